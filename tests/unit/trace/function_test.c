/* Functions: one trace for all sizes, guards for what was asked, policies, signatures, budgets, and what a failure leaves. */
#include "function_testing.h"

static etch_tensor *dense(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    ++*(int *)user;
    return etch_relu(cx, etch_add(cx, etch_matmul(cx, in[0], in[1], false, false), in[2]));
}

static void test_one_trace_for_all_sizes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_bodies = 0;
    etch_function *f = etch_function_new(w.cx, "dense", dense, &n_bodies, NULL);
    etch_tensor *weights = FULL(&w, 0.5, 8, 4), *bias = FULL(&w, 1, 4);
    for (int64_t n = 0; n < 100; n++) {
        etch_scope scope = etch_scope_begin(w.cx);
        etch_tensor *y = etch_call1(w.cx, f, ((etch_tensor *[]){ FULL(&w, 1, n, 8), weights, bias }), 3);
        assert_non_null(y);
        assert_int_equal(etch_tensor_dim(y, 0), n);
        if (n)
            assert_true(first(&w, y) == 5);
        etch_scope_end(w.cx, scope);
    }
    assert_int_equal(n_bodies, 1);
    etch_function_stats s = etch_function_get_stats(f);
    assert_int_equal(s.n_traces, 1);
    assert_int_equal(s.n_calls, 100);
    assert_int_equal(s.n_entries, 1);
    etch_function_release(&f);
    world_end(&w);
}

/* --- guards ------------------------------------------------------------------------------------------------------------- */

static etch_tensor *asks_number(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, (double)etch_tensor_dim(in[0], 0)));
}

static void test_number_is_guarded(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, asks_number, NULL, ETCH_SYMBOLIC);
    for (int round = 0; round < 3; round++)
        for (int64_t n = 1; n <= 4; n++)
            for (int64_t m = 1; m <= 3; m++) { /* only axis 0 was asked for */
                etch_scope scope = etch_scope_begin(w.cx);
                assert_true(first(&w, call(&w, f, FULL(&w, 1, n, m))) == (double)n);
                etch_scope_end(w.cx, scope);
            }
    assert_int_equal(n_traces(f), 4);
    etch_entry_list list;
    must(&w, etch_function_cache(w.cx, f, &list));
    assert_int_equal(list.n, 4);
    assert_non_null(strstr(list.at[2].guards, "== 3, where s0 is args[0].shape[0] ("));
    assert_non_null(strstr(list.at[2].guards, "function_test.c:"));
    assert_non_null(strstr(list.at[2].guards, "a size was asked for as a number"));
    assert_int_equal(list.at[2].hits, 9);
    etch_entry_list_release(&list);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *compares(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    ++*(int *)user;
    etch_tensor *n = etch_tensor_dim_of(cx, in[0], 0);
    bool is_small = etch_sizes_compare(cx, n, ETCH_IS_LESS, etch_int(cx, ETCH_I64, 4));
    return etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, is_small ? 1 : 2));
}

