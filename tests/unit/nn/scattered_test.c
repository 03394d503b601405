/* Optimisers on scattered gradients: the same bits as on dense ones, whatever the optimiser does with them; where rows alone move, time and
 * memory of the rows alone; and bad arguments, after which everything is as it was. */
#include "nn_testing.h"

#include <etch/layer.h>
#include <etch/loss.h>
#include <etch/optimizer.h>
#include <etch/plan.h>

/* --- two models that train side by side ---------------------------------------------------------------------------------- */

typedef struct network {
    etch_model *m;
    etch_embedding *table, *other;
    etch_dense *out;
    etch_optimizer *o;
    etch_function *f;
    bool is_dense; /* gradients are asked for densely */
    bool is_tied;  /* the table is used by a product, too */
    bool is_twice; /* it is used by two gathers */
    int n_scattered;
} network;

static etch_tensor *forward(etch_ctx *cx, network *n, etch_tensor *ids)
{
    etch_tensor *h = etch_embedding_apply(cx, n->table, ids);
    if (n->is_twice)
        h = etch_add(cx, h,
                     etch_embedding_apply(cx, n->table, etch_abs(cx, etch_sub(cx, ids, etch_int(cx, ETCH_I64, 3)))));
    if (n->other)
        h = etch_mul(cx, h, etch_embedding_apply(cx, n->other, ids));
    if (n->is_tied) {
        etch_tensor *w = etch_variable_read(cx, etch_optimizer_variable(n->o, 0));
        h = etch_matmul(cx, etch_matmul(cx, h, w, false, true), w, false, false);
    }
    return etch_dense_apply(cx, n->out, h);
}

static void train(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    network *n = user;
    etch_source by[8];
    etch_tensor *dense[8];
    etch_gradient g[8];
    (void)n_args;
    etch_tape *tape = etch_tape_begin(cx, NULL);
    etch_tensor *y = forward(cx, n, args[0].tensor);
    etch_tensor *loss = etch_sum(cx, etch_square(cx, etch_sub(cx, y, etch_ones_like(cx, y))), ETCH_ALL_AXES, false);
    etch_tensor *scaled = etch_optimizer_scale_loss(cx, n->o, loss);
    if (n_args > 1)
        scaled = etch_mul(cx, scaled, args[1].tensor);
    int n_v = etch_optimizer_n_variables(n->o);
    for (int i = 0; i < n_v; i++)
        by[i] = ETCH_BY_VARIABLE(etch_optimizer_variable(n->o, i));
    if (n->is_dense) {
        if (etch_tape_gradient(cx, tape, &scaled, NULL, 1, by, n_v, ETCH_UNCONNECTED_NONE, dense) == ETCH_OK)
            (void)!etch_optimizer_apply(cx, n->o, dense, n_v);
    } else if (etch_tape_gradients(cx, tape, &scaled, NULL, 1, by, n_v, g) == ETCH_OK) {
        n->n_scattered = 0;
        for (int i = 0; i < n_v; i++)
            n->n_scattered += g[i].indices != NULL;
        (void)!etch_optimizer_apply_gradients(cx, n->o, g, n_v);
    }
    etch_return(out, loss);
    etch_tape_release(&tape);
}

static network network_of(world *w, const etch_optimizer_options *o, etch_dtype dtype, int64_t n_rows)
{
    network n = { .m = model_of(w, dtype, 7) };
    n.table = etch_embedding_new(w->cx, n.m, "table", n_rows, 4, (etch_init){ 0 });
    n.other = etch_embedding_new(w->cx, n.m, "other", n_rows, 4, (etch_init){ 0 });
    n.out = etch_dense_new(w->cx, n.m, "out", 4, 2, NULL);
    n.o = etch_optimizer_new(w->cx, n.m, "o", NULL, 0, o);
    if (!n.o)
        fail_msg("%s", etch_error_message(w->cx));
    return n;
}

static void end_network(network *n)
{
    etch_function_release(&n->f);
    etch_model_release(&n->m);
}

/* ids[n] in a batch; factor 0: none. */
static int step_on(world *w, network *n, const int64_t *ids, int64_t n_ids, double factor)
{
    etch_scope scope = etch_scope_begin(w->cx);
    etch_dtype t = etch_model_dtype(n->m);
    if (!n->f)
        n->f = structured(w, train, n, ETCH_SYMBOLIC);
    etch_arg args[] = { ETCH_ARG_TENSOR(etch_from(w->cx, ETCH_I64, &n_ids, 1, ids)),
                        ETCH_ARG_TENSOR(etch_scalar(w->cx, t, factor)) };
    etch_tensor *loss;
    int n_out = etch_call_args(w->cx, n->f, args, 1 + (factor != 0), &loss, 1, NULL);
    etch_scope_end(w->cx, scope);
    return n_out;
}

