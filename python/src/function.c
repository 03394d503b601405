/* Function: the type, and its calls. */
#include "function.h"

#include "result.h"
#include "spec.h"
#include "tensor.h"
#include <stddef.h>
#include <string.h>

enum { FEW_RESULTS = 64 };

static bool runs_eagerly; /* tf.config.run_functions_eagerly */

bool function_is_made(const function_object *f)
{
    bool is_made = f->f && f->python_function;
    if (!is_made)
        PyErr_SetString(PyExc_RuntimeError, "this tf.function has no body: its __init__ was not called, or failed");
    return is_made;
}

/* --- calls ----------------------------------------------------------------------------------------------------------------------- */

static PyObject *call_plainly(const function_object *f, PyObject *const *args, Py_ssize_t n, PyObject *keywords)
{
    if (!function_is_made(f))
        return NULL;
    if (!f->instance)
        return PyObject_Vectorcall(f->python_function, args, (size_t)n, keywords);
    PyObject *self = PyWeakref_GetObject(f->instance);
    if (self == Py_None) {
        PyErr_SetString(PyExc_ReferenceError, "the instance that the method belongs to is gone");
        return NULL;
    }
    PyObject *method = PyMethod_New(f->python_function, self);
    PyObject *out = method ? PyObject_Vectorcall(method, args, (size_t)n, keywords) : NULL;
    Py_XDECREF(method);
    return out;
}

/* Errors of a call that is not itself being traced are those of the run. */
static PyObject *raise_failure(etch_ctx *cx)
{
    etch_status s = etch_error_status(cx);
    bool is_of_trace = etch_is_tracing(cx) || s == ETCH_ERETRACE || s == ETCH_EBUDGET;
    return is_of_trace ? core_raise(cx) : core_raise_of_graph(cx);
}

/* Of traces that the cache has dropped nothing is kept. */
static int forget_dropped(function_object *f)
{
    etch_ctx *cx = core_ctx();
    etch_entry_list entries;
    if (!cx || etch_function_cache(cx, f->f, &entries) != ETCH_OK)
        return cx ? ((void)core_raise(cx), -1) : -1;
    PyObject *left = PyDict_New();
    for (int i = 0; left && i < entries.n; i++) {
        PyObject *number = PyLong_FromUnsignedLongLong(entries.at[i].number);
        PyObject *made = number ? PyDict_GetItemWithError(f->seen, number) : NULL;
        if (!number || (made && PyDict_SetItem(left, number, made) < 0))
            Py_CLEAR(left);
        Py_XDECREF(number);
    }
    etch_entry_list_release(&entries);
    if (!left)
        return -1;
    f->max_seen = 2 * PyDict_GET_SIZE(left) + 64;
    Py_SETREF(f->seen, left);
    return 0;
}

/* Keeps what a trace is for and gives under its number. */
static int note_trace(function_object *f, const function_call *c)
{
    if (!c->made)
        return 0;
    if (PyDict_GET_SIZE(f->seen) >= f->max_seen && forget_dropped(f) < 0)
        return -1;
    PyObject *number = PyLong_FromUnsignedLongLong(c->number);
    int done = number ? PyDict_SetItem(f->seen, number, c->made) : -1;
    Py_XDECREF(number);
    return done;
}

static PyObject *use_results(etch_ctx *cx, void *extra, etch_tensor *const *few, int n)
{
    if (n < 0)
        return raise_failure(cx);
    if (n <= FEW_RESULTS)
        return result_build(cx, extra, few, n);
    etch_tensor **all = PyMem_New(etch_tensor *, (size_t)n);
    if (all && etch_call_results(cx, all, n) == n) {
        PyObject *out = result_build(cx, extra, all, n);
        PyMem_Free(all);
        return out;
    }
    (void)(all ? core_raise(cx) : PyErr_NoMemory());
    PyMem_Free(all);
    Py_DECREF((PyObject *)extra);
    return NULL;
}

