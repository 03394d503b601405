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

#include "kernel/math/exp_log.h"

/* V. tanh x. */
M_FUNCTION(vf32, tanh_f32, vf32 x)
{
    /* From 9.011 on the result rounds to 1; at the cap h + 1 rounds to h. */
    vf32 a = m_at_most(m_mul(m_f32(2), m_abs(x)), m_f32(19.0f));
    vf32 t = m_fma(a, m_f32(ETCH_LOG2E_F32), m_f32(ETCH_ROUND_MAGIC_F32));
    vf32 n = m_sub(t, m_f32(ETCH_ROUND_MAGIC_F32));
    /* ln 2 in one piece: what is missing matters only where tanh is flat */
    vf32 r = m_fma(n, m_f32(-0x1.62e43p-1f), a);
    vf32 p = m_fma(M_CALL(exp_tail_f32, r), m_mul(r, r), r);    /* e^r - 1 */
    vf32 s = m_number(m_shl(m_add(m_bits(t), m_u32(126)), 23)); /* 2^(n-1) */
    vf32 h = m_fma(s, p, m_sub(s, m_f32(0.5)));
    vf32 w = m_div(h, m_add(h, m_f32(1)));
    vf32 y = m_select(m_lt(a, m_f32(0.7f)), m_fnma(h, w, h), w);
    return m_with_sign(y, x);
}

M_FUNCTION(vf64, tanh_f64, vf64 x)
{
    vf64 a = m_at_most(m_mul(m_f64(2), m_abs(x)), m_f64(40.0));
    vf64 t = m_fma(a, m_f64(ETCH_LOG2E_F64), m_f64(ETCH_ROUND_MAGIC_F64));
    vf64 n = m_sub(t, m_f64(ETCH_ROUND_MAGIC_F64));
    vf64 r = m_fma(n, m_f64(-ETCH_LN2_LO_F64), m_fma(n, m_f64(-ETCH_LN2_HI_F64), a));
    vf64 p = m_fma(M_CALL(exp_tail_f64, r), m_mul(r, r), r);
    vf64 s = m_number(m_shl(m_add(m_bits(t), m_u64(1022)), 52));
    vf64 h = m_fma(s, p, m_sub(s, m_f64(0.5)));
    vf64 w = m_div(h, m_add(h, m_f64(1)));
    vf64 y = m_select(m_lt(a, m_f64(0.7)), m_fnma(h, w, h), w);
    return m_with_sign(y, x);
}

/* V. 1 / (1 + e^-x). */
M_FUNCTION(vf32, sigmoid_f32, vf32 x)
{
    vf32 e = M_CALL(exp_up_to_89_f32, m_number(m_or(m_bits(x), m_u32(0x80000000)))); /* e^-|x| */
    vf32 q = m_div(e, m_add(m_f32(1), e));
    /* What the rounding of 1 + e and of the quotient took away is e - q (1 + e); e - q is exact since e/2 <= q <= e.
     * The missing factor 1 / (1 + e) is 1 - q. */
    vf32 miss = m_fnma(q, e, m_sub(e, q));
    q = m_fma(miss, m_sub(m_f32(1), q), q);
    return m_select(m_lt(x, m_f32(0)), q, m_sub(m_f32(1), q));
}

M_FUNCTION(vf64, sigmoid_f64, vf64 x)
{
    vf64 e = M_CALL(exp_f64, m_neg(m_abs(x)));
    vf64 q = m_div(e, m_add(m_f64(1), e));
    vf64 miss = m_fnma(q, e, m_sub(e, q));
    q = m_fma(miss, m_sub(m_f64(1), q), q);
    return m_select(m_lt(x, m_f64(0)), q, m_sub(m_f64(1), q));
}

/* V. erf x. */
M_FUNCTION(vf32, erf_f32, vf32 x)
{
    vf32 a = m_abs(x);
    vf32 u = m_mul(a, a);
    vf32 p = m_f32(-0x1.015136p-17f); /* erf(a)/a - 1, a <= 1.25 */
    p = m_fma(p, u, m_f32(0x1.b62ef6p-14f));
    p = m_fma(p, u, m_f32(-0x1.b5d872p-11f));
    p = m_fma(p, u, m_f32(0x1.557628p-8f));
    p = m_fma(p, u, m_f32(-0x1.b8170cp-6f));
    p = m_fma(p, u, m_f32(0x1.ce2e1cp-4f));
    p = m_fma(p, u, m_f32(-0x1.812742p-2f));
    p = m_fma(p, u, m_f32(0x1.06eba8p-3f));
    p = m_fma(p, a, a);
    vf32 v = m_sub(a, m_f32(2.5f));
    vf32 q = m_f32(0x1.1b6c5p-17f); /* erfc(2.5 + v), 1.25 <= a <= 3.925 */
    q = m_fma(q, v, m_f32(-0x1.4b503cp-16f));
    q = m_fma(q, v, m_f32(-0x1.f1537ep-15f));
    q = m_fma(q, v, m_f32(0x1.1eb8p-12f));
    q = m_fma(q, v, m_f32(-0x1.2fff2p-12f));
    q = m_fma(q, v, m_f32(-0x1.26ade8p-11f));
    q = m_fma(q, v, m_f32(0x1.719af4p-9f));
    q = m_fma(q, v, m_f32(-0x1.905718p-8f));
    q = m_fma(q, v, m_f32(0x1.1a4cfap-7f));
    q = m_fma(q, v, m_f32(-0x1.11abf8p-7f));
    q = m_fma(q, v, m_f32(0x1.64f30ap-8f));
    q = m_fma(q, v, m_f32(-0x1.1d7fb6p-9f));
    q = m_fma(q, v, m_f32(0x1.aab376p-12f));
    vf32 y = m_select(m_lt(m_f32(1.25f), a), m_sub(m_f32(1), q), p);
    y = m_select(m_lt(m_f32(3.919f), a), m_f32(1), y); /* erfc is below half an ulp of 1 */
    return m_with_sign(y, x);
}

