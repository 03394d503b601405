/* Types of the ops on strings, and what they refuse. */
#include "unit/ops/ops_testing.h"

static void element_by_element(void **state)
{
    bench *b = *state;
    etch_val x = IN("x", "string[n, 3]"), any = IN("any", "string[...]"), i = IN("i", "i32[3]");
    EXPECT_TYPE(etch_build_string_length(b->g, x, false), "i32[n, 3]");
    EXPECT_TYPE(etch_build_string_length(b->g, any, true), "i32[...]");
    EXPECT_TYPE(etch_build_string_strip(b->g, x), "string[n, 3]");
    EXPECT_TYPE(etch_build_string_lower(b->g, any, false), "string[...]");
    EXPECT_TYPE(etch_build_string_upper(b->g, x, true), "string[n, 3]");
    EXPECT_TYPE(etch_build_string_substr(b->g, x, i, etch_graph_int(b->g, ETCH_I64, 2), false), "string[n, 3]");
    EXPECT_TYPE(etch_build_string_substr(b->g, IN("s", "string[]"), i, i, false), "string[3]");
    EXPECT_ERROR(etch_build_string_substr(b->g, x, IN("f", "f32[]"), i, false), ETCH_EDTYPE,
                 "string_substr: start is f32[]");
    EXPECT_ERROR(etch_build_string_length(b->g, i, false), ETCH_EDTYPE, "string_length: x must be string");
    EXPECT_TYPE(etch_build_string_from_number(b->g, i, -1, false, false, -1, ""), "string[3]");
    EXPECT_TYPE(etch_build_string_to_number(b->g, x, ETCH_F64), "f64[n, 3]");
    EXPECT_ERROR(etch_build_string_to_number(b->g, x, ETCH_F16), ETCH_EDTYPE, "string_to_number: dtype");
    EXPECT_TYPE(etch_build_string_to_bucket(b->g, x, 10, "fast", (etch_ints){ NULL, 0 }), "i64[n, 3]");
    EXPECT_ERROR(etch_build_string_to_bucket(b->g, x, 0, "fast", (etch_ints){ NULL, 0 }), ETCH_EINVAL,
                 "at least minimum 1");
    EXPECT_ERROR(etch_build_string_to_bucket(b->g, x, 9, "strong", (etch_ints){ NULL, 0 }), ETCH_EINVAL,
                 "Key must have 2");
    EXPECT_ERROR(etch_build_string_to_bucket(b->g, x, 9, "slow", (etch_ints){ NULL, 0 }), ETCH_EINVAL,
                 "method is \"slow\"");
}

static void joined(void **state)
{
    bench *b = *state;
    etch_val s = IN("s", "string[]"), x = IN("x", "string[n, 3]"), y = IN("y", "string[4, m]"),
             any = IN("any", "string[...]");
    EXPECT_TYPE(etch_build_string_join(b->g, (etch_val[]){ s }, 1), "string[]");
    EXPECT_TYPE(etch_build_string_join(b->g, (etch_val[]){ s, s, x, s }, 4), "string[n, 3]");
    EXPECT_TYPE(etch_build_string_join(b->g, (etch_val[]){ s, x, y }, 3), "string[4, 3]");
    EXPECT_TYPE(etch_build_string_join(b->g, (etch_val[]){ s, x, any }, 3), "string[...]");
    EXPECT_ERROR(etch_build_string_join(b->g, (etch_val[]){ x, x }, 2), ETCH_ESHAPE,
                 "string_join: xs[0] is string[n, 3]");
    EXPECT_ERROR(etch_build_string_join(b->g, (etch_val[]){ s, x, IN("z", "string[3]") }, 3), ETCH_ESHAPE,
                 "Input shapes do not match: string[n, 3] vs. string[3]");
    EXPECT_ERROR(etch_build_string_join(b->g, (etch_val[]){ s, IN("i", "i32[]") }, 2), ETCH_EDTYPE, "xs[1] is i32[]");
    EXPECT_TYPE(etch_build_string_reduce_join(b->g, x, s), "string[n]");
    EXPECT_TYPE(etch_build_string_reduce_join(b->g, any, s), "string[...]");
    EXPECT_ERROR(etch_build_string_reduce_join(b->g, s, s), ETCH_ESHAPE, "it must have an axis");
}

static void parted_and_matched(void **state)
{
    bench *b = *state;
    etch_val s = IN("s", "string[]"), x = IN("x", "string[n]"), out[2];
    etch_build_string_split(b->g, x, s, -1, out);
    EXPECT_TYPE(out[0], "string[u0]");
    EXPECT_TYPE(out[1], "i64[n]");
    etch_build_string_characters(b->g, x, true, "replace", 0xFFFD, out);
    EXPECT_TYPE(out[0], "string[u1]");
    EXPECT_TYPE(out[1], "i64[n]");
    EXPECT_TYPE(etch_build_string_replace(b->g, x, s, s, true), "string[n]");
    EXPECT_TYPE(etch_build_string_matches(b->g, x, s), "bool[n]");
    EXPECT_ERROR(etch_build_string_matches(b->g, x, x), ETCH_ESHAPE, "string_matches: pattern is string[n]");
    EXPECT_ERROR(etch_build_string_replace(b->g, x, s, IN("i", "i32[]"), true), ETCH_EDTYPE, "rewrite is i32[]");
}

static void ensured(void **state)
{
    bench *b = *state;
    etch_val x = IN("x", "f32[n, 3]"), any = IN("any", "f32[...]");
#define ENSURED(v, ...) etch_build_ensure_shape(b->g, v, ETCH_INTS(__VA_ARGS__))
    assert_int_equal(ENSURED(x, -1, 3), x); /* nothing is left to look at */
    EXPECT_TYPE(ENSURED(x, 5, -1), "f32[5, 3]");
    EXPECT_TYPE(ENSURED(any, 5, 6), "f32[5, 6]");
    EXPECT_TYPE(ENSURED(any, -1, 6), "f32[u0, 6]");
    EXPECT_ERROR(ENSURED(x, -1, 4), ETCH_ESHAPE,
                 "Shape of tensor x, which is f32[n, 3], is not compatible with expected shape [?,4]");
    EXPECT_ERROR(ENSURED(x, -1), ETCH_ESHAPE, "expected shape [?]");
    EXPECT_ERROR(ENSURED(x, -2, 3), ETCH_EINVAL, "size 0 is -2");
}

int etch_test_string_ops(void)
{
    const struct CMUnitTest tests[] = { TEST(element_by_element), TEST(joined), TEST(parted_and_matched),
                                        TEST(ensured) };
    return cmocka_run_group_tests_name("ops/string_ops", tests, NULL, NULL);
}
