/* tf.nn: convolutions. */
#include "ops.h"

#include "build.h"
#include "op_name.h"
#include "raise.h"
#include "window.h"

#include <stdarg.h>
#include <stdio.h>

/* --- mistakes ---------------------------------------------------------------------------------------------------- */

/* Where TensorFlow finds a mistake: inferring shapes (ValueError in a trace, InvalidArgumentError otherwise), in the run, whatever a trace knows
 * (InvalidArgumentError), or in Python (ValueError). */
typedef enum finding { BY_INFERENCE, IN_RUN, IN_PYTHON } finding;

/* Always false. */
static bool refuse(op_call *c, finding where, const char *format, ...)
{
    char text[320];
    va_list values;
    va_start(values, format);
    (void)vsnprintf(text, sizeof text, format, values);
    va_end(values);
    if (where == BY_INFERENCE)
        etch_fail(c->cx, ETCH_ESHAPE, "%s", text);
    else if (where == IN_RUN)
        (void)raise_error("InvalidArgumentError", "%s", text);
    else
        PyErr_SetString(PyExc_ValueError, text);
    return false;
}

/* --- operands ---------------------------------------------------------------------------------------------------- */

static bool check_one_dtype(op_call *c, etch_tensor *x, etch_tensor *w)
{
    etch_dtype t = etch_tensor_dtype(x), other = etch_tensor_dtype(w);
    const char *name = op_name_kind(c->row->names).type;
    if (t != other && etch_is_tracing(c->cx))
        etch_fail(c->cx, ETCH_EDTYPE,
                  "Input 'filter' of '%s' Op has type %s that does not match type %s of argument 'input'.", name,
                  etch_dtype_long_name(other), etch_dtype_long_name(t));
    else if (t != other)
        etch_fail(c->cx, ETCH_EDTYPE,
                  "cannot compute %s as input #1(zero-based) was expected to be a %s tensor but is a %s tensor", name,
                  dtype_word(t), dtype_word(other));
    return t == other;
}

/* input and filters (arguments 0 and 1), floats of one dtype. */
static bool operands(op_call *c, etch_tensor **in)
{
    if (!op_tensors(c, 0, 2, in) || !check_one_dtype(c, in[0], in[1]))
        return false;
    etch_dtype t = etch_tensor_dtype(in[0]);
    if (dtype_is_float(t))
        return true;
    etch_fail(c->cx, ETCH_EDTYPE,
              "Value for attr 'T' of %s is not in the list of allowed values: half, bfloat16, float, double",
              etch_dtype_long_name(t));
    return false;
}

/* A filter of the rank that this many axes ask for, with elements. */
static bool check_filter(op_call *c, etch_tensor *w, int n_axes)
{
    int rank = etch_tensor_rank(w);
    if (rank >= 0 && rank != n_axes + 2)
        return refuse(c, BY_INFERENCE, "Shape must be rank %d but is rank %d: filter must be %d-dimensional",
                      n_axes + 2, rank, n_axes + 2);
    for (int a = 0; a < rank; a++)
        if (etch_tensor_known_dim(c->cx, w, a) == 0)
            return refuse(c, a == n_axes ? BY_INFERENCE : IN_RUN, /* an input depth of 0 the shapes tell */
                          "filter must not have zero elements (i.e. all dimensions must be non-zero)");
    return true;
}

static bool check_input(op_call *c, etch_tensor *x, int n_axes, bool takes_more)
{
    int rank = etch_tensor_rank(x);
    if (rank < 0 || rank == n_axes + 2 || (takes_more && rank > n_axes + 2))
        return true;
    return refuse(c, BY_INFERENCE, "Shape must be rank %d but is rank %d: input must be %d-dimensional", n_axes + 2,
                  rank, n_axes + 2);
}

