/* Types of convolutions and pools, and what they refuse. */
#include "ops_testing.h"

#define NONE ((etch_ints){ NULL, 0 })
#define CONV(x, w, strides, dilations, padding, pads, groups) \
    etch_build_conv(g, (x), (w), strides, dilations, (padding), pads, (groups))
#define PLAIN(x, w) CONV(x, w, NONE, NONE, "valid", NONE, 1)

static void conv(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, h, w, 4]"), w = IN("k", "f32[3, 3, 4, 8]");
    etch_val y = CONV(x, w, NONE, NONE, "same", NONE, 1);
    EXPECT_TYPE(y, "f32[n, h, w, 8]");
    EXPECT_CHECKS(y, 0);
    y = PLAIN(x, w);
    EXPECT_TYPE(y, "f32[n, h - 2, w - 2, 8]");
    EXPECT_CHECKS(y, 2);
    EXPECT_TYPE(CONV(x, w, AXES(2, 3), NONE, "same", NONE, 1), "f32[n, (h + 1)//2, (w + 2)//3, 8]");
    EXPECT_TYPE(CONV(x, w, AXES(2, 1), AXES(1, 2), "explicit", AXES(1, 0, 2, 2), 1), "f32[n, h//2, w, 8]");
    EXPECT_TYPE(CONV(x, IN("kg", "f32[1, 1, 2, 6]"), NONE, NONE, "valid", NONE, 2), "f32[n, h, w, 6]");
    EXPECT_TYPE(PLAIN(IN("line", "f16[2, 9, 3]"), IN("kl", "f16[4, 3, 5]")), "f16[2, 6, 5]");
    EXPECT_TYPE(CONV(IN("cube", "f64[2, 5, 6, 7, 3]"), IN("kc", "f64[2, 2, 2, 3, 5]"), NONE, NONE, "same", NONE, 1),
                "f64[2, 5, 6, 7, 5]");
    EXPECT_TYPE(PLAIN(IN("u", "f32[...]"), w), "f32[...]");
    EXPECT_TYPE(PLAIN(IN("edge", "f32[1, 2, 3, 4]"), w), "f32[1, 0, 1, 8]");
    /* The same whether ones are written or left out. */
    assert_int_equal(CONV(x, w, AXES(1, 1), AXES(1, 1), "same", NONE, 1), CONV(x, w, NONE, NONE, "same", NONE, 1));
    etch_val checked = PLAIN(IN("c", "f32[1, 5, 5, c]"), w);
    EXPECT_CHECK(checked, "input depth must be evenly divisible by filter depth");
}

