/* What a Function can tell: counts, events, its cache; and the warnings that it was traced too often. */
#include "function.h"

#include "tensor.h"
#include "variable.h"
#include <stdlib.h>
#include <string.h>

/* --- counts and cache ------------------------------------------------------------------------------------------------------------- */

static etch_function *of(PyObject *self) { return ((function_object *)self)->f; }

static PyObject *get_tracing_count(PyObject *self, PyObject *unused)
{
    (void)unused;
    return PyLong_FromUnsignedLongLong(etch_function_get_stats(of(self)).n_traces);
}

static PyObject *stats(PyObject *self, PyObject *unused)
{
    etch_function_stats s = etch_function_get_stats(of(self));
    (void)unused;
    return Py_BuildValue("{s:K,s:K,s:K,s:K,s:K,s:K,s:n,s:K,s:K}", "calls", s.n_calls, "traces", s.n_traces,
                         "failed_traces", s.n_failed_traces, "evicted", s.n_evicted, "purged", s.n_purged, "entries",
                         s.n_entries, "bytes", (Py_ssize_t)s.bytes, "trace_ns", s.trace_ns, "compile_ns", s.compile_ns);
}

static PyObject *cache(PyObject *self, PyObject *unused)
{
    etch_ctx *cx = core_ctx();
    etch_entry_list entries;
    (void)unused;
    if (!cx || etch_function_cache(cx, of(self), &entries) != ETCH_OK)
        return cx ? core_raise(cx) : NULL;
    PyObject *list = PyList_New(0);
    for (int i = 0; list && i < entries.n; i++) {
        const etch_entry_info *e = &entries.at[i];
        PyObject *one = Py_BuildValue("{s:K,s:s,s:s,s:n,s:K,s:K,s:K,s:K,s:K,s:i}", "trace", e->number, "signature",
                                      e->signature, "guards", e->guards, "bytes", (Py_ssize_t)e->bytes, "hits", e->hits,
                                      "last_use", e->last_use, "trace_ns", e->trace_ns, "compile_ns", e->compile_ns,
                                      "shares_plan_with", e->shares_plan_with, "plans", e->n_plans);
        if (!one || PyList_Append(list, one) < 0)
            Py_CLEAR(list);
        Py_XDECREF(one);
    }
    etch_entry_list_release(&entries);
    return list;
}

static PyObject *clear_cache(PyObject *self, PyObject *unused)
{
    etch_ctx *cx = core_ctx();
    (void)unused;
    if (!cx)
        return NULL;
    etch_function_clear(cx, of(self));
    Py_RETURN_NONE;
}

/* --- events ------------------------------------------------------------------------------------------------------------------------ */

/* (JSON, text) of an event. */
static PyObject *event_object(etch_ctx *cx, const etch_event *e)
{
    char *json = NULL, *text = NULL;
    PyObject *both = NULL;
    if (etch_event_json(cx, e, &json) == ETCH_OK && etch_event_text(cx, e, &text) == ETCH_OK)
        both = Py_BuildValue("(ss)", json, text);
    else
        (void)core_raise(cx);
    free(json);
    free(text);
    return both;
}

static PyObject *list_events(etch_function *f)
{
    etch_ctx *cx = core_ctx();
    etch_event_list events;
    if (!cx || etch_events(cx, f, &events) != ETCH_OK)
        return cx ? core_raise(cx) : NULL;
    PyObject *list = PyList_New(0);
    for (int i = 0; list && i < events.n; i++) {
        PyObject *one = event_object(cx, &events.at[i]);
        if (!one || PyList_Append(list, one) < 0)
            Py_CLEAR(list);
        Py_XDECREF(one);
    }
    etch_event_list_release(&events);
    return list;
}

static PyObject *events(PyObject *self, PyObject *unused)
{
    (void)unused;
    return list_events(of(self));
}

/* Warnings that wait for the end of their call: (traces, calls, text). Events come while locks are held, and logging runs any code. */
static PyObject *waiting;

/* All events since keep_events(True), as JSON and by the address of the function's code; NULL: they are not kept. */
static PyObject *kept;

static void keep(const etch_event *e)
{
    etch_ctx *cx = core_ctx();
    char *json = NULL;
    if (!cx || etch_event_json(cx, e, &json) != ETCH_OK)
        return;
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    PyObject *one = Py_BuildValue("(sN)", json, PyLong_FromVoidPtr((void *)e->code));
    if (one)
        (void)PyList_Append(kept, one);
    core_postpone();
    Py_XDECREF(one);
    PyErr_Restore(type, value, trace);
    free(json);
}

