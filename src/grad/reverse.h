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

/* What is asked for: d(sum of ys[i] * seeds[i]) / d xs[k]. */
typedef struct etch_reversal {
    const etch_val *ys, *seeds; /* seeds or one of them may be missing (NULL, 0): ones */
    int n_y;
    const etch_val *xs;
    int n_x;
    /* By value, the first n_on of them: may a gradient pass through it? The others, and those behind, count as given:
     * they end the way, unless they are among xs. NULL: all may. */
    const bool *on;
    size_t n_on;
    /* Gives what a custom rule makes of the gradients of its results (0: none flows to it, or it is no float), by
     * operand; 0: none. May build nodes. NULL: such rules are not followed, and to meet one is an error. */
    etch_status (*custom)(void *user, const etch_custom_place *c, const etch_val *d_ys, etch_val *d_xs);
    void *user;
} etch_reversal;

/* The gradient by xs[k] to out[k]; 0: ys do not depend on it. All are values that are visible where g is open. */
etch_status etch__reverse_on(etch_ctx *cx, etch_graph *g, const etch_reversal *q, etch_val *out) ETCH_NODISCARD;
/* The same through everything. */
etch_status etch__reverse(etch_ctx *cx, etch_graph *g, const etch_val *ys, const etch_val *seeds, int n_y,
                          const etch_val *xs, int n_x, etch_val *out) ETCH_NODISCARD;

#endif
