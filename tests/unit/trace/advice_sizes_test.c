/* Advice about sizes: left free, or kept symbolic at the lines that ask for them. What the replay claims is then done, and the traces
 * are counted. */
#include "unit/trace/event_testing.h"

static uint64_t traces_of(stage *s) { return etch_function_get_stats(s->f).n_traces; }

static const etch_function_options exact = { .policy = ETCH_EXACT }, symbolic = { .policy = ETCH_SYMBOLIC };
static const etch_function_options exact_first = { .policy = ETCH_EXACT, .structured = first_times_itself };
static const etch_function_options symbolic_first = { .policy = ETCH_SYMBOLIC, .structured = first_times_itself };

static void declare(stage *s, const char *name, etch_body *body, const char *const *specs, int n)
{
    etch_spec *declared[4] = { 0 };
    for (int i = 0; i < n; i++)
        must(&s->w, etch_spec_parse(s->cx, specs[i], &declared[i]));
    stage_function(s, name, body, (etch_function_options){ .input_signature = declared, .n_input_signature = n });
    for (int i = 0; i < n; i++)
        etch_spec_release(&declared[i]);
}

/* --- free sizes -------------------------------------------------------------------------------------------------------------- */

static void batches(stage *s, int n, int repeats)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < repeats; k++)
            CALL(s, X32(s, 32 + 16 * i, 8));
}

static void free_size(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "dense", twice, exact);
    batches(&s, 9, 4);
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_FREE_SIZE);
    assert_string_equal(e->advice.text, "leave args[0].shape[0] free: declare f32[?, 8], or use ETCH_SYMBOLIC");
    /* 33 calls when the ninth trace was made; but for the first, all would have hit. */
    EXPECT_REPLAY(e, 32, 32, 1, 9);
    char *text = NULL;
    must(&s.w, etch_event_text(s.cx, e, &text));
    expect_part(text, "replayed: 32 of the last 32 calls would have hit, 1 trace instead of 9");
    free(text);
    /* Both ways, taken. */
    declare(&s, "dense", twice, (const char *const[]){ "f32[?, 8]" }, 1);
    batches(&s, 9, 4);
    assert_int_equal(traces_of(&s), 1);
    stage_function(&s, "dense", twice, symbolic);
    batches(&s, 9, 4);
    assert_int_equal(traces_of(&s), 1);
    stage_end(&s);
}

static etch_tensor *sum_of_two(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    return etch_add(cx, in[0], in[1]);
}

static void pairs(stage *s, int n)
{
    for (int i = 0; i < n; i++)
        CALL(s, X32(s, 3 + i, 8), X32(s, 3 + i, 8));
}

static void free_sizes_that_change_in_step_get_a_name(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "add", sum_of_two, exact);
    pairs(&s, 4);
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_FREE_SIZE);
    expect_part(e->advice.text, "leave args[0].shape[0] and args[1].shape[0] free");
    expect_part(e->advice.text, "declare args[0] as f32[n, 8] and args[1] as f32[n, 8]");
    EXPECT_REPLAY(e, 3, 3, 1, 4);
    declare(&s, "add", sum_of_two, (const char *const[]){ "f32[n, 8]", "f32[n, 8]" }, 2);
    pairs(&s, 4);
    assert_int_equal(traces_of(&s), 1);
    /* One call in which they are not the same is enough to leave them apart. */
    stage_function(&s, "add", sum_of_two, exact);
    CALL(&s, X32(&s, 1, 8), X32(&s, 9, 8));
    pairs(&s, 4);
    e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_FREE_SIZE);
    expect_part(e->advice.text, "declare args[0] as f32[?, 8] and args[1] as f32[?, 8]");
    stage_end(&s);
}

/* Of all sizes that ever differed, not only of those in this call. */
static void free_sizes_of_the_past(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", twice, exact);
    CALL(&s, X32(&s, 4, 8));
    CALL(&s, X32(&s, 4, 9));
    CALL(&s, X32(&s, 5, 9));
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_FREE_SIZE);
    assert_string_equal(e->advice.text, "leave args[0].shape[0] and args[0].shape[1] free: declare f32[?, ?], or use "
                                        "ETCH_SYMBOLIC");
    EXPECT_REPLAY(e, 2, 2, 1, 3);
    stage_end(&s);
}

