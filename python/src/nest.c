/* Taking nested structures apart and putting them together. */
#include "nest.h"

#include "protocol.h"
#include "tensor.h"
#include "variable.h"
#include <string.h>

typedef enum kind { FAILED = -1, LEAF, SEQUENCE, NAMED_TUPLE, MAPPING, ATTRS, VIEW, COMPOSITE } kind;

/* How a structure is looked at. */
typedef struct view {
    bool expands; /* composite tensors are structures */
} view;

typedef enum abstract { A_MAPPING, A_SEQUENCE, A_VIEW, N_ABSTRACT } abstract;

/* Is it one of these classes of collections.abc? 1, 0 or -1. */
static int is_a(PyObject *x, abstract which)
{
    static const char *const names[N_ABSTRACT] = { "Mapping", "Sequence", "MappingView" };
    static PyObject *classes[N_ABSTRACT];
    if (!classes[which]) {
        PyObject *abc = PyImport_ImportModule("collections.abc");
        classes[which] = abc ? PyObject_GetAttrString(abc, names[which]) : NULL;
        Py_XDECREF(abc);
    }
    return classes[which] ? PyObject_IsInstance(x, classes[which]) : -1;
}

int nest_is_mapping(PyObject *x) { return PyDict_Check(x) ? 1 : is_a(x, A_MAPPING); }

/* What surely is a leaf is found without asking any class. */
static bool is_plain(PyObject *x)
{
    return x == Py_None || tensor_check(x) || variable_check(x) || PyLong_Check(x) || PyFloat_Check(x) ||
           PyUnicode_Check(x) || PyBytes_Check(x) || PyByteArray_Check(x) || PyType_Check(x) || PyFunction_Check(x);
}

static int is_composite(PyObject *x, view v)
{
    PyObject *type = (PyObject *)Py_TYPE(x);
    int answer = v.expands ? 1 : core_has(type, "__dataclass_fields__");
    answer = answer == 1 ? core_has(type, "__tf_flatten__") : answer;
    return answer == 1 ? core_has(type, "__tf_unflatten__") : answer;
}

/* What is asked of classes, in this order; each question may raise. */
static kind kind_of_class(PyObject *x, view v)
{
    static const struct {
        abstract which;
        kind kind;
    } classes[] = { { A_MAPPING, MAPPING }, { A_SEQUENCE, SEQUENCE }, { A_VIEW, VIEW } };
    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
        int answer = is_a(x, classes[i].which);
        if (answer != 0)
            return answer < 0 ? FAILED : classes[i].kind;
    }
    int is_attrs = core_has((PyObject *)Py_TYPE(x), "__attrs_attrs__");
    if (is_attrs != 0)
        return is_attrs < 0 ? FAILED : ATTRS;
    int answer = is_composite(x, v);
    return answer < 0 ? FAILED : answer ? COMPOSITE : LEAF;
}

/* FAILED: with the exception set. */
static kind kind_of(PyObject *x, view v)
{
    if (PyList_Check(x) || PyTuple_CheckExact(x))
        return SEQUENCE;
    if (PyTuple_Check(x)) {
        int has_names = core_has((PyObject *)Py_TYPE(x), "_fields");
        return has_names < 0 ? FAILED : has_names ? NAMED_TUPLE : SEQUENCE;
    }
    if (PyDict_Check(x))
        return MAPPING;
    return is_plain(x) ? LEAF : kind_of_class(x, v);
}

int nest_is_nested(PyObject *x)
{
    kind k = kind_of(x, (view){ false });
    return k == FAILED ? -1 : k != LEAF;
}

/* --- items -------------------------------------------------------------------------------------------------------- */

static PyObject *sorted_keys(PyObject *x)
{
    PyObject *keys = PyMapping_Keys(x);
    if (keys && PyList_Sort(keys) < 0)
        Py_CLEAR(keys);
    return keys;
}

