/* Recurrent networks over run-time lengths: one scan each. */
#include "programs.h"

/* The next h and c, with kernel, recurrent kernel and bias. */
static void lstm_cell(etch_ctx *cx, etch_variable *const *v, etch_tensor *x, etch_tensor **h, etch_tensor **c)
{
    etch_tensor *gate[4], *z = etch_add(cx, product(cx, x, value(cx, v[0])), product(cx, *h, value(cx, v[1])));
    etch_split(cx, etch_add(cx, z, value(cx, v[2])), 4, -1, gate, 4);
    *c = etch_add(cx, etch_mul(cx, etch_sigmoid(cx, gate[1]), *c),
                  etch_mul(cx, etch_sigmoid(cx, gate[0]), etch_tanh(cx, gate[2])));
    *h = etch_mul(cx, etch_sigmoid(cx, gate[3]), etch_tanh(cx, *c));
}

void run_lstm_step(etch_ctx *cx, const given *in, etch_tensor **y)
{
    y[0] = in->x[1];
    y[1] = in->x[2];
    lstm_cell(cx, in->v, in->x[0], &y[0], &y[1]);
}

static void lstm_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                      etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    const given *in = user;
    (void)n, (void)n_slices, (void)n_results;
    etch_tensor *h = state[0], *c = state[1];
    lstm_cell(cx, in->v, slices[0], &h, &c);
    next[0] = results[0] = etch_select(cx, slices[1], h, state[0]);
    next[1] = etch_select(cx, slices[1], c, state[1]);
}

void run_lstm(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *out[3];
    etch_tensor *slices[] = { etch_transpose(cx, x, ETCH_INTS(1, 0, 2)),
                              etch_expand_dims(cx, etch_transpose(cx, in->x[1], ETCH_INTS(1, 0)), ETCH_INTS(2)) };
    etch_tensor *zeros = etch_fill(cx, SHAPE(cx, x, 0, -4), number(cx, x, 0)), *state[] = { zeros, zeros };
    etch_scan(cx, state, 2, slices, 2, lstm_turn, (void *)in, NULL, out, 1);
    y[0] = etch_transpose(cx, out[2], ETCH_INTS(1, 0, 2));
    y[1] = out[0];
    y[2] = out[1];
}

static void gru_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                     etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    const given *in = user;
    (void)n, (void)n_slices, (void)n_results;
    etch_tensor *x[3], *h[3];
    etch_split(cx, etch_add(cx, product(cx, slices[0], value(cx, in->v[0])), value(cx, in->v[2])), 3, -1, x, 3);
    etch_split(cx, etch_add(cx, product(cx, state[0], value(cx, in->v[1])), value(cx, in->v[3])), 3, -1, h, 3);
    etch_tensor *z = etch_sigmoid(cx, etch_add(cx, x[0], h[0])), *r = etch_sigmoid(cx, etch_add(cx, x[1], h[1]));
    etch_tensor *fresh = etch_tanh(cx, etch_add(cx, x[2], etch_mul(cx, r, h[2])));
    next[0] = etch_add(cx, etch_mul(cx, z, state[0]), etch_mul(cx, from(cx, 1, z), fresh));
    results[0] = next[0];
}

void run_gru(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *h = in->x[1], *out[2];
    etch_scan(cx, &h, 1, &x, 1, gru_turn, (void *)in, NULL, out, 1);
    y[0] = out[1];
    etch_scan(cx, &h, 1, &x, 1, gru_turn, (void *)in, &(etch_loop_options){ .reverse = true }, out, 1);
    y[1] = etch_reverse(cx, out[1], ETCH_INTS(0));
}

static void forced_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                        etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    const given *in = user;
    (void)n, (void)n_slices, (void)n_results;
    etch_tensor *h = etch_add(cx, product(cx, state[1], value(cx, in->v[0])),
                              product(cx, state[0], value(cx, in->v[1])));
    next[0] = results[0] = etch_tanh(cx, h);
    next[1] = results[1] = etch_select(cx, slices[1], slices[0], product(cx, next[0], value(cx, in->v[2])));
}

void run_teacher_forcing(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *out[4];
    etch_tensor *state[] = { etch_fill(cx, SHAPE(cx, x, 1, -4), number(cx, x, 0)),
                             etch_fill(cx, SHAPE(cx, x, 1, -3), number(cx, x, 1)) };
    etch_scan(cx, state, 2, in->x, 2, forced_turn, (void *)in, NULL, out, 2);
    y[0] = average(cx, etch_squared_difference(cx, out[3], x));
    y[1] = out[2];
}

static void holt_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                      etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    etch_tensor *a = user;
    (void)n, (void)n_slices, (void)n_results;
    next[0] = results[0] = etch_add(cx, etch_mul(cx, a, slices[0]),
                                    etch_mul(cx, from(cx, 1, a), etch_add(cx, state[0], state[1])));
    next[1] = results[1] = etch_add(cx, times(cx, etch_sub(cx, next[0], state[0]), 0.3), times(cx, state[1], 0.7));
}

void run_smoothing(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *first = item(cx, x, integer(cx, 0)), *out[4];
    etch_tensor *state[] = { first, etch_zeros_like(cx, first) };
    etch_scan(cx, state, 2, &x, 1, holt_turn, in->x[1], NULL, out, 2);
    y[0] = out[2];
    y[1] = out[3];
    etch_tensor *guess = etch_add(cx, part(cx, y[0], 0, OPEN, -1, 1), part(cx, y[1], 0, OPEN, -1, 1));
    y[2] = total(cx, etch_squared_difference(cx, guess, part(cx, x, 0, 1, OPEN, 1)));
}
