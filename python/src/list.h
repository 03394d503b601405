/* TensorArray: a list of tensors. Outside of traces it changes when it is written to; in a trace to write gives a new
 * one. */
#ifndef ETCH_PYTHON_LIST_H
#define ETCH_PYTHON_LIST_H

#include "core.h"

typedef struct list_object {
    PyObject_HEAD etch_dtype dtype;
    bool is_dynamic, is_kept, infers; /* is_kept: what was read stays */
    int rank;                         /* of elements; -1: not known */
    int64_t dims[ETCH_MAX_RANK];      /* of elements; -1: not known */
    PyObject *elements; /* outside of traces: Tensors, None where nothing was written, False where it was read */
    /* In a trace, its own references: the tensors of an etch_list; or, as long as nothing says what elements are like,
     * how many there are, an i64 scalar. */
    etch_tensor *rows, *sizes, *length;
    PyObject *weak;
} list_object;

extern PyTypeObject list_type;
static inline bool list_check(PyObject *x) { return PyObject_TypeCheck(x, &list_type); }
static inline list_object *list_of(PyObject *x) { return (list_object *)x; }

/* Lists as values of branches and loops. One that nothing was written to has no tensors. */
enum { LIST_MAX_TENSORS = 2 };
/* Its tensors to out[]: how many, or -1 with the exception set. One that is from outside of traces is taken as it is
 * now. `types` (may be NULL): what a loop may change of them, as etch_loop_options has it; the caller releases them. */
int list_tensors(etch_ctx *cx, PyObject *x, etch_tensor **out, etch_spec **types);
/* Another like x, made of these tensors. */
PyObject *list_with(etch_ctx *cx, PyObject *x, etch_tensor *const *tensors, int n);
/* Another like x, made of what stands for its tensors in the results of a function: one that holds elements where they do, x itself for specs. */
PyObject *list_from_parts(PyObject *x, PyObject *parts);
/* What elements of x, which is of the body that is being traced, are like for the trace around: a tuple of sizes
 * (Tensors), or the rank if their sizes differ or only the body knows them. */
PyObject *list_element_outside(etch_ctx *cx, PyObject *x);
/* x, which has no tensors, as a list of nothing but zeros with elements like this (of list_element_outside). */
PyObject *list_prepare(etch_ctx *cx, PyObject *x, PyObject *element);
/* One from outside of traces as an argument that counts by what it holds: all of it but its elements, as (class, tuple);
 * and another of the kind with these elements, of a sequence. New references. */
PyObject *list_description(PyObject *x);
PyObject *list_of_elements(PyObject *like, PyObject *elements);
int list_add(PyObject *module);

/* --- between the two files ---------------------------------------------------------------------------------------- */

/* A new one with the same attributes and without contents. */
list_object *list_like(const list_object *l);
/* Can it have elements of the type that value has without its first n_before axes? Else the exception is set. Takes over what it says of
 * the shape of elements. */
bool list_accept(etch_ctx *cx, list_object *l, etch_tensor *value, int n_before);
bool list_is_shape_known(const list_object *l);

/* In a trace (list_trace.c); new references. */
PyObject *list_trace_write(etch_ctx *cx, list_object *l, PyObject *index, etch_tensor *value);
etch_tensor *list_trace_read(etch_ctx *cx, list_object *l, PyObject *index);
etch_tensor *list_trace_stack(etch_ctx *cx, list_object *l);
etch_tensor *list_trace_concat(etch_ctx *cx, list_object *l);
etch_tensor *list_trace_gather(etch_ctx *cx, list_object *l, etch_tensor *indices);
etch_tensor *list_trace_size(etch_ctx *cx, list_object *l);
PyObject *list_trace_scatter(etch_ctx *cx, list_object *l, etch_tensor *indices, etch_tensor *value);
PyObject *list_trace_unstack(etch_ctx *cx, list_object *l, etch_tensor *value);
PyObject *list_trace_split(etch_ctx *cx, list_object *l, etch_tensor *value, etch_tensor *lengths);

#endif
