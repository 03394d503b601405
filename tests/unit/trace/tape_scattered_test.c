/* Gradients that come scattered: which do, that they are the dense ones bit for bit, eagerly and traced, and what can be done with
 * them. */
#include "unit/trace/tape_testing.h"

#define PROGRAM(name) static etch_tensor *name(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)

/* --- uses of a table ---------------------------------------------------------------------------------------------------- */

typedef etch_tensor *use(etch_ctx *cx, etch_tensor *x, etch_tensor *ids);

static etch_tensor *weighed(etch_ctx *cx, etch_tensor *y) /* so that rows differ, and depend on the table */
{
    return etch_sum(cx, etch_mul(cx, etch_sin(cx, y), y), ETCH_ALL_AXES, false);
}

static etch_tensor *by_gather(etch_ctx *cx, etch_tensor *x, etch_tensor *ids)
{
    return weighed(cx, etch_gather(cx, x, ids, 0, 0));
}

static etch_tensor *by_gather_from_back(etch_ctx *cx, etch_tensor *x, etch_tensor *ids)
{
    return weighed(cx, etch_gather(cx, x, ids, -2, 0));
}

static etch_tensor *by_two(etch_ctx *cx, etch_tensor *x, etch_tensor *ids)
{
    etch_tensor *next = etch_add(cx, etch_cast(cx, ids, ETCH_I32), etch_int(cx, ETCH_I32, 1));
    return etch_add(cx, by_gather(cx, x, ids), by_gather(cx, x, next));
}

static etch_tensor *by_gather_nd(etch_ctx *cx, etch_tensor *x, etch_tensor *ids)
{
    return weighed(cx, etch_gather_nd(cx, x, etch_expand_dims(cx, ids, ETCH_INTS(-1)), 0));
}

static etch_tensor *by_cast(etch_ctx *cx, etch_tensor *x, etch_tensor *ids)
{
    return weighed(cx, etch_gather(cx, etch_cast(cx, x, ETCH_F32), ids, 0, 0));
}

static etch_tensor *last_row(etch_ctx *cx, etch_tensor *x)
{
    etch_tensor *at = etch_int_list(cx, (int64_t[]){ -1 }, 1), *one = etch_int_list(cx, (int64_t[]){ 1 }, 1);
    return etch_strided_slice(cx, x, at, at, one, 0, 0, 1);
}

static etch_tensor *by_row(etch_ctx *cx, etch_tensor *x, etch_tensor *ids)
{
    return etch_add(cx, by_gather(cx, x, ids), weighed(cx, last_row(cx, x)));
}

/* Dense ones. */
static etch_tensor *by_column(etch_ctx *cx, etch_tensor *x, etch_tensor *ids)
{
    (void)ids;
    return weighed(cx, etch_gather(cx, x, etch_int_list(cx, (int64_t[]){ 0, 1, 0 }, 3), 1, 0));
}

static etch_tensor *by_elements(etch_ctx *cx, etch_tensor *x, etch_tensor *ids)
{
    (void)ids;
    etch_tensor *at = etch_reshape(cx, etch_int_list(cx, (int64_t[]){ 0, 1, 2, 1 }, 4),
                                   etch_int_list(cx, (int64_t[]){ 2, 2 }, 2));
    return weighed(cx, etch_gather_nd(cx, x, at, 0));
}

static etch_tensor *by_both(etch_ctx *cx, etch_tensor *x, etch_tensor *ids)
{
    return etch_add(cx, weighed(cx, etch_matmul(cx, x, x, false, true)), by_gather(cx, x, ids));
}

static etch_tensor *by_scaled(etch_ctx *cx, etch_tensor *x, etch_tensor *ids)
{
    return by_gather(cx, etch_exp(cx, x), ids);
}

typedef struct row {
    const char *name;
    use *f;
    bool is_scattered;
} row;

static const row rows[] = {
    { "gather", by_gather, true },
    { "gather, axis -2", by_gather_from_back, true },
    { "two gathers", by_two, true },
    { "gather_nd", by_gather_nd, true },
    { "gather of a cast", by_cast, true },
    { "gather and x[-1]", by_row, true },
    { "gather of columns", by_column, false },
    { "gather_nd of elements", by_elements, false },
    { "gather and matmul", by_both, false },
    { "gather of what is computed", by_scaled, false },
};

/* --- the same bits ------------------------------------------------------------------------------------------------------ */

typedef struct question {
    use *f;
    bool is_dense; /* asked for densely */
    bool was_scattered;
} question;

