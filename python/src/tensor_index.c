/* x[...]: integers, slices with steps, `...`, newaxis, tensors among the bounds, and masks.
 *
 * What Python gives becomes one strided slice: by axis a begin, an end and a step, with a bit where one was left out and a bit where
 * the axis goes away. New axes are added to its result. */
#include "tensor.h"

#include "build.h"
#include "convert.h"
#include "dtype.h"
#include "raise.h"
#include "size.h"
#include "variable.h"

typedef struct bounds {
    int64_t number[3][ETCH_MAX_RANK]; /* begin, end, step */
    etch_tensor *tensor[3][ETCH_MAX_RANK];
    bool has_tensor;
    int n, n_bools; /* axes, and how many of them begin at True or False */
    bool is_bool_first;
    int64_t begin_mask, end_mask, shrink_mask;
    int64_t added[ETCH_MAX_RANK]; /* new axes, by their place in the result */
    int n_added, rank;            /* rank of the result so far */
} bounds;

static int refuse(PyObject *x)
{
    PyErr_Format(
        PyExc_TypeError,
        "Only integers, slices (`:`), ellipsis (`...`), tf.newaxis (`None`) and scalar tf.int32/tf.int64 tensors are "
        "valid indices, got %R",
        x);
    return -1;
}

static int too_many(void)
{
    PyErr_Format(PyExc_IndexError, "an index of more than %d axes", ETCH_MAX_RANK);
    return -1;
}

/* Tensors have to be of these, arrays of any integers. 1, 0 or -1. */
static int is_index(PyObject *x)
{
    etch_dtype t;
    if (Py_TYPE(x) == &size_type)
        return 1;
    int has_dtype = convert_has_dtype(x, &t);
    if (has_dtype <= 0)
        return has_dtype;
    bool is_tensor = tensor_check(x) || variable_check(x);
    return is_tensor ? t == ETCH_I16 || t == ETCH_I32 || t == ETCH_I64 : dtype_is_integer(t);
}

/* A bound: a number, or a scalar tensor of integers. */
static int set(etch_ctx *cx, bounds *b, int which, PyObject *x)
{
    if (PyLong_Check(x)) {
        int overflow;
        long long i = PyLong_AsLongLongAndOverflow(x, &overflow);
        b->number[which][b->n] = overflow > 0 ? INT64_MAX : overflow < 0 ? INT64_MIN : i;
        if (which == 0 && PyBool_Check(x)) {
            b->n_bools++;
            b->is_bool_first |= b->n == 0;
        }
        return 0;
    }
    int can = is_index(x);
    if (can <= 0)
        return can < 0 ? -1 : refuse(x);
    etch_tensor *bound = convert(cx, x, CONVERT_ANY, ETCH_I64);
    if (!bound)
        return -1;
    if (etch_tensor_rank(bound) > 0)
        return refuse(x);
    b->tensor[which][b->n] = (etch_cast)(cx, bound, ETCH_I64);
    b->has_tensor = true;
    return 0;
}

static int add_whole(bounds *b)
{
    if (b->n >= ETCH_MAX_RANK)
        return too_many();
    b->begin_mask |= (int64_t)1 << b->n;
    b->end_mask |= (int64_t)1 << b->n;
    b->number[2][b->n++] = 1;
    b->rank++;
    return 0;
}

static int add_slice(etch_ctx *cx, bounds *b, PyObject *x)
{
    PySliceObject *s = (PySliceObject *)x;
    if (b->n >= ETCH_MAX_RANK)
        return too_many();
    b->number[2][b->n] = 1;
    if (s->start == Py_None)
        b->begin_mask |= (int64_t)1 << b->n;
    else if (set(cx, b, 0, s->start) < 0)
        return -1;
    if (s->stop == Py_None)
        b->end_mask |= (int64_t)1 << b->n;
    else if (set(cx, b, 1, s->stop) < 0)
        return -1;
    if (s->step != Py_None && set(cx, b, 2, s->step) < 0)
        return -1;
    b->n++;
    b->rank++;
    return 0;
}

