/* Tensors joined, parted, repeated and moved along axes. */
#include "array.h"
#include "build.h"
#include "ops.h"
#include "raise.h"
#include "variable.h"
#include "size.h"
#include "trace.h"
#include <string.h>

enum { MAX_RESULTS = 200 }; /* more than an op of the runtime has may be cut out one by one */

/* --- joined --------------------------------------------------------------------------------------------------------------------- */

/* One tensor stands for a list of one, and so do an array and a range. */
static int values_of(op_call *c, int i, etch_tensor ***out)
{
    PyObject *x = c->args[i];
    int is_one = tensor_check(x) || variable_check(x) || PyRange_Check(x) ? 1 : array_is(x);
    if (is_one <= 0)
        return is_one < 0 ? -1 : op_tensor_list(c, i, out);
    *out = op_room(c, sizeof **out);
    if (!*out || !(**out = op_tensor(c, i)))
        return -1;
    return 1;
}

static bool one_dtype(etch_ctx *cx, etch_tensor *const *xs, int n, const char *op)
{
    for (int i = 1; i < n; i++)
        if (etch_tensor_dtype(xs[i]) != etch_tensor_dtype(xs[0])) {
            (void)etch_fail(
                cx, ETCH_EDTYPE,
                "cannot compute %s as input #%d(zero-based) was expected to be a %s tensor but is a %s tensor", op, i,
                dtype_word(etch_tensor_dtype(xs[0])), dtype_word(etch_tensor_dtype(xs[i])));
            return false;
        }
    return true;
}

static int64_t known_size(etch_ctx *cx, etch_tensor *x, int64_t axis)
{
    return etch_tensor_is_traced(x) ? (etch_tensor_known_dim)(cx, x, (int)axis) : (etch_tensor_dim)(x, (int)axis);
}

/* Can they be joined, as far as sizes are known? Traces compare what is left without the axis, and count axes there. */
static bool fit_together(etch_ctx *cx, etch_tensor *const *xs, int n, int64_t axis)
{
    char one[256], other[256];
    int rank = etch_tensor_rank(xs[0]);
    bool is_tracing = etch_is_tracing(cx);
    if (rank == 0)
        return etch_fail(cx, ETCH_EINVAL, "%sCan't concatenate scalars (use tf.stack instead)",
                         is_tracing ? "" : "ConcatOp : ") == ETCH_OK;
    if (rank > 0 && (axis < -rank || axis >= rank))
        return (is_tracing
                    ? etch_fail(cx, ETCH_EINVAL, "Shape must be at least rank %lld but is rank %d for 'ConcatV2'",
                                (long long)(axis < 0 ? -axis : axis + 1), rank)
                    : etch_fail(cx, ETCH_EINVAL,
                                "ConcatOp : Expected concatenating dimensions in the range [%d, %d), but got "
                                "%lld",
                                -rank, rank, (long long)axis)) == ETCH_OK;
    axis += axis < 0 ? rank : 0;
    for (int i = 1; rank > 0 && i < n; i++) {
        int rank_i = etch_tensor_rank(xs[i]);
        if (rank_i >= 0 && rank_i != rank)
            return (is_tracing ? etch_fail(cx, ETCH_ESHAPE, "Shape must be rank %d but is rank %d for 'ConcatV2'", rank,
                                           rank_i)
                               : etch_fail(cx, ETCH_ESHAPE,
                                           "ConcatOp : Ranks of all input tensors should match: shape[0] = %s vs. "
                                           "shape[%d] = %s",
                                           build_text(cx, xs[0], one), i, build_text(cx, xs[i], other))) == ETCH_OK;
        for (int a = 0; rank_i == rank && a < rank; a++) {
            int64_t x = known_size(cx, xs[0], a), y = known_size(cx, xs[i], a);
            if (a == axis || x < 0 || y < 0 || x == y)
                continue;
            (void)build_text(cx, xs[0], one);
            (void)build_text(cx, xs[i], other);
            return (is_tracing
                        ? etch_fail(cx, ETCH_ESHAPE,
                                    "Dimension %d in both shapes must be equal, but are %lld and %lld. Shapes "
                                    "are %s and %s without axis %lld",
                                    a > axis ? a - 1 : a, (long long)x, (long long)y, one, other, (long long)axis)
                        : etch_fail(cx, ETCH_ESHAPE,
                                    "ConcatOp : Dimension %d in both shapes must be equal: shape[0] = %s vs. "
                                    "shape[%d] = %s",
                                    a, one, i, other)) == ETCH_OK;
        }
    }
    return true;
}

