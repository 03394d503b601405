/* call_host(func, inputs, types, name): a callback, recorded in a trace and run whenever the trace runs. */
#include "callback.h"

#include "convert.h"
#include "dtype.h"
#include "shape.h"
#include "tensor.h"
#include <string.h>

enum { MAX = 128 }; /* inputs, and results */

/* func(*inputs) gives a list of as many tensors as there are results. */
static int run_python(etch_ctx *cx, PyObject *func, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out)
{
    PyObject *args = PyTuple_New(n_in);
    for (int i = 0; args && i < n_in; i++) {
        PyObject *x = tensor_wrap(etch_tensor_retain(in[i]));
        if (x)
            PyTuple_SET_ITEM(args, i, x);
        else
            Py_CLEAR(args);
    }
    PyObject *given = args ? PyObject_CallObject(func, args) : NULL;
    PyObject *results = given ? core_items(given, "a callback must give a list of tensors") : NULL;
    int done = results ? 0 : -1;
    if (results && PySequence_Fast_GET_SIZE(results) != n_out) {
        PyErr_Format(PyExc_ValueError, "the callback gave %zd results, not %d", PySequence_Fast_GET_SIZE(results),
                     n_out);
        done = -1;
    }
    for (int i = 0; done == 0 && i < n_out; i++) {
        etch_tensor *t = convert(cx, PySequence_Fast_GET_ITEM(results, i), CONVERT_ANY, CONVERT_ANY);
        out[i] = t ? etch_hand_over(cx, etch_tensor_retain(t)) : NULL;
        done = out[i] ? 0 : -1;
    }
    Py_XDECREF(results);
    Py_XDECREF(given);
    Py_XDECREF(args);
    return done;
}

/* Runs on whichever thread runs the trace, with the interpreter's lock or without. */
static etch_status run(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out, void *user)
{
    PyGILState_STATE lock = PyGILState_Ensure();
    int done = run_python(cx, user, in, n_in, out, n_out);
    if (done < 0)
        core_fail(cx);
    PyGILState_Release(lock);
    return done < 0 ? ETCH_EINVAL : ETCH_OK;
}

static void release(void *user) { core_release_later(user); }

/* (dtype, shape) as the type of a result. */
static int read_type(etch_ctx *cx, PyObject *x, etch_spec **out)
{
    PyObject *dtype, *shape;
    etch_dtype t;
    int64_t dims[ETCH_MAX_RANK];
    etch_size sizes[ETCH_MAX_RANK];
    int rank;
    if (!PyArg_ParseTuple(x, "OO", &dtype, &shape) || dtype_from_argument(dtype, "Tout", &t) < 0 ||
        shape_from(shape, dims, &rank) < 0)
        return -1;
    for (int i = 0; i < rank; i++)
        sizes[i] = (etch_size){ .size = dims[i] };
    return etch_spec_tensor(cx, t, sizes, rank, NULL, out) == ETCH_OK ? 0 : ((void)core_raise(cx), -1);
}

static PyObject *call(etch_ctx *cx, PyObject *func, PyObject *inputs, PyObject *types, const char *name)
{
    Py_ssize_t n_in = PyList_GET_SIZE(inputs), n_out = PyList_GET_SIZE(types);
    etch_tensor *in[MAX], *out[MAX] = { NULL };
    etch_spec *specs[MAX] = { NULL };
    int done = n_in > MAX || n_out > MAX ? -1 : 0;
    if (done < 0)
        PyErr_Format(PyExc_ValueError, "%s: more than %d inputs or results", name, MAX);
    for (Py_ssize_t i = 0; done == 0 && i < n_in; i++)
        done = (in[i] = convert(cx, PyList_GET_ITEM(inputs, i), CONVERT_ANY, CONVERT_ANY)) ? 0 : -1;
    for (Py_ssize_t i = 0; done == 0 && i < n_out; i++)
        done = read_type(cx, PyList_GET_ITEM(types, i), &specs[i]);
    if (done == 0) {
        etch_host host = { .name = name, .run = run, .user = Py_NewRef(func), .release_user = release };
        (etch_call_host)(cx, &host, in, (int)n_in, specs, (int)n_out, out);
    }
    for (Py_ssize_t i = 0; i < MAX; i++)
        etch_spec_release(&specs[i]);
    if (done < 0 || etch_failed(cx))
        return core_raise(cx);
    PyObject *list = PyList_New(n_out);
    for (Py_ssize_t i = 0; list && i < n_out; i++) {
        PyObject *x = tensor_wrap(etch_tensor_retain(out[i]));
        if (x)
            PyList_SET_ITEM(list, i, x);
        else
            Py_CLEAR(list);
    }
    return list;
}

static PyObject *call_host(PyObject *module, PyObject *args)
{
    PyObject *func, *inputs, *types;
    const char *name;
    stretch s;
    (void)module;
    if (!PyArg_ParseTuple(args, "OO!O!s", &func, &PyList_Type, &inputs, &PyList_Type, &types, &name) ||
        !stretch_begin(&s))
        return NULL;
    PyObject *out = call(s.cx, func, inputs, types, name);
    etch_scope_end(s.cx, s.scope);
    return out;
}

static PyMethodDef functions[] = {
    { "call_host", call_host, METH_VARARGS,
      "call_host(func, inputs, types, name): func(*inputs), a list of tensors; in a trace it is recorded. types are "
      "(dtype, shape)." },
    { NULL, NULL, 0, NULL },
};

int callback_add(PyObject *module) { return PyModule_AddFunctions(module, functions); }
