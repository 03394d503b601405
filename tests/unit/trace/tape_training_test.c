/* Training steps in one traced function: tape, gradients by variables, and their updates; and the same step with the
 * model as a function and the tape outside. Compared with the same descent written out in C. */
#include "unit/trace/tape_testing.h"

#include "trace/tape.h"

typedef struct model {
    etch_variable *w, *b; /* f64[3], f64[] */
    etch_function *predict;
    bool has_failed;
} model;

static const double rate = 0.1;

static etch_tensor *predicted(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    const model *m = user;
    (void)n_in;
    etch_tensor *products = etch_mul(cx, in[0], etch_variable_read(cx, m->w));
    return etch_add(cx, etch_sum(cx, products, ETCH_INTS(1), false), etch_variable_read(cx, m->b));
}

static void descend(etch_ctx *cx, etch_variable *v, etch_tensor *d)
{
    etch_variable_assign_sub(cx, v, etch_mul(cx, d, etch_scalar(cx, ETCH_F64, rate)));
}

/* Returns the loss: the mean of squares. in: x [n, 3], y [n]. */
static etch_tensor *step(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    model *m = user;
    (void)n_in;
    const etch_source by[] = { ETCH_BY_VARIABLE(m->w), ETCH_BY_VARIABLE(m->b) };
    etch_tensor *d[2];
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tensor *p = m->predict ? etch_call1(cx, m->predict, in, 1) : predicted(cx, in, 1, m);
    etch_tensor *loss = etch_mean(cx, etch_square(cx, etch_sub(cx, p, in[1])), ETCH_ALL_AXES, false);
    etch_tape_end(cx, t);
    m->has_failed |= !loss || etch_tape_gradient(cx, t, &loss, NULL, 1, by, 2, ETCH_UNCONNECTED_NONE, d) != ETCH_OK;
    if (!m->has_failed) {
        descend(cx, m->w, d[0]);
        descend(cx, m->b, d[1]);
    }
    etch_tape_release(&t);
    return loss;
}

enum { MAX_BATCH = 16 };

typedef struct data {
    double x[MAX_BATCH][3], y[MAX_BATCH];
    int n;
} data;

/* y = 2 x0 - x1 + 0.5 x2 + 3, at points that differ from batch to batch. */
static data make_batch(int i, int n)
{
    data b = { .n = n };
    for (int r = 0; r < n; r++) {
        for (int k = 0; k < 3; k++)
            b.x[r][k] = sin(1.7 * i + 2.3 * r + 0.9 * k * (r + 1));
        b.y[r] = 2 * b.x[r][0] - b.x[r][1] + 0.5 * b.x[r][2] + 3;
    }
    return b;
}

/* The step, written out. p: w, then b. */
static double step_in_c(const data *b, double p[4])
{
    double loss = 0, d[4] = { 0 };
    for (int r = 0; r < b->n; r++) {
        double e = b->x[r][0] * p[0] + b->x[r][1] * p[1] + b->x[r][2] * p[2] + p[3] - b->y[r];
        loss += e * e / b->n;
        for (int k = 0; k < 4; k++)
            d[k] += 2 * e * (k < 3 ? b->x[r][k] : 1) / b->n;
    }
    for (int k = 0; k < 4; k++)
        p[k] -= rate * d[k];
    return loss;
}

typedef struct way {
    bool is_step_traced, is_model_traced;
} way;

static void train(way how)
{
    world w;
    world_begin(&w);
    etch_ctx *cx = w.cx;
    model m = { .w = etch_variable_new(cx, D(&w, 1, DIMS(3), 0, 0, 0), &(etch_variable_options){ .name = "w" }),
                .b = etch_variable_new(cx, etch_scalar(cx, ETCH_F64, 0), &(etch_variable_options){ .name = "b" }) };
    etch_function *f = function_with(&w, step, &m, ETCH_SYMBOLIC);
    if (how.is_model_traced)
        m.predict = function_with(&w, predicted, &m, ETCH_SYMBOLIC);
    double p[4] = { 0 }, first_loss = 0, loss = 0;
    for (int i = 0; i < 300; i++) {
        etch_scope scope = etch_scope_begin(cx);
        data b = make_batch(i, 1 + i * 7 % MAX_BATCH);
        etch_tensor *in[] = { doubles(&w, b.x[0], DIMS(b.n, 3), 2), doubles(&w, b.y, DIMS(b.n), 1) };
        etch_tensor *got = how.is_step_traced ? etch_call1(cx, f, in, 2) : step(cx, in, 2, &m);
        loss = step_in_c(&b, p);
        first_loss = i == 0 ? loss : first_loss;
        expect_near(&w, got, &loss, 1, 1e-10);
        expect_near(&w, etch_variable_read(cx, m.w), p, 3, 1e-10);
        expect_near(&w, etch_variable_read(cx, m.b), p + 3, 1, 1e-10);
        assert_false(m.has_failed);
        etch_scope_end(cx, scope);
    }
    assert_true(loss < 1e-4 * first_loss);
    if (how.is_step_traced)
        assert_int_equal(n_traces(f), 1);
    if (m.predict)
        assert_int_equal(n_traces(m.predict), 1);
    if (!how.is_step_traced) /* eager tapes know sizes as numbers: one plan for each */
        assert_true(etch__tiny_limits() || etch__backwards_planned(etch__tracer(cx)) == MAX_BATCH);
    else
        assert_int_equal(etch__backwards_planned(etch__tracer(cx)), 0);
    etch_function_release(&f);
    etch_function_release(&m.predict);
    etch_variable_release(&m.w);
    etch_variable_release(&m.b);
    world_end(&w);
}

static void test_traced_step(void **state)
{
    (void)state;
    train((way){ .is_step_traced = true });
}
static void test_traced_step_of_function(void **state)
{
    (void)state;
    train((way){ .is_step_traced = true, .is_model_traced = true });
}
static void test_eager_step(void **state)
{
    (void)state;
    train((way){ 0 });
}
static void test_eager_step_of_function(void **state)
{
    (void)state;
    train((way){ .is_model_traced = true });
}

int etch_test_tape_training(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_traced_step),
        cmocka_unit_test(test_traced_step_of_function),
        cmocka_unit_test(test_eager_step),
        cmocka_unit_test(test_eager_step_of_function),
    };
    return cmocka_run_group_tests_name("trace/tape_training", tests, NULL, NULL);
}
