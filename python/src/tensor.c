/* Tensor: its life, attributes and methods. */
#include "tensor.h"

#include "dtype.h"
#include "op_name.h"
#include "pickling.h"
#include "reference.h"
#include "shape.h"
#include "tensor_dlpack.h"
#include "trace.h"

/* Objects of tensors come and go with every op: a few that went are kept for those that come. Guarded by the interpreter's lock. */
enum { MAX_KEPT = 64 };
static tensor_object *kept_objects[MAX_KEPT];
static int n_kept_objects;

static tensor_object *new_object(void)
{
    if (n_kept_objects == 0)
        return (tensor_object *)tensor_type.tp_alloc(&tensor_type, 0);
    tensor_object *self = kept_objects[--n_kept_objects];
    (void)PyObject_Init((PyObject *)self, &tensor_type);
    PyObject_GC_Track(self);
    return self;
}

PyObject *tensor_wrap(etch_tensor *t)
{
    tensor_object *self = new_object();
    if (self)
        self->t = t;
    else
        etch_tensor_release(&t);
    return (PyObject *)self;
}

PyObject *stretch_end(stretch *s, etch_tensor *handle)
{
    etch_tensor *kept = handle ? etch_keep(s->cx, handle) : NULL;
    etch_scope_end(s->cx, s->scope);
    return kept ? tensor_wrap(kept) : core_raise(s->cx);
}

PyObject *stretch_end_list(stretch *s, etch_tensor *const *handles, int n)
{
    PyObject *list = etch_failed(s->cx) ? NULL : PyList_New(n);
    for (int i = 0; list && i < n; i++) {
        etch_tensor *kept = etch_keep(s->cx, handles[i]);
        PyObject *x = kept ? tensor_wrap(kept) : NULL;
        if (!x)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, i, x);
    }
    etch_scope_end(s->cx, s->scope);
    return list ? list : core_raise(s->cx);
}

PyObject *stretch_drop(stretch *s)
{
    etch_scope_end(s->cx, s->scope);
    etch_error_clear(s->cx);
    return NULL;
}

static void dealloc(PyObject *self)
{
    tensor_object *x = (tensor_object *)self;
    PyObject_GC_UnTrack(self);
    if (x->weak)
        PyObject_ClearWeakRefs(self);
    Py_CLEAR(x->dict);
    Py_CLEAR(x->name);
    etch_tensor_release(&x->t);
    if (Py_IS_TYPE(self, &tensor_type) && n_kept_objects < MAX_KEPT)
        kept_objects[n_kept_objects++] = x; /* with all its fields NULL */
    else
        Py_TYPE(self)->tp_free(self);
}

static int traverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(((tensor_object *)self)->dict);
    return 0;
}

static int clear(PyObject *self)
{
    Py_CLEAR(((tensor_object *)self)->dict);
    return 0;
}

/* --- attributes ---------------------------------------------------------------------------------------------------- */

PyObject *tensor_shape(PyObject *self)
{
    etch_tensor *t = tensor_of(self);
    int64_t dims[ETCH_MAX_RANK];
    int rank = etch_tensor_rank(t);
    if (!etch_tensor_is_traced(
            t)) /* (the plain function: asking a tensor that holds numbers is nothing to take note of) */
        return shape_new((etch_tensor_dims)(t), rank, NULL);
    etch_ctx *cx = core_ctx();
    if (!cx)
        return NULL;
    for (int i = 0; i < rank; i++)
        dims[i] = (etch_tensor_known_dim)(cx, t, i);
    if (etch_failed(cx)) /* its trace is over: there is nothing to take note of */
        etch_error_clear(cx);
    return shape_new(dims, rank, trace_keeps_sizes() ? self : NULL);
}

