/* f16 and bf16 against a search for the nearest value, and the roundings to integers.
 *
 * The expectation knows the formats only as lists of the numbers that their bit patterns stand for, computed with
 * ldexp. */
#include "unit/kernel/math_testing.h"

#include "kernel/math/half.h"
#include "kernel/math/round.h"

int etch_test_math_half(void);

typedef struct format {
    int exponent_bits, fraction_bits;
} format;

static const format f16 = { 5, 10 }, bf16 = { 8, 7 };

/* The value of a pattern without sign; the first pattern of infinity stands for the number that would come next. */
static double value_of(const format *f, uint32_t pattern)
{
    int bias = (1 << (f->exponent_bits - 1)) - 1;
    int e = (int)(pattern >> f->fraction_bits);
    double fraction = (double)(pattern & ((1u << f->fraction_bits) - 1));
    if (e == 0)
        return ldexp(fraction, 1 - bias - f->fraction_bits);
    return ldexp(fraction + ldexp(1.0, f->fraction_bits), e - bias - f->fraction_bits);
}

static uint32_t infinity_of(const format *f) { return ((1u << f->exponent_bits) - 1) << f->fraction_bits; }

/* Nearest pattern, ties to the even one. */
static uint16_t nearest(const format *f, double x)
{
    uint32_t sign = signbit(x) ? 0x8000u : 0u;
    double a = fabs(x);
    uint32_t lo = 0, hi = infinity_of(f);
    if (a >= value_of(f, hi))
        return (uint16_t)(sign | hi);
    while (hi - lo > 1) {
        uint32_t mid = (lo + hi) / 2;
        if (value_of(f, mid) <= a)
            lo = mid;
        else
            hi = mid;
    }
    double down = a - value_of(f, lo), up = value_of(f, hi) - a; /* both exact or far from a tie */
    uint32_t r = down < up ? lo : up < down ? hi : (lo & 1) == 0 ? lo : hi;
    return (uint16_t)(sign | r);
}

static void check_from_f32(float x)
{
    uint16_t h = etch__f16_from_f32(x), b = etch__bf16_from_f32(x);
    if (h != nearest(&f16, (double)x) || b != nearest(&bf16, (double)x)) {
        print_error("%a: f16 %04x, expected %04x; bf16 %04x, expected %04x\n", (double)x, h, nearest(&f16, (double)x),
                    b, nearest(&bf16, (double)x));
        fail();
    }
}

static void check_from_f64(double x)
{
    uint16_t h = etch__f16_from_f64(x), b = etch__bf16_from_f64(x);
    if (h != nearest(&f16, x) || b != nearest(&bf16, x)) {
        print_error("%a: f16 %04x, expected %04x; bf16 %04x, expected %04x\n", x, h, nearest(&f16, x), b,
                    nearest(&bf16, x));
        fail();
    }
}

static void test_widen(void **state)
{
    (void)state;
    for (uint32_t u = 0; u < 65536; u++) {
        uint32_t p = u & 0x7fffu;
        float h = etch__f32_from_f16((uint16_t)u), b = etch__f32_from_bf16((uint16_t)u);
        double sign = u >> 15 ? -1.0 : 1.0;
        if (p < infinity_of(&f16)) {
            assert_true((double)h == sign * value_of(&f16, p) && !!signbit(h) == (int)(u >> 15));
            assert_int_equal(etch__f16_from_f32(h), u);
            assert_int_equal(etch__f16_from_f64(etch__f64_from_f16((uint16_t)u)), u);
        } else if (p == infinity_of(&f16))
            assert_true((double)h == sign * INFINITY);
        else /* NaN: sign and payload stay, the first bit of the payload is set */
            assert_int_equal(etch__bits_f32(h), (u >> 15) << 31 | 0x7fc00000u | (p & 0x3ffu) << 13);
        if (p < infinity_of(&bf16)) {
            assert_true((double)b == sign * value_of(&bf16, p) && !!signbit(b) == (int)(u >> 15));
            assert_int_equal(etch__bf16_from_f32(b), u);
            assert_int_equal(etch__bf16_from_f64(etch__f64_from_bf16((uint16_t)u)), u);
        } else if (p == infinity_of(&bf16))
            assert_true((double)b == sign * INFINITY);
        else
            assert_int_equal(etch__bits_f32(b), u << 16 | 0x00400000u);
    }
}

/* Every tie between neighbours, and what lies next to it. A tie of f64 moved by its last bit is where rounding through
 * f32 would go wrong. */
static void test_ties(void **state)
{
    (void)state;
    const format *formats[] = { &f16, &bf16 };
    for (int k = 0; k < 2; k++)
        for (uint32_t p = 0; p < infinity_of(formats[k]); p++) {
            double tie = 0.5 * (value_of(formats[k], p) + value_of(formats[k], p + 1));
            double x[] = { tie, nextafter(tie, 0.0), nextafter(tie, INFINITY), -tie };
            for (int i = 0; i < 4; i++)
                check_from_f64(x[i]);
            float t = (float)tie;
            check_from_f32(t);
            check_from_f32(nextafterf(t, 0.0f));
            check_from_f32(-nextafterf(t, INFINITY));
        }
}

