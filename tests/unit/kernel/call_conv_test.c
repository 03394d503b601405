/* conv, conv_grad_x and conv_grad_w against their definition in double, on numbers whose sums are exact in every dtype's accumulator: the results are
 * compared in every bit. Then on many numbers of threads, and what is kept of the library. */
#include "unit/kernel/call_testing.h"

#include "base/pool.h"
#include "kernel/call/conv.h"

#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MAX_AXES = 3 };

typedef struct geometry {
    int n_axes;
    int64_t x[MAX_AXES + 2], w[MAX_AXES + 2], y[MAX_AXES + 2];
    int64_t strides[MAX_AXES], dilations[MAX_AXES], pads[2 * MAX_AXES], before[MAX_AXES];
    etch_attrs_conv attrs;
} geometry;

static const char *const PADDINGS[] = { "same", "valid", "explicit" };

/* Sizes of y from all others; false if the window does not fit. */
static bool settle(geometry *g)
{
    g->y[0] = g->x[0];
    g->y[g->n_axes + 1] = g->w[g->n_axes + 1];
    for (int a = 0; a < g->n_axes; a++) {
        int64_t in = g->x[1 + a], reach = (g->w[a] - 1) * g->dilations[a] + 1, s = g->strides[a], missing;
        g->before[a] = 0;
        if (strcmp(g->attrs.padding, "same") == 0) {
            g->y[1 + a] = (in + s - 1) / s;
            missing = (g->y[1 + a] - 1) * s + reach - in;
            g->before[a] = missing > 0 ? missing / 2 : 0;
            continue;
        }
        if (strcmp(g->attrs.padding, "explicit") == 0) {
            g->before[a] = g->pads[2 * a];
            in += g->pads[2 * a] + g->pads[2 * a + 1];
        }
        if (in < reach - s)
            return false;
        g->y[1 + a] = (in - reach + s) / s;
    }
    g->attrs.strides = (etch_ints){ g->strides, g->n_axes };
    g->attrs.dilations = (etch_ints){ g->dilations, g->n_axes };
    g->attrs.pads = (etch_ints){ g->pads, strcmp(g->attrs.padding, "explicit") == 0 ? 2 * g->n_axes : 0 };
    return true;
}

/* Elements of y times those of w: how long the definition takes. */
static int64_t effort(const geometry *g)
{
    int64_t n = 1;
    for (int a = 0; a < g->n_axes + 2; a++)
        n *= g->y[a] * g->w[a];
    return n;
}

static void choose(geometry *g)
{
    do {
        memset(g, 0, sizeof *g);
        g->n_axes = 1 + (int)random_below(MAX_AXES);
        int64_t groups = random_below(3) ? 1 : 1 + random_below(4), per_x = 1 + random_below(4);
        int64_t per_y = random_below(5) ? 1 + random_below(5) : 16 + random_below(3);
        if (random_below(12) == 0)
            per_x = 0;
        g->x[0] = random_below(10) ? 1 + random_below(3) : 0;
        for (int a = 0; a < g->n_axes; a++) {
            g->x[1 + a] = random_below(15) ? 1 + random_below(8) : 0;
            g->w[a] = 1 + random_below(4);
            g->strides[a] = 1 + random_below(3);
            g->dilations[a] = random_below(2) ? 1 : 1 + random_below(3);
            g->pads[2 * a] = random_below(4);
            g->pads[2 * a + 1] = random_below(4);
        }
        g->x[g->n_axes + 1] = per_x * groups;
        g->w[g->n_axes] = per_x;
        g->w[g->n_axes + 1] = per_y * groups;
        g->attrs.groups = groups;
        g->attrs.padding = PADDINGS[random_below(3)];
    } while (!settle(g) || effort(g) > 300000);
}

/* Small multiples of 1/4. */
static void fill_small(arr *x)
{
    for (int64_t i = 0; i < x->count; i++)
        set(x, i, (double)(random_below(17) - 8) / 4);
}

