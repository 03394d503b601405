/* Elementwise functions that are formulas of others: division by TensorFlow's rules, products that ignore NaNs, sums of many. */
#include "binary.h"
#include "build.h"
#include "ops.h"
#include "variable.h"

/* --- division ---------------------------------------------------------------------------------------------------------------- */

static etch_tensor *truediv(op_call *c)
{
    etch_tensor *x = op_tensor(c, 0), *y = x ? op_tensor_like(c, 1, etch_tensor_dtype(x)) : NULL;
    if (!y)
        return NULL;
    return binary_div_fits(x, y) ? binary_run(c->cx, binary_div, x, y) : NULL;
}

/* As Python's / where one of them is a tensor: a number then follows it. */
static PyObject *divide(op_call *c)
{
    if (tensor_check(c->args[0]) || tensor_check(c->args[1]) || variable_check(c->args[0]) ||
        variable_check(c->args[1]))
        return PyNumber_TrueDivide(c->args[0], c->args[1]);
    etch_tensor *y = truediv(c);
    return y || !PyErr_Occurred() ? op_wrap(c, y) : NULL;
}

/* The second becomes the first's dtype; integers are divided as floats. */
static etch_tensor *divide_no_nan(op_call *c)
{
    etch_tensor *x = op_tensor(c, 0), *y = x ? op_tensor_of(c, 1, etch_tensor_dtype(x)) : NULL;
    if (!y)
        return NULL;
    etch_dtype t = binary_quotient(etch_tensor_dtype(x));
    return (etch_divide_no_nan)(c->cx, build_cast(c->cx, x, t), build_cast(c->cx, y, t));
}

/* --- 0 times what is no number is 0 ------------------------------------------------------------------------------------------- */

/* x * y, and 0 where y is 0: an x that is not finite is left out there, so that gradients are finite as well. */
static etch_tensor *multiply_no_nan(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *x = op_tensor(c, 0), *y = x ? op_tensor_of(c, 1, etch_tensor_dtype(x)) : NULL;
    if (!y)
        return NULL;
    etch_tensor *drop = (etch_logical_and)(cx, build_is_zero(cx, y), (etch_logical_not)(cx, (etch_is_finite)(cx, x)));
    return (etch_mul)(cx, build_unless(cx, drop, x, 0), y);
}

/* x * f(y), and 0 where x is 0: there y is taken as `harmless`, where f is 0. */
static etch_tensor *x_times(op_call *c, etch_tensor *(*f)(etch_ctx *, etch_tensor *), double harmless)
{
    etch_tensor *in[2];
    if (!op_tensors(c, 0, 2, in))
        return NULL;
    return (etch_mul)(c->cx, in[0], f(c->cx, build_unless(c->cx, build_is_zero(c->cx, in[0]), in[1], harmless)));
}
static etch_tensor *xlogy(op_call *c) { return x_times(c, etch_log, 1); }
static etch_tensor *xlog1py(op_call *c) { return x_times(c, etch_log1p, 0); }

/* x / y, and 0 where x is 0. */
static etch_tensor *xdivy(op_call *c)
{
    etch_tensor *in[2];
    if (!op_tensors(c, 0, 2, in))
        return NULL;
    etch_tensor *is_zero = build_is_zero(c->cx, in[0]);
    return build_unless(c->cx, is_zero, (etch_div)(c->cx, in[0], build_unless(c->cx, is_zero, in[1], 1)), 0);
}

/* --- sums ----------------------------------------------------------------------------------------------------------------------- */

static etch_tensor *sum_of(op_call *c, const char *none)
{
    etch_tensor **xs, *sum;
    char one[256], other[256];
    int n = op_tensor_list(c, 0, &xs);
    if (n == 0)
        PyErr_SetString(PyExc_ValueError, none);
    if (n <= 0)
        return NULL;
    sum = xs[0];
    for (int i = 1; i < n; i++) {
        if (!build_may_match(c->cx, xs[0], xs[i])) {
            (void)etch_fail(
                c->cx, ETCH_ESHAPE,
                "Inputs to operation AddN of type AddN must have the same size and shape. Input 0: %s != input %d: %s",
                build_text(c->cx, xs[0], one), i, build_text(c->cx, xs[i], other));
            return NULL;
        }
        sum = binary_run(c->cx, etch_add, sum, xs[i]);
    }
    return n == 1 ? (etch_add)(c->cx, sum, build_like(c->cx, sum, 0)) : sum;
}
static etch_tensor *add_n(op_call *c)
{
    return sum_of(c, "Inputs must be an iterable of at least one Tensor/IndexedSlices with the same dtype and shape.");
}
static etch_tensor *accumulate_n(op_call *c)
{
    return sum_of(c, "inputs must be a list of at least one Tensor with the same dtype and shape");
}

static etch_tensor *scalar_mul(op_call *c)
{
    etch_tensor *x = op_tensor(c, 1), *scalar = x ? op_tensor_of(c, 0, etch_tensor_dtype(x)) : NULL;
    if (scalar && etch_tensor_rank(scalar) > 0)
        return op_refuse(c, 0, PyExc_ValueError, "must be a 0-D value");
    return scalar ? (etch_mul)(c->cx, scalar, x) : NULL;
}

/* Horner's scheme: the coefficient of the highest power comes first. */
static etch_tensor *polyval(op_call *c)
{
    etch_tensor *x = op_tensor(c, 1), **coefficients;
    int n = 0;
    if (!PyList_Check(c->args[0]))
        return op_refuse(c, 0, PyExc_ValueError, "must be a list of coefficients");
    if (!x || (n = op_tensor_list(c, 0, &coefficients)) < 0)
        return NULL;
    if (n == 0)
        return (etch_zeros_like)(c->cx, x);
    etch_tensor *y = coefficients[0];
    for (int i = 1; i < n; i++)
        y = (etch_add)(c->cx, (etch_mul)(c->cx, y, x), coefficients[i]);
    return y;
}

