/* The structure of results: a nest whose leaves are tensors by number, None, or composites that are put together again. */
#include "result.h"

#include "convert.h"
#include "list.h"
#include "nest.h"
#include "op_name.h"
#include "protocol.h"
#include "spec.h"
#include "tensor.h"
#include "variable.h"

/* A leaf of the structure. */
typedef struct leaf {
    int first, n;   /* tensors; n -1: None */
    PyObject *data; /* of a composite, as protocol_take_apart has it; a TensorArray without elements; else NULL */
} leaf;

typedef struct structure {
    PyObject_HEAD PyObject *nest; /* with anything as leaves */
    Py_ssize_t n_leaves;
    bool is_one; /* a single tensor, the usual case */
    leaf leaves[];
} structure;

static PyTypeObject structure_type;

static void dealloc(PyObject *self)
{
    structure *s = (structure *)self;
    for (Py_ssize_t i = 0; i < s->n_leaves; i++)
        Py_XDECREF(s->leaves[i].data);
    Py_XDECREF(s->nest);
    PyObject_Free(self);
}

static PyTypeObject structure_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch._structure",
    .tp_basicsize = sizeof(structure),
    .tp_itemsize = sizeof(leaf),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .tp_dealloc = dealloc,
};

static void retain(void *extra) { Py_INCREF((PyObject *)extra); }
static void release(void *extra) { core_release_later(extra); }

/* --- out of the body ------------------------------------------------------------------------------------------------------------- */

typedef struct returning {
    etch_ctx *cx;
    etch_results *out;
    int n;
    PyObject *specs; /* of the tensors so far */
} returning;

static PyObject *spec_at(int i, void *specs) { return Py_NewRef(PyList_GET_ITEM((PyObject *)specs, i)); }

static int return_spec(returning *r, etch_tensor *t)
{
    t = etch_hand_over(r->cx, etch_keep(r->cx, t)); /* what the body made outside of the trace goes with the value */
    if (!t)
        return (void)core_raise(r->cx), -1;
    etch_return(r->out, t);
    r->n++;
    PyObject *spec = spec_of_tensor(t);
    int done = spec ? PyList_Append(r->specs, spec) : -1;
    Py_XDECREF(spec);
    return done;
}

static int return_tensor(returning *r, PyObject *x)
{
    etch_tensor *t = convert(r->cx, x, CONVERT_ANY, CONVERT_ANY);
    if (!t) {
        if (!PyErr_ExceptionMatches(PyExc_ValueError) && !PyErr_ExceptionMatches(PyExc_TypeError))
            return -1;
        PyErr_Clear();
        PyErr_Format(PyExc_TypeError,
                     "To be compatible with tf.function, Python functions must return zero or more Tensors or "
                     "ExtensionTypes or None "
                     "values; got %R of type %R, which is not a Tensor or ExtensionType.",
                     x, (PyObject *)Py_TYPE(x));
        return -1;
    }
    return return_spec(r, t);
}

static int return_composite(returning *r, PyObject *x, leaf *l)
{
    PyObject *components = protocol_take_apart(x, &l->data);
    int done = components ? 0 : -1;
    l->n = components ? (int)PySequence_Fast_GET_SIZE(components) : 0;
    for (int i = 0; done == 0 && i < l->n; i++)
        done = return_tensor(r, PySequence_Fast_GET_ITEM(components, i));
    Py_XDECREF(components);
    return done;
}

/* A TensorArray goes as its tensors; who gets it has one that holds elements, or one of the trace around. */
static int return_list(returning *r, PyObject *x, leaf *l)
{
    etch_tensor *tensors[LIST_MAX_TENSORS];
    l->n = list_tensors(r->cx, x, tensors, NULL);
    l->data = l->n > 0 ? (PyObject *)list_like(list_of(x)) : NULL;
    if (l->n == 0)
        PyErr_SetString(PyExc_TypeError,
                        "To be compatible with tf.function, a TensorArray that is returned must have been "
                        "written to, or say what its elements are: element_shape");
    int done = l->data ? 0 : -1;
    for (int i = 0; done == 0 && i < l->n; i++)
        done = return_spec(r, tensors[i]);
    return done;
}

static int return_leaf(returning *r, PyObject *x, leaf *l)
{
    *l = (leaf){ .first = r->n, .n = 1 };
    if (x == Py_None) {
        l->n = -1;
        return 0;
    }
    if (list_check(x))
        return return_list(r, x, l);
    int is_composite = tensor_check(x) || variable_check(x) || PyType_Check(x) ? 0 : core_has(x, "__tf_flatten__");
    return is_composite < 0 ? -1 : is_composite ? return_composite(r, x, l) : return_tensor(r, x);
}

