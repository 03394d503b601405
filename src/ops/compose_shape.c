/* Composites: other shapes: fill, zeros_like, ones_like, expand_dims, squeeze, stack, tile.
 *
 * With a known rank the new shape is a list of dims. Without one it is put together from slices of shape_of(x), so
 * that the same ops give the known shape once the graph is typed for a rank. */
#include "ops/compose.h"

etch_val etch__build_subvector(etch_graph *g, etch_val v, int64_t begin, int64_t end)
{
    bool has_begin = begin != ETCH_OPEN, has_end = end != ETCH_OPEN;
    return etch_build_strided_slice(g, v, etch_graph_int_list(g, ETCH_INTS(has_begin ? begin : 0)),
                                    etch_graph_int_list(g, ETCH_INTS(has_end ? end : 0)),
                                    etch_graph_int_list(g, ETCH_INTS(1)), !has_begin, !has_end, 0);
}

etch_val etch__build_size(etch_graph *g, etch_val scalar)
{
    return etch_build_reshape(g, etch_build_cast(g, scalar, ETCH_I64), etch_graph_int_list(g, ETCH_INTS(1)));
}

/* --- fill --------------------------------------------------------------------------------------------------------- */

/* y[..] = value */
etch_status etch__compose_fill(etch_infer *q, etch_val *out)
{
    ETCH_TRY(etch__check_scalar(q, 1));
    return etch__composed(q, etch_build_broadcast_to(q->g, q->in[1], q->in[0]), out);
}

static etch_status fill_like(etch_infer *q, double value, etch_val *out)
{
    etch_val shape = etch_build_shape_of(q->g, q->in[0], ETCH_I64);
    return etch__composed(q, etch_build_broadcast_to(q->g, etch__like(q->g, q->in[0], value), shape), out);
}

/* y[..] = 0 */
etch_status etch__compose_zeros_like(etch_infer *q, etch_val *out) { return fill_like(q, 0, out); }

/* y[..] = 1 */
etch_status etch__compose_ones_like(etch_infer *q, etch_val *out) { return fill_like(q, 1, out); }

/* --- expand_dims, squeeze ----------------------------------------------------------------------------------------- */

/* Ascending; a rank is not needed for that as long as all have one sign. */
static etch_status sort_axes(etch_infer *q, etch_ints axes, int64_t *sorted)
{
    for (int i = 0; i < axes.n; i++) {
        int at = i;
        for (; at > 0 && sorted[at - 1] > axes.at[i]; at--)
            sorted[at] = sorted[at - 1];
        sorted[at] = axes.at[i];
    }
    if (axes.n > 0 && sorted[0] < 0 && sorted[axes.n - 1] >= 0)
        return etch__infer_fail(q, ETCH_ENOTSUP, "axes of both signs need an x of known rank");
    return ETCH_OK;
}

/* The shape of x, whose rank is unknown, with sizes of 1 put in at axes of the result, or with axes of x left out.
 * Pieces of the shape lie between cuts; cuts count from the front or, with negative axes, from the back, where 0 is
 * the end. */
static etch_status shape_without_rank(etch_infer *q, etch_ints axes, bool insert, etch_val *out)
{
    etch_graph *g = q->g;
    int64_t sorted[ETCH_MAX_RANK];
    ETCH_TRY(sort_axes(q, axes, sorted));
    bool from_back = axes.n > 0 && sorted[0] < 0;
    etch_val shape = etch_build_shape_of(g, q->in[0], ETCH_I64), one = etch_graph_int_list(g, ETCH_INTS(1));
    etch_val pieces[2 * ETCH_MAX_RANK + 1];
    int n = 0;
    int64_t begin = from_back ? ETCH_OPEN : 0; /* of the next piece */
    for (int i = 0; i < axes.n; i++) {
        /* Inserted axes before this one, or after it when counting from the back, are not in x's shape. */
        int64_t cut = sorted[i];
        if (insert)
            cut = from_back ? cut + (axes.n - i) : cut - i;
        bool is_empty = begin == cut || (from_back && begin == 0);
        if (!is_empty)
            pieces[n++] = etch__build_subvector(g, shape, begin, from_back && cut == 0 ? ETCH_OPEN : cut);
        if (insert)
            pieces[n++] = one;
        begin = insert ? cut : cut + 1;
    }
    if (!(from_back && begin == 0))
        pieces[n++] = etch__build_subvector(g, shape, begin, ETCH_OPEN);
    *out = etch_build_concat(g, pieces, n, 0);
    return *out ? ETCH_OK : q->cx->status;
}

