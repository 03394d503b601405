/* DType: objects, their attributes, and what else programs write for a dtype. */
#include "dtype.h"

#include <float.h>
#include <string.h>

typedef struct dtype {
    PyObject_HEAD etch_dtype t;
} dtype;

/* By dtype: TensorFlow's name and number, the smallest and the largest number as Python sees them. */
static const struct description {
    const char *name;
    int number;
    bool is_float, is_integer, is_unsigned;
    double lo, hi; /* floats */
} descriptions[ETCH_N_DTYPES] = {
    [ETCH_BOOL] = { "bool", 10, false, false, false, 0, 1 },
    [ETCH_I8] = { "int8", 6, false, true, false, 0, 0 },
    [ETCH_I16] = { "int16", 5, false, true, false, 0, 0 },
    [ETCH_I32] = { "int32", 3, false, true, false, 0, 0 },
    [ETCH_I64] = { "int64", 9, false, true, false, 0, 0 },
    [ETCH_U8] = { "uint8", 4, false, true, true, 0, 0 },
    [ETCH_U16] = { "uint16", 17, false, true, true, 0, 0 },
    [ETCH_U32] = { "uint32", 22, false, true, true, 0, 0 },
    [ETCH_U64] = { "uint64", 23, false, true, true, 0, 0 },
    [ETCH_F16] = { "float16", 19, true, false, false, -65504.0, 65504.0 },
    [ETCH_BF16] = { "bfloat16", 14, true, false, false, -3.3895313892515355e38, 3.3895313892515355e38 },
    [ETCH_F32] = { "float32", 1, true, false, false, -FLT_MAX, FLT_MAX },
    [ETCH_F64] = { "float64", 2, true, false, false, -DBL_MAX, DBL_MAX },
    [ETCH_STRING] = { "string", 7, false, false, false, 0, 0 },
};

static dtype *objects[ETCH_N_DTYPES];

PyObject *dtype_object(etch_dtype t) { return (PyObject *)objects[t]; }
const char *dtype_word(etch_dtype t)
{
    return t == ETCH_F32 ? "float" : t == ETCH_F64 ? "double" : t == ETCH_F16 ? "half" : descriptions[t].name;
}
bool dtype_is_float(etch_dtype t) { return descriptions[t].is_float; }
bool dtype_is_integer(etch_dtype t) { return descriptions[t].is_integer; }

/* --- from what programs write ------------------------------------------------------------------------------------- */

static int from_name(const char *name, etch_dtype *out)
{
    static const struct {
        const char *alias;
        etch_dtype t;
    } aliases[] = {
        { "half", ETCH_F16 },   { "float", ETCH_F32 },     { "double", ETCH_F64 },
        { "str", ETCH_STRING }, { "object", ETCH_STRING },
    };
    for (int i = 0; i < ETCH_N_DTYPES; i++)
        if (strcmp(name, descriptions[i].name) == 0) {
            *out = (etch_dtype)i;
            return 1;
        }
    for (size_t i = 0; i < sizeof aliases / sizeof *aliases; i++)
        if (strcmp(name, aliases[i].alias) == 0) {
            *out = aliases[i].t;
            return 1;
        }
    return 0;
}

static int from_text(PyObject *text, etch_dtype *out)
{
    const char *name = PyUnicode_AsUTF8(text);
    return name ? from_name(name, out) : -1;
}

/* NumPy is not asked: its dtypes have a name and a kind, its scalar types a name. */
static int from_numpy(PyObject *x, etch_dtype *out)
{
    PyObject *name = PyObject_GetAttrString(x, PyType_Check(x) ? "__name__" : "name");
    if (!name)
        return core_forgive() ? 0 : -1;
    int found = PyUnicode_Check(name) ? from_text(name, out) : 0;
    if (found == 0 && PyUnicode_Check(name)) { /* "bytes24", "str96", "bool_", "str_", "bytes_" */
        const char *s = PyUnicode_AsUTF8(name);
        if (s && (strncmp(s, "str", 3) == 0 || strncmp(s, "bytes", 5) == 0))
            found = 1, *out = ETCH_STRING;
        else if (s && strcmp(s, "bool_") == 0)
            found = 1, *out = ETCH_BOOL;
    }
    Py_DECREF(name);
    return found;
}

int dtype_from(PyObject *x, etch_dtype *out)
{
    if (Py_TYPE(x) == &dtype_type) {
        *out = ((dtype *)x)->t;
        return 1;
    }
    if (PyUnicode_Check(x))
        return from_text(x, out);
    if (x == (PyObject *)&PyFloat_Type)
        return *out = ETCH_F32, 1;
    if (x == (PyObject *)&PyBool_Type)
        return *out = ETCH_BOOL, 1;
    if (x == (PyObject *)&PyBaseObject_Type)
        return *out = ETCH_STRING, 1;
    if (x == (PyObject *)&PyLong_Type || x == (PyObject *)&PyUnicode_Type || x == (PyObject *)&PyBytes_Type)
        return 0;          /* which of several is not said */
    if (PyLong_Check(x)) { /* TensorFlow's number of it */
        long number = PyLong_AsLong(x);
        if (number == -1 && PyErr_Occurred())
            return -1;
        for (int i = 0; i < ETCH_N_DTYPES; i++)
            if (descriptions[i].number == number)
                return *out = (etch_dtype)i, 1;
        return 0;
    }
    return from_numpy(x, out);
}

