/* Training in epochs: the loop around one traced step.
 *
 * The step is a function of the batch's tensors alone; parameters, slots and random numbers are variables that it reads and writes, so
 * that a step which fails has changed nothing. Where training stands is kept in numbers here, and in variables whenever a checkpoint is
 * written: reading that file and going on gives the same bits as if nothing had happened. */
#include "nn/training.h"
#include "nn/memory.h"

#include <etch/scope.h>
#include <etch/tape.h>
#include <math.h>
#include <signal.h>
#include <string.h>
#include "nn/place.h"

/* --- the traced functions ----------------------------------------------------------------------------------------- */

/* Loss and metrics of the batch to out; NULL: the error sticks. */
static etch_tensor *state_objective(etch_ctx *cx, const etch_training *t, const etch_arg *args, int n_args,
                                    bool is_training, etch_tensor **metrics)
{
    etch_tensor *batch[ETCH_MAX_BATCH_TENSORS];
    for (int i = 0; i < n_args; i++)
        batch[i] = args[i].tensor;
    memset(metrics, 0, ETCH_MAX_METRICS * sizeof(etch_tensor *));
    etch_tensor *loss = t->objective(cx, batch, n_args, is_training, metrics, t->options.n_metrics, t->user);
    if (etch_failed(cx))
        return NULL;
    if (!loss || etch_tensor_rank(loss) != 0)
        etch_fail(cx, ETCH_EINVAL, "fit: the objective gave %s", loss ? "a loss that is no scalar" : "no loss");
    for (int i = 0; !etch_failed(cx) && i < t->options.n_metrics; i++)
        if (!metrics[i] || etch_tensor_rank(metrics[i]) != 0)
            etch_fail(cx, ETCH_EINVAL, "fit: the objective gave %s %d ('%s')",
                      metrics[i] ? "no scalar as metric" : "no metric", i, t->options.metric_names[i]);
    return etch_failed(cx) ? NULL : loss;
}

/* As f64, for the means. */
static void give_results(etch_ctx *cx, const etch_training *t, etch_tensor *loss, etch_tensor *const *metrics,
                         etch_results *out)
{
    etch_return(out, etch_cast(cx, loss, ETCH_F64));
    for (int i = 0; i < t->options.n_metrics; i++)
        etch_return(out, etch_cast(cx, metrics[i], ETCH_F64));
}

static void follow_gradients(etch_ctx *cx, const etch_training *t, etch_tape *tape, etch_tensor *loss)
{
    int n = etch_optimizer_n_variables(t->optimizer);
    etch_tensor *owners[2] = { NULL, NULL };
    etch_source *by = etch__memory_new(cx, (size_t)n * sizeof *by, &owners[0]);
    etch_gradient *gradients = by ? etch__memory_new(cx, (size_t)n * sizeof *gradients, &owners[1]) : NULL;
    if (gradients) {
        for (int i = 0; i < n; i++)
            by[i] = ETCH_BY_VARIABLE(etch_optimizer_variable(t->optimizer, i));
        if (etch_tape_gradients(cx, tape, &loss, NULL, 1, by, n, gradients) == ETCH_OK)
            (void)!etch_optimizer_apply_gradients(cx, t->optimizer, gradients, n);
    }
    etch_tensor_release(&owners[0]);
    etch_tensor_release(&owners[1]);
}

static void train_on(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    const etch_training *t = user;
    etch_tensor *metrics[ETCH_MAX_METRICS], *loss = NULL, *scaled = NULL;
    etch_tape *tape = etch_tape_begin(cx, NULL);
    if (tape)
        loss = state_objective(cx, t, args, n_args, true, metrics);
    if (loss)
        scaled = etch_optimizer_scale_loss(cx, t->optimizer, loss);
    if (scaled) {
        etch_tape_end(cx, tape);
        follow_gradients(cx, t, tape, scaled);
        give_results(cx, t, loss, metrics, out);
    }
    etch_tape_release(&tape);
}

static void check_on(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    const etch_training *t = user;
    etch_tensor *metrics[ETCH_MAX_METRICS], *loss = state_objective(cx, t, args, n_args, false, metrics);
    if (loss)
        give_results(cx, t, loss, metrics, out);
}

static etch_function *function_of(etch_training *t, const char *name, etch_structured_body *body)
{
    const etch_function_options o = { .policy = ETCH_SYMBOLIC,
                                      .structured = body,
                                      .finds_nans = t->options.finds_nans };
    return etch_function_new(t->cx, name, NULL, t, &o);
}

/* --- batches ------------------------------------------------------------------------------------------------------ */

etch_fit_means etch__sums_means(const etch_sums *s, int n_metrics)
{
    etch_fit_means m = { .n_examples = (int64_t)s->n };
    m.loss = s->n > 0 ? s->at[0] / s->n : 0;
    for (int i = 0; s->n > 0 && i < n_metrics; i++)
        m.metrics[i] = s->at[1 + i] / s->n;
    return m;
}

