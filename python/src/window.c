/* Windows from Python's arguments: see window.h. */
#include "window.h"

#include "raise.h"

#include <stdio.h>
#include <string.h>

static const char *const last_formats[] = { "NWC", "NHWC", "NDHWC" };
static const char *const first_formats[] = { "NCW", "NCHW", "NCDHW" };

bool window_format(op_call *c, int i, window *w)
{
    const char *format;
    w->is_first = false;
    if (op_is_none(c, i))
        return true;
    if (!op_text(c, i, &format))
        return false;
    const char *last = last_formats[w->n_axes - 1], *first = first_formats[w->n_axes - 1];
    w->is_first = strcmp(format, first) == 0;
    if (w->is_first || strcmp(format, last) == 0)
        return true;
    if (w->checks_format && w->n_axes == 1) {
        PyErr_Format(PyExc_ValueError, "`data_format` must be 'NWC' or 'NCW'. Received: data_format=%s", format);
        return false;
    }
    etch_fail(c->cx, ETCH_EINVAL,
              "Value for attr 'data_format' of \"%s\" is not in the list of allowed values: \"%s\", \"%s\"", format,
              last, first);
    return false;
}

/* Where the axes between batch and channels begin. */
static int first_axis(const window *w) { return w->is_first ? 2 : 1; }

/* TensorFlow finds it out in the run, whatever a trace knows. */
static bool deny_whole(op_call *c, const char *name, const window *w)
{
    const char *subject = w->denies_whole && strcmp(name, "dilations") == 0 ? "dilation rates" : name;
    static const char format[] = "Current implementation does not yet support %s in the batch and depth dimensions.";
    if (w->denies_whole)
        (void)raise_error("InvalidArgumentError", format, subject);
    else
        etch_fail(c->cx, ETCH_ENOTSUP, format, subject);
    return false;
}

bool window_read(op_call *c, int i, const char *name, const window *w, int64_t *out)
{
    int64_t at[ETCH_MAX_RANK] = { 1 };
    etch_ints given = { at, 1 };
    if (PyUnicode_Check(c->args[i])) {
        PyErr_Format(PyExc_TypeError, "Expected int for argument '%s' not %R.", name, c->args[i]);
        return false;
    }
    if (!op_is_none(c, i) && !op_axes(c, i, at, &given))
        return false;
    int n = w->n_axes;
    if (given.n != 1 && given.n != n && given.n != n + 2) {
        PyErr_Format(PyExc_ValueError, "%s should be of length 1, %d or %d. Received: %s=%R of length %d", name, n,
                     n + 2, name, c->args[i], given.n);
        return false;
    }
    bool is_whole = given.n == n + 2;
    int channels = w->is_first ? 1 : n + 1;
    if (is_whole && (at[0] != 1 || at[channels] != 1))
        return deny_whole(c, name, w);
    for (int a = 0; a < n; a++)
        out[a] = at[given.n == 1 ? 0 : is_whole ? a + first_axis(w) : a];
    return true;
}

/* "[2 1]", as NumPy writes what TensorFlow has made of them. */
enum { NUMBERS_TEXT = 24 * WINDOW_MAX_AXES };
static const char *numbers_text(const window *w, const int64_t *at, char text[NUMBERS_TEXT])
{
    int n = 0;
    for (int a = 0; a < w->n_axes; a++)
        n += snprintf(text + n, (size_t)(NUMBERS_TEXT - n), "%s%lld", a ? " " : "[", (long long)at[a]);
    (void)snprintf(text + n, (size_t)(NUMBERS_TEXT - n), "]");
    return text;
}

bool window_strides(op_call *c, int i, const char *name, window *w)
{
    if (!window_read(c, i, name, w, w->strides))
        return false;
    for (int a = 0; a < w->n_axes; a++)
        if (w->strides[a] < 1) {
            etch_fail(c->cx, ETCH_EINVAL, "Strides should be larger than 0: Stride must be > 0, but got %lld",
                      (long long)w->strides[a]);
            return false;
        }
    return true;
}

