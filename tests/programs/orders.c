/* Derivatives inside of programs, which are differentiated once more by the harness; rules of one's own. */
#include "programs.h"

static etch_tensor *network(etch_ctx *cx, const given *in, etch_tensor *x)
{
    etch_tensor *h = etch_tanh(cx, etch_add(cx, product(cx, x, value(cx, in->v[0])), value(cx, in->v[1])));
    return etch_squeeze(cx, product(cx, h, value(cx, in->v[2])), ETCH_INTS(-1));
}

/* The squared norm of the gradient by the inputs. */
void run_double_backward(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0];
    etch_tape *tape = watching(cx, x);
    y[1] = total(cx, etch_softplus(cx, network(cx, in, x)));
    etch_tape_end(cx, tape);
    y[0] = etch_sum(cx, etch_square(cx, gradient(cx, tape, y[1], ETCH_BY(x))), ETCH_INTS(-1), false);
    etch_tape_release(&tape);
}

/* A critic whose gradient between real and false examples should have norm 1. */
void run_gradient_penalty(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *real = in->x[0], *fake = in->x[1], *share = in->x[2];
    etch_tensor *between = etch_add(cx, etch_mul(cx, share, real), etch_mul(cx, from(cx, 1, share), fake));
    etch_tape *tape = watching(cx, between);
    etch_tensor *score = network(cx, in, between);
    etch_tape_end(cx, tape);
    etch_tensor *d = gradient(cx, tape, score, ETCH_BY(between));
    etch_tape_release(&tape);
    y[1] = etch_sqrt(cx, plus(cx, etch_sum(cx, etch_square(cx, d), ETCH_INTS(1), false), 1e-12));
    etch_tensor *penalty = average(cx, etch_square(cx, plus(cx, y[1], -1)));
    etch_tensor *gap = etch_sub(cx, average(cx, network(cx, in, fake)), average(cx, network(cx, in, real)));
    y[0] = etch_add(cx, gap, times(cx, penalty, 10));
}

static etch_tensor *rosenbrock(etch_ctx *cx, etch_tensor *x)
{
    etch_tensor *a = part(cx, x, 0, OPEN, -1, 1), *b = part(cx, x, 0, 1, OPEN, 1);
    etch_tensor *valley = times(cx, etch_square(cx, etch_sub(cx, b, etch_square(cx, a))), 100);
    return total(cx, etch_add(cx, valley, etch_square(cx, from(cx, 1, a))));
}

void run_hessian_vector(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0];
    etch_tape *outer = watching(cx, x), *inner = watching(cx, x);
    y[0] = rosenbrock(cx, x);
    etch_tape_end(cx, inner);
    y[1] = gradient(cx, inner, y[0], ETCH_BY(x));
    etch_tape_end(cx, outer);
    gradients(cx, outer, y[1], in->x[1], &ETCH_BY(x), 1, &y[2]);
    etch_tape_release(&inner);
    etch_tape_release(&outer);
}

void run_jacobian(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0];
    etch_tape *tape = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true });
    etch_tape_watch(cx, tape, x);
    etch_tensor *z = etch_sum(cx, etch_sin(cx, product(cx, x, value(cx, in->v[0]))), ETCH_INTS(0), false);
    etch_tape_end(cx, tape);
    y[0] = etch_tape_jacobian(cx, tape, z, ETCH_BY(x), ETCH_UNCONNECTED_NONE);
    y[1] = etch_tape_jacobian(cx, tape, z, ETCH_BY_VARIABLE(in->v[0]), ETCH_UNCONNECTED_NONE);
    etch_tape_release(&tape);
}

void run_third_order(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0];
    etch_tape *tape[3];
    for (int i = 0; i < 3; i++)
        tape[i] = watching(cx, x);
    etch_tensor *z = etch_mul(cx, etch_exp(cx, etch_sin(cx, x)), etch_log1p(cx, etch_mul(cx, x, x)));
    y[0] = etch_div(cx, z, plus(cx, etch_sigmoid(cx, x), 1));
    for (int i = 2; i >= 0; i--) {
        etch_tape_end(cx, tape[i]);
        y[3 - i] = gradient(cx, tape[i], y[2 - i], ETCH_BY(x));
        etch_tape_release(&tape[i]);
    }
}

static etch_tensor *twice_goes_on(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n;
    return etch_less(cx, state[0], ((const given *)user)->x[2]);
}
static void twice_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    const given *in = user;
    (void)n;
    next[0] = next_integer(cx, state[0]);
    next[1] = etch_add(cx, etch_mul(cx, state[1], in->x[1]), etch_sin(cx, etch_mul(cx, state[1], in->x[0])));
}

void run_loop_twice(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0];
    etch_tape *tape = watching(cx, x);
    etch_tensor *state[] = { etch_int(cx, ETCH_I32, 0), etch_mul(cx, x, x) };
    etch_while(cx, state, 2, twice_goes_on, twice_turn, (void *)in, NULL, state);
    etch_tape_end(cx, tape);
    y[0] = state[1];
    y[1] = gradient(cx, tape, y[0], ETCH_BY(x));
    etch_tape_release(&tape);
}

