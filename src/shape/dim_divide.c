/* Floor division and remainder, made canonical.
 *
 * What holds for all integers with a divisor that is not 0, and is used here, always from left to right:
 *
 *     (k*x) // (k*y) = x // y            (k*x) % (k*y) = k * (x % y)       k is a number or a monomial, of either sign
 *     (k*y + r) // y = k + r // y        (k*y + r) % y = r % y
 *     (x + c) // d = (x + c - c%g) // d  (x + c) % d = (x + c - c%g) % d + c%g     if g divides x and d
 *     (x // y) // z = x // (y*z)         (x%y + r) % z = (x + r) % z               if z > 0; if z divides y
 *
 * By a constant every coefficient is brought into 0..d-1, so that (n - 1)//2 is (n + 1)//2 - 1. By a form the remainder
 * of polynomial division is taken where the divisor's leading term does not depend on how symbols are numbered (only
 * one of the highest degree); otherwise only an exact quotient is. A form that divides is assumed not to be 0: where it
 * is, evaluation of the untouched form would have failed. */
#include "shape/dim_inside.h"

/* a = k*m*x and b = k*m*y, y's sign chosen. */
typedef struct division {
    etch_poly x, y;
    int64_t k;
    uint32_t m;
} division;

static const etch_poly zero = { NULL, 0 };

/* --- Common factors ------------------------------------------------------------------------------------------- */

static bool has_one_leading_term(const etch_dims *t, etch_poly p)
{
    return p.n == 1 || t->monos.at[p.at[0].mono].degree > t->monos.at[p.at[1].mono].degree;
}

/* By nothing that depends on the order of symbols. */
static bool should_negate(const etch_dims *t, etch_poly y)
{
    if (has_one_leading_term(t, y))
        return y.at[0].coef < 0;
    uint32_t n_negative = 0;
    for (uint32_t i = 0; i < y.n; i++)
        n_negative += y.at[i].coef < 0;
    return 2 * n_negative > y.n;
}

static etch_trouble divide_terms(etch_ctx *cx, etch_dims *t, etch_poly p, int64_t k, uint32_t m, etch_poly *out)
{
    etch_term *terms = etch__terms_new(cx, p.n);
    if (!terms)
        return ETCH_TROUBLE_NOMEM;
    for (uint32_t i = 0; i < p.n; i++) {
        terms[i].coef = p.at[i].coef / k;
        ETCH_TRY_DIM(etch__mono_div(t, p.at[i].mono, m, &terms[i].mono));
    }
    *out = (etch_poly){ terms, p.n };
    return ETCH_TROUBLE_NONE;
}

static etch_trouble cancel(etch_ctx *cx, etch_dims *t, etch_poly a, etch_poly b, division *out)
{
    int64_t k = etch__poly_content(a, etch__poly_content(b, 0));
    out->k = should_negate(t, b) ? -k : k;
    ETCH_TRY_DIM(etch__poly_common_mono(t, a, b, &out->m));
    ETCH_TRY_DIM(divide_terms(cx, t, a, out->k, out->m, &out->x));
    return divide_terms(cx, t, b, out->k, out->m, &out->y);
}

static etch_trouble make_atom(etch_ctx *cx, etch_dims *t, etch_dim_op op, etch_dim a, etch_dim b, etch_dim *out)
{
    uint32_t atom;
    ETCH_TRY_DIM(etch__atom_intern(t, (uint8_t)op, (etch_dim[]){ a, b }, 2, 0, &atom));
    return etch__dim_of_atom(cx, t, atom, out);
}

/* x//y where nothing can be taken out of x any more: (v//w + c)//y is one division. Trouble on that way (v + c*w does
 * not fit) leaves the two. */