/* The gradient of in[0]'s use by it, dense in the end. */
PROGRAM(ask)
{
    question *q = user;
    (void)n_in;
    etch_source by = ETCH_BY(in[0]);
    etch_gradient g = { 0 };
    etch_tensor *d = NULL;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *y = q->f(cx, in[0], in[1]);
    etch_status s = !y            ? ETCH_OK
                    : q->is_dense ? etch_tape_gradient(cx, t, &y, NULL, 1, &by, 1, ETCH_UNCONNECTED_NONE, &d)
                                  : etch_tape_gradients(cx, t, &y, NULL, 1, &by, 1, &g);
    if (s != ETCH_OK)
        etch_fail(cx, s, "%s", etch_error_message(cx));
    etch_tape_release(&t);
    q->was_scattered = g.indices != NULL;
    return q->is_dense ? d : etch_gradient_dense(cx, g, etch_shape_of(cx, in[0], ETCH_I64));
}

static etch_tensor *table(world *w, int64_t n_rows, int64_t n_columns)
{
    double x[64];
    for (int i = 0; i < 64; i++)
        x[i] = sin(1.7 * i) * 3;
    return doubles(w, x, DIMS(n_rows, n_columns), 2);
}

static void test_same_bits(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    static const int64_t ids[] = { 3, 0, 3, 5, 3, 1 };
    etch_tensor *at[] = {
        etch_int(w.cx, ETCH_I64, 2),
        etch_from(w.cx, ETCH_I64, DIMS(6), 1, ids),
        etch_from(w.cx, ETCH_I64, DIMS(2, 3), 2, ids),
        etch_from(w.cx, ETCH_I64, DIMS(0), 1, ids),
        etch_from(w.cx, ETCH_I64, DIMS(3, 0), 2, ids),
        etch_cast(w.cx, etch_from(w.cx, ETCH_I64, DIMS(4), 1, ids), ETCH_I32),
    };
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++)
        for (size_t k = 0; k < sizeof at / sizeof *at; k++) {
            etch_tensor *in[] = { table(&w, 7, 3), at[k] };
            question dense = { rows[r].f, true, false }, scattered = { rows[r].f, false, false };
            etch_tensor *want = both(&w, ask, in, 2, &dense), *got = both(&w, ask, in, 2, &scattered);
            if (rows[r].f == by_cast && k > 0) { /* added up in double, densely in float */
                double x[64], y[64];
                assert_int_equal(read_doubles(&w, want, x, 64), read_doubles(&w, got, y, 64));
                for (int i = 0; i < 21; i++)
                    assert_true(fabs(x[i] - y[i]) <= 1e-6 * (1 + fabs(x[i])));
            } else {
                expect_same(&w, got, want);
            }
            if (scattered.was_scattered != rows[r].is_scattered)
                fail_msg("%s: %s", rows[r].name, scattered.was_scattered ? "scattered" : "dense");
        }
    world_end(&w);
}

/* Tables without elements. */
static void test_empty_tables(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    question dense = { by_gather, true, false }, scattered = { by_gather, false, false };
    etch_tensor *no_columns[] = { table(&w, 4, 0), etch_int_list(w.cx, (int64_t[]){ 1, 1, 3 }, 3) };
    etch_tensor *no_rows[] = { table(&w, 0, 3), etch_from(w.cx, ETCH_I64, DIMS(0), 1, NULL) };
    expect_same(&w, both(&w, ask, no_columns, 2, &scattered), both(&w, ask, no_columns, 2, &dense));
    assert_true(scattered.was_scattered);
    expect_same(&w, both(&w, ask, no_rows, 2, &scattered), both(&w, ask, no_rows, 2, &dense));
    world_end(&w);
}

/* --- what it consists of ------------------------------------------------------------------------------------------------- */

