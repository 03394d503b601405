/* Elementwise ops: types. Operands are broadcast to one shape, aligned at the right; a size that fits only at some
 * bindings is left to the evaluation of its form. If the rank of one operand is unknown, so is the result's. */
#include "ops/rule.h"
#include "ops/rules.h"

#include <etch/ops.h>

etch_status etch__infer_broadcast_of(etch_infer *q, int first, int last, etch_dtype t)
{
    const etch_type *so_far = etch__in_type(q, first);
    for (int i = first; i <= last; i++)
        if (!etch__has_rank(q, i))
            return etch__infer_unranked(q, 0, t);
    for (int i = first + 1; i <= last; i++) {
        int rank;
        etch_dim dims[ETCH_MAX_RANK];
        ETCH_TRY(etch__infer_broadcast(q, so_far, etch__in_type(q, i), &rank, dims));
        so_far = etch__type_tensor(q->g, (etch_dtype)so_far->dtype, rank, dims);
        if (!so_far)
            return q->cx->status;
    }
    return etch__infer_tensor(q, 0, t, so_far->rank, so_far->dims);
}

/* y = f(x): the type of x. */
etch_status etch__rule_same(etch_infer *q) { return etch__infer_same(q, 0, 0); }

/* One type. */
etch_status etch__rule_assigned(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0), *was = etch__in_type(q, 1);
    ETCH_TRY(etch__check_one_dtype(q, 0, 1));
    if (x->rank != was->rank)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s and was %s", etch__type_str(q->g, x),
                                etch__type_str(q->g, was));
    for (int a = 0; a < x->rank; a++)
        ETCH_TRY(etch__require_equal(q, x->dims[a], was->dims[a], "x has another shape than before"));
    return etch__infer_same(q, 0, 0);
}

/* y = is f(x)?: bool in the shape of x. */
etch_status etch__rule_test(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    return etch__infer_tensor(q, 0, ETCH_BOOL, x->rank, x->dims);
}

/* z = f(x, y): one dtype, broadcast. */
etch_status etch__rule_broadcast(etch_infer *q)
{
    ETCH_TRY(etch__check_one_dtype(q, 0, 1));
    return etch__infer_broadcast_of(q, 0, 1, (etch_dtype)etch__in_type(q, 0)->dtype);
}

/* z = x < y and the like: one dtype, broadcast, bool. */
etch_status etch__rule_compare(etch_infer *q)
{
    ETCH_TRY(etch__check_one_dtype(q, 0, 1));
    return etch__infer_broadcast_of(q, 0, 1, ETCH_BOOL);
}

/* z = condition ? x : y: x and y of one dtype, all three broadcast. */
etch_status etch__rule_select(etch_infer *q)
{
    ETCH_TRY(etch__check_one_dtype(q, 1, 2));
    return etch__infer_broadcast_of(q, 0, 2, (etch_dtype)etch__in_type(q, 1)->dtype);
}

/* y = max(min(x, high), low): one dtype, all three broadcast. */
etch_status etch__rule_clamp(etch_infer *q)
{
    ETCH_TRY(etch__check_one_dtype(q, 0, 2));
    return etch__infer_broadcast_of(q, 0, 2, (etch_dtype)etch__in_type(q, 0)->dtype);
}

/* y = (dtype)x. */
etch_status etch__rule_cast(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    etch_dtype to = ((const etch_attrs_to *)q->attrs)->dtype;
    if ((int)to < 0 || to >= ETCH_N_DTYPES || etch__dtypes[to].ktype == ETCH_K_none)
        return etch__infer_fail(q, ETCH_EDTYPE, "x is %s, it cannot become %s", etch__type_str(q->g, x),
                                (int)to >= 0 && to < ETCH_N_DTYPES ? etch_dtype_name(to) : "a dtype that is none");
    return etch__infer_tensor(q, 0, to, x->rank, x->dims);
}
