/* tf.nn: activations, dropout, losses with logits, normalization, lookups. */
#include "ops.h"
#include "raise.h"

#include "binary.h"
#include "build.h"
#include "random_seed.h"
#include "shape.h"
#include <string.h>

#define ADD(a, b) (etch_add)(cx, (a), (b))
#define SUB(a, b) (etch_sub)(cx, (a), (b))
#define MUL(a, b) (etch_mul)(cx, (a), (b))
#define SELECT(condition, a, b) (etch_select)(cx, (condition), (a), (b))

/* A number as a scalar of x's dtype; NULL, a handle that failed, goes through. */
static etch_tensor *like(etch_ctx *cx, etch_tensor *x, double number)
{
    return x ? (etch_scalar)(cx, etch_tensor_dtype(x), number) : NULL;
}

/* The argument, whose dtype is a float's. */
static etch_tensor *floats(op_call *c, int i)
{
    etch_tensor *x = op_tensor(c, i);
    if (x && !dtype_is_float(etch_tensor_dtype(x))) {
        etch_fail(c->cx, ETCH_EDTYPE,
                  "Value for attr 'T' of %s is not in the list of allowed values: half, bfloat16, float, double",
                  etch_dtype_long_name(etch_tensor_dtype(x)));
        return NULL;
    }
    return x;
}

/* --- activations ------------------------------------------------------------------------------------------------- */

static etch_tensor *relu(op_call *c)
{
    etch_tensor *x = op_tensor(c, 0);
    return x ? (etch_relu)(c->cx, x) : NULL;
}

/* In the places where two pieces meet, these are written so that gradients are TensorFlow's: 0 of relu6 at 6, 1 of
 * elu at 0. */
static etch_tensor *relu6(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *x = op_tensor(c, 0), *six = like(cx, x, 6);
    return six ? SELECT((etch_greater_equal)(cx, x, six), six, (etch_relu)(cx, x)) : NULL;
}

static etch_tensor *leaky_relu(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *x = op_tensor(c, 0);
    if (x && dtype_is_integer(etch_tensor_dtype(x)))
        x = (etch_cast)(cx, x, ETCH_F32);
    etch_tensor *alpha = x ? op_tensor_of(c, 1, etch_tensor_dtype(x)) : NULL;
    return alpha ? SELECT((etch_greater)(cx, x, like(cx, x, 0)), x, MUL(x, alpha)) : NULL;
}

/* Of exp only what lies below 0 is asked for: above, its gradient may overflow. */
static etch_tensor *exponential(etch_ctx *cx, etch_tensor *x, double above, double below)
{
    etch_tensor *zero = like(cx, x, 0);
    if (!zero)
        return NULL;
    etch_tensor *low = MUL((etch_expm1)(cx, (etch_minimum)(cx, x, zero)), like(cx, x, below));
    return SELECT((etch_less)(cx, x, zero), low, above == 1 ? x : MUL(x, like(cx, x, above)));
}

static etch_tensor *elu(op_call *c) { return exponential(c->cx, floats(c, 0), 1, 1); }

static etch_tensor *selu(op_call *c)
{
    return exponential(c->cx, floats(c, 0), 1.0507009873554804934193349852946, 1.7580993408473768599402175208123);
}

static etch_tensor *gelu(op_call *c)
{
    bool is_approximate;
    etch_tensor *x = op_tensor(c, 0);
    if (!x || !op_bool(c, 1, &is_approximate))
        return NULL;
    if (!dtype_is_float(etch_tensor_dtype(x)))
        return op_refuse(c, 0, PyExc_ValueError, "has a `features.dtype` that must be a floating point tensor");
    return is_approximate ? (etch_gelu_tanh)(c->cx, x) : (etch_gelu)(c->cx, x);
}

static etch_tensor *silu(op_call *c)
{
    etch_ctx *cx = c->cx;
    double beta;
    etch_tensor *x = floats(c, 0);
    if (!x)
        return NULL;
    if (PyFloat_Check(c->args[1]) && op_float(c, 1, &beta) && beta == 1)
        return (etch_silu)(cx, x);
    etch_tensor *by = op_tensor_of(c, 1, etch_tensor_dtype(x));
    return by ? MUL(x, (etch_sigmoid)(cx, MUL(x, by))) : NULL;
}

typedef etch_tensor *along_axis(etch_ctx *cx, etch_tensor *x, int64_t axis);

