/* Variables that are made inside of traced functions: in the first trace only, from what does not depend on
 * arguments, and never half. */
#include "variable_testing.h"

#include <etch/event.h>

typedef struct layer {
    etch_variable *w, *b;
    etch_tensor *table;
    etch_function *inner;
    int n_bodies, mode;
    bool fails;
} layer;

static void release_layer(layer *l)
{
    etch_variable_release(&l->w);
    etch_variable_release(&l->b);
    etch_function_release(&l->inner);
}

/* y = x * w + b; w counts the calls. Made if they are not there. */
static void dense(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    layer *l = user;
    (void)n_args;
    l->n_bodies++;
    if (!l->w)
        l->w = etch_variable_new(cx, etch_exp(cx, etch_scalar(cx, ETCH_F32, 0)),
                                 &(etch_variable_options){ .name = "w" });
    if (!l->b) /* of another that was just made, and of a write to it that is not to be */
        l->b = etch_variable_new(cx, etch_add(cx, etch_variable_read(cx, l->w), etch_scalar(cx, ETCH_F32, 4)),
                                 &(etch_variable_options){ .name = "b" });
    etch_tensor *y = etch_add(cx, etch_mul(cx, args[0].tensor, etch_variable_read(cx, l->w)),
                              etch_variable_read(cx, l->b));
    etch_variable_assign_add(cx, l->w, etch_scalar(cx, ETCH_F32, 1));
    if (l->fails)
        etch_fail(cx, ETCH_EIO, "not today");
    etch_return(out, y);
}

static void test_made_once(void **state)
{
    (void)state;
    static const etch_policy policies[] = { ETCH_SYMBOLIC, ETCH_EXACT };
    for (size_t p = 0; p < 2; p++) {
        world w;
        world_begin(&w);
        layer l = { 0 };
        etch_function *f = structured(&w, dense, &l, policies[p]);
        etch_tensor *y[1];
        etch_arg x = ETCH_ARG_TENSOR(NUMBERS(&w, 1, 2));
        assert_int_equal(etch_call_args(w.cx, f, &x, 1, y, 1, NULL), 1);
        EXPECT_F32(&w, y[0], 6, 7);
        HAS(&w, l.w, 2);
        HAS(&w, l.b, 5);
        assert_string_equal(etch_variable_name(l.w), "w");
        assert_int_equal(etch_call_args(w.cx, f, &x, 1, y, 1, NULL), 1);
        EXPECT_F32(&w, y[0], 7, 9);
        assert_int_equal(l.n_bodies, 2); /* once to make them */
        assert_int_equal(n_traces(f), 2);
        char *difference = NULL;
        must(&w, etch_function_audit(w.cx, f, 1, &difference));
        assert_null(difference);
        /* Another signature is traced again, and finds them. */
        x = ETCH_ARG_TENSOR(FULL(&w, 1, 1, 1));
        assert_int_equal(etch_call_args(w.cx, f, &x, 1, y, 1, NULL), 1);
        EXPECT_F32(&w, y[0], 8);
        HAS(&w, l.w, 4);
        assert_int_equal(n_traces(f), 3);
        must(&w, etch_function_audit(w.cx, f, 2, &difference));
        assert_null(difference);
        release_layer(&l);
        etch_function_release(&f);
        world_end(&w);
    }
}

static void test_later_traces_make_none(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    layer l = { 0 };
    etch_function *f = structured(&w, dense, &l, ETCH_EXACT);
    etch_arg x = ETCH_ARG_TENSOR(NUMBERS(&w, 1)), longer = ETCH_ARG_TENSOR(NUMBERS(&w, 1, 2));
    RUN(&w, f, x);
    etch_variable *kept = l.b;
    l.b = NULL; /* forgets one */
    assert_int_equal(etch_call_args(w.cx, f, &longer, 1, NULL, 0, NULL), -1);
    failed(&w, NULL, ETCH_EVARIABLE, "variable 'b': 'f' made 2 when it was first traced ('w' was the first)");
    assert_null(l.b);
    char *difference = NULL;
    assert_int_equal(etch_function_audit(w.cx, f, 1, &difference), ETCH_EVARIABLE);
    HAS(&w, l.w, 2);
    RUN(&w, f, x); /* what there is goes on */
    HAS(&w, l.w, 3);
    l.b = kept;
    RUN(&w, f, longer);
    HAS(&w, l.w, 4);
    etch_function_clear(w.cx, f); /* the first trace was, all the same */
    etch_variable_release(&l.b);
    assert_int_equal(etch_call_args(w.cx, f, &x, 1, NULL, 0, NULL), -1);
    failed(&w, NULL, ETCH_EVARIABLE, "singleton tf.Variables");
    release_layer(&l);
    etch_function_release(&f);
    world_end(&w);
}

