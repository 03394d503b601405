/* What values dims can have: intervals, and divisors that every value is a multiple of.
 *
 * An interval's end at ETCH_DIM_MAX (below: -ETCH_DIM_MAX) means that there is no bound on that side, and stays so
 * through sums: 3*n - 2*m with n and m near the limit is not 0 because both products were cut off at the same number.
 * An unbounded end of the other kind (a lower end at ETCH_DIM_MAX) is an ordinary, true bound.
 *
 * Ranges are claims about bindings under which the form evaluates: a divisor is not 0, sizes that meet in a broadcast
 * are equal or 1. */
#include "shape/dim_inside.h"

enum { MAX_ELIMINATIONS = 8 };

int64_t etch__gcd(int64_t a, int64_t b)
{
    while (b != 0) {
        int64_t r = a % b;
        a = b;
        b = r;
    }
    return a < 0 ? -a : a;
}

/* --- Intervals ------------------------------------------------------------------------------------------------ */

static int64_t clamp(int64_t x) { return x > ETCH_DIM_MAX ? ETCH_DIM_MAX : x < -ETCH_DIM_MAX ? -ETCH_DIM_MAX : x; }

static int64_t mul_ends(int64_t a, int64_t b)
{
    int64_t r;
    if (ETCH_MUL_OVERFLOWS(a, b, &r))
        return (a < 0) == (b < 0) ? ETCH_DIM_MAX : -ETCH_DIM_MAX;
    return clamp(r);
}

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t greatest(int64_t a, int64_t b) { return a > b ? a : b; }

/* Ends lie within +-ETCH_DIM_MAX, so their sum fits in 64 bits. */
etch_interval etch__interval_add(etch_interval a, etch_interval b)
{
    bool has_lo = a.lo > -ETCH_DIM_MAX && b.lo > -ETCH_DIM_MAX, has_hi = a.hi < ETCH_DIM_MAX && b.hi < ETCH_DIM_MAX;
    return (etch_interval){ has_lo ? clamp(a.lo + b.lo) : -ETCH_DIM_MAX, has_hi ? clamp(a.hi + b.hi) : ETCH_DIM_MAX };
}

etch_interval etch__interval_mul(etch_interval a, etch_interval b)
{
    int64_t p = mul_ends(a.lo, b.lo), q = mul_ends(a.lo, b.hi), r = mul_ends(a.hi, b.lo), s = mul_ends(a.hi, b.hi);
    return (etch_interval){ least(least(p, q), least(r, s)), greatest(greatest(p, q), greatest(r, s)) };
}

etch_interval etch__interval_pow(etch_interval a, uint32_t power)
{
    etch_interval r = a;
    for (uint32_t i = 1; i < power; i++)
        r = etch__interval_mul(r, a);
    if (power % 2 == 0 && a.lo < 0) {
        /* The corners of a product take the two factors for different values; an even power has no negative ones. */
        int64_t far = greatest(-a.lo, a.hi), near = a.hi < 0 ? -a.hi : 0;
        r = (etch_interval){ near ? 1 : 0, 1 };
        for (uint32_t i = 0; i < power; i++)
            r = (etch_interval){ mul_ends(r.lo, near), mul_ends(r.hi, far) };
    }
    return r;
}

etch_dim_range etch__range_tight(etch_dim_range r)
{
    if (r.divisor > 1) {
        if (r.lo > -ETCH_DIM_MAX) {
            int64_t up = r.lo + etch__floor_mod(-r.lo, r.divisor);
            r.lo = up > ETCH_DIM_MAX ? r.lo : up;
        }
        if (r.hi < ETCH_DIM_MAX) {
            int64_t down = r.hi - etch__floor_mod(r.hi, r.divisor);
            r.hi = down < -ETCH_DIM_MAX ? r.hi : down;
        }
    }
    return r;
}

bool etch__range_excludes(etch_dim_range r, int64_t value)
{
    return value < r.lo || value > r.hi || value % r.divisor != 0;
}

/* --- Monomials and polynomials -------------------------------------------------------------------------------- */

etch_interval etch__mono_interval(const etch_dims *t, uint32_t mono)
{
    etch_interval r = { 1, 1 };
    const etch_mono *m = &t->monos.at[mono];
    for (uint32_t i = 0; i < m->n; i++) {
        const etch_dim_range *x = &t->atoms.at[m->at[i].atom].range;
        etch_interval f = etch__interval_pow((etch_interval){ x->lo, x->hi }, m->at[i].power);
        r = i == 0 ? f : etch__interval_mul(r, f);
    }
    return r;
}