static etch_tensor *softmax(op_call *c)
{
    int64_t axis = -1;
    etch_tensor *x = floats(c, 0);
    if (!x || (!op_is_none(c, 1) && !op_int(c, 1, &axis)))
        return NULL;
    int rank = etch_tensor_rank(x);
    if (rank == 0) {
        etch_fail(c->cx, ETCH_ESHAPE, "logits must have >= 1 dimension, got []");
        return NULL;
    }
    if (rank > 0 && (axis < -rank || axis >= rank)) {
        return raise_error("InvalidArgumentError",
                           "`dim` must be in the range [%d, %d) where %d is the number of dimensions in the input. "
                           "Received: dim=%lld",
                           -rank, rank, rank, (long long)axis);
    }
    return ((along_axis *)c->row->with)(c->cx, x, axis);
}

/* --- dropout ----------------------------------------------------------------------------------------------------- */

/* A size of `noise_shape` that is None is x's. */
static etch_tensor *noise_shape(op_call *c, int i, etch_tensor *x)
{
    int64_t dims[ETCH_MAX_RANK];
    int rank;
    etch_ctx *cx = c->cx;
    if (op_is_none(c, i))
        return (etch_shape_of)(cx, x, ETCH_I64);
    if (tensor_check(c->args[i]))
        return op_sizes(c, i);
    if (shape_from(c->args[i], dims, &rank) < 0)
        return NULL;
    if (rank < 0 || rank != etch_tensor_rank(x))
        return rank < 0 ? (etch_shape_of)(cx, x, ETCH_I64) : op_sizes(c, i);
    etch_tensor *sizes[ETCH_MAX_RANK], *own = (etch_shape_of)(cx, x, ETCH_I64);
    for (int a = 0; a < rank; a++)
        sizes[a] = dims[a] < 0 ? (etch_gather)(cx, own, (etch_int)(cx, ETCH_I64, a), 0, 0)
                               : (etch_int)(cx, ETCH_I64, dims[a]);
    return rank > 0 ? (etch_stack)(cx, sizes, rank, 0) : (etch_int_list)(cx, NULL, 0);
}

typedef etch_tensor *noise(op_call *c, etch_tensor *shape, etch_dtype t);

static etch_tensor *noise_of_op(op_call *c, etch_tensor *shape, etch_dtype t)
{
    random_start s;
    etch_tensor *n = random_blocks(c->cx, (etch_prod)(c->cx, shape, ETCH_ALL_AXES, false));
    return random_take(c->cx, "uniform", (int)t * 2, c->args[3], n, &s)
               ? (etch_random_uniform)(c->cx, s.key, s.counter, shape, t)
               : NULL;
}

static etch_tensor *noise_of_seed(op_call *c, etch_tensor *shape, etch_dtype t)
{
    random_start s;
    etch_tensor *seed = op_tensor(c, 2);
    return seed && random_from_seed(c->cx, seed, &s) ? (etch_random_uniform)(c->cx, s.key, s.counter, shape, t) : NULL;
}

/* x / (1 - rate) where a uniform number is at least `rate`, else 0. A rate that is a number and 0 gives x itself. */
static PyObject *drop(op_call *c, int i_noise_shape, noise *draw)
{
    etch_ctx *cx = c->cx;
    etch_tensor *x = op_tensor(c, 0), *rate;
    bool is_number = PyFloat_Check(c->args[1]) || PyLong_Check(c->args[1]);
    if (!x)
        return NULL;
    etch_dtype t = etch_tensor_dtype(x);
    if (!dtype_is_float(t)) {
        PyErr_Format(PyExc_ValueError,
                     "`x.dtype` must be a floating point tensor as `x` will be scaled. Received: x_dtype=%S",
                     dtype_object(t));
        return NULL;
    }
    if (PyUnicode_Check(c->args[1]))
        return op_refuse(c, 1, PyExc_ValueError, "is a `rate` that must be a scalar or scalar tensor");
    etch_tensor *scale;
    if (is_number) {
        double share = PyFloat_AsDouble(c->args[1]);
        if (share == -1 && PyErr_Occurred())
            return NULL;
        if (!(share >= 0 && share < 1)) {
            PyErr_Format(PyExc_ValueError,
                         "`rate` must be a scalar tensor or a float in the range [0, 1). Received: rate=%R",
                         c->args[1]);
            return NULL;
        }
        if (share == 0 && draw == noise_of_op && !random_pass(cx, c->args[3]))
            return NULL;
        if (share == 0)
            return tensor_check(c->args[0]) ? Py_NewRef(c->args[0]) : op_wrap(c, x);
        rate = (etch_scalar)(cx, t, share);
        scale = (etch_scalar)(cx, t, 1 / (1 - share));
    } else {
        if (!(rate = op_tensor_of(c, 1, t)))
            return NULL;
        if (etch_tensor_rank(rate) > 0)
            return op_refuse(c, 1, PyExc_ValueError, "is a `rate` that must have rank 0");
        scale = (etch_reciprocal)(cx, SUB(like(cx, x, 1), rate));
    }
    etch_tensor *shape = noise_shape(c, i_noise_shape, x), *u = shape ? draw(c, shape, t) : NULL;
    if (!u)
        return NULL;
    return op_wrap(c, SELECT((etch_greater_equal)(cx, u, rate), MUL(x, scale), like(cx, x, 0)));
}

