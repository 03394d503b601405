/* row_set, part_set, part_sizes: in every layout, and over the memory of what they grow from. */
#include "unit/kernel/call_testing.h"

static void place_index(arr *x, int64_t at)
{
    place(x, random_below(2) ? ETCH_I64 : ETCH_I32, SCALAR, DENSE);
    set_i(x, 0, at);
}

/* Is element i of y no number, no text? */
static bool is_zero(const arr *y, int64_t i)
{
    static const char none[16];
    return memcmp(element(y, i), none, etch__dtypes[y->a.dtype].bytes) == 0;
}

static void check_rows(etch_dtype t)
{
    arr rows, row, index, y = { .a = { .dtype = t } };
    int64_t dims[ETCH_MAX_RANK];
    int rank = random_shape(1, 4, dims);
    int64_t n = dims[0], at = random_below(n + 4);
    place(&rows, t, rank, dims, REPEATED);
    place(&row, t, rank - 1, dims + 1, REPEATED);
    place_index(&index, at);
    fill_random(&rows, true);
    fill_random(&row, true);
    assert_int_equal(RUN_SIZED(row_set, NULL, 3, ARRAYS(&rows, &index, &row), 1, ARRAYS(&y)), ETCH_OK);
    assert_int_equal(y.a.rank, rank);
    assert_int_equal(y.dims[0], at < n ? n : at + 1);
    for (int64_t i = 0; i < y.count; i++) {
        int64_t r = i / row.count;
        assert_true(r == at ? same(&y, i, &row, i % row.count) : r < n ? same(&y, i, &rows, i) : is_zero(&y, i));
    }
    drop(&rows);
    drop(&row);
    drop(&index);
    drop(&y);
}

static void test_rows(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        for (int i = 0; i < 60; i++)
            check_rows((etch_dtype)t);
}

/* Parts of random sizes; sum of their elements. */
static int64_t random_sizes(arr *sizes, int64_t n, int rank, int64_t *counts)
{
    int64_t total = 0;
    place(sizes, random_below(2) ? ETCH_I64 : ETCH_I32, SHAPE(n, rank), STRIDED);
    for (int64_t i = 0; i < n; i++) {
        counts[i] = 1;
        for (int a = 0; a < rank; a++) {
            int64_t size = random_below(4);
            set_i(sizes, i * rank + a, size);
            counts[i] *= size;
        }
        total += counts[i];
    }
    return total;
}

static void check_parts(etch_dtype t)
{
    enum { MAX = 6 };
    arr items, sizes, part, index, y = { .a = { .dtype = t } };
    int64_t dims[ETCH_MAX_RANK], counts[MAX] = { 0 }, n = random_below(MAX), at = random_below(n + 3), first = 0;
    int rank = random_shape(1, 3, dims);
    int64_t total = random_sizes(&sizes, n, rank, counts);
    place(&items, t, SHAPE(total), REPEATED);
    place(&part, t, rank, dims, REPEATED);
    place_index(&index, at);
    fill_random(&items, true);
    fill_random(&part, true);
    for (int64_t i = 0; i < n && i < at; i++)
        first += counts[i];
    int64_t old = at < n ? counts[at] : 0;
    assert_int_equal(RUN_SIZED(part_set, NULL, 4, ARRAYS(&items, &sizes, &index, &part), 1, ARRAYS(&y)), ETCH_OK);
    assert_int_equal(y.count, total - old + part.count);
    for (int64_t i = 0; i < y.count; i++)
        assert_true(i < first                ? same(&y, i, &items, i)
                    : i < first + part.count ? same(&y, i, &part, i - first)
                                             : same(&y, i, &items, i - part.count + old));
    drop(&items);
    drop(&sizes);
    drop(&part);
    drop(&index);
    drop(&y);
}

static void test_parts(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        for (int i = 0; i < 60; i++)
            check_parts((etch_dtype)t);
}

/* Runs the call with its result in the memory of its first operand, which has room for it. */
static void run_over(etch_call_fn *fn, int n_in, arr *const *in, int64_t room, arr *y)
{
    arr *x = in[0], wide;
    place(&wide, x->a.dtype, SHAPE(room), DENSE);
    memcpy(wide.memory, x->memory, x->count > 0 ? x->bytes : 0);
    etch_array arrays[4], out = y->a;
    for (int i = 0; i < n_in; i++)
        arrays[i] = in[i]->a;
    arrays[0].data = out.data = wide.memory;
    etch_call c = { .cx = cx, .fn = fn, .op = "over", .n_in = n_in, .n_out = 1, .in = arrays, .out = &out };
    assert_int_equal(fn(&c), ETCH_OK);
    memcpy(y->memory, wide.memory, y->count > 0 ? y->bytes : 0);
    drop(&wide);
}

