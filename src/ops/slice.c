/* Slices: slice, strided_slice and strided_slice_add: types, folds, and where their elements come from. Starts, sizes and steps are
 * operands.
 *
 * Result sizes are closed forms wherever begin, end and step are known up to their sign, written so that the usual
 * cases come out short: x[1:] of n is max(n - 1, 0), x[-2:] is min(n, 2), x[::2] is (n + 1)//2. What is not known
 * gives a size that the op's run defines. Indices that depend on the run are checked by the view rule. */
#include "kernel/call/strided.h"
#include "ops/ops.h"
#include "ops/rule.h"
#include "ops/rules.h"
#include "ops/sizes.h"

#include <etch/ops.h>

/* --- slice -------------------------------------------------------------------------------------------------------- */

/* One axis: y[i] = x[start + i] for i < size; a size of -1 goes to the end. */
static etch_status infer_block(etch_infer *q, int a, etch_dim *out)
{
    const etch_type *x = etch__in_type(q, 0);
    etch_dim start, size;
    bool has_start = etch__known_element(q->g, q->in[1], a, &start);
    bool has_size = etch__known_element(q->g, q->in[2], a, &size);
    if (has_start)
        ETCH_TRY(etch__require_less_equal(q, 0, start, "a start is negative"));
    if (has_size && size != -1)
        ETCH_TRY(etch__require_less_equal(q, 0, size, "a size is negative"));
    if (has_size && size == -1 && has_start && x->rank >= 0) {
        ETCH_TRY(etch__require_less_equal(q, start, x->dims[a], "a start is past the end"));
        *out = dim_sub(q, x->dims[a], start);
        return etch__check_dim(q, *out);
    }
    if (!has_size || size == -1) {
        *out = etch__infer_fresh(q);
        return etch__check_dim(q, *out);
    }
    if (x->rank >= 0) {
        etch_dim end = has_start ? dim_add(q, start, size) : size;
        ETCH_TRY(etch__check_dim(q, end));
        ETCH_TRY(etch__require_less_equal(q, end, x->dims[a], "the block goes past the end"));
    }
    *out = size;
    return ETCH_OK;
}

/* y[i, j, ..] = x[start[0] + i, start[1] + j, ..], one start and one size per axis. */
etch_status etch__rule_slice(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    int n_start, n_size;
    ETCH_TRY(etch__check_per_axis(q, 1, &n_start));
    ETCH_TRY(etch__check_per_axis(q, 2, &n_size));
    int n = n_start >= 0 ? n_start : n_size;
    if ((n_size >= 0 && n_size != n) || (x->rank >= 0 && n >= 0 && n != x->rank))
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, start is %s, size is %s; there must be one of each per axis",
                                etch__type_str(q->g, x), etch__type_str(q->g, etch__in_type(q, 1)),
                                etch__type_str(q->g, etch__in_type(q, 2)));
    n = x->rank >= 0 ? x->rank : n;
    if (n < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)x->dtype);
    etch_dim dims[ETCH_MAX_RANK];
    for (int a = 0; a < n; a++)
        ETCH_TRY(infer_block(q, a, &dims[a]));
    return etch__infer_tensor(q, 0, (etch_dtype)x->dtype, n, dims);
}

bool etch__where_slice(const etch_moved *m, int i, etch_val *from, int *at)
{
    const etch_type *x = etch__type_of(m->g, m->in[0]);
    etch_dim start;
    if (x->rank != 1 || !etch__known_element(m->g, m->in[1], 0, &start) || !etch__dim_is_const(start) || start < 0 ||
        start > ETCH_MAX_KNOWN)
        return false;
    *from = m->in[0];
    *at = i + (int)start;
    return true;
}

/* All of x: x. */
etch_val etch__fold_slice(etch_infer *q)
{
    if (etch__is_checked(q))
        return 0;
    etch_val x = etch__if_same_type(q, q->in[0]);
    for (int a = 0; x && a < q->out[0]->rank; a++) {
        etch_dim start;
        if (!etch__known_element(q->g, q->in[1], a, &start) || start != 0)
            x = 0;
    }
    return x ? x : etch__fold_sizes_moved(q);
}

