/* Function: what tf.function makes of a Python function. */
#ifndef ETCH_PYTHON_FUNCTION_H
#define ETCH_PYTHON_FUNCTION_H

#include "arg.h"
#include "bind.h"
#include "core.h"

typedef struct function_object {
    PyObject_HEAD vectorcallfunc call;
    etch_function *f;
    PyObject *name;
    PyObject *python_function; /* what was decorated */
    PyObject
        *body; /* called with (python_function, args, kwargs) while it is traced; None: python_function is called */
    PyObject *instance; /* of a method: a weak reference to self, which is not among the parameters; NULL else */
    bind_parameters parameters;
    etch_spec **signature; /* by positional argument; NULL: none is declared */
    int n_signature;
    bool is_method;     /* its calls are those of the first argument's own Function */
    bool takes_tensors; /* numbers among its arguments are tensors, and make no traces */
    bool keeps_sizes;   /* the policy is symbolic or strict */
    bool is_exact;      /* the policy is exact */
    PyObject *
        held; /* the instance, where nobody else held it when the method was asked for: until the next call has ended */
    PyObject *instances; /* of a function that is a method: id of the instance -> (weak reference, Function) */
    PyObject *seen;      /* by trace: what it was made for and gives */
    Py_ssize_t max_seen; /* before those of traces that are gone are looked for */
    PyObject *dict, *weak;
} function_object;

extern PyTypeObject function_object_type;
static inline bool function_check(PyObject *x) { return PyObject_TypeCheck(x, &function_object_type); }

/* false with the exception set: its __init__ was not called, or failed. */
bool function_is_made(const function_object *f);

/* The arguments of a call, bound and built. */
typedef struct function_call {
    function_object *f;
    struct function_call *outer; /* on this thread */
    bind_call bound;
    etch_arg *args; /* in the memory of the call */
    int n_args;
    bool was_traced; /* the body ran */
    uint64_t number; /* of the trace that it ran for */
    PyObject *
        made; /* what the body was traced for and gave: (args, kwargs, outputs) with specs for tensors; NULL: not traced */
    struct function_cast *casts; /* what arguments were made into, to fit what is declared */
    arg_memory memory;
} function_call;

/* Binds and builds; the scope of cx is open. -1 with the exception set. Ends with function_call_end in any case. */
int function_call_begin(function_call *c, etch_ctx *cx, function_object *f, PyObject *const *args, Py_ssize_t n,
                        PyObject *keywords);
/* A call that is not made again: only what the body is given is told by these. */
int function_call_repeat(function_call *c, function_object *f, PyObject *positional, PyObject *keywords);
void function_call_end(function_call *c);
/* A call; `trace` 0: the one that fits best. */
PyObject *function_run(PyObject *self, uint64_t trace, PyObject *const *args, Py_ssize_t n, PyObject *keywords);
/* The body, for the runtime: user is the function_object. */
void function_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user);

/* _core.in_scratch(callable): calls it in a trace that is thrown away. */
PyObject *function_in_scratch(PyObject *module, PyObject *callable);

/* Introspection (function_info.c). */
extern PyMethodDef function_info_methods[], function_info_functions[];

/* Events that warn are kept until the call that they are about is over, then logged. */
int function_watch_events(etch_ctx *cx);
int function_log_warnings(PyObject *function);

int function_add(PyObject *module);

#endif
