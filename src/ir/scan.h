/* Reading the small things of the IR's text: blanks, names, numbers, strings. All take NUL-terminated text at *at
 * and move past what they read; on ETCH_EPARSE *at is at the offending byte. */
#ifndef ETCH_IR_SCAN_H
#define ETCH_IR_SCAN_H

#include "base/ctx.h"
#include "tensor/dtype.h"

/* Past blanks, line ends and comments (# to the end of the line). */
const char *etch__scan_blanks(const char *at);
/* Length of the name at `at`: letters, digits, "_" and, where `dots`, ".". 0: none. */
size_t etch__scan_name(const char *at, bool dots);
/* Skips blanks; is this character (or word) next? Then moves past it. */
bool etch__scan_char(const char **at, char c);
bool etch__scan_word(const char **at, const char *word);

etch_status etch__scan_i64(etch_ctx *cx, const char **at, int64_t *out) ETCH_NODISCARD;
etch_status etch__scan_f64(etch_ctx *cx, const char **at, double *out) ETCH_NODISCARD;
/* A number, or true or false, as an element of this dtype (not strings). Must fit. */
etch_status etch__scan_element(etch_ctx *cx, const char **at, etch_dtype t, void *element) ETCH_NODISCARD;
/* A quoted string, unescaped, into `out` (which is cleared). Ends on its line. */
etch_status etch__scan_string(etch_ctx *cx, const char **at, etch_strbuf *out) ETCH_NODISCARD;
/* Reports "found X, expected Y" for what stands at `at`. */
etch_status etch__scan_fail(etch_ctx *cx, const char *at, const char *expected);

#endif
