/* Sums, products and exact quotients of dims, and the words for what can go wrong with any operation.
 *
 * Constants are handled without looking at the table. Small forms are merged on the stack, so that an operation whose
 * result exists already costs a merge, a hash and a lookup. */
#include "shape/dim_inside.h"

enum { SMALL = 16 };

/* --- Words for trouble ---------------------------------------------------------------------------------------- */

/* At most this much of an operand's text goes into a message. */
enum { SHOWN_BYTES = 200 };

static void add_operand(const etch_dims *t, etch_dim d, bool is_infix, etch_strbuf *text)
{
    bool is_sum = is_infix && !etch__dim_is_const(d) && etch__form(t, d)->n > 1;
    size_t start = text->n;
    etch__strbuf_add(text, is_sum ? "(" : "");
    etch__dim_print(t, d, text);
    if (text->n - start > SHOWN_BYTES) {
        text->n = start + SHOWN_BYTES;
        text->at[text->n] = '\0';
        etch__strbuf_add(text, "...");
    }
    etch__strbuf_add(text, is_sum ? ")" : "");
}

etch_dim etch__dim_fail(etch_ctx *cx, const etch_dims *t, etch_trouble trouble, const char *op, etch_dim a, etch_dim b)
{
    if (trouble == ETCH_TROUBLE_NOMEM) {
        etch__fail_nomem(cx);
        return ETCH_DIM_FAILED;
    }
    bool is_infix = op[0] < 'a' || op[0] > 'z', is_broadcast = trouble == ETCH_TROUBLE_SHAPE;
    etch_strbuf text;
    etch__strbuf_init(&text, cx->alloc);
    if (!is_infix && !is_broadcast)
        etch__strbuf_addf(&text, "%s(", op);
    add_operand(t, a, is_infix, &text);
    if (is_broadcast)
        etch__strbuf_add(&text, " with ");
    else if (is_infix)
        etch__strbuf_addf(&text, " %s ", op);
    else
        etch__strbuf_add(&text, ", ");
    add_operand(t, b, is_infix, &text);
    if (!is_infix && !is_broadcast)
        etch__strbuf_add(&text, ")");
    const char *what = text.failed ? op : text.at;
    switch (trouble) {
    case ETCH_TROUBLE_OVERFLOW: etch__fail(cx, ETCH_ERANGE, "%s does not fit in 62 bits", what); break;
    case ETCH_TROUBLE_SIZE:
        etch__fail(cx, ETCH_ERANGE, "%s is too large: a size has at most %d terms of degree %d, and %d parts in all",
                   what, ETCH_DIM_MAX_TERMS, ETCH_DIM_MAX_DEGREE, ETCH_DIM_MAX_WEIGHT);
        break;
    case ETCH_TROUBLE_DEPTH:
        etch__fail(cx, ETCH_ERANGE, "%s is nested deeper than %d", what, ETCH_DIM_MAX_DEPTH);
        break;
    case ETCH_TROUBLE_DIVZERO: etch__fail(cx, ETCH_EDIVZERO, "%s divides by zero", what); break;
    default:
        etch__fail(cx, ETCH_ESHAPE, "cannot broadcast %s: they are never equal, and neither can be 1", what);
        break;
    }
    etch__strbuf_fini(&text);
    return ETCH_DIM_FAILED;
}

/* --- Sums ----------------------------------------------------------------------------------------------------- */

etch_trouble etch__try_add(etch_ctx *cx, etch_dims *t, int64_t ka, etch_dim a, int64_t kb, etch_dim b, etch_dim *out)
{
    etch_term one_a, one_b, small[SMALL];
    etch_poly x = etch__poly_of(t, a, &one_a), y = etch__poly_of(t, b, &one_b), sum;
    if (x.n + y.n <= SMALL) {
        ETCH_TRY_DIM(etch__poly_add_into(t, ka, x, kb, y, small, &sum));
        return etch__poly_intern(cx, t, sum, out);
    }
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_trouble trouble = etch__poly_add(cx, t, ka, x, kb, y, &sum);
    if (trouble == ETCH_TROUBLE_NONE)
        trouble = etch__poly_intern(cx, t, sum, out);
    etch__arena_reset(&cx->scratch, mark);
    return trouble;
}

static etch_dim add(etch_ctx *cx, etch_dims *t, etch_dim a, int64_t kb, etch_dim b)
{
    if (a == ETCH_DIM_FAILED || b == ETCH_DIM_FAILED)
        return ETCH_DIM_FAILED;
    etch_dim d;
    if (etch__dim_is_const(a) && etch__dim_is_const(b)) {
        d = a + kb * b; /* both below 2^62: no overflow */
        if (etch__coef_fits(d))
            return d;
        return etch__dim_fail(cx, t, ETCH_TROUBLE_OVERFLOW, kb > 0 ? "+" : "-", a, b);
    }
    if (b == 0)
        return a;
    etch_trouble trouble = etch__try_add(cx, t, 1, a, kb, b, &d);
    return trouble == ETCH_TROUBLE_NONE ? d : etch__dim_fail(cx, t, trouble, kb > 0 ? "+" : "-", a, b);
}

etch_dim etch__dim_add(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b) { return add(cx, t, a, 1, b); }

etch_dim etch__dim_sub(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b) { return add(cx, t, a, -1, b); }

