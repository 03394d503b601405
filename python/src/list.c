/* TensorArray: the type, and what it is outside of traces: a Python list of tensors, so that tapes see the tensors
 * themselves. */
#include "list.h"

#include "build.h"
#include "convert.h"
#include "dtype.h"
#include "raise.h"
#include "shape.h"
#include "tensor.h"
#include <stddef.h>
#include <string.h>

list_object *list_like(const list_object *l)
{
    list_object *out = (list_object *)list_type.tp_alloc(&list_type, 0);
    if (!out)
        return NULL;
    out->dtype = l->dtype;
    out->is_dynamic = l->is_dynamic;
    out->is_kept = l->is_kept;
    out->infers = l->infers;
    out->rank = l->rank;
    memcpy(out->dims, l->dims, sizeof out->dims);
    return out;
}

bool list_accept(etch_ctx *cx, list_object *l, etch_tensor *value, int n_before)
{
    int rank = etch_tensor_rank(value) - n_before;
    if (etch_tensor_dtype(value) != l->dtype)
        return raise_error("InvalidArgumentError", "TensorArray dtype is %s but Op is trying to write dtype %s ",
                           etch_dtype_long_name(l->dtype), etch_dtype_long_name(etch_tensor_dtype(value))) != NULL;
    int64_t known[ETCH_MAX_RANK];
    bool fits = l->rank < 0 || rank < 0 || l->rank == rank;
    for (int i = 0; i < rank; i++) {
        known[i] = etch_tensor_known_dim(cx, value, i + n_before);
        fits &= l->rank < 0 || i >= l->rank || l->dims[i] < 0 || known[i] < 0 || l->dims[i] == known[i];
    }
    if (!fits) {
        PyObject *saw = shape_text_of(known, rank), *expected = saw ? shape_text_of(l->dims, l->rank) : NULL;
        if (expected)
            PyErr_Format(PyExc_ValueError,
                         l->elements ? "Incompatible shape for value (%U), expected (%U)"
                                     : "Inconsistent shapes: saw %U but expected %U",
                         saw, expected);
        Py_XDECREF(saw);
        Py_XDECREF(expected);
        return false;
    }
    if (!l->infers || rank < 0)
        return true;
    for (int i = 0; i < rank; i++)
        l->dims[i] = l->rank >= 0 && l->dims[i] >= 0 ? l->dims[i] : known[i];
    l->rank = rank;
    return true;
}

/* --- life --------------------------------------------------------------------------------------------------------- */

static PyObject *nothing(Py_ssize_t n)
{
    PyObject *all = PyList_New(n);
    for (Py_ssize_t i = 0; all && i < n; i++)
        PyList_SET_ITEM(all, i, Py_NewRef(Py_None));
    return all;
}

/* Indices and sizes that are tensors are of int32 in a trace, and of any integers outside. */
static bool check_index(PyObject *x, bool is_traced, const char *name)
{
    if (!tensor_check(x))
        return true;
    etch_dtype t = etch_tensor_dtype(tensor_of(x));
    if (is_traced && t != ETCH_I32)
        PyErr_Format(PyExc_TypeError, "Input %s Op has type %s that does not match expected type of int32.", name,
                     etch_dtype_long_name(t));
    else if (!is_traced && !dtype_is_integer(t))
        PyErr_Format(PyExc_TypeError, "list indices must be integers or slices, not a tensor of %s",
                     etch_dtype_long_name(t));
    return !PyErr_Occurred();
}

/* How many elements: a number outside of traces, a tensor inside. */
static int set_size(list_object *l, PyObject *size)
{
    stretch s;
    if (!stretch_begin(&s))
        return -1;
    if (!etch_is_tracing(s.cx)) {
        PyObject *x = tensor_check(size) ? tensor_item(size) : Py_NewRef(size);
        Py_ssize_t n = x ? PyNumber_AsSsize_t(x, PyExc_OverflowError) : -1;
        Py_XDECREF(x);
        (void)stretch_drop(&s);
        return (n == -1 && PyErr_Occurred()) || !(l->elements = nothing(n > 0 ? n : 0)) ? -1 : 0;
    }
    bool fits = check_index(size, true, "'num_elements' of 'TensorListReserve'");
    etch_tensor *n = fits ? convert_sizes(s.cx, size) : NULL;
    if (n && etch_tensor_rank(n) != 0) {
        PyErr_Format(PyExc_ValueError, "TensorArray: size must be a scalar, not %R", size);
        n = NULL;
    }
    l->length = n ? etch_keep(s.cx, n) : NULL;
    (void)stretch_drop(&s);
    return l->length ? 0 : -1;
}

