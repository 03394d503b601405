/* Objects that are what their fields are: those of attrs classes, and of dataclasses that cannot be hashed. (One that can be is a
 * value like others.) */
#ifndef ETCH_PYTHON_FIELDS_H
#define ETCH_PYTHON_FIELDS_H

#include "core.h"

/* 1, 0 or -1. */
int fields_has(PyObject *x);
/* Names of its fields, a new tuple. NULL with the exception set. */
PyObject *fields_names(PyObject *x);
/* Module and name of its class, a new text. */
PyObject *fields_class_name(PyObject *x);
/* Another of its class with these values. No code of the class runs, which may ask numbers of what is traced. */
PyObject *fields_make(PyObject *like, PyObject *names, PyObject *values);

#endif
