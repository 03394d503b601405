/* Out to other libraries: the buffer protocol, which copies nothing, and NumPy's arrays through it. */
#include "tensor.h"

#include "dtype.h"
#include <string.h>

/* NumPy's own int64 is C's long where that has 64 bits; its long long is another type, which it prints as one. */
#define WIDE(of_long, of_long_long) (sizeof(long) == 8 ? (of_long) : (of_long_long))

static const char *format_of(etch_dtype t)
{
    static const char *const formats[ETCH_N_DTYPES] = {
        [ETCH_BOOL] = "?",
        [ETCH_I8] = "b",
        [ETCH_I16] = "h",
        [ETCH_I32] = "i",
        [ETCH_I64] = WIDE("l", "q"),
        [ETCH_U8] = "B",
        [ETCH_U16] = "H",
        [ETCH_U32] = "I",
        [ETCH_U64] = WIDE("L", "Q"),
        [ETCH_F16] = "e",
        [ETCH_BF16] = "H",
        [ETCH_F32] = "f",
        [ETCH_F64] = "d",
    };
    return formats[t];
}

/* The view holds the tensor, whose memory does not change: it can only be read. */
static int get_buffer(PyObject *self, Py_buffer *view, int flags)
{
    etch_tensor *t = tensor_of(self);
    etch_ctx *cx = core_ctx();
    view->obj = NULL;
    if (!cx)
        return -1;
    if (etch_tensor_is_traced(t) || !format_of(etch_tensor_dtype(t))) {
        PyErr_SetString(PyExc_BufferError, "a tensor that is being traced, or of strings, has no buffer");
        return -1;
    }
    if (flags & PyBUF_WRITABLE) {
        PyErr_SetString(PyExc_BufferError, "tensors cannot be written to");
        return -1;
    }
    int rank = etch_tensor_rank(t);
    size_t bytes = etch_dtype_bytes(etch_tensor_dtype(t));
    Py_ssize_t *sizes = PyMem_New(Py_ssize_t, 2 * (size_t)rank + 1);
    void *data = sizes ? etch_tensor_map(cx, t, false) : NULL;
    if (!data) {
        PyMem_Free(sizes);
        if (sizes)
            (void)core_raise(cx);
        else
            PyErr_NoMemory();
        return -1;
    }
    etch_tensor_unmap(cx, t);
    const int64_t *dims = (etch_tensor_dims)(t), *strides = etch_tensor_strides(t);
    for (int i = 0; i < rank; i++) {
        sizes[i] = (Py_ssize_t)dims[i];
        sizes[rank + i] = (Py_ssize_t)(strides[i] * (int64_t)bytes);
    }
    if (!(flags & PyBUF_STRIDES) && !etch_tensor_is_dense(t)) {
        PyMem_Free(sizes);
        PyErr_SetString(PyExc_BufferError, "the elements do not lie one behind the other");
        return -1;
    }
    *view = (Py_buffer){ .buf = data,
                         .obj = Py_NewRef(self),
                         .len = (Py_ssize_t)((size_t)(etch_tensor_count)(t)*bytes),
                         .itemsize = (Py_ssize_t)bytes,
                         .readonly = 1,
                         .ndim = rank,
                         .format = flags & PyBUF_FORMAT ? (char *)(uintptr_t)format_of(etch_tensor_dtype(t)) : NULL,
                         .shape = flags & PyBUF_ND ? sizes : NULL,
                         .strides = (flags & PyBUF_STRIDES) == PyBUF_STRIDES ? sizes + rank : NULL,
                         .internal = sizes };
    return 0;
}

static void release_buffer(PyObject *self, Py_buffer *view)
{
    (void)self;
    PyMem_Free(view->internal);
}

PyBufferProcs tensor_buffer = { get_buffer, release_buffer };

/* --- NumPy ----------------------------------------------------------------------------------------------------------------- */

static PyObject *numpy(void)
{
    static PyObject *module;
    if (!module)
        module = PyImport_ImportModule("numpy");
    return module;
}

static PyObject *strings(PyObject *self)
{
    etch_tensor *t = tensor_of(self);
    etch_ctx *cx = core_ctx();
    int64_t n = (etch_tensor_count)(t);
    PyObject *list = cx ? PyList_New((Py_ssize_t)n) : NULL;
    for (int64_t i = 0; list && i < n; i++) {
        const char *bytes;
        size_t length;
        PyObject *text = etch_tensor_string(cx, t, i, &bytes, &length) == ETCH_OK
                             ? PyBytes_FromStringAndSize(bytes, (Py_ssize_t)length)
                             : core_raise(cx);
        if (text)
            PyList_SET_ITEM(list, (Py_ssize_t)i, text);
        else
            Py_CLEAR(list);
    }
    return list;
}

/* An array of Python objects: NumPy's way to hold texts of any length. */
static PyObject *string_array(PyObject *self)
{
    PyObject *list = strings(self), *shape = list ? tensor_shape(self) : NULL;
    PyObject *sizes = shape ? PySequence_Tuple(shape) : NULL;
    PyObject *array = sizes ? PyObject_CallMethod(numpy(), "empty", "(ns)", PyList_GET_SIZE(list), "object") : NULL;
    PyObject *all = array ? PySlice_New(NULL, NULL, NULL) : NULL, *out = NULL;
    if (all && PyObject_SetItem(array, all, list) == 0)
        out = PyObject_CallMethod(array, "reshape", "(O)", sizes);
    Py_XDECREF(all);
    Py_XDECREF(array);
    Py_XDECREF(sizes);
    Py_XDECREF(shape);
    Py_XDECREF(list);
    return out;
}

