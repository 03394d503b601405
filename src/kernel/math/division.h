/* Division with all its roundings, remainders and integer powers.
 *
 * floordiv rounds the quotient down and floormod has the sign of the divisor, as TensorFlow's floordiv and floormod;
 * truncdiv and truncmod round towards zero (C, and TensorFlow's truncatediv and truncatemod).
 *
 * Integers: as Python's // and %. Results wrap, so the lowest value divided by -1 is itself. A zero divisor is an error of the run that the
 * caller finds by looking at the divisors; here it gives 0 and does not trap, so that a loop may divide first and
 * look afterwards.
 * Floats: not as Python and NumPy, which make quotient and remainder fit each other. floordiv is floor(x / y) with the
 * quotient rounded first: 1.0 by 0.1 is 10 (Python: 9), -7 by inf is -0 (Python: -1); x / 0 gives an infinity or NaN. Half
 * types are computed in f32, so their quotient is rounded to f32 (TensorFlow rounds it to the half type). The remainders are
 * exact: fmod is computed on the integers behind the floats; floormod then adds y, rounded, if the sign is not y's. A
 * remainder of zero has the sign of x.
 *
 * The float floordiv is V; the rest divides integers, for which the vector units have no instruction. */
#ifndef ETCH_KERNEL_MATH_DIVISION_H
#define ETCH_KERNEL_MATH_DIVISION_H

#include "kernel/math/common.h"
#include "kernel/math/round.h"

