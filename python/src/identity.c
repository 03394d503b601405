/* A table from objects to identities. An object's entry goes when it dies: a weak reference tells.
 *
 * How objects compare is as in TensorFlow: the same object, or two that live and are ==. Only under the policies symbolic and strict
 * functions are values, known by what they mean: code, globals, defaults and what the closure holds, so that a lambda made anew in a
 * loop is the same one. */
#include "identity.h"

#include <stdio.h>
#include <string.h>

typedef struct known {
    PyObject_HEAD etch_identity *id;
    PyObject *weak;
    PyObject *key; /* address of the object */
} known;

static PyObject *table; /* address -> known */
static PyTypeObject known_type;

/* --- comparing ------------------------------------------------------------------------------------------------------------------ */

static int equal(etch_ctx *cx, void *a, void *b)
{
    int answer = a == b ? 1 : PyObject_RichCompareBool(a, b, Py_EQ);
    if (answer < 0)
        core_fail(cx);
    return answer;
}

static int hash(etch_ctx *cx, void *object, uint64_t *out)
{
    Py_hash_t h = PyObject_Hash(object);
    if (h == -1) {
        core_fail(cx);
        return -1;
    }
    *out = (uint64_t)h;
    return 1;
}

/* --- functions by what they do ------------------------------------------------------------------------------------------------------ */

static bool is_partial(PyObject *x) { return strcmp(Py_TYPE(x)->tp_name, "functools.partial") == 0; }

bool identity_is_function(PyObject *x) { return PyFunction_Check(x) || PyMethod_Check(x) || is_partial(x); }

static PyObject *part_of(PyObject *x, const char *name)
{
    PyObject *part = PyObject_GetAttrString(x, name), *meaning = part ? identity_meaning(part) : NULL;
    Py_XDECREF(part);
    return meaning;
}

/* What a closure holds now: its variables may have other values later. */
static PyObject *closure_meaning(PyObject *cells)
{
    Py_ssize_t n = cells ? PyTuple_GET_SIZE(cells) : 0;
    PyObject *values = PyTuple_New(n);
    for (Py_ssize_t i = 0; values && i < n; i++) {
        PyObject *x = PyCell_GET(PyTuple_GET_ITEM(cells, i)), *meaning = identity_meaning(x ? x : Py_None);
        if (meaning)
            PyTuple_SET_ITEM(values, i, meaning);
        else
            Py_CLEAR(values);
    }
    return values;
}

static PyObject *function_meaning(PyObject *x)
{
    const PyFunctionObject *f = (const PyFunctionObject *)x;
    PyObject *globals = PyLong_FromVoidPtr(f->func_globals),
             *closure = globals ? closure_meaning(f->func_closure) : NULL;
    PyObject *meaning = closure ? Py_BuildValue("(OOOOO)", f->func_code, globals,
                                                f->func_defaults ? f->func_defaults : Py_None,
                                                f->func_kwdefaults ? f->func_kwdefaults : Py_None, closure)
                                : NULL;
    Py_XDECREF(closure);
    Py_XDECREF(globals);
    return meaning;
}

static PyObject *partial_meaning(PyObject *x)
{
    PyObject *func = part_of(x, "func"), *args = func ? PyObject_GetAttrString(x, "args") : NULL;
    PyObject *keywords = args ? PyObject_GetAttrString(x, "keywords") : NULL;
    PyObject *meaning = keywords ? PyTuple_Pack(3, func, args, keywords) : NULL;
    Py_XDECREF(keywords);
    Py_XDECREF(args);
    Py_XDECREF(func);
    return meaning;
}

PyObject *identity_meaning(PyObject *x)
{
    if (!identity_is_function(x))
        return Py_NewRef(x);
    if (Py_EnterRecursiveCall(" while a function's closure is looked at"))
        return NULL;
    PyObject *meaning = NULL;
    if (PyFunction_Check(x)) {
        meaning = function_meaning(x);
    } else if (PyMethod_Check(x)) {
        PyObject *func = identity_meaning(PyMethod_GET_FUNCTION(x));
        meaning = func ? PyTuple_Pack(2, func, PyMethod_GET_SELF(x)) : NULL;
        Py_XDECREF(func);
    } else {
        meaning = partial_meaning(x);
    }
    Py_LeaveRecursiveCall();
    return meaning;
}

/* Typed like arguments: 1, 1.0 and True differ; what is no plain value is told apart by which it is. */
static int alike(PyObject *a, PyObject *b)
{
    if (a == b)
        return 1;
    if (Py_TYPE(a) != Py_TYPE(b))
        return 0;
    if (PyTuple_CheckExact(a)) {
        int answer = PyTuple_GET_SIZE(a) == PyTuple_GET_SIZE(b);
        for (Py_ssize_t i = 0; answer == 1 && i < PyTuple_GET_SIZE(a); i++)
            answer = alike(PyTuple_GET_ITEM(a, i), PyTuple_GET_ITEM(b, i));
        return answer;
    }
    bool is_plain = PyLong_CheckExact(a) || PyFloat_CheckExact(a) || PyUnicode_CheckExact(a) || PyBytes_CheckExact(a) ||
                    PyComplex_CheckExact(a) || PyCode_Check(a) || PyDict_CheckExact(a);
    return is_plain ? PyObject_RichCompareBool(a, b, Py_EQ) : 0;
}

