/* Exponentials and logarithms: exp, expm1, log, log1p, rsqrt, in f32 and f64. All functions are V.
 *
 * exp: x = n ln2 + r with |r| <= ln2/2; e^r = 1 + r + r^2 T(r) with a polynomial T that exp, expm1 and tanh share; 2^n
 * by exponent bits. exp multiplies by two factors 2^h 2^(n-h), so that the ends of the range (gradual underflow,
 * overflow) round once, in the last multiplication.
 * log: x = 2^e m with m about 1 and log m by a polynomial in m - 1 (f32: m in [2/3, 4/3]) or in s = (m - 1)/(m + 1)
 * (f64: m in [sqrt 1/2, sqrt 2]; 7 terms instead of some 22).
 * log1p: as log of u = 1 + x, with what the addition lost put back into m - 1.
 *
 * 64-bit integers have no vector conversion to double and no arithmetic shift in AVX2, so exponents go through magic
 * numbers there. Coefficients: docs/math.md. */
#ifndef ETCH_KERNEL_MATH_EXP_LOG_H
#define ETCH_KERNEL_MATH_EXP_LOG_H

#include "kernel/math/common.h"

/* ln 2 as a sum. The high parts are short enough that n times them is exact for every exponent n. */
#define ETCH_LN2_HI_F32 0x1.62e4p-1f
#define ETCH_LN2_LO_F32 0x1.7f7d1cp-20f
#define ETCH_LN2_HI_F64 0x1.62e42fefa38p-1
#define ETCH_LN2_LO_F64 0x1.ef35793c7673p-45
#define ETCH_LOG2E_F32 0x1.715476p0f
#define ETCH_LOG2E_F64 0x1.71547652b82fep0

/* T(r) = (e^r - 1 - r) / r^2 for |r| <= 0.3466. */
ETCH_MATH_INLINE float etch__exp_tail_f32(float r)
{
    float q = 0x1.6b7334p-10f;
    q = ETCH_FMAF(q, r, 0x1.12278ep-7f);
    q = ETCH_FMAF(q, r, 0x1.555716p-5f);
    q = ETCH_FMAF(q, r, 0x1.5554bp-3f);
    return ETCH_FMAF(q, r, 0x1.fffffep-2f);
}

ETCH_MATH_INLINE double etch__exp_tail_f64(double r)
{
    double q = 0x1.1f1a292ebcaebp-29;
    q = ETCH_FMA(q, r, 0x1.af5f1224a4cf4p-26);
    q = ETCH_FMA(q, r, 0x1.27e5133a9958fp-22);
    q = ETCH_FMA(q, r, 0x1.71ddf81bab08p-19);
    q = ETCH_FMA(q, r, 0x1.a01a018e10e9cp-16);
    q = ETCH_FMA(q, r, 0x1.a01a01afffe71p-13);
    q = ETCH_FMA(q, r, 0x1.6c16c16c1aaf7p-10);
    q = ETCH_FMA(q, r, 0x1.111111110f65ap-7);
    q = ETCH_FMA(q, r, 0x1.555555555554dp-5);
    q = ETCH_FMA(q, r, 0x1.5555555555559p-3);
    return ETCH_FMA(q, r, 0.5);
}

/* V. e^x. */
ETCH_MATH_INLINE float etch__exp_f32(float x)
{
    /* e^89 overflows and e^-104 rounds to 0; beyond these the exponent arithmetic would not hold. */
    x = etch__at_least_f32(etch__at_most_f32(x, 89.0f), -104.0f);
    float t = ETCH_FMAF(x, ETCH_LOG2E_F32, ETCH_ROUND_MAGIC_F32);
    float n = t - ETCH_ROUND_MAGIC_F32;
    float r = ETCH_FMAF(n, -ETCH_LN2_HI_F32, x);
    r = ETCH_FMAF(n, -ETCH_LN2_LO_F32, r);
    float p = ETCH_FMAF(ETCH_FMAF(etch__exp_tail_f32(r), r, 1.0f), r, 1.0f);
    /* k is n plus twice the exponent bias. */
    uint32_t k = etch__bits_f32(t) - (etch__bits_f32(ETCH_ROUND_MAGIC_F32) - 2 * 127);
    uint32_t h = k >> 1;
    return p * etch__f32_of_bits(h << 23) * etch__f32_of_bits((k - h) << 23);
}

/* V. e^(x + lo) 2^shift for |lo| far below |x| and a shift of at most a few; x + lo is never rounded to one double.
 * Building block of exp, pow, erfc, sinh, cosh and zeta. */
ETCH_MATH_INLINE double etch__exp_sum_f64(double x, double lo, int32_t shift)
{
    x = etch__at_least_f64(etch__at_most_f64(x, 711.0), -746.0);
    double t = ETCH_FMA(x, ETCH_LOG2E_F64, ETCH_ROUND_MAGIC_F64);
    double n = t - ETCH_ROUND_MAGIC_F64;
    double r = ETCH_FMA(n, -ETCH_LN2_HI_F64, x);
    r = ETCH_FMA(n, -ETCH_LN2_LO_F64, r) + lo;
    double p = ETCH_FMA(etch__exp_tail_f64(r), r * r, r) + 1.0;
    uint64_t k = etch__bits_f64(t) - (etch__bits_f64(ETCH_ROUND_MAGIC_F64) - 2 * 1023) + (uint64_t)(int64_t)shift;
    uint64_t h = k >> 1;
    return p * etch__f64_of_bits(h << 52) * etch__f64_of_bits((k - h) << 52);
}