static PyObject *dropout(op_call *c) { return drop(c, 2, noise_of_op); }
static PyObject *stateless_dropout(op_call *c) { return drop(c, 4, noise_of_seed); }

/* --- losses ------------------------------------------------------------------------------------------------------ */

/* May they have the same sizes, of `axes` leading axes? */
static bool may_be_alike(etch_ctx *cx, etch_tensor *a, etch_tensor *b, int n_axes)
{
    for (int i = 0; i < n_axes; i++) {
        int64_t m = etch_tensor_known_dim(cx, a, i), n = etch_tensor_known_dim(cx, b, i);
        if (m >= 0 && n >= 0 && m != n)
            return false;
    }
    return true;
}

/* An exception with the shapes of two handles in place of two %S. */
static void refuse_shapes(op_call *c, const char *format, etch_tensor *a, etch_tensor *b)
{
    PyObject *x = op_wrap(c, a), *y = x ? op_wrap(c, b) : NULL;
    PyObject *of_x = y ? tensor_shape(x) : NULL, *of_y = of_x ? tensor_shape(y) : NULL;
    if (of_y)
        PyErr_Format(PyExc_ValueError, format, of_x, of_y);
    Py_XDECREF(of_x);
    Py_XDECREF(of_y);
    Py_XDECREF(x);
    Py_XDECREF(y);
}

/* labels (argument i) and logits (the next) of one dtype and shape. */
static bool labels_and_logits(op_call *c, etch_tensor **labels, etch_tensor **logits)
{
    if (op_is_none(c, 0) || op_is_none(c, 1)) {
        PyErr_Format(PyExc_ValueError, "Both `labels` and `logits` must be provided. Received: labels=%R and logits=%R",
                     c->args[0], c->args[1]);
        return false;
    }
    *logits = op_tensor(c, 1);
    *labels = *logits ? op_tensor_of(c, 0, etch_tensor_dtype(*logits)) : NULL;
    if (!*labels)
        return false;
    int m = etch_tensor_rank(*labels), n = etch_tensor_rank(*logits);
    if (m < 0 || n < 0 || (m == n && may_be_alike(c->cx, *labels, *logits, m)))
        return true;
    refuse_shapes(c, "`logits` and `labels` must have the same shape, received (%S vs %S).", *logits, *labels);
    return false;
}

/* max(x, 0) and log(1 + exp(-|x|)), with the gradients that the loss needs at 0. */
static void parts_of(etch_ctx *cx, etch_tensor *x, etch_tensor **positive, etch_tensor **rest)
{
    etch_tensor *zero = like(cx, x, 0), *is_positive = (etch_greater_equal)(cx, x, zero);
    *positive = SELECT(is_positive, x, zero);
    *rest = (etch_log1p)(cx, (etch_exp)(cx, SELECT(is_positive, (etch_neg)(cx, x), x)));
}

/* max(x, 0) - x z + log(1 + exp(-|x|)) */
static etch_tensor *sigmoid_loss(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *z, *x, *positive, *rest;
    if (!labels_and_logits(c, &z, &x))
        return NULL;
    parts_of(cx, x, &positive, &rest);
    return ADD(SUB(positive, MUL(x, z)), rest);
}

