/* TensorSpec, and declared signatures made of it. */
#include "spec.h"

#include "arg.h"
#include "convert.h"
#include "dtype.h"
#include "protocol.h"
#include "shape.h"
#include "tensor.h"
#include "variable.h"
#include <stddef.h>

/* --- making ---------------------------------------------------------------------------------------------------------------------- */

static int make(spec_object *s, const etch_size *sizes, int rank)
{
    etch_ctx *cx = core_ctx();
    const char *name = s->name == Py_None ? NULL : PyUnicode_AsUTF8(s->name);
    if (!cx || (s->name != Py_None && !name))
        return -1;
    if (etch_spec_tensor(cx, s->dtype, sizes, rank, name, &s->spec) != ETCH_OK)
        return (void)core_raise(cx), -1;
    return 0;
}

static PyObject *allocate(PyTypeObject *type, etch_dtype t, PyObject *name)
{
    spec_object *s = (spec_object *)type->tp_alloc(type, 0);
    if (s) {
        s->dtype = t;
        s->name = Py_NewRef(name ? name : Py_None);
        s->names = Py_NewRef(Py_None);
    }
    return (PyObject *)s;
}

PyObject *spec_new(const int64_t *dims, int rank, etch_dtype t, PyObject *name)
{
    etch_size sizes[ETCH_MAX_RANK];
    PyObject *self = allocate(&spec_type, t, name);
    for (int i = 0; i < rank; i++)
        sizes[i] = (etch_size){ .size = dims[i] < 0 ? ETCH_ANY_SIZE : dims[i] };
    if (!self)
        return NULL;
    ((spec_object *)self)->shape = shape_new(dims, rank, NULL);
    if (!((spec_object *)self)->shape || make((spec_object *)self, sizes, rank) < 0)
        Py_CLEAR(self);
    return self;
}

PyObject *spec_of_tensor(const etch_tensor *t)
{
    int64_t dims[ETCH_MAX_RANK];
    int rank = etch_tensor_rank(t);
    for (int i = 0; i < rank; i++)
        dims[i] = etch_tensor_peek_dim(t, i);
    return spec_new(dims, rank, etch_tensor_dtype(t), NULL);
}

PyObject *spec_of_declared(const etch_spec *s)
{
    int64_t dims[ETCH_MAX_RANK];
    if (etch_spec_get_kind(s) != ETCH_SPEC_TENSOR)
        return NULL;
    int rank = etch_spec_rank(s);
    for (int i = 0; i < rank; i++) {
        etch_size size = etch_spec_size(s, i);
        if (size.name)
            return NULL; /* which a shape does not show */
        dims[i] = size.size;
    }
    return spec_new(dims, rank, etch_spec_dtype(s), NULL);
}

/* Sizes that are texts are names: TensorSpec(["batch", 128]). The shape with None in their place, and the names. */
static PyObject *take_names(PyObject *shape, PyObject **names)
{
    *names = NULL;
    if (!PyList_Check(shape) && !PyTuple_Check(shape))
        return Py_NewRef(shape);
    PyObject *sizes = PySequence_List(shape), *found = sizes ? PyTuple_New(PyList_GET_SIZE(sizes)) : NULL;
    bool has_names = false;
    for (Py_ssize_t i = 0; found && i < PyList_GET_SIZE(sizes); i++) {
        PyObject *x = PyList_GET_ITEM(sizes, i);
        bool is_name = PyUnicode_Check(x);
        has_names |= is_name;
        PyTuple_SET_ITEM(found, i, Py_NewRef(is_name ? x : Py_None));
        if (is_name && PyList_SetItem(sizes, i, Py_NewRef(Py_None)) < 0)
            Py_CLEAR(found);
    }
    if (!found)
        Py_CLEAR(sizes);
    else if (has_names)
        *names = Py_NewRef(found);
    Py_XDECREF(found);
    return sizes;
}

