/* Events: each kind provoked by real calls, the ring, and the subscriber. */
#include "trace/event.h"
#include "unit/trace/event_testing.h"
#include "unit/trace/json_testing.h"

/* --- bodies whose lines matter ------------------------------------------------------------------------------------------- */

static int asks_line, compares_line;

/* Asks for the first size as a number. */
static etch_tensor *asks(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tensor *x = etch_mul(cx, in[0], in[0]);
    asks_line = __LINE__ + 1;
    int64_t rows = etch_size_number(cx, etch_tensor_dim_of(cx, in[0], 0));
    return etch_mul(cx, x, etch_scalar(cx, ETCH_F32, (double)rows));
}

static etch_tensor *compares(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tensor *rows = etch_tensor_dim_of(cx, in[0], 0), *limit = etch_int(cx, ETCH_I64, 40);
    compares_line = __LINE__ + 1;
    bool is_small = etch_sizes_compare(cx, rows, ETCH_IS_LESS, limit);
    return is_small ? etch_mul(cx, in[0], in[0]) : etch_add(cx, in[0], in[0]);
}

static etch_tensor *breaks(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    (void)etch_fail(cx, ETCH_EIO, "the \"body\" is broken");
    return in[0];
}

static const etch_function_options exact = { .policy = ETCH_EXACT }, symbolic = { .policy = ETCH_SYMBOLIC };

/* --- kinds ----------------------------------------------------------------------------------------------------------------- */

static void first_trace(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "double_it", twice, symbolic);
    CALL(&s, X32(&s, 4, 8));
    const etch_event *e = last_event(&s);
    assert_int_equal(s.events.n, 1);
    EXPECT_KIND(e, ETCH_EVENT_FIRST_TRACE);
    EXPECT_ADVICE(e, ETCH_ADVICE_NONE);
    assert_int_equal(e->sequence, 1);
    assert_string_equal(e->function, "double_it");
    assert_string_equal(e->signature, "(f32[4, 8])");
    assert_int_equal(e->call, 1);
    assert_int_equal(e->trace, 1);
    assert_int_equal(e->nearest, 0);
    assert_int_equal(e->n_differences, 0);
    assert_true(e->trace_ns > 0 && e->compile_ns > 0 && e->bytes > 0 && e->explain_ns > 0);
    assert_int_equal(e->equal_to, 0);
    assert_string_equal(e->error, "");
    assert_string_equal(e->guard, "");
    assert_string_equal(e->advice.text, "");
    assert_false(e->warns);
    CALL(&s, X32(&s, 5, 9)); /* a hit makes none */
    last_event(&s);
    assert_int_equal(s.events.n, 1);
    stage_end(&s);
}

static void the_place_is_that_of_the_call(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", twice, symbolic);
    etch_arg x = X32(&s, 4);
    int line = __LINE__ + 1;
    assert_non_null(etch_call1(s.cx, s.f, &x.tensor, 1));
    const etch_event *e = last_event(&s);
    assert_int_equal(e->at.line, line);
    assert_string_equal(e->at.file, __FILE__);
    stage_end(&s);
}

static void new_signature(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = first_times_itself });
    CALL(&s, X32(&s, 4, 8), labelled("training", ETCH_ARG_BOOL(true)));
    CALL(&s, X32(&s, 4, 8), labelled("training", ETCH_ARG_BOOL(true)));
    CALL(&s, X32(&s, 5, 8), labelled("training", ETCH_ARG_BOOL(false)));
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_NEW_SIGNATURE);
    assert_int_equal(e->call, 3);
    assert_int_equal(e->trace, 2);
    assert_int_equal(e->nearest, 1);
    assert_string_equal(e->signature, "(f32[5, 8], training=literal False)");
    assert_int_equal(e->n_differences, 2);
    expect_difference(e, 0, "args[0].shape[0]", "4", "5");
    expect_difference(e, 1, "kwargs['training']", "literal True", "literal False");
    assert_int_equal(e->equal_to, 1); /* sizes are symbols in the graph, and the flag is not used */
    assert_false(e->has_more);
    stage_end(&s);
}

