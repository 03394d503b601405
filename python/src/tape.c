/* GradientTape: its life, and what it watches. What it is asked is in tape_ask.c.
 *
 * A tape of the runtime belongs to a context, and so to a thread. An object may die on another: its tape is then put
 * aside, and let go when the thread that it belongs to begins its next. */
#include "tape.h"

#include "dtype.h"
#include "nest.h"
#include "tensor.h"
#include "variable.h"
#include <stddef.h>

typedef struct left_over {
    struct left_over *next;
    etch_tape *t;
    etch_ctx *cx;
} left_over;

static left_over *left; /* under the interpreter's lock */

static void release(etch_tape *t, etch_ctx *cx)
{
    left_over *l = t && cx != core_ctx() ? PyMem_Malloc(sizeof *l) : NULL;
    if (l) {
        *l = (left_over){ left, t, cx };
        left = l;
    } else {
        etch_tape_release(&t);
    }
}

static void release_left_over(const etch_ctx *cx)
{
    for (left_over **at = &left; *at;) {
        left_over *l = *at;
        if (l->cx != cx) {
            at = &l->next;
            continue;
        }
        *at = l->next;
        etch_tape_release(&l->t);
        PyMem_Free(l);
    }
}

static tape_object *of(PyObject *self) { return (tape_object *)self; }

static PyObject *logger(void)
{
    PyObject *logging = PyImport_ImportModule("logging");
    PyObject *out = logging ? PyObject_CallMethod(logging, "getLogger", "s", "tensorflow") : NULL;
    Py_XDECREF(logging);
    return out;
}

int tape_warn(const char *format, PyObject *argument)
{
    PyObject *log = logger(),
             *done = log ? PyObject_CallMethod(log, "warning", argument ? "sO" : "s", format, argument) : NULL;
    Py_XDECREF(log);
    Py_XDECREF(done);
    return done ? 0 : -1;
}

/* --- recording ---------------------------------------------------------------------------------------------------- */

static int begin(tape_object *tape)
{
    etch_ctx *cx = core_ctx();
    etch_tape_options options = { .is_persistent = tape->is_persistent,
                                  .ignores_variables = tape->ignores_variables,
                                  .scatters_gathers_only = true,
                                  .sees_before = tape->sees_before };
    if (!cx)
        return -1;
    release_left_over(cx);
    tape->t = etch_tape_begin(cx, &options);
    tape->cx = cx;
    if (!tape->t)
        return (void)core_raise(cx), -1;
    Py_CLEAR(tape->watched);
    tape->is_recording = true;
    return 0;
}

int tape_stop(tape_object *tape)
{
    etch_ctx *cx = core_ctx();
    if (!cx)
        return -1;
    etch_tape_end(cx, tape->t);
    if (etch_failed(cx))
        return (void)core_raise(cx), -1;
    tape->is_recording = false;
    return 0;
}

int tape_resume(tape_object *tape)
{
    etch_ctx *cx = core_ctx();
    if (!cx)
        return -1;
    etch_tape_resume(cx, tape->t);
    if (etch_failed(cx))
        return (void)core_raise(cx), -1;
    tape->is_recording = true;
    return 0;
}

static PyObject *enter(PyObject *self, PyObject *unused)
{
    tape_object *tape = of(self);
    (void)unused;
    if (tape->is_recording) {
        PyErr_SetString(PyExc_ValueError, "Tape is still recording: it has been entered already.");
        return NULL;
    }
    return (tape->t ? tape_resume(tape) : begin(tape)) < 0 ? NULL : Py_NewRef(self);
}

