/* Printing and parsing of dims. That every form comes back is tested by dim_random_test.c; here are precedence, errors
 * and hostile texts. */
#include "shape_test.h"

#include <stdlib.h>

static void test_precedence(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    parse(&w, "n + m");
    check_prints(&w, "1 + 2*3", "7");
    check_prints(&w, "(1 + 2)*3", "9");
    check_prints(&w, "10 - 4 - 3", "3");
    check_prints(&w, "100//7//2", "7");
    check_prints(&w, "7*3%4", "1");
    check_prints(&w, "7%4*3", "9");
    check_prints(&w, "-7//2", "-4");
    check_prints(&w, "-(7//2)", "-3");
    check_prints(&w, "- - 3", "3");
    check_prints(&w, "2*-3", "-6");
    check_prints(&w, "2--3", "5");
    check_prints(&w, "2*n//2", "n");
    check_prints(&w, "2*(n//2)", "2*(n//2)");
    check_prints(&w, "m - n//2", "m - n//2");
    check_prints(&w, "-(n//3)", "-(n//3)");
    check_prints(&w, "n//(m + 1)", "n//(m + 1)");
    check_prints(&w, "n*m//3", "n*m//3");
    check_prints(&w, "(n%7)//3", "(n%7)//3");
    check_prints(&w, "n//(m%3)", "n//(m%3)");
    check_prints(&w, " ( n\t) *  2", "2*n");
    check_prints(&w, "min (n , m)", "min(n, m)");
    check_prints(&w, "min", "min"); /* a name like others, without '(' */
    check_prints(&w, "min(min, max)", "min(min, max)");
    world_close(&w);
}

static void test_stops_where_the_dim_ends(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    static const struct {
        const char *text, *rest;
    } cases[] = { { "n, 2", ", 2" }, { "2*n + 1]", "]" }, { "n  ", "  " }, { "n\n+ 1", "\n+ 1" },
                  { "n m", " m" },   { "n = 3", " = 3" }, { "(n))", ")" } };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        const char *at = cases[i].text;
        etch_dim d;
        assert_int_equal(etch__dim_parse(w.cx, w.t, &at, &d), ETCH_OK);
        if (strcmp(at, cases[i].rest) != 0)
            fail_msg("\"%s\" was read up to \"%s\"", cases[i].text, at);
    }
    world_close(&w);
}

static void check_error(world *w, const char *text, etch_status status, size_t at_byte, const char *found)
{
    const char *at = text;
    etch_dim d = 12345;
    etch_status s = etch__dim_parse(w->cx, w->t, &at, &d);
    if (s != status || (size_t)(at - text) != at_byte || !strstr(etch_error_message(w->cx), found) || d != 12345)
        fail_msg("\"%s\": %s at byte %zu: %s", text, etch_status_name(s), (size_t)(at - text),
                 etch_error_message(w->cx));
}

static void test_errors_say_what_was_found(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    check_error(&w, "", ETCH_EPARSE, 0, "found the end of the text, expected a number");
    check_error(&w, "n +", ETCH_EPARSE, 3, "found the end of the text");
    check_error(&w, "n + ]", ETCH_EPARSE, 4, "found ']'");
    check_error(&w, "(n", ETCH_EPARSE, 2, "expected ')'");
    check_error(&w, "(n m)", ETCH_EPARSE, 3, "found 'm', expected ')'");
    check_error(&w, "n / 2", ETCH_EPARSE, 2, "found '/', expected '//'");
    check_error(&w, "*n", ETCH_EPARSE, 0, "found '*'");
    check_error(&w, "n ** 2", ETCH_EPARSE, 3, "found '*'");
    check_error(&w, "3n", ETCH_EPARSE, 1, "found 'n'");
    check_error(&w, "foo(n, 1)", ETCH_EPARSE, 0, "found 'foo', expected min, max or bcast");
    check_error(&w, "min(n)", ETCH_EPARSE, 5, "found ')', expected ','");
    check_error(&w, "min(n, )", ETCH_EPARSE, 7, "found ')'");
    check_error(&w, "min(n, m;", ETCH_EPARSE, 8, "found ';', expected ',' or ')'");
    check_error(&w, "n + \x01", ETCH_EPARSE, 4, "the byte 0x01");
    check_error(&w, "\xff", ETCH_EPARSE, 0, "the byte 0xff");
    check_error(&w, "4611686018427387904", ETCH_EPARSE, 0, "4611686018427387904");
    check_error(&w, "1 + 99999999999999999999999999999999999999999999999999", ETCH_EPARSE, 4, "9999...");
    check_error(&w, "4611686018427387903 + 1", ETCH_ERANGE, 20, "4611686018427387903 + 1");
    check_error(&w, "n // (m - m)", ETCH_EDIVZERO, 2, "n // 0");
    check_error(&w, "2 + bcast(3, 4)", ETCH_ESHAPE, 4, "3 with 4");
    etch_dim d = parse(&w, "4611686018427387903 - n");
    assert_int_equal(parse(&w, "-n + 4611686018427387903"), d);
    world_close(&w);
}