static int refuse_missing_size(void)
{
    etch_ctx *cx = core_ctx();
    if (cx)
        PyErr_SetString(PyExc_ValueError,
                        etch_is_tracing(cx)
                            ? "Argument `size` must be provided if argument `flow` is not provided."
                            : "Size must be declared for TensorArrays when eager execution is enabled.");
    return -1;
}

static PyObject *new (PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "dtype",  "size", "dynamic_size", "clear_after_read", "tensor_array_name",
                             "handle", "flow", "infer_shape",  "element_shape",    "colocate_with_first_write_call",
                             "name",   NULL };
    PyObject *dtype, *size = Py_None, *dynamic = Py_None, *clears = Py_None, *unused, *handle = Py_None,
                     *flow = Py_None;
    PyObject *infers = Py_True, *shape = Py_None;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O|OOOOOOOOOO", names, &dtype, &size, &dynamic, &clears, &unused,
                                     &handle, &flow, &infers, &shape, &unused, &unused))
        return NULL;
    list_object *l = (list_object *)type->tp_alloc(type, 0);
    if (!l)
        return NULL;
    int is_dynamic = PyObject_IsTrue(dynamic);
    int is_cleared = is_dynamic < 0 ? -1 : clears == Py_None ? 1 : PyObject_IsTrue(clears);
    int has_infers = is_cleared < 0 ? -1 : PyObject_IsTrue(infers);
    l->is_dynamic = is_dynamic == 1;
    l->is_kept = is_cleared == 0;
    l->infers = has_infers == 1;
    l->rank = -1;
    int done = has_infers < 0 || dtype_from_argument(dtype, "type_value", &l->dtype) < 0 ? -1 : 0;
    if (done == 0 && (handle != Py_None || flow != Py_None)) {
        PyErr_SetString(PyExc_ValueError, "TensorArray handles are not supported when eager execution is enabled.");
        done = -1;
    }
    if (done == 0 && shape != Py_None)
        done = shape_from(shape, l->dims, &l->rank);
    if (done == 0)
        done = size == Py_None ? refuse_missing_size() : set_size(l, size);
    if (done < 0)
        Py_CLEAR(l);
    return (PyObject *)l;
}

static int traverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(list_of(self)->elements);
    return 0;
}

static int clear(PyObject *self)
{
    Py_CLEAR(list_of(self)->elements);
    return 0;
}

static void dealloc(PyObject *self)
{
    list_object *l = list_of(self);
    PyObject_GC_UnTrack(self);
    if (l->weak)
        PyObject_ClearWeakRefs(self);
    Py_CLEAR(l->elements);
    etch_tensor_release(&l->rows);
    etch_tensor_release(&l->sizes);
    etch_tensor_release(&l->length);
    Py_TYPE(self)->tp_free(self);
}

/* --- as an argument ----------------------------------------------------------------------------------------------- */

PyObject *list_description(PyObject *x)
{
    const list_object *l = list_of(x);
    PyObject *shape = l->rank < 0 ? Py_NewRef(Py_None) : PyTuple_New(l->rank);
    for (int i = 0; shape && i < l->rank; i++) {
        PyObject *size = PyLong_FromLongLong(l->dims[i]);
        if (size)
            PyTuple_SET_ITEM(shape, i, size);
        else
            Py_CLEAR(shape);
    }
    return shape ? Py_BuildValue("(O(iiiiN))", (PyObject *)&list_type, (int)l->dtype, l->is_dynamic, l->is_kept,
                                 l->infers, shape)
                 : NULL;
}

PyObject *list_of_elements(PyObject *like, PyObject *elements)
{
    list_object *l = list_like(list_of(like));
    if (l && !(l->elements = PySequence_List(elements)))
        Py_CLEAR(l);
    return (PyObject *)l;
}

