/* Hashing of bytes, and the index: open addressing with linear probing, at most three quarters full.
 *
 * The hash of bytes is a function of the bytes alone (words are read little-endian), since graph hashes are written to
 * files and compared between processes and machines. The index keeps 32 bits of each hash, taken so that callers with
 * poor hashes (a small number, a pointer) still spread; a slot's home is its hash modulo the number of slots.
 *
 * What must stay true: between a pair's home and its slot no slot is free; removal shifts back to keep that. */
#include "base/hash.h"
#include "base/compiler.h"

static uint64_t load_le(const unsigned char *p, size_t n)
{
    uint64_t x = 0;
    for (size_t i = 0; i < n; i++)
        x |= (uint64_t)p[i] << (8 * i); /* for n = 8 compilers make this one load */
    return x;
}

uint64_t etch__hash_bytes(uint64_t seed, const void *p, size_t n)
{
    const unsigned char *s = p;
    uint64_t h = etch__hash_mix(seed, n);
    for (; n >= 8; s += 8, n -= 8)
        h = etch__hash_mix(h, load_le(s, 8));
    if (n)
        h = etch__hash_mix(h, load_le(s, n));
    return etch__hash_mix(h, 0x2545f4914f6cdd1du);
}

static uint32_t hash_32(uint64_t hash) { return (uint32_t)((hash * 0x9e3779b97f4a7c15u) >> 32); }

/* The first slot from `at` on that holds `hash`; not found at a free one. */
static etch_index_probe probe_from(const etch_index *ix, uint32_t hash, size_t at)
{
    if (ix->n_slots == 0)
        return (etch_index_probe){ .found = false, .hash = hash };
    size_t mask = ix->n_slots - 1;
    for (at &= mask; ix->slots[at].value_plus_1 != 0; at = (at + 1) & mask)
        if (ix->slots[at].hash == hash)
            return (etch_index_probe){ true, hash, ix->slots[at].value_plus_1 - 1, at };
    return (etch_index_probe){ .found = false, .hash = hash, .at = at };
}

etch_index_probe etch__index_first(const etch_index *ix, uint64_t hash)
{
    uint32_t h = hash_32(hash);
    return probe_from(ix, h, h);
}

etch_index_probe etch__index_next(const etch_index *ix, etch_index_probe p) { return probe_from(ix, p.hash, p.at + 1); }

static void place(etch_index *ix, etch_index_slot slot)
{
    size_t mask = ix->n_slots - 1, at = slot.hash & mask;
    while (ix->slots[at].value_plus_1 != 0)
        at = (at + 1) & mask;
    ix->slots[at] = slot;
}

static bool grow(etch_index *ix, const etch_allocator *a)
{
    size_t least = etch__tiny_limits() ? 2 : 16;
    etch_index bigger = { .n = ix->n, .n_slots = ix->n_slots ? ix->n_slots * 2 : least };
    bigger.slots = etch__alloc_zeroed(a, bigger.n_slots * sizeof *bigger.slots);
    if (!bigger.slots)
        return false;
    for (size_t i = 0; i < ix->n_slots; i++)
        if (ix->slots[i].value_plus_1 != 0)
            place(&bigger, ix->slots[i]);
    etch__free(a, ix->slots, ix->n_slots * sizeof *ix->slots);
    *ix = bigger;
    return true;
}

bool etch__index_add(etch_index *ix, const etch_allocator *a, uint64_t hash, uint32_t value)
{
    ETCH_ASSERT(value != UINT32_MAX, "an index cannot hold the value %u", value);
    if ((ix->n + 1) * 4 > ix->n_slots * 3 && !grow(ix, a))
        return false;
    place(ix, (etch_index_slot){ hash_32(hash), value + 1 });
    ix->n++;
    return true;
}

void etch__index_remove(etch_index *ix, uint64_t hash, uint32_t value)
{
    etch_index_probe p = etch__index_first(ix, hash);
    while (p.found && p.value != value)
        p = etch__index_next(ix, p);
    if (!p.found)
        return;
    /* Walk to the end of the run; a slot whose home lies at or before the hole (going round) moves into it. */
    size_t mask = ix->n_slots - 1, hole = p.at;
    for (size_t at = (hole + 1) & mask; ix->slots[at].value_plus_1 != 0; at = (at + 1) & mask) {
        size_t home = ix->slots[at].hash & mask;
        if (((at - home) & mask) >= ((at - hole) & mask)) {
            ix->slots[hole] = ix->slots[at];
            hole = at;
        }
    }
    ix->slots[hole] = (etch_index_slot){ 0, 0 };
    ix->n--;
}

void etch__index_fini(etch_index *ix, const etch_allocator *a)
{
    etch__free(a, ix->slots, ix->n_slots * sizeof *ix->slots);
    *ix = (etch_index){ 0 };
}
