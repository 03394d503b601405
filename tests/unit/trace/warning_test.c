/* When the retracing warning is raised: every row of the table of TensorFlow's rule, through real calls; who is counted and who is
 * not; and the detector against a plain model of the rule that looks at every call. */
#include "trace/warning.h"
#include "unit/trace/event_testing.h"

enum { MAX_WARNINGS = 8 };

typedef struct warning {
    int call; /* number of the call that raised it */
    uint64_t traces, calls;
} warning;

typedef struct warnings {
    int n, call;
    warning at[MAX_WARNINGS];
} warnings;

static void on_event(const etch_event *e, void *user)
{
    warnings *w = user;
    if (e->warns && w->n < MAX_WARNINGS)
        w->at[w->n++] = (warning){ w->call, e->warn_traces, e->warn_calls };
}

/* A call that is traced has a literal that no call had before; one that is not has the last one again. */
static void play(stage *s, const char *pattern, int *value, warnings *w)
{
    for (const char *at = pattern; *at; at++) {
        etch_scope scope = etch_scope_begin(s->cx);
        w->call++;
        *value += *at == 'T';
        uint64_t before = etch_function_get_stats(s->f).n_traces;
        CALL(s, X32(s, 2), ETCH_ARG_INT(*value));
        assert_int_equal(etch_function_get_stats(s->f).n_traces - before, *at == 'T');
        etch_scope_end(s->cx, scope);
    }
}

static void begin(stage *s, warnings *w)
{
    memset(w, 0, sizeof *w);
    stage_begin(s);
    stage_function(s, "f", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = first_times_itself });
    must(&s->w, etch_subscribe(s->cx, on_event, w));
}

static void expect(const warnings *w, int n, const warning *want)
{
    for (int i = 0; i < w->n && i < n; i++)
        if (w->at[i].call != want[i].call || w->at[i].traces != want[i].traces || w->at[i].calls != want[i].calls)
            fail_msg("warning %d at call %d: %llu of %llu, expected at call %d: %llu of %llu", i, w->at[i].call,
                     (unsigned long long)w->at[i].traces, (unsigned long long)w->at[i].calls, want[i].call,
                     (unsigned long long)want[i].traces, (unsigned long long)want[i].calls);
    assert_int_equal(w->n, n);
}
#define EXPECT(w, ...) \
    expect((w), (int)(sizeof((warning[]){ __VA_ARGS__ }) / sizeof(warning)), (const warning[]){ __VA_ARGS__ })

static void row(const char *pattern, int n, const warning *want)
{
    stage s;
    warnings w;
    int value = 0;
    begin(&s, &w);
    play(&s, pattern, &value, &w);
    expect(&w, n, want);
    stage_end(&s);
}
#define ROW(pattern, ...) \
    row((pattern), (int)(sizeof((warning[]){ __VA_ARGS__ }) / sizeof(warning)), (const warning[]){ __VA_ARGS__ })

/* --- the table ----------------------------------------------------------------------------------------------------------- */

static void all_traced(void **state)
{
    (void)state;
    ROW("TTTTTTTTTTTT", { 5, 5, 5 }, { 6, 6, 6 });
}

static void every_second(void **state)
{
    (void)state;
    ROW("THTHTHTHTHTHTHTHTHTH", { 9, 5, 9 }, { 11, 6, 11 });
}

static void every_third(void **state)
{
    (void)state;
    ROW("THHTHHTHHTHHTHHTHHTHHTHH", { 13, 5, 13 }, { 16, 5, 13 });
}

static void every_fourth_never(void **state)
{
    (void)state;
    row("THHHTHHHTHHHTHHHTHHHTHHHTHHHTHHHTHHHTHHH", 0, NULL);
}

static void the_oldest_group_may_be_long(void **state)
{
    (void)state;
    ROW("THHHHHHHHHHHHHHHHHHHHTTTTT", { 25, 5, 25 }, { 26, 6, 26 });
}

static void four_then_hits_then_one(void **state)
{
    (void)state;
    for (int k = 0; k <= 9; k++) {
        char pattern[32] = "TTTT";
        for (int i = 0; i < k; i++)
            strcat(pattern, "H");
        strcat(pattern, "T");
        if (k <= 6)
            row(pattern, 1, &(warning){ k + 5, 5, (uint64_t)k + 5 });
        else
            row(pattern, 0, NULL);
    }
}

