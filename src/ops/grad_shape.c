/* Gradients of ops that move elements about, and of the matrix product. */
#include "ops/grad.h"

#include "ir/infer.h"
#include "ops/build.h"

etch_status etch__grad_reshape(etch_grad *q)
{
    return q->wants[0] ? etch__grad_give(q, 0, etch_build_reshape(q->g, etch__grad_d(q), etch__grad_shape(q, 0)))
                       : ETCH_OK;
}

etch_status etch__grad_broadcast_to(etch_grad *q)
{
    return q->wants[0] ? etch__grad_give(q, 0, etch__grad_d(q)) : ETCH_OK; /* summed to the operand's shape */
}

etch_status etch__grad_transpose(etch_grad *q)
{
    etch_ints perm = ((const etch_attrs_perm *)q->attrs)->perm;
    int64_t back[ETCH_MAX_RANK];
    for (int i = 0; i < perm.n; i++)
        back[perm.at[i]] = i;
    return etch__grad_give(q, 0, etch_build_transpose(q->g, etch__grad_d(q), (etch_ints){ back, perm.n }));
}

etch_status etch__grad_reverse(etch_grad *q)
{
    return etch__grad_give(q, 0, etch_build_reverse(q->g, etch__grad_d(q), ((const etch_attrs_along *)q->attrs)->axes));
}

/* Zeros around it. */
etch_status etch__grad_slice(etch_grad *q)
{
    etch_graph *g = q->g;
    if (!q->wants[0])
        return ETCH_OK;
    etch_val d = etch__grad_d(q), before = etch_build_cast(g, q->in[1], ETCH_I64);
    etch_val shape = etch_build_shape_of(g, q->v, ETCH_I64);
    etch_val after = etch_build_sub(g, etch_build_sub(g, etch__grad_shape(q, 0), before), shape);
    etch_val paddings = etch_build_stack(g, (etch_val[]){ before, after }, 2, 1);
    return etch__grad_give(q, 0, etch_build_pad(g, d, paddings, etch__like(g, d, 0)));
}

/* x[i]: one row, added where it came from. */
static etch_status grad_row(etch_grad *q)
{
    etch_graph *g = q->g;
    etch_val begin = etch_build_cast(g, q->in[1], ETCH_I64), zero = etch_graph_int(g, ETCH_I64, 0);
    etch_dim n = etch__grad_type(q, 0)->dims[0];
    etch_val from_end = etch_build_add(g, begin, etch__build_sizes(g, ETCH_I64, 0, &n, 1));
    etch_val row = etch_build_select(g, etch_build_less(g, begin, zero), from_end, begin);
    etch_val d = etch__build_rows_added(g, etch__grad_zeros(q, 0), row, etch__grad_d(q));
    return etch__grad_give(q, 0, etch_build_dense_gradient(g, d));
}

/* Added to zeros, where it came from. */
etch_status etch__grad_strided_slice(etch_grad *q)
{
    const etch_attrs_masks *masks = q->attrs;
    bool is_row = masks->shrink_mask == 1 && etch__grad_type(q, 0)->rank > 0 && etch__n_known(q->g, q->in[1]) == 1;
    if (!q->wants[0])
        return ETCH_OK;
    if (is_row)
        return grad_row(q);
    return etch__grad_give(q, 0,
                           etch_build_strided_slice_add(q->g, etch__grad_zeros(q, 0), q->in[1], q->in[2], q->in[3],
                                                        etch__grad_d(q), masks->begin_mask, masks->end_mask,
                                                        masks->shrink_mask));
}

etch_status etch__grad_strided_slice_add(etch_grad *q)
{
    const etch_attrs_masks *masks = q->attrs;
    etch_val d = etch__grad_d(q);
    /* What is read of d comes before what may be written over it. */
    etch_val part = q->wants[4] ? etch_build_strided_slice(q->g, d, q->in[1], q->in[2], q->in[3], masks->begin_mask,
                                                           masks->end_mask, masks->shrink_mask)
                                : 0;
    if (q->wants[0])
        ETCH_TRY(etch__grad_give(q, 0, d));
    return q->wants[4] ? etch__grad_give(q, 4, etch_build_reshape(q->g, part, etch__grad_shape(q, 4))) : ETCH_OK;
}

