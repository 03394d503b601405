/* A whole graph node by node: no passes, no plan, sizes looked up one at a time. Slow and simple; what optimised plans are
 * compared with. */
#ifndef ETCH_IR_ORACLE_H
#define ETCH_IR_ORACLE_H

#include "ir/graph.h"

/* `out` gets one new tensor per output of the graph; all NULL on failure. Checks that were left to run time are checked. */
etch_status etch__oracle_run(etch_ctx *cx, const etch_graph *g, etch_tensor *const *in, int n_in,
                             etch_tensor **out) ETCH_NODISCARD;

#endif
