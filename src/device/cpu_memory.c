/* The caching allocator of host memory.
 *
 * Sizes are rounded up to classes of 64-byte units: 1 2 3 4, 5 6 7 8, 10 12 14 16, 20 24 28 32, ... units, so at most a
 * quarter of a block is slack (and, for the smallest, less than one unit); above 1 MiB, where slack is memory that is missed, in
 * sixteenths. A freed block goes on its class' stack; the
 * last freed is the first reused, while it is still in the cache. Nothing is ever merged or split: a loop at steady
 * sizes settles on its blocks after one round, and a program with ever new sizes holds at most its peak per class.
 * Large blocks that nobody wanted for ten seconds are given back.
 * There are a few shelves of such stacks, and each thread uses one, so that threads seldom wait for each other.
 *
 * What must stay true: `free` is told the bytes that `alloc` was asked for, since blocks carry no header; the system's
 * allocator is never called with the lock held. Under the address sanitizer a kept block is out of bounds but for the
 * link in its last word, and for large ones when they were freed (the leak checker follows only what is in bounds), and of a block in use only the bytes asked
 * for are in bounds. */
#include "device/cpu_memory.h"

#include "base/clock.h"
#include <string.h>
#include <sys/mman.h>

enum { UNIT_SHIFT = 6 };
_Static_assert(1 << UNIT_SHIFT == ETCH_DEVICE_ALIGN, "a block is a whole number of aligned units");

static const size_t max_bytes = (size_t)1 << 62;

static int log2_floor(uint64_t x) { return 63 - __builtin_clzll(x); }

/* Above 4 units: with 2^e < units <= 2^(e+1), the class is the multiple m of 2^(e-2) with 4 < m <= 8; from e = FINE on, that of
 * 2^(e-4) with 16 < m <= 32. */
enum { FINE = 14, FIRST_FINE = 4 * (FINE - 2) + 4 };
_Static_assert(FIRST_FINE + 16 * (62 - UNIT_SHIFT - FINE) == ETCH_N_BLOCK_CLASSES, "the largest block has a class");

int etch__block_class(size_t bytes)
{
    ETCH_ASSERT(bytes <= max_bytes, "a block of %zu bytes", bytes);
    uint64_t units = bytes <= ETCH_DEVICE_ALIGN ? 1 : (((uint64_t)bytes - 1) >> UNIT_SHIFT) + 1;
    if (units <= 4)
        return (int)units - 1;
    int e = log2_floor(units - 1);
    if (e < FINE)
        return 4 * (e - 2) + ((int)((units - 1) >> (e - 2)) - 4) + 4;
    return FIRST_FINE + 16 * (e - FINE) + ((int)((units - 1) >> (e - 4)) - 16);
}

size_t etch__block_bytes(int block_class)
{
    ETCH_ASSERT(block_class >= 0 && block_class < ETCH_N_BLOCK_CLASSES, "block class %d", block_class);
    unsigned octave = (unsigned)block_class / 4, place = (unsigned)block_class % 4;
    if (block_class >= FIRST_FINE) {
        unsigned fine = (unsigned)block_class - FIRST_FINE;
        return (size_t)(fine % 16 + 17) << (fine / 16 + FINE - 4) << UNIT_SHIFT;
    }
    if (octave == 0)
        return (size_t)(place + 1) << UNIT_SHIFT;
    return (size_t)(place + 5) << (octave - 1) << UNIT_SHIFT;
}

/* Where a kept block has the address of the next one. */
static void *link_of(void *p, size_t block_bytes) { return (char *)p + block_bytes - sizeof(void *); }

/* Of large blocks: and when that was. */
static const size_t LARGE = (size_t)1 << 20;
static void *time_of(void *p, size_t block_bytes) { return (char *)link_of(p, block_bytes) - sizeof(uint64_t); }

/* Threads take turns to choose a shelf, and stay with it. */
static etch_cpu_shelf *own_shelf(etch_cpu_memory *m)
{
    static atomic_uint n_threads;
    static _Thread_local unsigned number; /* from 1 */
    if (ETCH_UNLIKELY(number == 0))
        number = atomic_fetch_add_explicit(&n_threads, 1, memory_order_relaxed) % ETCH_N_SHELVES + 1;
    return &m->shelves[number - 1];
}

