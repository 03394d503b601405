/* Optimisers beside their formulas (optimizer_records_test.c): one trace for many steps, rates that change, variables without
 * gradients, files, loss scaling, averages, fusion, and bad arguments, after which everything is as it was. */
#include "nn_testing.h"

#include <etch/optimizer.h>
#include <etch/plan.h>

/* Gradients are the arguments; one that is no tensor is none. */
static void step_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    etch_tensor *g[4] = { NULL };
    for (int i = 0; i < n_args && i < 4; i++)
        g[i] = args[i].kind == ETCH_SPEC_TENSOR ? args[i].tensor : NULL;
    if (etch_optimizer_apply(cx, user, g, n_args) == ETCH_OK)
        etch_return(out, etch_optimizer_rate_now(cx, user));
}

static etch_optimizer *optimizer_of(world *w, etch_model *m, const char *name, const etch_optimizer_options *options)
{
    etch_optimizer *o = etch_optimizer_new(w->cx, m, name, NULL, 0, options);
    if (!o)
        fail_msg("%s", etch_error_message(w->cx));
    return o;
}

/* --- the program's own variables ---------------------------------------------------------------------------------- */

/* Steps and rate are variables of the program; zeros are meant. */
static void test_own_scalars(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = etch_model_new(w.cx, &(etch_model_options){ .has_equal_names = true });
    etch_variable *x = etch_variable_new(w.cx, NUMBERS(&w, 1, 2), NULL),
                  *y = etch_variable_new(w.cx, NUMBERS(&w, 3), NULL);
    etch_variable *steps = etch_variable_new(w.cx, etch_int(w.cx, ETCH_I64, 5), NULL);
    etch_variable *rate = etch_variable_new(w.cx, etch_scalar(w.cx, ETCH_F32, 0.5), NULL);
    must(&w, etch_model_hold(w.cx, m, x));
    must(&w, etch_model_hold(w.cx, m, y));
    etch_optimizer_options how = {
        .kind = ETCH_ADAM, .has_zeros = true, .beta_2 = 0, .epsilon = 0, .steps_variable = steps, .rate_variable = rate
    };
    etch_variable *const vs[] = { x, y };
    etch_optimizer *o = etch_optimizer_new(w.cx, m, "own", vs, 2, &how);
    assert_non_null(o);
    assert_ptr_equal(etch_optimizer_steps(o), steps);
    assert_ptr_equal(etch_optimizer_rate(o), rate);
    etch_tensor *const g[] = { NUMBERS(&w, 4, -4), NUMBERS(&w, 8) };
    must(&w, etch_optimizer_apply(w.cx, o, g, 2));
    HAS(&w, x, 0.5f, 2.5f); /* without means the step is the sign times the rate */
    HAS(&w, y, 2.5f);
    EXPECT_I64(&w, etch_variable_read(w.cx, steps), 6);
    how.steps_variable = rate;
    failed(&w, etch_optimizer_new(w.cx, m, "other", vs, 2, &how), ETCH_EDTYPE, "cannot be its steps");
    how.steps_variable = steps;
    how.rate_variable = x;
    failed(&w, etch_optimizer_new(w.cx, m, "other", vs, 2, &how), ETCH_EDTYPE, "cannot be its rate");
    etch_model_release(&m);
    etch_variable *all[] = { x, y, steps, rate };
    for (int i = 0; i < 4; i++)
        etch_variable_release(&all[i]);
    world_end(&w);
}

static void rate_at(world *w, const etch_schedule *s, etch_tensor *step, float want)
{
    double *got = doubles(w, etch_schedule_rate(w->cx, s, etch_scalar(w->cx, ETCH_F32, 1), step));
    assert_true(fabs(*got - want) < 1e-6);
    free(got);
}

