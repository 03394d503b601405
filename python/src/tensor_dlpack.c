/* DLPack: memory shared with other libraries, both ways.
 *
 * Out: a capsule holds the tensor until whoever consumed it says that it is done, from any thread. Tensors never change, so that the memory is
 * marked as such where the version of DLPack allows it.
 *
 * In: the memory is wrapped, and given back when the last tensor that uses it has gone. Its deleter may take the interpreter's lock, so that it runs at
 * the next call into the extension (core_release_later). A capsule is consumed once, by being renamed; one that is refused stays what it was, and its own
 * destructor does the rest. */
#include "tensor_dlpack.h"

#include "convert.h"
#include "dlpack.h"
#include "dtype.h"
#include "raise.h"
#include "tensor.h"
#include "variable.h"

#include <stdlib.h>
#include <string.h>

/* --- dtypes ------------------------------------------------------------------------------------------------------------------------- */

static const struct {
    int code; /* -1: there is none */
    uint8_t bits;
} codes[ETCH_N_DTYPES] = {
    [ETCH_BOOL] = { DLPACK_BOOL, 8 },    [ETCH_I8] = { DLPACK_INT, 8 },     [ETCH_I16] = { DLPACK_INT, 16 },
    [ETCH_I32] = { DLPACK_INT, 32 },     [ETCH_I64] = { DLPACK_INT, 64 },   [ETCH_U8] = { DLPACK_UINT, 8 },
    [ETCH_U16] = { DLPACK_UINT, 16 },    [ETCH_U32] = { DLPACK_UINT, 32 },  [ETCH_U64] = { DLPACK_UINT, 64 },
    [ETCH_F16] = { DLPACK_FLOAT, 16 },   [ETCH_F32] = { DLPACK_FLOAT, 32 }, [ETCH_F64] = { DLPACK_FLOAT, 64 },
    [ETCH_BF16] = { DLPACK_BFLOAT, 16 }, [ETCH_STRING] = { -1, 0 },
};

static bool dtype_of(dlpack_dtype t, etch_dtype *out)
{
    for (int i = 0; i < ETCH_N_DTYPES; i++)
        if (codes[i].code == t.code && codes[i].bits == t.bits && t.lanes == 1)
            return *out = (etch_dtype)i, true;
    return false;
}

static void *refuse(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    PyErr_FormatV(PyExc_BufferError, format, args);
    va_end(args);
    return NULL;
}

/* --- out ---------------------------------------------------------------------------------------------------------------------------- */

/* Not the interpreter's memory: it is given back without its lock. */
typedef struct exported {
    union {
        dlpack_managed plain;
        dlpack_versioned versioned;
    } managed;
    etch_tensor *t; /* retained */
    int64_t sizes[2 * ETCH_MAX_RANK];
} exported;

static void destroy(exported *e)
{
    etch_tensor_release(&e->t);
    free(e);
}
static void delete_plain(dlpack_managed *self) { destroy(self->context); }
static void delete_versioned(dlpack_versioned *self) { destroy(self->context); }

/* A capsule that nobody consumed is deleted with what it holds. */
static void end_plain(PyObject *capsule)
{
    if (PyCapsule_IsValid(capsule, DLPACK_NAME)) {
        dlpack_managed *m = PyCapsule_GetPointer(capsule, DLPACK_NAME);
        m->deleter(m);
    }
}
static void end_versioned(PyObject *capsule)
{
    if (PyCapsule_IsValid(capsule, DLPACK_VERSIONED_NAME)) {
        dlpack_versioned *m = PyCapsule_GetPointer(capsule, DLPACK_VERSIONED_NAME);
        m->deleter(m);
    }
}

