/* Custom gradients in branches and loops, by tensors and by a variable, of first and second order, against central
 * differences: eagerly, with tapes inside of a traced function, and around the call of one. */
#include "unit/trace/custom_rules.h"

/* --- places --------------------------------------------------------------------------------------------------------- */

static void by_rule(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    program_of *p = user;
    (void)n_out;
    out[0] = p->rule(cx, p, etch_mul(cx, p->x, etch_variable_read(cx, p->v)));
}
static void by_ops(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const program_of *p = user;
    (void)n_out;
    out[0] = etch_mul(cx, etch_sin(cx, p->x), etch_variable_read(cx, p->v));
}

static etch_tensor *in_if(etch_ctx *cx, program_of *p)
{
    etch_tensor *y[1], *z[1], *sum = total(cx, p->x);
    etch_if(cx, etch_greater(cx, sum, number(cx, 0)), by_rule, by_ops, p, y, 1);
    etch_if(cx, etch_less(cx, sum, number(cx, 0)), by_rule, by_ops, p, z, 1);
    return total(cx, etch_mul(cx, y[0], etch_exp(cx, z[0])));
}

static etch_tensor *in_switch(etch_ctx *cx, program_of *p)
{
    etch_branch *const branches[] = { by_ops, by_rule, by_ops };
    etch_tensor *y[1], *one = etch_cast(cx, etch_exp(cx, etch_mul(cx, total(cx, p->x), number(cx, 0))), ETCH_I64);
    etch_switch(cx, one, branches, 3, p, y, 1);
    return total(cx, etch_square(cx, y[0]));
}

static etch_tensor *goes_on(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n;
    return etch_less(cx, state[0], etch_int(cx, ETCH_I64, ((program_of *)user)->turns));
}
/* y = sin(x + rule(y) / 2) */
static void while_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    program_of *p = user;
    (void)n;
    next[0] = etch_add(cx, state[0], etch_int(cx, ETCH_I64, 1));
    next[1] = etch_sin(cx, etch_add(cx, etch_mul(cx, p->rule(cx, p, state[1]), number(cx, 0.5)), p->x));
}
static etch_tensor *in_while(etch_ctx *cx, program_of *p)
{
    etch_tensor *out[2], *state[] = { etch_int(cx, ETCH_I64, 0), p->x };
    etch_while(cx, state, 2, goes_on, while_turn, p, &(etch_loop_options){ .segment = p->segment }, out);
    return total(cx, etch_square(cx, out[1]));
}

/* h = tanh(h v) + rule(slice), results rule(h) */
static void scan_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                      etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    program_of *p = user;
    (void)n, (void)n_slices, (void)n_results;
    etch_tensor *h = etch_tanh(cx, etch_mul(cx, state[0], etch_variable_read(cx, p->v)));
    next[0] = etch_add(cx, h, p->rule(cx, p, slices[0]));
    results[0] = p->rule(cx, p, state[0]);
}
static etch_tensor *in_scan(etch_ctx *cx, program_of *p)
{
    const int64_t from[] = { 0, 0 }, sizes[] = { p->turns < 3 ? p->turns : 3, 2 };
    etch_tensor *xs = etch_slice(cx, p->x, etch_int_list(cx, from, 2), etch_int_list(cx, sizes, 2));
    etch_tensor *out[2], *h = etch_sin(cx, etch_variable_read(cx, p->v));
    etch_scan(cx, &h, 1, &xs, 1, scan_turn, p, &(etch_loop_options){ .segment = p->segment, .reverse = true }, out, 1);
    return etch_add(cx, total(cx, etch_square(cx, out[0])), total(cx, etch_exp(cx, out[1])));
}

