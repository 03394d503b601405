/* tf.print and tf.strings.format: texts of tensors between pieces of text.
 *
 * Outside of traces a text is put together at once, in a traced function by a callback of the trace, which runs
 * whenever the function does: both run `put_together`. The pieces are one more than the tensors. Where a print goes is
 * looked up when it happens: the program's sys.stdout may be another object by then. */
#include "printing.h"

#include "convert.h"
#include "tensor.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- elements ---------------------------------------------------------------------------------------------------- */

typedef struct text {
    char *at;
    size_t n, room;
    bool has_failed;
} text;

static void add(text *t, const char *bytes, size_t n)
{
    if (t->n + n + 1 > t->room && !t->has_failed) {
        size_t room = (t->n + n + 1) * 2;
        char *larger = PyMem_Realloc(t->at, room);
        t->has_failed = !larger;
        t->at = larger ? larger : t->at;
        t->room = larger ? room : t->room;
    }
    if (t->has_failed)
        return;
    memcpy(t->at + t->n, bytes, n);
    t->n += n;
}
static void add_text(text *t, const char *s) { add(t, s, strlen(s)); }

/* As few digits as the type promises to keep, and only if these do not read back as the same number, as many as it
 * needs. */
static void add_float(text *t, double x, bool is_wide)
{
    char s[40];
    if (x == 0) {
        add_text(t, signbit(x) ? "-0" : "0");
        return;
    }
    if (isnan(x)) {
        add_text(t, "nan");
        return;
    }
    (void)snprintf(s, sizeof s, "%.*g", is_wide ? 15 : 6, x);
    if (is_wide ? strtod(s, NULL) != x : strtof(s, NULL) != (float)x)
        (void)snprintf(s, sizeof s, "%.*g", is_wide ? 17 : 9, x);
    add_text(t, s);
}

/* A byte of a quoted text: those that control something as C writes them, those beyond ASCII as they are. */
static void add_escaped(text *t, char c)
{
    static const char plain[] = "\n\t\r\"'\\", letters[] = "ntr\"'\\";
    const char *at = c ? strchr(plain, c) : NULL;
    char s[8];
    if (at)
        (void)snprintf(s, sizeof s, "\\%c", letters[at - plain]);
    else if ((unsigned char)c < ' ' || c == 127)
        (void)snprintf(s, sizeof s, "\\%03o", (unsigned)(unsigned char)c);
    else
        (void)snprintf(s, sizeof s, "%c", c);
    add_text(t, s);
}

static void add_quoted(text *t, const char *bytes, size_t n)
{
    add_text(t, "\"");
    for (size_t i = 0; i < n; i++)
        add_escaped(t, bytes[i]);
    add_text(t, "\"");
}

typedef struct shown {
    etch_ctx *cx;
    etch_tensor *x;
    const char *data; /* row-major; of strings NULL */
    etch_dtype dtype;
    int rank;
    const int64_t *dims;
    int64_t n_ends;
} shown;

static bool add_element(text *t, const shown *s, int64_t i)
{
    char number[32];
    const char *bytes;
    size_t n;
    switch (s->dtype) {
    case ETCH_STRING:
        if (etch_tensor_string(s->cx, s->x, i, &bytes, &n) != ETCH_OK)
            return false;
        add_quoted(t, bytes, n);
        return true;
    case ETCH_F32: add_float(t, (double)((const float *)(const void *)s->data)[i], false); return true;
    case ETCH_F64: add_float(t, ((const double *)(const void *)s->data)[i], true); return true;
    case ETCH_U64:
        (void)snprintf(number, sizeof number, "%llu", (unsigned long long)((const uint64_t *)(const void *)s->data)[i]);
        break;
    default:
        (void)snprintf(number, sizeof number, "%lld", (long long)((const int64_t *)(const void *)s->data)[i]);
        break;
    }
    add_text(t, number);
    return true;
}

static void add_many(text *t, const char *s, int n)
{
    for (int i = 0; i < n; i++)
        add_text(t, s);
}

