/* Where random ops take their numbers from: TensorFlow's seeds, and a stream of numbers per op. */
#ifndef ETCH_PYTHON_RANDOM_SEED_H
#define ETCH_PYTHON_RANDOM_SEED_H

#include "op.h"

/* What the runtime's random ops are given. */
typedef struct random_start {
    etch_tensor *key, *counter; /* u64[] and u64[2] */
} random_start;

/* The op's stream, which is moved on by n_blocks (u64[]): `kind` and `variant` say which op it is, `seed` is the seed of the op or None.
 * False with an exception set or an error on the context. */
bool random_take(etch_ctx *cx, const char *kind, int variant, PyObject *seed, etch_tensor *n_blocks, random_start *out);
/* An op that has nothing to draw: those after it are given the seeds that they would be given anyway. */
bool random_pass(etch_ctx *cx, PyObject *seed);
/* The start that a seed of two integers means (int32 or int64 [2]), with the bits of the seed mixed. */
bool random_from_seed(etch_ctx *cx, etch_tensor *seed, random_start *out);
/* For all ops from now on; None: as if none had been set. -1 with an exception set. */
int random_set_seed(PyObject *seed);

/* How many blocks of random bits an op may take for n elements (an integer scalar): 256 each. u64[]. */
etch_tensor *random_blocks(etch_ctx *cx, etch_tensor *n);

#endif
