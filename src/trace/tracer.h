/* What a context keeps for op functions and traces: the handles of its scopes, its one-op plans, the trace under way. */
#ifndef ETCH_TRACE_TRACER_H
#define ETCH_TRACE_TRACER_H

#include <etch/scope.h>
#include "base/vec.h"
#include "tensor/tensor.h"

typedef struct etch_eager etch_eager;         /* eager.c: one-op plans */
typedef struct etch_recording etch_recording; /* recorder.h */
typedef struct etch_backwards etch_backwards; /* backward.c: plans of gradients */
struct etch_tape;                             /* tape.h */
struct etch_entry;                            /* function.h */
struct etch_pin;                              /* epoch.h */
struct etch_traces;                           /* function.h */

/* The entry that a function's last call on this context used. Valid while the function's table has this version. */
typedef struct etch_inline_cache {
    uint64_t function, version;
    struct etch_entry *entry;
} etch_inline_cache;
#define ETCH_INLINE_CACHES 64

#define ETCH_GRAVEYARD 1024

typedef struct etch_tracer {
    etch_ctx *cx;
    ETCH_VEC(etch_tensor *) handles; /* of all open scopes, oldest first */
    /* References to the last handles of traces that are over, so that a handle which leaked out of one without being kept is
     * still there to be refused by name. A ring once it has ETCH_GRAVEYARD. */
    ETCH_VEC(etch_tensor *) graveyard;
    size_t i_grave;
    etch_eager *eager;          /* made on first use */
    bool has_told_failure;      /* of the traces inside each other that are failing now: the innermost has an event */
    etch_recording *recording;  /* the innermost trace under way, or NULL */
    struct etch_tape *tapes;    /* that have not been released, newest first */
    bool is_noting;             /* some of them want to know of ops that run */
    int n_pauses;               /* of tapes, that are under way */
    int n_callbacks;            /* of the program, that are under way inside each other */
    size_t n_handles_kept;      /* of the scopes around the innermost of them, which it cannot end */
    etch_backwards *backwards;  /* made on first use */
    struct etch_traces *traces; /* the runtime's; and this context's pin: taken by the first call */
    struct etch_pin *pin;
    size_t i_results; /* of the last call: the first of its handles, and how many these are; 0: there was none */
    int n_results;
    etch_inline_cache last[ETCH_INLINE_CACHES]; /* by function */
} etch_tracer;

/* The context's tracer, made on first use. NULL, with the error on cx, when out of memory. */
etch_tracer *etch__tracer(etch_ctx *cx);
/* The same, or NULL if nothing has asked for it yet. */
etch_tracer *etch__tracer_if_made(etch_ctx *cx);

/* Gives a reference to the open scope; on failure it is released, the error sticks and NULL is returned. */
etch_tensor *etch__own(etch_tracer *tr, etch_tensor *t);
/* Releases all handles but the oldest n. */
void etch__release_handles(etch_tracer *tr, size_t n);
/* The same at the end of a trace: the handles stay a while. */
void etch__bury_handles(etch_tracer *tr, size_t n);

void etch__eager_destroy(etch_eager *e);

#endif