/* How many groups there are follows from the channels of input and filter; where they are not known, there is one. x has them last. */
static int64_t groups_of(op_call *c, etch_tensor *x, etch_tensor *w, int n_axes)
{
    bool has_ranks = etch_tensor_rank(x) == n_axes + 2 && etch_tensor_rank(w) == n_axes + 2;
    int64_t in = has_ranks ? etch_tensor_known_dim(c->cx, x, n_axes + 1) : -1;
    int64_t per_group = has_ranks ? etch_tensor_known_dim(c->cx, w, n_axes) : -1;
    if (in <= 0 || per_group <= 0)
        return 1;
    if (in % per_group != 0) {
        etch_fail(c->cx, ETCH_ESHAPE,
                  "Depth of input (%lld) is not a multiple of input depth of filter (%lld): input depth must be evenly "
                  "divisible by filter depth: %lld vs %lld",
                  (long long)in, (long long)per_group, (long long)in, (long long)per_group);
        return -1;
    }
    int64_t out = etch_tensor_known_dim(c->cx, w, n_axes + 1), n = in / per_group;
    if (out >= 0 && out % n != 0) {
        etch_fail(c->cx, ETCH_ESHAPE, "output depth must be evenly divisible by number of groups: %lld vs %lld",
                  (long long)out, (long long)n);
        return -1;
    }
    return n;
}

static etch_tensor *run(op_call *c, etch_tensor *x, etch_tensor *w, const window *v, int64_t groups)
{
    int64_t size[WINDOW_MAX_AXES] = { 0 };
    for (int a = 0; a < v->n_axes && w && etch_tensor_rank(w) == v->n_axes + 2; a++)
        size[a] = etch_tensor_known_dim(c->cx, w, a);
    if (groups < 0 || !window_fits(c, x, v, size))
        return NULL;
    return (etch_conv)(c->cx, x, w, window_numbers(v, v->strides), window_numbers(v, v->dilations), v->padding,
                       window_pads(v), groups);
}

/* Axes before the last n_axes + 1 are one batch; they come back in the result. */
static etch_tensor *convolve(op_call *c, etch_tensor *x, etch_tensor *w, const window *v)
{
    etch_ctx *cx = c->cx;
    int n_inner = v->n_axes + 1;
    bool has_batches = etch_tensor_rank(x) > n_inner + 1;
    etch_tensor *batches = has_batches ? build_part(cx, build_shape(cx, x), 0, -n_inner) : NULL;
    if (has_batches) {
        etch_tensor *inner = build_part(cx, build_shape(cx, x), -n_inner, BUILD_OPEN);
        x = (etch_reshape)(cx, x, build_vector(cx, (etch_tensor *[]){ BUILD_INTS(cx, -1), inner }, 2));
    }
    x = window_turn(c, x, v);
    etch_tensor *y = x ? window_turn_back(c, run(c, x, w, v, groups_of(c, x, w, v->n_axes)), v) : NULL;
    if (!y || !has_batches)
        return y;
    etch_tensor *own = build_part(cx, build_shape(cx, y), 1, BUILD_OPEN);
    return (etch_reshape)(cx, y, build_vector(cx, (etch_tensor *[]){ batches, own }, 2));
}

/* --- convolutions ------------------------------------------------------------------------------------------------ */

/* input filters strides padding data_format dilations, of so many axes. */
static etch_tensor *conv(op_call *c, int n_axes, const char *strides, bool takes_list, bool takes_more)
{
    etch_tensor *in[2];
    window v = { .n_axes = n_axes, .checks_format = true, .denies_whole = n_axes == 3 };
    if (!window_format(c, 4, &v) || !window_strides(c, 2, strides, &v) || !window_padding(c, 3, takes_list, &v) ||
        !window_dilations(c, 5, &v) || !operands(c, in) || !check_input(c, in[0], n_axes, takes_more) ||
        !check_filter(c, in[1], n_axes))
        return NULL;
    return convolve(c, in[0], in[1], &v);
}