static void describe(exported *e, void *data, dlpack_tensor *out)
{
    int rank = etch_tensor_rank(e->t);
    const int64_t *dims = (etch_tensor_dims)(e->t), *strides = etch_tensor_strides(e->t);
    int64_t *own_dims = e->sizes, *own_strides = e->sizes + ETCH_MAX_RANK, step = 1;
    for (int i = rank; i-- > 0; step *= dims[i] > 1 ? dims[i] : 1) {
        own_dims[i] = dims[i];
        own_strides[i] = dims[i] > 1 ? strides[i]
                                     : step; /* that of an axis which is never stepped along may be anything */
    }
    etch_dtype t = etch_tensor_dtype(e->t);
    *out = (dlpack_tensor){ .data = (etch_tensor_count)(e->t) > 0 ? data : NULL,
                            .device = { DLPACK_CPU, 0 },
                            .ndim = rank,
                            .dtype = { (uint8_t)codes[t].code, codes[t].bits, 1 },
                            .shape = own_dims,
                            .strides = own_strides };
}

/* Takes over the reference to t. */
static PyObject *export(etch_ctx *cx, etch_tensor *t, bool is_versioned, uint64_t flags)
{
    exported *e = calloc(1, sizeof *e);
    void *data = e ? etch_tensor_map(cx, t, false) : NULL;
    if (!data) {
        free(e);
        etch_tensor_release(&t);
        return e ? core_raise(cx) : PyErr_NoMemory();
    }
    etch_tensor_unmap(cx, t);
    e->t = t;
    if (is_versioned) {
        e->managed.versioned = (dlpack_versioned){
            .version = { DLPACK_MAJOR, DLPACK_MINOR }, .context = e, .deleter = delete_versioned, .flags = flags
        };
        describe(e, data, &e->managed.versioned.tensor);
    } else {
        e->managed.plain = (dlpack_managed){ .context = e, .deleter = delete_plain };
        describe(e, data, &e->managed.plain.tensor);
    }
    PyObject *capsule = PyCapsule_New(&e->managed, is_versioned ? DLPACK_VERSIONED_NAME : DLPACK_NAME,
                                      is_versioned ? end_versioned : end_plain);
    if (!capsule)
        destroy(e);
    return capsule;
}

/* Elements at distances that others do not expect. */
static bool has_odd_strides(const etch_tensor *t)
{
    const int64_t *dims = (etch_tensor_dims)(t), *strides = etch_tensor_strides(t);
    bool is_odd = false;
    for (int i = 0; i < etch_tensor_rank(t); i++)
        is_odd |= dims[i] > 1 && strides[i] <= 0;
    return is_odd;
}

static PyObject *export_tensor(etch_tensor *t, PyObject *copy, bool is_versioned)
{
    etch_ctx *cx = core_ctx();
    if (!cx)
        return NULL;
    if (etch_tensor_is_traced(t))
        return refuse("a tensor that is being traced has no memory yet");
    if (codes[etch_tensor_dtype(t)].code < 0)
        return refuse("a tensor of strings has no memory that others could read");
    bool is_copied = copy == Py_True || (copy == Py_None && has_odd_strides(t));
    etch_tensor *out = NULL;
    if (!is_copied)
        out = etch_tensor_retain(t);
    else if (etch_tensor_new(cx, etch_tensor_dtype(t), (etch_tensor_dims)(t), etch_tensor_rank(t), &out) == ETCH_OK) {
        size_t bytes = (size_t)(etch_tensor_count)(t)*etch_dtype_bytes(etch_tensor_dtype(t));
        void *to = etch_tensor_map(cx, out, true);
        bool is_done = to && etch_tensor_read(cx, t, to, bytes) == ETCH_OK;
        if (to)
            etch_tensor_unmap(cx, out);
        if (!is_done)
            etch_tensor_release(&out);
    }
    return out ? export(cx, out, is_versioned, is_copied ? DLPACK_IS_COPIED : DLPACK_READ_ONLY) : core_raise(cx);
}

