/* Loops that end by data, loops that collect, branches that write variables, and these inside each other. */
#include "programs.h"

/* --- newton: cube roots of a, until no element moves by more than 1e-3 -------------------------------------------- */

static etch_tensor *newton_step(etch_ctx *cx, etch_tensor *a, etch_tensor *y)
{
    etch_tensor *square = etch_mul(cx, y, y);
    return etch_div(cx, etch_sub(cx, etch_mul(cx, square, y), a), times(cx, square, 3));
}
static etch_tensor *newton_goes_on(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n;
    etch_tensor *most = etch_max(cx, etch_abs(cx, newton_step(cx, user, state[1])), ETCH_ALL_AXES, false);
    return etch_logical_and(cx, etch_less(cx, state[0], etch_int(cx, ETCH_I32, 50)),
                            etch_greater(cx, most, number(cx, state[1], 1e-3)));
}
static void newton_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    (void)n;
    next[0] = next_integer(cx, state[0]);
    next[1] = etch_sub(cx, state[1], newton_step(cx, user, state[1]));
}

void run_newton(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *state[] = { etch_int(cx, ETCH_I32, 0), in->x[1] };
    etch_while(cx, state, 2, newton_goes_on, newton_turn, in->x[0], NULL, state);
    y[0] = state[1];
    y[1] = state[0];
}

/* --- collatz: a branch in a loop ---------------------------------------------------------------------------------- */

typedef struct turn_of {
    const given *in;
    etch_tensor *const *state;
} turn_of;

static etch_tensor *is_not_one(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    return etch_not_equal(cx, state[0], integer(cx, 1));
}
static void halve(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const turn_of *it = user;
    (void)n_out;
    out[0] = etch_floordiv(cx, it->state[0], integer(cx, 2));
    out[1] = plus(cx, etch_mul(cx, it->state[1], it->in->x[2]), 1);
}
static void triple(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const turn_of *it = user;
    (void)n_out;
    out[0] = next_integer(cx, etch_mul(cx, it->state[0], integer(cx, 3)));
    out[1] = etch_mul(cx, etch_sin(cx, it->state[1]), it->in->x[2]);
}
static void collatz_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    turn_of it = { user, state };
    (void)n;
    etch_tensor *is_even = etch_equal(cx, etch_mod(cx, state[0], integer(cx, 2)), integer(cx, 0));
    etch_if(cx, is_even, halve, triple, &it, next, 2);
    next[2] = next_integer(cx, state[2]);
}

void run_collatz(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *state[] = { in->x[0], in->x[1], integer(cx, 0) };
    etch_while(cx, state, 3, is_not_one, collatz_turn, (void *)in, NULL, state);
    y[0] = state[1];
    y[1] = state[2];
}

/* --- collect: results of all turns; growing: a state that is longer after each turn ------------------------------ */

static void collect_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                         etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    etch_tensor *a = user;
    (void)n, (void)n_slices, (void)n_results;
    etch_tensor *i = etch_cast(cx, slices[0], etch_tensor_dtype(a));
    next[0] = results[0] = etch_tanh(cx, etch_add(cx, etch_mul(cx, state[0], a), i));
}

void run_collect(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *turns = etch_range(cx, integer(cx, 0), in->x[2], integer(cx, 1)), *out[2];
    etch_scan(cx, &x, 1, &turns, 1, collect_turn, in->x[1], NULL, out, 1);
    y[0] = out[1];
    y[1] = out[0];
}

static etch_tensor *is_below_limit(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n;
    return etch_less(cx, state[0], user);
}
typedef struct limited {
    etch_tensor *x, *limit;
} limited;
static etch_tensor *limited_goes_on(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    return is_below_limit(cx, state, n, ((const limited *)user)->limit);
}
static void growing_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    const limited *it = user;
    (void)n;
    next[0] = next_integer(cx, state[0]);
    next[1] = etch_sin(cx, etch_mul(cx, state[1], it->x));
    next[2] = etch_concat(cx, (etch_tensor *[]){ times(cx, state[2], 0.5), etch_mul(cx, next[1], next[1]) }, 2, 0);
}

