/* Elements taken out, put in, chosen and put in order, by index or by condition. */
#include "binary.h"
#include "build.h"
#include "ops.h"
#include "raise.h"
#include <string.h>

/* --- blocks ---------------------------------------------------------------------------------------------------------------------------- */

/* As many numbers as there are axes, if they are known now. */
static bool known_numbers(etch_ctx *cx, etch_tensor *t, int n, int64_t *out)
{
    bool is_known = !etch_tensor_is_traced(t) && etch_tensor_rank(t) == 1 && (etch_tensor_dim)(t, 0) == n;
    return is_known && etch_tensor_read(cx, t, out, (size_t)n * sizeof *out) == ETCH_OK;
}

/* A block that is not inside x is an error of the run, though it may be known while tracing. */
static bool is_inside(etch_ctx *cx, etch_tensor *x, etch_tensor *begin, etch_tensor *size)
{
    int64_t from[ETCH_MAX_RANK], n[ETCH_MAX_RANK];
    int rank = etch_tensor_rank(x);
    if (rank < 1 || !known_numbers(cx, begin, rank, from) || !known_numbers(cx, size, rank, n))
        return true;
    for (int i = 0; i < rank; i++) {
        int64_t all = (etch_tensor_known_dim)(cx, x, i);
        if (all < 0 && from[i] < 0)
            return raise_error("InvalidArgumentError", "Expected begin[%d] in [0, the size of the axis], but got %lld",
                               i, (long long)from[i]);
        if (all < 0 || n[i] == -1)
            continue;
        if (from[i] < 0 || from[i] > all)
            return raise_error("InvalidArgumentError", "Expected begin[%d] in [0, %lld], but got %lld", i,
                               (long long)all, (long long)from[i]);
        if (n[i] < -1 && etch_is_tracing(cx)) {
            PyErr_Format(PyExc_ValueError, "Invalid value in tensor used for shape: %lld", (long long)n[i]);
            return false;
        }
        if (n[i] < 0 || n[i] > all - from[i])
            return raise_error("InvalidArgumentError", "Expected size[%d] in [0, %lld], but got %lld", i,
                               (long long)(all - from[i]), (long long)n[i]);
    }
    return true;
}

static etch_tensor *slice(op_call *c)
{
    etch_tensor *x = op_tensor(c, 0), *begin = x ? op_sizes(c, 1) : NULL, *size = begin ? op_sizes(c, 2) : NULL;
    return size && is_inside(c->cx, x, begin, size) ? (etch_slice)(c->cx, x, begin, size) : NULL;
}

/* What the masks mean, as the key of x[...]. */
static PyObject *key_of(op_call *c, int64_t n, const int64_t *masks)
{
    PyObject *key = PyTuple_New((Py_ssize_t)n);
    PyObject *lists[3] = { NULL, NULL, NULL };
    bool is_good = key != NULL;
    for (int k = 0; is_good && k < 3; k++) {
        PyObject *from = c->args[1 + k];
        lists[k] = from == Py_None ? NULL : core_items(from, "begin, end and strides must be vectors");
        is_good = from == Py_None ? k == 2 : lists[k] && PySequence_Fast_GET_SIZE(lists[k]) == n;
    }
    if (!is_good && !PyErr_Occurred()) {
        (void)etch_fail(c->cx, ETCH_EINVAL, "Expected begin, end, and strides to be 1D equal size tensors");
        (void)core_raise(c->cx);
    }
    for (int64_t i = 0; is_good && i < n; i++) {
        int64_t bit = (int64_t)1 << i;
        PyObject *begin = PySequence_Fast_GET_ITEM(lists[0], i), *end = PySequence_Fast_GET_ITEM(lists[1], i);
        PyObject *step = lists[2] ? PySequence_Fast_GET_ITEM(lists[2], i) : Py_None;
        PyObject *item = masks[2] & bit   ? Py_NewRef(Py_Ellipsis)
                         : masks[3] & bit ? Py_NewRef(Py_None)
                         : masks[4] & bit
                             ? Py_NewRef(begin)
                             : PySlice_New(masks[0] & bit ? Py_None : begin, masks[1] & bit ? Py_None : end, step);
        is_good = item != NULL;
        if (item)
            PyTuple_SET_ITEM(key, (Py_ssize_t)i, item);
    }
    for (int k = 0; k < 3; k++)
        Py_XDECREF(lists[k]);
    if (!is_good)
        Py_CLEAR(key);
    return key;
}