static void test_comparison_is_guarded(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_bodies = 0;
    etch_function *f = function_with(&w, compares, &n_bodies, ETCH_SYMBOLIC);
    for (int64_t n = 1; n < 20; n++)
        assert_true(first(&w, call(&w, f, FULL(&w, 1, n))) == (n < 4 ? 1 : 2));
    assert_int_equal(n_bodies, 2);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *stays_symbolic(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    ++*(int *)user;
    etch_tensor *n = etch_tensor_dim_of(cx, in[0], 0), *m = etch_tensor_dim_of(cx, in[0], -1);
    etch_tensor *shape = etch_reshape(cx, etch_mul(cx, n, m), etch_int_list(cx, (const int64_t[]){ 1 }, 1));
    return etch_mul(cx, etch_reshape(cx, in[0], shape), etch_cast(cx, n, ETCH_F32));
}

static void test_size_kept_symbolic(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_bodies = 0;
    etch_function *f = function_with(&w, stays_symbolic, &n_bodies, ETCH_SYMBOLIC);
    for (int64_t n = 1; n < 10; n++) {
        etch_tensor *y = call(&w, f, FULL(&w, 1, n, 3));
        assert_int_equal(etch_tensor_dim(y, 0), 3 * n);
        assert_true(first(&w, y) == (double)n);
    }
    assert_int_equal(n_bodies, 1);
    etch_function_release(&f);
    world_end(&w);
}

/* --- policies ----------------------------------------------------------------------------------------------------------- */

static void test_exact_traces_each_shape(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_bodies = 0;
    etch_function *f = function_with(&w, twice, &n_bodies, ETCH_EXACT);
    for (int round = 0; round < 2; round++)
        for (int64_t n = 1; n <= 2; n++)
            assert_true(first(&w, call(&w, f, FULL(&w, 3, n))) == 6);
    assert_int_equal(n_bodies, 2);
    etch_entry_list list; /* what was traced did not depend on the size: one plan serves both */
    must(&w, etch_function_cache(w.cx, f, &list));
    assert_int_equal(list.n, 2);
    assert_int_equal(list.at[1].shares_plan_with, 1);
    assert_string_equal(list.at[1].guards, "");
    etch_entry_list_release(&list);
    etch_function_release(&f);
    world_end(&w);
}

static void test_relax_generalises(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, twice, NULL, ETCH_RELAX);
    static const int expected[] = { 1, 2, 2, 3, 3 };
    etch_tensor *x[] = { FULL(&w, 1, 1), FULL(&w, 1, 2), FULL(&w, 1, 3), FULL(&w, 1, 3, 3),
                         etch_scalar(w.cx, ETCH_F32, 1) };
    for (int i = 0; i < 5; i++) {
        assert_true(first(&w, call(&w, f, x[i])) == 2);
        assert_int_equal(n_traces(f), expected[i]);
    }
    etch_function_release(&f);
    world_end(&w);
}

static void test_strict_refuses(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, twice, NULL, ETCH_STRICT);
    call(&w, f, FULL(&w, 1, 1));
    call(&w, f, FULL(&w, 1, 5)); /* another size is no reason */
    fails(&w, f, FULL(&w, 1, 5, 5), ETCH_ERETRACE, "'f' is strict and would be traced again: args[0]");
    call(&w, f, FULL(&w, 1, 6));
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    world_end(&w);
}

/* --- declared signatures -------------------------------------------------------------------------------------------------- */

static etch_tensor *add_two(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    ++*(int *)user;
    return etch_add(cx, in[0], in[1]);
}

static void test_signature_ties_sizes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_bodies = 0;
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_STRICT; policy++) {
        etch_spec *specs[2] = { NULL };
        must(&w, etch_spec_parse(w.cx, "f32[batch: 1..8 %2, 3]", &specs[0]));
        must(&w, etch_spec_parse(w.cx, "f32[batch, 3]", &specs[1]));
        etch_function_options o = { .policy = (etch_policy)policy, .input_signature = specs, .n_input_signature = 2 };
        etch_function *f = etch_function_new(w.cx, "pair", add_two, &n_bodies, &o);
        assert_non_null(f);
        for (int64_t n = 2; n <= 8; n += 2)
            assert_non_null(etch_call1(w.cx, f, ((etch_tensor *[]){ FULL(&w, 1, n, 3), FULL(&w, 1, n, 3) }), 2));
        assert_int_equal(n_traces(f), 1);
        static const struct {
            int64_t n, m, k;
            const char *text;
        } bad[] = { { 2, 4, 3, "batch" },
                    { 3, 3, 3, "batch" },
                    { 10, 10, 3, "batch" },
                    { 2, 2, 4, "args[0].shape[1]: expected 3, got 4" } };
        for (int i = 0; i < 4; i++) {
            etch_tensor *in[] = { FULL(&w, 1, bad[i].n, bad[i].k), FULL(&w, 1, bad[i].m, 3) };
            assert_null(etch_call1(w.cx, f, in, 2));
            if (!strstr(etch_error_message(w.cx), bad[i].text))
                fail_msg("%d: %s", i, etch_error_message(w.cx));
            etch_error_clear(w.cx);
        }
        etch_tensor *one = FULL(&w, 1, 2, 3);
        assert_null(etch_call1(w.cx, f, &one, 1));
        assert_int_equal(etch_error_status(w.cx), ETCH_EINVAL);
        etch_error_clear(w.cx);
        etch_function_release(&f);
        etch_spec_release(&specs[0]);
        etch_spec_release(&specs[1]);
    }
    assert_int_equal(n_bodies, 4);
    world_end(&w);
}

