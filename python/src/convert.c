/* From Python values to tensors: numbers and texts, nested lists, arrays of other libraries.
 *
 * A nested list is looked at twice: first for its shape and what its elements are, then for the elements. Where a tensor is among
 * them the list is stacked from its items, so that it can be traced and has gradients. */
#include "convert.h"

#include "array.h"
#include "dtype.h"
#include "shape.h"
#include "size.h"
#include "slices.h"
#include "tensor.h"
#include "variable.h"
#include <float.h>
#include <math.h>
#include <string.h>

/* What the elements of a list are; a later one replaces an earlier one only as TensorFlow has it: ints may become floats, bools among
 * numbers are numbers. */
typedef enum element { NOTHING, BOOLS, INTS, BIG_INTS, FLOATS, TEXTS, TENSORS } element;

typedef struct list_look {
    int64_t dims[ETCH_MAX_RANK];
    int rank;         /* of the leaves that were met; -1: none yet */
    int depth;        /* where an empty list was met, its depth is the rank */
    etch_dtype dtype; /* what they shall become: then they may be of several kinds; or CONVERT_ANY */
    element element;
    etch_dtype floats; /* what floats are: NumPy's own where one of these comes first */
    bool has_arrays;
    bool has_sizes; /* which stand among numbers as integers do, and are known when it runs */
    bool is_tracing;
    bool is_ragged;   /* that is what is wrong with it, and not its elements */
    bool is_unfit;    /* there are elements that cannot become the dtype */
    bool has_complex; /* a number, of no dtype that there is */
} list_look;

static bool is_text(PyObject *x) { return PyUnicode_Check(x) || PyBytes_Check(x); }

/* Any sequence of Python's (a deque, a UserList, a TensorShape, what has __getitem__) is as good as a list. 1, 0 or -1. */
static int is_list(PyObject *x)
{
    if (PyList_Check(x) || PyTuple_Check(x) || PyRange_Check(x))
        return 1;
    if (!PySequence_Check(x) || is_text(x) || tensor_check(x) || variable_check(x))
        return 0;
    int is_array = array_is(x);
    return is_array < 0 ? -1 : !is_array;
}

/* NumPy's scalars, not its arrays: these can be written to. */
static bool is_numpy_scalar(PyObject *x)
{
    const PyTypeObject *type = Py_TYPE(x);
    return strncmp(type->tp_name, "numpy.", 6) == 0 && !(type->tp_as_mapping && type->tp_as_mapping->mp_ass_subscript);
}

static int is_array(PyObject *x) { return is_numpy_scalar(x) || Py_TYPE(x) == &size_type ? 0 : array_is(x); }

static element int_element(PyObject *x)
{
    int overflow;
    long long i = PyLong_AsLongLongAndOverflow(x, &overflow);
    return overflow || i > INT32_MAX || i < INT32_MIN ? BIG_INTS : INTS;
}

/* 0, or -1 with the exception set. */
static int element_of(PyObject *x, element *out, etch_dtype *floats)
{
    *floats = ETCH_F32;
    if (PyBool_Check(x))
        return *out = BOOLS, 0;
    if (PyLong_Check(x))
        return *out = int_element(x), 0;
    if (PyFloat_CheckExact(x))
        return *out = FLOATS, 0;
    if (is_text(x))
        return *out = TEXTS, 0;
    etch_dtype t;
    int found = is_numpy_scalar(x) ? array_dtype(x, &t) : 0;
    if (found <= 0)
        return *out = PyFloat_Check(x) ? FLOATS : NOTHING, found;
    if (dtype_is_float(t))
        return *floats = t, *out = FLOATS, 0;
    if (!dtype_is_integer(t))
        return *out = t == ETCH_BOOL ? BOOLS : NOTHING, 0;
    PyObject *number = PyNumber_Index(x);
    *out = number ? int_element(number) : NOTHING;
    Py_XDECREF(number);
    return number || core_forgive() ? 0 : -1;
}

/* What the elements of an array are; whether its integers are big is seen later. 0 or -1. */
static int element_of_array(PyObject *x, element *out, etch_dtype *floats)
{
    etch_dtype t;
    int found = array_dtype(x, &t);
    *floats = ETCH_F32;
    if (found <= 0)
        return *out = NOTHING, found;
    if (dtype_is_float(t))
        return *floats = t, *out = FLOATS, 0;
    return *out = t == ETCH_BOOL ? BOOLS : dtype_is_integer(t) ? INTS : TEXTS, 0;
}

