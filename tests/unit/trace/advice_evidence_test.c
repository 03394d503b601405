/* Advice that nothing backs is withheld, whether or not the traces that would say so are still in the cache; and what does back it is
 * not forgotten when they go. What is advised is then done, and the traces are counted. */
#include "unit/trace/event_testing.h"

static uint64_t traces_of(stage *s) { return etch_function_get_stats(s->f).n_traces; }

/* A call that is refused. */
static void refuse(stage *s, const etch_arg *args, int n)
{
    assert_false(try_args(s, args, n));
    etch_error_clear(s->cx);
    EXPECT_KIND(last_event(s), ETCH_EVENT_REFUSED);
}
#define REFUSE(s, ...) \
    refuse((s), (etch_arg[]){ __VA_ARGS__ }, (int)(sizeof((etch_arg[]){ __VA_ARGS__ }) / sizeof(etch_arg)))

/* Ways for a trace not to be there when it is asked what it was like. */
static const etch_function_options strict = { .policy = ETCH_STRICT }, three = { .budget = { .max_traces = 3 } };

/* --- numbers ----------------------------------------------------------------------------------------------------------------- */

static void sums_along(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n, (void)user;
    etch_return(out, etch_sum(cx, args[0].tensor, ETCH_INTS(args[1].literal.i), true));
}

/* An axis that no type shows. */
static void sums_up_along(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n, (void)user;
    etch_return(out, etch_cumsum(cx, args[0].tensor, args[1].literal.i, false, false));
}

static void repeats(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n, (void)user;
    etch_tensor *x = args[0].tensor;
    for (int64_t i = 0; i < args[1].literal.i; i++)
        x = etch_tanh(cx, x);
    etch_return(out, x);
}

/* How often a constant is used: each time leaves a node that another constant would not have. */
static void doubles(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n, (void)user;
    etch_tensor *x = args[0].tensor;
    for (int64_t i = 0; i < args[1].literal.i; i++)
        x = etch_mul(cx, x, etch_scalar(cx, ETCH_F32, 2));
    etch_return(out, etch_tanh(cx, x));
}

static void tiles(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n, (void)user;
    int64_t times[] = { args[1].literal.i, 1, 1, 1 };
    etch_return(out, etch_tile(cx, args[0].tensor, etch_int_list(cx, times, 4)));
}

/* Which of two results it is. */
static void chooses_result(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n, (void)user;
    etch_tensor *y[2] = { etch_tanh(cx, args[0].tensor), etch_neg(cx, args[0].tensor) };
    etch_return(out, y[args[1].literal.i % 2]);
}

/* Which of two operands. */
static void chooses_operand(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n, (void)user;
    etch_tensor *y[2] = { etch_tanh(cx, args[0].tensor), etch_neg(cx, args[0].tensor) };
    etch_return(out, etch_exp(cx, y[args[1].literal.i % 2]));
}

/* Nothing but a number that decides what is traced: no advice, however little there is to look at. */
static void no_tensor_where_the_number_decides(void **state)
{
    (void)state;
    static etch_structured_body *const bodies[] = { sums_along, sums_up_along,  repeats,        doubles,
                                                    tiles,      chooses_result, chooses_operand };
    static const etch_function_options options[] = { { .max_entries = 1000 },
                                                     { .max_entries = 1 },
                                                     { .policy = ETCH_EXACT },
                                                     { .policy = ETCH_EXACT, .max_entries = 1 } };
    stage s;
    stage_begin(&s);
    for (size_t b = 0; b < sizeof bodies / sizeof *bodies; b++) {
        etch_function_options o;
        for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
            o = options[i];
            o.structured = bodies[b];
            stage_function(&s, "f", NULL, o);
            for (int k = 0; k < 4; k++) {
                CALL(&s, X32(&s, 2, 2, 2, 2), ETCH_ARG_INT(k));
                if (k > 0) /* the first may be one of a function that is made again */
                    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
            }
        }
        o = strict;
        o.structured = bodies[b];
        stage_function(&s, "f", NULL, o);
        CALL(&s, X32(&s, 2, 2, 2, 2), ETCH_ARG_INT(0));
        REFUSE(&s, X32(&s, 2, 2, 2, 2), ETCH_ARG_INT(1));
        EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
        o = three;
        o.structured = bodies[b];
        stage_function(&s, "f", NULL, o);
        for (int k = 0; k < 3; k++)
            CALL(&s, X32(&s, 2, 2, 2, 2), ETCH_ARG_INT(k));
        REFUSE(&s, X32(&s, 2, 2, 2, 2), ETCH_ARG_INT(3));
        EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    }
    stage_end(&s);
}

