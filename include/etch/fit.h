/* Training in epochs: batches of examples, one traced step for all of them, validation, metrics, early stopping, and checkpoints from
 * which training goes on to the same numbers, bit for bit. */
#ifndef ETCH_FIT_H
#define ETCH_FIT_H

#include <etch/optimizer.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Examples: rows of arrays, or what a callback gives. */
typedef struct etch_data {
    int n;                      /* tensors that make up a batch: inputs and targets, say */
    etch_tensor *const *arrays; /* n of them, with equally many examples along axis 0 */
    /* In place of arrays (NULL): the tensors of batch i of an epoch, handles of the open scope with equally many examples along axis 0.
     * False: the epoch has no such batch. The same numbers must give the same batch if training is to be resumed. */
    bool (*batch)(etch_ctx *cx, int64_t epoch, int64_t i, etch_tensor **out, int n, void *user);
    void *user;
} etch_data;

#define ETCH_MAX_METRICS 8

/* What training makes small: the loss of a batch, a scalar, the mean over its examples; and metrics, scalars that are means likewise. It
 * is traced, once for training and once for validation, whatever sizes batches have. */
typedef etch_tensor *etch_objective(etch_ctx *cx, etch_tensor *const *batch, int n, bool is_training,
                                    etch_tensor **metrics, int n_metrics, void *user);

/* Means over the examples of an epoch. */
typedef struct etch_fit_means {
    double loss, metrics[ETCH_MAX_METRICS];
    int64_t n_examples; /* 0: there were none */
} etch_fit_means;

typedef struct etch_fit_result {
    int64_t n_epochs;                    /* done, those before it was resumed among them */
    int64_t n_steps;                     /* done by this call */
    etch_fit_means training, validation; /* of the last epoch */
    bool was_resumed, was_interrupted, has_stopped_early;
    uint64_t n_traces; /* of the step */
} etch_fit_result;

typedef struct etch_fit_options {
    int64_t n_epochs;            /* 0: 1 */
    int64_t batch_size;          /* of batches from arrays; the last of an epoch may be smaller. 0: 32 */
    bool keeps_order;            /* examples of arrays are not shuffled, which else happens before each epoch */
    uint64_t seed;               /* of shuffling */
    const etch_data *validation; /* NULL: none */
    const char *const *metric_names;
    int n_metrics;
    int64_t patience; /* ends after so many epochs in a row that were not better; 0: never */
    double min_delta; /* better: by more than this. Of the validation's loss, or without validation the training's */
    /* A file of the whole model, written every `checkpoint_every` steps (0: never), after each epoch and when interrupted. If it is
     * there, training is resumed from it. NULL: none. */
    const char *checkpoint;
    int64_t checkpoint_every;
    bool finds_nans;         /* training fails at the first NaN, and names the op and the line that made it; slow */
    bool stops_on_interrupt; /* SIGINT ends training after the present step; one fit of the process at a time */
    FILE *progress;          /* a line that is written over if it is a terminal, else a line per epoch; NULL: none */
    bool (*on_epoch)(int64_t epoch, const etch_fit_result *so_far, void *user); /* false ends training; may be NULL */
    void *user;                                                                 /* of on_epoch */
} etch_fit_options;

/* Trains the variables of the optimiser. What it has to know to be resumed is variables of the model ("fit/..."). An interrupt is no
 * error. On failure the model is as it was after the last step that succeeded. `user` is the objective's; options and out may be NULL. */
ETCH_API etch_status etch_fit(etch_ctx *cx, etch_model *m, etch_optimizer *o, etch_objective *objective, void *user,
                              const etch_data *data, const etch_fit_options *options,
                              etch_fit_result *out) ETCH_NODISCARD;
/* The means over all examples, without training. */
ETCH_API etch_status etch_evaluate(etch_ctx *cx, etch_objective *objective, void *user, const etch_data *data,
                                   const etch_fit_options *options, etch_fit_means *out) ETCH_NODISCARD;

#define etch_fit(cx, ...) (etch_fit)(ETCH_AT(cx), __VA_ARGS__)
#define etch_evaluate(cx, ...) (etch_evaluate)(ETCH_AT(cx), __VA_ARGS__)

#ifdef __cplusplus
}
#endif
#endif