static etch_tensor *concat(op_call *c)
{
    int64_t axis;
    etch_tensor **xs;
    int n = values_of(c, 0, &xs);
    if (n < 0 || !op_axis(c, 1, &axis) || !one_dtype(c->cx, xs, n, "ConcatV2"))
        return NULL;
    if (n == 0)
        (void)etch_fail(c->cx, ETCH_EINVAL, "concat: there is no tensor in the list");
    if (n < 2)
        return n == 0 ? NULL : xs[0];
    return fit_together(c->cx, xs, n, axis) ? (etch_concat)(c->cx, xs, n, axis) : NULL;
}

/* Is it a tensor already, or a list that becomes one as any list does: of numbers, and of arrays outside of traces? 1, 0
 * or -1. */
static int is_stacked(op_call *c, PyObject *x)
{
    int is_tensor = tensor_check(x) || variable_check(x) ? 1 : array_is(x);
    if (is_tensor != 0)
        return is_tensor;
    int holds = convert_holds_tensor(x);
    if (holds == 0 && etch_is_tracing(c->cx))
        holds = convert_holds_array(x);
    return holds < 0 ? -1 : !holds;
}

/* What has no first item says so itself: a number, a generator, a dict. */
static void *refuse_to_stack(PyObject *x)
{
    PyObject *zero = PyLong_FromLong(0), *first = zero ? PyObject_GetItem(x, zero) : NULL;
    if (first)
        PyErr_Format(PyExc_TypeError, "Expected list for 'values' argument to 'pack' Op, not %R.", x);
    Py_XDECREF(zero);
    Py_XDECREF(first);
    return NULL;
}

static etch_tensor *stack(op_call *c)
{
    int64_t axis;
    char one[256], other[256];
    etch_tensor **xs;
    if (!op_int(c, 1, &axis))
        return NULL;
    int is_whole = axis == 0 ? is_stacked(c, c->args[0]) : 0;
    if (is_whole < 0)
        return NULL;
    if (is_whole) {
        etch_tensor *whole = op_tensor(c, 0);
        if (whole || !(PyErr_ExceptionMatches(PyExc_TypeError) || PyErr_ExceptionMatches(PyExc_ValueError)))
            return whole;
        PyErr_Clear();
    }
    if (!PySequence_Check(c->args[0]))
        return refuse_to_stack(c->args[0]);
    int n = op_tensor_list(c, 0, &xs);
    if (n < 0 || !one_dtype(c->cx, xs, n, "Pack"))
        return NULL;
    if (n == 0) {
        PyErr_SetString(PyExc_IndexError, "list index out of range");
        return NULL;
    }
    int rank = etch_tensor_rank(xs[0]);
    if (rank >= 0 && (axis < -rank - 1 || axis > rank)) {
        PyErr_Format(PyExc_ValueError, "Argument `axis` = %lld not in range [%d, %d)", (long long)axis, -rank - 1,
                     rank + 1);
        return NULL;
    }
    for (int i = 1; i < n; i++)
        if (!build_may_match(c->cx, xs[0], xs[i])) {
            (void)etch_fail(c->cx, ETCH_ESHAPE,
                            "Shapes of all inputs must match: values[0].shape = %s != values[%d].shape = %s",
                            build_text(c->cx, xs[0], one), i, build_text(c->cx, xs[i], other));
            return NULL;
        }
    return (etch_stack)(c->cx, xs, n, axis);
}

