/* TensorSpec: dtype, shape and name of a tensor that is yet to come. Sizes may have names, which tie them together across arguments. */
#ifndef ETCH_PYTHON_SPEC_H
#define ETCH_PYTHON_SPEC_H

#include "core.h"

typedef struct spec_object {
    PyObject_HEAD etch_spec *spec;
    PyObject *shape; /* TensorShape */
    PyObject *names; /* of sizes: a tuple of str and None, or None if there are none */
    PyObject *name;  /* str or None */
    etch_dtype dtype;
    PyObject *weak;
} spec_object;

extern PyTypeObject spec_type;
static inline bool spec_check(PyObject *x) { return PyObject_TypeCheck(x, &spec_type); }
static inline etch_spec *spec_of(PyObject *x) { return ((spec_object *)x)->spec; }

/* A new spec of what a tensor is; `name` may be NULL. */
PyObject *spec_new(const int64_t *dims, int rank, etch_dtype t, PyObject *name);
PyObject *spec_of_tensor(const etch_tensor *t);
/* What a type of a tensor is as a TensorSpec; NULL, without an exception, for other types. */
PyObject *spec_of_declared(const etch_spec *s);
/* The spec that a structure of TensorSpecs and values declares, as an argument would have it: a new reference, or NULL. */
etch_spec *spec_from_structure(etch_ctx *cx, PyObject *x);
int spec_add(PyObject *module);

#endif