/* A number that is a constant of the graph can be a tensor, also when there is but one entry to look at. */
static void tensor_where_the_other_traces_are_gone(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_EXACT; policy++) {
        etch_function_options o = { .policy = (etch_policy)policy, .structured = times_number, .max_entries = 1 };
        stage_function(&s, "f", NULL, o);
        for (int i = 0; i < 6; i++)
            CALL(&s, X32(&s, 4), ETCH_ARG_INT(10 + i));
        EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_TENSOR);
        EXPECT_REPLAY(last_event(&s), 5, 5, 1, 6);
        stage_function(&s, "f", NULL, o);
        for (int i = 0; i < 6; i++)
            CALL(&s, X32(&s, 4), ETCH_ARG_TENSOR(etch_scalar(s.cx, ETCH_F32, 10 + i)));
        assert_int_equal(traces_of(&s), 1);
    }
    stage_end(&s);
}

/* Of a call that is refused there is no graph: two of the past must show that the number is a constant. */
static void tensor_for_a_call_that_is_refused(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    etch_function_options o = strict;
    o.structured = times_number;
    stage_function(&s, "f", NULL, o);
    CALL(&s, X32(&s, 4), ETCH_ARG_INT(10));
    REFUSE(&s, X32(&s, 4), ETCH_ARG_INT(11));
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    o = three;
    o.structured = times_number;
    stage_function(&s, "f", NULL, o);
    for (int i = 0; i < 3; i++)
        CALL(&s, X32(&s, 4), ETCH_ARG_INT(10 + i));
    REFUSE(&s, X32(&s, 4), ETCH_ARG_INT(13));
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_TENSOR);
    EXPECT_REPLAY(last_event(&s), 3, 3, 1, 4);
    etch_function_clear(s.cx, s.f); /* that is remembered */
    REFUSE(&s, X32(&s, 4), ETCH_ARG_INT(13));
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_TENSOR);
    /* Twice the same number is no evidence: of course the graphs are one. */
    o.budget.max_traces = 2;
    stage_function(&s, "f", NULL, o);
    CALL(&s, X32(&s, 4), ETCH_ARG_INT(10));
    etch_function_clear(s.cx, s.f);
    CALL(&s, X32(&s, 4), ETCH_ARG_INT(10));
    REFUSE(&s, X32(&s, 4), ETCH_ARG_INT(11));
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    stage_end(&s);
}

static void tanh_unless_large(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n, (void)user;
    etch_tensor *y = etch_mul(cx, args[0].tensor, etch_scalar(cx, ETCH_F32, args[1].literal.f[0] + 0.5));
    etch_return(out, args[1].literal.f[0] < 100 ? etch_tanh(cx, y) : y);
}

/* What is claimed of all calls must hold for all: the nearest trace is not enough. */
static void no_tensor_where_one_of_the_past_is_different(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    for (size_t max_entries = 1; max_entries <= 9; max_entries += 8) {
        stage_function(&s, "f", NULL,
                       (etch_function_options){ .structured = tanh_unless_large, .max_entries = max_entries });
        CALL(&s, X32(&s, 4), ETCH_ARG_FLOAT(500));
        CALL(&s, X32(&s, 4), ETCH_ARG_FLOAT(10));
        CALL(&s, X32(&s, 4), ETCH_ARG_FLOAT(11)); /* a branch that it has in common with the one before */
        EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    }
    stage_end(&s);
}

static void times_rate(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n, (void)user;
    etch_tensor *rate = args[1].kind == ETCH_SPEC_TENSOR ? args[1].tensor
                                                         : etch_scalar(cx, ETCH_F32, args[1].literal.f[0]);
    etch_return(out, etch_tanh(cx, etch_mul(cx, args[0].tensor, rate)));
}

static void minus_rate(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n, (void)user;
    etch_tensor *rate = args[1].kind == ETCH_SPEC_TENSOR ? args[1].tensor
                                                         : etch_scalar(cx, ETCH_F32, args[1].literal.f[0]);
    etch_return(out, etch_tanh(cx, etch_sub(cx, args[0].tensor, rate)));
}