static void the_nearest_has_the_fewest_differences(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = first_times_itself });
    CALL(&s, X32(&s, 4, 8), ETCH_ARG_INT(1), ETCH_ARG_INT(1)); /* trace 1 */
    CALL(&s, X32(&s, 4, 8), ETCH_ARG_INT(2), ETCH_ARG_INT(1)); /* trace 2 */
    CALL(&s, X64(&s, 5, 9), ETCH_ARG_INT(2), ETCH_ARG_INT(3)); /* trace 3 */
    CALL(&s, X32(&s, 4, 8), ETCH_ARG_INT(5), ETCH_ARG_INT(1)); /* as far from 1 as from 2: the later */
    assert_int_equal(last_event(&s)->nearest, 2);
    CALL(&s, X64(&s, 5, 9), ETCH_ARG_INT(2), ETCH_ARG_INT(4));
    assert_int_equal(last_event(&s)->nearest, 3);
    expect_difference(last_event(&s), 0, "args[2]", "literal 3", "literal 4");
    CALL(&s, X32(&s, 4, 7), ETCH_ARG_INT(1), ETCH_ARG_INT(1));
    assert_int_equal(last_event(&s)->nearest, 1);
    stage_end(&s);
}

/* Under the symbolic policies sizes are no cause, and are not shown as one. */
static void what_does_not_count_is_not_shown(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    gadget a = { 1, 7, false }, b = { 2, 7, false };
    etch_identity *ids[] = { identity_of(&s, &a), identity_of(&s, &b) };
    stage_function(&s, "f", NULL, (etch_function_options){ .structured = first_times_itself });
    CALL(&s, X32(&s, 4, 8), an_identity(ids[0]), ETCH_ARG_BOOL(true));
    CALL(&s, X32(&s, 5, 9), an_identity(ids[1]), ETCH_ARG_BOOL(false)); /* objects that are alike */
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_NEW_SIGNATURE);
    assert_int_equal(e->n_differences, 1);
    expect_difference(e, 0, "args[2]", "literal True", "literal False");
    /* Sizes that a general trace leaves open are none either. */
    stage_function(&s, "g", twice, (etch_function_options){ .policy = ETCH_RELAX });
    CALL(&s, X32(&s, 4, 8));
    CALL(&s, X32(&s, 5, 8)); /* now [?, 8] */
    CALL(&s, X32(&s, 6, 9));
    e = last_event(&s);
    assert_int_equal(e->nearest, 2);
    assert_int_equal(e->n_differences, 1);
    expect_difference(e, 0, "args[0].shape[1]", "8", "9");
    etch_identity_release(&ids[0]);
    etch_identity_release(&ids[1]);
    stage_end(&s);
}

static void many_differences_are_cut(void **state)
{
    (void)state;
    enum { N = 40 };
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = first_times_itself });
    etch_arg args[N];
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < N; i++)
            args[i] = i == 0 ? X32(&s, 2) : ETCH_ARG_INT(round * 100 + i);
        call_args(&s, args, N);
    }
    const etch_event *e = last_event(&s);
    assert_int_equal(e->n_differences, ETCH_MAX_DIFFERENCES);
    assert_true(e->has_more);
    char *text = NULL;
    must(&s.w, etch_event_text(s.cx, e, &text));
    expect_part(text, "and more differences");
    free(text);
    stage_end(&s);
}

static void guard_failed(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", asks, symbolic);
    CALL(&s, X32(&s, 32, 8));
    CALL(&s, X32(&s, 32, 9)); /* only the first size was asked for */
    CALL(&s, X32(&s, 48, 7));
    const etch_event *e = last_event(&s);
    assert_int_equal(s.events.n, 2);
    EXPECT_KIND(e, ETCH_EVENT_GUARD_FAILED);
    assert_int_equal(e->nearest, 1);
    assert_int_equal(e->guard_at.line, asks_line);
    assert_string_equal(e->guard_at.file, __FILE__);
    expect_part(e->guard, "== 32");
    expect_part(e->guard, "args[0].shape[0] = 48");
    assert_int_equal(e->n_differences, 1); /* the other size differs too, but is not the guard's */
    expect_difference(e, 0, "args[0].shape[0]", "32", "48");
    stage_function(&s, "g", compares, symbolic);
    CALL(&s, X32(&s, 32, 8));
    CALL(&s, X32(&s, 39, 8));
    CALL(&s, X32(&s, 40, 8));
    e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_GUARD_FAILED);
    assert_int_equal(e->call, 3);
    assert_int_equal(e->guard_at.line, compares_line);
    stage_end(&s);
}

