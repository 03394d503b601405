/* tf.strings: functions of string tensors, where each is an op of the runtime or nearly so. */
#include "build.h"
#include "ops.h"
#include "raise.h"

#include <string.h>

/* --- arguments --------------------------------------------------------------------------------------------------------------------- */

static bool check_string(op_call *c, etch_tensor *x, int i)
{
    if (!x || build_is(x, ETCH_STRING))
        return x != NULL;
    (void)etch_fail(
        c->cx, ETCH_EDTYPE,
        "cannot compute %.*s as input #%d(zero-based) was expected to be a string tensor but is a %s tensor",
        (int)strcspn(c->row->names, " "), c->row->names, i, dtype_word(etch_tensor_dtype(x)));
    return false;
}

/* A string tensor; NULL with the exception or the error set. */
static etch_tensor *strings(op_call *c, int i)
{
    etch_tensor *x = op_tensor_where(c, i, ETCH_STRING);
    return check_string(c, x, i) ? x : NULL;
}

/* A str or bytes, any bytes, as a scalar. */
static etch_tensor *text(op_call *c, int i)
{
    if (PyUnicode_Check(c->args[i]) || PyBytes_Check(c->args[i]))
        return convert(c->cx, c->args[i], ETCH_STRING, ETCH_STRING);
    return op_refuse(c, i, PyExc_TypeError, "must be a string");
}

/* A scalar: a str, bytes or a string tensor. */
static etch_tensor *scalar(op_call *c, int i, const char *what)
{
    char shape[256];
    etch_tensor *x = strings(c, i);
    if (!x || etch_tensor_rank(x) <= 0)
        return x;
    (void)etch_fail(c->cx, ETCH_ESHAPE, "%s must be a scalar, got shape: %s", what, build_text(c->cx, x, shape));
    return NULL;
}

/* BYTE or UTF8_CHAR. */
static bool unit(op_call *c, int i, bool *utf8)
{
    const char *name;
    if (!op_text(c, i, &name))
        return false;
    *utf8 = strcmp(name, "UTF8_CHAR") == 0;
    if (*utf8 || strcmp(name, "BYTE") == 0)
        return true;
    (void)etch_fail(c->cx, ETCH_EINVAL,
                    "Value for attr 'unit' of \"%s\" is not in the list of allowed values: \"BYTE\", \"UTF8_CHAR\"",
                    name);
    return false;
}

/* --- element by element ------------------------------------------------------------------------------------------------------------- */

static etch_tensor *length(op_call *c)
{
    bool utf8;
    etch_tensor *x = strings(c, 0);
    return x && unit(c, 1, &utf8) ? (etch_string_length)(c->cx, x, utf8) : NULL;
}

static etch_tensor *strip(op_call *c)
{
    etch_tensor *x = strings(c, 0);
    return x ? (etch_string_strip)(c->cx, x) : NULL;
}

typedef etch_tensor *casing(etch_ctx *cx, etch_tensor *x, bool utf8);

static etch_tensor *change_case(op_call *c)
{
    const char *encoding;
    etch_tensor *x = strings(c, 0);
    if (!x || !op_text(c, 1, &encoding))
        return NULL;
    if (encoding[0] && strcmp(encoding, "utf-8") != 0) {
        (void)etch_fail(c->cx, ETCH_EINVAL, "only utf-8 or '' (no encoding) is supported, received %s", encoding);
        return NULL;
    }
    return ((casing *)c->row->with)(c->cx, x, encoding[0] != '\0');
}

static etch_tensor *substr(op_call *c)
{
    bool utf8;
    char one[256], other[256];
    etch_tensor *x = strings(c, 0), *in[2];
    if (!x || !op_tensors(c, 1, 2, in) || !unit(c, 3, &utf8))
        return NULL;
    for (int i = 0; i < 2; i++)
        if (!build_is(in[i], ETCH_I32) && !build_is(in[i], ETCH_I64)) {
            (void)etch_fail(c->cx, ETCH_EDTYPE,
                            "Value for attr 'T' of %s is not in the list of allowed values: int32, int64",
                            dtype_word(etch_tensor_dtype(in[i])));
            return NULL;
        }
    if (!build_may_match(c->cx, in[0], in[1])) {
        (void)etch_fail(c->cx, ETCH_ESHAPE, "pos and len should have the same shape, got: %s vs. %s",
                        build_text(c->cx, in[0], one), build_text(c->cx, in[1], other));
        return NULL;
    }
    return (etch_string_substr)(c->cx, x, in[0], in[1], utf8);
}

