/* Events as text and as JSON. */
#include "unit/trace/event_testing.h"
#include "unit/trace/json_testing.h"

static void text_of_an_event(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    etch_event e = sample_event();
    char *text = NULL;
    must(&s.w, etch_event_text(s.cx, &e, &text));
    assert_string_equal(text,
                        "dense was traced again (trace 4, call 17, at model.c:41)\n"
                        "  args[0].shape[0]: was 32, now 48 (compared with trace 3)\n"
                        "  args[1]: was literal 'a', now ?\n"
                        "  cost: 212 us tracing, 1.4 ms compiling, 9.1 KiB; explaining took 6.1 us\n"
                        "  the graph came out equal to trace 3's: the change made no difference\n"
                        "  the body made 2 variables, and was run once more, which is the trace\n"
                        "  advice: leave it free; replayed: 412 of the last 412 calls would have hit, 1 trace "
                        "instead of 9\n"
                        "  warning: 5 out of the last 9 calls to 'dense' were traced. Tracing is expensive; see the "
                        "advice\n");
    free(text);
    text = NULL;
    expect_error(&s.w, etch_event_text(s.cx, NULL, &text), ETCH_EINVAL, "event");
    expect_error(&s.w, etch_event_json(s.cx, &e, NULL), ETCH_EINVAL, "out");
    etch_event empty = { 0 };
    must(&s.w, etch_event_text(s.cx, &empty, &text)); /* no texts at all */
    free(text);
    must(&s.w, etch_event_json(s.cx, &empty, &text));
    assert_true(is_json(text));
    free(text);
    stage_end(&s);
}

static void expect_member(const char *object, const char *name, const char *want)
{
    char *got = json_member(object, name);
    if (!got || strcmp(got, want) != 0)
        fail_msg("\"%s\" is %s, not %s, in %s", name, got ? got : "missing", want, object);
    free(got);
}

static void json_of_an_event(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    etch_event e = sample_event();
    e.guard = "s0 == 32";
    e.is_past_budget = true;
    e.traced_for = "(f32[?, 784])";
    char *text = NULL;
    must(&s.w, etch_event_json(s.cx, &e, &text));
    assert_true(is_json(text));
    assert_null(strchr(text, '\n'));
    expect_member(text, "sequence", "7");
    expect_member(text, "kind", "\"new_signature\"");
    expect_member(text, "function", "\"dense\"");
    expect_member(text, "call", "17");
    expect_member(text, "at", "{\"file\":\"model.c\",\"line\":41}");
    expect_member(text, "trace", "4");
    expect_member(text, "nearest", "3");
    expect_member(text, "signature", "\"(f32[48, 784])\"");
    expect_member(text, "is_past_budget", "true");
    expect_member(text, "traced_for", "\"(f32[?, 784])\"");
    expect_member(text, "differences",
                  "[{\"path\":\"args[0].shape[0]\",\"was\":\"32\",\"now\":\"48\"},"
                  "{\"path\":\"args[1]\",\"was\":\"literal 'a'\",\"now\":\"?\"}]");
    expect_member(text, "has_more", "false");
    expect_member(text, "guard", "\"s0 == 32\"");
    expect_member(text, "guard_at", "null");
    expect_member(text, "trace_ns", "212000");
    expect_member(text, "compile_ns", "1400000");
    expect_member(text, "explain_ns", "6100");
    expect_member(text, "bytes", "9318");
    expect_member(text, "equal_to", "3");
    expect_member(text, "n_variables_made", "2");
    expect_member(text, "advice",
                  "{\"kind\":\"free_size\",\"text\":\"leave it free\",\"n_hits\":412,\"n_calls\":412,"
                  "\"n_traces_before\":9,\"n_traces_after\":1}");
    expect_member(text, "warns", "true");
    expect_member(text, "warn_traces", "5");
    expect_member(text, "warn_calls", "9");
    expect_member(text, "error", "\"\"");
    free(text);
    stage_end(&s);
}

/* The checker would see a mistake. */
static void the_checker_checks(void **state)
{
    (void)state;
    static const char *const good[] = { "{}", "[]", "[1,-2.5,\"a\\u0041\\n\",true,null]", "{\"a\":{\"b\":[]}}" };
    static const char *const bad[] = { "",         "{",       "{\"a\"}",   "[1,]",         "[01]",
                                       "\"\n\"",   "\"\\x\"", "\"\\u12\"", "\"\xff\"",     "{} ",
                                       "{\"a\":}", "{a:1}",   "tru",       "\"\xc0\x80\"", "\"\xed\xa0\x80\"",
                                       "\"a",      "1e5",     "[1 ]" };
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        assert_true(is_json(good[i]));
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (is_json(bad[i]))
            fail_msg("takes %s", bad[i]);
}