/* A branch in a loop in a branch. */
typedef struct turn_of {
    program_of *p;
    etch_tensor *h, *slice;
} turn_of;
static void turn_by_rule(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const turn_of *t = user;
    (void)n_out;
    out[0] = t->p->rule(cx, t->p, etch_add(cx, etch_mul(cx, t->h, number(cx, 0.5)), t->slice));
}
static void turn_by_ops(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const turn_of *t = user;
    (void)n_out;
    out[0] = etch_mul(cx, t->h, etch_cos(cx, etch_variable_read(cx, t->p->v)));
}
static void branching_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                           etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    turn_of t = { user, state[0], slices[0] };
    (void)n, (void)n_slices, (void)n_results;
    etch_if(cx, etch_greater(cx, total(cx, slices[0]), number(cx, 0)), turn_by_rule, turn_by_ops, &t, next, 1);
    results[0] = total(cx, etch_square(cx, next[0]));
}
static void scanning_branch(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    program_of *p = user;
    etch_tensor *y[2], *h = etch_sum(cx, p->x, ETCH_INTS(0), false);
    (void)n_out;
    etch_scan(cx, &h, 1, &p->x, 1, branching_turn, p, &(etch_loop_options){ .segment = p->segment }, y, 1);
    out[0] = etch_add(cx, total(cx, y[0]), total(cx, y[1]));
}
static void summing_branch(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = total(cx, ((program_of *)user)->x);
}
static etch_tensor *nested(etch_ctx *cx, program_of *p)
{
    etch_tensor *y[1];
    etch_if(cx, etch_greater(cx, total(cx, p->x), number(cx, -100)), scanning_branch, summing_branch, p, y, 1);
    return y[0];
}

/* A loop in a loop. */
static void outer_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    program_of *p = user;
    (void)n;
    etch_tensor *out[2], *inner[] = { etch_int(cx, ETCH_I64, 1), state[1] };
    etch_while(cx, inner, 2, goes_on, while_turn, p, NULL, out);
    next[0] = etch_add(cx, state[0], etch_int(cx, ETCH_I64, 1));
    next[1] = p->rule(cx, p, out[1]);
}
static etch_tensor *loop_in_loop(etch_ctx *cx, program_of *p)
{
    etch_tensor *out[2], *state[] = { etch_int(cx, ETCH_I64, 1), p->x };
    etch_while(cx, state, 2, goes_on, outer_turn, p, NULL, out);
    return total(cx, etch_square(cx, out[1]));
}

/* A state with more rows after each turn, of which the rule sees all. */
static void growing_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    program_of *p = user;
    (void)n;
    next[0] = etch_add(cx, state[0], etch_int(cx, ETCH_I64, 1));
    next[1] = etch_concat(cx, (etch_tensor *[]){ state[1], etch_sin(cx, p->rule(cx, p, state[1])) }, 2, 0);
}
static etch_tensor *growing(etch_ctx *cx, program_of *p)
{
    etch_spec *rows = NULL;
    if (etch_spec_parse(cx, "f64[?, 2]", &rows) != ETCH_OK)
        return NULL;
    etch_tensor *out[2] = { NULL }, *state[] = { etch_int(cx, ETCH_I64, 0), p->x };
    etch_while(cx, state, 2, goes_on, growing_turn, p,
               &(etch_loop_options){ .state_types = (etch_spec *[]){ NULL, rows }, .segment = p->segment }, out);
    etch_spec_release(&rows);
    return total(cx, etch_square(cx, out[1]));
}

/* A function with the rule in it, called in a loop; p->g is traced by itself. */
static etch_tensor *called(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program_of *p = user;
    (void)n_in;
    return etch_mul(cx, p->rule(cx, p, in[0]), in[0]);
}
static etch_tensor *calls(etch_ctx *cx, program_of *p, etch_tensor *x) { return etch_call1(cx, p->g, &x, 1); }
static etch_tensor *in_call(etch_ctx *cx, program_of *p)
{
    program_of inside = *p;
    inside.rule = calls;
    return etch_add(cx, in_while(cx, &inside), in_if(cx, &inside));
}

/* --- against differences -------------------------------------------------------------------------------------------- */

enum { N_X = 6, N_V = 2, N = N_X + N_V };
static const double at[N] = { 0.3, -0.5, 0.7, 0.9, -0.8, 0.2, 0.6, -1.1 };
static const double weights[N] = { 1, -0.5, 0.75, 0.25, -1.25, 0.5, 1.5, -0.75 };

