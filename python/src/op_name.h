/* Names of what is traced: "Add:0" made unique in its graph, behind the open name scopes, as programs print them. Tensors that hold numbers have
 * none. */
#ifndef ETCH_PYTHON_OP_NAME_H
#define ETCH_PYTHON_OP_NAME_H

#include "core.h"
#include "tensor.h"

/* How an op is called where the program does not say: "Exp", or "eye/diag", whose first part the program's own name takes the place of; and the type
 * that TensorFlow has for it. */
typedef struct op_kind {
    const char *name, *type;
} op_kind;

/* A name that nothing else in the graph under way has: this one, or this one with a number. A new reference. */
PyObject *op_name_unique(PyObject *name);
/* The same for a name scope: "outer/inner/", from what it is to be, without the last slash. ValueError for what is none. */
PyObject *op_name_scope(PyObject *whole);
/* "outer/eye_1/diag" for an op that was just recorded; `own` is the program's name for it, or NULL, or None. A new reference. */
PyObject *op_name_next(const op_kind *kind, PyObject *own);
/* The tensor is called "<name>:<i>" from now on. */
int op_name_put(PyObject *tensor, PyObject *name, int i, const op_kind *kind);

/* The slow part of the next one. */
int op_name_traced(PyObject *results, const op_kind *kind, PyObject *own);
/* Names what an op gave, a Tensor or a list or tuple of them, unless it holds numbers or has a name. -1 with the exception set. */
static inline int op_name_results(PyObject *results, const op_kind *kind, PyObject *own)
{
    bool is_tensor = tensor_check(results);
    if (is_tensor ? !etch_tensor_is_traced(tensor_of(results)) : !PyList_Check(results) && !PyTuple_Check(results))
        return 0;
    return op_name_traced(results, kind, own);
}
/* stretch_end, and names the tensor. */
PyObject *op_name_end(stretch *s, etch_tensor *handle, const op_kind *kind);

/* How the op function that is found under this dotted name calls what it records. */
op_kind op_name_kind(const char *dotted);

/* x.op, of a traced tensor. */
PyObject *op_name_operation(PyObject *tensor);
int op_name_add(PyObject *module);

#endif
