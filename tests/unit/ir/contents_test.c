/* Contents of integer tensors known as dims. */
#include "ir/node.h"
#include "ir_testing.h"

static void assert_known(etch_graph *g, etch_val v, int n, const char *const *expected)
{
    etch_dim dims[ETCH_MAX_KNOWN];
    assert_int_equal(etch__n_known(g, v), n);
    assert_true(etch__known_contents(g, v, dims));
    for (int i = 0; i < n; i++) {
        etch_dim one;
        assert_true(etch__known_element(g, v, i, &one));
        assert_true(one == dims[i]);
        assert_string_equal(etch__dim_str(g, one), expected[i]);
    }
}
#define KNOWN(g, v, n, ...) assert_known(g, v, n, (const char *const[]){ __VA_ARGS__ })

static void test_constants(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_dim d;
    KNOWN(g, etch_graph_int_list(g, ETCH_INTS(3, -1, 0)), 3, "3", "-1", "0");
    KNOWN(g, etch_graph_int(g, ETCH_U8, 200), 1, "200");
    KNOWN(g, etch_graph_int(g, ETCH_I32, -5), 1, "-5");
    /* Numbers that are no dims. */
    assert_false(etch__known_element(g, etch_graph_int(g, ETCH_I64, INT64_MAX), 0, &d));
    assert_false(etch__known_element(g, etch_graph_int(g, ETCH_I64, ETCH_DIM_MAX + 1), 0, &d));
    assert_false(etch__known_element(g, etch_graph_int(g, ETCH_U64, -1), 0, &d));
    assert_true(etch__known_element(g, etch_graph_int(g, ETCH_I64, ETCH_DIM_MAX), 0, &d));
    /* Not integers, not small, not of rank 0 or 1. */
    assert_int_equal(etch__n_known(g, etch_graph_scalar(g, ETCH_F32, 1)), -1);
    assert_int_equal(etch__n_known(g, etch_graph_int(g, ETCH_BOOL, 1)), -1);
    assert_int_equal(etch__n_known(g, etch_graph_input(g, "m", "i64[2, 2]")), -1);
    assert_int_equal(etch__n_known(g, etch_graph_input(g, "n", "i64[n]")), -1);
    assert_int_equal(etch__n_known(g, etch_graph_input(g, "o", "i64[65]")), -1);
    assert_int_equal(etch__n_known(g, etch_graph_input(g, "p", "i64[64]")), 64);
    assert_int_equal(etch__n_known(g, etch_graph_input(g, "q", "i64[...]")), -1);
    assert_false(etch__known_element(g, etch_graph_int_list(g, ETCH_INTS(1)), 1, &d));
    assert_false(etch__known_element(g, etch_graph_int_list(g, ETCH_INTS(1)), -1, &d));
}

static void test_sizes(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_dim n = etch__dim_symbol(b->cx, g->dims, "n", 1);
    etch_val v = etch__build_sizes(g, ETCH_I64, 1, (etch_dim[]){ n, 4 }, 2);
    assert_type(g, v, "i64[2]");
    assert_true(etch__is(g, v, ETCH_IS_SIZES));
    KNOWN(g, v, 2, "n", "4");
    assert_int_equal(etch__build_sizes(g, ETCH_I64, 1, (etch_dim[]){ n, 4 }, 2), v);
    assert_int_not_equal(etch__build_sizes(g, ETCH_I32, 1, (etch_dim[]){ n, 4 }, 2), v);
    assert_int_not_equal(etch__build_sizes(g, ETCH_I64, 1, &n, 1), etch__build_sizes(g, ETCH_I64, 0, &n, 1));
    etch_val constant = etch__build_sizes(g, ETCH_I64, 1, (etch_dim[]){ 3, 4 }, 2);
    assert_true(etch__is_const(g, constant));
    assert_int_equal(constant, etch_graph_int_list(g, ETCH_INTS(3, 4)));
    assert_true(etch__is_const(g, etch__build_sizes(g, ETCH_I32, 1, NULL, 0)));
    assert_int_equal(etch__dim_floordiv(b->cx, g->dims, n, 0), ETCH_DIM_FAILED);
    assert_int_equal(etch__build_sizes(g, ETCH_I64, 1, (etch_dim[]){ ETCH_DIM_FAILED }, 1), 0);
    assert_int_equal(etch_error_status(b->cx), ETCH_EDIVZERO);
    etch_error_clear(b->cx);
}