PyObject *function_run(PyObject *self, uint64_t trace, PyObject *const *args, Py_ssize_t n, PyObject *keywords)
{
    function_object *f = (function_object *)self;
    stretch s;
    if (!function_is_made(f) || !stretch_begin(&s))
        return NULL;
    function_call c;
    PyObject *out = NULL;
    int begun = function_call_begin(&c, s.cx, f, args, n, keywords);
    if (begun == 0 && c.memory.spec) /* it has no value to run with */
        PyErr_Format(PyExc_ValueError, "Attempt to convert a value (%R) with an unsupported type (%R) to a Tensor.",
                     c.memory.spec, (PyObject *)Py_TYPE(c.memory.spec));
    else if (begun == 0) {
        etch_tensor *few[FEW_RESULTS];
        void *extra = NULL;
        int n_out = trace ? (etch_call_trace)(s.cx, f->f, trace, c.args, c.n_args, few, FEW_RESULTS, &extra)
                          : (etch_call_args)(s.cx, f->f, c.args, c.n_args, few, FEW_RESULTS, &extra);
        out = use_results(s.cx, extra, few, n_out);
    }
    bool was_traced = c.was_traced;
    if (f->held)
        Py_CLEAR(f->held);
    if (was_traced && out && note_trace(f, &c) < 0)
        Py_CLEAR(out);
    function_call_end(&c);
    etch_scope_end(s.cx, s.scope);
    if (was_traced && function_log_warnings(self) < 0)
        Py_CLEAR(out);
    return out;
}

static PyObject *get(PyObject *self, PyObject *instance, PyObject *owner);

static PyObject *call(PyObject *self, PyObject *const *args, size_t n_and_flag, PyObject *keywords)
{
    Py_ssize_t n = PyVectorcall_NARGS(n_and_flag);
    if (((function_object *)self)->is_method && n > 0) { /* Class.method(instance, ...) with a declared signature */
        PyObject *bound = get(self, args[0], NULL);
        PyObject *out = bound ? PyObject_Vectorcall(bound, args + 1, (size_t)(n - 1), keywords) : NULL;
        Py_XDECREF(bound);
        return out;
    }
    return runs_eagerly ? call_plainly((function_object *)self, args, n, keywords)
                        : function_run(self, 0, args, n, keywords);
}

/* --- making ---------------------------------------------------------------------------------------------------------------------- */

/* A declared signature: a tuple with a spec, or a structure of them, for each positional argument. */
static int take_signature(function_object *f, etch_ctx *cx, PyObject *declared)
{
    if (declared == Py_None)
        return 0;
    PyObject *items = PySequence_Tuple(declared);
    if (!items)
        return -1;
    int n = (int)PyTuple_GET_SIZE(items);
    f->signature = PyMem_Calloc((size_t)n + 1, sizeof *f->signature);
    int done = f->signature ? 0 : (PyErr_NoMemory(), -1);
    for (; done == 0 && f->n_signature < n; f->n_signature++)
        if (!(f->signature[f->n_signature] = spec_from_structure(cx, PyTuple_GET_ITEM(items, f->n_signature))))
            done = -1;
    Py_DECREF(items);
    return done;
}

static int take_policy(const char *name, etch_policy *out)
{
    static const char *const names[] = {
        [ETCH_SYMBOLIC] = "symbolic", [ETCH_EXACT] = "exact", [ETCH_RELAX] = "relax", [ETCH_STRICT] = "strict"
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(names[i], name) == 0)
            return *out = (etch_policy)i, 0;
    PyErr_Format(PyExc_ValueError, "policy must be 'exact', 'relax', 'symbolic' or 'strict', not '%s'", name);
    return -1;
}

