/* The saturating functions: tanh, sigmoid, erf, erfc and the inverse of erf, in f32 and f64.
 *
 * tanh: with h = (e^(2|x|) - 1)/2 it is h / (h + 1), which reaches 1 by itself; near 0 the same number is h - h w, w
 * being the quotient, whose rounding then hardly matters.
 * sigmoid: e^x / (1 + e^x) from e^-|x|, so that nothing overflows and the left tail goes down to the denormals.
 * erf: f32 an odd polynomial below 1.25 and one minus a polynomial above, no exponential; f64 an odd polynomial below
 * 1, one minus erfc above.
 * erfc: e^(-x^2) times a smooth function of (x - k)/(x + k); the square is carried as a sum of two doubles.
 * erfinv: x times a polynomial in w = -log(1 - x^2), or in sqrt w for the tail; f64 adds one step of Halley's
 * iteration.
 *
 * All are V. Coefficients: docs/math.md. */
#ifndef ETCH_KERNEL_MATH_TANH_ERF_H
#define ETCH_KERNEL_MATH_TANH_ERF_H

#include "kernel/math/common.h"
#include "kernel/math/exp_log.h"

/* V. tanh x. */
ETCH_MATH_INLINE float etch__tanh_f32(float x)
{
    /* From 9.011 on the result rounds to 1; at the cap h + 1 rounds to h. */
    float a = etch__at_most_f32(2.0f * etch__abs_f32(x), 19.0f);
    float t = ETCH_FMAF(a, ETCH_LOG2E_F32, ETCH_ROUND_MAGIC_F32);
    float n = t - ETCH_ROUND_MAGIC_F32;
    float r = ETCH_FMAF(n, -0x1.62e43p-1f, a); /* ln 2 in one piece: what is missing matters only where tanh is flat */
    float p = ETCH_FMAF(etch__exp_tail_f32(r), r * r, r);         /* e^r - 1 */
    float s = etch__f32_of_bits((etch__bits_f32(t) + 126) << 23); /* 2^(n-1) */
    float h = ETCH_FMAF(s, p, s - 0.5f);
    float w = h / (h + 1.0f);
    float y = a < 0.7f ? ETCH_FMAF(-h, w, h) : w;
    return etch__with_sign_f32(y, x);
}

ETCH_MATH_INLINE double etch__tanh_f64(double x)
{
    double a = etch__at_most_f64(2.0 * etch__abs_f64(x), 40.0);
    double t = ETCH_FMA(a, ETCH_LOG2E_F64, ETCH_ROUND_MAGIC_F64);
    double n = t - ETCH_ROUND_MAGIC_F64;
    double r = ETCH_FMA(n, -ETCH_LN2_LO_F64, ETCH_FMA(n, -ETCH_LN2_HI_F64, a));
    double p = ETCH_FMA(etch__exp_tail_f64(r), r * r, r);
    double s = etch__f64_of_bits((etch__bits_f64(t) + 1022) << 52);
    double h = ETCH_FMA(s, p, s - 0.5);
    double w = h / (h + 1.0);
    double y = a < 0.7 ? ETCH_FMA(-h, w, h) : w;
    return etch__with_sign_f64(y, x);
}

/* V. 1 / (1 + e^-x). */
ETCH_MATH_INLINE float etch__sigmoid_f32(float x)
{
    float e = etch__exp_f32(-etch__abs_f32(x));
    float q = e / (1.0f + e);
    /* What the rounding of 1 + e and of the quotient took away is e - q (1 + e); e - q is exact since e/2 <= q <= e.
     * The missing factor 1 / (1 + e) is 1 - q. */
    float miss = ETCH_FMAF(-q, e, e - q);
    q = ETCH_FMAF(miss, 1.0f - q, q);
    return x < 0.0f ? q : 1.0f - q;
}

ETCH_MATH_INLINE double etch__sigmoid_f64(double x)
{
    double e = etch__exp_f64(-etch__abs_f64(x));
    double q = e / (1.0 + e);
    double miss = ETCH_FMA(-q, e, e - q);
    q = ETCH_FMA(miss, 1.0 - q, q);
    return x < 0.0 ? q : 1.0 - q;
}

