/* Exceptions: the classes of tf.errors, and which of them a status is.
 *
 * What TensorFlow raises depends on the stage: a shape that does not fit is a ValueError while a function is traced and an
 * InvalidArgumentError while ops run. Both are columns of ETCH_ERRORS (etch/status.h). */
#include "core.h"

#include "error_text.h"
#include "pickling.h"
#include <string.h>

PyObject *core_error_not_allowed;

/* TensorFlow's codes, with the names that programs catch. */
static const struct error_class {
    const char *name;
    int code;
    const char *doc;
} classes[] = {
    { "CancelledError", 1, "What was under way was stopped." },
    { "UnknownError", 2,
      "An error that no other class is for, such as an exception of the program's own in a callback." },
    { "InvalidArgumentError", 3, "A value that an op cannot take." },
    { "DeadlineExceededError", 4, "It took longer than it may." },
    { "NotFoundError", 5, "What was asked for is not there." },
    { "AlreadyExistsError", 6, "What was to be made is there." },
    { "PermissionDeniedError", 7, "The caller may not do this." },
    { "ResourceExhaustedError", 8, "Memory, or another resource, is used up." },
    { "FailedPreconditionError", 9, "What this needs has not happened, such as a variable without a value." },
    { "AbortedError", 10, "What was under way was given up." },
    { "OutOfRangeError", 11, "Behind the end of a range or of what there is to read." },
    { "UnimplementedError", 12, "Valid, but not supported here." },
    { "InternalError", 13, "Etch is not as it should be." },
    { "UnavailableError", 14, "What is needed cannot be reached at present." },
    { "DataLossError", 15, "Data are broken or lost." },
    { "UnauthenticatedError", 16, "The caller is not known." },
};
enum { N_CLASSES = sizeof classes / sizeof *classes };
static PyObject *op_error, *retracing_error, *inaccessible_error, *exceptions[N_CLASSES];

/* OpError(node_def, op, message, error_code=None, *args), as programs that raise one themselves call it. */
static int op_error_init(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "node_def", "op", "message", "error_code", NULL };
    PyObject *node_def = Py_None, *op = Py_None, *message = Py_None, *code = NULL, *own_code = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "OOO|O", names, &node_def, &op, &message, &code))
        return -1;
    if (!code && core_get((PyObject *)Py_TYPE(self), "_code", &own_code) < 0)
        return -1;
    PyObject *text = PyTuple_Pack(1, message);
    int done = !text || ((PyTypeObject *)PyExc_Exception)->tp_init(self, text, NULL) < 0 ||
                       PyObject_SetAttrString(self, "node_def", node_def) < 0 ||
                       PyObject_SetAttrString(self, "op", op) < 0 ||
                       PyObject_SetAttrString(self, "message", message) < 0 ||
                       PyObject_SetAttrString(self, "error_code",
                                              code       ? code
                                              : own_code ? own_code
                                                         : Py_None) < 0
                   ? -1
                   : 0;
    Py_XDECREF(text);
    Py_XDECREF(own_code);
    return done;
}

static PyObject *find(const char *name)
{
    for (int i = 0; i < N_CLASSES; i++)
        if (strcmp(classes[i].name, name) == 0)
            return exceptions[i];
    if (strcmp(name, "ValueError") == 0)
        return PyExc_ValueError;
    if (strcmp(name, "TypeError") == 0)
        return PyExc_TypeError;
    if (strcmp(name, "OSError") == 0)
        return PyExc_OSError;
    if (strcmp(name, "RecursionError") == 0)
        return PyExc_RecursionError;
    if (strcmp(name, "LookupError") == 0)
        return PyExc_LookupError;
    return strcmp(name, "RetracingError") == 0 ? retracing_error : PyExc_RuntimeError;
}

static PyObject *class_of(etch_status s, bool is_tracing)
{
#define NAMES(name, text, tracing, running) { #tracing, #running },
    static const char *const names[][2] = { { "RuntimeError", "RuntimeError" }, ETCH_ERRORS(NAMES) };
#undef NAMES
    return s < ETCH_N_STATUSES ? find(names[s][is_tracing ? 0 : 1]) : PyExc_RuntimeError;
}

/* The exception that a callback ended with, while the error it became is on its way out. */
static _Thread_local struct {
    PyObject *type, *value, *trace;
} kept;
static const char kept_message[] = "an exception of the program's";

static void drop_kept(void)
{
    Py_CLEAR(kept.type);
    Py_CLEAR(kept.value);
    Py_CLEAR(kept.trace);
}

static bool restore_kept(const char *message)
{
    if (!kept.type || !strstr(message, kept_message))
        return false;
    PyErr_Restore(kept.type, kept.value, kept.trace);
    kept.type = kept.value = kept.trace = NULL;
    return true;
}

void core_fail(etch_ctx *cx)
{
    if (!PyErr_Occurred())
        PyErr_SetString(PyExc_SystemError, "a callback failed without an exception");
    drop_kept();
    PyErr_Fetch(&kept.type, &kept.value, &kept.trace);
    etch_error_clear(cx); /* what failed because of it, or before it, is not the cause */
    (void)etch_fail(cx, ETCH_EINVAL, "%s", kept_message);
}