static PyObject *leave(PyObject *self, PyObject *args)
{
    (void)args;
    if (of(self)->is_recording && tape_stop(of(self)) < 0)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *reset(PyObject *self, PyObject *unused)
{
    tape_object *tape = of(self);
    (void)unused;
    if (!tape->is_recording) {
        PyErr_SetString(PyExc_ValueError, "Tape is not recording.");
        return NULL;
    }
    etch_tape *old = tape->t;
    etch_ctx *cx = tape->cx;
    if (tape_stop(tape) < 0)
        return NULL;
    tape->t = NULL;
    int done = begin(tape);
    release(old, cx);
    return done < 0 ? NULL : Py_NewRef(Py_None);
}

/* --- watching ----------------------------------------------------------------------------------------------------- */

static int watch_one(tape_object *tape, etch_ctx *cx, PyObject *x)
{
    bool is_variable = variable_check(x);
    if (!is_variable && !tensor_check(x)) {
        PyErr_Format(PyExc_ValueError,
                     "Passed in object %R of type '%s', not tf.Tensor or tf.Variable or ExtensionType.", x,
                     Py_TYPE(x)->tp_name);
        return -1;
    }
    if (!tape->t) {
        PyErr_SetString(PyExc_RuntimeError, "A tape that is not recording cannot watch: enter it by `with` first.");
        return -1;
    }
    etch_dtype t = is_variable ? etch_variable_dtype(variable_of(x)) : etch_tensor_dtype(tensor_of(x));
    if (!dtype_is_float(t))
        return tape_warn("The dtype of the watched tensor must be floating (e.g. tf.float32), got %r", dtype_object(t));
    if (is_variable)
        etch_tape_watch_variable(cx, tape->t, variable_of(x));
    else
        etch_tape_watch(cx, tape->t, tensor_of(x));
    return etch_failed(cx) ? ((void)core_raise(cx), -1) : 0;
}

static PyObject *watch(PyObject *self, PyObject *x)
{
    etch_ctx *cx = core_ctx();
    PyObject *leaves = cx ? nest_flatten(x) : NULL;
    int done = leaves ? 0 : -1;
    for (Py_ssize_t i = 0; done == 0 && i < PyList_GET_SIZE(leaves); i++)
        done = watch_one(of(self), cx, PyList_GET_ITEM(leaves, i));
    Py_XDECREF(leaves);
    return done < 0 ? NULL : Py_NewRef(Py_None);
}

/* In the order in which they were made, each once. */
static int put_in_order(PyObject *list, PyObject *v)
{
    Py_ssize_t at = PyList_GET_SIZE(list);
    while (at > 0 && variable_number(PyList_GET_ITEM(list, at - 1)) >= variable_number(v))
        if (PyList_GET_ITEM(list, --at) == v)
            return 0;
    return PyList_Insert(list, at, v);
}

static PyObject *find_watched(const tape_object *tape)
{
    PyObject *list = PyList_New(0);
    etch_variable *v;
    for (int i = 0; list && (v = etch_tape_variable(tape->t, i)); i++) {
        PyObject *x = variable_wrap(v);
        if (!x || put_in_order(list, x) < 0)
            Py_CLEAR(list);
        Py_XDECREF(x);
    }
    PyObject *all = list ? PyList_AsTuple(list) : NULL;
    Py_XDECREF(list);
    return all;
}

static PyObject *watched_variables(PyObject *self, PyObject *unused)
{
    (void)unused;
    return of(self)->watched ? Py_NewRef(of(self)->watched) : find_watched(of(self));
}

int tape_keep_watched(tape_object *tape)
{
    Py_XSETREF(tape->watched, find_watched(tape));
    return tape->watched ? 0 : -1;
}

void tape_use_up(tape_object *tape)
{
    release(tape->t, tape->cx);
    tape->t = NULL;
    tape->is_recording = false;
}

/* --- a stop in recording ------------------------------------------------------------------------------------------ */

typedef struct stop {
    PyObject_HEAD tape_object *tape;
} stop;

static PyTypeObject stop_type;

static PyObject *stop_recording(PyObject *self, PyObject *unused)
{
    stop *s = PyObject_New(stop, &stop_type);
    (void)unused;
    if (s)
        s->tape = (tape_object *)Py_NewRef(self);
    return (PyObject *)s;
}

static void stop_dealloc(PyObject *self)
{
    Py_DECREF(((stop *)self)->tape);
    PyObject_Free(self);
}

static PyObject *stop_enter(PyObject *self, PyObject *unused)
{
    tape_object *tape = ((stop *)self)->tape;
    (void)unused;
    if (!tape->is_recording) {
        PyErr_SetString(PyExc_RuntimeError, "Trying to stop recording a tape which is not recording.");
        return NULL;
    }
    return tape_stop(tape) < 0 ? NULL : Py_NewRef(Py_None);
}

static PyObject *stop_leave(PyObject *self, PyObject *args)
{
    tape_object *tape = ((stop *)self)->tape;
    (void)args;
    if (tape->t && !tape->is_recording && tape_resume(tape) < 0)
        return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef stop_methods[] = {
    { "__enter__", stop_enter, METH_NOARGS, NULL },
    { "__exit__", stop_leave, METH_VARARGS, NULL },
    { NULL, NULL, 0, NULL },
};

static PyTypeObject stop_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch.StopRecording",
    .tp_basicsize = sizeof(stop),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .tp_dealloc = stop_dealloc,
    .tp_methods = stop_methods,
};

/* --- all tapes of the thread -------------------------------------------------------------------------------------- */

static PyObject *pause_all(PyObject *module, PyObject *unused)
{
    etch_ctx *cx = core_ctx();
    (void)module, (void)unused;
    if (!cx)
        return NULL;
    etch_tapes_pause(cx);
    return etch_failed(cx) ? core_raise(cx) : Py_NewRef(Py_None);
}

static PyObject *resume_all(PyObject *module, PyObject *unused)
{
    etch_ctx *cx = core_ctx();
    (void)module, (void)unused;
    if (!cx)
        return NULL;
    etch_tapes_resume(cx);
    return etch_failed(cx) ? core_raise(cx) : Py_NewRef(Py_None);
}

/* --- the type ----------------------------------------------------------------------------------------------------- */

static int init(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "persistent", "watch_accessed_variables", NULL };
    int is_persistent = 0, watches = 1;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|pp", names, &is_persistent, &watches))
        return -1;
    of(self)->is_persistent = is_persistent;
    of(self)->ignores_variables = !watches;
    return 0;
}

