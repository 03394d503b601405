/* Composites: parts of tensors and tensors by position: unstack, split, one_hot, boolean_mask. */
#include "ops/compose.h"

/* x[.., i, ..] at `axis`, which vanishes. */
static etch_val take_at(etch_graph *g, etch_val x, int axis, int64_t i)
{
    int64_t begin[ETCH_MAX_RANK] = { 0 }, end[ETCH_MAX_RANK] = { 0 }, step[ETCH_MAX_RANK];
    for (int a = 0; a <= axis; a++)
        step[a] = 1;
    begin[axis] = i;
    int64_t before = (INT64_C(1) << axis) - 1; /* these axes are taken whole */
    return etch_build_strided_slice(g, x, etch_graph_int_list(g, (etch_ints){ begin, axis + 1 }),
                                    etch_graph_int_list(g, (etch_ints){ end, axis + 1 }),
                                    etch_graph_int_list(g, (etch_ints){ step, axis + 1 }), before, before,
                                    INT64_C(1) << axis);
}

static etch_status parts_made(const etch_infer *q, const etch_val *out)
{
    for (int i = 0; i < q->n_out; i++)
        if (!out[i])
            return q->cx->status;
    return ETCH_OK;
}

/* --- unstack, split ----------------------------------------------------------------------------------------------- */

/* ys[i] = x[.., i, ..]: as many as the axis is long, so that must be known */
etch_status etch__compose_unstack(etch_infer *q, etch_val *out)
{
    const etch_type *x = etch__in_type(q, 0);
    int axis;
    if (x->rank < 0)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, its rank must be known", etch__type_str(q->g, x));
    ETCH_TRY(etch__infer_axis(q, ((const etch_attrs_axis0 *)q->attrs)->axis, x->rank, &axis));
    if (!etch__dim_is_const(x->dims[axis])) {
        etch__infer_wants(q, 0, axis);
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, the size of axis %d must be known", etch__type_str(q->g, x),
                                axis);
    }
    if (x->dims[axis] < 1 || x->dims[axis] > ETCH_MAX_RESULTS)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, axis %d must have 1 to %d elements", etch__type_str(q->g, x),
                                axis, ETCH_MAX_RESULTS);
    q->n_out = (int)x->dims[axis];
    for (int i = 0; i < q->n_out; i++)
        out[i] = take_at(q->g, q->in[0], axis, i);
    return parts_made(q, out);
}

/* Parts of an axis whose size is known to be n * part. */
static void split_evenly(const etch_infer *q, int axis, etch_dim part, etch_val *out)
{
    const etch_type *x = etch__in_type(q, 0);
    etch_dim start[ETCH_MAX_RANK] = { 0 }, size[ETCH_MAX_RANK];
    for (int a = 0; a < x->rank; a++)
        size[a] = x->dims[a];
    size[axis] = part;
    etch_val sizes = etch__build_sizes(q->g, ETCH_I64, 1, size, x->rank);
    for (int i = 0; i < q->n_out; i++) {
        start[axis] = dim_mul(q, part, i);
        out[i] = etch_build_slice(q->g, q->in[0], etch__build_sizes(q->g, ETCH_I64, 1, start, x->rank), sizes);
    }
}

/* The axis is seen as [n, d / n]: the reshape checks when it runs that n divides it (unless x is empty, when nothing can be wrong with
 * its elements). */
static void split_checked(const etch_infer *q, int axis, etch_val *out)
{
    const etch_type *x = etch__in_type(q, 0);
    etch_dim seen[ETCH_MAX_RANK + 1];
    for (int a = 0; a < axis; a++)
        seen[a] = x->dims[a];
    seen[axis] = q->n_out;
    seen[axis + 1] = dim_floordiv(q, x->dims[axis], q->n_out);
    for (int a = axis + 1; a < x->rank; a++)
        seen[a + 1] = x->dims[a];
    etch_val parts = etch_build_reshape(q->g, q->in[0], etch__build_sizes(q->g, ETCH_I64, 1, seen, x->rank + 1));
    for (int i = 0; i < q->n_out; i++)
        out[i] = take_at(q->g, parts, axis, i);
}

/* The positions along the axis, cut into n rows, say what goes where. */
static void split_without_rank(const etch_infer *q, int64_t axis, etch_val *out)
{
    etch_graph *g = q->g;
    etch_val shape = etch_build_shape_of(g, q->in[0], ETCH_I64);
    etch_val zero = etch_graph_int(g, ETCH_I64, 0), one = etch_graph_int(g, ETCH_I64, 1);
    etch_val at = etch_graph_int_list(g, ETCH_INTS(axis)), after = etch_graph_int_list(g, ETCH_INTS(axis + 1));
    etch_val length = etch_build_strided_slice(g, shape, at, after, etch_graph_int_list(g, ETCH_INTS(1)), 0, 0, 1);
    /* Scalars of unknown rank would leave the range without a type. */
    length = etch_build_reshape(g, length, etch_graph_int_list(g, (etch_ints){ NULL, 0 }));
    etch_val positions = etch_build_range(g, zero, length, one);
    etch_val rows = etch_build_reshape(g, positions, etch_graph_int_list(g, ETCH_INTS(q->n_out, -1)));
    for (int i = 0; i < q->n_out; i++)
        out[i] = etch_build_gather(g, q->in[0], take_at(g, rows, 0, i), axis, 0);
}

