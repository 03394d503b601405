/* What a tape is asked: gradients, jacobians, and jacobians by row, of nested structures by nested structures.
 *
 * Only floats have gradients: targets that are none count for nothing, and the gradient by a source that is none is
 * None. Nothing is said of it: `watch` warns. */
#include "tape.h"

#include "convert.h"
#include "dtype.h"
#include "nest.h"
#include "slices.h"
#include "tensor.h"
#include "variable.h"

/* Leaves that are floats, by the place that they have among all. */
typedef struct question {
    tape_object *tape;
    etch_ctx *cx;
    PyObject *targets, *sources, *values; /* lists of leaves; values of the targets: Tensors */
    PyObject *output_gradients;           /* leaves too, or NULL; handles of theirs are used until the end */
    etch_tensor **ys, **seeds;
    etch_source *xs;
    int *place; /* of xs[i] among the sources */
    etch_gradient *out;
    int n_y, n_x;
    bool gives_zeros;
    void *memory;
} question;

static void drop(question *q)
{
    Py_CLEAR(q->targets);
    Py_CLEAR(q->sources);
    Py_CLEAR(q->values);
    Py_CLEAR(q->output_gradients);
    PyMem_Free(q->memory);
}

static int take_room(question *q)
{
    size_t n_y = (size_t)PyList_GET_SIZE(q->targets), n_x = (size_t)PyList_GET_SIZE(q->sources);
    size_t bytes = 2 * n_y * sizeof(etch_tensor *) + n_x * (sizeof(etch_source) + sizeof(etch_gradient) + sizeof(int)) +
                   1;
    char *at = PyMem_Calloc(1, bytes);
    if (!at) {
        PyErr_NoMemory();
        return -1;
    }
    q->memory = at;
    q->ys = (etch_tensor **)(void *)at;
    q->seeds = q->ys + n_y;
    q->xs = (etch_source *)(void *)(q->seeds + n_y);
    q->out = (etch_gradient *)(void *)(q->xs + n_x);
    q->place = (int *)(void *)(q->out + n_x);
    return 0;
}

/* --- who may be asked --------------------------------------------------------------------------------------------- */

static int check_usable(const tape_object *tape)
{
    if (!tape->t)
        PyErr_SetString(
            PyExc_RuntimeError,
            "A non-persistent GradientTape can only be used to compute one set of gradients (or jacobians)");
    return tape->t ? 0 : -1;
}

static int warn_of_context(const char *what)
{
    static bool is_said;
    if (is_said)
        return 0;
    is_said = true;
    PyObject *name = PyUnicode_FromString(what);
    int done = name ? tape_warn("Calling GradientTape.%s on a persistent tape inside its context is significantly less "
                                "efficient than "
                                "calling it outside the context: the gradient itself is recorded. Do so only to "
                                "differentiate it again.",
                                name)
                    : -1;
    Py_XDECREF(name);
    return done;
}

/* One that is not persistent stops recording when it is asked. */
static int stop_if_asked_inside(tape_object *tape, const char *what)
{
    if (!tape->is_recording)
        return 0;
    return tape->is_persistent ? warn_of_context(what) : tape_stop(tape);
}

static int read_unconnected(PyObject *x, bool *out)
{
    PyObject *value = PyUnicode_Check(x) ? Py_NewRef(x) : NULL;
    if (!value && core_get(x, "value", &value) < 0)
        return -1;
    bool is_text = value && PyUnicode_Check(value);
    *out = is_text && PyUnicode_CompareWithASCIIString(value, "zero") == 0;
    bool is_right = *out || (is_text && PyUnicode_CompareWithASCIIString(value, "none") == 0);
    Py_XDECREF(value);
    if (!is_right)
        PyErr_Format(PyExc_ValueError, "Unknown value for unconnected_gradients: %R", x);
    return is_right ? 0 : -1;
}

/* --- targets and sources ------------------------------------------------------------------------------------------ */

static int wrong_leaf(const char *what, PyObject *x)
{
    PyErr_Format(PyExc_TypeError,
                 "Argument `%s` should be a tf.Tensor or a tf.Variable, or a list or nested structure of these, not %R "
                 "of type '%s'",
                 what, x, Py_TYPE(x)->tp_name);
    return -1;
}

static int check_leaf(const char *what, PyObject *x)
{
    int is_nested = nest_is_nested(x);
    return is_nested > 0 ? wrong_leaf(what, x) : is_nested;
}

static int check_leaves(PyObject *leaves, const char *what)
{
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(leaves); i++) {
        PyObject *x = PyList_GET_ITEM(leaves, i);
        if (!tensor_check(x) && !variable_check(x))
            return wrong_leaf(what, x);
    }
    return 0;
}