/* Can elements of this kind become the dtype? */
static bool fits(element e, etch_dtype t)
{
    switch (e) {
    case BOOLS: return t != ETCH_STRING;
    case INTS:
    case BIG_INTS: return dtype_is_float(t) || dtype_is_integer(t);
    case FLOATS: return dtype_is_float(t);
    case TEXTS: return t == ETCH_STRING;
    default: return true;
    }
}

static int mixed(void)
{
    PyErr_SetString(PyExc_ValueError, "Can't convert Python sequence with mixed types to Tensor.");
    return -1;
}

/* In a trace, where NumPy finds a type that holds them all, bools become the numbers that they stand among, also where they come first,
 * and floats are NumPy's halves only if all of them are. */
static int join(list_look *l, element one, etch_dtype floats)
{
    element *all = &l->element;
    bool is_int = one == INTS || one == BIG_INTS, were_ints = *all == INTS || *all == BIG_INTS;
    if (l->dtype != CONVERT_ANY) {
        l->is_unfit |= !fits(one, l->dtype);
        *all = one;
        return 0;
    }
    if (l->is_tracing && (floats == ETCH_F64 || (*all != NOTHING && one != BOOLS && floats != l->floats)))
        l->floats = floats = ETCH_F32;
    if (*all == NOTHING || *all == one || (l->is_tracing && *all == BOOLS && (is_int || one == FLOATS))) {
        if (*all != FLOATS && one == FLOATS)
            l->floats = floats;
        *all = one;
    } else if (were_ints && (is_int || one == FLOATS))
        *all = is_int ? BIG_INTS : FLOATS;
    else if (!((were_ints && one == BOOLS) || (*all == FLOATS && (is_int || one == BOOLS))))
        return mixed();
    return 0;
}

static int unsupported(PyObject *x)
{
    PyErr_Format(PyExc_ValueError, "Attempt to convert a value (%R) with an unsupported type (%R) to a Tensor.", x,
                 (PyObject *)Py_TYPE(x));
    return -1;
}

/* In a trace it is the whole that cannot be converted, and another class of error says so. An exception of an element may be set. */
static void *refuse_traced(PyObject *x)
{
    if (PyErr_Occurred() && !core_forgive())
        return NULL;
    if (x == Py_None)
        PyErr_SetString(PyExc_ValueError, "None values not supported.");
    else
        PyErr_Format(PyExc_TypeError,
                     "Failed to convert elements of %R to Tensor. Consider casting elements to a supported type.", x);
    return NULL;
}

void *convert_refuse(etch_ctx *cx, PyObject *x)
{
    if (etch_is_tracing(cx))
        return refuse_traced(x);
    (void)unsupported(x);
    return NULL;
}

static int ragged(list_look *l)
{
    l->is_ragged = true;
    PyErr_SetString(PyExc_ValueError, "Can't convert non-rectangular Python sequence to Tensor.");
    return -1;
}

/* Also of a list that holds itself, perhaps many times: it is not looked at any further. */
static int too_deep(void)
{
    PyErr_Format(PyExc_ValueError, "a list nested more than %d deep cannot be a Tensor", ETCH_MAX_RANK);
    return -1;
}

/* Python's own numbers: most elements, which need not be asked whether they are something else. */
static bool is_plain_number(PyObject *x) { return PyFloat_CheckExact(x) || PyLong_CheckExact(x) || PyBool_Check(x); }

/* What a list is stacked with. */
static bool is_tensor_like(PyObject *x) { return tensor_check(x) || variable_check(x) || slices_check(x); }

/* What is no list and no tensor. */
static int look_at_leaf(PyObject *x, bool is_plain, int depth, list_look *l)
{
    element one = INTS;
    etch_dtype floats = ETCH_F32;
    bool is_size = Py_TYPE(x) == &size_type;
    int array = is_plain || is_text(x) ? 0 : is_array(x);
    l->has_sizes |= is_size;
    if (array < 0 || (!is_size && (array ? element_of_array(x, &one, &floats) : element_of(x, &one, &floats)) < 0))
        return -1;
    if (array) {
        l->has_arrays = true;
        l->is_unfit |= one == BOOLS && l->dtype != CONVERT_ANY && l->dtype != ETCH_BOOL; /* NumPy's are no numbers */
        return one == NOTHING ? 0 : join(l, one, floats);
    }
    if (one == NOTHING) {
        l->has_complex = PyComplex_Check(x);
        return unsupported(x);
    }
    if (l->rank >= 0 && l->rank != depth && !l->has_arrays)
        return ragged(l);
    l->rank = depth;
    return join(l, one, floats);
}

