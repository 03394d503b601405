/* Divisions, remainders and integer powers: 8-bit types for all pairs against division of rationals in long integers,
 * the wider ones at their corners, floats against the C library's fmod and against what TensorFlow gives. */
#include "unit/kernel/math_testing.h"

#include "kernel/math/division.h"

int etch_test_math_division(void);

/* floor(x / y) by searching: the largest q with q y <= x (y > 0) or q y >= x (y < 0). */
static int expected_floordiv(int x, int y)
{
    int q = -300;
    while (y > 0 ? (q + 1) * y <= x : (q + 1) * y >= x)
        q++;
    return q;
}

static void test_i8(void **state)
{
    (void)state;
    for (int x = -128; x < 128; x++)
        for (int y = -128; y < 128; y++) {
            int8_t a = (int8_t)x, b = (int8_t)y;
            if (y == 0) {
                assert_int_equal(etch__floordiv_i8(a, b), 0);
                assert_int_equal(etch__floormod_i8(a, b), 0);
                assert_int_equal(etch__truncdiv_i8(a, b), 0);
                assert_int_equal(etch__truncmod_i8(a, b), 0);
                continue;
            }
            int q = expected_floordiv(x, y);
            int t = (x < 0) != (y < 0) ? -expected_floordiv(abs(x), abs(y)) : expected_floordiv(abs(x), abs(y));
            assert_int_equal(etch__floordiv_i8(a, b), (int8_t)q);
            assert_int_equal(etch__floormod_i8(a, b), x - q * y);
            assert_int_equal(etch__truncdiv_i8(a, b), (int8_t)t);
            assert_int_equal(etch__truncmod_i8(a, b), x - t * y);
        }
}

static void test_u8(void **state)
{
    (void)state;
    for (int x = 0; x < 256; x++)
        for (int y = 0; y < 256; y++) {
            int q = y == 0 ? 0 : expected_floordiv(x, y);
            int r = y == 0 ? 0 : x - q * y;
            assert_int_equal(etch__floordiv_u8((uint8_t)x, (uint8_t)y), q);
            assert_int_equal(etch__truncdiv_u8((uint8_t)x, (uint8_t)y), q);
            assert_int_equal(etch__floormod_u8((uint8_t)x, (uint8_t)y), r);
            assert_int_equal(etch__truncmod_u8((uint8_t)x, (uint8_t)y), r);
        }
}

static void test_wide(void **state)
{
    (void)state;
    assert_int_equal(etch__floordiv_i16(-7, 2), -4);
    assert_int_equal(etch__floormod_i16(-7, 2), 1);
    assert_int_equal(etch__floordiv_i16(INT16_MIN, -1), INT16_MIN);
    assert_int_equal(etch__floordiv_i32(7, -2), -4);
    assert_int_equal(etch__floormod_i32(7, -2), -1);
    assert_int_equal(etch__truncdiv_i32(-7, 2), -3);
    assert_int_equal(etch__truncmod_i32(-7, 2), -1);
    assert_int_equal(etch__floordiv_i32(INT32_MIN, -1), INT32_MIN);
    assert_int_equal(etch__floormod_i32(INT32_MIN, -1), 0);
    assert_int_equal(etch__truncdiv_i64(INT64_MIN, -1), INT64_MIN);
    assert_int_equal(etch__truncmod_i64(INT64_MIN, -1), 0);
    assert_int_equal(etch__floordiv_i64(INT64_MIN, INT64_MAX), -2);
    assert_int_equal(etch__floormod_i64(INT64_MIN, INT64_MAX), INT64_MAX - 1);
    assert_int_equal(etch__floormod_i64(INT64_MAX, INT64_MIN), -1);
    assert_int_equal(etch__floordiv_i64(5, 0), 0);
    assert_true(etch__floordiv_u64(UINT64_MAX, 2) == UINT64_MAX / 2 && etch__floormod_u64(UINT64_MAX, 10) == 5);
    assert_true(etch__truncdiv_u32(UINT32_MAX, 3) == 1431655765u && etch__truncmod_u16(65535, 256) == 255);
}

static void test_pow(void **state)
{
    (void)state;
    bool negative = false;
    for (int x = -128; x < 128; x++) {
        int8_t want = 1;
        for (int n = 0; n < 128; n++) {
            assert_int_equal(etch__ipow_i8((int8_t)x, (int8_t)n, &negative), want);
            want = (int8_t)(want * x);
        }
    }
    assert_int_equal(etch__ipow_i32(3, 19, &negative), 1162261467);
    assert_int_equal(etch__ipow_i32(-3, 3, &negative), -27);
    assert_int_equal(etch__ipow_i32(2, 31, &negative), INT32_MIN);
    assert_int_equal(etch__ipow_i64(7, 22, &negative), 3909821048582988049);
    assert_int_equal(etch__ipow_i64(10, 40, &negative), (int64_t)(uint64_t)13399722918938673152u); /* 10^40 mod 2^64 */
    assert_int_equal(etch__ipow_i64(0, 0, &negative), 1);
    assert_true(etch__ipow_u64(3, 40, &negative) == 12157665459056928801u);
    assert_int_equal(etch__ipow_u8(3, 5, &negative), 243);
    assert_int_equal(etch__ipow_u16(255, 2, &negative), 65025);
    assert_int_equal(etch__ipow_u32(10, 9, &negative), 1000000000);
    assert_false(negative);
    assert_int_equal(etch__ipow_i16(1, -1, &negative), 0); /* an error also for bases that have an inverse */
    assert_true(negative);
    assert_int_equal(etch__ipow_i16(2, 2, &negative), 4);
    assert_true(negative); /* stays */
}

