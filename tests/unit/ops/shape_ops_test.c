/* Types and folds of reshape, transpose, broadcast_to, reverse, bitcast, iota and shape_of. */
#include "ops_testing.h"

static void reshape_to_known(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[b, t, 4]"), c = IN("c", "f32[3, 4]");
    EXPECT_TYPE(etch_build_reshape(g, c, INTS(2, 6)), "f32[2, 6]");
    EXPECT_TYPE(etch_build_reshape(g, c, INTS(-1)), "f32[12]");
    EXPECT_TYPE(etch_build_reshape(g, c, INTS(3, -1, 2)), "f32[3, 2, 2]");
    EXPECT_TYPE(etch_build_reshape(g, x, INTS(-1)), "f32[4*b*t]");
    EXPECT_TYPE(etch_build_reshape(g, x, INTS(-1, 2)), "f32[2*b*t, 2]");
    EXPECT_TYPE(etch_build_reshape(g, IN("s", "f32[]"), INTS(1, 1)), "f32[1, 1]");
    EXPECT_TYPE(etch_build_reshape(g, IN("one", "f32[1, 1]"), NO_INTS), "f32[]");
    EXPECT_TYPE(etch_build_reshape(g, IN("none", "f32[0, 3]"), INTS(3, -1)), "f32[3, 0]");
    EXPECT_ERROR(etch_build_reshape(g, c, INTS(5, 2)), ETCH_ESHAPE,
                 "reshape: x is f32[3, 4] with 12 elements, shape asks for 10");
    EXPECT_ERROR(etch_build_reshape(g, c, INTS(5, -1)), ETCH_ESHAPE,
                 "reshape: x is f32[3, 4] with 12 elements, which 5 does not divide");
    EXPECT_ERROR(etch_build_reshape(g, c, INTS(-1, -1)), ETCH_ESHAPE,
                 "reshape: Only one input size may be -1, not both 0 and 1");
    EXPECT_ERROR(etch_build_reshape(g, c, INTS(3, -4)), ETCH_ESHAPE, "reshape: Size 1 must be non-negative, not -4");
    /* Without elements -1 is what it would be without the sizes that are 0; with open sizes the run tells. */
    EXPECT_TYPE(etch_build_reshape(g, IN("empty", "f32[0]"), INTS(0, -1)), "f32[0, 1]");
    EXPECT_TYPE(etch_build_reshape(g, IN("rows", "f32[0, 4, 3]"), INTS(0, -1)), "f32[0, 12]");
    EXPECT_TYPE(etch_build_reshape(g, x, INTS(0, -1)), "f32[0, u0]");
    EXPECT_ERROR(etch_build_reshape(g, c, INTS(0, -1)), ETCH_ESHAPE, "reshape: size 1 of shape is -1");
    EXPECT_ERROR(etch_build_reshape(g, c, IN("f", "f32[2]")), ETCH_EDTYPE, "reshape: shape is f32[2]");
    EXPECT_ERROR(etch_build_reshape(g, c, IN("many", "i64[17]")), ETCH_ESHAPE, "tensors have at most 16 axes");
}

/* Merging b*t and splitting it again comes out as b and t. */
static void merge_and_split(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[b, t, 4]"), shape = SHAPE(x);
    etch_val bt = etch_build_mul(g, AT(shape, 0), AT(shape, 1)), four = etch_graph_int(g, ETCH_I64, 4);
    etch_val merged = etch_build_reshape(g, x, STACK(bt, four));
    EXPECT_TYPE(merged, "f32[b*t, 4]");
    EXPECT_CHECKS(merged, 0);
    etch_val minus = etch_graph_int(g, ETCH_I64, -1);
    etch_val exp = etch_build_exp(g, merged); /* so that the reshapes do not simply cancel */
    etch_val split = etch_build_reshape(g, exp, STACK(minus, AT(shape, 1), four));
    EXPECT_TYPE(split, "f32[b, t, 4]");
    EXPECT_CHECKS(split, 0);
    EXPECT_TYPE(etch_build_reshape(g, exp, STACK(AT(shape, 0), minus, four)), "f32[b, t, 4]");
    EXPECT_TYPE(etch_build_reshape(g, exp, STACK(minus, AT(shape, 0))), "f32[4*t, b]");
    assert_int_equal(etch_build_reshape(g, merged, shape), x);
    assert_int_equal(etch_build_reshape(g, merged, STACK(minus, AT(shape, 1), four)), x);
}

