/* OpFunction: a callable made from a row. Arguments are bound to parameters without Python code being run. */
#include "op.h"

#include "op_name.h"
#include "raise.h"
#include "shape.h"
#include "variable.h"
#include <stddef.h>
#include <string.h>

typedef struct param {
    PyObject *name;      /* interned */
    PyObject *otherwise; /* NULL: it must be given */
} param;

typedef struct function {
    PyObject_HEAD vectorcallfunc call;
    const op_row *row;
    PyObject *name, *dict, *weak;
    int n_params, n_positional;
    int rest; /* the parameter that takes all further positional arguments as a tuple, or -1 */
    param params[OP_MAX_PARAMS];
    int name_at;     /* the parameter `name`, or -1 */
    op_kind kind;    /* what it records is called so */
    bool gives_back; /* convert_to_tensor, which records nothing of a tensor */
} function;

static PyTypeObject function_type;

/* --- parameters, from their text -------------------------------------------------------------------------------------------- */

static PyObject *value_of(const char *text, size_t n)
{
    PyObject *code = PyUnicode_FromStringAndSize(text, (Py_ssize_t)n);
    PyObject *literal = code ? PyImport_ImportModule("ast") : NULL;
    PyObject *value = literal ? PyObject_CallMethod(literal, "literal_eval", "O", code) : NULL;
    Py_XDECREF(literal);
    Py_XDECREF(code);
    return value;
}

static PyObject *default_of(const char *text, size_t n)
{
    static const struct {
        const char *text;
        PyObject *value;
    } known[] = {
        { "None", Py_None },
        { "True", Py_True },
        { "False", Py_False },
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strlen(known[i].text) == n && memcmp(known[i].text, text, n) == 0)
            return Py_NewRef(known[i].value);
    if (n > 3 && memcmp(text, "tf.", 3) == 0) { /* a dtype */
        char name[32];
        etch_dtype t;
        (void)snprintf(name, sizeof name, "%.*s", (int)n - 3, text + 3);
        PyObject *as_text = PyUnicode_FromString(name);
        int found = as_text ? dtype_from(as_text, &t) : -1;
        Py_XDECREF(as_text);
        if (found == 1)
            return Py_NewRef(dtype_object(t));
    }
    return value_of(text, n);
}

static int read_params(function *f)
{
    const char *at = f->row->params;
    bool is_positional = true;
    f->rest = -1;
    while (*at) {
        size_t n = strcspn(at, " "), n_name = strcspn(at, " =");
        if (n == 1 && *at == '*') {
            is_positional = false;
        } else {
            if (*at == '*') {
                f->rest = f->n_params;
                is_positional = false;
                at++, n--, n_name--;
            }
            param *p = &f->params[f->n_params++];
            if (f->n_params > OP_MAX_PARAMS || !(p->name = PyUnicode_FromStringAndSize(at, (Py_ssize_t)n_name)))
                return -1;
            PyUnicode_InternInPlace(&p->name);
            if (n_name < n && !(p->otherwise = default_of(at + n_name + 1, n - n_name - 1)))
                return -1;
            f->n_positional += is_positional;
        }
        at += n;
        at += strspn(at, " ");
    }
    return 0;
}

/* --- calls --------------------------------------------------------------------------------------------------------------------- */

static int find(const function *f, PyObject *name)
{
    for (int i = 0; i < f->n_params; i++)
        if (f->params[i].name == name)
            return i;
    for (int i = 0; i < f->n_params; i++)
        if (PyUnicode_Compare(f->params[i].name, name) == 0)
            return i;
    return -1;
}

