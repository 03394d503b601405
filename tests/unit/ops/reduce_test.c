/* Types and folds of reductions, arg reductions, scans and sum_to. */
#include "ops_testing.h"

static void axes(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[b, t, 4]");
    EXPECT_TYPE(etch_build_sum(g, x, ETCH_ALL_AXES, false), "f32[]");
    EXPECT_TYPE(etch_build_sum(g, x, ETCH_ALL_AXES, true), "f32[1, 1, 1]");
    EXPECT_TYPE(etch_build_max(g, x, AXES(1), false), "f32[b, 4]");
    EXPECT_TYPE(etch_build_min(g, x, AXES(-1), true), "f32[b, t, 1]");
    EXPECT_TYPE(etch_build_prod(g, x, AXES(2, 0), false), "f32[t]");
    EXPECT_TYPE(etch_build_any(g, etch_build_is_nan(g, x), AXES(0, 1), false), "bool[4]");
    /* One reduction, however it is written. */
    assert_int_equal(etch_build_sum(g, x, AXES(-1, 0), false), etch_build_sum(g, x, AXES(0, 2), false));
    assert_int_equal(etch_build_sum(g, x, AXES(0, 1, 2), false), etch_build_sum(g, x, ETCH_ALL_AXES, false));
    const etch_attrs_axes *attrs = etch__node(g, etch_build_prod(g, x, AXES(-1, 0), true))->attrs;
    assert_int_equal(attrs->axes.n, 2);
    assert_int_equal(attrs->axes.at[0], 0);
    assert_int_equal(attrs->axes.at[1], 2);
    EXPECT_ERROR(etch_build_sum(g, x, AXES(3), false), ETCH_EINVAL, "sum: axis 3 is not in -3 .. 2");
    EXPECT_ERROR(etch_build_sum(g, x, AXES(1, -2), false), ETCH_EINVAL, "sum: axis 1 is named twice");
    EXPECT_ERROR(etch_build_sum(g, x, (etch_ints){ NULL, 2 }, false), ETCH_EINVAL,
                 "sum: the list of axes is not valid");
    EXPECT_ERROR(etch_build_all(g, x, ETCH_ALL_AXES, false), ETCH_EDTYPE, "all: x must be bool");
}

static void unknown_rank(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[...]");
    EXPECT_TYPE(etch_build_sum(g, x, ETCH_ALL_AXES, false), "f32[]");
    EXPECT_TYPE(etch_build_sum(g, x, ETCH_ALL_AXES, true), "f32[...]");
    EXPECT_TYPE(etch_build_sum(g, x, AXES(-1), false), "f32[...]");
    EXPECT_ERROR(etch_build_sum(g, x, AXES(2, 2), false), ETCH_EINVAL, "sum: axis 2 is named twice");
    EXPECT_TYPE(etch_build_argmax(g, x, 0, ETCH_I32), "i32[...]");
    EXPECT_TYPE(etch_build_cumsum(g, x, -1, false, false), "f32[...]");
}

static void no_axes_is_no_op(void **state)
{
    bench *b = *state;
    etch_val x = IN("x", "f16[n]"), s = IN("s", "f32[]"), u = IN("u", "f32[...]");
    etch_ints none = { NULL, 0 };
    assert_int_equal(etch_build_sum(b->g, x, none, false), x);
    assert_int_equal(etch_build_max(b->g, x, none, true), x);
    assert_int_equal(etch_build_sum(b->g, s, ETCH_ALL_AXES, false), s);
    assert_int_equal(etch_build_sum(b->g, u, none, false), u);
    /* A sum over an axis of size 1 turns -0 into 0. */
    assert_int_equal(OP_OF(etch_build_sum(b->g, IN("one", "f32[1]"), AXES(0), false)), ETCH_OP_sum);
}

static void positions(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "u8[b, t]");
    EXPECT_TYPE(etch_build_argmax(g, x, -1, ETCH_I64), "i64[b]");
    EXPECT_TYPE(etch_build_argmin(g, x, 0, ETCH_I32), "i32[t]");
    assert_int_equal(etch_build_argmax(g, x, -1, ETCH_I64), etch_build_argmax(g, x, 1, ETCH_I64));
    EXPECT_ERROR(etch_build_argmax(g, x, 0, ETCH_F32), ETCH_EDTYPE, "argmax: dtype is f32, it may be i32, i64");
    EXPECT_ERROR(etch_build_argmax(g, IN("s", "f32[]"), 0, ETCH_I64), ETCH_EINVAL, "argmax: axis 0 of a scalar");
    EXPECT_TYPE(etch_build_cumprod(g, x, -2, true, true), "u8[b, t]");
    EXPECT_ERROR(etch_build_cumsum(g, x, 2, false, false), ETCH_EINVAL, "cumsum: axis 2");
}

static void sum_to(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[b, t, 4]"), y = IN("y", "f32[t, 1]");
    EXPECT_TYPE(etch_build_sum_to(g, x, SHAPE(y)), "f32[t, 1]");
    EXPECT_TYPE(etch_build_sum_to(g, x, NO_INTS), "f32[]");
    EXPECT_TYPE(etch_build_sum_to(g, x, INTS(1, 1, 4)), "f32[1, 1, 4]");
    assert_int_equal(etch_build_sum_to(g, x, SHAPE(x)), x);
    EXPECT_ERROR(etch_build_sum_to(g, x, INTS(3)), ETCH_ESHAPE, "sum_to: ");
    EXPECT_ERROR(etch_build_sum_to(g, y, INTS(1, 1, 1)), ETCH_ESHAPE, "sum_to: x is f32[t, 1], it has fewer axes");
    etch_val other = etch_build_sum_to(g, x, SHAPE(IN("z", "f32[k, 4]")));
    EXPECT_TYPE(other, "f32[k, 4]");
    EXPECT_CHECK(other, "x is not a broadcast of the shape"); /* k is 1 or t */
    EXPECT_TYPE(etch_build_sum_to(g, x, IN("s", "i32[m]")), "f32[...]");
    etch_val data = etch_build_sum_to(g, x, IN("two", "i64[2]"));
    EXPECT_TYPE(data, "f32[u0, u1]");
    EXPECT_ERROR(etch_build_sum_to(g, x, IN("f", "f32[2]")), ETCH_EDTYPE,
                 "sum_to: shape is f32[2], it must be i32 or i64");
    EXPECT_ERROR(etch_build_sum_to(g, x, IN("sq", "i64[2, 2]")), ETCH_ESHAPE,
                 "sum_to: shape is i64[2, 2], it must be a vector");
}

int etch_test_reduce(void)
{
    const struct CMUnitTest tests[] = { TEST(axes), TEST(unknown_rank), TEST(no_axes_is_no_op), TEST(positions),
                                        TEST(sum_to) };
    return cmocka_run_group_tests_name("ops/reduce", tests, NULL, NULL);
}
