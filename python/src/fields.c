/* Fields of attrs classes and of dataclasses. */
#include "fields.h"

static int is_attrs(PyObject *x) { return core_has((PyObject *)Py_TYPE(x), "__attrs_attrs__"); }

int fields_has(PyObject *x)
{
    int answer = PyType_Check(x) ? 0 : is_attrs(x);
    if (answer != 0 || PyType_Check(x) || Py_TYPE(x)->tp_hash != PyObject_HashNotImplemented)
        return answer;
    return core_has((PyObject *)Py_TYPE(x), "__dataclass_fields__");
}

/* What has the names: attributes, or fields that are no class variables. */
static PyObject *descriptions(PyObject *x)
{
    PyObject *attributes;
    if (core_get((PyObject *)Py_TYPE(x), "__attrs_attrs__", &attributes) != 0)
        return attributes;
    PyObject *module = PyImport_ImportModule("dataclasses");
    PyObject *fields = module ? PyObject_CallMethod(module, "fields", "O", x) : NULL;
    Py_XDECREF(module);
    return fields;
}

PyObject *fields_names(PyObject *x)
{
    PyObject *all = descriptions(x), *described = all ? PySequence_Tuple(all) : NULL;
    Py_ssize_t n = described ? PyTuple_GET_SIZE(described) : 0;
    PyObject *names = described ? PyTuple_New(n) : NULL;
    for (Py_ssize_t i = 0; names && i < n; i++) {
        PyObject *name = PyObject_GetAttrString(PyTuple_GET_ITEM(described, i), "name");
        if (name)
            PyTuple_SET_ITEM(names, i, name);
        else
            Py_CLEAR(names);
    }
    Py_XDECREF(described);
    Py_XDECREF(all);
    return names;
}

PyObject *fields_class_name(PyObject *x)
{
    PyObject *type = (PyObject *)Py_TYPE(x), *module = PyObject_GetAttrString(type, "__module__");
    PyObject *name = module ? PyObject_GetAttrString(type, "__qualname__") : NULL;
    PyObject *full = name ? PyUnicode_FromFormat("%S.%S", module, name) : NULL;
    Py_XDECREF(name);
    Py_XDECREF(module);
    return full;
}

PyObject *fields_make(PyObject *like, PyObject *names, PyObject *values)
{
    PyObject *x = PyObject_CallMethod((PyObject *)&PyBaseObject_Type, "__new__", "O", (PyObject *)Py_TYPE(like));
    for (Py_ssize_t i = 0; x && i < PyTuple_GET_SIZE(names); i++)
        if (PyObject_GenericSetAttr(x, PyTuple_GET_ITEM(names, i), PyTuple_GET_ITEM(values, i)) < 0)
            Py_CLEAR(x);
    return x;
}
