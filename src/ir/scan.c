/* Reading blanks, names, numbers and strings. Numbers do not depend on the locale: the decimal point of the text
 * is replaced by the locale's own before the C library reads it. */
#include "ir/scan.h"

#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_NUMBER = 400 }; /* characters; a double written out needs fewer */

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

const char *etch__scan_blanks(const char *at)
{
    for (;;) {
        while (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r')
            at++;
        if (*at != '#')
            return at;
        while (*at && *at != '\n')
            at++;
    }
}

size_t etch__scan_name(const char *at, bool dots)
{
    size_t n = 0;
    while (is_letter(at[n]) || is_digit(at[n]) || (dots && at[n] == '.'))
        n++;
    return n;
}

bool etch__scan_char(const char **at, char c)
{
    *at = etch__scan_blanks(*at);
    if (**at != c)
        return false;
    ++*at;
    return true;
}

bool etch__scan_word(const char **at, const char *word)
{
    *at = etch__scan_blanks(*at);
    size_t n = etch__scan_name(*at, false);
    if (n != strlen(word) || memcmp(*at, word, n) != 0)
        return false;
    *at += n;
    return true;
}

etch_status etch__scan_fail(etch_ctx *cx, const char *at, const char *expected)
{
    size_t n = etch__scan_name(at, true);
    unsigned char c = (unsigned char)*at;
    if (c == '\0')
        return etch__fail(cx, ETCH_EPARSE, "the text ends here, expected %s", expected);
    if (c == '\n' || c == '\r')
        return etch__fail(cx, ETCH_EPARSE, "the line ends here, expected %s", expected);
    if (n > 0)
        return etch__fail(cx, ETCH_EPARSE, "found \"%.*s%s\", expected %s", n > 40 ? 40 : (int)n, at,
                          n > 40 ? "..." : "", expected);
    if (c < 0x20 || c >= 0x7f)
        return etch__fail(cx, ETCH_EPARSE, "found the byte 0x%02x, expected %s", c, expected);
    return etch__fail(cx, ETCH_EPARSE, "found \"%c\", expected %s", c, expected);
}

/* --- Integers ----------------------------------------------------------------------------------------------------- */

/* Digits with a sign, as sign and magnitude. */
static etch_status scan_magnitude(etch_ctx *cx, const char **at, bool *is_negative, uint64_t *out)
{
    const char *s = *at;
    *is_negative = *s == '-';
    if (*s == '-' || *s == '+')
        s++;
    if (!is_digit(*s))
        return etch__scan_fail(cx, *at, "an integer");
    uint64_t x = 0;
    for (; is_digit(*s); s++)
        if (ETCH_MUL_OVERFLOWS(x, 10, &x) || ETCH_ADD_OVERFLOWS(x, (uint64_t)(*s - '0'), &x))
            return etch__fail(cx, ETCH_EPARSE, "the integer does not fit in 64 bits");
    bool is_more = is_letter(*s) || (*s == '.' && s[1] != '.'); /* ".." separates the ends of a range */
    if (is_more)
        return etch__scan_fail(cx, *at, "an integer");
    *at = s;
    *out = x;
    return ETCH_OK;
}

etch_status etch__scan_i64(etch_ctx *cx, const char **at, int64_t *out)
{
    const char *begin = *at = etch__scan_blanks(*at);
    bool is_negative = false;
    uint64_t x = 0;
    ETCH_TRY(scan_magnitude(cx, at, &is_negative, &x));
    if (x > (uint64_t)INT64_MAX + is_negative) {
        *at = begin;
        return etch__fail(cx, ETCH_EPARSE, "the integer does not fit in 64 bits with a sign");
    }
    *out = is_negative ? (int64_t)(0 - x) : (int64_t)x;
    return ETCH_OK;
}

static etch_status scan_int_element(etch_ctx *cx, const char **at, etch_dtype t, void *element)
{
    const char *begin = *at;
    bool is_negative = false;
    uint64_t x = 0;
    ETCH_TRY(scan_magnitude(cx, at, &is_negative, &x));
    int bits = (int)etch__dtypes[t].bytes * 8;
    bool is_unsigned = etch__dtype_is(t, ETCH_CLASS_UINT);
    uint64_t largest = UINT64_MAX >> (64 - bits + !is_unsigned);
    uint64_t lowest = is_unsigned ? 0 : largest + 1;
    if (x > (is_negative ? lowest : largest)) {
        int n = (int)(*at - begin);
        *at = begin;
        return etch__fail(cx, ETCH_EPARSE, "%.*s does not fit in %s", n > 40 ? 40 : n, begin, etch_dtype_name(t));
    }
    etch__element_set_i64(t, element, (int64_t)(is_negative ? 0 - x : x));
    return ETCH_OK;
}

/* --- Floats ------------------------------------------------------------------------------------------------------- */

typedef struct number {
    char text[MAX_NUMBER + 16]; /* as the C library reads it here */
    bool is_nan, is_inf, is_negative;
    const char *end;
} number;

static const char *skip_digits(const char *s)
{
    while (is_digit(*s))
        s++;
    return s;
}

static etch_status scan_number(etch_ctx *cx, const char *at, number *out)
{
    const char *s = at;
    *out = (number){ .is_negative = *s == '-' };
    if (*s == '-' || *s == '+')
        s++;
    if (is_letter(*s)) {
        size_t n = etch__scan_name(s, false);
        out->is_nan = n == 3 && memcmp(s, "nan", 3) == 0;
        out->is_inf = n == 3 && memcmp(s, "inf", 3) == 0;
        out->end = s + n;
        return out->is_nan || out->is_inf ? ETCH_OK : etch__scan_fail(cx, at, "a number");
    }
    const char *whole = s, *whole_end = s = skip_digits(s);
    const char *fraction = s, *fraction_end = s;
    if (*s == '.' && s[1] != '.') {
        fraction = s + 1;
        fraction_end = s = skip_digits(fraction);
    }
    if (whole == whole_end && fraction == fraction_end)
        return etch__scan_fail(cx, at, "a number");
    const char *exponent = s;
    if (*s == 'e' || *s == 'E') {
        const char *digits = s + 1 + (s[1] == '-' || s[1] == '+');
        if (!is_digit(*digits))
            return etch__scan_fail(cx, at, "a number");
        s = skip_digits(digits);
    }
    if (is_letter(*s))
        return etch__scan_fail(cx, at, "a number");
    if (s - at > MAX_NUMBER)
        return etch__fail(cx, ETCH_EPARSE, "a number has at most %d characters", MAX_NUMBER);
    out->end = s;
    const char *point = localeconv()->decimal_point;
    int n = snprintf(out->text, sizeof out->text, "%s%.*s%s%.*s%.*s", out->is_negative ? "-" : "",
                     (int)(whole_end - whole), whole, fraction_end > fraction ? point : "",
                     (int)(fraction_end - fraction), fraction, (int)(s - exponent), exponent);
    ETCH_ASSERT(n < (int)sizeof out->text, "a number of %d characters", n);
    return ETCH_OK;
}

/* The value, rounded once to the width of a float if `is_f32`. */
static double value_of(const number *x, bool is_f32)
{
    if (x->is_nan)
        return (double)NAN;
    if (x->is_inf)
        return x->is_negative ? -(double)INFINITY : (double)INFINITY;
    return is_f32 ? (double)strtof(x->text, NULL) : strtod(x->text, NULL);
}

static etch_status scan_float_element(etch_ctx *cx, const char **at, etch_dtype t, void *element)
{
    number x;
    ETCH_TRY(scan_number(cx, *at, &x));
    etch__element_set_f64(t, element, value_of(&x, etch__dtypes[t].bytes == sizeof(float)));
    if (!x.is_inf && isinf(etch__element_f64(t, element)))
        return etch__fail(cx, ETCH_EPARSE, "%.40s does not fit in %s", x.text, etch_dtype_name(t));
    *at = x.end;
    return ETCH_OK;
}

etch_status etch__scan_f64(etch_ctx *cx, const char **at, double *out)
{
    *at = etch__scan_blanks(*at);
    return scan_float_element(cx, at, ETCH_F64, out);
}

etch_status etch__scan_element(etch_ctx *cx, const char **at, etch_dtype t, void *element)
{
    *at = etch__scan_blanks(*at);
    if (etch__dtype_is(t, ETCH_CLASS_FLOAT))
        return scan_float_element(cx, at, t, element);
    if (etch__dtype_is(t, ETCH_CLASS_INT | ETCH_CLASS_UINT))
        return scan_int_element(cx, at, t, element);
    ETCH_ASSERT(etch__dtype_is(t, ETCH_CLASS_BOOL), "an element of %s as a number", etch_dtype_name(t));
    bool is_true = etch__scan_word(at, "true");
    if (!is_true && !etch__scan_word(at, "false"))
        return etch__scan_fail(cx, *at, "true or false");
    etch__element_set_i64(t, element, is_true);
    return ETCH_OK;
}

/* --- Strings ------------------------------------------------------------------------------------------------------ */

static int hex_digit(char c)
{
    if (is_digit(c))
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* The character that the escape at s (past the backslash) stands for; its length, or 0 if it is none. */
static size_t unescape(const char *s, char *out)
{
    switch (*s) {
    case '"':
    case '\\': *out = *s; return 1;
    case 'n': *out = '\n'; return 1;
    case 'r': *out = '\r'; return 1;
    case 't': *out = '\t'; return 1;
    case 'x':
        if (hex_digit(s[1]) < 0 || hex_digit(s[2]) < 0)
            return 0;
        *out = (char)(hex_digit(s[1]) * 16 + hex_digit(s[2]));
        return 3;
    default: return 0;
    }
}

etch_status etch__scan_string(etch_ctx *cx, const char **at, etch_strbuf *out)
{
    const char *begin = *at = etch__scan_blanks(*at);
    etch__strbuf_clear(out);
    if (*begin != '"')
        return etch__scan_fail(cx, begin, "a string in double quotes");
    const char *s = begin + 1;
    while (*s != '"') {
        /* Not strcspn: some checkers look at the whole rest of the text in each call, and there may be millions. */
        size_t run = 0;
        while (s[run] && s[run] != '"' && s[run] != '\\' && s[run] != '\n')
            run++;
        etch__strbuf_addn(out, s, run);
        s += run;
        if (*s == '\0' || *s == '\n')
            return etch__fail(cx, ETCH_EPARSE, "the string that begins here does not end on its line");
        if (*s == '"')
            break;
        char c;
        size_t n = unescape(s + 1, &c);
        if (n == 0) {
            *at = s;
            return etch__fail(cx, ETCH_EPARSE, "unknown escape in a string; there are \\\" \\\\ \\n \\r \\t \\xNN");
        }
        etch__strbuf_addn(out, &c, 1);
        s += 1 + n;
    }
    *at = s + 1;
    return out->failed ? etch__fail_nomem(cx) : ETCH_OK;
}
