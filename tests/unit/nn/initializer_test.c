/* First values: moments and limits of what is drawn, orthogonality, bad arguments. Expected deviations are computed here from the
 * formulas of the distributions; with 20,000 numbers the sample's are within 2 % (five of their own deviations). */
#include "nn_testing.h"

#include <etch/initializer.h>

typedef struct moments {
    double mean, deviation, least, most;
} moments;

static moments moments_of(world *w, etch_model *m, etch_init how, const int64_t *dims, int rank)
{
    etch_scope scope = etch_scope_begin(w->cx);
    etch_tensor *t = etch_init_tensor(w->cx, m, how, dims, rank);
    double *x = doubles(w, t);
    int64_t n = etch_tensor_count(t);
    expect_dims(t, rank, dims);
    assert_int_equal(etch_tensor_dtype(t), etch_model_dtype(m));
    moments a = { 0, 0, x[0], x[0] };
    for (int64_t i = 0; i < n; i++)
        a.mean += x[i] / (double)n;
    for (int64_t i = 0; i < n; i++) {
        a.deviation += (x[i] - a.mean) * (x[i] - a.mean) / (double)n;
        a.least = fmin(a.least, x[i]);
        a.most = fmax(a.most, x[i]);
    }
    a.deviation = sqrt(a.deviation);
    free(x);
    etch_scope_end(w->cx, scope);
    return a;
}

/* Uniform with this limit, to either side of 0. */
static void is_uniform(moments a, double limit)
{
    assert_true(fabs(a.mean) < 0.03 * limit);
    assert_true(fabs(a.deviation / (limit / sqrt(3)) - 1) < 0.02);
    assert_true(a.least >= -limit * 1.0001 && a.least < -0.99 * limit && a.most <= limit * 1.0001 &&
                a.most > 0.99 * limit);
}

/* Normal with this deviation before it was cut off at two of them. */
static void is_cut_normal(moments a, double mean, double deviation)
{
    /* variance of a standard normal within +-2: 1 - 4 phi(2) / (Phi(2) - Phi(-2)) */
    double kept = sqrt(1 - 4 * exp(-2) / sqrt(2 * acos(-1.0)) / erf(sqrt(2.0)));
    assert_true(fabs(a.mean - mean) < 0.03 * deviation);
    assert_true(fabs(a.deviation / (deviation * kept) - 1) < 0.02);
    assert_true(a.least >= mean - 2.0001 * deviation && a.least < mean - 1.9 * deviation);
    assert_true(a.most <= mean + 2.0001 * deviation && a.most > mean + 1.9 * deviation);
}

static void test_distributions(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int f64 = 0; f64 < 2; f64++) {
        etch_model *m = model_of(&w, f64 ? ETCH_F64 : ETCH_F32, 1);
        moments a = moments_of(&w, m, (etch_init){ ETCH_INIT_UNIFORM, -2, 2 }, DIMS(100, 200), 2);
        is_uniform(a, 2);
        is_uniform(moments_of(&w, m, (etch_init){ ETCH_INIT_UNIFORM, 0, 0 }, DIMS(20000), 1), 0.05);
        a = moments_of(&w, m, (etch_init){ ETCH_INIT_UNIFORM, 3, 5 }, DIMS(20000), 1);
        assert_true(a.least >= 3 && a.most <= 5 && fabs(a.mean - 4) < 0.05);
        a = moments_of(&w, m, (etch_init){ ETCH_INIT_NORMAL, 1, 0.5 }, DIMS(20000), 1);
        assert_true(fabs(a.mean - 1) < 0.02 && fabs(a.deviation - 0.5) < 0.015 && a.most > 2.5 && a.least < -0.5);
        a = moments_of(&w, m, (etch_init){ ETCH_INIT_NORMAL, 0, 0 }, DIMS(20000), 1);
        assert_true(fabs(a.mean) < 0.002 && fabs(a.deviation - 0.05) < 0.0015);
        is_cut_normal(moments_of(&w, m, (etch_init){ ETCH_INIT_TRUNCATED_NORMAL, 1, 3 }, DIMS(20000), 1), 1, 3);
        is_cut_normal(moments_of(&w, m, (etch_init){ ETCH_INIT_TRUNCATED_NORMAL, 0, 0 }, DIMS(20000), 1), 0, 0.05);
        etch_model_release(&m);
    }
    world_end(&w);
}

