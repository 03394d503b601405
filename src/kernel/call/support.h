/* What the families of calls share: axes, sizes of results, scratch, index operands, and moving elements.
 *
 * Elements are moved by their size alone, except strings, which are counted: putting one somewhere retains it and drops
 * what was there. Index operands may have any integer dtype; they are read in blocks as i64 (a u64 from 2^63 up comes out
 * negative, and so out of any range). */
#ifndef ETCH_KERNEL_CALL_SUPPORT_H
#define ETCH_KERNEL_CALL_SUPPORT_H

#include "kernel/call.h"

/* Elements handled at a time where a block is kept on the stack. */
#define ETCH_CALL_BLOCK 256

/* An axis that may count from the end. */
static inline int etch__call_axis(int64_t axis, int rank) { return (int)(axis < 0 ? axis + rank : axis); }

/* The result's sizes are these: hands them to `resize`, or without it checks them against the dims that are set
 * (ETCH_ESHAPE). */
etch_status etch__call_settle(etch_call *c, int i_out, const int64_t *dims, int rank) ETCH_NODISCARD;

/* ETCH_ERANGE unless positions 0 .. n - 1 (with `end`, also n) can be written to an integer array of this dtype. */
etch_status etch__check_index_dtype(etch_call *c, etch_dtype t, int axis, int64_t n, bool end) ETCH_NODISCARD;

/* One block of scratch: small ones from the context's arena; large ones from the device, so that they do not stay with the context.
 * Of either nothing is asked of the system at steady sizes. Aligned to 64 bytes. */
typedef struct etch_room {
    etch_ctx *cx;
    etch_arena_mark mark;
    etch_device *device;
    void *large; /* NULL: came from the arena */
    size_t bytes;
} etch_room;
/* n elements of elem_bytes each. NULL: out of memory, and nothing to give back. */
void *etch__room_take(etch_room *room, etch_ctx *cx, int64_t n, size_t elem_bytes);
void etch__room_give(etch_room *room);

/* n elements of an integer array from element `at` on, `stride` apart. */
void etch__read_indices(const etch_array *a, int64_t at, int64_t stride, int64_t n, int64_t *out);
/* The way back, to adjacent elements. */
void etch__write_indices(etch_dtype t, void *to, const int64_t *indices, int64_t n);
/* "gather: indices[3, 1] = 12 is not in [0, 10): out of range for axis 0 of size 10"; `i` counts the elements of in[i_in] row-major. */
etch_status etch__fail_index(etch_call *c, int i_in, const char *name, int64_t i, int axis, int64_t size);

/* n elements from `src` to `dst`, which do not overlap; strides in elements. */
void etch__move_run(etch_dtype t, char *dst, int64_t dst_stride, const char *src, int64_t src_stride, int64_t n);
/* n adjacent elements set to the one at `value`. */
void etch__fill_run(etch_dtype t, char *dst, int64_t n, const char *value);

/* A block of elements that is moved again and again from other places: dims and strides are looked at once. */
typedef struct etch_slice_copy {
    etch_dtype dtype;
    int rank;
    const int64_t *dims, *dst_strides, *src_strides; /* borrowed */
    int64_t count;
    size_t elem_bytes;
    bool is_run;        /* dst adjacent, src one run */
    int64_t src_stride; /* of that run */
    size_t whole_bytes; /* both adjacent and no strings: a memcpy of this size; else 0 */
} etch_slice_copy;
void etch__slice_init(etch_slice_copy *s, etch_dtype t, int rank, const int64_t *dims, const int64_t *dst_strides,
                      const int64_t *src_strides);
void etch__slice_move(const etch_slice_copy *s, char *dst, const char *src);
/* n slices from src + from[i] elements to adjacent places from `dst` on. */
void etch__slice_gather(const etch_slice_copy *s, char *dst, const char *src, const int64_t *from, int64_t n);

/* Index vectors along the last axis of in[1] into leading axes of a larger array, as gather_nd and scatter_nd use them:
 * n vectors from element `at` of in[1], `stride` apart, become offsets in elements by `x_strides`. `first` is the number
 * of the first vector among all, for messages, which count axes from `axis`. */
etch_status etch__vectors_to_offsets(etch_call *c, int64_t at, int64_t stride, int64_t n, int64_t first, int axis,
                                     const int64_t *x_dims, const int64_t *x_strides, int64_t *out) ETCH_NODISCARD;

#endif
