/* What calls on strings share: elements as bytes, one by one, and characters of UTF-8.
 *
 * An element is a pointer to a counted string, NULL being the empty one. A result that is a whole operand shares its bytes;
 * anything else is a new string of the context's allocator. */
#ifndef ETCH_KERNEL_CALL_TEXT_H
#define ETCH_KERNEL_CALL_TEXT_H

#include "base/strbuf.h"
#include "kernel/call.h"

typedef struct etch_text {
    const char *at;
    size_t n;
} etch_text;

static inline etch_text etch__text(const etch_str *s)
{
    return s ? (etch_text){ s->bytes, s->n } : (etch_text){ "", 0 };
}
/* The only element of a scalar operand. */
static inline etch_text etch__text_operand(const etch_call *c, int i)
{
    return etch__text(*(etch_str *const *)c->in[i].data);
}
/* C's isspace without a locale. */
static inline bool etch__is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
/* `t` without white space at its ends. */
etch_text etch__text_strip(etch_text t);

/* Calls `f` for every element of in[0], in row-major order, with the place of the result in out[0]. Stops at the first that fails. */
typedef etch_status etch_text_fn(etch_call *c, void *user, etch_str *x, void *y);
etch_status etch__each_text(etch_call *c, etch_text_fn *f, void *user) ETCH_NODISCARD;

/* Puts n bytes into a string element; the whole of `whole` (which may be NULL) is shared. */
etch_status etch__put_text(etch_call *c, void *y, etch_str *whole, const char *bytes, size_t n) ETCH_NODISCARD;
/* What was built becomes the element; the builder is empty afterwards. Out of memory if it had failed. */
etch_status etch__put_built(etch_call *c, void *y, etch_strbuf *b) ETCH_NODISCARD;

/* x's strides in the space of y's axes: 0 along axes that x lacks or has once. */
void etch__broadcast_strides(const etch_array *x, const etch_array *y, int64_t *strides);

/* The text for messages: what is no UTF-8 or cannot be printed as a dot, and only its beginning if it is long. */
#define ETCH_TEXT_SHOWN 84
const char *etch__text_show(etch_text t, char shown[ETCH_TEXT_SHOWN]);

/* A byte that does not begin a character. */
static inline bool etch__is_tail(char c) { return ((unsigned char)c & 0xC0) == 0x80; }
#define ETCH_NO_CHARACTER 0xFFFD /* what stands for bytes that are none */
/* The character at `s`, of which n bytes (at least 1) are left, and how many bytes it has. Of bytes that are no UTF-8 as many as could
 * have begun one character are taken together, and *is_good is false. */
size_t etch__utf8_decode(const char *s, size_t n, uint32_t *character, bool *is_good);
/* At most 4 bytes; returns how many. */
size_t etch__utf8_encode(uint32_t character, char bytes[4]);

#endif
