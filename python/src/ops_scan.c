/* tf.map_fn, tf.vectorized_map, tf.scan, tf.foldl and tf.foldr: a turn per slice along axis 0. Outside of traces they
 * are loops like any, in a trace one scan whose turn is traced once. */
#include "build.h"
#include "flow.h"
#include "nest.h"
#include "ops.h"
#include "raise.h"
#include "shape.h"
#include "trace.h"
#include <string.h>

enum { MAX = FLOW_MAX / 2 };

typedef struct scanning {
    etch_ctx *cx;
    const char *op;
    PyObject *fn;
    PyObject *elems; /* the structure that slices come in */
    etch_tensor *xs[MAX];
    int n_xs;
    int64_t n_slices;  /* -1: only the run knows */
    PyObject *carried; /* the structure of the state; NULL: there is none */
    etch_tensor *state[MAX];
    int n_state;
    PyObject *result;       /* the structure of results; NULL: any, and the first turn says which */
    etch_dtype dtypes[MAX]; /* of results; CONVERT_ANY: any */
    int ranks[MAX];         /* of results; -1: any */
    int64_t dims[MAX][ETCH_MAX_RANK];
    int n_results;
    bool infers, reverse, again;
} scanning;

/* --- structures --------------------------------------------------------------------------------------------------- */

/* The tensors of a structure: how many, or -1 with the exception set. */
static int tensors_of(etch_ctx *cx, PyObject *structure, etch_tensor **out, const char *op)
{
    PyObject *leaves = nest_flatten(structure);
    Py_ssize_t n = leaves ? PyList_GET_SIZE(leaves) : -1;
    if (n > MAX) {
        PyErr_Format(PyExc_ValueError, "%s: more than %d tensors", op, MAX);
        n = -1;
    }
    for (Py_ssize_t i = 0; n > 0 && i < n; i++) {
        etch_tensor *t = convert(cx, PyList_GET_ITEM(leaves, i), CONVERT_ANY, CONVERT_ANY);
        if (!t || !(out[i] = flow_own(cx, t)))
            n = -1;
    }
    Py_XDECREF(leaves);
    return (int)n;
}

static PyObject *structure_of(etch_ctx *cx, PyObject *structure, etch_tensor *const *tensors, int n)
{
    PyObject *leaves = PyList_New(n);
    for (int i = 0; leaves && i < n; i++) {
        etch_tensor *kept = etch_keep(cx, tensors[i]);
        PyObject *x = kept ? tensor_wrap(kept) : core_raise(cx);
        if (x)
            PyList_SET_ITEM(leaves, i, x);
        else
            Py_CLEAR(leaves);
    }
    PyObject *out = leaves ? nest_pack_list(structure, leaves) : NULL;
    Py_XDECREF(leaves);
    return out;
}

/* --- one turn ----------------------------------------------------------------------------------------------------- */

/* fn(state, slice), or fn(slice) without a state. */
static PyObject *call(const scanning *s, etch_tensor *const *state, etch_tensor *const *slices)
{
    PyObject *x = structure_of(s->cx, s->elems, slices, s->n_xs), *out = NULL;
    PyObject *a = x && s->carried ? structure_of(s->cx, s->carried, state, s->n_state) : NULL;
    int64_t n_random = trace_body_begin();
    if (x && !s->carried)
        out = PyObject_CallOneArg(s->fn, x);
    else if (a)
        out = PyObject_CallFunctionObjArgs(s->fn, a, x, NULL);
    trace_body_end(n_random);
    Py_XDECREF(a);
    Py_XDECREF(x);
    return out;
}

static int check_dtype(const scanning *s, int i, etch_dtype t)
{
    if (s->dtypes[i] == CONVERT_ANY || s->dtypes[i] == t)
        return 0;
    if (s->carried && etch_is_tracing(s->cx))
        PyErr_Format(PyExc_TypeError,
                     "Loop var %d of %s enters the loop with type %S but has type %S after 1 iteration. Its type "
                     "should remain constant.",
                     i, s->op, dtype_object(s->dtypes[i]), dtype_object(t));
    else
        (void)raise_error("InvalidArgumentError", "TensorArray dtype is %s but Op is trying to write dtype %s ",
                          etch_dtype_long_name(s->dtypes[i]), etch_dtype_long_name(t));
    return -1;
}

