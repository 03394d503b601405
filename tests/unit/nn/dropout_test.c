/* Dropout: how much, how it is scaled, other numbers at each call and the same ones from the same seed, in one
 * trace. */
#include "layer_testing.h"

/* How many are 0; the others are all `kept`. */
static int64_t n_dropped(world *w, etch_tensor *y, float kept)
{
    int64_t n = 0;
    if (!y)
        fail_msg("%s", etch_error_message(w->cx));
    float *x = elements_of(w, y);
    for (int64_t i = 0; i < etch_tensor_count(y); i++) {
        assert_true(x[i] == 0 || x[i] == kept);
        n += x[i] == 0;
    }
    free(x);
    return n;
}

static void test_rate(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = new_model(&w, 11);
    etch_tensor *x = filled(&w, 3, DIMS(200, 100), 2, ETCH_F32);
    static const double rates[] = { 0.1, 0.5, 0.9 };
    for (int i = 0; i < 3; i++) {
        double p = rates[i], n = 20000;
        double dropped = (double)n_dropped(&w, etch_dropout(w.cx, m, x, p), 3 * (float)(1 / (1 - p)));
        assert_true(fabs(dropped - n * p) < 5 * sqrt(n * p * (1 - p))); /* five deviations */
    }
    assert_ptr_equal(etch_dropout(w.cx, m, x, 0), x);
    expect_dims(etch_dropout(w.cx, m, filled(&w, 1, DIMS(0, 3), 2, ETCH_F32), 0.5), 2, DIMS(0, 3));
    etch_model_release(&m);
    world_end(&w);
}

/* What is dropped is 0, whatever it was. */
static void test_not_finite(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = new_model(&w, 11);
    float *y = elements_of(&w, etch_dropout(w.cx, m, filled(&w, (double)NAN, DIMS(100), 1, ETCH_F32), 0.5));
    int n = 0;
    for (int i = 0; i < 100; i++)
        n += isnan(y[i]) ? 0 : 1;
    assert_in_range(n, 20, 80);
    free(y);
    etch_model_release(&m);
    world_end(&w);
}

static etch_tensor *body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    return etch_dropout(cx, user, in[0], 0.5);
}

static bool are_equal(world *w, etch_tensor *x, etch_tensor *y)
{
    float *a = elements_of(w, x), *b = elements_of(w, y);
    bool same = etch_tensor_count(x) == etch_tensor_count(y);
    for (int64_t i = 0; i < etch_tensor_count(x) && same; i++)
        same = a[i] == b[i];
    free(a);
    free(b);
    return same;
}

/* Two models of one seed give the same, call by call, traced or not; of another seed, other numbers. */
static void test_numbers(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *a = new_model(&w, 7), *b = new_model(&w, 7), *c = new_model(&w, 8);
    etch_function *f = etch_function_new(w.cx, "dropout", body, a, NULL);
    etch_tensor *last = NULL;
    for (int64_t n = 64; n < 74; n++) {
        etch_tensor *x = filled(&w, 1, DIMS(n), 1, ETCH_F32);
        etch_tensor *traced = etch_call1(w.cx, f, &x, 1), *eager = body(w.cx, &x, 1, b), *other = body(w.cx, &x, 1, c);
        assert_true(n_dropped(&w, traced, 2) > 0);
        assert_true(are_equal(&w, traced, eager));
        assert_false(are_equal(&w, traced, other));
        if (last) {
            float *before = elements_of(&w, last), *now = elements_of(&w, traced);
            int n_other = 0;
            for (int i = 0; i < 64; i++)
                n_other += before[i] != now[i];
            assert_in_range(n_other, 10, 54);
            free(before);
            free(now);
        }
        last = traced;
    }
    assert_int_equal(etch_function_get_stats(f).n_traces, 1);
    etch_function_release(&f);
    etch_model_release(&a);
    etch_model_release(&b);
    etch_model_release(&c);
    world_end(&w);
}

static void test_refused(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = new_model(&w, 7);
    etch_tensor *x = filled(&w, 1, DIMS(4), 1, ETCH_F32);
    is_refused(&w, etch_dropout(w.cx, m, x, 1), ETCH_EINVAL, "dropout: rate is 1, not from 0 to below 1");
    is_refused(&w, etch_dropout(w.cx, m, x, -0.5), ETCH_EINVAL, "dropout: rate is -0.5");
    is_refused(&w, etch_dropout(w.cx, m, x, (double)NAN), ETCH_EINVAL, "dropout: rate is nan");
    is_refused(&w, etch_dropout(w.cx, m, NULL, 0.5), ETCH_EINVAL, "dropout: x is NULL");
    is_refused(&w, etch_dropout(w.cx, NULL, x, 0.5), ETCH_EINVAL, "dropout: the model is NULL");
    is_refused(&w, etch_dropout(w.cx, m, filled(&w, 1, DIMS(4), 1, ETCH_I32), 0.5), ETCH_EDTYPE,
               "dropout: x is i32[4], not floats");
    etch_model_release(&m);
    world_end(&w);
}

int etch_test_dropout(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rate),
        cmocka_unit_test(test_not_finite),
        cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_refused),
    };
    return cmocka_run_group_tests_name("dropout", tests, NULL, NULL);
}
