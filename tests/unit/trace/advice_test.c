/* Advice: each kind provoked by real calls; what the replay claims is then done, and the traces are counted; and advice that would
 * be wrong is not given. */
#include "unit/trace/event_testing.h"

static uint64_t traces_of(stage *s) { return etch_function_get_stats(s->f).n_traces; }

static const etch_function_options exact = { .policy = ETCH_EXACT };
static const etch_function_options exact_number = { .policy = ETCH_EXACT, .structured = times_number };
static const etch_function_options exact_first = { .policy = ETCH_EXACT, .structured = first_times_itself };
static const etch_function_options symbolic_first = { .policy = ETCH_SYMBOLIC, .structured = first_times_itself };

/* --- tensors ------------------------------------------------------------------------------------------------------------------ */

static void tensor_in_place_of_a_literal(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "scale", NULL, exact_number);
    for (int i = 0; i < 6; i++)
        CALL(&s, X32(&s, 4), ETCH_ARG_INT(10 + i));
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_TENSOR);
    assert_string_equal(e->advice.text, "pass args[1] as a scalar tensor, not as a literal");
    EXPECT_REPLAY(e, 5, 5, 1, 6);
    stage_function(&s, "scale", NULL, exact_number);
    for (int i = 0; i < 6; i++)
        CALL(&s, X32(&s, 4), ETCH_ARG_TENSOR(etch_scalar(s.cx, ETCH_F32, 10 + i)));
    assert_int_equal(traces_of(&s), 1);
    /* Floats; two of them; by keyword. */
    stage_function(&s, "scale", NULL, exact_number);
    CALL(&s, X32(&s, 4), labelled("lr", ETCH_ARG_FLOAT(0.75)), labelled("decay", ETCH_ARG_FLOAT(3)));
    CALL(&s, X32(&s, 4), labelled("lr", ETCH_ARG_FLOAT(0.25)), labelled("decay", ETCH_ARG_FLOAT(4)));
    e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_TENSOR);
    assert_string_equal(e->advice.text, "pass kwargs['decay'] and kwargs['lr'] as scalar tensors, not as literals");
    stage_end(&s);
}

/* Under the symbolic policy sizes that change as well do not hide it; a guard on a size does, for then it may be the size. */
static void tensor_where_sizes_do_not_count(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "scale", NULL, (etch_function_options){ .structured = times_number });
    for (int i = 0; i < 6; i++)
        CALL(&s, X32(&s, 4 + i), ETCH_ARG_FLOAT(10 + i));
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_TENSOR);
    EXPECT_REPLAY(e, 5, 5, 1, 6);
    stage_function(&s, "scale", NULL, (etch_function_options){ .structured = times_number });
    for (int i = 0; i < 6; i++)
        CALL(&s, X32(&s, 4 + i), ETCH_ARG_TENSOR(etch_scalar(s.cx, ETCH_F32, 10 + i)));
    assert_int_equal(traces_of(&s), 1); /* as it was said */
    stage_end(&s);
}

/* The replay sees which calls coincide: two shapes need two traces, however many numbers there are. */
static void tensor_where_shapes_differ_too(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "scale", NULL, exact_number);
    for (int i = 0; i < 5; i++) {
        CALL(&s, X32(&s, 4), ETCH_ARG_INT(10 + i));
        CALL(&s, X32(&s, 5), ETCH_ARG_INT(10 + i));
    }
    CALL(&s, X32(&s, 5), ETCH_ARG_INT(20));
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_TENSOR);
    EXPECT_REPLAY(e, 9, 10, 2, 11);
    stage_end(&s);
}

/* A number that decides how much is traced cannot be a tensor. */
static void repeats(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n;
    (void)user;
    etch_tensor *x = args[0].tensor;
    for (int64_t i = 0; i < args[1].literal.i; i++)
        x = etch_mul(cx, x, args[0].tensor);
    etch_return(out, x);
}

static void no_tensor_where_the_number_shapes_the_graph(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "power", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = repeats });
    for (int i = 1; i < 6; i++) {
        CALL(&s, X32(&s, 4), ETCH_ARG_INT(i));
        EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    }
    stage_end(&s);
}

static void sums_along(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n;
    (void)user;
    etch_return(out, etch_sum(cx, args[0].tensor, ETCH_INTS(args[1].literal.i), true));
}