/* A declared signature must fit all calls: where there was another dtype, it is not proposed. */
static void a_signature_that_does_not_fit_all_is_not_declared(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", twice, exact);
    CALL(&s, X64(&s, 4));
    CALL(&s, X32(&s, 4));
    CALL(&s, X32(&s, 5));
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_FREE_SIZE);
    assert_string_equal(e->advice.text, "leave args[0].shape[0] free: use ETCH_SYMBOLIC");
    EXPECT_REPLAY(e, 1, 2, 2, 3);
    stage_function(&s, "f", twice, symbolic);
    CALL(&s, X64(&s, 4));
    CALL(&s, X32(&s, 4));
    CALL(&s, X32(&s, 5));
    assert_int_equal(traces_of(&s), 2);
    stage_end(&s);
}

/* Calls that differ otherwise are merged among themselves, too: a flag's two values need two traces. */
static void free_size_beside_a_flag(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", NULL, exact_first);
    for (int i = 0; i < 4; i++) {
        CALL(&s, X32(&s, 4 + i), ETCH_ARG_BOOL(true));
        CALL(&s, X32(&s, 4 + i), ETCH_ARG_BOOL(false));
    }
    CALL(&s, X32(&s, 9), ETCH_ARG_BOOL(true));
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_FREE_SIZE);
    EXPECT_REPLAY(e, 7, 8, 2, 9);
    stage_function(&s, "f", NULL, symbolic_first);
    for (int i = 0; i < 4; i++) {
        CALL(&s, X32(&s, 4 + i), ETCH_ARG_BOOL(true));
        CALL(&s, X32(&s, 4 + i), ETCH_ARG_BOOL(false));
    }
    CALL(&s, X32(&s, 9), ETCH_ARG_BOOL(true));
    assert_int_equal(traces_of(&s), 2);
    stage_end(&s);
}

static void free_size_under_relax(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", twice, (etch_function_options){ .policy = ETCH_RELAX });
    CALL(&s, X32(&s, 4, 8));
    CALL(&s, X32(&s, 5, 8));
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_FREE_SIZE);
    EXPECT_REPLAY(e, 1, 1, 1, 2);
    stage_end(&s);
}

/* --- keep symbolic ---------------------------------------------------------------------------------------------------------- */

static int asks_line, compares_line;

static etch_tensor *asks(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    asks_line = __LINE__ + 1;
    int64_t rows = etch_size_number(cx, etch_tensor_dim_of(cx, in[0], 0));
    return etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, (double)rows));
}

static etch_tensor *does_not_ask(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    return etch_mul(cx, in[0], etch_cast(cx, etch_tensor_dim_of(cx, in[0], 0), ETCH_F32));
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

static void expect_line(const char *text, int line)
{
    char place[512];
    snprintf(place, sizeof place, "%s:%d", __FILE__, line);
    expect_part(text, place);
}

static void rows(stage *s, int64_t from, int64_t to, int64_t step)
{
    for (int64_t i = from; i <= to; i += step)
        CALL(s, X32(s, i, 8));
}

/* Under the symbolic policies a guard fails: its line is named. */
static void keep_symbolic_where_a_guard_failed(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", asks, symbolic);
    rows(&s, 30, 33, 1);
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_GUARD_FAILED);
    EXPECT_ADVICE(e, ETCH_ADVICE_KEEP_SYMBOLIC);
    expect_line(e->advice.text, asks_line);
    expect_part(e->advice.text, "etch_tensor_dim_of");
    EXPECT_REPLAY(e, 3, 3, 1, 4);
    stage_function(&s, "f", does_not_ask, symbolic);
    rows(&s, 30, 33, 1);
    assert_int_equal(traces_of(&s), 1);
    stage_end(&s);
}

