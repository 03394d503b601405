/* Gradients of pieces: zeros but for one piece, as what a slice gives back. */
#ifndef ETCH_GRAD_PIECES_H
#define ETCH_GRAD_PIECES_H

#include "ir/graph.h"

/* a + b where both are pieces that touch along one axis and are alike along the others: one larger piece, and no addition. Else 0. */
etch_val etch__pieces_join(etch_graph *g, etch_val a, etch_val b);

#endif
