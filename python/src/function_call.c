/* One call of a traced function: arguments in, the body while it is traced, results out. */
#include "function.h"

#include "convert.h"
#include "nest.h"
#include "result.h"
#include "spec.h"
#include "tensor.h"
#include "trace.h"
#include <string.h>

static _Thread_local function_call *current;

/* --- arguments -------------------------------------------------------------------------------------------------------------------- */

/* A TypeError of binding, in TensorFlow's words; `cause` is the exception that is set. */
static int refuse(const function_object *f, PyObject *const *args, Py_ssize_t n, PyObject *keywords)
{
    PyObject *type, *cause, *trace;
    PyErr_Fetch(&type, &cause, &trace);
    PyErr_NormalizeException(&type, &cause, &trace);
    PyObject *given = PyTuple_New(n), *named = PyDict_New();
    for (Py_ssize_t i = 0; given && i < n; i++)
        PyTuple_SET_ITEM(given, i, Py_NewRef(args[i]));
    for (Py_ssize_t k = 0; named && keywords && k < PyTuple_GET_SIZE(keywords); k++)
        (void)PyDict_SetItem(named, PyTuple_GET_ITEM(keywords, k), args[n + k]);
    PyObject *signature = PyObject_GetAttrString((PyObject *)f, "function_type");
    if (!signature)
        core_postpone();
    PyErr_Format(
        PyExc_TypeError,
        "Binding inputs to tf.function failed due to `%S`. Received args: %R and kwargs: %R for signature: %S.", cause,
        given, named, signature ? signature : Py_None);
    Py_XDECREF(signature);
    Py_XDECREF(given);
    Py_XDECREF(named);
    PyObject *new_type, *error, *new_trace;
    PyErr_Fetch(&new_type, &error, &new_trace);
    PyErr_NormalizeException(&new_type, &error, &new_trace);
    if (error && cause)
        PyException_SetCause(error, cause); /* takes it */
    else
        Py_XDECREF(cause);
    Py_XDECREF(type);
    Py_XDECREF(trace);
    PyErr_Restore(new_type, error, new_trace);
    return -1;
}

typedef struct function_cast {
    struct function_cast *next;
    etch_arg_cast cast;
} function_cast;

/* Tensors are told of by what they are, as TensorFlow does; of others the runtime says what does not fit. */
static void refuse_cast(etch_ctx *cx, const etch_spec *declared, const etch_arg *arg, PyObject *given)
{
    char text[256];
    PyObject *to = spec_of_declared(declared);
    PyObject *from = !to                             ? NULL
                     : arg->spec                     ? spec_of_declared(arg->spec)
                     : arg->kind == ETCH_SPEC_TENSOR ? spec_of_tensor(arg->tensor)
                                                     : NULL;
    if (from)
        PyErr_Format(PyExc_TypeError, "Can not cast %R to %R", from, to);
    else if (!PyErr_Occurred()) {
        (void)etch_spec_print(declared, text, sizeof text);
        PyErr_Format(PyExc_TypeError, "Can not cast %R to %s: %s", given, text, etch_error_message(cx));
    }
    Py_XDECREF(to);
    Py_XDECREF(from);
}

/* Makes the argument fit what is declared. */
static int cast(etch_ctx *cx, const function_object *f, int i, function_call *c)
{
    function_cast *made = arg_room(&c->memory, sizeof *made);
    if (!made)
        return -1;
    if (etch_spec_cast(cx, f->signature[i], &c->args[i], &made->cast) == ETCH_OK) {
        made->next = c->casts;
        c->casts = made;
        c->args[i] = made->cast.arg;
        return 0;
    }
    refuse_cast(cx, f->signature[i], &c->args[i], c->bound.positional[i]);
    etch_error_clear(cx);
    return 1;
}