static etch_trouble quotient_atom(etch_ctx *cx, etch_dims *t, etch_dim x, etch_dim y, etch_dim *out)
{
    const etch_form *f = etch__dim_is_const(x) ? NULL : etch__form(t, x);
    if (f && f->n <= 2 && f->at[0].coef == 1 && t->monos.at[f->at[0].mono].degree == 1 &&
        (f->n == 1 || f->at[1].mono == ETCH_MONO_ONE) && etch__divisor_range(t, y).lo > 0) {
        const etch_atom *inner = &t->atoms.at[t->monos.at[f->at[0].mono].at[0].atom];
        int64_t c = f->n == 2 ? f->at[1].coef : 0;
        if (inner->op == ETCH_DIM_FLOORDIV && (c == 0 || etch__dim_is_const(inner->args[1]))) {
            etch_dim v = inner->args[0], w = inner->args[1], divisor;
            etch_trouble trouble = etch__try_mul(cx, t, w, y, &divisor);
            if (trouble == ETCH_TROUBLE_NONE)
                trouble = etch__try_add(cx, t, 1, v, c, w, &v);
            if (trouble == ETCH_TROUBLE_NONE)
                return etch__try_floordiv(cx, t, v, divisor, out);
            if (trouble == ETCH_TROUBLE_NOMEM)
                return trouble;
        }
    }
    return make_atom(cx, t, ETCH_DIM_FLOORDIV, x, y, out);
}

/* A remainder inside of x: v%w counts as v modulo any divisor of w. */
static bool find_inner_remainder(const etch_dims *t, etch_poly x, etch_dim y, uint32_t *atom)
{
    for (uint32_t i = 0; i < x.n; i++) {
        const etch_mono *m = &t->monos.at[x.at[i].mono];
        if (x.at[i].coef != 1 || m->degree != 1 || t->atoms.at[m->at[0].atom].op != ETCH_DIM_MOD)
            continue;
        etch_dim w = t->atoms.at[m->at[0].atom].args[1];
        if (w == y || (etch__dim_is_const(w) && etch__dim_is_const(y) && w % y == 0)) {
            *atom = m->at[0].atom;
            return true;
        }
    }
    return false;
}

/* x%y where nothing can be taken out of x any more, except that an inner v%w becomes v (if that fits). */
static etch_trouble remainder_atom(etch_ctx *cx, etch_dims *t, etch_dim x, etch_dim y, etch_dim *out)
{
    uint32_t atom;
    etch_term one;
    if (find_inner_remainder(t, etch__poly_of(t, x, &one), y, &atom)) {
        etch_dim inner, opened, v = t->atoms.at[atom].args[0];
        ETCH_TRY_DIM(etch__dim_of_atom(cx, t, atom, &inner));
        etch_trouble trouble = etch__try_add(cx, t, 1, x, -1, inner, &opened);
        if (trouble == ETCH_TROUBLE_NONE)
            trouble = etch__try_add(cx, t, 1, opened, 1, v, &opened);
        if (trouble == ETCH_TROUBLE_NONE)
            return etch__try_mod(cx, t, opened, y, out);
        if (trouble == ETCH_TROUBLE_NOMEM)
            return trouble;
    }
    return make_atom(cx, t, ETCH_DIM_MOD, x, y, out);
}

/* --- By a constant -------------------------------------------------------------------------------------------- */

/* x = d*q + exact + r + low. `exact` are terms that are multiples of d though their coefficients are not (n//4 for an
 * n that is a multiple of 4); r's coefficients are in 0..d-1; r and d are multiples of g, and low is in 0..g-1. */
typedef struct split {
    etch_poly q, exact, r;
    int64_t g, low;
} split;

