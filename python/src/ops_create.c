/* Tensors from numbers: constants, fills, ranges, grids. */
#include "binary.h"
#include "build.h"
#include "ops.h"
#include "raise.h"
#include "variable.h"
#include <string.h>

/* --- constants ------------------------------------------------------------------------------------------------------------------ */

enum { UNKNOWN_COUNT = -2 };

/* How many elements a shape asks for; negative where it has what is no size. */
static int64_t known_count(etch_ctx *cx, etch_tensor *shape)
{
    int64_t sizes[ETCH_MAX_RANK], n = 1;
    if (etch_tensor_is_traced(shape) || (etch_tensor_count)(shape) > ETCH_MAX_RANK ||
        etch_tensor_read(cx, shape, sizes, (size_t)(etch_tensor_count)(shape) * sizeof *sizes) != ETCH_OK)
        return UNKNOWN_COUNT;
    for (int64_t i = 0; i < (etch_tensor_count)(shape); i++)
        if (sizes[i] < 0 || __builtin_mul_overflow(n, sizes[i], &n))
            return -1;
    return n;
}

/* A scalar is repeated, as is a list of one; anything else must have as many elements as the shape. */
static etch_tensor *shaped(op_call *c, etch_tensor *x, etch_tensor *shape)
{
    if (!etch_is_tracing(c->cx) && !op_are_sizes(c, shape, false))
        return core_forgive()
                   ? (PyErr_Format(PyExc_ValueError, "Dimension of `shape` %R must be >= 0", c->args[2]), NULL)
                   : NULL;
    etch_tensor *count = (etch_prod)(c->cx, shape, ETCH_ALL_AXES, false);
    int64_t n = 0, own = etch_tensor_is_traced(x) ? -1 : (etch_tensor_count)(x), asked = known_count(c->cx, shape);
    if (own > 1 && etch_is_tracing(c->cx) && asked != UNKNOWN_COUNT && asked != own) {
        PyErr_Format(PyExc_TypeError, "Expected Tensor's shape: %R, but got %lld elements.", c->args[2],
                     (long long)own);
        return NULL;
    }
    if (own == 1)
        return (etch_fill)(c->cx, shape, (etch_reshape)(c->cx, x, etch_int_list(c->cx, NULL, 0)));
    if (own >= 0 && count && !etch_tensor_is_traced(count) && etch_tensor_read(c->cx, count, &n, sizeof n) == ETCH_OK &&
        n != own) {
        PyErr_Format(PyExc_TypeError,
                     "Eager execution of tf.constant with unsupported shape. Tensor (converted from %R) has %lld "
                     "elements, but got "
                     "`shape` %R with %lld elements).",
                     c->args[0], (long long)own, c->args[2], (long long)n);
        return NULL;
    }
    return (etch_reshape)(c->cx, x, shape);
}

/* A tensor of sizes: one number is a vector of one. */
static etch_tensor *shape_of(etch_ctx *cx, PyObject *x)
{
    etch_tensor *shape = convert_sizes(cx, x);
    return shape && etch_tensor_rank(shape) == 0 ? build_expand(cx, shape, 0) : shape;
}
static etch_tensor *shape_argument(op_call *c, int i) { return shape_of(c->cx, c->args[i]); }

/* Sizes that are no integers are refused as the numbers they are, or, of a tensor, by its dtype. */
static etch_tensor *whole_shape_of(etch_ctx *cx, PyObject *x)
{
    etch_dtype t;
    int has_dtype = convert_has_dtype(x, &t);
    etch_tensor *shape = has_dtype < 0 ? NULL
                         : has_dtype   ? convert_sizes(cx, x)
                                       : convert(cx, x, CONVERT_ANY, ETCH_I64);
    if (shape && dtype_is_float(etch_tensor_dtype(shape)) && !etch_tensor_is_traced(shape) &&
        (etch_tensor_count)(shape) > 0) {
        PyErr_Format(PyExc_TypeError, "Cannot convert %R to EagerTensor of dtype int32", x);
        return NULL;
    }
    return shape ? shape_of(cx, x) : NULL;
}

