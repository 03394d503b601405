/* Tapes: what ops are done between begin and end is remembered, and gradients of its results can be asked for, with the same code in
 * eager programs and inside traced functions. */
#ifndef ETCH_TAPE_H
#define ETCH_TAPE_H

#include <etch/variable.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct etch_tape etch_tape;

typedef struct etch_tape_options {
    bool is_persistent;     /* gradients may be asked for more than once */
    bool ignores_variables; /* trainable variables are not watched when they are read */
} etch_tape_options;

/* Begins to record, inside the tapes that are open. NULL, with the error sticking to cx, on failure. `options` may be NULL. */
ETCH_API etch_tape *etch_tape_begin(etch_ctx *cx, const etch_tape_options *options);
/* Ends recording; what was recorded stays. Tapes end in any order. */
ETCH_API void etch_tape_end(etch_ctx *cx, etch_tape *tape);
ETCH_API void etch_tape_release(etch_tape **tape); /* ends it, if it has not ended; accepts NULL */
/* What is computed from t from now on has gradients by it. */
ETCH_API void etch_tape_watch(etch_ctx *cx, etch_tape *tape, etch_tensor *t);
ETCH_API void etch_tape_watch_variable(etch_ctx *cx, etch_tape *tape, etch_variable *v);

/* By what a gradient is asked: a tensor, or a variable (by the value it had when the tape read it). */
typedef struct etch_source {
    etch_tensor *tensor;
    etch_variable *variable;
} etch_source;
#define ETCH_BY(t) ((etch_source){ .tensor = (t) })
#define ETCH_BY_VARIABLE(v) ((etch_source){ .variable = (v) })

typedef enum etch_unconnected {
    ETCH_UNCONNECTED_NONE,  /* the gradient by what the results do not depend on is NULL, without an error */
    ETCH_UNCONNECTED_ZEROS, /* zeros of its shape */
} etch_unconnected;

/* Gradients of the sum of ys[i] * seeds[i] (`seeds` may be NULL, and any of them: ones) by each of xs, to out[]: handles of the open
 * scope. ETCH_EDTYPE for what is no float, ETCH_ENOTSUP where the way goes through an op without a gradient (named, with its line),
 * ETCH_EINVAL for a tape that was asked before and is not persistent, or is of another context. */
ETCH_API etch_status etch_tape_gradient(etch_ctx *cx, etch_tape *tape, etch_tensor *const *ys,
                                        etch_tensor *const *seeds, int n_y, const etch_source *xs, int n_x,
                                        etch_unconnected unconnected, etch_tensor **out) ETCH_NODISCARD;
/* All of y's elements by all of x's: shape of y, then shape of x. */
ETCH_API etch_tensor *etch_tape_jacobian(etch_ctx *cx, etch_tape *tape, etch_tensor *y, etch_source x,
                                         etch_unconnected unconnected);

/* Nothing is recorded by any open tape until the matching call: for bookkeeping inside of a step. */
ETCH_API void etch_tapes_pause(etch_ctx *cx);
ETCH_API void etch_tapes_resume(etch_ctx *cx);

/* Places are noted at the call. */
#define etch_tape_gradient(cx, ...) (etch_tape_gradient)(ETCH_AT(cx), __VA_ARGS__)
#define etch_tape_jacobian(cx, ...) (etch_tape_jacobian)(ETCH_AT(cx), __VA_ARGS__)

#ifdef __cplusplus
}
#endif
#endif
