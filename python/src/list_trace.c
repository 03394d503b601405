/* TensorArrays of a trace: values made of the tensors of an etch_list, so that branches and loops can have them.
 *
 * What elements are like is often told by the first write alone. Until then there are no tensors, only a length; the
 * first element says what the others are, and those that were not written are zeros of the same shape. */
#include "list.h"

#include "build.h"
#include "convert.h"
#include "dtype.h"
#include "raise.h"
#include "tensor.h"

static etch_tensor *zero_of(etch_ctx *cx, etch_dtype t)
{
    static const char none[16];
    const char *no_text = "";
    return etch_from(cx, t, NULL, 0, t == ETCH_STRING ? (const void *)&no_text : none);
}

/* Zeros of [n, sizes...], from sizes that are i64 scalars. */
static etch_tensor *zeros(etch_ctx *cx, etch_dtype t, etch_tensor *const *sizes, int n)
{
    etch_tensor *shape = n > 0 ? (etch_stack)(cx, sizes, n, 0) : etch_int_list(cx, NULL, 0);
    return shape ? (etch_broadcast_to)(cx, zero_of(cx, t), shape) : NULL;
}

static etch_list contents(const list_object *l) { return (etch_list){ l->rows, l->sizes }; }

/* Another like l with these contents. */
static PyObject *with(etch_ctx *cx, const list_object *l, etch_list now)
{
    if (!now.rows)
        return core_raise(cx);
    list_object *out = list_like(l);
    if (out) {
        out->rows = etch_keep(cx, now.rows);
        out->sizes = now.sizes ? etch_keep(cx, now.sizes) : NULL;
    }
    return (PyObject *)out;
}

/* n elements whose sizes may differ, all empty. */
static etch_list empty_parts(etch_ctx *cx, etch_dtype t, etch_tensor *n, int rank)
{
    etch_tensor *none = etch_int(cx, ETCH_I64, 0);
    return (etch_list){ zeros(cx, t, &none, 1),
                        zeros(cx, ETCH_I64, (etch_tensor *[]){ n, etch_int(cx, ETCH_I64, rank) }, 2) };
}

bool list_is_shape_known(const list_object *l)
{
    bool is_known = l->rank >= 0;
    for (int i = 0; i < l->rank; i++)
        is_known &= l->dims[i] >= 0;
    return is_known;
}

/* The list as one that has tensors, if what is known of its elements is enough; else one that failed, without an error.
 */
static etch_list opened(etch_ctx *cx, const list_object *l)
{
    etch_tensor *sizes[ETCH_MAX_RANK + 1] = { l->length };
    if (l->rows || !list_is_shape_known(l) || l->rank >= ETCH_MAX_RANK)
        return contents(l);
    for (int i = 0; i < l->rank; i++)
        sizes[i + 1] = etch_int(cx, ETCH_I64, l->dims[i]);
    return (etch_list){ zeros(cx, l->dtype, sizes, l->rank + 1), NULL };
}

/* The same for one that an element of this type is put into. */
static etch_list opened_for(etch_ctx *cx, const list_object *l, etch_tensor *element)
{
    if (l->rows || list_is_shape_known(l))
        return opened(cx, l);
    return l->infers ? (etch_list_like)(cx, element, l->length)
                     : empty_parts(cx, l->dtype, l->length, etch_tensor_rank(element));
}

static etch_tensor *index_of(etch_ctx *cx, PyObject *x)
{
    etch_tensor *index = convert(cx, x, CONVERT_ANY, ETCH_I32);
    if (index && (!dtype_is_integer(etch_tensor_dtype(index)) || etch_tensor_rank(index) > 0)) {
        PyErr_Format(PyExc_TypeError, "Expected int32 passed to parameter 'index', got %R instead.", x);
        return NULL;
    }
    return index && etch_tensor_dtype(index) != ETCH_I32 ? (etch_cast)(cx, index, ETCH_I64) : index;
}

/* The list itself learns from a write what its elements are like, though what it holds stays: where the result of the write is dropped,
 * its elements are zeros of that shape, as in TensorFlow. */
PyObject *list_trace_write(etch_ctx *cx, list_object *l, PyObject *index, etch_tensor *value)
{
    etch_tensor *at = index_of(cx, index);
    if (!at || !list_accept(cx, l, value, 0))
        return NULL;
    etch_list before = opened_for(cx, l, value);
    etch_list now = l->is_dynamic ? (etch_list_set)(cx, before, at, value) : (etch_list_replace)(cx, before, at, value);
    return with(cx, l, now);
}

static etch_tensor *refuse_unwritten(const char *what)
{
    return raise_error(
        "InvalidArgumentError",
        "Trying to %s a TensorArray of uninitialized elements but element_shape is not fully defined: <unknown>", what);
}