/* `rest` gets the tuple of further arguments, for the caller to release, where a parameter takes them. */
static int bind(const function *f, PyObject *const *args, Py_ssize_t n, PyObject *keywords, PyObject **out,
                PyObject **rest)
{
    Py_ssize_t n_given = n;
    if (f->rest >= 0) {
        Py_ssize_t n_rest = n > f->n_positional ? n - f->n_positional : 0;
        if (!(*rest = PyTuple_New(n_rest)))
            return -1;
        for (Py_ssize_t i = 0; i < n_rest; i++)
            PyTuple_SET_ITEM(*rest, i, Py_NewRef(args[f->n_positional + i]));
        n -= n_rest;
    }
    if (n > f->n_positional) {
        PyErr_Format(PyExc_TypeError, "%U() takes %d positional arguments but %zd were given", f->name, f->n_positional,
                     n);
        return -1;
    }
    if (n > 0) /* else it may be NULL */
        memcpy(out, args, (size_t)n * sizeof *out);
    for (Py_ssize_t i = n; i < f->n_params; i++)
        out[i] = NULL;
    if (f->rest >= 0)
        out[f->rest] = *rest;
    for (Py_ssize_t k = 0; keywords && k < PyTuple_GET_SIZE(keywords); k++) {
        PyObject *name = PyTuple_GET_ITEM(keywords, k);
        int i = find(f, name);
        i = i == f->rest ? -1 : i; /* has no name for callers */
        if (i < 0 || out[i]) {
            PyErr_Format(PyExc_TypeError,
                         i < 0 ? "%U() got an unexpected keyword argument '%U'"
                               : "%U() got multiple values for argument '%U'",
                         f->name, name);
            return -1;
        }
        out[i] = args[n_given + k];
    }
    for (int i = 0; i < f->n_params; i++) {
        out[i] = out[i] ? out[i] : f->params[i].otherwise;
        if (!out[i]) {
            PyErr_Format(PyExc_TypeError, "%U() missing 1 required positional argument: '%U'", f->name,
                         f->params[i].name);
            return -1;
        }
    }
    return 0;
}

typedef struct room {
    struct room *next;
    max_align_t memory[];
} room;

static void free_rooms(op_call *c)
{
    for (room *r = c->rooms, *next; r; r = next) {
        next = r->next;
        PyMem_Free(r);
    }
}

static PyObject *run(op_call *c, stretch *s)
{
    if (c->row->one) {
        etch_tensor *out = c->row->one(c);
        return out || !PyErr_Occurred() ? stretch_end(s, out) : stretch_drop(s);
    }
    PyObject *out = c->row->any(c);
    if (!out && !PyErr_Occurred())
        return stretch_end(s, NULL);
    etch_scope_end(s->cx, s->scope);
    if (!out)
        etch_error_clear(s->cx);
    return out;
}

/* What is given back as it came keeps its name. */
static int name_results(const function *f, const op_call *c, PyObject *out)
{
    PyObject *first = f->n_params > 0 ? c->args[0] : NULL;
    if (f->gives_back && tensor_check(out) && tensor_check(first) && tensor_of(first) == tensor_of(out)) {
        tensor_object *x = (tensor_object *)out, *y = (tensor_object *)first;
        Py_XSETREF(x->name, Py_XNewRef(y->name));
        x->op_type = y->op_type;
        return 0;
    }
    return op_name_results(out, &f->kind, f->name_at < 0 ? NULL : c->args[f->name_at]);
}

static PyObject *call(PyObject *self, PyObject *const *args, size_t n_and_flag, PyObject *keywords)
{
    const function *f = (const function *)self;
    op_call c = { .row = f->row };
    stretch s;
    PyObject *rest = NULL, *out = NULL;
    if (bind(f, args, PyVectorcall_NARGS(n_and_flag), keywords, c.args, &rest) == 0 && stretch_begin(&s)) {
        c.cx = s.cx;
        out = run(&c, &s);
        if (out && name_results(f, &c, out) < 0)
            Py_CLEAR(out);
        free_rooms(&c);
    }
    Py_XDECREF(rest);
    return out;
}

void *op_room(op_call *c, size_t bytes)
{
    room *r = PyMem_Malloc(sizeof *r + bytes);
    if (!r) {
        PyErr_NoMemory();
        return NULL;
    }
    r->next = c->rooms;
    c->rooms = r;
    return r->memory;
}

/* --- arguments ------------------------------------------------------------------------------------------------------------------ */

etch_tensor *op_tensor(op_call *c, int i) { return convert(c->cx, c->args[i], CONVERT_ANY, CONVERT_ANY); }
etch_tensor *op_tensor_like(op_call *c, int i, etch_dtype hint)
{
    return convert(c->cx, c->args[i], CONVERT_ANY, hint);
}
etch_tensor *op_tensor_of(op_call *c, int i, etch_dtype t) { return convert(c->cx, c->args[i], t, t); }
etch_tensor *op_tensor_where(op_call *c, int i, etch_dtype t)
{
    bool is_tensor = tensor_check(c->args[i]) || variable_check(c->args[i]);
    return convert(c->cx, c->args[i], is_tensor ? CONVERT_ANY : t, t);
}
bool op_tensors(op_call *c, int first, int n, etch_tensor **out)
{
    return convert_alike(c->cx, &c->args[first], n, out) == 0;
}
etch_tensor *op_sizes(op_call *c, int i) { return convert_sizes(c->cx, c->args[i]); }