static etch_tensor *conv1d(op_call *c) { return conv(c, 1, "stride", false, true); }
static etch_tensor *conv2d(op_call *c) { return conv(c, 2, "strides", true, true); }
static etch_tensor *conv3d(op_call *c) { return conv(c, 3, "strides", false, true); }

/* As many axes as the filter has. */
static int axes_of_filter(op_call *c, int i, finding where)
{
    etch_tensor *w = op_tensor(c, i);
    if (!w)
        return -1;
    int n = etch_tensor_rank(w) - 2;
    if (n >= 1 && n <= WINDOW_MAX_AXES)
        return n;
    (void)refuse(c, where,
                 "`num_spatial_dims` must be 1, 2, or 3. Received: num_spatial_dims=%d. Filters have so many axes of "
                 "sizes, and two of channels",
                 n);
    return -1;
}

/* Of convolutions with gaps TensorFlow takes more apart in Python than of others. */
static bool check_gaps_padding(op_call *c, int i, const char *what)
{
    PyObject *given = c->args[i];
    if (PyUnicode_Check(given) &&
        (PyUnicode_CompareWithASCIIString(given, "SAME") == 0 || PyUnicode_CompareWithASCIIString(given, "VALID") == 0))
        return true;
    PyErr_Format(PyExc_ValueError, "`padding` must be %s. Received: padding=%S", what, given);
    return false;
}

static bool refuse_gaps_rank(op_call *c, etch_tensor *x, int n_axes)
{
    PyObject *shape = shape_text(c->cx, x);
    if (shape)
        PyErr_Format(PyExc_ValueError,
                     "`input.shape.rank` must be >= than `num_spatial_dims + 2`: %U has rank %d, and the filters go "
                     "along %d axes",
                     shape, etch_tensor_rank(x), n_axes);
    Py_XDECREF(shape);
    return false;
}

static bool check_gaps_operands(op_call *c, etch_tensor *x, etch_tensor *w, const window *v)
{
    int rank = etch_tensor_rank(x), of_filter = etch_tensor_rank(w), n = v->n_axes + 2;
    if (of_filter >= 0 && of_filter != n)
        return refuse(c, IN_PYTHON, "Shape must be rank %d but is rank %d: filter must be %d-dimensional", n, of_filter,
                      n);
    if (rank >= 0 && rank < n)
        return refuse_gaps_rank(c, x, v->n_axes);
    int64_t in = rank < 0 ? -1 : etch_tensor_known_dim(c->cx, x, v->is_first ? rank - n + 1 : rank - 1);
    int64_t per_group = of_filter < 0 ? -1 : etch_tensor_known_dim(c->cx, w, n - 2);
    if (in >= 0 && per_group > 0 && in % per_group != 0)
        return refuse(c, IN_PYTHON,
                      "The number of input channels is not divisible by the corresponding number of output filters: "
                      "%lld channels, and filters for %lld",
                      (long long)in, (long long)per_group);
    return true;
}

/* strides or dilations, of input and filters: arguments 0 and 1. */
static etch_tensor *convolve_gaps(op_call *c, int i_padding, window *v)
{
    etch_tensor *in[2];
    bool has_gaps = window_is_dilated(v);
    if ((has_gaps && !check_gaps_padding(c, i_padding, "one of 'SAME' or 'VALID'")) ||
        !window_padding(c, i_padding, false, v) || !operands(c, in) ||
        (has_gaps && !check_gaps_operands(c, in[0], in[1], v)) || !check_input(c, in[0], v->n_axes, true) ||
        !check_filter(c, in[1], v->n_axes))
        return NULL;
    return convolve(c, in[0], in[1], v);
}

/* input filters strides padding data_format dilations; strides or dilations, not both. */
static etch_tensor *convolution(op_call *c)
{
    window v = { .n_axes = axes_of_filter(c, 1, IN_PYTHON), .checks_format = true };
    if (v.n_axes < 0 || !window_format(c, 4, &v) || !window_strides(c, 2, "strides", &v) || !window_rates(c, 5, &v) ||
        !window_is_one_of_them(&v))
        return NULL;
    return convolve_gaps(c, 3, &v);
}