/* --- outside of traces -------------------------------------------------------------------------------------------- */

/* -1 with the exception set. */
static Py_ssize_t number_of(PyObject *index, const char *doing)
{
    PyObject *x = tensor_check(index) ? tensor_item(index) : Py_NewRef(index);
    Py_ssize_t i = x ? PyNumber_AsSsize_t(x, PyExc_IndexError) : -1;
    Py_XDECREF(x);
    if (i < 0 && !PyErr_Occurred())
        (void)raise_error("OutOfRangeError", "%s negative indices (index %zd) is not allowed.", doing, i);
    return i < 0 ? -1 : i;
}

static int put(etch_ctx *cx, list_object *l, Py_ssize_t i, etch_tensor *value)
{
    Py_ssize_t n = PyList_GET_SIZE(l->elements);
    if (i >= n && !l->is_dynamic) {
        (void)raise_error("OutOfRangeError",
                          "Tried to write to index %zd but array is not resizeable and size is: %zd ", i, n);
        return -1;
    }
    if (!list_accept(cx, l, value, 0))
        return -1;
    PyObject *between = i >= n ? nothing(i + 1 - n)
                               : NULL; /* at once: far too many are refused, and not tried one by one */
    if (i >= n && (!between || PyList_SetSlice(l->elements, n, n, between) < 0)) {
        Py_XDECREF(between);
        return -1;
    }
    Py_XDECREF(between);
    PyObject *wrapped = tensor_wrap(etch_tensor_retain(value));
    return wrapped ? PyList_SetItem(l->elements, i, wrapped) : -1;
}

/* Element i as a handle: what was not written is zeros, if its shape is known. */
static etch_tensor *element(etch_ctx *cx, const list_object *l, Py_ssize_t i)
{
    PyObject *it = PyList_GetItem(l->elements, i);
    if (!it)
        return NULL;
    if (tensor_check(it))
        return etch_hand_over(cx, etch_tensor_retain(tensor_of(it)));
    if (list_is_shape_known(l)) {
        etch_list zero = (etch_list_new)(cx, l->dtype, l->dims, l->rank, 1);
        return zero.rows ? (etch_gather)(cx, zero.rows, etch_int(cx, ETCH_I64, 0), 0, 0) : NULL;
    }
    PyErr_SetString(PyExc_ValueError, "Cannot convert a partially known TensorShape <unknown> to a Tensor.");
    return NULL;
}

static etch_tensor *get(etch_ctx *cx, list_object *l, Py_ssize_t i)
{
    Py_ssize_t n = PyList_GET_SIZE(l->elements);
    if (i >= n)
        return raise_error("OutOfRangeError", "Tried to read from index %zd but array size is: %zd ", i, n);
    if (PyList_GET_ITEM(l->elements, i) == Py_False)
        return raise_error(
            "InvalidArgumentError",
            "Could not read index %zd twice because it was cleared after a previous read (perhaps try setting "
            "clear_after_read = false?)",
            i);
    etch_tensor *it = element(cx, l, i);
    if (it && !l->is_kept && PyList_GET_ITEM(l->elements, i) != Py_None)
        (void)PyList_SetItem(l->elements, i, Py_NewRef(Py_False));
    return it;
}

/* These elements, or all (indices NULL), one behind the other along a new axis or along their own first. */
static etch_tensor *join(etch_ctx *cx, list_object *l, const int64_t *indices, Py_ssize_t n, bool is_concat)
{
    if (n == 0) {
        int64_t none[ETCH_MAX_RANK] = { 0 };
        int first = is_concat ? 1 : 0, rank = list_is_shape_known(l) ? l->rank - first : 0;
        for (int i = 0; i < rank; i++)
            none[i] = l->dims[i + first];
        return (etch_list_new)(cx, l->dtype, none, rank > 0 ? rank : 0, 0).rows;
    }
    etch_tensor **in = PyMem_New(etch_tensor *, (size_t)n), *out = NULL;
    if (!in)
        return (etch_tensor *)PyErr_NoMemory();
    Py_ssize_t i = 0;
    while (i < n && (in[i] = element(cx, l, indices ? (Py_ssize_t)indices[i] : i))) {
        if (is_concat && etch_tensor_rank(in[i]) == 0) {
            (void)raise_error("InvalidArgumentError",
                              "Concat saw a scalar shape at index %zd but requires at least vectors.", i);
            break;
        }
        i++;
    }
    if (i == n)
        out = is_concat ? (etch_concat)(cx, in, (int)n, 0) : (etch_stack)(cx, in, (int)n, 0);
    PyMem_Free(in);
    return out;
}