static void test_narrow(void **state)
{
    (void)state;
    for (uint64_t b = 0; b < (uint64_t)1 << 32; b += 65537) {
        float x = etch__f32_of_bits((uint32_t)b);
        if (x == x)
            check_from_f32(x);
    }
    rng r = { 11 };
    for (int i = 0; i < 40000; i++) {
        double x = etch__f64_of_bits(next(&r));
        if (x == x)
            check_from_f64(x);
        int e = (int)between(&r, -30.0, 20.0);
        check_from_f64(ldexp(between(&r, -1.0, 1.0), e));
    }
    double x[] = { 0.0,
                   -0.0,
                   65504.0,
                   65519.999,
                   65520.0,
                   65536.0,
                   1e300,
                   INFINITY,
                   -INFINITY,
                   5e-324,
                   0x1p-24,
                   0x1p-25,
                   nextafter(0x1p-25, 1.0),
                   3.4e38,
                   0x1.fefffffffffffp127,
                   0x1.ffp127,
                   0x1p-133,
                   0x1p-134 };
    for (size_t i = 0; i < COUNT_OF(x); i++) {
        check_from_f64(x[i]);
        check_from_f32((float)x[i]);
    }
    float nan = etch__f32_of_bits(0xff800001u); /* a signalling NaN whose payload would vanish */
    assert_int_equal(etch__f16_from_f32(nan), 0xfe00u);
    assert_int_equal(etch__bf16_from_f32(nan), 0xffc0u);
    assert_true((etch__f16_from_f64(NAN) & 0x7fffu) > 0x7c00u && (etch__bf16_from_f64(NAN) & 0x7fffu) > 0x7f80u);
}

static void test_round(void **state)
{
    (void)state;
    static const struct {
        double x, floor, ceil, trunc, rint;
    } t[] = {
        { 0.5, 0.0, 1.0, 0.0, 0.0 },
        { -0.5, -1.0, -0.0, -0.0, -0.0 },
        { 1.5, 1.0, 2.0, 1.0, 2.0 },
        { 2.5, 2.0, 3.0, 2.0, 2.0 },
        { -1.5, -2.0, -1.0, -1.0, -2.0 },
        { -2.5, -3.0, -2.0, -2.0, -2.0 },
        { 0.0, 0.0, 0.0, 0.0, 0.0 },
        { -0.0, -0.0, -0.0, -0.0, -0.0 },
        { 0.25, 0.0, 1.0, 0.0, 0.0 },
        { -0.25, -1.0, -0.0, -0.0, -0.0 },
        { 0x1p-149, 0.0, 1.0, 0.0, 0.0 },
        { 8388607.5, 8388607.0, 8388608.0, 8388607.0, 8388608.0 },
        { 1e30, 1e30, 1e30, 1e30, 1e30 },
        { INFINITY, INFINITY, INFINITY, INFINITY, INFINITY },
        { -INFINITY, -INFINITY, -INFINITY, -INFINITY, -INFINITY },
    };
    for (size_t i = 0; i < COUNT_OF(t); i++) {
        double x = t[i].x;
        float f = (float)x;
        assert_int_equal(etch__bits_f64(etch__floor_f64(x)), etch__bits_f64(t[i].floor));
        assert_int_equal(etch__bits_f64(etch__ceil_f64(x)), etch__bits_f64(t[i].ceil));
        assert_int_equal(etch__bits_f64(etch__trunc_f64(x)), etch__bits_f64(t[i].trunc));
        assert_int_equal(etch__bits_f64(etch__rint_f64(x)), etch__bits_f64(t[i].rint));
        assert_int_equal(etch__bits_f32(etch__floor_f32(f)), etch__bits_f32((float)t[i].floor));
        assert_int_equal(etch__bits_f32(etch__ceil_f32(f)), etch__bits_f32((float)t[i].ceil));
        assert_int_equal(etch__bits_f32(etch__trunc_f32(f)), etch__bits_f32((float)t[i].trunc));
        assert_int_equal(etch__bits_f32(etch__rint_f32(f)), etch__bits_f32((float)t[i].rint));
    }
    assert_true(isnan(etch__floor_f32(NAN)) && isnan(etch__ceil_f64(NAN)) && isnan(etch__rint_f32(NAN)));
    assert_true(etch__rint_f64(4503599627370495.5) == 4503599627370496.0);
}

int etch_test_math_half(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_widen),
        cmocka_unit_test(test_ties),
        cmocka_unit_test(test_narrow),
        cmocka_unit_test(test_round),
    };
    return cmocka_run_group_tests_name("kernel/math_half", tests, NULL, NULL);
}
