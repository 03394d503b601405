/* Ops that look at all elements: sort, argsort, top_k, unique, searchsorted, nonzero, range: types. */
#include "ops/rule.h"
#include "ops/rules.h"

#include <etch/ops.h>

/* Attributes with the axis counted from the front; the set starts with it. */
static etch_status canonical_sort_axis(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    etch_attrs_sort *attrs = etch__attrs_to_change(q);
    int axis;
    if (!attrs)
        return ETCH_ENOMEM;
    if (x->rank < 0)
        return ETCH_OK;
    ETCH_TRY(etch__infer_axis(q, attrs->axis, x->rank, &axis));
    attrs->axis = axis;
    q->attrs = attrs;
    return ETCH_OK;
}

/* The elements of each row in order: the type of x. */
etch_status etch__rule_same_axis(etch_infer *q)
{
    ETCH_TRY(canonical_sort_axis(q));
    return etch__infer_same(q, 0, 0);
}

/* The indices that put each row in order: i32 in the shape of x. */
etch_status etch__rule_argsort(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    ETCH_TRY(canonical_sort_axis(q));
    return etch__infer_tensor(q, 0, ETCH_I32, x->rank, x->dims);
}

/* values, indices: x's sizes with k in place of the last; k is at most that. */
etch_status etch__rule_top_k(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    ETCH_TRY(etch__rule_index_dtype(q, 1));
    ETCH_TRY(etch__check_scalar(q, 1));
    if (x->rank < 0 || !etch__has_rank(q, 1)) {
        ETCH_TRY(etch__infer_unranked(q, 0, (etch_dtype)x->dtype));
        return etch__infer_unranked(q, 1, ETCH_I32);
    }
    if (x->rank == 0)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, it must have an axis", etch__type_str(q->g, x));
    etch_dim dims[ETCH_MAX_RANK];
    int last = x->rank - 1;
    for (int a = 0; a < last; a++)
        dims[a] = x->dims[a];
    dims[last] = etch__content(q, q->in[1], 0);
    ETCH_TRY(etch__check_dim(q, dims[last]));
    ETCH_TRY(etch__require_less_equal(q, 0, dims[last], "k is negative"));
    ETCH_TRY(etch__require_less_equal(q, dims[last], x->dims[last], "k is larger than the last axis"));
    ETCH_TRY(etch__infer_tensor(q, 0, (etch_dtype)x->dtype, x->rank, dims));
    return etch__infer_tensor(q, 1, ETCH_I32, x->rank, dims);
}

/* values [u], indices [n] with x[i] = values[indices[i]], counts [u]. */
etch_status etch__rule_unique(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    if (x->rank >= 0 && x->rank != 1)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, it must be a vector", etch__type_str(q->g, x));
    etch_dim n_unique = etch__infer_fresh(q);
    ETCH_TRY(etch__check_dim(q, n_unique));
    ETCH_TRY(etch__infer_tensor(q, 0, (etch_dtype)x->dtype, 1, &n_unique));
    ETCH_TRY(etch__infer_tensor(q, 1, ETCH_I32, x->rank, x->dims));
    return etch__infer_tensor(q, 2, ETCH_I32, 1, &n_unique);
}

/* y[b.., j] = how many of sorted[b.., :] are < values[b.., j] (<= if right): sizes of values; leading sizes are
 * equal. */
etch_status etch__rule_searchsorted(etch_infer *q)
{
    static const int i32_or_i64[] = { ETCH_I32, ETCH_I64, -1 };
    const etch_type *sorted = etch__in_type(q, 0), *values = etch__in_type(q, 1);
    etch_dtype t = ((const etch_attrs_side *)q->attrs)->dtype;
    ETCH_TRY(etch__check_attr_dtype(q, t, i32_or_i64));
    ETCH_TRY(etch__check_one_dtype(q, 0, 1));
    if (sorted->rank >= 0 && values->rank >= 0) {
        bool fits = sorted->rank == values->rank && sorted->rank > 0;
        for (int a = 0; fits && a < sorted->rank - 1; a++)
            fits = dim_equal(q, sorted->dims[a], values->dims[a]) != ETCH_NO;
        if (!fits)
            return etch__infer_fail(q, ETCH_ESHAPE, "sorted is %s, values is %s; they may differ in the last axis only",
                                    etch__type_str(q->g, sorted), etch__type_str(q->g, values));
        for (int a = 0; a < sorted->rank - 1; a++)
            ETCH_TRY(etch__require_equal(q, sorted->dims[a], values->dims[a], "sizes differ before the last axis"));
    }
    return etch__infer_tensor(q, 0, t, values->rank, values->dims);
}

/* One row of coordinates per element that is not zero. */
etch_status etch__rule_nonzero(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    if (x->rank < 0)
        return etch__infer_unranked(q, 0, ETCH_I64);
    etch_dim dims[] = { etch__infer_fresh(q), x->rank };
    ETCH_TRY(etch__check_dim(q, dims[0]));
    return etch__infer_tensor(q, 0, ETCH_I64, 2, dims);
}

/* n = max(ceil((limit - start) / delta), 0) if these are integers that are known; else what the op's run finds. */
etch_status etch__rule_range(etch_infer *q)
{
    etch_dtype t = (etch_dtype)etch__in_type(q, 0)->dtype;
    etch_dim start, limit, delta, n;
    ETCH_TRY(etch__check_one_dtype(q, 0, 2));
    for (int i = 0; i < 3; i++)
        ETCH_TRY(etch__check_scalar(q, i));
    if (etch__is_const_of(q->g, q->in[2], 0) || etch__is_const_of(q->g, q->in[2], -0.0))
        return etch__infer_fail(q, ETCH_EINVAL, "delta is 0");
    if (etch__known_element(q->g, q->in[0], 0, &start) && etch__known_element(q->g, q->in[1], 0, &limit) &&
        etch__known_element(q->g, q->in[2], 0, &delta) && etch__dim_is_const(delta)) {
        etch_dim distance = delta > 0 ? dim_sub(q, limit, start) : dim_sub(q, start, limit);
        etch_dim stride = delta > 0 ? delta : -delta;
        n = dim_max(q, distance, 0);
        n = stride == 1 ? n : dim_floordiv(q, dim_add(q, n, stride - 1), stride);
    } else {
        n = etch__infer_fresh(q);
    }
    ETCH_TRY(etch__check_dim(q, n));
    return etch__infer_tensor(q, 0, t, 1, &n);
}
