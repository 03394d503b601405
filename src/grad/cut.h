/* Part of a graph as a graph of its own: what some values need, cut off at values that are at hand. */
#ifndef ETCH_GRAD_CUT_H
#define ETCH_GRAD_CUT_H

#include "ir/graph.h"

typedef struct etch_cut {
    const etch_val *ys; /* that are wanted: the outputs of the new graph, in this order */
    int n_y;
    const bool *is_given; /* by value, the first n_given of them: it is at hand, and need not be computed */
    size_t n_given;
    /* A copy to work on instead: nothing is folded, custom rules come along with what they need, and there are no
     * outputs. */
    bool is_whole;
} etch_cut;

/* Which of the values at hand it takes, by value of g, to is_taken[]. */
etch_status etch__graph_cut_takes(etch_ctx *cx, const etch_graph *g, const etch_cut *q, bool *is_taken) ETCH_NODISCARD;
/* A new graph that shares g's dims. Its inputs are the given values (and inputs of g) that it needs, in the order
 * they have in g. map[] (zeroed, one per value of g) gets what values became; those that are not needed stay 0. */
etch_status etch__graph_cut(etch_ctx *cx, const etch_graph *g, const etch_cut *q, etch_val *map,
                            etch_graph **out) ETCH_NODISCARD;

#endif
