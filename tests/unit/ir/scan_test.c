/* Numbers and strings of the text. */
#include "ir/scan.h"
#include "ir_testing.h"

#include <locale.h>
#include <math.h>

static void test_integers(void **state)
{
    bench *b = *state;
    static const struct {
        const char *text;
        int64_t value;
        int read;
    } rows[] = { { "0", 0, 1 },
                 { " 42,", 42, 3 },
                 { "-7", -7, 2 },
                 { "9223372036854775807", INT64_MAX, 19 },
                 { "-9223372036854775808", INT64_MIN, 20 },
                 { "1..5", 1, 1 } };
    for (size_t i = 0; i < ETCH_COUNT_OF(rows); i++) {
        const char *at = rows[i].text;
        int64_t x;
        must(b->cx, etch__scan_i64(b->cx, &at, &x));
        assert_true(x == rows[i].value);
        assert_int_equal(at - rows[i].text, rows[i].read);
    }
    static const char *const bad[] = {
        "", "-", "x", "1.5", "1e3", "9223372036854775808", "-9223372036854775809", "99999999999999999999999", "12x"
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(bad); i++) {
        const char *at = bad[i];
        int64_t x;
        assert_int_equal(etch__scan_i64(b->cx, &at, &x), ETCH_EPARSE);
        assert_ptr_equal(at, bad[i]);
    }
}

static void test_floats(void **state)
{
    bench *b = *state;
    static const struct {
        const char *text;
        double value;
    } rows[] = { { "0", 0 },
                 { "1.5", 1.5 },
                 { "-0.1", -0.1 },
                 { ".5", .5 },
                 { "2.", 2 },
                 { "1e10", 1e10 },
                 { "1E-3", 1e-3 },
                 { "inf", INFINITY },
                 { "-inf", -INFINITY },
                 { "4.9406564584124654e-324", 4.9406564584124654e-324 },
                 { "1.7976931348623157e+308", 1.7976931348623157e+308 } };
    for (size_t i = 0; i < ETCH_COUNT_OF(rows); i++) {
        const char *at = rows[i].text;
        double x;
        must(b->cx, etch__scan_f64(b->cx, &at, &x));
        assert_true(x == rows[i].value && signbit(x) == signbit(rows[i].value));
        assert_int_equal(*at, '\0');
    }
    double x;
    const char *at = "nan";
    must(b->cx, etch__scan_f64(b->cx, &at, &x));
    assert_true(isnan(x));
    at = "-0";
    must(b->cx, etch__scan_f64(b->cx, &at, &x));
    assert_true(x == 0 && signbit(x));
    static const char *const bad[] = { "", ".", "e5", "1e", "1e+", "--1", "1.5x", "infinite", "1e400", "0x10" };
    for (size_t i = 0; i < ETCH_COUNT_OF(bad); i++) {
        at = bad[i];
        assert_int_equal(etch__scan_f64(b->cx, &at, &x), ETCH_EPARSE);
    }
    char digits[1000];
    memset(digits, '1', sizeof digits - 1);
    digits[sizeof digits - 1] = '\0';
    at = digits;
    assert_int_equal(etch__scan_f64(b->cx, &at, &x), ETCH_EPARSE);
}

/* A decimal just above the middle of two floats, which as a double lies exactly in the middle: rounded once, it
 * goes up. */
static void test_f32_is_rounded_once(void **state)
{
    bench *b = *state;
    const char *at = "1.00000005960464477540";
    float x;
    must(b->cx, etch__scan_element(b->cx, &at, ETCH_F32, &x));
    assert_true(x == 1.00000011920928955f);
    double d = 1.00000005960464477540;
    assert_true((float)d == 1.0f); /* which is what rounding twice would give */
}