/* The trace whose guard failed may go to make room for the new one: it must not be looked at then. */
static void guard_failed_of_a_trace_that_goes(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", asks, (etch_function_options){ .max_entries = 1 });
    CALL(&s, X32(&s, 32, 8));
    CALL(&s, X32(&s, 48, 8));
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_GUARD_FAILED);
    EXPECT_ADVICE(e, ETCH_ADVICE_NONE);
    char *text = NULL;
    must(&s.w, etch_event_text(s.cx, e, &text));
    expect_part(text, "a guard of a trace with this signature");
    free(text);
    stage_end(&s);
}

static void was_dropped(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", twice, (etch_function_options){ .policy = ETCH_EXACT, .max_entries = 1 });
    CALL(&s, X32(&s, 4));
    CALL(&s, X32(&s, 5));
    const etch_event *e = last_event(&s);
    EXPECT_KIND(
        e, ETCH_EVENT_NEW_SIGNATURE); /* never seen, though nothing is left to compare it with but what was dropped */
    assert_int_equal(e->nearest, 1);
    expect_difference(e, 0, "args[0].shape[0]", "4", "5");
    CALL(&s, X32(&s, 4));
    e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_WAS_DROPPED);
    assert_int_equal(e->trace, 3);
    assert_int_equal(e->nearest, 1);
    assert_int_equal(e->n_differences, 0);
    /* Under the symbolic policies any sizes would have hit it. */
    stage_function(&s, "g", NULL, (etch_function_options){ .structured = first_times_itself, .max_entries = 1 });
    CALL(&s, X32(&s, 4), ETCH_ARG_INT(1));
    CALL(&s, X32(&s, 4), ETCH_ARG_INT(2));
    CALL(&s, X32(&s, 5), ETCH_ARG_INT(1));
    EXPECT_KIND(last_event(&s), ETCH_EVENT_WAS_DROPPED);
    stage_end(&s);
}

static void was_dropped_of_a_declared_signature(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    etch_spec *declared = NULL;
    must(&s.w, etch_spec_parse(s.cx, "f32[?]", &declared));
    stage_function(&s, "f", twice, (etch_function_options){ .input_signature = &declared, .n_input_signature = 1 });
    CALL(&s, X32(&s, 4));
    EXPECT_KIND(last_event(&s), ETCH_EVENT_FIRST_TRACE);
    etch_function_clear(s.cx, s.f);
    CALL(&s, X32(&s, 5));
    EXPECT_KIND(last_event(&s), ETCH_EVENT_WAS_DROPPED);
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    etch_spec_release(&declared);
    stage_end(&s);
}

static void object_died(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    gadget g[2] = { { 1, 1, false }, { 2, 2, false } };
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_EXACT; policy++) {
        etch_identity *a = identity_of(&s, &g[0]), *b = identity_of(&s, &g[1]);
        stage_function(&s, "f", NULL, (etch_function_options){ .policy = policy, .structured = first_times_itself });
        CALL(&s, X32(&s, 4), an_identity(a));
        etch_identity_died(a);
        CALL(&s, X32(&s, 4), an_identity(b));
        const etch_event *e = last_event(&s);
        EXPECT_KIND(e, ETCH_EVENT_OBJECT_DIED);
        assert_int_equal(e->nearest, 1);
        assert_int_equal(e->n_differences, 1);
        expect_difference(e, 0, "args[1]", "object gadget 1 (gone)", "object gadget 2");
        etch_identity_release(&a);
        etch_identity_release(&b);
    }
    stage_end(&s);
}

