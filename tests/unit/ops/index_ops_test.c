/* Types of gather, gather_nd and scatter_nd. */
#include "ops_testing.h"

static void gather(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[v, d]"), i = IN("i", "i32[b, t]"), y = IN("y", "f32[b, n, d]"), j = IN("j", "i64[b, k]");
    EXPECT_TYPE(etch_build_gather(g, x, i, 0, 0), "f32[b, t, d]");
    EXPECT_TYPE(etch_build_gather(g, x, i, -1, 0), "f32[v, b, t]");
    EXPECT_TYPE(etch_build_gather(g, x, IN("s", "i64[]"), 0, 0), "f32[d]");
    EXPECT_TYPE(etch_build_gather(g, y, j, 1, 1), "f32[b, k, d]");
    EXPECT_TYPE(etch_build_gather(g, y, j, 2, 1), "f32[b, n, k]");
    EXPECT_CHECKS(etch_build_gather(g, y, j, 1, 1), 0);
    assert_int_equal(etch_build_gather(g, y, j, -2, -1), etch_build_gather(g, y, j, 1, 1));
    etch_val other = etch_build_gather(g, y, IN("other", "i64[c, k]"), 1, 1);
    EXPECT_TYPE(other, "f32[b, k, d]");
    EXPECT_CHECK(other, "batch sizes of x and indices differ");
    EXPECT_TYPE(etch_build_gather(g, IN("u", "f32[...]"), i, 0, 0), "f32[...]");
    EXPECT_TYPE(etch_build_gather(g, x, IN("ui", "i32[...]"), 0, 0), "f32[...]");
    EXPECT_ERROR(etch_build_gather(g, x, x, 0, 0), ETCH_EDTYPE, "gather: indices is f32[v, d], it must be i32 or i64");
    EXPECT_ERROR(etch_build_gather(g, x, i, 2, 0), ETCH_EINVAL, "gather: axis 2");
    EXPECT_ERROR(etch_build_gather(g, y, j, 0, 1), ETCH_EINVAL, "gather: batch_dims is 1, axis is 0");
    EXPECT_ERROR(etch_build_gather(g, y, j, 1, 3), ETCH_EINVAL, "gather: batch_dims is 3, indices is i64[b, k]");
}

static void gather_nd(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[a, b, c]");
    EXPECT_TYPE(etch_build_gather_nd(g, x, IN("i2", "i64[n, 2]"), 0), "f32[n, c]");
    EXPECT_TYPE(etch_build_gather_nd(g, x, IN("i3", "i32[n, m, 3]"), 0), "f32[n, m]");
    EXPECT_TYPE(etch_build_gather_nd(g, x, IN("i0", "i32[n, 0]"), 0), "f32[n, a, b, c]");
    EXPECT_TYPE(etch_build_gather_nd(g, x, IN("b1", "i32[a, n, 1]"), 1), "f32[a, n, c]");
    EXPECT_TYPE(etch_build_gather_nd(g, IN("u", "f32[...]"), etch_graph_input_value(g, 1), 0), "f32[...]");
    EXPECT_TYPE(etch_build_gather_nd(g, x, IN("ui", "i32[...]"), 0), "f32[...]");
    EXPECT_ERROR(etch_build_gather_nd(g, x, IN("ik", "i64[n, k]"), 0), ETCH_ESHAPE,
                 "gather_nd: indices is i64[n, k]; its last axis holds the index vectors");
    EXPECT_ERROR(etch_build_gather_nd(g, x, IN("i4", "i64[n, 4]"), 0), ETCH_ESHAPE,
                 "gather_nd: x is f32[a, b, c], indices is i64[n, 4]");
    EXPECT_ERROR(etch_build_gather_nd(g, x, IN("b3", "i64[a, n, 3]"), 1), ETCH_ESHAPE,
                 "its vectors are longer than x has axes");
    EXPECT_ERROR(etch_build_gather_nd(g, x, IN("s", "i64[]"), 0), ETCH_ESHAPE, "gather_nd: indices is i64[]");
}

static void scatter_nd(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[a, b, c]"), i = IN("i", "i64[n, 2]"), u = IN("u", "f32[n, c]");
    etch_val y = etch_build_scatter_nd_add(g, x, i, u);
    EXPECT_TYPE(y, "f32[a, b, c]");
    EXPECT_CHECKS(y, 0);
    EXPECT_TYPE(etch_build_scatter_nd_max(g, x, i, IN("un", "f32[...]")), "f32[a, b, c]");
    EXPECT_TYPE(etch_build_scatter_nd_min(g, IN("xn", "f32[...]"), i, u), "f32[...]");
    etch_val checked = etch_build_scatter_nd_update(g, x, i, IN("um", "f32[m, c]"));
    EXPECT_CHECK(checked, "sizes of updates do not fit indices and x");
    EXPECT_TYPE(
        etch_build_scatter_nd_update(g, IN("words", "string[9]"), IN("k", "i32[3, 1]"), IN("news", "string[3]")),
        "string[9]");
    EXPECT_ERROR(etch_build_scatter_nd_add(g, etch_graph_input_value(g, 6), i, u), ETCH_EDTYPE,
                 "scatter_nd_add: x must be number");
    EXPECT_ERROR(etch_build_scatter_nd_add(g, x, i, IN("d", "f64[n, c]")), ETCH_EDTYPE,
                 "scatter_nd_add: x is f32[a, b, c], updates is f64[n, c]");
    EXPECT_ERROR(etch_build_scatter_nd_add(g, x, i, IN("v", "f32[n]")), ETCH_ESHAPE, "it must have 2 axes");
    EXPECT_ERROR(etch_build_scatter_nd_add(g, IN("fix", "f32[2, 3]"), IN("ix", "i64[4, 1]"), IN("ux", "f32[5, 3]")),
                 ETCH_ESHAPE, "scatter_nd_add: sizes of updates do not fit indices and x: 5 and 4");
}

int etch_test_index_ops(void)
{
    const struct CMUnitTest tests[] = { TEST(gather), TEST(gather_nd), TEST(scatter_nd) };
    return cmocka_run_group_tests_name("ops/index_ops", tests, NULL, NULL);
}
