/* The instructions that kernel/math computes, for a float type: op_NAME_type from etch__name_type. */
#ifndef ETCH_KERNEL_TILE_MATH_H
#define ETCH_KERNEL_TILE_MATH_H

#include "kernel/math/exp_log.h"
#include "kernel/math/gamma.h"
#include "kernel/math/hyperbolic.h"
#include "kernel/math/inverse_trig.h"
#include "kernel/math/pow.h"
#include "kernel/math/tanh_erf.h"
#include "kernel/math/trig.h"

/* clang-format off */
#define ETCH_TILE_MATH1(name, fn, t, T) static inline T op_##name##_##t(T a) { return etch__##fn##_##t(a); }
#define ETCH_TILE_MATH2(name, fn, t, T) static inline T op_##name##_##t(T a, T b) { return etch__##fn##_##t(a, b); }

#define ETCH_TILE_MATH(t, T) \
    ETCH_TILE_MATH1(EXP,     exp,     t, T) \
    ETCH_TILE_MATH1(EXPM1,   expm1,   t, T) \
    ETCH_TILE_MATH1(LOG,     log,     t, T) \
    ETCH_TILE_MATH1(LOG1P,   log1p,   t, T) \
    ETCH_TILE_MATH1(TANH,    tanh,    t, T) \
    ETCH_TILE_MATH1(SIGMOID, sigmoid, t, T) \
    ETCH_TILE_MATH1(ERF,     erf,     t, T) \
    ETCH_TILE_MATH1(ERFC,    erfc,    t, T) \
    ETCH_TILE_MATH1(ERFINV,  erfinv,  t, T) \
    ETCH_TILE_MATH1(SIN,     sin,     t, T) \
    ETCH_TILE_MATH1(COS,     cos,     t, T) \
    ETCH_TILE_MATH1(TAN,     tan,     t, T) \
    ETCH_TILE_MATH1(ASIN,    asin,    t, T) \
    ETCH_TILE_MATH1(ACOS,    acos,    t, T) \
    ETCH_TILE_MATH1(ATAN,    atan,    t, T) \
    ETCH_TILE_MATH1(SINH,    sinh,    t, T) \
    ETCH_TILE_MATH1(COSH,    cosh,    t, T) \
    ETCH_TILE_MATH1(ASINH,   asinh,   t, T) \
    ETCH_TILE_MATH1(ACOSH,   acosh,   t, T) \
    ETCH_TILE_MATH1(ATANH,   atanh,   t, T) \
    ETCH_TILE_MATH1(LGAMMA,  lgamma,  t, T) \
    ETCH_TILE_MATH1(DIGAMMA, digamma, t, T) \
    ETCH_TILE_MATH2(POW,       pow,       t, T) \
    ETCH_TILE_MATH2(ATAN2,     atan2,     t, T) \
    ETCH_TILE_MATH2(POLYGAMMA, polygamma, t, T) \
    ETCH_TILE_MATH2(ZETA,      zeta,      t, T)

/* Trigonometric functions reduce arguments of ordinary size in fewer steps, to the same bits. */
static inline bool is_bounded_f32(float a) { return etch__abs_f32(a) < 0x1p45f; }
static inline bool is_bounded_f64(double a) { return !etch__trig_needs_slow_f64(a); }
#define ETCH_TILE_BOUNDED(t, T) \
    ETCH_TILE_MATH1(BOUNDED_SIN, sin_bounded, t, T) \
    ETCH_TILE_MATH1(BOUNDED_COS, cos_bounded, t, T) \
    ETCH_TILE_MATH1(BOUNDED_TAN, tan_bounded, t, T)
/* clang-format on */

#endif
