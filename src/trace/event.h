/* From a miss to its event: what was nearest, where it differs, what would have avoided it. All under the trace lock. */
#ifndef ETCH_TRACE_EVENT_H
#define ETCH_TRACE_EVENT_H

#include <etch/event.h>
#include "trace/function.h"

/* What is known at the end of a miss. */
typedef struct etch_miss {
    etch_function *f;
    const etch_spec *call; /* the call with its sizes */
    etch_entry *made;      /* in the table already; NULL: refused or failed */
    etch_entry *guarded;   /* an entry with the call's signature whose guard i_guard did not hold, or NULL */
    uint32_t i_guard;
    const etch_entry *refused; /* one that etch__state_admits did not */
    etch_tensor *const *in;    /* the call's tensors in flat order (NULL where specs stand) */
    etch_status status;        /* ETCH_ERETRACE, ETCH_EBUDGET: refused; other failures: the body's */
    bool is_nested, is_call;   /* inside another trace; a call, not etch_function_trace: what the warning counts */
    size_t n_variables_made;   /* by the body */
    bool is_past_budget;       /* the budget is used up, and the trace is for more than this call because of it */
    etch_location at;
    etch_policy policy;
} etch_miss;

/* Makes the event, keeps it in the ring, hands it to the subscriber. Never fails: without memory there is an event with less in
 * it, or none. Leaves the context's status and message as they are. */
void etch__event_of_miss(etch_ctx *cx, const etch_miss *m);
/* What a function that goes leaves behind for events of others with its code: its calls. */
void etch__event_function_gone(etch_function *f);
void etch__events_destroy(etch_traces *all);

/* Are these the arguments for a text of an event? */
etch_status etch__event_check(etch_ctx *cx, const char *what, const etch_event *e, char **out) ETCH_NODISCARD;

/* While an event is made: forgets an error, of memory or of a caller's function. */
static inline void etch__forget_error(etch_ctx *cx)
{
    cx->sticky = false;
    cx->status = ETCH_OK;
}

/* --- explain.c ------------------------------------------------------------------------------------------------------------ */

#define ETCH_MAX_DIFFERENCES 16

/* Why there was a miss. */
typedef struct etch_explanation {
    const etch_miss *miss;
    etch_event_kind kind;
    etch_event_kind cause;     /* the kind that it would have if it had not been refused */
    const etch_entry *guarded; /* the miss' own, if it is still in the table */
    const etch_entry
        *nearest;    /* NULL: what the call is compared with is not in the table any more, or there is nothing */
    uint64_t number; /* of the trace that the call is compared with, or 0 */
    const etch_spec *was, *now; /* what is compared, as the policy has it; `was` NULL: nothing */
    etch_spec *held[2];         /* references that go with it */
    int n_differences;
    bool has_more;
    etch_difference differences[ETCH_MAX_DIFFERENCES];
} etch_explanation;

/* Finds the kind, what to compare with, and the differences; texts live in `arena`. What memory does not suffice for is left out. */
void etch__explain(etch_ctx *cx, const etch_miss *m, etch_arena *arena, etch_explanation *out);
void etch__explanation_fini(etch_explanation *x);

/* The entry to compare a call (as the policy has it) with: the fewest differences, the latest among equals; NULL if there is none.
 * But not `but`. */
etch_entry *etch__nearest(etch_ctx *cx, const etch_function *f, const etch_spec *call, const etch_entry *but);

/* `call` with other sizes: `choose` changes those of each tensor, whose place among the tensors in flat order it is given. NULL: all
 * are unknown. */
etch_status etch__spec_resized(etch_ctx *cx, const etch_spec *call,
                               void (*choose)(void *user, int i_tensor, etch_size *sizes, int rank), void *user,
                               etch_spec **out) ETCH_NODISCARD;

/* --- advice.c ------------------------------------------------------------------------------------------------------------- */

struct etch_code;

/* What would have avoided the trace, checked by replaying the calls seen. `code` (may be NULL) is what is known of the
 * functions of its code. Texts live in `arena`. */
void etch__advise(etch_ctx *cx, const etch_explanation *x, const struct etch_code *code, etch_arena *arena,
                  etch_advice *out);

#endif
