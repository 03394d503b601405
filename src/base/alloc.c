/* The system's allocator behind the interface, helpers over any allocator, and the two allocators that tests put
 * between: one counts, one fails on demand.
 *
 * What must stay true: `free` is told exactly the size and alignment that `alloc` was asked for, since an embedding
 * program may keep books or use size classes. So a size of 0 becomes 1 on both ways. */
#include "base/alloc.h"

#include <stdlib.h>
#include <string.h>

enum { DEFAULT_ALIGN = 16 };

static void *system_alloc(void *self, size_t bytes, size_t align)
{
    (void)self;
    /* malloc's own alignment is at least that of max_align_t; posix_memalign costs more and wants a pointer's size. */
    if (align <= _Alignof(max_align_t))
        return malloc(bytes);
    void *p = NULL;
    return posix_memalign(&p, align, bytes) == 0 ? p : NULL;
}

static void system_free(void *self, void *p, size_t bytes, size_t align)
{
    (void)self;
    (void)bytes;
    (void)align;
    free(p);
}

const etch_allocator *etch_allocator_system(void)
{
    static const etch_allocator system = { system_alloc, system_free, NULL };
    return &system;
}

void *etch__alloc(const etch_allocator *a, size_t bytes) { return a->alloc(a->self, bytes ? bytes : 1, DEFAULT_ALIGN); }

void *etch__alloc_zeroed(const etch_allocator *a, size_t bytes)
{
    void *p = etch__alloc(a, bytes);
    if (p)
        memset(p, 0, bytes ? bytes : 1);
    return p;
}

void *etch__realloc(const etch_allocator *a, void *p, size_t old_bytes, size_t new_bytes)
{
    void *q = etch__alloc(a, new_bytes);
    if (!q)
        return NULL;
    size_t kept = old_bytes < new_bytes ? old_bytes : new_bytes;
    if (p && kept)
        memcpy(q, p, kept);
    etch__free(a, p, old_bytes);
    return q;
}

void etch__free(const etch_allocator *a, void *p, size_t bytes)
{
    if (p)
        a->free(a->self, p, bytes ? bytes : 1, DEFAULT_ALIGN);
}

bool etch__tiny_limits(void)
{
    /* 0: not asked yet, 1: no, 2: yes. Two threads that race here find the same answer. */
    static atomic_int known;
    int k = atomic_load_explicit(&known, memory_order_relaxed);
    if (k == 0) {
        const char *value = getenv("ETCH_TINY_LIMITS");
        k = value && strcmp(value, "1") == 0 ? 2 : 1;
        atomic_store_explicit(&known, k, memory_order_relaxed);
    }
    return k == 2;
}

static void *counting_alloc(void *self, size_t bytes, size_t align)
{
    etch_counting_allocator *c = self;
    void *p = c->under->alloc(c->under->self, bytes, align);
    if (!p)
        return NULL;
    atomic_fetch_add(&c->n_allocs, 1);
    size_t live = atomic_fetch_add(&c->live_bytes, bytes) + bytes;
    size_t peak = atomic_load(&c->peak_bytes);
    while (live > peak && !atomic_compare_exchange_weak(&c->peak_bytes, &peak, live))
        ;
    return p;
}

static void counting_free(void *self, void *p, size_t bytes, size_t align)
{
    etch_counting_allocator *c = self;
    /* Counted before the memory goes back, so that another thread which gets it cannot push the peak too high. */
    atomic_fetch_add(&c->n_frees, 1);
    atomic_fetch_sub(&c->live_bytes, bytes);
    c->under->free(c->under->self, p, bytes, align);
}

void etch__counting_init(etch_counting_allocator *c, const etch_allocator *under)
{
    c->iface = (etch_allocator){ counting_alloc, counting_free, c };
    c->under = under;
    atomic_init(&c->n_allocs, 0);
    atomic_init(&c->n_frees, 0);
    atomic_init(&c->live_bytes, 0);
    atomic_init(&c->peak_bytes, 0);
}

static void *failing_alloc(void *self, size_t bytes, size_t align)
{
    etch_failing_allocator *f = self;
    size_t number = atomic_fetch_add(&f->n_allocs, 1) + 1;
    if (f->fail_at != 0 && (number == f->fail_at || (f->from_then_on && number > f->fail_at))) {
        atomic_store(&f->has_failed, true);
        return NULL;
    }
    return f->under->alloc(f->under->self, bytes, align);
}

static void failing_free(void *self, void *p, size_t bytes, size_t align)
{
    etch_failing_allocator *f = self;
    f->under->free(f->under->self, p, bytes, align);
}

void etch__failing_init(etch_failing_allocator *f, const etch_allocator *under, size_t fail_at)
{
    f->iface = (etch_allocator){ failing_alloc, failing_free, f };
    f->under = under;
    f->fail_at = fail_at;
    f->from_then_on = false;
    atomic_init(&f->n_allocs, 0);
    atomic_init(&f->has_failed, false);
}
