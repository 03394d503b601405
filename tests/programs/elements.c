/* What happens to single elements: ties, order, running sums, division by zero, masks, broadcasting, moves. */
#include "programs.h"

#include <math.h>

void run_ties(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *z = in->x[1], *top[2];
    etch_top_k(cx, x, etch_int(cx, ETCH_I32, 2), top);
    y[0] = etch_max(cx, x, ETCH_INTS(1), false);
    y[1] = etch_min(cx, x, ETCH_INTS(0), false);
    y[2] = top[0];
    y[3] = etch_maximum(cx, x, z);
    y[4] = etch_minimum(cx, x, z);
    y[5] = etch_relu(cx, x);
    y[6] = etch_abs(cx, x);
    y[7] = etch_clamp(cx, x, number(cx, x, 0), number(cx, x, 3));
    y[8] = top[1];
    y[9] = etch_argmax(cx, x, 1, ETCH_I64);
}

void run_sorting(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *order = etch_argsort(cx, x, 1, true);
    etch_tensor *count = etch_iota(cx, etch_int_list(cx, (int64_t[]){ 5 }, 1), 0, ETCH_I32);
    y[0] = etch_mul(cx, etch_gather(cx, x, order, 1, 1), etch_cast(cx, count, etch_tensor_dtype(x)));
    y[1] = etch_gather(cx, etch_sort(cx, x, 1, false), integer(cx, 2), 1, 0);
    etch_tensor *best = etch_gather(cx, order, integer(cx, 0), 1, 0);
    etch_tensor *rows[] = { etch_iota(cx, SHAPE(cx, x, 0), 0, ETCH_I32), best };
    y[2] = etch_gather_nd(cx, x, etch_stack(cx, rows, 2, 1), 0);
    y[3] = etch_mul(cx, etch_reverse(cx, x, ETCH_INTS(0, 1)), x);
    y[4] = order;
}

void run_cumulative(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0];
    y[0] = etch_cumsum(cx, x, 1, false, false);
    y[1] = etch_mul(cx, etch_cumsum(cx, x, 1, true, true), x);
    y[2] = etch_cumprod(cx, x, 1, false, false);
    y[3] = etch_cumprod(cx, x, 1, true, false);
    y[4] = etch_prod(cx, x, ETCH_INTS(1), false);
    y[5] = etch_cumprod(cx, x, 0, false, true);
}

/* Norms whose gradient at 0 is 0, not NaN. */
void run_safe_norm(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *square = etch_sum(cx, etch_mul(cx, x, x), ETCH_INTS(1), false);
    etch_tensor *is_zero = etch_equal(cx, square, number(cx, x, 0));
    etch_tensor *root = etch_sqrt(cx, etch_select(cx, is_zero, number(cx, x, 1), square));
    y[0] = etch_select(cx, is_zero, number(cx, x, 0), root);
    y[1] = etch_divide_no_nan(cx, x, etch_expand_dims(cx, y[0], ETCH_INTS(1)));
    y[2] = etch_divide_no_nan(cx, y[0], in->x[1]);
    y[3] = etch_mul(cx, y[0], etch_log1p(cx, y[0]));
    etch_tensor *sum = etch_sum(cx, etch_square(cx, x), ETCH_INTS(1), true);
    y[4] = etch_mul(cx, x, etch_rsqrt(cx, etch_maximum(cx, sum, number(cx, x, 1e-12))));
}

void run_robust(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *error = etch_sub(cx, in->x[0], in->x[1]), *size = etch_abs(cx, error), *weight = in->x[2];
    etch_tensor *huber = etch_select(cx, etch_less_equal(cx, size, number(cx, size, 1)),
                                     times(cx, etch_mul(cx, error, error), 0.5), plus(cx, size, -0.5));
    y[0] = etch_div(cx, total(cx, etch_mul(cx, huber, weight)), total(cx, weight));
    y[1] = etch_maximum(cx, times(cx, error, 0.9), times(cx, error, -0.1));
    y[2] = average(cx, plus(cx, etch_add(cx, error, etch_softplus(cx, times(cx, error, -2))), -log(2)));
    etch_tensor *hinge = etch_relu(cx, from(cx, 1, etch_mul(cx, in->x[0], in->x[1])));
    y[3] = times(cx, total(cx, etch_square(cx, hinge)), 0.5);
}

/* There may be rows in which nothing is left. */
void run_masked(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *mask = in->x[1], *zero = number(cx, x, 0);
    etch_tensor *left = etch_select(cx, mask, x, number(cx, x, -INFINITY));
    etch_tensor *some = etch_any(cx, mask, ETCH_INTS(1), true);
    y[0] = etch_logsumexp(cx, left, ETCH_INTS(1), false);
    y[1] = etch_select(cx, mask, etch_softmax(cx, etch_select(cx, some, left, zero), -1), zero);
    y[2] = etch_max(cx, left, ETCH_INTS(1), false);
    etch_tensor *kept = etch_boolean_mask(cx, x, mask);
    y[3] = etch_mul(cx, kept, total(cx, kept));
}

