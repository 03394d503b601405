/* What the written builders of <etch/ops.h> stand on besides etch__build1. */
#ifndef ETCH_OPS_BUILD_H
#define ETCH_OPS_BUILD_H

#include "ir/graph.h"
#include "ops/ops.h"

/* An op with several results: exactly n_out of them go to out[]. If the rule makes another number, that is an error
 * that sticks to the context; on any failure out[] is all 0. */
void etch__build_many(etch_graph *g, etch_op op, const etch_val *in, int n_in, const void *attrs, etch_val *out,
                      int n_out);

/* x with rows added at indices, as scatter_nd_add does, but a node even where all of it is known: so that a gradient of this form can be taken
 * apart. */
etch_val etch__build_rows_added(etch_graph *g, etch_val x, etch_val indices, etch_val rows);

#endif