etch_tensor *op_shape(op_call *c, int i)
{
    etch_tensor *shape = op_sizes(c, i);
    return shape && op_are_sizes(c, shape, false) ? shape : NULL;
}

/* -1 may mean an unknown size while TensorFlow traces, and is an error of the run then. */
static void refuse_size(op_call *c, long long size, bool is_filled)
{
    if (!etch_is_tracing(c->cx) || (size == -1 && !is_filled))
        (void)raise_error("InvalidArgumentError", "Dimension %lld must be >= 0", size);
    else
        PyErr_Format(PyExc_ValueError,
                     is_filled ? "Fill dimensions must be >= 0: %lld" : "Invalid value in tensor used for shape: %lld",
                     size);
}

bool op_are_sizes(op_call *c, etch_tensor *shape, bool is_filled)
{
    int64_t sizes[ETCH_MAX_RANK];
    if (etch_tensor_is_traced(shape) || etch_tensor_rank(shape) != 1 || etch_tensor_dtype(shape) != ETCH_I64)
        return true;
    int64_t n = (etch_tensor_count)(shape);
    if (n > ETCH_MAX_RANK)
        return etch_fail(c->cx, ETCH_ENOTSUP, "a shape of %lld axes: tensors have at most %d axes", (long long)n,
                         ETCH_MAX_RANK) == ETCH_OK;
    if (etch_tensor_read(c->cx, shape, sizes, (size_t)n * sizeof *sizes) != ETCH_OK)
        return false;
    for (int64_t i = 0; i < n; i++)
        if (sizes[i] < 0) {
            refuse_size(c, (long long)sizes[i], is_filled);
            return false;
        }
    return true;
}

void *op_refuse(const op_call *c, int i, PyObject *exception, const char *what)
{
    const char *params = c->row->params, *names = c->row->names;
    for (int k = 0; *params; params += strcspn(params, " "), params += strspn(params, " ")) {
        if (*params == '*' && (params[1] == ' ' || !params[1]))
            continue;
        if (k++ == i)
            break;
    }
    params += *params == '*';
    char which[192]; /* PyErr_Format has no %.*s */
    (void)snprintf(which, sizeof which, "%.*s: argument '%.*s'", (int)strcspn(names, " "), names,
                   (int)strcspn(params, " ="), params);
    PyErr_Format(exception, "%s %s, not %R", which, what, c->args[i]);
    return NULL;
}

etch_tensor *op_hold(op_call *c, etch_tensor *t) { return t ? etch_hand_over(c->cx, etch_keep(c->cx, t)) : NULL; }

int op_tensor_list(op_call *c, int i, etch_tensor ***out)
{
    PyObject *items = core_items(c->args[i], "expected a list of tensors");
    if (!items)
        return -1;
    Py_ssize_t n = PySequence_Fast_GET_SIZE(items);
    etch_tensor **at = op_room(c, ((size_t)n + 1) * sizeof *at);
    int done = at ? convert_alike(c->cx, PySequence_Fast_ITEMS(items), (int)n, at) : -1;
    for (Py_ssize_t k = 0; done == 0 && k < n; k++)
        at[k] = op_hold(c, at[k]);
    Py_DECREF(items);
    *out = at;
    return done == 0 ? (int)n : -1;
}

bool op_int(op_call *c, int i, int64_t *out)
{
    PyObject *x = tensor_check(c->args[i]) ? tensor_item(c->args[i]) : Py_NewRef(c->args[i]);
    PyObject *number = x ? PyNumber_Index(x) : NULL;
    Py_XDECREF(x);
    if (!number && PyErr_ExceptionMatches(PyExc_TypeError) && !tensor_check(c->args[i])) {
        PyErr_Clear();
        return op_refuse(c, i, PyExc_TypeError, "must be an integer") != NULL;
    }
    *out = number ? PyLong_AsLongLong(number) : 0;
    Py_XDECREF(number);
    return number && !(*out == -1 && PyErr_Occurred());
}

bool op_float(op_call *c, int i, double *out)
{
    *out = PyFloat_AsDouble(c->args[i]);
    return !(*out == -1 && PyErr_Occurred());
}

bool op_bool(op_call *c, int i, bool *out)
{
    int truth = PyObject_IsTrue(c->args[i]);
    *out = truth == 1;
    return truth >= 0;
}