static etch_tensor *x_of(etch_ctx *cx, const double *z) { return etch_from(cx, ETCH_F64, (int64_t[]){ 3, 2 }, 2, z); }
static etch_tensor *v_of(etch_ctx *cx, const double *z)
{
    return etch_from(cx, ETCH_F64, (int64_t[]){ 2 }, 1, z + N_X);
}

static etch_tensor *just_the_loss(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program_of *p = user;
    (void)n_in;
    p->x = in[0];
    return p->loss(cx, p);
}

/* Gradients of y by x and by the variable, as one vector. */
static etch_tensor *ask(etch_ctx *cx, etch_tape *t, etch_tensor *y, etch_tensor *x, const program_of *p)
{
    etch_tensor *d[2] = { NULL };
    const etch_source by[] = { ETCH_BY(x), ETCH_BY_VARIABLE(p->v) };
    etch_status s = y ? etch_tape_gradient(cx, t, &y, NULL, 1, by, 2, ETCH_UNCONNECTED_ZEROS, d) : ETCH_OK;
    if (s != ETCH_OK)
        etch_fail(cx, s, "%s", etch_error_message(cx));
    d[0] = etch_reshape(cx, d[0], etch_int_list(cx, (int64_t[]){ N_X }, 1));
    return etch_concat(cx, d, 2, 0);
}

/* The loss, computed here or by p->f, and its gradients. */
static etch_tensor *once(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program_of *p = user;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *y = p->f ? etch_call1(cx, p->f, in, n_in) : just_the_loss(cx, in, n_in, p);
    etch_tensor *d = ask(cx, t, y, in[0], p);
    etch_tape_release(&t);
    return d;
}

/* Gradients of the weighted sum of these. */
static etch_tensor *second(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *by = etch_from(cx, ETCH_F64, (int64_t[]){ N }, 1, weights);
    etch_tensor *d = total(cx, etch_mul(cx, once(cx, in, n_in, user), by));
    d = ask(cx, t, d, in[0], user);
    etch_tape_release(&t);
    return d;
}

/* The loss, or the weighted sum of its gradients, at z. */
static double value_at(world *w, program_of *p, const double *z, int order)
{
    double y[N], sum = 0;
    etch_scope scope = etch_scope_begin(w->cx);
    etch_variable_assign(w->cx, p->v, v_of(w->cx, z));
    etch_tensor *x = x_of(w->cx, z);
    int64_t n = read_doubles(w, order == 1 ? just_the_loss(w->cx, &x, 1, p) : once(w->cx, &x, 1, p), y, N);
    assert_int_equal(n, order == 1 ? 1 : N);
    for (int64_t i = 0; i < n; i++)
        sum += order == 1 ? y[i] : y[i] * weights[i];
    etch_scope_end(w->cx, scope);
    return sum;
}

static void differences(world *w, program_of *p, int order, double *out)
{
    const double h = 1e-5;
    for (int i = 0; i < N; i++) {
        double z[N], y[2];
        for (int k = 0; k < 2; k++) {
            memcpy(z, at, sizeof z);
            z[i] += k ? -h : h;
            y[k] = value_at(w, p, z, order);
        }
        out[i] = (y[0] - y[1]) / (2 * h);
    }
    etch_variable_assign(w->cx, p->v, v_of(w->cx, at));
}

static void check_order(world *w, program_of *p, int order)
{
    double want[N];
    program *asks = order == 1 ? once : second;
    differences(w, p, order, want);
    etch_tensor *x = x_of(w->cx, at);
    expect_near(w, asks(w->cx, &x, 1, p), want, N, 1e-7);
    etch_function *outer = function_with(w, asks, p, ETCH_SYMBOLIC);
    expect_near(w, call(w, outer, x), want, N, 1e-7);
    etch_function_release(&outer);
    /* Around the call of a function, and that inside another. */
    p->f = function_with(w, just_the_loss, p, ETCH_SYMBOLIC);
    expect_near(w, asks(w->cx, &x, 1, p), want, N, 1e-7);
    outer = function_with(w, asks, p, ETCH_SYMBOLIC);
    expect_near(w, call(w, outer, x), want, N, 1e-7);
    assert_int_equal(n_traces(p->f), 1);
    etch_function_release(&outer);
    etch_function_release(&p->f);
}