/* x[i] of one axis, which vanishes. */
static etch_tensor *row_at(etch_ctx *cx, etch_tensor *x, int64_t axis, int64_t i)
{
    etch_tensor *row = build_between(cx, x, axis, build_int(cx, i), build_int(cx, i + 1));
    return (etch_squeeze)(cx, row, (etch_ints){ &axis, 1 });
}

/* --- parted ------------------------------------------------------------------------------------------------------------------------ */

/* x, whose size along the axis the program says: the run checks it. */
static etch_tensor *of_size(etch_ctx *cx, etch_tensor *x, int64_t axis, int64_t size)
{
    int64_t dims[ETCH_MAX_RANK];
    int rank = etch_tensor_rank(x);
    for (int i = 0; i < rank; i++)
        dims[i] = i == axis ? size : -1;
    return rank < 0 ? x : (etch_ensure_shape)(cx, x, (etch_ints){ dims, rank });
}

static PyObject *unstack(op_call *c)
{
    int64_t axis, num = -1;
    etch_tensor *x = op_tensor(c, 0);
    if (!x || !op_int(c, 2, &axis) || (!op_is_none(c, 1) && !op_int(c, 1, &num)))
        return NULL;
    int rank = etch_tensor_rank(x);
    if (rank >= 0 && (axis < -rank || axis >= rank)) {
        PyErr_Format(PyExc_ValueError, "Argument `axis` = %lld not in range [%d, %d)", (long long)axis, -rank, rank);
        return NULL;
    }
    int64_t n = rank < 0 ? -1 : known_size(c->cx, x, axis < 0 ? axis + rank : axis);
    if (rank >= 0 && n < 0 && num < 0 && trace_keeps_sizes()) /* how many results there are is a number */
        n = (etch_tensor_dim)(x, (int)(axis < 0 ? axis + rank : axis));
    if (n < 0 && num < 0) {
        PyErr_Format(PyExc_ValueError, "Cannot infer argument `num` from shape: the size of axis %lld is not known",
                     (long long)axis);
        return NULL;
    }
    if (num >= 0 && n >= 0 && n != num) {
        (void)etch_fail(c->cx, ETCH_ESHAPE, "Input shape axis %lld must equal %lld, got %lld", (long long)axis,
                        (long long)num, (long long)n);
        return NULL;
    }
    if (n < 0) {
        x = of_size(c->cx, x, axis < 0 ? axis + rank : axis, num);
        n = num;
    }
    etch_tensor **out = op_room(c, ((size_t)n + 1) * sizeof *out);
    if (!out)
        return NULL;
    if (n > 0 && n <= MAX_RESULTS)
        (etch_unstack)(c->cx, x, axis, out, (int)n);
    axis = axis < 0 ? axis + rank : axis;
    for (int64_t i = 0; n > MAX_RESULTS && i < n; i++)
        out[i] = row_at(c->cx, x, axis, i);
    return op_list(c, out, (int)n);
}

/* What a trace knows by itself it says at once. */
static bool fit_axis(int64_t total, const int64_t *numbers, int n)
{
    int64_t sum = 0;
    int n_rest = 0;
    for (int i = 0; i < n; i++) {
        if (numbers[i] >= 0 && numbers[i] <= INT32_MAX)
            sum += numbers[i];
        else
            n_rest++;
    }
    if (total < 0 || n_rest > 1 || (n_rest == 0 ? sum == total : sum <= total))
        return true;
    PyErr_Format(PyExc_ValueError, "can't split axis of size %lld into pieces of %lld elements", (long long)total,
                 (long long)sum);
    return false;
}

