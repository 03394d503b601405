/* Where new values of variables are written: over the old ones where nobody has these and nothing can fail any more. */
#include "variable_testing.h"

#include <pthread.h>

enum { N = 1000 };

static etch_variable *thousand(world *w, const char *name, double x)
{
    etch_variable *v = etch_variable_new(w->cx, FULL(w, x, N), &(etch_variable_options){ .name = name });
    assert_non_null(v);
    return v;
}

/* The address of the value, for comparing only. */
static const void *address_of(world *w, etch_variable *v)
{
    etch_scope scope = etch_scope_begin(w->cx);
    etch_tensor *t = etch_variable_read(w->cx, v);
    const void *data = etch_tensor_map(w->cx, t, false);
    assert_non_null(data);
    etch_tensor_unmap(w->cx, t);
    etch_scope_end(w->cx, scope);
    return data;
}

static double value_of(world *w, etch_variable *v)
{
    etch_scope scope = etch_scope_begin(w->cx);
    double x = first(w, etch_variable_read(w->cx, v));
    etch_scope_end(w->cx, scope);
    return x;
}

static void call_with(world *w, etch_function *f, etch_tensor *x)
{
    etch_arg arg = ETCH_ARG_TENSOR(x);
    if (etch_call_args(w->cx, f, &arg, 1, NULL, 0, NULL) < 0)
        fail_msg("%s", etch_error_message(w->cx));
}

/* Momentum: m = m / 2 + x, v = v - m; their sum before. */
static void momentum(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    etch_variable *const *v = user;
    (void)n_args;
    etch_return(out, etch_sum(cx, etch_variable_read(cx, v[0]), ETCH_ALL_AXES, false));
    etch_tensor *half = etch_scalar(cx, ETCH_F32, 0.5);
    etch_tensor *m = etch_add(cx, etch_mul(cx, etch_variable_read(cx, v[1]), half), args[0].tensor);
    etch_variable_assign(cx, v[1], m);
    etch_variable_assign_sub(cx, v[0], m);
}

static void test_over_the_old_ones(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable *v[] = { thousand(&w, "v", 8), thousand(&w, "m", 0) };
    etch_function *f = structured(&w, momentum, v, ETCH_SYMBOLIC);
    etch_tensor *x = FULL(&w, 1, N);
    call_with(&w, f, x);
    const void *at[] = { address_of(&w, v[0]), address_of(&w, v[1]) };
    double want_m = 1, want_v = 7;
    for (int i = 0; i < 5; i++) {
        call_with(&w, f, x);
        want_m = want_m / 2 + 1;
        want_v -= want_m;
        assert_ptr_equal(address_of(&w, v[0]), at[0]);
        assert_ptr_equal(address_of(&w, v[1]), at[1]);
        assert_true(value_of(&w, v[0]) == want_v && value_of(&w, v[1]) == want_m);
    }
    etch_function_release(&f);
    etch_variable_release(&v[0]);
    etch_variable_release(&v[1]);
    world_end(&w);
}

/* What was read stays what it was, also a view of it. */
static void test_not_over_what_is_held(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable *v[] = { thousand(&w, "v", 8), thousand(&w, "m", 0) };
    etch_function *f = structured(&w, momentum, v, ETCH_SYMBOLIC);
    etch_tensor *x = FULL(&w, 1, N), *old = etch_variable_read(w.cx, v[0]);
    call_with(&w, f, x);
    assert_true(first(&w, old) == 8);
    assert_true(value_of(&w, v[0]) == 7);
    etch_tensor *now = etch_variable_read(w.cx, v[0]);
    etch_tensor *view = etch_reshape(w.cx, now, etch_int_list(w.cx, (int64_t[]){ 10, N / 10 }, 2));
    call_with(&w, f, x);
    assert_true(first(&w, old) == 8 && first(&w, now) == 7 && first(&w, view) == 7);
    assert_true(value_of(&w, v[0]) == 5.5);
    etch_function_release(&f);
    etch_variable_release(&v[0]);
    etch_variable_release(&v[1]);
    world_end(&w);
}

