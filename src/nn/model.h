/* What layers and optimisers need of a model beside its public face: memory that lives as long as it, and a way back when they
 * fail half way. */
#ifndef ETCH_NN_MODEL_H
#define ETCH_NN_MODEL_H

#include <etch/model.h>

/* Zeroed memory that lives as long as the model; `release` (may be NULL) is called with it before it goes, the newest first,
 * while the model's variables still live. NULL, with the error sticking to cx, if there is none. */
void *etch__model_alloc(etch_ctx *cx, etch_model *m, size_t bytes, void (*release)(void *at));
/* A copy of n elements that lives as long as the model; n may be 0. */
void *etch__model_copy(etch_ctx *cx, etch_model *m, const void *at, size_t n, size_t elem_bytes);

/* A point to go back to: what was allocated and added since is given back. */
typedef struct etch_model_mark {
    int n_variables;
    struct etch_model_block *newest;
} etch_model_mark;
etch_model_mark etch__model_mark(const etch_model *m);
void etch__model_undo(etch_model *m, etch_model_mark mark);

/* A variable named "<prefix>/<name>". A NULL prefix: `name` alone. */
etch_variable *etch__model_add_named(etch_ctx *cx, etch_model *m, const char *prefix, const char *name,
                                     etch_tensor *initial, bool is_untrainable);

/* Is m there, and is the name of a new part of it a text? Else false, with the error sticking; `what` is the function's. */
bool etch__model_check(etch_ctx *cx, const etch_model *m, const char *name, const char *what);

/* May several variables of it have one name? */
bool etch__model_has_equal_names(const etch_model *m);

/* values[i] becomes the value of vs[i]: all of them or, with the error sticking, none. Inside traced functions recorded. */
etch_status etch__write_all(etch_ctx *cx, etch_variable *const *vs, etch_tensor *const *values, int n);

#endif
