/* Tapes: what ops are done between begin and end is remembered, and gradients of its results can be asked for, with
 * the same code in eager programs and inside traced functions. */
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
    /* etch_tape_gradients scatters only what gathers use, by indices that then have the dtype which the program gave them (i64 where it
     * gave several). What slices use is dense, and what came through etch_dense_gradient. As TensorFlow has it. */
    bool scatters_gathers_only;
    /* Inside a traced function: what was done there before is on it too, as if it had been there from the start. What it watches are
     * then values that others may have been computed from already. Two tensors that are equal floats, computed while no tape was open,
     * may be one source; and a variable stands for the values that it had when the function was called and has now. ETCH_EINVAL
     * outside of traces. */
    bool sees_before;
} etch_tape_options;

/* Begins to record, inside the tapes that are open. NULL, with the error sticking to cx, on failure. `options` may be
 * NULL.
 *
 * A tape sees what happens where it was begun: one that was begun inside a traced function sees its ops, one that was
 * begun outside sees the call. It belongs to the context, and is used and released by its thread; it may outlive it. */
ETCH_API etch_tape *etch_tape_begin(etch_ctx *cx, const etch_tape_options *options);
/* Ends recording; what was recorded stays. Tapes end in any order. */
ETCH_API void etch_tape_end(etch_ctx *cx, etch_tape *tape);
ETCH_API void etch_tape_release(etch_tape **tape); /* ends it, if it has not ended; accepts NULL */
/* One that has ended records again; what happened in between is not on it. ETCH_EINVAL, which sticks to cx, if it was asked and is
 * not persistent, if it was begun elsewhere, or if another tape was begun meanwhile and is open: tapes that are open together
 * have to have been open together from the start of one of them. */
ETCH_API void etch_tape_resume(etch_ctx *cx, etch_tape *tape);
/* Gradients may be asked for more than once from now on, whatever its options said. */
ETCH_API void etch_tape_make_persistent(etch_tape *tape);
/* The variables that it watches: those that it was told to, then those that were read while it recorded, one for each value that
 * was read, so that one may be there more than once. Borrowed, until it is asked. NULL: there is no i-th. */
ETCH_API etch_variable *etch_tape_variable(const etch_tape *tape, int i);
/* What is computed from t from now on has gradients by it. Trainable variables are watched when they are read; others
 * by the second. ETCH_EDTYPE for what is no float. */
ETCH_API void etch_tape_watch(etch_ctx *cx, etch_tape *tape, etch_tensor *t);
ETCH_API void etch_tape_watch_variable(etch_ctx *cx, etch_tape *tape, etch_variable *v);

/* To a tape that sees what was before it t is as good as a constant. ETCH_EINVAL for others. */
ETCH_API void etch_tape_leave_out(etch_ctx *cx, etch_tape *tape, etch_tensor *t);

/* By what a gradient is asked: a tensor, or a variable: by the value it had when it was read while the tape was open;
 * if it was read several times, by all of these, also behind writes and inside of loops and functions that are called. None flows to what was
 * written. */
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

/* Gradients of the sum of ys[i] * seeds[i] (`seeds` may be NULL, and any of them: ones) by each of xs, to out[]:
 * handles of the open scope. Sources are what is watched and what was computed from it on the tape. The gradient is
 * itself recorded by the tapes that are open, so that tapes inside tapes give derivatives of any order.
 *
 * ETCH_EDTYPE for what is no float, ETCH_ESHAPE for a seed that does not fit, ETCH_EGRADIENT where the way goes through
 * an op without a gradient (named, with its line), ETCH_EINVAL for a tape that was asked before and is not
 * persistent, is of another context, or was begun elsewhere: outside of the function that is being traced, or inside
 * one that is not any more. On failure out[] is all NULL. A tape that is not persistent ends here, and lets go of
 * what it holds once the gradients are there. */
ETCH_API etch_status etch_tape_gradient(etch_ctx *cx, etch_tape *tape, etch_tensor *const *ys,
                                        etch_tensor *const *seeds, int n_y, const etch_source *xs, int n_x,
                                        etch_unconnected unconnected, etch_tensor **out) ETCH_NODISCARD;
/* A gradient that may be scattered: where only some rows of the source were used, most of it is zeros that need not be
 * there. */
typedef struct etch_gradient {
    etch_tensor *value; /* NULL: not connected */
    /* NULL: `value` has the shape of the source. Else an i64 vector: value[i] is added to row indices[i] of the
     * source's axis 0, one row after another; an index may be there more than once. */
    etch_tensor *indices;
} etch_gradient;

