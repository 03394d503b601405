/* Binding arguments to parameters, as Python itself does, without running Python code. */
#include "bind.h"

#include <string.h>

PyObject *bind_missing;

int bind_describe(PyObject *description, bind_parameters *out)
{
    memset(out, 0, sizeof *out);
    if (!PyArg_ParseTuple(description, "O!O!OO!O!Oi", &PyTuple_Type, &out->names, &PyTuple_Type, &out->defaults,
                          &out->varargs, &PyTuple_Type, &out->keyword_only, &PyTuple_Type, &out->keyword_defaults,
                          &out->varkw, &out->n_positional_only)) {
        memset(out, 0, sizeof *out);
        return -1;
    }
    Py_INCREF(out->names);
    Py_INCREF(out->defaults);
    Py_INCREF(out->varargs);
    Py_INCREF(out->keyword_only);
    Py_INCREF(out->keyword_defaults);
    Py_INCREF(out->varkw);
    if (PyTuple_GET_SIZE(out->names) == PyTuple_GET_SIZE(out->defaults) &&
        PyTuple_GET_SIZE(out->keyword_only) == PyTuple_GET_SIZE(out->keyword_defaults))
        return 0;
    PyErr_SetString(PyExc_ValueError, "a parameter of a traced function has a default or none");
    bind_forget(out);
    return -1;
}

void bind_forget(bind_parameters *p)
{
    Py_CLEAR(p->names);
    Py_CLEAR(p->defaults);
    Py_CLEAR(p->varargs);
    Py_CLEAR(p->keyword_only);
    Py_CLEAR(p->keyword_defaults);
    Py_CLEAR(p->varkw);
}

int bind_visit(const bind_parameters *p, visitproc visit, void *arg)
{
    Py_VISIT(p->defaults);
    Py_VISIT(p->keyword_defaults);
    return 0;
}

static Py_ssize_t find(PyObject *names, PyObject *name)
{
    Py_ssize_t n = PyTuple_GET_SIZE(names);
    for (Py_ssize_t i = 0; i < n; i++)
        if (PyTuple_GET_ITEM(names, i) == name)
            return i;
    for (Py_ssize_t i = 0; i < n; i++)
        if (PyUnicode_Compare(PyTuple_GET_ITEM(names, i), name) == 0)
            return i;
    return -1;
}

static int bind_keyword(const bind_parameters *p, PyObject *name, PyObject *value, bind_call *b)
{
    Py_ssize_t i = find(p->names, name);
    if (i >= p->n_positional_only) {
        if (b->positional[i]) {
            PyErr_Format(PyExc_TypeError, "multiple values for argument '%U'", name);
            return -1;
        }
        b->positional[i] = value;
        return 0;
    }
    if (find(p->keyword_only, name) < 0 && p->varkw == Py_None) {
        if (!b->unexpected)
            b->unexpected = name;
        return 0;
    }
    b->names[b->n_keywords] = name;
    b->keywords[b->n_keywords++] = value;
    return 0;
}

/* The default of a parameter that no argument was given for. */
static int fill_in(PyObject *name, PyObject *otherwise, PyObject **out)
{
    if (otherwise != bind_missing) {
        *out = otherwise;
        return 0;
    }
    PyErr_Format(PyExc_TypeError, "missing a required argument: '%U'", name);
    return -1;
}

static int fill_keywords(const bind_parameters *p, bind_call *b)
{
    Py_ssize_t n_given = b->n_keywords;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(p->keyword_only); i++) {
        PyObject *name = PyTuple_GET_ITEM(p->keyword_only, i);
        bool is_given = false;
        for (Py_ssize_t k = 0; k < n_given && !is_given; k++)
            is_given = b->names[k] == name || PyUnicode_Compare(b->names[k], name) == 0;
        if (is_given)
            continue;
        b->names[b->n_keywords] = name;
        if (fill_in(name, PyTuple_GET_ITEM(p->keyword_defaults, i), &b->keywords[b->n_keywords++]) < 0)
            return -1;
    }
    return 0;
}

static int refuse_keyword(const bind_parameters *p, PyObject *name)
{
    PyErr_Format(PyExc_TypeError,
                 find(p->names, name) < 0 ? "got an unexpected keyword argument '%U'"
                                          : "'%U' parameter is positional only, but was passed as a keyword",
                 name);
    return -1;
}

int bind_room(Py_ssize_t n_positional, Py_ssize_t n_keywords, arg_memory *m, bind_call *b)
{
    PyObject **room = arg_room(m, (size_t)(n_positional + 2 * n_keywords) * sizeof *room);
    *b = (bind_call){ .positional = room };
    if (!room)
        return -1;
    b->keywords = room + n_positional;
    b->names = b->keywords + n_keywords;
    return 0;
}

int bind_arguments(const bind_parameters *p, PyObject *const *args, Py_ssize_t n, PyObject *keywords, arg_memory *m,
                   bind_call *b)
{
    Py_ssize_t n_names = PyTuple_GET_SIZE(p->names), n_given = keywords ? PyTuple_GET_SIZE(keywords) : 0;
    if (n > n_names && p->varargs == Py_None) {
        PyErr_SetString(PyExc_TypeError, "too many positional arguments");
        return -1;
    }
    if (bind_room(n > n_names ? n : n_names, n_given + PyTuple_GET_SIZE(p->keyword_only), m, b) < 0)
        return -1;
    b->n_positional = n > n_names ? n : n_names;
    if (n > 0) /* else it may be NULL */
        memcpy(b->positional, args, (size_t)n * sizeof *args);
    for (Py_ssize_t i = n; i < n_names; i++)
        b->positional[i] = NULL;
    for (Py_ssize_t k = 0; k < n_given; k++)
        if (bind_keyword(p, PyTuple_GET_ITEM(keywords, k), args[n + k], b) < 0)
            return -1;
    for (Py_ssize_t i = n; i < n_names; i++)
        if (!b->positional[i] &&
            fill_in(PyTuple_GET_ITEM(p->names, i), PyTuple_GET_ITEM(p->defaults, i), &b->positional[i]) < 0)
            return -1;
    if (PyTuple_GET_SIZE(p->keyword_only) && fill_keywords(p, b) < 0)
        return -1;
    return b->unexpected ? refuse_keyword(p, b->unexpected) : 0;
}

PyObject *bind_name(const bind_parameters *p, Py_ssize_t i)
{
    Py_ssize_t n = PyTuple_GET_SIZE(p->names);
    return i < n ? Py_NewRef(PyTuple_GET_ITEM(p->names, i)) : PyUnicode_FromFormat("%S_%zd", p->varargs, i - n);
}

int bind_add(PyObject *module)
{
    bind_missing = PyObject_CallNoArgs((PyObject *)&PyBaseObject_Type);
    return bind_missing ? PyModule_AddObjectRef(module, "MISSING", bind_missing) : -1;
}