static void late(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    layer *l = user;
    (void)n_args;
    l->n_bodies++;
    etch_tensor *y = args[0].tensor;
    if (l->mode) {
        etch_variable *v = etch_variable_new(cx, etch_scalar(cx, ETCH_F32, 0),
                                             &(etch_variable_options){ .name = "late" });
        if (v)
            y = etch_add(cx, y, etch_variable_read(cx, v));
        etch_variable_release(&v);
    }
    etch_return(out, y);
}

static void test_first_trace_made_none(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    layer l = { 0 };
    etch_function *f = structured(&w, late, &l, ETCH_EXACT);
    etch_arg x = ETCH_ARG_TENSOR(NUMBERS(&w, 1)), longer = ETCH_ARG_TENSOR(NUMBERS(&w, 1, 2));
    RUN(&w, f, x);
    l.mode = 1;
    assert_int_equal(etch_call_args(w.cx, f, &longer, 1, NULL, 0, NULL), -1);
    failed(&w, NULL, ETCH_EVARIABLE,
           "variable 'late': Creating variables on a non-first call: 'f' made none in its first trace");
    assert_int_equal(l.n_bodies, 2);
    assert_int_equal(n_traces(f), 2);                          /* the body came to its end */
    assert_int_equal(etch_function_get_stats(f).n_entries, 0); /* what was traced before knows nothing of it */
    etch_variable *made[2] = { NULL, NULL };
    assert_int_equal(etch_function_variables(w.cx, f, made, 2), 1);
    assert_string_equal(etch_variable_name(made[0]), "late");
    etch_variable_release(&made[0]);
    assert_int_equal(etch_call_args(w.cx, f, &x, 1, NULL, 0, NULL), -1);
    failed(&w, NULL, ETCH_EVARIABLE, "singleton tf.Variables");
    l.mode = 0;
    RUN(&w, f, x);
    RUN(&w, f, longer);
    assert_int_equal(n_traces(f), 4);
    assert_int_equal(etch_function_get_stats(f).n_failed_traces, 2);
    etch_function_release(&f);
    world_end(&w);
}

/* A body that makes one whenever it is traced is told so by the first call. */
static void test_made_each_time(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    layer l = { .mode = 1 };
    etch_function *f = structured(&w, late, &l, ETCH_EXACT);
    etch_arg x = ETCH_ARG_TENSOR(NUMBERS(&w, 1));
    for (int i = 0; i < 2; i++) {
        assert_int_equal(etch_call_args(w.cx, f, &x, 1, NULL, 0, NULL), -1);
        failed(&w, NULL, ETCH_EVARIABLE, "variable 'late': 'f' made 1 when it was first traced");
    }
    assert_int_equal(n_traces(f), 1); /* that which made it */
    l.mode = 0;
    RUN(&w, f, x);
    assert_int_equal(n_traces(f), 2);
    etch_function_release(&f);
    world_end(&w);
}

/* The function holds what it made: the body may go on using it, although nobody else does. */
static void test_function_holds_them(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    layer l = { 0 };
    etch_function *f = structured(&w, dense, &l, ETCH_EXACT);
    RUN(&w, f, ETCH_ARG_TENSOR(NUMBERS(&w, 1)));
    etch_variable *v = l.w, *b = l.b;
    etch_variable_release(&v);
    etch_variable_release(&b);
    etch_function_clear(w.cx, f);
    RUN(&w, f, ETCH_ARG_TENSOR(NUMBERS(&w, 1, 2)));
    HAS(&w, l.w, 3);
    etch_function_release(&f);
    world_end(&w);
}

