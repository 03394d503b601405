/* Regular expressions, and characters of UTF-8. Expectations are RE2's. */
#include "unit/kernel/call_testing.h"

#include "kernel/call/regex.h"

static etch_text text(const char *s) { return (etch_text){ s, strlen(s) }; }

/* "begin-end" of the whole and of the groups that took part, or "no". */
static const char *found(const char *pattern, const char *s)
{
    static char out[256];
    size_t groups[2 * ETCH_REGEX_GROUPS];
    etch_regex r;
    bool is_found;
    assert_int_equal(etch__regex_init(cx, "test", text(pattern), &r), ETCH_OK);
    assert_int_equal(etch__regex_find(cx, &r, text(s), 0, false, groups, &is_found), ETCH_OK);
    int n = snprintf(out, sizeof out, is_found ? "" : "no");
    for (int i = 0; is_found && i < ETCH_REGEX_GROUPS && i <= r.n_groups; i++)
        n += groups[2 * i] == SIZE_MAX ? snprintf(out + n, sizeof out - (size_t)n, i ? " -" : "-")
                                       : snprintf(out + n, sizeof out - (size_t)n, "%s%zu-%zu", i ? " " : "",
                                                  groups[2 * i], groups[2 * i + 1]);
    etch__regex_fini(&r);
    return out;
}

static void test_matches(void **state)
{
    static const struct {
        const char *pattern, *text, *found;
    } cases[] = {
        { "", "", "0-0" },
        { "abc", "xabcx", "1-4" },
        { "a|ab", "ab", "0-1" }, /* the first alternative */
        { "(a|ab)(c|bcd)", "abcd", "0-4 0-1 1-4" },
        { "a*", "baa", "0-0" }, /* leftmost, though empty */
        { "a+?", "aaa", "0-1" },
        { "(a*)*", "aab", "0-2 0-2" },
        { "(a+)(b)?", "aac", "0-2 0-2 -" },
        { "a{2}", "aaaaa", "0-2" },
        { "a{2,}", "aaaaa", "0-5" },
        { "a{2,3}", "aaaaa", "0-3" },
        { "a{2,3}?", "aaaaa", "0-2" },
        { "a{0}b", "ab", "1-2" },
        { "(ab){2,3}c", "abababc", "0-7 4-6" },
        { "x{", "x{", "0-2" }, /* no repetition: text */
        { "x{1,", "x{1,", "0-4" },
        { "^b", "ab", "no" },
        { "(?m)^b$", "a\nb\nc", "2-3" },
        { "a$", "a\n", "no" },
        { "\\Aa\\z", "a", "0-1" },
        { "\\bfoo\\b", "a foo", "2-5" },
        { "\\Boo", "foo", "1-3" },
        { ".", "\n", "no" },
        { "(?s).", "\n", "0-1" },
        { ".", "\xc3\xa4", "0-2" },
        { "[\xc3\xa4-\xc3\xb6]+", "x\xc3\xa5\xc3\xb6", "1-5" },
        { ".", "\xff", "no" }, /* no UTF-8: matches nothing */
        { "[^a]", "\xff", "no" },
        { "[]a]+", "a]", "0-2" },
        { "[a-]+", "-a", "0-2" },
        { "[^]a]", "]b", "1-2" },
        { "[\\d\\-x]+", "a1-x", "1-4" },
        { "[[:^digit:]]+", "1ab", "1-3" },
        { "[[:cntrl:][:upper:]]+", "a\x7f\x01Q", "1-4" },
        { "\\D+", "12ab", "2-4" },
        { "[\\W]+", "a, b", "1-3" },
        { "(?i)aBc[x-z]", "xABcY", "1-5" },
        { "a(?i)b|c", "aB", "0-2" },
        { "(?i:a)b", "AB", "no" },
        { "(?-i)a", "A", "no" },
        { "\\x41\\x{42}\\n", "AB\n", "0-3" },
        { "\\Qa.b\\E", "a.b", "0-3" },
        { "(?P<name>a)(?<other>b)", "ab", "0-2 0-1 1-2" },
        { "(?:a|b)+", "abc", "0-2" },
        { "()()()()()()()()()()(a)", "a",
          "0-1 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0" }, /* groups past nine are not told */
        { "(?i:ab)+", "xaBAb", "1-5" },
        { "\\Qab\\E+", "abb", "0-3" },
        { "(|a)*", "aa", "0-0 0-0" }, /* empty is preferred */
    };
    (void)state;
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++)
        if (strcmp(found(cases[i].pattern, cases[i].text), cases[i].found) != 0)
            fail_msg("%s on %s: %s, not %s", cases[i].pattern, cases[i].text, found(cases[i].pattern, cases[i].text),
                     cases[i].found);
}

