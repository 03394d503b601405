/* Batches: rows of arrays in an order that is another one in each epoch, or what a callback gives. The order is a function of seed and
 * epoch alone, so that nothing of it has to be stored. */
#include "nn/training.h"

#include <etch/scope.h>
#include "nn/place.h"

etch_status etch__data_check(etch_ctx *cx, const etch_data *d, const char *what)
{
    if (!d || d->n < 1 || d->n > ETCH_MAX_BATCH_TENSORS)
        return etch_fail(cx, ETCH_EINVAL, "%s: %s", what,
                         !d ? "there is no data" : "a batch is made of 1 to 16 tensors");
    if (!d->arrays == !d->batch)
        return etch_fail(cx, ETCH_EINVAL, "%s: the data is to be arrays or a callback, one of them", what);
    for (int i = 0; d->arrays && i < d->n; i++) {
        if (!d->arrays[i] || etch_tensor_rank(d->arrays[i]) < 1)
            return etch_fail(cx, ETCH_EINVAL, "%s: array %d %s", what, i, d->arrays[i] ? "has no rows" : "is NULL");
        if (etch_tensor_dim(d->arrays[i], 0) != etch_tensor_dim(d->arrays[0], 0))
            return etch_fail(cx, ETCH_ESHAPE, "%s: array %d has %lld examples, array 0 has %lld", what, i,
                             (long long)etch_tensor_dim(d->arrays[i], 0), (long long)etch_tensor_dim(d->arrays[0], 0));
    }
    return ETCH_OK;
}

int64_t etch__data_n_batches(const etch_data *d, int64_t batch_size)
{
    return d->arrays ? (etch_tensor_dim(d->arrays[0], 0) + batch_size - 1) / batch_size : -1;
}

static etch_tensor *u64(etch_ctx *cx, uint64_t x) { return etch_from(cx, ETCH_U64, NULL, 0, &x); }

etch_tensor *etch__data_order(etch_ctx *cx, const etch_data *d, const etch_fit_options *o, int64_t epoch)
{
    if (!d->arrays || o->keeps_order)
        return NULL;
    int64_t n = etch_tensor_dim(d->arrays[0], 0);
    etch_tensor *all = etch_range(cx, etch_int(cx, ETCH_I64, 0), etch_int(cx, ETCH_I64, n), etch_int(cx, ETCH_I64, 1));
    return etch_random_shuffle(cx, u64(cx, o->seed), u64(cx, (uint64_t)epoch << 32), all);
}

static etch_tensor *rows(etch_ctx *cx, etch_tensor *array, etch_tensor *order, int64_t first, int64_t n)
{
    etch_tensor *at = etch_int_list(cx, &first, 1), *size = etch_int_list(cx, &n, 1);
    if (order)
        return etch_gather(cx, array, etch_slice(cx, order, at, size), 0, 0);
    etch_tensor *where = etch_range(cx, etch_int(cx, ETCH_I64, first), etch_int(cx, ETCH_I64, first + n),
                                    etch_int(cx, ETCH_I64, 1));
    return etch_gather(cx, array, where, 0, 0);
}

etch_status etch__data_batch(etch_ctx *cx, const etch_data *d, const etch_fit_options *o, etch_tensor *order,
                             int64_t epoch, int64_t i, etch_tensor **out, bool *is_there)
{
    for (int k = 0; k < d->n; k++)
        out[k] = NULL;
    *is_there = false;
    if (d->arrays) {
        int64_t all = etch_tensor_dim(d->arrays[0], 0), first = i * o->batch_size;
        if (first >= all)
            return ETCH_OK;
        int64_t n = all - first < o->batch_size ? all - first : o->batch_size;
        for (int k = 0; k < d->n; k++)
            out[k] = rows(cx, d->arrays[k], order, first, n);
    } else if (!d->batch(cx, epoch, i, out, d->n, d->user)) {
        return etch_failed(cx) ? etch_error_status(cx) : ETCH_OK;
    }
    if (etch_failed(cx))
        return etch_error_status(cx);
    for (int k = 0; k < d->n; k++)
        if (!out[k] || etch_tensor_rank(out[k]) < 1)
            return etch_fail(cx, ETCH_EINVAL, "fit: tensor %d of batch %lld of epoch %lld %s", k, (long long)i,
                             (long long)epoch, out[k] ? "has no examples along axis 0" : "is NULL");
    *is_there = true;
    return ETCH_OK;
}