/* A first trace that fails after it has made variables: the next call begins anew. */
static void test_failed_first_trace(void **state)
{
    (void)state;
    for (int keeps = 0; keeps < 2; keeps++) {
        world w;
        world_begin(&w);
        layer l = { .fails = true };
        etch_function *f = structured(&w, dense, &l, ETCH_SYMBOLIC);
        etch_tensor *y[1];
        etch_arg x = ETCH_ARG_TENSOR(NUMBERS(&w, 1, 2));
        for (int i = 0; i < 2; i++) {
            assert_int_equal(etch_call_args(w.cx, f, &x, 1, NULL, 0, NULL), -1);
            failed(&w, NULL, ETCH_EIO, "not today");
            assert_non_null(l.w); /* the body's own reference */
            HAS(&w, l.w, 1);
            if (!keeps)
                release_layer(&l);
        }
        l.fails = false;
        assert_int_equal(etch_call_args(w.cx, f, &x, 1, y, 1, NULL), 1);
        EXPECT_F32(&w, y[0], 6, 7);
        HAS(&w, l.w, 2);
        assert_int_equal(etch_call_args(w.cx, f, &x, 1, y, 1, NULL), 1);
        EXPECT_F32(&w, y[0], 7, 9);
        assert_int_equal(n_traces(f), keeps ? 1 : 2);
        release_layer(&l);
        etch_function_release(&f);
        world_end(&w);
    }
}

/* --- initial values ----------------------------------------------------------------------------------------------- */

enum { ARGUMENT, SIZE, ARGUMENT_TOO, ARG_VARIABLE, CAPTURED, RANDOM, NUMBER, CONCRETE, WRONG_SIZE, FAULT };

static etch_tensor *initial_of(etch_ctx *cx, const layer *l, const etch_arg *args)
{
    etch_tensor *x = args[0].tensor, *two = etch_int_list(cx, (int64_t[]){ 2 }, 1), *n, *y;
    switch (l->mode) {
    case ARGUMENT: return etch_neg(cx, x);
    case SIZE:
        n = etch_reshape(cx, etch_tensor_dim_of(cx, x, 0), etch_int_list(cx, (int64_t[]){ 1 }, 1));
        return etch_fill(cx, n, etch_scalar(cx, ETCH_F32, 1));
    case ARGUMENT_TOO: /* of what does not, and something that does */
        y = etch_add(cx, l->table, etch_sum(cx, x, ETCH_ALL_AXES, false));
        return etch_exp(cx, y);
    case ARG_VARIABLE: return etch_variable_read(cx, etch_arg_variable(&args[1]));
    case CAPTURED: /* a tensor too large for a constant, beside things that it does not need */
        y = etch_mul(cx, x, x);
        n = etch_sum(cx, etch_mul(cx, l->table, l->table), ETCH_ALL_AXES, false);
        return etch_stack(cx, (etch_tensor *[]){ n, etch_sqrt(cx, n) }, 2, 0);
    case RANDOM: return etch_random_uniform(cx, etch_int(cx, ETCH_U64, 7), etch_int(cx, ETCH_U64, 0), two, ETCH_F32);
    case NUMBER: /* asked for as a number it is guarded, and then it is one */
        return etch_fill(cx, two, etch_scalar(cx, ETCH_F32, (double)etch_tensor_dim(x, 0)));
    case WRONG_SIZE: return etch_fill(cx, etch_int_list(cx, (int64_t[]){ 3 }, 1), etch_scalar(cx, ETCH_F32, 1));
    case FAULT:
        n = etch_truncatediv(
            cx, etch_int(cx, ETCH_I64, 1),
            etch_sum(cx, etch_cast(cx, etch_sub(cx, l->table, l->table), ETCH_I64), ETCH_ALL_AXES, false));
        return etch_cast(cx, etch_fill(cx, two, n), ETCH_F32);
    default: return etch_from(cx, ETCH_F32, (int64_t[]){ 2 }, 1, (float[]){ 8, 9 });
    }
}

static void makes_one(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    layer *l = user;
    (void)n_args;
    const etch_size sizes[] = { ETCH_SIZE(2) };
    etch_variable_options o = { .name = "made", .sizes = sizes, .rank = 1 };
    if (!l->w)
        l->w = etch_variable_new(cx, initial_of(cx, l, args), &o);
    if (l->w)
        etch_return(out, etch_variable_read(cx, l->w));
}