/* Rates without an optimiser, at steps of any dtype; the cycle ends at 8, then at 16. */
static void test_schedule_by_itself(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    const etch_schedule cyclic = { .kind = ETCH_RATE_POLYNOMIAL, .steps = 8, .a = 1, .b = 0, .is_cyclic = true };
    const etch_schedule piecewise = {
        .kind = ETCH_RATE_PIECEWISE, .bounds = (const int64_t[]){ 2 }, .values = (const double[]){ 1, 0.5 }, .n = 1
    };
    rate_at(&w, &cyclic, etch_int(w.cx, ETCH_I32, 0), 1);
    rate_at(&w, &cyclic, etch_int(w.cx, ETCH_I64, 6), 0.25f);
    rate_at(&w, &cyclic, etch_scalar(w.cx, ETCH_F32, 12), 0.25f);
    rate_at(&w, &piecewise, etch_int(w.cx, ETCH_I32, 2), 1);
    rate_at(&w, &piecewise, etch_scalar(w.cx, ETCH_F64, 2.5), 0.5f);
    etch_schedule restarts = { .kind = ETCH_RATE_RESTARTS, .steps = 4, .longer = 2, .lower = 0.5 };
    rate_at(&w, &restarts, etch_int(w.cx, ETCH_I64, 2), 0.5f);
    rate_at(&w, &restarts, etch_int(w.cx, ETCH_I64, 4), 0.5f); /* the second turn begins, and is over at 12 */
    rate_at(&w, &restarts, etch_int(w.cx, ETCH_I64, 8), 0.25f);
    restarts.longer = 1;
    rate_at(&w, &restarts, etch_int(w.cx, ETCH_I64, 6), 0.25f);
    etch_tensor *one = etch_scalar(w.cx, ETCH_F32, 1);
    restarts.lower = 0;
    failed(&w, etch_schedule_rate(w.cx, &restarts, one, one), ETCH_EINVAL, "0 times lower");
    failed(&w, etch_schedule_rate(w.cx, NULL, one, one), ETCH_EINVAL, "the schedule is NULL");
    failed(&w, etch_schedule_rate(w.cx, &cyclic, NULL, one), ETCH_EINVAL, "the rate is NULL");
    failed(&w, etch_schedule_rate(w.cx, &cyclic, one, NULL), ETCH_EINVAL, "the step is NULL");
    const etch_schedule wrong = { .kind = ETCH_RATE_COSINE, .steps = 8, .is_cyclic = true };
    failed(&w, etch_schedule_rate(w.cx, &wrong, one, one), ETCH_EINVAL, "only the polynomial schedule is cyclic");
    world_end(&w);
}

/* --- what is asked of it ------------------------------------------------------------------------------------------ */

static void test_variables(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 0);
    etch_variable *a = ADD_VECTOR(&w, m, "a", 1, 2), *b = ADD_VECTOR(&w, m, "b", 3);
    etch_variable *still = etch_model_add(w.cx, m, NUMBERS(&w, 7),
                                          &(etch_variable_options){ .name = "still", .is_untrainable = true });
    etch_optimizer *all = optimizer_of(&w, m, "all", &(etch_optimizer_options){ .kind = ETCH_ADAM });
    assert_int_equal(etch_optimizer_n_variables(all), 2);
    assert_ptr_equal(etch_optimizer_variable(all, 0), a);
    assert_ptr_equal(etch_optimizer_variable(all, 1), b);
    assert_null(etch_optimizer_variable(all, 2));
    assert_null(etch_optimizer_variable(all, -1));
    assert_int_equal(etch_optimizer_n_variables(NULL), 0);
    assert_null(etch_optimizer_steps(NULL));
    assert_null(etch_optimizer_rate(NULL));
    assert_ptr_equal(etch_model_find(m, "all/steps"), etch_optimizer_steps(all));
    assert_ptr_equal(etch_model_find(m, "all/rate"), etch_optimizer_rate(all));
    HAS(&w, etch_optimizer_rate(all), 0.001f);
    EXPECT_I64(&w, etch_variable_read(w.cx, etch_optimizer_steps(all)), 0);
    HAS(&w, etch_model_find(m, "all/a/momentum"), 0, 0);
    HAS(&w, etch_model_find(m, "all/b/velocity"), 0);
    assert_false(etch_variable_is_trainable(etch_model_find(m, "all/a/momentum")));
    assert_null(etch_model_find(m, "all/a/average"));
    /* A second one, for what it is told, trainable or not. */
    etch_optimizer *some = etch_optimizer_new(w.cx, m, "some", (etch_variable *[]){ still }, 1, NULL);
    must(&w, etch_optimizer_apply(w.cx, some, (etch_tensor *[]){ NUMBERS(&w, 100) }, 1));
    HAS(&w, still, 6);
    HAS(&w, a, 1, 2);
    etch_optimizer *third = optimizer_of(&w, m, "third",
                                         &(etch_optimizer_options){ .kind = ETCH_ADAGRAD, .ema_momentum = 0.5 });
    assert_int_equal(etch_optimizer_n_variables(third), 2); /* slots of the others are not trained */
    HAS(&w, etch_model_find(m, "third/a/accumulator"), 0.1f, 0.1f);
    assert_non_null(etch_model_find(m, "third/b/average"));
    etch_model_release(&m);
    world_end(&w);
}

