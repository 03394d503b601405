/* Checks of values: at once where they are known, else recorded, so that a run in which they fail is an error. */
#include "ops.h"

#include "tensor.h"

enum { N_SHOWN = 3 };

/* x as NumPy has it; NULL with an exception set. */
static PyObject *array_of(op_call *c, etch_tensor *x)
{
    etch_tensor *kept = x ? etch_keep(c->cx, x) : NULL;
    PyObject *wrapped = kept ? tensor_wrap(kept) : core_raise(c->cx);
    PyObject *array = wrapped ? tensor_numpy(wrapped, NULL) : NULL;
    Py_XDECREF(wrapped);
    return array;
}

/* The elements of x in a row, at most n, as "[1 2 3]", and how many there are. */
static PyObject *in_a_row(op_call *c, etch_tensor *x, int64_t n, int64_t *n_taken)
{
    etch_ctx *cx = c->cx;
    etch_tensor *flat = (etch_reshape)(cx, x, (etch_int_list)(cx, &(int64_t){ -1 }, 1));
    int64_t count = flat ? (etch_tensor_count)(flat) : 0;
    *n_taken = n >= 0 && count > n ? n : count;
    PyObject *array = array_of(
        c, (etch_slice)(cx, flat, (etch_int_list)(cx, &(int64_t){ 0 }, 1), (etch_int_list)(cx, n_taken, 1)));
    PyObject *text = array ? PyObject_Str(array) : NULL;
    Py_XDECREF(array);
    return text;
}

/* InvalidArgumentError with the parts (which are given up) one below the other; NULL. */
static PyObject *fail(op_call *c, PyObject *parts)
{
    PyObject *line = parts ? PyUnicode_FromString("\n") : NULL, *all = line ? PyUnicode_Join(line, parts) : NULL;
    const char *text = all ? PyUnicode_AsUTF8(all) : NULL;
    if (!text && PyErr_ExceptionMatches(PyExc_UnicodeEncodeError)) {
        PyErr_Clear();
        text = "an assertion failed";
    }
    if (text)
        etch_fail(c->cx, ETCH_EINVAL, "%s", text);
    Py_XDECREF(all);
    Py_XDECREF(line);
    Py_XDECREF(parts);
    return text ? core_raise(c->cx) : NULL;
}

static int append(PyObject *list, PyObject *text)
{
    int done = text ? PyList_Append(list, text) : -1;
    Py_XDECREF(text);
    return done;
}

static bool is_true(etch_ctx *cx, etch_tensor *all, bool *out)
{
    return all && etch_tensor_read(cx, all, out, sizeof *out) == ETCH_OK;
}

static const char *message_of(op_call *c, int i)
{
    if (op_is_none(c, i))
        return "";
    return PyUnicode_Check(c->args[i]) ? PyUnicode_AsUTF8(c->args[i])
                                       : op_refuse(c, i, PyExc_TypeError, "must be a text");
}

static PyObject *first_elements(op_call *c, const char *name, etch_tensor *x, int64_t n)
{
    int64_t n_taken;
    PyObject *text = in_a_row(c, x, n, &n_taken);
    PyObject *both = text ? PyUnicode_FromFormat("First %lld elements of %s:\n%U", (long long)n_taken, name, text)
                          : NULL;
    Py_XDECREF(text);
    return both;
}

static bool have_one_shape(etch_tensor *const *xs)
{
    int rank = etch_tensor_rank(xs[0]);
    bool answer = rank > 0 && rank == etch_tensor_rank(xs[1]);
    for (int i = 0; answer && i < rank; i++)
        answer = (etch_tensor_dim)(xs[0], i) == (etch_tensor_dim)(xs[1], i);
    return answer;
}

