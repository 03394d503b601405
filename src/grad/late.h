/* Gradients of what all turns of a loop use, made after the loop that goes back and not turn by turn. */
#ifndef ETCH_GRAD_LATE_H
#define ETCH_GRAD_LATE_H

#include "ir/graph.h"

enum { ETCH_LATE_FACTORS = 2 };

/* What a turn adds: x' y, the sum of x over some of its axes, or one index of an axis, which is x m. Or what a turn gives for its slice: x m. `of` is that value
 * of the turn, m a matrix that all turns use. */
typedef struct etch_late {
    etch_val of;
    int n;                               /* factors; 0: it is made by the turns */
    etch_val factors[ETCH_LATE_FACTORS]; /* of the turn; behind x, of what is added at an index: where */
    etch_val stacked[ETCH_LATE_FACTORS]; /* of all turns, outside */
    etch_val product;                    /* of the turn: x m; 0: it is another kind */
} etch_late;

/* Is v of graph g, a loop's turn, such a product of matrices? */
bool etch__late_product(const etch_graph *g, etch_val v, etch_late *out);
/* Or such a sum? */
bool etch__late_sum(const etch_graph *g, etch_val v, etch_late *out);
/* Or x m, or zeros to which that is added at one index? Whether all turns use m is for the caller to ask. */
bool etch__late_rows(const etch_graph *g, etch_val v, etch_late *out);
/* Does nobody read the product but for that, and nobody read that? */
bool etch__late_is_alone(const etch_graph *g, const etch_late *l);
/* m, of the turn. */
etch_val etch__late_matrix(const etch_graph *g, const etch_late *l);
/* The same of all turns, in `outside`, with m there, for a gradient of `like`. 0: the builder failed. */
etch_val etch__late_build(etch_graph *outside, const etch_graph *turn, const etch_late *l, etch_val matrix,
                          etch_val like);

#endif
