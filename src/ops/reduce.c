/* Reductions: types and folds. Axes become canonical (from the front, ascending; `all` the full list) as soon as the
 * rank is known, so that equal reductions are equal nodes and the lowering can read the list as it is. */
#include "ops/ops.h"
#include "ops/rule.h"
#include "ops/rules.h"
#include "ops/sizes.h"

#include <etch/ops.h>

static const int i32_or_i64[] = { ETCH_I32, ETCH_I64, -1 };

/* y[kept] = fold of x[kept, reduced]: the reduced axes vanish, or stay with size 1. */
etch_status etch__rule_reduce(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    etch_attrs_axes *attrs = etch__attrs_to_change(q);
    if (!attrs)
        return ETCH_ENOMEM;
    ETCH_TRY(etch__canonical_axes(q, attrs->axes, x->rank, &attrs->axes));
    q->attrs = attrs;
    if (x->rank < 0 && (attrs->axes.n >= 0 || attrs->keepdims))
        return etch__infer_unranked(q, 0, (etch_dtype)x->dtype);
    if (x->rank < 0)
        return etch__infer_tensor(q, 0, (etch_dtype)x->dtype, 0, NULL);
    bool reduced[ETCH_MAX_RANK] = { false };
    for (int i = 0; i < attrs->axes.n; i++)
        reduced[attrs->axes.at[i]] = true;
    etch_dim dims[ETCH_MAX_RANK];
    int rank = 0;
    for (int a = 0; a < x->rank; a++)
        if (!reduced[a])
            dims[rank++] = x->dims[a];
        else if (attrs->keepdims)
            dims[rank++] = 1;
    return etch__infer_tensor(q, 0, (etch_dtype)x->dtype, rank, dims);
}

/* Over no axes: x itself. Of sizes: their sum, product, largest or smallest. */
etch_val etch__fold_reduce(etch_infer *q)
{
    const etch_attrs_axes *attrs = q->attrs;
    if (attrs->axes.n == 0)
        return q->in[0];
    if (attrs->keepdims || attrs->axes.n < 0)
        return 0;
    switch (q->op) {
    case ETCH_OP_sum: return etch__fold_sizes_reduced(q, etch__dim_add, 0);
    case ETCH_OP_prod: return etch__fold_sizes_reduced(q, etch__dim_mul, 1);
    case ETCH_OP_max: return etch__fold_sizes_reduced(q, etch__dim_max, ETCH_DIM_FAILED);
    case ETCH_OP_min: return etch__fold_sizes_reduced(q, etch__dim_min, ETCH_DIM_FAILED);
    default: return 0;
    }
}

/* y = position of the extremum along one axis, which vanishes. */
etch_status etch__rule_arg(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    etch_attrs_arg *attrs = etch__attrs_to_change(q);
    if (!attrs)
        return ETCH_ENOMEM;
    ETCH_TRY(etch__check_attr_dtype(q, attrs->dtype, i32_or_i64));
    if (x->rank < 0)
        return etch__infer_unranked(q, 0, attrs->dtype);
    int axis;
    ETCH_TRY(etch__infer_axis(q, attrs->axis, x->rank, &axis));
    attrs->axis = axis;
    q->attrs = attrs;
    etch_dim dims[ETCH_MAX_RANK];
    for (int a = 0, n = 0; a < x->rank; a++)
        if (a != axis)
            dims[n++] = x->dims[a];
    return etch__infer_tensor(q, 0, attrs->dtype, x->rank - 1, dims);
}

/* y[.., i, ..] = x[.., 0, ..] + ... + x[.., i, ..]: the type of x. */
etch_status etch__rule_scan(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    if (x->rank >= 0) {
        etch_attrs_scan *attrs = etch__attrs_to_change(q);
        int axis;
        if (!attrs)
            return ETCH_ENOMEM;
        ETCH_TRY(etch__infer_axis(q, attrs->axis, x->rank, &axis));
        attrs->axis = axis;
        q->attrs = attrs;
    }
    return etch__infer_same(q, 0, 0);
}

/* y has the shape that is given; broadcasting y to x's shape must give x's shape again, which is what each axis is
 * asked: broadcast(y's size, x's size) = x's size. */
etch_status etch__rule_sum_to(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    etch_dim dims[ETCH_MAX_RANK];
    int n;
    ETCH_TRY(etch__check_per_axis(q, 1, &n));
    if (n < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)x->dtype);
    if (x->rank >= 0 && n > x->rank)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, it has fewer axes than the %d sizes of shape",
                                etch__type_str(q->g, x), n);
    ETCH_TRY(etch__sizes_of_operand(q, 1, n, dims));
    for (int a = 0; x->rank >= 0 && a < n; a++) {
        etch_dim size = x->dims[x->rank - n + a], both = dim_broadcast(q, dims[a], size);
        ETCH_TRY(etch__check_dim(q, both));
        ETCH_TRY(etch__require_equal(q, both, size, "x is not a broadcast of the shape"));
    }
    return etch__infer_tensor(q, 0, (etch_dtype)x->dtype, n, dims);
}

/* The axes of x that are summed to give y, or false where only a run can tell. */
static bool summed_axes(const etch_infer *q, const etch_type *x, const etch_type *y, int64_t *axes, int *n)
{
    int n_new = x->rank - y->rank;
    *n = 0;
    for (int a = 0; a < x->rank; a++) {
        etch_tri is_kept = a < n_new ? ETCH_NO : etch__dim_equal(q->cx, q->g->dims, x->dims[a], y->dims[a - n_new]);
        if (is_kept == ETCH_UNKNOWN)
            return false;
        if (is_kept == ETCH_NO)
            axes[(*n)++] = a;
    }
    return true;
}

/* To its own shape: x. Where it is known which axes are summed: their sum, which can be part of a kernel. */
etch_val etch__fold_sum_to(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0), *y = q->out[0];
    int64_t axes[ETCH_MAX_RANK];
    int n;
    if (etch__is_checked(q))
        return 0;
    etch_val same = etch__if_same_type(q, q->in[0]);
    if (same || x->rank < 0 || y->rank < 0 || !summed_axes(q, x, y, axes, &n))
        return same;
    bool keepdims = n > x->rank - y->rank;
    etch_attrs_axes attrs = { .axes = { axes, n }, .keepdims = keepdims };
    etch_val sum = etch__build1(q->g, ETCH_OP_sum, q->in, 1, &attrs);
    if (!sum || !keepdims || x->rank == y->rank)
        return etch__if_same_type(q, sum);
    etch_val in[] = { sum, q->in[1] };
    return etch__if_same_type(q, etch__build1(q->g, ETCH_OP_reshape, in, 2, NULL));
}