static bool add_axis(text *t, const shown *s, int axis, int64_t first)
{
    if (axis == s->rank)
        return add_element(t, s, first);
    int64_t n = s->dims[axis], step = 1;
    for (int a = axis + 1; n > 0 && a < s->rank; a++) /* (without elements the sizes may be any) */
        step = step > 0 && s->dims[a] > INT64_MAX / step ? 0 : step * s->dims[a];
    bool is_cut = s->n_ends >= 0 && n - s->n_ends > s->n_ends, is_fine = true;
    add_text(t, "[");
    for (int64_t i = 0; i < n && is_fine && !t->has_failed; i++) {
        if (i > 0 && axis + 1 == s->rank) {
            add_text(t, " ");
        } else if (i > 0) {
            add_many(t, "\n", s->rank - axis - 1);
            add_many(t, " ", axis + 1);
        }
        if (is_cut && i == s->n_ends) {
            add_text(t, "...");
            i = n - s->n_ends - 1;
        } else {
            is_fine = add_axis(t, s, axis + 1, first + i * step);
        }
    }
    add_text(t, "]");
    return is_fine;
}

/* A tensor without elements, or one of which none are wanted, as TensorFlow has it: rows are left out, and of no bools there is nothing
 * at all. */
static void add_nothing(text *t, const shown *s, int64_t count, bool is_bool)
{
    if (count == 0 && is_bool)
        return;
    add_text(t, s->rank > 0 ? "[" : "");
    if (count > 0 || s->dims[0] > 0) {
        add_many(t, "\n", s->rank - 1);
        add_text(t, s->rank > 0 ? " ..." : "...");
    }
    add_text(t, s->rank > 0 ? "]" : "");
}

/* Few dtypes: floats as f32 or f64, integers and bools as i64 or u64. */
static etch_tensor *widened(etch_ctx *cx, etch_tensor *x)
{
    switch (etch_tensor_dtype(x)) {
    case ETCH_STRING:
    case ETCH_F32:
    case ETCH_F64:
    case ETCH_U64:
    case ETCH_I64: return x;
    case ETCH_F16:
    case ETCH_BF16: return (etch_cast)(cx, x, ETCH_F32);
    default: return (etch_cast)(cx, x, ETCH_I64);
    }
}

static bool add_tensor(text *t, etch_ctx *cx, etch_tensor *given, int64_t n_ends)
{
    etch_tensor *x = widened(cx, given);
    if (!x)
        return (void)core_raise(cx), false;
    shown s = { cx, x, NULL, etch_tensor_dtype(x), etch_tensor_rank(x), (etch_tensor_dims)(x), n_ends };
    size_t bytes = (size_t)(etch_tensor_count)(x)*etch_dtype_bytes(s.dtype);
    char *data = s.dtype == ETCH_STRING ? NULL : PyMem_Malloc(bytes + 1);
    if (s.dtype != ETCH_STRING && !data)
        return (void)PyErr_NoMemory(), false;
    s.data = data;
    if ((etch_tensor_count)(x) == 0 || n_ends == 0) {
        PyMem_Free(data);
        add_nothing(t, &s, (etch_tensor_count)(x), etch_tensor_dtype(given) == ETCH_BOOL);
        return true;
    }
    bool is_fine = (!data || etch_tensor_read(cx, x, data, bytes) == ETCH_OK) && add_axis(t, &s, 0, 0);
    PyMem_Free(data);
    if (!is_fine)
        (void)core_raise(cx);
    return is_fine;
}

static PyObject *finish(text *t, bool is_fine)
{
    PyObject *out = NULL;
    if (is_fine && t->has_failed)
        PyErr_NoMemory();
    else if (is_fine)
        out = PyUnicode_DecodeUTF8(t->n ? t->at : "", (Py_ssize_t)t->n, "surrogateescape");
    PyMem_Free(t->at);
    return out;
}

/* --- texts of pieces and tensors --------------------------------------------------------------------------------- */

typedef struct plan {
    PyObject *pieces; /* a tuple of str, one more than there are tensors */
    PyObject *stream; /* "stdout", "stderr" or "file://..." */
    int64_t n_ends;
    bool is_alone; /* one tensor is all that is printed: a scalar text then has no quotes */
} plan;

static bool is_plain(const plan *p, etch_tensor *x)
{
    return p->is_alone && etch_tensor_dtype(x) == ETCH_STRING && etch_tensor_rank(x) == 0;
}

