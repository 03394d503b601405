/* Elements brought together by numbers: segments, counts of integers, confusion matrices, and ranks in a row.
 *
 * Sums and extremes scatter into the rows of the result; what must not count goes into one row more, which is cut off. */
#include "build.h"
#include "ops.h"
#include "raise.h"

/* Stops, now or when the function runs, unless all elements are true. */
static void check(etch_ctx *cx, etch_tensor *is_true, const char *message, etch_tensor *x)
{
    if (is_true && x)
        (etch_assert)(cx, is_true, message, &x, 1);
}

static etch_tensor *max_of(etch_ctx *cx, etch_tensor *ids)
{
    return (etch_maximum)(cx, (etch_max)(cx, ids, ETCH_ALL_AXES, false), build_int(cx, -1));
}

static etch_tensor *next(etch_ctx *cx, etch_tensor *i) { return (etch_add)(cx, i, build_int(cx, 1)); }

/* --- segments ---------------------------------------------------------------------------------------------------------------- */

typedef struct segments {
    etch_tensor *data, *ids; /* ids is i64[n], data is [n, ...] */
    etch_tensor *n;          /* of segments, an i64 scalar */
    etch_tensor *n_rows;     /* the same, and one if ids may leave elements out */
    bool is_sorted;          /* segments without elements are 0 then, whatever the reduction */
} segments;

static etch_tensor *rows_of(etch_ctx *cx, const segments *s, etch_tensor *value)
{
    etch_tensor *parts[] = { s->n_rows, build_part(cx, build_shape(cx, s->data), 1, BUILD_OPEN) };
    return (etch_fill)(cx, build_vector(cx, parts, 2), value);
}

static etch_tensor *cut(etch_ctx *cx, const segments *s, etch_tensor *rows)
{
    return s->is_sorted ? rows : build_between(cx, rows, 0, NULL, s->n);
}

static etch_tensor *sums(etch_ctx *cx, const segments *s)
{
    etch_tensor *zeros = rows_of(cx, s, build_like(cx, s->data, 0));
    return cut(cx, s, (etch_scatter_nd_add)(cx, zeros, build_expand(cx, s->ids, 1), s->data));
}

/* How many elements each has, in the shape of the result. */
static etch_tensor *counts(etch_ctx *cx, const segments *s)
{
    segments ones = *s;
    ones.data = (etch_ones_like)(cx, s->data);
    return sums(cx, &ones);
}

static etch_tensor *extremes(etch_ctx *cx, const segments *s, bool is_max)
{
    etch_dtype t = s->data ? etch_tensor_dtype(s->data) : ETCH_F32;
    etch_tensor *start = rows_of(cx, s, is_max ? build_lowest(cx, t) : build_highest(cx, t)),
                *at = build_expand(cx, s->ids, 1);
    etch_tensor *y = cut(
        cx, s, is_max ? (etch_scatter_nd_max)(cx, start, at, s->data) : (etch_scatter_nd_min)(cx, start, at, s->data));
    return s->is_sorted ? build_unless(cx, build_is_zero(cx, counts(cx, s)), y, 0) : y;
}
static etch_tensor *maxima(etch_ctx *cx, const segments *s) { return extremes(cx, s, true); }
static etch_tensor *minima(etch_ctx *cx, const segments *s) { return extremes(cx, s, false); }

/* Every segment looks at all elements, and takes those that are not its own as 1. */
static etch_tensor *products(etch_ctx *cx, const segments *s)
{
    int rank = s->data ? etch_tensor_rank(s->data) : 1;
    etch_tensor *is_own = (etch_equal)(cx, build_expand(cx, build_range(cx, s->n), 1), build_expand(cx, s->ids, 0));
    for (int i = 1; i < rank; i++)
        is_own = build_expand(cx, is_own, -1);
    etch_tensor *own = (etch_select)(cx, is_own, build_expand(cx, s->data, 0), build_like(cx, s->data, 1));
    return (etch_prod)(cx, own, (etch_ints){ (const int64_t[]){ 1 }, 1 }, false);
}

