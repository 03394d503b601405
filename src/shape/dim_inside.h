/* The inside of the table of dims, shared by this folder's files alone.
 *
 * A form is a polynomial with integer coefficients over atoms. Three things are interned, each by the one below it:
 *
 *     atom      a symbol, or an operation on dims (n//2, min(n, m))       numbered
 *     monomial  a product of powers of atoms, sorted; number 0 is 1       numbered
 *     form      terms (coefficient, monomial), greatest monomial first    numbered; its dim is ETCH_DIM_FORM | number
 *
 * Monomials are ordered by degree, then lexicographically by atom. That order is kept by multiplication: a sorted
 * polynomial times one term is sorted, and division by the leading term has one remainder. Atoms are ordered by what
 * they are (symbols by number first), not by when they were made, so a form's order does not depend on history.
 *
 * Must stay true: a stored form has no zero coefficient, no monomial twice, and at least one monomial other than 1;
 * the memory behind `at` and `args` never moves, the arrays of structs do: keep numbers across what interns. */
#ifndef ETCH_SHAPE_DIM_INSIDE_H
#define ETCH_SHAPE_DIM_INSIDE_H

#include "base/arena.h"
#include "base/ctx.h"
#include "base/hash.h"
#include "base/vec.h"
#include "shape/dim.h"

enum {
    ETCH_DIM_MAX_TERMS = 1024,   /* of a form, and operands of one min, max or bcast */
    ETCH_DIM_MAX_DEGREE = 255,   /* of a monomial */
    ETCH_DIM_MAX_DEPTH = 200,    /* parentheses inside parentheses in a form's text */
    ETCH_DIM_MAX_WEIGHT = 16384, /* symbols and numbers in a form's text: what is shared in memory is not in text */
};

enum { ETCH_ATOM_SYMBOL = 255, ETCH_MONO_ONE = 0 };
#define ETCH_ATOM_NONE UINT32_MAX

typedef struct etch_factor {
    uint32_t atom, power;
} etch_factor;

typedef struct etch_term {
    int64_t coef;
    uint32_t mono;
} etch_term;

/* Terms in a form's order: those of a stored form, or scratch. */
typedef struct etch_poly {
    const etch_term *at;
    uint32_t n;
} etch_poly;

typedef struct etch_atom {
    uint8_t op; /* etch_dim_op or ETCH_ATOM_SYMBOL */
    uint16_t depth;
    uint32_t n_args, weight;
    etch_symbol symbol;   /* of ETCH_ATOM_SYMBOL */
    const etch_dim *args; /* of the others; 2 for division and remainder, 2 or more and sorted for the rest */
    etch_dim_range range;
} etch_atom;

typedef struct etch_mono {
    const etch_factor *at; /* sorted by atom */
    uint16_t n, degree, depth;
    bool has_operation; /* an atom other than a symbol */
    bool is_infix;      /* n//2 or n%2 alone: needs parentheses once it has a coefficient */
    uint32_t weight;
} etch_mono;

typedef struct etch_form {
    const etch_term *at;
    uint32_t n;
    uint32_t atom; /* if the form is 1 * this atom, else ETCH_ATOM_NONE */
    uint32_t weight;
    uint16_t depth;
    etch_dim_range range;
} etch_form;

/* min, max or bcast of two dims, worked out before. With many operands that takes long, and the parser, the verifier and
 * each pass ask for the same ones again. */
typedef struct etch_dim_memo {
    etch_dim a, b, result;
    etch_dim_op op;
} etch_dim_memo;

typedef struct etch_symbol_entry {
    const char *name;
    size_t n_name;
    etch_dim dim;
    uint32_t atom;
} etch_symbol_entry;

struct etch_dims {
    etch_runtime *rt; /* retained: the table outlives the context it was made with */
    const etch_allocator *alloc;
    atomic_int n_refs;
    etch_arena arena;
    ETCH_VEC(etch_symbol_entry) symbols;
    ETCH_VEC(etch_atom) atoms;
    ETCH_VEC(etch_mono) monos;
    ETCH_VEC(etch_form) forms;
    ETCH_VEC(etch_dim_memo) memos;
    etch_index by_name, by_atom, by_mono, by_form, by_memo;
    uint32_t n_fresh; /* "u<n_fresh>" is the next name to try */
};

/* Why something could not be done, before it is put into words: comparisons ask without leaving a message. */
typedef enum etch_trouble {
    ETCH_TROUBLE_NONE,
    ETCH_TROUBLE_NOMEM,
    ETCH_TROUBLE_OVERFLOW, /* a coefficient or constant past ETCH_DIM_MAX */
    ETCH_TROUBLE_SIZE,     /* one of the limits above, but for depth */
    ETCH_TROUBLE_DEPTH,
    ETCH_TROUBLE_DIVZERO,
    ETCH_TROUBLE_SHAPE, /* sizes that never broadcast */
} etch_trouble;