static PyObject *attrs_names(PyObject *x)
{
    PyObject *fields = PyObject_GetAttrString((PyObject *)Py_TYPE(x), "__attrs_attrs__");
    PyObject *items = fields ? core_items(fields, "attributes") : NULL, *names = items ? PyList_New(0) : NULL;
    for (Py_ssize_t i = 0; names && i < PySequence_Fast_GET_SIZE(items); i++) {
        PyObject *name = PyObject_GetAttrString(PySequence_Fast_GET_ITEM(items, i), "name");
        if (!name || PyList_Append(names, name) < 0)
            Py_CLEAR(names);
        Py_XDECREF(name);
    }
    Py_XDECREF(items);
    Py_XDECREF(fields);
    return names;
}

/* A structure by its items: how many there are, where each comes from, and what else it is made of again. */
typedef struct items {
    kind kind;
    PyObject *of;       /* borrowed */
    PyObject *keys;     /* of mappings, in the order of leaves; names of an attrs class; NULL else */
    PyObject *sequence; /* of the others, as a list or tuple; NULL else */
    PyObject *data;     /* of composites, as protocol_take_apart has it */
    Py_ssize_t n;
} items;

static int open_composite(items *it)
{
    it->sequence = protocol_take_apart(it->of, &it->data);
    return it->sequence ? 0 : -1;
}

static void items_close(items *it)
{
    Py_XDECREF(it->keys);
    Py_XDECREF(it->sequence);
    Py_XDECREF(it->data);
}

static int items_open(items *it, PyObject *x, kind k)
{
    *it = (items){ .kind = k, .of = x };
    int done = 0;
    if (k == MAPPING || k == ATTRS) {
        it->keys = k == MAPPING ? sorted_keys(x) : attrs_names(x);
        done = it->keys ? 0 : -1;
    } else if (k == COMPOSITE)
        done = open_composite(it);
    else
        done = (it->sequence = core_items(x, "a sequence")) ? 0 : -1;
    if (done < 0)
        items_close(it);
    else
        it->n = it->keys ? PyList_GET_SIZE(it->keys) : PySequence_Fast_GET_SIZE(it->sequence);
    return done;
}

/* A new reference. The structure may change while it is looked at: what is gone is an IndexError. */
static PyObject *item_at(const items *it, Py_ssize_t i)
{
    if (it->kind == MAPPING)
        return PyObject_GetItem(it->of, PyList_GET_ITEM(it->keys, i));
    return it->kind == ATTRS ? PyObject_GetAttr(it->of, PyList_GET_ITEM(it->keys, i))
                             : PySequence_GetItem(it->sequence, i);
}

static int flatten(PyObject *x, view v, PyObject *out)
{
    kind k = kind_of(x, v);
    items it;
    if (k == LEAF)
        return PyList_Append(out, x);
    if (k == FAILED || Py_EnterRecursiveCall(" while a structure is flattened"))
        return -1;
    int done = items_open(&it, x, k);
    if (done == 0) {
        for (Py_ssize_t i = 0; done == 0 && i < it.n; i++) {
            PyObject *item = item_at(&it, i);
            done = item ? flatten(item, v, out) : -1;
            Py_XDECREF(item);
        }
        items_close(&it);
    }
    Py_LeaveRecursiveCall();
    return done;
}

static PyObject *flattened(PyObject *x, view v)
{
    PyObject *out = PyList_New(0);
    if (out && flatten(x, v, out) < 0)
        Py_CLEAR(out);
    return out;
}

static PyObject *flattened_to(PyObject *x, view v, Py_ssize_t n)
{
    PyObject *leaves = flattened(x, v);
    if (leaves && PyList_GET_SIZE(leaves) != n) {
        PyErr_Format(PyExc_ValueError, "a structure changed while it was read: it has %zd leaves now, and had %zd",
                     PyList_GET_SIZE(leaves), n);
        Py_CLEAR(leaves);
    }
    return leaves;
}

PyObject *nest_flatten(PyObject *x) { return flattened(x, (view){ false }); }
PyObject *nest_flatten_to(PyObject *x, Py_ssize_t n) { return flattened_to(x, (view){ false }, n); }

/* --- putting together --------------------------------------------------------------------------------------------- */

typedef struct packing {
    PyObject *const *leaves; /* NULL: a mark stands for each of them */
    Py_ssize_t n, next;
    view view;
} packing;

static PyObject *pack(PyObject *structure, packing *p);

