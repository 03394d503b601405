/* Gradients of values of a graph, built behind its nodes. */
#ifndef ETCH_GRAD_REVERSE_H
#define ETCH_GRAD_REVERSE_H

#include "ir/graph.h"

/* A tensor of floats: only these have gradients. */
static inline bool etch__has_gradient(const etch_graph *g, etch_val v)
{
    const etch_type *t = etch__type_of(g, v);
    return t->kind == ETCH_TYPE_TENSOR && etch__dtype_is((etch_dtype)t->dtype, ETCH_CLASS_FLOAT);
}

/* d(sum of ys[i] * seeds[i]) / d xs[k] to out[k]; 0: ys do not depend on it. seeds or one of them may be missing: ones. All are
 * values of the graph itself, not of its regions. */
etch_status etch__reverse(etch_ctx *cx, etch_graph *g, const etch_val *ys, const etch_val *seeds, int n_y,
                          const etch_val *xs, int n_x, etch_val *out) ETCH_NODISCARD;

#endif
