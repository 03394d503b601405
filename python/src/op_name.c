/* Names of traced tensors, and the operation that a tensor says it is of. */
#include "op_name.h"

#include "name_scope.h"
#include "trace.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* --- unique names ------------------------------------------------------------------------------------------------------ */

/* Names are told apart without regard to capitals, as file systems may do with them. */
PyObject *op_name_unique(PyObject *name)
{
    trace_graph *g = trace_graph_now();
    if (!g->names && !(g->names = PyDict_New()))
        return NULL;
    /* (that of texts: a class of the program's own may give anything) */
    PyObject *key = PyObject_CallMethod((PyObject *)&PyUnicode_Type, "lower", "O", name), *out = NULL;
    PyObject *taken = key ? Py_NewRef(key) : NULL;
    PyObject *seen = key ? PyDict_GetItemWithError(g->names, key) : NULL;
    long n = seen ? PyLong_AsLong(seen) : 0;
    int is_taken = seen ? 1 : 0;
    for (; taken && is_taken == 1 && !PyErr_Occurred(); n++) {
        Py_SETREF(taken, PyUnicode_FromFormat("%U_%ld", key, n));
        is_taken = taken ? PyDict_Contains(g->names, taken) : -1;
    }
    if (taken && is_taken == 0 && !PyErr_Occurred())
        out = seen ? PyUnicode_FromFormat("%U_%ld", name, n - 1) : Py_NewRef(name);
    PyObject *one = out ? PyLong_FromLong(1) : NULL, *next = one ? PyLong_FromLong(seen ? n : 1) : NULL;
    if (!next || PyDict_SetItem(g->names, taken, one) < 0 || PyDict_SetItem(g->names, key, next) < 0)
        Py_CLEAR(out);
    Py_XDECREF(next);
    Py_XDECREF(one);
    Py_XDECREF(taken);
    Py_XDECREF(key);
    return out;
}

/* Is it made of letters, digits and _.\/>- alone, and does it not begin with what a root must not begin with? */
static int check(PyObject *name, bool is_root)
{
    const char *text = PyUnicode_Check(name) ? PyUnicode_AsUTF8(name) : NULL;
    if (!text) {
        if (!PyErr_Occurred())
            PyErr_Format(PyExc_TypeError, "expected string or bytes-like object, got '%s'", Py_TYPE(name)->tp_name);
        return -1;
    }
    bool is_one = *text && !(is_root && strchr("_\\/>-", *text));
    for (const char *c = text; is_one && *c; c++)
        is_one = isalnum((unsigned char)*c) || strchr("_.\\/>-", *c);
    if (!is_one)
        PyErr_Format(PyExc_ValueError,
                     "'%U' is not a valid %sscope name. A %sscope name has to match the following pattern: "
                     "^[A-Za-z0-9%s.%s][A-Za-z0-9_.\\\\/>-]*$",
                     name, is_root ? "root " : "", is_root ? "root " : "", is_root ? "" : "_",
                     is_root ? "" : "\\\\/>-");
    return is_one ? 0 : -1;
}

PyObject *op_name_scope(PyObject *whole)
{
    PyObject *unique = check(whole, true) == 0 ? op_name_unique(whole) : NULL;
    PyObject *scope = unique ? PyUnicode_FromFormat("%U/", unique) : NULL;
    Py_XDECREF(unique);
    return scope;
}

/* A name that ends with a slash is one of a scope, as it is. */
static PyObject *as_it_is(PyObject *own)
{
    Py_ssize_t n = PyUnicode_Check(own) ? PyUnicode_GET_LENGTH(own) : 0;
    return n > 1 && PyUnicode_READ_CHAR(own, n - 1) == '/' ? PyUnicode_Substring(own, 0, n - 1) : NULL;
}

PyObject *op_name_next(const op_kind *kind, PyObject *own)
{
    const char *rest = strchr(kind->name, '/');
    bool is_named = own && own != Py_None;
    PyObject *whole = is_named ? as_it_is(own) : NULL;
    if (whole || PyErr_Occurred())
        return whole;
    PyObject *base = is_named ? Py_NewRef(own)
                     : rest   ? PyUnicode_FromStringAndSize(kind->name, rest - kind->name)
                              : PyUnicode_FromString(kind->name);
    PyObject *scoped = base && (!is_named || check(base, !name_scope_is_open()) == 0) ? name_scope_join(base) : NULL;
    PyObject *unique = scoped ? op_name_unique(scoped) : NULL;
    if (unique && rest)
        Py_SETREF(unique, PyUnicode_FromFormat("%U%s", unique, rest));
    Py_XDECREF(scoped);
    Py_XDECREF(base);
    return unique;
}

