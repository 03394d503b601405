/* cumsum and cumprod against loops over single elements. */
#include "unit/kernel/call_testing.h"

/* The running value of element `at` along the axis: integers modulo 2^64 (then cut by the dtype), floats in the compute
 * type. */
static void expect(const arr *x, arr *want, int axis, bool exclusive, bool reverse, bool is_product)
{
    int64_t n = x->dims[axis];
    for (int64_t e = 0; e < x->count; e++) {
        int64_t position[ETCH_MAX_RANK], at;
        position_of(x, e, position);
        at = position[axis];
        uint64_t integer = is_product;
        float narrow = is_product;
        double wide = is_product;
        for (int64_t step = 0; step < n; step++) {
            int64_t i = reverse ? n - 1 - step : step;
            if (i == at && exclusive)
                break;
            position[axis] = i;
            int64_t k = index_of(x, position);
            if (is_class(x->a.dtype, INTEGERS)) {
                uint64_t v = (uint64_t)get_i(x, k);
                integer = is_product ? integer * v : integer + v;
            } else {
                double v = get(x, k);
                narrow = is_product ? narrow * (float)v : narrow + (float)v;
                wide = is_product ? wide * v : wide + v;
            }
            if (i == at)
                break;
        }
        if (is_class(x->a.dtype, INTEGERS))
            set_i(want, e, (int64_t)integer);
        else
            set(want, e, x->a.dtype == ETCH_F64 ? wide : (double)narrow);
    }
}

static void check(etch_dtype t, int rank, const int64_t *dims, int axis)
{
    arr x, y, want;
    place(&x, t, rank, dims, REPEATED);
    fill_random(&x, true);
    place(&y, t, rank, dims, DENSE);
    place(&want, t, rank, dims, DENSE);
    for (int flags = 0; flags < 8; flags++) {
        etch_attrs_scan attrs = { .axis = axis, .exclusive = flags & 1, .reverse = flags & 2 };
        bool is_product = flags & 4;
        etch_status s = is_product ? RUN(cumprod, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&y))
                                   : RUN(cumsum, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&y));
        assert_int_equal(s, ETCH_OK);
        expect(&x, &want, axis, attrs.exclusive, attrs.reverse, is_product);
        for (int64_t i = 0; i < y.count; i++)
            if (!same(&y, i, &want, i) && !(get(&y, i) != get(&y, i) && get(&want, i) != get(&want, i)))
                fail_msg("%s flags %d element %lld: %.17g, not %.17g", etch_dtype_name(t), flags, (long long)i,
                         get(&y, i), get(&want, i));
    }
    drop(&x);
    drop(&y);
    drop(&want);
}

static void test_random(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++) {
        if (!is_class(t, NUMBERS))
            continue;
        for (int i = 0; i < 40; i++) {
            int64_t dims[ETCH_MAX_RANK];
            int rank = random_shape(1, 4, dims);
            check((etch_dtype)t, rank, dims, (int)random_below(rank));
        }
        check((etch_dtype)t, SHAPE(7, 150), 0);
        check((etch_dtype)t, SHAPE(2, 90), 1);
    }
}

/* TensorFlow's documented example, and a sum of halves that rounding on the way would lose: 2048 + 1 + 1 in f16. */
static void test_by_hand(void **state)
{
    (void)state;
    static const double x_values[] = { 2, 4, 6, 8 };
    static const double want[4][4] = { { 2, 6, 12, 20 }, { 0, 2, 6, 12 }, { 20, 18, 14, 8 }, { 18, 14, 8, 0 } };
    arr x, y;
    place(&x, ETCH_F32, SHAPE(4), DENSE);
    place(&y, ETCH_F32, SHAPE(4), DENSE);
    for (int i = 0; i < 4; i++)
        set(&x, i, x_values[i]);
    for (int flags = 0; flags < 4; flags++) {
        etch_attrs_scan attrs = { .axis = 0, .exclusive = flags & 1, .reverse = flags & 2 };
        assert_int_equal(RUN(cumsum, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_OK);
        for (int i = 0; i < 4; i++)
            assert_true(get(&y, i) == want[flags][i]);
    }
    drop(&x);
    drop(&y);

    place(&x, ETCH_F16, SHAPE(3), DENSE);
    place(&y, ETCH_F16, SHAPE(3), DENSE);
    set(&x, 0, 2048);
    set(&x, 1, 1);
    set(&x, 2, 1);
    etch_attrs_scan attrs = { .axis = 0 };
    assert_int_equal(RUN(cumsum, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_OK);
    assert_true(get(&y, 1) == 2048 && get(&y, 2) == 2050);
    drop(&x);
    drop(&y);
}

int etch_test_call_scan(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_random, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_by_hand, make_ctx, drop_ctx),
    };
    return cmocka_run_group_tests_name("kernel/call_scan", tests, NULL, NULL);
}
