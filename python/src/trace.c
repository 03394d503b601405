/* The trace under way on this thread. */
#include "trace.h"

#include "name_scope.h"

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
    *g = (trace_graph){ .around = innermost, .streams = streams, .scope = name_scope_leave() };
    innermost = g;
}

int64_t trace_body_begin(void)
{
    int64_t before = trace_graph_now()->n_random;
    trace_graph_now()->n_random = 0;
    return before;
}

void trace_body_end(int64_t before) { trace_graph_now()->n_random = before; }

void trace_graph_end(trace_graph *g)
{
    innermost = g->around;
    name_scope_return(g->scope);
    Py_CLEAR(g->seed);
    Py_CLEAR(g->names);
}