/* value filters rate padding */
static bool read_rate(op_call *c, int i, window *v)
{
    int64_t rate;
    if (!op_int(c, i, &rate))
        return false;
    for (int a = 0; a < v->n_axes; a++) {
        v->strides[a] = 1;
        v->dilations[a] = rate;
    }
    if (rate < 1)
        PyErr_Format(PyExc_ValueError, "`rate` cannot be less than one. Received: rate=%R", c->args[i]);
    return rate >= 1;
}

static etch_tensor *atrous_conv2d(op_call *c)
{
    window v = { .n_axes = 2 };
    return read_rate(c, 2, &v) ? convolve_gaps(c, 3, &v) : NULL;
}

/* --- depthwise --------------------------------------------------------------------------------------------------- */

/* A filter [.., c, m] has m results per channel: as many groups as channels, and w [.., 1, c * m]. x has the channels last. */
static etch_tensor *run_depthwise(op_call *c, etch_tensor *x, etch_tensor *w, const window *v)
{
    etch_ctx *cx = c->cx;
    int64_t in = etch_tensor_rank(x) == 4 ? etch_tensor_known_dim(cx, x, 3) : -1;
    int64_t of_filter = etch_tensor_rank(w) == 4 ? etch_tensor_known_dim(cx, w, 2) : -1;
    if (in >= 0 && of_filter >= 0 && in != of_filter) {
        etch_fail(cx, ETCH_ESHAPE, "input depth must be evenly divisible by filter depth: %lld vs %lld", (long long)in,
                  (long long)of_filter);
        return NULL;
    }
    int64_t n = in >= 0 ? in : of_filter;
    if (n < 0) {
        etch_fail(cx, ETCH_ENOTSUP, "the number of channels of input or filter must be known");
        return NULL;
    }
    etch_tensor *shape = build_vector(
        cx, (etch_tensor *[]){ build_part(cx, build_shape(cx, w), 0, 2), BUILD_INTS(cx, 1, -1) }, 2);
    return run(c, x, (etch_reshape)(cx, w, shape), v, n > 0 ? n : 1);
}

/* input filter strides padding data_format dilations */
static etch_tensor *depthwise_conv2d(op_call *c)
{
    etch_tensor *in[2];
    window v = { .n_axes = 2, .denies_whole = true };
    if (!window_format(c, 4, &v) || !window_strides(c, 2, "strides", &v) || !window_padding(c, 3, true, &v) ||
        !window_rates(c, 5, &v) || !operands(c, in) || !check_input(c, in[0], 2, false) || !check_filter(c, in[1], 2))
        return NULL;
    etch_tensor *x = window_turn(c, in[0], &v);
    return x ? window_turn_back(c, run_depthwise(c, x, in[1], &v), &v) : NULL;
}

static bool check_pointwise_rank(op_call *c, etch_tensor *w)
{
    int rank = etch_tensor_rank(w);
    if (rank < 0 || rank == 4)
        return true;
    PyObject *shape = shape_text(c->cx, w);
    if (shape)
        PyErr_Format(PyExc_ValueError, "Shape %U must have rank 4", shape);
    Py_XDECREF(shape);
    return false;
}

