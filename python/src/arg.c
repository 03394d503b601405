/* From Python's values to Etch's arguments: what a value is follows the order in which TensorFlow asks (tensors, variables and specs;
 * what wraps something; containers; arrays; objects that can be referenced weakly; what else can be hashed). */
#include "arg.h"

#include "array.h"
#include "convert.h"
#include "protocol.h"
#include "dtype.h"
#include "fields.h"
#include "function.h"
#include "identity.h"
#include "list.h"
#include "nest.h"
#include "op_name.h"
#include "slices.h"
#include "spec.h"
#include "tensor.h"
#include "variable.h"
#include <math.h>
#include <stddef.h>
#include <string.h>

/* --- memory --------------------------------------------------------------------------------------------------------------------- */

typedef struct arg_chunk {
    struct arg_chunk *next;
    max_align_t memory[];
} arg_chunk;

void *arg_room(arg_memory *m, size_t bytes)
{
    size_t n = (bytes + sizeof(max_align_t) - 1) / sizeof(max_align_t);
    if (m->n_few + n <= sizeof m->few / sizeof *m->few) {
        void *at = &m->few[m->n_few];
        m->n_few += n;
        return at;
    }
    arg_chunk *c = PyMem_Malloc(sizeof *c + n * sizeof(max_align_t));
    if (!c) {
        PyErr_NoMemory();
        return NULL;
    }
    c->next = m->chunks;
    m->chunks = c;
    return c->memory;
}

typedef struct arg_owned {
    struct arg_owned *next;
    PyObject *x;
} arg_owned;

PyObject *arg_own(arg_memory *m, PyObject *x)
{
    arg_owned *o = x ? arg_room(m, sizeof *o) : NULL;
    if (!o) {
        Py_XDECREF(x);
        return NULL;
    }
    *o = (arg_owned){ m->owned, x };
    m->owned = o;
    return x;
}

void arg_memory_fini(arg_memory *m)
{
    for (arg_owned *o = m->owned; o; o = o->next)
        Py_DECREF(o->x);
    for (arg_chunk *c = m->chunks, *next; c; c = next) {
        next = c->next;
        PyMem_Free(c);
    }
}

/* --- literals ------------------------------------------------------------------------------------------------------------------- */

static int text_literal(PyObject *x, etch_literal_kind kind, etch_literal *out)
{
    Py_ssize_t n;
    const char *text;
    if (PyBytes_Check(x)) {
        text = PyBytes_AS_STRING(x);
        n = PyBytes_GET_SIZE(x);
    } else {
        text = PyUnicode_AsUTF8AndSize(x, &n);
    }
    *out = (etch_literal){ .kind = kind, .n = (size_t)n, .text = text };
    return text ? 1 : -1;
}

/* An integer beyond 64 bits: its digits live in the memory of the call. */
static int big_literal(PyObject *x, arg_memory *m, etch_literal *out)
{
    PyObject *digits = PyObject_Str(x);
    Py_ssize_t n;
    const char *text = digits ? PyUnicode_AsUTF8AndSize(digits, &n) : NULL;
    char *copy = text ? arg_room(m, (size_t)n + 1) : NULL;
    if (copy) {
        memcpy(copy, text, (size_t)n + 1);
        *out = (etch_literal){ .kind = ETCH_LITERAL_BIG_INT, .n = (size_t)n, .text = copy };
    }
    Py_XDECREF(digits);
    return copy ? 1 : -1;
}

/* All that is not a number is one. */
static const etch_literal not_a_number = { .kind = ETCH_LITERAL_FLOAT, .f = { NAN, 0 } };

