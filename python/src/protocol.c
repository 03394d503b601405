/* Types of the program's own: compared by Python's ==, or by what their trace type says. */
#include "protocol.h"

#include "slices.h"

static int answer_of(etch_ctx *cx, int answer)
{
    if (answer < 0)
        core_fail(cx);
    return answer;
}

/* Data is immutable and shared: const in Etch's tables, a PyObject like any here. */
static PyObject *object_of(const void *data) { return (PyObject *)(uintptr_t)data; }

static int equal(etch_ctx *cx, const void *a, const void *b)
{
    return a == b ? 1 : answer_of(cx, PyObject_RichCompareBool(object_of(a), object_of(b), Py_EQ));
}

static void *retain(const void *data) { return Py_NewRef(object_of(data)); }
static void release(void *data) { core_release_later(data); }

static void print(const void *data, char *buffer, size_t n) { core_print(object_of(data), "?", buffer, n); }

/* --- what has __tf_flatten__ ------------------------------------------------------------------------------------------------------- */

static int nest_hash(etch_ctx *cx, const void *data,
                     uint64_t *out) /* of the class alone: metadata need not be hashable */
{
    Py_hash_t h = PyObject_Hash(PyTuple_GET_ITEM(object_of(data), 0));
    *out = (uint64_t)h;
    return answer_of(cx, h == -1 ? -1 : 1);
}

const etch_spec_ops protocol_nest_ops = {
    .type_name = "nest",
    .equal = equal,
    .hash = nest_hash,
    .print = print,
    .retain = retain,
    .release = release,
};

/* What it is, or what a spec of a composite stands for. */
static PyObject *class_of(PyObject *x)
{
    PyObject *own;
    int has_own = core_get((PyObject *)Py_TYPE(x), "composite_type", &own);
    return has_own == 0 ? Py_NewRef((PyObject *)Py_TYPE(x)) : own;
}

PyObject *protocol_without_sizes(PyObject *data)
{
    PyObject *metadata = PyTuple_GET_ITEM(data, 1);
    if (PyTuple_GET_ITEM(data, 0) != (PyObject *)&slices_type || !PyTuple_Check(metadata) ||
        PyTuple_GET_SIZE(metadata) < 1)
        return Py_NewRef(data);
    return Py_BuildValue("(O(OO))", PyTuple_GET_ITEM(data, 0), PyTuple_GET_ITEM(metadata, 0), Py_None);
}

PyObject *protocol_take_apart(PyObject *x, PyObject **data)
{
    PyObject *parts = PyObject_CallMethod(x, "__tf_flatten__", NULL), *components = NULL;
    *data = NULL;
    if (parts && PyTuple_Check(parts) && PyTuple_GET_SIZE(parts) == 2) {
        components = core_items(PyTuple_GET_ITEM(parts, 1), "components must be a sequence");
        PyObject *class = components ? class_of(x) : NULL;
        *data = class ? PyTuple_Pack(2, class, PyTuple_GET_ITEM(parts, 0)) : NULL;
        Py_XDECREF(class);
        if (!*data)
            Py_CLEAR(components);
    } else if (parts)
        PyErr_Format(PyExc_TypeError, "__tf_flatten__ of %R must give (metadata, components)", x);
    Py_XDECREF(parts);
    return components;
}

PyObject *protocol_put_together(PyObject *data, PyObject *components)
{
    return PyObject_CallMethod(PyTuple_GET_ITEM(data, 0), "__tf_unflatten__", "OO", PyTuple_GET_ITEM(data, 1),
                               components);
}

/* --- what has __tf_tracing_type__ -------------------------------------------------------------------------------------------------- */

static int type_hash(etch_ctx *cx, const void *data, uint64_t *out)
{
    Py_hash_t h = PyObject_Hash(object_of(data));
    *out = (uint64_t)h;
    return answer_of(cx, h == -1 ? -1 : 1);
}

static int is_subtype(etch_ctx *cx, const void *a, const void *b)
{
    PyObject *answer = PyObject_CallMethod(object_of(a), "is_subtype_of", "O", object_of(b));
    int is_one = answer ? PyObject_IsTrue(answer) : -1;
    Py_XDECREF(answer);
    return answer_of(cx, is_one);
}

static void *common_supertype(etch_ctx *cx, const void *a, const void *b)
{
    PyObject *common = PyObject_CallMethod(object_of(a), "most_specific_common_supertype", "[O]", object_of(b));
    if (!common)
        core_fail(cx);
    if (common == Py_None)
        Py_CLEAR(common);
    return common;
}

const etch_spec_ops protocol_type_ops = {
    .type_name = "trace type",
    .equal = equal,
    .hash = type_hash,
    .is_subtype = is_subtype,
    .common_supertype = common_supertype,
    .print = print,
    .retain = retain,
    .release = release,
};

PyObject *protocol_tracing_type(PyObject *x)
{
    PyObject *context = Py_NewRef(Py_None), *type = PyObject_CallMethod(x, "__tf_tracing_type__", "O", context);
    Py_DECREF(context);
    int is_type = type ? core_has(type, "is_subtype_of") : -1;
    is_type = is_type == 1 ? core_has(type, "placeholder_value") : is_type;
    if (is_type == 0)
        PyErr_Format(PyExc_TypeError,
                     "Expected an instance of TraceType for Tracing type protocol call to %R but got %R", x, type);
    if (is_type != 1)
        Py_CLEAR(type);
    return type;
}

PyObject *protocol_placeholder(PyObject *type) { return PyObject_CallMethod(type, "placeholder_value", "O", Py_None); }