/* In the same memory: the same. */
static void test_over(void **state)
{
    (void)state;
    for (int i = 0; i < 300; i++) {
        arr rows, row, items, sizes, part, index, y = { .a = { .dtype = ETCH_I16 } }, z;
        int64_t n = random_below(5), at = random_below(8), counts[5];
        place(&rows, ETCH_I16, SHAPE(n, 3), DENSE);
        place(&row, ETCH_I16, SHAPE(3), STRIDED);
        place_index(&index, at);
        fill_random(&rows, true);
        fill_random(&row, true);
        assert_int_equal(RUN_SIZED(row_set, NULL, 3, ARRAYS(&rows, &index, &row), 1, ARRAYS(&y)), ETCH_OK);
        place(&z, ETCH_I16, 2, y.dims, DENSE);
        run_over(etch__call_row_set, 3, ARRAYS(&rows, &index, &row), 100, &z);
        for (int64_t k = 0; k < y.count; k++)
            assert_true(same(&y, k, &z, k));
        drop(&y);
        drop(&z);
        y = (arr){ .a = { .dtype = ETCH_I16 } };
        place(&items, ETCH_I16, SHAPE(random_sizes(&sizes, n, 2, counts)), DENSE);
        place(&part, ETCH_I16, SHAPE(random_below(4), random_below(4)), STRIDED);
        fill_random(&items, true);
        fill_random(&part, true);
        assert_int_equal(RUN_SIZED(part_set, NULL, 4, ARRAYS(&items, &sizes, &index, &part), 1, ARRAYS(&y)), ETCH_OK);
        place(&z, ETCH_I16, 1, y.dims, DENSE);
        run_over(etch__call_part_set, 4, ARRAYS(&items, &sizes, &index, &part), 200, &z);
        for (int64_t k = 0; k < y.count; k++)
            assert_true(same(&y, k, &z, k));
        drop(&y);
        drop(&z);
        drop(&rows);
        drop(&row);
        drop(&items);
        drop(&sizes);
        drop(&part);
        drop(&index);
    }
}

static void test_part_sizes(void **state)
{
    (void)state;
    arr x, lengths, y;
    place(&x, ETCH_BOOL, SHAPE(7, 2, 0), STRIDED);
    place(&lengths, ETCH_I32, SHAPE(3), STRIDED);
    place(&y, ETCH_I64, SHAPE(3, 3), DENSE);
    const int64_t good[] = { 4, 0, 3 };
    for (int i = 0; i < 3; i++)
        set_i(&lengths, i, good[i]);
    assert_int_equal(RUN(part_sizes, NULL, 2, ARRAYS(&x, &lengths), 1, ARRAYS(&y)), ETCH_OK);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(get_i(&y, 3 * i), good[i]);
        assert_int_equal(get_i(&y, 3 * i + 1), 2);
        assert_int_equal(get_i(&y, 3 * i + 2), 0);
    }
    set_i(&lengths, 2, 2);
    assert_error(RUN(part_sizes, NULL, 2, ARRAYS(&x, &lengths), 1, ARRAYS(&y)), ETCH_ERANGE,
                 "part_sizes: the lengths add up to 6, not to the 7 along axis 0");
    set_i(&lengths, 1, -1);
    assert_error(RUN(part_sizes, NULL, 2, ARRAYS(&x, &lengths), 1, ARRAYS(&y)), ETCH_ERANGE,
                 "part_sizes: length 1 is -1, and 3 of 7 are left");
    set_i(&lengths, 1, 4);
    assert_error(RUN(part_sizes, NULL, 2, ARRAYS(&x, &lengths), 1, ARRAYS(&y)), ETCH_ERANGE,
                 "part_sizes: length 1 is 4, and 3 of 7 are left");
    drop(&x);
    drop(&lengths);
    drop(&y);
}

static void test_errors(void **state)
{
    (void)state;
    arr rows, row, index, sizes, y = { .a = { .dtype = ETCH_F32 } };
    place(&rows, ETCH_F32, SHAPE(3), DENSE);
    place(&row, ETCH_F32, SCALAR, DENSE);
    place(&index, ETCH_I64, SCALAR, DENSE);
    place(&sizes, ETCH_I64, SHAPE(2, 1), DENSE);
    set_i(&index, 0, -1);
    assert_error(RUN_SIZED(row_set, NULL, 3, ARRAYS(&rows, &index, &row), 1, ARRAYS(&y)), ETCH_ERANGE,
                 "row_set: the index is -1; it must be from 0 on, and the list has a length of 3");
    set_i(&index, 0, INT64_MAX);
    assert_error(RUN_SIZED(row_set, NULL, 3, ARRAYS(&rows, &index, &row), 1, ARRAYS(&y)), ETCH_ERANGE,
                 "row_set: the index is 9223372036854775807");
    set_i(&index, 0, 1);
    set_i(&sizes, 0, 2);
    set_i(&sizes, 1, 2);
    arr part;
    place(&part, ETCH_F32, SHAPE(2), DENSE);
    assert_error(RUN_SIZED(part_set, NULL, 4, ARRAYS(&rows, &sizes, &index, &part), 1, ARRAYS(&y)), ETCH_ESHAPE,
                 "part_set: by their sizes elements 0 to 1 have 4 items, but there are 3");
    set_i(&sizes, 0, -2);
    assert_error(RUN_SIZED(part_set, NULL, 4, ARRAYS(&rows, &sizes, &index, &part), 1, ARRAYS(&y)), ETCH_ESHAPE,
                 "part_set: size 0 of element 0 is -2");
    drop(&rows);
    drop(&row);
    drop(&index);
    drop(&sizes);
    drop(&part);
}

int etch_test_call_list(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_rows, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_parts, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_over, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_part_sizes, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_errors, make_ctx, drop_ctx),
    };
    return cmocka_run_group_tests_name("kernel/call_list", tests, NULL, NULL);
}
