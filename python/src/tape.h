/* GradientTape: what ops are done inside of its `with` is remembered, and gradients can be asked for. */
#ifndef ETCH_PYTHON_TAPE_H
#define ETCH_PYTHON_TAPE_H

#include "core.h"

typedef struct tape_object {
    PyObject_HEAD etch_tape *t; /* NULL: not entered yet, or asked and not persistent */
    etch_ctx *cx;               /* that it was begun on */
    bool is_persistent, ignores_variables, sees_before;
    bool is_recording;
    PyObject *watched; /* variables, a tuple, kept when the tape is used up; NULL: not yet */
    PyObject *dict, *weak;
} tape_object;

extern PyTypeObject tape_type;

/* Ends or resumes recording. -1 with the exception set. */
int tape_stop(tape_object *tape);
int tape_resume(tape_object *tape);
/* Keeps what watched_variables() says, before it is asked: then it knows no more. -1 with the exception set. */
int tape_keep_watched(tape_object *tape);
/* Lets the tape go: it was asked. */
void tape_use_up(tape_object *tape);
/* A warning on the logger that TensorFlow's programs look at. -1 with the exception set. */
int tape_warn(const char *format, PyObject *argument);

/* Questions (tape_ask.c). */
PyObject *tape_gradient(PyObject *self, PyObject *args, PyObject *kwargs);
PyObject *tape_jacobian(PyObject *self, PyObject *args, PyObject *kwargs);
PyObject *tape_batch_jacobian(PyObject *self, PyObject *args, PyObject *kwargs);

int tape_add(PyObject *module);

#endif