static etch_tensor *at_least_one(etch_ctx *cx, etch_tensor *x) { return (etch_maximum)(cx, x, build_like(cx, x, 1)); }

static etch_tensor *means(etch_ctx *cx, const segments *s)
{
    segments wide = *s;
    bool is_integer = s->data && dtype_is_integer(etch_tensor_dtype(s->data));
    if (is_integer && s->is_sorted)
        return (etch_truncatediv)(cx, sums(cx, s), at_least_one(cx, counts(cx, s)));
    if (is_integer)
        wide.data = (etch_cast)(cx, s->data, ETCH_F64);
    return (etch_div)(cx, sums(cx, &wide), at_least_one(cx, counts(cx, &wide)));
}

static etch_tensor *sqrt_means(etch_ctx *cx, const segments *s)
{
    return (etch_div)(cx, sums(cx, s), (etch_sqrt)(cx, at_least_one(cx, counts(cx, s))));
}

typedef etch_tensor *segment_reduction(etch_ctx *cx, const segments *s);

static bool check_ids(etch_ctx *cx, const etch_tensor *data, const etch_tensor *ids)
{
    etch_dtype t = etch_tensor_dtype(ids);
    if (t != ETCH_I32 && t != ETCH_I64)
        (void)etch_fail(cx, ETCH_EDTYPE,
                        "Value for attr 'Tindices' of %s is not in the list of allowed values: int32, int64",
                        dtype_word(t));
    else if (etch_tensor_rank(data) < 0 || etch_tensor_rank(ids) < 0)
        (void)etch_fail(cx, ETCH_ENOTSUP, "segments need tensors whose number of axes is known");
    return !etch_failed(cx);
}

static etch_tensor *sorted_segments(op_call *c)
{
    etch_ctx *cx = c->cx;
    segments s = { .data = op_tensor(c, 0), .is_sorted = true };
    etch_tensor *ids = s.data ? op_tensor(c, 1) : NULL;
    if (!ids || !check_ids(cx, s.data, ids))
        return NULL;
    if (etch_tensor_rank(ids) != 1 || etch_tensor_rank(s.data) == 0) {
        (void)etch_fail(cx, ETCH_ESHAPE, "segment_ids should be a vector and data at least of rank 1");
        return NULL;
    }
    int64_t n_ids = etch_tensor_known_dim(cx, ids, 0), n_rows = etch_tensor_known_dim(cx, s.data, 0);
    if (n_ids >= 0 && n_rows >= 0 && n_ids != n_rows) /* an error of the run, though it is known while tracing */
        return raise_error("InvalidArgumentError", "segment_ids should be the same size as dimension 0 of input.");
    s.ids = build_cast(cx, ids, ETCH_I64);
    etch_tensor *before = build_part(cx, s.ids, BUILD_OPEN, -1), *behind = build_part(cx, s.ids, 1, BUILD_OPEN);
    check(cx, (etch_less_equal)(cx, before, behind), "segment ids are not increasing", s.ids);
    check(cx, (etch_greater_equal)(cx, s.ids, build_int(cx, 0)), "segment ids must be >= 0", s.ids);
    check(cx, (etch_equal)(cx, build_size(cx, s.ids, 0), build_size(cx, s.data, 0)),
          "segment_ids should be the same size as dimension 0 of input", s.ids);
    s.n = s.n_rows = next(cx, max_of(cx, s.ids));
    return ((segment_reduction *)c->row->with)(cx, &s);
}

