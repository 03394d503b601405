/* Optimisers against Keras 3: tests/records/optimizers.safetensors has what its optimisers made of fixed gradients
 * (tests/records/optimizers.py). Every case runs twice, step by step outside of traces and as one traced function; both must come
 * close to the record, and to each other in every bit.
 *
 * How close: the error of a value is measured in units of its dtype's epsilon, of the larger of the value itself and the
 * variable's first value (cancellation near 0 is no fault). Formulas are the same op by op, so that nearly all cases agree to the
 * last bit; powers may be a unit off in f64; a norm is a sum, whose order is a library's own, and may be a unit off at each of 8
 * steps, which momentum adds up. */
#include "nn_testing.h"

#include <etch/archive.h>
#include <etch/optimizer.h>

enum { N = 3, N_STEPS = 8 };

typedef struct recorded_case {
    const char *name;
    double limit; /* in units */
    etch_optimizer_options o;
} recorded_case;

static const int64_t bounds[] = { 1, 4 };
static const double pieces[] = { 0.3, 0.1, 0.02 };

static const recorded_case cases[] = {
    { "sgd", 2, { .kind = ETCH_SGD } },
    { "sgd_rate", 2, { .kind = ETCH_SGD, .rate = 0.3 } },
    { "sgd_momentum", 2, { .kind = ETCH_SGD, .rate = 0.1, .momentum = 0.9 } },
    { "sgd_nesterov", 2, { .kind = ETCH_SGD, .rate = 0.1, .momentum = 0.9, .is_nesterov = true } },
    { "sgd_decay", 2, { .kind = ETCH_SGD, .rate = 0.1, .momentum = 0.5, .weight_decay = 0.03 } },
    { "adam", 2, { .kind = ETCH_ADAM } },
    { "adam_rate", 2, { .kind = ETCH_ADAM, .rate = 0.05, .beta_1 = 0.8, .beta_2 = 0.95, .epsilon = 1e-4 } },
    { "adam_amsgrad", 2, { .kind = ETCH_ADAM, .rate = 0.05, .is_amsgrad = true } },
    { "adam_decay", 2, { .kind = ETCH_ADAM, .rate = 0.02, .weight_decay = 0.1 } },
    { "adamw", 2, { .kind = ETCH_ADAMW, .rate = 0.05 } },
    { "adamw_decay", 2, { .kind = ETCH_ADAMW, .rate = 0.05, .weight_decay = 0.2 } },
    { "adamw_amsgrad", 2, { .kind = ETCH_ADAMW, .rate = 0.05, .is_amsgrad = true } },
    { "rmsprop", 2, { .kind = ETCH_RMSPROP } },
    { "rmsprop_rate", 2, { .kind = ETCH_RMSPROP, .rate = 0.02, .rho = 0.8, .epsilon = 1e-3 } },
    { "rmsprop_momentum", 2, { .kind = ETCH_RMSPROP, .rate = 0.01, .momentum = 0.7 } },
    { "rmsprop_centered", 2, { .kind = ETCH_RMSPROP, .rate = 0.01, .is_centered = true, .epsilon = 1e-3 } },
    { "rmsprop_both",
      2,
      { .kind = ETCH_RMSPROP, .rate = 0.01, .momentum = 0.7, .is_centered = true, .epsilon = 1e-3 } },
    { "adagrad", 2, { .kind = ETCH_ADAGRAD } },
    { "adagrad_rate", 2, { .kind = ETCH_ADAGRAD, .rate = 0.3, .initial_accumulator = 0.5, .epsilon = 1e-3 } },
    { "adadelta", 2, { .kind = ETCH_ADADELTA } },
    { "adadelta_rate", 2, { .kind = ETCH_ADADELTA, .rate = 1, .rho = 0.8, .epsilon = 1e-3 } },
    { "lion", 2, { .kind = ETCH_LION } },
    { "lion_rate", 2, { .kind = ETCH_LION, .rate = 0.02, .beta_1 = 0.8, .beta_2 = 0.9, .weight_decay = 0.1 } },
    { "clip_value", 2, { .kind = ETCH_SGD, .rate = 0.1, .clip_value = 0.4 } },
    { "clip_norm", 8, { .kind = ETCH_SGD, .rate = 0.1, .clip_norm = 0.7 } },
    { "clip_norm_adam", 8, { .kind = ETCH_ADAM, .rate = 0.05, .clip_norm = 0.7 } },
    { "clip_global_norm", 8, { .kind = ETCH_SGD, .rate = 0.1, .clip_global_norm = 1.5 } },
    { "clip_global_norm_large", 2, { .kind = ETCH_SGD, .rate = 0.1, .clip_global_norm = 1e3 } },
    { "ema", 2, { .kind = ETCH_SGD, .rate = 0.1, .ema_momentum = 0.9 } },
    { "ema_adam", 2, { .kind = ETCH_ADAM, .rate = 0.05, .ema_momentum = 0.7, .weight_decay = 0.1 } },
    { "exponential", 2, { .rate = 0.2, .schedule = { .kind = ETCH_RATE_EXPONENTIAL, .steps = 3, .a = 0.7 } } },
    { "exponential_staircase",
      2,
      { .rate = 0.2, .schedule = { .kind = ETCH_RATE_EXPONENTIAL, .steps = 3, .a = 0.7, .is_staircase = true } } },
    { "inverse", 2, { .rate = 0.2, .schedule = { .kind = ETCH_RATE_INVERSE, .steps = 3, .a = 0.5 } } },
    { "inverse_staircase",
      2,
      { .rate = 0.2, .schedule = { .kind = ETCH_RATE_INVERSE, .steps = 3, .a = 0.5, .is_staircase = true } } },
    { "polynomial", 2, { .rate = 0.2, .schedule = { .kind = ETCH_RATE_POLYNOMIAL, .steps = 5, .b = 0.01 } } },
    { "polynomial_power",
      2,
      { .kind = ETCH_ADAM,
        .rate = 0.2,
        .schedule = { .kind = ETCH_RATE_POLYNOMIAL, .steps = 5, .a = 2.5, .b = 0.01 } } },
    { "cosine", 2, { .rate = 0.2, .schedule = { .kind = ETCH_RATE_COSINE, .steps = 6 } } },
    { "cosine_alpha", 2, { .rate = 0.2, .schedule = { .kind = ETCH_RATE_COSINE, .steps = 5, .a = 0.1 } } },
    { "cosine_warmup",
      2,
      { .rate = 0.2,
        .schedule = { .kind = ETCH_RATE_COSINE, .steps = 4, .a = 0.1, .warmup_steps = 3, .warmup_from = 0.01 } } },
    { "piecewise", 2, { .schedule = { .kind = ETCH_RATE_PIECEWISE, .bounds = bounds, .values = pieces, .n = 2 } } },
    { "scaled", 2, { .kind = ETCH_ADAM, .rate = 0.05, .scales_loss = true } },
    { "scaled_clip",
      16,
      { .kind = ETCH_SGD, .rate = 0.1, .momentum = 0.9, .clip_global_norm = 1.5, .scales_loss = true } },
};

