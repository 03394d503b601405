/* What tensors and variables are told apart by in sets and dicts, since == compares their elements. */
#ifndef ETCH_PYTHON_REFERENCE_H
#define ETCH_PYTHON_REFERENCE_H

#include "core.h"

PyObject *reference_new(PyObject *of);
int reference_add(PyObject *module);

#endif
