/* IndexedSlices: some rows of a tensor, and which these are; the others are zero. */
#ifndef ETCH_PYTHON_SLICES_H
#define ETCH_PYTHON_SLICES_H

#include "core.h"

typedef struct slices_object {
    PyObject_HEAD PyObject *values, *indices, *dense_shape; /* as they were given; dense_shape may be None */
    PyObject *weak;
} slices_object;

extern PyTypeObject slices_type;
static inline bool slices_check(PyObject *x) { return PyObject_TypeCheck(x, &slices_type); }

/* One of its parts: None where __init__ was not called. */
static inline PyObject *slices_part(PyObject *x) { return x ? x : Py_None; }
/* Takes over the references. */
PyObject *slices_new(PyObject *values, PyObject *indices, PyObject *dense_shape);
/* Its parts as handles of the open scope; the values as this dtype (see convert.h). -1 with the exception set. */
int slices_parts(etch_ctx *cx, PyObject *x, etch_gradient *out);
int slices_parts_as(etch_ctx *cx, PyObject *x, etch_dtype t, etch_gradient *out);
/* Its parts, two or three, to out[], and how many; -1 with the exception set. And one made of these. */
int slices_tensors(etch_ctx *cx, PyObject *x, etch_tensor **out);
PyObject *slices_with(etch_ctx *cx, etch_tensor *const *parts, int n);
/* The dense tensor, a handle of the open scope; NULL with the exception set. See convert.h. */
etch_tensor *slices_convert(etch_ctx *cx, PyObject *x, etch_dtype dtype, etch_dtype hint);
/* The dtype of its values, if they have one: 1, 0 or -1. */
int slices_dtype(PyObject *x, etch_dtype *out);
int slices_add(PyObject *module);

#endif
