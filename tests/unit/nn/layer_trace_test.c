/* Layers in traced functions of every kind: declared and relaxed types, made inside of a trace, other dtypes; and
 * the line that is told of what they record. */
#include "layer_testing.h"

typedef struct layers {
    etch_model *m;
    etch_lstm *lstm;
    etch_gru *gru;
    etch_attention *attention;
    etch_dense *dense;
    etch_batch_normalization *norm;
} layers;

static layers make(etch_ctx *cx, etch_dtype dtype)
{
    layers s = { .m = etch_model_new(cx, &(etch_model_options){ .dtype = dtype, .seed = 9 }) };
    s.lstm = etch_lstm_new(cx, s.m, "l", 3, 4, NULL);
    s.gru = etch_gru_new(cx, s.m, "g", 4, 4, NULL);
    s.attention = etch_attention_new(cx, s.m, "a", 4, 2, 2, NULL);
    s.norm = etch_batch_normalization_new(cx, s.m, "n", 4, NULL);
    s.dense = etch_dense_new(cx, s.m, "d", 4, 5, NULL);
    return s;
}

/* x [batch, time, 3], lengths [batch] */
static etch_tensor *through(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    const layers *s = user;
    etch_tensor *mask = etch_mask_of_lengths(cx, in[1], in[0]);
    etch_recurrent_result r = etch_lstm_apply(cx, s->lstm, &(etch_sequence){ .x = in[0], .mask = mask });
    r = etch_gru_apply(cx, s->gru, &(etch_sequence){ .x = r.all, .mask = mask, .h = r.h });
    etch_tensor *y = etch_attention_apply(
        cx, s->attention, &(etch_attending){ .query = r.all, .value = r.all, .mask = mask, .is_causal = true });
    y = etch_batch_normalization_apply(cx, s->norm, y, false);
    return etch_dense_apply(cx, s->dense, y);
}

static void check_calls(world *w, etch_function *f, layers *s, int64_t n_traces)
{
    for (int64_t time = 1; time < 7; time++) {
        int64_t batch = 1 + time % 3;
        etch_tensor *in[] = { varied(w, DIMS(batch, time, 3), 3),
                              filled(w, (double)(time - 1), DIMS(batch), 1, ETCH_I32) };
        etch_tensor *y = etch_call1(w->cx, f, in, 2);
        expect_same(w, y, through(w->cx, in, 2, s), 1e-5F);
        expect_dims(y, 3, DIMS(batch, time, 5));
    }
    assert_int_equal(etch_function_get_stats(f).n_traces, n_traces);
}

static void test_declared(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    layers s = make(w.cx, ETCH_F32);
    etch_spec *types[2];
    must(&w, etch_spec_parse(w.cx, "f32[?, ?, 3]", &types[0]));
    must(&w, etch_spec_parse(w.cx, "i32[?]", &types[1]));
    etch_function *f = etch_function_new(w.cx, "f", through, &s,
                                         &(etch_function_options){ .input_signature = types, .n_input_signature = 2 });
    check_calls(&w, f, &s, 1);
    /* Lengths that are not those of the batch are found when it runs. */
    etch_tensor *in[] = { varied(&w, DIMS(3, 2, 3), 3), filled(&w, 1, DIMS(2), 1, ETCH_I32) };
    is_refused(&w, etch_call1(w.cx, f, in, 2), ETCH_ESHAPE, "");
    etch_function_release(&f);
    etch_spec_release(&types[0]);
    etch_spec_release(&types[1]);
    etch_model_release(&s.m);
    world_end(&w);
}

static etch_tensor *dense_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    return etch_dense_apply(cx, user, in[0]);
}

/* A last axis that is open is compared when it is there: twice as many columns are not twice as many rows. */
static void test_open_last(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = new_model(&w, 1);
    etch_dense *dense = etch_dense_new(w.cx, m, "d", 3, 2, NULL);
    for (int rank = 1; rank <= 3; rank++) {
        etch_function *f = etch_function_new(w.cx, "f", dense_body, dense, NULL);
        const int64_t *fits = DIMS(2, 2, 3) + 3 - rank, *wide = DIMS(2, 2, 6) + 3 - rank;
        etch_tensor *x = varied(&w, fits, rank), *y = etch_call1(w.cx, f, &x, 1);
        expect_same(&w, y, dense_body(w.cx, &x, 1, dense), 1e-6F);
        x = varied(&w, wide, rank);
        is_refused(&w, etch_call1(w.cx, f, &x, 1), ETCH_ESHAPE, "");
        etch_function_release(&f);
    }
    etch_model_release(&m);
    world_end(&w);
}

static etch_tensor *norm_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    return etch_batch_normalization_apply(cx, user, in[0], false);
}

/* Traces for any rank. */
static void test_any_rank(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = new_model(&w, 1);
    etch_dense *dense = etch_dense_new(w.cx, m, "d", 3, 2, NULL);
    etch_batch_normalization *norm = etch_batch_normalization_new(w.cx, m, "n", 3, NULL);
    etch_spec *any;
    must(&w, etch_spec_parse(w.cx, "f32[...]", &any));
    etch_function_options declared = { .input_signature = &any, .n_input_signature = 1 };
    etch_function *f = etch_function_new(w.cx, "f", dense_body, dense, &declared);
    for (int rank = 2; rank <= 4; rank++) {
        etch_tensor *x = varied(&w, DIMS(2, 1, 4, 3) + 4 - rank, rank);
        expect_same(&w, etch_call1(w.cx, f, &x, 1), dense_body(w.cx, &x, 1, dense), 1e-6F);
    }
    assert_int_equal(etch_function_get_stats(f).n_traces, 1);
    etch_function_release(&f);
    f = etch_function_new(w.cx, "f", norm_body, norm, &declared);
    etch_tensor *x = varied(&w, DIMS(2, 3), 2);
    is_refused(&w, etch_call1(w.cx, f, &x, 1), ETCH_ESHAPE, "batch_normalization n: x has no known rank");
    etch_function_release(&f);
    etch_spec_release(&any);
    etch_model_release(&m);
    world_end(&w);
}