int arg_literal(PyObject *x, arg_memory *m, etch_literal *out)
{
    if (x == Py_None)
        return *out = (etch_literal){ .kind = ETCH_LITERAL_NONE }, 1;
    if (PyBool_Check(x))
        return *out = (etch_literal){ .kind = ETCH_LITERAL_BOOL, .b = x == Py_True }, 1;
    if (PyLong_CheckExact(x)) {
        int overflow;
        long long i = PyLong_AsLongLongAndOverflow(x, &overflow);
        return overflow ? big_literal(x, m, out) : (*out = (etch_literal){ .kind = ETCH_LITERAL_INT, .i = i }, 1);
    }
    if (PyFloat_CheckExact(x))
        return *out = (etch_literal){ .kind = ETCH_LITERAL_FLOAT, .f = { PyFloat_AS_DOUBLE(x), 0 } }, 1;
    /* Texts of NumPy's are no others; what can be referenced weakly is told apart by which it is. */
    if (PyUnicode_CheckExact(x) || (PyUnicode_Check(x) && Py_TYPE(x)->tp_weaklistoffset == 0))
        return text_literal(x, ETCH_LITERAL_STR, out);
    if (PyBytes_CheckExact(x))
        return text_literal(x, ETCH_LITERAL_BYTES, out);
    if (PyComplex_CheckExact(x) && (isnan(PyComplex_RealAsDouble(x)) || isnan(PyComplex_ImagAsDouble(x))))
        return *out = not_a_number, 1;
    if (PyComplex_CheckExact(x))
        return *out = (etch_literal){ .kind = ETCH_LITERAL_COMPLEX,
                                      .f = { PyComplex_RealAsDouble(x), PyComplex_ImagAsDouble(x) } },
               1;
    return 0;
}

/* --- containers ------------------------------------------------------------------------------------------------------------------ */

static int items_from(etch_ctx *cx, PyObject *const *items, Py_ssize_t n, arg_memory *m, etch_arg *out)
{
    etch_arg *args = arg_room(m, (size_t)n * sizeof *args);
    if (!args || Py_EnterRecursiveCall(" in the arguments of a traced function"))
        return -1;
    int done = 0;
    for (Py_ssize_t i = 0; done == 0 && i < n; i++)
        done = arg_from(cx, items[i], m, &args[i]);
    Py_LeaveRecursiveCall();
    out->items = args;
    out->n = (int)n;
    return done;
}

static int names_from(PyObject *names, arg_memory *m, etch_arg *out)
{
    Py_ssize_t n = PyTuple_GET_SIZE(names);
    const char **fields = arg_room(m, (size_t)(n + 1) * sizeof *fields);
    for (Py_ssize_t i = 0; fields && i < n; i++)
        if (!(fields[i] = PyUnicode_AsUTF8(PyTuple_GET_ITEM(names, i))))
            return -1;
    out->fields = fields;
    return fields ? 0 : -1;
}

static const char *class_name(PyObject *x)
{
    const char *full = Py_TYPE(x)->tp_name, *dot = strrchr(full, '.');
    return dot ? dot + 1 : full;
}

/* Items of a tuple or a list that stay until the call is over, though its body may empty the list. */
static PyObject *kept_items(PyObject *x, arg_memory *m) { return PyList_Check(x) ? arg_own(m, PyList_AsTuple(x)) : x; }

static int sequence_from(etch_ctx *cx, PyObject *x, arg_memory *m, etch_arg *out)
{
    *out = (etch_arg){ .kind = PyList_Check(x) ? ETCH_SPEC_LIST : ETCH_SPEC_TUPLE };
    if (out->kind == ETCH_SPEC_TUPLE && !PyTuple_CheckExact(x)) {
        PyObject *names;
        int has_names = core_get((PyObject *)Py_TYPE(x), "_fields", &names);
        if (has_names < 0 || (has_names && !arg_own(m, names)))
            return -1;
        if (has_names && PyTuple_Check(names) && PyTuple_GET_SIZE(names) == PyTuple_GET_SIZE(x)) {
            out->kind = ETCH_SPEC_NAMED_TUPLE;
            out->name = class_name(x);
            if (names_from(names, m, out) < 0)
                return -1;
        }
    }
    PyObject *items = kept_items(x, m);
    return items ? items_from(cx, PySequence_Fast_ITEMS(items), PyTuple_GET_SIZE(items), m, out) : -1;
}

