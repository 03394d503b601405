/* Gradients of elementwise ops, with TensorFlow's formulas: a b c are the operands, y the result, d its gradient. */
#include "ops/grad.h"

/* clang-format off */
#define N(x)         etch__like(g, d, x)
#define NEG(x)       etch_build_neg(g, x)
#define ADD(x, y)    etch_build_add(g, x, y)
#define SUB(x, y)    etch_build_sub(g, x, y)
#define MUL(x, y)    etch_build_mul(g, x, y)
#define DIV(x, y)    etch_build_div(g, x, y)
#define SQ(x)        etch_build_square(g, x)
#define INV(x)       etch_build_reciprocal(g, x)
#define SQRT(x)      etch_build_sqrt(g, x)
#define EXP(x)       etch_build_exp(g, x)
#define WHERE(c, x, y) etch_build_select(g, c, x, y)
#define GT(x, y)     etch_build_greater(g, x, y)
#define LT(x, y)     etch_build_less(g, x, y)
/* 0 where nothing comes from above, though x may not be finite there. */
#define UNLESS_0(x)  WHERE(etch_build_not_equal(g, d, N(0)), x, N(0))

/* One operand. */
#define UNARY(name, expression) \
    etch_status etch__grad_##name(etch_grad *q) \
    { \
        etch_graph *g = q->g; \
        etch_val a = q->in[0], y = q->v, d = etch__grad_d(q); \
        (void)a, (void)y; \
        return etch__grad_give(q, 0, expression); \
    }

UNARY( neg,        NEG(d) )
UNARY( abs,        MUL(d, etch_build_sign(g, a)) )
UNARY( square,     MUL(d, MUL(N(2), a)) )
UNARY( sqrt,       UNLESS_0(DIV(MUL(N(0.5), d), y)) )
UNARY( rsqrt,      UNLESS_0(MUL(MUL(N(-0.5), d), MUL(SQ(y), y))) )
UNARY( reciprocal, UNLESS_0(NEG(MUL(d, SQ(y)))) )
UNARY( exp,        MUL(d, y) )
UNARY( expm1,      MUL(d, EXP(a)) )
UNARY( log,        MUL(d, INV(a)) )
UNARY( log1p,      MUL(d, INV(ADD(N(1), a))) )
UNARY( sin,        MUL(d, etch_build_cos(g, a)) )
UNARY( cos,        NEG(MUL(d, etch_build_sin(g, a))) )
UNARY( tan,        MUL(d, SQ(INV(etch_build_cos(g, a)))) )
UNARY( asin,       MUL(d, INV(SQRT(SUB(N(1), SQ(a))))) )
UNARY( acos,       NEG(MUL(d, INV(SQRT(SUB(N(1), SQ(a)))))) )
UNARY( atan,       MUL(d, INV(ADD(N(1), SQ(a)))) )
UNARY( sinh,       MUL(d, etch_build_cosh(g, a)) )
UNARY( cosh,       MUL(d, etch_build_sinh(g, a)) )
UNARY( tanh,       MUL(d, SUB(N(1), SQ(y))) )
UNARY( asinh,      DIV(d, etch_build_cosh(g, y)) )
UNARY( acosh,      DIV(d, etch_build_sinh(g, y)) )
UNARY( atanh,      MUL(d, INV(SUB(N(1), SQ(a)))) )
UNARY( sigmoid,    MUL(d, MUL(y, SUB(N(1), y))) )
UNARY( erf,        MUL(d, MUL(N(1.12837916709551257390), EXP(NEG(SQ(a))))) )
UNARY( erfc,       MUL(d, MUL(N(-1.12837916709551257390), EXP(NEG(SQ(a))))) )
UNARY( erfinv,     MUL(d, MUL(N(0.88622692545275801365), EXP(SQ(y)))) )
UNARY( lgamma,     MUL(d, etch_build_digamma(g, a)) )
UNARY( digamma,    MUL(d, etch_build_polygamma(g, N(1), a)) )
UNARY( relu,       WHERE(GT(y, N(0)), d, N(0)) )
UNARY( softplus,   MUL(d, etch_build_sigmoid(g, a)) )

/* Two operands: each gradient only if it is asked for. */
#define BINARY(name, of_a, of_b) \
    etch_status etch__grad_##name(etch_grad *q) \
    { \
        etch_graph *g = q->g; \
        etch_val a = q->in[0], b = q->in[1], z = q->v, d = etch__grad_d(q); \
        (void)a, (void)b, (void)z, (void)g; \
        if (q->wants[0]) \
            ETCH_TRY(etch__grad_give(q, 0, of_a)); \
        if (q->wants[1]) \
            ETCH_TRY(etch__grad_give(q, 1, of_b)); \
        return ETCH_OK; \
    }
