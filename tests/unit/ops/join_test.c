/* Types and folds of concat and pad. */
#include "ops_testing.h"

static void concat(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, 4]"), y = IN("y", "f32[m, 4]"), z = IN("z", "f32[n, k]"), w = IN("w", "f32[2, q]");
    EXPECT_TYPE(CONCAT(0, x, y, x), "f32[2*n + m, 4]");
    EXPECT_TYPE(CONCAT(-1, x, z), "f32[n, k + 4]");
    assert_int_equal(CONCAT(-1, x, z), CONCAT(1, x, z));
    assert_int_equal(CONCAT(0, x), x);
    etch_val checked = CONCAT(0, w, x);
    EXPECT_TYPE(checked, "f32[n + 2, 4]"); /* q must be 4 */
    EXPECT_CHECK(checked, "sizes differ outside the axis");
    EXPECT_TYPE(CONCAT(0, x, IN("u", "f32[...]")), "f32[...]");
    EXPECT_ERROR(CONCAT(0, x, IN("five", "f32[1, 5]")), ETCH_ESHAPE,
                 "concat: xs[0] is f32[n, 4], xs[1] is f32[1, 5]; they may differ in axis 0 only");
    EXPECT_ERROR(CONCAT(0, x, IN("v", "f32[4]")), ETCH_ESHAPE, "concat: xs[0] is f32[n, 4], xs[1] is f32[4]");
    EXPECT_ERROR(CONCAT(0, x, x, IN("d", "f64[1, 4]")), ETCH_EDTYPE, "concat: xs[0] is f32[n, 4], xs[2] is f64[1, 4]");
    EXPECT_ERROR(CONCAT(2, x, y), ETCH_EINVAL, "concat: axis 2 is not in -2 .. 1");
    EXPECT_ERROR(CONCAT(0, F32(1), F32(2)), ETCH_EINVAL, "concat: axis 0 of a scalar");
    EXPECT_ERROR(etch_build_concat(g, NULL, 0, 0), ETCH_EINVAL, "concat takes one or more operands");
}

static etch_val pairs(const bench *b, int64_t a0, int64_t a1, int64_t b0, int64_t b1)
{
    return etch_build_reshape(b->g, INTS(a0, a1, b0, b1), INTS(2, 2));
}

static void pad(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, 4]"), zero = F32(0);
    etch_val y = etch_build_pad(g, x, pairs(b, 1, 2, 0, 3), zero);
    EXPECT_TYPE(y, "f32[n + 3, 7]");
    EXPECT_CHECKS(y, 0);
    assert_int_equal(etch_build_pad(g, x, pairs(b, 0, 0, 0, 0), zero), x);
    /* Symbolic paddings. */
    etch_val s = SHAPE(IN("t", "f32[k]")), row = CONCAT(0, INTS(0), s);
    etch_val pads = STACK(row, INTS(0, 0));
    EXPECT_TYPE(pads, "i64[2, 2]");
    EXPECT_TYPE(etch_build_pad(g, x, pads, zero), "f32[n + k, 4]");
    /* Paddings that only the run knows. */
    EXPECT_TYPE(etch_build_pad(g, IN("v", "f32[n]"), IN("p", "i32[1, 2]"), zero), "f32[n + u0 + u1]");
    EXPECT_TYPE(etch_build_pad(g, IN("u", "f32[...]"), pads, zero), "f32[...]");
    EXPECT_TYPE(etch_build_pad(g, x, IN("pu", "i64[...]"), zero), "f32[...]");
    EXPECT_ERROR(etch_build_pad(g, x, pairs(b, 0, -1, 0, 0), zero), ETCH_ESHAPE, "pad: a padding is negative");
    EXPECT_ERROR(etch_build_pad(g, x, INTS(1, 1), zero), ETCH_ESHAPE, "pad: x is f32[n, 4], paddings is i64[2]");
    EXPECT_ERROR(etch_build_pad(g, x, IN("p3", "i64[3, 2]"), zero), ETCH_ESHAPE,
                 "pad: x is f32[n, 4], paddings is i64[3, 2]");
    EXPECT_ERROR(etch_build_pad(g, x, pads, IN("d", "f64[]")), ETCH_EDTYPE, "pad: x is f32[n, 4], value is f64[]");
    EXPECT_ERROR(etch_build_pad(g, x, pads, IN("vv", "f32[1]")), ETCH_ESHAPE,
                 "pad: value is f32[1], it must be a scalar");
    EXPECT_ERROR(etch_build_pad(g, x, IN("pf", "f32[2, 2]"), zero), ETCH_EDTYPE, "pad: paddings is f32[2, 2]");
}

static void mirrors(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "i32[n, 4]");
    etch_val y = etch_build_pad_reflect(g, x, pairs(b, 0, 0, 3, 3));
    EXPECT_TYPE(y, "i32[n, 10]");
    EXPECT_CHECKS(y, 0);
    EXPECT_TYPE(etch_build_pad_symmetric(g, x, pairs(b, 0, 0, 4, 4)), "i32[n, 12]");
    etch_val checked = etch_build_pad_symmetric(g, x, pairs(b, 2, 0, 0, 0));
    EXPECT_TYPE(checked, "i32[n + 2, 4]");
    EXPECT_CHECK(checked, "the mirror image is longer than the axis"); /* 2 <= n */
    EXPECT_ERROR(etch_build_pad_reflect(g, x, pairs(b, 0, 0, 4, 0)), ETCH_ESHAPE,
                 "pad_reflect: the mirror image is longer than the axis: 4 and 3");
    EXPECT_ERROR(etch_build_pad_symmetric(g, x, pairs(b, 0, 0, 0, 5)), ETCH_ESHAPE,
                 "pad_symmetric: the mirror image is longer than the axis: 5 and 4");
}

int etch_test_join(void)
{
    const struct CMUnitTest tests[] = { TEST(concat), TEST(pad), TEST(mirrors) };
    return cmocka_run_group_tests_name("ops/join", tests, NULL, NULL);
}
