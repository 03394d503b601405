/* Objects that are told apart by which they are: Python holds them, Etch knows them weakly. */
#ifndef ETCH_PYTHON_IDENTITY_H
#define ETCH_PYTHON_IDENTITY_H

#include "core.h"

/* The identity of x, borrowed: the same one for the same object while it lives. 0: x cannot be referenced weakly or hashed, and *out
 * is NULL; 1: it can; -1: an exception. */
int identity_of(PyObject *x, etch_identity **out);
/* For values that are compared by == and held. */
extern const etch_object_ops identity_value_ops;
/* For what functions mean, which is compared and held instead of them. */
extern const etch_object_ops identity_meaning_ops;
bool identity_is_function(PyObject *x);  /* one of Python's own, a method, or a partial */
PyObject *identity_meaning(PyObject *x); /* a new reference; what is no function means itself */

#endif