static void test_rate_is_written(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 0);
    etch_variable *x = ADD_VECTOR(&w, m, "x", 8, 4);
    etch_optimizer *o = optimizer_of(&w, m, "sgd", &(etch_optimizer_options){ .rate = 0.5 });
    etch_function *f = structured(&w, step_body, o, ETCH_STRICT); /* a second trace would be an error */
    RUN(&w, f, ETCH_ARG_TENSOR(NUMBERS(&w, 2, 4)));
    HAS(&w, x, 7, 2);
    etch_variable_assign(w.cx, etch_optimizer_rate(o), etch_scalar(w.cx, ETCH_F32, 0.25));
    RUN(&w, f, ETCH_ARG_TENSOR(NUMBERS(&w, 4, 4)));
    HAS(&w, x, 6, 1);
    must(&w, etch_optimizer_apply(w.cx, o, (etch_tensor *[]){ NUMBERS(&w, 8, 4) }, 1)); /* and outside of traces */
    HAS(&w, x, 4, 0);
    EXPECT_I64(&w, etch_variable_read(w.cx, etch_optimizer_steps(o)), 3);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    etch_model_release(&m);
    world_end(&w);
}

/* Values at steps 0, 1, ... by the formulas, written out. */
static void test_schedules(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    const etch_schedule schedules[] = {
        { .kind = ETCH_RATE_EXPONENTIAL, .steps = 2, .a = 0.25, .is_staircase = true },
        { .kind = ETCH_RATE_INVERSE, .steps = 1, .a = 1 },
        { .kind = ETCH_RATE_POLYNOMIAL, .steps = 4, .b = 0 },
        { .kind = ETCH_RATE_PIECEWISE, .bounds = DIMS(0, 2), .values = (const double[]){ 3, 2, 1 }, .n = 2 },
        { .kind = ETCH_RATE_COSINE, .steps = 2, .a = 0.5, .warmup_steps = 2, .warmup_from = 0 },
    };
    const float want[][6] = {
        { 8, 8, 2, 2, 0.5f, 0.5f }, { 8, 4, 8.0f / 3, 2, 1.6f, 8.0f / 6 }, { 8, 6, 4, 2, 0, 0 }, { 3, 2, 2, 1, 1, 1 },
        { 0, 4, 8, 6, 4, 4 },
    };
    for (size_t i = 0; i < sizeof schedules / sizeof *schedules; i++) {
        etch_model *m = model_of(&w, 0, 0);
        ADD_VECTOR(&w, m, "x", 0);
        etch_optimizer *o = optimizer_of(&w, m, "o", &(etch_optimizer_options){ .rate = 8, .schedule = schedules[i] });
        etch_function *f = structured(&w, step_body, o, ETCH_STRICT);
        float x = 0;
        for (int step = 0; step < 6; step++) {
            double now = first(&w, etch_optimizer_rate_now(w.cx, o));
            if (fabs(now - (double)want[i][step]) > 1e-6)
                fail_msg("schedule %zu: the rate of step %d is %g, not %g", i, step, now, (double)want[i][step]);
            RUN(&w, f, ETCH_ARG_TENSOR(NUMBERS(&w, 1)));
            x -= want[i][step];
            assert_true(fabs(first(&w, etch_variable_read(w.cx, etch_model_find(m, "x"))) - (double)x) < 1e-5);
        }
        assert_int_equal(n_traces(f), 1);
        etch_function_release(&f);
        etch_model_release(&m);
    }
    world_end(&w);
}

static void test_no_gradient(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 0);
    etch_variable *a = ADD_VECTOR(&w, m, "a", 1), *b = ADD_VECTOR(&w, m, "b", 10);
    etch_optimizer *o = optimizer_of(
        &w, m, "o",
        &(etch_optimizer_options){ .rate = 0.5, .momentum = 0.5, .weight_decay = 0.5, .ema_momentum = 0.5 });
    etch_function *f = structured(&w, step_body, o, ETCH_SYMBOLIC);
    for (int i = 0; i < 4; i++) { /* twice outside of traces, twice inside */
        etch_tensor *g = NUMBERS(&w, 1);
        if (i < 2)
            must(&w, etch_optimizer_apply(w.cx, o, (etch_tensor *[]){ NULL, g }, 2));
        else
            RUN(&w, f, ETCH_ARG_NONE, ETCH_ARG_TENSOR(g));
        HAS(&w, a, 1);
        HAS(&w, etch_model_find(m, "o/a/momentum"), 0);
        HAS(&w, etch_model_find(m, "o/a/average"), 1);
    }
    /* b by hand: m = m/2 - 1/2; b = 3/4 b + m: 7, 4.5, 2.5, 0.9375 */
    HAS(&w, b, 0.9375f);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    etch_model_release(&m);
    world_end(&w);
}

/* --- files -------------------------------------------------------------------------------------------------------- */

