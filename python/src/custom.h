/* Custom gradients: see etch/custom_gradients.py. */
#ifndef ETCH_PYTHON_CUSTOM_H
#define ETCH_PYTHON_CUSTOM_H

#include "core.h"

int custom_add(PyObject *module);

#endif
