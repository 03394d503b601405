/* Training in epochs: what is seen, in which order, what is told, when it ends, and that it can be resumed at any point. */
#include "nn_testing.h"

#include <etch/fit.h>
#include <etch/layer.h>
#include <etch/loss.h>
#include <etch/ops.h>
#include <math.h>
#include <pthread.h>
#include <unistd.h>

enum { N = 50, SIZE = 3 };

typedef struct problem {
    world w;
    etch_model *m;
    etch_dense *layer;
    etch_optimizer *o;
    etch_tensor *arrays[2];
    etch_data data;
    int n_bodies[2]; /* of validation, of training */
    bool gives_no_loss, gives_no_metric;
} problem;

/* y = x @ [1, -2, 3] + 0.5 */
static void begin(problem *p)
{
    float x[N * SIZE], y[N];
    memset(p, 0, sizeof *p);
    world_begin(&p->w);
    etch_ctx *cx = p->w.cx;
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < SIZE; k++)
            x[i * SIZE + k] = (float)((i * 7 + k * 3) % 11) / 11;
        y[i] = x[i * SIZE] - 2 * x[i * SIZE + 1] + 3 * x[i * SIZE + 2] + 0.5f;
    }
    p->arrays[0] = etch_from(cx, ETCH_F32, (int64_t[]){ N, SIZE }, 2, x);
    p->arrays[1] = etch_from(cx, ETCH_F32, (int64_t[]){ N, 1 }, 2, y);
    p->data = (etch_data){ .n = 2, .arrays = p->arrays };
    p->m = etch_model_new(cx, &(etch_model_options){ .seed = 3 });
    p->layer = etch_dense_new(cx, p->m, "dense", SIZE, 1, NULL);
    p->o = etch_optimizer_new(cx, p->m, "adam", NULL, 0, &(etch_optimizer_options){ .kind = ETCH_ADAM, .rate = 0.05 });
    if (!p->o)
        fail_msg("%s", etch_error_message(cx));
}

static void end(problem *p)
{
    etch_model_release(&p->m);
    world_end(&p->w);
}

static etch_tensor *objective(etch_ctx *cx, etch_tensor *const *batch, int n, bool is_training, etch_tensor **metrics,
                              int n_metrics, void *user)
{
    problem *p = user;
    assert_int_equal(n, 2);
    p->n_bodies[is_training]++;
    etch_tensor *y = etch_dense_apply(cx, p->layer, batch[0]);
    if (n_metrics && !p->gives_no_metric) {
        metrics[0] = etch_loss_mean_absolute(cx, y, batch[1], NULL);
        if (n_metrics > 1) /* how many examples the batch has: the mean over examples of this weighs batches */
            metrics[1] = etch_cast(cx, etch_tensor_dim_of(cx, batch[0], 0), ETCH_F32);
    }
    return p->gives_no_loss ? NULL : etch_loss_mean_squared(cx, y, batch[1], NULL);
}

static etch_status fit(problem *p, etch_fit_options o, etch_fit_result *r)
{
    return etch_fit(p->w.cx, p->m, p->o, objective, p, &p->data, &o, r);
}

static void must_fit(problem *p, etch_fit_options o, etch_fit_result *r)
{
    if (fit(p, o, r) != ETCH_OK)
        fail_msg("%s", etch_error_message(p->w.cx));
}

static const char *const names[] = { "error", "size" };

static void test_learns_with_one_trace(void **state)
{
    (void)state;
    problem p;
    begin(&p);
    etch_fit_result first, last;
    etch_fit_options o = { .batch_size = 8, .metric_names = names, .n_metrics = 2, .validation = &p.data };
    must_fit(&p, o, &first);
    assert_int_equal(first.n_epochs, 1);
    assert_int_equal(first.n_steps, 7); /* the last one of two examples */
    assert_int_equal(first.n_traces, 1);
    assert_int_equal(first.training.n_examples, N);
    assert_int_equal(first.validation.n_examples, N);
    assert_true(fabs(first.training.metrics[1] - (48 * 8 + 2 * 2) / 50.0) < 1e-6); /* each batch counts by its size */
    o.n_epochs = 60;
    must_fit(&p, o, &last);
    assert_true(last.validation.loss < 1e-3 && last.validation.loss < first.validation.loss / 100);
    assert_int_equal(p.n_bodies[true], 2); /* one fit, one trace */
    assert_int_equal(p.n_bodies[false], 2);
    etch_fit_means m;
    assert_int_equal(etch_evaluate(p.w.cx, objective, &p, &p.data, &o, &m), ETCH_OK);
    assert_true(m.loss == last.validation.loss && m.metrics[0] == last.validation.metrics[0]);
    end(&p);
}

