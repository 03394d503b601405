/* Losses against Keras' (values and gradients, at once and traced), at extremes, at size 0, one trace for all
 * batches, and what is refused. */
#include "record_testing.h"

typedef etch_tensor *loss_function(etch_ctx *cx, etch_tensor *y, etch_tensor *target, const etch_loss_options *options);
/* In the order of the records. */
static loss_function *const functions[] = { (etch_loss_mean_squared),
                                            (etch_loss_mean_absolute),
                                            (etch_loss_huber),
                                            (etch_loss_hinge),
                                            (etch_loss_cross_entropy),
                                            (etch_loss_sparse_cross_entropy),
                                            (etch_loss_binary_cross_entropy) };
enum { N_LOSSES = sizeof functions / sizeof *functions };

typedef struct chosen {
    loss_function *function;
    etch_loss_options options;
} chosen;

static void run_loss(etch_ctx *cx, const given *in, etch_tensor **out, int n_out, void *user)
{
    chosen c = *(const chosen *)user;
    assert_int_equal(n_out, 1);
    c.options.weights = in->weights;
    out[0] = c.function(cx, in->x[0], in->x[1], &c.options);
}

static int n_gradients;

static void replay_loss(records *r)
{
    double o[5];
    must(&r->w, etch_tensor_read(r->w.cx, recorded(r, "options"), o, sizeof o));
    assert_in_range((int)o[0], 0, N_LOSSES - 1);
    chosen c = {
        functions[(int)o[0]],
        { .reduction = (etch_reduction)o[1], .label_smoothing = o[2], .are_probabilities = o[3] != 0, .delta = o[4] }
    };
    n_gradients += replay(r, run_loss, &c, NULL, 2e-6);
}

static void test_as_keras(void **state)
{
    (void)state;
    records r;
    records_begin(&r, "losses.safetensors");
    n_gradients = 0;
    int n = for_cases(&r, "options", replay_loss);
    assert_int_equal(n, 81);
    assert_int_equal(n_gradients, n); /* by y, each */
    records_end(&r, "losses");
}

/* --- sizes -------------------------------------------------------------------------------------------------------- */

static etch_tensor *filled(world *w, double x, const int64_t *dims, int rank, etch_dtype t)
{
    return etch_fill(w->cx, etch_int_list(w->cx, dims, rank), etch_scalar(w->cx, t, x));
}

static float scalar_of(world *w, etch_tensor *t)
{
    float x;
    if (!t)
        fail_msg("%s", etch_error_message(w->cx));
    assert_int_equal(etch_tensor_rank(t), 0);
    must(w, etch_tensor_read(w->cx, t, &x, sizeof x));
    return x;
}

static void test_of_nothing(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int i = 0; i < N_LOSSES; i++) {
        bool is_sparse = functions[i] == (etch_loss_sparse_cross_entropy);
        etch_tensor *y = filled(&w, 0, DIMS(0, 3), 2, ETCH_F32);
        etch_tensor *t = filled(&w, 0, DIMS(0, 3), is_sparse ? 1 : 2, is_sparse ? ETCH_I32 : ETCH_F32);
        assert_true(scalar_of(&w, functions[i](w.cx, y, t, NULL)) == 0);
        assert_true(scalar_of(&w, functions[i](w.cx, y, t, &(etch_loss_options){ .reduction = ETCH_REDUCE_SUM })) == 0);
        etch_tensor *each = functions[i](w.cx, y, t, &(etch_loss_options){ .reduction = ETCH_REDUCE_NONE });
        expect_dims(each, 1, DIMS(0));
    }
    world_end(&w);
}

static etch_tensor *loss_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    chosen c = *(const chosen *)user;
    c.options.weights = n_in > 2 ? in[2] : NULL;
    return c.function(cx, in[0], in[1], &c.options);
}

