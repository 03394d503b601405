/* Optimizer: an optimiser of the runtime with a model of its own, which holds the program's variables and what the
 * optimiser keeps beside them.
 *
 * It is built when it first meets variables, on a context of its own: what it keeps has values whatever is being
 * traced meanwhile, and a function that is traced anew makes nothing. */
#include "optimizer.h"

#include "convert.h"
#include "dtype.h"
#include "slices.h"
#include "tensor.h"
#include "variable.h"
#include <stddef.h>
#include <string.h>

typedef struct optimizer {
    PyObject_HEAD etch_optimizer_options options;
    PyObject *name, *steps, *rate; /* the last two are Variables */
    PyObject *places;              /* address of a variable -> its place; NULL: not built */
    etch_model *model;
    etch_optimizer *o; /* the model's */
} optimizer;

static optimizer *of(PyObject *self) { return (optimizer *)self; }

/* --- options ------------------------------------------------------------------------------------------------------ */

static const struct kind {
    const char *name;
    etch_optimizer_kind kind;
} kinds[] = { { "SGD", ETCH_SGD },         { "Adam", ETCH_ADAM },       { "AdamW", ETCH_ADAMW },
              { "RMSprop", ETCH_RMSPROP }, { "Adagrad", ETCH_ADAGRAD }, { "Adadelta", ETCH_ADADELTA },
              { "Lion", ETCH_LION } };

static int read_kind(const char *name, etch_optimizer_kind *out)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, name) == 0) {
            *out = kinds[i].kind;
            return 0;
        }
    PyErr_Format(PyExc_ValueError, "there is no optimizer '%s'", name);
    return -1;
}

/* Where an option of this name goes: a number, or a flag. */
static const struct place {
    const char *name;
    size_t at;
    bool is_flag;
} options[] = {
    { "momentum", offsetof(etch_optimizer_options, momentum), false },
    { "nesterov", offsetof(etch_optimizer_options, is_nesterov), true },
    { "amsgrad", offsetof(etch_optimizer_options, is_amsgrad), true },
    { "centered", offsetof(etch_optimizer_options, is_centered), true },
    { "beta_1", offsetof(etch_optimizer_options, beta_1), false },
    { "beta_2", offsetof(etch_optimizer_options, beta_2), false },
    { "rho", offsetof(etch_optimizer_options, rho), false },
    { "epsilon", offsetof(etch_optimizer_options, epsilon), false },
    { "initial_accumulator_value", offsetof(etch_optimizer_options, initial_accumulator), false },
    { "weight_decay", offsetof(etch_optimizer_options, weight_decay), false },
    { "clipvalue", offsetof(etch_optimizer_options, clip_value), false },
    { "clipnorm", offsetof(etch_optimizer_options, clip_norm), false },
    { "global_clipnorm", offsetof(etch_optimizer_options, clip_global_norm), false },
    { "ema_momentum", offsetof(etch_optimizer_options, ema_momentum), false },
};

static int read_option(PyObject *key, PyObject *value, etch_optimizer_options *out)
{
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        if (!PyUnicode_Check(key) || PyUnicode_CompareWithASCIIString(key, options[i].name) != 0)
            continue;
        void *at = (char *)out + options[i].at;
        double x = options[i].is_flag ? PyObject_IsTrue(value) : PyFloat_AsDouble(value);
        if (PyErr_Occurred())
            return -1;
        if (options[i].is_flag)
            *(bool *)at = x != 0;
        else
            *(double *)at = x;
        return 0;
    }
    PyErr_Format(PyExc_TypeError, "an optimizer has no option %R", key);
    return -1;
}

static int init(PyObject *self, PyObject *args, PyObject *kwargs)
{
    optimizer *o = of(self);
    const char *kind;
    PyObject *name, *steps, *rate, *given, *key, *value;
    Py_ssize_t at = 0;
    if (!PyArg_ParseTuple(args, "sUO!O!O!", &kind, &name, &variable_type, &steps, &variable_type, &rate, &PyDict_Type,
                          &given))
        return -1;
    if (kwargs && PyDict_GET_SIZE(kwargs) > 0) {
        PyErr_SetString(PyExc_TypeError, "Optimizer takes no keyword arguments");
        return -1;
    }
    if (o->places) {
        PyErr_SetString(PyExc_RuntimeError, "Optimizer: it is built already");
        return -1;
    }
    o->options = (etch_optimizer_options){ .has_zeros = true };
    if (read_kind(kind, &o->options.kind) < 0)
        return -1;
    while (PyDict_Next(given, &at, &key, &value))
        if (read_option(key, value, &o->options) < 0)
            return -1;
    Py_XSETREF(o->name, Py_NewRef(name));
    Py_XSETREF(o->steps, Py_NewRef(steps));
    Py_XSETREF(o->rate, Py_NewRef(rate));
    return 0;
}