/* x * y, or x alone if that does not fit: a divisor of the product in any case. */
static int64_t mul_divisors(int64_t x, int64_t y)
{
    int64_t r;
    return ETCH_MUL_OVERFLOWS(x, y, &r) || r > ETCH_DIM_MAX ? x : r;
}

int64_t etch__mono_divisor(const etch_dims *t, uint32_t mono)
{
    int64_t d = 1;
    const etch_mono *m = &t->monos.at[mono];
    for (uint32_t i = 0; i < m->n; i++) {
        int64_t x = t->atoms.at[m->at[i].atom].range.divisor;
        for (uint32_t k = 0; x > 1 && k < m->at[i].power; k++)
            d = mul_divisors(d, x);
    }
    return d;
}

etch_interval etch__poly_interval(const etch_dims *t, etch_poly p)
{
    etch_interval r = { 0, 0 };
    for (uint32_t i = 0; i < p.n; i++) {
        etch_interval c = { p.at[i].coef, p.at[i].coef };
        if (p.at[i].mono != ETCH_MONO_ONE)
            c = etch__interval_mul(c, etch__mono_interval(t, p.at[i].mono));
        r = i == 0 ? c : etch__interval_add(r, c);
    }
    return r;
}

int64_t etch__poly_divisor(const etch_dims *t, etch_poly p)
{
    int64_t g = 0;
    for (uint32_t i = 0; i < p.n && g != 1; i++)
        if (p.at[i].mono != ETCH_MONO_ONE)
            g = etch__gcd(g, mul_divisors(etch__gcd(p.at[i].coef, 0), etch__mono_divisor(t, p.at[i].mono)));
    return g;
}

/* A factor x//c or x%c with a constant c > 0, and what p becomes without it:
 *
 *     p = rest + k*m*(x//c) = (c*rest + k*m*x - k*m*(x%c)) / c      x%c is in 0..c-1
 *     p = rest + k*m*(x%c)  =    rest + k*m*x - k*m*c*(x//c)
 *
 * In n - n//2 and in n - n%8 the n cancels, and what is left has the range of one quotient, not that of the difference
 * of two unrelated values. */
typedef struct elimination {
    etch_poly scaled; /* p = (scaled + something in slack) / scale */
    etch_dim_range slack;
    int64_t scale;
} elimination;

static bool find_eliminable(const etch_dims *t, uint32_t mono, uint32_t *atom)
{
    const etch_mono *m = &t->monos.at[mono];
    for (uint32_t i = 0; m->has_operation && i < m->n; i++) {
        const etch_atom *x = &t->atoms.at[m->at[i].atom];
        if ((x->op == ETCH_DIM_FLOORDIV || x->op == ETCH_DIM_MOD) && etch__dim_is_const(x->args[1]) && x->args[1] > 0) {
            *atom = m->at[i].atom;
            return true;
        }
    }
    return false;
}

static etch_trouble eliminate(etch_ctx *cx, etch_dims *t, etch_poly p, uint32_t i, uint32_t atom, elimination *e)
{
    etch_term term = p.at[i], one, *rest = etch__terms_new(cx, p.n);
    if (!rest)
        return ETCH_TROUBLE_NOMEM;
    memcpy(rest, p.at, i * sizeof *rest);
    memcpy(rest + i, p.at + i + 1, (p.n - i - 1) * sizeof *rest);
    bool is_quotient = t->atoms.at[atom].op == ETCH_DIM_FLOORDIV;
    const etch_dim *args = t->atoms.at[atom].args;
    int64_t c = args[1];
    e->scale = is_quotient ? c : 1;
    uint32_t atom_mono, others;
    etch_poly product;
    ETCH_TRY_DIM(etch__mono_of_atom(t, atom, &atom_mono));
    ETCH_TRY_DIM(etch__mono_div(t, term.mono, atom_mono, &others));
    ETCH_TRY_DIM(etch__poly_mul_term(cx, t, etch__poly_of(t, args[0], &one), term.coef, others, &product));
    ETCH_TRY_DIM(etch__poly_add(cx, t, e->scale, (etch_poly){ rest, p.n - 1 }, 1, product, &e->scaled));
    etch_dim_range x = is_quotient ? etch__range_of_remainder(t, args, 2) : etch__range_of_quotient(t, args, 2);
    x = etch__range_tight(x);
    int64_t k = mul_ends(-term.coef, is_quotient ? 1 : c);
    if (!etch__coef_fits(k) || k <= -ETCH_DIM_MAX || k >= ETCH_DIM_MAX)
        return ETCH_TROUBLE_OVERFLOW;
    etch_interval slack = etch__interval_mul(etch__mono_interval(t, others), (etch_interval){ x.lo, x.hi });
    slack = etch__interval_mul((etch_interval){ k, k }, slack);
    int64_t divisor = mul_divisors(mul_divisors(etch__gcd(k, 0), x.divisor), etch__mono_divisor(t, others));
    e->slack = (etch_dim_range){ slack.lo, slack.hi, divisor };
    return ETCH_TROUBLE_NONE;
}