/* (1 - z) x + (1 + (w - 1) z) (log(1 + exp(-|x|)) + max(-x, 0)) */
static etch_tensor *weighted_loss(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *z, *x, *positive, *rest;
    if (!labels_and_logits(c, &z, &x))
        return NULL;
    etch_tensor *w = op_tensor_of(c, 2, etch_tensor_dtype(x)), *one = like(cx, x, 1);
    if (!w)
        return NULL;
    parts_of(cx, x, &positive, &rest);
    etch_tensor *factor = ADD(one, MUL(SUB(w, one), z));
    return ADD(MUL(SUB(one, z), x), MUL(factor, ADD(rest, (etch_relu)(cx, (etch_neg)(cx, x)))));
}

/* Half types are computed in f32. */
static etch_tensor *precise(etch_ctx *cx, etch_tensor *x)
{
    etch_dtype t = etch_tensor_dtype(x);
    return t == ETCH_F16 || t == ETCH_BF16 ? (etch_cast)(cx, x, ETCH_F32) : x;
}

/* Size a of labels, counted as an axis of logits: 1 where they have fewer axes. */
static int64_t label_size(etch_ctx *cx, etch_tensor *labels, int rank, int a)
{
    int missing = rank - etch_tensor_rank(labels);
    return a < missing ? 1 : etch_tensor_known_dim(cx, labels, a - missing);
}

/* One distribution for all rows, or one for each; a class for all of them, or one for each: as far as the sizes are known. */
static bool check_labels(etch_ctx *cx, etch_tensor *x, etch_tensor *labels, int axis)
{
    char one[256], other[256];
    int rank = etch_tensor_rank(x);
    bool fits = true, is_one = true;
    if (rank < 0 || etch_tensor_rank(labels) < 0)
        return true;
    if (etch_tensor_rank(labels) > rank)
        fits = false;
    for (int a = 0; fits && a < rank; a++)
        is_one &= a == axis || label_size(cx, labels, rank, a) == 1;
    for (int a = 0; fits && a < rank; a++) {
        int64_t n = label_size(cx, labels, rank, a), m = etch_tensor_known_dim(cx, x, a);
        fits = n < 0 || m < 0 || n == m || (a == axis ? n == 1 || m == 1 : is_one);
    }
    if (!fits)
        etch_fail(cx, ETCH_ESHAPE, "logits and labels must be broadcastable: logits_size=%s labels_size=%s",
                  build_text(cx, x, one), build_text(cx, labels, other));
    return fits;
}

static etch_tensor *softmax_loss(op_call *c)
{
    etch_ctx *cx = c->cx;
    int64_t axis;
    if (op_is_none(c, 0) || op_is_none(c, 1))
        return op_refuse(c, op_is_none(c, 0) ? 0 : 1, PyExc_ValueError, "must be provided");
    etch_tensor *logits = op_tensor(c, 1), *labels = logits ? op_tensor(c, 0) : NULL;
    if (!labels || !op_int(c, 2, &axis))
        return NULL;
    etch_dtype t = etch_tensor_dtype(logits);
    etch_tensor *x = precise(cx, logits);
    labels = (etch_cast)(cx, labels, etch_tensor_dtype(x));
    int rank = etch_tensor_rank(x), i_axis = (int)(axis < 0 ? axis + rank : axis);
    if (rank >= 0 && (i_axis < 0 || i_axis >= rank)) {
        etch_fail(cx, ETCH_ESHAPE, "axis %lld is none of logits' %d", (long long)axis, rank);
        return NULL;
    }
    if (!labels || !check_labels(cx, x, labels, i_axis))
        return NULL;
    if (rank > 0 && etch_tensor_known_dim(cx, x, i_axis) == 1) /* one logit for all classes */
        x = ADD(x, (etch_zeros_like)(cx, labels));
    etch_tensor *each = MUL(labels, (etch_neg)(cx, (etch_log_softmax)(cx, x, axis)));
    return (etch_cast)(cx, (etch_sum)(cx, each, (etch_ints){ &axis, 1 }, false), t);
}

/* A label that is no class, which the gather found: in TensorFlow's words, where the op runs at once. */
static void explain_label(etch_ctx *cx)
{
    long long label, n;
    const char *at = strstr(etch_error_message(cx), "gather: indices");
    const char *value = at ? strstr(at, " = ") : NULL;
    if (etch_error_status(cx) != ETCH_ERANGE || !value || sscanf(value, " = %lld is not in [0, %lld)", &label, &n) != 2)
        return;
    etch_error_clear(cx);
    etch_fail(cx, ETCH_ERANGE, "Received a label value of %lld which is outside the valid range of [0, %lld).", label,
              n);
}

