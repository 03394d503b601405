/* The list of programs, and what is handy in writing them. Each is written once, with ops, tapes and loops of the
 * public headers, for either dtype and for all shapes; harness.c runs it in four ways and compares. */
#ifndef ETCH_TEST_PROGRAMS_H
#define ETCH_TEST_PROGRAMS_H

#include <etch/etch.h>

/* name, number of results: as in tests/records/programs.py */
#define PROGRAMS(X) \
    X(attention, 2) \
    X(multi_head, 1) \
    X(layer_norm, 1) \
    X(batch_norm, 3) \
    X(mlp, 3) \
    X(autoencoder, 2) \
    X(embedding, 1) \
    X(mixer, 1) \
    X(mixture_density, 2) \
    X(lstm_step, 2) \
    X(lstm, 3) \
    X(gru, 2) \
    X(teacher_forcing, 2) \
    X(smoothing, 3) \
    X(newton, 2) \
    X(collatz, 2) \
    X(collect, 2) \
    X(growing, 2) \
    X(halting, 3) \
    X(first_past, 2) \
    X(cond_variables, 2) \
    X(nested_loops, 2) \
    X(power_iteration, 2) \
    X(double_backward, 2) \
    X(gradient_penalty, 2) \
    X(hessian_vector, 3) \
    X(jacobian, 2) \
    X(third_order, 4) \
    X(loop_twice, 2) \
    X(scan_twice, 2) \
    X(attention_twice, 1) \
    X(hessian, 2) \
    X(selected_twice, 1) \
    X(branches_twice, 2) \
    X(lstm_twice, 1) \
    X(custom_twice, 2) \
    X(calls_in_loop, 2) \
    X(persistent, 4) \
    X(custom_gradient, 2) \
    X(stopped, 2) \
    X(ties, 10) \
    X(sorting, 5) \
    X(cumulative, 6) \
    X(safe_norm, 5) \
    X(robust, 4) \
    X(masked, 4) \
    X(broadcasting, 3) \
    X(either_way, 3) \
    X(einsum, 4) \
    X(keepdims, 4) \
    X(moved, 5) \
    X(momentum, 2) \
    X(descent, 3) \
    X(moving_average, 2) \
    X(sparse_steps, 3) \
    X(list_write, 2) \
    X(list_grow, 2) \
    X(list_concat, 2) \
    X(list_read, 2)

enum { MAX_X = 4, MAX_V = 4, MAX_Y = 10 };

/* Inputs and variables, in the order of the records. */
typedef struct given {
    etch_tensor *x[MAX_X];
    etch_variable *v[MAX_V];
} given;

/* From these to the results, y[0 .. n_y). Errors stick to cx. */
typedef void run_program(etch_ctx *cx, const given *in, etch_tensor **y);
#define DECLARE_PROGRAM(name, n_y) run_program run_##name;
PROGRAMS(DECLARE_PROGRAM)

/* --- in place of operators ---------------------------------------------------------------------------------------- */

/* A constant of the dtype of another tensor. */
static inline etch_tensor *number(etch_ctx *cx, etch_tensor *like, double x)
{
    return like ? etch_scalar(cx, etch_tensor_dtype(like), x) : NULL;
}
static inline etch_tensor *total(etch_ctx *cx, etch_tensor *x) { return etch_sum(cx, x, ETCH_ALL_AXES, false); }
static inline etch_tensor *average(etch_ctx *cx, etch_tensor *x) { return etch_mean(cx, x, ETCH_ALL_AXES, false); }
static inline etch_tensor *times(etch_ctx *cx, etch_tensor *x, double k) { return etch_mul(cx, x, number(cx, x, k)); }
static inline etch_tensor *plus(etch_ctx *cx, etch_tensor *x, double k) { return etch_add(cx, x, number(cx, x, k)); }
/* k - x */
static inline etch_tensor *from(etch_ctx *cx, double k, etch_tensor *x) { return etch_sub(cx, number(cx, x, k), x); }
static inline etch_tensor *product(etch_ctx *cx, etch_tensor *x, etch_tensor *y)
{
    return etch_matmul(cx, x, y, false, false);
}
static inline etch_tensor *value(etch_ctx *cx, etch_variable *v) { return etch_variable_read(cx, v); }
/* Matrix times vector. */
static inline etch_tensor *applied(etch_ctx *cx, etch_tensor *a, etch_tensor *x)
{
    return etch_squeeze(cx, product(cx, a, etch_expand_dims(cx, x, ETCH_INTS(-1))), ETCH_INTS(-1));
}
/* x[i] */
static inline etch_tensor *item(etch_ctx *cx, etch_tensor *x, etch_tensor *i) { return etch_gather(cx, x, i, 0, 0); }
static inline etch_tensor *integer(etch_ctx *cx, int64_t i) { return etch_int(cx, ETCH_I64, i); }
static inline etch_tensor *next_integer(etch_ctx *cx, etch_tensor *i)
{
    return i ? etch_add(cx, i, etch_int(cx, etch_tensor_dtype(i), 1)) : NULL;
}