/* --- a case being run --------------------------------------------------------------------------------------------- */

typedef struct run {
    world *w;
    etch_archive *a;
    const char *dtype_name;
    const recorded_case *c;
    etch_model *m;
    etch_variable *x[N];
    etch_optimizer *o;
    etch_function *f; /* NULL: the steps are not traced */
    double worst;     /* error of a value, in units */
} run;

/* "<dtype>/[<case>/]<what><i>"; NULL if it is not there. A handle of the open scope. */
static etch_tensor *record_of(const run *r, bool of_case, const char *what, int i)
{
    char name[128], number[16] = "";
    etch_tensor *t = NULL;
    if (i >= 0)
        (void)snprintf(number, sizeof number, "%d", i);
    (void)snprintf(name, sizeof name, "%s/%s%s%s%s", r->dtype_name, of_case ? r->c->name : "", of_case ? "/" : "", what,
                   number);
    if (etch_archive_find(r->a, name) < 0)
        return NULL;
    must(r->w, etch_archive_load(r->w->cx, r->a, name, &t));
    return etch_hand_over(r->w->cx, t);
}

/* Row `step` of a record. */
static etch_tensor *at_step(const run *r, etch_tensor *t, int step)
{
    return etch_gather(r->w->cx, t, etch_int(r->w->cx, ETCH_I64, step), 0, 0);
}