/* The value of a target that is a variable is read while the tape records. */
static PyObject *value_of(tape_object *tape, PyObject *x)
{
    if (tensor_check(x))
        return Py_NewRef(x);
    bool was_recording = tape->is_recording;
    if (!was_recording && tape_resume(tape) < 0)
        return NULL;
    PyObject *value = variable_value(x);
    if (!was_recording && tape_stop(tape) < 0)
        Py_CLEAR(value);
    return value;
}

static int take_target(question *q, PyObject *x, PyObject *seed)
{
    PyObject *value = value_of(q->tape, x);
    int done = value ? PyList_Append(q->values, value) : -1;
    Py_XDECREF(value);
    if (done < 0)
        return -1;
    etch_tensor *y = tensor_of(value); /* the list holds it */
    if (!dtype_is_float(etch_tensor_dtype(y)))
        return 0;
    if (seed && seed != Py_None &&
        !(q->seeds[q->n_y] = convert(q->cx, seed, etch_tensor_dtype(y), etch_tensor_dtype(y))))
        return -1;
    q->ys[q->n_y++] = y;
    return 0;
}

static int take_targets(question *q, PyObject *output_gradients)
{
    Py_ssize_t n = PyList_GET_SIZE(q->targets);
    if (output_gradients != Py_None && !(q->output_gradients = nest_flatten(output_gradients)))
        return -1;
    PyObject *seeds = q->output_gradients;
    if (seeds && PyList_GET_SIZE(seeds) != n) {
        PyErr_Format(PyExc_ValueError, "There are %zd targets, but %zd output_gradients", n, PyList_GET_SIZE(seeds));
        return -1;
    }
    for (Py_ssize_t i = 0; i < n; i++)
        if (take_target(q, PyList_GET_ITEM(q->targets, i), seeds ? PyList_GET_ITEM(seeds, i) : NULL) < 0)
            return -1;
    return 0;
}

static void take_sources(question *q)
{
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(q->sources); i++) {
        PyObject *x = PyList_GET_ITEM(q->sources, i);
        bool is_variable = variable_check(x);
        etch_dtype t = is_variable ? etch_variable_dtype(variable_of(x)) : etch_tensor_dtype(tensor_of(x));
        if (!dtype_is_float(t))
            continue;
        q->place[q->n_x] = (int)i;
        q->xs[q->n_x++] = is_variable ? ETCH_BY_VARIABLE(variable_of(x)) : ETCH_BY(tensor_of(x));
    }
}

/* --- answers ------------------------------------------------------------------------------------------------------ */

/* Shape of the i-th source. */
static etch_tensor *shape_of_source(question *q, Py_ssize_t i, etch_dtype t)
{
    PyObject *x = PyList_GET_ITEM(q->sources, i);
    if (variable_check(x))
        return variable_shape_of(q->cx, x, t);
    etch_tensor *shape = (etch_shape_of)(q->cx, tensor_of(x), t);
    return shape ? shape : ((void)core_raise(q->cx), NULL);
}

static PyObject *wrap(etch_ctx *cx, etch_tensor *handle)
{
    etch_tensor *kept = handle ? etch_keep(cx, handle) : NULL;
    return kept ? tensor_wrap(kept) : core_raise(cx);
}

static PyObject *zeros(question *q, Py_ssize_t i)
{
    PyObject *x = PyList_GET_ITEM(q->sources, i);
    etch_dtype t = variable_check(x) ? etch_variable_dtype(variable_of(x)) : etch_tensor_dtype(tensor_of(x));
    etch_tensor *shape = shape_of_source(q, i, ETCH_I64);
    return shape ? wrap(q->cx, (etch_fill)(q->cx, shape, (etch_scalar)(q->cx, t, 0))) : NULL;
}

static PyObject *slices(question *q, Py_ssize_t i, etch_gradient g)
{
    etch_tensor *shape = shape_of_source(q, i, ETCH_I32);
    PyObject *values = shape ? wrap(q->cx, g.value) : NULL, *indices = values ? wrap(q->cx, g.indices) : NULL;
    PyObject *dense_shape = indices ? wrap(q->cx, shape) : NULL;
    if (dense_shape)
        return slices_new(values, indices, dense_shape);
    Py_XDECREF(values);
    Py_XDECREF(indices);
    return NULL;
}

static PyObject *answer_of(question *q, Py_ssize_t i, etch_gradient g)
{
    if (!g.value)
        return q->gives_zeros ? zeros(q, i) : Py_NewRef(Py_None);
    return g.indices ? slices(q, i, g) : wrap(q->cx, g.value);
}

