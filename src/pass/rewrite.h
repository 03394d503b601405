/* What every pass does alike: a new graph that shares the dims, the inputs carried over, a map from old values to new
 * ones, outputs at the end. */
#ifndef ETCH_PASS_REWRITE_H
#define ETCH_PASS_REWRITE_H

#include "ir/graph.h"

typedef struct etch_rewrite {
    etch_ctx *cx;
    const etch_graph *from;
    etch_graph *to;
    etch_val *map; /* by value of `from`; 0: not (yet) there */
} etch_rewrite;

/* The new graph with the inputs of `from`, and map[] for them. On failure nothing is held. */
etch_status etch__rewrite_begin(etch_ctx *cx, const etch_graph *from, etch_rewrite *rw) ETCH_NODISCARD;
/* Copies node v with its operands mapped; fills map[] for its results. */
etch_status etch__rewrite_copy(etch_rewrite *rw, etch_val v) ETCH_NODISCARD;
/* The same for a node with regions, whose inside is rewritten too: `visit` is called for each node inside, in order, with
 * the region open and its parameters mapped, and copies it or not. */
etch_status etch__rewrite_owner(etch_rewrite *rw, etch_val v,
                                etch_status (*visit)(etch_rewrite *rw, void *user, etch_val v),
                                void *user) ETCH_NODISCARD;
/* Calls `visit` for every node of the graph proper; inside regions only if `visit` goes there by etch__rewrite_owner. */
etch_status etch__rewrite_each(etch_rewrite *rw, etch_status (*visit)(etch_rewrite *rw, void *user, etch_val v),
                               void *user) ETCH_NODISCARD;
/* Copies the outputs and hands over the graph, or, if `s` is a failure, drops everything and returns s. */
etch_status etch__rewrite_end(etch_rewrite *rw, etch_status s, etch_graph **out) ETCH_NODISCARD;

/* Is v a node of this region as such (no parameter, no further result)? */
bool etch__is_node_of(const etch_graph *g, etch_val v, etch_region_id region);

#endif
