/* Optimizer: the runtime's optimisers, for etch/optimizers.py. */
#ifndef ETCH_PYTHON_OPTIMIZER_H
#define ETCH_PYTHON_OPTIMIZER_H

#include "core.h"

int optimizer_add(PyObject *module);

#endif