static void expect_ids(world *w, etch_tensor *t, const int64_t *want, int64_t n)
{
    int64_t got[16];
    assert_non_null(t);
    expect_dims(t, 1, &n);
    assert_int_equal(etch_tensor_dtype(t), ETCH_I64);
    must(w, etch_tensor_read(w->cx, t, got, (size_t)n * sizeof *got));
    for (int64_t i = 0; i < n; i++)
        assert_int_equal(got[i], want[i]);
}
#define EXPECT_IDS(w, t, ...) \
    expect_ids((w), (t), (const int64_t[]){ __VA_ARGS__ }, sizeof((int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t))

/* sum(gather(x, [[2], [0]]) s) + sum(x[2] 10) + ...: rows in the order of their uses' gradients, each index as often as it is used. A
 * persistent tape is asked twice, in either way. */
static void test_parts(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = table(&w, 3, 2), *other = table(&w, 3, 2);
    etch_tape *t = etch_tape_begin(w.cx, &(etch_tape_options){ .is_persistent = true });
    etch_tape_watch(w.cx, t, x);
    etch_tape_watch(w.cx, t, other);
    etch_tensor *s = D(&w, 3, DIMS(2, 1, 2), 1, 2, 3, 4);
    etch_tensor *ids = etch_cast(w.cx, etch_from(w.cx, ETCH_I64, DIMS(2, 1), 2, (int64_t[]){ 2, 0 }), ETCH_I32);
    etch_tensor *first = etch_mul(w.cx, etch_gather(w.cx, x, ids, 0, 0), s);
    etch_tensor *second = etch_mul(w.cx, etch_gather(w.cx, x, etch_int(w.cx, ETCH_I64, 2), 0, 0),
                                   D(&w, 1, DIMS(2), 5, 6));
    etch_tensor *ys[] = { first, second }, *dense;
    etch_source by[] = { ETCH_BY(x), ETCH_BY(other), ETCH_BY(first) };
    for (int round = 0; round < 2; round++) {
        etch_gradient g[3];
        must(&w, etch_tape_gradients(w.cx, t, ys, NULL, 2, by, 3, g));
        EXPECT_IDS(&w, g[0].indices, 2, 2, 0); /* the last use comes first */
        expect_dims(g[0].value, 2, DIMS(3, 2));
        EXPECT_D(&w, g[0].value, 5, 6, 1, 2, 3, 4);
        assert_null(g[1].value); /* not connected */
        assert_null(g[1].indices);
        assert_null(g[2].indices);
        EXPECT_D(&w, g[2].value, 1, 1, 1, 1);
        assert_null(etch_gradient_dense(w.cx, g[1], etch_shape_of(w.cx, x, ETCH_I64)));
        assert_ptr_equal(etch_gradient_dense(w.cx, g[2], NULL), g[2].value);
        must(&w, etch_tape_gradient(w.cx, t, ys, NULL, 2, by, 1, ETCH_UNCONNECTED_NONE, &dense));
        EXPECT_D(&w, dense, 3, 4, 0, 0, 6, 8);
    }
    /* With seeds; and one that is not persistent is used up. */
    etch_gradient g;
    etch_tensor *seeds[] = { NULL, D(&w, 1, DIMS(2), 10, 100) };
    must(&w, etch_tape_gradients(w.cx, t, ys, seeds, 2, by, 1, &g));
    EXPECT_D(&w, g.value, 50, 600, 1, 2, 3, 4);
    etch_tape_release(&t);
    t = etch_tape_begin(w.cx, NULL);
    etch_tape_watch(w.cx, t, x);
    etch_tensor *y = by_gather(w.cx, x, ids);
    must(&w, etch_tape_gradients(w.cx, t, &y, NULL, 1, by, 1, &g));
    g.value = x;
    expect_error(&w, etch_tape_gradients(w.cx, t, &y, NULL, 1, by, 1, &g), ETCH_EINVAL, "tape_gradients");
    assert_null(g.value);
    etch_tape_release(&t);
    world_end(&w);
}

static void test_refused(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = table(&w, 3, 2), *ids = etch_int_list(w.cx, (int64_t[]){ 1, 1 }, 2);
    etch_tape *t = etch_tape_begin(w.cx, &(etch_tape_options){ .is_persistent = true });
    etch_tape_watch(w.cx, t, x);
    etch_tensor *y = by_gather(w.cx, x, ids), *none = NULL;
    etch_source by[] = { ETCH_BY(x), ETCH_BY(ids), { 0 } };
    etch_gradient g[2];
    expect_error(&w, etch_tape_gradients(w.cx, t, &y, NULL, 1, by, 1, NULL), ETCH_EINVAL,
                 "tape_gradients: the list of gradients is NULL");
    expect_error(&w, etch_tape_gradients(w.cx, t, &y, NULL, 1, by, 2, g), ETCH_EDTYPE, "source 1 is i64");
    expect_error(&w, etch_tape_gradients(w.cx, t, &y, NULL, 1, by + 2, 1, g), ETCH_EINVAL, "source 0 is NULL");
    expect_error(&w, etch_tape_gradients(w.cx, t, &none, NULL, 1, by, 1, g), ETCH_EINVAL, "result 0 is NULL");
    expect_error(&w, etch_tape_gradients(w.cx, t, NULL, NULL, 1, by, 1, g), ETCH_EINVAL, "NULL");
    expect_error(&w, etch_tape_gradients(w.cx, NULL, &y, NULL, 1, by, 1, g), ETCH_EINVAL, "tape_gradients");
    must(&w, etch_tape_gradients(w.cx, t, &y, NULL, 1, NULL, 0, NULL));
    etch_tape_release(&t);
    /* Rows that are not there are found where they are read. */
    for (int64_t bad = -1; bad <= 3; bad += 4) {
        assert_null(etch_gather(w.cx, x, etch_int(w.cx, ETCH_I64, bad), 0, 0));
        assert_int_equal(etch_error_status(w.cx), ETCH_ERANGE);
        etch_error_clear(w.cx);
    }
    world_end(&w);
}

/* --- to higher order ------------------------------------------------------------------------------------------------------ */

/* The square of the gradient's rows, differentiated again: y = sum x[i]^3 over ids, rows 3 x^2, d sum(rows^2) = 36 x^3 per use. */
PROGRAM(to_second)
{
    (void)n_in;
    const bool *is_dense = user;
    etch_source by = ETCH_BY(in[0]);
    etch_gradient g = { 0 };
    etch_tensor *d = NULL;
    etch_tape *outer = etch_tape_begin(cx, NULL), *inner = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, outer, in[0]);
    etch_tape_watch(cx, inner, in[0]);
    etch_tensor *r = etch_gather(cx, in[0], in[1], 0, 0);
    etch_tensor *y = etch_sum(cx, etch_mul(cx, etch_square(cx, r), r), ETCH_ALL_AXES, false);
    if (etch_tape_gradients(cx, inner, &y, NULL, 1, &by, 1, &g) == ETCH_OK && g.indices) {
        if (*is_dense)
            g.value = etch_gradient_dense(cx, g, etch_shape_of(cx, in[0], ETCH_I64));
        y = etch_sum(cx, etch_square(cx, g.value), ETCH_ALL_AXES, false);
        if (etch_tape_gradients(cx, outer, &y, NULL, 1, &by, 1, &g) == ETCH_OK)
            d = etch_gradient_dense(cx, g, etch_shape_of(cx, in[0], ETCH_I64));
    }
    etch_tape_release(&inner);
    etch_tape_release(&outer);
    return d;
}

