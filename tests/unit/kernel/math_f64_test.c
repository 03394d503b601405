/* The f64 functions of src/kernel/math against the C library's long double functions.
 *
 * For each function, random numbers from ranges that matter, random bit patterns, and doubles around the places where
 * the method changes. ETCH_MATH_SAMPLES sets how many. Functions that the C library does not have are in
 * math_special_test.c. */
#include "unit/kernel/math_testing.h"

#include "kernel/math/exp_log.h"
#include "kernel/math/gamma.h"
#include "kernel/math/hyperbolic.h"
#include "kernel/math/inverse_trig.h"
#include "kernel/math/pow.h"
#include "kernel/math/tanh_erf.h"
#include "kernel/math/trig.h"

int etch_test_math_f64(void);
int etch_test_math_special(void);

static long double ref_sigmoid(long double x)
{
    long double e = expl(-fabsl(x));
    return x < 0.0L ? e / (1.0L + e) : 1.0L / (1.0L + e);
}

static long double ref_rsqrt(long double x) { return 1.0L / sqrtl(x); }

typedef struct unary {
    const char *name;
    double (*f)(double);
    long double (*ref)(long double);
    double bound; /* in ulp, as docs/math.md has it */
    double lo, hi;
    uint64_t hash;
    double around[10]; /* 0 ends the list */
} unary;

/* clang-format off */
static const unary functions[] = {
    { "exp",     etch__exp_f64,     expl,        1.00, -746.0, 710.0, 0x73a0a3c5a83f7e5eu,  { 709.782712893384, -708.39641853226408, -745.13321910194122, 0.34657359 } },
    { "expm1",   etch__expm1_f64,   expm1l,      1.90, -40.0,  20.0,  0x7028ade7dfa6e835u,  { 709.782712893384, -37.4, -40.0, 0.34657359, 0x1p-54 } },
    { "log",     etch__log_f64,     logl,        0.90, 0.0,    4.0,   0xbe78e6ac85395f72u,  { 1.0, 0.70710678118654752, 1.4142135623730951, 0x1p-1022, 1.7e308 } },
    { "log1p",   etch__log1p_f64,   log1pl,      1.50, -1.0,   4.0,   0xa9bb2fb52451d945u,  { -1.0, 0x1p-54, -0.29289321881345254, 0.41421356237309515, 1.0, 0x1p54, 1.7e308 } },
    { "rsqrt",   etch__rsqrt_f64,   ref_rsqrt,   1.50, 0.0,    4.0,   0xfad577918494a0f9u,  { 1.0, 1.7e308 } },
    { "tanh",    etch__tanh_f64,    tanhl,       2.10, -20.0,  20.0,  0xf0c648b02b687d2du,  { 0.35, -0.35, 18.71497387511852, 20.0, 0.17328679513998632 } },
    { "sigmoid", etch__sigmoid_f64, ref_sigmoid, 1.50, -40.0,  40.0,  0xdefe274f4ab1bdfbu,  { -744.4400719, -708.4, 36.7368, -0.34657359 } },
    { "erf",     etch__erf_f64,     erfl,        1.40, -6.0,   6.0,   0x73b31904c6ef79cbu,  { 1.0, -1.0, 5.8635847487551676, 28.0 } },
    { "erfc",    etch__erfc_f64,    erfcl,       3.80, -6.0,   28.0,  0xea4b7ceb9b650a85u,  { 1.0, -1.0, 26.5, 27.226, 28.0, 0.5 } },
    { "sin",     etch__sin_f64,     sinl,        0.80, -100.0, 100.0, 0xa477ed5f34d80494u,  { 0.78539816339744831, 3.1415926535897931, 0x1p-27, 1e9 } },
    { "cos",     etch__cos_f64,     cosl,        0.80, -100.0, 100.0, 0x4c39ca1172ee0b76u,  { 0.78539816339744831, 1.5707963267948966, 1e9 } },
    { "tan",     etch__tan_f64,     tanl,        2.00, -100.0, 100.0, 0x9195c6547b064731u,  { 0.78539816339744831, 1.5707963267948966, 0x1p-27, 1e9 } },
    { "asin",    etch__asin_f64,    asinl,       1.60, -1.0,   1.0,   0xd0b7eaeb594bfad4u,  { 0.5, 1.0, -1.0, 0x1p-27 } },
    { "acos",    etch__acos_f64,    acosl,       1.15, -1.0,   1.0,   0x6ef51ee852ebf00cu,  { 0.5, -0.5, 1.0, -1.0 } },
    { "atan",    etch__atan_f64,    atanl,       0.95, -4.0,   4.0,   0xcb45de8f762ca585u,  { 0.4375, 0.6875, 1.1875, 2.4375, 0x1p-27, 1e308 } },
    { "sinh",    etch__sinh_f64,    sinhl,       2.50, -24.0,  24.0,  0xd742cadf7a3433a6u,  { 22.0, 710.4758600739439, 0x1p-28 } },
    { "cosh",    etch__cosh_f64,    coshl,       1.60, -24.0,  24.0,  0x532ef71dc55aa7a4u,  { 0.5, 22.0, 710.4758600739439 } },
    { "asinh",   etch__asinh_f64,   asinhl,      1.90, -8.0,   8.0,   0x25d8a07295c5dcf3u,  { 2.0, 0x1p28, 0x1p-28, 1.7e308 } },
    { "acosh",   etch__acosh_f64,   acoshl,      2.30, 1.0,    8.0,   0x71d95561f0645d8cu,  { 1.0, 2.0, 0x1p28, 1.7e308 } },
    { "atanh",   etch__atanh_f64,   atanhl,      1.90, -1.0,   1.0,   0x17409f871577e225u,  { 0.5, 1.0, -1.0, 0x1p-28 } },
};
/* clang-format on */

