/* What each instruction of instr.def means for one element: op_NAME_type. The loops are made from these, so an
 * instruction alone and inside a super-instruction is the same computation.
 *
 * Everything is written so that a loop over it vectorises: selects instead of branches, unsigned arithmetic where
 * integers wrap. Integer division and powers are the exception; they report a fault through *bad. */
#ifndef ETCH_KERNEL_TILE_MEANING_H
#define ETCH_KERNEL_TILE_MEANING_H

#include "kernel/math/common.h"
#include "kernel/math/division.h"
#include "kernel/math/half.h"
#include "kernel/math/round.h"
#include "kernel/tile/math.h"
#include <stdbool.h>
#include <stdint.h>

/* clang-format off */
#define DEFINE1(name, t, T, R, expr) static inline R op_##name##_##t(T a) { return (R)(expr); }
#define DEFINE2(name, t, T, R, expr) static inline R op_##name##_##t(T a, T b) { return (R)(expr); }
#define DEFINE_SELECT(t, T) static inline T op_SELECT_##t(uint8_t a, T b, T c) { return a ? b : c; }
#define DEFINE_COMPARE(t, T) \
    DEFINE2(EQ, t, T, uint8_t, a == b) \
    DEFINE2(NE, t, T, uint8_t, a != b) \
    DEFINE2(LT, t, T, uint8_t, a < b) \
    DEFINE2(LE, t, T, uint8_t, a <= b) \
    DEFINE_SELECT(t, T)

/* ------------------------------------------------------------------------------------------------ b8: 0 or 1 */
DEFINE_COMPARE(b8, uint8_t)
DEFINE2(MIN, b8, uint8_t, uint8_t, a & b)
DEFINE2(MAX, b8, uint8_t, uint8_t, a | b)
DEFINE2(AND, b8, uint8_t, uint8_t, a & b)
DEFINE2(OR,  b8, uint8_t, uint8_t, a | b)
DEFINE2(XOR, b8, uint8_t, uint8_t, a ^ b)
DEFINE1(NOT, b8, uint8_t, uint8_t, a ^ 1)

/* ------------------------------------------------------------------------------------------------ integers */
#define DEFINE_FAULTING(name, t, T, fn) \
    static inline T op_##name##_##t(T a, T b, uint32_t *bad) { *bad |= b == 0; return etch__##fn##_##t(a, b); }

#define DEFINE_INTEGER(t, T, U, bits, abs, sign, shr, wrap8, wrap16) \
    DEFINE_COMPARE(t, T) \
    DEFINE2(ADD, t, T, T, (U)a + (U)b) \
    DEFINE2(SUB, t, T, T, (U)a - (U)b) \
    DEFINE2(MUL, t, T, T, (U)a * (U)b) \
    DEFINE2(MIN, t, T, T, b < a ? b : a) \
    DEFINE2(MAX, t, T, T, a < b ? b : a) \
    DEFINE2(AND, t, T, T, a & b) \
    DEFINE2(OR,  t, T, T, a | b) \
    DEFINE2(XOR, t, T, T, a ^ b) \
    DEFINE2(SHL, t, T, T, (U)b < bits ? (U)a << ((U)b & (bits - 1)) : 0) \
    DEFINE2(SHR, t, T, T, a >> ((U)b < bits ? (U)b & (bits - 1) : bits - 1) & shr) \
    DEFINE1(NOT, t, T, T, ~a) \
    DEFINE1(NEG, t, T, T, 0 - (U)a) \
    DEFINE1(ABS, t, T, T, abs) \
    DEFINE1(SIGN, t, T, T, sign) \
    DEFINE1(WRAP_8, t, T, T, wrap8) \
    DEFINE1(WRAP_16, t, T, T, wrap16) \
    DEFINE_FAULTING(TRUNCDIV, t, T, truncdiv) \
    DEFINE_FAULTING(TRUNCMOD, t, T, truncmod) \
    DEFINE_FAULTING(FLOORDIV, t, T, floordiv) \
    DEFINE_FAULTING(FLOORMOD, t, T, floormod) \
    static inline T op_POW_##t(T a, T b, uint32_t *bad) \
    { \
        bool negative = false; \
        T y = etch__ipow_##t(a, b, &negative); \
        *bad |= negative; \
        return y; \
    }

