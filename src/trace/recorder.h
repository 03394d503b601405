/* A trace under way: the graph that op functions record into, the sizes of the present call (hints) that decide what the program
 * asks about sizes, and what it asked (guards). */
#ifndef ETCH_TRACE_RECORDER_H
#define ETCH_TRACE_RECORDER_H

#include "ir/graph.h"
#include "ops/ops.h"
#include "trace/spec.h"
#include "trace/tracer.h"

/* What traced handles know of their trace, also when it is over. Counted. */
typedef struct etch_trace_note {
    atomic_int n_refs;
    etch_runtime *rt; /* retained */
    etch_device *device;
    etch_recording *recording;     /* NULL: the trace is over */
    struct etch_trace_note *outer; /* of the trace inside which it was begun; retained, NULL: of none */
    char *function;
    uint64_t number; /* of the trace in its function */
} etch_trace_note;

typedef enum etch_guard_reason {
    ETCH_GUARD_NUMBER,   /* a size was asked for as a number */
    ETCH_GUARD_COMPARED, /* the program compared sizes */
    ETCH_GUARD_CALLED,   /* a function that was called inside has this guard */
    ETCH_GUARD_FAILED,   /* something failed in the body, which went on */
    ETCH_GUARD_TYPED,    /* an input's type, of a graph that was called inside, says so */
} etch_guard_reason;

/* What the trace depended on beyond its signature: must hold for a call to use it. */
typedef struct etch_guard {
    etch_dimcode code; /* a CHECK_* */
    etch_dim a, b;
    etch_guard_reason reason;
    etch_location at;
} etch_guard;

/* A tensor from outside that the trace uses. It is an input of the graph behind the arguments, fed with the same tensor in each
 * call. */
typedef struct etch_capture {
    etch_tensor *tensor; /* retained; concrete, or of the trace around this one */
    etch_val val;
} etch_capture;

/* A variable that the trace uses. Inside the graph there are values alone: what it has at entry is an input, what it has
 * now is known here, and what it has at the end is an output behind the results. */
typedef struct etch_trace_variable {
    struct etch_variable *variable; /* retained; in entries NULL if it is whichever the call has as argument `arg` */
    int arg;                        /* its place among the tensors of the arguments, in flat order; -1: it is none */
    bool is_captured;               /* the body knows it from elsewhere, even if it is an argument too */
    uint32_t input;                 /* of the graph */
    etch_val entry, now;
    bool is_written;              /* at the end: it has another value, and there is an output for it */
    bool has_open_rank;           /* at the end: the rank of the new value is known when there is one */
    bool is_in_place;             /* in entries: the plan may write the new value over the old one */
    int64_t sizes[ETCH_MAX_RANK]; /* that it had when it was traced; ETCH_ANY_SIZE: not known */
} etch_trace_variable;

/* What an input of the graph is fed with. */
typedef enum etch_input_kind { ETCH_INPUT_ARG, ETCH_INPUT_CAPTURE, ETCH_INPUT_VARIABLE } etch_input_kind;
typedef struct etch_input {
    etch_input_kind kind;
    uint32_t index; /* among the tensors of the arguments, in flat order; among the captures; among the variables */
} etch_input;

enum { ETCH_MAX_NESTING = 64 }; /* traces inside each other */
/* Elements: smaller tensors from outside become constants, which fold; larger ones inputs. */
enum { ETCH_MAX_CONSTANT = 128 };

struct etch_recording {
    etch_recording *outer;          /* the trace inside which this one was begun */
    struct etch_function *function; /* that is traced */
    const etch_spec *target;        /* the signature that it is traced for; borrowed */
    etch_tracer *tr;
    etch_trace_note *note;
    etch_graph *g;
    bool is_abstract;
    bool may_make_variables;
    bool is_from_types;   /* nothing is decided by present sizes */
    bool has_failed;      /* something in it did, which the body may have gone on after */
    bool reads_outer;     /* a size of the trace around was asked for as a number */
    bool has_fixed_sizes; /* the hints are of the key, so that every call has them; but for those of variables */
    struct etch_body_trace *body; /* not NULL: of a branch or a loop of the trace around (body.h) */
    const etch_spec *signature;   /* that it is traced for; borrowed, while inputs are made */
    etch_tensor *const *
        present; /* tensors of the present call, in flat order, NULL where it has none; NULL: there is no call. Borrowed */
    size_t n_handles_before;
    /* Of the graph, in its order: the arguments' first, captures and variables as the body comes to them. */
    ETCH_VEC(etch_input) inputs;
    /* hints[s] < 0, or none: the call does not say. */
    ETCH_VEC(int64_t) hints;
    bool has_prog;
    etch_dimprog prog;       /* evaluates forms under the hints as they come */
    ETCH_VEC(int64_t) slots; /* its slots, as far as its code has run */
    uint32_t n_run;
    ETCH_VEC(etch_guard) guards;
    ETCH_VEC(etch_capture) captures;
    ETCH_VEC(etch_tensor *) noted; /* retained: captures that are constants of the graph (etch_note_capture) */
    ETCH_VEC(etch_trace_variable) variables;
    /* By place in flat order, retained; NULL where it is no variable. The handles are what the body gets. */
    ETCH_VEC(struct etch_variable *) arg_variables;
    ETCH_VEC(struct etch_variable *) arg_handles;
    const etch_trace_variable *held; /* audits: those of the trace that is made again; borrowed */
    int n_held;
    ETCH_VEC(uint8_t) n_handles; /* by value: made for it so far, at most 2 */
    ETCH_VEC(etch_val) marks;    /* values that stand for their operand to all but one tape; see tape.c */
};