/* Of a long list, now and then: does a signal's handler raise? Items are held, whatever it does to the list. */
static bool stops_at(Py_ssize_t i) { return i % (1 << 16) == (1 << 16) - 1 && PyErr_CheckSignals() < 0; }

static int look(PyObject *x, int depth, list_look *l)
{
    bool is_plain = is_plain_number(x);
    if (!is_plain && is_tensor_like(x)) {
        l->element = TENSORS;
        return 0;
    }
    int list = is_plain ? 0 : is_list(x);
    if (list <= 0)
        return list < 0 ? -1 : look_at_leaf(x, is_plain, depth, l);
    if (depth >= ETCH_MAX_RANK) {
        l->is_ragged = true;
        return too_deep();
    }
    PyObject *items = core_items(x, "a sequence");
    if (!items)
        return -1;
    Py_ssize_t n = PySequence_Fast_GET_SIZE(items);
    int done = 0;
    if (depth < l->depth && l->dims[depth] != n && !l->has_arrays)
        done = ragged(l);
    else if (depth >= l->depth) {
        if (l->rank >= 0 && depth >= l->rank && !l->has_arrays)
            done = ragged(l);
        l->dims[depth] = n;
        l->depth = depth + 1;
    }
    for (Py_ssize_t i = 0; done == 0 && i < n && l->element != TENSORS; i++)
        done = stops_at(i) ? -1 : look(PySequence_Fast_GET_ITEM(items, i), depth + 1, l);
    Py_DECREF(items);
    return done;
}

/* --- elements ------------------------------------------------------------------------------------------------------- */

static int cannot(PyObject *x, etch_dtype t)
{
    PyErr_Format(PyExc_TypeError, "Cannot convert %R to EagerTensor of dtype %s", x, dtype_word(t));
    return -1;
}

/* Low bits of any int, as TensorFlow takes them; beyond 63 bits, of uint64 beyond 64, it is an error. */
static int int_bits(PyObject *x, bool is_unsigned, uint64_t *out)
{
    int overflow;
    long long i = PyLong_AsLongLongAndOverflow(x, &overflow);
    if (!overflow && i == -1 && PyErr_Occurred())
        return -1;
    if (overflow > 0 && is_unsigned) {
        *out = PyLong_AsUnsignedLongLong(x);
        if (PyErr_Occurred())
            PyErr_Clear();
        else
            return 0;
    }
    if (overflow) {
        PyErr_SetString(PyExc_ValueError, "Can't convert Python sequence with out-of-range integer to Tensor.");
        return -1;
    }
    *out = (uint64_t)i;
    return 0;
}

static int write_string(etch_ctx *cx, etch_tensor *t, int64_t at, PyObject *x)
{
    const char *bytes;
    Py_ssize_t n;
    if (PyUnicode_Check(x))
        bytes = PyUnicode_AsUTF8AndSize(x, &n);
    else if (PyBytes_AsStringAndSize(x, (char **)(uintptr_t)&bytes, &n) < 0)
        bytes = NULL;
    if (!bytes)
        return -1;
    if (etch_tensor_set_string(cx, t, at, bytes, (size_t)n) == ETCH_OK)
        return 0;
    (void)core_raise(cx);
    return -1;
}

typedef struct filling {
    etch_ctx *cx;
    etch_tensor *to;
    etch_dtype t;
    void *at;
    int64_t i, n;  /* elements written, and in all */
    bool is_asked; /* was the dtype? */
} filling;

/* The nearest half, and infinity beyond the largest. */
static uint16_t half_bits(double x)
{
    uint16_t bits;
    if (PyFloat_Pack2(x, (char *)&bits, PY_LITTLE_ENDIAN) == 0)
        return bits;
    PyErr_Clear();
    return x < 0 ? 0xFC00 : 0x7C00;
}

/* The upper half of the float, rounded to the nearest, ties to even. */
static uint16_t bfloat_bits(double x)
{
    float narrow = (float)x;
    uint32_t bits;
    memcpy(&bits, &narrow, sizeof bits);
    if (isnan(x))
        return (uint16_t)(bits >> 16 | 0x40);
    return (uint16_t)((bits + 0x7FFF + (bits >> 16 & 1)) >> 16);
}