/* Each operand has its own part. */
etch_status etch__grad_concat(etch_grad *q)
{
    etch_graph *g = q->g;
    const etch_type *y = etch__type_of(g, q->v);
    int axis = (int)((const etch_attrs_axis0 *)q->attrs)->axis;
    if (y->rank < 0)
        return etch__grad_fail(q, ETCH_ENOTSUP, "the rank must be known");
    axis += axis < 0 ? y->rank : 0;
    etch_dim start[ETCH_MAX_RANK] = { 0 };
    for (int i = 0; i < q->n_in; i++) {
        const etch_type *x = etch__grad_type(q, i);
        if (x->rank < 0)
            return etch__grad_fail(q, ETCH_ENOTSUP, "the rank of operand %d must be known", i);
        if (q->wants[i])
            ETCH_TRY(
                etch__grad_give(q, i,
                                etch_build_slice(g, etch__grad_d(q), etch__build_sizes(g, ETCH_I64, 1, start, y->rank),
                                                 etch__build_sizes(g, ETCH_I64, 1, x->dims, y->rank))));
        start[axis] = etch__dim_add(q->cx, g->dims, start[axis], x->dims[axis]);
        if (start[axis] == ETCH_DIM_FAILED)
            return q->cx->status;
    }
    return ETCH_OK;
}

etch_status etch__grad_pad(etch_grad *q)
{
    etch_graph *g = q->g;
    etch_val d = etch__grad_d(q), before = etch_build_gather(g, q->in[1], etch_graph_int(g, ETCH_I64, 0), 1, 0);
    etch_val inner = etch_build_slice(g, d, etch_build_cast(g, before, ETCH_I64), etch__grad_shape(q, 0));
    if (q->wants[0])
        ETCH_TRY(etch__grad_give(q, 0, inner));
    if (!q->wants[2])
        return ETCH_OK;
    etch_val all = etch_build_sum(g, d, ETCH_ALL_AXES, false), part = etch_build_sum(g, inner, ETCH_ALL_AXES, false);
    return etch__grad_give(q, 2, etch_build_sub(g, all, part));
}

/* --- by index ------------------------------------------------------------------------------------------------------------------ */

/* Each index is one of its own batch's rows: as rows of all batches, one batch after the other, these are added where they came from. */
static etch_status grad_gather_batched(etch_grad *q, int batch)
{
    etch_graph *g = q->g;
    const etch_type *x = etch__grad_type(q, 0), *at = etch__grad_type(q, 1);
    etch_dim rows[ETCH_MAX_RANK], updates[ETCH_MAX_RANK];
    etch_dim n_batches = etch__dim_product(q->cx, g->dims, x->dims, batch);
    etch_dim each = etch__dim_product(q->cx, g->dims, at->dims + batch, at->rank - batch);
    rows[0] = etch__dim_product(q->cx, g->dims, x->dims, batch + 1);
    updates[0] = n_batches == ETCH_DIM_FAILED || each == ETCH_DIM_FAILED
                     ? ETCH_DIM_FAILED
                     : etch__dim_mul(q->cx, g->dims, n_batches, each);
    if (rows[0] == ETCH_DIM_FAILED || updates[0] == ETCH_DIM_FAILED)
        return q->cx->status;
    int rank = x->rank - batch;
    for (int a = 1; a < rank; a++)
        rows[a] = updates[a] = x->dims[batch + a];
    etch_val first = etch_build_iota(g, etch__build_sizes(g, ETCH_I64, 1, (etch_dim[]){ n_batches, 1 }, 2), 0,
                                     ETCH_I64);
    first = etch_build_mul(g, first, etch__build_sizes(g, ETCH_I64, 1, &x->dims[batch], 1));
    etch_val own = etch_build_reshape(g, etch_build_cast(g, q->in[1], ETCH_I64),
                                      etch__build_sizes(g, ETCH_I64, 1, (etch_dim[]){ n_batches, each }, 2));
    etch_val all = etch_build_reshape(g, etch_build_add(g, first, own), etch_graph_int_list(g, ETCH_INTS(-1, 1)));
    etch_val d = etch__grad_d(q);
    etch_val zeros = etch_build_fill(g, etch__build_sizes(g, ETCH_I64, 1, rows, rank), etch__like(g, d, 0));
    d = etch_build_scatter_nd_add(g, zeros, all,
                                  etch_build_reshape(g, d, etch__build_sizes(g, ETCH_I64, 1, updates, rank)));
    return etch__grad_give(q, 0, etch_build_reshape(g, d, etch__grad_shape(q, 0)));
}

/* Rows of the first axis are added where they came from, without a dense detour. */
etch_status etch__grad_gather(etch_grad *q)
{
    etch_graph *g = q->g;
    const etch_attrs_gather *attrs = q->attrs;
    const etch_type *x = etch__grad_type(q, 0);
    if (!q->wants[0])
        return ETCH_OK;
    if (x->rank > 0 && etch__grad_type(q, 1)->rank > 0 && attrs->batch_dims > 0 && attrs->axis == attrs->batch_dims)
        return grad_gather_batched(q, (int)attrs->batch_dims);
    bool is_first = attrs->axis == 0 || (x->rank > 0 && attrs->axis == -x->rank);
    if (!is_first || attrs->batch_dims != 0)
        return etch__grad_moved(q);
    etch_val rows = etch_build_expand_dims(g, q->in[1], ETCH_INTS(-1));
    return etch__grad_give(q, 0, etch__build_rows_added(g, etch__grad_zeros(q, 0), rows, etch__grad_d(q)));
}

