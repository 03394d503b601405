/* IndexedSlices: what the gradient of a gather is. Where a tensor is wanted it becomes one. */
#include "slices.h"

#include "convert.h"
#include "dtype.h"
#include "pickling.h"
#include "shape.h"
#include "tensor.h"
#include <stddef.h>

static const slices_object *of(PyObject *x) { return (const slices_object *)x; }

/* A part, to be held while it is asked for something: what answers may call __init__ again. */
static PyObject *held(PyObject *x) { return Py_NewRef(slices_part(x)); }

PyObject *slices_new(PyObject *values, PyObject *indices, PyObject *dense_shape)
{
    slices_object *x = (slices_object *)slices_type.tp_alloc(&slices_type, 0);
    if (!x) {
        Py_DECREF(values);
        Py_DECREF(indices);
        Py_DECREF(dense_shape);
        return NULL;
    }
    x->values = values;
    x->indices = indices;
    x->dense_shape = dense_shape;
    return (PyObject *)x;
}

static int init(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "values", "indices", "dense_shape", NULL };
    slices_object *x = (slices_object *)self;
    PyObject *values, *indices, *dense_shape = Py_None;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "OO|O", names, &values, &indices, &dense_shape))
        return -1;
    Py_XSETREF(x->values, Py_NewRef(values));
    Py_XSETREF(x->indices, Py_NewRef(indices));
    Py_XSETREF(x->dense_shape, Py_NewRef(dense_shape));
    return 0;
}

static int traverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(of(self)->values);
    Py_VISIT(of(self)->indices);
    Py_VISIT(of(self)->dense_shape);
    return 0;
}

static int clear(PyObject *self)
{
    slices_object *x = (slices_object *)self;
    Py_CLEAR(x->values);
    Py_CLEAR(x->indices);
    Py_CLEAR(x->dense_shape);
    return 0;
}

static void dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    if (of(self)->weak)
        PyObject_ClearWeakRefs(self);
    (void)clear(self);
    Py_TYPE(self)->tp_free(self);
}

/* --- as tensors --------------------------------------------------------------------------------------------------- */

static etch_tensor *convert_indices(etch_ctx *cx, PyObject *x)
{
    etch_tensor *indices = convert(cx, x, CONVERT_ANY, ETCH_I32);
    if (indices && !dtype_is_integer(etch_tensor_dtype(indices))) {
        PyErr_Format(PyExc_TypeError, "indices of IndexedSlices must be integers, not %s",
                     etch_dtype_long_name(etch_tensor_dtype(indices)));
        return NULL;
    }
    return indices;
}

/* The handle stays one when the object is gone. */
static etch_tensor *kept(etch_ctx *cx, etch_tensor *t) { return t ? etch_hand_over(cx, etch_keep(cx, t)) : NULL; }

int slices_parts_as(etch_ctx *cx, PyObject *x, etch_dtype t, etch_gradient *out)
{
    PyObject *values = held(of(x)->values), *indices = held(of(x)->indices);
    out->value = kept(cx, convert(cx, values, t, t));
    out->indices = out->value ? kept(cx, convert_indices(cx, indices)) : NULL;
    Py_DECREF(values);
    Py_DECREF(indices);
    return out->indices ? 0 : ((void)core_raise(cx), -1);
}

int slices_parts(etch_ctx *cx, PyObject *x, etch_gradient *out) { return slices_parts_as(cx, x, CONVERT_ANY, out); }

int slices_tensors(etch_ctx *cx, PyObject *x, etch_tensor **out)
{
    etch_gradient parts;
    if (slices_parts(cx, x, &parts) < 0)
        return -1;
    out[0] = parts.value;
    out[1] = parts.indices;
    PyObject *dense_shape = held(of(x)->dense_shape);
    bool has_shape = dense_shape != Py_None;
    out[2] = has_shape ? kept(cx, convert(cx, dense_shape, CONVERT_ANY, ETCH_I32)) : NULL;
    Py_DECREF(dense_shape);
    return !has_shape ? 2 : out[2] ? 3 : -1;
}

PyObject *slices_with(etch_ctx *cx, etch_tensor *const *parts, int n)
{
    PyObject *at[3] = { NULL, NULL, n < 3 ? Py_NewRef(Py_None) : NULL };
    for (int i = 0; i < n && i < 3; i++) {
        etch_tensor *kept = etch_keep(cx, parts[i]);
        at[i] = kept ? tensor_wrap(kept) : core_raise(cx);
    }
    if (at[0] && at[1] && at[2])
        return slices_new(at[0], at[1], at[2]);
    for (int i = 0; i < 3; i++)
        Py_XDECREF(at[i]);
    return NULL;
}

