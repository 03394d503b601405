/* Multi-head attention against Keras' (values and gradients, at once and traced, masks of all kinds), one trace for
 * all sizes, what is refused. */
#include "layer_testing.h"

typedef struct attention {
    etch_attention *layer;
    bool is_causal, has_key, is_self;
} attention;

static void run(etch_ctx *cx, const given *in, etch_tensor **out, int n_out, void *user)
{
    const attention *it = user;
    assert_int_equal(n_out, 1);
    assert_int_equal(in->n_x, it->is_self ? 1 : it->has_key ? 3 : 2);
    etch_attending a = { .query = in->x[0],
                         .value = it->is_self ? in->x[0] : in->x[1],
                         .key = it->has_key ? in->x[2] : NULL,
                         .mask = in->mask,
                         .is_causal = it->is_causal };
    out[0] = etch_attention_apply(cx, it->layer, &a);
}

static void test_as_keras(void **state)
{
    (void)state;
    static const struct {
        const char *which;
        attention how;
        etch_attention_options options;
    } cases[] = {
        { "attention_cross", { 0 }, { 0 } },
        { "attention_self", { .is_self = true }, { 0 } },
        { "attention_keys", { .has_key = true }, { 0 } },
        { "attention_padding", { 0 }, { 0 } },
        { "attention_causal", { .is_self = true, .is_causal = true }, { 0 } },
        { "attention_causal_cross", { .is_causal = true }, { 0 } },
        { "attention_causal_padding", { .is_self = true, .is_causal = true }, { 0 } },
        { "attention_pairs", { 0 }, { 0 } },
        { "attention_no_bias", { 0 }, { .has_no_bias = true } },
        { "attention_out", { 0 }, { .n_out = 7 } },
        { "attention_sizes", { 0 }, { .from_size = 3 } },
        { "attention_nothing", { 0 }, { .dropout = 0.5 } },
    };
    records r;
    records_begin(&r, "layers.safetensors");
    r.least = 1; /* a bias of keys moves all scores of a query alike: its gradient is 0 but for rounding */
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        snprintf(r.which, sizeof r.which, "%s", cases[i].which);
        etch_model *m = new_model(&r.w, 0);
        attention it = cases[i].how;
        it.layer = etch_attention_new(r.w.cx, m, "layer", 6, 3, 4, &cases[i].options);
        take_variables(&r, m);
        int n_x = it.is_self ? 1 : it.has_key ? 3 : 2;
        assert_int_equal(replay(&r, run, &it, m, 4e-6), n_x + (cases[i].options.has_no_bias ? 4 : 8));
        etch_model_release(&m);
    }
    records_end(&r, "attention");
}

static etch_tensor *body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_attending a = {
        .query = in[0], .value = in[1], .mask = etch_mask_of_lengths(cx, in[2], in[1]), .is_causal = true
    };
    return etch_attention_apply(cx, user, &a);
}

static void test_one_trace(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = new_model(&w, 5);
    etch_attention *layer = etch_attention_new(w.cx, m, "a", 6, 2, 3, NULL);
    etch_function *f = etch_function_new(w.cx, "attention", body, layer, NULL);
    for (int64_t to = 0; to < 6; to++)
        for (int64_t from = 0; from < 6; from++) {
            int64_t batch = (to + from) % 4;
            etch_scope scope = etch_scope_begin(w.cx);
            etch_tensor *in[] = { varied(&w, DIMS(batch, to, 6), 3), varied(&w, DIMS(batch, from, 6), 3),
                                  etch_fill(w.cx, etch_int_list(w.cx, &batch, 1), etch_int(w.cx, ETCH_I32, from / 2)) };
            etch_tensor *y = etch_call1(w.cx, f, in, 3);
            if (!y)
                fail_msg("%s", etch_error_message(w.cx));
            expect_dims(y, 3, DIMS(batch, to, 6));
            expect_same(&w, y, body(w.cx, in, 3, layer), 1e-5F); /* no NaN where nothing may be looked at */
            etch_scope_end(w.cx, scope);
        }
    assert_int_equal(etch_function_get_stats(f).n_traces, 1);
    etch_function_release(&f);
    etch_model_release(&m);
    world_end(&w);
}