/* Result i has the shape that was declared, or that the results before it had. */
static int check_shape(scanning *s, int i, etch_tensor *t)
{
    int rank = etch_tensor_rank(t);
    bool fits = s->ranks[i] < 0 || s->ranks[i] == rank;
    int64_t known[ETCH_MAX_RANK];
    for (int a = 0; a < rank; a++) {
        known[a] = etch_tensor_known_dim(s->cx, t, a);
        fits &= s->ranks[i] < 0 || a >= s->ranks[i] || s->dims[i][a] < 0 || known[a] < 0 || s->dims[i][a] == known[a];
    }
    if (!fits) {
        PyObject *saw = shape_text(s->cx, t), *expected = saw ? shape_text_of(s->dims[i], s->ranks[i]) : NULL;
        if (expected)
            PyErr_Format(PyExc_ValueError, "%s: Incompatible shape for value (%U), expected (%U)", s->op, saw,
                         expected);
        Py_XDECREF(saw);
        Py_XDECREF(expected);
        return -1;
    }
    for (int a = 0; s->infers && a < rank; a++)
        s->dims[i][a] = s->ranks[i] >= 0 && s->dims[i][a] >= 0 ? s->dims[i][a] : known[a];
    if (s->infers)
        s->ranks[i] = rank;
    return 0;
}

/* The first turn says what results there are. */
static int learn(scanning *s, PyObject *given)
{
    PyObject *leaves = nest_flatten(given);
    Py_ssize_t n = leaves ? PyList_GET_SIZE(leaves) : -1;
    Py_XDECREF(leaves);
    if (n < 0 || n > MAX)
        return n < 0 ? -1 : (PyErr_Format(PyExc_ValueError, "%s: more than %d results", s->op, MAX), -1);
    s->result = Py_NewRef(given);
    s->n_results = (int)n;
    for (int i = 0; i < s->n_results; i++) {
        s->dtypes[i] = CONVERT_ANY;
        s->ranks[i] = -1;
    }
    return 0;
}

/* What fn gave as handles: `n` of them are expected, as `structure` has it. */
static int take(scanning *s, PyObject *given, etch_tensor **out)
{
    if (!s->result && learn(s, given) < 0)
        return -1;
    PyObject *leaves = nest_check_same(s->result, given, false) == 1 ? nest_flatten_to(given, s->n_results) : NULL;
    int done = leaves ? 0 : -1;
    for (int i = 0; done == 0 && i < s->n_results; i++) {
        etch_tensor *t = convert(s->cx, PyList_GET_ITEM(leaves, i), CONVERT_ANY, s->dtypes[i]);
        done = t && check_dtype(s, i, etch_tensor_dtype(t)) == 0 && check_shape(s, i, t) == 0 &&
                       (out[i] = flow_own(s->cx, t))
                   ? 0
                   : -1;
    }
    Py_XDECREF(leaves);
    return done;
}

/* --- outside of traces -------------------------------------------------------------------------------------------- */

/* Slice i of tensor k; one slice stands for all where the tensor has one alone (vectorized_map). */
static etch_tensor *slice(const scanning *s, int k, int64_t i)
{
    int64_t n = (etch_tensor_dim)(s->xs[k], 0);
    etch_tensor *x = (etch_gather)(s->cx, build_dense(s->cx, s->xs[k]), etch_int(s->cx, ETCH_I64, n == 1 ? 0 : i), 0,
                                   0);
    return x ? x : (etch_tensor *)core_raise(s->cx);
}

/* Rows of no turn: of the shape that is known of them. */
static etch_tensor *no_rows(const scanning *s, int i)
{
    int rank = s->ranks[i] < 0 ? 0 : s->ranks[i];
    int64_t dims[ETCH_MAX_RANK];
    for (int a = 0; a < rank; a++)
        dims[a] = s->dims[i][a] < 0 ? 0 : s->dims[i][a];
    return (etch_list_new)(s->cx, s->dtypes[i], dims, rank, 0).rows;
}

