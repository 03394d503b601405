/* The trace under way on this thread. */
#include "trace.h"

static _Thread_local bool keeps_sizes;

bool trace_keeps_sizes(void) { return keeps_sizes; }

bool trace_set_keeps_sizes(bool keeps)
{
    bool was = keeps_sizes;
    keeps_sizes = keeps;
    return was;
}

static _Thread_local trace_graph outermost, *innermost;

trace_graph *trace_graph_now(void) { return innermost ? innermost : &outermost; }

void trace_graph_begin(trace_graph *g, PyObject *streams)
{
    *g = (trace_graph){ .around = innermost, .streams = streams };
    innermost = g;
}

void trace_graph_end(trace_graph *g)
{
    innermost = g->around;
    Py_CLEAR(g->seed);
}
