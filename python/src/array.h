/* Arrays of other libraries: the buffer protocol, __array__, and back to NumPy. */
#ifndef ETCH_PYTHON_ARRAY_H
#define ETCH_PYTHON_ARRAY_H

#include "core.h"

/* Has it elements of its own: a buffer, __array__, __dlpack__? 1, 0 or -1. */
int array_is(PyObject *x);
/* Its dtype: 1; 0: it has none that Etch knows; -1. */
int array_dtype(PyObject *x, etch_dtype *out);
/* A copy of it as a handle of the open scope; see convert.h. What is no array is refused. */
etch_tensor *array_convert(etch_ctx *cx, PyObject *x, etch_dtype dtype, etch_dtype hint);

#endif
