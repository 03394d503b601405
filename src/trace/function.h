/* The inside of functions: the table of traces that calls look up, and what a trace is.
 *
 * Readers (calls) take no lock: they pin their context, load the table and use what it points to. Writers hold the runtime's trace
 * lock, make a new table, and retire what they take out. */
#ifndef ETCH_TRACE_FUNCTION_H
#define ETCH_TRACE_FUNCTION_H

#include <etch/function.h>
#include <etch/plan.h>
#include "trace/epoch.h"
#include "trace/guard.h"
#include "trace/spec.h"

/* A trace. What is portable (signature, graph, guards, captures) stands apart from what belongs to the process (the plan), which
 * may be dropped and made again. */
typedef struct etch_entry {
    uint64_t number;     /* of the trace in its function, from 1 */
    etch_spec *key;      /* what a call is compared with */
    etch_spec *made_for; /* the call that it was traced for, with its sizes */
    bool is_general;     /* calls that are not equal may fit: it has unknown or named sizes, or came from specs */
    bool has_identity;   /* it can die with an object */
    etch_graph *graph;
    uint64_t graph_hash;
    etch_guards guards;
    bool checks_guards; /* false: the key implies them */
    etch_capture *captures;
    int n_captures, n_in, n_out; /* n_in: tensors among the arguments, resources not counted */
    bool has_resources;
    void *extra; /* of the body */
    void (*release_extra)(void *extra);
    etch_location made_at;

    _Atomic(etch_plan *) plan; /* NULL: dropped; made again by the next call */
    bool was_planned;
    uint64_t shares_plan_with; /* number of the trace whose plan it is, or 0 */
    size_t bytes, plan_bytes;
    uint64_t trace_ns, compile_ns;
    atomic_uint_fast64_t hits, last_use;
} etch_entry;

/* Immutable once it is published. */
typedef struct etch_table {
    uint64_t version; /* no two tables of a runtime have one */
    size_t n, n_general;
    etch_entry **entries; /* in the order they were made */
    etch_entry **general; /* those that calls may fit without being equal */
    uint32_t *slots;      /* open addressing by the keys' hashes: entry + 1 */
    uint64_t *hashes;     /* by entry */
    uint32_t n_slots;     /* a power of two */
    const etch_allocator *alloc;
} etch_table;

/* A signature that was seen, with the sizes it came with: what advice is replayed against. */
typedef struct etch_seen {
    etch_spec *call;
    uint64_t number;  /* of the trace that served it */
    uint64_t n_calls; /* of traces that are gone; else the entry's hits count */
} etch_seen;
#define ETCH_MAX_SEEN 512

struct etch_function {
    atomic_int n_refs;
    etch_runtime *rt; /* retained */
    struct etch_traces *traces;
    uint64_t id; /* unique in the runtime */
    char *name;
    etch_body *body;
    etch_structured_body *structured;
    void *user;
    void (*release_user)(void *user);
    const void *code;
    etch_policy policy;
    etch_spec *signature; /* a call's spec, or NULL */
    etch_budget budget;
    size_t max_entries, max_bytes;
    etch_location made_at;

    _Atomic(etch_table *) table;
    atomic_uint_fast64_t n_calls;  /* that found or made a trace */
    atomic_uint_fast64_t n_nested; /* of them, inside another trace */
    /* What follows is under the trace lock. */
    uint64_t n_started; /* traces, failed ones too: the number of the next */
    uint64_t n_traces, n_failed_traces, n_evicted, n_purged, trace_ns, compile_ns;
    size_t bytes;
    ETCH_VEC(etch_seen) seen;
    etch_function *next, *prev; /* of all functions of the runtime */
};

/* What the functions of a runtime share. */
typedef struct etch_traces {
    etch_runtime *rt;     /* borrowed: it hangs off it */
    pthread_mutex_t lock; /* recursive; held while tracing */
    etch_epochs epochs;
    etch_function *functions;
    atomic_uint_fast64_t next_id;                    /* of functions and tables */
    atomic_uint_fast64_t n_locked;                   /* how often the lock was taken: hits do not */
    size_t bytes, n_entries, max_bytes, max_entries; /* over all functions */
    size_t n_mortal;                                 /* entries with an identity among them */
    struct etch_events *events;                      /* event.c; NULL until there is one */
} etch_traces;

