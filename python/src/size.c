/* Size: arithmetic gives sizes, comparisons are decided by the present call and guarded, and int() fixes the number: the trace is then
 * for it alone, and the line that asked is known. */
#include "size.h"

#include "convert.h"
#include "dtype.h"
#include "tensor.h"

typedef struct size {
    PyObject_HEAD etch_tensor *t; /* an i64 scalar of the trace */
} size;

static PyObject *wrap(stretch *s, etch_tensor *handle)
{
    etch_tensor *kept = handle ? etch_keep(s->cx, handle) : NULL;
    etch_scope_end(s->cx, s->scope);
    if (!kept)
        return core_raise(s->cx);
    size *self = PyObject_New(size, &size_type);
    if (self)
        self->t = kept;
    else
        etch_tensor_release(&kept);
    return (PyObject *)self;
}

PyObject *size_of(PyObject *tensor, int axis)
{
    stretch s;
    return stretch_begin(&s) ? wrap(&s, (etch_tensor_dim_of)(s.cx, tensor_of(tensor), axis)) : NULL;
}

etch_tensor *size_convert(etch_ctx *cx, PyObject *x, etch_dtype dtype)
{
    etch_tensor *t = ((size *)x)->t;
    if (dtype == ETCH_I64)
        return t;
    /* As a number of Python's would, it takes the dtype that is asked for. */
    bool is_number = dtype < ETCH_N_DTYPES && (dtype_is_integer(dtype) || dtype_is_float(dtype));
    t = (etch_cast)(cx, t, is_number ? dtype : ETCH_I32);
    return t ? t : ((void)core_raise(cx), NULL);
}

static void dealloc(PyObject *self)
{
    etch_tensor_release(&((size *)self)->t);
    PyObject_Free(self);
}

static PyObject *number_of(PyObject *self)
{
    etch_ctx *cx = core_ctx();
    if (!cx)
        return NULL;
    int64_t n = (etch_size_number)(cx, ((size *)self)->t);
    return etch_failed(cx) ? core_raise(cx) : PyLong_FromLongLong(n);
}

/* --- arithmetic ---------------------------------------------------------------------------------------------------- */

/* The other operand as a size; NULL without an exception: it is no integer, and numbers are what is meant. */
static etch_tensor *operand(etch_ctx *cx, PyObject *x)
{
    if (Py_TYPE(x) == &size_type)
        return ((size *)x)->t;
    return PyLong_Check(x) ? convert(cx, x, ETCH_I64, ETCH_I64) : NULL;
}

/* Of numbers, but with tensors, which take it as they take numbers. */
static PyObject *of_numbers(PyObject *a, PyObject *b, PyObject *(*f)(PyObject *, PyObject *))
{
    if (tensor_check(a) || tensor_check(b))
        Py_RETURN_NOTIMPLEMENTED;
    PyObject *x = Py_TYPE(a) == &size_type ? number_of(a) : Py_NewRef(a);
    PyObject *y = x ? Py_TYPE(b) == &size_type ? number_of(b) : Py_NewRef(b) : NULL;
    PyObject *out = y ? f(x, y) : NULL;
    Py_XDECREF(x);
    Py_XDECREF(y);
    return out;
}

/* With floats it is of numbers, too. */
static PyObject *apply(PyObject *a, PyObject *b, etch_tensor *(*f)(etch_ctx *, etch_tensor *, etch_tensor *),
                       PyObject *(*of)(PyObject *, PyObject *))
{
    stretch s;
    if (tensor_check(a) || tensor_check(b))
        Py_RETURN_NOTIMPLEMENTED;
    if (PyFloat_Check(a) || PyFloat_Check(b))
        return of_numbers(a, b, of);
    if (!stretch_begin(&s))
        return NULL;
    etch_tensor *x = operand(s.cx, a), *y = x ? operand(s.cx, b) : NULL;
    if (x && y)
        return wrap(&s, f(s.cx, x, y));
    (void)stretch_drop(&s);
    if (PyErr_Occurred())
        return NULL;
    Py_RETURN_NOTIMPLEMENTED;
}
#define OPERATOR(name, of) \
    static etch_tensor *do_##name(etch_ctx *cx, etch_tensor *x, etch_tensor *y) { return (etch_##name)(cx, x, y); } \
    static PyObject *op_##name(PyObject *a, PyObject *b) { return apply(a, b, do_##name, of); }
OPERATOR(add, PyNumber_Add)
OPERATOR(sub, PyNumber_Subtract)
OPERATOR(mul, PyNumber_Multiply)
OPERATOR(floordiv, PyNumber_FloorDivide)
OPERATOR(mod, PyNumber_Remainder)
static PyObject *op_divmod(PyObject *a, PyObject *b)
{
    PyObject *quotient = op_floordiv(a, b);
    if (!quotient || quotient == Py_NotImplemented)
        return quotient;
    PyObject *rest = op_mod(a, b), *both = rest ? PyTuple_Pack(2, quotient, rest) : NULL;
    Py_DECREF(quotient);
    Py_XDECREF(rest);
    return both;
}
static PyObject *negative(PyObject *x)
{
    stretch s;
    return stretch_begin(&s) ? wrap(&s, (etch_neg)(s.cx, ((size *)x)->t)) : NULL;
}