static void on_event(const etch_event *e, void *user)
{
    (void)user;
    if (kept)
        keep(e);
    if (!e->warns)
        return;
    etch_ctx *cx = core_ctx();
    char *text = NULL;
    if (!cx || etch_event_text(cx, e, &text) != ETCH_OK)
        return;
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    PyObject *one = Py_BuildValue("(KKss)", e->warn_traces, e->warn_calls, e->function, text);
    if (one && waiting)
        (void)PyList_Append(waiting, one);
    core_postpone();
    Py_XDECREF(one);
    PyErr_Restore(type, value, trace);
    free(text);
}

int function_watch_events(etch_ctx *cx)
{
    if (waiting)
        return 0;
    waiting = PyList_New(0);
    if (!waiting)
        return -1;
    return etch_subscribe(cx, on_event, NULL) == ETCH_OK ? 0 : ((void)core_raise(cx), -1);
}

int function_log_warnings(PyObject *function)
{
    if (!waiting || PyList_GET_SIZE(waiting) == 0)
        return 0;
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    PyObject *all = waiting;
    waiting = PyList_New(0);
    PyObject *module = waiting ? PyImport_ImportModule("etch.functions") : NULL;
    PyObject *done = module ? PyObject_CallMethod(module, "log_warnings", "OO", function, all) : NULL;
    int status = done ? 0 : -1;
    if (type) { /* the call's own exception counts */
        core_postpone();
        PyErr_Restore(type, value, trace);
        status = 0;
    }
    Py_XDECREF(done);
    Py_XDECREF(module);
    Py_DECREF(all);
    return status;
}

/* --- tracing without a call ---------------------------------------------------------------------------------------------------------- */

/* The number of the trace that a call with these arguments would use; specs may stand for values. */
static PyObject *trace_for(PyObject *self, PyObject *const *args, Py_ssize_t n, PyObject *keywords)
{
    function_object *f = (function_object *)self;
    stretch s;
    if (!function_is_made(f) || !stretch_begin(&s))
        return NULL;
    function_call c;
    uint64_t number = 0;
    if (function_call_begin(&c, s.cx, f, args, n, keywords) == 0) {
        number = (etch_function_trace)(s.cx, f->f, c.args, c.n_args);
        PyObject *key = number ? PyLong_FromUnsignedLongLong(number) : core_raise(s.cx);
        if (!key || (c.made && PyDict_SetItem(f->seen, key, c.made) < 0))
            number = 0;
        Py_XDECREF(key);
    }
    function_call_end(&c);
    etch_scope_end(s.cx, s.scope);
    return number ? PyLong_FromUnsignedLongLong(number) : NULL;
}

/* A new list of the n variables, whose references it takes over. */
static PyObject *wrap_variables(etch_variable **variables, int n)
{
    PyObject *all = PyList_New(0);
    for (int i = 0; i < n; i++) {
        PyObject *x = variable_wrap(variables[i]);
        if (!x || !all || PyList_Append(all, x) < 0)
            Py_CLEAR(all);
        Py_XDECREF(x);
        etch_variable_release(&variables[i]);
    }
    return all;
}

/* The variables that the body has made. */
static PyObject *variables_made(PyObject *self, PyObject *unused)
{
    etch_ctx *cx = core_ctx();
    (void)unused;
    if (!cx)
        return NULL;
    int room = etch_function_variables(cx, of(self), NULL, 0);
    etch_variable **variables = PyMem_New(etch_variable *, (size_t)room + 1);
    if (!variables)
        return PyErr_NoMemory();
    int n = etch_function_variables(cx, of(self), variables, room);
    PyObject *all = wrap_variables(variables, n < room ? n : room);
    PyMem_Free(variables);
    return all;
}

/* (tensors, variables) that a trace uses from outside. */
static PyObject *captures_of(PyObject *self, PyObject *number)
{
    etch_ctx *cx = core_ctx();
    unsigned long long trace = PyLong_AsUnsignedLongLong(number);
    if (!cx || (trace == (unsigned long long)-1 && PyErr_Occurred()))
        return NULL;
    etch_captures c = { 0 }; /* how many there are; a trace has the same ones all its life */
    if (etch_function_captures(cx, of(self), trace, &c) != ETCH_OK)
        return core_raise(cx);
    etch_tensor **tensors = PyMem_New(etch_tensor *, (size_t)c.n_tensors + 1);
    etch_variable **variables = PyMem_New(etch_variable *, (size_t)c.n_variables + 1);
    c = (etch_captures){ tensors, variables, .max_tensors = c.n_tensors, .max_variables = c.n_variables };
    PyObject *first = NULL, *second = NULL;
    if (!tensors || !variables)
        PyErr_NoMemory();
    else if (etch_function_captures(cx, of(self), trace, &c) != ETCH_OK)
        (void)core_raise(cx);
    else {
        first = PyList_New(0);
        for (int i = 0; i < c.n_tensors; i++) {
            PyObject *x = tensor_wrap(tensors[i]); /* takes the reference */
            if (!x || !first || PyList_Append(first, x) < 0)
                Py_CLEAR(first);
            Py_XDECREF(x);
        }
        second = wrap_variables(variables, c.n_variables);
    }
    PyMem_Free(tensors);
    PyMem_Free(variables);
    PyObject *both = first && second ? PyTuple_Pack(2, first, second) : NULL;
    Py_XDECREF(first);
    Py_XDECREF(second);
    return both;
}

