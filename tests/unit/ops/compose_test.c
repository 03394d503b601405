/* Composites: their types with known, symbolic and unknown ranks, their errors, and that no composite is ever a node. */
#include "ops_testing.h"

/* Nodes of the graph are never composites, and the graph is in order. */
static void expect_primitive(const bench *b)
{
    for (etch_val v = 1; v < b->g->nodes.n; v++)
        assert_int_not_equal(etch__op_of(b->g, v)->op_class, ETCH_OP_COMPOSITE);
    if (etch_graph_verify(b->g) != ETCH_OK)
        fail_msg("%s", etch_error_message(b->cx));
}

static void elementwise(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    const char *const types[] = { "f32[2, 3]", "f16[n, 4]", "f64[...]", "bf16[]" };
    const char *const wider[] = { "f32[1, 2, 3]", "f16[1, n, 4]", "f64[...]", "bf16[1]" };
    for (int i = 0; i < 4; i++) {
        char name[] = { 'x', (char)('0' + i), '\0' };
        etch_val x = IN(name, types[i]);
        EXPECT_TYPE(etch_build_squared_difference(g, x, x), types[i]);
        EXPECT_TYPE(etch_build_softplus(g, x), types[i]);
        EXPECT_TYPE(etch_build_silu(g, x), types[i]);
        EXPECT_TYPE(etch_build_gelu(g, x), types[i]);
        EXPECT_TYPE(etch_build_gelu_tanh(g, x), types[i]);
        EXPECT_TYPE(etch_build_zeros_like(g, x), types[i]);
        EXPECT_TYPE(etch_build_ones_like(g, x), types[i]);
        EXPECT_TYPE(etch_build_softmax(g, etch_build_expand_dims(g, x, AXES(0)), 0), wider[i]);
    }
    EXPECT_TYPE(etch_build_fill(g, SHAPE(etch_graph_input_value(g, 1)), F32(2)), "f32[n, 4]");
    EXPECT_ERROR(etch_build_fill(g, INTS(2), IN("v", "f32[1]")), ETCH_ESHAPE,
                 "fill: value is f32[1], it must be a scalar");
    EXPECT_ERROR(etch_build_softplus(g, IN("i", "i32[2]")), ETCH_EDTYPE, "softplus: x must be float");
    EXPECT_ERROR(etch_build_squared_difference(g, etch_graph_input_value(g, 0), etch_graph_input_value(g, 1)),
                 ETCH_EDTYPE, "squared_difference: x is f32[2, 3], y is f16[n, 4]");
    expect_primitive(b);
}

static void norms(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f16[b, t, d]"), u = IN("u", "f32[...]");
    EXPECT_TYPE(etch_build_mean(g, x, AXES(-1), false), "f16[b, t]");
    EXPECT_TYPE(etch_build_mean(g, x, ETCH_ALL_AXES, false), "f16[]");
    EXPECT_TYPE(etch_build_variance(g, x, AXES(0, 1), true), "f16[1, 1, d]");
    EXPECT_TYPE(etch_build_logsumexp(g, x, AXES(1), false), "f16[b, d]");
    EXPECT_TYPE(etch_build_logsumexp(g, x, AXES(1), true), "f16[b, 1, d]");
    EXPECT_TYPE(etch_build_logsumexp(g, x, ETCH_ALL_AXES, false), "f16[]");
    EXPECT_TYPE(etch_build_softmax(g, x, -1), "f16[b, t, d]");
    EXPECT_TYPE(etch_build_log_softmax(g, x, 1), "f16[b, t, d]");
    EXPECT_TYPE(etch_build_layer_norm(g, x, IN("scale", "f16[d]"), IN("offset", "f16[d]"), AXES(-1), 1e-5),
                "f16[b, t, d]");
    EXPECT_TYPE(etch_build_mean(g, u, ETCH_ALL_AXES, false), "f32[]");
    EXPECT_TYPE(etch_build_mean(g, u, AXES(-1, -2), true), "f32[...]");
    EXPECT_TYPE(etch_build_variance(g, u, AXES(0), false), "f32[...]");
    EXPECT_TYPE(etch_build_logsumexp(g, u, AXES(0), false), "f32[...]");
    EXPECT_TYPE(etch_build_softmax(g, u, -1), "f32[...]");
    EXPECT_TYPE(etch_build_layer_norm(g, u, F32(2), F32(0), AXES(-1), 1e-3), "f32[...]");
    EXPECT_ERROR(etch_build_softmax(g, x, 3), ETCH_EINVAL, "softmax: axis 3 is not in -3 .. 2");
    EXPECT_ERROR(etch_build_mean(g, x, AXES(1, 1), false), ETCH_EINVAL, "mean: axis 1 is named twice");
    EXPECT_ERROR(etch_build_layer_norm(g, x, F32(2), F32(0), AXES(-1), 1e-3), ETCH_EDTYPE,
                 "layer_norm: x is f16[b, t, d], scale is f32[]");
    expect_primitive(b);
}