/* A call that finds a trace made without a call counts as a group of its own. */
static void a_hit_before_all(void **state)
{
    (void)state;
    stage s;
    warnings w;
    int value = 1;
    begin(&s, &w);
    etch_arg args[] = { X32(&s, 2), ETCH_ARG_INT(1) };
    assert_int_equal(etch_function_trace(s.cx, s.f, args, 2), 1);
    play(&s, "HTTTTT", &value, &w);
    EXPECT(&w, { 5, 5, 5 }, { 6, 6, 6 });
    stage_end(&s);
}

/* --- who is counted ------------------------------------------------------------------------------------------------------- */

/* Functions made anew for each call share a detector, whether they are still there or not. */
static void functions_of_one_code_are_one(void **state)
{
    (void)state;
    for (int keeps = 0; keeps <= 1; keeps++) {
        stage s;
        warnings w;
        etch_function *kept[6] = { 0 };
        begin(&s, &w);
        for (int i = 0; i < 6; i++) {
            int value = 0;
            stage_function(&s, "f", NULL,
                           (etch_function_options){ .policy = ETCH_EXACT, .structured = first_times_itself });
            play(&s, "TH", &value, &w);
            kept[i] = keeps ? etch_function_retain(s.f) : NULL;
        }
        EXPECT(&w, { 9, 5, 9 }, { 11, 6, 11 });
        for (int i = 0; i < 6; i++)
            etch_function_release(&kept[i]);
        stage_end(&s);
    }
}

/* The calls of a function that is gone lie between the traces as any others do. */
static void hits_of_functions_that_are_gone_count(void **state)
{
    (void)state;
    stage s;
    warnings w;
    int value = 0;
    begin(&s, &w);
    play(&s, "THHHHHHHHHHHHHHHHHHHH", &value, &w);
    stage_function(&s, "f", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = first_times_itself });
    play(&s, "TTTTT", &value, &w);
    EXPECT(&w, { 25, 5, 25 }, { 26, 6, 26 });
    stage_end(&s);
}

static void another_code_is_another(void **state)
{
    (void)state;
    static const char codes[6];
    stage s;
    warnings w;
    begin(&s, &w);
    for (int i = 0; i < 6; i++) {
        int value = 0;
        stage_function(&s, "f", NULL, (etch_function_options){ .structured = first_times_itself, .code = &codes[i] });
        play(&s, "T", &value, &w);
    }
    expect(&w, 0, NULL);
    stage_end(&s);
}

static void traces_without_a_call_do_not_count(void **state)
{
    (void)state;
    stage s;
    warnings w;
    int value = 100;
    begin(&s, &w);
    for (int i = 0; i < 8; i++) {
        etch_arg args[] = { X32(&s, 2), ETCH_ARG_INT(i) };
        assert_int_equal(etch_function_trace(s.cx, s.f, args, 2), i + 1);
    }
    expect(&w, 0, NULL);
    play(&s, "TTTTT", &value, &w);
    EXPECT(&w, { 5, 5, 5 });
    stage_end(&s);
}

typedef struct inner {
    etch_function *f;
    int n;
} inner;

/* Calls the inner function with a new literal each time. */
static void calls_inner(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n;
    inner *in = user;
    etch_tensor *y = NULL;
    etch_arg own[] = { args[0], ETCH_ARG_INT(++in->n) };
    if (etch_call_args(cx, in->f, own, 2, &y, 1, NULL) == 1)
        etch_return(out, y);
}

static void calls_inside_traces_do_not_count(void **state)
{
    (void)state;
    static const char codes[8];
    stage s;
    warnings w;
    begin(&s, &w);
    inner in = { etch_function_retain(s.f), 0 };
    for (int i = 0; i < 8; i++) { /* functions of different codes, so that only the inner one could warn */
        etch_function *outer = etch_function_new(
            s.cx, "outer", NULL, &in, &(etch_function_options){ .structured = calls_inner, .code = &codes[i] });
        etch_tensor *y;
        etch_arg x = X32(&s, 2);
        assert_int_equal(etch_call_args(s.cx, outer, &x, 1, &y, 1, NULL), 1);
        etch_function_release(&outer);
    }
    assert_int_equal(etch_function_get_stats(in.f).n_traces, 8);
    expect(&w, 0, NULL);
    int value = 100;
    play(&s, "TTTTT", &value, &w);
    EXPECT(&w, { 5, 5, 5 });
    etch_function_release(&in.f);
    stage_end(&s);
}

static void fails_when_asked(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    if (args[1].literal.i < 0)
        (void)etch_fail(cx, ETCH_EINVAL, "not this one");
    else
        first_times_itself(cx, args, n, out, user);
}