/* A call of one trace: its number, then the arguments. */
static PyObject *call_trace(PyObject *self, PyObject *const *args, Py_ssize_t n, PyObject *keywords)
{
    unsigned long long trace = n > 0 ? PyLong_AsUnsignedLongLong(args[0]) : 0;
    if (trace == 0 || PyErr_Occurred()) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_TypeError, "call_trace() takes the number of a trace first");
        return NULL;
    }
    return function_run(self, trace, args + 1, n - 1, keywords);
}

static PyObject *graph_text(PyObject *self, PyObject *number)
{
    etch_ctx *cx = core_ctx();
    etch_graph *g = NULL;
    unsigned long long trace = PyLong_AsUnsignedLongLong(number);
    if (!cx || (trace == (unsigned long long)-1 && PyErr_Occurred()))
        return NULL;
    if (etch_function_graph(cx, of(self), trace, &g) != ETCH_OK)
        return core_raise(cx);
    char *text = NULL;
    size_t length = 0;
    FILE *to = open_memstream(&text, &length);
    etch_status s = to ? etch_graph_print(g, to) : ETCH_ENOMEM;
    if (to)
        (void)fclose(to);
    etch_graph_release(&g);
    PyObject *out = s == ETCH_OK ? PyUnicode_DecodeUTF8(text, (Py_ssize_t)length, "replace") : core_raise(cx);
    free(text);
    return out;
}

/* Traces again what trace `number` was made for: None if the graph is the same, else what differs. args and kwargs are what
 * `traced` says, with the objects that it stands for. */
static PyObject *audit_trace(PyObject *self, PyObject *args)
{
    unsigned long long number;
    PyObject *positional, *keywords;
    etch_ctx *cx = core_ctx();
    if (!cx || !PyArg_ParseTuple(args, "KO!O!", &number, &PyTuple_Type, &positional, &PyDict_Type, &keywords) ||
        !function_is_made((function_object *)self))
        return NULL;
    function_call c;
    char *difference = NULL;
    PyObject *out = NULL;
    if (function_call_repeat(&c, (function_object *)self, positional, keywords) == 0) {
        etch_status s = (etch_function_audit)(cx, of(self), number, &difference);
        out = s != ETCH_OK ? core_raise(cx) : difference ? PyUnicode_FromString(difference) : Py_NewRef(Py_None);
        free(difference);
    }
    function_call_end(&c);
    return out;
}

PyMethodDef function_info_methods[] = {
    { "audit_trace", audit_trace, METH_VARARGS, "traces again what a trace was made for, and says what differs" },
    { "experimental_get_tracing_count", get_tracing_count, METH_NOARGS, "how many traces were made" },
    { "stats", stats, METH_NOARGS, "calls, traces, time and bytes" },
    { "cache", cache, METH_NOARGS, "what the cache holds" },
    { "clear_cache", clear_cache, METH_NOARGS, "drops all traces; their number stays counted" },
    { "events", events, METH_NOARGS, "the last traces, as JSON and as text" },
    { "trace_for", (PyCFunction)(void (*)(void))trace_for, METH_FASTCALL | METH_KEYWORDS,
      "number of the trace of such a call" },
    { "variables_made", variables_made, METH_NOARGS, "the variables that the body has made" },
    { "captures_of", captures_of, METH_O, "tensors and variables that a trace uses from outside" },
    { "call_trace", (PyCFunction)(void (*)(void))call_trace, METH_FASTCALL | METH_KEYWORDS, "a call of one trace" },
    { "graph_text", graph_text, METH_O, "the graph of a trace as text" },
    { NULL, NULL, 0, NULL },
};

/* --- of the module ------------------------------------------------------------------------------------------------------------------- */

static PyObject *keep_events(PyObject *module, PyObject *flag)
{
    int keeps = PyObject_IsTrue(flag);
    (void)module;
    if (keeps < 0)
        return NULL;
    Py_XSETREF(kept, keeps ? PyList_New(0) : NULL);
    return keeps && !kept ? NULL : Py_NewRef(Py_None);
}

static PyObject *kept_events(PyObject *module, PyObject *unused)
{
    (void)module, (void)unused;
    return kept ? PySequence_List(kept) : PyList_New(0);
}

PyMethodDef function_info_functions[] = {
    { "keep_events", keep_events, METH_O, "keep all events from now on, or no longer" },
    { "kept_events", kept_events, METH_NOARGS, "those that were kept, as JSON and by the id of the function's code" },
    { NULL, NULL, 0, NULL },
};