/* Where the one size of -1 stands, its size is what the others leave. */
static bool fill_rest(etch_ctx *cx, etch_tensor *total, etch_tensor **sizes, const int64_t *numbers, int n)
{
    int rest = -1;
    etch_tensor *sum = build_int(cx, 0);
    for (int i = 0; i < n; i++) {
        if (numbers && numbers[i] == -1) {
            if (rest >= 0)
                (void)etch_fail(cx, ETCH_EINVAL, "There can only be one -1 in the input.");
            rest = i;
        } else if (numbers && numbers[i] < 0)
            (void)etch_fail(cx, ETCH_EINVAL, "split: size %d is %lld", i, (long long)numbers[i]);
        else
            sum = (etch_add)(cx, sum, sizes[i]);
    }
    etch_tensor *both[] = { sum, total };
    if (rest >= 0)
        sizes[rest] = (etch_sub)(cx, total, sum);
    if (sum && total && rest < 0)
        (etch_assert)(cx, (etch_equal)(cx, sum, total),
                      "Determined shape must either match input shape along split_dim exactly if fully "
                      "specified, or be less than the size of the input along split_dim if not",
                      both, 2);
    else if (sum && total)
        (etch_assert)(cx, (etch_less_equal)(cx, sum, total), "split: the sizes are more than there is along the axis",
                      both, 2);
    return !etch_failed(cx);
}

static PyObject *split_by_sizes(op_call *c, etch_tensor *x, int64_t axis, int64_t num)
{
    etch_ctx *cx = c->cx;
    etch_tensor *given = PyFloat_Check(c->args[1]) ? op_tensor(c, 1) : op_sizes(c, 1);
    if (!given)
        return NULL;
    if (etch_tensor_rank(given) == 0) {
        PyErr_Format(
            PyExc_ValueError,
            "Rank-0 tensors are not supported as the num_or_size_splits argument to split. Argument provided: %R",
            c->args[1]);
        return NULL;
    }
    int64_t n = etch_tensor_rank(given) == 1 ? known_size(cx, given, 0) : -2;
    if (n < 0 && num >= 0 && etch_tensor_rank(given) == 1)
        n = num;
    if (n == -1) {
        PyErr_SetString(PyExc_ValueError, "Cannot infer argument `num` from the sizes of the parts");
        return NULL;
    }
    if (n < 1 || (num >= 0 && num != n)) {
        (void)etch_fail(cx, ETCH_EINVAL, "size of the split_tensor must be 1-D and have the same elements as outputs");
        return NULL;
    }
    axis = build_axis(cx, x, axis, 0, "split: there is no axis");
    int64_t *numbers = op_room(c, (size_t)n * sizeof *numbers);
    etch_tensor **sizes = op_room(c, (size_t)n * sizeof *sizes), **out = op_room(c, (size_t)n * sizeof *out);
    if (axis < 0 || !numbers || !sizes || !out)
        return NULL;
    bool is_known = !etch_tensor_is_traced(given);
    if (is_known && etch_tensor_read(cx, given, numbers, (size_t)n * sizeof *numbers) != ETCH_OK)
        return NULL;
    if (is_known && etch_is_tracing(cx) && !fit_axis(known_size(cx, x, axis), numbers, (int)n))
        return NULL;
    for (int64_t i = 0; i < n; i++)
        sizes[i] = is_known ? build_int(cx, numbers[i]) : row_at(cx, given, 0, i);
    if (!fill_rest(cx, build_size(cx, x, axis), sizes, is_known ? numbers : NULL, (int)n))
        return NULL;
    etch_tensor *begin = build_int(cx, 0);
    for (int64_t i = 0; i < n; i++) {
        etch_tensor *end = (etch_add)(cx, begin, sizes[i]);
        out[i] = build_between(cx, x, axis, begin, end);
        begin = end;
    }
    return op_list(c, out, (int)n);
}