void run_growing(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *state[] = { integer(cx, 0), x, x };
    etch_spec *grows = NULL;
    if (!x || etch_spec_tensor(cx, etch_tensor_dtype(x), &ETCH_UNKNOWN_SIZE, 1, NULL, &grows) != ETCH_OK)
        return;
    limited it = { in->x[1], in->x[2] };
    etch_while(cx, state, 3, limited_goes_on, growing_turn, &it,
               &(etch_loop_options){ .state_types = (etch_spec *[]){ NULL, NULL, grows } }, state);
    etch_spec_release(&grows);
    y[0] = state[2];
    y[1] = state[1];
}

/* --- halting: adaptive computation -------------------------------------------------------------------------------- */

/* state: turn, state of the network, probability used up, result */
static etch_tensor *halting_goes_on(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    etch_tensor *left = etch_any(cx, etch_less(cx, state[2], number(cx, state[2], 0.95)), ETCH_ALL_AXES, false);
    return etch_logical_and(cx, etch_less(cx, state[0], etch_int(cx, ETCH_I32, 20)), left);
}
static void halting_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    const given *in = user;
    (void)n;
    etch_tensor *score = etch_sum(cx, etch_mul(cx, state[1], value(cx, in->v[0])), ETCH_INTS(1), true);
    etch_tensor *share = etch_minimum(cx, etch_sigmoid(cx, score), from(cx, 1, state[2]));
    next[0] = next_integer(cx, state[0]);
    next[1] = etch_tanh(cx, product(cx, state[1], value(cx, in->v[1])));
    next[2] = etch_add(cx, state[2], share);
    next[3] = etch_add(cx, state[3], etch_mul(cx, share, state[1]));
}

void run_halting(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *zeros = etch_zeros_like(cx, x);
    etch_tensor *state[] = { etch_int(cx, ETCH_I32, 0), x, part(cx, zeros, 1, OPEN, 1, 1), zeros };
    etch_while(cx, state, 4, halting_goes_on, halting_turn, (void *)in, NULL, state);
    y[0] = state[3];
    y[1] = state[2];
    y[2] = state[0];
}

/* --- first_past: a for loop with a break -------------------------------------------------------------------------- */

static etch_tensor *past_goes_on(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    const given *in = user;
    (void)n;
    return etch_logical_and(cx, etch_less(cx, state[0], etch_tensor_dim_of(cx, in->x[0], 0)),
                            etch_less_equal(cx, state[1], in->x[1]));
}
static void past_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    const given *in = user;
    (void)n;
    etch_tensor *y = item(cx, in->x[0], state[0]);
    next[0] = next_integer(cx, state[0]);
    next[1] = etch_add(cx, state[1], etch_add(cx, etch_mul(cx, y, y), times(cx, state[1], 0.1)));
}

void run_first_past(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *state[] = { integer(cx, 0), number(cx, in->x[0], 0) };
    etch_while(cx, state, 2, past_goes_on, past_turn, (void *)in, NULL, state);
    y[0] = state[1];
    y[1] = state[0];
}

/* --- cond_variables: writes in branches --------------------------------------------------------------------------- */

static void up(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const given *in = user;
    (void)n_out;
    etch_variable_assign_add(cx, in->v[1], number(cx, in->x[0], 1));
    out[0] = etch_add(cx, etch_mul(cx, in->x[0], value(cx, in->v[0])), value(cx, in->v[1]));
}
static void down(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const given *in = user;
    (void)n_out;
    etch_variable_assign_sub(cx, in->v[1], number(cx, in->x[0], 0.5));
    etch_variable_assign(cx, in->v[1], times(cx, value(cx, in->v[1]), 2));
    out[0] = etch_mul(cx, etch_mul(cx, etch_sin(cx, in->x[0]), value(cx, in->v[0])), value(cx, in->v[0]));
}