static void test_fans(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 2);
    const double kept = sqrt(1 - 4 * exp(-2) / sqrt(2 * acos(-1.0)) / erf(sqrt(2.0)));
    /* [3, 2, 40, 100]: fans 240 and 600; [100, 200]: 100 and 200. */
    is_uniform(moments_of(&w, m, (etch_init){ .kind = ETCH_INIT_GLOROT_UNIFORM }, DIMS(3, 2, 40, 100), 4),
               sqrt(6.0 / 840));
    is_uniform(moments_of(&w, m, (etch_init){ .kind = ETCH_INIT_GLOROT_UNIFORM }, DIMS(100, 200), 2), sqrt(6.0 / 300));
    is_uniform(moments_of(&w, m, (etch_init){ .kind = ETCH_INIT_HE_UNIFORM }, DIMS(100, 200), 2), sqrt(6.0 / 100));
    is_uniform(moments_of(&w, m, (etch_init){ .kind = ETCH_INIT_LECUN_UNIFORM }, DIMS(100, 200), 2), sqrt(3.0 / 100));
    is_uniform(moments_of(&w, m, (etch_init){ .kind = ETCH_INIT_LECUN_UNIFORM }, DIMS(20000), 1), sqrt(3.0 / 20000));
    is_cut_normal(moments_of(&w, m, (etch_init){ .kind = ETCH_INIT_GLOROT_NORMAL }, DIMS(100, 200), 2), 0,
                  sqrt(2.0 / 300) / kept);
    is_cut_normal(moments_of(&w, m, (etch_init){ .kind = ETCH_INIT_HE_NORMAL }, DIMS(3, 2, 40, 100), 4), 0,
                  sqrt(2.0 / 240) / kept);
    is_cut_normal(moments_of(&w, m, (etch_init){ .kind = ETCH_INIT_LECUN_NORMAL }, DIMS(100, 200), 2), 0,
                  sqrt(1.0 / 100) / kept);
    etch_model_release(&m);
    world_end(&w);
}

static void test_constants_and_sizes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 0);
    EXPECT_F32(&w, etch_init_tensor(w.cx, m, (etch_init){ .kind = ETCH_INIT_ZEROS }, DIMS(2, 1), 2), 0, 0);
    EXPECT_F32(&w, etch_init_tensor(w.cx, m, (etch_init){ .kind = ETCH_INIT_ONES }, NULL, 0), 1);
    EXPECT_F32(&w, etch_init_tensor(w.cx, m, (etch_init){ ETCH_INIT_CONSTANT, 2.5, 0 }, DIMS(3), 1), 2.5, 2.5, 2.5);
    expect_bytes(&w, etch_variable_read(w.cx, etch_model_variable(m, 0)), (const uint64_t[]){ 0, 0 }, 16);
    for (int kind = ETCH_INIT_ZEROS; kind <= ETCH_INIT_ORTHOGONAL; kind++) {
        expect_dims(etch_init_tensor(w.cx, m, (etch_init){ .kind = kind }, DIMS(0, 3), 2), 2, DIMS(0, 3));
        expect_dims(etch_init_tensor(w.cx, m, (etch_init){ .kind = kind }, DIMS(1, 1), 2), 2, DIMS(1, 1));
        if (kind != ETCH_INIT_ORTHOGONAL)
            expect_dims(etch_init_tensor(w.cx, m, (etch_init){ .kind = kind }, NULL, 0), 0, NULL);
    }
    etch_model_release(&m);
    world_end(&w);
}

/* Of `t` as a matrix of its last axis and all others: the shorter side's vectors are orthonormal, times gain. */
static void is_orthogonal(world *w, etch_tensor *t, double gain, double tolerance)
{
    double *x = doubles(w, t);
    int64_t n_cols = etch_tensor_dim(t, -1), n_rows = etch_tensor_count(t) / n_cols;
    int64_t n = n_cols < n_rows ? n_cols : n_rows, length = n_cols < n_rows ? n_rows : n_cols;
    int64_t across = n_cols < n_rows ? 1 : n_cols, along = n_cols < n_rows ? n_cols : 1;
    for (int64_t i = 0; i < n; i++) {
        for (int64_t j = 0; j < n; j++) {
            double dot = 0;
            for (int64_t k = 0; k < length; k++)
                dot += x[i * across + k * along] * x[j * across + k * along];
            if (fabs(dot - (i == j ? gain * gain : 0)) > tolerance)
                fail_msg("%lld . %lld = %.9g", (long long)i, (long long)j, dot);
        }
    }
    free(x);
}

static etch_tensor *orthogonal_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)in;
    return etch_init_tensor(cx, user, (etch_init){ .kind = ETCH_INIT_ORTHOGONAL }, DIMS(5, 8), 2);
}

