/* The inside of etch_fit: one run of training, and its parts. */
#ifndef ETCH_NN_TRAINING_H
#define ETCH_NN_TRAINING_H

#include <etch/fit.h>
#include <etch/function.h>
#include <etch/ops.h>

enum { ETCH_MAX_BATCH_TENSORS = 16 };

/* Sums over the examples seen so far. */
typedef struct etch_sums {
    double at[1 + ETCH_MAX_METRICS]; /* loss, metrics */
    double n;
} etch_sums;

typedef struct etch_training {
    etch_ctx *cx;
    etch_model *model;
    etch_optimizer *optimizer;
    etch_objective *objective;
    void *user;
    const etch_data *data;
    etch_fit_options options;
    etch_function *step, *check; /* of training, of validation; check may be NULL */
    /* Where training is: what a checkpoint holds beside the model. */
    int64_t epoch, batch;
    int64_t n_bad; /* epochs in a row that were not better */
    double best;
    etch_sums sums;
    etch_variable *position, *numbers; /* the same as variables: i64[3]; f64: best, number of examples, sums */
} etch_training;

/* --- fit_data.c: batches ------------------------------------------------------------------------------------------ */

etch_status etch__data_check(etch_ctx *cx, const etch_data *d, const char *what);
/* How many batches an epoch has; -1: a callback decides. */
int64_t etch__data_n_batches(const etch_data *d, int64_t batch_size);
/* The order of examples in an epoch (i64, a handle of the open scope); NULL: as they are, or an error that sticks. */
etch_tensor *etch__data_order(etch_ctx *cx, const etch_data *d, const etch_fit_options *o, int64_t epoch);
/* Batch i, handles of the open scope; *is_there false: the epoch is over. `order` may be NULL. */
etch_status etch__data_batch(etch_ctx *cx, const etch_data *d, const etch_fit_options *o, etch_tensor *order,
                             int64_t epoch, int64_t i, etch_tensor **out, bool *is_there);

/* --- fit_state.c: checkpoints ------------------------------------------------------------------------------------- */

/* Makes the variables, and reads the checkpoint if it is there. */
etch_status etch__training_resume(etch_training *t, bool *was_resumed);
etch_status etch__training_store(etch_training *t);

/* --- fit_progress.c ----------------------------------------------------------------------------------------------- */

typedef struct etch_progress {
    FILE *to; /* NULL: none */
    bool is_terminal;
    double began, shown; /* seconds */
    int64_t n_steps;     /* since it began */
} etch_progress;

void etch__progress_begin(etch_progress *p, const etch_fit_options *o);
/* n_batches -1: not known. */
void etch__progress_step(etch_progress *p, const etch_training *t, int64_t n_batches);
void etch__progress_epoch(etch_progress *p, const etch_training *t, const etch_fit_result *r);
void etch__progress_note(etch_progress *p, const char *text);

/* --- fit.c -------------------------------------------------------------------------------------------------------- */

etch_fit_means etch__sums_means(const etch_sums *s, int n_metrics);

#endif