static void reshape_to_undecided(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n]"), y = IN("y", "f32[m, k]");
    etch_val even = etch_build_reshape(g, x, INTS(-1, 2));
    EXPECT_TYPE(even, "f32[n//2, 2]");
    EXPECT_CHECK(even, "the sizes of shape do not divide the number of elements");
    etch_val like = etch_build_reshape(g, x, SHAPE(y));
    EXPECT_TYPE(like, "f32[m, k]");
    EXPECT_CHECK(like, "the number of elements differs");
    etch_val less = etch_build_sub(g, AT(SHAPE(x), 0), etch_graph_int(g, ETCH_I64, 1));
    etch_val negative = etch_build_reshape(g, y, STACK(less));
    EXPECT_TYPE(negative, "f32[n - 1]"); /* a form is a size, never the hole */
    EXPECT_CHECK(negative, "a size is negative");
    /* Contents that only the run knows. */
    EXPECT_TYPE(etch_build_reshape(g, x, IN("s", "i32[2]")), "f32[u0, u1]");
    etch_val partly = etch_build_reshape(g, y, CONCAT(0, SHAPE(x), IN("rest", "i64[1]"), INTS(-1)));
    EXPECT_TYPE(partly, "f32[n, u2, u3]");
    EXPECT_TYPE(etch_build_reshape(g, x, IN("v", "i64[r]")), "f32[...]");
    EXPECT_TYPE(etch_build_reshape(g, x, IN("w", "i64[...]")), "f32[...]");
    etch_val u = IN("u", "f32[...]");
    EXPECT_TYPE(etch_build_reshape(g, u, SHAPE(y)), "f32[m, k]");
    EXPECT_TYPE(etch_build_reshape(g, u, INTS(-1, 3)), "f32[u4, 3]");
}

static void reshape_folds(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, 4]"), y = IN("y", "f32[m]");
    assert_int_equal(etch_build_reshape(g, x, SHAPE(x)), x);
    etch_val flat = etch_build_reshape(g, x, INTS(-1));
    etch_val again = etch_build_reshape(g, flat, INTS(-1, 2));
    EXPECT_TYPE(again, "f32[2*n, 2]");
    assert_int_equal(etch__node(g, again)->in[0], x); /* not of the reshape */
    assert_int_equal(etch_build_reshape(g, flat, INTS(-1, 4)), x);
    /* Of a reshape that must check its count, a reshape stays. */
    etch_val checked = etch_build_reshape(g, y, SHAPE(x));
    etch_val after = etch_build_reshape(g, checked, INTS(-1));
    EXPECT_TYPE(after, "f32[4*n]");
    assert_int_equal(etch__node(g, after)->in[0], checked);
}

static void transpose(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[a, b, c]"), u = IN("u", "f32[...]");
    etch_val y = etch_build_transpose(g, x, AXES(1, 2, 0));
    EXPECT_TYPE(y, "f32[b, c, a]");
    EXPECT_TYPE(etch_build_transpose(g, x, ETCH_ALL_AXES), "f32[c, b, a]");
    assert_int_equal(etch_build_transpose(g, x, AXES(1, -1, 0)), y);
    assert_int_equal(etch_build_transpose(g, x, AXES(0, 1, 2)), x);
    assert_int_equal(etch_build_transpose(g, y, AXES(2, 0, 1)), x);
    etch_val z = etch_build_transpose(g, y, AXES(1, 2, 0));
    EXPECT_TYPE(z, "f32[c, a, b]");
    assert_int_equal(etch__node(g, z)->in[0], x);
    EXPECT_TYPE(etch_build_transpose(g, u, AXES(1, 0)), "f32[...]");
    EXPECT_ERROR(etch_build_transpose(g, x, AXES(0, 1)), ETCH_EINVAL,
                 "transpose: x is f32[a, b, c], perm must name each of its 3 axes");
    EXPECT_ERROR(etch_build_transpose(g, x, AXES(0, 1, 1)), ETCH_EINVAL, "transpose: axis 1 is named twice");
    EXPECT_ERROR(etch_build_transpose(g, x, AXES(0, 1, 3)), ETCH_EINVAL, "transpose: axis 3");
    EXPECT_TYPE(etch_build_reverse(g, x, AXES(-1)), "f32[a, b, c]");
    assert_int_equal(etch_build_reverse(g, x, AXES(2, 0)), etch_build_reverse(g, x, AXES(0, -1)));
    EXPECT_ERROR(etch_build_reverse(g, x, AXES(5)), ETCH_EINVAL, "reverse: axis 5");
}

