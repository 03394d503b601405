/* Tensors: making them, counting them, asking them, and reading what they hold.
 *
 * A tensor is a small struct on a counted buffer and never changes its shape. What must stay true: all elements lie inside
 * the buffer; elements and bytes number at most ETCH_MAX_COUNT, so that no offset computed from dims and strides
 * overflows. A tensor without elements has row-major strides as far as they fit, and 0 beyond. */
#include "tensor/tensor.h"

#include <stdio.h>
#include <string.h>

static const char *write_shape(const int64_t *dims, int rank, bool may_be_open, char text[ETCH_SHAPE_TEXT])
{
    int n = 0;
    text[n++] = '[';
    for (int i = 0; i < rank; i++)
        if (may_be_open && dims[i] < 0)
            n += snprintf(text + n, (size_t)(ETCH_SHAPE_TEXT - n), i ? ",?" : "?");
        else
            n += snprintf(text + n, (size_t)(ETCH_SHAPE_TEXT - n), i ? ",%lld" : "%lld", (long long)dims[i]);
    text[n++] = ']';
    text[n] = '\0';
    return text;
}

const char *etch__shape_text(const int64_t *dims, int rank, char text[ETCH_SHAPE_TEXT])
{
    return write_shape(dims, rank, false, text);
}

const char *etch__open_shape_text(const int64_t *dims, int rank, char text[ETCH_SHAPE_TEXT])
{
    return write_shape(dims, rank, true, text);
}

etch_status etch__count_of(etch_ctx *cx, const int64_t *dims, int rank, int64_t *out)
{
    char text[ETCH_SHAPE_TEXT];
    int64_t count = 1;
    bool fits = true, is_empty = false;
    for (int i = 0; i < rank; i++) {
        if (dims[i] < 0)
            return etch__fail(cx, ETCH_ERANGE, "dim %d of %s is negative", i, etch__shape_text(dims, rank, text));
        if (dims[i] > ETCH_MAX_COUNT) /* also where there are no elements: no dim of a graph could be it */
            return etch__fail(cx, ETCH_ERANGE, "dim %d of %s is too large: at most 2^62 - 1 is possible", i,
                              etch__shape_text(dims, rank, text));
        is_empty |= dims[i] == 0;
        if (fits)
            fits = !ETCH_MUL_OVERFLOWS(count, dims[i], &count) && count <= ETCH_MAX_COUNT;
    }
    if (!fits && !is_empty)
        return etch__fail(cx, ETCH_ERANGE, "%s has too many elements: at most 2^62 - 1 are possible",
                          etch__shape_text(dims, rank, text));
    *out = is_empty ? 0 : count;
    return ETCH_OK;
}

etch_status etch__check_shape(etch_ctx *cx, etch_dtype t, const int64_t *dims, int rank, int64_t *count)
{
    if ((unsigned)t >= ETCH_N_DTYPES)
        return etch__fail(cx, ETCH_EINVAL, "%d is no dtype", (int)t);
    if (rank < 0 || rank > ETCH_MAX_RANK)
        return etch__fail(cx, ETCH_EINVAL, "the rank is %d: it must be from 0 to %d", rank, ETCH_MAX_RANK);
    if (!dims && rank > 0)
        return etch__fail(cx, ETCH_EINVAL, "the rank is %d but dims is NULL", rank);
    int64_t n, bytes;
    ETCH_TRY(etch__count_of(cx, dims, rank, &n));
    if (ETCH_MUL_OVERFLOWS(n, (int64_t)etch__dtypes[t].bytes, &bytes) || bytes > ETCH_MAX_COUNT) {
        char text[ETCH_SHAPE_TEXT];
        return etch__fail(cx, ETCH_ERANGE, "%s%s has too many bytes: at most 2^62 - 1 are possible", etch_dtype_name(t),
                          etch__shape_text(dims, rank, text));
    }
    *count = n;
    return ETCH_OK;
}

