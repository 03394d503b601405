/* Slices with a step, as Python has them, at the numbers of a run. */
#ifndef ETCH_KERNEL_CALL_STRIDED_H
#define ETCH_KERNEL_CALL_STRIDED_H

#include "kernel/call.h"

#include <etch/ops.h>

typedef struct etch_slice_bounds {
    bool has_begin, has_end;
    int64_t begin, end, step; /* step is not 0 */
} etch_slice_bounds;

/* The first element and how many of an axis of `size` elements x[begin:end:step] takes. */
void etch__slice_resolve(const etch_slice_bounds *s, int64_t size, int64_t *first, int64_t *count);

/* Elements of an array that a slice takes, in its memory. */
typedef struct etch_strided_part {
    int rank;
    int64_t dims[ETCH_MAX_RANK], strides[ETCH_MAX_RANK];
    int64_t first; /* in elements from element 0; of no meaning if there are none */
} etch_strided_part;

/* What strided_slice takes of x: at[] is begin, end and step. ETCH_ERANGE if an index is none of x's, ETCH_EINVAL if a step is 0. `op` is for messages. */
etch_status etch__strided_part(etch_ctx *cx, const char *op, const etch_array *x, const etch_array at[3],
                               const etch_attrs_masks *masks, etch_strided_part *out) ETCH_NODISCARD;

#endif
