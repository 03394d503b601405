/* TensorShape: as a sequence, in comparisons, merged and joined with others. */
#include "shape.h"

#include "size.h"
#include <string.h>

PyObject *shape_new(const int64_t *dims, int rank, PyObject *of)
{
    int n = rank > 0 ? rank : 0;
    shape_object *s = (shape_object *)shape_type.tp_alloc(&shape_type, n);
    if (!s)
        return NULL;
    s->rank = rank;
    s->of = Py_XNewRef(of);
    s->first = 0;
    s->step = 1;
    if (n)
        memcpy(s->dims, dims, (size_t)n * sizeof *dims);
    return (PyObject *)s;
}

static void dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    Py_CLEAR(((shape_object *)self)->of);
    Py_TYPE(self)->tp_free(self);
}

static int traverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(((shape_object *)self)->of);
    return 0;
}

/* --- from what programs write ------------------------------------------------------------------------------------- */

static int size_from(PyObject *x, int64_t *out)
{
    if (x == Py_None)
        return *out = -1, 0;
    if (Py_TYPE(x) == &size_type)
        return *out = -1, 0;
    PyObject *number = PyNumber_Index(x);
    if (!number) {
        if (core_forgive())
            PyErr_Format(
                PyExc_TypeError,
                "Dimension value must be integer or None or have an __index__ method, got value '%R' with type '%R'", x,
                (PyObject *)Py_TYPE(x));
        return -1;
    }
    *out = PyLong_AsLongLong(number);
    Py_DECREF(number);
    if (*out == -1 && PyErr_Occurred())
        return -1;
    if (*out < 0) {
        PyErr_Format(PyExc_ValueError, "Dimension %lld must be >= 0", (long long)*out);
        return -1;
    }
    return 0;
}

int shape_from(PyObject *x, int64_t *dims, int *rank)
{
    if (x == Py_None)
        return *rank = -1, 0;
    if (PyObject_TypeCheck(x, &shape_type)) {
        const shape_object *s = (const shape_object *)x;
        *rank = s->rank;
        if (s->rank > 0)
            memcpy(dims, s->dims, (size_t)s->rank * sizeof *dims);
        return 0;
    }
    /* Arrays and tensors have __index__, too, whatever their rank. */
    Py_ssize_t length = PyIndex_Check(x) && PySequence_Check(x) ? PyObject_Size(x) : -1;
    if (PyErr_Occurred() && !core_forgive())
        return -1;
    if (PyIndex_Check(x) && length < 0) {
        *rank = 1;
        return size_from(x, &dims[0]);
    }
    PyObject *items = core_items(x, "a shape is None, an int, or a sequence of ints and None");
    if (!items)
        return -1;
    Py_ssize_t n = PySequence_Fast_GET_SIZE(items);
    int done = 0;
    if (n > ETCH_MAX_RANK) {
        PyErr_Format(PyExc_ValueError, "a shape of %zd axes; there may be %d", n, ETCH_MAX_RANK);
        done = -1;
    }
    for (Py_ssize_t i = 0; done == 0 && i < n; i++)
        done = size_from(PySequence_Fast_GET_ITEM(items, i), &dims[i]);
    *rank = (int)n;
    Py_DECREF(items);
    return done;
}

static PyObject *new_from(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "dims", NULL };
    PyObject *x;
    int64_t dims[ETCH_MAX_RANK];
    int rank;
    (void)type;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O", names, &x) || shape_from(x, dims, &rank) < 0)
        return NULL;
    return shape_new(dims, rank, NULL);
}

/* --- as a sequence ------------------------------------------------------------------------------------------------- */

static PyObject *unknown_rank(const char *what)
{
    PyErr_Format(PyExc_ValueError, "Cannot take the %s of Shape with unknown rank.", what);
    return NULL;
}

static PyObject *size_at(const shape_object *s, int i)
{
    if (s->dims[i] >= 0)
        return PyLong_FromLongLong(s->dims[i]);
    return s->of ? size_of(s->of, s->first + i * s->step) : Py_NewRef(Py_None);
}

static Py_ssize_t length(PyObject *self)
{
    const shape_object *s = (const shape_object *)self;
    if (s->rank < 0) {
        (void)unknown_rank("length");
        return -1;
    }
    return s->rank;
}

static PyObject *item(PyObject *self, Py_ssize_t i)
{
    const shape_object *s = (const shape_object *)self;
    if (i < 0 || i >= s->rank) {
        PyErr_SetString(PyExc_IndexError, "list index out of range");
        return NULL;
    }
    return size_at(s, (int)i);
}

