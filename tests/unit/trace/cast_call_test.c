/* Calls of functions with a declared signature: literals and lists where tensors are declared are cast, and there is one trace. */
#include "function_testing.h"

/* in: x, rate */
static etch_tensor *scale(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    assert_int_equal(n_in, 2);
    if (user)
        ++*(int *)user;
    return etch_mul(cx, in[0], in[1]);
}

static void scale_structured(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    assert_int_equal(n_args, 2);
    assert_true(args[0].kind == ETCH_SPEC_TENSOR && args[1].kind == ETCH_SPEC_LIST);
    assert_true(args[1].items[0].kind == ETCH_SPEC_TENSOR && !args[1].items[0].spec);
    ++*(int *)user;
    etch_return(out, etch_mul(cx, args[0].tensor, args[1].items[0].tensor));
}

/* (f32[n], f32[]), or with a list round the second. */
static etch_function *declared(world *w, bool is_structured, int *n_bodies)
{
    etch_spec *types[2] = { NULL }, *rate = NULL;
    must(w, etch_spec_parse(w->cx, "f32[n]", &types[0]));
    must(w, etch_spec_parse(w->cx, "f32[]", &rate));
    if (is_structured)
        must(w, etch_spec_sequence(w->cx, ETCH_SPEC_LIST, &rate, 1, &types[1]));
    etch_function_options o = { .input_signature = is_structured ? types : (etch_spec *[]){ types[0], rate },
                                .n_input_signature = 2,
                                .input_names = (const char *const[]){ "x", "rate" },
                                .structured = is_structured ? scale_structured : NULL };
    etch_function *f = etch_function_new(w->cx, "scale", is_structured ? NULL : scale, n_bodies, &o);
    assert_non_null(f);
    etch_spec_release(&rate);
    etch_spec_release(&types[0]);
    etch_spec_release(&types[1]);
    return f;
}

static double call_pair(world *w, etch_function *f, etch_arg a, etch_arg b)
{
    etch_tensor *y = NULL;
    if (etch_call_args(w->cx, f, (etch_arg[]){ a, b }, 2, &y, 1, NULL) != 1)
        fail_msg("%s", etch_error_message(w->cx));
    return first(w, y);
}

static etch_arg list(const etch_arg *items, int n)
{
    return (etch_arg){ .kind = ETCH_SPEC_LIST, .n = n, .items = items };
}

static void test_literals_and_lists(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_bodies = 0;
    etch_function *f = declared(&w, false, &n_bodies);
    etch_arg x = ETCH_ARG_TENSOR(FULL(&w, 2, 3));
    const etch_arg numbers[] = { ETCH_ARG_INT(7), ETCH_ARG_FLOAT(0.5) };
    assert_true(call_pair(&w, f, x, ETCH_ARG_FLOAT(0.5)) == 1); /* the first call: traced from the declared types */
    assert_true(call_pair(&w, f, x, ETCH_ARG_INT(4)) == 8);
    assert_true(call_pair(&w, f, x, ETCH_ARG_TENSOR(etch_scalar(w.cx, ETCH_F32, 3))) == 6);
    assert_true(call_pair(&w, f, list(numbers, 2), ETCH_ARG_INT(2)) == 14);
    etch_arg rate = ETCH_ARG_INT(5);
    rate.label = "rate";
    assert_true(call_pair(&w, f, x, rate) == 10);
    assert_int_equal(n_traces(f), 1);
    assert_int_equal(n_bodies, 1);
    assert_int_equal(etch_call_args(w.cx, f, (etch_arg[]){ x, ETCH_ARG_BOOL(true) }, 2, NULL, 0, NULL), -1);
    assert_string_equal(etch_error_message(w.cx), "scale: args[1]: expected f32[], got literal True");
    etch_error_clear(w.cx);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    world_end(&w);
}

static void test_structured_bodies_get_tensors(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_bodies = 0;
    etch_function *f = declared(&w, true, &n_bodies);
    etch_arg x = ETCH_ARG_TENSOR(FULL(&w, 2, 3)), three = ETCH_ARG_INT(3);
    assert_true(call_pair(&w, f, x, list(&three, 1)) == 6);
    three = ETCH_ARG_TENSOR(etch_scalar(w.cx, ETCH_F32, 4));
    assert_true(call_pair(&w, f, x, list(&three, 1)) == 8);
    assert_int_equal(n_bodies, 1);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *calls_scale(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *y = NULL;
    etch_call_args(cx, user, (etch_arg[]){ ETCH_ARG_TENSOR(in[0]), ETCH_ARG_FLOAT(0.25) }, 2, &y, 1, NULL);
    return y;
}

static void test_inside_another_trace(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = declared(&w, false, NULL), *outer = function_with(&w, calls_scale, f, ETCH_SYMBOLIC);
    for (int64_t n = 1; n < 4; n++)
        assert_true(first(&w, call(&w, outer, FULL(&w, 8, n))) == 2);
    assert_int_equal(n_traces(outer), 1);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&outer);
    etch_function_release(&f);
    world_end(&w);
}

/* Only tracing: with values, casts and specs. */
static void test_only_tracing(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = declared(&w, false, NULL);
    etch_spec *s = NULL;
    must(&w, etch_spec_parse(w.cx, "f32[5]", &s));
    const etch_arg args[] = { ETCH_ARG_SPEC(s), ETCH_ARG_INT(1) };
    assert_int_equal(etch_function_trace(w.cx, f, args, 2), 1);
    assert_int_equal(etch_function_trace(w.cx, f, NULL, 0), 1);
    assert_true(call_pair(&w, f, ETCH_ARG_TENSOR(FULL(&w, 2, 3)), ETCH_ARG_INT(2)) == 4);
    assert_int_equal(n_traces(f), 1);
    etch_spec_release(&s);
    etch_function_release(&f);
    world_end(&w);
}

/* What fits as it is costs what it did: no memory, also with many tensors. */
static void test_what_fits_asks_for_no_memory(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = declared(&w, false, NULL);
    etch_arg args[] = { ETCH_ARG_TENSOR(FULL(&w, 2, 3)), ETCH_ARG_TENSOR(etch_scalar(w.cx, ETCH_F32, 3)) };
    size_t before = 0;
    for (int i = 0; i < 10; i++) {
        etch_tensor *y;
        etch_scope scope = etch_scope_begin(w.cx);
        if (i == 5)
            before = atomic_load(&w.memory.n_allocs);
        assert_int_equal(etch_call_args(w.cx, f, args, 2, &y, 1, NULL), 1);
        etch_scope_end(w.cx, scope);
    }
    if (!etch__tiny_limits())
        assert_int_equal(atomic_load(&w.memory.n_allocs), before);
    etch_function_release(&f);
    world_end(&w);
}

int etch_test_cast_call(void);
int etch_test_cast_call(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_literals_and_lists),
                                        cmocka_unit_test(test_structured_bodies_get_tensors),
                                        cmocka_unit_test(test_inside_another_trace),
                                        cmocka_unit_test(test_only_tracing),
                                        cmocka_unit_test(test_what_fits_asks_for_no_memory) };
    return cmocka_run_group_tests_name("trace/cast_call", tests, NULL, NULL);
}
