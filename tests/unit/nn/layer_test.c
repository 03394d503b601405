/* Dense, embedding and normalisation against Keras' (values and gradients, at once and traced), defaults, sizes,
 * what is refused. */
#include "layer_testing.h"

static const double near_enough = 2e-6; /* of the largest element */

static records all; /* of the test under way */
static int n_gradients;

static void begin(const char *which) { snprintf(all.which, sizeof all.which, "%s", which); }

/* --- as Keras ----------------------------------------------------------------------------------------------------- */

static void run_dense(etch_ctx *cx, const given *in, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = etch_dense_apply(cx, user, in->x[0]);
}

static void replay_dense(const char *which, etch_dense_options options)
{
    begin(which);
    etch_model *m = new_model(&all.w, 0);
    etch_dense *layer = etch_dense_new(all.w.cx, m, "layer", 4, 5, &options);
    take_variables(&all, m);
    n_gradients += replay(&all, run_dense, layer, m, near_enough);
    etch_model_release(&m);
}

static void test_dense(void **state)
{
    (void)state;
    records_begin(&all, "layers.safetensors");
    n_gradients = 0;
    static const char *const names[] = { "linear", "relu", "gelu", "silu", "tanh", "sigmoid", "softplus", "softmax" };
    for (int i = 0; i < 8; i++) {
        char which[64];
        snprintf(which, sizeof which, "dense_%s", names[i]);
        replay_dense(which, (etch_dense_options){ .activation = (etch_activation)i });
    }
    replay_dense("dense_no_bias", (etch_dense_options){ .has_no_bias = true });
    assert_int_equal(n_gradients, 8 * 3 + 2);
    records_end(&all, "dense");
}

static void run_embedding(etch_ctx *cx, const given *in, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = etch_embedding_apply(cx, user, in->x[0]);
}

static void test_embedding(void **state)
{
    (void)state;
    records_begin(&all, "layers.safetensors");
    begin("embedding");
    etch_model *m = new_model(&all.w, 0);
    etch_embedding *layer = etch_embedding_new(all.w.cx, m, "layer", 6, 4, (etch_init){ 0 });
    take_variables(&all, m);
    assert_int_equal(replay(&all, run_embedding, layer, m, 0), 1);
    etch_model_release(&m);
    records_end(&all, "embedding");
}

static void run_layer_norm(etch_ctx *cx, const given *in, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = etch_layer_normalization_apply(cx, user, in->x[0]);
}

static void test_layer_normalization(void **state)
{
    (void)state;
    static const struct {
        const char *which;
        double epsilon, tolerance;
    } cases[] = {
        { "layer_norm", 0, 2e-6 },
        { "layer_norm_small", 1e-6, 4e-6 },
        { "layer_norm_far", 0, 2e-4 }, /* numbers near 1000 are known to 6e-5 of their spread */
        { "layer_norm_same", 0, 2e-6 },
    };
    records_begin(&all, "layers.safetensors");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        begin(cases[i].which);
        etch_model *m = new_model(&all.w, 0);
        etch_layer_normalization *layer = etch_layer_normalization_new(all.w.cx, m, "layer", 5, cases[i].epsilon);
        take_variables(&all, m);
        assert_int_equal(replay(&all, run_layer_norm, layer, m, cases[i].tolerance), 3);
        etch_model_release(&m);
    }
    records_end(&all, "layer normalisation");
}

typedef struct batch_norm {
    etch_batch_normalization *layer;
    bool is_training;
} batch_norm;

static void run_batch_norm(etch_ctx *cx, const given *in, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    const batch_norm *b = user;
    out[0] = etch_batch_normalization_apply(cx, b->layer, in->x[0], b->is_training);
}

static etch_tensor *batch_norm_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    return etch_batch_normalization_apply(cx, user, in[0], true);
}

