/* sinh, cosh and the inverse hyperbolic functions. Branchy scalar code in f64; the f32 functions round the f64 result.
 * (tanh is in tanh_erf.h.)
 *
 * All of them rest on expm1, exp, log and log1p, arranged so that no term cancels. */
#ifndef ETCH_KERNEL_MATH_HYPERBOLIC_H
#define ETCH_KERNEL_MATH_HYPERBOLIC_H

#include "kernel/math/common.h"
#include "kernel/math/exp_log.h"

static inline double etch__sinh_f64(double x)
{
    double a = etch__abs_f64(x);
    double y;
    if (a < 0x1p-28)
        return x;
    if (a < 22.0) {
        double e = etch__expm1_f64(a); /* (e^a - e^-a)/2 = (e + e/(e + 1))/2 */
        y = 0.5 * (e + e / (e + 1.0));
    } else {
        y = etch__exp_sum_f64(a, 0.0, -1); /* e^-a is below the last bit; e^a / 2 is finite a little longer than e^a */
    }
    return etch__with_sign_f64(y, x);
}

static inline double etch__cosh_f64(double x)
{
    double a = etch__abs_f64(x);
    if (a < 0.5) {
        double e = etch__expm1_f64(a); /* 1 + e^2 / (2 (1 + e)) */
        return 1.0 + e * e / (2.0 * (1.0 + e));
    }
    if (a < 22.0) {
        double e = etch__exp_f64(a);
        return 0.5 * e + 0.5 / e;
    }
    return etch__exp_sum_f64(a, 0.0, -1);
}

static inline double etch__asinh_f64(double x)
{
    double a = etch__abs_f64(x);
    double y;
    if (a < 0x1p-28)
        return x;
    if (!(a < 0x1p28)) {
        y = etch__log_f64(a) + 0x1.62e42fefa39efp-1; /* log 2a */
    } else if (a > 2.0) {
        y = etch__log_f64(2.0 * a + 1.0 / (ETCH_SQRT(ETCH_FMA(a, a, 1.0)) + a));
    } else {
        double s = a * a;
        y = etch__log1p_f64(a + s / (1.0 + ETCH_SQRT(1.0 + s)));
    }
    return etch__with_sign_f64(y, x);
}

static inline double etch__acosh_f64(double x)
{
    if (!(x >= 1.0))
        return ETCH_NAN;
    if (x >= 0x1p28)
        return etch__log_f64(x) + 0x1.62e42fefa39efp-1;
    if (x > 2.0)
        return etch__log_f64(2.0 * x - 1.0 / (x + ETCH_SQRT(ETCH_FMA(x, x, -1.0))));
    double t = x - 1.0;
    return etch__log1p_f64(t + ETCH_SQRT(ETCH_FMA(t, t, 2.0 * t)));
}

static inline double etch__atanh_f64(double x)
{
    double a = etch__abs_f64(x);
    double y;
    if (a < 0x1p-28)
        return x;
    if (a < 0.5) {
        double d = a + a; /* log((1 + a)/(1 - a)) = log1p(2a + 2a^2/(1 - a)) */
        y = 0.5 * etch__log1p_f64(d + d * a / (1.0 - a));
    } else if (a < 1.0) {
        y = 0.5 * etch__log1p_f64((a + a) / (1.0 - a));
    } else {
        return a == 1.0 ? x * ETCH_INF : ETCH_NAN;
    }
    return etch__with_sign_f64(y, x);
}

static inline float etch__sinh_f32(float x) { return (float)etch__sinh_f64((double)x); }
static inline float etch__cosh_f32(float x) { return (float)etch__cosh_f64((double)x); }
static inline float etch__asinh_f32(float x) { return (float)etch__asinh_f64((double)x); }
static inline float etch__acosh_f32(float x) { return (float)etch__acosh_f64((double)x); }
static inline float etch__atanh_f32(float x) { return (float)etch__atanh_f64((double)x); }

#endif
