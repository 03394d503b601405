/* What the families of calls share: see support.h. */
#include "kernel/call/support.h"

#include "kernel/call/types.h"
#include "kernel/call/walk.h"

#include <stdio.h>
#include <string.h>

/* Larger blocks are the device's, which has them for the next one who asks. */
static const size_t LARGE_BYTES = (size_t)256 << 10;

etch_status etch__call_settle(etch_call *c, int i_out, const int64_t *dims, int rank)
{
    if (c->resize)
        return c->resize(c, i_out, dims, rank);
    const etch_array *y = &c->out[i_out];
    if (y->rank == rank && (rank == 0 || memcmp(y->dims, dims, (size_t)rank * sizeof *dims) == 0))
        return ETCH_OK;
    char found[ETCH_SHAPE_TEXT], expected[ETCH_SHAPE_TEXT];
    return etch__fail(c->cx, ETCH_ESHAPE, "%s: result %d has shape %s, but %s was expected", c->op, i_out,
                      etch__shape_text(dims, rank, found), etch__shape_text(y->dims, y->rank, expected));
}

/* Largest value that fits, by the classes and sizes of dtypes.def. */
static uint64_t greatest(etch_dtype t)
{
    int n_bits = etch__dtypes[t].bytes * 8 - (etch__dtype_is(t, ETCH_CLASS_INT) ? 1 : 0);
    return UINT64_MAX >> (64 - n_bits);
}

etch_status etch__check_index_dtype(etch_call *c, etch_dtype t, int axis, int64_t n, bool end)
{
    if (n == 0 || (uint64_t)n - !end <= greatest(t))
        return ETCH_OK;
    return etch__fail(c->cx, ETCH_ERANGE, "%s: axis %d of size %lld is too long for indices of %s", c->op, axis,
                      (long long)n, etch_dtype_name(t));
}

void *etch__room_take(etch_room *room, etch_ctx *cx, int64_t n, size_t elem_bytes)
{
    size_t bytes;
    *room = (etch_room){ .cx = cx, .mark = etch__arena_mark(&cx->scratch) };
    if (n < 0 || ETCH_MUL_OVERFLOWS((size_t)n, elem_bytes, &bytes))
        return NULL;
    if (bytes <= LARGE_BYTES)
        return etch__arena_alloc(&cx->scratch, bytes, ETCH_DEVICE_ALIGN);
    if (etch__device_cpu(cx, &room->device) != ETCH_OK)
        return NULL;
    room->bytes = bytes;
    room->large = etch__device_host_alloc(room->device, bytes);
    return room->large;
}

void etch__room_give(etch_room *room)
{
    if (room->large)
        etch__device_host_free(room->device, room->large, room->bytes);
    else
        etch__arena_reset(&room->cx->scratch, room->mark);
}

#define READ_INDICES(_t) \
    static void read##_t(const char *p, int64_t stride, int64_t n, int64_t *out) \
    { \
        const etch_el##_t *x = (const etch_el##_t *)p; \
        for (int64_t i = 0; i < n; i++) \
            out[i] = (int64_t)x[i * stride]; \
    } \
    static void write##_t(void *p, const int64_t *in, int64_t n) \
    { \
        etch_el##_t *x = (etch_el##_t *)p; \
        for (int64_t i = 0; i < n; i++) \
            x[i] = (etch_el##_t)in[i]; \
    }
#define D(name, bytes, cls, ktype, npy, long_name) ETCH_FOR_INTEGER_##cls(READ_INDICES(_##name))
#include "tensor/dtypes.def"
#undef D

typedef void read_fn(const char *p, int64_t stride, int64_t n, int64_t *out);
typedef void write_fn(void *p, const int64_t *in, int64_t n);
static read_fn *const readers[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) ETCH_ENTRY_INTEGER_##cls(read_##name)
#include "tensor/dtypes.def"
#undef D
};
static write_fn *const writers[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) ETCH_ENTRY_INTEGER_##cls(write_##name)
#include "tensor/dtypes.def"
#undef D
};

