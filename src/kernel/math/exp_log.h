/* Exponentials and logarithms: exp, expm1, log, log1p, rsqrt, in f32 and f64. All functions are V.
 *
 * exp: x = n ln2 + r with |r| <= ln2/2; e^r = 1 + r + r^2 T(r) with a polynomial T that exp, expm1 and tanh share; 2^n
 * by exponent bits. exp multiplies by two factors 2^h 2^(n-h), so that the ends of the range (gradual underflow,
 * overflow) round once, in the last multiplication; AVX-512 has one instruction that does the same.
 * log: x = 2^e m with m about 1 and log m by a polynomial in m - 1 (f32: m in [2/3, 4/3]) or in s = (m - 1)/(m + 1)
 * (f64: m in [sqrt 1/2, sqrt 2]; 7 terms instead of some 22).
 * log1p: as log of u = 1 + x, with what the addition lost put back into m - 1.
 *
 * 64-bit integers have no vector conversion to double and no arithmetic shift in AVX2, so exponents go through magic
 * numbers there. Coefficients: docs/math.md. */
#ifndef ETCH_KERNEL_MATH_EXP_LOG_H
#define ETCH_KERNEL_MATH_EXP_LOG_H

#include "kernel/math/words.h"

/* ln 2 as a sum. The high parts are short enough that n times them is exact for every exponent n. */
#define ETCH_LN2_HI_F32 0x1.62e4p-1f
#define ETCH_LN2_LO_F32 0x1.7f7d1cp-20f
#define ETCH_LN2_HI_F64 0x1.62e42fefa38p-1
#define ETCH_LN2_LO_F64 0x1.ef35793c7673p-45
#define ETCH_LOG2E_F32 0x1.715476p0f
#define ETCH_LOG2E_F64 0x1.71547652b82fep0

/* T(r) = (e^r - 1 - r) / r^2 for |r| <= 0.3466. */
M_FUNCTION(vf32, exp_tail_f32, vf32 r)
{
    vf32 q = m_f32(0x1.6b7334p-10f);
    q = m_fma(q, r, m_f32(0x1.12278ep-7f));
    q = m_fma(q, r, m_f32(0x1.555716p-5f));
    q = m_fma(q, r, m_f32(0x1.5554bp-3f));
    return m_fma(q, r, m_f32(0x1.fffffep-2f));
}

M_FUNCTION(vf64, exp_tail_f64, vf64 r)
{
    vf64 q = m_f64(0x1.1f1a292ebcaebp-29);
    q = m_fma(q, r, m_f64(0x1.af5f1224a4cf4p-26));
    q = m_fma(q, r, m_f64(0x1.27e5133a9958fp-22));
    q = m_fma(q, r, m_f64(0x1.71ddf81bab08p-19));
    q = m_fma(q, r, m_f64(0x1.a01a018e10e9cp-16));
    q = m_fma(q, r, m_f64(0x1.a01a01afffe71p-13));
    q = m_fma(q, r, m_f64(0x1.6c16c16c1aaf7p-10));
    q = m_fma(q, r, m_f64(0x1.111111110f65ap-7));
    q = m_fma(q, r, m_f64(0x1.555555555554dp-5));
    q = m_fma(q, r, m_f64(0x1.5555555555559p-3));
    return m_fma(q, r, m_f64(0.5));
}

/* p 2^n; t is n + the magic number. */
M_FUNCTION(vf32, scaled_in_steps_f32, vf32 p, vf32 t)
{
    /* k is n plus twice the exponent bias. */
    vu32 k = m_sub(m_bits(t), m_u32(ETCH_ROUND_MAGIC_BITS_F32 - 2 * 127));
    vu32 h = m_shr(k, 1);
    return m_mul(m_mul(p, m_number(m_shl(h, 23))), m_number(m_shl(m_sub(k, h), 23)));
}

M_FUNCTION(vf64, scaled_in_steps_f64, vf64 p, vf64 t)
{
    vu64 k = m_sub(m_bits(t), m_u64(ETCH_ROUND_MAGIC_BITS_F64 - 2 * 1023));
    vu64 h = m_shr(k, 1);
    return m_mul(m_mul(p, m_number(m_shl(h, 52))), m_number(m_shl(m_sub(k, h), 52)));
}

