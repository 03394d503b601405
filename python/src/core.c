/* The runtime and the threads' contexts. */
#include "core.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

etch_runtime *core_runtime;

/* The context in use, and those that wait while code runs outside of their traces (core_leave_traces). */
static _Thread_local etch_ctx *context;
typedef struct waiting {
    struct waiting *outer;
    etch_ctx *cx;
} waiting;
static _Thread_local waiting *outside;
static pthread_key_t at_thread_end;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void release_context(void *cx)
{
    etch_ctx *mine = cx;
    context = NULL;
    etch_ctx_release(&mine);
}

static pthread_mutex_t late_lock = PTHREAD_MUTEX_INITIALIZER; /* of what is let go of later */
static void hold_late(void) { (void)pthread_mutex_lock(&late_lock); }
static void give_late(void) { (void)pthread_mutex_unlock(&late_lock); }

/* Before there is a runtime: forks take locks in the opposite order, so that this one, the last that anybody takes, is taken last. */
static void make_key(void)
{
    (void)pthread_key_create(&at_thread_end, release_context);
    (void)pthread_atfork(hold_late, give_late, give_late);
}

/* --- where the program is --------------------------------------------------------------------------------------------------------- */

static char package[4096]; /* the folder of the package, with a slash behind it */

int core_add(PyObject *module)
{
    PyObject *spec = PyImport_ImportModule("etch"), *path = spec ? PyObject_GetAttrString(spec, "__file__") : NULL;
    const char *file = path && PyUnicode_Check(path) ? PyUnicode_AsUTF8(path) : NULL;
    const char *end = file ? strrchr(file, '/') : NULL;
    if (end && (size_t)(end - file) + 2 <= sizeof package)
        (void)snprintf(package, sizeof package, "%.*s/", (int)(end - file), file);
    Py_XDECREF(path);
    Py_XDECREF(spec);
    PyErr_Clear(); /* then its lines are the program's */
    return core_add_errors(module);
}

static bool is_own(PyCodeObject *code)
{
    const char *file = PyUnicode_AsUTF8(code->co_filename);
    if (!file)
        PyErr_Clear();
    return file && *package && strncmp(file, package, strlen(package)) == 0;
}

/* Texts must live as long as the runtime: file names are never many, and are kept. */
static etch_location place_of(PyFrameObject *frame, PyCodeObject *code)
{
    PyObject *name = Py_NewRef(code->co_filename);
    PyUnicode_InternInPlace(&name);
    return (etch_location){ PyUnicode_AsUTF8(name), PyFrame_GetLineNumber(frame) };
}

/* For guards, events and errors: the innermost frame of Python code that is not the package's own. Code that AutoGraph has made has
 * the file and the lines of the function that it was made from. */
static etch_location locate(void *user)
{
    (void)user;
    etch_location at = { NULL, 0 };
    PyFrameObject *frame = PyGILState_Check() ? (PyFrameObject *)Py_XNewRef(PyEval_GetFrame()) : NULL;
    while (frame && !at.file) {
        PyCodeObject *code = PyFrame_GetCode(frame);
        if (!is_own(code))
            at = place_of(frame, code);
        PyFrameObject *back = PyFrame_GetBack(frame);
        Py_DECREF(code);
        Py_DECREF(frame);
        frame = back;
    }
    Py_XDECREF(frame);
    return at;
}

/* --- the interpreter's lock -------------------------------------------------------------------------------------------------------- */

static void *leave(void) { return PyGILState_Check() ? PyEval_SaveThread() : NULL; }
static void enter(void *left) { PyEval_RestoreThread(left); }

/* Has the program a handler of its own for any signal, which may use variables? Ctrl-C's raises KeyboardInterrupt, and does nothing else. */
static bool has_handlers(void)
{
    enum { N_SIGNALS = 65 };
    PyObject *module = PyImport_ImportModule("signal"),
             *usual = module ? PyObject_GetAttrString(module, "default_int_handler") : NULL;
    bool has = false;
    for (int i = 1; usual && !has && i < N_SIGNALS; i++) {
        PyObject *handler = PyObject_CallMethod(module, "getsignal", "i", i);
        has = handler && handler != usual && PyCallable_Check(handler) && !PyLong_Check(handler);
        Py_XDECREF(handler);
        PyErr_Clear(); /* not all numbers are signals */
    }
    Py_XDECREF(usual);
    Py_XDECREF(module);
    return has;
}

/* Signals are handled by the main thread, a few dozen times a second; by code of the program's not while variables are being updated, but
 * when that is over. */
static bool should_stop(bool is_updating)
{
    enum { EVERY_NS = 20 * 1000 * 1000 };
    static _Thread_local int64_t last;
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC_COARSE, &t);
    int64_t now = (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
    if (now - last < EVERY_NS)
        return false;
    last = now;
    PyGILState_STATE held = PyGILState_Ensure();
    bool stops = !(is_updating && has_handlers()) && core_stop();
    PyGILState_Release(held);
    return stops;
}

