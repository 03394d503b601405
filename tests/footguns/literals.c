/* Python values: each number is a trace, which is told, and avoided by a tensor; 1, 1.0 and True are three; any integer goes. */
#include "footguns.h"

/* --- numbers ----------------------------------------------------------------------------------------------------------------- */

static void p04_each_number_is_explained_and_a_tensor_avoids_it(void **state)
{
    (void)state;
    enum { N = 12 };
    world w;
    world_begin(&w);
    etch_function_options o = { .structured = times };
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_RELAX; policy++) {
        o.policy = (etch_policy)policy;
        etch_function *f = function_of(&w, "step", NULL, NULL, o);
        for (int i = 0; i < N; i++)
            assert_true(NUMBER(&w, f, X(&w, 2, 4), labelled("rate", ETCH_ARG_FLOAT(1.0 / (i + 1)))) ==
                        (double)(2 * (float)(1.0 / (i + 1))));
        assert_int_equal(n_traces(f), N);
        const etch_event *e = last_event(&w, f);
        expect_kind(e, ETCH_EVENT_NEW_SIGNATURE);
        assert_string_equal(e->differences[0].path, "kwargs['rate']");
        expect_advice(e, ETCH_ADVICE_TENSOR, N - 1, N - 1);
        assert_int_equal(e->advice.n_traces_after, 1);
        /* The advice, taken. */
        etch_function_release(&f);
        f = function_of(&w, "step", NULL, NULL, o);
        for (int i = 0; i < N; i++)
            CALL(&w, f, X(&w, 2, 4), labelled("rate", SCALAR(&w, 1.0 / (i + 1))));
        assert_int_equal(n_traces(f), 1);
        etch_function_release(&f);
    }
    world_end(&w);
}

static void sums_along(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_return(out, etch_sum(cx, args[0].tensor, ETCH_INTS(args[1].literal.i), true));
}

/* But not where a tensor cannot stand in for the number, whatever is left in the cache to see that by. */
static void p04_no_tensor_is_advised_for_an_axis(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    static const etch_function_options options[] = { { .structured = sums_along },
                                                     { .structured = sums_along, .max_entries = 1 },
                                                     { .structured = sums_along, .budget = { .max_traces = 3 } } };
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        etch_function *f = function_of(&w, "total", NULL, NULL, options[i]);
        for (int axis = 0; axis < 3; axis++)
            CALL(&w, f, X(&w, 2, 2, 2, 2, 2), ETCH_ARG_INT(axis));
        if (options[i].budget.max_traces)
            refused(&w, f, ARGS(X(&w, 2, 2, 2, 2, 2), ETCH_ARG_INT(3)), ETCH_EBUDGET, "3 traces");
        else
            CALL(&w, f, X(&w, 2, 2, 2, 2, 2), ETCH_ARG_INT(3));
        const etch_event *e = last_event(&w, f);
        expect_difference(e, "args[1]", "literal 2", "literal 3");
        assert_int_equal(e->advice.kind, ETCH_ADVICE_NONE);
        etch_function_release(&f);
    }
    world_end(&w);
}

/* A program that must not trace without end says so: the call past the budget fails, and what was traced goes on working. */
static void p04_a_budget_ends_it(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function_options o = { .structured = times, .budget = { .max_traces = 3 } };
    etch_function *f = function_of(&w, "step", NULL, NULL, o);
    for (int i = 0; i < 3; i++)
        CALL(&w, f, X(&w, 2, 4), ETCH_ARG_INT(i));
    refused(&w, f, ARGS(X(&w, 2, 4), ETCH_ARG_INT(3)), ETCH_EBUDGET, "3 traces");
    const etch_event *e = last_event(&w, f);
    expect_kind(e, ETCH_EVENT_REFUSED);
    expect_difference(e, "args[1]", "literal 2", "literal 3");
    assert_true(NUMBER(&w, f, X(&w, 2, 4), ETCH_ARG_INT(2)) == 4);
    assert_int_equal(n_traces(f), 3);
    etch_function_release(&f);
    world_end(&w);
}

/* --- 1, 1.0 and True ------------------------------------------------------------------------------------------------------------ */

/* What the body saw: its kind. */
static double tells(const etch_literal *x)
{
    return x->kind == ETCH_LITERAL_BOOL ? 1 : x->kind == ETCH_LITERAL_INT ? 2 : x->kind == ETCH_LITERAL_FLOAT ? 3 : 4;
}
static void tells_kind(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    const etch_arg *x = args[0].kind == ETCH_SPEC_LITERAL ? &args[0] : &args[0].items[0];
    etch_return(out, etch_scalar(cx, ETCH_F32, tells(&x->literal)));
}

static const etch_policy policies[] = { ETCH_SYMBOLIC, ETCH_EXACT, ETCH_RELAX };

