/* Gradients through branches and loops whose bodies read variables, by these and by tensors, against central
 * differences: eagerly, with the tape inside of a traced function, and around the call of one. */
#include "unit/trace/tape_testing.h"

#include <etch/control.h>

static etch_tensor *number(etch_ctx *cx, double x) { return etch_scalar(cx, ETCH_F64, x); }
static etch_tensor *total(etch_ctx *cx, etch_tensor *x) { return etch_sum(cx, x, ETCH_ALL_AXES, false); }

/* What a program computes from x (f64[3, 2]) and its variable (f64[2]): a scalar. */
typedef struct program_of {
    etch_variable *v;
    etch_tensor *x; /* while it runs */
    etch_tensor *k;
    etch_tensor *(*loss)(etch_ctx *cx, struct program_of *p);
    etch_function *f;
} program_of;

/* --- programs ----------------------------------------------------------------------------------------------------- */

static etch_tensor *below_four(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    return etch_less(cx, state[0], etch_int(cx, ETCH_I64, 4));
}

/* y = tanh(y v + x), four times; the count is an integer of the state. */
static void while_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    const program_of *p = user;
    (void)n;
    next[0] = etch_add(cx, state[0], etch_int(cx, ETCH_I64, 1));
    next[1] = etch_tanh(cx, etch_add(cx, etch_mul(cx, state[1], etch_variable_read(cx, p->v)), p->x));
}

static etch_tensor *with_while(etch_ctx *cx, program_of *p)
{
    etch_tensor *out[2], *state[] = { etch_int(cx, ETCH_I64, 0), p->x };
    etch_while(cx, state, 2, below_four, while_turn, p, NULL, out);
    return total(cx, etch_square(cx, out[1]));
}

/* h = tanh(h v + slice), and results h v; v is read twice in a turn. */
static void scan_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                      etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    const program_of *p = user;
    (void)n, (void)n_slices, (void)n_results;
    next[0] = etch_tanh(cx, etch_add(cx, etch_mul(cx, state[0], etch_variable_read(cx, p->v)), slices[0]));
    results[0] = etch_mul(cx, next[0], etch_variable_read(cx, p->v));
}

static etch_tensor *with_scan(etch_ctx *cx, program_of *p)
{
    etch_tensor *out[2], *h = etch_sin(cx, etch_variable_read(cx, p->v));
    etch_scan(cx, &h, 1, &p->x, 1, scan_turn, p, NULL, out, 1);
    return etch_add(cx, total(cx, etch_square(cx, out[0])), total(cx, etch_exp(cx, out[1])));
}

static void then_branch(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const program_of *p = user;
    (void)n_out;
    out[0] = etch_mul(cx, etch_square(cx, p->x), etch_variable_read(cx, p->v));
}
static void else_branch(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const program_of *p = user;
    (void)n_out;
    etch_tensor *v = etch_variable_read(cx, p->v);
    out[0] = etch_mul(cx, etch_mul(cx, v, v), etch_sin(cx, p->x));
}

/* One branch and the other. */
static etch_tensor *with_if(etch_ctx *cx, program_of *p)
{
    etch_tensor *y[1], *z[1], *zero = number(cx, 0), *sum = total(cx, p->x);
    etch_if(cx, etch_greater(cx, sum, zero), then_branch, else_branch, p, y, 1);
    etch_if(cx, etch_less(cx, sum, zero), then_branch, else_branch, p, z, 1);
    return total(cx, etch_mul(cx, y[0], etch_exp(cx, z[0])));
}

static etch_tensor *with_switch(etch_ctx *cx, program_of *p)
{
    etch_branch *const branches[] = { then_branch, else_branch, then_branch };
    etch_tensor *y[1], *z[1];
    etch_switch(cx, etch_cast(cx, etch_mul(cx, total(cx, p->x), number(cx, 0)), ETCH_I64), branches, 3, p, y, 1);
    etch_switch(cx, etch_cast(cx, etch_exp(cx, etch_mul(cx, total(cx, p->x), number(cx, 0))), ETCH_I64), branches, 3, p,
                z, 1);
    return total(cx, etch_mul(cx, y[0], z[0]));
}

typedef struct nested_turn_of {
    program_of *p;
    etch_tensor *h, *slice;
} nested_turn_of;

