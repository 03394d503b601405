/* Regions: visibility, interning across them, owners. */
#include "ir_testing.h"

static etch_region_id begin(bench *b)
{
    etch_region_id r = 0;
    must(b->cx, etch__region_begin(b->g, &r));
    return r;
}

static etch_val end(bench *b, etch_structure s, const etch_val *in, int n_in, etch_region_id r, etch_val result)
{
    must(b->cx, etch__region_end(b->g, &result, 1));
    return etch__build_region_node(b->g, etch__structural_op(s), in, n_in, NULL, r, 1);
}

static void test_call(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = etch_graph_input(g, "x", "f32[n]");
    etch_region_id r = begin(b);
    etch_val p = etch__region_param(g, etch__type_of(g, x));
    etch_val inner = etch_build_exp(g, p);
    etch_val y = end(b, ETCH_IS_CALL, &x, 1, r, inner);
    etch_graph_output(g, y);
    assert_type(g, y, "f32[n]");
    assert_int_equal(g->open, 0);
    assert_int_equal(g->regions.at[r].owner, y);
    assert_true(etch__region_is_inside(g, r, 0));
    assert_false(etch__region_is_inside(g, 0, r));
    must(b->cx, etch_graph_verify(g));
    assert_text(g, "func @test(%x: f32[n]) -> (f32[n]) {\n"
                   "  %0 = call %x (%1: f32[n]) {\n"
                   "    %2 = exp %1 : f32[n]\n"
                   "    yield %2\n"
                   "  } : f32[n]\n"
                   "  return %0\n"
                   "}\n");
}

/* What stands outside serves inside, not the other way round, and not between siblings. */
static void test_interning(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = etch_graph_input(g, "x", "f32[n]"), outer = etch_build_exp(g, x), results[2];
    etch_val log_inside[2], log_outside;
    for (int i = 0; i < 2; i++) {
        etch_region_id r = begin(b);
        etch_val p = etch__region_param(g, etch__type_of(g, x));
        assert_int_equal(etch_build_exp(g, x), outer);
        log_inside[i] = etch_build_log(g, x);
        assert_int_equal(etch_build_log(g, x), log_inside[i]);
        etch_region_id r2 = begin(b);
        etch_val p2 = etch__region_param(g, etch__type_of(g, x));
        assert_int_equal(etch_build_exp(g, x), outer);
        assert_int_equal(etch_build_log(g, x), log_inside[i]); /* of the region around this one */
        etch_val nested = end(b, ETCH_IS_CALL, &p, 1, r2, etch_build_add(g, p2, log_inside[i]));
        results[i] = end(b, ETCH_IS_CALL, &x, 1, r, nested);
    }
    log_outside = etch_build_log(g, x);
    assert_int_not_equal(log_inside[0], log_inside[1]);
    assert_int_not_equal(log_outside, log_inside[0]);
    assert_int_not_equal(log_outside, log_inside[1]);
    etch_graph_output(g, etch_build_add(g, results[0], results[1]));
    etch_graph_output(g, log_outside);
    must(b->cx, etch_graph_verify(g));
}

static void test_values_of_closed_regions_are_not_visible(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = etch_graph_input(g, "x", "f32[n]");
    etch_region_id r = begin(b);
    etch_val p = etch__region_param(g, etch__type_of(g, x)), inner = etch_build_exp(g, p);
    end(b, ETCH_IS_CALL, &x, 1, r, inner);
    assert_int_equal(etch_build_neg(g, inner), 0);
    assert_true(etch_failed(b->cx));
    assert_non_null(strstr(etch_error_message(b->cx), "is inside a region and not visible here"));
    etch_error_clear(b->cx);
    etch_graph_output(g, inner);
    assert_true(etch_failed(b->cx));
    etch_error_clear(b->cx);
    begin(b);
    assert_int_equal(etch_graph_input(g, "y", "f32[n]"), 0);
    assert_stuck(b->cx, ETCH_EINVAL, "input \"y\": a region is open");
    assert_int_equal(etch__region_end(g, &inner, 1), ETCH_EINVAL);
}

static void test_owners_fit_their_regions(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = etch_graph_input(g, "x", "f32[n]"), y = etch_graph_input(g, "y", "f32[m]");
    etch_region_id r = begin(b);
    etch_val p = etch__region_param(g, etch__type_of(g, x));
    assert_int_equal(end(b, ETCH_IS_CALL, (etch_val[]){ x, y }, 2, r, etch_build_exp(g, p)), 0);
    assert_stuck(b->cx, ETCH_EINVAL, "call: the region has 1 parameters for 2 operands");
    r = begin(b);
    p = etch__region_param(g, etch__type_of(g, x));
    assert_int_equal(end(b, ETCH_IS_CALL, &y, 1, r, etch_build_exp(g, p)), 0);
    assert_stuck(b->cx, ETCH_ESHAPE, "call: parameter 0 is f32[n], operand 0 is f32[m]");
    r = begin(b);
    etch__region_param(g, etch__type_of(g, x));
    must(b->cx, etch__region_end(g, NULL, 0));
    assert_int_equal(etch__build_region_node(g, etch__structural_op(ETCH_IS_CALL), &x, 1, NULL, r, 1), 0);
    assert_stuck(b->cx, ETCH_EINVAL, "call: the region has 0 results; a node has from 1 to 255");
}

static void test_depth_is_limited(void **state)
{
    bench *b = *state;
    etch_region_id r;
    for (int i = 0; i < ETCH_MAX_REGION_DEPTH; i++)
        must(b->cx, etch__region_begin(b->g, &r));
    assert_int_equal(etch__region_begin(b->g, &r), ETCH_EINVAL);
    assert_string_equal(etch_error_message(b->cx), "regions are nested more than 200 deep");
}

/* Equal constants of thousands of sibling regions do not slow each other down: they are not in one chain. */
static void test_many_siblings(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = etch_graph_input(g, "x", "f32[n]");
    for (int i = 0; i < many(20000); i++) {
        etch_region_id r = begin(b);
        etch_val p = etch__region_param(g, etch__type_of(g, x));
        etch_val c = etch_graph_scalar(g, ETCH_F32, 42);
        assert_int_equal(etch__node(g, c)->region, r);
        x = end(b, ETCH_IS_CALL, &x, 1, r, etch_build_mul(g, p, c));
    }
    etch_graph_output(g, x);
    must(b->cx, etch_graph_verify(g));
}

int etch_test_region(void)
{
    const struct CMUnitTest tests[] = { IR_TEST(test_call),
                                        IR_TEST(test_interning),
                                        IR_TEST(test_values_of_closed_regions_are_not_visible),
                                        IR_TEST(test_owners_fit_their_regions),
                                        IR_TEST(test_depth_is_limited),
                                        IR_TEST(test_many_siblings) };
    return cmocka_run_group_tests_name("ir/region", tests, NULL, NULL);
}
