/* Convolutions: types of conv and of the two ops that are its gradients. With x [n, sizes.., c], w [windows.., c / groups, o] and
 * y [n, counts.., o]:
 *
 *     y[n, p, o] = sum over window positions k and channels i of x[n, p * stride - pad + k * dilation, i] * w[k, i, o]
 *
 * where channels are cut into groups, and those of a group of y see those of the same group of x alone. All three ops say the same of the
 * three shapes, whichever of them is the result's. */
#include "ops/window.h"

#include "ops/rules.h"

#include <etch/ops.h>

static etch_sliding sliding_of(etch_attrs_conv *a)
{
    return (etch_sliding){ &a->strides, &a->dilations, a->padding, &a->pads };
}

/* The attributes with lists filled in, in place of the given ones; NULL: an error, reported. */
static etch_attrs_conv *checked_attrs(etch_infer *q, int n_axes)
{
    etch_attrs_conv *attrs = etch__attrs_to_change(q);
    if (!attrs)
        return NULL;
    etch_sliding s = sliding_of(attrs);
    if (etch__check_sliding(q, &s, n_axes) != ETCH_OK)
        return NULL;
    if (attrs->groups < 1 || attrs->groups > INT32_MAX) {
        etch__infer_fail(q, ETCH_EINVAL, "groups is %lld, it must be at least 1", (long long)attrs->groups);
        return NULL;
    }
    q->attrs = attrs;
    return attrs;
}

/* Channels of x and w and of y, as the groups have them. */
static etch_status check_channels(etch_infer *q, const etch_attrs_conv *attrs, int n_axes, const etch_dim *x,
                                  const etch_dim *w)
{
    etch_dim in = x[n_axes + 1], per_group = w[n_axes], of_groups = dim_mul(q, per_group, attrs->groups);
    ETCH_TRY(etch__check_dim(q, of_groups));
    if (dim_equal(q, in, of_groups) == ETCH_NO)
        return etch__infer_fail(q, ETCH_ESHAPE,
                                "input depth must be evenly divisible by filter depth: %s vs %s; x has %s channels, "
                                "w has %s, in %lld groups",
                                etch__dim_str(q->g, in), etch__dim_str(q->g, per_group), etch__dim_str(q->g, in),
                                etch__dim_str(q->g, per_group), (long long)attrs->groups);
    ETCH_TRY(etch__require_equal(q, in, of_groups, "input depth must be evenly divisible by filter depth"));
    return etch__require_divides(q, attrs->groups, w[n_axes + 1],
                                 "output depth must be evenly divisible by number of groups");
}

/* The sizes of y: where x or w is the result, dy must have them. */
static etch_status sizes_of_y(etch_infer *q, etch_attrs_conv *attrs, int n_axes, const etch_dim *x, const etch_dim *w,
                              etch_dim *y)
{
    etch_sliding s = sliding_of(attrs);
    ETCH_TRY(check_channels(q, attrs, n_axes, x, w));
    y[0] = x[0];
    for (int a = 0; a < n_axes; a++)
        ETCH_TRY(etch__sliding_count(q, &s, a, x[1 + a], w[a], &y[1 + a]));
    y[n_axes + 1] = w[n_axes + 1];
    return ETCH_OK;
}

static etch_status check_same_rank(etch_infer *q, int i, int j)
{
    const etch_type *a = etch__in_type(q, i), *b = etch__in_type(q, j);
    char a_name[ETCH_OPERAND_NAME], b_name[ETCH_OPERAND_NAME];
    if (a->rank >= 0 && b->rank >= 0 && a->rank != b->rank)
        return etch__infer_fail(q, ETCH_ESHAPE, "%s is %s, %s is %s; they must have the same rank",
                                etch__operand_name(q, i, a_name), etch__type_str(q->g, a),
                                etch__operand_name(q, j, b_name), etch__type_str(q->g, b));
    return ETCH_OK;
}

etch_status etch__rule_conv(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0), *w = etch__in_type(q, 1);
    int n_axes, n_axes_w;
    etch_dim dims[ETCH_WINDOW_MAX_AXES + 2];
    ETCH_TRY(etch__check_one_dtype(q, 0, 1));
    ETCH_TRY(etch__check_spatial(q, 0, &n_axes));
    ETCH_TRY(etch__check_spatial(q, 1, &n_axes_w));
    ETCH_TRY(check_same_rank(q, 0, 1));
    etch_attrs_conv *attrs = checked_attrs(q, n_axes < 0 ? n_axes_w : n_axes);
    if (!attrs)
        return q->cx->status;
    if (n_axes < 0 || n_axes_w < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)x->dtype);
    ETCH_TRY(sizes_of_y(q, attrs, n_axes, x->dims, w->dims, dims));
    return etch__infer_tensor(q, 0, (etch_dtype)x->dtype, x->rank, dims);
}

/* Operand i_shape holds the sizes of the result, operand i_other is w or x, the last one dy. */
static etch_status infer_gradient(etch_infer *q, int i_shape, int i_other)
{
    const etch_type *other = etch__in_type(q, i_other), *dy = etch__in_type(q, 2);
    int n, n_axes, n_axes_other;
    etch_dim dims[ETCH_MAX_RANK], y[ETCH_WINDOW_MAX_AXES + 2];
    ETCH_TRY(etch__check_classes(q, i_other, ETCH_CLASS_FLOAT, "a float tensor"));
    if (other->dtype != dy->dtype)
        return etch__infer_fail(q, ETCH_EDTYPE, "%s is %s, dy is %s; cast one of them", i_other == 0 ? "x" : "w",
                                etch__type_str(q->g, other), etch__type_str(q->g, dy));
    ETCH_TRY(etch__check_per_axis(q, i_shape, &n));
    ETCH_TRY(etch__check_spatial(q, 2, &n_axes));
    ETCH_TRY(etch__check_spatial(q, i_other, &n_axes_other));
    ETCH_TRY(check_same_rank(q, i_other, 2));
    n_axes = n_axes < 0 ? n_axes_other : n_axes;
    if (n >= 0 && n_axes >= 0 && n != n_axes + 2)
        return etch__infer_fail(q, ETCH_ESHAPE, "shape has %d sizes, dy is %s; they must have the same rank", n,
                                etch__type_str(q->g, dy));
    etch_attrs_conv *attrs = checked_attrs(q, n_axes);
    if (!attrs)
        return q->cx->status;
    if (n < 0 || other->rank < 0 || dy->rank < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)dy->dtype);
    ETCH_TRY(etch__sizes_of_operand(q, i_shape, n, dims));
    ETCH_TRY(sizes_of_y(q, attrs, n_axes, i_other == 0 ? other->dims : dims, i_other == 0 ? dims : other->dims, y));
    for (int a = 0; a < n; a++)
        ETCH_TRY(etch__require_equal(q, y[a], dy->dims[a], "sizes of dy are not those of the convolution's result"));
    return etch__infer_tensor(q, 0, (etch_dtype)dy->dtype, n, dims);
}

etch_status etch__rule_conv_grad_x(etch_infer *q) { return infer_gradient(q, 0, 1); }
etch_status etch__rule_conv_grad_w(etch_infer *q) { return infer_gradient(q, 1, 0); }