bool window_dilations(op_call *c, int i, window *w)
{
    if (!window_read(c, i, "dilations", w, w->dilations))
        return false;
    for (int a = 0; a < w->n_axes; a++)
        if (w->dilations[a] < 1) {
            etch_fail(c->cx, ETCH_EINVAL, "Dilated rates should be larger than 0, but got %lld",
                      (long long)w->dilations[a]);
            return false;
        }
    return true;
}

bool window_are_positive(const window *w, const char *name, const int64_t *at)
{
    char text[NUMBERS_TEXT];
    for (int a = 0; a < w->n_axes; a++)
        if (at[a] < 1) {
            PyErr_Format(PyExc_ValueError, "all values of `%s` must be positive. Received: %s=%s", name, name,
                         numbers_text(w, at, text));
            return false;
        }
    return true;
}

bool window_rates(op_call *c, int i, window *w)
{
    return window_read(c, i, "dilations", w, w->dilations) && window_are_positive(w, "dilation_rate", w->dilations);
}

static bool is_above_one(const window *w, const int64_t *at)
{
    for (int a = 0; a < w->n_axes; a++)
        if (at[a] > 1)
            return true;
    return false;
}

bool window_is_dilated(const window *w) { return is_above_one(w, w->dilations); }

bool window_is_one_of_them(const window *w)
{
    char strides[NUMBERS_TEXT], rates[NUMBERS_TEXT];
    if (!is_above_one(w, w->strides) || !window_is_dilated(w))
        return true;
    PyErr_Format(PyExc_ValueError,
                 "`strides > 1` not supported in conjunction with `dilation_rate > 1`. Received: strides=%s and "
                 "dilation_rate=%s",
                 numbers_text(w, w->strides, strides), numbers_text(w, w->dilations, rates));
    return false;
}

/* [before, after] of one axis; false with the exception set. */
static bool read_pair(PyObject *all, Py_ssize_t i, int64_t pair[2])
{
    PyObject *item = PySequence_GetItem(all, i);
    if (item && !PyList_Check(item) && !PyTuple_Check(item))
        PyErr_Format(PyExc_ValueError,
                     "When `padding` is a list, each element of `padding` must be a list/tuple of size 2. Received: "
                     "padding=%R with element at index %zd of type %R",
                     all, i, Py_TYPE(item));
    PyObject *list = item && !PyErr_Occurred() ? PySequence_Fast(item, "") : NULL;
    Py_XDECREF(item);
    bool is_pair = list && PySequence_Fast_GET_SIZE(list) == 2;
    if (list && !is_pair)
        PyErr_Format(PyExc_ValueError,
                     "When `padding` is a list, each element of `padding` must be a list/tuple of size 2. Received: "
                     "padding=%R with element at index %zd of size %zd",
                     all, i, PySequence_Fast_GET_SIZE(list));
    for (int k = 0; is_pair && k < 2; k++) {
        pair[k] = PyLong_AsLongLong(PySequence_Fast_GET_ITEM(list, k));
        is_pair = pair[k] != -1 || !PyErr_Occurred();
    }
    Py_XDECREF(list);
    return is_pair;
}

static bool read_pads(op_call *c, int i, window *w)
{
    PyObject *all = c->args[i];
    Py_ssize_t n = PySequence_Size(all);
    int channels = w->is_first ? 1 : w->n_axes + 1;
    if (n < 0)
        return false;
    if (n != w->n_axes + 2) {
        PyErr_Format(PyExc_ValueError,
                     "When padding is a list, it must be of size %d. Received: padding=%R of size %zd", w->n_axes + 2,
                     all, n);
        return false;
    }
    w->padding = "explicit";
    w->n_pads = 2 * w->n_axes;
    for (int a = 0; a < n; a++) {
        int64_t pair[2];
        if (!read_pair(all, a, pair))
            return false;
        if (pair[0] < 0 || pair[1] < 0 || ((a == 0 || a == channels) && (pair[0] || pair[1]))) {
            etch_fail(c->cx, ETCH_EINVAL,
                      pair[0] < 0 || pair[1] < 0
                          ? "All elements of explicit_paddings must be nonnegative, but axis %d has %lld and %lld"
                          : "Nonzero explicit padding in the batch or depth dimensions is not supported: axis %d has "
                            "%lld and %lld",
                      a, (long long)pair[0], (long long)pair[1]);
            return false;
        }
        int at = a - first_axis(w);
        if (a != 0 && a != channels) {
            w->pads[2 * at] = pair[0];
            w->pads[2 * at + 1] = pair[1];
        }
    }
    return true;
}