static void test_orthogonal(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 3), *wide = model_of(&w, ETCH_F64, 3), *half = model_of(&w, ETCH_BF16, 3);
    const etch_init how = { .kind = ETCH_INIT_ORTHOGONAL };
    is_orthogonal(&w, etch_init_tensor(w.cx, m, how, DIMS(20, 20), 2), 1, 3e-6);
    is_orthogonal(&w, etch_init_tensor(w.cx, m, how, DIMS(7, 30), 2), 1, 3e-6);
    is_orthogonal(&w, etch_init_tensor(w.cx, m, how, DIMS(3, 3, 2, 5), 4), 1, 3e-6);
    is_orthogonal(&w, etch_init_tensor(w.cx, m, (etch_init){ ETCH_INIT_ORTHOGONAL, 3, 0 }, DIMS(9, 4), 2), 3, 3e-5);
    is_orthogonal(&w, etch_init_tensor(w.cx, wide, how, DIMS(16, 20), 2), 1, 1e-14);
    is_orthogonal(&w, etch_init_tensor(w.cx, half, how, DIMS(16, 20), 2), 1, 0.02);
    etch_function *f = function_with(&w, orthogonal_body, m, ETCH_SYMBOLIC);
    double *a = doubles(&w, call(&w, f, NUMBERS(&w, 1))), *b = doubles(&w, call(&w, f, NUMBERS(&w, 1)));
    assert_memory_not_equal(a, b, 40 * sizeof *a); /* each call draws anew */
    is_orthogonal(&w, call(&w, f, NUMBERS(&w, 1)), 1, 3e-6);
    assert_int_equal(n_traces(f), 1);
    free(a);
    free(b);
    etch_function_release(&f);
    etch_model_release(&m);
    etch_model_release(&wide);
    etch_model_release(&half);
    world_end(&w);
}

/* A variable that a traced function makes in its first trace has such a first value. */
static void makes_one(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)args, (void)n_args;
    etch_model *m = user;
    if (!etch_model_find(m, "made"))
        etch_model_add(cx, m, etch_init_tensor(cx, m, (etch_init){ .kind = ETCH_INIT_GLOROT_UNIFORM }, DIMS(3, 4), 2),
                       &(etch_variable_options){ .name = "made" });
    if (!etch_failed(cx))
        etch_return(out, etch_variable_read(cx, etch_model_find(m, "made")));
}

static void test_made_in_a_trace(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 3);
    etch_function *f = structured(&w, makes_one, m, ETCH_SYMBOLIC);
    etch_tensor *y[2];
    for (int i = 0; i < 2; i++)
        if (etch_call_args(w.cx, f, NULL, 0, &y[i], 1, NULL) != 1)
            fail_msg("%s", etch_error_message(w.cx));
    double *x = doubles(&w, y[0]);
    for (int i = 0; i < 12; i++)
        assert_true(fabs(x[i]) <= sqrt(6.0 / 7) && x[i] != 0);
    free(x);
    etch_function_release(&f);
    etch_model_release(&m);
    world_end(&w);
}

static void test_bad_arguments(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 0);
    const etch_init zeros = { .kind = ETCH_INIT_ZEROS };
    failed(&w, etch_init_tensor(w.cx, NULL, zeros, DIMS(1), 1), ETCH_EINVAL, "the model is NULL");
    failed(&w, etch_init_tensor(w.cx, m, zeros, NULL, 1), ETCH_EINVAL, "there are no sizes");
    failed(&w, etch_init_tensor(w.cx, m, zeros, DIMS(1), 17), ETCH_EINVAL, "the rank is 17");
    failed(&w, etch_init_tensor(w.cx, m, zeros, DIMS(2, -3), 2), ETCH_ERANGE, "the size of axis 1 is -3");
    failed(&w, etch_init_tensor(w.cx, m, (etch_init){ 0 }, DIMS(1), 1), ETCH_EINVAL, "the default is a layer's");
    failed(&w, etch_init_tensor(w.cx, m, (etch_init){ .kind = 99 }, DIMS(1), 1), ETCH_EINVAL, "no kind 99");
    failed(&w, etch_init_tensor(w.cx, m, (etch_init){ ETCH_INIT_CONSTANT, NAN, 0 }, DIMS(1), 1), ETCH_EINVAL, "nan");
    failed(&w, etch_init_tensor(w.cx, m, (etch_init){ .kind = ETCH_INIT_ORTHOGONAL }, DIMS(4), 1), ETCH_ESHAPE,
           "2 axes or more, not 1");
    etch_model_release(&m);
    world_end(&w);
}

int etch_test_initializer(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_distributions),       cmocka_unit_test(test_fans),
        cmocka_unit_test(test_constants_and_sizes), cmocka_unit_test(test_orthogonal),
        cmocka_unit_test(test_made_in_a_trace),     cmocka_unit_test(test_bad_arguments),
    };
    return cmocka_run_group_tests_name("nn/initializer", tests, NULL, NULL);
}
