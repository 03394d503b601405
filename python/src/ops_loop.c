/* tf.while_loop: outside of traces a loop like any, in a trace one node whose turn is traced once.
 *
 * A TensorArray that nothing was written to before the loop has no tensors to be carried: what its elements are like
 * the turn alone knows. Then the turn is traced a second time, with an array of zeros. */
#include "build.h"
#include "flow.h"
#include "list.h"
#include "nest.h"
#include "ops.h"
#include "raise.h"
#include "shape.h"
#include "slices.h"
#include "trace.h"
#include <string.h>

typedef struct looping {
    PyObject *cond, *body, *vars;
    PyObject *leaves;                 /* of vars */
    PyObject *elements;               /* of TensorArrays, by number of the leaf, where a turn told what they are like */
    int counts[FLOW_MAX], n;          /* tensors by leaf; of all of them */
    etch_tensor *state[FLOW_MAX + 1]; /* and how many turns there were, if that is limited */
    etch_spec *types[FLOW_MAX + 1];
    etch_tensor *limit; /* NULL: none that must be counted */
    bool again;
} looping;

/* f(*vars) of a structure of variables; a mapping is one argument. */
static PyObject *call(PyObject *f, PyObject *vars)
{
    bool is_one = !PyList_Check(vars) && !PyTuple_Check(vars);
    PyObject *args = is_one ? PyTuple_Pack(1, vars) : PySequence_Tuple(vars);
    int64_t n_random = trace_body_begin();
    PyObject *out = args ? PyObject_CallObject(f, args) : NULL;
    trace_body_end(n_random);
    Py_XDECREF(args);
    return out;
}

/* What a turn gave, as a structure like that of the variables: a single value stands for a list of one. */
static PyObject *as_vars(PyObject *given, PyObject *vars)
{
    bool is_one = (PyList_Check(vars) || PyTuple_Check(vars)) && PySequence_Fast_GET_SIZE(vars) == 1;
    if (!is_one || PyList_Check(given) || PyTuple_Check(given))
        return Py_NewRef(given);
    return Py_BuildValue("[O]", given);
}

/* --- outside of traces -------------------------------------------------------------------------------------------- */

/* Has a turn given what the variables are, classes of containers included? Lists and tuples of variables stand for each other, but not
 * where turns are counted: TensorFlow has a counter beside them then. */
static bool is_like_vars(PyObject *vars, PyObject *next, bool is_counted)
{
    bool are_sequences = (PyList_Check(vars) || PyTuple_Check(vars)) && (PyList_Check(next) || PyTuple_Check(next));
    if (is_counted || !are_sequences)
        return nest_check_same(vars, next, true) == 1;
    PyObject *a = PySequence_List(vars), *b = a ? PySequence_List(next) : NULL;
    bool is_same = b && nest_check_same(a, b, true) == 1;
    Py_XDECREF(a);
    Py_XDECREF(b);
    return is_same;
}

static PyObject *turn_now(const looping *l, PyObject *vars, bool is_counted)
{
    PyObject *given = call(l->body, vars), *next = given ? as_vars(given, l->vars) : NULL;
    bool is_wrapped = next != given;
    Py_XDECREF(given);
    if (next && !is_like_vars(l->vars, next, is_counted && !is_wrapped))
        Py_CLEAR(next);
    return next;
}

static PyObject *loop_now(etch_ctx *cx, const looping *l, int64_t limit)
{
    PyObject *vars = Py_NewRef(l->vars);
    for (int64_t k = 0; vars; k++) {
        PyObject *answer = call(l->cond, vars);
        int goes_on = answer ? PyObject_IsTrue(answer) : -1;
        Py_XDECREF(answer);
        if (goes_on == 0 || (goes_on > 0 && limit >= 0 && k >= limit)) /* asked once more than there are turns */
            break;
        Py_SETREF(vars, goes_on < 0 || PyErr_CheckSignals() < 0 ? NULL : turn_now(l, vars, limit >= 0));
    }
    PyObject *leaves = vars ? nest_flatten(vars) : NULL;
    for (Py_ssize_t i = 0; leaves && i < PyList_GET_SIZE(leaves); i++)
        if (PyList_GET_ITEM(leaves, i) == Py_None && !convert(cx, Py_None, CONVERT_ANY, CONVERT_ANY))
            Py_CLEAR(leaves);
    PyObject *out = leaves ? flow_convert(cx, vars) : NULL;
    Py_XDECREF(leaves);
    Py_XDECREF(vars);
    return out;
}

