/* LSTM and GRU against Keras' (values and gradients, at once and traced, masks, backwards, first states), one trace
 * for all lengths and batches, what is refused. */
#include "layer_testing.h"

typedef struct recurrent {
    etch_lstm *lstm;
    etch_gru *gru;
} recurrent;

static etch_recurrent_result apply(etch_ctx *cx, const recurrent *r, const etch_sequence *s)
{
    return r->lstm ? etch_lstm_apply(cx, r->lstm, s) : etch_gru_apply(cx, r->gru, s);
}

static void run(etch_ctx *cx, const given *in, etch_tensor **out, int n_out, void *user)
{
    const recurrent *it = user;
    etch_sequence s = { .x = in->x[0], .mask = in->mask };
    if (in->n_x > 1)
        s.h = in->x[1];
    if (in->n_x > 2)
        s.c = in->x[2];
    etch_recurrent_result y = apply(cx, it, &s);
    assert_int_equal(n_out, it->lstm ? 3 : 2);
    out[0] = y.all;
    out[1] = y.h;
    if (it->lstm)
        out[2] = y.c;
    else
        assert_null(y.c);
}

static const struct {
    const char *name;
    etch_recurrent_options options;
    int n_given; /* states */
    int n_variables;
} cases[] = {
    { "plain", { 0 }, 0, 3 },
    { "first", { 0 }, 1, 3 },
    { "padded", { 0 }, 1, 3 },
    { "holes", { 0 }, 0, 3 },
    { "back", { .goes_back = true }, 0, 3 },
    { "back_padded", { .goes_back = true }, 0, 3 },
    { "no_bias", { .has_no_bias = true }, 0, 2 },
};

static void as_keras(const char *kind, bool is_lstm, bool has_reset_before)
{
    records r;
    records_begin(&r, "layers.safetensors");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        etch_recurrent_options o = cases[i].options;
        o.has_reset_before = has_reset_before;
        snprintf(r.which, sizeof r.which, "%s_%s", kind, cases[i].name);
        etch_model *m = new_model(&r.w, 0);
        recurrent it = { 0 };
        if (is_lstm)
            it.lstm = etch_lstm_new(r.w.cx, m, "layer", 4, 5, &o);
        else
            it.gru = etch_gru_new(r.w.cx, m, "layer", 4, 5, &o);
        take_variables(&r, m);
        int n = replay(&r, run, &it, m, 4e-6);
        assert_int_equal(n, 1 + cases[i].n_given * (is_lstm ? 2 : 1) + cases[i].n_variables);
        etch_model_release(&m);
    }
    records_end(&r, kind);
}

static void test_lstm(void **state)
{
    (void)state;
    as_keras("lstm", true, false);
}

static void test_gru(void **state)
{
    (void)state;
    as_keras("gru", false, false);
}

static void test_gru_before(void **state)
{
    (void)state;
    as_keras("gru_before", false, true);
}

/* --- sizes -------------------------------------------------------------------------------------------------------- */

static etch_tensor *body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    const recurrent *it = user;
    etch_sequence s = { .x = in[0], .mask = etch_mask_of_lengths(cx, in[1], in[0]), .h = in[2] };
    etch_recurrent_result y = apply(cx, it, &s);
    /* [batch, time + 1, units] */
    return etch_concat(cx, (etch_tensor *[]){ y.all, etch_expand_dims(cx, y.h, ETCH_INTS(1)) }, 2, 1);
}

static void one_trace(recurrent (*make)(etch_ctx *cx, etch_model *m))
{
    world w;
    world_begin(&w);
    etch_model *m = new_model(&w, 5);
    recurrent it = make(w.cx, m);
    etch_function *f = etch_function_new(w.cx, "recurrent", body, &it, NULL);
    for (int64_t time = 0; time < 40; time++) {
        int64_t batch = time % 5;
        etch_scope scope = etch_scope_begin(w.cx);
        etch_tensor *in[] = { varied(&w, DIMS(batch, time, 3), 3),
                              etch_fill(w.cx, etch_int_list(w.cx, &batch, 1), etch_int(w.cx, ETCH_I64, time / 2)),
                              varied(&w, DIMS(batch, 4), 2) };
        etch_tensor *y = etch_call1(w.cx, f, in, 3);
        if (!y)
            fail_msg("%s", etch_error_message(w.cx));
        expect_dims(y, 3, DIMS(batch, time + 1, 4));
        expect_same(&w, y, body(w.cx, in, 3, &it), 1e-5F);
        etch_scope_end(w.cx, scope);
    }
    assert_int_equal(etch_function_get_stats(f).n_traces, 1);
    etch_function_release(&f);
    etch_model_release(&m);
    world_end(&w);
}

