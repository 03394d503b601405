/* Tensors as TensorFlow writes them: for tf.print, tf.strings.format and messages. */
#ifndef ETCH_PYTHON_PRINTING_H
#define ETCH_PYTHON_PRINTING_H

#include "core.h"

/* The text of a tensor that holds numbers; of each axis the first and last `summarize`, all if that is negative. A scalar text is in
 * quotes. A new str (bytes that are no UTF-8 become what surrogateescape makes of them), or NULL. */
PyObject *printing_text(etch_ctx *cx, etch_tensor *x, int64_t summarize);

int printing_add(PyObject *module);

#endif