static void times_rate_if_there_is_one(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n, (void)user;
    double rate = args[1].literal.f[0];
    etch_tensor *x = etch_sub(cx, etch_scalar(cx, ETCH_F32, 1), args[0].tensor);
    etch_return(out, etch_tanh(cx, rate > 0 ? etch_mul(cx, x, etch_scalar(cx, ETCH_F32, rate)) : x));
}

/* x * 1 and x - 0 leave no node behind: that is not the number deciding what is traced. A branch on 0 is. */
static void tensor_where_a_number_is_folded_away(void **state)
{
    (void)state;
    static const double rates[] = { 0.5, 1, 0.25, 0, 3, 2 };
    enum { N = 6 };
    stage s;
    stage_begin(&s);
    for (size_t max_entries = 1; max_entries <= 9; max_entries += 8)
        for (int i_body = 0; i_body < 2; i_body++) {
            etch_function_options o = { .structured = i_body ? minus_rate : times_rate, .max_entries = max_entries };
            stage_function(&s, "f", NULL, o);
            for (int i = 0; i < N; i++) {
                CALL(&s, X32(&s, 4), ETCH_ARG_FLOAT(rates[i]));
                if (i > 0) {
                    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_TENSOR);
                    EXPECT_REPLAY(last_event(&s), (uint64_t)i, (uint64_t)i, 1, (uint64_t)i + 1);
                }
            }
            stage_function(&s, "f", NULL, o);
            for (int i = 0; i < N; i++)
                CALL(&s, X32(&s, 4), ETCH_ARG_TENSOR(etch_scalar(s.cx, ETCH_F32, rates[i])));
            assert_int_equal(traces_of(&s), 1);
        }
    stage_function(&s, "f", NULL, (etch_function_options){ .structured = times_rate_if_there_is_one });
    for (int i = 0; i < N; i++)
        CALL(&s, X32(&s, 4), ETCH_ARG_FLOAT(rates[i]));
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    /* How often there is such a constant counts as long as none of them could have been left out. */
    stage_function(&s, "f", NULL, (etch_function_options){ .structured = doubles });
    for (int i = 1; i < 4; i++)
        CALL(&s, X32(&s, 4), ETCH_ARG_INT(i));
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    stage_end(&s);
}

static void times_table(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n;
    etch_tensor *const *table = user;
    etch_return(out, etch_mul(cx, args[0].tensor, table[args[1].literal.i]));
}

/* The graphs are equal, but the number says which tensor is captured. */
static void no_tensor_where_the_number_chooses_a_capture(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    etch_tensor *table[3] = { FULL(&s.w, 1, 16, 16), FULL(&s.w, 2, 16, 16), FULL(&s.w, 3, 16, 16) };
    for (size_t max_entries = 1; max_entries <= 9; max_entries += 8) {
        etch_function_release(&s.f);
        s.f = etch_function_new(s.cx, "f", NULL, table,
                                &(etch_function_options){ .structured = times_table, .max_entries = max_entries });
        for (int k = 0; k < 3; k++) {
            CALL(&s, X32(&s, 16, 16), ETCH_ARG_INT(k));
            if (k > 0)
                EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
        }
    }
    stage_end(&s);
}

/* Numbers that are sizes, beside sizes that change: neither is advised. */
static void no_tensor_beside_a_size(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = repeats });
    for (int k = 0; k < 4; k++) {
        CALL(&s, X32(&s, 4 + k), ETCH_ARG_INT(k));
        EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    }
    stage_end(&s);
}

/* --- flags ------------------------------------------------------------------------------------------------------------------- */

