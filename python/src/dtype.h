/* DType: one object per dtype of Etch, under TensorFlow's names. */
#ifndef ETCH_PYTHON_DTYPE_H
#define ETCH_PYTHON_DTYPE_H

#include "core.h"

extern PyTypeObject dtype_type;

/* The dtype's object, borrowed; they live as long as the process. */
PyObject *dtype_object(etch_dtype t);
/* What a program means by x: a DType, a name ("float32"), a NumPy dtype or scalar type, Python's float, int, bool or str. 1; 0: it is
 * none of these (no exception set); -1: an exception. */
int dtype_from(PyObject *x, etch_dtype *out);
/* The same for an argument: TypeError that names it where it is none. */
int dtype_from_argument(PyObject *x, const char *argument, etch_dtype *out);
/* The name that TensorFlow's messages have for it: "float", "double", "half", else the dtype's own. */
const char *dtype_word(etch_dtype t);
bool dtype_is_float(etch_dtype t);
bool dtype_is_integer(etch_dtype t);
int dtype_add(PyObject *module);

#endif
