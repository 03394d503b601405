/* Conversions of the half types against formulas in double: every pattern widened, and narrowing checked at and around
 * every representable value and every point halfway between two. */
#include "env.h"

#include "tensor/half.h"

#include <float.h>
#include <math.h>

int etch_test_half(void);

typedef struct format {
    int n_frac, bias;
    double (*widen)(uint16_t h);
    uint16_t (*narrow)(double x);
    uint16_t (*narrow_f32)(float x);
} format;

static double widen_f16(uint16_t h) { return etch__f64_of_f16(h); }
static double widen_bf16(uint16_t h) { return etch__f64_of_bf16(h); }
static uint16_t narrow_f16(double x) { return etch__f16_of_f64(x); }
static uint16_t narrow_bf16(double x) { return etch__bf16_of_f64(x); }
static uint16_t narrow_f16_f32(float x) { return etch__f16_of_f32(x); }
static uint16_t narrow_bf16_f32(float x) { return etch__bf16_of_f32(x); }

static const format formats[] = {
    { 10, 15, widen_f16, narrow_f16, narrow_f16_f32 },
    { 7, 127, widen_bf16, narrow_bf16, narrow_bf16_f32 },
};

/* The value of a pattern by the definition: (-1)^s * 2^(e - bias) * 1.f, or 2^(1 - bias) * 0.f when e is 0. */
static double value_of(const format *f, uint16_t h)
{
    int n_exp = 15 - f->n_frac, e = h >> f->n_frac & ((1 << n_exp) - 1), frac = h & ((1 << f->n_frac) - 1);
    double sign = h & 0x8000 ? -1 : 1;
    if (e == (1 << n_exp) - 1)
        return frac ? (double)NAN : sign * INFINITY;
    if (e == 0)
        return sign * ldexp(frac, 1 - f->bias - f->n_frac);
    return sign * ldexp((1 << f->n_frac) + frac, e - f->bias - f->n_frac);
}

static void widening_is_exact(void **state)
{
    (void)state;
    for (size_t k = 0; k < ETCH_COUNT_OF(formats); k++)
        for (uint32_t h = 0; h <= 0xffff; h++) {
            double want = value_of(&formats[k], (uint16_t)h), got = formats[k].widen((uint16_t)h);
            if (isnan(want)) {
                assert_true(isnan(got));
                assert_int_equal(!!signbit(got), h >> 15);
                continue;
            }
            assert_true(want == got);
            assert_int_equal(!!signbit(got), h >> 15);
        }
}

static void narrowing_undoes_widening(void **state)
{
    (void)state;
    for (size_t k = 0; k < ETCH_COUNT_OF(formats); k++) {
        uint16_t quiet = (uint16_t)(1u << (formats[k].n_frac - 1));
        for (uint32_t h = 0; h <= 0xffff; h++) {
            double x = formats[k].widen((uint16_t)h);
            uint16_t want = (uint16_t)h;
            if (isnan(x))
                want |= quiet; /* payload and sign are kept */
            assert_int_equal(formats[k].narrow(x), want);
            assert_int_equal(formats[k].narrow_f32((float)x), want);
        }
    }
}

/* Between each value and the next: below, at and above the halfway point, at the distance of one double and of one
 * float. Magnitudes are monotone in the pattern, so neighbours are h and h + 1. */