/* A value that does not come back is no flag, be it the second or the third. */
static void not_right_for_values_seen_once(void **state)
{
    (void)state;
    static const etch_literal_kind kinds[] = { ETCH_LITERAL_STR, ETCH_LITERAL_BYTES, ETCH_LITERAL_ENUM };
    static const char *const texts[] = { "a", "b", "c", "d" };
    stage s;
    stage_begin(&s);
    for (int i = 0; i < 3; i++) {
        stage_function(&s, "f", NULL, (etch_function_options){ .structured = first_times_itself });
        for (int k = 0; k < 4; k++) {
            CALL(&s, X32(&s, 4), a_text_arg(kinds[i], texts[k]));
            EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
        }
        /* Each comes back. */
        for (int k = 0; k < 4; k++)
            CALL(&s, X32(&s, 4), a_text_arg(kinds[i], texts[k]));
        CALL(&s, X32(&s, 4), a_text_arg(kinds[i], "e"));
        EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_RIGHT);
        EXPECT_REPLAY(last_event(&s), 4, 8, 5, 5);
    }
    stage_function(&s, "f", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = first_times_itself });
    CALL(&s, X32(&s, 4), ETCH_ARG_BOOL(true));
    CALL(&s, X32(&s, 4), ETCH_ARG_BOOL(true));
    CALL(&s, X32(&s, 5), ETCH_ARG_BOOL(false)); /* no call was as this one but for the flag */
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    stage_function(&s, "f", NULL, (etch_function_options){ .structured = first_times_itself });
    CALL(&s, X32(&s, 4), ETCH_ARG_BOOL(true));
    CALL(&s, X32(&s, 4), ETCH_ARG_BOOL(false));
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    CALL(&s, X32(&s, 4), ETCH_ARG_BOOL(true));
    CALL(&s, X32(&s, 4), ETCH_ARG_BOOL(true));
    CALL(&s, X32(&s, 4), ETCH_ARG_NONE); /* of two values one came back, three calls for it and one for the other */
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_RIGHT);
    stage_end(&s);
}

/* One in three that comes back is not enough; nor is every second, if it comes back but once. */
static void not_right_where_most_do_not_come_back(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    for (int every = 2; every <= 3; every++) {
        stage_function(&s, "f", NULL, (etch_function_options){ .structured = first_times_itself });
        for (int i = 0; i < 12; i++) {
            char text[16];
            snprintf(text, sizeof text, "t%d", i);
            for (int k = 0; k < (every == 3 && i % 3 == 0 ? 9 : every == 2 && i % 2 == 0 ? 2 : 1); k++)
                CALL(&s, X32(&s, 4), a_text_arg(ETCH_LITERAL_STR, text));
        }
        CALL(&s, X32(&s, 4), a_text_arg(ETCH_LITERAL_STR, "last"));
        EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    }
    stage_end(&s);
}

/* What is right is the dtype, not the number that happens to differ as well. */
static void right_is_said_of_what_it_is_about(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = first_times_itself });
    CALL(&s, X32(&s, 4), ETCH_ARG_INT(1), X32(&s, 4));
    CALL(&s, X32(&s, 4), ETCH_ARG_INT(1), X32(&s, 4));
    CALL(&s, X32(&s, 4), ETCH_ARG_INT(2), X64(&s, 4));
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_RIGHT);
    expect_part(last_event(&s)->advice.text, "one trace per dtype of args[2] is right");
    stage_end(&s);
}

/* --- objects ----------------------------------------------------------------------------------------------------------------- */

/* What the object at args[1] does is in its `exact`. */
static void times_gadget(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n, (void)user;
    const gadget *g = etch_identity_object(args[1].identity);
    etch_return(out, etch_mul(cx, args[0].tensor, etch_scalar(cx, ETCH_F32, g->exact + 0.5)));
}

/* Or it has a tensor of its own. */
static void times_tensor_of_gadget(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n;
    const gadget *g = etch_identity_object(args[1].identity);
    etch_return(out, etch_mul(cx, args[0].tensor, ((etch_tensor *const *)user)[g->exact]));
}

typedef struct gadgets {
    gadget at[5];
    etch_identity *ids[5];
} gadgets;

static void gadgets_begin(stage *s, gadgets *g, bool alike)
{
    for (int i = 0; i < 5; i++) {
        g->at[i] = (gadget){ i, alike ? 7 : i, false };
        g->ids[i] = identity_of(s, &g->at[i]);
    }
}
static void gadgets_end(gadgets *g)
{
    for (int i = 0; i < 5; i++)
        etch_identity_release(&g->ids[i]);
}

/* Objects that make a difference cannot be one and the same. If they come back, one trace each is right, however many. */
static void objects_that_make_a_difference(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    gadgets g;
    gadgets_begin(&s, &g, false);
    etch_tensor *tensors[5];
    for (int i = 0; i < 5; i++)
        tensors[i] = FULL(&s.w, i, 16, 16);
    for (int captures = 0; captures <= 1; captures++)
        for (int n_calls = 1; n_calls <= 3; n_calls += 2) {
            etch_function_options o = { .policy = ETCH_EXACT,
                                        .structured = captures ? times_tensor_of_gadget : times_gadget,
                                        .max_entries = 9 };
            etch_function_release(&s.f);
            s.f = etch_function_new(s.cx, "f", NULL, tensors, &o);
            for (int i = 0; i < 5; i++)
                for (int k = 0; k < n_calls; k++)
                    CALL(&s, X32(&s, 16, 16), an_identity(g.ids[i]));
            EXPECT_ADVICE(last_event(&s), n_calls == 1 ? ETCH_ADVICE_NONE : ETCH_ADVICE_RIGHT);
        }
    gadgets_end(&g);
    stage_end(&s);
}

