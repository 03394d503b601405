/* A classifier of sequences of many lengths: among random symbols stands one marker, and the class is the symbol behind it. Embedding,
 * LSTM over masks, dense; batches are as long as their longest sequence, from 6 to 45 steps: one trace for all of them.
 *
 *     example-sequences [--epochs N] [--checkpoint FILE [--every STEPS]] */
#include "training.h"

enum { SYMBOLS = 8, MARKER = SYMBOLS, PADDING = SYMBOLS + 1, VOCABULARY = SYMBOLS + 2 };
enum { SHORTEST = 6, LONGEST = 45, BATCH = 32, BATCHES = 120, TEST_BATCHES = 20, UNITS = 32 };
static const double wanted = 0.95;

/* Batch i of an epoch: made from these numbers alone. */
static bool make_batch(etch_ctx *cx, int64_t epoch, int64_t i, etch_tensor **out, int n, void *user)
{
    bool is_test = user != NULL;
    (void)n;
    if (i >= (is_test ? TEST_BATCHES : BATCHES))
        return false;
    uint64_t random = ((uint64_t)epoch * 1000 + (uint64_t)i) * 2 + is_test;
    int64_t longest = SHORTEST + below(&random, LONGEST - SHORTEST + 1);
    int32_t symbols[BATCH * LONGEST], lengths[BATCH], classes[BATCH];
    for (int k = 0; k < BATCH; k++) {
        int32_t *row = symbols + k * longest;
        lengths[k] = k == 0 ? (int32_t)longest : SHORTEST + below(&random, (int)longest - SHORTEST + 1);
        for (int t = 0; t < longest; t++)
            row[t] = t < lengths[k] ? below(&random, SYMBOLS) : PADDING;
        int at = below(&random, lengths[k] - 1);
        row[at] = MARKER;
        classes[k] = row[at + 1];
    }
    const int64_t dims[] = { BATCH, longest };
    out[0] = etch_from(cx, ETCH_I32, dims, 2, symbols);
    out[1] = etch_from(cx, ETCH_I32, dims, 1, lengths);
    out[2] = etch_from(cx, ETCH_I32, dims, 1, classes);
    return true;
}

typedef struct network {
    etch_embedding *embedding;
    etch_lstm *lstm;
    etch_dense *out;
} network;

static etch_tensor *objective(etch_ctx *cx, etch_tensor *const *batch, int n, bool is_training, etch_tensor **metrics,
                              int n_metrics, void *user)
{
    network *net = user;
    (void)n, (void)is_training, (void)n_metrics;
    etch_tensor *x = etch_embedding_apply(cx, net->embedding, batch[0]);
    etch_sequence s = { .x = x, .mask = etch_mask_of_lengths(cx, batch[1], x) };
    etch_tensor *logits = etch_dense_apply(cx, net->out, etch_lstm_apply(cx, net->lstm, &s).h);
    etch_tensor *is_right = etch_equal(cx, etch_argmax(cx, logits, 1, ETCH_I32), batch[2]);
    metrics[0] = etch_mean(cx, etch_cast(cx, is_right, ETCH_F32), ETCH_ALL_AXES, false);
    return etch_loss_sparse_cross_entropy(cx, logits, batch[2], NULL);
}

int main(int argc, char **argv)
{
    arguments a = { .n_epochs = 4 };
    if (!read_arguments(argc, argv, &a))
        return 2;
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    if (etch_runtime_new(NULL, &rt) != ETCH_OK || etch_ctx_new(rt, &cx) != ETCH_OK)
        return 1;
    etch_model *m = etch_model_new(cx, &(etch_model_options){ .seed = 5 });
    network net = { .embedding = etch_embedding_new(cx, m, "embedding", VOCABULARY, 16, (etch_init){ 0 }),
                    .lstm = etch_lstm_new(cx, m, "lstm", 16, UNITS, NULL),
                    .out = etch_dense_new(cx, m, "out", UNITS, SYMBOLS, NULL) };
    etch_optimizer *adam = etch_optimizer_new(
        cx, m, "adam", NULL, 0, &(etch_optimizer_options){ .kind = ETCH_ADAM, .rate = 0.01, .clip_global_norm = 1 });

    const etch_data training = { .n = 3, .batch = make_batch },
                    validation = { .n = 3, .batch = make_batch, .user = &net };
    const etch_fit_options options = { .n_epochs = a.n_epochs,
                                       .validation = &validation,
                                       .metric_names = (const char *[]){ "accuracy" },
                                       .n_metrics = 1,
                                       .checkpoint = a.checkpoint,
                                       .checkpoint_every = a.checkpoint_every,
                                       .stops_on_interrupt = a.checkpoint != NULL,
                                       .progress = stderr };
    etch_fit_result r = { .n_epochs = 0 };
    etch_status s = etch_failed(cx) ? etch_error_status(cx)
                                    : etch_fit(cx, m, adam, objective, &net, &training, &options, &r);
    int status = finish(cx, m, s, &r, wanted);
    etch_model_release(&m);
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    return status;
}
