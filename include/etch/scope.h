/* Scopes: who owns the handles that ops return.
 *
 * An op function (<etch/ops.h>) returns a handle that belongs to the context's open scope, so that expressions nest and nothing
 * is released by hand; the end of the scope releases all of them. What should live longer is kept. Outside of any scope
 * handles live as long as the context: a loop wants a scope of its own. Inside a traced function they belong to the trace. */
#ifndef ETCH_SCOPE_H
#define ETCH_SCOPE_H

#include <etch/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct etch_scope {
    size_t n_before; /* handles that the scopes around it own */
} etch_scope;

ETCH_API etch_scope etch_scope_begin(etch_ctx *cx);
/* Releases the handles made since the scope began. Scopes that were begun inside and not ended end with it. */
ETCH_API void etch_scope_end(etch_ctx *cx, etch_scope scope);
/* The caller's own reference, to be given back with etch_tensor_release. NULL (a failed handle) stays NULL. */
ETCH_API etch_tensor *etch_keep(etch_ctx *cx, etch_tensor *t);
/* The other way round: the caller's reference is given to the open scope. Returns the handle; NULL with the error sticking if
 * memory ran out, the reference released. */
ETCH_API etch_tensor *etch_hand_over(etch_ctx *cx, etch_tensor *t);

/* Constants as handles of the open scope: a scalar rounded to the dtype, a list of i64, and a tensor filled with `data` as
 * etch_tensor_from has it. NULL with the error sticking to the context on failure. */
ETCH_API etch_tensor *etch_scalar(etch_ctx *cx, etch_dtype t, double x);
ETCH_API etch_tensor *etch_int(etch_ctx *cx, etch_dtype t, int64_t x);
ETCH_API etch_tensor *etch_int_list(etch_ctx *cx, const int64_t *values, int n);
ETCH_API etch_tensor *etch_from(etch_ctx *cx, etch_dtype t, const int64_t *dims, int rank, const void *data);

#ifdef __cplusplus
}
#endif
#endif
