/* tf.variable_creator_scope: while creators are set on a thread, tf.Variable(...) asks them. Classes derived from it are called as ever. */
#include "variable.h"

static _Thread_local PyObject *creators; /* a tuple, the outermost first; NULL: none */

static PyObject *call(PyObject *class, PyObject *args, PyObject *kwargs)
{
    if (!creators || class != (PyObject *)&variable_type)
        return PyType_Type.tp_call(class, args, kwargs);
    PyObject *module = PyImport_ImportModule("etch._creators");
    PyObject *made = module ? PyObject_CallMethod(module, "create", "OOO", creators, args, kwargs ? kwargs : Py_None)
                            : NULL;
    Py_XDECREF(module);
    return made;
}

PyTypeObject variable_meta_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch.VariableMetaclass",
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_doc = "The class of tf.Variable, which creators have a say in.",
    .tp_call = call,
};

static PyObject *set(PyObject *module, PyObject *to)
{
    (void)module;
    if (to != Py_None && !PyTuple_Check(to)) {
        PyErr_SetString(PyExc_TypeError, "set_variable_creators() takes a tuple or None");
        return NULL;
    }
    PyObject *before = creators ? creators : Py_NewRef(Py_None);
    creators = to == Py_None ? NULL : Py_NewRef(to);
    return before;
}

/* new_variable(**options), which asks no creators. */
static PyObject *new_variable(PyObject *module, PyObject *args, PyObject *kwargs)
{
    (void)module;
    return PyType_Type.tp_call((PyObject *)&variable_type, args, kwargs);
}

PyMethodDef variable_creator_functions[] = {
    { "set_variable_creators", set, METH_O,
      "who is asked for variables on this thread from now on; gives who was before" },
    { "new_variable", (PyCFunction)(void (*)(void))new_variable, METH_VARARGS | METH_KEYWORDS,
      "a variable that no creator is asked for" },
    { NULL, NULL, 0, NULL },
};
