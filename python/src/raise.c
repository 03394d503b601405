/* Exceptions of tf.errors, by name, and the texts of shapes that their messages have. */
#include "raise.h"

#include "shape.h"

void *raise_error(const char *class, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    PyObject *message = PyUnicode_FromFormatV(format, values);
    va_end(values);
    PyObject *module = message ? PyImport_ImportModule("etch._core") : NULL;
    PyObject *type = module ? PyObject_GetAttrString(module, class) : NULL;
    PyObject *exception = type ? PyObject_CallFunctionObjArgs(type, Py_None, Py_None, message, NULL) : NULL;
    if (exception)
        PyErr_SetObject(type, exception);
    Py_XDECREF(exception);
    Py_XDECREF(type);
    Py_XDECREF(module);
    Py_XDECREF(message);
    return NULL;
}

PyObject *shape_text_of(const int64_t *dims, int rank)
{
    PyObject *shape = shape_new(dims, rank, NULL), *text = shape ? PyObject_Str(shape) : NULL;
    Py_XDECREF(shape);
    return text;
}

PyObject *shape_text(etch_ctx *cx, etch_tensor *t)
{
    int64_t dims[ETCH_MAX_RANK];
    int rank = etch_tensor_rank(t);
    for (int i = 0; i < rank; i++)
        dims[i] = etch_tensor_known_dim(cx, t, i);
    return shape_text_of(dims, rank);
}