static PyObject *split(op_call *c)
{
    int64_t axis, n, num = -1;
    etch_tensor *x = op_tensor(c, 0);
    if (!x || !op_axis(c, 2, &axis) || (!op_is_none(c, 3) && !op_int(c, 3, &num)))
        return NULL;
    if (!PyLong_Check(c->args[1]) && Py_TYPE(c->args[1]) != &size_type)
        return split_by_sizes(c, x, axis, num);
    if (!op_int(c, 1, &n))
        return NULL;
    axis = build_axis(c->cx, x, axis, 0, "split: there is no axis");
    if (axis < 0)
        return NULL;
    if (n < 1 || n > INT32_MAX) {
        (void)etch_fail(c->cx, ETCH_EINVAL, "Value for attr 'num_split' of %lld must be at least minimum 1",
                        (long long)n);
        return NULL;
    }
    int64_t size = known_size(c->cx, x, axis);
    if (size >= 0 && size % n != 0) {
        (void)etch_fail(c->cx, ETCH_ESHAPE,
                        "Number of ways to split should evenly divide the split dimension, but got split_dim %lld "
                        "(size = %lld) and num_split %lld",
                        (long long)axis, (long long)size, (long long)n);
        return NULL;
    }
    etch_tensor **out = op_room(c, (size_t)n * sizeof *out);
    if (!out)
        return NULL;
    if (n <= MAX_RESULTS)
        (etch_split)(c->cx, x, n, axis, out, (int)n);
    etch_tensor *part = n > MAX_RESULTS ? (etch_floordiv)(c->cx, build_size(c->cx, x, axis), build_int(c->cx, n))
                                        : NULL;
    etch_tensor *begin = build_int(c->cx, 0);
    for (int64_t i = 0; n > MAX_RESULTS && i < n; i++) {
        etch_tensor *end = (etch_add)(c->cx, begin, part);
        out[i] = build_between(c->cx, x, axis, begin, end);
        begin = end;
    }
    return op_list(c, out, (int)n);
}

/* --- repeated --------------------------------------------------------------------------------------------------------------------------- */

/* As far as the numbers are known now. */
static bool can_tile(op_call *c, etch_tensor *x, etch_tensor *multiples)
{
    int64_t numbers[ETCH_MAX_RANK];
    int rank = etch_tensor_rank(x);
    if (rank < 0 || etch_tensor_rank(multiples) != 1)
        return true;
    int64_t n = known_size(c->cx, multiples, 0);
    if (n >= 0 && n != rank)
        return etch_fail(c->cx, ETCH_ESHAPE,
                         etch_is_tracing(c->cx) ? "Shape must be rank %d but is rank %lld for 'Tile'"
                                                : "Expected multiples argument to be a vector of length %d but got "
                                                  "length %lld",
                         rank, (long long)n) == ETCH_OK;
    if (etch_tensor_is_traced(multiples) || n < 0)
        return true;
    if (etch_tensor_read(c->cx, multiples, numbers, (size_t)n * sizeof *numbers) != ETCH_OK)
        return false;
    for (int i = 0; i < n; i++)
        if (numbers[i] < 0)
            return raise_error("InvalidArgumentError", "Expected multiples[%d] >= 0, but got %lld", i,
                               (long long)numbers[i]) != NULL;
    return true;
}

static etch_tensor *tile(op_call *c)
{
    etch_tensor *x = op_tensor(c, 0), *multiples = x ? op_sizes(c, 1) : NULL;
    return multiples && can_tile(c, x, multiples) ? (etch_tile)(c->cx, x, multiples) : NULL;
}