/* --- strided_slice ------------------------------------------------------------------------------------------------ */

/* A bound as far as it is known. */
typedef enum bound_kind {
    ABSENT,
    FRONT,
    BACK,
    UNKNOWN_BOUND
} bound_kind; /* FRONT: >= 0, BACK: < 0, counts from the end */
typedef struct bound {
    bound_kind kind;
    etch_dim at;
} bound;

static bound read_bound(etch_infer *q, int i_in, int a, int64_t mask)
{
    bound b = { ABSENT, 0 };
    if ((mask >> a) & 1)
        return b;
    b.kind = UNKNOWN_BOUND;
    if (etch__known_element(q->g, q->in[i_in], a, &b.at)) {
        etch_dim_range r = dim_range(q, b.at);
        b.kind = r.lo >= 0 ? FRONT : r.hi < 0 ? BACK : UNKNOWN_BOUND;
    }
    return b;
}

/* Number of positions from begin (included) to end (excluded), walking up: what step 1 takes.
 * end' = d, min(end, d) or d + end. From the front, positions past d need no care, since end' - begin is then negative;
 * from the back, begin' = max(d + begin, 0), and end' - max(u, 0) is min(end' - u, end'). */
static etch_dim distance_up(etch_infer *q, etch_dim d, bound begin, bound end)
{
    etch_dim stop = end.kind == ABSENT ? d : end.kind == FRONT ? dim_min(q, end.at, d) : dim_add(q, d, end.at);
    if (begin.kind != BACK)
        return dim_max(q, dim_sub(q, stop, begin.at), 0);
    etch_dim from = dim_sub(q, stop, dim_add(q, d, begin.at));
    return dim_max(q, dim_min(q, from, stop), 0);
}

/* The same, walking down: begin' = d - 1, min(begin, d - 1) or d + begin; an end from the front needs no limit, since
 * begin' has one; one from the back is max(d + end, -1); without an end, -1. */
static etch_dim distance_down(etch_infer *q, etch_dim d, bound begin, bound end)
{
    etch_dim last = dim_sub(q, d, 1);
    etch_dim start = begin.kind == ABSENT  ? last
                     : begin.kind == FRONT ? dim_min(q, begin.at, last)
                                           : dim_add(q, d, begin.at);
    if (end.kind == ABSENT)
        return dim_max(q, dim_add(q, start, 1), 0);
    if (end.kind == FRONT)
        return dim_max(q, dim_sub(q, start, end.at), 0);
    etch_dim to = dim_sub(q, start, dim_add(q, d, end.at));
    return dim_max(q, dim_min(q, to, dim_add(q, start, 1)), 0);
}

/* count = ceil(distance / |step|), if that can be told. */
static etch_status infer_strided(etch_infer *q, int a, etch_dim d, const etch_attrs_masks *masks, etch_dim *out,
                                 bool *is_known)
{
    etch_dim step;
    bool has_step = etch__known_element(q->g, q->in[3], a, &step) && etch__dim_is_const(step);
    if (has_step && step == 0)
        return etch__infer_fail(q, ETCH_EINVAL, "the step of axis %d is 0", a);
    bound begin = read_bound(q, 1, a, masks->begin_mask), end = read_bound(q, 2, a, masks->end_mask);
    *is_known = has_step && begin.kind != UNKNOWN_BOUND && end.kind != UNKNOWN_BOUND;
    if (!*is_known)
        return ETCH_OK;
    etch_dim distance = step > 0 ? distance_up(q, d, begin, end) : distance_down(q, d, begin, end);
    etch_dim stride = step > 0 ? step : -step;
    *out = stride == 1 ? distance : dim_floordiv(q, dim_add(q, distance, stride - 1), stride);
    return etch__check_dim(q, *out);
}

