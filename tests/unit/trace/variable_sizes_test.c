/* Sizes of variables in traced functions: open ones that are asked for are guarded, what is written is checked when it is
 * traced or when it runs, under every policy. */
#include "variable_testing.h"

/* v becomes x in front of v; the result is the sum. */
static void prepend(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args;
    c->n_bodies++;
    etch_tensor *parts[] = { args[0].tensor, etch_variable_read(cx, c->v[0]) };
    etch_tensor *y = etch_variable_assign(cx, c->v[0], etch_concat(cx, parts, 2, 0));
    etch_return(out, etch_sum(cx, y, ETCH_ALL_AXES, false));
}

static void test_open_sizes(void **state)
{
    (void)state;
    static const etch_policy policies[] = { ETCH_SYMBOLIC, ETCH_EXACT, ETCH_RELAX };
    for (size_t p = 0; p < 3; p++) {
        world w;
        world_begin(&w);
        closure c = { .v = { OPEN_VECTOR(&w, "v", 1, 2) } };
        etch_function *f = structured(&w, prepend, &c, policies[p]);
        for (int i = 0; i < 4; i++)
            RUN(&w, f, ETCH_ARG_TENSOR(NUMBERS(&w, 7)));
        HAS(&w, c.v[0], 7, 7, 7, 7, 1, 2);
        etch_variable_assign(w.cx, c.v[0], NUMBERS(&w, 5));
        RUN(&w, f, ETCH_ARG_TENSOR(NUMBERS(&w, 4)));
        HAS(&w, c.v[0], 4, 5);
        assert_int_equal(c.n_bodies, 1);
        etch_function_release(&f);
        release_all(&c);
        world_end(&w);
    }
}

/* v times its own size, which is a number here. */
static void times_its_size(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args;
    c->n_bodies++;
    etch_variable *v = c->v[0] ? c->v[0] : etch_arg_variable(&args[0]);
    etch_tensor *now = etch_variable_read(cx, v);
    if (c->mode) /* open under every policy: it is not of the key */
        assert_int_equal(etch_tensor_known_dim(cx, now, 0), -1);
    double n = (double)etch_tensor_dim(now, 0);
    etch_return(out, etch_variable_assign(cx, v, etch_mul(cx, now, etch_scalar(cx, ETCH_F32, n))));
}

static void test_sizes_are_guarded(void **state)
{
    (void)state;
    static const etch_policy policies[] = { ETCH_SYMBOLIC, ETCH_EXACT, ETCH_RELAX };
    for (size_t p = 0; p < 6; p++) {
        world w;
        world_begin(&w);
        bool is_arg = p >= 3;
        closure c = { .mode = 1 };
        etch_variable *v = OPEN_VECTOR(&w, "v", 1, 2);
        c.v[0] = is_arg ? NULL : etch_variable_retain(v);
        etch_function *f = structured(&w, times_its_size, &c, policies[p % 3]);
        etch_arg arg = is_arg ? etch_variable_arg(v) : ETCH_ARG_BOOL(true);
        RUN(&w, f, arg);
        RUN(&w, f, arg);
        HAS(&w, v, 4, 8);
        assert_int_equal(c.n_bodies, 1);
        etch_variable_assign(w.cx, v, NUMBERS(&w, 1, 1, 1));
        RUN(&w, f, arg);
        HAS(&w, v, 3, 3, 3);
        assert_int_equal(c.n_bodies, 2);
        etch_variable_assign(w.cx, v, NUMBERS(&w, 5, 6));
        RUN(&w, f, arg);
        HAS(&w, v, 10, 12);
        assert_int_equal(c.n_bodies, 2);
        etch_entry_list list;
        must(&w, etch_function_cache(w.cx, f, &list));
        assert_int_equal(list.n, 2);
        const char *want = is_arg ? "is args[0].shape[0] (" : "is variable 'v'.shape[0] (";
        if (!strstr(list.at[0].guards, want))
            fail_msg("%s", list.at[0].guards);
        etch_entry_list_release(&list);
        etch_event_list events;
        must(&w, etch_events(w.cx, f, &events));
        assert_int_equal(events.at[1].kind, ETCH_EVENT_GUARD_FAILED);
        assert_true(strstr(events.at[1].guard, " == 2, where ") != NULL);
        etch_event_list_release(&events);
        etch_function_release(&f);
        release_all(&c);
        etch_variable_release(&v);
        world_end(&w);
    }
}

