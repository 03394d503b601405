/* Sums, means, extremes and their positions, and what runs along an axis. */
#include "build.h"
#include "ops.h"
#include "raise.h"

typedef etch_tensor *reduction(etch_ctx *cx, etch_tensor *x, etch_ints axes, bool keepdims);

static etch_tensor *reduce_tensor(op_call *c, etch_tensor *x)
{
    int64_t at[ETCH_MAX_RANK];
    etch_ints axes;
    bool keepdims;
    if (!x || !op_reduced_axes(c, 1, x, at, &axes) || !op_bool(c, 2, &keepdims))
        return NULL;
    return ((reduction *)c->row->with)(c->cx, x, axes, keepdims);
}

static etch_tensor *reduce(op_call *c) { return reduce_tensor(c, op_tensor(c, 0)); }
static etch_tensor *reduce_bools(op_call *c) { return reduce_tensor(c, op_tensor_where(c, 0, ETCH_BOOL)); }

static etch_tensor *reduce_floats(op_call *c)
{
    etch_tensor *x = op_tensor(c, 0);
    if (x && dtype_is_integer(etch_tensor_dtype(x))) {
        PyErr_Format(PyExc_TypeError, "Input must be either real or complex. Received integer type %S.",
                     dtype_object(etch_tensor_dtype(x)));
        return NULL;
    }
    return reduce_tensor(c, x);
}

/* --- beside the reductions of the runtime ---------------------------------------------------------------------------------- */

/* Of integers the quotient is an integer, rounded towards zero; of nothing it is 0. */
static etch_tensor *mean(etch_ctx *cx, etch_tensor *x, etch_ints axes, bool keepdims)
{
    if (!dtype_is_integer(etch_tensor_dtype(x)))
        return (etch_mean)(cx, x, axes, keepdims);
    etch_tensor *n = (etch_sum)(cx, (etch_ones_like)(cx, x), axes, keepdims);
    return (etch_truncatediv)(cx, (etch_sum)(cx, x, axes, keepdims), (etch_maximum)(cx, n, build_like(cx, n, 1)));
}

static etch_tensor *std(etch_ctx *cx, etch_tensor *x, etch_ints axes, bool keepdims)
{
    return (etch_sqrt)(cx, (etch_variance)(cx, x, axes, keepdims));
}

static etch_tensor *euclidean_norm(etch_ctx *cx, etch_tensor *x, etch_ints axes, bool keepdims)
{
    etch_dtype t = etch_tensor_dtype(x);
    etch_tensor *wide = dtype_is_integer(t) ? (etch_cast)(cx, x, ETCH_F64) : x;
    return build_cast(cx, (etch_sqrt)(cx, (etch_sum)(cx, (etch_square)(cx, wide), axes, keepdims)), t);
}

/* --- counts -------------------------------------------------------------------------------------------------------------------- */

static etch_tensor *is_nonzero(etch_ctx *cx, etch_tensor *x)
{
    if (build_is(x, ETCH_BOOL) || !x)
        return x;
    return (etch_not_equal)(cx, x,
                            build_is(x, ETCH_STRING) ? etch_from(cx, ETCH_STRING, NULL, 0, &(const char *){ "" })
                                                     : build_like(cx, x, 0));
}

static etch_tensor *count_nonzero(op_call *c)
{
    int64_t at[ETCH_MAX_RANK];
    etch_ints axes;
    bool keepdims;
    etch_dtype t;
    etch_tensor *x = op_tensor(c, 0);
    if (!x || !op_reduced_axes(c, 1, x, at, &axes) || !op_bool(c, 2, &keepdims) || !op_dtype(c, 3, ETCH_I64, &t))
        return NULL;
    return (etch_sum)(c->cx, (etch_cast)(c->cx, is_nonzero(c->cx, x), t), axes, keepdims);
}

static etch_tensor *zero_fraction(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *x = op_tensor(c, 0);
    if (!x)
        return NULL;
    etch_tensor *n = build_count(cx, x);
    etch_tensor *n_zero = (etch_sub)(cx, n,
                                     (etch_sum)(cx, (etch_cast)(cx, is_nonzero(cx, x), ETCH_I64), ETCH_ALL_AXES,
                                                false));
    return (etch_div)(cx, (etch_cast)(cx, n_zero, ETCH_F32), (etch_cast)(cx, n, ETCH_F32));
}

/* x[1:] against x[:-1], of all elements in order. */
static etch_tensor *is_in_order(op_call *c)
{
    etch_tensor *x = op_tensor(c, 0), *flat = x ? build_flat(c->cx, x) : NULL;
    if (!x)
        return NULL;
    typedef etch_tensor *comparison(etch_ctx * cx, etch_tensor * x, etch_tensor * y);
    etch_tensor *holds = ((comparison *)c->row->with)(c->cx, build_part(c->cx, flat, BUILD_OPEN, -1),
                                                      build_part(c->cx, flat, 1, BUILD_OPEN));
    return (etch_all)(c->cx, holds, ETCH_ALL_AXES, false);
}