/* V. erf x. */
ETCH_MATH_INLINE float etch__erf_f32(float x)
{
    float a = etch__abs_f32(x);
    float u = a * a;
    float p = -0x1.015136p-17f; /* erf(a)/a - 1, a <= 1.25 */
    p = ETCH_FMAF(p, u, 0x1.b62ef6p-14f);
    p = ETCH_FMAF(p, u, -0x1.b5d872p-11f);
    p = ETCH_FMAF(p, u, 0x1.557628p-8f);
    p = ETCH_FMAF(p, u, -0x1.b8170cp-6f);
    p = ETCH_FMAF(p, u, 0x1.ce2e1cp-4f);
    p = ETCH_FMAF(p, u, -0x1.812742p-2f);
    p = ETCH_FMAF(p, u, 0x1.06eba8p-3f);
    p = ETCH_FMAF(p, a, a);
    float v = a - 2.5f;
    float q = 0x1.1b6c5p-17f; /* erfc(2.5 + v), 1.25 <= a <= 3.925 */
    q = ETCH_FMAF(q, v, -0x1.4b503cp-16f);
    q = ETCH_FMAF(q, v, -0x1.f1537ep-15f);
    q = ETCH_FMAF(q, v, 0x1.1eb8p-12f);
    q = ETCH_FMAF(q, v, -0x1.2fff2p-12f);
    q = ETCH_FMAF(q, v, -0x1.26ade8p-11f);
    q = ETCH_FMAF(q, v, 0x1.719af4p-9f);
    q = ETCH_FMAF(q, v, -0x1.905718p-8f);
    q = ETCH_FMAF(q, v, 0x1.1a4cfap-7f);
    q = ETCH_FMAF(q, v, -0x1.11abf8p-7f);
    q = ETCH_FMAF(q, v, 0x1.64f30ap-8f);
    q = ETCH_FMAF(q, v, -0x1.1d7fb6p-9f);
    q = ETCH_FMAF(q, v, 0x1.aab376p-12f);
    float y = a > 1.25f ? 1.0f - q : p;
    y = a > 3.919f ? 1.0f : y; /* erfc is below half an ulp of 1 */
    return etch__with_sign_f32(y, x);
}

/* erf(a)/a - 1 for |a| <= 1, u = a^2. */
ETCH_MATH_INLINE double etch__erf_small_f64(double u)
{
    double p = 0x1.29783041eecbdp-34;
    p = ETCH_FMA(p, u, -0x1.46794feaf9309p-30);
    p = ETCH_FMA(p, u, 0x1.fc78cbccf0428p-27);
    p = ETCH_FMA(p, u, -0x1.5f9828c55d5cdp-23);
    p = ETCH_FMA(p, u, 0x1.b9ee95850f6bfp-20);
    p = ETCH_FMA(p, u, -0x1.f4d333884b5c9p-17);
    p = ETCH_FMA(p, u, 0x1.f9a335388d2f5p-14);
    p = ETCH_FMA(p, u, -0x1.c02db49b09506p-11);
    p = ETCH_FMA(p, u, 0x1.565bcd12991cp-8);
    p = ETCH_FMA(p, u, -0x1.b82ce312abf08p-6);
    p = ETCH_FMA(p, u, 0x1.ce2f21a04362dp-4);
    p = ETCH_FMA(p, u, -0x1.812746b0379fdp-2);
    return ETCH_FMA(p, u, 0x1.06eba8214db69p-3);
}

/* erfc of x >= 1: (x + 2) erfc(x) e^(x^2) by a polynomial in (x - 2)/(x + 2), times e^(-x^2), over x + 2. */
ETCH_MATH_INLINE double etch__erfc_large_f64(double x)
{
    double a = etch__at_most_f64(x, 28.0); /* 0 from 27.3 on */
    double t = (a - 2.0) / (a + 2.0);
    double h = -0x1.8a999c34964cep-23;
    h = ETCH_FMA(h, t, 0x1.c66af42ff4731p-20);
    h = ETCH_FMA(h, t, -0x1.2fc0fec9c918bp-18);
    h = ETCH_FMA(h, t, 0x1.b810d49f92f17p-19);
    h = ETCH_FMA(h, t, 0x1.67198192441bfp-20);
    h = ETCH_FMA(h, t, 0x1.73f64da9db722p-19);
    h = ETCH_FMA(h, t, -0x1.1079bfe7cc29fp-21);
    h = ETCH_FMA(h, t, -0x1.0eed5f1625ce1p-16);
    h = ETCH_FMA(h, t, -0x1.6dc4f0893ec15p-16);
    h = ETCH_FMA(h, t, 0x1.1eb35f0360e3cp-15);
    h = ETCH_FMA(h, t, 0x1.2efdd3f0869fdp-13);
    h = ETCH_FMA(h, t, 0x1.204c6e26d5cbbp-15);
    h = ETCH_FMA(h, t, -0x1.5ba43aeb281ecp-11);
    h = ETCH_FMA(h, t, -0x1.b6fbf2b86d0a3p-11);
    h = ETCH_FMA(h, t, 0x1.9517bb594ad6dp-9);
    h = ETCH_FMA(h, t, 0x1.a89eaff259c35p-8);
    h = ETCH_FMA(h, t, -0x1.606e41550a6dep-6);
    h = ETCH_FMA(h, t, -0x1.2a88e6107afa2p-5);
    h = ETCH_FMA(h, t, 0x1.1e2deea6b110fp-2);
    h = ETCH_FMA(h, t, -0x1.5fd386754effbp-1);
    h = ETCH_FMA(h, t, 0x1.058671b52c776p0);
    double s = a * a;
    return h * etch__exp_sum_f64(-s, -ETCH_FMA(a, a, -s), 0) / (a + 2.0);
}

