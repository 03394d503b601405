/* Operators. A number beside a tensor takes the tensor's dtype if it can; two tensors must have one dtype. */
#include "tensor.h"

#include "binary.h"
#include "build.h"
#include "convert.h"
#include "dtype.h"
#include "op_name.h"
#include "variable.h"

typedef etch_tensor *unary(etch_ctx *cx, etch_tensor *x);

static etch_tensor *do_invert(etch_ctx *cx, etch_tensor *x)
{
    return etch_tensor_dtype(x) == ETCH_BOOL ? (etch_logical_not)(cx, x) : (etch_bitwise_not)(cx, x);
}

/* How the other operand becomes a tensor: of the tensor's dtype, or else it is an error; of it if it can. On the left it is always strict. */
typedef enum taking { STRICT, HINTED } taking;

/* A class of the program's own may know what to do with a tensor. */
static bool leaves_it_to(PyObject *other, const char *reflected)
{
    if (!(Py_TYPE(other)->tp_flags & Py_TPFLAGS_HEAPTYPE) ||
        !(PyErr_ExceptionMatches(PyExc_TypeError) || PyErr_ExceptionMatches(PyExc_ValueError)))
        return false;
    PyObject *type = NULL, *value = NULL, *trace = NULL;
    PyErr_Fetch(&type, &value, &trace);
    int has = core_has((PyObject *)Py_TYPE(other), reflected);
    if (has != 0) {
        Py_XDECREF(type);
        Py_XDECREF(value);
        Py_XDECREF(trace);
    } else
        PyErr_Restore(type, value, trace);
    return has == 1;
}

static PyObject *apply(binary *f, taking how, const op_kind *kind, const char *reflected, PyObject *a, PyObject *b)
{
    stretch s;
    if (!stretch_begin(&s))
        return NULL;
    bool is_first = tensor_check(a);
    etch_dtype t = etch_tensor_dtype(tensor_of(is_first ? a : b));
    PyObject *other = is_first ? b : a;
    bool is_times_bool = f == binary_times && is_first && t == ETCH_BOOL; /* by any number */
    bool is_strict = (how == STRICT || !is_first) && !variable_check(other) && !is_times_bool;
    etch_tensor *y = tensor_check(other) ? tensor_use(s.cx, other)
                                         : convert(s.cx, other, is_strict ? t : CONVERT_ANY, t);
    if (!y) {
        (void)stretch_drop(&s);
        if (is_first && leaves_it_to(other, reflected))
            Py_RETURN_NOTIMPLEMENTED;
        return NULL;
    }
    etch_tensor *x = is_first ? tensor_use(s.cx, a) : y, *z = is_first ? y : tensor_use(s.cx, b);
    if (f == binary_div && !binary_div_fits(x, z))
        return stretch_drop(&s);
    etch_tensor *out = binary_run(s.cx, f, x, z);
    if (!out && (f == etch_equal || f == etch_not_equal) && etch_error_status(s.cx) == ETCH_ESHAPE) {
        etch_error_clear(s.cx); /* tensors whose shapes do not fit are not equal: one answer for all of them */
        out = etch_from(s.cx, ETCH_BOOL, NULL, 0, &(bool){ f == etch_not_equal });
    }
    return op_name_end(&s, out, kind);
}

static PyObject *apply1(unary *f, const op_kind *kind, PyObject *x)
{
    stretch s;
    return stretch_begin(&s) ? op_name_end(&s, f(s.cx, tensor_use(s.cx, x)), kind) : NULL;
}

