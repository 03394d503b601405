/* Op functions: what the written etch_<op> of <etch/ops.h> stand on. On tensors that hold numbers an op runs at once, inside a
 * traced function it records; the context knows which. */
#ifndef ETCH_TRACE_OP_H
#define ETCH_TRACE_OP_H

#include "ops/ops.h"
#include "trace/tracer.h"

/* An op with one result. NULL, with the error sticking to the context, on failure or if an operand is NULL (failed). */
etch_tensor *etch__op1(etch_ctx *cx, etch_op op, etch_tensor *const *in, int n_in, const void *attrs);
/* An op with several: exactly n_out of them go to out[]; on failure all NULL. */
void etch__op_many(etch_ctx *cx, etch_op op, etch_tensor *const *in, int n_in, const void *attrs, etch_tensor **out,
                   int n_out);

/* Runs the op through its one-op plan; out[] gets n_out new references. */
etch_status etch__eager_run(etch_tracer *tr, etch_op op, etch_tensor *const *in, int n_in, const void *attrs,
                            etch_tensor **out, int n_out) ETCH_NODISCARD;

/* Records an effect: in[0] and out[0] are for the tokens. out[1] on get new references. */
etch_status etch__record_effect(etch_tracer *tr, etch_op op, etch_tensor **in, int n_in, const void *attrs,
                                etch_tensor **out, int n_out) ETCH_NODISCARD;

#endif
