/* Variable: read wherever a tensor is wanted. It is made in variable_make.c; writes are in variable_write.c, operators
 * in variable_number.c.
 *
 * For each variable of the runtime that Python has seen there is one object at most: `objects` finds it by address.
 * Its entry goes with the object, which holds the variable, so that no address is there that is another's by now. */
#include "variable.h"

#include "convert.h"
#include "dtype.h"
#include "op_name.h"
#include "pickling.h"
#include "reference.h"
#include "shape.h"
#include "tensor.h"
#include <stddef.h>

static PyObject *objects; /* address of an etch_variable -> address of its object, not counted */
static uint64_t n_made;

static variable_object *of(PyObject *x) { return (variable_object *)x; }

bool variable_is_made(PyObject *x)
{
    if (!of(x)->v)
        PyErr_SetString(PyExc_RuntimeError, "this tf.Variable has no value: its __init__ was not called, or failed");
    return of(x)->v != NULL;
}

/* --- which object ------------------------------------------------------------------------------------------------- */

static int note(etch_variable *v, PyObject *self)
{
    PyObject *key = PyLong_FromVoidPtr(v), *value = key ? PyLong_FromVoidPtr(self) : NULL;
    int done = value ? PyDict_SetItem(objects, key, value) : -1;
    Py_XDECREF(key);
    Py_XDECREF(value);
    return done;
}

/* Borrowed; NULL: none. */
static PyObject *find(etch_variable *v)
{
    PyObject *key = PyLong_FromVoidPtr(v), *value = key ? PyDict_GetItemWithError(objects, key) : NULL;
    Py_XDECREF(key);
    return value ? PyLong_AsVoidPtr(value) : NULL;
}

static void forget(PyObject *self)
{
    PyObject *type, *value, *traceback, *key;
    PyErr_Fetch(&type, &value, &traceback);
    if (of(self)->v && find(of(self)->v) == self && (key = PyLong_FromVoidPtr(of(self)->v))) {
        (void)PyDict_DelItem(objects, key);
        Py_DECREF(key);
    }
    PyErr_Restore(type, value, traceback);
}

int variable_become(PyObject *self, etch_variable *v)
{
    PyObject *name = PyUnicode_FromFormat("%s:0", etch_variable_name(v));
    if (!name || note(v, self) < 0) {
        Py_XDECREF(name);
        etch_variable_release(&v);
        return -1;
    }
    forget(self);
    etch_variable_release(&of(self)->v);
    of(self)->v = v;
    of(self)->number = ++n_made;
    Py_XSETREF(of(self)->name, name);
    return 0;
}

PyObject *variable_wrap(etch_variable *v)
{
    PyObject *known = find(v);
    if (known || PyErr_Occurred())
        return Py_XNewRef(known);
    PyObject *self = variable_type.tp_alloc(&variable_type, 0);
    if (self && variable_become(self, etch_variable_retain(v)) < 0)
        Py_CLEAR(self);
    return self;
}

PyObject *variable_of_arg(etch_variable *v, PyObject *like)
{
    bool is_one = variable_check(like); /* not where a spec stands for it */
    PyTypeObject *type = is_one ? Py_TYPE(like) : &variable_type;
    PyObject *self = type->tp_alloc(type, 0);
    if (!self || variable_become(self, etch_variable_retain(v)) < 0) {
        Py_XDECREF(self);
        return NULL;
    }
    if (is_one) {
        Py_XSETREF(of(self)->name, Py_XNewRef(of(like)->name));
        of(self)->dict = Py_XNewRef(of(like)->dict);
    }
    return self;
}

static PyTypeObject unread_type;

PyObject *variable_unread(PyObject *x)
{
    static PyObject *name;
    if (!name && !(name = PyUnicode_InternFromString("UnreadVariable")))
        return NULL;
    PyObject *self = unread_type.tp_alloc(&unread_type, 0);
    if (!self)
        return NULL;
    of(self)->v = etch_variable_retain(of(x)->v);
    of(self)->name = Py_NewRef(name);
    of(self)->constraint = Py_XNewRef(of(x)->constraint);
    of(self)->synchronization = Py_XNewRef(of(x)->synchronization);
    of(self)->aggregation = Py_XNewRef(of(x)->aggregation);
    of(self)->number = of(x)->number;
    return self;
}

