/* Tensor: one type for tensors that hold numbers and for those that are being traced. */
#ifndef ETCH_PYTHON_TENSOR_H
#define ETCH_PYTHON_TENSOR_H

#include "core.h"

typedef struct tensor_object {
    PyObject_HEAD etch_tensor *t; /* its own reference */
    PyObject *name;               /* of a traced one: "x:0"; NULL: it has none yet */
    const char *op_type;          /* of a traced one: see op_name.h; NULL: an argument */
    PyObject *dict, *weak;
} tensor_object;

extern PyTypeObject tensor_type;
static inline bool tensor_check(PyObject *x) { return PyObject_TypeCheck(x, &tensor_type); }
static inline etch_tensor *tensor_of(PyObject *x) { return ((tensor_object *)x)->t; }

/* The same for an op: one that holds numbers is noted as used by the trace under way, if there is one. */
static inline etch_tensor *tensor_use(etch_ctx *cx, PyObject *x)
{
    etch_tensor *t = tensor_of(x);
    if (!etch_tensor_is_traced(t) && etch_note_capture(cx, t) != ETCH_OK)
        etch_error_clear(cx); /* it is used all the same */
    return t;
}

/* Takes over the reference. */
PyObject *tensor_wrap(etch_tensor *t);

/* A stretch of calls into Etch whose handles go when it ends. */
typedef struct stretch {
    etch_ctx *cx;
    etch_scope scope;
} stretch;
/* false with an exception set: there is no memory for a context. */
static inline bool stretch_begin(stretch *s)
{
    s->cx = core_ctx();
    if (s->cx)
        s->scope = etch_scope_begin(s->cx);
    return s->cx != NULL;
}
/* The handle as an object, or the exception if it is NULL. */
PyObject *stretch_end(stretch *s, etch_tensor *handle);
/* The same for n of them, as a list. */
PyObject *stretch_end_list(stretch *s, etch_tensor *const *handles, int n);
/* After an exception, or where nothing is returned; always NULL. */
PyObject *stretch_drop(stretch *s);

/* Parts of the type, by file: operators (tensor_number.c), slices (tensor_index.c), arrays of other libraries
 * (tensor_array.c, tensor_dlpack.c), texts (tensor_text.c). */
extern PyNumberMethods tensor_number;
extern PyMappingMethods tensor_mapping;
extern PyBufferProcs tensor_buffer;
PyObject *tensor_compare(PyObject *a, PyObject *b, int op);
PyObject *tensor_repr(PyObject *self);
PyObject *tensor_str(PyObject *self);
PyObject *tensor_format(PyObject *self, PyObject *spec);
PyObject *tensor_numpy(PyObject *self, PyObject *unused); /* a copy; a NumPy scalar of a scalar */
PyObject *tensor_shared(PyObject *self);                  /* the same, but numbers stay where they are */
PyObject *tensor_array(PyObject *self, PyObject *args, PyObject *kwargs); /* __array__(dtype=None, copy=None) */
/* x[key] of a handle. */
etch_tensor *tensor_index(etch_ctx *cx, etch_tensor *x, PyObject *key);
/* The slices from an axis on where a mask is true; ValueError where what is known of the shapes does not fit. */
etch_tensor *tensor_mask(etch_ctx *cx, etch_tensor *x, etch_tensor *mask, int64_t axis);
/* TensorShape of it. */
PyObject *tensor_shape(PyObject *self);
/* The number that a scalar holds, as a Python object; TypeError where it is traced or no scalar. */
PyObject *tensor_item(PyObject *self);

int tensor_add(PyObject *module);

#endif