int dtype_from_argument(PyObject *x, const char *argument, etch_dtype *out)
{
    int found = dtype_from(x, out);
    if (found == 0)
        PyErr_Format(PyExc_TypeError, "Cannot convert the argument `%s`: %R to a TensorFlow DType.", argument, x);
    return found == 1 ? 0 : -1;
}

/* --- the type ------------------------------------------------------------------------------------------------------- */

static PyObject *dtype_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    PyObject *x;
    etch_dtype t;
    (void)type, (void)kwargs;
    if (!PyArg_ParseTuple(args, "O", &x) || dtype_from_argument(x, "type_value", &t) < 0)
        return NULL;
    return Py_NewRef(dtype_object(t));
}

static const struct description *of(PyObject *self) { return &descriptions[((dtype *)self)->t]; }

static PyObject *repr(PyObject *self) { return PyUnicode_FromFormat("tf.%s", of(self)->name); }
static PyObject *str(PyObject *self) { return PyUnicode_FromFormat("<dtype: '%s'>", of(self)->name); }
static Py_hash_t hash(PyObject *self) { return of(self)->number; }

static PyObject *compare(PyObject *a, PyObject *b, int op)
{
    etch_dtype t;
    if (op != Py_EQ && op != Py_NE)
        Py_RETURN_NOTIMPLEMENTED;
    int found = b == Py_None ? 0 : dtype_from(b, &t);
    if (found < 0)
        return NULL;
    bool is_equal = found && t == ((dtype *)a)->t;
    return PyBool_FromLong(is_equal == (op == Py_EQ));
}

static PyObject *get_name(PyObject *self, void *closure)
{
    (void)closure;
    return PyUnicode_FromString(of(self)->name);
}
static PyObject *get_itself(PyObject *self, void *closure)
{
    (void)closure;
    return Py_NewRef(self);
}
static PyObject *get_number(PyObject *self, void *closure)
{
    (void)closure;
    return PyLong_FromLong(of(self)->number);
}
static PyObject *get_size(PyObject *self, void *closure)
{
    (void)closure;
    etch_dtype t = ((dtype *)self)->t;
    return PyLong_FromSize_t(t == ETCH_STRING ? 0 : etch_dtype_bytes(t));
}
static PyObject *get_flag(PyObject *self, void *which)
{
    const struct description *d = of(self);
    switch (*(const char *)which) {
    case 'f': return PyBool_FromLong(d->is_float);
    case 'i': return PyBool_FromLong(d->is_integer);
    case 'u': return PyBool_FromLong(d->is_unsigned);
    case 'b': return PyBool_FromLong(((dtype *)self)->t == ETCH_BOOL);
    case 'n': return PyBool_FromLong(d->is_float || d->is_integer);
    case 'N': return PyBool_FromLong(true);
    default: Py_RETURN_FALSE; /* complex, quantized */
    }
}

/* NumPy's scalar type; NumPy is imported only here. */
static PyObject *get_numpy(PyObject *self, void *closure)
{
    (void)closure;
    etch_dtype t = ((dtype *)self)->t;
    PyObject *module = PyImport_ImportModule(t == ETCH_BF16 ? "ml_dtypes" : "numpy");
    const char *name = t == ETCH_STRING ? "object_" : t == ETCH_BOOL ? "bool_" : of(self)->name;
    PyObject *type = module ? PyObject_GetAttrString(module, name) : NULL;
    Py_XDECREF(module);
    return type;
}

static PyObject *limit(PyObject *self, bool is_max)
{
    const struct description *d = of(self);
    int bits = (int)etch_dtype_bytes(((dtype *)self)->t) * 8;
    if (d->is_float) { /* a scalar of NumPy's, which has no bfloat16 */
        PyObject *number = PyFloat_FromDouble(is_max ? d->hi : d->lo);
        PyObject *type = number && ((dtype *)self)->t != ETCH_BF16 ? get_numpy(self, NULL) : NULL;
        if (type)
            Py_SETREF(number, PyObject_CallOneArg(type, number));
        Py_XDECREF(type);
        return number;
    }
    if (!d->is_integer) {
        PyErr_Format(PyExc_TypeError, "Cannot find %s value of %R.", is_max ? "maximum" : "minimum", self);
        return NULL;
    }
    if (d->is_unsigned)
        return is_max ? PyLong_FromUnsignedLongLong(UINT64_MAX >> (64 - bits)) : PyLong_FromLong(0);
    return PyLong_FromLongLong(is_max ? INT64_MAX >> (64 - bits) : INT64_MIN >> (64 - bits));
}
static PyObject *get_max(PyObject *self, void *closure)
{
    (void)closure;
    return limit(self, true);
}
static PyObject *get_min(PyObject *self, void *closure)
{
    (void)closure;
    return limit(self, false);
}
/* The range that images and the like are in: of floats 0 to 1, of integers 0 to the largest. */
static PyObject *get_limits(PyObject *self, void *closure)
{
    (void)closure;
    const struct description *d = of(self);
    etch_dtype t = ((dtype *)self)->t;
    if (t == ETCH_F32 || t == ETCH_F64)
        return Py_BuildValue("(ii)", 0, 1);
    if (t == ETCH_BOOL)
        return Py_BuildValue("(iO)", 0, Py_True);
    if (!d->is_integer) {
        PyErr_Format(PyExc_ValueError, "%R does not have defined limits.", self);
        return NULL;
    }
    return Py_BuildValue("(iN)", 0, limit(self, true));
}