/* --- in a trace: one turn ----------------------------------------------------------------------------------------- */

static PyObject *vars_of(etch_ctx *cx, const looping *l, etch_tensor *const *state)
{
    return flow_pack(cx, l->vars, l->leaves, l->counts, state);
}

static etch_tensor *condition(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    const looping *l = user;
    PyObject *vars = vars_of(cx, l, state), *answer = vars ? call(l->cond, vars) : NULL;
    etch_tensor *goes_on = NULL;
    etch_dtype t;
    int has_dtype = answer ? convert_has_dtype(answer, &t) : -1;
    if (has_dtype == 1 && t != ETCH_BOOL)
        PyErr_Format(PyExc_TypeError, "while_loop: cond must give a bool scalar, not %s: %R", etch_dtype_long_name(t),
                     answer);
    else if (has_dtype >= 0)
        goes_on = flow_decision(cx, answer, "cond");
    if (goes_on && l->limit)
        goes_on = (etch_logical_and)(cx, (etch_less)(cx, state[n - 1], l->limit), goes_on);
    Py_XDECREF(answer);
    Py_XDECREF(vars);
    if (!goes_on)
        core_fail(cx);
    return goes_on;
}

/* How messages name a variable. */
static PyObject *name_of(PyObject *var, Py_ssize_t i)
{
    PyObject *name = tensor_check(var) ? ((tensor_object *)var)->name : NULL;
    return name ? Py_NewRef(name) : PyUnicode_FromFormat("loop_vars[%zd]", i);
}

static int refuse_type(PyObject *var, Py_ssize_t i, etch_dtype before, etch_dtype after)
{
    PyObject *name = name_of(var, i);
    if (name)
        PyErr_Format(PyExc_TypeError,
                     "Loop var %U enters the loop with type %S but has type %S after 1 iteration. %U type should "
                     "remain constant.",
                     name, dtype_object(before), dtype_object(after), name);
    Py_XDECREF(name);
    return -1;
}

static int refuse_shape(etch_ctx *cx, PyObject *var, Py_ssize_t i, etch_tensor *before, etch_tensor *after)
{
    PyObject *name = name_of(var, i), *a = name ? shape_text(cx, before) : NULL, *b = a ? shape_text(cx, after) : NULL;
    if (b)
        PyErr_Format(
            PyExc_ValueError,
            "Input tensor `%U` enters the loop with shape %U, but has shape %U after one iteration. To allow the shape "
            "to vary "
            "across iterations, use the `shape_invariants` argument of tf.while_loop to specify a less-specific shape.",
            name, a, b);
    Py_XDECREF(name);
    Py_XDECREF(a);
    Py_XDECREF(b);
    return -1;
}

static bool is_open(const etch_spec *declared, int axis)
{
    return declared && etch_spec_size(declared, axis).size < 0 && !etch_spec_size(declared, axis).name;
}

/* Is a variable after the turn of the type that it has before it? What only the run knows is checked by the run. */
static int check_var(etch_ctx *cx, PyObject *var, Py_ssize_t i, const etch_spec *declared, etch_tensor *before,
                     etch_tensor *after)
{
    if (etch_tensor_dtype(before) != etch_tensor_dtype(after))
        return refuse_type(var, i, etch_tensor_dtype(before), etch_tensor_dtype(after));
    int rank = etch_tensor_rank(before);
    bool fits = rank == etch_tensor_rank(after);
    for (int a = 0; fits && a < rank; a++) {
        int64_t x = etch_tensor_peek_dim(before, a), y = etch_tensor_peek_dim(after, a);
        fits = is_open(declared, a) || x < 0 || y < 0 || x == y;
    }
    return fits ? 0 : refuse_shape(cx, var, i, before, after);
}