/* A mapping of the same class and the same order of keys. */
static PyObject *make_mapping(PyObject *like, PyObject *keys, PyObject *made)
{
    PyObject *plain = PyDict_New(), *order = plain ? PyMapping_Keys(like) : NULL;
    for (Py_ssize_t i = 0; order && i < PyList_GET_SIZE(keys); i++)
        if (PyDict_SetItem(plain, PyList_GET_ITEM(keys, i), PyTuple_GET_ITEM(made, i)) < 0)
            Py_CLEAR(order);
    PyObject *ordered = order ? PyDict_New() : NULL;
    for (Py_ssize_t i = 0; ordered && i < PyList_GET_SIZE(order); i++) {
        PyObject *key = PyList_GET_ITEM(order, i), *value = PyDict_GetItemWithError(plain, key);
        if (!value && !PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "the keys of a mapping changed while it was packed");
        if (!value || PyDict_SetItem(ordered, key, value) < 0)
            Py_CLEAR(ordered);
    }
    PyObject *factory = NULL;
    int has_factory = ordered && !PyDict_CheckExact(like) ? core_get(like, "default_factory", &factory) : 0;
    PyObject *out = !ordered || has_factory < 0 ? NULL
                    : PyDict_CheckExact(like)   ? Py_NewRef(ordered)
                    : factory ? PyObject_CallFunctionObjArgs((PyObject *)Py_TYPE(like), factory, ordered, NULL)
                              : PyObject_CallOneArg((PyObject *)Py_TYPE(like), ordered);
    Py_XDECREF(factory);
    Py_XDECREF(ordered);
    Py_XDECREF(order);
    Py_XDECREF(plain);
    return out;
}

static PyObject *make(const items *it, PyObject *made)
{
    PyObject *like = it->of, *type = (PyObject *)Py_TYPE(like);
    switch (it->kind) {
    case MAPPING: return make_mapping(like, it->keys, made);
    case NAMED_TUPLE:
    case ATTRS: return PyObject_CallObject(type, made);
    case COMPOSITE: return protocol_put_together(it->data, made);
    case VIEW: return PySequence_List(made);
    default:
        if (PyTuple_CheckExact(like))
            return Py_NewRef(made);
        return PyList_CheckExact(like) || PyRange_Check(like) ? PySequence_List(made) : PyObject_CallOneArg(type, made);
    }
}

static PyObject *pack_items(PyObject *structure, kind k, packing *p)
{
    items it;
    if (items_open(&it, structure, k) < 0)
        return NULL;
    PyObject *made = PyTuple_New(it.n);
    for (Py_ssize_t i = 0; made && i < it.n; i++) {
        PyObject *was = item_at(&it, i), *now = was ? pack(was, p) : NULL;
        Py_XDECREF(was);
        if (now)
            PyTuple_SET_ITEM(made, i, now);
        else
            Py_CLEAR(made);
    }
    PyObject *out = made ? make(&it, made) : NULL;
    Py_XDECREF(made);
    items_close(&it);
    return out;
}

/* What "." is in the texts of structures: it prints as it is written. */
static PyObject *dot_repr(PyObject *self)
{
    (void)self;
    return PyUnicode_FromString(".");
}
static PyTypeObject dot_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch._leaf",
    .tp_basicsize = sizeof(PyObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .tp_repr = dot_repr,
};
static struct {
    PyObject_HEAD
} dot = { PyObject_HEAD_INIT(&dot_type) };

static PyObject *pack(PyObject *structure, packing *p)
{
    kind k = kind_of(structure, p->view);
    if (k == FAILED)
        return NULL;
    if (k == LEAF) {
        Py_ssize_t i = p->next++;
        return Py_NewRef(!p->leaves ? (PyObject *)&dot
                         : i < p->n ? p->leaves[i]
                                    : Py_None); /* too few: told when they are counted */
    }
    if (Py_EnterRecursiveCall(" while a structure is packed"))
        return NULL;
    PyObject *out = pack_items(structure, k, p);
    Py_LeaveRecursiveCall();
    return out;
}

