/* Types of random bits and of the composites made from them. */
#include "ops_testing.h"

static void types(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val key = IN("key", "u64[]"), counter = IN("counter", "u64[]"), shape = SHAPE(IN("x", "f32[n, 3]"));
    EXPECT_TYPE(etch_build_random_bits(g, key, counter, shape, ETCH_U32), "u32[n, 3]");
    EXPECT_TYPE(etch_build_random_bits(g, key, counter, IN("r", "i64[...]"), ETCH_U64), "u64[...]");
    EXPECT_TYPE(etch_build_random_bits(g, key, counter, IN("s", "i32[1]"), ETCH_U64), "u64[u0]");
    const etch_dtype floats[] = { ETCH_F16, ETCH_BF16, ETCH_F32, ETCH_F64 };
    const char *const want[] = { "f16[n, 3]", "bf16[n, 3]", "f32[n, 3]", "f64[n, 3]" };
    for (int i = 0; i < 4; i++) {
        EXPECT_TYPE(etch_build_random_uniform(g, key, counter, shape, floats[i]), want[i]);
        EXPECT_TYPE(etch_build_random_normal(g, key, counter, shape, floats[i]), want[i]);
        EXPECT_TYPE(etch_build_random_truncated_normal(g, key, counter, shape, floats[i]), want[i]);
    }
    for (int t = ETCH_I8; t <= ETCH_U64; t++) {
        etch_dtype dtype = (etch_dtype)t;
        etch_val y = etch_build_random_integers(g, key, counter, shape, etch_graph_int(g, dtype, 1),
                                                etch_graph_int(g, dtype, 100), dtype);
        EXPECT_TYPE(etch_build_cast(g, y, ETCH_F32), "f32[n, 3]");
        assert_int_equal(etch__type_of(g, y)->dtype, t);
    }
    etch_val wide = IN("wide", "u64[2]"); /* a counter of 128 bits */
    EXPECT_TYPE(etch_build_random_bits(g, key, wide, shape, ETCH_U32), "u32[n, 3]");
    EXPECT_TYPE(etch_build_random_normal(g, key, wide, shape, ETCH_F32), "f32[n, 3]");
    EXPECT_TYPE(etch_build_random_permutation(g, key, counter, INTS(7), ETCH_I32), "i32[7]");
    EXPECT_TYPE(etch_build_random_shuffle(g, key, counter, etch_graph_input_value(g, 2)), "f32[n, 3]");
    EXPECT_TYPE(etch_build_random_shuffle(g, key, counter, IN("u", "string[...]")), "string[...]");
}

static void errors(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val key = IN("key", "u64[]"), shape = INTS(4), i = etch_graph_int(g, ETCH_I64, 3),
             j = etch_graph_int(g, ETCH_I64, 2);
    EXPECT_ERROR(etch_build_random_bits(g, key, key, shape, ETCH_F32), ETCH_EDTYPE,
                 "random_bits: dtype is f32, it may be u32, u64");
    EXPECT_ERROR(etch_build_random_bits(g, i, key, shape, ETCH_U32), ETCH_EDTYPE,
                 "random_bits: key is i64[], it must be u64[]");
    EXPECT_ERROR(etch_build_random_bits(g, key, IN("c", "u64[3]"), shape, ETCH_U32), ETCH_EDTYPE,
                 "random_bits: counter is u64[3], it must be u64[] or u64[2]");
    EXPECT_ERROR(etch_build_random_truncated_normal(g, key, key, shape, ETCH_I32), ETCH_EDTYPE,
                 "random_truncated_normal: dtype is i32, it may be f16, bf16, f32, f64");
    EXPECT_ERROR(etch_build_random_permutation(g, key, key, INTS(4, 5), ETCH_I32), ETCH_ESHAPE,
                 "random_permutation: shape is i64[2], it must have one element");
    EXPECT_ERROR(etch_build_random_permutation(g, key, key, shape, ETCH_U32), ETCH_EDTYPE,
                 "random_permutation: dtype is u32, it may be i32, i64");
    EXPECT_ERROR(etch_build_random_bits(g, key, key, INTS(-4), ETCH_U32), ETCH_ESHAPE,
                 "random_bits: a size is negative");
    EXPECT_ERROR(etch_build_random_uniform(g, key, key, shape, ETCH_I32), ETCH_EDTYPE,
                 "random_uniform: dtype is i32, it may be f16, bf16, f32, f64");
    EXPECT_ERROR(etch_build_random_normal(g, key, i, shape, ETCH_F32), ETCH_EDTYPE, "random_normal: counter is i64[]");
    EXPECT_ERROR(etch_build_random_integers(g, key, key, shape, i, j, ETCH_I64), ETCH_EINVAL,
                 "random_integers: low is 3, high is 2; high must be larger");
    EXPECT_ERROR(etch_build_random_integers(g, key, key, shape, i, i, ETCH_I64), ETCH_EINVAL,
                 "random_integers: low is 3, high is 3");
    EXPECT_ERROR(etch_build_random_integers(g, key, key, shape, j, i, ETCH_I32), ETCH_EDTYPE,
                 "random_integers: low is i64[], it must be i32");
    EXPECT_ERROR(etch_build_random_integers(g, key, key, shape, INTS(1), i, ETCH_I64), ETCH_ESHAPE,
                 "random_integers: low is i64[1], it must be a scalar");
    EXPECT_ERROR(etch_build_random_shuffle(g, key, key, F32(1)), ETCH_ESHAPE,
                 "random_shuffle: x is f32[], it must have an axis");
}

/* The whole range of u64 is in order: the bounds are compared as what they are. */
static void unsigned_bounds(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val key = IN("key", "u64[]"), least = etch_graph_int(g, ETCH_U64, 0), most = etch_graph_int(g, ETCH_U64, -1);
    EXPECT_TYPE(etch_build_random_integers(g, key, key, INTS(4), least, most, ETCH_U64), "u64[4]");
    EXPECT_ERROR(etch_build_random_integers(g, key, key, INTS(4), most, least, ETCH_U64), ETCH_EINVAL,
                 "low is 18446744073709551615, high is 0");
}

int etch_test_random(void)
{
    const struct CMUnitTest tests[] = { TEST(types), TEST(errors), TEST(unsigned_bounds) };
    return cmocka_run_group_tests_name("ops/random", tests, NULL, NULL);
}