/* y = x with axes of size 1 put in, counted in the result */
etch_status etch__compose_expand_dims(etch_infer *q, etch_val *out)
{
    const etch_type *x = etch__in_type(q, 0);
    etch_ints axes = ((const etch_attrs_along *)q->attrs)->axes;
    etch_val shape;
    if (axes.n < 0)
        return etch__infer_fail(q, ETCH_EINVAL, "axes must be a list");
    if (x->rank >= 0 && x->rank + axes.n > ETCH_MAX_RANK)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, with %d axes more it would have more than %d",
                                etch__type_str(q->g, x), axes.n, ETCH_MAX_RANK);
    ETCH_TRY(etch__canonical_axes(q, axes, x->rank < 0 ? x->rank : x->rank + axes.n, &axes));
    if (x->rank < 0) {
        ETCH_TRY(shape_without_rank(q, axes, true, &shape));
    } else {
        etch_dim dims[ETCH_MAX_RANK];
        int rank = x->rank + axes.n, i_new = 0, i_old = 0;
        for (int a = 0; a < rank; a++)
            if (i_new < axes.n && axes.at[i_new] == a) {
                dims[a] = 1;
                i_new++;
            } else {
                dims[a] = x->dims[i_old++];
            }
        shape = etch__build_sizes(q->g, ETCH_I64, 1, dims, rank);
    }
    return etch__composed(q, etch_build_reshape(q->g, q->in[0], shape), out);
}

/* y = x without axes of size 1; `all`: all axes that have it, which must be known. That a named axis has size 1 is
 * checked by the count of elements if it is not known. */
etch_status etch__compose_squeeze(etch_infer *q, etch_val *out)
{
    const etch_type *x = etch__in_type(q, 0);
    etch_ints given = ((const etch_attrs_along *)q->attrs)->axes, axes;
    ETCH_TRY(etch__canonical_axes(q, given, x->rank, &axes));
    etch_val shape;
    if (x->rank < 0) {
        if (given.n < 0)
            return etch__infer_fail(q, ETCH_ENOTSUP, "which axes have size 1 is not known without a rank; name them");
        ETCH_TRY(shape_without_rank(q, axes, false, &shape));
        return etch__composed(q, etch_build_reshape(q->g, q->in[0], shape), out);
    }
    etch_dim dims[ETCH_MAX_RANK];
    int rank = 0, i = 0;
    for (int a = 0; a < x->rank; a++) {
        bool is_named = i < axes.n && axes.at[i] == a;
        etch_tri is_one = is_named ? dim_equal(q, x->dims[a], 1) : ETCH_NO;
        i += is_named;
        if (given.n < 0 && is_one == ETCH_UNKNOWN)
            return etch__infer_fail(q, ETCH_ESHAPE,
                                    "x is %s, the size of axis %d may be 1 or not; name the axes to drop",
                                    etch__type_str(q->g, x), a);
        if (given.n >= 0 && is_named && is_one == ETCH_NO)
            return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, the size of axis %d is not 1", etch__type_str(q->g, x),
                                    a);
        if (!is_named || is_one == ETCH_NO)
            dims[rank++] = x->dims[a];
    }
    shape = etch__build_sizes(q->g, ETCH_I64, 1, dims, rank);
    return etch__composed(q, etch_build_reshape(q->g, q->in[0], shape), out);
}

/* --- stack -------------------------------------------------------------------------------------------------------- */

/* y[.., i, ..] = xs[i][.., ..] */
etch_status etch__compose_stack(etch_infer *q, etch_val *out)
{
    const etch_type *first = etch__in_type(q, 0);
    int64_t axis = ((const etch_attrs_axis0 *)q->attrs)->axis;
    ETCH_TRY(etch__check_one_dtype(q, 0, q->n_in - 1));
    if (first->rank >= 0) {
        int at;
        ETCH_TRY(etch__infer_axis(q, axis, first->rank + 1, &at));
        axis = at;
    }
    for (int i = 1; i < q->n_in; i++) {
        const etch_type *x = etch__in_type(q, i);
        bool fits = x->rank < 0 || first->rank < 0 || x->rank == first->rank;
        for (int a = 0; fits && x->rank >= 0 && a < first->rank; a++)
            fits = dim_equal(q, x->dims[a], first->dims[a]) != ETCH_NO;
        if (!fits)
            return etch__infer_fail(q, ETCH_ESHAPE, "xs[0] is %s, xs[%d] is %s; they must have one shape",
                                    etch__type_str(q->g, first), i, etch__type_str(q->g, x));
    }
    etch_val *parts = ETCH_ARENA_ARRAY(&q->cx->scratch, etch_val, q->n_in);
    if (!parts)
        return etch__fail_nomem(q->cx);
    for (int i = 0; i < q->n_in; i++)
        parts[i] = etch_build_expand_dims(q->g, q->in[i], (etch_ints){ &axis, 1 });
    return etch__composed(q, etch_build_concat(q->g, parts, q->n_in, axis), out);
}

/* --- tile --------------------------------------------------------------------------------------------------------- */

/* [a0, b0, a1, b1, ..] of two vectors of one length */
static etch_val interleave(etch_graph *g, etch_val a, etch_val b)
{
    etch_val column = etch_graph_int_list(g, ETCH_INTS(-1, 1)), flat = etch_graph_int_list(g, ETCH_INTS(-1));
    const etch_val columns[] = { etch_build_reshape(g, a, column), etch_build_reshape(g, b, column) };
    return etch_build_reshape(g, etch_build_concat(g, columns, 2, 1), flat);
}