static void test_initial_values(void **state)
{
    (void)state;
    static const struct {
        int mode;
        etch_status status;
        const char *message;
    } rows[] = {
        { ARGUMENT, ETCH_ESHAPE, "variable 'made' is declared f32[2]: the initial value is f32[3]" },
        { CAPTURED, ETCH_OK, NULL },
        { RANDOM, ETCH_OK, NULL },
        { NUMBER, ETCH_OK, NULL },
        { CONCRETE, ETCH_OK, NULL },
        { WRONG_SIZE, ETCH_ESHAPE, "variable 'made' is declared f32[2]: the initial value is f32[3]" },
        { FAULT, ETCH_EDIVZERO, "variable 'made'" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        world w;
        world_begin(&w);
        etch_tensor *table = FULL(&w, 2, 16, 16), *y[1];
        layer l = { .mode = rows[i].mode, .table = table };
        etch_variable *given = VECTOR(&w, "given", 1, 2);
        etch_function *f = structured(&w, makes_one, &l, ETCH_SYMBOLIC);
        etch_arg args[] = { ETCH_ARG_TENSOR(NUMBERS(&w, 1, 2, 3)), etch_variable_arg(given) };
        int n = etch_call_args(w.cx, f, args, 2, y, 1, NULL);
        if (rows[i].status != ETCH_OK) {
            assert_int_equal(n, -1);
            failed(&w, l.w, rows[i].status, rows[i].message);
            assert_int_equal(n_traces(f), 0);
        } else if (n != 1) {
            fail_msg("%d: %s", rows[i].mode, etch_error_message(w.cx));
        }
        const float *x = n == 1 ? etch_tensor_map(w.cx, y[0], false) : NULL;
        if (rows[i].mode == CAPTURED)
            assert_true(x[0] == 1024 && x[1] == 32);
        if (rows[i].mode == RANDOM) {
            etch_tensor *eager = etch_random_uniform(w.cx, etch_int(w.cx, ETCH_U64, 7), etch_int(w.cx, ETCH_U64, 0),
                                                     etch_int_list(w.cx, (int64_t[]){ 2 }, 1), ETCH_F32);
            expect_bytes(&w, eager, x, 2 * sizeof *x);
        }
        if (rows[i].mode == NUMBER)
            assert_true(x[0] == 3 && x[1] == 3);
        if (rows[i].mode == CONCRETE)
            assert_true(x[0] == 8 && x[1] == 9);
        release_layer(&l);
        etch_variable_release(&given);
        etch_function_release(&f);
        world_end(&w);
    }
}

static void makes_any(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    layer *l = user;
    (void)n_args;
    if (!l->w)
        l->w = etch_variable_new(cx, initial_of(cx, l, args), NULL);
    if (l->w)
        etch_return(out, etch_variable_read(cx, l->w));
}

/* What depends on arguments is what the first call makes it; where there is no call, it is nothing. */
static void test_initial_values_of_arguments(void **state)
{
    (void)state;
    static const struct {
        int mode;
        const char *message;
        float first;
        int64_t n;
    } rows[] = {
        { ARGUMENT, "the initial value depends on an argument of 'f' (x0), and cannot be lifted out", -1, 3 },
        { SIZE, "depends on an argument of 'f' (x0)", 1, 3 },
        { ARGUMENT_TOO, "depends on an argument of 'f' (x0)", 2980.958F, 256 },
        { ARG_VARIABLE, "depends on an argument of 'f' (v0_given)", 7, 2 },
    };
    for (size_t i = 0; i < 2 * sizeof rows / sizeof *rows; i++) {
        world w;
        world_begin(&w);
        int row = (int)(i / 2);
        layer l = { .mode = rows[row].mode, .table = FULL(&w, 2, 16, 16) };
        etch_variable *given = VECTOR(&w, "given", 7, 8);
        etch_function *f = structured(&w, makes_any, &l, i % 2 ? ETCH_SYMBOLIC : ETCH_EXACT);
        etch_arg args[] = { ETCH_ARG_TENSOR(NUMBERS(&w, 1, 2, 3)), etch_variable_arg(given) };
        assert_int_equal(etch_function_trace(w.cx, f, args, 2), 0);
        failed(&w, l.w, ETCH_EINVAL, rows[row].message);
        assert_int_equal(n_traces(f), 0);
        for (int k = 0; k < 2; k++) { /* the second call, with other arguments, finds it made */
            etch_tensor *y[1];
            assert_int_equal(etch_call_args(w.cx, f, args, 2, y, 1, NULL), 1);
            assert_int_equal(etch_tensor_count(y[0]), rows[row].n);
            const float *x = etch_tensor_map(w.cx, y[0], false);
            assert_true(x[0] > rows[row].first - 1e-2F && x[0] < rows[row].first + 1e-2F);
            etch_tensor_unmap(w.cx, y[0]);
            args[0] = ETCH_ARG_TENSOR(NUMBERS(&w, 5, 6, 7));
        }
        assert_int_equal(n_traces(f), 2);
        release_layer(&l);
        etch_variable_release(&given);
        etch_function_release(&f);
        world_end(&w);
    }
}

/* Made on another context, and said to be the function's: as one that it made itself. */
static void says_made(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    layer *l = user;
    (void)n_args;
    l->n_bodies++;
    assert_int_equal(etch_trace_number(cx), 1);
    if (!l->w || l->mode) {
        etch_variable_release(&l->w);
        l->w = etch_variable_retain(l->b);
        if (etch_variable_made_outside(cx, l->w) != ETCH_OK) {
            assert_non_null(strstr(etch_error_message(cx), "singleton tf.Variables"));
            etch_fail(cx, ETCH_EVARIABLE, "said once too often");
        }
    }
    etch_return(out, etch_mul(cx, args[0].tensor, etch_variable_read(cx, l->w)));
}

static void test_made_outside(void **state)
{
    (void)state;
    for (int each_time = 0; each_time < 2; each_time++) {
        world w;
        world_begin(&w);
        layer l = { .mode = each_time, .b = etch_variable_new(w.cx, etch_scalar(w.cx, ETCH_F32, 5), NULL) };
        etch_function *f = structured(&w, says_made, &l, ETCH_EXACT);
        etch_arg x = ETCH_ARG_TENSOR(NUMBERS(&w, 1, 2));
        etch_tensor *y[1];
        int n = etch_call_args(w.cx, f, &x, 1, y, 1, NULL);
        assert_int_equal(l.n_bodies, 2);
        if (each_time) {
            assert_int_equal(n, -1);
            failed(&w, NULL, ETCH_EVARIABLE, "said once too often");
        } else {
            EXPECT_F32(&w, y[0], 5, 10);
        }
        assert_int_equal(n_traces(f), each_time ? 1 : 2);
        must(&w, etch_variable_made_outside(w.cx, l.b)); /* nothing is traced: nothing is said */
        assert_int_equal(etch_variable_made_outside(w.cx, NULL), ETCH_EINVAL);
        assert_int_equal(etch_trace_number(w.cx), 0);
        release_layer(&l);
        etch_function_release(&f);
        world_end(&w);
    }
}

/* --- functions inside functions ----------------------------------------------------------------------------------- */

static void outer_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    layer *l = user;
    (void)n_args;
    etch_tensor *y[1];
    l->n_bodies++;
    if (etch_call_args(cx, l->inner, args, 1, y, 1, NULL) == 1)
        etch_return(out, y[0]);
}

