/* What the gradient rule of an op sees: a node, the gradients of its results, and where those of its operands go. It builds nodes
 * behind all that are there, so that gradients have gradients. */
#ifndef ETCH_IR_GRAD_H
#define ETCH_IR_GRAD_H

#include "ir/graph.h"

struct etch_grad {
    etch_graph *g;
    etch_ctx *cx;
    etch_val v; /* the node: its first result */
    const etch_val *in;
    int n_in;
    const void *attrs;
    int n_out;
    const etch_val *d_out; /* by result; 0: none, and not all are */
    const bool *wants;     /* by operand: is its gradient asked for? */
    etch_val *d_in;        /* by operand; 0: none flows */
};

/* Error with the op's name in front: "prod: ...". */
etch_status etch__grad_fail(etch_grad *q, etch_status s, const char *fmt, ...) ETCH_PRINTF(3, 4);
/* The gradient of operand i. `d` may have been broadcast: it is summed to the operand's shape. 0: the builder failed. */
etch_status etch__grad_give(etch_grad *q, int i, etch_val d) ETCH_NODISCARD;

#endif
