/* Specs as text: printing all kinds for people, reading tensor specs.
 *
 *     tensor  = dtype "[" [ "..." | size { "," size } ] "]"
 *     size    = number | "?" | name [ ":" [ [ number ] ".." [ number ] ] [ "%" number ] ]
 *
 * Printed tensors without a name of their own read back as equal specs. Literals look as Python writes them. */
#include "trace/spec_rules.h"

#include "shape/dim.h"
#include <math.h>
#include <stdio.h>

/* --- literals ---------------------------------------------------------------------------------------------------------- */

static void write_quoted(const char *text, size_t n, bool is_bytes, etch_strbuf *out)
{
    bool has_single = n && memchr(text, '\'', n), has_double = n && memchr(text, '"', n);
    char quote = has_single && !has_double ? '"' : '\'';
    etch__strbuf_addn(out, &quote, 1);
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c == (unsigned char)quote || c == '\\')
            etch__strbuf_addf(out, "\\%c", c);
        else if (c == '\n' || c == '\r' || c == '\t')
            etch__strbuf_addf(out, "\\%c", c == '\n' ? 'n' : c == '\r' ? 'r' : 't');
        else if (c < 0x20 || c == 0x7f || (is_bytes && c >= 0x80))
            etch__strbuf_addf(out, "\\x%02x", c);
        else
            etch__strbuf_addn(out, text + i, 1);
    }
    etch__strbuf_addn(out, &quote, 1);
}

void etch__quoted_write(const char *text, size_t n, etch_strbuf *out) { write_quoted(text, n, false, out); }

static void write_float(double x, etch_strbuf *out)
{
    size_t before = out->n;
    etch__strbuf_add_f64(out, x);
    if (!strpbrk(out->at + before, ".en")) /* no point, no exponent, neither inf nor nan: as an integer would be */
        etch__strbuf_add(out, ".0");
}

static void write_complex(const double f[2], etch_strbuf *out)
{
    bool has_real = f[0] != 0 || signbit(f[0]);
    if (has_real) {
        etch__strbuf_add(out, "(");
        etch__strbuf_add_f64(out, f[0]);
        etch__strbuf_add(out, isnan(f[1]) || !signbit(f[1]) ? "+" : "");
    }
    etch__strbuf_add_f64(out, f[1]);
    etch__strbuf_add(out, has_real ? "j)" : "j");
}

void etch__literal_write(const etch_literal *x, etch_strbuf *out)
{
    switch (x->kind) {
    case ETCH_LITERAL_NONE: etch__strbuf_add(out, "None"); break;
    case ETCH_LITERAL_BOOL: etch__strbuf_add(out, x->b ? "True" : "False"); break;
    case ETCH_LITERAL_INT: etch__strbuf_addf(out, "%lld", (long long)x->i); break;
    case ETCH_LITERAL_FLOAT: write_float(x->f[0], out); break;
    case ETCH_LITERAL_COMPLEX: write_complex(x->f, out); break;
    case ETCH_LITERAL_STR: write_quoted(x->text, x->n, false, out); break;
    case ETCH_LITERAL_BYTES:
        etch__strbuf_add(out, "b");
        write_quoted(x->text, x->n, true, out);
        break;
    case ETCH_LITERAL_BIG_INT:
    case ETCH_LITERAL_ENUM: etch__strbuf_addn(out, x->text, x->n); break;
    }
}

/* --- heads ------------------------------------------------------------------------------------------------------------- */

void etch__size_write(const etch_size *x, etch_strbuf *out)
{
    if (!x->name) {
        if (x->size == ETCH_ANY_SIZE)
            etch__strbuf_add(out, "?");
        else
            etch__strbuf_addf(out, "%lld", (long long)x->size);
        return;
    }
    etch__strbuf_add(out, x->name);
    if (x->lo == 0 && x->hi == 0 && x->divisor <= 1)
        return;
    etch__strbuf_add(out, ":");
    if (x->lo || x->hi)
        etch__strbuf_addf(out, " %lld..", (long long)x->lo);
    if (x->hi)
        etch__strbuf_addf(out, "%lld", (long long)x->hi);
    if (x->divisor > 1)
        etch__strbuf_addf(out, " %%%lld", (long long)x->divisor);
}

void etch__sizes_write(const etch_spec *s, etch_strbuf *out)
{
    etch__strbuf_add(out, s->rank == ETCH_ANY_RANK ? "[..." : "[");
    for (int i = 0; i < s->rank; i++) {
        etch__strbuf_add(out, i > 0 ? ", " : "");
        etch__size_write(&s->sizes[i], out);
    }
    etch__strbuf_add(out, "]");
}

static void write_shaped(const etch_spec *s, etch_strbuf *out)
{
    etch__strbuf_add(out, etch_dtype_name(s->dtype));
    etch__sizes_write(s, out);
}

void etch__tensor_write(const etch_spec *s, etch_strbuf *out)
{
    write_shaped(s, out);
    if (s->name) {
        etch__strbuf_add(out, " named ");
        etch__quoted_write(s->name, strlen(s->name), out);
    }
}