static recurrent make_lstm(etch_ctx *cx, etch_model *m)
{
    return (recurrent){ .lstm = etch_lstm_new(cx, m, "r", 3, 4, NULL) };
}

static recurrent make_gru(etch_ctx *cx, etch_model *m)
{
    return (recurrent){ .gru = etch_gru_new(cx, m, "r", 3, 4, &(etch_recurrent_options){ .goes_back = true }) };
}

static void test_one_trace(void **state)
{
    (void)state;
    one_trace(make_lstm);
    one_trace(make_gru);
}

/* Numbers far out saturate the gates; nothing overflows. */
static void test_far(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = new_model(&w, 5);
    recurrent both[] = { make_lstm(w.cx, m), { .gru = etch_gru_new(w.cx, m, "g", 3, 4, NULL) } };
    for (int i = 0; i < 2; i++) {
        etch_tensor *x = etch_mul(w.cx, varied(&w, DIMS(2, 5, 3), 3), etch_scalar(w.cx, ETCH_F32, 1e30));
        float *y = elements_of(&w, apply(w.cx, &both[i], &(etch_sequence){ .x = x }).all);
        for (int k = 0; k < 2 * 5 * 4; k++)
            assert_true(fabsf(y[k]) <= 5); /* |c| grows by at most 1 per step */
        free(y);
    }
    etch_model_release(&m);
    world_end(&w);
}

/* --- what is refused ---------------------------------------------------------------------------------------------- */

static void test_refused(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_ctx *cx = w.cx;
    etch_model *m = new_model(&w, 5);
    etch_lstm *l = etch_lstm_new(cx, m, "l", 3, 4, NULL);
    etch_gru *g = etch_gru_new(cx, m, "g", 3, 4, NULL);
    etch_tensor *x = varied(&w, DIMS(2, 5, 3), 3);
    is_refused(&w, etch_lstm_apply(cx, l, &(etch_sequence){ .x = varied(&w, DIMS(2, 3), 2) }).all, ETCH_ESHAPE,
               "lstm l: x is f32[2, 3], not f32[?, ?, 3]");
    is_refused(&w, etch_lstm_apply(cx, l, &(etch_sequence){ .x = varied(&w, DIMS(2, 5, 4), 3) }).h, ETCH_ESHAPE,
               "lstm l: x is f32[2, 5, 4], not f32[?, ?, 3]");
    is_refused(&w, etch_lstm_apply(cx, l, &(etch_sequence){ .x = x, .mask = varied(&w, DIMS(2, 5), 2) }).c, ETCH_EDTYPE,
               "lstm l: mask is f32[2, 5], not bool[?, ?]");
    is_refused(&w,
               etch_lstm_apply(cx, l, &(etch_sequence){ .x = x, .mask = filled(&w, 1, DIMS(2, 1), 2, ETCH_BOOL) }).all,
               ETCH_ESHAPE, "lstm l: mask is bool[2, 1], but x is f32[2, 5, 3]: axis 1 differs");
    is_refused(&w, etch_gru_apply(cx, g, &(etch_sequence){ .x = x, .h = varied(&w, DIMS(1, 4), 2) }).all, ETCH_ESHAPE,
               "gru g: h is f32[1, 4], but x is f32[2, 5, 3]: axis 0 differs");
    is_refused(&w, etch_gru_apply(cx, g, &(etch_sequence){ .x = x, .c = varied(&w, DIMS(2, 4), 2) }).all, ETCH_EINVAL,
               "gru g: c is given, but the state is h alone");
    is_refused(&w, etch_gru_apply(cx, g, NULL).all, ETCH_EINVAL, "gru g: the sequence is NULL");
    is_refused(&w, etch_lstm_new(cx, m, "k", 3, 4, &(etch_recurrent_options){ .has_reset_before = true }), ETCH_EINVAL,
               "lstm k: has_reset_before is for GRUs");
    etch_model_release(&m);
    world_end(&w);
}

int etch_test_recurrent(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lstm),      cmocka_unit_test(test_gru), cmocka_unit_test(test_gru_before),
        cmocka_unit_test(test_one_trace), cmocka_unit_test(test_far), cmocka_unit_test(test_refused),
    };
    return cmocka_run_group_tests_name("recurrent", tests, NULL, NULL);
}