static int init(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "python_function", "name",        "parameters", "body",          "instance",
                             "policy",          "signature",   "code",       "max_traces",    "max_ms",
                             "max_bytes",       "generalises", "is_method",  "takes_tensors", NULL };
    function_object *f = (function_object *)self;
    PyObject *python_function, *name, *parameters, *body, *instance, *signature, *code;
    const char *policy, *utf8;
    double max_ms = 0;
    unsigned long long max_traces = 0, max_bytes = 0;
    int generalises = 0, is_method = 0, takes_tensors = 0;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "OUO!OOsOO|KdKppp", names, &python_function, &name, &PyTuple_Type,
                                     &parameters, &body, &instance, &policy, &signature, &code, &max_traces, &max_ms,
                                     &max_bytes, &generalises, &is_method, &takes_tensors))
        return -1;
    if (f->python_function) {
        PyErr_SetString(PyExc_RuntimeError, "a tf.function is made once: its __init__ was called before");
        return -1;
    }
    etch_ctx *cx = core_ctx();
    etch_function_options options = { .structured = function_body };
    if (!cx || !(utf8 = PyUnicode_AsUTF8(name)) || take_policy(policy, &options.policy) < 0 ||
        bind_describe(parameters, &f->parameters) < 0)
        return -1;
    f->python_function = Py_NewRef(python_function);
    f->name = Py_NewRef(name);
    f->body = Py_NewRef(body);
    f->instance = instance == Py_None ? NULL : Py_NewRef(instance);
    f->keeps_sizes = options.policy == ETCH_SYMBOLIC || options.policy == ETCH_STRICT;
    f->is_exact = options.policy == ETCH_EXACT;
    f->is_method = is_method;
    f->takes_tensors = takes_tensors;
    f->seen = PyDict_New();
    f->max_seen = 64;
    if (!f->seen || take_signature(f, cx, signature) < 0 || function_watch_events(cx) < 0)
        return -1;
    options.input_signature = f->signature;
    options.n_input_signature = f->n_signature;
    options.code = code;
    options.budget = (etch_budget){ .max_traces = max_traces,
                                    .max_ns = (uint64_t)(max_ms * 1e6),
                                    .max_bytes = (size_t)max_bytes,
                                    .past = generalises ? ETCH_PAST_GENERALISE : ETCH_PAST_FAIL };
    f->f = (etch_function_new)(cx, utf8, NULL, f, &options);
    return f->f ? 0 : ((void)core_raise(cx), -1);
}

static PyObject *new_from(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    function_object *f = (function_object *)type->tp_alloc(type, 0);
    (void)args, (void)kwargs;
    if (f)
        f->call = call;
    return (PyObject *)f;
}

static int traverse(PyObject *self, visitproc visit, void *arg)
{
    function_object *f = (function_object *)self;
    Py_VISIT(f->python_function);
    Py_VISIT(f->held);
    Py_VISIT(f->body);
    Py_VISIT(f->instances);
    Py_VISIT(f->seen);
    Py_VISIT(f->dict);
    return bind_visit(&f->parameters, visit, arg);
}

static int clear(PyObject *self)
{
    function_object *f = (function_object *)self;
    Py_CLEAR(f->python_function);
    Py_CLEAR(f->held);
    Py_CLEAR(f->body);
    Py_CLEAR(f->instances);
    Py_CLEAR(f->seen);
    Py_CLEAR(f->dict);
    bind_forget(&f->parameters);
    return 0;
}

static void dealloc(PyObject *self)
{
    function_object *f = (function_object *)self;
    PyObject_GC_UnTrack(self);
    if (f->weak)
        PyObject_ClearWeakRefs(self);
    etch_function_release(&f->f);
    (void)clear(self);
    for (int i = 0; i < f->n_signature; i++)
        etch_spec_release(&f->signature[i]);
    PyMem_Free(f->signature);
    Py_CLEAR(f->name);
    Py_CLEAR(f->instance);
    Py_TYPE(self)->tp_free(self);
}

/* --- as a method ------------------------------------------------------------------------------------------------------------------ */

static PyObject *forget_instance(PyObject *pair, PyObject *weak)
{
    (void)weak;
    PyObject *table = PyTuple_GET_ITEM(pair, 0), *key = PyTuple_GET_ITEM(pair, 1);
    if (PyDict_DelItem(table, key) < 0)
        PyErr_Clear();
    Py_RETURN_NONE;
}
static PyMethodDef on_death = { "forget_instance", forget_instance, METH_O, NULL };