/* A pair of integers, as versions and devices are. */
static bool read_pair(PyObject *x, const char *what, long pair[2])
{
    if (!PyTuple_Check(x) || PyTuple_GET_SIZE(x) != 2) {
        PyErr_Format(PyExc_TypeError, "%s must be None or a tuple of two integers, not %R", what, x);
        return false;
    }
    for (int i = 0; i < 2; i++) {
        PyObject *number = PyNumber_Index(PyTuple_GET_ITEM(x, i)); /* enumerations are numbers too */
        pair[i] = number ? PyLong_AsLong(number) : -1;
        Py_XDECREF(number);
        if (pair[i] == -1 && PyErr_Occurred())
            return false;
    }
    return true;
}

static bool check_copy(PyObject *copy)
{
    if (copy == Py_None || PyBool_Check(copy))
        return true;
    PyErr_Format(PyExc_TypeError, "copy must be None, True or False, not %R", copy);
    return false;
}

PyObject *tensor_dlpack(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "stream", "max_version", "dl_device", "copy", NULL };
    PyObject *stream = Py_None, *max_version = Py_None, *device = Py_None, *copy = Py_None;
    long version[2] = { 0, 0 }, where[2] = { 0, 0 };
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|$OOOO:__dlpack__", names, &stream, &max_version, &device, &copy) ||
        !check_copy(copy) || (max_version != Py_None && !read_pair(max_version, "max_version", version)) ||
        (device != Py_None && !read_pair(device, "dl_device", where)))
        return NULL;
    if (stream != Py_None)
        return refuse("the CPU has no streams: stream must be None");
    if (device != Py_None && (where[0] != DLPACK_CPU || where[1] != 0))
        return refuse("the tensor is on the CPU (1, 0) and cannot be handed over on device (%ld, %ld)", where[0],
                      where[1]);
    return export_tensor(tensor_of(self), copy, version[0] >= DLPACK_MAJOR);
}

PyObject *tensor_dlpack_device(PyObject *self, PyObject *unused)
{
    (void)self, (void)unused;
    return Py_BuildValue("(ii)", DLPACK_CPU, 0);
}

static PyObject *to_dlpack(PyObject *module, PyObject *x)
{
    (void)module;
    stretch s;
    if (!tensor_check(x) && !variable_check(x)) {
        PyErr_Format(PyExc_TypeError, "to_dlpack takes a tensor, not %R", (PyObject *)Py_TYPE(x));
        return NULL;
    }
    if (!stretch_begin(&s))
        return NULL;
    etch_tensor *t = convert(s.cx, x, CONVERT_ANY, CONVERT_ANY);
    PyObject *capsule = t ? export_tensor(t, Py_None, false) : NULL;
    etch_scope_end(s.cx, s.scope);
    return capsule;
}

/* --- in ----------------------------------------------------------------------------------------------------------------------------- */

/* What a capsule holds, of either kind. */
typedef struct imported {
    void *managed;
    const dlpack_tensor *tensor;
    bool is_versioned;
} imported;

static void drop(void *managed, bool is_versioned)
{
    if (is_versioned) {
        dlpack_versioned *m = managed;
        if (m->deleter)
            m->deleter(m);
    } else {
        dlpack_managed *m = managed;
        if (m->deleter)
            m->deleter(m);
    }
}

/* What holds the memory of a tensor that came in: a capsule of our own, which no one else sees. */
static void end_held(PyObject *capsule)
{
    void *managed = PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    drop(managed, PyCapsule_GetContext(capsule) != NULL);
}
static void let_go(void *held) { core_release_later(held); }