bool core_stop(void)
{
    if (PyErr_CheckSignals() == 0)
        return false;
    drop_kept();
    PyErr_Fetch(&kept.type, &kept.value, &kept.trace);
    return true;
}

/* The message; where it is about sizes, without the runtime's own names of them. */
static PyObject *own_text(const char *text, etch_status s)
{
    size_t n = strlen(text);
    char *copy = PyMem_Malloc(n + 1);
    if (!copy)
        return PyErr_NoMemory();
    memcpy(copy, text, n + 1);
    if (s == ETCH_ESHAPE || s == ETCH_ERANGE || s == ETCH_ENOTSUP)
        error_text_clean(copy);
    PyObject *out = PyUnicode_DecodeUTF8(copy, (Py_ssize_t)strlen(copy), "replace");
    PyMem_Free(copy);
    return out;
}

static PyObject *raise(etch_ctx *cx, const char *before)
{
    if (PyErr_Occurred()) {
        etch_error_clear(cx);
        return NULL;
    }
    const char *text = etch_error_message(cx);
    bool is_stopped = etch_error_status(cx) == ETCH_ECANCELLED && strstr(text, "stopped by the program");
    if (restore_kept(is_stopped ? kept_message : text)) {
        etch_error_clear(cx);
        return NULL;
    }
    drop_kept();
    bool is_of_trace = etch_is_tracing(cx) && !error_text_is_of_run(text);
    PyObject *class = !strstr(text, "out of scope")                 ? class_of(etch_error_status(cx), is_of_trace)
                      : strstr(text, "inside of the present trace") ? inaccessible_error
                                                                    : PyExc_TypeError;
    bool is_left = core_is_outside() && strstr(text, "is being traced by"); /* by what init_scope has left */
    if (is_left)
        class = PyExc_TypeError;
    int is_op = PyObject_IsSubclass(class, op_error);
    PyObject *own = own_text(text, etch_error_status(cx));
    const char *term = is_op < 0 ? "" : error_text_term(text, !is_op);
    PyObject *message = own ? PyUnicode_FromFormat("%s%s%s%U%s", is_op == 1 ? before : "", term, *term ? ": " : "", own,
                                                   is_left ? "; it is out of scope here" : "")
                            : NULL;
    etch_error_clear(cx);
    PyObject *args = !message     ? NULL
                     : is_op == 1 ? PyTuple_Pack(3, Py_None, Py_None, message)
                                  : PyTuple_Pack(1, message);
    PyObject *exception = args ? PyObject_Call(class, args, NULL) : NULL;
    if (exception)
        PyErr_SetObject(class, exception);
    Py_XDECREF(exception);
    Py_XDECREF(args);
    Py_XDECREF(message);
    Py_XDECREF(own);
    return NULL;
}

PyObject *core_raise(etch_ctx *cx) { return raise(cx, ""); }
PyObject *core_raise_of_graph(etch_ctx *cx) { return raise(cx, "Graph execution error:\n\n"); }

static PyObject *add(PyObject *module, const char *name, const char *doc, PyObject *base, PyObject *dict)
{
    char full[96];
    (void)snprintf(full, sizeof full, "etch.errors.%s", name);
    PyObject *class = PyErr_NewExceptionWithDoc(full, doc, base, dict);
    if (class && PyModule_AddObjectRef(module, name, class) < 0)
        Py_CLEAR(class);
    return class; /* kept for the life of the process */
}

int core_add_errors(PyObject *module)
{
    op_error = add(module, "OpError", "What went wrong in an op; base of the classes by kind.", PyExc_Exception, NULL);
    if (!op_error)
        return -1;
    static PyMethodDef reduce = { "__reduce__", pickling_of_error, METH_NOARGS, NULL };
    PyObject *method = PyDescr_NewMethod((PyTypeObject *)op_error, &reduce);
    int done = method ? PyObject_SetAttrString(op_error, "__reduce__", method) : -1;
    Py_XDECREF(method);
    if (done < 0)
        return -1;
    ((PyTypeObject *)op_error)->tp_init = op_error_init;
    PyType_Modified((PyTypeObject *)op_error);
    for (int i = 0; i < N_CLASSES; i++) {
        PyObject *dict = Py_BuildValue("{s:i}", "_code", classes[i].code);
        exceptions[i] = dict ? add(module, classes[i].name, classes[i].doc, op_error, dict) : NULL;
        Py_XDECREF(dict);
        if (!exceptions[i])
            return -1;
        ((PyTypeObject *)exceptions[i])->tp_init = op_error_init;
    }
    retracing_error = add(module, "RetracingError", "A trace more than a function's policy or budget allows.",
                          PyExc_RuntimeError, NULL);
    core_error_not_allowed = add(module, "OperatorNotAllowedInGraphError",
                                 "A Python operator that needs the value of a traced tensor.", PyExc_TypeError, NULL);
    inaccessible_error = add(module, "InaccessibleTensorError",
                             "A traced tensor that is used where its trace is not under way.", PyExc_ValueError, NULL);
    return retracing_error && core_error_not_allowed && inaccessible_error ? 0 : -1;
}
