/* Models: a list of named variables, with the random numbers that initialisers and dropout take. Layers and optimisers put their
 * variables into a model and live as long as it; one file holds all of it.
 *
 * Models, and what is made of them, are built from op functions, so that every failure sticks to cx, also where a function
 * returns a status. One thread at a time adds to a model; any number may compute with what it holds, each with its own
 * context. */
#ifndef ETCH_MODEL_H
#define ETCH_MODEL_H

#include <etch/variable.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct etch_model etch_model;

typedef struct etch_model_options {
    etch_dtype dtype; /* of what layers make, a float; 0: f32 */
    uint64_t seed;    /* of all random numbers: the same seed, the same numbers */
    bool
        has_equal_names; /* several variables may have one name; etch_model_find gives the first, and there are no files of it */
} etch_model_options;

/* NULL, with the error sticking to cx, on failure. `options` may be NULL. */
ETCH_API etch_model *etch_model_new(etch_ctx *cx, const etch_model_options *options);
/* With its layers and optimisers; accepts NULL. Functions that were traced with its variables hold these and may go on. */
ETCH_API void etch_model_release(etch_model **m);
ETCH_API etch_dtype etch_model_dtype(const etch_model *m);

/* A new variable, which the model holds: borrowed. Its name is the options' one; a second of the same name is ETCH_EINVAL. */
ETCH_API etch_variable *etch_model_add(etch_ctx *cx, etch_model *m, etch_tensor *initial,
                                       const etch_variable_options *options);
/* One that is there already, which the model holds too; its name must be no other's. */
ETCH_API etch_status etch_model_hold(etch_ctx *cx, etch_model *m, etch_variable *v) ETCH_NODISCARD;
/* In the order in which they were added; the first is "random", which is what etch_model_random counts with. */
ETCH_API int etch_model_n_variables(const etch_model *m);
ETCH_API etch_variable *etch_model_variable(const etch_model *m, int i);        /* NULL: there is none */
ETCH_API etch_variable *etch_model_find(const etch_model *m, const char *name); /* NULL: there is none */

/* Key and counter (u64 scalars) of random numbers that nothing has taken before, enough for a tensor of this shape (a list of
 * integers): for etch_random_uniform and the like. In a traced function each call takes others; what is next is a variable of
 * the model. What a failed program took stays taken. */
typedef struct etch_randomness {
    etch_tensor *key, *counter; /* NULL on failure */
} etch_randomness;
ETCH_API etch_randomness etch_model_random(etch_ctx *cx, etch_model *m, etch_tensor *shape);

/* All variables to a safetensors file, which is there whole or not at all; and back, from a file that has exactly these names,
 * dtypes and shapes: all are read, or none (the message says which differs). Not inside traced functions. Statuses are those of
 * etch_archive_save and etch_archive_open; a name that is missing, or that the model does not have, is ETCH_EINVAL, and so is a model
 * that may have equal names. */
ETCH_API etch_status etch_model_store(etch_ctx *cx, const etch_model *m, const char *path) ETCH_NODISCARD;
ETCH_API etch_status etch_model_load(etch_ctx *cx, etch_model *m, const char *path) ETCH_NODISCARD;

/* Places are noted at the call. */
#define etch_model_new(cx, ...) (etch_model_new)(ETCH_AT(cx), __VA_ARGS__)
#define etch_model_add(cx, ...) (etch_model_add)(ETCH_AT(cx), __VA_ARGS__)
#define etch_model_random(cx, ...) (etch_model_random)(ETCH_AT(cx), __VA_ARGS__)
#define etch_model_load(cx, ...) (etch_model_load)(ETCH_AT(cx), __VA_ARGS__)

#ifdef __cplusplus
}
#endif
#endif