/* What can be gone through is a shape, too: the keys of a dict, say. */
static etch_tensor *filled_shape(op_call *c, int i)
{
    PyObject *x = c->args[i];
    if (PyUnicode_Check(x) || PyBytes_Check(x) || PyFloat_Check(x))
        return op_refuse(c, i, PyExc_TypeError, "must be integers");
    if (!Py_TYPE(x)->tp_iter || PySequence_Check(x) || tensor_check(x) || variable_check(x))
        return whole_shape_of(c->cx, x);
    PyObject *list = PySequence_List(x);
    etch_tensor *shape = list ? whole_shape_of(c->cx, list) : NULL;
    Py_XDECREF(list);
    return shape;
}

static etch_tensor *filled(op_call *c, etch_tensor *shape, etch_tensor *x)
{
    return shape && x && op_are_sizes(c, shape, true) ? (etch_fill)(c->cx, shape, x) : NULL;
}

/* What a program makes while it is traced belongs to the trace, numbers too. */
static PyObject *made(op_call *c, etch_tensor *x)
{
    if (etch_is_tracing(c->cx) && !etch_tensor_is_traced(x))
        x = (etch_reshape)(c->cx, x, etch_int_list(c->cx, (etch_tensor_dims)(x), etch_tensor_rank(x)));
    return op_wrap(c, x);
}

/* What is only known when the trace is run is no constant. A tensor that holds numbers may be given by itself. */
static bool is_constant(op_call *c, etch_dtype t)
{
    PyObject *x = c->args[0];
    bool holds_numbers = tensor_check(x) && !etch_tensor_is_traced(tensor_of(x));
    int is_traced = etch_is_tracing(c->cx) && !holds_numbers ? convert_holds_tensor(x) : 0;
    if (is_traced <= 0)
        return is_traced == 0;
    if (t == CONVERT_ANY)
        PyErr_SetString(PyExc_TypeError, "Expected any non-tensor type, but got a tensor instead.");
    else
        PyErr_Format(PyExc_TypeError, "Expected %s, but got %S of type '%s'.", etch_dtype_long_name(t), x,
                     Py_TYPE(x)->tp_name);
    return false;
}

static PyObject *constant(op_call *c)
{
    etch_dtype t;
    if (!op_dtype(c, 1, CONVERT_ANY, &t) || !is_constant(c, t))
        return NULL;
    etch_tensor *x = op_tensor_where(c, 0, t);
    if (x && t != CONVERT_ANY && variable_check(c->args[0]) && !etch_is_tracing(c->cx))
        x = build_cast(c->cx, x, t); /* its numbers are taken */
    if (x && t != CONVERT_ANY && etch_tensor_dtype(x) != t) {
        PyErr_Format(PyExc_TypeError, "Expected tensor %S with dtype tf.%s, but got dtype tf.%s.", c->args[0],
                     etch_dtype_long_name(t), etch_dtype_long_name(etch_tensor_dtype(x)));
        return NULL;
    }
    if (x && op_is_none(c, 2))
        return tensor_check(c->args[0]) ? Py_NewRef(c->args[0]) : made(c, x);
    etch_tensor *shape = x ? filled_shape(c, 2) : NULL, *y = shape ? shaped(c, x, shape) : NULL;
    return y || !PyErr_Occurred() ? op_wrap(c, y) : NULL;
}

/* What is a tensor already is given back as the same object. */
static PyObject *convert_to_tensor(op_call *c)
{
    etch_dtype t, hint;
    if (!op_dtype(c, 1, CONVERT_ANY, &t) || !op_dtype(c, 2, CONVERT_ANY, &hint))
        return NULL;
    etch_tensor *x = convert(c->cx, c->args[0], t, hint);
    if (!x)
        return NULL;
    return tensor_check(c->args[0]) ? Py_NewRef(c->args[0]) : made(c, x);
}

/* --- one value ------------------------------------------------------------------------------------------------------------------- */