static etch_tensor *strided_slice(op_call *c)
{
    int64_t masks[5]; /* begin, end, ellipsis, new_axis, shrink */
    etch_tensor *x = op_tensor(c, 0);
    for (int i = 0; i < 5; i++)
        if (!x || !op_int(c, 4 + i, &masks[i]))
            return NULL;
    Py_ssize_t n = PyObject_Length(c->args[1]);
    PyObject *key = n < 0 || n > 63 ? NULL : key_of(c, n, masks);
    if (!key && !PyErr_Occurred())
        return op_refuse(c, 1, PyExc_ValueError, "must have one number per axis");
    etch_tensor *y = key ? tensor_index(c->cx, x, key) : NULL;
    Py_XDECREF(key);
    return y;
}

/* --- by index ---------------------------------------------------------------------------------------------------------------------------- */

/* Indices as the runtime takes them. */
static etch_tensor *index_argument(op_call *c, int i, bool takes_i16)
{
    etch_tensor *x = op_tensor(c, i);
    etch_dtype t = x ? etch_tensor_dtype(x) : ETCH_I32;
    if (x && t != ETCH_I32 && t != ETCH_I64 && !(takes_i16 && t == ETCH_I16)) {
        (void)etch_fail(c->cx, ETCH_EDTYPE,
                        "Value for attr 'Tindices' of %s is not in the list of allowed values: int32, int64",
                        dtype_word(t));
        return NULL;
    }
    return t == ETCH_I16 ? (etch_cast)(c->cx, x, ETCH_I32) : x;
}

static etch_tensor *gather(op_call *c)
{
    int64_t axis, batch_dims;
    etch_tensor *x = op_tensor(c, 0), *indices = x ? index_argument(c, 1, true) : NULL;
    if (!indices || !op_axis(c, 4, &batch_dims))
        return NULL;
    int n_axes = etch_tensor_rank(indices);
    if (n_axes >= 0 && batch_dims < -n_axes) {
        (void)etch_fail(c->cx, ETCH_ESHAPE, "Shape must be at least rank %llu but is rank %d",
                        0 - (unsigned long long)batch_dims, n_axes);
        return NULL;
    }
    if (batch_dims < 0 && n_axes >= 0)
        batch_dims += n_axes;
    axis = batch_dims;
    if (!op_is_none(c, 3) && !op_axis(c, 3, &axis))
        return NULL;
    if (etch_tensor_rank(x) == 0) {
        (void)etch_fail(c->cx, ETCH_ESHAPE, "params must be at least 1 dimensional");
        return NULL;
    }
    axis = build_axis(c->cx, x, axis, 0, "gather: there is no axis");
    if (axis < 0)
        return NULL;
    if (axis == 0) /* a batch before the first axis there is none */
        batch_dims = 0;
    if (axis < batch_dims) {
        (void)etch_fail(c->cx, ETCH_EINVAL, "batch_dims (%lld) must be less than or equal to axis (%lld).",
                        (long long)batch_dims, (long long)axis);
        return NULL;
    }
    return (etch_gather)(c->cx, x, indices, axis, batch_dims);
}

static etch_tensor *gather_nd(op_call *c)
{
    int64_t batch_dims;
    etch_tensor *x = op_tensor(c, 0), *indices = x ? index_argument(c, 1, true) : NULL;
    if (!indices || !op_axis(c, 2, &batch_dims))
        return NULL;
    int n_axes = etch_tensor_rank(indices);
    if (n_axes >= 1 && batch_dims >= n_axes) {
        PyErr_Format(PyExc_ValueError, "Argument `batch_dims` = %lld must be less than rank(`indices`) = %d",
                     (long long)batch_dims, n_axes);
        return NULL;
    }
    return (etch_gather_nd)(c->cx, x, indices, batch_dims);
}

