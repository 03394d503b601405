/* sin, cos, tan in f32 and f64, exact in the reduction for every finite argument.
 *
 * x = k pi/2 + r, |r| <= pi/4; the two polynomials for sin r and cos r are both evaluated and k mod 4 chooses.
 *
 * f32 computes in f64. Below 2^45 two constants for pi/2 are enough; above, x is an integer times 2^e and meets
 * 2^e 2/pi mod 4. etch__sin_f32 and its siblings do both and select (V); the functions named `bounded` do the first
 * alone: the same bits for |x| < 2^45, about twice as fast, V.
 *
 * f64: etch__sin_bounded_f64 and its siblings are V and right for |x| < 2^40 (three constants, r as a sum of two
 * doubles). etch__sin_f64 and its siblings branch to the long multiplication with 2/pi (Payne and Hanek) beyond that,
 * for those x for which etch__trig_needs_slow_f64 holds. A vector loop calls the bounded one and redoes those elements.
 *
 * Infinities give NaN. Coefficients and constants: docs/math.md. */
#ifndef ETCH_KERNEL_MATH_TRIG_H
#define ETCH_KERNEL_MATH_TRIG_H

#include "kernel/math/common.h"

#define ETCH_TWO_OVER_PI 0x1.45f306dc9c883p-1
/* pi/2 as a sum of three doubles */
#define ETCH_PI2_1 0x1.921fb54442d18p0
#define ETCH_PI2_2 0x1.1a62633145c07p-54
#define ETCH_PI2_3 -0x1.f1976b7ed8fbcp-110

/* The binary digits of 2/pi after the point, 32 to a word, the first word most significant. */
/* clang-format off */
static const uint32_t etch__two_over_pi[40] = {
    0xa2f9836eu, 0x4e441529u, 0xfc2757d1u, 0xf534ddc0u, 0xdb629599u, 0x3c439041u, 0xfe5163abu, 0xdebbc561u,
    0xb7246e3au, 0x424dd2e0u, 0x06492eeau, 0x09d1921cu, 0xfe1deb1cu, 0xb129a73eu, 0xe88235f5u, 0x2ebb4484u,
    0xe99c7026u, 0xb45f7e41u, 0x3991d639u, 0x835339f4u, 0x9c845f8bu, 0xbdf9283bu, 0x1ff897ffu, 0xde05980fu,
    0xef2f118bu, 0x5a0a6d1fu, 0x6d367ecfu, 0x27cb09b7u, 0x4f463f66u, 0x9e5fea2du, 0x7527bac7u, 0xebe5f17bu,
    0x3d0739f7u, 0x8a5292eau, 0x6bfb5fb1u, 0x1f8d5d08u, 0x56033046u, 0xfc7b6babu, 0xf0cfbc20u, 0x9af4361du,
};
/* clang-format on */

/* ---- f32 ---- */

/* Returns r; the low bits of *k count quarter turns. |x| < 2^45: the first step is exact, being a multiple of 2^-52
 * below 1. */
ETCH_MATH_INLINE double etch__trig_reduce_bounded_f32(double x, uint64_t *k)
{
    double t = ETCH_FMA(x, ETCH_TWO_OVER_PI, ETCH_ROUND_MAGIC_F64);
    double n = t - ETCH_ROUND_MAGIC_F64;
    *k = etch__bits_f64(t);
    return ETCH_FMA(n, -ETCH_PI2_2, ETCH_FMA(n, -ETCH_PI2_1, x));
}

/* Any finite x. From 2^45 on, x = M 2^e with e = 22, 46, 70 or 94 and an integer M below 2^48 that has 24 significant
 * bits; c1 + c2 + c3 is 2^e 2/pi mod 4, c1 a multiple of 2^-27 and c2 of 2^-56. So M c1 and M c2 are exact, their
 * integers count quarter turns, and M c3 is below 2^-8. (Constants and selects, because a table would need gathers.) */
