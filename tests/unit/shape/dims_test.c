/* The table: symbols, their names and ranges, its life. */
#include "shape_test.h"

static void test_symbols_are_numbered_and_named(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    etch_dim n = etch__dim_symbol(w.cx, w.t, "n", 1), batch = etch__dim_symbol(w.cx, w.t, "batch_2", 7);
    assert_int_equal(etch__dim_symbol(w.cx, w.t, "n", 1), n);
    assert_int_not_equal(n, batch);
    assert_int_equal(etch__dims_n_symbols(w.t), 2);
    etch_symbol s;
    assert_true(etch__dim_is_symbol(w.t, batch, &s));
    assert_int_equal(s, 1);
    assert_string_equal(etch__symbol_name(w.t, 1), "batch_2");
    assert_int_equal(etch__symbol_dim(w.t, 0), n);
    assert_false(etch__dim_is_const(n));
    assert_false(etch__dim_is_symbol(w.t, 5, &s));
    assert_false(etch__dim_is_symbol(w.t, parse(&w, "n + 1"), &s));
    assert_false(etch__dim_is_symbol(w.t, parse(&w, "2*n"), &s));
    assert_false(etch__dim_is_symbol(w.t, parse(&w, "n//2"), &s));
    assert_false(etch__dim_is_symbol(w.t, ETCH_DIM_FAILED, &s));
    world_close(&w);
}

static void test_bad_names_are_refused(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    static const char *const bad[] = { "", "2n", "a b", "n-1", "n\xc3\xa4" };
    for (size_t i = 0; i < ETCH_COUNT_OF(bad); i++) {
        assert_int_equal(etch__dim_symbol(w.cx, w.t, bad[i], strlen(bad[i])), ETCH_DIM_FAILED);
        assert_int_equal(etch_error_status(w.cx), ETCH_EINVAL);
    }
    assert_int_equal(etch__dims_n_symbols(w.t), 0);
    world_close(&w);
}

static void test_fresh_symbols_avoid_taken_names(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    etch__dim_symbol(w.cx, w.t, "u1", 2);
    assert_string_equal(show(&w, etch__dim_fresh(w.cx, w.t)), "u0");
    assert_string_equal(show(&w, etch__dim_fresh(w.cx, w.t)), "u2");
    assert_string_equal(show(&w, etch__dim_fresh(w.cx, w.t)), "u3");
    world_close(&w);
}

static void test_constraints_narrow(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    etch_dim n = parse(&w, "n");
    etch_dim_range r = etch__symbol_range(w.t, 0);
    assert_true(r.lo == 0 && r.hi == ETCH_DIM_MAX && r.divisor == 1);
    assert_int_equal(etch__symbol_constrain(w.cx, w.t, 0, (etch_dim_range){ 3, ETCH_DIM_MAX, 4 }), ETCH_OK);
    r = etch__symbol_range(w.t, 0);
    assert_true(r.lo == 4 && r.hi == ETCH_DIM_MAX && r.divisor == 4); /* no bound stays no bound */
    assert_int_equal(etch__symbol_constrain(w.cx, w.t, 0, (etch_dim_range){ -5, 100, 6 }), ETCH_OK);
    r = etch__dim_range(w.t, n);
    assert_true(r.lo == 12 && r.hi == 96 && r.divisor == 12);
    /* none of these changes anything */
    static const etch_dim_range bad[] = { { 5, 4, 1 }, { -3, -1, 1 }, { 0, 5, 0 }, { 97, 200, 1 }, { 13, 23, 1 } };
    for (size_t i = 0; i < ETCH_COUNT_OF(bad); i++) {
        assert_int_equal(etch__symbol_constrain(w.cx, w.t, 0, bad[i]), ETCH_EINVAL);
        assert_non_null(strstr(etch_error_message(w.cx), "n"));
    }
    r = etch__dim_range(w.t, n);
    assert_true(r.lo == 12 && r.hi == 96 && r.divisor == 12);
    world_close(&w);
}

