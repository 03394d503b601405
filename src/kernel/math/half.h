/* The 16-bit floats in storage: f16 (1 sign, 5 exponent, 10 fraction bits) and bf16 (the upper half of an f32).
 *
 * Narrowing rounds once, to nearest even, through denormals and up to infinity; widening is exact. Values live in
 * uint16_t. A NaN stays a NaN with its sign and the leading bits of its payload, and comes out quiet (in both
 * directions). Integer arithmetic and one float addition, no F16C: the same bits everywhere.
 *
 * All functions are V. */
#ifndef ETCH_KERNEL_MATH_HALF_H
#define ETCH_KERNEL_MATH_HALF_H

#include "kernel/math/common.h"

/* V. */
ETCH_MATH_INLINE uint16_t etch__f16_from_f32(float x)
{
    uint32_t u = etch__bits_f32(x);
    uint32_t a = u & 0x7fffffffu;
    /* Normal results: move the exponent by 15 - 127, then round off 13 bits. A carry walks into the exponent, up to
     * infinity. Beyond 2^16 the exponent field itself would overflow, so those are capped to the first infinity. */
    uint32_t c = a < 0x47800000u ? a : 0x47800000u;
    uint32_t normal = (c - 0x38000000u + 0x0fffu + ((c >> 13) & 1u)) >> 13;
    /* Denormal results: next to 1/2 one ulp of f32 is 2^-24, the denormal step of f16, so an addition rounds. */
    uint32_t denormal = etch__bits_f32(etch__f32_of_bits(a) + 0.5f) - 0x3f000000u;
    uint32_t nan = 0x7e00u | ((a >> 13) & 0x3ffu);
    uint32_t r = a < 0x38800000u ? denormal : normal;
    r = a > 0x7f800000u ? nan : r;
    return (uint16_t)((u >> 16 & 0x8000u) | r);
}

/* V. Exact. */
ETCH_MATH_INLINE float etch__f32_from_f16(uint16_t h)
{
    uint32_t e = h & 0x7c00u;
    uint32_t a = (uint32_t)(h & 0x7fffu) << 13;
    uint32_t normal = a + 0x38000000u;
    /* The fraction of a denormal counts steps of 2^-24: make it the fraction of 2^-14 and take 2^-14 away. */
    uint32_t denormal = etch__bits_f32(etch__f32_of_bits(a + 0x38800000u) - 0x1p-14f);
    uint32_t quiet = a > 0x0f800000u ? 0x00400000u : 0u;
    uint32_t r = e == 0 ? denormal : normal;
    r = e == 0x7c00u ? (a | 0x7f800000u | quiet) : r;
    return etch__f32_of_bits(r | (uint32_t)(h & 0x8000u) << 16);
}

/* V. */
ETCH_MATH_INLINE uint16_t etch__bf16_from_f32(float x)
{
    uint32_t u = etch__bits_f32(x);
    uint32_t r = u + 0x7fffu + ((u >> 16) & 1u);
    r = (u & 0x7fffffffu) > 0x7f800000u ? u | 0x00400000u : r;
    return (uint16_t)(r >> 16);
}

/* V. Exact. */
ETCH_MATH_INLINE float etch__f32_from_bf16(uint16_t h)
{
    uint32_t u = (uint32_t)h << 16;
    return etch__f32_of_bits((u & 0x7fffffffu) > 0x7f800000u ? u | 0x00400000u : u);
}

/* V. f64 to f32 rounded to odd: an inexact result gets its last bit set, so that rounding it once more to a format at
 * least two bits narrower gives what rounding the f64 at once would have given. */
ETCH_MATH_INLINE float etch__f32_from_f64_to_odd(double x)
{
    float f = (float)x;
    double back = (double)f;
    uint32_t u = etch__bits_f32(f);
    uint32_t beyond = etch__abs_f64(back) > etch__abs_f64(x) ? 1u : 0u; /* rounded away from 0: step back */
    uint32_t inexact = ((back < x) | (back > x)) ? 1u : 0u;             /* false for NaN */
    return etch__f32_of_bits((u - beyond) | inexact);
}

/* V. One rounding. */
ETCH_MATH_INLINE uint16_t etch__f16_from_f64(double x) { return etch__f16_from_f32(etch__f32_from_f64_to_odd(x)); }

/* V. One rounding. */
ETCH_MATH_INLINE uint16_t etch__bf16_from_f64(double x) { return etch__bf16_from_f32(etch__f32_from_f64_to_odd(x)); }

/* V. Exact. */
ETCH_MATH_INLINE double etch__f64_from_f16(uint16_t h) { return (double)etch__f32_from_f16(h); }

/* V. Exact. */
ETCH_MATH_INLINE double etch__f64_from_bf16(uint16_t h) { return (double)etch__f32_from_bf16(h); }

#endif