static PyObject *subscript(PyObject *self, PyObject *key)
{
    const shape_object *s = (const shape_object *)self;
    if (PyIndex_Check(key)) {
        Py_ssize_t i = PyNumber_AsSsize_t(key, PyExc_IndexError);
        if (i == -1 && PyErr_Occurred())
            return NULL;
        if (s->rank < 0)
            return Py_NewRef(Py_None);
        return item(self, i < 0 ? i + s->rank : i);
    }
    if (!PySlice_Check(key)) {
        PyErr_Format(PyExc_TypeError, "TensorShape indices must be integers or slices, not %s", Py_TYPE(key)->tp_name);
        return NULL;
    }
    if (s->rank < 0)
        return shape_new(NULL, -1, NULL);
    Py_ssize_t start, stop, step;
    int64_t dims[ETCH_MAX_RANK];
    if (PySlice_Unpack(key, &start, &stop, &step) < 0)
        return NULL;
    Py_ssize_t n = PySlice_AdjustIndices(s->rank, &start, &stop, step);
    for (Py_ssize_t i = 0; i < n; i++)
        dims[i] = s->dims[start + i * step];
    PyObject *out = shape_new(dims, (int)n, s->of);
    if (out) {
        ((shape_object *)out)->first = s->first + (int)start * s->step;
        ((shape_object *)out)->step = s->step * (int)step;
    }
    return out;
}

static PyObject *as_list(PyObject *self, PyObject *unused)
{
    const shape_object *s = (const shape_object *)self;
    (void)unused;
    if (s->rank < 0) {
        PyErr_SetString(PyExc_ValueError, "as_list() is not defined on an unknown TensorShape.");
        return NULL;
    }
    PyObject *list = PyList_New(s->rank);
    for (int i = 0; list && i < s->rank; i++) {
        PyObject *x = size_at(s, i);
        if (!x)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, i, x);
    }
    return list;
}

static PyObject *iterate(PyObject *self)
{
    if (((shape_object *)self)->rank < 0)
        return unknown_rank("iterator");
    PyObject *list = as_list(self, NULL), *iterator = list ? PyObject_GetIter(list) : NULL;
    Py_XDECREF(list);
    return iterator;
}

/* --- text and comparison ------------------------------------------------------------------------------------------- */

static PyObject *text(const shape_object *s, const char *before, const char *none, const char *after, bool is_tuple)
{
    if (s->rank < 0)
        return PyUnicode_FromString(is_tuple ? "<unknown>" : "TensorShape(None)");
    PyObject *out = PyUnicode_FromString(before);
    for (int i = 0; out && i < s->rank; i++) {
        PyObject *part = s->dims[i] < 0 ? PyUnicode_FromString(none)
                                        : PyUnicode_FromFormat("%lld", (long long)s->dims[i]);
        PyObject *next = part ? PyUnicode_FromFormat("%U%s%U%s", out, i ? ", " : "", part,
                                                     is_tuple && s->rank == 1 ? "," : "")
                              : NULL;
        Py_XDECREF(part);
        Py_SETREF(out, next);
    }
    PyObject *whole = out ? PyUnicode_FromFormat("%U%s", out, after) : NULL;
    Py_XDECREF(out);
    return whole;
}

static PyObject *repr(PyObject *self) { return text((shape_object *)self, "TensorShape([", "None", "])", false); }
static PyObject *str(PyObject *self) { return text((shape_object *)self, "(", "None", ")", true); }

static Py_hash_t hash(PyObject *self)
{
    const shape_object *s = (const shape_object *)self;
    Py_uhash_t h = 0x345678 ^ (Py_uhash_t)s->rank;
    for (int i = 0; i < s->rank; i++)
        h = (h ^ (Py_uhash_t)s->dims[i]) * 1000003;
    return h == (Py_uhash_t)-1 ? -2 : (Py_hash_t)h;
}

static bool is_symbolic(PyObject *x) { return PyObject_TypeCheck(x, &shape_type) && ((const shape_object *)x)->of; }

/* Size by size, where some are symbolic: each comparison is decided by the present call, and guards the trace. */
static PyObject *compare_sizes(PyObject *a, PyObject *b, int op)
{
    PyObject *xs = PySequence_List(a), *ys = xs ? PySequence_List(b) : NULL;
    int is_equal = ys ? PyList_GET_SIZE(xs) == PyList_GET_SIZE(ys) : -1;
    for (Py_ssize_t i = 0; is_equal == 1 && i < PyList_GET_SIZE(xs); i++)
        is_equal = PyObject_RichCompareBool(PyList_GET_ITEM(xs, i), PyList_GET_ITEM(ys, i), Py_EQ);
    Py_XDECREF(xs);
    Py_XDECREF(ys);
    return is_equal < 0 ? NULL : PyBool_FromLong(is_equal == (op == Py_EQ));
}