/* Sums into zeros: of bools whether one is true; texts, which have no sums, are put in. */
static etch_tensor *scatter_nd(op_call *c)
{
    etch_tensor *indices = index_argument(c, 0, true), *updates = indices ? op_tensor(c, 1) : NULL,
                *shape = updates ? op_sizes(c, 2) : NULL;
    if (!shape)
        return NULL;
    etch_tensor *zeros = build_zeros(c->cx, shape, etch_tensor_dtype(updates));
    if (build_is(updates, ETCH_STRING))
        return (etch_scatter_nd_update)(c->cx, zeros, indices, updates);
    if (!build_is(updates, ETCH_BOOL))
        return (etch_scatter_nd_add)(c->cx, zeros, indices, updates);
    etch_tensor *any = (etch_scatter_nd_max)(c->cx, build_cast(c->cx, zeros, ETCH_U8), indices,
                                             build_cast(c->cx, updates, ETCH_U8));
    return build_cast(c->cx, any, ETCH_BOOL);
}

typedef etch_tensor *scatter(etch_ctx *cx, etch_tensor *x, etch_tensor *indices, etch_tensor *updates);

static etch_tensor *tensor_scatter(op_call *c)
{
    etch_tensor *both[2], *indices = index_argument(c, 1, true);
    PyObject *given[] = { c->args[0], c->args[2] };
    if (!indices || convert_alike(c->cx, given, 2, both) < 0)
        return NULL;
    if (etch_tensor_rank(both[0]) == 0) {
        (void)etch_fail(c->cx, ETCH_ESHAPE, "Shape must be at least rank 1 but is rank 0");
        return NULL;
    }
    return ((scatter *)c->row->with)(c->cx, both[0], indices, both[1]);
}
static etch_tensor *scatter_sub(etch_ctx *cx, etch_tensor *x, etch_tensor *indices, etch_tensor *updates)
{
    return (etch_scatter_nd_add)(cx, x, indices, (etch_neg)(cx, updates));
}

/* --- by condition ------------------------------------------------------------------------------------------------------------------------- */

/* Texts are chosen by their position in both, one behind the other. */
static etch_tensor *select_strings(etch_ctx *cx, etch_tensor *condition, etch_tensor *x, etch_tensor *y)
{
    etch_tensor *no = (etch_scalar)(cx, ETCH_BOOL, 0);
    etch_tensor *form = (etch_logical_and)(cx, (etch_fill)(cx, build_shape(cx, x), no),
                                           (etch_fill)(cx, build_shape(cx, y), no));
    etch_tensor *shape = build_shape(cx, (etch_logical_and)(cx, condition, form)),
                *n = (etch_prod)(cx, shape, ETCH_ALL_AXES, false);
    etch_tensor *both[] = { build_flat(cx, (etch_broadcast_to)(cx, y, shape)),
                            build_flat(cx, (etch_broadcast_to)(cx, x, shape)) };
    etch_tensor *is_first = (etch_cast)(cx, build_flat(cx, (etch_broadcast_to)(cx, condition, shape)), ETCH_I64);
    etch_tensor *at = (etch_add)(cx, build_range(cx, n), (etch_mul)(cx, is_first, n));
    return (etch_reshape)(cx, (etch_gather)(cx, (etch_concat)(cx, both, 2, 0), at, 0, 0), shape);
}

