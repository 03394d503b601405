/* Specs as text: printing all kinds, reading tensors, paths of arguments. */
#include "spec_testing.h"

#include <math.h>

static void test_literals_look_like_python(void **state)
{
    world *w = *state;
    struct {
        etch_literal x;
        const char *want;
    } cases[] = {
        { a_none(), "literal None" },
        { a_bool(true), "literal True" },
        { a_bool(false), "literal False" },
        { an_int(-7), "literal -7" },
        { a_text(ETCH_LITERAL_BIG_INT, "-123456789012345678901"), "literal -123456789012345678901" },
        { a_float(1), "literal 1.0" },
        { a_float(-0.0), "literal -0.0" },
        { a_float(0.1), "literal 0.1" },
        { a_float(1e300), "literal 1e+300" },
        { a_float(INFINITY), "literal inf" },
        { a_float(NAN), "literal nan" },
        { a_complex(1, 2), "literal (1+2j)" },
        { a_complex(1.5, -2), "literal (1.5-2j)" },
        { a_complex(0, 1), "literal 1j" },
        { a_complex(-0.0, 1), "literal (-0+1j)" },
        { a_complex(1, NAN), "literal (1+nanj)" },
        { a_str("a"), "literal 'a'" },
        { a_str("it's"), "literal \"it's\"" },
        { a_str("'\""), "literal '\\'\"'" },
        { a_str("a\\\n\t\r\x01"), "literal 'a\\\\\\n\\t\\r\\x01'" },
        { a_str("\xc3\xa9"), "literal '\xc3\xa9'" },
        { a_text(ETCH_LITERAL_BYTES, "a\xc3"), "literal b'a\\xc3'" },
        { a_text(ETCH_LITERAL_ENUM, "Color.RED"), "literal Color.RED" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++)
        assert_string_equal(show(w, literal_spec(w, cases[i].x)), cases[i].want);
}

static void test_containers(void **state)
{
    world *w = *state;
    etch_spec *x = tensor_spec(w, "f32[3]"), *one = int_spec(w, 1), *s = NULL;
    assert_string_equal(show(w, LIST(w, x, one)), "list of (f32[3], literal 1)");
    assert_string_equal(show(w, sequence_spec(w, ETCH_SPEC_TUPLE, NULL, 0)), "tuple of ()");
    const etch_literal keys[] = { a_str("b"), an_int(2) };
    MAKE(w, etch_spec_dict(w->cx, keys, ITEMS(x, one), &s));
    assert_string_equal(show(w, own(w, s)), "dict{2: literal 1, 'b': f32[3]}");
    const char *const fields[] = { "x", "y" };
    MAKE(w, etch_spec_fields(w->cx, ETCH_SPEC_ATTRS, "Config", fields, ITEMS(x, one), &s));
    assert_string_equal(show(w, own(w, s)), "attrs Config(x: f32[3], y: literal 1)");
    assert_string_equal(show(w, resource_spec(w, 4, true, 2)), "resource #2 trainable f32[4]");
    assert_string_equal(show(w, bits_spec(w, 5, ITEMS(x))), "Bits<5>(f32[3])");
}

static void test_cut_to_the_buffer(void **state)
{
    world *w = *state;
    char text[6] = "#####";
    etch_spec *s = tensor_spec(w, "f32[100, 200]");
    assert_int_equal(etch_spec_print(s, text, 5), 13);
    assert_string_equal(text, "f32[");
    assert_int_equal(text[5], '\0');
    assert_int_equal(etch_spec_print(s, NULL, 0), 13);
}

static void test_reading_back(void **state)
{
    world *w = *state;
    static const char *const cases[][2] = {
        { "f32[batch, 784]", NULL },
        { "f32[?, 3]", NULL },
        { "i64[]", NULL },
        { "f32[...]", NULL },
        { "f32[batch: 1..64 %8, 784]", NULL },
        { "float32[ batch :1.. 64%8 ,784 ]", "f32[batch: 1..64 %8, 784]" },
        { " f16 [ n:..9 ] ", "f16[n: 0..9]" },
        { "f32[n: 3..]", NULL },
        { "f32[n: %8]", NULL },
        { "f32[n:%1]", "f32[n]" },
        { "f32[n: ..]", "f32[n]" },
        { "f32[n, n: 1..8]", "f32[n: 1..8, n: 1..8]" },
        { "string[0, 4611686018427387903]", NULL },
        { "bool[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]",
          "bool[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        etch_spec *s = tensor_spec(w, cases[i][0]);
        assert_string_equal(show(w, s), cases[i][1] ? cases[i][1] : cases[i][0]);
        assert_int_equal(etch_spec_equal(w->cx, s, tensor_spec(w, show(w, s))), 1);
    }
}

static void test_what_is_no_spec(void **state)
{
    world *w = *state;
    static const struct {
        const char *text, *part;
        etch_status status;
    } cases[] = {
        { "", "expected a dtype, such as f32 at byte 0", ETCH_EPARSE },
        { "q7[]", "expected a dtype", ETCH_EPARSE },
        { "f32", "expected '['", ETCH_EPARSE },
        { "f32[", "expected a size", ETCH_EPARSE },
        { "f32[2", "expected ',' or ']' at byte 5", ETCH_EPARSE },
        { "f32[2,]", "expected a size", ETCH_EPARSE },
        { "f32[2 3]", "expected ',' or ']'", ETCH_EPARSE },
        { "f32[2a]", "expected ',' or ']'", ETCH_EPARSE },
        { "f32[-1]", "expected a size", ETCH_EPARSE },
        { "f32[...", "expected ']'", ETCH_EPARSE },
        { "f32[...,2]", "expected ']'", ETCH_EPARSE },
        { "f32[]]", "the end of the text", ETCH_EPARSE },
        { "f32[n:]", "expected a number", ETCH_EPARSE },
        { "f32[n: 3]", "a range, such as", ETCH_EPARSE },
        { "f32[n: 1..0]", "cannot end at 0", ETCH_EPARSE },
        { "f32[n: %0]", "cannot be 0", ETCH_EPARSE },
        { "f32[n: %]", "expected a number", ETCH_EPARSE },
        { "f32[99999999999999999999]", "at most 2^62 - 1", ETCH_EPARSE },
        { "f32[4611686018427387904]", "at most 2^62 - 1", ETCH_EPARSE },
        { "f32[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]", "at most 16 axes", ETCH_EPARSE },
        { "f32[n: 9..8]", "no size 'n'", ETCH_EINVAL },
        { "f32[n: 1..8, n: 9..]", "no size 'n'", ETCH_EINVAL },
        { "f32[n: %4611686018427387903, n: %4611686018427387902]", "no size 'n' is both", ETCH_EINVAL },
    };
    etch_spec *s = NULL;
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++)
        ASSERT_FAILED(w, etch_spec_parse(w->cx, cases[i].text, &s), cases[i].status, cases[i].part);
    ASSERT_FAILED(w, etch_spec_parse(w->cx, NULL, &s), ETCH_EINVAL, "text is NULL");
    assert_null(s);
}

static void test_paths(void **state)
{
    world *w = *state;
    etch_arg args[] = { ETCH_ARG_INT(1), ETCH_ARG_INT(2) };
    args[1].label = "it's";
    etch_spec *s = NULL;
    MAKE(w, etch__args_spec(w->cx, args, 2, ETCH_ARGS_EXACT, &s));
    own(w, s);
    etch_strbuf b;
    etch__strbuf_init(&b, w->cx->alloc);
    etch__arg_path(s, 0, &b);
    etch__strbuf_add(&b, " ");
    etch__arg_path(s, 1, &b);
    assert_string_equal(b.at, "args[0] kwargs[\"it's\"]");
    etch__strbuf_fini(&b);
    assert_string_equal(show(w, s), "tuple of (literal 1, it's=literal 2)");
}

int etch_test_spec_text(void);
int etch_test_spec_text(void)
{
    const struct CMUnitTest tests[] = {
        WORLD_TEST(test_literals_look_like_python), WORLD_TEST(test_containers),
        WORLD_TEST(test_cut_to_the_buffer),         WORLD_TEST(test_reading_back),
        WORLD_TEST(test_what_is_no_spec),           WORLD_TEST(test_paths),
    };
    return cmocka_run_group_tests_name("trace/spec_text", tests, NULL, NULL);
}