typedef etch_tensor *rule_fn(etch_ctx *cx, program_of *p, etch_tensor *x);
typedef etch_tensor *loss_fn(etch_ctx *cx, program_of *p);

static void check_rule(loss_fn *loss, rule_fn *rule, int64_t turns, int64_t segment)
{
    world w;
    world_begin(&w);
    program_of p = { .loss = loss, .rule = rule, .turns = turns, .segment = segment };
    p.v = etch_variable_new(w.cx, v_of(w.cx, at), &(etch_variable_options){ .name = "v" });
    p.g = function_with(&w, called, &p, ETCH_SYMBOLIC);
    check_order(&w, &p, 1);
    check_order(&w, &p, 2);
    etch_function_release(&p.g);
    etch_variable_release(&p.v);
    world_end(&w);
}

static void check(loss_fn *loss, int64_t turns, int64_t segment)
{
    static rule_fn *const rules[] = {
        by_operands, by_variable, by_result, by_capture, by_customs, by_several, by_control,
    };
    size_t n = turns == 1 ? 3 : sizeof rules / sizeof *rules; /* of a single turn a few will do */
    for (size_t i = 0; i < n; i++)
        if (loss != in_call || rules[i] != by_capture) /* a handle of one trace is nothing in another */
            check_rule(loss, rules[i], turns, segment);
}

static void test_branches(void **state)
{
    (void)state;
    check(in_if, 0, 0);
    check(in_switch, 0, 0);
}
static void test_while(void **state)
{
    (void)state;
    check(in_while, 0, 0);
    check(in_while, 1, 0);
    check(in_while, 5, 0);
}
static void test_scan(void **state)
{
    (void)state;
    check(in_scan, 0, 0);
    check(in_scan, 1, 0);
    check(in_scan, 3, 0);
}
static void test_segments(void **state)
{
    (void)state;
    check(in_while, 5, 2);
    check(in_scan, 3, 2);
    check(growing, 2, 2);
}
static void test_nested(void **state)
{
    (void)state;
    check(nested, 3, 0);
    check(nested, 3, 2);
    check(loop_in_loop, 3, 0);
}
static void test_growing(void **state)
{
    (void)state;
    check(growing, 0, 0);
    check(growing, 2, 0);
}
static void test_calls(void **state)
{
    (void)state;
    check(in_call, 3, 0);
}

/* Around a callback, whose results turns that are taken again need, too. */
static void test_callbacks(void **state)
{
    (void)state;
    check_rule(in_while, by_callback, 4, 0);
    check_rule(in_while, by_callback, 4, 3);
    check_rule(in_scan, by_callback, 3, 0);
    world w;
    world_begin(&w);
    program_of p = { .loss = in_while, .rule = by_callback, .turns = 4 };
    p.v = etch_variable_new(w.cx, v_of(w.cx, at), NULL);
    etch_function *f = function_with(&w, second, &p, ETCH_SYMBOLIC);
    n_sines = 0;
    (void)call(&w, f, x_of(w.cx, at));
    no_error(&w);
    assert_int_equal(n_sines, 4); /* once a turn, and never for gradients */
    etch_function_release(&f);
    etch_variable_release(&p.v);
    world_end(&w);
}

/* --- what rules are told, and how often ------------------------------------------------------------------------------ */

/* The rule is run once, when the body is recorded, whether or not gradients are asked for, and how often the loop turns. */
static void test_once(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    program_of p = { .loss = in_while, .rule = by_operands, .turns = 4 };
    p.v = etch_variable_new(w.cx, v_of(w.cx, at), NULL);
    etch_tensor *x = x_of(w.cx, at);
    etch_function *f = function_with(&w, just_the_loss, &p, ETCH_SYMBOLIC);
    (void)call(&w, f, x);
    no_error(&w);
    assert_int_equal(p.n_back, 1);
    (void)call(&w, f, x);
    assert_int_equal(p.n_back, 1);
    p.f = f;
    (void)second(w.cx, &x, 1, &p);
    no_error(&w);
    assert_int_equal(p.n_back, 1);
    etch_function_release(&f);
    etch_variable_release(&p.v);
    world_end(&w);
}