/* With a declared signature a keyword-only argument is tied to its default, and **kwargs is empty. */
static int check_keywords(const function_object *f, const bind_call *b)
{
    for (Py_ssize_t k = 0; k < b->n_keywords; k++) {
        PyObject *only = f->parameters.keyword_only, *otherwise = NULL;
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(only); i++)
            if (PyUnicode_Compare(PyTuple_GET_ITEM(only, i), b->names[k]) == 0)
                otherwise = PyTuple_GET_ITEM(f->parameters.keyword_defaults, i);
        int is_same = otherwise ? PyObject_RichCompareBool(b->keywords[k], otherwise, Py_EQ) : 0;
        if (is_same < 0)
            return -1;
        if (!is_same) {
            PyErr_Format(PyExc_TypeError,
                         otherwise ? "Can not cast %R to what '%U' is in input_signature: its default"
                                   : "%R: got an unexpected keyword argument '%U'",
                         b->keywords[k], b->names[k]);
            return 1;
        }
    }
    return 0;
}

/* A keyword as the runtime knows it: up to a NUL it would be another one. */
static const char *label_of(PyObject *name)
{
    Py_ssize_t n;
    const char *text = PyUnicode_AsUTF8AndSize(name, &n); /* TypeError: it is no text */
    if (!text || strlen(text) == (size_t)n)
        return text;
    PyErr_Format(PyExc_ValueError, "a keyword of a traced function cannot have a null character in it: %R", name);
    return NULL;
}

/* Not as many arguments as input_signature has. */
static int refuse_number(const function_object *f, Py_ssize_t n)
{
    PyObject *name = n < f->n_signature ? bind_name(&f->parameters, n) : NULL;
    if (name)
        PyErr_Format(PyExc_TypeError, "missing a required argument: '%U'", name);
    else if (!PyErr_Occurred())
        PyErr_SetString(PyExc_TypeError, "too many positional arguments");
    Py_XDECREF(name);
    return 1;
}

static int build(function_call *c, etch_ctx *cx)
{
    const bind_call *b = &c->bound;
    const function_object *f = c->f;
    if (f->signature && b->n_positional != f->n_signature)
        return refuse_number(f, b->n_positional);
    c->args = arg_room(&c->memory, (size_t)(b->n_positional + b->n_keywords) * sizeof *c->args);
    if (!c->args)
        return -1;
    for (Py_ssize_t i = 0; i < b->n_positional; i++) {
        if (f->takes_tensors) {
            etch_tensor *t = convert(cx, b->positional[i], CONVERT_ANY, CONVERT_ANY);
            if (!t)
                return -1;
            c->args[i] = ETCH_ARG_TENSOR(t);
            continue;
        }
        if (!f->signature) {
            if (arg_from(cx, b->positional[i], &c->memory, &c->args[i]) < 0)
                return -1;
            continue;
        }
        if (arg_from_declared(cx, b->positional[i], f->signature[i], &c->memory, &c->args[i]) < 0)
            return PyErr_ExceptionMatches(PyExc_TypeError) ? 1 : -1;
        int fits = cast(cx, f, (int)i, c);
        if (fits != 0)
            return fits;
    }
    c->n_args = (int)b->n_positional;
    if (f->signature)
        return check_keywords(
            f, b); /* keywords have the values that they were declared with: they are none of the runtime's business */
    for (Py_ssize_t k = 0; k < b->n_keywords; k++) {
        etch_arg *arg = &c->args[b->n_positional + k];
        if (arg_from(cx, b->keywords[k], &c->memory, arg) < 0)
            return -1;
        if (!(arg->label = label_of(b->names[k])))
            return -1;
    }
    c->n_args = (int)(b->n_positional + b->n_keywords);
    return 0;
}

static void begin(function_call *c, function_object *f)
{
    c->f = f;
    c->outer = current;
    c->was_traced = false;
    c->made = NULL;
    c->casts = NULL;
    arg_memory_init(&c->memory);
    c->memory.by_meaning = f->keeps_sizes;
    c->memory.ignores_sizes = !f->is_exact || f->signature;
    current = c;
}

