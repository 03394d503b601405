/* Slices of one axis with known numbers, as Python has them. */
#ifndef ETCH_OPS_SLICE_H
#define ETCH_OPS_SLICE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct etch_slice_bounds {
    bool has_begin, has_end;
    int64_t begin, end, step; /* step is not 0 */
} etch_slice_bounds;

/* The first element and how many of an axis of `size` elements x[begin:end:step] takes. */
void etch__slice_resolve(const etch_slice_bounds *s, int64_t size, int64_t *first, int64_t *count);

#endif
