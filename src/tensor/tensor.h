/* The inside of tensors and buffers. A buffer is counted device memory; a tensor is a strided view of a buffer. */
#ifndef ETCH_TENSOR_TENSOR_H
#define ETCH_TENSOR_TENSOR_H

#include <etch/tensor.h>
#include "device/device.h"
#include "tensor/dtype.h"
#include <stdatomic.h>

typedef struct etch_buffer etch_buffer;

/* A traced tensor stands for a value of a graph that is being recorded: it has a dtype and sizes, but neither elements nor a
 * buffer. Who makes it (trace/) answers for it through these. */
typedef struct etch_traced_ops {
    void (*at)(const etch_tensor *t, const char *file, int line); /* what follows is asked for at this place */
    int64_t (*dim)(etch_tensor *t,
                   int axis); /* the size as a number, which the trace takes note of; -1 if there is none */
    /* Reports that `what` needs elements, which t does not have; never ETCH_OK. */
    etch_status (*refuse)(etch_ctx *cx, const etch_tensor *t, const char *what);
    void (*destroy)(etch_tensor *t); /* the last reference is gone */
} etch_traced_ops;

struct etch_tensor {
    atomic_int n_refs;
    etch_dtype dtype;
    int rank;
    etch_buffer *buffer; /* retained */
    char *address;       /* of element 0, inside the buffer: a device address */
    int64_t count;
    int64_t dims[ETCH_MAX_RANK];
    int64_t strides[ETCH_MAX_RANK]; /* in elements; of axes with fewer than 2 elements arbitrary */
    const etch_traced_ops
        *traced;    /* NULL: an ordinary tensor. Of a traced one buffer, count, dims and strides mean nothing */
    void *trace;    /* for the ops */
    uint32_t value; /* in the trace's graph */
};

struct etch_buffer {
    atomic_int n_refs;
    atomic_bool is_room_taken;
    bool is_foreign;  /* memory that is not the device's to free */
    etch_runtime *rt; /* retained */
    etch_device *device;
    void *address;
    size_t bytes;
    int64_t n_strings;           /* > 0: holds that many counted strings, dropped with the buffer */
    void (*release)(void *user); /* of foreign memory, or NULL */
    void *user;
    etch_tensor room; /* most buffers have one tensor, which then needs no memory of its own */
};

/* Gives one reference back; true: it was the last. Who has the only one need not count down, which saves a locked instruction:
 * nobody else is there to count at the same time. */
static inline bool etch__is_last_reference(atomic_int *n_refs)
{
    return atomic_load_explicit(n_refs, memory_order_acquire) == 1 ||
           atomic_fetch_sub_explicit(n_refs, 1, memory_order_acq_rel) == 1;
}

#define ETCH_MAX_COUNT ((INT64_C(1) << 62) - 1) /* of elements, and of bytes, in a tensor */

etch_status etch__buffer_new(etch_ctx *cx, etch_device *d, size_t bytes, etch_buffer **out) ETCH_NODISCARD;
/* A buffer of `n` empty strings. */
etch_status etch__buffer_new_strings(etch_ctx *cx, etch_device *d, int64_t n, etch_buffer **out) ETCH_NODISCARD;
/* A buffer on foreign memory; `release(user)` (may be NULL) is left to the caller if this fails. */
etch_status etch__buffer_wrap(etch_ctx *cx, etch_device *d, void *address, size_t bytes, void (*release)(void *user),
                              void *user, etch_buffer **out) ETCH_NODISCARD;
etch_buffer *etch__buffer_retain(etch_buffer *b);
void etch__buffer_release(etch_buffer **b);

/* A tensor on `b` (retained), element 0 at `address`. `strides` NULL: row-major. The caller vouches that the elements
 * lie inside the buffer. */
etch_status etch__tensor_on_buffer(etch_ctx *cx, etch_buffer *b, void *address, etch_dtype t, const int64_t *dims,
                                   const int64_t *strides, int rank, etch_tensor **out) ETCH_NODISCARD;
/* `t` is a tensor with elements; otherwise the message says what asked for them. */
etch_status etch__check_tensor(etch_ctx *cx, const etch_tensor *t, const char *what) ETCH_NODISCARD;
/* Number of elements; ETCH_ERANGE names the dims if it does not fit in ETCH_MAX_COUNT. 0 if any dim is 0. */
etch_status etch__count_of(etch_ctx *cx, const int64_t *dims, int rank, int64_t *out) ETCH_NODISCARD;
/* What a caller may give as dtype, rank and dims: ETCH_EINVAL if dtype or rank are none, or dims is NULL where it may
 * not be; ETCH_ERANGE if the elements or their bytes do not fit. */
etch_status etch__check_shape(etch_ctx *cx, etch_dtype t, const int64_t *dims, int rank, int64_t *count) ETCH_NODISCARD;
/* "[2,3]" for messages, written to `text` and returned. */
#define ETCH_SHAPE_TEXT (ETCH_MAX_RANK * 21 + 3)
const char *etch__shape_text(const int64_t *dims, int rank, char text[ETCH_SHAPE_TEXT]);
/* The same, "[2,?]", with sizes of which negative ones are open. */
const char *etch__open_shape_text(const int64_t *dims, int rank, char text[ETCH_SHAPE_TEXT]);
void etch__row_major_strides(const int64_t *dims, int rank, int64_t *strides);
bool etch__is_dense(const int64_t *dims, const int64_t *strides, int rank);
/* Strides of a reshape that needs no copy; false if one is needed. */
bool etch__reshape_strides(const int64_t *dims, const int64_t *strides, int rank, const int64_t *new_dims, int new_rank,
                           int64_t *new_strides);

/* Distance in elements from element 0 to element `i` of the row-major order. */
int64_t etch__offset_of(const etch_tensor *t, int64_t i);

/* Strings: an element is a pointer to a counted, immutable string; NULL is the empty string. */
typedef struct etch_str {
    _Atomic int64_t n_refs; /* as many as elements, which are more than an int counts */
    const etch_allocator *alloc;
    size_t n;
    char bytes[]; /* followed by a NUL that is not counted */
} etch_str;
etch_str *etch__str_new(const etch_allocator *a, const char *bytes, size_t n); /* NULL: out of memory */
/* Puts a new string in place of the one at `slot`; the empty one takes no memory. False: out of memory, nothing done. */
bool etch__str_assign(const etch_allocator *a, etch_str **slot, const char *bytes, size_t n);
etch_str *etch__str_retain(etch_str *s);
void etch__str_release(etch_str *s); /* accepts NULL */
/* Lets go of n elements that stand in a row. One string many times, as `fill` has it, is let go of once. */
void etch__str_release_all(etch_str *const *strings, int64_t n);

/* Copies elements between strided host arrays of one dtype and equal dims (strings are retained and dropped). The two
 * must not overlap, and no two elements of `dst` may be one. */
void etch__copy_strided(etch_dtype t, int rank, const int64_t *dims, void *dst, const int64_t *dst_strides,
                        const void *src, const int64_t *src_strides);
/* The same, which the program may stop (etch__go_on; cx NULL: it may not); large ones are shared out among the threads of the pool. */
etch_status etch__copy_in_parts(etch_ctx *cx, etch_dtype t, int rank, const int64_t *dims, void *dst,
                                const int64_t *dst_strides, const void *src, const int64_t *src_strides) ETCH_NODISCARD;

#endif
