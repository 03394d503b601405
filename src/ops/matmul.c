/* Matrix products: their types. Transposes of the operands are folded into its flags by the layout pass, not here. */
#include "ops/rule.h"
#include "ops/rules.h"

#include <etch/ops.h>

/* The leading axes of an operand, as a type of their own to broadcast. */
static const etch_type *batch_of(etch_infer *q, const etch_type *t)
{
    return etch__type_tensor(q->g, (etch_dtype)t->dtype, t->rank - 2, t->dims);
}

/* Of the product of operands `first` and the next; a rank of -1: not known. dims[] has room for two axes more than there may be. */
static etch_status infer_product(etch_infer *q, int first, int *rank, etch_dim *dims)
{
    const etch_type *x = etch__in_type(q, first), *y = etch__in_type(q, first + 1);
    const etch_attrs_matmul *attrs = q->attrs;
    ETCH_TRY(etch__check_one_dtype(q, first, first + 1));
    for (int i = 0; i < 2; i++) {
        const etch_type *t = etch__in_type(q, first + i);
        if (t->rank == 0 || t->rank == 1)
            return etch__infer_fail(q, ETCH_ESHAPE, "%s is %s, it must have two axes at least", i ? "y" : "x",
                                    etch__type_str(q->g, t));
    }
    *rank = -1;
    if (x->rank < 0 || y->rank < 0)
        return ETCH_OK;
    const etch_dim *x_last = &x->dims[x->rank - 2], *y_last = &y->dims[y->rank - 2];
    etch_dim rows = x_last[attrs->transpose_x ? 1 : 0], x_inner = x_last[attrs->transpose_x ? 0 : 1];
    etch_dim y_inner = y_last[attrs->transpose_y ? 1 : 0], columns = y_last[attrs->transpose_y ? 0 : 1];
    if (dim_equal(q, x_inner, y_inner) == ETCH_NO)
        return etch__infer_fail(q, ETCH_ESHAPE, "inner dimensions differ: x is %s and has %s, y is %s and has %s",
                                etch__type_str(q->g, x), etch__dim_str(q->g, x_inner), etch__type_str(q->g, y),
                                etch__dim_str(q->g, y_inner));
    ETCH_TRY(etch__require_equal(q, x_inner, y_inner, "inner dimensions differ"));
    const etch_type *x_batch = batch_of(q, x), *y_batch = batch_of(q, y);
    if (!x_batch || !y_batch)
        return q->cx->status;
    ETCH_TRY(etch__infer_broadcast(q, x_batch, y_batch, rank, dims));
    dims[(*rank)++] = rows;
    dims[(*rank)++] = columns;
    return ETCH_OK;
}

/* z[b.., i, j] = sum over k of x[b.., i, k] * y[b.., k, j]: inner sizes are equal, leading ones broadcast. */
etch_status etch__rule_matmul(etch_infer *q)
{
    etch_dim dims[ETCH_MAX_RANK + 2];
    int rank = -1;
    ETCH_TRY(infer_product(q, 0, &rank, dims));
    etch_dtype t = (etch_dtype)etch__in_type(q, 0)->dtype;
    return rank < 0 ? etch__infer_unranked(q, 0, t) : etch__infer_tensor(q, 0, t, rank, dims);
}

/* w = z + x y; z is not broadcast. */
etch_status etch__rule_matmul_add(etch_infer *q)
{
    const etch_type *z = etch__in_type(q, 0);
    etch_dim dims[ETCH_MAX_RANK + 2];
    int rank = -1;
    ETCH_TRY(etch__check_one_dtype(q, 0, 1));
    ETCH_TRY(infer_product(q, 1, &rank, dims));
    if (rank < 0 || z->rank < 0)
        return etch__infer_same(q, 0, 0);
    if (z->rank != rank)
        return etch__infer_fail(q, ETCH_ESHAPE, "z is %s; the product has %d axes", etch__type_str(q->g, z), rank);
    for (int a = 0; a < rank; a++)
        ETCH_TRY(etch__require_broadcast(q, dims[a], z->dims[a], "z has not the sizes of the product"));
    return etch__infer_same(q, 0, 0);
}