/* Which elements of two tensors of one shape do not hold, and what they are. */
static PyObject *different_elements(op_call *c, etch_tensor *holds, etch_tensor *const *xs, int64_t n)
{
    etch_ctx *cx = c->cx;
    etch_tensor *is_wrong = (etch_logical_not)(cx, holds), *places = (etch_nonzero)(cx, is_wrong);
    int64_t count = places ? (etch_tensor_dim)(places, 0) : 0, taken = n >= 0 && count > n ? n : count, unused;
    etch_tensor *first = (etch_slice)(cx, places, (etch_int_list)(cx, (int64_t[]){ 0, 0 }, 2),
                                      (etch_int_list)(cx, (int64_t[]){ taken, -1 }, 2));
    PyObject *array = array_of(c, first), *where = array ? PyObject_Str(array) : NULL;
    PyObject *x = where ? in_a_row(c, (etch_boolean_mask)(cx, xs[0], is_wrong), n, &unused) : NULL;
    PyObject *y = x ? in_a_row(c, (etch_boolean_mask)(cx, xs[1], is_wrong), n, &unused) : NULL;
    PyObject *all = y ? PyUnicode_FromFormat(
                            "Indices of first %lld different values:\n%U\nCorresponding x values:\n%U\n"
                            "Corresponding y values:\n%U",
                            (long long)taken, where, x, y)
                      : NULL;
    Py_XDECREF(array);
    Py_XDECREF(where);
    Py_XDECREF(x);
    Py_XDECREF(y);
    return all;
}

/* The condition holds everywhere, or an error that says which it is and shows the operands (n of them, named x and
 * y). */
static PyObject *check(op_call *c, etch_tensor *holds, const char *message, const char *condition,
                       etch_tensor *const *xs, int n, int64_t n_shown)
{
    bool is_fine;
    etch_ctx *cx = c->cx;
    if (!holds || !message)
        return NULL;
    etch_tensor *all = (etch_all)(cx, holds, ETCH_ALL_AXES, false);
    if (all && etch_tensor_is_traced(all)) {
        PyObject *text = PyUnicode_FromFormat("%s%sCondition %s did not hold", message, *message ? "\n" : "",
                                              condition);
        const char *bytes = text ? PyUnicode_AsUTF8(text) : NULL;
        if (bytes)
            (etch_assert)(cx, all, bytes, xs, n);
        Py_XDECREF(text);
        return bytes && !etch_failed(cx) ? Py_NewRef(Py_None) : NULL;
    }
    if (!is_true(cx, all, &is_fine))
        return NULL;
    if (is_fine)
        return Py_NewRef(Py_None);
    PyObject *parts = PyList_New(0);
    int done = parts ? 0 : -1;
    if (done == 0 && *message)
        done = append(parts, PyUnicode_FromString(message));
    if (done == 0)
        done = append(parts, PyUnicode_FromFormat("Condition %s did not hold.", condition));
    if (done == 0 && n == 2 && n_shown != 0 && have_one_shape(xs))
        done = append(parts, different_elements(c, holds, xs, n_shown));
    for (int i = 0; i < n && done == 0 && n_shown != 0; i++)
        done = append(parts, first_elements(c, i == 0 ? "x" : "y", xs[i], n_shown));
    if (done < 0)
        Py_CLEAR(parts);
    return fail(c, parts);
}

static bool summarize_of(op_call *c, int i, int64_t *out)
{
    *out = N_SHOWN;
    return op_is_none(c, i) || op_int(c, i, out);
}

/* --- two operands, one against 0 --------------------------------------------------------------------------------- */

typedef etch_tensor *comparison(etch_ctx *cx, etch_tensor *x, etch_tensor *y);

static const char *sign_of(const op_call *c)
{
    static const struct {
        comparison *f;
        const char *sign;
    } signs[] = {
        { etch_equal, "==" },      { etch_not_equal, "!=" }, { etch_less, "<" },
        { etch_less_equal, "<=" }, { etch_greater, ">" },    { etch_greater_equal, ">=" },
    };
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (signs[i].f == (comparison *)c->row->with)
            return signs[i].sign;
    return "?";
}

static etch_tensor *compared(op_call *c, etch_tensor *x, etch_tensor *y)
{
    comparison *f = (comparison *)c->row->with;
    if (etch_tensor_dtype(x) != ETCH_STRING)
        return f(c->cx, x, y);
    etch_tensor *same = (etch_string_equal)(c->cx, x, y);
    return f == (comparison *)(etch_equal) ? same : (etch_logical_not)(c->cx, same);
}

