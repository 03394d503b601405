/* Parts of different sizes in one array: `items` has their elements, one part behind the other, row r of `sizes` the sizes of part r. What
 * sizes hold is the user's: it is checked before an element is touched. */
#ifndef ETCH_KERNEL_CALL_LIST_H
#define ETCH_KERNEL_CALL_LIST_H

#include "kernel/call.h"

typedef struct etch_part {
    int64_t dims[ETCH_MAX_RANK];
    int64_t first, count; /* in elements of items */
} etch_part;

/* Part `at`, which is one. ETCH_ESHAPE if sizes are none, or are of more than the n_items elements that there are. */
etch_status etch__part_find(etch_ctx *cx, const char *op, const etch_array *sizes, int64_t n_items, int64_t at,
                            etch_part *out) ETCH_NODISCARD;
/* The sizes of part `at` alone, and how many elements it has. */
etch_status etch__part_read(etch_ctx *cx, const char *op, const etch_array *sizes, int64_t at, int64_t *dims,
                            int64_t *count) ETCH_NODISCARD;

#endif
