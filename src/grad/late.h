/* Gradients of what all turns of a loop use, made after the loop that goes back and not turn by turn. */
#ifndef ETCH_GRAD_LATE_H
#define ETCH_GRAD_LATE_H

#include "ir/graph.h"

enum { ETCH_LATE_FACTORS = 2 };

/* What a turn adds: x' y, or the sum of x over some of its axes. `of` is that value of the turn. */
typedef struct etch_late {
    etch_val of;
    int n;                               /* factors; 0: it is added up by the turns */
    etch_val factors[ETCH_LATE_FACTORS]; /* of the turn */
    etch_val stacked[ETCH_LATE_FACTORS]; /* of all turns, outside */
} etch_late;

/* Is v of graph g, a loop's turn, such a product of matrices? */
bool etch__late_product(const etch_graph *g, etch_val v, etch_late *out);
/* Or such a sum? */
bool etch__late_sum(const etch_graph *g, etch_val v, etch_late *out);
/* The same of all turns, in `outside`. 0: the builder failed. */
etch_val etch__late_build(etch_graph *outside, const etch_graph *turn, const etch_late *l);

#endif
