/* The same elements in another form, and what a tensor says of itself: shapes, casts, identities. */
#include "build.h"
#include "ops.h"
#include "raise.h"
#include "shape.h"
#include "variable.h"
#include <math.h>

/* --- forms ------------------------------------------------------------------------------------------------------------------------ */

/* The numbers of a shape: how many, or -1 where they are not known or no shape. */
static int numbers_of(etch_ctx *cx, etch_tensor *shape, int64_t *out)
{
    int64_t n = etch_tensor_is_traced(shape) || etch_tensor_rank(shape) != 1 ? -1 : (etch_tensor_dim)(shape, 0);
    bool is_read = n >= 0 && n <= ETCH_MAX_RANK && etch_tensor_read(cx, shape, out, (size_t)n * sizeof *out) == ETCH_OK;
    return is_read ? (int)n : -1;
}

/* What cannot be reshaped, in TensorFlow's words, if all sizes are known: before it is tried. */
static bool can_reshape(etch_ctx *cx, etch_tensor *x, etch_tensor *shape)
{
    int64_t wanted[ETCH_MAX_RANK], n = 1, product = 1;
    int n_wanted = numbers_of(cx, shape, wanted), n_open = 0;
    for (int i = 0; i < etch_tensor_rank(x); i++)
        n = n < 0 || etch_tensor_peek_dim(x, i) < 0 ? -1 : n * etch_tensor_peek_dim(x, i);
    if (n < 0 || etch_tensor_rank(x) < 0 || n_wanted < 0)
        return true;
    for (int i = 0; i < n_wanted; i++) {
        if (wanted[i] < -1 || (wanted[i] > 0 && product > INT64_MAX / wanted[i]))
            return true; /* which is another mistake */
        n_open += wanted[i] < 0;
        product *= wanted[i] < 0 ? 1 : wanted[i];
    }
    bool fits = n_open > 1 || (n_open == 0 ? n == product : product == 0 ? n == 0 : n % product == 0);
    if (!fits && etch_is_tracing(cx))
        (void)etch_fail(cx, ETCH_ESHAPE, "Cannot reshape a tensor with %lld elements to a shape with %s%lld elements",
                        (long long)n, n_open ? "a multiple of " : "", (long long)product);
    else if (!fits)
        (void)etch_fail(cx, ETCH_ESHAPE,
                        "Input to reshape is a tensor with %lld values, but the requested shape %s %lld", (long long)n,
                        n_open && product ? "requires a multiple of" : "has", (long long)product);
    return fits;
}

static etch_tensor *reshape(op_call *c)
{
    etch_tensor *x = op_tensor(c, 0), *shape = x ? op_sizes(c, 1) : NULL;
    if (shape && etch_tensor_rank(shape) == 0)
        shape = build_expand(c->cx, shape, 0);
    return shape && can_reshape(c->cx, x, shape) ? (etch_reshape)(c->cx, x, shape) : NULL;
}

static etch_tensor *transposed(etch_ctx *cx, etch_tensor *x, int64_t *perm, int n)
{
    int rank = etch_tensor_rank(x);
    if (rank >= 0 && n != rank) {
        (void)etch_fail(cx, ETCH_ESHAPE, "transpose expects a vector of size %d. But input(1) is a vector of size %d",
                        rank, n);
        return NULL;
    }
    for (int i = 0; i < n; i++)
        if ((perm[i] = build_axis(cx, x, perm[i], 0, "transpose: there is no axis")) < 0)
            return NULL;
    for (int i = 0; rank < 0 && i < n; i++)
        if (perm[i] >= n) {
            (void)etch_fail(cx, ETCH_EINVAL, "perm dim %lld is out of range of input rank %d", (long long)perm[i], n);
            return NULL;
        }
    for (int axis = 0; axis < n; axis++) { /* an error of the run, though it is known while tracing */
        bool is_there = false;
        for (int i = 0; i < n; i++)
            is_there |= perm[i] == axis;
        if (!is_there) {
            char text[ETCH_MAX_RANK * 3 + 2] = "";
            for (int i = 0, at = 0; i < n; i++)
                at += snprintf(text + at, sizeof text - (size_t)at, i ? ",%d" : "%d", (int)perm[i]);
            return raise_error("InvalidArgumentError", "%d is missing from {%s}.", axis, text);
        }
    }
    return (etch_transpose)(cx, x, (etch_ints){ perm, n });
}