static PyObject *packed(PyObject *structure, PyObject *const *leaves, Py_ssize_t n, view v)
{
    if (kind_of(structure, v) == LEAF && n != 1) {
        PyErr_Format(PyExc_ValueError,
                     "The target structure is of type `%R`\n  %R\nHowever the input is a sequence of length %zd.",
                     (PyObject *)Py_TYPE(structure), structure, n);
        return NULL;
    }
    PyObject *all = flattened(structure, v);
    Py_ssize_t n_atoms = all ? PyList_GET_SIZE(all) : -1;
    Py_XDECREF(all);
    if (n_atoms >= 0 && n_atoms != n)
        PyErr_Format(
            PyExc_ValueError,
            "Could not pack sequence. Structure had %zd atoms, but flat_sequence had %zd items.  Structure: %R.",
            n_atoms, n, structure);
    packing p = { .leaves = leaves, .n = n, .view = v };
    return n_atoms == n ? pack(structure, &p) : NULL;
}

PyObject *nest_pack(PyObject *structure, PyObject *const *leaves, Py_ssize_t n)
{
    return packed(structure, leaves, n, (view){ false });
}

PyObject *nest_pack_list(PyObject *structure, PyObject *leaves)
{
    return nest_pack(structure, PySequence_Fast_ITEMS(leaves), PySequence_Fast_GET_SIZE(leaves));
}

/* --- comparing ---------------------------------------------------------------------------------------------------- */

typedef struct comparing {
    bool has_types;
    view view;
} comparing;

/* What is different; nest_check_same says of which structures. */
static int differ(PyObject *exception, PyObject *a, PyObject *b, const char *why)
{
    PyErr_Format(exception, "%s First structure: type=%s str=%S. Second structure: type=%s str=%S", why,
                 Py_TYPE(a)->tp_name, a, Py_TYPE(b)->tp_name, b);
    return 0;
}

static int same(PyObject *a, PyObject *b, const comparing *c);

static int same_items(const items *a, const items *b, const comparing *c)
{
    int answer = 1;
    if (a->n != b->n)
        return differ(PyExc_ValueError, a->of, b->of, "The two structures don't have the same number of elements.");
    if (c->has_types && a->keys && b->keys) {
        int equal = PyObject_RichCompareBool(a->keys, b->keys, Py_EQ);
        if (equal != 1)
            return equal < 0 ? -1
                             : differ(PyExc_ValueError, a->of, b->of,
                                      "The two dictionaries don't have the same set of keys.");
    }
    for (Py_ssize_t i = 0; answer == 1 && i < a->n; i++) {
        PyObject *x = item_at(a, i), *y = x ? item_at(b, i) : NULL;
        answer = y ? same(x, y, c) : -1;
        Py_XDECREF(x);
        Py_XDECREF(y);
    }
    return answer;
}

/* Named tuples are alike by their names, mappings are all alike. 1, 0 or -1. */
static int is_same_type(PyObject *a, kind ka, PyObject *b, kind kb)
{
    if ((ka == MAPPING && kb == MAPPING) || Py_TYPE(a) == Py_TYPE(b))
        return 1;
    if (ka != NAMED_TUPLE || kb != NAMED_TUPLE || strcmp(Py_TYPE(a)->tp_name, Py_TYPE(b)->tp_name) != 0)
        return 0;
    PyObject *x = PyObject_GetAttrString(a, "_fields"), *y = x ? PyObject_GetAttrString(b, "_fields") : NULL;
    int is_same = y ? PyObject_RichCompareBool(x, y, Py_EQ) : -1;
    Py_XDECREF(x);
    Py_XDECREF(y);
    return is_same;
}

static int same(PyObject *a, PyObject *b, const comparing *c)
{
    kind ka = kind_of(a, c->view), kb = ka == FAILED ? FAILED : kind_of(b, c->view);
    items x, y;
    if (kb == FAILED)
        return -1;
    if ((ka == LEAF) != (kb == LEAF))
        return differ(PyExc_ValueError, a, b, "One substructure is a sequence, while the other is not.");
    if (ka == LEAF)
        return 1;
    int is_same = c->has_types ? is_same_type(a, ka, b, kb) : 1;
    if (is_same < 0)
        return -1;
    if (!is_same)
        return differ(PyExc_TypeError, a, b, "The two structures don't have the same sequence type.");
    if (Py_EnterRecursiveCall(" while structures are compared"))
        return -1;
    int answer = items_open(&x, a, ka);
    if (answer == 0) {
        answer = items_open(&y, b, kb);
        if (answer == 0) {
            answer = same_items(&x, &y, c);
            items_close(&y);
        }
        items_close(&x);
    }
    Py_LeaveRecursiveCall();
    return answer;
}

