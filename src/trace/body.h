/* Bodies of branches and loops while they are traced: recordings of their own inside another, whose sizes are those of the trace
 * around, and which are handed what they take from there. */
#ifndef ETCH_TRACE_BODY_H
#define ETCH_TRACE_BODY_H

#include "trace/recorder.h"

/* A value of the trace around that a body takes. */
typedef struct etch_given {
    etch_val outer; /* there */
    etch_val inner; /* the input of the body */
} etch_given;

typedef struct etch_body_trace {
    etch_recording *outer, *r;  /* r: NULL once it has ended */
    etch_graph *g;              /* retained */
    uint32_t n_symbols;         /* of the trace around: the body's first symbols are these, one by one */
    etch_dim *inner, *of_outer; /* by such a symbol: as a size of the body, and of the trace around */
    int n_params;               /* inputs that are no such values */
    ETCH_VEC(etch_given) given;
} etch_body_trace;

/* Begins to record; ops record into it until it ends. */
etch_status etch__body_begin(etch_tracer *tr, const char *what, etch_body_trace *b) ETCH_NODISCARD;
/* The next input, like value v of the trace around: a handle. With `declared`, sizes that it leaves open are the body's own. With
 * is_slice, without the first axis. */
etch_status etch__body_param(etch_body_trace *b, etch_val v, const etch_spec *declared, bool is_slice,
                             etch_tensor **out) ETCH_NODISCARD;
/* The value that t, which is not the body's own, stands for there. */
etch_status etch__body_take(etch_body_trace *b, etch_tensor *t, const char *op, etch_val *out) ETCH_NODISCARD;
/* Ends the recording with these results; what sizes it asked for guards the trace around. */
etch_status etch__body_end(etch_body_trace *b, etch_tensor *const *results, int n) ETCH_NODISCARD;
/* Ends it in any case, and lets go of everything. */
void etch__body_fini(etch_body_trace *b);

/* Makes all bodies take the same values, in one order, behind their params: *out (in scratch) are these in the trace around. After
 * this they are bodies that a node may have. */
etch_status etch__bodies_join(etch_body_trace *bodies, int n, etch_val **out, int *n_out) ETCH_NODISCARD;

#endif