static etch_tensor *transpose(op_call *c)
{
    int64_t perm[ETCH_MAX_RANK];
    etch_ints given;
    etch_tensor *x = op_tensor(c, 0);
    if (!x || !op_axes(c, 1, perm, &given))
        return NULL;
    int rank = etch_tensor_rank(x);
    if (given.n >= 0)
        return transposed(c->cx, x, perm, given.n);
    if (rank < 0) {
        (void)etch_fail(c->cx, ETCH_ENOTSUP, "transpose: without perm the number of axes must be known");
        return NULL;
    }
    for (int i = 0; i < rank; i++)
        perm[i] = rank - 1 - i;
    return (etch_transpose)(c->cx, x, (etch_ints){ perm, rank });
}

/* Of real numbers the adjoint is the transposed. */
static etch_tensor *matrix_transpose(op_call *c)
{
    int64_t perm[ETCH_MAX_RANK];
    etch_tensor *x = op_tensor(c, 0);
    int rank = x ? etch_tensor_rank(x) : -1;
    if (x && rank < 0)
        (void)etch_fail(c->cx, ETCH_ENOTSUP, "the number of axes must be known");
    if (rank < 0)
        return NULL;
    if (rank < 2)
        return op_refuse(c, 0, PyExc_ValueError, "should be a (batch) matrix with rank >= 2");
    for (int i = 0; i < rank; i++)
        perm[i] = i < rank - 2 ? i : 2 * rank - 3 - i;
    return (etch_transpose)(c->cx, x, (etch_ints){ perm, rank });
}

static etch_tensor *expand_dims(op_call *c)
{
    int64_t axis;
    etch_tensor *x = op_tensor(c, 0);
    if (!x || !op_axis(c, 1, &axis))
        return NULL;
    build_check_rank(c->cx, x, axis < 0 ? -1 - axis : axis, ETCH_MAX_RANK, "Tried to expand a dim that there is not");
    return build_expand(c->cx, x, axis);
}

/* Where a trace does not know which sizes are 1, the run tells, and with it how many axes are left. */
static etch_tensor *squeeze_unknown(etch_ctx *cx, etch_tensor *x)
{
    etch_tensor *shape = build_shape(cx, x);
    etch_tensor *is_left = (etch_not_equal)(cx, shape, build_int(cx, 1));
    return (etch_reshape)(cx, x, (etch_boolean_mask)(cx, shape, is_left));
}

static bool has_unknown_size(etch_ctx *cx, etch_tensor *x)
{
    bool found = etch_tensor_is_traced(x) && etch_tensor_rank(x) < 0;
    for (int i = 0; etch_tensor_is_traced(x) && i < etch_tensor_rank(x); i++)
        found |= (etch_tensor_known_dim)(cx, x, i) < 0;
    return found;
}

