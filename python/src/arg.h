/* Arguments of a traced function: from Python's values to Etch's tree of arguments, and from that to what the body is given. */
#ifndef ETCH_PYTHON_ARG_H
#define ETCH_PYTHON_ARG_H

#include "core.h"

enum { ARG_FEW = 48 };

/* Memory of a tree, which lives as long as the call. */
typedef struct arg_memory {
    size_t n_few;
    struct arg_chunk *chunks;
    struct arg_owned *owned; /* objects that live as long */
    PyObject *spec;          /* one that stands in place of a tensor, borrowed; NULL: none does */
    bool by_meaning;         /* functions count by what they do, not by which they are (policies symbolic and strict) */
    bool ignores_sizes;      /* the size of the whole that IndexedSlices are rows of makes no difference */
    max_align_t few[ARG_FEW * sizeof(etch_arg) / sizeof(max_align_t) + 1];
} arg_memory;
static inline void arg_memory_init(arg_memory *m)
{
    m->n_few = 0;
    m->chunks = NULL;
    m->owned = NULL;
    m->spec = NULL;
    m->by_meaning = false;
    m->ignores_sizes = false;
}
void arg_memory_fini(arg_memory *m);
/* NULL with MemoryError set. */
void *arg_room(arg_memory *m, size_t bytes);

/* Takes the reference over until the memory goes; the object itself, or NULL with the exception set. Accepts NULL. */
PyObject *arg_own(arg_memory *m, PyObject *x);
/* 1: x is a plain number or text, told apart by its value; 0: it is none; -1: an exception. */
int arg_literal(PyObject *x, arg_memory *m, etch_literal *out);
/* The other way, for keys of dicts: a new reference. */
PyObject *arg_key(const etch_literal *key);

/* x as an argument; handles it needs are of the open scope. -1 with the exception set. */
int arg_from(etch_ctx *cx, PyObject *x, arg_memory *m, etch_arg *out);
/* The same where a type is declared, which x is made to fit: TypeError "Can not cast" if it cannot. */
int arg_from_declared(etch_ctx *cx, PyObject *x, const etch_spec *declared, arg_memory *m, etch_arg *out);

/* Names of the traced tensors of one parameter: what is declared for them, else the parameter's with a number from the second on. */
typedef struct arg_names {
    const char *parameter;
    const etch_spec *declared; /* NULL: nothing */
    int n;                     /* tensors so far */
    int n_unnamed;
} arg_names;
/* What the body is given for an argument that looked like `like` when the call was made: traced tensors in place of tensors, fresh
 * containers. */
PyObject *arg_to_python(etch_ctx *cx, const etch_arg *arg, PyObject *like, arg_names *names);

#endif