static etch_trouble split_by(etch_ctx *cx, etch_dims *t, etch_poly x, int64_t d, split *s)
{
    etch_term *q = etch__terms_new(cx, x.n), *exact = etch__terms_new(cx, x.n), *r = etch__terms_new(cx, x.n);
    if (!q || !exact || !r)
        return ETCH_TROUBLE_NOMEM;
    *s = (split){ { q, 0 }, { exact, 0 }, { r, 0 }, 0, 0 };
    int64_t common = d; /* divides d and every term of r but a constant */
    for (uint32_t i = 0; i < x.n; i++) {
        etch_term term = x.at[i];
        int64_t quotient = etch__floor_div(term.coef, d), rest = etch__floor_mod(term.coef, d);
        if (term.mono != ETCH_MONO_ONE && rest != 0) {
            int64_t divisor = etch__mono_divisor(t, term.mono);
            if (divisor % (d / etch__gcd(rest, d)) == 0) {
                exact[s->exact.n++] = term;
                continue;
            }
            /* gcd(rest * divisor, d), where the product may not fit */
            int64_t from_coef = etch__gcd(rest, common);
            common = etch__gcd(common, from_coef * etch__gcd(divisor, common / from_coef));
        }
        if (quotient != 0)
            q[s->q.n++] = (etch_term){ quotient, term.mono };
        if (term.mono == ETCH_MONO_ONE) { /* the last one */
            s->low = rest % common;
            rest -= s->low;
        }
        if (rest != 0)
            r[s->r.n++] = (etch_term){ rest, term.mono };
    }
    s->g = etch__poly_content(s->r, d);
    return ETCH_TROUBLE_NONE;
}

/* r//d and r%d if all that r can be lies between two multiples of d. */
static etch_trouble find_constant_quotient(etch_ctx *cx, etch_dims *t, etch_poly r, int64_t d, bool *found, int64_t *q)
{
    etch_dim_range range;
    ETCH_TRY_DIM(etch__poly_range(cx, t, r, &range));
    *q = etch__floor_div(range.lo, d);
    *found = range.lo > -ETCH_DIM_MAX && range.hi < ETCH_DIM_MAX && *q == etch__floor_div(range.hi, d);
    return ETCH_TROUBLE_NONE;
}

static etch_trouble quotient_by_constant(etch_ctx *cx, etch_dims *t, etch_poly x, int64_t d, etch_dim *out)
{
    split s;
    ETCH_TRY_DIM(split_by(cx, t, x, d, &s));
    etch_dim sum, part, rest;
    ETCH_TRY_DIM(etch__poly_intern(cx, t, s.q, &sum));
    for (uint32_t i = 0; i < s.exact.n; i++) {
        etch_term term = s.exact.at[i];
        int64_t g = etch__gcd(term.coef, d), k = term.coef / g;
        etch_dim m;
        ETCH_TRY_DIM(etch__poly_intern(cx, t, (etch_poly){ &(etch_term){ 1, term.mono }, 1 }, &m));
        ETCH_TRY_DIM(quotient_atom(cx, t, m, d / g, &part));
        ETCH_TRY_DIM(etch__try_add(cx, t, 1, sum, k, part, &sum));
    }
    if (s.r.n > 0) {
        etch_poly r;
        bool found;
        ETCH_TRY_DIM(divide_terms(cx, t, s.r, s.g, ETCH_MONO_ONE, &r));
        ETCH_TRY_DIM(find_constant_quotient(cx, t, r, d / s.g, &found, &part));
        if (!found) {
            ETCH_TRY_DIM(etch__poly_intern(cx, t, r, &rest));
            ETCH_TRY_DIM(quotient_atom(cx, t, rest, d / s.g, &part));
        }
        ETCH_TRY_DIM(etch__try_add(cx, t, 1, sum, 1, part, &sum));
    }
    *out = sum;
    return ETCH_TROUBLE_NONE;
}

static etch_trouble remainder_by_constant(etch_ctx *cx, etch_dims *t, etch_poly x, int64_t d, etch_dim *out)
{
    split s;
    ETCH_TRY_DIM(split_by(cx, t, x, d, &s));
    if (s.r.n == 0) {
        *out = s.low;
        return ETCH_TROUBLE_NONE;
    }
    etch_poly r;
    bool found;
    int64_t q;
    etch_dim rest, remainder;
    ETCH_TRY_DIM(divide_terms(cx, t, s.r, s.g, ETCH_MONO_ONE, &r));
    ETCH_TRY_DIM(find_constant_quotient(cx, t, r, d / s.g, &found, &q));
    ETCH_TRY_DIM(etch__poly_intern(cx, t, r, &rest));
    if (found)
        ETCH_TRY_DIM(etch__try_add(cx, t, 1, rest, -q, d / s.g, &remainder));
    else
        ETCH_TRY_DIM(remainder_atom(cx, t, rest, d / s.g, &remainder));
    return etch__try_add(cx, t, s.g, remainder, s.low, 1, out);
}