etch_status etch__grad_gather_nd(etch_grad *q)
{
    if (!q->wants[0])
        return ETCH_OK;
    if (((const etch_attrs_batch *)q->attrs)->batch_dims != 0)
        return etch__grad_moved(q);
    return etch__grad_give(q, 0, etch__build_rows_added(q->g, etch__grad_zeros(q, 0), q->in[1], etch__grad_d(q)));
}

etch_status etch__grad_scatter_nd_add(etch_grad *q)
{
    etch_val d = etch__grad_d(q);
    if (q->wants[0])
        ETCH_TRY(etch__grad_give(q, 0, d));
    return q->wants[2] ? etch__grad_give(q, 2, etch_build_gather_nd(q->g, d, q->in[1], 0)) : ETCH_OK;
}

/* Where several updates go to one place the last wins, and the others have no gradient: each leaves its number there, and looks
 * whether it is still its own. */
static etch_val of_those_that_won(etch_grad *q, etch_val d)
{
    etch_graph *g = q->g;
    const etch_type *x = etch__grad_type(q, 0), *at = etch__grad_type(q, 1), *updates = etch__grad_type(q, 2);
    int n_rows = at->rank - 1, depth = (int)at->dims[at->rank - 1];
    etch_dim dims[ETCH_MAX_RANK], n = 1;
    for (int a = 0; a < updates->rank; a++)
        dims[a] = a < n_rows ? at->dims[a] : 1;
    for (int a = 0; a < n_rows && n != ETCH_DIM_FAILED; a++)
        n = etch__dim_mul(q->cx, g->dims, n, at->dims[a]);
    if (n == ETCH_DIM_FAILED)
        return 0;
    etch_val number = etch_build_reshape(g, etch_build_iota(g, etch__build_sizes(g, ETCH_I64, 1, &n, 1), 0, ETCH_I64),
                                         etch__build_sizes(g, ETCH_I64, 1, dims, n_rows));
    etch_val places = etch_build_fill(g, etch__build_sizes(g, ETCH_I64, 1, x->dims, depth),
                                      etch_graph_int(g, ETCH_I64, 0));
    etch_val left = etch_build_gather_nd(g, etch_build_scatter_nd_update(g, places, q->in[1], number), q->in[1], 0);
    etch_val has_won = etch_build_reshape(g, etch_build_equal(g, left, number),
                                          etch__build_sizes(g, ETCH_I64, 1, dims, updates->rank));
    return etch_build_select(g, has_won, d, etch__like(g, d, 0));
}

/* One index vector: nothing else can go to its place. */
static bool is_one_row(const etch_type *indices)
{
    for (int a = 0; a < indices->rank - 1; a++)
        if (indices->dims[a] != 1)
            return false;
    return true;
}

etch_status etch__grad_scatter_nd_update(etch_grad *q)
{
    etch_graph *g = q->g;
    etch_val d = etch__grad_d(q);
    if (etch__grad_type(q, 0)->rank < 0 || etch__grad_type(q, 1)->rank < 0 || etch__grad_type(q, 2)->rank < 0)
        return etch__grad_fail(q, ETCH_ENOTSUP, "ranks must be known");
    /* What is read of d comes before what is written over it. */
    etch_val of_updates = q->wants[2] ? etch_build_gather_nd(g, d, q->in[1], 0) : 0;
    if (q->wants[0])
        ETCH_TRY(
            etch__grad_give(q, 0, etch_build_scatter_nd_update(g, d, q->in[1], etch_build_zeros_like(g, q->in[2]))));
    if (!q->wants[2])
        return ETCH_OK;
    return etch__grad_give(q, 2, is_one_row(etch__grad_type(q, 1)) ? of_updates : of_those_that_won(q, of_updates));
}

/* Shared by all that have the value which came out. */
etch_status etch__grad_scatter_nd_peak(etch_grad *q)
{
    etch_graph *g = q->g;
    etch_val x = q->in[0], at = q->in[1], updates = q->in[2], d = etch__grad_d(q);
    etch_dtype t = etch__dtype_of(g, x);
    etch_val of_x = etch_build_cast(g, etch_build_equal(g, x, q->v), t);
    etch_val of_updates = etch_build_cast(g, etch_build_equal(g, updates, etch_build_gather_nd(g, q->v, at, 0)), t);
    etch_val n = etch_build_add(g, of_x, etch_build_scatter_nd_add(g, etch__grad_zeros(q, 0), at, of_updates));
    etch_val share = etch_build_div(g, d, n);
    if (q->wants[0])
        ETCH_TRY(etch__grad_give(q, 0, etch_build_mul(g, share, of_x)));
    return q->wants[2] ? etch__grad_give(q, 2, etch_build_mul(g, etch_build_gather_nd(g, share, at, 0), of_updates))
                       : ETCH_OK;
}