static int traverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(of(self)->dict);
    Py_VISIT(of(self)->watched);
    return 0;
}

static int clear(PyObject *self)
{
    Py_CLEAR(of(self)->dict);
    Py_CLEAR(of(self)->watched);
    return 0;
}

static void dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    if (of(self)->weak)
        PyObject_ClearWeakRefs(self);
    release(of(self)->t, of(self)->cx);
    (void)clear(self);
    Py_TYPE(self)->tp_free(self);
}

static PyMethodDef methods[] = {
    { "__enter__", enter, METH_NOARGS, NULL },
    { "__exit__", leave, METH_VARARGS, NULL },
    { "watch", watch, METH_O, "what is computed from these from now on has gradients by them" },
    { "watched_variables", watched_variables, METH_NOARGS,
      "the variables that it watches, in the order they were made" },
    { "stop_recording", stop_recording, METH_NOARGS, "for `with`: what is done inside is not recorded" },
    { "reset", reset, METH_NOARGS, "forgets what was recorded" },
    { "gradient", (PyCFunction)tape_gradient, METH_VARARGS | METH_KEYWORDS, "gradients of targets by sources" },
    { "jacobian", (PyCFunction)tape_jacobian, METH_VARARGS | METH_KEYWORDS,
      "all elements of the target by all of the sources" },
    { "batch_jacobian", (PyCFunction)tape_batch_jacobian, METH_VARARGS | METH_KEYWORDS, "a jacobian for each row" },
    { NULL, NULL, 0, NULL },
};

PyTypeObject tape_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch.GradientTape",
    .tp_basicsize = sizeof(tape_object),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc =
        "GradientTape(persistent=False, watch_accessed_variables=True)\n--\n\nRemembers what is computed inside of its "
        "`with`, for gradients.",
    .tp_new = PyType_GenericNew,
    .tp_init = init,
    .tp_dealloc = dealloc,
    .tp_traverse = traverse,
    .tp_clear = clear,
    .tp_dictoffset = offsetof(tape_object, dict),
    .tp_weaklistoffset = offsetof(tape_object, weak),
    .tp_methods = methods,
};

/* A tape that records, and has recorded since the function under way began to be traced. */
static PyObject *of_trace(PyObject *module, PyObject *unused)
{
    PyObject *self = PyObject_CallNoArgs((PyObject *)&tape_type);
    (void)module, (void)unused;
    if (!self)
        return NULL;
    of(self)->ignores_variables = true;
    of(self)->sees_before = true;
    if (begin(of(self)) < 0)
        Py_CLEAR(self);
    return self;
}

static PyObject *leave_out(PyObject *module, PyObject *const *args, Py_ssize_t n)
{
    etch_ctx *cx = core_ctx();
    (void)module;
    if (n != 2 || !PyObject_TypeCheck(args[0], &tape_type) || !tensor_check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "tape_leave_out takes a tape and a tensor");
        return NULL;
    }
    if (!cx)
        return NULL;
    etch_tape_leave_out(cx, of(args[0])->t, tensor_of(args[1]));
    return etch_failed(cx) ? core_raise(cx) : Py_NewRef(Py_None);
}

static PyMethodDef functions[] = {
    { "tape_leave_out", (PyCFunction)(void (*)(void))leave_out, METH_FASTCALL,
      "to such a tape the tensor is as good as a constant" },
    { "tape_of_trace", of_trace, METH_NOARGS, "a tape that saw all of the trace so far, and watches nothing yet" },
    { "tapes_pause", pause_all, METH_NOARGS,
      "no tape that is open on this thread records until the matching tapes_resume" },
    { "tapes_resume", resume_all, METH_NOARGS, "tapes record again" },
    { NULL, NULL, 0, NULL },
};

int tape_add(PyObject *module)
{
    if (PyType_Ready(&tape_type) < 0 || PyType_Ready(&stop_type) < 0 || PyModule_AddFunctions(module, functions) < 0)
        return -1;
    return PyModule_AddObjectRef(module, "GradientTape", (PyObject *)&tape_type);
}
