/* Constants as text. What the printer writes reads back bit for bit: floats are written with the shortest digits
 * that do so, and a constant with a NaN other than the one that "nan" reads as is written in hex.
 *
 * Memory is asked for only once the text is long enough to fill it; a splat, which is not, has a budget. */
#include "ir/const_text.h"

#include "ir/constant.h"
#include "ir/scan.h"
#include "tensor/print.h"

#include <math.h>

enum {
    MAX_LIST = 64, /* more elements are written in hex */
    MIN_SPLAT = 9, /* fewer equal elements are written as a list */
};

/* --- Printing ----------------------------------------------------------------------------------------------------- */

static bool is_string(etch_dtype t) { return etch__dtype_is(t, ETCH_CLASS_STRING); }

static bool reads_back(etch_dtype t, const char *element)
{
    if (!etch__dtype_is(t, ETCH_CLASS_FLOAT) || !isnan(etch__element_f64(t, element)))
        return true;
    _Alignas(8) char nan[16];
    etch__element_set_f64(t, nan, (double)NAN);
    return memcmp(nan, element, etch__dtypes[t].bytes) == 0;
}

static void print_hex(const etch_tensor *t, etch_strbuf *out)
{
    static const char digits[] = "0123456789abcdef";
    size_t n = (size_t)t->count * etch__dtypes[t->dtype].bytes;
    char piece[512];
    size_t n_piece = 0;
    etch__strbuf_add(out, "hex\"");
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)t->address[i];
        piece[n_piece++] = digits[c >> 4];
        piece[n_piece++] = digits[c & 15];
        if (n_piece == sizeof piece || i + 1 == n) {
            etch__strbuf_addn(out, piece, n_piece);
            n_piece = 0;
        }
    }
    etch__strbuf_add(out, "\"");
}

/* Brackets open before an element that begins rows and close behind one that ends them. */
static void print_list(const etch_tensor *t, etch_strbuf *out)
{
    for (int64_t i = 0; i < t->count; i++) {
        int64_t row = 1;
        if (i > 0)
            etch__strbuf_add(out, ", ");
        for (int a = t->rank - 1; a >= 0; a--)
            if (i % (row *= t->dims[a]) == 0)
                etch__strbuf_add(out, "[");
        etch__element_print(out, t->dtype, etch__const_element(t, i));
        row = 1;
        for (int a = t->rank - 1; a >= 0; a--)
            if ((i + 1) % (row *= t->dims[a]) == 0)
                etch__strbuf_add(out, "]");
    }
}

void etch__const_print(const etch_tensor *t, etch_strbuf *out)
{
    bool all_read_back = true;
    bool is_splat = t->count >= MIN_SPLAT && etch__const_is_splat(t);
    for (int64_t i = 0; i < t->count && i < (is_splat ? 1 : MAX_LIST); i++)
        all_read_back &= reads_back(t->dtype, etch__const_element(t, i));
    if (t->count == 0) {
        /* Without elements there may still be a great many rows. */
        etch__strbuf_add(out, t->rank == 1 ? "[]" : is_string(t->dtype) ? "splat \"\"" : "splat ");
        if (t->rank != 1 && !is_string(t->dtype))
            etch__strbuf_add(out, etch__dtype_is(t->dtype, ETCH_CLASS_BOOL) ? "false" : "0");
    } else if (!is_string(t->dtype) && (!all_read_back || (t->count > MAX_LIST && !is_splat))) {
        print_hex(t, out);
    } else if (is_splat) {
        etch__strbuf_add(out, "splat ");
        etch__element_print(out, t->dtype, t->address);
    } else {
        print_list(t, out);
    }
}

/* --- Reading ------------------------------------------------------------------------------------------------------ */

static bool is_hex(const char *at) { return strncmp(at, "hex\"", 4) == 0; }

/* Past the quote that ends the string at s, or NULL if its line ends first. */
static const char *skip_string(const char *s)
{
    for (s++; *s != '"'; s++) {
        if (*s == '\\' && s[1])
            s++;
        if (*s == '\0' || *s == '\n')
            return NULL;
    }
    return s + 1;
}