/* The integers of a tensor, without an op that a trace would record. */
static bool read_wide(etch_ctx *cx, etch_tensor *t, int64_t *out, int n)
{
    uint8_t raw[ETCH_MAX_RANK * sizeof(int64_t)];
    etch_dtype own = etch_tensor_dtype(t);
    size_t bytes = etch_dtype_bytes(own);
    bool is_signed = own == ETCH_I8 || own == ETCH_I16 || own == ETCH_I32 || own == ETCH_I64;
    if (etch_tensor_read(cx, t, raw, (size_t)n * bytes) != ETCH_OK)
        return false;
    for (int i = 0; i < n; i++) {
        uint64_t bits = 0;
        memcpy(&bits, raw + (size_t)i * bytes, bytes); /* little endian, as all of Etch */
        int unused = 64 - (int)bytes * 8;
        out[i] = is_signed ? (int64_t)(bits << unused) >> unused : (int64_t)bits;
    }
    return true;
}

/* Numbers that the trace knows, because they are constants or made of sizes, which are then fixed. */
static int read_traced(op_call *c, int i, etch_tensor *t, int64_t *at, int most)
{
    etch_tensor *parts[ETCH_MAX_RANK] = { t };
    int rank = etch_tensor_rank(t);
    int64_t n = rank == 0 ? 1 : rank == 1 ? (etch_tensor_known_dim)(c->cx, t, 0) : -1;
    if (n >= 0 && n <= most) {
        if (rank == 1 && n > 0)
            (etch_unstack)(c->cx, t, 0, parts, (int)n);
        for (int k = 0; k < n && !etch_failed(c->cx); k++)
            at[k] = etch_size_number(c->cx, parts[k]);
        if (!etch_failed(c->cx))
            return (int)n;
        etch_error_clear(c->cx);
    }
    (void)op_refuse(c, i, PyExc_ValueError, "must be known when the function is traced");
    return -1;
}

/* The integers that an argument holds when it is needed now: at most `most`; how many, or -1 with the exception set. As in TensorFlow a
 * float is a TypeError, and None and what is no number a ValueError. */
static int read_ints(op_call *c, int i, int64_t *at, int most)
{
    etch_dtype own;
    int has_dtype = convert_has_dtype(c->args[i], &own);
    etch_tensor *t = has_dtype < 0 ? NULL : convert(c->cx, c->args[i], CONVERT_ANY, ETCH_I64);
    if (t && !dtype_is_integer(etch_tensor_dtype(t))) {
        if (has_dtype || etch_tensor_dtype(t) == ETCH_STRING)
            (void)etch_fail(c->cx, ETCH_EDTYPE,
                            "an axis or a number was expected to be a int32 tensor but is a %s tensor",
                            dtype_word(etch_tensor_dtype(t)));
        else
            PyErr_Format(PyExc_TypeError, "Cannot convert %R to EagerTensor of dtype int32", c->args[i]);
        return -1;
    }
    if (t && etch_tensor_is_traced(t))
        return read_traced(c, i, t, at, most);
    int64_t n = t ? (etch_tensor_count)(t) : 0;
    if (n > most) {
        (void)etch_fail(c->cx, ETCH_EINVAL, "an argument holds %lld numbers, where there can be %d", (long long)n,
                        most);
        return -1;
    }
    return t && read_wide(c->cx, t, at, (int)n) ? (int)n : -1;
}

bool op_axes(op_call *c, int i, int64_t *at, etch_ints *out)
{
    *out = ETCH_ALL_AXES;
    if (c->args[i] == Py_None)
        return true;
    int n = read_ints(c, i, at, ETCH_MAX_RANK);
    *out = (etch_ints){ at, n };
    return n >= 0;
}

bool op_reduced_axes(op_call *c, int i, const etch_tensor *x, int64_t *at, etch_ints *out)
{
    if (!op_axes(c, i, at, out))
        return false;
    int rank = etch_tensor_rank(x);
    bool is_named[ETCH_MAX_RANK] = { false };
    for (int k = 0; rank >= 0 && c->args[i] != Py_None && k < out->n; k++) {
        int64_t axis = at[k] < 0 ? at[k] + rank : at[k];
        if (axis < 0 || axis >= rank) {
            (void)etch_fail(c->cx, ETCH_EINVAL,
                            etch_is_tracing(c->cx) ? "Invalid reduction dimension %lld for input with %d dimensions."
                                                   : "Invalid reduction dimension (%lld for input with %d dimension(s)",
                            (long long)at[k], rank);
            return false;
        }
        if (is_named[axis]) /* also of a trace, where TensorFlow's run finds it */
            return raise_error("InvalidArgumentError",
                               "Invalid reduction arguments: Axes contains duplicate dimension: %lld",
                               (long long)axis) != NULL;
        is_named[axis] = true;
    }
    for (int k = 1; rank < 0 && k < out->n; k++)
        for (int j = 0; j < k; j++)
            if (at[k] == at[j])
                return raise_error("InvalidArgumentError",
                                   "Invalid reduction arguments: Axes contains duplicate dimension: %lld",
                                   (long long)at[k]) != NULL;
    return true;
}