static int clear(PyObject *self)
{
    Py_CLEAR(of(self)->dict);
    Py_CLEAR(of(self)->constraint);
    Py_CLEAR(of(self)->synchronization);
    Py_CLEAR(of(self)->aggregation);
    return 0;
}

static void dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    forget(self);
    if (of(self)->weak)
        PyObject_ClearWeakRefs(self);
    (void)clear(self);
    Py_CLEAR(of(self)->name);
    etch_variable_release(&of(self)->v);
    Py_TYPE(self)->tp_free(self);
}

static int traverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(of(self)->dict);
    Py_VISIT(of(self)->constraint);
    Py_VISIT(of(self)->synchronization);
    Py_VISIT(of(self)->aggregation);
    return 0;
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

etch_tensor *variable_read(etch_ctx *cx, PyObject *x)
{
    etch_tensor *value = (etch_variable_read)(cx, variable_of(x));
    return value ? value : ((void)core_raise(cx), NULL);
}

PyObject *variable_value(PyObject *x)
{
    static const op_kind kind = { "ReadVariableOp", "ReadVariableOp" };
    stretch s;
    return stretch_begin(&s) ? op_name_end(&s, (etch_variable_read)(s.cx, variable_of(x)), &kind) : NULL;
}

etch_tensor *variable_shape_of(etch_ctx *cx, PyObject *x, etch_dtype t)
{
    const etch_variable *v = variable_of(x);
    int64_t dims[ETCH_MAX_RANK];
    int rank = etch_variable_rank(v);
    bool is_whole = rank >= 0;
    for (int i = 0; i < rank; i++) {
        dims[i] = etch_variable_dim(v, i);
        is_whole &= dims[i] >= 0;
    }
    etch_tensor *value = is_whole ? NULL : variable_read(cx, x);
    if (!is_whole && !value)
        return NULL;
    etch_tensor *shape = is_whole ? (etch_cast)(cx, etch_int_list(cx, dims, rank), t) : (etch_shape_of)(cx, value, t);
    return shape ? shape : ((void)core_raise(cx), NULL);
}

static PyObject *value(PyObject *self, PyObject *unused)
{
    (void)unused;
    return variable_is_made(self) ? variable_value(self) : NULL;
}

/* A method of the value, with the same arguments. */
static PyObject *of_value(PyObject *self, PyObject *(*f)(PyObject *, PyObject *, PyObject *), PyObject *args,
                          PyObject *kwargs)
{
    PyObject *now = value(self, NULL), *out = now ? f(now, args, kwargs) : NULL;
    Py_XDECREF(now);
    return out;
}
static PyObject *as_numpy(PyObject *x, PyObject *args, PyObject *kwargs)
{
    (void)args, (void)kwargs;
    return tensor_numpy(x, NULL);
}
static PyObject *numpy(PyObject *self, PyObject *unused)
{
    (void)unused;
    return of_value(self, as_numpy, NULL, NULL);
}
static PyObject *array(PyObject *self, PyObject *args, PyObject *kwargs)
{
    return of_value(self, tensor_array, args, kwargs);
}

static PyObject *iterate(PyObject *self)
{
    PyObject *now = value(self, NULL), *rows = now ? PyObject_GetIter(now) : NULL;
    Py_XDECREF(now);
    return rows;
}

typedef etch_tensor *picker(etch_ctx *cx, etch_tensor *x, etch_tensor *indices);

static PyObject *pick(PyObject *self, PyObject *args, PyObject *kwargs, picker *f)
{
    static char *names[] = { "indices", "name", NULL };
    PyObject *indices, *unused;
    stretch s;
    if (!variable_is_made(self) || !PyArg_ParseTupleAndKeywords(args, kwargs, "O|O", names, &indices, &unused) ||
        !stretch_begin(&s))
        return NULL;
    etch_tensor *at = convert(s.cx, indices, CONVERT_ANY, ETCH_I32), *x = at ? variable_read(s.cx, self) : NULL;
    return x ? stretch_end(&s, f(s.cx, x, at)) : stretch_drop(&s);
}
static etch_tensor *pick_rows(etch_ctx *cx, etch_tensor *x, etch_tensor *at) { return (etch_gather)(cx, x, at, 0, 0); }
static etch_tensor *pick_elements(etch_ctx *cx, etch_tensor *x, etch_tensor *at)
{
    return (etch_gather_nd)(cx, x, at, 0);
}
static PyObject *sparse_read(PyObject *self, PyObject *args, PyObject *kwargs)
{
    return pick(self, args, kwargs, pick_rows);
}
static PyObject *gather_nd(PyObject *self, PyObject *args, PyObject *kwargs)
{
    return pick(self, args, kwargs, pick_elements);
}

