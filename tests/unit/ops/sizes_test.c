/* Shape arithmetic: integer tensors whose contents stay known as dims. */
#include "ops_testing.h"

static void arithmetic(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val s = SHAPE(IN("x", "f32[n, m, 6]")), two = etch_graph_int(g, ETCH_I64, 2);
    EXPECT_CONTENTS(etch_build_add(g, s, s), "[2*n, 2*m, 12]");
    EXPECT_CONTENTS(etch_build_sub(g, s, two), "[n - 2, m - 2, 4]");
    EXPECT_CONTENTS(etch_build_mul(g, two, s), "[2*n, 2*m, 12]");
    EXPECT_CONTENTS(etch_build_floordiv(g, s, two), "[n//2, m//2, 3]");
    EXPECT_CONTENTS(etch_build_mod(g, s, INTS(4, 5, 4)), "[n%4, m%5, 2]");
    EXPECT_CONTENTS(etch_build_maximum(g, AT(s, 0), AT(s, 1)), "[max(n, m)]");
    EXPECT_CONTENTS(etch_build_minimum(g, s, etch_graph_int(g, ETCH_I64, 3)), "[min(n, 3), min(m, 3), 3]");
    EXPECT_CONTENTS(etch_build_neg(g, s), "[-n, -m, -6]");
    EXPECT_CONTENTS(etch_build_sum(g, s, ETCH_ALL_AXES, false), "[n + m + 6]");
    EXPECT_CONTENTS(etch_build_prod(g, s, AXES(0), false), "[6*n*m]");
    EXPECT_CONTENTS(etch_build_max(g, s, AXES(0), false), "[max(n, m, 6)]");
    EXPECT_CONTENTS(etch_build_cast(g, s, ETCH_I32), "[n, m, 6]");
    EXPECT_TYPE(etch_build_cast(g, s, ETCH_I32), "i32[3]");
    assert_int_equal(etch_build_cast(g, etch_build_cast(g, s, ETCH_I32), ETCH_I64), s);
    /* The product of no sizes is the size of a scalar. */
    EXPECT_CONTENTS(etch_build_prod(g, SHAPE(IN("scalar", "f32[]")), ETCH_ALL_AXES, false), "[1]");
}

static void not_as_dims(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val s = SHAPE(IN("x", "f32[n, 4]")), zero = etch_graph_int(g, ETCH_I64, 0);
    assert_int_equal(OP_OF(etch_build_floordiv(g, s, zero)),
                     ETCH_OP_floordiv); /* an error of the run, not of the build */
    assert_int_equal(OP_OF(etch_build_mod(g, s, zero)), ETCH_OP_mod);
    etch_val huge = etch_graph_int(g, ETCH_I64, INT64_MAX);
    assert_int_equal(OP_OF(etch_build_mul(g, s, huge)), ETCH_OP_mul); /* wraps when it runs */
    expect_no_error(b, __FILE__, __LINE__);
    assert_int_equal(OP_OF(etch_build_cast(g, s, ETCH_F32)), ETCH_OP_cast);
    assert_int_equal(OP_OF(etch_build_add(g, s, IN("i", "i64[2]"))), ETCH_OP_add);
    assert_int_equal(OP_OF(etch_build_add(g, etch_build_reshape(g, s, INTS(1, 2)), INTS(1, 1))),
                     ETCH_OP_add); /* rank 2 */
}

