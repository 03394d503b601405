/* Events: every trace that was made, or refused, with its cause, its cost and what would have avoided it. */
#ifndef ETCH_EVENT_H
#define ETCH_EVENT_H

#include <etch/function.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum etch_event_kind {
    ETCH_EVENT_FIRST_TRACE,   /* of the function */
    ETCH_EVENT_NEW_SIGNATURE, /* no trace fits the call */
    ETCH_EVENT_GUARD_FAILED,  /* one has the call's signature, but a guard of it does not hold */
    ETCH_EVENT_WAS_DROPPED,   /* one had it, and was dropped for lack of room */
    ETCH_EVENT_OBJECT_DIED,   /* one had it, for an object that is gone */
    ETCH_EVENT_REMADE,        /* the function's first trace, but another function with the same code had this one */
    ETCH_EVENT_REFUSED,       /* strict, or past its budget: the call failed instead */
    ETCH_EVENT_FAILED,        /* the body failed while it was traced */
} etch_event_kind;

typedef enum etch_advice_kind {
    ETCH_ADVICE_NONE,          /* nothing that replaying the calls confirms */
    ETCH_ADVICE_RIGHT,         /* the trace is needed: one per value of a flag, per dtype, per structure */
    ETCH_ADVICE_FREE_SIZE,     /* declare a size unknown or named, or use the policy symbolic */
    ETCH_ADVICE_KEEP_SYMBOLIC, /* a line asks for a size as a number */
    ETCH_ADVICE_TENSOR,        /* pass a tensor in place of a literal */
    ETCH_ADVICE_KEEP_OBJECT,   /* make the object, or the function that is passed, once; or use the policy symbolic */
    ETCH_ADVICE_MAKE_ONCE,     /* make the traced function once, not in a loop */
    ETCH_ADVICE_MORE_ROOM,     /* a larger cache */
} etch_advice_kind;

typedef struct etch_advice {
    etch_advice_kind kind;
    const char *text; /* the change, in words; "" if there is none */
    uint64_t n_hits,
        n_calls; /* replayed with the change made: so many of the last calls would have hit (the very first one,
                                 which is traced in any case, is not among them) */
    uint64_t n_traces_before, n_traces_after; /* for these calls */
} etch_advice;

typedef struct etch_event_difference {
    const char *path, *was, *now; /* "args[0].shape[0]", "32", "48" */
} etch_event_difference;

/* Texts live as long as the event: for a subscriber during the call, in a list until it is released. */
typedef struct etch_event {
    uint64_t sequence; /* counted over the runtime, from 1 */
    etch_event_kind kind;
    const char *function;
    const void *code; /* the function's, as its options have it, or its body */
    uint64_t call;    /* number of the call in its function */
    etch_location at; /* the call's place in the program */
    uint64_t trace;   /* the trace that was made, or 0 */
    uint64_t nearest; /* the trace it is compared with, or 0 */
    const char *signature;
    bool is_past_budget;    /* the function's budget is used up: it was refused, or traced for more than this call */
    const char *traced_for; /* that wider signature, if the trace was made past the budget; "" */
    int n_differences;
    const etch_event_difference *differences;
    bool has_more;     /* differences than are listed */
    const char *guard; /* that did not hold; "" */
    etch_location guard_at;
    uint64_t trace_ns, compile_ns, explain_ns;
    size_t bytes;
    uint64_t equal_to;         /* an older trace whose graph came out equal, or 0 */
    uint64_t n_variables_made; /* by the body, which was run once more because of it */
    etch_advice advice;
    bool warns;                       /* the function is traced often enough for TensorFlow's warning */
    uint64_t warn_traces, warn_calls; /* "5 out of the last 9 calls" */
    const char *error;                /* refused, failed: the message; "" */
} etch_event;

/* Called for each event on the thread that traces, while the trace lock is held, so it should be quick: it may read and print. One per
 * runtime; NULL ends it. If it calls functions all the same, what these trace is among the last events, but it is not told of
 * that. */
ETCH_API etch_status etch_subscribe(etch_ctx *cx, void (*on_event)(const etch_event *e, void *user),
                                    void *user) ETCH_NODISCARD;

/* The last events of the runtime (at most 256), oldest first; of one function if f is not NULL. ETCH_EINVAL if out is NULL or f belongs
 * to another runtime. */
typedef struct etch_event_list {
    etch_event *at;
    int n;
    const etch_allocator *alloc;
    void *memory;
} etch_event_list;
ETCH_API etch_status etch_events(etch_ctx *cx, etch_function *f, etch_event_list *out) ETCH_NODISCARD;
ETCH_API void etch_event_list_release(etch_event_list *list);

/* An event in words, several lines; and as a JSON object on one line (docs/events.md has the schema). Memory from malloc, to be
 * freed by the caller. ETCH_EINVAL if e, its list of differences or out is NULL. */
ETCH_API etch_status etch_event_text(etch_ctx *cx, const etch_event *e, char **out) ETCH_NODISCARD;
ETCH_API etch_status etch_event_json(etch_ctx *cx, const etch_event *e, char **out) ETCH_NODISCARD;

ETCH_API const char *etch_event_kind_name(etch_event_kind k);   /* "new_signature" */
ETCH_API const char *etch_advice_kind_name(etch_advice_kind k); /* "free_size" */

#ifdef __cplusplus
}
#endif
#endif