/* Types alone say nothing of a size that is open, whatever the variable has at present. */
static void test_no_numbers_from_types(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = { OPEN_VECTOR(&w, "v", 1, 2) } };
    etch_spec *flag = NULL, *types = NULL;
    must(&w, etch_spec_literal(w.cx, (etch_literal){ .kind = ETCH_LITERAL_BOOL, .b = true }, &flag));
    etch_function *f = etch_function_new(
        w.cx, "f", NULL, &c,
        &(etch_function_options){ .structured = times_its_size, .input_signature = &flag, .n_input_signature = 1 });
    etch_function *g = structured(&w, times_its_size, &c, ETCH_SYMBOLIC);
    etch_arg arg = ETCH_ARG_BOOL(true);
    assert_int_equal(etch_call_args(w.cx, f, &arg, 1, NULL, 0, NULL), -1);
    failed(&w, NULL, ETCH_EINVAL, "is asked for as a number at");
    assert_int_equal(etch_function_abstract(w.cx, g, &arg, 1, &types, NULL), ETCH_EINVAL);
    RUN(&w, g, arg);
    HAS(&w, c.v[0], 2, 4);
    etch_spec_release(&flag);
    etch_function_release(&f);
    etch_function_release(&g);
    release_all(&c);
    world_end(&w);
}

static void assign_arg(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args;
    c->n_bodies++;
    etch_tensor *y = etch_variable_assign(cx, c->v[0], args[0].tensor);
    etch_return(out, etch_tensor_dim_of(cx, y, 0));
}

/* The size of what is written is not known while it is traced: it is checked when it runs, as one that does not fit
 * is then. */
static void test_sizes_are_checked(void **state)
{
    (void)state;
    for (int is_declared = 0; is_declared < 2; is_declared++) {
        world w;
        world_begin(&w);
        closure c = { .v = { VECTOR(&w, "v", 1, 2, 3) } };
        etch_spec *any = NULL;
        must(&w, etch_spec_parse(w.cx, "f32[?]", &any));
        etch_function_options o = { .structured = assign_arg };
        if (is_declared)
            o.input_signature = &any, o.n_input_signature = 1;
        etch_function *f = etch_function_new(w.cx, "f", NULL, &c, &o);
        RUN(&w, f, ETCH_ARG_TENSOR(NUMBERS(&w, 4, 5, 6)));
        for (int n = 0; n < 3; n++) {
            etch_arg x = ETCH_ARG_TENSOR(FULL(&w, 1, (int64_t[]){ 0, 1, 4 }[n]));
            assert_int_equal(etch_call_args(w.cx, f, &x, 1, NULL, 0, NULL), -1);
            failed(&w, NULL, ETCH_ESHAPE, "");
        }
        RUN(&w, f, ETCH_ARG_TENSOR(NUMBERS(&w, 7, 8, 9)));
        HAS(&w, c.v[0], 7, 8, 9);
        assert_int_equal(c.n_bodies, 1);
        etch_spec_release(&any);
        etch_function_release(&f);
        release_all(&c);
        world_end(&w);
    }
}

static void assign_wide(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args;
    etch_tensor *y = etch_variable_assign(cx, c->v[0], args[0].tensor);
    etch_return(out, etch_tensor_dim_of(cx, y, 0));
}

/* f32[3,2] has as many elements as f32[2,3]. */
static void test_each_size_is_checked(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_spec *any = NULL;
    closure c = { .v = { etch_variable_new(w.cx, FULL(&w, 0, 2, 3), NULL) } };
    must(&w, etch_spec_parse(w.cx, "f32[?, ?]", &any));
    etch_function *f = etch_function_new(
        w.cx, "f", NULL, &c,
        &(etch_function_options){ .structured = assign_wide, .input_signature = &any, .n_input_signature = 1 });
    RUN(&w, f, ETCH_ARG_TENSOR(FULL(&w, 1, 2, 3)));
    etch_arg x = ETCH_ARG_TENSOR(FULL(&w, 2, 3, 2));
    assert_int_equal(etch_call_args(w.cx, f, &x, 1, NULL, 0, NULL), -1);
    failed(&w, NULL, ETCH_ESHAPE, "");
    HAS(&w, c.v[0], 1, 1, 1, 1, 1, 1);
    etch_spec_release(&any);
    etch_function_release(&f);
    release_all(&c);
    world_end(&w);
}

