/* Comparisons: yes, no or unknown.
 *
 * Everything is asked as "is this polynomial at least that?" about a difference. First the interval of the sum decides.
 * If it cannot, and there are products, symbols are written as their least value plus something that is not negative
 * (b*t - b with t >= 1 becomes b*t'). If that does not decide either, an operation in the polynomial is replaced by
 * something that bounds it on the side that matters, and the question is asked again:
 *
 *     min(a, b)     from above: a, or b       from below: the claim must hold with a and with b in its place
 *     bcast(a, b)   a, if a cannot be 1; else as the lower side of min, since it is one of its operands
 *     x//c          (x - c + 1)/c <= x//c <= x/c: the whole polynomial is multiplied by c
 *     x//y, x%y     at most x, for x >= 0 and y > 0; x%y at most y - 1; y*(x//y) within x - y + 1 .. x
 *     x%y           x - y*(x//y), where the polynomial has that quotient too
 *
 * The search is cut off after a fixed number of questions, so an answer may be missed; none is made up.
 *
 * Must stay true: a step may only weaken the claim to be shown (replace by a lower bound what raises the value). */
#include "shape/dim_inside.h"

enum { MAX_QUESTIONS = 32, MAX_REPLACEMENTS = 6, MAX_CASES = 4, MAX_SHIFTED_TERMS = 16, MAX_SHIFTED_DEGREE = 4 };

typedef struct prover {
    etch_ctx *cx;
    etch_dims *t;
    int n_questions; /* left */
} prover;

static const etch_poly zero = { NULL, 0 };

static etch_trouble prove(prover *v, etch_poly p, int64_t least, int n_replacements, bool *is);

/* Trouble other than lack of memory ends one attempt, not the search. */
#define ATTEMPT(expr) \
    do { \
        etch_trouble attempt_trouble_ = (expr); \
        if (attempt_trouble_ != ETCH_TROUBLE_NONE) \
            return attempt_trouble_ == ETCH_TROUBLE_NOMEM ? attempt_trouble_ : ETCH_TROUBLE_NONE; \
    } while (0)

/* --- Symbols counted from their least value ------------------------------------------------------------------- */

static bool should_shift(const etch_dims *t, etch_poly p)
{
    bool has_product = false, has_lower_end = false;
    if (p.n > MAX_SHIFTED_TERMS)
        return false;
    for (uint32_t i = 0; i < p.n; i++) {
        const etch_mono *m = &t->monos.at[p.at[i].mono];
        if (m->degree > MAX_SHIFTED_DEGREE)
            return false;
        has_product |= m->degree > 1;
        for (uint32_t j = 0; j < m->n; j++) {
            int64_t lo = t->atoms.at[m->at[j].atom].range.lo;
            has_lower_end |= lo != 0 && lo > -ETCH_DIM_MAX;
        }
    }
    return has_product && has_lower_end;
}

static int64_t shift_of(const etch_dims *t, uint32_t atom)
{
    int64_t lo = t->atoms.at[atom].range.lo;
    return lo > -ETCH_DIM_MAX && lo < ETCH_DIM_MAX ? lo : 0;
}

/* p with (lo + atom) in place of each atom. */
static etch_trouble shift(prover *v, etch_poly p, etch_poly *out)
{
    etch_dims *t = v->t;
    etch_poly sum = zero;
    for (uint32_t i = 0; i < p.n; i++) {
        etch_mono m = t->monos.at[p.at[i].mono];
        etch_term start = { p.at[i].coef, ETCH_MONO_ONE };
        etch_poly product = { &start, 1 };
        for (uint32_t j = 0; j < m.n; j++) {
            etch_term factor[2] = { { 1, 0 }, { shift_of(t, m.at[j].atom), ETCH_MONO_ONE } };
            ETCH_TRY_DIM(etch__mono_of_atom(t, m.at[j].atom, &factor[0].mono));
            for (uint32_t k = 0; k < m.at[j].power; k++)
                ETCH_TRY_DIM(
                    etch__poly_mul(v->cx, t, product, (etch_poly){ factor, factor[1].coef ? 2 : 1 }, &product));
        }
        ETCH_TRY_DIM(etch__poly_add(v->cx, t, 1, sum, 1, product, &sum));
    }
    *out = sum;
    return ETCH_TROUBLE_NONE;
}

