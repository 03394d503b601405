/* The caching allocator of host memory.
 *
 * Sizes are rounded up to classes of 64-byte units: 1 2 3 4, 5 6 7 8, 10 12 14 16, 20 24 28 32, ... units, so at most a
 * quarter of a block is slack (and, for the smallest, less than one unit). A freed block goes on its class' stack; the
 * last freed is the first reused, while it is still in the cache. Nothing is ever merged or split: a loop at steady
 * sizes settles on its blocks after one round, and a program with ever new sizes holds at most its peak per class.
 *
 * What must stay true: `free` is told the bytes that `alloc` was asked for, since blocks carry no header; the system's
 * allocator is never called with the lock held. Under the address sanitizer a kept block is out of bounds but for the
 * link in its last word (the leak checker follows only what is in bounds), and of a block in use only the bytes asked
 * for are in bounds. */
#include "device/cpu_memory.h"

#include <string.h>

enum { UNIT_SHIFT = 6 };
_Static_assert(1 << UNIT_SHIFT == ETCH_DEVICE_ALIGN, "a block is a whole number of aligned units");

static const size_t max_bytes = (size_t)1 << 62;

static int log2_floor(uint64_t x)
{
    int e = 0;
    for (int step = 32; step > 0; step /= 2)
        if (x >> step) {
            x >>= step;
            e += step;
        }
    return e;
}

/* Above 4 units: with 2^e < units <= 2^(e+1), the class is the multiple m of 2^(e-2) with 4 < m <= 8. */
int etch__block_class(size_t bytes)
{
    ETCH_ASSERT(bytes <= max_bytes, "a block of %zu bytes", bytes);
    uint64_t units = bytes <= ETCH_DEVICE_ALIGN ? 1 : (((uint64_t)bytes - 1) >> UNIT_SHIFT) + 1;
    if (units <= 4)
        return (int)units - 1;
    int e = log2_floor(units - 1);
    int m = (int)((units - 1) >> (e - 2)) + 1;
    return 4 * (e - 2) + (m - 5) + 4;
}

size_t etch__block_bytes(int block_class)
{
    unsigned octave = (unsigned)block_class / 4, place = (unsigned)block_class % 4;
    if (octave == 0)
        return (size_t)(place + 1) << UNIT_SHIFT;
    return (size_t)(place + 5) << (octave - 1) << UNIT_SHIFT;
}

/* Where a kept block has the address of the next one. */
static void *link_of(void *p, size_t block_bytes) { return (char *)p + block_bytes - sizeof(void *); }

bool etch__cpu_memory_init(etch_cpu_memory *m, const etch_allocator *alloc)
{
    memset(m, 0, sizeof *m);
    m->alloc = alloc;
    return pthread_mutex_init(&m->lock, NULL) == 0;
}

void etch__cpu_memory_fini(etch_cpu_memory *m)
{
    etch__cpu_memory_trim(m);
    pthread_mutex_destroy(&m->lock);
}

static void *system_alloc(etch_cpu_memory *m, size_t bytes)
{
    void *p = m->alloc->alloc(m->alloc->self, bytes, ETCH_DEVICE_ALIGN);
    if (!p && etch__cpu_memory_trim(m) > 0)
        p = m->alloc->alloc(m->alloc->self, bytes, ETCH_DEVICE_ALIGN);
    return p;
}

void *etch__cpu_memory_alloc(etch_cpu_memory *m, size_t bytes)
{
    if (bytes > max_bytes)
        return NULL;
    int c = etch__block_class(bytes);
    size_t block_bytes = etch__block_bytes(c);

    pthread_mutex_lock(&m->lock);
    void *p = m->kept[c];
    if (p) {
        memcpy(&m->kept[c], link_of(p, block_bytes), sizeof(void *));
        m->stats.kept_bytes -= block_bytes;
        m->stats.live_bytes += block_bytes;
        m->stats.n_allocs++;
    }
    pthread_mutex_unlock(&m->lock);

    if (!p) {
        p = system_alloc(m, block_bytes);
        if (!p)
            return NULL;
        pthread_mutex_lock(&m->lock);
        m->stats.live_bytes += block_bytes;
        m->stats.n_allocs++;
        m->stats.n_system_allocs++;
        pthread_mutex_unlock(&m->lock);
    }
    ETCH_POISON(p, block_bytes);
    ETCH_UNPOISON(p, bytes);
    return p;
}

void etch__cpu_memory_free(etch_cpu_memory *m, void *p, size_t bytes)
{
    if (!p)
        return;
    int c = etch__block_class(bytes);
    size_t block_bytes = etch__block_bytes(c);
    ETCH_POISON(p, block_bytes);
    ETCH_UNPOISON(link_of(p, block_bytes), sizeof(void *));

    pthread_mutex_lock(&m->lock);
    memcpy(link_of(p, block_bytes), &m->kept[c], sizeof(void *));
    m->kept[c] = p;
    m->stats.live_bytes -= block_bytes;
    m->stats.kept_bytes += block_bytes;
    pthread_mutex_unlock(&m->lock);
}

/* Takes the stacks off one class at a time, so that other threads wait for no system call. */
size_t etch__cpu_memory_trim(etch_cpu_memory *m)
{
    size_t given_back = 0;
    for (int c = 0; c < ETCH_N_BLOCK_CLASSES; c++) {
        size_t block_bytes = etch__block_bytes(c);
        size_t from_class = 0;
        pthread_mutex_lock(&m->lock);
        void *p = m->kept[c];
        m->kept[c] = NULL;
        pthread_mutex_unlock(&m->lock);
        while (p) {
            void *next;
            ETCH_UNPOISON(p, block_bytes);
            memcpy(&next, link_of(p, block_bytes), sizeof next);
            m->alloc->free(m->alloc->self, p, block_bytes, ETCH_DEVICE_ALIGN);
            from_class += block_bytes;
            p = next;
        }
        if (from_class > 0) {
            pthread_mutex_lock(&m->lock);
            m->stats.kept_bytes -= from_class;
            pthread_mutex_unlock(&m->lock);
        }
        given_back += from_class;
    }
    return given_back;
}

etch_memory_stats etch__cpu_memory_stats(etch_cpu_memory *m)
{
    pthread_mutex_lock(&m->lock);
    etch_memory_stats stats = m->stats;
    pthread_mutex_unlock(&m->lock);
    return stats;
}