/* Every product that there is, added where it belongs. */
static void define(const geometry *g, etch_conv_result result, const arr *x, const arr *w, const arr *y, double *sums)
{
    int n = g->n_axes;
    int64_t per_x = g->w[n], per_y = g->w[n + 1] / g->attrs.groups;
    for (int64_t i_y = 0; i_y < y->count; i_y++)
        for (int64_t i_w = 0; i_w < w->count; i_w++) {
            int64_t p[MAX_AXES + 2] = { 0 }, k[MAX_AXES + 2] = { 0 }, at[MAX_AXES + 2] = { 0 };
            position_of(y, i_y, p);
            position_of(w, i_w, k);
            if (k[n + 1] != p[n + 1])
                continue;
            bool is_inside = true;
            at[0] = p[0];
            at[n + 1] = p[n + 1] / per_y * per_x + k[n];
            for (int a = 0; a < n; a++) {
                at[1 + a] = p[1 + a] * g->strides[a] - g->before[a] + k[a] * g->dilations[a];
                is_inside &= at[1 + a] >= 0 && at[1 + a] < g->x[1 + a];
            }
            if (!is_inside)
                continue;
            int64_t i_x = index_of(x, at);
            if (result == ETCH_CONV_Y)
                sums[i_y] += get(x, i_x) * get(w, i_w);
            else if (result == ETCH_CONV_X)
                sums[i_x] += get(w, i_w) * get(y, i_y);
            else
                sums[i_w] += get(x, i_x) * get(y, i_y);
        }
}

static etch_status run_of(const geometry *g, etch_conv_result result, arr *x, arr *w, arr *y)
{
    arr shape;
    place(&shape, ETCH_I64, SHAPE(g->n_axes + 2), DENSE);
    etch_status s = result == ETCH_CONV_Y   ? RUN(conv, &g->attrs, 2, ARRAYS(x, w), 1, ARRAYS(y))
                    : result == ETCH_CONV_X ? RUN(conv_grad_x, &g->attrs, 3, ARRAYS(&shape, w, y), 1, ARRAYS(x))
                                            : RUN(conv_grad_w, &g->attrs, 3, ARRAYS(x, &shape, y), 1, ARRAYS(w));
    drop(&shape);
    return s;
}

static void check_all(const geometry *g, etch_dtype t)
{
    for (int result = ETCH_CONV_Y; result <= ETCH_CONV_W; result++) {
        arr x, w, y, expected;
        int rank = g->n_axes + 2;
        place(&x, t, rank, g->x, result == ETCH_CONV_X ? DENSE : REPEATED);
        place(&w, t, rank, g->w, result == ETCH_CONV_W ? DENSE : REPEATED);
        place(&y, t, rank, g->y, result == ETCH_CONV_Y ? DENSE : REPEATED);
        fill_small(&x), fill_small(&w), fill_small(&y);
        arr *to = result == ETCH_CONV_Y ? &y : result == ETCH_CONV_X ? &x : &w;
        double *sums = calloc((size_t)to->count + 1, sizeof *sums);
        define(g, (etch_conv_result)result, &x, &w, &y, sums);
        place(&expected, t, rank, to->dims, DENSE);
        for (int64_t i = 0; i < to->count; i++)
            set(&expected, i, sums[i]);
        assert_int_equal(run_of(g, (etch_conv_result)result, &x, &w, &y), ETCH_OK);
        for (int64_t i = 0; i < to->count; i++)
            if (get(to, i) != get(&expected, i))
                fail_msg("%s, result %d, %d axes, groups %lld, %s, element %lld: %g, not %g", etch_dtype_name(t),
                         result, g->n_axes, (long long)g->attrs.groups, g->attrs.padding, (long long)i, get(to, i),
                         get(&expected, i));
        free(sums);
        drop(&x), drop(&w), drop(&y), drop(&expected);
    }
}