static etch_tensor *where(op_call *c)
{
    etch_tensor *in[2];
    bool has_x = !op_is_none(c, 1), has_y = !op_is_none(c, 2);
    if (has_x != has_y) {
        PyErr_SetString(PyExc_ValueError, "x and y must both be non-None or both be None.");
        return NULL;
    }
    etch_tensor *condition = has_x ? op_tensor_where(c, 0, ETCH_BOOL) : op_tensor(c, 0);
    if (!condition)
        return NULL;
    if (!has_x && etch_tensor_rank(condition) == 0) {
        (void)etch_fail(c->cx, ETCH_ESHAPE, "WhereOp : Unhandled input dimensions: 0");
        return NULL;
    }
    if (!has_x)
        return (etch_nonzero)(c->cx, condition);
    if (!op_tensors(c, 1, 2, in))
        return NULL;
    if (etch_tensor_dtype(in[0]) != etch_tensor_dtype(in[1])) {
        (void)etch_fail(
            c->cx, ETCH_EDTYPE,
            "cannot compute SelectV2 as input #2(zero-based) was expected to be a %s tensor but is a %s tensor",
            dtype_word(etch_tensor_dtype(in[0])), dtype_word(etch_tensor_dtype(in[1])));
        return NULL;
    }
    if (build_is(in[0], ETCH_STRING) && build_is(condition, ETCH_BOOL))
        return select_strings(c->cx, condition, in[0], in[1]);
    return (etch_select)(c->cx, condition, in[0], in[1]);
}

static etch_tensor *boolean_mask(op_call *c)
{
    int64_t axis = 0;
    etch_tensor *x = op_tensor(c, 0), *mask = x ? op_tensor(c, 1) : NULL;
    if (!mask || (!op_is_none(c, 2) && !op_axis(c, 2, &axis)))
        return NULL;
    return tensor_mask(c->cx, x, mask, axis);
}

/* Each element goes to the part that its number names. */
static PyObject *dynamic_partition(op_call *c)
{
    etch_ctx *cx = c->cx;
    int64_t n;
    etch_tensor *x = op_tensor(c, 0), *numbers = x ? op_sizes(c, 1) : NULL;
    if (!numbers || !op_int(c, 2, &n))
        return NULL;
    if (n < 1 || n > INT32_MAX) {
        (void)etch_fail(cx, ETCH_EINVAL, "num_partitions must be at least 1");
        return NULL;
    }
    etch_tensor **out = op_room(c, (size_t)n * sizeof *out), *limit = build_int(cx, n);
    if (!out)
        return NULL;
    etch_tensor *fits = (etch_logical_and)(cx, (etch_greater_equal)(cx, numbers, build_int(cx, 0)),
                                           (etch_less)(cx, numbers, limit));
    (etch_assert)(cx, fits, "dynamic_partition: partitions are not in [0, num_partitions)", &numbers, 1);
    if (etch_tensor_rank(x) < 0 || etch_tensor_rank(numbers) < 0) { /* else the masks say it */
        etch_tensor *shape = build_shape(cx, x), *own = build_shape(cx, numbers);
        etch_tensor *start = (etch_strided_slice)(cx, shape, BUILD_INTS(cx, 0), build_shape(cx, own), BUILD_INTS(cx, 1),
                                                  0, 0, 0);
        if (start)
            (etch_assert)(cx, (etch_equal)(cx, start, own), "data.shape must start with partitions.shape", &shape, 1);
    }
    x = build_dense(cx, x);
    for (int64_t i = 0; i < n; i++)
        out[i] = (etch_boolean_mask)(cx, x, (etch_equal)(cx, numbers, build_int(cx, i)));
    return op_list(c, out, (int)n);
}