/* Calls f on the batch, and adds what it gives. */
static etch_status run_batch(etch_training *t, etch_function *f, etch_tensor *const *batch, int n, etch_sums *sums)
{
    etch_arg args[ETCH_MAX_BATCH_TENSORS];
    etch_tensor *out[1 + ETCH_MAX_METRICS];
    double x[1 + ETCH_MAX_METRICS];
    for (int i = 0; i < n; i++)
        args[i] = ETCH_ARG_TENSOR(batch[i]);
    int n_out = etch_call_args(t->cx, f, args, n, out, 1 + t->options.n_metrics, NULL);
    if (n_out < 0)
        return etch_error_status(t->cx);
    for (int i = 0; i < n_out; i++) {
        etch_status s = etch_tensor_read(t->cx, out[i], &x[i], sizeof x[i]);
        if (s != ETCH_OK)
            return s;
    }
    double weight = (double)etch_tensor_dim(batch[0], 0);
    for (int i = 0; i < n_out; i++)
        sums->at[i] += x[i] * weight;
    sums->n += weight;
    return ETCH_OK;
}

static etch_status check_all(etch_training *t, const etch_data *d, etch_fit_means *out)
{
    etch_sums sums = { .n = 0 };
    etch_fit_options in_order = t->options;
    in_order.keeps_order = true;
    etch_status s = ETCH_OK;
    bool is_there = true;
    for (int64_t i = 0; s == ETCH_OK && is_there; i++) {
        etch_scope scope = etch_scope_begin(t->cx);
        etch_tensor *batch[ETCH_MAX_BATCH_TENSORS];
        s = etch__data_batch(t->cx, d, &in_order, NULL, 0, i, batch, &is_there);
        if (s == ETCH_OK && is_there)
            s = run_batch(t, t->check, batch, d->n, &sums);
        etch_scope_end(t->cx, scope);
    }
    *out = etch__sums_means(&sums, t->options.n_metrics);
    return s;
}

/* --- epochs ------------------------------------------------------------------------------------------------------- */

static volatile sig_atomic_t is_interrupted;

static void note_interrupt(int signal)
{
    (void)signal;
    is_interrupted = 1;
}

static etch_status train_epoch(etch_training *t, etch_progress *p, etch_fit_result *r)
{
    int64_t n_batches = etch__data_n_batches(t->data, t->options.batch_size), every = t->options.checkpoint_every;
    etch_scope around = etch_scope_begin(t->cx);
    etch_tensor *order = etch__data_order(t->cx, t->data, &t->options, t->epoch);
    etch_status s = etch_failed(t->cx) ? etch_error_status(t->cx) : ETCH_OK;
    for (bool is_there = true; s == ETCH_OK && !r->was_interrupted;) {
        etch_scope scope = etch_scope_begin(t->cx);
        etch_tensor *batch[ETCH_MAX_BATCH_TENSORS];
        s = etch__data_batch(t->cx, t->data, &t->options, order, t->epoch, t->batch, batch, &is_there);
        if (s == ETCH_OK && is_there)
            s = run_batch(t, t->step, batch, t->data->n, &t->sums);
        etch_scope_end(t->cx, scope);
        if (s != ETCH_OK || !is_there)
            break;
        t->batch++;
        r->n_steps++;
        r->was_interrupted = t->options.stops_on_interrupt && is_interrupted;
        if (r->was_interrupted || (every > 0 && t->batch % every == 0))
            s = etch__training_store(t);
        etch__progress_step(p, t, n_batches);
    }
    etch_scope_end(t->cx, around);
    return s;
}

/* Goes on with the next epoch; false in *goes_on: enough. */
static etch_status end_epoch(etch_training *t, etch_fit_result *r, bool *goes_on)
{
    r->training = etch__sums_means(&t->sums, t->options.n_metrics);
    if (t->options.validation) {
        etch_status s = check_all(t, t->options.validation, &r->validation);
        if (s != ETCH_OK)
            return s;
    }
    double loss = t->options.validation ? r->validation.loss : r->training.loss;
    bool is_better = loss < t->best - t->options.min_delta;
    t->best = is_better ? loss : t->best;
    t->n_bad = is_better ? 0 : t->n_bad + 1;
    t->epoch++;
    t->batch = 0;
    t->sums = (etch_sums){ .n = 0 };
    r->n_epochs = t->epoch;
    r->has_stopped_early = t->options.patience > 0 && t->n_bad >= t->options.patience;
    *goes_on = !r->has_stopped_early;
    return etch__training_store(t);
}

