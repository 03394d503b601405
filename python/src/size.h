/* Size: a size of a traced tensor that stays symbolic until somebody needs the number. */
#ifndef ETCH_PYTHON_SIZE_H
#define ETCH_PYTHON_SIZE_H

#include "core.h"

extern PyTypeObject size_type;

/* Of axis `axis` of a traced tensor (a Tensor object). */
PyObject *size_of(PyObject *tensor, int axis);
/* As an integer scalar, a handle of the open scope; int32 unless another integer dtype is asked for. */
etch_tensor *size_convert(etch_ctx *cx, PyObject *x, etch_dtype dtype);
int size_add(PyObject *module);

#endif