/* The exception that says what is different becomes one that says of which structures. */
static void say_of_which(PyObject *a, PyObject *b, view v)
{
    PyObject *type, *why, *trace;
    packing pa = { .view = v }, pb = { .view = v };
    PyErr_Fetch(&type, &why, &trace);
    PyObject *x = pack(a, &pa), *y = x ? pack(b, &pb) : NULL;
    if (y)
        PyErr_Format(type,
                     "The two structures don't have the same nested structure.\n\nFirst structure: type=%s str=%S\n\n"
                     "Second structure: type=%s str=%S\n\nMore specifically: %S\nEntire first structure:\n%S\n"
                     "Entire second structure:\n%S",
                     Py_TYPE(a)->tp_name, a, Py_TYPE(b)->tp_name, b, why, x, y);
    Py_XDECREF(x);
    Py_XDECREF(y);
    Py_XDECREF(type);
    Py_XDECREF(why);
    Py_XDECREF(trace);
}

static int check_same(PyObject *a, PyObject *b, const comparing *c)
{
    int answer = same(a, b, c);
    if (answer == 0)
        say_of_which(a, b, c->view);
    return answer;
}

int nest_check_same(PyObject *a, PyObject *b, bool has_types)
{
    return check_same(a, b, &(comparing){ .has_types = has_types });
}

/* --- tf.nest ------------------------------------------------------------------------------------------------------ */

static PyObject *py_flatten(PyObject *module, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "structure", "expand_composites", NULL };
    PyObject *structure;
    int expands = 0;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O|p", names, &structure, &expands))
        return NULL;
    return flattened(structure, (view){ expands });
}

static PyObject *py_is_nested(PyObject *module, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "seq", NULL };
    PyObject *x;
    (void)module;
    int answer = PyArg_ParseTupleAndKeywords(args, kwargs, "O", names, &x) ? nest_is_nested(x) : -1;
    return answer < 0 ? NULL : PyBool_FromLong(answer);
}

static PyObject *py_pack(PyObject *module, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "structure", "flat_sequence", "expand_composites", NULL };
    PyObject *structure, *leaves;
    int expands = 0;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "OO|p", names, &structure, &leaves, &expands))
        return NULL;
    int is_nested = nest_is_nested(leaves);
    if (is_nested < 0)
        return NULL;
    if (!is_nested) {
        PyErr_Format(PyExc_TypeError,
                     "Attempted to pack value:\n  %R\ninto a structure, but found incompatible type `%R` instead.",
                     leaves, (PyObject *)Py_TYPE(leaves));
        return NULL;
    }
    PyObject *all = core_items(leaves, "flat_sequence must be a sequence");
    PyObject *out = all ? packed(structure, PySequence_Fast_ITEMS(all), PySequence_Fast_GET_SIZE(all),
                                 (view){ expands })
                        : NULL;
    Py_XDECREF(all);
    return out;
}

static PyObject *py_assert_same(PyObject *module, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "nest1", "nest2", "check_types", "expand_composites", NULL };
    PyObject *a, *b;
    int has_types = 1, expands = 0;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "OO|pp", names, &a, &b, &has_types, &expands))
        return NULL;
    return check_same(a, b, &(comparing){ has_types, { expands } }) == 1 ? Py_NewRef(Py_None) : NULL;
}

/* func of leaf i of all structures. */
static PyObject *apply(PyObject *func, PyObject *flat, Py_ssize_t i)
{
    Py_ssize_t n = PyTuple_GET_SIZE(flat);
    PyObject *args = PyTuple_New(n);
    for (Py_ssize_t k = 0; args && k < n; k++)
        PyTuple_SET_ITEM(args, k, Py_NewRef(PyList_GET_ITEM(PyTuple_GET_ITEM(flat, k), i)));
    PyObject *out = args ? PyObject_CallObject(func, args) : NULL;
    Py_XDECREF(args);
    return out;
}