static int put_float(filling *f, PyObject *x, int64_t i)
{
    double number = PyFloat_AsDouble(x);
    if (number == -1 && PyErr_Occurred())
        return -1;
    /* (Infinite, as NumPy would have it, where the program wants this dtype, and in the constant of a graph.) */
    if (f->t == ETCH_F32 && isfinite(number) && isinf((float)number) && !f->is_asked && !etch_is_tracing(f->cx)) {
        PyErr_SetString(PyExc_ValueError,
                        "Can't convert Python sequence with a value out of range for a double-precision float.");
        return -1;
    }
    switch (f->t) {
    case ETCH_F64: ((double *)f->at)[i] = number; return 0;
    case ETCH_F32: ((float *)f->at)[i] = (float)number; return 0;
    case ETCH_F16: ((uint16_t *)f->at)[i] = half_bits(number); return 0;
    default: ((uint16_t *)f->at)[i] = bfloat_bits(number); return 0;
    }
}

/* Methods of elements and of lists' own classes may do so. */
static int changed(void)
{
    PyErr_SetString(PyExc_ValueError, "a list changed while it was converted to a Tensor");
    return -1;
}

/* Written as the dtype itself, without an op: inside a trace a number stays one. */
static int put(filling *f, PyObject *x)
{
    if (f->i >= f->n)
        return changed();
    int64_t i = f->i++;
    uint64_t bits = 0;
    if (!f->at) /* strings */
        return write_string(f->cx, f->to, i, x);
    if (dtype_is_float(f->t))
        return put_float(f, x, i);
    if (f->t == ETCH_BOOL) {
        int truth = PyObject_IsTrue(x);
        ((bool *)f->at)[i] = truth == 1;
        return truth < 0 ? -1 : 0;
    }
    PyObject *whole = PyNumber_Index(x);
    int done = whole ? int_bits(whole, f->t == ETCH_U64, &bits) : -1;
    Py_XDECREF(whole);
    switch (etch_dtype_bytes(f->t)) {
    case 1: ((uint8_t *)f->at)[i] = (uint8_t)bits; break;
    case 2: ((uint16_t *)f->at)[i] = (uint16_t)bits; break;
    case 4: ((uint32_t *)f->at)[i] = (uint32_t)bits; break;
    default: ((uint64_t *)f->at)[i] = bits; break;
    }
    return done;
}

static int fill(filling *f, PyObject *x, int depth)
{
    int list = is_list(x);
    if (list <= 0)
        return list < 0 ? -1 : put(f, x);
    if (depth >= ETCH_MAX_RANK)
        return changed();
    PyObject *items = core_items(x, "a sequence");
    int done = items ? 0 : -1;
    for (Py_ssize_t i = 0; done == 0 && i < PySequence_Fast_GET_SIZE(items); i++)
        done = stops_at(i) ? -1 : fill(f, PySequence_Fast_GET_ITEM(items, i), depth + 1);
    Py_XDECREF(items);
    return done;
}

static etch_dtype natural(const list_look *l)
{
    static const etch_dtype dtypes[] = {
        [NOTHING] = ETCH_F32, [BOOLS] = ETCH_BOOL, [INTS] = ETCH_I32, [BIG_INTS] = ETCH_I64, [TEXTS] = ETCH_STRING
    };
    return l->element == FLOATS ? l->floats : dtypes[l->element];
}

static etch_tensor *from_elements(etch_ctx *cx, PyObject *x, const list_look *l, etch_dtype t)
{
    filling f = { .cx = cx, .t = t, .n = 1, .is_asked = l->dtype != CONVERT_ANY };
    for (int i = 0; i < l->depth; i++)
        f.n *= l->dims[i];
    if (etch_tensor_new(cx, t, l->dims, l->depth, &f.to) != ETCH_OK)
        return (void)core_raise(cx), NULL;
    f.at = t == ETCH_STRING ? NULL : etch_tensor_map(cx, f.to, true);
    int done = t != ETCH_STRING && !f.at ? ((void)core_raise(cx), -1) : fill(&f, x, 0);
    if (done == 0 && f.i != f.n)
        done = changed();
    if (f.at)
        etch_tensor_unmap(cx, f.to);
    if (done < 0) {
        etch_tensor_release(&f.to);
        return NULL;
    }
    etch_tensor *handle = etch_hand_over(cx, f.to);
    return handle ? handle : ((void)core_raise(cx), NULL);
}