/* What is asked for takes no note: the sizes that are numbers in each call, whatever the trace keeps symbolic. */
static PyObject *fixed_shape(PyObject *module, PyObject *x)
{
    (void)module;
    if (!tensor_check(x))
        return PyObject_GetAttrString(x, "shape");
    etch_tensor *t = tensor_of(x);
    int64_t dims[ETCH_MAX_RANK];
    int rank = etch_tensor_rank(t);
    for (int i = 0; i < rank; i++)
        dims[i] = etch_tensor_peek_dim(t, i);
    return shape_new(dims, rank, NULL);
}

static PyObject *get_shape(PyObject *self, void *closure)
{
    (void)closure;
    return tensor_shape(self);
}
static PyObject *get_dtype(PyObject *self, void *closure)
{
    (void)closure;
    return Py_NewRef(dtype_object(etch_tensor_dtype(tensor_of(self))));
}
static PyObject *get_ndim(PyObject *self, void *closure)
{
    (void)closure;
    int rank = etch_tensor_rank(tensor_of(self));
    return rank < 0 ? Py_NewRef(Py_None) : PyLong_FromLong(rank);
}
static PyObject *get_device(PyObject *self, void *closure)
{
    (void)closure;
    return PyUnicode_FromString(
        etch_tensor_is_traced(tensor_of(self)) ? "" : "/job:localhost/replica:0/task:0/device:CPU:0");
}
static PyObject *get_name(PyObject *self, void *closure)
{
    (void)closure;
    tensor_object *x = (tensor_object *)self;
    if (etch_tensor_is_traced(x->t))
        return x->name ? Py_NewRef(x->name) : PyUnicode_FromString("Tensor:0");
    PyErr_SetString(PyExc_AttributeError, "Tensor.name is undefined when eager execution is enabled.");
    return NULL;
}
static PyObject *get_op(PyObject *self, void *closure)
{
    (void)closure;
    if (etch_tensor_is_traced(tensor_of(self)))
        return op_name_operation(self);
    PyErr_SetString(PyExc_AttributeError, "Tensor.op is undefined when eager execution is enabled.");
    return NULL;
}
static PyObject *get_priority(PyObject *self, void *closure)
{
    (void)self, (void)closure;
    return PyLong_FromLong(100); /* NumPy leaves operators to the tensor */
}

/* --- methods ------------------------------------------------------------------------------------------------------------- */

static PyObject *get_shape_method(PyObject *self, PyObject *unused)
{
    (void)unused;
    return tensor_shape(self);
}

/* A tensor of the trace under way is from now on known to have these sizes; whether it has is looked at when the trace is run. */
static int know_shape(tensor_object *x, PyObject *shape)
{
    stretch s;
    int64_t dims[ETCH_MAX_RANK];
    int rank;
    if (shape_from(shape, dims, &rank) < 0 || !stretch_begin(&s))
        return -1;
    bool is_of_trace = etch_tensor_is_of_trace(s.cx, x->t), is_more = etch_tensor_rank(x->t) != rank;
    for (int i = 0; !is_more && i < rank; i++)
        is_more = dims[i] >= 0 && etch_tensor_peek_dim(x->t, i) != dims[i];
    etch_tensor *known = is_of_trace && rank >= 0 && is_more
                             ? (etch_ensure_shape)(s.cx, x->t, (etch_ints){ dims, rank })
                             : x->t;
    etch_tensor *kept = known && known != x->t ? etch_keep(s.cx, known) : NULL;
    etch_scope_end(s.cx, s.scope);
    if (kept) {
        etch_tensor *was = x->t;
        x->t = kept;
        etch_tensor_release(&was);
    }
    return kept || known == x->t ? 0 : ((void)core_raise(s.cx), -1);
}

static PyObject *set_shape(PyObject *self, PyObject *shape)
{
    PyObject *own = tensor_shape(self), *merged = own ? PyObject_CallMethod(own, "merge_with", "O", shape) : NULL;
    bool is_known = merged &&
                    (!etch_tensor_is_traced(tensor_of(self)) || know_shape((tensor_object *)self, merged) == 0);
    Py_XDECREF(own);
    Py_XDECREF(merged);
    return is_known ? Py_NewRef(Py_None) : NULL;
}