static PyObject *map(PyObject *func, PyObject *structures, const comparing *c)
{
    Py_ssize_t n = PyTuple_GET_SIZE(structures);
    PyObject *first = PyTuple_GET_ITEM(structures, 0), *flat = PyTuple_New(n);
    for (Py_ssize_t k = 0; flat && k < n; k++) {
        PyObject *it = PyTuple_GET_ITEM(structures, k), *leaves = NULL;
        if (k == 0)
            leaves = flattened(it, c->view);
        else if (check_same(first, it, c) == 1)
            leaves = flattened_to(it, c->view, PyList_GET_SIZE(PyTuple_GET_ITEM(flat, 0)));
        if (leaves)
            PyTuple_SET_ITEM(flat, k, leaves);
        else
            Py_CLEAR(flat);
    }
    Py_ssize_t n_leaves = flat ? PyList_GET_SIZE(PyTuple_GET_ITEM(flat, 0)) : 0;
    PyObject *made = flat ? PyList_New(0) : NULL;
    for (Py_ssize_t i = 0; made && i < n_leaves; i++) {
        PyObject *one = apply(func, flat, i);
        if (!one || PyList_Append(made, one) < 0)
            Py_CLEAR(made);
        Py_XDECREF(one);
    }
    PyObject *out = made ? packed(first, PySequence_Fast_ITEMS(made), n_leaves, c->view) : NULL;
    Py_XDECREF(made);
    Py_XDECREF(flat);
    return out;
}

/* map_structure(func, *structure, check_types=True, expand_composites=False) */
static PyObject *py_map(PyObject *module, PyObject *args, PyObject *kwargs)
{
    comparing c = { .has_types = true };
    Py_ssize_t at = 0;
    PyObject *key, *value;
    (void)module;
    if (PyTuple_GET_SIZE(args) < 1) {
        PyErr_SetString(PyExc_TypeError, "map_structure() missing 1 required positional argument: 'func'");
        return NULL;
    }
    while (kwargs && PyDict_Next(kwargs, &at, &key, &value)) {
        int truth = PyObject_IsTrue(value);
        bool is_types = PyUnicode_CompareWithASCIIString(key, "check_types") == 0;
        if (!is_types && PyUnicode_CompareWithASCIIString(key, "expand_composites") != 0)
            PyErr_Format(PyExc_ValueError,
                         "Only valid keyword arguments are `check_types` and `expand_composites`, not: `%U`", key);
        if (PyErr_Occurred())
            return NULL;
        *(is_types ? &c.has_types : &c.view.expands) = truth == 1;
    }
    PyObject *func = PyTuple_GET_ITEM(args, 0);
    if (!PyCallable_Check(func)) {
        PyErr_Format(PyExc_TypeError, "func must be callable, got: %R", func);
        return NULL;
    }
    if (PyTuple_GET_SIZE(args) < 2) {
        PyErr_SetString(PyExc_ValueError, "Must provide at least one structure");
        return NULL;
    }
    PyObject *structures = PyTuple_GetSlice(args, 1, PyTuple_GET_SIZE(args));
    PyObject *out = structures ? map(func, structures, &c) : NULL;
    Py_XDECREF(structures);
    return out;
}

#define WITH_KEYWORDS(f) (PyCFunction)(void (*)(void))(f), METH_VARARGS | METH_KEYWORDS
static PyMethodDef functions[] = {
    { "nest_flatten", WITH_KEYWORDS(py_flatten), "flatten(structure, expand_composites=False): the leaves as a list." },
    { "nest_is_nested", WITH_KEYWORDS(py_is_nested), "is_nested(seq): is it a structure and not a leaf?" },
    { "nest_pack_sequence_as", WITH_KEYWORDS(py_pack),
      "pack_sequence_as(structure, flat_sequence, expand_composites=False): the structure with other leaves." },
    { "nest_assert_same_structure", WITH_KEYWORDS(py_assert_same),
      "assert_same_structure(nest1, nest2, check_types=True, expand_composites=False): raises if two structures "
      "differ." },
    { "nest_map_structure", WITH_KEYWORDS(py_map),
      "map_structure(func, *structure, **kwargs): the structure with what func makes of the leaves." },
    { NULL, NULL, 0, NULL },
};

int nest_add(PyObject *module) { return PyType_Ready(&dot_type) < 0 ? -1 : PyModule_AddFunctions(module, functions); }
