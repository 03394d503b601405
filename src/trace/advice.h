/* The inside of advice: one miss being looked at, and the parts of the work that have a file of their own. */
#ifndef ETCH_TRACE_ADVICE_H
#define ETCH_TRACE_ADVICE_H

#include "trace/advice_replay.h"

typedef struct etch_adviser {
    etch_ctx *cx;
    const etch_explanation *x;
    const etch_miss *m;
    etch_arena *arena;
    etch_history past;
    uint32_t *free; /* by part of the present call, as in etch_change */
    /* How many of the differences are of which sort. */
    int n_sizes;
    int n_numbers; /* literals that a tensor could hold */
    int n_flags;   /* other literals */
    int n_objects; /* identities and values, of one type then and now */
    int n_values;  /* of these, values */
    int n_others;
    uint32_t numbers; /* a bit for each of the literals that differ, in order: is it a number? */
    etch_strbuf text;
    etch_advice *out;
} etch_adviser;

/* Writes the advice that a->text holds, with what the replay found. */
void etch__advise_this(etch_adviser *a, etch_advice_kind kind, const etch_replayed *r);
static inline bool etch__is_symbolic_miss(const etch_miss *m) { return etch__mode_of(m->f) == ETCH_ARGS_SYMBOLIC; }
/* Did a trace of the past ask for sizes, so that what is found without looking at guards may be too much? Yes, if that is not
 * known of one. */
bool etch__has_guards(const etch_history *h);

/* --- advice_sizes.c ------------------------------------------------------------------------------------------------------- */

/* Only sizes differ: leave them free, or, where a line asks for them, keep them symbolic there. With `and_more` the text goes on
 * after a change of another sort. */
void etch__advise_sizes(etch_adviser *a, bool and_more);
/* A guard of a trace with the call's signature did not hold. */
void etch__advise_guard(etch_adviser *a);

/* Lines whose guards do not count. What is traced must then not have depended on them, unless they may branch: the branch is to be
 * made part of the graph. */
typedef struct etch_lines {
    const etch_location *at;
    int n;
    bool may_branch;
} etch_lines;
/* Replays merged calls (is_merged is set) under the symbolic policy with the guards of their traces, but for those lines. All other
 * calls are as they were. */
void etch__replay_guarded(const etch_history *h, const etch_lines *but, etch_replayed *out);

/* --- advice.c ------------------------------------------------------------------------------------------------------------- */

/* The calls that a replay merged differ in numbers and objects: do their graphs show that a tensor, or one and the same object, could
 * stand in place of these? */
etch_tri etch__graphs_agree(etch_adviser *a);

#endif
