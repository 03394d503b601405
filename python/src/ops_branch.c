/* tf.cond, tf.case and tf.switch_case: the function of the branch that is meant runs at once; where only the run of a
 * trace knows which it is, all of them are traced, each once.
 *
 * Branches give the same structure. A TensorArray that nothing was written to may come out of one branch and be
 * written to in another, which alone knows what its elements are like: if that is a later branch, all are traced again,
 * the earlier ones with an array of zeros. */
#include "flow.h"
#include "list.h"
#include "nest.h"
#include "ops.h"
#include "raise.h"
#include "slices.h"
#include "trace.h"
#include "variable.h"

typedef struct choosing {
    PyObject *const *branches;
    const char *op;
    PyObject *structure, *leaves; /* of the first branch; of TensorArrays, what they are there */
    PyObject *elements;   /* by number of the leaf: what elements of a TensorArray are like (list_element_outside) */
    int counts[FLOW_MAX]; /* tensors by leaf */
    bool again;
} choosing;

/* --- one branch --------------------------------------------------------------------------------------------------- */

/* As TensorFlow has it: another number of values fails an assertion. */
static PyObject *class_of_difference(const choosing *c, PyObject *result)
{
    PyObject *first = nest_flatten(c->structure), *other = nest_flatten(result);
    bool is_number = first && other && PyList_GET_SIZE(first) != PyList_GET_SIZE(other);
    Py_XDECREF(first);
    Py_XDECREF(other);
    PyErr_Clear(); /* there is a better one to tell */
    return is_number ? PyExc_AssertionError : PyExc_TypeError;
}

/* TensorFlow's words: what is wrong stands behind them. */
static void refuse_structure(const choosing *c, PyObject *result)
{
    PyObject *type, *why, *trace;
    PyErr_Fetch(&type, &why, &trace);
    if (PyErr_GivenExceptionMatches(type, PyExc_TypeError) || PyErr_GivenExceptionMatches(type, PyExc_ValueError)) {
        bool is_cond = c->op[0] == 'c' && c->op[1] == 'o';
        PyErr_Format(class_of_difference(c, result),
                     "%s arguments to tf.%s must have the same number, type, and overall structure of return "
                     "values.\n\n%s output: "
                     "%S\n%s output: %S\n\nError details:\n%S",
                     is_cond ? "true_fn and false_fn" : "branch_fns", c->op, is_cond ? "true_fn" : "first",
                     c->structure, is_cond ? "false_fn" : "other", result, why);
        Py_XDECREF(type);
        Py_XDECREF(why);
        Py_XDECREF(trace);
    } else
        PyErr_Restore(type, why, trace);
}

static int refuse_leaf(PyObject *leaf)
{
    if (PyErr_ExceptionMatches(PyExc_ValueError) || PyErr_ExceptionMatches(PyExc_TypeError)) {
        PyErr_Clear();
        PyErr_Format(PyExc_TypeError,
                     "To be compatible with tf.function, Python functions must return zero or more Tensors or "
                     "ExtensionTypes or None "
                     "values; found return value of type %s, which is not a Tensor or ExtensionType.",
                     Py_TYPE(leaf)->tp_name);
    }
    return -1;
}

static PyObject *element_of(const choosing *c, Py_ssize_t k)
{
    PyObject *key = PyLong_FromSsize_t(k), *found = key ? PyDict_GetItemWithError(c->elements, key) : NULL;
    Py_XDECREF(key);
    return found;
}

static int note_element(etch_ctx *cx, const choosing *c, Py_ssize_t k, PyObject *list)
{
    PyObject *key = PyLong_FromSsize_t(k), *element = key ? list_element_outside(cx, list) : NULL;
    int done = element ? PyDict_SetItem(c->elements, key, element) : -1;
    Py_XDECREF(key);
    Py_XDECREF(element);
    return done;
}

/* A leaf's tensors. A TensorArray without any gets some if it is known of what kind; *leaf is then that one. */
static int put(etch_ctx *cx, const choosing *c, Py_ssize_t k, PyObject **leaf, etch_tensor **out, int room)
{
    int n = flow_put(cx, *leaf, out, room, NULL);
    if (n < 0)
        return refuse_leaf(*leaf);
    if (!list_check(*leaf))
        return n;
    PyObject *element = n == 0 ? element_of(c, k) : NULL;
    PyObject *now = element ? list_prepare(cx, *leaf, element)
                    : n > 0 ? list_with(cx, *leaf, out, n)
                            : Py_NewRef(*leaf);
    if (!now)
        return -1;
    Py_SETREF(*leaf, now);
    return element ? flow_put(cx, now, out, room, NULL) : n;
}

