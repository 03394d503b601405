/* The warning: it comes with what changed, where, and what would have avoided it; after it has been given twice, events go on. And
 * what provokes it most, batches of varying size, needs one trace. */
#include "footguns.h"

enum { MAX_EVENTS = 64, MAX_TEXT = 1024 };

/* What a subscriber kept of the events. */
typedef struct notes {
    etch_ctx *cx;
    int n, n_warnings;
    bool warns[MAX_EVENTS];
    char text[MAX_EVENTS][MAX_TEXT];
} notes;
static notes seen;

static void on_event(const etch_event *e, void *user)
{
    notes *s = user;
    char *text = NULL;
    if (s->n >= MAX_EVENTS || etch_event_text(s->cx, e, &text) != ETCH_OK)
        return;
    snprintf(s->text[s->n], MAX_TEXT, "%s", text);
    free(text);
    s->n_warnings += e->warns;
    s->warns[s->n++] = e->warns;
}

static void begin(world *w)
{
    world_begin(w);
    memset(&seen, 0, sizeof seen);
    seen.cx = w->cx;
    must(w, etch_subscribe(w->cx, on_event, &seen));
}

static void end(world *w)
{
    must(w, etch_subscribe(w->cx, NULL, NULL));
    world_end(w);
}

static void p06_the_warning_says_what_changed(void **state)
{
    (void)state;
    world w;
    begin(&w);
    etch_function_options o = { .policy = ETCH_EXACT, .structured = times };
    etch_function *f = function_of(&w, "dense", NULL, NULL, o);
    int line = 0;
    for (int i = 0; i < 5; i++) {
        etch_arg args[] = { X(&w, 1, 32 + i, 8), labelled("training", ETCH_ARG_INT(1)) };
        etch_tensor *y;
        line = __LINE__ + 1;
        assert_int_equal(etch_call_args(w.cx, f, args, 2, &y, 1, NULL), 1);
    }
    assert_int_equal(seen.n, 5);
    assert_int_equal(seen.n_warnings, 1);
    assert_true(seen.warns[4]);
    const char *text = seen.text[4];
    expect_part(text, "warning: 5 out of the last 5 calls to 'dense' were traced. Tracing is expensive");
    expect_part(text, "args[0].shape[0]: was 35, now 36");
    expect_part(text, "advice: leave args[0].shape[0] free");
    expect_part(text, "replayed: 4 of the last 4 calls would have hit");
    assert_null(strstr(text, "training")); /* it did not change */
    const etch_event *e = last_event(&w, f);
    expect_difference(e, "args[0].shape[0]", "35", "36");
    assert_int_equal(e->at.line, line);
    assert_string_equal(e->at.file, __FILE__);
    etch_function_release(&f);
    end(&w);
}

static void p06_events_go_on_after_the_second_warning(void **state)
{
    (void)state;
    enum { N = 20 };
    world w;
    begin(&w);
    etch_function *f = function_of(&w, "f", twice, NULL, (etch_function_options){ .policy = ETCH_EXACT });
    for (int i = 0; i < N; i++)
        CALL(&w, f, X(&w, 1, 10 + i));
    assert_int_equal(seen.n, N); /* every trace is told of, with its cause */
    assert_int_equal(seen.n_warnings, 2);
    for (int i = 1; i < N; i++) {
        char want[64];
        snprintf(want, sizeof want, "args[0].shape[0]: was %d, now %d", 9 + i, 10 + i);
        expect_part(seen.text[i], want);
        expect_part(seen.text[i], "advice: leave args[0].shape[0] free");
    }
    etch_function_release(&f);
    end(&w);
}

/* Functions of one body count together, as in TensorFlow: that is how one made in a loop is noticed. Where they are different
 * functions, the program can say so. */
static void p06_unrelated_functions_can_be_counted_apart(void **state)
{
    (void)state;
    enum { N = 6 };
    static const char codes[N];
    world w;
    begin(&w);
    for (int is_apart = 0; is_apart <= 1; is_apart++) {
        etch_function *f[N];
        int before = seen.n_warnings;
        for (int i = 0; i < N; i++) {
            char name[24];
            snprintf(name, sizeof name, "layer_%d", i);
            etch_function_options o = { .policy = ETCH_EXACT, .code = is_apart ? &codes[i] : NULL };
            f[i] = function_of(&w, name, twice, NULL, o);
            CALL(&w, f[i], X(&w, 1, 4));
        }
        assert_int_equal(seen.n_warnings - before, is_apart ? 0 : 2);
        if (!is_apart)
            expect_part(seen.text[4], "5 out of the last 5 calls to 'layer_4'");
        for (int i = 0; i < N; i++)
            etch_function_release(&f[i]);
    }
    end(&w);
}

/* Epochs of seven full batches and a partial one. */
static void run_epochs(world *w, etch_function *f)
{
    for (int epoch = 0; epoch < 3; epoch++)
        for (int i = 0; i < 8; i++)
            assert_true(NUMBER(w, f, X(w, 1, i < 7 ? 32 : 17, 8)) == 2);
}
/* A server that gets as many rows as there are. */
static void serve(world *w, etch_function *f)
{
    for (int i = 0; i < 40; i++)
        assert_true(NUMBER(w, f, X(w, 1, 1 + i * 7 % 40, 8)) == 2);
}

static void p07_varying_batches_are_one_trace(void **state)
{
    (void)state;
    world w;
    begin(&w);
    etch_spec *declared = parsed(&w, "f32[?, 8]");
    const etch_function_options rows[] = {
        { .policy = ETCH_SYMBOLIC },
        { .policy = ETCH_STRICT },
        { .policy = ETCH_EXACT, .input_signature = &declared, .n_input_signature = 1 },
    };
    for (int i = 0; i < 3; i++) {
        etch_function *f = function_of(&w, "step", twice, NULL, rows[i]);
        run_epochs(&w, f);
        serve(&w, f);
        assert_int_equal(n_traces(f), 1);
        etch_function_release(&f);
    }
    assert_int_equal(seen.n, 3);
    assert_int_equal(seen.n_warnings, 0);
    etch_spec_release(&declared);
    end(&w);
}

/* As TensorFlow does it: the last batch costs a trace, and the server one per size, with warnings; the advice is the declaration
 * that the test above has. */
static void p07_under_exact_the_declaration_is_advised(void **state)
{
    (void)state;
    world w;
    begin(&w);
    etch_function *f = function_of(&w, "step", twice, NULL, (etch_function_options){ .policy = ETCH_EXACT });
    run_epochs(&w, f);
    assert_int_equal(n_traces(f), 2);
    serve(&w, f);
    assert_int_equal(n_traces(f), 40); /* two of them were known */
    assert_int_equal(seen.n_warnings, 2);
    const etch_event *e = last_event(&w, f);
    assert_string_equal(etch_advice_kind_name(e->advice.kind), etch_advice_kind_name(ETCH_ADVICE_FREE_SIZE));
    expect_part(e->advice.text, "f32[?, 8]");
    etch_function_release(&f);
    end(&w);
}

int footguns_warning(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(p06_the_warning_says_what_changed),
        cmocka_unit_test(p06_events_go_on_after_the_second_warning),
        cmocka_unit_test(p06_unrelated_functions_can_be_counted_apart),
        cmocka_unit_test(p07_varying_batches_are_one_trace),
        cmocka_unit_test(p07_under_exact_the_declaration_is_advised),
    };
    return cmocka_run_group_tests_name("footguns/warning", tests, NULL, NULL);
}
