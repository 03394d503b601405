/* Kernel expressions: one function per elementwise and source op, made from the kernel column of ops.def. An expression
 * works on compute types; the lowering rounds or wraps its value to the result's dtype afterwards. */
#include "ops/rules.h"

#include <etch/ops.h>

/* clang-format off */
#define K1(op, x)        etch__k_op1(k, ETCH_KOP_##op, x)
#define K2(op, x, y)     etch__k_op2(k, ETCH_KOP_##op, x, y)
#define K_NEG(x)         K1(NEG, x)
#define K_ABS(x)         K1(ABS, x)
#define K_SIGN(x)        K1(SIGN, x)
#define K_FLOOR(x)       K1(FLOOR, x)
#define K_CEIL(x)        K1(CEIL, x)
#define K_TRUNC(x)       K1(TRUNC, x)
#define K_RINT(x)        K1(RINT, x)
#define K_SQRT(x)        K1(SQRT, x)
#define K_RSQRT(x)       K1(RSQRT, x)
#define K_RECIP(x)       K1(RECIP, x)
#define K_EXP(x)         K1(EXP, x)
#define K_EXPM1(x)       K1(EXPM1, x)
#define K_LOG(x)         K1(LOG, x)
#define K_LOG1P(x)       K1(LOG1P, x)
#define K_SIN(x)         K1(SIN, x)
#define K_COS(x)         K1(COS, x)
#define K_TAN(x)         K1(TAN, x)
#define K_ASIN(x)        K1(ASIN, x)
#define K_ACOS(x)        K1(ACOS, x)
#define K_ATAN(x)        K1(ATAN, x)
#define K_SINH(x)        K1(SINH, x)
#define K_COSH(x)        K1(COSH, x)
#define K_TANH(x)        K1(TANH, x)
#define K_ASINH(x)       K1(ASINH, x)
#define K_ACOSH(x)       K1(ACOSH, x)
#define K_ATANH(x)       K1(ATANH, x)
#define K_SIGMOID(x)     K1(SIGMOID, x)
#define K_ERF(x)         K1(ERF, x)
#define K_ERFC(x)        K1(ERFC, x)
#define K_ERFINV(x)      K1(ERFINV, x)
#define K_LGAMMA(x)      K1(LGAMMA, x)
#define K_DIGAMMA(x)     K1(DIGAMMA, x)
#define K_IS_NAN(x)      K1(IS_NAN, x)
#define K_IS_INF(x)      K1(IS_INF, x)
#define K_IS_FINITE(x)   K1(IS_FINITE, x)
#define K_NOT(x)         K1(NOT, x)
#define K_ADD(x, y)      K2(ADD, x, y)
#define K_SUB(x, y)      K2(SUB, x, y)
#define K_MUL(x, y)      K2(MUL, x, y)
#define K_DIV(x, y)      K2(DIV, x, y)
#define K_FLOORDIV(x, y) K2(FLOORDIV, x, y)
#define K_FLOORMOD(x, y) K2(FLOORMOD, x, y)
#define K_TRUNCDIV(x, y) K2(TRUNCDIV, x, y)
#define K_TRUNCMOD(x, y) K2(TRUNCMOD, x, y)
#define K_POW(x, y)      K2(POW, x, y)
#define K_ATAN2(x, y)    K2(ATAN2, x, y)
#define K_MAX(x, y)      K2(MAX, x, y)
#define K_MIN(x, y)      K2(MIN, x, y)
#define K_POLYGAMMA(x, y) K2(POLYGAMMA, x, y)
#define K_ZETA(x, y)     K2(ZETA, x, y)
#define K_EQ(x, y)       K2(EQ, x, y)
#define K_NE(x, y)       K2(NE, x, y)
#define K_LT(x, y)       K2(LT, x, y)
#define K_LE(x, y)       K2(LE, x, y)
#define K_AND(x, y)      K2(AND, x, y)
#define K_OR(x, y)       K2(OR, x, y)
#define K_XOR(x, y)      K2(XOR, x, y)
#define K_SHL(x, y)      K2(SHL, x, y)
#define K_SHR(x, y)      K2(SHR, x, y)
#define K_SELECT(cond, x, y) etch__k_select(k, cond, x, y)
#define K_LIKE(x, value) constant_like(k, x, value)
/* clang-format on */

static etch_kval constant_like(etch_kernel *k, etch_kval x, double value)
{
    return x == ETCH_KVAL_FAILED ? x : etch__k_const_f64(k, etch__k_type(k, x), value);
}

/* The conversion depends only on how the value is computed, so any dtype that is computed that way stands for its own:
 * a u8 in a u32 register is a u32 that happens to be small. */
static etch_kval cast_to(etch_kernel *k, etch_kval x, etch_dtype to)
{
    static const uint8_t stands_for[ETCH_N_KTYPES] = {
        [ETCH_K_b8] = ETCH_BOOL, [ETCH_K_i32] = ETCH_I32, [ETCH_K_i64] = ETCH_I64, [ETCH_K_u32] = ETCH_U32,
        [ETCH_K_u64] = ETCH_U64, [ETCH_K_f32] = ETCH_F32, [ETCH_K_f64] = ETCH_F64,
    };
    return x == ETCH_KVAL_FAILED ? x : etch__k_cast(k, x, (etch_dtype)stands_for[etch__k_type(k, x)], to);
}

/* Operands as the column calls them. */
#define a in[0]
#define b in[1]
#define c in[2]
#define BODY_EXPR(expression) \
    (void)attrs_; \
    return expression;
#define BODY_CAST() return cast_to(k, a, ((const etch_attrs_to *)attrs_)->dtype);
#define BODY_INDEX() \
    const etch_attrs_iota *attrs = attrs_; \
    (void)in; \
    return cast_to(k, etch__k_index(k, (int)attrs->axis), attrs->dtype);

#define FUNCTION(name, kernel) \
    etch_kval etch__expr_##name(etch_kernel *k, const etch_kval *in, const void *attrs_) { BODY_##kernel }
#define OF_ELEMWISE(name, kernel) FUNCTION(name, kernel)
#define OF_SOURCE(name, kernel) FUNCTION(name, kernel)
#define OF_STRUCTURE(name, kernel)
#define OF_REDUCE(name, kernel)
#define OF_VIEW(name, kernel)
#define OF_CALL(name, kernel)
#define OF_COMPOSITE(name, kernel)
#define OF_CONTROL(name, kernel)
#define OP(name, operands, results, op_class, attrs, dtypes, infer, fold, grad, kernel, flags, doc) \
    OF_##op_class(name, kernel)
#include "ops/ops.def"