static int take_first(etch_ctx *cx, choosing *c, PyObject *result, etch_tensor **out, int room)
{
    int at = 0;
    c->structure = Py_NewRef(result);
    c->leaves = nest_flatten(result);
    for (Py_ssize_t k = 0; c->leaves && k < PyList_GET_SIZE(c->leaves); k++) {
        if (k >= FLOW_MAX) {
            PyErr_Format(PyExc_ValueError, "tf.%s: a branch cannot give more than %d values", c->op, FLOW_MAX);
            return -1;
        }
        PyObject *leaf = Py_NewRef(PyList_GET_ITEM(c->leaves, k));
        int n = c->counts[k] = put(cx, c, k, &leaf, out + at, room - at);
        if (n > 0 && list_check(leaf) && note_element(cx, c, k, leaf) < 0)
            n = -1;
        else if (n == 1 && !list_check(leaf) &&
                 !slices_check(leaf)) /* what Python values became is what later branches are compared with */
            Py_SETREF(leaf, tensor_wrap(etch_tensor_retain(out[at])));
        if (!leaf || PyList_SetItem(c->leaves, k, leaf) < 0 || n < 0)
            return -1;
        at += n;
    }
    return c->leaves ? at : -1;
}

/* Is leaf k what it is in the first branch? */
static int check_leaf(choosing *c, Py_ssize_t k, PyObject *leaf, PyObject *first, etch_tensor **now, int n)
{
    if (list_check(leaf) != list_check(first) || slices_check(leaf) != slices_check(first) ||
        (list_check(leaf) && list_of(leaf)->dtype != list_of(first)->dtype)) {
        PyErr_Format(PyExc_TypeError, "%R and %R are different", first, leaf);
        return -1;
    }
    if (n != c->counts[k]) {
        if (list_check(leaf) && c->counts[k] == 0 && !element_of(c, k)) {
            c->again = true;
            return 0;
        }
        PyErr_Format(PyExc_ValueError, "Lengths of branch outputs of %s must match.", c->op);
        return -2;
    }
    if (n == 1 && tensor_check(first) && etch_tensor_dtype(tensor_of(first)) != etch_tensor_dtype(now[0])) {
        PyErr_Format(PyExc_TypeError, "%S and %S have different types", first, leaf);
        return -1;
    }
    return 0;
}

static int take_next(etch_ctx *cx, choosing *c, PyObject *result, etch_tensor **out, int room)
{
    int same = nest_check_same(c->structure, result, true), at = 0;
    PyObject *leaves = same == 1 ? nest_flatten_to(result, PyList_GET_SIZE(c->leaves)) : NULL;
    if (!leaves) {
        refuse_structure(c, result);
        return -1;
    }
    for (Py_ssize_t k = 0; at >= 0 && k < PyList_GET_SIZE(leaves); k++) {
        PyObject *leaf = Py_NewRef(PyList_GET_ITEM(leaves, k));
        int n = put(cx, c, k, &leaf, out + at, room - at);
        int checked = n < 0 ? -2 : check_leaf(c, k, leaf, PyList_GET_ITEM(c->leaves, k), out + at, n);
        if (checked == -1)
            refuse_structure(c, result);
        else if (checked == 0 && c->again && n > 0 && c->counts[k] == 0)
            checked = note_element(cx, c, k, leaf);
        at = checked < 0 ? -1 : at + n;
        Py_DECREF(leaf);
    }
    Py_DECREF(leaves);
    return at;
}

static int choice(etch_ctx *cx, int i, etch_tensor **out, int room, void *user)
{
    choosing *c = user;
    int64_t n_random = trace_body_begin();
    PyObject *result = PyObject_CallNoArgs(c->branches[i]);
    trace_body_end(n_random);
    int n = !result ? -1 : c->structure ? take_next(cx, c, result, out, room) : take_first(cx, c, result, out, room);
    Py_XDECREF(result);
    if (n < 0)
        core_fail(cx);
    else if (c->again)
        (void)etch_fail(cx, ETCH_EINVAL, "the branches are traced again");
    return n;
}

/* --- all of them -------------------------------------------------------------------------------------------------- */

