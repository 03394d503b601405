/* Reverse mode: sums over uses, what is not connected, marks, seeds, sizes that are symbols, and what is refused. Values of single
 * gradients are tested in tests/grad. */
#include "unit/graph_support.h"

#include "base/alloc.h"
#include "grad/reverse.h"

#include <etch/ops.h>

static etch_graph *parsed(world *w, const char *text)
{
    etch_graph *g = NULL;
    must(w, etch_graph_parse(w->cx, text, strlen(text), "test", &g));
    return g;
}

/* Gradients of output 0 by all inputs, as further outputs; how many there are. */
static int differentiate(world *w, etch_graph *g)
{
    etch_val y = etch_graph_output_value(g, 0), xs[8], out[8];
    int n = etch_graph_n_inputs(g), n_made = 0;
    for (int i = 0; i < n; i++)
        xs[i] = etch_graph_input_value(g, i);
    must(w, etch_graph_gradient(g, &y, NULL, 1, xs, n, out));
    for (int i = 0; i < n; i++)
        if (out[i])
            etch_graph_output(g, out[i]), n_made++;
    must(w, etch_graph_verify(g));
    return n_made;
}

static etch_tensor *vector(world *w, const float *data, int64_t n)
{
    etch_tensor *t = NULL;
    must(w, etch_tensor_from(w->cx, ETCH_F32, &n, 1, data, &t));
    return t;
}

/* Result i of the graph on these inputs equals `want`. */
static void gives(world *w, etch_graph *g, etch_tensor **in, int i, const float *want, int64_t n)
{
    etch_plan *p = NULL;
    etch_tensor *out[8] = { NULL };
    float got[16];
    must(w, etch_plan_new(w->cx, g, NULL, &p));
    must(w, etch_plan_run(w->cx, p, in, etch_graph_n_inputs(g), out, etch_graph_n_outputs(g)));
    assert_int_equal(etch_tensor_count(out[i]), n);
    must(w, etch_tensor_read(w->cx, out[i], got, (size_t)n * sizeof *got));
    for (int64_t k = 0; k < n; k++)
        if (got[k] != want[k])
            fail_msg("result %d, element %lld is %g, not %g", i, (long long)k, (double)got[k], (double)want[k]);
    for (int k = 0; k < etch_graph_n_outputs(g); k++)
        etch_tensor_release(&out[k]);
    etch_plan_release(&p);
}

static void test_uses_are_summed(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = parsed(&w, "func @f(%x: f32[n]) { %0 = mul %x, %x %1 = mul %0, %x %2 = add %1, %0 return %2 }");
    assert_int_equal(differentiate(&w, g), 1); /* x^3 + x^2: 3 x^2 + 2 x */
    etch_tensor *x = vector(&w, (float[]){ 1, 2, -3 }, 3);
    gives(&w, g, &x, 1, (float[]){ 5, 16, 21 }, 3);
    etch_tensor_release(&x);
    etch_graph_release(&g);
    world_end(&w);
}

/* The batch is one symbol; what was broadcast is summed, at size 1 too. */
static void test_broadcasts_are_summed(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = parsed(&w, "func @f(%x: f32[n], %b: f32[m]) { %0 = mul %x, %b return %0 }");
    assert_int_equal(differentiate(&w, g), 2);
    etch_tensor *in[2] = { vector(&w, (float[]){ 1, 2, 3 }, 3), vector(&w, (float[]){ 5 }, 1) };
    gives(&w, g, in, 1, (float[]){ 5, 5, 5 }, 3);
    gives(&w, g, in, 2, (float[]){ 6 }, 1);
    etch_tensor *same[2] = { in[0], in[0] };
    gives(&w, g, same, 2, (float[]){ 1, 2, 3 }, 3);
    etch_tensor_release(&in[0]);
    etch_tensor_release(&in[1]);
    etch_graph_release(&g);
    world_end(&w);
}

static void test_unconnected(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = parsed(&w, "func @f(%x: f32[n], %y: f32[n], %z: f32[n]) { %0 = floor %y %1 = add %x, %0 "
                               "%2 = stop_gradient %z %3 = mul %1, %2 return %3 }");
    assert_int_equal(differentiate(&w, g), 1);
    etch_graph_release(&g);
    world_end(&w);
}