/* --- budgets -------------------------------------------------------------------------------------------------------------- */

static void test_budget(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function_options o = { .policy = ETCH_EXACT, .budget = { .max_traces = 2 } };
    etch_function *f = etch_function_new(w.cx, "f", twice, NULL, &o);
    call(&w, f, FULL(&w, 1, 1));
    call(&w, f, FULL(&w, 1, 2));
    fails(&w, f, FULL(&w, 1, 3), ETCH_EBUDGET, "its budget of 2 traces is used up");
    call(&w, f, FULL(&w, 1, 2));
    etch_function_release(&f);
    o.budget.past = ETCH_PAST_GENERALISE;
    f = etch_function_new(w.cx, "f", twice, NULL, &o);
    for (int64_t n = 1; n < 10; n++)
        assert_true(first(&w, call(&w, f, FULL(&w, 1, n))) == 2);
    assert_int_equal(n_traces(f), 3); /* two, and the general one */
    etch_function_release(&f);
    world_end(&w);
}

/* --- failures --------------------------------------------------------------------------------------------------------------- */

static etch_tensor *fails_on_demand(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    if (*(bool *)user)
        etch_fail(cx, ETCH_EINVAL, "not today");
    return etch_add(cx, in[0], in[0]);
}

static void test_failed_trace_leaves_nothing(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    bool does_fail = true;
    etch_function *f = function_with(&w, fails_on_demand, &does_fail, ETCH_SYMBOLIC);
    fails(&w, f, FULL(&w, 1, 3), ETCH_EINVAL, "'f': not today");
    assert_false(etch_is_tracing(w.cx));
    etch_function_stats s = etch_function_get_stats(f);
    assert_int_equal(s.n_traces, 0);
    assert_int_equal(s.n_failed_traces, 1);
    assert_int_equal(s.n_entries, 0);
    does_fail = false;
    assert_true(first(&w, call(&w, f, FULL(&w, 1, 3))) == 2);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *multiply(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_matmul(cx, in[0], in[1], false, false);
}

/* Sizes that cannot work fail while they are traced, with nothing in the cache; later ones when the plan runs. */
static void test_sizes_that_do_not_fit(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, multiply, NULL, ETCH_SYMBOLIC);
    etch_tensor *bad[] = { FULL(&w, 1, 2, 3), FULL(&w, 1, 4, 5) }, *good[] = { FULL(&w, 1, 2, 3), FULL(&w, 1, 3, 5) };
    assert_null(etch_call1(w.cx, f, bad, 2));
    assert_non_null(strstr(etch_error_message(w.cx), "matmul: inner dimensions differ"));
    etch_error_clear(w.cx);
    assert_int_equal(n_traces(f), 0);
    assert_non_null(etch_call1(w.cx, f, good, 2));
    assert_null(etch_call1(w.cx, f, bad, 2));
    assert_non_null(strstr(etch_error_message(w.cx), "matmul: inner dimensions differ"));
    etch_error_clear(w.cx);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *leaked, *kept;

static etch_tensor *leaks(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    leaked = etch_mul(cx, in[0], in[0]);
    kept = etch_keep(cx, leaked);
    return leaked;
}

static void test_leaked_handle_is_refused(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = etch_function_new(w.cx, "leaky", leaks, NULL, NULL);
    call(&w, f, FULL(&w, 2, 3));
    etch_tensor *handles[] = { leaked, kept };
    for (int i = 0; i < 2; i++) {
        assert_null(etch_add(w.cx, handles[i], handles[i]));
        assert_non_null(
            strstr(etch_error_message(w.cx), "add: the tensor is out of scope: it was traced by 'leaky' (trace 1)"));
        etch_error_clear(w.cx);
        assert_null(etch_tensor_map(w.cx, handles[i], false));
        assert_int_equal(etch_tensor_dim(handles[i], 0), -1);
    }
    etch_error_clear(w.cx);
    etch_tensor_release(&kept);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *reads_elements(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    float x[3];
    if (etch_tensor_read(cx, in[0], x, sizeof x) != ETCH_OK)
        etch_fail(cx, etch_error_status(cx), "%s", "no elements");
    return in[0];
}

static void test_traced_tensor_has_no_elements(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, reads_elements, NULL, ETCH_SYMBOLIC);
    fails(&w, f, FULL(&w, 1, 3), ETCH_EINVAL, "no elements");
    etch_function_release(&f);
    world_end(&w);
}

/* --- nesting ---------------------------------------------------------------------------------------------------------------- */

static etch_tensor *calls_other(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    return etch_call1(cx, user, in, n_in);
}

static void test_guards_are_handed_on(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *inner = function_with(&w, asks_number, NULL, ETCH_SYMBOLIC);
    etch_function *outer = function_with(&w, calls_other, inner, ETCH_SYMBOLIC);
    for (int round = 0; round < 2; round++)
        for (int64_t n = 1; n <= 3; n++)
            assert_true(first(&w, call(&w, outer, FULL(&w, 1, n, 2))) == (double)n);
    assert_int_equal(n_traces(inner), 3);
    assert_int_equal(n_traces(outer), 3);
    assert_true(first(&w, call(&w, inner, FULL(&w, 1, 2, 2))) == 2); /* eager and nested calls share traces */
    assert_int_equal(n_traces(inner), 3);
    etch_function_release(&outer);
    etch_function_release(&inner);
    world_end(&w);
}

static void test_exact_inside_symbolic(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_bodies = 0;
    etch_function *inner = function_with(&w, twice, &n_bodies, ETCH_EXACT);
    etch_function *outer = function_with(&w, calls_other, inner, ETCH_SYMBOLIC);
    for (int64_t n = 1; n <= 3; n++)
        assert_true(first(&w, call(&w, outer, FULL(&w, 1, n))) == 2);
    assert_int_equal(n_bodies, 3); /* the callee's key fixes the sizes of the caller */
    assert_int_equal(n_traces(outer), 3);
    etch_function_release(&outer);
    etch_function_release(&inner);
    world_end(&w);
}

static etch_tensor *calls_itself(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    return etch_call1(cx, *(etch_function **)user, in, n_in);
}

static void test_endless_recursion(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = NULL;
    f = etch_function_new(w.cx, "loop", calls_itself, &f, NULL);
    etch_tensor *x = FULL(&w, 1, 3);
    assert_null(etch_call1(w.cx, f, &x, 1));
    assert_int_equal(etch_error_status(w.cx), ETCH_ENESTING);
    const char *message = etch_error_message(w.cx);
    assert_non_null(strstr(message, "a function that calls itself must change an argument"));
    assert_int_equal(strncmp(message, "'loop': ", 8), 0); /* it is named, once */
    assert_null(strstr(message + 1, "'loop': 'loop'"));
    etch_error_clear(w.cx);
    assert_false(etch_is_tracing(w.cx));
    etch_function_release(&f);
    world_end(&w);
}

/* --- captures --------------------------------------------------------------------------------------------------------------- */

static etch_tensor *adds_captured(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    return etch_add(cx, in[0], user);
}

static void test_captures(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int64_t n = 100; n <= 1000;
         n += 900) { /* a constant, and an input that is fed with the same tensor each time */
        etch_tensor *captured = etch_keep(w.cx, FULL(&w, 5, n));
        etch_function *f = function_with(&w, adds_captured, captured, ETCH_SYMBOLIC);
        for (int i = 0; i < 3; i++)
            assert_true(first(&w, call(&w, f, FULL(&w, i, n))) == 5 + i);
        etch_tensor_release(&captured);
        assert_true(first(&w, call(&w, f, FULL(&w, 1, 1))) == 6); /* the trace holds it */
        etch_function_release(&f);
    }
    world_end(&w);
}

