/* max_pool, pool_argmax, max_pool_grad, avg_pool and avg_pool_grad against their definition, and on many numbers of threads. */
#include "unit/kernel/call_testing.h"

#include "base/pool.h"
#include "kernel/vm_program.h"

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
        g->x[g->n_axes + 1] = random_below(3)   ? random_below(5)
                              : random_below(3) ? random_below(40)
                                                : 250 + random_below(20);
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
        assert_true(same(&y, i, &x, best));
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

/* --- the loops of each instruction set ----------------------------------------------------------------------------------- */

/* Floats with many ties, zeros of both signs, and NaNs that differ. */
static void fill_hard(void *to, etch_dtype t, int64_t n, bool has_nan)
{
    for (int64_t i = 0; i < n; i++) {
        double v = (double)random_below(5) - 2;
        v = v == 0 && random_below(2) ? -0.0 : v;
        bool is_nan = has_nan && random_below(9) == 0;
        uint64_t which = (uint64_t)random_below(1000) | (uint64_t)random_below(2) << 63;
        if (t == ETCH_F32) {
            float f = (float)v;
            uint32_t bits = 0x7fc00000u | (uint32_t)which | (uint32_t)(which >> 32);
            memcpy((float *)to + i, is_nan ? (void *)&bits : (void *)&f, sizeof f);
        } else {
            uint64_t bits = UINT64_C(0x7ff8000000000000) | which;
            memcpy((double *)to + i, is_nan ? (void *)&bits : (void *)&v, sizeof v);
        }
    }
}

static double value_at(const void *x, etch_dtype t, int64_t i)
{
    return t == ETCH_F32 ? (double)((const float *)x)[i] : ((const double *)x)[i];
}

static int64_t first_largest(const void *x, etch_dtype t, int64_t begin, const etch_tile_windows *w)
{
    int64_t best = begin + w->offset[0];
    for (int i = 1; i < w->n_offsets; i++) {
        double e = value_at(x, t, begin + w->offset[i]), b = value_at(x, t, best);
        best = e > b || (isnan(e) && !isnan(b)) ? begin + w->offset[i] : best;
    }
    return best;
}

static void add_value_at(void *x, etch_dtype t, int64_t i, double more)
{
    if (t == ETCH_F32)
        ((float *)x)[i] += (float)more;
    else
        ((double *)x)[i] += more;
}

/* The same to what is there already; of large and small numbers, whose order is seen in the sums. */
static void check_row_added(const etch_tile_table *table, etch_dtype t, const etch_tile_windows *w, const char *x,
                            int64_t n_x)
{
    const size_t bytes = etch__dtypes[t].bytes;
    const int64_t n_y = w->n * w->n_channels;
    char *d = calloc((size_t)n_y, bytes), *to = calloc((size_t)n_x, bytes), *expected = calloc((size_t)n_x, bytes);
    for (int64_t i = 0; i < n_y; i++)
        add_value_at(d, t, i, (double)(random_below(2001) - 1000) / 7 * (random_below(2) ? 1e6 : 1e-3));
    for (int64_t i = 0; i < n_x; i++)
        add_value_at(to, t, i, (double)random_below(1000) / 3);
    memcpy(expected, to, (size_t)n_x * bytes);
    for (int64_t i = 0; i < n_y; i++) {
        int64_t begin = i / w->n_channels * w->step + i % w->n_channels;
        add_value_at(expected, t, first_largest(x, t, begin, w), value_at(d, t, i));
    }
    table->add_largest[t == ETCH_F32 ? ETCH_K_f32 : ETCH_K_f64](to, x, d, w);
    assert_memory_equal(to, expected, (size_t)n_x * bytes);
    free(d), free(to), free(expected);
}