static etch_status train(etch_training *t, etch_fit_result *r)
{
    etch_progress p;
    etch_status s = etch__training_resume(t, &r->was_resumed);
    etch__progress_begin(&p, &t->options);
    r->n_epochs = t->epoch;
    r->has_stopped_early = t->options.patience > 0 && t->n_bad >= t->options.patience;
    if (s == ETCH_OK && r->was_resumed)
        etch__progress_note(&p, "resumed from the checkpoint");
    for (bool goes_on = !r->has_stopped_early; s == ETCH_OK && goes_on && t->epoch < t->options.n_epochs;) {
        s = train_epoch(t, &p, r);
        if (s != ETCH_OK || r->was_interrupted)
            break;
        s = end_epoch(t, r, &goes_on);
        if (s == ETCH_OK)
            etch__progress_epoch(&p, t, r);
        if (s == ETCH_OK && t->options.on_epoch)
            goes_on &= t->options.on_epoch(t->epoch, r, t->options.user);
    }
    if (r->was_interrupted)
        etch__progress_note(&p, t->options.checkpoint ? "interrupted: the checkpoint is written" : "interrupted");
    else if (s == ETCH_OK && r->has_stopped_early)
        etch__progress_note(&p, "stopped early: no better for as many epochs as patience allows");
    return s;
}

static etch_status train_interruptibly(etch_training *t, etch_fit_result *r)
{
    struct sigaction own = { .sa_handler = note_interrupt }, before;
    if (!t->options.stops_on_interrupt)
        return train(t, r);
    is_interrupted = 0;
    sigemptyset(&own.sa_mask);
    if (sigaction(SIGINT, &own, &before) != 0)
        return etch_fail(t->cx, ETCH_EIO, "fit: SIGINT cannot be handled");
    etch_status s = train(t, r);
    (void)sigaction(SIGINT, &before, NULL);
    return s;
}

/* --- the public functions ----------------------------------------------------------------------------------------- */

static etch_status take_options(etch_training *t, const etch_fit_options *options)
{
    etch_ctx *cx = t->cx;
    etch_fit_options *o = &t->options;
    *o = options ? *options : (etch_fit_options){ 0 };
    o->n_epochs = o->n_epochs ? o->n_epochs : 1;
    o->batch_size = o->batch_size ? o->batch_size : 32;
    t->best = INFINITY;
    if (etch_failed(cx))
        return etch_error_status(cx);
    if (!t->objective)
        return etch_fail(cx, ETCH_EINVAL, "fit: the objective is NULL");
    if (o->n_epochs < 0 || o->batch_size < 0 || o->patience < 0 || o->checkpoint_every < 0 || !(o->min_delta >= 0))
        return etch_fail(
            cx, ETCH_EINVAL,
            "fit: n_epochs %lld, batch_size %lld, patience %lld, checkpoint_every %lld, min_delta %g: none may "
            "be negative",
            (long long)o->n_epochs, (long long)o->batch_size, (long long)o->patience, (long long)o->checkpoint_every,
            o->min_delta);
    if (o->n_metrics < 0 || o->n_metrics > ETCH_MAX_METRICS || (o->n_metrics > 0 && !o->metric_names))
        return etch_fail(cx, ETCH_EINVAL, "fit: %d metrics%s; there may be %d", o->n_metrics,
                         o->n_metrics > 0 && !o->metric_names ? " without names" : "", ETCH_MAX_METRICS);
    for (int i = 0; i < o->n_metrics; i++)
        if (!o->metric_names[i])
            return etch_fail(cx, ETCH_EINVAL, "fit: the name of metric %d is NULL", i);
    etch_status s = etch__data_check(cx, t->data, "fit");
    return s == ETCH_OK && o->validation ? etch__data_check(cx, o->validation, "fit: validation") : s;
}

etch_status(etch_fit)(etch_ctx *cx, etch_model *m, etch_optimizer *o, etch_objective *objective, void *user,
                      const etch_data *data, const etch_fit_options *options, etch_fit_result *out)
{
    etch_training t = { .cx = cx, .model = m, .optimizer = o, .objective = objective, .user = user, .data = data };
    etch_fit_result r = { .n_epochs = 0 };
    if (out)
        *out = r;
    if (!m || !o)
        return etch_fail(cx, ETCH_EINVAL, "fit: the %s is NULL", m ? "optimiser" : "model");
    etch_status s = take_options(&t, options);
    if (s == ETCH_OK) {
        t.step = function_of(&t, "training step", train_on);
        t.check = t.step ? function_of(&t, "validation step", check_on) : NULL;
        s = t.check ? train_interruptibly(&t, &r) : etch_error_status(cx);
    }
    if (t.step)
        r.n_traces = etch_function_get_stats(t.step).n_traces;
    etch_function_release(&t.step);
    etch_function_release(&t.check);
    if (out)
        *out = r;
    return s;
}

etch_status(etch_evaluate)(etch_ctx *cx, etch_objective *objective, void *user, const etch_data *data,
                           const etch_fit_options *options, etch_fit_means *out)
{
    etch_training t = { .cx = cx, .objective = objective, .user = user, .data = data };
    if (!out)
        return etch_fail(cx, ETCH_EINVAL, "evaluate: there is no place for the result");
    *out = (etch_fit_means){ .n_examples = 0 };
    etch_status s = take_options(&t, options);
    if (s == ETCH_OK) {
        t.check = function_of(&t, "validation step", check_on);
        s = t.check ? check_all(&t, data, out) : etch_error_status(cx);
    }
    etch_function_release(&t.check);
    return s;
}