static etch_tensor *sparse_softmax_loss(op_call *c)
{
    etch_ctx *cx = c->cx;
    if (op_is_none(c, 0) || op_is_none(c, 1))
        return op_refuse(c, op_is_none(c, 0) ? 0 : 1, PyExc_ValueError, "must be provided");
    etch_tensor *labels = op_tensor(c, 0), *logits = labels ? floats(c, 1) : NULL;
    if (!logits)
        return NULL;
    int m = etch_tensor_rank(labels), n = etch_tensor_rank(logits);
    if (!dtype_is_integer(etch_tensor_dtype(labels))) {
        etch_fail(cx, ETCH_EDTYPE, "Value for attr 'Tlabels' of %s is not in the list of allowed values: int32, int64",
                  etch_dtype_long_name(etch_tensor_dtype(labels)));
        return NULL;
    }
    if (m >= 0 && n >= 0 && m != n - 1) {
        refuse_shapes(
            c, "`labels.shape.rank` must equal `logits.shape.rank - 1`. Received: labels.shape=%S and logits.shape=%S",
            labels, logits);
        return NULL;
    }
    if (m >= 0 && n >= 0 && !may_be_alike(cx, labels, logits, m)) {
        refuse_shapes(
            c,
            "`labels.shape` must equal `logits.shape` except for the last dimension. Received: labels.shape=%S and "
            "logits.shape=%S",
            labels, logits);
        return NULL;
    }
    etch_tensor *x = precise(cx, logits), *each = (etch_log_softmax)(cx, x, -1);
    /* Rows of any number of axes, one after the other. */
    etch_tensor *rows = (etch_reshape)(cx, labels, (etch_int_list)(cx, &(int64_t){ -1 }, 1));
    etch_tensor *classes = (etch_gather)(cx, (etch_shape_of)(cx, x, ETCH_I64), (etch_int)(cx, ETCH_I64, n - 1), 0, 0);
    etch_tensor *const dims[] = { (etch_int)(cx, ETCH_I64, -1), classes };
    etch_tensor *flat = (etch_reshape)(cx, each, (etch_stack)(cx, dims, 2, 0));
    etch_tensor *taken = (etch_gather)(cx, flat, rows, 1, 1);
    if (!taken)
        explain_label(cx);
    etch_tensor *loss = (etch_neg)(cx, (etch_reshape)(cx, taken, (etch_shape_of)(cx, labels, ETCH_I64)));
    return loss ? (etch_cast)(cx, loss, etch_tensor_dtype(logits)) : NULL;
}

static etch_tensor *l2_loss(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *x = floats(c, 0);
    return x ? MUL((etch_sum)(cx, (etch_square)(cx, x), ETCH_ALL_AXES, false), like(cx, x, 0.5)) : NULL;
}

/* exp(x) - x z, and with all of it Stirling's formula for log(z!) where z is not in [0, 1] */
static etch_tensor *log_poisson_loss(op_call *c)
{
    static const double two_pi = 6.28318530717958647693;
    etch_ctx *cx = c->cx;
    bool is_full;
    etch_tensor *x = floats(c, 1), *z = x ? op_tensor_of(c, 0, etch_tensor_dtype(x)) : NULL;
    if (!z || !op_bool(c, 2, &is_full))
        return NULL;
    etch_tensor *loss = SUB((etch_exp)(cx, x), MUL(x, z));
    if (!is_full)
        return loss;
    etch_tensor *tail = MUL(like(cx, x, 0.5), (etch_log)(cx, MUL(like(cx, x, two_pi), z)));
    etch_tensor *stirling = ADD(SUB(MUL(z, (etch_log)(cx, z)), z), tail), *zero = like(cx, x, 0);
    etch_tensor *is_small = (etch_logical_and)(cx, (etch_greater_equal)(cx, z, zero),
                                               (etch_less_equal)(cx, z, like(cx, x, 1)));
    return ADD(loss, SELECT(is_small, zero, stirling));
}

/* --- normalization ----------------------------------------------------------------------------------------------- */

