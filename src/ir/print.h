/* The graph as text, into a string builder. */
#ifndef ETCH_IR_PRINT_H
#define ETCH_IR_PRINT_H

#include "base/strbuf.h"
#include "ir/graph.h"

/* ETCH_ENOMEM, which nobody is told of, is the only failure. */
etch_status etch__graph_print(etch_graph *g, etch_strbuf *out) ETCH_NODISCARD;
/* Node v alone, as one line without its regions, values as %index: for messages of the verifier. */
void etch__node_print(const etch_graph *g, etch_val v, etch_strbuf *out);

#endif
