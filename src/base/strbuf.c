/* String builder, and the one way in which the project writes floating point numbers.
 *
 * Numbers are written with the fewest digits that read back as the same value, in one form that does not depend on the
 * locale: digits come from printf, but the decimal point and the exponent are put by us.
 *
 * What must stay true: `at` is terminated at every moment, and points at the shared empty text when `cap` is 0. After a
 * failed append the text is what it was before that append; later ones are dropped too, so it is never one with holes. */
#include "base/strbuf.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char empty_text[1] = ""; /* never written to */

void etch__strbuf_init(etch_strbuf *b, const etch_allocator *alloc)
{
    *b = (etch_strbuf){ .alloc = alloc, .at = empty_text };
}

void etch__strbuf_fini(etch_strbuf *b)
{
    if (b->cap)
        etch__free(b->alloc, b->at, b->cap);
    etch__strbuf_init(b, b->alloc);
}

void etch__strbuf_clear(etch_strbuf *b)
{
    if (b->cap)
        b->at[0] = '\0';
    b->n = 0;
    b->failed = false;
}

/* Room for `extra` characters and the terminator. */
static bool reserve(etch_strbuf *b, size_t extra)
{
    if (b->failed)
        return false;
    size_t need;
    if (ETCH_ADD_OVERFLOWS(b->n, extra, &need) || ETCH_ADD_OVERFLOWS(need, 1, &need)) {
        b->failed = true;
        return false;
    }
    if (need <= b->cap)
        return true;
    size_t cap = need;
    if (!etch__tiny_limits()) {
        size_t grown = b->cap < 32 ? 64 : b->cap * 2;
        cap = need < grown ? grown : need;
    }
    char *p = etch__realloc(b->alloc, b->cap ? b->at : NULL, b->cap, cap);
    if (!p) {
        b->failed = true;
        return false;
    }
    p[b->n] = '\0';
    b->at = p;
    b->cap = cap;
    return true;
}

void etch__strbuf_addn(etch_strbuf *b, const char *s, size_t n)
{
    if (n == 0 || !reserve(b, n))
        return;
    memcpy(b->at + b->n, s, n);
    b->n += n;
    b->at[b->n] = '\0';
}

void etch__strbuf_add(etch_strbuf *b, const char *s) { etch__strbuf_addn(b, s, strlen(s)); }

void etch__strbuf_addv(etch_strbuf *b, const char *fmt, va_list args)
{
    if (b->failed)
        return;
    va_list again;
    va_copy(again, args);
    size_t room = b->cap ? b->cap - b->n : 0;
    int n = vsnprintf(room ? b->at + b->n : NULL, room, fmt, args);
    if (n < 0) {
        b->failed = true;
    } else if ((size_t)n < room) {
        b->n += (size_t)n;
    } else {
        if (room)
            b->at[b->n] = '\0';
        if (reserve(b, (size_t)n)) {
            vsnprintf(b->at + b->n, (size_t)n + 1, fmt, again);
            b->n += (size_t)n;
        }
    }
    if (b->failed && b->cap)
        b->at[b->n] = '\0';
    va_end(again);
}

void etch__strbuf_addf(etch_strbuf *b, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    etch__strbuf_addv(b, fmt, args);
    va_end(args);
}

size_t etch__utf8_length(const char *text, size_t n)
{
    const unsigned char *s = (const unsigned char *)text;
    unsigned c = s[0];
    size_t len = c < 0x80 ? 1 : c < 0xc2 ? 0 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : c < 0xf5 ? 4 : 0;
    if (len == 0 || len > n)
        return 0;
    for (size_t i = 1; i < len; i++)
        if ((s[i] & 0xc0) != 0x80)
            return 0;
    bool is_overlong = (c == 0xe0 && s[1] < 0xa0) || (c == 0xf0 && s[1] < 0x90);
    bool is_surrogate = c == 0xed && s[1] >= 0xa0;
    bool is_too_large = c == 0xf4 && s[1] >= 0x90;
    return is_overlong || is_surrogate || is_too_large ? 0 : len;
}

static bool is_plain(unsigned char c) { return c >= 0x20 && c < 0x7f && c != '"' && c != '\\'; }