static PyObject *compare(PyObject *a, PyObject *b, int op)
{
    const shape_object *s = (const shape_object *)a;
    int64_t dims[ETCH_MAX_RANK];
    int rank;
    if (op != Py_EQ && op != Py_NE)
        Py_RETURN_NOTIMPLEMENTED;
    bool has_rank = s->rank >= 0 && (!PyObject_TypeCheck(b, &shape_type) || ((const shape_object *)b)->rank >= 0);
    if (has_rank && (is_symbolic(a) || is_symbolic(b)) && PySequence_Check(b))
        return compare_sizes(a, b, op);
    if (shape_from(b, dims, &rank) < 0)
        return core_forgive() ? Py_NewRef(Py_NotImplemented) : NULL;
    bool is_equal = s->rank == rank && (rank <= 0 || memcmp(s->dims, dims, (size_t)rank * sizeof *dims) == 0);
    return PyBool_FromLong(is_equal == (op == Py_EQ));
}

/* --- questions and combinations -------------------------------------------------------------------------------------- */

static PyObject *get_rank(PyObject *self, void *closure)
{
    (void)closure;
    const shape_object *s = (const shape_object *)self;
    return s->rank < 0 ? Py_NewRef(Py_None) : PyLong_FromLong(s->rank);
}

/* If only as symbols. */
static bool is_known(const shape_object *s)
{
    for (int i = 0; i < s->rank && !s->of; i++)
        if (s->dims[i] < 0)
            return false;
    return s->rank >= 0;
}

static PyObject *product_of_sizes(const shape_object *s)
{
    PyObject *n = PyLong_FromLong(1);
    for (int i = 0; n && i < s->rank; i++) {
        PyObject *size = size_at(s, i), *more = size ? PyNumber_Multiply(n, size) : NULL;
        Py_XDECREF(size);
        Py_SETREF(n, more);
    }
    return n;
}

static PyObject *is_fully_defined(PyObject *self, PyObject *unused)
{
    (void)unused;
    return PyBool_FromLong(is_known((shape_object *)self));
}

static PyObject *assert_is_fully_defined(PyObject *self, PyObject *unused)
{
    (void)unused;
    if (is_known((shape_object *)self))
        Py_RETURN_NONE;
    PyErr_Format(PyExc_ValueError, "Shape %S is not fully defined", self);
    return NULL;
}

static PyObject *num_elements(PyObject *self, PyObject *unused)
{
    const shape_object *s = (const shape_object *)self;
    int64_t n = 1;
    (void)unused;
    if (!is_known(s))
        Py_RETURN_NONE;
    if (s->of)
        return product_of_sizes(s);
    for (int i = 0; i < s->rank; i++)
        if (__builtin_mul_overflow(n, s->dims[i], &n)) {
            PyErr_SetString(PyExc_OverflowError, "the number of elements does not fit in 64 bits");
            return NULL;
        }
    return PyLong_FromLongLong(n);
}

/* The sizes of both, or that they differ. */
static bool merge(const shape_object *s, const int64_t *dims, int rank, int64_t *out, int *out_rank)
{
    const int64_t *only = s->rank < 0 ? dims : s->dims;
    *out_rank = s->rank < 0 ? rank : s->rank;
    if (s->rank < 0 || rank < 0) {
        if (*out_rank > 0)
            memcpy(out, only, (size_t)*out_rank * sizeof *out);
        return true;
    }
    if (s->rank != rank)
        return false;
    for (int i = 0; i < rank; i++) {
        if (s->dims[i] >= 0 && dims[i] >= 0 && s->dims[i] != dims[i])
            return false;
        out[i] = s->dims[i] >= 0 ? s->dims[i] : dims[i];
    }
    return true;
}

static PyObject *is_compatible_with(PyObject *self, PyObject *other)
{
    int64_t dims[ETCH_MAX_RANK], merged[ETCH_MAX_RANK];
    int rank, merged_rank;
    if (shape_from(other, dims, &rank) < 0)
        return NULL;
    return PyBool_FromLong(merge((shape_object *)self, dims, rank, merged, &merged_rank));
}

