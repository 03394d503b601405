/* Arithmetic on lists of terms, with no form made on the way.
 *
 * All lists are sorted as forms are. Adding is a merge. Multiplying a list by one term keeps it sorted, so a product
 * is the merge of its rows; no sort anywhere. Dividing takes off multiples of the divisor from the greatest term down;
 * with one divisor and this order the remainder is unique, which is what makes x//b and x%b canonical.
 *
 * Results lie in the context's scratch memory (small ones on the stack of the caller): the caller holds the mark. */
#include "shape/dim_inside.h"

etch_trouble etch__poly_add_into(const etch_dims *t, int64_t ka, etch_poly a, int64_t kb, etch_poly b, etch_term *out,
                                 etch_poly *sum)
{
    uint32_t n = 0, i = 0, j = 0;
    while (i < a.n || j < b.n) {
        int order = i == a.n ? 1 : j == b.n ? -1 : etch__mono_compare(t, a.at[i].mono, b.at[j].mono);
        uint32_t mono = order <= 0 ? a.at[i].mono : b.at[j].mono;
        int64_t x = 0, y = 0, c;
        if (order <= 0 && ETCH_MUL_OVERFLOWS(ka, a.at[i++].coef, &x))
            return ETCH_TROUBLE_OVERFLOW;
        if (order >= 0 && ETCH_MUL_OVERFLOWS(kb, b.at[j++].coef, &y))
            return ETCH_TROUBLE_OVERFLOW;
        if (ETCH_ADD_OVERFLOWS(x, y, &c) || !etch__coef_fits(c))
            return ETCH_TROUBLE_OVERFLOW;
        if (c != 0)
            out[n++] = (etch_term){ c, mono };
    }
    *sum = (etch_poly){ out, n };
    return ETCH_TROUBLE_NONE;
}

etch_trouble etch__poly_add(etch_ctx *cx, const etch_dims *t, int64_t ka, etch_poly a, int64_t kb, etch_poly b,
                            etch_poly *sum)
{
    etch_term *out = etch__terms_new(cx, (size_t)a.n + b.n);
    return out ? etch__poly_add_into(t, ka, a, kb, b, out, sum) : ETCH_TROUBLE_NOMEM;
}

static etch_trouble mul_term_into(etch_dims *t, etch_poly a, int64_t coef, uint32_t mono, etch_term *out)
{
    for (uint32_t i = 0; i < a.n; i++) {
        if (ETCH_MUL_OVERFLOWS(a.at[i].coef, coef, &out[i].coef) || !etch__coef_fits(out[i].coef))
            return ETCH_TROUBLE_OVERFLOW;
        ETCH_TRY_DIM(etch__mono_mul(t, a.at[i].mono, mono, &out[i].mono));
    }
    return ETCH_TROUBLE_NONE;
}

etch_trouble etch__poly_mul_term(etch_ctx *cx, etch_dims *t, etch_poly a, int64_t coef, uint32_t mono, etch_poly *out)
{
    if (coef == 0)
        a.n = 0;
    etch_term *terms = etch__terms_new(cx, a.n);
    if (!terms)
        return ETCH_TROUBLE_NOMEM;
    *out = (etch_poly){ terms, a.n };
    return mul_term_into(t, a, coef, mono, terms);
}