static void apply_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)out;
    etch_tensor *g[N];
    for (int i = 0; i < n_args && i < N; i++)
        g[i] = args[i].tensor;
    (void)!etch_optimizer_apply(cx, user, g, n_args);
}

/* In f64 all numbers are as f32 has them, Keras' defaults too (see the script). */
static etch_optimizer_options rounded(etch_optimizer_options o)
{
    bool is_adam = o.kind == ETCH_ADAM || o.kind == ETCH_ADAMW;
    o.rate = o.rate != 0 ? o.rate : o.kind == ETCH_SGD ? 0.01 : 0.001;
    if (is_adam || o.kind == ETCH_LION) {
        o.beta_1 = o.beta_1 != 0 ? o.beta_1 : 0.9;
        o.beta_2 = o.beta_2 != 0 ? o.beta_2 : is_adam ? 0.999 : 0.99;
    }
    if (o.kind == ETCH_RMSPROP || o.kind == ETCH_ADADELTA)
        o.rho = o.rho != 0 ? o.rho : o.kind == ETCH_RMSPROP ? 0.9 : 0.95;
    if (o.kind != ETCH_SGD && o.kind != ETCH_LION)
        o.epsilon = o.epsilon != 0 ? o.epsilon : 1e-7;
    if (o.kind == ETCH_ADAGRAD)
        o.initial_accumulator = o.initial_accumulator != 0 ? o.initial_accumulator : 0.1;
    if (o.kind == ETCH_ADAMW)
        o.weight_decay = o.weight_decay != 0 ? o.weight_decay : 0.004;
    double *const all[] = { &o.rate,      &o.momentum,         &o.beta_1,       &o.beta_2,
                            &o.rho,       &o.epsilon,          &o.weight_decay, &o.clip_value,
                            &o.clip_norm, &o.clip_global_norm, &o.ema_momentum, &o.initial_accumulator };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        *all[i] = (double)(float)*all[i];
    return o;
}

static void begin(run *r, bool is_traced)
{
    static const char *const names[N] = { "x0", "x1", "x2" };
    etch_ctx *cx = r->w->cx;
    bool is_wide = strcmp(r->dtype_name, "float64") == 0;
    const etch_optimizer_options o = is_wide ? rounded(r->c->o) : r->c->o;
    r->m = model_of(r->w, is_wide ? ETCH_F64 : ETCH_F32, 0);
    for (int i = 0; i < N; i++)
        r->x[i] = etch_model_add(cx, r->m, record_of(r, false, "x", i), &(etch_variable_options){ .name = names[i] });
    r->o = etch_optimizer_new(cx, r->m, "opt", NULL, 0, &o);
    if (!r->o)
        fail_msg("%s: %s", r->c->name, etch_error_message(cx));
    assert_int_equal(etch_optimizer_n_variables(r->o), N);
    r->f = is_traced ? structured(r->w, apply_body, r->o, ETCH_SYMBOLIC) : NULL;
}

static void end(run *r)
{
    if (r->f)
        assert_int_equal(n_traces(r->f), 1);
    etch_function_release(&r->f);
    etch_model_release(&r->m);
}

/* The gradients of a step, as the recording script makes them. */
static void feed(const run *r, int step, etch_tensor *g[N])
{
    etch_ctx *cx = r->w->cx;
    for (int i = 0; i < N; i++)
        g[i] = etch_optimizer_scale_loss(cx, r->o, at_step(r, record_of(r, false, "g", i), step));
    if (r->c->o.scales_loss && (step == 3 || step == 4)) {
        const bool is_third[5] = { [2] = true };
        g[1] = etch_select(cx, etch_from(cx, ETCH_BOOL, DIMS(5), 1, is_third),
                           etch_scalar(cx, etch_tensor_dtype(g[1]), INFINITY), g[1]);
    }
}

