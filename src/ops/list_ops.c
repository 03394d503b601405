/* Ops of growable lists: row_set, part_set, part_get, parts_stack, parts_concat, part_sizes: types, views and gradients.
 *
 * Elements of one shape are the rows of a tensor. Elements of different sizes are parts: `items` has all their elements in one vector, one part
 * behind the other, and row i of `sizes` the sizes of part i. An index that the builder knows gives sizes that it knows: behind the
 * last row of f32[n, 3] stands row n of f32[n + 1, 3]. */
#include "ops/grad.h"
#include "ops/rule.h"
#include "ops/rules.h"

#include "kernel/call/list.h"

/* --- types ----------------------------------------------------------------------------------------------------------- */

/* The index as a dim, if it is known. It is not negative. */
static etch_status read_index(etch_infer *q, int i, bool *is_known, etch_dim *out)
{
    ETCH_TRY(etch__rule_index_dtype(q, i));
    ETCH_TRY(etch__check_scalar(q, i));
    *is_known = etch__known_element(q->g, q->in[i], 0, out);
    if (!*is_known)
        return ETCH_OK; /* it is looked at when the op runs */
    if (etch__dim_is_const(*out) && *out < 0)
        return etch__infer_fail(q, ETCH_ERANGE, "the index is %lld; it must be from 0 on", (long long)*out);
    return etch__require_less_equal(q, 0, *out, "the index is negative");
}

static etch_status fail_row(etch_infer *q, etch_status s)
{
    return etch__infer_fail(q, s, "rows is %s, row is %s; it must be like one of them",
                            etch__type_str(q->g, etch__in_type(q, 0)), etch__type_str(q->g, etch__in_type(q, 2)));
}

/* y = rows with max(n, index + 1) of them. */
etch_status etch__rule_row_set(etch_infer *q)
{
    const etch_type *rows = etch__in_type(q, 0), *row = etch__in_type(q, 2);
    bool is_known = false;
    etch_dim index = 0, dims[ETCH_MAX_RANK];
    ETCH_TRY(read_index(q, 1, &is_known, &index));
    if (rows->dtype != row->dtype)
        return fail_row(q, ETCH_EDTYPE);
    if (rows->rank < 0 || row->rank < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)rows->dtype);
    if (rows->rank != row->rank + 1)
        return fail_row(q, ETCH_ESHAPE);
    for (int a = 1; a < rows->rank; a++) {
        dims[a] = rows->dims[a];
        if (dim_equal(q, rows->dims[a], row->dims[a - 1]) == ETCH_NO)
            return fail_row(q, ETCH_ESHAPE);
        ETCH_TRY(etch__require_equal(q, rows->dims[a], row->dims[a - 1], "row is not like one of rows"));
    }
    dims[0] = is_known ? dim_max(q, rows->dims[0], dim_add(q, index, 1)) : etch__infer_fresh(q);
    ETCH_TRY(etch__check_dim(q, dims[0]));
    return etch__infer_tensor(q, 0, (etch_dtype)rows->dtype, rows->rank, dims);
}

/* items is a vector, sizes a matrix of integers with a row per part. *rank, the rank of parts, is the length of these: it is given where
 * the type of sizes does not tell it (-1: it does). It stays -1 if nothing is known of it. */
static etch_status check_parts(etch_infer *q, int64_t given, int *rank)
{
    const etch_type *items = etch__in_type(q, 0), *sizes = etch__in_type(q, 1);
    ETCH_TRY(etch__rule_index_dtype(q, 1));
    if (items->rank >= 0 && items->rank != 1)
        return etch__infer_fail(q, ETCH_ESHAPE, "items is %s, it must be a vector", etch__type_str(q->g, items));
    if (sizes->rank >= 0 && sizes->rank != 2)
        return etch__infer_fail(q, ETCH_ESHAPE, "sizes is %s, it must be a matrix", etch__type_str(q->g, sizes));
    etch_dim n = sizes->rank < 0 ? ETCH_RANK_UNKNOWN : sizes->dims[1];
    if (given == -1 && sizes->rank >= 0 && !etch__dim_is_const(n)) {
        etch__infer_wants(q, 1, 1);
        return etch__infer_fail(q, ETCH_ESHAPE, "sizes is %s; how many there are of each element must be known",
                                etch__type_str(q->g, sizes));
    }
    etch_dim r = given == -1 ? n : given;
    if (given < -1 || (r != ETCH_RANK_UNKNOWN && (r < 1 || r > ETCH_MAX_RANK)))
        return etch__infer_fail(q, ETCH_ESHAPE, "sizes is %s; elements have from 1 to %d axes, not %lld",
                                etch__type_str(q->g, sizes), ETCH_MAX_RANK, (long long)r);
    *rank = (int)r;
    return sizes->rank < 0 ? ETCH_OK : etch__require_equal(q, n, r, "sizes has not one number for each axis");
}

