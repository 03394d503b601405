/* Bodies of branches and loops while they are traced: recordings of their own inside another, whose sizes are those of the trace
 * around, and which are handed what they take from there. */
#ifndef ETCH_TRACE_BODY_H
#define ETCH_TRACE_BODY_H

#include "trace/recorder.h"

/* A value of the trace around that a body takes. */
typedef struct etch_given {
    etch_val outer; /* there */
    etch_val inner; /* the input of the body */
    struct etch_variable
        *variable; /* not NULL: taken as what this variable has, which a loop may carry from turn to turn */
} etch_given;

/* A variable that a body writes. */
typedef struct etch_body_write {
    struct etch_variable *variable; /* the trace around holds it */
    etch_val now;                   /* at the end, in the body */
} etch_body_write;

typedef struct etch_body_trace {
    etch_recording *outer, *r; /* r: NULL once it has ended */
    etch_graph *g;             /* retained */
    ETCH_VEC(etch_dim) inner;  /* by symbol of the trace around: as a size of the body */
    ETCH_VEC(etch_dim)
    of_outer;     /* by symbol of the body: as a size of the trace around; none, or ETCH_DIM_FAILED: the body's own */
    int n_params; /* inputs that are no such values */
    int n_pauses; /* of tapes, when it began: those inside do not concern tapes around it */
    bool is_rule; /* of a custom gradient (custom_inside.c) */
    ETCH_VEC(etch_given) given;
    ETCH_VEC(etch_body_write) written; /* from etch__body_note_writes on */
} etch_body_trace;

/* Is a symbol of the body one of the trace around? */
static inline bool etch__is_symbol_of_outer(const etch_body_trace *b, etch_symbol s)
{
    return s < b->of_outer.n && b->of_outer.at[s] != ETCH_DIM_FAILED;
}
/* The sizes of the trace around as symbols of a body that begins; one of its sizes inside (also of symbols that it got since); and one of the
 * body's as the trace around has it, if it is made of that's sizes alone. */
etch_status etch__body_make_symbols(etch_body_trace *b) ETCH_NODISCARD;
etch_dim etch__body_inside(etch_body_trace *b, etch_dim d);
etch_dim etch__body_outside(const etch_body_trace *b, etch_dim d);
bool etch__body_is_of_outer(const etch_body_trace *b, etch_dim d);
/* What sizes the body asked for guards the trace around. */
etch_status etch__body_hand_on_guards(etch_body_trace *b) ETCH_NODISCARD;
/* In a trace whose calls all have the same sizes: those of the result that are equal to the sizes of result i of `like`, another body of the same
 * node, which has ended, are written as those, so that both bodies have them by one name. */
etch_status etch__body_fit_result(etch_body_trace *b, const etch_body_trace *like, int i,
                                  etch_tensor **result) ETCH_NODISCARD;
/* Begins to record; ops record into it until it ends. */
etch_status etch__body_begin(etch_tracer *tr, const char *what, etch_body_trace *b) ETCH_NODISCARD;
/* May the size differ from turn to turn? It may if it is unknown; one with a name is what it is. */
static inline bool etch__is_open(const etch_spec *declared, int axis)
{
    return declared && etch_spec_size(declared, axis).size < 0 && !etch_spec_size(declared, axis).name;
}
/* The next input, like value v of the trace around: a handle. With `declared`, sizes that it leaves open are the body's own. With
 * is_slice, without the first axis. */
etch_status etch__body_param(etch_body_trace *b, etch_val v, const etch_spec *declared, bool is_slice,
                             etch_tensor **out) ETCH_NODISCARD;
/* The value that t, which is not the body's own, stands for there. The second is never a constant. The third finds it if it was taken; 0:
 * it was not. */
etch_status etch__body_take(etch_body_trace *b, etch_tensor *t, const char *op, etch_val *out) ETCH_NODISCARD;
etch_status etch__body_take_input(etch_body_trace *b, etch_tensor *t, const char *op, etch_val *out) ETCH_NODISCARD;
etch_val etch__body_taken(const etch_body_trace *b, const etch_tensor *t);
/* The input for what a variable has when the body begins, `v` in the trace around; and that value, if it was taken so (0: not). */
etch_status etch__body_take_variable(etch_body_trace *b, struct etch_variable *variable, etch_val v,
                                     etch_val *out) ETCH_NODISCARD;
etch_val etch__body_given_variable(const etch_body_trace *b, const struct etch_variable *variable);
/* The body is done: which variables has it written? */
etch_status etch__body_note_writes(etch_body_trace *b) ETCH_NODISCARD;
/* A further result: what the variable has when the body, which has ended, is done; `v` if the body has not written it. */
etch_status etch__body_output_variable(etch_body_trace *b, struct etch_variable *variable, etch_val v) ETCH_NODISCARD;
/* Ends the recording with these results; what sizes it asked for guards the trace around. */
etch_status etch__body_end(etch_body_trace *b, etch_tensor *const *results, int n) ETCH_NODISCARD;
/* Ends it in any case, and lets go of everything. */
void etch__body_fini(etch_body_trace *b);

/* Makes all bodies take the same values, in one order, behind their params: *out (in scratch) are these in the trace around. What the
 * variables of `carried` have becomes params behind the first n_before. After this they are bodies that a node may have. */
etch_status etch__bodies_join(etch_body_trace *bodies, int n, const etch_given *carried, int n_carried, int n_before,
                              etch_val **out, int *n_out) ETCH_NODISCARD;

#endif