/* All turns; results are kept by turn in rows, n_results each. */
static int run_turns(scanning *s, PyObject *rows, bool keeps)
{
    for (int64_t k = 0; k < s->n_slices; k++) {
        etch_scope scope = etch_scope_begin(s->cx);
        int64_t at = s->reverse ? s->n_slices - 1 - k : k;
        etch_tensor *slices[MAX], *out[MAX];
        int done = PyErr_CheckSignals();
        for (int i = 0; done == 0 && i < s->n_xs; i++)
            done = (slices[i] = slice(s, i, at)) ? 0 : -1;
        PyObject *given = done == 0 ? call(s, s->state, slices) : NULL;
        done = given ? take(s, given, out) : -1;
        Py_XDECREF(given);
        PyObject *row = done == 0 ? PyList_New(s->n_results) : NULL;
        for (int i = 0; row && i < s->n_results; i++) {
            PyObject *x = tensor_wrap(etch_tensor_retain(out[i]));
            if (!x)
                Py_CLEAR(row);
            else
                PyList_SET_ITEM(row, i, x);
        }
        etch_scope_end(s->cx, scope);
        if (!row)
            return -1;
        /* what the row holds is the state, until the next row holds another */
        for (int i = 0; s->carried && i < s->n_state; i++)
            s->state[i] = tensor_of(PyList_GET_ITEM(row, i));
        done = keeps ? (s->reverse ? PyList_Insert(rows, 0, row) : PyList_Append(rows, row))
                     : PyList_SetSlice(rows, 0, 1, NULL);
        if (done == 0 && !keeps)
            done = PyList_Append(rows, row);
        Py_DECREF(row);
        if (done < 0)
            return -1;
    }
    return 0;
}

static etch_tensor *stack(const scanning *s, PyObject *rows, int i)
{
    Py_ssize_t n = PyList_GET_SIZE(rows);
    if (n == 0)
        return no_rows(s, i);
    etch_tensor **in = PyMem_New(etch_tensor *, (size_t)n), *out = NULL;
    if (!in)
        return (etch_tensor *)PyErr_NoMemory();
    for (Py_ssize_t k = 0; k < n; k++)
        in[k] = tensor_of(PyList_GET_ITEM(PyList_GET_ITEM(rows, k), i));
    out = (etch_stack)(s->cx, in, (int)n, 0);
    PyMem_Free(in);
    return out ? out : (etch_tensor *)core_raise(s->cx);
}

/* The results of all turns, or the last state, to out[]. */
static int run_now(scanning *s, bool keeps, PyObject **held, etch_tensor **out)
{
    PyObject *rows = *held = PyList_New(0);
    if (!rows || run_turns(s, rows, keeps) < 0)
        return -1;
    for (int i = 0; i < s->n_results; i++)
        if (!(out[i] = keeps ? stack(s, rows, i) : s->state[i]))
            return -1;
    return 0;
}

/* --- in a trace --------------------------------------------------------------------------------------------------- */

static void turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                 etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    scanning *s = user;
    etch_tensor *out[MAX];
    bool is_unknown = !s->result;
    (void)n_slices;
    PyObject *given = call(s, state, slices);
    int done = given ? take(s, given, out) : -1;
    Py_XDECREF(given);
    if (done < 0) {
        core_fail(cx);
        return;
    }
    if (is_unknown) {
        s->again = true;
        (void)etch_fail(cx, ETCH_EINVAL, "the turn is traced again");
        return;
    }
    for (int i = 0; i < n; i++)
        next[i] = out[i];
    for (int i = 0; i < n_results; i++)
        results[i] = out[i];
}

static int run_traced(scanning *s, bool keeps, etch_tensor **out)
{
    etch_tensor *all[2 * MAX];
    etch_loop_options options = { .reverse = s->reverse };
    do {
        if (s->again)
            etch_error_clear(s->cx);
        s->again = false;
        int n_results = keeps && s->result ? s->n_results : 0;
        (etch_scan)(s->cx, s->state, s->n_state, s->xs, s->n_xs, turn, s, &options, all, n_results);
    } while (s->again);
    if (etch_failed(s->cx))
        return (void)core_raise(s->cx), -1;
    for (int i = 0; i < s->n_results; i++)
        out[i] = all[keeps ? s->n_state + i : i];
    return 0;
}

/* --- arguments ---------------------------------------------------------------------------------------------------- */

static int refuse_lengths(int64_t a, int64_t b)
{
    PyErr_Format(PyExc_ValueError, "Dimensions %lld and %lld are not compatible", (long long)a, (long long)b);
    return -1;
}