static etch_model *small_model(world *w, etch_optimizer **o)
{
    etch_model *m = model_of(w, 0, 1);
    ADD_VECTOR(w, m, "a", 1, -2, 3);
    ADD_VECTOR(w, m, "b", 0.5f);
    *o = optimizer_of(w, m, "adam",
                      &(etch_optimizer_options){ .kind = ETCH_ADAM,
                                                 .rate = 0.1,
                                                 .schedule = { .kind = ETCH_RATE_COSINE, .steps = 9 },
                                                 .ema_momentum = 0.9,
                                                 .scales_loss = true });
    return m;
}

static void train(world *w, etch_optimizer *o, int n)
{
    for (int i = 0; i < n; i++) {
        etch_tensor *g[2]; /* of the sum of squares */
        for (int k = 0; k < 2; k++) {
            etch_tensor *x = etch_variable_read(w->cx, etch_optimizer_variable(o, k));
            g[k] = etch_optimizer_scale_loss(w->cx, o, etch_add(w->cx, x, x));
        }
        must(w, etch_optimizer_apply(w->cx, o, g, 2));
    }
}

static void test_goes_on_from_a_file(void **state)
{
    (void)state;
    static const char path[] = ETCH_BUILD_DIR "/nn_optimizer_test.safetensors";
    world w;
    world_begin(&w);
    etch_optimizer *o, *p;
    etch_model *m = small_model(&w, &o), *n = small_model(&w, &p);
    train(&w, o, 3);
    must(&w, etch_model_store(w.cx, m, path));
    train(&w, o, 4);
    must(&w, etch_model_load(w.cx, n, path));
    train(&w, p, 4);
    for (int i = 0; i < etch_model_n_variables(m); i++) {
        char bytes[24];
        etch_tensor *t = etch_variable_read(w.cx, etch_model_variable(m, i));
        size_t n_bytes = (size_t)etch_tensor_count(t) * etch_dtype_bytes(etch_tensor_dtype(t));
        assert_true(n_bytes <= sizeof bytes);
        must(&w, etch_tensor_read(w.cx, t, bytes, n_bytes));
        expect_bytes(&w, etch_variable_read(w.cx, etch_model_variable(n, i)), bytes, n_bytes);
    }
    (void)remove(path);
    etch_model_release(&m);
    etch_model_release(&n);
    world_end(&w);
}

/* --- loss scaling, averages --------------------------------------------------------------------------------------- */

static void test_scaled_loss(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 0);
    etch_variable *a = ADD_VECTOR(&w, m, "a", 1, 2), *b = ADD_VECTOR(&w, m, "b", 3);
    etch_optimizer *plain = optimizer_of(&w, m, "plain", NULL);
    etch_tensor *loss = etch_scalar(w.cx, ETCH_F16, 1.5);
    assert_ptr_equal(etch_optimizer_scale_loss(w.cx, plain, loss), loss);
    etch_optimizer *o = optimizer_of(
        &w, m, "o",
        &(etch_optimizer_options){ .rate = 0.5, .momentum = 0.5, .ema_momentum = 0.5, .scales_loss = true });
    etch_variable *scale = etch_model_find(m, "o/scale"), *good = etch_model_find(m, "o/good_steps");
    HAS(&w, scale, 32768);
    etch_tensor *scaled = etch_optimizer_scale_loss(w.cx, o, loss);
    assert_int_equal(etch_tensor_dtype(scaled), ETCH_F16);
    assert_true(first(&w, etch_cast(w.cx, scaled, ETCH_F32)) == 49152);
    etch_function *f = structured(&w, step_body, o, ETCH_STRICT);
    etch_tensor *g[2] = { NUMBERS(&w, 32768, 65536), NUMBERS(&w, 32768) };
    RUN(&w, f, ETCH_ARG_TENSOR(g[0]), ETCH_ARG_TENSOR(g[1]));
    HAS(&w, a, 0.5f, 1);
    HAS(&w, b, 2.5f);
    EXPECT_I64(&w, etch_variable_read(w.cx, good), 1);
    /* One element is not finite: nothing moves, be it traced or not. */
    const float bad[] = { INFINITY, -INFINITY, NAN };
    for (int i = 0; i < 6; i++) {
        etch_tensor *h = NUMBERS(&w, 1, bad[i / 2]);
        if (i % 2)
            RUN(&w, f, ETCH_ARG_TENSOR(h), ETCH_ARG_TENSOR(g[1]));
        else
            must(&w, etch_optimizer_apply(w.cx, o, (etch_tensor *[]){ h, g[1] }, 2));
        HAS(&w, a, 0.5f, 1);
        HAS(&w, b, 2.5f);
        HAS(&w, etch_model_find(m, "o/b/momentum"), -0.5f);
        HAS(&w, etch_model_find(m, "o/b/average"), 2.5f);
        HAS(&w, scale, ldexpf(1, 14 - i));
        EXPECT_I64(&w, etch_variable_read(w.cx, good), 0);
        EXPECT_I64(&w, etch_variable_read(w.cx, etch_optimizer_steps(o)), 1);
    }
    /* The 2,000th good step doubles it. */
    etch_variable_assign(w.cx, good, etch_int(w.cx, ETCH_I64, 1998));
    RUN(&w, f, ETCH_ARG_TENSOR(g[0]), ETCH_ARG_TENSOR(g[1]));
    HAS(&w, scale, 512);
    EXPECT_I64(&w, etch_variable_read(w.cx, good), 1999);
    RUN(&w, f, ETCH_ARG_TENSOR(g[0]), ETCH_ARG_TENSOR(g[1]));
    HAS(&w, scale, 1024);
    EXPECT_I64(&w, etch_variable_read(w.cx, good), 0);
    etch_function_release(&f);
    etch_model_release(&m);
    world_end(&w);
}