/* Outside of the trace: None; NULL, and an exception unless they cannot be compared. */
static PyObject *check_at_once(op_call *c, etch_tensor *in[2], int n, const char *message, const char *condition,
                               int64_t n_shown)
{
    stretch s;
    op_call outside = *c;
    PyObject *out = NULL;
    if (core_leave_traces() < 0)
        return NULL;
    if (stretch_begin(&s)) {
        outside.cx = s.cx;
        etch_tensor *holds = compared(&outside, in[0], in[1]);
        out = holds ? check(&outside, holds, message, condition, in, n, n_shown) : NULL;
        if (holds && !out && !PyErr_Occurred())
            (void)core_raise(s.cx);
        (void)stretch_drop(&s);
    }
    core_return_to_traces();
    return out;
}

/* What is known in a trace is checked at once, and what does not hold fails the trace. n_shown of the operands are shown. */
static PyObject *check_operands(op_call *c, etch_tensor *in[2], int n, const char *message, const char *condition,
                                int64_t n_shown)
{
    bool is_known = etch_is_tracing(c->cx) && !etch_tensor_is_traced(in[0]) && !etch_tensor_is_traced(in[1]);
    PyObject *out = is_known && message ? check_at_once(c, in, n, message, condition, n_shown) : NULL;
    if (out || PyErr_Occurred())
        return out;
    return check(c, compared(c, in[0], in[1]), message, condition, in, n, n_shown);
}

static PyObject *assert_two_at(op_call *c, int i_message, int i_summarize)
{
    etch_tensor *in[2];
    int64_t n;
    char condition[16];
    if (!op_tensors(c, 0, 2, in) || !summarize_of(c, i_summarize, &n))
        return NULL;
    (void)snprintf(condition, sizeof condition, "x %s y", sign_of(c));
    return check_operands(c, in, 2, message_of(c, i_message), condition, n);
}
static PyObject *assert_two(op_call *c) { return assert_two_at(c, 2, 3); }
static PyObject *assert_none_equal(op_call *c) { return assert_two_at(c, 3, 2); }

static PyObject *assert_against_0(op_call *c)
{
    int64_t n;
    char condition[16];
    etch_tensor *in[2] = { op_tensor(c, 0), NULL };
    if (!in[0] || !summarize_of(c, 2, &n))
        return NULL;
    (void)snprintf(condition, sizeof condition, "x %s 0", sign_of(c));
    in[1] = (etch_scalar)(c->cx, etch_tensor_dtype(in[0]), 0);
    return in[1] ? check_operands(c, in, 1, message_of(c, 1), condition, n) : NULL;
}

/* |x - y| < atol + rtol |y|, either ten times the dtype's precision unless it is given */
static PyObject *assert_near(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *in[2], *tolerance[2];
    int64_t n;
    if (!op_tensors(c, 0, 2, in) || !summarize_of(c, 5, &n))
        return NULL;
    etch_dtype t = etch_tensor_dtype(in[0]);
    double precision = t == ETCH_F64 ? 0x1p-52 : t == ETCH_F16 ? 0x1p-10 : t == ETCH_BF16 ? 0x1p-7 : 0x1p-23;
    for (int i = 0; i < 2; i++) {
        tolerance[i] = op_is_none(c, 2 + i) ? (etch_scalar)(cx, t, 10 * precision) : op_tensor_of(c, 2 + i, t);
        if (!tolerance[i])
            return NULL;
    }
    etch_tensor *limit = (etch_add)(cx, tolerance[1], (etch_mul)(cx, tolerance[0], (etch_abs)(cx, in[1])));
    etch_tensor *near = (etch_less)(cx, (etch_abs)(cx, (etch_sub)(cx, in[0], in[1])), limit);
    return check(c, near, message_of(c, 4), "x and y equal to tolerance", in, 2, n);
}

/* --- what a program asserts itself ------------------------------------------------------------------------------- */

