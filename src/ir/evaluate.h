/* One op on concrete tensors, through the same kernel programs and calls as a plan, without a plan: for folding
 * constants, and under the node-by-node oracle. */
#ifndef ETCH_IR_EVALUATE_H
#define ETCH_IR_EVALUATE_H

#include "ir/graph.h"

/* Results are row-major tensors, but those of views, which lie in the memory of their operands as in a plan. Not for structural ops and composites. On failure out[] is all NULL. */
etch_status etch__evaluate_op(etch_ctx *cx, etch_op op, etch_tensor *const *in, int n_in, const void *attrs,
                              etch_tensor **out, int n_out) ETCH_NODISCARD;

#endif