/* Products of the whole batch, on one thread. */
static void check_against_products(const geometry *g, etch_conv_result result, etch_dtype t)
{
    arr x, w, y;
    int rank = g->n_axes + 2;
    place(&x, t, rank, g->x, DENSE);
    place(&w, t, rank, g->w, DENSE);
    place(&y, t, rank, g->y, DENSE);
    fill_small(&x), fill_small(&w), fill_small(&y);
    arr *to = result == ETCH_CONV_Y ? &y : result == ETCH_CONV_X ? &x : &w;
    etch_convolution v = {
        .result = result, .n = g->x[0], .c_in = g->x[rank - 1], .c_out = g->y[rank - 1], .groups = g->attrs.groups
    };
    etch__window_init(&v.window, rank, g->x, g->y, g->w, g->attrs.strides, g->attrs.dilations, g->attrs.padding,
                      g->attrs.pads);
    void *room = malloc((size_t)etch__conv_columns_room(&v) * etch__dtypes[t].bytes), *expected = malloc(to->bytes);
    assert_int_equal(etch__conv_columns(&v, t, (etch_conv_arrays){ x.memory, w.memory, y.memory }, room), ETCH_OK);
    memcpy(expected, to->memory, to->bytes);
    memset(to->memory, 0x5a, to->bytes);
    assert_int_equal(run_of(g, result, &x, &w, &y), ETCH_OK);
    assert_memory_equal(to->memory, expected, to->bytes);
    free(room);
    free(expected);
    drop(&x), drop(&w), drop(&y);
}

static void test_random(void **state)
{
    (void)state;
    for (int i = 0; i < 150; i++) {
        geometry g;
        choose(&g);
        for (int t = 0; t < ETCH_N_DTYPES; t++)
            if (is_class(t, ETCH_CLASS_FLOAT))
                check_all(&g, (etch_dtype)t);
    }
}

/* Sizes that the library has code of its own for: whole blocks of channels, and depthwise. */
static void test_blocks(void **state)
{
    (void)state;
    static const int64_t cases[][6] = { /* size, window, stride, c, channels of y, groups */
                                        { 9, 3, 1, 16, 32, 1 }, { 8, 3, 2, 32, 16, 1 },  { 7, 1, 1, 16, 16, 1 },
                                        { 6, 5, 1, 3, 16, 1 },  { 8, 3, 1, 16, 16, 16 }, { 7, 3, 2, 16, 32, 16 },
                                        { 6, 3, 1, 32, 32, 2 }, { 9, 3, 1, 1, 32, 1 },   { 8, 1, 2, 16, 16, 1 },
                                        { 9, 1, 3, 32, 64, 1 }
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++)
        for (int padding = 0; padding < 2; padding++) {
            const int64_t *c = cases[i];
            geometry g = { .n_axes = 2, .attrs = { .padding = PADDINGS[padding], .groups = c[5] } };
            memcpy(g.x, (int64_t[]){ 2, c[0], c[0], c[3] }, 4 * sizeof *g.x);
            memcpy(g.w, (int64_t[]){ c[1], c[1], c[3] / c[5], c[4] }, 4 * sizeof *g.w);
            for (int a = 0; a < 2; a++) {
                g.strides[a] = c[2];
                g.dilations[a] = 1;
            }
            assert_true(settle(&g));
            check_all(&g, ETCH_F32);
        }
}

/* Windows that reach far beyond what there is; the library's numbers would not hold these. */
static void test_far(void **state)
{
    (void)state;
    geometry g = { .n_axes = 1, .x = { 2, 5, 1 }, .w = { 2, 1, 3 }, .strides = { 1 }, .attrs = { .groups = 1 } };
    g.dilations[0] = INT32_MAX;
    g.attrs.padding = "same";
    assert_true(settle(&g));
    check_all(&g, ETCH_F32);
    g.dilations[0] = 1;
    g.attrs.padding = "explicit";
    g.pads[0] = 3;
    g.pads[1] = 4000000;
    g.strides[0] = 1000000;
    assert_true(settle(&g));
    check_all(&g, ETCH_F32);
}

