/* Leaves of structures as tensors, and back. */
#include "flow.h"

#include "convert.h"
#include "list.h"
#include "nest.h"
#include "raise.h"
#include "slices.h"
#include "tensor.h"

etch_tensor *flow_own(etch_ctx *cx, etch_tensor *t)
{
    etch_tensor *own = t ? etch_hand_over(cx, etch_tensor_retain(t)) : NULL;
    return own ? own : ((void)core_raise(cx), NULL);
}

int flow_put(etch_ctx *cx, PyObject *leaf, etch_tensor **out, int room, etch_spec **types)
{
    etch_tensor *of_list[FLOW_PARTS];
    if (leaf == Py_None)
        return 0;
    int n = 1;
    if (list_check(leaf))
        n = list_tensors(cx, leaf, of_list, types);
    else if (slices_check(leaf))
        n = slices_tensors(cx, leaf, of_list);
    else if (!(of_list[0] = convert(cx, leaf, CONVERT_ANY, CONVERT_ANY)))
        n = -1;
    if (n > room) {
        PyErr_Format(PyExc_ValueError, "a branch or a turn of a loop cannot give more than %d tensors", FLOW_MAX);
        return -1;
    }
    for (int i = 0; i < n; i++)
        if (!(out[i] = flow_own(cx, of_list[i])))
            return -1;
    return n;
}

PyObject *flow_get(etch_ctx *cx, PyObject *like, etch_tensor *const *tensors, int n)
{
    if (list_check(like))
        return list_with(cx, like, tensors, n);
    if (slices_check(like))
        return slices_with(cx, tensors, n);
    if (n == 0)
        return Py_NewRef(Py_None);
    etch_tensor *kept = etch_keep(cx, tensors[0]);
    return kept ? tensor_wrap(kept) : core_raise(cx);
}

PyObject *flow_pack(etch_ctx *cx, PyObject *structure, PyObject *likes, const int *counts, etch_tensor *const *tensors)
{
    Py_ssize_t n = PyList_GET_SIZE(likes);
    PyObject *leaves = PyList_New(n);
    for (Py_ssize_t i = 0; leaves && i < n; tensors += counts[i++]) {
        PyObject *leaf = flow_get(cx, PyList_GET_ITEM(likes, i), tensors, counts[i]);
        if (leaf)
            PyList_SET_ITEM(leaves, i, leaf);
        else
            Py_CLEAR(leaves);
    }
    PyObject *out = leaves ? nest_pack_list(structure, leaves) : NULL;
    Py_XDECREF(leaves);
    return out;
}

PyObject *flow_convert(etch_ctx *cx, PyObject *structure)
{
    PyObject *leaves = nest_flatten(structure);
    for (Py_ssize_t i = 0; leaves && i < PyList_GET_SIZE(leaves); i++) {
        PyObject *leaf = PyList_GET_ITEM(leaves, i);
        if (leaf == Py_None || list_check(leaf) || slices_check(leaf) || tensor_check(leaf))
            continue;
        etch_tensor *t = convert(cx, leaf, CONVERT_ANY, CONVERT_ANY);
        PyObject *wrapped = t ? tensor_wrap(etch_tensor_retain(t)) : NULL;
        if (!wrapped || PyList_SetItem(leaves, i, wrapped) < 0)
            Py_CLEAR(leaves);
    }
    PyObject *out = leaves ? nest_pack_list(structure, leaves) : NULL;
    Py_XDECREF(leaves);
    return out;
}

static bool is_known_to_be_many(etch_ctx *cx, etch_tensor *t)
{
    for (int i = 0; i < etch_tensor_rank(t); i++) {
        int64_t n = etch_tensor_is_traced(t) ? (etch_tensor_known_dim)(cx, t, i) : (etch_tensor_dim)(t, i);
        if (n >= 0 && n != 1)
            return true;
    }
    return false;
}

etch_tensor *flow_decision(etch_ctx *cx, PyObject *x, const char *what)
{
    etch_tensor *t = convert(cx, x, CONVERT_ANY, CONVERT_ANY);
    if (t && etch_tensor_dtype(t) != ETCH_BOOL)
        return raise_error("InvalidArgumentError", "Input '%s' passed %s expected bool", what,
                           etch_dtype_long_name(etch_tensor_dtype(t)));
    if (t && etch_tensor_rank(t) > 0 && etch_is_tracing(cx) && is_known_to_be_many(cx, t))
        return raise_error("InvalidArgumentError", "The second input must be a scalar, but '%s' has %d dimensions",
                           what, etch_tensor_rank(t));
    if (t && etch_tensor_rank(t) != 0 && !(t = (etch_reshape)(cx, t, etch_int_list(cx, NULL, 0))))
        (void)core_raise(cx);
    return flow_own(cx, t);
}
