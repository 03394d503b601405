#include "base/strbuf.h"
#include "unit/base/fault.h"

#include <stdio.h>
#include <string.h>

int etch_test_strbuf(void);

static void empty_is_a_text(void **state)
{
    (void)state;
    etch_counting_allocator c;
    etch__counting_init(&c, etch_allocator_system());
    etch_strbuf b;
    etch__strbuf_init(&b, &c.iface);
    assert_string_equal(b.at, "");
    etch__strbuf_add(&b, "");
    etch__strbuf_addn(&b, NULL, 0);
    etch__strbuf_clear(&b);
    assert_string_equal(b.at, "");
    assert_int_equal(atomic_load(&c.n_allocs), 0);
    etch__strbuf_addf(&b, "%s", "");
    assert_string_equal(b.at, "");
    etch__strbuf_fini(&b);
    assert_string_equal(b.at, "");
    assert_int_equal(atomic_load(&c.live_bytes), 0);
}

static void appends(void **state)
{
    (void)state;
    etch_strbuf b;
    etch__strbuf_init(&b, etch_allocator_system());
    etch__strbuf_add(&b, "one");
    etch__strbuf_addn(&b, ", two and more", 5);
    etch__strbuf_addf(&b, ", %d%s", 3, "!");
    assert_string_equal(b.at, "one, two, 3!");
    assert_int_equal(b.n, 12);
    etch__strbuf_addn(&b, "\0x", 2); /* any bytes */
    assert_int_equal(b.n, 14);
    assert_memory_equal(b.at, "one, two, 3!\0x", 15);
    etch__strbuf_clear(&b);
    assert_string_equal(b.at, "");
    etch__strbuf_add(&b, "again");
    assert_string_equal(b.at, "again");
    etch__strbuf_fini(&b);
}

static void formats_longer_than_the_room_left(void **state)
{
    (void)state;
    char expected[5000] = "", word[300];
    etch_strbuf b;
    etch__strbuf_init(&b, etch_allocator_system());
    for (size_t len = 0; len < 290; len += 17) {
        memset(word, 'a' + (int)(len % 26), len);
        word[len] = '\0';
        etch__strbuf_addf(&b, "<%s>%zu", word, len);
        sprintf(expected + strlen(expected), "<%s>%zu", word, len);
        assert_string_equal(b.at, expected);
        assert_int_equal(b.n, strlen(expected));
    }
    assert_false(b.failed);
    etch__strbuf_fini(&b);
}

static void check_quoted(const char *bytes, size_t n, const char *expected)
{
    etch_strbuf b;
    etch__strbuf_init(&b, etch_allocator_system());
    etch__strbuf_add_quoted(&b, bytes, n);
    assert_string_equal(b.at, expected);
    etch__strbuf_fini(&b);
}
#define CHECK_QUOTED(literal, expected) check_quoted(literal, sizeof(literal) - 1, expected)

static void quoted(void **state)
{
    (void)state;
    CHECK_QUOTED("", "\"\"");
    CHECK_QUOTED("plain text, 'so' %d", "\"plain text, 'so' %d\"");
    CHECK_QUOTED("a\"b\\c", "\"a\\\"b\\\\c\"");
    CHECK_QUOTED("\n\r\t", "\"\\n\\r\\t\"");
    CHECK_QUOTED("a\0b\x1f\x7f", "\"a\\x00b\\x1f\\x7f\"");
    /* Two, three and four bytes of UTF-8 stay as they are. */
    CHECK_QUOTED("\xc3\xa9", "\"\xc3\xa9\"");
    CHECK_QUOTED("x\xe2\x82\xac", "\"x\xe2\x82\xac\"");
    CHECK_QUOTED("\xf0\x9f\x98\x80y", "\"\xf0\x9f\x98\x80y\"");
    CHECK_QUOTED("\xed\x9f\xbf\xee\x80\x80\xf4\x8f\xbf\xbf", "\"\xed\x9f\xbf\xee\x80\x80\xf4\x8f\xbf\xbf\"");
    /* What is not UTF-8 is written byte by byte: stray, cut short, overlong, surrogate, too large. */
    CHECK_QUOTED("\x80", "\"\\x80\"");
    CHECK_QUOTED("\xff\xfe", "\"\\xff\\xfe\"");
    CHECK_QUOTED("\xe2\x82", "\"\\xe2\\x82\"");
    CHECK_QUOTED("\xe2\x82z", "\"\\xe2\\x82z\"");
    CHECK_QUOTED("\xc0\xaf", "\"\\xc0\\xaf\"");
    CHECK_QUOTED("\xe0\x80\xaf", "\"\\xe0\\x80\\xaf\"");
    CHECK_QUOTED("\xf0\x80\x80\xaf", "\"\\xf0\\x80\\x80\\xaf\"");
    CHECK_QUOTED("\xed\xa0\x80", "\"\\xed\\xa0\\x80\"");
    CHECK_QUOTED("\xf4\x90\x80\x80", "\"\\xf4\\x90\\x80\\x80\"");
    CHECK_QUOTED("\xf8\x88\x80\x80\x80", "\"\\xf8\\x88\\x80\\x80\\x80\"");
}