/* Said to be alike, but they are not. */
static void alike_objects_that_make_a_difference(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    gadgets g;
    gadgets_begin(&s, &g, true);
    stage_function(&s, "f", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = times_gadget });
    for (int i = 0; i < 5; i++)
        CALL(&s, X32(&s, 4), an_identity(g.ids[i]));
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    gadgets_end(&g);
    stage_end(&s);
}

/* One object each time still leaves a trace per size under exact; the policy does not. What is said is what was replayed. */
static void alike_objects_beside_sizes(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    gadgets g;
    gadgets_begin(&s, &g, true);
    etch_function_options o = { .policy = ETCH_EXACT, .structured = first_times_itself };
    stage_function(&s, "f", NULL, o);
    for (int i = 0; i < 5; i++)
        CALL(&s, X32(&s, i < 2 ? 4 : 5), an_identity(g.ids[i]));
    const etch_event *e = last_event(&s);
    EXPECT_ADVICE(e, ETCH_ADVICE_KEEP_OBJECT);
    assert_string_equal(e->advice.text, "use ETCH_SYMBOLIC, for which objects as at args[1] are alike");
    EXPECT_REPLAY(e, 4, 4, 1, 5);
    o.policy = ETCH_SYMBOLIC;
    stage_function(&s, "f", NULL, o);
    for (int i = 0; i < 5; i++)
        CALL(&s, X32(&s, i < 2 ? 4 : 5), an_identity(g.ids[i]));
    assert_int_equal(traces_of(&s), 1);
    gadgets_end(&g);
    stage_end(&s);
}

static void objects_that_died_and_made_a_difference(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    gadget g[4];
    for (int n_calls = 1; n_calls <= 3; n_calls += 2) {
        stage_function(&s, "f", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = times_gadget });
        for (int i = 0; i < 4; i++) {
            g[i] = (gadget){ i, 7, false };
            etch_identity *id = identity_of(&s, &g[i]);
            for (int k = 0; k < n_calls; k++)
                CALL(&s, X32(&s, 4), an_identity(id));
            etch_identity_died(id);
            etch_identity_release(&id);
        }
        EXPECT_KIND(last_event(&s), ETCH_EVENT_OBJECT_DIED);
        EXPECT_ADVICE(last_event(&s), n_calls == 1 ? ETCH_ADVICE_NONE : ETCH_ADVICE_RIGHT);
    }
    stage_end(&s);
}

/* Of a call that is refused it is not known whether its object would have made a difference; of those before it is. */
static void objects_of_a_call_that_is_refused(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    gadgets g;
    gadgets_begin(&s, &g, false);
    for (int differ = 0; differ <= 1; differ++)
        for (uint64_t max_traces = 1; max_traces <= 2; max_traces++) {
            etch_function_options o = { .policy = ETCH_EXACT,
                                        .structured = differ ? times_gadget : first_times_itself,
                                        .budget = { .max_traces = max_traces } };
            stage_function(&s, "f", NULL, o);
            for (uint64_t i = 0; i < max_traces; i++)
                for (int k = 0; k < 3; k++)
                    CALL(&s, X32(&s, 4), an_identity(g.ids[i]));
            REFUSE(&s, X32(&s, 4), an_identity(g.ids[4]));
            EXPECT_ADVICE(last_event(&s), max_traces == 1 ? ETCH_ADVICE_NONE
                                          : differ        ? ETCH_ADVICE_RIGHT
                                                          : ETCH_ADVICE_KEEP_OBJECT);
        }
    gadgets_end(&g);
    stage_end(&s);
}