static int64_t shifted_least(const etch_dims *t, etch_poly p)
{
    etch_interval sum = { 0, 0 };
    for (uint32_t i = 0; i < p.n; i++) {
        etch_interval term = { p.at[i].coef, p.at[i].coef };
        const etch_mono *m = &t->monos.at[p.at[i].mono];
        for (uint32_t j = 0; j < m->n; j++) {
            etch_dim_range r = t->atoms.at[m->at[j].atom].range;
            int64_t by = shift_of(t, m->at[j].atom);
            etch_interval x = etch__interval_add((etch_interval){ r.lo, r.hi }, (etch_interval){ -by, -by });
            term = etch__interval_mul(term, etch__interval_pow(x, m->at[j].power));
        }
        sum = etch__interval_add(sum, term);
    }
    return sum.lo;
}

/* --- Replacing an operation ----------------------------------------------------------------------------------- */

/* An operation among the factors of one term: k*others*atom in p. */
typedef struct place {
    etch_poly p;
    uint32_t i_term, atom, others;
    int64_t k, least;
    int direction; /* 1: the value grows with the atom's, -1: it shrinks, 0: not known */
    int n_replacements;
} place;

static int direction_of(const etch_dims *t, int64_t k, uint32_t others)
{
    etch_interval r = etch__mono_interval(t, others);
    return r.lo >= 0 ? (k > 0 ? 1 : -1) : r.hi <= 0 ? (k > 0 ? -1 : 1) : 0;
}

/* scale * (p without the term) + k*others*(x - less) >= scale * (least - 1) + 1 is what is left to be shown. */
static etch_trouble replace(prover *v, const place *at, int64_t scale, uint32_t others, etch_poly x, int64_t less,
                            bool *is)
{
    etch_term *rest = etch__terms_new(v->cx, at->p.n), minus = { -less, ETCH_MONO_ONE };
    if (!rest)
        return ETCH_TROUBLE_NOMEM;
    memcpy(rest, at->p.at, at->i_term * sizeof *rest);
    memcpy(rest + at->i_term, at->p.at + at->i_term + 1, (at->p.n - at->i_term - 1) * sizeof *rest);
    etch_poly next;
    int64_t least;
    ATTEMPT(etch__poly_add(v->cx, v->t, 1, x, 1, (etch_poly){ &minus, less != 0 }, &next));
    ATTEMPT(etch__poly_mul_term(v->cx, v->t, next, at->k, others, &next));
    ATTEMPT(etch__poly_add(v->cx, v->t, scale, (etch_poly){ rest, at->p.n - 1 }, 1, next, &next));
    if (ETCH_MUL_OVERFLOWS(at->least - 1, scale, &least) || ETCH_ADD_OVERFLOWS(least, 1, &least))
        return ETCH_TROUBLE_NONE;
    return prove(v, next, least, at->n_replacements - 1, is);
}

static etch_trouble replace_by_dim(prover *v, const place *at, etch_dim d, int64_t less, bool *is)
{
    etch_term one;
    return replace(v, at, 1, at->others, etch__poly_of(v->t, d, &one), less, is);
}

/* The same value everywhere: x for the atom in all terms that have it. */
static etch_trouble replace_all(prover *v, const place *at, etch_dim d, bool *is)
{
    etch_dims *t = v->t;
    etch_term one;
    etch_poly x = etch__poly_of(t, d, &one), sum = zero;
    for (uint32_t i = 0; i < at->p.n; i++) {
        etch_term term = at->p.at[i];
        etch_mono m = t->monos.at[term.mono];
        etch_factor factors[ETCH_DIM_MAX_DEGREE];
        uint32_t n = 0, power = 0, others;
        for (uint32_t j = 0; j < m.n; j++) {
            if (m.at[j].atom == at->atom)
                power = m.at[j].power;
            else
                factors[n++] = m.at[j];
        }
        ATTEMPT(etch__mono_intern(t, factors, n, &others));
        etch_poly product = { &(etch_term){ term.coef, others }, 1 };
        for (uint32_t k = 0; k < power; k++)
            ATTEMPT(etch__poly_mul(v->cx, t, product, x, &product));
        ATTEMPT(etch__poly_add(v->cx, t, 1, sum, 1, product, &sum));
    }
    return prove(v, sum, at->least, at->n_replacements - 1, is);
}

