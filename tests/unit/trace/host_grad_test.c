/* Gradients beside callbacks, and through them by custom gradients: whatever is asked, a callback runs once for each time
 * that the program comes to it. */
#include "host_testing.h"
#include "tape_testing.h"

typedef struct scene {
    logbook log;
    etch_function *inner;
    etch_tensor *w, *x;
    bool is_pure, through;
    int n_out;
} scene;

static etch_tensor *number64(etch_ctx *cx, double x) { return etch_scalar(cx, ETCH_F64, x); }

/* y = x x + 1, and 3 x. */
static etch_status step(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out, void *user)
{
    (void)n_in;
    atomic_fetch_add(&((scene *)user)->log.n_runs, 1);
    out[0] = etch_add(cx, etch_mul(cx, in[0], in[0]), number64(cx, 1));
    if (n_out > 1)
        out[1] = etch_mul(cx, in[0], number64(cx, 3));
    return ETCH_OK;
}

static void release_scene(void *user) { atomic_fetch_add(&((scene *)user)->log.n_released, 1); }

static etch_tensor *step_of(etch_ctx *cx, scene *s, etch_tensor *x, const char *as, etch_tensor **second)
{
    etch_host h = { .name = "step", .run = step, .user = s, .release_user = release_scene, .is_pure = s->is_pure };
    etch_tensor *out[2] = { NULL, NULL };
    etch_spec *t = type(cx, as), *types[] = { t, t };
    etch_call_host(cx, &h, &x, 1, types, second ? 2 : 1, out);
    etch_spec_release(&t);
    if (second)
        *second = out[1];
    return out[0];
}

static etch_tensor *total(etch_ctx *cx, etch_tensor *x) { return etch_sum(cx, x, ETCH_ALL_AXES, false); }

/* --- programs: in[0] is w, in[1] is x; gradients are asked by w ---------------------------------------------------- */

/* sum(w w y), y = x x + 1 by the callback: 2 w y. */
static etch_tensor *beside(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *y = step_of(cx, user, in[1], "f64[?]", NULL);
    return total(cx, etch_mul(cx, etch_mul(cx, in[0], in[0]), y));
}

/* The same in a function that is called. */
static etch_tensor *in_call(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    return etch_call1(cx, ((scene *)user)->inner, in, n_in);
}

static etch_tensor *goes_on(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    return etch_less(cx, state[0], number64(cx, 3));
}

/* s, total -> step(s w) but for its gradient, total + w w s */
static void turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    scene *s = user;
    etch_tensor *second;
    (void)n;
    next[0] = etch_add(cx, state[0], number64(cx, 1));
    etch_tensor *x = etch_mul(cx, state[1], s->w);
    next[1] = step_of(cx, s, s->through ? x : etch_stop_gradient(cx, x), "f64[2]", &second);
    next[2] = etch_add(cx, state[2], etch_mul(cx, etch_mul(cx, s->w, s->w), etch_add(cx, state[1], second)));
}

static etch_tensor *in_loop(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    scene *s = user;
    (void)n_in;
    s->w = in[0];
    etch_tensor *state[] = { number64(cx, 0), in[1], etch_zeros_like(cx, in[1]) };
    etch_while(cx, state, 3, goes_on, turn, s, NULL, state);
    return total(cx, state[2]);
}

static void scan_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *xs, int n_xs,
                      etch_tensor **next, etch_tensor **out, int n_out, void *user)
{
    scene *s = user;
    (void)n, (void)n_xs, (void)n_out;
    etch_tensor *y = step_of(cx, s, etch_add(cx, xs[0], etch_stop_gradient(cx, state[0])), "f64[]", NULL);
    next[0] = etch_mul(cx, state[0], etch_mul(cx, y, total(cx, s->w)));
    out[0] = etch_mul(cx, y, state[0]);
}

static etch_tensor *in_scan(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    scene *s = user;
    (void)n_in;
    s->w = in[0];
    etch_tensor *state = number64(cx, 0.125), *out[2];
    etch_scan(cx, &state, 1, &in[1], 1, scan_turn, s, &(etch_loop_options){ .reverse = true }, out, 1);
    return etch_add(cx, out[0], total(cx, out[1]));
}