/* The inner function makes its own, in its own first trace, whichever trace of the outer one that is in. */
static void test_inner_functions(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    layer in = { 0 }, out = { 0 };
    etch_function *plain = structured(&w, late, &in, ETCH_EXACT);
    out.inner = etch_function_retain(plain);
    etch_function *f = structured(&w, outer_body, &out, ETCH_EXACT);
    etch_arg x = ETCH_ARG_TENSOR(NUMBERS(&w, 1)), longer = ETCH_ARG_TENSOR(NUMBERS(&w, 1, 2));
    RUN(&w, f, x);
    etch_function_release(&out.inner);
    layer made = { 0 };
    out.inner = structured(&w, dense, &made, ETCH_EXACT);
    etch_tensor *y[1];
    assert_int_equal(etch_call_args(w.cx, f, &longer, 1, y, 1, NULL), 1);
    EXPECT_F32(&w, y[0], 6, 7);
    HAS(&w, made.w, 2);
    etch_function_release(&f);
    etch_function_release(&plain);
    release_layer(&made);
    release_layer(&out);
    world_end(&w);
}

/* An initial value that is of the trace around: of its captures and variables, or of its arguments. */
static void inner_makes(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    layer *l = user;
    (void)args, (void)n_args;
    etch_tensor *begin = l->table; /* of the outer trace */
    if (l->mode)
        begin = etch_add(cx, begin, etch_variable_read(cx, l->b));
    if (!l->w)
        l->w = etch_variable_new(cx, begin, NULL);
    if (l->w)
        etch_return(out, etch_variable_read(cx, l->w));
}