static void expect_same_models(world *w, const network *a, const network *b, const char *what)
{
    assert_int_equal(etch_model_n_variables(a->m), etch_model_n_variables(b->m));
    for (int i = 0; i < etch_model_n_variables(a->m); i++) {
        etch_scope scope = etch_scope_begin(w->cx);
        etch_variable *v = etch_model_variable(a->m, i);
        double *x = doubles(w, etch_variable_read(w->cx, v));
        double *y = doubles(w, etch_variable_read(w->cx, etch_model_variable(b->m, i)));
        int64_t n = etch_tensor_count(etch_variable_read(w->cx, v));
        for (int64_t k = 0; k < n; k++)
            if (memcmp(&x[k], &y[k], sizeof *x) != 0)
                fail_msg("%s: '%s' [%lld] is %.17g densely, %.17g by rows", what, etch_variable_name(v), (long long)k,
                         y[k], x[k]);
        free(x);
        free(y);
        etch_scope_end(w->cx, scope);
    }
}

/* --- the same bits ------------------------------------------------------------------------------------------------------- */

static const int64_t batches[][8] = {
    { 3, 5, 3, 9, 3 }, { 0 }, { 1, 1, 1, 1, 1, 1, 1, 1 }, { 11, 2, 0, 2, 11 }, { 4, 5 }
};
static const int64_t sizes[] = { 5, 1, 8, 5, 0 };

static void test_same_bits(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    static const struct {
        const char *name;
        etch_optimizer_options o;
        etch_dtype dtype;
    } rows[] = {
        { "sgd", { .rate = 0.3 }, ETCH_F32 },
        { "sgd f64", { .rate = 0.3 }, ETCH_F64 },
        { "sgd f16", { .rate = 0.3 }, ETCH_F16 },
        { "adagrad", { .kind = ETCH_ADAGRAD, .rate = 0.3 }, ETCH_F32 },
        { "adagrad bf16", { .kind = ETCH_ADAGRAD, .rate = 0.3 }, ETCH_BF16 },
        { "sgd clip_value", { .rate = 0.3, .clip_value = 0.05 }, ETCH_F32 },
        { "adagrad clip_value", { .kind = ETCH_ADAGRAD, .rate = 0.3, .clip_value = 0.05 }, ETCH_F32 },
        { "sgd clip_norm", { .rate = 0.3, .clip_norm = 0.05 }, ETCH_F32 },
        { "adagrad clip_global_norm", { .kind = ETCH_ADAGRAD, .rate = 0.3, .clip_global_norm = 0.05 }, ETCH_F32 },
        { "sgd scaled", { .rate = 0.3, .scales_loss = true }, ETCH_F32 },
        { "adagrad scaled", { .kind = ETCH_ADAGRAD, .rate = 0.3, .scales_loss = true }, ETCH_F32 },
        { "sgd average", { .rate = 0.3, .ema_momentum = 0.9 }, ETCH_F32 },
        { "sgd decay", { .rate = 0.3, .weight_decay = 0.1 }, ETCH_F32 },
        { "adagrad decay", { .kind = ETCH_ADAGRAD, .rate = 0.3, .weight_decay = 0.1 }, ETCH_F32 },
        { "sgd momentum", { .rate = 0.3, .momentum = 0.9 }, ETCH_F32 },
        { "sgd schedule", { .rate = 0.3, .schedule = { .kind = ETCH_RATE_COSINE, .steps = 4 } }, ETCH_F32 },
        { "adam", { .kind = ETCH_ADAM }, ETCH_F32 },
        { "rmsprop", { .kind = ETCH_RMSPROP }, ETCH_F32 },
        { "adadelta", { .kind = ETCH_ADADELTA }, ETCH_F32 },
        { "lion", { .kind = ETCH_LION }, ETCH_F32 },
    };
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        network n[2] = { network_of(&w, &rows[r].o, rows[r].dtype, 12), network_of(&w, &rows[r].o, rows[r].dtype, 12) };
        n[1].is_dense = true;
        for (size_t b = 0; b < sizeof sizes / sizeof *sizes; b++) {
            for (int k = 0; k < 2; k++)
                if (step_on(&w, &n[k], batches[b], sizes[b], 0) < 0)
                    fail_msg("%s: %s", rows[r].name, etch_error_message(w.cx));
            expect_same_models(&w, &n[0], &n[1], rows[r].name);
        }
        assert_int_equal(n[0].n_scattered, 2);
        assert_int_equal(etch_function_get_stats(n[0].f).n_traces, 1); /* also for the batch of none */
        end_network(&n[0]);
        end_network(&n[1]);
    }
    world_end(&w);
}

