/* What changes a variable: assign and its kin, rows (scatter_*), elements by their coordinates (scatter_nd_*), slices
 * (v[...].assign). Each gives the variable as one that is yet to be read, or None where the program does not want to read it.
 *
 * What the runtime cannot write in place is computed from the value as a whole and assigned. */
#include "variable.h"

#include "build.h"
#include "convert.h"
#include "dtype.h"
#include "shape.h"
#include "slices.h"
#include "tensor.h"

typedef etch_tensor *writer(etch_ctx *cx, etch_variable *v, etch_tensor *x);

/* --- whole values ------------------------------------------------------------------------------------------------- */

static bool fits(etch_ctx *cx, const etch_variable *v, etch_tensor *x)
{
    int rank = etch_tensor_rank(x), own = etch_variable_rank(v);
    bool answer = rank < 0 || own < 0 || rank == own;
    for (int i = 0; answer && i < rank && i < own; i++) {
        int64_t n = etch_tensor_is_traced(x) ? (etch_tensor_known_dim)(cx, x, i) : (etch_tensor_dims)(x)[i];
        answer = n < 0 || etch_variable_dim(v, i) < 0 || n == etch_variable_dim(v, i);
    }
    return answer;
}

static PyObject *shape_text(etch_ctx *cx, etch_tensor *x)
{
    etch_tensor *kept = etch_keep(cx, x);
    PyObject *t = kept ? tensor_wrap(kept) : core_raise(cx), *shape = t ? tensor_shape(t) : NULL;
    Py_XDECREF(t);
    return shape;
}

static etch_tensor *check_fits(etch_ctx *cx, PyObject *self, etch_tensor *x)
{
    if (fits(cx, variable_of(self), x))
        return x;
    PyObject *own = PyObject_GetAttrString(self, "shape"), *other = own ? shape_text(cx, x) : NULL;
    if (other)
        PyErr_Format(
            PyExc_ValueError,
            "Cannot assign value to variable '%U': Shape mismatch. The variable shape %S, and the assigned value shape "
            "%S are incompatible.",
            ((variable_object *)self)->name, own, other);
    Py_XDECREF(own);
    Py_XDECREF(other);
    return NULL;
}

static PyObject *result(PyObject *self, PyObject *read_value)
{
    int wants = PyObject_IsTrue(read_value);
    return wants < 0 ? NULL : wants ? variable_unread(self) : Py_NewRef(Py_None);
}

/* Shapes that differ, in TensorFlow's words. */
static void explain(etch_ctx *cx, PyObject *self, etch_tensor *x)
{
    char own[256], other[256];
    if (etch_error_status(cx) != ETCH_ESHAPE || etch_is_tracing(cx))
        return;
    etch_error_clear(cx);
    etch_tensor *now = (etch_variable_read)(cx, variable_of(self));
    if (now)
        (void)etch_fail(cx, ETCH_ESHAPE,
                        "Cannot update variable with shape %s using a Tensor with shape %s, shapes must be equal.",
                        build_text(cx, now, own), build_text(cx, x, other));
}

static PyObject *store(PyObject *self, PyObject *args, PyObject *kwargs, const char *first, writer *f, bool checks)
{
    const char *names[] = { first, "use_locking", "name", "read_value", NULL };
    PyObject *x, *unused, *read_value = Py_True;
    stretch s;
    if (!variable_is_made(self) ||
        !PyArg_ParseTupleAndKeywords(args, kwargs, "O|OOO", (char **)(uintptr_t)names, &x, &unused, &unused,
                                     &read_value) ||
        !stretch_begin(&s))
        return NULL;
    etch_dtype t = etch_variable_dtype(variable_of(self));
    etch_tensor *to = convert(s.cx, x, t, t);
    if (to && checks)
        to = check_fits(s.cx, self, to);
    if (!to)
        return stretch_drop(&s);
    if (!f(s.cx, variable_of(self), to)) {
        if (!checks)
            explain(s.cx, self, to);
        return stretch_end(&s, NULL);
    }
    etch_scope_end(s.cx, s.scope);
    return result(self, read_value);
}

