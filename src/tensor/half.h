/* Scalar conversions of the half types: f16 (5 bits of exponent, 10 of fraction) and bf16 (8 and 7), as bits.
 *
 * Widening is exact. Narrowing rounds to nearest even, once: from a double there is no stop at float on the way, and a
 * float goes through a double, which holds it exactly. Denormals, signed zeros and infinities come out as IEEE 754 says;
 * NaNs stay NaNs, keep sign and leading payload bits, and are quiet after narrowing and after f16 -> f32, as the CPU's own
 * instructions leave them. Integer arithmetic only, so that no rounding mode or flush-to-zero flag has a say. */
#ifndef ETCH_TENSOR_HALF_H
#define ETCH_TENSOR_HALF_H

#include <stdint.h>
#include <string.h>

static inline uint32_t etch__bits_of_f32(float x)
{
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline float etch__f32_of_bits(uint32_t bits)
{
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

/* The double `x` rounded to a format of 16 bits with n_frac bits of fraction. With the significand `sig` as an integer of
 * 53 bits, the last place of the result lies `shift` bits above the last place of `sig`: by the difference of the
 * fractions' widths, and further for a result below the smallest normal number. The implicit leading 1 of a normal
 * result carries into the exponent field by itself, and so does a rounding up to the next power of two. */
static inline uint16_t etch__half_of_f64(double x, int n_frac)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    uint32_t sign = (uint32_t)(bits >> 63) << 15;
    int e = (int)(bits >> 52 & 0x7ff) - 1023;
    uint64_t frac = bits & ((UINT64_C(1) << 52) - 1);
    uint32_t inf = 0x7fffu >> n_frac << n_frac;
    int e_max = (1 << (14 - n_frac)) - 1, e_min = 1 - e_max;

    if (e == 1024 && frac)
        return (uint16_t)(sign | inf | 1u << (n_frac - 1) | (uint32_t)(frac >> (52 - n_frac)));
    if (e > e_max)
        return (uint16_t)(sign | inf);
    int e_field = e < e_min ? 0 : e - e_min;
    int shift = 52 - n_frac + (e < e_min ? e_min - e : 0);
    if (shift > 53)
        return (uint16_t)sign;
    uint64_t sig = frac | UINT64_C(1) << 52;
    uint64_t kept = sig >> shift, rest = sig & ((UINT64_C(1) << shift) - 1), tie = UINT64_C(1) << (shift - 1);
    kept += rest > tie || (rest == tie && (kept & 1));
    return (uint16_t)(sign | (((uint32_t)e_field << n_frac) + (uint32_t)kept));
}

static inline uint16_t etch__f16_of_f64(double x) { return etch__half_of_f64(x, 10); }
static inline uint16_t etch__f16_of_f32(float x) { return etch__half_of_f64((double)x, 10); }

static inline float etch__f32_of_f16(uint16_t h)
{
    uint32_t sign = (uint32_t)(h & 0x8000) << 16, e = h >> 10 & 31, frac = h & 0x3ff;
    if (e == 31)
        return etch__f32_of_bits(sign | 0x7f800000u | frac << 13 | (frac ? 0x400000u : 0));
    if (e > 0)
        return etch__f32_of_bits(sign | (e + 112) << 23 | frac << 13);
    if (frac == 0)
        return etch__f32_of_bits(sign);
    /* Denormal: a normal float with its leading bit shifted up to where it is implied. */
    for (e = 113; !(frac & 0x400); e--)
        frac <<= 1;
    return etch__f32_of_bits(sign | e << 23 | (frac & 0x3ff) << 13);
}
static inline double etch__f64_of_f16(uint16_t h) { return (double)etch__f32_of_f16(h); }

static inline uint16_t etch__bf16_of_f64(double x) { return etch__half_of_f64(x, 7); }
/* Not through a double: a float is a bf16 with 16 more bits, and this one is in the way of every rounded op. */
static inline uint16_t etch__bf16_of_f32(float x)
{
    uint32_t bits = etch__bits_of_f32(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u)
        return (uint16_t)(bits >> 16 | 0x40);
    return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}
static inline float etch__f32_of_bf16(uint16_t h) { return etch__f32_of_bits((uint32_t)h << 16); }
static inline double etch__f64_of_bf16(uint16_t h) { return (double)etch__f32_of_bf16(h); }

#endif