/* A TensorArray without tensors before the turn, and with some after it. */
static int note_element(etch_ctx *cx, looping *l, Py_ssize_t i, PyObject *list, etch_tensor *const *now, int n)
{
    PyObject *value = list_with(cx, list, now, n), *element = value ? list_element_outside(cx, value) : NULL;
    PyObject *key = element ? PyLong_FromSsize_t(i) : NULL;
    int done = key ? PyDict_SetItem(l->elements, key, element) : -1;
    Py_XDECREF(value);
    Py_XDECREF(element);
    Py_XDECREF(key);
    l->again = true;
    return done;
}

/* The tensors of variable i after the turn: how many, or -1. */
static int next_var(etch_ctx *cx, looping *l, Py_ssize_t i, PyObject *given, etch_tensor *const *state, int at,
                    etch_tensor **next)
{
    PyObject *var = PyList_GET_ITEM(l->leaves, i);
    etch_tensor *now[FLOW_PARTS];
    int n = flow_put(cx, given, now, FLOW_PARTS, NULL);
    if (n < 0)
        return -1;
    if (list_check(var) != list_check(given) || (given == Py_None) != (var == Py_None) ||
        (slices_check(var) && n != l->counts[i])) {
        PyErr_Format(PyExc_TypeError, "Loop var %zd enters the loop as %R but is %R after 1 iteration.", i, var, given);
        return -1;
    }
    if (list_check(var) && l->counts[i] == 0 && n > 0)
        return note_element(cx, l, i, given, now, n);
    if (n != l->counts[i]) {
        PyErr_Format(
            PyExc_TypeError,
            "Loop var %zd: elements of the TensorArray have one shape before the turn or after it, but not both", i);
        return -1;
    }
    for (int k = 0; k < n; k++) {
        next[at + k] = now[k];
        if (!list_check(var) && check_var(cx, var, i, l->types[at + k], state[at + k], now[k]) < 0)
            return -1;
    }
    return n;
}

static int take_turn(etch_ctx *cx, looping *l, PyObject *given, etch_tensor *const *state, etch_tensor **next)
{
    Py_ssize_t n_vars = PyList_GET_SIZE(l->leaves);
    PyObject *leaves = nest_check_same(given, l->vars, false) == 1 ? nest_flatten_to(given, n_vars) : NULL;
    int at = 0;
    for (Py_ssize_t i = 0; leaves && at >= 0 && i < PyList_GET_SIZE(leaves); i++) {
        int n = next_var(cx, l, i, PyList_GET_ITEM(leaves, i), state, at, next);
        at = n < 0 ? -1 : at + (l->counts[i] < n ? l->counts[i] : n);
    }
    int done = leaves && at >= 0 ? 0 : -1;
    Py_XDECREF(leaves);
    return done;
}

static void turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    looping *l = user;
    PyObject *vars = vars_of(cx, l, state), *result = vars ? call(l->body, vars) : NULL;
    PyObject *given = result ? as_vars(result, l->vars) : NULL;
    int done = given ? take_turn(cx, l, given, state, next) : -1;
    Py_XDECREF(given);
    Py_XDECREF(result);
    Py_XDECREF(vars);
    if (done < 0)
        core_fail(cx);
    else if (l->again)
        (void)etch_fail(cx, ETCH_EINVAL, "the turn is traced again");
    else if (l->limit)
        next[n - 1] = (etch_add)(cx, state[n - 1], etch_int(cx, ETCH_I64, 1));
}

/* --- in a trace: the loop ----------------------------------------------------------------------------------------- */

static void release_types(looping *l)
{
    for (int i = 0; i <= FLOW_MAX; i++)
        etch_spec_release(&l->types[i]);
}

