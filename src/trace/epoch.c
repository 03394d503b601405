/* Epoch-based reclamation. Sequentially consistent stores and loads order "pinned, then looked" against "taken out, then
 * counted": a context that found the old thing is seen as pinned at or before its epoch. */
#include "trace/epoch.h"

#include <string.h>

void etch__epochs_init(etch_epochs *e, const etch_allocator *a)
{
    memset(e, 0, sizeof *e);
    e->alloc = a;
    atomic_init(&e->now, 1);
    atomic_init(&e->pins, NULL);
}

void etch__epochs_fini(etch_epochs *e)
{
    for (size_t i = 0; i < e->retired.n; i++)
        e->retired.at[i].destroy(e->retired.at[i].p);
    ETCH_VEC_FINI(&e->retired, e->alloc);
    etch_pin *p = atomic_load(&e->pins);
    while (p) {
        etch_pin *next = p->next;
        e->alloc->free(e->alloc->self, p, sizeof *p, _Alignof(etch_pin));
        p = next;
    }
}

etch_pin *etch__pin_take(etch_epochs *e)
{
    for (etch_pin *p = atomic_load(&e->pins); p; p = p->next)
        if (!atomic_exchange(&p->is_taken, true))
            return p;
    etch_pin *p = e->alloc->alloc(e->alloc->self, sizeof *p, _Alignof(etch_pin));
    if (!p)
        return NULL;
    atomic_init(&p->epoch, 0);
    atomic_init(&p->is_taken, true);
    p->depth = 0;
    p->next = atomic_load(&e->pins);
    while (!atomic_compare_exchange_weak(&e->pins, &p->next, p))
        ;
    return p;
}

void etch__pin_give_back(etch_pin *p)
{
    ETCH_ASSERT(p->depth == 0, "a context ends inside a call");
    atomic_store(&p->is_taken, false);
}

bool etch__retire_reserve(etch_epochs *e, size_t n)
{
    return ETCH_VEC_RESERVE(&e->retired, e->alloc, n + e->n_promised);
}

bool etch__retire_promise(etch_epochs *e)
{
    if (!etch__retire_reserve(e, 1))
        return false;
    e->n_promised++;
    return true;
}

void etch__retire_promised(etch_epochs *e, void *p, void (*destroy)(void *p))
{
    ETCH_ASSERT(e->n_promised > 0, "retired without a promise");
    e->n_promised--;
    etch__retire(e, p, destroy);
}

void etch__retire(etch_epochs *e, void *p, void (*destroy)(void *p))
{
    ETCH_ASSERT(e->retired.n < e->retired.cap, "retired without room");
    e->retired.at[e->retired.n++] = (etch_retired){ p, destroy, atomic_fetch_add(&e->now, 1) };
}

void etch__epochs_collect(etch_epochs *e)
{
    if (e->retired.n == 0)
        return;
    uint64_t oldest = UINT64_MAX;
    for (etch_pin *p = atomic_load(&e->pins); p; p = p->next) {
        uint64_t at = atomic_load(&p->epoch);
        if (at != 0 && at < oldest)
            oldest = at;
    }
    /* One at a time: what is destroyed may call back into its owner, who may retire more. */
    for (size_t i = 0; i < e->retired.n;) {
        etch_retired r = e->retired.at[i];
        if (r.epoch >= oldest) {
            i++;
            continue;
        }
        e->retired.at[i] = e->retired.at[--e->retired.n];
        r.destroy(r.p);
        i = 0;
    }
}
