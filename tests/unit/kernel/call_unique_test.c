/* unique against a search through what was seen before. */
#include "unit/kernel/call_testing.h"

static bool equals(const arr *x, int64_t i, int64_t k)
{
    if (is_class(x->a.dtype, ETCH_CLASS_FLOAT))
        return get(x, i) == get(x, k); /* NaN equals nothing, -0 equals +0 */
    return same(x, i, x, k);
}

static void check(arr *x)
{
    arr values = { .a = { .dtype = x->a.dtype } }, indices = { .a = { .dtype = ETCH_I32 } },
        counts = { .a = { .dtype = ETCH_I32 } };
    arr *const out[] = { &values, &indices, &counts };
    assert_int_equal(RUN_SIZED(unique, NULL, 1, ARRAYS(x), 3, out), ETCH_OK);
    int64_t n = x->count, n_seen = 0, *first = calloc((size_t)n + 1, sizeof *first),
            *count = calloc((size_t)n + 1, sizeof *count);
    assert_int_equal(indices.dims[0], n);
    for (int64_t i = 0; i < n; i++) {
        int64_t k = 0;
        while (k < n_seen && !equals(x, first[k], i))
            k++;
        if (k == n_seen)
            first[n_seen++] = i;
        count[k]++;
        assert_int_equal(get_i(&indices, i), k);
    }
    assert_int_equal(values.dims[0], n_seen);
    assert_int_equal(counts.dims[0], n_seen);
    for (int64_t k = 0; k < n_seen; k++) {
        assert_true(same(&values, k, x, first[k]));
        assert_int_equal(get_i(&counts, k), count[k]);
    }
    /* With sizes known. */
    assert_int_equal(RUN(unique, NULL, 1, ARRAYS(x), 3, out), ETCH_OK);
    values.dims[0]++;
    assert_error(RUN(unique, NULL, 1, ARRAYS(x), 3, out), ETCH_ESHAPE, "unique: result 0 has shape");
    values.dims[0]--;
    free(first);
    free(count);
    drop(&values);
    drop(&indices);
    drop(&counts);
}

static void test_random(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        for (int i = 0; i < 30; i++) {
            arr x;
            int64_t n = i < 10 ? i : random_below(200);
            place(&x, (etch_dtype)t, 1, &n, REPEATED);
            fill_random(&x, true);
            check(&x);
            drop(&x);
        }
}

/* Enough distinct elements for the table to grow in the arena and out of it. */
static void test_many(void **state)
{
    (void)state;
    enum { N = 20000 };
    arr x, values = { .a = { .dtype = ETCH_I64 } }, indices = { .a = { .dtype = ETCH_I32 } },
           counts = { .a = { .dtype = ETCH_I32 } };
    place(&x, ETCH_I64, SHAPE(2 * N), DENSE);
    for (int64_t i = 0; i < N; i++) {
        set_i(&x, i, i << 32);
        set_i(&x, 2 * N - 1 - i, i << 32);
    }
    assert_int_equal(RUN_SIZED(unique, NULL, 1, ARRAYS(&x), 3, ARRAYS(&values, &indices, &counts)), ETCH_OK);
    assert_int_equal(values.dims[0], N);
    for (int64_t i = 0; i < N; i++) {
        assert_int_equal(get_i(&values, i), i << 32);
        assert_int_equal(get_i(&indices, i), i);
        assert_int_equal(get_i(&indices, 2 * N - 1 - i), i);
        assert_int_equal(get_i(&counts, i), 2);
    }
    drop(&x);
    drop(&values);
    drop(&indices);
    drop(&counts);
}

/* As in TensorFlow, every NaN is distinct; the first of two zeros stays. */
static void test_by_hand(void **state)
{
    (void)state;
    static const double x_values[] = { NAN, -0.0, 2, 0.0, NAN, 2 };
    static const int want[] = { 0, 1, 2, 1, 3, 2 };
    arr x, values = { .a = { .dtype = ETCH_F32 } }, indices = { .a = { .dtype = ETCH_I32 } },
           counts = { .a = { .dtype = ETCH_I32 } };
    place(&x, ETCH_F32, SHAPE(6), DENSE);
    for (int i = 0; i < 6; i++)
        set(&x, i, x_values[i]);
    assert_int_equal(RUN_SIZED(unique, NULL, 1, ARRAYS(&x), 3, ARRAYS(&values, &indices, &counts)), ETCH_OK);
    assert_int_equal(values.dims[0], 4);
    for (int i = 0; i < 6; i++)
        assert_int_equal(get_i(&indices, i), want[i]);
    assert_true(isnan(get(&values, 0)) && get(&values, 1) == 0 && signbit(get(&values, 1)) && isnan(get(&values, 3)));
    drop(&x);
    drop(&values);
    drop(&indices);
    drop(&counts);
}

int etch_test_call_unique(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_random, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_many, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_by_hand, make_ctx, drop_ctx),
    };
    return cmocka_run_group_tests_name("kernel/call_unique", tests, NULL, NULL);
}
