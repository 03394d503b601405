/* repr and str, as TensorFlow prints tensors: the elements are NumPy's text. */
#include "tensor.h"

#include "dtype.h"
#include "shape.h"
#include <string.h>

/* bfloat16, which NumPy itself does not have, as float32: every one of its numbers is one of these. */
static PyObject *as_f32(PyObject *self)
{
    stretch s;
    PyObject *wide = stretch_begin(&s) ? stretch_end(&s, (etch_cast)(s.cx, tensor_of(self), ETCH_F32)) : NULL;
    PyObject *array = wide ? tensor_shared(wide) : NULL;
    Py_XDECREF(wide);
    return array;
}

/* `numpy.printoptions(formatter={"float_kind": "%g".__mod__})`, which is how the elements of bfloat16 are written. */
static PyObject *short_floats(void)
{
    PyObject *numpy = PyImport_ImportModule("numpy"), *format = PyUnicode_FromString("%g");
    PyObject *write = format ? PyObject_GetAttrString(format, "__mod__") : NULL;
    PyObject *none = PyTuple_New(0),
             *options = write ? Py_BuildValue("{s:{s:O}}", "formatter", "float_kind", write) : NULL;
    PyObject *make = numpy ? PyObject_GetAttrString(numpy, "printoptions") : NULL;
    PyObject *context = make && none && options ? PyObject_Call(make, none, options) : NULL;
    Py_XDECREF(numpy);
    Py_XDECREF(format);
    Py_XDECREF(write);
    Py_XDECREF(none);
    Py_XDECREF(options);
    Py_XDECREF(make);
    return context;
}

/* repr (or str) of an array of bfloat16's numbers: written as one of a dtype whose name is as long, so that lines end where they should. */
static PyObject *bf16_array_text(PyObject *numbers, bool is_repr)
{
    PyObject *wide = PyObject_CallMethod(numbers, "astype", "s", "longdouble"), *context = wide ? short_floats() : NULL;
    PyObject *entered = context ? PyObject_CallMethod(context, "__enter__", NULL) : NULL;
    PyObject *text = !entered ? NULL : is_repr ? PyObject_Repr(wide) : PyObject_Str(wide);
    if (entered) {
        PyObject *type, *value, *trace;
        PyErr_Fetch(&type, &value, &trace);
        Py_XDECREF(PyObject_CallMethod(context, "__exit__", "OOO", Py_None, Py_None, Py_None));
        PyErr_Restore(type, value, trace);
    }
    if (text && is_repr)
        Py_SETREF(text, PyObject_CallMethod(text, "replace", "ss", "dtype=float128", "dtype=bfloat16"));
    Py_XDECREF(entered);
    Py_XDECREF(context);
    Py_XDECREF(wide);
    return text;
}

static PyObject *bf16_scalar_text(PyObject *number)
{
    PyObject *format = PyUnicode_FromString("%g"), *one = format ? PyNumber_Float(number) : NULL;
    PyObject *text = one ? PyNumber_Remainder(format, one) : NULL;
    Py_XDECREF(format);
    Py_XDECREF(one);
    return text;
}

/* NumPy's repr (or str) of an array; scalars and texts as they are, in a repr as Python's own numbers: float32's 0.1 with all digits. */
static PyObject *elements(PyObject *self, bool is_repr)
{
    bool is_bf16 = etch_tensor_dtype(tensor_of(self)) == ETCH_BF16;
    PyObject *array = is_bf16 ? as_f32(self) : tensor_shared(self);
    bool is_array = array && etch_tensor_rank(tensor_of(self)) > 0;
    if (array && is_bf16 && (is_array || !is_repr)) {
        PyObject *text = is_array ? bf16_array_text(array, is_repr) : bf16_scalar_text(array);
        Py_DECREF(array);
        return text;
    }
    if (array && !is_array && is_repr && dtype_is_float(etch_tensor_dtype(tensor_of(self))))
        Py_SETREF(array, PyObject_CallMethod(array, "item", NULL));
    PyObject *text = !array                                          ? NULL
                     : (is_array && is_repr) || PyBytes_Check(array) ? PyObject_Repr(array)
                                                                     : PyObject_Str(array);
    Py_XDECREF(array);
    return text;
}