/* bfloat16 is no dtype of NumPy's own: ml_dtypes has it. */
static PyObject *as_bf16(PyObject *bits)
{
    PyObject *library = bits ? PyImport_ImportModule("ml_dtypes") : NULL;
    PyObject *dtype = library ? PyObject_GetAttrString(library, "bfloat16") : NULL;
    PyObject *array = dtype ? PyObject_CallMethod(bits, "view", "O", dtype) : NULL;
    Py_XDECREF(dtype);
    Py_XDECREF(library);
    Py_XDECREF(bits);
    return array;
}

/* `how`: "array" copies, "asarray" shares the memory. */
static PyObject *make_array(PyObject *self, const char *how)
{
    etch_tensor *t = tensor_of(self);
    if (etch_tensor_is_traced(t)) {
        PyErr_Format(PyExc_NotImplementedError,
                     "Cannot convert a symbolic tf.Tensor (%U) to a numpy array. This error may indicate that you're "
                     "trying to pass "
                     "a Tensor to a NumPy call, which is not supported.",
                     ((tensor_object *)self)->name ? ((tensor_object *)self)->name : PyUnicode_FromString("Tensor:0"));
        return NULL;
    }
    if (!numpy())
        return NULL;
    if (etch_tensor_dtype(t) == ETCH_STRING)
        return string_array(self);
    PyObject *view = PyMemoryView_FromObject(self);
    PyObject *array = view ? PyObject_CallMethod(numpy(), how, "O", view) : NULL;
    Py_XDECREF(view);
    return etch_tensor_dtype(t) == ETCH_BF16 ? as_bf16(array) : array;
}

static PyObject *array_or_scalar(PyObject *self, const char *how)
{
    PyObject *array = make_array(self, how);
    if (!array || etch_tensor_rank(tensor_of(self)) > 0)
        return array;
    PyObject *empty = PyTuple_New(0), *scalar = empty ? PyObject_GetItem(array, empty) : NULL;
    Py_XDECREF(empty);
    Py_DECREF(array);
    return scalar;
}

PyObject *tensor_shared(PyObject *self) { return array_or_scalar(self, "asarray"); }

PyObject *tensor_numpy(PyObject *self, PyObject *unused)
{
    (void)unused;
    if (!etch_tensor_is_traced(tensor_of(self)))
        return array_or_scalar(self, "array");
    PyErr_Format(PyExc_AttributeError, "'SymbolicTensor' object has no attribute 'numpy'");
    return NULL;
}

PyObject *tensor_array(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "dtype", "copy", NULL };
    PyObject *dtype = Py_None, *copy = Py_None;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|O$O", names, &dtype, &copy))
        return NULL;
    PyObject *array = make_array(self, copy == Py_True ? "array" : "asarray");
    if (!array || dtype == Py_None)
        return array;
    PyObject *cast = PyObject_CallMethod(array, "astype", "O", dtype);
    Py_DECREF(array);
    return cast;
}

/* The one element of t, or NULL with the error on cx. */
static PyObject *read_one(etch_ctx *cx, etch_tensor *t)
{
    union {
        double f;
        int64_t i;
        uint64_t u;
        bool b;
    } x;
    const char *text;
    size_t n;
    etch_dtype own = etch_tensor_dtype(t);
    if (own == ETCH_STRING)
        return etch_tensor_string(cx, t, 0, &text, &n) == ETCH_OK ? PyBytes_FromStringAndSize(text, (Py_ssize_t)n)
                                                                  : NULL;
    etch_dtype wide = own == ETCH_BOOL || own == ETCH_U64 ? own : dtype_is_float(own) ? ETCH_F64 : ETCH_I64;
    if (wide != own)
        t = (etch_cast)(cx, t, wide);
    if (!t || etch_tensor_read(cx, t, &x, etch_dtype_bytes(wide)) != ETCH_OK)
        return NULL;
    return wide == ETCH_BOOL  ? PyBool_FromLong(x.b)
           : wide == ETCH_F64 ? PyFloat_FromDouble(x.f)
           : wide == ETCH_U64 ? PyLong_FromUnsignedLongLong(x.u)
                              : PyLong_FromLongLong(x.i);
}

/* The number that a scalar holds. */
PyObject *tensor_item(PyObject *self)
{
    etch_tensor *t = tensor_of(self);
    if (etch_tensor_is_traced(t)) {
        PyErr_SetString(core_error_not_allowed, "Using a symbolic `tf.Tensor` as a Python `bool` is not allowed. "
                                                "Convert the condition with AutoGraph (decorate "
                                                "the function with @tf.function), use tf.cond, or run it eagerly.");
        return NULL;
    }
    if ((etch_tensor_count)(t) != 1) {
        PyErr_SetString(PyExc_ValueError,
                        "The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()");
        return NULL;
    }
    stretch s;
    if (!stretch_begin(&s))
        return NULL;
    PyObject *number = read_one(s.cx, t);
    if (!number && !PyErr_Occurred())
        return stretch_end(&s, NULL);
    etch_scope_end(s.cx, s.scope);
    return number;
}