/* The texts among the data come first in a recorded check: the tensors are shown behind them. */
static PyObject *record_assert(op_call *c, etch_tensor *condition, PyObject *items)
{
    Py_ssize_t n = PySequence_Fast_GET_SIZE(items);
    etch_tensor **xs = op_room(c, ((size_t)n + 1) * sizeof *xs);
    PyObject *texts = xs ? PyList_New(0) : NULL;
    int n_tensors = 0, done = texts ? 0 : -1;
    for (Py_ssize_t i = 0; i < n && done == 0; i++) {
        PyObject *item = PySequence_Fast_GET_ITEM(items, i);
        if (PyUnicode_Check(item))
            done = PyList_Append(texts, item);
        else
            done = (xs[n_tensors++] = convert(c->cx, item, CONVERT_ANY, CONVERT_ANY)) ? 0 : -1;
    }
    PyObject *space = done == 0 ? PyUnicode_FromString(" ") : NULL, *all = space ? PyUnicode_Join(space, texts) : NULL;
    const char *text = all ? PyUnicode_AsUTF8(all) : NULL;
    if (text)
        (etch_assert)(c->cx, condition, *text ? text : "assertion failed", xs, n_tensors);
    Py_XDECREF(all);
    Py_XDECREF(space);
    Py_XDECREF(texts);
    return text && !etch_failed(c->cx) ? Py_NewRef(Py_None) : NULL;
}

/* "1, 2, 3, ...": the elements of an item as Python writes them, at most n. */
static PyObject *summary(op_call *c, PyObject *item, int64_t n)
{
    if (n == 0)
        return PyUnicode_FromString("...");
    etch_tensor *x = convert(c->cx, item, CONVERT_ANY, CONVERT_ANY);
    etch_tensor *flat = x ? (etch_reshape)(c->cx, x, (etch_int_list)(c->cx, &(int64_t){ -1 }, 1)) : NULL;
    PyObject *array = x ? array_of(c, flat) : NULL, *parts = array ? PyList_New(0) : NULL;
    Py_ssize_t count = array ? PyObject_Length(array) : 0;
    int done = parts && count >= 0 ? 0 : -1;
    for (Py_ssize_t i = 0; done == 0 && i < count && (n < 0 || i < n); i++) {
        PyObject *one = PySequence_GetItem(array, i);
        done = append(parts, one ? PyObject_Str(one) : NULL);
        Py_XDECREF(one);
    }
    if (done == 0 && n >= 0 && count > n)
        done = append(parts, PyUnicode_FromString("..."));
    PyObject *between = done == 0 ? PyUnicode_FromString(", ") : NULL;
    PyObject *text = between ? PyUnicode_Join(between, parts) : NULL;
    Py_XDECREF(between);
    Py_XDECREF(parts);
    Py_XDECREF(array);
    return text;
}

static PyObject *fail_with_data(op_call *c, PyObject *items, int64_t n_shown)
{
    PyObject *parts = PyList_New(0), *first = NULL;
    int done = parts ? 0 : -1;
    for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(items) && done == 0; i++)
        done = append(parts, summary(c, PySequence_Fast_GET_ITEM(items, i), n_shown));
    if (done == 0 && PyList_GET_SIZE(parts) == 0)
        done = append(parts, PyUnicode_FromString(""));
    if (done == 0)
        first = PyUnicode_FromFormat("Expected '%S' to be true. Summarized data: %U", c->args[0],
                                     PyList_GET_ITEM(parts, 0));
    if (!first || PyList_SetItem(parts, 0, first) < 0)
        Py_CLEAR(parts);
    return fail(c, parts);
}

static PyObject *assert_that(op_call *c)
{
    int64_t n_shown;
    bool is_fine;
    etch_tensor *condition = op_tensor_of(c, 0, ETCH_BOOL);
    if (!condition || !summarize_of(c, 2, &n_shown))
        return NULL;
    if (!PyList_Check(c->args[1]) && !PyTuple_Check(c->args[1])) {
        PyErr_SetString(PyExc_TypeError, "values must be a sequence.");
        return NULL;
    }
    PyObject *items = core_items(c->args[1], "values must be a sequence."), *out = NULL;
    if (!items)
        return NULL;
    etch_tensor *all = (etch_all)(c->cx, condition, ETCH_ALL_AXES, false);
    if (all && etch_tensor_is_traced(all))
        out = record_assert(c, all, items);
    else if (is_true(c->cx, all, &is_fine))
        out = is_fine ? Py_NewRef(Py_None) : fail_with_data(c, items, n_shown);
    Py_DECREF(items);
    return out;
}

