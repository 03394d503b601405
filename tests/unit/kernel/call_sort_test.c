/* sort, argsort, top_k and searchsorted against insertion and counting by comparison of elements. */
#include "unit/kernel/call_testing.h"

/* Does element i of x come strictly before element k, NaN being last? */
static bool before(const arr *x, int64_t i, const arr *y, int64_t k, bool descending)
{
    if (is_class(x->a.dtype, ETCH_CLASS_UINT)) {
        uint64_t a = (uint64_t)get_i(x, i), b = (uint64_t)get_i(y, k);
        return descending ? a > b : a < b;
    }
    if (is_class(x->a.dtype, ETCH_CLASS_INT))
        return descending ? get_i(x, i) > get_i(y, k) : get_i(x, i) < get_i(y, k);
    double a = get(x, i), b = get(y, k);
    if (isnan(a) || isnan(b))
        return !isnan(a);
    return descending ? a > b : a < b;
}

/* Positions along the axis in order, by insertion: stable. `row` is element 0 of the row, `step` between its elements, both
 * counted row-major. */
static void order_of(const arr *x, int64_t row, int64_t step, int64_t n, bool descending, int64_t *order)
{
    for (int64_t i = 0; i < n; i++) {
        int64_t k = i;
        for (; k > 0 && before(x, row + i * step, x, row + order[k - 1] * step, descending); k--)
            order[k] = order[k - 1];
        order[k] = i;
    }
}

static int64_t step_of(const arr *x, int axis)
{
    int64_t step = 1;
    for (int i = axis + 1; i < x->a.rank; i++)
        step *= x->dims[i];
    return step;
}

static void check_sort(etch_dtype t, int rank, const int64_t *dims, int axis, bool descending)
{
    arr x, y, positions;
    place(&x, t, rank, dims, REPEATED);
    fill_random(&x, true);
    place(&y, t, rank, dims, DENSE);
    place(&positions, ETCH_I32, rank, dims, DENSE);
    etch_attrs_sort attrs = { axis, descending };
    assert_int_equal(RUN(sort, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_OK);
    assert_int_equal(RUN(argsort, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&positions)), ETCH_OK);
    int64_t n = dims[axis], step = step_of(&x, axis), *order = calloc((size_t)n + 1, sizeof *order);
    for (int64_t i = 0; i < x.count; i++) {
        int64_t position[ETCH_MAX_RANK];
        position_of(&x, i, position);
        if (position[axis] != 0)
            continue;
        order_of(&x, i, step, n, descending, order);
        for (int64_t k = 0; k < n; k++) {
            assert_int_equal(get_i(&positions, i + k * step), order[k]);
            assert_true(same(&y, i + k * step, &x, i + order[k] * step)); /* zeros' signs and NaNs' payloads, too */
        }
    }
    free(order);
    drop(&x);
    drop(&y);
    drop(&positions);
}

static void test_sort(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++) {
        if (!is_class(t, NUMBERS))
            continue;
        for (int i = 0; i < 60; i++) {
            int64_t dims[ETCH_MAX_RANK];
            int rank = random_shape(1, 4, dims);
            check_sort((etch_dtype)t, rank, dims, (int)random_below(rank), i & 1);
        }
        /* Merged, and by radix. */
        for (int i = 0; i < 4; i++) {
            check_sort((etch_dtype)t, SHAPE(2, 17 + random_below(100)), 1, i & 1);
            check_sort((etch_dtype)t, SHAPE(100 + random_below(150), 2), 0, i & 1);
        }
        check_sort((etch_dtype)t, SHAPE(1100), 0, false);
        check_sort((etch_dtype)t, SHAPE(1100), 0, true);
    }
}