/* --- By a form ------------------------------------------------------------------------------------------------ */

static etch_trouble split_by_form(etch_ctx *cx, etch_dims *t, etch_poly x, etch_poly y, etch_poly *q, etch_poly *r)
{
    etch_poly lead = y, from = x;
    if (y.at[0].coef < 0) { /* no unique leading term: only an exact quotient counts, whatever the signs */
        ETCH_TRY_DIM(etch__poly_add(cx, t, -1, y, 0, zero, &lead));
        ETCH_TRY_DIM(etch__poly_add(cx, t, -1, x, 0, zero, &from));
    }
    etch_trouble trouble = etch__poly_divide(cx, t, from, lead, q, r);
    if (trouble == ETCH_TROUBLE_NOMEM)
        return trouble;
    if (trouble != ETCH_TROUBLE_NONE || (r->n > 0 && !has_one_leading_term(t, y))) {
        *q = zero; /* too much to divide out: right as it is */
        *r = x;
    }
    return ETCH_TROUBLE_NONE;
}

/* r//y is 0 or -1 for every binding (y is not 0). */
static etch_trouble find_small_quotient(etch_ctx *cx, etch_dims *t, etch_poly r, etch_poly y, bool *found, int64_t *q)
{
    etch_poly minus_r, diff, sum;
    etch_dim divisor;
    *found = false;
    ETCH_TRY_DIM(etch__poly_intern(cx, t, y, &divisor));
    ETCH_TRY_DIM(etch__poly_add(cx, t, -1, r, 0, zero, &minus_r));
    bool is_positive = etch__divisor_range(t, divisor).lo > 0;
    etch_trouble trouble = etch__poly_add(cx, t, 1, y, -1, r, &diff);
    if (trouble == ETCH_TROUBLE_NONE)
        trouble = etch__poly_add(cx, t, 1, y, 1, r, &sum);
    if (trouble != ETCH_TROUBLE_NONE)
        return trouble == ETCH_TROUBLE_NOMEM ? trouble : ETCH_TROUBLE_NONE;
    bool is;
    ETCH_TRY_DIM(etch__poly_at_least(cx, t, r, 0, &is));
    *q = is ? 0 : -1;
    if (is)
        return etch__poly_at_least(cx, t, diff, 1, found);
    ETCH_TRY_DIM(etch__poly_at_least(cx, t, minus_r, 1, &is));
    if (!is)
        return ETCH_TROUBLE_NONE;
    if (is_positive)
        ETCH_TRY_DIM(etch__poly_at_least(cx, t, r, -1, found));
    if (!*found)
        return etch__poly_at_least(cx, t, sum, 0, found);
    return ETCH_TROUBLE_NONE;
}

static etch_trouble quotient_by_form(etch_ctx *cx, etch_dims *t, etch_poly x, etch_poly y, etch_dim *out)
{
    etch_poly q, r;
    ETCH_TRY_DIM(split_by_form(cx, t, x, y, &q, &r));
    etch_dim sum, part = 0, rest, divisor;
    ETCH_TRY_DIM(etch__poly_intern(cx, t, q, &sum));
    if (r.n > 0) {
        bool found;
        ETCH_TRY_DIM(find_small_quotient(cx, t, r, y, &found, &part));
        if (!found) {
            ETCH_TRY_DIM(etch__poly_intern(cx, t, r, &rest));
            ETCH_TRY_DIM(etch__poly_intern(cx, t, y, &divisor));
            ETCH_TRY_DIM(quotient_atom(cx, t, rest, divisor, &part));
        }
    }
    return etch__try_add(cx, t, 1, sum, 1, part, out);
}

