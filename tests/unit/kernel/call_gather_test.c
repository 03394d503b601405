/* gather and gather_nd against their definitions, for all dtypes of elements and of indices. */
#include "unit/kernel/call_testing.h"

static etch_dtype random_index_dtype(void)
{
    etch_dtype t;
    do
        t = (etch_dtype)random_below(ETCH_N_DTYPES);
    while (!is_class(t, INTEGERS));
    return t;
}

static int copy_dims(int64_t *to, int at, const int64_t *from, int n)
{
    for (int i = 0; i < n; i++)
        to[at++] = from[i];
    return at;
}

/* x: batch, outer, axis, inner; indices: batch, own. */
static void check_gather(etch_dtype t)
{
    arr x, indices, y;
    int64_t batch[2], outer[2], own[2], inner[2], n = random_below(4) ? 1 + random_below(5) : 1;
    int n_batch = random_shape(0, 2, batch), n_outer = random_shape(0, 2, outer);
    int n_own = random_shape(0, 2, own), n_inner = random_shape(0, 2, inner), axis = n_batch + n_outer;
    int64_t dims[ETCH_MAX_RANK], at = copy_dims(dims, 0, batch, n_batch);
    at = copy_dims(dims, (int)at, outer, n_outer);
    at = copy_dims(dims, (int)at, &n, 1);
    at = copy_dims(dims, (int)at, inner, n_inner);
    place(&x, t, (int)at, dims, REPEATED);
    fill_random(&x, true);
    at = copy_dims(dims, 0, batch, n_batch);
    at = copy_dims(dims, (int)at, own, n_own);
    place(&indices, random_index_dtype(), (int)at, dims, REPEATED);
    for (int64_t i = 0; i < indices.count; i++)
        set_i(&indices, i, random_below(n));
    at = copy_dims(dims, 0, batch, n_batch);
    at = copy_dims(dims, (int)at, outer, n_outer);
    at = copy_dims(dims, (int)at, own, n_own);
    at = copy_dims(dims, (int)at, inner, n_inner);
    place(&y, t, (int)at, dims, DENSE);
    etch_attrs_gather attrs = { axis, n_batch };
    assert_int_equal(RUN(gather, &attrs, 2, ARRAYS(&x, &indices), 1, ARRAYS(&y)), ETCH_OK);
    for (int64_t i = 0; i < y.count; i++) {
        int64_t p[ETCH_MAX_RANK], q[ETCH_MAX_RANK], from[ETCH_MAX_RANK];
        position_of(&y, i, p);
        int k = copy_dims(q, 0, p, n_batch);
        copy_dims(q, k, p + axis, n_own);
        k = copy_dims(from, 0, p, axis);
        from[k++] = get_i(&indices, index_of(&indices, q));
        copy_dims(from, k, p + axis + n_own, n_inner);
        assert_true(same(&y, i, &x, index_of(&x, from)));
    }
    drop(&x);
    drop(&indices);
    drop(&y);
}