static PyObject *trace(etch_ctx *cx, etch_tensor *selector, PyObject *const *branches, int n, const char *op)
{
    choosing c = { .branches = branches, .op = op, .elements = PyDict_New() };
    etch_tensor *out[FLOW_MAX];
    PyObject *result = NULL;
    int n_out = -1;
    if (!c.elements)
        return NULL;
    do {
        Py_CLEAR(c.structure);
        Py_CLEAR(c.leaves);
        if (c.again)
            etch_error_clear(cx);
        c.again = false;
        n_out = (etch_choose)(cx, selector, n, choice, &c, out, FLOW_MAX);
    } while (n_out < 0 && c.again);
    if (n_out >= 0)
        result = flow_pack(cx, c.structure, c.leaves, c.counts, out);
    else
        (void)core_raise(cx);
    Py_XDECREF(c.structure);
    Py_XDECREF(c.leaves);
    Py_DECREF(c.elements);
    return result;
}

/* Branch i is the one: in a trace its results become tensors, as those of traced branches are. */
static PyObject *run(etch_ctx *cx, PyObject *branch)
{
    PyObject *result = PyObject_CallNoArgs(branch);
    if (result && etch_is_tracing(cx))
        Py_SETREF(result, flow_convert(cx, result));
    return result;
}

static PyObject *not_callable(const char *name)
{
    PyErr_Format(PyExc_TypeError, "'%s' must be callable.", name);
    return NULL;
}

static PyObject *cond(op_call *c)
{
    PyObject *pred = c->args[0];
    for (int i = 1; i <= 2; i++)
        if (op_is_none(c, i)) {
            PyErr_Format(PyExc_TypeError, "cond(): '%s' argument required", i == 1 ? "true_fn" : "false_fn");
            return NULL;
        } else if (!PyCallable_Check(c->args[i]))
            return not_callable(i == 1 ? "true_fn" : "false_fn");
    if (op_is_none(c, 0) && !convert(c->cx, pred, CONVERT_ANY, CONVERT_ANY))
        return NULL;
    if (tensor_check(pred) && etch_tensor_is_traced(tensor_of(pred))) {
        etch_tensor *selector = flow_decision(c->cx, pred, "pred");
        return selector ? trace(c->cx, selector, &c->args[1], 2, "cond") : NULL;
    }
    if (etch_is_tracing(c->cx) && !PyBool_Check(pred) && (variable_check(pred) || tensor_check(pred))) {
        etch_tensor *selector = flow_decision(c->cx, pred, "pred");
        if (!selector)
            return NULL;
        if (etch_tensor_is_traced(selector))
            return trace(c->cx, selector, &c->args[1], 2, "cond");
    }
    int truth = PyObject_IsTrue(pred);
    return truth < 0 ? NULL : run(c->cx, c->args[truth ? 1 : 2]);
}

/* --- switch_case -------------------------------------------------------------------------------------------------- */

/* branch_fns as pairs of an index and a function; NULL with the exception set. */
static PyObject *pairs_of(PyObject *fns)
{
    PyObject *items = PyDict_Check(fns) ? PyDict_Items(fns)
                                        : core_items(fns, "'branch_fns' must be a dict, list or tuple");
    PyObject *pairs = items ? PyList_New(0) : NULL;
    for (Py_ssize_t i = 0; pairs && i < PySequence_Fast_GET_SIZE(items); i++) {
        PyObject *it = PySequence_Fast_GET_ITEM(items, i);
        bool is_pair = PyTuple_Check(it) && PyTuple_GET_SIZE(it) == 2;
        PyObject *pair = is_pair ? Py_NewRef(it) : Py_BuildValue("(nO)", i, it);
        if (!pair || PyList_Append(pairs, pair) < 0)
            Py_CLEAR(pairs);
        Py_XDECREF(pair);
    }
    Py_XDECREF(items);
    return pairs;
}