/* V. 1 - erf x. */
ETCH_MATH_INLINE double etch__erfc_f64(double x)
{
    double a = etch__abs_f64(x);
    double big = etch__erfc_large_f64(a);
    double small = ETCH_FMA(-x, etch__erf_small_f64(x * x), 1.0 - x);
    double y = x < 0.0 ? 2.0 - big : big;
    return a < 1.0 ? small : y;
}

/* V. erf x. */
ETCH_MATH_INLINE double etch__erf_f64(double x)
{
    double a = etch__abs_f64(x);
    double small = ETCH_FMA(a, etch__erf_small_f64(a * a), a);
    double y = a < 1.0 ? small : 1.0 - etch__erfc_large_f64(a);
    return etch__with_sign_f64(y, x);
}

/* V. 1 - erf x, with its relative precision down to the denormals. Computed in f64, where x^2 is exact. */
ETCH_MATH_INLINE float etch__erfc_f32(float x)
{
    double a = etch__at_most_f64(etch__abs_f64((double)x), 10.1); /* 0 from there on */
    double q = 1.0 / (a + 4.0);
    double t = (a - 4.0) * q;
    double h = -0x1.92ab4f033c266p-11;
    h = ETCH_FMA(h, t, -0x1.b6a6b7aab95c1p-12);
    h = ETCH_FMA(h, t, 0x1.96431865a4013p-8);
    h = ETCH_FMA(h, t, -0x1.aeb78b0b1ad3cp-6);
    h = ETCH_FMA(h, t, 0x1.38db789e789ap-4);
    h = ETCH_FMA(h, t, -0x1.6466c3f8c4ae3p-3);
    h = ETCH_FMA(h, t, 0x1.52ca6773b717fp-2);
    h = ETCH_FMA(h, t, -0x1.14eaaff22298fp-1);
    h = ETCH_FMA(h, t, 0x1.8be2057827d87p-1);
    h = ETCH_FMA(h, t, -0x1.f3fe32694f97bp-1);
    h = ETCH_FMA(h, t, 0x1.18932bee472e7p0) * q;
    double y = h * etch__exp_mid_f64(-a * a);
    return (float)(x < 0.0f ? 2.0 - y : y);
}

/* erfinv(x)/x by w = -log(1 - x^2) <= 5, to 30 bits. */
ETCH_MATH_INLINE double etch__erfinv_central_f64(double w)
{
    double v = w - 2.5;
    double p = 0x1.0f810cd459d8fp-33;
    p = ETCH_FMA(p, v, 0x1.dd41c8690491bp-32);
    p = ETCH_FMA(p, v, -0x1.75351001f6a5ap-27);
    p = ETCH_FMA(p, v, 0x1.1b87cb49df7c4p-26);
    p = ETCH_FMA(p, v, 0x1.00fe9cd1418bbp-21);
    p = ETCH_FMA(p, v, -0x1.cbdd9c4cb7373p-19);
    p = ETCH_FMA(p, v, -0x1.4f46a0da98c92p-18);
    p = ETCH_FMA(p, v, 0x1.c9bba8f339f32p-13);
    p = ETCH_FMA(p, v, -0x1.4863ced547e02p-10);
    p = ETCH_FMA(p, v, -0x1.11c3e29af6b02p-8);
    p = ETCH_FMA(p, v, 0x1.f91e899417acp-3);
    return ETCH_FMA(p, v, 0x1.805c5cffaabf1p0);
}