static int add_point(etch_ctx *cx, bounds *b, PyObject *x)
{
    if (b->n >= ETCH_MAX_RANK)
        return too_many();
    if (set(cx, b, 0, x) < 0)
        return -1;
    etch_tensor *at = b->tensor[0][b->n];
    int64_t first = b->number[0][b->n];
    b->number[1][b->n] = first < INT64_MAX ? first + 1
                                           : first; /* behind the last is none: the bit says that one is meant */
    if (at)
        b->tensor[1][b->n] = (etch_add)(cx, at, (etch_int)(cx, ETCH_I64, 1));
    b->number[2][b->n] = 1;
    b->shrink_mask |= (int64_t)1 << b->n++;
    return 0;
}

static int add_new_axis(bounds *b)
{
    if (b->n_added >= ETCH_MAX_RANK)
        return too_many();
    b->added[b->n_added++] = b->rank++;
    return 0;
}

static int add(etch_ctx *cx, bounds *b, PyObject *x, int n_left_out)
{
    if (x == Py_None)
        return add_new_axis(b);
    if (PySlice_Check(x))
        return add_slice(cx, b, x);
    if (x != Py_Ellipsis)
        return add_point(cx, b, x);
    for (int i = 0; i < n_left_out; i++)
        if (add_whole(b) < 0)
            return -1;
    return 0;
}

static int count_axes(PyObject *items)
{
    int n = 0;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(items); i++)
        n += PyTuple_GET_ITEM(items, i) != Py_Ellipsis && PyTuple_GET_ITEM(items, i) != Py_None;
    return n;
}

/* What can be said of a whole index when each item has been taken by itself. */
static int check(etch_ctx *cx, etch_tensor *x, PyObject *items, const bounds *b)
{
    int n_ellipses = 0, n_axes = count_axes(items), rank = etch_tensor_rank(x);
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(items); i++)
        n_ellipses += PyTuple_GET_ITEM(items, i) == Py_Ellipsis;
    if (n_axes > 0 && b->n_bools == n_axes) {
        (void)etch_fail(cx, ETCH_EDTYPE,
                        "Value for attr 'Index' of bool is not in the list of allowed values: int16, int32, int64");
        return -1;
    }
    if (b->is_bool_first && !etch_is_tracing(cx)) { /* behind numbers they are numbers */
        PyErr_SetString(PyExc_TypeError, "Cannot convert the numbers of an index that begins with a bool to bools");
        return -1;
    }
    if (n_ellipses > 1) {
        (void)etch_fail(cx, ETCH_EINVAL, "Multiple ellipses in slice spec not allowed");
        return -1;
    }
    if (rank >= 0 && n_axes > rank) {
        (void)etch_fail(cx, ETCH_EINVAL, "Index out of range using input dim %d; input has only %d dims", rank, rank);
        return -1;
    }
    if (n_ellipses && rank < 0) {
        PyErr_SetString(PyExc_ValueError, "`...` needs a tensor whose number of axes is known");
        return -1;
    }
    return 0;
}

static etch_tensor *list_of(etch_ctx *cx, const bounds *b, int which)
{
    etch_tensor *parts[ETCH_MAX_RANK];
    bool has_tensor = false;
    for (int i = 0; i < b->n; i++)
        has_tensor |= b->tensor[which][i] != NULL;
    if (!has_tensor)
        return etch_int_list(cx, b->number[which], b->n);
    for (int i = 0; i < b->n; i++)
        parts[i] = b->tensor[which][i] ? b->tensor[which][i] : (etch_int)(cx, ETCH_I64, b->number[which][i]);
    return (etch_stack)(cx, parts, b->n, 0);
}

/* --- masks ---------------------------------------------------------------------------------------------------------------- */

/* What is known of both shapes has to fit from the axis on. */
static bool mask_fits(etch_ctx *cx, etch_tensor *x, etch_tensor *mask, int64_t axis)
{
    for (int i = 0; i < etch_tensor_rank(mask); i++) {
        if (axis + i >= etch_tensor_rank(x))
            return false;
        int64_t a = etch_tensor_is_traced(x) ? (etch_tensor_known_dim)(cx, x, (int)axis + i)
                                             : (etch_tensor_dim)(x, (int)axis + i);
        int64_t b = etch_tensor_is_traced(mask) ? (etch_tensor_known_dim)(cx, mask, i) : (etch_tensor_dim)(mask, i);
        if (a >= 0 && b >= 0 && a != b)
            return false;
    }
    return true;
}