static etch_tensor *zeros(op_call *c)
{
    etch_dtype t;
    etch_tensor *shape = filled_shape(c, 0);
    return shape && op_dtype(c, 1, ETCH_F32, &t) && op_are_sizes(c, shape, true) ? build_zeros(c->cx, shape, t) : NULL;
}

static etch_tensor *one_of(etch_ctx *cx, etch_dtype t)
{
    if (t != ETCH_STRING)
        return (etch_scalar)(cx, t, 1);
    PyErr_SetString(PyExc_TypeError, "Cannot convert 1 to EagerTensor of dtype string");
    return NULL;
}

static etch_tensor *ones(op_call *c)
{
    etch_dtype t;
    etch_tensor *shape = filled_shape(c, 0);
    etch_tensor *one = shape && op_dtype(c, 1, ETCH_F32, &t) ? one_of(c->cx, t) : NULL;
    return one ? filled(c, shape, one) : NULL;
}

static etch_tensor *fill(op_call *c)
{
    etch_tensor *shape = shape_argument(c, 0), *x = shape ? op_tensor(c, 1) : NULL;
    if (x && etch_tensor_rank(x) > 0 && !etch_is_tracing(c->cx) && (etch_tensor_count)(x) == 1)
        x = (etch_reshape)(c->cx, x,
                           etch_int_list(c->cx, NULL, 0)); /* one element counts as a scalar outside of traces */
    if (x && etch_tensor_rank(x) > 0) {
        char text[256];
        (void)etch_fail(c->cx, ETCH_ESHAPE,
                        etch_is_tracing(c->cx) ? "Shape must be rank 0 but is rank %d: value must represent a scalar, "
                                                 "got shape %s"
                                               : "value must represent a scalar, got rank %d, shape %s",
                        etch_tensor_rank(x), build_text(c->cx, x, text));
        return NULL;
    }
    build_check_rank(c->cx, x, 0, 0, "value must represent a scalar");
    return x ? filled(c, shape, x) : NULL;
}

static etch_tensor *zeros_like(op_call *c)
{
    etch_dtype t;
    etch_tensor *x = op_tensor(c, 0);
    if (!x || !op_dtype(c, 1, etch_tensor_dtype(x), &t))
        return NULL;
    return t == ETCH_STRING || build_is(x, ETCH_STRING) ? build_zeros(c->cx, build_shape(c->cx, x), t)
                                                        : build_cast(c->cx, (etch_zeros_like)(c->cx, x), t);
}

static etch_tensor *ones_like(op_call *c)
{
    etch_dtype t;
    etch_tensor *x = op_tensor(c, 0);
    if (!x || !op_dtype(c, 1, etch_tensor_dtype(x), &t))
        return NULL;
    if (t != ETCH_STRING)
        return (etch_fill)(c->cx, build_shape(c->cx, x), (etch_scalar)(c->cx, t, 1));
    (void)etch_fail(c->cx, ETCH_EDTYPE,
                    "Value for attr 'T' of string is not in the list of allowed values of ones_like");
    return NULL;
}

/* --- ranges -------------------------------------------------------------------------------------------------------------------------- */

/* The dtype that holds all three: the last of theirs in this order. */
static bool common_dtype(etch_tensor *const *in, etch_dtype *out)
{
    static const etch_dtype order[] = { ETCH_I32, ETCH_I64, ETCH_F16, ETCH_BF16, ETCH_F32, ETCH_F64 };
    int best = -1, n = sizeof order / sizeof *order;
    for (int i = 0; i < 3; i++) {
        int at = 0;
        while (at < n && order[at] != etch_tensor_dtype(in[i]))
            at++;
        if (at == n) {
            PyErr_Format(PyExc_AssertionError, "range: %s is no dtype of a range's bounds",
                         etch_dtype_long_name(etch_tensor_dtype(in[i])));
            return false;
        }
        best = at > best ? at : best;
    }
    *out = order[best];
    return true;
}