/* The functions by index, borrowed, with the default behind them: how many, or -1 with the exception set. */
static int order(op_call *c, PyObject *pairs, PyObject *otherwise, PyObject **out)
{
    Py_ssize_t n = PyList_GET_SIZE(pairs);
    if (n == 0) {
        PyErr_SetString(PyExc_ValueError, "Argument `branch_fns` must be a non-empty list or dict");
        return -1;
    }
    for (Py_ssize_t i = 0; i <= n; i++)
        out[i] = NULL;
    for (Py_ssize_t i = 0; i < n; i++) {
        PyObject *pair = PyList_GET_ITEM(pairs, i), *key = PyTuple_GET_ITEM(pair, 0), *fn = PyTuple_GET_ITEM(pair, 1);
        if (!PyLong_Check(key)) {
            PyErr_Format(PyExc_TypeError, "'branch_fns' key must be a Python int, got %R", key);
            return -1;
        }
        if (!PyCallable_Check(fn)) {
            PyErr_Format(PyExc_TypeError, "'branch_fns' must be callable, got %R for index %R", fn, key);
            return -1;
        }
        int overflow;
        long k = PyLong_AsLongAndOverflow(key, &overflow);
        if (overflow || k < 0 || k >= n || out[k]) {
            PyErr_Format(PyExc_ValueError, "branch indices must form contiguous range of [0 to %zd) but found index %R",
                         n, key);
            return -1;
        }
        out[k] = fn;
    }
    (void)c;
    if (otherwise == Py_None)
        return (int)n;
    out[n] = otherwise;
    return PyCallable_Check(otherwise) ? (int)n + 1 : ((void)not_callable("default"), -1);
}

/* Branch i, the last one for a number that is none. */
static PyObject *run_one_of(etch_ctx *cx, etch_tensor *i, PyObject *const *branches, int n, const char *op)
{
    if (etch_tensor_is_traced(i))
        return trace(cx, i, branches, n, op);
    etch_tensor *wide = (etch_cast)(cx, i, ETCH_I64);
    int64_t k;
    if (!wide || etch_tensor_read(cx, wide, &k, sizeof k) != ETCH_OK)
        return core_raise(cx);
    return run(cx, branches[k < 0 || k >= n ? n - 1 : k]);
}

static PyObject *switch_case(op_call *c)
{
    PyObject *index = c->args[0];
    etch_dtype t;
    if (!tensor_check(index) && !variable_check(index)) {
        PyErr_Format(PyExc_TypeError, "'branch_index' must be a Tensor, got %R", (PyObject *)Py_TYPE(index));
        return NULL;
    }
    if (convert_has_dtype(index, &t) != 1 || !dtype_is_integer(t)) {
        PyErr_Format(PyExc_TypeError, "'branch_index' must be an integer Tensor, got %S", dtype_object(t));
        return NULL;
    }
    if (!PyDict_Check(c->args[1]) && !PyList_Check(c->args[1]) && !PyTuple_Check(c->args[1]))
        return op_refuse(c, 1, PyExc_TypeError, "must be a dict, list or tuple");
    PyObject *pairs = pairs_of(c->args[1]), *out = NULL;
    PyObject **branches = pairs ? op_room(c, ((size_t)PyList_GET_SIZE(pairs) + 1) * sizeof *branches) : NULL;
    int n = branches ? order(c, pairs, c->args[2], branches) : -1;
    etch_tensor *i = n < 0 ? NULL : op_tensor(c, 0);
    if (i && etch_tensor_rank(i) != 0)
        (void)raise_error("InvalidArgumentError", "switch_case: branch_index must be a scalar");
    else if (i)
        out = run_one_of(c->cx, i, branches, n, "switch_case");
    Py_XDECREF(pairs);
    return out;
}

/* --- case --------------------------------------------------------------------------------------------------------- */

static int check_pair(PyObject *pair)
{
    if (!PyTuple_Check(pair)) {
        PyErr_Format(PyExc_TypeError, "Each entry in 'pred_fn_pairs' must be a tuple of (pred, fn), got %R", pair);
        return -1;
    }
    if (PyTuple_GET_SIZE(pair) != 2) {
        PyErr_SetString(PyExc_ValueError, "Each tuple in 'pred_fn_pairs' must be of length 2");
        return -1;
    }
    PyObject *pred = PyTuple_GET_ITEM(pair, 0), *fn = PyTuple_GET_ITEM(pair, 1);
    etch_dtype t;
    if (!tensor_check(pred) && !variable_check(pred))
        PyErr_Format(PyExc_TypeError, "pred must be a Tensor, got: %R", pred);
    else if (convert_has_dtype(pred, &t) != 1 || t != ETCH_BOOL)
        PyErr_Format(PyExc_TypeError, "pred must be Tensor of type bool: %R", pred);
    else if (!PyCallable_Check(fn))
        PyErr_Format(PyExc_TypeError, "fn for pred %R must be callable.", pred);
    return PyErr_Occurred() ? -1 : 0;
}

/* The number of the first that is true, n if none is. */
static etch_tensor *first_true(etch_ctx *cx, etch_tensor *const *preds, int n)
{
    etch_tensor *which = etch_int(cx, ETCH_I64, n);
    for (int i = n - 1; which && i >= 0; i--)
        which = (etch_select)(cx, preds[i], etch_int(cx, ETCH_I64, i), which);
    return which ? which : (etch_tensor *)core_raise(cx);
}