/* V. e^x for x <= 89, where it overflows. */
M_FUNCTION(vf32, exp_up_to_89_f32, vf32 x)
{
    /* e^-104 rounds to 0. Below -176 n is -254, both factors are 0 and the result is, without the dear underflow that
     * masked scores would have; beyond these the exponent arithmetic would not hold. */
    x = m_at_least(x, m_f32(-176.0f));
    vf32 t = m_fma(x, m_f32(ETCH_LOG2E_F32), m_f32(ETCH_ROUND_MAGIC_F32));
    vf32 n = m_sub(t, m_f32(ETCH_ROUND_MAGIC_F32));
    vf32 r = m_fma(n, m_f32(-ETCH_LN2_HI_F32), x);
    r = m_fma(n, m_f32(-ETCH_LN2_LO_F32), r);
    vf32 p = m_fma(m_fma(M_CALL(exp_tail_f32, r), r, m_f32(1)), r, m_f32(1));
    return m_scaled(p, n, M_CALL(scaled_in_steps_f32, p, t));
}

/* V. e^x. */
M_FUNCTION(vf32, exp_f32, vf32 x) { return M_CALL(exp_up_to_89_f32, m_at_most(x, m_f32(89.0f))); }

/* V. e^(x + lo) 2^shift for |lo| far below |x| and a shift of at most a few; x + lo is never rounded to one double.
 * Building block of exp, pow, erfc, sinh, cosh and zeta. */
M_FUNCTION(vf64, exp_sum_f64, vf64 x, vf64 lo, int32_t shift)
{
    /* e^-746 rounds to 0; -1418 is where both factors are 0, as above. */
    x = m_at_least(m_at_most(x, m_f64(711.0)), m_f64(-1418.0 - 0.6931471805599453 * shift));
    vf64 t = m_fma(x, m_f64(ETCH_LOG2E_F64), m_f64(ETCH_ROUND_MAGIC_F64));
    vf64 n = m_sub(t, m_f64(ETCH_ROUND_MAGIC_F64));
    vf64 r = m_fma(n, m_f64(-ETCH_LN2_HI_F64), x);
    r = m_add(m_fma(n, m_f64(-ETCH_LN2_LO_F64), r), lo);
    vf64 p = m_add(m_fma(M_CALL(exp_tail_f64, r), m_mul(r, r), r), m_f64(1));
    if (shift != 0) {
        t = m_add(t, m_f64(shift));
        n = m_add(n, m_f64(shift));
    }
    return m_scaled(p, n, M_CALL(scaled_in_steps_f64, p, t));
}

/* V. e^x. */
M_FUNCTION(vf64, exp_f64, vf64 x) { return M_CALL(exp_sum_f64, x, m_f64(0.0), 0); }

/* V. e^x for |x| <= 700, where 2^n is a normal number: what f32 functions that compute in f64 need. */
M_FUNCTION(vf64, exp_mid_f64, vf64 x)
{
    vf64 t = m_fma(x, m_f64(ETCH_LOG2E_F64), m_f64(ETCH_ROUND_MAGIC_F64));
    vf64 n = m_sub(t, m_f64(ETCH_ROUND_MAGIC_F64));
    vf64 r = m_fma(n, m_f64(-ETCH_LN2_LO_F64), m_fma(n, m_f64(-ETCH_LN2_HI_F64), x));
    vf64 p = m_add(m_fma(M_CALL(exp_tail_f64, r), m_mul(r, r), r), m_f64(1));
    return m_mul(p, m_number(m_shl(m_add(m_bits(t), m_u64(1023)), 52)));
}

/* V. e^x - 1. */
M_FUNCTION(vf32, expm1_f32, vf32 x)
{
    /* Capped where the result is inf, or -1 to the last bit. */
    vf32 c = m_at_least(m_at_most(x, m_f32(89.0f)), m_f32(-20.0f));
    vf32 t = m_fma(c, m_f32(ETCH_LOG2E_F32), m_f32(ETCH_ROUND_MAGIC_F32));
    vf32 n = m_sub(t, m_f32(ETCH_ROUND_MAGIC_F32));
    vf32 r = m_fma(n, m_f32(-ETCH_LN2_HI_F32), c);
    r = m_fma(n, m_f32(-ETCH_LN2_LO_F32), r);
    vf32 p = m_fma(M_CALL(exp_tail_f32, r), m_mul(r, r), r);
    /* Half of the result, since 2^128 is not a float: s = 2^(n-1), (e^x - 1)/2 = s p + (s - 1/2). */
    vf32 s = m_number(m_shl(m_add(m_bits(t), m_u32(126)), 23));
    vf32 y = m_mul(m_f32(2), m_fma(s, p, m_sub(s, m_f32(0.5))));
    return m_select(m_lt(m_abs(x), m_f32(0x1p-25f)), x, y); /* keeps -0 and denormals */
}