static void grows(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const nested_turn_of *it = user;
    (void)n_out;
    out[0] = etch_add(cx, it->h, etch_mul(cx, it->slice, total(cx, etch_square(cx, etch_variable_read(cx, it->p->v)))));
}
static void shrinks(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const nested_turn_of *it = user;
    (void)n_out;
    out[0] = etch_mul(cx, it->h, etch_cos(cx, total(cx, etch_variable_read(cx, it->p->v))));
}

/* A branch inside a loop, which alone reads the variable. */
static void nested_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                        etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    nested_turn_of it = { user, state[0], slices[0] };
    (void)n, (void)n_slices, (void)n_results;
    etch_if(cx, etch_greater(cx, total(cx, slices[0]), number(cx, 0)), grows, shrinks, &it, next, 1);
    results[0] = etch_square(cx, next[0]);
}

static etch_tensor *nested(etch_ctx *cx, program_of *p)
{
    etch_tensor *out[2], *h = etch_sum(cx, p->x, ETCH_INTS(0), false);
    etch_scan(cx, &h, 1, &p->x, 1, nested_turn, p, NULL, out, 1);
    return etch_add(cx, total(cx, out[0]), total(cx, out[1]));
}

/* A state with more rows after each turn: those before, and others made of them and the variable. */
static void growing_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    const program_of *p = user;
    (void)n;
    etch_tensor *v = etch_variable_read(cx, p->v), *rows = etch_sin(cx, etch_mul(cx, state[1], v));
    next[0] = etch_add(cx, state[0], etch_int(cx, ETCH_I64, 1));
    next[1] = etch_concat(cx, (etch_tensor *[]){ state[1], etch_mul(cx, rows, rows) }, 2, 0);
    next[2] = etch_concat(cx, (etch_tensor *[]){ state[2], etch_sum(cx, rows, ETCH_INTS(0), false) }, 2, 0);
}

static void grow(etch_ctx *cx, program_of *p, etch_tensor **out, int64_t segment)
{
    etch_spec *rows = NULL, *list = NULL;
    if (etch_spec_parse(cx, "f64[?, 2]", &rows) != ETCH_OK || etch_spec_parse(cx, "f64[?]", &list) != ETCH_OK)
        return;
    etch_tensor *state[] = { etch_int(cx, ETCH_I64, 0), p->x,
                             etch_from(cx, ETCH_F64, (int64_t[]){ 0 }, 1, (double[]){ 0 }) };
    etch_while(cx, state, 3, below_four, growing_turn, p,
               &(etch_loop_options){ .state_types = (etch_spec *[]){ NULL, rows, list }, .segment = segment }, out);
    etch_spec_release(&rows);
    etch_spec_release(&list);
}

static etch_tensor *with_growing(etch_ctx *cx, program_of *p)
{
    etch_tensor *out[3] = { NULL };
    grow(cx, p, out, 0);
    return etch_add(cx, total(cx, etch_square(cx, out[1])), total(cx, out[2]));
}

/* The same in a branch, whose results have other sizes than the other one's. */
static void growing_branch(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    etch_tensor *y[3] = { NULL };
    (void)n_out;
    grow(cx, user, y, 3);
    out[0] = y[1];
}
static void plain_branch(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const program_of *p = user;
    (void)n_out;
    out[0] = etch_mul(cx, p->x, etch_variable_read(cx, p->v));
}
static etch_tensor *with_growing_branch(etch_ctx *cx, program_of *p)
{
    etch_tensor *y[1], *z[1], *sum = total(cx, p->x);
    etch_if(cx, etch_greater(cx, sum, number(cx, 0)), growing_branch, plain_branch, p, y, 1);
    etch_if(cx, etch_less(cx, sum, number(cx, 0)), growing_branch, plain_branch, p, z, 1);
    return etch_add(cx, total(cx, etch_square(cx, y[0])), total(cx, etch_exp(cx, z[0])));
}

/* Loops in segments, from either end. */
static etch_tensor *with_segments(etch_ctx *cx, program_of *p)
{
    const etch_loop_options of_two = { .segment = 2, .reverse = true }, of_three = { .segment = 3, .max_turns = 4 };
    etch_tensor *out[2], *h = etch_sin(cx, etch_variable_read(cx, p->v)), *last[2];
    etch_scan(cx, &h, 1, &p->x, 1, scan_turn, p, &of_two, out, 1);
    etch_tensor *state[] = { etch_int(cx, ETCH_I64, -1), p->x };
    etch_while(cx, state, 2, below_four, while_turn, p, &of_three, last);
    etch_tensor *of_scan = etch_add(cx, total(cx, etch_square(cx, out[0])), total(cx, etch_exp(cx, out[1])));
    return etch_add(cx, of_scan, total(cx, etch_square(cx, last[1])));
}

