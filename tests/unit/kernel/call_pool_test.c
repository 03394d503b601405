/* max_pool, pool_argmax, max_pool_grad, avg_pool and avg_pool_grad against their definition, and on many numbers of threads. */
#include "unit/kernel/call_testing.h"

#include "base/pool.h"

enum { MAX_AXES = 3 };

typedef struct geometry {
    int n_axes;
    int64_t x[MAX_AXES + 2], y[MAX_AXES + 2], window[MAX_AXES], strides[MAX_AXES], pads[2 * MAX_AXES], before[MAX_AXES];
    etch_attrs_pool attrs;
} geometry;

static bool settle(geometry *g)
{
    int n = g->n_axes;
    bool is_same = strcmp(g->attrs.padding, "same") == 0, is_explicit = strcmp(g->attrs.padding, "explicit") == 0;
    g->y[0] = g->x[0];
    g->y[n + 1] = g->x[n + 1];
    for (int a = 0; a < n; a++) {
        int64_t in = g->x[1 + a], s = g->strides[a], count = (in + s - 1) / s;
        int64_t missing = (count - 1) * s + g->window[a] - in;
        g->before[a] = is_same && missing > 0 ? missing / 2 : is_explicit ? g->pads[2 * a] : 0;
        in += is_explicit ? g->pads[2 * a] + g->pads[2 * a + 1] : 0;
        if (!is_same && in < g->window[a] - s)
            return false;
        g->y[1 + a] = is_same ? count : (in - g->window[a] + s) / s;
    }
    g->attrs.window = (etch_ints){ g->window, n };
    g->attrs.strides = (etch_ints){ g->strides, n };
    g->attrs.pads = (etch_ints){ g->pads, is_explicit ? 2 * n : 0 };
    return true;
}

static void choose(geometry *g)
{
    static const char *const paddings[] = { "same", "valid", "explicit" };
    do {
        memset(g, 0, sizeof *g);
        g->n_axes = 1 + (int)random_below(MAX_AXES);
        g->attrs.padding = paddings[random_below(3)];
        g->x[0] = random_below(10) ? 1 + random_below(3) : 0;
        for (int a = 0; a < g->n_axes; a++) {
            bool may_be_none = strcmp(g->attrs.padding, "explicit") != 0 && random_below(15) == 0;
            g->x[1 + a] = may_be_none ? 0 : 1 + random_below(7);
            g->window[a] = 1 + random_below(4);
            g->strides[a] = 1 + random_below(3);
            for (int k = 0; k < 2; k++)
                g->pads[2 * a + k] = random_below(g->window[a]);
        }
        g->x[g->n_axes + 1] = random_below(8) ? random_below(5) : 250 + random_below(20);
    } while (!settle(g));
}

/* Element k of the window at place i of y: its place in x, or -1. */
static int64_t seen(const geometry *g, const arr *x, const arr *y, int64_t i, int64_t k)
{
    int64_t p[MAX_AXES + 2] = { 0 }, at[MAX_AXES + 2] = { 0 };
    position_of(y, i, p);
    at[0] = p[0];
    at[g->n_axes + 1] = p[g->n_axes + 1];
    for (int a = g->n_axes; a-- > 0; k /= g->window[a]) {
        at[1 + a] = p[1 + a] * g->strides[a] - g->before[a] + k % g->window[a];
        if (at[1 + a] < 0 || at[1 + a] >= g->x[1 + a])
            return -1;
    }
    return index_of(x, at);
}

static int64_t window_count(const geometry *g)
{
    int64_t n = 1;
    for (int a = 0; a < g->n_axes; a++)
        n *= g->window[a];
    return n;
}