/* --- order --------------------------------------------------------------------------------------------------------- */

enum { ROWS = 12, AT_ONCE = 3 };
typedef struct diary {
    etch_variable *weight, *seen; /* seen: i64, what batches there were, in order */
} diary;

/* seen = seen * 31 + the sum of the batch. */
static etch_tensor *note_batch(etch_ctx *cx, etch_tensor *const *batch, int n, bool is_training, etch_tensor **metrics,
                               int n_metrics, void *user)
{
    diary *d = user;
    (void)n, (void)is_training, (void)metrics, (void)n_metrics;
    etch_tensor *so_far = etch_mul(cx, etch_variable_read(cx, d->seen), etch_int(cx, ETCH_I64, 31));
    etch_variable_assign(cx, d->seen, etch_add(cx, so_far, etch_sum(cx, batch[0], ETCH_ALL_AXES, false)));
    etch_tensor *x = etch_cast(cx, batch[0], ETCH_F32);
    return etch_mean(cx, etch_mul(cx, x, etch_variable_read(cx, d->weight)), ETCH_ALL_AXES, false);
}

/* What epochs one by one leave in `seen`. */
static void diary_of(bool keeps_order, uint64_t seed, int n_epochs, int64_t *out)
{
    world w;
    world_begin(&w);
    int64_t rows[ROWS], n_rows = ROWS;
    for (int i = 0; i < ROWS; i++)
        rows[i] = i * i;
    etch_tensor *array = etch_from(w.cx, ETCH_I64, &n_rows, 1, rows);
    etch_model *m = etch_model_new(w.cx, NULL);
    diary d;
    d.weight = etch_model_add(w.cx, m, etch_scalar(w.cx, ETCH_F32, 1), &(etch_variable_options){ .name = "weight" });
    d.seen = etch_model_add(w.cx, m, etch_int(w.cx, ETCH_I64, 0),
                            &(etch_variable_options){ .name = "seen", .is_untrainable = true });
    etch_optimizer *o = etch_optimizer_new(w.cx, m, "sgd", NULL, 0, &(etch_optimizer_options){ .rate = 1e-30 });
    const etch_data data = { .n = 1, .arrays = &array };
    const etch_fit_options options = {
        .n_epochs = n_epochs, .batch_size = AT_ONCE, .keeps_order = keeps_order, .seed = seed
    };
    etch_fit_result r;
    if (etch_fit(w.cx, m, o, note_batch, &d, &data, &options, &r) != ETCH_OK)
        fail_msg("%s", etch_error_message(w.cx));
    assert_true(fabs(r.training.loss - 506.0 / ROWS) < 1e-4); /* every example, once */
    must(&w, etch_tensor_read(w.cx, etch_variable_read(w.cx, d.seen), out, sizeof *out));
    etch_model_release(&m);
    world_end(&w);
}

static void test_order(void **state)
{
    (void)state;
    int64_t kept, shuffled, again, other, two, expected = 0;
    for (int i = 0; i < ROWS; i += AT_ONCE)
        expected = expected * 31 + i * i + (i + 1) * (i + 1) + (i + 2) * (i + 2);
    diary_of(true, 9, 1, &kept);
    diary_of(false, 9, 1, &shuffled);
    diary_of(false, 9, 1, &again);
    diary_of(false, 10, 1, &other);
    diary_of(false, 9, 2, &two);
    assert_int_equal(kept, expected);
    assert_int_not_equal(shuffled, kept);
    assert_int_equal(shuffled, again);
    assert_int_not_equal(shuffled, other);
    int64_t same_order_twice = shuffled * 31 * 31 * 31 * 31 + shuffled;
    assert_int_not_equal(two, same_order_twice); /* another order in each epoch */
}