M_FUNCTION(vf64, expm1_f64, vf64 x)
{
    vf64 c = m_at_least(m_at_most(x, m_f64(710.0)), m_f64(-40.0)); /* n <= 1024 */
    vf64 t = m_fma(c, m_f64(ETCH_LOG2E_F64), m_f64(ETCH_ROUND_MAGIC_F64));
    vf64 n = m_sub(t, m_f64(ETCH_ROUND_MAGIC_F64));
    vf64 r = m_fma(n, m_f64(-ETCH_LN2_HI_F64), c);
    r = m_fma(n, m_f64(-ETCH_LN2_LO_F64), r);
    vf64 p = m_fma(M_CALL(exp_tail_f64, r), m_mul(r, r), r);
    vf64 s = m_number(m_shl(m_add(m_bits(t), m_u64(1022)), 52));
    vf64 y = m_mul(m_f64(2), m_fma(s, p, m_sub(s, m_f64(0.5))));
    return m_select(m_lt(m_abs(x), m_f64(0x1p-54)), x, y);
}

/* e ln2 + log(1 + f) for |f| <= 1/3 and an integer e. */
M_FUNCTION(vf32, log_core_f32, vf32 f, vf32 e)
{
    vf32 q = m_f32(-0x1.06cdfcp-3f);
    q = m_fma(q, f, m_f32(0x1.1ec6f8p-3f));
    q = m_fma(q, f, m_f32(-0x1.f3a7dep-4f));
    q = m_fma(q, f, m_f32(0x1.1ec0cep-3f));
    q = m_fma(q, f, m_f32(-0x1.559802p-3f));
    q = m_fma(q, f, m_f32(0x1.99d1c6p-3f));
    q = m_fma(q, f, m_f32(-0x1.ffff14p-3f));
    q = m_fma(q, f, m_f32(0x1.555502p-2f));
    q = m_fma(q, f, m_f32(-0x1p-1f));
    vf32 lo = m_fma(q, m_mul(f, f), m_mul(e, m_f32(ETCH_LN2_LO_F32)));
    return m_fma(e, m_f32(ETCH_LN2_HI_F32), m_add(f, lo));
}

/* V. log x; -inf at 0, NaN below. */
M_FUNCTION(vf32, log_f32, vf32 x)
{
    vb32 is_tiny = m_lt(x, m_f32(0x1p-126f));
    vf32 e0 = m_select(is_tiny, m_f32(-23), m_f32(0));
    vf32 xs = m_select(is_tiny, m_mul(x, m_f32(0x1p23f)), x);
    vu32 i = m_sub(m_bits(xs), m_u32(0x3f2aaaabu)); /* bits of 2/3 */
    vf32 e = m_add(m_signed_to_f32(m_signed_shr(i, 23)), e0);
    vf32 f = m_sub(m_number(m_add(m_and(i, m_u32(0x007fffffu)), m_u32(0x3f2aaaabu))), m_f32(1));
    vf32 y = M_CALL(log_core_f32, f, e);
    y = m_select(m_eq(x, m_f32(ETCH_INFF)), x, y);
    y = m_select(m_eq(x, m_f32(0)), m_f32(-ETCH_INFF), y);
    return m_select(m_le(m_f32(0), x), y, m_f32(ETCH_NANF));
}

/* V. log(1 + x); -inf at -1, NaN below. */
M_FUNCTION(vf32, log1p_f32, vf32 x)
{
    vf32 u = m_add(m_f32(1), x);
    vf32 lost = m_select(m_lt(m_f32(1), x), m_sub(m_f32(1), m_sub(u, x)), m_sub(x, m_sub(u, m_f32(1))));
    vu32 i = m_sub(m_bits(u), m_u32(0x3f2aaaabu));
    vf32 e = m_signed_to_f32(m_signed_shr(i, 23));
    vf32 f = m_sub(m_number(m_add(m_and(i, m_u32(0x007fffffu)), m_u32(0x3f2aaaabu))), m_f32(1));
    vf32 s = m_number(m_sub(m_u32(0x3f800000u), m_and(i, m_u32(0xff800000u)))); /* 2^-e where it is used */
    f = m_select(m_lt(x, m_f32(0x1p25f)), m_fma(lost, s, f), f);
    vf32 y = M_CALL(log_core_f32, f, e);
    y = m_select(m_lt(m_abs(x), m_f32(0x1p-25f)), x, y);
    y = m_select(m_eq(x, m_f32(ETCH_INFF)), x, y);
    y = m_select(m_eq(x, m_f32(-1)), m_f32(-ETCH_INFF), y);
    return m_select(m_le(m_f32(-1), x), y, m_f32(ETCH_NANF));
}

