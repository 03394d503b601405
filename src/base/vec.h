/* Growable array of any element type: ETCH_VEC(int64_t) sizes; Zero-initialised is empty. The allocator is passed in,
 * so that the struct stays three words. */
#ifndef ETCH_BASE_VEC_H
#define ETCH_BASE_VEC_H

#include "base/alloc.h"
#include <stdbool.h>

#define ETCH_VEC(type) \
    struct { \
        type *at; \
        size_t n, cap; \
    }

/* Room for `extra` more elements; false when out of memory (the vector is as before). */
#define ETCH_VEC_RESERVE(v, alloc, extra) \
    etch__vec_reserve((alloc), (void **)&(v)->at, &(v)->cap, (v)->n, (size_t)(extra), sizeof(*(v)->at))
#define ETCH_VEC_PUSH(v, alloc, x) (ETCH_VEC_RESERVE(v, alloc, 1) ? ((v)->at[(v)->n++] = (x), true) : false)
#define ETCH_VEC_FINI(v, alloc) \
    (etch__free((alloc), (v)->at, (v)->cap * sizeof(*(v)->at)), (v)->at = NULL, (v)->n = (v)->cap = 0)

bool etch__vec_reserve(const etch_allocator *a, void **at, size_t *cap, size_t n, size_t extra, size_t elem_bytes);

#endif
