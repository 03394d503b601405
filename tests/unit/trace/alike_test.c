/* Sizes that all calls of a trace have equal are one in its plan: fewer kernels, the same values. */
#include "function_testing.h"

#include "trace/function.h"

/* x y + exp(y): what is computed of y alone would be a kernel of its own if x y could have more elements. */
static etch_tensor *body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_add(cx, etch_mul(cx, in[0], in[1]), etch_exp(cx, in[1]));
}

/* Calls f with x[n] and y[m], and compares with what is computed eagerly. */
static void check_call(world *w, etch_function *f, int64_t n, int64_t m)
{
    etch_tensor *in[] = { FULL(w, 0.5, n), FULL(w, 0.25, m) };
    etch_tensor *traced = etch_call1(w->cx, f, in, 2), *eager = body(w->cx, in, 2, NULL);
    if (!traced)
        fail_msg("%s", etch_error_message(w->cx));
    assert_int_equal(etch_tensor_dim(traced, 0), etch_tensor_dim(eager, 0));
    assert_true(first(w, traced) == first(w, eager));
}

static int n_kernels(world *w, etch_function *f, size_t i)
{
    assert_true(i < f->entries.n);
    return etch_plan_get_stats(w->cx, f->entries.at[i]->plan).n_kernels;
}

static void test_fewer_kernels(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, body, NULL, ETCH_EXACT);
    static const int64_t sizes[][2] = { { 3, 3 }, { 5, 5 }, { 4, 1 }, { 1, 4 }, { 1, 1 }, { 3, 3 }, { 4, 1 } };
    for (size_t i = 0; i < ETCH_COUNT_OF(sizes); i++)
        check_call(&w, f, sizes[i][0], sizes[i][1]);
    assert_int_equal(n_traces(f), 5);
    static const int kernels[] = { 1, 1, 2, 2, 1 }, shared_with[] = { 0, 1, 0, 3, 1 };
    for (size_t i = 0; i < 5; i++) {
        assert_int_equal(n_kernels(&w, f, i), kernels[i]);
        assert_int_equal(f->entries.at[i]->shares_plan_with, shared_with[i]);
    }
    etch_function_release(&f);
    world_end(&w);
}

/* x + 0 + exp(x), with four zeros. */
static etch_tensor *with_four(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    int64_t four = 4;
    etch_tensor *zeros = etch_broadcast_to(cx, etch_scalar(cx, ETCH_F32, 0), etch_int_list(cx, &four, 1));
    return etch_add(cx, etch_add(cx, in[0], zeros), etch_exp(cx, in[0]));
}

/* A size that meets a number is that number in the plans of calls that have as many. */
static void test_numbers(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, with_four, NULL, ETCH_EXACT);
    static const int64_t sizes[] = { 4, 1, 4 };
    for (size_t i = 0; i < ETCH_COUNT_OF(sizes); i++) {
        etch_tensor *in[] = { FULL(&w, 0.5, sizes[i]) }, *y = etch_call1(w.cx, f, in, 1);
        if (!y)
            fail_msg("%s", etch_error_message(w.cx));
        assert_int_equal(etch_tensor_dim(y, 0), 4);
        assert_true(first(&w, y) == first(&w, with_four(w.cx, in, 1, NULL)));
    }
    assert_int_equal(n_traces(f), 2);
    assert_int_equal(n_kernels(&w, f, 0), 1);
    assert_int_equal(n_kernels(&w, f, 1), 2);
    etch_function_release(&f);
    world_end(&w);
}

/* One trace of all sizes cannot take any for the same. */
static void test_not_of_all_sizes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, body, NULL, ETCH_SYMBOLIC);
    static const int64_t sizes[][2] = { { 3, 3 }, { 4, 1 }, { 1, 4 }, { 5, 5 } };
    for (size_t i = 0; i < ETCH_COUNT_OF(sizes); i++)
        check_call(&w, f, sizes[i][0], sizes[i][1]);
    assert_int_equal(n_traces(f), 1);
    assert_int_equal(f->entries.at[0]->alike.n, 0);
    etch_function_release(&f);
    world_end(&w);
}

/* Plans that were dropped are made again with the same sizes. */
static void test_made_again(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, body, NULL, ETCH_EXACT);
    check_call(&w, f, 3, 3);
    check_call(&w, f, 4, 1);
    etch_plan *plan = atomic_exchange(&f->entries.at[0]->plan, NULL);
    etch_plan_release(&plan);
    check_call(&w, f, 3, 3);
    assert_int_equal(n_kernels(&w, f, 0), 1);
    assert_int_equal(n_traces(f), 2);
    etch_function_release(&f);
    world_end(&w);
}

int etch_test_alike(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_fewer_kernels),
        cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_not_of_all_sizes),
        cmocka_unit_test(test_made_again),
    };
    return cmocka_run_group_tests_name("trace/alike", tests, NULL, NULL);
}
