/* What a loop keeps of its turns besides their state: products, which take long to compute again. */
#ifndef ETCH_GRAD_KEPT_H
#define ETCH_GRAD_KEPT_H

#include "ir/graph.h"

enum { ETCH_MAX_KEPT = 16 };

/* A product of a turn, and the value that it becomes element by element, which others read: one of the two will do. */
typedef struct etch_keepable {
    etch_val product, last; /* may be the same */
} etch_keepable;

/* Those of a body; at most ETCH_MAX_KEPT. */
int etch__keepable(const etch_graph *body, etch_keepable *out);
/* The values, each once, that are to be kept for what ys need of the graph: room for n in kept[]. -1: out of memory. */
int etch__kept(const etch_graph *g, const etch_keepable *of, int n, const etch_val *ys, int n_y, etch_val *kept);

#endif