/* The mean divides by the symbolic number of elements. */
static void mean_divides_by_the_count(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val y = etch_build_mean(g, IN("x", "f32[b, t, 4]"), AXES(0, 2), false);
    assert_int_equal(OP_OF(y), ETCH_OP_div);
    etch_val count = etch__node(g, y)->in[1];
    assert_int_equal(OP_OF(count), ETCH_OP_cast);
    EXPECT_CONTENTS(etch__node(g, count)->in[0], "[4*b]");
}

static void expand_and_squeeze(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, m]"), o = IN("o", "f32[1, n, 1]"), u = IN("u", "f32[...]");
    EXPECT_TYPE(etch_build_expand_dims(g, x, AXES(0)), "f32[1, n, m]");
    EXPECT_TYPE(etch_build_expand_dims(g, x, AXES(-1, 1)), "f32[n, 1, m, 1]");
    EXPECT_TYPE(etch_build_expand_dims(g, u, AXES(0, 2)), "f32[...]");
    EXPECT_TYPE(etch_build_expand_dims(g, u, AXES(-1)), "f32[...]");
    EXPECT_TYPE(etch_build_squeeze(g, o, AXES(0)), "f32[n, 1]");
    EXPECT_TYPE(etch_build_squeeze(g, o, AXES(-1, 0)), "f32[n]");
    EXPECT_TYPE(etch_build_squeeze(g, IN("c", "f32[1, 3, 1]"), ETCH_ALL_AXES), "f32[3]");
    EXPECT_TYPE(etch_build_squeeze(g, u, AXES(0)), "f32[...]");
    etch_val maybe = etch_build_squeeze(g, x, AXES(1));
    EXPECT_TYPE(maybe, "f32[n]");
    EXPECT_CHECK(maybe, "the number of elements differs"); /* n*m is n */
    assert_int_equal(etch_build_squeeze(g, etch_build_expand_dims(g, x, AXES(1)), AXES(1)), x);
    EXPECT_ERROR(etch_build_expand_dims(g, x, AXES(3)), ETCH_EINVAL, "expand_dims: axis 3 is not in -3 .. 2");
    EXPECT_ERROR(etch_build_expand_dims(g, x, ETCH_ALL_AXES), ETCH_EINVAL, "expand_dims: axes must be a list");
    EXPECT_ERROR(etch_build_expand_dims(g, u, AXES(0, -1)), ETCH_ENOTSUP, "expand_dims: axes of both signs");
    EXPECT_ERROR(etch_build_squeeze(g, etch_graph_input_value(g, 3), AXES(1)), ETCH_ESHAPE,
                 "squeeze: x is f32[1, 3, 1], the size of axis 1 is not 1");
    EXPECT_ERROR(etch_build_squeeze(g, o, ETCH_ALL_AXES), ETCH_ESHAPE,
                 "squeeze: x is f32[1, n, 1], the size of axis 1 may be 1 or not");
    EXPECT_ERROR(etch_build_squeeze(g, u, ETCH_ALL_AXES), ETCH_ENOTSUP, "squeeze: which axes have size 1");
    expect_primitive(b);
}

