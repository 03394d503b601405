/* The verifier, for callers that have a context of their own. */
#ifndef ETCH_IR_VERIFY_H
#define ETCH_IR_VERIFY_H

#include "ir/graph.h"

/* As etch_graph_verify, but works with cx and reports to it: the graph's own context, which may belong to another thread
 * by now, is left alone. */
etch_status etch__graph_verify(etch_ctx *cx, etch_graph *g) ETCH_NODISCARD;

#endif