static void refused(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[1, 5, 5, 4]"), w = IN("w", "f32[3, 3, 4, 8]");
    EXPECT_ERROR(PLAIN(IN("m", "f32[5, 4]"), w), ETCH_ESHAPE, "conv: x is f32[5, 4], it must have a batch");
    EXPECT_ERROR(PLAIN(x, IN("wl", "f32[3, 4, 8]")), ETCH_ESHAPE, "they must have the same rank");
    EXPECT_ERROR(PLAIN(x, IN("wd", "f64[3, 3, 4, 8]")), ETCH_EDTYPE, "conv: x is f32[1, 5, 5, 4], w is f64");
    EXPECT_ERROR(PLAIN(IN("i", "i32[1, 5, 5, 4]"), IN("wi", "i32[3, 3, 4, 8]")), ETCH_EDTYPE,
                 "conv: x must be float, is i32");
    EXPECT_ERROR(PLAIN(IN("x3", "f32[1, 5, 5, 3]"), w), ETCH_ESHAPE,
                 "conv: input depth must be evenly divisible by filter depth: 3 vs 4");
    EXPECT_ERROR(CONV(x, IN("w2", "f32[3, 3, 2, 7]"), NONE, NONE, "same", NONE, 2), ETCH_ESHAPE,
                 "output depth must be evenly divisible by number of groups");
    EXPECT_ERROR(PLAIN(IN("small", "f32[1, 1, 5, 4]"), w), ETCH_ESHAPE,
                 "Computed output size would be negative: -1 [input_size: 1, effective_filter_size: 3, stride: 1]");
    EXPECT_ERROR(PLAIN(x, IN("w0", "f32[0, 3, 4, 8]")), ETCH_ESHAPE, "a window has no elements");
    EXPECT_ERROR(CONV(x, w, AXES(0, 1), NONE, "same", NONE, 1), ETCH_EINVAL, "strides[0] is 0, it must be at least 1");
    EXPECT_ERROR(CONV(x, w, AXES(1), NONE, "same", NONE, 1), ETCH_EINVAL, "strides has 1 numbers, there must be 2");
    EXPECT_ERROR(CONV(x, w, NONE, AXES(1, -2), "same", NONE, 1), ETCH_EINVAL, "dilations[1] is -2");
    EXPECT_ERROR(CONV(x, w, NONE, AXES(INT64_MAX, 1), "same", NONE, 1), ETCH_EINVAL, "dilations[0] is");
    EXPECT_ERROR(CONV(x, w, NONE, NONE, "full", NONE, 1), ETCH_EINVAL, "padding is 'full'");
    EXPECT_ERROR(CONV(x, w, NONE, NONE, "same", AXES(1, 1, 1, 1), 1), ETCH_EINVAL,
                 "pads has 4 numbers, there must be 0");
    EXPECT_ERROR(CONV(x, w, NONE, NONE, "explicit", AXES(1, 1), 1), ETCH_EINVAL, "pads has 2 numbers, there must be 4");
    EXPECT_ERROR(CONV(x, w, NONE, NONE, "explicit", AXES(1, 1, -1, 1), 1), ETCH_EINVAL, "pads[2] is -1");
    EXPECT_ERROR(CONV(x, w, NONE, NONE, "same", NONE, 0), ETCH_EINVAL, "groups is 0");
    EXPECT_ERROR(CONV(x, w, NONE, NONE, "same", NONE, INT64_MAX), ETCH_EINVAL, "groups is");
    EXPECT_ERROR(CONV(x, w, AXES(1, 1, 1), NONE, "same", NONE, 1), ETCH_EINVAL, "strides has 3 numbers");
    etch_val huge = IN("huge", "f32[0, 4611686018427387903, 5, 4]");
    EXPECT_ERROR(CONV(huge, w, NONE, NONE, "explicit", AXES(INT32_MAX, INT32_MAX, 0, 0), 1), ETCH_ERANGE, "conv: ");
}

static void gradients(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, h, w, 4]"), w = IN("k", "f32[3, 3, 4, 8]"), dy = IN("dy", "f32[n, h, w, 8]");
    EXPECT_TYPE(etch_build_conv_grad_x(g, SHAPE(x), w, dy, NONE, NONE, "same", NONE, 1), "f32[n, h, w, 4]");
    EXPECT_TYPE(etch_build_conv_grad_w(g, x, SHAPE(w), dy, NONE, NONE, "same", NONE, 1), "f32[3, 3, 4, 8]");
    etch_val y2 = IN("y2", "f32[1, 2, 2, 8]");
    EXPECT_TYPE(etch_build_conv_grad_x(g, INTS(1, 4, 3, 4), w, y2, AXES(2, 2), NONE, "same", NONE, 1),
                "f32[1, 4, 3, 4]");
    EXPECT_ERROR(etch_build_conv_grad_x(g, INTS(1, 5, 3, 4), w, y2, AXES(2, 2), NONE, "same", NONE, 1), ETCH_ESHAPE,
                 "sizes of dy are not those of the convolution's result");
    EXPECT_ERROR(etch_build_conv_grad_x(g, INTS(1, 4, 4), w, y2, AXES(2, 2), NONE, "same", NONE, 1), ETCH_ESHAPE,
                 "shape has 3 sizes");
    EXPECT_ERROR(etch_build_conv_grad_x(g, INTS(1, -4, 4, 4), w, y2, AXES(2, 2), NONE, "same", NONE, 1), ETCH_ESHAPE,
                 "a size is negative");
    EXPECT_ERROR(etch_build_conv_grad_w(g, x, INTS(3, 3, 4, 7), dy, NONE, NONE, "same", NONE, 1), ETCH_ESHAPE,
                 "sizes of dy are not");
    EXPECT_ERROR(etch_build_conv_grad_x(g, IN("fs", "f32[4]"), w, dy, NONE, NONE, "same", NONE, 1), ETCH_EDTYPE,
                 "shape");
    EXPECT_ERROR(etch_build_conv_grad_x(g, SHAPE(x), IN("wi", "i32[3, 3, 4, 8]"), IN("di", "i32[n, h, w, 8]"), NONE,
                                        NONE, "same", NONE, 1),
                 ETCH_EDTYPE, "w is i32");
    /* Of any order without an op that has none: each is one of the three. */
    etch_val y = etch_build_conv(g, x, w, NONE, NONE, "same", NONE, 1), s = etch_build_sum(g, y, ETCH_ALL_AXES, false);
    etch_val d[2], dd[2];
    assert_int_equal(etch_graph_gradient(g, &s, NULL, 1, (etch_val[]){ x, w }, 2, d), ETCH_OK);
    EXPECT_TYPE(d[0], "f32[n, h, w, 4]");
    etch_val t = etch_build_sum(g, etch_build_square(g, d[0]), ETCH_ALL_AXES, false);
    assert_int_equal(etch_graph_gradient(g, &t, NULL, 1, (etch_val[]){ w, dy }, 1, dd), ETCH_OK);
    EXPECT_TYPE(dd[0], "f32[3, 3, 4, 8]");
}