static void simple_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                        etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    (void)n, (void)n_slices, (void)n_results;
    next[0] = results[0] = etch_tanh(cx, etch_add(cx, product(cx, state[0], value(cx, user)), slices[0]));
}

void run_scan_twice(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *out[2];
    etch_tape *tape = watching(cx, x);
    etch_tensor *h = etch_zeros_like(cx, item(cx, x, integer(cx, 0)));
    etch_scan(cx, &h, 1, &x, 1, simple_turn, in->v[0], NULL, out, 1);
    etch_tape_end(cx, tape);
    y[1] = out[1];
    y[0] = average(cx, etch_square(cx, gradient(cx, tape, y[1], ETCH_BY(x))));
    etch_tape_release(&tape);
}

void run_attention_twice(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *d;
    etch_tape *tape = watching(cx, x);
    etch_tensor *scores = etch_matmul(cx, product(cx, x, value(cx, in->v[0])), x, false, true);
    etch_tensor *z = product(cx, etch_softmax(cx, scores, -1), x);
    etch_tape_end(cx, tape);
    gradients(cx, tape, z, in->x[1], &ETCH_BY(x), 1, &d);
    etch_tape_release(&tape);
    y[0] = etch_sum(cx, etch_square(cx, d), ETCH_INTS(-1), false);
}

/* The whole second derivative, as the Jacobian of the first. */
void run_hessian(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0];
    etch_tape *outer = watching(cx, x), *inner = watching(cx, x);
    etch_tensor *z = etch_mul(cx, total(cx, etch_exp(cx, etch_mul(cx, in->x[1], x))),
                              etch_prod(cx, x, ETCH_ALL_AXES, false));
    etch_tape_end(cx, inner);
    y[0] = gradient(cx, inner, z, ETCH_BY(x));
    etch_tape_end(cx, outer);
    y[1] = etch_tape_jacobian(cx, outer, y[0], ETCH_BY(x), ETCH_UNCONNECTED_NONE);
    etch_tape_release(&inner);
    etch_tape_release(&outer);
}

static etch_tensor *cubes(etch_ctx *cx, etch_tensor *x) { return total(cx, etch_mul(cx, etch_square(cx, x), x)); }

/* Derivatives of what was chosen by order or index. */
void run_selected_twice(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *top[2];
    etch_tape *tape = watching(cx, x);
    etch_top_k(cx, etch_mul(cx, x, x), etch_int(cx, ETCH_I32, 2), top);
    etch_tensor *z = etch_add(cx, total(cx, etch_exp(cx, top[0])), cubes(cx, etch_gather(cx, x, in->x[1], 1, 1)));
    etch_tensor *second = etch_gather(cx, etch_sort(cx, x, 1, false), integer(cx, 1), 1, 0);
    z = etch_add(cx, z, total(cx, etch_mul(cx, second, etch_sin(cx, etch_max(cx, x, ETCH_INTS(1), false)))));
    z = etch_add(cx, z, cubes(cx, etch_cumsum(cx, x, 1, false, false)));
    z = etch_add(cx, z, total(cx, etch_prod(cx, x, ETCH_INTS(1), false)));
    etch_tape_end(cx, tape);
    y[0] = gradient(cx, tape, z, ETCH_BY(x));
    etch_tape_release(&tape);
}

typedef struct branching {
    etch_tensor *x;
    etch_variable *v;
} branching;
static void sine(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const branching *it = user;
    (void)n_out;
    out[0] = etch_mul(cx, etch_sin(cx, it->x), value(cx, it->v));
}
static void cube(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const branching *it = user;
    (void)n_out;
    out[0] = etch_mul(cx, etch_pow(cx, it->x, number(cx, it->x, 3)), etch_square(cx, value(cx, it->v)));
}
static void exponential(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const branching *it = user;
    (void)n_out;
    out[0] = etch_exp(cx, etch_mul(cx, it->x, value(cx, it->v)));
}
static void squared(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const branching *it = user;
    (void)n_out;
    out[0] = etch_mul(cx, etch_mul(cx, it->x, it->x), value(cx, it->v));
}
static void cosine(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = etch_cos(cx, ((const branching *)user)->x);
}

void run_branches_twice(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *z[1];
    branching it = { x, in->v[0] };
    etch_tape *tape = watching(cx, x);
    etch_switch(cx, in->x[1], (etch_branch *const[]){ sine, cube, exponential }, 3, &it, z, 1);
    it.x = z[0];
    etch_if(cx, etch_greater(cx, total(cx, z[0]), number(cx, x, 0)), squared, cosine, &it, y, 1);
    etch_tape_end(cx, tape);
    y[1] = gradient(cx, tape, y[0], ETCH_BY(x));
    etch_tape_release(&tape);
}

