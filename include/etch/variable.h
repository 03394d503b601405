/* Variables: named tensors that keep their identity while their value changes.
 *
 * A value that was read is a tensor like any: it does not change when the variable does. (It is the variable's own
 * memory: map it for reading only.) Inside a traced function reads and writes are recorded in program order: a read
 * sees the last write before it; the variables themselves change only when the call has run to its end, all of them or,
 * if anything failed, none.
 *
 * Any number of threads may use a variable, each with its own context. A call takes the values of all its variables
 * at one moment and puts the new ones at one moment: of two calls at once that write the same variable, the later
 * one to end wins. Writes outside of traced functions that add or subtract are added up, whatever other threads do
 * meanwhile. New values are written over the old ones where nobody has read these and nothing can fail any more; who
 * asks for such a variable on another thread waits until the call has ended. */
#ifndef ETCH_VARIABLE_H
#define ETCH_VARIABLE_H

#include <etch/spec.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct etch_variable etch_variable;

typedef struct etch_variable_options {
    const char *name;    /* NULL: "variable" */
    bool is_untrainable; /* tapes do not watch it by themselves */
    /* Declared, where values may have others than the first one has; NULL: those of the first value. In a traced
     * function a size that is open is what it is at present: a program that asks for it as a number is traced again
     * when it is another. That sizes of one name are equal, and ranges, is checked when a value is stored. */
    const etch_size *sizes;
    int rank; /* of `sizes`; ETCH_ANY_RANK: any shape */
    /* The initial value may be kept as it is instead of being copied: nobody writes to its memory any more. */
    bool keeps_initial;
} etch_variable_options;

/* A new variable, counted, with a copy of `initial` as its first value (`keeps_initial`: or itself). NULL, with the error sticking to cx, on
 * failure. `options` may be NULL.
 *
 * Inside a traced function, also in its branches and loops: allowed as long as the function has made none. The
 * variable is made at once, from what `initial` is there, and the function holds it too; then the body is run once
 * more, and must use what it made instead of making another. What depends on the function's arguments is computed
 * from those of the call that it is traced for, and an error where only types are traced. If the function has been
 * traced before, without making any, the call fails (ETCH_EVARIABLE), and its traces are made anew when they are called for again;
 * the variable is there all the same. Traces that follow and make one fail likewise. */
ETCH_API etch_variable *etch_variable_new(etch_ctx *cx, etch_tensor *initial, const etch_variable_options *options);
/* Says that the function that is traced on cx has made v, although it was made on another context, outside of the trace:
 * the same rules hold for it. Where no function is traced, nothing is said. ETCH_EVARIABLE if it may make none. */
ETCH_API etch_status etch_variable_made_outside(etch_ctx *cx, etch_variable *v) ETCH_NODISCARD;
ETCH_API etch_variable *etch_variable_retain(etch_variable *v);
ETCH_API void etch_variable_release(etch_variable **v); /* any thread; accepts NULL */

ETCH_API const char *etch_variable_name(const etch_variable *v);
ETCH_API etch_dtype etch_variable_dtype(const etch_variable *v);
ETCH_API int etch_variable_rank(const etch_variable *v);              /* declared; ETCH_ANY_RANK */
ETCH_API int64_t etch_variable_dim(const etch_variable *v, int axis); /* declared; ETCH_ANY_SIZE */
ETCH_API bool etch_variable_is_trainable(const etch_variable *v);

/* The value: a handle of the open scope; inside a trace, recorded. */
ETCH_API etch_tensor *etch_variable_read(etch_ctx *cx, etch_variable *v);
/* Writes. Each returns the new value, as etch_variable_read would, or NULL with the error sticking: the dtype or a
 * size does not fit (both types are in the message). A delta has the sizes of the value: there is no broadcasting.
 * No gradient goes from what is read to what was written. */
ETCH_API etch_tensor *etch_variable_assign(etch_ctx *cx, etch_variable *v, etch_tensor *value);
ETCH_API etch_tensor *etch_variable_assign_add(etch_ctx *cx, etch_variable *v, etch_tensor *delta);
ETCH_API etch_tensor *etch_variable_assign_sub(etch_ctx *cx, etch_variable *v, etch_tensor *delta);
/* Rows indices[i] along axis 0 become updates[i], or have them added or subtracted; equal indices: the last one
 * wins, or all are added. ETCH_ERANGE if there is no such row. */
ETCH_API etch_tensor *etch_variable_scatter_update(etch_ctx *cx, etch_variable *v, etch_tensor *indices,
                                                   etch_tensor *updates);
ETCH_API etch_tensor *etch_variable_scatter_add(etch_ctx *cx, etch_variable *v, etch_tensor *indices,
                                                etch_tensor *updates);
ETCH_API etch_tensor *etch_variable_scatter_sub(etch_ctx *cx, etch_variable *v, etch_tensor *indices,
                                                etch_tensor *updates);

/* The variable as an argument of a call: not which one it is counts there, but its type, and which arguments are the
 * same one. The (structured) body gets it from etch_arg_variable, which gives NULL for what is no variable: another
 * handle of it, so that what the body does with its argument is told from what it does with a variable that it knows
 * from elsewhere, even if the two are one. Where a spec of a resource stands for it, or a trace is audited, that is a
 * variable which has no value outside of the trace. */
ETCH_API etch_arg etch_variable_arg(etch_variable *v);
ETCH_API etch_variable *etch_arg_variable(const etch_arg *arg);

/* Places are noted at the call. */
#define etch_variable_new(cx, ...) (etch_variable_new)(ETCH_AT(cx), __VA_ARGS__)
#define etch_variable_read(cx, ...) (etch_variable_read)(ETCH_AT(cx), __VA_ARGS__)
#define etch_variable_assign(cx, ...) (etch_variable_assign)(ETCH_AT(cx), __VA_ARGS__)
#define etch_variable_assign_add(cx, ...) (etch_variable_assign_add)(ETCH_AT(cx), __VA_ARGS__)
#define etch_variable_assign_sub(cx, ...) (etch_variable_assign_sub)(ETCH_AT(cx), __VA_ARGS__)
#define etch_variable_scatter_update(cx, ...) (etch_variable_scatter_update)(ETCH_AT(cx), __VA_ARGS__)
#define etch_variable_scatter_add(cx, ...) (etch_variable_scatter_add)(ETCH_AT(cx), __VA_ARGS__)
#define etch_variable_scatter_sub(cx, ...) (etch_variable_scatter_sub)(ETCH_AT(cx), __VA_ARGS__)

#ifdef __cplusplus
}
#endif
#endif