static void add_escaped(etch_strbuf *b, unsigned char c)
{
    switch (c) {
    case '"': etch__strbuf_add(b, "\\\""); break;
    case '\\': etch__strbuf_add(b, "\\\\"); break;
    case '\n': etch__strbuf_add(b, "\\n"); break;
    case '\r': etch__strbuf_add(b, "\\r"); break;
    case '\t': etch__strbuf_add(b, "\\t"); break;
    default: etch__strbuf_addf(b, "\\x%02x", c); break;
    }
}

void etch__strbuf_add_quoted(etch_strbuf *b, const char *s, size_t n)
{
    const unsigned char *p = (const unsigned char *)s;
    etch__strbuf_add(b, "\"");
    for (size_t i = 0; i < n;) {
        size_t run = i;
        while (run < n && is_plain(p[run]))
            run++;
        etch__strbuf_addn(b, s + i, run - i);
        i = run;
        if (i == n)
            break;
        size_t len = p[i] < 0x80 ? 0 : etch__utf8_length(s + i, n - i);
        if (len)
            etch__strbuf_addn(b, s + i, len);
        else
            add_escaped(b, p[i]);
        i += len ? len : 1;
    }
    etch__strbuf_add(b, "\"");
}

void etch__strbuf_add_json(etch_strbuf *b, const char *text)
{
    const unsigned char *s = (const unsigned char *)(text ? text : "");
    size_t n = strlen((const char *)s);
    etch__strbuf_add(b, "\"");
    while (n > 0) {
        size_t length = etch__utf8_length((const char *)s, n);
        if (length == 0)
            etch__strbuf_add(b, "\\ufffd");
        else if (*s == '"' || *s == '\\')
            etch__strbuf_addf(b, "\\%c", *s);
        else if (*s == '\n' || *s == '\t')
            etch__strbuf_add(b, *s == '\n' ? "\\n" : "\\t");
        else if (*s < 0x20 || *s == 0x7f)
            etch__strbuf_addf(b, "\\u%04x", *s);
        else
            etch__strbuf_addn(b, (const char *)s, length);
        length = length ? length : 1;
        s += length;
        n -= length;
    }
    etch__strbuf_add(b, "\"");
}

/* A positive finite number as digits: 0.d1d2d3... * 10^(exponent + 1), so 1.5 is "15" with exponent 0. */
typedef struct decimal {
    char digits[24];
    int n, exponent;
} decimal;

/* How a number of some width is read back; the value is widened to double, which is exact. */
typedef struct float_kind {
    double (*read)(const char *s);
    int sure_digits;     /* that many or fewer decimal digits survive the way to this type and back */
    int most_digits;     /* always enough */
    double least_normal; /* below, precision fades and `sure_digits` does not hold */
    int plain_exponents; /* a number under 10^this is written out even if that takes zeros */
} float_kind;

static double read_f64(const char *s) { return strtod(s, NULL); }
static double read_f32(const char *s) { return (double)strtof(s, NULL); }

/* Digits of x rounded to `n` of them, trailing zeros dropped. printf's decimal point may be any text: it is skipped. */
static decimal round_to(double x, int n)
{
    char text[64];
    snprintf(text, sizeof text, "%.*e", n - 1, x);
    decimal d = { .n = 0 };
    const char *s = text;
    for (; *s != 'e'; s++)
        if (*s >= '0' && *s <= '9')
            d.digits[d.n++] = *s;
    d.exponent = atoi(s + 1);
    while (d.n > 1 && d.digits[d.n - 1] == '0')
        d.n--;
    d.digits[d.n] = '\0';
    return d;
}

/* Without a decimal point, so that the locale does not matter. */
static bool reads_back(const decimal *d, double x, const float_kind *kind)
{
    char text[64];
    snprintf(text, sizeof text, "%se%d", d->digits, d->exponent - (d->n - 1));
    return kind->read(text) == x;
}

/* One more in place `n`; zeros that were dropped count. */
static void step_up(decimal *d, int n)
{
    while (d->n < n)
        d->digits[d->n++] = '0';
    int i = d->n - 1;
    while (i >= 0 && d->digits[i] == '9')
        i--;
    if (i < 0) {
        *d = (decimal){ .digits = "1", .n = 1, .exponent = d->exponent + 1 };
        return;
    }
    d->digits[i]++;
    d->n = i + 1;
    d->digits[d->n] = '\0';
}