/* Memory of the caller's is never written to. */
static void test_not_over_memory_of_others(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    float data[N];
    for (int i = 0; i < N; i++)
        data[i] = 8;
    etch_tensor *foreign = NULL;
    assert_int_equal(etch_tensor_wrap(w.cx, ETCH_F32, (int64_t[]){ N }, NULL, 1, data, NULL, NULL, &foreign), ETCH_OK);
    etch_variable *v[] = { etch_variable_new(w.cx, foreign, &(etch_variable_options){ .name = "v" }),
                           thousand(&w, "m", 0) };
    assert_non_null(v[0]);
    etch_tensor_release(&foreign);
    etch_function *f = structured(&w, momentum, v, ETCH_SYMBOLIC);
    etch_tensor *x = FULL(&w, 1, N);
    for (int i = 0; i < 3; i++)
        call_with(&w, f, x);
    assert_true(value_of(&w, v[0]) == 8 - 1 - 1.5 - 1.75);
    for (int i = 0; i < N; i++)
        assert_true(data[i] == 8);
    etch_function_release(&f);
    etch_variable_release(&v[0]);
    etch_variable_release(&v[1]);
    world_end(&w);
}

typedef struct risky {
    etch_variable *v[2];
    bool fails_first;
} risky;

/* Divides by the argument, before or behind the writes. */
static void divides(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    risky *r = user;
    (void)n_args;
    etch_tensor *one = etch_int(cx, ETCH_I32, 1), *q = NULL;
    if (r->fails_first)
        q = etch_floordiv(cx, one, args[0].tensor);
    for (int i = 0; i < 2; i++) {
        etch_tensor *now = etch_variable_read(cx, r->v[i]);
        etch_variable_assign(cx, r->v[i], etch_add(cx, now, etch_ones_like(cx, now)));
    }
    if (!q)
        q = etch_floordiv(cx, one, args[0].tensor);
    etch_return(out, q);
}

static void test_a_failed_call_changes_nothing(void **state)
{
    (void)state;
    for (int fails_first = 0; fails_first <= 1; fails_first++) {
        world w;
        world_begin(&w);
        risky r = { { thousand(&w, "v", 1), thousand(&w, "u", 10) }, fails_first };
        etch_function *f = structured(&w, divides, &r, ETCH_SYMBOLIC);
        for (int i = 0; i < 4; i++) {
            etch_arg x = ETCH_ARG_TENSOR(etch_int(w.cx, ETCH_I32, i % 2));
            etch_tensor *y;
            int n = etch_call_args(w.cx, f, &x, 1, &y, 1, NULL);
            assert_int_equal(n, i % 2 ? 1 : -1);
            etch_error_clear(w.cx);
            assert_true(value_of(&w, r.v[0]) == 1 + (i + 1) / 2);
            assert_true(value_of(&w, r.v[1]) == 10 + (i + 1) / 2);
        }
        etch_function_release(&f);
        etch_variable_release(&r.v[0]);
        etch_variable_release(&r.v[1]);
        world_end(&w);
    }
}

/* The arguments say where rows of v and u are written; all of m is. */
static void scatters(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    etch_variable *const *v = user;
    (void)n_args;
    etch_tensor *old = etch_sum(cx, etch_variable_read(cx, v[0]), ETCH_ALL_AXES, false);
    etch_tensor *one = etch_ones_like(cx, etch_cast(cx, args[0].tensor, ETCH_F32));
    etch_variable_scatter_add(cx, v[0], args[0].tensor, one);
    etch_variable_scatter_update(cx, v[1], args[1].tensor, etch_mul(cx, old, etch_ones_like(cx, one)));
    etch_variable_assign_add(cx, v[2], etch_ones_like(cx, etch_variable_read(cx, v[2])));
    etch_return(out, old);
}