static void fills(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n;
    (void)user;
    etch_tensor *zeros = etch_fill(cx, etch_int_list(cx, &args[1].literal.i, 1), etch_scalar(cx, ETCH_F32, 0));
    etch_return(out, etch_concat(cx, (etch_tensor *[]){ args[0].tensor, zeros }, 2, 0));
}

/* Nor can one that is an attribute of an op, or a size. */
static void no_tensor_where_the_number_is_an_attribute(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "sum", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = sums_along });
    CALL(&s, X32(&s, 2, 2, 2, 2), ETCH_ARG_INT(0));
    CALL(&s, X32(&s, 2, 2, 2, 2), ETCH_ARG_INT(1));
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    stage_function(&s, "fill", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = fills });
    CALL(&s, X32(&s, 2), ETCH_ARG_INT(3));
    CALL(&s, X32(&s, 2), ETCH_ARG_INT(4));
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    stage_end(&s);
}

/* --- it is right ---------------------------------------------------------------------------------------------------------------- */

static void right_for_flags(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", NULL, exact_first);
    for (int i = 0; i < 10; i++)
        CALL(&s, X32(&s, 4), labelled("training", ETCH_ARG_BOOL(true)));
    CALL(&s, X32(&s, 4), labelled("training", ETCH_ARG_BOOL(false)));
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_RIGHT);
    assert_string_equal(e->advice.text, "none needed: one trace per value of kwargs['training'] is right");
    EXPECT_REPLAY(e, 9, 10, 2, 2);
    CALL(&s, X32(&s, 4), labelled("training", ETCH_ARG_NONE));
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_RIGHT);
    static const etch_literal_kind kinds[] = { ETCH_LITERAL_STR, ETCH_LITERAL_BYTES, ETCH_LITERAL_ENUM };
    for (int i = 0; i < 3; i++) {
        stage_function(&s, "f", NULL, exact_first);
        CALL(&s, X32(&s, 4), a_text_arg(kinds[i], "mean"));
        CALL(&s, X32(&s, 4), a_text_arg(kinds[i], "mean"));
        CALL(&s, X32(&s, 4), a_text_arg(kinds[i], "sum"));
        EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_RIGHT);
    }
    stage_end(&s);
}

/* Few numbers, each used many times, are flags as well. */
static void right_for_few_numbers_that_come_back(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", NULL, exact_number);
    for (int value = 1; value <= 5; value++) {
        CALL(&s, X32(&s, 4), ETCH_ARG_INT(value));
        if (value > 1)
            EXPECT_ADVICE(last_event(&s), value <= 3 ? ETCH_ADVICE_RIGHT : ETCH_ADVICE_TENSOR);
        for (int i = 0; i < 4; i++)
            CALL(&s, X32(&s, 4), ETCH_ARG_INT(value));
    }
    stage_end(&s);
}

static void right_for_dtype_rank_and_structure(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", NULL, exact_first);
    etch_arg items[] = { ETCH_ARG_INT(1), ETCH_ARG_INT(2) };
    etch_arg one = { .kind = ETCH_SPEC_LIST, .n = 1, .items = items },
             two = { .kind = ETCH_SPEC_LIST, .n = 2, .items = items };
    for (int i = 0; i < 3; i++)
        CALL(&s, X32(&s, 4, 8), one);
    CALL(&s, X64(&s, 4, 8), one);
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_RIGHT);
    expect_part(e->advice.text, "one trace per dtype of args[0] is right");
    EXPECT_REPLAY(e, 2, 3, 2, 2);
    CALL(&s, X32(&s, 4, 8), two);
    e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_RIGHT);
    expect_part(e->advice.text, "one trace per structure of args[1] is right");
    CALL(&s, X32(&s, 32), one);
    e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_RIGHT);
    expect_part(e->advice.text, "one trace per rank of args[0] is right");
    stage_end(&s);
}

static void right_for_a_rank_under_relax(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", twice, (etch_function_options){ .policy = ETCH_RELAX });
    CALL(&s, X32(&s, 4, 8));
    CALL(&s, X32(&s, 4, 8));
    CALL(&s, X32(&s, 4));
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_RIGHT);
    expect_part(e->advice.text, "ETCH_RELAX has made one for any rank");
    stage_end(&s);
}