/* --- building ----------------------------------------------------------------------------------------------------- */

/* Variables of the program, by address, and where they are. */
static PyObject *find_places(PyObject *variables)
{
    PyObject *places = PyDict_New();
    for (Py_ssize_t i = 0; places && i < PySequence_Fast_GET_SIZE(variables); i++) {
        PyObject *v = PySequence_Fast_GET_ITEM(variables, i);
        PyObject *key = variable_check(v) ? PyLong_FromVoidPtr(variable_of(v)) : NULL,
                 *place = key ? PyLong_FromSsize_t(i) : NULL;
        if (!key && !PyErr_Occurred())
            PyErr_Format(PyExc_TypeError, "an optimizer trains tf.Variables, not %R", v);
        if (!place || PyDict_SetItem(places, key, place) < 0)
            Py_CLEAR(places);
        Py_XDECREF(key);
        Py_XDECREF(place);
    }
    return places;
}

static bool make(optimizer *o, etch_ctx *cx, PyObject *variables, etch_variable **vs)
{
    Py_ssize_t n = PySequence_Fast_GET_SIZE(variables);
    etch_optimizer_options how = o->options;
    how.steps_variable = variable_of(o->steps);
    how.rate_variable = variable_of(o->rate);
    const char *name = PyUnicode_AsUTF8(o->name);
    o->model = name ? (etch_model_new)(cx, &(etch_model_options){ .has_equal_names = true }) : NULL;
    for (Py_ssize_t i = 0; o->model && i < n; i++) {
        vs[i] = variable_of(PySequence_Fast_GET_ITEM(variables, i));
        if (etch_model_hold(cx, o->model, vs[i]) != ETCH_OK)
            return false;
    }
    o->o = o->model ? (etch_optimizer_new)(cx, o->model, name, vs, (int)n, &how) : NULL;
    return o->o != NULL;
}

static int build_with(optimizer *o, PyObject *variables)
{
    size_t n = (size_t)PySequence_Fast_GET_SIZE(variables);
    etch_variable **vs = PyMem_New(etch_variable *, n + 1);
    PyObject *places = vs ? find_places(variables) : PyErr_NoMemory();
    etch_ctx *cx = NULL;
    bool is_made = places && core_ctx() && etch_ctx_new(core_runtime, &cx) == ETCH_OK && make(o, cx, variables, vs);
    if (!is_made && places && !PyErr_Occurred())
        (void)(cx ? core_raise(cx) : PyErr_NoMemory());
    if (is_made) {
        o->places = places;
    } else {
        Py_XDECREF(places);
        etch_model_release(&o->model);
        o->o = NULL;
    }
    etch_ctx_release(&cx);
    PyMem_Free(vs);
    return is_made ? 0 : -1;
}

static bool is_made(const optimizer *o)
{
    bool answer = o->steps && o->rate && variable_check(o->steps) && variable_check(o->rate);
    if (!answer)
        PyErr_SetString(PyExc_RuntimeError, "Optimizer: __init__ was not called");
    return answer;
}

static PyObject *build(PyObject *self, PyObject *variables)
{
    PyObject *list = NULL;
    if (!is_made(of(self)))
        return NULL;
    if (of(self)->places)
        return PyErr_Format(PyExc_RuntimeError, "Optimizer: it is built already");
    list = core_items(variables, "variables must be a list");
    int done = list ? build_with(of(self), list) : -1;
    Py_XDECREF(list);
    return done < 0 ? NULL : Py_NewRef(Py_None);
}

/* --- a step ------------------------------------------------------------------------------------------------------- */

/* The place of a variable; -1 with the exception set. */
static Py_ssize_t place_of(const optimizer *o, PyObject *v)
{
    PyObject *key = variable_check(v) ? PyLong_FromVoidPtr(variable_of(v)) : NULL;
    PyObject *place = key ? PyDict_GetItemWithError(o->places, key) : NULL;
    Py_XDECREF(key);
    if (!place && !PyErr_Occurred())
        PyErr_Format(PyExc_ValueError,
                     "Unknown variable: %R. This optimizer can only be called for the variables it was originally "
                     "built with. For "
                     "other variables make another optimizer.",
                     v);
    return place ? PyLong_AsSsize_t(place) : -1;
}

static int take(const optimizer *o, etch_ctx *cx, PyObject *g, PyObject *v, etch_gradient *out)
{
    Py_ssize_t i = place_of(o, v);
    if (i < 0)
        return -1;
    if (g == Py_None)
        return 0;
    if (slices_check(g))
        return slices_parts(cx, g, &out[i]);
    out[i].value = convert(cx, g, CONVERT_ANY, etch_variable_dtype(variable_of(v)));
    return out[i].value ? 0 : -1;
}

