/* How a variable is made: the options of tf.Variable, and the first value. */
#include "variable.h"

#include "convert.h"
#include "dtype.h"
#include "name_scope.h"
#include "shape.h"
#include "tensor.h"

typedef struct options {
    PyObject *initial, *trainable, *name, *dtype, *constraint, *synchronization, *aggregation, *shape;
    bool is_trainable;
} options;

/* An item of one of the enumerations; 1: it is this one. */
static int check_enum(PyObject *x, const char *class_name, const char *what, const options *o, const char *item)
{
    PyObject *enums = PyImport_ImportModule("etch.enums"),
             *class = enums ? PyObject_GetAttrString(enums, class_name) : NULL;
    int is_one = class ? PyObject_IsInstance(x, class) : -1;
    PyObject *wanted = is_one == 1 ? PyObject_GetAttrString(class, item) : NULL;
    if (is_one == 0)
        PyErr_Format(PyExc_ValueError, "Invalid variable %s mode: %S for variable: %S", what, x, o->name);
    int answer = wanted ? wanted == x : -1;
    Py_XDECREF(wanted);
    Py_XDECREF(class);
    Py_XDECREF(enums);
    return answer;
}

static int read_options(PyObject *args, PyObject *kwargs, options *o)
{
    static char *names[] = { "initial_value",
                             "trainable",
                             "validate_shape",
                             "caching_device",
                             "name",
                             "variable_def",
                             "dtype",
                             "import_scope",
                             "constraint",
                             "synchronization",
                             "aggregation",
                             "shape",
                             "experimental_enable_variable_lifting",
                             NULL };
    PyObject *unused;
    *o = (options){ Py_None, Py_None, Py_None, Py_None, Py_None, Py_None, Py_None, Py_None, true };
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|OOOOOOOOOOOOO", names, &o->initial, &o->trainable, &unused,
                                     &unused, &o->name, &unused, &o->dtype, &unused, &o->constraint,
                                     &o->synchronization, &o->aggregation, &o->shape, &unused))
        return -1;
    if (o->initial == Py_None) {
        PyErr_SetString(PyExc_ValueError, "The `initial_value` arg to `tf.Variable` must be specified.");
        return -1;
    }
    if (o->name != Py_None && !PyUnicode_Check(o->name)) {
        PyErr_SetString(PyExc_ValueError, "name for name_scope must be a string.");
        return -1;
    }
    if (o->constraint != Py_None && !PyCallable_Check(o->constraint)) {
        PyErr_SetString(PyExc_ValueError, "The `constraint` argument must be a callable.");
        return -1;
    }
    int is_read = o->synchronization == Py_None
                      ? 0
                      : check_enum(o->synchronization, "VariableSynchronization", "synchronization", o, "ON_READ");
    if (is_read < 0 ||
        (o->aggregation != Py_None && check_enum(o->aggregation, "VariableAggregation", "aggregation", o, "SUM") < 0))
        return -1;
    int trains = o->trainable == Py_None ? !is_read : PyObject_IsTrue(o->trainable);
    if (trains < 0)
        return -1;
    if (is_read && o->trainable != Py_None && trains) {
        PyErr_SetString(PyExc_ValueError,
                        "Synchronization value can be set to VariableSynchronization.ON_READ only for "
                        "non-trainable variables.");
        return -1;
    }
    o->is_trainable = trains;
    return 0;
}

static bool can_have(etch_ctx *cx, etch_tensor *x, const int64_t *dims, int rank)
{
    bool answer = rank < 0 || etch_tensor_rank(x) < 0 || rank == etch_tensor_rank(x);
    for (int i = 0; answer && rank == etch_tensor_rank(x) && i < rank; i++) {
        int64_t n = etch_tensor_is_traced(x) ? (etch_tensor_known_dim)(cx, x, i) : (etch_tensor_dims)(x)[i];
        answer = n < 0 || dims[i] < 0 || n == dims[i];
    }
    return answer;
}

static etch_variable *make(etch_ctx *cx, etch_tensor *first, const options *o, const char *name)
{
    int64_t dims[ETCH_MAX_RANK];
    etch_size sizes[ETCH_MAX_RANK];
    /* Tensors of Python's are not written to. */
    etch_variable_options how = { .name = name, .is_untrainable = !o->is_trainable, .keeps_initial = true };
    if (o->shape != Py_None) {
        if (shape_from(o->shape, dims, &how.rank) < 0)
            return NULL;
        if (!can_have(cx, first, dims, how.rank)) {
            PyErr_Format(
                PyExc_ValueError,
                "In this `tf.Variable` creation, the initial value's shape is not compatible with the explicitly "
                "supplied `shape` argument (%S).",
                o->shape);
            return NULL;
        }
        for (int i = 0; i < how.rank; i++)
            sizes[i] = (etch_size){ .size = dims[i] };
        how.sizes = sizes;
    }
    etch_variable *v = (etch_variable_new)(cx, first, &how);
    if (!v)
        (void)core_raise(cx);
    return v;
}

/* What is made in tf.init_scope is made by the function whose trace waits, all the same. */
static int tell_left_trace(etch_ctx *cx, etch_variable *v)
{
    etch_ctx *left = etch_is_tracing(cx) ? NULL : core_left_trace();
    return !left || etch_variable_made_outside(left, v) == ETCH_OK ? 0 : ((void)core_raise(left), -1);
}

static PyObject *full_name(const options *o)
{
    PyObject *own = o->name == Py_None ? PyUnicode_FromString("Variable") : Py_NewRef(o->name);
    PyObject *full = own ? name_scope_join(own) : NULL;
    Py_XDECREF(own);
    return full;
}

int variable_init(PyObject *self, PyObject *args, PyObject *kwargs)
{
    variable_object *it = (variable_object *)self;
    options o;
    etch_dtype t = CONVERT_ANY;
    etch_variable *v = NULL;
    stretch s;
    if (read_options(args, kwargs, &o) < 0 || (o.dtype != Py_None && dtype_from_argument(o.dtype, "dtype", &t) < 0))
        return -1;
    PyObject *name = full_name(&o);
    const char *text = name ? PyUnicode_AsUTF8(name) : NULL;
    PyObject *value = !text                         ? NULL
                      : PyCallable_Check(o.initial) ? PyObject_CallNoArgs(o.initial)
                                                    : Py_NewRef(o.initial);
    if (value && stretch_begin(&s)) {
        etch_tensor *first = convert(s.cx, value, t, t);
        v = first ? make(s.cx, first, &o, text) : NULL;
        if (v && tell_left_trace(s.cx, v) < 0)
            etch_variable_release(&v);
        (void)stretch_drop(&s);
    }
    Py_XDECREF(value);
    Py_XDECREF(name);
    if (!v || variable_become(self, v) < 0)
        return -1;
    Py_XSETREF(it->constraint, o.constraint == Py_None ? NULL : Py_NewRef(o.constraint));
    Py_XSETREF(it->synchronization, o.synchronization == Py_None ? NULL : Py_NewRef(o.synchronization));
    Py_XSETREF(it->aggregation, o.aggregation == Py_None ? NULL : Py_NewRef(o.aggregation));
    return 0;
}