static bool open_capsule(PyObject *capsule, imported *in)
{
    static const char used[] = "Note that a DLPack tensor may be consumed at most once.";
    if (!PyCapsule_CheckExact(capsule)) {
        PyErr_Format(PyExc_TypeError, "a DLPack capsule was expected, not %R", (PyObject *)Py_TYPE(capsule));
        return false;
    }
    in->is_versioned = PyCapsule_IsValid(capsule, DLPACK_VERSIONED_NAME);
    if (!in->is_versioned && !PyCapsule_IsValid(capsule, DLPACK_NAME)) {
        const char *name = PyCapsule_GetName(capsule);
        (void)raise_error("InvalidArgumentError",
                          "DLPack tensor must be a capsule with name \"" DLPACK_NAME "\", got \"%s\". %s",
                          name ? name : "", used);
        return false;
    }
    in->managed = PyCapsule_GetPointer(capsule, in->is_versioned ? DLPACK_VERSIONED_NAME : DLPACK_NAME);
    if (in->is_versioned) {
        const dlpack_versioned *m = in->managed;
        if (m->version.major != DLPACK_MAJOR) { /* what else is in there is not known */
            (void)refuse("DLPack of version %u.%u is not understood", (unsigned)m->version.major,
                         (unsigned)m->version.minor);
            return false;
        }
        in->tensor = &m->tensor;
    } else
        in->tensor = &((const dlpack_managed *)in->managed)->tensor;
    return true;
}

static bool check_tensor(const dlpack_tensor *x, etch_dtype *t, bool *is_dense)
{
    if (x->device.type != DLPACK_CPU)
        return (void)refuse("the memory is on device (%d, %d), and only the CPU (1, 0) is supported",
                            (int)x->device.type, (int)x->device.id),
               false;
    if (!dtype_of(x->dtype, t))
        return (void)refuse("elements of code %d, %d bits and %d lanes are of no dtype that is known", x->dtype.code,
                            x->dtype.bits, x->dtype.lanes),
               false;
    if (x->ndim < 0 || x->ndim > ETCH_MAX_RANK || (x->ndim > 0 && !x->shape))
        return refuse("an array of %d axes; there may be 0 to %d", (int)x->ndim, ETCH_MAX_RANK) != NULL;
    int64_t step = 1, count = 1;
    *is_dense = true;
    for (int i = x->ndim; i-- > 0;) {
        if (x->shape[i] < 0)
            return (void)refuse("size %d of the array is %lld", i, (long long)x->shape[i]), false;
        *is_dense &= x->shape[i] < 2 || !x->strides || x->strides[i] == step;
        if (__builtin_mul_overflow(step, x->shape[i] ? x->shape[i] : 1, &step))
            return (void)refuse("the array has too many elements"), false;
        count *= x->shape[i] != 0;
    }
    *is_dense |= count == 0;
    if (count && !x->data)
        return (void)refuse("the array has elements, but no address"), false;
    return true;
}

/* The exception that is set, or the error of cx, as a BufferError; out of memory stays that. */
static void *refuse_as(etch_ctx *cx)
{
    bool is_memory = etch_error_status(cx) == ETCH_ENOMEM;
    char text[256];
    (void)snprintf(text, sizeof text, "%s", etch_error_message(cx));
    if (is_memory || PyErr_Occurred())
        return core_raise(cx);
    etch_error_clear(cx);
    return refuse("%s", text);
}

/* A row-major copy of memory that is anywhere and of any strides: elements by their bytes, since they may not be aligned. */
static etch_tensor *copy_of(etch_ctx *cx, const dlpack_tensor *x, etch_dtype t)
{
    etch_tensor *out = NULL;
    if (etch_tensor_new(cx, t, x->shape, x->ndim, &out) != ETCH_OK)
        return refuse_as(cx);
    char *to = etch_tensor_map(cx, out, true);
    if (!to) {
        etch_tensor_release(&out);
        return refuse_as(cx);
    }
    size_t bytes = etch_dtype_bytes(t);
    const char *from = x->data ? (const char *)x->data + x->byte_offset : NULL;
    int64_t at[ETCH_MAX_RANK] = { 0 }, n = (etch_tensor_count)(out), step[ETCH_MAX_RANK];
    for (int i = x->ndim, k = 1; i-- > 0; k = 0)
        step[i] = x->strides ? x->strides[i] : k ? 1 : step[i + 1] * x->shape[i + 1];
    for (int64_t i = 0, offset = 0; i < n; i++, to += bytes) {
        memcpy(to, from + offset * (int64_t)bytes, bytes);
        for (int a = x->ndim; a-- > 0;) { /* on to the next element, as an odometer */
            offset += step[a];
            if (++at[a] < x->shape[a])
                break;
            offset -= at[a] * step[a];
            at[a] = 0;
        }
    }
    etch_tensor_unmap(cx, out);
    return out;
}

