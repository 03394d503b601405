/* Sizes that all calls of a trace have equal, where its graph has to take them for different ones. */
#ifndef ETCH_TRACE_ALIKE_H
#define ETCH_TRACE_ALIKE_H

#include "trace/recorder.h"

/* a + b of two vectors is a sum of as many elements as one has or the other, whichever is not 1. If every call of the trace has both of one size, its
 * plan may be of a graph in which they are one symbol: then what is computed of a alone becomes part of the same kernel, and gradients are not
 * summed over axes that may have been spread. The same goes for a size that meets a number: a batch of 32, and zeros of 32 rows.
 *
 * By axis of the inputs, in a row: the first one of a size that is to be the same. That is how two traces of equal graphs are compared, which may have
 * numbered their symbols in another order. */
typedef struct etch_alike_axis {
    int64_t first, size; /* size: the number that the graph has it broadcast with; -1: none */
} etch_alike_axis;

typedef struct etch_alike {
    etch_alike_axis *at;
    int n; /* 0: there are none */
} etch_alike;

etch_status etch__alike_find(etch_recording *r, etch_alike *out) ETCH_NODISCARD;
bool etch__alike_equal(const etch_alike *a, const etch_alike *b);
/* The graph, which has been recorded with these sizes, with one symbol for those that are alike. */
etch_status etch__alike_graph(etch_ctx *cx, const etch_graph *g, const etch_alike *alike,
                              etch_graph **out) ETCH_NODISCARD;
void etch__alike_fini(etch_alike *a, const etch_allocator *alloc);

#endif
