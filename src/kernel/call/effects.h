/* Where prints go, and what their formats are. */
#ifndef ETCH_KERNEL_CALL_EFFECTS_H
#define ETCH_KERNEL_CALL_EFFECTS_H

#include "base/ctx.h"
#include "kernel/call.h"

typedef void etch_print_fn(const char *text, size_t n, void *user);

/* Of the runtime; NULL: the standard error. */
etch_status etch__set_print(etch_ctx *cx, etch_print_fn *print, void *user) ETCH_NODISCARD;
/* The whole text at once; no lock is held while the function runs. */
etch_status etch__print_text(etch_ctx *cx, const char *text, size_t n) ETCH_NODISCARD;

/* "{}" stands for one of n tensors, "{{" and "}}" for braces: ETCH_EINVAL if a brace stands alone, or there are not as
 * many as tensors. */
etch_status etch__check_format(etch_ctx *cx, const char *format, size_t length, int n) ETCH_NODISCARD;

/* Operand 0 is a token, and result 0 the next one. */
void etch__give_next_token(etch_call *c);

#endif