static etch_tensor *to_number(op_call *c)
{
    etch_dtype t;
    etch_tensor *x = strings(c, 0);
    if (!x || dtype_from_argument(c->args[1], "out_type", &t) < 0)
        return NULL;
    if (t != ETCH_F32 && t != ETCH_F64 && t != ETCH_I32 && t != ETCH_I64 && t != ETCH_U32 && t != ETCH_U64) {
        (void)etch_fail(
            c->cx, ETCH_EDTYPE,
            "Value for attr 'out_type' of %s is not in the list of allowed values: float, double, int32, int64, "
            "uint32, uint64",
            dtype_word(t));
        return NULL;
    }
    return (etch_string_to_number)(c->cx, x, t);
}

static etch_tensor *as_string(op_call *c)
{
    int64_t precision, width;
    bool scientific, shortest;
    const char *fill;
    etch_tensor *x = op_tensor(c, 0);
    if (!x || !op_int(c, 1, &precision) || !op_bool(c, 2, &scientific) || !op_bool(c, 3, &shortest) ||
        !op_int(c, 4, &width) || !op_text(c, 5, &fill))
        return NULL;
    return (etch_string_from_number)(c->cx, x, precision, scientific, shortest, width, fill);
}

static etch_tensor *regex_replace(op_call *c)
{
    bool all;
    etch_tensor *x = strings(c, 0), *pattern = x ? scalar(c, 1, "Pattern") : NULL;
    etch_tensor *rewrite = pattern ? scalar(c, 2, "Rewrite") : NULL;
    return rewrite && op_bool(c, 3, &all) ? (etch_string_replace)(c->cx, x, pattern, rewrite, all) : NULL;
}

static etch_tensor *regex_full_match(op_call *c)
{
    etch_tensor *x = strings(c, 0), *pattern = x ? scalar(c, 1, "Pattern") : NULL;
    return pattern ? (etch_string_matches)(c->cx, x, pattern) : NULL;
}

/* --- buckets ------------------------------------------------------------------------------------------------------------------------ */

static etch_tensor *to_bucket(op_call *c, const char *method, etch_ints key)
{
    int64_t n;
    etch_tensor *x = strings(c, 0);
    return x && op_int(c, 1, &n) ? (etch_string_to_bucket)(c->cx, x, n, method, key) : NULL;
}

static etch_tensor *to_hash_bucket(op_call *c) { return to_bucket(c, "old", (etch_ints){ NULL, 0 }); }
static etch_tensor *to_hash_bucket_fast(op_call *c) { return to_bucket(c, "fast", (etch_ints){ NULL, 0 }); }

/* Two numbers of 64 bits, with or without a sign. */
static etch_tensor *to_hash_bucket_strong(op_call *c)
{
    int64_t key[2];
    PyObject *items = core_items(c->args[2], "expected a list of two integers for argument 'key'");
    if (!items)
        return NULL;
    Py_ssize_t n = PySequence_Fast_GET_SIZE(items);
    for (Py_ssize_t i = 0; i < n && n == 2; i++) {
        PyObject *number = PyNumber_Index(PySequence_Fast_GET_ITEM(items, i));
        key[i] = number ? (int64_t)PyLong_AsUnsignedLongLongMask(number) : 0;
        Py_XDECREF(number);
        if (PyErr_Occurred()) {
            Py_DECREF(items);
            return NULL;
        }
    }
    Py_DECREF(items);
    return to_bucket(c, "strong", (etch_ints){ key, n == 2 ? 2 : 0 });
}

/* --- joined ------------------------------------------------------------------------------------------------------------------------- */

static etch_tensor *join(op_call *c)
{
    PyObject *list = c->args[0];
    bool is_list = PyList_Check(list) || PyTuple_Check(list) || tensor_check(list);
    if (!is_list)
        return op_refuse(c, 0, PyExc_TypeError, "Expected list for 'inputs' argument to 'string_join' Op");
    PyObject *items = core_items(list, "expected a list of tensors");
    if (!items)
        return NULL;
    Py_ssize_t n = PySequence_Fast_GET_SIZE(items), i = 0;
    etch_tensor **xs = op_room(c, ((size_t)n + 1) * sizeof *xs);
    bool is_done = xs && (xs[0] = text(c, 1)) && (xs[0] = op_hold(c, xs[0]));
    for (; is_done && i < n; i++) {
        PyObject *item = PySequence_Fast_GET_ITEM(items, i);
        int is_tensor = convert_holds_tensor(item);
        xs[i + 1] = is_tensor < 0 ? NULL : convert(c->cx, item, is_tensor ? CONVERT_ANY : ETCH_STRING, ETCH_STRING);
        is_done = check_string(c, xs[i + 1], (int)i) && (xs[i + 1] = op_hold(c, xs[i + 1]));
    }
    Py_DECREF(items);
    return is_done ? (etch_string_join)(c->cx, xs, (int)n + 1) : NULL;
}