/* Items live in the mapping, which the caller holds; a mapping that makes them anew has them kept with the call. */
static int mapping_from(etch_ctx *cx, PyObject *x, arg_memory *m, etch_arg *out)
{
    PyObject *pairs = arg_own(m, PyMapping_Items(x));
    Py_ssize_t n = pairs ? PyList_GET_SIZE(pairs) : 0;
    etch_literal *keys = pairs ? arg_room(m, (size_t)(n + 1) * sizeof *keys) : NULL;
    etch_arg *items = keys ? arg_room(m, (size_t)(n + 1) * sizeof *items) : NULL;
    if (!items || Py_EnterRecursiveCall(" in the arguments of a traced function"))
        return -1;
    int done = 0;
    for (Py_ssize_t i = 0; done == 0 && i < n; i++) {
        PyObject *pair = PyList_GET_ITEM(pairs, i);
        if (!PyTuple_Check(pair) || PyTuple_GET_SIZE(pair) != 2) { /* a mapping with items of its own */
            PyErr_Format(PyExc_TypeError, "items of a mapping must be pairs, not %R", pair);
            done = -1;
            break;
        }
        PyObject *key = PyTuple_GET_ITEM(pair, 0);
        done = arg_literal(key, m, &keys[i]);
        if (done == 0) {
            PyErr_Format(PyExc_TypeError, "keys of a dict that is an argument must be numbers or texts, not %R", key);
            done = -1;
        } else if (done == 1)
            done = arg_from(cx, PyTuple_GET_ITEM(pair, 1), m, &items[i]);
    }
    Py_LeaveRecursiveCall();
    *out = (etch_arg){ .kind = ETCH_SPEC_DICT, .n = (int)n, .keys = keys, .items = items };
    return done;
}

/* --- all of it ------------------------------------------------------------------------------------------------------------------- */

static int tensor_arg(etch_tensor *t, etch_arg *out)
{
    *out = ETCH_ARG_TENSOR(t);
    return t ? 0 : -1;
}

static int custom_nest_from(etch_ctx *cx, PyObject *x, arg_memory *m, etch_arg *out)
{
    PyObject *data, *components = protocol_take_apart(x, &data);
    components = arg_own(m, components);
    data = arg_own(m, data);
    if (data && m->ignores_sizes)
        data = arg_own(m, protocol_without_sizes(data));
    if (!components || !data)
        return -1;
    *out = (etch_arg){ .kind = ETCH_SPEC_CUSTOM, .spec_ops = &protocol_nest_ops, .object = data };
    return items_from(cx, PySequence_Fast_ITEMS(components), PySequence_Fast_GET_SIZE(components), m, out);
}

static int fields_from(etch_ctx *cx, PyObject *x, arg_memory *m, etch_arg *out)
{
    PyObject *names = arg_own(m, fields_names(x)), *class = names ? arg_own(m, fields_class_name(x)) : NULL;
    Py_ssize_t n = class ? PyTuple_GET_SIZE(names) : 0;
    *out = (etch_arg){ .kind = ETCH_SPEC_ATTRS, .name = class ? PyUnicode_AsUTF8(class) : NULL };
    PyObject **values = out->name ? arg_room(m, (size_t)(n + 1) * sizeof *values) : NULL;
    if (!values || names_from(names, m, out) < 0)
        return -1;
    for (Py_ssize_t i = 0; i < n; i++)
        if (!(values[i] = arg_own(m, PyObject_GetAttr(x, PyTuple_GET_ITEM(names, i)))))
            return -1;
    return items_from(cx, values, n, m, out);
}

static int custom_type_from(PyObject *x, arg_memory *m, etch_arg *out)
{
    PyObject *type = arg_own(m, protocol_tracing_type(x));
    *out = (etch_arg){ .kind = ETCH_SPEC_CUSTOM, .spec_ops = &protocol_type_ops, .object = type };
    return type ? 0 : -1;
}

