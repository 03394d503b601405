/* Hashing (the same in every process) and an open-addressing index from hashes to 32-bit numbers. */
#ifndef ETCH_BASE_HASH_H
#define ETCH_BASE_HASH_H

#include "base/alloc.h"
#include <stdbool.h>
#include <string.h>

static inline uint64_t etch__hash_mix(uint64_t h, uint64_t x)
{
    h ^= x + 0x9e3779b97f4a7c15u + (h << 6) + (h >> 2);
    h *= 0xff51afd7ed558ccdu;
    return h ^ (h >> 32);
}
uint64_t etch__hash_bytes(uint64_t seed, const void *p, size_t n);
static inline uint64_t etch__hash_str(uint64_t seed, const char *s) { return etch__hash_bytes(seed, s, strlen(s)); }

/* An index: the caller keeps the keys in its own array and says what equals. Zero-initialised is empty.
 *
 *     for (etch_index_probe p = etch__index_first(&ix, h); p.found; p = etch__index_next(&ix, p))
 *         if (equal(things[p.value], key)) return p.value;
 *     if (!etch__index_add(&ix, alloc, h, n_things)) -> out of memory
 */
typedef struct etch_index_slot {
    uint32_t hash, value_plus_1; /* 0: free */
} etch_index_slot;
typedef struct etch_index {
    etch_index_slot *slots;
    size_t n, n_slots; /* a power of two */
} etch_index;
typedef struct etch_index_probe {
    bool found;
    uint32_t hash, value;
    size_t at;
} etch_index_probe;

etch_index_probe etch__index_first(const etch_index *ix, uint64_t hash);
etch_index_probe etch__index_next(const etch_index *ix, etch_index_probe p);
bool etch__index_add(etch_index *ix, const etch_allocator *a, uint64_t hash, uint32_t value);
/* Removes the pair if it is there (backward-shift, no tombstones). */
void etch__index_remove(etch_index *ix, uint64_t hash, uint32_t value);
void etch__index_fini(etch_index *ix, const etch_allocator *a);

#endif
