/* Allocation through an etch_allocator, and two allocators for tests: one that counts, one that fails on demand. */
#ifndef ETCH_BASE_ALLOC_H
#define ETCH_BASE_ALLOC_H

#include <etch/allocator.h>
#include <stdatomic.h>
#include <stdbool.h>

/* Aligned to 16 bytes. A size of 0 is allocated as 1 byte. NULL when out of memory. */
void *etch__alloc(const etch_allocator *a, size_t bytes);
void *etch__alloc_zeroed(const etch_allocator *a, size_t bytes);
/* Grows or shrinks; on failure returns NULL and leaves `p` as it was. */
void *etch__realloc(const etch_allocator *a, void *p, size_t old_bytes, size_t new_bytes);
void etch__free(const etch_allocator *a, void *p, size_t bytes); /* accepts NULL */

/* True with ETCH_TINY_LIMITS=1 in the environment: containers then grow by the least they can, so that a test run
 * passes through every growth path. Read once; any thread. */
bool etch__tiny_limits(void);

/* Counts what passes through to `under`; thread-safe. */
typedef struct etch_counting_allocator {
    etch_allocator iface; /* pass &iface to etch_runtime_new */
    const etch_allocator *under;
    atomic_size_t n_allocs, n_frees, live_bytes, peak_bytes;
} etch_counting_allocator;
void etch__counting_init(etch_counting_allocator *c, const etch_allocator *under);

/* Fails the allocation with number `fail_at` (counted from 1; 0: none), and all later ones if `from_then_on`. */
typedef struct etch_failing_allocator {
    etch_allocator iface;
    const etch_allocator *under;
    atomic_size_t n_allocs;
    size_t fail_at;
    bool from_then_on;
    atomic_bool has_failed;
} etch_failing_allocator;
void etch__failing_init(etch_failing_allocator *f, const etch_allocator *under, size_t fail_at);

#endif