/* --- lists with tensors among them ------------------------------------------------------------------------------------ */

/* The dtype of the first tensor in a list: 1, 0 (then it is CONVERT_ANY) or -1. */
static int dtype_within(PyObject *x, int depth, etch_dtype *out)
{
    bool is_tensor = tensor_check(x) || variable_check(x) || slices_check(x);
    int found = is_tensor ? convert_has_dtype(x, out) : 0, list = is_tensor ? 0 : is_list(x);
    if (found == 0)
        *out = CONVERT_ANY;
    if (list <= 0)
        return list < 0 ? -1 : found;
    if (depth >= ETCH_MAX_RANK)
        return too_deep();
    PyObject *items = core_items(x, "a sequence");
    for (Py_ssize_t i = 0; items && found == 0 && i < PySequence_Fast_GET_SIZE(items); i++)
        found = dtype_within(PySequence_Fast_GET_ITEM(items, i), depth + 1, out);
    Py_XDECREF(items);
    return items ? found : -1;
}
static int dtype_inside(PyObject *x, etch_dtype *out) { return dtype_within(x, 0, out); }

/* An item becomes the dtype: a tensor by a cast if the program asked for it, a number if it can. */
static etch_tensor *item_as(etch_ctx *cx, PyObject *x, etch_dtype dtype, bool is_asked)
{
    if (!tensor_check(x) && !variable_check(x))
        return convert(cx, x, dtype, dtype);
    etch_tensor *t = convert(cx, x, CONVERT_ANY, CONVERT_ANY);
    return t && is_asked && etch_tensor_dtype(t) != dtype ? (etch_cast)(cx, t, dtype) : t;
}

static etch_tensor *from_items(etch_ctx *cx, PyObject *x, etch_dtype dtype, list_look *l)
{
    PyObject *items = core_items(x, "a sequence");
    if (!items)
        return NULL;
    if (Py_EnterRecursiveCall(" while a list is converted to a tensor")) { /* it may hold itself */
        Py_DECREF(items);
        return NULL;
    }
    Py_ssize_t n = PySequence_Fast_GET_SIZE(items);
    etch_tensor **in = PyMem_New(etch_tensor *, (size_t)n + 1), *out = NULL;
    Py_ssize_t i = 0;
    while (in && i < n && (in[i] = item_as(cx, PySequence_Fast_GET_ITEM(items, i), dtype, l->dtype != CONVERT_ANY)))
        i++;
    if (in && i == n) {
        out = (etch_stack)(cx, in, (int)n, 0);
        if (!out && etch_error_status(cx) == ETCH_ESHAPE && l->element != TENSORS) {
            etch_error_clear(cx);
            (void)ragged(l);
        } else if (!out)
            (void)core_raise(cx);
    } else if (!in)
        PyErr_NoMemory();
    Py_LeaveRecursiveCall();
    PyMem_Free(in);
    Py_DECREF(items);
    return out;
}

/* Is it such a value, or a list with one among its items? 1, 0 or -1. */
static int holds(PyObject *x, int depth, int (*is_such)(PyObject *x))
{
    int found = is_such(x), list = found == 0 ? is_list(x) : 0;
    if (list <= 0)
        return list < 0 ? -1 : found;
    if (depth >= ETCH_MAX_RANK)
        return too_deep();
    PyObject *items = core_items(x, "a sequence");
    found = items ? 0 : -1;
    for (Py_ssize_t i = 0; found == 0 && i < PySequence_Fast_GET_SIZE(items); i++)
        found = holds(PySequence_Fast_GET_ITEM(items, i), depth + 1, is_such);
    Py_XDECREF(items);
    return found;
}

static int is_tensor(PyObject *x) { return tensor_check(x); }
int convert_holds_tensor(PyObject *x) { return holds(x, 0, is_tensor); }
int convert_holds_array(PyObject *x) { return holds(x, 0, is_array); }

