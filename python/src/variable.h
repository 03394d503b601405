/* Variable: a tensor that keeps its identity while its value changes. */
#ifndef ETCH_PYTHON_VARIABLE_H
#define ETCH_PYTHON_VARIABLE_H

#include "core.h"

typedef struct variable_object {
    PyObject_HEAD etch_variable *v; /* its own reference; NULL: __init__ was not called, or failed */
    PyObject *name;                 /* "w:0" */
    PyObject *constraint, *synchronization, *aggregation; /* as they were given; NULL: not */
    uint64_t number;                                      /* variables in the order in which they were made */
    PyObject *dict, *weak;
} variable_object;

extern PyTypeObject variable_type;
static inline bool variable_check(PyObject *x)
{
    return PyObject_TypeCheck(x, &variable_type) && ((variable_object *)x)->v;
}
static inline etch_variable *variable_of(PyObject *x) { return ((variable_object *)x)->v; }
static inline uint64_t variable_number(PyObject *x) { return ((variable_object *)x)->number; }

/* The object that stands for v: the one that made it if it still lives, else one that does from now on, with v's own
 * name. */
PyObject *variable_wrap(etch_variable *v);
/* The value: a handle of the open scope. NULL with the exception set. */
etch_tensor *variable_read(etch_ctx *cx, PyObject *x);
/* Another object for a variable that is an argument of the trace under way: what the body does with it is told from what it does with a
 * variable that it knows from elsewhere. `like` is the object that was passed. */
PyObject *variable_of_arg(etch_variable *v, PyObject *like);
/* What a write gives: another object for the same variable, which is called UnreadVariable, as TensorFlow's is. */
PyObject *variable_unread(PyObject *x);
/* The value as a Tensor. */
PyObject *variable_value(PyObject *x);
/* Has __init__ been called? Else the exception is set. */
bool variable_is_made(PyObject *x);
/* The shape of its value as a handle: constant where it is declared whole. NULL with the exception set. */
etch_tensor *variable_shape_of(etch_ctx *cx, PyObject *x, etch_dtype t);

/* The object stands for v from now on; takes over the reference, also on failure. -1 with the exception set. */
int variable_become(PyObject *self, etch_variable *v);

/* Parts of the type, by file: __init__ (variable_make.c), operators (variable_number.c), writes (variable_write.c). */
int variable_init(PyObject *self, PyObject *args, PyObject *kwargs);
extern PyNumberMethods variable_number_methods;
extern PyMethodDef variable_writes[]; /* merged into the type's dict when it is made */
PyObject *variable_compare(PyObject *a, PyObject *b, int op);
/* v[key]: a tensor with a method `assign`, which writes to these elements of the variable. */
PyObject *variable_subscript(PyObject *self, PyObject *key);

/* What calls the class (variable_creator.c): through the creators that are set, if there are any. Set by variable_add. */
extern PyTypeObject variable_meta_type;
extern PyMethodDef variable_creator_functions[];

int variable_add(PyObject *module);

#endif