static void take_moves_the_text_out(void **state)
{
    (void)state;
    etch_counting_allocator c;
    etch__counting_init(&c, etch_allocator_system());
    etch_strbuf b;
    etch__strbuf_init(&b, &c.iface);
    size_t cap = 0;
    char *text = etch__strbuf_take(&b, &cap); /* an empty text is one, too */
    assert_string_equal(text, "");
    assert_true(cap >= 1);
    etch__free(&c.iface, text, cap);
    assert_int_equal(atomic_load(&c.live_bytes), 0);

    etch__strbuf_add(&b, "mine");
    text = etch__strbuf_take(&b, &cap);
    assert_string_equal(text, "mine");
    assert_string_equal(b.at, "");
    assert_int_equal(b.n, 0);
    etch__strbuf_add(&b, "next");
    assert_string_equal(b.at, "next");
    assert_string_equal(text, "mine");
    etch__free(&c.iface, text, cap);
    etch__strbuf_fini(&b);
    assert_int_equal(atomic_load(&c.live_bytes), 0);
}

static void failure_is_remembered(void **state)
{
    (void)state;
    etch_failing_allocator f;
    etch__failing_init(&f, etch_allocator_system(), 0);
    etch_strbuf b;
    etch__strbuf_init(&b, &f.iface);
    etch__strbuf_add(&b, "before");
    f.fail_at = atomic_load(&f.n_allocs) + 1;
    etch__strbuf_addf(&b, "%0500d", 1);
    assert_true(b.failed);
    assert_string_equal(b.at, "before"); /* no half of what did not fit */
    etch__strbuf_add(&b, "x");
    etch__strbuf_addf(&b, "%d", 1);
    etch__strbuf_add_f64(&b, 1.5);
    assert_string_equal(b.at, "before"); /* and nothing behind a hole, though it would fit now */
    assert_true(b.failed);
    size_t cap = 0;
    assert_null(etch__strbuf_take(&b, &cap));
    assert_false(b.failed); /* empty and ready for another text */
    etch__strbuf_add(&b, "fresh");
    assert_string_equal(b.at, "fresh");
    etch__strbuf_fini(&b);
}

static void clear_forgets_a_failure(void **state)
{
    (void)state;
    etch_failing_allocator f;
    etch__failing_init(&f, etch_allocator_system(), 1);
    etch_strbuf b;
    etch__strbuf_init(&b, &f.iface);
    etch__strbuf_add(&b, "x");
    assert_true(b.failed);
    etch__strbuf_clear(&b);
    etch__strbuf_add(&b, "y");
    assert_false(b.failed);
    assert_string_equal(b.at, "y");
    etch__strbuf_fini(&b);
}

static etch_status write_a_lot(const etch_allocator *alloc, void *user)
{
    (void)user;
    etch_strbuf b;
    etch__strbuf_init(&b, alloc);
    for (int i = 0; i < 40; i++) {
        etch__strbuf_addf(&b, "%d: ", i);
        etch__strbuf_add_f64(&b, i * 0.1);
        etch__strbuf_add_quoted(&b, "a\tb", 3);
    }
    size_t cap = 0;
    char *text = etch__strbuf_take(&b, &cap);
    if (text) {
        assert_non_null(strstr(text, "7: 0.7000000000000001\"a\\tb\"8: 0.8\"a"));
        etch__free(alloc, text, cap);
    }
    etch__strbuf_fini(&b);
    return text ? ETCH_OK : ETCH_ENOMEM;
}

static void each_allocation_may_fail(void **state)
{
    (void)state;
    assert_true(etch_test_each_failure(write_a_lot, NULL) >= 3);
}

static void window_shows_a_part(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        size_t from, start, n;
        const char *want;
    } cases[] = {
        { "abc", 0, 0, 3, "abc" },
        { "abcdefghij", 0, 0, 4, "abcd..." },
        { "abcdefghij", 2, 0, 4, "abcdef..." },
        { "abcdefghij", 0, 5, 3, "...fgh..." },
        { "abcdefghij", 0, 7, 9, "...hij" },
        { "abcdefghij", 0, 99, 5, "..." },
        { "abcdefghij", 0, 2, 3, "abcde..." },              /* three dots are no shorter than two letters */
        { "aaaaaa\xc3\xa9\xc3\xa9", 0, 0, 7, "aaaaaa..." }, /* no half character */
        { "aaaaaa\xc3\xa9\xc3\xa9", 0, 7, 4, "...\xc3\xa9\xc3\xa9" },
        { "", 0, 0, 0, "" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        etch_strbuf b;
        etch__strbuf_init(&b, etch_allocator_system());
        etch__strbuf_add(&b, cases[i].text);
        etch__strbuf_window(&b, cases[i].from, cases[i].start, cases[i].n);
        assert_string_equal(b.at, cases[i].want);
        assert_int_equal(b.n, strlen(cases[i].want));
        etch__strbuf_fini(&b);
    }
}

int etch_test_strbuf(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(empty_is_a_text),
        cmocka_unit_test(appends),
        cmocka_unit_test(formats_longer_than_the_room_left),
        cmocka_unit_test(quoted),
        cmocka_unit_test(window_shows_a_part),
        cmocka_unit_test(take_moves_the_text_out),
        cmocka_unit_test(failure_is_remembered),
        cmocka_unit_test(clear_forgets_a_failure),
        cmocka_unit_test(each_allocation_may_fail),
    };
    return cmocka_run_group_tests_name("base/strbuf", tests, NULL, NULL);
}