static void keep_symbolic_where_strict_refused(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", asks, (etch_function_options){ .policy = ETCH_STRICT });
    CALL(&s, X32(&s, 30));
    assert_false(try_args(&s, (etch_arg[]){ X32(&s, 31) }, 1));
    etch_error_clear(s.cx);
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_REFUSED);
    EXPECT_ADVICE(e, ETCH_ADVICE_KEEP_SYMBOLIC);
    expect_line(e->advice.text, asks_line);
    EXPECT_REPLAY(e, 1, 1, 1, 2);
    stage_end(&s);
}

/* Under exact the size could be left free, were it not for a line that asks: not that advice, but this. */
static void keep_symbolic_in_place_of_a_free_size(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", asks, exact);
    rows(&s, 30, 33, 1);
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_NEW_SIGNATURE);
    EXPECT_ADVICE(e, ETCH_ADVICE_KEEP_SYMBOLIC);
    expect_line(e->advice.text, asks_line);
    expect_part(e->advice.text, "args[0].shape[0]");
    expect_part(e->advice.text, "declare f32[?, 8]");
    EXPECT_REPLAY(e, 3, 3, 1, 4);
    declare(&s, "f", does_not_ask, (const char *const[]){ "f32[?, 8]" }, 1);
    rows(&s, 30, 33, 1);
    assert_int_equal(traces_of(&s), 1);
    /* A size that was not asked for is free to be left so. */
    stage_function(&s, "f", asks, exact);
    CALL(&s, X32(&s, 30, 8));
    CALL(&s, X32(&s, 30, 9));
    e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_FREE_SIZE);
    expect_part(e->advice.text, "declare f32[30, ?]");
    stage_end(&s);
}

/* A comparison needs a trace per answer, and the replay knows how many answers there were. */
static void keep_symbolic_where_sizes_are_compared(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", compares, exact);
    rows(&s, 36, 46, 2);
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_KEEP_SYMBOLIC);
    expect_line(e->advice.text, compares_line);
    expect_part(e->advice.text, "use ETCH_SYMBOLIC");
    expect_no_part(e->advice.text, "declare"); /* from types alone it cannot compare */
    EXPECT_REPLAY(e, 4, 5, 2, 6);
    stage_function(&s, "f", compares, symbolic);
    rows(&s, 36, 46, 2);
    assert_int_equal(traces_of(&s), 2);
    e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_GUARD_FAILED);
    EXPECT_ADVICE(e, ETCH_ADVICE_KEEP_SYMBOLIC);
    expect_line(e->advice.text, compares_line);
    EXPECT_REPLAY(e, 2, 2, 1, 2);
    stage_end(&s);
}

/* Asks on two lines; each makes a guard of its own. */
static etch_tensor *asks_twice(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    double a = (double)etch_size_number(cx, etch_tensor_dim_of(cx, in[0], 0));
    asks_line = __LINE__ + 1;
    double b = (double)etch_size_number(cx, etch_tensor_dim_of(cx, in[0], 1));
    return etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, a + 2 * b));
}

static void keep_symbolic_names_all_lines(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", asks_twice, symbolic);
    CALL(&s, X32(&s, 4, 8));
    CALL(&s, X32(&s, 5, 9));
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_KEEP_SYMBOLIC);
    expect_line(e->advice.text, asks_line);
    expect_line(e->advice.text, asks_line - 2);
    EXPECT_REPLAY(e, 1, 1, 1, 2);
    /* The other line's guard holds for this call, but not for all: the replay counts what is left. */
    CALL(&s, X32(&s, 6, 9));
    e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_KEEP_SYMBOLIC);
    expect_line(e->advice.text, asks_line - 2);
    EXPECT_REPLAY(e, 1, 2, 2, 3);
    stage_end(&s);
}

/* --- traces that are gone ---------------------------------------------------------------------------------------------------- */

