/* Are two graphs the same, node by node? */
#ifndef ETCH_IR_EQUAL_H
#define ETCH_IR_EQUAL_H

#include "ir/graph.h"

/* Built in the same order of the same ops, with the same sizes; names do not matter. Says no where the order differs, although the
 * graphs may mean the same: for those whose hashes are equal, to be sure. */
bool etch__graphs_are_equal(const etch_graph *a, const etch_graph *b);
/* The same but for results: those of a are the first of b's. */
bool etch__graph_is_part(const etch_graph *a, const etch_graph *b);
/* The nodes of a are the first of b's; whatever the results are. */
bool etch__graph_begins_with(const etch_graph *b, const etch_graph *a);

#endif
