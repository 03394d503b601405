/* Custom gradients: what forward and backward are told, in eager programs and traces, under tapes inside tapes,
 * through calls; and what is refused. */
#include "unit/trace/tape_testing.h"

#include "trace/function.h"
#include "trace/tape.h"

static etch_tensor *number(etch_ctx *cx, double x) { return etch_scalar(cx, ETCH_F64, x); }

/* --- rules -------------------------------------------------------------------------------------------------------- */

/* log(1 + e^x), whose gradient by ops would be inf / inf for large x. */
static int softly(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)n_in;
    (void)max_out;
    if (user)
        ++*(int *)user;
    out[0] = etch_log(cx, etch_add(cx, etch_exp(cx, in[0]), number(cx, 1)));
    return 1;
}
static int softly_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    (void)user;
    etch_tensor *e = etch_exp(cx, etch_neg(cx, c->in[0]));
    d_in[0] = etch_div(cx, c->d_out[0], etch_add(cx, e, number(cx, 1)));
    return 1;
}
static const etch_custom soft = { .name = "soft", .forward = softly, .backward = softly_back };

/* Gives x as it is, the product, and where it is largest; back go numbers that no op would give, and none by the
 * second. */
static int odd_forward(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)n_in;
    (void)max_out;
    (void)user;
    out[0] = in[0];
    out[1] = etch_argmax(cx, in[0], 0, ETCH_I64);
    out[2] = etch_mul(cx, in[0], in[1]);
    return 3;
}
static int odd_backward(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    (void)user;
    if (c->n_in != 2 || c->n_out != 3 || c->out[1] || c->d_out[1] || !c->out[0] || !c->d_out[0])
        return etch_fail(cx, ETCH_EINVAL, "told something else"), -1;
    d_in[0] = etch_add(cx, etch_mul(cx, c->d_out[0], number(cx, 100)), etch_mul(cx, c->d_out[2], c->out[2]));
    d_in[1] = NULL;
    return 2;
}
static const etch_custom odd = { .name = "odd", .forward = odd_forward, .backward = odd_backward };

static etch_tensor *apply1(etch_ctx *cx, const etch_custom *c, etch_tensor *x)
{
    etch_tensor *y = NULL;
    (void)etch_custom_gradient(cx, &x, 1, c, &y, 1);
    return y;
}

/* --- programs ----------------------------------------------------------------------------------------------------- */

/* The first and second derivative of 3 soft(2 x) */
static etch_tensor *soft_twice(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tape *outer = etch_tape_begin(cx, NULL), *inner;
    etch_tape_watch(cx, outer, in[0]);
    inner = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, inner, in[0]);
    etch_tensor *y = etch_mul(cx, apply1(cx, &soft, etch_mul(cx, in[0], number(cx, 2))), number(cx, 3));
    etch_tensor *d = gradient(cx, inner, y, in[0]), *dd = gradient(cx, outer, d, in[0]);
    etch_tape_release(&inner);
    etch_tape_release(&outer);
    return etch_concat(cx, (etch_tensor *[]){ d, dd }, 2, 0);
}

static double logistic(double x) { return 1 / (1 + exp(-x)); }
static double slope(double x) { return logistic(x) * (1 - logistic(x)); }

static void test_orders(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(3), 0.5, -1, 500); /* e^1000 is inf */
    EXPECT_D(&w, both(&w, soft_twice, &x, 1, NULL), 6 * logistic(1), 6 * logistic(-2), 6, 12 * slope(1), 12 * slope(-2),
             0);
    world_end(&w);
}