/* Rows are written over the old ones too; one that is not there is found before any is written, by whichever variable. */
static void test_rows_over_the_old_ones(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable *v[] = { thousand(&w, "v", 1), thousand(&w, "u", 2), thousand(&w, "m", 3) };
    etch_function *f = structured(&w, scatters, v, ETCH_SYMBOLIC);
    const void *at[3] = { NULL };
    static const int64_t rows[][2][3] = {
        { { 0, 5, 0 }, { 1, 1, 1 } },  { { 0, 5, 0 }, { 1, 1, 1 } }, { { 0, 5, 0 }, { 1, N, 1 } },
        { { 0, -1, 0 }, { 1, 1, 1 } }, { { 0, 5, 0 }, { 1, 1, 2 } }, { { N, 5, 0 }, { -1, 1, 2 } },
    };
    int n_done = 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bool is_good = i < 2 || i == 4;
        const int64_t n = 3;
        etch_scope scope = etch_scope_begin(w.cx);
        etch_arg args[2] = { ETCH_ARG_TENSOR(etch_from(w.cx, ETCH_I64, &n, 1, rows[i][0])),
                             ETCH_ARG_TENSOR(etch_from(w.cx, ETCH_I64, &n, 1, rows[i][1])) };
        etch_tensor *y;
        assert_int_equal(etch_call_args(w.cx, f, args, 2, &y, 1, NULL), is_good ? 1 : -1);
        if (!is_good) {
            assert_int_equal(etch_error_status(w.cx), ETCH_ERANGE);
            assert_non_null(strstr(etch_error_message(w.cx), "out of range for axis 0 of size 1000"));
            etch_error_clear(w.cx);
        }
        etch_scope_end(w.cx, scope);
        n_done += is_good;
        assert_true(value_of(&w, v[0]) == 1 + 2 * n_done);
        assert_true(value_of(&w, v[2]) == 3 + n_done);
        for (int k = 0; k < 3; k++) {
            if (i > 0) /* the first call had no plan yet */
                assert_ptr_equal(address_of(&w, v[k]), at[k]);
            at[k] = address_of(&w, v[k]);
        }
    }
    etch_tensor *u = etch_slice(w.cx, etch_variable_read(w.cx, v[1]), etch_int_list(w.cx, (int64_t[]){ 0 }, 1),
                                etch_int_list(w.cx, (int64_t[]){ 4 }, 1));
    float want[] = { 2, 1006, 1006, 2 }; /* the sum before the last that was done: 1000 + 2 * 3 */
    expect_bytes(&w, u, want, sizeof want);
    etch_function_release(&f);
    for (int k = 0; k < 3; k++)
        etch_variable_release(&v[k]);
    world_end(&w);
}

/* Swapped: each is read for the other, so neither may be written over. */
static void swaps(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    etch_variable *const *v = user;
    (void)n_args;
    etch_tensor *a = etch_variable_read(cx, v[0]), *b = etch_variable_read(cx, v[1]);
    etch_variable_assign(cx, v[0], etch_add(cx, b, args[0].tensor));
    etch_variable_assign(cx, v[1], etch_mul(cx, a, args[0].tensor));
    etch_return(out, etch_sum(cx, args[0].tensor, ETCH_ALL_AXES, false));
}

/* Read as it stands and reversed. */
static void mirrors(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    etch_variable *const *v = user;
    (void)n_args;
    etch_tensor *a = etch_variable_read(cx, v[0]);
    etch_tensor *back = etch_reverse(cx, a, (etch_ints){ (int64_t[]){ 0 }, 1 });
    etch_variable_assign(cx, v[0], etch_add(cx, a, etch_mul(cx, back, args[0].tensor)));
    etch_return(out, etch_sum(cx, args[0].tensor, ETCH_ALL_AXES, false));
}