static void average_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)args, (void)n_args, (void)out;
    (void)!etch_optimizer_use_average(cx, user);
}

static void test_use_average(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int is_traced = 0; is_traced < 2; is_traced++) {
        etch_model *m = model_of(&w, 0, 0);
        etch_variable *a = ADD_VECTOR(&w, m, "a", 4), *b = ADD_VECTOR(&w, m, "b", 8);
        etch_optimizer *o = optimizer_of(&w, m, "o", &(etch_optimizer_options){ .rate = 1, .ema_momentum = 0.5 });
        for (int i = 0; i < 2; i++)
            must(&w, etch_optimizer_apply(w.cx, o, (etch_tensor *[]){ NUMBERS(&w, 1), NUMBERS(&w, 2) }, 2));
        HAS(&w, a, 2);
        HAS(&w, b, 4);
        etch_function *f = structured(&w, average_body, o, ETCH_STRICT);
        if (is_traced)
            RUN(&w, f);
        else
            must(&w, etch_optimizer_use_average(w.cx, o));
        HAS(&w, a, 2.5f);
        HAS(&w, b, 5);
        etch_function_release(&f);
        etch_model_release(&m);
    }
    world_end(&w);
}

/* --- sizes -------------------------------------------------------------------------------------------------------- */

/* A variable whose size is open keeps its slots only as long as it keeps its size; gradients of size 1 are not spread. */
static void test_open_sizes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 0);
    etch_variable *v = etch_model_add(w.cx, m, NUMBERS(&w, 1, 2, 3),
                                      &(etch_variable_options){ .name = "v", .sizes = &ETCH_UNKNOWN_SIZE, .rank = 1 });
    etch_variable *u = etch_model_add(w.cx, m, NUMBERS(&w, 1, 2),
                                      &(etch_variable_options){ .name = "u", .rank = ETCH_ANY_RANK });
    etch_variable *fixed = ADD_VECTOR(&w, m, "fixed", 1, 2, 3);
    etch_optimizer *o = optimizer_of(&w, m, "o", &(etch_optimizer_options){ .rate = 0.5, .momentum = 0.5 });
    etch_function *f = structured(&w, step_body, o, ETCH_SYMBOLIC);
    etch_tensor *three = NUMBERS(&w, 2, 2, 2), *two = NUMBERS(&w, 2, 2), *one = NUMBERS(&w, 2);
    must(&w, etch_optimizer_apply(w.cx, o, (etch_tensor *[]){ three, two, three }, 3));
    RUN(&w, f, ETCH_ARG_TENSOR(three), ETCH_ARG_TENSOR(two), ETCH_ARG_TENSOR(three));
    HAS(&w, v, -1.5f, -0.5f, 0.5f);
    HAS(&w, u, -1.5f, -0.5f);
    HAS(&w, fixed, -1.5f, -0.5f, 0.5f);
    etch_tensor *out[1];
    for (int i = 0; i < 3; i++) {
        etch_arg args[3] = { ETCH_ARG_TENSOR(three), ETCH_ARG_TENSOR(two), ETCH_ARG_TENSOR(three) };
        args[i] = ETCH_ARG_TENSOR(one);
        assert_int_equal(etch_call_args(w.cx, f, args, 3, out, 1, NULL), -1);
        refused(&w, etch_error_status(w.cx), ETCH_ESHAPE, "");
        HAS(&w, v, -1.5f, -0.5f, 0.5f);
        HAS(&w, u, -1.5f, -0.5f);
        HAS(&w, fixed, -1.5f, -0.5f, 0.5f);
    }
    etch_function_release(&f);
    etch_model_release(&m);
    world_end(&w);
}

/* An optimiser that a function makes in its first trace. */
static void maker_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args;
    struct {
        etch_model *m;
        etch_optimizer *o;
    } *made = user;
    if (!made->o)
        made->o = etch_optimizer_new(cx, made->m, "o", NULL, 0,
                                     &(etch_optimizer_options){ .rate = 1, .momentum = 0.5 });
    if (made->o && etch_optimizer_apply(cx, made->o, &args[0].tensor, 1) == ETCH_OK)
        etch_return(out, etch_variable_read(cx, etch_optimizer_variable(made->o, 0)));
}