/* Who asked is remembered: no free size, but the line, also when no trace is left that says so. */
static void keep_symbolic_where_traces_are_gone(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", asks, (etch_function_options){ .policy = ETCH_EXACT, .max_entries = 1 });
    rows(&s, 30, 33, 1);
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_KEEP_SYMBOLIC);
    expect_line(e->advice.text, asks_line);
    EXPECT_REPLAY(e, 3, 3, 1, 4);
    stage_function(&s, "f", asks, (etch_function_options){ .policy = ETCH_EXACT, .budget = { .max_traces = 3 } });
    rows(&s, 1, 3, 1);
    etch_function_clear(s.cx, s.f);
    assert_false(try_args(&s, (etch_arg[]){ X32(&s, 9, 8) }, 1));
    etch_error_clear(s.cx);
    e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_REFUSED);
    EXPECT_ADVICE(e, ETCH_ADVICE_KEEP_SYMBOLIC);
    expect_line(e->advice.text, asks_line);
    EXPECT_REPLAY(e, 3, 3, 1, 4); /* also for one row, times which leaves no node behind */
    declare(&s, "f", does_not_ask, (const char *const[]){ "f32[?, 8]" }, 1);
    rows(&s, 1, 3, 1);
    CALL(&s, X32(&s, 9, 8));
    assert_int_equal(traces_of(&s), 1);
    stage_end(&s);
}

/* Of a trace that is gone it is not known what a comparison would say for other sizes. */
static void no_advice_where_what_was_compared_is_gone(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", compares, (etch_function_options){ .policy = ETCH_EXACT, .max_entries = 1 });
    rows(&s, 36, 38, 2);
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    stage_end(&s);
}

/* Asks on more lines than are remembered, the first time, and for the rows last; then it records the same without asking. */
static etch_tensor *asks_often_at_first(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    int *n_traced = user;
    bool is_first = ++*n_traced == 1;
    double sum = 0;
    etch_tensor *sizes[10];
    for (int i = 0; i < 10; i++)
        sizes[i] = etch_add(cx, etch_tensor_dim_of(cx, in[0], i < 9), etch_int(cx, ETCH_I64, i + 2));
    sum += is_first ? (double)etch_size_number(cx, sizes[0]) : 7;
    sum += is_first ? (double)etch_size_number(cx, sizes[1]) : 7;
    sum += is_first ? (double)etch_size_number(cx, sizes[2]) : 7;
    sum += is_first ? (double)etch_size_number(cx, sizes[3]) : 7;
    sum += is_first ? (double)etch_size_number(cx, sizes[4]) : 7;
    sum += is_first ? (double)etch_size_number(cx, sizes[5]) : 7;
    sum += is_first ? (double)etch_size_number(cx, sizes[6]) : 7;
    sum += is_first ? (double)etch_size_number(cx, sizes[7]) : 7;
    sum += is_first ? (double)etch_size_number(cx, sizes[8]) : 7;
    sum += is_first ? (double)etch_size_number(cx, sizes[9]) : 7;
    return etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, sum));
}

static void no_advice_where_not_all_lines_are_known(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    int i = 0;
    s.f = etch_function_new(s.cx, "f", asks_often_at_first, &i,
                            &(etch_function_options){ .policy = ETCH_EXACT, .max_entries = 1 });
    CALL(&s, X32(&s, 30, 8));
    CALL(&s, X32(&s, 31, 8)); /* did not ask; the one before asked on ten lines and is gone */
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    stage_end(&s);
}

/* A size that is asked for may have been in a trace that is gone, but not in this one. */
static etch_tensor *asks_at_first(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    int *i = user;
    return ++*i == 1 ? asks(cx, in, n, user) : etch_mul(cx, in[0], in[0]);
}

static void no_free_size_that_a_trace_of_the_past_asked_for(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    for (size_t max_entries = 1; max_entries <= 9; max_entries += 8) {
        int i = 0;
        etch_function_release(&s.f);
        s.f = etch_function_new(s.cx, "f", asks_at_first, &i,
                                &(etch_function_options){ .policy = ETCH_EXACT, .max_entries = max_entries });
        rows(&s, 30, 31, 1);
        assert_true(last_event(&s)->advice.kind != ETCH_ADVICE_FREE_SIZE);
    }
    stage_end(&s);
}

/* --- what cannot be kept symbolic --------------------------------------------------------------------------------------------- */