static PyObject *is_initialized(PyObject *self, PyObject *args, PyObject *kwargs)
{
    stretch s;
    (void)args, (void)kwargs;
    return stretch_begin(&s) ? stretch_end(&s, (etch_scalar)(s.cx, ETCH_BOOL, of(self)->v != NULL)) : NULL;
}

/* --- attributes --------------------------------------------------------------------------------------------------- */

static PyObject *get_dtype(PyObject *self, void *closure)
{
    (void)closure;
    return variable_is_made(self) ? Py_NewRef(dtype_object(etch_variable_dtype(variable_of(self)))) : NULL;
}

static PyObject *get_shape(PyObject *self, void *closure)
{
    const etch_variable *v = variable_of(self);
    int64_t dims[ETCH_MAX_RANK];
    (void)closure;
    if (!variable_is_made(self))
        return NULL;
    for (int i = 0; i < etch_variable_rank(v); i++)
        dims[i] = etch_variable_dim(v, i);
    return shape_new(dims, etch_variable_rank(v), NULL);
}

static PyObject *get_name(PyObject *self, void *closure)
{
    (void)closure;
    return variable_is_made(self) ? Py_NewRef(of(self)->name) : NULL;
}

/* Tells variables apart, also the one that stands for an argument of a trace. */
static PyObject *get_handle_id(PyObject *self, void *closure)
{
    (void)closure;
    return PyLong_FromVoidPtr(variable_of(self));
}

static PyObject *get_trainable(PyObject *self, void *closure)
{
    (void)closure;
    return variable_is_made(self) ? PyBool_FromLong(etch_variable_is_trainable(variable_of(self))) : NULL;
}

static PyObject *get_device(PyObject *self, void *closure)
{
    (void)self, (void)closure;
    return PyUnicode_FromString("/job:localhost/replica:0/task:0/device:CPU:0");
}

static PyObject *get_constraint(PyObject *self, void *closure)
{
    (void)closure;
    return Py_NewRef(of(self)->constraint ? of(self)->constraint : Py_None);
}

static PyObject *enum_item(PyObject *given, const char *class_name, const char *item)
{
    if (given)
        return Py_NewRef(given);
    PyObject *enums = PyImport_ImportModule("etch.enums"),
             *class = enums ? PyObject_GetAttrString(enums, class_name) : NULL;
    PyObject *out = class ? PyObject_GetAttrString(class, item) : NULL;
    Py_XDECREF(class);
    Py_XDECREF(enums);
    return out;
}
static PyObject *get_synchronization(PyObject *self, void *closure)
{
    (void)closure;
    return enum_item(of(self)->synchronization, "VariableSynchronization", "AUTO");
}
static PyObject *get_aggregation(PyObject *self, void *closure)
{
    (void)closure;
    return enum_item(of(self)->aggregation, "VariableAggregation", "NONE");
}
static PyObject *get_priority(PyObject *self, void *closure)
{
    (void)self, (void)closure;
    return PyLong_FromLong(100); /* NumPy leaves operators to the variable */
}

static PyObject *get_shape_method(PyObject *self, PyObject *unused)
{
    (void)unused;
    return get_shape(self, NULL);
}

static PyObject *set_shape(PyObject *self, PyObject *shape)
{
    PyObject *own = get_shape(self, NULL), *merged = own ? PyObject_CallMethod(own, "merge_with", "O", shape) : NULL;
    Py_XDECREF(own);
    Py_XDECREF(merged);
    return merged ? Py_NewRef(Py_None) : NULL;
}

/* --- as an object ------------------------------------------------------------------------------------------------- */

static PyObject *ref(PyObject *self, PyObject *unused)
{
    (void)unused;
    return reference_new(self);
}

static PyObject *itself(PyObject *self, PyObject *unused)
{
    (void)unused;
    return Py_NewRef(self);
}

