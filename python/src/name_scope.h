/* tf.name_scope: what names of variables and ops begin with. */
#ifndef ETCH_PYTHON_NAME_SCOPE_H
#define ETCH_PYTHON_NAME_SCOPE_H

#include "core.h"

/* `name` behind the scopes that are open on this thread: "outer/inner/name". */
PyObject *name_scope_join(PyObject *name);
/* Is one open on this thread? */
bool name_scope_is_open(void);
/* Names begin with nothing from now on: a function is traced. Returns what they began with (a new reference, or NULL)
 * for the second, which takes it back. */
PyObject *name_scope_leave(void);
void name_scope_return(PyObject *before);
int name_scope_add(PyObject *module);

#endif
