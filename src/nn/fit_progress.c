/* What is shown while training goes on: in a terminal one line per epoch that is written over, elsewhere one when the epoch is done. */
#include "nn/training.h"

#include <inttypes.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { BAR = 24 };
static const double every = 0.1; /* seconds between two lines in a terminal */

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

void etch__progress_begin(etch_progress *p, const etch_fit_options *o)
{
    *p = (etch_progress){ .to = o->progress, .began = seconds() };
    p->is_terminal = p->to && isatty(fileno(p->to));
}

static void print_means(const etch_progress *p, const etch_training *t, const etch_fit_means *m, const char *prefix)
{
    fprintf(p->to, "  %sloss %.4f", prefix, m->loss);
    for (int i = 0; i < t->options.n_metrics; i++)
        fprintf(p->to, "  %s%s %.4f", prefix, t->options.metric_names[i], m->metrics[i]);
}

static void print_epoch(const etch_progress *p, const etch_training *t, int64_t epoch)
{
    fprintf(p->to, "%sepoch %" PRId64 "/%" PRId64, p->is_terminal ? "\r\033[K" : "", epoch, t->options.n_epochs);
}

static void print_pace(const etch_progress *p)
{
    if (p->n_steps)
        fprintf(p->to, "  %.2f ms/step", (seconds() - p->began) * 1e3 / (double)p->n_steps);
}

void etch__progress_step(etch_progress *p, const etch_training *t, int64_t n_batches)
{
    p->n_steps++;
    if (!p->is_terminal || seconds() - p->shown < every)
        return;
    p->shown = seconds();
    etch_fit_means so_far = etch__sums_means(&t->sums, t->options.n_metrics);
    print_epoch(p, t, t->epoch + 1);
    if (n_batches > 0) {
        char bar[BAR + 1];
        int n = (int)(t->batch * BAR / n_batches);
        memset(bar, '.', BAR);
        memset(bar, '=', (size_t)(n < BAR ? n : BAR));
        bar[BAR] = '\0';
        fprintf(p->to, "  [%s] %" PRId64 "/%" PRId64, bar, t->batch, n_batches);
    } else {
        fprintf(p->to, "  batch %" PRId64, t->batch);
    }
    print_means(p, t, &so_far, "");
    print_pace(p);
    if (n_batches > 0)
        fprintf(p->to, "  %.0f s left", (seconds() - p->began) / (double)p->n_steps * (double)(n_batches - t->batch));
    (void)fflush(p->to);
}

void etch__progress_epoch(etch_progress *p, const etch_training *t, const etch_fit_result *r)
{
    if (!p->to)
        return;
    print_epoch(p, t, r->n_epochs);
    print_means(p, t, &r->training, "");
    if (r->validation.n_examples)
        print_means(p, t, &r->validation, "val_");
    print_pace(p);
    fprintf(p->to, "\n");
    (void)fflush(p->to);
    p->began = seconds();
    p->n_steps = 0;
}

void etch__progress_note(etch_progress *p, const char *text)
{
    if (!p->to)
        return;
    fprintf(p->to, "%s%s\n", p->is_terminal ? "\r\033[K" : "", text);
    (void)fflush(p->to);
}
