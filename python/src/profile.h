/* The profile of what runs, for tf.profile and `etch run --profile`. */
#ifndef ETCH_PYTHON_PROFILE_H
#define ETCH_PYTHON_PROFILE_H

#include "core.h"

int profile_add(PyObject *module);

#endif