/* Four steps, of which each moves the statistics; at once, or in one traced function. */
static void follow(etch_model *m, etch_batch_normalization *layer, bool is_traced)
{
    world *w = &all.w;
    etch_function *f = etch_function_new(w->cx, "step", batch_norm_body, layer, NULL);
    take_variables(&all, m);
    for (int i = 0; i < 4; i++) {
        char role[32];
        snprintf(role, sizeof role, "after/%d/x", i);
        etch_tensor *x = recorded(&all, role);
        snprintf(role, sizeof role, "after/%d/y", i);
        etch_tensor *y = is_traced ? etch_call1(w->cx, f, &x, 1) : batch_norm_body(w->cx, &x, 1, layer);
        expect_near(&all, role, y, recorded(&all, role), 4e-6);
        snprintf(role, sizeof role, "after/%d/mean", i);
        expect_near(&all, role, etch_variable_read(w->cx, etch_model_find(m, "layer/moving_mean")),
                    recorded(&all, role), 1e-6);
        snprintf(role, sizeof role, "after/%d/variance", i);
        expect_near(&all, role, etch_variable_read(w->cx, etch_model_find(m, "layer/moving_variance")),
                    recorded(&all, role), 1e-6);
    }
    etch_function_release(&f);
}

static void replay_batch_norm(const char *still, const char *training, etch_batch_normalization_options options)
{
    etch_model *m = new_model(&all.w, 0);
    batch_norm b = { etch_batch_normalization_new(all.w.cx, m, "layer", 4, &options), false };
    begin(still);
    take_variables(&all, m);
    assert_int_equal(replay(&all, run_batch_norm, &b, m, 2e-6), 3);
    begin(training);
    b.is_training = true;
    take_variables(&all, m);
    assert_int_equal(replay(&all, run_batch_norm, &b, m, 4e-6), 3);
    follow(m, b.layer, false);
    follow(m, b.layer, true);
    etch_model_release(&m);
}

static void test_batch_normalization(void **state)
{
    (void)state;
    records_begin(&all, "layers.safetensors");
    replay_batch_norm("batch_norm_still", "batch_norm_training", (etch_batch_normalization_options){ 0 });
    replay_batch_norm("batch_norm_images_still", "batch_norm_images_training",
                      (etch_batch_normalization_options){ .momentum = 0.75, .epsilon = 1e-5 });
    records_end(&all, "batch normalisation");
}

/* --- sizes -------------------------------------------------------------------------------------------------------- */

typedef struct stack_of_layers {
    etch_embedding *embedding;
    etch_layer_normalization *norm;
    etch_batch_normalization *batch_norm;
    etch_dense *dense;
} stack_of_layers;

static etch_tensor *through_all(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    stack_of_layers *s = user;
    etch_tensor *x = etch_embedding_apply(cx, s->embedding, in[0]);
    x = etch_layer_normalization_apply(cx, s->norm, x);
    x = etch_batch_normalization_apply(cx, s->batch_norm, x, true);
    return etch_dense_apply(cx, s->dense, x);
}

/* Batches and lengths from 0 on in one trace; a batch of nothing leaves the moving statistics alone. */
static void test_one_trace(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = new_model(&w, 3);
    stack_of_layers s = {
        etch_embedding_new(w.cx, m, "e", 10, 6, (etch_init){ 0 }), etch_layer_normalization_new(w.cx, m, "n", 6, 0),
        etch_batch_normalization_new(w.cx, m, "b", 6, NULL),
        etch_dense_new(w.cx, m, "d", 6, 3, &(etch_dense_options){ .activation = ETCH_ACTIVATION_GELU })
    };
    etch_function *f = etch_function_new(w.cx, "layers", through_all, &s, NULL);
    for (int64_t batch = 0; batch < 5; batch++)
        for (int64_t length = 0; length < 10; length++) {
            etch_scope scope = etch_scope_begin(w.cx);
            etch_tensor *x = filled(&w, (double)length, DIMS(batch, length), 2, ETCH_I32);
            etch_tensor *before = etch_variable_read(w.cx, etch_model_find(m, "b/moving_mean"));
            etch_tensor *y = etch_call1(w.cx, f, &x, 1);
            etch_tensor *after = etch_variable_read(w.cx, etch_model_find(m, "b/moving_mean"));
            expect_same(&w, y, through_all(w.cx, &x, 1, &s), 1e-5F);
            expect_dims(y, 3, DIMS(batch, length, 3));
            if (batch * length == 0)
                expect_same(&w, after, before, 0);
            etch_scope_end(w.cx, scope);
        }
    assert_int_equal(etch_function_get_stats(f).n_traces, 1);
    float *mean = elements_of(&w, etch_variable_read(w.cx, etch_model_find(m, "b/moving_mean")));
    for (int i = 0; i < 6; i++)
        assert_true(isfinite(mean[i]));
    free(mean);
    etch_function_release(&f);
    etch_model_release(&m);
    world_end(&w);
}