static void stack_and_unstack(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, m]"), y = IN("y", "f32[n, m]"), u = IN("u", "f32[...]"), out[3];
    const etch_val xs[] = { x, y, x }, us[] = { u, u };
    EXPECT_TYPE(etch_build_stack(g, xs, 3, 0), "f32[3, n, m]");
    EXPECT_TYPE(etch_build_stack(g, xs, 3, -1), "f32[n, m, 3]");
    EXPECT_TYPE(etch_build_stack(g, us, 2, 1), "f32[...]");
    etch_build_unstack(g, IN("z", "f32[n, 3]"), 1, out, 3);
    for (int i = 0; i < 3; i++)
        EXPECT_TYPE(out[i], "f32[n]");
    assert_int_not_equal(out[0], out[1]);
    etch_build_unstack(g, etch_graph_input_value(g, 3), 1, out, 2);
    EXPECT_ERROR(out[0], ETCH_EINVAL, "unstack: makes 3 results, 2 were asked for");
    etch_build_unstack(g, x, 0, out, 3);
    EXPECT_ERROR(out[0], ETCH_ESHAPE, "unstack: x is f32[n, m], the size of axis 0 must be known");
    etch_build_unstack(g, u, 0, out, 3);
    EXPECT_ERROR(out[0], ETCH_ESHAPE, "unstack: x is f32[...], its rank must be known");
    etch_build_unstack(g, IN("none", "f32[0]"), 0, out, 0);
    EXPECT_ERROR(0, ETCH_ESHAPE, "unstack: x is f32[0], axis 0 must have 1 to 255 elements");
    EXPECT_ERROR(etch_build_stack(g, (etch_val[]){ x, IN("w", "f32[n]") }, 2, 0), ETCH_ESHAPE,
                 "stack: xs[0] is f32[n, m], xs[1] is f32[n]");
    EXPECT_ERROR(etch_build_stack(g, xs, 3, 3), ETCH_EINVAL, "stack: axis 3 is not in -3 .. 2");
    expect_primitive(b);
}

static void split(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val out[3], u = IN("u", "f32[...]");
    etch_build_split(g, IN("x", "f32[n, 12]"), 3, -1, out, 3);
    for (int i = 0; i < 3; i++)
        EXPECT_TYPE(out[i], "f32[n, 4]");
    etch_build_split(g, etch_graph_input_value(g, 1), 2, 0, out, 2);
    EXPECT_TYPE(out[1], "f32[n//2, 12]");
    EXPECT_CHECK(etch__node(g, out[1])->in[0], "the number of elements differs");
    assert_int_equal(etch_graph_constrain(g, "k", 0, 1000, 6), ETCH_OK);
    etch_build_split(g, IN("y", "f32[k]"), 3, 0, out, 3);
    EXPECT_TYPE(out[2], "f32[k//3]");
    for (int i = 0; i < 3; i++)
        EXPECT_CHECKS(out[i], 0);
    etch_build_split(g, u, 2, -1, out, 2);
    EXPECT_TYPE(out[1], "f32[...]");
    etch_build_split(g, etch_graph_input_value(g, 1), 5, 1, out, 2);
    EXPECT_ERROR(out[0], ETCH_ESHAPE, "split: x is f32[n, 12], axis 1 cannot be split into 5 equal parts");
    etch_build_split(g, u, 0, 1, out, 0);
    EXPECT_ERROR(0, ETCH_EINVAL, "split: n is 0");
    expect_primitive(b);
}