/* What only == and hash are known of. */
static int object_from(PyObject *x, arg_memory *m, etch_arg *out)
{
    etch_identity *id;
    if (m->by_meaning && identity_is_function(x)) {
        PyObject *meaning = arg_own(m, identity_meaning(x));
        *out = (etch_arg){ .kind = ETCH_SPEC_VALUE, .object_ops = &identity_meaning_ops, .object = meaning };
        return meaning ? 0 : -1;
    }
    int is_weak = identity_of(x, &id);
    if (is_weak < 0)
        return -1;
    if (is_weak) {
        *out = (etch_arg){ .kind = ETCH_SPEC_IDENTITY, .identity = id };
        return 0;
    }
    if (PyObject_Hash(x) == -1) { /* a Decimal that is not a number raises here too */
        if (PyErr_ExceptionMatches(PyExc_TypeError) && core_forgive())
            PyErr_Format(PyExc_TypeError,
                         "Could not generate a generic TraceType for %R: it can neither be hashed nor be told apart.",
                         x);
        return -1;
    }
    PyObject *same = PyObject_RichCompare(x, x,
                                          Py_EQ); /* (RichCompareBool says that an object is itself without asking) */
    int is_itself = same ? PyObject_IsTrue(same) : -1;
    Py_XDECREF(same);
    if (is_itself < 0 && !core_forgive())
        return -1;
    if (is_itself == 0)
        *out = (etch_arg){ .kind = ETCH_SPEC_LITERAL, .literal = not_a_number };
    else
        *out = (etch_arg){ .kind = ETCH_SPEC_VALUE, .object_ops = &identity_value_ops, .object = x };
    return 0;
}

/* A TensorArray from outside of traces, by what it holds. */
static int list_from(etch_ctx *cx, PyObject *x, arg_memory *m, etch_arg *out)
{
    PyObject *data = arg_own(m, list_description(x)),
             *elements = data ? arg_own(m, PySequence_List(list_of(x)->elements)) : NULL;
    *out = (etch_arg){ .kind = ETCH_SPEC_CUSTOM, .spec_ops = &protocol_nest_ops, .object = data };
    return elements ? items_from(cx, PySequence_Fast_ITEMS(elements), PyList_GET_SIZE(elements), m, out) : -1;
}

/* What a value that is no tensor, literal or plain container is, as TensorFlow asks; each question may raise. */
static int is_array(PyObject *x)
{
    return PyType_Check(x) || PyUnicode_Check(x) || PyBytes_Check(x) ? 0 : core_has(x, "__array__");
}

static int is_custom_nest(PyObject *x)
{
    int can = PyType_Check(x) ? 0 : core_has(x, "__tf_flatten__"),
        back = can == 1 ? core_has(x, "__tf_unflatten__") : can;
    return can == 1 && back == 0 ? core_has((PyObject *)Py_TYPE(x), "composite_type") : back;
}

static int list_of_elements_from(etch_ctx *cx, PyObject *x, arg_memory *m, etch_arg *out)
{
    return m->by_meaning && list_check(x) && list_of(x)->elements ? list_from(cx, x, m, out) : object_from(x, m, out);
}

static int array_from(etch_ctx *cx, PyObject *x, arg_memory *m, etch_arg *out)
{
    (void)m;
    return tensor_arg(convert(cx, x, CONVERT_ANY, CONVERT_ANY), out);
}