/* --- order ---------------------------------------------------------------------------------------------------------------------- */

/* How far apart neighbours along the axis are, in row-major order, as an i64 scalar. */
static etch_val stride_of(etch_grad *q, int axis)
{
    const etch_type *x = etch__grad_type(q, 0);
    etch_dim stride = 1;
    for (int a = axis + 1; a < x->rank && stride != ETCH_DIM_FAILED; a++)
        stride = etch__dim_mul(q->cx, q->g->dims, stride, x->dims[a]);
    return stride == ETCH_DIM_FAILED ? 0 : etch__build_sizes(q->g, ETCH_I64, 0, &stride, 1);
}

etch_status etch__grad_sort(etch_grad *q)
{
    etch_graph *g = q->g;
    const etch_attrs_sort *attrs = q->attrs;
    const etch_type *x = etch__grad_type(q, 0);
    if (x->rank < 0)
        return etch__grad_fail(q, ETCH_ENOTSUP, "the rank of x must be known");
    int axis = (int)attrs->axis + (attrs->axis < 0 ? x->rank : 0);
    etch_val from = etch_build_cast(g, etch_build_argsort(g, q->in[0], axis, attrs->descending), ETCH_I64);
    etch_val here = etch_build_iota(g, etch__grad_shape(q, 0), axis, ETCH_I64);
    etch_val moved = etch_build_mul(g, etch_build_sub(g, from, here), stride_of(q, axis));
    etch_val at = etch_build_add(g, etch__grad_positions(q, 0), moved);
    return etch__grad_give(q, 0, etch__grad_scatter(q, 0, at, etch__grad_d(q)));
}

/* The values; the indices have none. */
etch_status etch__grad_top_k(etch_grad *q)
{
    etch_graph *g = q->g;
    const etch_type *x = etch__grad_type(q, 0);
    if (!q->wants[0] || !q->d_out[0])
        return ETCH_OK;
    if (x->rank < 0)
        return etch__grad_fail(q, ETCH_ENOTSUP, "the rank of x must be known");
    etch_dim rows[ETCH_MAX_RANK], n_rows = 1, n = x->dims[x->rank - 1];
    for (int a = 0; a < x->rank - 1; a++) {
        rows[a] = x->dims[a];
        n_rows = etch__dim_mul(q->cx, g->dims, n_rows, x->dims[a]);
        if (n_rows == ETCH_DIM_FAILED)
            return q->cx->status;
    }
    rows[x->rank - 1] = 1;
    etch_val row = etch_build_iota(g, etch__build_sizes(g, ETCH_I64, 1, &n_rows, 1), 0, ETCH_I64);
    row = etch_build_reshape(g, row, etch__build_sizes(g, ETCH_I64, 1, rows, x->rank));
    etch_val first = etch_build_mul(g, row, etch__build_sizes(g, ETCH_I64, 0, &n, 1));
    etch_val indices = etch_build_cast(g, etch__result(q->v, 1), ETCH_I64);
    return etch__grad_give(q, 0, etch__grad_scatter(q, 0, etch_build_add(g, first, indices), etch__grad_d(q)));
}

/* --- matrices -------------------------------------------------------------------------------------------------------------------- */

/* Of operands `first`, x, and the next, y, of which it gives the product, each transposed or not; batches that were broadcast are summed. */
static etch_status grad_product(etch_grad *q, int first)
{
    etch_graph *g = q->g;
    const etch_attrs_matmul *attrs = q->attrs;
    bool tx = attrs->transpose_x, ty = attrs->transpose_y;
    etch_val x = q->in[first], y = q->in[first + 1], d = etch__grad_d(q);
    if (q->wants[first])
        ETCH_TRY(etch__grad_give(q, first,
                                 tx ? etch_build_matmul(g, y, d, ty, true) : etch_build_matmul(g, d, y, false, !ty)));
    if (q->wants[first + 1])
        ETCH_TRY(etch__grad_give(q, first + 1,
                                 ty ? etch_build_matmul(g, d, x, true, tx) : etch_build_matmul(g, x, d, !tx, false)));
    return ETCH_OK;
}

etch_status etch__grad_matmul(etch_grad *q) { return grad_product(q, 0); }

etch_status etch__grad_matmul_add(etch_grad *q)
{
    ETCH_TRY(grad_product(q, 1));
    return q->wants[0] ? etch__grad_give(q, 0, etch__grad_d(q)) : ETCH_OK;
}
