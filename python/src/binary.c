/* Functions of two tensors: those that are more than one op of the runtime, and what is said when one fails. */
#include "binary.h"

#include "build.h"
#include "dtype.h"
#include <stddef.h>

etch_tensor *binary_add(etch_ctx *cx, etch_tensor *x, etch_tensor *y)
{
    return build_is(x, ETCH_STRING) && build_is(y, ETCH_STRING) ? (etch_string_concat)(cx, x, y) : (etch_add)(cx, x, y);
}

etch_tensor *binary_times(etch_ctx *cx, etch_tensor *x, etch_tensor *y)
{
    if (!build_is(x, ETCH_BOOL) && !build_is(y, ETCH_BOOL))
        return (etch_mul)(cx, x, y);
    etch_tensor *product = (etch_mul)(cx, build_cast(cx, x, ETCH_I32), build_cast(cx, y, ETCH_I32));
    return build_cast(cx, product, ETCH_BOOL);
}

etch_dtype binary_quotient(etch_dtype t)
{
    if (!dtype_is_integer(t))
        return t;
    return etch_dtype_bytes(t) < 4 ? ETCH_F32 : ETCH_F64;
}

bool binary_div_fits(const etch_tensor *x, const etch_tensor *y)
{
    etch_dtype t = etch_tensor_dtype(x), other = etch_tensor_dtype(y);
    if (t != other)
        PyErr_Format(PyExc_TypeError, "`x` and `y` must have the same dtype, got tf.%s != tf.%s.",
                     etch_dtype_long_name(t), etch_dtype_long_name(other));
    else if (!dtype_is_float(t) && !dtype_is_integer(t))
        PyErr_Format(PyExc_TypeError, "Invalid dtype tf.%s in __truediv__: numbers are divided",
                     etch_dtype_long_name(t));
    else
        return true;
    return false;
}

etch_tensor *binary_div(etch_ctx *cx, etch_tensor *x, etch_tensor *y)
{
    if (!x || !y || etch_tensor_dtype(x) != etch_tensor_dtype(y))
        return (etch_div)(cx, x, y);
    etch_dtype t = binary_quotient(etch_tensor_dtype(x));
    return (etch_div)(cx, build_cast(cx, x, t), build_cast(cx, y, t));
}