void etch__read_indices(const etch_array *a, int64_t at, int64_t stride, int64_t n, int64_t *out)
{
    ETCH_ASSERT(readers[a->dtype], "indices of %s", etch_dtype_name(a->dtype));
    readers[a->dtype](a->data + at * etch__dtypes[a->dtype].bytes, stride, n, out);
}

void etch__write_indices(etch_dtype t, void *to, const int64_t *indices, int64_t n)
{
    ETCH_ASSERT(writers[t], "indices of %s", etch_dtype_name(t));
    writers[t](to, indices, n);
}

etch_status etch__fail_index(etch_call *c, int i_in, const char *name, int64_t i, int axis, int64_t size)
{
    const etch_array *a = &c->in[i_in];
    int64_t at = 0, position[ETCH_MAX_RANK];
    for (int k = a->rank - 1; k >= 0; k--) {
        position[k] = i % a->dims[k];
        at += position[k] * a->strides[k];
        i /= a->dims[k];
    }
    char where[ETCH_MAX_RANK * 22 + 3] = "", value[24];
    int n = 0;
    for (int k = 0; k < a->rank; k++)
        n += snprintf(where + n, sizeof where - (size_t)n, k ? ", %lld" : "[%lld", (long long)position[k]);
    if (a->rank > 0)
        snprintf(where + n, sizeof where - (size_t)n, "]");
    int64_t x;
    etch__read_indices(a, at, 1, 1, &x);
    if (etch__dtype_is(a->dtype, ETCH_CLASS_UINT))
        snprintf(value, sizeof value, "%llu", (unsigned long long)x);
    else
        snprintf(value, sizeof value, "%lld", (long long)x);
    return etch__fail(c->cx, ETCH_ERANGE, "%s: %s%s = %s is not in [0, %lld): out of range for axis %d of size %lld",
                      c->op, name, where, value, (long long)size, axis, (long long)size);
}

static void move_strings(char *dst, int64_t dst_stride, const char *src, int64_t src_stride, int64_t n)
{
    etch_str **to = (etch_str **)dst;
    etch_str *const *from = (etch_str *const *)src;
    for (int64_t i = 0; i < n; i++) {
        etch_str *s = etch__str_retain(from[i * src_stride]);
        etch__str_release(to[i * dst_stride]);
        to[i * dst_stride] = s;
    }
}

/* A constant size makes the memcpy a load and a store. */
#define MOVE_BY(n_bytes) \
    for (int64_t i = 0; i < n; i++) \
    memcpy(dst + i * dst_stride * (int64_t)(n_bytes), src + i * src_stride * (int64_t)(n_bytes), n_bytes)

void etch__move_run(etch_dtype t, char *dst, int64_t dst_stride, const char *src, int64_t src_stride, int64_t n)
{
    size_t bytes = etch__dtypes[t].bytes;
    if (etch__dtype_is(t, ETCH_CLASS_STRING)) {
        move_strings(dst, dst_stride, src, src_stride, n);
        return;
    }
    if (dst_stride == 1 && src_stride == 1) {
        memcpy(dst, src, (size_t)n * bytes);
        return;
    }
    switch (bytes) {
    case 1: MOVE_BY(1); break;
    case 2: MOVE_BY(2); break;
    case 4: MOVE_BY(4); break;
    case 8: MOVE_BY(8); break;
    default: MOVE_BY(bytes); break;
    }
}

void etch__fill_run(etch_dtype t, char *dst, int64_t n, const char *value)
{
    size_t bytes = etch__dtypes[t].bytes;
    int64_t dst_stride = 1, src_stride = 0;
    const char *src = value;
    if (etch__dtype_is(t, ETCH_CLASS_STRING)) {
        move_strings(dst, 1, value, 0, n);
        return;
    }
    switch (bytes) {
    case 1: memset(dst, *(const unsigned char *)value, (size_t)n); break;
    case 2: MOVE_BY(2); break;
    case 4: MOVE_BY(4); break;
    case 8: MOVE_BY(8); break;
    default: MOVE_BY(bytes); break;
    }
}