static void test_made_in_a_trace(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    struct {
        etch_model *m;
        etch_optimizer *o;
    } made = { model_of(&w, 0, 0), NULL };
    etch_variable *a = ADD_VECTOR(&w, made.m, "a", 4, 8);
    etch_function *f = structured(&w, maker_body, &made, ETCH_SYMBOLIC);
    for (int i = 0; i < 3; i++)
        RUN(&w, f, ETCH_ARG_TENSOR(NUMBERS(&w, 1, 1)));
    HAS(&w, a, 4 - 1 - 1.5f - 1.75f, 8 - 4.25f);
    etch_function_release(&f);
    etch_model_release(&made.m);
    world_end(&w);
}

/* --- fusion ------------------------------------------------------------------------------------------------------- */

/* Kernels of the step of a model of two variables. */
static int n_kernels(world *w, const etch_optimizer_options *options)
{
    etch_model *m = model_of(w, 0, 0);
    ADD_VECTOR(w, m, "a", 1, 2, 3);
    ADD_VECTOR(w, m, "b", 1, 2);
    etch_optimizer *o = optimizer_of(w, m, "o", options);
    etch_function *f = structured(w, step_body, o, ETCH_SYMBOLIC);
    RUN(w, f, ETCH_ARG_TENSOR(NUMBERS(w, 1, 2, 3)), ETCH_ARG_TENSOR(NUMBERS(w, 1, 2)));
    etch_graph *g = NULL;
    etch_plan *p = NULL;
    must(w, etch_function_graph(w->cx, f, 1, &g));
    must(w, etch_plan_new(w->cx, g, NULL, &p));
    int n = etch_plan_get_stats(w->cx, p).n_kernels;
    etch_plan_release(&p);
    etch_graph_release(&g);
    etch_function_release(&f);
    etch_model_release(&m);
    return n;
}

/* One per variable, and one for scalars (the number of the step; Adam's rate with it). */
static void test_fusion(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    const etch_optimizer_options fused[] = {
        { .kind = ETCH_SGD },
        { .kind = ETCH_SGD, .momentum = 0.9, .is_nesterov = true, .weight_decay = 0.1, .ema_momentum = 0.9 },
        { .kind = ETCH_ADAM },
        { .kind = ETCH_ADAMW, .is_amsgrad = true, .clip_value = 1 },
        { .kind = ETCH_RMSPROP, .momentum = 0.9, .is_centered = true },
        { .kind = ETCH_ADAGRAD },
        { .kind = ETCH_ADADELTA }, /* two results of which neither is made of the other, and so in the next */
        { .kind = ETCH_LION },
        { .kind = ETCH_ADAM, .is_amsgrad = true, .weight_decay = 0.1, .ema_momentum = 0.9 },
    };
    for (size_t i = 0; i < sizeof fused / sizeof *fused; i++) {
        int n = n_kernels(&w, &fused[i]);
        if (n > 3 + (fused[i].ema_momentum != 0)) /* is this the first step? */
            fail_msg("optimiser %zu: %d kernels", i, n);
    }
    world_end(&w);
}

/* --- bad arguments ------------------------------------------------------------------------------------------------ */

