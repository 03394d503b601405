/* Epochs: what a hit reads without a lock is freed only when no context can still be reading it.
 *
 * A context pins itself before it looks at a function's table and unpins when it is done with the entry it found. Who takes
 * something out of a table retires it; it is freed once every context that was pinned then has let go. */
#ifndef ETCH_TRACE_EPOCH_H
#define ETCH_TRACE_EPOCH_H

#include "base/vec.h"
#include "tensor/tensor.h"
#include <stdatomic.h>

/* One per context, in a list that only grows; given to the next context when its own ends. */
typedef struct etch_pin {
    _Alignas(64) atomic_uint_fast64_t epoch; /* 0: not pinned */
    unsigned depth;                          /* of pins inside pins; the owner's alone */
    atomic_bool is_taken;
    struct etch_pin *next;
} etch_pin;

typedef struct etch_retired {
    void *p;
    void (*destroy)(void *p);
    uint64_t epoch;
} etch_retired;

typedef struct etch_epochs {
    const etch_allocator *alloc;
    atomic_uint_fast64_t now; /* from 1 on */
    _Atomic(etch_pin *) pins;
    ETCH_VEC(etch_retired) retired; /* under the trace lock */
    size_t n_promised;              /* for which there is room in it */
} etch_epochs;

void etch__epochs_init(etch_epochs *e, const etch_allocator *a);
/* Frees everything retired: nobody is left. */
void etch__epochs_fini(etch_epochs *e);

/* A pin for a new context; NULL: out of memory. Any thread. */
etch_pin *etch__pin_take(etch_epochs *e);
void etch__pin_give_back(etch_pin *p);

static inline void etch__pin(etch_epochs *e, etch_pin *p)
{
    if (p->depth++ == 0)
        atomic_store(&p->epoch, atomic_load_explicit(&e->now, memory_order_relaxed));
}

static inline void etch__unpin(etch_pin *p)
{
    if (--p->depth == 0)
        atomic_store_explicit(&p->epoch, 0, memory_order_release);
}

/* Room for n more retired things, so that retiring cannot fail. Under the trace lock, like all below. */
bool etch__retire_reserve(etch_epochs *e, size_t n);
/* Nobody can find p any more; destroy(p) is called when nobody can still be using it. */
void etch__retire(etch_epochs *e, void *p, void (*destroy)(void *p));
/* Room for one more whenever it is needed, for what must be able to go when there is no memory; false: there is none now. And the
 * thing it was for. */
bool etch__retire_promise(etch_epochs *e);
void etch__retire_promised(etch_epochs *e, void *p, void (*destroy)(void *p));
/* Destroys what can be. */
void etch__epochs_collect(etch_epochs *e);

#endif