/* The numbers of a vector, in memory that the caller frees. How many, or -1 with the exception set. */
static Py_ssize_t numbers(etch_ctx *cx, PyObject *x, int64_t **out)
{
    etch_tensor *t = convert_sizes(cx, x);
    *out = NULL;
    if (!t)
        return -1;
    int64_t n = (etch_tensor_count)(t);
    *out = PyMem_New(int64_t, (size_t)n + 1);
    if (!*out)
        return PyErr_NoMemory(), -1;
    if (etch_tensor_read(cx, t, *out, (size_t)n * sizeof **out) == ETCH_OK)
        return (Py_ssize_t)n;
    PyMem_Free(*out);
    *out = NULL;
    return (void)core_raise(cx), -1;
}

static etch_tensor *row(etch_ctx *cx, etch_tensor *value, int64_t i)
{
    etch_tensor *out = (etch_gather)(cx, build_dense(cx, value), etch_int(cx, ETCH_I64, i), 0, 0);
    return out ? out : ((void)core_raise(cx), NULL);
}

static int scatter_now(etch_ctx *cx, list_object *l, PyObject *indices, etch_tensor *value)
{
    int64_t *at, n_rows = etch_tensor_rank(value) > 0 ? (etch_tensor_dim)(value, 0) : 0;
    Py_ssize_t n = numbers(cx, indices, &at);
    int done = n < 0 ? -1 : 0;
    for (Py_ssize_t i = 0; done == 0 && i < n && i < n_rows; i++) {
        etch_tensor *one = row(cx, value, i);
        if (at[i] < 0)
            (void)raise_error("OutOfRangeError", "Writing to negative indices (index %lld) is not allowed.",
                              (long long)at[i]);
        done = one && at[i] >= 0 ? put(cx, l, (Py_ssize_t)at[i], one) : -1;
    }
    PyMem_Free(at);
    return done;
}

/* These tensors are all elements from now on. */
static int replace(list_object *l, PyObject *elements)
{
    if (!elements)
        return -1;
    Py_SETREF(l->elements, elements);
    return 0;
}

static int unstack_now(etch_ctx *cx, list_object *l, etch_tensor *value)
{
    Py_ssize_t size = PyList_GET_SIZE(l->elements);
    if (etch_tensor_rank(value) < 1) {
        PyErr_SetString(PyExc_ValueError, "Argument `axis` = 0 not in range [0, 0)");
        return -1;
    }
    int64_t n = (etch_tensor_dim)(value, 0);
    if (n > size && !l->is_dynamic) {
        PyErr_Format(PyExc_ValueError, "Cannot unstack %lld tensors into a TensorArray of static size %zd ",
                     (long long)n, size);
        return -1;
    }
    PyObject *all = PyList_New(0);
    for (int64_t i = 0; all && i < n; i++) {
        etch_tensor *one = row(cx, value, i);
        PyObject *wrapped = one ? tensor_wrap(etch_tensor_retain(one)) : NULL;
        if (!wrapped || PyList_Append(all, wrapped) < 0)
            Py_CLEAR(all);
        Py_XDECREF(wrapped);
    }
    return replace(l, all);
}

/* Parts of value, one behind the other. */
static PyObject *parts(etch_ctx *cx, etch_tensor *value, const int64_t *lengths, Py_ssize_t n)
{
    PyObject *all = PyList_New(0);
    etch_list list = (etch_list_split)(cx, value, etch_int_list(cx, lengths, (int)n));
    for (Py_ssize_t i = 0; all && i < n; i++) {
        etch_tensor *one = list.rows ? (etch_list_get)(cx, list, etch_int(cx, ETCH_I64, i)) : NULL;
        PyObject *wrapped = one ? tensor_wrap(etch_tensor_retain(one)) : core_raise(cx);
        if (!wrapped || PyList_Append(all, wrapped) < 0)
            Py_CLEAR(all);
        Py_XDECREF(wrapped);
    }
    return all;
}