/* An axis that is named twice is one; no axes are all that have one element. */
static etch_tensor *squeeze(op_call *c)
{
    int64_t at[ETCH_MAX_RANK];
    etch_ints axes;
    etch_tensor *x = op_tensor(c, 0);
    if (!x || !op_axes(c, 1, at, &axes))
        return NULL;
    int n = 0, rank = etch_tensor_rank(x);
    for (int i = 0; i < axes.n; i++) {
        int64_t axis = at[i] < 0 && rank >= 0 ? at[i] + rank : at[i];
        if (rank >= 0 && (axis < 0 || axis >= rank)) {
            (void)etch_fail(c->cx, ETCH_EINVAL,
                            etch_is_tracing(c->cx) ? "squeeze_dims[%d] not in [%d,%d): %lld"
                                                   : "squeeze_dims[%d] not in [%d,%d): Tried to squeeze dim index %lld",
                            i, -rank, rank, (long long)(axis < 0 ? axis - rank : axis));
            return NULL;
        }
        int64_t others = axis < 0 ? -1 - axis : axis; /* at least, beside it */
        build_check_rank(c->cx, x, others < INT64_MAX ? others + 1 : others, ETCH_MAX_RANK,
                         "Tried to squeeze a dim that there is not");
        bool is_new = true;
        for (int k = 0; k < n; k++)
            is_new &= at[k] != axis;
        if (is_new)
            at[n++] = axis;
    }
    if (n == 0 && has_unknown_size(c->cx, x))
        return squeeze_unknown(c->cx, x);
    for (int i = 0; i < n && rank >= 0; i++) {
        int64_t d = etch_tensor_is_traced(x) ? (etch_tensor_known_dim)(c->cx, x, (int)at[i])
                                             : (etch_tensor_dim)(x, (int)at[i]);
        if (d < 0 || d == 1)
            continue;
        (void)etch_fail(c->cx, ETCH_ESHAPE, "Can not squeeze dim[%lld], expected a dimension of 1, got %lld",
                        (long long)at[i], (long long)d);
        return NULL;
    }
    return (etch_squeeze)(c->cx, x, n > 0 ? (etch_ints){ at, n } : ETCH_ALL_AXES);
}

static etch_tensor *broadcast_to(op_call *c)
{
    etch_tensor *x = op_tensor(c, 0), *shape = x ? op_shape(c, 1) : NULL;
    return shape ? (etch_broadcast_to)(c->cx, x, shape) : NULL;
}

/* --- what there is ------------------------------------------------------------------------------------------------------------------- */

static bool size_dtype(op_call *c, int i, etch_dtype *t)
{
    if (!op_dtype(c, i, ETCH_I32, t))
        return false;
    if (*t == ETCH_I32 || *t == ETCH_I64)
        return true;
    (void)etch_fail(c->cx, ETCH_EDTYPE,
                    "Value for attr 'out_type' of %s is not in the list of allowed values: int32, int64",
                    dtype_word(*t));
    return false;
}

static etch_tensor *shape(op_call *c)
{
    etch_dtype t;
    etch_tensor *x = op_tensor(c, 0);
    return x && size_dtype(c, 1, &t) ? (etch_shape_of)(c->cx, x, t) : NULL;
}

static etch_tensor *size(op_call *c)
{
    etch_dtype t;
    etch_tensor *x = op_tensor(c, 0);
    return x && size_dtype(c, 1, &t) ? build_cast(c->cx, build_count(c->cx, x), t) : NULL;
}

static etch_tensor *rank(op_call *c)
{
    etch_tensor *x = op_tensor(c, 0);
    if (!x)
        return NULL;
    if (etch_tensor_rank(x) >= 0)
        return (etch_int)(c->cx, ETCH_I32, etch_tensor_rank(x));
    etch_tensor *n = (etch_shape_of)(c->cx, (etch_shape_of)(c->cx, x, ETCH_I32), ETCH_I32);
    return (etch_reshape)(c->cx, n, etch_int_list(c->cx, NULL, 0));
}

/* Tensors of a list, each of a dtype of its own. */
static int tensors_of(op_call *c, int i, etch_tensor ***out)
{
    PyObject *items = core_items(c->args[i], "a list of tensors is expected");
    Py_ssize_t n = items ? PySequence_Fast_GET_SIZE(items) : -1;
    etch_tensor **at = n >= 0 ? op_room(c, ((size_t)n + 1) * sizeof *at) : NULL;
    for (Py_ssize_t k = 0; at && k < n; k++)
        if (!(at[k] = op_hold(c, convert(c->cx, PySequence_Fast_GET_ITEM(items, k), CONVERT_ANY, CONVERT_ANY))))
            at = NULL;
    Py_XDECREF(items);
    *out = at;
    return at ? (int)n : -1;
}

static PyObject *shape_n(op_call *c)
{
    etch_dtype t;
    etch_tensor **xs;
    int n = tensors_of(c, 0, &xs);
    if (n < 0 || !size_dtype(c, 1, &t))
        return NULL;
    for (int i = 0; i < n; i++)
        xs[i] = (etch_shape_of)(c->cx, xs[i], t);
    return op_list(c, xs, n);
}

