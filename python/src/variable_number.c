/* Operators of variables: those of their values. `v += x` is refused, since it would make v another object. */
#include "variable.h"

#include "convert.h"
#include "tensor.h"

/* What takes part in place of x: the value of a variable, else x itself. */
static PyObject *operand(PyObject *x) { return variable_check(x) ? variable_value(x) : Py_NewRef(x); }

typedef PyObject *binary(PyObject *a, PyObject *b);

static PyObject *apply(binary *f, PyObject *a, PyObject *b)
{
    PyObject *x = operand(a), *y = x ? operand(b) : NULL, *out = y ? f(x, y) : NULL;
    Py_XDECREF(x);
    Py_XDECREF(y);
    return out;
}

static PyObject *apply1(unaryfunc f, PyObject *x)
{
    PyObject *value = variable_is_made(x) ? variable_value(x) : NULL, *out = value ? f(value) : NULL;
    Py_XDECREF(value);
    return out;
}

/* An object that never was made into a variable has no operators: f would come back here. */
#define BINARY(name, f) \
    static PyObject *op_##name(PyObject *a, PyObject *b) \
    { \
        if (!variable_check(a) && !variable_check(b)) \
            Py_RETURN_NOTIMPLEMENTED; \
        return apply(f, a, b); \
    }
BINARY(add, PyNumber_Add)
BINARY(sub, PyNumber_Subtract)
BINARY(mul, PyNumber_Multiply)
BINARY(div, PyNumber_TrueDivide)
BINARY(floordiv, PyNumber_FloorDivide)
BINARY(mod, PyNumber_Remainder)
BINARY(matmul, PyNumber_MatrixMultiply)
BINARY(and, PyNumber_And)
BINARY(or, PyNumber_Or)
BINARY(xor, PyNumber_Xor)

static PyObject *power(PyObject *a, PyObject *b) { return PyNumber_Power(a, b, Py_None); }
static PyObject *op_pow(PyObject *a, PyObject *b, PyObject *modulo)
{
    if (modulo != Py_None || (!variable_check(a) && !variable_check(b)))
        Py_RETURN_NOTIMPLEMENTED;
    return apply(power, a, b);
}

static PyObject *op_neg(PyObject *x) { return apply1(PyNumber_Negative, x); }
static PyObject *op_abs(PyObject *x) { return apply1(PyNumber_Absolute, x); }
static PyObject *op_invert(PyObject *x) { return apply1(PyNumber_Invert, x); }
static PyObject *as_int(PyObject *x) { return apply1(PyNumber_Long, x); }
static PyObject *as_float(PyObject *x) { return apply1(PyNumber_Float, x); }

static int is_true(PyObject *x)
{
    PyObject *value = variable_is_made(x) ? variable_value(x) : NULL;
    int answer = value ? PyObject_IsTrue(value) : -1;
    Py_XDECREF(value);
    return answer;
}

static PyObject *refuse(const char *sign, const char *instead)
{
    PyErr_Format(PyExc_RuntimeError,
                 "`variable %s= value` with `tf.Variable`s is not supported. Use %s to change the variable, or `out = "
                 "variable %s "
                 "value` for a result that is a new Tensor.",
                 sign, instead, sign);
    return NULL;
}
#define IN_PLACE(name, sign, instead) \
    static PyObject *in_place_##name(PyObject *self, PyObject *x) \
    { \
        (void)self, (void)x; \
        return refuse(sign, instead); \
    }
IN_PLACE(add, "+", "`variable.assign_add(value)`")
IN_PLACE(sub, "-", "`variable.assign_sub(value)`")
IN_PLACE(mul, "*", "`variable.assign(variable * value)`")
IN_PLACE(div, "/", "`variable.assign(variable / value)`")
static PyObject *in_place_pow(PyObject *self, PyObject *x, PyObject *modulo)
{
    (void)self, (void)x, (void)modulo;
    return refuse("**", "`variable.assign(variable ** value)`");
}

PyNumberMethods variable_number_methods = {
    .nb_add = op_add,
    .nb_subtract = op_sub,
    .nb_multiply = op_mul,
    .nb_true_divide = op_div,
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
    .nb_inplace_add = in_place_add,
    .nb_inplace_subtract = in_place_sub,
    .nb_inplace_multiply = in_place_mul,
    .nb_inplace_true_divide = in_place_div,
    .nb_inplace_power = in_place_pow,
};

PyObject *variable_compare(PyObject *a, PyObject *b, int op)
{
    if (!variable_is_made(a))
        return NULL;
    PyObject *x = variable_value(a), *y = x ? operand(b) : NULL, *out = y ? PyObject_RichCompare(x, y, op) : NULL;
    Py_XDECREF(x);
    Py_XDECREF(y);
    return out;
}