static int samples(void)
{
    const char *s = getenv("ETCH_MATH_SAMPLES");
    int n = s != NULL ? atoi(s) : 0;
    return n > 0 ? n : 8000;
}

/* The C library's own reduction of large angles is exact, so patterns of any size are fair. */
static double sample(rng *r, const unary *u, int i)
{
    uint64_t bits = next(r);
    double x = between(r, u->lo, u->hi);
    switch (i % 3) {
    case 0: return x;
    case 1: return ldexp(x, -(int)(bits % 40));
    default: return etch__f64_of_bits(bits);
    }
}

static double check(const unary *u, double x)
{
    double y = u->f(x);
    long double want = u->ref((long double)x);
    double e = ulps_f64(y, want);
    if (!(e <= u->bound)) {
        print_error("%s(%a) = %a, expected %La: %.3f ulp\n", u->name, x, y, want, e);
        fail();
    }
    return e;
}

static void test_random(void **state)
{
    (void)state;
    if (!long_double_is_wide())
        skip();
    for (size_t i = 0; i < COUNT_OF(functions); i++) {
        const unary *u = &functions[i];
        rng r = { 0x1234567 + i };
        double worst = 0.0, at = 0.0;
        for (int k = 0; k < samples(); k++) {
            double x = sample(&r, u, k);
            double e = check(u, x);
            if (e > worst) {
                worst = e;
                at = x;
            }
        }
        if (getenv("ETCH_MATH_SAMPLES") != NULL)
            print_message("%-8s %.4f ulp at %a\n", u->name, worst, at);
        assert_true(worst > 0.2);
    }
}

static void test_places(void **state)
{
    (void)state;
    if (!long_double_is_wide())
        skip();
    for (size_t i = 0; i < COUNT_OF(functions); i++)
        for (int k = 0; k < 10 && functions[i].around[k] != 0.0; k++) {
            uint64_t center = etch__bits_f64(functions[i].around[k]);
            for (uint64_t d = 0; d < 41; d++)
                (void)check(&functions[i], etch__f64_of_bits(center - 20 + d));
            for (int d = 1; d <= 20; d++) { /* and a little farther away */
                (void)check(&functions[i], functions[i].around[k] * (1.0 + 1e-9 * d));
                (void)check(&functions[i], functions[i].around[k] * (1.0 - 1e-9 * d));
            }
        }
}

static void test_special(void **state)
{
    (void)state;
    static const double x[] = { 0.0,
                                -0.0,
                                5e-324,
                                -5e-324,
                                0x1p-1022,
                                -0x1p-1022,
                                1.0,
                                -1.0,
                                0x1.fffffffffffffp1023,
                                -0x1.fffffffffffffp1023,
                                INFINITY,
                                -INFINITY,
                                NAN,
                                -NAN };
    if (!long_double_is_wide())
        skip();
    for (size_t i = 0; i < COUNT_OF(functions); i++)
        for (size_t k = 0; k < COUNT_OF(x); k++)
            (void)check(&functions[i], x[k]);
    assert_true(etch__exp_f64(0.0) == 1.0 && etch__log_f64(1.0) == 0.0 && etch__cos_f64(0.0) == 1.0);
    assert_true(etch__tanh_f64(20.0) == 1.0 && etch__tanh_f64(-20.0) == -1.0 && etch__erf_f64(6.0) == 1.0);
    assert_true(etch__sigmoid_f64(0.0) == 0.5 && etch__sigmoid_f64(-744.0) > 0.0);
}