static PyObject *moments(op_call *c)
{
    etch_ctx *cx = c->cx;
    int64_t at[ETCH_MAX_RANK];
    etch_ints axes;
    bool keepdims;
    etch_tensor *x = floats(c, 0);
    if (!x || !op_reduced_axes(c, 1, x, at, &axes) || !op_bool(c, 3, &keepdims))
        return NULL;
    etch_dtype t = etch_tensor_dtype(x);
    x = precise(cx, x);
    etch_tensor *mean = (etch_mean)(cx, x, axes, true);
    etch_tensor *both[] = { mean, (etch_mean)(cx, (etch_squared_difference)(cx, x, (etch_stop_gradient)(cx, mean)),
                                              axes, keepdims) };
    both[0] = keepdims ? mean : (etch_mean)(cx, x, axes, false);
    for (int i = 0; i < 2; i++)
        both[i] = both[i] ? (etch_cast)(cx, both[i], t) : NULL;
    PyObject *list = op_list(c, both, 2), *tuple = list ? PyList_AsTuple(list) : NULL;
    Py_XDECREF(list);
    return tuple;
}

/* (x - mean) / sqrt(variance + epsilon) * scale + offset, as x a + b */
static etch_tensor *batch_normalization(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *in[3];
    if (!op_tensors(c, 0, 3, in))
        return NULL;
    etch_dtype t = etch_tensor_dtype(in[1]);
    etch_tensor *epsilon = op_tensor_of(c, 5, t);
    etch_tensor *offset = epsilon && !op_is_none(c, 3) ? op_tensor_of(c, 3, t) : NULL;
    etch_tensor *scale = epsilon && !op_is_none(c, 4) ? op_tensor_of(c, 4, t) : NULL;
    if (PyErr_Occurred() || !epsilon)
        return NULL;
    etch_tensor *a = (etch_rsqrt)(cx, ADD(in[2], epsilon));
    if (scale)
        a = MUL(a, scale);
    etch_tensor *b = MUL(in[1], a);
    b = offset ? SUB(offset, b) : (etch_neg)(cx, b);
    return ADD(MUL(in[0], a), b);
}

static etch_tensor *bias_add(op_call *c)
{
    etch_ctx *cx = c->cx;
    bool is_first = false;
    etch_tensor *in[2];
    if (!op_is_none(c, 2)) {
        const char *format = PyUnicode_Check(c->args[2]) ? PyUnicode_AsUTF8(c->args[2]) : "";
        size_t n = format ? strlen(format) : 0;
        if (!format)
            return NULL;
        is_first = n > 1 && format[0] == 'N' && format[1] == 'C';
        if (!is_first && !(n > 1 && format[0] == 'N' && format[n - 1] == 'C')) {
            PyErr_Format(PyExc_ValueError,
                         "`data_format` must be of the form `N...C` or `NC...`. Received: data_format=%S", c->args[2]);
            return NULL;
        }
    }
    if (!op_tensors(c, 0, 2, in))
        return NULL;
    int rank = etch_tensor_rank(in[0]), i_axis = is_first ? 1 : rank - 1;
    if ((rank >= 0 && rank < 2) || (etch_tensor_rank(in[1]) >= 0 && etch_tensor_rank(in[1]) != 1)) {
        etch_fail(cx, ETCH_ESHAPE, rank >= 0 && rank < 2 ? "Input tensor must be at least 2D" : "Biases must be 1D");
        return NULL;
    }
    build_check_rank(cx, in[0], 2, ETCH_MAX_RANK, "Input tensor must be at least 2D");
    build_check_rank(cx, in[1], 1, 1, "Biases must be 1D");
    int64_t m = rank < 0 ? -1 : etch_tensor_known_dim(cx, in[0], i_axis), n = etch_tensor_known_dim(cx, in[1], 0);
    if (m >= 0 && n >= 0 && m != n) {
        etch_fail(cx, ETCH_ESHAPE,
                  "Must provide as many biases as the %s dimension of the input tensor: [%lld] vs. [%lld]",
                  is_first ? "channel" : "last", (long long)n, (long long)m);
        return NULL;
    }
    if (is_first && rank > 2) {
        int64_t axes[ETCH_MAX_RANK];
        for (int i = 0; i < rank - 2; i++)
            axes[i] = i + 1;
        in[1] = (etch_expand_dims)(cx, in[1], (etch_ints){ axes, rank - 2 });
    }
    return ADD(in[0], in[1]);
}

/* --- losses of a batch that several devices share ------------------------------------------------------------------ */