static void test_wrong_types(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = { VECTOR(&w, "v", 1, 2, 3) } };
    etch_function *f = structured(&w, assign_arg, &c, ETCH_SYMBOLIC);
    static const struct {
        int rank;
        int64_t dims[2];
        etch_dtype dtype;
        etch_status status;
        const char *message;
    } rows[] = {
        { 1, { 4 }, ETCH_F32, ETCH_ESHAPE, "'f': variable 'v' is f32[3]: assign: the value is f32[s0]" },
        { 2, { 3, 1 }, ETCH_F32, ETCH_ESHAPE, "variable 'v' is f32[3]: assign: the value is f32[s0, s1]" },
        { 0, { 0 }, ETCH_F32, ETCH_ESHAPE, "variable 'v' is f32[3]: assign: the value is f32[]" },
        { 1, { 3 }, ETCH_F64, ETCH_EDTYPE, "variable 'v' is f32[3]: assign: the value is f64[s0]" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        etch_arg x = ETCH_ARG_TENSOR(etch_cast(w.cx, full(&w, 1, rows[i].dims, rows[i].rank), rows[i].dtype));
        assert_int_equal(etch_call_args(w.cx, f, &x, 1, NULL, 0, NULL), -1);
        failed(&w, NULL, rows[i].status, rows[i].message);
    }
    HAS(&w, c.v[0], 1, 2, 3);
    etch_function_release(&f);
    release_all(&c);
    world_end(&w);
}

/* Names and ranges of sizes are checked at the end, for all variables before the first gets its value. */
static void test_names_of_sizes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    const etch_size square[] = { { .size = ETCH_ANY_SIZE, .name = "n", .hi = 4 }, ETCH_NAMED_SIZE("n") };
    closure c = { .v = { etch_variable_new(w.cx, FULL(&w, 0, 1, 1),
                                           &(etch_variable_options){ .name = "m", .sizes = square, .rank = 2 }) } };
    etch_function *f = structured(&w, assign_wide, &c, ETCH_SYMBOLIC);
    RUN(&w, f, ETCH_ARG_TENSOR(FULL(&w, 1, 3, 3)));
    expect_dims(etch_variable_read(w.cx, c.v[0]), 2, DIMS(3, 3));
    etch_arg x = ETCH_ARG_TENSOR(FULL(&w, 1, 2, 3));
    assert_int_equal(etch_call_args(w.cx, f, &x, 1, NULL, 0, NULL), -1);
    failed(&w, NULL, ETCH_ESHAPE, "variable 'm' is f32[n: 0..4, n: 0..4]: the new value is f32[2,3]");
    x = ETCH_ARG_TENSOR(FULL(&w, 1, 5, 5));
    assert_int_equal(etch_call_args(w.cx, f, &x, 1, NULL, 0, NULL), -1);
    failed(&w, NULL, ETCH_ESHAPE, "the new value is f32[5,5]");
    expect_dims(etch_variable_read(w.cx, c.v[0]), 2, DIMS(3, 3));
    etch_function_release(&f);
    release_all(&c);
    world_end(&w);
}

static void assign_to_arg(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)out, (void)user;
    etch_variable_assign(cx, etch_arg_variable(&args[0]), args[1].tensor);
}