/* The same by s = sqrt w, 5 <= w <= 16. */
ETCH_MATH_INLINE double etch__erfinv_tail_f64(double s)
{
    double v = s - 3.125;
    double p = -0x1.6141682285714p-17;
    p = ETCH_FMA(p, v, -0x1.04cafdb285746p-15);
    p = ETCH_FMA(p, v, 0x1.35306c6ee2aadp-13);
    p = ETCH_FMA(p, v, -0x1.de109e52cf2a6p-14);
    p = ETCH_FMA(p, v, -0x1.5dd9b614ea01ap-12);
    p = ETCH_FMA(p, v, 0x1.4d108fcab9fe7p-10);
    p = ETCH_FMA(p, v, -0x1.4a25c3dd6a0cfp-9);
    p = ETCH_FMA(p, v, 0x1.f11b160c1b892p-9);
    p = ETCH_FMA(p, v, -0x1.5b69c1df441f5p-8);
    p = ETCH_FMA(p, v, 0x1.cde5e74a0162fp-8);
    p = ETCH_FMA(p, v, 0x1.00f3b554df6aep0);
    return ETCH_FMA(p, v, 0x1.7aaa3c1160e57p1);
}

/* The same, 16 <= w <= 36.1, that is up to the last double below 1. */
ETCH_MATH_INLINE double etch__erfinv_far_f64(double s)
{
    double v = s - 5.0;
    double p = 0x1.59ef3cf749d81p-22;
    p = ETCH_FMA(p, v, -0x1.461c65be36759p-20);
    p = ETCH_FMA(p, v, 0x1.2acf5a56beca5p-18);
    p = ETCH_FMA(p, v, -0x1.47174235a3723p-16);
    p = ETCH_FMA(p, v, 0x1.3ed3eabf2e28cp-14);
    p = ETCH_FMA(p, v, -0x1.c3107fe04b5c3p-13);
    p = ETCH_FMA(p, v, -0x1.22eaea9b2ff9bp-13);
    p = ETCH_FMA(p, v, 0x1.02a30d318e59dp0);
    return ETCH_FMA(p, v, 0x1.3664ddd1a7cd6p2);
}

/* V. The y with erf(y) = x; infinite at -1 and 1, NaN beyond. Computed in f64, where 1 - x^2 is as good as exact. */
ETCH_MATH_INLINE float etch__erfinv_f32(float x)
{
    double d = (double)x;
    double f;
    double e = etch__log_split_f64(ETCH_FMA(-d, d, 1.0), &f);
    double w = -etch__log_core_f64(f, e);
    double central = etch__erfinv_central_f64(w);
    double tail = etch__erfinv_tail_f64(ETCH_SQRT(w));
    float y = (float)(d * (w < 5.0 ? central : tail));
    float a = etch__abs_f32(x);
    y = a == 1.0f ? x * ETCH_INFF : y;
    return a <= 1.0f ? y : ETCH_NANF;
}

ETCH_MATH_INLINE double etch__erfinv_f64(double x)
{
    double a = etch__abs_f64(x);
    if (!(a < 1.0))
        return a == 1.0 ? x * ETCH_INF : ETCH_NAN;
    if (a < 0x1p-28)
        return etch__with_sign_f64(ETCH_FMA(a, -0x1.d203b725884abp-4, a), x); /* sqrt(pi)/2 - 1 */
    double w = a < 0.5 ? -etch__log1p_f64(-a * a) : -etch__log_f64((1.0 - a) * (1.0 + a));
    double y = a;
    if (w < 5.0)
        y *= etch__erfinv_central_f64(w);
    else if (w < 16.0)
        y *= etch__erfinv_tail_f64(ETCH_SQRT(w));
    else
        y *= etch__erfinv_far_f64(ETCH_SQRT(w));
    /* Halley: three times the correct bits. Next to 1 the complement keeps the difference exact. */
    double g = a < 0.5 ? etch__erf_f64(y) - a : (1.0 - a) - etch__erfc_f64(y);
    double d = g * 0x1.c5bf891b4ef6bp-1 * etch__exp_f64(y * y); /* over the derivative, 2/sqrt(pi) e^(-y^2) */
    y -= d / ETCH_FMA(d, y, 1.0);
    return etch__with_sign_f64(y, x);
}

#endif