static void check_top_k(etch_dtype t, int rank, const int64_t *dims, int64_t n_wanted)
{
    arr x, k, values, indices;
    int64_t out_dims[ETCH_MAX_RANK], n = dims[rank - 1];
    memcpy(out_dims, dims, sizeof(int64_t) * (size_t)rank);
    out_dims[rank - 1] = n_wanted;
    place(&x, t, rank, dims, REPEATED);
    fill_random(&x, true);
    place(&k, random_below(2) ? ETCH_I32 : ETCH_I64, SCALAR, DENSE);
    set_i(&k, 0, n_wanted);
    place(&values, t, rank, out_dims, DENSE);
    place(&indices, ETCH_I32, rank, out_dims, DENSE);
    assert_int_equal(RUN(top_k, NULL, 2, ARRAYS(&x, &k), 2, ARRAYS(&values, &indices)), ETCH_OK);
    int64_t *order = calloc((size_t)n + 1, sizeof *order);
    for (int64_t r = 0; n > 0 && r < x.count / n; r++) {
        order_of(&x, r * n, 1, n, true, order);
        for (int64_t i = 0; i < n_wanted; i++) {
            assert_int_equal(get_i(&indices, r * n_wanted + i), order[i]);
            assert_true(same(&values, r * n_wanted + i, &x, r * n + order[i]));
        }
    }
    free(order);
    drop(&x);
    drop(&k);
    drop(&values);
    drop(&indices);
}

static void test_top_k(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++) {
        if (!is_class(t, NUMBERS))
            continue;
        for (int i = 0; i < 40; i++) {
            int64_t dims[ETCH_MAX_RANK];
            int rank = random_shape(1, 3, dims);
            check_top_k((etch_dtype)t, rank, dims, random_below(dims[rank - 1] + 1));
        }
        for (int64_t k = 1; k <= 600; k = k * 2 + 1)
            check_top_k((etch_dtype)t, SHAPE(2, 700), k);
    }
}

static void check_search(etch_dtype t, int rank, const int64_t *dims, int64_t m, bool right)
{
    arr sorted, values, y;
    int64_t value_dims[ETCH_MAX_RANK], n = dims[rank - 1];
    memcpy(value_dims, dims, sizeof(int64_t) * (size_t)rank);
    value_dims[rank - 1] = m;
    place(&sorted, t, rank, dims, STRIDED);
    fill_random(&sorted, true);
    place(&values, t, rank, value_dims, REPEATED);
    fill_random(&values, true);
    place(&y, random_below(2) ? ETCH_I32 : ETCH_I64, rank, value_dims, DENSE);
    /* Bubble sort of each row in place. */
    size_t bytes = etch__dtypes[t].bytes;
    for (int64_t r = 0; n > 0 && r < sorted.count / n; r++)
        for (int64_t i = 0; i < n; i++)
            for (int64_t k = r * n; k + 1 < (r + 1) * n; k++)
                if (before(&sorted, k + 1, &sorted, k, false)) {
                    char swap[8];
                    memcpy(swap, element(&sorted, k), bytes);
                    memcpy(element(&sorted, k), element(&sorted, k + 1), bytes);
                    memcpy(element(&sorted, k + 1), swap, bytes);
                }
    etch_attrs_side attrs = { .right = right, .dtype = y.a.dtype };
    assert_int_equal(RUN(searchsorted, &attrs, 2, ARRAYS(&sorted, &values), 1, ARRAYS(&y)), ETCH_OK);
    for (int64_t i = 0; i < y.count; i++) {
        int64_t want = 0;
        for (int64_t k = 0; k < n; k++)
            want += right ? !before(&values, i, &sorted, i / m * n + k, false)
                          : before(&sorted, i / m * n + k, &values, i, false);
        assert_int_equal(get_i(&y, i), want);
    }
    drop(&sorted);
    drop(&values);
    drop(&y);
}

static void test_search(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        for (int i = 0; i < 40 && is_class(t, NUMBERS); i++) {
            int64_t dims[ETCH_MAX_RANK];
            int rank = random_shape(1, 3, dims);
            check_search((etch_dtype)t, rank, dims, random_below(8), i & 1);
            if (i < 4)
                check_search((etch_dtype)t, SHAPE(2, 60), i < 2 ? 3 : 300, i & 1);
        }
}

