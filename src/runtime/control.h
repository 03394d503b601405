/* Steps that run whole graphs: branches and loops. Each body is a plan of its own, run on the same context. */
#ifndef ETCH_RUNTIME_CONTROL_H
#define ETCH_RUNTIME_CONTROL_H

#include "runtime/frame.h"

/* What node v of g runs: plans for its bodies. */
etch_status etch__control_new(etch_ctx *cx, const etch_graph *g, etch_val v, const etch_plan_options *options,
                              etch_control **out) ETCH_NODISCARD;
void etch__control_release(etch_control **c);
size_t etch__control_bytes(etch_control *c);
etch_status etch__control_run(etch_frame *f, const etch_step *step) ETCH_NODISCARD;

#endif
