/* Arrays of other libraries come in by the buffer protocol, which NumPy's arrays and scalars have, so that NumPy itself is not needed. */
#include "array.h"

#include "convert.h"
#include "dtype.h"
#include "tensor.h"
#include "tensor_dlpack.h"
#include <string.h>

/* Classes have the attributes of their instances, and are none. */
static bool has(PyObject *x, const char *name) { return !PyType_Check(x) && core_has(x, name); }

static bool has_protocol(PyObject *x)
{
    return has(x, "__array__") || has(x, "__array_interface__") || has(x, "__dlpack__");
}

bool array_is(PyObject *x)
{
    if (!PyObject_CheckBuffer(x) || PyBytes_Check(x))
        return has_protocol(x);
    /* Python's own buffers (bytearray, memoryview, array.array) are sequences of numbers, but arrays while a function is traced. */
    return !PySequence_Check(x) || has(x, "dtype") || has_protocol(x) || core_is_tracing();
}

/* --- formats of buffers --------------------------------------------------------------------------------------------- */

/* The dtype of a buffer's elements; false: strings, objects, records, another byte order. */
static bool format_dtype(const char *format, Py_ssize_t bytes, etch_dtype *out)
{
    if (!format)
        return *out = ETCH_U8, true;
    if (*format == '@' || *format == '=' || *format == '<')
        format++;
    if (!format[0] || format[1])
        return false;
    static const etch_dtype ints[] = { [1] = ETCH_I8, [2] = ETCH_I16, [4] = ETCH_I32, [8] = ETCH_I64 };
    static const etch_dtype uints[] = { [1] = ETCH_U8, [2] = ETCH_U16, [4] = ETCH_U32, [8] = ETCH_U64 };
    bool has_size = bytes == 1 || bytes == 2 || bytes == 4 || bytes == 8;
    if (*format == '?')
        return *out = ETCH_BOOL, true;
    if (strchr("bhilqn", *format) && has_size)
        return *out = ints[bytes], true;
    if (strchr("BHILQN", *format) && has_size)
        return *out = uints[bytes], true;
    if (strchr("efd", *format))
        return *out = *format == 'e' ? ETCH_F16 : *format == 'f' ? ETCH_F32 : ETCH_F64, true;
    return false;
}

static PyObject *attribute(PyObject *x, const char *name)
{
    PyObject *value = PyObject_GetAttrString(x, name);
    PyErr_Clear();
    return value;
}

bool array_dtype(PyObject *x, etch_dtype *out)
{
    PyObject *dtype = PyType_Check(x) ? NULL : attribute(x, "dtype");
    if (dtype) {
        int found = dtype_from(dtype, out);
        PyErr_Clear();
        Py_DECREF(dtype);
        return found == 1;
    }
    Py_buffer b;
    if (!PyObject_CheckBuffer(x) || PyObject_GetBuffer(x, &b, PyBUF_RECORDS_RO) < 0) {
        PyErr_Clear();
        return false;
    }
    bool found = format_dtype(b.format, b.itemsize, out);
    PyBuffer_Release(&b);
    return found;
}

/* --- copies ----------------------------------------------------------------------------------------------------------- */

static etch_tensor *copy_buffer(etch_ctx *cx, const Py_buffer *b, etch_dtype t)
{
    int64_t dims[ETCH_MAX_RANK];
    etch_tensor *out = NULL;
    if (b->ndim > ETCH_MAX_RANK) {
        PyErr_Format(PyExc_ValueError, "an array of %d axes; there may be %d", b->ndim, ETCH_MAX_RANK);
        return NULL;
    }
    for (int i = 0; i < b->ndim; i++)
        dims[i] = b->shape[i];
    if (etch_tensor_new(cx, t, dims, b->ndim, &out) != ETCH_OK)
        return (void)core_raise(cx), NULL;
    void *to = etch_tensor_map(cx, out, true);
    if (!to || PyBuffer_ToContiguous(to, (Py_buffer *)(uintptr_t)b, b->len, 'C') < 0) {
        if (to)
            etch_tensor_unmap(cx, out);
        etch_tensor_release(&out);
        return (void)core_raise(cx), NULL;
    }
    etch_tensor_unmap(cx, out);
    out = etch_hand_over(cx, out);
    return out ? out : ((void)core_raise(cx), NULL);
}

static etch_tensor *cast_as_asked(etch_ctx *cx, etch_tensor *t, PyObject *x, etch_dtype dtype, etch_dtype hint)
{
    etch_dtype own = etch_tensor_dtype(t), to = dtype != CONVERT_ANY ? dtype : hint;
    if (to == CONVERT_ANY || to == own)
        return t;
    /* Arrays are cast as NumPy casts them, floats to integers too; only texts stay what they are. */
    bool can = own != ETCH_STRING && to != ETCH_STRING;
    if (!can && dtype == CONVERT_ANY)
        return t;
    if (!can) {
        PyErr_Format(PyExc_ValueError, "Cannot convert %R to EagerTensor of dtype %s", x, dtype_word(to));
        return NULL;
    }
    t = (etch_cast)(cx, t, to);
    return t ? t : ((void)core_raise(cx), NULL);
}