/* One per source, in their structure. */
static PyObject *pack(question *q, PyObject *structure)
{
    Py_ssize_t n = PyList_GET_SIZE(q->sources);
    PyObject *list = PyList_New(n);
    for (Py_ssize_t i = 0, k = 0; list && i < n; i++) {
        bool has_one = k < q->n_x && q->place[k] == i;
        PyObject *x = answer_of(q, i, has_one ? q->out[k] : (etch_gradient){ NULL, NULL });
        k += has_one;
        if (x)
            PyList_SET_ITEM(list, i, x);
        else
            Py_CLEAR(list);
    }
    PyObject *out = list ? nest_pack(structure, PySequence_Fast_ITEMS(list), n) : NULL;
    Py_XDECREF(list);
    return out;
}

static int begin(question *q, PyObject *self, PyObject *target, PyObject *sources, PyObject *unconnected,
                 const char *what)
{
    q->tape = (tape_object *)self;
    if (check_usable(q->tape) < 0 || (unconnected && read_unconnected(unconnected, &q->gives_zeros) < 0) ||
        stop_if_asked_inside(q->tape, what) < 0)
        return -1;
    q->targets = nest_flatten(target);
    q->sources = q->targets ? nest_flatten(sources) : NULL;
    q->values = q->sources ? PyList_New(0) : NULL;
    if (!q->values || check_leaves(q->targets, "target") < 0 || check_leaves(q->sources, "sources") < 0)
        return -1;
    if (PyList_GET_SIZE(q->targets) == 0)
        return wrong_leaf("target", target);
    if (!q->tape->is_persistent && tape_keep_watched(q->tape) < 0)
        return -1;
    return take_room(q);
}

/* The scope ends; a tape that is not persistent is used up. */
static PyObject *finish(question *q, stretch *s, PyObject *out)
{
    (void)stretch_drop(s);
    if (out && !q->tape->is_persistent)
        tape_use_up(q->tape);
    else if (q->tape && q->tape->t) /* it can be asked again */
        Py_CLEAR(q->tape->watched);
    drop(q);
    return out;
}

PyObject *tape_gradient(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "target", "sources", "output_gradients", "unconnected_gradients", NULL };
    PyObject *target, *sources, *output_gradients = Py_None, *unconnected = NULL, *out = NULL;
    question q = { .tape = NULL };
    stretch s;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "OO|OO", names, &target, &sources, &output_gradients,
                                     &unconnected) ||
        !stretch_begin(&s))
        return NULL;
    q.cx = s.cx;
    if (begin(&q, self, target, sources, unconnected, "gradient") == 0 && take_targets(&q, output_gradients) == 0) {
        take_sources(&q);
        etch_status done = q.n_y && q.n_x
                               ? (etch_tape_gradients)(s.cx, q.tape->t, q.ys, q.seeds, q.n_y, q.xs, q.n_x, q.out)
                               : ETCH_OK;
        out = done == ETCH_OK ? pack(&q, sources) : core_raise(s.cx);
    }
    return finish(&q, &s, out);
}

PyObject *tape_jacobian(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static char *names[] = {
        "target", "sources", "unconnected_gradients", "parallel_iterations", "experimental_use_pfor", NULL
    };
    PyObject *target, *sources, *unconnected = NULL, *unused, *out = NULL;
    question q = { .tape = NULL };
    stretch s;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "OO|OOO", names, &target, &sources, &unconnected, &unused,
                                     &unused) ||
        !stretch_begin(&s))
        return NULL;
    q.cx = s.cx;
    if (check_leaf("target", target) == 0 && begin(&q, self, target, sources, unconnected, "jacobian") == 0 &&
        take_targets(&q, Py_None) == 0) {
        take_sources(&q);
        etch_tape_make_persistent(q.tape->t); /* asked once per source */
        etch_unconnected how = q.gives_zeros ? ETCH_UNCONNECTED_ZEROS : ETCH_UNCONNECTED_NONE;
        for (int i = 0; q.n_y && i < q.n_x && !etch_failed(s.cx); i++)
            q.out[i].value = (etch_tape_jacobian)(s.cx, q.tape->t, q.ys[0], q.xs[i], how);
        out = etch_failed(s.cx) ? core_raise(s.cx) : pack(&q, sources);
    }
    return finish(&q, &s, out);
}

/* --- by row ------------------------------------------------------------------------------------------------------- */

/* The size if it is known, else -1. */
static int64_t known_dim(etch_ctx *cx, etch_tensor *x, int axis)
{
    return etch_tensor_is_traced(x) ? (etch_tensor_known_dim)(cx, x, axis) : (etch_tensor_dims)(x)[axis];
}