static PyObject *new_from(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *arguments[] = { "shape", "dtype", "name", NULL };
    PyObject *shape, *dtype = NULL, *name = Py_None, *names;
    etch_dtype t = ETCH_F32;
    int64_t dims[ETCH_MAX_RANK];
    etch_size sizes[ETCH_MAX_RANK];
    int rank;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O|OO", arguments, &shape, &dtype, &name) ||
        (dtype && dtype_from_argument(dtype, "dtype", &t) < 0))
        return NULL;
    PyObject *plain = take_names(shape, &names), *self = NULL;
    if (plain && shape_from(plain, dims, &rank) == 0)
        self = allocate(type, t, name);
    for (int i = 0; self && i < rank; i++) {
        PyObject *size_name = names ? PyTuple_GET_ITEM(names, i) : Py_None;
        const char *text = size_name == Py_None ? NULL : PyUnicode_AsUTF8(size_name);
        if (size_name != Py_None && !text)
            Py_CLEAR(self);
        sizes[i] = (etch_size){ .size = dims[i] < 0 ? ETCH_ANY_SIZE : dims[i], .name = text };
    }
    if (self) {
        spec_object *s = (spec_object *)self;
        if (names)
            Py_SETREF(s->names, Py_NewRef(names));
        s->shape = shape_new(dims, rank, NULL);
        if (!s->shape || make(s, sizes, rank) < 0)
            Py_CLEAR(self);
    }
    Py_XDECREF(names);
    Py_XDECREF(plain);
    return self;
}

static void dealloc(PyObject *self)
{
    spec_object *s = (spec_object *)self;
    if (s->weak)
        PyObject_ClearWeakRefs(self);
    etch_spec_release(&s->spec);
    Py_XDECREF(s->shape);
    Py_XDECREF(s->names);
    Py_XDECREF(s->name);
    Py_TYPE(self)->tp_free(self);
}

/* --- comparing and printing -------------------------------------------------------------------------------------------------------- */

/* The shape as it was given: a list if there are names in it. */
static PyObject *declared_shape(const spec_object *s)
{
    if (s->names == Py_None)
        return Py_NewRef(s->shape);
    PyObject *sizes = PyObject_CallMethod(s->shape, "as_list", NULL);
    for (Py_ssize_t i = 0; sizes && i < PyList_GET_SIZE(sizes); i++)
        if (PyTuple_GET_ITEM(s->names, i) != Py_None)
            (void)PyList_SetItem(sizes, i, Py_NewRef(PyTuple_GET_ITEM(s->names, i)));
    return sizes;
}

static PyObject *repr(PyObject *self)
{
    const spec_object *s = (const spec_object *)self;
    PyObject *shape = declared_shape(s);
    PyObject *text = shape ? PyUnicode_FromFormat("TensorSpec(shape=%S, dtype=tf.%s, name=%R)", shape,
                                                  etch_dtype_long_name(s->dtype), s->name)
                           : NULL;
    Py_XDECREF(shape);
    return text;
}

static PyObject *compare(PyObject *a, PyObject *b, int op)
{
    if ((op != Py_EQ && op != Py_NE) || !spec_check(b))
        Py_RETURN_NOTIMPLEMENTED;
    etch_ctx *cx = core_ctx();
    int is_equal = cx ? etch_spec_equal(cx, spec_of(a), spec_of(b)) : -1;
    return is_equal < 0 ? core_raise(cx) : PyBool_FromLong((is_equal == 1) == (op == Py_EQ));
}

static Py_hash_t hash(PyObject *self)
{
    Py_hash_t h = (Py_hash_t)etch_spec_hash(spec_of(self));
    return h == -1 ? -2 : h;
}

/* The spec of a tensor, a spec or anything that can be one; a new reference. */
static PyObject *spec_like(PyObject *x)
{
    if (spec_check(x))
        return Py_NewRef(x);
    stretch s;
    if (!stretch_begin(&s))
        return NULL;
    etch_tensor *t = convert(s.cx, x, CONVERT_ANY, CONVERT_ANY);
    if (!t)
        return stretch_drop(&s);
    PyObject *spec = spec_of_tensor(t);
    etch_scope_end(s.cx, s.scope);
    return spec;
}

static PyObject *is_compatible_with(PyObject *self, PyObject *x)
{
    if (!spec_check(x) && !tensor_check(x) && !variable_check(x))
        Py_RETURN_FALSE;
    PyObject *other = spec_like(x);
    if (!other)
        return NULL;
    const spec_object *a = (const spec_object *)self, *b = (const spec_object *)other;
    PyObject *answer = a->dtype == b->dtype ? PyObject_CallMethod(a->shape, "is_compatible_with", "O", b->shape)
                                            : Py_NewRef(Py_False);
    Py_DECREF(other);
    return answer;
}

