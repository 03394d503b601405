/* Dims: sizes as integer forms over symbols.
 *
 * An etch_dim is a number. A constant c with |c| < 2^62 is itself; a form (a sum of products over atoms) is a handle
 * into a table: bit 62 set, the form's index below it. An atom is a symbol, or floor division, remainder, minimum,
 * maximum or broadcast of two dims. Forms are canonical by construction and interned, so two dims of one table are the
 * same form exactly if the numbers are equal. `b*t` is a product of two symbols; dividing it exactly by `t` gives `b`.
 *
 * Must stay true: comparisons never lie. Yes and no are claims about every binding inside the symbols' ranges and
 * divisors under which both sides evaluate; all else is unknown. */
#ifndef ETCH_SHAPE_DIM_H
#define ETCH_SHAPE_DIM_H

#include "base/ctx.h"
#include "base/strbuf.h"
#include <stdbool.h>
#include <stdint.h>

typedef int64_t etch_dim;

#define ETCH_DIM_FORM (INT64_C(1) << 62) /* set in handles of forms */
#define ETCH_DIM_MAX (ETCH_DIM_FORM - 1) /* largest constant; a size past it is an error */
#define ETCH_DIM_FAILED INT64_MIN        /* what a failed operation returns; operations on it return it */

static inline bool etch__dim_is_const(etch_dim d) { return d <= ETCH_DIM_MAX && d >= -ETCH_DIM_MAX; }

typedef enum etch_tri { ETCH_NO, ETCH_YES, ETCH_UNKNOWN } etch_tri;

typedef enum etch_dim_op {
    ETCH_DIM_FLOORDIV,
    ETCH_DIM_MOD,
    ETCH_DIM_MIN,
    ETCH_DIM_MAX_OF,
    ETCH_DIM_BROADCAST
} etch_dim_op;

/* Inclusive range; every value is a multiple of `divisor` (>= 1). An end at +-ETCH_DIM_MAX means no bound there. */
typedef struct etch_dim_range {
    int64_t lo, hi, divisor;
} etch_dim_range;

/* The table of symbols and forms that a graph and everything made from it share. Counted. Not thread-safe while it
 * grows; a finished graph's table is only read. */
typedef struct etch_dims etch_dims;

etch_status etch__dims_new(etch_ctx *cx, etch_dims **out) ETCH_NODISCARD;
etch_dims *etch__dims_retain(etch_dims *t);
void etch__dims_release(etch_dims **t);

/* Symbols. A symbol's number is dense from 0 in its table, and is its slot when forms are evaluated. */
typedef uint32_t etch_symbol;
/* The symbol called `name` (n bytes), made with range 0..ETCH_DIM_MAX, divisor 1 if it is new. ETCH_EINVAL if it is no
 * name: [A-Za-z_][A-Za-z0-9_]*. */
etch_dim etch__dim_symbol(etch_ctx *cx, etch_dims *t, const char *name, size_t n);
/* A new symbol with a name not yet taken: "u0", "u1", ... ; for sizes that depend on data. */
etch_dim etch__dim_fresh(etch_ctx *cx, etch_dims *t);
uint32_t etch__dims_n_symbols(const etch_dims *t);
const char *etch__symbol_name(const etch_dims *t, etch_symbol s);
etch_dim etch__symbol_dim(etch_dims *t, etch_symbol s);
etch_dim_range etch__symbol_range(const etch_dims *t, etch_symbol s);
/* Narrows the symbol's range before any form uses it, to what it was and r have in common, ends at multiples of the
 * divisor. ETCH_EINVAL if lo > hi, hi < 0 or divisor < 1, or if nothing is left. Forms that were there before stay
 * right, but know only what was known then. */
etch_status etch__symbol_constrain(etch_ctx *cx, etch_dims *t, etch_symbol s, etch_dim_range r) ETCH_NODISCARD;
/* Gives a symbol another name that is not taken (ETCH_EINVAL otherwise); forms do not change. */
etch_status etch__symbol_rename(etch_ctx *cx, etch_dims *t, etch_symbol s, const char *name, size_t n) ETCH_NODISCARD;
bool etch__dim_is_symbol(const etch_dims *t, etch_dim d, etch_symbol *out);

/* Arithmetic. Overflow of a constant or coefficient past ETCH_DIM_MAX is ETCH_ERANGE with both operands in the
 * message; all return ETCH_DIM_FAILED on failure. Floor division and remainder follow Python (towards minus infinity,
 * the sign of the divisor); by the constant 0 they are ETCH_EDIVZERO. A form that divides is taken not to be 0: n//n is
 * 1. Results beyond 1024 terms, degree 255, nesting of 200 or 16384 symbols and numbers are ETCH_ERANGE too. */