static double unit_of(etch_dtype t) { return t == ETCH_F64 ? 0x1p-52 : t == ETCH_F32 ? 0x1p-23 : 0x1p-10; }

static void compare(run *r, const char *what, int i, int step, etch_tensor *got)
{
    etch_tensor *all = record_of(r, true, what, i);
    if (!all)
        return;
    etch_tensor *first = i >= 0 ? record_of(r, false, "x", i) : NULL;
    double *x = doubles(r->w, got), *want = doubles(r->w, at_step(r, all, step));
    double *start = first ? doubles(r->w, first) : NULL;
    etch_dtype t = etch_tensor_dtype(got);
    for (int64_t k = 0; k < etch_tensor_count(got); k++) {
        double size = fmax(fabs(want[k]), start ? fabs(start[k]) : 0);
        double error = size == 0 ? fabs(x[k]) : fabs(x[k] - want[k]) / (size * unit_of(t));
        r->worst = fmax(r->worst, error);
        if (!(error <= r->c->limit))
            fail_msg("%s/%s, step %d: %s%d[%lld] is %.17g, Keras has %.17g: %.1f units off", r->dtype_name, r->c->name,
                     step, what, i, (long long)k, x[k], want[k], error);
    }
    free(x);
    free(want);
    free(start);
}

static void run_step(run *r, int step)
{
    etch_ctx *cx = r->w->cx;
    etch_scope scope = etch_scope_begin(cx);
    if (r->c->o.scales_loss && (step == 0 || step == 5)) /* three good steps double it, as the recorded one was told */
        etch_variable_assign(cx, etch_model_find(r->m, "opt/good_steps"), etch_int(cx, ETCH_I64, 1997));
    etch_tensor *g[N];
    feed(r, step, g);
    compare(r, "rate", -1, step, etch_optimizer_rate_now(cx, r->o));
    if (r->f)
        RUN(r->w, r->f, ETCH_ARG_TENSOR(g[0]), ETCH_ARG_TENSOR(g[1]), ETCH_ARG_TENSOR(g[2]));
    else
        must(r->w, etch_optimizer_apply(cx, r->o, g, N));
    for (int i = 0; i < N; i++) {
        char name[32];
        (void)snprintf(name, sizeof name, "opt/x%d/average", i);
        compare(r, "x", i, step, etch_variable_read(cx, r->x[i]));
        if (etch_model_find(r->m, name))
            compare(r, "average", i, step, etch_variable_read(cx, etch_model_find(r->m, name)));
    }
    if (r->c->o.scales_loss)
        compare(r, "scale", -1, step, etch_variable_read(cx, etch_model_find(r->m, "opt/scale")));
    etch_scope_end(cx, scope);
}

/* All variables of both have the same bits. */
static void are_equal(world *w, const etch_model *a, const etch_model *b)
{
    assert_int_equal(etch_model_n_variables(a), etch_model_n_variables(b));
    for (int i = 0; i < etch_model_n_variables(a); i++) {
        etch_tensor *t = etch_variable_read(w->cx, etch_model_variable(a, i));
        size_t bytes = (size_t)etch_tensor_count(t) * etch_dtype_bytes(etch_tensor_dtype(t));
        char x[256];
        assert_true(bytes <= sizeof x);
        must(w, etch_tensor_read(w->cx, t, x, bytes));
        expect_bytes(w, etch_variable_read(w->cx, etch_model_variable(b, i)), x, bytes);
    }
}