/* A table that two gathers use has the rows of both. */
static void test_used_twice(void **state)
{
    (void)state;
    for (int kind = 0; kind < 2; kind++) {
        world w;
        world_begin(&w);
        etch_optimizer_options o = { .kind = kind ? ETCH_ADAGRAD : ETCH_SGD, .rate = 0.3 };
        network n[2] = { network_of(&w, &o, ETCH_F64, 12), network_of(&w, &o, ETCH_F64, 12) };
        n[0].is_twice = n[1].is_twice = n[1].is_dense = true;
        for (size_t b = 0; b < sizeof sizes / sizeof *sizes; b++) {
            for (int k = 0; k < 2; k++)
                assert_int_equal(step_on(&w, &n[k], batches[b], sizes[b], 0), 1);
            expect_same_models(&w, &n[0], &n[1], "twice");
        }
        assert_int_equal(n[0].n_scattered, 2);
        assert_int_equal(etch_function_get_stats(n[0].f).n_traces, 1);
        end_network(&n[0]);
        end_network(&n[1]);
        world_end(&w);
    }
}

static void test_tied_is_dense(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_optimizer_options o = { .rate = 0.01 };
    network n[2] = { network_of(&w, &o, ETCH_F32, 12), network_of(&w, &o, ETCH_F32, 12) };
    n[0].is_tied = n[1].is_tied = n[1].is_dense = true;
    for (size_t b = 0; b < sizeof sizes / sizeof *sizes; b++) {
        for (int k = 0; k < 2; k++)
            assert_int_equal(step_on(&w, &n[k], batches[b], sizes[b], 0), 1);
        expect_same_models(&w, &n[0], &n[1], "tied");
    }
    assert_int_equal(n[0].n_scattered, 1); /* the other table */
    end_network(&n[0]);
    end_network(&n[1]);
    world_end(&w);
}

/* An infinity among the rows leaves the step out, as one in a dense gradient does. */
static void test_infinities_in_rows(void **state)
{
    (void)state;
    static const double factors[] = { 1, INFINITY, 1, NAN, 1 };
    for (int kind = 0; kind < 2; kind++) {
        world w;
        world_begin(&w);
        etch_optimizer_options o = { .kind = kind ? ETCH_ADAGRAD : ETCH_SGD, .rate = 0.3, .scales_loss = true };
        network n[2] = { network_of(&w, &o, ETCH_F32, 12), network_of(&w, &o, ETCH_F32, 12) };
        n[1].is_dense = true;
        for (size_t i = 0; i < sizeof factors / sizeof *factors; i++) {
            for (int k = 0; k < 2; k++)
                assert_int_equal(step_on(&w, &n[k], batches[0], sizes[0], factors[i]), 1);
            expect_same_models(&w, &n[0], &n[1], "scaled");
        }
        EXPECT_I64(&w, etch_variable_read(w.cx, etch_optimizer_steps(n[0].o)), 3);
        double *x = doubles(&w, etch_variable_read(w.cx, etch_optimizer_variable(n[0].o, 0)));
        for (int i = 0; i < 12 * 4; i++)
            assert_true(isfinite(x[i]));
        free(x);
        end_network(&n[0]);
        end_network(&n[1]);
        world_end(&w);
    }
}

/* --- rows alone ---------------------------------------------------------------------------------------------------------- */

static const void *address_of(world *w, etch_variable *v)
{
    etch_scope scope = etch_scope_begin(w->cx);
    etch_tensor *t = etch_variable_read(w->cx, v);
    const void *at = etch_tensor_map(w->cx, t, false);
    etch_tensor_unmap(w->cx, t);
    etch_scope_end(w->cx, scope);
    return at;
}

/* How many results of steps have as many elements as the table: what the plan says of results that are no views. */
static int n_large_results(world *w, network *n, const char *type, bool are_scatters)
{
    etch_graph *g = NULL;
    etch_plan *p = NULL;
    FILE *f = tmpfile();
    char line[512];
    bool is_scatter = false;
    int n_large = 0;
    must(w, etch_function_graph(w->cx, n->f, 1, &g));
    must(w, etch_plan_new(w->cx, g, NULL, &p));
    must(w, etch_plan_print(w->cx, p, f));
    rewind(f);
    while (fgets(line, sizeof line, f)) {
        if (strncmp(line, "step ", 5) == 0)
            is_scatter = strstr(line, "scatter_nd_update") != NULL;
        if (strstr(line, "-> ") && strstr(line, type) && !strstr(line, "in view"))
            n_large += is_scatter == are_scatters;
    }
    fclose(f);
    etch_plan_release(&p);
    etch_graph_release(&g);
    return n_large;
}

