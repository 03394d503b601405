/* First values of variables. */
#ifndef ETCH_INITIALIZER_H
#define ETCH_INITIALIZER_H

#include <etch/model.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum etch_init_kind {
    ETCH_INIT_DEFAULT, /* what the layer says */
    ETCH_INIT_ZEROS,
    ETCH_INIT_ONES,
    ETCH_INIT_CONSTANT,         /* a */
    ETCH_INIT_UNIFORM,          /* from a to b; both 0: from -0.05 to 0.05 */
    ETCH_INIT_NORMAL,           /* mean a, deviation b (0: 0.05) */
    ETCH_INIT_TRUNCATED_NORMAL, /* mean a, deviation b (0: 0.05) of the normal of which two deviations are left */
    ETCH_INIT_GLOROT_UNIFORM,
    ETCH_INIT_GLOROT_NORMAL,
    ETCH_INIT_HE_UNIFORM,
    ETCH_INIT_HE_NORMAL,
    ETCH_INIT_LECUN_UNIFORM,
    ETCH_INIT_LECUN_NORMAL,
    ETCH_INIT_ORTHOGONAL, /* times a, or 1 if a is 0 */
} etch_init_kind;

typedef struct etch_init {
    etch_init_kind kind;
    double a, b;
} etch_init;

/* A tensor of the model's dtype, a handle of the open scope, as Keras 3 has these: fans of a kernel [.., in, out] are in and
 * out times the product of the sizes before them (of a list [n] both are n); orthogonal ones have orthonormal rows or columns,
 * whichever are fewer, where all axes but the last are one. NULL, with the error sticking to cx, on failure. */
ETCH_API etch_tensor *etch_init_tensor(etch_ctx *cx, etch_model *m, etch_init how, const int64_t *dims, int rank);

/* Places are noted at the call. */
#define etch_init_tensor(cx, ...) (etch_init_tensor)(ETCH_AT(cx), __VA_ARGS__)

#ifdef __cplusplus
}
#endif
#endif
