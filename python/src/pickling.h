/* What pickle keeps of tensors, variables, IndexedSlices and errors: methods __reduce__ of these types, and what makes them again. */
#ifndef ETCH_PYTHON_PICKLING_H
#define ETCH_PYTHON_PICKLING_H

#include "core.h"

PyObject *pickling_of_tensor(PyObject *self, PyObject *unused);
PyObject *pickling_of_variable(PyObject *self, PyObject *unused);
PyObject *pickling_of_slices(PyObject *self, PyObject *unused);
PyObject *pickling_of_error(PyObject *self, PyObject *unused);
int pickling_add(PyObject *module);

#endif
