/* Views: other dims and strides on the same buffer.
 *
 * Each works out dims, strides and the address of element 0 and makes a tensor of them; a reshape whose strides do not
 * exist falls back to a row-major copy. What must stay true: element 0 of a view lies inside the buffer, or the view has
 * no elements and keeps the address it came from. */
#include "tensor/tensor.h"

static etch_status check_given(etch_ctx *cx, const char *what, const etch_tensor *t, etch_tensor **out)
{
    ETCH_TRY(etch__check_tensor(cx, t, what));
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "%s: no place for the result", what);
    return ETCH_OK;
}

/* A non-negative axis from one that may count from the end; -1 if there is none. */
static int own_axis(const etch_tensor *t, int axis)
{
    if (axis < -t->rank || axis >= t->rank)
        return -1;
    return axis < 0 ? axis + t->rank : axis;
}

static etch_status make_view(etch_ctx *cx, etch_tensor *t, int64_t offset, const int64_t *dims, const int64_t *strides,
                             int rank, etch_tensor **out)
{
    void *address = t->address + offset * etch__dtypes[t->dtype].bytes;
    return etch__tensor_on_buffer(cx, t->buffer, address, t->dtype, dims, strides, rank, out);
}

etch_status etch_tensor_transpose(etch_ctx *cx, etch_tensor *t, const int *perm, etch_tensor **out)
{
    ETCH_ENTER(cx);
    ETCH_TRY(check_given(cx, "transpose", t, out));
    int64_t dims[ETCH_MAX_RANK], strides[ETCH_MAX_RANK];
    unsigned seen = 0;
    for (int i = 0; i < t->rank; i++) {
        int given = perm ? perm[i] : t->rank - 1 - i, axis = own_axis(t, given);
        if (axis < 0)
            return etch__fail(cx, ETCH_EINVAL, "transpose: perm[%d] is %d, but the tensor has %d axes", i, given,
                              t->rank);
        if (seen & 1u << axis)
            return etch__fail(cx, ETCH_EINVAL, "transpose: perm[%d] is %d, but axis %d is already taken", i, given,
                              axis);
        seen |= 1u << axis;
        dims[i] = t->dims[axis];
        strides[i] = t->strides[axis];
    }
    return make_view(cx, t, 0, dims, strides, t->rank, out);
}

etch_status etch_tensor_slice(etch_ctx *cx, etch_tensor *t, int axis, int64_t start, int64_t count, int64_t step,
                              etch_tensor **out)
{
    ETCH_ENTER(cx);
    ETCH_TRY(check_given(cx, "slice", t, out));
    int a = own_axis(t, axis);
    if (a < 0)
        return etch__fail(cx, ETCH_EINVAL, "slice: axis %d, but the tensor has %d axes", axis, t->rank);
    if (step == 0)
        return etch__fail(cx, ETCH_EINVAL, "slice: the step along axis %d is 0", a);
    int64_t dim = t->dims[a], last;
    if (count < 0)
        return etch__fail(cx, ETCH_ERANGE, "slice: the count along axis %d is %lld", a, (long long)count);
    if (start < 0 || start > dim || (count > 0 && start == dim))
        return etch__fail(cx, ETCH_ERANGE, "slice: start %lld is outside axis %d of size %lld", (long long)start, a,
                          (long long)dim);
    if (count > 0 && (ETCH_MUL_OVERFLOWS(count - 1, step, &last) || ETCH_ADD_OVERFLOWS(start, last, &last) ||
                      last < 0 || last >= dim))
        return etch__fail(cx, ETCH_ERANGE, "slice: %lld elements from %lld by steps of %lld leave axis %d of size %lld",
                          (long long)count, (long long)start, (long long)step, a, (long long)dim);

    int64_t dims[ETCH_MAX_RANK], strides[ETCH_MAX_RANK];
    for (int i = 0; i < t->rank; i++) {
        dims[i] = t->dims[i];
        strides[i] = t->strides[i];
    }
    dims[a] = count;
    /* With fewer than two elements the step is not taken, and may be too large to multiply. */
    if (count > 1)
        strides[a] *= step;
    bool has_elements = t->count > 0 && count > 0;
    return make_view(cx, t, has_elements && start > 0 ? start * t->strides[a] : 0, dims, strides, t->rank, out);
}

etch_status etch_tensor_broadcast(etch_ctx *cx, etch_tensor *t, const int64_t *dims, int rank, etch_tensor **out)
{
    ETCH_ENTER(cx);
    ETCH_TRY(check_given(cx, "broadcast", t, out));
    char from[ETCH_SHAPE_TEXT], to[ETCH_SHAPE_TEXT];
    int64_t count, strides[ETCH_MAX_RANK];
    etch_status s = etch__check_shape(cx, t->dtype, dims, rank, &count);
    if (s != ETCH_OK)
        return etch__fail_within(cx, "broadcast");
    int n_new = rank - t->rank;
    if (n_new < 0)
        return etch__fail(cx, ETCH_ESHAPE, "broadcast: %s has more axes than %s",
                          etch__shape_text(t->dims, t->rank, from), etch__shape_text(dims, rank, to));
    for (int i = 0; i < rank; i++) {
        int64_t had = i < n_new ? 1 : t->dims[i - n_new];
        if (had != dims[i] && had != 1)
            return etch__fail(cx, ETCH_ESHAPE, "broadcast: %s does not fit %s: axis %d is %lld, not %lld or 1",
                              etch__shape_text(t->dims, t->rank, from), etch__shape_text(dims, rank, to), i - n_new,
                              (long long)had, (long long)dims[i]);
        strides[i] = had == 1 ? 0 : t->strides[i - n_new];
    }
    return make_view(cx, t, 0, dims, strides, rank, out);
}

