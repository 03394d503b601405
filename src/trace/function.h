/* The inside of functions: the table of traces that calls look up, and what a trace is.
 *
 * Readers (calls) take no lock: they pin their context, load the table and use what it points to. Writers hold the runtime's trace
 * lock, and retire what they take out. */
#ifndef ETCH_TRACE_FUNCTION_H
#define ETCH_TRACE_FUNCTION_H

#include <etch/function.h>
#include <etch/plan.h>
#include <etch/variable.h>
#include "base/clock.h"
#include "trace/alike.h"
#include "trace/epoch.h"
#include "trace/guard.h"
#include "trace/spec.h"

/* Something of the caller's that goes with a trace. */
typedef struct etch_extra {
    void *p;
    void (*retain)(void *p), (*release)(void *p); /* may be NULL */
} etch_extra;

/* What of a trace means the same in every process, and can be kept: everything else of it can be made from this. Captures are
 * inputs of the graph by name, behind the arguments. */
typedef struct etch_trace_image {
    etch_spec *key;      /* what a call is compared with */
    etch_spec *made_for; /* the call that it was traced for, with its sizes */
    etch_graph *graph;
    uint64_t graph_hash;
    etch_guards guards;
} etch_trace_image;

/* A trace: what is portable of it, and what belongs to the process: the plan, which may be dropped and made again, the tensors that
 * stand for the captures, what it cost and how often it was used. */
typedef struct etch_entry {
    etch_trace_image image;
    uint64_t number;    /* of the trace in its function, from 1 */
    bool is_general;    /* calls that are not equal may fit: it has unknown or named sizes, or came from specs */
    bool is_for_once;   /* it depends on sizes of the trace around, and is not kept */
    bool has_identity;  /* it can die with an object */
    bool is_leaving;    /* the table */
    bool is_plain;      /* the call is of tensors alone, and `plain` is its signature in short */
    uint64_t hash;      /* of the key */
    bool checks_guards; /* false: the key implies them */
    etch_input *inputs; /* of the graph */
    etch_capture *captures;
    etch_tensor **noted;            /* retained: see etch_note_capture */
    etch_trace_variable *variables; /* outputs of those that are written stand behind the results, in this order */
    int n_inputs, n_captures, n_noted, n_variables, n_written, n_out; /* n_out: results */
    bool is_direct;         /* the inputs are the arguments' tensors, all of them and in order */
    bool has_arg_variables; /* among its variables */
    bool knows_in_place;    /* its plan was asked, once */
    bool is_choosy;         /* not every call with its signature will do: see etch__state_admits */
    etch_extra extra;       /* of the body */

    etch_alike alike;          /* sizes that are one in its plan */
    _Atomic(etch_plan *) plan; /* NULL: dropped; made again by the next call */
    bool was_planned;
    uint64_t shares_plan_with; /* number of the trace whose plan it is, or 0 */
    size_t bytes, plan_bytes;
    uint64_t trace_ns, compile_ns;
    uint64_t
        work_ns; /* to make it, of this thread's own time: what it is worth does not depend on how busy the machine was */
    uint64_t plan_ns;    /* of the plan, as far as it is among compile_ns */
    atomic_uint n_plans; /* that are in the plan: more than one where ranks are unknown */
    atomic_uint_fast64_t hits, last_use;
    int n_plain;
    int64_t plain[];
} etch_entry;

/* See table.c. */
typedef struct etch_slot {
    atomic_uint_fast64_t hash;
    _Atomic(etch_entry *) entry;
} etch_slot;
typedef struct etch_table {
    const etch_allocator *alloc;
    uint32_t n_slots; /* a power of two */
    uint32_t n_used;  /* ever */
    etch_slot slots[];
} etch_table;

/* Entries that calls may fit without being equal. Never changed once it is published. */
typedef struct etch_general {
    const etch_allocator *alloc;
    size_t n;
    etch_entry *at[];
} etch_general;

