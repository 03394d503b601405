/* lgamma, digamma, polygamma and the Hurwitz zeta function. Branchy scalar code in f64; the f32 functions round the f64
 * result. Special cases follow TensorFlow's.
 *
 * lgamma: (x - 1)(x - 2) times a polynomial on [1/2, 3], so that the zeros at 1 and 2 keep their relative precision;
 * the recurrence up to 8; Stirling's formula beyond; reflection below -1/2.
 * digamma: (x - x0) times a polynomial on [1, 2], x0 being its zero as a sum of two doubles; the recurrence up to 10;
 * the asymptotic series beyond; reflection below -1/2.
 * zeta: the first terms one by one, then Euler and Maclaurin's formula for the rest.
 * polygamma: (-1)^(n+1) n! zeta(n + 1, x).
 *
 * Near zeros on the negative axis (and of digamma and polygamma there) terms cancel: the error is small against those
 * terms, not against the result. Bounds and coefficients: docs/math.md. */
#ifndef ETCH_KERNEL_MATH_GAMMA_H
#define ETCH_KERNEL_MATH_GAMMA_H

#include "kernel/math/common.h"
#include "kernel/math/exp_log.h"
#include "kernel/math/inverse_trig.h"
#include "kernel/math/pow.h"
#include "kernel/math/round.h"
#include "kernel/math/trig.h"

/* lgamma(1 + t) / (t (t - 1)) for -1/2 <= t <= 0. */
static inline double etch__lgamma_poly_a(double t)
{
    double v = t + 0.25;
    double p = 0x1.65e12fbe4b75bp4;
    p = ETCH_FMA(p, v, -0x1.17e9df424f33ep4);
    p = ETCH_FMA(p, v, 0x1.6ae71c3b2ce2p2);
    p = ETCH_FMA(p, v, -0x1.1e81eecda0a26p2);
    p = ETCH_FMA(p, v, 0x1.332f8cab8fc47p2);
    p = ETCH_FMA(p, v, -0x1.e5e43b271a31cp1);
    p = ETCH_FMA(p, v, 0x1.731c293ee9c94p1);
    p = ETCH_FMA(p, v, -0x1.278f8f049f8eap1);
    p = ETCH_FMA(p, v, 0x1.da30170cf9871p0);
    p = ETCH_FMA(p, v, -0x1.7cb79abeae914p0);
    p = ETCH_FMA(p, v, 0x1.33227c59a154p0);
    p = ETCH_FMA(p, v, -0x1.f280954547396p-1);
    p = ETCH_FMA(p, v, 0x1.974a0b5c739aap-1);
    p = ETCH_FMA(p, v, -0x1.4f701ee59a506p-1);
    p = ETCH_FMA(p, v, 0x1.16f3fe0a5ea0ep-1);
    p = ETCH_FMA(p, v, -0x1.d592180852fffp-2);
    p = ETCH_FMA(p, v, 0x1.915a51b26f66ep-2);
    p = ETCH_FMA(p, v, -0x1.5e2fbad66d1e7p-2);
    p = ETCH_FMA(p, v, 0x1.3aa2bb20327dfp-2);
    p = ETCH_FMA(p, v, -0x1.27d8568c43728p-2);
    p = ETCH_FMA(p, v, 0x1.2d24b6e9d82e2p-2);
    p = ETCH_FMA(p, v, -0x1.68d0e724a2f56p-2);
    return ETCH_FMA(p, v, 0x1.4d0e35f51a18bp-1);
}

/* The same for 0 <= t <= 1/2. */
static inline double etch__lgamma_poly_b(double t)
{
    double v = t - 0.25;
    double p = -0x1.70f7174042327p-11;
    p = ETCH_FMA(p, v, 0x1.e697f788dee63p-11);
    p = ETCH_FMA(p, v, -0x1.0df4f27d9b862p-10);
    p = ETCH_FMA(p, v, 0x1.66c7ec7af1641p-10);
    p = ETCH_FMA(p, v, -0x1.e4d5fb3d7bc8dp-10);
    p = ETCH_FMA(p, v, 0x1.44e9046e9037fp-9);
    p = ETCH_FMA(p, v, -0x1.b59a5a8a89316p-9);
    p = ETCH_FMA(p, v, 0x1.28abc7d2b65e7p-8);
    p = ETCH_FMA(p, v, -0x1.9545c9c24bf13p-8);
    p = ETCH_FMA(p, v, 0x1.1759e00a3711ep-7);
    p = ETCH_FMA(p, v, -0x1.858dc4e980b0bp-7);
    p = ETCH_FMA(p, v, 0x1.13b466d1e8734p-6);
    p = ETCH_FMA(p, v, -0x1.8e4684aa43574p-6);
    p = ETCH_FMA(p, v, 0x1.28367ed88dac3p-5);
    p = ETCH_FMA(p, v, -0x1.ccfde37c03443p-5);
    p = ETCH_FMA(p, v, 0x1.83575d02c83b5p-4);
    p = ETCH_FMA(p, v, -0x1.79f9bf0adea8fp-3);
    return ETCH_FMA(p, v, 0x1.0c58fe25dca2cp-1);
}