static etch_tensor *gradient_of(etch_ctx *cx, etch_body *body, etch_tensor *const *in, scene *s)
{
    etch_tape *tape = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, tape, in[0]);
    etch_tensor *d = gradient(cx, tape, body(cx, in, 2, s), in[0]);
    etch_tape_release(&tape);
    return d;
}

typedef struct asked {
    etch_body *body;
    scene *s;
} asked;

static etch_tensor *asks(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    const asked *a = user;
    (void)n_in;
    return gradient_of(cx, a->body, in, a->s);
}

/* By central differences of the program run eagerly. */
static void differences(world *w, etch_body *body, etch_tensor *const *in, scene *s, double *out)
{
    double at[2], y[2];
    assert_int_equal(read_doubles(w, in[0], at, 2), 2);
    for (int i = 0; i < 2; i++) {
        for (int up = 0; up < 2; up++) {
            double moved[2] = { at[0], at[1] };
            moved[i] += up ? 1e-5 : -1e-5;
            etch_tensor *args[] = { doubles(w, moved, (int64_t[]){ 2 }, 1), in[1] };
            assert_int_equal(read_doubles(w, body(w->cx, args, 2, s), &y[up], 1), 1);
        }
        out[i] = (y[1] - y[0]) / 2e-5;
    }
}

/* Eagerly; a tape around the call of a traced function; a tape inside of one: the same, with n_runs runs each. */
static void check_program(world *w, etch_body *body, scene *s, int n_runs, bool is_smooth)
{
    etch_tensor *in[] = { D(w, 1, (int64_t[]){ 2 }, 0.5, 0.25), D(w, 1, (int64_t[]){ 2 }, 1, 2) };
    asked a = { body, s };
    etch_function *f = function_with(w, body, s, ETCH_SYMBOLIC), *g = function_with(w, asks, &a, ETCH_SYMBOLIC);
    double want[2];
    etch_tensor *eager = gradient_of(w->cx, body, in, s);
    no_error(w);
    if (is_smooth) {
        differences(w, body, in, s, want);
        expect_near(w, eager, want, 2, 1e-6);
    }
    for (int i = 0; i < 2; i++) {
        s->log.n_runs = 0;
        etch_tape *tape = etch_tape_begin(w->cx, NULL);
        etch_tape_watch(w->cx, tape, in[0]);
        etch_tensor *d = gradient(w->cx, tape, etch_call1(w->cx, f, in, 2), in[0]);
        etch_tape_release(&tape);
        no_error(w);
        assert_int_equal(s->log.n_runs, n_runs);
        expect_same(w, eager, d);
        d = etch_call1(w->cx, g, in, 2);
        no_error(w);
        assert_int_equal(s->log.n_runs, 2 * n_runs);
        expect_same(w, eager, d);
    }
    etch_function_release(&f);
    etch_function_release(&g);
}

static void test_beside(void **state)
{
    (void)state;
    static scene s;
    world w;
    world_begin(&w);
    memset(&s, 0, sizeof s);
    check_program(&w, beside, &s, 1, true);
    etch_tensor *in[] = { D(&w, 1, (int64_t[]){ 2 }, 0.5, 0.25), D(&w, 1, (int64_t[]){ 2 }, 1, 2) };
    EXPECT_D(&w, gradient_of(w.cx, beside, in, &s), 2 * 0.5 * 2, 2 * 0.25 * 5);
    s.inner = function_with(&w, beside, &s, ETCH_SYMBOLIC);
    check_program(&w, in_call, &s, 1, true);
    etch_function_release(&s.inner);
    check_program(&w, in_loop, &s, 3, false); /* differences go through the callback, too */
    check_program(&w, in_scan, &s, 2, false);
    world_end(&w);
}

/* By hand: s_0 = x, s_t+1 = (s_t w)^2 + 1; the sum of w w (s_t + 3 s_t w), of which s_t and s_t w are as good as constants. */
static void test_loop_by_hand(void **state)
{
    (void)state;
    static scene s;
    world w;
    world_begin(&w);
    memset(&s, 0, sizeof s);
    const double at[2] = { 0.5, 0.25 };
    double want[2] = { 0, 0 };
    for (int i = 0; i < 2; i++) {
        double state_now = i + 1;
        for (int t = 0; t < 3; t++) {
            want[i] += 2 * at[i] * (state_now + 3 * state_now * at[i]);
            state_now = state_now * at[i] * state_now * at[i] + 1;
        }
    }
    etch_tensor *in[] = { doubles(&w, at, (int64_t[]){ 2 }, 1), D(&w, 1, (int64_t[]){ 2 }, 1, 2) };
    asked a = { in_loop, &s };
    etch_function *g = function_with(&w, asks, &a, ETCH_SYMBOLIC);
    expect_near(&w, etch_call1(w.cx, g, in, 2), want, 2, 1e-13);
    etch_function_release(&g);
    world_end(&w);
}

