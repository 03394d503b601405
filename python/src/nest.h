/* Nested structures: lists, tuples, named tuples, mappings, attrs classes, and dataclasses that say how they are taken
 * apart, around leaves that can be anything.
 *
 * Leaves come in TensorFlow's order: items in order, mappings by sorted keys. Composite tensors (IndexedSlices,
 * TensorArray, ...) are leaves; who wants their parts says so, and they are asked for them: x.__tf_flatten__() gives
 * (metadata, components). */
#ifndef ETCH_PYTHON_NEST_H
#define ETCH_PYTHON_NEST_H

#include "core.h"

/* Is it a structure and not a leaf? 1, 0 or -1. */
int nest_is_nested(PyObject *x);
/* A dict, or what collections.abc takes for one? 1, 0 or -1. */
int nest_is_mapping(PyObject *x);
/* Its leaves as a new list. */
PyObject *nest_flatten(PyObject *x);
/* The same of one that is known to have n: a class of the program's own may have others each time that it is asked. ValueError then. */
PyObject *nest_flatten_to(PyObject *x, Py_ssize_t n);
/* The structure with other leaves, as many as it has: ValueError else. */
PyObject *nest_pack(PyObject *structure, PyObject *const *leaves, Py_ssize_t n);
/* The same with a list of leaves. */
PyObject *nest_pack_list(PyObject *structure, PyObject *leaves);
/* 1: both are the same structure; with `has_types` of the same classes too. 0 with the exception set (TypeError for
 * classes, ValueError for structures), -1 with an exception of another kind. */
int nest_check_same(PyObject *a, PyObject *b, bool has_types);
int nest_add(PyObject *module);

#endif