/* Integers of arrays in a list are int32 if they can be, as Python's are; in a trace they are not known. */
static etch_tensor *narrowed(etch_ctx *cx, etch_tensor *x)
{
    int64_t ends[2] = { 0, 0 };
    if (!x || etch_tensor_is_traced(x) || (etch_tensor_count)(x) == 0)
        return x;
    etch_tensor *low = (etch_min)(cx, x, ETCH_ALL_AXES, false), *high = (etch_max)(cx, x, ETCH_ALL_AXES, false);
    if (!low || !high || etch_tensor_read(cx, low, &ends[0], sizeof ends[0]) != ETCH_OK ||
        etch_tensor_read(cx, high, &ends[1], sizeof ends[1]) != ETCH_OK)
        return (void)core_raise(cx), NULL;
    return ends[0] < INT32_MIN || ends[1] > INT32_MAX ? x : (etch_cast)(cx, x, ETCH_I32);
}

/* --- all of it --------------------------------------------------------------------------------------------------------- */

int convert_has_dtype(PyObject *x, etch_dtype *out)
{
    if (tensor_check(x))
        return *out = etch_tensor_dtype(tensor_of(x)), 1;
    if (variable_check(x))
        return *out = etch_variable_dtype(variable_of(x)), 1;
    if (slices_check(x))
        return slices_dtype(x, out);
    bool is_number = PyLong_Check(x) || (PyFloat_Check(x) && !is_numpy_scalar(x));
    if (is_number || is_text(x))
        return 0;
    int list = is_list(x);
    return list ? -(list < 0) : array_dtype(x, out);
}

static etch_tensor *as_asked(etch_ctx *cx, etch_tensor *t, PyObject *x, etch_dtype dtype)
{
    if (t && dtype != CONVERT_ANY && etch_tensor_dtype(t) != dtype) {
        PyErr_Format(PyExc_ValueError, "Tensor conversion requested dtype %s for Tensor with dtype %s: %R",
                     etch_dtype_long_name(dtype), etch_dtype_long_name(etch_tensor_dtype(t)), x);
        return NULL;
    }
    return t ? t : ((void)core_raise(cx), NULL);
}

/* Arrays among numbers, which are taken as if these stood there one by one. */
static etch_tensor *from_arrays(etch_ctx *cx, PyObject *x, list_look *l)
{
    if (l->dtype != CONVERT_ANY)
        return from_items(cx, x, l->dtype, l);
    if (l->element == INTS || l->element == BIG_INTS)
        return narrowed(cx, from_items(cx, x, ETCH_I64, l));
    return from_items(cx, x, l->element == NOTHING ? CONVERT_ANY : natural(l), l);
}

static etch_tensor *from_looked(etch_ctx *cx, PyObject *x, list_look *l)
{
    etch_dtype t = l->dtype;
    if (l->element == TENSORS)
        return t == CONVERT_ANY && dtype_inside(x, &t) < 0 ? NULL : from_items(cx, x, t, l);
    if (l->has_sizes)
        return from_items(cx, x, t != CONVERT_ANY ? t : natural(l), l);
    if (l->has_arrays)
        return from_arrays(cx, x, l);
    if (l->rank >= 0 && l->rank != l->depth)
        return (void)ragged(l), NULL;
    return from_elements(cx, x, l, t != CONVERT_ANY ? t : natural(l));
}

/* Is the exception about what was given, and not one of the program's own? */
static bool is_refusal(void)
{
    return PyErr_ExceptionMatches(PyExc_TypeError) || PyErr_ExceptionMatches(PyExc_ValueError);
}

static etch_tensor *from_list(etch_ctx *cx, PyObject *x, etch_dtype dtype, etch_dtype hint)
{
    list_look l = { .rank = -1, .dtype = CONVERT_ANY, .floats = ETCH_F32, .is_tracing = etch_is_tracing(cx) };
    if (dtype != CONVERT_ANY || hint != CONVERT_ANY) {
        list_look asked = l;
        asked.dtype = dtype != CONVERT_ANY ? dtype : hint;
        bool is_fit = look(x, 0, &asked) == 0 && !asked.is_unfit;
        if (is_fit && !(asked.element == TENSORS && dtype == CONVERT_ANY))
            return from_looked(cx, x, &asked);
        if (PyErr_Occurred() && !is_refusal())
            return NULL;
        PyErr_Clear();
        if (asked.has_complex && dtype != CONVERT_ANY && !l.is_tracing)
            return (void)cannot(x, dtype), NULL;
    }
    /* What does not fit may be wrong by itself. */
    if (look(x, 0, &l) < 0)
        return l.is_tracing && !l.is_ragged && PyErr_ExceptionMatches(PyExc_ValueError) ? refuse_traced(x) : NULL;
    if (dtype != CONVERT_ANY)
        return (void)cannot(x, dtype), NULL;
    if (PyRange_Check(x) && l.element == NOTHING)
        l.element = INTS;
    return from_looked(cx, x, &l);
}