static etch_val tile_without_rank(etch_graph *g, etch_val x, etch_val multiples)
{
    etch_val shape = etch_build_shape_of(g, x, ETCH_I64);
    etch_val y = etch_build_reshape(g, x, interleave(g, etch_build_ones_like(g, shape), shape));
    y = etch_build_broadcast_to(g, y, interleave(g, multiples, shape));
    return etch_build_reshape(g, y, etch_build_mul(g, multiples, shape));
}

/* Repeats axis `axis` of x alone, seen as [before, 1, axis and after]: for ranks that leave no room for new axes. */
static etch_val tile_axis(const etch_infer *q, etch_val x, int axis, etch_val multiple)
{
    etch_graph *g = q->g;
    if (!x)
        return 0;
    const etch_type *t = etch__type_of(g, x);
    etch_dim dims[ETCH_MAX_RANK];
    etch_dim seen[] = { dim_product(q, t->dims, axis), 1, dim_product(q, t->dims + axis, t->rank - axis) };
    for (int a = 0; a < t->rank; a++)
        dims[a] = t->dims[a];
    etch_val y = etch_build_reshape(g, x, etch__build_sizes(g, ETCH_I64, 1, seen, 3));
    const etch_val to[] = { etch__build_sizes(g, ETCH_I64, 1, &seen[0], 1), multiple,
                            etch__build_sizes(g, ETCH_I64, 1, &seen[2], 1) };
    y = etch_build_broadcast_to(g, y, etch_build_concat(g, to, 3, 0));
    if (!y)
        return 0;
    dims[axis] = dim_mul(q, etch__type_of(g, y)->dims[1], dims[axis]);
    return etch_build_reshape(g, y, etch__build_sizes(g, ETCH_I64, 1, dims, t->rank));
}

/* x [d0, d1, ..] is seen as [1, d0, 1, d1, ..], repeated to [m0, d0, m1, d1, ..] and merged to [m0*d0, m1*d1, ..].
 * Axes that are known to be repeated once are left alone. */
static etch_val tile_axes(const etch_infer *q, etch_val x, const bool *repeated, const etch_val *multiple)
{
    etch_graph *g = q->g;
    const etch_type *t = etch__type_of(g, x);
    etch_dim seen[ETCH_MAX_RANK], merged[ETCH_MAX_RANK];
    etch_val to[ETCH_MAX_RANK];
    int n = 0;
    for (int a = 0; a < t->rank; a++) {
        if (repeated[a]) {
            to[n] = multiple[a];
            seen[n++] = 1;
        }
        to[n] = etch__build_sizes(g, ETCH_I64, 1, &t->dims[a], 1);
        seen[n++] = t->dims[a];
    }
    etch_val y = etch_build_reshape(g, x, etch__build_sizes(g, ETCH_I64, 1, seen, n));
    y = etch_build_broadcast_to(g, y, etch_build_concat(g, to, n, 0));
    if (!y)
        return 0;
    const etch_type *wide = etch__type_of(g, y);
    for (int a = 0, at = 0; a < t->rank; a++) {
        merged[a] = repeated[a] ? dim_mul(q, wide->dims[at], wide->dims[at + 1]) : wide->dims[at];
        at += repeated[a] ? 2 : 1;
    }
    return etch_build_reshape(g, y, etch__build_sizes(g, ETCH_I64, 1, merged, t->rank));
}

/* y[i, j, ..] = x[i mod d0, j mod d1, ..] */
etch_status etch__compose_tile(etch_infer *q, etch_val *out)
{
    etch_graph *g = q->g;
    const etch_type *x = etch__in_type(q, 0);
    int n;
    ETCH_TRY(etch__check_per_axis(q, 1, &n));
    if (x->rank >= 0 && n >= 0 && n != x->rank)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, multiples is %s; there must be one per axis",
                                etch__type_str(g, x), etch__type_str(g, etch__in_type(q, 1)));
    etch_val multiples = etch_build_cast(g, q->in[1], ETCH_I64);
    if (x->rank < 0 || n < 0)
        return etch__composed(q, tile_without_rank(g, q->in[0], multiples), out);
    bool repeated[ETCH_MAX_RANK] = { false };
    etch_val multiple[ETCH_MAX_RANK] = { 0 };
    int n_repeated = 0;
    for (int a = 0; a < n; a++) {
        etch_dim m;
        bool is_known = etch__known_element(g, q->in[1], a, &m);
        if (is_known && etch__dim_is_const(m) && m < 0)
            return etch__infer_fail(q, ETCH_ESHAPE, "multiple %d is %lld", a, (long long)m);
        repeated[a] = !is_known || m != 1;
        n_repeated += repeated[a];
        multiple[a] = etch__build_subvector(g, multiples, a, a + 1);
    }
    if (n_repeated == 0)
        return etch__composed(q, q->in[0], out);
    if (x->rank + n_repeated <= ETCH_MAX_RANK)
        return etch__composed(q, tile_axes(q, q->in[0], repeated, multiple), out);
    etch_val y = q->in[0];
    for (int a = 0; a < n; a++)
        if (repeated[a])
            y = tile_axis(q, y, a, multiple[a]);
    return etch__composed(q, y, out);
}
