/* Types of sort, argsort, top_k, unique, searchsorted, nonzero and range. */
#include "ops_testing.h"

static void sorting(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, 8]"), u = IN("u", "f32[...]");
    EXPECT_TYPE(etch_build_sort(g, x, -1, true), "f32[n, 8]");
    EXPECT_TYPE(etch_build_argsort(g, x, 0, false), "i32[n, 8]");
    EXPECT_TYPE(etch_build_argsort(g, u, 0, false), "i32[...]");
    assert_int_equal(etch_build_sort(g, x, -1, false), etch_build_sort(g, x, 1, false));
    EXPECT_ERROR(etch_build_sort(g, x, 2, false), ETCH_EINVAL, "sort: axis 2");
    EXPECT_ERROR(etch_build_argsort(g, F32(1), -1, false), ETCH_EINVAL, "argsort: axis -1 of a scalar");
}

static void top_k(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, 8]"), out[2];
    etch_build_top_k(g, x, etch_graph_int(g, ETCH_I32, 3), out);
    EXPECT_TYPE(out[0], "f32[n, 3]");
    EXPECT_TYPE(out[1], "i32[n, 3]");
    EXPECT_CHECKS(out[0], 0);
    assert_int_equal(etch__producer(g, out[1]), out[0]);
    etch_build_top_k(g, IN("y", "f32[n]"), etch_graph_int(g, ETCH_I32, 3), out);
    EXPECT_TYPE(out[0], "f32[3]");
    EXPECT_CHECK(out[0], "k is larger than the last axis");
    etch_build_top_k(g, x, IN("k", "i64[]"), out);
    EXPECT_TYPE(out[0], "f32[n, u0]");
    EXPECT_CHECK(out[0], "k is larger than the last axis");
    etch_build_top_k(g, IN("u", "f32[...]"), etch_graph_input_value(g, 2), out);
    EXPECT_TYPE(out[1], "i32[...]");
    etch_build_top_k(g, x, etch_graph_int(g, ETCH_I32, 9), out);
    EXPECT_ERROR(out[0], ETCH_ESHAPE, "top_k: k is larger than the last axis: 9 and 8");
    assert_int_equal(out[1], 0);
    etch_build_top_k(g, x, etch_graph_int(g, ETCH_I32, -1), out);
    EXPECT_ERROR(out[0], ETCH_ESHAPE, "top_k: k is negative");
    etch_build_top_k(g, F32(1), etch_graph_int(g, ETCH_I32, 1), out);
    EXPECT_ERROR(out[0], ETCH_ESHAPE, "top_k: x is f32[], it must have an axis");
    etch_build_top_k(g, x, F32(1), out);
    EXPECT_ERROR(out[0], ETCH_EDTYPE, "top_k: k is f32[], it must be i32 or i64");
    etch_build_top_k(g, x, INTS(1), out);
    EXPECT_ERROR(out[0], ETCH_ESHAPE, "top_k: k is i64[1], it must be a scalar");
}

static void data_dependent(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val out[3], x = IN("x", "string[n]");
    etch_build_unique(g, x, out);
    EXPECT_TYPE(out[0], "string[u0]");
    EXPECT_TYPE(out[1], "i32[n]");
    EXPECT_TYPE(out[2], "i32[u0]");
    etch_build_unique(g, IN("m", "i32[2, 2]"), out);
    EXPECT_ERROR(out[0], ETCH_ESHAPE, "unique: x is i32[2, 2], it must be a vector");
    EXPECT_TYPE(etch_build_nonzero(g, IN("y", "bool[n, k]")), "i64[u1, 2]");
    EXPECT_TYPE(etch_build_nonzero(g, IN("s", "f32[]")), "i64[u2, 0]");
    EXPECT_TYPE(etch_build_nonzero(g, IN("u", "f32[...]")), "i64[...]");
    /* Sizes that depend on data behave as any other. */
    etch_val rows = etch_build_nonzero(g, etch_graph_input_value(g, 2));
    EXPECT_TYPE(rows, "i64[u1, 2]"); /* the same node, the same size */
    EXPECT_TYPE(etch_build_reshape(g, rows, INTS(-1)), "i64[2*u1]");
}

