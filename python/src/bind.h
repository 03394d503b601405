/* Parameters of a Python function, described once, and the arguments of a call bound to them. */
#ifndef ETCH_PYTHON_BIND_H
#define ETCH_PYTHON_BIND_H

#include "arg.h"

/* As (names, defaults, varargs, keyword_only, keyword_defaults, varkw, n_positional_only) describes them: tuples of names and of defaults (BIND_MISSING where
 * there is none), the names of *args and **kwargs or None. */
typedef struct bind_parameters {
    PyObject *names, *defaults, *varargs, *keyword_only, *keyword_defaults, *varkw;
    int n_positional_only;
} bind_parameters;
extern PyObject *bind_missing; /* what stands for no default */

/* Borrowed: positional ones first, those of *args behind them; then keywords with their names. */
typedef struct bind_call {
    Py_ssize_t n_positional, n_keywords;
    PyObject **positional, **keywords, **names; /* in the memory of the call */
    PyObject *unexpected;                       /* while it is made: the first keyword that there is no parameter for */
} bind_call;

int bind_describe(PyObject *description, bind_parameters *out);
void bind_forget(bind_parameters *p);
int bind_visit(const bind_parameters *p, visitproc visit, void *arg);
/* Room for so many, none of which is there yet. -1 with MemoryError set. */
int bind_room(Py_ssize_t n_positional, Py_ssize_t n_keywords, arg_memory *m, bind_call *out);
/* `args` and `keywords` as a vectorcall has them. -1 with a TypeError that says what is missing or too much. */
int bind_arguments(const bind_parameters *p, PyObject *const *args, Py_ssize_t n, PyObject *keywords, arg_memory *m,
                   bind_call *out);
/* Name of positional argument i: the parameter's, or args_0, args_1, ... of *args. A new reference. */
PyObject *bind_name(const bind_parameters *p, Py_ssize_t i);
int bind_add(PyObject *module);

#endif