/* --- positions ------------------------------------------------------------------------------------------------------------------- */

typedef etch_tensor *finder(etch_ctx *cx, etch_tensor *x, int64_t axis, etch_dtype t);

static etch_tensor *argument(op_call *c)
{
    int64_t axis = 0;
    etch_dtype t;
    if (PyFloat_Check(c->args[1]) || PyList_Check(c->args[1]) || PyTuple_Check(c->args[1]))
        return op_refuse(c, 1, PyExc_TypeError, "axis must be int or Tensor with integer datatype");
    etch_tensor *x = op_tensor(c, 0);
    if (!x || (!op_is_none(c, 1) && !op_axis(c, 1, &axis)) || !op_dtype(c, 2, ETCH_I64, &t))
        return NULL;
    if (t != ETCH_I64 && t != ETCH_I32 && t != ETCH_I16 && t != ETCH_U16) {
        (void)etch_fail(
            c->cx, ETCH_EDTYPE,
            "Value for attr 'output_type' of %s is not in the list of allowed values: int16, uint16, int32, int64",
            dtype_word(t));
        return NULL;
    }
    int rank = etch_tensor_rank(x);
    if (rank >= 0 && (axis < -rank || axis >= rank)) {
        if (!etch_is_tracing(c->cx) || rank == 0)
            return raise_error("InvalidArgumentError", "Expected dimension in the range [%d, %d), but got %lld", -rank,
                               rank, (long long)axis);
        PyErr_Format(
            PyExc_ValueError,
            "Dimension (%lld) must be in the range [%d, %d), where %d is the number of dimensions in the input.",
            (long long)axis, -rank, rank, rank);
        return NULL;
    }
    etch_tensor *y = ((finder *)c->row->with)(c->cx, x, axis, t == ETCH_I32 ? ETCH_I32 : ETCH_I64);
    return build_cast(c->cx, y, t);
}

/* --- along an axis ------------------------------------------------------------------------------------------------------------------ */

typedef etch_tensor *running(etch_ctx *cx, etch_tensor *x, int64_t axis, bool exclusive, bool reverse);

static etch_tensor *cumulate(op_call *c)
{
    int64_t axis;
    bool exclusive, reverse;
    if (PyList_Check(c->args[1]) || PyTuple_Check(c->args[1]))
        return raise_error("InvalidArgumentError", "ScanOp: axis must be a scalar, not %R", c->args[1]);
    etch_tensor *x = op_tensor(c, 0);
    if (!x || !op_axis(c, 1, &axis) || !op_bool(c, 2, &exclusive) || !op_bool(c, 3, &reverse))
        return NULL;
    int rank = etch_tensor_rank(x);
    if (rank >= 0 && (axis < -rank || axis >= rank))
        return raise_error("InvalidArgumentError", "ScanOp: Expected scan axis in the range [%d, %d), but got %lld",
                           -rank, rank, (long long)axis);
    return ((running *)c->row->with)(c->cx, x, axis, exclusive, reverse);
}

/* log(exp(a) + exp(b)); both may be minus infinity. */
static etch_tensor *log_add_exp(etch_ctx *cx, etch_tensor *a, etch_tensor *b)
{
    etch_tensor *m = (etch_maximum)(cx, a, b);
    m = (etch_stop_gradient)(cx, (etch_select)(cx, (etch_is_finite)(cx, m), m, build_like(cx, m, 0)));
    etch_tensor *sum = (etch_add)(cx, (etch_exp)(cx, (etch_sub)(cx, a, m)), (etch_exp)(cx, (etch_sub)(cx, b, m)));
    return (etch_add)(cx, (etch_log)(cx, sum), m);
}

/* x moved on by n places along the axis, with minus infinity before it. */
static etch_tensor *moved(etch_ctx *cx, etch_tensor *x, int64_t axis, int64_t n)
{
    int64_t paddings[ETCH_MAX_RANK][2] = { { 0 } }, dims[] = { etch_tensor_rank(x), 2 };
    paddings[axis][0] = n;
    etch_tensor *kept = build_between(cx, x, axis, NULL, build_int(cx, -n));
    return (etch_pad)(cx, kept, etch_from(cx, ETCH_I64, dims, 2, paddings), build_like(cx, x, -Py_HUGE_VAL));
}

