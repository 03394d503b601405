/* Reading a graph from text; etch_graph_parse with a choice. */
#ifndef ETCH_IR_PARSE_H
#define ETCH_IR_PARSE_H

#include "ir/graph.h"

/* With `no_folds` the graph is built as it is written; see etch_graph.no_folds. */
etch_status etch__graph_parse(etch_ctx *cx, const char *text, size_t n, const char *file, bool no_folds,
                              etch_graph **out) ETCH_NODISCARD;

#endif