static void test_other_readers(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable *v[] = { thousand(&w, "a", 3), thousand(&w, "b", 5) };
    etch_function *f = structured(&w, swaps, v, ETCH_SYMBOLIC);
    double a = 3, b = 5;
    for (int i = 0; i < 4; i++) {
        call_with(&w, f, FULL(&w, 2, N));
        double was = a;
        a = b + 2;
        b = was * 2;
        assert_true(value_of(&w, v[0]) == a && value_of(&w, v[1]) == b);
    }
    etch_function_release(&f);
    float ramp[N], want[N];
    for (int i = 0; i < N; i++)
        ramp[i] = (float)i;
    assert_non_null(etch_variable_assign(w.cx, v[0], numbers(&w, ramp, N)));
    f = structured(&w, mirrors, v, ETCH_SYMBOLIC);
    for (int k = 0; k < 3; k++) {
        etch_scope scope = etch_scope_begin(w.cx);
        call_with(&w, f, FULL(&w, 2, N));
        for (int i = 0; i < N; i++)
            want[i] = ramp[i] + 2 * ramp[N - 1 - i];
        memcpy(ramp, want, sizeof ramp);
        has(&w, v[0], want, N);
        etch_scope_end(w.cx, scope);
    }
    etch_function_release(&f);
    etch_variable_release(&v[0]);
    etch_variable_release(&v[1]);
    world_end(&w);
}

/* The old value is read by another kernel behind the one that writes the new value. */
static void reads_old(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    etch_variable *const *v = user;
    (void)n_args;
    etch_tensor *old = etch_variable_read(cx, v[0]);
    etch_variable_assign(cx, v[0], etch_add(cx, old, etch_ones_like(cx, old)));
    etch_return(out, etch_mul(cx, old, args[0].tensor)); /* of another shape: a kernel of its own */
}

static void test_read_behind_the_write(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable *v[] = { thousand(&w, "v", 5) };
    etch_function *f = structured(&w, reads_old, v, ETCH_SYMBOLIC);
    for (int i = 0; i < 4; i++) {
        etch_scope scope = etch_scope_begin(w.cx);
        etch_tensor *y = NULL;
        etch_arg x = ETCH_ARG_TENSOR(FULL(&w, 2, 3, N));
        assert_int_equal(etch_call_args(w.cx, f, &x, 1, &y, 1, NULL), 1);
        assert_true(first(&w, y) == 2 * (5 + i));
        etch_scope_end(w.cx, scope);
        assert_true(value_of(&w, v[0]) == 6 + i);
    }
    etch_function_release(&f);
    etch_variable_release(&v[0]);
    world_end(&w);
}

/* One variable's new value breaks its own rule, which is seen when all has run: the other must not have changed. */
static void breaks_a_rule(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    etch_variable *const *v = user;
    (void)args, (void)n_args;
    etch_tensor *list = etch_variable_read(cx, v[1]);
    etch_return(out, etch_sum(cx, list, ETCH_ALL_AXES, false));
    etch_variable_assign(cx, v[1], etch_concat(cx, (etch_tensor *[]){ list, list }, 2, 0));
    etch_tensor *now = etch_variable_read(cx, v[0]);
    etch_variable_assign(cx, v[0], etch_add(cx, now, etch_ones_like(cx, now)));
}

static void test_rules_are_checked_before(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    const etch_size at_most_four = { .name = "n", .size = ETCH_ANY_SIZE, .lo = 0, .hi = 4, .divisor = 1 };
    etch_variable *v[] = { thousand(&w, "v", 5), NULL };
    v[1] = etch_variable_new(w.cx, NUMBERS(&w, 1, 2),
                             &(etch_variable_options){ .name = "list", .sizes = &at_most_four, .rank = 1 });
    assert_non_null(v[1]);
    etch_function *f = structured(&w, breaks_a_rule, v, ETCH_SYMBOLIC);
    assert_int_equal(etch_call_args(w.cx, f, NULL, 0, NULL, 0, NULL), 1);
    assert_true(value_of(&w, v[0]) == 6);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(etch_call_args(w.cx, f, NULL, 0, NULL, 0, NULL), -1);
        failed(&w, NULL, ETCH_ESHAPE, "variable 'list'");
        assert_true(value_of(&w, v[0]) == 6);
        HAS(&w, v[1], 1, 2, 1, 2);
    }
    etch_function_release(&f);
    etch_variable_release(&v[0]);
    etch_variable_release(&v[1]);
    world_end(&w);
}