static void calls_that_fail_do_not_count(void **state)
{
    (void)state;
    stage s;
    warnings w;
    int value = 0;
    begin(&s, &w);
    stage_function(&s, "f", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = fails_when_asked });
    for (int i = 1; i <= 8; i++) {
        etch_arg args[] = { X32(&s, 2), ETCH_ARG_INT(-i) };
        assert_false(try_args(&s, args, 2));
        etch_error_clear(s.cx);
    }
    play(&s, "TTTTT", &value, &w);
    EXPECT(&w, { 5, 5, 5 });
    stage_end(&s);
}

/* More functions of one code than are followed: what is counted stays right enough to end. */
static void many_functions_of_one_code(void **state)
{
    (void)state;
    enum { N = 200 };
    static etch_function *kept[N];
    stage s;
    warnings w;
    begin(&s, &w);
    for (int i = 0; i < N; i++) {
        int value = 0;
        stage_function(&s, "f", NULL,
                       (etch_function_options){ .policy = ETCH_EXACT, .structured = first_times_itself });
        play(&s, "THHH", &value, &w);
        kept[i] = etch_function_retain(s.f);
    }
    expect(&w, 0, NULL); /* every fourth call */
    for (int i = 0; i < N; i++)
        etch_function_release(&kept[i]);
    stage_end(&s);
}

/* More codes than are remembered. */
static void many_codes(void **state)
{
    (void)state;
    enum { N = 600 };
    static const char codes[N];
    stage s;
    warnings w;
    begin(&s, &w);
    for (int i = 0; i < N; i++) {
        int value = 0;
        stage_function(&s, "f", NULL, (etch_function_options){ .structured = first_times_itself, .code = &codes[i] });
        play(&s, "T", &value, &w);
    }
    expect(&w, 0, NULL);
    stage_end(&s);
}

/* --- the rule against a model ------------------------------------------------------------------------------------------------- */

/* The rule as it is told: one call after the other, groups in a list. */
typedef struct model {
    uint64_t groups[512];
    int first, end, n_warnings;
} model;

static uint64_t model_total(const model *m)
{
    uint64_t total = 0;
    for (int i = m->first; i < m->end; i++)
        total += m->groups[i];
    return total;
}

static bool model_call(model *m, bool is_traced)
{
    if (!is_traced) {
        if (m->first == m->end)
            m->groups[m->end++] = 0;
        m->groups[m->end - 1]++;
        return false;
    }
    m->groups[m->end++] = 1;
    while (model_total(m) - m->groups[m->first] > 10)
        m->first++;
    if (m->end - m->first < 5 || m->n_warnings == 2)
        return false;
    m->n_warnings++;
    return true;
}

static void random_patterns(void **state)
{
    (void)state;
    uint32_t seed = 12345;
    int n_warnings = 0;
    for (int run = 0; run < 20000; run++) {
        model m = { 0 };
        etch_detector d = { 0 };
        uint64_t n_others = 0;
        int share = run % 9 + 1;
        for (int call = 0; call < 60; call++) {
            seed = seed * 1664525 + 1013904223;
            bool is_traced = (int)(seed >> 16) % 10 < share;
            bool want = model_call(&m, is_traced);
            if (!is_traced) {
                n_others++;
                continue;
            }
            bool got = etch__detector_traced(&d, n_others);
            n_others = 0;
            if (got != want ||
                (got && ((uint64_t)d.n_groups != (uint64_t)(m.end - m.first) || d.total != model_total(&m))))
                fail_msg("run %d, call %d: %d groups, %llu calls, warns %d; the rule says %d, %llu, %d", run, call,
                         d.n_groups, (unsigned long long)d.total, got, m.end - m.first,
                         (unsigned long long)model_total(&m), want);
            n_warnings += got;
        }
    }
    assert_true(n_warnings > 10000);
}

int etch_test_warning(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_traced),
        cmocka_unit_test(every_second),
        cmocka_unit_test(every_third),
        cmocka_unit_test(every_fourth_never),
        cmocka_unit_test(the_oldest_group_may_be_long),
        cmocka_unit_test(four_then_hits_then_one),
        cmocka_unit_test(a_hit_before_all),
        cmocka_unit_test(functions_of_one_code_are_one),
        cmocka_unit_test(hits_of_functions_that_are_gone_count),
        cmocka_unit_test(another_code_is_another),
        cmocka_unit_test(traces_without_a_call_do_not_count),
        cmocka_unit_test(calls_inside_traces_do_not_count),
        cmocka_unit_test(calls_that_fail_do_not_count),
        cmocka_unit_test(many_functions_of_one_code),
        cmocka_unit_test(many_codes),
        cmocka_unit_test(random_patterns),
    };
    return cmocka_run_group_tests_name("trace/warning", tests, NULL, NULL);
}