static const char *name_of(PyObject *self) { return etch_dtype_long_name(etch_tensor_dtype(tensor_of(self))); }

static PyObject *traced_text(PyObject *self, const char *format)
{
    int64_t dims[ETCH_MAX_RANK];
    etch_tensor *t = tensor_of(self);
    for (int i = 0; i < etch_tensor_rank(t); i++)
        dims[i] = etch_tensor_peek_dim(t, i);
    PyObject *name = PyObject_GetAttrString(self, "name"),
             *shape = name ? shape_new(dims, etch_tensor_rank(t), NULL) : NULL;
    PyObject *text = shape ? PyUnicode_FromFormat(format, name, shape, name_of(self)) : NULL;
    Py_XDECREF(name);
    Py_XDECREF(shape);
    return text;
}

PyObject *tensor_repr(PyObject *self)
{
    if (etch_tensor_is_traced(tensor_of(self)))
        return traced_text(self, "<tf.Tensor '%U' shape=%S dtype=%s>");
    PyObject *numbers = elements(self, true), *shape = numbers ? tensor_shape(self) : NULL;
    PyObject *text = NULL;
    if (shape) {
        bool has_lines = PyUnicode_FindChar(numbers, '\n', 0, PyUnicode_GET_LENGTH(numbers), 1) >= 0;
        text = PyUnicode_FromFormat("<tf.Tensor: shape=%S, dtype=%s, numpy=%s%U>", shape, name_of(self),
                                    has_lines ? "\n" : "", numbers);
    }
    Py_XDECREF(numbers);
    Py_XDECREF(shape);
    return text;
}

/* A rank that is not known is not spoken of. */
static PyObject *rankless_str(PyObject *self)
{
    PyObject *name = PyObject_GetAttrString(self, "name");
    PyObject *text = name ? PyUnicode_FromFormat("Tensor(\"%U\", dtype=%s)", name, name_of(self)) : NULL;
    Py_XDECREF(name);
    return text;
}

PyObject *tensor_str(PyObject *self)
{
    if (etch_tensor_is_traced(tensor_of(self)))
        return etch_tensor_rank(tensor_of(self)) < 0 ? rankless_str(self)
                                                     : traced_text(self, "Tensor(\"%U\", shape=%S, dtype=%s)");
    PyObject *numbers = elements(self, false), *shape = numbers ? tensor_shape(self) : NULL;
    PyObject *text = NULL;
    if (shape) {
        bool has_lines = PyUnicode_FindChar(numbers, '\n', 0, PyUnicode_GET_LENGTH(numbers), 1) >= 0;
        text = PyUnicode_FromFormat("tf.Tensor(%s%U, shape=%S, dtype=%s)", has_lines ? "\n" : "", numbers, shape,
                                    name_of(self));
    }
    Py_XDECREF(numbers);
    Py_XDECREF(shape);
    return text;
}

/* f"{x:.2f}": what the number or the array makes of it. */
PyObject *tensor_format(PyObject *self, PyObject *spec)
{
    if (!PyUnicode_Check(spec)) {
        PyErr_SetString(PyExc_TypeError, "a format is a string");
        return NULL;
    }
    if (etch_tensor_is_traced(tensor_of(self)))
        return PyUnicode_GET_LENGTH(spec) == 0
                   ? tensor_str(self)
                   : PyObject_CallMethod((PyObject *)&PyBaseObject_Type, "__format__", "OO", self, spec);
    bool is_bf16 = etch_tensor_dtype(tensor_of(self)) == ETCH_BF16;
    if (is_bf16 && etch_tensor_rank(tensor_of(self)) > 0 && PyUnicode_GET_LENGTH(spec) == 0)
        return elements(self, false);
    PyObject *array = is_bf16 ? as_f32(self) : tensor_shared(self);
    PyObject *text = array ? PyObject_Format(array, spec) : NULL;
    Py_XDECREF(array);
    return text;
}