ETCH_MATH_INLINE double etch__trig_reduce_f32(float x, uint64_t *k)
{
    double d = (double)x;
    uint64_t k_small;
    double r_small = etch__trig_reduce_bounded_f32(d, &k_small);
    double a = etch__abs_f64(d);
    bool b1 = a < 0x1p69, b2 = a < 0x1p93, b3 = a < 0x1p117;
    double c1 = b2 ? (b1 ? 0x1.b72722p-1 : 0x1.054a7fp0) : (b3 ? 0x1.84eafa3p1 : 0x1.f534dd8p-2);
    double c2 = b2 ? (b1 ? 0x1.529fc24p-30 : 0x1.3abe8fap-29) : (b3 ? 0x1.d4d377p-28 : 0x1.036d8a5p-28);
    double c3 = b2 ? (b1 ? 0x1.abe8fa9a6ee07p-57 : 0x1.34ddc0db6295ap-58)
                   : (b3 ? 0x1.b6c52b3278872p-59 : 0x1.993c439041fe5p-58);
    double m = d * (b2 ? (b1 ? 0x1p-22 : 0x1p-46) : (b3 ? 0x1p-70 : 0x1p-94));
    double p1 = m * c1, p2 = m * c2;
    double t1 = p1 + ETCH_ROUND_MAGIC_F64, t2 = p2 + ETCH_ROUND_MAGIC_F64;
    double f1 = p1 - (t1 - ETCH_ROUND_MAGIC_F64), f2 = p2 - (t2 - ETCH_ROUND_MAGIC_F64);
    double t3 = (f1 + f2) + ETCH_ROUND_MAGIC_F64;
    double f = ETCH_FMA(m, c3, (f1 - (t3 - ETCH_ROUND_MAGIC_F64)) + f2);
    bool is_small = a < 0x1p45;
    *k = is_small ? k_small : etch__bits_f64(t1) + etch__bits_f64(t2) + etch__bits_f64(t3);
    return is_small ? r_small : f * ETCH_PI2_1;
}

ETCH_MATH_INLINE double etch__sin_poly_f32(double r)
{
    double z = r * r;
    double p = 0x1.6cd19d00c3e9cp-19;
    p = ETCH_FMA(p, z, -0x1.a00f7dc2ecf0ap-13);
    p = ETCH_FMA(p, z, 0x1.11110868a69ebp-7);
    p = ETCH_FMA(p, z, -0x1.5555554c6f717p-3);
    return r * ETCH_FMA(p, z, 1.0);
}

ETCH_MATH_INLINE double etch__cos_poly_f32(double r)
{
    double z = r * r;
    double p = -0x1.23c937f1ce67p-22;
    p = ETCH_FMA(p, z, 0x1.a00eb82aced6bp-16);
    p = ETCH_FMA(p, z, -0x1.6c16b345df9ep-10);
    p = ETCH_FMA(p, z, 0x1.55555545c0de1p-5);
    p = ETCH_FMA(p, z, -0x1.ffffffffe9835p-2);
    return ETCH_FMA(p, z, 1.0);
}

/* sin(r + k pi/2). */
ETCH_MATH_INLINE double etch__trig_pick(double sin_r, double cos_r, uint64_t k)
{
    double y = (k & 1u) == 0 ? sin_r : cos_r;
    return etch__f64_of_bits(etch__bits_f64(y) ^ (k & 2u) << 62);
}

/* V. */
ETCH_MATH_INLINE float etch__sin_f32(float x)
{
    uint64_t k;
    double r = etch__trig_reduce_f32(x, &k);
    float y = (float)etch__trig_pick(etch__sin_poly_f32(r), etch__cos_poly_f32(r), k);
    return etch__abs_f32(x) < ETCH_INFF ? y : ETCH_NANF;
}

/* V. */
ETCH_MATH_INLINE float etch__cos_f32(float x)
{
    uint64_t k;
    double r = etch__trig_reduce_f32(x, &k);
    float y = (float)etch__trig_pick(etch__sin_poly_f32(r), etch__cos_poly_f32(r), k + 1);
    return etch__abs_f32(x) < ETCH_INFF ? y : ETCH_NANF;
}

/* tan(r + k pi/2): the sign of k's parity goes with exchanging the two. */
ETCH_MATH_INLINE double etch__tan_pick(double sin_r, double cos_r, uint64_t k)
{
    bool odd = (k & 1u) != 0;
    double up = odd ? -cos_r : sin_r;
    double down = odd ? sin_r : cos_r;
    return up / down;
}

/* V. */
ETCH_MATH_INLINE float etch__tan_f32(float x)
{
    uint64_t k;
    double r = etch__trig_reduce_f32(x, &k);
    float y = (float)etch__tan_pick(etch__sin_poly_f32(r), etch__cos_poly_f32(r), k);
    return etch__abs_f32(x) < ETCH_INFF ? y : ETCH_NANF;
}

/* V. |x| < 2^45. */
ETCH_MATH_INLINE float etch__sin_bounded_f32(float x)
{
    uint64_t k;
    double r = etch__trig_reduce_bounded_f32((double)x, &k);
    return (float)etch__trig_pick(etch__sin_poly_f32(r), etch__cos_poly_f32(r), k);
}

/* V. |x| < 2^45. */
ETCH_MATH_INLINE float etch__cos_bounded_f32(float x)
{
    uint64_t k;
    double r = etch__trig_reduce_bounded_f32((double)x, &k);
    return (float)etch__trig_pick(etch__sin_poly_f32(r), etch__cos_poly_f32(r), k + 1);
}