static void p05_one_true_and_one_point_zero_are_three(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int p = 0; p < 3; p++) {
        etch_function_options o = { .policy = policies[p], .structured = tells_kind };
        etch_function *f = function_of(&w, "f", NULL, NULL, o);
        for (int round = 0; round < 2; round++) {
            assert_true(NUMBER(&w, f, ETCH_ARG_BOOL(true)) == 1);
            assert_true(NUMBER(&w, f, ETCH_ARG_INT(1)) == 2);
            assert_true(NUMBER(&w, f, ETCH_ARG_FLOAT(1)) == 3);
            assert_true(NUMBER(&w, f, ETCH_ARG_BOOL(false)) == 1);
            assert_true(NUMBER(&w, f, ETCH_ARG_INT(0)) == 2);
            assert_true(NUMBER(&w, f, ETCH_ARG_FLOAT(0)) == 3);
        }
        assert_int_equal(n_traces(f), 6);
        etch_function_release(&f);
    }
    world_end(&w);
}

/* {"training": True} and {"training": 1}; [True] and [1]. */
static void p05_inside_containers_too(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_literal key = a_text(ETCH_LITERAL_STR, "training");
    etch_arg yes = ETCH_ARG_BOOL(true), one = ETCH_ARG_INT(1);
    for (int p = 0; p < 3; p++) {
        etch_function_options o = { .policy = policies[p], .structured = tells_kind };
        etch_function *f = function_of(&w, "f", NULL, NULL, o);
        for (int round = 0; round < 2; round++) {
            assert_true(NUMBER(&w, f, { .kind = ETCH_SPEC_DICT, .n = 1, .keys = &key, .items = &yes }) == 1);
            assert_true(NUMBER(&w, f, { .kind = ETCH_SPEC_DICT, .n = 1, .keys = &key, .items = &one }) == 2);
            assert_true(NUMBER(&w, f, a_list(ETCH_SPEC_LIST, &yes, 1)) == 1);
            assert_true(NUMBER(&w, f, a_list(ETCH_SPEC_LIST, &one, 1)) == 2);
        }
        assert_int_equal(n_traces(f), 4);
        etch_function_release(&f);
    }
    world_end(&w);
}

/* 0.0 == -0.0, but not one over it. */
static void over(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_return(out, etch_div(cx, args[0].tensor, etch_scalar(cx, ETCH_F32, args[1].literal.f[0])));
}

static void p05_zero_and_minus_zero_are_two(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_of(&w, "f", NULL, NULL, (etch_function_options){ .structured = over });
    assert_true(NUMBER(&w, f, X(&w, 1, 2), ETCH_ARG_FLOAT(0.0)) == (double)__builtin_inff());
    assert_true(NUMBER(&w, f, X(&w, 1, 2), ETCH_ARG_FLOAT(-0.0)) == -(double)__builtin_inff());
    assert_int_equal(n_traces(f), 2);
    etch_function_release(&f);
    world_end(&w);
}

/* --- large integers -------------------------------------------------------------------------------------------------------------- */

/* The number of digits, and the last of them. */
static void digits(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    const etch_literal *x = &args[0].literal;
    if (x->kind == ETCH_LITERAL_BIG_INT)
        etch_return(out, etch_scalar(cx, ETCH_F32, (double)(x->n * 10) + (x->text[x->n - 1] - '0')));
    else
        etch_return(out, etch_scalar(cx, ETCH_F32, -1));
}

static void d12_integers_may_be_of_any_size(void **state)
{
    (void)state;
    enum { N_DIGITS = 400 }; /* 10^399 is far beyond 2^1024, which has 309 */
    world w;
    world_begin(&w);
    etch_function *f = function_of(&w, "f", NULL, NULL, (etch_function_options){ .structured = digits });
    char text[N_DIGITS];
    memset(text, '0', sizeof text);
    text[0] = '1';
    etch_arg huge = { .kind = ETCH_SPEC_LITERAL,
                      .literal = { .kind = ETCH_LITERAL_BIG_INT, .n = N_DIGITS, .text = text } };
    for (int round = 0; round < 2; round++)
        for (int last = 0; last <= 9; last++) {
            text[N_DIGITS - 1] = (char)('0' + last);
            assert_true(NUMBER(&w, f, huge) == N_DIGITS * 10 + last);
        }
    assert_int_equal(n_traces(f), 10);
    /* At the edge of 64 bits there is one way to give each number, so that no number is two literals. */
    etch_arg largest = ETCH_ARG_INT(INT64_MAX),
             next = { .kind = ETCH_SPEC_LITERAL, .literal = a_text(ETCH_LITERAL_BIG_INT, "9223372036854775808") },
             small = { .kind = ETCH_SPEC_LITERAL, .literal = a_text(ETCH_LITERAL_BIG_INT, "9223372036854775807") };
    assert_true(NUMBER(&w, f, largest) == -1);
    assert_true(NUMBER(&w, f, next) == 198);
    assert_int_equal(n_traces(f), 12);
    refused(&w, f, &small, 1, ETCH_EINVAL, "9223372036854775807 fits 64 bits");
    etch_function_release(&f);
    world_end(&w);
}

int footguns_literals(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(p04_each_number_is_explained_and_a_tensor_avoids_it),
        cmocka_unit_test(p04_no_tensor_is_advised_for_an_axis),
        cmocka_unit_test(p04_a_budget_ends_it),
        cmocka_unit_test(p05_one_true_and_one_point_zero_are_three),
        cmocka_unit_test(p05_inside_containers_too),
        cmocka_unit_test(p05_zero_and_minus_zero_are_two),
        cmocka_unit_test(d12_integers_may_be_of_any_size),
    };
    return cmocka_run_group_tests_name("footguns/literals", tests, NULL, NULL);
}
