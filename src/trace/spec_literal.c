/* Literals: values that are part of the signature. They are typed (1, 1.0 and True are three), floats are told apart by their
 * bits except that all NaNs are one, and two different ones are never merged.
 *
 * They are ordered, by kind and then by value, because dicts keep their keys so. What must stay true: the order calls two
 * literals equal exactly if they are, and equal ones have equal hashes. */
#include "trace/spec_rules.h"

#include <math.h>

bool etch__literal_has_text(const etch_literal *x)
{
    return x->kind == ETCH_LITERAL_BIG_INT || x->kind == ETCH_LITERAL_STR || x->kind == ETCH_LITERAL_BYTES ||
           x->kind == ETCH_LITERAL_ENUM;
}

/* --- big integers: "-" or nothing, then digits, the first not 0; past what 64 bits hold -------------------------------------- */

static bool is_negative(const etch_literal *x) { return x->text[0] == '-'; }

static etch_status check_big_int(etch_ctx *cx, const etch_literal *x)
{
    enum { DIGITS = 19 }; /* of the largest 64-bit integer, and of the smallest */
    bool has_sign = x->n > 0 && is_negative(x);
    const char *digits = x->text + has_sign;
    size_t n = x->n - has_sign;
    bool is_number = n > 0 && digits[0] != '0';
    for (size_t i = 0; i < n; i++)
        is_number &= digits[i] >= '0' && digits[i] <= '9';
    int shown = x->n < 40 ? (int)x->n : 40;
    if (!is_number)
        return etch__fail(cx, ETCH_EINVAL,
                          "the literal '%.*s' is no integer: a '-' if negative, then digits, the first not 0", shown,
                          x->text);
    const char *limit = has_sign ? "9223372036854775808" : "9223372036854775807";
    if (n < DIGITS || (n == DIGITS && memcmp(digits, limit, DIGITS) <= 0))
        return etch__fail(cx, ETCH_EINVAL, "the literal %.*s fits 64 bits: give it as ETCH_LITERAL_INT", shown,
                          x->text);
    return ETCH_OK;
}

static int compare_big_ints(const etch_literal *a, const etch_literal *b)
{
    if (is_negative(a) != is_negative(b))
        return is_negative(a) ? -1 : 1;
    int by_size = a->n != b->n ? (a->n < b->n ? -1 : 1) : memcmp(a->text, b->text, a->n);
    return is_negative(a) ? -by_size : by_size;
}

/* --- floats ------------------------------------------------------------------------------------------------------------ */

/* Numbers in ascending order as integers, -0 before 0, all NaNs one and last. */
static uint64_t float_rank(double x)
{
    uint64_t bits;
    if (isnan(x))
        return UINT64_MAX;
    memcpy(&bits, &x, sizeof bits);
    return bits >> 63 ? ~bits : bits | UINT64_C(1) << 63;
}

static void complex_rank(const etch_literal *x, uint64_t rank[2])
{
    bool has_nan = isnan(x->f[0]) || isnan(x->f[1]);
    for (int i = 0; i < 2; i++)
        rank[i] = has_nan ? UINT64_MAX : float_rank(x->f[i]);
}

/* --- all of them ------------------------------------------------------------------------------------------------------- */

etch_status etch__literal_check(etch_ctx *cx, const etch_literal *x)
{
    if ((unsigned)x->kind > ETCH_LITERAL_ENUM)
        return etch__fail(cx, ETCH_EINVAL, "%d is no kind of literal", (int)x->kind);
    if (etch__literal_has_text(x) && !x->text && (x->n > 0 || x->kind == ETCH_LITERAL_BIG_INT))
        return etch__fail(cx, ETCH_EINVAL, "the literal's text is NULL");
    return x->kind == ETCH_LITERAL_BIG_INT ? check_big_int(cx, x) : ETCH_OK;
}

static int compare_u64(uint64_t a, uint64_t b) { return (a > b) - (a < b); }