static void same_f32(float got, float want)
{
    if (isnan(want))
        assert_true(isnan(got));
    else
        assert_int_equal(etch__bits_f32(got), etch__bits_f32(want));
}

static void same_f64(double got, double want)
{
    if (isnan(want))
        assert_true(isnan(got));
    else
        assert_int_equal(etch__bits_f64(got), etch__bits_f64(want));
}

static void test_fmod(void **state)
{
    (void)state;
    rng r = { 3 };
    for (int i = 0; i < 60000; i++) {
        uint64_t u = next(&r), v = next(&r);
        float x = etch__f32_of_bits((uint32_t)u), y = etch__f32_of_bits((uint32_t)(u >> 32));
        same_f32(etch__truncmod_f32(x, y), fmodf(x, y));
        y = x * (float)between(&r, 1e-6, 2.0); /* near each other */
        same_f32(etch__truncmod_f32(x, y), fmodf(x, y));
        x = etch__f32_of_bits((uint32_t)v & 0x807fffffu); /* denormals */
        y = etch__f32_of_bits((uint32_t)(v >> 32) & 0x80ffffffu);
        same_f32(etch__truncmod_f32(x, y), fmodf(x, y));
        same_f32(etch__truncmod_f32(y, x), fmodf(y, x));
        double a = etch__f64_of_bits(u), b = etch__f64_of_bits(v);
        if (i % 20 == 0)
            same_f64(etch__truncmod_f64(a, b), fmod(a, b));
        b = a * between(&r, 1e-9, 2.0);
        same_f64(etch__truncmod_f64(a, b), fmod(a, b));
        a = etch__f64_of_bits(u & 0x800fffffffffffffu);
        b = etch__f64_of_bits(v & 0x801fffffffffffffu);
        same_f64(etch__truncmod_f64(a, b), fmod(a, b));
    }
}

/* Recorded from TensorFlow 2.21: floordiv, floormod, truncatemod. */
static void test_float_meaning(void **state)
{
    (void)state;
    static const struct {
        double x, y, div, mod, rem;
    } t[] = {
        { 5.0, 3.0, 1.0, 2.0, 2.0 },
        { -5.0, 3.0, -2.0, 1.0, -2.0 },
        { 5.0, -3.0, -2.0, -1.0, 2.0 },
        { -5.0, -3.0, 1.0, -2.0, -2.0 },
        { 0.0, 3.0, 0.0, 0.0, 0.0 },
        { -0.0, 3.0, -0.0, -0.0, -0.0 },
        { 6.0, 3.0, 2.0, 0.0, 0.0 },
        { -6.0, 3.0, -2.0, -0.0, -0.0 },
        { 5.0, INFINITY, 0.0, 5.0, 5.0 },
        { -5.0, INFINITY, -0.0, INFINITY, -5.0 },
        { 1.0, -INFINITY, -0.0, -INFINITY, 1.0 },
        { INFINITY, 3.0, INFINITY, NAN, NAN },
        { -INFINITY, 3.0, -INFINITY, NAN, NAN },
        { INFINITY, INFINITY, NAN, NAN, NAN },
        { 5.0, 0.0, INFINITY, NAN, NAN },
        { 7.0, -0.0, -INFINITY, NAN, NAN },
        { 0.0, 0.0, NAN, NAN, NAN },
        { NAN, 1.0, NAN, NAN, NAN },
        { 1.0, NAN, NAN, NAN, NAN },
        { -0x1p-100, 1.0, -1.0, 1.0, -0x1p-100 },
        { 0x1p100, 7.0, 0x1.2492492492492p97, 2.0, 2.0 }, /* 2^100 = 2 mod 7 */
    };
    for (size_t i = 0; i < COUNT_OF(t); i++) {
        float x = (float)t[i].x, y = (float)t[i].y;
        same_f64(etch__floordiv_f64(t[i].x, t[i].y), t[i].div);
        same_f64(etch__floormod_f64(t[i].x, t[i].y), t[i].mod);
        same_f64(etch__truncmod_f64(t[i].x, t[i].y), t[i].rem);
        same_f32(etch__floordiv_f32(x, y), (float)t[i].div);
        same_f32(etch__floormod_f32(x, y), (float)t[i].mod);
        same_f32(etch__truncmod_f32(x, y), (float)t[i].rem);
    }
    same_f32(etch__truncdiv_f32(-7.0f, 2.0f), -3.0f);
    same_f64(etch__truncdiv_f64(-1e-30, 1.0), -0.0);
}

int etch_test_math_division(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_i8),  cmocka_unit_test(test_u8),   cmocka_unit_test(test_wide),
        cmocka_unit_test(test_pow), cmocka_unit_test(test_fmod), cmocka_unit_test(test_float_meaning),
    };
    return cmocka_run_group_tests_name("kernel/math_division", tests, NULL, NULL);
}
