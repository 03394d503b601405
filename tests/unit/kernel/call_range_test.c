/* range. */
#include "unit/kernel/call_testing.h"

static etch_status run_range(etch_dtype t, double start, double limit, double delta, arr *y, bool sized)
{
    arr in[3];
    const double values[] = { start, limit, delta };
    for (int i = 0; i < 3; i++) {
        place(&in[i], t, SCALAR, DENSE);
        set(&in[i], 0, values[i]);
    }
    etch_status s = sized ? RUN_SIZED(range, NULL, 3, ARRAYS(&in[0], &in[1], &in[2]), 1, ARRAYS(y))
                          : RUN(range, NULL, 3, ARRAYS(&in[0], &in[1], &in[2]), 1, ARRAYS(y));
    for (int i = 0; i < 3; i++)
        drop(&in[i]);
    return s;
}

static void test_numbers(void **state)
{
    (void)state;
    static const struct {
        double start, limit, delta;
        int64_t n;
    } cases[] = {
        { 0, 5, 1, 5 },    { 3, 18, 3, 5 },   { 3, 19, 3, 6 }, { 3, 3, 1, 0 },  { 7, 8, 100, 1 },  { 0, 100, 7, 15 },
        { 3, 1, -0.5, 4 }, { 3, -18, -3, 7 }, { -3, 3, 2, 3 }, { 5, 5, -1, 0 }, { 1, 2, 0.25, 4 },
    };
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        for (size_t i = 0; i < ETCH_COUNT_OF(cases) && is_class(t, NUMBERS); i++) {
            double delta = cases[i].delta;
            bool is_signed = !is_class(t, ETCH_CLASS_UINT), is_float = is_class(t, ETCH_CLASS_FLOAT);
            if ((!is_signed && (delta < 0 || cases[i].start < 0)) || (!is_float && delta != trunc(delta)))
                continue;
            arr y = { .a = { .dtype = (etch_dtype)t } };
            assert_int_equal(run_range((etch_dtype)t, cases[i].start, cases[i].limit, delta, &y, true), ETCH_OK);
            assert_int_equal(y.a.rank, 1);
            assert_int_equal(y.dims[0], cases[i].n);
            for (int64_t k = 0; k < y.count; k++)
                assert_true(get(&y, k) == cases[i].start + (double)k * delta);
            /* The same with the size known. */
            assert_int_equal(run_range((etch_dtype)t, cases[i].start, cases[i].limit, delta, &y, false), ETCH_OK);
            drop(&y);
        }
}

/* Floats: two operations of the compute type, each rounded; not a running sum, not in double. */
static void test_rounding(void **state)
{
    (void)state;
    arr y = { .a = { .dtype = ETCH_F32 } };
    assert_int_equal(run_range(ETCH_F32, 0.1f, 10.0, 0.1f, &y, true), ETCH_OK);
    volatile float start = 0.1f, delta = 0.1f, limit = 10.0f, distance = limit - start, count = distance / delta;
    assert_int_equal(y.dims[0], (int64_t)ceilf(count));
    int n_differ_from_double = 0;
    for (int64_t i = 0; i < y.count; i++) {
        volatile float product = (float)i * delta, sum = start + product;
        assert_true(get(&y, i) == (double)sum);
        n_differ_from_double += sum != (float)(0.1f + (double)i * 0.1f);
    }
    assert_true(n_differ_from_double > 0);
    drop(&y);
    y = (arr){ .a = { .dtype = ETCH_BF16 } };
    assert_int_equal(run_range(ETCH_BF16, 256, 262, 1, &y, true), ETCH_OK);
    static const double want[] = { 256, 256, 258, 260, 260, 260 };
    assert_int_equal(y.dims[0], 6);
    for (int i = 0; i < 6; i++)
        assert_true(get(&y, i) == want[i]);
    drop(&y);
}

static void set_three(arr *in, etch_dtype t, int64_t a, int64_t b, int64_t c)
{
    const int64_t values[] = { a, b, c };
    for (int i = 0; i < 3; i++) {
        place(&in[i], t, SCALAR, DENSE);
        set_i(&in[i], 0, values[i]);
    }
}