static PyObject *put_together(etch_ctx *cx, const plan *p, etch_tensor *const *xs, int n)
{
    text t = { 0 };
    bool is_fine = true;
    for (int i = 0; i <= n && is_fine; i++) {
        Py_ssize_t length;
        PyObject *bytes = PyUnicode_AsEncodedString(PyTuple_GET_ITEM(p->pieces, i), "utf-8", "surrogateescape");
        is_fine = bytes != NULL;
        if (bytes) {
            char *at = NULL;
            (void)PyBytes_AsStringAndSize(bytes, &at, &length);
            add(&t, at, (size_t)length);
            Py_DECREF(bytes);
        }
        if (is_fine && i < n && is_plain(p, xs[i])) {
            const char *at;
            size_t n_bytes;
            is_fine = etch_tensor_string(cx, xs[i], 0, &at, &n_bytes) == ETCH_OK;
            if (is_fine)
                add(&t, at, n_bytes);
            else
                (void)core_raise(cx);
        } else if (is_fine && i < n) {
            is_fine = add_tensor(&t, cx, xs[i], p->n_ends);
        }
    }
    return finish(&t, is_fine);
}

static int write_to(PyObject *stream, PyObject *what)
{
    const char *name = PyUnicode_AsUTF8(stream);
    if (!name)
        return -1;
    PyObject *to;
    bool is_file = strncmp(name, "file://", 7) == 0;
    if (is_file) {
        PyObject *io = PyImport_ImportModule("io");
        to = io ? PyObject_CallMethod(io, "open", "ss", name + 7, "a") : NULL;
        Py_XDECREF(io);
    } else {
        to = Py_XNewRef(PySys_GetObject(name));
    }
    if (!to || to == Py_None) { /* a program without such a stream goes on without */
        Py_XDECREF(to);
        return is_file || PyErr_Occurred() ? -1 : 0;
    }
    PyObject *done = PyObject_CallMethod(to, "write", "O", what),
             *end = done ? PyObject_CallMethod(to, is_file ? "close" : "flush", NULL) : NULL;
    Py_XDECREF(done);
    Py_XDECREF(end);
    Py_DECREF(to);
    return end ? 0 : -1;
}

/* --- in traces --------------------------------------------------------------------------------------------------- */

/* By whatever thread drops a trace, with the interpreter's lock or without. */
static void release_plan(void *user)
{
    plan *p = user;
    core_release_later(p->pieces);
    core_release_later(p->stream);
    PyMem_RawFree(p);
}

static plan *new_plan(const plan *from)
{
    plan *p = PyMem_RawMalloc(sizeof *p);
    if (!p)
        return (plan *)PyErr_NoMemory();
    *p = (plan){ Py_NewRef(from->pieces), Py_NewRef(from->stream), from->n_ends, from->is_alone };
    return p;
}

static etch_status run_print(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out, void *user)
{
    const plan *p = user;
    (void)out, (void)n_out;
    PyGILState_STATE state = PyGILState_Ensure();
    PyObject *what = put_together(cx, p, in, n_in);
    int done = what ? write_to(p->stream, what) : -1;
    Py_XDECREF(what);
    if (done < 0)
        core_fail(cx);
    PyGILState_Release(state);
    return done < 0 ? ETCH_EINVAL : ETCH_OK;
}

/* A new scalar that holds this text. */
static etch_tensor *string_tensor(etch_ctx *cx, PyObject *what)
{
    PyObject *bytes = PyUnicode_AsEncodedString(what, "utf-8", "surrogateescape");
    etch_tensor *y = bytes ? convert(cx, bytes, ETCH_STRING, ETCH_STRING) : NULL;
    Py_XDECREF(bytes);
    return y;
}

static etch_status run_format(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    PyGILState_STATE state = PyGILState_Ensure();
    PyObject *what = put_together(cx, user, in, n_in);
    out[0] = what ? string_tensor(cx, what) : NULL;
    Py_XDECREF(what);
    if (!out[0])
        core_fail(cx);
    PyGILState_Release(state);
    return out[0] ? ETCH_OK : ETCH_EINVAL;
}

static etch_tensor *record(etch_ctx *cx, const plan *from, etch_tensor *const *xs, int n, bool is_format)
{
    plan *p = new_plan(from);
    etch_tensor *y = NULL;
    etch_spec *type = NULL;
    if (!p)
        return NULL;
    etch_host host = { is_format ? "format" : "print", is_format ? run_format : run_print, p, release_plan, is_format };
    if (is_format && etch_spec_tensor(cx, ETCH_STRING, NULL, 0, NULL, &type) != ETCH_OK) {
        release_plan(p);
        return NULL;
    }
    (etch_call_host)(cx, &host, xs, n, &type, is_format ? 1 : 0, &y);
    etch_spec_release(&type);
    return y;
}