static int alike_meaning(etch_ctx *cx, void *a, void *b)
{
    int answer = alike(a, b);
    if (answer < 0)
        core_fail(cx);
    return answer;
}

/* The code's: what else there is need not be hashable. */
static int meaning_hash(etch_ctx *cx, void *object, uint64_t *out)
{
    PyObject *x = object;
    while (PyTuple_CheckExact(x) && PyTuple_GET_SIZE(x) > 0)
        x = PyTuple_GET_ITEM(x, 0);
    return PyCode_Check(x) ? hash(cx, x, out) : (*out = 1, 1);
}

static void print(void *object, char *buffer, size_t n) { core_print(object, Py_TYPE(object)->tp_name, buffer, n); }

/* "function f at file.py:3" */
static void print_meaning(void *object, char *buffer, size_t n)
{
    PyObject *x = object;
    while (PyTuple_CheckExact(x) && PyTuple_GET_SIZE(x) > 0)
        x = PyTuple_GET_ITEM(x, 0);
    if (!PyCode_Check(x)) {
        print(object, buffer, n);
        return;
    }
    const PyCodeObject *code = (const PyCodeObject *)x;
    const char *name = PyUnicode_AsUTF8(code->co_name), *file = PyUnicode_AsUTF8(code->co_filename);
    (void)snprintf(buffer, n, "function %s at %s:%d", name ? name : "?", file ? file : "?", code->co_firstlineno);
}

static void *retain(void *object) { return Py_NewRef(object); }
static void release(void *object) { core_release_later(object); }

static const etch_object_ops identity_ops = { .type_name = "object", .equal = equal, .hash = hash, .print = print };
const etch_object_ops identity_value_ops = {
    .type_name = "value",
    .equal = equal,
    .hash = hash,
    .print = print,
    .retain = retain,
    .release = release,
};

const etch_object_ops identity_meaning_ops = {
    .type_name = "function",
    .equal = alike_meaning,
    .hash = meaning_hash,
    .print = print_meaning,
    .retain = retain,
    .release = release,
};

/* --- the table ------------------------------------------------------------------------------------------------------------------- */

static void dealloc(PyObject *self)
{
    known *k = (known *)self;
    etch_identity_died(k->id);
    etch_identity_release(&k->id);
    Py_XDECREF(k->weak);
    Py_XDECREF(k->key);
    PyObject_Free(self);
}

/* Called with the weak reference when the object is gone. */
static PyObject *object_died(PyObject *self, PyObject *weak)
{
    known *k = (known *)self;
    (void)weak;
    etch_identity_died(k->id);
    if (PyDict_GetItemWithError(table, k->key) == self && PyDict_DelItem(table, k->key) < 0)
        PyErr_Clear();
    Py_RETURN_NONE;
}
static PyMethodDef on_death = { "object_died", object_died, METH_O, NULL };

static PyTypeObject known_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch._known",
    .tp_basicsize = sizeof(known),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .tp_dealloc = dealloc,
};

/* NULL without an exception: it cannot be referenced weakly. */
static known *make(PyObject *x, PyObject *key)
{
    etch_ctx *cx = core_ctx();
    known *k = cx ? PyObject_New(known, &known_type) : NULL;
    if (!k)
        return NULL;
    k->id = NULL;
    k->weak = NULL;
    k->key = Py_NewRef(key);
    PyObject *callback = PyCFunction_New(&on_death, (PyObject *)k);
    k->weak = callback ? PyWeakref_NewRef(x, callback)
                       : NULL; /* holds the callback, and that k: a cycle that death breaks */
    Py_XDECREF(callback);
    if (!k->weak && callback && PyErr_ExceptionMatches(PyExc_TypeError))
        PyErr_Clear();
    else if (k->weak && etch_identity_new(cx, x, &identity_ops, &k->id) != ETCH_OK)
        (void)core_raise(cx);
    if (k->id)
        return k;
    Py_DECREF(k);
    return NULL;
}

int identity_of(PyObject *x, etch_identity **out)
{
    *out = NULL;
    if (!table && (PyType_Ready(&known_type) < 0 || !(table = PyDict_New())))
        return -1;
    PyObject *key = PyLong_FromVoidPtr(x);
    known *k = key ? (known *)PyDict_GetItemWithError(table, key) : NULL;
    if (!k && key && !PyErr_Occurred()) {
        if (PyObject_Hash(x) == -1) { /* what cannot be hashed is no argument */
            Py_DECREF(key);
            return core_forgive() ? 0 : -1;
        }
        k = make(x, key);
        if (k && PyDict_SetItem(table, key, (PyObject *)k) < 0)
            Py_CLEAR(k);
        Py_XDECREF(k); /* the table holds it */
    }
    Py_XDECREF(key);
    if (!k)
        return PyErr_Occurred() ? -1 : 0;
    *out = k->id;
    return 1;
}