static void test_masks(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = filled(&w, 0, DIMS(4, 3, 2), 3, ETCH_F32);
    etch_tensor *lengths = etch_from(w.cx, ETCH_I32, DIMS(4), 1, (const int32_t[]){ 2, 0, 3, 9 });
    etch_tensor *mask = etch_mask_of_lengths(w.cx, lengths, x);
    expect_dims(mask, 2, DIMS(4, 3));
    assert_int_equal(etch_tensor_dtype(mask), ETCH_BOOL);
    expect_bytes(&w, mask, (const unsigned char[]){ 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1 }, 12);
    is_refused(&w, etch_mask_of_lengths(w.cx, lengths, filled(&w, 0, DIMS(5, 3), 2, ETCH_F32)), ETCH_ESHAPE,
               "mask_of_lengths: x is f32[5, 3], not [batch, time, ...] with lengths i32[4]");
    is_refused(&w, etch_mask_of_lengths(w.cx, x, x), ETCH_EDTYPE,
               "mask_of_lengths: lengths is f32[4, 3, 2], not integers[?]");
    world_end(&w);
}

/* --- what layers are made of -------------------------------------------------------------------------------------- */

static void has(world *w, const etch_model *m, const char *name, int rank, const int64_t *dims, bool is_trainable)
{
    etch_variable *v = etch_model_find(m, name);
    if (!v)
        fail_msg("there is no %s", name);
    expect_dims(etch_variable_read(w->cx, v), rank, dims);
    assert_int_equal(etch_variable_is_trainable(v), is_trainable);
}

static void test_variables(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = new_model(&w, 1);
    assert_non_null(etch_dense_new(w.cx, m, "d", 3, 2, NULL));
    assert_non_null(etch_batch_normalization_new(w.cx, m, "b", 2, NULL));
    assert_non_null(etch_lstm_new(w.cx, m, "l", 3, 2, NULL));
    assert_non_null(etch_gru_new(w.cx, m, "g", 3, 2, NULL));
    assert_non_null(etch_gru_new(w.cx, m, "h", 3, 2, &(etch_recurrent_options){ .has_reset_before = true }));
    assert_non_null(etch_attention_new(w.cx, m, "a", 6, 3, 4, &(etch_attention_options){ .from_size = 5, .n_out = 7 }));
    has(&w, m, "d/kernel", 2, DIMS(3, 2), true);
    has(&w, m, "d/bias", 1, DIMS(2), true);
    has(&w, m, "b/gamma", 1, DIMS(2), true);
    has(&w, m, "b/beta", 1, DIMS(2), true);
    has(&w, m, "b/moving_mean", 1, DIMS(2), false);
    has(&w, m, "b/moving_variance", 1, DIMS(2), false);
    has(&w, m, "l/kernel", 2, DIMS(3, 8), true);
    has(&w, m, "l/recurrent_kernel", 2, DIMS(2, 8), true);
    EXPECT_F32(&w, etch_variable_read(w.cx, etch_model_find(m, "l/bias")), 0, 0, 1, 1, 0, 0, 0, 0);
    has(&w, m, "g/bias", 2, DIMS(2, 6), true);
    has(&w, m, "h/bias", 1, DIMS(6), true);
    has(&w, m, "a/query/kernel", 3, DIMS(6, 3, 4), true);
    has(&w, m, "a/key/kernel", 3, DIMS(5, 3, 4), true);
    has(&w, m, "a/value/bias", 2, DIMS(3, 4), true);
    has(&w, m, "a/attention_output/kernel", 3, DIMS(3, 4, 7), true);
    has(&w, m, "a/attention_output/bias", 1, DIMS(7), true);
    etch_model_release(&m);
    world_end(&w);
}

