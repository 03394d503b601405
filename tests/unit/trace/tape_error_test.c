/* What a tape refuses, and that it says so; and tapes whose context, trace or owner goes before them. */
#include "unit/trace/tape_testing.h"

static etch_status ask1(world *w, etch_tape *t, etch_tensor *y, etch_tensor *seed, etch_source x, etch_tensor **d)
{
    *d = (etch_tensor *)w;
    etch_status s = etch_tape_gradient(w->cx, t, &y, seed ? &seed : NULL, 1, &x, 1, ETCH_UNCONNECTED_NONE, d);
    if (s != ETCH_OK)
        assert_null(*d);
    assert_false(etch_failed(w->cx)); /* the status says it */
    return s;
}

#define REFUSES(w, t, y, seed, x, status, says) \
    do { \
        etch_tensor *d_; \
        expect_error((w), ask1((w), (t), (y), (seed), (x), &d_), (status), (says)); \
        etch_error_clear((w)->cx); \
    } while (0)

/* The error sticks, says so, and is cleared. */
static void stuck(world *w, etch_status s, const char *says)
{
    assert_true(etch_failed(w->cx));
    expect_error(w, etch_error_status(w->cx), s, says);
    etch_error_clear(w->cx);
}

static void test_asked_twice(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(2), 1, 2), *d;
    etch_tape *t = etch_tape_begin(w.cx, NULL);
    etch_tape_watch(w.cx, t, x);
    etch_tensor *y = etch_square(w.cx, x), *ints = etch_cast(w.cx, x, ETCH_I32);
    /* A question that fails is none. */
    REFUSES(&w, t, y, NULL, ETCH_BY(ints), ETCH_EDTYPE, "tape_gradient: source 0 is i32; only floats have gradients");
    must(&w, ask1(&w, t, y, NULL, ETCH_BY(x), &d));
    EXPECT_D(&w, d, 2, 4);
    const char *says = "A non-persistent GradientTape can only be used to compute one set of gradients";
    REFUSES(&w, t, y, NULL, ETCH_BY(x), ETCH_EINVAL, says);
    assert_null(etch_tape_jacobian(w.cx, t, y, ETCH_BY(x), ETCH_UNCONNECTED_NONE));
    stuck(&w, ETCH_EINVAL, says);
    etch_tape_watch(w.cx, t, x);
    stuck(&w, ETCH_EINVAL, says);
    etch_tape_release(&t);

    t = etch_tape_begin(w.cx, NULL);
    etch_tape_watch(w.cx, t, x);
    y = etch_square(w.cx, x);
    assert_non_null(etch_tape_jacobian(w.cx, t, y, ETCH_BY(x), ETCH_UNCONNECTED_NONE));
    REFUSES(&w, t, y, NULL, ETCH_BY(x), ETCH_EINVAL, says);
    etch_tape_release(&t);
    assert_null(t);
    etch_tape_release(&t);
    etch_tape_release(NULL);
    world_end(&w);
}

static void test_dtypes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(3), 1, 2, 3), *short_ = D(&w, 1, DIMS(2), 1, 2), *f32 = FULL(&w, 1, 3);
    etch_tape *t = etch_tape_begin(w.cx, &(etch_tape_options){ .is_persistent = true });
    etch_tape_watch(w.cx, t, x);
    etch_tensor *y = etch_square(w.cx, x), *index = etch_argmax(w.cx, y, 0, ETCH_I64);
    REFUSES(&w, t, index, NULL, ETCH_BY(x), ETCH_EDTYPE, "tape_gradient: result 0 is i64; only floats");
    REFUSES(&w, t, y, NULL, ETCH_BY(index), ETCH_EDTYPE, "tape_gradient: source 0 is i64; only floats");
    REFUSES(&w, t, y, short_, ETCH_BY(x), ETCH_ESHAPE, "tape_gradient: seed 0 is f64[2], result 0 is f64[3]");
    REFUSES(&w, t, y, f32, ETCH_BY(x), ETCH_EDTYPE, "tape_gradient: seed 0 is f32[3], result 0 is f64[3]");
    etch_tape_watch(w.cx, t, index);
    stuck(&w, ETCH_EDTYPE, "tape_watch: the tensor is i64; only floats have gradients");
    etch_variable *v = etch_variable_new(w.cx, index, &(etch_variable_options){ .name = "n" });
    etch_tape_watch_variable(w.cx, t, v);
    stuck(&w, ETCH_EDTYPE, "tape_watch_variable: 'n' is i64; only floats have gradients");
    REFUSES(&w, t, y, NULL, ETCH_BY_VARIABLE(v), ETCH_EDTYPE, "source 0 is i64");
    etch_variable_release(&v);
    /* And it still works. */
    etch_tensor *d;
    must(&w, ask1(&w, t, y, NULL, ETCH_BY(x), &d));
    EXPECT_D(&w, d, 2, 4, 6);
    etch_tape_release(&t);
    world_end(&w);
}