/* A scalar, and not negative if that is known now. */
static bool check_n_segments(etch_ctx *cx, etch_tensor *n)
{
    char text[256];
    int64_t number = 0;
    if (etch_tensor_rank(n) > 0)
        (void)etch_fail(cx, ETCH_ESHAPE,
                        etch_is_tracing(cx) ? "Shape must be rank 0 but is rank %d: num_segments is of shape %s"
                                            : "num_segments should be a scalar, not of rank %d, shape %s",
                        etch_tensor_rank(n), build_text(cx, n, text));
    else if (!etch_tensor_is_traced(n) && etch_tensor_read(cx, n, &number, sizeof number) == ETCH_OK && number < 0)
        (void)etch_fail(cx, ETCH_EINVAL,
                        etch_is_tracing(cx) ? "num_segments must be non-negative but is %lld"
                                            : "Input num_segments == %lld must not be negative.",
                        (long long)number);
    return !etch_failed(cx);
}

static etch_tensor *unsorted_segments(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *data = op_tensor(c, 0), *ids = data ? op_tensor(c, 1) : NULL, *n = ids ? op_sizes(c, 2) : NULL;
    segments s = { .n = n };
    if (!n || !check_ids(cx, data, ids) || !check_n_segments(cx, n))
        return NULL;
    int rank = etch_tensor_rank(ids);
    if (rank > etch_tensor_rank(data)) {
        (void)etch_fail(cx, ETCH_ESHAPE, "data.shape does not start with segment_ids.shape");
        return NULL;
    }
    etch_tensor *shape = build_shape(cx, data), *one = BUILD_INTS(cx, -1);
    etch_tensor *parts[] = { one, build_part(cx, shape, rank, BUILD_OPEN) };
    check(cx, (etch_equal)(cx, build_part(cx, shape, BUILD_OPEN, rank), build_shape(cx, ids)),
          "data.shape does not start with segment_ids.shape", shape);
    check(cx, (etch_greater_equal)(cx, n, build_int(cx, 0)), "Input num_segments must not be negative", n);
    s.data = rank == 1 ? data : (etch_reshape)(cx, data, build_vector(cx, parts, 2));
    ids = build_flat(cx, build_cast(cx, ids, ETCH_I64));
    check(cx, (etch_less)(cx, ids, n), "segment_ids are out of range", ids);
    s.ids = (etch_select)(cx, (etch_less)(cx, ids, build_int(cx, 0)), n, ids);
    s.n_rows = next(cx, n);
    return ((segment_reduction *)c->row->with)(cx, &s);
}

/* --- counts --------------------------------------------------------------------------------------------------------------------- */

static bool optional_size(op_call *c, int i, etch_tensor **out)
{
    *out = op_is_none(c, i) ? NULL : op_sizes(c, i);
    return *out || !PyErr_Occurred();
}

/* Of all elements, or, with is_by_row, of each row of a matrix. */
static etch_tensor *bins(etch_ctx *cx, etch_tensor *x, etch_tensor *weights, etch_tensor *n, etch_dtype t,
                         bool is_by_row)
{
    etch_tensor *one = build_int(cx, 1), *wide = (etch_add)(cx, n, one);
    x = (etch_minimum)(cx, x, n); /* what is too large goes into the bin behind the last */
    etch_tensor *n_rows = is_by_row ? build_size(cx, x, 0) : one;
    if (is_by_row) {
        etch_tensor *first = (etch_mul)(cx, build_expand(cx, build_range(cx, n_rows), 1), wide);
        x = (etch_add)(cx, x, first);
    }
    etch_tensor *flat = build_flat(cx, x),
                *added = weights ? build_flat(cx, weights) : (etch_ones_like)(cx, build_cast(cx, flat, t));
    etch_tensor *counts = build_zeros(cx, build_expand(cx, (etch_mul)(cx, n_rows, wide), 0), t);
    counts = (etch_scatter_nd_add)(cx, counts, build_expand(cx, flat, 1), added);
    if (!is_by_row)
        return build_between(cx, counts, 0, NULL, n);
    return build_between(cx, (etch_reshape)(cx, counts, build_vector(cx, (etch_tensor *[]){ n_rows, wide }, 2)), 1,
                         NULL, n);
}