/* V. e^x. */
ETCH_MATH_INLINE double etch__exp_f64(double x) { return etch__exp_sum_f64(x, 0.0, 0); }

/* V. e^x for |x| <= 700, where 2^n is a normal number: what f32 functions that compute in f64 need. */
ETCH_MATH_INLINE double etch__exp_mid_f64(double x)
{
    double t = ETCH_FMA(x, ETCH_LOG2E_F64, ETCH_ROUND_MAGIC_F64);
    double n = t - ETCH_ROUND_MAGIC_F64;
    double r = ETCH_FMA(n, -ETCH_LN2_LO_F64, ETCH_FMA(n, -ETCH_LN2_HI_F64, x));
    double p = ETCH_FMA(etch__exp_tail_f64(r), r * r, r) + 1.0;
    return p * etch__f64_of_bits((etch__bits_f64(t) + 1023) << 52);
}

/* V. e^x - 1. */
ETCH_MATH_INLINE float etch__expm1_f32(float x)
{
    /* Capped where the result is inf, or -1 to the last bit. */
    float c = etch__at_least_f32(etch__at_most_f32(x, 89.0f), -20.0f);
    float t = ETCH_FMAF(c, ETCH_LOG2E_F32, ETCH_ROUND_MAGIC_F32);
    float n = t - ETCH_ROUND_MAGIC_F32;
    float r = ETCH_FMAF(n, -ETCH_LN2_HI_F32, c);
    r = ETCH_FMAF(n, -ETCH_LN2_LO_F32, r);
    float p = ETCH_FMAF(etch__exp_tail_f32(r), r * r, r);
    /* Half of the result, since 2^128 is not a float: s = 2^(n-1), (e^x - 1)/2 = s p + (s - 1/2). */
    float s = etch__f32_of_bits((etch__bits_f32(t) + 126) << 23);
    float y = 2.0f * ETCH_FMAF(s, p, s - 0.5f);
    return etch__abs_f32(x) < 0x1p-25f ? x : y; /* keeps -0 and denormals */
}

ETCH_MATH_INLINE double etch__expm1_f64(double x)
{
    double c = etch__at_least_f64(etch__at_most_f64(x, 710.0), -40.0); /* n <= 1024 */
    double t = ETCH_FMA(c, ETCH_LOG2E_F64, ETCH_ROUND_MAGIC_F64);
    double n = t - ETCH_ROUND_MAGIC_F64;
    double r = ETCH_FMA(n, -ETCH_LN2_HI_F64, c);
    r = ETCH_FMA(n, -ETCH_LN2_LO_F64, r);
    double p = ETCH_FMA(etch__exp_tail_f64(r), r * r, r);
    double s = etch__f64_of_bits((etch__bits_f64(t) + 1022) << 52);
    double y = 2.0 * ETCH_FMA(s, p, s - 0.5);
    return etch__abs_f64(x) < 0x1p-54 ? x : y;
}

/* e ln2 + log(1 + f) for |f| <= 1/3 and an integer e. */
ETCH_MATH_INLINE float etch__log_core_f32(float f, float e)
{
    float q = -0x1.06cdfcp-3f;
    q = ETCH_FMAF(q, f, 0x1.1ec6f8p-3f);
    q = ETCH_FMAF(q, f, -0x1.f3a7dep-4f);
    q = ETCH_FMAF(q, f, 0x1.1ec0cep-3f);
    q = ETCH_FMAF(q, f, -0x1.559802p-3f);
    q = ETCH_FMAF(q, f, 0x1.99d1c6p-3f);
    q = ETCH_FMAF(q, f, -0x1.ffff14p-3f);
    q = ETCH_FMAF(q, f, 0x1.555502p-2f);
    q = ETCH_FMAF(q, f, -0x1p-1f);
    float lo = ETCH_FMAF(q, f * f, e * ETCH_LN2_LO_F32);
    return ETCH_FMAF(e, ETCH_LN2_HI_F32, f + lo);
}

/* V. log x; -inf at 0, NaN below. */
ETCH_MATH_INLINE float etch__log_f32(float x)
{
    float e0 = x < 0x1p-126f ? -23.0f : 0.0f;
    float xs = x < 0x1p-126f ? x * 0x1p23f : x;
    uint32_t i = etch__bits_f32(xs) - 0x3f2aaaabu; /* bits of 2/3 */
    float e = (float)((int32_t)i >> 23) + e0;
    float f = etch__f32_of_bits((i & 0x007fffffu) + 0x3f2aaaabu) - 1.0f;
    float y = etch__log_core_f32(f, e);
    y = x == ETCH_INFF ? x : y;
    y = x == 0.0f ? -ETCH_INFF : y;
    return x >= 0.0f ? y : ETCH_NANF;
}

