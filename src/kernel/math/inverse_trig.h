/* asin, acos, atan, atan2. Branchy scalar code in f64; the f32 functions round the f64 result.
 *
 * atan: |x| is turned by one of four angles whose tangents are 0, 1/2, 1, 3/2, or by a right angle, so that a
 * polynomial on [-7/16, 7/16] is enough; the angles are sums of two doubles.
 * asin: a polynomial up to 1/2; above, asin x = pi/2 - 2 asin sqrt((1 - x)/2), the root carried as a sum.
 * atan2: atan of the quotient, moved to the quadrant. Coefficients: docs/math.md. */
#ifndef ETCH_KERNEL_MATH_INVERSE_TRIG_H
#define ETCH_KERNEL_MATH_INVERSE_TRIG_H

#include "kernel/math/common.h"

#define ETCH_PI_HI 0x1.921fb54442d18p1
#define ETCH_PI_LO 0x1.1a62633145c07p-53

/* (atan(x) - x) / x for |x| <= 7/16, z = x^2. */
static inline double etch__atan_poly_f64(double z)
{
    double p = 0x1.c09217a45c716p-7;
    p = ETCH_FMA(p, z, -0x1.056e8766a0e54p-5);
    p = ETCH_FMA(p, z, 0x1.6b23d0831114bp-5);
    p = ETCH_FMA(p, z, -0x1.a9fd4b255cfc2p-5);
    p = ETCH_FMA(p, z, 0x1.e133043b13caep-5);
    p = ETCH_FMA(p, z, -0x1.11090d9b1d574p-4);
    p = ETCH_FMA(p, z, 0x1.3b1330061e30ep-4);
    p = ETCH_FMA(p, z, -0x1.745d11d2dec61p-4);
    p = ETCH_FMA(p, z, 0x1.c71c71a194a3ap-4);
    p = ETCH_FMA(p, z, -0x1.24924924468a3p-3);
    p = ETCH_FMA(p, z, 0x1.999999999900bp-3);
    p = ETCH_FMA(p, z, -0x1.5555555555552p-2);
    return p * z;
}

static inline double etch__atan_f64(double x)
{
    double a = etch__abs_f64(x);
    double t, hi, lo;
    if (a < 0x1p-27 || x != x)
        return x; /* keeps -0 and NaN */
    if (a < 0.4375) {
        t = a;
        hi = 0.0;
        lo = 0.0;
    } else if (a < 0.6875) {
        t = ETCH_FMA(2.0, a, -1.0) / (2.0 + a);
        hi = 0x1.dac670561bb4fp-2;
        lo = 0x1.a2b7f222f65e2p-56;
    } else if (a < 1.1875) {
        t = (a - 1.0) / (a + 1.0);
        hi = 0x1.921fb54442d18p-1;
        lo = 0x1.1a62633145c07p-55;
    } else if (a < 2.4375) {
        t = (a - 1.5) / ETCH_FMA(1.5, a, 1.0);
        hi = 0x1.f730bd281f69bp-1;
        lo = 0x1.007887af0cbbdp-56;
    } else {
        t = -1.0 / a; /* -0 at infinity */
        hi = 0.5 * ETCH_PI_HI;
        lo = 0.5 * ETCH_PI_LO;
    }
    double y = hi + (ETCH_FMA(t, etch__atan_poly_f64(t * t), lo) + t);
    return etch__with_sign_f64(y, x);
}