static etch_tensor *bincount(op_call *c)
{
    etch_ctx *cx = c->cx;
    bool is_binary;
    int64_t axis = 0;
    etch_dtype t;
    etch_tensor *x = op_tensor(c, 0), *weights = NULL, *least, *most;
    if (!x || !op_dtype(c, 4, ETCH_I32, &t) || !op_bool(c, 7, &is_binary) || !optional_size(c, 2, &least) ||
        !optional_size(c, 3, &most) || (!op_is_none(c, 6) && !op_axis(c, 6, &axis)) ||
        (!op_is_none(c, 1) && !(weights = op_tensor(c, 1))))
        return NULL;
    if (axis != 0 && axis != -1)
        return op_refuse(c, 6, PyExc_ValueError, "must be None, 0 or -1");
    x = build_cast(cx, x, ETCH_I64);
    check(cx, (etch_greater_equal)(cx, x, build_int(cx, 0)), "Input arr must be non-negative!", x);
    etch_tensor *n = next(cx, max_of(cx, x));
    n = least ? (etch_maximum)(cx, n, least) : n;
    n = most ? (etch_minimum)(cx, n, most) : n;
    t = weights && !is_binary ? etch_tensor_dtype(weights) : t;
    etch_tensor *y = bins(cx, x, is_binary ? NULL : weights, n, t, axis == -1 && x && etch_tensor_rank(x) == 2);
    return is_binary ? (etch_minimum)(cx, y, build_like(cx, y, 1)) : y;
}

/* A last axis of one element is dropped where the other tensor has none. */
static etch_tensor *without_last(etch_ctx *cx, etch_tensor *x, const etch_tensor *other)
{
    bool is_longer = x && other && etch_tensor_rank(x) - etch_tensor_rank(other) == 1;
    return is_longer ? (etch_squeeze)(cx, x, (etch_ints){ (const int64_t[]){ -1 }, 1 }) : x;
}

static etch_tensor *confusion_matrix(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_dtype t;
    etch_tensor *labels = op_tensor(c, 0), *predictions = labels ? op_tensor(c, 1) : NULL, *n, *weights = NULL;
    if (!predictions || !op_dtype(c, 4, ETCH_I32, &t) || !optional_size(c, 2, &n) ||
        (!op_is_none(c, 3) && !(weights = op_tensor(c, 3))))
        return NULL;
    labels = build_cast(cx, without_last(cx, labels, predictions), ETCH_I64);
    predictions = build_cast(cx, without_last(cx, predictions, labels), ETCH_I64);
    check(cx, (etch_greater_equal)(cx, labels, build_int(cx, 0)), "`labels` contains negative values.", labels);
    check(cx, (etch_greater_equal)(cx, predictions, build_int(cx, 0)), "`predictions` contains negative values.",
          predictions);
    if (n) {
        check(cx, (etch_less)(cx, labels, n), "`labels` out of bound", labels);
        check(cx, (etch_less)(cx, predictions, n), "`predictions` out of bound", predictions);
    } else
        n = next(cx, (etch_maximum)(cx, max_of(cx, labels), max_of(cx, predictions)));
    etch_tensor *at = (etch_stack)(cx, (etch_tensor *[]){ labels, predictions }, 2, -1);
    etch_tensor *added = weights ? build_cast(cx, weights, t) : (etch_ones_like)(cx, build_cast(cx, labels, t));
    etch_tensor *zeros = build_zeros(cx, build_vector(cx, (etch_tensor *[]){ n, n }, 2), t);
    return (etch_scatter_nd_add)(cx, zeros, at, added);
}