/* input depthwise_filter pointwise_filter strides padding data_format dilations */
static etch_tensor *separable_conv2d(op_call *c)
{
    etch_tensor *in[3];
    window v = { .n_axes = 2, .denies_whole = true };
    window point = { .n_axes = 2, .strides = { 1, 1 }, .dilations = { 1, 1 }, .padding = "valid" };
    if (!window_format(c, 5, &v) || !window_strides(c, 3, "strides", &v) || !window_padding(c, 4, true, &v) ||
        !window_rates(c, 6, &v) || !operands(c, in) || !(in[2] = op_tensor_where(c, 2, etch_tensor_dtype(in[0]))) ||
        !check_pointwise_rank(c, in[2]) || !check_one_dtype(c, in[0], in[2]) || !check_input(c, in[0], 2, false) ||
        !check_filter(c, in[1], 2) || !check_filter(c, in[2], 2))
        return NULL;
    for (int a = 0; a < 2 && etch_tensor_rank(in[2]) == 4; a++) {
        int64_t n = etch_tensor_known_dim(c->cx, in[2], a);
        if (n > 1) {
            PyErr_Format(PyExc_ValueError, "Dimensions %lld and 1 are not compatible", (long long)n);
            return NULL;
        }
    }
    etch_tensor *x = window_turn(c, in[0], &v), *y = x ? run_depthwise(c, x, in[1], &v) : NULL;
    return y ? window_turn_back(c, run(c, y, in[2], &point, groups_of(c, y, in[2], 2)), &v) : NULL;
}

/* --- transposed -------------------------------------------------------------------------------------------------- */

/* Where TensorFlow finds that sizes of output_shape, input and filters do not go together, and how it says so; the runtime speaks of a gradient
 * that the program has not asked for. */
typedef struct transpose_kind {
    finding shape, sizes, depth;
    const char *same_batch, *same_depth, *own_depth;
} transpose_kind;

static const transpose_kind
    of_plane = { BY_INFERENCE,
                 BY_INFERENCE,
                 IN_RUN,
                 "output_shape and input must have the same batch size",
                 "filters and input must have the same out_depth",
                 "output_shape and filters: input depth must be evenly divisible by filter depth" },
    of_space = { BY_INFERENCE,
                 IN_RUN,
                 IN_RUN,
                 "output_shape and input must have the same batch size",
                 "input and filters must have the same number of channels",
                 "output_shape and filters must have the same number of channels" },
    of_gaps = { IN_PYTHON,
                IN_PYTHON,
                IN_PYTHON,
                "output_shape and input must have the same batch size",
                "`value` channel count must be compatible with `filters` input channel count",
                "`output_shape` channel count must be compatible with `filters` output channel count" };

/* The sizes of the result, batch, axes and channels; false where they are not known, or are not as many as there must be. */
static bool read_sizes(op_call *c, etch_tensor *shape, const window *v, int64_t *out)
{
    int64_t at[ETCH_MAX_RANK];
    int n = v->n_axes + 2;
    if (etch_tensor_is_traced(shape) || etch_tensor_dtype(shape) != ETCH_I64 || (etch_tensor_count)(shape) != n ||
        etch_tensor_read(c->cx, shape, at, (size_t)n * sizeof *at) != ETCH_OK)
        return false;
    for (int a = 0; a < v->n_axes; a++)
        out[1 + a] = at[a + (v->is_first ? 2 : 1)];
    out[0] = at[0];
    out[n - 1] = at[v->is_first ? 1 : n - 1];
    return true;
}

static bool check_sizes_number(op_call *c, etch_tensor *shape, int n, finding where)
{
    int rank = etch_tensor_rank(shape);
    int64_t given = rank == 1 ? etch_tensor_known_dim(c->cx, shape, 0) : -1;
    if (rank >= 0 && rank != 1)
        return refuse(c, where, "Shape must be rank 1 but is rank %d: output_shape must be 1-dim, not %d", rank, rank);
    if (given >= 0 && given != n)
        return refuse(
            c, where,
            "`output_shape` must have shape (%d,). Received: output_shape=(%lld,): it must contain %d values, "
            "but got: %lld",
            n, (long long)given, n, (long long)given);
    return true;
}