int function_call_repeat(function_call *c, function_object *f, PyObject *positional, PyObject *keywords)
{
    begin(c, f);
    bind_call *b = &c->bound;
    Py_ssize_t n = PyTuple_GET_SIZE(positional);
    if (bind_room(n, PyDict_GET_SIZE(keywords), &c->memory, b) < 0)
        return -1;
    for (; b->n_positional < n; b->n_positional++)
        b->positional[b->n_positional] = PyTuple_GET_ITEM(positional, b->n_positional);
    PyObject *name, *value;
    for (Py_ssize_t at = 0; PyDict_Next(keywords, &at, &name, &value); b->n_keywords++) {
        b->names[b->n_keywords] = name;
        b->keywords[b->n_keywords] = value;
    }
    return 0;
}

int function_call_begin(function_call *c, etch_ctx *cx, function_object *f, PyObject *const *args, Py_ssize_t n,
                        PyObject *keywords)
{
    begin(c, f);
    if (bind_arguments(&f->parameters, args, n, keywords, &c->memory, &c->bound) < 0)
        return PyErr_ExceptionMatches(PyExc_TypeError) ? refuse(f, args, n, keywords) : -1;
    int done = build(c, cx);
    return done > 0 ? refuse(f, args, n, keywords) : done;
}

void function_call_end(function_call *c)
{
    current = c->outer;
    Py_CLEAR(c->made);
    for (function_cast *made = c->casts; made; made = made->next)
        etch_arg_cast_release(&made->cast);
    arg_memory_fini(&c->memory);
}

/* --- the body ---------------------------------------------------------------------------------------------------------------------- */

/* What the body is given, and what it looked like when the call was made. */
typedef struct body_arguments {
    PyObject *positional, *keywords; /* a tuple, a dict or NULL */
} body_arguments;

/* Borrowed; NULL with the exception set: what is traced again (function_call_repeat) was called with others. */
static PyObject *pattern_of(const function_call *c, const etch_arg *arg, int i)
{
    for (Py_ssize_t k = 0; arg->label && k < c->bound.n_keywords; k++) {
        const char *name = label_of(c->bound.names[k]);
        if (!name || strcmp(name, arg->label) == 0)
            return name ? c->bound.keywords[k] : NULL;
    }
    if (!arg->label && i < c->bound.n_positional)
        return c->bound.positional[i];
    PyErr_Format(PyExc_ValueError, "'%U' was traced with other arguments than it is now traced again with", c->f->name);
    return NULL;
}

static int add_argument(etch_ctx *cx, const function_call *c, const etch_arg *arg, int i, body_arguments *out,
                        int n_self)
{
    PyObject *name = arg->label ? PyUnicode_FromString(arg->label) : bind_name(&c->f->parameters, i);
    const char *text = name ? PyUnicode_AsUTF8(name) : NULL;
    arg_names names = { .parameter = text, .declared = c->f->signature && !arg->label ? c->f->signature[i] : NULL };
    PyObject *like = text ? pattern_of(c, arg, i) : NULL, *x = like ? arg_to_python(cx, arg, like, &names) : NULL;
    int done = x ? 0 : -1;
    if (x && arg->label) {
        out->keywords = out->keywords ? out->keywords : PyDict_New();
        done = out->keywords ? PyDict_SetItem(out->keywords, name, x) : -1;
    } else if (x)
        PyTuple_SET_ITEM(out->positional, n_self + i, Py_NewRef(x));
    Py_XDECREF(x);
    Py_XDECREF(name);
    return done;
}