/* Weights of the losses: a last axis of size 1 more than these have is dropped, one less is added. */
static etch_tensor *with_weights(op_call *c, etch_tensor *losses)
{
    etch_ctx *cx = c->cx;
    etch_tensor *weights = op_tensor(c, 1);
    int more = weights ? etch_tensor_rank(weights) - etch_tensor_rank(losses) : 0;
    etch_ints last = { (const int64_t[]){ -1 }, 1 };
    weights = weights ? build_cast(cx, weights, ETCH_F32) : NULL;
    if (weights && etch_tensor_rank(weights) > 0 && (more == 1 || more == -1))
        weights = more > 0 ? (etch_squeeze)(cx, weights, last) : (etch_expand_dims)(cx, weights, last);
    return weights ? MUL(build_cast(cx, losses, ETCH_F32), weights) : NULL;
}

static etch_tensor *batch_size(op_call *c, etch_tensor *losses)
{
    etch_ctx *cx = c->cx;
    if (op_is_none(c, 2))
        return (etch_gather)(cx, (etch_shape_of)(cx, losses, ETCH_I64), build_int(cx, 0), 0, 0);
    etch_tensor *n = op_tensor(c, 2);
    int64_t known;
    if (!n)
        return NULL;
    if (etch_tensor_rank(n) > 0)
        return PyErr_SetString(PyExc_ValueError, "global_batch_size must be scalar."), NULL;
    if (!dtype_is_integer(etch_tensor_dtype(n)))
        return PyErr_SetString(PyExc_TypeError, "global_batch_size must be an integer."), NULL;
    if (!etch_tensor_is_traced(n)) {
        n = build_cast(cx, n, ETCH_I64);
        if (n && etch_tensor_read(cx, n, &known, sizeof known) == ETCH_OK && known < 0)
            return raise_error("InvalidArgumentError", "global_batch_size must be non-negative.");
    }
    return n;
}

/* The sum of the losses over the size of the whole batch, of which this is all or a part. */
static etch_tensor *average_loss(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *losses = op_tensor(c, 0);
    if (!losses)
        return NULL;
    if (etch_tensor_rank(losses) == 0)
        return PyErr_SetString(PyExc_ValueError, "Invalid value passed for `per_example_loss`. Expected a tensor with "
                                                 "at least rank 1."),
               NULL;
    etch_dtype t = binary_quotient(etch_tensor_dtype(losses));
    etch_tensor *weighted = op_is_none(c, 1) ? losses : with_weights(c, losses), *n = NULL;
    if (!weighted || !(n = batch_size(c, losses)))
        return NULL;
    etch_tensor *sum = (etch_sum)(cx, build_cast(cx, weighted, t), ETCH_ALL_AXES, false);
    return (etch_divide_no_nan)(cx, sum, build_cast(cx, n, t));
}

/* There is one device: its part of the loss is the whole. */
static etch_tensor *whole_loss(op_call *c)
{
    etch_tensor *loss = op_tensor(c, 0);
    if (!loss)
        return NULL;
    etch_dtype t = binary_quotient(etch_tensor_dtype(loss));
    return (etch_sum)(c->cx, build_cast(c->cx, loss, t), ETCH_ALL_AXES, false);
}

/* --- lookups ----------------------------------------------------------------------------------------------------- */

/* Rows whose norm is above the limit are scaled down to it. */
static etch_tensor *clipped(etch_ctx *cx, etch_tensor *rows, int n_before, etch_tensor *limit)
{
    int64_t axes[ETCH_MAX_RANK];
    int rank = etch_tensor_rank(rows), n = 0;
    for (int i = n_before; i < rank; i++)
        axes[n++] = i;
    etch_tensor *squares = (etch_sum)(cx, (etch_square)(cx, rows), (etch_ints){ axes, n }, true);
    etch_tensor *zero = like(cx, rows, 0), *has_norm = (etch_greater)(cx, squares, zero);
    /* The root of what is not 0 alone, so that a row of zeros has a gradient. */
    etch_tensor *norm = (etch_sqrt)(cx, SELECT(has_norm, squares, (etch_ones_like)(cx, squares)));
    norm = SELECT(has_norm, norm, squares);
    return (etch_div)(cx, MUL(rows, limit), (etch_maximum)(cx, norm, limit));
}