static etch_status step(const optimizer *o, etch_ctx *cx, const etch_gradient *gradients, int n)
{
    etch_tapes_pause(cx); /* no gradient goes through a step */
    etch_status s = etch_failed(cx) ? etch_error_status(cx) : (etch_optimizer_apply_gradients)(cx, o->o, gradients, n);
    etch_tapes_resume(cx);
    return s;
}

/* Does it keep anything for the variables? */
static bool has_slots(const optimizer *o)
{
    return etch_model_n_variables(o->model) > etch_optimizer_n_variables(o->o) + 3; /* random numbers, steps, rate */
}

static PyObject *apply_lists(const optimizer *o, PyObject *gradients, PyObject *variables)
{
    int n = etch_optimizer_n_variables(o->o);
    Py_ssize_t n_given = PySequence_Fast_GET_SIZE(gradients);
    stretch s;
    if (n_given != PySequence_Fast_GET_SIZE(variables))
        return PyErr_Format(PyExc_ValueError, "%zd gradients for %zd variables", n_given,
                            PySequence_Fast_GET_SIZE(variables));
    etch_gradient *all = PyMem_Calloc((size_t)n + 1, sizeof *all);
    if (!all)
        return PyErr_NoMemory();
    int done = stretch_begin(&s) ? 0 : -2;
    for (Py_ssize_t i = 0; done == 0 && i < n_given; i++)
        done = take(o, s.cx, PySequence_Fast_GET_ITEM(gradients, i), PySequence_Fast_GET_ITEM(variables, i), all);
    if (done == 0 && step(o, s.cx, all, n) != ETCH_OK) {
        bool is_value = etch_error_status(s.cx) == ETCH_ESHAPE && has_slots(o);
        if (!is_value)
            (void)core_raise(s.cx);
        else /* slots would be assigned, and a value that does not fit its variable is a ValueError */
            PyErr_SetString(PyExc_ValueError, etch_error_message(s.cx));
        done = -1;
    }
    if (done > -2)
        (void)stretch_drop(&s);
    PyMem_Free(all);
    return done < 0 ? NULL : Py_NewRef(Py_None);
}

static bool is_built(const optimizer *o)
{
    if (!o->places)
        PyErr_SetString(PyExc_RuntimeError, "Optimizer: it is not built yet");
    return o->places != NULL;
}

static PyObject *apply(PyObject *self, PyObject *args)
{
    PyObject *gradients, *variables;
    if (!is_built(of(self)) || !PyArg_ParseTuple(args, "OO", &gradients, &variables))
        return NULL;
    PyObject *gs = core_items(gradients, "gradients must be a list");
    PyObject *vs = gs ? core_items(variables, "variables must be a list") : NULL;
    PyObject *out = vs ? apply_lists(of(self), gs, vs) : NULL;
    Py_XDECREF(gs);
    Py_XDECREF(vs);
    return out;
}

static PyObject *use_average(PyObject *self, PyObject *unused)
{
    stretch s;
    (void)unused;
    if (!is_built(of(self)) || !stretch_begin(&s))
        return NULL;
    if ((etch_optimizer_use_average)(s.cx, of(self)->o) != ETCH_OK)
        return stretch_end(&s, NULL);
    (void)stretch_drop(&s);
    Py_RETURN_NONE;
}

/* What it keeps beside the program's variables. */
static PyObject *get_slots(PyObject *self, void *closure)
{
    optimizer *o = of(self);
    PyObject *all = PyList_New(0);
    (void)closure;
    for (int i = 1; all && o->model && i < etch_model_n_variables(o->model);
         i++) { /* the first counts random numbers */
        etch_variable *v = etch_model_variable(o->model, i);
        PyObject *key = PyLong_FromVoidPtr(v);
        int is_given = key ? PyDict_Contains(o->places, key) : -1;
        Py_XDECREF(key);
        bool is_own = is_given == 0 && v != variable_of(o->steps) && v != variable_of(o->rate);
        PyObject *x = is_own ? variable_wrap(v) : NULL;
        if (is_given < 0 || (is_own && (!x || PyList_Append(all, x) < 0)))
            Py_CLEAR(all);
        Py_XDECREF(x);
    }
    return all;
}

/* --- schedules ---------------------------------------------------------------------------------------------------- */