/* ys[i] = x[.., i*d/n : (i+1)*d/n, ..] */
etch_status etch__compose_split(etch_infer *q, etch_val *out)
{
    const etch_attrs_split *attrs = q->attrs;
    const etch_type *x = etch__in_type(q, 0);
    int axis;
    if (attrs->n < 1 || attrs->n > ETCH_MAX_RESULTS)
        return etch__infer_fail(q, ETCH_EINVAL, "n is %lld, there may be 1 to %d parts", (long long)attrs->n,
                                ETCH_MAX_RESULTS);
    q->n_out = (int)attrs->n;
    if (x->rank < 0) {
        split_without_rank(q, attrs->axis, out);
        return parts_made(q, out);
    }
    ETCH_TRY(etch__infer_axis(q, attrs->axis, x->rank, &axis));
    etch_dim d = x->dims[axis], part;
    if (etch__dim_divides(q->cx, q->g->dims, attrs->n, d) == ETCH_NO)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, axis %d cannot be split into %d equal parts",
                                etch__type_str(q->g, x), axis, q->n_out);
    if (etch__dim_divide_exactly(q->cx, q->g->dims, d, attrs->n, &part))
        split_evenly(q, axis, part, out);
    else if (x->rank < ETCH_MAX_RANK)
        split_checked(q, axis, out);
    else
        return etch__infer_fail(q, ETCH_ENOTSUP, "x is %s, an axis of unknown size cannot be split at rank %d",
                                etch__type_str(q->g, x), x->rank);
    return parts_made(q, out);
}

/* --- one_hot ------------------------------------------------------------------------------------------------------ */

/* y[.., i, ..] = (indices[.., ..] == i) ? on : off, i the new axis of `depth` elements */
etch_status etch__compose_one_hot(etch_infer *q, etch_val *out)
{
    etch_graph *g = q->g;
    const etch_type *indices = etch__in_type(q, 0);
    int64_t axis = ((const etch_attrs_axis *)q->attrs)->axis;
    ETCH_TRY(etch__rule_index_dtype(q, 1));
    for (int i = 1; i < 4; i++)
        ETCH_TRY(etch__check_scalar(q, i));
    ETCH_TRY(etch__check_one_dtype(q, 2, 3));
    if (indices->rank >= 0) {
        int at;
        ETCH_TRY(etch__infer_axis(q, axis, indices->rank + 1, &at));
        axis = at;
    }
    etch_val wide = etch_build_expand_dims(g, etch_build_cast(g, q->in[0], ETCH_I64), (etch_ints){ &axis, 1 });
    etch_val shape = etch_build_shape_of(g, wide, ETCH_I64);
    etch_val pieces[3];
    int n = 0;
    if (axis != 0)
        pieces[n++] = etch__build_subvector(g, shape, 0, axis);
    pieces[n++] = etch__build_size(g, q->in[1]);
    if (axis != -1)
        pieces[n++] = etch__build_subvector(g, shape, axis + 1, ETCH_OPEN);
    etch_val position = etch_build_iota(g, etch_build_concat(g, pieces, n, 0), axis, ETCH_I64);
    return etch__composed(q, etch_build_select(g, etch_build_equal(g, wide, position), q->in[2], q->in[3]), out);
}

/* --- boolean_mask ------------------------------------------------------------------------------------------------- */

/* The mask, checked when it runs to have these sizes, where that is not known: each of its axes is as long or 1, and
 * it has as many elements. */
static etch_val mask_of_sizes(const etch_infer *q, etch_val mask, const etch_dim *dims, int rank)
{
    etch_graph *g = q->g;
    etch_val shape = etch__build_sizes(g, ETCH_I64, 1, dims, rank);
    etch_val counted = etch_build_reshape(g, mask, shape);
    return rank == 1 ? counted : etch_build_logical_and(g, counted, etch_build_broadcast_to(g, mask, shape));
}

/* y[k, ..] = x[i, j, .., ..] for the k-th (i, j, ..) where mask is true */
etch_status etch__compose_boolean_mask(etch_infer *q, etch_val *out)
{
    etch_graph *g = q->g;
    const etch_type *x = etch__in_type(q, 0), *mask = etch__in_type(q, 1);
    etch_val chosen = q->in[1];
    ETCH_TRY(etch__check_classes(q, 1, ETCH_CLASS_BOOL, "bool"));
    if (mask->rank == 0)
        return etch__infer_fail(q, ETCH_ESHAPE, "mask is %s, it must have an axis", etch__type_str(g, mask));
    if (mask->rank > 0 && x->rank >= 0) {
        bool fits = mask->rank <= x->rank, is_known = true;
        for (int a = 0; fits && a < mask->rank; a++) {
            etch_tri same = dim_equal(q, mask->dims[a], x->dims[a]);
            fits = same != ETCH_NO;
            is_known &= same == ETCH_YES;
        }
        if (!fits)
            return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, mask is %s; it must have the first sizes of x",
                                    etch__type_str(g, x), etch__type_str(g, mask));
        if (!is_known)
            chosen = mask_of_sizes(q, chosen, x->dims, mask->rank);
    }
    return etch__composed(q, etch_build_gather_nd(g, q->in[0], etch_build_nonzero(g, chosen), 0), out);
}
