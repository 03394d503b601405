/* What goes through branches and loops: structures of tensors, TensorArrays, IndexedSlices and None, as tensors and back. */
#ifndef ETCH_PYTHON_FLOW_H
#define ETCH_PYTHON_FLOW_H

#include "core.h"

enum {
    FLOW_MAX = 127,
    FLOW_PARTS = 3
}; /* tensors that a branch or a turn may give; and one leaf: IndexedSlices have most */

/* The tensors of a leaf to out[], handles of the open scope: none for None and for a TensorArray that nothing says the
 * shape of, one for what becomes a tensor. How many, or -1 with the exception set. `types` (may be NULL): of
 * TensorArrays, as list_tensors has it. */
int flow_put(etch_ctx *cx, PyObject *leaf, etch_tensor **out, int room, etch_spec **types);
/* The leaf again, like another one, from its tensors. */
PyObject *flow_get(etch_ctx *cx, PyObject *like, etch_tensor *const *tensors, int n);
/* The structure with all of its leaves, each like one of `likes` (a list) and of counts[i] tensors. */
PyObject *flow_pack(etch_ctx *cx, PyObject *structure, PyObject *likes, const int *counts, etch_tensor *const *tensors);
/* The structure with its leaves as tensors; None, TensorArrays and IndexedSlices as they are. */
PyObject *flow_convert(etch_ctx *cx, PyObject *structure);
/* The handle belongs to the open scope from now on, whoever held it before. */
etch_tensor *flow_own(etch_ctx *cx, etch_tensor *t);
/* A bool scalar from what a program says to decide by: one element is enough. NULL with the exception set. */
etch_tensor *flow_decision(etch_ctx *cx, PyObject *x, const char *what);

#endif