/* x: batch, axes, inner; indices: batch, own, n_axes. */
static void check_gather_nd(etch_dtype t)
{
    arr x, indices, y;
    int64_t batch[2], axes[3], own[2], inner[2], dims[ETCH_MAX_RANK], n_axes = random_below(4);
    int n_batch = random_shape(0, 2, batch), n_own = random_shape(0, 2, own), n_inner = random_shape(0, 2, inner);
    for (int i = 0; i < n_axes; i++)
        axes[i] = 1 + random_below(4);
    int at = copy_dims(dims, 0, batch, n_batch);
    at = copy_dims(dims, at, axes, (int)n_axes);
    at = copy_dims(dims, at, inner, n_inner);
    place(&x, t, at, dims, REPEATED);
    fill_random(&x, true);
    at = copy_dims(dims, 0, batch, n_batch);
    at = copy_dims(dims, at, own, n_own);
    at = copy_dims(dims, at, &n_axes, 1);
    place(&indices, random_index_dtype(), at, dims, STRIDED);
    for (int64_t i = 0; i < indices.count; i++)
        set_i(&indices, i, random_below(axes[i % n_axes]));
    at = copy_dims(dims, 0, batch, n_batch);
    at = copy_dims(dims, at, own, n_own);
    at = copy_dims(dims, at, inner, n_inner);
    place(&y, t, at, dims, DENSE);
    etch_attrs_batch attrs = { n_batch };
    assert_int_equal(RUN(gather_nd, &attrs, 2, ARRAYS(&x, &indices), 1, ARRAYS(&y)), ETCH_OK);
    for (int64_t i = 0; i < y.count; i++) {
        int64_t p[ETCH_MAX_RANK], q[ETCH_MAX_RANK], from[ETCH_MAX_RANK];
        position_of(&y, i, p);
        copy_dims(q, 0, p, n_batch + n_own);
        int k = copy_dims(from, 0, p, n_batch);
        for (int a = 0; a < n_axes; a++) {
            q[n_batch + n_own] = a;
            from[k++] = get_i(&indices, index_of(&indices, q));
        }
        copy_dims(from, k, p + n_batch + n_own, n_inner);
        assert_true(same(&y, i, &x, index_of(&x, from)));
    }
    drop(&x);
    drop(&indices);
    drop(&y);
}

static void test_random(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        for (int i = 0; i < 120; i++) {
            check_gather((etch_dtype)t);
            check_gather_nd((etch_dtype)t);
        }
}

/* More indices than fit a block, from a long vector and from rows. */
static void test_many(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++) {
        arr x, indices, vectors, y;
        etch_attrs_gather attrs = { 0, 0 };
        etch_attrs_batch nd = { 0 };
        place(&x, (etch_dtype)t, SHAPE(300), REPEATED);
        fill_random(&x, true);
        place(&indices, ETCH_I32, SHAPE(1000), STRIDED);
        place(&vectors, ETCH_U16, SHAPE(1000, 1), STRIDED);
        place(&y, (etch_dtype)t, SHAPE(1000), DENSE);
        for (int64_t i = 0; i < 1000; i++) {
            set_i(&indices, i, random_below(300));
            set_i(&vectors, i, get_i(&indices, i));
        }
        for (int how = 0; how < 2; how++) {
            if (how == 0)
                assert_int_equal(RUN(gather, &attrs, 2, ARRAYS(&x, &indices), 1, ARRAYS(&y)), ETCH_OK);
            else
                assert_int_equal(RUN(gather_nd, &nd, 2, ARRAYS(&x, &vectors), 1, ARRAYS(&y)), ETCH_OK);
            for (int64_t i = 0; i < 1000; i++)
                assert_true(same(&y, i, &x, get_i(&indices, i)));
        }
        drop(&x);
        drop(&indices);
        drop(&vectors);
        drop(&y);
    }
}