static void test_refused(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_ctx *cx = w.cx;
    etch_model *m = new_model(&w, 1);
    int n = etch_model_n_variables(m);
    is_refused(&w, etch_dense_new(cx, m, "d", 3, 0, NULL), ETCH_EINVAL, "dense d: n_out is 0, not above 0");
    is_refused(&w, etch_dense_new(cx, m, "d", -3, 1, NULL), ETCH_EINVAL, "dense d: n_in is -3, not above 0");
    is_refused(&w, etch_dense_new(cx, m, "d", 3, 1, &(etch_dense_options){ .activation = (etch_activation)99 }),
               ETCH_EINVAL, "dense d: there is no activation 99");
    is_refused(&w, etch_dense_new(cx, NULL, "d", 3, 1, NULL), ETCH_EINVAL, "dense: the model is NULL");
    is_refused(&w, etch_dense_new(cx, m, NULL, 3, 1, NULL), ETCH_EINVAL, "dense: there is no name");
    is_refused(&w, etch_embedding_new(cx, m, "e", 0, 1, (etch_init){ 0 }), ETCH_EINVAL, "embedding e: n_rows is 0");
    is_refused(&w, etch_layer_normalization_new(cx, m, "n", 3, -1), ETCH_EINVAL,
               "layer_normalization n: epsilon is -1");
    is_refused(&w, etch_batch_normalization_new(cx, m, "b", 3, &(etch_batch_normalization_options){ .momentum = 1.5 }),
               ETCH_EINVAL, "batch_normalization b: momentum is 1.5, not from 0 to 1");
    is_refused(&w, etch_lstm_new(cx, m, "l", 3, 0, NULL), ETCH_EINVAL, "lstm l: units is 0");
    is_refused(&w, etch_attention_new(cx, m, "a", 4, 0, 2, NULL), ETCH_EINVAL,
               "attention a: n_heads is 0, not above 0");
    is_refused(&w, etch_attention_new(cx, m, "a", 4, 2, 2, &(etch_attention_options){ .dropout = 1 }), ETCH_EINVAL,
               "attention a: dropout is 1, not from 0 to below 1");
    assert_int_equal(etch_model_n_variables(m), n); /* nothing was left behind */

    etch_dense *d = etch_dense_new(cx, m, "d", 3, 2, NULL);
    is_refused(&w, etch_dense_new(cx, m, "d", 3, 2, NULL), ETCH_EINVAL, "d/kernel");
    is_refused(&w, etch_dense_apply(cx, d, filled(&w, 0, DIMS(2, 4), 2, ETCH_F32)), ETCH_ESHAPE,
               "dense d: x is f32[2, 4], not f32[..., 3]");
    is_refused(&w, etch_dense_apply(cx, d, filled(&w, 0, DIMS(2, 3), 2, ETCH_F64)), ETCH_EDTYPE,
               "dense d: x is f64[2, 3], not f32[..., 3]");
    is_refused(&w, etch_dense_apply(cx, d, etch_scalar(cx, ETCH_F32, 1)), ETCH_ESHAPE, "dense d: x is f32[], not");
    is_refused(&w, etch_dense_apply(cx, d, NULL), ETCH_EINVAL, "dense d: x is NULL");
    is_refused(&w, etch_dense_apply(cx, NULL, NULL), ETCH_EINVAL, "dense: the layer is NULL");
    is_refused(&w, etch_activate(cx, (etch_activation)8, etch_scalar(cx, ETCH_F32, 1)), ETCH_EINVAL,
               "there is no activation 8");

    etch_embedding *e = etch_embedding_new(cx, m, "e", 4, 2, (etch_init){ 0 });
    is_refused(&w, etch_embedding_apply(cx, e, filled(&w, 4, DIMS(2), 1, ETCH_I32)), ETCH_ERANGE, "4");
    is_refused(&w, etch_embedding_apply(cx, e, filled(&w, -1, DIMS(2), 1, ETCH_I64)), ETCH_ERANGE, "-1");
    is_refused(&w, etch_embedding_apply(cx, e, filled(&w, 1, DIMS(2), 1, ETCH_F32)), ETCH_EDTYPE,
               "embedding e: indices is f32[2], not integers");
    expect_dims(etch_embedding_apply(cx, e, filled(&w, 3, DIMS(2), 1, ETCH_U8)), 2, DIMS(2, 2));
    etch_model_release(&m);
    world_end(&w);
}

int etch_test_layer(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dense),
        cmocka_unit_test(test_embedding),
        cmocka_unit_test(test_layer_normalization),
        cmocka_unit_test(test_batch_normalization),
        cmocka_unit_test(test_one_trace),
        cmocka_unit_test(test_masks),
        cmocka_unit_test(test_variables),
        cmocka_unit_test(test_refused),
    };
    return cmocka_run_group_tests_name("layer", tests, NULL, NULL);
}
