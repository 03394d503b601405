/* Where memory comes from. All memory of a runtime goes through one of these, so that an embedding program can
 * count, cap or redirect it, and the fault tests can make any single allocation fail. */
#ifndef ETCH_ALLOCATOR_H
#define ETCH_ALLOCATOR_H

#include <etch/status.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* `alloc` returns memory aligned to `align` (a power of two) or NULL; `free` gets back what `alloc` was asked for.
 * Both may be called from any thread at once. */
typedef struct etch_allocator {
    void *(*alloc)(void *self, size_t bytes, size_t align);
    void (*free)(void *self, void *p, size_t bytes, size_t align);
    void *self;
} etch_allocator;

/* The C library's memory; lives as long as the process. */
ETCH_API const etch_allocator *etch_allocator_system(void);

#ifdef __cplusplus
}
#endif
#endif