static void test_lists(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(2), 1, 2), *none = NULL, *d[1];
    etch_source by = ETCH_BY(x), nothing = { 0 };
    etch_tape *t = etch_tape_begin(w.cx, &(etch_tape_options){ .is_persistent = true });
    const etch_unconnected u = ETCH_UNCONNECTED_NONE;
    expect_error(&w, etch_tape_gradient(w.cx, t, &x, NULL, 0, &by, 1, u, d), ETCH_EINVAL, "of 0 results by 1 sources");
    expect_error(&w, etch_tape_gradient(w.cx, t, NULL, NULL, 1, &by, 1, u, d), ETCH_EINVAL, "lists that are NULL");
    expect_error(&w, etch_tape_gradient(w.cx, t, &x, NULL, 1, NULL, 1, u, d), ETCH_EINVAL, "lists that are NULL");
    expect_error(&w, etch_tape_gradient(w.cx, t, &x, NULL, 1, &by, -1, u, d), ETCH_EINVAL, "by -1 sources");
    expect_error(&w, etch_tape_gradient(w.cx, t, &x, NULL, 1, &by, 1, u, NULL), ETCH_EINVAL, "gradients is NULL");
    expect_error(&w, etch_tape_gradient(w.cx, t, &none, NULL, 1, &by, 1, u, d), ETCH_EINVAL, "result 0 is NULL");
    expect_error(&w, etch_tape_gradient(w.cx, t, &x, NULL, 1, &nothing, 1, u, d), ETCH_EINVAL, "source 0 is NULL");
    expect_error(&w, etch_tape_gradient(w.cx, NULL, &x, NULL, 1, &by, 1, u, d), ETCH_EINVAL, "the tape is NULL");
    must(&w, etch_tape_gradient(w.cx, t, &x, NULL, 1, NULL, 0, u, NULL));
    etch_tape_watch(w.cx, t, NULL);
    stuck(&w, ETCH_EINVAL, "tape_watch: the tensor is NULL");
    etch_tape_watch(w.cx, NULL, x);
    stuck(&w, ETCH_EINVAL, "tape_watch: the tape is NULL");
    etch_tape_watch_variable(w.cx, t, NULL);
    stuck(&w, ETCH_EINVAL, "the variable is NULL");
    etch_tapes_resume(w.cx);
    stuck(&w, ETCH_EINVAL, "tapes_resume: tapes are not paused");
    etch_tape_end(w.cx, NULL);
    /* While an error sticks, nothing is asked, but what was begun is ended. */
    etch_tapes_pause(w.cx);
    etch_fail(w.cx, ETCH_EIO, "stuck");
    assert_null(etch_tape_begin(w.cx, NULL));
    etch_tapes_resume(w.cx);
    etch_tape_end(w.cx, t);
    assert_int_equal(etch_tape_gradient(w.cx, t, &x, NULL, 1, &by, 1, u, d), ETCH_EIO);
    stuck(&w, ETCH_EIO, "stuck");
    etch_tape_release(&t);
    world_end(&w);
}

/* Where the way goes through an op without a gradient: which, and where. */
static int line_of_unique;
static etch_tensor *distinct(etch_ctx *cx, etch_tensor *x)
{
    etch_tensor *out[3];
    line_of_unique = __LINE__ + 1;
    etch_unique(cx, x, out);
    return etch_square(cx, out[0]);
}

