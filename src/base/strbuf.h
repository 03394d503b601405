/* String builder. Running out of memory is remembered, so that a printer can append freely and ask once at the end. */
#ifndef ETCH_BASE_STRBUF_H
#define ETCH_BASE_STRBUF_H

#include "base/alloc.h"
#include "base/compiler.h"
#include <stdarg.h>
#include <stdbool.h>

typedef struct etch_strbuf {
    const etch_allocator *alloc;
    char *at; /* always terminated; "" when empty */
    size_t n, cap;
    bool failed;
} etch_strbuf;

void etch__strbuf_init(etch_strbuf *b, const etch_allocator *alloc);
void etch__strbuf_fini(etch_strbuf *b);
void etch__strbuf_clear(etch_strbuf *b);
void etch__strbuf_add(etch_strbuf *b, const char *s);
void etch__strbuf_addn(etch_strbuf *b, const char *s, size_t n);
void etch__strbuf_addf(etch_strbuf *b, const char *fmt, ...) ETCH_PRINTF(2, 3);
void etch__strbuf_addv(etch_strbuf *b, const char *fmt, va_list args);
/* What is behind `from` cut to a window of n bytes that begins at `start` (counted from `from`), with "..." where something is
 * missing; whole characters of UTF-8. Nothing happens if it is no longer than that. */
void etch__strbuf_window(etch_strbuf *b, size_t from, size_t start, size_t n);
/* Two texts of which only a window of n bytes is kept, the same of both, from `before` bytes before their first difference. */
void etch__strbuf_show_difference(etch_strbuf *a, etch_strbuf *b, size_t before, size_t n);
/* Only the first n bytes stay. */
void etch__strbuf_cut(etch_strbuf *b, size_t n);
/* A copy in memory from malloc, not from the builder's allocator, for callers who give it to free(). NULL: there is none, or the
 * builder failed. */
char *etch__strbuf_malloc(const etch_strbuf *b);
/* `s` in double quotes, as the IR's text has strings: \" \\ \n \r \t, and \xNN (two digits) for other control characters
 * and for bytes that are not UTF-8. */
void etch__strbuf_add_quoted(etch_strbuf *b, const char *s, size_t n);
/* `s` (NULL: "") as JSON has strings, in double quotes; bytes that are not UTF-8 become the replacement character. */
void etch__strbuf_add_json(etch_strbuf *b, const char *s);
/* Bytes of the well-formed UTF-8 sequence at `s`, of which `n` bytes (at least 1) are left; 0 if there is none: no
 * overlong forms, no surrogates. */
size_t etch__utf8_length(const char *s, size_t n);
/* Shortest decimal that reads back as the same double or float: "0.1", "1e+30", "inf", "-nan" never, "nan". */
void etch__strbuf_add_f64(etch_strbuf *b, double x);
void etch__strbuf_add_f32(etch_strbuf *b, float x);
/* The text, owned by the caller (give it back with etch__free and the *cap bytes set here); NULL if it failed. The
 * builder is empty afterwards either way. */
char *etch__strbuf_take(etch_strbuf *b, size_t *cap);

#endif