static PyObject *merge_with(PyObject *self, PyObject *other)
{
    int64_t dims[ETCH_MAX_RANK], merged[ETCH_MAX_RANK];
    int rank, merged_rank;
    if (shape_from(other, dims, &rank) < 0)
        return NULL;
    if (!merge((shape_object *)self, dims, rank, merged, &merged_rank)) {
        PyObject *theirs = shape_new(dims, rank, NULL);
        if (theirs)
            PyErr_Format(PyExc_ValueError, "Shapes %S and %S are not compatible", self, theirs);
        Py_XDECREF(theirs);
        return NULL;
    }
    return shape_new(merged, merged_rank, NULL);
}

static PyObject *assert_is_compatible_with(PyObject *self, PyObject *other)
{
    PyObject *is_compatible = is_compatible_with(self, other);
    if (is_compatible == Py_False)
        PyErr_Format(PyExc_ValueError, "Shapes %S and %S are incompatible", self, other);
    Py_XDECREF(is_compatible);
    return is_compatible == Py_True ? Py_NewRef(Py_None) : NULL;
}

static PyObject *assert_has_rank(PyObject *self, PyObject *rank)
{
    long n = PyLong_AsLong(rank);
    if (n == -1 && PyErr_Occurred())
        return NULL;
    if (((shape_object *)self)->rank < 0 || ((shape_object *)self)->rank == n)
        Py_RETURN_NONE;
    PyErr_Format(PyExc_ValueError, "Shape %S must have rank %ld", self, n);
    return NULL;
}

static PyObject *assert_same_rank(PyObject *self, PyObject *other)
{
    int64_t dims[ETCH_MAX_RANK];
    int rank, own = ((shape_object *)self)->rank;
    if (shape_from(other, dims, &rank) < 0)
        return NULL;
    if (own < 0 || rank < 0 || own == rank)
        Py_RETURN_NONE;
    PyErr_Format(PyExc_ValueError, "Shapes %S and %S must have the same rank", self, other);
    return NULL;
}

/* Every size that is known in one of them and another or unknown in the other is unknown. */
static PyObject *most_specific_compatible_shape(PyObject *self, PyObject *other)
{
    const shape_object *s = (const shape_object *)self;
    int64_t dims[ETCH_MAX_RANK];
    int rank;
    if (shape_from(other, dims, &rank) < 0)
        return NULL;
    if (s->rank < 0 || s->rank != rank)
        return shape_new(NULL, -1, NULL);
    for (int i = 0; i < rank; i++)
        dims[i] = s->dims[i] == dims[i] ? dims[i] : -1;
    return shape_new(dims, rank, NULL);
}

static PyObject *is_subtype_of(PyObject *self, PyObject *other)
{
    const shape_object *s = (const shape_object *)self;
    int64_t dims[ETCH_MAX_RANK];
    int rank;
    if (shape_from(other, dims, &rank) < 0)
        return NULL;
    bool is_sub = rank < 0 || s->rank == rank;
    for (int i = 0; is_sub && i < rank; i++)
        is_sub = dims[i] < 0 || dims[i] == s->dims[i];
    return PyBool_FromLong(is_sub);
}

/* What all fit, as a type's common supertype is asked for. */
static PyObject *most_specific_common_supertype(PyObject *self, PyObject *others)
{
    PyObject *items = core_items(others, "a sequence of shapes"), *out = items ? Py_NewRef(self) : NULL;
    for (Py_ssize_t i = 0; out && i < PySequence_Fast_GET_SIZE(items); i++)
        Py_SETREF(out, most_specific_compatible_shape(out, PySequence_Fast_GET_ITEM(items, i)));
    Py_XDECREF(items);
    return out;
}

static PyObject *join(PyObject *a, PyObject *b)
{
    int64_t dims[2 * ETCH_MAX_RANK];
    int n_a, n_b;
    if (shape_from(a, dims, &n_a) < 0 || shape_from(b, n_a > 0 ? dims + n_a : dims, &n_b) < 0)
        return NULL;
    if (n_a < 0 || n_b < 0)
        return shape_new(NULL, -1, NULL);
    if (n_a + n_b > ETCH_MAX_RANK) {
        PyErr_Format(PyExc_ValueError, "a shape of %d axes; there may be %d", n_a + n_b, ETCH_MAX_RANK);
        return NULL;
    }
    return shape_new(dims, n_a + n_b, NULL);
}

static PyObject *with_rank(PyObject *self, PyObject *rank)
{
    const shape_object *s = (const shape_object *)self;
    int64_t open[ETCH_MAX_RANK];
    long n = PyLong_AsLong(rank);
    if (n == -1 && PyErr_Occurred())
        return NULL;
    if (n < 0 || n > ETCH_MAX_RANK || (s->rank >= 0 && s->rank != n)) {
        PyErr_Format(PyExc_ValueError, "Shape %S must have rank %ld", self, n);
        return NULL;
    }
    for (int i = 0; i < n; i++)
        open[i] = -1;
    return s->rank >= 0 ? Py_NewRef(self) : shape_new(open, (int)n, NULL);
}