/* With a step towards the other side there is no range. */
static void check_direction(etch_ctx *cx, etch_tensor *start, etch_tensor *limit, etch_tensor *delta)
{
    etch_tensor *zero = build_like(cx, delta, 0);
    etch_tensor *fits_up = (etch_logical_or)(cx, (etch_less_equal)(cx, delta, zero),
                                             (etch_less_equal)(cx, start, limit));
    etch_tensor *fits_down = (etch_logical_or)(cx, (etch_greater_equal)(cx, delta, zero),
                                               (etch_greater_equal)(cx, start, limit));
    etch_tensor *bounds[] = { start, limit };
    if (fits_up && fits_down && bounds[0] && bounds[1]) {
        (etch_assert)(cx, fits_up, "Requires start <= limit when delta > 0", bounds, 2);
        (etch_assert)(cx, fits_down, "Requires start >= limit when delta < 0", bounds, 2);
    }
}

/* What a trace knows by itself it says at once. */
static bool is_known_direction(etch_ctx *cx, etch_tensor *const *in)
{
    double at[3];
    for (int i = 0; i < 3; i++) {
        int32_t narrow;
        float single;
        if (etch_tensor_is_traced(in[i]) || etch_tensor_rank(in[i]) != 0)
            return true;
        if (build_is(in[i], ETCH_I32) && etch_tensor_read(cx, in[i], &narrow, sizeof narrow) == ETCH_OK)
            at[i] = narrow;
        else if (build_is(in[i], ETCH_F32) && etch_tensor_read(cx, in[i], &single, sizeof single) == ETCH_OK)
            at[i] = single;
        else
            return !etch_failed(cx); /* others the run looks at */
    }
    if (at[2] > 0 && at[0] > at[1])
        PyErr_SetString(PyExc_ValueError, "Requires start <= limit when delta > 0");
    else if (at[2] < 0 && at[0] < at[1])
        PyErr_SetString(PyExc_ValueError, "Requires start >= limit when delta < 0");
    return !PyErr_Occurred();
}

/* range(limit), range(start, limit), range(start, limit, delta) */
static etch_tensor *range(op_call *c)
{
    etch_dtype t;
    etch_tensor *in[3];
    bool has_limit = !op_is_none(c, 1);
    if (!op_dtype(c, 3, CONVERT_ANY, &t))
        return NULL;
    const int from[] = { 0, has_limit ? 1 : 0, 2 };
    for (int i = 0; i < 3; i++) {
        in[i] = i == 0 && !has_limit ? (etch_int)(c->cx, ETCH_I32, 0) : op_tensor_where(c, from[i], t);
        if (!in[i])
            return NULL;
        if (etch_tensor_rank(in[i]) > 0) {
            (void)etch_fail(c->cx, ETCH_ESHAPE, "range: start, limit and delta must be scalars, not of rank %d",
                            etch_tensor_rank(in[i]));
            return NULL;
        }
    }
    if (t == CONVERT_ANY && !common_dtype(in, &t))
        return NULL;
    if (t == ETCH_U8 || t == ETCH_BOOL || t == ETCH_STRING) {
        (void)etch_fail(c->cx, ETCH_EDTYPE, "Value for attr 'Tidx' of %s is not in the list of allowed values",
                        dtype_word(t));
        return NULL;
    }
    if (etch_is_tracing(c->cx) && !is_known_direction(c->cx, in))
        return NULL;
    for (int i = 0; i < 3; i++)
        in[i] = build_cast(c->cx, in[i], t);
    check_direction(c->cx, in[0], in[1], in[2]);
    return (etch_range)(c->cx, in[0], in[1], in[2]);
}