static decimal shortest(double x, const float_kind *kind)
{
    int n = x < kind->least_normal ? 1 : kind->sure_digits;
    for (; n < kind->most_digits; n++) {
        decimal d = round_to(x, n);
        if (reads_back(&d, x, kind))
            return d;
        /* At a power of two the numbers that read back as x reach twice as far up as down: the nearest decimal may lie
         * below and miss, while the next one above is within reach. */
        step_up(&d, n);
        if (reads_back(&d, x, kind))
            return d;
    }
    return round_to(x, kind->most_digits);
}

static void add_float(etch_strbuf *b, double x, const float_kind *kind)
{
    if (isnan(x)) {
        etch__strbuf_add(b, "nan"); /* the sign and payload of a nan mean nothing here */
        return;
    }
    if (signbit(x))
        etch__strbuf_add(b, "-");
    x = fabs(x);
    if (isinf(x) || x == 0) {
        etch__strbuf_add(b, x == 0 ? "0" : "inf");
        return;
    }
    decimal d = shortest(x, kind);
    char text[64]; /* the longest is 4 + 16 zeros or 24 digits, a point and an exponent */
    size_t at = 0;
    bool is_plain_form = d.exponent > -5 && (d.exponent < d.n || d.exponent < kind->plain_exponents);
    if (is_plain_form) {
        if (d.exponent < 0)
            text[at++] = '0', text[at++] = '.';
        for (int i = -1; i > d.exponent; i--)
            text[at++] = '0';
        for (int i = 0; i < d.n || i <= d.exponent; i++) {
            if (i > 0 && i == d.exponent + 1)
                text[at++] = '.';
            text[at++] = i < d.n ? d.digits[i] : '0';
        }
    } else {
        text[at++] = d.digits[0];
        if (d.n > 1)
            text[at++] = '.';
        for (int i = 1; i < d.n; i++)
            text[at++] = d.digits[i];
    }
    etch__strbuf_addn(b, text, at);
    if (!is_plain_form)
        etch__strbuf_addf(b, "e%+03d", d.exponent);
}

void etch__strbuf_add_f64(etch_strbuf *b, double x)
{
    static const float_kind f64 = { read_f64, DBL_DIG, DBL_DECIMAL_DIG, DBL_MIN, 16 };
    add_float(b, x, &f64);
}

void etch__strbuf_add_f32(etch_strbuf *b, float x)
{
    static const float_kind f32 = { read_f32, FLT_DIG, FLT_DECIMAL_DIG, FLT_MIN, 7 };
    add_float(b, (double)x, &f32);
}

char *etch__strbuf_take(etch_strbuf *b, size_t *cap)
{
    char *text = NULL;
    if (reserve(b, 0)) {
        text = b->at;
        *cap = b->cap;
        etch__strbuf_init(b, b->alloc);
    } else {
        etch__strbuf_fini(b);
    }
    return text;
}

static bool is_inside_character(const char *s) { return ((unsigned char)*s & 0xc0) == 0x80; }

void etch__strbuf_window(etch_strbuf *b, size_t from, size_t start, size_t n)
{
    if (b->failed || b->n <= from || b->n - from <= n)
        return;
    size_t length = b->n - from, begin = start < length ? start : length, end;
    while (begin > 0 && is_inside_character(b->at + from + begin))
        begin--;
    end = n < length - begin ? begin + n : length;
    while (end > begin && end < length && is_inside_character(b->at + from + end))
        end--;
    size_t to = from;
    char *at = b->at;
    if (begin > 3) { /* else the dots would take more room than they save */
        memcpy(at + from, "...", 3);
        to += 3;
    } else {
        begin = 0;
    }
    memmove(at + to, at + from + begin, end - begin);
    b->n = to + (end - begin);
    at[b->n] = '\0';
    if (end < length)
        etch__strbuf_add(b, "...");
}

void etch__strbuf_show_difference(etch_strbuf *a, etch_strbuf *b, size_t before, size_t n)
{
    size_t same = 0;
    while (same < a->n && same < b->n && a->at[same] == b->at[same])
        same++;
    bool differ = same < a->n || same < b->n;
    size_t start = differ && same > before ? same - before : 0;
    etch__strbuf_window(a, 0, start, n);
    etch__strbuf_window(b, 0, start, n);
}

void etch__strbuf_cut(etch_strbuf *b, size_t n)
{
    if (n < b->n) {
        b->n = n;
        b->at[n] = '\0';
    }
}

char *etch__strbuf_malloc(const etch_strbuf *b)
{
    char *text = b->failed ? NULL : malloc(b->n + 1);
    if (text)
        memcpy(text, b->at, b->n + 1);
    return text;
}