static etch_status skip_list(etch_ctx *cx, const char **at)
{
    const char *begin = *at, *s = begin;
    int depth = 0;
    do {
        s = etch__scan_blanks(s);
        if (*s == '"') {
            const char *end = skip_string(s);
            if (!end) {
                *at = s;
                return etch__fail(cx, ETCH_EPARSE, "the string that begins here does not end on its line");
            }
            s = end;
            continue;
        }
        if (*s == '[' && ++depth > ETCH_MAX_RANK) {
            *at = s;
            return etch__fail(cx, ETCH_EPARSE, "lists are nested more than %d deep", ETCH_MAX_RANK);
        }
        depth -= *s == ']';
        if (*s == '\0' || *s == '{' || *s == '}')
            return etch__fail(cx, ETCH_EPARSE, "the list that begins here does not end");
        s++;
    } while (depth > 0);
    *at = s;
    return ETCH_OK;
}

etch_status etch__const_skip(etch_ctx *cx, const char **at)
{
    *at = etch__scan_blanks(*at);
    if (etch__scan_word(at, "splat"))
        *at = etch__scan_blanks(*at);
    if (**at == '[')
        return skip_list(cx, at);
    const char *s = is_hex(*at) ? *at + 3 : *at;
    if (*s == '"') {
        s = skip_string(s);
        if (!s)
            return etch__fail(cx, ETCH_EPARSE, "the string that begins here does not end on its line");
        *at = s;
        return ETCH_OK;
    }
    s += *s == '-' || *s == '+';
    size_t n = etch__scan_name(s, true);
    if (n == 0)
        return etch__scan_fail(cx, *at, "a constant");
    s += n;
    if ((s[-1] == 'e' || s[-1] == 'E') && (*s == '-' || *s == '+'))
        s += 1 + etch__scan_name(s + 1, true);
    *at = s;
    return ETCH_OK;
}

typedef struct reader {
    etch_ctx *cx;
    const char *at;
    etch_tensor *to;
    int64_t n; /* elements so far */
    etch_strbuf text;
} reader;

static etch_status read_element(reader *r)
{
    etch_tensor *t = r->to;
    char *element = t->address + (size_t)r->n * etch__dtypes[t->dtype].bytes;
    r->n++;
    if (!is_string(t->dtype))
        return etch__scan_element(r->cx, &r->at, t->dtype, element);
    ETCH_TRY(etch__scan_string(r->cx, &r->at, &r->text));
    bool ok = etch__str_assign(r->cx->alloc, (etch_str **)(void *)element, r->text.at, r->text.n);
    return ok ? ETCH_OK : etch__fail_nomem(r->cx);
}

static etch_status read_list(reader *r, int axis)
{
    const etch_tensor *t = r->to;
    if (axis == t->rank) {
        r->at = etch__scan_blanks(r->at);
        if (*r->at == '[')
            return etch__fail(r->cx, ETCH_EPARSE, "the list is nested deeper than the %d axes of its type", t->rank);
        return read_element(r);
    }
    const char *begin = r->at = etch__scan_blanks(r->at);
    if (!etch__scan_char(&r->at, '['))
        return etch__scan_fail(r->cx, begin, "a list, \"[\", for each axis of the type");
    int64_t n = 0;
    while (!etch__scan_char(&r->at, ']')) {
        if (n > 0 && !etch__scan_char(&r->at, ','))
            return etch__scan_fail(r->cx, r->at, "\",\" or \"]\" in the list");
        if (n == t->dims[axis]) {
            r->at = begin;
            return etch__fail(r->cx, ETCH_EPARSE, "the list has more than the %lld elements of axis %d of its type",
                              (long long)t->dims[axis], axis);
        }
        ETCH_TRY(read_list(r, axis + 1));
        n++;
    }
    if (n < t->dims[axis]) {
        r->at = begin;
        return etch__fail(r->cx, ETCH_EPARSE, "the list has %lld elements, but axis %d of its type has %lld",
                          (long long)n, axis, (long long)t->dims[axis]);
    }
    return ETCH_OK;
}

static int hex_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

