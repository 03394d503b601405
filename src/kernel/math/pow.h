/* x^y, with the special cases of C99 and IEEE-754 (pow(1, NaN) = 1, pow(-1, inf) = 1, ...). Both functions are V.
 *
 * x^y = e^(y log|x|) with the sign from the parity of y. The product is as large as 745, so log needs ten bits more
 * than the result: f32 computes in f64, f64 in sums of two doubles. Coefficients: docs/math.md. */
#ifndef ETCH_KERNEL_MATH_POW_H
#define ETCH_KERNEL_MATH_POW_H

#include "kernel/math/common.h"
#include "kernel/math/exp_log.h"
#include "kernel/math/round.h"

/* log x as a sum: returns the high part, *lo the low. x positive, finite, not 0; the relative error is below 2^-65.
 * With s = f / (2 + f): log(1 + f) = 2 s + s^3 (2/3 + z (2/5 + ...)), z = s^2; s, z and the product are sums, the
 * polynomial from 2/5 on is a double. */
ETCH_MATH_INLINE double etch__log_sum_f64(double x, double *lo)
{
    double e0 = x < 0x1p-1022 ? -54.0 : 0.0;
    double xs = x < 0x1p-1022 ? x * 0x1p54 : x;
    double f;
    double e = etch__log_split_f64(xs, &f) + e0;
    double d = 2.0 + f;
    double d_lo = f - (d - 2.0);
    double inv = 1.0 / d;
    double s = f * inv;
    double s_lo = inv * ETCH_FMA(-s, d_lo, ETCH_FMA(-s, d, f));
    double z = s * s;
    double z_lo = ETCH_FMA(2.0 * s, s_lo, ETCH_FMA(s, s, -z));
    double q = 0x1.0f0b6545b9a53p-3;
    q = ETCH_FMA(q, z, 0x1.0f67911f6e1d8p-3);
    q = ETCH_FMA(q, z, 0x1.3b2020b1310a6p-3);
    q = ETCH_FMA(q, z, 0x1.745ce1e164ca7p-3);
    q = ETCH_FMA(q, z, 0x1.c71c724b12326p-3);
    q = ETCH_FMA(q, z, 0x1.2492492439c85p-2);
    q = ETCH_FMA(q, z, 0x1.9999999999d0ep-2);
    double w = q * z;
    double c = 0x1.5555555555555p-1 + w; /* about 2/3 + w; the fit of q makes up for the rounding of 2/3 */
    double c_lo = (0x1.5555555555555p-1 - c) + w;
    double u = z * c;
    double u_lo = ETCH_FMA(z, c, -u) + ETCH_FMA(z, c_lo, z_lo * c);
    double v = s * u;
    double v_lo = ETCH_FMA(s, u, -v) + ETCH_FMA(s, u_lo, s_lo * u);
    double m = 2.0 * s + v;
    double m_lo = (2.0 * s - m) + v + (2.0 * s_lo + v_lo);
    double big = e * ETCH_LN2_HI_F64; /* exact, and 0 or larger than m */
    double h = big + m;
    double l = (big - h) + m + ETCH_FMA(e, ETCH_LN2_LO_F64, m_lo);
    double sum = h + l;
    *lo = (h - sum) + l;
    return sum;
}

/* V. */
ETCH_MATH_INLINE double etch__pow_f64(double x, double y)
{
    double a = etch__abs_f64(x);
    double l_lo;
    double l = etch__log_sum_f64(a, &l_lo);
    double p = y * l;
    double p_lo = ETCH_FMA(y, l, -p) + y * l_lo;
    /* Far outside of exp's range the low part may be infinity minus infinity. */
    p_lo = etch__abs_f64(p) < 1000.0 ? p_lo : 0.0;
    double r = etch__exp_sum_f64(p, p_lo, 0);
    bool is_int = etch__rint_f64(y) == y;
    double half = 0.5 * y; /* exact unless y is no integer anyway */
    bool is_odd = is_int & (etch__rint_f64(half) != half);
    r = a == 1.0 ? 1.0 : r; /* also for y = inf */
    double to_zero = y < 0.0 ? ETCH_INF : 0.0;
    double to_inf = y < 0.0 ? 0.0 : ETCH_INF;
    r = a == 0.0 ? to_zero : r;
    r = a == ETCH_INF ? to_inf : r;
    double inf_y = (a > 1.0) == (y > 0.0) ? ETCH_INF : 0.0;
    r = ((etch__abs_f64(y) == ETCH_INF) & (a != 1.0)) ? inf_y : r;
    r = ((x < 0.0) & !is_int & (a != ETCH_INF)) ? ETCH_NAN : r;
    uint64_t sign = is_odd ? etch__bits_f64(x) & 0x8000000000000000u : 0u;
    r = etch__f64_of_bits(etch__bits_f64(r) ^ sign);
    r = ((x != x) | (y != y)) ? x + y : r;
    return ((y == 0.0) | (x == 1.0)) ? 1.0 : r;
}

/* V. */
ETCH_MATH_INLINE float etch__pow_f32(float x, float y)
{
    double a = etch__abs_f64((double)x);
    double f;
    double e = etch__log_split_f64(a, &f);
    double p = (double)y * etch__log_core_f64(f, e);
    /* The range of f32 with some to spare; the conversion at the end overflows and underflows. */
    p = etch__at_least_f64(etch__at_most_f64(p, 100.0), -120.0);
    float z = (float)etch__exp_mid_f64(p);
    bool is_int = etch__rint_f32(y) == y;
    float half = 0.5f * y;
    bool is_odd = is_int & (etch__rint_f32(half) != half);
    float b = etch__abs_f32(x);
    z = b == 1.0f ? 1.0f : z;
    float to_zero = y < 0.0f ? ETCH_INFF : 0.0f;
    float to_inf = y < 0.0f ? 0.0f : ETCH_INFF;
    z = b == 0.0f ? to_zero : z;
    z = b == ETCH_INFF ? to_inf : z;
    float inf_y = (b > 1.0f) == (y > 0.0f) ? ETCH_INFF : 0.0f;
    z = ((etch__abs_f32(y) == ETCH_INFF) & (b != 1.0f)) ? inf_y : z;
    z = ((x < 0.0f) & !is_int & (b != ETCH_INFF)) ? ETCH_NANF : z;
    uint32_t sign = is_odd ? etch__bits_f32(x) & 0x80000000u : 0u;
    z = etch__f32_of_bits(etch__bits_f32(z) ^ sign);
    z = ((x != x) | (y != y)) ? x + y : z;
    return ((y == 0.0f) | (x == 1.0f)) ? 1.0f : z;
}

#endif