static PyObject *is_subtype_of(PyObject *self, PyObject *x)
{
    etch_ctx *cx = core_ctx();
    if (!cx || !spec_check(x))
        return cx ? PyBool_FromLong(0) : NULL;
    int answer = etch_spec_is_subtype(cx, spec_of(self), spec_of(x));
    return answer < 0 ? core_raise(cx) : PyBool_FromLong(answer);
}

/* A TensorSpec object of a spec of a tensor, which is retained. */
static PyObject *object_of(etch_spec *spec)
{
    int64_t dims[ETCH_MAX_RANK];
    int rank = etch_spec_rank(spec);
    for (int i = 0; i < rank; i++)
        dims[i] = etch_spec_size(spec, i).size;
    const char *name = etch_spec_name(spec);
    PyObject *text = name ? PyUnicode_FromString(name) : Py_NewRef(Py_None);
    PyObject *self = text ? spec_new(dims, rank, etch_spec_dtype(spec), text) : NULL;
    Py_XDECREF(text);
    return self;
}

static PyObject *most_specific_common_supertype(PyObject *self, PyObject *others)
{
    etch_ctx *cx = core_ctx();
    PyObject *items = cx ? core_items(others, "others must be a sequence") : NULL;
    etch_spec *common = items ? etch_spec_retain(spec_of(self)) : NULL;
    for (Py_ssize_t i = 0; common && i < PySequence_Fast_GET_SIZE(items); i++) {
        PyObject *other = PySequence_Fast_GET_ITEM(items, i);
        etch_spec *next = NULL;
        if (spec_check(other) && etch_spec_common(cx, common, spec_of(other), &next) != ETCH_OK)
            (void)core_raise(cx);
        etch_spec_release(&common);
        common = next;
    }
    Py_XDECREF(items);
    if (!common)
        return PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
    PyObject *out = object_of(common);
    etch_spec_release(&common);
    return out;
}

/* What both could be; ValueError if they differ in dtype or cannot. */
static PyObject *most_specific_compatible_type(PyObject *self, PyObject *other)
{
    if (!spec_check(other) || ((spec_object *)self)->dtype != ((spec_object *)other)->dtype) {
        PyErr_Format(PyExc_ValueError, "No TypeSpec is compatible with both %R and %R", self, other);
        return NULL;
    }
    PyObject *shape = PyObject_CallMethod(((spec_object *)self)->shape, "most_specific_compatible_shape", "O",
                                          ((spec_object *)other)->shape);
    const shape_object *s = (const shape_object *)shape;
    PyObject *name = ((spec_object *)self)->name;
    int is_same_name = s ? PyObject_RichCompareBool(name, ((spec_object *)other)->name, Py_EQ) : -1;
    PyObject *out = is_same_name < 0
                        ? NULL
                        : spec_new(s->dims, s->rank, ((spec_object *)self)->dtype, is_same_name ? name : NULL);
    Py_XDECREF(shape);
    return out;
}

static PyObject *from_tensor(PyObject *class, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "tensor", "name", NULL };
    PyObject *x, *name = NULL;
    (void)class;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O|O", names, &x, &name))
        return NULL;
    if (!tensor_check(x)) {
        PyErr_Format(PyExc_ValueError, "`tensor` should be a tf.Tensor, but got type %R.", (PyObject *)Py_TYPE(x));
        return NULL;
    }
    PyObject *plain = spec_like(x);
    if (!plain || !name || name == Py_None)
        return plain;
    const shape_object *shape = (const shape_object *)((spec_object *)plain)->shape;
    PyObject *named = spec_new(shape->dims, shape->rank, ((spec_object *)plain)->dtype, name);
    Py_DECREF(plain);
    return named;
}

static PyObject *from_spec(PyObject *class, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "spec", "name", NULL };
    PyObject *x, *name = Py_None;
    (void)class;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O|O", names, &x, &name))
        return NULL;
    PyObject *plain = spec_like(x);
    if (!plain)
        return NULL;
    const shape_object *shape = (const shape_object *)((spec_object *)plain)->shape;
    PyObject *own = name != Py_None ? name : ((spec_object *)plain)->name;
    PyObject *named = spec_new(shape->dims, shape->rank, ((spec_object *)plain)->dtype, own);
    Py_DECREF(plain);
    return named;
}