/* y = sum x[i]^3 by one index: 3 x[i]^2, and of the sum of its squares 36 x[i]^3. */
PROGRAM(by_index)
{
    (void)n_in;
    const bool *is_second = user;
    etch_tape *outer = etch_tape_begin(cx, NULL), *inner = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, outer, in[0]);
    etch_tape_watch(cx, inner, in[0]);
    etch_tensor *r = etch_strided_slice(cx, in[0], in[1], in[1], etch_int_list(cx, (int64_t[]){ 1 }, 1), 0, 0, 1);
    etch_tensor *y = etch_sum(cx, etch_mul(cx, etch_square(cx, r), r), ETCH_ALL_AXES, false);
    etch_tensor *d = y ? gradient(cx, inner, y, in[0]) : NULL;
    if (d && *is_second)
        d = gradient(cx, outer, etch_sum(cx, etch_square(cx, d), ETCH_ALL_AXES, false), in[0]);
    etch_tape_release(&inner);
    etch_tape_release(&outer);
    return d;
}

static void test_by_index(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    const double x[] = { 1, -2, 3, 0.5, -0.25, 4 };
    for (int is_second = 0; is_second < 2; is_second++)
        for (int64_t i = -3; i < 3; i++) {
            etch_tensor *in[] = { doubles(&w, x, DIMS(3, 2), 2), etch_int_list(w.cx, &i, 1) };
            double want[6] = { 0 };
            int64_t at = i < 0 ? i + 3 : i;
            for (int64_t k = 2 * at; k < 2 * at + 2; k++)
                want[k] = is_second ? 36 * x[k] * x[k] * x[k] : 3 * x[k] * x[k];
            bool b = is_second;
            expect_near(&w, both(&w, by_index, in, 2, &b), want, 6, 1e-13);
        }
    world_end(&w);
}

static void test_second_order(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *in[] = { D(&w, 2, DIMS(3, 1), 1, 2, -3), etch_int_list(w.cx, (int64_t[]){ 2, 0, 2 }, 3) };
    bool is_dense = false;
    EXPECT_D(&w, both(&w, to_second, in, 2, &is_dense), 36, 0, 2 * 36 * -27);
    is_dense = true; /* rows of one place are added up before they are squared: (2 * 3 x^2)^2 */
    EXPECT_D(&w, both(&w, to_second, in, 2, &is_dense), 36, 0, 4 * 36 * -27);
    world_end(&w);
}

/* --- variables, calls, loops ----------------------------------------------------------------------------------------------- */

typedef struct closure {
    etch_variable *v;
    etch_function *f;
} closure;