#define OPERATOR(name, f, how, type) \
    static PyObject *op_##name(PyObject *a, PyObject *b) \
    { \
        static const op_kind kind = { #name, type }; \
        return apply(f, how, &kind, "__r" #name "__", a, b); \
    }
OPERATOR(add, binary_add, HINTED, "AddV2")
OPERATOR(sub, etch_sub, STRICT, "Sub")
OPERATOR(mul, binary_times, STRICT, "Mul")
OPERATOR(truediv, binary_div, HINTED, "RealDiv")
OPERATOR(floordiv, etch_floordiv, STRICT, "FloorDiv")
OPERATOR(mod, etch_mod, STRICT, "FloorMod")
OPERATOR(matmul, binary_matmul, HINTED, "MatMul")
OPERATOR(and, binary_and, STRICT, "LogicalAnd")
OPERATOR(or, binary_or, STRICT, "LogicalOr")
OPERATOR(xor, binary_xor, STRICT, "LogicalAnd")
static PyObject *op_pow(PyObject *a, PyObject *b, PyObject *modulo)
{
    if (modulo != Py_None)
        Py_RETURN_NOTIMPLEMENTED;
    static const op_kind kind = { "pow", "Pow" };
    return apply(etch_pow, STRICT, &kind, "__rpow__", a, b);
}

#define SIGN(name, f, type) \
    static PyObject *op_##name(PyObject *x) \
    { \
        static const op_kind kind = { type, type }; \
        return apply1(f, &kind, x); \
    }
SIGN(neg, build_neg, "Neg")
SIGN(abs, etch_abs, "Abs")
SIGN(invert, do_invert, "LogicalNot")

static int is_true(PyObject *x)
{
    etch_tensor *t = tensor_of(x);
    if (!etch_tensor_is_traced(t) && (etch_tensor_count)(t) == 0)
        return 0; /* nothing is not true */
    PyObject *number = tensor_item(x);
    int answer = number ? PyObject_IsTrue(number) : -1;
    Py_XDECREF(number);
    return answer;
}

static bool is_array(PyObject *x)
{
    etch_tensor *t = tensor_of(x);
    return !etch_tensor_is_traced(t) && etch_tensor_rank(t) > 0;
}

static PyObject *as(PyTypeObject *type, PyObject *x)
{
    if (etch_tensor_is_traced(tensor_of(x))) {
        PyErr_Format(PyExc_TypeError,
                     "%s() argument must be a string or a real number, not a symbolic tf.Tensor: its value is known "
                     "only when the function runs",
                     type->tp_name);
        return NULL;
    }
    if (is_array(x)) {
        PyErr_SetString(PyExc_TypeError, "only 0-dimensional arrays can be converted to Python scalars");
        return NULL;
    }
    PyObject *number = tensor_item(x), *out = number ? PyObject_CallOneArg((PyObject *)type, number) : NULL;
    Py_XDECREF(number);
    return out;
}
static PyObject *as_int(PyObject *x) { return as(&PyLong_Type, x); }
static PyObject *as_float(PyObject *x) { return as(&PyFloat_Type, x); }

static PyObject *as_index(PyObject *x)
{
    if (etch_tensor_is_traced(tensor_of(x))) {
        PyErr_SetString(PyExc_TypeError,
                        "a symbolic tf.Tensor cannot be an index: its value is known only when the function runs");
        return NULL;
    }
    if (!dtype_is_integer(etch_tensor_dtype(tensor_of(x))) || is_array(x)) {
        PyErr_Format(PyExc_TypeError, "only integer scalar arrays can be converted to a scalar index");
        return NULL;
    }
    return tensor_item(x);
}

PyNumberMethods tensor_number = {
    .nb_add = op_add,
    .nb_subtract = op_sub,
    .nb_multiply = op_mul,
    .nb_true_divide = op_truediv,
    .nb_floor_divide = op_floordiv,
    .nb_remainder = op_mod,
    .nb_power = op_pow,
    .nb_matrix_multiply = op_matmul,
    .nb_and = op_and,
    .nb_or = op_or,
    .nb_xor = op_xor,
    .nb_negative = op_neg,
    .nb_absolute = op_abs,
    .nb_invert = op_invert,
    .nb_bool = is_true,
    .nb_int = as_int,
    .nb_float = as_float,
    .nb_index = as_index,
};

PyObject *tensor_compare(PyObject *a, PyObject *b, int op)
{
    static binary *const functions[] = {
        [Py_LT] = etch_less,      [Py_LE] = etch_less_equal, [Py_EQ] = etch_equal,
        [Py_NE] = etch_not_equal, [Py_GT] = etch_greater,    [Py_GE] = etch_greater_equal
    };
    static const op_kind kinds[] = {
        [Py_LT] = { "Less", "Less" },       [Py_LE] = { "LessEqual", "LessEqual" },
        [Py_EQ] = { "Equal", "Equal" },     [Py_NE] = { "NotEqual", "NotEqual" },
        [Py_GT] = { "Greater", "Greater" }, [Py_GE] = { "GreaterEqual", "GreaterEqual" },
    };
    static const char *const reflected[] = { [Py_LT] = "__gt__", [Py_LE] = "__ge__", [Py_EQ] = "__eq__",
                                             [Py_NE] = "__ne__", [Py_GT] = "__lt__", [Py_GE] = "__le__" };
    if ((op == Py_EQ || op == Py_NE) && b == Py_None)
        return PyBool_FromLong(op == Py_NE);
    return apply(functions[op], STRICT, &kinds[op], reflected[op], a, b);
}