/* Through a method of the object's own: texts and objects as lists, other byte orders as ours, bf16 as the bits it is. */
static etch_tensor *convert_result(etch_ctx *cx, PyObject *made, etch_dtype dtype, etch_dtype hint)
{
    etch_tensor *t = NULL;
    if (made && !Py_EnterRecursiveCall(" while an object is converted to a tensor")) { /* it may give itself */
        t = convert(cx, made, dtype, hint);
        Py_LeaveRecursiveCall();
    }
    if (t && tensor_check(made)) /* its handle goes with it */
        t = etch_hand_over(cx, etch_keep(cx, t));
    Py_XDECREF(made);
    return t;
}

static etch_tensor *convert_odd(etch_ctx *cx, PyObject *x, etch_dtype dtype, etch_dtype hint)
{
    etch_dtype t;
    if (array_dtype(x, &t) && t == ETCH_BF16) {
        PyObject *bits = PyObject_CallMethod(x, "view", "s", "uint16");
        Py_buffer b;
        if (!bits || PyObject_GetBuffer(bits, &b, PyBUF_RECORDS_RO) < 0) {
            Py_XDECREF(bits);
            return NULL;
        }
        etch_tensor *copy = copy_buffer(cx, &b, ETCH_BF16);
        PyBuffer_Release(&b);
        Py_DECREF(bits);
        return copy ? cast_as_asked(cx, copy, x, dtype, hint) : NULL;
    }
    PyObject *kind = attribute(x, "dtype"), *letter = kind ? attribute(kind, "kind") : NULL;
    const char *k = letter && PyUnicode_Check(letter) ? PyUnicode_AsUTF8(letter) : "";
    etch_tensor *out = NULL;
    etch_dtype to = dtype != CONVERT_ANY ? dtype : k && *k && strchr("OSU", *k) ? CONVERT_ANY : hint;
    if (k && *k && to != CONVERT_ANY && to != ETCH_STRING &&
        to != ETCH_BF16) /* long doubles, times: what NumPy makes of them */
        out = convert_result(cx, PyObject_CallMethod(x, "astype", "s", etch_dtype_long_name(to)), dtype, hint);
    else if (k && strchr("OSU", *k) && *k)
        out = convert_result(cx, PyObject_CallMethod(x, "tolist", NULL), dtype, hint);
    else if (k && strchr("iufb", *k) && *k) { /* another byte order */
        PyObject *ours = PyObject_CallMethod(x, "astype", "N", PyObject_CallMethod(kind, "newbyteorder", "s", "="));
        if (!ours || array_dtype(ours, &t))
            out = convert_result(cx, ours, dtype, hint);
        else { /* a long double stays what it is */
            Py_DECREF(ours);
            PyErr_Format(PyExc_ValueError, "Failed to convert a NumPy array to a Tensor (Unsupported numpy type %S).",
                         kind);
        }
    } else
        PyErr_Format(PyExc_ValueError, "Failed to convert a NumPy array to a Tensor (Unsupported object type %s).",
                     Py_TYPE(x)->tp_name);
    Py_XDECREF(letter);
    Py_XDECREF(kind);
    return out;
}

etch_tensor *array_convert(etch_ctx *cx, PyObject *x, etch_dtype dtype, etch_dtype hint)
{
    Py_buffer b;
    etch_dtype t;
    if (has(x, "dtype") && has(x, "tolist") && !array_dtype(x, &t))
        return convert_odd(cx, x, dtype, hint);
    if (!PyType_Check(x) && PyObject_CheckBuffer(x)) {
        if (PyObject_GetBuffer(x, &b, PyBUF_RECORDS_RO) < 0) {
            PyErr_Clear();
            return convert_odd(cx, x, dtype, hint);
        }
        etch_tensor *copy = NULL;
        bool is_plain = format_dtype(b.format, b.itemsize, &t);
        if (is_plain)
            copy = copy_buffer(cx, &b, t);
        PyBuffer_Release(&b);
        if (is_plain)
            return copy ? cast_as_asked(cx, copy, x, dtype, hint) : NULL;
        return convert_odd(cx, x, dtype, hint);
    }
    if (has(x, "__array__"))
        return convert_result(cx, PyObject_CallMethod(x, "__array__", NULL), dtype, hint);
    if (has(x, "__array_interface__")) {
        PyObject *numpy = PyImport_ImportModule("numpy"),
                 *array = numpy ? PyObject_CallMethod(numpy, "asarray", "O", x) : NULL;
        Py_XDECREF(numpy);
        return convert_result(cx, array, dtype, hint);
    }
    if (has(x, "__dlpack__")) {
        etch_tensor *copy = dlpack_take(cx, x, Py_True);
        copy = copy ? etch_hand_over(cx, copy) : NULL;
        if (!copy)
            return (void)core_raise(cx), NULL;
        return cast_as_asked(cx, copy, x, dtype, hint);
    }
    return convert_refuse(cx, x);
}
