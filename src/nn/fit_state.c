/* Checkpoints: the file of the model, in which two more variables say where training is. */
#include "nn/training.h"
#include "nn/model.h"

#include <etch/scope.h>
#include <sys/stat.h>
#include "nn/place.h"

enum { N_POSITION = 3, N_NUMBERS = 2 + 1 + ETCH_MAX_METRICS };

static etch_tensor *position_of(const etch_training *t)
{
    const int64_t at[N_POSITION] = { t->epoch, t->batch, t->n_bad }, n = N_POSITION;
    return etch_from(t->cx, ETCH_I64, &n, 1, at);
}

static etch_tensor *numbers_of(const etch_training *t)
{
    double at[N_NUMBERS] = { t->best, t->sums.n };
    const int64_t n = N_NUMBERS;
    for (int i = 0; i <= ETCH_MAX_METRICS; i++)
        at[2 + i] = t->sums.at[i];
    return etch_from(t->cx, ETCH_F64, &n, 1, at);
}

/* One that an earlier fit has made is used again. */
static etch_variable *make_variable(etch_training *t, const char *name, etch_tensor *first)
{
    char full[32];
    snprintf(full, sizeof full, "fit/%s", name);
    etch_variable *v = etch_model_find(t->model, full);
    return v ? v : etch__model_add_named(t->cx, t->model, "fit", name, first, true);
}

static etch_status read_state(etch_training *t)
{
    int64_t at[N_POSITION];
    double numbers[N_NUMBERS];
    etch_tensor *p = etch_variable_read(t->cx, t->position), *n = etch_variable_read(t->cx, t->numbers);
    if (!p || !n)
        return etch_error_status(t->cx);
    etch_status s = etch_tensor_read(t->cx, p, at, sizeof at);
    if (s == ETCH_OK)
        s = etch_tensor_read(t->cx, n, numbers, sizeof numbers);
    if (s != ETCH_OK)
        return s;
    /* A file may say anything. How many batches there are is the data's to say, but their rows can be counted. */
    if (at[0] < 0 || at[1] < 0 || at[2] < 0 ||
        at[1] > INT64_MAX / (t->options.batch_size > 0 ? t->options.batch_size : 1))
        return etch_fail(t->cx, ETCH_EINVAL, "fit: the checkpoint says epoch %lld, batch %lld, %lld without progress",
                         (long long)at[0], (long long)at[1], (long long)at[2]);
    t->epoch = at[0];
    t->batch = at[1];
    t->n_bad = at[2];
    t->best = numbers[0];
    t->sums.n = numbers[1];
    for (int i = 0; i <= ETCH_MAX_METRICS; i++)
        t->sums.at[i] = numbers[2 + i];
    return ETCH_OK;
}

static bool is_there(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0;
}

etch_status etch__training_resume(etch_training *t, bool *was_resumed)
{
    etch_scope scope = etch_scope_begin(t->cx);
    *was_resumed = false;
    t->position = make_variable(t, "position", position_of(t));
    t->numbers = t->position ? make_variable(t, "numbers", numbers_of(t)) : NULL;
    etch_status s = t->numbers ? ETCH_OK : etch_error_status(t->cx);
    if (s == ETCH_OK && t->options.checkpoint && is_there(t->options.checkpoint)) {
        s = etch_model_load(t->cx, t->model, t->options.checkpoint);
        if (s == ETCH_OK)
            s = read_state(t);
        *was_resumed = s == ETCH_OK;
    }
    etch_scope_end(t->cx, scope);
    return s;
}

etch_status etch__training_store(etch_training *t)
{
    etch_scope scope = etch_scope_begin(t->cx);
    etch_status s = ETCH_OK;
    if (!etch_variable_assign(t->cx, t->position, position_of(t)) ||
        !etch_variable_assign(t->cx, t->numbers, numbers_of(t)))
        s = etch_error_status(t->cx);
    if (s == ETCH_OK && t->options.checkpoint)
        s = etch_model_store(t->cx, t->model, t->options.checkpoint);
    etch_scope_end(t->cx, scope);
    return s;
}