static etch_trouble remainder_by_form(etch_ctx *cx, etch_dims *t, etch_poly x, etch_poly y, etch_dim *out)
{
    etch_poly q, r;
    ETCH_TRY_DIM(split_by_form(cx, t, x, y, &q, &r));
    etch_dim rest, divisor;
    ETCH_TRY_DIM(etch__poly_intern(cx, t, r, &rest));
    *out = 0;
    if (r.n == 0)
        return ETCH_TROUBLE_NONE;
    bool found;
    int64_t k;
    ETCH_TRY_DIM(find_small_quotient(cx, t, r, y, &found, &k));
    ETCH_TRY_DIM(etch__poly_intern(cx, t, y, &divisor));
    if (found)
        return etch__try_add(cx, t, 1, rest, -k, divisor, out);
    return remainder_atom(cx, t, rest, divisor, out);
}

/* --- The operations ------------------------------------------------------------------------------------------- */

static etch_trouble divide(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b, bool wants_quotient, etch_dim *out)
{
    etch_term one_a, one_b;
    division v;
    ETCH_TRY_DIM(cancel(cx, t, etch__poly_of(t, a, &one_a), etch__poly_of(t, b, &one_b), &v));
    bool by_constant = v.y.at[0].mono == ETCH_MONO_ONE;
    if (wants_quotient)
        return by_constant ? quotient_by_constant(cx, t, v.x, v.y.at[0].coef, out)
                           : quotient_by_form(cx, t, v.x, v.y, out);
    etch_dim r, factor;
    if (by_constant)
        ETCH_TRY_DIM(remainder_by_constant(cx, t, v.x, v.y.at[0].coef, &r));
    else
        ETCH_TRY_DIM(remainder_by_form(cx, t, v.x, v.y, &r));
    ETCH_TRY_DIM(etch__poly_intern(cx, t, (etch_poly){ &(etch_term){ v.k, v.m }, 1 }, &factor));
    return etch__try_mul(cx, t, factor, r, out);
}

etch_trouble etch__try_floordiv(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b, etch_dim *out)
{
    if (b == 0)
        return ETCH_TROUBLE_DIVZERO;
    if (b == 1 || a == 0 || (etch__dim_is_const(a) && etch__dim_is_const(b))) {
        *out = b == 1 ? a : a == 0 ? 0 : etch__floor_div(a, b);
        return ETCH_TROUBLE_NONE;
    }
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_trouble trouble = divide(cx, t, a, b, true, out);
    etch__arena_reset(&cx->scratch, mark);
    return trouble;
}

etch_trouble etch__try_mod(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b, etch_dim *out)
{
    if (b == 0)
        return ETCH_TROUBLE_DIVZERO;
    if (b == 1 || a == 0 || (etch__dim_is_const(a) && etch__dim_is_const(b))) {
        *out = b == 1 || a == 0 ? 0 : etch__floor_mod(a, b);
        return ETCH_TROUBLE_NONE;
    }
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_trouble trouble = divide(cx, t, a, b, false, out);
    etch__arena_reset(&cx->scratch, mark);
    return trouble;
}

etch_dim etch__dim_floordiv(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b)
{
    if (a == ETCH_DIM_FAILED || b == ETCH_DIM_FAILED)
        return ETCH_DIM_FAILED;
    etch_dim d;
    etch_trouble trouble = etch__try_floordiv(cx, t, a, b, &d);
    return trouble == ETCH_TROUBLE_NONE ? d : etch__dim_fail(cx, t, trouble, "//", a, b);
}

etch_dim etch__dim_mod(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b)
{
    if (a == ETCH_DIM_FAILED || b == ETCH_DIM_FAILED)
        return ETCH_DIM_FAILED;
    etch_dim d;
    etch_trouble trouble = etch__try_mod(cx, t, a, b, &d);
    return trouble == ETCH_TROUBLE_NONE ? d : etch__dim_fail(cx, t, trouble, "%", a, b);
}