bool op_axis(op_call *c, int i, int64_t *out)
{
    int n = read_ints(c, i, out, 1);
    if (n == 0)
        (void)etch_fail(c->cx, ETCH_EINVAL, "an argument holds no number, where there must be one");
    return n == 1;
}

bool op_text(op_call *c, int i, const char **out)
{
    if (!PyUnicode_Check(c->args[i]))
        return op_refuse(c, i, PyExc_TypeError, "must be a string") != NULL;
    *out = PyUnicode_AsUTF8(c->args[i]);
    return *out != NULL;
}

bool op_dtype(op_call *c, int i, etch_dtype otherwise, etch_dtype *out)
{
    *out = otherwise;
    return c->args[i] == Py_None || dtype_from_argument(c->args[i], "dtype", out) == 0;
}

PyObject *op_wrap(op_call *c, etch_tensor *handle)
{
    etch_tensor *kept = handle ? etch_keep(c->cx, handle) : NULL;
    return kept ? tensor_wrap(kept) : core_raise(c->cx);
}

PyObject *op_list(op_call *c, etch_tensor *const *handles, int n)
{
    PyObject *list = PyList_New(n);
    for (int i = 0; list && i < n; i++) {
        PyObject *x = op_wrap(c, handles[i]);
        if (x)
            PyList_SET_ITEM(list, i, x);
        else
            Py_CLEAR(list);
    }
    return list;
}

PyObject *op_named(op_call *c, const char *name, const char *fields, etch_tensor *const *handles, int n)
{
    static PyObject *classes; /* by name, made when first needed */
    if (!classes && !(classes = PyDict_New()))
        return NULL;
    PyObject *class = Py_XNewRef(PyDict_GetItemString(classes, name));
    if (!class) {
        PyObject *collections = PyImport_ImportModule("collections");
        class = collections ? PyObject_CallMethod(collections, "namedtuple", "ss", name, fields) : NULL;
        Py_XDECREF(collections);
        if (class && PyDict_SetItemString(classes, name, class) < 0)
            Py_CLEAR(class);
    }
    PyObject *list = class ? op_list(c, handles, n) : NULL, *items = list ? PyList_AsTuple(list) : NULL;
    PyObject *out = items ? PyObject_Call(class, items, NULL) : NULL;
    Py_XDECREF(items);
    Py_XDECREF(list);
    Py_XDECREF(class);
    return out;
}

/* --- the type ----------------------------------------------------------------------------------------------------------------- */

static void dealloc(PyObject *self)
{
    function *f = (function *)self;
    if (f->weak)
        PyObject_ClearWeakRefs(self);
    for (int i = 0; i < f->n_params; i++) {
        Py_XDECREF(f->params[i].name);
        Py_XDECREF(f->params[i].otherwise);
    }
    Py_XDECREF(f->name);
    Py_XDECREF(f->dict);
    PyObject_Free(self);
}

static PyObject *make(const op_row *row, PyObject *name)
{
    function *f = PyObject_New(function, &function_type);
    if (!f)
        return NULL;
    memset((char *)f + sizeof(PyObject), 0, sizeof *f - sizeof(PyObject));
    f->call = call;
    f->row = row;
    f->name = Py_NewRef(name);
    if (read_params(f) < 0) {
        Py_DECREF(f);
        return NULL;
    }
    f->kind = op_name_kind(row->names);
    f->gives_back = strncmp(row->names, "convert_to_tensor", strlen("convert_to_tensor")) == 0;
    f->name_at = -1;
    for (int i = 0; i < f->n_params; i++)
        if (PyUnicode_CompareWithASCIIString(f->params[i].name, "name") == 0)
            f->name_at = i;
    return (PyObject *)f;
}