static int split_now(etch_ctx *cx, list_object *l, etch_tensor *value, PyObject *lengths)
{
    int64_t *at, sum = 0;
    Py_ssize_t n = numbers(cx, lengths, &at), size = PyList_GET_SIZE(l->elements);
    for (Py_ssize_t i = 0; i < n; i++)
        if (__builtin_add_overflow(sum, at[i], &sum))
            sum = INT64_MAX; /* more than there can be */
    int done = n < 0 ? -1 : 0;
    if (done == 0 && etch_tensor_rank(value) < 1)
        done = raise_error("InvalidArgumentError", "Expected value to be at least a vector, but received shape: [] ")
                   ? 0
                   : -1;
    else if (done == 0 && sum != (etch_tensor_dim)(value, 0))
        done = raise_error("InvalidArgumentError",
                           "Expected sum of lengths to be equal to values.shape[0], but sum of lengths is %lld and "
                           "value's shape is: "
                           "[%lld, ...] ",
                           (long long)sum, (long long)(etch_tensor_dim)(value, 0))
                   ? 0
                   : -1;
    else if (done == 0 && n != size && !l->is_dynamic)
        done = raise_error("InvalidArgumentError",
                           "TensorArray's size is not equal to the size of lengths (%zd vs. %zd), and the TensorArray "
                           "is not marked as "
                           "dynamically resizeable.",
                           size, n)
                   ? 0
                   : -1;
    if (done == 0)
        done = replace(l, parts(cx, value, at, n));
    PyMem_Free(at);
    return done;
}

/* --- methods ------------------------------------------------------------------------------------------------------ */

/* One of a trace that is over fails here already: to stack one is to take its rows as they are. */
static bool is_here(etch_ctx *cx, const list_object *l)
{
    return !l->rows || !etch_tensor_is_traced(l->rows) || etch_is_tracing(cx) || (etch_tensor_dim_of)(cx, l->rows, 0);
}

/* f(l, a, b) with a scope around it: b is NULL for methods of one argument, both for those of none. */
typedef PyObject *method(etch_ctx *cx, list_object *l, PyObject *a, PyObject *b);

static PyObject *run(PyObject *self, PyObject *args, PyObject *kwargs, const char *format, const char *const *names,
                     method *f)
{
    PyObject *a = NULL, *b = NULL, *unused = NULL;
    stretch s;
    bool is_none = !names[1], is_one = !is_none && !names[2];
    PyObject **at[3] = { is_none ? &unused : &a, is_one ? &unused : &b, &unused };
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, format, (char **)(uintptr_t)names, at[0], at[1], at[2]) ||
        !stretch_begin(&s))
        return NULL;
    PyObject *out = is_here(s.cx, list_of(self)) ? f(s.cx, list_of(self), a, b) : NULL;
    if (!out)
        (void)core_raise(s.cx);
    etch_scope_end(s.cx, s.scope);
    return out;
}

#define METHOD(name, format, f, ...) \
    static PyObject *name(PyObject *self, PyObject *args, PyObject *kwargs) \
    { \
        static const char *const names[] = { __VA_ARGS__, NULL }; \
        return run(self, args, kwargs, format, names, f); \
    }

static PyObject *wrap(etch_tensor *handle) { return handle ? tensor_wrap(etch_tensor_retain(handle)) : NULL; }
static PyObject *itself(list_object *l, int done) { return done < 0 ? NULL : Py_NewRef((PyObject *)l); }
static etch_tensor *value_for(etch_ctx *cx, const list_object *l, PyObject *x)
{
    return convert(cx, x, CONVERT_ANY, l->dtype);
}

static PyObject *do_write(etch_ctx *cx, list_object *l, PyObject *index, PyObject *x)
{
    if (!check_index(index, !l->elements, "'index' of 'TensorListSetItem'"))
        return NULL;
    etch_tensor *value = value_for(cx, l, x);
    if (!value)
        return NULL;
    if (!l->elements)
        return list_trace_write(cx, l, index, value);
    Py_ssize_t i = number_of(index, "Writing to");
    return i < 0 ? NULL : itself(l, put(cx, l, i, value));
}

