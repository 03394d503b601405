/* The words of kernel/math/words.h as operations of a lane program: functions written in them, included here, build what they compute. Each takes
 * the program `lanes` that is being built. */
#ifndef ETCH_KERNEL_NATIVE_WORDS_H
#define ETCH_KERNEL_NATIVE_WORDS_H

#include "kernel/native/lane.h"

/* A value of a lane program; types of their own, so that the compiler checks the functions as it does the compiled ones. */
typedef struct vf32 {
    etch_lval v;
} vf32;
typedef struct vf64 {
    etch_lval v;
} vf64;
typedef struct vu32 {
    etch_lval v;
} vu32;
typedef struct vu64 {
    etch_lval v;
} vu64;
typedef struct vb32 {
    etch_lval v;
} vb32;
typedef struct vb64 {
    etch_lval v;
} vb64;

/* clang-format off */
#define M_FUNCTION(result, name, ...) static inline result etch__lane_##name(etch_lanes *lanes, __VA_ARGS__)
#define M_CALL(name, ...) etch__lane_##name(lanes, __VA_ARGS__)

#define LANE1(word, T, R, lane, bits, imm) \
    static inline R word##_##T(etch_lanes *lanes, T a) { return (R){ etch__lane_op(lanes, ETCH_LANE_##lane, bits, a.v, ETCH_LVAL_NONE, ETCH_LVAL_NONE, imm) }; }
#define LANE2(word, T, R, lane, bits, imm) \
    static inline R word##_##T(etch_lanes *lanes, T a, T b) { return (R){ etch__lane_op(lanes, ETCH_LANE_##lane, bits, a.v, b.v, ETCH_LVAL_NONE, imm) }; }
/* the operands in the other order */
#define LANE2_SWAPPED(word, T, R, lane, bits, imm) \
    static inline R word##_##T(etch_lanes *lanes, T a, T b) { return (R){ etch__lane_op(lanes, ETCH_LANE_##lane, bits, b.v, a.v, ETCH_LVAL_NONE, imm) }; }
#define LANE3(word, T, lane, bits) \
    static inline T word##_##T(etch_lanes *lanes, T a, T b, T c) { return (T){ etch__lane_op(lanes, ETCH_LANE_##lane, bits, a.v, b.v, c.v, 0) }; }
#define LANE_SHIFT(word, T, lane, bits) \
    static inline T word##_##T(etch_lanes *lanes, T a, int n) { return (T){ etch__lane_op(lanes, ETCH_LANE_##lane, bits, a.v, ETCH_LVAL_NONE, ETCH_LVAL_NONE, n) }; }

#define LANE_FLOAT(F, U, B, bits) \
    LANE2(lane_add, F, F, FADD, bits, 0) \
    LANE2(lane_sub, F, F, FSUB, bits, 0) \
    LANE2(lane_mul, F, F, FMUL, bits, 0) \
    LANE2(lane_div, F, F, FDIV, bits, 0) \
    LANE3(lane_fma, F, FMA, bits) \
    LANE3(lane_fnma, F, FNMA, bits) \
    LANE1(lane_sqrt, F, F, FSQRT, bits, 0) \
    LANE2(lane_scale, F, F, FSCALE, bits, 0) \
    LANE2_SWAPPED(lane_at_most, F, F, FMIN, bits, 0) \
    LANE2_SWAPPED(lane_at_least, F, F, FMAX, bits, 0) \
    LANE2(lane_eq, F, B, FCMP, bits, ETCH_LANE_EQ) \
    LANE2(lane_lt, F, B, FCMP, bits, ETCH_LANE_LT) \
    LANE2(lane_le, F, B, FCMP, bits, ETCH_LANE_LE) \
    static inline F lane_neg_##F(etch_lanes *lanes, F a) { return (F){ etch__lane_op(lanes, ETCH_LANE_XOR, bits, a.v, etch__lane_const(lanes, bits, 1ull << (bits - 1)), ETCH_LVAL_NONE, 0) }; } \
    static inline F lane_abs_##F(etch_lanes *lanes, F a) { return (F){ etch__lane_op(lanes, ETCH_LANE_AND, bits, a.v, etch__lane_const(lanes, bits, (1ull << (bits - 1)) - 1), ETCH_LVAL_NONE, 0) }; } \
    static inline F lane_with_sign_##F(etch_lanes *lanes, F a, F s) \
    { \
        etch_lval sign = etch__lane_op(lanes, ETCH_LANE_AND, bits, s.v, etch__lane_const(lanes, bits, 1ull << (bits - 1)), ETCH_LVAL_NONE, 0); \
        return (F){ etch__lane_op(lanes, ETCH_LANE_OR, bits, a.v, sign, ETCH_LVAL_NONE, 0) }; \
    } \
    static inline F lane_select_##F(etch_lanes *lanes, B cond, F a, F b) { return (F){ etch__lane_op(lanes, ETCH_LANE_SELECT, bits, cond.v, a.v, b.v, 0) }; } \
    static inline U lane_bits_##F(F a) { return (U){ a.v }; } \
    static inline F lane_number_##U(U a) { return (F){ a.v }; } \
    LANE2(lane_add, U, U, IADD, bits, 0) \
    LANE2(lane_sub, U, U, ISUB, bits, 0) \
    LANE2(lane_and, U, U, AND, bits, 0) \
    LANE2(lane_or, U, U, OR, bits, 0) \
    LANE_SHIFT(lane_shl, U, SHL, bits) \
    LANE_SHIFT(lane_shr, U, SHR, bits)

