/* Tensors as TensorFlow writes them: for tf.print and tf.strings.format. */
#ifndef ETCH_PYTHON_PRINTING_H
#define ETCH_PYTHON_PRINTING_H

#include "core.h"

int printing_add(PyObject *module);

#endif
