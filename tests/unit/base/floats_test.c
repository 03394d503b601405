/* Numbers as text: fixed examples, and over many numbers that the text reads back and that no shorter one does. */
#include "base/strbuf.h"

#include <float.h>
#include <locale.h>
#include <math.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

int etch_test_floats(void);

static etch_strbuf text;

static const char *f64(double x)
{
    etch__strbuf_clear(&text);
    etch__strbuf_add_f64(&text, x);
    return text.at;
}

static const char *f32(float x)
{
    etch__strbuf_clear(&text);
    etch__strbuf_add_f32(&text, x);
    return text.at;
}

static void f64_examples(void **state)
{
    (void)state;
    assert_string_equal(f64(0.0), "0");
    assert_string_equal(f64(-0.0), "-0");
    assert_string_equal(f64(1), "1");
    assert_string_equal(f64(-1), "-1");
    assert_string_equal(f64(0.1), "0.1");
    assert_string_equal(f64(0.1 + 0.2), "0.30000000000000004");
    assert_string_equal(f64(1.0 / 3), "0.3333333333333333");
    assert_string_equal(f64(-2.5), "-2.5");
    assert_string_equal(f64(100), "100");
    assert_string_equal(f64(123456.75), "123456.75");
    assert_string_equal(f64(1e15), "1000000000000000");
    assert_string_equal(f64(1e16), "1e+16");
    assert_string_equal(f64(9007199254740993.0), "9007199254740992");
    assert_string_equal(f64(12345678901234567890.0), "1.2345678901234567e+19");
    assert_string_equal(f64(1e30), "1e+30");
    assert_string_equal(f64(1.5e300), "1.5e+300");
    assert_string_equal(f64(0.0001), "0.0001");
    assert_string_equal(f64(0.00012345), "0.00012345");
    assert_string_equal(f64(0.00001), "1e-05");
    assert_string_equal(f64(DBL_MAX), "1.7976931348623157e+308");
    assert_string_equal(f64(DBL_MIN), "2.2250738585072014e-308");
    assert_string_equal(f64(5e-324), "5e-324");
    assert_string_equal(f64(DBL_EPSILON), "2.220446049250313e-16");
    assert_string_equal(f64((double)INFINITY), "inf");
    assert_string_equal(f64(-(double)INFINITY), "-inf");
    assert_string_equal(f64((double)NAN), "nan");
    assert_string_equal(f64(copysign((double)NAN, -1)), "nan");
    /* 5.6843418860808014869...e-14: the nearest 16 digits read back as another number, the next ones up as this. */
    assert_string_equal(f64(ldexp(1, -44)), "5.684341886080802e-14");
}

static void f32_examples(void **state)
{
    (void)state;
    assert_string_equal(f32(0.1f), "0.1");
    assert_string_equal(f32(-0.0f), "-0");
    assert_string_equal(f32(1.0f / 3), "0.33333334");
    assert_string_equal(f32(16777216.0f), "16777216");
    assert_string_equal(f32(1e6f), "1000000");
    assert_string_equal(f32(1e7f), "1e+07");
    assert_string_equal(f32(3.14159265f), "3.1415927");
    assert_string_equal(f32(FLT_MAX), "3.4028235e+38");
    assert_string_equal(f32(FLT_MIN), "1.1754944e-38");
    assert_string_equal(f32(1e-45f), "1e-45");
    assert_string_equal(f32(INFINITY), "inf");
    assert_string_equal(f32(-INFINITY), "-inf");
    assert_string_equal(f32(-NAN), "nan");
}

/* Significant digits of a number's text: from the first to the last that is not 0. */
static int count_digits(const char *s)
{
    int n = 0, zeros = 0;
    for (; *s && *s != 'e'; s++) {
        if (*s == '0')
            zeros += n > 0;
        else if (*s >= '1' && *s <= '9')
            n += zeros + 1, zeros = 0;
    }
    return n;
}

