/* Budgets in time and in bytes (those in traces are in cache_test.c): the call that would trace past them fails with the figures, or is
 * traced for all signatures at once. What is traced already goes on working. */
#include "event_testing.h"

/* The number behind `text`. */
static unsigned long long figure(const char *message, const char *text)
{
    const char *at = strstr(message, text);
    unsigned long long x = 0;
    if (!at || sscanf(at + strlen(text), "%llu", &x) != 1)
        fail_msg("\"%s\" has no figure behind \"%s\"", message, text);
    return x;
}

/* The call fails, and says how much was used (behind these words) and what the budget is. */
static void expect_refused(stage *s, etch_arg x, const char *words, uint64_t used, uint64_t budget)
{
    assert_false(try_args(s, &x, 1));
    assert_int_equal(etch_error_status(s->cx), ETCH_EBUDGET);
    char message[256];
    snprintf(message, sizeof message, "%s", etch_error_message(s->cx));
    etch_error_clear(s->cx);
    expect_part(message, "'f' would be traced again");
    assert_int_equal(figure(message, words), used);
    assert_int_equal(figure(message, "the budget is "), budget);
    const etch_event *e = last_event(s);
    EXPECT_KIND(e, ETCH_EVENT_REFUSED);
    expect_part(message, e->error); /* and behind it what differs, which the event has by itself */
    assert_int_equal(e->trace, 0);
}

static void test_time(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", twice, (etch_function_options){ .policy = ETCH_EXACT, .budget = { .max_ns = 1000 } });
    CALL(&s, X32(&s, 2)); /* the first trace is not past it, whatever it takes */
    etch_function_stats stats = etch_function_get_stats(s.f);
    assert_true(stats.trace_ns + stats.compile_ns > 1000);
    expect_refused(&s, X32(&s, 3), "tracing has taken ", stats.trace_ns + stats.compile_ns, 1000);
    CALL(&s, X32(&s, 2));
    stats = etch_function_get_stats(s.f);
    assert_int_equal(stats.n_traces, 1);
    assert_int_equal(stats.n_calls, 2);
    /* There is room for a second trace in a budget of an hour. */
    stage_function(&s, "f", twice,
                   (etch_function_options){ .policy = ETCH_EXACT, .budget = { .max_ns = UINT64_C(3600000000000) } });
    CALL(&s, X32(&s, 2));
    CALL(&s, X32(&s, 3));
    assert_int_equal(n_traces(s.f), 2);
    stage_end(&s);
}

static void test_bytes(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", twice, (etch_function_options){ .policy = ETCH_EXACT });
    CALL(&s, X32(&s, 2));
    size_t one = etch_function_get_stats(s.f).bytes;
    assert_true(one > 1000);
    /* As much as one trace holds: the second is past it. A byte more, and the third is. */
    for (int more = 0; more < 2; more++) {
        stage_function(&s, "f", twice,
                       (etch_function_options){ .policy = ETCH_EXACT, .budget = { .max_bytes = one + (size_t)more } });
        for (int64_t n = 2; n <= 2 + more; n++)
            CALL(&s, X32(&s, n));
        expect_refused(&s, X32(&s, 9), "its traces hold ", etch_function_get_stats(s.f).bytes, one + (size_t)more);
        CALL(&s, X32(&s, 2));
        assert_int_equal(n_traces(s.f), (uint64_t)more + 1);
    }
    stage_end(&s);
}

static void expect_last_trace(stage *s, const char *signature)
{
    etch_entry_list list;
    must(&s->w, etch_function_cache(s->cx, s->f, &list));
    assert_string_equal(list.at[list.n - 1].signature, signature);
    etch_entry_list_release(&list);
}

/* Past the budget there is one more trace, for every size; what no trace can be had for is still refused. */
static void test_generalising(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    const etch_budget budgets[] = { { .max_ns = 1000, .past = ETCH_PAST_GENERALISE },
                                    { .max_bytes = 1, .past = ETCH_PAST_GENERALISE },
                                    { .max_traces = 1, .past = ETCH_PAST_GENERALISE } };
    for (int i = 0; i < 3; i++) {
        stage_function(&s, "f", twice, (etch_function_options){ .policy = ETCH_EXACT, .budget = budgets[i] });
        CALL(&s, X32(&s, 2, 7));
        CALL(&s, X32(&s, 3, 7));
        assert_int_equal(n_traces(s.f), 2);
        expect_last_trace(&s, "(f32[?, 7])");
        for (int64_t n = 0; n < 20; n++)
            CALL(&s, X32(&s, n, 7));
        assert_int_equal(n_traces(s.f), 2);
        etch_arg other = X64(&s, 2, 7);
        assert_false(try_args(&s, &other, 1));
        assert_int_equal(etch_error_status(s.cx), ETCH_EBUDGET);
        etch_error_clear(s.cx);
        assert_int_equal(n_traces(s.f), 2);
        CALL(&s, X32(&s, 4, 8)); /* another common supertype */
        expect_last_trace(&s, "(f32[?, ?])");
        assert_int_equal(n_traces(s.f), 3);
    }
    stage_end(&s);
}

int etch_test_budget(void);
int etch_test_budget(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_time), cmocka_unit_test(test_bytes),
                                        cmocka_unit_test(test_generalising) };
    return cmocka_run_group_tests_name("trace/budget", tests, NULL, NULL);
}