etch_trouble etch__poly_mul(etch_ctx *cx, etch_dims *t, etch_poly a, etch_poly b, etch_poly *out)
{
    if (a.n > b.n) {
        etch_poly swap = a;
        a = b, b = swap;
    }
    if (a.n <= 1)
        return etch__poly_mul_term(cx, t, b, a.n ? a.at[0].coef : 0, a.n ? a.at[0].mono : ETCH_MONO_ONE, out);
    /* More pairs than this do not fit the limit on terms in practice, and would take milliseconds to find out. */
    if ((uint64_t)a.n * b.n > 64u * ETCH_DIM_MAX_TERMS)
        return ETCH_TROUBLE_SIZE;
    size_t room = (size_t)a.n * b.n < ETCH_DIM_MAX_TERMS ? (size_t)a.n * b.n : (size_t)ETCH_DIM_MAX_TERMS + b.n;
    etch_term *row = etch__terms_new(cx, b.n), *sum = etch__terms_new(cx, room), *next = etch__terms_new(cx, room);
    if (!row || !sum || !next)
        return ETCH_TROUBLE_NOMEM;
    etch_poly acc = { sum, 0 };
    for (uint32_t i = 0; i < a.n; i++) {
        ETCH_TRY_DIM(mul_term_into(t, b, a.at[i].coef, a.at[i].mono, row));
        ETCH_TRY_DIM(etch__poly_add_into(t, 1, acc, 1, (etch_poly){ row, b.n }, next, &acc));
        if (acc.n > ETCH_DIM_MAX_TERMS)
            return ETCH_TROUBLE_SIZE;
        etch_term *swap = sum;
        sum = next, next = swap;
    }
    *out = acc;
    return ETCH_TROUBLE_NONE;
}

etch_trouble etch__poly_divide(etch_ctx *cx, etch_dims *t, etch_poly a, etch_poly b, etch_poly *q, etch_poly *r)
{
    enum { MAX_STEPS = 64 };
    etch_term *quotient = etch__terms_new(cx, MAX_STEPS);
    etch_term *rest = etch__terms_new(cx, a.n + (size_t)MAX_STEPS * b.n);
    if (!quotient || !rest)
        return ETCH_TROUBLE_NOMEM;
    uint32_t n_quotient = 0, n_rest = 0;
    etch_term lead = b.at[0];
    while (a.n > 0) {
        etch_term top = a.at[0];
        int64_t k = etch__mono_is_multiple(t, top.mono, lead.mono) ? etch__floor_div(top.coef, lead.coef) : 0;
        if (k != 0) {
            if (n_quotient == MAX_STEPS)
                return ETCH_TROUBLE_SIZE;
            uint32_t mono;
            etch_poly row;
            ETCH_TRY_DIM(etch__mono_div(t, top.mono, lead.mono, &mono));
            ETCH_TRY_DIM(etch__poly_mul_term(cx, t, b, k, mono, &row));
            ETCH_TRY_DIM(etch__poly_add(cx, t, 1, a, -1, row, &a));
            quotient[n_quotient++] = (etch_term){ k, mono };
        }
        if (a.n > 0 && a.at[0].mono == top.mono) { /* what is left of it is less than the leading coefficient */
            rest[n_rest++] = a.at[0];
            a.at++, a.n--;
        }
    }
    *q = (etch_poly){ quotient, n_quotient };
    *r = (etch_poly){ rest, n_rest };
    return ETCH_TROUBLE_NONE;
}

int64_t etch__poly_content(etch_poly p, int64_t g)
{
    for (uint32_t i = 0; i < p.n && g != 1; i++)
        g = etch__gcd(g, p.at[i].coef);
    return g;
}

etch_trouble etch__poly_common_mono(etch_dims *t, etch_poly a, etch_poly b, uint32_t *out)
{
    *out = ETCH_MONO_ONE;
    if (a.n == 0 || b.n == 0 || a.at[a.n - 1].mono == ETCH_MONO_ONE || b.at[b.n - 1].mono == ETCH_MONO_ONE)
        return ETCH_TROUBLE_NONE;
    etch_factor f[ETCH_DIM_MAX_DEGREE];
    uint32_t n = t->monos.at[a.at[0].mono].n;
    memcpy(f, t->monos.at[a.at[0].mono].at, n * sizeof *f);
    for (uint32_t i = 1; i < a.n + b.n && n > 0; i++) {
        const etch_mono *m = &t->monos.at[i < a.n ? a.at[i].mono : b.at[i - a.n].mono];
        uint32_t kept = 0, k = 0;
        for (uint32_t j = 0; j < n; j++) {
            for (k = 0; k < m->n && m->at[k].atom != f[j].atom; k++)
                ;
            if (k == m->n)
                continue;
            f[kept++] = (etch_factor){ f[j].atom, f[j].power < m->at[k].power ? f[j].power : m->at[k].power };
        }
        n = kept;
    }
    return etch__mono_intern(t, f, n, out);
}
