/* Exceptions of tf.errors that the extension raises by itself, without an error of Etch behind them. */
#ifndef ETCH_PYTHON_RAISE_H
#define ETCH_PYTHON_RAISE_H

#include "core.h"

/* Sets the exception: `class` is a name of tf.errors, the format is PyUnicode_FromFormat's. Always NULL. */
void *raise_error(const char *class, const char *format, ...);
/* The text of a shape, "(2, None)", of a handle as far as its sizes are known; or of sizes, -1 where they are not, and
 * rank -1 for none. */
PyObject *shape_text(etch_ctx *cx, etch_tensor *t);
PyObject *shape_text_of(const int64_t *dims, int rank);

#endif