/* Only the second operand has one. */
#define SECOND(name, of_b) \
    etch_status etch__grad_##name(etch_grad *q) \
    { \
        etch_graph *g = q->g; \
        etch_val a = q->in[0], b = q->in[1], d = etch__grad_d(q); \
        (void)a, (void)b; \
        return q->wants[1] ? etch__grad_give(q, 1, of_b) : ETCH_OK; \
    }
#define NO_NAN(x, y) etch_build_divide_no_nan(g, x, y)

BINARY( add,           d,                       d )
BINARY( sub,           d,                       NEG(d) )
BINARY( mul,           MUL(d, b),               MUL(d, a) )
BINARY( div,           DIV(d, b),               MUL(d, DIV(DIV(NEG(a), b), b)) )
BINARY( divide_no_nan, NO_NAN(d, b),            MUL(d, NO_NAN(NO_NAN(NEG(a), b), b)) )
BINARY( mod,           d,                       NEG(MUL(d, etch_build_floordiv(g, a, b))) )
BINARY( truncatemod,   d,                       NEG(MUL(d, etch_build_trunc(g, DIV(a, b)))) )
BINARY( atan2,         MUL(b, DIV(d, ADD(SQ(a), SQ(b)))), MUL(NEG(a), DIV(d, ADD(SQ(a), SQ(b)))) )
SECOND( polygamma,     MUL(d, etch_build_polygamma(g, ADD(a, N(1)), b)) )
SECOND( zeta,          MUL(NEG(MUL(d, a)), etch_build_zeta(g, ADD(a, N(1)), b)) )

/* log(0) counts as 0, so that 0 to the 2 has a gradient; so does the log of what is negative. */
static etch_val log_or_zero(etch_graph *g, etch_val a, etch_val d)
{
    etch_val positive = GT(a, N(0));
    return WHERE(positive, etch_build_log(g, WHERE(positive, a, N(1))), N(0));
}
BINARY( pow, MUL(MUL(d, b), etch_build_pow(g, a, SUB(b, N(1)))), MUL(MUL(d, z), log_or_zero(g, a, d)) )
/* clang-format on */

/* All of it goes to the one that was taken, of equals to the first. */
etch_status etch__grad_extremum(etch_grad *q)
{
    etch_graph *g = q->g;
    etch_val a = q->in[0], b = q->in[1], d = etch__grad_d(q);
    bool is_max = etch__node(g, q->v)->op == ETCH_OP_maximum;
    etch_val first = is_max ? etch_build_greater_equal(g, a, b) : etch_build_less_equal(g, a, b);
    if (q->wants[0])
        ETCH_TRY(etch__grad_give(q, 0, WHERE(first, d, N(0))));
    return q->wants[1] ? etch__grad_give(q, 1, WHERE(first, N(0), d)) : ETCH_OK;
}

etch_status etch__grad_select(etch_grad *q)
{
    etch_graph *g = q->g;
    etch_val d = etch__grad_d(q);
    if (q->wants[1])
        ETCH_TRY(etch__grad_give(q, 1, WHERE(q->in[0], d, N(0))));
    return q->wants[2] ? etch__grad_give(q, 2, WHERE(q->in[0], N(0), d)) : ETCH_OK;
}

etch_status etch__grad_clamp(etch_grad *q)
{
    etch_graph *g = q->g;
    etch_val x = q->in[0], d = etch__grad_d(q), below = LT(x, q->in[1]), above = GT(x, q->in[2]);
    if (q->wants[0])
        ETCH_TRY(etch__grad_give(q, 0, WHERE(etch_build_logical_or(g, below, above), N(0), d)));
    if (q->wants[1])
        ETCH_TRY(etch__grad_give(q, 1, WHERE(below, d, N(0))));
    return q->wants[2] ? etch__grad_give(q, 2, WHERE(above, d, N(0))) : ETCH_OK;
}

/* Between floats only. */
etch_status etch__grad_cast(etch_grad *q)
{
    etch_dtype from = (etch_dtype)etch__grad_type(q, 0)->dtype;
    return etch__grad_give(q, 0, etch_build_cast(q->g, etch__grad_d(q), from));
}