/* --- resuming ------------------------------------------------------------------------------------------------------ */

typedef struct stopper {
    int64_t at; /* epoch */
} stopper;

static bool stops_at(int64_t epoch, const etch_fit_result *so_far, void *user)
{
    stopper *s = user;
    assert_int_equal(so_far->n_epochs, epoch);
    return epoch < s->at;
}

static void values_of(problem *p, float out[64])
{
    memset(out, 0, 64 * sizeof *out);
    int at = 0;
    for (int i = 0; i < etch_model_n_variables(p->m); i++) {
        etch_variable *v = etch_model_variable(p->m, i);
        if (etch_variable_dtype(v) != ETCH_F32)
            continue;
        etch_tensor *t = etch_variable_read(p->w.cx, v);
        int64_t n = etch_tensor_count(t);
        assert_true(at + n <= 64);
        assert_int_equal(etch_tensor_read(p->w.cx, t, out + at, (size_t)n * sizeof *out), ETCH_OK);
        at += (int)n;
    }
}

/* A name for a file that is not there yet. */
static void new_path(char path[static sizeof "/tmp/etch-fit-XXXXXX"])
{
    strcpy(path, "/tmp/etch-fit-XXXXXX");
    int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    unlink(path);
}

static void test_resumes_to_the_same_bits(void **state)
{
    (void)state;
    char path[32];
    new_path(path);
    float whole[64], parts[64];
    etch_fit_result r;
    problem p;
    begin(&p);
    etch_fit_options o = { .n_epochs = 6, .batch_size = 8, .seed = 5 };
    must_fit(&p, o, &r);
    values_of(&p, whole);
    end(&p);
    o.checkpoint = path;
    o.checkpoint_every = 3;
    for (int64_t at = 2; at <= 6; at += 2) { /* each in a process of its own, as far as the model knows */
        begin(&p);
        stopper s = { at };
        o.on_epoch = stops_at;
        o.user = &s;
        must_fit(&p, o, &r);
        assert_int_equal(r.was_resumed, at > 2);
        assert_int_equal(r.n_epochs, at);
        assert_int_equal(r.n_steps, 2 * 7);
        values_of(&p, parts);
        end(&p);
    }
    assert_memory_equal(whole, parts, sizeof whole);
    begin(&p); /* it is done: nothing happens */
    must_fit(&p, o, &r);
    assert_true(r.was_resumed && r.n_steps == 0 && r.n_epochs == 6);
    end(&p);
    unlink(path);
}

static void test_early_stopping(void **state)
{
    (void)state;
    problem p;
    begin(&p);
    etch_fit_result r;
    etch_fit_options o = { .n_epochs = 500, .batch_size = 8, .patience = 3, .min_delta = 0.01 };
    must_fit(&p, o, &r);
    assert_true(r.has_stopped_early);
    assert_true(r.n_epochs > 3 && r.n_epochs < 500);
    end(&p);
}

/* --- callbacks ----------------------------------------------------------------------------------------------------- */

static bool give_batch(etch_ctx *cx, int64_t epoch, int64_t i, etch_tensor **out, int n, void *user)
{
    problem *p = user;
    (void)epoch, (void)n;
    if (i >= 5)
        return false;
    etch_tensor *first = etch_int(cx, ETCH_I64, i * 10), *last = etch_int(cx, ETCH_I64, i * 10 + 1 + i);
    etch_tensor *rows = etch_range(cx, first, last, etch_int(cx, ETCH_I64, 1)); /* 1 to 5 of them */
    for (int k = 0; k < 2; k++)
        out[k] = etch_gather(cx, p->arrays[k], rows, 0, 0);
    return true;
}

static bool give_half(etch_ctx *cx, int64_t epoch, int64_t i, etch_tensor **out, int n, void *user)
{
    give_batch(cx, epoch, i, out, n, user);
    out[1] = NULL;
    return i < 5;
}