static etch_tensor *histogram(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_dtype t;
    etch_tensor *x = op_tensor(c, 0), *range = x ? op_tensor_of(c, 1, etch_tensor_dtype(x)) : NULL,
                *n = range ? op_sizes(c, 2) : NULL;
    if (!n || !op_dtype(c, 3, ETCH_I32, &t))
        return NULL;
    etch_tensor *ends[2];
    (etch_unstack)(cx, build_cast(cx, range, ETCH_F64), 0, ends, 2);
    etch_tensor *part = (etch_div)(cx, (etch_sub)(cx, build_cast(cx, x, ETCH_F64), ends[0]),
                                   (etch_sub)(cx, ends[1], ends[0]));
    etch_tensor *bin = (etch_cast)(cx, (etch_floor)(cx, (etch_mul)(cx, part, build_cast(cx, n, ETCH_F64))), ETCH_I64);
    bin = (etch_clamp)(cx, bin, build_int(cx, 0), (etch_sub)(cx, n, build_int(cx, 1)));
    return c->row->with ? build_cast(cx, bin, t) : bins(cx, bin, NULL, n, t, false);
}
static etch_tensor *histogram_bins(op_call *c) { return histogram(c); }

/* --- ranks ------------------------------------------------------------------------------------------------------------------------ */

/* Fewer than k are larger than what the target has; not where a prediction is not finite. */
static etch_tensor *in_top_k(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *targets = op_tensor(c, 0), *x = targets ? op_tensor_where(c, 1, ETCH_F32) : NULL,
                *k = x ? op_sizes(c, 2) : NULL;
    if (!k)
        return NULL;
    if (etch_tensor_rank(x) < 0 || etch_tensor_rank(targets) < 0) {
        (void)etch_fail(cx, ETCH_ENOTSUP, "in_top_k needs tensors whose number of axes is known");
        return NULL;
    }
    if (etch_tensor_rank(x) != 2 || etch_tensor_rank(targets) != 1 || !build_is(x, ETCH_F32)) {
        (void)etch_fail(cx, ETCH_ESHAPE, "predictions must be a matrix of float32, and targets a vector");
        return NULL;
    }
    int64_t n_rows = etch_tensor_known_dim(cx, x, 0), n_targets = etch_tensor_known_dim(cx, targets, 0);
    if (n_rows >= 0 && n_targets >= 0 && n_rows != n_targets) {
        (void)etch_fail(cx, ETCH_ESHAPE,
                        etch_is_tracing(cx) ? "Dimensions must be equal, but are %lld and %lld"
                                            : "First dimension of predictions %lld must match length of targets %lld",
                        (long long)n_rows, (long long)n_targets);
        return NULL;
    }
    etch_ints last = { (const int64_t[]){ 1 }, 1 };
    etch_tensor *zero = build_int(cx, 0), *n = build_size(cx, x, 1), *at = build_cast(cx, targets, ETCH_I64);
    check(cx, (etch_equal)(cx, build_size(cx, x, 0), build_size(cx, at, 0)),
          "First dimension of predictions must match length of targets", at);
    etch_tensor *is_there = (etch_logical_and)(cx, (etch_greater_equal)(cx, at, zero), (etch_less)(cx, at, n));
    at = build_expand(cx, (etch_select)(cx, is_there, at, zero), 1);
    etch_tensor *own = (etch_gather)(cx, x, at, 1, 1);
    etch_tensor *n_larger = (etch_sum)(cx, (etch_cast)(cx, (etch_greater)(cx, x, own), ETCH_I64), last, false);
    etch_tensor *is_finite = (etch_all)(cx, (etch_is_finite)(cx, x), last, false);
    return (etch_logical_and)(cx, (etch_logical_and)(cx, is_there, is_finite), (etch_less)(cx, n_larger, k));
}

static PyObject *top_k(op_call *c)
{
    etch_dtype t;
    etch_tensor *x = op_tensor(c, 0), *k = x ? op_sizes(c, 1) : NULL, *out[2];
    if (!k || !op_dtype(c, 3, ETCH_I32, &t))
        return NULL;
    char text[256];
    if (etch_tensor_rank(k) > 0) /* an error of the run, though it is known while tracing */
        return raise_error("InvalidArgumentError", "k must be scalar, got shape %s", build_text(c->cx, k, text));
    (etch_top_k)(c->cx, x, k, out);
    out[1] = build_cast(c->cx, out[1], t);
    return op_named(c, "TopKV2", "values indices", out, 2);
}

