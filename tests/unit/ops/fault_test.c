/* Building with each allocation failing in turn: the failure is reported or harmless, and nothing leaks. */
#include "ops_testing.h"

/* Some of every family. */
static void build_much(etch_graph *g)
{
    etch_val x = etch_graph_input(g, "x", "f16[b, t, 4]"), u = etch_graph_input(g, "u", "f32[...]");
    etch_val shape = etch_build_shape_of(g, x, ETCH_I64), parts[2], top[2];
    etch_val minus = etch_graph_int_list(g, ETCH_INTS(-1));
    etch_val first = etch_build_strided_slice(g, shape, etch_graph_int_list(g, ETCH_INTS(0)),
                                              etch_graph_int_list(g, ETCH_INTS(1)),
                                              etch_graph_int_list(g, ETCH_INTS(1)), 0, 0, 0);
    etch_val flat = etch_build_reshape(g, x, etch_build_concat(g, (etch_val[]){ first, minus }, 2, 0));
    etch_graph_output(g, etch_build_transpose(g, flat, ETCH_INTS(1, 0)));
    etch_graph_output(g, etch_build_softmax(g, x, -1));
    etch_graph_output(g, etch_build_variance(g, u, ETCH_INTS(0), false));
    etch_graph_output(g, etch_build_expand_dims(g, u, ETCH_INTS(-1)));
    etch_build_split(g, x, 2, 1, parts, 2);
    etch_graph_output(g, parts[1]);
    etch_build_top_k(g, x, etch_graph_int(g, ETCH_I32, 2), top);
    etch_graph_output(g, top[1]);
    etch_val mask = etch_build_greater(g, x, etch_graph_scalar(g, ETCH_F16, 0));
    etch_graph_output(g, etch_build_boolean_mask(g, x, mask));
    etch_graph_output(g, etch_build_tile(g, x, etch_graph_int_list(g, ETCH_INTS(2, 1, 3))));
    etch_val w = etch_graph_input(g, "w", "f16[3, 4, 2]");
    etch_val conv = etch_build_conv(g, x, w, ETCH_INTS(2), (etch_ints){ NULL, 0 }, "same", (etch_ints){ NULL, 0 }, 1);
    etch_graph_output(
        g, etch_build_max_pool(g, conv, ETCH_INTS(2), (etch_ints){ NULL, 0 }, "valid", (etch_ints){ NULL, 0 }));
}

/* A comparison of dims that runs out of memory answers "unknown", so a failed allocation may end in a graph with a
 * check more; then it is no failure. */
static etch_status scenario(const etch_allocator *alloc, size_t *n_nodes)
{
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    etch_graph *g = NULL;
    etch_status s = etch_runtime_new(alloc, &rt);
    if (s == ETCH_OK)
        s = etch_ctx_new(rt, &cx);
    if (s == ETCH_OK)
        s = etch_graph_new(cx, "fault", &g);
    if (s == ETCH_OK) {
        build_much(g);
        s = etch_failed(cx) ? etch_error_status(cx) : ETCH_OK;
        *n_nodes = (size_t)etch_graph_n_nodes(g);
    }
    etch_graph_release(&g);
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    return s;
}

static void each_allocation(void **state)
{
    (void)state;
    size_t n_nodes = 0, n_failures = 0;
    for (size_t fail_at = 1;; fail_at++) {
        etch_counting_allocator counting;
        etch_failing_allocator failing;
        etch__counting_init(&counting, etch_allocator_system());
        etch__failing_init(&failing, &counting.iface, fail_at);
        etch_status s = scenario(&failing.iface, &n_nodes);
        assert_int_equal(atomic_load(&counting.live_bytes), 0);
        if (!atomic_load(&failing.has_failed)) {
            assert_int_equal(s, ETCH_OK);
            break;
        }
        if (s != ETCH_OK)
            assert_int_equal(s, ETCH_ENOMEM);
        n_failures += s != ETCH_OK;
    }
    assert_true(n_nodes > 60);
    assert_true(n_failures > 20);
}

int etch_test_fault(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(each_allocation) };
    return cmocka_run_group_tests_name("ops/fault", tests, NULL, NULL);
}
