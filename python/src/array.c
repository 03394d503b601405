/* Arrays of other libraries come in by the buffer protocol, which NumPy's arrays and scalars have, so that NumPy itself is not needed. */
#include "array.h"

#include "convert.h"
#include "dtype.h"
#include "tensor.h"
#include "tensor_dlpack.h"
#include <string.h>

/* Classes have the attributes of their instances, and are none. */
static int has(PyObject *x, const char *name) { return PyType_Check(x) ? 0 : core_has(x, name); }

/* Has it one of the ways by which arrays are handed on? 1, 0 or -1. */
static int has_protocol(PyObject *x)
{
    static const char *const names[] = { "__array__", "__array_interface__", "__dlpack__" };
    int found = 0;
    for (size_t i = 0; found == 0 && i < sizeof names / sizeof *names; i++)
        found = has(x, names[i]);
    return found;
}

int array_is(PyObject *x)
{
    if (!PyObject_CheckBuffer(x) || PyBytes_Check(x))
        return has_protocol(x);
    /* Python's own buffers (bytearray, memoryview, array.array) are sequences of numbers, but arrays while a function is traced. */
    if (!PySequence_Check(x) || core_is_tracing())
        return 1;
    int has_dtype = has(x, "dtype");
    return has_dtype == 0 ? has_protocol(x) : has_dtype;
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

int array_dtype(PyObject *x, etch_dtype *out)
{
    PyObject *dtype = NULL;
    int has_dtype = PyType_Check(x) ? 0 : core_get(x, "dtype", &dtype);
    if (has_dtype != 0) {
        int found = dtype ? dtype_from(dtype, out) : -1;
        Py_XDECREF(dtype);
        return found < 0 && core_forgive() ? 0 : found;
    }
    Py_buffer b;
    if (!PyObject_CheckBuffer(x))
        return 0;
    if (PyObject_GetBuffer(x, &b, PyBUF_RECORDS_RO) < 0)
        return core_forgive() ? 0 : -1;
    int found = format_dtype(b.format, b.itemsize, out);
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

/* The letter of a NumPy dtype's kind, and the dtype; 0: it has none, -1. */
static int kind_of(PyObject *x, PyObject **dtype)
{
    PyObject *letter = NULL;
    int has_kind = core_get(x, "dtype", dtype) == 1 ? core_get(*dtype, "kind", &letter) : PyErr_Occurred() ? -1 : 0;
    Py_UCS4 kind = letter && PyUnicode_Check(letter) && PyUnicode_GET_LENGTH(letter) == 1
                       ? PyUnicode_READ_CHAR(letter, 0)
                       : 0;
    Py_XDECREF(letter);
    return has_kind < 0 ? -1 : kind < 128 ? (int)kind : 0;
}

static etch_tensor *convert_odd(etch_ctx *cx, PyObject *x, etch_dtype dtype, etch_dtype hint)
{
    etch_dtype t;
    int found = array_dtype(x, &t);
    if (found < 0)
        return NULL;
    if (found && t == ETCH_BF16) {
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
    PyObject *numpy_dtype = NULL;
    int kind = kind_of(x, &numpy_dtype);
    etch_tensor *out = NULL;
    bool is_list = kind > 0 && strchr("OSU", kind);
    etch_dtype to = dtype != CONVERT_ANY ? dtype : is_list ? CONVERT_ANY : hint;
    if (kind > 0 && to != CONVERT_ANY && to != ETCH_STRING &&
        to != ETCH_BF16) /* long doubles, times: what NumPy makes of them */
        out = convert_result(cx, PyObject_CallMethod(x, "astype", "s", etch_dtype_long_name(to)), dtype, hint);
    else if (is_list)
        out = convert_result(cx, PyObject_CallMethod(x, "tolist", NULL), dtype, hint);
    else if (kind > 0 && strchr("iufb", kind)) { /* another byte order */
        PyObject *order = PyObject_CallMethod(numpy_dtype, "newbyteorder", "s", "="),
                 *ours = order ? PyObject_CallMethod(x, "astype", "O", order) : NULL;
        Py_XDECREF(order);
        found = ours ? array_dtype(ours, &t) : -1;
        if (found == 1)
            out = convert_result(cx, Py_NewRef(ours), dtype, hint);
        else if (found == 0) /* a long double stays what it is */
            PyErr_Format(PyExc_ValueError, "Failed to convert a NumPy array to a Tensor (Unsupported numpy type %S).",
                         numpy_dtype);
        Py_XDECREF(ours);
    } else if (kind >= 0)
        PyErr_Format(PyExc_ValueError, "Failed to convert a NumPy array to a Tensor (Unsupported object type %s).",
                     Py_TYPE(x)->tp_name);
    Py_XDECREF(numpy_dtype);
    return out;
}

/* An array whose elements have a type of their own that Etch does not have: 1, 0 or -1. */
static int is_odd(PyObject *x)
{
    etch_dtype t;
    int is_array = has(x, "dtype") == 1 ? has(x, "tolist") : PyErr_Occurred() ? -1 : 0;
    int found = is_array == 1 ? array_dtype(x, &t) : 0;
    return is_array < 0 || found < 0 ? -1 : is_array && !found;
}

etch_tensor *array_convert(etch_ctx *cx, PyObject *x, etch_dtype dtype, etch_dtype hint)
{
    Py_buffer b;
    etch_dtype t;
    int odd = is_odd(x);
    if (odd != 0)
        return odd < 0 ? NULL : convert_odd(cx, x, dtype, hint);
    if (!PyType_Check(x) && PyObject_CheckBuffer(x)) {
        if (PyObject_GetBuffer(x, &b, PyBUF_RECORDS_RO) < 0)
            return core_forgive() ? convert_odd(cx, x, dtype, hint) : NULL;
        etch_tensor *copy = NULL;
        bool is_plain = format_dtype(b.format, b.itemsize, &t);
        if (is_plain)
            copy = copy_buffer(cx, &b, t);
        PyBuffer_Release(&b);
        if (is_plain)
            return copy ? cast_as_asked(cx, copy, x, dtype, hint) : NULL;
        return convert_odd(cx, x, dtype, hint);
    }
    int has_array = has(x, "__array__");
    if (has_array < 0)
        return NULL;
    if (has_array)
        return convert_result(cx, PyObject_CallMethod(x, "__array__", NULL), dtype, hint);
    int has_interface = has(x, "__array_interface__"), has_dlpack = has_interface == 0 ? has(x, "__dlpack__") : 0;
    if (has_interface == 1) {
        PyObject *numpy = PyImport_ImportModule("numpy"),
                 *array = numpy ? PyObject_CallMethod(numpy, "asarray", "O", x) : NULL;
        Py_XDECREF(numpy);
        return convert_result(cx, array, dtype, hint);
    }
    if (has_interface < 0 || has_dlpack < 0)
        return NULL;
    if (has_dlpack) {
        etch_tensor *copy = dlpack_take(cx, x, Py_True);
        copy = copy ? etch_hand_over(cx, copy) : NULL;
        if (!copy)
            return (void)core_raise(cx), NULL;
        return cast_as_asked(cx, copy, x, dtype, hint);
    }
    return convert_refuse(cx, x);
}
