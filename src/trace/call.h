/* A call of a function under way: what its files share. */
#ifndef ETCH_TRACE_CALL_H
#define ETCH_TRACE_CALL_H

#include "trace/state.h"

typedef struct etch_calling {
    etch_ctx *cx;
    etch_tracer *tr;
    etch_function *f;
    const etch_arg *args;
    int n_args;
    etch_tensor **in; /* flat */
    int n_in;
    bool wants_result;
    uint64_t trace; /* this one and no other; 0: the one that fits best */
} etch_calling;

/* Arguments of a function with a declared signature are made to fit it where they can be. */
etch_status etch__calling_fit_args(etch_calling *c) ETCH_NODISCARD;
/* The tensor that input i of e's graph is fed with; *out NULL: a variable's value at entry. */
etch_status etch__calling_input(const etch_calling *c, const etch_entry *e, int i, etch_tensor **out) ETCH_NODISCARD;

/* --- call_keywords.c ---------------------------------------------------------------------------------------------- */

/* Keywords may come in any order: f(a=1, b=2) is f(b=2, a=1). */
etch_status etch__calling_order_keywords(etch_calling *c) ETCH_NODISCARD;

/* --- call_inside.c: inside another trace -------------------------------------------------------------------------- */

/* etch__calling_fit_args where the arguments have sizes that the trace around leaves open. */
etch_status etch__calling_fit_inside(etch_calling *c) ETCH_NODISCARD;
/* Records what e does: results to out[], then the new values of the variables that it writes. */
etch_status etch__calling_record(const etch_calling *c, const etch_entry *e, const etch_state *st,
                                 etch_tensor **out) ETCH_NODISCARD;

#endif