static void moving_elements(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val s = SHAPE(IN("x", "f32[a, b, c, 7]")), i = IN("i", "i64[]");
    EXPECT_CONTENTS(AT(s, 1), "[b]");
    EXPECT_TYPE(AT(s, 1), "i64[]");
    EXPECT_CONTENTS(AT(s, -1), "[7]");
    EXPECT_CONTENTS(subvector(b, s, 1, 3), "[b, c]");
    EXPECT_CONTENTS(subvector(b, s, 1, -1), "[b, c]");
    EXPECT_CONTENTS(etch_build_strided_slice(g, s, INTS(0), INTS(0), INTS(-2), 1, 1, 0), "[7, b]");
    EXPECT_CONTENTS(etch_build_slice(g, s, INTS(2), INTS(2)), "[c, 7]");
    EXPECT_CONTENTS(etch_build_slice(g, s, INTS(3), INTS(-1)), "[7]");
    EXPECT_CONTENTS(etch_build_gather(g, s, INTS(2, 0, 2), 0, 0), "[c, a, c]");
    EXPECT_CONTENTS(etch_build_gather(g, s, etch_graph_int(g, ETCH_I64, 3), 0, 0), "[7]");
    EXPECT_CONTENTS(CONCAT(0, s, INTS(5), subvector(b, s, 0, 1)), "[a, b, c, 7, 5, a]");
    EXPECT_CONTENTS(STACK(AT(s, 2), AT(s, 0)), "[c, a]");
    EXPECT_CONTENTS(etch_build_reshape(g, AT(s, 2), INTS(1)), "[c]");
    EXPECT_TYPE(etch_build_reshape(g, subvector(b, s, 0, 1), NO_INTS), "i64[]");
    EXPECT_CONTENTS(etch_build_reshape(g, subvector(b, s, 0, 1), NO_INTS), "[a]");
    EXPECT_CONTENTS(etch_build_broadcast_to(g, AT(s, 0), INTS(3)), "[a, a, a]");
    EXPECT_CONTENTS(etch_build_reshape(g, etch_build_reshape(g, s, INTS(2, 2)), INTS(4)), "[a, b, c, 7]");
    /* What is partly known is used as far as it is. */
    etch_dim d;
    etch_val mixed = STACK(AT(s, 0), i, AT(s, 1));
    assert_false(etch__known_element(g, mixed, 1, &d));
    assert_true(etch__known_element(g, mixed, 2, &d));
    assert_int_equal(d, etch__type_of(g, etch_graph_input_value(g, 0))->dims[1]);
    etch_val narrow = etch_build_cast(g, etch_build_strided_slice(g, mixed, INTS(0), INTS(0), INTS(-1), 1, 1, 0),
                                      ETCH_I32);
    assert_true(etch__known_element(g, narrow, 0, &d));
    assert_int_equal(d, etch__type_of(g, etch_graph_input_value(g, 0))->dims[1]);
    assert_false(etch__known_element(g, narrow, 1, &d));
    assert_true(etch__known_element(g, etch_build_gather(g, mixed, INTS(2), 0, 0), 0, &d));
    assert_true(etch__known_element(g, etch_build_slice(g, mixed, INTS(1), INTS(2)), 1, &d));
}

/* What programs write. */
static void chains(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[batch, h, w, 3]"), s = SHAPE(x), minus = etch_graph_int(g, ETCH_I64, -1);
    EXPECT_TYPE(etch_build_reshape(g, x, STACK(AT(s, 0), minus)), "f32[batch, 3*h*w]");
    etch_val s32 = etch_build_shape_of(g, x, ETCH_I32);
    etch_val rows = etch_build_prod(g, subvector(b, s32, 0, -1), ETCH_ALL_AXES, false);
    EXPECT_TYPE(etch_build_reshape(g, x, STACK(rows, etch_graph_int(g, ETCH_I32, 3))), "f32[batch*h*w, 3]");
    etch_val half = etch_build_floordiv(g, AT(s, 1), etch_graph_int(g, ETCH_I64, 2));
    EXPECT_TYPE(etch_build_slice(g, x, INTS(0, 0, 0, 0), STACK(minus, half, minus, minus)), "f32[batch, h//2, w, 3]");
    etch_val ones = etch_build_broadcast_to(g, F32(1), CONCAT(0, subvector(b, s, 0, 2), INTS(1)));
    EXPECT_TYPE(ones, "f32[batch, h, 1]");
    etch_val seq = etch_build_range(g, etch_graph_int(g, ETCH_I64, 0), AT(s, 1), etch_graph_int(g, ETCH_I64, 1));
    EXPECT_TYPE(seq, "i64[h]");
    etch_val y = IN("y", "f32[batch, k]");
    EXPECT_TYPE(CONCAT(1, etch_build_reshape(g, x, STACK(AT(s, 0), minus)), y), "f32[batch, 3*h*w + k]");
    /* Run-time numbers in between: the rest stays. */
    etch_val n_heads = IN("heads", "i64[]");
    EXPECT_TYPE(etch_build_reshape(g, x, STACK(AT(s, 0), n_heads, minus)), "f32[batch, u0, u1]");
    EXPECT_TYPE(etch_build_broadcast_to(g, F32(0), STACK(AT(s, 0), n_heads)), "f32[batch, u2]");
    EXPECT_TYPE(etch_build_iota(g, STACK(n_heads, AT(s, 2)), 0, ETCH_I64), "i64[u3, w]");
}

int etch_test_sizes(void)
{
    const struct CMUnitTest tests[] = { TEST(arithmetic), TEST(not_as_dims), TEST(moving_elements), TEST(chains) };
    return cmocka_run_group_tests_name("ops/sizes", tests, NULL, NULL);
}