/* The same for 1/2 <= t <= 1. */
static inline double etch__lgamma_poly_c(double t)
{
    double v = t - 0.75;
    double p = -0x1.d1508d5bad3d5p-18;
    p = ETCH_FMA(p, v, 0x1.afb4f997d30bap-17);
    p = ETCH_FMA(p, v, -0x1.74f50861e11a5p-16);
    p = ETCH_FMA(p, v, 0x1.5d0de8826d719p-15);
    p = ETCH_FMA(p, v, -0x1.491aa479fd018p-14);
    p = ETCH_FMA(p, v, 0x1.377915be1434fp-13);
    p = ETCH_FMA(p, v, -0x1.28f26195f1329p-12);
    p = ETCH_FMA(p, v, 0x1.1daed0a5de63fp-11);
    p = ETCH_FMA(p, v, -0x1.16056275eb7e6p-10);
    p = ETCH_FMA(p, v, 0x1.12aa72fcc6a1p-9);
    p = ETCH_FMA(p, v, -0x1.14f7c58eab3f1p-8);
    p = ETCH_FMA(p, v, 0x1.1f9587fa1b15bp-7);
    p = ETCH_FMA(p, v, -0x1.382e176f60b0ep-6);
    p = ETCH_FMA(p, v, 0x1.6cb625171190ap-5);
    p = ETCH_FMA(p, v, -0x1.e96586307946ep-4);
    return ETCH_FMA(p, v, 0x1.ccf151e09cde8p-2);
}

/* The same for 1 <= t <= 2. */
static inline double etch__lgamma_poly_d(double t)
{
    double v = t - 1.5;
    double p = -0x1.5318fc433f2f5p-28;
    p = ETCH_FMA(p, v, 0x1.bd89faea6be05p-27);
    p = ETCH_FMA(p, v, -0x1.eba7f1c3d976p-26);
    p = ETCH_FMA(p, v, 0x1.454b1adbc86b7p-24);
    p = ETCH_FMA(p, v, -0x1.b5a84b36743e2p-23);
    p = ETCH_FMA(p, v, 0x1.23df937961832p-21);
    p = ETCH_FMA(p, v, -0x1.871dd64f13021p-20);
    p = ETCH_FMA(p, v, 0x1.07c6c7a6cae03p-18);
    p = ETCH_FMA(p, v, -0x1.667082a03af13p-17);
    p = ETCH_FMA(p, v, 0x1.eb8f77c97c52cp-16);
    p = ETCH_FMA(p, v, -0x1.5501aafb06c5fp-14);
    p = ETCH_FMA(p, v, 0x1.e05c3c368e7b5p-13);
    p = ETCH_FMA(p, v, -0x1.59512000e75a8p-11);
    p = ETCH_FMA(p, v, 0x1.feef08b136431p-10);
    p = ETCH_FMA(p, v, -0x1.8a722dfc5d7efp-8);
    p = ETCH_FMA(p, v, 0x1.462044b0af667p-6);
    p = ETCH_FMA(p, v, -0x1.31d26e932301p-4);
    return ETCH_FMA(p, v, 0x1.84afe00cddfdfp-2);
}

/* lgamma(1 + t) for -1/2 <= t <= 2. Taking t, not 1 + t, keeps the precision of small arguments. */
static inline double etch__lgamma_near_f64(double t)
{
    double r;
    if (t < 0.5)
        r = t < 0.0 ? etch__lgamma_poly_a(t) : etch__lgamma_poly_b(t);
    else
        r = t < 1.0 ? etch__lgamma_poly_c(t) : etch__lgamma_poly_d(t);
    return t * ((t - 1.0) * r) + 0.0; /* lgamma(1) is +0 */
}