etch_dim etch__dim_add(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b);
etch_dim etch__dim_sub(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b);
etch_dim etch__dim_mul(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b);
etch_dim etch__dim_floordiv(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b);
etch_dim etch__dim_mod(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b);
etch_dim etch__dim_min(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b);
etch_dim etch__dim_max(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b);
/* The size of a broadcast axis: a if b is 1, b if a is 1, a if they are equal, otherwise an error (ETCH_ESHAPE of the
 * call if both are known never to fit, of evaluation if that depends on the binding). 0 with 1 is 0. bcast(n, 8) is not
 * turned into 8, because its evaluation has to check n; but its range is 8..8 and it compares equal to 8. */
etch_dim etch__dim_broadcast(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b);
etch_dim etch__dim_product(etch_ctx *cx, etch_dims *t, const etch_dim *d, int n); /* 1 if n is 0 */
/* For many dims: no partial sum enters the table. 0 if n is 0. */
etch_dim etch__dim_sum(etch_ctx *cx, etch_dims *t, const etch_dim *d, size_t n);
/* a / b where b divides a as forms (b*t by t is b; 6*n by 2 is 3*n; n*(m+1) by m+1 is n) or by a's divisor (a multiple
 * of 8 by 4); false if it is not known to. Leaves no error. */
bool etch__dim_divide_exactly(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b, etch_dim *out);

/* What is known. Comparisons leave no error: what cannot be found out, for lack of memory even, is unknown.
 * `divides` asks whether d is some integer times the divisor; 0 divides 0 and nothing else. */
etch_dim_range etch__dim_range(const etch_dims *t, etch_dim d);
etch_tri etch__dim_equal(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b);
etch_tri etch__dim_less_equal(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b);
etch_tri etch__dim_less(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b);
etch_tri etch__dim_divides(etch_ctx *cx, etch_dims *t, etch_dim divisor, etch_dim d);
/* d == scale * s + offset for one symbol s, scale != 0. */
bool etch__dim_is_linear(const etch_dims *t, etch_dim d, etch_symbol *s, int64_t *scale, int64_t *offset);
/* Calls `visit` for each symbol that d contains, inside atoms too (a symbol may be visited more than once). */
void etch__dim_symbols(const etch_dims *t, etch_dim d, void (*visit)(void *user, etch_symbol s), void *user);
/* Does `is` say so of one of these symbols? A number has none. */
bool etch__dim_any(const etch_dims *t, etch_dim d, bool (*is)(const void *user, etch_symbol s), const void *user);
/* Does d contain symbol s? */
bool etch__dim_has(const etch_dims *t, etch_dim d, etch_symbol s);

/* Is it bcast(...) itself? Whatever it is known to be, its operands fit only under some bindings. */
bool etch__dim_is_broadcast(const etch_dims *t, etch_dim d);
/* Calls `visit` for the operands of each broadcast in the table. */
void etch__dims_broadcasts(const etch_dims *t, void (*visit)(void *user, const etch_dim *sizes, uint32_t n),
                           void *user);

/* The form of d in `to`, where symbol s of `from` becomes map[s] (a dim of `to`). `from` and `to` may be the same. */
etch_dim etch__dim_substitute(etch_ctx *cx, etch_dims *to, const etch_dims *from, etch_dim d, const etch_dim *map);

/* A hash over contents: symbols count as symbol_hash[s], so that names and numbers do not matter. */
uint64_t etch__dim_hash(const etch_dims *t, etch_dim d, const uint64_t *symbol_hash);

/* Text: 128, n, 2*n + 1, b*t, n//2, n%8, min(n, 4), max(n, m), bcast(n, m); parses back to the same form.
 * Terms are ordered by degree and symbol, constants last. */
void etch__dim_print(const etch_dims *t, etch_dim d, etch_strbuf *out);
/* Reads one dim at *at (NUL-terminated text), moves *at right past its last token (blanks and tabs between tokens, no
 * line ends). On failure *at is at the offending byte: ETCH_EPARSE, or the arithmetic's own status at its operator.
 * A nesting deeper than 200 is an error. Names that were read stay symbols of the table. */
etch_status etch__dim_parse(etch_ctx *cx, etch_dims *t, const char **at, etch_dim *out) ETCH_NODISCARD;

#endif