/* The other way round: the slices of all tensors at the indices that go with them; later ones win. */
static etch_tensor *dynamic_stitch(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor **indices, **data;
    int n = op_tensor_list(c, 0, &indices), m = n < 0 ? -1 : op_tensor_list(c, 1, &data);
    if (m < 0)
        return NULL;
    if (n != m || n == 0) {
        (void)etch_fail(cx, ETCH_EINVAL, "dynamic_stitch: there are %d tensors of indices and %d of data", n, m);
        return NULL;
    }
    for (int i = 0; i < n; i++) {
        int rank = etch_tensor_rank(indices[i]);
        if (rank < 0) {
            (void)etch_fail(cx, ETCH_ENOTSUP, "dynamic_stitch needs indices whose number of axes is known");
            return NULL;
        }
        etch_tensor *parts[] = { BUILD_INTS(cx, -1), build_part(cx, build_shape(cx, data[i]), rank, BUILD_OPEN) };
        data[i] = (etch_reshape)(cx, data[i], build_vector(cx, parts, 2));
        indices[i] = build_flat(cx, build_cast(cx, indices[i], ETCH_I64));
    }
    etch_tensor *at = (etch_concat)(cx, indices, n, 0), *all = (etch_concat)(cx, data, n, 0);
    etch_tensor *last = (etch_maximum)(cx, (etch_max)(cx, at, ETCH_ALL_AXES, false), build_int(cx, -1));
    etch_tensor *parts[] = { (etch_add)(cx, last, build_int(cx, 1)),
                             build_part(cx, build_shape(cx, all), 1, BUILD_OPEN) };
    etch_tensor *zeros = all ? build_zeros(cx, build_vector(cx, parts, 2), etch_tensor_dtype(all)) : NULL;
    return (etch_scatter_nd_update)(cx, zeros, build_expand(cx, at, 1), all);
}

/* --- values and orders ----------------------------------------------------------------------------------------------------------------- */

static PyObject *unique(op_call *c)
{
    etch_dtype t;
    etch_tensor *x = op_tensor(c, 0), *out[3];
    if (!x || !op_dtype(c, 1, ETCH_I32, &t))
        return NULL;
    if (etch_tensor_rank(x) == 0 || etch_tensor_rank(x) > 1) {
        (void)etch_fail(c->cx, ETCH_ESHAPE, "unique expects a 1D vector.");
        return NULL;
    }
    (etch_unique)(c->cx, x, out);
    out[1] = build_cast(c->cx, out[1], t);
    out[2] = build_cast(c->cx, out[2], t);
    return c->row->with ? op_named(c, "UniqueWithCounts", "y idx count", out, 3)
                        : op_named(c, "Unique", "y idx", out, 2);
}

static bool direction(op_call *c, int i, bool *is_descending)
{
    const char *text;
    if (!op_text(c, i, &text))
        return false;
    *is_descending = strcmp(text, "DESCENDING") == 0;
    if (*is_descending || strcmp(text, "ASCENDING") == 0)
        return true;
    PyErr_Format(PyExc_ValueError,
                 "Argument `direction` should be one of 'ASCENDING' or 'DESCENDING'. Received: direction=%s", text);
    return false;
}

typedef etch_tensor *sorter(etch_ctx *cx, etch_tensor *x, int64_t axis, bool descending);

static etch_tensor *sort(op_call *c)
{
    int64_t axis;
    bool is_descending;
    etch_tensor *x = op_tensor(c, 0);
    return x && op_axis(c, 1, &axis) && direction(c, 2, &is_descending)
               ? ((sorter *)c->row->with)(c->cx, x, axis, is_descending)
               : NULL;
}

static etch_tensor *searchsorted(op_call *c)
{
    const char *side;
    etch_dtype t;
    etch_tensor *in[2];
    in[0] = op_tensor(c, 0);
    in[1] = in[0] ? op_tensor(c, 1) : NULL;
    if (!in[1] || !op_text(c, 2, &side) || !op_dtype(c, 3, ETCH_I32, &t))
        return NULL;
    bool is_right = strcmp(side, "right") == 0;
    if (!is_right && strcmp(side, "left") != 0) {
        PyErr_Format(PyExc_ValueError, "Argument `side` must be either 'right' or 'left'. Received: `side` = '%s'.",
                     side);
        return NULL;
    }
    return (etch_searchsorted)(c->cx, in[0], in[1], is_right, t);
}

