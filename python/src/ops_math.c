/* Elementwise functions and operators with names, where each is one op of the runtime or nearly so. */
#include "binary.h"
#include "build.h"
#include "ops.h"

typedef etch_tensor *unary(etch_ctx *cx, etch_tensor *x);

static etch_tensor *apply1(op_call *c)
{
    etch_tensor *x = op_tensor(c, 0);
    return x ? ((unary *)c->row->with)(c->cx, x) : NULL;
}

static etch_tensor *apply2(op_call *c)
{
    etch_tensor *in[2];
    return op_tensors(c, 0, 2, in) ? binary_run(c->cx, (binary *)c->row->with, in[0], in[1]) : NULL;
}

/* The first is what it is by itself, the second follows it if it can. */
static etch_tensor *apply2_in_order(op_call *c)
{
    etch_tensor *x = op_tensor(c, 0), *y = x ? op_tensor_like(c, 1, etch_tensor_dtype(x)) : NULL;
    return y ? binary_run(c->cx, (binary *)c->row->with, x, y) : NULL;
}

/* Of integers: themselves. */
static etch_tensor *do_round(etch_ctx *cx, etch_tensor *x)
{
    return dtype_is_integer(etch_tensor_dtype(x)) ? x : (etch_round)(cx, x);
}

/* Real numbers are complex ones without an imaginary part. */
static etch_tensor *do_real(etch_ctx *cx, etch_tensor *x)
{
    if (dtype_is_integer(etch_tensor_dtype(x)) || dtype_is_float(etch_tensor_dtype(x)))
        return x;
    (void)etch_fail(cx, ETCH_EDTYPE, "numbers were expected, not %s", dtype_word(etch_tensor_dtype(x)));
    return NULL;
}
static etch_tensor *do_imag(etch_ctx *cx, etch_tensor *x) { return (etch_zeros_like)(cx, x); }
static etch_tensor *do_angle(etch_ctx *cx, etch_tensor *x)
{
    etch_tensor *zero = (etch_zeros_like)(cx, x);
    return (etch_select)(cx, (etch_less)(cx, x, zero), build_like(cx, x, 3.14159265358979323846), zero);
}

static etch_tensor *do_log_sigmoid(etch_ctx *cx, etch_tensor *x)
{
    return (etch_neg)(cx, (etch_softplus)(cx, (etch_neg)(cx, x)));
}
static etch_tensor *do_softsign(etch_ctx *cx, etch_tensor *x)
{
    return (etch_div)(cx, x, (etch_add)(cx, (etch_abs)(cx, x), build_like(cx, x, 1)));
}
static etch_tensor *do_reciprocal_no_nan(etch_ctx *cx, etch_tensor *x)
{
    return (etch_divide_no_nan)(cx, build_like(cx, x, 1), x);
}
/* Inverses of erfc and of the normal distribution function, by that of erf. */
static etch_tensor *do_erfcinv(etch_ctx *cx, etch_tensor *x)
{
    return (etch_erfinv)(cx, (etch_sub)(cx, build_like(cx, x, 1), x));
}
static etch_tensor *do_ndtri(etch_ctx *cx, etch_tensor *x)
{
    etch_tensor *at = (etch_sub)(cx, (etch_mul)(cx, x, build_like(cx, x, 2)), build_like(cx, x, 1));
    return (etch_mul)(cx, (etch_erfinv)(cx, at), build_like(cx, x, 1.41421356237309504880));
}

/* Bits are shifted by no less than 0 and by less than there are of them. */
static etch_tensor *shift_within(etch_ctx *cx, binary *f, etch_tensor *x, etch_tensor *y)
{
    double most = (double)etch_dtype_bytes(etch_tensor_dtype(x)) * 8 - 1;
    if (!dtype_is_integer(etch_tensor_dtype(y)))
        return f(cx, x, y);
    return f(cx, x, (etch_clamp)(cx, y, build_like(cx, y, 0), build_like(cx, y, most)));
}
static etch_tensor *shift_left(etch_ctx *cx, etch_tensor *x, etch_tensor *y)
{
    return shift_within(cx, etch_shift_left, x, y);
}
static etch_tensor *shift_right(etch_ctx *cx, etch_tensor *x, etch_tensor *y)
{
    return shift_within(cx, etch_shift_right, x, y);
}

#define UNARY(names, f, doc) \
    { \
        names, "x name=None", apply1, NULL, (op_with *)(f), doc \
    }
#define BINARY(names, f, doc) \
    { \
        names, "x y name=None", apply2, NULL, (op_with *)(f), doc \
    }