/* A row of windows in memory that ends with the last one: what is read or written beyond is found. What is in no window stays as it was. */
static void check_row(const etch_tile_table *table, etch_dtype t, int64_t n, int64_t n_channels)
{
    enum { WAS = 0x5a };
    const size_t bytes = etch__dtypes[t].bytes;
    const etch_ktype k = t == ETCH_F32 ? ETCH_K_f32 : ETCH_K_f64;
    int64_t size[2] = { 1 + random_below(random_below(8) ? 3 : 8), 1 + random_below(random_below(8) ? 3 : 8) };
    int64_t stride = 1 + random_below(4), width = (n - 1) * stride + size[1] + random_below(3);
    int64_t offset[ETCH_TILE_WINDOW];
    etch_tile_windows w = { n, n_channels, stride * n_channels, offset, 0 };
    for (int64_t u = 0; u < size[0]; u++)
        for (int64_t v = 0; v < size[1]; v++)
            offset[w.n_offsets++] = (u * width + v) * n_channels;
    int64_t n_x = (n - 1) * w.step + offset[w.n_offsets - 1] + n_channels, n_y = n * n_channels;
    char *x = malloc((size_t)n_x * bytes), *d = malloc((size_t)n_y * bytes), *y = malloc((size_t)n_y * bytes);
    char *to = memset(malloc((size_t)n_x * bytes), WAS, (size_t)n_x * bytes);
    char *expected = memset(malloc((size_t)n_x * bytes), WAS, (size_t)n_x * bytes);
    fill_hard(x, t, n_x, random_below(2) == 0), fill_hard(d, t, n_y, false);
    table->largest[k](y, x, &w);
    for (int64_t i = 0; i < n_y; i++) {
        int64_t begin = i / n_channels * w.step + i % n_channels, at = first_largest(x, t, begin, &w);
        assert_memory_equal(y + (size_t)i * bytes, x + (size_t)at * bytes, bytes);
        for (int j = 0; j < w.n_offsets; j++)
            memset(expected + (size_t)(begin + w.offset[j]) * bytes, 0, bytes);
        if (value_at(d, t, i) != 0)
            memcpy(expected + (size_t)at * bytes, d + (size_t)i * bytes, bytes);
    }
    if (stride >= size[1]) {
        table->give_largest[k](to, x, d, &w);
        assert_memory_equal(to, expected, (size_t)n_x * bytes);
    }
    check_row_added(table, t, &w, x, n_x);
    free(x), free(d), free(y), free(to), free(expected);
}

static void test_tiers(void **state)
{
    (void)state;
    for (int isa = ETCH_ISA_BASELINE; isa <= ETCH_ISA_AVX512; isa++) {
        const etch_tile_table *table = etch__vm_table((etch_isa)isa);
        for (int64_t n_channels = 1; table && n_channels < 70; n_channels++)
            for (int i = 0; i < 12; i++)
                check_row(table, i % 2 ? ETCH_F32 : ETCH_F64, 1 + random_below(i == 0 && n_channels < 4 ? 3000 : 20),
                          n_channels);
    }
}

/* --- large windows ---------------------------------------------------------------------------------------------------- */

/* Windows large enough that not every element of each is looked at, of one to three axes: the first of equal ones and the first NaN, by their bits, on any number of
 * threads. */
static void check_large(etch_dtype t, int n_axes, int64_t n_channels, int width)
{
    static const char *const paddings[] = { "same", "valid", "explicit" };
    geometry g = { .n_axes = n_axes, .attrs = { .padding = paddings[random_below(3)] } };
    do {
        g.x[0] = 1 + random_below(3);
        for (int a = 0; a < n_axes; a++) {
            bool is_short = n_axes == 3 && a == 0;
            g.window[a] = is_short ? 1 + random_below(4) : 4 + random_below(n_axes == 1 ? 60 : 20);
            g.x[1 + a] = 1 + random_below(is_short ? 5 : 40);
            g.strides[a] = 1 + (random_below(3) ? 0 : random_below(5));
            for (int k = 0; k < 2; k++)
                g.pads[2 * a + k] = random_below(g.window[a]);
        }
        g.x[n_axes + 1] = n_channels;
    } while (!settle(&g));
    arr x, y, at;
    place(&x, t, n_axes + 2, g.x, DENSE), place(&y, t, n_axes + 2, g.y, DENSE),
        place(&at, ETCH_I64, n_axes + 2, g.y, DENSE);
    fill_hard(x.a.data, t, x.count, random_below(2) == 0);
    for (int64_t i = 0; i < x.count; i++)
        if (random_below(4) == 0)
            set(&x, i, -(double)INFINITY);
    etch__pool_set_width(width);
    assert_int_equal(RUN(max_pool, &g.attrs, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_OK);
    assert_int_equal(RUN(pool_argmax, &g.attrs, 1, ARRAYS(&x), 1, ARRAYS(&at)), ETCH_OK);
    etch__pool_set_width(0);
    for (int64_t i = 0; i < y.count; i++)
        assert_true(same(&y, i, &x, get_i(&at, i)));
    drop(&x), drop(&y), drop(&at);
}

static void test_large(void **state)
{
    (void)state;
    static const int widths[] = { 1, 2, 3, 7 };
    for (int i = 0; i < 240; i++)
        check_large(i % 2 ? ETCH_F32 : ETCH_F64, 1 + i % 3, 1 + random_below(random_below(8) ? 9 : 40),
                    widths[i / 3 % 4]);
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
        cmocka_unit_test_setup_teardown(test_tiers, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_large, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_nothing, make_ctx, drop_ctx),
    };
    return cmocka_run_group_tests_name("kernel/call_pool", tests, NULL, NULL);
}