static int64_t given_rank(const etch_infer *q) { return ((const etch_attrs_parts *)q->attrs)->rank; }

/* A new part is put behind the others: y = items and its elements. In place of another one: what the run finds. */
etch_status etch__rule_part_set(etch_infer *q)
{
    const etch_type *items = etch__in_type(q, 0), *sizes = etch__in_type(q, 1), *part = etch__in_type(q, 3);
    bool is_known = false;
    etch_dim index = 0, n;
    int rank = -1;
    ETCH_TRY(check_parts(q, part->rank == 0 ? 1 : part->rank, &rank)); /* a scalar is none for them, as is said below */
    ETCH_TRY(read_index(q, 2, &is_known, &index));
    if (items->dtype != part->dtype || (rank >= 0 && part->rank >= 0 && part->rank != rank))
        return etch__infer_fail(q, items->dtype != part->dtype ? ETCH_EDTYPE : ETCH_ESHAPE,
                                "items is %s, sizes is %s, part is %s, which is none for them",
                                etch__type_str(q->g, items), etch__type_str(q->g, sizes), etch__type_str(q->g, part));
    bool is_behind = is_known && rank >= 0 && items->rank == 1 && part->rank >= 0 &&
                     etch__dim_less_equal(q->cx, q->g->dims, sizes->dims[0], index) == ETCH_YES;
    n = is_behind ? dim_add(q, items->dims[0], dim_product(q, part->dims, part->rank)) : etch__infer_fresh(q);
    ETCH_TRY(etch__check_dim(q, n));
    return etch__infer_tensor(q, 0, (etch_dtype)items->dtype, 1, &n);
}

/* A tensor of this rank, all of whose sizes are found by the run. */
static etch_status infer_found(etch_infer *q, int first, int rank, etch_dim *dims)
{
    for (int a = first; a < rank; a++) {
        dims[a] = etch__infer_fresh(q);
        ETCH_TRY(etch__check_dim(q, dims[a]));
    }
    return etch__infer_tensor(q, 0, (etch_dtype)etch__in_type(q, 0)->dtype, rank, dims);
}

etch_status etch__rule_part_get(etch_infer *q)
{
    bool is_known = false;
    etch_dim index = 0, dims[ETCH_MAX_RANK];
    int rank = -1;
    ETCH_TRY(check_parts(q, given_rank(q), &rank));
    ETCH_TRY(read_index(q, 2, &is_known, &index));
    if (rank < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)etch__in_type(q, 0)->dtype);
    if (is_known)
        ETCH_TRY(etch__require_less_equal(q, dim_add(q, index, 1), etch__in_type(q, 1)->dims[0],
                                          "index + 1 is more than the length of the list"));
    return infer_found(q, 0, rank, dims);
}

etch_status etch__rule_parts_stack(etch_infer *q)
{
    etch_dim dims[ETCH_MAX_RANK + 1];
    int rank = -1;
    ETCH_TRY(check_parts(q, given_rank(q), &rank));
    if (rank < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)etch__in_type(q, 0)->dtype);
    if (rank == ETCH_MAX_RANK)
        return etch__infer_fail(q, ETCH_ESHAPE, "sizes is %s; the result would have %d axes",
                                etch__type_str(q->g, etch__in_type(q, 1)), rank + 1);
    dims[0] = etch__in_type(q, 1)->dims[0];
    return infer_found(q, 1, rank + 1, dims);
}

etch_status etch__rule_parts_concat(etch_infer *q)
{
    etch_dim dims[ETCH_MAX_RANK];
    int rank = -1;
    ETCH_TRY(check_parts(q, given_rank(q), &rank));
    return rank < 0 ? etch__infer_unranked(q, 0, (etch_dtype)etch__in_type(q, 0)->dtype)
                    : infer_found(q, 0, rank, dims);
}