static const etch_interpreter interpreter = { leave, enter, should_stop };

static etch_ctx *make_context(void)
{
    etch_ctx *cx = NULL;
    (void)pthread_once(&once, make_key);
    if (!core_runtime) {
        if (etch_environment_problem()) {
            PyErr_SetString(PyExc_ValueError, etch_environment_problem());
            return NULL;
        }
        if (etch_runtime_new(NULL, &core_runtime) != ETCH_OK) {
            PyErr_NoMemory();
            return NULL;
        }
        etch_runtime_set_interpreter(core_runtime, &interpreter);
    }
    if (etch_ctx_new(core_runtime, &cx) != ETCH_OK || pthread_setspecific(at_thread_end, cx) != 0) {
        etch_ctx_release(&cx);
        PyErr_NoMemory();
        return NULL;
    }
    etch_ctx_set_locator(cx, locate, NULL);
    return context = cx;
}

/* --- objects ------------------------------------------------------------------------------------------------------------------------ */

PyObject *core_items(PyObject *x, const char *otherwise)
{
    return PyList_CheckExact(x) ? PyList_AsTuple(x) : PySequence_Fast(x, otherwise);
}

int core_get(PyObject *x, const char *name, PyObject **out)
{
    *out = PyObject_GetAttrString(x, name);
    if (*out)
        return 1;
    if (!PyErr_ExceptionMatches(PyExc_AttributeError))
        return -1;
    PyErr_Clear();
    return 0;
}

int core_has(PyObject *x, const char *name)
{
    PyObject *value;
    int has = core_get(x, name, &value);
    Py_XDECREF(value);
    return has;
}

bool core_forgive(void)
{
    bool is_forgiven = PyErr_ExceptionMatches(PyExc_Exception);
    if (is_forgiven)
        PyErr_Clear();
    return is_forgiven;
}

void core_postpone(void)
{
    PyObject *type, *value, *trace;
    if (!PyErr_Occurred() || core_forgive())
        return;
    PyErr_Fetch(&type, &value, &trace);
    (void)PyThreadState_SetAsyncExc(PyThread_get_thread_ident(), type);
    Py_XDECREF(type);
    Py_XDECREF(value);
    Py_XDECREF(trace);
}

void core_print(PyObject *x, const char *otherwise, char *buffer, size_t n)
{
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    PyObject *text = PyObject_Repr(x);
    const char *utf8 = text ? PyUnicode_AsUTF8(text) : NULL;
    (void)snprintf(buffer, n, "%s", utf8 ? utf8 : otherwise);
    Py_XDECREF(text);
    core_postpone();
    PyErr_Restore(type, value, trace);
}

/* --- what is let go of later ---------------------------------------------------------------------------------------------------- */

static PyObject **late;
static size_t n_late, room_late;
static atomic_bool has_late;

void core_release_later(PyObject *x)
{
    (void)pthread_mutex_lock(&late_lock);
    if (n_late == room_late) {
        size_t room = room_late ? 2 * room_late : 64;
        PyObject **grown = realloc(late, room * sizeof *grown); /* not the interpreter's: its lock may not be held */
        if (grown) {
            late = grown;
            room_late = room;
        }
    }
    if (n_late < room_late) /* else it is never let go of, which is the lesser evil */
        late[n_late++] = x;
    atomic_store(&has_late, true);
    (void)pthread_mutex_unlock(&late_lock);
}

static void release_late(void)
{
    while (true) {
        (void)pthread_mutex_lock(&late_lock);
        PyObject *x = n_late ? late[--n_late] : NULL;
        if (!x)
            atomic_store(&has_late, false);
        (void)pthread_mutex_unlock(&late_lock);
        if (!x)
            return;
        Py_DECREF(x); /* may run any code, this too */
    }
}

etch_ctx *core_ctx(void)
{
    if (atomic_load_explicit(&has_late, memory_order_relaxed))
        release_late();
    return context ? context : make_context();
}

/* --- outside of traces -------------------------------------------------------------------------------------------------------------- */

int core_leave_traces(void)
{
    waiting *w = PyMem_Malloc(sizeof *w);
    if (!w || !core_ctx()) {
        PyMem_Free(w);
        if (!w)
            PyErr_NoMemory();
        return -1;
    }
    *w = (waiting){ outside, context };
    context = NULL; /* a new one is made when it is asked for */
    outside = w;
    return 0;
}

void core_return_to_traces(void)
{
    waiting *w = outside;
    etch_ctx_release(&context);
    context = w->cx;
    outside = w->outer;
    (void)pthread_setspecific(at_thread_end, context);
    PyMem_Free(w);
}

bool core_is_tracing(void)
{
    etch_ctx *cx = core_ctx();
    return cx && etch_is_tracing(cx);
}

bool core_is_outside(void) { return outside && etch_is_tracing(outside->cx); }

etch_ctx *core_left_trace(void)
{
    const waiting *w = outside;
    while (w && !etch_is_tracing(w->cx))
        w = w->outer;
    return w ? w->cx : NULL;
}
