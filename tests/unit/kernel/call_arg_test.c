/* argmax and argmin against a search by comparison, in all dtypes and layouts. */
#include "unit/kernel/call_testing.h"

/* The first number unless a later one is strictly better, or the first element if none is a number: what ops.def says, in
 * so many words. */
static int64_t expected(const arr *x, int axis, const int64_t *outer, bool largest)
{
    int64_t position[ETCH_MAX_RANK], best = 0;
    for (int i = 0, k = 0; i < x->a.rank; i++)
        position[i] = i == axis ? 0 : outer[k++];
    for (int64_t i = 1; i < x->dims[axis]; i++) {
        position[axis] = best;
        int64_t at_best = index_of(x, position);
        position[axis] = i;
        int64_t at = index_of(x, position);
        bool is_better;
        if (is_class(x->a.dtype, ETCH_CLASS_UINT)) {
            uint64_t a = (uint64_t)get_i(x, at), b = (uint64_t)get_i(x, at_best);
            is_better = largest ? a > b : a < b;
        } else if (is_class(x->a.dtype, ETCH_CLASS_INT))
            is_better = largest ? get_i(x, at) > get_i(x, at_best) : get_i(x, at) < get_i(x, at_best);
        else
            is_better = largest ? get(x, at) > get(x, at_best) : get(x, at) < get(x, at_best);
        if (is_class(x->a.dtype, ETCH_CLASS_FLOAT) && isnan(get(x, at_best)))
            is_better = !isnan(get(x, at));
        if (is_better)
            best = i;
    }
    return best;
}

static void check(etch_dtype t, int rank, const int64_t *dims, int axis, etch_dtype to)
{
    arr x, y;
    int64_t out_dims[ETCH_MAX_RANK];
    for (int i = 0, k = 0; i < rank; i++)
        if (i != axis)
            out_dims[k++] = dims[i];
    place(&x, t, rank, dims, REPEATED);
    fill_random(&x, true);
    place(&y, to, rank - 1, out_dims, DENSE);
    etch_attrs_arg attrs = { .axis = axis, .dtype = to };
    for (int largest = 0; largest < 2; largest++) {
        etch_status s = largest ? RUN(argmax, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&y))
                                : RUN(argmin, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&y));
        if (dims[axis] == 0) {
            assert_error(s, ETCH_EINVAL, "has size 0");
            continue;
        }
        assert_int_equal(s, ETCH_OK);
        for (int64_t i = 0; i < y.count; i++) {
            int64_t outer[ETCH_MAX_RANK];
            position_of(&y, i, outer);
            assert_int_equal(get_i(&y, i), expected(&x, axis, outer, largest));
        }
    }
    drop(&x);
    drop(&y);
}

static void test_random(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++) {
        if (is_class(t, ETCH_CLASS_STRING))
            continue;
        for (int i = 0; i < 60; i++) {
            int64_t dims[ETCH_MAX_RANK];
            int rank = random_shape(1, 4, dims);
            check((etch_dtype)t, rank, dims, (int)random_below(rank), random_below(2) ? ETCH_I64 : ETCH_I32);
        }
        /* Long rows, several blocks and a rest; wide columns, more than one band. */
        check((etch_dtype)t, SHAPE(3, 1700), 1, ETCH_I64);
        check((etch_dtype)t, SHAPE(5, 150), 0, ETCH_I32);
    }
}

/* Dense long rows take a path of their own: the best in every place. */
static void test_long_rows(void **state)
{
    (void)state;
    for (int64_t n = 1; n < 1200; n = n * 2 + random_below(3)) {
        arr x, y;
        place(&x, ETCH_F32, 1, &n, DENSE);
        place(&y, ETCH_I64, SCALAR, DENSE);
        etch_attrs_arg attrs = { .axis = 0, .dtype = ETCH_I64 };
        for (int64_t at = 0; at < n; at += 1 + n / 50) {
            for (int64_t i = 0; i < n; i++)
                set(&x, i, i % 7);
            set(&x, at, 100);
            if (at + 1 < n)
                set(&x, at + 1, 100);
            assert_int_equal(RUN(argmax, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_OK);
            assert_int_equal(get_i(&y, 0), at);
            set(&x, at, -1);
            assert_int_equal(RUN(argmin, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_OK);
            assert_int_equal(get_i(&y, 0), at);
        }
        drop(&x);
        drop(&y);
    }
}

static void test_ties_and_nan(void **state)
{
    (void)state;
    static const struct {
        double x[5];
        int64_t max, min;
    } cases[] = {
        { { 1, 3, 3, 0, 0 }, 1, 3 },               /* of equal ones the first */
        { { 1, NAN, 5, NAN, -5 }, 2, 4 },          /* a NaN is never better */
        { { NAN, 1, 2, 3, 4 }, 4, 1 },             /* nor the best when it comes first */
        { { NAN, NAN, -INFINITY, NAN, 5 }, 4, 2 }, /* even before an infinity */
        { { NAN, NAN, NAN, NAN, NAN }, 0, 0 },     /* unless there is nothing else */
        { { -0.0, 0.0, -0.0, 0.0, -0.0 }, 0, 0 },  /* zeros are equal */
        { { -INFINITY, -INFINITY, 1, INFINITY, INFINITY }, 3, 0 },
    };
    etch_attrs_arg attrs = { .axis = 0, .dtype = ETCH_I32 };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++)
        for (int t = 0; t < ETCH_N_DTYPES; t++) {
            if (!is_class(t, ETCH_CLASS_FLOAT))
                continue;
            arr x, y;
            place(&x, (etch_dtype)t, SHAPE(5), DENSE);
            place(&y, ETCH_I32, SCALAR, DENSE);
            for (int k = 0; k < 5; k++)
                set(&x, k, cases[i].x[k]);
            assert_int_equal(RUN(argmax, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_OK);
            assert_int_equal(get_i(&y, 0), cases[i].max);
            assert_int_equal(RUN(argmin, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_OK);
            assert_int_equal(get_i(&y, 0), cases[i].min);
            drop(&x);
            drop(&y);
        }
}

static void test_errors(void **state)
{
    (void)state;
    arr x, y, z;
    place(&x, ETCH_F32, SHAPE(0, 0), DENSE);
    place(&y, ETCH_I64, SHAPE(0), DENSE);
    etch_attrs_arg attrs = { .axis = 1, .dtype = ETCH_I64 };
    /* Also where the result has no element. */
    assert_error(RUN(argmax, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_EINVAL, "argmax: axis 1 has size 0");
    assert_error(RUN(argmin, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_EINVAL, "argmin: axis 1 has size 0");
    drop(&x);
    place(&x, ETCH_U8, SHAPE(200), DENSE);
    place(&z, ETCH_I8, SCALAR, DENSE);
    attrs.axis = 0;
    assert_error(RUN(argmax, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&z)), ETCH_ERANGE,
                 "axis 0 of size 200 is too long for indices of i8");
    drop(&x);
    drop(&y);
    drop(&z);
}

int etch_test_call_arg(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_random, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_long_rows, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_ties_and_nan, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_errors, make_ctx, drop_ctx),
    };
    return cmocka_run_group_tests_name("kernel/call_arg", tests, NULL, NULL);
}