void run_cond_variables(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0];
    etch_if(cx, etch_greater(cx, total(cx, x), number(cx, x, 0)), up, down, (void *)in, &y[1], 1);
    y[0] = etch_mul(cx, y[1], value(cx, in->v[1]));
}

/* --- nested_loops: a branch in a loop in a loop in a branch ------------------------------------------------------- */

typedef struct inner_turn_of {
    etch_tensor *x, *z;
} inner_turn_of;
static void shrink(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = times(cx, ((const inner_turn_of *)user)->z, 0.5);
}
static void swell(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const inner_turn_of *it = user;
    (void)n_out;
    out[0] = etch_add(cx, it->z, etch_sin(cx, it->x));
}
static void inner_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    inner_turn_of it = { ((const limited *)user)->x, state[1] };
    (void)n;
    next[0] = next_integer(cx, state[0]);
    etch_if(cx, etch_greater(cx, total(cx, state[1]), number(cx, state[1], 1)), shrink, swell, &it, &next[1], 1);
}
static void outer_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    etch_tensor *inner[] = { integer(cx, 0), state[1] };
    limited it = { user, state[0] };
    (void)n;
    etch_while(cx, inner, 2, limited_goes_on, inner_turn, &it, NULL, inner);
    next[0] = next_integer(cx, state[0]);
    next[1] = etch_mul(cx, inner[1], etch_cos(cx, state[1]));
}
static etch_tensor *is_below_four(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)user;
    return is_below_limit(cx, state, n, integer(cx, 4));
}
static void grow(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    etch_tensor *state[] = { integer(cx, 0), user };
    (void)n_out;
    etch_while(cx, state, 2, is_below_four, outer_turn, user, NULL, state);
    out[0] = state[1];
}
static void just_exp(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = etch_exp(cx, user);
}

void run_nested_loops(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0];
    etch_if(cx, etch_greater(cx, total(cx, x), number(cx, x, 0)), grow, just_exp, x, y, 1);
    y[1] = x;
}

/* --- power_iteration ---------------------------------------------------------------------------------------------- */

static etch_tensor *is_below_eight(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)user;
    return is_below_limit(cx, state, n, integer(cx, 8));
}
static void power_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    (void)n;
    etch_tensor *b = applied(cx, user, state[1]);
    next[0] = next_integer(cx, state[0]);
    next[1] = etch_div(cx, b, etch_sqrt(cx, total(cx, etch_square(cx, b))));
}

void run_power_iteration(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *state[] = { integer(cx, 0), in->x[1] };
    etch_while(cx, state, 2, is_below_eight, power_turn, in->x[0], NULL, state);
    y[1] = state[1];
    y[0] = total(cx, etch_mul(cx, y[1], applied(cx, in->x[0], y[1])));
}

/* --- calls_in_loop: a function of its own, called in every turn and once more ------------------------------------- */

static etch_tensor *step_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    return etch_add(cx, etch_tanh(cx, etch_mul(cx, in[0], in[1])), etch_mul(cx, value(cx, user), total(cx, in[0])));
}

typedef struct calling {
    etch_function *step;
    etch_tensor *a;
} calling;

static void calling_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    const calling *it = user;
    (void)n;
    next[0] = next_integer(cx, state[0]);
    next[1] = etch_call1(cx, it->step, (etch_tensor *[]){ state[1], it->a }, 2);
}
static etch_tensor *is_below_three(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)user;
    return is_below_limit(cx, state, n, integer(cx, 3));
}

void run_calls_in_loop(etch_ctx *cx, const given *in, etch_tensor **y)
{
    calling it = { etch_function_new(cx, "step", step_body, in->v[0], NULL), in->x[1] };
    etch_tensor *state[] = { integer(cx, 0), in->x[0] };
    if (!it.step)
        return;
    etch_while(cx, state, 2, is_below_three, calling_turn, &it, NULL, state);
    y[1] = state[1];
    y[0] = etch_call1(cx, it.step, (etch_tensor *[]){ y[1], y[1] }, 2);
    etch_function_release(&it.step);
}