static int check_rows(question *q, etch_tensor *y, etch_tensor *x)
{
    if (etch_tensor_rank(y) < 1 || etch_tensor_rank(x) < 1) {
        PyErr_SetString(PyExc_ValueError, "batch_jacobian: target and source must have an axis 0 each, of the batch");
        return -1;
    }
    int64_t n = known_dim(q->cx, y, 0), m = known_dim(q->cx, x, 0);
    if (n >= 0 && m >= 0 && n != m) {
        PyErr_Format(PyExc_ValueError,
                     "Need first dimension of target shape and source shape to match, got %lld and %lld", (long long)n,
                     (long long)m);
        return -1;
    }
    return 0;
}

static etch_tensor *sizes_behind(etch_ctx *cx, etch_tensor *shape, int64_t first)
{
    int64_t one = 1, end = INT64_MAX;
    return (etch_strided_slice)(cx, shape, etch_int_list(cx, &first, 1), etch_int_list(cx, &end, 1),
                                etch_int_list(cx, &one, 1), 0, 1, 0);
}

/* Gradients of the sum over the batch of each element of a row, side by side: [batch, elements, other sizes]. */
static etch_tensor *row_gradients(question *q, etch_tensor *y, etch_tensor *y_shape, int64_t n)
{
    etch_ctx *cx = q->cx;
    etch_dtype t = etch_tensor_dtype(y);
    etch_tensor **rows = PyMem_New(etch_tensor *, (size_t)n + 1), *all = NULL;
    bool is_connected = true;
    for (int64_t i = 0; rows && i < n && is_connected && !etch_failed(cx); i++) {
        etch_tensor *unit = (etch_one_hot)(cx, etch_int(cx, ETCH_I64, i), etch_int(cx, ETCH_I64, n),
                                           (etch_scalar)(cx, t, 1), (etch_scalar)(cx, t, 0), -1);
        etch_tensor *row = (etch_reshape)(cx, unit, sizes_behind(cx, y_shape, 1));
        etch_tensor *seed = (etch_broadcast_to)(cx, row, y_shape);
        if (!seed || (etch_tape_gradient)(cx, q->tape->t, &y, &seed, 1, q->xs, 1,
                                          q->gives_zeros ? ETCH_UNCONNECTED_ZEROS : ETCH_UNCONNECTED_NONE,
                                          &rows[i]) != ETCH_OK) {
            (void)core_raise(cx);
            PyMem_Free(rows);
            return NULL;
        }
        is_connected = rows[i] != NULL;
    }
    if (!rows)
        PyErr_NoMemory();
    else if (is_connected && n > 0 && !(all = (etch_stack)(cx, rows, (int)n, 1)))
        (void)core_raise(cx);
    PyMem_Free(rows);
    return all;
}

static PyObject *batch_jacobian(question *q)
{
    etch_ctx *cx = q->cx;
    etch_tensor *y = q->ys[0];
    PyObject *source = PyList_GET_ITEM(q->sources, 0);
    etch_tensor *x = variable_check(source) ? variable_read(cx, source) : tensor_of(source);
    if (!x || check_rows(q, y, x) < 0)
        return NULL;
    etch_tensor *y_shape = (etch_shape_of)(cx, y, ETCH_I64), *x_shape = (etch_shape_of)(cx, x, ETCH_I64);
    int64_t n = 1;
    for (int i = 1; i < etch_tensor_rank(y); i++)
        n *= (etch_tensor_dim)(y, i);
    if (etch_failed(cx))
        return core_raise(cx);
    etch_tensor *all = row_gradients(q, y, y_shape, n);
    etch_tensor *shape = (etch_concat)(cx, (etch_tensor *[]){ y_shape, sizes_behind(cx, x_shape, 1) }, 2, 0);
    if (PyErr_Occurred())
        return NULL;
    if (all)
        return wrap(cx, (etch_reshape)(cx, all, shape));
    return wrap(cx,
                (etch_fill)(cx, shape, (etch_scalar)(cx, etch_tensor_dtype(y), 0))); /* never None, as in TensorFlow */
}

PyObject *tape_batch_jacobian(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static char *names[] = {
        "target", "source", "unconnected_gradients", "parallel_iterations", "experimental_use_pfor", NULL
    };
    PyObject *target, *source, *unconnected = NULL, *unused, *out = NULL;
    question q = { .tape = NULL };
    stretch s;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "OO|OOO", names, &target, &source, &unconnected, &unused, &unused) ||
        !stretch_begin(&s))
        return NULL;
    q.cx = s.cx;
    if (check_leaf("target", target) == 0 && check_leaf("source", source) == 0 &&
        begin(&q, self, target, source, unconnected, "batch_jacobian") == 0 && take_targets(&q, Py_None) == 0) {
        take_sources(&q);
        etch_tape_make_persistent(q.tape->t); /* asked once per element of a row */
        out = q.n_y && q.n_x ? batch_jacobian(&q) : Py_NewRef(Py_None);
    }
    return finish(&q, &s, out);
}