/* Through `odd`: results that are inputs are others than these; what comes without a gradient has zeros. */
static etch_tensor *through_odd(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tape *t = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true });
    etch_tape_watch(cx, t, in[0]);
    etch_tape_watch(cx, t, in[1]);
    etch_tensor *y[3], *parts[5], *two = number(cx, 2);
    if (etch_custom_gradient(cx, in, 2, &odd, y, 3) != 3)
        return NULL;
    parts[0] = gradient(cx, t, etch_mul(cx, y[0], two), in[0]);                       /* 2 * 100 */
    parts[1] = gradient(cx, t, etch_add(cx, y[2], etch_square(cx, in[0])), in[0]);    /* x y + 2 x */
    parts[2] = gradient(cx, t, etch_add(cx, etch_mul(cx, y[0], y[2]), in[0]), in[0]); /* 100 x y + x (x y) + 1 */
    parts[3] = gradient(cx, t, etch_add(cx, etch_mul(cx, y[0], two), etch_square(cx, y[2])), y[2]); /* 2 x y */
    parts[4] = etch_cast(cx, etch_reshape(cx, y[1], etch_int_list(cx, (int64_t[]){ 1 }, 1)), ETCH_F64);
    if (gradient(cx, t, y[2], in[1]) || etch_failed(cx))
        etch_fail(cx, ETCH_EINVAL, "a gradient where there is none");
    etch_tape_release(&t);
    return etch_concat(cx, parts, 5, 0);
}

static void test_odd(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *in[2] = { D(&w, 1, DIMS(2), 2, 3), D(&w, 1, DIMS(2), 5, 7) };
    EXPECT_D(&w, both(&w, through_odd, in, 2, NULL), 200, 200, 10 + 4, 21 + 6, 1000 + 20 + 1, 2100 + 63 + 1, 20, 42, 1);
    world_end(&w);
}

static etch_tensor *jacobian_of_soft(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *y = apply1(cx, &soft, etch_square(cx, in[0]));
    etch_tensor *j = etch_tape_jacobian(cx, t, y, ETCH_BY(in[0]), ETCH_UNCONNECTED_NONE);
    etch_tape_release(&t);
    return j;
}

static void test_jacobian(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(2), 1, -2);
    EXPECT_D(&w, both(&w, jacobian_of_soft, &x, 1, NULL), 2 * logistic(1), 0, 0, -4 * logistic(4));
    world_end(&w);
}

/* Without a tape it is forward. One rule in two places, one of which does not matter. */
static etch_tensor *in_places(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tensor *plain = apply1(cx, &soft, in[0]);
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *of_constant = apply1(cx, &soft, etch_mul(cx, plain, number(cx, 0)));
    etch_tensor *y = apply1(cx, &soft, apply1(cx, &soft, in[0]));
    etch_tensor *d = gradient(cx, t, etch_mul(cx, y, of_constant), in[0]);
    etch_tape_release(&t);
    return etch_concat(cx, (etch_tensor *[]){ plain, d }, 2, 0);
}

static void test_places(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(1), 0.5);
    double s = log(1 + exp(0.5));
    EXPECT_D(&w, both(&w, in_places, &x, 1, NULL), s, log(2) * logistic(s) * logistic(0.5));
    world_end(&w);
}

/* --- through calls ------------------------------------------------------------------------------------------------ */

static etch_tensor *soft_body(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    return etch_mul(cx, apply1(cx, &soft, in[0]), number(cx, 2));
}
static etch_tensor *calls_soft(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    return etch_call1(cx, user, in, 1);
}
/* A tape in a trace around the call. */
static etch_tensor *tapes_soft(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *d = gradient(cx, t, etch_call1(cx, user, in, 1), in[0]);
    etch_tape_release(&t);
    return d;
}

static void test_through_calls(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_ctx *cx = w.cx;
    etch_tensor *x = D(&w, 1, DIMS(2), 0.5, 1000), *y;
    etch_function *f = function_with(&w, soft_body, NULL, ETCH_SYMBOLIC),
                  *g = function_with(&w, calls_soft, f, ETCH_SYMBOLIC);
    etch_function *h = function_with(&w, tapes_soft, g, ETCH_SYMBOLIC);
    EXPECT_D(&w, call(&w, h, x), 2 * logistic(0.5), 2);
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, x);
    y = call(&w, g, x);
    EXPECT_D(&w, gradient(cx, t, y, x), 2 * logistic(0.5), 2);
    etch_tape_release(&t);
    /* Reverse mode over the graph alone does not know the rule. */
    etch_graph *graph = g->entries.at[0]->image.graph;
    etch_val of = etch_graph_output_value(graph, 0), by = etch_graph_input_value(graph, 0), d;
    expect_error(&w, etch_graph_gradient(graph, &of, NULL, 1, &by, 1, &d), ETCH_ENOTSUP, "custom gradient");
    etch_function_release(&h);
    etch_function_release(&g);
    etch_function_release(&f);
    world_end(&w);
}