/* The same bits on any number of threads. */
static void test_threads(void **state)
{
    (void)state;
    static const int widths[] = { 1, 2, 3, 7 };
    for (int t = 0; t < 4; t++)
        for (int result = ETCH_CONV_Y; result <= ETCH_CONV_W; result++) {
            geometry g = { .n_axes = 2, /* many small images, or a few large ones */
                           .x = { t < 2 ? 23 : 3, t < 2 ? 14 : 150, 13, 16 },
                           .w = { 3, 3, 16, t < 2 ? 24 : 160 },
                           .strides = { 1, 1 },
                           .dilations = { 1, 1 },
                           .attrs = { .padding = "same", .groups = 1 } };
            arr x, w, y;
            char *first = NULL;
            assert_true(settle(&g));
            place(&x, t % 2 ? ETCH_F64 : ETCH_F32, 4, g.x, result == ETCH_CONV_X ? DENSE : STRIDED);
            place(&w, x.a.dtype, 4, g.w, DENSE);
            place(&y, x.a.dtype, 4, g.y, DENSE);
            fill_random(&x, false), fill_random(&w, false), fill_random(&y, false);
            arr *to = result == ETCH_CONV_Y ? &y : result == ETCH_CONV_X ? &x : &w;
            for (size_t i = 0; i < ETCH_COUNT_OF(widths); i++) {
                etch__pool_set_width(widths[i]);
                memset(to->memory, 0x5a, to->bytes);
                assert_int_equal(run_of(&g, (etch_conv_result)result, &x, &w, &y), ETCH_OK);
                if (!first) {
                    first = malloc(to->bytes);
                    memcpy(first, to->memory, to->bytes);
                }
                assert_memory_equal(to->memory, first, to->bytes);
            }
            etch__pool_set_width(0);
            free(first);
            drop(&x), drop(&w), drop(&y);
        }
}

/* Images that are cut into bands, also into ones whose first and last rows no window sees: what products give for the whole image, in every bit. */
static void test_bands(void **state)
{
    (void)state;
    static const struct {
        int n_axes;
        int64_t x[3], w[3], strides[3], dilations[3], pads[6];
        int padding;
    } cases[] = {
        { 2, { 170, 60 }, { 3, 3 }, { 1, 1 }, { 1, 1 }, { 0 }, 0 },
        { 2, { 301, 90 }, { 5, 3 }, { 2, 1 }, { 1, 1 }, { 0 }, 1 },
        { 2, { 300, 31 }, { 3, 3 }, { 1, 1 }, { 7, 1 }, { 0 }, 0 },
        { 2, { 260, 40 }, { 3, 3 }, { 1, 1 }, { 1, 1 }, { 9, 40, 1, 1 }, 2 },
        { 2, { 500, 60 }, { 2, 2 }, { 3, 1 }, { 1, 1 }, { 0 }, 1 }, /* rows that no window sees */
        { 3, { 19, 20, 30 }, { 3, 2, 3 }, { 1, 1, 1 }, { 1, 1, 1 }, { 0 }, 0 },
        { 1, { 9000 }, { 5 }, { 1 }, { 2 }, { 0 }, 0 },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++)
        for (int result = ETCH_CONV_Y; result <= ETCH_CONV_W; result++)
            for (int t = 0; t < 2; t++) {
                int n = cases[i].n_axes;
                geometry g = { .n_axes = n, .attrs = { .padding = PADDINGS[cases[i].padding], .groups = 1 } };
                g.x[0] = 1 + (int64_t)(i % 2);
                g.x[n + 1] = g.w[n] = 32;
                g.w[n + 1] = 48;
                for (int a = 0; a < n; a++) {
                    g.x[1 + a] = cases[i].x[a];
                    g.w[a] = cases[i].w[a];
                    g.strides[a] = cases[i].strides[a];
                    g.dilations[a] = cases[i].dilations[a];
                }
                memcpy(g.pads, cases[i].pads, sizeof g.pads);
                assert_true(settle(&g));
                check_against_products(&g, (etch_conv_result)result, t ? ETCH_F64 : ETCH_F32);
            }
}

/* One more call of its own sizes. */
static void convolve_line(int64_t n)
{
    geometry g = { .n_axes = 1,
                   .x = { 1, n, 2 },
                   .w = { 2, 2, 2 },
                   .strides = { 1 },
                   .dilations = { 1 },
                   .attrs = { .padding = "same", .groups = 1 } };
    assert_true(settle(&g));
    check_all(&g, ETCH_F32);
}

/* Batches of all sizes up to 31 are made of parts of 1, 2, 4, 8 and 16 images: five primitives for each of the three results. */
static void test_batches(void **state)
{
    (void)state;
    etch__conv_primitives_set_budget(1);
    etch__conv_primitives_set_budget(0);
    for (int64_t n = 1; n < 32; n++) {
        geometry g = { .n_axes = 1,
                       .x = { n, 5, 2 },
                       .w = { 2, 2, 3 },
                       .strides = { 1 },
                       .dilations = { 1 },
                       .attrs = { .padding = "same", .groups = 1 } };
        assert_true(settle(&g));
        check_all(&g, ETCH_F32);
    }
    assert_true(etch__conv_primitives_kept() <= 15 || etch__tiny_limits()); /* which cut small images too */
}