/* What never comes back was not needed for long: that is not called right. */
static void not_right_for_a_flood_of_texts(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", NULL, exact_first);
    for (int i = 0; i < 20; i++) {
        char text[32];
        snprintf(text, sizeof text, "name %d", i);
        CALL(&s, X32(&s, 4), a_text_arg(ETCH_LITERAL_STR, text));
    }
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    stage_end(&s);
}

/* --- objects ---------------------------------------------------------------------------------------------------------------- */

static void keep_object(void **state)
{
    (void)state;
    enum { N = 5 };
    stage s;
    stage_begin(&s);
    gadget g[N];
    etch_identity *ids[N];
    for (int alike = 0; alike <= 1; alike++) {
        for (int i = 0; i < N; i++) {
            g[i] = (gadget){ i, alike ? 7 : i, false };
            ids[i] = identity_of(&s, &g[i]);
        }
        stage_function(&s, "f", NULL, exact_first);
        for (int i = 0; i < N; i++)
            CALL(&s, X32(&s, 4), an_identity(ids[i]));
        const etch_event *e = last_event(&s);
        EXPECT_ADVICE(e, ETCH_ADVICE_KEEP_OBJECT);
        expect_part(e->advice.text, "make the object at args[1] once");
        EXPECT_REPLAY(e, N - 1, N - 1, 1, N);
        (alike ? expect_part : expect_no_part)(e->advice.text, "ETCH_SYMBOLIC, for which they are alike");
        /* Taken: the same object each time; or the policy, where they are alike. */
        stage_function(&s, "f", NULL, exact_first);
        for (int i = 0; i < N; i++)
            CALL(&s, X32(&s, 4), an_identity(ids[0]));
        assert_int_equal(traces_of(&s), 1);
        stage_function(&s, "f", NULL, symbolic_first);
        for (int i = 0; i < N; i++)
            CALL(&s, X32(&s, 4), an_identity(ids[i]));
        assert_int_equal(traces_of(&s), alike ? 1 : N);
        for (int i = 0; i < N; i++)
            etch_identity_release(&ids[i]);
    }
    stage_end(&s);
}

static void keep_object_that_died(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    gadget g[4];
    stage_function(&s, "f", NULL, exact_first);
    for (int i = 0; i < 4; i++) {
        g[i] = (gadget){ i, 7, false };
        etch_identity *id = identity_of(&s, &g[i]);
        CALL(&s, X32(&s, 4), an_identity(id));
        etch_identity_died(id);
        etch_identity_release(&id);
    }
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_OBJECT_DIED);
    EXPECT_ADVICE(e, ETCH_ADVICE_KEEP_OBJECT);
    expect_part(e->advice.text, "once and keep it");
    expect_no_part(e->advice.text, "ETCH_SYMBOLIC"); /* nothing is alike to what is gone */
    EXPECT_REPLAY(e, 3, 3, 1, 4);
    stage_end(&s);
}

/* Values that are not equal but alike; values that are neither. */
static void values(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    gadget g[3] = { { 1, 7, false }, { 2, 7, false }, { 3, 8, false } };
    stage_function(&s, "f", NULL, exact_first);
    CALL(&s, X32(&s, 4), a_value(&g[0]));
    CALL(&s, X32(&s, 4), a_value(&g[1]));
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_KEEP_OBJECT);
    expect_part(e->advice.text, "ETCH_SYMBOLIC");
    EXPECT_REPLAY(e, 1, 1, 1, 2);
    stage_function(&s, "f", NULL, symbolic_first);
    CALL(&s, X32(&s, 4), a_value(&g[0]));
    CALL(&s, X32(&s, 4), a_value(&g[1]));
    assert_int_equal(traces_of(&s), 1);
    stage_function(&s, "f", NULL, exact_first);
    CALL(&s, X32(&s, 4), a_value(&g[0]));
    CALL(&s, X32(&s, 4), a_value(&g[2]));
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE); /* they differ, the caller says */
    stage_end(&s);
}

static void times_factor(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n;
    etch_return(out, etch_mul(cx, args[0].tensor, etch_scalar(cx, ETCH_F32, *(const int *)user)));
}

