/* The words in which functions are written that can be compiled, here, and emitted as machine code by kernel/native. One source, so that
 * both compute the same bits.
 *
 * A word is an operation of IEEE-754 or on the bits of a number; m_fma and m_fnma round once. m_f32(x), m_f64(x), m_u32(x) and m_u64(x) are
 * constants. Functions are defined with M_FUNCTION and called with M_CALL; they take and give the types below. */
#ifndef ETCH_KERNEL_MATH_WORDS_H
#define ETCH_KERNEL_MATH_WORDS_H

#include "kernel/math/common.h"

#ifdef ETCH_MATH_EMITS
#include "kernel/native/words.h"
#else

typedef float vf32;
typedef double vf64;
typedef uint32_t vu32;
typedef uint64_t vu64;
typedef bool vb32; /* what comparisons of f32 give */
typedef bool vb64;

/* clang-format off */
#define M_FUNCTION(result, name, ...) ETCH_MATH_INLINE result etch__##name(__VA_ARGS__)
#define M_CALL(name, ...) etch__##name(__VA_ARGS__)

#define m_f32(x) ((float)(x))
#define m_f64(x) ((double)(x))
#define m_u32(x) ((uint32_t)(x))
#define m_u64(x) ((uint64_t)(x))

#define m_add(a, b) ((a) + (b))
#define m_sub(a, b) ((a) - (b))
#define m_mul(a, b) ((a) * (b))
#define m_div(a, b) ((a) / (b))
#define m_neg(a) (-(a))
#define m_fma(a, b, c) _Generic((a), float: __builtin_fmaf, double: __builtin_fma)((a), (b), (c))    /* a b + c */
#define m_fnma(a, b, c) _Generic((a), float: __builtin_fmaf, double: __builtin_fma)(-(a), (b), (c))  /* c - a b */
#define m_sqrt(a) _Generic((a), float: __builtin_sqrtf, double: __builtin_sqrt)(a)
#define m_scaled(a, n, otherwise) ((void)(n), (otherwise)) /* a 2^n for a whole n, rounded once; `otherwise` is how without an instruction for it */
#define m_abs(a) _Generic((a), float: etch__abs_f32, double: etch__abs_f64)(a)
#define m_with_sign(a, s) _Generic((a), float: etch__with_sign_f32, double: etch__with_sign_f64)((a), (s)) /* of a >= 0 */
#define m_at_most(a, cap) _Generic((a), float: etch__at_most_f32, double: etch__at_most_f64)((a), (cap))
#define m_at_least(a, cap) _Generic((a), float: etch__at_least_f32, double: etch__at_least_f64)((a), (cap))

#define m_eq(a, b) ((a) == (b))
#define m_lt(a, b) ((a) < (b))
#define m_le(a, b) ((a) <= (b))
#define m_select(cond, a, b) ((cond) ? (a) : (b))

/* bits of a number, unsigned, and back */
#define m_bits(a) _Generic((a), float: etch__bits_f32, double: etch__bits_f64)(a)
#define m_number(u) _Generic((u), uint32_t: etch__f32_of_bits, uint64_t: etch__f64_of_bits)(u)
#define m_and(a, b) ((a) & (b))
#define m_or(a, b) ((a) | (b))
#define m_shl(a, n) ((a) << (n))
#define m_shr(a, n) ((a) >> (n))
#define m_signed_shr(a, n) ((uint32_t)((int32_t)(a) >> (n))) /* of 32 bits */
#define m_signed_to_f32(a) ((float)(int32_t)(a))
/* clang-format on */

#endif
#endif