static PyObject *is_compatible_with(PyObject *self, PyObject *other)
{
    etch_dtype t;
    return dtype_from_argument(other, "other", &t) < 0 ? NULL : PyBool_FromLong(t == ((dtype *)self)->t);
}
static PyObject *reduce(PyObject *self, PyObject *unused)
{
    (void)unused;
    return Py_BuildValue("O(s)", (PyObject *)&dtype_type, of(self)->name);
}

static PyGetSetDef properties[] = {
    { "name", get_name, NULL, "the dtype's name", NULL },
    { "base_dtype", get_itself, NULL, "itself: there are no reference dtypes", NULL },
    { "real_dtype", get_itself, NULL, "itself: there are no complex dtypes", NULL },
    { "as_datatype_enum", get_number, NULL, "TensorFlow's number of it", NULL },
    { "as_numpy_dtype", get_numpy, NULL, "NumPy's scalar type", NULL },
    { "size", get_size, NULL, "bytes of an element", NULL },
    { "max", get_max, NULL, "the largest number", NULL },
    { "min", get_min, NULL, "the smallest number", NULL },
    { "limits", get_limits, NULL, "(0, the largest); of floats (0, 1)", NULL },
    { "is_floating", get_flag, NULL, "is it a float?", "f" },
    { "is_integer", get_flag, NULL, "is it an integer?", "i" },
    { "is_unsigned", get_flag, NULL, "is it an unsigned integer?", "u" },
    { "is_bool", get_flag, NULL, "is it bool?", "b" },
    { "is_numeric", get_flag, NULL, "is it a number?", "n" },
    { "is_complex", get_flag, NULL, "is it complex?", "c" },
    { "is_quantized", get_flag, NULL, "is it quantized?", "q" },
    { "is_numpy_compatible", get_flag, NULL, "has NumPy such a dtype?", "N" },
    { NULL, NULL, NULL, NULL, NULL },
};
static PyMethodDef methods[] = {
    { "is_compatible_with", is_compatible_with, METH_O, "is it the same dtype?" },
    { "__reduce__", reduce, METH_NOARGS, NULL },
    { NULL, NULL, 0, NULL },
};

PyTypeObject dtype_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "etch.DType",
    .tp_basicsize = sizeof(dtype),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "The type of a tensor's elements.",
    .tp_new = dtype_new,
    .tp_repr = repr,
    .tp_str = str,
    .tp_hash = hash,
    .tp_richcompare = compare,
    .tp_getset = properties,
    .tp_methods = methods,
};

static PyObject *as_dtype(PyObject *module, PyObject *x)
{
    (void)module;
    return PyObject_CallOneArg((PyObject *)&dtype_type, x);
}

static PyMethodDef functions[] = {
    { "as_dtype", as_dtype, METH_O,
      "as_dtype(type_value)\n--\n\nThe DType that is meant by a name, a NumPy dtype or a Python type." },
    { NULL, NULL, 0, NULL },
};

int dtype_add(PyObject *module)
{
    static const struct {
        const char *alias;
        etch_dtype t;
    } aliases[] = { { "half", ETCH_F16 }, { "double", ETCH_F64 } };
    if (PyType_Ready(&dtype_type) < 0 || PyModule_AddObjectRef(module, "DType", (PyObject *)&dtype_type) < 0 ||
        PyModule_AddFunctions(module, functions) < 0)
        return -1;
    for (int i = 0; i < ETCH_N_DTYPES; i++) {
        objects[i] = PyObject_New(dtype, &dtype_type);
        if (!objects[i])
            return -1;
        objects[i]->t = (etch_dtype)i;
        if (PyModule_AddObjectRef(module, descriptions[i].name, (PyObject *)objects[i]) < 0)
            return -1;
    }
    for (size_t i = 0; i < sizeof aliases / sizeof *aliases; i++)
        if (PyModule_AddObjectRef(module, aliases[i].alias, dtype_object(aliases[i].t)) < 0)
            return -1;
    return 0;
}