static void pools(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, h, w, c]"), i = IN("i", "i8[2, 9, 3]");
    EXPECT_TYPE(etch_build_max_pool(g, x, AXES(2, 2), AXES(2, 2), "valid", NONE), "f32[n, h//2, w//2, c]");
    EXPECT_TYPE(etch_build_avg_pool(g, x, AXES(3, 2), NONE, "same", NONE), "f32[n, h, w, c]");
    EXPECT_TYPE(etch_build_pool_argmax(g, x, AXES(2, 2), AXES(2, 1), "same", NONE), "i64[n, (h + 1)//2, w, c]");
    EXPECT_TYPE(etch_build_max_pool(g, i, AXES(3), AXES(2), "explicit", AXES(1, 2)), "i8[2, 5, 3]");
    EXPECT_TYPE(etch_build_avg_pool_grad(g, SHAPE(x), x, AXES(3, 2), NONE, "same", NONE), "f32[n, h, w, c]");
    EXPECT_TYPE(etch_build_max_pool_grad(g, x, etch_build_max_pool(g, x, AXES(2, 2), AXES(2, 1), "same", NONE),
                                         AXES(2, 2), AXES(2, 1), "same", NONE),
                "f32[n, h, w, c]");
    EXPECT_TYPE(etch_build_max_pool(g, IN("u", "f32[...]"), AXES(3, 2), NONE, "same", NONE), "f32[...]");
    EXPECT_ERROR(etch_build_avg_pool(g, i, AXES(3), NONE, "same", NONE), ETCH_EDTYPE,
                 "avg_pool: x must be float, is i8");
    EXPECT_ERROR(etch_build_max_pool(g, x, AXES(2), NONE, "same", NONE), ETCH_EINVAL, "window has 1 sizes");
    EXPECT_ERROR(etch_build_max_pool(g, x, AXES(0, 2), NONE, "same", NONE), ETCH_EINVAL, "window[0] is 0");
    EXPECT_ERROR(etch_build_max_pool(g, x, AXES(2, 2), AXES(1, -1), "same", NONE), ETCH_EINVAL, "strides[1] is -1");
    EXPECT_ERROR(etch_build_max_pool(g, x, AXES(2, 2), NONE, "explicit", AXES(0, 0, 2, 0)), ETCH_EINVAL,
                 "pads[2] is 2, it must be less than the window's size along axis 1, 2");
    EXPECT_ERROR(etch_build_max_pool(g, i, AXES(12), NONE, "valid", NONE), ETCH_ESHAPE,
                 "Computed output size would be negative");
    EXPECT_ERROR(etch_build_max_pool_grad(g, IN("x4", "f32[1, 4, 4, 2]"), IN("d4", "f32[1, 3, 4, 2]"), AXES(1, 1), NONE,
                                          "same", NONE),
                 ETCH_ESHAPE, "sizes of dy are not those of the pool's result");
    EXPECT_ERROR(
        etch_build_avg_pool_grad(g, INTS(1, 4, 4, 2), IN("dy", "f32[1, 3, 4, 2]"), AXES(1, 1), NONE, "same", NONE),
        ETCH_ESHAPE, "sizes of dy are not those of the pool's result");
}

int etch_test_conv(void)
{
    const struct CMUnitTest tests[] = { TEST(conv), TEST(refused), TEST(gradients), TEST(pools) };
    return cmocka_run_group_tests_name("ops/conv", tests, NULL, NULL);
}
