/* nonzero. */
#include "unit/kernel/call_testing.h"

static void check(etch_dtype t, int rank, const int64_t *dims)
{
    arr x, y = { .a = { .dtype = ETCH_I64 } };
    place(&x, t, rank, dims, REPEATED);
    fill_random(&x, true);
    for (int64_t i = 0; i < x.count; i++)
        if (random_below(3) == 0)
            set(&x, i, random_below(2) ? 0.0 : -0.0);
    assert_int_equal(RUN_SIZED(nonzero, NULL, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_OK);
    assert_int_equal(y.a.rank, 2);
    assert_int_equal(y.dims[1], rank);
    int64_t n = 0;
    for (int64_t i = 0; i < x.count; i++) {
        if (is_class(t, INTEGERS) ? get_i(&x, i) == 0 : get(&x, i) == 0)
            continue;
        int64_t position[ETCH_MAX_RANK];
        position_of(&x, i, position);
        for (int a = 0; a < rank; a++)
            assert_int_equal(get_i(&y, n * rank + a), position[a]);
        n++;
    }
    assert_int_equal(y.dims[0], n);
    /* With the size known: it must be right. */
    assert_int_equal(RUN(nonzero, NULL, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_OK);
    y.dims[0]++;
    assert_error(RUN(nonzero, NULL, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_ESHAPE, "nonzero: result 0 has shape");
    y.dims[0]--;
    drop(&x);
    drop(&y);
}

static void test_random(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        for (int i = 0; i < 40 && !is_class(t, ETCH_CLASS_STRING); i++) {
            int64_t dims[ETCH_MAX_RANK];
            int rank = random_shape(0, 4, dims);
            check((etch_dtype)t, rank, dims);
        }
}

static void test_nan(void **state)
{
    (void)state;
    arr x, y = { .a = { .dtype = ETCH_I64 } };
    place(&x, ETCH_F16, SHAPE(3), DENSE);
    set(&x, 0, -0.0);
    set(&x, 1, NAN);
    assert_int_equal(RUN_SIZED(nonzero, NULL, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_OK);
    assert_int_equal(y.dims[0], 1);
    assert_int_equal(get_i(&y, 0), 1);
    drop(&x);
    drop(&y);
}

int etch_test_call_nonzero(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_random, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_nan, make_ctx, drop_ctx),
    };
    return cmocka_run_group_tests_name("kernel/call_nonzero", tests, NULL, NULL);
}
