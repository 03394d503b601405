/* Windows that slide along the spatial axes of a tensor [n, sizes.., c]: what the types of convolutions and pools share. */
#ifndef ETCH_OPS_WINDOW_H
#define ETCH_OPS_WINDOW_H

#include "ops/rule.h"

/* One to three axes lie between the batch and the channels. */
enum { ETCH_WINDOW_MAX_AXES = 3 };

/* How a window moves, as the attributes of its op have it. */
typedef struct etch_sliding {
    etch_ints *strides, *dilations; /* one per axis, none: 1; dilations may be NULL */
    const char *padding;            /* "same", "valid" or "explicit" */
    etch_ints *pads;                /* of "explicit": before and after each axis */
} etch_sliding;

/* Numbers that make sense, one per axis (n_axes < 0: their number is not known yet). Lists that were left out are filled in. */
etch_status etch__check_sliding(etch_infer *q, const etch_sliding *s, int n_axes) ETCH_NODISCARD;
/* Operand i is [n, sizes.., c]; *n_axes is how many sizes there are, -1 if its rank is not known. */
etch_status etch__check_spatial(etch_infer *q, int i, int *n_axes) ETCH_NODISCARD;
/* How often a window of `size` fits along `axis` of `in` elements:
 *     same       ceil(in / stride)
 *     valid      floor((in - reach) / stride) + 1, reach = (size - 1) * dilation + 1
 *     explicit   the same with in + pads */
etch_status etch__sliding_count(etch_infer *q, const etch_sliding *s, int axis, etch_dim in, etch_dim size,
                                etch_dim *out) ETCH_NODISCARD;

#endif