/* Where the bounded functions are valid, they are the functions. */
static void test_bounded_trig(void **state)
{
    (void)state;
    rng r = { 5 };
    for (int i = 0; i < 4000; i++) {
        int e = (int)(next(&r) % 60) - 20;
        double x = ldexp(between(&r, -1.0, 1.0), e);
        assert_true(etch__trig_needs_slow_f64(x) == !(fabs(x) < 0x1p40));
        if (etch__trig_needs_slow_f64(x))
            continue;
        assert_true(etch__bits_f64(etch__sin_f64(x)) == etch__bits_f64(etch__sin_bounded_f64(x)));
        assert_true(etch__bits_f64(etch__cos_f64(x)) == etch__bits_f64(etch__cos_bounded_f64(x)));
        assert_true(etch__bits_f64(etch__tan_f64(x)) == etch__bits_f64(etch__tan_bounded_f64(x)));
    }
    assert_true(etch__trig_needs_slow_f64(INFINITY) && etch__trig_needs_slow_f64(NAN));
}

static void check_binary(const char *name, double bound, double got, long double want, double x, double y)
{
    double e = ulps_f64(got, want);
    if (!(e <= bound)) {
        print_error("%s(%a, %a) = %a, expected %La: %.3f ulp\n", name, x, y, got, want, e);
        fail();
    }
}

static void test_pow_atan2(void **state)
{
    (void)state;
    static const double s[] = { 0.0,
                                -0.0,
                                1.0,
                                -1.0,
                                0.5,
                                -0.5,
                                2.0,
                                -2.0,
                                3.0,
                                -3.0,
                                2.5,
                                -2.5,
                                5e-324,
                                -5e-324,
                                1e308,
                                -1e308,
                                0x1.fffffffffffffp52,
                                -0x1.fffffffffffffp52,
                                0x1p53,
                                0x1p54,
                                0x1.fffffffffffffp-1,
                                0x1.0000000000001p0,
                                INFINITY,
                                -INFINITY,
                                NAN };
    if (!long_double_is_wide())
        skip();
    for (size_t i = 0; i < COUNT_OF(s); i++)
        for (size_t k = 0; k < COUNT_OF(s); k++) {
            double x = s[i], y = s[k];
            check_binary("pow", 1.30, etch__pow_f64(x, y), powl((long double)x, (long double)y), x, y);
            check_binary("atan2", 1.50, etch__atan2_f64(x, y), atan2l((long double)x, (long double)y), x, y);
        }
    rng r = { 9 };
    for (int i = 0; i < 2 * samples(); i++) {
        double x = etch__f64_of_bits(next(&r)), y = etch__f64_of_bits(next(&r));
        check_binary("atan2", 1.50, etch__atan2_f64(x, y), atan2l((long double)x, (long double)y), x, y);
        check_binary("pow", 1.30, etch__pow_f64(x, y), powl((long double)x, (long double)y), x, y);
        x = i % 2 == 0 ? fabs(x) : between(&r, 0.0, 3.0);
        y = between(&r, -747.0, 711.0) / log(x);
        check_binary("pow", 1.30, etch__pow_f64(x, y), powl((long double)x, (long double)y), x, y);
        x = between(&r, -30.0, 30.0);
        y = (double)(int)between(&r, -30.0, 30.0);
        check_binary("pow", 1.30, etch__pow_f64(x, y), powl((long double)x, (long double)y), x, y);
        y = between(&r, -30.0, 30.0);
        check_binary("atan2", 1.50, etch__atan2_f64(y, x), atan2l((long double)y, (long double)x), y, x);
    }
}

static uint64_t hash_of(const unary *u)
{
    uint64_t h = 1;
    rng r = { 77 };
    for (int i = 0; i < 3000; i++)
        h = hash_f64(h, u->f(sample(&r, u, i)));
    return h;
}

static void test_same_bits(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(functions); i++) {
        uint64_t h = hash_of(&functions[i]);
        if (h != functions[i].hash) {
            print_error("%s: hash is 0x%016llx, expected 0x%016llx\n", functions[i].name, (unsigned long long)h,
                        (unsigned long long)functions[i].hash);
            fail();
        }
    }
}

int etch_test_math_f64(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random),       cmocka_unit_test(test_places),    cmocka_unit_test(test_special),
        cmocka_unit_test(test_bounded_trig), cmocka_unit_test(test_pow_atan2), cmocka_unit_test(test_same_bits),
    };
    int failed = cmocka_run_group_tests_name("kernel/math_f64", tests, NULL, NULL);
    failed += etch_test_math_special();
    return failed;
}