/* In training weights are dropped, others each time; the mean over many calls is near what it is without. */
static void test_dropout(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = new_model(&w, 5);
    etch_attention *layer = etch_attention_new(w.cx, m, "a", 4, 2, 3, &(etch_attention_options){ .dropout = 0.25 });
    etch_attending a = { .query = varied(&w, DIMS(1, 2, 4), 3), .value = varied(&w, DIMS(1, 8, 4), 3) };
    float *still = elements_of(&w, etch_attention_apply(w.cx, layer, &a)), sum[8] = { 0 }, spread = 0;
    a.is_training = true;
    enum { N = 400 };
    for (int i = 0; i < N; i++) {
        etch_scope scope = etch_scope_begin(w.cx);
        float *y = elements_of(&w, etch_attention_apply(w.cx, layer, &a));
        for (int k = 0; k < 8; k++) {
            sum[k] += y[k] / N;
            spread = fmaxf(spread, fabsf(y[k] - still[k]));
        }
        free(y);
        etch_scope_end(w.cx, scope);
    }
    assert_true(spread > 0.01F);
    for (int k = 0; k < 8; k++)
        assert_true(fabsf(sum[k] - still[k]) < 0.25F * spread);
    free(still);
    etch_model_release(&m);
    world_end(&w);
}

static void test_refused(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_ctx *cx = w.cx;
    etch_model *m = new_model(&w, 5);
    etch_attention *layer = etch_attention_new(cx, m, "a", 6, 2, 3, &(etch_attention_options){ .from_size = 4 });
    etch_tensor *q = varied(&w, DIMS(2, 3, 6), 3), *v = varied(&w, DIMS(2, 5, 4), 3);
    is_refused(&w, etch_attention_apply(cx, layer, &(etch_attending){ .query = v, .value = v }), ETCH_ESHAPE,
               "attention a: query is f32[2, 5, 4], not f32[?, ?, 6]");
    is_refused(&w, etch_attention_apply(cx, layer, &(etch_attending){ .query = q, .value = q }), ETCH_ESHAPE,
               "attention a: value is f32[2, 3, 6], not f32[?, ?, 4]");
    is_refused(&w, etch_attention_apply(cx, layer, &(etch_attending){ .query = q }), ETCH_EINVAL,
               "attention a: value is NULL");
    is_refused(&w,
               etch_attention_apply(cx, layer,
                                    &(etch_attending){ .query = q, .value = v, .key = varied(&w, DIMS(2, 4, 4), 3) }),
               ETCH_ESHAPE, "attention a: key is f32[2, 4, 4], but value is f32[2, 5, 4]: they must have one shape");
    is_refused(&w,
               etch_attention_apply(cx, layer, &(etch_attending){ .query = q, .value = varied(&w, DIMS(1, 5, 4), 3) }),
               ETCH_ESHAPE, "attention a: value is f32[1, 5, 4], but query is f32[2, 3, 6]");
    is_refused(
        &w,
        etch_attention_apply(
            cx, layer, &(etch_attending){ .query = q, .value = v, .mask = filled(&w, 1, DIMS(2, 1), 2, ETCH_BOOL) }),
        ETCH_ESHAPE, "attention a: mask is bool[2, 1], but value is f32[2, 5, 4]");
    is_refused(
        &w,
        etch_attention_apply(
            cx, layer, &(etch_attending){ .query = q, .value = v, .mask = filled(&w, 1, DIMS(2, 3, 5), 3, ETCH_F32) }),
        ETCH_EDTYPE, "attention a: mask is f32[2, 3, 5], not bool[?, ?, ?]");
    etch_model_release(&m);
    world_end(&w);
}

int etch_test_attention(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_as_keras),
        cmocka_unit_test(test_one_trace),
        cmocka_unit_test(test_dropout),
        cmocka_unit_test(test_refused),
    };
    return cmocka_run_group_tests_name("attention", tests, NULL, NULL);
}