static void tile(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, 3]"), u = IN("u", "f32[...]"), m = IN("m", "i32[2]");
    EXPECT_TYPE(etch_build_tile(g, x, INTS(2, 1)), "f32[2*n, 3]");
    EXPECT_TYPE(etch_build_tile(g, x, INTS(2, 4)), "f32[2*n, 12]");
    EXPECT_TYPE(etch_build_tile(g, x, INTS(0, 1)), "f32[0, 3]");
    assert_int_equal(etch_build_tile(g, x, INTS(1, 1)), x);
    EXPECT_TYPE(etch_build_tile(g, x, m), "f32[n*u0, 3*u1]");
    EXPECT_TYPE(etch_build_tile(g, u, m), "f32[...]");
    EXPECT_TYPE(etch_build_tile(g, F32(1), NO_INTS), "f32[]");
    etch_val wide = IN("wide", "f32[a, b, c, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]");
    EXPECT_TYPE(etch_build_tile(g, wide, INTS(2, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5)),
                "f32[2*a, b, 3*c, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10]");
    EXPECT_ERROR(etch_build_tile(g, x, INTS(2)), ETCH_ESHAPE,
                 "tile: x is f32[n, 3], multiples is i64[1]; there must be one per axis");
    EXPECT_ERROR(etch_build_tile(g, x, INTS(2, -1)), ETCH_ESHAPE, "tile: multiple 1 is -1");
    expect_primitive(b);
}

static void one_hot(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val i = IN("i", "u8[n, m]"), ten = etch_graph_int(g, ETCH_I32, 10), on = F32(1), off = F32(0),
             u = IN("u", "i32[...]");
    EXPECT_TYPE(etch_build_one_hot(g, i, ten, on, off, -1), "f32[n, m, 10]");
    EXPECT_TYPE(etch_build_one_hot(g, i, ten, on, off, 0), "f32[10, n, m]");
    EXPECT_TYPE(etch_build_one_hot(g, i, ten, on, off, 1), "f32[n, 10, m]");
    EXPECT_TYPE(etch_build_one_hot(g, etch_graph_int(g, ETCH_I32, 2), ten, on, off, -1), "f32[10]");
    EXPECT_TYPE(etch_build_one_hot(g, i, IN("depth", "i64[]"), on, off, -1), "f32[n, m, u0]");
    EXPECT_TYPE(etch_build_one_hot(g, u, ten, on, off, -1), "f32[...]");
    EXPECT_TYPE(etch_build_one_hot(g, u, ten, on, off, 1), "f32[...]");
    EXPECT_ERROR(etch_build_one_hot(g, i, ten, on, ten, -1), ETCH_EDTYPE, "one_hot: on is f32[], off is i32[]");
    EXPECT_ERROR(etch_build_one_hot(g, i, on, on, off, -1), ETCH_EDTYPE,
                 "one_hot: depth is f32[], it must be i32 or i64");
    EXPECT_ERROR(etch_build_one_hot(g, i, ten, on, off, 3), ETCH_EINVAL, "one_hot: axis 3 is not in -3 .. 2");
    EXPECT_ERROR(etch_build_one_hot(g, i, etch_graph_int(g, ETCH_I32, -3), on, off, 0), ETCH_ESHAPE,
                 "a size is negative");
    expect_primitive(b);
}

static void boolean_mask(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, m, 4]"), m1 = IN("m1", "bool[n]"), m2 = IN("m2", "bool[n, m]"),
             u = IN("u", "f32[...]");
    EXPECT_TYPE(etch_build_boolean_mask(g, x, m1), "f32[u0, m, 4]");
    EXPECT_TYPE(etch_build_boolean_mask(g, x, m2), "f32[u1, 4]");
    EXPECT_TYPE(etch_build_boolean_mask(g, u, m2), "f32[...]");
    EXPECT_TYPE(etch_build_boolean_mask(g, x, IN("mu", "bool[...]")), "f32[...]");
    EXPECT_TYPE(etch_build_boolean_mask(g, x, IN("mk", "bool[k]")), "f32[u3, m, 4]");
    EXPECT_TYPE(etch_build_boolean_mask(g, x, IN("mkj", "bool[k, j]")), "f32[u4, 4]");
    int n = 0;
    for (size_t i = 0; i < g->checks.n; i++)
        n += strcmp(g->checks.at[i].what, "the number of elements differs") == 0;
    assert_int_equal(n, 2); /* k is n; k*j is n*m */
    EXPECT_ERROR(etch_build_boolean_mask(g, x, x), ETCH_EDTYPE, "boolean_mask: mask is f32[n, m, 4], not bool");
    EXPECT_ERROR(etch_build_boolean_mask(g, x, etch_graph_int(g, ETCH_BOOL, 1)), ETCH_ESHAPE,
                 "boolean_mask: mask is bool[], it must have an axis");
    EXPECT_ERROR(etch_build_boolean_mask(g, IN("c", "f32[3]"), IN("c4", "bool[4]")), ETCH_ESHAPE,
                 "boolean_mask: x is f32[3], mask is bool[4]");
    expect_primitive(b);
}