/* Two objects, used again and again, that give two graphs: one trace each is right. */
static void right_for_objects_that_come_back(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    int factor = 2;
    gadget g[2] = { { 1, 1, false }, { 2, 2, false } };
    etch_identity *ids[2] = { identity_of(&s, &g[0]), identity_of(&s, &g[1]) };
    s.f = etch_function_new(
        s.cx, "f", NULL, &factor,
        &(etch_function_options){ .policy = ETCH_EXACT, .structured = times_factor, .max_entries = 9 });
    for (int i = 0; i < 4; i++)
        CALL(&s, X32(&s, 4), an_identity(ids[0]));
    factor = 3; /* as if it were in the object */
    CALL(&s, X32(&s, 4), an_identity(ids[1]));
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_RIGHT);
    expect_part(e->advice.text, "one trace per object at args[1] is right");
    EXPECT_REPLAY(e, 3, 4, 2, 2);
    etch_identity_release(&ids[0]);
    etch_identity_release(&ids[1]);
    stage_end(&s);
}

/* What ETCH_SYMBOLIC would do is replayed with the guards: where sizes were asked for as well, it does not help as much. */
static void asks_for_rows(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n;
    (void)user;
    int64_t rows = etch_size_number(cx, etch_tensor_dim_of(cx, args[0].tensor, 0));
    etch_return(out, etch_mul(cx, args[0].tensor, etch_scalar(cx, ETCH_F32, (double)rows)));
}

static void alike_objects_beside_a_size_that_is_asked_for(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    gadget g[4];
    etch_identity *ids[4];
    etch_function_options o = { .policy = ETCH_EXACT, .structured = asks_for_rows };
    stage_function(&s, "f", NULL, o);
    for (int i = 0; i < 4; i++) {
        g[i] = (gadget){ i, 7, false };
        ids[i] = identity_of(&s, &g[i]);
        CALL(&s, X32(&s, i < 2 ? 4 : 5), an_identity(ids[i]));
    }
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_KEEP_OBJECT);
    EXPECT_REPLAY(e, 2, 3, 2, 4);
    o.policy = ETCH_SYMBOLIC;
    stage_function(&s, "f", NULL, o);
    for (int i = 0; i < 4; i++)
        CALL(&s, X32(&s, i < 2 ? 4 : 5), an_identity(ids[i]));
    assert_int_equal(traces_of(&s), 2);
    for (int i = 0; i < 4; i++)
        etch_identity_release(&ids[i]);
    stage_end(&s);
}

/* --- several at once ------------------------------------------------------------------------------------------------------------ */

static void mixed(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", NULL, exact_number);
    for (int i = 0; i < 5; i++)
        CALL(&s, X32(&s, 4 + i), ETCH_ARG_INT(10 + i)); /* both change each time */
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_FREE_SIZE);
    expect_part(e->advice.text, "pass numbers as tensors at args[1]");
    expect_part(e->advice.text, "leave args[0].shape[0] free");
    EXPECT_REPLAY(e, 4, 4, 1, 5);
    stage_function(&s, "f", NULL, (etch_function_options){ .structured = times_number });
    for (int i = 0; i < 5; i++)
        CALL(&s, X32(&s, 4 + i), ETCH_ARG_TENSOR(etch_scalar(s.cx, ETCH_F32, 10 + i)));
    assert_int_equal(traces_of(&s), 1);
    stage_end(&s);
}

/* A new dtype needs its trace, whatever else is different. */
static void mixed_with_what_cannot_change(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", twice, exact);
    CALL(&s, X32(&s, 4));
    CALL(&s, X64(&s, 5));
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE); /* the first was used once: nothing says that both are needed */
    CALL(&s, X64(&s, 5));
    CALL(&s, sized(&s, ETCH_F16, SIZES(6)));
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_RIGHT);
    /* With a flag that has been seen before, the size is what made the difference. */
    stage_function(&s, "f", NULL, exact_first);
    CALL(&s, X32(&s, 4), ETCH_ARG_BOOL(true), ETCH_ARG_BOOL(true));
    CALL(&s, X32(&s, 5), ETCH_ARG_BOOL(false), ETCH_ARG_BOOL(false));
    CALL(&s, X32(&s, 6), ETCH_ARG_BOOL(true), ETCH_ARG_BOOL(true));
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_FREE_SIZE);
    EXPECT_REPLAY(e, 1, 2, 2, 3);
    stage_end(&s);
}

/* --- functions made again --------------------------------------------------------------------------------------------------------- */