static PyObject *reduce(PyObject *self, PyObject *unused)
{
    const spec_object *s = (const spec_object *)self;
    (void)unused;
    PyObject *shape = declared_shape(s);
    return shape ? Py_BuildValue("O(NOO)", (PyObject *)Py_TYPE(self), shape, dtype_object(s->dtype), s->name) : NULL;
}

/* --- signatures -------------------------------------------------------------------------------------------------------------------- */

/* (Classes of items may say what they stand for by code of their own: what the structure holds is kept.) */
static etch_spec *from_items(etch_ctx *cx, PyObject *x)
{
    PyObject *kept = PyList_Check(x) ? PyList_AsTuple(x) : Py_NewRef(x);
    Py_ssize_t n = kept ? PyTuple_GET_SIZE(kept) : 0, made = 0;
    etch_spec **items = kept ? PyMem_New(etch_spec *, (size_t)n + 1) : NULL, *out = NULL;
    if (kept && !items)
        PyErr_NoMemory();
    while (items && made < n && (items[made] = spec_from_structure(cx, PyTuple_GET_ITEM(kept, made))))
        made++;
    if (items && made == n &&
        etch_spec_sequence(cx, PyList_Check(x) ? ETCH_SPEC_LIST : ETCH_SPEC_TUPLE, items, (int)n, &out) != ETCH_OK)
        (void)core_raise(cx);
    while (items && made > 0)
        etch_spec_release(&items[--made]);
    PyMem_Free(items);
    Py_XDECREF(kept);
    return out;
}

static etch_spec *from_dict(etch_ctx *cx, PyObject *x)
{
    PyObject *kept = PyDict_Copy(x), *key, *value;
    Py_ssize_t n = kept ? PyDict_GET_SIZE(kept) : 0, at = 0, made = 0;
    etch_spec **items = PyMem_New(etch_spec *, (size_t)n + 1), *out = NULL;
    etch_literal *keys = PyMem_New(etch_literal, (size_t)n + 1);
    bool ok = kept && items && keys;
    arg_memory memory;
    arg_memory_init(&memory);
    if (kept && !ok)
        PyErr_NoMemory();
    while (ok && PyDict_Next(kept, &at, &key, &value)) {
        int is_literal = arg_literal(key, &memory, &keys[made]);
        if (is_literal == 0)
            PyErr_SetString(PyExc_TypeError, "keys of a dict in an input_signature must be numbers or texts");
        ok = is_literal == 1 && (items[made] = spec_from_structure(cx, value));
        made += ok;
    }
    if (ok && etch_spec_dict(cx, keys, items, (int)n, &out) != ETCH_OK)
        (void)core_raise(cx);
    while (items && made > 0)
        etch_spec_release(&items[--made]);
    arg_memory_fini(&memory);
    PyMem_Free(items);
    PyMem_Free(keys);
    Py_XDECREF(kept);
    return out;
}

/* A value that a parameter is tied to: its default. */
static etch_spec *from_value(etch_ctx *cx, PyObject *x)
{
    etch_arg arg;
    arg_memory memory;
    etch_spec *out = NULL;
    etch_status s = ETCH_OK;
    arg_memory_init(&memory);
    int done = arg_from(cx, x, &memory, &arg);
    if (done == 0 && arg.kind == ETCH_SPEC_LITERAL)
        s = etch_spec_literal(cx, arg.literal, &out);
    else if (done == 0 && arg.kind == ETCH_SPEC_IDENTITY)
        s = etch_spec_identity(cx, arg.identity, &out);
    else if (done == 0 && arg.kind == ETCH_SPEC_VALUE)
        s = etch_spec_value(cx, arg.object, arg.object_ops, &out);
    else if (done == 0)
        PyErr_Format(PyExc_TypeError, "a parameter without a type in input_signature cannot have %R as its default", x);
    if (s != ETCH_OK)
        (void)core_raise(cx);
    arg_memory_fini(&memory);
    return out;
}