/* lgamma x for x >= 1/2. */
static inline double etch__lgamma_positive_f64(double x)
{
    if (x <= 3.0)
        return etch__lgamma_near_f64(x - 1.0);
    if (x < 8.0) {
        double product = 1.0; /* Gamma(x) = (x - 1)(x - 2)... Gamma(x - k) */
        while (x > 3.0) {
            x -= 1.0;
            product *= x;
        }
        return etch__log_f64(product) + etch__lgamma_near_f64(x - 1.0);
    }
    double z = 1.0 / x;
    double w = z;
    z *= z;
    double p = -0x1.55b3a71b66a2ep-6;
    p = ETCH_FMA(p, z, 0x1.96db40614b193p-8);
    p = ETCH_FMA(p, z, -0x1.f5ff2fdcdf048p-10);
    p = ETCH_FMA(p, z, 0x1.b94f6d6592192p-11);
    p = ETCH_FMA(p, z, -0x1.38137ec070147p-11);
    p = ETCH_FMA(p, z, 0x1.a01a019ee0dbep-11);
    p = ETCH_FMA(p, z, -0x1.6c16c16c16b29p-9);
    p = ETCH_FMA(p, z, 0x1.5555555555555p-4);
    return ETCH_FMA(x - 0.5, etch__log_f64(x) - 1.0, ETCH_FMA(p, w, 0x1.acfe390c97d69p-2)); /* (log 2pi - 1)/2 */
}

/* log |Gamma(x)|; infinite at 0, -1, -2, ... and at both infinities. */
static inline double etch__lgamma_f64(double x)
{
    double a = etch__abs_f64(x);
    if (!(a < ETCH_INF))
        return x != x ? x : ETCH_INF;
    if (x >= 0.5)
        return etch__lgamma_positive_f64(x);
    if (a < 0.5) /* Gamma(x) = Gamma(1 + x) / x; also right for denormals; inf at 0 */
        return (a < 0x1p-60 ? 0.0 : etch__lgamma_near_f64(x)) - etch__log_f64(a);
    double f = a - etch__rint_f64(a);
    if (f == 0.0)
        return ETCH_INF;
    /* Gamma(x) Gamma(-x) = -pi / (x sin pi x) */
    double s = etch__abs_f64(etch__sin_f64(ETCH_PI_HI * f));
    return etch__log_f64(ETCH_PI_HI / (a * s)) - etch__lgamma_positive_f64(a);
}

/* digamma(1 + t) / (1 + t - x0) for 0 <= t <= 1, x0 the zero near 1.46. */
static inline double etch__digamma_poly(double t)
{
    double v = t - 0.5;
    double p = -0x1.6b107f71aa124p-13;
    p = ETCH_FMA(p, v, 0x1.104c9d0897b58p-12);
    p = ETCH_FMA(p, v, -0x1.3db05b36d9a48p-13);
    p = ETCH_FMA(p, v, 0x1.dc8ae08af0fc4p-13);
    p = ETCH_FMA(p, v, -0x1.f99f529bd0771p-12);
    p = ETCH_FMA(p, v, 0x1.7b3b41b0b38cdp-11);
    p = ETCH_FMA(p, v, -0x1.1002aaf6255f5p-10);
    p = ETCH_FMA(p, v, 0x1.980fc9c9f0be8p-10);
    p = ETCH_FMA(p, v, -0x1.33661f9073563p-9);
    p = ETCH_FMA(p, v, 0x1.cd3e42d157015p-9);
    p = ETCH_FMA(p, v, -0x1.5a071c746535bp-8);
    p = ETCH_FMA(p, v, 0x1.03c00801ba958p-7);
    p = ETCH_FMA(p, v, -0x1.86355f6f68797p-7);
    p = ETCH_FMA(p, v, 0x1.256475e5ac975p-6);
    p = ETCH_FMA(p, v, -0x1.b9f8b1367959dp-6);
    p = ETCH_FMA(p, v, 0x1.4de9aa05d3418p-5);
    p = ETCH_FMA(p, v, -0x1.fb442029cdbf4p-5);
    p = ETCH_FMA(p, v, 0x1.8512e5905d18p-4);
    p = ETCH_FMA(p, v, -0x1.2feeeb98a7cd8p-3);
    p = ETCH_FMA(p, v, 0x1.eca189b8e6da1p-3);
    p = ETCH_FMA(p, v, -0x1.b1cb63005ee97p-2);
    return ETCH_FMA(p, v, 0x1.e6f0cbb873617p-1);
}

/* digamma(1 + t) for 0 <= t <= 1. */
static inline double etch__digamma_near_f64(double t)
{
    double d = (t - 0x1.d8b618d5af8fcp-2) - 0x1.b86a722197829p-54; /* x0 - 1 */
    return d * etch__digamma_poly(t);
}