static void remade(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", twice, exact);
    CALL(&s, X32(&s, 4));
    stage_function(&s, "f", twice, exact); /* the first is gone */
    CALL(&s, X32(&s, 5));
    EXPECT_KIND(last_event(&s), ETCH_EVENT_FIRST_TRACE); /* not for this signature */
    etch_function *kept = etch_function_retain(s.f);
    stage_function(&s, "f", twice, exact); /* the second is not */
    CALL(&s, X32(&s, 5));
    EXPECT_KIND(last_event(&s), ETCH_EVENT_REMADE);
    stage_function(&s, "f", twice, exact);
    CALL(&s, X32(&s, 4));
    EXPECT_KIND(last_event(&s), ETCH_EVENT_REMADE);
    assert_ptr_equal(last_event(&s)->code, (const void *)(uintptr_t)twice);
    CALL(&s, X32(&s, 5));
    EXPECT_KIND(last_event(&s), ETCH_EVENT_NEW_SIGNATURE); /* its second trace */
    static const char other_code;
    stage_function(&s, "f", twice, (etch_function_options){ .policy = ETCH_EXACT, .code = &other_code });
    CALL(&s, X32(&s, 4));
    EXPECT_KIND(last_event(&s), ETCH_EVENT_FIRST_TRACE);
    assert_ptr_equal(last_event(&s)->code, &other_code);
    etch_function_release(&kept);
    stage_end(&s);
}

static void refused(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", asks, (etch_function_options){ .policy = ETCH_STRICT });
    CALL(&s, X32(&s, 32));
    assert_false(try_args(&s, (etch_arg[]){ X32(&s, 48) }, 1));
    assert_int_equal(etch_error_status(s.cx), ETCH_ERETRACE);
    char message[256];
    snprintf(message, sizeof message, "%s", etch_error_message(s.cx));
    expect_part(message, "strict");
    etch_error_clear(s.cx);
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_REFUSED);
    expect_part(message, e->error); /* and behind it what differs, which the event has by itself */
    expect_part(message, ": args[0].shape[0] was 32, and is 48");
    assert_int_equal(e->trace, 0);
    assert_int_equal(e->nearest, 1);
    assert_int_equal(e->trace_ns + e->compile_ns + e->bytes, 0);
    assert_int_equal(e->guard_at.line, asks_line); /* the cause is there all the same */
    /* Past a budget. */
    stage_function(&s, "g", twice, (etch_function_options){ .policy = ETCH_EXACT, .budget = { .max_traces = 1 } });
    CALL(&s, X32(&s, 4));
    assert_false(try_args(&s, (etch_arg[]){ X32(&s, 5) }, 1));
    assert_int_equal(etch_error_status(s.cx), ETCH_EBUDGET);
    etch_error_clear(s.cx);
    e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_REFUSED);
    expect_part(e->error, "budget");
    expect_difference(e, 0, "args[0].shape[0]", "4", "5");
    stage_end(&s);
}

static void failed(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", breaks, exact);
    assert_false(try_args(&s, (etch_arg[]){ X32(&s, 4) }, 1));
    assert_true(etch_failed(s.cx)); /* it still sticks */
    assert_int_equal(etch_error_status(s.cx), ETCH_EIO);
    expect_part(etch_error_message(s.cx), "the \"body\" is broken");
    etch_error_clear(s.cx);
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_FAILED);
    EXPECT_ADVICE(e, ETCH_ADVICE_NONE);
    expect_part(e->error, "the \"body\" is broken");
    assert_int_equal(e->trace, 0);
    assert_int_equal(e->call, 1);
    stage_end(&s);
}

