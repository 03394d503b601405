/* What the tests of src/kernel/math share: errors in ulp, a generator of inputs, a hash of result bits.
 *
 * The hash is how "the same bits on every machine" is tested: every build (debug without FMA instructions, release with
 * vectors, sanitizers) must come to the numbers written in the tests. They change when a function's result changes, and
 * only then. */
#ifndef ETCH_TESTS_UNIT_KERNEL_MATH_TESTING_H
#define ETCH_TESTS_UNIT_KERNEL_MATH_TESTING_H

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "kernel/math/common.h"

#define COUNT_OF(a) (sizeof(a) / sizeof((a)[0]))

/* xorshift64: the same inputs in every run. */
typedef struct rng {
    uint64_t s;
} rng;

static inline uint64_t next(rng *r)
{
    r->s ^= r->s << 13;
    r->s ^= r->s >> 7;
    r->s ^= r->s << 17;
    return r->s;
}

/* Uniform in [lo, hi). */
static inline double between(rng *r, double lo, double hi)
{
    return lo + (hi - lo) * ((double)(next(r) >> 11) * 0x1p-53);
}

/* |got - want| in units of the last place of an f32 near want. Infinite when one is NaN or infinite and the other is
 * not, or when zeros differ in sign; infinity counts as the power of two after the largest number. */
static inline double ulps_f32(float got, double want)
{
    if (isnan(want) || isnan(got))
        return isnan(want) && isnan(got) ? 0.0 : INFINITY;
    if (isinf(want))
        return (double)got == want ? 0.0 : INFINITY;
    if (isinf(got) && fabs(want) < 0x1.fffffep127)
        return INFINITY;
    double g = isinf(got) ? copysign(0x1p128, (double)got) : (double)got;
    want = fabs(want) > 0x1p128 ? copysign(0x1p128, want) : want;
    if (g == 0.0 && (float)want == 0.0f && signbit(g) != signbit(want))
        return INFINITY;
    int e;
    (void)frexp(want, &e);
    return fabs(g - want) / ldexp(1.0, (e < -125 ? -125 : e) - 24);
}

/* The same for f64 against a long double, which must be wider than a double. */
static inline double ulps_f64(double got, long double want)
{
    if (isnan(want) || isnan(got))
        return isnan(want) && isnan(got) ? 0.0 : INFINITY;
    if (isinf(want))
        return (long double)got == want ? 0.0 : INFINITY;
    if (isinf(got) && fabsl(want) < 0x1.fffffffffffffp1023L)
        return INFINITY;
    long double g = isinf(got) ? copysignl(0x1p1024L, (long double)got) : (long double)got;
    want = fabsl(want) > 0x1p1024L ? copysignl(0x1p1024L, want) : want;
    if (g == 0.0L && (double)want == 0.0 && signbit(g) != signbit(want))
        return INFINITY;
    int e;
    (void)frexpl(want, &e);
    return (double)(fabsl(g - want) / ldexpl(1.0L, (e < -1021 ? -1021 : e) - 53));
}

/* False where long double is not wider than double, on this machine or under valgrind. */
static inline bool long_double_is_wide(void)
{
    volatile long double tiny = 0x1p-60L;
    volatile long double sum = 1.0L + tiny;
    return sum != 1.0L;
}

/* NaNs count as one value: IEEE-754 leaves their bits open. */
static inline uint64_t hash_bits(uint64_t h, uint64_t bits)
{
    h = (h ^ bits) * 0x9e3779b97f4a7c15u;
    return h ^ h >> 29;
}

static inline uint64_t hash_f32(uint64_t h, float y) { return hash_bits(h, y != y ? 1 : etch__bits_f32(y)); }
static inline uint64_t hash_f64(uint64_t h, double y) { return hash_bits(h, y != y ? 1 : etch__bits_f64(y)); }

#endif