static int other_from(etch_ctx *cx, PyObject *x, arg_memory *m, etch_arg *out)
{
    if (function_check(x))
        return object_from(x, m, out);
    int has_type = core_has(x, "__tf_tracing_type__");
    if (has_type != 0)
        return has_type < 0 ? -1 : custom_type_from(x, m, out);
    if (PyWeakref_CheckRef(x)) {
        PyErr_Format(PyExc_TypeError, "weakref input %R not supported for tf.function.", x);
        return -1;
    }
    PyObject *wrapped = NULL;
    int wraps = PyCallable_Check(x)
                    ? 0
                    : core_get(x, "__wrapped__", &wrapped); /* a callable is what it does, its decorators included */
    if (wraps != 0) {
        if (!arg_own(m, wrapped) || Py_EnterRecursiveCall(" in the arguments of a traced function"))
            return -1;
        int done = arg_from(cx, wrapped, m, out); /* (which may be x itself) */
        Py_LeaveRecursiveCall();
        return done;
    }
    static const struct {
        int (*is)(PyObject *x);
        int (*from)(etch_ctx *cx, PyObject *x, arg_memory *m, etch_arg *out);
    } kinds[] = {
        { nest_is_mapping, mapping_from },
        { is_array, array_from },
        { is_custom_nest, custom_nest_from },
        { fields_has, fields_from },
    };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        int is = kinds[i].is(x);
        if (is != 0)
            return is < 0 ? -1 : kinds[i].from(cx, x, m, out);
    }
    return list_of_elements_from(cx, x, m, out);
}

int arg_from(etch_ctx *cx, PyObject *x, arg_memory *m, etch_arg *out)
{
    if (tensor_check(x))
        return *out = ETCH_ARG_TENSOR(tensor_of(x)), 0;
    if (variable_check(x))
        return *out = etch_variable_arg(variable_of(x)), 0;
    etch_literal literal;
    int is_literal = arg_literal(x, m, &literal);
    if (is_literal != 0) {
        *out = (etch_arg){ .kind = ETCH_SPEC_LITERAL, .literal = literal };
        return is_literal < 0 ? -1 : 0;
    }
    int wraps = PyTuple_Check(x) && !PyTuple_CheckExact(x) ? core_has(x, "__wrapped__") : 0;
    if (wraps < 0)
        return -1;
    if (PyList_Check(x) || (PyTuple_Check(x) && !wraps))
        return sequence_from(cx, x, m, out);
    if (PyDict_CheckExact(x)) /* has none of the attributes that are asked for below */
        return mapping_from(cx, x, m, out);
    if (spec_check(x))
        return m->spec = x, *out = ETCH_ARG_SPEC(spec_of(x)), 0;
    return other_from(cx, x, m, out);
}

PyObject *arg_key(const etch_literal *key)
{
    switch (key->kind) {
    case ETCH_LITERAL_BOOL: return PyBool_FromLong(key->b);
    case ETCH_LITERAL_INT: return PyLong_FromLongLong(key->i);
    case ETCH_LITERAL_FLOAT: return PyFloat_FromDouble(key->f[0]);
    case ETCH_LITERAL_COMPLEX: return PyComplex_FromDoubles(key->f[0], key->f[1]);
    case ETCH_LITERAL_BIG_INT: return PyLong_FromString(key->text, NULL, 10);
    case ETCH_LITERAL_STR: return PyUnicode_FromStringAndSize(key->text, (Py_ssize_t)key->n);
    case ETCH_LITERAL_BYTES: return PyBytes_FromStringAndSize(key->text, (Py_ssize_t)key->n);
    default: return Py_NewRef(Py_None);
    }
}

/* --- where a type is declared ------------------------------------------------------------------------------------------------------ */

static int cannot(PyObject *x, const char *to)
{
    if (!PyErr_Occurred() || core_forgive())
        PyErr_Format(PyExc_TypeError, "Can not cast %R to %s", x, to);
    return -1;
}

static int cannot_of_length(PyObject *x, const char *to, Py_ssize_t declared, Py_ssize_t n)
{
    PyErr_Format(PyExc_TypeError, "Can not cast %R to %s: %zd items are declared, and it has %zd", x, to, declared, n);
    return -1;
}

static int other_keys(PyObject *x, const etch_spec *declared)
{
    char type[256];
    if (PyErr_Occurred() && !core_forgive())
        return -1;
    (void)etch_spec_print(declared, type, sizeof type);
    PyErr_Format(PyExc_TypeError, "%R has different keys with the TraceType %s.", x, type);
    return -1;
}