void etch__slice_init(etch_slice_copy *s, etch_dtype t, int rank, const int64_t *dims, const int64_t *dst_strides,
                      const int64_t *src_strides)
{
    etch_walk w;
    bool has_elements = etch__walk_start(&w, rank, dims, 2, (const int64_t *const[]){ dst_strides, src_strides });
    *s = (etch_slice_copy){ .dtype = t,
                            .rank = rank,
                            .dims = dims,
                            .dst_strides = dst_strides,
                            .src_strides = src_strides,
                            .elem_bytes = etch__dtypes[t].bytes };
    if (!has_elements)
        return;
    s->count = 1;
    for (int i = 0; i < rank; i++)
        s->count *= dims[i];
    s->is_run = w.rank == 0 && w.run_stride[0] == 1;
    s->src_stride = w.run_stride[1];
    if (s->is_run && s->src_stride == 1 && !etch__dtype_is(t, ETCH_CLASS_STRING))
        s->whole_bytes = (size_t)s->count * s->elem_bytes;
}

void etch__slice_move(const etch_slice_copy *s, char *dst, const char *src)
{
    if (s->whole_bytes)
        memcpy(dst, src, s->whole_bytes);
    else if (s->is_run)
        etch__move_run(s->dtype, dst, 1, src, s->src_stride, s->count);
    else if (s->count > 0)
        etch__copy_strided(s->dtype, s->rank, s->dims, dst, s->dst_strides, src, s->src_strides);
}

#define GATHER_BY(n_bytes) \
    for (int64_t i = 0; i < n; i++) \
    memcpy(dst + i * (n_bytes), src + from[i] * (n_bytes), n_bytes)

void etch__slice_gather(const etch_slice_copy *s, char *dst, const char *src, const int64_t *from, int64_t n)
{
    int64_t bytes = (int64_t)s->elem_bytes;
    if (s->whole_bytes && s->count == 1)
        switch (bytes) {
        case 1: GATHER_BY(1); return;
        case 2: GATHER_BY(2); return;
        case 4: GATHER_BY(4); return;
        case 8: GATHER_BY(8); return;
        default: break;
        }
    for (int64_t i = 0; i < n; i++)
        etch__slice_move(s, dst + i * s->count * bytes, src + from[i] * bytes);
}

/* Names the first index, row-major, that is out of range; there is one among the n vectors. */
static etch_status fail_vectors(etch_call *c, int64_t at, int64_t stride, int64_t n, int64_t first, int axis,
                                const int64_t *x_dims)
{
    const etch_array *indices = &c->in[1];
    int last = indices->rank - 1;
    int64_t n_axes = indices->dims[last];
    for (int64_t i = 0; i < n; i++)
        for (int64_t k = 0; k < n_axes; k++) {
            int64_t index;
            etch__read_indices(indices, at + i * stride + k * indices->strides[last], 1, 1, &index);
            if (index < 0 || index >= x_dims[k])
                return etch__fail_index(c, 1, "indices", (first + i) * n_axes + k, axis + (int)k, x_dims[k]);
        }
    ETCH_ASSERT(false, "%s: no index is out of range", c->op);
    return ETCH_ERANGE;
}

etch_status etch__vectors_to_offsets(etch_call *c, int64_t at, int64_t stride, int64_t n, int64_t first, int axis,
                                     const int64_t *x_dims, const int64_t *x_strides, int64_t *out)
{
    const etch_array *indices = &c->in[1];
    int last = indices->rank - 1;
    int64_t index[ETCH_CALL_BLOCK];
    ETCH_ASSERT(n <= ETCH_CALL_BLOCK, "%lld index vectors in a block", (long long)n);
    memset(out, 0, (size_t)n * sizeof *out);
    for (int64_t k = 0; k < indices->dims[last]; k++) {
        etch__read_indices(indices, at + k * indices->strides[last], stride, n, index);
        for (int64_t i = 0; i < n; i++) {
            if (ETCH_UNLIKELY((uint64_t)index[i] >= (uint64_t)x_dims[k]))
                return fail_vectors(c, at, stride, n, first, axis, x_dims);
            out[i] += index[i] * x_strides[k];
        }
    }
    return ETCH_OK;
}
