/* The f32 functions of src/kernel/math against the C library's double functions.
 *
 * A sweep over the bit patterns of all floats, with a stride (ETCH_MATH_STRIDE=1 takes all 2^32 of them; docs/math.md
 * has the maxima over all); every float around the places where a function changes its method or reaches a limit; exact
 * expectations for zeros, infinities and NaN. */
#include "unit/kernel/math_testing.h"

#include "kernel/math/exp_log.h"
#include "kernel/math/gamma.h"
#include "kernel/math/hyperbolic.h"
#include "kernel/math/inverse_trig.h"
#include "kernel/math/pow.h"
#include "kernel/math/tanh_erf.h"
#include "kernel/math/trig.h"

int etch_test_math_f32(void);
int etch_test_math_half(void);
int etch_test_math_division(void);

static double ref_sigmoid(double x) { return x < 0.0 ? exp(x) / (1.0 + exp(x)) : 1.0 / (1.0 + exp(-x)); }
static double ref_rsqrt(double x) { return 1.0 / sqrt(x); }

/* Newton's iteration on erf from far away: slow, and nothing in common with the function tested. */
static double ref_erfinv(double x)
{
    double a = fabs(x);
    if (!(a < 1.0))
        return a == 1.0 ? x * INFINITY : NAN;
    if (a < 1e-9)
        return x * 0.88622692545275801;
    double lo = 0.0, hi = 6.0, y = 0.9 * a;
    for (int i = 0; i < 200; i++) {
        double g = a < 0.5 ? erf(y) - a : (1.0 - a) - erfc(y);
        if (g > 0.0)
            hi = y;
        else
            lo = y;
        double z = y - g * 0.88622692545275801 * exp(y * y);
        z = z > lo && z < hi ? z : 0.5 * (lo + hi);
        if (fabs(z - y) <= 1e-16 * y)
            break;
        y = z;
    }
    return x < 0.0 ? -y : y;
}

typedef struct unary {
    const char *name;
    float (*f)(float);
    double (*ref)(double);
    double bound;     /* in ulp, as docs/math.md has it */
    uint32_t thin;    /* the sweep's stride is multiplied by this: the slow ones */
    uint64_t hash;    /* of the results of hash_of() */
    float around[12]; /* every float near these; 0 ends the list */
} unary;

