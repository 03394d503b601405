/* Lower and upper case of characters beyond ASCII, as Unicode has them: by the C library's table of single characters, and by own ones for
 * those that become several ("ß" is "SS") or depend on their neighbours (a sigma at the end of a word). */
#ifndef ETCH_KERNEL_CALL_TEXT_CASE_H
#define ETCH_KERNEL_CALL_TEXT_CASE_H

#include "base/ctx.h"
#include "kernel/call/text.h"

#include <locale.h>

typedef struct etch_text_case {
    locale_t locale;
} etch_text_case;

/* ETCH_ENOTSUP: the C library has no table. */
etch_status etch__text_case_init(etch_ctx *cx, etch_text_case *k) ETCH_NODISCARD;
void etch__text_case_fini(etch_text_case *k);
/* Appends t in the other case. What is no UTF-8 becomes U+FFFD. */
void etch__text_change_case(const etch_text_case *k, etch_text t, bool is_upper, etch_strbuf *out);

#endif