static PyObject *assign(PyObject *self, PyObject *args, PyObject *kwargs)
{
    return store(self, args, kwargs, "value", etch_variable_assign, true);
}
static PyObject *assign_add(PyObject *self, PyObject *args, PyObject *kwargs)
{
    return store(self, args, kwargs, "delta", etch_variable_assign_add, false);
}
static PyObject *assign_sub(PyObject *self, PyObject *args, PyObject *kwargs)
{
    return store(self, args, kwargs, "delta", etch_variable_assign_sub, false);
}

/* --- rows --------------------------------------------------------------------------------------------------------- */

/* How rows become others: with the row numbers as a vector. */
typedef etch_tensor *row_writer(etch_ctx *cx, etch_variable *v, etch_tensor *indices, etch_tensor *rows);

static etch_tensor *last_axis(etch_ctx *cx, etch_tensor *x)
{
    static const int64_t last = -1;
    return (etch_expand_dims)(cx, x, (etch_ints){ &last, 1 });
}

#define BY_COORDINATES(name) \
    static etch_tensor *rows_##name(etch_ctx *cx, etch_variable *v, etch_tensor *indices, etch_tensor *rows) \
    { \
        etch_tensor *x = (etch_variable_read)(cx, v); \
        return (etch_variable_assign)(cx, v, (etch_scatter_nd_##name)(cx, x, last_axis(cx, indices), rows)); \
    }
BY_COORDINATES(min)
BY_COORDINATES(max)

/* For each distinct index the product of its rows: of a table [distinct, rows, ...] that has ones where another index
 * stands. */
static etch_tensor *products(etch_ctx *cx, etch_tensor *distinct, etch_tensor *which, etch_tensor *rows)
{
    static const int64_t first = 0, second = 1;
    etch_tensor *n = (etch_shape_of)(cx, distinct, ETCH_I64);
    etch_tensor *numbers = last_axis(cx, (etch_iota)(cx, n, 0, ETCH_I32));
    etch_tensor *is_its = (etch_equal)(cx, numbers, (etch_expand_dims)(cx, which, (etch_ints){ &first, 1 }));
    for (int axis = 1; is_its && rows && axis < etch_tensor_rank(rows); axis++)
        is_its = last_axis(cx, is_its);
    etch_tensor *one = rows ? (etch_scalar)(cx, etch_tensor_dtype(rows), 1) : NULL;
    etch_tensor *table = (etch_select)(cx, is_its, (etch_expand_dims)(cx, rows, (etch_ints){ &first, 1 }), one);
    return (etch_prod)(cx, table, (etch_ints){ &second, 1 }, false);
}

typedef etch_tensor *two(etch_ctx *cx, etch_tensor *x, etch_tensor *y);
static etch_tensor *times(etch_ctx *cx, etch_tensor *x, etch_tensor *y) { return (etch_mul)(cx, x, y); }
static etch_tensor *over(etch_ctx *cx, etch_tensor *x, etch_tensor *y)
{
    return x && dtype_is_integer(etch_tensor_dtype(x)) ? (etch_truncatediv)(cx, x, y) : (etch_div)(cx, x, y);
}

static etch_tensor *rows_by(etch_ctx *cx, etch_variable *v, etch_tensor *indices, etch_tensor *rows, two *f)
{
    etch_tensor *parts[3] = { NULL }, *x = (etch_variable_read)(cx, v);
    (etch_unique)(cx, indices, parts);
    etch_tensor *now = f(cx, (etch_gather)(cx, x, parts[0], 0, 0), products(cx, parts[0], parts[1], rows));
    return (etch_variable_scatter_update)(cx, v, parts[0], now);
}
static etch_tensor *rows_mul(etch_ctx *cx, etch_variable *v, etch_tensor *indices, etch_tensor *rows)
{
    return rows_by(cx, v, indices, rows, times);
}
static etch_tensor *rows_div(etch_ctx *cx, etch_variable *v, etch_tensor *indices, etch_tensor *rows)
{
    return rows_by(cx, v, indices, rows, over);
}

/* Indices of any rank become a vector, and rows as many; a single row stands for all of them. */
static int flatten_rows(etch_ctx *cx, etch_tensor *x, etch_gradient *g)
{
    int64_t minus_one = -1, zero = 0, one = 1, end = INT64_MAX;
    etch_tensor *row = (etch_strided_slice)(cx, (etch_shape_of)(cx, x, ETCH_I64), etch_int_list(cx, &one, 1),
                                            etch_int_list(cx, &end, 1), etch_int_list(cx, &one, 1), 0, 1, 0);
    etch_tensor *at = (etch_shape_of)(cx, g->indices, ETCH_I64);
    etch_tensor *whole = (etch_concat)(cx, (etch_tensor *[]){ at, row }, 2, 0);
    etch_tensor *flat = (etch_concat)(cx, (etch_tensor *[]){ etch_int_list(cx, &minus_one, 1), row }, 2, 0);
    bool is_scalar = etch_tensor_rank(g->value) == 0;
    if (etch_tensor_rank(g->indices) != 1 || is_scalar) {
        etch_tensor *n = (etch_prod)(cx, at, (etch_ints){ &zero, 1 }, true);
        etch_tensor *sizes = (etch_concat)(cx, (etch_tensor *[]){ n, row }, 2, 0);
        g->value = is_scalar ? (etch_broadcast_to)(cx, g->value, whole) : g->value;
        g->value = (etch_reshape)(cx, g->value, is_scalar ? sizes : flat);
        g->indices = (etch_reshape)(cx, g->indices, etch_int_list(cx, &minus_one, 1));
    }
    return g->value && g->indices ? 0 : ((void)core_raise(cx), -1);
}

/* Indices that have rows of their own for each of the first axes: the last of their axes goes along the axis behind those. */
static etch_tensor *rows_of_batches(etch_ctx *cx, etch_variable *v, etch_tensor *indices, etch_tensor *rows)
{
    etch_tensor *at[ETCH_MAX_RANK], *shape = (etch_shape_of)(cx, indices, ETCH_I64), *x = (etch_variable_read)(cx, v);
    int rank = etch_tensor_rank(indices);
    if (rank < 1) {
        (void)etch_fail(cx, ETCH_ESHAPE, "batch_scatter_update: indices have no axis");
        return NULL;
    }
    for (int axis = 0; axis < rank - 1; axis++)
        at[axis] = (etch_iota)(cx, shape, axis, etch_tensor_dtype(indices));
    at[rank - 1] = indices;
    return (etch_variable_assign)(cx, v, (etch_scatter_nd_update)(cx, x, (etch_stack)(cx, at, rank, rank), rows));
}

static PyObject *store_rows(PyObject *self, PyObject *args, PyObject *kwargs, row_writer *f)
{
    static char *names[] = { "sparse_delta", "use_locking", "name", NULL };
    PyObject *x, *unused;
    etch_gradient g;
    stretch s;
    if (!variable_is_made(self) || !PyArg_ParseTupleAndKeywords(args, kwargs, "O|OO", names, &x, &unused, &unused))
        return NULL;
    if (!slices_check(x)) {
        PyErr_Format(PyExc_TypeError, "Argument `sparse_delta` must be a `tf.IndexedSlices`. Received arg: %R", x);
        return NULL;
    }
    if (!stretch_begin(&s))
        return NULL;
    etch_dtype t = etch_variable_dtype(variable_of(self));
    if (slices_parts_as(s.cx, x, t, &g) < 0)
        return stretch_drop(&s);
    etch_tensor *now = variable_read(s.cx, self);
    if (!now || (f != rows_of_batches && flatten_rows(s.cx, now, &g) < 0))
        return stretch_drop(&s);
    if (!f(s.cx, variable_of(self), g.indices, g.value))
        return stretch_end(&s, NULL);
    etch_scope_end(s.cx, s.scope);
    return variable_unread(self);
}

#define ROWS(name, f) \
    static PyObject *scatter_##name(PyObject *self, PyObject *args, PyObject *kwargs) \
    { \
        return store_rows(self, args, kwargs, f); \
    }
ROWS(update, etch_variable_scatter_update)
ROWS(add, etch_variable_scatter_add)
ROWS(sub, etch_variable_scatter_sub)
ROWS(min, rows_min)
ROWS(max, rows_max)
ROWS(mul, rows_mul)
ROWS(div, rows_div)
static PyObject *batch_scatter_update(PyObject *self, PyObject *args, PyObject *kwargs)
{
    return store_rows(self, args, kwargs, rows_of_batches);
}

/* --- elements by coordinates -------------------------------------------------------------------------------------- */

typedef etch_tensor *element_writer(etch_ctx *cx, etch_tensor *x, etch_tensor *at, etch_tensor *updates);

static etch_tensor *elements_update(etch_ctx *cx, etch_tensor *x, etch_tensor *at, etch_tensor *updates)
{
    return (etch_scatter_nd_update)(cx, x, at, updates);
}
static etch_tensor *elements_add(etch_ctx *cx, etch_tensor *x, etch_tensor *at, etch_tensor *updates)
{
    return (etch_scatter_nd_add)(cx, x, at, updates);
}
static etch_tensor *elements_sub(etch_ctx *cx, etch_tensor *x, etch_tensor *at, etch_tensor *updates)
{
    return (etch_scatter_nd_add)(cx, x, at, (etch_neg)(cx, updates));
}
static etch_tensor *elements_min(etch_ctx *cx, etch_tensor *x, etch_tensor *at, etch_tensor *updates)
{
    return (etch_scatter_nd_min)(cx, x, at, updates);
}
static etch_tensor *elements_max(etch_ctx *cx, etch_tensor *x, etch_tensor *at, etch_tensor *updates)
{
    return (etch_scatter_nd_max)(cx, x, at, updates);
}

static PyObject *store_elements(PyObject *self, PyObject *args, PyObject *kwargs, element_writer *f)
{
    static char *names[] = { "indices", "updates", "name", NULL };
    PyObject *indices, *updates, *unused;
    stretch s;
    if (!variable_is_made(self) ||
        !PyArg_ParseTupleAndKeywords(args, kwargs, "OO|O", names, &indices, &updates, &unused) || !stretch_begin(&s))
        return NULL;
    etch_dtype t = etch_variable_dtype(variable_of(self));
    etch_tensor *at = convert(s.cx, indices, CONVERT_ANY, ETCH_I32), *to = at ? convert(s.cx, updates, t, t) : NULL;
    etch_tensor *now = to ? variable_read(s.cx, self) : NULL;
    if (!now)
        return stretch_drop(&s);
    etch_tensor *next = f(s.cx, now, at, to);
    if (!next || !(etch_variable_assign)(s.cx, variable_of(self), next))
        return stretch_end(&s, NULL);
    etch_scope_end(s.cx, s.scope);
    return variable_unread(self);
}

#define ELEMENTS(name) \
    static PyObject *scatter_nd_##name(PyObject *self, PyObject *args, PyObject *kwargs) \
    { \
        return store_elements(self, args, kwargs, elements_##name); \
    }
ELEMENTS(update)
ELEMENTS(add)
ELEMENTS(sub)
ELEMENTS(min)
ELEMENTS(max)

/* --- slices ------------------------------------------------------------------------------------------------------- */

/* The elements' numbers are sliced like the value: they say where the new ones go. */
static etch_tensor *with_slice(etch_ctx *cx, etch_tensor *x, PyObject *key, etch_tensor *to)
{
    int64_t minus_one = -1, pair[] = { -1, 1 }, zero = 0;
    etch_tensor *shape = (etch_shape_of)(cx, x, ETCH_I64), *flat = etch_int_list(cx, &minus_one, 1);
    etch_tensor *n = (etch_prod)(cx, shape, (etch_ints){ &zero, 1 }, true);
    etch_tensor *numbers = (etch_reshape)(cx, (etch_iota)(cx, n, 0, ETCH_I64), shape);
    etch_tensor *at = numbers ? tensor_index(cx, numbers, key) : NULL;
    if (!at)
        return NULL;
    to = (etch_broadcast_to)(cx, to, (etch_shape_of)(cx, at, ETCH_I64));
    etch_tensor *next = (etch_scatter_nd_update)(cx, (etch_reshape)(cx, x, flat),
                                                 (etch_reshape)(cx, at, etch_int_list(cx, pair, 2)),
                                                 (etch_reshape)(cx, to, flat));
    return (etch_reshape)(cx, next, shape);
}

/* `self` is (variable, key). */
static PyObject *assign_slice(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "value", "use_locking", "name", "read_value", NULL };
    PyObject *variable = PyTuple_GET_ITEM(self, 0), *x, *unused, *read_value = Py_True;
    stretch s;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O|OOO", names, &x, &unused, &unused, &read_value) ||
        !stretch_begin(&s))
        return NULL;
    etch_dtype t = etch_variable_dtype(variable_of(variable));
    etch_tensor *to = convert(s.cx, x, t, t), *now = to ? variable_read(s.cx, variable) : NULL;
    etch_tensor *next = now ? with_slice(s.cx, now, PyTuple_GET_ITEM(self, 1), to) : NULL;
    if (PyErr_Occurred())
        return stretch_drop(&s);
    if (!next || !(etch_variable_assign)(s.cx, variable_of(variable), next))
        return stretch_end(&s, NULL);
    etch_scope_end(s.cx, s.scope);
    return result(variable, read_value);
}

static PyMethodDef slice_method = { "assign", (PyCFunction)assign_slice, METH_VARARGS | METH_KEYWORDS,
                                    "writes to these elements of the variable" };

PyObject *variable_subscript(PyObject *self, PyObject *key)
{
    stretch s;
    if (!variable_is_made(self) || !stretch_begin(&s))
        return NULL;
    etch_tensor *x = variable_read(s.cx, self), *part = x ? tensor_index(s.cx, x, key) : NULL;
    PyObject *out = part || !PyErr_Occurred() ? stretch_end(&s, part) : stretch_drop(&s);
    PyObject *place = out ? PyTuple_Pack(2, self, key) : NULL,
             *method = place ? PyCFunction_New(&slice_method, place) : NULL;
    if (out && (!method || PyObject_SetAttrString(out, "assign", method) < 0))
        Py_CLEAR(out);
    Py_XDECREF(place);
    Py_XDECREF(method);
    return out;
}

#define WRITE(name, params, doc) \
    { \
#name, (PyCFunction)name, METH_VARARGS | METH_KEYWORDS, #name "($self, " params ")\n--\n\n" doc \
    }
#define WHOLE(name, what, doc) WRITE(name, what ", use_locking=None, name=None, read_value=True", doc)
#define OF_ROWS(name, doc) WRITE(name, "sparse_delta, use_locking=False, name=None", doc)
#define OF_ELEMENTS(name, doc) WRITE(name, "indices, updates, name=None", doc)
PyMethodDef variable_writes[] = {
    WHOLE(assign, "value", "gives it another value"),
    WHOLE(assign_add, "delta", "adds to its value"),
    WHOLE(assign_sub, "delta", "subtracts from its value"),
    OF_ROWS(scatter_update, "rows become others"),
    OF_ROWS(scatter_add, "adds to rows"),
    OF_ROWS(scatter_sub, "subtracts from rows"),
    OF_ROWS(scatter_min, "rows become the smaller of what they are and others"),
    OF_ROWS(scatter_max, "rows become the larger of what they are and others"),
    OF_ROWS(scatter_mul, "multiplies rows"),
    OF_ROWS(scatter_div, "divides rows"),
    OF_ROWS(batch_scatter_update, "rows become others, by indices of their own for each of the first axes"),
    OF_ELEMENTS(scatter_nd_update, "elements at coordinates become others"),
    OF_ELEMENTS(scatter_nd_add, "adds to elements at coordinates"),
    OF_ELEMENTS(scatter_nd_sub, "subtracts from elements at coordinates"),
    OF_ELEMENTS(scatter_nd_min, "elements at coordinates become the smaller of what they are and others"),
    OF_ELEMENTS(scatter_nd_max, "elements at coordinates become the larger of what they are and others"),
    { NULL, NULL, 0, NULL },
};
