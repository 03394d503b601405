/* Types of the ops that lists are made of: row_set, part_set, part_get, parts_stack, parts_concat, part_sizes. */
#include "ops_testing.h"

static void rows(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, k]"), row = IN("row", "f32[k]"), i = IN("i", "i32[]"), u = IN("u", "f32[...]");
    EXPECT_TYPE(etch_build_row_set(g, x, i, row), "f32[u0, k]");
    EXPECT_TYPE(etch_build_row_set(g, x, AT(SHAPE(x), 0), row), "f32[n + 1, k]");
    EXPECT_TYPE(etch_build_row_set(g, x, etch_graph_int(g, ETCH_I64, 4), row), "f32[max(n, 5), k]");
    EXPECT_TYPE(etch_build_row_set(g, IN("y", "bool[3]"), etch_graph_int(g, ETCH_I64, 1), IN("e", "bool[]")),
                "bool[3]");
    EXPECT_TYPE(etch_build_row_set(g, IN("z", "string[7, 2]"), etch_graph_int(g, ETCH_I64, 7), IN("f", "string[2]")),
                "string[8, 2]");
    EXPECT_TYPE(etch_build_row_set(g, u, i, row), "f32[...]");
    EXPECT_CHECK(etch_build_row_set(g, x, i, IN("other", "f32[m]")), "row is not like one of rows");
    EXPECT_ERROR(etch_build_row_set(g, x, i, IN("two", "f32[k, 1]")), ETCH_ESHAPE,
                 "row_set: rows is f32[n, k], row is f32[k, 1]; it must be like one of them");
    EXPECT_ERROR(etch_build_row_set(g, IN("three", "f32[n, 3]"), i, IN("four", "f32[4]")), ETCH_ESHAPE,
                 "row_set: rows is f32[n, 3], row is f32[4]; it must be like one of them");
    EXPECT_ERROR(etch_build_row_set(g, x, i, IN("wide", "f64[k]")), ETCH_EDTYPE, "rows is f32[n, k], row is f64[k]");
    EXPECT_ERROR(etch_build_row_set(g, x, etch_graph_int(g, ETCH_I64, -2), row), ETCH_ERANGE,
                 "row_set: the index is -2; it must be from 0 on");
    EXPECT_ERROR(etch_build_row_set(g, x, F32(1), row), ETCH_EDTYPE, "row_set: index is f32[], it must be i32 or i64");
    EXPECT_ERROR(etch_build_row_set(g, x, INTS(1), row), ETCH_ESHAPE, "row_set: index is i64[1], it must be a scalar");
}

static void parts(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val items = IN("items", "f32[t]"), sizes = IN("sizes", "i64[n, 2]"), i = IN("i", "i64[]");
    etch_val part = IN("part", "f32[p, q]"), open = IN("open", "i64[n, r]");
    EXPECT_TYPE(etch_build_part_set(g, items, sizes, i, part), "f32[u0]");
    EXPECT_TYPE(etch_build_part_set(g, items, sizes, AT(SHAPE(sizes), 0), part), "f32[p*q + t]");
    EXPECT_CHECK(etch_build_part_set(g, items, open, i, part), "sizes has not one number for each axis");
    EXPECT_TYPE(etch_build_part_get(g, items, sizes, i, -1), "f32[u2, u3]");
    EXPECT_TYPE(etch_build_part_get(g, items, open, i, 1), "f32[u4]");
    EXPECT_CHECK(etch_build_part_get(g, items, sizes, etch_graph_int(g, ETCH_I64, 3), -1),
                 "index + 1 is more than the length of the list");
    EXPECT_TYPE(etch_build_parts_stack(g, items, sizes, -1), "f32[n, u7, u8]");
    EXPECT_TYPE(etch_build_parts_concat(g, items, sizes, 2), "f32[u9, u10]");
    EXPECT_TYPE(etch_build_parts_concat(g, items, IN("unknown", "i64[...]"), -1), "f32[...]");
    EXPECT_TYPE(etch_build_part_sizes(g, IN("x", "f32[a, 3]"), IN("lengths", "i32[m]")), "i64[m, 2]");

    EXPECT_ERROR(etch_build_part_get(g, items, open, i, -1), ETCH_ESHAPE,
                 "part_get: sizes is i64[n, r]; how many there are of each element must be known");
    EXPECT_ERROR(etch_build_part_get(g, items, sizes, i, 3), ETCH_ESHAPE,
                 "part_get: sizes has not one number for each axis: 2 and 3");
    EXPECT_ERROR(etch_build_part_get(g, part, sizes, i, -1), ETCH_ESHAPE, "items is f32[p, q], it must be a vector");
    EXPECT_ERROR(etch_build_part_get(g, items, INTS(1, 2), i, -1), ETCH_ESHAPE, "sizes is i64[2], it must be a matrix");
    EXPECT_ERROR(etch_build_part_get(g, items, part, i, -1), ETCH_EDTYPE, "part_get: sizes is f32[p, q]");
    EXPECT_ERROR(etch_build_parts_stack(g, items, IN("none", "i64[n, 0]"), -1), ETCH_ESHAPE,
                 "elements have from 1 to 16 axes, not 0");
    EXPECT_ERROR(etch_build_parts_stack(g, items, IN("many", "i64[n, 16]"), -1), ETCH_ESHAPE,
                 "the result would have 17 axes");
    EXPECT_ERROR(etch_build_part_set(g, items, sizes, i, IN("vector", "f32[p]")), ETCH_ESHAPE,
                 "part_set: sizes has not one number for each axis: 2 and 1");
    EXPECT_ERROR(etch_build_part_set(g, items, IN("one", "i64[n, 1]"), i, F32(1)), ETCH_ESHAPE,
                 "part_set: items is f32[t], sizes is i64[n, 1], part is f32[], which is none for them");
    EXPECT_ERROR(etch_build_part_set(g, items, sizes, i, IN("wide", "f64[p, q]")), ETCH_EDTYPE, "part is f64[p, q]");
    EXPECT_ERROR(etch_build_part_sizes(g, F32(1), INTS(1)), ETCH_ESHAPE,
                 "part_sizes: x is f32[], it must have an axis");
    EXPECT_ERROR(etch_build_part_sizes(g, items, sizes), ETCH_ESHAPE, "lengths is i64[n, 2], it must be a vector");
}

int etch_test_list_ops(void)
{
    const struct CMUnitTest tests[] = { TEST(rows), TEST(parts) };
    return cmocka_run_group_tests_name("ops/list_ops", tests, NULL, NULL);
}