static etch_tensor *unrolls(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tensor *x = in[0];
    for (int64_t i = etch_size_number(cx, etch_tensor_dim_of(cx, x, 0)); i > 0; i--)
        x = etch_tanh(cx, x);
    return x;
}

/* A loop that is run while tracing needs the number: each size has a graph of its own. */
static void not_symbolic_where_a_loop_needs_the_number(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_EXACT; policy++)
        for (size_t max_entries = 1; max_entries <= 9; max_entries += 8) {
            stage_function(&s, "f", unrolls,
                           (etch_function_options){ .policy = (etch_policy)policy, .max_entries = max_entries });
            rows(&s, 3, 6, 1);
            EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
        }
    stage_end(&s);
}

static etch_tensor *branches(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    int64_t rows = etch_size_number(cx, etch_tensor_dim_of(cx, in[0], 0));
    etch_tensor *y = etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, (double)rows));
    return rows < 40 ? etch_tanh(cx, y) : y;
}

static etch_tensor *branches_symbolically(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tensor *rows = etch_tensor_dim_of(cx, in[0], 0);
    etch_tensor *y = etch_mul(cx, in[0], etch_cast(cx, rows, ETCH_F32));
    return etch_sizes_compare(cx, rows, ETCH_IS_LESS, etch_int(cx, ETCH_I64, 40)) ? etch_tanh(cx, y) : y;
}

/* A branch on the number takes a trace per side, which the replay knows from the graphs. */
static void keep_symbolic_where_a_branch_needs_the_number(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_EXACT; policy++) {
        stage_function(&s, "f", branches, (etch_function_options){ .policy = (etch_policy)policy });
        rows(&s, 36, 46, 2);
        const etch_event *e = last_event(&s);
        EXPECT_ADVICE(e, ETCH_ADVICE_KEEP_SYMBOLIC);
        EXPECT_REPLAY(e, 4, 5, 2, 6);
        expect_no_part(e->advice.text, "declare"); /* from types alone it cannot branch */
    }
    stage_function(&s, "f", branches_symbolically, symbolic);
    rows(&s, 36, 46, 2);
    assert_int_equal(traces_of(&s), 2);
    stage_end(&s);
}

/* Calls that are too long ago to be replayed may not fit a declaration. */
static void nothing_is_declared_where_calls_are_left_out(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", twice, exact);
    CALL(&s, X64(&s, 4, 8));
    rows(&s, 1, 60, 1);
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_FREE_SIZE);
    assert_string_equal(e->advice.text, "leave args[0].shape[0] free: use ETCH_SYMBOLIC");
    stage_end(&s);
}

int etch_test_advice_sizes(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(free_size),
        cmocka_unit_test(free_sizes_that_change_in_step_get_a_name),
        cmocka_unit_test(free_sizes_of_the_past),
        cmocka_unit_test(a_signature_that_does_not_fit_all_is_not_declared),
        cmocka_unit_test(free_size_beside_a_flag),
        cmocka_unit_test(free_size_under_relax),
        cmocka_unit_test(keep_symbolic_where_a_guard_failed),
        cmocka_unit_test(keep_symbolic_where_strict_refused),
        cmocka_unit_test(keep_symbolic_in_place_of_a_free_size),
        cmocka_unit_test(keep_symbolic_where_sizes_are_compared),
        cmocka_unit_test(keep_symbolic_names_all_lines),
        cmocka_unit_test(keep_symbolic_where_traces_are_gone),
        cmocka_unit_test(no_advice_where_what_was_compared_is_gone),
        cmocka_unit_test(no_advice_where_not_all_lines_are_known),
        cmocka_unit_test(no_free_size_that_a_trace_of_the_past_asked_for),
        cmocka_unit_test(not_symbolic_where_a_loop_needs_the_number),
        cmocka_unit_test(keep_symbolic_where_a_branch_needs_the_number),
        cmocka_unit_test(nothing_is_declared_where_calls_are_left_out),
    };
    return cmocka_run_group_tests_name("trace/advice_sizes", tests, NULL, NULL);
}