static void consume(PyObject *capsule, const imported *in)
{
    (void)PyCapsule_SetName(capsule, in->is_versioned ? DLPACK_USED_VERSIONED_NAME : DLPACK_USED_NAME);
}

/* Wraps what the capsule holds, which is then ours. */
static etch_tensor *share(etch_ctx *cx, PyObject *capsule, const imported *in, etch_dtype t)
{
    const dlpack_tensor *x = in->tensor;
    int64_t dims[ETCH_MAX_RANK], strides[ETCH_MAX_RANK];
    for (int i = 0; i < x->ndim; i++) {
        dims[i] = x->shape[i];
        strides[i] = x->strides ? x->strides[i] : 0;
    }
    etch_tensor *out = NULL;
    PyObject *held = PyCapsule_New(in->managed, "etch.dlpack", end_held);
    if (!held || (in->is_versioned && PyCapsule_SetContext(held, in->managed) < 0)) {
        if (held)
            (void)PyCapsule_SetDestructor(held, NULL);
        Py_XDECREF(held);
        return NULL;
    }
    consume(capsule, in);
    char *data = x->data ? (char *)x->data + x->byte_offset : NULL;
    if (etch_tensor_wrap(cx, t, dims, x->strides ? strides : NULL, x->ndim, data, let_go, held, &out) != ETCH_OK)
        return refuse_as(cx); /* wrap has let go of it */
    return out;
}

/* A new reference, or NULL with the exception set. */
static etch_tensor *import(etch_ctx *cx, PyObject *capsule, PyObject *copy)
{
    imported in;
    etch_dtype t = ETCH_U8;
    bool is_dense = false;
    if (!open_capsule(capsule, &in) || !check_tensor(in.tensor, &t, &is_dense))
        return NULL;
    uintptr_t address = (uintptr_t)in.tensor->data + (uintptr_t)in.tensor->byte_offset;
    bool is_aligned = address % etch_dtype_bytes(t) == 0;
    if (copy == Py_False && !is_aligned)
        return refuse("the memory is not aligned to the %zu bytes of an element, and copy is False",
                      etch_dtype_bytes(t));
    bool is_own = in.is_versioned &&
                  ((const dlpack_versioned *)in.managed)->flags & DLPACK_IS_COPIED; /* nobody else has it */
    if (copy == Py_False || ((copy == Py_None || is_own) && is_dense && is_aligned))
        return share(cx, capsule, &in, t);
    etch_tensor *out = copy_of(cx, in.tensor, t);
    if (out) {
        consume(capsule, &in);
        drop(in.managed, in.is_versioned);
    }
    return out;
}

/* The object's own capsule: as new a version as it can. Older objects know no keywords. */
static PyObject *capsule_of(PyObject *x, PyObject *copy)
{
    PyObject *method = PyObject_GetAttrString(x, "__dlpack__"), *none = method ? PyTuple_New(0) : NULL;
    PyObject *options = none ? Py_BuildValue("{s:(ii)}", "max_version", DLPACK_MAJOR, DLPACK_MINOR) : NULL;
    PyObject *capsule = NULL;
    if (options && (copy == Py_None || PyDict_SetItemString(options, "copy", copy) == 0)) {
        capsule = PyObject_Call(method, none, options);
        if (!capsule && PyErr_ExceptionMatches(PyExc_TypeError)) {
            PyErr_Clear();
            capsule = PyObject_CallNoArgs(method);
        }
    }
    Py_XDECREF(options);
    Py_XDECREF(none);
    Py_XDECREF(method);
    return capsule;
}

