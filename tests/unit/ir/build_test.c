/* The builder: interning, folding, errors, what inference notes. */
#include "ir/build.h"
#include "ir/node.h"
#include "ir_testing.h"
#include "ops/ops.h"
#include "tensor/tensor.h"

static void test_equal_nodes_are_one(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = etch_graph_input(g, "x", "f32[n, 3]"), y = etch_graph_input(g, "y", "f32[n, 3]");
    etch_val sum = etch_build_add(g, x, y);
    int n = etch_graph_n_nodes(g);
    assert_int_equal(etch_build_add(g, x, y), sum);
    assert_int_equal(etch_build_add(g, y, x), sum); /* add commutes */
    assert_int_equal(etch_graph_n_nodes(g), n);
    assert_int_not_equal(etch_build_sub(g, x, y), etch_build_sub(g, y, x));
    /* Axes in another order and counted from the end are the same attributes. */
    etch_val r = etch_build_sum(g, x, ETCH_INTS(0, 1), false);
    assert_int_equal(etch_build_sum(g, x, ETCH_INTS(-1, -2), false), r);
    assert_int_equal(etch_build_sum(g, x, ETCH_ALL_AXES, false), r);
    assert_int_not_equal(etch_build_sum(g, x, ETCH_ALL_AXES, true), r);
    assert_int_not_equal(etch_build_sum(g, x, ETCH_INTS(0), false), r);
    assert_int_not_equal(etch_build_prod(g, x, ETCH_ALL_AXES, false), r);
    must(b->cx, etch_graph_verify(g));
}

static void test_several_results(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = etch_graph_input(g, "x", "f32[n]"), k = etch_graph_input(g, "k", "i32[]");
    etch_val first[2], again[2], unique[3];
    etch_build_top_k(g, x, k, first);
    etch_build_top_k(g, x, k, again);
    assert_int_equal(first[1], first[0] + 1);
    assert_int_equal(first[0], again[0]);
    assert_int_equal(first[1], again[1]);
    assert_int_equal(etch__producer(g, first[1]), first[0]);
    assert_int_equal(etch__producer(g, first[0]), first[0]);
    assert_true(etch__is(g, first[1], ETCH_IS_RESULT));
    etch_build_unique(g, x, unique);
    assert_int_equal(etch__node(g, unique[0])->n_results, 3);
    must(b->cx, etch_graph_verify(g));
}

/* What an inference noted goes when the node turns out to be there already. */
static void test_notes_are_taken_back(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = etch_graph_input(g, "x", "f32[n]");
    etch_val y = etch_build_nonzero(g, x);
    assert_int_equal(g->symbol_defs.n, 1);
    assert_int_equal(g->symbol_defs.at[0].val, y);
    assert_int_equal(g->symbol_defs.at[0].element, -1);
    assert_int_equal(etch_build_nonzero(g, x), y);
    assert_int_equal(g->symbol_defs.n, 1);
    /* A check likewise. */
    etch_val a = etch_graph_input(g, "a", "f32[p, q]"), c = etch_graph_input(g, "c", "f32[r, s]");
    etch_val m = etch_build_matmul(g, a, c, false, false);
    size_t n_checks = g->checks.n;
    assert_true(n_checks > 0); /* q and r must be equal when the plan runs */
    assert_int_equal(g->checks.at[n_checks - 1].val, m);
    assert_int_equal(g->checks.at[n_checks - 1].code, ETCH_DIMCODE_CHECK_EQUAL);
    assert_int_equal(etch_build_matmul(g, a, c, false, false), m);
    assert_int_equal(g->checks.n, n_checks);
    /* And when the op fails after it has noted something. */
    etch_val short_shape = etch_graph_input(g, "s", "i64[1]");
    size_t n_defs = g->symbol_defs.n;
    assert_int_equal(etch_build_slice(g, a, short_shape, short_shape), 0);
    etch_error_clear(b->cx);
    assert_int_equal(g->symbol_defs.n, n_defs);
    assert_int_equal(g->checks.n, n_checks);
    must(b->cx, etch_graph_verify(g));
}