/* Which axes are joined, counted from the front; false with the error or the exception set. */
static bool joined_axes(op_call *c, int rank, etch_ints given, int *axes)
{
    bool is_joined[ETCH_MAX_RANK] = { false };
    for (int i = 0; i < given.n; i++) {
        int64_t a = given.at[i] < 0 ? given.at[i] + rank : given.at[i];
        if (a < 0 || a >= rank) {
            const char *words = "Invalid reduction dimension %lld for input with %d dimension(s)";
            if (etch_is_tracing(c->cx))
                PyErr_Format(PyExc_ValueError, words, (long long)given.at[i], rank);
            else
                (void)raise_error("OutOfRangeError", words, (long long)given.at[i], rank);
            return false;
        }
        if (is_joined[a]) {
            (void)etch_fail(c->cx, ETCH_EINVAL, "Duplicate reduction dimension %lld", (long long)given.at[i]);
            return false;
        }
        is_joined[a] = true;
        axes[i] = (int)a;
    }
    return true;
}

/* The axis that is named first is joined first: it becomes the innermost one of the last axes, which are then one. */
static etch_tensor *reduce_join(op_call *c)
{
    int64_t at[ETCH_MAX_RANK], perm[ETCH_MAX_RANK];
    int axes[ETCH_MAX_RANK] = { 0 }, n = 0;
    bool keepdims, is_joined[ETCH_MAX_RANK] = { false };
    etch_ints given;
    etch_tensor *x = op_tensor(c, 0), *separator = x ? text(c, 3) : NULL;
    if (!separator || !check_string(c, x, 0) || !op_axes(c, 1, at, &given) || !op_bool(c, 2, &keepdims))
        return NULL;
    int rank = etch_tensor_rank(x);
    if (rank < 0 && (!op_is_none(c, 1) || keepdims)) {
        (void)etch_fail(c->cx, ETCH_ENOTSUP, "reduce_join along axes needs a tensor whose rank is known");
        return NULL;
    }
    if (op_is_none(c, 1) && rank != 0 && !keepdims)
        return (etch_string_reduce_join)(c->cx, build_flat(c->cx, x), separator);
    if (op_is_none(c, 1)) {
        given = (etch_ints){ at, rank };
        for (int i = 0; i < rank; i++)
            at[i] = rank - 1 - i;
    }
    if (!joined_axes(c, rank, given, axes))
        return NULL;
    if (given.n == 0)
        return x;
    for (int i = 0; i < given.n; i++)
        is_joined[axes[i]] = true;
    etch_tensor *inner[ETCH_MAX_RANK + 1], *kept[ETCH_MAX_RANK + 1];
    int n_inner = 0, n_kept = 0;
    for (int a = 0; a < rank; a++) {
        if (!is_joined[a]) {
            perm[n++] = a;
            inner[n_inner++] = build_size(c->cx, x, a);
        }
        if (!is_joined[a] || keepdims)
            kept[n_kept++] = is_joined[a] ? build_int(c->cx, 1) : build_size(c->cx, x, a);
    }
    etch_tensor *count = build_int(c->cx, 1);
    for (int i = given.n - 1; i >= 0; i--) {
        perm[n++] = axes[i];
        count = (etch_mul)(c->cx, count, build_size(c->cx, x, axes[i]));
    }
    inner[n_inner++] = count;
    etch_tensor *moved = (etch_transpose)(c->cx, x, (etch_ints){ perm, rank });
    etch_tensor *rows = (etch_reshape)(c->cx, moved, build_vector(c->cx, inner, n_inner));
    etch_tensor *y = (etch_string_reduce_join)(c->cx, rows, separator);
    return keepdims ? (etch_reshape)(c->cx, y, build_vector(c->cx, kept, n_kept)) : y;
}

/* --- taken apart -------------------------------------------------------------------------------------------------------------------- */

/* A scalar as a vector of one: rows of different lengths would be a ragged tensor. */
static etch_tensor *one_string(op_call *c)
{
    etch_tensor *x = strings(c, 0);
    if (x && etch_tensor_rank(x) != 0) {
        (void)etch_fail(
            c->cx, ETCH_ENOTSUP,
            "%.*s of a tensor with axes gives a ragged tensor, and there are none yet; of a scalar it works, so "
            "take the elements one by one",
            (int)strcspn(c->row->names, " "), c->row->names);
        return NULL;
    }
    return x ? build_flat(c->cx, x) : NULL;
}

