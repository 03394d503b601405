/* From Etch's arguments back to Python's values: what the body gets, like what the caller passed but with traced tensors. */
#include "arg.h"

#include "fields.h"
#include "list.h"
#include "op_name.h"
#include "protocol.h"
#include "spec.h"
#include "tensor.h"
#include "variable.h"

static PyObject *tensor_name(PyObject *like, arg_names *names)
{
    const etch_spec *spec = names->declared    ? etch_spec_tensor_at(names->declared, names->n)
                            : spec_check(like) ? spec_of(like)
                                               : NULL;
    const char *own = spec ? etch_spec_name(spec) : NULL;
    names->n++;
    if (own)
        return PyUnicode_FromString(own);
    int i = names->n_unnamed++;
    return i == 0 ? PyUnicode_FromString(names->parameter) : PyUnicode_FromFormat("%s_%d", names->parameter, i);
}

static PyObject *traced_tensor(const etch_arg *arg, PyObject *like, arg_names *names)
{
    static const op_kind kind = { "", "Placeholder" };
    PyObject *x = tensor_wrap(etch_tensor_retain(arg->tensor)), *name = x ? tensor_name(like, names) : NULL;
    PyObject *taken = name ? op_name_unique(name) : NULL; /* others are told from it */
    if (!taken || op_name_put(x, name, 0, &kind) < 0)
        Py_CLEAR(x);
    Py_XDECREF(taken);
    Py_XDECREF(name);
    return x;
}

/* What a container or value wraps; a callable stays as it is. */
static PyObject *undecorated(PyObject *like)
{
    PyObject *wrapped = NULL;
    int wraps = PyCallable_Check(like) ? 0 : core_get(like, "__wrapped__", &wrapped);
    if (wraps <= 0)
        return wraps < 0 ? NULL : Py_NewRef(like);
    PyObject *inner = NULL;
    if (!Py_EnterRecursiveCall(" in the arguments of a traced function")) { /* it may wrap itself */
        inner = undecorated(wrapped);
        Py_LeaveRecursiveCall();
    }
    Py_DECREF(wrapped);
    return inner;
}

static PyObject *to_tuple(etch_ctx *cx, const etch_arg *arg, PyObject *like, arg_names *names)
{
    PyObject *items = PyTuple_New(arg->n);
    for (int i = 0; items && i < arg->n; i++) {
        PyObject *was = PySequence_GetItem(like, i), *now = was ? arg_to_python(cx, &arg->items[i], was, names) : NULL;
        Py_XDECREF(was);
        if (now)
            PyTuple_SET_ITEM(items, i, now);
        else
            Py_CLEAR(items);
    }
    return items;
}

static PyObject *to_sequence(etch_ctx *cx, const etch_arg *arg, PyObject *like, arg_names *names)
{
    PyObject *items = to_tuple(cx, arg, like, names), *out = items;
    if (items && arg->kind == ETCH_SPEC_LIST)
        out = PySequence_List(items);
    else if (items && arg->kind == ETCH_SPEC_NAMED_TUPLE)
        out = PyObject_CallObject((PyObject *)Py_TYPE(like), items);
    if (out != items)
        Py_XDECREF(items);
    return out;
}

static PyObject *to_dict(etch_ctx *cx, const etch_arg *arg, PyObject *like, arg_names *names)
{
    PyObject *out = PyDict_New();
    for (int i = 0; out && i < arg->n; i++) {
        PyObject *key = arg_key(&arg->keys[i]), *was = key ? PyObject_GetItem(like, key) : NULL;
        PyObject *now = was ? arg_to_python(cx, &arg->items[i], was, names) : NULL;
        if (!now || PyDict_SetItem(out, key, now) < 0)
            Py_CLEAR(out);
        Py_XDECREF(key);
        Py_XDECREF(was);
        Py_XDECREF(now);
    }
    int is_plain = !out || PyDict_CheckExact(like) ? 1 : core_has(like, "default_factory");
    if (is_plain == 1)
        return out;
    PyObject *own = is_plain == 0 ? PyObject_CallOneArg((PyObject *)Py_TYPE(like), out) : NULL;
    Py_DECREF(out);
    return own;
}

static PyObject *to_object(etch_ctx *cx, const etch_arg *arg, PyObject *like, arg_names *names)
{
    PyObject *fields = fields_names(like), *were = fields ? PyTuple_New(PyTuple_GET_SIZE(fields)) : NULL;
    for (Py_ssize_t i = 0; were && i < PyTuple_GET_SIZE(fields); i++) {
        PyObject *was = PyObject_GetAttr(like, PyTuple_GET_ITEM(fields, i));
        if (was)
            PyTuple_SET_ITEM(were, i, was);
        else
            Py_CLEAR(were);
    }
    PyObject *values = were ? to_tuple(cx, arg, were, names) : NULL;
    PyObject *out = values ? fields_make(like, fields, values) : NULL;
    Py_XDECREF(values);
    Py_XDECREF(were);
    Py_XDECREF(fields);
    return out;
}

static PyObject *to_list(etch_ctx *cx, const etch_arg *arg, PyObject *like, arg_names *names)
{
    PyObject *elements = to_tuple(cx, arg, list_of(like)->elements, names);
    PyObject *out = elements ? list_of_elements(like, elements) : NULL;
    Py_XDECREF(elements);
    return out;
}

static PyObject *to_custom(etch_ctx *cx, const etch_arg *arg, PyObject *like, arg_names *names)
{
    if (arg->spec_ops == &protocol_type_ops)
        return protocol_placeholder(arg->object);
    if (list_check(like))
        return to_list(cx, arg, like, names);
    PyObject *data, *parts = protocol_take_apart(like, &data), *items = parts ? to_tuple(cx, arg, parts, names) : NULL;
    PyObject *out = items ? protocol_put_together(arg->object, items) : NULL;
    Py_XDECREF(items);
    Py_XDECREF(parts);
    Py_XDECREF(data);
    return out;
}

PyObject *arg_to_python(etch_ctx *cx, const etch_arg *arg, PyObject *like, arg_names *names)
{
    switch (arg->kind) {
    case ETCH_SPEC_TENSOR: return traced_tensor(arg, like, names);
    case ETCH_SPEC_RESOURCE: return variable_of_arg(etch_arg_variable(arg), like);
    case ETCH_SPEC_LITERAL: return Py_NewRef(like);
    case ETCH_SPEC_LIST:
    case ETCH_SPEC_TUPLE:
    case ETCH_SPEC_NAMED_TUPLE: {
        PyObject *inner = undecorated(like), *out = inner ? to_sequence(cx, arg, inner, names) : NULL;
        Py_XDECREF(inner);
        return out;
    }
    case ETCH_SPEC_DICT: {
        PyObject *inner = undecorated(like), *out = inner ? to_dict(cx, arg, inner, names) : NULL;
        Py_XDECREF(inner);
        return out;
    }
    case ETCH_SPEC_ATTRS: return to_object(cx, arg, like, names);
    case ETCH_SPEC_CUSTOM: return to_custom(cx, arg, like, names);
    case ETCH_SPEC_IDENTITY: return undecorated(like);
    default: {
        PyObject *inner = undecorated(like);
        if (!inner || !PyRange_Check(inner))
            return inner;
        PyObject *list = PySequence_List(inner);
        Py_DECREF(inner);
        return list;
    }
    }
}