static void test_seeds(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = parsed(&w, "func @f(%x: f32[n], %s: f32[n]) { %0 = square %x %1 = exp %x return %0, %1 }");
    etch_val ys[2] = { etch_graph_output_value(g, 0), etch_graph_output_value(g, 1) }, out;
    etch_val seeds[2] = { etch_graph_input_value(g, 1), 0 }, x = etch_graph_input_value(g, 0);
    must(&w, etch_graph_gradient(g, ys, seeds, 2, &x, 1, &out));
    etch_graph_output(g, out);
    etch_tensor *in[2] = { vector(&w, (float[]){ 0, 0 }, 2), vector(&w, (float[]){ 3, 4 }, 2) };
    gives(&w, g, in, 2, (float[]){ 1, 1 }, 2); /* 2 x s + exp(x) at 0 */
    etch_tensor_release(&in[0]);
    etch_tensor_release(&in[1]);
    etch_graph_release(&g);
    world_end(&w);
}

/* The n-th derivative of x^4 by applying it to its own result. */
static void test_any_order(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = parsed(&w, "func @f(%x: f32[n]) { %0 = square %x %1 = square %0 return %1 }");
    etch_val x = etch_graph_input_value(g, 0), y = etch_graph_output_value(g, 0);
    for (int order = 1; order <= 4; order++) {
        must(&w, etch_graph_gradient(g, &y, NULL, 1, &x, 1, &y));
        assert_true(y != 0);
        etch_graph_output(g, y);
    }
    etch_val none;
    must(&w, etch_graph_gradient(g, &y, NULL, 1, &x, 1, &none));
    etch_tensor *in = vector(&w, (float[]){ 2, -1 }, 2);
    gives(&w, g, &in, 1, (float[]){ 32, -4 }, 2);
    gives(&w, g, &in, 2, (float[]){ 48, 12 }, 2);
    gives(&w, g, &in, 3, (float[]){ 48, -24 }, 2);
    gives(&w, g, &in, 4, (float[]){ 24, 24 }, 2);
    etch_tensor_release(&in);
    etch_graph_release(&g);
    world_end(&w);
}

static void refuses(world *w, const char *text, etch_status s, const char *says)
{
    etch_graph *g = parsed(w, text);
    etch_val y = etch_graph_output_value(g, 0), x = etch_graph_input_value(g, 0), out = 77;
    assert_int_equal(etch_graph_gradient(g, &y, NULL, 1, &x, 1, &out), s);
    if (!strstr(etch_error_message(w->cx), says))
        fail_msg("expected \"%s\" in \"%s\"", says, etch_error_message(w->cx));
    etch_error_clear(w->cx);
    etch_graph_release(&g);
}

static void test_errors(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    refuses(&w, "func @f(%x: f32[n]) {\n %0, %1, %2 = unique %x\n return %0 }", ETCH_EGRADIENT,
            "test:2: gradient: 'unique' has none");
    refuses(&w, "func @f(%x: i32[n]) { %0 = cast %x dtype=f32 return %0 }", ETCH_EDTYPE, "source 0 is i32[n]");
    refuses(&w, "func @f(%x: f32[n]) { %0 = cast %x dtype=i32 return %0 }", ETCH_EDTYPE, "result 0 is i32[n]");
    refuses(&w, "func @f(%x: f32[...]) { %0 = prod %x axes=[0] return %0 }", ETCH_ENOTSUP,
            "gradient of prod: the rank of x must be known");
    etch_graph *g = parsed(&w, "func @f(%x: f32[n]) { %0 = neg %x return %0 }");
    etch_val y = etch_graph_output_value(g, 0), bad[] = { 0, 1000000 }, out;
    for (int i = 0; i < 2; i++) {
        assert_int_equal(etch_graph_gradient(g, &y, NULL, 1, &bad[i], 1, &out), ETCH_EINVAL);
        assert_int_equal(etch_graph_gradient(g, &bad[i], NULL, 1, &y, 1, &out), ETCH_EINVAL);
    }
    assert_int_equal(etch_graph_gradient(g, NULL, NULL, 1, &y, 1, &out), ETCH_EINVAL);
    assert_int_equal(etch_graph_gradient(g, &y, NULL, 1, NULL, 1, &out), ETCH_EINVAL);
    assert_int_equal(etch_graph_gradient(g, &y, NULL, 0, &y, 1, &out), ETCH_EINVAL);
    must(&w, etch_graph_gradient(g, &y, NULL, 1, &y, 1, &out)); /* by itself: ones */
    assert_true(out != 0);
    etch_graph_release(&g);
    world_end(&w);
}