/* Any one of the operands bounds the atom on the side that matters. */
static etch_trouble replace_by_any(prover *v, const place *at, const etch_dim *args, uint32_t n, bool *is)
{
    for (uint32_t i = 0; i < n && !*is; i++)
        ETCH_TRY_DIM(replace_by_dim(v, at, args[i], 0, is));
    return ETCH_TROUBLE_NONE;
}

/* The atom is one of its operands: the claim has to hold for each. */
static etch_trouble replace_by_each(prover *v, const place *at, const etch_dim *args, uint32_t n, bool *is)
{
    if (n > MAX_CASES)
        return ETCH_TROUBLE_NONE;
    for (uint32_t i = 0; i < n; i++) {
        bool holds = false;
        ETCH_TRY_DIM(replace_all(v, at, args[i], &holds));
        if (!holds)
            return ETCH_TROUBLE_NONE;
    }
    *is = true;
    return ETCH_TROUBLE_NONE;
}

static etch_trouble open_quotient(prover *v, const place *at, const etch_dim *args, bool *is)
{
    etch_dims *t = v->t;
    etch_term one_x, one_y;
    etch_poly x = etch__poly_of(t, args[0], &one_x), y = etch__poly_of(t, args[1], &one_y);
    if (etch__divisor_range(t, args[1]).lo <= 0)
        return ETCH_TROUBLE_NONE;
    if (etch__dim_is_const(args[1])) {
        bool is_exact = etch__dim_range(t, args[0]).divisor % args[1] == 0;
        if (is_exact || at->direction != 0)
            return replace(v, at, args[1], at->others, x, is_exact || at->direction < 0 ? 0 : args[1] - 1, is);
        return ETCH_TROUBLE_NONE;
    }
    if (at->direction < 0 && etch__dim_range(t, args[0]).lo >= 0)
        ETCH_TRY_DIM(replace_by_dim(v, at, args[0], 0, is));
    /* y*(x//y), for a y that is one product */
    if (!*is && y.n == 1 && y.at[0].coef == 1 && etch__mono_is_multiple(t, at->others, y.at[0].mono)) {
        uint32_t others;
        ATTEMPT(etch__mono_div(t, at->others, y.at[0].mono, &others));
        int direction = direction_of(t, at->k, others);
        if (direction == 0)
            return ETCH_TROUBLE_NONE;
        if (direction > 0)
            ATTEMPT(etch__poly_add(v->cx, t, 1, x, -1, y, &x));
        return replace(v, at, 1, others, x, direction > 0 ? -1 : 0, is);
    }
    return ETCH_TROUBLE_NONE;
}

/* The quotient of the same two operands in p. None is made here: building one asks questions itself. */
static bool find_quotient(const etch_dims *t, etch_poly p, const etch_dim *args, uint32_t *atom)
{
    for (uint32_t i = 0; i < p.n; i++) {
        const etch_mono *m = &t->monos.at[p.at[i].mono];
        for (uint32_t j = 0; m->has_operation && j < m->n; j++) {
            const etch_atom *x = &t->atoms.at[m->at[j].atom];
            if (x->op == ETCH_DIM_FLOORDIV && x->args[0] == args[0] && x->args[1] == args[1]) {
                *atom = m->at[j].atom;
                return true;
            }
        }
    }
    return false;
}