/* clang-format off */
static const unary functions[] = {
    { "exp",     etch__exp_f32,     exp,         0.95, 1, 0xfc065ee4b9084ec8u,  { 88.72284f, -87.33655f, -103.97208f, 0.34657f, -0.34657f, 1e-7f } },
    { "expm1",   etch__expm1_f32,   expm1,       1.55, 1, 0x3f94e2c861350a5fu,  { 88.72284f, -17.3f, -20.0f, 0.34657f, -0.34657f, 0x1p-25f, 1e-40f } },
    { "log",     etch__log_f32,     log,         0.90, 1, 0x72b750d61975ad17u,  { 1.0f, 0x1p-126f, 0.6666667f, 1.3333334f, 1e-42f, 3.4e38f, -1e-40f } },
    { "log1p",   etch__log1p_f32,   log1p,       1.60, 1, 0x84ce90b403593a75u,  { -1.0f, 0x1p-25f, -0x1p-25f, 0.33333334f, -0.33333334f, 1.0f, 0x1p25f, 3.4e38f } },
    { "rsqrt",   etch__rsqrt_f32,   ref_rsqrt,   1.50, 1, 0xc852a02c0c31b3f3u,  { 1.0f, 1e-40f, 3.4e38f } },
    { "tanh",    etch__tanh_f32,    tanh,        1.90, 1, 0x9b1a4c1194fd5113u,  { 0.35f, -0.35f, 9.010913f, 9.5f, 0.17328f, 1e-40f, 0.22f } },
    { "sigmoid", etch__sigmoid_f32, ref_sigmoid, 1.50, 1, 0xa6a1d9e2f8d08061u,  { -88.72284f, -103.27893f, -104.0f, 16.63553f, -0.34657f, 1e-40f, -4.85f } },
    { "erf",     etch__erf_f32,     erf,         1.60, 1, 0xd48c7207b1c21bf6u,  { 1.25f, -1.25f, 3.919f, 3.9192059f, 1e-40f, 1.2237f } },
    { "erfc",    etch__erfc_f32,    erfc,        0.55, 1, 0xf8f7da3a1433a5bcu,  { 10.05f, 10.1f, 9.19f, -3.9f, 1e-7f, 4.0f } },
    { "erfinv",  etch__erfinv_f32,  ref_erfinv,  0.55, 40, 0x9042e61aa45f42f4u, { 1.0f, -1.0f, 0.9966252f, 1e-40f } },
    { "sin",     etch__sin_f32,     sin,         0.51, 1, 0xc0dddb07454c22f1u,  { 0.78539816f, 3.1415927f, 1e-40f, 0x1p45f, 0x1p69f, 0x1p93f, 0x1p117f, 3.4e38f, 1e10f } },
    { "cos",     etch__cos_f32,     cos,         0.51, 1, 0xfa8125e469a725a2u,  { 0.78539816f, 1.5707964f, 1e-40f, 0x1p45f, 0x1p69f, 0x1p93f, 0x1p117f, 3.4e38f, 1e10f } },
    { "tan",     etch__tan_f32,     tan,         0.51, 1, 0x0c5d1705d89d274du,  { 0.78539816f, 1.5707964f, 1e-40f, 0x1p45f, 0x1p69f, 0x1p93f, 0x1p117f, 3.4e38f, 1e10f } },
    { "asin",    etch__asin_f32,    asin,        0.51, 4, 0x767bb8fdef6a4ce1u,  { 0.5f, 1.0f, -1.0f, 1e-40f } },
    { "acos",    etch__acos_f32,    acos,        0.51, 4, 0x802855fb00af77a0u,  { 0.5f, -0.5f, 1.0f, -1.0f, 1e-40f } },
    { "atan",    etch__atan_f32,    atan,        0.51, 4, 0x5192ab7d964a4fdcu,  { 0.4375f, 0.6875f, 1.1875f, 2.4375f, 1e-40f, 3.4e38f } },
    { "sinh",    etch__sinh_f32,    sinh,        0.51, 4, 0x52f92627603e0aafu,  { 22.0f, 89.415986f, 1e-40f } },
    { "cosh",    etch__cosh_f32,    cosh,        0.51, 4, 0x714a1f918bb8d323u,  { 0.5f, 22.0f, 89.415986f, 1e-40f } },
    { "asinh",   etch__asinh_f32,   asinh,       0.51, 4, 0xf509dae3c0104c62u,  { 2.0f, 0x1p28f, 3.4e38f, 1e-40f } },
    { "acosh",   etch__acosh_f32,   acosh,       0.51, 4, 0x93433aaf9ef6c99eu,  { 1.0f, 2.0f, 0x1p28f, 3.4e38f } },
    { "atanh",   etch__atanh_f32,   atanh,       0.51, 4, 0x9007f68d92a469f4u,  { 0.5f, 1.0f, -1.0f, 1e-40f } },
    { "lgamma",  etch__lgamma_f32,  lgamma,      0.51, 16, 0x784d748e3871b604u, { 0.5f, 1.0f, 1.5f, 2.0f, 3.0f, 8.0f, -0.5f, -2.4570248f, 1e-40f, 4e36f, -1.0f } },
};
/* clang-format on */

static uint32_t stride(void)
{
    const char *s = getenv("ETCH_MATH_STRIDE");
    long n = s != NULL ? atol(s) : 0;
    return n > 0 ? (uint32_t)n : 4093;
}

/* Fails with the input and both results when the error is above the bound; returns it otherwise. */
static double check(const unary *u, float x)
{
    float y = u->f(x);
    double want = u->ref((double)x);
    double e = ulps_f32(y, want);
    if (!(e <= u->bound)) {
        print_error("%s(%a) = %a, expected %a: %.3f ulp\n", u->name, (double)x, (double)y, want, e);
        fail();
    }
    return e;
}