static PyObject *repr(PyObject *self) { return PyUnicode_FromFormat("<function %U>", ((function *)self)->name); }
static PyObject *get_name(PyObject *self, void *closure)
{
    (void)closure;
    return Py_NewRef(((function *)self)->name);
}
static PyObject *get_doc(PyObject *self, void *closure)
{
    (void)closure;
    return PyUnicode_FromString(((function *)self)->row->doc);
}
static PyObject *get_module(PyObject *self, void *closure)
{
    (void)self, (void)closure;
    return PyUnicode_FromString("etch");
}

/* (name, default or missing, is keyword-only) by parameter: for inspect.signature. */
static PyObject *get_params(PyObject *self, void *closure)
{
    const function *f = (const function *)self;
    PyObject *all = PyList_New(0);
    (void)closure;
    for (int i = 0; all && i < f->n_params; i++) {
        const param *p = &f->params[i];
        if (i == f->rest) {
            PyObject *one = Py_BuildValue("(N)", PyUnicode_FromFormat("*%U", p->name));
            if (!one || PyList_Append(all, one) < 0)
                Py_CLEAR(all);
            Py_XDECREF(one);
            continue;
        }
        PyObject *one = p->otherwise
                            ? Py_BuildValue("(OOO)", p->name, p->otherwise, i >= f->n_positional ? Py_True : Py_False)
                            : Py_BuildValue("(O)", p->name);
        if (!one || PyList_Append(all, one) < 0)
            Py_CLEAR(all);
        Py_XDECREF(one);
    }
    return all;
}

/* For those who write down types: rows with `any` may give anything. */
static PyObject *get_gives_tensor(PyObject *self, void *closure)
{
    (void)closure;
    return PyBool_FromLong(((function *)self)->row->one != NULL);
}

static PyObject *get_signature(PyObject *self, void *closure)
{
    (void)closure;
    PyObject *etch = PyImport_ImportModule("etch._namespace");
    PyObject *signature = etch ? PyObject_CallMethod(etch, "signature_of", "O", self) : NULL;
    Py_XDECREF(etch);
    return signature;
}

static PyGetSetDef properties[] = {
    { "__name__", get_name, NULL, NULL, NULL },
    { "__qualname__", get_name, NULL, NULL, NULL },
    { "__doc__", get_doc, NULL, NULL, NULL },
    { "__module__", get_module, NULL, NULL, NULL },
    { "__signature__", get_signature, NULL, NULL, NULL },
    { "parameters", get_params, NULL, "name, default and kind of each parameter", NULL },
    { "gives_tensor", get_gives_tensor, NULL, "is its result always one tensor?", NULL },
    { "__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, NULL, NULL },
    { NULL, NULL, NULL, NULL, NULL },
};

static PyTypeObject function_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch.OpFunction",
    .tp_basicsize = sizeof(function),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .tp_vectorcall_offset = offsetof(function, call),
    .tp_dictoffset = offsetof(function, dict),
    .tp_weaklistoffset = offsetof(function, weak),
    .tp_call = PyVectorcall_Call,
    .tp_dealloc = dealloc,
    .tp_repr = repr,
    .tp_getset = properties,
};

/* --- the table ----------------------------------------------------------------------------------------------------------------- */

static int add_row(PyObject *ops, const op_row *row)
{
    const char *at = row->names;
    PyObject *f = NULL;
    int done = 0;
    while (*at && done == 0) {
        size_t n = strcspn(at, " ");
        PyObject *dotted = PyUnicode_FromStringAndSize(at, (Py_ssize_t)n);
        if (!f && dotted) {
            const char *last = at + n;
            while (last > at && last[-1] != '.')
                last--;
            PyObject *name = PyUnicode_FromStringAndSize(last, at + n - last);
            f = name ? make(row, name) : NULL;
            Py_XDECREF(name);
        }
        done = dotted && f ? PyDict_SetItem(ops, dotted, f) : -1;
        Py_XDECREF(dotted);
        at += n;
        at += strspn(at, " ");
    }
    Py_XDECREF(f);
    return done;
}

int op_add_rows(PyObject *ops, op_rows rows)
{
    for (size_t i = 0; i < rows.n; i++)
        if (add_row(ops, &rows.at[i]) < 0)
            return -1;
    return 0;
}

int op_add(PyObject *module)
{
    return PyType_Ready(&function_type) < 0 ? -1
                                            : PyModule_AddObjectRef(module, "OpFunction", (PyObject *)&function_type);
}