static int make_arguments(etch_ctx *cx, const function_call *c, const etch_arg *args, int n, body_arguments *out)
{
    int n_positional = 0, n_self = c->f->instance ? 1 : 0, done = 0;
    while (n_positional < n && !args[n_positional].label)
        n_positional++;
    out->keywords = NULL;
    out->positional = PyTuple_New(n_positional + n_self);
    if (!out->positional)
        return -1;
    if (n_self) {
        PyObject *self = PyWeakref_GetObject(c->f->instance);
        if (self == Py_None) {
            PyErr_SetString(PyExc_ReferenceError, "the instance that the method belongs to is gone");
            return -1;
        }
        PyTuple_SET_ITEM(out->positional, 0, Py_NewRef(self));
    }
    for (int i = 0; done == 0 && i < n; i++)
        done = add_argument(cx, c, &args[i], i, out, n_self);
    for (Py_ssize_t k = 0; done == 0 && c->f->signature && k < c->bound.n_keywords; k++) {
        out->keywords = out->keywords ? out->keywords : PyDict_New();
        done = out->keywords ? PyDict_SetItem(out->keywords, c->bound.names[k], c->bound.keywords[k]) : -1;
    }
    return done;
}

/* The leaves of an argument; of one whose keys cannot be sorted none, so that it is not looked at. */
static PyObject *leaves_of_one(PyObject *x)
{
    PyObject *leaves = nest_flatten(x);
    if (!leaves && PyErr_ExceptionMatches(PyExc_TypeError)) {
        PyErr_Clear();
        leaves = PyList_New(0);
    }
    return leaves;
}

/* The leaves of each argument, keywords last, to see afterwards whether the body changed its containers. */
static PyObject *leaves_of(const body_arguments *a)
{
    PyObject *out = PyList_New(0), *name, *value;
    int done = out ? 0 : -1;
    Py_ssize_t at = 0, n = PyTuple_GET_SIZE(a->positional);
    for (Py_ssize_t i = 0; done == 0; i++) {
        if (i < n)
            value = PyTuple_GET_ITEM(a->positional, i);
        else if (!a->keywords || !PyDict_Next(a->keywords, &at, &name, &value))
            break;
        PyObject *leaves = leaves_of_one(value);
        done = leaves ? PyList_Append(out, leaves) : -1;
        Py_XDECREF(leaves);
    }
    if (done < 0)
        Py_CLEAR(out);
    return out;
}

static bool is_same_list(PyObject *before, PyObject *after)
{
    bool is_same = PyList_GET_SIZE(after) == PyList_GET_SIZE(before);
    for (Py_ssize_t i = 0; is_same && i < PyList_GET_SIZE(after); i++)
        is_same = PyList_GET_ITEM(after, i) == PyList_GET_ITEM(before, i);
    return is_same;
}

/* ValueError that names the parameters whose arguments, by place, are not what they were. */
static int fail_changed(function_object *f, PyObject *places, const body_arguments *a)
{
    PyObject *module = PyImport_ImportModule("etch.concrete");
    PyObject *text = module ? PyObject_CallMethod(module, "says_modified", "OOOO", (PyObject *)f, places, a->positional,
                                                  a->keywords ? a->keywords : Py_None)
                            : NULL;
    if (text)
        PyErr_SetObject(PyExc_ValueError, text);
    Py_XDECREF(text);
    Py_XDECREF(module);
    return -1;
}

static int check_unchanged(function_object *f, PyObject *before, const body_arguments *a)
{
    PyObject *after = leaves_of(a), *places = after ? PyList_New(0) : NULL;
    int done = places ? 0 : -1;
    for (Py_ssize_t i = 0; done == 0 && i < PyList_GET_SIZE(after); i++)
        if (!is_same_list(PyList_GET_ITEM(before, i), PyList_GET_ITEM(after, i))) {
            PyObject *place = PyLong_FromSsize_t(i);
            done = place ? PyList_Append(places, place) : -1;
            Py_XDECREF(place);
        }
    if (done == 0 && PyList_GET_SIZE(places) > 0)
        done = fail_changed(f, places, a);
    Py_XDECREF(places);
    Py_XDECREF(after);
    return done;
}