/* --- tensors ------------------------------------------------------------------------------------------------------------- */

int op_name_put(PyObject *tensor, PyObject *name, int i, const op_kind *kind)
{
    tensor_object *x = (tensor_object *)tensor;
    PyObject *full = PyUnicode_FromFormat("%U:%d", name, i);
    if (!full)
        return -1;
    Py_XSETREF(x->name, full);
    x->op_type = kind->type;
    return 0;
}

static bool is_nameless(PyObject *x)
{
    return tensor_check(x) && etch_tensor_is_traced(tensor_of(x)) && !((tensor_object *)x)->name;
}

int op_name_traced(PyObject *results, const op_kind *kind, PyObject *own)
{
    bool is_one = tensor_check(results);
    Py_ssize_t n = is_one ? 1 : PySequence_Fast_GET_SIZE(results);
    PyObject *const *at = is_one ? &results : PySequence_Fast_ITEMS(results), *name = NULL;
    int done = 0;
    for (Py_ssize_t i = 0; done == 0 && i < n; i++) {
        if (!is_nameless(at[i]))
            continue;
        name = name ? name : op_name_next(kind, own);
        done = name ? op_name_put(at[i], name, (int)i, kind) : -1;
    }
    Py_XDECREF(name);
    return done;
}

PyObject *op_name_end(stretch *s, etch_tensor *handle, const op_kind *kind)
{
    PyObject *out = stretch_end(s, handle);
    if (out && op_name_results(out, kind, NULL) < 0)
        Py_CLEAR(out);
    return out;
}

/* --- operations ---------------------------------------------------------------------------------------------------------- */

typedef struct operation {
    PyObject_HEAD PyObject *name;
    const char *type;
} operation;

static PyTypeObject operation_type;

PyObject *op_name_operation(PyObject *tensor)
{
    PyObject *name = PyObject_GetAttrString(tensor, "name");
    PyObject *parts = name ? PyObject_CallMethod(name, "rpartition", "s", ":") : NULL;
    operation *op = parts ? PyObject_New(operation, &operation_type) : NULL;
    if (op) {
        op->name = Py_NewRef(PyTuple_GET_ITEM(parts, 0));
        op->type = ((tensor_object *)tensor)->op_type;
    }
    Py_XDECREF(parts);
    Py_XDECREF(name);
    return (PyObject *)op;
}

static void dealloc(PyObject *self)
{
    Py_DECREF(((operation *)self)->name);
    PyObject_Free(self);
}

static const char *type_of(PyObject *self)
{
    const operation *op = (const operation *)self;
    return op->type ? op->type : "Placeholder";
}

static PyObject *repr(PyObject *self)
{
    return PyUnicode_FromFormat("<tf.Operation '%U' type=%s>", ((operation *)self)->name, type_of(self));
}
static PyObject *get_name(PyObject *self, void *closure)
{
    (void)closure;
    return Py_NewRef(((operation *)self)->name);
}
static PyObject *get_type(PyObject *self, void *closure)
{
    (void)closure;
    return PyUnicode_FromString(type_of(self));
}

static PyGetSetDef properties[] = {
    { "name", get_name, NULL, "unique in its graph", NULL },
    { "type", get_type, NULL, "what TensorFlow calls such ops", NULL },
    { NULL, NULL, NULL, NULL, NULL },
};

static PyTypeObject operation_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch.Operation",
    .tp_basicsize = sizeof(operation),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .tp_doc = "What made a traced tensor.",
    .tp_dealloc = dealloc,
    .tp_repr = repr,
    .tp_getset = properties,
};

int op_name_add(PyObject *module)
{
    return PyType_Ready(&operation_type) < 0 ? -1
                                             : PyModule_AddObjectRef(module, "Operation", (PyObject *)&operation_type);
}