/* --- against differences ------------------------------------------------------------------------------------------ */

enum { N_X = 6, N_V = 2, N = N_X + N_V };
static const double at[N] = { 0.3, -0.5, 0.7, 0.9, -0.8, 0.2, 0.6, -1.1 };

static etch_tensor *x_of(etch_ctx *cx, const double *z) { return etch_from(cx, ETCH_F64, (int64_t[]){ 3, 2 }, 2, z); }
static etch_tensor *v_of(etch_ctx *cx, const double *z)
{
    return etch_from(cx, ETCH_F64, (int64_t[]){ 2 }, 1, z + N_X);
}

static void differences(world *w, program_of *p, double *out)
{
    for (int i = 0; i < N; i++) {
        const double h = 1e-5;
        double z[N], y[2];
        for (int k = 0; k < 2; k++) {
            etch_scope scope = etch_scope_begin(w->cx);
            memcpy(z, at, sizeof z);
            z[i] += k ? -h : h;
            etch_variable_assign(w->cx, p->v, v_of(w->cx, z));
            p->x = x_of(w->cx, z);
            assert_int_equal(read_doubles(w, p->loss(w->cx, p), &y[k], 1), 1);
            etch_scope_end(w->cx, scope);
        }
        out[i] = (y[0] - y[1]) / (2 * h);
    }
    etch_variable_assign(w->cx, p->v, v_of(w->cx, at));
}

static etch_tensor *just_the_loss(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program_of *p = user;
    (void)n_in;
    p->x = in[0];
    return p->loss(cx, p);
}

/* The loss, computed here or by p->f, by x and by the variable, as one vector. */
static etch_tensor *taped(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program_of *p = user;
    etch_tensor *d[2] = { NULL }, *x = in[0];
    const etch_source by[] = { ETCH_BY(x), ETCH_BY_VARIABLE(p->v) };
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, x);
    etch_tensor *y = p->f ? etch_call1(cx, p->f, in, n_in) : just_the_loss(cx, in, n_in, p);
    etch_status s = y ? etch_tape_gradient(cx, t, &y, NULL, 1, by, 2, ETCH_UNCONNECTED_ZEROS, d) : ETCH_OK;
    if (s != ETCH_OK)
        etch_fail(cx, s, "%s", etch_error_message(cx));
    etch_tape_release(&t);
    d[0] = etch_reshape(cx, d[0], etch_int_list(cx, (int64_t[]){ N_X }, 1));
    return etch_concat(cx, d, 2, 0);
}

static void check(etch_tensor *(*loss)(etch_ctx *cx, program_of *p))
{
    world w;
    world_begin(&w);
    program_of p = { .loss = loss };
    double want[N];
    p.v = etch_variable_new(w.cx, v_of(w.cx, at), &(etch_variable_options){ .name = "v" });
    differences(&w, &p, want);
    etch_tensor *x = x_of(w.cx, at);
    expect_near(&w, taped(w.cx, &x, 1, &p), want, N, 1e-8);
    etch_function *outer = function_with(&w, taped, &p, ETCH_SYMBOLIC);
    expect_near(&w, call(&w, outer, x), want, N, 1e-8);
    etch_function_release(&outer);
    /* Around the call of a function, and that inside another. */
    p.f = function_with(&w, just_the_loss, &p, ETCH_SYMBOLIC);
    expect_near(&w, taped(w.cx, &x, 1, &p), want, N, 1e-8);
    outer = function_with(&w, taped, &p, ETCH_SYMBOLIC);
    expect_near(&w, call(&w, outer, x), want, N, 1e-8);
    assert_int_equal(n_traces(p.f), 1);
    etch_function_release(&outer);
    etch_function_release(&p.f);
    etch_variable_release(&p.v);
    world_end(&w);
}

static void test_while(void **state)
{
    (void)state;
    check(with_while);
}
static void test_scan(void **state)
{
    (void)state;
    check(with_scan);
}
static void test_if(void **state)
{
    (void)state;
    check(with_if);
}
static void test_switch(void **state)
{
    (void)state;
    check(with_switch);
}
static void test_nested(void **state)
{
    (void)state;
    check(nested);
}

