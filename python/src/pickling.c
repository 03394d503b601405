/* What pickle keeps: of a tensor its elements as NumPy's, of a variable its value and how it was made. What is traced cannot be kept: it is
 * no value. */
#include "pickling.h"

#include "convert.h"
#include "dtype.h"
#include "slices.h"
#include "tensor.h"
#include "variable.h"

static PyObject *function_of(const char *name)
{
    PyObject *module = PyImport_ImportModule("etch._core"), *f = module ? PyObject_GetAttrString(module, name) : NULL;
    Py_XDECREF(module);
    return f;
}

/* --- tensors ------------------------------------------------------------------------------------------------------ */

/* The elements as an array of a dtype that NumPy has. */
static PyObject *elements_of(PyObject *self)
{
    stretch s;
    if (etch_tensor_dtype(tensor_of(self)) != ETCH_BF16)
        return tensor_numpy(self, NULL);
    PyObject *wide = stretch_begin(&s) ? stretch_end(&s, (etch_cast)(s.cx, tensor_of(self), ETCH_F32)) : NULL;
    PyObject *array = wide ? tensor_numpy(wide, NULL) : NULL;
    Py_XDECREF(wide);
    return array;
}

PyObject *pickling_of_tensor(PyObject *self, PyObject *unused)
{
    (void)unused;
    if (etch_tensor_is_traced(tensor_of(self))) {
        PyErr_SetString(PyExc_TypeError, "cannot pickle a symbolic tf.Tensor: it has no value");
        return NULL;
    }
    PyObject *array = elements_of(self), *f = array ? function_of("restore_tensor") : NULL;
    PyObject *kept = f ? Py_BuildValue("(O(Os))", f, array, etch_dtype_long_name(etch_tensor_dtype(tensor_of(self))))
                       : NULL;
    Py_XDECREF(f);
    Py_XDECREF(array);
    return kept;
}

static PyObject *restore_tensor(PyObject *module, PyObject *args)
{
    PyObject *array, *dtype;
    etch_dtype t;
    stretch s;
    (void)module;
    if (!PyArg_ParseTuple(args, "OO", &array, &dtype) || dtype_from_argument(dtype, "dtype", &t) < 0 ||
        !stretch_begin(&s))
        return NULL;
    etch_tensor *x = convert(s.cx, array, t, t);
    return x ? stretch_end(&s, x) : stretch_drop(&s);
}

/* --- variables ---------------------------------------------------------------------------------------------------- */

PyObject *pickling_of_variable(PyObject *self, PyObject *unused)
{
    const variable_object *v = (const variable_object *)self;
    (void)unused;
    if (!variable_is_made(self))
        return NULL;
    PyObject *value = variable_value(self), *shape = value ? PyObject_GetAttrString(self, "shape") : NULL;
    PyObject *f = shape ? function_of("restore_variable") : NULL;
    PyObject *how = f ? Py_BuildValue("{s:O,s:O,s:O,s:s}", "initial_value", value, "trainable",
                                      etch_variable_is_trainable(v->v) ? Py_True : Py_False, "shape", shape, "name",
                                      etch_variable_name(v->v))
                      : NULL;
    const struct {
        const char *name;
        PyObject *given;
    } rest[] = { { "constraint", v->constraint },
                 { "synchronization", v->synchronization },
                 { "aggregation", v->aggregation } };
    for (int i = 0; how && i < 3; i++)
        if (rest[i].given && PyDict_SetItemString(how, rest[i].name, rest[i].given) < 0)
            Py_CLEAR(how);
    PyObject *kept = how ? Py_BuildValue("(O(O))", f, how) : NULL;
    Py_XDECREF(how);
    Py_XDECREF(f);
    Py_XDECREF(shape);
    Py_XDECREF(value);
    return kept;
}

static PyObject *restore_variable(PyObject *module, PyObject *how)
{
    (void)module;
    PyObject *none = PyTuple_New(0), *v = none ? PyObject_Call((PyObject *)&variable_type, none, how) : NULL;
    Py_XDECREF(none);
    return v;
}

/* --- others ------------------------------------------------------------------------------------------------------- */

PyObject *pickling_of_slices(PyObject *self, PyObject *unused)
{
    const slices_object *x = (const slices_object *)self;
    (void)unused;
    return Py_BuildValue("(O(OOO))", (PyObject *)Py_TYPE(self), slices_part(x->values), slices_part(x->indices),
                         slices_part(x->dense_shape));
}

PyObject *pickling_of_error(PyObject *self, PyObject *unused)
{
    (void)unused;
    PyObject *message = PyObject_GetAttrString(self, "message");
    PyObject *kept = message ? Py_BuildValue("(O(OOO))", (PyObject *)Py_TYPE(self), Py_None, Py_None, message) : NULL;
    Py_XDECREF(message);
    return kept;
}

static PyMethodDef functions[] = {
    { "restore_tensor", restore_tensor, METH_VARARGS, "the tensor that was pickled" },
    { "restore_variable", restore_variable, METH_O, "a variable like the one that was pickled" },
    { NULL, NULL, 0, NULL },
};

int pickling_add(PyObject *module) { return PyModule_AddFunctions(module, functions); }