/* A Function of the instance's own, with traces of its own, which lives as long as the instance does. */
static PyObject *bind_to(function_object *f, PyObject *instance, PyObject *key)
{
    PyObject *module = PyImport_ImportModule("etch.functions");
    PyObject *pair = module ? PyTuple_Pack(2, f->instances, key) : NULL;
    PyObject *callback = pair ? PyCFunction_New(&on_death, pair) : NULL;
    PyObject *weak = callback ? PyWeakref_NewRef(instance, callback) : NULL;
    PyObject *bound = weak ? PyObject_CallMethod(module, "bind_method", "OO", f, weak) : NULL;
    PyObject *entry = bound ? PyTuple_Pack(2, weak, bound) : NULL;
    if (!entry || PyDict_SetItem(f->instances, key, entry) < 0)
        Py_CLEAR(bound);
    Py_XDECREF(entry);
    Py_XDECREF(weak);
    Py_XDECREF(callback);
    Py_XDECREF(pair);
    Py_XDECREF(module);
    return bound;
}

static PyObject *get(PyObject *self, PyObject *instance, PyObject *owner)
{
    function_object *f = (function_object *)self;
    (void)owner;
    if (!instance || instance == Py_None)
        return Py_NewRef(self);
    if (!function_is_made(f))
        return NULL;
    if (!f->instances && !(f->instances = PyDict_New()))
        return NULL;
    PyObject *key = PyLong_FromVoidPtr(instance); /* told apart by which it is: equal instances are two */
    PyObject *entry = key ? PyDict_GetItemWithError(f->instances, key) : NULL;
    PyObject *bound = entry                      ? Py_NewRef(PyTuple_GET_ITEM(entry, 1))
                      : key && !PyErr_Occurred() ? bind_to(f, instance, key)
                                                 : NULL;
    if (bound && Py_REFCNT(instance) == 1) /* as in Model().method(x) */
        Py_XSETREF(((function_object *)bound)->held, Py_NewRef(instance));
    Py_XDECREF(key);
    return bound;
}

/* --- the type ---------------------------------------------------------------------------------------------------------------------- */

static PyObject *repr(PyObject *self)
{
    const function_object *f = (const function_object *)self;
    return f->python_function ? PyUnicode_FromFormat("<etch.function %U of %R>", f->name, f->python_function)
                              : PyUnicode_FromString("<etch.function that was not made>");
}

static PyObject *get_python_function(PyObject *self, void *closure)
{
    (void)closure;
    function_object *f = (function_object *)self;
    if (!function_is_made(f))
        return NULL;
    if (!f->instance)
        return Py_NewRef(f->python_function);
    PyObject *instance = PyWeakref_GetObject(f->instance);
    if (instance == Py_None) /* as it stands in the class: a method of None would be another one */
        return Py_NewRef(f->python_function);
    return PyMethod_New(f->python_function, instance);
}
static PyObject *get_name(PyObject *self, void *closure)
{
    (void)closure;
    return function_is_made((function_object *)self) ? Py_NewRef(((function_object *)self)->name) : NULL;
}

static PyObject *get_seen(PyObject *self, void *closure)
{
    (void)closure;
    return function_is_made((function_object *)self) ? Py_NewRef(((function_object *)self)->seen) : NULL;
}

static PyObject *get_is_bound(PyObject *self, void *closure)
{
    (void)closure;
    return PyBool_FromLong(((function_object *)self)->instance != NULL);
}