static PyObject *check_rank(PyObject *self, PyObject *rank, bool is_least)
{
    const shape_object *s = (const shape_object *)self;
    long n = PyLong_AsLong(rank);
    if (n == -1 && PyErr_Occurred())
        return NULL;
    if (s->rank >= 0 && (is_least ? s->rank < n : s->rank > n)) {
        PyErr_Format(PyExc_ValueError, "Shape %S must have rank at %s %ld", self, is_least ? "least" : "most", n);
        return NULL;
    }
    return Py_NewRef(self);
}
static PyObject *with_rank_at_least(PyObject *self, PyObject *rank) { return check_rank(self, rank, true); }
static PyObject *with_rank_at_most(PyObject *self, PyObject *rank) { return check_rank(self, rank, false); }

static PyObject *reduce(PyObject *self, PyObject *unused)
{
    (void)unused;
    PyObject *list = ((shape_object *)self)->rank < 0 ? Py_NewRef(Py_None) : as_list(self, NULL);
    return list ? Py_BuildValue("O(N)", (PyObject *)&shape_type, list) : NULL;
}

static PyGetSetDef properties[] = {
    { "rank", get_rank, NULL, "number of axes, or None", NULL },
    { "ndims", get_rank, NULL, "number of axes, or None", NULL },
    { NULL, NULL, NULL, NULL, NULL },
};
static PyMethodDef methods[] = {
    { "as_list", as_list, METH_NOARGS, "the sizes as a list; None where not known" },
    { "is_fully_defined", is_fully_defined, METH_NOARGS, "are all sizes known?" },
    { "assert_is_fully_defined", assert_is_fully_defined, METH_NOARGS, "ValueError unless all sizes are known" },
    { "num_elements", num_elements, METH_NOARGS, "product of the sizes, or None" },
    { "is_compatible_with", is_compatible_with, METH_O, "could both be the shape of one tensor?" },
    { "assert_is_compatible_with", assert_is_compatible_with, METH_O, "ValueError unless it is" },
    { "assert_has_rank", assert_has_rank, METH_O, "ValueError unless it can have so many axes" },
    { "assert_same_rank", assert_same_rank, METH_O, "ValueError unless both can have as many axes" },
    { "most_specific_compatible_shape", most_specific_compatible_shape, METH_O, "what both fit" },
    { "is_subtype_of", is_subtype_of, METH_O, "does whatever has this shape have the other one?" },
    { "most_specific_common_supertype", most_specific_common_supertype, METH_O, "what all fit" },
    { "merge_with", merge_with, METH_O, "what is known of either" },
    { "concatenate", join, METH_O, "the sizes of both, one after the other" },
    { "with_rank", with_rank, METH_O, "itself if it can have so many axes" },
    { "with_rank_at_least", with_rank_at_least, METH_O, "itself if it can have so many axes or more" },
    { "with_rank_at_most", with_rank_at_most, METH_O, "itself if it can have so many axes or fewer" },
    { "__reduce__", reduce, METH_NOARGS, NULL },
    { NULL, NULL, 0, NULL },
};
static PySequenceMethods sequence = { .sq_length = length, .sq_item = item };
static PyMappingMethods mapping = { .mp_length = length, .mp_subscript = subscript };
/* A shape is true if anything is known of it. */
static int is_true(PyObject *self) { return ((shape_object *)self)->rank >= 0; }
static PyNumberMethods number = { .nb_add = join, .nb_bool = is_true };

PyTypeObject shape_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch.TensorShape",
    .tp_basicsize = sizeof(shape_object),
    .tp_itemsize = sizeof(int64_t),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
    .tp_doc = "The sizes of a tensor, as far as they are known.",
    .tp_new = new_from,
    .tp_dealloc = dealloc,
    .tp_traverse = traverse,
    .tp_repr = repr,
    .tp_str = str,
    .tp_hash = hash,
    .tp_richcompare = compare,
    .tp_iter = iterate,
    .tp_getset = properties,
    .tp_methods = methods,
    .tp_as_sequence = &sequence,
    .tp_as_mapping = &mapping,
    .tp_as_number = &number,
};

int shape_add(PyObject *module)
{
    return PyType_Ready(&shape_type) < 0 ? -1 : PyModule_AddObjectRef(module, "TensorShape", (PyObject *)&shape_type);
}