/* --- lifetime and errors ------------------------------------------------------------------------------------------ */

static int n_released;
static void count_release(void *user)
{
    (void)user;
    n_released++;
}

static void test_release(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_ctx *cx = w.cx;
    int n_run = 0;
    etch_custom c = soft;
    c.user = &n_run;
    c.release_user = count_release;
    n_released = 0;
    etch_tensor *x = D(&w, 1, DIMS(1), 0.5), *y;
    (void)apply1(cx, &c, x);
    assert_int_equal(n_released, 1); /* nobody needs it */
    etch_tape *a = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true }), *b = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, a, x);
    etch_tape_watch(cx, b, x);
    y = apply1(cx, &c, x);
    EXPECT_D(&w, gradient(cx, b, y, x), logistic(0.5));
    EXPECT_D(&w, gradient(cx, a, y, x), logistic(0.5));
    assert_int_equal(n_released, 1);
    etch_tape_release(&b);
    etch_tape_release(&a);
    assert_int_equal(n_released, 2);
    assert_int_equal(n_run, 2);
    assert_null(apply1(cx, &c, NULL));
    assert_int_equal(n_released, 3);
    etch_error_clear(cx);
    world_end(&w);
}

/* A backward rule that releases the tape which asks, and asks another. (`user` is forward's too, which counts.) */
typedef struct releasing {
    int n_run;
    etch_tape *tape;
} releasing;
static int release_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    releasing *r = user;
    etch_tape_release(&r->tape);
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, c->in[0]);
    etch_tensor *d = gradient(cx, t, etch_square(cx, c->in[0]), c->in[0]);
    etch_tape_release(&t);
    d_in[0] = etch_mul(cx, d, c->d_out[0]);
    return 1;
}

static etch_tensor *released_midway(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    releasing r = { .tape = etch_tape_begin(cx, NULL) };
    etch_tape *t = r.tape;
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *y = apply1(cx, &(etch_custom){ .forward = softly, .backward = release_back, .user = &r }, in[0]);
    return gradient(cx, t, y, in[0]);
}

static void test_released_midway(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(2), 3, 4);
    EXPECT_D(&w, both(&w, released_midway, &x, 1, NULL), 6, 8);
    world_end(&w);
}

/* A backward rule that asks the tape which asks: that has one answer to give, and is about to. */
static int ask_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    d_in[0] = gradient(cx, ((const releasing *)user)->tape, c->out[0], c->in[0]);
    return etch_failed(cx) ? -1 : 1;
}

static void test_asked_midway(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_ctx *cx = w.cx;
    etch_tensor *x = D(&w, 1, DIMS(2), 3, 4);
    releasing r = { .tape = etch_tape_begin(cx, NULL) };
    etch_tape_watch(cx, r.tape, x);
    etch_tensor *y = apply1(cx, &(etch_custom){ .forward = softly, .backward = ask_back, .user = &r }, x);
    assert_null(gradient(cx, r.tape, y, x));
    expect_error(&w, etch_error_status(cx), ETCH_EINVAL, "can only be used to compute one set of gradients");
    etch_error_clear(cx);
    etch_tape_release(&r.tape);
    world_end(&w);
}