#define ETCH_TRY_DIM(expr) \
    do { \
        etch_trouble etch_trouble_ = (expr); \
        if (ETCH_UNLIKELY(etch_trouble_ != ETCH_TROUBLE_NONE)) \
            return etch_trouble_; \
    } while (0)

/* --- dim_intern.c: what is the same has the same number ------------------------------------------------------- */

etch_trouble etch__atom_intern(etch_dims *t, uint8_t op, const etch_dim *args, uint32_t n_args, etch_symbol symbol,
                               uint32_t *out);
etch_trouble etch__mono_intern(etch_dims *t, const etch_factor *f, uint32_t n, uint32_t *out);
etch_trouble etch__mono_of_atom(etch_dims *t, uint32_t atom, uint32_t *out);
etch_trouble etch__mono_mul(etch_dims *t, uint32_t a, uint32_t b, uint32_t *out);
/* a / b; false if some power of b exceeds a's. Dividing makes smaller monomials, which may have to be interned. */
bool etch__mono_is_multiple(const etch_dims *t, uint32_t a, uint32_t b);
etch_trouble etch__mono_div(etch_dims *t, uint32_t a, uint32_t b, uint32_t *out);
etch_trouble etch__poly_intern(etch_ctx *cx, etch_dims *t, etch_poly p, etch_dim *out);
/* The dim that is this atom alone. */
etch_trouble etch__dim_of_atom(etch_ctx *cx, etch_dims *t, uint32_t atom, etch_dim *out);
/* Below 0: a is written first. Constants come after forms. */
int etch__atom_compare(const etch_dims *t, uint32_t a, uint32_t b);
int etch__mono_compare(const etch_dims *t, uint32_t a, uint32_t b);
int etch__dim_compare(const etch_dims *t, etch_dim a, etch_dim b);

static inline const etch_form *etch__form(const etch_dims *t, etch_dim d)
{
    size_t i = (size_t)(d & ETCH_DIM_MAX);
    ETCH_ASSERT(d > ETCH_DIM_MAX && i < t->forms.n, "%lld is no dim of this table", (long long)d);
    return &t->forms.at[i];
}
/* The atom that d is, or ETCH_ATOM_NONE. */
static inline uint32_t etch__dim_atom(const etch_dims *t, etch_dim d)
{
    return etch__dim_is_const(d) ? ETCH_ATOM_NONE : etch__form(t, d)->atom;
}

/* --- dim_poly.c: arithmetic on terms. Results are in scratch memory of cx; the caller holds the mark ---------- */

/* d's terms; `one` is room for a constant. */
static inline etch_poly etch__poly_of(const etch_dims *t, etch_dim d, etch_term *one)
{
    if (etch__dim_is_const(d)) {
        *one = (etch_term){ d, ETCH_MONO_ONE };
        return (etch_poly){ one, d != 0 };
    }
    const etch_form *f = etch__form(t, d);
    return (etch_poly){ f->at, f->n };
}
static inline bool etch__coef_fits(int64_t c) { return c <= ETCH_DIM_MAX && c >= -ETCH_DIM_MAX; }
static inline int64_t etch__poly_constant(etch_poly p)
{
    return p.n > 0 && p.at[p.n - 1].mono == ETCH_MONO_ONE ? p.at[p.n - 1].coef : 0;
}
static inline etch_term *etch__terms_new(etch_ctx *cx, size_t n)
{
    return ETCH_ARENA_ARRAY(&cx->scratch, etch_term, n);
}

/* ka*a + kb*b into `out`, which has room for a.n + b.n terms and overlaps neither. */
etch_trouble etch__poly_add_into(const etch_dims *t, int64_t ka, etch_poly a, int64_t kb, etch_poly b, etch_term *out,
                                 etch_poly *sum);
etch_trouble etch__poly_add(etch_ctx *cx, const etch_dims *t, int64_t ka, etch_poly a, int64_t kb, etch_poly b,
                            etch_poly *sum);
etch_trouble etch__poly_mul_term(etch_ctx *cx, etch_dims *t, etch_poly a, int64_t coef, uint32_t mono, etch_poly *out);
etch_trouble etch__poly_mul(etch_ctx *cx, etch_dims *t, etch_poly a, etch_poly b, etch_poly *out);
/* a = q*b + r where no term of r has b's leading monomial in it with a coefficient outside [0, b's leading one), which
 * is positive. ETCH_TROUBLE_SIZE if that takes too many steps. */