bool etch__cpu_memory_init(etch_cpu_memory *m, const etch_allocator *alloc)
{
    memset(m, 0, sizeof *m);
    m->alloc = alloc;
    for (int i = 0; i < ETCH_N_SHELVES; i++)
        if (pthread_mutex_init(&m->shelves[i].lock, NULL) != 0) {
            while (i-- > 0)
                pthread_mutex_destroy(&m->shelves[i].lock);
            return false;
        }
    for (int i = 0; i < ETCH_N_SHELVES; i++)
        etch__forks_mind_lock(&m->shelves[i].minded, &m->shelves[i].lock);
    return true;
}

void etch__cpu_memory_fini(etch_cpu_memory *m)
{
    etch__cpu_memory_trim(m);
    for (int i = 0; i < ETCH_N_SHELVES; i++) {
        etch__forks_forget(&m->shelves[i].minded);
        pthread_mutex_destroy(&m->shelves[i].lock);
    }
}

/* Of large blocks whole huge pages are asked for: what is touched for the first time then takes a quarter of the time. */
static const size_t HUGE_PAGE = (size_t)2 << 20;

static size_t align_of(size_t block_bytes) { return block_bytes >= 2 * HUGE_PAGE ? HUGE_PAGE : ETCH_DEVICE_ALIGN; }

static void *system_alloc(etch_cpu_memory *m, size_t bytes)
{
    void *p = m->alloc->alloc(m->alloc->self, bytes, align_of(bytes));
    if (!p && etch__cpu_memory_trim(m) > 0)
        p = m->alloc->alloc(m->alloc->self, bytes, align_of(bytes));
    if (p && align_of(bytes) == HUGE_PAGE && m->alloc == etch_allocator_system())
        (void)madvise(p, bytes & ~(HUGE_PAGE - 1), MADV_HUGEPAGE);
    return p;
}

/* The block freed last, or NULL. The lock is held. */
static void *take(etch_cpu_shelf *s, int c, size_t block_bytes)
{
    void *p = s->kept[c];
    if (p) {
        memcpy(&s->kept[c], link_of(p, block_bytes), sizeof(void *));
        s->stats.kept_bytes -= block_bytes;
        s->stats.live_bytes += block_bytes;
        s->stats.n_allocs++;
    }
    return p;
}

/* What another thread has freed is better than the system's, but not worth waiting for. */
static void *take_from_others(etch_cpu_memory *m, const etch_cpu_shelf *own, int c, size_t block_bytes)
{
    void *p = NULL;
    for (int i = 0; !p && i < ETCH_N_SHELVES; i++) {
        etch_cpu_shelf *s = &m->shelves[i];
        if (s == own || pthread_mutex_trylock(&s->lock) != 0)
            continue;
        p = take(s, c, block_bytes);
        pthread_mutex_unlock(&s->lock);
    }
    return p;
}

void *etch__cpu_memory_alloc(etch_cpu_memory *m, size_t bytes)
{
    if (bytes > max_bytes)
        return NULL;
    int c = etch__block_class(bytes);
    size_t block_bytes = etch__block_bytes(c);
    etch_cpu_shelf *s = own_shelf(m);

    pthread_mutex_lock(&s->lock);
    void *p = take(s, c, block_bytes);
    pthread_mutex_unlock(&s->lock);
    if (!p)
        p = take_from_others(m, s, c, block_bytes);
    if (!p) {
        p = system_alloc(m, block_bytes);
        if (!p)
            return NULL;
        pthread_mutex_lock(&s->lock);
        s->stats.live_bytes += block_bytes;
        s->stats.n_allocs++;
        s->stats.n_system_allocs++;
        pthread_mutex_unlock(&s->lock);
    }
    ETCH_POISON(p, block_bytes);
    ETCH_UNPOISON(p, bytes);
    return p;
}

static const uint64_t KEPT_NS = UINT64_C(10000000000), LOOK_EVERY_NS = UINT64_C(1000000000);
enum { LOOK_EVERY = 4096 }; /* small blocks that are freed: the clock is not asked for each */