static void test_growing(void **state)
{
    (void)state;
    check(with_growing);
    check(with_growing_branch);
}
static void test_segments(void **state)
{
    (void)state;
    check(with_segments);
}

/* --- more than a few ---------------------------------------------------------------------------------------------- */

enum { MANY = 100 };
typedef struct many_of {
    etch_variable *v[MANY];
    etch_tensor *x;
} many_of;

/* h += x (v0 + 2 v1 + 3 v2 ..) */
static void many_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                      etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    const many_of *m = user;
    (void)n, (void)n_slices, (void)results, (void)n_results;
    next[0] = state[0];
    for (int i = 0; i < MANY; i++)
        next[0] = etch_add(cx, next[0],
                           etch_mul(cx, etch_mul(cx, slices[0], number(cx, i + 1)), etch_variable_read(cx, m->v[i])));
}
static void write_many(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const many_of *m = user;
    (void)out, (void)n_out;
    for (int i = 0; i < MANY; i++)
        etch_variable_assign(cx, m->v[i], etch_add(cx, etch_variable_read(cx, m->v[i]), m->x));
}
static void write_none(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)cx, (void)out, (void)n_out, (void)user;
}

/* The gradients of a scan by many variables, as one vector; then a branch writes them all. */
static etch_tensor *many(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    many_of *m = user;
    etch_tensor *h = number(cx, 0), *d[MANY] = { NULL }, *y;
    etch_source by[MANY];
    (void)n_in;
    for (int i = 0; i < MANY; i++)
        by[i] = ETCH_BY_VARIABLE(m->v[i]);
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_scan(cx, &h, 1, &in[0], 1, many_turn, m, NULL, &y, 0);
    if (etch_tape_gradient(cx, t, &y, NULL, 1, by, MANY, ETCH_UNCONNECTED_NONE, d) != ETCH_OK)
        etch_fail(cx, ETCH_EINVAL, "%s", etch_error_message(cx));
    etch_tape_release(&t);
    m->x = total(cx, in[0]);
    etch_if(cx, etch_greater(cx, m->x, number(cx, 0)), write_many, write_none, m, NULL, 0);
    return etch_stack(cx, d, MANY, 0);
}

static void test_many(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    many_of m = { .x = NULL };
    double want[MANY];
    for (int i = 0; i < MANY; i++) {
        m.v[i] = etch_variable_new(w.cx, number(w.cx, i), NULL);
        want[i] = 6.0 * (i + 1);
    }
    etch_function *f = function_with(&w, many, &m, ETCH_SYMBOLIC);
    expect_near(&w, call(&w, f, etch_from(w.cx, ETCH_F64, (int64_t[]){ 3 }, 1, (double[]){ 1, 2, 3 })), want, MANY, 0);
    for (int i = 0; i < MANY; i++) {
        want[0] = i + 6;
        expect_near(&w, etch_variable_read(w.cx, m.v[i]), want, 1, 0);
        etch_variable_release(&m.v[i]);
    }
    etch_function_release(&f);
    world_end(&w);
}

/* --- tapes and rules inside of bodies ----------------------------------------------------------------------------- */

/* The derivative of x^3 v, by a tape that is the body's own; and a pause inside, which does not concern tapes around
 * the branch (TensorFlow: neither). */
static void tapes_inside(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const program_of *p = user;
    (void)n_out;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tensor *v = etch_variable_read(cx, p->v);
    etch_tape_watch(cx, t, p->x);
    etch_tapes_pause(cx);
    etch_tensor *two = etch_add(cx, etch_variable_read(cx, p->v), v);
    etch_tapes_resume(cx);
    etch_tensor *y = etch_mul(cx, etch_mul(cx, etch_square(cx, p->x), p->x), v);
    out[0] = etch_mul(cx, gradient(cx, t, y, p->x), two);
    etch_tape_release(&t);
}

static etch_tensor *with_tape_inside(etch_ctx *cx, program_of *p)
{
    etch_tensor *y[1];
    etch_if(cx, etch_greater(cx, total(cx, p->x), number(cx, -100)), tapes_inside, else_branch, p, y, 1);
    return total(cx, y[0]);
}