/* Walks both shapes in step, from a place where both have covered as many elements to the next such place: the old axes
 * of such a group must be one evenly spaced run, which the new ones divide among themselves. */
bool etch__reshape_strides(const int64_t *dims, const int64_t *strides, int rank, const int64_t *new_dims, int new_rank,
                           int64_t *new_strides)
{
    int64_t old_dims[ETCH_MAX_RANK] = { 0 }, old_strides[ETCH_MAX_RANK] = { 0 };
    int n_old = 0;
    etch__row_major_strides(new_dims, new_rank, new_strides);
    for (int i = 0; i < rank; i++) {
        if (dims[i] == 0)
            return true;
        if (dims[i] != 1) {
            old_dims[n_old] = dims[i];
            old_strides[n_old++] = strides[i];
        }
    }
    for (int i = 0, j = 0; i < n_old;) {
        int i_end = i + 1, j_end = j + 1;
        int64_t n_by_old = old_dims[i], n_by_new = new_dims[j];
        while (n_by_old != n_by_new) {
            ETCH_ASSERT(i_end <= n_old && j_end <= new_rank, "a reshape to another count");
            if (n_by_old < n_by_new)
                n_by_old *= old_dims[i_end++];
            else
                n_by_new *= new_dims[j_end++];
        }
        for (int k = i; k + 1 < i_end; k++) {
            int64_t evenly;
            if (ETCH_MUL_OVERFLOWS(old_dims[k + 1], old_strides[k + 1], &evenly) || old_strides[k] != evenly)
                return false;
        }
        int64_t stride = old_strides[i_end - 1];
        for (int k = j_end - 1; k >= j; k--) {
            new_strides[k] = stride;
            if (k > j)
                stride *= new_dims[k];
        }
        i = i_end;
        j = j_end;
    }
    return true;
}

/* Fills in the dim that is -1 and compares the counts. */
static etch_status settle_dims(etch_ctx *cx, const etch_tensor *t, const int64_t *dims, int rank, int64_t *settled)
{
    char from[ETCH_SHAPE_TEXT], to[ETCH_SHAPE_TEXT];
    if (rank < 0 || rank > ETCH_MAX_RANK)
        return etch__fail(cx, ETCH_EINVAL, "the rank is %d: it must be from 0 to %d", rank, ETCH_MAX_RANK);
    if (!dims && rank > 0)
        return etch__fail(cx, ETCH_EINVAL, "the rank is %d but dims is NULL", rank);
    int unknown = -1;
    for (int i = 0; i < rank; i++) {
        settled[i] = dims[i];
        if (dims[i] != -1)
            continue;
        if (unknown >= 0)
            return etch__fail(cx, ETCH_EINVAL, "more than one dim of %s is -1", etch__shape_text(dims, rank, to));
        unknown = i;
        settled[i] = 1;
    }
    int64_t count;
    ETCH_TRY(etch__count_of(cx, settled, rank, &count));
    bool fits = unknown < 0 ? count == t->count : count != 0 && t->count % count == 0;
    if (fits) {
        if (unknown >= 0)
            settled[unknown] = t->count / count;
        return ETCH_OK;
    }
    etch__shape_text(t->dims, t->rank, from);
    etch__shape_text(dims, rank, to);
    if (unknown < 0)
        return etch__fail(cx, ETCH_ESHAPE, "%s has %lld elements, but %s has %lld", from, (long long)t->count, to,
                          (long long)count);
    if (count == 0)
        return etch__fail(cx, ETCH_ESHAPE, "from %s to %s: the other dims multiply to 0, so -1 could be any size", from,
                          to);
    return etch__fail(cx, ETCH_ESHAPE, "%s has %lld elements, which is not a multiple of the %lld of %s", from,
                      (long long)t->count, (long long)count, to);
}

static etch_status new_dense(etch_ctx *cx, etch_tensor *t, etch_tensor **out)
{
    etch_tensor *copy = NULL;
    ETCH_TRY(etch_tensor_new(cx, t->dtype, t->dims, t->rank, &copy));
    void *dst = etch_tensor_map(cx, copy, true);
    void *src = dst ? etch_tensor_map(cx, t, false) : NULL;
    if (!src) {
        etch_tensor_release(&copy);
        return cx->status;
    }
    etch__copy_strided(t->dtype, t->rank, t->dims, dst, copy->strides, src, t->strides);
    etch_tensor_unmap(cx, t);
    etch_tensor_unmap(cx, copy);
    *out = copy;
    return ETCH_OK;
}

etch_status etch_tensor_reshape(etch_ctx *cx, etch_tensor *t, const int64_t *dims, int rank, etch_tensor **out)
{
    ETCH_ENTER(cx);
    ETCH_TRY(check_given(cx, "reshape", t, out));
    int64_t settled[ETCH_MAX_RANK] = { 0 }, strides[ETCH_MAX_RANK];
    if (settle_dims(cx, t, dims, rank, settled) != ETCH_OK)
        return etch__fail_within(cx, "reshape");
    if (etch__reshape_strides(t->dims, t->strides, t->rank, settled, rank, strides))
        return make_view(cx, t, 0, settled, strides, rank, out);
    etch_tensor *dense = NULL;
    etch_status s = new_dense(cx, t, &dense);
    if (dense)
        s = make_view(cx, dense, 0, settled, NULL, rank, out);
    etch_tensor_release(&dense);
    return s;
}

etch_status etch_tensor_dense(etch_ctx *cx, etch_tensor *t, etch_tensor **out)
{
    ETCH_ENTER(cx);
    ETCH_TRY(check_given(cx, "dense", t, out));
    if (!etch_tensor_is_dense(t))
        return new_dense(cx, t, out);
    *out = etch_tensor_retain(t);
    return ETCH_OK;
}