/* --- abstract tracing ------------------------------------------------------------------------------------------------------- */

static void test_abstract(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_bodies = 0;
    etch_function *f = function_with(&w, dense, &n_bodies, ETCH_SYMBOLIC);
    etch_spec *specs[3], *out = NULL;
    must(&w, etch_spec_parse(w.cx, "f32[batch, 784]", &specs[0]));
    must(&w, etch_spec_parse(w.cx, "f32[784, 10]", &specs[1]));
    must(&w, etch_spec_parse(w.cx, "f32[10]", &specs[2]));
    etch_arg args[] = { ETCH_ARG_SPEC(specs[0]), ETCH_ARG_SPEC(specs[1]), ETCH_ARG_SPEC(specs[2]) };
    must(&w, etch_function_abstract(w.cx, f, args, 3, &out, NULL));
    char text[64];
    etch_spec_print(etch_spec_item(out, 0), text, sizeof text);
    assert_string_equal(text, "f32[batch, 10]");
    assert_int_equal(n_traces(f), 0);
    etch_spec_release(&out);
    etch_function *g = function_with(&w, asks_number, NULL, ETCH_SYMBOLIC);
    assert_int_equal(etch_function_abstract(w.cx, g, args, 1, &out, NULL), ETCH_EINVAL);
    assert_null(out);
    assert_non_null(strstr(etch_error_message(w.cx), "the size batch is asked for as a number at"));
    assert_non_null(strstr(etch_error_message(w.cx), "function_test.c:"));
    etch_error_clear(w.cx);
    for (int i = 0; i < 3; i++)
        etch_spec_release(&specs[i]);
    etch_function_release(&f);
    etch_function_release(&g);
    world_end(&w);
}