static etch_status read_hex(reader *r)
{
    etch_tensor *t = r->to;
    size_t n = (size_t)t->count * etch__dtypes[t->dtype].bytes;
    const char *begin = r->at;
    if (is_string(t->dtype))
        return etch__fail(r->cx, ETCH_EPARSE, "strings are not written in hex");
    r->at += 4;
    for (size_t i = 0; i < n; i++, r->at += 2) {
        int high = hex_value(r->at[0]), low = high < 0 ? -1 : hex_value(r->at[1]);
        if (*r->at == '"') {
            r->at = begin;
            return etch__fail(r->cx, ETCH_EPARSE, "hex has %zu bytes, its type %zu", i, n);
        }
        if (low < 0)
            return etch__scan_fail(r->cx, r->at, "two hex digits");
        t->address[i] = (char)(high * 16 + low);
        if (etch__dtype_is(t->dtype, ETCH_CLASS_BOOL) && (t->address[i] & ~1))
            return etch__fail(r->cx, ETCH_EPARSE, "a bool is 00 or 01 in hex");
    }
    if (*r->at++ == '"')
        return ETCH_OK;
    r->at = begin;
    return etch__fail(r->cx, ETCH_EPARSE, "hex has more than the %zu bytes of its type", n);
}

/* One element read, the others copied from it. */
static etch_status read_splat(reader *r)
{
    etch_tensor *t = r->to;
    size_t bytes = etch__dtypes[t->dtype].bytes;
    _Alignas(8) char spare[16];
    if (t->count == 0)
        return is_string(t->dtype) ? etch__scan_string(r->cx, &r->at, &r->text)
                                   : etch__scan_element(r->cx, &r->at, t->dtype, spare);
    ETCH_TRY(read_element(r));
    for (int64_t i = 1; i < t->count; i++) {
        if (is_string(t->dtype)) {
            etch_str **slots = (etch_str **)(void *)t->address;
            slots[i] = etch__str_retain(slots[0]);
        } else {
            memcpy(t->address + (size_t)i * bytes, t->address, bytes);
        }
    }
    return ETCH_OK;
}

/* Would the text from begin to end be long enough for all elements? At least a character each, two for a byte of
 * hex. */
static etch_status check_room(etch_ctx *cx, const char *begin, const char *end, bool is_splat, etch_dtype dtype,
                              int64_t count, int64_t *splat_bytes)
{
    int64_t bytes = count * (int64_t)etch__dtypes[dtype].bytes;
    if (is_splat) {
        if (bytes > *splat_bytes)
            return etch__fail(cx, ETCH_ERANGE,
                              "a splat of %lld bytes: a text may ask for %lld more; broadcast_to takes none",
                              (long long)bytes, (long long)*splat_bytes);
        *splat_bytes -= bytes;
    } else if (is_hex(begin) ? bytes > (end - begin) / 2 : count > end - begin) {
        return etch__fail(cx, ETCH_EPARSE, "the constant has fewer than the %lld elements of its type",
                          (long long)count);
    }
    return ETCH_OK;
}

etch_status etch__const_parse(etch_ctx *cx, const char **at, etch_dtype dtype, int rank, const int64_t *dims,
                              int64_t *splat_bytes, etch_tensor **out)
{
    reader r = { .cx = cx, .at = *at = etch__scan_blanks(*at) };
    const char *end = *at;
    int64_t count;
    ETCH_TRY(etch__check_shape(cx, dtype, dims, rank, &count));
    ETCH_TRY(etch__const_skip(cx, &end));
    bool is_splat = etch__scan_word(&r.at, "splat");
    ETCH_TRY(check_room(cx, r.at, end, is_splat, dtype, count, splat_bytes));
    ETCH_TRY(etch_tensor_new(cx, dtype, dims, rank, &r.to));
    etch__strbuf_init(&r.text, cx->alloc);
    etch_status s = is_splat ? read_splat(&r) : is_hex(r.at) ? read_hex(&r) : read_list(&r, 0);
    etch__strbuf_fini(&r.text);
    *at = r.at;
    if (s == ETCH_OK)
        *out = r.to;
    else
        etch_tensor_release(&r.to);
    return s;
}