static PyObject *run_body(const function_object *f, const body_arguments *a)
{
    if (f->body == Py_None)
        return PyObject_Call(f->python_function, a->positional, a->keywords);
    PyObject *keywords = a->keywords ? Py_NewRef(a->keywords) : PyDict_New();
    PyObject *out = keywords ? PyObject_CallFunctionObjArgs(f->body, f->python_function, a->positional, keywords, NULL)
                             : NULL;
    Py_XDECREF(keywords);
    return out;
}

/* What the trace is for and gives, with specs in place of tensors: etch.concrete reads it. */
static int note_made(function_call *c, const body_arguments *a, PyObject *outputs)
{
    PyObject *module = outputs ? PyImport_ImportModule("etch.concrete") : NULL;
    Py_XSETREF(c->made, module ? PyObject_CallMethod(module, "describe", "OOOO", c->f, a->positional,
                                                     a->keywords ? a->keywords : Py_None, outputs)
                               : NULL);
    Py_XDECREF(module);
    return c->made ? 0 : -1;
}

/* A function that says what it implements is one of its arguments alone. */
static int check_pure(etch_ctx *cx, const function_object *f)
{
    int n = f->takes_tensors ? etch_trace_n_captures(cx) : 0;
    if (n == 0)
        return 0;
    PyErr_Format(
        PyExc_AssertionError,
        "Function '%U' is marked with experimental_implements and uses %d tensors or variables from outside, which it "
        "must not: variables are always captured, and would be the same ones in every call. Pass what it needs as an "
        "argument; of a variable, variable.read_value().",
        f->name, n);
    return -1;
}

static int trace(etch_ctx *cx, function_call *c, const etch_arg *args, int n, etch_results *out)
{
    body_arguments a;
    PyObject *outputs = NULL;
    int done = make_arguments(cx, c, args, n, &a);
    PyObject *before = done == 0 ? leaves_of(&a) : NULL;
    PyObject *value = before ? run_body(c->f, &a) : NULL;
    done = value ? check_unchanged(c->f, before, &a) : -1;
    if (done == 0)
        done = result_return(cx, value, out, &outputs);
    if (done == 0)
        done = check_pure(cx, c->f);
    if (done == 0)
        done = note_made(c, &a, outputs);
    Py_XDECREF(outputs);
    Py_XDECREF(value);
    Py_XDECREF(before);
    Py_XDECREF(a.positional);
    Py_XDECREF(a.keywords);
    return done;
}

/* --- traces that are thrown away ----------------------------------------------------------------------------------------------------- */

static void call_it(etch_ctx *cx, void *user)
{
    PyObject *done = PyObject_CallNoArgs(user);
    if (!done)
        core_fail(cx);
    Py_XDECREF(done);
}

PyObject *function_in_scratch(PyObject *module, PyObject *callable)
{
    (void)module;
    stretch s;
    if (!stretch_begin(&s))
        return NULL;
    etch_status done = (etch_attempt)(s.cx, call_it, callable);
    etch_scope_end(s.cx, s.scope);
    return done == ETCH_OK ? Py_NewRef(Py_None) : core_raise(s.cx);
}

void function_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    function_object *f = user;
    function_call *c = current;
    while (c && c->f != f)
        c = c->outer;
    if (!c) {
        (void)etch_fail(cx, ETCH_ENOTSUP, "'%s' is traced without a call", etch_function_name(f->f));
        return;
    }
    bool kept_sizes = trace_set_keeps_sizes(f->keeps_sizes);
    trace_graph graph;
    c->was_traced = true;
    c->number = etch_trace_number(cx);
    trace_graph_begin(&graph, NULL);
    if (trace(cx, c, args, n_args, out) < 0)
        core_fail(cx);
    trace_graph_end(&graph);
    (void)trace_set_keeps_sizes(kept_sizes);
}