void etch__resource_write(const etch_spec *s, etch_strbuf *out)
{
    etch__strbuf_add(out, "resource #");
    etch__strbuf_addf(out, s->trainable ? "%d trainable " : "%d ", s->alias);
    write_shaped(s, out);
}

void etch__literal_spec_write(const etch_spec *s, etch_strbuf *out)
{
    etch__strbuf_add(out, "literal ");
    etch__literal_write(&s->literal, out);
}

static void write_items(const etch_spec *s, const char *after_field, etch_strbuf *out)
{
    etch__strbuf_add(out, "(");
    for (int i = 0; i < s->n_items; i++) {
        etch__strbuf_add(out, i > 0 ? ", " : "");
        if (after_field && s->fields && s->fields[i]) {
            etch__strbuf_add(out, s->fields[i]);
            etch__strbuf_add(out, after_field);
        }
        etch__spec_write(s->items[i], out);
    }
    etch__strbuf_add(out, ")");
}

void etch__sequence_write(const etch_spec *s, etch_strbuf *out)
{
    etch__strbuf_add(out, etch__spec_rules[s->kind]->name);
    etch__strbuf_add(out, " of ");
    write_items(s, "=", out);
}

void etch__fields_write(const etch_spec *s, etch_strbuf *out)
{
    etch__strbuf_add(out, etch__spec_rules[s->kind]->name);
    etch__strbuf_add(out, " ");
    etch__strbuf_add(out, s->type_name);
    write_items(s, ": ", out);
}

void etch__dict_write(const etch_spec *s, etch_strbuf *out)
{
    etch__strbuf_add(out, "dict{");
    for (int i = 0; i < s->n_items; i++) {
        etch__strbuf_add(out, i > 0 ? ", " : "");
        etch__literal_write(&s->keys[i], out);
        etch__strbuf_add(out, ": ");
        etch__spec_write(s->items[i], out);
    }
    etch__strbuf_add(out, "}");
}

void etch__identity_write(const etch_spec *s, etch_strbuf *out)
{
    etch__strbuf_add(out, "object ");
    etch__strbuf_add(out, s->identity->text);
    etch__strbuf_add(out, etch_identity_is_dead(s->identity) ? " (gone)" : "");
}

void etch__value_write(const etch_spec *s, etch_strbuf *out)
{
    char text[200] = "";
    if (s->object_ops->print)
        s->object_ops->print(s->object, text, sizeof text);
    text[sizeof text - 1] = '\0';
    etch__strbuf_add(out, "value ");
    etch__strbuf_add(out, text[0] ? text : etch_spec_type_name(s));
}

void etch__custom_write(const etch_spec *s, etch_strbuf *out)
{
    char text[200] = "";
    if (s->spec_ops->print)
        s->spec_ops->print(s->object, text, sizeof text);
    text[sizeof text - 1] = '\0';
    etch__strbuf_add(out, etch_spec_type_name(s));
    if (text[0])
        etch__strbuf_addf(out, "<%s>", text);
    write_items(s, NULL, out);
}

void etch__spec_write(const etch_spec *s, etch_strbuf *out) { etch__spec_rules[s->kind]->write(s, out); }

enum { MAX_ITEM = 1000 }; /* of the argument that goes past the limit */

void etch__call_write(const etch_spec *call, size_t n, etch_strbuf *out)
{
    size_t begin = out->n;
    etch__strbuf_add(out, "(");
    for (int i = 0; i < call->n_items; i++) {
        etch__strbuf_add(out, i > 0 ? ", " : "");
        if (out->n - begin > n) {
            etch__strbuf_add(out, "...");
            break;
        }
        if (etch_spec_field(call, i))
            etch__strbuf_addf(out, "%s=", etch_spec_field(call, i));
        etch__spec_write(call->items[i], out);
    }
    etch__strbuf_window(out, begin, 0, n < SIZE_MAX / 2 ? n + MAX_ITEM : n);
    etch__strbuf_add(out, ")");
}

size_t etch_spec_print(const etch_spec *s, char *buffer, size_t n)
{
    if (!buffer)
        n = 0;
    if (!s) {
        if (n > 0)
            buffer[0] = '\0';
        return 0;
    }
    etch_strbuf text;
    etch__strbuf_init(&text, s->alloc);
    etch__spec_write(s, &text);
    size_t length = text.n;
    if (n > 0) {
        size_t kept = length < n ? length : n - 1;
        memcpy(buffer, text.at, kept);
        buffer[kept] = '\0';
    }
    etch__strbuf_fini(&text);
    return length;
}

void etch__arg_path(const etch_spec *call, int i, etch_strbuf *out)
{
    const char *label = etch_spec_field(call, i);
    if (!label) {
        etch__strbuf_addf(out, "args[%d]", i);
        return;
    }
    etch__strbuf_add(out, "kwargs[");
    etch__quoted_write(label, strlen(label), out);
    etch__strbuf_add(out, "]");
}

/* --- reading ----------------------------------------------------------------------------------------------------------- */

typedef struct reader {
    etch_ctx *cx;
    const char *text, *at;
    char *names; /* of sizes, terminated one by one; room for the whole text */
} reader;