/* R(z) = (2 atanh(s)/s - 2) for z = s^2 <= 0.02945: log(1 + f) = 2 s + s R with s = f / (2 + f). */
M_FUNCTION(vf64, log_series_f64, vf64 z)
{
    vf64 q = m_f64(0x1.2f0b56dd40846p-3);
    q = m_fma(q, z, m_f64(0x1.39a122bef4bbp-3));
    q = m_fma(q, z, m_f64(0x1.746644e0a06a7p-3));
    q = m_fma(q, z, m_f64(0x1.c71c51eb7ec1bp-3));
    q = m_fma(q, z, m_f64(0x1.2492494217a8cp-2));
    q = m_fma(q, z, m_f64(0x1.999999997fac3p-2));
    q = m_fma(q, z, m_f64(0x1.5555555555593p-1));
    return m_mul(q, z);
}

/* e ln2 + log(1 + f) for 1 + f in [sqrt 1/2, sqrt 2] and an integer e. With 2 s = f - s f and h = f^2 / 2 it is
 * log(1 + f) = f - (h - s (h + R)), where all but the leading f is small. */
M_FUNCTION(vf64, log_core_f64, vf64 f, vf64 e)
{
    vf64 s = m_div(f, m_add(m_f64(2), f));
    vf64 h = m_mul(m_mul(m_f64(0.5), f), f);
    vf64 r = M_CALL(log_series_f64, m_mul(s, s));
    vf64 lo = m_sub(m_fma(s, m_add(h, r), m_mul(e, m_f64(ETCH_LN2_LO_F64))), h);
    return m_fma(e, m_f64(ETCH_LN2_HI_F64), m_add(f, lo));
}

#define ETCH_ROOT_HALF_BITS_F64 0x3fe6a09e667f3bcdu /* of sqrt 1/2 */

/* Splits a positive normal x into 2^e (1 + *f); returns e. */
M_FUNCTION(vf64, log_split_f64, vf64 x, vf64 *f)
{
    vu64 i = m_sub(m_bits(x), m_u64(ETCH_ROOT_HALF_BITS_F64));
    *f = m_sub(m_number(m_add(m_and(i, m_u64(0x000fffffffffffffu)), m_u64(ETCH_ROOT_HALF_BITS_F64))), m_f64(1));
    /* e + 1024 in the low bits of 2^52 */
    vu64 e = m_or(m_u64(0x4330000000000000u), m_shr(m_add(i, m_u64(0x4000000000000000u)), 52));
    return m_sub(m_number(e), m_f64(0x1p52 + 1024.0));
}

/* V. log x; -inf at 0, NaN below. */
M_FUNCTION(vf64, log_f64, vf64 x)
{
    vb64 is_tiny = m_lt(x, m_f64(0x1p-1022));
    vf64 e0 = m_select(is_tiny, m_f64(-54), m_f64(0));
    vf64 xs = m_select(is_tiny, m_mul(x, m_f64(0x1p54)), x);
    vf64 f;
    vf64 e = m_add(M_CALL(log_split_f64, xs, &f), e0);
    vf64 y = M_CALL(log_core_f64, f, e);
    y = m_select(m_eq(x, m_f64(ETCH_INF)), x, y);
    y = m_select(m_eq(x, m_f64(0)), m_f64(-ETCH_INF), y);
    return m_select(m_le(m_f64(0), x), y, m_f64(ETCH_NAN));
}

/* V. log(1 + x); -inf at -1, NaN below. */
M_FUNCTION(vf64, log1p_f64, vf64 x)
{
    vf64 u = m_add(m_f64(1), x);
    vf64 lost = m_select(m_lt(m_f64(1), x), m_sub(m_f64(1), m_sub(u, x)), m_sub(x, m_sub(u, m_f64(1))));
    vf64 f;
    vf64 e = M_CALL(log_split_f64, u, &f);
    vu64 i = m_sub(m_bits(u), m_u64(ETCH_ROOT_HALF_BITS_F64));
    vf64 s = m_number(m_sub(m_u64(0x3ff0000000000000u), m_and(i, m_u64(0xfff0000000000000u))));
    f = m_select(m_lt(x, m_f64(0x1p54)), m_fma(lost, s, f), f);
    vf64 y = M_CALL(log_core_f64, f, e);
    y = m_select(m_lt(m_abs(x), m_f64(0x1p-54)), x, y);
    y = m_select(m_eq(x, m_f64(ETCH_INF)), x, y);
    y = m_select(m_eq(x, m_f64(-1)), m_f64(-ETCH_INF), y);
    return m_select(m_le(m_f64(-1), x), y, m_f64(ETCH_NAN));
}

/* V. 1 / sqrt x: two roundings. */
M_FUNCTION(vf32, rsqrt_f32, vf32 x) { return m_div(m_f32(1), m_sqrt(x)); }
M_FUNCTION(vf64, rsqrt_f64, vf64 x) { return m_div(m_f64(1), m_sqrt(x)); }

#endif