etch_tensor *slices_convert(etch_ctx *cx, PyObject *x, etch_dtype dtype, etch_dtype hint)
{
    etch_gradient parts;
    (void)hint;
    if (slices_part(of(x)->dense_shape) == Py_None) {
        PyErr_Format(PyExc_ValueError, "Tensor conversion requested for IndexedSlices without dense_shape: %S", x);
        return NULL;
    }
    if (slices_parts(cx, x, &parts) < 0)
        return NULL;
    if (dtype != CONVERT_ANY && etch_tensor_dtype(parts.value) != dtype) {
        PyErr_Format(PyExc_ValueError, "Tensor conversion requested dtype %s for IndexedSlices with dtype %s",
                     etch_dtype_long_name(dtype), etch_dtype_long_name(etch_tensor_dtype(parts.value)));
        return NULL;
    }
    PyObject *dense_shape = held(of(x)->dense_shape);
    etch_tensor *shape = kept(cx, convert_sizes(cx, dense_shape));
    Py_DECREF(dense_shape);
    etch_tensor *dense = shape ? (etch_gradient_dense)(cx, parts, shape) : NULL;
    if (!dense && !PyErr_Occurred())
        (void)core_raise(cx);
    return dense;
}

int slices_dtype(PyObject *x, etch_dtype *out)
{
    PyObject *values = held(of(x)->values);
    int found = convert_has_dtype(values, out);
    Py_DECREF(values);
    return found;
}

/* --- attributes --------------------------------------------------------------------------------------------------- */

static PyObject *get_values(PyObject *self, void *closure)
{
    (void)closure;
    return Py_NewRef(slices_part(of(self)->values));
}
static PyObject *get_indices(PyObject *self, void *closure)
{
    (void)closure;
    return Py_NewRef(slices_part(of(self)->indices));
}
static PyObject *get_dense_shape(PyObject *self, void *closure)
{
    (void)closure;
    return Py_NewRef(slices_part(of(self)->dense_shape));
}
static PyObject *get_attribute(PyObject *self, void *closure)
{
    PyObject *values = held(of(self)->values), *attribute = PyObject_GetAttrString(values, closure);
    Py_DECREF(values);
    return attribute;
}

/* What dense_shape says, as far as it holds numbers. */
static PyObject *get_shape(PyObject *self, void *closure)
{
    PyObject *shapes = PyImport_ImportModule("etch"),
             *class = shapes ? PyObject_GetAttrString(shapes, "TensorShape") : NULL;
    PyObject *given = held(of(self)->dense_shape), *sizes = NULL, *out = NULL;
    (void)closure;
    bool is_open = tensor_check(given) ? etch_tensor_is_traced(tensor_of(given)) : !PySequence_Check(given);
    if (class && !is_open && tensor_check(given)) { /* not its rows, which inside of a trace are the trace's */
        PyObject *array = tensor_numpy(given, NULL);
        sizes = array ? PyObject_CallMethod(array, "tolist", NULL) : NULL;
        Py_XDECREF(array);
        if (sizes && !PyList_Check(sizes))
            Py_SETREF(sizes, Py_NewRef(Py_None));
    } else if (class)
        sizes = is_open ? Py_NewRef(Py_None) : PySequence_List(given);
    for (Py_ssize_t i = 0; sizes && sizes != Py_None && i < PyList_GET_SIZE(sizes); i++) {
        PyObject *number = PyNumber_Long(PyList_GET_ITEM(sizes, i));
        if (!number) {
            Py_CLEAR(sizes);
            break;
        }
        (void)PyList_SetItem(sizes, i, number);
    }
    if (sizes)
        out = PyObject_CallOneArg(class, sizes);
    Py_XDECREF(sizes);
    Py_DECREF(given);
    Py_XDECREF(class);
    Py_XDECREF(shapes);
    return out;
}

static PyObject *negative(PyObject *self)
{
    PyObject *own = held(of(self)->values), *values = PyNumber_Negative(own);
    Py_DECREF(own);
    return values ? slices_new(values, Py_NewRef(slices_part(of(self)->indices)),
                               Py_NewRef(slices_part(of(self)->dense_shape)))
                  : NULL;
}

