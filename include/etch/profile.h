/* The profile: where the time of runs goes, step by step; how many bytes and operations that were, and how far it is from what the
 * machine could do. docs/performance.md says how to read it. */
#ifndef ETCH_PROFILE_H
#define ETCH_PROFILE_H

#include <etch/context.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum etch_profile_kind {
    ETCH_PROFILE_KERNEL,  /* a fused kernel */
    ETCH_PROFILE_CALL,    /* a library function: products, gathers, sorts */
    ETCH_PROFILE_VIEW,    /* other sizes and strides over the same memory */
    ETCH_PROFILE_SIZES,   /* sizes to tensors, and tensors to sizes */
    ETCH_PROFILE_CONTROL, /* branches and loops, without what runs inside them */
    ETCH_PROFILE_TRACE,   /* a function traced */
    ETCH_PROFILE_COMPILE, /* its plan made */
} etch_profile_kind;

/* A step of a plan, over all runs; or the traces of a function. Texts live as long as the list. */
typedef struct etch_profile_row {
    etch_profile_kind kind;
    const char *function; /* the graph's name */
    const char *what;     /* the op; of a kernel those inside; "" for traces */
    int step;             /* its number in the plan; -1: none */
    etch_location at;     /* the line of the program that asked for it */
    uint64_t n_runs;
    uint64_t ns;    /* on the thread that ran it, without other steps that ran inside */
    uint64_t bytes; /* read and written */
    uint64_t flops;
} etch_profile_row;

/* A step, once. */
typedef struct etch_profile_span {
    int row;               /* in the list */
    int track;             /* steps of one context at a time are on one */
    uint64_t begin_ns, ns; /* since the start; what ran inside is part of it */
} etch_profile_span;

typedef struct etch_profile_list {
    etch_profile_row *at; /* what took longest first */
    int n;
    uint64_t ns;         /* from the start to the stop, or until now */
    uint64_t peak_flops; /* per second, of f32, */
    uint64_t peak_bytes; /* and bytes moved per second: what this machine reaches, measured when the list was made */
    int n_threads;       /* that these were measured on */
    etch_profile_span *spans;
    size_t n_spans;     /* the last ones of each track, at most 16,384 */
    uint64_t n_dropped; /* spans before these */
    const etch_allocator *alloc;
    void *memory;
} etch_profile_list;

/* From now on every step of every run is measured, in all contexts of the runtime; what was measured before is dropped. Any thread. */
ETCH_API etch_status etch_profile_start(etch_ctx *cx) ETCH_NODISCARD;
/* No longer. What was measured stays until the next start. */
ETCH_API etch_status etch_profile_stop(etch_ctx *cx) ETCH_NODISCARD;

/* What was measured so far; other threads may be running. Measures the machine's peaks, some tens of milliseconds. ETCH_EINVAL if out is
 * NULL. */
ETCH_API etch_status etch_profile_rows(etch_ctx *cx, etch_profile_list *out) ETCH_NODISCARD;
/* `list` becomes what was measured since `before` was made, which is an earlier list of the same profile: a profile inside of another one. */
ETCH_API etch_status etch_profile_since(etch_ctx *cx, etch_profile_list *list,
                                        const etch_profile_list *before) ETCH_NODISCARD;
ETCH_API void etch_profile_list_release(etch_profile_list *list);

/* What a row comes to. `roofline`: the time that the machine would take at its peaks for what is more, bytes or operations, as a part of the
 * time that it took; 0 where nothing is counted. Above 1 for what lies in caches. */
typedef struct etch_profile_rate {
    double bytes_per_second, flops_per_second, roofline;
} etch_profile_rate;
ETCH_API etch_profile_rate etch_profile_rate_of(const etch_profile_list *list, const etch_profile_row *row);

/* A table for people; and one JSON document (docs/performance.md has the schema), which Perfetto and chrome://tracing read too. Memory from
 * malloc, to be freed by the caller. ETCH_EINVAL if the list or out is NULL. */
ETCH_API etch_status etch_profile_text(etch_ctx *cx, const etch_profile_list *list, char **out) ETCH_NODISCARD;
ETCH_API etch_status etch_profile_json(etch_ctx *cx, const etch_profile_list *list, char **out) ETCH_NODISCARD;

ETCH_API const char *etch_profile_kind_name(etch_profile_kind k); /* "kernel" */

#ifdef __cplusplus
}
#endif
#endif
