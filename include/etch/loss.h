/* Losses: scalars to be made small, formulas as Keras 3 has them. They work on tensors and inside traced functions,
 * at any sizes. */
#ifndef ETCH_LOSS_H
#define ETCH_LOSS_H

#include <etch/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum etch_reduction {
    ETCH_REDUCE_MEAN, /* sum over number of losses, not over sum of weights (Keras' sum_over_batch_size); of none: 0 */
    ETCH_REDUCE_SUM,
    ETCH_REDUCE_NONE, /* one loss per example */
} etch_reduction;

typedef struct etch_loss_options {
    etch_reduction reduction;
    etch_tensor *weights;   /* of examples: a scalar, or of the losses' rank, with their sizes or 1; NULL: 1 */
    double label_smoothing; /* 0 to 1; cross-entropies, but for the sparse one */
    bool are_probabilities; /* cross-entropies: y is no logits; kept 1e-7 away from 0 and 1 */
    double delta;           /* Huber: above 0; 0: 1 */
} etch_loss_options;

/* y is what the model gives, floats [.., n]; target what it should, of any dtype that is a number, y's shape. An
 * example is all along the last axis: there is one loss for each, the mean of that of its elements (cross-entropies
 * but for the binary one: their sum). Half types are computed in f32, and so is their loss; else it is of y's dtype.
 * `options` may be NULL. NULL, with the error sticking to cx, on failure: ETCH_ESHAPE, ETCH_EDTYPE, ETCH_EINVAL for
 * options. */
ETCH_API etch_tensor *etch_loss_mean_squared(etch_ctx *cx, etch_tensor *y, etch_tensor *target,
                                             const etch_loss_options *options);
ETCH_API etch_tensor *etch_loss_mean_absolute(etch_ctx *cx, etch_tensor *y, etch_tensor *target,
                                              const etch_loss_options *options);
ETCH_API etch_tensor *etch_loss_huber(etch_ctx *cx, etch_tensor *y, etch_tensor *target,
                                      const etch_loss_options *options);
/* target: -1 or 1; if all of them are 0 or 1, a 0 stands for -1. */
ETCH_API etch_tensor *etch_loss_hinge(etch_ctx *cx, etch_tensor *y, etch_tensor *target,
                                      const etch_loss_options *options);
/* target: probabilities of classes. */
ETCH_API etch_tensor *etch_loss_cross_entropy(etch_ctx *cx, etch_tensor *y, etch_tensor *target,
                                              const etch_loss_options *options);
/* target: numbers of classes (integers), y's shape without its last axis; ETCH_ERANGE if there is no such class. */
ETCH_API etch_tensor *etch_loss_sparse_cross_entropy(etch_ctx *cx, etch_tensor *y, etch_tensor *target,
                                                     const etch_loss_options *options);
ETCH_API etch_tensor *etch_loss_binary_cross_entropy(etch_ctx *cx, etch_tensor *y, etch_tensor *target,
                                                     const etch_loss_options *options);

/* Places are noted at the call. */
#define etch_loss_mean_squared(cx, ...) (etch_loss_mean_squared)(ETCH_AT(cx), __VA_ARGS__)
#define etch_loss_mean_absolute(cx, ...) (etch_loss_mean_absolute)(ETCH_AT(cx), __VA_ARGS__)
#define etch_loss_huber(cx, ...) (etch_loss_huber)(ETCH_AT(cx), __VA_ARGS__)
#define etch_loss_hinge(cx, ...) (etch_loss_hinge)(ETCH_AT(cx), __VA_ARGS__)
#define etch_loss_cross_entropy(cx, ...) (etch_loss_cross_entropy)(ETCH_AT(cx), __VA_ARGS__)
#define etch_loss_sparse_cross_entropy(cx, ...) (etch_loss_sparse_cross_entropy)(ETCH_AT(cx), __VA_ARGS__)
#define etch_loss_binary_cross_entropy(cx, ...) (etch_loss_binary_cross_entropy)(ETCH_AT(cx), __VA_ARGS__)

#ifdef __cplusplus
}
#endif
#endif
