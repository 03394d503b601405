/* Calls that no one should make: every NULL, negative count and count that cannot be is a clear ETCH_EINVAL, on every noun of
 * the public API. */
#include "base/compiler.h"
#include "unit/graph_support.h"

#include <limits.h>
#include <stdio.h>

#define REFUSED(w, call, fragment) expect_error((w), (call), ETCH_EINVAL, (fragment))

static void of_contexts(void **state)
{
    (void)state;
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    assert_int_equal(etch_runtime_new(NULL, NULL), ETCH_EINVAL);
    assert_int_equal(etch_runtime_new(&(etch_allocator){ 0 }, &rt), ETCH_EINVAL);
    assert_null(rt);
    assert_int_equal(etch_runtime_new(NULL, &rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(NULL, &cx), ETCH_EINVAL);
    assert_int_equal(etch_ctx_new(rt, NULL), ETCH_EINVAL);
    etch_runtime_release(NULL), etch_ctx_release(NULL), etch_ctx_release(&cx);
    assert_null(etch_runtime_retain(NULL));
    etch_runtime_release(&rt);
    etch_runtime_release(&rt);
}

static void of_tensors(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *t = F32(&w, 1, DIMS(2), 1, 2), *out = NULL;
    float data[2];
    etch_dtype dtype;
    assert_false(etch_dtype_from_name(NULL, &dtype));
    assert_false(etch_dtype_from_name("f32", NULL));
    assert_string_equal(etch_dtype_name((etch_dtype)99), "?");
    REFUSED(&w, etch_tensor_new(w.cx, ETCH_F32, NULL, 1, &out), "dims is NULL");
    REFUSED(&w, etch_tensor_new(w.cx, ETCH_F32, DIMS(2), 1, NULL), "no place");
    REFUSED(&w, etch_tensor_new(w.cx, ETCH_F32, DIMS(2), -1, &out), "rank is -1");
    REFUSED(&w, etch_tensor_new(w.cx, ETCH_F32, DIMS(2), 1 << 30, &out), "rank is 1073741824");
    REFUSED(&w, etch_tensor_new(w.cx, (etch_dtype)99, DIMS(2), 1, &out), "99 is no dtype");
    REFUSED(&w, etch_tensor_from(w.cx, ETCH_F32, DIMS(2), 1, NULL, &out), "from NULL");
    REFUSED(&w, etch_tensor_from(w.cx, ETCH_F32, DIMS(2), 1, data, NULL), "no place");
    REFUSED(&w, etch_tensor_wrap(w.cx, ETCH_F32, DIMS(2), NULL, 1, NULL, NULL, NULL, &out), "at NULL");
    REFUSED(&w, etch_tensor_wrap(w.cx, ETCH_F32, DIMS(2), NULL, 1, data, NULL, NULL, NULL), "no place");
    REFUSED(&w, etch_tensor_transpose(w.cx, t, NULL, NULL), "no place");
    REFUSED(&w, etch_tensor_transpose(w.cx, NULL, NULL, &out), "the tensor is NULL");
    REFUSED(&w, etch_tensor_slice(w.cx, t, 0, 0, 1, 1, NULL), "no place");
    REFUSED(&w, etch_tensor_slice(w.cx, t, INT_MIN, 0, 1, 1, &out), "axis");
    REFUSED(&w, etch_tensor_broadcast(w.cx, t, NULL, 2, &out), "dims is NULL");
    REFUSED(&w, etch_tensor_broadcast(w.cx, t, DIMS(2), -1, &out), "rank is -1");
    REFUSED(&w, etch_tensor_broadcast(w.cx, t, DIMS(2), 1, NULL), "no place");
    REFUSED(&w, etch_tensor_reshape(w.cx, t, NULL, 2, &out), "dims is NULL");
    REFUSED(&w, etch_tensor_reshape(w.cx, t, DIMS(2), 1 << 30, &out), "rank is 1073741824");
    REFUSED(&w, etch_tensor_reshape(w.cx, t, DIMS(2), 1, NULL), "no place");
    REFUSED(&w, etch_tensor_dense(w.cx, NULL, &out), "the tensor is NULL");
    REFUSED(&w, etch_tensor_dense(w.cx, t, NULL), "no place");
    REFUSED(&w, etch_tensor_read(w.cx, NULL, data, sizeof data), "the tensor is NULL");
    REFUSED(&w, etch_tensor_read(w.cx, t, NULL, sizeof data), "to NULL");
    REFUSED(&w, etch_tensor_print(w.cx, t, 0, NULL), "no file");
    REFUSED(&w, etch_tensor_print(w.cx, NULL, 0, stdout), "the tensor is NULL");
    REFUSED(&w, etch_tensor_print(w.cx, t, -1, stdout), "-1 elements");
    REFUSED(&w, etch_tensor_load_npy(w.cx, NULL, &out), "path is NULL");
    REFUSED(&w, etch_tensor_load_npy(w.cx, "x.npy", NULL), "no place");
    REFUSED(&w, etch_tensor_save_npy(w.cx, t, NULL), "path is NULL");
    REFUSED(&w, etch_tensor_save_npy(w.cx, NULL, "x.npy"), "the tensor is NULL");
    assert_null(etch_tensor_map(w.cx, NULL, false));
    etch_tensor_unmap(w.cx, NULL);
    etch_tensor *s = tensor_of(&w, ETCH_STRING, 0, NULL, (const char *const[]){ "a" });
    const char *bytes;
    size_t n;
    REFUSED(&w, etch_tensor_string(w.cx, s, 0, NULL, &n), "no place");
    REFUSED(&w, etch_tensor_string(w.cx, s, 0, &bytes, NULL), "no place");
    REFUSED(&w, etch_tensor_string(w.cx, NULL, 0, &bytes, &n), "the tensor is NULL");
    REFUSED(&w, etch_tensor_set_string(w.cx, s, 0, NULL, 3), "at NULL");
    etch_tensor_release(NULL);
    assert_null(etch_tensor_retain(NULL));
    assert_null(out);
    etch_tensor_release(&t), etch_tensor_release(&s);
    world_end(&w);
}

/* A builder has failed with this status and this in the message, and nothing sticks any more. */
static void stuck_as(world *w, etch_status s, const char *fragment)
{
    assert_true(etch_failed(w->cx));
    expect_error(w, etch_error_status(w->cx), s, fragment);
    etch_error_clear(w->cx);
}

static void stuck(world *w, const char *fragment) { stuck_as(w, ETCH_EINVAL, fragment); }

static void of_graphs(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = NULL;
    uint64_t hash;
    char text[8];
    REFUSED(&w, etch_graph_new(w.cx, "f", NULL), "no place");
    REFUSED(&w, etch_graph_parse(w.cx, NULL, 3, NULL, &g), "the text is NULL");
    REFUSED(&w, etch_graph_parse(w.cx, "x", 1, NULL, NULL), "no place");
    must(&w, etch_graph_new(w.cx, NULL, &g));
    etch_val x = etch_graph_input(g, "x", "f32[n, 4]"), u = etch_graph_input(g, "u", "f32[...]");
    etch_graph_output(g, x);
    REFUSED(&w, etch_graph_constrain(g, NULL, 0, 1, 1), "NULL");
    REFUSED(&w, etch_graph_print(g, NULL), "no file");
    REFUSED(&w, etch_graph_text(g, NULL), "no place");
    REFUSED(&w, etch_graph_hash(g, NULL), "no place");
    must(&w, etch_graph_hash(g, &hash));
    assert_int_equal(etch_graph_input(g, NULL, "f32[]"), 0), stuck(&w, "the name is NULL");
    assert_int_equal(etch_graph_input(g, "y", NULL), 0), stuck(&w, "the type is NULL");
    etch_graph_output(g, UINT32_MAX), stuck(&w, "no value of this graph");
    assert_int_equal(etch_graph_constant(g, NULL), 0), stuck(&w, "the tensor is NULL");
    assert_int_equal(etch_graph_int_list(g, (etch_ints){ NULL, 2 }), 0), stuck(&w, "2 integers at NULL");
    assert_int_equal(etch_graph_int_list(g, ETCH_ALL_AXES), 0), stuck(&w, "-1 integers");
    assert_int_equal(etch_graph_int_list(g, (etch_ints){ DIMS(1), 1 << 30 }), 0), stuck(&w, "1073741824 integers");
    assert_true(etch_graph_scalar(g, (etch_dtype)-1, 1) == 0 && etch_failed(w.cx));
    etch_error_clear(w.cx);
    assert_null(etch_graph_input_name(g, -1));
    assert_null(etch_graph_input_name(g, INT_MAX));
    assert_int_equal(etch_graph_output_value(g, -1), 0);
    assert_int_equal(etch_graph_type(g, x, NULL, 0), strlen("f32[n, 4]"));
    assert_int_equal(etch_graph_type(g, UINT32_MAX, text, sizeof text), strlen("none"));
    /* Nothing of it is left in the graph, which goes on. */
    (void)u;
    must(&w, etch_graph_verify(g));
    assert_int_equal(etch_graph_n_inputs(g), 2);
    assert_int_equal(etch_graph_n_outputs(g), 1);
    etch_graph_release(NULL);
    assert_null(etch_graph_retain(NULL));
    etch_graph_release(&g);
    world_end(&w);
}

static void of_builders(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = NULL;
    must(&w, etch_graph_new(w.cx, NULL, &g));
    etch_val x = etch_graph_input(g, "x", "f32[n, 4]"), u = etch_graph_input(g, "u", "f32[...]"), out[2] = { 7, 7 };
    int n_nodes = etch_graph_n_nodes(g);
    assert_int_equal(etch_build_concat(g, &x, -1, 0), 0), stuck(&w, "got -1");
    assert_int_equal(etch_build_concat(g, &x, 0, 0), 0), stuck(&w, "got 0");
    assert_int_equal(etch_build_concat(g, &x, 1 << 30, 0), 0), stuck(&w, "got 1073741824");
    assert_int_equal(etch_build_concat(g, NULL, 2, 0), 0), stuck(&w, "2 operands at NULL");
    assert_int_equal(etch_build_stack(g, NULL, 2, 0), 0), stuck(&w, "2 operands at NULL");
    assert_int_equal(etch_build_stack(g, &x, INT_MIN, 0), 0), stuck(&w, "got -2147483648");
    assert_int_equal(etch_build_exp(g, UINT32_MAX), 0), stuck(&w, "no value of this graph");
    etch_build_unstack(g, x, 1, NULL, 4), stuck(&w, "4 results at NULL");
    etch_build_unstack(g, x, 1, out, -1), stuck(&w, "-1 results");
    etch_build_split(g, x, 2, 1, out, 1 << 30), stuck(&w, "1073741824 results");
    assert_true(out[0] == 7 && out[1] == 7); /* no room that is known of: nothing is written */
    etch_build_top_k(g, x, x, NULL), stuck(&w, "2 results at NULL");
    const etch_val of[] = { x, u }; /* of unknown rank, too: no rank to compare a length with */
    for (int i = 0; i < 2; i++) {
        assert_int_equal(etch_build_sum(g, of[i], (etch_ints){ NULL, 2 }, false), 0), stuck(&w, "axes");
        assert_int_equal(etch_build_sum(g, of[i], (etch_ints){ DIMS(0), 1 << 30 }, false), 0), stuck(&w, "axes");
        assert_int_equal(etch_build_sum(g, of[i], (etch_ints){ DIMS(0), -2 }, false), 0), stuck(&w, "axes");
        assert_int_equal(etch_build_mean(g, of[i], (etch_ints){ NULL, 1 }, false), 0), stuck(&w, "axes");
        assert_int_equal(etch_build_layer_norm(g, of[i], x, x, (etch_ints){ NULL, 1 }, 0), 0), stuck(&w, "axes");
        assert_int_equal(etch_build_transpose(g, of[i], (etch_ints){ NULL, 2 }), 0), stuck(&w, "transpose");
        assert_int_equal(etch_build_transpose(g, of[i], (etch_ints){ DIMS(0), 1 << 30 }), 0), stuck(&w, "transpose");
        assert_int_equal(etch_build_reverse(g, of[i], (etch_ints){ NULL, 2 }), 0), stuck(&w, "axes");
        assert_int_equal(etch_build_expand_dims(g, of[i], (etch_ints){ NULL, 2 }), 0), stuck(&w, "axes");
        assert_int_equal(etch_build_squeeze(g, of[i], (etch_ints){ DIMS(0), INT_MIN }), 0), stuck(&w, "axes");
        for (int t = -1; t < 100; t += 100) { /* no dtype: an error about dtypes */
            assert_int_equal(etch_build_cast(g, of[i], (etch_dtype)t), 0), stuck_as(&w, ETCH_EDTYPE, "cast");
            assert_int_equal(etch_build_bitcast(g, of[i], (etch_dtype)t), 0), stuck_as(&w, ETCH_EDTYPE, "bitcast");
            assert_int_equal(etch_build_argmax(g, of[i], 0, (etch_dtype)t), 0), stuck_as(&w, ETCH_EDTYPE, "argmax");
            assert_int_equal(etch_build_shape_of(g, of[i], (etch_dtype)t), 0), stuck_as(&w, ETCH_EDTYPE, "shape_of");
        }
    }
    assert_int_equal(etch_graph_n_nodes(g), n_nodes);
    etch_graph_release(&g);
    world_end(&w);
}

/* Where every axis is not among what a list may say, saying so is refused or a meaning that the op has; never a crash. */
static void of_all_axes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = NULL;
    must(&w, etch_graph_new(w.cx, NULL, &g));
    for (int i = 0; i < 2; i++) {
        etch_val x = etch_graph_input(g, i ? "x" : "u", i ? "f32[1, 4]" : "f32[...]");
        etch_val made[] = { etch_build_transpose(g, x, ETCH_ALL_AXES), 0, 0, 0, 0 };
        etch_error_clear(w.cx);
        made[1] = etch_build_reverse(g, x, ETCH_ALL_AXES), etch_error_clear(w.cx);
        made[2] = etch_build_expand_dims(g, x, ETCH_ALL_AXES), etch_error_clear(w.cx);
        made[3] = etch_build_squeeze(g, x, ETCH_ALL_AXES), etch_error_clear(w.cx);
        made[4] = etch_build_layer_norm(g, x, x, x, ETCH_ALL_AXES, 0), etch_error_clear(w.cx);
        for (size_t k = 0; k < ETCH_COUNT_OF(made); k++)
            if (made[k])
                etch_graph_output(g, made[k]);
    }
    must(&w, etch_graph_verify(g));
    etch_graph_release(&g);
    world_end(&w);
}