static PyObject *identity_n(op_call *c)
{
    etch_tensor **xs;
    int n = tensors_of(c, 0, &xs);
    return n < 0 ? NULL : op_list(c, xs, n);
}

static etch_tensor *identity(op_call *c) { return op_tensor(c, 0); }

static etch_tensor *stop_gradient(op_call *c)
{
    etch_tensor *x = op_tensor(c, 0);
    return x ? (etch_stop_gradient)(c->cx, x) : NULL;
}

static PyObject *is_tensor(op_call *c)
{
    return PyBool_FromLong(tensor_check(c->args[0]) || variable_check(c->args[0]));
}

/* Its contents if they are known while the program is traced. */
static PyObject *get_static_value(op_call *c)
{
    if (!tensor_check(c->args[0]) || etch_tensor_is_traced(tensor_of(c->args[0])))
        Py_RETURN_NONE;
    return tensor_numpy(c->args[0], NULL);
}

/* --- shapes that go together ------------------------------------------------------------------------------------------------------------ */

/* What tensors of two shapes broadcast to, by the runtime's own rule: a sum of zeros of these shapes. */
static etch_tensor *broadcast_dynamic_shape(op_call *c)
{
    etch_dtype t;
    int has_dtype = convert_has_dtype(c->args[0], &t);
    bool is_wide = has_dtype == 1 && t == ETCH_I64;
    etch_tensor *x = has_dtype < 0 ? NULL : op_sizes(c, 0), *y = x ? op_sizes(c, 1) : NULL,
                *zero = (etch_scalar)(c->cx, ETCH_BOOL, 0);
    if (!y)
        return NULL;
    etch_tensor *both = (etch_logical_and)(c->cx, (etch_fill)(c->cx, x, zero), (etch_fill)(c->cx, y, zero));
    return (etch_shape_of)(c->cx, both, is_wide ? ETCH_I64 : ETCH_I32);
}

static PyObject *broadcast_static_shape(op_call *c)
{
    int64_t a[ETCH_MAX_RANK], b[ETCH_MAX_RANK], out[ETCH_MAX_RANK];
    int rank_a, rank_b;
    for (int i = 0; i < 2; i++)
        if (!PyObject_TypeCheck(c->args[i], &shape_type)) {
            PyErr_Format(PyExc_AttributeError, "'%s' object has no attribute 'ndims'", Py_TYPE(c->args[i])->tp_name);
            return NULL;
        }
    if (shape_from(c->args[0], a, &rank_a) < 0 || shape_from(c->args[1], b, &rank_b) < 0)
        return NULL;
    if (rank_a < 0 || rank_b < 0)
        return shape_new(NULL, -1, NULL);
    int n = rank_a > rank_b ? rank_a : rank_b;
    for (int i = 1; i <= n; i++) {
        int64_t x = i <= rank_a ? a[rank_a - i] : 1, y = i <= rank_b ? b[rank_b - i] : 1;
        if (x >= 0 && y >= 0 && x != 1 && y != 1 && x != y) {
            PyErr_Format(PyExc_ValueError, "Incompatible shapes for broadcasting: %S and %S", c->args[0], c->args[1]);
            return NULL;
        }
        /* A size that is open beside a larger one than 1 is that one, or is stretched to it. */
        out[n - i] = x == 1 ? y : y == 1 || y < 0 ? x : x < 0 || x == y ? y : x;
    }
    return shape_new(out, n, NULL);
}