/* What happens past a budget is said, with what the trace is for. */
static void past_a_budget(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    etch_function_options o = { .policy = ETCH_EXACT, .budget = { .max_traces = 2, .past = ETCH_PAST_GENERALISE } };
    stage_function(&s, "f", twice, o);
    for (int64_t rows = 4; rows <= 5; rows++) {
        CALL(&s, X32(&s, rows, 8));
        assert_false(last_event(&s)->is_past_budget);
        assert_string_equal(last_event(&s)->traced_for, "");
    }
    CALL(&s, X32(&s, 6, 8));
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_NEW_SIGNATURE);
    assert_true(e->is_past_budget);
    assert_string_equal(e->signature, "(f32[6, 8])");
    assert_string_equal(e->traced_for, "(f32[?, 8])");
    EXPECT_ADVICE(e, ETCH_ADVICE_FREE_SIZE);
    char *text = NULL, *object = NULL;
    must(&s.w, etch_event_text(s.cx, e, &text));
    must(&s.w, etch_event_json(s.cx, e, &object));
    expect_part(text, "its budget is used up: traced for (f32[?, 8]), which fits more than this call");
    expect_part(object, "\"is_past_budget\":true,\"traced_for\":\"(f32[?, 8])\"");
    free(text);
    free(object);
    CALL(&s, X32(&s, 7, 8)); /* and so it does */
    last_event(&s);
    assert_int_equal(s.events.n, 3);
    /* Nothing has this in common with the others: refused. */
    assert_false(try_args(&s, (etch_arg[]){ X64(&s, 4, 8) }, 1));
    etch_error_clear(s.cx);
    e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_REFUSED);
    assert_true(e->is_past_budget);
    assert_string_equal(e->traced_for, "");
    must(&s.w, etch_event_text(s.cx, e, &text));
    expect_no_part(text, "traced for");
    free(text);
    /* A refusal of another kind is not the budget's. */
    stage_function(&s, "f", asks, (etch_function_options){ .policy = ETCH_STRICT });
    CALL(&s, X32(&s, 4));
    assert_false(try_args(&s, (etch_arg[]){ X32(&s, 5) }, 1));
    etch_error_clear(s.cx);
    assert_false(last_event(&s)->is_past_budget);
    stage_end(&s);
}

/* A rank has its own trace by rights; past the budget it has not, and that is not called right without more ado. */
static void past_a_budget_for_any_rank(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", twice,
                   (etch_function_options){ .budget = { .max_traces = 1, .past = ETCH_PAST_GENERALISE } });
    CALL(&s, X32(&s, 4, 8));
    CALL(&s, X32(&s, 4, 8));
    CALL(&s, X32(&s, 4));
    const etch_event *e = last_event(&s);
    assert_true(e->is_past_budget);
    assert_string_equal(e->traced_for, "(f32[...])");
    EXPECT_ADVICE(e, ETCH_ADVICE_RIGHT);
    expect_part(e->advice.text, "but the budget is used up, and one was made for any rank");
    stage_end(&s);
}

static bool is_broken;
static etch_tensor *breaks_if_told(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    return is_broken ? breaks(cx, in, n, user) : twice(cx, in, n, NULL);
}

/* The trace that was to fit more failed: both are said. */
static void past_a_budget_and_failed(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    etch_function_options o = { .policy = ETCH_EXACT, .budget = { .max_traces = 1, .past = ETCH_PAST_GENERALISE } };
    is_broken = false;
    stage_function(&s, "f", breaks_if_told, o);
    CALL(&s, X32(&s, 4));
    is_broken = true;
    assert_false(try_args(&s, (etch_arg[]){ X32(&s, 5) }, 1));
    etch_error_clear(s.cx);
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_FAILED);
    assert_true(e->is_past_budget);
    char *text = NULL;
    must(&s.w, etch_event_text(s.cx, e, &text));
    expect_part(text, "its budget is used up: the trace was to fit more than this call");
    free(text);
    stage_end(&s);
}

static etch_tensor *calls_another(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    stage *s = user;
    return etch_call1(cx, s->f, in, 1);
}

static void of_functions_called_inside(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "inner", twice, symbolic);
    etch_function *outer = etch_function_new(s.cx, "outer", calls_another, &s, NULL);
    etch_arg x = X32(&s, 4);
    assert_non_null(etch_call1(s.cx, outer, &x.tensor, 1));
    etch_event_list all;
    must(&s.w, etch_events(s.cx, NULL, &all));
    assert_int_equal(all.n, 2);
    assert_string_equal(all.at[0].function, "inner"); /* it is done first */
    assert_string_equal(all.at[1].function, "outer");
    etch_event_list_release(&all);
    etch_function_release(&outer);
    stage_end(&s);
}

