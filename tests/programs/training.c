/* Steps that change variables: by hand, in loops, by rows, and averages of them. */
#include "programs.h"

static etch_tensor *squared_error(etch_ctx *cx, const given *in, etch_tensor *w, etch_tensor *b)
{
    etch_tensor *y = applied(cx, in->x[0], w);
    return average(cx, etch_squared_difference(cx, b ? etch_add(cx, y, b) : y, in->x[1]));
}

/* m = k m + d, with what it is then. */
static etch_tensor *gather_speed(etch_ctx *cx, etch_variable *m, etch_tensor *d)
{
    return etch_variable_assign(cx, m, etch_add(cx, times(cx, value(cx, m), 0.9), d));
}

/* Five steps of SGD with momentum. */
void run_momentum(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *losses[5], *d[2];
    for (int i = 0; i < 5; i++) {
        etch_tape *tape = etch_tape_begin(cx, NULL);
        losses[i] = squared_error(cx, in, value(cx, in->v[0]), value(cx, in->v[1]));
        etch_tape_end(cx, tape);
        gradients(cx, tape, losses[i], NULL, (etch_source[]){ ETCH_BY_VARIABLE(in->v[0]), ETCH_BY_VARIABLE(in->v[1]) },
                  2, d);
        etch_tape_release(&tape);
        for (int k = 0; k < 2; k++)
            etch_variable_assign_sub(cx, in->v[k], times(cx, gather_speed(cx, in->v[2 + k], d[k]), 0.1));
    }
    y[0] = etch_stack(cx, losses, 5, 0);
    y[1] = times(cx, value(cx, in->v[0]), 2);
}

/* state: turn, loss */
static etch_tensor *descent_goes_on(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n;
    return etch_logical_and(cx, etch_less(cx, state[0], ((const given *)user)->x[2]),
                            etch_greater(cx, state[1], number(cx, state[1], 0.05)));
}
static void descent_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    const given *in = user;
    (void)n;
    etch_tape *tape = etch_tape_begin(cx, NULL);
    etch_tape_watch_variable(cx, tape, in->v[0]);
    next[0] = next_integer(cx, state[0]);
    next[1] = squared_error(cx, in, value(cx, in->v[0]), NULL);
    etch_tape_end(cx, tape);
    etch_tensor *d = gradient(cx, tape, next[1], ETCH_BY_VARIABLE(in->v[0]));
    etch_tape_release(&tape);
    etch_tensor *w = etch_variable_assign_sub(cx, in->v[0], times(cx, d, 0.2));
    etch_variable_assign(cx, in->v[1], etch_add(cx, times(cx, value(cx, in->v[1]), 0.7), times(cx, w, 0.3)));
}

/* Training inside a loop of the graph, which ends early when the loss is small. */
void run_descent(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *state[] = { etch_int(cx, ETCH_I32, 0), number(cx, in->x[0], 100) };
    etch_while(cx, state, 2, descent_goes_on, descent_turn, (void *)in, NULL, state);
    y[0] = value(cx, in->v[0]);
    y[1] = times(cx, value(cx, in->v[1]), 2);
    y[2] = state[0];
}

/* Forward by the shadow of a variable, which follows it, without its first bias. */
void run_moving_average(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *w = value(cx, in->v[0]);
    etch_tensor *n = etch_abs(cx, etch_variable_assign_add(cx, in->v[2], number(cx, x, 1)));
    etch_tensor *shadow = etch_variable_assign_sub(cx, in->v[1], times(cx, etch_sub(cx, value(cx, in->v[1]), w), 0.1));
    etch_tensor *corrected = etch_div(cx, shadow, from(cx, 1, etch_pow(cx, number(cx, x, 0.9), n)));
    y[1] = etch_softmax(cx, product(cx, x, w), -1);
    etch_tensor *held = etch_softmax(cx, product(cx, x, corrected), -1);
    y[0] = total(cx, etch_mul(cx, held, etch_sub(cx, etch_log(cx, held), etch_log(cx, y[1]))));
}

/* Steps on the rows of a table that were looked up, with a count of their uses. */
void run_sparse_steps(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *rows = in->x[0], *rate = in->x[2];
    etch_tape *tape = etch_tape_begin(cx, NULL);
    etch_tensor *found = etch_gather(cx, value(cx, in->v[0]), rows, 0, 0);
    y[0] = total(cx, etch_squared_difference(cx, found, in->x[1]));
    etch_tape_end(cx, tape);
    etch_tensor *d = etch_mul(cx, etch_expand_dims(cx, rate, ETCH_INTS(1)), gradient(cx, tape, y[0], ETCH_BY(found)));
    etch_tape_release(&tape);
    y[1] = etch_gather(cx, etch_variable_scatter_sub(cx, in->v[0], rows, d), rows, 0, 0);
    y[2] = etch_variable_scatter_add(cx, in->v[1], rows, etch_ones_like(cx, rate));
}