static etch_tensor *ensure_shape(op_call *c)
{
    etch_ctx *cx = c->cx;
    int64_t dims[ETCH_MAX_RANK];
    char text[256];
    int n;
    etch_tensor *x = op_tensor(c, 0);
    if (!x || shape_from(c->args[1], dims, &n) < 0)
        return NULL;
    int own = etch_tensor_rank(x);
    if (n < 0)
        return x;
    bool fits = own < 0 || own == n;
    for (int i = 0; fits && own >= 0 && i < n; i++) {
        int64_t d = etch_tensor_is_traced(x) ? (etch_tensor_known_dim)(cx, x, i) : (etch_tensor_dim)(x, i);
        fits = d < 0 || dims[i] < 0 || d == dims[i];
    }
    if (!fits) {
        int at = 0;
        char wanted[ETCH_MAX_RANK * 22] = "";
        for (int i = 0; i < n; i++)
            at += dims[i] < 0
                      ? snprintf(wanted + at, sizeof wanted - (size_t)at, "%s?", i ? "," : "")
                      : snprintf(wanted + at, sizeof wanted - (size_t)at, "%s%lld", i ? "," : "", (long long)dims[i]);
        (void)etch_fail(cx, ETCH_ESHAPE, "Shape of tensor input %s is not compatible with expected shape [%s].",
                        build_text(cx, x, text), wanted);
        return NULL;
    }
    return etch_tensor_is_traced(x) ? (etch_ensure_shape)(cx, x, (etch_ints){ dims, n }) : x;
}

/* --- dtypes -------------------------------------------------------------------------------------------------------------------------- */

/* A tensor that is of the dtype already is given back as the same object. */
static PyObject *cast(op_call *c)
{
    etch_dtype t;
    if (op_is_none(c, 1) || dtype_from_argument(c->args[1], "dtype", &t) < 0) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_TypeError, "Cannot convert the argument `type_value`: None to a TensorFlow DType.");
        return NULL;
    }
    etch_tensor *x = op_tensor(c, 0);
    if (!x)
        return NULL;
    if (etch_tensor_dtype(x) == t)
        return tensor_check(c->args[0]) ? Py_NewRef(c->args[0]) : op_wrap(c, x);
    if (t == ETCH_STRING || build_is(x, ETCH_STRING)) {
        (void)etch_fail(c->cx, ETCH_ENOTSUP, "Cast %s to %s is not supported", dtype_word(etch_tensor_dtype(x)),
                        dtype_word(t));
        return NULL;
    }
    return op_wrap(c, (etch_cast)(c->cx, x, t));
}

static double highest_of(etch_dtype t)
{
    bool is_unsigned = t == ETCH_U8 || t == ETCH_U16 || t == ETCH_U32 || t == ETCH_U64;
    int bits = (int)etch_dtype_bytes(t) * 8 - !is_unsigned;
    return t == ETCH_F16    ? 65504.0
           : t == ETCH_BF16 ? 3.3895313892515355e38
           : t == ETCH_F32  ? 3.4028234663852886e38
           : t == ETCH_F64  ? 1.7976931348623157e308
                            : ldexp(1, bits) - 1;
}

static double lowest_of(etch_dtype t)
{
    bool is_unsigned = t == ETCH_U8 || t == ETCH_U16 || t == ETCH_U32 || t == ETCH_U64;
    return dtype_is_float(t) ? -highest_of(t) : is_unsigned ? 0 : -ldexp(1, (int)etch_dtype_bytes(t) * 8 - 1);
}

/* The largest number of `own` that is not above the highest of `t`: a float may only come near to an integer's limit. */
static double highest_within(etch_dtype own, etch_dtype t)
{
    static const int digits[ETCH_N_DTYPES] = { [ETCH_F16] = 11, [ETCH_BF16] = 8, [ETCH_F32] = 24, [ETCH_F64] = 53 };
    double high = highest_of(t);
    int bits = (int)etch_dtype_bytes(t) * 8 - (lowest_of(t) < 0);
    if (!dtype_is_float(own) || dtype_is_float(t) || bits <= digits[own])
        return high;
    return ldexp(1, bits) - ldexp(1, bits - digits[own]);
}

