/* TensorShape: sizes that are known, unknown, or, in traces that keep them symbolic, sizes of their own kind. */
#ifndef ETCH_PYTHON_SHAPE_H
#define ETCH_PYTHON_SHAPE_H

#include "core.h"

typedef struct shape_object {
    PyObject_HEAD int rank; /* -1: not known */
    PyObject *of;           /* the traced tensor whose sizes these are, where open ones are symbolic; NULL else */
    int first, step;        /* its axis that dims[0] is of, and from there to the next */
    int64_t dims[];         /* -1: not known */
} shape_object;

extern PyTypeObject shape_type;

/* `rank` -1: not known. `of` (may be NULL) is retained. */
PyObject *shape_new(const int64_t *dims, int rank, PyObject *of);
/* What a program means by x: a TensorShape, a list or tuple of ints and None, an int, None (unknown rank), with at most ETCH_MAX_RANK
 * sizes, to dims[] and *rank. */
int shape_from(PyObject *x, int64_t *dims, int *rank);
int shape_add(PyObject *module);

#endif