bool window_padding(op_call *c, int i, bool takes_list, window *w)
{
    PyObject *given = c->args[i];
    w->n_pads = 0;
    if (takes_list && (PyList_Check(given) || PyTuple_Check(given)))
        return read_pads(c, i, w);
    if (!PyUnicode_Check(given)) {
        PyErr_Format(PyExc_TypeError, "Expected string for argument 'padding' not %R.", given);
        return false;
    }
    const char *word = PyUnicode_AsUTF8(given);
    if (!word)
        return false;
    if (takes_list && strcmp(word, "EXPLICIT") == 0) {
        PyErr_SetString(PyExc_ValueError, "'EXPLICIT' is not a valid value for `padding`. To use explicit padding, "
                                          "`padding` must be a list.");
        return false;
    }
    w->padding = strcmp(word, "SAME") == 0 ? "same" : strcmp(word, "VALID") == 0 ? "valid" : NULL;
    if (!w->padding)
        etch_fail(c->cx, ETCH_EINVAL,
                  "Value for attr 'padding' of \"%s\" is not in the list of allowed values: \"SAME\", \"VALID\"%s",
                  word, takes_list ? ", \"EXPLICIT\"" : "");
    return w->padding != NULL;
}

bool window_fits(op_call *c, etch_tensor *x, const window *w, const int64_t *size)
{
    if (etch_tensor_rank(x) != w->n_axes + 2 || strcmp(w->padding, "same") == 0)
        return true;
    for (int a = 0; a < w->n_axes; a++) {
        int64_t in = etch_tensor_known_dim(c->cx, x, 1 + a), stride = w->strides[a];
        int64_t reach = (size[a] - 1) * (w->dilations[a] ? w->dilations[a] : 1) + 1;
        if (in < 0 || size[a] < 1 || reach > INT32_MAX)
            continue;
        int64_t padded = in + (w->n_pads ? w->pads[2 * a] + w->pads[2 * a + 1] : 0), left = padded - reach + stride;
        if (padded < reach && etch_is_tracing(c->cx)) {
            etch_fail(c->cx, ETCH_ESHAPE, "Negative dimension size caused by subtracting %lld from %lld",
                      (long long)reach, (long long)padded);
            return false;
        }
        if (left < 0) {
            etch_fail(c->cx, ETCH_ESHAPE,
                      "Computed output size would be negative: %lld [input_size: %lld, effective_filter_size: %lld, "
                      "stride: %lld]",
                      (long long)(left / stride - (left % stride != 0)), (long long)padded, (long long)reach,
                      (long long)stride);
            return false;
        }
    }
    return true;
}

etch_tensor *window_turn(op_call *c, etch_tensor *x, const window *w)
{
    int64_t perm[WINDOW_MAX_AXES + 2] = { 0 };
    if (!x || !w->is_first)
        return x;
    for (int a = 0; a < w->n_axes; a++)
        perm[1 + a] = 2 + a;
    perm[w->n_axes + 1] = 1;
    return (etch_transpose)(c->cx, x, (etch_ints){ perm, w->n_axes + 2 });
}

etch_tensor *window_turn_back(op_call *c, etch_tensor *y, const window *w)
{
    int64_t perm[WINDOW_MAX_AXES + 2] = { 0, w->n_axes + 1 };
    if (!y || !w->is_first)
        return y;
    for (int a = 0; a < w->n_axes; a++)
        perm[2 + a] = 1 + a;
    return (etch_transpose)(c->cx, y, (etch_ints){ perm, w->n_axes + 2 });
}