static int read_elems(scanning *s, PyObject *elems, bool broadcasts)
{
    s->elems = elems;
    s->n_xs = tensors_of(s->cx, elems, s->xs, s->op);
    if (s->n_xs == 0)
        PyErr_Format(PyExc_ValueError,
                     "elems must be a Tensor or (possibly nested) sequence of Tensors. Got %R, which does not contain "
                     "any Tensors.",
                     elems);
    if (s->n_xs <= 0)
        return -1;
    s->n_slices = -1;
    for (int i = 0; i < s->n_xs; i++) {
        if (etch_tensor_rank(s->xs[i]) == 0) {
            PyErr_SetString(PyExc_ValueError, "Elements in elems must be 1+ dimensional Tensors, not scalars");
            return -1;
        }
        int64_t n = etch_tensor_known_dim(s->cx, s->xs[i], 0);
        if (n >= 0 && s->n_slices >= 0 && n != s->n_slices && !(broadcasts && (n == 1 || s->n_slices == 1)))
            return refuse_lengths(s->n_slices, n);
        s->n_slices = n > s->n_slices || s->n_slices < 0 ? n : s->n_slices;
    }
    return 0;
}

static int check_callable(PyObject *fn)
{
    if (!PyCallable_Check(fn))
        PyErr_Format(PyExc_TypeError, "The provided function is not callable. fn=%R", fn);
    return PyCallable_Check(fn) ? 0 : -1;
}

/* A dtype or a TensorSpec: what result i is. */
static int declare(scanning *s, PyObject *x, int i)
{
    s->ranks[i] = -1;
    PyObject *shape, *dtype = NULL;
    int has_shape = core_get(x, "shape", &shape), found = has_shape == 0 ? dtype_from(x, &s->dtypes[i]) : has_shape;
    if (found < 0 || (found == 1 && !shape))
        return found == 1 ? 0 : -1;
    if (!shape || core_get(x, "dtype", &dtype) == 0)
        PyErr_Format(PyExc_TypeError, "fn_output_signature must be made of dtypes and TensorSpecs, not %R", x);
    int done = dtype && dtype_from_argument(dtype, "dtype", &s->dtypes[i]) == 0
                   ? shape_from(shape, s->dims[i], &s->ranks[i])
                   : -1;
    Py_XDECREF(shape);
    Py_XDECREF(dtype);
    return done;
}

static int declare_all(scanning *s, PyObject *signature)
{
    PyObject *leaves = nest_flatten(signature);
    Py_ssize_t n = leaves ? PyList_GET_SIZE(leaves) : -1;
    int done = n < 0 || n > MAX ? -1 : 0;
    if (n > MAX)
        PyErr_Format(PyExc_ValueError, "%s: more than %d results", s->op, MAX);
    for (Py_ssize_t i = 0; done == 0 && i < n; i++)
        done = declare(s, PyList_GET_ITEM(leaves, i), (int)i);
    s->result = done == 0 ? Py_NewRef(signature) : NULL;
    s->n_results = (int)n;
    Py_XDECREF(leaves);
    return done;
}

/* Results like these tensors. */
static void declare_like(scanning *s, PyObject *structure, etch_tensor *const *tensors, int n, bool has_shapes)
{
    s->result = Py_NewRef(structure);
    s->n_results = n;
    for (int i = 0; i < n; i++) {
        s->dtypes[i] = etch_tensor_dtype(tensors[i]);
        s->ranks[i] = has_shapes ? etch_tensor_rank(tensors[i]) : -1;
        for (int a = 0; a < s->ranks[i]; a++)
            s->dims[i][a] = etch_tensor_known_dim(s->cx, tensors[i], a);
    }
}

static PyObject *finish(scanning *s, bool keeps)
{
    etch_tensor *out[MAX];
    PyObject *rows = NULL, *made = NULL;
    int done = etch_is_tracing(s->cx) ? run_traced(s, keeps, out) : run_now(s, keeps, &rows, out);
    if (done == 0 && s->result)
        made = structure_of(s->cx, s->result, out, s->n_results);
    else if (done == 0)
        PyErr_Format(PyExc_ValueError, "%s: without a slice nothing says what fn gives", s->op);
    Py_XDECREF(rows);
    return made;
}

static scanning *begin(op_call *c, const char *op)
{
    scanning *s = check_callable(c->args[0]) == 0 ? op_room(c, sizeof *s) : NULL;
    if (!s)
        return NULL;
    memset(s, 0, sizeof *s);
    s->cx = c->cx;
    s->op = op;
    s->fn = c->args[0];
    return s;
}

