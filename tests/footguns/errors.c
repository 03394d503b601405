/* Calls that cannot work: they are refused with the place, what was expected and what came, and a trace that failed leaves nothing
 * behind. */
#include "footguns.h"

/* --- a trace that fails -------------------------------------------------------------------------------------------------------- */

/* What a body may have done before it fails: recorded ops, called another function, handed out something of its own. */
typedef struct attempt {
    bool fails;
    int n_extras; /* that are alive */
    etch_function *inner;
    etch_tensor *large;
} attempt;

static void release_extra(void *p) { --*(int *)p; }

static void makes_and_fails(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args;
    attempt *a = user;
    a->n_extras++;
    etch_return_extra(out, &a->n_extras, NULL, release_extra);
    etch_tensor *y = etch_add(cx, args[0].tensor, a->large), *z = etch_call1(cx, a->inner, &y, 1);
    etch_return(out, z);
    if (a->fails)
        etch_fail(cx, ETCH_EIO, "the file was not there");
}

static void d01_a_failed_first_trace_leaves_nothing_behind(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_STRICT; policy++) {
        attempt a = { .fails = true, .large = filled(w.cx, 5, SIZES(300)) };
        a.inner = function_of(&w, "inner", twice, NULL, (etch_function_options){ 0 });
        etch_function_options o = { .policy = (etch_policy)policy, .structured = makes_and_fails };
        etch_function *f = function_of(&w, "load", NULL, &a, o);
        size_t live = 0;
        for (int i = 1; i <= 1200; i++) {
            etch_scope scope = etch_scope_begin(w.cx);
            refused(&w, f, ARGS(X(&w, 1, 300)), ETCH_EIO, "'load': the file was not there");
            etch_scope_end(w.cx, scope);
            assert_false(etch_is_tracing(w.cx));
            assert_int_equal(a.n_extras, 0);
            live = i == 600 ? atomic_load(&w.live_bytes) : live; /* the handles that are kept to be named are 1,024 */
        }
        assert_true(atomic_load(&w.live_bytes) <= live + (16 << 10));
        etch_function_stats s = stats_of(f);
        assert_int_equal(s.n_traces, 0);
        assert_int_equal(s.n_entries, 0);
        assert_int_equal(s.bytes, 0);
        assert_int_equal(s.n_failed_traces, 1200);
        expect_kind(last_event(&w, f), ETCH_EVENT_FAILED);
        a.fails = false; /* the next call is a first call, also under strict */
        assert_true(NUMBER(&w, f, X(&w, 1, 300)) == 12);
        assert_true(NUMBER(&w, f, X(&w, 2, 300)) == 14);
        assert_int_equal(n_traces(f), 1);
        assert_int_equal(a.n_extras, 1);
        etch_function_release(&f);
        etch_function_release(&a.inner);
    }
    world_end(&w);
}

/* Nor does one that fails among others. */
static void d01_a_failed_trace_takes_nothing_from_the_others(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    attempt a = { .large = filled(w.cx, 5, SIZES(300)) };
    a.inner = function_of(&w, "inner", twice, NULL, (etch_function_options){ 0 });
    etch_function_options o = { .policy = ETCH_EXACT, .structured = makes_and_fails };
    etch_function *f = function_of(&w, "load", NULL, &a, o);
    assert_true(NUMBER(&w, f, X(&w, 1, 300)) == 12);
    etch_function_stats before = stats_of(f);
    a.fails = true;
    refused(&w, f, ARGS(X(&w, 1, 1)), ETCH_EIO, "the file was not there");
    etch_function_stats after = stats_of(f);
    assert_int_equal(after.n_entries, before.n_entries);
    assert_int_equal(after.bytes, before.bytes);
    assert_int_equal(a.n_extras, 1);
    assert_true(NUMBER(&w, f, X(&w, 2, 300)) == 14);
    etch_function_release(&f);
    etch_function_release(&a.inner);
    world_end(&w);
}

/* --- arguments that do not fit -------------------------------------------------------------------------------------------------- */

static etch_tensor *adds(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    atomic_fetch_add((atomic_int *)user, 1);
    return etch_add(cx, in[0], in[1]);
}