/* A penalty on the gradient of a whole LSTM by its inputs. */
void run_lstm_twice(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *out[3] = { NULL };
    etch_tape *tape = watching(cx, x);
    run_lstm(cx, in, out);
    etch_tensor *z = etch_add(cx, total(cx, out[0]), total(cx, etch_mul(cx, out[2], out[2])));
    etch_tape_end(cx, tape);
    y[0] = etch_sum(cx, etch_square(cx, gradient(cx, tape, z, ETCH_BY(x))), ETCH_INTS(0, 1), false);
    etch_tape_release(&tape);
}

/* Two losses of one tape, by inputs, by variables and by what lies between. */
void run_persistent(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0];
    etch_source by_v = ETCH_BY_VARIABLE(in->v[0]);
    etch_tape *tape = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true });
    etch_tape_watch(cx, tape, x);
    etch_tensor *z = applied(cx, etch_square(cx, x), value(cx, in->v[0]));
    etch_tensor *a = total(cx, etch_exp(cx, z)), *b = total(cx, etch_mul(cx, z, in->x[1]));
    etch_tape_end(cx, tape);
    y[0] = gradient(cx, tape, a, ETCH_BY(x));
    y[1] = gradient(cx, tape, b, by_v);
    y[2] = gradient(cx, tape, a, ETCH_BY(z));
    y[3] = NULL;
    etch_status s = etch_tape_gradient(cx, tape, (etch_tensor *[]){ a, b }, NULL, 2, &by_v, 1, ETCH_UNCONNECTED_NONE,
                                       &y[3]);
    if (s != ETCH_OK && !etch_failed(cx))
        etch_fail(cx, s, "%s", etch_error_message(cx));
    etch_tape_release(&tape);
}

/* --- rules of one's own ------------------------------------------------------------------------------------------- */

static int doubled(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)n_in, (void)max_out, (void)user;
    out[0] = times(cx, in[0], 2);
    return 1;
}
static int limited(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    (void)user;
    d_in[0] = etch_clamp(cx, c->d_out[0], number(cx, c->in[0], -0.5), number(cx, c->in[0], 0.5));
    return 1;
}
static int unchanged(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)cx, (void)n_in, (void)max_out, (void)user;
    out[0] = in[0];
    return 1;
}
static int shortened(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    (void)user;
    etch_tensor *d = c->d_out[0], *limit = c->in[1], *norm = etch_sqrt(cx, total(cx, etch_square(cx, d)));
    d_in[0] = etch_select(cx, etch_greater(cx, norm, limit), etch_div(cx, etch_mul(cx, d, limit), norm), d);
    d_in[1] = NULL;
    return 2;
}
static etch_tensor *with_rule(etch_ctx *cx, const etch_custom *rule, etch_tensor *const *in, int n)
{
    etch_tensor *y = NULL;
    return etch_custom_gradient(cx, in, n, rule, &y, 1) == 1 ? y : NULL;
}

void run_custom_gradient(etch_ctx *cx, const given *in, etch_tensor **y)
{
    const etch_custom clipped = { .name = "clipped", .forward = doubled, .backward = limited };
    const etch_custom by_norm = { .name = "clipped_by_norm", .forward = unchanged, .backward = shortened };
    etch_tensor *w = value(cx, in->v[0]), *z = times(cx, etch_sin(cx, product(cx, in->x[0], w)), 3);
    z = with_rule(cx, &clipped, &z, 1);
    etch_tensor *parts[] = { etch_exp(cx, times(cx, z, 0.1)), in->x[1] };
    y[0] = etch_mul(cx, with_rule(cx, &by_norm, parts, 2), z);
    y[1] = with_rule(cx, &clipped, &w, 1);
}

static int cubed(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)n_in, (void)max_out, (void)user;
    out[0] = etch_mul(cx, etch_mul(cx, in[0], in[0]), in[0]);
    return 1;
}
static int half_of_it(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    (void)user;
    d_in[0] = etch_mul(cx, times(cx, c->d_out[0], 1.5), etch_mul(cx, c->in[0], c->in[0]));
    return 1;
}

/* A rule is differentiated as it is written, here: as half of what it should be. */
void run_custom_twice(etch_ctx *cx, const given *in, etch_tensor **y)
{
    const etch_custom half_cube = { .name = "half_cube", .forward = cubed, .backward = half_of_it };
    etch_tensor *x = in->x[0];
    etch_tape *tape = watching(cx, x);
    etch_tensor *z = etch_mul(cx, etch_sin(cx, x), value(cx, in->v[0]));
    y[0] = with_rule(cx, &half_cube, &z, 1);
    etch_tape_end(cx, tape);
    y[1] = gradient(cx, tape, y[0], ETCH_BY(x));
    etch_tape_release(&tape);
}

/* A straight-through estimator, and a target network which is held back. */
void run_stopped(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0];
    etch_tensor *rounded = etch_add(cx, x, etch_stop_gradient(cx, etch_sub(cx, etch_round(cx, x), x)));
    etch_tensor *target = etch_stop_gradient(cx, etch_tanh(cx, product(cx, rounded, value(cx, in->v[1]))));
    etch_tensor *z = product(cx, rounded, value(cx, in->v[0]));
    y[0] = average(cx, etch_squared_difference(cx, z, target));
    y[1] = etch_mul(cx, etch_stop_gradient(cx, z), x);
}