#define LOGICAL(name) \
    etch_tensor *binary_##name(etch_ctx *cx, etch_tensor *x, etch_tensor *y) \
    { \
        return build_is(x, ETCH_BOOL) ? (etch_logical_##name)(cx, x, y) : (etch_bitwise_##name)(cx, x, y); \
    }
LOGICAL(and)
LOGICAL(or)
LOGICAL(xor)

etch_tensor *binary_matmul(etch_ctx *cx, etch_tensor *x, etch_tensor *y)
{
    return (etch_matmul)(cx, x, y, false, false);
}

etch_tensor *binary_truncatediv(etch_ctx *cx, etch_tensor *x, etch_tensor *y)
{
    if (!x || !dtype_is_float(etch_tensor_dtype(x)))
        return (etch_truncatediv)(cx, x, y);
    etch_tensor *quotient = (etch_div)(cx, x, y);
    return quotient ? (etch_trunc)(cx, quotient) : NULL;
}

/* --- errors -------------------------------------------------------------------------------------------------------------------- */

static const char *op_name(binary *f)
{
    static const struct {
        binary *f;
        const char *name;
    } names[] = {
        { binary_add, "AddV2" },
        { etch_add, "AddV2" },
        { etch_sub, "Sub" },
        { etch_mul, "Mul" },
        { binary_times, "Mul" },
        { binary_div, "RealDiv" },
        { etch_floordiv, "FloorDiv" },
        { etch_mod, "FloorMod" },
        { etch_pow, "Pow" },
        { etch_maximum, "Maximum" },
        { etch_minimum, "Minimum" },
        { etch_less, "Less" },
        { etch_less_equal, "LessEqual" },
        { etch_greater, "Greater" },
        { etch_greater_equal, "GreaterEqual" },
        { etch_equal, "Equal" },
        { etch_not_equal, "NotEqual" },
        { etch_squared_difference, "SquaredDifference" },
        { etch_logical_and, "LogicalAnd" },
        { etch_logical_or, "LogicalOr" },
        { etch_atan2, "Atan2" },
        { binary_truncatediv, "TruncateDiv" },
        { etch_truncatemod, "TruncateMod" },
        { binary_matmul, "MatMul" },
        { binary_and, "BitwiseAnd" },
        { binary_or, "BitwiseOr" },
        { binary_xor, "BitwiseXor" },
        { etch_bitwise_and, "BitwiseAnd" },
        { etch_bitwise_or, "BitwiseOr" },
        { etch_bitwise_xor, "BitwiseXor" },
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (names[i].f == f)
            return names[i].name;
    return "the op";
}

static void explain_dtypes(etch_ctx *cx, const char *name, etch_tensor *x, etch_tensor *y)
{
    etch_dtype t = etch_tensor_dtype(x), other = etch_tensor_dtype(y);
    bool is_tracing = etch_is_tracing(cx);
    if (t == other)
        return;
    etch_error_clear(cx);
    if (is_tracing)
        (void)etch_fail(cx, ETCH_EDTYPE,
                        "Input 'y' of '%s' Op has type %s that does not match type %s of argument 'x'.", name,
                        etch_dtype_long_name(other), etch_dtype_long_name(t));
    else
        (void)etch_fail(cx, ETCH_EDTYPE,
                        "cannot compute %s as input #1(zero-based) was expected to be a %s tensor but is a %s tensor",
                        name, dtype_word(t), dtype_word(other));
}

static int64_t size_from_end(const etch_tensor *x, int i)
{
    int rank = etch_tensor_rank(x);
    return i > rank ? 1 : etch_tensor_peek_dim(x, rank - i);
}

static void explain_shapes(etch_ctx *cx, const char *name, etch_tensor *x, etch_tensor *y)
{
    char one[256], other[256];
    int rank = etch_tensor_rank(x), rank_y = etch_tensor_rank(y);
    if (rank < 0 || rank_y < 0)
        return;
    if (!etch_is_tracing(cx)) {
        etch_error_clear(cx); /* before sizes are asked for */
        (void)etch_fail(cx, ETCH_ESHAPE, "Incompatible shapes: %s vs. %s [Op:%s]", build_text(cx, x, one),
                        build_text(cx, y, other), name);
        return;
    }
    for (int i = 1; i <= rank && i <= rank_y; i++) {
        int64_t a = size_from_end(x, i), b = size_from_end(y, i);
        if (a == b || a == 1 || b == 1 || a < 0 || b < 0)
            continue;
        etch_error_clear(cx);
        (void)etch_fail(cx, ETCH_ESHAPE,
                        "Dimensions must be equal, but are %lld and %lld for '%s' with input shapes: %s, %s.",
                        (long long)a, (long long)b, name, build_text(cx, x, one), build_text(cx, y, other));
        return;
    }
}

/* Two sizes that are known and do not fit: the inner ones, or, from the last to the first, those of batches. */
static bool find_difference(const etch_tensor *x, const etch_tensor *y, bool transpose_x, bool transpose_y, int64_t *a,
                            int64_t *b)
{
    *a = size_from_end(x, transpose_x ? 2 : 1), *b = size_from_end(y, transpose_y ? 1 : 2);
    if (*a >= 0 && *b >= 0 && *a != *b)
        return true;
    for (int i = 3; i <= etch_tensor_rank(x) && i <= etch_tensor_rank(y); i++) {
        *a = size_from_end(x, i), *b = size_from_end(y, i);
        if (*a >= 0 && *b >= 0 && *a != *b && *a != 1 && *b != 1)
            return true;
    }
    return false;
}

/* What else does not fit the runtime says itself. */
static void explain_product(etch_ctx *cx, etch_tensor *x, etch_tensor *y, bool transpose_x, bool transpose_y)
{
    char one[256], other[256];
    int64_t a = 0, b = 0;
    int rank = etch_tensor_rank(x), rank_y = etch_tensor_rank(y);
    bool is_tracing = etch_is_tracing(cx), are_matrices = rank >= 2 && rank_y >= 2;
    if (rank < 0 || rank_y < 0 || (are_matrices && !find_difference(x, y, transpose_x, transpose_y, &a, &b)))
        return;
    bool is_inner = a == size_from_end(x, transpose_x ? 2 : 1) && b == size_from_end(y, transpose_y ? 1 : 2);
    etch_error_clear(cx); /* before sizes are asked for */
    (void)build_text(cx, x, one);
    (void)build_text(cx, y, other);
    if (!are_matrices && is_tracing)
        (void)etch_fail(cx, ETCH_ESHAPE, "Shape must be rank 2 but is rank %d for 'MatMul' with input shapes: %s, %s.",
                        rank < 2 ? rank : rank_y, one, other);
    else if (!are_matrices)
        (void)etch_fail(cx, ETCH_ESHAPE, "In[0] and In[1] ndims must be >= 2: %s, %s (Shape must be rank 2)", one,
                        other);
    else if (is_tracing)
        (void)etch_fail(cx, ETCH_ESHAPE,
                        "Dimensions must be equal, but are %lld and %lld for 'MatMul' with input shapes: %s, %s.",
                        (long long)a, (long long)b, one, other);
    else if (is_inner)
        (void)etch_fail(cx, ETCH_ESHAPE, "Matrix size-incompatible: In[0]: %s, In[1]: %s [Op:MatMul]", one, other);
    else
        (void)etch_fail(cx, ETCH_ESHAPE, "In[0] and In[1] must have compatible batch dimensions: %s vs. %s [Op:MatMul]",
                        one, other);
}

etch_tensor *binary_product(etch_ctx *cx, etch_tensor *x, etch_tensor *y, bool transpose_x, bool transpose_y)
{
    if (!x || !y)
        return NULL;
    etch_tensor *z = (etch_matmul)(cx, x, y, transpose_x, transpose_y);
    if (!z && etch_error_status(cx) == ETCH_EDTYPE)
        explain_dtypes(cx, op_name(binary_matmul), x, y);
    else if (!z && etch_error_status(cx) == ETCH_ESHAPE)
        explain_product(cx, x, y, transpose_x, transpose_y);
    return z;
}

etch_tensor *binary_run(etch_ctx *cx, binary *f, etch_tensor *x, etch_tensor *y)
{
    if (f == binary_matmul)
        return binary_product(cx, x, y, false, false);
    if (!x || !y)
        return NULL;
    etch_tensor *z = f(cx, x, y);
    if (!z && etch_error_status(cx) == ETCH_EDTYPE)
        explain_dtypes(cx, op_name(f), x, y);
    else if (!z && etch_error_status(cx) == ETCH_ESHAPE)
        explain_shapes(cx, op_name(f), x, y);
    return z;
}