/* The first is start and the last is stop exactly; those between are start + i * step. */
static etch_tensor *linspace(op_call *c)
{
    etch_ctx *cx = c->cx;
    int64_t axis;
    etch_tensor *start = op_tensor(c, 0), *stop = start ? op_tensor_of(c, 1, etch_tensor_dtype(start)) : NULL,
                *n = stop ? op_tensor(c, 2) : NULL;
    if (!n || !op_axis(c, 4, &axis))
        return NULL;
    if (!dtype_is_integer(etch_tensor_dtype(n)))
        return op_refuse(c, 2, PyExc_TypeError, "must be of type integer");
    etch_dtype t = binary_quotient(etch_tensor_dtype(start));
    start = build_cast(cx, start, t), stop = build_cast(cx, stop, t);
    n = build_cast(cx, n, ETCH_I64);
    etch_tensor *one = build_int(cx, 1);
    etch_tensor *shape = build_shape(cx, (etch_add)(cx, start, stop)); /* broadcast */
    start = (etch_broadcast_to)(cx, start, shape);
    stop = (etch_broadcast_to)(cx, stop, shape);
    axis = build_axis(cx, start, axis, 1, "Tried to expand dim index");
    if (axis < 0)
        return NULL;
    int rank = etch_tensor_rank(start);
    etch_tensor *first = build_expand(cx, start, axis), *last = build_expand(cx, stop, axis);
    etch_tensor *n_steps = (etch_maximum)(cx, (etch_sub)(cx, n, one), one);
    etch_tensor *step = (etch_div)(cx, (etch_sub)(cx, last, first), (etch_cast)(cx, n_steps, t));
    etch_tensor *i = (etch_cast)(cx, (etch_range)(cx, one, n_steps, one), t);
    for (int k = (int)axis; k < rank; k++)
        i = build_expand(cx, i, -1);
    etch_tensor *between = (etch_add)(cx, first, (etch_mul)(cx, step, i));
    return build_between(cx, (etch_concat)(cx, (etch_tensor *[]){ first, between, last }, 3, axis), axis, NULL, n);
}

/* --- patterns ----------------------------------------------------------------------------------------------------------------------- */

/* A tensor, or one integer: no list or array of them. */
static bool is_size(PyObject *x)
{
    if (tensor_check(x) || variable_check(x))
        return true;
    bool is_many = PySequence_Check(x) && PySequence_Size(x) >= 0;
    if (PyErr_Occurred() && !core_forgive()) /* an array without axes has no length */
        return false;
    return PyIndex_Check(x) && !is_many;
}

static etch_tensor *eye(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_dtype t;
    int are_sizes = is_size(c->args[0]) ? op_is_none(c, 1) || is_size(c->args[1]) : false;
    if (!are_sizes && !PyErr_Occurred())
        PyErr_Format(PyExc_TypeError,
                     "Arguments `num_rows` and `num_columns` must be positive integer values. Received: num_rows=%S, "
                     "num_columns=%S",
                     c->args[0], op_is_none(c, 1) ? c->args[0] : c->args[1]);
    if (!are_sizes)
        return NULL;
    etch_tensor *n = op_sizes(c, 0), *m = n && !op_is_none(c, 1) ? op_sizes(c, 1) : n;
    etch_tensor *batch = m && !op_is_none(c, 2) ? shape_argument(c, 2) : NULL;
    if (!m || PyErr_Occurred() || !op_dtype(c, 3, ETCH_F32, &t))
        return NULL;
    etch_tensor *sizes[] = { n, m }, *shape = build_vector(cx, sizes, 2);
    etch_tensor *y =
        (etch_cast)(cx, (etch_equal)(cx, (etch_iota)(cx, shape, 0, ETCH_I64), (etch_iota)(cx, shape, 1, ETCH_I64)), t);
    return batch ? (etch_broadcast_to)(cx, y, build_vector(cx, (etch_tensor *[]){ batch, shape }, 2)) : y;
}