/* A signature that was seen, with the sizes it came with: what advice is replayed against. */
typedef struct etch_seen {
    etch_spec *call;
    uint64_t number;  /* of the trace that served it */
    uint64_t n_calls; /* of traces that are gone; else the entry's hits count */
} etch_seen;
#define ETCH_MAX_SEEN 512
#define ETCH_MAX_SEEN_BYTES ((size_t)1 << 20)

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
    bool finds_nans;
    etch_spec *signature; /* a call's spec, or NULL */
    char **input_names;   /* of its arguments; NULL: none were given */
    int n_input_names;
    etch_budget budget;
    size_t max_entries, max_bytes;

    _Atomic(etch_table *) table;
    _Atomic(etch_general *) general; /* NULL: none */
    atomic_uint_fast64_t version;    /* changes when an entry is taken out */
    atomic_uint_fast64_t n_calls;    /* that found or made a trace */
    atomic_uint_fast64_t n_nested;   /* of them, inside another trace */
    /* What follows is under the trace lock. */
    ETCH_VEC(etch_entry *) entries; /* those in the table, in the order they were made */
    uint64_t n_started;             /* traces, failed ones too: the number of the next */
    uint64_t n_made_over;           /* traces that made variables, so that the body was run once more */
    uint64_t n_traces, n_failed_traces, n_evicted, n_purged, trace_ns, compile_ns;
    size_t bytes;
    ETCH_VEC(etch_variable *) made; /* by its body in the first trace, retained */
    ETCH_VEC(etch_seen) seen;       /* at most ETCH_MAX_SEEN, in ETCH_MAX_SEEN_BYTES */
    size_t seen_bytes;
    struct etch_evidences *evidence; /* advice_evidence.c; NULL until there is some */
    etch_function *next, *prev;      /* of all functions of the runtime */
};

#define ETCH_MAX_ALL_ENTRIES ((size_t)100000)
#define ETCH_MAX_ALL_BYTES ((size_t)512 << 20)

/* What the functions of a runtime share. */
typedef struct etch_traces {
    etch_runtime *rt;     /* borrowed: it hangs off it */
    pthread_mutex_t lock; /* recursive; held while tracing */
    int depth;            /* of those who hold it inside each other */
    etch_minded minded;
    bool is_left; /* to another thread, while the process forks */
    etch_epochs epochs;
    etch_function *functions;
    int n_tracing;                                   /* misses inside each other, whatever contexts they are on */
    atomic_uint_fast64_t next_id;                    /* of functions and tables */
    atomic_uint_fast64_t n_locked;                   /* how often the lock was taken: hits do not */
    size_t bytes, n_entries, max_bytes, max_entries; /* over all functions */
    size_t n_mortal;                                 /* entries with an identity among them */
    struct etch_events *events;                      /* event.c; NULL until there is one */
} etch_traces;

etch_status etch__traces_of(etch_ctx *cx, etch_traces **out) ETCH_NODISCARD;
void etch__traces_lock(etch_traces *t);
void etch__traces_unlock(etch_traces *t);

/* ETCH_EINVAL if there is none, or it belongs to another runtime. */
etch_status etch__check_function(etch_ctx *cx, const etch_function *f, const char *what) ETCH_NODISCARD;

static inline etch_arg_mode etch__mode_of(const etch_function *f)
{
    return f->policy == ETCH_SYMBOLIC || f->policy == ETCH_STRICT ? ETCH_ARGS_SYMBOLIC : ETCH_ARGS_EXACT;
}

/* --- table.c: lookup without a lock; all but the first and the third under the trace lock ------------------------------------------ */

typedef struct etch_lookup {
    etch_ctx *cx;
    const etch_function *f;
    const etch_arg *args;
    int n_args;
    etch_tensor *const *in; /* their tensors in flat order */
    etch_entry *guarded;    /* found on the way: its signature fits, but guard i_guard does not hold */
    uint32_t i_guard;
    const etch_entry *refused; /* likewise, but a variable that it knows from elsewhere is, or is not, an argument */
} etch_lookup;

/* The entry for these arguments, or NULL. The caller is pinned or holds the lock. */
etch_status etch__table_find(etch_lookup *q, etch_entry **out) ETCH_NODISCARD;
/* The same where specs stand for values, whose sizes count under every policy: any entry may be more general. */
etch_status etch__table_find_for_specs(etch_lookup *q, etch_entry **out) ETCH_NODISCARD;
/* Is it e? Asked of the one that was used last. */
etch_status etch__entry_is_for(etch_lookup *q, etch_entry *e, bool *out) ETCH_NODISCARD;
/* Is e still in it? And the entry with this number, or NULL. */
bool etch__table_has(const etch_function *f, const etch_entry *e);
etch_entry *etch__entry_numbered(const etch_function *f, uint64_t number);
/* An empty table; and the end of a function that nobody can reach any more. */
etch_status etch__table_init(etch_ctx *cx, etch_function *f) ETCH_NODISCARD;
void etch__table_fini(etch_function *f);
/* On failure the table is as before. */
etch_status etch__table_put(etch_ctx *cx, etch_function *f, etch_entry *e) ETCH_NODISCARD;
/* Takes out and retires the entries for which `leaves` says so; `taken` is told of each. Returns how many; out of memory leaves
 * them in. */