static int read_numbers(PyObject *bounds, PyObject *values, etch_schedule *out)
{
    Py_ssize_t n = PyTuple_GET_SIZE(bounds);
    int64_t *at = PyMem_New(int64_t, (size_t)n + 1);
    double *to = PyMem_New(double, (size_t)n + 2);
    out->bounds = at;
    out->values = to;
    out->n = (int)n;
    if (!at || !to) {
        PyErr_NoMemory();
        return -1;
    }
    if (PyTuple_GET_SIZE(values) != (n ? n + 1 : 0)) {
        PyErr_SetString(PyExc_ValueError, "a schedule has one value more than boundaries");
        return -1;
    }
    for (Py_ssize_t i = 0; i < n; i++)
        at[i] = PyLong_AsLongLong(PyTuple_GET_ITEM(bounds, i));
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(values); i++)
        to[i] = PyFloat_AsDouble(PyTuple_GET_ITEM(values, i));
    return PyErr_Occurred() ? -1 : 0;
}

/* schedule_rate(kind, rate, step, steps, a, b, staircase, cyclic, warmup_steps, warmup_from, bounds, values, longer=1,
 * lower=1) */
static PyObject *schedule_rate(PyObject *module, PyObject *args)
{
    etch_schedule how = { .kind = ETCH_RATE_CONSTANT, .longer = 1, .lower = 1 };
    PyObject *rate, *at, *bounds, *values, *out = NULL;
    int kind, is_staircase, is_cyclic;
    long long steps, warmup;
    stretch s;
    (void)module;
    if (!PyArg_ParseTuple(args, "iOOLddppLdO!O!|dd", &kind, &rate, &at, &steps, &how.a, &how.b, &is_staircase,
                          &is_cyclic, &warmup, &how.warmup_from, &PyTuple_Type, &bounds, &PyTuple_Type, &values,
                          &how.longer, &how.lower))
        return NULL;
    how.kind = (etch_schedule_kind)kind;
    how.steps = steps;
    how.warmup_steps = warmup;
    how.is_staircase = is_staircase;
    how.is_cyclic = is_cyclic;
    if (read_numbers(bounds, values, &how) == 0 && stretch_begin(&s)) {
        etch_tensor *from = convert(s.cx, rate, CONVERT_ANY, ETCH_F32);
        etch_tensor *step_now = from ? convert(s.cx, at, CONVERT_ANY, ETCH_I64) : NULL;
        out = step_now ? stretch_end(&s, (etch_schedule_rate)(s.cx, &how, from, step_now)) : stretch_drop(&s);
    }
    PyMem_Free((void *)(uintptr_t)how.bounds);
    PyMem_Free((void *)(uintptr_t)how.values);
    return out;
}

/* --- the type ----------------------------------------------------------------------------------------------------- */

static int traverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(of(self)->steps);
    Py_VISIT(of(self)->rate);
    return 0;
}

/* Not before its end: until then both are needed. */
static void dealloc(PyObject *self)
{
    optimizer *o = of(self);
    PyObject_GC_UnTrack(self);
    etch_model_release(&o->model);
    Py_CLEAR(o->name);
    Py_CLEAR(o->steps);
    Py_CLEAR(o->rate);
    Py_CLEAR(o->places);
    Py_TYPE(self)->tp_free(self);
}

static PyObject *get_is_built(PyObject *self, void *closure)
{
    (void)closure;
    return PyBool_FromLong(of(self)->places != NULL);
}

static PyGetSetDef properties[] = {
    { "slots", get_slots, NULL, "the variables that it keeps for those it trains", NULL },
    { "is_built", get_is_built, NULL, "has it met the variables that it trains?", NULL },
    { NULL, NULL, NULL, NULL, NULL },
};
static PyMethodDef methods[] = {
    { "build", build, METH_O, "the variables that it trains" },
    { "apply", apply, METH_VARARGS, "one step: apply(gradients, variables)" },
    { "use_average", use_average, METH_NOARGS, "variables become their moving averages" },
    { NULL, NULL, 0, NULL },
};

static PyTypeObject optimizer_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch._core.Optimizer",
    .tp_basicsize = sizeof(optimizer),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
    .tp_doc = "Optimizer(kind, name, steps, rate, options)\n--\n\nHow variables follow their gradients.",
    .tp_new = PyType_GenericNew,
    .tp_init = init,
    .tp_dealloc = dealloc,
    .tp_traverse = traverse,
    .tp_getset = properties,
    .tp_methods = methods,
};

static PyMethodDef functions[] = {
    { "schedule_rate", schedule_rate, METH_VARARGS, "the rate at a step" },
    { NULL, NULL, 0, NULL },
};

int optimizer_add(PyObject *module)
{
    if (PyType_Ready(&optimizer_type) < 0 || PyModule_AddFunctions(module, functions) < 0)
        return -1;
    return PyModule_AddObjectRef(module, "Optimizer", (PyObject *)&optimizer_type);
}