static bool check_exclusive(etch_ctx *cx, etch_tensor *const *preds, int n)
{
    etch_tensor *count = etch_int(cx, ETCH_I64, 0);
    for (int i = 0; i < n; i++)
        count = (etch_add)(cx, count, (etch_cast)(cx, preds[i], ETCH_I64));
    (etch_assert)(cx, (etch_less_equal)(cx, count, etch_int(cx, ETCH_I64, 1)),
                  "Input error: exclusive=True: more than 1 conditions evaluated as True", preds, n);
    return !etch_failed(cx) || (core_raise(cx), false);
}

static PyObject *run_case(op_call *c, PyObject *pairs)
{
    bool is_exclusive;
    int n = (int)PyTuple_GET_SIZE(pairs);
    etch_tensor **preds = op_room(c, ((size_t)n + 1) * sizeof *preds);
    PyObject **branches = op_room(c, ((size_t)n + 1) * sizeof *branches);
    if (!preds || !branches || !op_bool(c, 2, &is_exclusive))
        return NULL;
    for (int i = 0; i < n; i++) {
        PyObject *pair = PyTuple_GET_ITEM(pairs, i);
        if (check_pair(pair) < 0 || !(preds[i] = flow_decision(c->cx, PyTuple_GET_ITEM(pair, 0), "pred")))
            return NULL;
        branches[i] = PyTuple_GET_ITEM(pair, 1);
    }
    etch_tensor *which = is_exclusive && !check_exclusive(c->cx, preds, n) ? NULL : first_true(c->cx, preds, n);
    if (!which)
        return NULL;
    if (!op_is_none(c, 1)) {
        branches[n] = c->args[1];
        return PyCallable_Check(c->args[1]) ? run_one_of(c->cx, which, branches, n + 1, "case")
                                            : not_callable("default");
    }
    (etch_assert)(c->cx, (etch_less)(c->cx, which, etch_int(c->cx, ETCH_I64, n)),
                  "None of conditions evaluated as True", preds, n);
    return etch_failed(c->cx) ? core_raise(c->cx) : run_one_of(c->cx, which, branches, n, "case");
}

/* A tuple of what the list holds, in which pairs that are lists are tuples: a branch may change these while it is traced. */
static PyObject *kept_pairs(PyObject *list)
{
    PyObject *pairs = PySequence_Tuple(list), *kept = pairs ? PyTuple_New(PyTuple_GET_SIZE(pairs)) : NULL;
    for (Py_ssize_t i = 0; kept && i < PyTuple_GET_SIZE(pairs); i++) {
        PyObject *pair = PyTuple_GET_ITEM(pairs, i);
        pair = PyList_Check(pair) ? PyList_AsTuple(pair) : Py_NewRef(pair);
        if (pair)
            PyTuple_SET_ITEM(kept, i, pair);
        else
            Py_CLEAR(kept);
    }
    Py_XDECREF(pairs);
    return kept;
}

static PyObject *case_(op_call *c)
{
    if (!PyList_Check(c->args[0]) && !PyTuple_Check(c->args[0])) {
        PyErr_Format(PyExc_TypeError, "'pred_fn_pairs' must be a list, tuple, or dict. Received: %R",
                     (PyObject *)Py_TYPE(c->args[0]));
        return NULL;
    }
    if (PySequence_Fast_GET_SIZE(c->args[0]) == 0) {
        PyErr_SetString(PyExc_ValueError, "'pred_fn_pairs' must not be empty");
        return NULL;
    }
    PyObject *pairs = kept_pairs(c->args[0]), *out = pairs ? run_case(c, pairs) : NULL;
    Py_XDECREF(pairs);
    return out;
}

/* clang-format off */
static const op_row rows[] = {
    { "cond", "pred true_fn=None false_fn=None name=None", NULL, cond, NULL,
      "What true_fn() gives if pred is true, else what false_fn() does." },
    { "case", "pred_fn_pairs default=None exclusive=False strict=False name='case'", NULL, case_, NULL,
      "What the function of the first pair whose pred is true gives, else what default() does." },
    { "switch_case", "branch_index branch_fns default=None name='switch_case'", NULL, switch_case, NULL,
      "What the function with this index gives; for an index that is none, default or the last." },
};
/* clang-format on */

op_rows ops_branch(void) { return OP_ROWS(rows); }
