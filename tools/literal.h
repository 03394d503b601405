/* Tensors written on the command line: 1.5, true, "text", [[1, 2], [3, 4]]. */
#ifndef ETCH_TOOLS_LITERAL_H
#define ETCH_TOOLS_LITERAL_H

#include <etch/tensor.h>

/* The tensor of dtype `t` that `text` says; nested lists are its axes. ETCH_EPARSE says what was found where; ETCH_ERANGE: a
 * number that the dtype does not have. */
etch_status cli_parse_literal(etch_ctx *cx, const char *text, etch_dtype t, etch_tensor **out) ETCH_NODISCARD;

#endif