static void test_rows_alone(void **state)
{
    (void)state;
    enum { N_ROWS = 50000 };
    for (int kind = 0; kind < 2; kind++) {
        world w;
        world_begin(&w);
        etch_optimizer_options o = { .kind = kind ? ETCH_ADAGRAD : ETCH_SGD, .rate = 0.3 };
        network n = network_of(&w, &o, ETCH_F32, N_ROWS);
        int n_tables = kind ? 4 : 2; /* with what Adagrad keeps */
        for (int i = 0; i < 2; i++)
            assert_int_equal(step_on(&w, &n, batches[i], sizes[i], 0), 1);
        const void *at[16];
        int n_v = etch_model_n_variables(n.m);
        for (int i = 0; i < n_v; i++)
            at[i] = address_of(&w, etch_model_variable(n.m, i));
        size_t before = atomic_load(&w.memory.live_bytes);
        for (int i = 0; i < 10; i++)
            assert_int_equal(step_on(&w, &n, batches[0], sizes[0], 0), 1);
        /* Every variable is where it was: none was copied. */
        for (int i = 0; i < n_v; i++)
            if (strstr(etch_variable_name(etch_model_variable(n.m, i)), "/steps") == NULL)
                assert_ptr_equal(address_of(&w, etch_model_variable(n.m, i)), at[i]);
        assert_true(atomic_load(&w.memory.live_bytes) - before < 1 << 16);
        assert_int_equal(n_large_results(&w, &n, "f32[50000, 4]", false), 0);
        assert_int_equal(n_large_results(&w, &n, "f32[50000, 4]", true), n_tables);
        end_network(&n);
        world_end(&w);
    }
}

/* A row that is not there: nothing has changed, though values are written over the old ones. */
static void test_no_such_row(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 0);
    etch_variable *x[2];
    for (int i = 0; i < 2; i++)
        x[i] = etch_model_add(w.cx, m, etch_from(w.cx, ETCH_F32, (int64_t[]){ 3, 2 }, 2, (float[]){ 1, 2, 3, 4, 5, 6 }),
                              &(etch_variable_options){ .name = i ? "b" : "a" });
    etch_optimizer *o = etch_optimizer_new(w.cx, m, "o", NULL, 0, &(etch_optimizer_options){ .rate = 1 });
    for (int i = 0; i < 6; i++) {
        etch_scope scope = etch_scope_begin(w.cx);
        int64_t good = 1, bad = i % 3 == 0 ? 0 : i % 3 == 1 ? 3 : -1, one = 1;
        etch_tensor *rows = etch_from(w.cx, ETCH_F32, (int64_t[]){ 1, 2 }, 2, (float[]){ 1, 1 });
        etch_gradient g[2] = { { rows, etch_from(w.cx, ETCH_I64, &one, 1, &good) },
                               { rows, etch_from(w.cx, ETCH_I64, &one, 1, &bad) } };
        etch_status s = etch_optimizer_apply_gradients(w.cx, o, g, 2);
        if (bad == 0)
            must(&w, s);
        else
            refused(&w, s, ETCH_ERANGE, "out of range for axis 0 of size 3");
        etch_scope_end(w.cx, scope);
        float k = (float)(i / 3 + 1);
        HAS(&w, x[0], 1, 2, 3 - k, 4 - k, 5, 6);
        HAS(&w, x[1], 1 - k, 2 - k, 3, 4, 5, 6);
    }
    etch_model_release(&m);
    world_end(&w);
}

/* --- steps outside of traces, and what is refused ------------------------------------------------------------------------- */