etch_status etch__rule_part_sizes(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0), *lengths = etch__in_type(q, 1);
    ETCH_TRY(etch__rule_index_dtype(q, 1));
    if (lengths->rank >= 0 && lengths->rank != 1)
        return etch__infer_fail(q, ETCH_ESHAPE, "lengths is %s, it must be a vector", etch__type_str(q->g, lengths));
    if (x->rank == 0)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, it must have an axis", etch__type_str(q->g, x));
    if (x->rank < 0 || lengths->rank < 0)
        return etch__infer_unranked(q, 0, ETCH_I64);
    return etch__infer_tensor(q, 0, ETCH_I64, 2, (etch_dim[]){ lengths->dims[0], x->rank });
}

/* --- views ----------------------------------------------------------------------------------------------------------- */

/* The result is a piece of items with the dims that are set. */
static etch_status lie_in_items(etch_view *v, int64_t first)
{
    const etch_array *items = &v->in[0];
    v->needs_dense = items->dims[0] > 1 && items->strides[0] != 1;
    v->offset_bytes = items->dims[0] > first ? first * etch__dtypes[items->dtype].bytes : 0;
    etch__row_major_strides(v->out_dims, v->out_rank, v->out_strides);
    return ETCH_OK;
}

etch_status etch__view_part_get(etch_view *v)
{
    const etch_array *sizes = &v->in[1];
    int64_t at = etch__array_i64(&v->in[2], 0);
    etch_part part;
    if (at < 0 || at >= sizes->dims[0])
        return etch__fail(v->cx, ETCH_ERANGE, "%s: the index is %lld, and the list has a length of %lld", v->op,
                          (long long)at, (long long)sizes->dims[0]);
    ETCH_TRY(etch__part_find(v->cx, v->op, sizes, v->in[0].dims[0], at, &part));
    for (int a = 0; a < v->out_rank; a++)
        v->out_dims[a] = part.dims[a];
    return lie_in_items(v, part.first);
}

static etch_status fail_alike(const etch_view *v, int rank, int64_t i, const int64_t *is, int64_t j,
                              const int64_t *other, const char *what)
{
    char a[ETCH_SHAPE_TEXT], b[ETCH_SHAPE_TEXT];
    return etch__fail(v->cx, ETCH_ESHAPE, "%s: element %lld is %s and element %lld is %s; %s", v->op, (long long)i,
                      etch__shape_text(is, rank, a), (long long)j, etch__shape_text(other, rank, b), what);
}

static etch_status check_items(const etch_view *v, int64_t n)
{
    if (v->in[0].dims[0] == n)
        return ETCH_OK;
    return etch__fail(v->cx, ETCH_ESHAPE, "%s: by their sizes the elements have %lld items, but there are %lld", v->op,
                      (long long)n, (long long)v->in[0].dims[0]);
}

/* Are axes from `first` on alike? */
static bool are_alike(const int64_t *a, const int64_t *b, int first, int rank)
{
    for (int k = first; k < rank; k++)
        if (a[k] != b[k])
            return false;
    return true;
}

/* One behind the other as they are: what is left to do is to look whether their shapes fit. */
etch_status etch__view_parts_stack(etch_view *v)
{
    const etch_array *sizes = &v->in[1];
    int rank = (int)sizes->dims[1];
    int64_t is[ETCH_MAX_RANK], all[ETCH_MAX_RANK] = { 0 }, count, n = 0;
    for (int64_t i = 0; i < sizes->dims[0]; i++) {
        ETCH_TRY(etch__part_read(v->cx, v->op, sizes, i, i ? is : all, &count));
        if (i > 0 && !are_alike(is, all, 0, rank))
            return fail_alike(v, rank, i, is, 0, all, "only elements of one shape can be stacked");
        if (ETCH_ADD_OVERFLOWS(n, count, &n))
            n = -1; /* more than there can be */
    }
    ETCH_TRY(check_items(v, n));
    v->out_dims[0] = sizes->dims[0];
    for (int a = 0; a < rank; a++)
        v->out_dims[a + 1] = all[a];
    return lie_in_items(v, 0);
}