/* Integers whose distance does not fit their own type. */
static void test_extremes(void **state)
{
    (void)state;
    static const struct {
        etch_dtype t;
        int64_t start, limit, delta, n, last;
    } cases[] = {
        { ETCH_I64, INT64_MIN, INT64_MAX, INT64_MAX, 3, INT64_MAX - 1 },
        { ETCH_I64, INT64_MAX, INT64_MIN, INT64_MIN, 2, -1 },
        { ETCH_U64, 0, -1, INT64_MIN, 2, INT64_MIN }, /* 0, 2^63 before 2^64 - 1 */
        { ETCH_I8, -128, 127, 100, 3, 72 },
        { ETCH_I8, 127, -128, -1, 255, -127 },
        { ETCH_U8, 0, 255, 128, 2, 128 },
        { ETCH_I32, INT32_MIN, INT32_MAX, INT32_MAX, 3, INT32_MAX - 1 },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        arr in[3], y = { .a = { .dtype = cases[i].t } };
        set_three(in, cases[i].t, cases[i].start, cases[i].limit, cases[i].delta);
        assert_int_equal(RUN_SIZED(range, NULL, 3, ARRAYS(&in[0], &in[1], &in[2]), 1, ARRAYS(&y)), ETCH_OK);
        assert_int_equal(y.count, cases[i].n);
        assert_int_equal(get_i(&y, 0), cases[i].start);
        assert_int_equal(get_i(&y, y.count - 1), cases[i].last);
        for (int k = 0; k < 3; k++)
            drop(&in[k]);
        drop(&y);
    }
}

static void test_errors(void **state)
{
    (void)state;
    arr y = { .a = { .dtype = ETCH_I32 } }, in[3];
    assert_error(run_range(ETCH_I32, 2, 9, 0, &y, true), ETCH_EINVAL, "range: delta is 0 (start 2, limit 9)");
    assert_error(run_range(ETCH_I32, 5, 3, 1, &y, true), ETCH_EINVAL,
                 "range: steps of 1 never get from start 5 to limit 3");
    assert_error(run_range(ETCH_I32, 3, 5, -2, &y, true), ETCH_EINVAL, "steps of -2 never get from start 3 to limit 5");
    y.a.dtype = ETCH_F32;
    assert_error(run_range(ETCH_F32, 2, 9, -0.0, &y, true), ETCH_EINVAL, "delta is 0");
    assert_error(run_range(ETCH_F32, 1.5, 0, 1, &y, true), ETCH_EINVAL,
                 "steps of 1 never get from start 1.5 to limit 0");
    assert_error(run_range(ETCH_F32, 0, INFINITY, 1, &y, true), ETCH_ERANGE,
                 "from 0 to inf by steps of 1 cannot be counted");
    assert_error(run_range(ETCH_F64, 0, 1, NAN, &y, true), ETCH_EINVAL, "range: ");
    assert_error(run_range(ETCH_F64, NAN, 1, 1, &y, true), ETCH_ERANGE, "range: ");
    y.a.dtype = ETCH_U64;
    set_three(in, ETCH_U64, 0, -1, 1);
    assert_error(RUN_SIZED(range, NULL, 3, ARRAYS(&in[0], &in[1], &in[2]), 1, ARRAYS(&y)), ETCH_ERANGE,
                 "18446744073709551615");
    for (int k = 0; k < 3; k++)
        drop(&in[k]);
    place(&y, ETCH_I32, SHAPE(4), DENSE);
    assert_error(run_range(ETCH_I32, 0, 3, 1, &y, false), ETCH_ESHAPE,
                 "range: result 0 has shape [3], but [4] was expected");
    drop(&y);
}

int etch_test_call_range(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_numbers, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_rounding, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_extremes, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_errors, make_ctx, drop_ctx),
    };
    return cmocka_run_group_tests_name("kernel/call_range", tests, NULL, NULL);
}