static void p21_a_call_that_does_not_fit_is_refused(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_spec *declared[] = { parsed(&w, "f32[batch: 2..8 %2, 3]"), parsed(&w, "f32[batch, 3]") };
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_STRICT; policy++) {
        atomic_int n_bodies = 0;
        etch_function_options o = { .policy = (etch_policy)policy,
                                    .input_signature = declared,
                                    .n_input_signature = 2 };
        etch_function *f = function_of(&w, "pair", adds, &n_bodies, o);
        for (int round = 0; round < 2;
             round++) { /* before there is a trace, and when there is one to be run by mistake */
            etch_arg good = X(&w, 1, 4, 3);
            refused(&w, f, ARGS(X(&w, 1, 4, 5), good), ETCH_ESHAPE, "pair: args[0].shape[1]: expected 3, got 5");
            refused(&w, f, ARGS(X(&w, 1, 6, 3), good), ETCH_ESHAPE,
                    "pair: args[1].shape[0]: expected 6 (batch, as in args[0].shape[0]), got 4");
            refused(&w, f, ARGS(X(&w, 1, 3, 3), X(&w, 1, 3, 3)), ETCH_ESHAPE, "pair: args[0].shape[0]: expected batch");
            refused(&w, f, ARGS(X(&w, 1, 10, 3), X(&w, 1, 10, 3)), ETCH_ESHAPE, "got 10");
            refused(&w, f, ARGS(X(&w, 1, 12), good), ETCH_ESHAPE, "pair: args[0].shape: expected [");
            refused(&w, f, ARGS(good, ETCH_ARG_TENSOR(etch_cast(w.cx, good.tensor, ETCH_F64))), ETCH_EDTYPE,
                    "pair: args[1].dtype: expected f32, got f64");
            refused(&w, f, ARGS(good, ETCH_ARG_INT(1)), ETCH_EINVAL, "pair: args[1]: expected f32[batch");
            refused(&w, f, ARGS(good), ETCH_EINVAL, "pair takes 2 arguments, got 1");
            refused(&w, f, ARGS(good, good, good), ETCH_EINVAL, "pair takes 2 arguments, got 3");
            assert_int_equal(atomic_load(&n_bodies), round);
            assert_true(NUMBER(&w, f, good, good) == 2);
        }
        assert_int_equal(n_traces(f), 1);
        assert_int_equal(stats_of(f).n_calls, 2); /* nothing ran in between */
        etch_function_release(&f);
    }
    etch_spec_release(&declared[0]);
    etch_spec_release(&declared[1]);
    world_end(&w);
}

/* Without a declaration, what ops need of sizes is checked in every call: a trace is not run on what it was not made for. */
static void p21_a_trace_checks_what_its_ops_need(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    atomic_int n_bodies = 0;
    etch_function *f = function_of(&w, "f", adds, &n_bodies, (etch_function_options){ .policy = ETCH_SYMBOLIC });
    CALL(&w, f, X(&w, 1, 4), X(&w, 1, 4));
    refused(&w, f, ARGS(X(&w, 1, 4), X(&w, 1, 5)), ETCH_ESHAPE, "4");
    CALL(&w, f, X(&w, 1, 5), X(&w, 1, 5));
    assert_int_equal(atomic_load(&n_bodies), 1);
    etch_function_release(&f);
    world_end(&w);
}

/* --- containers that do not fit --------------------------------------------------------------------------------------------------- */

static void sums_items(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_tensor *y = args[0].items[0].tensor;
    for (int i = 1; i < args[0].n; i++)
        y = etch_add(cx, y, args[0].items[i].tensor);
    etch_return(out, y);
}