/* A trace for a variable with open sizes serves one with known sizes, which then must keep them. */
static void test_narrower_argument(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = structured(&w, assign_to_arg, NULL, ETCH_SYMBOLIC);
    etch_variable *open = OPEN_VECTOR(&w, "open", 1), *narrow = VECTOR(&w, "narrow", 1, 2);
    RUN(&w, f, etch_variable_arg(open), ETCH_ARG_TENSOR(NUMBERS(&w, 1, 2, 3)));
    RUN(&w, f, etch_variable_arg(narrow), ETCH_ARG_TENSOR(NUMBERS(&w, 3, 4)));
    HAS(&w, open, 1, 2, 3);
    HAS(&w, narrow, 3, 4);
    etch_arg args[] = { etch_variable_arg(narrow), ETCH_ARG_TENSOR(NUMBERS(&w, 1, 2, 3)) };
    assert_int_equal(etch_call_args(w.cx, f, args, 2, NULL, 0, NULL), -1);
    failed(&w, NULL, ETCH_ESHAPE, "variable 'narrow' is f32[2]: the new value is f32[3]");
    HAS(&w, narrow, 3, 4);
    etch_variable_release(&open);
    etch_variable_release(&narrow);
    etch_function_release(&f);
    world_end(&w);
}

/* A relaxed trace is for variables of other sizes than the one it was traced with; what it writes must fit each. */
static void test_relaxed_arguments(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = structured(&w, assign_to_arg, NULL, ETCH_RELAX);
    etch_variable *v[4];
    static const float x[4] = { 1, 2, 3, 4 };
    for (int64_t n = 1; n <= 4; n++) {
        v[n - 1] = vector(&w, "v", (float[4]){ 0 }, n);
        RUN(&w, f, etch_variable_arg(v[n - 1]), ETCH_ARG_TENSOR(numbers(&w, x, n)));
        has(&w, v[n - 1], x, n);
        assert_int_equal(n_traces(f), n < 2 ? n : 2);
    }
    for (int64_t n = 1; n <= 4; n++) {
        etch_arg args[] = { etch_variable_arg(v[n - 1]), ETCH_ARG_TENSOR(numbers(&w, (float[5]){ 0 }, n + 1)) };
        assert_int_equal(etch_call_args(w.cx, f, args, 2, NULL, 0, NULL), -1);
        failed(&w, NULL, ETCH_ESHAPE, "variable 'v' is f32[");
        has(&w, v[n - 1], x, n);
    }
    assert_int_equal(n_traces(f), 2);
    for (int i = 0; i < 4; i++)
        etch_variable_release(&v[i]);
    etch_function_release(&f);
    world_end(&w);
}

static void count_up(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args;
    c->n_bodies++;
    etch_tensor *y = etch_variable_read(cx, c->v[0]);
    y = etch_add(cx, etch_sum(cx, y, ETCH_ALL_AXES, false), args[0].tensor);
    etch_return(out, etch_variable_assign(cx, c->v[0], y));
}

/* A variable of any rank: planned per rank, as arguments of unknown rank are. */
static void test_any_rank(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = {
                      etch_variable_new(w.cx, FULL(&w, 1, 2, 3), &(etch_variable_options){ .rank = ETCH_ANY_RANK }) } };
    etch_function *f = structured(&w, count_up, &c, ETCH_SYMBOLIC);
    for (int i = 0; i < 3; i++)
        RUN(&w, f, ETCH_ARG_TENSOR(etch_scalar(w.cx, ETCH_F32, 1)));
    HAS(&w, c.v[0], 9);
    etch_variable_assign(w.cx, c.v[0], NUMBERS(&w, 1, 2, 3));
    RUN(&w, f, ETCH_ARG_TENSOR(etch_scalar(w.cx, ETCH_F32, 0)));
    HAS(&w, c.v[0], 6);
    assert_int_equal(c.n_bodies, 1);
    etch_function_release(&f);
    release_all(&c);
    world_end(&w);
}

int etch_test_variable_sizes(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_open_sizes),
        cmocka_unit_test(test_sizes_are_guarded),
        cmocka_unit_test(test_no_numbers_from_types),
        cmocka_unit_test(test_sizes_are_checked),
        cmocka_unit_test(test_each_size_is_checked),
        cmocka_unit_test(test_wrong_types),
        cmocka_unit_test(test_names_of_sizes),
        cmocka_unit_test(test_narrower_argument),
        cmocka_unit_test(test_relaxed_arguments),
        cmocka_unit_test(test_any_rank),
    };
    return cmocka_run_group_tests_name("trace/variable_sizes", tests, NULL, NULL);
}