static void test_errors(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = etch_graph_input(g, "x", "f32[n, 3]"), i = etch_graph_input(g, "i", "i32[n]"),
             h = etch_graph_input(g, "h", "variable<f32[n]>");
    etch_val out[ETCH_MAX_RESULTS];
    assert_int_equal(etch_build_exp(g, i), 0);
    assert_stuck(b->cx, ETCH_EDTYPE, "exp: x must be float, is i32[n]");
    assert_int_equal(etch_build_logical_and(g, x, x), 0);
    assert_stuck(b->cx, ETCH_EDTYPE, "logical_and: x must be bool, is f32[n, 3]");
    etch_val s = etch_build_string_concat(g, x, x);
    assert_int_equal(s, 0);
    assert_stuck(b->cx, ETCH_EDTYPE, "string_concat: x must be string, is f32[n, 3]");
    assert_int_equal(etch__build1(g, ETCH_OP_add, (etch_val[]){ x, x, x }, 3, NULL), 0);
    assert_stuck(b->cx, ETCH_EINVAL, "add takes 2 operands (x, y), got 3");
    assert_int_equal(etch__build1(g, ETCH_OP_concat, NULL, 0, &(etch_attrs_axis0){ 0 }), 0);
    assert_stuck(b->cx, ETCH_EINVAL, "concat takes one or more operands (xs...), got 0");
    assert_int_equal(etch__build1(g, ETCH_OP_neg, (etch_val[]){ 1000 }, 1, NULL), 0);
    assert_stuck(b->cx, ETCH_EINVAL, "neg: operand 0 (value 1000) is no value of this graph");
    assert_int_equal(etch_build_neg(g, h), 0);
    assert_stuck(b->cx, ETCH_EDTYPE, "neg: operand 0 must be a tensor, is variable<f32[n]>");
    assert_int_equal(etch__build_n(g, ETCH_OP_const, NULL, 0, &(etch_attrs_const){ NULL }, out), 0);
    assert_true(etch_failed(b->cx));
    etch_error_clear(b->cx);
    assert_int_equal(etch_build_sum(g, x, ETCH_INTS(2), false), 0);
    assert_stuck(b->cx, ETCH_EINVAL, "sum: axis 2 is not in -2 .. 1");
    etch_val y = etch_graph_input(g, "y", "f32[n, 4]");
    assert_int_equal(etch_build_add(g, x, y), 0);
    assert_stuck(b->cx, ETCH_ESHAPE, "add: f32[n, 3] and f32[n, 4] do not broadcast: 3 and 4");
    /* Failed values are passed on without a word. */
    int n = etch_graph_n_nodes(g);
    assert_int_equal(etch_build_add(g, x, 0), 0);
    assert_false(etch_failed(b->cx));
    assert_int_equal(etch_graph_n_nodes(g), n);
}

static void test_missing_attributes_are_defaults(void **state)
{
    bench *b = *state;
    etch_val x = etch_graph_input(b->g, "x", "f32[n, 3]");
    assert_int_equal(etch__build1(b->g, ETCH_OP_sum, &x, 1, NULL), etch_build_sum(b->g, x, ETCH_ALL_AXES, false));
    assert_int_equal(etch__build1(b->g, ETCH_OP_transpose, &x, 1, NULL), 0);
    assert_stuck(b->cx, ETCH_EINVAL, "transpose: its attributes are missing");
}

static void assert_i32s(etch_graph *g, etch_val v, int n, const int32_t *expected)
{
    const etch_tensor *t = etch__const_tensor(g, v);
    assert_non_null(t);
    assert_int_equal(t->count, n);
    assert_memory_equal(t->address, expected, (size_t)n * sizeof *expected);
}

static etch_val i32s(bench *b, int n, const int32_t *x)
{
    etch_tensor *t = NULL;
    must(b->cx, etch_tensor_from(b->cx, ETCH_I32, (int64_t[]){ n }, 1, x, &t));
    etch_val v = etch_graph_constant(b->g, t);
    etch_tensor_release(&t);
    return v;
}

static void test_constants_are_folded(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = i32s(b, 3, (int32_t[]){ 1, -2, 3 }), y = i32s(b, 3, (int32_t[]){ 10, 20, 30 });
    assert_i32s(g, etch_build_add(g, x, y), 3, (int32_t[]){ 11, 18, 33 });
    assert_i32s(g, etch_build_sum(g, x, ETCH_ALL_AXES, false), 1, (int32_t[]){ 2 });
    assert_i32s(g, etch_build_concat(g, (etch_val[]){ x, y }, 2, 0), 6, (int32_t[]){ 1, -2, 3, 10, 20, 30 });
    assert_i32s(g, etch_build_reverse(g, x, ETCH_INTS(0)), 3, (int32_t[]){ 3, -2, 1 });
    assert_i32s(g, etch_build_reshape(g, x, etch_graph_int_list(g, ETCH_INTS(3, 1))), 3, (int32_t[]){ 1, -2, 3 });
    etch_val f = etch_build_exp(g, etch_graph_scalar(g, ETCH_F32, 0));
    assert_true(etch__is_const_of(g, f, 1));
    etch_val top[2];
    etch_build_top_k(g, y, etch_graph_int(g, ETCH_I32, 2), top);
    assert_i32s(g, top[0], 2, (int32_t[]){ 30, 20 });
    assert_i32s(g, top[1], 2, (int32_t[]){ 2, 1 });
    assert_false(etch_failed(b->cx));
    must(b->cx, etch_graph_verify(g));
}

static void test_what_fails_is_left_to_the_run(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = i32s(b, 2, (int32_t[]){ 1, 2 }), zero = i32s(b, 2, (int32_t[]){ 0, 1 });
    etch_val v = etch_build_truncatediv(g, x, zero);
    assert_false(etch_failed(b->cx));
    assert_int_equal(etch_error_status(b->cx), ETCH_OK);
    assert_string_equal(etch__op_of(g, v)->name, "truncatediv");
    assert_int_equal(etch_build_truncatediv(g, x, zero), v);
    must(b->cx, etch_graph_verify(g));
}