/* A number and an object change together, and the constants with them: it may be the object that matters. */
static void numbers_and_objects(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    gadgets g;
    gadgets_begin(&s, &g, false);
    for (int differ = 0; differ <= 1; differ++) {
        stage_function(
            &s, "f", NULL,
            (etch_function_options){ .policy = ETCH_EXACT, .structured = differ ? times_gadget : first_times_itself });
        for (int i = 0; i < 5; i++)
            CALL(&s, X32(&s, 4), an_identity(g.ids[i]), ETCH_ARG_INT(i));
        EXPECT_ADVICE(last_event(&s), differ ? ETCH_ADVICE_NONE : ETCH_ADVICE_TENSOR);
        if (!differ)
            EXPECT_REPLAY(last_event(&s), 4, 4, 1, 5);
    }
    stage_function(&s, "f", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = first_times_itself });
    for (int i = 0; i < 5; i++) /* as it was advised */
        CALL(&s, X32(&s, 4), an_identity(g.ids[0]), ETCH_ARG_TENSOR(etch_scalar(s.cx, ETCH_F32, i)));
    assert_int_equal(traces_of(&s), 1);
    gadgets_end(&g);
    stage_end(&s);
}

/* --- room -------------------------------------------------------------------------------------------------------------------- */

/* One that was dropped for lack of room and one that was cleared: it may have been the latter. */
static void no_more_room_where_some_were_cleared(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", twice, (etch_function_options){ .policy = ETCH_EXACT, .max_entries = 1 });
    CALL(&s, X32(&s, 4));
    CALL(&s, X32(&s, 5)); /* takes the place of the first */
    etch_function_clear(s.cx, s.f);
    CALL(&s, X32(&s, 5));
    EXPECT_KIND(last_event(&s), ETCH_EVENT_WAS_DROPPED);
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_NONE);
    stage_end(&s);
}

/* Asks for a size if the flag is set. */
static void asks_if_told(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n, (void)user;
    double k = args[1].literal.b ? (double)etch_size_number(cx, etch_tensor_dim_of(cx, args[0].tensor, 0)) : 2;
    etch_return(out, etch_mul(cx, args[0].tensor, etch_scalar(cx, ETCH_F32, k)));
}

/* How many entries are needed depends on guards of traces that are gone: two sizes that were asked for are two. */
static void room_for_traces_that_had_guards(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "f", NULL, (etch_function_options){ .structured = asks_if_told, .max_entries = 1 });
    CALL(&s, X32(&s, 4), ETCH_ARG_BOOL(true));
    CALL(&s, X32(&s, 5), ETCH_ARG_BOOL(true));
    CALL(&s, X32(&s, 7), ETCH_ARG_BOOL(false));
    CALL(&s, X32(&s, 4), ETCH_ARG_BOOL(true));
    CALL(&s, X32(&s, 7), ETCH_ARG_BOOL(false));
    EXPECT_KIND(last_event(&s), ETCH_EVENT_WAS_DROPPED);
    EXPECT_ADVICE(last_event(&s), ETCH_ADVICE_MORE_ROOM);
    expect_part(last_event(&s)->advice.text, "3 entries");
    stage_function(&s, "f", NULL, (etch_function_options){ .structured = asks_if_told, .max_entries = 3 });
    for (int round = 0; round < 2; round++) {
        CALL(&s, X32(&s, 4), ETCH_ARG_BOOL(true));
        CALL(&s, X32(&s, 5), ETCH_ARG_BOOL(true));
        CALL(&s, X32(&s, 7), ETCH_ARG_BOOL(false));
    }
    assert_int_equal(traces_of(&s), 3);
    stage_end(&s);
}

int etch_test_advice_evidence(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_tensor_where_the_number_decides),
        cmocka_unit_test(tensor_where_the_other_traces_are_gone),
        cmocka_unit_test(tensor_for_a_call_that_is_refused),
        cmocka_unit_test(no_tensor_where_one_of_the_past_is_different),
        cmocka_unit_test(tensor_where_a_number_is_folded_away),
        cmocka_unit_test(no_tensor_where_the_number_chooses_a_capture),
        cmocka_unit_test(no_tensor_beside_a_size),
        cmocka_unit_test(not_right_for_values_seen_once),
        cmocka_unit_test(not_right_where_most_do_not_come_back),
        cmocka_unit_test(right_is_said_of_what_it_is_about),
        cmocka_unit_test(objects_that_make_a_difference),
        cmocka_unit_test(alike_objects_that_make_a_difference),
        cmocka_unit_test(alike_objects_beside_sizes),
        cmocka_unit_test(objects_that_died_and_made_a_difference),
        cmocka_unit_test(objects_of_a_call_that_is_refused),
        cmocka_unit_test(numbers_and_objects),
        cmocka_unit_test(no_more_room_where_some_were_cleared),
        cmocka_unit_test(room_for_traces_that_had_guards),
    };
    return cmocka_run_group_tests_name("trace/advice_evidence", tests, NULL, NULL);
}
