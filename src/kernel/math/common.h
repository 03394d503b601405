/* Ground of the shared maths: bit casts, explicit multiply-add, constants, and the few selects that must be written
 * in one way to be one instruction.
 *
 * Everything in this folder is made of operations whose result IEEE-754 fixes to the bit: + - * / sqrt, fused
 * multiply-add, comparisons, selects and integer arithmetic. So the same source gives the same bits in the tile VM, in
 * generated code and on other machines, at any vector width and any optimisation level, as long as
 *   - the compiler does not contract or reassociate (-ffp-contract=off, no -ffast-math);
 *   - denormals are not flushed and the rounding mode is to nearest, even;
 *   - ETCH_FMAF and ETCH_FMA are the only contracted multiply-adds.
 * What IEEE-754 leaves open stays open here: the sign and payload of a NaN. Results agree in being NaN.
 *
 * Functions marked V have no branches, no calls and no loops: `for (i < n) y[i] = f(x[i])` vectorises. */
#ifndef ETCH_KERNEL_MATH_COMMON_H
#define ETCH_KERNEL_MATH_COMMON_H

#include <stdbool.h>
#include <stdint.h>

/* bench/native compares with what the compiler does when it need not be exact, and says so. */
#if defined(__FAST_MATH__) && !defined(ETCH_MATH_MAY_BE_INEXACT)
#error "the shared maths needs IEEE semantics: do not compile with -ffast-math"
#endif

/* One rounding. With FMA hardware an instruction (also in vectors), without it the C library's function, whose result
 * is the same by definition. */
#define ETCH_FMAF(a, b, c) __builtin_fmaf((a), (b), (c))
#define ETCH_FMA(a, b, c) __builtin_fma((a), (b), (c))
#define ETCH_SQRTF(a) __builtin_sqrtf(a)
#define ETCH_SQRT(a) __builtin_sqrt(a)

/* For V functions and what they are made of. A loop over one vectorises only if the whole of it comes into the loop,
 * and left to itself the compiler stops inlining when a file has many of them. */
#define ETCH_MATH_INLINE static inline __attribute__((always_inline))

#define ETCH_INFF __builtin_inff()
#define ETCH_INF __builtin_inf()
#define ETCH_NANF __builtin_nanf("")
#define ETCH_NAN __builtin_nan("")

ETCH_MATH_INLINE uint32_t etch__bits_f32(float x)
{
    union {
        float f;
        uint32_t u;
    } v = { x };
    return v.u;
}

ETCH_MATH_INLINE float etch__f32_of_bits(uint32_t u)
{
    union {
        uint32_t u;
        float f;
    } v = { u };
    return v.f;
}

ETCH_MATH_INLINE uint64_t etch__bits_f64(double x)
{
    union {
        double f;
        uint64_t u;
    } v = { x };
    return v.u;
}

ETCH_MATH_INLINE double etch__f64_of_bits(uint64_t u)
{
    union {
        uint64_t u;
        double f;
    } v = { u };
    return v.f;
}

ETCH_MATH_INLINE float etch__abs_f32(float x) { return etch__f32_of_bits(etch__bits_f32(x) & 0x7fffffffu); }
ETCH_MATH_INLINE double etch__abs_f64(double x) { return etch__f64_of_bits(etch__bits_f64(x) & 0x7fffffffffffffffu); }

/* Magnitude of x >= 0 (or NaN), sign of s. */
ETCH_MATH_INLINE float etch__with_sign_f32(float x, float s)
{
    return etch__f32_of_bits(etch__bits_f32(x) | (etch__bits_f32(s) & 0x80000000u));
}

ETCH_MATH_INLINE double etch__with_sign_f64(double x, double s)
{
    return etch__f64_of_bits(etch__bits_f64(x) | (etch__bits_f64(s) & 0x8000000000000000u));
}

/* Caps that let a NaN in x through; each is one min or max instruction. */
ETCH_MATH_INLINE float etch__at_most_f32(float x, float cap) { return x > cap ? cap : x; }
ETCH_MATH_INLINE float etch__at_least_f32(float x, float cap) { return x < cap ? cap : x; }
ETCH_MATH_INLINE double etch__at_most_f64(double x, double cap) { return x > cap ? cap : x; }
ETCH_MATH_INLINE double etch__at_least_f64(double x, double cap) { return x < cap ? cap : x; }

/* Adding one of these rounds a small number to an integer (half to even) that then sits in the low bits. */
#define ETCH_ROUND_MAGIC_F32 0x1.8p23f
#define ETCH_ROUND_MAGIC_F64 0x1.8p52
#define ETCH_ROUND_MAGIC_BITS_F32 0x4b400000u
#define ETCH_ROUND_MAGIC_BITS_F64 0x4338000000000000u

#endif