/* Element i of the result is the element of x whose running count of repeats goes beyond i. */
static etch_tensor *repeat(op_call *c)
{
    etch_ctx *cx = c->cx;
    int64_t axis = 0;
    etch_tensor *x = op_tensor(c, 0), *counts = x ? op_tensor(c, 1) : NULL;
    if (!counts)
        return NULL;
    if (!dtype_is_integer(etch_tensor_dtype(counts)))
        return op_refuse(c, 1, PyExc_TypeError, "must be of type integer");
    if (etch_tensor_rank(counts) > 1)
        return op_refuse(c, 1, PyExc_ValueError, "must have rank at most 1");
    if (op_is_none(c, 2))
        x = build_flat(cx, x);
    else if (!op_int(c, 2, &axis))
        return NULL;
    int rank = etch_tensor_rank(x);
    if (rank >= 0 && (axis < -rank || axis >= rank)) {
        PyErr_Format(PyExc_ValueError, "axis=%lld out of bounds: expected %d<=axis<%d", (long long)axis, -rank, rank);
        return NULL;
    }
    axis = build_axis(cx, x, axis, 0, "repeat: there is no axis");
    if (axis < 0)
        return NULL;
    counts = build_cast(cx, counts, ETCH_I64);
    int64_t n = known_size(cx, x, axis), m = etch_tensor_rank(counts) == 1 ? known_size(cx, counts, 0) : 1;
    if (n >= 0 && m >= 0 && m != 1 && m != n) {
        PyErr_Format(PyExc_ValueError, "Dimensions %lld and %lld are not compatible", (long long)n, (long long)m);
        return NULL;
    }
    (etch_assert)(cx, (etch_greater_equal)(cx, counts, build_int(cx, 0)), "repeat: repeats must not be negative",
                  &counts, 1);
    etch_tensor *ends = (etch_cumsum)(cx, (etch_broadcast_to)(cx, counts, build_expand(cx, build_size(cx, x, axis), 0)),
                                      0, false, false);
    etch_tensor *total = (etch_max)(cx, (etch_concat)(cx, (etch_tensor *[]){ BUILD_INTS(cx, 0), ends }, 2, 0),
                                    ETCH_ALL_AXES, false);
    etch_tensor *from = (etch_searchsorted)(cx, ends, build_range(cx, total), true, ETCH_I64);
    return (etch_gather)(cx, build_dense(cx, x), from, axis, 0);
}

static etch_tensor *pad(op_call *c)
{
    etch_ctx *cx = c->cx;
    if (!PyUnicode_Check(c->args[2])) {
        PyErr_Format(PyExc_AttributeError, "'%s' object has no attribute 'upper'", Py_TYPE(c->args[2])->tp_name);
        return NULL;
    }
    const char *mode = PyUnicode_AsUTF8(c->args[2]);
    etch_tensor *x = mode ? op_tensor(c, 0) : NULL, *paddings = x ? op_sizes(c, 1) : NULL;
    if (!paddings)
        return NULL;
    if (PyOS_mystricmp(mode, "REFLECT") == 0)
        return (etch_pad_reflect)(cx, x, paddings);
    if (PyOS_mystricmp(mode, "SYMMETRIC") == 0)
        return (etch_pad_symmetric)(cx, x, paddings);
    if (PyOS_mystricmp(mode, "CONSTANT") != 0) {
        PyErr_Format(
            PyExc_ValueError,
            "Value of argument `mode` expected to be one of CONSTANT, REFLECT, or SYMMETRIC. Received `mode` = %s",
            mode);
        return NULL;
    }
    bool is_zero = PyLong_CheckExact(c->args[3]) && PyObject_IsTrue(c->args[3]) == 0;
    etch_tensor *value = is_zero ? build_zeros(cx, etch_int_list(cx, NULL, 0), etch_tensor_dtype(x))
                                 : op_tensor_where(c, 3, etch_tensor_dtype(x));
    return value ? (etch_pad)(cx, x, paddings, value) : NULL;
}

/* --- moved ---------------------------------------------------------------------------------------------------------------------------- */

/* What stands at i comes from i - shift, round the end. */
static etch_tensor *roll_axis(etch_ctx *cx, etch_tensor *x, etch_tensor *shift, int64_t axis)
{
    etch_tensor *n = build_size(cx, x, axis);
    etch_tensor *from = (etch_mod)(cx, (etch_sub)(cx, build_range(cx, n), shift),
                                   (etch_maximum)(cx, n, build_int(cx, 1)));
    return (etch_gather)(cx, build_dense(cx, x), from, axis, 0);
}