/* erf(a)/a - 1 for |a| <= 1, u = a^2. */
M_FUNCTION(vf64, erf_small_f64, vf64 u)
{
    vf64 p = m_f64(0x1.29783041eecbdp-34);
    p = m_fma(p, u, m_f64(-0x1.46794feaf9309p-30));
    p = m_fma(p, u, m_f64(0x1.fc78cbccf0428p-27));
    p = m_fma(p, u, m_f64(-0x1.5f9828c55d5cdp-23));
    p = m_fma(p, u, m_f64(0x1.b9ee95850f6bfp-20));
    p = m_fma(p, u, m_f64(-0x1.f4d333884b5c9p-17));
    p = m_fma(p, u, m_f64(0x1.f9a335388d2f5p-14));
    p = m_fma(p, u, m_f64(-0x1.c02db49b09506p-11));
    p = m_fma(p, u, m_f64(0x1.565bcd12991cp-8));
    p = m_fma(p, u, m_f64(-0x1.b82ce312abf08p-6));
    p = m_fma(p, u, m_f64(0x1.ce2f21a04362dp-4));
    p = m_fma(p, u, m_f64(-0x1.812746b0379fdp-2));
    return m_fma(p, u, m_f64(0x1.06eba8214db69p-3));
}

/* erfc of x >= 1: (x + 2) erfc(x) e^(x^2) by a polynomial in (x - 2)/(x + 2), times e^(-x^2), over x + 2. */
M_FUNCTION(vf64, erfc_large_f64, vf64 x)
{
    vf64 a = m_at_most(x, m_f64(28.0)); /* 0 from 27.3 on */
    vf64 t = m_div(m_sub(a, m_f64(2)), m_add(a, m_f64(2)));
    vf64 h = m_f64(-0x1.8a999c34964cep-23);
    h = m_fma(h, t, m_f64(0x1.c66af42ff4731p-20));
    h = m_fma(h, t, m_f64(-0x1.2fc0fec9c918bp-18));
    h = m_fma(h, t, m_f64(0x1.b810d49f92f17p-19));
    h = m_fma(h, t, m_f64(0x1.67198192441bfp-20));
    h = m_fma(h, t, m_f64(0x1.73f64da9db722p-19));
    h = m_fma(h, t, m_f64(-0x1.1079bfe7cc29fp-21));
    h = m_fma(h, t, m_f64(-0x1.0eed5f1625ce1p-16));
    h = m_fma(h, t, m_f64(-0x1.6dc4f0893ec15p-16));
    h = m_fma(h, t, m_f64(0x1.1eb35f0360e3cp-15));
    h = m_fma(h, t, m_f64(0x1.2efdd3f0869fdp-13));
    h = m_fma(h, t, m_f64(0x1.204c6e26d5cbbp-15));
    h = m_fma(h, t, m_f64(-0x1.5ba43aeb281ecp-11));
    h = m_fma(h, t, m_f64(-0x1.b6fbf2b86d0a3p-11));
    h = m_fma(h, t, m_f64(0x1.9517bb594ad6dp-9));
    h = m_fma(h, t, m_f64(0x1.a89eaff259c35p-8));
    h = m_fma(h, t, m_f64(-0x1.606e41550a6dep-6));
    h = m_fma(h, t, m_f64(-0x1.2a88e6107afa2p-5));
    h = m_fma(h, t, m_f64(0x1.1e2deea6b110fp-2));
    h = m_fma(h, t, m_f64(-0x1.5fd386754effbp-1));
    h = m_fma(h, t, m_f64(0x1.058671b52c776p0));
    vf64 s = m_mul(a, a);
    vf64 lo = m_neg(m_fma(a, a, m_neg(s)));
    return m_div(m_mul(h, M_CALL(exp_sum_f64, m_neg(s), lo, 0)), m_add(a, m_f64(2)));
}

/* V. 1 - erf x. */
M_FUNCTION(vf64, erfc_f64, vf64 x)
{
    vf64 a = m_abs(x);
    vf64 big = M_CALL(erfc_large_f64, a);
    vf64 small = m_fnma(x, M_CALL(erf_small_f64, m_mul(x, x)), m_sub(m_f64(1), x));
    vf64 y = m_select(m_lt(x, m_f64(0)), m_sub(m_f64(2), big), big);
    return m_select(m_lt(a, m_f64(1)), small, y);
}

/* V. erf x. */
M_FUNCTION(vf64, erf_f64, vf64 x)
{
    vf64 a = m_abs(x);
    vf64 small = m_fma(a, M_CALL(erf_small_f64, m_mul(a, a)), a);
    vf64 y = m_select(m_lt(a, m_f64(1)), small, m_sub(m_f64(1), M_CALL(erfc_large_f64, a)));
    return m_with_sign(y, x);
}

#ifndef ETCH_MATH_EMITS /* the rest is only compiled */

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
#endif
