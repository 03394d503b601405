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
    t = (etch_cast)(cx, t, dtype < ETCH_N_DTYPES && dtype_is_integer(dtype) ? dtype : ETCH_I32);
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

static PyObject *apply(PyObject *a, PyObject *b, etch_tensor *(*f)(etch_ctx *, etch_tensor *, etch_tensor *))
{
    stretch s;
    if (tensor_check(a) || tensor_check(b))
        Py_RETURN_NOTIMPLEMENTED;
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
#define OPERATOR(name) \
    static etch_tensor *do_##name(etch_ctx *cx, etch_tensor *x, etch_tensor *y) { return (etch_##name)(cx, x, y); } \
    static PyObject *op_##name(PyObject *a, PyObject *b) { return apply(a, b, do_##name); }
OPERATOR(add)
OPERATOR(sub)
OPERATOR(mul)
OPERATOR(floordiv)
OPERATOR(mod)
static PyObject *negative(PyObject *x)
{
    stretch s;
    return stretch_begin(&s) ? wrap(&s, (etch_neg)(s.cx, ((size *)x)->t)) : NULL;
}

/* Division and powers are of numbers. */
static PyObject *true_divide(PyObject *a, PyObject *b)
{
    PyObject *x = Py_TYPE(a) == &size_type ? number_of(a) : Py_NewRef(a);
    PyObject *y = x ? Py_TYPE(b) == &size_type ? number_of(b) : Py_NewRef(b) : NULL;
    PyObject *out = y ? PyNumber_TrueDivide(x, y) : NULL;
    Py_XDECREF(x);
    Py_XDECREF(y);
    return out;
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

static PyNumberMethods number = {
    .nb_add = op_add,
    .nb_subtract = op_sub,
    .nb_multiply = op_mul,
    .nb_floor_divide = op_floordiv,
    .nb_remainder = op_mod,
    .nb_true_divide = true_divide,
    .nb_negative = negative,
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
    .tp_hash = PyObject_HashNotImplemented,
    .tp_richcompare = compare,
    .tp_as_number = &number,
};

int size_add(PyObject *module)
{
    return PyType_Ready(&size_type) < 0 ? -1 : PyModule_AddObjectRef(module, "Size", (PyObject *)&size_type);
}