void run_broadcasting(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *a = in->x[0], *b = in->x[1], *c = in->x[2], *d = in->x[3];
    y[0] = etch_add(cx, etch_mul(cx, a, b), etch_div(cx, c, plus(cx, d, 2)));
    y[1] = etch_sub(cx, etch_sum(cx, y[0], ETCH_INTS(0), true), a);
    y[2] = etch_mul(cx, etch_broadcast_to(cx, c, etch_shape_of(cx, y[0], ETCH_I64)), etch_exp(cx, b));
}

/* Which of the two is repeated, or neither, differs from case to case. */
void run_either_way(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *a = in->x[0], *b = in->x[1];
    y[0] = etch_mul(cx, a, b);
    y[1] = etch_maximum(cx, a, b);
    y[2] = etch_div(cx, a, plus(cx, etch_mul(cx, b, b), 2));
}

/* As matrix products, with a, b [batch, time, head, d] and w [head, d, o]. */
void run_einsum(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *a = etch_transpose(cx, in->x[0], ETCH_INTS(0, 2, 1, 3)), *w = in->x[2];
    etch_tensor *b = etch_transpose(cx, in->x[1], ETCH_INTS(0, 2, 1, 3));
    y[0] = etch_matmul(cx, a, b, false, true);
    etch_tensor *mixed = etch_transpose(cx, product(cx, y[0], b), ETCH_INTS(0, 2, 1, 3));
    etch_tensor *rows = etch_int_list(cx, (int64_t[]){ 8, 3 }, 2);
    y[1] = product(cx, etch_reshape(cx, mixed, SHAPE(cx, in->x[0], 0, 1, -8)), etch_reshape(cx, w, rows));
    etch_tensor *flat_a = etch_transpose(cx, in->x[0], ETCH_INTS(1, 0, 2, 3));
    etch_tensor *flat_b = etch_transpose(cx, in->x[1], ETCH_INTS(1, 0, 2, 3));
    flat_a = etch_reshape(
        cx, flat_a, etch_stack(cx, (etch_tensor *[]){ etch_tensor_dim_of(cx, flat_a, 0), integer(cx, -1) }, 2, 0));
    flat_b = etch_reshape(
        cx, flat_b, etch_stack(cx, (etch_tensor *[]){ etch_tensor_dim_of(cx, flat_b, 0), integer(cx, -1) }, 2, 0));
    y[2] = etch_matmul(cx, flat_a, flat_b, false, true);
    y[3] = times(cx, etch_transpose(cx, etch_sum(cx, w, ETCH_INTS(1), false), ETCH_INTS(1, 0)), 2);
}

void run_keepdims(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *far = etch_sub(cx, x, etch_mean(cx, x, ETCH_INTS(0, 2), true));
    etch_tensor *variance = etch_mean(cx, etch_square(cx, far), ETCH_INTS(0, 2), true);
    y[0] = etch_div(cx, far, etch_sqrt(cx, plus(cx, variance, 0.1)));
    y[1] = etch_softmax(cx, y[0], 1);
    y[2] = etch_sub(cx, y[0], etch_logsumexp(cx, y[0], ETCH_INTS(0, 1), true));
    y[3] = etch_sub(cx, etch_max(cx, y[0], ETCH_INTS(1, 2), true), etch_min(cx, y[0], ETCH_INTS(0), false));
}

static etch_tensor *paddings(etch_ctx *cx, int64_t before, int64_t after)
{
    return etch_from(cx, ETCH_I64, (int64_t[]){ 3, 2 }, 2, (int64_t[]){ 0, 0, before, after, 0, 0 });
}

/* Windows, padding, tiling, parts and joins of [n, 5, 3]. */
void run_moved(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *windows[3];
    for (int i = 0; i < 3; i++)
        windows[i] = part(cx, x, 1, i, i + 3, 1);
    y[0] = etch_stack(cx, windows, 3, 1);
    y[1] = etch_square(cx, etch_pad(cx, x, paddings(cx, 2, 1), number(cx, x, 0.5)));
    etch_tensor *mirrored = etch_pad_reflect(cx, x, paddings(cx, 2, 2));
    y[2] = etch_mul(cx, mirrored, etch_cumsum(cx, mirrored, 1, false, false));
    etch_tensor *tiled = etch_tile(cx, part(cx, x, 1, OPEN, OPEN, 2), etch_int_list(cx, (int64_t[]){ 1, 2, 1 }, 3));
    y[3] = etch_mul(cx, tiled, etch_broadcast_to(cx, part(cx, x, 1, OPEN, 1, 1), SHAPE(cx, x, 0, -6, -3)));
    etch_tensor *parts[] = { part(cx, part(cx, x, 1, -1, OPEN, 1), 2, OPEN, OPEN, -1), part(cx, x, 1, -2, OPEN, 1),
                             part(cx, x, 1, OPEN, -2, 1), etch_square(cx, part(cx, x, 1, 1, 3, 1)) };
    etch_tensor *joined = etch_transpose(cx, etch_concat(cx, parts, 4, 1), ETCH_INTS(1, 0, 2));
    etch_tensor *flat = etch_reshape(cx, joined, etch_int_list(cx, (int64_t[]){ -1, 3 }, 2));
    y[4] = etch_matmul(cx, flat, flat, true, false);
}
