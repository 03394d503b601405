/* Ops with indices: gather, gather_nd, scatter_nd: types, and where elements of a gather come from. Indices
 * themselves are checked when the op runs. */
#include "ops/rule.h"
#include "ops/rules.h"
#include "ops/sizes.h"

#include <etch/ops.h>

/* The leading n sizes of operands 0 and 1 are the same. */
static etch_status require_same_batch(etch_infer *q, int n)
{
    for (int a = 0; a < n; a++)
        ETCH_TRY(etch__require_equal(q, etch__in_type(q, 0)->dims[a], etch__in_type(q, 1)->dims[a],
                                     "batch sizes of x and indices differ"));
    return ETCH_OK;
}

/* batch_dims counted from the front; at most the rank of indices. */
static etch_status read_batch_dims(etch_infer *q, int64_t given, int most, int *out)
{
    if (given < -most || given > most)
        return etch__infer_fail(q, ETCH_EINVAL, "batch_dims is %lld, indices is %s", (long long)given,
                                etch__type_str(q->g, etch__in_type(q, 1)));
    *out = (int)(given < 0 ? given + most : given);
    return ETCH_OK;
}

/* y = x[:axis] + indices[batch:] + x[axis + 1:], as sizes: y[b.., i.., j.., k..] = x[b.., i.., indices[b.., j..],
 * k..] */
etch_status etch__rule_gather(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0), *indices = etch__in_type(q, 1);
    etch_attrs_gather *attrs = etch__attrs_to_change(q);
    int axis = 0, batch = 0;
    if (!attrs)
        return ETCH_ENOMEM;
    ETCH_TRY(etch__rule_index_dtype(q, 1));
    if (x->rank < 0 || indices->rank < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)x->dtype);
    ETCH_TRY(etch__infer_axis(q, attrs->axis, x->rank, &axis));
    ETCH_TRY(read_batch_dims(q, attrs->batch_dims, indices->rank, &batch));
    if (batch > axis)
        return etch__infer_fail(q, ETCH_EINVAL, "batch_dims is %d, axis is %d; the axis must come after them", batch,
                                axis);
    attrs->axis = axis;
    attrs->batch_dims = batch;
    q->attrs = attrs;
    ETCH_TRY(require_same_batch(q, batch));
    etch_dim dims[2 * ETCH_MAX_RANK];
    int rank = 0;
    for (int a = 0; a < axis; a++)
        dims[rank++] = x->dims[a];
    for (int a = batch; a < indices->rank; a++)
        dims[rank++] = indices->dims[a];
    for (int a = axis + 1; a < x->rank; a++)
        dims[rank++] = x->dims[a];
    return etch__infer_tensor(q, 0, (etch_dtype)x->dtype, rank, dims);
}

/* Of a vector, with known indices. */
bool etch__where_gather(const etch_moved *m, int i, etch_val *from, int *at)
{
    const etch_type *x = etch__type_of(m->g, m->in[0]);
    etch_dim index;
    if (x->rank != 1 || !etch__dim_is_const(x->dims[0]) || !etch__known_flat(m->g, m->in[1], i, &index))
        return false;
    if (!etch__dim_is_const(index) || index < 0 || index >= x->dims[0])
        return false;
    *from = m->in[0];
    *at = (int)index;
    return true;
}

etch_val etch__fold_gather(etch_infer *q) { return etch__fold_sizes_moved(q); }

/* The length of the index vectors, which decides the rank of results: it must be known. */
static etch_status read_depth(etch_infer *q, const etch_type *x, int taken, int *depth)
{
    const etch_type *indices = etch__in_type(q, 1);
    etch_dim d = indices->rank > 0 ? indices->dims[indices->rank - 1] : -1;
    if (d == -1 || !etch__dim_is_const(d)) {
        if (d != -1)
            etch__infer_wants(q, 1, indices->rank - 1);
        return etch__infer_fail(q, ETCH_ESHAPE,
                                "indices is %s; its last axis holds the index vectors and must have a known size",
                                etch__type_str(q->g, indices));
    }
    if (x->rank >= 0 && d > x->rank - taken)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, indices is %s; its vectors are longer than x has axes",
                                etch__type_str(q->g, x), etch__type_str(q->g, indices));
    *depth = (int)d;
    return ETCH_OK;
}

/* y = indices[:-1] + x[batch + depth:], as sizes: y[b.., i.., k..] = x[b.., indices[b.., i..][0], indices[b..,
 * i..][1], .., k..] */
etch_status etch__rule_gather_nd(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0), *indices = etch__in_type(q, 1);
    etch_attrs_batch *attrs = etch__attrs_to_change(q);
    int batch = 0, depth = 0;
    if (!attrs)
        return ETCH_ENOMEM;
    ETCH_TRY(etch__rule_index_dtype(q, 1));
    if (indices->rank < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)x->dtype);
    ETCH_TRY(read_depth(q, x, 0, &depth));
    ETCH_TRY(read_batch_dims(q, attrs->batch_dims, indices->rank - 1, &batch));
    attrs->batch_dims = batch;
    q->attrs = attrs;
    if (x->rank < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)x->dtype);
    ETCH_TRY(read_depth(q, x, batch, &depth));
    ETCH_TRY(require_same_batch(q, batch));
    etch_dim dims[2 * ETCH_MAX_RANK];
    int rank = 0;
    for (int a = 0; a < indices->rank - 1; a++)
        dims[rank++] = indices->dims[a];
    for (int a = batch + depth; a < x->rank; a++)
        dims[rank++] = x->dims[a];
    return etch__infer_tensor(q, 0, (etch_dtype)x->dtype, rank, dims);
}

/* y = x, changed at y[indices[i..][0], indices[i..][1], .., k..] by updates[i.., k..]: updates has the sizes
 * indices[:-1] + x[depth:]. */
etch_status etch__rule_scatter_nd(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0), *indices = etch__in_type(q, 1), *updates = etch__in_type(q, 2);
    ETCH_TRY(etch__rule_index_dtype(q, 1));
    if (x->dtype != updates->dtype)
        return etch__infer_fail(q, ETCH_EDTYPE, "x is %s, updates is %s; cast one of them", etch__type_str(q->g, x),
                                etch__type_str(q->g, updates));
    if (indices->rank >= 0) {
        int depth = 0;
        ETCH_TRY(read_depth(q, x, 0, &depth));
        if (x->rank >= 0 && updates->rank >= 0) {
            int n_rows = indices->rank - 1;
            if (updates->rank != n_rows + x->rank - depth)
                return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, indices is %s, updates is %s; it must have %d axes",
                                        etch__type_str(q->g, x), etch__type_str(q->g, indices),
                                        etch__type_str(q->g, updates), n_rows + x->rank - depth);
            for (int a = 0; a < updates->rank; a++)
                ETCH_TRY(etch__require_equal(q, updates->dims[a],
                                             a < n_rows ? indices->dims[a] : x->dims[depth + a - n_rows],
                                             "sizes of updates do not fit indices and x"));
        }
    }
    return etch__infer_same(q, 0, 0);
}
