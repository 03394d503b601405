/* A classifier of digits: 12 x 12 pictures of the ten digits, drawn here from 5 x 7 dots at one of 16 places, with strokes of random
 * strength, noise and missing dots; two dense layers, dropout, Adam. One trace for all batches, the last partial one among them.
 *
 *     example-digits [--epochs N] [--checkpoint FILE [--every STEPS]]
 *
 * With a checkpoint, Ctrl-C (or worse) may end it at any time: started again it goes on, and ends in the same bits. */
#include "training.h"

enum { SIDE = 12, PIXELS = SIDE * SIDE, CLASSES = 10, N_TRAIN = 6000, N_TEST = 1000, HIDDEN = 128 };
static const double wanted = 0.95;

/* Rows of five dots, top to bottom. */
static const unsigned char dots[CLASSES][7] = {
    { 14, 17, 19, 21, 25, 17, 14 }, { 4, 12, 4, 4, 4, 4, 14 },  { 14, 17, 1, 2, 4, 8, 31 },
    { 14, 17, 1, 6, 1, 17, 14 },    { 2, 6, 10, 18, 31, 2, 2 }, { 31, 16, 30, 1, 1, 17, 14 },
    { 6, 8, 16, 30, 17, 17, 14 },   { 31, 1, 2, 4, 8, 8, 8 },   { 14, 17, 17, 14, 17, 17, 14 },
    { 14, 17, 17, 15, 1, 2, 12 },
};

static void draw(uint64_t *random, int digit, float *picture)
{
    int left = 2 + below(random, 4), top = 1 + below(random, 4);
    float strength = 0.5f + 0.5f * uniform(random);
    for (int i = 0; i < PIXELS; i++)
        picture[i] = 0.3f * uniform(random);
    for (int y = 0; y < 7; y++)
        for (int x = 0; x < 5; x++)
            if (dots[digit][y] >> (4 - x) & 1 && below(random, 20) > 0)
                picture[(top + y) * SIDE + left + x] += strength;
}

static void make_data(etch_ctx *cx, uint64_t seed, int n, etch_tensor *out[2])
{
    const int64_t dims[] = { n, PIXELS };
    float *pictures = malloc((size_t)n * PIXELS * sizeof *pictures);
    int32_t *classes = malloc((size_t)n * sizeof *classes);
    for (int i = 0; pictures && classes && i < n; i++) {
        classes[i] = below(&seed, CLASSES);
        draw(&seed, classes[i], pictures + (size_t)i * PIXELS);
    }
    if (pictures && classes) {
        out[0] = etch_from(cx, ETCH_F32, dims, 2, pictures);
        out[1] = etch_from(cx, ETCH_I32, dims, 1, classes);
    }
    free(pictures);
    free(classes);
}

typedef struct network {
    etch_model *model;
    etch_dense *hidden, *out;
} network;

/* The loss, and how many of the batch are right. */
static etch_tensor *objective(etch_ctx *cx, etch_tensor *const *batch, int n, bool is_training, etch_tensor **metrics,
                              int n_metrics, void *user)
{
    network *net = user;
    (void)n, (void)n_metrics;
    etch_tensor *h = etch_dense_apply(cx, net->hidden, batch[0]);
    if (is_training)
        h = etch_dropout(cx, net->model, h, 0.2);
    etch_tensor *logits = etch_dense_apply(cx, net->out, h);
    etch_tensor *is_right = etch_equal(cx, etch_argmax(cx, logits, 1, ETCH_I32), batch[1]);
    metrics[0] = etch_mean(cx, etch_cast(cx, is_right, ETCH_F32), ETCH_ALL_AXES, false);
    return etch_loss_sparse_cross_entropy(cx, logits, batch[1], NULL);
}

int main(int argc, char **argv)
{
    arguments a = { .n_epochs = 20 };
    if (!read_arguments(argc, argv, &a))
        return 2;
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    if (etch_runtime_new(NULL, &rt) != ETCH_OK || etch_ctx_new(rt, &cx) != ETCH_OK)
        return 1;
    etch_tensor *train[2] = { NULL }, *test[2] = { NULL };
    make_data(cx, 1, N_TRAIN, train);
    make_data(cx, 2, N_TEST, test);

    network net = { .model = etch_model_new(cx, &(etch_model_options){ .seed = 7 }) };
    net.hidden = etch_dense_new(cx, net.model, "hidden", PIXELS, HIDDEN,
                                &(etch_dense_options){ .activation = ETCH_ACTIVATION_RELU });
    net.out = etch_dense_new(cx, net.model, "out", HIDDEN, CLASSES, NULL);
    etch_optimizer *adam = etch_optimizer_new(cx, net.model, "adam", NULL, 0,
                                              &(etch_optimizer_options){ .kind = ETCH_ADAM, .rate = 0.003 });

    const etch_data training = { .n = 2, .arrays = train }, validation = { .n = 2, .arrays = test };
    const etch_fit_options options = { .n_epochs = a.n_epochs,
                                       .batch_size = 64,
                                       .seed = 11,
                                       .validation = &validation,
                                       .metric_names = (const char *[]){ "accuracy" },
                                       .n_metrics = 1,
                                       .checkpoint = a.checkpoint,
                                       .checkpoint_every = a.checkpoint_every,
                                       .stops_on_interrupt = a.checkpoint != NULL,
                                       .progress = stderr };
    etch_fit_result r = { .n_epochs = 0 };
    etch_status s = etch_failed(cx) ? etch_error_status(cx)
                                    : etch_fit(cx, net.model, adam, objective, &net, &training, &options, &r);
    int status = finish(cx, net.model, s, &r, wanted);
    etch_model_release(&net.model);
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    return status;
}