static void test_bad_options(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 0);
    ADD_VECTOR(&w, m, "x", 1);
    const struct {
        etch_optimizer_options o;
        const char *text;
    } rows[] = {
        { { .kind = 77 }, "optimizer 'o': there is no kind 77" },
        { { .kind = (etch_optimizer_kind)-1 }, "there is no kind" },
        { { .rate = -1 }, "rate is -1, it may be 0 or more" },
        { { .rate = NAN }, "rate is" },
        { { .rate = INFINITY }, "rate is inf" },
        { { .momentum = 1 }, "momentum is 1, it may be 0 to less than 1" },
        { { .momentum = -0.5 }, "momentum is -0.5" },
        { { .kind = ETCH_ADAM, .momentum = 0.5 }, "momentum is 0.5, but Adam has none" },
        { { .kind = ETCH_ADAM, .beta_1 = 1 }, "beta_1 is 1" },
        { { .kind = ETCH_LION, .beta_2 = 1.5 }, "beta_2 is 1.5" },
        { { .kind = ETCH_LION, .epsilon = 1e-3 }, "epsilon is 0.001, but Lion has none" },
        { { .kind = ETCH_RMSPROP, .rho = 2 }, "rho is 2" },
        { { .is_amsgrad = true }, "is_amsgrad is 1, but SGD has none" },
        { { .kind = ETCH_ADAGRAD, .is_centered = true }, "is_centered is 1, but Adagrad has none" },
        { { .kind = ETCH_ADAGRAD, .initial_accumulator = -1 }, "initial_accumulator is -1" },
        { { .weight_decay = -1 }, "weight_decay is -1" },
        { { .ema_momentum = 1 }, "ema_momentum is 1" },
        { { .clip_norm = -1 }, "clip_norm is -1" },
        { { .clip_norm = 1, .clip_value = 2 }, "one of them at most" },
        { { .schedule = { .kind = 9 } }, "there is no schedule of kind 9" },
        { { .schedule = { .kind = ETCH_RATE_COSINE } }, "the schedule has 0 steps" },
        { { .schedule = { .kind = ETCH_RATE_COSINE, .steps = 3, .warmup_steps = -1 } }, "warms up for -1 steps" },
        { { .schedule = { .kind = ETCH_RATE_INVERSE, .steps = 3, .warmup_steps = 1 } }, "only the cosine schedule" },
        { { .schedule = { .kind = ETCH_RATE_INVERSE, .steps = 3, .a = -1 } }, "a of the schedule is -1" },
        { { .schedule = { .kind = ETCH_RATE_PIECEWISE } }, "has bounds" },
        { { .schedule = { .kind = ETCH_RATE_PIECEWISE,
                          .n = 2,
                          .bounds = DIMS(3, 3),
                          .values = (const double[]){ 1, 2, 3 } } },
          "bounds[1] of the schedule is 3, after 3" },
        { { .schedule = { .kind = ETCH_RATE_PIECEWISE,
                          .n = 1,
                          .bounds = DIMS(3),
                          .values = (const double[]){ 1, -2 } } },
          "values[1] of the schedule is -2" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        failed(&w, etch_optimizer_new(w.cx, m, "o", NULL, 0, &rows[i].o), ETCH_EINVAL, rows[i].text);
        assert_int_equal(etch_model_n_variables(m), 2);
    }
    etch_model_release(&m);
    world_end(&w);
}

static void test_bad_variables(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 0), *other = model_of(&w, 0, 0);
    failed(&w, etch_optimizer_new(w.cx, m, "o", NULL, 0, NULL), ETCH_EINVAL, "no trainable variables");
    etch_variable *a = ADD_VECTOR(&w, m, "a", 1), *foreign = ADD_VECTOR(&w, other, "foreign", 1);
    etch_variable *whole = etch_model_add(w.cx, m, etch_int(w.cx, ETCH_I64, 1),
                                          &(etch_variable_options){ .name = "whole" });
    failed(&w, etch_optimizer_new(w.cx, NULL, "o", &a, 1, NULL), ETCH_EINVAL, "the model is NULL");
    failed(&w, etch_optimizer_new(w.cx, m, NULL, &a, 1, NULL), ETCH_EINVAL, "there is no name");
    failed(&w, etch_optimizer_new(w.cx, m, "o", &a, -1, NULL), ETCH_EINVAL, "a list of -1 variables");
    failed(&w, etch_optimizer_new(w.cx, m, "o", &a, 0, NULL), ETCH_EINVAL, "a list of 0 variables");
    failed(&w, etch_optimizer_new(w.cx, m, "o", (etch_variable *[]){ a, NULL }, 2, NULL), ETCH_EINVAL,
           "variable 1 is NULL");
    failed(&w, etch_optimizer_new(w.cx, m, "o", (etch_variable *[]){ a, a }, 2, NULL), ETCH_EINVAL,
           "variables 0 and 1 are both 'a'");
    failed(&w, etch_optimizer_new(w.cx, m, "o", &foreign, 1, NULL), ETCH_EINVAL, "'foreign' is not one of the model");
    failed(&w, etch_optimizer_new(w.cx, m, "o", &whole, 1, NULL), ETCH_EDTYPE, "'whole' is of i64");
    failed(&w, etch_optimizer_new(w.cx, m, "o", NULL, 0, NULL), ETCH_EDTYPE, "'whole' is of i64");
    int n = etch_model_n_variables(m);
    assert_non_null(etch_optimizer_new(w.cx, m, "o", &a, 1, NULL));
    int n_then = etch_model_n_variables(m);
    assert_int_equal(n_then, n + 2);
    failed(&w, etch_optimizer_new(w.cx, m, "o", &a, 1, NULL), ETCH_EINVAL, "there is a variable 'o/steps' already");
    /* Half way through: a slot's name is taken. */
    ADD_VECTOR(&w, m, "p/a/velocity", 1);
    failed(&w, etch_optimizer_new(w.cx, m, "p", &a, 1, &(etch_optimizer_options){ .kind = ETCH_ADAM }), ETCH_EINVAL,
           "'p/a/velocity' already");
    assert_int_equal(etch_model_n_variables(m), n_then + 1);
    etch_model_release(&m);
    etch_model_release(&other);
    world_end(&w);
}