static etch_tensor *look_up(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    const closure *c = user;
    (void)n_in;
    return by_gather(cx, etch_variable_read(cx, c->v), in[0]);
}

/* By a variable that is read twice, here and in a function that is called. */
PROGRAM(by_variable)
{
    const closure *c = user;
    etch_source by = ETCH_BY_VARIABLE(c->v);
    etch_gradient g = { 0 };
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tensor *y = etch_add(cx, look_up(cx, in, n_in, user), etch_call1(cx, c->f, in, 1)), *d = NULL;
    if (y && etch_tape_gradients(cx, t, &y, NULL, 1, &by, 1, &g) == ETCH_OK && g.indices)
        d = etch_concat(cx,
                        (etch_tensor *[]){ etch_reshape(cx, etch_cast(cx, g.indices, ETCH_F64),
                                                        etch_int_list(cx, (int64_t[]){ -1, 1 }, 2)),
                                           g.value },
                        2, 1);
    etch_tape_release(&t);
    return d;
}

static void test_variables_and_calls(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = etch_variable_new(w.cx, D(&w, 2, DIMS(3, 1), 1, 2, 3), NULL) };
    c.f = function_with(&w, look_up, &c, ETCH_SYMBOLIC);
    etch_tensor *ids = etch_int_list(w.cx, (int64_t[]){ 1, 1 }, 2);
    double d = sin(2) + 2 * cos(2);
    EXPECT_D(&w, both(&w, by_variable, &ids, 1, &c), 1, d, 1, d, 1, d, 1, d);
    etch_function_release(&c.f);
    etch_variable_release(&c.v);
    world_end(&w);
}

typedef struct looping {
    etch_tensor *x;
    bool by_slices;
} looping;

static etch_tensor *is_left(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    return etch_less(cx, state[0], etch_int(cx, ETCH_I64, 4));
}

/* s += sin(x[i]) s, from i = 0 to 3 */
static void add_row(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    looping *l = user;
    (void)n;
    etch_tensor *r, *at = etch_reshape(cx, state[0], etch_int_list(cx, (int64_t[]){ 1 }, 1));
    if (l->by_slices)
        r = etch_strided_slice(cx, l->x, at, at, etch_int_list(cx, (int64_t[]){ 1 }, 1), 0, 0, 1);
    else
        r = etch_gather(cx, l->x, state[0], 0, 0);
    next[0] = etch_add(cx, state[0], etch_int(cx, ETCH_I64, 1));
    next[1] = etch_add(cx, state[1], etch_mul(cx, etch_sin(cx, r), state[1]));
}

PROGRAM(by_loop)
{
    (void)n_in;
    looping l = { .x = in[0], .by_slices = *(const bool *)user };
    etch_source by = ETCH_BY(in[0]);
    etch_gradient g = { 0 };
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *s[] = { etch_int(cx, ETCH_I64, 0), etch_scalar(cx, ETCH_F64, 1) };
    etch_while(cx, s, 2, is_left, add_row, &l, NULL, s);
    if (!etch_failed(cx) && etch_tape_gradients(cx, t, &s[1], NULL, 1, &by, 1, &g) != ETCH_OK)
        etch_fail(cx, etch_error_status(cx), "%s", etch_error_message(cx));
    etch_tape_release(&t);
    return etch_gradient_dense(cx, g, etch_shape_of(cx, in[0], ETCH_I64));
}

/* s = product of 1 + sin x[i]: its slope is s cos x[i] / (1 + sin x[i]); rows that are not read have none. */
static void test_loops(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    double x[] = { 0.3, -0.2, 0.9, 0.5, 0.7 }, want[5] = { 0 }, s = 1;
    for (int i = 0; i < 4; i++)
        s *= 1 + sin(x[i]);
    for (int i = 0; i < 4; i++)
        want[i] = s * cos(x[i]) / (1 + sin(x[i]));
    etch_tensor *in = doubles(&w, x, DIMS(5), 1);
    for (int by_slices = 0; by_slices < 2; by_slices++) {
        bool b = by_slices;
        expect_near(&w, both(&w, by_loop, &in, 1, &b), want, 5, 1e-13);
    }
    world_end(&w);
}

int etch_test_tape_scattered(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_same_bits),    cmocka_unit_test(test_empty_tables),
        cmocka_unit_test(test_parts),        cmocka_unit_test(test_refused),
        cmocka_unit_test(test_second_order), cmocka_unit_test(test_variables_and_calls),
        cmocka_unit_test(test_by_index),     cmocka_unit_test(test_loops),
    };
    return cmocka_run_group_tests_name("trace/tape_scattered", tests, NULL, NULL);
}
