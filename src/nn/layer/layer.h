/* How layers are made: memory and variables of a model, all of them or none. */
#ifndef ETCH_NN_LAYER_LAYER_H
#define ETCH_NN_LAYER_LAYER_H

#include <etch/layer.h>
#include <etch/scope.h>

#include "nn/model.h"

/* What every layer begins with. */
typedef struct etch_layer_base {
    const char *who; /* "dense d1": for messages */
    etch_dtype dtype;
} etch_layer_base;

/* A layer being made. */
typedef struct etch_layer_making {
    etch_ctx *cx;
    etch_model *m;
    const char *name, *who;
    etch_model_mark before;
    etch_scope scope;
} etch_layer_making;

/* Zeroed memory of a layer, which begins with an etch_layer_base; NULL, with the error sticking and nothing begun,
 * on failure. */
void *etch__layer_begin(etch_layer_making *it, etch_ctx *cx, etch_model *m, const char *kind, const char *name,
                        size_t bytes);
/* The layer, or NULL with everything undone if an error sticks by now. */
void *etch__layer_end(etch_layer_making *it, void *layer);

/* "dense d1: n_out is 0, not above 0" */
void etch__layer_check_size(etch_layer_making *it, const char *what, int64_t n);
/* Is x from 0 to 1 (`excludes_one`: without 1)? */
void etch__layer_check_share(etch_layer_making *it, const char *what, double x, bool excludes_one);
void etch__layer_check_activation(etch_layer_making *it, etch_activation how);

/* A variable of these sizes, filled as the caller of the layer asks or, if that is the default, by `otherwise`. NULL
 * after an error. */
etch_variable *etch__layer_add(etch_layer_making *it, const char *name, etch_init how, etch_init otherwise,
                               const int64_t *dims, int rank);
/* One with that first value. */
etch_variable *etch__layer_add_tensor(etch_layer_making *it, const char *name, etch_tensor *initial,
                                      bool is_untrainable);

/* --- computing ---------------------------------------------------------------------------------------------------- */

/* A size of a shape: a number, or that of an axis of `of`, which may be open. */
typedef struct etch_layer_size {
    int64_t number;
    etch_tensor *of; /* NULL: the number */
    int axis;
} etch_layer_size;
enum { ETCH_NN_MAX_AXES = ETCH_MAX_RANK };
/* The shape as a list of integers. */
etch_tensor *etch__layer_shape(etch_ctx *cx, const etch_layer_size *sizes, int n);
#define ETCH_NN_SIZE(n) ((etch_layer_size){ (n), NULL, 0 })
#define ETCH_NN_SIZE_OF(t, i) ((etch_layer_size){ 0, (t), (i) })
#define ETCH_NN_SHAPE(cx, ...) \
    etch__layer_shape((cx), (const etch_layer_size[]){ __VA_ARGS__ }, \
                      (int)(sizeof((etch_layer_size[]){ __VA_ARGS__ }) / sizeof(etch_layer_size)))

/* x [.., n_in] @ kernel [n_in, n_out] + bias (NULL: none), as one product however many axes there are. The last axis
 * stays the only one that has its size: [rows, n_out]. */
etch_tensor *etch__layer_product(etch_ctx *cx, etch_tensor *x, int64_t n_in, etch_tensor *kernel, etch_tensor *bias);

#endif
