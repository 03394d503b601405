/* Constants as text: 2.5, [[1, 2], [3, 4]], "a", splat 0, hex"00ff". The type is written beside it, not in it. */
#ifndef ETCH_IR_CONST_TEXT_H
#define ETCH_IR_CONST_TEXT_H

#include "base/strbuf.h"
#include "tensor/tensor.h"

/* `t` is row-major and in host memory. */
void etch__const_print(const etch_tensor *t, etch_strbuf *out);
/* Moves *at past a constant without understanding it: its type stands behind it. */
etch_status etch__const_skip(etch_ctx *cx, const char **at) ETCH_NODISCARD;
/* Reads a constant of this type; *at as in scan.h. A splat takes its bytes from *splat_bytes, what a text may ask
 * for in all. The tensor is the caller's. */
etch_status etch__const_parse(etch_ctx *cx, const char **at, etch_dtype dtype, int rank, const int64_t *dims,
                              int64_t *splat_bytes, etch_tensor **out) ETCH_NODISCARD;

#endif