void etch__row_major_strides(const int64_t *dims, int rank, int64_t *strides)
{
    int64_t stride = 1;
    for (int i = rank - 1; i >= 0; i--) {
        strides[i] = stride;
        if (ETCH_MUL_OVERFLOWS(stride, dims[i] > 0 ? dims[i] : 1, &stride) || stride > ETCH_MAX_COUNT)
            stride = 0;
    }
}

bool etch__is_dense(const int64_t *dims, const int64_t *strides, int rank)
{
    int64_t stride = 1;
    bool is_dense = true;
    for (int i = rank - 1; i >= 0; i--) {
        if (dims[i] == 0)
            return true;
        if (!is_dense || dims[i] == 1)
            continue;
        is_dense = strides[i] == stride && !ETCH_MUL_OVERFLOWS(stride, dims[i], &stride);
    }
    return is_dense;
}

int64_t etch__offset_of(const etch_tensor *t, int64_t i)
{
    int64_t offset = 0;
    for (int axis = t->rank - 1; axis >= 0; axis--) {
        if (t->dims[axis] > 1)
            offset += i % t->dims[axis] * t->strides[axis];
        i /= t->dims[axis];
    }
    return offset;
}

/* The buffer's own room, or memory if another tensor lives there. */
static etch_tensor *take_struct(etch_buffer *b)
{
    if (atomic_exchange_explicit(&b->is_room_taken, true, memory_order_acquire))
        return etch__device_host_alloc(b->device, sizeof(etch_tensor));
    ETCH_UNPOISON(&b->room, sizeof b->room);
    return &b->room;
}

static void give_back_struct(etch_buffer *b, etch_tensor *t)
{
    if (t != &b->room) {
        etch__device_host_free(b->device, t, sizeof *t);
        return;
    }
    ETCH_POISON(&b->room, sizeof b->room);
    atomic_store_explicit(&b->is_room_taken, false, memory_order_release);
}

/* The room of a buffer that nobody else knows yet. */
static etch_tensor *take_room(etch_buffer *b)
{
    atomic_store_explicit(&b->is_room_taken, true, memory_order_relaxed);
    ETCH_UNPOISON(&b->room, sizeof b->room);
    return &b->room;
}

/* The reference to the buffer is taken over. The shape has been checked. */
static etch_tensor *fill_in(etch_tensor *it, etch_buffer *b, void *address, etch_dtype t, const int64_t *dims,
                            const int64_t *strides, int rank, int64_t count)
{
    atomic_init(&it->n_refs, 1);
    it->dtype = t;
    it->rank = rank;
    it->buffer = b;
    it->address = address;
    it->count = count;
    it->traced = NULL;
    for (int i = 0; i < rank; i++)
        it->dims[i] = dims[i];
    if (!strides || count == 0)
        etch__row_major_strides(dims, rank, it->strides);
    else
        for (int i = 0; i < rank; i++)
            it->strides[i] = strides[i];
    return it;
}

/* The shape has been checked. */
static etch_status make_tensor(etch_ctx *cx, etch_buffer *b, void *address, etch_dtype t, const int64_t *dims,
                               const int64_t *strides, int rank, int64_t count, etch_tensor **out)
{
    etch_tensor *it = take_struct(b);
    if (!it)
        return etch__fail_nomem(cx);
    *out = fill_in(it, etch__buffer_retain(b), address, t, dims, strides, rank, count);
    return ETCH_OK;
}

etch_status etch__tensor_on_buffer(etch_ctx *cx, etch_buffer *b, void *address, etch_dtype t, const int64_t *dims,
                                   const int64_t *strides, int rank, etch_tensor **out)
{
    int64_t count;
    ETCH_TRY(etch__check_shape(cx, t, dims, rank, &count));
    return make_tensor(cx, b, address, t, dims, strides, rank, count, out);
}

