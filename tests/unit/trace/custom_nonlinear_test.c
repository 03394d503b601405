/* Custom gradients whose rules are not linear, in branches and loops: of first order they are what tapes give outside of
 * traces; of second order they are refused where forward is computed twice. And rules that use what they are the rules of. */
#include "unit/trace/tape_testing.h"

#include <etch/control.h>

static etch_tensor *number(etch_ctx *cx, double x) { return etch_scalar(cx, ETCH_F64, x); }
static etch_tensor *total(etch_ctx *cx, etch_tensor *x) { return etch_sum(cx, x, ETCH_ALL_AXES, false); }

typedef struct plan_of {
    etch_tensor *(*rule)(etch_ctx *cx, etch_tensor *x);
    etch_tensor *(*place)(etch_ctx *cx, struct plan_of *p, etch_tensor *x);
    etch_tensor *x; /* while it runs */
    int64_t turns, segment;
    int order;
} plan_of;

/* --- rules ---------------------------------------------------------------------------------------------------------- */

typedef int backward_fn(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user);

static int as_it_is(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)cx, (void)n_in, (void)max_out, (void)user;
    out[0] = in[0];
    return 1;
}
static etch_tensor *apply(etch_ctx *cx, const char *name, backward_fn *backward, etch_tensor *x)
{
    etch_tensor *y = NULL;
    const etch_custom c = { .name = name, .forward = as_it_is, .backward = backward };
    (void)etch_custom_gradient(cx, &x, 1, &c, &y, 1);
    return y;
}

static int clip_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    (void)user;
    d_in[0] = etch_clamp(cx, c->d_out[0], number(cx, -0.2), number(cx, 0.2));
    return 1;
}
static etch_tensor *clipped(etch_ctx *cx, etch_tensor *x) { return apply(cx, "clip", clip_back, x); }

/* A penalty's gradient beside what comes back. */
static int penalty_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    (void)user;
    d_in[0] = etch_add(cx, c->d_out[0], etch_mul(cx, c->in[0], number(cx, 0.1)));
    return 1;
}
static etch_tensor *with_penalty(etch_ctx *cx, etch_tensor *x) { return apply(cx, "penalty", penalty_back, x); }

static int sign_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    (void)user;
    etch_tensor *any = etch_any(cx, etch_greater(cx, c->d_out[0], number(cx, 0.3)), ETCH_ALL_AXES, false);
    d_in[0] = etch_select(cx, any, c->in[0], etch_neg(cx, c->d_out[0]));
    return 1;
}
static etch_tensor *by_sign(etch_ctx *cx, etch_tensor *x) { return apply(cx, "sign", sign_back, x); }

/* Twice the same rule of the same thing: each clips what comes to it. */
static etch_tensor *clipped_twice(etch_ctx *cx, etch_tensor *x)
{
    return etch_add(cx, etch_mul(cx, clipped(cx, x), number(cx, 5)), etch_mul(cx, clipped(cx, x), number(cx, -7)));
}

/* --- places --------------------------------------------------------------------------------------------------------- */

static void by_rule(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const plan_of *p = user;
    (void)n_out;
    out[0] = p->rule(cx, p->x);
}
static void by_sine(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = etch_sin(cx, ((plan_of *)user)->x);
}
static etch_tensor *in_if(etch_ctx *cx, plan_of *p, etch_tensor *x)
{
    etch_tensor *y = NULL;
    p->x = x;
    etch_if(cx, etch_greater(cx, total(cx, x), number(cx, -100)), by_rule, by_sine, p, &y, 1);
    return total(cx, etch_square(cx, y));
}

/* The same branch twice: two of them, though they are equal. */
static etch_tensor *in_two_ifs(etch_ctx *cx, plan_of *p, etch_tensor *x)
{
    etch_tensor *y[2] = { NULL }, *is_there = etch_greater(cx, total(cx, x), number(cx, -100));
    p->x = x;
    for (int i = 0; i < 2; i++)
        etch_if(cx, is_there, by_rule, by_sine, p, &y[i], 1);
    return total(cx, etch_add(cx, etch_mul(cx, y[0], number(cx, 5)), etch_mul(cx, y[1], number(cx, -0.1))));
}