etch_status etch__fail_nesting(etch_ctx *cx, const char *function, int depth) ETCH_NODISCARD;
/* Begins a trace on tr; ops record into it until it ends. */
etch_status etch__recording_begin(etch_tracer *tr, const char *function, uint64_t number, bool is_abstract,
                                  etch_recording **out) ETCH_NODISCARD;
/* The next input of the graph, tensor i_tensor of the arguments, typed by a tensor spec. Named sizes are symbols of that name, others fresh symbols; with
 * `known_are_constant` known sizes are constants, else they are symbols with a hint. `sizes` (may be NULL) are the present call's,
 * per axis, as hints; ETCH_ANY_SIZE: none. *out: a handle that belongs to the trace. */
etch_status etch__recording_input(etch_recording *r, const etch_spec *s, const int64_t *sizes, bool known_are_constant,
                                  uint32_t i_tensor, etch_tensor **out) ETCH_NODISCARD;
/* Ends the trace: its handles go. What the caller wants of it (graph, guards, captures) it has taken before. */
void etch__recording_end(etch_recording *r);

/* The present call's size of d, if that is a symbol of an input; < 0: it does not say. */
etch_status etch__note_hint(etch_recording *r, etch_dim d, int64_t size) ETCH_NODISCARD;

/* What is recorded next is of the present place in the program. The second is for any graph. */
void etch__recording_here(etch_recording *r);
void etch__graph_here(etch_ctx *cx, etch_graph *g);
/* Records an op; out[] gets n_out new references. */
etch_status etch__record(etch_tracer *tr, etch_op op, etch_tensor *const *in, int n_in, const void *attrs,
                         etch_tensor **out, int n_out) ETCH_NODISCARD;
/* The value in r's graph that t stands for: its own, a constant, or a capture. */
etch_status etch__recorded_value(etch_recording *r, etch_tensor *t, const char *op, etch_val *out) ETCH_NODISCARD;
/* The same, and never a constant, which would stand for others of the same contents too. */
etch_status etch__recorded_input(etch_recording *r, etch_tensor *t, const char *op, etch_val *out) ETCH_NODISCARD;
/* A handle for value v of r's graph: a new reference. */
etch_status etch__traced_new(etch_recording *r, etch_val v, etch_tensor **out) ETCH_NODISCARD;

/* Is a trace under way that keeps nothing? */
static inline bool etch__is_abstract(const etch_tracer *tr)
{
    const etch_recording *r = tr->recording;
    while (r && !r->is_abstract)
        r = r->outer;
    return r != NULL;
}

static inline bool etch__is_of_trace(const etch_tensor *t, const etch_recording *r)
{
    return t->traced && ((const etch_trace_note *)t->trace)->recording == r;
}

/* The number that d is under the hints: ETCH_YES and *value; ETCH_UNKNOWN if it depends on sizes without a hint or on data;
 * ETCH_NO, with the error on the context, if it has none (sizes that do not broadcast) or memory ran out. */
etch_tri etch__hinted(etch_recording *r, etch_dim d, int64_t *value);
/* The number that d is in every call of the trace; < 0: they differ in it, or it is not known. */
int64_t etch__fixed_size(etch_recording *r, etch_dim d);
/* A number is taken from r by the trace that is under way, which may be one inside it: that is good for this one call then. */
static inline void etch__note_reader(const etch_recording *r)
{
    for (etch_recording *o = r->tr->recording; o && o != r; o = o->outer)
        o->reads_outer = true;
}
/* Notes a guard, once. */
etch_status etch__guard_add(etch_recording *r, etch_guard_reason reason, etch_dimcode code, etch_dim a,
                            etch_dim b) ETCH_NODISCARD;
/* A dim of a traced tensor; ETCH_DIM_FAILED if there is no such axis. */
etch_dim etch__traced_dim(const etch_tensor *t, int axis);

/* Is it what the caller calls a size somewhere in the signature (may be NULL)? */
bool etch__is_declared_name(const etch_spec *signature, const char *name);

etch_trace_note *etch__note_retain(etch_trace_note *n);
void etch__note_release(etch_trace_note **n);

#endif