/* log of the product of gamma(x) over gamma of the sum, along the last axis. */
static etch_tensor *lbeta(op_call *c)
{
    etch_tensor *x = op_tensor(c, 0);
    etch_ints last = { (const int64_t[]){ -1 }, 1 };
    if (!x)
        return NULL;
    return (etch_sub)(c->cx, (etch_sum)(c->cx, (etch_lgamma)(c->cx, x), last, false),
                      (etch_lgamma)(c->cx, (etch_sum)(c->cx, x, last, false)));
}

/* The float next to x1 on the way to x2: floats of one sign are in order as integers. */
static etch_tensor *next_after(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *in[2];
    if (!op_tensors(c, 0, 2, in))
        return NULL;
    etch_dtype t = etch_tensor_dtype(in[0]), bits = t == ETCH_F64 ? ETCH_I64 : ETCH_I32;
    if (t != ETCH_F64 && t != ETCH_F32) {
        (void)etch_fail(cx, ETCH_EDTYPE, "Value for attr 'T' of %s is not in the list of allowed values: double, float",
                        dtype_word(t));
        return NULL;
    }
    etch_tensor *x = in[0], *y = in[1], *zero = build_like(cx, x, 0), *one = (etch_int)(cx, bits, 1);
    etch_tensor *goes_up = (etch_less)(cx, x, y), *is_grown = (etch_equal)(cx, goes_up, (etch_greater)(cx, x, zero));
    etch_tensor *step = (etch_select)(cx, is_grown, one, (etch_neg)(cx, one));
    etch_tensor *next = (etch_bitcast)(cx, (etch_add)(cx, (etch_bitcast)(cx, x, bits), step), t);
    etch_tensor *least = (etch_bitcast)(cx, one, t);
    next = (etch_select)(cx, build_is_zero(cx, x), (etch_select)(cx, goes_up, least, (etch_neg)(cx, least)), next);
    etch_tensor *is_nan = (etch_logical_or)(cx, (etch_is_nan)(cx, x), (etch_is_nan)(cx, y));
    next = (etch_select)(cx, is_nan, (etch_add)(cx, x, y), (etch_select)(cx, (etch_equal)(cx, x, y), y, next));
    /* The gradient by x1 is 1: a zero is taken away that has that of -x1. -0 stays what it is. */
    etch_tensor *finite = build_unless(cx, (etch_logical_not)(cx, (etch_is_finite)(cx, x)), x, 0);
    etch_tensor *nothing = (etch_sub)(cx, (etch_stop_gradient)(cx, finite), finite);
    return (etch_sub)(cx, (etch_stop_gradient)(cx, next), nothing);
}

/* Bools become what they are for the op; other tensors are an error of the op. */
static etch_tensor *logical_binary(op_call *c)
{
    etch_tensor *in[2];
    for (int i = 0; i < 2; i++)
        if (!(in[i] = op_tensor_where(c, i, ETCH_BOOL)))
            return NULL;
    return binary_run(c->cx, (binary *)c->row->with, in[0], in[1]);
}

/* clang-format off */
static const op_row rows[] = {
    { "math.truediv truediv", "x y name=None", truediv, NULL, NULL, "x / y; of integers as floats." },
    { "math.divide divide", "x y name=None", NULL, divide, NULL, "x / y as Python has it." },
    { "math.divide_no_nan", "x y name=None", divide_no_nan, NULL, NULL, "x / y, and 0 where y is 0." },
    { "math.multiply_no_nan", "x y name=None", multiply_no_nan, NULL, NULL, "x * y, and 0 where y is 0." },
    { "math.xlogy", "x y name=None", xlogy, NULL, NULL, "x * log(y), and 0 where x is 0." },
    { "math.xlog1py", "x y name=None", xlog1py, NULL, NULL, "x * log(1 + y), and 0 where x is 0." },
    { "math.xdivy", "x y name=None", xdivy, NULL, NULL, "x / y, and 0 where x is 0." },
    { "math.logical_and logical_and", "x y name=None", logical_binary, NULL, (op_with *)etch_logical_and, "x and y, elementwise." },
    { "math.logical_or logical_or", "x y name=None", logical_binary, NULL, (op_with *)etch_logical_or, "x or y, elementwise." },
    { "math.logical_xor", "x y name='LogicalXor'", logical_binary, NULL, (op_with *)etch_logical_xor, "x or y but not both, elementwise." },
    { "math.add_n add_n", "inputs name=None", add_n, NULL, NULL, "The sum of tensors of one shape." },
    { "math.accumulate_n", "inputs shape=None tensor_dtype=None name=None", accumulate_n, NULL, NULL, "The sum of tensors of one shape." },
    { "math.scalar_mul scalar_mul", "scalar x name=None", scalar_mul, NULL, NULL, "x times a scalar." },
    { "math.polyval", "coeffs x name=None", polyval, NULL, NULL, "The polynomial at x, highest power first." },
    { "math.lbeta", "x name=None", lbeta, NULL, NULL, "Logarithm of the beta function along the last axis." },
    { "math.nextafter", "x1 x2 name=None", next_after, NULL, NULL, "The float next to x1 towards x2." },
};
/* clang-format on */

op_rows ops_formula(void) { return OP_ROWS(rows); }
