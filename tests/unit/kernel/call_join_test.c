/* concat and pads, element by element, in all dtypes. */
#include "unit/kernel/call_testing.h"

static void check_concat(etch_dtype t, int rank, const int64_t *dims, int axis, int n)
{
    arr x[8], y, *in[8];
    int64_t out_dims[ETCH_MAX_RANK];
    memcpy(out_dims, dims, sizeof(int64_t) * (size_t)rank);
    out_dims[axis] = 0;
    for (int i = 0; i < n; i++) {
        int64_t own[ETCH_MAX_RANK];
        memcpy(own, dims, sizeof(int64_t) * (size_t)rank);
        own[axis] = random_below(4);
        out_dims[axis] += own[axis];
        place(&x[i], t, rank, own, REPEATED);
        fill_random(&x[i], true);
        in[i] = &x[i];
    }
    place(&y, t, rank, out_dims, DENSE);
    etch_attrs_axis0 attrs = { axis };
    assert_int_equal(RUN(concat, &attrs, n, in, 1, ARRAYS(&y)), ETCH_OK);
    for (int64_t i = 0; i < y.count; i++) {
        int64_t position[ETCH_MAX_RANK];
        int k = 0;
        position_of(&y, i, position);
        for (; position[axis] >= x[k].dims[axis]; k++)
            position[axis] -= x[k].dims[axis];
        assert_true(same(&y, i, &x[k], index_of(&x[k], position)));
    }
    for (int i = 0; i < n; i++)
        drop(&x[i]);
    drop(&y);
}

static void test_concat(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        for (int i = 0; i < 40; i++) {
            int64_t dims[ETCH_MAX_RANK];
            int rank = random_shape(1, 4, dims);
            check_concat((etch_dtype)t, rank, dims, (int)random_below(rank), 1 + (int)random_below(6));
        }
}

/* Where element `at` of a padded axis comes from: a position, or -1 for the value. */
static int64_t source(int64_t at, int64_t before, int64_t n, int mode)
{
    int64_t i = at - before;
    if (i >= 0 && i < n)
        return i;
    if (mode == 0)
        return -1;
    int64_t skip = mode == 1 ? 1 : 0;
    return i < 0 ? -i - 1 + skip : 2 * n - i - 1 - skip;
}

static etch_status run_pad(int mode, arr *x, arr *paddings, arr *value, arr *y)
{
    if (mode == 0)
        return RUN(pad, NULL, 3, ARRAYS(x, paddings, value), 1, ARRAYS(y));
    return mode == 1 ? RUN(pad_reflect, NULL, 2, ARRAYS(x, paddings), 1, ARRAYS(y))
                     : RUN(pad_symmetric, NULL, 2, ARRAYS(x, paddings), 1, ARRAYS(y));
}

static void check_pad(etch_dtype t, int rank, const int64_t *dims, int mode)
{
    arr x, paddings, value, y;
    int64_t out_dims[ETCH_MAX_RANK], before[ETCH_MAX_RANK];
    place(&x, t, rank, dims, REPEATED);
    fill_random(&x, true);
    place(&paddings, random_below(2) ? ETCH_I32 : ETCH_I64, 2, (const int64_t[]){ rank, 2 }, STRIDED);
    for (int i = 0; i < rank; i++) {
        int64_t most = mode == 0 ? 3 : mode == 1 ? (dims[i] ? dims[i] - 1 : 0) : dims[i];
        int64_t after = random_below(most + 1);
        before[i] = random_below(most + 1);
        set_i(&paddings, 2 * i, before[i]);
        set_i(&paddings, 2 * i + 1, after);
        out_dims[i] = dims[i] + before[i] + after;
    }
    place(&value, t, SCALAR, DENSE);
    fill_random(&value, true);
    place(&y, t, rank, out_dims, DENSE);
    assert_int_equal(run_pad(mode, &x, &paddings, &value, &y), ETCH_OK);
    for (int64_t i = 0; i < y.count; i++) {
        int64_t position[ETCH_MAX_RANK];
        bool is_value = false;
        position_of(&y, i, position);
        for (int a = 0; a < rank; a++) {
            position[a] = source(position[a], before[a], dims[a], mode);
            is_value |= position[a] < 0;
        }
        assert_true(is_value ? same(&y, i, &value, 0) : same(&y, i, &x, index_of(&x, position)));
    }
    drop(&x);
    drop(&paddings);
    drop(&value);
    drop(&y);
}

