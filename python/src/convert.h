/* From Python values to tensors, as TensorFlow converts them. */
#ifndef ETCH_PYTHON_CONVERT_H
#define ETCH_PYTHON_CONVERT_H

#include "core.h"

#define CONVERT_ANY ETCH_N_DTYPES /* no dtype asked for */

/* A handle of the open scope, or NULL with the exception set. `dtype`: it must become this one (a tensor of another is a ValueError).
 * `hint`: it becomes this one where it can, else what it is by itself. Either may be CONVERT_ANY.
 *
 * Tensors are taken as they are, variables are read; bools, ints, floats, texts and bytes, nested lists and other sequences of these and
 * of tensors, what has the buffer protocol (NumPy's arrays and scalars among them), __array__, __array_interface__ or __dlpack__. */
etch_tensor *convert(etch_ctx *cx, PyObject *x, etch_dtype dtype, etch_dtype hint);
/* Operands of an op that takes one dtype: the first that is a tensor (or an array) says which, as in TensorFlow. */
int convert_alike(etch_ctx *cx, PyObject *const *xs, int n, etch_tensor **out);
/* Integers (axes, sizes) as a tensor of i64: ints, lists, TensorShapes, tensors. */
etch_tensor *convert_sizes(etch_ctx *cx, PyObject *x);
/* What cannot become a tensor: the exception for it, which is another one while a function is traced. NULL. */
void *convert_refuse(etch_ctx *cx, PyObject *x);
/* Is it a tensor, a variable or an array, whose dtype is its own and not taken from its neighbours? 1, 0 or -1. */
int convert_has_dtype(PyObject *x, etch_dtype *out);
/* Is it a tensor (an array of another library), or a list with one among its items? 1, 0 or -1. */
int convert_holds_tensor(PyObject *x);
int convert_holds_array(PyObject *x);

#endif