static etch_tensor *roll(op_call *c)
{
    etch_ctx *cx = c->cx;
    int64_t at[ETCH_MAX_RANK];
    etch_ints axes;
    etch_tensor *x = op_tensor(c, 0), *shifts = x ? op_sizes(c, 1) : NULL, *parts[ETCH_MAX_RANK] = { shifts };
    if (!shifts)
        return NULL;
    if (op_is_none(c, 2)) {
        (void)convert(cx, Py_None, CONVERT_ANY, CONVERT_ANY);
        return NULL;
    }
    if (!op_axes(c, 2, at, &axes))
        return NULL;
    etch_tensor *axis_tensor = op_sizes(c, 2);
    if (!axis_tensor)
        return NULL;
    if (etch_tensor_rank(shifts) > 1 || etch_tensor_rank(axis_tensor) != etch_tensor_rank(shifts) ||
        (etch_tensor_rank(shifts) == 1 && known_size(cx, shifts, 0) != axes.n)) {
        (void)etch_fail(cx, ETCH_ESHAPE, "shift and axis must have the same size");
        return NULL;
    }
    if (etch_tensor_rank(x) == 0) {
        (void)etch_fail(cx, ETCH_ESHAPE, "input must be 1-D or higher");
        return NULL;
    }
    if (etch_tensor_rank(shifts) == 1 && axes.n > 0)
        (etch_unstack)(cx, shifts, 0, parts, axes.n);
    for (int i = 0; x && i < axes.n; i++) {
        int rank = etch_tensor_rank(x);
        if (rank >= 0 && (at[i] < -rank || at[i] >= rank))
            return raise_error("InvalidArgumentError", "axis %lld is out of range", (long long)at[i]);
        int64_t axis = build_axis(cx, x, at[i], 0, "roll: there is no axis");
        x = axis < 0 ? NULL : roll_axis(cx, x, parts[i], axis);
    }
    return x;
}

static etch_tensor *reverse(op_call *c)
{
    int64_t at[ETCH_MAX_RANK];
    etch_ints axes;
    etch_tensor *x = op_tensor(c, 0);
    if (!x || op_is_none(c, 1) || !op_axes(c, 1, at, &axes))
        return x && op_is_none(c, 1) ? convert(c->cx, Py_None, CONVERT_ANY, CONVERT_ANY) : NULL;
    etch_tensor *axis_tensor = op_sizes(c, 1);
    if (axis_tensor && etch_tensor_rank(axis_tensor) != 1)
        (void)etch_fail(c->cx, ETCH_ESHAPE, "'dims' must be 1-dimension, not %d", etch_tensor_rank(axis_tensor));
    return axis_tensor && !etch_failed(c->cx) ? (etch_reverse)(c->cx, x, axes) : NULL;
}

/* Exchanges axes so that `first` comes first and `second` second; the same order leads back by its inverse. */
static void bring_forward(int rank, int64_t first, int64_t second, int64_t *perm, int64_t *inverse)
{
    int n = 0;
    perm[n++] = first;
    perm[n++] = second;
    for (int64_t i = 0; i < rank; i++)
        if (i != first && i != second)
            perm[n++] = i;
    for (int i = 0; i < rank; i++)
        inverse[perm[i]] = i;
}