/* Sum of 3 x^2 v 2 v. Only traced: eagerly the pause is one for the tapes around, too. */
static void test_tape_inside(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    program_of p = { .loss = with_tape_inside };
    p.v = etch_variable_new(w.cx, v_of(w.cx, at), NULL);
    etch_function *f = function_with(&w, taped, &p, ETCH_SYMBOLIC);
    double want[N] = { 0 };
    for (int i = 0; i < N_X; i++) {
        double v = at[N_X + i % 2], x = at[i];
        want[i] = 12 * x * v * v;
        want[N_X + i % 2] += 12 * x * x * v;
    }
    expect_near(&w, call(&w, f, x_of(w.cx, at)), want, N, 1e-13);
    etch_function_release(&f);
    etch_variable_release(&p.v);
    world_end(&w);
}

/* A tensor that holds a number, small enough to be a constant, watched inside a branch: not what is merely equal. */
static void watches_number(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const program_of *p = user;
    (void)n_out;
    etch_tensor *equal = etch_add(cx, number(cx, 3), number(cx, 0));
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, p->k);
    out[0] = gradient(cx, t, etch_mul(cx, etch_mul(cx, etch_square(cx, p->k), number(cx, 3)), equal), p->k);
    etch_tape_release(&t);
}
static void gives_zero(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out, (void)user;
    out[0] = number(cx, 0);
}
static etch_tensor *with_number(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_tensor *y[1];
    (void)n_in;
    etch_if(cx, etch_greater(cx, total(cx, in[0]), number(cx, -100)), watches_number, gives_zero, user, y, 1);
    return y[0];
}

static void test_number_inside(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    program_of p = { .k = number(w.cx, 3) };
    etch_tensor *x = x_of(w.cx, at);
    EXPECT_D(&w, both(&w, with_number, &x, 1, &p), 2 * 3 * 3 * 3);
    world_end(&w);
}

static int squared(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)n_in, (void)max_out, (void)user;
    out[0] = etch_square(cx, in[0]);
    return out[0] ? 1 : -1;
}
static int hundred_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    (void)user;
    d_in[0] = etch_mul(cx, c->d_out[0], number(cx, 100));
    return d_in[0] ? 1 : -1;
}

static void custom_branch(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const program_of *p = user;
    (void)n_out;
    static const etch_custom hundred = { .name = "hundred", .forward = squared, .backward = hundred_back };
    etch_tensor *x = etch_mul(cx, p->x, etch_variable_read(cx, p->v)); /* taken from around in another order, too */
    (void)etch_custom_gradient(cx, &x, 1, &hundred, out, 1);
}

static etch_tensor *with_custom(etch_ctx *cx, program_of *p)
{
    etch_tensor *y[1];
    etch_if(cx, etch_greater(cx, total(cx, p->x), number(cx, -100)), custom_branch, else_branch, p, y, 1);
    return total(cx, y[0]);
}

/* By the rule, which is no derivative of what forward is. */
static void test_custom(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    program_of p = { .loss = with_custom };
    p.v = etch_variable_new(w.cx, v_of(w.cx, at), NULL);
    etch_tensor *x = x_of(w.cx, at);
    double want[N] = { 0 }, value = 0;
    for (int i = 0; i < N_X; i++) {
        double v = at[N_X + i % 2];
        want[i] = 100 * v;
        want[N_X + i % 2] += 100 * at[i];
        value += at[i] * v * at[i] * v;
    }
    expect_near(&w, taped(w.cx, &x, 1, &p), want, N, 1e-13);
    etch_function *outer = function_with(&w, taped, &p, ETCH_SYMBOLIC);
    expect_near(&w, call(&w, outer, x), want, N, 1e-13);
    etch_function_release(&outer);
    p.f = function_with(&w, just_the_loss, &p, ETCH_SYMBOLIC);
    expect_near(&w, call(&w, p.f, x), &value, 1, 1e-13);
    expect_near(&w, taped(w.cx, &x, 1, &p), want, N, 1e-13);
    etch_function_release(&p.f);
    etch_variable_release(&p.v);
    world_end(&w);
}

int etch_test_tape_control(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_while),    cmocka_unit_test(test_scan),          cmocka_unit_test(test_if),
        cmocka_unit_test(test_switch),   cmocka_unit_test(test_nested),        cmocka_unit_test(test_tape_inside),
        cmocka_unit_test(test_custom),   cmocka_unit_test(test_number_inside), cmocka_unit_test(test_growing),
        cmocka_unit_test(test_segments), cmocka_unit_test(test_many),
    };
    return cmocka_run_group_tests_name("trace/tape_control", tests, NULL, NULL);
}
