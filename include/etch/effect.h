/* What a program does besides computing: printing, stopping when something is not as it should be, and running code of
 * its own in the middle of a traced function.
 *
 * Outside of traced functions it happens at once. Inside it is recorded, and happens whenever the function runs, in
 * the order in which the program says it: in the branch that is taken, in every turn of a loop, in functions that are
 * called. What is printed is what tensors and variables are at that point of the program. Gradients are not concerned:
 * what is computed again for them prints nothing, and runs no callback again. */
#ifndef ETCH_EFFECT_H
#define ETCH_EFFECT_H

#include <etch/spec.h>
#include <etch/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct etch_print_options {
    int summarize;   /* of each axis the first and the last so many; 0: 3; -1: all */
    const char *end; /* behind the text; NULL: a newline */
} etch_print_options;

/* Prints `format` with the texts of the n tensors in place of "{}"; "{{" and "}}" are braces. An array is "[1 2 3 ...
 * 8 9 10]", rows stand below each other, floats are the shortest decimals that read back as the same value.
 * ETCH_EINVAL, which sticks to cx, if there are more or fewer "{}" than tensors. `options` may be NULL. */
ETCH_API void etch_print(etch_ctx *cx, const char *format, etch_tensor *const *xs, int n,
                         const etch_print_options *options);

/* Unless all elements of is_true (bool) are: ETCH_EINVAL, which sticks to cx, with the place in the program, the
 * message and the texts of the n tensors. A call of a traced function fails with it, and has then changed no
 * variable. */
ETCH_API void etch_assert(etch_ctx *cx, etch_tensor *is_true, const char *message, etch_tensor *const *xs, int n);

/* Prints of all contexts of the runtime go to `print` from now on, each with one call, which is made on the thread
 * that runs the function, perhaps on several at once; `text` (n bytes, and a NUL behind them) is its caller's. NULL:
 * to the standard error, as it is from the beginning. */
typedef void etch_printer(const char *text, size_t n, void *user);
ETCH_API etch_status etch_set_print(etch_ctx *cx, etch_printer *print, void *user);

/* A callback: code of the program that runs wherever etch_call_host stands, on what the tensors are there. */
typedef struct etch_host {
    const char *name; /* for messages and graphs, at most 63 bytes of it; NULL: "callback" */
    /* Computes results from in[], tensors that hold numbers, which it may keep (etch_keep) and must not write to. To
     * out[] go n_out handles: of the open scope, or what it was given. The error that it returns, or that sticks to
     * cx, is that of the call, with the callback's name and the place that it was recorded at.
     *
     * On cx it may do anything, as outside of traced functions: run ops, call functions, this one too (64 callbacks deep
     * at most), open tapes, which those around do not see, and scopes; only scopes of its caller it cannot end. It may
     * release whatever it holds, cx as well. A variable that it reads has the value from before the call of the traced
     * function which it runs in: new values come when that call has ended. What it writes is there at once; if the call
     * writes the same variable, its value comes last and stays. On several threads that run the function it runs on
     * all of them, at once. */
    etch_status (*run)(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out, void *user);
    void *user;
    void (*release_user)(
        void *user); /* may be NULL; called once, when neither this call, nor a tape, nor a trace needs it */
    /* It does nothing but compute: it runs when its results are needed, as often as they are, for gradients too, and not
     * at all if they are not. Two calls of it with the same inputs may become one. */
    bool is_pure;
} etch_host;

/* host->run(in) to out[], n_out handles of the open scope (at most 254): at once, or inside a traced function whenever it
 * runs, in order with other effects. types[i] is the dtype, the rank and the sizes of result i, which may be unknown, but
 * have no names; another result is ETCH_EDTYPE or ETCH_ESHAPE. On failure the error sticks and out[] is NULL.
 *
 * No gradient goes through it: to ask for one is ETCH_ENOTSUP, unless etch_custom_gradient is around it. Gradients that
 * need what it gave use that; but one in a branch or a loop that is recorded, and is not pure, keeps its results only
 * if it stands in a loop (in the turn itself) and their types have all sizes: else what needs them is ETCH_ENOTSUP. Two
 * callbacks with the same run, user and name are the same one. */
ETCH_API void etch_call_host(etch_ctx *cx, const etch_host *host, etch_tensor *const *in, int n_in,
                             etch_spec *const *types, int n_out, etch_tensor **out);

/* Places are noted at the call. */
#define etch_print(cx, ...) (etch_print)(ETCH_AT(cx), __VA_ARGS__)
#define etch_assert(cx, ...) (etch_assert)(ETCH_AT(cx), __VA_ARGS__)
#define etch_call_host(cx, ...) (etch_call_host)(ETCH_AT(cx), __VA_ARGS__)

#ifdef __cplusplus
}
#endif
#endif
