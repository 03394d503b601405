/* Python code that runs where a trace has it: what tf.py_function and tf.numpy_function stand on. */
#ifndef ETCH_PYTHON_CALLBACK_H
#define ETCH_PYTHON_CALLBACK_H

#include "core.h"

int callback_add(PyObject *module);

#endif