static etch_tensor *goes_on(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n;
    return etch_less(cx, state[0], etch_int(cx, ETCH_I64, ((plan_of *)user)->turns));
}
static void turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    const plan_of *p = user;
    (void)n;
    next[0] = etch_add(cx, state[0], etch_int(cx, ETCH_I64, 1));
    next[1] = etch_sin(cx, etch_add(cx, etch_mul(cx, p->rule(cx, state[1]), number(cx, 0.5)), p->x));
}
static etch_tensor *in_while(etch_ctx *cx, plan_of *p, etch_tensor *x)
{
    etch_tensor *out[2] = { NULL }, *state[] = { etch_int(cx, ETCH_I64, 0), x };
    p->x = x;
    etch_while(cx, state, 2, goes_on, turn, p, &(etch_loop_options){ .segment = p->segment }, out);
    return total(cx, etch_square(cx, out[1]));
}

/* --- orders --------------------------------------------------------------------------------------------------------- */

/* A gradient of this order, of sums of the ones before. */
static etch_tensor *slope(etch_ctx *cx, etch_tensor *x, plan_of *p, int order)
{
    if (order == 0)
        return p->place(cx, p, x);
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, x);
    etch_tensor *y = slope(cx, x, p, order - 1), *d = NULL;
    if (y && order > 1)
        y = total(cx, etch_mul(cx, y, etch_cos(cx, x)));
    if (y)
        d = gradient(cx, t, y, x);
    etch_tape_release(&t);
    return d;
}
static etch_tensor *asked(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    plan_of *p = user;
    (void)n_in;
    return slope(cx, in[0], p, p->order);
}

/* At once, and traced. */
static void expect_alike(world *w, etch_tensor *x, plan_of *p)
{
    double want[6];
    int64_t n = read_doubles(w, asked(w->cx, &x, 1, p), want, 6);
    etch_function *f = function_with(w, asked, p, ETCH_SYMBOLIC);
    expect_near(w, call(w, f, x), want, n, 1e-14);
    etch_function_release(&f);
}

static const double at[] = { 0.3, -0.5, 0.7, 0.9, -0.8, 0.2 };

static void test_first_order(void **state)
{
    (void)state;
    etch_tensor *(*const rules[])(etch_ctx *, etch_tensor *) = { clipped, with_penalty, by_sign, clipped_twice };
    static const struct {
        etch_tensor *(*place)(etch_ctx *, plan_of *, etch_tensor *);
        int64_t turns, segment;
    } places[] = { { in_if, 0, 0 },    { in_two_ifs, 0, 0 }, { in_while, 0, 0 },
                   { in_while, 1, 0 }, { in_while, 4, 0 },   { in_while, 5, 2 } };
    for (size_t i = 0; i < 4 * 6; i++) {
        world w;
        world_begin(&w);
        plan_of p = { .rule = rules[i / 6],
                      .place = places[i % 6].place,
                      .turns = places[i % 6].turns,
                      .segment = places[i % 6].segment,
                      .order = 1 };
        etch_tensor *x = doubles(&w, at, DIMS(3, 2), 2);
        expect_alike(&w, x, &p);
        world_end(&w);
    }
}

/* What both() compares with is right. */
static void test_clipped(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(3), 0.05, 2, -3);
    plan_of p = { .rule = clipped, .place = in_if, .order = 1 };
    EXPECT_D(&w, both(&w, asked, &x, 1, &p), 0.1, 0.2, -0.2);
    p.rule = clipped_twice;
    p.place = in_two_ifs;
    EXPECT_D(&w, both(&w, asked, &x, 1, &p), 0, 0, 0); /* 0.2 - 0.2 each */
    p.rule = clipped;
    EXPECT_D(&w, both(&w, asked, &x, 1, &p), 0.1, 0.1, 0.1); /* 0.2 - 0.1: not clip(4.9) */
    world_end(&w);
}