static void test_one_trace(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int i = 0; i < N_LOSSES; i++) {
        bool is_sparse = functions[i] == (etch_loss_sparse_cross_entropy);
        chosen c = { functions[i], { .label_smoothing = 0.1 } };
        etch_function *f = etch_function_new(w.cx, "loss", loss_body, &c, NULL);
        for (int64_t batch = 0; batch < 40; batch = batch ? batch + 3 : 1)
            for (int64_t n = 1; n < 6; n += 2) {
                etch_scope scope = etch_scope_begin(w.cx);
                etch_tensor *in[3] = { filled(&w, 0.25, DIMS(batch, n), 2, ETCH_F32),
                                       filled(&w, 0, DIMS(batch, n), is_sparse ? 1 : 2,
                                              is_sparse ? ETCH_I32 : ETCH_F32),
                                       filled(&w, 2, DIMS(batch), 1, ETCH_F32) };
                float traced = scalar_of(&w, etch_call1(w.cx, f, in, 3)),
                      eager = scalar_of(&w, loss_body(w.cx, in, 3, &c));
                assert_true(fabsf(traced - eager) <= 1e-6F * fabsf(eager));
                assert_true(isfinite(traced));
                etch_scope_end(w.cx, scope);
            }
        if (etch_function_get_stats(f).n_traces != 1)
            fail_msg("loss %d was traced %llu times", i, (unsigned long long)etch_function_get_stats(f).n_traces);
        etch_function_release(&f);
    }
    world_end(&w);
}

/* Sizes that a trace does not know are compared when it runs: a target of size 1 is not repeated. */
static void test_open_sizes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_spec *open = NULL;
    must(&w, etch_spec_parse(w.cx, "f32[?, ?]", &open));
    chosen c = { (etch_loss_mean_squared), { 0 } };
    etch_function *f = etch_function_new(
        w.cx, "loss", loss_body, &c,
        &(etch_function_options){ .input_signature = (etch_spec *[]){ open, open }, .n_input_signature = 2 });
    etch_tensor *same[] = { filled(&w, 3, DIMS(4, 3), 2, ETCH_F32), filled(&w, 1, DIMS(4, 3), 2, ETCH_F32) };
    assert_true(scalar_of(&w, etch_call1(w.cx, f, same, 2)) == 4);
    etch_tensor *narrow[] = { same[0], filled(&w, 1, DIMS(4, 1), 2, ETCH_F32) };
    assert_null(etch_call1(w.cx, f, narrow, 2));
    expect_error(&w, etch_error_status(w.cx), ETCH_ESHAPE, "");
    etch_error_clear(w.cx);
    etch_tensor *wide[] = { narrow[1], same[0] };
    assert_null(etch_call1(w.cx, f, wide, 2));
    expect_error(&w, etch_error_status(w.cx), ETCH_ESHAPE, "");
    etch_error_clear(w.cx);
    etch_function_release(&f);
    etch_spec_release(&open);
    world_end(&w);
}

/* --- dtypes ------------------------------------------------------------------------------------------------------- */

static void test_dtypes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    /* Half types: sums of squares beyond 65504, in f32. */
    etch_tensor *y = filled(&w, 300, DIMS(5, 2), 2, ETCH_F16), *t = filled(&w, 0, DIMS(5, 2), 2, ETCH_I64);
    etch_tensor *loss = etch_loss_mean_squared(w.cx, y, t, NULL);
    assert_int_equal(etch_tensor_dtype(loss), ETCH_F32);
    assert_true(scalar_of(&w, loss) == 90000);
    /* Doubles stay doubles. */
    double x;
    y = filled(&w, 1e-200, DIMS(3, 2), 2, ETCH_F64);
    t = filled(&w, 0, DIMS(3, 2), 2, ETCH_BOOL);
    must(&w, etch_tensor_read(w.cx, etch_loss_mean_absolute(w.cx, y, t, NULL), &x, sizeof x));
    assert_true(x == 1e-200);
    world_end(&w);
}

/* --- what is refused ---------------------------------------------------------------------------------------------- */

static void refused(world *w, etch_tensor *result, etch_status s, const char *text)
{
    assert_null(result);
    expect_error(w, etch_error_status(w->cx), s, text);
    assert_true(etch_failed(w->cx));
    etch_error_clear(w->cx);
}