/* V. |x| < 2^45. */
ETCH_MATH_INLINE float etch__tan_bounded_f32(float x)
{
    uint64_t k;
    double r = etch__trig_reduce_bounded_f32((double)x, &k);
    return (float)etch__tan_pick(etch__sin_poly_f32(r), etch__cos_poly_f32(r), k);
}

/* ---- f64 ---- */

typedef struct etch__angle {
    double r, lo; /* |r + lo| <= pi/4 and a little */
    uint64_t k;   /* quarter turns in the low bits */
} etch__angle;

/* True where the bounded functions are not valid (and for infinities and NaN). */
ETCH_MATH_INLINE bool etch__trig_needs_slow_f64(double x) { return !(etch__abs_f64(x) < 0x1p40); }

/* |x| < 2^40. The first step is exact as above; then n times the second constant as an exact sum of two, subtracted
 * with its error; the third constant covers angles that come as close to a multiple of pi/2 as doubles can. */
ETCH_MATH_INLINE etch__angle etch__trig_reduce_bounded_f64(double x)
{
    double t = ETCH_FMA(x, ETCH_TWO_OVER_PI, ETCH_ROUND_MAGIC_F64);
    double n = t - ETCH_ROUND_MAGIC_F64;
    double a = ETCH_FMA(n, -ETCH_PI2_1, x);
    double b = n * ETCH_PI2_2;
    double b_lo = ETCH_FMA(n, ETCH_PI2_2, -b);
    double r = a - b;
    double v = r - a;
    double lo = (a - (r - v)) - (b + v);
    lo = ETCH_FMA(n, -ETCH_PI2_3, lo - b_lo);
    double sum = r + lo;
    etch__angle y = { sum, (r - sum) + lo, etch__bits_f64(t) };
    return y;
}

/* Any finite |x| >= 2^40, by multiplying its 53-bit integer with the 192 bits of 2/pi that matter: those of weight 4
 * and more are whole turns, those after 2^-190 are below what a double can come near to a multiple of pi/2. */
static inline etch__angle etch__trig_reduce_slow_f64(double x)
{
    uint64_t u = etch__bits_f64(x);
    uint64_t m = (u & 0x000fffffffffffffu) | 0x0010000000000000u;
    uint32_t e = (uint32_t)(u >> 52 & 0x7ffu) - 1075; /* |x| = m 2^e; below 0 it wraps, and the sum below wraps back */
    /* Digit i of 2/pi (from 1) has weight 2^-i: digits up to e - 2 fall away. With 32 digits of zeros in front, the
     * first one wanted is number e + 30, counted from 0. */
    uint32_t first = e + 30;
    uint32_t word = first >> 5, shift = first & 31;
    uint32_t digits[6]; /* most significant first */
    for (uint32_t i = 0; i < 6; i++) {
        uint64_t pair = (uint64_t)(word + i == 0 ? 0 : etch__two_over_pi[word + i - 1]) << 32 |
                        etch__two_over_pi[word + i];
        digits[i] = (uint32_t)(pair << shift >> 32);
    }
    uint32_t m_lo = (uint32_t)m, m_hi = (uint32_t)(m >> 32);
    uint32_t p[6]; /* m times digits modulo 2^192: quarter turns modulo 4, in units of 2^-190 */
    uint64_t carry = 0, before = 0;
    for (uint32_t j = 6; j-- > 0;) {
        /* word j takes m_lo digits[j] + m_hi digits[j+1] */
        uint64_t low = (uint64_t)m_lo * digits[j];
        uint64_t acc = (carry & 0xffffffffu) + (low & 0xffffffffu) + (before & 0xffffffffu);
        uint64_t next = (carry >> 32) + (low >> 32) + (before >> 32) + (acc >> 32);
        p[j] = (uint32_t)acc;
        carry = next;
        before = (uint64_t)m_hi * digits[j];
    }
    uint64_t k = p[0] >> 30;
    bool over = (p[0] >> 29 & 1u) != 0; /* the fraction is 1/2 or more: one quarter more, and the fraction less 1 */
    k += over ? 1 : 0;
    p[0] &= 0x3fffffffu;
    if (over) { /* 2^190 - fraction */
        uint64_t borrow = 1;
        for (uint32_t j = 6; j-- > 0;) {
            borrow += (uint32_t)~p[j];
            p[j] = (uint32_t)borrow;
            borrow >>= 32;
        }
        p[0] &= 0x3fffffffu;
    }
    double a = (double)p[0] * 0x1p-30, b = (double)p[1] * 0x1p-62;
    double rest = (double)p[2] * 0x1p-94 + ((double)p[3] * 0x1p-126 + (double)p[4] * 0x1p-158);
    double f = a + b;
    double f_lo = (a - f) + b + rest;
    double sum = f + f_lo;
    f_lo = (f - sum) + f_lo;
    f = sum;
    double r = f * ETCH_PI2_1;
    double lo = ETCH_FMA(f, ETCH_PI2_1, -r) + ETCH_FMA(f, ETCH_PI2_2, f_lo * ETCH_PI2_1);
    bool minus = over != ((u >> 63) != 0);
    k = (u >> 63) != 0 ? 0 - k : k;
    etch__angle y = { minus ? -r : r, minus ? -lo : lo, k };
    return y;
}