/* digamma x for x >= 1. */
static inline double etch__digamma_positive_f64(double x)
{
    if (x < 10.0) {
        double sum = 0.0; /* digamma(x) = digamma(x - 1) + 1/(x - 1), from the small terms to the large */
        while (x > 2.0) {
            x -= 1.0;
            sum += 1.0 / x;
        }
        return sum + etch__digamma_near_f64(x - 1.0);
    }
    double z = 1.0 / x;
    double half = 0.5 * z;
    z *= z;
    double p = -0x1.5e57d05c6fc3dp-2;
    p = ETCH_FMA(p, z, 0x1.4f05a054f4db8p-4);
    p = ETCH_FMA(p, z, -0x1.59609637f3c51p-6);
    p = ETCH_FMA(p, z, 0x1.f07b24fc36f2dp-8);
    p = ETCH_FMA(p, z, -0x1.1111106fd5075p-8);
    p = ETCH_FMA(p, z, 0x1.04104103dcfbp-8);
    p = ETCH_FMA(p, z, -0x1.11111111110dfp-7);
    p = ETCH_FMA(p, z, 0x1.5555555555555p-4);
    return etch__log_f64(x) - ETCH_FMA(p, z, half);
}

/* The derivative of lgamma; NaN at 0, -1, -2, ... and at minus infinity. */
static inline double etch__digamma_f64(double x)
{
    if (x != x || x == ETCH_INF)
        return x;
    if (x >= 1.0)
        return etch__digamma_positive_f64(x);
    if (x >= 0.0)
        return x == 0.0 ? ETCH_NAN : etch__digamma_near_f64(x) - 1.0 / x;
    if (x > -0.5) {
        /* digamma(x) = digamma(x + 2) - 1/(x + 1) - 1/x; x + 1 is in (1/2, 1), its rounding error is harmless */
        double u = 1.0 + x;
        return (etch__digamma_near_f64(u) - 1.0 / u) - 1.0 / x;
    }
    double f = x - etch__rint_f64(x);
    if (f == 0.0 || x == -ETCH_INF)
        return ETCH_NAN;
    return etch__digamma_positive_f64(1.0 - x) - ETCH_PI_HI / etch__tan_f64(ETCH_PI_HI * f);
}

/* A factor e^(hi + lo) that is too large or too small to be a double. */
typedef struct etch__scale {
    double hi, lo;
} etch__scale;

/* e^scale (a + lost)^-s for a > 0 and |lost| below the last bit of a. */
static inline double etch__zeta_term_f64(double s, double a, double lost, etch__scale scale)
{
    double l_lo;
    double l = etch__log_sum_f64(a, &l_lo);
    double p = -s * l;
    double p_lo = ETCH_FMA(-s, l, -p) - s * (l_lo + lost / a);
    double sum = p + scale.hi;
    double v = sum - p;
    p_lo += (p - (sum - v)) + (scale.hi - v) + scale.lo;
    return etch__exp_sum_f64(sum, etch__abs_f64(sum) < 1000.0 ? p_lo : 0.0, 0);
}

/* e^scale times the sum of (q + k)^-s over k >= 0, for s > 1 and q > 0, both finite. */
static inline double etch__zeta_positive_f64(double s, double q, etch__scale scale)
{
    double sum = 0.0, sum_lo = 0.0, a = q, term;
    for (double k = 0.0;; k += 1.0) {
        a = q + k;
        term = etch__zeta_term_f64(s, a, k <= q ? k - (a - q) : q - (a - k), scale);
        if (a >= 12.0 + s)
            break; /* the series below converges: its terms shrink by about (s / (2 pi a))^2 */
        double next = sum + term;
        sum_lo += (sum - next) + term; /* exact: the terms fall */
        sum = next;
        if (!(term * (1.0 + a / (s - 1.0)) > 0x1p-60 * sum)) /* also when it is infinite or NaN */
            return sum < ETCH_INF ? sum + sum_lo : sum;
    }
    /* From a on: a^(1-s)/(s-1) + a^-s/2 + sum over j of B(2j)/(2j)! s(s+1)...(s+2j-2) a^(-s-2j+1). */
    static const double bernoulli[12] = {
        0x1.5555555555555p-4,  -0x1.6c16c16c16c17p-10, 0x1.1566abc011567p-15, -0x1.bbd779334ef0bp-21,
        0x1.66a8f2bf70ebep-26, -0x1.22805d644267fp-31, 0x1.d6db2c4e09162p-37, -0x1.7da4e1f79955cp-42,
        0x1.355871d652e9ep-47, -0x1.f57d968caacf1p-53, 0x1.967e1f09c376fp-58, -0x1.497d9033a2b5cp-63,
    };
    double tail = 0.5 * term + term * (a / (s - 1.0));
    double factor = term * (s / a), r2 = 1.0 / (a * a);
    for (int j = 0; j < 12; j++) {
        double t = bernoulli[j] * factor;
        tail += t;
        if (etch__abs_f64(t) < 0x1p-60 * (sum + tail))
            break;
        double n = s + 2.0 * (double)j;
        factor *= (n + 1.0) * (n + 2.0) * r2;
    }
    return sum + (tail + sum_lo);
}