static PyObject *do_read(etch_ctx *cx, list_object *l, PyObject *index, PyObject *unused)
{
    (void)unused;
    if (!check_index(index, !l->elements, "'index' of 'TensorListGetItem'"))
        return NULL;
    if (!l->elements)
        return wrap(list_trace_read(cx, l, index));
    Py_ssize_t i = number_of(index, "Reading from");
    return i < 0 ? NULL : wrap(get(cx, l, i));
}

static PyObject *do_stack(etch_ctx *cx, list_object *l, PyObject *a, PyObject *b)
{
    (void)a, (void)b;
    return wrap(l->elements ? join(cx, l, NULL, PyList_GET_SIZE(l->elements), false) : list_trace_stack(cx, l));
}

static PyObject *do_concat(etch_ctx *cx, list_object *l, PyObject *a, PyObject *b)
{
    (void)a, (void)b;
    return wrap(l->elements ? join(cx, l, NULL, PyList_GET_SIZE(l->elements), true) : list_trace_concat(cx, l));
}

static PyObject *do_gather(etch_ctx *cx, list_object *l, PyObject *indices, PyObject *unused)
{
    int64_t *at;
    (void)unused;
    if (!check_index(indices, !l->elements, "'indices' of 'TensorListGather'"))
        return NULL;
    if (!l->elements) {
        etch_tensor *i = convert_sizes(cx, indices);
        return i ? wrap(list_trace_gather(cx, l, i)) : NULL;
    }
    Py_ssize_t n = numbers(cx, indices, &at);
    PyObject *out = n < 0 ? NULL : wrap(join(cx, l, at, n, false));
    PyMem_Free(at);
    return out;
}

static PyObject *do_scatter(etch_ctx *cx, list_object *l, PyObject *indices, PyObject *x)
{
    if (!check_index(indices, !l->elements, "'indices' of 'TensorListScatter'"))
        return NULL;
    etch_tensor *value = value_for(cx, l, x), *at = value && !l->elements ? convert_sizes(cx, indices) : NULL;
    if (!value || (!l->elements && !at))
        return NULL;
    return l->elements ? itself(l, scatter_now(cx, l, indices, value)) : list_trace_scatter(cx, l, at, value);
}

static PyObject *do_unstack(etch_ctx *cx, list_object *l, PyObject *x, PyObject *unused)
{
    etch_tensor *value = value_for(cx, l, x);
    (void)unused;
    if (!value)
        return NULL;
    return l->elements ? itself(l, unstack_now(cx, l, value)) : list_trace_unstack(cx, l, value);
}

static PyObject *do_split(etch_ctx *cx, list_object *l, PyObject *x, PyObject *lengths)
{
    etch_tensor *value = value_for(cx, l, x), *at = value && !l->elements ? convert_sizes(cx, lengths) : NULL;
    if (!value || (!l->elements && !at))
        return NULL;
    return l->elements ? itself(l, split_now(cx, l, value, lengths)) : list_trace_split(cx, l, value, at);
}

static PyObject *do_size(etch_ctx *cx, list_object *l, PyObject *a, PyObject *b)
{
    (void)a, (void)b;
    return wrap(l->elements ? etch_int(cx, ETCH_I32, PyList_GET_SIZE(l->elements)) : list_trace_size(cx, l));
}

METHOD(py_write, "OO|O", do_write, "index", "value", "name")
METHOD(py_read, "O|O", do_read, "index", "name")
METHOD(py_stack, "|O", do_stack, "name")
METHOD(py_concat, "|O", do_concat, "name")
METHOD(py_gather, "O|O", do_gather, "indices", "name")
METHOD(py_scatter, "OO|O", do_scatter, "indices", "value", "name")
METHOD(py_unstack, "O|O", do_unstack, "value", "name")
METHOD(py_split, "OO|O", do_split, "value", "lengths", "name")
METHOD(py_size, "|O", do_size, "name")