static etch_dim_range plain_range(const etch_dims *t, etch_poly p)
{
    etch_interval r = etch__poly_interval(t, p);
    int64_t divisor = etch__gcd(etch__poly_divisor(t, p), etch__poly_constant(p));
    return (etch_dim_range){ r.lo, r.hi, divisor };
}

static etch_trouble narrow(etch_ctx *cx, etch_dims *t, etch_poly p, int n_left, etch_dim_range *r)
{
    uint32_t atom = 0, i = 0;
    while (i < p.n && !find_eliminable(t, p.at[i].mono, &atom))
        i++;
    if (i == p.n || n_left == 0)
        return ETCH_TROUBLE_NONE;
    elimination e;
    etch_trouble trouble = eliminate(cx, t, p, i, atom, &e);
    if (trouble != ETCH_TROUBLE_NONE)
        return trouble == ETCH_TROUBLE_NOMEM ? trouble : ETCH_TROUBLE_NONE; /* too large to be seen through */
    etch_dim_range s = plain_range(t, e.scaled);
    ETCH_TRY_DIM(narrow(cx, t, e.scaled, n_left - 1, &s));
    etch_interval sum = etch__interval_add((etch_interval){ s.lo, s.hi }, (etch_interval){ e.slack.lo, e.slack.hi });
    if (sum.lo > -ETCH_DIM_MAX)
        r->lo = greatest(r->lo, -etch__floor_div(-sum.lo, e.scale));
    if (sum.hi < ETCH_DIM_MAX)
        r->hi = least(r->hi, etch__floor_div(sum.hi, e.scale));
    int64_t divisor = etch__gcd(s.divisor, e.slack.divisor);
    if (divisor % e.scale == 0)
        r->divisor = greatest(r->divisor, divisor / e.scale);
    return ETCH_TROUBLE_NONE;
}

/* A divisor of 0 stands for the polynomial 0 inside of this file, where it is neutral. */
etch_trouble etch__poly_range(etch_ctx *cx, etch_dims *t, etch_poly p, etch_dim_range *out)
{
    etch_dim_range r = plain_range(t, p);
    /* One term, or one term and a constant: nothing that could cancel. */
    uint32_t n_varying = p.n - (p.n > 0 && p.at[p.n - 1].mono == ETCH_MONO_ONE);
    if (n_varying > 1) {
        etch_arena_mark mark = etch__arena_mark(&cx->scratch);
        etch_trouble trouble = narrow(cx, t, p, MAX_ELIMINATIONS, &r);
        etch__arena_reset(&cx->scratch, mark);
        ETCH_TRY_DIM(trouble);
    }
    if (r.divisor == 0)
        r.divisor = 1;
    *out = etch__range_tight(r);
    return ETCH_TROUBLE_NONE;
}

etch_dim_range etch__dim_range(const etch_dims *t, etch_dim d)
{
    if (d == ETCH_DIM_FAILED)
        return (etch_dim_range){ -ETCH_DIM_MAX, ETCH_DIM_MAX, 1 };
    if (etch__dim_is_const(d))
        return (etch_dim_range){ d, d, d == 0 ? 1 : d < 0 ? -d : d };
    return etch__form(t, d)->range;
}

/* --- Operations ----------------------------------------------------------------------------------------------- */

etch_dim_range etch__divisor_range(const etch_dims *t, etch_dim d)
{
    etch_dim_range r = etch__dim_range(t, d);
    if (r.lo == 0)
        r.lo = r.divisor;
    if (r.hi == 0)
        r.hi = -r.divisor;
    return r;
}

/* x//y for y in lo..hi, which has one sign. */
static etch_interval quotients(etch_interval x, etch_interval y)
{
    if (y.hi < 0) {
        x = (etch_interval){ -x.hi, -x.lo };
        y = (etch_interval){ -y.hi, -y.lo };
    }
    bool has_end = y.hi < ETCH_DIM_MAX; /* without one, quotients get as close to 0 as they like: 0 or -1 */
    etch_interval q;
    q.lo = x.lo < 0 ? etch__floor_div(x.lo, y.lo) : has_end ? x.lo / y.hi : 0;
    q.hi = x.hi >= 0 ? x.hi / y.lo : has_end ? etch__floor_div(x.hi, y.hi) : -1;
    return (etch_interval){ x.lo <= -ETCH_DIM_MAX ? -ETCH_DIM_MAX : q.lo, x.hi >= ETCH_DIM_MAX ? ETCH_DIM_MAX : q.hi };
}