/* One index instead of a slice: it must exist, if that can be told. */
static etch_status check_index(etch_infer *q, int a, etch_dim d)
{
    bound i = read_bound(q, 1, a, 0);
    bool is_known = (i.kind == FRONT || i.kind == BACK) && etch__dim_is_const(i.at) && etch__dim_is_const(d);
    if (is_known && (i.kind == FRONT ? i.at >= d : i.at < -d))
        return etch__infer_fail(q, ETCH_ESHAPE, "slice index %lld of dimension %d out of bounds: it has %lld elements",
                                (long long)i.at, a, (long long)d);
    if (i.kind == FRONT) {
        etch_dim next = dim_add(q, i.at, 1);
        ETCH_TRY(etch__check_dim(q, next));
        return etch__require_less_equal(q, next, d, "the index is past the end");
    }
    if (i.kind == BACK) {
        etch_dim needed = dim_sub(q, 0, i.at);
        ETCH_TRY(etch__check_dim(q, needed));
        return etch__require_less_equal(q, needed, d, "the index is before the start");
    }
    return ETCH_OK;
}

/* How many entries begin, end and step have; -1: not known. */
static etch_status check_entries(etch_infer *q, int *out)
{
    const etch_type *x = etch__in_type(q, 0);
    const etch_attrs_masks *masks = q->attrs;
    int n = -1;
    for (int i = 1; i <= 3; i++) {
        int n_i;
        ETCH_TRY(etch__check_per_axis(q, i, &n_i));
        if (n >= 0 && n_i >= 0 && n_i != n)
            return etch__infer_fail(q, ETCH_ESHAPE, "begin is %s, end is %s, step is %s; they must have one length",
                                    etch__type_str(q->g, etch__in_type(q, 1)),
                                    etch__type_str(q->g, etch__in_type(q, 2)),
                                    etch__type_str(q->g, etch__in_type(q, 3)));
        n = n_i >= 0 ? n_i : n;
    }
    int64_t used = masks->begin_mask | masks->end_mask | masks->shrink_mask;
    if (used < 0 || (n >= 0 && (used >> n) != 0))
        return etch__infer_fail(q, ETCH_EINVAL, "a mask has bits beyond the %d entries of begin", n);
    if (x->rank >= 0 && n > x->rank)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, it has fewer axes than the %d entries of begin",
                                etch__type_str(q->g, x), n);
    *out = n;
    return ETCH_OK;
}

/* y = x[begin[0]:end[0]:step[0], ...], Python's meaning; axes without an entry are taken whole. */
etch_status etch__rule_strided_slice(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    const etch_attrs_masks *masks = q->attrs;
    int n = -1;
    ETCH_TRY(check_entries(q, &n));
    if (x->rank < 0 || n < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)x->dtype);
    etch_dim dims[ETCH_MAX_RANK];
    int rank = 0;
    for (int a = 0; a < x->rank; a++) {
        bool is_known = true;
        if (a >= n)
            dims[rank++] = x->dims[a];
        else if ((masks->shrink_mask >> a) & 1)
            ETCH_TRY(check_index(q, a, x->dims[a]));
        else
            ETCH_TRY(infer_strided(q, a, x->dims[a], masks, &dims[rank++], &is_known));
        if (!is_known) {
            dims[rank - 1] = etch__infer_fresh(q);
            ETCH_TRY(etch__check_dim(q, dims[rank - 1]));
        }
    }
    return etch__infer_tensor(q, 0, (etch_dtype)x->dtype, rank, dims);
}

/* y = x, then y[begin[0]:end[0]:step[0], ...] += updates, which have the sizes of that slice. Indices and sizes that the types do not tell are
 * checked when it runs. */
etch_status etch__rule_strided_slice_add(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0), *updates = etch__in_type(q, 4);
    const etch_attrs_masks *masks = q->attrs;
    int n = -1, rank = 0;
    if (x->dtype != updates->dtype)
        return etch__infer_fail(q, ETCH_EDTYPE, "x is %s, updates is %s; cast one of them", etch__type_str(q->g, x),
                                etch__type_str(q->g, updates));
    ETCH_TRY(check_entries(q, &n));
    for (int a = 0; n >= 0 && a < x->rank; a++)
        rank += a >= n || !((masks->shrink_mask >> a) & 1);
    if (n < 0 || x->rank < 0 || updates->rank < 0)
        return etch__infer_same(q, 0, 0);
    if (updates->rank != rank)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, updates is %s; the slice has %d axes",
                                etch__type_str(q->g, x), etch__type_str(q->g, updates), rank);
    for (int a = 0, i = 0; a < x->rank; a++) {
        etch_dim size = x->dims[a];
        bool is_known = true;
        if (a < n && (masks->shrink_mask >> a) & 1)
            continue;
        if (a < n)
            ETCH_TRY(infer_strided(q, a, x->dims[a], masks, &size, &is_known));
        if (is_known)
            ETCH_TRY(etch__require_equal(q, updates->dims[i], size, "sizes of updates are not those of the slice"));
        i++;
    }
    return etch__infer_same(q, 0, 0);
}