static void skip_blanks(reader *r)
{
    while (*r->at == ' ' || *r->at == '\t' || *r->at == '\n' || *r->at == '\r')
        r->at++;
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_word(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || is_digit(c); }

static size_t word_length(const char *s)
{
    size_t n = 0;
    while (is_word(s[n]))
        n++;
    return n;
}

static etch_status fail_expected(reader *r, const char *expected)
{
    return etch__fail(r->cx, ETCH_EPARSE, "spec \"%.60s\": expected %s at byte %zu", r->text, expected,
                      (size_t)(r->at - r->text));
}

/* Past the token if it is next. */
static bool take(reader *r, const char *token)
{
    skip_blanks(r);
    size_t n = strlen(token);
    if (strncmp(r->at, token, n) != 0)
        return false;
    r->at += n;
    return true;
}

static etch_status read_number(reader *r, int64_t *out)
{
    skip_blanks(r);
    if (!is_digit(*r->at))
        return fail_expected(r, "a number");
    const char *begin = r->at;
    int64_t x = 0;
    for (; is_digit(*r->at); r->at++)
        if (ETCH_MUL_OVERFLOWS(x, 10, &x) || ETCH_ADD_OVERFLOWS(x, *r->at - '0', &x) || x > ETCH_DIM_MAX) {
            r->at = begin;
            return fail_expected(r, "a number of at most 2^62 - 1");
        }
    *out = x;
    return ETCH_OK;
}

/* What comes after "name:". In the struct 0 stands for "not given", so it cannot be said of hi and divisor. */
static etch_status read_range(reader *r, etch_size *x)
{
    skip_blanks(r);
    bool has_range = *r->at != '%';
    if (has_range) {
        if (*r->at != '.')
            ETCH_TRY(read_number(r, &x->lo));
        if (!take(r, ".."))
            return fail_expected(r, "a range, such as 1..64 or 1..");
        skip_blanks(r);
        if (is_digit(*r->at)) {
            ETCH_TRY(read_number(r, &x->hi));
            if (x->hi == 0)
                return etch__fail(r->cx, ETCH_EPARSE, "spec \"%.60s\": a range cannot end at 0", r->text);
        }
    }
    if (take(r, "%")) {
        ETCH_TRY(read_number(r, &x->divisor));
        if (x->divisor == 0)
            return etch__fail(r->cx, ETCH_EPARSE, "spec \"%.60s\": a divisor cannot be 0", r->text);
    }
    return ETCH_OK;
}

static etch_status read_size(reader *r, etch_size *out)
{
    *out = ETCH_UNKNOWN_SIZE;
    if (take(r, "?"))
        return ETCH_OK;
    if (is_digit(*r->at))
        return read_number(r, &out->size);
    size_t n = word_length(r->at);
    if (n == 0)
        return fail_expected(r, "a size: a number, a name or '?'");
    memcpy(r->names, r->at, n);
    out->name = r->names;
    r->names[n] = '\0';
    r->names += n + 1;
    r->at += n;
    return take(r, ":") ? read_range(r, out) : ETCH_OK;
}

static etch_status read_dtype(reader *r, etch_dtype *out)
{
    skip_blanks(r);
    size_t n = word_length(r->at);
    memcpy(r->names, r->at, n);
    r->names[n] = '\0';
    if (n == 0 || !etch_dtype_from_name(r->names, out))
        return fail_expected(r, "a dtype, such as f32");
    r->at += n;
    return take(r, "[") ? ETCH_OK : fail_expected(r, "'['");
}

static etch_status read_tensor(reader *r, etch_spec **out)
{
    etch_dtype t;
    etch_size sizes[ETCH_MAX_RANK];
    int rank = 0;
    ETCH_TRY(read_dtype(r, &t));
    if (take(r, "..."))
        rank = ETCH_ANY_RANK;
    else if (!take(r, "]")) {
        do {
            if (rank == ETCH_MAX_RANK)
                return etch__fail(r->cx, ETCH_EPARSE, "spec \"%.60s\": a tensor has at most %d axes", r->text,
                                  ETCH_MAX_RANK);
            ETCH_TRY(read_size(r, &sizes[rank]));
            rank++;
        } while (take(r, ","));
    } else
        r->at--;
    if (!take(r, "]"))
        return fail_expected(r, rank > 0 ? "',' or ']'" : "']'");
    skip_blanks(r);
    if (*r->at)
        return fail_expected(r, "the end of the text");
    return etch__shaped_new(r->cx, ETCH_SPEC_TENSOR, t, sizes, rank, NULL, out);
}

etch_status etch_spec_parse(etch_ctx *cx, const char *text, etch_spec **out)
{
    ETCH_ENTER(cx);
    if (!text || !out)
        return etch__fail(cx, ETCH_EINVAL, "spec: %s is NULL", out ? "the text" : "out");
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    /* Names are apart in the text, but the last may end it; the dtype is overwritten. */
    reader r = { cx, text, text, ETCH_ARENA_ARRAY(&cx->scratch, char, strlen(text) + 2) };
    etch_status s = r.names ? read_tensor(&r, out) : etch__fail_nomem(cx);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}