/* Sizes of a traced tensor are known in the trace, if only by their symbols. */
static etch_tensor *from_shape(etch_ctx *cx, PyObject *x, etch_dtype dtype, etch_dtype hint)
{
    const shape_object *s = (const shape_object *)x;
    bool is_known = s->rank >= 0;
    for (int i = 0; i < s->rank && !s->of; i++)
        is_known &= s->dims[i] >= 0;
    if (!is_known) {
        PyErr_Format(PyExc_ValueError, "Cannot convert a partially known TensorShape %S to a Tensor.", x);
        return NULL;
    }
    PyObject *list = PyObject_CallMethod(x, "as_list", NULL);
    etch_tensor *t = list ? from_list(cx, list, dtype, hint) : NULL;
    Py_XDECREF(list);
    return t;
}

/* NULL: with the exception set, or with an error of the ops that took part. */
static etch_tensor *converted(etch_ctx *cx, PyObject *x, etch_dtype dtype, etch_dtype hint)
{
    if (tensor_check(x))
        return as_asked(cx, tensor_use(cx, x), x, dtype);
    if (variable_check(x))
        return as_asked(cx, variable_read(cx, x), x, dtype);
    if (slices_check(x))
        return slices_convert(cx, x, dtype, hint);
    if (Py_TYPE(x) == &size_type)
        return size_convert(cx, x, dtype != CONVERT_ANY ? dtype : hint);
    if (PyObject_TypeCheck(x, &shape_type))
        return from_shape(cx, x, dtype, hint);
    bool is_number = (PyFloat_Check(x) || PyLong_Check(x) || PyComplex_Check(x)) && !is_numpy_scalar(x);
    int list = is_number || is_text(x) ? 1 : is_list(x);
    if (list < 0)
        return NULL;
    return list ? from_list(cx, x, dtype, hint) : array_convert(cx, x, dtype, hint);
}

etch_tensor *convert(etch_ctx *cx, PyObject *x, etch_dtype dtype, etch_dtype hint)
{
    etch_tensor *t = converted(cx, x, dtype, hint);
    return t ? t : (etch_tensor *)core_raise(cx);
}

/* Whose dtype the others take: the first tensor or variable; else a tensor in a list. 1, 0 (then it is CONVERT_ANY) or -1. */
static int leading_dtype(PyObject *const *xs, int n, etch_dtype *out)
{
    *out = CONVERT_ANY;
    for (int i = 0; i < n; i++)
        if (tensor_check(xs[i]) || variable_check(xs[i]))
            return convert_has_dtype(xs[i], out);
    int found = 0;
    for (int i = 0; found == 0 && i < n; i++) {
        int list = is_list(xs[i]);
        found = list > 0 ? dtype_inside(xs[i], out) : list;
    }
    return found;
}

int convert_alike(etch_ctx *cx, PyObject *const *xs, int n, etch_tensor **out)
{
    etch_dtype t;
    if (leading_dtype(xs, n, &t) < 0)
        return -1;
    for (int i = 0; i < n; i++) {
        bool is_tensor = tensor_check(xs[i]) || variable_check(xs[i]);
        out[i] = convert(cx, xs[i], is_tensor ? CONVERT_ANY : t, t);
        if (!out[i])
            return -1;
        if (t == CONVERT_ANY)
            t = etch_tensor_dtype(out[i]);
    }
    return 0;
}

etch_tensor *convert_sizes(etch_ctx *cx, PyObject *x)
{
    etch_tensor *t = convert(cx, x, CONVERT_ANY, ETCH_I64);
    if (t && !dtype_is_integer(etch_tensor_dtype(t))) {
        bool is_empty = !etch_tensor_is_traced(t) && (etch_tensor_count)(t) == 0 && is_list(x) == 1;
        if (!is_empty)
            (void)etch_fail(
                cx, ETCH_EDTYPE,
                "Value for a shape, a size or an index of %s is not in the list of allowed values: int32, int64",
                dtype_word(etch_tensor_dtype(t)));
    }
    if (etch_failed(cx))
        t = NULL;
    else if (t && etch_tensor_dtype(t) != ETCH_I64)
        t = (etch_cast)(cx, t, ETCH_I64);
    if (!t && !PyErr_Occurred())
        (void)core_raise(cx);
    return t;
}