/* --- the ring and the subscriber ---------------------------------------------------------------------------------------------- */

static void the_ring_holds_the_last(void **state)
{
    (void)state;
    enum { N = 300 };
    stage s;
    stage_begin(&s);
    etch_event_list none;
    must(&s.w, etch_events(s.cx, NULL, &none)); /* before there is a function */
    assert_int_equal(none.n, 0);
    etch_event_list_release(&none);
    stage_function(&s, "f", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = first_times_itself });
    etch_function *g = etch_function_new(s.cx, "g", twice, NULL, NULL);
    for (int i = 0; i < N; i++) {
        etch_scope scope = etch_scope_begin(s.cx);
        CALL(&s, X32(&s, 2), ETCH_ARG_INT(i));
        etch_arg x = X32(&s, 2);
        if (i == N - 10)
            assert_non_null(etch_call1(s.cx, g, &x.tensor, 1));
        etch_scope_end(s.cx, scope);
    }
    etch_event_list all;
    must(&s.w, etch_events(s.cx, NULL, &all));
    assert_int_equal(all.n, 256);
    for (int i = 0; i < all.n; i++)
        assert_int_equal(all.at[i].sequence, N + 1 - 256 + 1 + i);
    etch_event_list_release(&all);
    assert_null(all.at);
    assert_int_equal(all.n, 0);
    etch_event_list_release(&all); /* twice does no harm, nor does NULL */
    etch_event_list_release(NULL);
    must(&s.w, etch_events(s.cx, g, &all));
    assert_int_equal(all.n, 1);
    assert_string_equal(all.at[0].function, "g");
    etch_function_release(&g); /* the list does not need it */
    assert_string_equal(all.at[0].function, "g");
    etch_event_list_release(&all);
    last_event(&s);
    assert_int_equal(s.events.n, 255);
    stage_end(&s);
}

typedef struct subscriber {
    etch_ctx *cx;
    int n;
    uint64_t last;
    bool ends;
} subscriber;

/* Prints with the very context that is tracing: it is free for that. */
static void on_event(const etch_event *e, void *user)
{
    subscriber *sub = user;
    char *text = NULL, *object = NULL;
    sub->n++;
    sub->last = e->sequence;
    assert_int_equal(etch_event_text(sub->cx, e, &text), ETCH_OK);
    assert_int_equal(etch_event_json(sub->cx, e, &object), ETCH_OK);
    assert_true(is_json(object));
    free(text);
    free(object);
    if (sub->ends)
        assert_int_equal(etch_subscribe(sub->cx, NULL, NULL), ETCH_OK);
}

static void the_subscriber_is_told(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    subscriber sub = { .cx = s.cx };
    must(&s.w, etch_subscribe(s.cx, on_event, &sub));
    stage_function(&s, "f", breaks, exact);
    assert_false(try_args(&s, (etch_arg[]){ X32(&s, 4) }, 1)); /* while an error is under way */
    expect_part(etch_error_message(s.cx), "broken");
    etch_error_clear(s.cx);
    assert_int_equal(sub.n, 1);
    stage_function(&s, "f", twice, exact);
    CALL(&s, X32(&s, 4));
    CALL(&s, X32(&s, 4));
    assert_int_equal(sub.n, 2);
    assert_int_equal(sub.last, 2);
    sub.ends = true;
    CALL(&s, X32(&s, 5));
    CALL(&s, X32(&s, 6));
    assert_int_equal(sub.n, 3);
    assert_int_equal(last_event(&s)->sequence, 4); /* the ring goes on */
    stage_end(&s);
}

typedef struct busy {
    stage *s;
    etch_function *g; /* that it calls */
    int n_calls, n, depth, deepest;
} busy;

