/* Op functions: what programs call as tf.exp, tf.math.reduce_sum, tf.nn.relu.
 *
 * A row says under which names a function is found, its parameters as Python would write them, and what runs. Binding arguments to
 * parameters, names, docstrings and signatures come from the row. The files ops_*.c hold the rows, a family each. */
#ifndef ETCH_PYTHON_OP_H
#define ETCH_PYTHON_OP_H

#include "convert.h"
#include "core.h"
#include "dtype.h"
#include "tensor.h"

enum { OP_MAX_PARAMS = 16 };

typedef struct op_row op_row;

/* One call: the arguments by parameter, borrowed; a default where none was given. */
typedef struct op_call {
    const op_row *row;
    etch_ctx *cx; /* with a scope open, which ends with the call */
    PyObject *args[OP_MAX_PARAMS];
    void *rooms; /* of op_room */
} op_call;

typedef void op_with(void); /* any function, cast to what the row's own function knows it to be */

struct op_row {
    const char *names; /* "math.reduce_sum reduce_sum": dotted, below `tf`; the first is the function's own */
    const char
        *params; /* "input_tensor axis=None keepdims=False name=None"; a * makes those behind it keyword-only, *xs also
                         * takes all further positional arguments as a tuple */
    /* One of these. `one`: a handle, or NULL with an exception set or an error on the context. `any`: a new reference, or NULL. */
    etch_tensor *(*one)(op_call *c);
    PyObject *(*any)(op_call *c);
    op_with *with; /* what `one` or `any` is told beside the arguments, where several rows share it */
    const char *doc;
};

/* --- what functions of rows use: each takes the parameter's number, and sets an exception that names it --------------------- */

static inline bool op_is_none(const op_call *c, int i) { return c->args[i] == Py_None; }
/* A handle; NULL with the exception set. */
etch_tensor *op_tensor(op_call *c, int i);
etch_tensor *op_tensor_like(op_call *c, int i, etch_dtype hint);
/* Of exactly this dtype. */
etch_tensor *op_tensor_of(op_call *c, int i, etch_dtype t);
/* A tensor as it is, of whatever dtype, anything else of exactly this one: the op itself says what it takes. */
etch_tensor *op_tensor_where(op_call *c, int i, etch_dtype t);
/* Parameters first .. first + n, of one dtype. */
bool op_tensors(op_call *c, int first, int n, etch_tensor **out);
/* Memory until the call is over. */
void *op_room(op_call *c, size_t bytes);
/* A handle of the call's own scope: a converted tensor is the object's, and an object that was only made on the way goes before. */
etch_tensor *op_hold(op_call *c, etch_tensor *t);
/* A list of tensors of one dtype, in memory of the call's. How many, or -1 with the exception set. */
int op_tensor_list(op_call *c, int i, etch_tensor ***out);
/* Integers as an i64 tensor: shapes, sizes, indices. */
etch_tensor *op_sizes(op_call *c, int i);
/* A shape of a result; the error where it has what can be no size, as far as that is known. */
etch_tensor *op_shape(op_call *c, int i);
/* Can they be sizes? `is_filled`: of what fills a shape with one value, whose traces have words of their own. */
bool op_are_sizes(op_call *c, etch_tensor *shape, bool is_filled);
bool op_int(op_call *c, int i, int64_t *out);
bool op_float(op_call *c, int i, double *out);
bool op_bool(op_call *c, int i, bool *out);
/* Axes: None (all of them), a number, a list, or a tensor that holds numbers. `at` has room for ETCH_MAX_RANK. */
bool op_axes(op_call *c, int i, int64_t *at, etch_ints *out);
/* Those of x that a reduction is to take away: x has them, each is named once. */
bool op_reduced_axes(op_call *c, int i, const etch_tensor *x, int64_t *at, etch_ints *out);
/* One number that must be known now: an axis, a count. */
bool op_axis(op_call *c, int i, int64_t *out);
/* A str, borrowed. */
bool op_text(op_call *c, int i, const char **out);
/* A dtype, or `otherwise` for None. */
bool op_dtype(op_call *c, int i, etch_dtype otherwise, etch_dtype *out);
/* TensorFlow's way to say which argument is wrong: "op: argument 'name' ...". Always NULL. */
void *op_refuse(const op_call *c, int i, PyObject *exception, const char *what);
/* Several handles as a list or a tuple of tensors; NULL among them is an error on the context. */
PyObject *op_list(op_call *c, etch_tensor *const *handles, int n);
PyObject *op_wrap(op_call *c, etch_tensor *handle);
/* The same as a named tuple. */
PyObject *op_named(op_call *c, const char *name, const char *fields, etch_tensor *const *handles, int n);

/* --- the table --------------------------------------------------------------------------------------------------------------- */

typedef struct op_rows {
    const op_row *at;
    size_t n;
} op_rows;
#define OP_ROWS(rows) ((op_rows){ (rows), sizeof(rows) / sizeof *(rows) })

/* Adds functions for these rows to the module's dict `ops`: dotted name -> function. */
int op_add_rows(PyObject *ops, op_rows rows);
int op_add(PyObject *module);

#endif
