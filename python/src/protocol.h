/* Types of the program's own among the arguments: what has __tf_flatten__, and what has __tf_tracing_type__. */
#ifndef ETCH_PYTHON_PROTOCOL_H
#define ETCH_PYTHON_PROTOCOL_H

#include "core.h"

/* Data is (class, metadata), components are what __tf_flatten__ gave. */
extern const etch_spec_ops protocol_nest_ops;
/* Components of x (a new list or tuple) and its data (new). NULL with the exception set. */
PyObject *protocol_take_apart(PyObject *x, PyObject **data);
PyObject *protocol_put_together(PyObject *data, PyObject *components);
/* The same data where sizes of the whole are to make no difference: those that IndexedSlices have. */
PyObject *protocol_without_sizes(PyObject *data);

/* Data is a trace type that the program made. */
extern const etch_spec_ops protocol_type_ops;
PyObject *protocol_tracing_type(PyObject *x);
PyObject *protocol_placeholder(PyObject *type);

#endif