/* sin(r + lo) = r + (r^3 S + lo (1 - r^2/2)). */
ETCH_MATH_INLINE double etch__sin_poly_f64(double r, double lo)
{
    double z = r * r;
    double p = -0x1.a55de05f91a9dp-41;
    p = ETCH_FMA(p, z, 0x1.6114a7f5e66eap-33);
    p = ETCH_FMA(p, z, -0x1.ae643d465f387p-26);
    p = ETCH_FMA(p, z, 0x1.71de3a401ac6dp-19);
    p = ETCH_FMA(p, z, -0x1.a01a01a006d92p-13);
    p = ETCH_FMA(p, z, 0x1.111111111108bp-7);
    p = ETCH_FMA(p, z, -0x1.5555555555555p-3);
    return r + ETCH_FMA(p, z * r, ETCH_FMA(-0.5 * z, lo, lo));
}

/* cos(r + lo) = 1 - r^2/2 + (r^4 C - r lo), the rounding of 1 - r^2/2 put back. */
ETCH_MATH_INLINE double etch__cos_poly_f64(double r, double lo)
{
    double z = r * r;
    double p = -0x1.8fa681e38524p-37;
    p = ETCH_FMA(p, z, 0x1.1ee9dbd0d86a6p-29);
    p = ETCH_FMA(p, z, -0x1.27e4f7f19d4b2p-22);
    p = ETCH_FMA(p, z, 0x1.a01a019c8f3eep-16);
    p = ETCH_FMA(p, z, -0x1.6c16c16c15016p-10);
    p = ETCH_FMA(p, z, 0x1.555555555554bp-5);
    double h = 0.5 * z;
    double w = 1.0 - h;
    return w + (((1.0 - w) - h) + ETCH_FMA(p, z * z, -r * lo));
}

/* V. |x| < 2^40. */
ETCH_MATH_INLINE double etch__sin_bounded_f64(double x)
{
    etch__angle a = etch__trig_reduce_bounded_f64(x);
    double y = etch__trig_pick(etch__sin_poly_f64(a.r, a.lo), etch__cos_poly_f64(a.r, a.lo), a.k);
    return etch__abs_f64(x) < 0x1p-27 ? x : y; /* keeps -0 */
}

/* V. |x| < 2^40. */
ETCH_MATH_INLINE double etch__cos_bounded_f64(double x)
{
    etch__angle a = etch__trig_reduce_bounded_f64(x);
    return etch__trig_pick(etch__sin_poly_f64(a.r, a.lo), etch__cos_poly_f64(a.r, a.lo), a.k + 1);
}

/* V. |x| < 2^40. */
ETCH_MATH_INLINE double etch__tan_bounded_f64(double x)
{
    etch__angle a = etch__trig_reduce_bounded_f64(x);
    double y = etch__tan_pick(etch__sin_poly_f64(a.r, a.lo), etch__cos_poly_f64(a.r, a.lo), a.k);
    return etch__abs_f64(x) < 0x1p-27 ? x : y;
}

static inline double etch__sin_f64(double x)
{
    if (!etch__trig_needs_slow_f64(x))
        return etch__sin_bounded_f64(x);
    if (!(etch__abs_f64(x) < ETCH_INF))
        return ETCH_NAN;
    etch__angle a = etch__trig_reduce_slow_f64(x);
    return etch__trig_pick(etch__sin_poly_f64(a.r, a.lo), etch__cos_poly_f64(a.r, a.lo), a.k);
}

static inline double etch__cos_f64(double x)
{
    if (!etch__trig_needs_slow_f64(x))
        return etch__cos_bounded_f64(x);
    if (!(etch__abs_f64(x) < ETCH_INF))
        return ETCH_NAN;
    etch__angle a = etch__trig_reduce_slow_f64(x);
    return etch__trig_pick(etch__sin_poly_f64(a.r, a.lo), etch__cos_poly_f64(a.r, a.lo), a.k + 1);
}

static inline double etch__tan_f64(double x)
{
    if (!etch__trig_needs_slow_f64(x))
        return etch__tan_bounded_f64(x);
    if (!(etch__abs_f64(x) < ETCH_INF))
        return ETCH_NAN;
    etch__angle a = etch__trig_reduce_slow_f64(x);
    return etch__tan_pick(etch__sin_poly_f64(a.r, a.lo), etch__cos_poly_f64(a.r, a.lo), a.k);
}

#endif