static void test_sweep(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(functions); i++) {
        const unary *u = &functions[i];
        uint64_t step = stride() == 1 ? 1 : (uint64_t)stride() * u->thin;
        double worst = 0.0;
        float at = 0.0f;
        for (uint64_t b = 0; b < (uint64_t)1 << 32; b += step) {
            float x = etch__f32_of_bits((uint32_t)b);
            double e = check(u, x);
            if (e > worst) {
                worst = e;
                at = x;
            }
        }
        if (getenv("ETCH_MATH_STRIDE") != NULL)
            print_message("%-8s %.4f ulp at %a\n", u->name, worst, (double)at);
        assert_true(worst > 0.2); /* a reference that is the function itself would not be a test */
    }
}

static void test_places(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(functions); i++)
        for (int k = 0; k < 12 && functions[i].around[k] != 0.0f; k++) {
            uint32_t center = etch__bits_f32(functions[i].around[k]);
            for (uint32_t d = 0; d < 201; d++) /* may run into infinity and NaN: they are inputs like others */
                (void)check(&functions[i], etch__f32_of_bits(center - 100 + d));
        }
}

/* Zeros, denormals, infinities, NaN: through the reference for the values, which has C99's meaning for all of these. */
static void test_special(void **state)
{
    (void)state;
    static const float x[] = { 0.0f, -0.0f, 1e-45f,        -1e-45f,        0x1p-126f, -0x1p-126f, 0x1.fffffcp-127f,
                               1.0f, -1.0f, 3.4028235e38f, -3.4028235e38f, INFINITY,  -INFINITY,  NAN,
                               -NAN };
    for (size_t i = 0; i < COUNT_OF(functions); i++)
        for (size_t k = 0; k < COUNT_OF(x); k++)
            (void)check(&functions[i], x[k]);
    assert_true(etch__exp_f32(0.0f) == 1.0f && etch__exp_f32(-0.0f) == 1.0f);
    assert_true(etch__exp_f32(0x1.62e42ep6f) < INFINITY && etch__exp_f32(0x1.62e43p6f) == INFINITY);
    assert_true(etch__exp_f32(-0x1.9fe368p6f) == 0x1p-149f && etch__exp_f32(-0x1.9fe36ap6f) == 0.0f);
    assert_true(etch__log_f32(1.0f) == 0.0f && !signbit(etch__log_f32(1.0f)));
    assert_true(etch__tanh_f32(9.1f) == 1.0f && etch__tanh_f32(-9.1f) == -1.0f && etch__tanh_f32(8.6f) < 1.0f);
    assert_true(etch__erf_f32(4.0f) == 1.0f && etch__erf_f32(3.8f) < 1.0f && etch__erf_f32(-INFINITY) == -1.0f);
    assert_true(etch__sigmoid_f32(0.0f) == 0.5f && etch__sigmoid_f32(-103.0f) > 0.0f);
    assert_true(etch__sigmoid_f32(-INFINITY) == 0.0f && etch__sigmoid_f32(INFINITY) == 1.0f);
    assert_true(etch__digamma_f32(1.0f) == (float)-0.57721566490153286 && isnan(etch__digamma_f32(0.0f)));
    assert_true(etch__polygamma_f32(1.0f, 1.0f) == (float)1.6449340668482264 && isnan(etch__polygamma_f32(0.5f, 1.0f)));
    assert_true(etch__zeta_f32(2.0f, 1.0f) == (float)1.6449340668482264 && etch__zeta_f32(1.0f, 2.0f) == INFINITY);
}

/* The result never falls where the function rises, at the seams as elsewhere. */
static void test_saturation(void **state)
{
    (void)state;
    for (uint32_t b = etch__bits_f32(3.8f); b < etch__bits_f32(4.0f); b += 7)
        assert_true(etch__erf_f32(etch__f32_of_bits(b)) <= 1.0f);
    for (uint32_t b = etch__bits_f32(8.0f); b < etch__bits_f32(12.0f); b += 31)
        assert_true(etch__tanh_f32(etch__f32_of_bits(b)) <= 1.0f);
    for (uint32_t b = etch__bits_f32(15.0f); b < etch__bits_f32(20.0f); b += 31)
        assert_true(etch__sigmoid_f32(etch__f32_of_bits(b)) <= 1.0f);
}