/* Would the convolution make as many elements of a result of this size along axis a as the input has? */
static bool check_axis(op_call *c, const window *v, int a, int64_t result, int64_t filter, int64_t input)
{
    if (result < 0 || filter < 1 || input < 0)
        return true;
    int64_t stride = v->strides[a], reach = (filter - 1) * v->dilations[a] + 1;
    int64_t padded = result + (v->n_pads ? v->pads[2 * a] + v->pads[2 * a + 1] : 0);
    int64_t left = v->padding[0] == 's' ? result + stride - 1 : padded - reach + stride;
    int64_t computed = left < 0 ? 0 : left / stride;
    return computed == input ||
           refuse(c, IN_RUN,
                  "Size of input doesn't match computed: actual = %lld, computed = %lld spatial_dim: %d "
                  "output_shape: %lld filter: %lld stride: %lld dilation: %lld",
                  (long long)input, (long long)computed, a + (v->is_first ? 2 : 1), (long long)result,
                  (long long)filter, (long long)stride, (long long)v->dilations[a]);
}

/* dy has the channels last. */
static bool check_transposed(op_call *c, etch_tensor *shape, etch_tensor *dy, etch_tensor *w, const window *v,
                             const transpose_kind *k)
{
    int n = v->n_axes + 2;
    int64_t y[WINDOW_MAX_AXES + 2] = { 0 }, x[WINDOW_MAX_AXES + 2] = { 0 }, f[WINDOW_MAX_AXES + 2] = { 0 };
    if (!op_are_sizes(c, shape, false) || !check_sizes_number(c, shape, n, k->shape))
        return false;
    bool has_sizes = read_sizes(c, shape, v, y);
    for (int a = 0; a < n; a++) {
        y[a] = has_sizes ? y[a] : -1;
        x[a] = etch_tensor_rank(dy) == n ? etch_tensor_known_dim(c->cx, dy, a) : -1;
        f[a] = etch_tensor_rank(w) == n ? etch_tensor_known_dim(c->cx, w, a) : -1;
    }
    if (y[0] >= 0 && x[0] >= 0 && y[0] != x[0])
        return refuse(c, k->sizes, "%s: Dimensions must be equal, but are %lld and %lld", k->same_batch,
                      (long long)y[0], (long long)x[0]);
    if (x[n - 1] >= 0 && f[n - 1] >= 0 && x[n - 1] != f[n - 1])
        return refuse(c, k->sizes, "%s: Dimensions must be equal, but are %lld and %lld", k->same_depth,
                      (long long)x[n - 1], (long long)f[n - 1]);
    if (y[n - 1] >= 0 && f[n - 2] >= 0 && y[n - 1] != f[n - 2])
        return refuse(c, k->depth, "%s: %lld vs %lld", k->own_depth, (long long)y[n - 1], (long long)f[n - 2]);
    for (int a = 0; a < v->n_axes; a++)
        if (!check_axis(c, v, a, y[1 + a], f[a], x[1 + a]))
            return false;
    return true;
}

/* What convolution would make `dy` of a tensor of this shape: its gradient. filters are [.., channels of the result, those of dy]. */
static etch_tensor *transpose(op_call *c, int i_shape, window *v, const transpose_kind *k)
{
    etch_ctx *cx = c->cx;
    etch_tensor *in[2], *shape = op_sizes(c, i_shape);
    if (!shape || !operands(c, in) || !check_input(c, in[0], v->n_axes, false) || !check_filter(c, in[1], v->n_axes))
        return NULL;
    etch_tensor *dy = window_turn(c, in[0], v);
    if (!dy || !check_transposed(c, shape, dy, in[1], v, k))
        return NULL;
    if (v->is_first) {
        int64_t at[WINDOW_MAX_AXES + 2] = { 0 };
        for (int a = 0; a < v->n_axes; a++)
            at[1 + a] = 2 + a;
        at[v->n_axes + 1] = 1;
        shape = (etch_gather)(cx, shape, etch_int_list(cx, at, v->n_axes + 2), 0, 0);
    }
    return window_turn_back(c,
                            (etch_conv_grad_x)(cx, shape, in[1], dy, window_numbers(v, v->strides),
                                               window_numbers(v, v->dilations), v->padding, window_pads(v), 1),
                            v);
}

