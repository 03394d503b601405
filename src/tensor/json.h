/* JSON texts from files, read front to back by a caller who knows what should come. Nothing is built and nothing
 * allocated but the strings that the caller keeps. The text is limited by `end`; it need not be terminated. */
#ifndef ETCH_TENSOR_JSON_H
#define ETCH_TENSOR_JSON_H

#include "base/ctx.h"

enum { ETCH_JSON_DEPTH = 64 }; /* of values in values that are skipped */

typedef struct etch_json {
    etch_ctx *cx;
    const char *begin, *at, *end;
} etch_json;

/* A string as it stands between its quotes, escapes and all; checked. */
typedef struct etch_json_string {
    const char *at;
    size_t n;
} etch_json_string;

/* ETCH_EPARSE: "byte 12 of the header should be `what`". */
etch_status etch__json_expected(etch_json *j, const char *what);

/* The next character that is no white space is `c`, and is taken. */
bool etch__json_accept(etch_json *j, char c);
etch_status etch__json_expect(etch_json *j, char c, const char *what) ETCH_NODISCARD;
/* Behind the opening bracket: whether another item begins here; the closing one is taken. `n` counts, from 0. */
etch_status etch__json_next(etch_json *j, char close, size_t *n, bool *is_there) ETCH_NODISCARD;
etch_status etch__json_string(etch_json *j, const char *what, etch_json_string *out) ETCH_NODISCARD;
/* A whole number that is not negative and fits (ETCH_ERANGE). */
etch_status etch__json_size(etch_json *j, const char *what, int64_t *out) ETCH_NODISCARD;
/* true, false or null, as `word` says. */
bool etch__json_accept_word(etch_json *j, const char *word);
etch_status etch__json_skip(etch_json *j) ETCH_NODISCARD; /* a value of any kind */
/* Only white space is left. */
etch_status etch__json_end(etch_json *j) ETCH_NODISCARD;

bool etch__json_is(etch_json_string s, const char *text);
/* The string itself, terminated. ETCH_EPARSE if the character 0 is in it, which C cannot tell from its end. */
etch_status etch__json_keep(etch_json *j, etch_json_string s, etch_arena *to, const char **out) ETCH_NODISCARD;

/* Adds `s`, which is UTF-8, in quotes. */
void etch__json_add_string(etch_strbuf *b, const char *s);

#endif