static PyGetSetDef properties[] = {
    { "is_bound", get_is_bound, NULL, "is it the method of an instance?", NULL },
    { "traced", get_seen, NULL, "by trace: what it is for and gives", NULL },
    { "python_function", get_python_function, NULL, "what was decorated", NULL },
    { "name", get_name, NULL, "that of the decorated function", NULL },
    { "__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, NULL, NULL },
    { NULL, NULL, NULL, NULL, NULL },
};

PyTypeObject function_object_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch.Function",
    .tp_basicsize = sizeof(function_object),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = "A Python function that is traced into graphs, which are kept by the signature of the call.",
    .tp_new = new_from,
    .tp_init = init,
    .tp_dealloc = dealloc,
    .tp_traverse = traverse,
    .tp_clear = clear,
    .tp_vectorcall_offset = offsetof(function_object, call),
    .tp_call = PyVectorcall_Call,
    .tp_dictoffset = offsetof(function_object, dict),
    .tp_weaklistoffset = offsetof(function_object, weak),
    .tp_descr_get = get,
    .tp_repr = repr,
    .tp_getset = properties,
};

static PyObject *run_functions_eagerly(PyObject *module, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "run_eagerly", NULL };
    int truth;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "p:run_functions_eagerly", names, &truth))
        return NULL;
    runs_eagerly = truth;
    Py_RETURN_NONE;
}
static PyObject *functions_run_eagerly(PyObject *module, PyObject *unused)
{
    (void)module, (void)unused;
    return PyBool_FromLong(runs_eagerly);
}
static PyObject *is_tracing(PyObject *module, PyObject *unused)
{
    (void)module, (void)unused;
    etch_ctx *cx = core_ctx();
    return cx ? PyBool_FromLong(etch_is_tracing(cx)) : NULL;
}
static PyObject *is_inside(PyObject *module, PyObject *unused)
{
    (void)module, (void)unused;
    etch_ctx *cx = core_ctx();
    return cx ? PyBool_FromLong(etch_is_tracing(cx) || core_is_outside()) : NULL;
}
static PyObject *leave_traces(PyObject *module, PyObject *unused)
{
    (void)module, (void)unused;
    return core_leave_traces() < 0 ? NULL : Py_NewRef(Py_None);
}
static PyObject *return_to_traces(PyObject *module, PyObject *unused)
{
    (void)module, (void)unused;
    core_return_to_traces();
    Py_RETURN_NONE;
}

/* Python 3.11 does not pass the way that calls without a tuple are made on to classes that are made in Python. */
static PyObject *call_quickly(PyObject *module, PyObject *class)
{
    (void)module;
    if (!PyType_Check(class) || !PyType_IsSubtype((PyTypeObject *)class, &function_object_type)) {
        PyErr_SetString(PyExc_TypeError, "call_quickly() takes a class made from Function");
        return NULL;
    }
    ((PyTypeObject *)class)->tp_flags |= Py_TPFLAGS_HAVE_VECTORCALL;
    PyType_Modified((PyTypeObject *)class);
    return Py_NewRef(class);
}

static PyMethodDef functions[] = {
    { "in_scratch", function_in_scratch, METH_O, "calls something in a trace that is thrown away" },
    { "call_quickly", call_quickly, METH_O, "a decorator of classes made from Function, for their calls" },
    { "run_functions_eagerly", (PyCFunction)(void (*)(void))run_functions_eagerly, METH_VARARGS | METH_KEYWORDS,
      "run_functions_eagerly(run_eagerly)\n--\n\nrun traced functions as plain Python from now on, or no longer" },
    { "functions_run_eagerly", functions_run_eagerly, METH_NOARGS, "do they?" },
    { "is_tracing", is_tracing, METH_NOARGS, "is a function being traced on this thread?" },
    { "is_inside_function", is_inside, METH_NOARGS,
      "is a function being traced, be it one that was left by init_scope?" },
    { "leave_traces", leave_traces, METH_NOARGS, "what follows runs outside of traces" },
    { "return_to_traces", return_to_traces, METH_NOARGS, "ends what leave_traces began" },
    { NULL, NULL, 0, NULL },
};

int function_add(PyObject *module)
{
    function_object_type.tp_methods = function_info_methods;
    if (PyType_Ready(&function_object_type) < 0 || PyModule_AddFunctions(module, functions) < 0 ||
        PyModule_AddFunctions(module, function_info_functions) < 0)
        return -1;
    return PyModule_AddObjectRef(module, "Function", (PyObject *)&function_object_type);
}
