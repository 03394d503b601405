/* tf.nn: pools. */
#include "ops.h"

#include "build.h"
#include "raise.h"
#include "window.h"

#include <string.h>

typedef etch_tensor *pool_fn(etch_ctx *cx, etch_tensor *x, etch_ints size, etch_ints strides, const char *padding,
                             etch_ints pads);

/* How a function pools. */
typedef struct pool_kind {
    pool_fn *run;
    bool takes_list, takes_integers;
} pool_kind;

static const pool_kind largest = { etch_max_pool, true, true }, mean = { etch_avg_pool, false, false };

/* --- arguments --------------------------------------------------------------------------------------------------- */

static etch_tensor *input(op_call *c, const pool_kind *k, int n_axes)
{
    etch_tensor *x = op_tensor(c, 0);
    if (!x)
        return NULL;
    etch_dtype t = etch_tensor_dtype(x);
    if (!dtype_is_float(t) && !(k->takes_integers && n_axes < 3 && dtype_is_integer(t))) {
        etch_fail(c->cx, ETCH_EDTYPE, "Value for attr 'T' of %s is not in the list of allowed values: %s",
                  etch_dtype_long_name(t),
                  k->takes_integers && n_axes < 3
                      ? "half, bfloat16, float, double, int32, int64, uint8, int16, int8, uint16"
                      : "half, bfloat16, float, double");
        return NULL;
    }
    int rank = etch_tensor_rank(x);
    if (rank >= 0 && rank != n_axes + 2) {
        etch_fail(c->cx, ETCH_ESHAPE, "Shape must be rank %d but is rank %d: Input must be %d-dimensional", n_axes + 2,
                  rank, n_axes + 2);
        return NULL;
    }
    return x;
}

/* A size that is none is an error of the run, though it is known while tracing, unless `is_inferred`. */
static bool read_size(op_call *c, int i, const char *name, bool is_inferred, window *v)
{
    static const char format[] =
        "Sliding window ksize must be positive: ksize must be a positive int32 value, got:%lld";
    if (!window_read(c, i, name, v, v->size))
        return false;
    for (int a = 0; a < v->n_axes; a++)
        if (v->size[a] < 1 && is_inferred) {
            etch_fail(c->cx, ETCH_EINVAL, format, (long long)v->size[a]);
            return false;
        } else if (v->size[a] < 1)
            return raise_error("InvalidArgumentError", format, (long long)v->size[a]) != NULL;
    return true;
}

/* A window that lies in what is padded alone would have no largest element: an error of the run, too. */
static bool check_pads(const window *v)
{
    static const char *const sides[] = { "Top", "Bottom", "Left", "Right" };
    for (int i = 0; i < v->n_pads; i++)
        if (v->pads[i] >= v->size[i / 2])
            return raise_error("InvalidArgumentError", "%s padding %lld needs to be smaller than the window size %lld",
                               sides[(4 - v->n_pads) + i], (long long)v->pads[i], (long long)v->size[i / 2]) != NULL;
    return true;
}

static etch_tensor *run(op_call *c, pool_fn *f, etch_tensor *x, const window *v)
{
    if (!window_fits(c, x, v, v->size))
        return NULL;
    return f(c->cx, x, window_numbers(v, v->size), window_numbers(v, v->strides), v->padding, window_pads(v));
}

static etch_tensor *turn_and_run(op_call *c, const pool_kind *k, etch_tensor *x, const window *v)
{
    x = window_turn(c, x, v);
    return x ? window_turn_back(c, run(c, k->run, x, v), v) : NULL;
}

/* --- pools ------------------------------------------------------------------------------------------------------- */

/* input ksize strides padding data_format, along so many axes. */
static etch_tensor *pool(op_call *c, const pool_kind *k, int n_axes)
{
    window v = { .n_axes = n_axes };
    bool takes_list = k->takes_list && n_axes < 3;
    if (!window_format(c, 4, &v) || !read_size(c, 1, "ksize", false, &v) || !window_strides(c, 2, "strides", &v) ||
        !window_padding(c, 3, takes_list, &v) || !check_pads(&v))
        return NULL;
    etch_tensor *x = input(c, k, n_axes);
    return x ? turn_and_run(c, k, x, &v) : NULL;
}