static void test_records(const char *dtype_name)
{
    world w;
    world_begin(&w);
    etch_archive *a = NULL;
    must(&w, etch_archive_open(w.cx, ETCH_SOURCE_DIR "/tests/records/optimizers.safetensors", &a));
    double worst[2] = { 0, 0 };
    int n = 0;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        etch_scope scope = etch_scope_begin(w.cx);
        run eager = { .w = &w, .a = a, .dtype_name = dtype_name, .c = &cases[i] }, traced = eager;
        if (record_of(&eager, true, "x", 0)) {
            begin(&eager, false);
            begin(&traced, true);
            for (int step = 0; step < N_STEPS; step++) {
                run_step(&eager, step);
                run_step(&traced, step);
                are_equal(&w, eager.m, traced.m);
            }
            bool has_norm = cases[i].limit > 2;
            worst[has_norm] = fmax(worst[has_norm], eager.worst);
            if (getenv("ETCH_TEST_VERBOSE"))
                print_message("%s/%s: %.2f\n", dtype_name, cases[i].name, eager.worst);
            end(&eager);
            end(&traced);
            n++;
        }
        etch_scope_end(w.cx, scope);
    }
    print_message("%s: %d cases, at most %.2f units off, those with norms %.2f\n", dtype_name, n, worst[0], worst[1]);
    assert_true(n >= 4);
    etch_archive_release(&a);
    world_end(&w);
}

static void test_f32(void **state)
{
    (void)state;
    test_records("float32");
}

static void test_f64(void **state)
{
    (void)state;
    test_records("float64");
}

static void test_f16(void **state)
{
    (void)state;
    test_records("float16");
}

/* A table by scattered gradients, in which some rows are named twice. Keras subtracts one row after the other, which are added up
 * here first: a unit or two per step. */
static void compare_rows(world *w, etch_archive *a, const char *dtype_name, bool is_adagrad)
{
    etch_tensor *parts[4] = { NULL };
    const char *const what[4] = { "x", "indices", "g", is_adagrad ? "adagrad/x" : "sgd/x" };
    for (int i = 0; i < 4; i++) {
        char name[64];
        (void)snprintf(name, sizeof name, "%s/rows/%s", dtype_name, what[i]);
        must(w, etch_archive_load(w->cx, a, name, &parts[i]));
        parts[i] = etch_hand_over(w->cx, parts[i]);
    }
    bool is_wide = strcmp(dtype_name, "float64") == 0;
    etch_optimizer_options o = { .kind = is_adagrad ? ETCH_ADAGRAD : ETCH_SGD, .rate = 0.3 };
    if (is_wide)
        o = rounded(o);
    etch_model *m = model_of(w, is_wide ? ETCH_F64 : ETCH_F32, 0);
    etch_variable *x = etch_model_add(w->cx, m, parts[0], &(etch_variable_options){ .name = "x" });
    etch_optimizer *opt = etch_optimizer_new(w->cx, m, "opt", NULL, 0, &o);
    double *start = doubles(w, parts[0]), worst = 0, unit = unit_of(etch_tensor_dtype(parts[0]));
    for (int step = 0; step < N_STEPS; step++) {
        etch_tensor *at = etch_int(w->cx, ETCH_I64, step);
        etch_gradient g = { .value = etch_gather(w->cx, parts[2], at, 0, 0),
                            .indices = etch_gather(w->cx, parts[1], at, 0, 0) };
        must(w, etch_optimizer_apply_gradients(w->cx, opt, &g, 1));
        double *got = doubles(w, etch_variable_read(w->cx, x));
        double *want = doubles(w, etch_gather(w->cx, parts[3], at, 0, 0));
        for (int k = 0; k < 9 * 4; k++)
            worst = fmax(worst, fabs(got[k] - want[k]) / (fmax(fabs(want[k]), fabs(start[k])) * unit));
        free(got);
        free(want);
    }
    free(start);
    print_message("%s/rows/%s: %.2f units off\n", dtype_name, what[3], worst);
    assert_true(worst <= (is_adagrad ? 2 : 4));
    etch_model_release(&m);
}

static void test_rows(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_archive *a = NULL;
    must(&w, etch_archive_open(w.cx, ETCH_SOURCE_DIR "/tests/records/optimizers.safetensors", &a));
    for (int i = 0; i < 4; i++)
        compare_rows(&w, a, i < 2 ? "float32" : "float64", i % 2);
    etch_archive_release(&a);
    world_end(&w);
}

int etch_test_optimizer_records(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_f32),
        cmocka_unit_test(test_f64),
        cmocka_unit_test(test_f16),
        cmocka_unit_test(test_rows),
    };
    return cmocka_run_group_tests_name("nn/optimizer_records", tests, NULL, NULL);
}
