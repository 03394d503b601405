/* A graph from text inside a traced function: what its types say of sizes is asked, guarded, and refused where it does not hold. */
#include "function_testing.h"

static etch_tensor *runs_graph(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_tensor *out[2] = { NULL, NULL };
    return etch_call_graph(cx, user, in, n_in, out, 2) < 0 ? NULL : out[0];
}

static etch_graph *parsed(world *w, const char *text)
{
    etch_graph *g = NULL;
    must(w, etch_graph_parse(w->cx, text, strlen(text), "test", &g));
    return g;
}

static void test_any_size(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = parsed(&w, "func @double(%x: f32[n, m]) { %0 = add %x, %x return %0 }");
    etch_function *f = function_with(&w, runs_graph, g, ETCH_SYMBOLIC);
    for (int64_t n = 1; n < 5; n++)
        assert_true(first(&w, call(&w, f, FULL(&w, 3, n, n + 1))) == 6);
    assert_int_equal(n_traces(f), 1);
    fails(&w, f, FULL(&w, 1, 2), ETCH_EDTYPE, "input 0 must be f32[n, m], not f32[");
    etch_function_release(&f);
    etch_graph_release(&g);
    world_end(&w);
}

/* add broadcasts: without its input type the graph would take any two shapes. */
static void test_equal_sizes_are_guarded(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = parsed(&w, "func @square(%x: f32[n, n]) { %0 = add %x, %x return %0 }");
    etch_function *f = function_with(&w, runs_graph, g, ETCH_SYMBOLIC);
    call(&w, f, FULL(&w, 3, 2, 2));
    call(&w, f, FULL(&w, 3, 5, 5));
    assert_int_equal(n_traces(f), 1);
    fails(&w, f, FULL(&w, 1, 2, 3), ETCH_ESHAPE, "input 0 must be f32[n, n]");
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    etch_graph_release(&g);
    world_end(&w);
}

static void test_forms_ranges_and_constants(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    static const struct {
        const char *text;
        int64_t good[2], bad[2];
    } cases[] = {
        { "func @f(%x: f32[n, 8]) { %0 = neg %x return %0 }", { 3, 8 }, { 3, 7 } },
        { "func @f(%x: f32[n, 2*n+1]) { %0 = neg %x return %0 }", { 3, 7 }, { 3, 8 } },
        { "func @f(%x: f32[n, m]) where n: 2..4 { %0 = neg %x return %0 }", { 4, 1 }, { 5, 1 } },
        { "func @f(%x: f32[n, m]) where n: 2..4 { %0 = neg %x return %0 }", { 2, 1 }, { 1, 1 } },
        { "func @f(%x: f32[n, m]) where m: 0.. % 8 { %0 = neg %x return %0 }", { 2, 16 }, { 2, 12 } },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        etch_graph *g = parsed(&w, cases[i].text);
        etch_function *f = function_with(&w, runs_graph, g, ETCH_SYMBOLIC);
        fails(&w, f, full(&w, 1, cases[i].bad, 2), ETCH_ESHAPE, "input 0 must be");
        assert_true(first(&w, call(&w, f, full(&w, 1, cases[i].good, 2))) == -1);
        fails(&w, f, full(&w, 1, cases[i].bad, 2), ETCH_ESHAPE,
              "input 0 must be"); /* a guard stands in front of the trace */
        assert_int_equal(n_traces(f), 1);
        etch_function_release(&f);
        etch_graph_release(&g);
    }
    world_end(&w);
}

/* From types alone nothing is decided by sizes: what must be equal is checked by the run. */
static void test_sizes_that_are_checked_later(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = parsed(&w, "func @f(%x: f32[n, m], %y: f32[m]) { %0 = add %x, %y return %0 }");
    etch_function *f = function_with(&w, runs_graph, g, ETCH_RELAX);
    for (int64_t m = 1; m < 6; m++) {
        etch_tensor *in[2] = { FULL(&w, 1, 2, m), FULL(&w, 2, m) }, *y = etch_call1(w.cx, f, in, 2);
        assert_true(first(&w, y) == 3);
    }
    assert_int_equal(n_traces(f), 2);
    etch_tensor *bad[2] = { FULL(&w, 1, 2, 7), FULL(&w, 2, 8) };
    assert_null(etch_call1(w.cx, f, bad, 2));
    assert_int_equal(etch_error_status(w.cx), ETCH_ESHAPE);
    etch_error_clear(w.cx);
    etch_function_release(&f);
    etch_graph_release(&g);
    world_end(&w);
}

/* As many elements in another shape are not what the graph says. */
static void test_each_size_is_checked(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = parsed(&w, "func @f(%x: f32[2, 3]) { %0 = neg %x return %0 }");
    etch_spec *open = NULL;
    must(&w, etch_spec_parse(w.cx, "f32[?, ?]", &open));
    etch_function *f = etch_function_new(w.cx, "f", runs_graph, g,
                                         &(etch_function_options){ .input_signature = &open, .n_input_signature = 1 });
    assert_true(first(&w, call(&w, f, FULL(&w, 1, 2, 3))) == -1);
    fails(&w, f, FULL(&w, 1, 3, 2), ETCH_ESHAPE, "");
    fails(&w, f, FULL(&w, 1, 6, 1), ETCH_ESHAPE, "");
    assert_true(first(&w, call(&w, f, FULL(&w, 2, 2, 3))) == -2);
    etch_spec_release(&open);
    etch_function_release(&f);
    etch_graph_release(&g);
    world_end(&w);
}

static void test_errors(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = parsed(&w, "func @f(%x: f32[n], %y: i32[n]) { %0 = neg %x return %0, %y }");
    etch_tensor *x = FULL(&w, 1, 2), *out[2];
    assert_int_equal(etch_call_graph(w.cx, g, &x, 1, out, 2), -1);
    assert_non_null(strstr(etch_error_message(w.cx), "outside of a traced function"));
    etch_error_clear(w.cx);
    etch_function *f = function_with(&w, runs_graph, g, ETCH_SYMBOLIC);
    fails(&w, f, x, ETCH_EINVAL, "takes 2 inputs and gives 2 results, not 1 and 2");
    etch_tensor *both[2] = { x, x };
    assert_null(etch_call1(w.cx, f, both, 2));
    assert_non_null(strstr(etch_error_message(w.cx), "input 1 must be i32[n], not f32["));
    etch_error_clear(w.cx);
    etch_function_release(&f);
    etch_graph_release(&g);
    world_end(&w);
}

int etch_test_call_graph(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_any_size),
        cmocka_unit_test(test_equal_sizes_are_guarded),
        cmocka_unit_test(test_forms_ranges_and_constants),
        cmocka_unit_test(test_sizes_that_are_checked_later),
        cmocka_unit_test(test_each_size_is_checked),
        cmocka_unit_test(test_errors),
    };
    return cmocka_run_group_tests_name("trace/call_graph", tests, NULL, NULL);
}