static void of_plans(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = graph_of(&w, "func @f(%x: f32[n]) {\n  %0 = neg %x\n  return %0, %x\n}");
    etch_plan *p = NULL;
    REFUSED(&w, etch_plan_new(w.cx, NULL, NULL, &p), "the graph is NULL");
    REFUSED(&w, etch_plan_new(w.cx, g, NULL, NULL), "no place");
    must(&w, etch_plan_new(w.cx, g, NULL, &p));
    etch_tensor *x = F32(&w, 1, DIMS(2), 1, 2), *nothing = NULL, *out[2] = { x, x };
    REFUSED(&w, etch_plan_run(w.cx, p, NULL, 1, out, 2), "inputs is NULL");
    assert_true(!out[0] && !out[1]); /* all NULL after a failure */
    REFUSED(&w, etch_plan_run(w.cx, p, &x, 1, NULL, 2), "outputs is NULL");
    REFUSED(&w, etch_plan_run(w.cx, p, &nothing, 1, out, 2), "input 0 is NULL");
    REFUSED(&w, etch_plan_run(w.cx, p, &x, -1, out, 2), "not -1 and 2");
    REFUSED(&w, etch_plan_run(w.cx, p, &x, 1, out, -2), "not 1 and -2");
    REFUSED(&w, etch_plan_run(w.cx, p, &x, 1, out, 1 << 30), "not 1 and 1073741824");
    REFUSED(&w, etch_plan_run(w.cx, p, &x, 1 << 30, out, 2), "not 1073741824 and 2");
    REFUSED(&w, etch_plan_run(w.cx, NULL, &x, 1, out, 2), "the plan is NULL");
    REFUSED(&w, etch_plan_print(w.cx, p, NULL), "no file");
    REFUSED(&w, etch_plan_print(w.cx, NULL, stdout), "the plan is NULL");
    assert_int_equal(etch_plan_get_stats(w.cx, NULL).n_steps, 0);
    out[0] = out[1] = x;
    etch_fail(w.cx, ETCH_ERANGE, "stuck");
    assert_int_equal(etch_plan_run(w.cx, p, &x, 1, out, 2), ETCH_ERANGE);
    assert_true(!out[0] && !out[1]);
    etch_error_clear(w.cx);
    must(&w, etch_plan_run(w.cx, p, &x, 1, out, 2));
    EXPECT_F32(&w, out[0], -1, -2);
    etch_plan_release(NULL);
    assert_null(etch_plan_retain(NULL));
    etch_tensor_release(&x), etch_tensor_release(&out[0]), etch_tensor_release(&out[1]);
    etch_plan_release(&p);
    etch_plan_release(&p);
    etch_graph_release(&g);
    world_end(&w);
}

int etch_test_hostile(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(of_contexts), cmocka_unit_test(of_tensors),  cmocka_unit_test(of_graphs),
        cmocka_unit_test(of_builders), cmocka_unit_test(of_all_axes), cmocka_unit_test(of_plans),
    };
    return cmocka_run_group_tests_name("runtime/hostile", tests, NULL, NULL);
}