/* NaN last both ways up, -0 equal to +0, ties by position; searchsorted's documented example. */
static void test_by_hand(void **state)
{
    (void)state;
    static const double values[] = { NAN, 1, -0.0, INFINITY, 0.0, -INFINITY, 1 };
    static const int up[] = { 5, 2, 4, 1, 6, 3, 0 }, down[] = { 3, 1, 6, 2, 4, 5, 0 };
    for (int t = 0; t < ETCH_N_DTYPES; t++) {
        if (!is_class(t, ETCH_CLASS_FLOAT))
            continue;
        arr x, y, p;
        place(&x, (etch_dtype)t, SHAPE(7), DENSE);
        place(&y, (etch_dtype)t, SHAPE(7), DENSE);
        place(&p, ETCH_I32, SHAPE(7), DENSE);
        for (int i = 0; i < 7; i++)
            set(&x, i, values[i]);
        for (int descending = 0; descending < 2; descending++) {
            etch_attrs_sort attrs = { 0, descending };
            assert_int_equal(RUN(argsort, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&p)), ETCH_OK);
            assert_int_equal(RUN(sort, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_OK);
            for (int i = 0; i < 7; i++) {
                assert_int_equal(get_i(&p, i), descending ? down[i] : up[i]);
                assert_true(same(&y, i, &x, descending ? down[i] : up[i]));
            }
        }
        drop(&x);
        drop(&y);
        drop(&p);
    }
    static const double sorted_rows[] = { 0, 3, 9, 9, 10, 1, 2, 3, 4, 5 }, looked_for[] = { 2, 4, 9, 0, 2, 6 };
    static const int left[] = { 1, 2, 2, 0, 1, 5 }, right[] = { 1, 2, 4, 0, 2, 5 };
    arr s, v, y;
    place(&s, ETCH_F32, SHAPE(2, 5), DENSE);
    place(&v, ETCH_F32, SHAPE(2, 3), DENSE);
    place(&y, ETCH_I32, SHAPE(2, 3), DENSE);
    for (int i = 0; i < 10; i++)
        set(&s, i, sorted_rows[i]);
    for (int i = 0; i < 6; i++)
        set(&v, i, looked_for[i]);
    for (int side = 0; side < 2; side++) {
        etch_attrs_side attrs = { .right = side, .dtype = ETCH_I32 };
        assert_int_equal(RUN(searchsorted, &attrs, 2, ARRAYS(&s, &v), 1, ARRAYS(&y)), ETCH_OK);
        for (int i = 0; i < 6; i++)
            assert_int_equal(get_i(&y, i), side ? right[i] : left[i]);
    }
    drop(&s);
    drop(&v);
    drop(&y);
}

static void test_errors(void **state)
{
    (void)state;
    arr x, k, values, indices;
    place(&x, ETCH_F32, SHAPE(2, 10), DENSE);
    place(&k, ETCH_I32, SCALAR, DENSE);
    place(&values, ETCH_F32, SHAPE(2, 12), DENSE);
    place(&indices, ETCH_I32, SHAPE(2, 12), DENSE);
    set_i(&k, 0, 12);
    assert_error(RUN(top_k, NULL, 2, ARRAYS(&x, &k), 2, ARRAYS(&values, &indices)), ETCH_ERANGE,
                 "top_k: k is 12, but must be from 0 to the 10 elements of the last axis");
    set_i(&k, 0, -1);
    assert_error(RUN(top_k, NULL, 2, ARRAYS(&x, &k), 2, ARRAYS(&values, &indices)), ETCH_ERANGE, "top_k: k is -1");
    set_i(&k, 0, 3);
    assert_error(RUN(top_k, NULL, 2, ARRAYS(&x, &k), 2, ARRAYS(&values, &indices)), ETCH_ESHAPE,
                 "last axis of result 0 has size 12");
    drop(&x);
    drop(&k);
    drop(&values);
    drop(&indices);
}

int etch_test_call_sort(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_sort, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_top_k, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_search, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_by_hand, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_errors, make_ctx, drop_ctx),
    };
    return cmocka_run_group_tests_name("kernel/call_sort", tests, NULL, NULL);
}
