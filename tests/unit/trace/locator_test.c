/* A locator stands for ETCH_AT where a program is in another language: whatever names a place names what it says. */
#include "event_testing.h"

/* A program that is somewhere, and how often it was asked where. */
typedef struct program {
    const char *file;
    int line, n_asked;
} program;

static program here;

static etch_location locate(void *user)
{
    program *p = user;
    p->n_asked++;
    return (etch_location){ p->file, p->line };
}

/* Rows as a number, at line 12, and a product at line 13. */
static etch_tensor *body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    here.line = 12;
    double n = (double)etch_tensor_dim(in[0], 0);
    here.line = 13;
    etch_tensor *y = etch_matmul(cx, in[0], in[1], false, false);
    here.line = 40; /* the place of the call, again */
    return etch_mul(cx, y, etch_scalar(cx, ETCH_F32, n));
}

static void call_two(stage *s, int64_t rows, int64_t inner)
{
    here.line = 40;
    CALL(s, X32(s, rows, inner), X32(s, 3, 2));
}

static void begin(stage *s)
{
    stage_begin(s);
    here = (program){ "model.py", 40, 0 };
    etch_ctx_set_locator(s->cx, locate, &here);
    stage_function(s, "f", body, (etch_function_options){ 0 });
}

static void expect_place(etch_location at, const char *file, int line)
{
    assert_non_null(at.file);
    assert_string_equal(at.file, file);
    assert_int_equal(at.line, line);
}

static void test_events_and_guards(void **state)
{
    (void)state;
    stage s;
    begin(&s);
    call_two(&s, 4, 3);
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_FIRST_TRACE);
    expect_place(e->at, "model.py", 40);
    assert_null(e->guard_at.file);

    call_two(&s, 5, 3);
    e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_GUARD_FAILED);
    expect_place(e->at, "model.py", 40);
    expect_place(e->guard_at, "model.py", 12);
    expect_part(e->guard, "(model.py:12: a size was asked for as a number)");
    EXPECT_ADVICE(e, ETCH_ADVICE_KEEP_SYMBOLIC);
    expect_part(e->advice.text, "model.py:12");
    expect_no_part(e->advice.text, "locator_test");
    char *text = NULL;
    must(&s.w, etch_event_text(s.cx, e, &text));
    expect_part(text, "model.py:40");
    expect_part(text, "model.py:12");
    expect_no_part(text, "locator_test");
    free(text);

    etch_entry_list list;
    must(&s.w, etch_function_cache(s.cx, s.f, &list));
    assert_int_equal(list.n, 2);
    for (int i = 0; i < list.n; i++)
        expect_part(list.at[i].guards, "model.py:12");
    etch_entry_list_release(&list);
    stage_end(&s);
}

/* Ops that fail, while traced from types alone and when a plan runs, name the line that recorded them. */
static void test_errors(void **state)
{
    (void)state;
    stage s;
    begin(&s);
    call_two(&s, 4, 3);
    const etch_arg bad[] = { X32(&s, 4, 5), X32(&s, 3, 2) };
    assert_false(try_args(&s, bad, 2));
    expect_part(etch_error_message(s.cx), "model.py:13: matmul");
    etch_error_clear(s.cx);

    etch_spec *types[2] = { NULL };
    must(&s.w, etch_spec_parse(s.cx, "f32[rows, 3]", &types[0]));
    must(&s.w, etch_spec_parse(s.cx, "f32[3, 2]", &types[1]));
    const etch_arg specs[] = { ETCH_ARG_SPEC(types[0]), ETCH_ARG_SPEC(types[1]) };
    etch_spec *out = NULL;
    assert_int_equal(etch_function_abstract(s.cx, s.f, specs, 2, &out, NULL), ETCH_EINVAL);
    expect_part(etch_error_message(s.cx), "rows is asked for as a number at model.py:12");
    etch_error_clear(s.cx);
    etch_spec_release(&types[0]);
    etch_spec_release(&types[1]);
    stage_end(&s);
}

/* It is not asked by calls that find their trace, and without it the lines of C count again. */
static void test_asked_only_when_needed(void **state)
{
    (void)state;
    stage s;
    begin(&s);
    call_two(&s, 4, 3);
    assert_true(here.n_asked > 0);
    here.n_asked = 0;
    for (int i = 0; i < 10; i++)
        call_two(&s, 4, 3);
    assert_int_equal(here.n_asked, 0);
    etch_ctx_set_locator(s.cx, NULL, NULL);
    call_two(&s, 6, 3);
    assert_int_equal(here.n_asked, 0);
    const etch_event *e = last_event(&s);
    expect_part(e->at.file, "event_testing.h"); /* where the call is written */
    expect_part(e->guard_at.file, "model.py");  /* the trace that it was compared with is older */
    call_two(&s, 7, 3);
    expect_part(last_event(&s)->guard_at.file, "locator_test.c");
    stage_end(&s);
}

static etch_tensor *compares(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    here.line = 21;
    bool is_small = etch_sizes_compare(cx, etch_tensor_dim_of(cx, in[0], 0), ETCH_IS_LESS, etch_int(cx, ETCH_I64, 4));
    return is_small ? etch_neg(cx, in[0]) : in[0];
}

/* A locator belongs to its context: others of the runtime have their own, or none. */
static void test_each_context_has_its_own(void **state)
{
    (void)state;
    stage s;
    begin(&s);
    stage_function(&s, "g", compares, (etch_function_options){ 0 });
    here.line = 50;
    CALL(&s, X32(&s, 2, 2));
    etch_ctx *other = NULL;
    must(&s.w, etch_ctx_new(s.w.rt, &other));
    program elsewhere = { "serve.rb", 3, 0 };
    etch_ctx_set_locator(other, locate, &elsewhere);
    etch_tensor *x = etch_keep(s.cx, X32(&s, 9, 2).tensor);
    assert_non_null(etch_call1(other, s.f, &x, 1));
    etch_tensor_release(&x);
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_GUARD_FAILED);
    expect_place(e->at, "serve.rb", 3);
    expect_place(e->guard_at, "model.py", 21);
    expect_part(e->guard, "(model.py:21: sizes were compared)");
    etch_ctx_release(&other);
    stage_end(&s);
}

/* A place that is not known is none, and nothing reads what is not there. */
static void test_a_locator_that_does_not_know(void **state)
{
    (void)state;
    stage s;
    begin(&s);
    here.file = NULL;
    call_two(&s, 4, 3);
    call_two(&s, 5, 3);
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_GUARD_FAILED);
    assert_null(e->at.file);
    expect_part(e->guard, "a size was asked for as a number");
    char *text = NULL;
    must(&s.w, etch_event_text(s.cx, e, &text));
    free(text);
    must(&s.w, etch_event_json(s.cx, e, &text));
    free(text);
    stage_end(&s);
}

int etch_test_locator(void);
int etch_test_locator(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_events_and_guards), cmocka_unit_test(test_errors),
                                        cmocka_unit_test(test_asked_only_when_needed),
                                        cmocka_unit_test(test_each_context_has_its_own),
                                        cmocka_unit_test(test_a_locator_that_does_not_know) };
    return cmocka_run_group_tests_name("trace/locator", tests, NULL, NULL);
}