/* input filters output_shape strides padding data_format dilations */
static etch_tensor *transpose_of(op_call *c, int n_axes)
{
    window v = { .n_axes = n_axes, .checks_format = true, .denies_whole = n_axes == 3 };
    if (n_axes < 0 || !window_format(c, 5, &v) || !window_strides(c, 3, n_axes == 1 ? "stride" : "strides", &v) ||
        !window_padding(c, 4, n_axes == 2, &v) || !window_dilations(c, 6, &v))
        return NULL;
    return transpose(c, 2, &v, n_axes == 3 ? &of_space : &of_plane);
}

static etch_tensor *conv1d_transpose(op_call *c) { return transpose_of(c, 1); }
static etch_tensor *conv2d_transpose(op_call *c) { return transpose_of(c, 2); }
static etch_tensor *conv3d_transpose(op_call *c) { return transpose_of(c, 3); }
static etch_tensor *conv_transpose(op_call *c) { return transpose_of(c, axes_of_filter(c, 1, BY_INFERENCE)); }

/* value filters output_shape rate padding */
static etch_tensor *atrous_conv2d_transpose(op_call *c)
{
    window v = { .n_axes = 2 };
    if (!read_rate(c, 3, &v))
        return NULL;
    bool has_gaps = window_is_dilated(&v);
    if ((has_gaps && !check_gaps_padding(c, 4, "either 'VALID' or 'SAME'")) || !window_padding(c, 4, false, &v))
        return NULL;
    return transpose(c, 2, &v, has_gaps ? &of_gaps : &of_plane);
}

/* clang-format off */
static const op_row rows[] = {
    { "nn.conv1d", "input filters stride padding data_format='NWC' dilations=None name=None", conv1d, NULL, NULL, "Convolution along one axis." },
    { "nn.conv2d", "input filters strides padding data_format='NHWC' dilations=None name=None", conv2d, NULL, NULL, "Convolution along two axes." },
    { "nn.conv3d", "input filters strides padding data_format='NDHWC' dilations=None name=None", conv3d, NULL, NULL, "Convolution along three axes." },
    { "nn.convolution", "input filters strides=None padding='VALID' data_format=None dilations=None name=None", convolution, NULL, NULL, "Convolution along as many axes as the filters have." },
    { "nn.depthwise_conv2d", "input filter strides padding data_format=None dilations=None name=None", depthwise_conv2d, NULL, NULL, "Convolution of each channel with filters of its own." },
    { "nn.separable_conv2d", "input depthwise_filter pointwise_filter strides padding data_format=None dilations=None name=None", separable_conv2d, NULL, NULL, "A depthwise convolution, then one that mixes channels." },
    { "nn.atrous_conv2d", "value filters rate padding name=None", atrous_conv2d, NULL, NULL, "Convolution with gaps in the filters." },
    { "nn.conv1d_transpose", "input filters output_shape strides padding='SAME' data_format='NWC' dilations=None name=None", conv1d_transpose, NULL, NULL, "The transpose of conv1d." },
    { "nn.conv2d_transpose", "input filters output_shape strides padding='SAME' data_format='NHWC' dilations=None name=None", conv2d_transpose, NULL, NULL, "The transpose of conv2d." },
    { "nn.conv3d_transpose", "input filters output_shape strides padding='SAME' data_format='NDHWC' dilations=None name=None", conv3d_transpose, NULL, NULL, "The transpose of conv3d." },
    { "nn.conv_transpose", "input filters output_shape strides padding='SAME' data_format=None dilations=None name=None", conv_transpose, NULL, NULL, "The transpose of convolution." },
    { "nn.atrous_conv2d_transpose", "value filters output_shape rate padding name=None", atrous_conv2d_transpose, NULL, NULL, "The transpose of atrous_conv2d." },
};
/* clang-format on */

op_rows ops_conv(void) { return OP_ROWS(rows); }
