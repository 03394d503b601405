/* What branches and loops have in common. */
#ifndef ETCH_TRACE_CONTROL_H
#define ETCH_TRACE_CONTROL_H

#include <etch/control.h>
#include "ops/ops.h"
#include "trace/body.h"

/* What bodies write is written when the node has run: its further results are what the variables have then. */
typedef struct etch_control_writes {
    etch_given at[ETCH_MAX_RESULTS]; /* outer: what they have before */
    int n;
} etch_control_writes;

/* Those of a body, beside n_results results. */
etch_status etch__control_add_writes(etch_recording *r, const etch_body_trace *b, const char *op, int n_results,
                                     etch_control_writes *w) ETCH_NODISCARD;
/* Adds the node to the trace around the bodies, hands out its results, and lets variables have theirs: those are behind the first
 * n_before results. */
etch_status etch__control_build(etch_recording *r, etch_op op, const etch_val *in, int n_in, const void *attrs,
                                etch_tensor **out, int n_out, const etch_control_writes *w,
                                int n_before) ETCH_NODISCARD;
/* A number that is there now. */
etch_status etch__control_read(etch_ctx *cx, etch_tensor *t, bool wants_bool, const char *op,
                               int64_t *out) ETCH_NODISCARD;
/* What a body left in out[]: is it all there? */
etch_status etch__control_check(etch_ctx *cx, etch_tensor *const *out, int n, const char *op) ETCH_NODISCARD;
void etch__control_clear(etch_tensor **out, int n);
/* After a failure the error sticks, and there are no results. */
void etch__control_finish(etch_ctx *cx, etch_status s, etch_tensor **out, int n);

#endif