etch_tensor *tensor_mask(etch_ctx *cx, etch_tensor *x, etch_tensor *mask, int64_t axis)
{
    int rank = etch_tensor_rank(x), n = etch_tensor_rank(mask);
    if (n == 0) {
        PyErr_SetString(PyExc_ValueError, "mask cannot be scalar.");
        return NULL;
    }
    if (rank < 0 || n < 0) {
        PyErr_SetString(PyExc_ValueError,
                        "Number of mask dimensions must be specified, even if some dimensions are None.");
        return NULL;
    }
    axis = axis < 0 ? axis + rank : axis;
    if (!mask_fits(cx, x, mask, axis)) {
        PyObject *one = shape_text(cx, x), *other = one ? shape_text(cx, mask) : NULL;
        if (other)
            PyErr_Format(PyExc_ValueError, "Shapes %U and %U are incompatible", one, other);
        Py_XDECREF(one);
        Py_XDECREF(other);
        return NULL;
    }
    mask = build_cast(cx, mask, ETCH_BOOL);
    if (axis == 0)
        return (etch_boolean_mask)(cx, build_dense(cx, x), mask);
    etch_tensor *shape = build_shape(cx, x);
    etch_tensor *parts[] = { build_part(cx, shape, BUILD_OPEN, axis), BUILD_INTS(cx, -1),
                             build_part(cx, shape, axis + n, BUILD_OPEN) };
    parts[1] = build_expand(cx, (etch_prod)(cx, build_part(cx, shape, axis, axis + n), ETCH_ALL_AXES, false), 0);
    etch_tensor *flat = n == 1 ? x : (etch_reshape)(cx, x, (etch_concat)(cx, parts, 3, 0));
    etch_tensor *at = (etch_squeeze)(cx, (etch_nonzero)(cx, build_flat(cx, mask)),
                                     (etch_ints){ (const int64_t[]){ 1 }, 1 });
    return (etch_gather)(cx, flat, at, axis, 0);
}

/* Is it a mask? 1, 0 or -1. */
static int is_mask(PyObject *key)
{
    etch_dtype t;
    if (Py_TYPE(key) == &PyBool_Type) /* (one of NumPy's is no index at all) */
        return 1;
    bool is_array = tensor_check(key) || variable_check(key) ||
                    (Py_TYPE(key)->tp_as_mapping && Py_TYPE(key)->tp_as_mapping->mp_ass_subscript);
    int has_dtype = is_array ? convert_has_dtype(key, &t) : 0;
    return has_dtype == 1 ? t == ETCH_BOOL : has_dtype;
}

static etch_tensor *masked(etch_ctx *cx, etch_tensor *x, PyObject *key)
{
    etch_tensor *where = convert(cx, key, ETCH_BOOL, ETCH_BOOL);
    return where ? tensor_mask(cx, x, where, 0) : NULL;
}

etch_tensor *tensor_index(etch_ctx *cx, etch_tensor *x, PyObject *key)
{
    bounds b = { .n = 0 };
    int by_mask = is_mask(key);
    if (by_mask != 0)
        return by_mask < 0 ? NULL : masked(cx, x, key);
    PyObject *items = PyTuple_Check(key)  ? Py_NewRef(key)
                      : PyList_Check(key) ? PyList_AsTuple(key)
                                          : PyTuple_Pack(1, key);
    int done = items ? 0 : -1, n_left_out = items ? etch_tensor_rank(x) - count_axes(items) : 0;
    for (Py_ssize_t i = 0; done == 0 && i < PyTuple_GET_SIZE(items); i++)
        done = add(cx, &b, PyTuple_GET_ITEM(items, i), n_left_out);
    if (done == 0)
        done = check(cx, x, items, &b);
    Py_XDECREF(items);
    if (done < 0)
        return NULL;
    if (b.n > 0)
        x = (etch_strided_slice)(cx, x, list_of(cx, &b, 0), list_of(cx, &b, 1), list_of(cx, &b, 2), b.begin_mask,
                                 b.end_mask, b.shrink_mask);
    return b.n_added > 0 ? (etch_expand_dims)(cx, x, (etch_ints){ b.added, b.n_added }) : x;
}