static etch_tensor *embedding_lookup(op_call *c)
{
    PyObject *params = c->args[0];
    bool is_list = PyList_Check(params) || PyTuple_Check(params);
    if (is_list && PySequence_Size(params) == 0) {
        PyErr_SetString(PyExc_ValueError, "Length of params is currently 0. Need at least one param.");
        return NULL;
    }
    if (is_list && PySequence_Size(params) > 1)
        return op_refuse(c, 0, PyExc_NotImplementedError, "must be one table");
    PyObject *first = is_list ? PySequence_GetItem(params, 0) : Py_NewRef(params);
    etch_tensor *table = first ? convert(c->cx, first, CONVERT_ANY, CONVERT_ANY) : NULL,
                *ids = table ? op_tensor(c, 1) : NULL;
    Py_XDECREF(first);
    etch_tensor *rows = ids ? (etch_gather)(c->cx, table, ids, 0, 0) : NULL;
    if (!rows || op_is_none(c, 2))
        return rows;
    etch_tensor *limit = op_tensor_of(c, 2, etch_tensor_dtype(rows));
    return limit ? clipped(c->cx, rows, etch_tensor_rank(ids), limit) : NULL;
}

/* clang-format off */
#define ACTIVATION(names, f, doc) { names, "features name=None", f, NULL, NULL, doc }
static const op_row rows[] = {
    ACTIVATION("nn.relu", relu, "max(x, 0)."),
    ACTIVATION("nn.relu6", relu6, "min(max(x, 0), 6)."),
    ACTIVATION("nn.elu", elu, "x above 0, exp(x) - 1 below."),
    ACTIVATION("nn.selu", selu, "elu, scaled so that a mean of 0 and a variance of 1 stay."),
    { "nn.leaky_relu", "features alpha=0.2 name=None", leaky_relu, NULL, NULL, "x above 0, alpha * x below." },
    { "nn.gelu", "features approximate=False name=None", gelu, NULL, NULL, "x times the normal distribution function of x." },
    { "nn.silu nn.swish", "features beta=1.0", silu, NULL, NULL, "x * sigmoid(beta * x)." },
    { "nn.softmax math.softmax", "logits axis=None name=None", softmax, NULL, (op_with *)etch_softmax, "exp(x) over its sum along an axis." },
    { "nn.log_softmax math.log_softmax", "logits axis=None name=None", softmax, NULL, (op_with *)etch_log_softmax, "Logarithm of softmax." },
    { "nn.dropout", "x rate noise_shape=None seed=None name=None", NULL, dropout, NULL, "Zeros in random places, the others scaled up." },
    { "nn.experimental.stateless_dropout", "x rate seed rng_alg=None noise_shape=None name=None", NULL, stateless_dropout, NULL, "The same, a function of the seed." },
    { "nn.sigmoid_cross_entropy_with_logits", "labels=None logits=None name=None", sigmoid_loss, NULL, NULL, "Cross entropy of labels and sigmoid(logits), elementwise." },
    { "nn.weighted_cross_entropy_with_logits", "labels logits pos_weight name=None", weighted_loss, NULL, NULL, "The same with a weight of what is positive." },
    { "nn.softmax_cross_entropy_with_logits", "labels logits axis=-1 name=None", softmax_loss, NULL, NULL, "Cross entropy of labels and softmax(logits)." },
    { "nn.sparse_softmax_cross_entropy_with_logits", "labels logits name=None", sparse_softmax_loss, NULL, NULL, "The same for labels that are numbers of classes." },
    { "nn.l2_loss", "t name=None", l2_loss, NULL, NULL, "Half the sum of squares." },
    { "nn.log_poisson_loss", "targets log_input compute_full_loss=False name=None", log_poisson_loss, NULL, NULL, "exp(log_input) - log_input * targets." },
    { "nn.moments", "x axes shift=None keepdims=False name=None", NULL, moments, NULL, "Mean and variance." },
    { "nn.batch_normalization", "x mean variance offset scale variance_epsilon name=None", batch_normalization, NULL, NULL, "x with mean and variance taken out, scaled and moved." },
    { "nn.bias_add", "value bias data_format=None name=None", bias_add, NULL, NULL, "A number per channel added." },
    { "nn.compute_average_loss", "per_example_loss sample_weight=None global_batch_size=None", average_loss, NULL, NULL, "The sum of losses over the size of the whole batch." },
    { "nn.scale_regularization_loss", "regularization_loss", whole_loss, NULL, NULL, "The sum of a loss, shared by all devices, of which there is one." },
    { "nn.embedding_lookup", "params ids max_norm=None name=None", embedding_lookup, NULL, NULL, "Rows of a table." },
};
/* clang-format on */

op_rows ops_nn(void) { return OP_ROWS(rows); }
