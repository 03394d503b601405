/* Custom gradients: results that were computed already, whose gradients a Python function gives.
 *
 * etch/custom_gradients.py runs the function whose results these are, and knows structures and variables; here inputs
 * and results are flat lists. What it computed on the way stays in closures of Python's: if that was inside a traced
 * function, and the gradient is asked for outside, these hold tensors of a trace that is over. A tensor of that trace
 * is kept as a witness, to tell so. */
#include "custom.h"

#include "convert.h"
#include "tensor.h"
#include "variable.h"

typedef struct rule {
    /* f(is_alive, inputs, gradients by the results): gives as many as there are inputs, or None among them. */
    PyObject *backward;
    PyObject *witness; /* a traced tensor; NULL: it was not traced */
    PyObject *results; /* Tensors, borrowed: nobody needs them once forward has run */
} rule;

/* May be called by whatever thread drops a trace, with the interpreter's lock or without. */
static void release_rule(void *user)
{
    rule *r = user;
    core_release_later(r->backward);
    if (r->witness)
        core_release_later(r->witness);
    PyMem_RawFree(r);
}

static int forward(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    const rule *r = user;
    (void)cx, (void)in, (void)n_in, (void)max_out;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(r->results); i++)
        out[i] = tensor_of(PyList_GET_ITEM(r->results, i));
    return (int)PyList_GET_SIZE(r->results);
}

static PyObject *wrap_all(etch_ctx *cx, etch_tensor *const *handles, int n)
{
    PyObject *all = PyTuple_New(n);
    for (int i = 0; all && i < n; i++) {
        etch_tensor *kept = handles[i] ? etch_keep(cx, handles[i]) : NULL;
        PyObject *x = !handles[i] ? Py_NewRef(Py_None) : kept ? tensor_wrap(kept) : core_raise(cx);
        if (x)
            PyTuple_SET_ITEM(all, i, x);
        else
            Py_CLEAR(all);
    }
    return all;
}

/* A handle that lives as long as the scope: a tensor's own may go with its object. */
static etch_tensor *own(etch_ctx *cx, etch_tensor *handle)
{
    etch_tensor *kept = handle ? etch_keep(cx, handle) : NULL, *owned = kept ? etch_hand_over(cx, kept) : NULL;
    if (handle && !owned)
        (void)core_raise(cx);
    return owned;
}

static int take_gradients(etch_ctx *cx, PyObject *given, const etch_custom_call *call, etch_tensor **d_in)
{
    PyObject *items = core_items(given, "gradients must be a sequence");
    Py_ssize_t n = items ? PySequence_Fast_GET_SIZE(items) : -1;
    int done = items ? 0 : -1;
    if (items && n != call->n_in) {
        PyErr_Format(PyExc_ValueError,
                     "custom_gradient function expected to return %d gradients, but returned %zd instead.", call->n_in,
                     n);
        done = -1;
    }
    for (int i = 0; done == 0 && i < call->n_in; i++) {
        PyObject *x = PySequence_Fast_GET_ITEM(items, i);
        etch_dtype t = etch_tensor_dtype(call->in[i]);
        if (x != Py_None && !(d_in[i] = own(cx, convert(cx, x, t, t))))
            done = -1;
    }
    Py_XDECREF(items);
    return done;
}

/* Can what the function computed still be used? */
static bool is_alive(etch_ctx *cx, const rule *r)
{
    if (!r->witness || (etch_shape_of)(cx, tensor_of(r->witness), ETCH_I64))
        return true;
    etch_error_clear(cx);
    return false;
}

static int backward(etch_ctx *cx, const etch_custom_call *call, etch_tensor **d_in, void *user)
{
    const rule *r = user;
    PyGILState_STATE state = PyGILState_Ensure();
    PyObject *in = wrap_all(cx, call->in, call->n_in), *d_out = in ? wrap_all(cx, call->d_out, call->n_out) : NULL;
    PyObject *alive = is_alive(cx, r) ? Py_True : Py_False;
    PyObject *given = d_out ? PyObject_CallFunctionObjArgs(r->backward, alive, in, d_out, NULL) : NULL;
    int done = given ? take_gradients(cx, given, call, d_in) : -1;
    Py_XDECREF(in);
    Py_XDECREF(d_out);
    Py_XDECREF(given);
    if (done < 0)
        core_fail(cx);
    PyGILState_Release(state);
    return done < 0 ? -1 : call->n_in;
}

/* Handles of the values of inputs. */
static int take_inputs(etch_ctx *cx, PyObject *inputs, etch_tensor **in)
{
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(inputs); i++)
        if (!(in[i] = convert(cx, PyList_GET_ITEM(inputs, i), CONVERT_ANY, CONVERT_ANY)))
            return -1;
    return 0;
}

static PyObject *find_witness(PyObject *results)
{
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(results); i++)
        if (etch_tensor_is_traced(tensor_of(PyList_GET_ITEM(results, i))))
            return Py_NewRef(PyList_GET_ITEM(results, i));
    return NULL;
}

static rule *make_rule(PyObject *f, PyObject *results)
{
    rule *r = PyMem_RawMalloc(sizeof *r);
    if (!r)
        PyErr_NoMemory();
    else
        *r = (rule){ Py_NewRef(f), find_witness(results), results };
    return r;
}

static PyObject *run(stretch *s, PyObject *inputs, PyObject *results, PyObject *f, const char *name, etch_tensor **in)
{
    Py_ssize_t n_in = PyList_GET_SIZE(inputs), n_out = PyList_GET_SIZE(results);
    etch_tensor **out = in + n_in;
    rule *r = take_inputs(s->cx, inputs, in) == 0 ? make_rule(f, results) : NULL;
    if (!r)
        return stretch_drop(s);
    etch_custom custom = {
        .name = name, .forward = forward, .backward = backward, .user = r, .release_user = release_rule
    };
    int n = (etch_custom_gradient)(s->cx, in, (int)n_in, &custom, out, (int)n_out);
    return n < 0 ? stretch_end(s, NULL) : stretch_end_list(s, out, n);
}

static PyObject *custom_results(PyObject *module, PyObject *args)
{
    PyObject *inputs, *results, *f;
    const char *name;
    stretch s;
    (void)module;
    if (!PyArg_ParseTuple(args, "O!O!Os", &PyList_Type, &inputs, &PyList_Type, &results, &f, &name))
        return NULL;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(results); i++)
        if (!tensor_check(PyList_GET_ITEM(results, i)))
            return PyErr_Format(PyExc_TypeError, "results must be tensors, not %R", PyList_GET_ITEM(results, i));
    if (PyList_GET_SIZE(inputs) == 0) /* no gradient can flow */
        return Py_NewRef(results);
    size_t n = (size_t)(PyList_GET_SIZE(inputs) + PyList_GET_SIZE(results));
    etch_tensor **room = PyMem_New(etch_tensor *, n + 1);
    if (!room)
        return PyErr_NoMemory();
    PyObject *out = stretch_begin(&s) ? run(&s, inputs, results, f, name, room) : NULL;
    PyMem_Free(room);
    return out;
}

static PyMethodDef functions[] = {
    { "custom_results", custom_results, METH_VARARGS,
      "custom_results(inputs, results, backward, name): the results, with gradients by the inputs that backward "
      "gives" },
    { NULL, NULL, 0, NULL },
};

int custom_add(PyObject *module) { return PyModule_AddFunctions(module, functions); }