static PyObject *ref(PyObject *self, PyObject *unused)
{
    (void)unused;
    return reference_new(self);
}

static PyObject *itself(PyObject *self, PyObject *unused)
{
    (void)unused;
    return Py_NewRef(self); /* contents never change: a copy is the same */
}

static Py_hash_t hash(PyObject *self)
{
    (void)self;
    PyErr_SetString(PyExc_TypeError, "Tensor is unhashable. Instead, use tensor.ref() as the key.");
    return -1;
}

static Py_ssize_t length(PyObject *self)
{
    etch_tensor *t = tensor_of(self);
    if (etch_tensor_is_traced(t)) {
        PyErr_Format(PyExc_TypeError,
                     "len is not well defined for a symbolic Tensor (%R). Please call `x.shape` rather "
                     "than `len(x)` for shape information.",
                     self);
        return -1;
    }
    if (etch_tensor_rank(t) == 0) {
        PyErr_SetString(PyExc_TypeError, "Scalar tensor has no `len()`");
        return -1;
    }
    return (Py_ssize_t)(etch_tensor_dim)(t, 0);
}

/* Rows, one by one. */
static PyObject *iterate(PyObject *self)
{
    etch_tensor *t = tensor_of(self);
    bool is_traced = etch_tensor_is_traced(t);
    if (is_traced) {
        PyErr_SetString(
            core_error_not_allowed,
            "Iterating over a symbolic `tf.Tensor` is not allowed. Convert the loop with AutoGraph (decorate the "
            "function with @tf.function), use tf.map_fn or tf.while_loop, or run it eagerly.");
        return NULL;
    }
    if (etch_tensor_rank(t) == 0) {
        PyErr_SetString(PyExc_TypeError, "Cannot iterate over a scalar tensor.");
        return NULL;
    }
    Py_ssize_t n = (Py_ssize_t)(etch_tensor_dim)(t, 0);
    PyObject *rows = PyList_New(n);
    for (Py_ssize_t i = 0; rows && i < n; i++) {
        PyObject *at = PyLong_FromSsize_t(i), *row = at ? PyObject_GetItem(self, at) : NULL;
        Py_XDECREF(at);
        if (!row)
            Py_CLEAR(rows);
        else
            PyList_SET_ITEM(rows, i, row);
    }
    PyObject *iterator = rows ? PyObject_GetIter(rows) : NULL;
    Py_XDECREF(rows);
    return iterator;
}

static PyObject *subscript(PyObject *self, PyObject *key)
{
    static const op_kind kind = { "strided_slice", "StridedSlice" };
    stretch s;
    if (!stretch_begin(&s))
        return NULL;
    etch_tensor *part = tensor_index(s.cx, tensor_use(s.cx, self), key);
    return part || !PyErr_Occurred() ? op_name_end(&s, part, &kind) : stretch_drop(&s);
}

static PyObject *item(PyObject *self, Py_ssize_t i)
{
    PyObject *at = PyLong_FromSsize_t(i), *row = at ? subscript(self, at) : NULL;
    Py_XDECREF(at);
    return row;
}

/* Arrays of sizes are taken by other libraries if they are sequences. */
static PySequenceMethods sequence = { .sq_length = length, .sq_item = item };
PyMappingMethods tensor_mapping = { .mp_length = length, .mp_subscript = subscript };

/* The method numpy(), which only tensors that hold numbers have. */
static PyMethodDef numpy_method = { "numpy", tensor_numpy, METH_NOARGS, "a copy as a NumPy array, or a NumPy scalar" };
static PyObject *get_numpy(PyObject *self, void *closure)
{
    (void)closure;
    if (!etch_tensor_is_traced(tensor_of(self)))
        return PyCFunction_New(&numpy_method, self);
    PyErr_SetString(PyExc_AttributeError, "'SymbolicTensor' object has no attribute 'numpy'");
    return NULL;
}