/* A nest of the same form with None for leaves, so that nothing of the trace is held by it. */
static PyObject *empty_nest(PyObject *value, Py_ssize_t n)
{
    PyObject *none = PyTuple_New(n);
    for (Py_ssize_t i = 0; none && i < n; i++)
        PyTuple_SET_ITEM(none, i, Py_NewRef(Py_None));
    PyObject *nest = none ? nest_pack(value, PySequence_Fast_ITEMS(none), n) : NULL;
    Py_XDECREF(none);
    return nest;
}

int result_return(etch_ctx *cx, PyObject *value, etch_results *out, PyObject **specs)
{
    PyObject *leaves = nest_flatten(value);
    Py_ssize_t n = leaves ? PyList_GET_SIZE(leaves) : 0;
    structure *s = leaves ? PyObject_NewVar(structure, &structure_type, n) : NULL;
    returning r = { cx, out, 0, PyList_New(0) };
    int done = s && r.specs ? 0 : -1;
    if (s) {
        s->nest = NULL;
        s->n_leaves = 0;
        while (done == 0 && s->n_leaves < n) {
            done = return_leaf(&r, PyList_GET_ITEM(leaves, s->n_leaves), &s->leaves[s->n_leaves]);
            s->n_leaves++;
        }
        s->nest = done == 0 ? empty_nest(value, n) : NULL;
        s->is_one = done == 0 && n == 1 && value == PyList_GET_ITEM(leaves, 0) && s->leaves[0].n == 1 &&
                    !s->leaves[0].data;
        done = s->nest ? 0 : -1;
    }
    Py_XDECREF(leaves);
    *specs = done == 0 ? result_map((PyObject *)s, spec_at, r.specs) : NULL;
    Py_XDECREF(r.specs);
    if (*specs)
        etch_return_extra(out, s, retain, release);
    else
        Py_XDECREF(s);
    return *specs ? 0 : -1;
}

/* --- to the caller ---------------------------------------------------------------------------------------------------------------- */

static PyObject *wrap(etch_ctx *cx, etch_tensor *t)
{
    etch_tensor *kept = etch_keep(cx, t);
    return kept ? tensor_wrap(kept) : core_raise(cx);
}

typedef struct source {
    etch_ctx *cx;
    etch_tensor *const *tensors;
    PyObject *name; /* of a call inside of a trace; NULL: it has none yet */
} source;

static PyObject *tensor_at(int i, void *user)
{
    static const op_kind kind = { "PartitionedCall", "PartitionedCall" };
    source *s = user;
    PyObject *x = wrap(s->cx, s->tensors[i]);
    if (!x || !etch_tensor_is_traced(tensor_of(x)))
        return x;
    s->name = s->name ? s->name : op_name_next(&kind, NULL);
    if (!s->name || op_name_put(x, s->name, i, &kind) < 0)
        Py_CLEAR(x);
    return x;
}

static PyObject *leaf_object(const leaf *l, PyObject *(*make)(int i, void *user), void *user)
{
    if (l->n < 0)
        return Py_NewRef(Py_None);
    if (!l->data)
        return make(l->first, user);
    PyObject *parts = PyTuple_New(l->n);
    for (int i = 0; parts && i < l->n; i++) {
        PyObject *x = make(l->first + i, user);
        if (x)
            PyTuple_SET_ITEM(parts, i, x);
        else
            Py_CLEAR(parts);
    }
    PyObject *whole = !parts                ? NULL
                      : list_check(l->data) ? list_from_parts(l->data, parts)
                                            : protocol_put_together(l->data, parts);
    Py_XDECREF(parts);
    return whole;
}

PyObject *result_map(PyObject *extra, PyObject *(*make)(int i, void *user), void *user)
{
    const structure *s = (const structure *)extra;
    PyObject *leaves = PyTuple_New(s->n_leaves);
    for (Py_ssize_t i = 0; leaves && i < s->n_leaves; i++) {
        PyObject *x = leaf_object(&s->leaves[i], make, user);
        if (x)
            PyTuple_SET_ITEM(leaves, i, x);
        else
            Py_CLEAR(leaves);
    }
    PyObject *out = leaves ? nest_pack(s->nest, PySequence_Fast_ITEMS(leaves), s->n_leaves) : NULL;
    Py_XDECREF(leaves);
    return out;
}

PyObject *result_build(etch_ctx *cx, void *extra, etch_tensor *const *tensors, int n)
{
    (void)n;
    source s = { cx, tensors, NULL };
    PyObject *out = ((structure *)extra)->is_one ? tensor_at(0, &s) : result_map(extra, tensor_at, &s);
    Py_XDECREF(s.name);
    Py_DECREF((PyObject *)extra);
    return out;
}

int result_add(PyObject *module)
{
    (void)module;
    return PyType_Ready(&structure_type);
}