static void json_of_odd_texts(void **state)
{
    (void)state;
    static const struct {
        const char *text, *json;
    } cases[] = {
        { "a\"b\\c", "\"a\\\"b\\\\c\"" },
        { "line\nand\ttab\r", "\"line\\nand\\ttab\\u000d\"" },
        { "\x01\x7f", "\"\\u0001\\u007f\"" },
        { "gr\xc3\xbc\xc3\x9f\xe2\x82\xac\xf0\x9f\x98\x80", "\"gr\xc3\xbc\xc3\x9f\xe2\x82\xac\xf0\x9f\x98\x80\"" },
        { "\xff\x41", "\"\\ufffdA\"" },                             /* no sequence starts so */
        { "\xc3", "\"\\ufffd\"" },                                  /* cut off */
        { "\xc0\x80", "\"\\ufffd\\ufffd\"" },                       /* longer than need be */
        { "\xed\xa0\x80", "\"\\ufffd\\ufffd\\ufffd\"" },            /* a surrogate */
        { "\xf4\x90\x80\x80", "\"\\ufffd\\ufffd\\ufffd\\ufffd\"" }, /* past the last */
        { "", "\"\"" },
        { NULL, "\"\"" },
    };
    stage s;
    stage_begin(&s);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        etch_event e = sample_event();
        char *text = NULL;
        e.function = cases[i].text;
        must(&s.w, etch_event_json(s.cx, &e, &text));
        assert_true(is_json(text));
        expect_member(text, "function", cases[i].json);
        free(text);
    }
    stage_end(&s);
}

static void kinds_have_names(void **state)
{
    (void)state;
    static const char *const kinds[] = { "first_trace", "new_signature", "guard_failed", "was_dropped",
                                         "object_died", "remade",        "refused",      "failed" };
    static const char *const advice[] = { "none",   "right",       "free_size", "keep_symbolic",
                                          "tensor", "keep_object", "make_once", "more_room" };
    for (int i = 0; i < 8; i++) {
        assert_string_equal(etch_event_kind_name((etch_event_kind)i), kinds[i]);
        assert_string_equal(etch_advice_kind_name((etch_advice_kind)i), advice[i]);
    }
    assert_string_equal(etch_event_kind_name((etch_event_kind)8), "?");
    assert_string_equal(etch_advice_kind_name((etch_advice_kind)-1), "?");
}

/* Each kind has a headline of its own, and says its cause. */
static void texts_of_kinds(void **state)
{
    (void)state;
    static const struct {
        etch_event_kind kind;
        const char *first, *second;
    } cases[] = {
        { ETCH_EVENT_FIRST_TRACE, "f was traced (trace 2, call 3, at a.c:1)", "signature: (f32[4])" },
        { ETCH_EVENT_NEW_SIGNATURE, "f was traced again (trace 2, call 3, at a.c:1)", "signature: (f32[4])" },
        { ETCH_EVENT_GUARD_FAILED, "f was traced again", "a guard of trace 1 did not hold: s0 == 3" },
        { ETCH_EVENT_WAS_DROPPED, "f was traced again", "trace 1 had this signature and was dropped" },
        { ETCH_EVENT_OBJECT_DIED, "f was traced again", "for an object that is gone" },
        { ETCH_EVENT_REMADE, "f was traced (trace 2", "another function of the same code" },
        { ETCH_EVENT_REFUSED, "f would have been traced again, which was refused (call 3", "error: no" },
        { ETCH_EVENT_FAILED, "f could not be traced (call 3", "error: no" },
    };
    stage s;
    stage_begin(&s);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        bool has_failed = cases[i].kind >= ETCH_EVENT_REFUSED;
        etch_event e = { .kind = cases[i].kind,
                         .function = "f",
                         .call = 3,
                         .at = { "a.c", 1 },
                         .trace = has_failed ? 0 : 2,
                         .nearest = 1,
                         .signature = "(f32[4])",
                         .guard = cases[i].kind == ETCH_EVENT_GUARD_FAILED ? "s0 == 3" : "",
                         .advice = { .text = "" },
                         .error = has_failed ? "no" : "" };
        char *text = NULL;
        must(&s.w, etch_event_text(s.cx, &e, &text));
        assert_int_equal(strncmp(text, cases[i].first, strlen(cases[i].first)), 0);
        expect_part(text, cases[i].second);
        expect_no_part(text, "advice");
        expect_no_part(text, "warning");
        if (has_failed)
            expect_no_part(text, "tracing, ");
        free(text);
    }
    stage_end(&s);
}

int etch_test_event_text(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_of_an_event),  cmocka_unit_test(json_of_an_event), cmocka_unit_test(the_checker_checks),
        cmocka_unit_test(json_of_odd_texts), cmocka_unit_test(kinds_have_names), cmocka_unit_test(texts_of_kinds),
    };
    return cmocka_run_group_tests_name("trace/event_text", tests, NULL, NULL);
}