static PyObject *end(scanning *s, PyObject *out)
{
    Py_CLEAR(s->result);
    return out;
}

/* --- the functions ------------------------------------------------------------------------------------------------ */

/* In a converted function fn is converted too, which TensorFlow does for no other of these. A new reference. */
static PyObject *converted(etch_ctx *cx, PyObject *fn)
{
    if (!etch_is_tracing(cx))
        return Py_NewRef(fn);
    PyObject *module = PyImport_ImportModule("etch.autograph");
    PyObject *out = module ? PyObject_CallMethod(module, "convert_callable", "O", fn) : NULL;
    Py_XDECREF(module);
    return out;
}

static PyObject *map_with(op_call *c, PyObject *fn)
{
    scanning *s = begin(c, "map_fn");
    PyObject *signature = op_is_none(c, 8) ? c->args[2] : c->args[8];
    if (!s || !op_bool(c, 6, &s->infers) || read_elems(s, c->args[1], false) < 0)
        return NULL;
    s->fn = fn;
    if (signature == Py_None)
        declare_like(s, c->args[1], s->xs, s->n_xs, false);
    else if (declare_all(s, signature) < 0)
        return NULL;
    return end(s, finish(s, true));
}

static PyObject *map_fn(op_call *c)
{
    PyObject *fn = converted(c->cx, c->args[0]), *out = fn ? map_with(c, fn) : NULL;
    Py_XDECREF(fn);
    return out;
}

/* Tensors with one slice serve all slices of the others. */
static int broadcast(scanning *s)
{
    etch_tensor *n = NULL;
    for (int i = 0; i < s->n_xs; i++)
        if (!n && etch_tensor_known_dim(s->cx, s->xs[i], 0) != 1)
            n = (etch_reshape)(s->cx, (etch_tensor_dim_of)(s->cx, s->xs[i], 0),
                               etch_int_list(s->cx, (int64_t[]){ 1 }, 1));
    for (int i = 0; n && i < s->n_xs; i++) {
        if (etch_tensor_known_dim(s->cx, s->xs[i], 0) != 1)
            continue;
        int rank = etch_tensor_rank(s->xs[i]);
        etch_tensor *shape = (etch_shape_of)(s->cx, s->xs[i], ETCH_I64);
        etch_tensor *inner = shape ? (etch_slice)(s->cx, shape, etch_int_list(s->cx, (int64_t[]){ 1 }, 1),
                                                  etch_int_list(s->cx, (int64_t[]){ rank - 1 }, 1))
                                   : NULL;
        etch_tensor *all = inner ? (etch_concat)(s->cx, (etch_tensor *[]){ n, inner }, 2, 0) : NULL;
        if (!(s->xs[i] = all ? (etch_broadcast_to)(s->cx, s->xs[i], all) : NULL))
            return (void)core_raise(s->cx), -1;
    }
    return 0;
}

static PyObject *vectorized_map(op_call *c)
{
    scanning *s = begin(c, "vectorized_map");
    if (!s || read_elems(s, c->args[1], true) < 0 || (etch_is_tracing(c->cx) && broadcast(s) < 0))
        return NULL;
    s->infers = true;
    return end(s, finish(s, true));
}

/* x without its first (or last) slice. */
static etch_tensor *rest(etch_ctx *cx, etch_tensor *x, bool is_last)
{
    PyObject *one = PyLong_FromLong(is_last ? -1 : 1);
    PyObject *key = one ? PySlice_New(is_last ? NULL : one, is_last ? one : NULL, NULL) : NULL;
    etch_tensor *out = key ? tensor_index(cx, x, key) : NULL;
    Py_XDECREF(key);
    Py_XDECREF(one);
    return out ? out : (etch_tensor *)core_raise(cx);
}