static void test_pads(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        for (int i = 0; i < 90; i++) {
            int64_t dims[ETCH_MAX_RANK];
            int rank = random_shape(0, 4, dims);
            check_pad((etch_dtype)t, rank, dims, i % 3);
        }
}

/* The examples of TensorFlow's documentation. */
static void test_by_hand(void **state)
{
    (void)state;
    static const int want[3][28] = {
        { 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
        { 6, 5, 4, 5, 6, 5, 4, 3, 2, 1, 2, 3, 2, 1, 6, 5, 4, 5, 6, 5, 4, 3, 2, 1, 2, 3, 2, 1 },
        { 2, 1, 1, 2, 3, 3, 2, 2, 1, 1, 2, 3, 3, 2, 5, 4, 4, 5, 6, 6, 5, 5, 4, 4, 5, 6, 6, 5 },
    };
    arr x, paddings, value, y;
    place(&x, ETCH_I32, SHAPE(2, 3), DENSE);
    place(&paddings, ETCH_I32, SHAPE(2, 2), DENSE);
    place(&value, ETCH_I32, SCALAR, DENSE);
    place(&y, ETCH_I32, SHAPE(4, 7), DENSE);
    for (int i = 0; i < 6; i++)
        set_i(&x, i, i + 1);
    for (int i = 0; i < 4; i++)
        set_i(&paddings, i, i < 2 ? 1 : 2);
    for (int mode = 0; mode < 3; mode++) {
        assert_int_equal(run_pad(mode, &x, &paddings, &value, &y), ETCH_OK);
        for (int i = 0; i < 28; i++)
            assert_int_equal(get_i(&y, i), want[mode][i]);
    }
    drop(&x);
    drop(&paddings);
    drop(&value);
    drop(&y);
}

static void test_errors(void **state)
{
    (void)state;
    static const struct {
        int mode;
        int64_t before, after, size;
        etch_status status;
        const char *fragment;
    } cases[] = {
        { 0, -1, 2, 6, ETCH_EINVAL, "pad: paddings of axis 1 are (-1, 2), but must not be negative" },
        { 1, 0, -3, 2, ETCH_EINVAL, "pad_reflect: paddings of axis 1 are (0, -3), but must not be negative" },
        { 1, 5, 0, 10, ETCH_EINVAL,
          "pad_reflect: paddings of axis 1 are (5, 0), but must be at most 4 for an axis of size 5" },
        { 2, 0, 6, 11, ETCH_EINVAL,
          "pad_symmetric: paddings of axis 1 are (0, 6), but must be at most 5 for an axis of size 5" },
        { 0, 1, 1, 8, ETCH_ESHAPE, "pad: paddings of axis 1 are (1, 1)" },
        { 0, INT64_MAX, 1, 8, ETCH_ESHAPE, "pad: paddings of axis 1" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        arr x, paddings, value, y;
        place(&x, ETCH_F64, SHAPE(2, 5), DENSE);
        place(&paddings, ETCH_I64, SHAPE(2, 2), DENSE);
        place(&value, ETCH_F64, SCALAR, DENSE);
        place(&y, ETCH_F64, SHAPE(2, cases[i].size), DENSE);
        set_i(&paddings, 2, cases[i].before);
        set_i(&paddings, 3, cases[i].after);
        assert_error(run_pad(cases[i].mode, &x, &paddings, &value, &y), cases[i].status, cases[i].fragment);
        drop(&x);
        drop(&paddings);
        drop(&value);
        drop(&y);
    }
}

int etch_test_call_join(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_concat, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_pads, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_by_hand, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_errors, make_ctx, drop_ctx),
    };
    return cmocka_run_group_tests_name("kernel/call_join", tests, NULL, NULL);
}