static bool give_error(etch_ctx *cx, int64_t epoch, int64_t i, etch_tensor **out, int n, void *user)
{
    (void)epoch, (void)out, (void)n, (void)user;
    if (i == 2)
        etch_fail(cx, ETCH_EIO, "the disk is on fire");
    return i < 2 ? give_batch(cx, epoch, i, out, n, user) : false;
}

static void test_batches_from_a_callback(void **state)
{
    (void)state;
    problem p;
    begin(&p);
    etch_fit_result r;
    p.data = (etch_data){ .n = 2, .batch = give_batch, .user = &p };
    must_fit(&p, (etch_fit_options){ .n_epochs = 3 }, &r);
    assert_int_equal(r.n_steps, 15);
    assert_int_equal(r.training.n_examples, 1 + 2 + 3 + 4 + 5);
    assert_int_equal(r.n_traces, 1);
    end(&p);
}

/* --- bad input ----------------------------------------------------------------------------------------------------- */

static void fit_fails(problem *p, etch_fit_options o, etch_status s, const char *part)
{
    etch_fit_result r;
    assert_int_equal(fit(p, o, &r), s);
    if (!strstr(etch_error_message(p->w.cx), part))
        fail_msg("\"%s\" lacks \"%s\"", etch_error_message(p->w.cx), part);
    etch_error_clear(p->w.cx);
}

/* A checkpoint that says where no training can be. */
static void test_bad_position(void **state)
{
    (void)state;
    char path[32];
    new_path(path);
    const int64_t positions[][3] = {
        { -5, 0, 0 }, { 0, -1, 0 }, { 0, INT64_MAX, 0 }, { 0, INT64_MIN, 0 }, { 1, 1, -1 }
    };
    for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
        problem p;
        etch_fit_result r;
        begin(&p);
        const etch_fit_options o = { .n_epochs = 1, .batch_size = 8, .checkpoint = path };
        must_fit(&p, o, &r);
        etch_variable *at = etch_model_find(p.m, "fit/position");
        const int64_t n = 3;
        assert_non_null(etch_variable_assign(p.w.cx, at, etch_from(p.w.cx, ETCH_I64, &n, 1, positions[i])));
        assert_int_equal(etch_model_store(p.w.cx, p.m, path), ETCH_OK);
        fit_fails(&p, o, ETCH_EINVAL, "fit: the checkpoint says epoch");
        end(&p);
        unlink(path);
    }
}

static void test_bad_input(void **state)
{
    (void)state;
    problem p;
    begin(&p);
    const etch_fit_options plain = { .batch_size = 8 };
    fit_fails(&p, (etch_fit_options){ .n_epochs = -1 }, ETCH_EINVAL, "n_epochs -1");
    fit_fails(&p, (etch_fit_options){ .min_delta = NAN }, ETCH_EINVAL, "min_delta nan");
    fit_fails(&p, (etch_fit_options){ .n_metrics = 9, .metric_names = names }, ETCH_EINVAL, "9 metrics");
    fit_fails(&p, (etch_fit_options){ .n_metrics = 1 }, ETCH_EINVAL, "without names");
    etch_tensor *uneven[] = { p.arrays[0], etch_scalar(p.w.cx, ETCH_F32, 1) };
    p.data.arrays = uneven;
    fit_fails(&p, plain, ETCH_EINVAL, "array 1 has no rows");
    uneven[1] = etch_from(p.w.cx, ETCH_F32, (int64_t[]){ 2 }, 1, (float[]){ 1, 2 });
    fit_fails(&p, plain, ETCH_ESHAPE, "array 1 has 2 examples, array 0 has 50");
    p.data.arrays = NULL;
    fit_fails(&p, plain, ETCH_EINVAL, "arrays or a callback");
    p.data = (etch_data){ .n = 2, .batch = give_half, .user = &p };
    fit_fails(&p, plain, ETCH_EINVAL, "tensor 1 of batch 0 of epoch 0 is NULL");
    p.data.batch = give_error;
    fit_fails(&p, plain, ETCH_EIO, "the disk is on fire");
    p.data = (etch_data){ .n = 2, .arrays = p.arrays };
    p.gives_no_loss = true;
    fit_fails(&p, plain, ETCH_EINVAL, "the objective gave no loss");
    p.gives_no_loss = false;
    p.gives_no_metric = true;
    fit_fails(&p, (etch_fit_options){ .metric_names = names, .n_metrics = 1 }, ETCH_EINVAL, "no metric 0 ('error')");
    p.gives_no_metric = false;
    fit_fails(&p, (etch_fit_options){ .checkpoint = "/nowhere/at/all.safetensors", .n_epochs = 1 }, ETCH_EIO,
              "/nowhere");
    etch_fit_result r; /* and it goes on to work */
    must_fit(&p, plain, &r);
    assert_int_equal(r.n_steps, 7);
    end(&p);
}

