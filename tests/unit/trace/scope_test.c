/* Scopes own the handles that op functions return; errors stick; an op is one plan for all sizes. */
#include "function_testing.h"

static void test_scope_releases(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *warm = FULL(&w, 1, 1000);
    (void)warm;
    etch_scope outer = etch_scope_begin(w.cx);
    size_t before = atomic_load(&w.memory.live_bytes);
    for (int i = 0; i < 100; i++) {
        etch_scope inner = etch_scope_begin(w.cx);
        FULL(&w, 1, 100000);
        etch_scope_end(w.cx, inner);
    }
    /* One block of 100,000 floats is kept for the next, not a hundred. */
    assert_true(atomic_load(&w.memory.live_bytes) - before < 3 * 400000);
    etch_scope_end(w.cx, outer);
    world_end(&w);
}

static void test_kept_outlives_scope(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_scope scope = etch_scope_begin(w.cx);
    etch_tensor *kept = etch_keep(w.cx, FULL(&w, 7, 3));
    etch_scope_end(w.cx, scope);
    assert_true(first(&w, kept) == 7);
    etch_tensor_release(&kept);
    assert_null(etch_keep(w.cx, NULL));
    world_end(&w);
}

static void test_outer_scope_ends_inner(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_scope outer = etch_scope_begin(w.cx);
    FULL(&w, 1, 2);
    (void)etch_scope_begin(w.cx);
    FULL(&w, 1, 2);
    etch_scope_end(w.cx, outer);
    assert_int_equal(etch_scope_begin(w.cx).n_before, 0);
    world_end(&w);
}

static void test_error_sticks(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = FULL(&w, 1, 2, 3), *y = FULL(&w, 1, 4, 5);
    etch_tensor *z = etch_matmul(w.cx, x, y, false, false);
    assert_null(z);
    assert_true(etch_failed(w.cx));
    assert_non_null(strstr(etch_error_message(w.cx), "matmul"));
    char *message = strdup(etch_error_message(w.cx));
    assert_null(etch_relu(w.cx, etch_add(w.cx, z, x))); /* the first error stays */
    assert_string_equal(etch_error_message(w.cx), message);
    free(message);
    etch_error_clear(w.cx);
    assert_null(etch_add(w.cx, x, NULL));
    assert_non_null(strstr(etch_error_message(w.cx), "add: operand 1 (y) is NULL"));
    etch_error_clear(w.cx);
    world_end(&w);
}

static void test_eager_values(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int64_t n = 0; n < 20; n++) {
        etch_scope scope = etch_scope_begin(w.cx);
        etch_tensor *x = FULL(&w, 3, n, 2), *b = FULL(&w, 1, 2);
        etch_tensor *y = etch_sum(w.cx, etch_mul(w.cx, etch_add(w.cx, x, b), x), ETCH_ALL_AXES, false);
        assert_true(first(&w, y) == 24.0 * (double)n);
        etch_scope_end(w.cx, scope);
    }
    etch_tensor *parts[3];
    etch_split(w.cx, FULL(&w, 5, 6, 2), 3, 0, parts, 3);
    assert_int_equal(etch_tensor_dim(parts[2], 0), 2);
    assert_true(first(&w, parts[2]) == 5);
    world_end(&w);
}

/* More one-op plans than the table holds: all are dropped and made again. */
static void test_many_eager_plans(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = FULL(&w, 2, 2, 2, 2, 2, 2, 2);
    for (int64_t a = 0; a < 6; a++)
        for (int64_t b = 0; b < 6; b++) {
            if (a == b)
                continue;
            etch_scope scope = etch_scope_begin(w.cx);
            etch_tensor *y = etch_sum(w.cx, x, ETCH_INTS(a, b), false);
            assert_true(first(&w, y) == 8);
            etch_scope_end(w.cx, scope);
        }
    world_end(&w);
}

static void test_constants(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    assert_true(first(&w, etch_scalar(w.cx, ETCH_F32, 2.5)) == 2.5);
    assert_int_equal(etch_tensor_dtype(etch_int(w.cx, ETCH_I32, 3)), ETCH_I32);
    assert_int_equal(etch_tensor_count(etch_int_list(w.cx, (const int64_t[]){ 1, 2, 3 }, 3)), 3);
    assert_true(first(&w, etch_from(w.cx, ETCH_F32, (const int64_t[]){ 2 }, 1, (const float[]){ 9, 8 })) == 9);
    assert_null(etch_scalar(w.cx, ETCH_STRING, 1));
    assert_int_equal(etch_error_status(w.cx), ETCH_EDTYPE);
    etch_error_clear(w.cx);
    world_end(&w);
}

/* Lists that are not there, and counts that make no sense. */
static void test_bad_lists(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = FULL(&w, 1, 2, 2), *pair[2] = { x, NULL }, *out[2];
    static const struct {
        int n;
        bool has_list;
        const char *says;
    } cases[] = { { 2, false, "concat: 2 operands in a list that is NULL" },
                  { 1 << 30, false, "concat: 1073741824 operands in a list that is NULL" },
                  { -1, true, "concat: -1 operands" },
                  { 0, true, "concat" },
                  { 2, true, "concat: operand 1 (xs) is NULL" } };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_null(etch_concat(w.cx, cases[i].has_list ? pair : NULL, cases[i].n, 0));
        if (!strstr(etch_error_message(w.cx), cases[i].says))
            fail_msg("expected \"%s\" in \"%s\"", cases[i].says, etch_error_message(w.cx));
        etch_error_clear(w.cx);
    }
    static const int counts[] = { 3, -1, 1 << 30 };
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        etch_unstack(w.cx, x, 0, counts[i] > 3 ? NULL : (etch_tensor *[3]){ 0 }, counts[i]);
        assert_int_equal(etch_error_status(w.cx), ETCH_EINVAL);
        assert_non_null(strstr(etch_error_message(w.cx), "unstack: "));
        etch_error_clear(w.cx);
    }
    etch_unstack(w.cx, x, 0, out, 2);
    assert_true(first(&w, out[1]) == 1);
    world_end(&w);
}

/* Ops that fail leave nothing behind, however many they are. */
static void test_failures_take_no_memory(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = FULL(&w, 1, 2), *y = FULL(&w, 1, 3), *i = etch_scalar(w.cx, ETCH_I32, 1);
    size_t before = 0;
    for (int k = 0; k < 3000; k++) {
        if (k == 1000) /* by then all tables have the size that they need */
            before = atomic_load(&w.memory.live_bytes);
        assert_null(etch_add(w.cx, x, i));
        etch_error_clear(w.cx);
        assert_null(etch_add(w.cx, x, y));
        etch_error_clear(w.cx);
        assert_null(etch_sum(w.cx, x, (etch_ints){ (int64_t[]){ 0, 7 }, 2 }, false));
        etch_error_clear(w.cx);
    }
    assert_int_equal(atomic_load(&w.memory.live_bytes), before);
    world_end(&w);
}

int etch_test_scope(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_scope_releases),
        cmocka_unit_test(test_kept_outlives_scope),
        cmocka_unit_test(test_outer_scope_ends_inner),
        cmocka_unit_test(test_error_sticks),
        cmocka_unit_test(test_eager_values),
        cmocka_unit_test(test_many_eager_plans),
        cmocka_unit_test(test_constants),
        cmocka_unit_test(test_bad_lists),
        cmocka_unit_test(test_failures_take_no_memory),
    };
    return cmocka_run_group_tests_name("trace/scope", tests, NULL, NULL);
}