/* Calls a function again and again, each time for a signature of its own, and looks at the event before and after. */
static void calls_functions(const etch_event *e, void *user)
{
    busy *b = user;
    etch_ctx *cx = b->s->cx;
    char *before = NULL, *after = NULL;
    b->n++;
    b->deepest = ++b->depth > b->deepest ? b->depth : b->deepest;
    assert_int_equal(etch_event_text(cx, e, &before), ETCH_OK);
    for (int i = 0; i < b->n_calls; i++) {
        etch_scope scope = etch_scope_begin(cx);
        etch_arg args[] = { X32(b->s, 2), ETCH_ARG_INT(b->n * 1000 + i) };
        etch_tensor *y = etch_neg(cx, args[0].tensor); /* an op, too */
        assert_int_equal(etch_call_args(cx, b->g, args, 2, &y, 1, NULL), 1);
        etch_scope_end(cx, scope);
    }
    assert_int_equal(etch_event_text(cx, e, &after), ETCH_OK);
    assert_string_equal(before, after);
    free(before);
    free(after);
    b->depth--;
}

/* The ring goes round while the subscriber looks at an event: it keeps it. It is not told of what it does itself. */
static void a_subscriber_that_calls_functions(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    busy b = { .s = &s, .n_calls = 300 };
    b.g = etch_function_new(s.cx, "g", NULL, NULL,
                            &(etch_function_options){ .structured = first_times_itself, .max_entries = 4 });
    must(&s.w, etch_subscribe(s.cx, calls_functions, &b));
    stage_function(&s, "f", twice, exact);
    CALL(&s, X32(&s, 4));
    CALL(&s, X32(&s, 5));
    assert_int_equal(b.n, 2);
    assert_int_equal(b.deepest, 1);
    assert_int_equal(n_traces(b.g), 600);
    etch_event_list all;
    must(&s.w, etch_events(s.cx, NULL, &all)); /* but it is all there */
    assert_int_equal(all.n, 256);
    assert_int_equal(all.at[255].sequence, 602);
    assert_string_equal(all.at[255].function, "g");
    etch_event_list_release(&all);
    b.n_calls = 1;
    CALL(&s, X32(&s, 6));
    must(&s.w, etch_events(s.cx, s.f, &all));
    assert_int_equal(all.n, 1); /* the event that the subscriber was told of last is in the ring */
    etch_event_list_release(&all);
    etch_function_release(&b.g);
    stage_end(&s);
}

/* What it does is no part of the trace inside which a function was traced. */
static void a_subscriber_inside_another_trace(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    busy b = { .s = &s, .n_calls = 2 };
    int n_nodes[2];
    for (int is_busy = 0; is_busy <= 1; is_busy++) {
        b.g = etch_function_new(s.cx, "g", NULL, NULL, &(etch_function_options){ .structured = first_times_itself });
        if (is_busy)
            must(&s.w, etch_subscribe(s.cx, calls_functions, &b));
        stage_function(&s, "inner", twice, symbolic);
        etch_function *outer = etch_function_new(s.cx, "outer", calls_another, &s, NULL);
        etch_arg x = X32(&s, 4);
        assert_non_null(etch_call1(s.cx, outer, &x.tensor, 1));
        etch_graph *graph = NULL;
        must(&s.w, etch_function_graph(s.cx, outer, 1, &graph));
        n_nodes[is_busy] = etch_graph_n_nodes(graph);
        etch_graph_release(&graph);
        etch_function_release(&outer);
        etch_function_release(&b.g);
    }
    assert_int_equal(n_nodes[0], n_nodes[1]);
    assert_int_equal(b.n, 2); /* inner, outer */
    stage_end(&s);
}

/* A body may release the function that it is the body of. Nothing is remembered of one that is gone. */
static etch_tensor *releases_itself(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    etch_function **f = user;
    etch_function_release(f);
    return etch_add(cx, in[0], in[0]);
}

static void a_function_that_is_gone_when_it_is_traced(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    for (int i = 0; i < 3; i++) {
        s.f = etch_function_new(s.cx, "f", releases_itself, &s.f, NULL);
        etch_arg x = X32(&s, 4);
        assert_non_null(etch_call1(s.cx, s.f, &x.tensor, 1));
        assert_null(s.f);
    }
    etch_event_list all;
    must(&s.w, etch_events(s.cx, NULL, &all));
    assert_int_equal(all.n, 3);
    etch_event_list_release(&all);
    stage_end(&s);
}