static etch_tensor *through_unique(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *d = gradient(cx, t, distinct(cx, in[0]), in[0]);
    etch_tape_release(&t);
    return d;
}

static void test_no_gradient(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(3), 1, 2, 1);
    char says[128];
    assert_null(through_unique(w.cx, &x, 1, NULL));
    snprintf(says, sizeof says, "tape_error_test.c:%d: gradient: 'unique' has none", line_of_unique);
    stuck(&w, ETCH_EGRADIENT, says);
    etch_function *f = function_with(&w, through_unique, NULL, ETCH_SYMBOLIC);
    fails(&w, f, x, ETCH_EGRADIENT, says);
    etch_function_release(&f);
    world_end(&w);
}

/* --- where it was begun ------------------------------------------------------------------------------------------- */

static void test_other_context(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_ctx *other = NULL;
    assert_int_equal(etch_ctx_new(w.rt, &other), ETCH_OK);
    etch_tape *t = etch_tape_begin(other, NULL);
    etch_tensor *x = D(&w, 1, DIMS(2), 1, 2);
    REFUSES(&w, t, x, NULL, ETCH_BY(x), ETCH_EINVAL, "tape_gradient: the tape belongs to another context");
    etch_tape_watch(w.cx, t, x);
    stuck(&w, ETCH_EINVAL, "tape_watch: the tape belongs to another context");
    etch_tape_end(w.cx, t);
    stuck(&w, ETCH_EINVAL, "tape_end: the tape belongs to another context");
    etch_tape_watch(other, t, x);
    etch_tensor *y = etch_square(other, x);
    etch_ctx_release(&other); /* the tape is open, and outlives it */
    REFUSES(&w, t, x, NULL, ETCH_BY(y), ETCH_EINVAL, "the tape belongs to another context");
    etch_tape_end(w.cx, t);
    etch_tape_release(&t);
    world_end(&w);
}

typedef struct places {
    etch_tape *tape;   /* begun outside, or by the first trace */
    etch_tensor *leak; /* a handle of a trace that is over */
    int what;
} places;

/* Uses of a tape that was begun elsewhere. */
static etch_tensor *misuse(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    places *p = user;
    etch_tensor *d[1] = { NULL };
    switch (p->what) {
    case 0: etch_tape_watch(cx, p->tape, in[0]); return etch_square(cx, in[0]);
    case 1: return gradient(cx, p->tape, in[0], in[0]);
    case 2: return etch_tape_jacobian(cx, p->tape, in[0], ETCH_BY(in[0]), ETCH_UNCONNECTED_NONE);
    case 3: /* leave it open, and a handle */
        p->tape = etch_tape_begin(cx, NULL);
        etch_tape_watch(cx, p->tape, in[0]);
        p->leak = etch_keep(cx, etch_square(cx, in[0]));
        return etch_square(cx, in[0]);
    }
    (void)d;
    return NULL;
}

static void test_inside_and_outside(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(2), 1, 2), *y;
    places p = { .tape = etch_tape_begin(w.cx, NULL) };
    etch_function *f = function_with(&w, misuse, &p, ETCH_SYMBOLIC);
    for (; p.what < 3; p.what++)
        fails(&w, f, x, ETCH_EINVAL, "the tape was begun outside of 'f', which is being traced: it sees the call");
    etch_tape_release(&p.tape);

    y = call(&w, f, x); /* which leaves a tape open */
    EXPECT_D(&w, y, 1, 4);
    assert_non_null(p.tape);
    REFUSES(&w, p.tape, x, NULL, ETCH_BY(x), ETCH_EINVAL, "the tape was begun inside 'f' (trace 4), which is over");
    etch_tape_watch(w.cx, p.tape, x);
    stuck(&w, ETCH_EINVAL, "tape_watch: the tape was begun inside 'f' (trace 4), which is over");
    etch_tape_end(w.cx, p.tape);
    etch_tape_release(&p.tape);

    etch_tape *t = etch_tape_begin(w.cx, &(etch_tape_options){ .is_persistent = true });
    etch_tape_watch(w.cx, t, x);
    y = etch_square(w.cx, x);
    const char *says = "the tensor is out of scope: it was traced by 'f' (trace 4), which is over";
    REFUSES(&w, t, p.leak, NULL, ETCH_BY(x), ETCH_EINVAL, says);
    REFUSES(&w, t, y, NULL, ETCH_BY(p.leak), ETCH_EINVAL, says);
    REFUSES(&w, t, y, p.leak, ETCH_BY(x), ETCH_EINVAL, says);
    etch_tape_watch(w.cx, t, p.leak);
    stuck(&w, ETCH_EINVAL, says);
    assert_null(etch_tape_jacobian(w.cx, t, p.leak, ETCH_BY(x), ETCH_UNCONNECTED_NONE));
    stuck(&w, ETCH_EINVAL, says);
    etch_tape_release(&t);
    etch_tensor_release(&p.leak);
    etch_function_release(&f);
    world_end(&w);
}