/* V. log(1 + x); -inf at -1, NaN below. */
ETCH_MATH_INLINE float etch__log1p_f32(float x)
{
    float u = 1.0f + x;
    float lost = x > 1.0f ? 1.0f - (u - x) : x - (u - 1.0f);
    uint32_t i = etch__bits_f32(u) - 0x3f2aaaabu;
    float e = (float)((int32_t)i >> 23);
    float f = etch__f32_of_bits((i & 0x007fffffu) + 0x3f2aaaabu) - 1.0f;
    float s = etch__f32_of_bits(0x3f800000u - (i & 0xff800000u)); /* 2^-e where it is used */
    f = x < 0x1p25f ? ETCH_FMAF(lost, s, f) : f;
    float y = etch__log_core_f32(f, e);
    y = etch__abs_f32(x) < 0x1p-25f ? x : y;
    y = x == ETCH_INFF ? x : y;
    y = x == -1.0f ? -ETCH_INFF : y;
    return x >= -1.0f ? y : ETCH_NANF;
}

/* R(z) = (2 atanh(s)/s - 2) for z = s^2 <= 0.02945: log(1 + f) = 2 s + s R with s = f / (2 + f). */
ETCH_MATH_INLINE double etch__log_series_f64(double z)
{
    double q = 0x1.2f0b56dd40846p-3;
    q = ETCH_FMA(q, z, 0x1.39a122bef4bbp-3);
    q = ETCH_FMA(q, z, 0x1.746644e0a06a7p-3);
    q = ETCH_FMA(q, z, 0x1.c71c51eb7ec1bp-3);
    q = ETCH_FMA(q, z, 0x1.2492494217a8cp-2);
    q = ETCH_FMA(q, z, 0x1.999999997fac3p-2);
    q = ETCH_FMA(q, z, 0x1.5555555555593p-1);
    return q * z;
}

/* e ln2 + log(1 + f) for 1 + f in [sqrt 1/2, sqrt 2] and an integer e. With 2 s = f - s f and h = f^2 / 2 it is
 * log(1 + f) = f - (h - s (h + R)), where all but the leading f is small. */
ETCH_MATH_INLINE double etch__log_core_f64(double f, double e)
{
    double s = f / (2.0 + f);
    double h = 0.5 * f * f;
    double r = etch__log_series_f64(s * s);
    double lo = ETCH_FMA(s, h + r, e * ETCH_LN2_LO_F64) - h;
    return ETCH_FMA(e, ETCH_LN2_HI_F64, f + lo);
}

/* Splits a positive normal x into 2^e (1 + *f); returns e. */
ETCH_MATH_INLINE double etch__log_split_f64(double x, double *f)
{
    const uint64_t root = 0x3fe6a09e667f3bcdu; /* bits of sqrt 1/2 */
    uint64_t i = etch__bits_f64(x) - root;
    *f = etch__f64_of_bits((i & 0x000fffffffffffffu) + root) - 1.0;
    /* e + 1024 in the low bits of 2^52 */
    return etch__f64_of_bits(0x4330000000000000u | (i + 0x4000000000000000u) >> 52) - (0x1p52 + 1024.0);
}

/* V. log x; -inf at 0, NaN below. */
ETCH_MATH_INLINE double etch__log_f64(double x)
{
    double e0 = x < 0x1p-1022 ? -54.0 : 0.0;
    double xs = x < 0x1p-1022 ? x * 0x1p54 : x;
    double f;
    double e = etch__log_split_f64(xs, &f) + e0;
    double y = etch__log_core_f64(f, e);
    y = x == ETCH_INF ? x : y;
    y = x == 0.0 ? -ETCH_INF : y;
    return x >= 0.0 ? y : ETCH_NAN;
}

/* V. log(1 + x); -inf at -1, NaN below. */
ETCH_MATH_INLINE double etch__log1p_f64(double x)
{
    double u = 1.0 + x;
    double lost = x > 1.0 ? 1.0 - (u - x) : x - (u - 1.0);
    double f;
    double e = etch__log_split_f64(u, &f);
    uint64_t i = etch__bits_f64(u) - 0x3fe6a09e667f3bcdu;
    double s = etch__f64_of_bits(0x3ff0000000000000u - (i & 0xfff0000000000000u));
    f = x < 0x1p54 ? ETCH_FMA(lost, s, f) : f;
    double y = etch__log_core_f64(f, e);
    y = etch__abs_f64(x) < 0x1p-54 ? x : y;
    y = x == ETCH_INF ? x : y;
    y = x == -1.0 ? -ETCH_INF : y;
    return x >= -1.0 ? y : ETCH_NAN;
}

/* V. 1 / sqrt x: two roundings. */
ETCH_MATH_INLINE float etch__rsqrt_f32(float x) { return 1.0f / ETCH_SQRTF(x); }
ETCH_MATH_INLINE double etch__rsqrt_f64(double x) { return 1.0 / ETCH_SQRT(x); }

#endif