etch_status etch__traces_of(etch_ctx *cx, etch_traces **out) ETCH_NODISCARD;
void etch__traces_lock(etch_traces *t);
void etch__traces_unlock(etch_traces *t);

static inline etch_arg_mode etch__mode_of(const etch_function *f)
{
    return f->policy == ETCH_SYMBOLIC || f->policy == ETCH_STRICT ? ETCH_ARGS_SYMBOLIC : ETCH_ARGS_EXACT;
}

/* --- cache.c: the table; all but the first under the trace lock ---------------------------------------------------------- */

/* The entry for these arguments (in: their tensors in flat order), or NULL. *guarded (may be NULL): an entry whose signature fits
 * but whose guard *i_guard does not hold. The caller is pinned or holds the lock. */
etch_status etch__table_find(etch_ctx *cx, const etch_function *f, const etch_table *t, const etch_arg *args,
                             int n_args, etch_tensor *const *in, etch_entry **out, etch_entry **guarded,
                             uint32_t *i_guard) ETCH_NODISCARD;
/* An empty table; and the end of a function that nobody can reach any more. */
etch_status etch__table_init(etch_ctx *cx, etch_function *f) ETCH_NODISCARD;
void etch__table_fini(etch_function *f);
/* Publishes the entry, and takes out what no longer fits the limits. On failure the table is as before. */
etch_status etch__table_add(etch_ctx *cx, etch_function *f, etch_entry *e) ETCH_NODISCARD;
/* Takes entries out for which `goes` says so. Out of memory leaves them in. */
void etch__table_remove(etch_function *f, bool (*goes)(const etch_entry *e, void *user), void *user, uint64_t *counter);
/* Takes out the entries that hold an identity which died, in all functions. */
void etch__purge_dead(etch_traces *t);
void etch__entry_destroy(void *e); /* as the epochs call it */
/* The plan, made again if it was dropped. Takes the lock if so. */
etch_status etch__entry_plan(etch_ctx *cx, etch_function *f, etch_entry *e, etch_plan **out) ETCH_NODISCARD;

/* --- trace.c: running the body ---------------------------------------------------------------------------------------------- */

/* What f is traced for. */
typedef struct etch_occasion {
    etch_function *f;
    etch_spec *target;    /* the trace's signature */
    etch_spec *call;      /* the present call, with its sizes: target covers it */
    const etch_arg *args; /* of the present call; NULL: what its spec says */
    int n_args;
} etch_occasion;

/* What a body gave. */
struct etch_results {
    etch_ctx *cx;
    ETCH_VEC(etch_tensor *) at; /* borrowed: the trace owns them */
    void *extra;
    void (*release_extra)(void *extra);
};

/* Traces, and plans. Not yet in the table. */
etch_status etch__trace(etch_ctx *cx, const etch_occasion *o, etch_entry **out) ETCH_NODISCARD;
/* The first half of it: the recording with its graph finished, for the caller to end; on failure there is none. The caller
 * resets the context's scratch and ends `results`. */
etch_status etch__trace_record(etch_ctx *cx, const etch_occasion *o, uint64_t number, bool is_abstract,
                               etch_results *results, etch_recording **out) ETCH_NODISCARD;
void etch__results_fini(etch_results *results);
/* A plan for e's graph, shared with an entry of f whose graph is equal. */
etch_status etch__entry_compile(etch_ctx *cx, etch_function *f, etch_entry *e) ETCH_NODISCARD;

/* --- call.c ---------------------------------------------------------------------------------------------------------------- */

/* The context's tracer, with a pin to use f by. ETCH_EINVAL if f belongs to another runtime. */
etch_status etch__tracer_of(etch_ctx *cx, const etch_function *f, etch_tracer **out) ETCH_NODISCARD;

/* --- miss.c: what happens when no trace fits ---------------------------------------------------------------------------- */

/* Finds or makes the entry for the call; is_call: it will be run. On return the context is pinned (also on failure). */
etch_status etch__miss(etch_ctx *cx, etch_tracer *tr, etch_function *f, const etch_arg *args, int n_args,
                       etch_tensor *const *in, bool is_call, etch_entry **out) ETCH_NODISCARD;

uint64_t etch__now_ns(void);

#endif