/* Limited first to what the dtype holds, as far as the tensor's own dtype goes beyond it. */
static etch_tensor *saturate_cast(op_call *c)
{
    etch_dtype t;
    etch_tensor *x = op_tensor(c, 0);
    if (!x || dtype_from_argument(c->args[1], "dtype", &t) < 0)
        return NULL;
    etch_dtype own = etch_tensor_dtype(x);
    if (own == ETCH_BOOL || own == ETCH_STRING || t == ETCH_BOOL || t == ETCH_STRING) {
        PyErr_Format(PyExc_TypeError, "Cannot find minimum value of %S", dtype_object(own));
        return NULL;
    }
    if (lowest_of(own) < lowest_of(t))
        x = (etch_maximum)(c->cx, x, build_like(c->cx, x, lowest_of(t)));
    if (highest_of(own) > highest_of(t))
        x = (etch_minimum)(c->cx, x, build_like(c->cx, x, highest_within(own, t)));
    return build_cast(c->cx, x, t);
}

static etch_tensor *bitcast(op_call *c)
{
    etch_dtype t;
    etch_tensor *x = op_tensor(c, 0);
    if (!x || dtype_from_argument(c->args[1], "type", &t) < 0)
        return NULL;
    if (build_is(x, ETCH_BOOL) || t == ETCH_BOOL) {
        (void)etch_fail(c->cx, ETCH_EDTYPE,
                        "Value for attr 'T' of bool is not in the list of allowed values of bitcast");
        return NULL;
    }
    return (etch_bitcast)(c->cx, x, t);
}

/* clang-format off */
static const op_row rows[] = {
    { "reshape", "tensor shape name=None", reshape, NULL, NULL, "The same elements with another shape; one size may be -1." },
    { "transpose", "a perm=None conjugate=False name='transpose'", transpose, NULL, NULL, "Axes in another order; without perm in reverse." },
    { "linalg.matrix_transpose", "a name='matrix_transpose' conjugate=False", matrix_transpose, NULL, NULL, "The last two axes exchanged." },
    { "linalg.adjoint", "matrix name=None", matrix_transpose, NULL, NULL, "The last two axes exchanged; the elements are real." },
    { "expand_dims", "input axis name=None", expand_dims, NULL, NULL, "A new axis of size 1." },
    { "squeeze", "input axis=None name=None", squeeze, NULL, NULL, "Axes of size 1 dropped." },
    { "broadcast_to", "input shape name=None", broadcast_to, NULL, NULL, "Repeated along axes of size 1 and new leading axes." },
    { "broadcast_dynamic_shape", "shape_x shape_y", broadcast_dynamic_shape, NULL, NULL, "The shape that two shapes broadcast to, as a tensor." },
    { "broadcast_static_shape", "shape_x shape_y", NULL, broadcast_static_shape, NULL, "The TensorShape that two of them broadcast to." },
    { "shape", "input out_type=None name=None", shape, NULL, NULL, "The shape as a tensor." },
    { "shape_n", "input out_type=tf.int32 name=None", NULL, shape_n, NULL, "The shapes of several tensors." },
    { "size", "input out_type=None name=None", size, NULL, NULL, "How many elements there are." },
    { "rank", "input name=None", rank, NULL, NULL, "How many axes there are." },
    { "identity", "input name=None", identity, NULL, NULL, "The same tensor." },
    { "identity_n", "input name=None", NULL, identity_n, NULL, "The same tensors." },
    { "guarantee_const", "input name=None", identity, NULL, NULL, "The same tensor." },
    { "stop_gradient", "input name=None", stop_gradient, NULL, NULL, "The same tensor, through which no gradient flows." },
    { "ensure_shape", "x shape name=None", ensure_shape, NULL, NULL, "The same tensor, which must have this shape." },
    { "is_tensor", "x", NULL, is_tensor, NULL, "Is it a tensor or a variable?" },
    { "get_static_value", "tensor partial=False", NULL, get_static_value, NULL, "The contents as a NumPy array, or None while they are not known." },
    { "cast dtypes.cast", "x dtype name=None", NULL, cast, NULL, "x with elements of another type." },
    { "saturate_cast dtypes.saturate_cast", "value dtype name=None", saturate_cast, NULL, NULL, "A cast that limits what the dtype cannot hold." },
    { "bitcast", "input type name=None", bitcast, NULL, NULL, "The same bits as another type." },
};
/* clang-format on */

op_rows ops_shape(void) { return OP_ROWS(rows); }