static void test_errors(void **state)
{
    (void)state;
    arr x, indices, y, wide, one, scalar;
    place(&x, ETCH_F32, SHAPE(10, 4), DENSE);
    /* Column by column in memory, so that a row is a run of its own. */
    place(&indices, ETCH_I64, SHAPE(5, 2), DENSE);
    indices.strides[0] = 1;
    indices.strides[1] = 5;
    place(&y, ETCH_F32, SHAPE(5, 2, 4), DENSE);
    etch_attrs_gather attrs = { 0, 0 };
    set_i(&indices, 7, 12);
    assert_error(RUN(gather, &attrs, 2, ARRAYS(&x, &indices), 1, ARRAYS(&y)), ETCH_ERANGE,
                 "gather: indices[3, 1] = 12 is not in [0, 10): out of range for axis 0 of size 10");
    set_i(&indices, 7, 10);
    assert_error(RUN(gather, &attrs, 2, ARRAYS(&x, &indices), 1, ARRAYS(&y)), ETCH_ERANGE,
                 "indices[3, 1] = 10 is not in");
    set_i(&indices, 7, -1);
    assert_error(RUN(gather, &attrs, 2, ARRAYS(&x, &indices), 1, ARRAYS(&y)), ETCH_ERANGE,
                 "indices[3, 1] = -1 is not in");
    set_i(&indices, 7, INT64_MIN);
    assert_error(RUN(gather, &attrs, 2, ARRAYS(&x, &indices), 1, ARRAYS(&y)), ETCH_ERANGE, "-9223372036854775808");
    set_i(&indices, 7, 9);
    assert_int_equal(RUN(gather, &attrs, 2, ARRAYS(&x, &indices), 1, ARRAYS(&y)), ETCH_OK);

    /* An index vector into both axes: which part of it is wrong, and the first such. */
    place(&one, ETCH_F32, SHAPE(5), DENSE);
    etch_attrs_batch nd = { 0 };
    set_i(&indices, 6, 10);
    set_i(&indices, 5, 4);
    assert_error(RUN(gather_nd, &nd, 2, ARRAYS(&x, &indices), 1, ARRAYS(&one)), ETCH_ERANGE,
                 "gather_nd: indices[2, 1] = 4 is not in [0, 4): out of range for axis 1 of size 4");
    set_i(&indices, 5, 0);
    set_i(&indices, 7, 0);
    assert_error(RUN(gather_nd, &nd, 2, ARRAYS(&x, &indices), 1, ARRAYS(&one)), ETCH_ERANGE,
                 "gather_nd: indices[3, 0] = 10 is not in [0, 10): out of range for axis 0 of size 10");
    drop(&one);

    /* A scalar index, and an unsigned one that no signed one can hold. */
    place(&wide, ETCH_U64, SHAPE(1), DENSE);
    place(&scalar, ETCH_I8, SCALAR, DENSE);
    place(&one, ETCH_F32, SHAPE(4), DENSE);
    set_i(&wide, 0, -1);
    assert_error(RUN(gather, &attrs, 2, ARRAYS(&x, &wide), 1, ARRAYS(&one)), ETCH_ERANGE,
                 "indices[0] = 18446744073709551615 is not in");
    set_i(&scalar, 0, 99);
    assert_error(RUN(gather, &attrs, 2, ARRAYS(&x, &scalar), 1, ARRAYS(&one)), ETCH_ERANGE,
                 "gather: indices = 99 is not in");

    /* With batch dims the coordinates are those of the whole operand. */
    arr batched, z;
    place(&batched, ETCH_I32, SHAPE(10, 2), DENSE);
    place(&z, ETCH_F32, SHAPE(10, 2), DENSE);
    etch_attrs_gather per_row = { 1, 1 };
    set_i(&batched, 2 * 8 + 1, 4);
    assert_error(RUN(gather, &per_row, 2, ARRAYS(&x, &batched), 1, ARRAYS(&z)), ETCH_ERANGE,
                 "indices[8, 1] = 4 is not in [0, 4): out of range for axis 1 of size 4");
    drop(&batched);
    place(&batched, ETCH_I32, SHAPE(10, 2, 1), DENSE);
    set_i(&batched, 2 * 6, -7);
    nd.batch_dims = 1;
    assert_error(RUN(gather_nd, &nd, 2, ARRAYS(&x, &batched), 1, ARRAYS(&z)), ETCH_ERANGE,
                 "indices[6, 0, 0] = -7 is not in [0, 4): out of range for axis 1 of size 4");
    drop(&batched);
    drop(&z);
    drop(&x);

    /* An axis without elements has no valid index, even where slices are empty. */
    place(&x, ETCH_F32, SHAPE(0, 0), DENSE);
    place(&z, ETCH_F32, SHAPE(1, 0), DENSE);
    set_i(&wide, 0, 0);
    assert_error(RUN(gather, &attrs, 2, ARRAYS(&x, &wide), 1, ARRAYS(&z)), ETCH_ERANGE,
                 "indices[0] = 0 is not in [0, 0): out of range for axis 0 of size 0");
    drop(&z);
    drop(&x);
    drop(&indices);
    drop(&y);
    drop(&wide);
    drop(&one);
    drop(&scalar);
}

int etch_test_call_gather(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_random, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_many, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_errors, make_ctx, drop_ctx),
    };
    return cmocka_run_group_tests_name("kernel/call_gather", tests, NULL, NULL);
}