/* Past the budget, and nothing covers this call and those before: an error, not silence. */
static void test_budget_without_a_common_type(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = etch_function_new(
        w.cx, "f", twice, NULL,
        &(etch_function_options){ .policy = ETCH_EXACT, .budget = { .max_traces = 1, .past = ETCH_PAST_GENERALISE } });
    call(&w, f, FULL(&w, 1, 1, 3));
    fails(&w, f, etch_scalar(w.cx, ETCH_F64, 1), ETCH_EBUDGET, "its budget of 1 trace is used up");
    call(&w, f, FULL(&w, 1, 2, 3)); /* for which there is one */
    call(&w, f, FULL(&w, 1, 9, 3));
    assert_int_equal(n_traces(f), 2);
    etch_function_release(&f);
    world_end(&w);
}

/* A trace made from a declared shape serves the calls that have it, under every policy. */
static void test_declared_shape_is_found(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (etch_policy p = ETCH_SYMBOLIC; p <= ETCH_STRICT; p++) {
        etch_function *f = function_with(&w, twice, NULL, p);
        etch_spec *s = NULL;
        must(&w, etch_spec_parse(w.cx, "f32[batch, 4]", &s));
        const etch_arg arg = ETCH_ARG_SPEC(s);
        assert_int_equal(etch_function_trace(w.cx, f, &arg, 1), 1);
        for (int64_t n = 1; n < 5; n++)
            assert_true(first(&w, call(&w, f, FULL(&w, 1, n, 4))) == 2);
        assert_int_equal(n_traces(f), 1);
        if (p == ETCH_STRICT)
            fails(&w, f, FULL(&w, 1, 2, 5), ETCH_ERETRACE, "strict");
        else
            call(&w, f, FULL(&w, 1, 2, 5));
        assert_int_equal(n_traces(f), p == ETCH_STRICT ? 1 : 2);
        etch_spec_release(&s);
        etch_function_release(&f);
    }
    world_end(&w);
}

static etch_tensor *reads(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    float x;
    (void)n_in, (void)user;
    return etch_tensor_read(cx, in[0], &x, sizeof x) == ETCH_OK ? in[0] : NULL;
}

/* A failure that came back as a status is one, although it did not stick. */
static void test_status_of_the_body_counts(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, reads, NULL, ETCH_SYMBOLIC);
    etch_tensor *x = FULL(&w, 1);
    for (int i = 0; i < 2; i++) {
        assert_null(etch_call1(w.cx, f, &x, 1));
        assert_non_null(strstr(etch_error_message(w.cx), "'f': "));
        assert_null(strstr(etch_error_message(w.cx), "no result"));
        etch_error_clear(w.cx);
    }
    assert_int_equal(etch_function_get_stats(f).n_failed_traces, 2);
    etch_function_release(&f);
    world_end(&w);
}

static void test_strict_starts_again_after_clear(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, twice, NULL, ETCH_STRICT);
    call(&w, f, FULL(&w, 1, 3));
    fails(&w, f, FULL(&w, 1, 3, 3), ETCH_ERETRACE, "strict");
    etch_function_clear(w.cx, f);
    call(&w, f, FULL(&w, 1, 3, 3));
    fails(&w, f, FULL(&w, 1, 3), ETCH_ERETRACE, "strict");
    etch_function_release(&f);
    world_end(&w);
}