static void test_policies(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    layers s = make(w.cx, ETCH_F32);
    static const struct {
        etch_policy policy;
        int64_t n_traces;
    } cases[] = { { ETCH_SYMBOLIC, 1 }, { ETCH_STRICT, 1 }, { ETCH_RELAX, 2 }, { ETCH_EXACT, 6 } };
    for (int i = 0; i < 4; i++) {
        etch_function *f = etch_function_new(w.cx, "f", through, &s,
                                             &(etch_function_options){ .policy = cases[i].policy });
        check_calls(&w, f, &s, cases[i].n_traces);
        etch_function_release(&f);
    }
    etch_model_release(&s.m);
    world_end(&w);
}

/* Every float dtype: near what f32 gives, and of the model's dtype. */
static void test_dtypes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    static const struct {
        etch_dtype dtype;
        float tolerance;
    } cases[] = { { ETCH_F64, 1e-5F }, { ETCH_F16, 0.02F }, { ETCH_BF16, 0.1F } };
    layers s = make(w.cx, ETCH_F32);
    etch_tensor *in[] = { varied(&w, DIMS(2, 4, 3), 3), filled(&w, 3, DIMS(2), 1, ETCH_I32) };
    etch_tensor *want = through(w.cx, in, 2, &s);
    for (int i = 0; i < 3; i++) {
        layers t = make(w.cx, cases[i].dtype);
        for (int k = 1; k < etch_model_n_variables(s.m); k++) { /* 0 is what random numbers come from */
            etch_tensor *value = etch_variable_read(w.cx, etch_model_variable(s.m, k));
            etch_variable_assign(w.cx, etch_model_variable(t.m, k), etch_cast(w.cx, value, cases[i].dtype));
        }
        etch_tensor *cast[] = { etch_cast(w.cx, in[0], cases[i].dtype), in[1] };
        etch_tensor *y = through(w.cx, cast, 2, &t);
        if (!y)
            fail_msg("%s", etch_error_message(w.cx));
        assert_int_equal(etch_tensor_dtype(y), cases[i].dtype);
        expect_same(&w, etch_cast(w.cx, y, ETCH_F32), want, cases[i].tolerance);
        etch_model_release(&t.m);
    }
    etch_model_release(&s.m);
    world_end(&w);
}

/* --- made inside of a trace --------------------------------------------------------------------------------------- */

typedef struct lazy {
    etch_model *m;
    etch_dense *dense;
    etch_lstm *lstm;
} lazy;

static etch_tensor *lazy_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    lazy *s = user;
    if (!s->lstm)
        s->lstm = etch_lstm_new(cx, s->m, "l", 3, 4, NULL);
    if (!s->dense)
        s->dense = etch_dense_new(cx, s->m, "d", 4, 2, NULL);
    return etch_dense_apply(cx, s->dense, etch_lstm_apply(cx, s->lstm, &(etch_sequence){ .x = in[0] }).h);
}

static void test_made_inside(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    lazy s = { .m = new_model(&w, 4) };
    etch_function *f = etch_function_new(w.cx, "lazy", lazy_body, &s, NULL);
    for (int64_t time = 1; time < 5; time++) {
        etch_tensor *x = varied(&w, DIMS(2, time, 3), 3), *y = etch_call1(w.cx, f, &x, 1);
        expect_same(&w, y, lazy_body(w.cx, &x, 1, &s), 1e-5F);
    }
    assert_int_equal(etch_model_n_variables(s.m), 1 + 3 + 2);
    etch_function_release(&f);
    etch_model_release(&s.m);
    world_end(&w);
}

/* --- places ------------------------------------------------------------------------------------------------------- */

static int line_of_loss;

static etch_tensor *placed(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    line_of_loss = __LINE__ + 1;
    return etch_loss_mean_squared(cx, in[0], in[1], NULL);
}

/* What ops of a loss find wrong when they run is told of the line that asks for the loss. */
static void test_places(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = etch_function_new(w.cx, "placed", placed, NULL, NULL);
    etch_tensor *in[] = { varied(&w, DIMS(4, 3), 2), varied(&w, DIMS(4, 3), 2) };
    assert_non_null(etch_call1(w.cx, f, in, 2));
    in[1] = varied(&w, DIMS(4, 1), 2);
    char want[64];
    snprintf(want, sizeof want, "layer_trace_test.c:%d", line_of_loss);
    is_refused(&w, etch_call1(w.cx, f, in, 2), ETCH_ESHAPE, want);
    etch_function_release(&f);
    world_end(&w);
}

int etch_test_layer_trace(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_declared), cmocka_unit_test(test_open_last), cmocka_unit_test(test_any_rank),
        cmocka_unit_test(test_policies), cmocka_unit_test(test_dtypes),    cmocka_unit_test(test_made_inside),
        cmocka_unit_test(test_places),
    };
    return cmocka_run_group_tests_name("layer_trace", tests, NULL, NULL);
}