/* True if some decimal of `digits` digits reads back as x: the two around x are the only candidates. */
static bool can_be_shorter(double x, int digits, bool is_f32)
{
    char exact[1200], candidate[64];
    snprintf(exact, sizeof exact, "%.800e", fabs(x)); /* all digits that a double has */
    int exponent = atoi(strchr(exact, 'e') + 1);
    long long below = 0;
    for (int i = 0, k = 0; k < digits; i++)
        if (exact[i] != '.')
            below = below * 10 + (exact[i] - '0'), k++;
    for (long long c = below; c <= below + 1; c++) {
        snprintf(candidate, sizeof candidate, "%llde%d", c, exponent - digits + 1);
        double back = is_f32 ? (double)strtof(candidate, NULL) : strtod(candidate, NULL);
        if (back == fabs(x))
            return true;
    }
    return false;
}

static void check_shortest_f64(double x)
{
    const char *s = f64(x);
    if (strtod(s, NULL) != x)
        fail_msg("%a as %s does not read back", x, s);
    int n = count_digits(s);
    if (n > 1 && can_be_shorter(x, n - 1, false))
        fail_msg("%a as %s could be shorter", x, s);
}

static void check_shortest_f32(float x)
{
    const char *s = f32(x);
    if (strtof(s, NULL) != x)
        fail_msg("%a as %s does not read back", (double)x, s);
    int n = count_digits(s);
    if (n > 1 && can_be_shorter((double)x, n - 1, true))
        fail_msg("%a as %s could be shorter", (double)x, s);
}

static uint64_t next_random(uint64_t *s)
{
    *s ^= *s << 13;
    *s ^= *s >> 7;
    *s ^= *s << 17;
    return *s;
}

static void shortest_over_all_powers_of_two(void **state)
{
    (void)state;
    for (int e = -1074; e <= 1023; e++) {
        check_shortest_f64(ldexp(1, e));
        check_shortest_f64(nextafter(ldexp(1, e), 0));
        check_shortest_f64(-nextafter(ldexp(1, e), (double)INFINITY));
    }
    for (int e = -149; e <= 127; e++) {
        check_shortest_f32(ldexpf(1, e));
        check_shortest_f32(nextafterf(ldexpf(1, e), 0));
        check_shortest_f32(-nextafterf(ldexpf(1, e), INFINITY));
    }
}

static void shortest_over_random_bits(void **state)
{
    (void)state;
    uint64_t seed = 88172645463325252u;
    for (int i = 0; i < 3000; i++) {
        uint64_t bits = next_random(&seed);
        uint32_t half = (uint32_t)(bits >> 20);
        double x;
        float y;
        memcpy(&x, &bits, sizeof x);
        memcpy(&y, &half, sizeof y);
        if (isfinite(x))
            check_shortest_f64(x);
        if (isfinite(y))
            check_shortest_f32(y);
        check_shortest_f64((double)(bits >> 40) / 1000); /* and such as people write */
    }
}

/* A comma for the decimal point must not show. Locales may be missing on a machine; then there is nothing to see. */
static void the_locale_does_not_matter(void **state)
{
    (void)state;
    const char *names[] = { "de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "de_DE" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (!setlocale(LC_NUMERIC, names[i]))
            continue;
        char with_comma[64];
        snprintf(with_comma, sizeof with_comma, "%s", f64(1234.5678));
        char small[64];
        snprintf(small, sizeof small, "%s", f32(1e-20f));
        setlocale(LC_NUMERIC, "C");
        assert_string_equal(with_comma, "1234.5678");
        assert_string_equal(small, "1e-20");
        return;
    }
    skip();
}

static int set_up(void **state)
{
    (void)state;
    etch__strbuf_init(&text, etch_allocator_system());
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    etch__strbuf_fini(&text);
    return 0;
}

int etch_test_floats(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(f64_examples),
        cmocka_unit_test(f32_examples),
        cmocka_unit_test(shortest_over_all_powers_of_two),
        cmocka_unit_test(shortest_over_random_bits),
        cmocka_unit_test(the_locale_does_not_matter),
    };
    return cmocka_run_group_tests_name("base/floats", tests, set_up, tear_down);
}