static void test_elements(void **state)
{
    bench *b = *state;
    static const struct {
        etch_dtype t;
        const char *good, *bad;
    } rows[] = { { ETCH_I8, "-128", "-129" },
                 { ETCH_I8, "127", "128" },
                 { ETCH_U8, "255", "256" },
                 { ETCH_U8, "0", "-1" },
                 { ETCH_I16, "-32768", "32768" },
                 { ETCH_U32, "4294967295", "4294967296" },
                 { ETCH_I64, "9223372036854775807", "9223372036854775808" },
                 { ETCH_I64, "-9223372036854775808", "-9223372036854775809" },
                 { ETCH_U64, "18446744073709551615", "18446744073709551616" },
                 { ETCH_I32, "7", "7.0" },
                 { ETCH_BOOL, "true", "1" },
                 { ETCH_F16, "65504", "65520" },
                 { ETCH_F32, "3.4e38", "3.5e38" },
                 { ETCH_BF16, "-inf", "1e39" },
                 { ETCH_F64, "1e308", "1e309" } };
    for (size_t i = 0; i < ETCH_COUNT_OF(rows); i++) {
        _Alignas(8) char element[8];
        const char *at = rows[i].good;
        must(b->cx, etch__scan_element(b->cx, &at, rows[i].t, element));
        at = rows[i].bad;
        assert_int_equal(etch__scan_element(b->cx, &at, rows[i].t, element), ETCH_EPARSE);
    }
    uint64_t most;
    const char *at = "18446744073709551615";
    must(b->cx, etch__scan_element(b->cx, &at, ETCH_U64, &most));
    assert_true(most == UINT64_MAX);
    int8_t least;
    at = "-128";
    must(b->cx, etch__scan_element(b->cx, &at, ETCH_I8, &least));
    assert_int_equal(least, -128);
}

static void test_locale_does_not_matter(void **state)
{
    bench *b = *state;
    const char *was = setlocale(LC_NUMERIC, NULL);
    char *saved = strdup(was);
    static const char *const names[] = { "de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8" };
    bool is_set = false;
    for (size_t i = 0; i < ETCH_COUNT_OF(names) && !is_set; i++)
        is_set = setlocale(LC_NUMERIC, names[i]) != NULL;
    double x;
    const char *at = "1.5";
    must(b->cx, etch__scan_f64(b->cx, &at, &x)); /* in whatever locale there is */
    assert_true(x == 1.5);
    setlocale(LC_NUMERIC, saved);
    free(saved);
}

static void test_strings(void **state)
{
    bench *b = *state;
    etch_strbuf text;
    etch__strbuf_init(&text, b->cx->alloc);
    const char *at = " \"a\\\"b\\\\\\n\\x41\\x00z\" rest";
    must(b->cx, etch__scan_string(b->cx, &at, &text));
    assert_int_equal(text.n, 8);
    assert_memory_equal(text.at, "a\"b\\\nA\0z", 8);
    assert_string_equal(at, " rest");
    static const char *const bad[] = { "abc", "\"abc", "\"abc\n\"", "\"\\q\"", "\"\\x4\"", "\"\\" };
    for (size_t i = 0; i < ETCH_COUNT_OF(bad); i++) {
        at = bad[i];
        assert_int_equal(etch__scan_string(b->cx, &at, &text), ETCH_EPARSE);
    }
    etch__strbuf_fini(&text);
}

static void test_blanks_and_words(void **state)
{
    (void)state;
    const char *at = " \t# a comment\n\r# another\n  word1 = 2";
    assert_false(etch__scan_word(&at, "word"));
    assert_true(etch__scan_word(&at, "word1"));
    assert_true(etch__scan_char(&at, '='));
    assert_false(etch__scan_char(&at, '='));
    assert_string_equal(at, "2");
    assert_int_equal(etch__scan_name("a.b-c", true), 3);
    assert_int_equal(etch__scan_name("a.b-c", false), 1);
    assert_string_equal(etch__scan_blanks("# to the end"), "");
}

int etch_test_scan(void)
{
    const struct CMUnitTest tests[] = { IR_TEST(test_integers),
                                        IR_TEST(test_floats),
                                        IR_TEST(test_f32_is_rounded_once),
                                        IR_TEST(test_elements),
                                        IR_TEST(test_locale_does_not_matter),
                                        IR_TEST(test_strings),
                                        IR_TEST(test_blanks_and_words) };
    return cmocka_run_group_tests_name("ir/scan", tests, NULL, NULL);
}