/* x / y may overflow only for y == -1, where negation in the unsigned type wraps. */
#define ETCH_DIVISION_SIGNED(suffix, type, utype) \
    static inline type etch__truncdiv_##suffix(type x, type y) \
    { \
        if (y == 0) \
            return 0; \
        if (y == -1) \
            return (type)(utype)(0u - (utype)x); \
        return (type)(x / y); \
    } \
    static inline type etch__truncmod_##suffix(type x, type y) \
    { \
        if (y == 0 || y == -1) \
            return 0; \
        return (type)(x % y); \
    } \
    static inline type etch__floordiv_##suffix(type x, type y) \
    { \
        type q = etch__truncdiv_##suffix(x, y); \
        return (type)(q - (type)(etch__truncmod_##suffix(x, y) != 0 && (x < 0) != (y < 0))); \
    } \
    static inline type etch__floormod_##suffix(type x, type y) \
    { \
        type r = etch__truncmod_##suffix(x, y); \
        return (type)(r != 0 && (r < 0) != (y < 0) ? r + y : r); \
    } \
    /* x^n, wrapping. A negative n is an error of the run: *negative is set (never cleared) and the result is 0. */ \
    static inline type etch__ipow_##suffix(type x, type n, bool *negative) \
    { \
        if (n < 0) { \
            *negative = true; \
            return 0; \
        } \
        utype y = 1, b = (utype)x; \
        for (utype k = (utype)n; k != 0; k = (utype)(k >> 1)) { \
            if (k & 1u) \
                y = (utype)((uint64_t)y * b); \
            b = (utype)((uint64_t)b * b); \
        } \
        return (type)y; \
    }

#define ETCH_DIVISION_UNSIGNED(suffix, type) \
    static inline type etch__truncdiv_##suffix(type x, type y) { return (type)(y == 0 ? 0 : x / y); } \
    static inline type etch__truncmod_##suffix(type x, type y) { return (type)(y == 0 ? 0 : x % y); } \
    static inline type etch__floordiv_##suffix(type x, type y) { return etch__truncdiv_##suffix(x, y); } \
    static inline type etch__floormod_##suffix(type x, type y) { return etch__truncmod_##suffix(x, y); } \
    static inline type etch__ipow_##suffix(type x, type n, bool *negative) \
    { \
        (void)negative; \
        type y = 1; \
        for (; n != 0; n = (type)(n >> 1)) { \
            if (n & 1u) \
                y = (type)((uint64_t)y * x); \
            x = (type)((uint64_t)x * x); \
        } \
        return y; \
    }

ETCH_DIVISION_SIGNED(i8, int8_t, uint8_t)
ETCH_DIVISION_SIGNED(i16, int16_t, uint16_t)
ETCH_DIVISION_SIGNED(i32, int32_t, uint32_t)
ETCH_DIVISION_SIGNED(i64, int64_t, uint64_t)
ETCH_DIVISION_UNSIGNED(u8, uint8_t)
ETCH_DIVISION_UNSIGNED(u16, uint16_t)
ETCH_DIVISION_UNSIGNED(u32, uint32_t)
ETCH_DIVISION_UNSIGNED(u64, uint64_t)

/* V. */
ETCH_MATH_INLINE float etch__floordiv_f32(float x, float y) { return etch__floor_f32(x / y); }
ETCH_MATH_INLINE double etch__floordiv_f64(double x, double y) { return etch__floor_f64(x / y); }
ETCH_MATH_INLINE float etch__truncdiv_f32(float x, float y) { return etch__trunc_f32(x / y); }
ETCH_MATH_INLINE double etch__truncdiv_f64(double x, double y) { return etch__trunc_f64(x / y); }

/* Exact remainder of |x| / |y| with the sign of x; NaN for y = 0 or infinite x; x for infinite y.
 * Both are integers times a power of two; the integers are divided, the exponents' difference is worked off by
 * shifting as many zeros into the remainder as fit (40 for f32, 11 for f64). */
static inline float etch__truncmod_f32(float x, float y)
{
    uint32_t ux = etch__bits_f32(x), a = ux & 0x7fffffffu, b = etch__bits_f32(y) & 0x7fffffffu;
    if (a >= 0x7f800000u || b > 0x7f800000u || b == 0)
        return x != x ? x + x : y != y ? y + y : ETCH_NANF;
    if (a < b)
        return x;
    uint32_t ea = a >> 23, eb = b >> 23;
    uint32_t ma = ea != 0 ? (a & 0x7fffffu) | 0x800000u : a, mb = eb != 0 ? (b & 0x7fffffu) | 0x800000u : b;
    eb = eb != 0 ? eb : 1;
    uint32_t shift = (ea != 0 ? ea : 1) - eb;
    uint64_t r = ma % mb;
    while (shift != 0 && r != 0) {
        uint32_t step = shift < 40 ? shift : 40;
        r = (r << step) % mb;
        shift -= step;
    }
    /* r < mb < 2^24 counts units of 2^(eb - 150): exact as a float times a power of two, unless below the denormals'
     * step, which cannot be, since eb >= 1. */
    float scaled = (float)r * etch__f32_of_bits(eb > 23 ? (eb - 23) << 23 : 1u << (eb - 1));
    return etch__with_sign_f32(scaled, x);
}

static inline double etch__truncmod_f64(double x, double y)
{
    const uint64_t abs = 0x7fffffffffffffffu, inf = 0x7ff0000000000000u, one = 0x0010000000000000u;
    uint64_t a = etch__bits_f64(x) & abs, b = etch__bits_f64(y) & abs;
    if (a >= inf || b > inf || b == 0)
        return x != x ? x + x : y != y ? y + y : ETCH_NAN;
    if (a < b)
        return x;
    uint64_t ea = a >> 52, eb = b >> 52;
    uint64_t r = ea != 0 ? (a & (one - 1)) | one : a, mb = eb != 0 ? (b & (one - 1)) | one : b;
    eb = eb != 0 ? eb : 1;
    uint64_t shift = (ea != 0 ? ea : 1) - eb;
    r %= mb;
    while (shift != 0 && r != 0) {
        uint64_t step = shift < 11 ? shift : 11;
        r = (r << step) % mb;
        shift -= step;
    }
    double scaled = (double)r * etch__f64_of_bits(eb > 52 ? (eb - 52) << 52 : (uint64_t)1 << (eb - 1));
    return etch__with_sign_f64(scaled, x);
}

/* Remainder with the sign of y: the truncated one, moved by y if the signs differ (the move is rounded). */
static inline float etch__floormod_f32(float x, float y)
{
    float r = etch__truncmod_f32(x, y);
    return r != 0.0f && (y < 0.0f) != (r < 0.0f) ? r + y : r;
}

static inline double etch__floormod_f64(double x, double y)
{
    double r = etch__truncmod_f64(x, y);
    return r != 0.0 && (y < 0.0) != (r < 0.0) ? r + y : r;
}

#endif