static etch_tensor *max_pool1d(op_call *c) { return pool(c, &largest, 1); }
static etch_tensor *max_pool2d(op_call *c) { return pool(c, &largest, 2); }
static etch_tensor *max_pool3d(op_call *c) { return pool(c, &largest, 3); }
static etch_tensor *avg_pool1d(op_call *c) { return pool(c, &mean, 1); }
static etch_tensor *avg_pool2d(op_call *c) { return pool(c, &mean, 2); }
static etch_tensor *avg_pool3d(op_call *c) { return pool(c, &mean, 3); }

/* As many axes as the format names, or else the input has. */
static etch_tensor *pool_by_rank(op_call *c, const pool_kind *k)
{
    etch_tensor *x = op_tensor(c, 0);
    if (!x)
        return NULL;
    int rank = etch_tensor_rank(x);
    const char *format = PyUnicode_Check(c->args[4]) ? PyUnicode_AsUTF8(c->args[4]) : NULL;
    if (rank < 0 && format)
        rank = (int)strlen(format);
    if (rank < 3 || rank > 5) {
        PyObject *shape = shape_text(c->cx, x);
        if (shape)
            PyErr_Format(PyExc_ValueError, "`input.shape.rank` must be 3, 4 or 5. Received: input.shape=%U of rank %d.",
                         shape, rank);
        Py_XDECREF(shape);
        return NULL;
    }
    return pool(c, k, rank - 2);
}

static etch_tensor *max_pool(op_call *c) { return pool_by_rank(c, &largest); }
static etch_tensor *avg_pool(op_call *c) { return pool_by_rank(c, &mean); }

/* The dtype of places; its name is the type of an attribute in TensorFlow. */
static bool read_place_dtype(op_call *c, int i, etch_dtype *out)
{
    if (!op_dtype(c, i, ETCH_I64, out))
        return false;
    if (*out == ETCH_I32 || *out == ETCH_I64)
        return true;
    if (etch_is_tracing(c->cx))
        etch_fail(c->cx, ETCH_EDTYPE,
                  "Value passed to parameter 'Targmax' has DataType %s not in list of allowed values: int32, int64",
                  etch_dtype_long_name(*out));
    else
        etch_fail(c->cx, ETCH_EDTYPE,
                  "Value for attr 'Targmax' of %s is not in the list of allowed values: int32, int64",
                  dtype_word(*out));
    return false;
}

/* input ksize strides padding data_format output_dtype include_batch_in_index */
static PyObject *max_pool_with_argmax(op_call *c)
{
    etch_ctx *cx = c->cx;
    window v = { .n_axes = 2 };
    const char *format;
    etch_dtype t;
    bool has_batch;
    if (!op_text(c, 4, &format))
        return NULL;
    if (strcmp(format, "NHWC") != 0) {
        PyErr_Format(PyExc_ValueError,
                     "`data_format` values other  than 'NHWC' are not supported. Received: data_format=%S", c->args[4]);
        return NULL;
    }
    if (!read_size(c, 1, "ksize", true, &v) || !window_strides(c, 2, "strides", &v) ||
        !window_padding(c, 3, false, &v) || !read_place_dtype(c, 5, &t) || !op_bool(c, 6, &has_batch))
        return NULL;
    etch_tensor *x = input(c, &largest, 2);
    if (!x)
        return NULL;
    etch_tensor *at = run(c, etch_pool_argmax, x, &v);
    if (!has_batch) {
        etch_tensor *image = build_part(cx, build_shape(cx, x), 1, BUILD_OPEN);
        at = (etch_mod)(cx, at, (etch_prod)(cx, image, ETCH_ALL_AXES, false));
    }
    etch_tensor *out[] = { run(c, etch_max_pool, x, &v), build_cast(cx, at, t) };
    return op_named(c, "MaxPoolWithArgmax", "output argmax", out, 2);
}