/* Without an initial state the first slice is it. */
static int take_first(scanning *s)
{
    if (s->n_slices == 0 && !etch_is_tracing(s->cx))
        return raise_error("OutOfRangeError", "Tried to read from index 0 but array size is: 0 ") ? 0 : -1;
    for (int i = 0; i < s->n_xs; i++) {
        etch_tensor *n = (etch_tensor_dim_of)(s->cx, s->xs[i], 0);
        etch_tensor *at = n && s->reverse ? (etch_sub)(s->cx, n, etch_int(s->cx, ETCH_I64, 1))
                                          : etch_int(s->cx, ETCH_I64, 0);
        s->state[i] = at ? (etch_gather)(s->cx, build_dense(s->cx, s->xs[i]), at, 0, 0) : NULL;
        if (!s->state[i])
            return (void)core_raise(s->cx), -1;
        if (!(s->xs[i] = rest(s->cx, s->xs[i], s->reverse)))
            return -1;
    }
    s->n_state = s->n_xs;
    s->carried = s->elems;
    s->n_slices -= s->n_slices > 0 ? 1 : 0;
    return 0;
}

static int begin_state(scanning *s, PyObject *elems, PyObject *initializer)
{
    if (read_elems(s, elems, false) < 0)
        return -1;
    if (initializer == Py_None)
        return take_first(s);
    s->carried = initializer;
    s->n_state = tensors_of(s->cx, initializer, s->state, s->op);
    return s->n_state < 0 ? -1 : 0;
}

/* The first state before (or behind) the results of the turns. */
static PyObject *with_first(scanning *s, etch_tensor *const *first, PyObject *results)
{
    etch_tensor *rows[MAX], *out[MAX];
    int n = results ? tensors_of(s->cx, results, rows, s->op) : -1;
    for (int i = 0; i < n; i++) {
        etch_tensor *one = (etch_expand_dims)(s->cx, first[i], ETCH_INTS(0));
        etch_tensor *both[2] = { s->reverse ? rows[i] : one, s->reverse ? one : rows[i] };
        out[i] = one ? (etch_concat)(s->cx, both, 2, 0) : NULL;
        if (!out[i]) {
            (void)core_raise(s->cx);
            n = -1;
        }
    }
    Py_XDECREF(results);
    return n < 0 ? NULL : structure_of(s->cx, s->carried, out, n);
}

static PyObject *scan(op_call *c)
{
    scanning *s = begin(c, "scan");
    etch_tensor *first[MAX];
    bool has_first = op_is_none(c, 2);
    if (!s || !op_bool(c, 6, &s->infers) || !op_bool(c, 7, &s->reverse) || begin_state(s, c->args[1], c->args[2]) < 0)
        return NULL;
    memcpy(first, s->state, sizeof first);
    declare_like(s, s->carried, s->state, s->n_state, s->infers);
    PyObject *out = finish(s, true);
    return end(s, has_first && out ? with_first(s, first, out) : out);
}

static PyObject *fold(op_call *c, const char *op, bool reverse)
{
    scanning *s = begin(c, op);
    if (!s)
        return NULL;
    s->reverse = reverse;
    if (begin_state(s, c->args[1], c->args[2]) < 0)
        return NULL;
    declare_like(s, s->carried, s->state, s->n_state, etch_is_tracing(c->cx));
    for (int i = 0; !etch_is_tracing(c->cx) && i < s->n_results; i++)
        s->dtypes[i] = CONVERT_ANY;
    return end(s, finish(s, false));
}
static PyObject *foldl(op_call *c) { return fold(c, "foldl", false); }
static PyObject *foldr(op_call *c) { return fold(c, "foldr", true); }

#define FOLD "fn elems initializer=None parallel_iterations=10 back_prop=True swap_memory=False name=None"

/* clang-format off */
static const op_row rows[] = {
    { "map_fn", "fn elems dtype=None parallel_iterations=None back_prop=True swap_memory=False infer_shape=True "
                "name=None fn_output_signature=None", NULL, map_fn, NULL,
      "What fn gives for each slice along axis 0, stacked." },
    { "vectorized_map", "fn elems fallback_to_while_loop=True warn=True", NULL, vectorized_map, NULL,
      "What fn gives for each slice along axis 0, stacked; slices are independent of each other." },
    { "scan", "fn elems initializer=None parallel_iterations=10 back_prop=True swap_memory=False infer_shape=True "
              "reverse=False name=None", NULL, scan, NULL, "All values of a that a = fn(a, slice) takes, stacked." },
    { "foldl", FOLD, NULL, foldl, NULL, "The last value of a that a = fn(a, slice) takes." },
    { "foldr", FOLD, NULL, foldr, NULL, "The same from the last slice to the first." },
};
/* clang-format on */

op_rows ops_scan(void) { return OP_ROWS(rows); }