/* A handle of the trace around, and a leaked one, inside a trace. */
static etch_tensor *uses_leak(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *d = gradient(cx, t, etch_square(cx, in[0]), user);
    etch_tape_release(&t);
    return d;
}

static void test_leak_inside(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(2), 1, 2);
    places p = { .what = 3 };
    etch_function *f = function_with(&w, misuse, &p, ETCH_SYMBOLIC);
    call(&w, f, x);
    etch_tape_release(&p.tape);
    etch_function *g = function_with(&w, uses_leak, p.leak, ETCH_SYMBOLIC);
    fails(&w, g, x, ETCH_EINVAL, "the tensor is out of scope: it was traced by 'f' (trace 1)");
    etch_tensor_release(&p.leak);
    etch_function_release(&g);
    etch_function_release(&f);
    world_end(&w);
}

/* A body that fails with a tape open leaves the context as it was. */
static etch_tensor *fails_midway(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *y = etch_square(cx, in[0]);
    if (!*(bool *)user)
        etch_fail(cx, ETCH_EIO, "not today");
    etch_tensor *d = gradient(cx, t, y, in[0]);
    etch_tape_release(&t);
    return d;
}

static void test_failing_body(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    bool works = false;
    etch_tensor *x = D(&w, 1, DIMS(2), 1, 2);
    etch_function *f = function_with(&w, fails_midway, &works, ETCH_SYMBOLIC);
    fails(&w, f, x, ETCH_EIO, "not today");
    works = true;
    EXPECT_D(&w, call(&w, f, x), 2, 4);
    etch_function_release(&f);
    world_end(&w);
}

/* Sizes are symbols there: those of the call say that the seed does not fit. */
static etch_tensor *asks_with_a_transposed_seed(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    etch_tensor *d = NULL;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *y = etch_square(cx, in[0]), *seed = etch_transpose(cx, in[0], ETCH_INTS(1, 0));
    *(etch_status *)user = etch_tape_gradient(cx, t, &y, &seed, 1, (etch_source[]){ ETCH_BY(in[0]) }, 1,
                                              ETCH_UNCONNECTED_NONE, &d);
    etch_tape_release(&t);
    return d ? d : in[0];
}

static void test_seeds_in_traces(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_status asked = ETCH_OK;
    etch_function *f = etch_function_new(w.cx, "asks", asks_with_a_transposed_seed, &asked, NULL);
    etch_tensor *x = etch_from(w.cx, ETCH_F64, (int64_t[]){ 3, 2 }, 2, (double[6]){ 1, 2, 3, 4, 5, 6 });
    (void)etch_call1(w.cx, f, &x, 1);
    assert_int_equal(asked, ETCH_ESHAPE);
    etch_error_clear(w.cx);
    etch_function_release(&f);
    world_end(&w);
}

int etch_test_tape_error(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_seeds_in_traces),
        cmocka_unit_test(test_asked_twice),
        cmocka_unit_test(test_dtypes),
        cmocka_unit_test(test_lists),
        cmocka_unit_test(test_no_gradient),
        cmocka_unit_test(test_other_context),
        cmocka_unit_test(test_inside_and_outside),
        cmocka_unit_test(test_leak_inside),
        cmocka_unit_test(test_failing_body),
    };
    return cmocka_run_group_tests_name("trace/tape_error", tests, NULL, NULL);
}