/* on and off say the dtype between them; without both it is the one asked for, or float32. */
static etch_tensor *one_hot(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_dtype t, given = CONVERT_ANY;
    int64_t axis = -1;
    etch_tensor *indices = op_tensor_like(c, 0, ETCH_I64), *depth = indices ? op_sizes(c, 1) : NULL,
                *in[2] = { NULL, NULL };
    if (!depth || !op_dtype(c, 5, CONVERT_ANY, &t) || (!op_is_none(c, 4) && !op_axis(c, 4, &axis)))
        return NULL;
    for (int i = 0; i < 2; i++) {
        if (op_is_none(c, 2 + i))
            continue;
        in[i] = op_tensor(c, 2 + i);
        etch_dtype own = in[i] ? etch_tensor_dtype(in[i]) : CONVERT_ANY;
        etch_dtype wanted = t != CONVERT_ANY ? t : given != CONVERT_ANY ? given : own;
        if (in[i] && own != wanted)
            PyErr_Format(PyExc_TypeError,
                         t != CONVERT_ANY ? "dtype %S of %s does not match dtype parameter %S"
                                          : "dtype %S of %s does not match dtype %S of off_value",
                         dtype_object(t != CONVERT_ANY ? own : wanted),
                         i && t != CONVERT_ANY ? "off_value" : "on_value",
                         dtype_object(t != CONVERT_ANY ? wanted : own));
        if (!in[i] || PyErr_Occurred())
            return NULL;
        given = own;
    }
    t = t != CONVERT_ANY ? t : given != CONVERT_ANY ? given : ETCH_F32;
    if ((t == ETCH_BOOL || t == ETCH_STRING) && (!in[0] || !in[1])) {
        PyErr_Format(PyExc_TypeError, "Cannot convert %d to EagerTensor of dtype %s", in[0] ? 0 : 1,
                     etch_dtype_long_name(t));
        return NULL;
    }
    etch_dtype it = etch_tensor_dtype(indices);
    if (it != ETCH_U8 && it != ETCH_I8 && it != ETCH_I32 && it != ETCH_I64) {
        (void)etch_fail(cx, ETCH_EDTYPE,
                        "Value for attr 'TI' of %s is not in the list of allowed values: uint8, int8, int32, int64",
                        dtype_word(it));
        return NULL;
    }
    int rank = etch_tensor_rank(indices);
    if (axis < -1 && etch_is_tracing(cx)) {
        PyErr_Format(PyExc_ValueError, "axis must be >= -1, but is %lld", (long long)axis);
        return NULL;
    }
    if (rank >= 0 && (axis < -1 || axis > rank))
        return raise_error("InvalidArgumentError", "Expected axis to be -1 or between [0, %d).  But received: %lld",
                           rank + 1, (long long)axis);
    (etch_assert)(cx, (etch_greater_equal)(cx, depth, build_int(cx, 0)), "depth must be non-negative", &depth, 1);
    if (t == ETCH_STRING) { /* which are looked up */
        etch_tensor *is_on = (etch_one_hot)(cx, build_cast(cx, indices, ETCH_I64), depth, build_int(cx, 1),
                                            build_int(cx, 0), axis);
        return is_on ? (etch_gather)(cx, (etch_stack)(cx, (etch_tensor *[]){ in[1], in[0] }, 2, 0), is_on, 0, 0) : NULL;
    }
    return (etch_one_hot)(cx, build_cast(cx, indices, ETCH_I64), depth, in[0] ? in[0] : (etch_scalar)(cx, t, 1),
                          in[1] ? in[1] : (etch_scalar)(cx, t, 0), axis);
}

static etch_tensor *sequence_mask(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_dtype t;
    etch_tensor *lengths = op_tensor(c, 0), *n = NULL;
    if (!lengths || !op_dtype(c, 2, ETCH_BOOL, &t) || (!op_is_none(c, 1) && !(n = op_sizes(c, 1))))
        return NULL;
    if (n && etch_tensor_rank(n) > 0)
        return op_refuse(c, 1, PyExc_ValueError, "must be scalar for sequence_mask");
    int64_t given = 0;
    if (n && !etch_tensor_is_traced(n) && etch_tensor_read(cx, n, &given, sizeof given) == ETCH_OK && given < 0) {
        (void)etch_fail(cx, ETCH_EINVAL, "Requires start <= limit when delta > 0: 0/%lld", (long long)given);
        return NULL;
    }
    etch_tensor *most = (etch_max)(cx, lengths, ETCH_ALL_AXES, false);
    if (dtype_is_float(etch_tensor_dtype(lengths)))
        most = (etch_ceil)(cx, most);
    n = n ? n : (etch_maximum)(cx, build_cast(cx, most, ETCH_I64), build_int(cx, 0));
    etch_tensor *at = build_cast(cx, build_range(cx, n), etch_tensor_dtype(lengths));
    return build_cast(cx, (etch_less)(cx, at, build_expand(cx, lengths, -1)), t);
}