/* --- threads ------------------------------------------------------------------------------------------------------- */

typedef struct worker {
    pthread_t thread;
    world *w;
    etch_function *f;
    etch_variable *v[2];
    bool only_reads;
    const char *error;
} worker;

enum { N_STEPS = 300 };

static void adds_to_both(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    etch_variable *const *v = user;
    (void)n_args;
    for (int i = 0; i < 2; i++)
        etch_variable_assign_add(cx, v[i], args[0].tensor);
    etch_return(out, etch_sum(cx, args[0].tensor, ETCH_ALL_AXES, false));
}

/* All elements of a value that is read are of one step. */
static void *works(void *user)
{
    worker *k = user;
    etch_ctx *cx = NULL;
    if (etch_ctx_new(k->w->rt, &cx) != ETCH_OK)
        k->error = "no context";
    for (int i = 0; !k->error && i < N_STEPS; i++) {
        etch_scope scope = etch_scope_begin(cx);
        if (k->only_reads) {
            etch_tensor *t = etch_variable_read(cx, k->v[i % 2]);
            const float *x = etch_tensor_map(cx, t, false);
            for (int j = 1; x && j < N; j++)
                if (x[j] != x[0])
                    k->error = "half of a step was seen";
            if (x)
                etch_tensor_unmap(cx, t);
        } else {
            etch_tensor *one = etch_fill(cx, etch_int_list(cx, (int64_t[]){ N }, 1), etch_scalar(cx, ETCH_F32, 1));
            etch_arg arg = ETCH_ARG_TENSOR(one);
            if (etch_call_args(cx, k->f, &arg, 1, NULL, 0, NULL) != 1)
                k->error = "a call";
        }
        etch_scope_end(cx, scope);
    }
    etch_ctx_release(&cx);
    return NULL;
}

static void test_threads_see_whole_steps(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable *v[] = { thousand(&w, "v", 0), thousand(&w, "u", 0) };
    etch_function *f = structured(&w, adds_to_both, v, ETCH_SYMBOLIC);
    worker workers[3];
    for (int i = 0; i < 3; i++) {
        workers[i] = (worker){ .w = &w, .f = f, .v = { v[0], v[1] }, .only_reads = i == 2 };
        assert_int_equal(pthread_create(&workers[i].thread, NULL, works, &workers[i]), 0);
    }
    for (int i = 0; i < 3; i++) {
        pthread_join(workers[i].thread, NULL);
        if (workers[i].error)
            fail_msg("%s", workers[i].error);
    }
    assert_true(value_of(&w, v[0]) == value_of(&w, v[1]));
    assert_true(value_of(&w, v[0]) >= N_STEPS && value_of(&w, v[0]) <= 2 * N_STEPS);
    etch_function_release(&f);
    etch_variable_release(&v[0]);
    etch_variable_release(&v[1]);
    world_end(&w);
}

int etch_test_variable_place(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_over_the_old_ones),         cmocka_unit_test(test_not_over_what_is_held),
        cmocka_unit_test(test_not_over_memory_of_others), cmocka_unit_test(test_a_failed_call_changes_nothing),
        cmocka_unit_test(test_rows_over_the_old_ones),    cmocka_unit_test(test_other_readers),
        cmocka_unit_test(test_threads_see_whole_steps),   cmocka_unit_test(test_read_behind_the_write),
        cmocka_unit_test(test_rules_are_checked_before),
    };
    return cmocka_run_group_tests_name("trace/variable_place", tests, NULL, NULL);
}