static void broadcast_to(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, 1]"), y = IN("y", "f32[b, n, k]");
    etch_val wide = etch_build_broadcast_to(g, x, SHAPE(y));
    EXPECT_TYPE(wide, "f32[b, n, k]");
    EXPECT_CHECKS(wide, 0);
    assert_int_equal(etch_build_broadcast_to(g, x, SHAPE(x)), x);
    EXPECT_TYPE(etch_build_broadcast_to(g, IN("s", "f32[]"), INTS(0, 3)), "f32[0, 3]");
    EXPECT_TYPE(etch_build_broadcast_to(g, x, INTS(5, 5)), "f32[bcast(n, 5), 5]"); /* 5, if that can be evaluated */
    etch_val maybe = etch_build_broadcast_to(g, x, SHAPE(IN("z", "f32[m, 7]")));
    EXPECT_TYPE(maybe, "f32[m, 7]");
    EXPECT_CHECK(maybe, "x does not broadcast to the shape");
    EXPECT_TYPE(etch_build_broadcast_to(g, IN("u", "f32[...]"), SHAPE(y)), "f32[b, n, k]");
    EXPECT_TYPE(etch_build_broadcast_to(g, x, IN("data", "i64[2]")), "f32[u0, u1]");
    EXPECT_ERROR(etch_build_broadcast_to(g, y, SHAPE(x)), ETCH_ESHAPE,
                 "broadcast_to: x is f32[b, n, k], it has more axes");
    EXPECT_ERROR(etch_build_broadcast_to(g, IN("t", "f32[3]"), INTS(4)), ETCH_ESHAPE,
                 "broadcast_to: x is f32[3], its axis 0 cannot become 4");
    EXPECT_ERROR(etch_build_broadcast_to(g, x, INTS(-1, 4)), ETCH_ESHAPE, "broadcast_to: a size is negative");
}

static void bitcast(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n]"), y = IN("y", "u8[n, 4]"), z = IN("z", "u16[n, m]");
    EXPECT_TYPE(etch_build_bitcast(g, x, ETCH_I32), "i32[n]");
    EXPECT_TYPE(etch_build_bitcast(g, x, ETCH_BF16), "bf16[n, 2]");
    EXPECT_TYPE(etch_build_bitcast(g, y, ETCH_F32), "f32[n]");
    etch_val maybe = etch_build_bitcast(g, z, ETCH_U64);
    EXPECT_TYPE(maybe, "u64[n]");
    EXPECT_CHECK(maybe, "the last axis does not fill an element");
    EXPECT_TYPE(etch_build_bitcast(g, IN("u", "i8[...]"), ETCH_I64), "i64[...]");
    EXPECT_ERROR(etch_build_bitcast(g, y, ETCH_U64), ETCH_ESHAPE,
                 "bitcast: x is u8[n, 4], its last axis must have size 8 to become u64");
    EXPECT_ERROR(etch_build_bitcast(g, IN("s", "u8[]"), ETCH_U16), ETCH_ESHAPE, "bitcast: x is u8[]");
    EXPECT_ERROR(etch_build_bitcast(g, y, ETCH_BOOL), ETCH_EDTYPE, "bitcast: the bits of u8[n, 4] are no bool");
    EXPECT_ERROR(etch_build_bitcast(g, x, ETCH_STRING), ETCH_EDTYPE, "bitcast: the bits of f32[n] are no string");
}

static void iota(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, 4]");
    EXPECT_TYPE(etch_build_iota(g, SHAPE(x), -1, ETCH_I32), "i32[n, 4]");
    assert_int_equal(etch_build_iota(g, SHAPE(x), -1, ETCH_I32), etch_build_iota(g, SHAPE(x), 1, ETCH_I32));
    EXPECT_TYPE(etch_build_iota(g, IN("s", "i64[1]"), 0, ETCH_F32), "f32[u0]");
    EXPECT_TYPE(etch_build_iota(g, IN("v", "i64[r]"), 0, ETCH_F32), "f32[...]");
    EXPECT_ERROR(etch_build_iota(g, NO_INTS, 0, ETCH_I64), ETCH_EINVAL, "iota: axis 0 of a scalar");
    EXPECT_ERROR(etch_build_iota(g, SHAPE(x), 0, ETCH_STRING), ETCH_EDTYPE, "iota: dtype must be that of a number");
    EXPECT_ERROR(etch_build_iota(g, INTS(-2), 0, ETCH_I64), ETCH_ESHAPE, "iota: a size is negative");
    EXPECT_ERROR(etch_build_iota(g, IN("u8", "u8[2]"), 0, ETCH_I64), ETCH_EDTYPE,
                 "iota: shape is u8[2], it must be i32 or i64");
}

static void shape_of(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "string[n, 4]"), s = IN("s", "f32[]");
    EXPECT_TYPE(etch_build_shape_of(g, x, ETCH_I32), "i32[2]");
    EXPECT_CONTENTS(etch_build_shape_of(g, x, ETCH_I32), "[n, 4]");
    EXPECT_TYPE(SHAPE(s), "i64[0]");
    EXPECT_TYPE(SHAPE(IN("u", "f32[...]")), "i64[...]");
    EXPECT_ERROR(etch_build_shape_of(g, x, ETCH_U32), ETCH_EDTYPE, "shape_of: dtype is u32, it may be i32, i64");
}

int etch_test_shape_ops(void)
{
    const struct CMUnitTest tests[] = { TEST(reshape_to_known),
                                        TEST(merge_and_split),
                                        TEST(reshape_to_undecided),
                                        TEST(reshape_folds),
                                        TEST(transpose),
                                        TEST(broadcast_to),
                                        TEST(bitcast),
                                        TEST(iota),
                                        TEST(shape_of) };
    return cmocka_run_group_tests_name("ops/shape_ops", tests, NULL, NULL);
}