static void narrowing_rounds_to_nearest_even(void **state)
{
    (void)state;
    for (size_t k = 0; k < ETCH_COUNT_OF(formats); k++) {
        const format *f = &formats[k];
        uint16_t inf = (uint16_t)(0x7fff >> f->n_frac << f->n_frac);
        for (uint32_t h = 0; h < inf; h++) {
            double lo = value_of(f, (uint16_t)h);
            /* Past the largest value IEEE 754 rounds as if the exponent went on. */
            double hi = h + 1 == inf ? ldexp(1, f->bias + 1) : value_of(f, (uint16_t)(h + 1));
            double mid = (lo + hi) / 2; /* exact */
            uint16_t even = (uint16_t)(h & 1 ? h + 1 : h);
            for (int sign = 0; sign <= 1; sign++) {
                uint16_t s = (uint16_t)(sign << 15);
                double d = sign ? -1 : 1;
                assert_int_equal(f->narrow(d * mid), s | even);
                assert_int_equal(f->narrow(d * nextafter(mid, 0)), s | h);
                assert_int_equal(f->narrow(d * nextafter(mid, INFINITY)), s | (h + 1));
                assert_int_equal(f->narrow(d * nextafter(lo, INFINITY)), s | h);
                if ((double)(float)mid == mid) { /* all but those below the smallest bf16, which float lacks too */
                    assert_int_equal(f->narrow_f32((float)(d * mid)), s | even);
                    assert_int_equal(f->narrow_f32((float)d * nextafterf((float)mid, 0)), s | h);
                    assert_int_equal(f->narrow_f32((float)d * nextafterf((float)mid, INFINITY)), s | (h + 1));
                }
            }
        }
    }
}

/* A float on the way would land on the halfway point and round a second time, to the even neighbour. */
static void doubles_are_rounded_once(void **state)
{
    (void)state;
    double x = 1 + ldexp(1, -11) + ldexp(1, -40); /* just above halfway between 1 and the next f16 */
    assert_int_equal(etch__f16_of_f64(x), 0x3c01);
    assert_int_equal(etch__f16_of_f32((float)x), 0x3c00);
    double y = 1 + ldexp(1, -8) + ldexp(1, -40);
    assert_int_equal(etch__bf16_of_f64(y), 0x3f81);
    assert_int_equal(etch__bf16_of_f32((float)y), 0x3f80);
}

static void the_ends_of_the_range(void **state)
{
    (void)state;
    static const struct {
        double x;
        uint16_t f16, bf16;
    } cases[] = {
        { 0.0, 0x0000, 0x0000 },
        { -0.0, 0x8000, 0x8000 },
        { 1.0, 0x3c00, 0x3f80 },
        { -2.0, 0xc000, 0xc000 },
        { 65504, 0x7bff, 0x4780 },
        { 65519.999, 0x7bff, 0x4780 },
        { 65520, 0x7c00, 0x4780 },
        { 3.4e38, 0x7c00, 0x7f80 },
        { 3.3895313892515355e38, 0x7c00, 0x7f7f },
        { -1e300, 0xfc00, 0xff80 },
        { DBL_MAX, 0x7c00, 0x7f80 },
        { DBL_MIN, 0x0000, 0x0000 },
        { 4.9406564584124654e-324, 0x0000, 0x0000 },
        { -4.9406564584124654e-324, 0x8000, 0x8000 },
        { 5.9604644775390625e-8, 0x0001, 0x3380 },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        assert_int_equal(etch__f16_of_f64(cases[i].x), cases[i].f16);
        assert_int_equal(etch__bf16_of_f64(cases[i].x), cases[i].bf16);
    }
    assert_int_equal(etch__f16_of_f64(INFINITY), 0x7c00);
    assert_int_equal(etch__bf16_of_f64(-INFINITY), 0xff80);
    assert_int_equal(etch__f16_of_f64((double)NAN) & 0x7fff, 0x7e00);
    assert_int_equal(etch__bf16_of_f32(NAN) & 0x7fff, 0x7fc0);
    /* A payload that lies wholly in the bits dropped must not turn a NaN into infinity. */
    assert_int_equal(etch__bf16_of_f32(etch__f32_of_bits(0x7f800001)), 0x7fc0);
    assert_int_equal(etch__f16_of_f32(etch__f32_of_bits(0xff800001)), 0xfe00);
}

int etch_test_half(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(widening_is_exact),
        cmocka_unit_test(narrowing_undoes_widening),
        cmocka_unit_test(narrowing_rounds_to_nearest_even),
        cmocka_unit_test(doubles_are_rounded_once),
        cmocka_unit_test(the_ends_of_the_range),
    };
    return cmocka_run_group_tests_name("tensor/half", tests, NULL, NULL);
}