/* Elements that were never set have no size at all, and count for nothing. */
etch_status etch__view_parts_concat(etch_view *v)
{
    const etch_array *sizes = &v->in[1];
    int rank = (int)sizes->dims[1];
    int64_t is[ETCH_MAX_RANK], all[ETCH_MAX_RANK] = { 0 }, none[ETCH_MAX_RANK] = { 0 }, count, n = 0, length = 0,
                               first = -1;
    for (int64_t i = 0; i < sizes->dims[0]; i++) {
        ETCH_TRY(etch__part_read(v->cx, v->op, sizes, i, is, &count));
        if (are_alike(is, none, 0, rank))
            continue;
        if (first < 0) {
            first = i;
            memcpy(all, is, (size_t)rank * sizeof *all);
        }
        if (!are_alike(is, all, 1, rank))
            return fail_alike(v, rank, i, is, first, all, "they may differ in the first size alone");
        if (ETCH_ADD_OVERFLOWS(n, count, &n) || ETCH_ADD_OVERFLOWS(length, is[0], &length))
            return check_items(v, -1);
    }
    ETCH_TRY(check_items(v, n));
    v->out_dims[0] = length;
    for (int a = 1; a < rank; a++)
        v->out_dims[a] = all[a];
    return lie_in_items(v, 0);
}

/* --- gradients ------------------------------------------------------------------------------------------------------- */

/* The row has that row; rows have the others, as many as they are. */
etch_status etch__grad_row_set(etch_grad *q)
{
    etch_graph *g = q->g;
    etch_val d = etch__grad_d(q), at = q->in[1];
    int rank = etch__grad_type(q, 0)->rank;
    if (q->wants[2])
        ETCH_TRY(etch__grad_give(q, 2, etch_build_gather(g, d, at, 0, 0)));
    if (!q->wants[0])
        return ETCH_OK;
    if (rank < 0 || etch__grad_type(q, 2)->rank < 0)
        return etch__grad_fail(q, ETCH_ENOTSUP, "ranks must be known");
    etch_dim start[ETCH_MAX_RANK] = { 0 };
    etch_val place = etch_build_reshape(g, at, etch_graph_int_list(g, ETCH_INTS(1, 1)));
    etch_val zeros = etch_build_expand_dims(g, etch_build_zeros_like(g, q->in[2]), ETCH_INTS(0));
    etch_val others = etch_build_scatter_nd_update(g, d, place, zeros);
    return etch__grad_give(
        q, 0, etch_build_slice(g, others, etch__build_sizes(g, ETCH_I64, 1, start, rank), etch__grad_shape(q, 0)));
}

/* The part has that part; where it took the place of another one, there zeros are. Behind the last part stands one without elements, so
 * that there is always one whose place it took. */
etch_status etch__grad_part_set(etch_grad *q)
{
    etch_graph *g = q->g;
    etch_val d = etch__grad_d(q), sizes = etch_build_cast(g, q->in[1], ETCH_I64),
             at = etch_build_cast(g, q->in[2], ETCH_I64);
    const etch_type *t = etch__grad_type(q, 1);
    if (t->rank < 0 || etch__grad_type(q, 3)->rank < 0 || etch__grad_type(q, 0)->rank < 0)
        return etch__grad_fail(q, ETCH_ENOTSUP, "ranks must be known");
    etch_val after = etch_build_row_set(g, sizes, at, etch__grad_shape(q, 3));
    if (q->wants[3])
        ETCH_TRY(
            etch__grad_give(q, 3,
                            etch_build_reshape(g, etch_build_part_get(g, d, after, at, etch__grad_type(q, 3)->rank),
                                               etch__grad_shape(q, 3))));
    if (!q->wants[0])
        return ETCH_OK;
    etch_dim no_row[] = { 1, t->dims[1] };
    etch_val none = etch_build_fill(g, etch__build_sizes(g, ETCH_I64, 1, no_row, 2), etch_graph_int(g, ETCH_I64, 0));
    etch_val longer = etch_build_concat(g, (etch_val[]){ sizes, none }, 2, 0);
    etch_val last = etch__build_sizes(g, ETCH_I64, 0, t->dims, 1);
    etch_val shape = etch_build_gather(g, longer, etch_build_minimum(g, at, last), 0, 0);
    etch_val others = etch_build_part_set(g, d, after, at, etch_build_fill(g, shape, etch__like(g, d, 0)));
    return etch__grad_give(q, 0, etch_build_reshape(g, others, etch__grad_shape(q, 0)));
}

/* Zeros around it. */
etch_status etch__grad_part_get(etch_grad *q)
{
    etch_graph *g = q->g;
    if (!q->wants[0])
        return ETCH_OK;
    etch_val all = etch_build_part_set(g, etch__grad_zeros(q, 0), q->in[1], q->in[2], etch__grad_d(q));
    return etch__grad_give(q, 0, etch_build_reshape(g, all, etch__grad_shape(q, 0)));
}