/* The angle of the point (x, y), in [-pi, pi]; the signs of zeros count, as in C99. */
static inline double etch__atan2_f64(double y, double x)
{
    if (x != x || y != y)
        return x + y;
    double ax = etch__abs_f64(x), ay = etch__abs_f64(y);
    bool left = (etch__bits_f64(x) >> 63) != 0;
    double r;
    if (ay == 0.0)
        r = left ? ETCH_PI_HI : 0.0;
    else if (ax == 0.0)
        r = 0.5 * ETCH_PI_HI;
    else if (ax == ETCH_INF || ay == ETCH_INF) {
        double both = left ? 0.75 * ETCH_PI_HI : 0.25 * ETCH_PI_HI;
        r = ax < ETCH_INF ? 0.5 * ETCH_PI_HI : ay < ETCH_INF ? (left ? ETCH_PI_HI : 0.0) : both;
    } else {
        /* A quotient that overflows is a right angle and one that underflows is its own arc, to the last bit. */
        r = etch__atan_f64(ay / ax);
        r = left ? ETCH_PI_HI - (r - ETCH_PI_LO) : r;
    }
    return etch__with_sign_f64(r, y);
}

/* (asin(x) - x) / x for |x| <= 1/2, z = x^2. */
static inline double etch__asin_poly_f64(double z)
{
    double p = 0x1.0b7205b2b2198p-5;
    p = ETCH_FMA(p, z, -0x1.58825b44f11c5p-6);
    p = ETCH_FMA(p, z, 0x1.63f6350c87351p-6);
    p = ETCH_FMA(p, z, 0x1.e4dcd1b54bd1fp-9);
    p = ETCH_FMA(p, z, 0x1.614e1abb11af1p-7);
    p = ETCH_FMA(p, z, 0x1.75829a89540f3p-7);
    p = ETCH_FMA(p, z, 0x1.ca1fe269710cep-7);
    p = ETCH_FMA(p, z, 0x1.1c49ed235bd3ap-6);
    p = ETCH_FMA(p, z, 0x1.6e8bdf08f8533p-6);
    p = ETCH_FMA(p, z, 0x1.f1c71a93b97ebp-6);
    p = ETCH_FMA(p, z, 0x1.6db6db7214efbp-5);
    p = ETCH_FMA(p, z, 0x1.333333332e11p-4);
    p = ETCH_FMA(p, z, 0x1.5555555555577p-3);
    return p * z;
}

/* 2 asin sqrt((1 - a)/2) for 1/2 <= a <= 1, as a sum: returns the high part. */
static inline double etch__acos_part_f64(double a, double *lo)
{
    double z = 0.5 * (1.0 - a); /* exact */
    double s = ETCH_SQRT(z);
    double s_lo = s > 0.0 ? 0.5 * ETCH_FMA(-s, s, z) / s : 0.0;
    *lo = 2.0 * ETCH_FMA(s, etch__asin_poly_f64(z), s_lo);
    return 2.0 * s;
}

static inline double etch__asin_f64(double x)
{
    double a = etch__abs_f64(x);
    if (a < 0x1p-27)
        return x;
    if (a <= 0.5)
        return ETCH_FMA(x, etch__asin_poly_f64(x * x), x);
    if (!(a <= 1.0))
        return ETCH_NAN;
    double lo;
    double hi = etch__acos_part_f64(a, &lo);
    double y = (0.5 * ETCH_PI_HI - hi) + (0.5 * ETCH_PI_LO - lo);
    return etch__with_sign_f64(y, x);
}

static inline double etch__acos_f64(double x)
{
    double a = etch__abs_f64(x);
    if (a <= 0.5)
        return 0.5 * ETCH_PI_HI - (x - ETCH_FMA(-x, etch__asin_poly_f64(x * x), 0.5 * ETCH_PI_LO));
    if (!(a <= 1.0))
        return ETCH_NAN;
    double lo;
    double hi = etch__acos_part_f64(a, &lo);
    return x > 0.0 ? hi + lo : (ETCH_PI_HI - hi) + (ETCH_PI_LO - lo);
}

static inline float etch__asin_f32(float x) { return (float)etch__asin_f64((double)x); }
static inline float etch__acos_f32(float x) { return (float)etch__acos_f64((double)x); }
static inline float etch__atan_f32(float x) { return (float)etch__atan_f64((double)x); }
static inline float etch__atan2_f32(float y, float x) { return (float)etch__atan2_f64((double)y, (double)x); }

#endif