/* --- numbers that are none --------------------------------------------------------------------------------------- */

static bool check_none(op_call *c, etch_tensor *is_wrong, const char *message, const char *what)
{
    etch_ctx *cx = c->cx;
    bool is_fine;
    etch_tensor *fine = (etch_logical_not)(cx, is_wrong);
    char text[512];
    (void)snprintf(text, sizeof text, "%s : Tensor had %s values", message, what);
    if (fine && etch_tensor_is_traced(fine)) {
        (etch_assert)(cx, fine, text, NULL, 0);
        return !etch_failed(cx);
    }
    if (!is_true(cx, fine, &is_fine))
        return false;
    if (!is_fine)
        etch_fail(cx, ETCH_EINVAL, "%s", text);
    return is_fine;
}

/* x, in which there is neither NaN nor infinity */
static etch_tensor *check_numerics(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *x = op_tensor(c, 0);
    const char *message = x ? message_of(c, 1) : NULL;
    if (!message)
        return NULL;
    if (!dtype_is_float(etch_tensor_dtype(x))) {
        etch_fail(cx, ETCH_EDTYPE,
                  "Value for attr 'T' of %s is not in the list of allowed values: bfloat16, half, float, double",
                  etch_dtype_long_name(etch_tensor_dtype(x)));
        return NULL;
    }
    etch_tensor *nan = (etch_any)(cx, (etch_is_nan)(cx, x), ETCH_ALL_AXES, false);
    etch_tensor *inf = (etch_any)(cx, (etch_is_inf)(cx, x), ETCH_ALL_AXES, false);
    bool is_fine = check_none(c, (etch_logical_and)(cx, nan, inf), message, "Inf and NaN") &&
                   check_none(c, nan, message, "NaN") && check_none(c, inf, message, "Inf");
    return is_fine ? x : NULL;
}

/* clang-format off */
#define TWO(name, f, doc) { "debugging." name, "x y message=None summarize=None name=None", NULL, assert_two, (op_with *)(f), doc }
#define AGAINST_0(name, f, doc) { "debugging." name, "x message=None summarize=None name=None", NULL, assert_against_0, (op_with *)(f), doc }
static const op_row rows[] = {
    TWO("assert_equal", etch_equal, "An error unless x == y everywhere."),
    TWO("assert_less", etch_less, "An error unless x < y everywhere."),
    TWO("assert_less_equal", etch_less_equal, "An error unless x <= y everywhere."),
    TWO("assert_greater", etch_greater, "An error unless x > y everywhere."),
    TWO("assert_greater_equal", etch_greater_equal, "An error unless x >= y everywhere."),
    { "debugging.assert_none_equal", "x y summarize=None message=None name=None", NULL, assert_none_equal, (op_with *)etch_not_equal, "An error unless x != y everywhere." },
    { "debugging.assert_near", "x y rtol=None atol=None message=None summarize=None name=None", NULL, assert_near, NULL, "An error unless x is near y everywhere." },
    AGAINST_0("assert_positive", etch_greater, "An error unless x > 0 everywhere."),
    AGAINST_0("assert_negative", etch_less, "An error unless x < 0 everywhere."),
    AGAINST_0("assert_non_negative", etch_greater_equal, "An error unless x >= 0 everywhere."),
    AGAINST_0("assert_non_positive", etch_less_equal, "An error unless x <= 0 everywhere."),
    { "debugging.Assert Assert", "condition data summarize=None name=None", NULL, assert_that, NULL, "An error with the data unless the condition holds." },
    { "debugging.check_numerics", "tensor message name=None", check_numerics, NULL, NULL, "x, or an error if NaN or infinity is in it." },
    { "debugging.assert_all_finite", "x message name=None", check_numerics, NULL, NULL, "x, or an error if NaN or infinity is in it." },
};
/* clang-format on */

op_rows ops_debugging(void) { return OP_ROWS(rows); }