static etch_status new_tensor(etch_ctx *cx, etch_dtype t, const int64_t *dims, int rank, int64_t count,
                              etch_tensor **out)
{
    etch_device *d;
    etch_buffer *b = NULL;
    ETCH_TRY(etch__device_cpu(cx, &d));
    etch_status s = etch__dtype_is(t, ETCH_CLASS_STRING)
                        ? etch__buffer_new_strings(cx, d, count, &b)
                        : etch__buffer_new(cx, d, (size_t)count * etch__dtypes[t].bytes, &b);
    if (s == ETCH_ENOMEM) {
        char shape[ETCH_SHAPE_TEXT];
        return etch__fail(cx, s, "OOM when allocating tensor with shape%s and type %s: out of memory for %zu bytes",
                          etch__shape_text(dims, rank, shape), etch_dtype_long_name(t),
                          (size_t)count * etch__dtypes[t].bytes);
    }
    ETCH_TRY(s);
    *out = fill_in(take_room(b), b, b->address, t, dims, NULL, rank, count);
    return ETCH_OK;
}

etch_status etch_tensor_new(etch_ctx *cx, etch_dtype t, const int64_t *dims, int rank, etch_tensor **out)
{
    ETCH_ENTER(cx);
    int64_t count;
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "tensor: no place for the result");
    ETCH_TRY(etch__check_shape(cx, t, dims, rank, &count));
    return new_tensor(cx, t, dims, rank, count, out);
}

/* A NULL among the strings is taken as the empty one. */
static etch_status set_strings(etch_ctx *cx, etch_str **slots, const char *const *from, int64_t n)
{
    for (int64_t i = 0; i < n; i++)
        if (from[i] && !etch__str_assign(cx->alloc, &slots[i], from[i], strlen(from[i])))
            return etch__fail_nomem(cx);
    return ETCH_OK;
}

etch_status etch_tensor_from(etch_ctx *cx, etch_dtype t, const int64_t *dims, int rank, const void *data,
                             etch_tensor **out)
{
    ETCH_ENTER(cx);
    int64_t count;
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "tensor: no place for the result");
    ETCH_TRY(etch__check_shape(cx, t, dims, rank, &count));
    if (!data && count > 0)
        return etch__fail(cx, ETCH_EINVAL, "tensor: %lld elements from NULL", (long long)count);
    etch_tensor *it = NULL;
    ETCH_TRY(new_tensor(cx, t, dims, rank, count, &it));
    etch_status s = ETCH_OK;
    if (etch__dtype_is(t, ETCH_CLASS_STRING))
        s = set_strings(cx, (etch_str **)it->address, data, count);
    else if (count > 0)
        memcpy(it->address, data, (size_t)count * etch__dtypes[t].bytes);
    if (s == ETCH_OK)
        *out = it;
    else
        etch_tensor_release(&it);
    return s;
}

/* Offsets in bytes of the lowest and highest element from element 0, or false if they do not fit. Axes with fewer than
 * two elements do not count, whatever their strides. */
static bool span_of(size_t elem_bytes, const int64_t *dims, const int64_t *strides, int rank, int64_t *lo, int64_t *hi)
{
    *lo = *hi = 0;
    for (int i = 0; i < rank; i++) {
        int64_t reach;
        if (dims[i] < 2)
            continue;
        if (ETCH_MUL_OVERFLOWS(strides[i], (int64_t)elem_bytes, &reach) ||
            ETCH_MUL_OVERFLOWS(reach, dims[i] - 1, &reach))
            return false;
        int64_t *end = reach < 0 ? lo : hi;
        if (ETCH_ADD_OVERFLOWS(*end, reach, end) || *end < -ETCH_MAX_COUNT || *end > ETCH_MAX_COUNT)
            return false;
    }
    return true;
}