/* Another variable with the value that this one has. */
static etch_variable *copied(PyObject *self)
{
    const etch_variable *v = variable_of(self);
    etch_size sizes[ETCH_MAX_RANK];
    int rank = etch_variable_rank(v);
    etch_variable_options how = {
        .name = etch_variable_name(v), .is_untrainable = !etch_variable_is_trainable(v), .sizes = sizes, .rank = rank
    };
    stretch s;
    if (!stretch_begin(&s))
        return NULL;
    for (int i = 0; i < rank; i++)
        sizes[i] = (etch_size){ .size = etch_variable_dim(v, i) };
    etch_tensor *now = variable_read(s.cx, self);
    etch_variable *copy = now ? (etch_variable_new)(s.cx, now, &how) : NULL;
    if (!copy && now)
        (void)core_raise(s.cx);
    (void)stretch_drop(&s);
    return copy;
}

static PyObject *deep_copy(PyObject *self, PyObject *memo)
{
    if (!variable_is_made(self))
        return NULL;
    PyObject *copy = Py_TYPE(self)->tp_alloc(Py_TYPE(self), 0), *key = copy ? PyLong_FromVoidPtr(self) : NULL;
    etch_variable *v = key ? copied(self) : NULL;
    bool is_done = v && variable_become(copy, v) == 0 && (!PyDict_Check(memo) || PyDict_SetItem(memo, key, copy) == 0);
    if (is_done) {
        of(copy)->constraint = Py_XNewRef(of(self)->constraint);
        of(copy)->synchronization = Py_XNewRef(of(self)->synchronization);
        of(copy)->aggregation = Py_XNewRef(of(self)->aggregation);
    }
    if (is_done && of(self)->dict) {
        PyObject *copies = PyImport_ImportModule("copy");
        of(copy)->dict = copies ? PyObject_CallMethod(copies, "deepcopy", "OO", of(self)->dict, memo) : NULL;
        is_done = of(copy)->dict != NULL;
        Py_XDECREF(copies);
    }
    if (!is_done)
        Py_CLEAR(copy);
    Py_XDECREF(key);
    return copy;
}

/* Its name, shape and dtype, and outside of traces what the text of its value says after "numpy=". */
static PyObject *repr(PyObject *self)
{
    etch_ctx *cx = variable_is_made(self) ? core_ctx() : NULL;
    PyObject *shape = cx ? get_shape(self, NULL) : NULL, *text = NULL;
    if (!shape)
        return NULL;
    const char *dtype = etch_dtype_long_name(etch_variable_dtype(variable_of(self)));
    if (etch_is_tracing(cx)) {
        text = PyUnicode_FromFormat("<tf.Variable '%U' shape=%S dtype=%s>", of(self)->name, shape, dtype);
    } else {
        PyObject *now = variable_value(self), *whole = now ? tensor_repr(now) : NULL,
                 *mark = PyUnicode_FromString("numpy=");
        Py_ssize_t at = whole && mark ? PyUnicode_Find(whole, mark, 0, PyUnicode_GET_LENGTH(whole), 1) : -2;
        PyObject *numbers = at >= 0 ? PyUnicode_Substring(whole, at, PyUnicode_GET_LENGTH(whole)) : NULL;
        if (numbers)
            text = PyUnicode_FromFormat("<tf.Variable '%U' shape=%S dtype=%s, %U", of(self)->name, shape, dtype,
                                        numbers);
        Py_XDECREF(numbers);
        Py_XDECREF(mark);
        Py_XDECREF(whole);
        Py_XDECREF(now);
    }
    Py_DECREF(shape);
    return text;
}

static Py_hash_t hash(PyObject *self)
{
    PyErr_Format(PyExc_TypeError, "Variable is unhashable. Instead, use variable.ref() as the key. (Variable: %R)",
                 self);
    return -1;
}

/* `tf.Variable[...]` in annotations. */
static PyObject *class_item(PyObject *class, PyObject *unused)
{
    (void)unused;
    return Py_NewRef(class);
}