static int faulty_forward(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)cx;
    (void)n_in;
    (void)max_out;
    out[0] = *(int *)user == 1 ? NULL : in[0];
    if (*(int *)user == 2)
        etch_fail(cx, ETCH_EIO, "forward broke");
    return *(int *)user == 0 ? 5 : 1;
}
static int faulty_backward(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    int what = *(int *)user;
    d_in[0] = c->d_out[0];
    if (what == 4)
        d_in[0] = etch_sum(cx, c->d_out[0], ETCH_ALL_AXES, false);
    if (what == 5)
        d_in[0] = etch_cast(cx, c->d_out[0], ETCH_F32);
    if (what == 6)
        etch_fail(cx, ETCH_EIO, "backward broke");
    return what == 3 ? 3 : what == 6 ? -1 : 1;
}

static etch_tensor *faulty(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *y = apply1(
        cx, &(etch_custom){ .name = "bad", .forward = faulty_forward, .backward = faulty_backward, .user = user },
        in[0]);
    etch_tensor *d = y ? gradient(cx, t, y, in[0]) : NULL;
    etch_tape_release(&t);
    return d;
}

static void test_errors(void **state)
{
    (void)state;
    const struct {
        etch_status status;
        const char *says, *says_traced;
    } cases[] = {
        { ETCH_EINVAL, "'bad': forward gave 5 results; there may be 0 to 1", NULL },
        { ETCH_EINVAL, "'bad': result 0 of forward is NULL", NULL },
        { ETCH_EIO, "forward broke", NULL },
        { ETCH_EINVAL, "'bad': backward gave 3 gradients; there are 1 inputs", NULL },
        { ETCH_ESHAPE, "'bad': backward's gradient 0 is f64[], input 0 is f64[2]",
          "'bad': backward's gradient 0 is f64[], input 0 is f64[" },
        { ETCH_ESHAPE, "'bad': backward's gradient 0 is f32[2], input 0 is f64[2]",
          "'bad': backward's gradient 0 is f32[" },
        { ETCH_EIO, "backward broke", NULL },
    };
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(2), 1, 2);
    for (int i = 0; i < (int)(sizeof cases / sizeof *cases); i++) {
        assert_null(faulty(w.cx, &x, 1, &i));
        expect_error(&w, etch_error_status(w.cx), cases[i].status, cases[i].says);
        etch_error_clear(w.cx);
        etch_function *f = function_with(&w, faulty, &i, ETCH_SYMBOLIC);
        fails(&w, f, x, cases[i].status, cases[i].says_traced ? cases[i].says_traced : cases[i].says);
        etch_function_release(&f);
    }
    etch_tensor *out[1], *none = NULL;
    const struct {
        etch_tensor *const *in;
        int n_in;
        const etch_custom *c;
        etch_tensor **out;
        int max_out;
        const char *says;
    } bad[] = { { &x, 1, NULL, out, 1, "what to do is NULL" },
                { &x, 1, &(etch_custom){ .forward = softly }, out, 1, "forward or backward is NULL" },
                { &x, 0, &soft, out, 1, "0 inputs" },
                { NULL, 1, &soft, out, 1, "lists that are NULL" },
                { &x, 1, &soft, NULL, 1, "lists that are NULL" },
                { &none, 1, &soft, out, 1, "input 0 is NULL" } };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_int_equal(etch_custom_gradient(w.cx, bad[i].in, bad[i].n_in, bad[i].c, bad[i].out, bad[i].max_out), -1);
        assert_true(etch_failed(w.cx));
        expect_error(&w, etch_error_status(w.cx), ETCH_EINVAL, bad[i].says);
        etch_error_clear(w.cx);
    }
    world_end(&w);
}

int etch_test_tape_custom(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_orders),          cmocka_unit_test(test_odd),           cmocka_unit_test(test_jacobian),
        cmocka_unit_test(test_places),          cmocka_unit_test(test_through_calls), cmocka_unit_test(test_release),
        cmocka_unit_test(test_released_midway), cmocka_unit_test(test_asked_midway),  cmocka_unit_test(test_errors),
    };
    return cmocka_run_group_tests_name("trace/tape_custom", tests, NULL, NULL);
}