/* SHR: a shift by width - 1 leaves the sign of a signed integer, but a bit of an unsigned one, masked away by `shr`. */
#define DEFINE_SIGNED(t, T, U, bits) \
    DEFINE_INTEGER(t, T, U, bits, a < 0 ? 0 - (U)a : (U)a, (a > 0) - (a < 0), -1, (int8_t)(uint8_t)a, (int16_t)(uint16_t)a)
#define DEFINE_UNSIGNED(t, T, bits) \
    DEFINE_INTEGER(t, T, T, bits, a, a != 0, (b < bits ? ~(T)0 : 0), (uint8_t)a, (uint16_t)a)

DEFINE_SIGNED(i32, int32_t, uint32_t, 32)
DEFINE_SIGNED(i64, int64_t, uint64_t, 64)
DEFINE_UNSIGNED(u32, uint32_t, 32)
DEFINE_UNSIGNED(u64, uint64_t, 64)

/* ------------------------------------------------------------------------------------------------ floats */
/* MIN, MAX: equal numbers have equal bits or are zeros of either sign, of which "or" finds a minus and "and" a plus. */
#define DEFINE_FLOAT(t, T, ROOT, INF) \
    DEFINE_COMPARE(t, T) \
    DEFINE2(ADD, t, T, T, a + b) \
    DEFINE2(SUB, t, T, T, a - b) \
    DEFINE2(MUL, t, T, T, a * b) \
    DEFINE2(DIV, t, T, T, a / b) \
    DEFINE2(TRUNCMOD, t, T, T, etch__truncmod_##t(a, b)) \
    DEFINE2(FLOORDIV, t, T, T, etch__floordiv_##t(a, b)) \
    DEFINE2(FLOORMOD, t, T, T, etch__floormod_##t(a, b)) \
    static inline T op_MIN_##t(T a, T b) \
    { \
        T y = a < b ? a : b; \
        y = a == b ? etch__##t##_of_bits(etch__bits_##t(a) | etch__bits_##t(b)) : y; \
        return a != a ? a : y; \
    } \
    static inline T op_MAX_##t(T a, T b) \
    { \
        T y = a > b ? a : b; \
        y = a == b ? etch__##t##_of_bits(etch__bits_##t(a) & etch__bits_##t(b)) : y; \
        return a != a ? a : y; \
    } \
    DEFINE1(NEG, t, T, T, -a) \
    DEFINE1(ABS, t, T, T, etch__abs_##t(a)) \
    DEFINE1(SIGN, t, T, T, a > 0 ? (T)1 : a < 0 ? (T)-1 : a == 0 ? (T)0 : a) \
    DEFINE1(FLOOR, t, T, T, etch__floor_##t(a)) \
    DEFINE1(CEIL, t, T, T, etch__ceil_##t(a)) \
    DEFINE1(TRUNC, t, T, T, etch__trunc_##t(a)) \
    DEFINE1(RINT, t, T, T, etch__rint_##t(a)) \
    DEFINE1(SQRT, t, T, T, ROOT(a)) \
    DEFINE1(RSQRT, t, T, T, (T)1 / ROOT(a)) \
    DEFINE1(RECIP, t, T, T, (T)1 / a) \
    DEFINE1(IS_NAN, t, T, uint8_t, a != a) \
    DEFINE1(IS_INF, t, T, uint8_t, etch__abs_##t(a) == INF) \
    DEFINE1(IS_FINITE, t, T, uint8_t, etch__abs_##t(a) < INF) \
    DEFINE1(ROUND_F16, t, T, T, etch__##t##_from_f16(etch__f16_from_##t(a))) \
    DEFINE1(ROUND_BF16, t, T, T, etch__##t##_from_bf16(etch__bf16_from_##t(a))) \
    ETCH_TILE_MATH(t, T) \
    ETCH_TILE_BOUNDED(t, T)

DEFINE_FLOAT(f32, float, ETCH_SQRTF, ETCH_INFF)
DEFINE_FLOAT(f64, double, ETCH_SQRT, ETCH_INF)
/* clang-format on */

#endif