static void searchsorted(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val s = IN("s", "f32[b, n]"), v = IN("v", "f32[b, m]");
    EXPECT_TYPE(etch_build_searchsorted(g, s, v, false, ETCH_I32), "i32[b, m]");
    EXPECT_TYPE(etch_build_searchsorted(g, IN("u", "f32[...]"), v, true, ETCH_I64), "i64[b, m]");
    etch_val checked = etch_build_searchsorted(g, s, IN("w", "f32[c, m]"), false, ETCH_I32);
    EXPECT_CHECK(checked, "sizes differ before the last axis");
    EXPECT_ERROR(etch_build_searchsorted(g, s, IN("one", "f32[m]"), false, ETCH_I32), ETCH_ESHAPE,
                 "searchsorted: sorted is f32[b, n], values is f32[m]");
    EXPECT_ERROR(etch_build_searchsorted(g, s, IN("d", "f64[b, m]"), false, ETCH_I32), ETCH_EDTYPE,
                 "searchsorted: sorted is f32[b, n], values is f64[b, m]");
    EXPECT_ERROR(etch_build_searchsorted(g, s, v, false, ETCH_U8), ETCH_EDTYPE,
                 "searchsorted: dtype is u8, it may be i32, i64");
}

static etch_val range_of(const bench *b, int64_t start, int64_t limit, int64_t delta)
{
    etch_graph *g = b->g;
    return etch_build_range(g, etch_graph_int(g, ETCH_I32, start), etch_graph_int(g, ETCH_I32, limit),
                            etch_graph_int(g, ETCH_I32, delta));
}

static void range(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val n = AT(SHAPE(IN("x", "f32[n]")), 0), zero = etch_graph_int(g, ETCH_I64, 0),
             three = etch_graph_int(g, ETCH_I64, 3);
    EXPECT_TYPE(range_of(b, 0, 10, 1), "i32[10]");
    EXPECT_TYPE(range_of(b, 0, 10, 3), "i32[4]");
    EXPECT_TYPE(range_of(b, 10, 0, -4), "i32[3]");
    EXPECT_TYPE(range_of(b, 3, 3, 5), "i32[0]");
    EXPECT_TYPE(etch_build_range(g, zero, n, three), "i64[(n + 2)//3]");
    EXPECT_TYPE(etch_build_range(g, three, n, etch_graph_int(g, ETCH_I64, 1)), "i64[max(n - 3, 0)]");
    EXPECT_TYPE(etch_build_range(g, zero, IN("limit", "i64[]"), three), "i64[u0]");
    EXPECT_TYPE(etch_build_range(g, F32(0), F32(1), F32(0.25)), "f32[u1]");
    EXPECT_ERROR(range_of(b, 0, 4, 0), ETCH_EINVAL, "range: delta is 0");
    EXPECT_ERROR(etch_build_range(g, F32(0), F32(1), F32(-0.0)), ETCH_EINVAL, "range: delta is 0");
    EXPECT_ERROR(etch_build_range(g, zero, F32(1), three), ETCH_EDTYPE, "range: start is i64[], limit is f32[]");
    EXPECT_ERROR(etch_build_range(g, zero, INTS(1), three), ETCH_ESHAPE, "range: limit is i64[1], it must be a scalar");
}

int etch_test_sort_ops(void)
{
    const struct CMUnitTest tests[] = { TEST(sorting), TEST(top_k), TEST(data_dependent), TEST(searchsorted),
                                        TEST(range) };
    return cmocka_run_group_tests_name("ops/sort_ops", tests, NULL, NULL);
}