/* --- as a composite ----------------------------------------------------------------------------------------------- */

/* What is known of the whole without looking at its parts: ((has_dense_shape, sizes or None), parts). */
static PyObject *flatten(PyObject *self, PyObject *unused)
{
    PyObject *dense_shape = held(of(self)->dense_shape), *out = NULL;
    bool has_shape = dense_shape != Py_None;
    PyObject *shape = get_shape(self, NULL), *sizes = NULL;
    (void)unused;
    if (shape)
        sizes = has_shape && ((shape_object *)shape)->rank >= 0 ? PyObject_CallMethod(shape, "as_list", NULL)
                                                                : Py_NewRef(Py_None);
    if (sizes && sizes != Py_None)
        Py_SETREF(sizes, PyList_AsTuple(sizes));
    if (sizes && has_shape)
        out = Py_BuildValue("((OO)(OOO))", Py_True, sizes, slices_part(of(self)->values),
                            slices_part(of(self)->indices), dense_shape);
    else if (sizes)
        out = Py_BuildValue("((OO)(OO))", Py_False, sizes, slices_part(of(self)->values),
                            slices_part(of(self)->indices));
    Py_DECREF(dense_shape);
    Py_XDECREF(sizes);
    Py_XDECREF(shape);
    return out;
}

static PyObject *unflatten(PyObject *class, PyObject *args)
{
    PyObject *metadata, *components;
    if (!PyArg_ParseTuple(args, "OO", &metadata, &components))
        return NULL;
    PyObject *parts = PySequence_Tuple(components);
    PyObject *made = parts ? PyObject_CallObject(class, parts) : NULL;
    Py_XDECREF(parts);
    return made;
}

static PyMethodDef methods[] = {
    { "__tf_flatten__", flatten, METH_NOARGS, "what it is but for its parts, and the parts" },
    { "__tf_unflatten__", unflatten, METH_VARARGS | METH_CLASS, "the other way round" },
    { "__reduce__", pickling_of_slices, METH_NOARGS, NULL },
    { NULL, NULL, 0, NULL },
};

static PyObject *text(PyObject *self)
{
    PyObject *values = held(of(self)->values), *indices = held(of(self)->indices), *out;
    PyObject *dense_shape = held(of(self)->dense_shape);
    if (dense_shape == Py_None)
        out = PyUnicode_FromFormat("IndexedSlices(indices=%S, values=%S)", indices, values);
    else
        out = PyUnicode_FromFormat("IndexedSlices(indices=%S, values=%S, dense_shape=%S)", indices, values,
                                   dense_shape);
    Py_DECREF(dense_shape);
    Py_DECREF(indices);
    Py_DECREF(values);
    return out;
}

static char dtype_name[] = "dtype", device_name[] = "device", name_name[] = "name";
static PyGetSetDef properties[] = {
    { "values", get_values, NULL, "the rows", NULL },
    { "indices", get_indices, NULL, "where they are along axis 0", NULL },
    { "dense_shape", get_dense_shape, NULL, "shape of the whole, or None", NULL },
    { "dtype", get_attribute, NULL, "type of the elements", dtype_name },
    { "device", get_attribute, NULL, "where the rows lie", device_name },
    { "name", get_attribute, NULL, "of the rows, while they are traced", name_name },
    { "shape", get_shape, NULL, "sizes of the whole, as far as they are known", NULL },
    { NULL, NULL, NULL, NULL, NULL },
};

static PyNumberMethods number = { .nb_negative = negative };

PyTypeObject slices_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch.IndexedSlices",
    .tp_basicsize = sizeof(slices_object),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = "IndexedSlices(values, indices, dense_shape=None)\n--\n\nSome rows of a tensor, and which these are; the "
              "others are "
              "zero.",
    .tp_new = PyType_GenericNew,
    .tp_init = init,
    .tp_dealloc = dealloc,
    .tp_traverse = traverse,
    .tp_clear = clear,
    .tp_weaklistoffset = offsetof(slices_object, weak),
    .tp_str = text,
    .tp_as_number = &number,
    .tp_getset = properties,
    .tp_methods = methods,
};

int slices_add(PyObject *module)
{
    return PyType_Ready(&slices_type) < 0 ? -1
                                          : PyModule_AddObjectRef(module, "IndexedSlices", (PyObject *)&slices_type);
}