/* Every element takes in the one 1, 2, 4, ... places before it: after log2(n) rounds it holds all of them. */
static etch_tensor *cumulative_logsumexp(etch_ctx *cx, etch_tensor *x, int64_t axis, bool exclusive, bool reverse)
{
    axis = build_axis(cx, x, axis, 0, "cumulative_logsumexp: there is no axis");
    if (axis < 0)
        return NULL;
    int64_t n = (etch_tensor_known_dim)(cx, x, (int)axis);
    if (etch_tensor_rank(x) < 0 || n < 0) {
        (void)etch_fail(cx, ETCH_ENOTSUP, "cumulative_logsumexp: the size of axis %lld is not known", (long long)axis);
        return NULL;
    }
    etch_ints along = { &axis, 1 };
    if (!dtype_is_float(etch_tensor_dtype(x)) || n == 0)
        return (etch_exp)(cx, x); /* nothing, or an error */
    x = reverse ? (etch_reverse)(cx, x, along) : x;
    x = exclusive ? moved(cx, x, axis, 1) : x;
    for (int64_t step = 1; step < n; step *= 2)
        x = log_add_exp(cx, x, moved(cx, x, axis, step));
    return reverse ? (etch_reverse)(cx, x, along) : x;
}

/* x / sqrt(max(sum(x^2), epsilon)) */
static etch_tensor *l2_normalize(op_call *c)
{
    int64_t at[ETCH_MAX_RANK];
    etch_ints axes;
    double epsilon;
    etch_tensor *x = op_tensor(c, 0);
    if (!x || !op_reduced_axes(c, op_is_none(c, 4) ? 1 : 4, x, at, &axes) || !op_float(c, 2, &epsilon))
        return NULL;
    if (dtype_is_integer(etch_tensor_dtype(x))) {
        PyErr_Format(PyExc_TypeError, "Cannot convert %R to EagerTensor of dtype %s", c->args[2],
                     etch_dtype_long_name(etch_tensor_dtype(x)));
        return NULL;
    }
    etch_tensor *squares = (etch_sum)(c->cx, (etch_square)(c->cx, x), axes, true);
    return (etch_mul)(c->cx, x, (etch_rsqrt)(c->cx, (etch_maximum)(c->cx, squares, build_like(c->cx, x, epsilon))));
}

#define REDUCE(names, how, f, doc) \
    { \
        names, "input_tensor axis=None keepdims=False name=None", how, NULL, (op_with *)(f), doc \
    }
#define ARGUMENT(names, f, doc) \
    { \
        names, "input axis=None output_type=tf.int64 name=None", argument, NULL, (op_with *)(f), doc \
    }
#define RUNNING(names, f, doc) \
    { \
        names, "x axis=0 exclusive=False reverse=False name=None", cumulate, NULL, (op_with *)(f), doc \
    }

/* clang-format off */
static const op_row rows[] = {
    REDUCE("math.reduce_sum reduce_sum", reduce, etch_sum, "Sum over axes."),
    REDUCE("math.reduce_prod reduce_prod", reduce, etch_prod, "Product over axes."),
    REDUCE("math.reduce_max reduce_max", reduce, etch_max, "Largest element over axes."),
    REDUCE("math.reduce_min reduce_min", reduce, etch_min, "Smallest element over axes."),
    REDUCE("math.reduce_mean reduce_mean", reduce, mean, "Mean over axes."),
    REDUCE("math.reduce_any reduce_any", reduce_bools, etch_any, "Is any true, over axes."),
    REDUCE("math.reduce_all reduce_all", reduce_bools, etch_all, "Are all true, over axes."),
    REDUCE("math.reduce_logsumexp reduce_logsumexp", reduce, etch_logsumexp, "log(sum(exp(x))) over axes, without overflow."),
    REDUCE("math.reduce_variance", reduce_floats, etch_variance, "Mean squared distance from the mean, over axes."),
    REDUCE("math.reduce_std", reduce_floats, std, "Standard deviation over axes."),
    REDUCE("math.reduce_euclidean_norm", reduce, euclidean_norm, "Square root of the sum of squares, over axes."),
    ARGUMENT("math.argmax argmax", etch_argmax, "Index of the first largest element along an axis."),
    ARGUMENT("math.argmin argmin", etch_argmin, "Index of the first smallest element along an axis."),
    RUNNING("math.cumsum cumsum", etch_cumsum, "Running sum along an axis."),
    RUNNING("math.cumprod", etch_cumprod, "Running product along an axis."),
    RUNNING("math.cumulative_logsumexp", cumulative_logsumexp, "Running log(sum(exp(x))) along an axis."),
    { "math.count_nonzero", "input axis=None keepdims=None dtype=tf.int64 name=None", count_nonzero, NULL, NULL, "How many are not zero, over axes." },
    { "math.zero_fraction nn.zero_fraction", "value name=None", zero_fraction, NULL, NULL, "Which part of the elements is zero." },
    { "math.is_non_decreasing", "x name=None", is_in_order, NULL, (op_with *)etch_less_equal, "Is no element less than the one before it?" },
    { "math.is_strictly_increasing", "x name=None", is_in_order, NULL, (op_with *)etch_less, "Is every element greater than the one before it?" },
    { "math.l2_normalize linalg.l2_normalize nn.l2_normalize", "x axis=None epsilon=1e-12 name=None dim=None", l2_normalize, NULL, NULL,
      "x divided by its Euclidean norm over axes." },
};
/* clang-format on */

op_rows ops_reduce(void) { return OP_ROWS(rows); }