static etch_trouble open_remainder(prover *v, const place *at, const etch_dim *args, bool *is)
{
    etch_dims *t = v->t;
    if (at->direction < 0 && etch__divisor_range(t, args[1]).lo > 0) {
        if (etch__dim_range(t, args[0]).lo >= 0)
            ETCH_TRY_DIM(replace_by_dim(v, at, args[0], 0, is));
        if (!*is && !etch__dim_is_const(args[1]))
            ETCH_TRY_DIM(replace_by_dim(v, at, args[1], 1, is));
    }
    uint32_t quotient, mono;
    if (*is || !find_quotient(t, at->p, args, &quotient))
        return ETCH_TROUBLE_NONE;
    etch_term one_x, one_y;
    etch_poly x = etch__poly_of(t, args[0], &one_x), y = etch__poly_of(t, args[1], &one_y);
    ATTEMPT(etch__mono_of_atom(t, quotient, &mono));
    ATTEMPT(etch__poly_mul_term(v->cx, t, y, 1, mono, &y));
    ATTEMPT(etch__poly_add(v->cx, t, 1, x, -1, y, &x));
    return replace(v, at, 1, at->others, x, 0, is);
}

static etch_trouble open_broadcast(prover *v, const place *at, const etch_dim *args, uint32_t n, bool *is)
{
    bool all_positive = true, is_known = false;
    for (uint32_t i = 0; i < n && !*is; i++) {
        etch_dim_range r = etch__dim_range(v->t, args[i]);
        all_positive &= r.lo >= 1;
        if (etch__range_excludes(r, 1)) {
            is_known = true;
            ETCH_TRY_DIM(replace_all(v, at, args[i], is));
        }
    }
    if (*is || is_known)
        return ETCH_TROUBLE_NONE;
    if (all_positive && at->direction > 0)
        ETCH_TRY_DIM(replace_by_any(v, at, args, n, is));
    return *is ? ETCH_TROUBLE_NONE : replace_by_each(v, at, args, n, is);
}

static etch_trouble open_atom(prover *v, const place *at, bool *is)
{
    etch_atom x = v->t->atoms.at[at->atom];
    switch (x.op) {
    case ETCH_DIM_FLOORDIV: return open_quotient(v, at, x.args, is);
    case ETCH_DIM_MOD: return open_remainder(v, at, x.args, is);
    case ETCH_DIM_BROADCAST: return open_broadcast(v, at, x.args, x.n_args, is);
    case ETCH_DIM_MIN:
    case ETCH_DIM_MAX_OF:
        if (at->direction == (x.op == ETCH_DIM_MIN ? -1 : 1))
            return replace_by_any(v, at, x.args, x.n_args, is);
        return replace_by_each(v, at, x.args, x.n_args, is);
    default: return ETCH_TROUBLE_NONE;
    }
}

static etch_trouble prove_by_opening(prover *v, etch_poly p, int64_t least, int n_replacements, bool *is)
{
    etch_dims *t = v->t;
    for (uint32_t i = 0; i < p.n && !*is; i++) {
        etch_mono m = t->monos.at[p.at[i].mono];
        for (uint32_t j = 0; m.has_operation && j < m.n && !*is; j++) {
            if (t->atoms.at[m.at[j].atom].op == ETCH_ATOM_SYMBOL)
                continue;
            place at = { p, i, m.at[j].atom, 0, p.at[i].coef, least, 0, n_replacements };
            uint32_t atom_mono;
            ETCH_TRY_DIM(etch__mono_of_atom(t, at.atom, &atom_mono));
            ETCH_TRY_DIM(etch__mono_div(t, p.at[i].mono, atom_mono, &at.others));
            at.direction = direction_of(t, at.k, at.others);
            ETCH_TRY_DIM(open_atom(v, &at, is));
        }
    }
    return ETCH_TROUBLE_NONE;
}

