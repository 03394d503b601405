/* Results of a traced body: tensors, and the structure around them, which goes with the trace. */
#ifndef ETCH_PYTHON_RESULT_H
#define ETCH_PYTHON_RESULT_H

#include "core.h"

/* Hands the tensors of what a body returned to etch_return, and its structure to etch_return_extra; *specs is that structure with a
 * TensorSpec for each tensor. -1 with the exception set. */
int result_return(etch_ctx *cx, PyObject *value, etch_results *out, PyObject **specs);
/* The structure (an extra of a trace) with these tensors, handles of the open scope, in it. Takes the reference over. */
PyObject *result_build(etch_ctx *cx, void *extra, etch_tensor *const *tensors, int n);
/* The structure with what `leaf` makes of each tensor's number in place of tensors. */
PyObject *result_map(PyObject *extra, PyObject *(*leaf)(int i, void *user), void *user);
int result_add(PyObject *module);

#endif
