/* Where convolutions are cut: whatever the sizes, all units together are the whole convolution, nothing twice. Along the axis of the bands every pair of a window and a
 * row that it sees is looked at; the other axes must be as they were. */
#include "unit/kernel/call_testing.h"

#include "kernel/call/conv_cut.h"

enum { MAX_ROWS = 400, MAX_SIZE = 9 };

/* How often each row of y meets each element of the window, in any unit. */
typedef struct meetings {
    unsigned char n[MAX_ROWS][MAX_SIZE];
    int64_t n_rows; /* of what is computed: given to units so far */
} meetings;

static etch_convolution choose(void)
{
    etch_convolution v = { .result = random_below(3), .n = 1 + random_below(5), .groups = 1 };
    v.c_in = 1 + random_below(256);
    v.c_out = 1 + random_below(256);
    int axis = (int)random_below(ETCH_WINDOW_AXES);
    etch_window *w = &v.window;
    for (int a = 0; a < ETCH_WINDOW_AXES; a++) {
        w->in[a] = a < axis ? 1 : 1 + random_below(MAX_ROWS / 2);
        w->size[a] = a < axis ? 1 : 1 + random_below(MAX_SIZE);
        w->dilation[a] = random_below(2) ? 1 : 1 + random_below(20);
        w->stride[a] = 1 + random_below(random_below(3) ? 3 : 12);
        int64_t reach = (w->size[a] - 1) * w->dilation[a] + 1, missing = reach - w->in[a];
        w->before[a] = a < axis ? 0 : random_below(reach + 2);
        w->after[a] = a < axis ? 0 : random_below(reach + 2) + (missing > 0 ? missing : 0);
        w->out[a] = (w->in[a] + w->before[a] + w->after[a] - reach) / w->stride[a] + 1;
    }
    return v;
}

static int64_t row_of(int axis, const int64_t n[ETCH_WINDOW_AXES], int64_t channels)
{
    for (int a = axis + 1; a < ETCH_WINDOW_AXES; a++)
        channels *= n[a];
    return channels;
}

/* A unit of one image: what it computes is marked. */
static void meet(const etch_conv_cut *c, const etch_conv_unit *u, meetings *m)
{
    const etch_window *w = &c->v.window, *own = &u->v.window;
    int a = c->axis;
    int64_t x_row = row_of(a, w->in, c->v.c_in), y_row = row_of(a, w->out, c->v.c_out);
    int64_t first_x = u->x % (etch__conv_count_x(&c->v) / c->v.n) / x_row;
    int64_t first_y = u->y % (etch__conv_count_y(&c->v) / c->v.n) / y_row;
    assert_true(first_x + own->in[a] <= w->in[a] && first_y + own->out[a] <= w->out[a]);
    bool is_x = c->v.result == ETCH_CONV_X;
    assert_int_equal(m->n_rows, is_x ? first_x : first_y);
    m->n_rows += is_x ? own->in[a] : own->out[a];
    for (int64_t y = 0; y < own->out[a]; y++)
        for (int64_t k = 0; k < own->size[a]; k++) {
            int64_t x = y * own->stride[a] - own->before[a] + k * own->dilation[a];
            if (x < 0 || x >= own->in[a])
                continue;
            assert_int_equal(first_x + x, (first_y + y) * w->stride[a] - w->before[a] + k * w->dilation[a]);
            m->n[first_y + y][k]++;
        }
    /* What the library takes as a description of the same thing. */
    int64_t reach = (own->size[a] - 1) * own->dilation[a] + 1;
    assert_int_equal((own->in[a] + own->before[a] + own->after[a] - reach) / own->stride[a] + 1, own->out[a]);
}

static void check_bands(const etch_conv_cut *c)
{
    static meetings m;
    const etch_window *w = &c->v.window;
    int a = c->axis;
    for (int64_t unit = 0; unit < c->n_units; unit++) {
        etch_conv_unit u = etch__conv_cut_unit(c, unit);
        int64_t image = unit / c->n_bands;
        if (unit % c->n_bands == 0)
            m = (meetings){ 0 };
        assert_true(u.kind >= 0 && u.kind < c->n_kinds && memcmp(&u.v, &c->kinds[u.kind], sizeof u.v) == 0);
        assert_int_equal(u.v.n, 1);
        assert_int_equal(u.x / (etch__conv_count_x(&c->v) / c->v.n), image);
        assert_int_equal(u.y / (etch__conv_count_y(&c->v) / c->v.n), image);
        meet(c, &u, &m);
        if (unit % c->n_bands != c->n_bands - 1)
            continue;
        assert_int_equal(m.n_rows, c->v.result == ETCH_CONV_X ? w->in[a] : w->out[a]);
        for (int64_t y = 0; y < w->out[a]; y++)
            for (int64_t k = 0; k < w->size[a]; k++) {
                int64_t x = y * w->stride[a] - w->before[a] + k * w->dilation[a];
                assert_int_equal(m.n[y][k], x >= 0 && x < w->in[a]);
            }
    }
}

static void test_bands(void **state)
{
    (void)state;
    int n_in_bands[ETCH_CONV_W + 1] = { 0 };
    for (int i = 0; i < 3000; i++) {
        etch_convolution v = choose();
        if (v.window.out[0] > MAX_ROWS || v.window.out[1] > MAX_ROWS || v.window.out[2] > MAX_ROWS)
            continue;
        etch_conv_cut c, same;
        etch__conv_cut_init(&c, &v, true);
        etch__conv_cut_init(&same, &v, true);
        assert_memory_equal(&c, &same, sizeof c);
        if (c.n_bands == 1)
            continue;
        n_in_bands[v.result]++;
        check_bands(&c);
    }
    for (int result = 0; result <= ETCH_CONV_W; result++)
        assert_true(n_in_bands[result] > 100);
}

/* Every image is in one unit, in order, and every unit in one part. */
static void test_batches(void **state)
{
    (void)state;
    for (int i = 0; i < 2000; i++) {
        etch_convolution v = choose();
        v.n = 1 + random_below(300);
        etch_conv_cut c;
        etch__conv_cut_init(&c, &v, random_below(2) == 0);
        int64_t n_images = 0, unit = 0;
        for (int64_t part = 0; part < c.n_parts; part++) {
            assert_int_equal(etch__conv_cut_first(&c, part), unit);
            assert_true(v.result == ETCH_CONV_W || etch__conv_cut_first(&c, part + 1) == unit + 1);
            for (; unit < etch__conv_cut_first(&c, part + 1); unit++) {
                etch_conv_unit u = etch__conv_cut_unit(&c, unit);
                if (c.n_bands == 1)
                    assert_int_equal(u.x, n_images * (etch__conv_count_x(&v) / v.n));
                n_images += unit % c.n_bands == c.n_bands - 1 ? u.v.n : 0;
            }
        }
        assert_int_equal(unit, c.n_units);
        assert_int_equal(n_images, v.n);
    }
}

int etch_test_call_conv_cut(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_bands), cmocka_unit_test(test_batches) };
    return cmocka_run_group_tests_name("kernel/call_conv_cut", tests, NULL, NULL);
}
