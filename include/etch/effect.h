/* What a program does besides computing: printing, and stopping when something is not as it should be.
 *
 * Outside of traced functions it happens at once. Inside it is recorded, and happens whenever the function runs, in
 * the order in which the program says it: in the branch that is taken, in every turn of a loop, in functions that are
 * called. What is printed is what tensors and variables are at that point of the program. Gradients are not concerned:
 * what is computed again for them prints nothing. The condition of a loop can neither print nor assert; a turn can. */
#ifndef ETCH_EFFECT_H
#define ETCH_EFFECT_H

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

/* Places are noted at the call. */
#define etch_print(cx, ...) (etch_print)(ETCH_AT(cx), __VA_ARGS__)
#define etch_assert(cx, ...) (etch_assert)(ETCH_AT(cx), __VA_ARGS__)

#ifdef __cplusplus
}
#endif
#endif