static void check_largest(const geometry *g, etch_dtype t)
{
    arr x, y, at;
    place(&x, t, g->n_axes + 2, g->x, REPEATED);
    place(&y, t, g->n_axes + 2, g->y, DENSE);
    place(&at, ETCH_I64, g->n_axes + 2, g->y, DENSE);
    fill_random(&x, true);
    assert_int_equal(RUN(max_pool, &g->attrs, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_OK);
    assert_int_equal(RUN(pool_argmax, &g->attrs, 1, ARRAYS(&x), 1, ARRAYS(&at)), ETCH_OK);
    for (int64_t i = 0; i < y.count; i++) {
        int64_t best = -1;
        for (int64_t k = 0; k < window_count(g); k++) {
            int64_t j = seen(g, &x, &y, i, k);
            if (j < 0)
                continue;
            bool is_above = best < 0 ||
                            (is_class(t, ETCH_CLASS_FLOAT)
                                 ? get(&x, j) > get(&x, best) || (isnan(get(&x, j)) && !isnan(get(&x, best)))
                             : is_class(t, ETCH_CLASS_UINT) ? (uint64_t)get_i(&x, j) > (uint64_t)get_i(&x, best)
                                                            : get_i(&x, j) > get_i(&x, best));
            best = is_above ? j : best;
        }
        assert_int_equal(get_i(&at, i), best);
        if (!is_class(t, ETCH_CLASS_FLOAT) || !isnan(get(&x, best)))
            assert_true(same(&y, i, &x, best));
        else
            assert_true(isnan(get(&y, i)));
    }
    drop(&x), drop(&y), drop(&at);
}

static double count_of(const geometry *g, const arr *x, const arr *y, int64_t i)
{
    double n = 0;
    for (int64_t k = 0; k < window_count(g); k++)
        n += seen(g, x, y, i, k) >= 0;
    return n;
}

static void check_near(const arr *x, int64_t i, double expected, double scale)
{
    static const double epsilon[ETCH_N_DTYPES] = {
        [ETCH_F16] = 0x1p-10, [ETCH_BF16] = 0x1p-7, [ETCH_F32] = 0x1p-22, [ETCH_F64] = 0x1p-51
    };
    double got = get(x, i);
    if (!(fabs(got - expected) <= epsilon[x->a.dtype] * (fabs(expected) + scale * 0x1p-10) + scale * 0x1p-20))
        fail_msg("%s, element %lld: %.10g, not %.10g", etch_dtype_name(x->a.dtype), (long long)i, got, expected);
}

static void check_means(const geometry *g, etch_dtype t)
{
    arr x, y, dy, dx, shape, at;
    int rank = g->n_axes + 2;
    place(&x, t, rank, g->x, REPEATED), place(&y, t, rank, g->y, DENSE);
    place(&dy, t, rank, g->y, REPEATED), place(&dx, t, rank, g->x, DENSE);
    place(&shape, ETCH_I64, SHAPE(rank), DENSE), place(&at, ETCH_I64, rank, g->y, DENSE);
    for (int64_t i = 0; i < x.count; i++)
        set(&x, i, (double)(random_below(17) - 8) / 4);
    for (int64_t i = 0; i < dy.count; i++)
        set(&dy, i, (double)(random_below(17) - 8) / 4);
    assert_int_equal(RUN(avg_pool, &g->attrs, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_OK);
    assert_int_equal(RUN(avg_pool_grad, &g->attrs, 2, ARRAYS(&shape, &dy), 1, ARRAYS(&dx)), ETCH_OK);
    double *sums = calloc((size_t)x.count + 1, sizeof *sums);
    for (int64_t i = 0; i < y.count; i++) {
        double n = count_of(g, &x, &y, i), sum = 0;
        for (int64_t k = 0; k < window_count(g); k++) {
            int64_t j = seen(g, &x, &y, i, k);
            if (j < 0)
                continue;
            sum += get(&x, j);
            sums[j] += get(&dy, i) / n;
        }
        check_near(&y, i, sum / n, 2);
    }
    for (int64_t i = 0; i < x.count; i++)
        check_near(&dx, i, sums[i], 2);
    /* And of the largest; sums of these few quarters are exact. */
    assert_int_equal(RUN(pool_argmax, &g->attrs, 1, ARRAYS(&x), 1, ARRAYS(&at)), ETCH_OK);
    assert_int_equal(RUN(max_pool_grad, &g->attrs, 2, ARRAYS(&x, &dy), 1, ARRAYS(&dx)), ETCH_OK);
    memset(sums, 0, (size_t)x.count * sizeof *sums);
    for (int64_t i = 0; i < y.count; i++)
        sums[get_i(&at, i)] += get(&dy, i);
    for (int64_t i = 0; i < x.count; i++)
        assert_true(get(&dx, i) == sums[i]);
    free(sums);
    drop(&x), drop(&y), drop(&dx), drop(&dy), drop(&shape), drop(&at);
}

static void test_random(void **state)
{
    (void)state;
    for (int i = 0; i < 120; i++) {
        geometry g;
        choose(&g);
        for (int t = 0; t < ETCH_N_DTYPES; t++) {
            if (is_class(t, NUMBERS))
                check_largest(&g, (etch_dtype)t);
            if (is_class(t, ETCH_CLASS_FLOAT))
                check_means(&g, (etch_dtype)t);
        }
    }
}

static void test_threads(void **state)
{
    (void)state;
    static const int widths[] = { 1, 2, 3, 7 };
    geometry g = {
        .n_axes = 2, .x = { 5, 40, 41, 30 }, .window = { 3, 2 }, .strides = { 2, 1 }, .attrs = { .padding = "same" }
    };
    arr x, y[3], dx[2], shape;
    char *first[5] = { NULL };
    assert_true(settle(&g));
    place(&x, ETCH_F32, 4, g.x, STRIDED), place(&shape, ETCH_I64, SHAPE(4), DENSE);
    for (int k = 0; k < 2; k++)
        place(&dx[k], ETCH_F32, 4, g.x, DENSE);
    for (int k = 0; k < 3; k++)
        place(&y[k], k == 1 ? ETCH_I64 : ETCH_F32, 4, g.y, DENSE);
    fill_random(&x, false);
    for (size_t i = 0; i < ETCH_COUNT_OF(widths); i++) {
        etch__pool_set_width(widths[i]);
        assert_int_equal(RUN(max_pool, &g.attrs, 1, ARRAYS(&x), 1, ARRAYS(&y[0])), ETCH_OK);
        assert_int_equal(RUN(pool_argmax, &g.attrs, 1, ARRAYS(&x), 1, ARRAYS(&y[1])), ETCH_OK);
        assert_int_equal(RUN(avg_pool, &g.attrs, 1, ARRAYS(&x), 1, ARRAYS(&y[2])), ETCH_OK);
        assert_int_equal(RUN(avg_pool_grad, &g.attrs, 2, ARRAYS(&shape, &y[2]), 1, ARRAYS(&dx[0])), ETCH_OK);
        assert_int_equal(RUN(max_pool_grad, &g.attrs, 2, ARRAYS(&x, &y[2]), 1, ARRAYS(&dx[1])), ETCH_OK);
        for (int k = 0; k < 5; k++) {
            arr *to = k < 3 ? &y[k] : &dx[k - 3];
            if (!first[k])
                first[k] = memcpy(malloc(to->bytes), to->memory, to->bytes);
            assert_memory_equal(to->memory, first[k], to->bytes);
            memset(to->memory, 0x5a, to->bytes);
        }
    }
    etch__pool_set_width(0);
    for (int k = 0; k < 5; k++)
        free(first[k]);
    drop(&x), drop(&y[0]), drop(&y[1]), drop(&y[2]), drop(&dx[0]), drop(&dx[1]), drop(&shape);
}

/* Two pads that make a window where nothing is. */
static void test_nothing(void **state)
{
    (void)state;
    geometry g = { .n_axes = 1,
                   .x = { 1, 0, 2 },
                   .window = { 2 },
                   .strides = { 1 },
                   .pads = { 1, 1 },
                   .attrs = { .padding = "explicit" } };
    arr x, y;
    assert_true(settle(&g));
    place(&x, ETCH_F32, 3, g.x, DENSE), place(&y, ETCH_F32, 3, g.y, DENSE);
    assert_error(RUN(max_pool, &g.attrs, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_ESHAPE,
                 "max_pool: x has no elements, and nothing but padding is in its windows");
    drop(&x), drop(&y);
}

int etch_test_call_pool(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_random, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_threads, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_nothing, make_ctx, drop_ctx),
    };
    return cmocka_run_group_tests_name("kernel/call_pool", tests, NULL, NULL);
}