/* Of nn.pool, whose input TensorFlow looks at in Python. */
static bool check_rank(op_call *c, const window *v)
{
    etch_tensor *x = op_tensor(c, 0);
    int rank = x ? etch_tensor_rank(x) : -1, n = v->n_axes + 2;
    if (rank < 0 || rank == n)
        return x != NULL;
    PyObject *shape = shape_text(c->cx, x);
    if (shape)
        PyErr_Format(PyExc_ValueError, "Shape %U must have rank %d", shape, n);
    Py_XDECREF(shape);
    return false;
}

static bool check_dilations(op_call *c, const window *v)
{
    if (!window_is_one_of_them(v))
        return false;
    if (!window_is_dilated(v))
        return true;
    if (strcmp(v->padding, "valid") == 0)
        return op_refuse(c, 6, PyExc_NotImplementedError, "must be 1 along every axis") != NULL;
    PyErr_Format(PyExc_ValueError,
                 "pooling with 'SAME' padding is not implemented for `dilation_rate` > 1. Received: padding=%S "
                 "and dilation_rate=%R",
                 c->args[4], c->args[6]);
    return false;
}

/* input window_shape pooling_type strides padding data_format dilations */
static etch_tensor *pool_of_type(op_call *c)
{
    const char *type;
    Py_ssize_t n = PySequence_Size(c->args[1]);
    window v = { .n_axes = (int)n, .checks_format = true };
    if (n < 0 || !op_text(c, 2, &type))
        return NULL;
    if (n < 1 || n > WINDOW_MAX_AXES) {
        PyErr_Format(PyExc_ValueError,
                     "`len(window_shape)` must be 1, 2, or 3. Received: window_shape=%R of length %zd", c->args[1], n);
        return NULL;
    }
    const pool_kind *k = strcmp(type, "MAX") == 0 ? &largest : strcmp(type, "AVG") == 0 ? &mean : NULL;
    if (!k) {
        PyErr_Format(PyExc_ValueError, "%zd-D %s pooling is not supported.", n, type);
        return NULL;
    }
    if (!window_format(c, 5, &v) || !check_rank(c, &v) || !read_size(c, 1, "window_shape", false, &v) ||
        !window_read(c, 3, "strides", &v, v.strides) || !window_are_positive(&v, "strides", v.strides) ||
        !window_padding(c, 4, k->takes_list && n < 3, &v) || !window_rates(c, 6, &v) || !check_dilations(c, &v) ||
        !check_pads(&v))
        return NULL;
    etch_tensor *x = input(c, k, v.n_axes);
    return x ? turn_and_run(c, k, x, &v) : NULL;
}

/* clang-format off */
#define POOL(name, format, f, doc) { name, "input ksize strides padding data_format=" format " name=None", f, NULL, NULL, doc }
static const op_row rows[] = {
    POOL("nn.max_pool", "None", max_pool, "Largest elements of windows."),
    POOL("nn.max_pool1d", "'NWC'", max_pool1d, "Largest elements of windows along one axis."),
    POOL("nn.max_pool2d", "'NHWC'", max_pool2d, "Largest elements of windows along two axes."),
    POOL("nn.max_pool3d", "'NDHWC'", max_pool3d, "Largest elements of windows along three axes."),
    POOL("nn.avg_pool", "None", avg_pool, "Means of windows."),
    POOL("nn.avg_pool1d", "'NWC'", avg_pool1d, "Means of windows along one axis."),
    POOL("nn.avg_pool2d", "'NHWC'", avg_pool2d, "Means of windows along two axes."),
    POOL("nn.avg_pool3d", "'NDHWC'", avg_pool3d, "Means of windows along three axes."),
    { "nn.max_pool_with_argmax", "input ksize strides padding data_format='NHWC' output_dtype=tf.int64 include_batch_in_index=False name=None", NULL, max_pool_with_argmax, NULL, "Largest elements of windows, and where they are." },
    { "nn.pool", "input window_shape pooling_type strides=None padding='VALID' data_format=None dilations=None name=None", pool_of_type, NULL, NULL, "Largest elements (\"MAX\") or means (\"AVG\") of windows." },
};
/* clang-format on */

op_rows ops_pool(void) { return OP_ROWS(rows); }