static void make_once(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    for (int i = 0; i < 4; i++) {
        stage_function(&s, "step", twice, exact);
        CALL(&s, X32(&s, 4));
        CALL(&s, X32(&s, 4));
    }
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_REMADE);
    EXPECT_ADVICE(e, ETCH_ADVICE_MAKE_ONCE);
    assert_string_equal(e->advice.text,
                        "make 'step' once and keep it: 4 functions of the same code were made and traced");
    EXPECT_REPLAY(e, 6, 6, 1, 4); /* the seventh call */
    stage_function(&s, "step", twice, exact);
    for (int i = 0; i < 7; i++)
        CALL(&s, X32(&s, 4));
    assert_int_equal(traces_of(&s), 1);
    stage_end(&s);
}

static etch_tensor *times_user(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    return etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, *(const int *)user));
}

/* Functions of one code that compute different things are made more than once for a reason. */
static void not_make_once_for_different_functions(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    int factors[] = { 2, 3, 4 };
    etch_function *f[3];
    for (int i = 0; i < 3; i++) {
        f[i] = etch_function_new(s.cx, "layer", times_user, &factors[i], &exact);
        etch_arg x = X32(&s, 4);
        assert_non_null(etch_call1(s.cx, f[i], &x.tensor, 1));
    }
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_REMADE);
    EXPECT_ADVICE(e, ETCH_ADVICE_NONE);
    /* The second of them made once more is. */
    etch_function *again = etch_function_new(s.cx, "layer", times_user, &factors[1], &exact);
    etch_arg x = X32(&s, 4);
    assert_non_null(etch_call1(s.cx, again, &x.tensor, 1));
    e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_MAKE_ONCE);
    EXPECT_REPLAY(e, 1, 3, 3, 4);
    etch_function_release(&again);
    for (int i = 0; i < 3; i++)
        etch_function_release(&f[i]);
    stage_end(&s);
}

static etch_tensor *times_captured(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    return etch_mul(cx, in[0], *(etch_tensor **)user);
}

static void make_once_with_captures(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    etch_tensor *w[2] = { FULL(&s.w, 1, 16, 16), FULL(&s.w, 2, 16, 16) };
    etch_function *f[2];
    for (int i = 0; i < 2; i++) {
        f[i] = etch_function_new(s.cx, "layer", times_captured, &w[i], &exact);
        etch_arg x = X32(&s, 16, 16);
        assert_non_null(etch_call1(s.cx, f[i], &x.tensor, 1));
    }
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_MAKE_ONCE);
    expect_part(e->advice.text, "the 1 tensor that it captures can be arguments");
    for (int i = 0; i < 2; i++)
        etch_function_release(&f[i]);
    stage_end(&s);
}

/* --- room ------------------------------------------------------------------------------------------------------------------------- */

static void in_turn(stage *s, int n, int rounds)
{
    for (int i = 0; i < n * rounds; i++)
        CALL(s, X32(s, 4 + i % n), ETCH_ARG_BOOL(true));
}

static void more_room(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    etch_function_options o = { .policy = ETCH_EXACT, .structured = first_times_itself, .max_entries = 2 };
    stage_function(&s, "f", NULL, o);
    in_turn(&s, 3, 2);
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_WAS_DROPPED);
    EXPECT_ADVICE(e, ETCH_ADVICE_MORE_ROOM);
    assert_string_equal(e->advice.text, "let the cache hold 3 entries (max_entries is 2)");
    assert_int_equal(e->advice.n_traces_after, 3);
    assert_int_equal(e->advice.n_hits, e->advice.n_calls + 1 - 3);
    o.max_entries = 3;
    stage_function(&s, "f", NULL, o);
    in_turn(&s, 3, 2);
    assert_int_equal(traces_of(&s), 3);
    stage_end(&s);
}