static void test_refused(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_ctx *cx = w.cx;
    etch_tensor *y = filled(&w, 0, DIMS(2, 3), 2, ETCH_F32), *classes = filled(&w, 1, DIMS(2), 1, ETCH_I32);
    refused(&w, etch_loss_mean_squared(cx, y, filled(&w, 0, DIMS(2, 1), 2, ETCH_F32), NULL), ETCH_ESHAPE,
            "mean_squared: y is f32[2, 3], but target is f32[2, 1]: they must have one shape");
    refused(&w, etch_loss_huber(cx, y, filled(&w, 0, DIMS(3), 1, ETCH_F32), NULL), ETCH_ESHAPE, "target is f32[3]");
    refused(&w, etch_loss_hinge(cx, y, NULL, NULL), ETCH_EINVAL, "hinge: target is NULL");
    refused(&w, etch_loss_mean_absolute(cx, etch_scalar(cx, ETCH_F32, 1), etch_scalar(cx, ETCH_F32, 1), NULL),
            ETCH_ESHAPE, "mean_absolute: y is f32[]; it needs an axis");
    refused(&w, etch_loss_cross_entropy(cx, classes, classes, NULL), ETCH_EDTYPE,
            "cross_entropy: y is i32[2], not floats");
    refused(&w, etch_loss_sparse_cross_entropy(cx, y, y, NULL), ETCH_EDTYPE,
            "sparse_cross_entropy: target is f32[2, 3], not integers");
    refused(&w, etch_loss_sparse_cross_entropy(cx, y, filled(&w, 0, DIMS(3), 1, ETCH_I32), NULL), ETCH_ESHAPE,
            "y is f32[2, 3] and target i32[3], which must be y's shape without the last axis");
    refused(&w, etch_loss_sparse_cross_entropy(cx, y, filled(&w, 3, DIMS(2), 1, ETCH_I32), NULL), ETCH_ERANGE, "3");
    refused(&w, etch_loss_sparse_cross_entropy(cx, y, filled(&w, -1, DIMS(2), 1, ETCH_I64), NULL), ETCH_ERANGE, "-1");
    refused(&w, etch_loss_mean_squared(cx, y, y, &(etch_loss_options){ .reduction = (etch_reduction)7 }), ETCH_EINVAL,
            "there is no reduction 7");
    refused(&w, etch_loss_cross_entropy(cx, y, y, &(etch_loss_options){ .label_smoothing = 1.5 }), ETCH_EINVAL,
            "label_smoothing is 1.5");
    refused(&w, etch_loss_cross_entropy(cx, y, y, &(etch_loss_options){ .label_smoothing = (double)NAN }), ETCH_EINVAL,
            "label_smoothing is nan");
    refused(&w, etch_loss_huber(cx, y, y, &(etch_loss_options){ .delta = -1 }), ETCH_EINVAL, "delta is -1");
    refused(&w, etch_loss_mean_squared(cx, y, y, &(etch_loss_options){ .weights = y }), ETCH_ESHAPE,
            "mean_squared: weights is f32[2, 3]; the losses it weighs are f32[2]");
    refused(&w,
            etch_loss_mean_squared(cx, y, y, &(etch_loss_options){ .weights = filled(&w, 1, DIMS(3), 1, ETCH_F32) }),
            ETCH_ESHAPE, "weights is f32[3]; the losses it weighs are f32[2]");
    /* An error that sticks stays, and nothing is said on top of it. */
    refused(&w, etch_loss_mean_squared(cx, etch_add(cx, y, classes), y, NULL), ETCH_EDTYPE, "add");
    world_end(&w);
}

int etch_test_loss(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_as_keras),   cmocka_unit_test(test_of_nothing), cmocka_unit_test(test_one_trace),
        cmocka_unit_test(test_open_sizes), cmocka_unit_test(test_dtypes),     cmocka_unit_test(test_refused),
    };
    return cmocka_run_group_tests_name("loss", tests, NULL, NULL);
}
