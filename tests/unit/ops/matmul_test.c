/* Types of matmul and matmul_add. */
#include "ops_testing.h"

static void matmul(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, k]"), w = IN("w", "f32[k, 10]"), v = IN("v", "f32[10, k]");
    etch_val y = etch_build_matmul(g, x, w, false, false);
    EXPECT_TYPE(y, "f32[n, 10]");
    EXPECT_CHECKS(y, 0);
    EXPECT_TYPE(etch_build_matmul(g, x, v, false, true), "f32[n, 10]");
    EXPECT_TYPE(etch_build_matmul(g, x, x, true, false), "f32[k, k]");
    EXPECT_TYPE(etch_build_matmul(g, w, x, true, true), "f32[10, n]");
    EXPECT_TYPE(etch_build_matmul(g, IN("a", "f32[b, 1, n, k]"), IN("c", "f32[h, k, m]"), false, false),
                "f32[b, h, n, m]");
    etch_val p = IN("p", "f32[p, n, k]"), q = IN("q", "f32[q, k, m]");
    EXPECT_TYPE(etch_build_matmul(g, p, q, false, false), "f32[bcast(p, q), n, m]");
    EXPECT_TYPE(etch_build_matmul(g, IN("u", "f32[...]"), w, false, false), "f32[...]");
    EXPECT_TYPE(etch_build_matmul(g, IN("none", "f32[0, 0]"), IN("none2", "f32[0, 3]"), false, false), "f32[0, 3]");
    etch_val checked = etch_build_matmul(g, x, IN("z", "f32[7, 2]"), false, false);
    EXPECT_TYPE(checked, "f32[n, 2]");
    EXPECT_CHECK(checked, "inner dimensions differ");
    EXPECT_ERROR(etch_build_matmul(g, IN("l", "f32[2, 3]"), IN("r", "f32[4, 5]"), false, false), ETCH_ESHAPE,
                 "matmul: inner dimensions differ: x is f32[2, 3] and has 3, y is f32[4, 5] and has 4");
    etch_val vec = IN("vec", "f32[k]");
    EXPECT_ERROR(etch_build_matmul(g, vec, w, false, false), ETCH_ESHAPE, "matmul: x is f32[k], it must have two axes");
    EXPECT_ERROR(etch_build_matmul(g, x, vec, false, false), ETCH_ESHAPE, "matmul: y is f32[k]");
    EXPECT_ERROR(etch_build_matmul(g, IN("vu", "f32[...]"), vec, false, false), ETCH_ESHAPE, "matmul: y is f32[k]");
    EXPECT_ERROR(etch_build_matmul(g, x, IN("d", "f64[k, 2]"), false, false), ETCH_EDTYPE,
                 "matmul: x is f32[n, k], y is f64[k, 2]");
    EXPECT_ERROR(etch_build_matmul(g, IN("b2", "f32[2, n, k]"), IN("b3", "f32[3, k, m]"), false, false), ETCH_ESHAPE,
                 "matmul: f32[2] and f32[3] do not broadcast");
}

static void added(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, k]"), w = IN("w", "f32[k, 10]"), z = IN("z", "f32[n, 10]"), u = IN("u", "f32[...]");
    etch_val y = etch_build_matmul_add(g, z, x, w, false, false);
    EXPECT_TYPE(y, "f32[n, 10]");
    EXPECT_CHECKS(y, 0);
    EXPECT_TYPE(etch_build_matmul_add(g, IN("s", "f32[k, k]"), x, x, true, false), "f32[k, k]");
    EXPECT_TYPE(etch_build_matmul_add(g, u, x, w, false, false), "f32[...]");
    EXPECT_TYPE(etch_build_matmul_add(g, z, u, w, false, false), "f32[n, 10]");
    EXPECT_CHECK(etch_build_matmul_add(g, IN("t", "f32[m, 10]"), x, w, false, false),
                 "z has not the sizes of the product");
    /* 3*n is not 1: where the batches fit it is the product's size, and only a check sees whether they do. */
    EXPECT_CHECK(etch_build_matmul_add(g, IN("b1", "f32[3*n, 2, 2]"), IN("b2", "f32[n, 2, 2]"),
                                       IN("b3", "f32[3*n, 2, 2]"), false, false),
                 "z has not the sizes of the product");
    EXPECT_ERROR(etch_build_matmul_add(g, IN("v", "f32[n, 11]"), x, w, false, false), ETCH_ESHAPE,
                 "z has not the sizes");
    EXPECT_ERROR(etch_build_matmul_add(g, IN("r", "f32[10]"), x, w, false, false), ETCH_ESHAPE,
                 "matmul_add: z is f32[10]; the product has 2 axes"); /* it is not broadcast */
    EXPECT_ERROR(etch_build_matmul_add(g, IN("d", "f64[n, 10]"), x, w, false, false), ETCH_EDTYPE,
                 "matmul_add: z is f64[n, 10]");
    EXPECT_ERROR(etch_build_matmul_add(g, z, x, IN("e", "f64[k, 10]"), false, false), ETCH_EDTYPE, "f64[k, 10]");
    EXPECT_ERROR(
        etch_build_matmul_add(g, IN("i", "i32[2, 2]"), IN("j", "i32[2, 2]"), IN("l", "i32[2, 2]"), false, false),
        ETCH_EDTYPE, "matmul_add");
}

int etch_test_matmul(void)
{
    const struct CMUnitTest tests[] = { TEST(matmul), TEST(added) };
    return cmocka_run_group_tests_name("ops/matmul", tests, NULL, NULL);
}