/* The labels say the rank; sizes that are open stay open, and what is known to differ is refused. */
static void einsum(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, 3]"), y = IN("y", "f32[3, k]"), c = IN("c", "f32[2, n, 3]"), u = IN("u", "f32[...]"),
             i = IN("i", "i32[3, 3]");
    EXPECT_TYPE(etch_build_einsum(g, (etch_val[]){ x, y }, 2, "ij,jk->ik"), "f32[n, k]");
    EXPECT_TYPE(etch_build_einsum(g, (etch_val[]){ x, y }, 2, "ij , jk"), "f32[n, k]");
    EXPECT_TYPE(etch_build_einsum(g, &x, 1, "ji"), "f32[3, n]");
    EXPECT_TYPE(etch_build_einsum(g, &x, 1, "ij->"), "f32[]");
    EXPECT_TYPE(etch_build_einsum(g, &i, 1, "ii->i"), "i32[3]");
    EXPECT_TYPE(etch_build_einsum(g, (etch_val[]){ c, y }, 2, "...j,jk->...k"), "f32[2, n, k]");
    EXPECT_TYPE(etch_build_einsum(g, (etch_val[]){ c, x }, 2, "bij,ij->b"), "f32[2]");
    EXPECT_TYPE(etch_build_einsum(g, (etch_val[]){ x, y, y }, 3, "ij,jk,jk->ik"), "f32[n, k]");
    EXPECT_ERROR(etch_build_einsum(g, &x, 1, "ij,jk->ik"), ETCH_EINVAL, "einsum: the equation is not for 1 operands");
    EXPECT_ERROR(etch_build_einsum(g, &x, 1, "i!->i"), ETCH_EINVAL,
                 "einsum: the equation 'i!->i' is not valid at '!->i'");
    EXPECT_ERROR(etch_build_einsum(g, &x, 1, "ij->k"), ETCH_EINVAL,
                 "einsum: label 0 of the result is in no operand, or comes twice");
    EXPECT_ERROR(etch_build_einsum(g, &c, 1, "...j->j"), ETCH_EINVAL, "which the result lacks");
    EXPECT_ERROR(etch_build_einsum(g, &x, 1, "ijk->i"), ETCH_ESHAPE,
                 "operand 0 is f32[n, 3], but its labels are for rank 3");
    EXPECT_ERROR(etch_build_einsum(g, (etch_val[]){ y, IN("z", "f32[4, k]") }, 2, "ij,ik->jk"), ETCH_ESHAPE,
                 "operands f32[3, k] and f32[4, k] differ in the size of a label");
    EXPECT_ERROR(etch_build_einsum(g, &u, 1, "...i->i..."), ETCH_ENOTSUP,
                 "operand 0 has '...', so its rank must be known");
    expect_primitive(b);
}

int etch_test_compose(void)
{
    const struct CMUnitTest tests[] = { TEST(elementwise),
                                        TEST(norms),
                                        TEST(mean_divides_by_the_count),
                                        TEST(expand_and_squeeze),
                                        TEST(stack_and_unstack),
                                        TEST(split),
                                        TEST(tile),
                                        TEST(one_hot),
                                        TEST(boolean_mask),
                                        TEST(einsum) };
    return cmocka_run_group_tests_name("ops/compose", tests, NULL, NULL);
}
