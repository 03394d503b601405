/* Types: interning, printing, reading. */
#include "ir_testing.h"

static const etch_type *read_type(bench *b, const char *text)
{
    const etch_type *t = NULL;
    const char *at = text;
    must(b->cx, etch__type_parse(b->g, &at, &t));
    assert_int_equal(*at, '\0');
    return t;
}

static void assert_prints(bench *b, const etch_type *t, const char *expected)
{
    etch_strbuf text;
    etch__strbuf_init(&text, b->cx->alloc);
    etch__type_print(b->g->dims, t, &text);
    assert_string_equal(text.at, expected);
    etch__strbuf_fini(&text);
}

static void test_equal_types_are_one(void **state)
{
    bench *b = *state;
    const etch_type *t = read_type(b, "f32[n, 3]");
    assert_ptr_equal(t, read_type(b, "float32[ n,3 ]"));
    assert_ptr_not_equal(t, read_type(b, "f32[3, n]"));
    assert_ptr_not_equal(t, read_type(b, "f64[n, 3]"));
    assert_ptr_not_equal(t, read_type(b, "f32[n]"));
    assert_ptr_not_equal(read_type(b, "f32[]"), read_type(b, "f32[...]"));
    assert_ptr_equal(read_type(b, "f32[2*n + 1]"), read_type(b, "f32[1 + n + n]"));
    assert_ptr_equal(read_type(b, "list<variable<f32[n]>>"), read_type(b, "list<variable<f32[n]>>"));
    assert_ptr_not_equal(read_type(b, "list<f32[n]>"), read_type(b, "variable<f32[n]>"));
    assert_ptr_equal(etch__type_none(b->g), etch__type_none(b->g));
    assert_int_equal(read_type(b, "f32[...]")->rank, ETCH_RANK_UNKNOWN);
}

static void test_text(void **state)
{
    bench *b = *state;
    static const char *const texts[] = { "f32[]",
                                         "i64[n, 3]",
                                         "bool[b*t, 2*n + 1, 128]",
                                         "bf16[...]",
                                         "string[0]",
                                         "variable<f32[n]>",
                                         "generator<>",
                                         "list<variable<u8[4]>>",
                                         "f32[n//2, n%8]",
                                         "f32[min(n, 4), max(n, m), bcast(n, m)]" };
    for (size_t i = 0; i < ETCH_COUNT_OF(texts); i++)
        assert_prints(b, read_type(b, texts[i]), texts[i]);
}

static void test_unnamed_sizes(void **state)
{
    bench *b = *state;
    must(b->cx, etch_graph_constrain(b->g, "_1", 0, 8, 1)); /* taken */
    assert_prints(b, read_type(b, "f32[?, 3, ?]"), "f32[_0, 3, _2]");
    assert_prints(b, read_type(b, "f32[?, _0]"), "f32[_3, _0]");
    assert_ptr_equal(read_type(b, "f32[_0]"), read_type(b, "f32[_0]"));
}

static void test_copy(void **state)
{
    bench *b = *state;
    etch_graph *other = NULL;
    must(b->cx, etch__graph_new_sharing(b->cx, "other", b->g->dims, &other));
    const etch_type *t = read_type(b, "list<variable<f32[n, 3]>>"), *copy = etch__type_copy(other, t);
    assert_ptr_not_equal(copy, t);
    assert_ptr_equal(copy, etch__type_copy(other, t));
    assert_prints(b, copy, "list<variable<f32[n, 3]>>");
    etch_graph_release(&other);
}

static void test_errors(void **state)
{
    bench *b = *state;
    static const struct {
        const char *text;
        int column;
        const char *message;
    } rows[] = {
        { "", 0, "expected a type, such as f32[n, 3]" },
        { "f31[3]", 0, "there is no dtype \"f31\"" },
        { "f32", 3, "expected \"[\" after f32: a scalar is f32[]" },
        { "f32[3", 5, "expected \",\" or \"]\" in the sizes of a type" },
        { "f32[3,]", 6, "expected a size after \",\"" },
        { "f32[-1]", 4, "a size cannot be negative: -1" },
        { "f32[n; 3]", 5, "expected \",\" or \"]\" in the sizes of a type" },
        { "f32[... , 3]", 8, "expected \",\" or \"]\" in the sizes of a type" },
        { "f32[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]", 36, "a tensor has at most 16 axes" },
        { "variable<f32[n]", 15, "expected \">\" after what variable holds" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(rows); i++) {
        const char *at = rows[i].text;
        const etch_type *t;
        assert_int_equal(etch__type_parse(b->g, &at, &t), ETCH_EPARSE);
        assert_string_equal(etch_error_message(b->cx), rows[i].message);
        assert_int_equal(at - rows[i].text, rows[i].column);
    }
    char deep[4096] = "";
    for (int i = 0; i < 1000; i++)
        strcat(deep, "a<");
    const char *at = deep;
    const etch_type *t;
    assert_int_equal(etch__type_parse(b->g, &at, &t), ETCH_EPARSE);
    at = "f32[4611686018427387904]"; /* 2^62 */
    assert_int_equal(etch__type_parse(b->g, &at, &t), ETCH_EPARSE);
}

int etch_test_type(void)
{
    const struct CMUnitTest tests[] = { IR_TEST(test_equal_types_are_one), IR_TEST(test_text),
                                        IR_TEST(test_unnamed_sizes), IR_TEST(test_copy), IR_TEST(test_errors) };
    return cmocka_run_group_tests_name("ir/type", tests, NULL, NULL);
}