static void test_refused(void **state)
{
    static const struct {
        const char *pattern, *error;
    } cases[] = {
        { "(", "missing )" },         { ")", "unexpected )" },     { "a)b", "unexpected )" },
        { "[a", "missing ]" },        { "[z-a]", "class range" },  { "[[:nope:]]", "class" },
        { "*", "no argument" },       { "a**", "bad repetition" }, { "a|+", "no argument" },
        { "a{3,2}", "bad repet" },    { "a{1001}", "bad repet" },  { "\\", "trailing" },
        { "\\1", "escape" },          { "\\pL", "escape" },        { "(?=a)", "Perl" },
        { "(?P<>a)", "named" },       { "(?P<a", "named" },        { "\\x{110000}", "escape" },
        { "\\xg0", "escape" },        { "(?i", "missing )" },      { "a\xff", "UTF-8" },
        { "\\Q\\E*", "no argument" }, { "(?i)*", "no argument" },  { "((a{100}){100}){100}", "too large" },
        { "a{2}{3}", "bad repet" },   { "a*{2}", "bad repet" },    { "a|{2}", "no argument" },
    };
    (void)state;
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        etch_regex r;
        assert_int_equal(etch__regex_init(cx, "test", text(cases[i].pattern), &r), ETCH_EINVAL);
        if (!strstr(etch_error_message(cx), cases[i].error))
            fail_msg("%s: %s", cases[i].pattern, etch_error_message(cx));
        etch_error_clear(cx);
    }
}

/* Patterns that search by trying would take for ever on. */
static void test_hard(void **state)
{
    enum { N = 3000 };
    char *s = malloc(N + 1);
    memset(s, 'a', N);
    s[N] = '\0';
    (void)state;
    assert_string_equal(found("(a|aa)*b", s), "no");
    assert_string_equal(found("(a*)*c|(a?){50}a{50}x", s), "no");
    memset(s, '(', 400);
    s[400] = '\0';
    etch_regex r;
    assert_int_equal(etch__regex_init(cx, "test", text(s), &r), ETCH_EINVAL); /* nests too deeply */
    etch_error_clear(cx);
    free(s);
}

/* Any bytes as pattern and as text. */
static void test_random(void **state)
{
    static const char letters[] = "ab()[]{}|*+?^$.\\-:,12dwsibQExP<>=!\n\xc3\xa4\xff";
    (void)state;
    for (int i = 0; i < 20000; i++) {
        char pattern[16], s[16];
        int n = (int)random_below(15), m = (int)random_below(15);
        for (int k = 0; k < 15; k++) {
            pattern[k] = letters[random_below(sizeof letters - 1)];
            s[k] = letters[random_below(sizeof letters - 1)];
        }
        etch_regex r;
        if (etch__regex_init(cx, "test", (etch_text){ pattern, (size_t)n }, &r) != ETCH_OK) {
            etch_error_clear(cx);
            continue;
        }
        size_t groups[2 * ETCH_REGEX_GROUPS];
        bool is_found, is_whole;
        assert_int_equal(etch__regex_find(cx, &r, (etch_text){ s, (size_t)m }, 0, false, groups, &is_found), ETCH_OK);
        if (is_found)
            assert_true(groups[0] <= groups[1] && groups[1] <= (size_t)m);
        assert_int_equal(etch__regex_find(cx, &r, (etch_text){ s, (size_t)m }, 0, true, groups, &is_whole), ETCH_OK);
        assert_true(is_found || !is_whole);
        etch__regex_fini(&r);
    }
}

/* Every character there is, and what is none. */
static void test_utf8(void **state)
{
    (void)state;
    for (uint32_t c = 0; c <= 0x10FFFF; c += c < 0x3000 ? 1 : 37) {
        char bytes[4];
        uint32_t back;
        bool is_good;
        size_t n = etch__utf8_encode(c, bytes), m = etch__utf8_decode(bytes, n, &back, &is_good);
        bool is_surrogate = c >= 0xD800 && c <= 0xDFFF;
        assert_int_equal(is_good, !is_surrogate);
        assert_true(is_surrogate || (m == n && back == c));
        if (n > 1) {
            (void)etch__utf8_decode(bytes, n - 1, &back, &is_good);
            assert_false(is_good);
        }
    }
}

int etch_test_regex(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_matches), cmocka_unit_test(test_refused),
                                        cmocka_unit_test(test_hard), cmocka_unit_test(test_random),
                                        cmocka_unit_test(test_utf8) };
    return cmocka_run_group_tests_name("kernel/regex", tests, make_ctx, drop_ctx);
}