static void test_bounded_trig(void **state)
{
    (void)state;
    for (uint32_t b = 0; b < etch__bits_f32(0x1p45f); b += 100003) {
        for (uint32_t sign = 0; sign < 2; sign++) {
            float x = etch__f32_of_bits(b | sign << 31);
            assert_int_equal(etch__bits_f32(etch__sin_f32(x)), etch__bits_f32(etch__sin_bounded_f32(x)));
            assert_int_equal(etch__bits_f32(etch__cos_f32(x)), etch__bits_f32(etch__cos_bounded_f32(x)));
            assert_int_equal(etch__bits_f32(etch__tan_f32(x)), etch__bits_f32(etch__tan_bounded_f32(x)));
        }
    }
}

static void check_binary(const char *name, float got, double want, float x, float y)
{
    double e = ulps_f32(got, want);
    if (!(e <= 0.51)) {
        print_error("%s(%a, %a) = %a, expected %a: %.3f ulp\n", name, (double)x, (double)y, (double)got, want, e);
        fail();
    }
}

static void test_pow_atan2(void **state)
{
    (void)state;
    static const float s[] = { 0.0f,        -0.0f,       1.0f,       -1.0f,    0.5f,        -0.5f,
                               2.0f,        -2.0f,       3.0f,       -3.0f,    2.5f,        -2.5f,
                               1e-45f,      -1e-45f,     3e38f,      -3e38f,   16777215.0f, -16777215.0f,
                               16777216.0f, 0.99999994f, 1.0000001f, INFINITY, -INFINITY,   NAN };
    for (size_t i = 0; i < COUNT_OF(s); i++)
        for (size_t k = 0; k < COUNT_OF(s); k++) {
            check_binary("pow", etch__pow_f32(s[i], s[k]), pow((double)s[i], (double)s[k]), s[i], s[k]);
            check_binary("atan2", etch__atan2_f32(s[i], s[k]), atan2((double)s[i], (double)s[k]), s[i], s[k]);
        }
    rng r = { 7 };
    for (int i = 0; i < 60000; i++) {
        uint64_t u = next(&r);
        float x = etch__f32_of_bits((uint32_t)u), y = etch__f32_of_bits((uint32_t)(u >> 32));
        check_binary("atan2", etch__atan2_f32(x, y), atan2((double)x, (double)y), x, y);
        check_binary("pow", etch__pow_f32(x, y), pow((double)x, (double)y), x, y);
        x = fabsf(x); /* an exponent that keeps the result in range */
        double l = log((double)x);
        y = (float)(between(&r, -107.0, 93.0) / l);
        check_binary("pow", etch__pow_f32(x, y), pow((double)x, (double)y), x, y);
        x = (float)between(&r, -20.0, 20.0);
        y = (float)(int)between(&r, -20.0, 20.0);
        check_binary("pow", etch__pow_f32(x, y), pow((double)x, (double)y), x, y);
    }
}

static uint64_t hash_of(float (*f)(float))
{
    uint64_t h = 1;
    for (uint64_t b = 0; b < (uint64_t)1 << 32; b += 1048583)
        h = hash_f32(h, f(etch__f32_of_bits((uint32_t)b)));
    for (int i = -2000; i <= 2000; i++)
        h = hash_f32(h, f((float)i * 0.0067f));
    return h;
}

static void test_same_bits(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(functions); i++) {
        uint64_t h = hash_of(functions[i].f);
        if (h != functions[i].hash) {
            print_error("%s: hash is 0x%016llx, expected 0x%016llx\n", functions[i].name, (unsigned long long)h,
                        (unsigned long long)functions[i].hash);
            fail();
        }
    }
}

int etch_test_math_f32(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sweep),      cmocka_unit_test(test_places),       cmocka_unit_test(test_special),
        cmocka_unit_test(test_saturation), cmocka_unit_test(test_bounded_trig), cmocka_unit_test(test_pow_atan2),
        cmocka_unit_test(test_same_bits),
    };
    int failed = cmocka_run_group_tests_name("kernel/math_f32", tests, NULL, NULL);
    failed += etch_test_math_half();
    failed += etch_test_math_division();
    return failed;
}