/* Elements begin, begin + step, .. before end along an axis; OPEN: from the start, to the end. */
enum { OPEN = 1 << 20 };
static inline etch_tensor *part(etch_ctx *cx, etch_tensor *x, int axis, int64_t begin, int64_t end, int64_t step)
{
    int64_t b[ETCH_MAX_RANK] = { 0 }, e[ETCH_MAX_RANK] = { 0 }, s[ETCH_MAX_RANK], before = (1 << axis) - 1;
    for (int i = 0; i <= axis; i++)
        s[i] = 1;
    b[axis] = begin == OPEN ? 0 : begin;
    e[axis] = end == OPEN ? 0 : end;
    s[axis] = step;
    return etch_strided_slice(cx, x, etch_int_list(cx, b, axis + 1), etch_int_list(cx, e, axis + 1),
                              etch_int_list(cx, s, axis + 1), before | (begin == OPEN) << axis,
                              before | (end == OPEN) << axis, 0);
}

/* A shape: sizes of x's axes, or numbers where the axis is below 0: -5 is 5. */
static inline etch_tensor *shape(etch_ctx *cx, etch_tensor *x, const int *axes, int n)
{
    etch_tensor *sizes[ETCH_MAX_RANK];
    for (int i = 0; i < n; i++)
        sizes[i] = axes[i] < 0 ? integer(cx, -axes[i]) : etch_tensor_dim_of(cx, x, axes[i]);
    return etch_stack(cx, sizes, n, 0);
}
#define SHAPE(cx, x, ...) \
    shape((cx), (x), (const int[]){ __VA_ARGS__ }, (int)(sizeof((int[]){ __VA_ARGS__ }) / sizeof(int)))

/* Gradients of y, weighted by `seed` (NULL: ones), by xs; errors stick. */
static inline void gradients(etch_ctx *cx, etch_tape *tape, etch_tensor *y, etch_tensor *seed, const etch_source *xs,
                             int n, etch_tensor **out)
{
    for (int i = 0; i < n; i++)
        out[i] = NULL;
    if (etch_failed(cx) || !tape)
        return;
    etch_status s = etch_tape_gradient(cx, tape, &y, &seed, 1, xs, n, ETCH_UNCONNECTED_NONE, out);
    for (int i = 0; s == ETCH_OK && i < n; i++)
        if (!out[i])
            s = etch_fail(cx, ETCH_EINVAL, "gradient %d is not connected", i);
    if (s != ETCH_OK && !etch_failed(cx))
        etch_fail(cx, s, "%s", etch_error_message(cx));
}
static inline etch_tensor *gradient(etch_ctx *cx, etch_tape *tape, etch_tensor *y, etch_source x)
{
    etch_tensor *d;
    gradients(cx, tape, y, NULL, &x, 1, &d);
    return d;
}
static inline etch_tape *watching(etch_ctx *cx, etch_tensor *x)
{
    etch_tape *t = etch_tape_begin(cx, NULL);
    if (t)
        etch_tape_watch(cx, t, x);
    return t;
}

#endif