static void what_is_asked_must_be_there(void **state)
{
    (void)state;
    stage s, other;
    stage_begin(&s);
    stage_begin(&other);
    stage_function(&s, "mine", twice, exact);
    stage_function(&other, "theirs", twice, exact);
    CALL(&other, X32(&other, 4));
    etch_event_list list = { 0 };
    expect_error(&s.w, etch_events(s.cx, s.f, NULL), ETCH_EINVAL, "out is NULL");
    expect_error(&s.w, etch_events(s.cx, other.f, &list), ETCH_EINVAL, "'theirs' belongs to another runtime");
    assert_int_equal(list.n, 0);
    etch_event_list_release(&list);
    etch_event e = sample_event();
    char *text = (char *)&e;
    e.differences = NULL;
    expect_error(&s.w, etch_event_text(s.cx, &e, &text), ETCH_EINVAL, "2 differences is NULL");
    assert_null(text);
    expect_error(&s.w, etch_event_json(s.cx, &e, &text), ETCH_EINVAL, "2 differences is NULL");
    expect_error(&s.w, etch_event_json(s.cx, NULL, &text), ETCH_EINVAL, "the event is NULL");
    expect_error(&s.w, etch_event_text(s.cx, &e, NULL), ETCH_EINVAL, "out is NULL");
    must(&s.w, etch_subscribe(s.cx, NULL, NULL)); /* ends what has not begun */
    stage_end(&other);
    stage_end(&s);
}

/* A caller's function that fails while calls are compared ends nothing but the comparison. */
static void callbacks_may_fail(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    gadget g[2] = { { 1, 1, false }, { 2, 1, false } };
    etch_identity *ids[] = { identity_of(&s, &g[0]), identity_of(&s, &g[1]) };
    stage_function(&s, "f", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = first_times_itself });
    CALL(&s, X32(&s, 4), an_identity(ids[0]));
    g[0].fails = true; /* its hash is another, so that the lookup does not ask; the explanation does */
    CALL(&s, X32(&s, 4), an_identity(ids[1]));
    assert_false(etch_failed(s.cx));
    assert_int_equal(etch_error_status(s.cx), ETCH_OK);
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_NEW_SIGNATURE);
    assert_int_equal(e->nearest, 1);
    etch_identity_release(&ids[0]);
    etch_identity_release(&ids[1]);
    stage_end(&s);
}

int etch_test_event(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(first_trace),
        cmocka_unit_test(the_place_is_that_of_the_call),
        cmocka_unit_test(new_signature),
        cmocka_unit_test(the_nearest_has_the_fewest_differences),
        cmocka_unit_test(what_does_not_count_is_not_shown),
        cmocka_unit_test(many_differences_are_cut),
        cmocka_unit_test(guard_failed),
        cmocka_unit_test(guard_failed_of_a_trace_that_goes),
        cmocka_unit_test(was_dropped),
        cmocka_unit_test(was_dropped_of_a_declared_signature),
        cmocka_unit_test(object_died),
        cmocka_unit_test(remade),
        cmocka_unit_test(refused),
        cmocka_unit_test(failed),
        cmocka_unit_test(of_functions_called_inside),
        cmocka_unit_test(the_ring_holds_the_last),
        cmocka_unit_test(the_subscriber_is_told),
        cmocka_unit_test(callbacks_may_fail),
        cmocka_unit_test(past_a_budget),
        cmocka_unit_test(past_a_budget_for_any_rank),
        cmocka_unit_test(past_a_budget_and_failed),
        cmocka_unit_test(a_subscriber_that_calls_functions),
        cmocka_unit_test(a_subscriber_inside_another_trace),
        cmocka_unit_test(a_function_that_is_gone_when_it_is_traced),
        cmocka_unit_test(what_is_asked_must_be_there),
    };
    return cmocka_run_group_tests_name("trace/event", tests, NULL, NULL);
}
