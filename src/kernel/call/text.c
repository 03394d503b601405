/* What calls on strings share; see the header. */
#include "kernel/call/text.h"

#include "kernel/call/walk.h"

#include <string.h>

enum { TEXT_WORK = 256 }; /* an element takes about as long as that many numbers */

etch_text etch__text_strip(etch_text t)
{
    while (t.n > 0 && etch__is_space(t.at[0]))
        t.at++, t.n--;
    while (t.n > 0 && etch__is_space(t.at[t.n - 1]))
        t.n--;
    return t;
}

etch_status etch__each_text(etch_call *c, etch_text_fn *f, void *user)
{
    const etch_array *x = &c->in[0], *y = &c->out[0];
    int64_t bytes = etch__dtypes[y->dtype].bytes;
    etch_walk w;
    for (bool more = etch__walk_start(&w, x->rank, x->dims, 2, (const int64_t *const[]){ x->strides, y->strides });
         more; more = etch__walk_next(&w))
        for (int64_t i = 0; i < w.run; i++) {
            ETCH_TRY(f(c, user, ((etch_str *const *)x->data)[w.at[0] + i * w.run_stride[0]],
                       y->data + (w.at[1] + i * w.run_stride[1]) * bytes));
            ETCH_TRY(etch__go_on(c->cx, TEXT_WORK));
        }
    return ETCH_OK;
}

etch_status etch__put_text(etch_call *c, void *y, etch_str *whole, const char *bytes, size_t n)
{
    etch_str **slot = y;
    ETCH_TRY(etch__go_on(c->cx, TEXT_WORK));
    if (whole && whole->n == n && whole->bytes == bytes) {
        (void)etch__str_retain(whole);
        etch__str_release(*slot);
        *slot = whole;
        return ETCH_OK;
    }
    return etch__str_assign(c->cx->alloc, slot, bytes, n) ? ETCH_OK : etch__fail_nomem(c->cx);
}

etch_status etch__put_built(etch_call *c, void *y, etch_strbuf *b)
{
    etch_status s = b->failed ? etch__fail_nomem(c->cx) : etch__put_text(c, y, NULL, b->at, b->n);
    etch__strbuf_clear(b);
    return s;
}

void etch__broadcast_strides(const etch_array *x, const etch_array *y, int64_t *strides)
{
    int n_new = y->rank - x->rank;
    for (int i = 0; i < y->rank; i++)
        strides[i] = i < n_new || x->dims[i - n_new] == 1 ? 0 : x->strides[i - n_new];
}

/* Which second bytes a first one allows: overlong forms, surrogates and what is past U+10FFFF are told by these two. */
static bool is_second(unsigned char first, unsigned char second)
{
    unsigned char lo = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    unsigned char hi = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    return second >= lo && second <= hi;
}

size_t etch__utf8_decode(const char *s, size_t n, uint32_t *character, bool *is_good)
{
    unsigned char first = (unsigned char)s[0];
    size_t length = first < 0x80                    ? 1
                    : first >= 0xC2 && first < 0xE0 ? 2
                    : first >= 0xE0 && first < 0xF0 ? 3
                    : first >= 0xF0 && first < 0xF5 ? 4
                                                    : 0;
    size_t seen = 1;
    *is_good = true;
    *character = length < 2 ? first : first & (0x7Fu >> length);
    while (seen < length && seen < n && (seen == 1 ? is_second(first, (unsigned char)s[1]) : etch__is_tail(s[seen]))) {
        *character = *character << 6 | ((unsigned char)s[seen] & 0x3F);
        seen++;
    }
    if (seen != length) {
        *is_good = false;
        *character = ETCH_NO_CHARACTER;
    }
    return seen;
}

size_t etch__utf8_encode(uint32_t character, char bytes[4])
{
    size_t n = character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
    static const unsigned char leads[] = { 0, 0, 0xC0, 0xE0, 0xF0 };
    for (size_t i = n; i-- > 1; character >>= 6)
        bytes[i] = (char)(0x80 | (character & 0x3F));
    bytes[0] = (char)(leads[n] | character);
    return n;
}

const char *etch__text_show(etch_text t, char shown[ETCH_TEXT_SHOWN])
{
    size_t n = 0, room = ETCH_TEXT_SHOWN - 4; /* for "..." and the end */
    for (size_t at = 0; at < t.n;) {
        uint32_t c;
        bool is_good;
        size_t length = etch__utf8_decode(t.at + at, t.n - at, &c, &is_good);
        size_t shown_bytes = is_good && c >= ' ' ? length : 1;
        if (n + shown_bytes > room) {
            memcpy(shown + n, "...", 3);
            n += 3;
            break;
        }
        memcpy(shown + n, shown_bytes == length && is_good && c >= ' ' ? t.at + at : ".", shown_bytes);
        n += shown_bytes;
        at += length;
    }
    shown[n] = '\0';
    return shown;
}