/* `n` times `open`, "n", n times `close`. */
static char *nested(const char *open, int n, const char *close)
{
    size_t n_open = strlen(open), n_close = strlen(close), count = (size_t)n;
    char *text = malloc(count * (n_open + n_close) + 2);
    assert_non_null(text);
    for (size_t i = 0; i < count; i++)
        memcpy(text + i * n_open, open, n_open);
    text[count * n_open] = 'n';
    for (size_t i = 0; i < count; i++)
        memcpy(text + count * n_open + 1 + i * n_close, close, n_close);
    text[count * (n_open + n_close) + 1] = '\0';
    return text;
}

static void test_deep_nesting_is_an_error(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    char *fits = nested("(", 200, ")"), *deep = nested("(", 201, ")"), *abyss = nested("(", 1000000, "");
    char *functions = nested("min(7, 2*", 100000, ")"), *minus = nested("-", 1000000, "");
    assert_int_equal(parse(&w, fits), parse(&w, "n"));
    check_error(&w, deep, ETCH_EPARSE, 200, "deeper than 200");
    check_error(&w, abyss, ETCH_EPARSE, 200, "deeper than 200");
    check_error(&w, functions, ETCH_EPARSE, 200 * strlen("min(7, 2*") + 3, "deeper than 200");
    assert_int_equal(parse(&w, minus), parse(&w, "n"));
    free(fits), free(deep), free(abyss), free(functions), free(minus);
    world_close(&w);
}

/* The deepest forms that can be made still print as text that can be read. */
static void test_the_deepest_form_comes_back(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    etch_dim m = parse(&w, "m"), k = parse(&w, "k"), x = parse(&w, "n"), deepest = x;
    for (int i = 0; x != ETCH_DIM_FAILED && i < 1000; i++) {
        deepest = x;
        etch_dim next = etch__dim_add(w.cx, w.t, etch__dim_mul(w.cx, w.t, 3, x), m);
        x = i % 3 ? etch__dim_mod(w.cx, w.t, next, 1009 + i) : etch__dim_min(w.cx, w.t, next, k);
    }
    assert_int_equal(etch_error_status(w.cx), ETCH_ERANGE);
    etch_strbuf text;
    etch__strbuf_init(&text, w.cx->alloc);
    etch__dim_print(w.t, deepest, &text);
    assert_int_equal(parse(&w, text.at), deepest);
    etch__strbuf_fini(&text);
    world_close(&w);
}

static uint64_t next_random(uint64_t *state)
{
    *state ^= *state << 13, *state ^= *state >> 7, *state ^= *state << 17;
    return *state >> 11;
}

/* Operands and operators in turn, mostly, so that much of it is a dim and some of it is nearly one. */
static void write_garbage(uint64_t *random, char *text, size_t room)
{
    static const char *const operands[] = { "n",
                                            "m",
                                            "(n",
                                            "(m + 2)",
                                            "-",
                                            "0",
                                            "1",
                                            "2",
                                            "7",
                                            "min(n, ",
                                            "bcast(m, 3, ",
                                            "max(",
                                            "4611686018427387903",
                                            "n*n",
                                            "_x9",
                                            "\x80" };
    static const char *const operators[] = { "+", " - ", "*", "//", "%", ")", ")", ",", "/", "]", " " };
    uint64_t n = 1 + next_random(random) % 12;
    bool wants_operand = true;
    for (uint64_t i = 0; i < n; i++) {
        size_t used = strlen(text);
        const char *piece = wants_operand ? operands[next_random(random) % ETCH_COUNT_OF(operands)]
                                          : operators[next_random(random) % ETCH_COUNT_OF(operators)];
        snprintf(text + used, room - used, "%s", piece);
        wants_operand = next_random(random) % 8 == 0 ? wants_operand : !wants_operand;
    }
}

/* No text crashes the parser or makes it hang, and what it accepts comes back from print. */
static void test_garbage(void **state)
{
    (void)state;
    uint64_t random = 88172645463325252u;
    int n_parsed = 0;
    for (int round = 0; round < 20; round++) {
        world w;
        world_open(&w);
        for (int i = 0; i < 500; i++) {
            char text[256] = "";
            write_garbage(&random, text, sizeof text);
            const char *at = text;
            etch_dim d, again;
            if (etch__dim_parse(w.cx, w.t, &at, &d) != ETCH_OK) {
                assert_true(at >= text && at <= text + strlen(text));
                assert_true(etch_error_message(w.cx)[0] != '\0');
                continue;
            }
            n_parsed++;
            etch_strbuf printed;
            etch__strbuf_init(&printed, w.cx->alloc);
            etch__dim_print(w.t, d, &printed);
            at = printed.at;
            if (etch__dim_parse(w.cx, w.t, &at, &again) != ETCH_OK || again != d || *at != '\0')
                fail_msg("\"%s\" prints as \"%s\", which is something else", text, printed.at);
            etch__strbuf_fini(&printed);
        }
        world_close(&w);
    }
    assert_true(n_parsed > 2000);
}

int etch_test_dim_text(void);
int etch_test_dim_text(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_precedence),
        cmocka_unit_test(test_stops_where_the_dim_ends),
        cmocka_unit_test(test_errors_say_what_was_found),
        cmocka_unit_test(test_deep_nesting_is_an_error),
        cmocka_unit_test(test_the_deepest_form_comes_back),
        cmocka_unit_test(test_garbage),
    };
    return cmocka_run_group_tests_name("shape/dim_text", tests, NULL, NULL);
}