/* Only what is on may be passed through; what is not counts as given, and may be asked by. */
static void test_on(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = parsed(&w, "func @f(%x: f32[n]) { %0 = exp %x %1 = mul %0, %x %2 = mul %1, %0 return %2 }");
    etch_val x = etch_graph_input_value(g, 0), e = x + 1, m = x + 2, y = etch_graph_output_value(g, 0);
    bool on[8] = { 0 };
    on[m] = on[y] = true; /* not exp */
    etch_val xs[] = { x, e, m }, d[3];
    etch_reversal q = { .ys = &y, .n_y = 1, .xs = xs, .n_x = 3, .on = on, .n_on = 8 };
    must(&w, etch__reverse_on(w.cx, g, &q, d));
    for (int i = 0; i < 3; i++) {
        assert_true(d[i] != 0);
        etch_graph_output(g, d[i]);
    }
    etch_tensor *in = vector(&w, (float[]){ 0, 0 }, 2);
    gives(&w, g, &in, 1, (float[]){ 1, 1 }, 2); /* x e^2 with e given: e^2 */
    gives(&w, g, &in, 2, (float[]){ 0, 0 }, 2); /* 2 x e */
    gives(&w, g, &in, 3, (float[]){ 1, 1 }, 2);
    q.n_on = y; /* nothing behind it is on */
    must(&w, etch__reverse_on(w.cx, g, &q, d));
    assert_true(d[0] == 0 && d[1] == 0 && d[2] == 0);
    etch_tensor_release(&in);
    etch_graph_release(&g);
    world_end(&w);
}

/* Where a region is open, the gradient is built into it, through what is around it too. */
static void test_in_region(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = NULL;
    must(&w, etch_graph_new(w.cx, "f", &g));
    etch_val x = etch_graph_input(g, "x", "f32[n]"), s = etch_build_square(g, x), d[2], hidden;
    etch_region_id region;
    must(&w, etch__region_begin(g, &region));
    etch_val p = etch__region_param(g, etch__type_of(g, x)), y = etch_build_mul(g, etch_build_square(g, p), s);
    must(&w, etch__reverse(w.cx, g, &y, NULL, 1, (etch_val[]){ p, x }, 2, d));
    must(&w, etch__region_end(g, (etch_val[]){ d[0], d[1] }, 2));
    etch_val call = etch__build_region_node(g, etch__structural_op(ETCH_IS_CALL), &x, 1, NULL, region, 1);
    assert_int_equal(etch__reverse(w.cx, g, &call, NULL, 1, &y, 1, &hidden), ETCH_EINVAL); /* no longer visible */
    assert_int_equal(etch__reverse(w.cx, g, &call, NULL, 1, &s, 1, &hidden),
                     ETCH_EGRADIENT); /* by what it uses from around */
    etch_error_clear(w.cx);
    etch_graph_output(g, call);
    etch_graph_output(g, call + 1);
    must(&w, etch_graph_verify(g));
    etch_tensor *in = vector(&w, (float[]){ 2, 3 }, 2);
    gives(&w, g, &in, 0, (float[]){ 16, 54 }, 2); /* 2 p x^2 */
    gives(&w, g, &in, 1, (float[]){ 16, 54 }, 2); /* p^2 2 x */
    etch_tensor_release(&in);
    etch_graph_release(&g);
    world_end(&w);
}

/* A chain as long as one likes: no recursion, and linear. */
static void test_long_chain(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = NULL;
    must(&w, etch_graph_new(w.cx, "chain", &g));
    etch_val x = etch_graph_input(g, "x", "f32[n]"), y = x, out;
    int n = etch__tiny_limits() ? 500 : 20000; /* there lists grow one by one */
    for (int i = 0; i < n; i++)
        y = etch_build_tanh(g, y);
    must(&w, etch_graph_gradient(g, &y, NULL, 1, &x, 1, &out));
    assert_true(out != 0 && etch_graph_n_nodes(g) < 6 * n);
    etch_graph_release(&g);
    world_end(&w);
}

int etch_test_reverse(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_uses_are_summed),
        cmocka_unit_test(test_broadcasts_are_summed),
        cmocka_unit_test(test_unconnected),
        cmocka_unit_test(test_seeds),
        cmocka_unit_test(test_any_order),
        cmocka_unit_test(test_errors),
        cmocka_unit_test(test_on),
        cmocka_unit_test(test_in_region),
        cmocka_unit_test(test_long_chain),
    };
    return cmocka_run_group_tests_name("grad/reverse", tests, NULL, NULL);
}
