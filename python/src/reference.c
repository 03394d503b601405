/* Reference: holds an object, is equal to another one of the same object, and gives it back with deref(). */
#include "reference.h"

typedef struct reference {
    PyObject_HEAD PyObject *of;
} reference;

static PyTypeObject reference_type;

PyObject *reference_new(PyObject *of)
{
    reference *self = PyObject_GC_New(reference, &reference_type);
    if (!self)
        return NULL;
    self->of = Py_NewRef(of);
    PyObject_GC_Track(self);
    return (PyObject *)self;
}

static void dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    Py_CLEAR(((reference *)self)->of);
    PyObject_GC_Del(self);
}

static int traverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(((reference *)self)->of);
    return 0;
}

static PyObject *deref(PyObject *self, PyObject *unused)
{
    (void)unused;
    return Py_NewRef(((reference *)self)->of);
}

static Py_hash_t hash(PyObject *self) { return _Py_HashPointer(((reference *)self)->of); }

static PyObject *compare(PyObject *a, PyObject *b, int op)
{
    if ((op != Py_EQ && op != Py_NE) || !PyObject_TypeCheck(b, &reference_type))
        Py_RETURN_NOTIMPLEMENTED;
    bool is_same = ((reference *)a)->of == ((reference *)b)->of;
    return PyBool_FromLong(is_same == (op == Py_EQ));
}

static PyObject *repr(PyObject *self)
{
    return PyUnicode_FromFormat("<Reference wrapping %R>", ((reference *)self)->of);
}

static PyMethodDef methods[] = {
    { "deref", deref, METH_NOARGS, "the object itself" },
    { NULL, NULL, 0, NULL },
};

static PyTypeObject reference_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch.Reference",
    .tp_basicsize = sizeof(reference),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .tp_doc = "Stands for a tensor or a variable where it has to be hashed.",
    .tp_dealloc = dealloc,
    .tp_traverse = traverse,
    .tp_hash = hash,
    .tp_richcompare = compare,
    .tp_repr = repr,
    .tp_methods = methods,
};

int reference_add(PyObject *module)
{
    (void)module;
    return PyType_Ready(&reference_type);
}
