/* Types of elementwise ops. */
#include "ops_testing.h"

static void same_and_test(void **state)
{
    bench *b = *state;
    etch_val x = IN("x", "f32[n, 4]"), u = IN("u", "f16[...]"), i = IN("i", "i32[]");
    EXPECT_TYPE(etch_build_exp(b->g, x), "f32[n, 4]");
    EXPECT_TYPE(etch_build_tanh(b->g, u), "f16[...]");
    EXPECT_TYPE(etch_build_neg(b->g, i), "i32[]");
    EXPECT_TYPE(etch_build_is_nan(b->g, x), "bool[n, 4]");
    EXPECT_TYPE(etch_build_is_finite(b->g, u), "bool[...]");
    EXPECT_ERROR(etch_build_exp(b->g, i), ETCH_EDTYPE, "exp: x must be float, is i32[]");
    EXPECT_ERROR(etch_build_logical_not(b->g, x), ETCH_EDTYPE, "logical_not: x must be bool, is f32[n, 4]");
    EXPECT_ERROR(etch_build_bitwise_not(b->g, x), ETCH_EDTYPE, "bitwise_not: x must be integer");
}

static void broadcast(void **state)
{
    bench *b = *state;
    etch_val x = IN("x", "f32[n, 4]"), y = IN("y", "f32[4]"), s = IN("s", "f32[]"), c = IN("c", "f32[n, 1]");
    etch_val m = IN("m", "f32[m, 4]"), u = IN("u", "f32[...]"), d = IN("d", "f64[n, 4]"),
             zero = IN("zero", "f32[0, 4]");
    EXPECT_TYPE(etch_build_add(b->g, x, y), "f32[n, 4]");
    EXPECT_TYPE(etch_build_add(b->g, s, x), "f32[n, 4]");
    EXPECT_TYPE(etch_build_mul(b->g, c, y), "f32[n, 4]");
    EXPECT_TYPE(etch_build_sub(b->g, x, m), "f32[bcast(n, m), 4]");
    EXPECT_TYPE(etch_build_div(b->g, x, u), "f32[...]");
    EXPECT_TYPE(etch_build_mul(b->g, zero, IN("one", "f32[1, 1]")), "f32[0, 4]");
    EXPECT_TYPE(etch_build_less(b->g, x, y), "bool[n, 4]");
    EXPECT_TYPE(etch_build_equal(b->g, u, y), "bool[...]");
    EXPECT_ERROR(etch_build_add(b->g, x, d), ETCH_EDTYPE, "add: x is f32[n, 4], y is f64[n, 4]; cast one of them");
    EXPECT_ERROR(etch_build_add(b->g, u, d), ETCH_EDTYPE, "add: x is f32[...], y is f64[n, 4]");
    EXPECT_ERROR(etch_build_atan2(b->g, d, x), ETCH_EDTYPE, "atan2: y is f64[n, 4], x is f32[n, 4]");
    EXPECT_ERROR(etch_build_add(b->g, x, IN("five", "f32[5]")), ETCH_ESHAPE,
                 "add: f32[n, 4] and f32[5] do not broadcast");
    EXPECT_ERROR(etch_build_less(b->g, zero, IN("two", "f32[2, 4]")), ETCH_ESHAPE, "do not broadcast");
}

static void three_operands(void **state)
{
    bench *b = *state;
    etch_val c = IN("c", "bool[n, 1]"), x = IN("x", "i64[4]"), y = IN("y", "i64[]"), f = IN("f", "f32[]");
    EXPECT_TYPE(etch_build_select(b->g, c, x, y), "i64[n, 4]");
    EXPECT_TYPE(etch_build_select(b->g, IN("cu", "bool[...]"), x, y), "i64[...]");
    EXPECT_TYPE(etch_build_clamp(b->g, x, y, y), "i64[4]");
    EXPECT_TYPE(etch_build_clamp(b->g, y, x, y), "i64[4]");
    EXPECT_ERROR(etch_build_select(b->g, x, x, y), ETCH_EDTYPE, "select: condition must be bool");
    EXPECT_ERROR(etch_build_select(b->g, c, x, f), ETCH_EDTYPE, "select: x is i64[4], y is f32[]");
    EXPECT_ERROR(etch_build_clamp(b->g, x, y, f), ETCH_EDTYPE, "clamp: x is i64[4], high is f32[]");
}

static void casts(void **state)
{
    bench *b = *state;
    etch_val x = IN("x", "f32[n]"), s = IN("s", "string[n]");
    EXPECT_TYPE(etch_build_cast(b->g, x, ETCH_U8), "u8[n]");
    EXPECT_TYPE(etch_build_cast(b->g, IN("u", "bool[...]"), ETCH_BF16), "bf16[...]");
    EXPECT_ERROR(etch_build_cast(b->g, x, ETCH_STRING), ETCH_EDTYPE, "cast: x is f32[n], it cannot become string");
    EXPECT_ERROR(etch_build_cast(b->g, x, (etch_dtype)99), ETCH_EDTYPE, "cast: x is f32[n]");
    EXPECT_ERROR(etch_build_cast(b->g, s, ETCH_F32), ETCH_EDTYPE, "cast: x must be");
}

static void strings(void **state)
{
    bench *b = *state;
    etch_val x = IN("x", "string[n, 1]"), y = IN("y", "string[3]");
    etch_val same = etch_build_equal(b->g, x, y), other = etch_build_not_equal(b->g, x, y);
    EXPECT_TYPE(same, "bool[n, 3]");
    EXPECT_TYPE(other, "bool[n, 3]");
    EXPECT_TYPE(etch_build_string_concat(b->g, x, y), "string[n, 3]");
    assert_int_equal(OP_OF(same), ETCH_OP_string_equal);
    assert_int_equal(OP_OF(other), ETCH_OP_logical_not);
    assert_int_equal(etch__node(b->g, other)->in[0], same);
    EXPECT_ERROR(etch_build_add(b->g, x, y), ETCH_EDTYPE, "add: x must be number");
    EXPECT_ERROR(etch_build_string_concat(b->g, IN("f", "f32[3]"), y), ETCH_EDTYPE, "string_concat: x must be string");
    EXPECT_ERROR(etch_build_equal(b->g, x, IN("i", "i32[3]")), ETCH_EDTYPE, "equal: x is string[n, 1], y is i32[3]");
}

int etch_test_elementwise(void)
{
    const struct CMUnitTest tests[] = { TEST(same_and_test), TEST(broadcast), TEST(three_operands), TEST(casts),
                                        TEST(strings) };
    return cmocka_run_group_tests_name("ops/elementwise", tests, NULL, NULL);
}