int etch__literal_compare(const etch_literal *a, const etch_literal *b)
{
    if (a->kind != b->kind)
        return a->kind < b->kind ? -1 : 1;
    switch (a->kind) {
    case ETCH_LITERAL_NONE: return 0;
    case ETCH_LITERAL_BOOL: return a->b - b->b;
    case ETCH_LITERAL_INT: return (a->i > b->i) - (a->i < b->i);
    case ETCH_LITERAL_BIG_INT: return compare_big_ints(a, b);
    case ETCH_LITERAL_FLOAT: return compare_u64(float_rank(a->f[0]), float_rank(b->f[0]));
    case ETCH_LITERAL_COMPLEX: {
        uint64_t x[2], y[2];
        complex_rank(a, x);
        complex_rank(b, y);
        return x[0] != y[0] ? compare_u64(x[0], y[0]) : compare_u64(x[1], y[1]);
    }
    case ETCH_LITERAL_STR:
    case ETCH_LITERAL_BYTES:
    case ETCH_LITERAL_ENUM: break;
    }
    size_t n = a->n < b->n ? a->n : b->n;
    int r = n ? memcmp(a->text, b->text, n) : 0;
    return r ? r : (a->n > b->n) - (a->n < b->n);
}

bool etch__literal_equal(const etch_literal *a, const etch_literal *b)
{
    if (a->kind != b->kind)
        return false;
    if (a->kind == ETCH_LITERAL_INT)
        return a->i == b->i;
    if (etch__literal_has_text(a))
        return a->n == b->n && (a->n == 0 || memcmp(a->text, b->text, a->n) == 0);
    return etch__literal_compare(a, b) == 0;
}

uint64_t etch__literal_hash(const etch_literal *x)
{
    uint64_t h = etch__hash_mix(etch__kind_hash(ETCH_SPEC_LITERAL), (uint64_t)x->kind);
    uint64_t rank[2];
    switch (x->kind) {
    case ETCH_LITERAL_NONE: return h;
    case ETCH_LITERAL_BOOL: return etch__hash_mix(h, x->b);
    case ETCH_LITERAL_INT: return etch__hash_mix(h, (uint64_t)x->i);
    case ETCH_LITERAL_FLOAT: return etch__hash_mix(h, float_rank(x->f[0]));
    case ETCH_LITERAL_COMPLEX: complex_rank(x, rank); return etch__hash_mix(etch__hash_mix(h, rank[0]), rank[1]);
    case ETCH_LITERAL_BIG_INT:
    case ETCH_LITERAL_STR:
    case ETCH_LITERAL_BYTES:
    case ETCH_LITERAL_ENUM: break;
    }
    return etch__hash_bytes(h, x->text, x->n);
}

/* --- specs ------------------------------------------------------------------------------------------------------------- */

static int match(etch_ctx *cx, etch_bindings *b, const etch_spec *x, const etch_spec *y)
{
    (void)cx;
    (void)b;
    return etch__literal_equal(&x->literal, &y->literal);
}

static etch_status new_literal(etch_ctx *cx, const etch_literal *x, etch_spec **out)
{
    bool has_text = etch__literal_has_text(x);
    etch_spec *s;
    ETCH_TRY(etch__spec_new(cx, ETCH_SPEC_LITERAL, has_text ? x->n + 1 : 0, &s));
    s->literal = *x;
    if (has_text) {
        char *text = (char *)(s + 1); /* terminated by being zeroed */
        if (x->n)
            memcpy(text, x->text, x->n);
        s->literal.text = text;
    }
    s->hash = etch__literal_hash(x);
    *out = s;
    return ETCH_OK;
}

static etch_status arg_check(etch_ctx *cx, const etch_arg *x) { return etch__literal_check(cx, &x->literal); }

static etch_status arg_hash(etch_arg_walk *w, const etch_arg *x, const int *order, uint64_t *out)
{
    (void)w;
    (void)order;
    *out = etch__literal_hash(&x->literal);
    return ETCH_OK;
}

static int arg_match(etch_arg_walk *w, etch_bindings *b, const etch_arg *x, const int *order, const etch_spec *y)
{
    (void)w;
    (void)b;
    (void)order;
    return etch__literal_equal(&x->literal, &y->literal);
}

static etch_status arg_spec(etch_arg_walk *w, const etch_arg *x, const int *order, etch_spec *const *items,
                            etch_spec **out)
{
    (void)order;
    (void)items;
    return new_literal(w->cx, &x->literal, out);
}

const etch_spec_rule etch__literal_rule = {
    .name = "literal",
    .difference = ETCH_DIFFERS_IN_LITERAL,
    .match = match,
    .write = etch__literal_spec_write,
    .arg_check = arg_check,
    .arg_hash = arg_hash,
    .arg_match = arg_match,
    .arg_spec = arg_spec,
};

etch_status etch_spec_literal(etch_ctx *cx, etch_literal x, etch_spec **out)
{
    ETCH_ENTER(cx);
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "literal spec: out is NULL");
    ETCH_TRY(etch__literal_check(cx, &x));
    return new_literal(cx, &x, out);
}