/* Sets *is if p >= least; leaves it otherwise. */
static etch_trouble prove(prover *v, etch_poly p, int64_t least, int n_replacements, bool *is)
{
    /* A lower end at the limit means that there is none: it must not be taken for a bound that reaches `least`. */
    if (v->n_questions-- <= 0 || least <= -ETCH_DIM_MAX)
        return ETCH_TROUBLE_NONE;
    etch_interval r = etch__poly_interval(v->t, p);
    if (r.lo >= least) {
        *is = true;
        return ETCH_TROUBLE_NONE;
    }
    if (r.hi < least)
        return ETCH_TROUBLE_NONE;
    etch_arena_mark mark = etch__arena_mark(&v->cx->scratch);
    etch_trouble trouble = ETCH_TROUBLE_NONE;
    etch_poly shifted;
    if (should_shift(v->t, p)) {
        trouble = shift(v, p, &shifted);
        if (trouble == ETCH_TROUBLE_NONE)
            *is = shifted_least(v->t, shifted) >= least;
        else if (trouble != ETCH_TROUBLE_NOMEM)
            trouble = ETCH_TROUBLE_NONE;
    }
    if (trouble == ETCH_TROUBLE_NONE && !*is && n_replacements > 0)
        trouble = prove_by_opening(v, p, least, n_replacements, is);
    etch__arena_reset(&v->cx->scratch, mark);
    return trouble;
}

etch_trouble etch__poly_at_least(etch_ctx *cx, etch_dims *t, etch_poly p, int64_t least, bool *is)
{
    prover v = { cx, t, MAX_QUESTIONS };
    *is = false;
    return prove(&v, p, least, MAX_REPLACEMENTS, is);
}

/* --- Questions about dims ------------------------------------------------------------------------------------- */

/* The difference a - b in scratch memory. */
static etch_trouble difference(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b, etch_poly *out)
{
    etch_term one_a, one_b;
    return etch__poly_add(cx, t, 1, etch__poly_of(t, a, &one_a), -1, etch__poly_of(t, b, &one_b), out);
}

etch_trouble etch__try_at_least(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b, int64_t least, bool *is)
{
    /* Both evaluate, so both are within +-ETCH_DIM_MAX: here the ends of ranges are bounds in any case. */
    etch_dim_range x = etch__dim_range(t, a), y = etch__dim_range(t, b);
    *is = x.lo - y.hi >= least;
    if (*is || x.hi - y.lo < least)
        return ETCH_TROUBLE_NONE;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_poly diff;
    etch_trouble trouble = difference(cx, t, a, b, &diff);
    if (trouble == ETCH_TROUBLE_NONE)
        trouble = etch__poly_at_least(cx, t, diff, least, is);
    etch__arena_reset(&cx->scratch, mark);
    return trouble == ETCH_TROUBLE_NOMEM ? trouble : ETCH_TROUBLE_NONE;
}

/* Is there more to be known about p than its interval? */
static bool is_worth_a_search(const etch_dims *t, etch_poly p)
{
    for (uint32_t i = 0; i < p.n; i++)
        if (t->monos.at[p.at[i].mono].has_operation)
            return true;
    return should_shift(t, p);
}

static etch_trouble is_zero(etch_ctx *cx, etch_dims *t, etch_poly p, etch_tri *is)
{
    /* 2*n + 1 is never 4*m, whatever the ranges. */
    int64_t divisor = etch__poly_divisor(t, p);
    etch_interval r = etch__poly_interval(t, p);
    if ((divisor != 0 && etch__poly_constant(p) % divisor != 0) || r.lo > 0 || r.hi < 0) {
        *is = ETCH_NO;
        return ETCH_TROUBLE_NONE;
    }
    if (!is_worth_a_search(t, p)) {
        *is = r.lo == 0 && r.hi == 0 ? ETCH_YES : ETCH_UNKNOWN;
        return ETCH_TROUBLE_NONE;
    }
    etch_poly minus;
    bool holds;
    ETCH_TRY_DIM(etch__poly_add(cx, t, -1, p, 0, zero, &minus));
    ETCH_TRY_DIM(etch__poly_at_least(cx, t, p, 0, &holds));
    if (!holds) {
        ETCH_TRY_DIM(etch__poly_at_least(cx, t, minus, 1, &holds));
        *is = holds ? ETCH_NO : ETCH_UNKNOWN;
        return ETCH_TROUBLE_NONE;
    }
    ETCH_TRY_DIM(etch__poly_at_least(cx, t, p, 1, &holds));
    if (holds) {
        *is = ETCH_NO;
        return ETCH_TROUBLE_NONE;
    }
    ETCH_TRY_DIM(etch__poly_at_least(cx, t, minus, 0, &holds));
    *is = holds ? ETCH_YES : ETCH_UNKNOWN;
    return ETCH_TROUBLE_NONE;
}