/* Each argument along an axis of its own; by "xy" the first two axes are swapped. */
static PyObject *meshgrid(op_call *c)
{
    etch_ctx *cx = c->cx;
    const char *indexing;
    etch_tensor **xs, *shape[ETCH_MAX_RANK];
    int n = op_tensor_list(c, 0, &xs);
    if (n < 0 || !op_text(c, 1, &indexing))
        return NULL;
    bool is_xy = strcmp(indexing, "xy") == 0;
    if (!is_xy && strcmp(indexing, "ij") != 0) {
        PyErr_Format(PyExc_ValueError, "Argument `indexing` parameter must be either 'xy' or 'ij', got '%s'", indexing);
        return NULL;
    }
    if (n > ETCH_MAX_RANK)
        return op_refuse(c, 0, PyExc_ValueError, "are more tensors than there can be axes");
    is_xy = is_xy && n > 1;
    for (int i = 0; i < n; i++) {
        xs[i] = build_flat(cx, xs[i]);
        int axis = is_xy && i < 2 ? 1 - i : i;
        shape[axis] = build_size(cx, xs[i], 0);
    }
    etch_tensor *sizes = n > 0 ? build_vector(cx, shape, n) : NULL;
    for (int i = 0; i < n; i++) {
        int axis = is_xy && i < 2 ? 1 - i : i;
        for (int k = axis + 1; k < n; k++)
            xs[i] = build_expand(cx, xs[i], -1);
        xs[i] = (etch_broadcast_to)(cx, xs[i], sizes);
    }
    return op_list(c, xs, n);
}

/* clang-format off */
static const op_row rows[] = {
    { "constant", "value dtype=None shape=None name='Const'", NULL, constant, NULL, "A tensor that holds these numbers." },
    { "convert_to_tensor", "value dtype=None dtype_hint=None name=None", NULL, convert_to_tensor, NULL, "The value as a tensor." },
    { "zeros", "shape dtype=tf.float32 name=None layout=None", zeros, NULL, NULL, "A tensor of zeros." },
    { "ones", "shape dtype=tf.float32 name=None layout=None", ones, NULL, NULL, "A tensor of ones." },
    { "fill", "dims value name=None layout=None", fill, NULL, NULL, "A tensor of one value." },
    { "zeros_like", "input dtype=None name=None layout=None", zeros_like, NULL, NULL, "Zeros in the shape of a tensor." },
    { "ones_like", "input dtype=None name=None layout=None", ones_like, NULL, NULL, "Ones in the shape of a tensor." },
    { "range", "start limit=None delta=1 dtype=None name='range'", range, NULL, NULL, "start, start + delta, ... before limit." },
    { "linspace", "start stop num name=None axis=0", linspace, NULL, NULL, "num numbers from start to stop, at equal distances." },
    { "eye linalg.eye", "num_rows num_columns=None batch_shape=None dtype=tf.float32 name=None", eye, NULL, NULL, "Ones on the diagonal, zeros elsewhere." },
    { "one_hot", "indices depth on_value=None off_value=None axis=None dtype=None name=None", one_hot, NULL, NULL, "on_value at the index along a new axis, off_value elsewhere." },
    { "sequence_mask", "lengths maxlen=None dtype=tf.bool name=None", sequence_mask, NULL, NULL, "True for the first elements of each row, as many as lengths says." },
    { "meshgrid", "*args indexing='xy' name=None", NULL, meshgrid, NULL, "Coordinates of a grid from those of its axes." },
};
/* clang-format on */

op_rows ops_create(void) { return OP_ROWS(rows); }
