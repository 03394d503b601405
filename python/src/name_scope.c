/* NameScope: a context manager that puts its name before those given inside.
 *
 * The prefix of a thread is one text that ends with a slash, or none. One object may be entered again while it is open
 * (a module's is): what it found each time is on its stack. */
#include "name_scope.h"

#include "op_name.h"
#include <stddef.h>

typedef struct name_scope {
    PyObject_HEAD PyObject *name;
    PyObject *before; /* a list of prefixes, None where there was none */
} name_scope;

static _Thread_local PyObject *prefix; /* NULL: none */

PyObject *name_scope_join(PyObject *name) { return prefix ? PyUnicode_Concat(prefix, name) : Py_NewRef(name); }

bool name_scope_is_open(void) { return prefix != NULL; }

PyObject *name_scope_leave(void)
{
    PyObject *before = prefix;
    prefix = NULL;
    return before;
}

void name_scope_return(PyObject *before) { Py_XSETREF(prefix, before); }

static int init(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "name", NULL };
    name_scope *s = (name_scope *)self;
    PyObject *name;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O", names, &name))
        return -1;
    if (!PyUnicode_Check(name)) {
        PyErr_SetString(PyExc_ValueError, "name for name_scope must be a string.");
        return -1;
    }
    PyObject *before = PyList_New(0);
    if (!before)
        return -1;
    Py_XSETREF(s->name, Py_NewRef(name));
    Py_XSETREF(s->before, before);
    return 0;
}

/* A name that ends with a slash is the whole prefix, as scopes give it when they are entered; an empty one is none. In a graph no two scopes
 * have one name. */
static PyObject *entered(PyObject *name)
{
    Py_ssize_t n = PyUnicode_GET_LENGTH(name);
    etch_ctx *cx = core_ctx();
    if (!cx || n == 0 || PyUnicode_READ_CHAR(name, n - 1) == '/')
        return cx ? Py_NewRef(name) : NULL;
    PyObject *joined = name_scope_join(name), *whole = NULL;
    if (joined)
        whole = etch_is_tracing(cx) ? op_name_scope(joined) : PyUnicode_FromFormat("%U/", joined);
    Py_XDECREF(joined);
    return whole;
}

static bool is_made(const name_scope *s)
{
    if (!s->before)
        PyErr_SetString(PyExc_RuntimeError, "name_scope: __init__ was not called");
    return s->before != NULL;
}

static PyObject *enter(PyObject *self, PyObject *unused)
{
    name_scope *s = (name_scope *)self;
    PyObject *whole = is_made(s) ? entered(s->name) : NULL;
    (void)unused;
    if (!whole || PyList_Append(s->before, prefix ? prefix : Py_None) < 0) {
        Py_XDECREF(whole);
        return NULL;
    }
    name_scope_return(PyUnicode_GET_LENGTH(whole) ? Py_NewRef(whole) : NULL);
    return whole;
}

static PyObject *leave(PyObject *self, PyObject *args)
{
    name_scope *s = (name_scope *)self;
    Py_ssize_t n = is_made(s) ? PyList_GET_SIZE(s->before) : -1;
    (void)args;
    if (n == 0)
        PyErr_SetString(PyExc_RuntimeError, "name_scope: it is not open");
    if (n <= 0)
        return NULL;
    PyObject *before = Py_NewRef(PyList_GET_ITEM(s->before, n - 1));
    if (PyList_SetSlice(s->before, n - 1, n, NULL) < 0) {
        Py_DECREF(before);
        return NULL;
    }
    if (before == Py_None)
        Py_CLEAR(before);
    name_scope_return(before);
    Py_RETURN_FALSE;
}

static void dealloc(PyObject *self)
{
    name_scope *s = (name_scope *)self;
    Py_CLEAR(s->name);
    Py_CLEAR(s->before);
    Py_TYPE(self)->tp_free(self);
}

static PyObject *get_name(PyObject *self, void *closure)
{
    const name_scope *s = (const name_scope *)self;
    (void)closure;
    return Py_NewRef(s->name ? s->name : Py_None);
}

static PyGetSetDef properties[] = {
    { "name", get_name, NULL, "what it puts before names", NULL },
    { NULL, NULL, NULL, NULL, NULL },
};
static PyMethodDef methods[] = {
    { "__enter__", enter, METH_NOARGS, NULL },
    { "__exit__", leave, METH_VARARGS, NULL },
    { NULL, NULL, 0, NULL },
};

static PyTypeObject name_scope_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch.name_scope",
    .tp_basicsize = sizeof(name_scope),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_doc = "name_scope(name)\n--\n\nNames that are given inside begin with this one.",
    .tp_new = PyType_GenericNew,
    .tp_init = init,
    .tp_dealloc = dealloc,
    .tp_getset = properties,
    .tp_methods = methods,
};

int name_scope_add(PyObject *module)
{
    return PyType_Ready(&name_scope_type) < 0
               ? -1
               : PyModule_AddObjectRef(module, "name_scope", (PyObject *)&name_scope_type);
}