static void test_shape_arithmetic(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = etch_graph_input(g, "x", "f32[n, m, 3]");
    etch_val shape = etch_build_shape_of(g, x, ETCH_I64);
    KNOWN(g, shape, 3, "n", "m", "3");
    etch_val two = etch_graph_int(g, ETCH_I64, 2);
    KNOWN(g, etch_build_mul(g, shape, two), 3, "2*n", "2*m", "6");
    etch_val first = etch_build_slice(g, shape, etch_graph_int_list(g, ETCH_INTS(0)),
                                      etch_graph_int_list(g, ETCH_INTS(1)));
    KNOWN(g, first, 1, "n");
    KNOWN(g, etch_build_prod(g, shape, ETCH_ALL_AXES, false), 1, "3*n*m");
    etch_val joined = etch_build_concat(g, (etch_val[]){ first, etch_graph_int_list(g, ETCH_INTS(-1)) }, 2, 0);
    KNOWN(g, joined, 2, "n", "-1");
    assert_type(g, etch_build_reshape(g, x, joined), "f32[n, 3*m]");
    must(b->cx, etch_graph_verify(g));
}

static void test_partly_known(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = etch_graph_input(g, "x", "f32[n, 6]"), k = etch_graph_input(g, "k", "i64[1]");
    etch_val shape = etch_build_concat(g, (etch_val[]){ etch_graph_int_list(g, ETCH_INTS(3)), k }, 2, 0);
    etch_dim d, all[2];
    assert_true(etch__known_element(g, shape, 0, &d));
    assert_true(d == 3);
    assert_false(etch__known_element(g, shape, 1, &d));
    assert_false(etch__known_contents(g, shape, all));
    etch_val y = etch_build_broadcast_to(g, etch_graph_scalar(g, ETCH_F32, 0), shape);
    assert_type(g, y, "f32[3, u0]");
    must(b->cx, etch_graph_verify(g));
    (void)x;
}

/* The same element of the same value is the same symbol. */
static void test_content_symbols_are_shared(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val k = etch_graph_input(g, "k", "i64[2]"), zero = etch_graph_scalar(g, ETCH_F32, 0),
             one = etch_graph_scalar(g, ETCH_F32, 1);
    etch_val y = etch_build_broadcast_to(g, zero, k), z = etch_build_broadcast_to(g, one, k);
    assert_type(g, y, "f32[u0, u1]");
    assert_type(g, z, "f32[u0, u1]");
    assert_int_equal(g->symbol_defs.n, 2);
    assert_int_equal(g->symbol_defs.at[1].val, k);
    assert_int_equal(g->symbol_defs.at[1].element, 1);
    assert_type(g, etch_build_add(g, y, z), "f32[u0, u1]");
    assert_int_equal(g->checks.n, 0); /* equal by construction */
    must(b->cx, etch_graph_verify(g));
}

/* Rules that look through chains of ops are stopped before the stack ends. */
static void test_long_chains(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    g->no_folds = true;
    etch_val v = etch_graph_input(g, "k", "i64[1]");
    etch_val vector = etch_graph_int_list(g, ETCH_INTS(1)), scalar = etch_graph_int_list(g, (etch_ints){ NULL, 0 });
    for (int i = 0; i < many(100000); i++)
        v = etch_build_reshape(g, v, i % 2 ? vector : scalar);
    etch_dim d;
    assert_false(etch__known_element(g, v, 0, &d));
    must(b->cx, etch_graph_verify(g));
}

int etch_test_contents(void)
{
    const struct CMUnitTest tests[] = { IR_TEST(test_constants),
                                        IR_TEST(test_sizes),
                                        IR_TEST(test_shape_arithmetic),
                                        IR_TEST(test_partly_known),
                                        IR_TEST(test_content_symbols_are_shared),
                                        IR_TEST(test_long_chains) };
    return cmocka_run_group_tests_name("ir/contents", tests, NULL, NULL);
}
