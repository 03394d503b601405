/* Comparing calls part by part, and replaying the calls of the past as if something about them were different. */
#ifndef ETCH_TRACE_ADVICE_REPLAY_H
#define ETCH_TRACE_ADVICE_REPLAY_H

#include "trace/advice_evidence.h"
#include "trace/event.h"

/* --- comparing ---------------------------------------------------------------------------------------------------------- */

/* A place where two calls differ. Parts are the specs in a call's tree, numbered in the order they are met; the numbers of two
 * calls mean the same as long as their structure is the same. */
typedef struct etch_unlike {
    etch_difference_kind kind;
    int part;           /* in the second call */
    int i_tensor, axis; /* SIZE: which tensor of the second call in flat order, which axis; else -1 */
    const etch_spec *was, *now;
} etch_unlike;

/* Hands the differences to `visit` one by one, until that returns false. Sizes and ranks of `was` that are unknown, or named and
 * admit the size, are no difference. With `is_symbolic` no size counts and objects are compared by `alike`. A caller's
 * function that fails makes a difference, and its error is forgotten. */
void etch__compare_calls(etch_ctx *cx, const etch_spec *was, const etch_spec *now, bool is_symbolic,
                         bool (*visit)(void *user, const etch_unlike *u), void *user);
/* Are they of one structure, so that the numbers of parts mean the same? */
static inline bool etch__is_structural(etch_difference_kind k)
{
    return k == ETCH_DIFFERS_IN_COUNT || k == ETCH_DIFFERS_IN_KIND || k == ETCH_DIFFERS_IN_NAME;
}
/* The number of differences, or `limit` if there are that many. */
int etch__distance(etch_ctx *cx, const etch_spec *was, const etch_spec *now, bool is_symbolic, int limit);

/* --- the past ----------------------------------------------------------------------------------------------------------- */

typedef struct etch_past_call {
    const etch_spec *call;
    const etch_entry *entry;       /* the trace made for it, or NULL: it is not in the table any more, or was refused */
    const etch_evidence *evidence; /* what is known of that trace, or NULL: nothing */
    uint64_t n_calls;              /* that this trace served */
    bool is_merged;                /* set by a replay: the present call would have used the same trace */
} etch_past_call;

/* The calls that were traced, oldest first; the present one is the last of them. */
typedef struct etch_history {
    etch_past_call *at;
    int n;
    bool is_whole; /* nothing older was left out */
} etch_history;

etch_status etch__history_make(etch_ctx *cx, const etch_miss *m, etch_arena *arena, etch_history *out) ETCH_NODISCARD;
/* How many specs or entries to look at where each has as many parts as `call`: at most `most`. */
int etch__work_limit(const etch_spec *call, int most);

/* --- replay ------------------------------------------------------------------------------------------------------------- */

/* What is done differently. */
typedef struct etch_change {
    bool is_symbolic; /* the policy: no size counts, objects are compared by `alike` */
    const uint32_t
        *free; /* by part of the present call: a bit for each axis whose size does not count, or ETCH_FREE_LEAF:
                             the literal is a tensor, the object one and the same. NULL: nothing */
} etch_change;
#define ETCH_FREE_LEAF (UINT32_C(1) << 31)
/* Is it a difference that the change takes away? (Where the policy is changed, sizes and alike objects are none.) */
bool etch__goes_away(const etch_change *change, const etch_unlike *u);

typedef struct etch_replayed {
    uint64_t n_hits, n_calls; /* the first call of all is traced in any case, and not among them */
    uint64_t n_before, n_after;
    int n_merged; /* earlier traces that would have served the present call too; 0: the change would not have avoided it */
} etch_replayed;

/* is_sorted: calls that are marked as merged are known to be. */
void etch__replay(etch_ctx *cx, const etch_history *h, const etch_change *change, bool is_sorted, etch_replayed *out);
/* With nothing changed. */
void etch__replay_as_it_was(const etch_history *h, etch_replayed *out);

#endif