/* Halves are summed first, so that a sum of n terms costs n log n and no partial sum is interned. */
static etch_trouble sum_polys(etch_ctx *cx, etch_dims *t, const etch_dim *d, size_t n, etch_poly *out)
{
    if (n == 1) {
        etch_term *one = etch__terms_new(cx, 1);
        if (!one)
            return ETCH_TROUBLE_NOMEM;
        *out = etch__poly_of(t, d[0], one);
        return ETCH_TROUBLE_NONE;
    }
    etch_poly x, y;
    ETCH_TRY_DIM(sum_polys(cx, t, d, n / 2, &x));
    ETCH_TRY_DIM(sum_polys(cx, t, d + n / 2, n - n / 2, &y));
    return etch__poly_add(cx, t, 1, x, 1, y, out);
}

etch_dim etch__dim_sum(etch_ctx *cx, etch_dims *t, const etch_dim *d, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (d[i] == ETCH_DIM_FAILED)
            return ETCH_DIM_FAILED;
    if (n < 2)
        return n == 0 ? 0 : d[0];
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_poly p;
    etch_dim sum;
    etch_trouble trouble = sum_polys(cx, t, d, n, &p);
    if (trouble == ETCH_TROUBLE_NONE)
        trouble = etch__poly_intern(cx, t, p, &sum);
    etch__arena_reset(&cx->scratch, mark);
    return trouble == ETCH_TROUBLE_NONE ? sum : etch__dim_fail(cx, t, trouble, "+ ... +", d[0], d[n - 1]);
}

/* --- Products ------------------------------------------------------------------------------------------------- */

etch_trouble etch__try_mul(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b, etch_dim *out)
{
    etch_term one_a, one_b, small[SMALL];
    etch_poly x = etch__poly_of(t, a, &one_a), y = etch__poly_of(t, b, &one_b);
    if (x.n > y.n) {
        etch_poly swap = x;
        x = y, y = swap;
    }
    if (x.n == 1 && y.n <= SMALL) {
        for (uint32_t i = 0; i < y.n; i++) {
            if (ETCH_MUL_OVERFLOWS(x.at[0].coef, y.at[i].coef, &small[i].coef) || !etch__coef_fits(small[i].coef))
                return ETCH_TROUBLE_OVERFLOW;
            ETCH_TRY_DIM(etch__mono_mul(t, x.at[0].mono, y.at[i].mono, &small[i].mono));
        }
        return etch__poly_intern(cx, t, (etch_poly){ small, y.n }, out);
    }
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_poly product;
    etch_trouble trouble = etch__poly_mul(cx, t, x, y, &product);
    if (trouble == ETCH_TROUBLE_NONE)
        trouble = etch__poly_intern(cx, t, product, out);
    etch__arena_reset(&cx->scratch, mark);
    return trouble;
}

etch_dim etch__dim_mul(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b)
{
    if (a == ETCH_DIM_FAILED || b == ETCH_DIM_FAILED)
        return ETCH_DIM_FAILED;
    etch_dim d;
    if (etch__dim_is_const(a) && etch__dim_is_const(b)) {
        if (!ETCH_MUL_OVERFLOWS(a, b, &d) && etch__coef_fits(d))
            return d;
        return etch__dim_fail(cx, t, ETCH_TROUBLE_OVERFLOW, "*", a, b);
    }
    if (a == 1 || b == 1)
        return a == 1 ? b : a;
    etch_trouble trouble = etch__try_mul(cx, t, a, b, &d);
    return trouble == ETCH_TROUBLE_NONE ? d : etch__dim_fail(cx, t, trouble, "*", a, b);
}

etch_dim etch__dim_product(etch_ctx *cx, etch_dims *t, const etch_dim *d, int n)
{
    etch_dim p = 1;
    for (int i = 0; i < n; i++)
        p = etch__dim_mul(cx, t, p, d[i]);
    return p;
}

/* --- Exact quotients ------------------------------------------------------------------------------------------ */

/* b divides a if the remainder is 0 over the integers; b's leading coefficient is made positive for the division. */
static etch_trouble divide_forms(etch_ctx *cx, etch_dims *t, etch_poly a, etch_poly b, bool *is_exact, etch_dim *out)
{
    etch_poly zero = { NULL, 0 }, q, r;
    if (b.at[0].coef < 0) {
        ETCH_TRY_DIM(etch__poly_add(cx, t, -1, a, 1, zero, &a));
        ETCH_TRY_DIM(etch__poly_add(cx, t, -1, b, 1, zero, &b));
    }
    ETCH_TRY_DIM(etch__poly_divide(cx, t, a, b, &q, &r));
    *is_exact = r.n == 0;
    return *is_exact ? etch__poly_intern(cx, t, q, out) : ETCH_TROUBLE_NONE;
}

bool etch__dim_divide_exactly(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b, etch_dim *out)
{
    if (a == ETCH_DIM_FAILED || b == ETCH_DIM_FAILED || b == 0)
        return false;
    if (a == 0 || a == b || b == 1) {
        *out = a == 0 ? 0 : a == b ? 1 : a;
        return true;
    }
    if (etch__dim_is_const(a) && etch__dim_is_const(b)) {
        if (a % b != 0)
            return false;
        *out = a / b;
        return true;
    }
    if (etch__dim_is_const(a))
        return false;
    etch_term one_a, one_b;
    etch_poly x = etch__poly_of(t, a, &one_a), y = etch__poly_of(t, b, &one_b);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    bool is_exact = false;
    etch_dim d;
    if (divide_forms(cx, t, x, y, &is_exact, &d) != ETCH_TROUBLE_NONE)
        is_exact = false;
    /* A multiple of 8 divided by 4: floor division, which drops nothing. */
    if (!is_exact && etch__dim_is_const(b) && etch__dim_range(t, a).divisor % b == 0)
        is_exact = etch__try_floordiv(cx, t, a, b, &d) == ETCH_TROUBLE_NONE;
    etch__arena_reset(&cx->scratch, mark);
    if (is_exact)
        *out = d;
    return is_exact;
}