size_t etch__table_take(etch_function *f, bool (*leaves)(const etch_entry *e, void *user), void *user,
                        void (*taken)(etch_function *f, etch_entry *e));

/* --- cache.c: what it may hold; under the trace lock ------------------------------------------------------------------------ */

/* Puts the entry in, and takes out what no longer fits the limits. On failure all is as before. */
etch_status etch__cache_add(etch_ctx *cx, etch_function *f, etch_entry *e) ETCH_NODISCARD;
/* Takes entries out. Returns how many; out of memory leaves them in. */
size_t etch__cache_remove(etch_function *f, bool (*leaves)(const etch_entry *e, void *user), void *user);
/* All of them. */
void etch__cache_clear(etch_function *f);
/* Takes out the entries that hold an identity which died, in all functions. */
void etch__purge_dead(etch_traces *t);
void etch__entry_destroy(void *e); /* as the epochs call it */
/* The plan, made again if it was dropped. Takes the lock if so. */
etch_status etch__entry_plan(etch_ctx *cx, etch_function *f, etch_entry *e, etch_plan **out) ETCH_NODISCARD;
/* A call made the plan larger: ranks that it had not met. Takes the lock. */
void etch__entry_plan_grew(etch_ctx *cx, etch_function *f, etch_entry *e, etch_plan *plan);

/* --- trace.c: running the body ---------------------------------------------------------------------------------------------- */

/* What f is traced for. */
typedef struct etch_occasion {
    etch_function *f;
    etch_spec *target;    /* the trace's signature */
    etch_spec *call;      /* the present call, with its sizes: target covers it */
    const etch_arg *args; /* of the present call; NULL: what its spec says */
    int n_args;
    etch_tensor *const *in;          /* tensors of the present call, in flat order; NULL: none is made */
    bool is_again;                   /* the body has made its variables, and is to make no more */
    const etch_trace_variable *held; /* audits: of the trace that is made again */
    int n_held;
} etch_occasion;

/* What a body gave. */
struct etch_results {
    etch_ctx *cx;
    ETCH_VEC(etch_tensor *) at; /* borrowed: the trace owns them */
    etch_extra extra;
};

/* Traces, and plans. Not yet in the table. */
etch_status etch__trace(etch_ctx *cx, const etch_occasion *o, etch_entry **out) ETCH_NODISCARD;
/* The first half of it: the recording with its graph finished, for the caller to end; on failure there is none. The caller
 * resets the context's scratch and ends `results`. */
etch_status etch__trace_record(etch_ctx *cx, const etch_occasion *o, uint64_t number, bool is_abstract,
                               etch_results *results, etch_recording **out) ETCH_NODISCARD;
void etch__results_fini(etch_results *results);
void etch__extra_release(etch_extra *x); /* once */
/* Do they capture the same tensors and variables? */
bool etch__same_captures(const etch_entry *a, const etch_entry *b);
/* A plan for e's graph, shared with an entry of f whose graph is equal. *out is e's, and may be dropped when the lock is given up;
 * a pinned caller may use it longer. */
etch_status etch__entry_compile(etch_ctx *cx, etch_function *f, etch_entry *e, etch_plan **out) ETCH_NODISCARD;

/* --- call.c ---------------------------------------------------------------------------------------------------------------- */

/* The context's tracer, with a pin to use f by. ETCH_EINVAL if f belongs to another runtime. */
etch_status etch__tracer_of(etch_ctx *cx, const etch_function *f, etch_tracer **out) ETCH_NODISCARD;
/* Writes what the trace around knows of the sizes into the handles among in[] (with from_types: what all its calls have), where
 * lookup and specs read them; ETCH_ANY_SIZE elsewhere. */
etch_status etch__refresh_sizes(etch_ctx *cx, etch_tensor *const *in, int n_in, bool from_types,
                                const char *what) ETCH_NODISCARD;

/* Handles among in[] whose sizes are open have those that the signature declares in their place; did any have to? */
bool etch__assume_declared(const etch_spec *signature, etch_tensor *const *in, int n);

/* --- miss.c: what happens when no trace fits ---------------------------------------------------------------------------- */

/* Finds or makes the entry for the call; is_call: it will be run. The context is pinned, and what it gets lives until it lets go. */
etch_status etch__miss(etch_ctx *cx, etch_tracer *tr, etch_function *f, const etch_arg *args, int n_args,
                       etch_tensor *const *in, bool is_call, etch_entry **out) ETCH_NODISCARD;

#endif