/* Of a vector of known length, with constant bounds. */
bool etch__where_strided_slice(const etch_moved *m, int i, etch_val *from, int *at)
{
    const etch_type *x = etch__type_of(m->g, m->in[0]);
    const etch_attrs_masks *masks = m->attrs;
    etch_dim begin = 0, end = 0, step = 1;
    bool is_index = masks->shrink_mask & 1;
    etch_slice_bounds s = { !(masks->begin_mask & 1) || is_index, !(masks->end_mask & 1) && !is_index, 0, 0, 1 };
    int64_t first, count;
    if (x->rank != 1 || !etch__dim_is_const(x->dims[0]) || etch__n_known(m->g, m->in[1]) != 1)
        return false;
    if (s.has_begin && (!etch__known_element(m->g, m->in[1], 0, &begin) || !etch__dim_is_const(begin)))
        return false;
    if (s.has_end && (!etch__known_element(m->g, m->in[2], 0, &end) || !etch__dim_is_const(end)))
        return false;
    if (!is_index && (!etch__known_element(m->g, m->in[3], 0, &step) || !etch__dim_is_const(step) || step == 0))
        return false;
    s.begin = begin;
    s.end = end;
    s.step = step;
    etch__slice_resolve(&s, x->dims[0], &first, &count);
    if (is_index ? (begin >= x->dims[0] || begin < -x->dims[0]) : i >= count)
        return false;
    *from = m->in[0];
    *at = (int)(first + i * step);
    return true;
}

/* All of x, upwards one by one: x. */
etch_val etch__fold_strided_slice(etch_infer *q)
{
    const etch_attrs_masks *masks = q->attrs;
    if (etch__is_checked(q) || q->out[0]->rank < 0)
        return 0;
    etch_val x = masks->shrink_mask ? 0 : etch__if_same_type(q, q->in[0]);
    int n = etch__n_known(q->g, q->in[1]);
    for (int a = 0; x && a < n; a++) {
        etch_dim begin = 0, step;
        bool starts = (masks->begin_mask >> a) & 1 || (etch__known_element(q->g, q->in[1], a, &begin) && begin == 0);
        if (!starts || !etch__known_element(q->g, q->in[3], a, &step) || step != 1)
            x = 0;
    }
    return x && n >= 0 ? x : etch__fold_sizes_moved(q);
}

int etch__index_axis(const etch_graph *g, etch_val v)
{
    const etch_node *n = etch__node(g, v);
    if (n->op != ETCH_OP_strided_slice && n->op != ETCH_OP_strided_slice_add)
        return -1;
    const etch_attrs_masks *masks = n->attrs;
    const etch_type *x = etch__type_of(g, n->in[0]), *begin = etch__type_of(g, n->in[1]);
    int axis = -1;
    if (x->rank < 1 || begin->rank != 1 || !etch__dim_is_const(begin->dims[0]) || begin->dims[0] > x->rank)
        return -1;
    for (int a = 0; a < begin->dims[0]; a++) {
        etch_dim step;
        bool is_one = masks->shrink_mask >> a & 1, has_begin = !(masks->begin_mask >> a & 1);
        bool is_all = !has_begin && (masks->end_mask >> a & 1) && etch__known_flat(g, n->in[3], a, &step) && step == 1;
        if (is_one ? !has_begin || axis >= 0 : !is_all)
            return -1;
        axis = is_one ? a : axis;
    }
    return axis;
}
