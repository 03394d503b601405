/* Composites of tensors of unknown rank: typed again for a rank, they have the types that they would have had with that
 * rank from the start. */
#include "ops_testing.h"

#include "ir/retype.h"

/* The types of the graph's outputs once input 0, of unknown rank, has `rank` axes. */
static void expect_outputs(const bench *b, int8_t rank, const char *const *want, int n, int line)
{
    etch_graph *typed = NULL;
    etch_known_input known[8];
    for (int i = 0; i < etch_graph_n_inputs(b->g); i++)
        known[i] = (etch_known_input){ i == 0 ? rank : etch__type_of(b->g, etch_graph_input_value(b->g, i))->rank, -1 };
    expect_no_error(b, __FILE__, line);
    if (etch__graph_retype(b->cx, b->g, known, &typed) != ETCH_OK) {
        print_error("%s\n", etch_error_message(b->cx));
        _fail(__FILE__, line);
    }
    assert_int_equal(etch_graph_n_outputs(typed), n);
    for (int i = 0; i < n; i++) {
        char got[256];
        etch_graph_type(typed, etch_graph_output_value(typed, i), got, sizeof got);
        if (strcmp(got, want[i]) != 0) {
            print_error("output %d is %s, not %s\n", i, got, want[i]);
            _fail(__FILE__, line);
        }
    }
    etch_graph_release(&typed);
}
#define EXPECT_OUTPUTS(rank, ...) \
    expect_outputs(b, (rank), (const char *const[]){ __VA_ARGS__ }, \
                   (int)(sizeof((const char *[]){ __VA_ARGS__ }) / sizeof(char *)), __LINE__)

static void norms(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[...]");
    etch_graph_output(g, etch_build_mean(g, x, AXES(-1), false));
    etch_graph_output(g, etch_build_variance(g, x, AXES(0), true));
    etch_graph_output(g, etch_build_logsumexp(g, x, AXES(-1), false));
    etch_graph_output(g, etch_build_softmax(g, x, -1));
    etch_graph_output(g, etch_build_layer_norm(g, x, F32(1), F32(0), AXES(-1), 1e-3));
    EXPECT_OUTPUTS(2, "f32[x_0]", "f32[1, x_1]", "f32[x_0]", "f32[x_0, x_1]", "f32[x_0, x_1]");
    EXPECT_OUTPUTS(1, "f32[]", "f32[1]", "f32[]", "f32[x_0]", "f32[x_0]");
}

static void shapes(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[...]"), parts[2];
    etch_graph_output(g, etch_build_expand_dims(g, x, AXES(0, 2)));
    etch_graph_output(g, etch_build_expand_dims(g, x, AXES(-1, -3)));
    etch_graph_output(g, etch_build_expand_dims(g, x, AXES(-1, -2)));
    etch_graph_output(g, etch_build_squeeze(g, etch_build_expand_dims(g, x, AXES(1)), AXES(1)));
    etch_graph_output(g, etch_build_squeeze(g, etch_build_expand_dims(g, x, AXES(-1, -3)), AXES(-3, -1)));
    etch_graph_output(g, etch_build_stack(g, (etch_val[]){ x, x, x }, 3, -1));
    etch_graph_output(g, etch_build_zeros_like(g, x));
    etch_graph_output(g, etch_build_tile(g, x, INTS(2, 3)));
    etch_build_split(g, etch_build_concat(g, (etch_val[]){ x, x }, 2, -1), 2, -1, parts, 2);
    etch_graph_output(g, parts[1]);
    EXPECT_OUTPUTS(2, "f32[1, x_0, 1, x_1]", "f32[x_0, 1, x_1, 1]", "f32[x_0, x_1, 1, 1]", "f32[x_0, x_1]",
                   "f32[x_0, x_1]", "f32[x_0, x_1, 3]", "f32[x_0, x_1]", "f32[2*x_0, 3*x_1]", "f32[x_0, x_1]");
}

static void positions(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "i32[...]"), ten = etch_graph_int(g, ETCH_I64, 10), on = F32(1), off = F32(0);
    etch_val key = IN("key", "u64[]");
    etch_graph_output(g, etch_build_one_hot(g, x, ten, on, off, -1));
    etch_graph_output(g, etch_build_one_hot(g, x, ten, on, off, 0));
    etch_graph_output(g, etch_build_one_hot(g, x, ten, on, off, 1));
    etch_graph_output(g, etch_build_random_shuffle(g, key, key, x));
    etch_graph_output(g, etch_build_random_normal(g, key, key, SHAPE(x), ETCH_F16));
    EXPECT_OUTPUTS(1, "f32[x_0, 10]", "f32[10, x_0]", "f32[x_0, 10]", "i32[x_0]", "f16[x_0]");
    EXPECT_OUTPUTS(2, "f32[x_0, x_1, 10]", "f32[10, x_0, x_1]", "f32[x_0, 10, x_1]", "i32[x_0, x_1]", "f16[x_0, x_1]");
}

static void primitives(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[...]"), w = IN("w", "f32[k, 3]");
    etch_graph_output(g, etch_build_sum(g, x, AXES(-2), false));
    etch_graph_output(g, etch_build_matmul(g, x, w, false, false));
    etch_graph_output(g, etch_build_transpose(g, x, ETCH_ALL_AXES));
    etch_graph_output(g, etch_build_reshape(g, x, INTS(-1)));
    etch_graph_output(g, etch_build_gather(g, x, IN("i", "i64[n]"), -1, 0));
    etch_graph_output(g, etch_build_argmax(g, x, -1, ETCH_I32));
    etch_graph_output(g, etch_build_boolean_mask(g, x, etch_build_is_nan(g, x)));
    EXPECT_OUTPUTS(2, "f32[x_1]", "f32[x_0, 3]", "f32[x_1, x_0]", "f32[x_0*x_1]", "f32[x_0, n]", "i32[x_0]", "f32[u0]");
}

static void rank_that_does_not_fit(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g, *typed = NULL;
    etch_graph_output(g, etch_build_softmax(g, IN("x", "f32[...]"), 1));
    expect_no_error(b, __FILE__, __LINE__);
    const etch_known_input known = { 1, -1 };
    assert_int_not_equal(etch__graph_retype(b->cx, g, &known, &typed), ETCH_OK);
    assert_non_null(strstr(etch_error_message(b->cx), "axis 1 is not in -1 .. 0"));
    assert_null(typed);
    etch_error_clear(b->cx);
}

int etch_test_compose_rank(void)
{
    const struct CMUnitTest tests[] = { TEST(norms), TEST(shapes), TEST(positions), TEST(primitives),
                                        TEST(rank_that_does_not_fit) };
    return cmocka_run_group_tests_name("ops/compose_rank", tests, NULL, NULL);
}