/* Where a loop's turns are taken back, its states are computed twice, and each gets a part of what comes back; this branch is taken
 * back without them. */
static void test_second_order(void **state)
{
    (void)state;
    etch_tensor *(*const rules[])(etch_ctx *, etch_tensor *) = { clipped, with_penalty, by_sign };
    for (size_t i = 0; i < 3; i++) {
        world w;
        world_begin(&w);
        plan_of p = { .rule = rules[i], .place = in_if, .turns = 3, .order = 2 };
        etch_tensor *x = doubles(&w, at, DIMS(3, 2), 2);
        expect_alike(&w, x, &p);
        p.place = in_while;
        assert_non_null(asked(w.cx, &x, 1, &p));
        no_error(&w);
        for (p.segment = 0; p.segment <= 2; p.segment += 2) {
            etch_function *f = function_with(&w, asked, &p, ETCH_SYMBOLIC);
            fails(&w, f, x, ETCH_ENOTSUP, "its rule is not known to be linear");
            etch_function_release(&f);
        }
        world_end(&w);
    }
}

/* --- rules that use what they are the rules of ------------------------------------------------------------------------- */

static etch_tensor *own_sigmoid(etch_ctx *cx, etch_tensor *x);
static int sigmoid_forward(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)n_in, (void)max_out, (void)user;
    out[0] = etch_sigmoid(cx, in[0]);
    return 1;
}
static int sigmoid_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    (void)user;
    etch_tensor *rest = etch_sub(cx, number(cx, 1), own_sigmoid(cx, c->in[0]));
    d_in[0] = etch_mul(cx, c->d_out[0], etch_mul(cx, own_sigmoid(cx, c->in[0]), rest));
    return 1;
}
static etch_tensor *own_sigmoid(etch_ctx *cx, etch_tensor *x)
{
    etch_tensor *y = NULL;
    const etch_custom c = { .name = "own_sigmoid", .forward = sigmoid_forward, .backward = sigmoid_back };
    (void)etch_custom_gradient(cx, &x, 1, &c, &y, 1);
    return y;
}
static etch_tensor *sigmoid_by_ops(etch_ctx *cx, etch_tensor *x) { return etch_sigmoid(cx, x); }

static void test_of_itself(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    plan_of p = { .rule = own_sigmoid, .place = in_if }, by_ops = { .rule = sigmoid_by_ops, .place = in_if };
    etch_tensor *x = doubles(&w, at, DIMS(3, 2), 2), *longer = D(&w, 2, DIMS(1, 2), 0.5, 1);
    for (p.order = 0; p.order <= 4; p.order++) {
        double want[6];
        int64_t n;
        by_ops.order = p.order;
        n = read_doubles(&w, asked(w.cx, &x, 1, &by_ops), want, 6);
        etch_function *f = function_with(&w, asked, &p, ETCH_SYMBOLIC);
        expect_near(&w, call(&w, f, x), want, n, 1e-12);
        (void)call(&w, f, longer);
        assert_int_equal(etch_function_get_stats(f).n_traces, 1);
        etch_function_release(&f);
    }
    etch_function *f = function_with(&w, asked, &p, ETCH_SYMBOLIC);
    fails(&w, f, x, ETCH_ENOTSUP, "rules that use custom gradients are recorded 4 deep");
    etch_function_release(&f);
    world_end(&w);
}

int etch_test_custom_nonlinear(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_first_order),
        cmocka_unit_test(test_clipped),
        cmocka_unit_test(test_second_order),
        cmocka_unit_test(test_of_itself),
    };
    return cmocka_run_group_tests_name("trace/custom_nonlinear", tests, NULL, NULL);
}