/* clang-format off */
static const op_row rows[] = {
    UNARY("math.abs abs", etch_abs, "Absolute value."),
    UNARY("math.negative negative", build_neg, "-x."),
    UNARY("math.sign sign", etch_sign, "-1, 0 or 1 by the sign of x."),
    UNARY("math.square square", etch_square, "x * x."),
    UNARY("math.floor floor", etch_floor, "Largest integer not above x."),
    UNARY("math.ceil", etch_ceil, "Smallest integer not below x."),
    UNARY("math.round round", do_round, "Nearest integer, half to even."),
    UNARY("math.rint", etch_round, "Nearest integer, half to even."),
    UNARY("math.sqrt sqrt", etch_sqrt, "Square root."),
    UNARY("math.rsqrt", etch_rsqrt, "1 / sqrt(x)."),
    UNARY("math.reciprocal", etch_reciprocal, "1 / x."),
    UNARY("math.reciprocal_no_nan", do_reciprocal_no_nan, "1 / x, and 0 where x is 0."),
    UNARY("math.exp exp", etch_exp, "e to the x."),
    UNARY("math.expm1", etch_expm1, "exp(x) - 1, accurate near 0."),
    UNARY("math.log", etch_log, "Natural logarithm."),
    UNARY("math.log1p", etch_log1p, "log(1 + x), accurate near 0."),
    UNARY("math.sin sin", etch_sin, "Sine."),
    UNARY("math.cos cos", etch_cos, "Cosine."),
    UNARY("math.tan tan", etch_tan, "Tangent."),
    UNARY("math.asin asin", etch_asin, "Inverse sine."),
    UNARY("math.acos acos", etch_acos, "Inverse cosine."),
    UNARY("math.atan atan", etch_atan, "Inverse tangent."),
    UNARY("math.sinh sinh", etch_sinh, "Hyperbolic sine."),
    UNARY("math.cosh cosh", etch_cosh, "Hyperbolic cosine."),
    UNARY("math.tanh tanh nn.tanh", etch_tanh, "Hyperbolic tangent."),
    UNARY("math.asinh asinh", etch_asinh, "Inverse hyperbolic sine."),
    UNARY("math.acosh acosh", etch_acosh, "Inverse hyperbolic cosine."),
    UNARY("math.atanh atanh", etch_atanh, "Inverse hyperbolic tangent."),
    UNARY("math.sigmoid sigmoid nn.sigmoid", etch_sigmoid, "1 / (1 + exp(-x))."),
    UNARY("math.log_sigmoid", do_log_sigmoid, "Logarithm of the sigmoid, without overflow."),
    UNARY("math.erf", etch_erf, "Error function."),
    UNARY("math.erfc", etch_erfc, "1 - erf(x), accurate for large x."),
    UNARY("math.erfinv", etch_erfinv, "Inverse of erf."),
    UNARY("math.erfcinv", do_erfcinv, "Inverse of erfc."),
    UNARY("math.ndtri", do_ndtri, "Inverse of the distribution function of the normal distribution."),
    UNARY("math.lgamma", etch_lgamma, "Logarithm of the absolute value of the gamma function."),
    UNARY("math.digamma", etch_digamma, "Derivative of lgamma."),
    UNARY("math.is_nan", etch_is_nan, "Is x not a number?"),
    UNARY("math.is_inf", etch_is_inf, "Is x infinite?"),
    UNARY("math.is_finite", etch_is_finite, "Is x neither infinite nor NaN?"),
    UNARY("math.logical_not logical_not", etch_logical_not, "not x, elementwise."),
    UNARY("math.conj", do_real, "x, whose elements are real."),
    { "math.real", "input name=None", apply1, NULL, (op_with *)do_real, "input, whose elements are real." },
    { "math.imag", "input name=None", apply1, NULL, (op_with *)do_imag, "Zeros: the elements are real." },
    { "math.angle", "input name=None", apply1, NULL, (op_with *)do_angle, "0, or pi where the input is negative." },
    { "math.softplus nn.softplus", "features name=None", apply1, NULL, (op_with *)etch_softplus, "log(1 + exp(x)), without overflow." },
    { "math.softsign nn.softsign", "features name=None", apply1, NULL, (op_with *)do_softsign, "x / (1 + abs(x))." },
    UNARY("bitwise.invert", etch_bitwise_not, "All bits flipped."),

    { "math.add add", "x y name=None", apply2_in_order, NULL, (op_with *)binary_add, "x + y." },
    BINARY("math.subtract subtract", etch_sub, "x - y."),
    BINARY("math.multiply multiply", etch_mul, "x * y."),
    BINARY("realdiv", etch_div, "x / y of floats."),
    BINARY("math.floordiv", etch_floordiv, "x / y, rounded down."),
    BINARY("math.floormod math.mod", etch_mod, "Remainder with the sign of y."),
    BINARY("truncatediv", binary_truncatediv, "x / y, rounded towards zero."),
    BINARY("truncatemod", etch_truncatemod, "Remainder with the sign of x."),
    BINARY("math.pow pow", etch_pow, "x to the y."),
    BINARY("math.maximum maximum", etch_maximum, "The larger one, elementwise."),
    BINARY("math.minimum minimum", etch_minimum, "The smaller one, elementwise."),
    BINARY("math.squared_difference", etch_squared_difference, "(x - y) squared."),
    { "math.atan2 atan2", "y x name=None", apply2, NULL, (op_with *)etch_atan2, "Angle of the point (x, y)." },
    { "math.polygamma", "a x name=None", apply2, NULL, (op_with *)etch_polygamma, "a-th derivative of digamma at x." },
    { "math.zeta", "x q name=None", apply2, NULL, (op_with *)etch_zeta, "Hurwitz zeta function." },
    BINARY("math.equal equal", etch_equal, "x == y, elementwise."),
    BINARY("math.not_equal not_equal", etch_not_equal, "x != y, elementwise."),
    BINARY("math.less less", etch_less, "x < y, elementwise."),
    BINARY("math.less_equal less_equal", etch_less_equal, "x <= y, elementwise."),
    BINARY("math.greater greater", etch_greater, "x > y, elementwise."),
    BINARY("math.greater_equal greater_equal", etch_greater_equal, "x >= y, elementwise."),
    BINARY("bitwise.bitwise_and", etch_bitwise_and, "Bits set in both."),
    BINARY("bitwise.bitwise_or", etch_bitwise_or, "Bits set in either."),
    BINARY("bitwise.bitwise_xor", etch_bitwise_xor, "Bits set in one."),
    BINARY("bitwise.left_shift", shift_left, "x shifted left by y bits."),
    BINARY("bitwise.right_shift", shift_right, "x shifted right by y bits, keeping the sign."),
};
/* clang-format on */

op_rows ops_math(void) { return OP_ROWS(rows); }
