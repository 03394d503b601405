/* scatter_nd_* against one update after the other. */
#include "unit/kernel/call_testing.h"

enum { ADD, UPDATE, MIN, MAX };

/* minimum and maximum of the ops: NaN if either is, -0 below +0. */
static double smaller(double a, double b)
{
    if (isnan(a) || isnan(b))
        return NAN;
    if (a == b)
        return signbit(a) ? a : b;
    return a < b ? a : b;
}

static void combine(arr *y, int64_t i, const arr *u, int64_t k, int how)
{
    if (how == UPDATE) {
        if (is_class(y->a.dtype, ETCH_CLASS_STRING)) {
            etch_str *s = *(etch_str **)element(u, k);
            set_string(y, i, s ? s->bytes : NULL, s ? s->n : 0);
        } else
            memcpy(element(y, i), element(u, k), etch__dtypes[y->a.dtype].bytes);
    } else if (is_class(y->a.dtype, ETCH_CLASS_FLOAT)) {
        double a = get(y, i), b = get(u, k);
        /* The sum of two halves or floats is exact in double, so that this rounds once. */
        set(y, i, how == ADD ? a + b : how == MIN ? smaller(a, b) : -smaller(-a, -b));
    } else {
        int64_t a = get_i(y, i), b = get_i(u, k);
        bool is_less = is_class(y->a.dtype, ETCH_CLASS_UINT) ? (uint64_t)b < (uint64_t)a : b < a;
        set_i(y, i, how == ADD ? (int64_t)((uint64_t)a + (uint64_t)b) : (how == MIN) == is_less ? b : a);
    }
}

static etch_status run_scatter(int how, arr *x, arr *indices, arr *updates, arr *y)
{
    arr *const in[] = { x, indices, updates };
    switch (how) {
    case ADD: return RUN(scatter_nd_add, NULL, 3, in, 1, ARRAYS(y));
    case UPDATE: return RUN(scatter_nd_update, NULL, 3, in, 1, ARRAYS(y));
    case MIN: return RUN(scatter_nd_min, NULL, 3, in, 1, ARRAYS(y));
    default: return RUN(scatter_nd_max, NULL, 3, in, 1, ARRAYS(y));
    }
}

static void check(etch_dtype t, int how, int64_t n_many)
{
    arr x, indices, updates, y, want;
    int64_t dims[ETCH_MAX_RANK], own[2], index_dims[ETCH_MAX_RANK], update_dims[ETCH_MAX_RANK];
    int rank = random_shape(0, 4, dims), n_axes = (int)random_below(rank + 1), n_own = random_shape(0, 2, own);
    if (n_many) {
        n_own = 1;
        own[0] = n_many;
    }
    for (int i = 0; i < n_axes; i++)
        dims[i] = dims[i] ? dims[i] : 1;
    memcpy(index_dims, own, sizeof own);
    index_dims[n_own] = n_axes;
    memcpy(update_dims, own, sizeof own);
    for (int i = n_axes; i < rank; i++)
        update_dims[n_own + i - n_axes] = dims[i];
    place(&x, t, rank, dims, REPEATED);
    fill_random(&x, true);
    place(&indices, random_below(2) ? ETCH_I32 : ETCH_U64, n_own + 1, index_dims, STRIDED);
    place(&updates, t, n_own + rank - n_axes, update_dims, REPEATED);
    fill_random(&updates, true);
    for (int64_t i = 0; i < indices.count; i++)
        set_i(&indices, i, random_below(dims[i % n_axes]));
    place(&y, t, rank, dims, DENSE);
    place(&want, t, rank, dims, DENSE);
    assert_int_equal(run_scatter(how, &x, &indices, &updates, &y), ETCH_OK);
    for (int64_t i = 0; i < x.count; i++)
        combine(&want, i, &x, i, UPDATE);
    for (int64_t u = 0; u < updates.count; u++) {
        int64_t p[ETCH_MAX_RANK], to[ETCH_MAX_RANK];
        position_of(&updates, u, p);
        memcpy(index_dims, p, sizeof(int64_t) * (size_t)n_own);
        for (int a = 0; a < n_axes; a++) {
            index_dims[n_own] = a;
            to[a] = get_i(&indices, index_of(&indices, index_dims));
        }
        for (int a = n_axes; a < rank; a++)
            to[a] = p[n_own + a - n_axes];
        combine(&want, index_of(&want, to), &updates, u, how);
    }
    for (int64_t i = 0; i < y.count; i++)
        assert_true(same(&y, i, &want, i) || (how != UPDATE && isnan(get(&y, i)) && isnan(get(&want, i))));
    drop(&x);
    drop(&indices);
    drop(&updates);
    drop(&y);
    drop(&want);
}