/* Row by row what the flat index means in each axis. */
static etch_tensor *unravel_index(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *indices = op_tensor(c, 0), *dims = indices ? op_sizes(c, 1) : NULL;
    if (!dims)
        return NULL;
    etch_dtype t = etch_tensor_dtype(indices);
    etch_tensor *strides = (etch_cumprod)(cx, dims, 0, true, true), *at = build_cast(cx, indices, ETCH_I64);
    for (int i = 0; i < etch_tensor_rank(indices); i++) {
        strides = build_expand(cx, strides, -1);
        dims = build_expand(cx, dims, -1);
    }
    return build_cast(cx, (etch_mod)(cx, (etch_floordiv)(cx, at, strides), dims), t);
}

#define SCATTER(names, f, doc) \
    { \
        names, "tensor indices updates bad_indices_policy='' name=None", tensor_scatter, NULL, (op_with *)(f), doc \
    }

/* clang-format off */
static const op_row rows[] = {
    { "slice", "input_ begin size name=None", slice, NULL, NULL, "A block; a size of -1 goes to the end." },
    { "strided_slice", "input_ begin end strides=None begin_mask=0 end_mask=0 ellipsis_mask=0 new_axis_mask=0 shrink_axis_mask=0 var=None name=None",
      strided_slice, NULL, NULL, "x[begin:end:strides] by axis." },
    { "gather", "params indices validate_indices=None axis=None batch_dims=0 name=None", gather, NULL, NULL, "Slices along an axis, by index." },
    { "gather_nd", "params indices batch_dims=0 name=None bad_indices_policy=''", gather_nd, NULL, NULL, "Slices, by index vectors." },
    { "scatter_nd", "indices updates shape bad_indices_policy='' name=None", scatter_nd, NULL, NULL, "Updates added at indices of zeros." },
    SCATTER("tensor_scatter_nd_add", etch_scatter_nd_add, "The tensor with updates added at indices."),
    SCATTER("tensor_scatter_nd_sub", scatter_sub, "The tensor with updates subtracted at indices."),
    SCATTER("tensor_scatter_nd_max", etch_scatter_nd_max, "The tensor with the larger of itself and updates at indices."),
    SCATTER("tensor_scatter_nd_min", etch_scatter_nd_min, "The tensor with the smaller of itself and updates at indices."),
    { "tensor_scatter_nd_update", "tensor indices updates name=None", tensor_scatter, NULL, (op_with *)etch_scatter_nd_update, "The tensor with updates put at indices." },
    { "where", "condition x=None y=None name=None", where, NULL, NULL, "x where the condition holds, else y; without them where it holds." },
    { "boolean_mask", "tensor mask axis=None name='boolean_mask'", boolean_mask, NULL, NULL, "The slices where the mask is true." },
    { "dynamic_partition", "data partitions num_partitions name=None", NULL, dynamic_partition, NULL, "Parts by number, as a list." },
    { "dynamic_stitch", "indices data name=None", dynamic_stitch, NULL, NULL, "Slices of several tensors put at indices of one." },
    { "unique", "x out_idx=tf.int32 name=None", NULL, unique, NULL, "Distinct elements, and where each element's is." },
    { "unique_with_counts", "x out_idx=tf.int32 name=None", NULL, unique, (op_with *)unique, "Distinct elements, where each element's is, and how often." },
    { "sort", "values axis=-1 direction='ASCENDING' name=None", sort, NULL, (op_with *)etch_sort, "Elements in order along an axis." },
    { "argsort", "values axis=-1 direction='ASCENDING' stable=False name=None", sort, NULL, (op_with *)etch_argsort, "Indices that sort along an axis; equal elements keep their order." },
    { "searchsorted", "sorted_sequence values side='left' out_type=tf.int32 name=None", searchsorted, NULL, NULL, "Where values would be inserted into each sorted row." },
    { "unravel_index", "indices dims name=None", unravel_index, NULL, NULL, "What flat indices mean in each axis." },
};
/* clang-format on */

op_rows ops_index(void) { return OP_ROWS(rows); }