/* What a shape invariant leaves open of a variable; None and unknown ranks leave all of it open. */
static int declare(etch_ctx *cx, PyObject *invariant, etch_tensor *t, etch_spec **out)
{
    PyObject *of_spec = Py_TYPE(invariant) == &shape_type || invariant == Py_None
                            ? Py_NewRef(invariant)
                            : PyObject_GetAttrString(invariant, "shape");
    int64_t dims[ETCH_MAX_RANK];
    int rank, own = etch_tensor_rank(t);
    if (!of_spec) {
        if (core_forgive())
            PyErr_Format(PyExc_TypeError, "'shape_invariants' must be TensorShapes or TensorSpecs, not %R", invariant);
        return -1;
    }
    int done = shape_from(of_spec, dims, &rank);
    Py_DECREF(of_spec);
    if (done < 0)
        return -1;
    if (rank >= 0 && own >= 0 && rank != own) {
        PyErr_Format(PyExc_ValueError, "The shape invariant %R is not compatible with a loop variable of rank %d",
                     invariant, own);
        return -1;
    }
    etch_size sizes[ETCH_MAX_RANK];
    char names[ETCH_MAX_RANK][24];
    for (int a = 0; a < own; a++) {
        (void)snprintf(names[a], sizeof names[a], "axis_%d", a);
        sizes[a] = rank < 0 || dims[a] < 0 ? ETCH_UNKNOWN_SIZE : ETCH_NAMED_SIZE(names[a]);
    }
    return own < 0 || etch_spec_tensor(cx, etch_tensor_dtype(t), sizes, own, NULL, out) == ETCH_OK
               ? 0
               : ((void)core_raise(cx), -1);
}

/* Of a tensor: a size that its shape leaves open may change from turn to turn. */
static bool has_unknown_size(PyObject *var)
{
    etch_tensor *t = tensor_check(var) ? tensor_of(var) : NULL;
    for (int a = 0; t && etch_tensor_is_traced(t) && a < etch_tensor_rank(t); a++)
        if (etch_tensor_peek_dim(t, a) < 0)
            return true;
    return false;
}

/* The tensors of all variables, with what is declared of them. */
static int enter(etch_ctx *cx, looping *l, PyObject *invariants)
{
    l->n = 0;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(l->leaves); i++) {
        PyObject *var = PyList_GET_ITEM(l->leaves, i), *key = PyLong_FromSsize_t(i);
        PyObject *element = key ? PyDict_GetItemWithError(l->elements, key) : NULL;
        Py_XDECREF(key);
        if (element && list_check(var) && !list_of(var)->rows) {
            PyObject *ready = list_prepare(cx, var, element);
            if (!ready || PyList_SetItem(l->leaves, i, Py_NewRef(ready)) < 0) {
                Py_XDECREF(ready);
                return -1;
            }
            var = ready;
            Py_DECREF(ready); /* the list holds it */
        }
        if (var == Py_None)
            return convert(cx, var, CONVERT_ANY, CONVERT_ANY) ? 0 : -1;
        int n = l->counts[i] = flow_put(cx, var, l->state + l->n, FLOW_MAX - l->n, l->types + l->n);
        if (n < 0)
            return -1;
        PyObject *invariant = invariants ? PyList_GET_ITEM(invariants, i) : has_unknown_size(var) ? var : NULL;
        if (invariant && !list_check(var) && !slices_check(var) &&
            declare(cx, invariant, l->state[l->n], &l->types[l->n]) < 0)
            return -1;
        l->n += n;
    }
    return 0;
}

static PyObject *loop_traced(etch_ctx *cx, looping *l, PyObject *invariants, int64_t max_turns)
{
    etch_tensor *out[FLOW_MAX + 1];
    bool is_done = false, failed = false;
    while (!is_done && !failed) {
        l->again = false;
        failed = enter(cx, l, invariants) < 0;
        if (failed)
            break;
        int n = l->n + (l->limit ? 1 : 0);
        if (l->limit)
            l->state[l->n] = etch_int(cx, ETCH_I64, 0);
        etch_loop_options options = { .state_types = l->types, .max_turns = max_turns };
        (etch_while)(cx, l->state, n, condition, turn, l, &options, out);
        is_done = !etch_failed(cx);
        failed = !is_done && !l->again;
        if (!is_done && l->again)
            etch_error_clear(cx);
        release_types(l);
    }
    release_types(l);
    return is_done ? vars_of(cx, l, out) : core_raise(cx);
}