/* The spec of a composite. */
static etch_spec *from_composite(etch_ctx *cx, PyObject *x)
{
    enum { MAX = 16 };
    etch_spec *items[MAX], *out = NULL;
    PyObject *data, *components = protocol_take_apart(x, &data),
                    *own = components ? protocol_without_sizes(data) : NULL;
    Py_ssize_t n = own ? PySequence_Fast_GET_SIZE(components) : 0, made = 0;
    if (n > MAX)
        PyErr_Format(PyExc_ValueError, "%R has %zd parts; there may be %d", x, n, MAX);
    while (n <= MAX && made < n && (items[made] = spec_from_structure(cx, PySequence_Fast_GET_ITEM(components, made))))
        made++;
    if (own && made == n && etch_spec_custom(cx, &protocol_nest_ops, own, items, (int)n, &out) != ETCH_OK)
        (void)core_raise(cx);
    while (made > 0)
        etch_spec_release(&items[--made]);
    Py_XDECREF(own);
    Py_XDECREF(data);
    Py_XDECREF(components);
    return out;
}

static etch_spec *from_structure(etch_ctx *cx, PyObject *x)
{
    if (spec_check(x))
        return etch_spec_retain(spec_of(x));
    int is_composite = core_has((PyObject *)Py_TYPE(x), "composite_type");
    if (is_composite != 0)
        return is_composite < 0 ? NULL : from_composite(cx, x);
    if (PyList_Check(x) || PyTuple_Check(x))
        return from_items(cx, x);
    if (PyDict_Check(x))
        return from_dict(cx, x);
    return from_value(cx, x);
}

etch_spec *spec_from_structure(etch_ctx *cx, PyObject *x)
{
    if (Py_EnterRecursiveCall(" in an input_signature")) /* a default may hold itself */
        return NULL;
    etch_spec *spec = from_structure(cx, x);
    Py_LeaveRecursiveCall();
    return spec;
}

/* --- the type ------------------------------------------------------------------------------------------------------------------------ */

static PyObject *get_shape(PyObject *self, void *closure)
{
    (void)closure;
    return Py_NewRef(((spec_object *)self)->shape);
}
static PyObject *get_dtype(PyObject *self, void *closure)
{
    (void)closure;
    return Py_NewRef(dtype_object(((spec_object *)self)->dtype));
}
static PyObject *get_name(PyObject *self, void *closure)
{
    (void)closure;
    return Py_NewRef(((spec_object *)self)->name);
}
static PyObject *get_names(PyObject *self, void *closure)
{
    (void)closure;
    return Py_NewRef(((spec_object *)self)->names);
}

static PyGetSetDef properties[] = {
    { "shape", get_shape, NULL, "sizes; None where any will do", NULL },
    { "dtype", get_dtype, NULL, "type of the elements", NULL },
    { "name", get_name, NULL, "name, or None", NULL },
    { "size_names", get_names, NULL, "names of sizes, or None", NULL },
    { NULL, NULL, NULL, NULL, NULL },
};
static PyMethodDef methods[] = {
    { "is_compatible_with", is_compatible_with, METH_O, "could this be the spec of x?" },
    { "is_subtype_of", is_subtype_of, METH_O, "does whatever fits this fit the other one?" },
    { "most_specific_common_supertype", most_specific_common_supertype, METH_O, "what all of them fit, or None" },
    { "most_specific_compatible_type", most_specific_compatible_type, METH_O, "what both fit" },
    { "from_tensor", (PyCFunction)from_tensor, METH_CLASS | METH_VARARGS | METH_KEYWORDS, "what a tensor is" },
    { "from_spec", (PyCFunction)from_spec, METH_CLASS | METH_VARARGS | METH_KEYWORDS,
      "the same spec, with another name" },
    { "__reduce__", reduce, METH_NOARGS, NULL },
    { NULL, NULL, 0, NULL },
};

PyTypeObject spec_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch.TensorSpec",
    .tp_basicsize = sizeof(spec_object),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_doc = "TensorSpec(shape, dtype=tf.float32, name=None): what a tensor is. Sizes that are texts are names.",
    .tp_new = new_from,
    .tp_dealloc = dealloc,
    .tp_weaklistoffset = offsetof(spec_object, weak),
    .tp_repr = repr,
    .tp_hash = hash,
    .tp_richcompare = compare,
    .tp_getset = properties,
    .tp_methods = methods,
};

int spec_add(PyObject *module)
{
    return PyType_Ready(&spec_type) < 0 ? -1 : PyModule_AddObjectRef(module, "TensorSpec", (PyObject *)&spec_type);
}
