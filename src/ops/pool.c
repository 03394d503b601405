/* Pools: types of max_pool, pool_argmax, max_pool_grad, avg_pool and avg_pool_grad. x is [n, sizes.., c]; a window has one size per axis between the batch and
 * the channels, and each channel has its own results. */
#include "ops/window.h"

#include "ops/rules.h"

#include <etch/ops.h>

static etch_sliding sliding_of(etch_attrs_pool *a) { return (etch_sliding){ &a->strides, NULL, a->padding, &a->pads }; }

/* A window that lies in what is padded alone would have nothing to take the largest or the mean of. */
static etch_status check_window(etch_infer *q, const etch_attrs_pool *attrs, int n_axes)
{
    etch_ints window = attrs->window;
    if (window.n < 1 || !window.at || (n_axes >= 0 && window.n != n_axes))
        return etch__infer_fail(q, ETCH_EINVAL, "window has %d sizes, there must be one for each of %d axes", window.n,
                                n_axes < 0 ? 1 : n_axes);
    for (int a = 0; a < window.n; a++)
        if (window.at[a] < 1 || window.at[a] > INT32_MAX)
            return etch__infer_fail(q, ETCH_EINVAL, "window[%d] is %lld, it must be at least 1 and at most %d", a,
                                    (long long)window.at[a], INT32_MAX);
    for (int i = 0; i < attrs->pads.n && i / 2 < window.n; i++)
        if (attrs->pads.at[i] >= window.at[i / 2])
            return etch__infer_fail(q, ETCH_EINVAL,
                                    "pads[%d] is %lld, it must be less than the window's size along axis %d, %lld", i,
                                    (long long)attrs->pads.at[i], i / 2, (long long)window.at[i / 2]);
    return ETCH_OK;
}

static etch_attrs_pool *checked_attrs(etch_infer *q, int n_axes)
{
    etch_attrs_pool *attrs = etch__attrs_to_change(q);
    if (!attrs)
        return NULL;
    etch_sliding s = sliding_of(attrs);
    if (etch__check_sliding(q, &s, n_axes) != ETCH_OK || check_window(q, attrs, n_axes) != ETCH_OK)
        return NULL;
    q->attrs = attrs;
    return attrs;
}

static etch_status sizes_of_y(etch_infer *q, etch_attrs_pool *attrs, int n_axes, const etch_dim *x, etch_dim *y)
{
    etch_sliding s = sliding_of(attrs);
    y[0] = x[0];
    for (int a = 0; a < n_axes; a++)
        ETCH_TRY(etch__sliding_count(q, &s, a, x[1 + a], attrs->window.at[a], &y[1 + a]));
    y[n_axes + 1] = x[n_axes + 1];
    return ETCH_OK;
}

static etch_status infer_pool(etch_infer *q, etch_dtype t)
{
    const etch_type *x = etch__in_type(q, 0);
    int n_axes;
    etch_dim dims[ETCH_WINDOW_MAX_AXES + 2];
    ETCH_TRY(etch__check_spatial(q, 0, &n_axes));
    etch_attrs_pool *attrs = checked_attrs(q, n_axes);
    if (!attrs)
        return q->cx->status;
    if (n_axes < 0)
        return etch__infer_unranked(q, 0, t);
    ETCH_TRY(sizes_of_y(q, attrs, n_axes, x->dims, dims));
    return etch__infer_tensor(q, 0, t, x->rank, dims);
}

etch_status etch__rule_pool(etch_infer *q) { return infer_pool(q, (etch_dtype)etch__in_type(q, 0)->dtype); }
etch_status etch__rule_pool_argmax(etch_infer *q) { return infer_pool(q, ETCH_I64); }

etch_status etch__rule_max_pool_grad(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0), *dy = etch__in_type(q, 1);
    int n_axes, n_axes_of_dy;
    etch_dim y[ETCH_WINDOW_MAX_AXES + 2];
    ETCH_TRY(etch__check_one_dtype(q, 0, 1));
    ETCH_TRY(etch__check_spatial(q, 0, &n_axes));
    ETCH_TRY(etch__check_spatial(q, 1, &n_axes_of_dy));
    if (n_axes >= 0 && n_axes_of_dy >= 0 && n_axes != n_axes_of_dy)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, dy is %s; they must have the same rank",
                                etch__type_str(q->g, x), etch__type_str(q->g, dy));
    etch_attrs_pool *attrs = checked_attrs(q, n_axes);
    if (!attrs)
        return q->cx->status;
    if (n_axes < 0 || n_axes_of_dy < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)x->dtype);
    ETCH_TRY(sizes_of_y(q, attrs, n_axes, x->dims, y));
    for (int a = 0; a < x->rank; a++)
        ETCH_TRY(etch__require_equal(q, y[a], dy->dims[a], "sizes of dy are not those of the pool's result"));
    return etch__infer_same(q, 0, 0);
}

etch_status etch__rule_avg_pool_grad(etch_infer *q)
{
    const etch_type *dy = etch__in_type(q, 1);
    int n, n_axes;
    etch_dim dims[ETCH_MAX_RANK], y[ETCH_WINDOW_MAX_AXES + 2];
    ETCH_TRY(etch__check_classes(q, 1, ETCH_CLASS_FLOAT, "a float tensor"));
    ETCH_TRY(etch__check_per_axis(q, 0, &n));
    ETCH_TRY(etch__check_spatial(q, 1, &n_axes));
    if (n >= 0 && n_axes >= 0 && n != n_axes + 2)
        return etch__infer_fail(q, ETCH_ESHAPE, "shape has %d sizes, dy is %s; they must have the same rank", n,
                                etch__type_str(q->g, dy));
    etch_attrs_pool *attrs = checked_attrs(q, n_axes);
    if (!attrs)
        return q->cx->status;
    if (n < 0 || n_axes < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)dy->dtype);
    ETCH_TRY(etch__sizes_of_operand(q, 0, n, dims));
    ETCH_TRY(sizes_of_y(q, attrs, n_axes, dims, y));
    for (int a = 0; a < n; a++)
        ETCH_TRY(etch__require_equal(q, y[a], dy->dims[a], "sizes of dy are not those of the pool's result"));
    return etch__infer_tensor(q, 0, (etch_dtype)dy->dtype, n, dims);
}