/* maximum_iterations: a number where it is known, else a tensor that turns are counted by. */
static int read_limit(op_call *c, int i, looping *l, int64_t *number)
{
    *number = -1;
    if (op_is_none(c, i))
        return 0;
    etch_tensor *limit = convert(c->cx, c->args[i], CONVERT_ANY, ETCH_I64);
    if (!limit)
        return -1;
    if (!dtype_is_integer(etch_tensor_dtype(limit)))
        return op_refuse(c, i, PyExc_TypeError, "must be an integer") ? 0 : -1;
    if (etch_tensor_rank(limit) != 0)
        return op_refuse(c, i, PyExc_ValueError, "must be a scalar") ? 0 : -1;
    limit = (etch_cast)(c->cx, limit, ETCH_I64);
    if (limit && etch_tensor_is_traced(limit))
        l->limit = limit;
    else if (!limit || etch_tensor_read(c->cx, limit, number, sizeof *number) != ETCH_OK)
        return (void)core_raise(c->cx), -1;
    else if (*number <= 0) { /* 0 turns are counted too: without a limit there would be no end */
        *number = 0;
        l->limit = limit;
    }
    return 0;
}

static PyObject *prepare_and_run(op_call *c, looping *l)
{
    int64_t limit, parallel;
    PyObject *invariants = NULL, *out = NULL;
    if (!op_int(c, 4, &parallel) || parallel < 1) {
        if (!PyErr_Occurred() || core_forgive())
            PyErr_SetString(PyExc_TypeError, "'parallel_iterations' must be a positive integer.");
        return NULL;
    }
    if (read_limit(c, 7, l, &limit) < 0)
        return NULL;
    if (!etch_is_tracing(c->cx))
        return loop_now(c->cx, l, limit);
    if (!op_is_none(c, 3) && nest_check_same(l->vars, c->args[3], false) != 1)
        return NULL;
    l->leaves = nest_flatten(l->vars);
    if (l->leaves && !op_is_none(c, 3) && !(invariants = nest_flatten_to(c->args[3], PyList_GET_SIZE(l->leaves))))
        Py_CLEAR(l->leaves);
    l->elements = l->leaves ? PyDict_New() : NULL;
    if (l->elements && PyList_GET_SIZE(l->leaves) == 0 && limit < 0 && !l->limit)
        l->limit = build_int(c->cx, INT64_MAX); /* turns are counted: a loop has something that it changes */
    if (l->elements && PyList_GET_SIZE(l->leaves) > FLOW_MAX)
        PyErr_Format(PyExc_ValueError, "while_loop: more than %d loop variables", FLOW_MAX);
    else if (l->elements)
        out = loop_traced(c->cx, l, invariants, limit > 0 ? limit : 0);
    Py_XDECREF(invariants);
    Py_XDECREF(l->leaves);
    Py_XDECREF(l->elements);
    return out;
}

static PyObject *while_loop(op_call *c)
{
    PyObject *vars = c->args[2];
    for (int i = 0; i < 2; i++)
        if (!PyCallable_Check(c->args[i])) {
            PyErr_Format(PyExc_TypeError, "'%s' must be callable.", i == 0 ? "cond" : "body");
            return NULL;
        }
    bool is_sequence = PyList_Check(vars) || PyTuple_Check(vars);
    Py_ssize_t n = is_sequence ? PySequence_Fast_GET_SIZE(vars) : PyDict_Check(vars) ? PyDict_GET_SIZE(vars) : 0;
    if (n == 0 && !(is_sequence && etch_is_tracing(c->cx))) {
        PyErr_SetString(is_sequence || !etch_is_tracing(c->cx) ? PyExc_ValueError : PyExc_TypeError,
                        "'loop_vars' must be provided.");
        return NULL;
    }
    looping *l = op_room(c, sizeof *l);
    if (!l)
        return NULL;
    memset(l, 0, sizeof *l);
    l->cond = c->args[0];
    l->body = c->args[1];
    l->vars = vars;
    return prepare_and_run(c, l);
}

/* clang-format off */
static const op_row rows[] = {
    { "while_loop", "cond body loop_vars shape_invariants=None parallel_iterations=10 back_prop=True swap_memory=False "
                    "maximum_iterations=None name=None", NULL, while_loop, NULL,
      "The variables after body(*loop_vars) was done again and again, as long as cond(*loop_vars) is true." },
};
/* clang-format on */

op_rows ops_loop(void) { return OP_ROWS(rows); }