LANE_FLOAT(vf32, vu32, vb32, 32)
LANE_FLOAT(vf64, vu64, vb64, 64)
LANE_SHIFT(lane_sar, vu32, SAR, 32)
LANE1(lane_to_f32, vu32, vf32, I_TO_F, 32, 0)

#define m_f32(x) ((vf32){ etch__lane_const(lanes, 32, etch__bits_f32((float)(x))) })
#define m_f64(x) ((vf64){ etch__lane_const(lanes, 64, etch__bits_f64((double)(x))) })
#define m_u32(x) ((vu32){ etch__lane_const(lanes, 32, (uint32_t)(x)) })
#define m_u64(x) ((vu64){ etch__lane_const(lanes, 64, (uint64_t)(x)) })

#define LANE_ANY(word, a) _Generic((a), vf32: word##_vf32, vf64: word##_vf64, vu32: word##_vu32, vu64: word##_vu64)
#define LANE_FLOATS(word, a) _Generic((a), vf32: word##_vf32, vf64: word##_vf64)
#define LANE_BITS(word, a) _Generic((a), vu32: word##_vu32, vu64: word##_vu64)
#define m_add(a, b) LANE_ANY(lane_add, a)(lanes, (a), (b))
#define m_sub(a, b) LANE_ANY(lane_sub, a)(lanes, (a), (b))
#define m_mul(a, b) LANE_FLOATS(lane_mul, a)(lanes, (a), (b))
#define m_div(a, b) LANE_FLOATS(lane_div, a)(lanes, (a), (b))
#define m_neg(a) LANE_FLOATS(lane_neg, a)(lanes, (a))
#define m_fma(a, b, c) LANE_FLOATS(lane_fma, a)(lanes, (a), (b), (c))
#define m_fnma(a, b, c) LANE_FLOATS(lane_fnma, a)(lanes, (a), (b), (c))
#define m_sqrt(a) LANE_FLOATS(lane_sqrt, a)(lanes, (a))
#define m_scaled(a, n, otherwise) (lanes->can_scale ? LANE_FLOATS(lane_scale, a)(lanes, (a), (n)) : (otherwise))
#define m_abs(a) LANE_FLOATS(lane_abs, a)(lanes, (a))
#define m_with_sign(a, s) LANE_FLOATS(lane_with_sign, a)(lanes, (a), (s))
#define m_at_most(a, cap) LANE_FLOATS(lane_at_most, a)(lanes, (a), (cap))
#define m_at_least(a, cap) LANE_FLOATS(lane_at_least, a)(lanes, (a), (cap))
#define m_eq(a, b) LANE_FLOATS(lane_eq, a)(lanes, (a), (b))
#define m_lt(a, b) LANE_FLOATS(lane_lt, a)(lanes, (a), (b))
#define m_le(a, b) LANE_FLOATS(lane_le, a)(lanes, (a), (b))
#define m_select(cond, a, b) LANE_FLOATS(lane_select, a)(lanes, (cond), (a), (b))
#define m_bits(a) LANE_FLOATS(lane_bits, a)(a)
#define m_number(u) LANE_BITS(lane_number, u)(u)
#define m_and(a, b) LANE_BITS(lane_and, a)(lanes, (a), (b))
#define m_or(a, b) LANE_BITS(lane_or, a)(lanes, (a), (b))
#define m_shl(a, n) LANE_BITS(lane_shl, a)(lanes, (a), (n))
#define m_shr(a, n) LANE_BITS(lane_shr, a)(lanes, (a), (n))
#define m_signed_shr(a, n) lane_sar_vu32(lanes, (a), (n))
#define m_signed_to_f32(a) lane_to_f32_vu32(lanes, (a))
/* clang-format on */

#endif