static void test_outside_of_traces(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 0);
    etch_variable *x = etch_model_add(w.cx, m,
                                      etch_from(w.cx, ETCH_F32, (int64_t[]){ 3, 2 }, 2, (float[]){ 1, 2, 3, 4, 5, 6 }),
                                      &(etch_variable_options){ .name = "x" });
    etch_optimizer *o = etch_optimizer_new(w.cx, m, "o", NULL, 0, &(etch_optimizer_options){ .rate = 0.5 });
    for (int64_t n = 0; n <= 3; n++) { /* of i32 as well */
        int32_t at[] = { 2, 0, 2 };
        float rows[] = { 2, 4, 6, 8, 2, 0 };
        etch_gradient g = { etch_from(w.cx, ETCH_F32, (int64_t[]){ n, 2 }, 2, rows),
                            etch_from(w.cx, ETCH_I32, &n, 1, at) };
        must(&w, etch_optimizer_apply_gradients(w.cx, o, &g, 1));
    }
    HAS(&w, x, 1 - 6, 2 - 8, 3, 4, 5 - 3 - 1, 6 - 6);
    EXPECT_I64(&w, etch_variable_read(w.cx, etch_optimizer_steps(o)), 4);
    /* Dense ones, by either way. */
    etch_gradient dense = { .value = etch_from(w.cx, ETCH_F32, (int64_t[]){ 3, 2 }, 2, (float[]){ 2, 2, 2, 2, 2, 2 }) };
    must(&w, etch_optimizer_apply_gradients(w.cx, o, &dense, 1));
    must(&w, etch_optimizer_apply(w.cx, o, &dense.value, 1));
    HAS(&w, x, -7, -8, 1, 2, -1, -2);
    /* Not these. */
    etch_tensor *at = etch_from(w.cx, ETCH_I64, (int64_t[]){ 2 }, 1, (int64_t[]){ 0, 1 });
    etch_tensor *rows = etch_from(w.cx, ETCH_F32, (int64_t[]){ 2, 2 }, 2, (float[]){ 1, 1, 1, 1 });
    etch_gradient wrong[] = {
        { rows, etch_cast(w.cx, at, ETCH_F32) },
        { rows, etch_reshape(w.cx, at, etch_int_list(w.cx, (int64_t[]){ 2, 1 }, 2)) },
        { etch_cast(w.cx, rows, ETCH_F64), at },
        { etch_reshape(w.cx, rows, etch_int_list(w.cx, (int64_t[]){ 4, 1 }, 2)), at },
        { etch_scalar(w.cx, ETCH_F32, 1), at },
        { etch_reshape(w.cx, rows, etch_int_list(w.cx, (int64_t[]){ 1, 2, 2 }, 3)), at },
    };
    static const struct {
        etch_status s;
        const char *text;
    } want[] = {
        { ETCH_EDTYPE, "indices of gradients[0] have rank 1 and are f32" },
        { ETCH_ESHAPE, "indices of gradients[0] have rank 2 and are i64" },
        { ETCH_EDTYPE, "variable 'x' is f32[3, 2], but gradients[0] is rows, f64[2, 2]" },
        { ETCH_ESHAPE, "variable 'x' is f32[3, 2], but gradients[0] is rows, f32[4, 1]" },
        { ETCH_ESHAPE, "variable 'x' is f32[3, 2], but gradients[0] is rows, f32[]" },
        { ETCH_ESHAPE, "variable 'x' is f32[3, 2], but gradients[0] is rows, f32[1, 2, 2]" },
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        refused(&w, etch_optimizer_apply_gradients(w.cx, o, &wrong[i], 1), want[i].s, want[i].text);
    etch_gradient three = { rows, etch_from(w.cx, ETCH_I64, (int64_t[]){ 3 }, 1, (int64_t[]){ 0, 1, 2 }) };
    refused(&w, etch_optimizer_apply_gradients(w.cx, o, &three, 1), ETCH_ESHAPE, "updates");
    refused(&w, etch_optimizer_apply_gradients(w.cx, o, &(etch_gradient){ 0 }, 1), ETCH_EINVAL, "has a gradient");
    refused(&w, etch_optimizer_apply_gradients(w.cx, o, NULL, 1), ETCH_EINVAL, "list of gradients is NULL");
    refused(&w, etch_optimizer_apply_gradients(w.cx, NULL, wrong, 1), ETCH_EINVAL, "optimiser is NULL");
    refused(&w, etch_optimizer_apply_gradients(w.cx, o, wrong, 2), ETCH_EINVAL, "2 gradients for 1 variables");
    HAS(&w, x, -7, -8, 1, 2, -1, -2);
    etch_model_release(&m);
    world_end(&w);
}

int etch_test_scattered(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_same_bits),         cmocka_unit_test(test_used_twice),
        cmocka_unit_test(test_tied_is_dense),     cmocka_unit_test(test_infinities_in_rows),
        cmocka_unit_test(test_rows_alone),        cmocka_unit_test(test_no_such_row),
        cmocka_unit_test(test_outside_of_traces),
    };
    return cmocka_run_group_tests_name("nn/scattered", tests, NULL, NULL);
}
