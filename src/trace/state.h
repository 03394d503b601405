/* The variables of one call: which they are, what they have when it begins, what they get when everything has run. */
#ifndef ETCH_TRACE_STATE_H
#define ETCH_TRACE_STATE_H

#include "trace/function.h"
#include "trace/variable.h"

#define ETCH_FEW_VARIABLES 16

typedef struct etch_state {
    const etch_entry *e;
    etch_variable **variables; /* of the call, in the entry's order; borrowed */
    etch_tensor **values;      /* that they have at entry: references; NULL inside another trace */
    bool *lent;                /* the value is to be written over: nobody else gets it until the call has ended */
    bool has_lent;             /* any of them */
    etch_variable *few_variables[ETCH_FEW_VARIABLES];
    etch_tensor *few_values[ETCH_FEW_VARIABLES];
    bool few_lent[ETCH_FEW_VARIABLES];
} etch_state;

/* Are the sizes that its variables have in this call those that the guards of e want? Sizes to out[], one for each of
 * e->image.guards.state. */
etch_status etch__state_sizes(const etch_lookup *q, const etch_entry *e, int64_t *out) ETCH_NODISCARD;
/* May a call with e's signature use it? Not if a variable that e captured is among the arguments, where e would take
 * the two for different ones; nor, if one of the arguments was known to be captured too when e was traced, with
 * another in its place. */
etch_status etch__state_admits(const etch_lookup *q, const etch_entry *e, bool *out) ETCH_NODISCARD;

/* The variables of a call of e, and outside of other traces their values, all at one moment. *is_current false:
 * another thread has changed a size that a guard of e is about since e was found; nothing is held then. Small ones
 * need no memory; others are in scratch. With may_lend, values that the plan can write over are lent: until they are
 * put or the state ends, the call must not wait for anything. */
etch_status etch__state_take(const etch_lookup *q, const etch_entry *e, bool may_lend, etch_state *st,
                             bool *is_current) ETCH_NODISCARD;
/* May the variables that e writes have these values (tensors with elements)? */
etch_status etch__state_check(etch_ctx *cx, const etch_state *st, etch_tensor *const *values) ETCH_NODISCARD;
/* They have them now: in the trace under way, or for all to see. The references are handed over. */
void etch__state_put(etch_tracer *tr, const etch_state *st, etch_tensor **values);
/* Lets go of the values at entry; what is lent and was not written goes back. */
void etch__state_end(etch_state *st);

#endif