void etch__cpu_memory_free(etch_cpu_memory *m, void *p, size_t bytes)
{
    if (!p)
        return;
    int c = etch__block_class(bytes);
    size_t block_bytes = etch__block_bytes(c), n_words = block_bytes >= LARGE ? 2 : 1;
    ETCH_POISON(p, block_bytes);
    ETCH_UNPOISON((char *)p + block_bytes - n_words * 8, n_words * 8);
    uint64_t now = n_words == 2 ? etch__now_ns() : 0;
    if (n_words == 2)
        memcpy(time_of(p, block_bytes), &now, sizeof now);

    etch_cpu_shelf *s = own_shelf(m);
    pthread_mutex_lock(&s->lock);
    memcpy(link_of(p, block_bytes), &s->kept[c], sizeof(void *));
    s->kept[c] = p;
    s->stats.live_bytes -= block_bytes;
    s->stats.kept_bytes += block_bytes;
    if (now == 0 && ++s->n_freed % LOOK_EVERY == 0)
        now = etch__now_ns();
    bool is_time = now > s->looked_ns + LOOK_EVERY_NS;
    if (is_time)
        s->looked_ns = now;
    pthread_mutex_unlock(&s->lock);
    if (is_time)
        (void)etch__cpu_memory_give_back(m, now > KEPT_NS ? now - KEPT_NS : 0);
}

/* What was freed at `before` or earlier: all that is in the stack from the first such block on. The lock is held. */
static void *cut_off(etch_cpu_shelf *s, int c, size_t block_bytes, uint64_t before)
{
    void *p = s->kept[c], *above = NULL;
    uint64_t freed;
    for (; p; memcpy(&p, link_of(p, block_bytes), sizeof p)) {
        memcpy(&freed, time_of(p, block_bytes), sizeof freed);
        if (freed <= before)
            break;
        above = p;
    }
    void *none = NULL;
    if (above)
        memcpy(link_of(above, block_bytes), &none, sizeof none);
    else
        s->kept[c] = NULL;
    return p;
}

/* Takes the stacks off one class at a time, so that other threads wait for no system call. */
static size_t trim_class(etch_cpu_memory *m, etch_cpu_shelf *s, int c, uint64_t before)
{
    size_t block_bytes = etch__block_bytes(c), given_back = 0;
    pthread_mutex_lock(&s->lock);
    void *p = s->kept[c];
    if (before < UINT64_MAX)
        p = p ? cut_off(s, c, block_bytes, before) : NULL;
    else
        s->kept[c] = NULL;
    pthread_mutex_unlock(&s->lock);
    while (p) {
        void *next;
        ETCH_UNPOISON(p, block_bytes);
        memcpy(&next, link_of(p, block_bytes), sizeof next);
        m->alloc->free(m->alloc->self, p, block_bytes, align_of(block_bytes));
        given_back += block_bytes;
        p = next;
    }
    if (given_back > 0) {
        pthread_mutex_lock(&s->lock);
        s->stats.kept_bytes -= given_back;
        pthread_mutex_unlock(&s->lock);
    }
    return given_back;
}

size_t etch__cpu_memory_trim(etch_cpu_memory *m)
{
    size_t given_back = 0;
    for (int i = 0; i < ETCH_N_SHELVES; i++)
        for (int c = 0; c < ETCH_N_BLOCK_CLASSES; c++)
            given_back += trim_class(m, &m->shelves[i], c, UINT64_MAX);
    return given_back;
}

size_t etch__cpu_memory_give_back(etch_cpu_memory *m, uint64_t before)
{
    size_t given_back = 0;
    for (int i = 0; i < ETCH_N_SHELVES; i++)
        for (int c = etch__block_class(LARGE); c < ETCH_N_BLOCK_CLASSES; c++)
            given_back += trim_class(m, &m->shelves[i], c, before);
    return given_back;
}

etch_memory_stats etch__cpu_memory_stats(etch_cpu_memory *m)
{
    etch_memory_stats sum = { 0 };
    for (int i = 0; i < ETCH_N_SHELVES; i++) {
        etch_cpu_shelf *s = &m->shelves[i];
        pthread_mutex_lock(&s->lock);
        sum.live_bytes += s->stats.live_bytes;
        sum.kept_bytes += s->stats.kept_bytes;
        sum.n_system_allocs += s->stats.n_system_allocs;
        sum.n_allocs += s->stats.n_allocs;
        pthread_mutex_unlock(&s->lock);
    }
    return sum;
}