etch_tensor *list_trace_read(etch_ctx *cx, list_object *l, PyObject *index)
{
    etch_tensor *at = index_of(cx, index);
    etch_list now = at ? opened(cx, l) : (etch_list){ NULL, NULL };
    if (at && !now.rows && !etch_failed(cx))
        return refuse_unwritten("read");
    return at ? (etch_list_get)(cx, now, at) : NULL;
}

etch_tensor *list_trace_stack(etch_ctx *cx, list_object *l)
{
    etch_list now = opened(cx, l);
    return now.rows || etch_failed(cx) ? (etch_list_stack)(cx, now) : refuse_unwritten("stack");
}

etch_tensor *list_trace_concat(etch_ctx *cx, list_object *l)
{
    etch_list now = opened(cx, l);
    return now.rows || etch_failed(cx) ? (etch_list_concat)(cx, now) : refuse_unwritten("concat");
}

etch_tensor *list_trace_gather(etch_ctx *cx, list_object *l, etch_tensor *indices)
{
    etch_tensor *all = list_trace_stack(cx, l);
    return all ? (etch_gather)(cx, build_dense(cx, all), indices, 0, 0) : NULL;
}

etch_tensor *list_trace_size(etch_ctx *cx, list_object *l)
{
    etch_tensor *n = l->rows ? (etch_list_length)(cx, contents(l)) : l->length;
    return n ? (etch_cast)(cx, n, ETCH_I32) : NULL;
}

/* --- several elements at once ------------------------------------------------------------------------------------- */

/* One by one, for lists that grow or whose elements differ; how many there are must be known. */
static PyObject *write_each(etch_ctx *cx, list_object *l, etch_tensor *indices, etch_tensor *value)
{
    int64_t n = etch_tensor_known_dim(cx, indices, 0);
    if (n < 0)
        return raise_error("UnimplementedError",
                           "TensorArray.scatter: the number of indices must be known if the array can grow");
    PyObject *now = Py_NewRef((PyObject *)l);
    for (int64_t i = 0; now && i < n; i++) {
        etch_tensor *at = etch_int(cx, ETCH_I64, i);
        etch_tensor *index = (etch_gather)(cx, indices, at, 0, 0),
                    *one = index ? (etch_gather)(cx, build_dense(cx, value), at, 0, 0) : NULL;
        PyObject *wrapped = one ? tensor_wrap(etch_tensor_retain(index)) : core_raise(cx);
        Py_XSETREF(now, wrapped ? list_trace_write(cx, list_of(now), wrapped, one) : NULL);
        Py_XDECREF(wrapped);
    }
    return now;
}

PyObject *list_trace_scatter(etch_ctx *cx, list_object *l, etch_tensor *indices, etch_tensor *value)
{
    if (etch_tensor_rank(value) < 1 || etch_tensor_rank(indices) != 1) {
        PyErr_SetString(PyExc_ValueError,
                        "TensorArray.scatter: indices must be a vector, and value needs an axis for them");
        return NULL;
    }
    if (l->is_dynamic || l->sizes)
        return write_each(cx, l, indices, value);
    if (!list_accept(cx, l, value, 1))
        return NULL;
    etch_tensor *sizes[ETCH_MAX_RANK + 1] = { l->length }, *before = l->rows;
    for (int i = 1; !before && i < etch_tensor_rank(value); i++)
        sizes[i] = (etch_tensor_dim_of)(cx, value, i);
    if (!before)
        before = zeros(cx, l->dtype, sizes, etch_tensor_rank(value));
    etch_tensor *column = (etch_expand_dims)(cx, indices, ETCH_INTS(1));
    return with(cx, l, (etch_list){ (etch_scatter_nd_update)(cx, before, column, value), NULL });
}

PyObject *list_trace_unstack(etch_ctx *cx, list_object *l, etch_tensor *value)
{
    return list_accept(cx, l, value, 1) ? with(cx, l, (etch_list_of)(cx, value)) : NULL;
}

PyObject *list_trace_split(etch_ctx *cx, list_object *l, etch_tensor *value, etch_tensor *lengths)
{
    return with(cx, l, (etch_list_split)(cx, value, lengths));
}

/* --- branches and loops ------------------------------------------------------------------------------------------- */

/* One from outside of traces, as a value of this one. */
static etch_list from_elements(etch_ctx *cx, list_object *l)
{
    PyObject *all = PyObject_CallMethod((PyObject *)l, "stack", NULL);
    etch_tensor *rows = all ? etch_hand_over(cx, etch_tensor_retain(tensor_of(all))) : NULL;
    Py_XDECREF(all);
    return (etch_list){ rows, NULL };
}