static int declared_tensor(etch_ctx *cx, PyObject *x, const etch_spec *declared, arg_memory *m, etch_arg *out)
{
    if (tensor_check(x))
        return tensor_arg(tensor_of(x), out);
    if (spec_check(x))
        return arg_from(cx, x, m, out);
    etch_dtype t = etch_spec_dtype(declared);
    etch_tensor *made = variable_check(x) ? variable_read(cx, x) : convert(cx, x, t, t);
    if (made)
        return tensor_arg(made, out);
    if (PyErr_ExceptionMatches(PyExc_ValueError)) { /* here, too, it is a type that does not fit */
        PyObject *type, *value, *trace;
        PyErr_Fetch(&type, &value, &trace);
        PyErr_NormalizeException(&type, &value, &trace);
        PyErr_Format(PyExc_TypeError, "%S", value);
        Py_XDECREF(type);
        Py_XDECREF(value);
        Py_XDECREF(trace);
    }
    return -1;
}

static int declared_items(etch_ctx *cx, PyObject *x, const etch_spec *declared, arg_memory *m, etch_arg *out)
{
    bool is_list = etch_spec_get_kind(declared) == ETCH_SPEC_LIST;
    Py_ssize_t n = etch_spec_n_items(declared);
    if (is_list ? !PyList_Check(x) : !PyTuple_Check(x))
        return cannot(x, is_list ? "list" : "tuple");
    PyObject *values = kept_items(x, m);
    if (!values)
        return -1;
    if (PyTuple_GET_SIZE(values) != n)
        return cannot_of_length(x, is_list ? "list" : "tuple", n, PyTuple_GET_SIZE(values));
    etch_arg *items = arg_room(m, (size_t)(n + 1) * sizeof *items);
    int done = items ? 0 : -1;
    for (Py_ssize_t i = 0; done == 0 && i < n; i++)
        done = arg_from_declared(cx, PyTuple_GET_ITEM(values, i), etch_spec_item(declared, (int)i), m, &items[i]);
    *out = (etch_arg){ .kind = etch_spec_get_kind(declared), .n = (int)n, .items = items };
    return done;
}

static int declared_dict(etch_ctx *cx, PyObject *x, const etch_spec *declared, arg_memory *m, etch_arg *out)
{
    Py_ssize_t n = etch_spec_n_items(declared);
    int is_mapping = nest_is_mapping(x);
    if (is_mapping != 1)
        return is_mapping < 0 ? -1 : cannot(x, "a Dict type.");
    if (PyMapping_Size(x) != n)
        return PyErr_Occurred() ? -1 : other_keys(x, declared);
    etch_arg *items = arg_room(m, (size_t)(n + 1) * sizeof *items);
    etch_literal *keys = items ? arg_room(m, (size_t)(n + 1) * sizeof *keys) : NULL;
    int done = keys ? 0 : -1;
    for (Py_ssize_t i = 0; done == 0 && i < n; i++) {
        keys[i] = *etch_spec_key(declared, (int)i);
        PyObject *key = arg_key(&keys[i]), *value = key ? arg_own(m, PyObject_GetItem(x, key)) : NULL;
        Py_XDECREF(key);
        done = value ? arg_from_declared(cx, value, etch_spec_item(declared, (int)i), m, &items[i])
                     : other_keys(x, declared);
    }
    *out = (etch_arg){ .kind = ETCH_SPEC_DICT, .n = (int)n, .keys = keys, .items = items };
    return done;
}

int arg_from_declared(etch_ctx *cx, PyObject *x, const etch_spec *declared, arg_memory *m, etch_arg *out)
{
    switch (etch_spec_get_kind(declared)) {
    case ETCH_SPEC_TENSOR: return declared_tensor(cx, x, declared, m, out);
    case ETCH_SPEC_LIST:
    case ETCH_SPEC_TUPLE: return declared_items(cx, x, declared, m, out);
    case ETCH_SPEC_DICT: return declared_dict(cx, x, declared, m, out);
    default: return arg_from(cx, x, m, out);
    }
}