static void more_room_in_bytes(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    etch_function_options o = { .policy = ETCH_EXACT, .structured = times_number };
    stage_function(&s, "f", NULL, o);
    CALL(&s, X32(&s, 4), ETCH_ARG_FLOAT(1));
    size_t one = etch_function_get_stats(s.f).bytes;
    o.max_bytes = one / 2; /* not even room for a graph and its plan */
    stage_function(&s, "f", NULL, o);
    for (int i = 0; i < 6; i++)
        CALL(&s, X32(&s, 4), ETCH_ARG_FLOAT(i % 3));
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_WAS_DROPPED);
    EXPECT_ADVICE(e, ETCH_ADVICE_MORE_ROOM);
    unsigned long long bytes = 0;
    const char *about = strstr(e->advice.text, "about ");
    assert_non_null(about);
    bytes = strtoull(about + 6, NULL, 10);
    assert_true(bytes >= 3 * one * 9 / 10 && bytes <= 3 * one * 11 / 10);
    o.max_bytes = bytes * 11 / 10;
    stage_function(&s, "f", NULL, o);
    for (int i = 0; i < 6; i++)
        CALL(&s, X32(&s, 4), ETCH_ARG_FLOAT(i % 3));
    assert_int_equal(traces_of(&s), 3);
    stage_end(&s);
}

/* What the caller cleared did not lack room. */
static void no_more_room_for_what_was_cleared(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", twice, exact);
    CALL(&s, X32(&s, 4));
    etch_function_clear(s.cx, s.f);
    CALL(&s, X32(&s, 4));
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_WAS_DROPPED);
    EXPECT_ADVICE(e, ETCH_ADVICE_NONE);
    stage_end(&s);
}

/* --- bounds ----------------------------------------------------------------------------------------------------------------------- */

/* Only the last calls are replayed; what is said of them is right. */
static void only_the_last_are_replayed(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", twice, exact);
    for (int i = 0; i < 200; i++) {
        etch_scope scope = etch_scope_begin(s.cx);
        CALL(&s, X32(&s, 4 + i));
        CALL(&s, X32(&s, 4 + i));
        etch_scope_end(s.cx, scope);
    }
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_FREE_SIZE);
    uint64_t n = e->advice.n_traces_before;
    assert_true(n >= 16 && n <= 200);
    EXPECT_REPLAY(e, 2 * (n - 1), 2 * (n - 1), 1, n);
    stage_end(&s);
}

/* Calls with very many parts still get what can be had at a bounded cost. */
static void calls_with_many_parts(void **state)
{
    (void)state;
    enum { N = 6000 };
    static etch_arg items[N];
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", NULL, exact_first);
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < N; i++)
            items[i] = ETCH_ARG_INT(i);
        items[N - 1] = ETCH_ARG_INT(-round);
        etch_arg list = { .kind = ETCH_SPEC_LIST, .n = N, .items = items };
        CALL(&s, X32(&s, 4), list);
    }
    const etch_event *e = last_event(&s);
    EXPECT_KIND(e, ETCH_EVENT_NEW_SIGNATURE);
    EXPECT_ADVICE(e, ETCH_ADVICE_NONE);
    expect_difference(e, 0, "args[1][5999]", "literal -1", "literal -2");
    assert_true(strlen(e->signature) > 0);
    stage_end(&s);
}

int etch_test_advice(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tensor_in_place_of_a_literal),
        cmocka_unit_test(tensor_where_sizes_do_not_count),
        cmocka_unit_test(tensor_where_shapes_differ_too),
        cmocka_unit_test(no_tensor_where_the_number_shapes_the_graph),
        cmocka_unit_test(no_tensor_where_the_number_is_an_attribute),
        cmocka_unit_test(right_for_flags),
        cmocka_unit_test(right_for_few_numbers_that_come_back),
        cmocka_unit_test(right_for_dtype_rank_and_structure),
        cmocka_unit_test(right_for_a_rank_under_relax),
        cmocka_unit_test(not_right_for_a_flood_of_texts),
        cmocka_unit_test(keep_object),
        cmocka_unit_test(keep_object_that_died),
        cmocka_unit_test(values),
        cmocka_unit_test(right_for_objects_that_come_back),
        cmocka_unit_test(alike_objects_beside_a_size_that_is_asked_for),
        cmocka_unit_test(mixed),
        cmocka_unit_test(mixed_with_what_cannot_change),
        cmocka_unit_test(make_once),
        cmocka_unit_test(not_make_once_for_different_functions),
        cmocka_unit_test(make_once_with_captures),
        cmocka_unit_test(more_room),
        cmocka_unit_test(more_room_in_bytes),
        cmocka_unit_test(no_more_room_for_what_was_cleared),
        cmocka_unit_test(only_the_last_are_replayed),
        cmocka_unit_test(calls_with_many_parts),
    };
    return cmocka_run_group_tests_name("trace/advice", tests, NULL, NULL);
}