static int n_released;
static void count_release(void *user)
{
    (void)user;
    n_released++;
}
/* A body keeps a graph; the code is let go as soon as it has run. */
static void releasing(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const program_of *p = user;
    (void)n_out;
    const etch_custom c = { .forward = grown, .backward = grown_back, .release_user = count_release };
    etch_tensor *x = p->x;
    (void)etch_custom_gradient(cx, &x, 1, &c, out, 1);
}
static etch_tensor *with_releasing(etch_ctx *cx, program_of *p)
{
    etch_tensor *y[1] = { NULL };
    etch_if(cx, etch_greater(cx, total(cx, p->x), number(cx, -100)), releasing, by_ops, p, y, 1);
    return y[0] ? total(cx, y[0]) : NULL;
}
static void test_release(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    program_of p = { .loss = with_releasing };
    p.v = etch_variable_new(w.cx, v_of(w.cx, at), NULL);
    n_released = 0;
    etch_function *f = function_with(&w, once, &p, ETCH_SYMBOLIC);
    double want[N] = { 0 };
    for (int i = 0; i < N_X; i++)
        want[i] = exp(at[i]);
    expect_near(&w, call(&w, f, x_of(w.cx, at)), want, N, 1e-13);
    assert_int_equal(n_released, 1);
    etch_function_release(&f);
    etch_variable_release(&p.v);
    world_end(&w);
}

/* A tape that is the body's own goes by the rule, too; the result of what it gives has gradients. */
static void tapes_inside(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    program_of *p = user;
    (void)n_out;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, p->x);
    out[0] = gradient(cx, t, p->rule(cx, p, p->x), p->x);
    etch_tape_release(&t);
}
static etch_tensor *with_tape_inside(etch_ctx *cx, program_of *p)
{
    etch_tensor *y[1] = { NULL };
    etch_if(cx, etch_greater(cx, total(cx, p->x), number(cx, -100)), tapes_inside, by_ops, p, y, 1);
    return total(cx, etch_square(cx, y[0]));
}
static void test_tape_inside(void **state)
{
    (void)state;
    check(with_tape_inside, 0, 0);
}

/* None flows to what the rule gives none for; and what only the rule reads has none of first order. */
static int none_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    const program_of *p = user;
    if (p->turns)
        d_in[1] = etch_mul(cx, c->d_out[0], etch_square(cx, p->x));
    return c->n_in;
}
static void none_by_x(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    program_of *p = user;
    (void)n_out;
    out[0] = apply(cx, "none", times, none_back, (etch_tensor *[]){ etch_sin(cx, p->x), p->k }, 2, p);
}
static void just_k(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)cx, (void)n_out;
    out[0] = ((program_of *)user)->k;
}
static etch_tensor *connected(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program_of *p = user;
    etch_tensor *d[2] = { NULL }, *y = NULL;
    const etch_source by[] = { ETCH_BY(in[0]), ETCH_BY(in[1]) };
    (void)n_in;
    p->x = in[0];
    p->k = in[1];
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tape_watch(cx, t, in[1]);
    etch_if(cx, etch_greater(cx, total(cx, in[0]), number(cx, -100)), none_by_x, just_k, p, &y, 1);
    if (y && etch_tape_gradient(cx, t, &y, NULL, 1, by, 2, ETCH_UNCONNECTED_NONE, d) != ETCH_OK)
        etch_fail(cx, ETCH_EINVAL, "%s", etch_error_message(cx));
    etch_tape_release(&t);
    for (int i = 0; i < 2; i++)
        d[i] = d[i] ? d[i] : etch_zeros_like(cx, in[i]);
    return etch_concat(cx, d, 2, 0);
}
static void test_none(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    program_of p = { .turns = 1 };
    etch_tensor *in[] = { D(&w, 1, DIMS(2), 2, 3), D(&w, 1, DIMS(2), 5, 7) };
    EXPECT_D(&w, both(&w, connected, in, 2, &p), 0, 0, 4, 9);
    p.turns = 0;
    EXPECT_D(&w, both(&w, connected, in, 2, &p), 0, 0, 0, 0);
    world_end(&w);
}