static etch_tensor *split(op_call *c)
{
    int64_t limit;
    etch_tensor *x = one_string(c), *out[2] = { NULL, NULL };
    etch_tensor *separator = !x                 ? NULL
                             : op_is_none(c, 1) ? etch_from(c->cx, ETCH_STRING, NULL, 0, &(const char *){ "" })
                                                : scalar(c, 1, "sep");
    if (!separator || !op_int(c, 2, &limit))
        return NULL;
    (etch_string_split)(c->cx, x, separator, limit, out);
    return out[0];
}

static etch_tensor *bytes_split(op_call *c)
{
    etch_tensor *x = one_string(c), *out[2] = { NULL, NULL };
    if (x)
        (etch_string_characters)(c->cx, x, false, "replace", 0xFFFD, out);
    return out[0];
}

static etch_tensor *unicode_split(op_call *c)
{
    const char *encoding, *errors;
    int64_t replacement;
    etch_tensor *x = one_string(c), *out[2] = { NULL, NULL };
    if (!x || !op_text(c, 1, &encoding) || !op_text(c, 2, &errors) || !op_int(c, 3, &replacement))
        return NULL;
    if (strcmp(encoding, "UTF-8") != 0 && strcmp(encoding, "utf-8") != 0) {
        (void)etch_fail(c->cx, ETCH_ENOTSUP, "Could not create converter for input encoding: %s; UTF-8 is supported",
                        encoding);
        return NULL;
    }
    (etch_string_characters)(c->cx, x, true, errors, replacement, out);
    return out[0];
}

/* clang-format off */
static const op_row rows[] = {
    { "strings.length", "input unit='BYTE' name=None", length, NULL, NULL, "How many bytes, or characters of UTF-8, each string has." },
    { "strings.strip", "input name=None", strip, NULL, NULL, "Strings without white space at their ends." },
    { "strings.lower", "input encoding='' name=None", change_case, NULL, (op_with *)etch_string_lower, "Strings in lower case; letters beyond ASCII with encoding 'utf-8'." },
    { "strings.upper", "input encoding='' name=None", change_case, NULL, (op_with *)etch_string_upper, "Strings in upper case; letters beyond ASCII with encoding 'utf-8'." },
    { "strings.substr", "input pos len unit='BYTE' name=None", substr, NULL, NULL, "len bytes, or characters of UTF-8, of each string from pos on." },
    { "strings.to_number", "input out_type=tf.float32 name=None", to_number, NULL, NULL, "The numbers that strings say." },
    { "strings.as_string as_string", "input precision=-1 scientific=False shortest=False width=-1 fill='' name=None", as_string, NULL, NULL, "Numbers as strings, as C prints them." },
    { "strings.regex_replace", "input pattern rewrite replace_global=True name=None", regex_replace, NULL, NULL, "Strings with what matches a regular expression rewritten." },
    { "strings.regex_full_match", "input pattern name=None", regex_full_match, NULL, NULL, "Does a regular expression match the whole string?" },
    { "strings.to_hash_bucket", "input num_buckets name=None", to_hash_bucket, NULL, NULL, "A hash of each string, modulo num_buckets." },
    { "strings.to_hash_bucket_fast", "input num_buckets name=None", to_hash_bucket_fast, NULL, NULL, "FarmHash of each string, modulo num_buckets." },
    { "strings.to_hash_bucket_strong", "input num_buckets key name=None", to_hash_bucket_strong, NULL, NULL, "SipHash of each string with a key of two numbers, modulo num_buckets." },
    { "strings.join", "inputs separator='' name=None", join, NULL, NULL, "Strings joined element by element." },
    { "strings.reduce_join", "inputs axis=None keepdims=False separator='' name=None", reduce_join, NULL, NULL, "Strings joined along axes; the one that is named first is joined first." },
    { "strings.split", "input sep=None maxsplit=-1 name=None", split, NULL, NULL, "The parts of a string between separators, or white space." },
    { "strings.bytes_split", "input name=None", bytes_split, NULL, NULL, "The bytes of a string." },
    { "strings.unicode_split", "input input_encoding errors='replace' replacement_char=65533 name=None", unicode_split, NULL, NULL, "The characters of a string." },
};
/* clang-format on */

op_rows ops_string(void) { return OP_ROWS(rows); }
