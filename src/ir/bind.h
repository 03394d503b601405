/* What the sizes of one graph are in terms of another's, when its inputs are given values of that other graph. */
#ifndef ETCH_IR_BIND_H
#define ETCH_IR_BIND_H

#include "ir/graph.h"

typedef struct etch_binding {
    etch_ctx *cx;
    etch_dims *to;        /* of the graph around */
    const etch_graph *of; /* whose symbols are bound */
    etch_dim *symbols;    /* by symbol of `of`: what it is in `to`; ETCH_DIM_FAILED: no input tells */
    uint32_t *input;      /* by symbol: the input that told */
} etch_binding;

/* Binds to inputs of these types, in order; memory in the context's scratch. A symbol is the size of the first axis that has it by
 * itself, else of the first that has it as scale * s + offset (that it comes out even is for the caller to require, as is that the
 * sizes agree). Types of other ranks are passed over. */
etch_status etch__bind_types(etch_binding *b, const etch_type *const *types) ETCH_NODISCARD;
/* d with its symbols replaced. ETCH_DIM_FAILED if one is not bound: *missing is it, and nothing is reported; otherwise *missing is
 * ETCH_NO_SYMBOL, and the error is on the context. */
etch_dim etch__bound_dim(const etch_binding *b, etch_dim d, etch_symbol *missing);
#define ETCH_NO_SYMBOL UINT32_MAX

#endif
