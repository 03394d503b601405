/* Gradients that are scattered: a few rows, and where they belong. */
#ifndef ETCH_GRAD_SCATTERED_H
#define ETCH_GRAD_SCATTERED_H

#include "ir/graph.h"

/* Is it nothing but zeros, as gradients begin with? */
bool etch__is_zeros(const etch_graph *g, etch_val v);
/* a + b, two gradients of one value. Where one of them is scattered the other gets its rows added, in place if nobody else
 * needs it. 0: the builder failed. */
etch_val etch__gradients_add(etch_graph *g, etch_val a, etch_val b);
/* sum + d, the sum of gradients that a loop carries: a product that nobody else needs is added to it in place. */
etch_val etch__gradients_carry(etch_graph *g, etch_val sum, etch_val d);
/* Is d scattered along axis 0? Then where to, i64[k], and the rows, [k] and d's other sizes, in the order in which they are added:
 * d is what scatter_nd_add makes of zeros with them. Else 0 and 0. `gathers_only`: what came through a dense_gradient counts as dense, and
 * indices have the dtype they come with, if it is one. */
etch_status etch__scattered(etch_ctx *cx, etch_graph *g, etch_val d, bool gathers_only, etch_val *indices,
                            etch_val *rows) ETCH_NODISCARD;

#endif