/* What is kept stays within the budget, and is used again; a child after a fork has it too. */
static void test_kept(void **state)
{
    (void)state;
    etch__conv_primitives_set_budget(1);
    assert_int_equal(etch__conv_primitives_kept(), 0);
    convolve_line(11);
    assert_int_equal(etch__conv_primitives_kept(), 0);
    etch__conv_primitives_set_budget(0);
    convolve_line(11);
    int n = etch__conv_primitives_kept();
    assert_true(n > 0);
    convolve_line(11);
    assert_int_equal(etch__conv_primitives_kept(), n);
    convolve_line(12);
    assert_true(etch__conv_primitives_kept() > n);
#ifndef __SANITIZE_THREAD__
    pid_t child = fork();
    if (child == 0) {
        geometry g = { .n_axes = 1,
                       .x = { 1, 11, 2 },
                       .w = { 2, 2, 2 },
                       .strides = { 1 },
                       .dilations = { 1 },
                       .attrs = { .padding = "same", .groups = 1 } };
        check_all((settle(&g), &g), ETCH_F32);
        _exit(0);
    }
    int how;
    assert_int_equal(waitpid(child, &how, 0), child);
    assert_true(WIFEXITED(how) && WEXITSTATUS(how) == 0);
#endif
}

/* Lines of ones, of several lengths, with windows of two: every result is the sum of four. NULL: all were. */
static void *convolve_ones(void *wrong)
{
    etch_runtime *rt = NULL;
    etch_ctx *own = NULL;
    float x[2 * 12], w[2 * 2 * 3], y[3 * 12];
    for (int i = 0; i < 24; i++)
        x[i] = 1;
    for (int i = 0; i < 12; i++)
        w[i] = 1;
    if (etch_runtime_new(NULL, &rt) != ETCH_OK || etch_ctx_new(rt, &own) != ETCH_OK)
        return wrong;
    void *answer = NULL;
    for (int64_t turn = 0; turn < 60; turn++) {
        int64_t n = 3 + turn % 9, x_dims[] = { 1, n, 2 }, w_dims[] = { 2, 2, 3 }, y_dims[] = { 1, n - 1, 3 };
        int64_t x_strides[] = { 2 * n, 2, 1 }, w_strides[] = { 6, 3, 1 }, y_strides[] = { 3 * (n - 1), 3, 1 };
        etch_array in[] = { { ETCH_F32, 3, x_dims, x_strides, (char *)x },
                            { ETCH_F32, 3, w_dims, w_strides, (char *)w } };
        etch_array out = { ETCH_F32, 3, y_dims, y_strides, (char *)y };
        etch_attrs_conv attrs = { .padding = "valid", .groups = 1 };
        etch_call call = { .cx = own, .op = "conv", .attrs = &attrs, .n_in = 2, .n_out = 1, .in = in, .out = &out };
        if (etch__call_conv(&call) != ETCH_OK)
            answer = wrong;
        for (int64_t i = 0; i < 3 * (n - 1); i++)
            if (y[i] != 4)
                answer = wrong;
    }
    etch_ctx_release(&own);
    etch_runtime_release(&rt);
    return answer;
}

/* Threads that make, use and push out primitives at the same time. */
static void test_many_at_a_time(void **state)
{
    (void)state;
    pthread_t threads[4];
    int wrong;
    etch__conv_primitives_set_budget((size_t)1 << 20); /* a few */
    for (size_t i = 0; i < ETCH_COUNT_OF(threads); i++)
        assert_int_equal(pthread_create(&threads[i], NULL, convolve_ones, &wrong), 0);
    for (size_t i = 0; i < ETCH_COUNT_OF(threads); i++) {
        void *answer;
        assert_int_equal(pthread_join(threads[i], &answer), 0);
        assert_null(answer);
    }
    etch__conv_primitives_set_budget(0);
}

int etch_test_call_conv(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_random, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_blocks, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_far, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_threads, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_bands, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_batches, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_kept, make_ctx, drop_ctx),
        cmocka_unit_test(test_many_at_a_time),
    };
    return cmocka_run_group_tests_name("kernel/call_conv", tests, NULL, NULL);
}
