/* What is being traced at present, as far as Python's side has to know. */
#ifndef ETCH_PYTHON_TRACE_H
#define ETCH_PYTHON_TRACE_H

#include "core.h"

/* Does the trace under way keep open sizes symbolic (policies symbolic and strict), so that x.shape[i] is a Size and not None? */
bool trace_keeps_sizes(void);
/* Sets it for a trace that begins; returns what it was, to be set again when the trace ends. */
bool trace_set_keeps_sizes(bool keeps);

/* One graph that is being traced: the body of a function. Who runs it opens one around it. */
typedef struct trace_graph {
    struct trace_graph *around;
    int64_t
        n_random;   /* random ops without a seed of their own, so far: in the body of a branch or loop, of that body */
    PyObject *seed; /* set inside the body by tf.random.set_seed; NULL: the global one */
    PyObject *
        streams; /* a dict, borrowed, in which the streams of a function's random ops are found again when its body is run once
                        * more; NULL: each run of the body makes its own */
    int64_t n_streams;
    PyObject *names; /* taken in the graph, in small letters: a dict of how often each was asked for; NULL: none yet */
    PyObject *scope; /* of names, which what is around the graph goes on with; NULL: none */
} trace_graph;
void trace_graph_begin(trace_graph *g, PyObject *streams);
void trace_graph_end(trace_graph *g);
/* The innermost one of this thread; never NULL. */
trace_graph *trace_graph_now(void);

/* Around a branch and a turn of a loop: random ops count from 0 in each, as TensorFlow's do. What the first returns is for the second. */
int64_t trace_body_begin(void);
void trace_body_end(int64_t before);

#endif