/* As etch_tape_gradient, but what is used by etch_gather along axis 0 (with indices of any rank), or by one index
 * along it (etch_strided_slice), and by nothing else, has a scattered gradient; used several times, the rows of all of
 * these one behind the other. Eager or traced, also through calls of traced functions. What is used in the body of a
 * branch or a loop has a dense one. */
ETCH_API etch_status etch_tape_gradients(etch_ctx *cx, etch_tape *tape, etch_tensor *const *ys,
                                         etch_tensor *const *seeds, int n_y, const etch_source *xs, int n_x,
                                         etch_gradient *out) ETCH_NODISCARD;
/* The dense form, of this shape (an integer vector): the source's. It has the bits that etch_tape_gradient gives, unless
 * the source is cast to a narrower dtype before rows are taken of it: then rows of one place are added up in the wider
 * one. NULL if it is not connected. */
ETCH_API etch_tensor *etch_gradient_dense(etch_ctx *cx, etch_gradient gradient, etch_tensor *shape);

/* All of y's elements by all of x's: shape of y, then shape of x. One pass back per element of y. Inside a traced
 * function the number of y's elements becomes one that the trace knows, as with etch_tensor_count. NULL: an error,
 * which sticks, or not connected. */
ETCH_API etch_tensor *etch_tape_jacobian(etch_ctx *cx, etch_tape *tape, etch_tensor *y, etch_source x,
                                         etch_unconnected unconnected);

/* Nothing is recorded by the tapes that are open until the matching call: for bookkeeping inside of a step. Inside the
 * body of a branch or a loop that is being traced it does not concern tapes around that. */
ETCH_API void etch_tapes_pause(etch_ctx *cx);
ETCH_API void etch_tapes_resume(etch_ctx *cx);

/* What the backward rule of a custom gradient is told. Handles are borrowed; entries that are no floats are NULL in
 * d_out. */
typedef struct etch_custom_call {
    etch_tensor *const *in; /* what forward was given */
    int n_in;
    etch_tensor *const *out;   /* what it gave; NULL for what is no float */
    etch_tensor *const *d_out; /* gradients by these; zeros where none flows */
    int n_out;
} etch_custom_call;

typedef struct etch_custom {
    const char *name; /* for messages; NULL: "custom" */
    /* Computes results from in[], at most max_out, and returns how many; -1 after an error. No tape sees how. */
    int (*forward)(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user);
    /* Gradients by in[] to d_in[], each of its input's type; NULL: none flows. Returns how many: n_in, or -1 after an
     * error. Called when a gradient flows to a result: any number of times, by an eager tape with tensors that hold
     * numbers, by one inside a traced function with traced ones. What it does is recorded by the tapes that are open
     * then. In the body of a branch or a loop that is recorded it is called once, right after forward, with traced
     * ones, and what it does becomes part of the graph: see below. */
    int (*backward)(etch_ctx *cx, const etch_custom_call *call, etch_tensor **d_in, void *user);
    void *user;
    void (*release_user)(
        void *user); /* may be NULL; called once, when neither this call, nor a tape, nor a trace needs it */
} etch_custom;

/* Results of custom->forward(in), whose gradients are custom->backward's, to out[]: handles of the open scope.
 * Returns how many there are, or -1 with the error sticking. Also holds for tapes around the call of a traced
 * function that has it inside, and in branches and loops that are recorded, also by such calls. There backward may read
 * variables, which have the value from when forward runs, and run pure callbacks; if it does more (writes, prints,
 * asserts, calls back) or fails, that is ETCH_ENOTSUP to who asks for a gradient through it, and to nobody else; so
 * is a gradient of a gradient through one that is not linear in d_out.
 * Variables are to be among in[]: forward's reads are not seen. */
ETCH_API int etch_custom_gradient(etch_ctx *cx, etch_tensor *const *in, int n_in, const etch_custom *custom,
                                  etch_tensor **out, int max_out);

/* Places are noted at the call. */
#define etch_tape_gradient(cx, ...) (etch_tape_gradient)(ETCH_AT(cx), __VA_ARGS__)
#define etch_tape_gradients(cx, ...) (etch_tape_gradients)(ETCH_AT(cx), __VA_ARGS__)
#define etch_gradient_dense(cx, ...) (etch_gradient_dense)(ETCH_AT(cx), __VA_ARGS__)
#define etch_tape_jacobian(cx, ...) (etch_tape_jacobian)(ETCH_AT(cx), __VA_ARGS__)
#define etch_custom_gradient(cx, ...) (etch_custom_gradient)(ETCH_AT(cx), __VA_ARGS__)

#ifdef __cplusplus
}
#endif
#endif