/* --- called by the package --------------------------------------------------------------------------------------- */

enum { MAX_PRINTED = 250 };

static bool check_pieces(PyObject *pieces, PyObject *tensors)
{
    bool is_fine = PyTuple_GET_SIZE(pieces) == PyTuple_GET_SIZE(tensors) + 1;
    for (Py_ssize_t i = 0; is_fine && i < PyTuple_GET_SIZE(pieces); i++)
        is_fine = PyUnicode_Check(PyTuple_GET_ITEM(pieces, i));
    if (!is_fine)
        PyErr_SetString(PyExc_TypeError, "there must be one more text than tensors");
    return is_fine;
}

/* The tensors as handles; how many, or -1. */
static int handles_of(etch_ctx *cx, PyObject *tensors, etch_tensor **xs, bool *is_traced)
{
    Py_ssize_t n = PyTuple_GET_SIZE(tensors);
    if (n > MAX_PRINTED) {
        PyErr_Format(PyExc_ValueError, "at most %d tensors can be printed at once, not %zd", MAX_PRINTED, n);
        return -1;
    }
    *is_traced = etch_is_tracing(cx);
    for (Py_ssize_t i = 0; i < n; i++)
        if (!(xs[i] = convert(cx, PyTuple_GET_ITEM(tensors, i), CONVERT_ANY, CONVERT_ANY)))
            return -1;
    return (int)n;
}

/* (pieces, tensors, summarize, stream, is alone) */
static PyObject *print_pieces(PyObject *module, PyObject *args)
{
    PyObject *tensors;
    plan p;
    int is_alone;
    long long n_ends;
    stretch s;
    (void)module;
    if (!PyArg_ParseTuple(args, "O!O!LO!p", &PyTuple_Type, &p.pieces, &PyTuple_Type, &tensors, &n_ends, &PyUnicode_Type,
                          &p.stream, &is_alone) ||
        !check_pieces(p.pieces, tensors) || !stretch_begin(&s))
        return NULL;
    p.n_ends = n_ends;
    p.is_alone = is_alone;
    etch_tensor *xs[MAX_PRINTED];
    bool is_traced;
    int n = handles_of(s.cx, tensors, xs, &is_traced);
    PyObject *what = NULL;
    int done = -1;
    if (n >= 0 && is_traced) {
        (void)record(s.cx, &p, xs, n, false);
        done = PyErr_Occurred() ? -1 : etch_failed(s.cx) ? ((void)core_raise(s.cx), -1) : 0;
    } else if (n >= 0) {
        what = put_together(s.cx, &p, xs, n);
        done = what ? write_to(p.stream, what) : -1;
        Py_XDECREF(what);
    }
    (void)stretch_drop(&s);
    return done < 0 ? NULL : Py_NewRef(Py_None);
}

/* (pieces, tensors, summarize): a string tensor */
static PyObject *format_pieces(PyObject *module, PyObject *args)
{
    PyObject *tensors;
    plan p = { .stream = Py_None };
    long long n_ends;
    stretch s;
    (void)module;
    if (!PyArg_ParseTuple(args, "O!O!L", &PyTuple_Type, &p.pieces, &PyTuple_Type, &tensors, &n_ends) ||
        !check_pieces(p.pieces, tensors) || !stretch_begin(&s))
        return NULL;
    p.n_ends = n_ends;
    etch_tensor *xs[MAX_PRINTED], *y = NULL;
    bool is_traced;
    int n = handles_of(s.cx, tensors, xs, &is_traced);
    if (n >= 0 && is_traced) {
        y = record(s.cx, &p, xs, n, true);
    } else if (n >= 0) {
        PyObject *what = put_together(s.cx, &p, xs, n);
        y = what ? string_tensor(s.cx, what) : NULL;
        Py_XDECREF(what);
    }
    return y || !PyErr_Occurred() ? stretch_end(&s, y) : stretch_drop(&s);
}

static PyMethodDef functions[] = {
    { "print_pieces", print_pieces, METH_VARARGS, "prints pieces of text with the texts of tensors between them" },
    { "format_pieces", format_pieces, METH_VARARGS, "the same as a string tensor" },
    { NULL, NULL, 0, NULL },
};

int printing_add(PyObject *module) { return PyModule_AddFunctions(module, functions); }