static void outer_gives(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    layer *l = user; /* the inner one's */
    etch_tensor *y[1];
    (void)n_args;
    etch_variable_assign(cx, l->b, etch_mul(cx, etch_variable_read(cx, l->b), etch_scalar(cx, ETCH_F32, 3)));
    l->table = l->fails ? args[0].tensor : etch_add(cx, etch_scalar(cx, ETCH_F32, 1), etch_variable_read(cx, l->b));
    if (etch_call_args(cx, l->inner, NULL, 0, y, 1, NULL) == 1)
        etch_return(out, y[0]);
}

static void test_initial_value_of_outer_trace(void **state)
{
    (void)state;
    for (int i = 0; i < 4; i++) {
        world w;
        world_begin(&w);
        int mode = i % 2;
        bool is_argument = i >= 2; /* of the outer one, whose call is there */
        layer l = { .mode = mode, .fails = is_argument };
        l.b = etch_variable_new(w.cx, etch_scalar(w.cx, ETCH_F32, 5), NULL);
        l.inner = structured(&w, inner_makes, &l, ETCH_SYMBOLIC);
        etch_function *f = structured(&w, outer_gives, &l, ETCH_SYMBOLIC);
        etch_tensor *y[1];
        etch_arg x = ETCH_ARG_TENSOR(etch_scalar(w.cx, ETCH_F32, 1));
        if (is_argument) {
            assert_int_equal(etch_function_trace(w.cx, f, &x, 1), 0);
            failed(&w, l.w, ETCH_EINVAL, "depends on an argument of 'f'");
            HAS(&w, l.b, 5);
        }
        assert_int_equal(etch_call_args(w.cx, f, &x, 1, y, 1, NULL), 1);
        EXPECT_F32(&w, y[0],
                   (float)((is_argument ? 1 : 16) + (mode ? 15 : 0))); /* b is 15 at that point of the program */
        HAS(&w, l.b, 15);
        release_layer(&l);
        etch_function_release(&f);
        world_end(&w);
    }
}

static void test_types_alone_make_none(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    layer l = { 0 }, out = { 0 };
    out.inner = structured(&w, dense, &l, ETCH_SYMBOLIC);
    etch_function *f = structured(&w, outer_body, &out, ETCH_SYMBOLIC);
    etch_arg x = ETCH_ARG_TENSOR(NUMBERS(&w, 1, 2));
    etch_spec *types = NULL;
    assert_int_equal(etch_function_abstract(w.cx, out.inner, &x, 1, &types, NULL), ETCH_EVARIABLE);
    expect_error(&w, etch_error_status(w.cx), ETCH_EVARIABLE, "variable 'w': 'f' is traced for its types alone");
    assert_int_equal(etch_function_abstract(w.cx, f, &x, 1, &types, NULL), ETCH_EVARIABLE);
    assert_null(l.w);
    RUN(&w, f, x);
    must(&w, etch_function_abstract(w.cx, f, &x, 1, &types, NULL)); /* now there is nothing to make */
    assert_int_equal(etch_spec_n_items(types), 1);
    HAS(&w, l.w, 2);
    etch_spec_release(&types);
    etch_function_release(&f);
    release_layer(&l);
    release_layer(&out);
    world_end(&w);
}

int etch_test_variable_make(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_made_once),
        cmocka_unit_test(test_later_traces_make_none),
        cmocka_unit_test(test_first_trace_made_none),
        cmocka_unit_test(test_made_each_time),
        cmocka_unit_test(test_function_holds_them),
        cmocka_unit_test(test_failed_first_trace),
        cmocka_unit_test(test_initial_values),
        cmocka_unit_test(test_initial_values_of_arguments),
        cmocka_unit_test(test_made_outside),
        cmocka_unit_test(test_inner_functions),
        cmocka_unit_test(test_initial_value_of_outer_trace),
        cmocka_unit_test(test_types_alone_make_none),
    };
    return cmocka_run_group_tests_name("trace/variable_make", tests, NULL, NULL);
}