/* e^scale zeta(s, q); see below. */
static inline double etch__zeta_scaled_f64(double s, double q, etch__scale scale)
{
    if (s == 1.0)
        return ETCH_INF;
    if (!(s > 1.0) || q != q)
        return ETCH_NAN;
    if (q > 0.0) {
        if (q == ETCH_INF)
            return 0.0;
        if (s == ETCH_INF)
            return q > 1.0 ? 0.0 : q == 1.0 ? 1.0 : ETCH_INF;
        return etch__zeta_positive_f64(s, q, scale);
    }
    bool even = etch__rint_f64(0.5 * s) == 0.5 * s;
    double f = q - etch__floor_f64(q);
    if (!(f > 0.0)) /* also q = -inf */
        return even ? ETCH_INF : ETCH_NAN;
    if (etch__rint_f64(s) != s)
        return ETCH_NAN;
    if (s == ETCH_INF)
        return ETCH_INF;
    if (q > -1.0) {
        double first = etch__zeta_term_f64(s, -q, 0.0, scale);
        return (even ? first : -first) + etch__zeta_positive_f64(s, 1.0 + q, scale);
    }
    /* The sum over all integers depends on the fraction alone; take away what lies to the left of q. */
    double left = etch__zeta_positive_f64(s, 1.0 - f, scale) - etch__zeta_positive_f64(s, 1.0 - q, scale);
    return etch__zeta_positive_f64(s, f, scale) + (even ? left : -left);
}

/* Hurwitz zeta. Infinite at s = 1 and NaN below; for negative q only integers s have a value: at q = 0, -1, ...
 * infinite for even s, NaN for odd s. */
static inline double etch__zeta_f64(double s, double q)
{
    etch__scale one = { 0.0, 0.0 };
    return etch__zeta_scaled_f64(s, q, one);
}

/* n! for an integer 0 <= n <= 170, carried as a sum of two doubles and rounded once. */
static inline double etch__factorial_f64(int n)
{
    double hi = 1.0, lo = 0.0;
    for (int i = 2; i <= n; i++) {
        double k = (double)i, p = hi * k;
        lo = ETCH_FMA(lo, k, ETCH_FMA(hi, k, -p));
        hi = p;
    }
    return hi + lo;
}

/* The n-th derivative of digamma. NaN unless n is an integer >= 0; at x = 0, -1, ... infinite for odd n, NaN for
 * even n. */
static inline double etch__polygamma_f64(double n, double x)
{
    if (!(n >= 0.0) || n == ETCH_INF || etch__rint_f64(n) != n)
        return ETCH_NAN;
    if (n == 0.0)
        return etch__digamma_f64(x);
    double s = n + 1.0;
    double factorial = n <= 170.0 ? etch__factorial_f64((int)n) : ETCH_INF;
    double zeta = etch__zeta_f64(s, x);
    double size = etch__abs_f64(zeta);
    double y = factorial * zeta;
    if (factorial == ETCH_INF || !(size > 0x1p-1020 && size < ETCH_INF)) {
        /* n! or zeta leaves the range, their product may not: n! goes into the exponent. */
        etch__scale scale = { etch__lgamma_f64(s), 0.0 };
        if (factorial < ETCH_INF)
            scale.hi = etch__log_sum_f64(factorial, &scale.lo);
        y = etch__zeta_scaled_f64(s, x, scale);
    }
    return etch__rint_f64(0.5 * n) == 0.5 * n ? -y : y;
}

static inline float etch__lgamma_f32(float x) { return (float)etch__lgamma_f64((double)x); }
static inline float etch__digamma_f32(float x) { return (float)etch__digamma_f64((double)x); }
static inline float etch__zeta_f32(float s, float q) { return (float)etch__zeta_f64((double)s, (double)q); }
static inline float etch__polygamma_f32(float n, float x) { return (float)etch__polygamma_f64((double)n, (double)x); }

#endif