/* --- custom types ---------------------------------------------------------------------------------------------------------- */

/* Classes 1, 2, 3 are all of class 0. */
static int is_same_class(etch_ctx *cx, const void *a, const void *b)
{
    (void)cx;
    return *(const int *)a == *(const int *)b;
}

static int hash_class(etch_ctx *cx, const void *a, uint64_t *out)
{
    (void)cx;
    *out = (uint64_t) * (const int *)a;
    return 1;
}

static int is_subclass(etch_ctx *cx, const void *a, const void *b)
{
    return is_same_class(cx, a, b) || *(const int *)b == 0;
}

static void *common_class(etch_ctx *cx, const void *a, const void *b)
{
    static int base;
    return is_same_class(cx, a, b) ? (void *)(uintptr_t)a : &base;
}

static void of_class(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_return(out, etch_neg(cx, args[0].items[0].tensor));
}

/* A trace for the common class is found by calls of each class under it, also where all sizes are known. */
static void test_common_class_is_found(void **state)
{
    (void)state;
    static const etch_spec_ops ops = { .type_name = "class",
                                       .equal = is_same_class,
                                       .hash = hash_class,
                                       .is_subtype = is_subclass,
                                       .common_supertype = common_class };
    static int classes[] = { 0, 1, 2, 3 };
    world w;
    world_begin(&w);
    etch_function *f = etch_function_new(w.cx, "f", NULL, NULL,
                                         &(etch_function_options){ .policy = ETCH_RELAX, .structured = of_class });
    for (int i = 0; i < 9; i++) {
        etch_arg x = ETCH_ARG_TENSOR(FULL(&w, 1, 4));
        const etch_arg arg = {
            .kind = ETCH_SPEC_CUSTOM, .spec_ops = &ops, .object = &classes[1 + i % 3], .n = 1, .items = &x
        };
        etch_tensor *y[1];
        assert_int_equal(etch_call_args(w.cx, f, &arg, 1, y, 1, NULL), 1);
    }
    assert_int_equal(n_traces(f), 2); /* one for the first class, one for all */
    etch_function_release(&f);
    world_end(&w);
}

/* --- sizes that an op must know ------------------------------------------------------------------------------------------- */

static etch_tensor *first_and_last(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *parts[4];
    etch_unstack(cx, in[0], 1, parts, (int)etch_tensor_dim(in[0], 1));
    return etch_add(cx, parts[0], parts[(int)etch_tensor_dim(in[0], 1) - 1]);
}

static void test_number_of_parts_is_guarded(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, first_and_last, NULL, ETCH_SYMBOLIC);
    for (int64_t n = 1; n < 9; n++)
        for (int64_t m = 2; m < 4; m++)
            assert_true(first(&w, call(&w, f, FULL(&w, 1, n, m))) == 2);
    assert_int_equal(n_traces(f), 2);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *takes(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_gather_nd(cx, in[0], in[1], 0);
}

static void test_length_of_index_vectors_is_guarded(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, takes, NULL, ETCH_SYMBOLIC);
    for (int64_t n = 1; n < 6; n++)
        for (int64_t depth = 1; depth < 3; depth++) {
            etch_tensor *zero = etch_cast(w.cx, FULL(&w, 0, n, depth), ETCH_I32);
            etch_tensor *y = etch_call1(w.cx, f, ((etch_tensor *[]){ FULL(&w, 7, n, 5), zero }), 2);
            assert_true(first(&w, y) == 7);
            assert_int_equal(etch_tensor_rank(y), depth == 1 ? 2 : 1);
        }
    assert_int_equal(n_traces(f), 2);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *squeezes(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_squeeze(cx, in[0], ETCH_ALL_AXES);
}

/* Which axes have size 1 is asked, not how long the others are. */
static void test_squeeze_asks_which_are_one(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, squeezes, NULL, ETCH_SYMBOLIC);
    for (int64_t n = 2; n < 20; n++)
        assert_int_equal(etch_tensor_rank(call(&w, f, FULL(&w, 1, n, 1))), 1);
    assert_int_equal(n_traces(f), 1);
    assert_int_equal(etch_tensor_rank(call(&w, f, FULL(&w, 1, 1, 1))), 0);
    assert_int_equal(etch_tensor_rank(call(&w, f, FULL(&w, 1, 2, 2))), 2);
    assert_int_equal(etch_tensor_rank(call(&w, f, FULL(&w, 1, 0, 1))), 1);
    assert_int_equal(n_traces(f), 3);
    etch_function_release(&f);
    world_end(&w);
}

