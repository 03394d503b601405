/* DLPack: see tensor_dlpack.c. */
#ifndef ETCH_PYTHON_TENSOR_DLPACK_H
#define ETCH_PYTHON_TENSOR_DLPACK_H

#include "core.h"

PyObject *tensor_dlpack(PyObject *self, PyObject *args, PyObject *kwargs); /* Tensor.__dlpack__ */
PyObject *tensor_dlpack_device(PyObject *self, PyObject *unused);          /* Tensor.__dlpack_device__ */
/* A tensor on the memory of an object with __dlpack__: a new reference, or NULL with the exception set. `copy` is None, True or False. */
etch_tensor *dlpack_take(etch_ctx *cx, PyObject *x, PyObject *copy);
int tensor_dlpack_add(PyObject *module);

#endif
