/* Layers and losses with any allocation failing: the error is ETCH_ENOMEM, a layer that could not be made leaves
 * nothing in its model, and nothing leaks. */
#include "layer_testing.h"

typedef struct built {
    etch_embedding *embedding;
    etch_layer_normalization *norm;
    etch_batch_normalization *batch_norm;
    etch_lstm *lstm;
    etch_gru *gru;
    etch_attention *attention;
    etch_dense *dense;
} built;

static int n_models; /* in which something failed after the first layer */

/* All of them or none: as many variables as layers that are there. */
static bool build(etch_ctx *cx, etch_model *m, built *b)
{
    int n[] = { 1, 2, 4, 3, 2, 8, 2 }, want = 1;
    void *made[7] = { 0 };
    made[0] = b->embedding = etch_embedding_new(cx, m, "e", 9, 4, (etch_init){ 0 });
    made[1] = b->norm = etch_layer_normalization_new(cx, m, "n", 4, 0);
    made[2] = b->batch_norm = etch_batch_normalization_new(cx, m, "b", 4, NULL);
    made[3] = b->lstm = etch_lstm_new(cx, m, "l", 4, 4, NULL);
    made[4] = b->gru = etch_gru_new(cx, m, "g", 4, 4, &(etch_recurrent_options){ .has_no_bias = true });
    made[5] = b->attention = etch_attention_new(cx, m, "a", 4, 2, 3, &(etch_attention_options){ .dropout = 0.5 });
    made[6] = b->dense = etch_dense_new(cx, m, "d", 4, 3, NULL);
    for (int i = 0; i < 7; i++)
        want += made[i] ? n[i] : 0;
    n_models += !made[6] && made[0];
    assert_int_equal(etch_model_n_variables(m), want);
    assert_int_equal(made[6] != NULL, !etch_failed(cx));
    return made[6] != NULL;
}

static etch_tensor *loss_of(etch_ctx *cx, const built *b, etch_tensor *x, etch_tensor *target)
{
    etch_tensor *y = etch_embedding_apply(cx, b->embedding, x);
    y = etch_batch_normalization_apply(cx, b->batch_norm, etch_layer_normalization_apply(cx, b->norm, y), true);
    etch_recurrent_result r = etch_lstm_apply(cx, b->lstm,
                                              &(etch_sequence){ .x = y, .mask = etch_mask_of_lengths(cx, target, y) });
    r = etch_gru_apply(cx, b->gru, &(etch_sequence){ .x = r.all, .h = r.h });
    y = etch_attention_apply(
        cx, b->attention, &(etch_attending){ .query = r.all, .value = r.all, .is_causal = true, .is_training = true });
    y = etch_dense_apply(cx, b->dense, etch_mean(cx, y, ETCH_INTS(1), false));
    return etch_loss_sparse_cross_entropy(cx, y, target, NULL);
}

static etch_tensor *body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    return loss_of(cx, user, in[0], in[1]);
}

static etch_status scenario(const etch_allocator *alloc, bool is_traced)
{
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    etch_model *m = NULL;
    etch_function *f = NULL;
    built b = { 0 };
    etch_status s = etch_runtime_new(alloc, &rt);
    if (s == ETCH_OK)
        s = etch_ctx_new(rt, &cx);
    if (s == ETCH_OK) {
        m = etch_model_new(cx, NULL);
        if (m && build(cx, m, &b)) {
            etch_tensor *x = etch_from(cx, ETCH_I32, DIMS(2, 3), 2, (const int32_t[]){ 1, 2, 3, 8, 0, 5 });
            etch_tensor *in[] = { x, etch_from(cx, ETCH_I32, DIMS(2), 1, (const int32_t[]){ 1, 2 }) };
            f = is_traced ? etch_function_new(cx, "loss", body, &b, NULL) : NULL;
            etch_tensor *loss = f ? etch_call1(cx, f, in, 2) : etch_failed(cx) ? NULL : loss_of(cx, &b, in[0], in[1]);
            assert_int_equal(loss != NULL, !etch_failed(cx));
        }
        s = etch_failed(cx) ? etch_error_status(cx) : ETCH_OK;
    }
    etch_function_release(&f);
    etch_model_release(&m);
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    return s;
}

/* The first allocations one by one, later ones in growing steps: there are thousands, most of them in the ops. */
static void each_failure(bool is_traced)
{
    for (size_t fail_at = 1;; fail_at += 1 + fail_at / 48) {
        etch_counting_allocator counting;
        etch_failing_allocator failing;
        etch__counting_init(&counting, etch_allocator_system());
        etch__failing_init(&failing, &counting.iface, fail_at);
        failing.from_then_on = fail_at % 2;
        etch_status s = scenario(&failing.iface, is_traced);
        assert_int_equal(atomic_load(&counting.live_bytes), 0);
        if (!atomic_load(&failing.has_failed)) {
            assert_int_equal(s, ETCH_OK);
            return;
        }
        if (s != ETCH_OK ||
            failing.from_then_on) /* refused once, memory kept for later is given back and it may go on */
            assert_int_equal(s, ETCH_ENOMEM);
    }
}

static void test_at_once(void **state)
{
    (void)state;
    n_models = 0;
    each_failure(false);
    assert_true(n_models > 10);
}

static void test_traced(void **state)
{
    (void)state;
    each_failure(true);
}

int etch_test_layer_fault(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_at_once), cmocka_unit_test(test_traced) };
    return cmocka_run_group_tests_name("layer_fault", tests, NULL, NULL);
}