/* --- many results --------------------------------------------------------------------------------------------------------- */

static void give_many(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args;
    for (int i = 0; i < *(const int *)user; i++)
        etch_return(out, etch_add(cx, args[0].tensor, etch_scalar(cx, ETCH_F32, i)));
}

/* More than there is room for in the call are asked for when their number is known, outside of traces and inside. */
static etch_tensor *last_of_many(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    enum { MANY = 3000 };
    (void)n_in;
    etch_tensor *few[2], *all[MANY];
    etch_arg arg = ETCH_ARG_TENSOR(in[0]);
    if (etch_call_args(cx, user, &arg, 1, few, 2, NULL) != MANY || etch_call_results(cx, all, MANY) != MANY)
        return NULL;
    assert_ptr_equal(few[0], all[0]);
    assert_ptr_equal(few[1], all[1]);
    etch_tensor *first[] = { NULL, NULL };
    assert_int_equal(etch_call_results(cx, first, 1), MANY);
    assert_ptr_equal(first[0], all[0]);
    assert_null(first[1]);
    return all[MANY - 1];
}

static void test_many_results(void **state)
{
    (void)state;
    world w;
    int n = 3000;
    world_begin(&w);
    assert_int_equal(etch_call_results(w.cx, NULL, 0), -1); /* of no call */
    assert_int_equal(etch_error_status(w.cx), ETCH_EINVAL);
    etch_error_clear(w.cx);
    etch_function *f = etch_function_new(w.cx, "many", NULL, &n, &(etch_function_options){ .structured = give_many });
    etch_function *outer = etch_function_new(w.cx, "outer", last_of_many, f, NULL);
    etch_tensor *x = FULL(&w, 1, 1);
    etch_scope scope = etch_scope_begin(w.cx);
    etch_tensor *y = last_of_many(w.cx, &x, 1, f);
    assert_non_null(y);
    assert_true(first(&w, y) == 3000);
    etch_scope_end(w.cx, scope);
    assert_int_equal(etch_call_results(w.cx, NULL, 0), -1); /* they are gone */
    etch_error_clear(w.cx);
    assert_true(first(&w, call(&w, outer, x)) == 3000);
    etch_function_release(&outer);
    etch_function_release(&f);
    world_end(&w);
}

int etch_test_function(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_trace_for_all_sizes),
        cmocka_unit_test(test_number_is_guarded),
        cmocka_unit_test(test_comparison_is_guarded),
        cmocka_unit_test(test_size_kept_symbolic),
        cmocka_unit_test(test_number_of_parts_is_guarded),
        cmocka_unit_test(test_length_of_index_vectors_is_guarded),
        cmocka_unit_test(test_squeeze_asks_which_are_one),
        cmocka_unit_test(test_exact_traces_each_shape),
        cmocka_unit_test(test_relax_generalises),
        cmocka_unit_test(test_strict_refuses),
        cmocka_unit_test(test_signature_ties_sizes),
        cmocka_unit_test(test_budget),
        cmocka_unit_test(test_budget_without_a_common_type),
        cmocka_unit_test(test_declared_shape_is_found),
        cmocka_unit_test(test_status_of_the_body_counts),
        cmocka_unit_test(test_strict_starts_again_after_clear),
        cmocka_unit_test(test_common_class_is_found),
        cmocka_unit_test(test_failed_trace_leaves_nothing),
        cmocka_unit_test(test_sizes_that_do_not_fit),
        cmocka_unit_test(test_leaked_handle_is_refused),
        cmocka_unit_test(test_traced_tensor_has_no_elements),
        cmocka_unit_test(test_guards_are_handed_on),
        cmocka_unit_test(test_exact_inside_symbolic),
        cmocka_unit_test(test_endless_recursion),
        cmocka_unit_test(test_captures),
        cmocka_unit_test(test_abstract),
        cmocka_unit_test(test_many_results),
    };
    return cmocka_run_group_tests_name("trace/function", tests, NULL, NULL);
}