/* --- rules that fail ------------------------------------------------------------------------------------------------- */

typedef enum fault { SAYS_SO, WRONG_NUMBER, WRONG_SHAPE, PRINTS, WRITES, FAILING_OP } fault;
static int faulty_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    program_of *p = user;
    d_in[0] = c->d_out[0];
    switch ((fault)p->turns) {
    case SAYS_SO: return etch_fail(cx, ETCH_EIO, "no way \"back\""), -1;
    case WRONG_NUMBER: return 2;
    case WRONG_SHAPE: d_in[0] = total(cx, d_in[0]); return 1;
    case PRINTS: etch_print(cx, "back", NULL, 0, NULL); return 1;
    case WRITES: etch_variable_assign(cx, p->v, etch_sum(cx, d_in[0], ETCH_INTS(0), false)); return 1;
    case FAILING_OP: d_in[0] = etch_matmul(cx, c->d_out[0], c->d_out[0], false, false); return 1;
    }
    return -1;
}
static void faulty(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const program_of *p = user;
    (void)n_out;
    out[0] = apply(cx, "faulty", grown, faulty_back, &p->x, 1, user);
}
static etch_tensor *with_faulty(etch_ctx *cx, program_of *p)
{
    etch_tensor *y[1] = { NULL };
    etch_if(cx, etch_greater(cx, total(cx, p->x), number(cx, -100)), faulty, by_ops, p, y, 1);
    return y[0] ? total(cx, y[0]) : NULL;
}

/* Values are there all the same; who asks for gradients is told. */
static void test_faults(void **state)
{
    (void)state;
    static const char *const says[] = {
        [SAYS_SO] =
            "'faulty', whose rule could not be recorded with the branch or loop that it stands in: no way \"back\"",
        [WRONG_NUMBER] = "backward gave 2 gradients; there are 1 inputs",
        [WRONG_SHAPE] = "backward's gradient 0 is f64[]",
        [PRINTS] = "backward writes a variable, prints",
        [WRITES] = "backward writes a variable, prints",
        [FAILING_OP] = "matmul",
    };
    double value = 0;
    for (int i = 0; i < N_X; i++)
        value += expm1(at[i]);
    for (int i = 0; i < (int)(sizeof says / sizeof *says); i++) {
        world w;
        world_begin(&w);
        program_of p = { .loss = with_faulty, .turns = i };
        p.v = etch_variable_new(w.cx, v_of(w.cx, at), NULL);
        etch_tensor *x = x_of(w.cx, at);
        etch_function *f = function_with(&w, just_the_loss, &p, ETCH_SYMBOLIC);
        expect_near(&w, call(&w, f, x), &value, 1, 1e-13);
        p.f = f;
        assert_null(once(w.cx, &x, 1, &p));
        expect_error(&w, etch_error_status(w.cx), ETCH_ENOTSUP, says[i]);
        etch_error_clear(w.cx);
        etch_function_release(&f);
        p.f = NULL;
        f = function_with(&w, once, &p, ETCH_SYMBOLIC);
        fails(&w, f, x, ETCH_ENOTSUP, says[i]);
        etch_function_release(&f);
        expect_near(&w, etch_variable_read(w.cx, p.v), at + N_X, 2, 0);
        etch_variable_release(&p.v);
        world_end(&w);
    }
}

int etch_test_custom_control(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_branches),    cmocka_unit_test(test_while),  cmocka_unit_test(test_scan),
        cmocka_unit_test(test_segments),    cmocka_unit_test(test_nested), cmocka_unit_test(test_growing),
        cmocka_unit_test(test_calls),       cmocka_unit_test(test_once),   cmocka_unit_test(test_release),
        cmocka_unit_test(test_tape_inside), cmocka_unit_test(test_none),   cmocka_unit_test(test_faults),
        cmocka_unit_test(test_callbacks),
    };
    return cmocka_run_group_tests_name("trace/custom_control", tests, NULL, NULL);
}