etch_trouble etch__poly_divide(etch_ctx *cx, etch_dims *t, etch_poly a, etch_poly b, etch_poly *q, etch_poly *r);
/* Greatest common divisor of p's coefficients and g (0: none yet). */
int64_t etch__poly_content(etch_poly p, int64_t g);
/* The greatest monomial that divides all terms of a and of b. */
etch_trouble etch__poly_common_mono(etch_dims *t, etch_poly a, etch_poly b, uint32_t *out);

/* --- dim_range.c: what values can be. In a range, lo <= -ETCH_DIM_MAX and hi >= ETCH_DIM_MAX mean no bound ---- */

typedef struct etch_interval {
    int64_t lo, hi;
} etch_interval;

int64_t etch__gcd(int64_t a, int64_t b); /* never negative; 0 only if both are */
static inline int64_t etch__floor_div(int64_t a, int64_t b)
{
    int64_t q = a / b, r = a % b;
    return q - (r != 0 && (r < 0) != (b < 0));
}
static inline int64_t etch__floor_mod(int64_t a, int64_t b)
{
    int64_t r = a % b;
    return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}
etch_interval etch__interval_add(etch_interval a, etch_interval b);
etch_interval etch__interval_mul(etch_interval a, etch_interval b);
etch_interval etch__interval_pow(etch_interval a, uint32_t power);
/* The range with its ends moved inwards to multiples of the divisor. */
etch_dim_range etch__range_tight(etch_dim_range r);
etch_interval etch__mono_interval(const etch_dims *t, uint32_t mono);
int64_t etch__mono_divisor(const etch_dims *t, uint32_t mono);
/* Each term's range by itself, added up. */
etch_interval etch__poly_interval(const etch_dims *t, etch_poly p);
/* Every value of p without its constant is a multiple of this; 0 if p is constant. */
int64_t etch__poly_divisor(const etch_dims *t, etch_poly p);
/* The best that is known: also lets a quotient x//c and the x it came from cancel. */
etch_trouble etch__poly_range(etch_ctx *cx, etch_dims *t, etch_poly p, etch_dim_range *out);
/* d's range without 0, as a divisor has it that did not fail. */
etch_dim_range etch__divisor_range(const etch_dims *t, etch_dim d);
etch_dim_range etch__range_of_quotient(const etch_dims *t, const etch_dim *args, uint32_t n);
etch_dim_range etch__range_of_remainder(const etch_dims *t, const etch_dim *args, uint32_t n);
etch_dim_range etch__range_of_min(const etch_dims *t, const etch_dim *args, uint32_t n);
etch_dim_range etch__range_of_max(const etch_dims *t, const etch_dim *args, uint32_t n);
etch_dim_range etch__range_of_broadcast(const etch_dims *t, const etch_dim *args, uint32_t n);
bool etch__range_excludes(etch_dim_range r, int64_t value);

/* --- dim_compare.c -------------------------------------------------------------------------------------------- */

/* Whether p >= least is known for every binding under which p's atoms evaluate. The only trouble is lack of memory. */
etch_trouble etch__poly_at_least(etch_ctx *cx, etch_dims *t, etch_poly p, int64_t least, bool *is);
etch_trouble etch__try_at_least(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b, int64_t least,
                                bool *is); /* a - b >= least */
etch_trouble etch__try_equal(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b, etch_tri *is);

/* --- dim_arith.c, dim_divide.c, dim_atoms.c: operations without a message ------------------------------------- */

etch_trouble etch__try_add(etch_ctx *cx, etch_dims *t, int64_t ka, etch_dim a, int64_t kb, etch_dim b, etch_dim *out);
etch_trouble etch__try_mul(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b, etch_dim *out);
etch_trouble etch__try_floordiv(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b, etch_dim *out);
etch_trouble etch__try_mod(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b, etch_dim *out);
/* Puts the trouble with `a op b` into words on cx; returns ETCH_DIM_FAILED. */
etch_dim etch__dim_fail(etch_ctx *cx, const etch_dims *t, etch_trouble trouble, const char *op, etch_dim a, etch_dim b);

/* What the rest of the folder has to know of an operation: one row each, in the order of etch_dim_op. */
typedef struct etch_dim_rule {
    const char *text;
    bool is_function; /* written f(a, b, ...); the operands' order and grouping do not matter */
    etch_dim (*build)(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b);
    etch_dim_range (*range)(const etch_dims *t, const etch_dim *args, uint32_t n);
} etch_dim_rule;
enum { ETCH_N_DIM_OPS = ETCH_DIM_BROADCAST + 1 };
extern const etch_dim_rule etch__dim_rules[ETCH_N_DIM_OPS]; /* dim_atoms.c */

#endif
