/* What all files of the extension share: the runtime of the process, the context of the thread, and the way from an
 * error of Etch to a Python exception and back.
 *
 * Every function here is called with the interpreter's lock held unless it says otherwise. Functions that return a
 * PyObject * give a new reference, or NULL with the exception set; those that return an int give -1 with it set. */
#ifndef ETCH_PYTHON_CORE_H
#define ETCH_PYTHON_CORE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <etch/etch.h>
#include <stdbool.h>

/* The runtime that all tensors, variables and functions of the process belong to. Not counted: it lives as long as the
 * process. */
extern etch_runtime *core_runtime;

/* The calling thread's context, made when first asked for. NULL with MemoryError set. */
etch_ctx *core_ctx(void);

/* The exception for the error that is on cx, which is cleared. Always NULL, for `return core_raise(cx)`. If a Python
 * exception is set already, that one stays. */
PyObject *core_raise(etch_ctx *cx);
/* The same for a failure of a traced function while it runs. */
PyObject *core_raise_of_graph(etch_ctx *cx);
/* Was the program told to stop (Ctrl-C)? Then the exception is kept for core_raise, and what runs should end with ETCH_ECANCELLED. */
bool core_stop(void);
/* The other way round, from inside a callback: the Python exception that is set becomes an error of cx, and is kept for core_raise to
 * set again when the call has come back. */
void core_fail(etch_ctx *cx);

/* The attribute, if it has it: 1 and a new reference, 0 and NULL, or -1. As hasattr asks: an AttributeError alone says no. */
int core_get(PyObject *x, const char *name, PyObject **out);
int core_has(PyObject *x, const char *name);
/* Drops the exception that is set, where another way is tried or another one says it better. What no `except Exception` would catch
 * (KeyboardInterrupt) stays: false, and the caller must fail. */
bool core_forgive(void);
/* The same where the caller cannot fail: it is raised again, on this thread, when Python code goes on. */
void core_postpone(void);
/* The items of a sequence, which stay if the sequence changes meanwhile: PySequence_Fast's, but of a list a copy. */
PyObject *core_items(PyObject *x, const char *otherwise);
/* repr(x), cut to n, or `otherwise` where it fails; an exception that is set stays. */
void core_print(PyObject *x, const char *otherwise, char *buffer, size_t n);
/* Lets go of an object from anywhere: any thread, with or without the interpreter's lock, while Etch holds locks of its own. It is done
 * at the next core_ctx(). */
void core_release_later(PyObject *x);

/* Between these the thread runs outside of all traces, whatever is being traced: as in tf.init_scope. -1 with the exception set. */
int core_leave_traces(void);
void core_return_to_traces(void);
bool core_is_outside(void); /* of a trace that waits */
bool core_is_tracing(void); /* on this thread */
/* The context of the innermost trace that waits; NULL: none does. */
etch_ctx *core_left_trace(void);

/* Notes which lines are the package's own: messages and events name those of the program. Adds the exception classes (tf.errors.*) to the
 * module. */
int core_add(PyObject *module);
int core_add_errors(PyObject *module);
extern PyObject *core_error_not_allowed; /* OperatorNotAllowedInGraphError */

#define CORE_STRING(text, length) PyUnicode_FromStringAndSize((text), (Py_ssize_t)(length))

#endif