/* --- threads ------------------------------------------------------------------------------------------------------- */

/* Two contexts train a model each on one runtime, and end as if each had been alone. */
typedef struct trainer {
    pthread_t thread;
    etch_runtime *rt;
    double loss;
    int64_t n_epochs;
    uint64_t n_traces;
    const char *error;
} trainer;

static etch_tensor *line(etch_ctx *cx, etch_tensor *const *batch, int n, bool is_training, etch_tensor **metrics,
                         int n_metrics, void *user)
{
    (void)n, (void)is_training, (void)metrics, (void)n_metrics;
    return etch_loss_mean_squared(cx, etch_dense_apply(cx, user, batch[0]), batch[1], NULL);
}

static void *trains(void *user)
{
    trainer *t = user;
    etch_ctx *cx = NULL;
    if (etch_ctx_new(t->rt, &cx) != ETCH_OK) {
        t->error = "no context";
        return NULL;
    }
    float x[2 * N], y[N];
    for (int i = 0; i < N; i++) {
        x[2 * i] = (float)(i % 7) / 7;
        x[2 * i + 1] = (float)(i % 5) / 5;
        y[i] = x[2 * i] - 2 * x[2 * i + 1];
    }
    etch_tensor *arrays[] = { etch_from(cx, ETCH_F32, (int64_t[]){ N, 2 }, 2, x),
                              etch_from(cx, ETCH_F32, (int64_t[]){ N, 1 }, 2, y) };
    etch_model *m = etch_model_new(cx, NULL);
    etch_dense *layer = etch_dense_new(cx, m, "line", 2, 1, NULL);
    etch_optimizer *o = etch_optimizer_new(cx, m, "adam", NULL, 0, &(etch_optimizer_options){ .kind = ETCH_ADAM });
    etch_fit_result r = { .n_epochs = 0 };
    const etch_fit_options options = { .n_epochs = 5, .batch_size = 8 };
    if (etch_failed(cx) ||
        etch_fit(cx, m, o, line, layer, &(etch_data){ .n = 2, .arrays = arrays }, &options, &r) != ETCH_OK)
        t->error = "training failed";
    t->loss = r.training.loss;
    t->n_epochs = r.n_epochs;
    t->n_traces = r.n_traces;
    etch_model_release(&m);
    etch_ctx_release(&cx);
    return NULL;
}

static void test_two_at_once(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    trainer alone = { .rt = w.rt }, both[2] = { { .rt = w.rt }, { .rt = w.rt } };
    trains(&alone);
    for (int i = 0; i < 2; i++)
        assert_int_equal(pthread_create(&both[i].thread, NULL, trains, &both[i]), 0);
    for (int i = 0; i < 2; i++) {
        pthread_join(both[i].thread, NULL);
        if (both[i].error)
            fail_msg("%s", both[i].error);
        assert_int_equal(both[i].n_epochs, 5);
        assert_int_equal(both[i].n_traces, 1);
        assert_true(both[i].loss == alone.loss);
    }
    world_end(&w);
}

int etch_test_fit(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_learns_with_one_trace),
        cmocka_unit_test(test_order),
        cmocka_unit_test(test_resumes_to_the_same_bits),
        cmocka_unit_test(test_early_stopping),
        cmocka_unit_test(test_batches_from_a_callback),
        cmocka_unit_test(test_bad_position),
        cmocka_unit_test(test_bad_input),
        cmocka_unit_test(test_two_at_once),
    };
    return cmocka_run_group_tests_name("nn/fit", tests, NULL, NULL);
}