/* Lists and tuples of another length, and one for the other: the same plain answer. */
static void d11_a_container_of_another_length_is_refused(void **state)
{
    (void)state;
    static const struct {
        etch_spec_kind kind;
        const char *name;
    } kinds[] = { { ETCH_SPEC_LIST, "list" }, { ETCH_SPEC_TUPLE, "tuple" } };
    world w;
    world_begin(&w);
    etch_spec *item = parsed(&w, "f32[?]"), *two[] = { item, item };
    etch_arg x = X(&w, 1, 3), three[] = { x, x, x };
    for (int k = 0; k < 2; k++) {
        etch_spec *declared = NULL;
        must(&w, etch_spec_sequence(w.cx, kinds[k].kind, two, 2, &declared));
        etch_function_options o = { .structured = sums_items, .input_signature = &declared, .n_input_signature = 1 };
        etch_function *f = function_of(&w, "f", NULL, NULL, o);
        for (int n = 0; n <= 3; n++) {
            char want[64];
            snprintf(want, sizeof want, "f: args[0]: expected %s of 2, got %s of %d", kinds[k].name, kinds[k].name, n);
            if (n == 2)
                assert_true(NUMBER(&w, f, a_list(kinds[k].kind, three, n)) == 2);
            else
                refused(&w, f, ARGS(a_list(kinds[k].kind, three, n)), ETCH_EINVAL, want);
        }
        char want[64];
        snprintf(want, sizeof want, "f: args[0]: expected %s of 2, got %s of 2", kinds[k].name, kinds[1 - k].name);
        refused(&w, f, ARGS(a_list(kinds[1 - k].kind, three, 2)), ETCH_EINVAL, want);
        assert_int_equal(n_traces(f), 1);
        etch_function_release(&f);
        etch_spec_release(&declared);
    }
    etch_spec_release(&item);
    world_end(&w);
}

/* Items by key: 100 for the number, 10 for the text, 1 for True. */
static void by_keys(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_tensor *y = etch_scalar(cx, ETCH_F32, 0);
    for (int i = 0; i < args[0].n; i++) {
        const etch_literal *key = &args[0].keys[i];
        double k = key->kind == ETCH_LITERAL_INT ? 100 : key->kind == ETCH_LITERAL_STR ? 10 : 1;
        y = etch_add(cx, y, etch_mul(cx, args[0].items[i].tensor, etch_scalar(cx, ETCH_F32, k)));
    }
    etch_return(out, y);
}

/* {1: x, "1": y, True: z}: keys of any kind, also of several that have no order among them, and 1 is not True. */
static void d10_dicts_may_have_keys_that_are_no_text(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_literal keys[] = { { .kind = ETCH_LITERAL_INT, .i = 1 },
                            a_text(ETCH_LITERAL_STR, "1"),
                            { .kind = ETCH_LITERAL_BOOL, .b = true } },
                 turned[] = { keys[2], keys[1], keys[0] };
    etch_spec *item = parsed(&w, "f32[?]"), *items[] = { item, item, item }, *declared = NULL;
    must(&w, etch_spec_dict(w.cx, keys, items, 3, &declared));
    for (int is_declared = 0; is_declared <= 1; is_declared++) {
        etch_function_options o = { .structured = by_keys,
                                    .input_signature = is_declared ? &declared : NULL,
                                    .n_input_signature = is_declared };
        etch_function *f = function_of(&w, "f", NULL, NULL, o);
        etch_arg x[] = { X(&w, 1, 3), X(&w, 2, 3), X(&w, 3, 3) }, y[] = { x[2], x[1], x[0] };
        etch_arg it = { .kind = ETCH_SPEC_DICT, .n = 3, .keys = keys, .items = x },
                 again = { .kind = ETCH_SPEC_DICT, .n = 3, .keys = turned, .items = y };
        assert_true(NUMBER(&w, f, it) == 123);
        assert_true(NUMBER(&w, f, again) == 123); /* order does not matter */
        assert_int_equal(n_traces(f), 1);
        etch_function_release(&f);
    }
    etch_spec_release(&item);
    etch_spec_release(&declared);
    world_end(&w);
}

int footguns_errors(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(d01_a_failed_first_trace_leaves_nothing_behind),
        cmocka_unit_test(d01_a_failed_trace_takes_nothing_from_the_others),
        cmocka_unit_test(p21_a_call_that_does_not_fit_is_refused),
        cmocka_unit_test(p21_a_trace_checks_what_its_ops_need),
        cmocka_unit_test(d11_a_container_of_another_length_is_refused),
        cmocka_unit_test(d10_dicts_may_have_keys_that_are_no_text),
    };
    return cmocka_run_group_tests_name("footguns/errors", tests, NULL, NULL);
}