static etch_tensor *invert_permutation(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *x = op_tensor(c, 0);
    if (!x)
        return NULL;
    if (etch_tensor_rank(x) < 0) {
        (void)etch_fail(cx, ETCH_ENOTSUP, "invert_permutation needs a tensor whose number of axes is known");
        return NULL;
    }
    if (etch_tensor_rank(x) != 1) {
        (void)etch_fail(cx, ETCH_ESHAPE, "invert_permutation expects a 1D vector.");
        return NULL;
    }
    etch_tensor *n = build_size(cx, x, 0), *at = build_expand(cx, build_cast(cx, x, ETCH_I64), 1);
    etch_tensor *zeros = build_zeros(cx, build_shape(cx, x), ETCH_I64);
    etch_tensor *seen = (etch_scatter_nd_add)(cx, zeros, at, (etch_ones_like)(cx, zeros));
    check(cx, (etch_equal)(cx, seen, build_int(cx, 1)), "an index of the permutation comes twice", x);
    return build_cast(cx, (etch_scatter_nd_update)(cx, zeros, at, build_range(cx, n)),
                      x ? etch_tensor_dtype(x) : ETCH_I32);
}

#define SORTED(names, f, doc) \
    { \
        names, "data segment_ids name=None", sorted_segments, NULL, (op_with *)(f), doc \
    }
#define UNSORTED(names, f, doc) \
    { \
        names, "data segment_ids num_segments name=None", unsorted_segments, NULL, (op_with *)(f), doc \
    }

/* clang-format off */
static const op_row rows[] = {
    SORTED("math.segment_sum", sums, "Sums of rows whose ids are equal; ids are in order."),
    SORTED("math.segment_mean", means, "Means of rows whose ids are equal; ids are in order."),
    SORTED("math.segment_max", maxima, "Largest elements of rows whose ids are equal; ids are in order."),
    SORTED("math.segment_min", minima, "Smallest elements of rows whose ids are equal; ids are in order."),
    SORTED("math.segment_prod", products, "Products of rows whose ids are equal; ids are in order."),
    UNSORTED("math.unsorted_segment_sum", sums, "Sums of parts whose ids are equal."),
    UNSORTED("math.unsorted_segment_mean", means, "Means of parts whose ids are equal."),
    UNSORTED("math.unsorted_segment_max", maxima, "Largest elements of parts whose ids are equal."),
    UNSORTED("math.unsorted_segment_min", minima, "Smallest elements of parts whose ids are equal."),
    UNSORTED("math.unsorted_segment_prod", products, "Products of parts whose ids are equal."),
    UNSORTED("math.unsorted_segment_sqrt_n", sqrt_means, "Sums of parts whose ids are equal over the root of their number."),
    { "math.bincount", "arr weights=None minlength=None maxlength=None dtype=tf.int32 name=None axis=None binary_output=False", bincount,
      NULL, NULL, "How often each integer comes." },
    { "math.confusion_matrix", "labels predictions num_classes=None weights=None dtype=tf.int32 name=None", confusion_matrix, NULL, NULL,
      "How often each label was predicted as each class." },
    { "histogram_fixed_width", "values value_range nbins=100 dtype=tf.int32 name=None", histogram, NULL, NULL, "How many values lie in each part of a range." },
    { "histogram_fixed_width_bins", "values value_range nbins=100 dtype=tf.int32 name=None", histogram_bins, NULL, (op_with *)histogram_bins, "Which part of a range each value lies in." },
    { "math.in_top_k nn.in_top_k", "targets predictions k name=None", in_top_k, NULL, NULL, "Is the target among the k largest of its row?" },
    { "math.top_k nn.top_k", "input k=1 sorted=True index_type=tf.int32 name=None", NULL, top_k, NULL, "The k largest along the last axis, and where they are." },
    { "math.invert_permutation", "x name=None", invert_permutation, NULL, NULL, "y with y[x[i]] = i." },
};
/* clang-format on */

op_rows ops_segment(void) { return OP_ROWS(rows); }