static void test_random(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        for (int how = ADD; how <= MAX; how++)
            for (int i = 0; i < 60 && (how == UPDATE || is_class(t, NUMBERS)); i++)
                check((etch_dtype)t, how, i == 0 ? 700 : 0);
}

/* Sums of floats at one place go in the order of the indices: 1e8 + 1 - 1e8 in f32 is 0, in another order 1. */
static void test_order(void **state)
{
    (void)state;
    arr x, indices, updates, y;
    place(&x, ETCH_F32, SHAPE(2), DENSE);
    place(&indices, ETCH_I64, SHAPE(3, 1), DENSE);
    place(&updates, ETCH_F32, SHAPE(3), DENSE);
    place(&y, ETCH_F32, SHAPE(2), DENSE);
    for (int i = 0; i < 3; i++)
        set_i(&indices, i, 1);
    set(&updates, 0, 1e8);
    set(&updates, 1, 1);
    set(&updates, 2, -1e8);
    assert_int_equal(run_scatter(ADD, &x, &indices, &updates, &y), ETCH_OK);
    assert_true(get(&y, 0) == 0 && get(&y, 1) == 0);
    set(&updates, 1, -1e8);
    set(&updates, 2, 1);
    assert_int_equal(run_scatter(ADD, &x, &indices, &updates, &y), ETCH_OK);
    assert_true(get(&y, 1) == 1);
    assert_int_equal(run_scatter(UPDATE, &x, &indices, &updates, &y), ETCH_OK);
    assert_true(get(&y, 0) == 0 && get(&y, 1) == 1); /* the last wins */
    drop(&x);
    drop(&indices);
    drop(&updates);
    drop(&y);
}

static void test_errors(void **state)
{
    (void)state;
    static const char *const names[] = { "scatter_nd_add", "scatter_nd_update", "scatter_nd_min", "scatter_nd_max" };
    arr x, indices, updates, y;
    place(&x, ETCH_I16, SHAPE(3, 4), DENSE);
    place(&indices, ETCH_I8, SHAPE(6, 2), STRIDED);
    place(&updates, ETCH_I16, SHAPE(6), DENSE);
    place(&y, ETCH_I16, SHAPE(3, 4), DENSE);
    for (int how = ADD; how <= MAX; how++) {
        char text[80];
        set_i(&indices, 9, 4);
        snprintf(text, sizeof text, "%s: indices[4, 1] = 4 is not in [0, 4): out of range for axis 1 of size 4",
                 names[how]);
        assert_error(run_scatter(how, &x, &indices, &updates, &y), ETCH_ERANGE, text);
        set_i(&indices, 8, -3);
        assert_error(run_scatter(how, &x, &indices, &updates, &y), ETCH_ERANGE,
                     "indices[4, 0] = -3 is not in [0, 3): out of range for axis 0 of size 3");
        set_i(&indices, 8, 0);
    }
    drop(&x);
    drop(&indices);
    drop(&updates);
    drop(&y);
}

int etch_test_call_scatter(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_random, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_order, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_errors, make_ctx, drop_ctx),
    };
    return cmocka_run_group_tests_name("kernel/call_scatter", tests, NULL, NULL);
}