static void test_large_results_are_not_folded(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    int32_t *data = calloc(1025, sizeof *data);
    for (int i = 0; i < 1025; i++)
        data[i] = i;
    etch_val large = i32s(b, 1025, data), small = i32s(b, 1024, data);
    free(data);
    assert_false(etch__is_const(g, etch_build_neg(g, large)));
    assert_true(etch__is_const(g, etch_build_neg(g, small)));
    assert_true(etch__is_const(g, etch_build_sum(g, large, ETCH_ALL_AXES, false)));
    assert_i32s(g, etch_build_sum(g, large, ETCH_ALL_AXES, false), 1, (int32_t[]){ 1024 * 1025 / 2 });
}

static void test_sizes_that_depend_on_data_are_not_folded(void **state)
{
    bench *b = *state;
    etch_val v = etch_build_nonzero(b->g, i32s(b, 3, (int32_t[]){ 0, 1, 2 }));
    assert_string_equal(etch__op_of(b->g, v)->name, "nonzero");
    assert_type(b->g, v, "i64[u0, 1]");
}

static void test_no_folds(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    g->no_folds = true;
    etch_val x = i32s(b, 2, (int32_t[]){ 1, 2 });
    etch_val y = etch_build_add(g, x, x);
    assert_string_equal(etch__op_of(g, y)->name, "add");
    assert_int_equal(etch_build_add(g, x, x), y); /* but interned */
    etch_val in = etch_graph_input(g, "in", "f32[n]");
    etch_val twice = etch_build_neg(g, etch_build_neg(g, in));
    assert_int_not_equal(twice, in);
    g->no_folds = false;
    assert_int_equal(etch_build_neg(g, etch_build_neg(g, in)), in);
    must(b->cx, etch_graph_verify(g));
}

static void test_composites_build_other_ops(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = etch_graph_input(g, "x", "f32[n, 8]"), parts[4];
    etch_val y = etch_build_softmax(g, x, -1);
    assert_type(g, y, "f32[n, 8]");
    etch_build_split(g, x, 4, 1, parts, 4);
    for (int i = 0; i < 4; i++)
        assert_type(g, parts[i], "f32[n, 2]");
    for (etch_val v = 1; v < g->nodes.n; v++)
        assert_int_not_equal(etch__op_of(g, v)->op_class, ETCH_OP_COMPOSITE);
    etch_val out[ETCH_MAX_RESULTS];
    assert_int_equal(etch__build_n(g, ETCH_OP_split, &x, 1, &(etch_attrs_split){ 2, 1 }, out), 2);
    must(b->cx, etch_graph_verify(g));
}

/* Definitions that a fold's own nodes brought keep their places in the index when those before them are taken back. */
static void test_definitions_are_found_after_erasing(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = etch_graph_input(g, "x", "i64[4]"), y = etch_graph_input(g, "y", "i64[4]");
    etch_symbol s[4];
    for (int i = 0; i < 4; i++) {
        assert_true(etch__dim_is_symbol(g->dims, etch__dim_fresh(b->cx, g->dims), &s[i]));
        if (i == 1) { /* not indexed: as one that is noted only */
            assert_true(ETCH_VEC_PUSH(&g->symbol_defs, b->cx->alloc, ((etch_symbol_def){ s[i], x, i })));
            continue;
        }
        must(b->cx, etch__def_add(g, (etch_symbol_def){ s[i], i < 2 ? x : y, i }));
    }
    etch__defs_erase(g, 1, 2);
    assert_int_equal(g->symbol_defs.n, 3);
    assert_null(etch__def_of(g, s[1]));
    assert_null(etch__def_find(g, x, 1, 0));
    assert_int_equal(etch__def_of(g, s[2])->element, 2);
    assert_int_equal(etch__def_find(g, y, 3, 0)->symbol, s[3]);
    assert_int_equal(etch__def_find(g, x, 0, 0)->symbol, s[0]);
    assert_null(etch__def_find(g, x, 0, 1));
}

int etch_test_build(void)
{
    const struct CMUnitTest tests[] = {
        IR_TEST(test_equal_nodes_are_one),
        IR_TEST(test_several_results),
        IR_TEST(test_notes_are_taken_back),
        IR_TEST(test_errors),
        IR_TEST(test_missing_attributes_are_defaults),
        IR_TEST(test_constants_are_folded),
        IR_TEST(test_what_fails_is_left_to_the_run),
        IR_TEST(test_large_results_are_not_folded),
        IR_TEST(test_sizes_that_depend_on_data_are_not_folded),
        IR_TEST(test_no_folds),
        IR_TEST(test_composites_build_other_ops),
        IR_TEST(test_definitions_are_found_after_erasing),
    };
    return cmocka_run_group_tests_name("ir/build", tests, NULL, NULL);
}