int list_tensors(etch_ctx *cx, PyObject *x, etch_tensor **out, etch_spec **types)
{
    list_object *l = list_of(x);
    etch_list now = l->elements ? from_elements(cx, l) : opened(cx, l);
    if (!now.rows) {
        if (PyErr_Occurred() || etch_failed(cx))
            return (void)core_raise(cx), -1;
        return 0;
    }
    bool is_open = types && (l->is_dynamic || now.sizes);
    int n = etch_list_flatten(cx, now, out, is_open ? types : NULL);
    return n > 0 ? n : ((void)core_raise(cx), -1);
}

PyObject *list_with(etch_ctx *cx, PyObject *x, etch_tensor *const *tensors, int n)
{
    return n > 0 ? with(cx, list_of(x), etch_list_unflatten(tensors, n)) : Py_NewRef(x);
}

/* Elements outside of traces: those of a list that may have parts of different sizes. */
static PyObject *with_elements(etch_ctx *cx, const list_object *l, etch_list now)
{
    etch_tensor *length = (etch_list_length)(cx, now);
    PyObject *wrapped = length ? tensor_wrap(etch_tensor_retain(length)) : core_raise(cx);
    PyObject *number = wrapped ? tensor_item(wrapped) : NULL;
    Py_ssize_t n = number ? PyLong_AsSsize_t(number) : -1;
    list_object *out = n >= 0 ? list_like(l) : NULL;
    Py_XDECREF(wrapped);
    Py_XDECREF(number);
    if (out && !(out->elements = PyList_New(n)))
        Py_CLEAR(out);
    for (Py_ssize_t i = 0; out && i < n; i++) {
        etch_tensor *element = (etch_list_get)(cx, now, etch_int(cx, ETCH_I64, i));
        etch_tensor *kept = element ? etch_keep(cx, element) : NULL;
        PyObject *x = kept ? tensor_wrap(kept) : core_raise(cx);
        if (x)
            PyList_SET_ITEM(out->elements, i, x);
        else
            Py_CLEAR(out);
    }
    return (PyObject *)out;
}

PyObject *list_from_parts(PyObject *x, PyObject *parts)
{
    etch_tensor *tensors[LIST_MAX_TENSORS];
    int n = (int)PyTuple_GET_SIZE(parts);
    bool is_traced = false;
    for (int i = 0; i < n && i < LIST_MAX_TENSORS; i++) {
        if (!tensor_check(PyTuple_GET_ITEM(parts, i)))
            return Py_NewRef(x);
        tensors[i] = tensor_of(PyTuple_GET_ITEM(parts, i));
        is_traced |= etch_tensor_is_traced(tensors[i]);
    }
    stretch s;
    if (!stretch_begin(&s))
        return NULL;
    etch_list now = etch_list_unflatten(tensors, n);
    PyObject *out = is_traced ? with(s.cx, list_of(x), now) : with_elements(s.cx, list_of(x), now);
    etch_scope_end(s.cx, s.scope);
    return out;
}

PyObject *list_element_outside(etch_ctx *cx, PyObject *x)
{
    const list_object *l = list_of(x);
    if (l->sizes)
        return PyLong_FromLong((long)etch_tensor_known_dim(cx, l->sizes, 1));
    int rank = etch_tensor_rank(l->rows) - 1;
    PyObject *all = PyTuple_New(rank);
    for (int i = 0; all && i < rank; i++) {
        etch_tensor *size = etch_size_outside(cx, l->rows, i + 1);
        PyObject *wrapped = size ? tensor_wrap(etch_tensor_retain(size)) : NULL;
        if (wrapped)
            PyTuple_SET_ITEM(all, i, wrapped);
        else
            Py_CLEAR(all);
    }
    if (all || PyErr_Occurred())
        return all;
    return etch_failed(cx) ? core_raise(cx) : PyLong_FromLong(rank);
}

PyObject *list_prepare(etch_ctx *cx, PyObject *x, PyObject *element)
{
    const list_object *l = list_of(x);
    etch_tensor *sizes[ETCH_MAX_RANK + 1] = { l->length };
    if (!PyTuple_Check(element))
        return with(cx, l, empty_parts(cx, l->dtype, l->length, (int)PyLong_AsLong(element)));
    int rank = (int)PyTuple_GET_SIZE(element);
    for (int i = 0; i < rank; i++)
        sizes[i + 1] = tensor_of(PyTuple_GET_ITEM(element, i));
    return with(cx, l, (etch_list){ zeros(cx, l->dtype, sizes, rank + 1), NULL });
}
