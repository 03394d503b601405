/* What is remembered of all functions that have one code: for TensorFlow's retracing warning, and for the advice to make a function
 * once. All under the trace lock. */
#ifndef ETCH_TRACE_WARNING_H
#define ETCH_TRACE_WARNING_H

#include "trace/event.h"

/* The rule's numbers: a warning needs this many groups in the window, whose groups but the first span this many calls at most. */
#define ETCH_WARN_GROUPS 5
#define ETCH_WARN_WINDOW 10
#define ETCH_WARN_MAX 2 /* warnings of one code */

/* A group is a traced call with the calls behind it that were not. */
typedef struct etch_detector {
    uint64_t groups[ETCH_WARN_WINDOW + 2]; /* sizes, oldest first */
    int n_groups, n_warnings;
    uint64_t total; /* of the sizes */
} etch_detector;

/* A traced call, after n_others that were not. True: it is time to warn, of n_groups traces in the last `total` calls. */
bool etch__detector_traced(etch_detector *d, uint64_t n_others);

typedef struct etch_code_function {
    etch_function *f;  /* borrowed: it says when it goes */
    uint64_t n_before; /* calls that were counted elsewhere */
} etch_code_function;

typedef struct etch_code_trace {
    etch_spec *call;
    uint64_t graph_hash;
} etch_code_trace;

typedef struct etch_code {
    const void *code;
    uint64_t last_use;
    etch_detector detector;
    uint64_t n_counted;                         /* calls that the detector knows of */
    uint64_t n_gone_calls;                      /* of functions that are gone */
    ETCH_VEC(etch_code_function) functions;     /* that are not, as far as they were traced */
    ETCH_VEC(etch_code_trace) traces;           /* different ones */
    uint64_t n_functions, n_traces, n_distinct; /* in all */
} etch_code;

typedef struct etch_codes {
    const etch_allocator *alloc;
    ETCH_VEC(etch_code *) list;
    uint64_t now;
} etch_codes;

void etch__codes_init(etch_codes *c, const etch_allocator *a);
void etch__codes_fini(etch_codes *c);
/* What is known of f's code, f being one of its functions; NULL: out of memory. */
etch_code *etch__code_of(etch_codes *c, etch_function *f);
void etch__code_function_gone(etch_codes *c, etch_function *f);
/* Calls of all its functions that were not inside another trace. */
uint64_t etch__code_calls(const etch_code *c);
/* A trace that a function of this code made for such a call, as f's policy compares them, with this graph if there is one; NULL if
 * there is none at all. */
const etch_code_trace *etch__code_find(etch_ctx *cx, const etch_code *c, const etch_function *f, const etch_spec *call,
                                       uint64_t graph_hash);
/* Notes a trace that was made. */
void etch__code_note(etch_ctx *cx, etch_code *c, const etch_miss *m);

#endif