static PyGetSetDef properties[] = {
    { "dtype", get_dtype, NULL, "type of the elements", NULL },
    { "shape", get_shape, NULL, "sizes; None where they may change", NULL },
    { "name", get_name, NULL, "its name, with \":0\" behind it", NULL },
    { "handle_id", get_handle_id, NULL, "tells variables apart", NULL },
    { "trainable", get_trainable, NULL, "do tapes watch it by themselves?", NULL },
    { "device", get_device, NULL, "where its value lies", NULL },
    { "constraint", get_constraint, NULL, "what its value is to be passed through after a change, or None", NULL },
    { "synchronization", get_synchronization, NULL, "as it was given", NULL },
    { "aggregation", get_aggregation, NULL, "as it was given", NULL },
    { "__array_priority__", get_priority, NULL, NULL, NULL },
    { "__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, NULL, NULL },
    { NULL, NULL, NULL, NULL, NULL },
};
static PyMethodDef methods[] = {
    { "value", value, METH_NOARGS, "value($self)\n--\n\nits value at present" },
    { "read_value", value, METH_NOARGS, "read_value($self)\n--\n\nits value at present" },
    { "read_value_no_copy", value, METH_NOARGS, "read_value_no_copy($self)\n--\n\nits value at present" },
    { "numpy", numpy, METH_NOARGS, "numpy($self)\n--\n\nits value as a NumPy array" },
    { "__array__", (PyCFunction)array, METH_VARARGS | METH_KEYWORDS, NULL },
    { "sparse_read", (PyCFunction)sparse_read, METH_VARARGS | METH_KEYWORDS,
      "sparse_read($self, indices, name=None)\n--\n\nrows of its value" },
    { "gather_nd", (PyCFunction)gather_nd, METH_VARARGS | METH_KEYWORDS,
      "gather_nd($self, indices, name=None)\n--\n\nelements of its value at coordinates" },
    { "is_initialized", (PyCFunction)is_initialized, METH_VARARGS | METH_KEYWORDS,
      "is_initialized($self, name=None)\n--\n\nhas it a value?" },
    { "get_shape", get_shape_method, METH_NOARGS, "get_shape($self)\n--\n\nthe same as .shape" },
    { "set_shape", set_shape, METH_O, "set_shape($self, shape, /)\n--\n\nchecks that it can have this shape" },
    { "ref", ref, METH_NOARGS, "ref($self)\n--\n\nsomething hashable that stands for it" },
    { "experimental_ref", ref, METH_NOARGS, "experimental_ref($self)\n--\n\nthe same as ref()" },
    { "__copy__", itself, METH_NOARGS, NULL },
    { "__deepcopy__", deep_copy, METH_O, NULL },
    { "__reduce__", pickling_of_variable, METH_NOARGS, NULL },
    { "__class_getitem__", class_item, METH_O | METH_CLASS, NULL },
    { NULL, NULL, 0, NULL },
};
static PyMappingMethods mapping = { .mp_subscript = variable_subscript };

PyTypeObject variable_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch.Variable",
    .tp_basicsize = sizeof(variable_object),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = "A tensor that keeps its identity while its value changes.",
    .tp_new = PyType_GenericNew,
    .tp_init = variable_init,
    .tp_dealloc = dealloc,
    .tp_traverse = traverse,
    .tp_clear = clear,
    .tp_dictoffset = offsetof(variable_object, dict),
    .tp_weaklistoffset = offsetof(variable_object, weak),
    .tp_hash = hash,
    .tp_richcompare = variable_compare,
    .tp_iter = iterate,
    .tp_repr = repr,
    .tp_as_number = &variable_number_methods,
    .tp_as_mapping = &mapping,
    .tp_getset = properties,
    .tp_methods = methods,
};

static PyTypeObject unread_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch._UnreadVariable",
    .tp_basicsize = sizeof(variable_object),
    .tp_base = &variable_type,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
    .tp_traverse = traverse,
    .tp_clear = clear,
    .tp_doc = "A variable as a write gives it.",
};

static int add_writes(void)
{
    for (PyMethodDef *m = variable_writes; m->ml_name; m++) {
        PyObject *method = PyDescr_NewMethod(&variable_type, m);
        int done = method ? PyDict_SetItemString(variable_type.tp_dict, m->ml_name, method) : -1;
        Py_XDECREF(method);
        if (done < 0)
            return -1;
    }
    return 0;
}

int variable_add(PyObject *module)
{
    objects = PyDict_New();
    variable_meta_type.tp_base = &PyType_Type;
    if (!objects || PyType_Ready(&variable_meta_type) < 0)
        return -1;
    Py_SET_TYPE((PyObject *)&variable_type, &variable_meta_type);
    if (PyType_Ready(&variable_type) < 0 || add_writes() < 0 ||
        PyModule_AddFunctions(module, variable_creator_functions) < 0)
        return -1;
    PyType_Modified(&variable_type);
    if (PyType_Ready(&unread_type) < 0)
        return -1;
    return PyModule_AddObjectRef(module, "Variable", (PyObject *)&variable_type);
}