static void test_rename_keeps_forms(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    etch_dim d = parse(&w, "2*n + min(m, n)");
    assert_int_equal(etch__symbol_rename(w.cx, w.t, 0, "batch", 5), ETCH_OK);
    assert_string_equal(show(&w, d), "2*batch + min(batch, m)");
    assert_int_equal(parse(&w, "2*batch + min(batch, m)"), d);
    assert_int_equal(etch__symbol_rename(w.cx, w.t, 0, "m", 1), ETCH_EINVAL);
    assert_int_equal(etch__symbol_rename(w.cx, w.t, 0, "9", 1), ETCH_EINVAL);
    assert_int_equal(etch__symbol_rename(w.cx, w.t, 0, "batch", 5), ETCH_OK);
    parse(&w, "n"); /* the old name is free again */
    assert_int_equal(etch__dims_n_symbols(w.t), 3);
    world_close(&w);
}

static void test_table_outlives_its_context(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    etch_dim d = parse(&w, "n*m + 1");
    etch_dims *kept = etch__dims_retain(w.t);
    world_close(&w);
    assert_int_equal(etch__dim_range(kept, d).lo, 1);
    etch__dims_release(&kept);
    assert_null(kept);
    etch__dims_release(&kept);
}

static void visit(void *user, etch_symbol s) { *(uint64_t *)user |= UINT64_C(1) << s; }

static void test_symbols_inside(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    parse(&w, "a + b + c + d + e");
    uint64_t seen = 0;
    etch__dim_symbols(w.t, parse(&w, "2*a*c + min(d//3, 4) + 1"), visit, &seen);
    assert_int_equal(seen, 1 << 0 | 1 << 2 | 1 << 3);
    seen = 0;
    etch__dim_symbols(w.t, 12, visit, &seen);
    etch__dim_symbols(w.t, ETCH_DIM_FAILED, visit, &seen);
    assert_int_equal(seen, 0);
    world_close(&w);
}

static bool has_rest(const void *rest, etch_symbol s) { return (int)(s % 2) == *(const int *)rest; }

static void test_questions_of_symbols(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    parse(&w, "a + b + c + d + e");
    const int odd = 1, even = 0;
    etch_dim d = parse(&w, "2*a*c + min(e//3, 4) + 1"), of_d = parse(&w, "b*min(d, 7)");
    assert_true(etch__dim_any(w.t, d, has_rest, &even));
    assert_false(etch__dim_any(w.t, d, has_rest, &odd));
    assert_true(etch__dim_any(w.t, of_d, has_rest, &odd));
    assert_false(etch__dim_any(w.t, of_d, has_rest, &even));
    for (etch_symbol s = 0; s < 5; s++) {
        assert_int_equal(etch__dim_has(w.t, d, s), s % 2 == 0);
        assert_int_equal(etch__dim_has(w.t, of_d, s), s % 2 == 1);
        assert_false(etch__dim_has(w.t, 12, s));
        assert_false(etch__dim_has(w.t, ETCH_DIM_FAILED, s));
    }
    world_close(&w);
}

static void test_linear(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    etch_symbol s;
    int64_t scale, offset;
    parse(&w, "a");
    assert_true(etch__dim_is_linear(w.t, parse(&w, "5 - 3*b"), &s, &scale, &offset));
    assert_true(s == 1 && scale == -3 && offset == 5);
    assert_true(etch__dim_is_linear(w.t, parse(&w, "a"), &s, &scale, &offset));
    assert_true(s == 0 && scale == 1 && offset == 0);
    static const char *const others[] = { "7", "a*a", "a + b", "a//2", "a*b + 1", "min(a, b)" };
    for (size_t i = 0; i < ETCH_COUNT_OF(others); i++)
        assert_false(etch__dim_is_linear(w.t, parse(&w, others[i]), &s, &scale, &offset));
    assert_false(etch__dim_is_linear(w.t, ETCH_DIM_FAILED, &s, &scale, &offset));
    world_close(&w);
}

int etch_test_dims(void);
int etch_test_dims(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_symbols_are_numbered_and_named),
        cmocka_unit_test(test_bad_names_are_refused),
        cmocka_unit_test(test_fresh_symbols_avoid_taken_names),
        cmocka_unit_test(test_constraints_narrow),
        cmocka_unit_test(test_rename_keeps_forms),
        cmocka_unit_test(test_table_outlives_its_context),
        cmocka_unit_test(test_symbols_inside),
        cmocka_unit_test(test_questions_of_symbols),
        cmocka_unit_test(test_linear),
    };
    return cmocka_run_group_tests_name("shape/dims", tests, NULL, NULL);
}