/* In row b of the batch the first lengths[b] elements are turned round, the others stay. */
static etch_tensor *reverse_sequence(op_call *c)
{
    etch_ctx *cx = c->cx;
    int64_t seq, batch = 0, perm[ETCH_MAX_RANK], inverse[ETCH_MAX_RANK];
    if (op_is_none(c, 2))
        return op_refuse(c, 2, PyExc_TypeError, "Expected int for argument 'seq_dim'");
    etch_tensor *x = op_tensor(c, 0), *lengths = x ? op_sizes(c, 1) : NULL;
    if (!lengths || !op_int(c, 2, &seq) || (!op_is_none(c, 3) && !op_int(c, 3, &batch)))
        return NULL;
    int rank = etch_tensor_rank(x);
    if (rank < 0) {
        (void)etch_fail(cx, ETCH_ENOTSUP, "reverse_sequence needs a tensor whose number of axes is known");
        return NULL;
    }
    seq = build_axis(cx, x, seq, 0, "reverse_sequence: there is no axis");
    batch = seq < 0 ? -1 : build_axis(cx, x, batch, 0, "reverse_sequence: there is no axis");
    if (batch < 0)
        return NULL;
    if (seq == batch) /* an error of the run, though it is known while tracing */
        return raise_error("InvalidArgumentError", "batch_dim == seq_dim == %lld", (long long)seq);
    int64_t n_lengths = etch_tensor_rank(lengths) == 1 ? etch_tensor_known_dim(cx, lengths, 0) : -1,
            n_rows = etch_tensor_known_dim(cx, x, (int)batch);
    if (n_lengths >= 0 && n_rows >= 0 && n_lengths != n_rows) {
        (void)etch_fail(cx, ETCH_ESHAPE,
                        etch_is_tracing(cx) ? "Dimensions must be equal, but are %lld and %lld"
                                            : "Length of seq_lengths != input.dims(batch_dim), (%lld vs. %lld)",
                        (long long)n_lengths, (long long)n_rows);
        return NULL;
    }
    bring_forward(rank, batch, seq, perm, inverse);
    etch_tensor *n = build_size(cx, x, seq), *one = build_int(cx, 1), *zero = build_int(cx, 0);
    (etch_assert)(cx, (etch_equal)(cx, build_size(cx, lengths, 0), build_size(cx, x, batch)),
                  "Length of seq_lengths != input.dims(batch_dim)", &lengths, 1);
    (etch_assert)(cx, (etch_less_equal)(cx, lengths, n), "seq_lens > input.dims(seq_dim)", &lengths, 1);
    (etch_assert)(cx, (etch_greater_equal)(cx, lengths, zero), "seq_lens < 0", &lengths, 1);
    etch_tensor *at = build_expand(cx, build_range(cx, n), 0), *length = build_expand(cx, lengths, 1);
    etch_tensor *from = (etch_select)(cx, (etch_less)(cx, at, length), (etch_sub)(cx, (etch_sub)(cx, length, one), at),
                                      at);
    etch_tensor *y = (etch_gather)(cx, (etch_transpose)(cx, x, (etch_ints){ perm, rank }), from, 1, 1);
    return (etch_transpose)(cx, y, (etch_ints){ inverse, rank });
}

/* clang-format off */
static const op_row rows[] = {
    { "concat", "values axis name='concat'", concat, NULL, NULL, "Tensors joined along an axis." },
    { "stack", "values axis=0 name='stack'", stack, NULL, NULL, "Tensors of one shape joined along a new axis." },
    { "unstack", "value num=None axis=0 name='unstack'", NULL, unstack, NULL, "The slices along an axis, as a list." },
    { "split", "value num_or_size_splits axis=0 num=None name='split'", NULL, split, NULL, "Parts along an axis, by their number or their sizes." },
    { "tile", "input multiples name=None", tile, NULL, NULL, "Repeated along each axis as a whole." },
    { "repeat", "input repeats axis=None name=None", repeat, NULL, NULL, "Each element repeated along an axis." },
    { "pad", "tensor paddings mode='CONSTANT' constant_values=0 name=None", pad, NULL, NULL, "More elements before and after, by axis." },
    { "roll", "input shift axis name=None", roll, NULL, NULL, "Moved along axes, round the end." },
    { "reverse", "tensor axis name=None", reverse, NULL, NULL, "The order along axes turned round." },
    { "reverse_sequence", "input seq_lengths seq_axis=None batch_axis=None name=None", reverse_sequence, NULL, NULL, "The first elements of each row turned round." },
};
/* clang-format on */

op_rows ops_join(void) { return OP_ROWS(rows); }
