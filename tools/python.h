/* Scripts in Python, which the Python package runs. */
#ifndef ETCH_TOOLS_PYTHON_H
#define ETCH_TOOLS_PYTHON_H

#include <stdbool.h>

/* Are these the arguments of `etch run` for a script in Python? */
bool cli_is_python(char *const *at, char *const *end);
/* Becomes Python; returns only if that fails. */
int cli_run_python(char **at, char **end);

#endif
