/* Literals: typed, told apart by value, never merged. */
#include "spec_testing.h"

#include <math.h>

static double nan_with(uint64_t bits)
{
    double x;
    bits |= UINT64_C(0x7ff8000000000000);
    memcpy(&x, &bits, sizeof x);
    return x;
}

/* All of these differ from each other. */
static const char *const big = "9223372036854775808", *const bigger = "10000000000000000000";
static int distinct(etch_literal *out)
{
    int n = 0;
    out[n++] = a_none();
    out[n++] = a_bool(false);
    out[n++] = a_bool(true);
    out[n++] = an_int(-1);
    out[n++] = an_int(0);
    out[n++] = an_int(1);
    out[n++] = an_int(INT64_MAX);
    out[n++] = a_text(ETCH_LITERAL_BIG_INT, "-10000000000000000000");
    out[n++] = a_text(ETCH_LITERAL_BIG_INT, "-9223372036854775809");
    out[n++] = a_text(ETCH_LITERAL_BIG_INT, big);
    out[n++] = a_text(ETCH_LITERAL_BIG_INT, "9223372036854775809");
    out[n++] = a_text(ETCH_LITERAL_BIG_INT, bigger);
    out[n++] = a_float(-INFINITY);
    out[n++] = a_float(-1);
    out[n++] = a_float(-0.0);
    out[n++] = a_float(0.0);
    out[n++] = a_float(1.0);
    out[n++] = a_float(INFINITY);
    out[n++] = a_float(NAN);
    out[n++] = a_complex(0, -1);
    out[n++] = a_complex(0, 1);
    out[n++] = a_complex(1, 0);
    out[n++] = a_complex(NAN, 0);
    out[n++] = a_str("");
    out[n++] = a_str("1");
    out[n++] = a_str("a");
    out[n++] = (etch_literal){ .kind = ETCH_LITERAL_STR, .n = 3, .text = "a\0b" };
    out[n++] = a_str("ab");
    out[n++] = a_text(ETCH_LITERAL_BYTES, "");
    out[n++] = a_text(ETCH_LITERAL_BYTES, "a");
    out[n++] = a_text(ETCH_LITERAL_ENUM, "Color.BLUE");
    out[n++] = a_text(ETCH_LITERAL_ENUM, "Color.RED");
    return n;
}

static void test_all_are_different(void **state)
{
    world *w = *state;
    etch_literal x[64];
    etch_spec *s[64];
    int n = distinct(x);
    for (int i = 0; i < n; i++)
        s[i] = literal_spec(w, x[i]);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++) {
            etch_spec *again = literal_spec(w, x[k]);
            assert_int_equal(etch_spec_equal(w->cx, s[i], again), i == k);
            assert_int_equal(etch_spec_is_subtype(w->cx, s[i], again), i == k);
            if (i == k)
                assert_true(etch_spec_hash(s[i]) == etch_spec_hash(again));
            else if (etch_spec_hash(s[i]) == etch_spec_hash(again))
                fail_msg("%s and %s have one hash", show(w, s[i]), show(w, again));
            etch_spec *both = common(w, s[i], again);
            assert_int_equal(both != NULL, i == k);
        }
}

/* The list above is in the order of keys, whatever order they are given in. */
static void test_order_of_keys(void **state)
{
    world *w = *state;
    etch_literal x[64], shuffled[64];
    etch_spec *items[64], *dict = NULL;
    int n = distinct(x);
    for (int i = 0; i < n; i++) {
        int from = (i * 7 + 3) % n; /* n is not a multiple of 7 */
        shuffled[i] = x[from];
        items[i] = int_spec(w, from);
    }
    assert_true(n % 7 != 0);
    MAKE(w, etch_spec_dict(w->cx, shuffled, items, n, &dict));
    own(w, dict);
    for (int i = 0; i < n; i++) {
        assert_int_equal(etch_spec_key(dict, i)->kind, x[i].kind);
        assert_int_equal(etch_spec_literal_value(etch_spec_item(dict, i))->i, i);
    }
}

static void test_all_nans_are_one(void **state)
{
    world *w = *state;
    etch_spec *a = literal_spec(w, a_float(NAN)), *b = literal_spec(w, a_float(-nan_with(5)));
    assert_int_equal(etch_spec_equal(w->cx, a, b), 1);
    assert_true(etch_spec_hash(a) == etch_spec_hash(b));
    etch_spec *c = literal_spec(w, a_complex(NAN, 1)), *d = literal_spec(w, a_complex(2, nan_with(9)));
    assert_int_equal(etch_spec_equal(w->cx, c, d), 1);
    assert_true(etch_spec_hash(c) == etch_spec_hash(d));
    assert_int_equal(etch_spec_equal(w->cx, a, c), 0);
}

static void test_texts_are_copied(void **state)
{
    world *w = *state;
    char text[] = "abc";
    etch_spec *s = literal_spec(w, a_str(text));
    text[0] = 'x';
    assert_string_equal(etch_spec_literal_value(s)->text, "abc");
    assert_int_equal(etch_spec_literal_value(s)->n, 3);
    assert_null(etch_spec_literal_value(LIST(w, s)));
}

static void test_what_is_refused(void **state)
{
    world *w = *state;
    etch_spec *s = NULL;
    static const struct {
        const char *digits, *part;
    } bad[] = {
        { "", "no integer" },
        { "-", "no integer" },
        { "12a45678901234567890", "no integer" },
        { "+92233720368547758080", "no integer" },
        { "09223372036854775808", "no integer" },
        { "123", "fits 64 bits" },
        { "9223372036854775807", "fits 64 bits" },
        { "-9223372036854775808", "fits 64 bits" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(bad); i++)
        ASSERT_FAILED(w, etch_spec_literal(w->cx, a_text(ETCH_LITERAL_BIG_INT, bad[i].digits), &s), ETCH_EINVAL,
                      bad[i].part);
    etch_literal none = { .kind = (etch_literal_kind)99 };
    ASSERT_FAILED(w, etch_spec_literal(w->cx, none, &s), ETCH_EINVAL, "99 is no kind of literal");
    etch_literal text = { .kind = ETCH_LITERAL_STR, .n = 2, .text = NULL };
    ASSERT_FAILED(w, etch_spec_literal(w->cx, text, &s), ETCH_EINVAL, "text is NULL");
    assert_null(s);
}

int etch_test_spec_literal(void);
int etch_test_spec_literal(void)
{
    const struct CMUnitTest tests[] = {
        WORLD_TEST(test_all_are_different), WORLD_TEST(test_order_of_keys),   WORLD_TEST(test_all_nans_are_one),
        WORLD_TEST(test_texts_are_copied),  WORLD_TEST(test_what_is_refused),
    };
    return cmocka_run_group_tests_name("trace/spec_literal", tests, NULL, NULL);
}