static etch_status wrap(etch_ctx *cx, etch_dtype t, const int64_t *dims, const int64_t *strides, int rank, void *data,
                        void (*release)(void *user), void *user, etch_tensor **out, bool *is_owned)
{
    /* What a tensor without elements points at when the caller has no address for it. */
    static _Alignas(ETCH_DEVICE_ALIGN) char nothing[ETCH_DEVICE_ALIGN];
    char text[ETCH_SHAPE_TEXT];
    int64_t count, lo = 0, hi = 0, own_strides[ETCH_MAX_RANK];
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "wrap: no place for the result");
    ETCH_TRY(etch__check_shape(cx, t, dims, rank, &count));
    if (etch__dtype_is(t, ETCH_CLASS_STRING))
        return etch__fail(cx, ETCH_EDTYPE, "wrap: foreign memory cannot hold %s elements", etch_dtype_name(t));
    size_t elem_bytes = etch__dtypes[t].bytes;
    if (!data && count > 0)
        return etch__fail(cx, ETCH_EINVAL, "wrap: %lld elements at NULL", (long long)count);
    if ((uintptr_t)data % elem_bytes != 0)
        return etch__fail(cx, ETCH_EINVAL, "wrap: the address %p is not aligned to the %zu bytes of %s", data,
                          elem_bytes, etch_dtype_name(t));
    etch__row_major_strides(dims, rank, own_strides);
    if (strides && count > 0) {
        /* An axis that is never stepped along may come with any stride; ours keeps later arithmetic in range. */
        for (int i = 0; i < rank; i++)
            if (dims[i] > 1)
                own_strides[i] = strides[i];
    }
    if (count > 0 && !span_of(elem_bytes, dims, own_strides, rank, &lo, &hi)) {
        char strides_text[ETCH_SHAPE_TEXT];
        return etch__fail(cx, ETCH_ERANGE, "wrap: strides %s reach too far for shape %s",
                          etch__shape_text(own_strides, rank, strides_text), etch__shape_text(dims, rank, text));
    }
    if (!data)
        data = nothing;
    etch_device *d;
    etch_buffer *b = NULL;
    size_t bytes = count > 0 ? (size_t)(hi - lo) + elem_bytes : 0;
    ETCH_TRY(etch__device_cpu(cx, &d));
    ETCH_TRY(etch__buffer_wrap(cx, d, (char *)data + lo, bytes, release, user, &b));
    *is_owned = true;
    etch_status s = make_tensor(cx, b, data, t, dims, own_strides, rank, count, out);
    etch__buffer_release(&b);
    return s;
}

etch_status etch_tensor_wrap(etch_ctx *cx, etch_dtype t, const int64_t *dims, const int64_t *strides, int rank,
                             void *data, void (*release)(void *user), void *user, etch_tensor **out)
{
    /* Not ETCH_ENTER: an error that sticks is a failure to wrap as well, and the memory has to be let go. */
    bool is_owned = false;
    etch_status s = cx->status;
    if (!cx->sticky) {
        cx->status = ETCH_OK;
        s = wrap(cx, t, dims, strides, rank, data, release, user, out, &is_owned);
    }
    if (s != ETCH_OK && !is_owned && release)
        release(user);
    return s;
}

etch_tensor *etch_tensor_retain(etch_tensor *t)
{
    if (t)
        atomic_fetch_add_explicit(&t->n_refs, 1, memory_order_relaxed);
    return t;
}

void etch_tensor_release(etch_tensor **t)
{
    if (!t || !*t)
        return;
    etch_tensor *it = *t;
    *t = NULL;
    if (!etch__is_last_reference(&it->n_refs))
        return;
    if (ETCH_UNLIKELY(it->traced)) {
        it->traced->destroy(it);
        return;
    }
    etch_buffer *b = it->buffer;
    give_back_struct(b, it);
    etch__buffer_release(&b); /* last: it may be the end of the device */
}

bool etch_tensor_is_traced(const etch_tensor *t) { return t->traced != NULL; }
etch_dtype etch_tensor_dtype(const etch_tensor *t) { return t->dtype; }
int etch_tensor_rank(const etch_tensor *t) { return t->rank; }
/* Asks a traced tensor for all its sizes as numbers. */
static void ask_dims(const etch_tensor *t)
{
    etch_tensor *it = (etch_tensor *)t; /* the answers are kept in it */
    it->count = 1;
    for (int a = 0; a < t->rank; a++) {
        it->dims[a] = t->traced->dim(it, a);
        if (it->dims[a] < 0)
            it->count = -1;
        else if (it->count >= 0 &&
                 (ETCH_MUL_OVERFLOWS(it->count, it->dims[a], &it->count) || it->count > ETCH_MAX_COUNT))
            it->count = -1;
    }
    it->count = t->rank < 0 ? -1 : it->count;
}