/* --- where there is none ------------------------------------------------------------------------------------------ */

static etch_tensor *through(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    return total(cx, step_of(cx, user, in[0], "f64[2]", NULL));
}

static void taken(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    scene *s = user;
    (void)n_out;
    etch_tensor *y = step_of(cx, s, s->x, "f64[2]", NULL);
    out[0] = etch_add(cx, etch_mul(cx, s->w, s->w), s->through ? etch_mul(cx, s->w, y) : y);
}

static void other(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = etch_neg(cx, ((scene *)user)->w);
}

static etch_tensor *in_branch(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    scene *s = user;
    (void)n_in;
    s->w = in[0];
    s->x = in[1];
    etch_tensor *y;
    etch_if(cx, etch_greater(cx, total(cx, in[1]), number64(cx, 0)), taken, other, s, &y, 1);
    return total(cx, y);
}

static void expect_none(world *w, etch_tensor *d, const char *text)
{
    assert_null(d);
    assert_int_equal(etch_error_status(w->cx), ETCH_ENOTSUP);
    if (!strstr(etch_error_message(w->cx), text))
        fail_msg("\"%s\" does not contain \"%s\"", etch_error_message(w->cx), text);
    etch_error_clear(w->cx);
}

static void test_none(void **state)
{
    (void)state;
    static scene s;
    world w;
    world_begin(&w);
    memset(&s, 0, sizeof s);
    etch_tensor *in[] = { D(&w, 1, (int64_t[]){ 2 }, 0.5, 0.25), D(&w, 1, (int64_t[]){ 2 }, 1, 2) };
    static const char message[] = "gradient: the callback 'step' has none";
    for (int pure = 0; pure < 2; pure++) {
        s.is_pure = pure;
        asked a = { through, &s };
        etch_function *f = function_with(&w, through, &s, ETCH_SYMBOLIC),
                      *g = function_with(&w, asks, &a, ETCH_SYMBOLIC);
        expect_none(&w, gradient_of(w.cx, through, in, &s), message);
        s.inner = f;
        expect_none(&w, gradient_of(w.cx, in_call, in, &s), message);
        expect_none(&w, etch_call1(w.cx, g, in, 2), message);
        etch_function_release(&f);
        etch_function_release(&g);
    }
    s.through = true;
    s.is_pure = false;
    asked loop = { in_loop, &s };
    etch_function *in_turns = function_with(&w, asks, &loop, ETCH_SYMBOLIC);
    expect_none(&w, etch_call1(w.cx, in_turns, in, 2), message);
    etch_function_release(&in_turns);
    in_turns = function_with(&w, in_loop, &s, ETCH_SYMBOLIC);
    s.inner = in_turns;
    expect_none(&w, gradient_of(w.cx, in_call, in, &s), message);
    etch_function_release(&in_turns);
    for (int mode = 0; mode < 3; mode++) { /* in a branch: not needed; needed; needed, and pure */
        s.through = mode > 0;
        s.is_pure = mode == 2;
        asked a = { in_branch, &s };
        etch_function *g = function_with(&w, asks, &a, ETCH_SYMBOLIC);
        etch_tensor *d = etch_call1(w.cx, g, in, 2);
        if (mode == 1)
            expect_none(&w, d, "it needs what the callback 'step' gave");
        else
            expect_same(&w, d, gradient_of(w.cx, in_branch, in, &s)); /* eagerly it is on the way of the program */
        etch_function_release(&g);
    }
    world_end(&w);
}

/* --- custom gradients --------------------------------------------------------------------------------------------- */

static etch_status twice_times(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out, void *user)
{
    (void)n_in, (void)n_out;
    ++*(int *)user;
    out[0] = etch_mul(cx, etch_mul(cx, in[0], in[1]), number64(cx, 2));
    return ETCH_OK;
}

typedef struct both_ways {
    scene *s;
    int n_back;
} both_ways;