static void test_bad_gradients(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 0);
    etch_variable *a = ADD_VECTOR(&w, m, "a", 1, 2), *b = ADD_VECTOR(&w, m, "b", 3);
    etch_optimizer *o = optimizer_of(&w, m, "o", &(etch_optimizer_options){ .momentum = 0.5 });
    etch_tensor *g = NUMBERS(&w, 1, 1), *h = NUMBERS(&w, 1);
    refused(&w, etch_optimizer_apply(w.cx, NULL, &g, 1), ETCH_EINVAL, "the optimiser is NULL");
    refused(&w, etch_optimizer_apply(w.cx, o, NULL, 2), ETCH_EINVAL, "the list of gradients is NULL");
    refused(&w, etch_optimizer_apply(w.cx, o, &g, 1), ETCH_EINVAL, "optimizer 'o': 1 gradients for 2 variables");
    refused(&w, etch_optimizer_apply(w.cx, o, (etch_tensor *[]){ NULL, NULL }, 2), ETCH_EINVAL,
            "none of its 2 variables has a gradient");
    refused(&w, etch_optimizer_apply(w.cx, o, (etch_tensor *[]){ g, g }, 2), ETCH_ESHAPE,
            "optimizer 'o': variable 'b' is f32[1], but gradients[1] is f32[2]");
    refused(&w, etch_optimizer_apply(w.cx, o, (etch_tensor *[]){ FULL(&w, 1, 2, 1), h }, 2), ETCH_ESHAPE,
            "variable 'a' is f32[2], but gradients[0] is f32[2, 1]");
    refused(&w, etch_optimizer_apply(w.cx, o, (etch_tensor *[]){ g, etch_cast(w.cx, h, ETCH_F64) }, 2), ETCH_EDTYPE,
            "variable 'b' is f32[1], but gradients[1] is f64[1]");
    /* Inside a trace. */
    etch_function *f = structured(&w, step_body, o, ETCH_SYMBOLIC);
    etch_tensor *out[1];
    const etch_arg args[] = { ETCH_ARG_TENSOR(g), ETCH_ARG_TENSOR(etch_cast(w.cx, h, ETCH_F16)) };
    assert_int_equal(etch_call_args(w.cx, f, args, 2, out, 1, NULL), -1);
    refused(&w, etch_error_status(w.cx), ETCH_EDTYPE, "variable 'b' is f32[1], but gradients[1] is f16[");
    /* An error that sticks already is what is returned. */
    etch_fail(w.cx, ETCH_EIO, "before");
    refused(&w, etch_optimizer_apply(w.cx, o, (etch_tensor *[]){ g, h }, 2), ETCH_EIO, "before");
    failed(&w, etch_optimizer_scale_loss(w.cx, o, NULL), ETCH_EINVAL, "the loss is NULL");
    failed(&w, etch_optimizer_scale_loss(w.cx, NULL, g), ETCH_EINVAL, "the optimiser is NULL");
    failed(&w, etch_optimizer_rate_now(w.cx, NULL), ETCH_EINVAL, "the optimiser is NULL");
    refused(&w, etch_optimizer_use_average(w.cx, NULL), ETCH_EINVAL, "the optimiser is NULL");
    refused(&w, etch_optimizer_use_average(w.cx, o), ETCH_EINVAL, "'o': use_average: it keeps none");
    HAS(&w, a, 1, 2);
    HAS(&w, b, 3);
    HAS(&w, etch_model_find(m, "o/a/momentum"), 0, 0);
    EXPECT_I64(&w, etch_variable_read(w.cx, etch_optimizer_steps(o)), 0);
    etch_function_release(&f);
    etch_model_release(&m);
    world_end(&w);
}

int etch_test_optimizer(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_variables),           cmocka_unit_test(test_rate_is_written),
        cmocka_unit_test(test_schedules),           cmocka_unit_test(test_no_gradient),
        cmocka_unit_test(test_goes_on_from_a_file), cmocka_unit_test(test_scaled_loss),
        cmocka_unit_test(test_use_average),         cmocka_unit_test(test_open_sizes),
        cmocka_unit_test(test_made_in_a_trace),     cmocka_unit_test(test_fusion),
        cmocka_unit_test(test_bad_options),         cmocka_unit_test(test_bad_variables),
        cmocka_unit_test(test_bad_gradients),       cmocka_unit_test(test_own_scalars),
        cmocka_unit_test(test_schedule_by_itself),
    };
    return cmocka_run_group_tests_name("nn/optimizer", tests, NULL, NULL);
}