static bool is_on_cpu(PyObject *x)
{
    long where[2];
    PyObject *device = PyObject_CallMethod(x, "__dlpack_device__", NULL);
    bool is_pair = device && read_pair(device, "__dlpack_device__()", where);
    Py_XDECREF(device);
    if (is_pair && where[0] != DLPACK_CPU)
        (void)refuse("the memory is on device (%ld, %ld), and only the CPU (1, 0) is supported", where[0], where[1]);
    return is_pair && where[0] == DLPACK_CPU;
}

etch_tensor *dlpack_take(etch_ctx *cx, PyObject *x, PyObject *copy)
{
    int can = PyType_Check(x) ? 0 : core_has(x, "__dlpack__");
    can = can == 1 ? core_has(x, "__dlpack_device__") : can;
    if (can <= 0) {
        if (can == 0)
            PyErr_Format(PyExc_TypeError, "%R has no __dlpack__ and __dlpack_device__", (PyObject *)Py_TYPE(x));
        return NULL;
    }
    PyObject *capsule = is_on_cpu(x) ? capsule_of(x, copy) : NULL;
    etch_tensor *t = capsule ? import(cx, capsule, copy) : NULL;
    Py_XDECREF(capsule);
    return t;
}

static PyObject *wrap(etch_tensor *t) { return t ? tensor_wrap(t) : NULL; }

static PyObject *from_capsule(PyObject *module, PyObject *capsule)
{
    (void)module;
    etch_ctx *cx = core_ctx();
    return cx ? wrap(import(cx, capsule, Py_None)) : NULL;
}

static bool is_cpu(PyObject *device)
{
    const char *name = PyUnicode_Check(device) ? PyUnicode_AsUTF8(device) : NULL;
    long where[2];
    if (device == Py_None || (name && (strcmp(name, "cpu") == 0 || strcmp(name, "CPU") == 0 || strstr(name, "CPU:0"))))
        return true;
    if (PyTuple_Check(device))
        return read_pair(device, "device", where) &&
               ((where[0] == DLPACK_CPU && where[1] == 0) || refuse("%R is not the CPU (1, 0)", device));
    if (!PyErr_Occurred())
        (void)refuse("%R is not the CPU", device);
    return false;
}

static PyObject *from_dlpack(PyObject *module, PyObject *args, PyObject *kwargs)
{
    static char *names[] = { "", "device", "copy", NULL };
    PyObject *x, *device = Py_None, *copy = Py_None;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O|$OO:from_dlpack", names, &x, &device, &copy) ||
        !check_copy(copy) || !is_cpu(device))
        return NULL;
    etch_ctx *cx = core_ctx();
    return cx ? wrap(dlpack_take(cx, x, copy)) : NULL;
}

static PyMethodDef functions[] = {
    { "to_dlpack", to_dlpack, METH_O,
      "to_dlpack(tf_tensor)\n--\n\nA capsule that shares the tensor's memory. Who consumes it must not write to it." },
    { "from_capsule", from_capsule, METH_O,
      "from_dlpack(dlcapsule)\n--\n\nA tensor on the memory of a capsule, which is consumed." },
    { "from_dlpack", (PyCFunction)(void (*)(void))from_dlpack, METH_VARARGS | METH_KEYWORDS,
      "from_dlpack(x, /, *, device=None, copy=None)\n--\n\nA tensor on the memory of another library's array. Copied "
      "where it has to be, "
      "which copy=False forbids and copy=True asks for." },
    { NULL, NULL, 0, NULL },
};

int tensor_dlpack_add(PyObject *module) { return PyModule_AddFunctions(module, functions); }