static int forward(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)n_in, (void)max_out;
    out[0] = step_of(cx, ((both_ways *)user)->s, in[0], "f64[?]", NULL);
    return out[0] ? 1 : -1;
}

static int backward(etch_ctx *cx, const etch_custom_call *call, etch_tensor **d_in, void *user)
{
    etch_host h = { .name = "back", .run = twice_times, .user = &((both_ways *)user)->n_back };
    etch_tensor *in[] = { call->in[0], call->d_out[0] };
    etch_spec *t = type(cx, "f64[?]");
    etch_call_host(cx, &h, in, 2, &t, 1, &d_in[0]);
    etch_spec_release(&t);
    return d_in[0] ? 1 : -1;
}

static etch_tensor *custom(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_tensor *y = NULL;
    (void)n_in;
    etch_custom_gradient(
        cx, in, 1, &(etch_custom){ .name = "step", .forward = forward, .backward = backward, .user = user }, &y, 1);
    return y ? total(cx, etch_mul(cx, y, in[1])) : NULL;
}

static etch_tensor *asks_custom(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tape *tape = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, tape, in[0]);
    etch_tensor *d = gradient(cx, tape, custom(cx, in, 2, user), in[0]);
    etch_tape_release(&tape);
    return d;
}

static void test_custom(void **state)
{
    (void)state;
    static scene s;
    world w;
    world_begin(&w);
    memset(&s, 0, sizeof s);
    both_ways b = { &s, 0 };
    etch_tensor *in[] = { D(&w, 1, (int64_t[]){ 2 }, 0.5, 0.25), D(&w, 1, (int64_t[]){ 2 }, 3, 5) };
    etch_function *f = function_with(&w, custom, &b, ETCH_SYMBOLIC),
                  *g = function_with(&w, asks_custom, &b, ETCH_SYMBOLIC);
    for (int i = 0; i < 2; i++) {
        s.log.n_runs = b.n_back = 0;
        EXPECT_D(&w, asks_custom(w.cx, in, 2, &b), 3, 2.5); /* 2 w x */
        assert_int_equal(s.log.n_runs, 1);
        assert_int_equal(b.n_back, 1);
        EXPECT_D(&w, etch_call1(w.cx, g, in, 2), 3, 2.5);
        assert_int_equal(s.log.n_runs, 2);
        assert_int_equal(b.n_back, 2);
        etch_tape *tape = etch_tape_begin(w.cx, NULL);
        etch_tape_watch(w.cx, tape, in[0]);
        EXPECT_D(&w, gradient(w.cx, tape, etch_call1(w.cx, f, in, 2), in[0]), 3, 2.5);
        etch_tape_release(&tape);
        assert_int_equal(s.log.n_runs, 3);
        assert_int_equal(b.n_back, 3);
    }
    etch_function_release(&f);
    etch_function_release(&g);
    world_end(&w);
}

/* --- whoever holds it --------------------------------------------------------------------------------------------- */

static void test_released_once(void **state)
{
    (void)state;
    static scene s;
    for (int order = 0; order < 4; order++) {
        world w;
        world_begin(&w);
        memset(&s, 0, sizeof s);
        etch_tensor *in[] = { D(&w, 1, (int64_t[]){ 2 }, 0.5, 0.25), D(&w, 1, (int64_t[]){ 2 }, 1, 2) };
        etch_tape *tape = etch_tape_begin(w.cx, &(etch_tape_options){ .is_persistent = true });
        etch_tape_watch(w.cx, tape, in[0]);
        etch_tensor *y = order % 2 ? beside(w.cx, in, 2, &s) : NULL;
        etch_function *f = function_with(&w, beside, &s, ETCH_SYMBOLIC);
        y = y ? y : etch_call1(w.cx, f, in, 2);
        assert_non_null(gradient(w.cx, tape, y, in[0]));
        if (order < 2)
            etch_tape_release(&tape);
        etch_function_release(&f);
        etch_tape_release(&tape);
        world_end(&w);
        assert_int_equal(s.log.n_released, 1);
        assert_int_equal(s.log.n_runs, 1);
    }
}

int etch_test_host_grad(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_beside), cmocka_unit_test(test_loop_by_hand),  cmocka_unit_test(test_none),
        cmocka_unit_test(test_custom), cmocka_unit_test(test_released_once),
    };
    return cmocka_run_group_tests_name("trace/host_grad", tests, NULL, NULL);
}