etch_trouble etch__try_equal(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b, etch_tri *is)
{
    *is = a == b ? ETCH_YES : ETCH_NO;
    if (a == b || (etch__dim_is_const(a) && etch__dim_is_const(b)))
        return ETCH_TROUBLE_NONE;
    etch_dim_range x = etch__dim_range(t, a), y = etch__dim_range(t, b);
    if (x.hi < y.lo || y.hi < x.lo)
        return ETCH_TROUBLE_NONE;
    *is = ETCH_UNKNOWN;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_poly diff;
    etch_trouble trouble = difference(cx, t, a, b, &diff);
    if (trouble == ETCH_TROUBLE_NONE)
        trouble = is_zero(cx, t, diff, is);
    etch__arena_reset(&cx->scratch, mark);
    return trouble == ETCH_TROUBLE_NOMEM ? trouble : ETCH_TROUBLE_NONE;
}

etch_tri etch__dim_equal(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b)
{
    if (a == ETCH_DIM_FAILED || b == ETCH_DIM_FAILED)
        return ETCH_UNKNOWN;
    etch_tri is;
    return etch__try_equal(cx, t, a, b, &is) == ETCH_TROUBLE_NONE ? is : ETCH_UNKNOWN;
}

/* a <= b if b - a >= 0; a > b if a - b >= 1. */
static etch_tri is_below(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b, int64_t least)
{
    if (a == ETCH_DIM_FAILED || b == ETCH_DIM_FAILED)
        return ETCH_UNKNOWN;
    bool is;
    if (etch__try_at_least(cx, t, b, a, least, &is) != ETCH_TROUBLE_NONE)
        return ETCH_UNKNOWN;
    if (is)
        return ETCH_YES;
    if (etch__try_at_least(cx, t, a, b, 1 - least, &is) != ETCH_TROUBLE_NONE)
        return ETCH_UNKNOWN;
    return is ? ETCH_NO : ETCH_UNKNOWN;
}

etch_tri etch__dim_less_equal(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b) { return is_below(cx, t, a, b, 0); }

etch_tri etch__dim_less(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b) { return is_below(cx, t, a, b, 1); }

etch_tri etch__dim_divides(etch_ctx *cx, etch_dims *t, etch_dim divisor, etch_dim d)
{
    if (divisor == ETCH_DIM_FAILED || d == ETCH_DIM_FAILED)
        return ETCH_UNKNOWN;
    if (divisor == 0)
        return etch__dim_equal(cx, t, d, 0);
    etch_dim rest;
    if (etch__dim_divide_exactly(cx, t, d, divisor, &rest))
        return ETCH_YES;
    etch_tri is_zero_rest;
    if (etch__try_mod(cx, t, d, divisor, &rest) != ETCH_TROUBLE_NONE ||
        etch__try_equal(cx, t, rest, 0, &is_zero_rest) != ETCH_TROUBLE_NONE)
        return ETCH_UNKNOWN;
    /* Where the divisor may be 0 the remainder says nothing about that case; 0 divides 0 and nothing else. */
    bool divisor_is_not_0 = etch__range_excludes(etch__dim_range(t, divisor), 0);
    bool d_is_not_0 = etch__dim_equal(cx, t, d, 0) == ETCH_NO;
    if (is_zero_rest == ETCH_YES && divisor_is_not_0)
        return ETCH_YES;
    return is_zero_rest == ETCH_NO && (divisor_is_not_0 || d_is_not_0) ? ETCH_NO : ETCH_UNKNOWN;
}