static PyGetSetDef properties[] = {
    { "numpy", get_numpy, NULL, "a copy as a NumPy array, or a NumPy scalar", NULL },
    { "shape", get_shape, NULL, "sizes, as far as they are known", NULL },
    { "dtype", get_dtype, NULL, "type of the elements", NULL },
    { "ndim", get_ndim, NULL, "number of axes", NULL },
    { "device", get_device, NULL, "where it lies", NULL },
    { "name", get_name, NULL, "of a tensor that is being traced", NULL },
    { "op", get_op, NULL, "what made a tensor that is being traced", NULL },
    { "__array_priority__", get_priority, NULL, NULL, NULL },
    { "__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, NULL, NULL },
    { NULL, NULL, NULL, NULL, NULL },
};

/* TensorFlow has the method, but it needs others that are off unless tensors are to be like arrays: the class is that of its error. */
static PyObject *round_refused(PyObject *self, PyObject *args)
{
    (void)args;
    PyErr_Format(PyExc_AttributeError, "%s object has no attribute 'astype', which round() needs: use tf.round",
                 Py_TYPE(self)->tp_name);
    return NULL;
}

static PyMethodDef methods[] = {
    { "__array__", (PyCFunction)tensor_array, METH_VARARGS | METH_KEYWORDS, NULL },
    { "__dlpack__", (PyCFunction)(void (*)(void))tensor_dlpack, METH_VARARGS | METH_KEYWORDS,
      "__dlpack__($self, *, stream=None, max_version=None, dl_device=None, copy=None)\n--\n\nA capsule that shares the "
      "memory" },
    { "__dlpack_device__", tensor_dlpack_device, METH_NOARGS, "the device's type and number: (1, 0)" },
    { "get_shape", get_shape_method, METH_NOARGS, "the same as .shape" },
    { "set_shape", set_shape, METH_O, "says what is known of the shape; a tensor that holds numbers must have it" },
    { "ref", ref, METH_NOARGS, "something hashable that stands for it" },
    { "experimental_ref", ref, METH_NOARGS, "the same as ref()" },
    { "__format__", tensor_format, METH_O, NULL },
    { "__round__", round_refused, METH_VARARGS, NULL },
    { "__copy__", itself, METH_NOARGS, NULL },
    { "__deepcopy__", itself, METH_O, NULL },
    { "__reduce__", pickling_of_tensor, METH_NOARGS, NULL },
    { NULL, NULL, 0, NULL },
};

PyTypeObject tensor_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch.Tensor",
    .tp_basicsize = sizeof(tensor_object),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = "An array that holds numbers, or that is being traced.",
    .tp_dealloc = dealloc,
    .tp_traverse = traverse,
    .tp_clear = clear,
    .tp_dictoffset = offsetof(tensor_object, dict),
    .tp_weaklistoffset = offsetof(tensor_object, weak),
    .tp_hash = hash,
    .tp_richcompare = tensor_compare,
    .tp_iter = iterate,
    .tp_repr = tensor_repr,
    .tp_str = tensor_str,
    .tp_as_number = &tensor_number,
    .tp_as_mapping = &tensor_mapping,
    .tp_as_sequence = &sequence,
    .tp_as_buffer = &tensor_buffer,
    .tp_getset = properties,
    .tp_methods = methods,
};

static PyMethodDef functions[] = {
    { "fixed_shape", fixed_shape, METH_O, "its shape with the sizes that are numbers in each call; no note is taken" },
    { NULL, NULL, 0, NULL },
};

int tensor_add(PyObject *module)
{
    return PyType_Ready(&tensor_type) < 0 || PyModule_AddFunctions(module, functions) < 0
               ? -1
               : PyModule_AddObjectRef(module, "Tensor", (PyObject *)&tensor_type);
}