static PyObject *py_identity(PyObject *self, PyObject *unused)
{
    const list_object *l = list_of(self);
    (void)unused;
    if (l->elements)
        return Py_NewRef(self);
    list_object *out = list_like(l);
    if (out) {
        out->rows = l->rows ? etch_tensor_retain(l->rows) : NULL;
        out->sizes = l->sizes ? etch_tensor_retain(l->sizes) : NULL;
        out->length = l->length ? etch_tensor_retain(l->length) : NULL;
    }
    return (PyObject *)out;
}

static PyObject *py_close(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "name", NULL };
    list_object *l = list_of(self);
    PyObject *unused;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|O", names, &unused))
        return NULL;
    if (l->elements && replace(l, PyList_New(0)) < 0)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *get_dtype(PyObject *self, void *closure)
{
    (void)closure;
    return Py_NewRef(dtype_object(list_of(self)->dtype));
}
static PyObject *get_dynamic(PyObject *self, void *closure)
{
    (void)closure;
    return PyBool_FromLong(list_of(self)->is_dynamic);
}
static PyObject *get_element_shape(PyObject *self, void *closure)
{
    (void)closure;
    return shape_new(list_of(self)->dims, list_of(self)->rank, NULL);
}
static PyObject *get_none(PyObject *self, void *closure)
{
    (void)self, (void)closure;
    Py_RETURN_NONE;
}

static PyGetSetDef properties[] = {
    { "dtype", get_dtype, NULL, "dtype of the elements", NULL },
    { "dynamic_size", get_dynamic, NULL, "does it grow?", NULL },
    { "element_shape", get_element_shape, NULL, "shape of the elements, as far as it is known", NULL },
    { "handle", get_none, NULL, "None: there are no handles", NULL },
    { NULL, NULL, NULL, NULL, NULL },
};
#define WITH_KEYWORDS(f) (PyCFunction)(void (*)(void))(f), METH_VARARGS | METH_KEYWORDS
static PyMethodDef methods[] = {
    { "write", WITH_KEYWORDS(py_write),
      "write($self, index, value, name=None)\n--\n\nwith another element; in a trace a new TensorArray." },
    { "read", WITH_KEYWORDS(py_read), "read($self, index, name=None)\n--\n\nan element." },
    { "stack", WITH_KEYWORDS(py_stack), "stack($self, name=None)\n--\n\nall elements along a new axis 0." },
    { "concat", WITH_KEYWORDS(py_concat), "concat($self, name=None)\n--\n\nall elements joined along their axis 0." },
    { "gather", WITH_KEYWORDS(py_gather),
      "gather($self, indices, name=None)\n--\n\nthese elements along a new axis 0." },
    { "scatter", WITH_KEYWORDS(py_scatter),
      "scatter($self, indices, value, name=None)\n--\n\nwith the rows of value at these places." },
    { "unstack", WITH_KEYWORDS(py_unstack),
      "unstack($self, value, name=None)\n--\n\nwith the rows of value as elements." },
    { "split", WITH_KEYWORDS(py_split),
      "split($self, value, lengths, name=None)\n--\n\nwith parts of value as elements." },
    { "size", WITH_KEYWORDS(py_size), "size($self, name=None)\n--\n\nhow many elements there are." },
    { "identity", py_identity, METH_NOARGS, "identity($self)\n--\n\nthe same." },
    { "close", WITH_KEYWORDS(py_close), "close($self, name=None)\n--\n\nlets go of the elements." },
    { NULL, NULL, 0, NULL },
};

PyTypeObject list_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch.TensorArray",
    .tp_basicsize = sizeof(list_object),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
    .tp_doc = "TensorArray(dtype, size=None, dynamic_size=None, clear_after_read=None, tensor_array_name=None, "
              "handle=None, flow=None, "
              "infer_shape=True, element_shape=None, colocate_with_first_write_call=True, name=None): a list of "
              "tensors of one dtype.",
    .tp_new = new,
    .tp_dealloc = dealloc,
    .tp_traverse = traverse,
    .tp_clear = clear,
    .tp_weaklistoffset = offsetof(list_object, weak),
    .tp_getset = properties,
    .tp_methods = methods,
};

int list_add(PyObject *module)
{
    return PyType_Ready(&list_type) < 0 ? -1 : PyModule_AddObjectRef(module, "TensorArray", (PyObject *)&list_type);
}