const etch_tensor *etch_tensor_at(const etch_tensor *t, const char *file, int line)
{
    if (ETCH_UNLIKELY(t && t->traced))
        t->traced->at(t, file, line);
    return t;
}

const int64_t *(etch_tensor_dims)(const etch_tensor *t)
{
    if (ETCH_UNLIKELY(t->traced))
        ask_dims(t);
    return t->dims;
}

int64_t(etch_tensor_count)(const etch_tensor *t)
{
    if (ETCH_UNLIKELY(t->traced))
        ask_dims(t);
    return t->count;
}

const int64_t *etch_tensor_strides(const etch_tensor *t) { return t->traced ? NULL : t->strides; }

bool etch_tensor_is_dense(const etch_tensor *t) { return t->traced || etch__is_dense(t->dims, t->strides, t->rank); }

int64_t(etch_tensor_dim)(const etch_tensor *t, int axis)
{
    if (axis < 0)
        axis += t->rank;
    if (axis < 0 || axis >= t->rank)
        return -1;
    return ETCH_UNLIKELY(t->traced) ? t->traced->dim((etch_tensor *)t, axis) : t->dims[axis];
}

etch_status etch__check_tensor(etch_ctx *cx, const etch_tensor *t, const char *what)
{
    if (ETCH_UNLIKELY(!t))
        return etch__fail(cx, ETCH_EINVAL, "%s: the tensor is NULL", what);
    return ETCH_UNLIKELY(t->traced) ? t->traced->refuse(cx, t, what) : ETCH_OK;
}

void *etch_tensor_map(etch_ctx *cx, etch_tensor *t, bool write)
{
    if (cx->sticky)
        return NULL;
    cx->status = ETCH_OK;
    if (etch__check_tensor(cx, t, "map") != ETCH_OK)
        return NULL;
    etch_buffer *b = t->buffer;
    char *base = b->device->ops.map(cx, b->device, b->address, b->bytes, write);
    return base ? base + (t->address - (char *)b->address) : NULL;
}

void etch_tensor_unmap(etch_ctx *cx, etch_tensor *t)
{
    if (t && !t->traced)
        t->buffer->device->ops.unmap(cx, t->buffer->device, t->buffer->address, t->buffer->bytes);
}

etch_status etch_tensor_read(etch_ctx *cx, etch_tensor *t, void *dst, size_t bytes)
{
    ETCH_ENTER(cx);
    ETCH_TRY(etch__check_tensor(cx, t, "read"));
    if (etch__dtype_is(t->dtype, ETCH_CLASS_STRING))
        return etch__fail(cx, ETCH_EDTYPE, "read: elements of %s have no fixed size: use etch_tensor_string",
                          etch_dtype_name(t->dtype));
    size_t own_bytes = (size_t)t->count * etch__dtypes[t->dtype].bytes;
    if (bytes != own_bytes) {
        char text[ETCH_SHAPE_TEXT];
        return etch__fail(cx, ETCH_EINVAL, "read: %s%s has %zu bytes, but there is room for %zu",
                          etch_dtype_name(t->dtype), etch__shape_text(t->dims, t->rank, text), own_bytes, bytes);
    }
    if (bytes == 0)
        return ETCH_OK;
    if (!dst)
        return etch__fail(cx, ETCH_EINVAL, "read: %zu bytes to NULL", bytes);
    const void *src = etch_tensor_map(cx, t, false);
    if (!src)
        return cx->status;
    int64_t dst_strides[ETCH_MAX_RANK];
    etch__row_major_strides(t->dims, t->rank, dst_strides);
    etch__copy_strided(t->dtype, t->rank, t->dims, dst, dst_strides, src, t->strides);
    etch_tensor_unmap(cx, t);
    return ETCH_OK;
}
