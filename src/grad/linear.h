/* Is what a graph gives linear in some of its inputs? */
#ifndef ETCH_GRAD_LINEAR_H
#define ETCH_GRAD_LINEAR_H

#include "ir/graph.h"

/* ETCH_YES: all results of g are sums of products of one of the inputs [first, first + n) with what does not depend on
 * them, as far as its ops say; ETCH_NO: perhaps not; ETCH_UNKNOWN: out of memory. */
etch_tri etch__is_linear_in(etch_ctx *cx, const etch_graph *g, int first, int n);

#endif