/* Division and powers are of numbers. */
static PyObject *true_divide(PyObject *a, PyObject *b) { return of_numbers(a, b, PyNumber_TrueDivide); }
static PyObject *raised(PyObject *a, PyObject *b) { return PyNumber_Power(a, b, Py_None); }
static PyObject *power(PyObject *a, PyObject *b, PyObject *modulus)
{
    if (modulus != Py_None)
        Py_RETURN_NOTIMPLEMENTED;
    return of_numbers(a, b, raised);
}

static PyObject *positive(PyObject *self) { return Py_NewRef(self); }
static PyObject *absolute(PyObject *self)
{
    PyObject *n = number_of(self), *out = n ? PyNumber_Absolute(n) : NULL;
    Py_XDECREF(n);
    return out;
}

static PyObject *as_float(PyObject *self)
{
    PyObject *n = number_of(self), *out = n ? PyNumber_Float(n) : NULL;
    Py_XDECREF(n);
    return out;
}

/* A key is compared with others by its number, and hashed by it. */
static Py_hash_t hash(PyObject *self)
{
    PyObject *n = number_of(self);
    Py_hash_t h = n ? PyObject_Hash(n) : -1;
    Py_XDECREF(n);
    return h;
}

static int is_not_zero(PyObject *self)
{
    stretch s;
    if (!stretch_begin(&s))
        return -1;
    etch_tensor *zero = etch_int(s.cx, ETCH_I64, 0);
    bool is_zero = zero && (etch_sizes_compare)(s.cx, ((size *)self)->t, ETCH_IS_EQUAL, zero);
    bool failed = etch_failed(s.cx);
    etch_scope_end(s.cx, s.scope);
    if (failed)
        (void)core_raise(s.cx);
    return failed ? -1 : !is_zero;
}

static PyObject *compare(PyObject *a, PyObject *b, int op)
{
    stretch s;
    if (PyFloat_Check(b)) {
        PyObject *n = number_of(a), *out = n ? PyObject_RichCompare(n, b, op) : NULL;
        Py_XDECREF(n);
        return out;
    }
    if (!stretch_begin(&s))
        return NULL;
    etch_tensor *x = operand(s.cx, a), *y = operand(s.cx, b);
    if (!x || !y) {
        (void)stretch_drop(&s);
        if (PyErr_Occurred())
            return NULL;
        Py_RETURN_NOTIMPLEMENTED;
    }
    etch_comparison how = op == Py_EQ || op == Py_NE   ? ETCH_IS_EQUAL
                          : op == Py_LT || op == Py_GE ? ETCH_IS_LESS
                                                       : ETCH_IS_LESS_EQUAL;
    bool is_negated = op == Py_NE || op == Py_GE || op == Py_GT;
    bool answer = (etch_sizes_compare)(s.cx, x, how, y);
    bool failed = etch_failed(s.cx);
    etch_scope_end(s.cx, s.scope);
    return failed ? core_raise(s.cx) : PyBool_FromLong(answer != is_negated);
}

static PyObject *repr(PyObject *self)
{
    (void)self;
    return PyUnicode_FromString("<Size>");
}

static PyObject *format(PyObject *self, PyObject *spec)
{
    PyObject *n = number_of(self), *out = n ? PyObject_Format(n, spec) : NULL;
    Py_XDECREF(n);
    return out;
}

/* NumPy's functions are of numbers. */
static PyObject *as_array(PyObject *self, PyObject *args, PyObject *keywords)
{
    static char *names[] = { "dtype", "copy", NULL };
    PyObject *dtype = Py_None, *copy = Py_None;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "|OO", names, &dtype, &copy))
        return NULL;
    PyObject *n = number_of(self), *numpy = n ? PyImport_ImportModule("numpy") : NULL;
    PyObject *out = numpy ? PyObject_CallMethod(numpy, "array", "OO", n, dtype) : NULL;
    Py_XDECREF(numpy);
    Py_XDECREF(n);
    return out;
}

static PyMethodDef methods[] = {
    { "__format__", format, METH_O, "its number, formatted" },
    { "__array__", (PyCFunction)(void (*)(void))as_array, METH_VARARGS | METH_KEYWORDS, "its number, as NumPy has it" },
    { NULL, NULL, 0, NULL },
};

static PyNumberMethods number = {
    .nb_add = op_add,
    .nb_subtract = op_sub,
    .nb_multiply = op_mul,
    .nb_floor_divide = op_floordiv,
    .nb_remainder = op_mod,
    .nb_true_divide = true_divide,
    .nb_power = power,
    .nb_float = as_float,
    .nb_negative = negative,
    .nb_positive = positive,
    .nb_absolute = absolute,
    .nb_divmod = op_divmod,
    .nb_bool = is_not_zero,
    .nb_int = number_of,
    .nb_index = number_of,
};

PyTypeObject size_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch.Size",
    .tp_basicsize = sizeof(size),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "A size that stays symbolic until its number is needed.",
    .tp_dealloc = dealloc,
    .tp_repr = repr,
    .tp_hash = hash,
    .tp_richcompare = compare,
    .tp_methods = methods,
    .tp_as_number = &number,
};

int size_add(PyObject *module)
{
    return PyType_Ready(&size_type) < 0 ? -1 : PyModule_AddObjectRef(module, "Size", (PyObject *)&size_type);
}