etch_dim_range etch__range_of_quotient(const etch_dims *t, const etch_dim *args, uint32_t n)
{
    (void)n;
    etch_dim_range x = etch__dim_range(t, args[0]), y = etch__divisor_range(t, args[1]);
    etch_dim_range all = { -ETCH_DIM_MAX, ETCH_DIM_MAX, 1 };
    if (y.lo > y.hi)
        return all; /* never evaluates */
    etch_interval xs = { x.lo, x.hi }, q;
    if (y.lo > 0 || y.hi < 0)
        q = quotients(xs, (etch_interval){ y.lo, y.hi });
    else {
        etch_interval below = quotients(xs, (etch_interval){ y.lo, -1 }),
                      above = quotients(xs, (etch_interval){ 1, y.hi });
        q = (etch_interval){ least(below.lo, above.lo), greatest(below.hi, above.hi) };
    }
    bool is_exact = etch__dim_is_const(args[1]) && x.divisor % args[1] == 0;
    int64_t divisor = is_exact ? x.divisor / etch__gcd(args[1], 0) : 1;
    return (etch_dim_range){ q.lo, q.hi, divisor };
}

etch_dim_range etch__range_of_remainder(const etch_dims *t, const etch_dim *args, uint32_t n)
{
    (void)n;
    etch_dim_range x = etch__dim_range(t, args[0]), y = etch__divisor_range(t, args[1]);
    etch_dim_range r = { 0, 0, etch__gcd(x.divisor, y.divisor) };
    if (y.lo > y.hi)
        return (etch_dim_range){ -ETCH_DIM_MAX, ETCH_DIM_MAX, 1 };
    if (y.hi > 0)
        r.hi = y.hi >= ETCH_DIM_MAX ? ETCH_DIM_MAX : y.hi - 1;
    if (y.lo < 0)
        r.lo = y.lo <= -ETCH_DIM_MAX ? -ETCH_DIM_MAX : y.lo + 1;
    if (x.lo >= 0 && y.lo > 0) /* a remainder is no greater than what it is the remainder of */
        r.hi = least(r.hi, x.hi);
    if (x.hi <= 0 && y.hi < 0)
        r.lo = greatest(r.lo, x.lo);
    return r;
}

static etch_dim_range range_of_extremum(const etch_dims *t, const etch_dim *args, uint32_t n, bool is_max)
{
    etch_dim_range r = etch__dim_range(t, args[0]);
    for (uint32_t i = 1; i < n; i++) {
        etch_dim_range x = etch__dim_range(t, args[i]);
        r.lo = is_max ? greatest(r.lo, x.lo) : least(r.lo, x.lo);
        r.hi = is_max ? greatest(r.hi, x.hi) : least(r.hi, x.hi);
        /* The constant 0 is a multiple of anything. */
        r.divisor = args[i] == 0 ? r.divisor : etch__gcd(r.divisor, x.divisor);
    }
    return r;
}

etch_dim_range etch__range_of_min(const etch_dims *t, const etch_dim *args, uint32_t n)
{
    return range_of_extremum(t, args, n, false);
}

etch_dim_range etch__range_of_max(const etch_dims *t, const etch_dim *args, uint32_t n)
{
    return range_of_extremum(t, args, n, true);
}

/* An operand that cannot be 1 is the result, if there is one. Otherwise the result is one of the operands. */
etch_dim_range etch__range_of_broadcast(const etch_dims *t, const etch_dim *args, uint32_t n)
{
    etch_dim_range any = etch__dim_range(t, args[0]), sure = { -ETCH_DIM_MAX, ETCH_DIM_MAX, 1 };
    bool is_sure = false;
    for (uint32_t i = 0; i < n; i++) {
        etch_dim_range x = etch__dim_range(t, args[i]);
        any.lo = least(any.lo, x.lo);
        any.hi = greatest(any.hi, x.hi);
        any.divisor = etch__gcd(any.divisor, x.divisor);
        if (etch__range_excludes(x, 1)) {
            is_sure = true;
            sure.lo = greatest(sure.lo, x.lo);
            sure.hi = least(sure.hi, x.hi);
            sure.divisor = greatest(sure.divisor, x.divisor);
        }
    }
    /* Sizes that cannot meet were refused when the dim was made; where that was not noticed, claim nothing odd. */
    return is_sure && sure.lo <= sure.hi ? sure : any;
}
