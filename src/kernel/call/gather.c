/* gather and gather_nd: slices of x by index, as TensorFlow's functions of these names.
 *
 *     gather      y[batch, outer, i, inner] = x[batch, outer, indices[batch, i], inner]
 *     gather_nd   y[batch, i, inner]        = x[batch, indices[batch, i, :], inner]
 *
 * where each letter stands for any number of axes. The loops run in the order of y's memory, so the place to write to just
 * moves on. Indices are read and checked a block at a time, and a block is checked before its first slice is touched.
 * Negative indices are out of range. */
#include "kernel/call/calls.h"

#include "kernel/call/support.h"
#include "kernel/call/walk.h"

#include <etch/ops.h>

static int64_t product(const int64_t *dims, int n)
{
    int64_t count = 1;
    for (int i = 0; i < n; i++)
        count *= dims[i];
    return count;
}

/* All indices of one batch, for one place in the outer axes: `x` points at that place. */
static etch_status gather_batch(etch_call *c, etch_walk *w, int64_t at, int64_t first, int axis,
                                const etch_slice_copy *slice, const char *x, char **to)
{
    const etch_array *indices = &c->in[1];
    int64_t n = c->in[0].dims[axis], stride = c->in[0].strides[axis], from[ETCH_CALL_BLOCK];
    size_t slice_bytes = (size_t)slice->count * slice->elem_bytes;
    bool more = true;
    do {
        for (int64_t i = 0; i < w->run; i += ETCH_CALL_BLOCK) {
            int64_t n_block = w->run - i < ETCH_CALL_BLOCK ? w->run - i : ETCH_CALL_BLOCK;
            etch__read_indices(indices, at + w->at[0] + i * w->run_stride[0], w->run_stride[0], n_block, from);
            for (int64_t k = 0; k < n_block; k++) {
                if (ETCH_UNLIKELY((uint64_t)from[k] >= (uint64_t)n))
                    return etch__fail_index(c, 1, "indices", first + i + k, axis, n);
                from[k] = n > 1 ? from[k] * stride : 0;
            }
            etch__slice_gather(slice, *to, x, from, n_block);
            ETCH_TRY(etch__go_on(c->cx, n_block * slice->count));
            *to += (size_t)n_block * slice_bytes;
        }
        first += w->run;
        more = etch__walk_next(w);
    } while (more);
    return ETCH_OK;
}

etch_status etch__call_gather(etch_call *c)
{
    const etch_attrs_gather *attrs = c->attrs;
    const etch_array *x = &c->in[0], *indices = &c->in[1];
    etch_array *y = &c->out[0];
    int axis = etch__call_axis(attrs->axis, x->rank), n_batch = etch__call_axis(attrs->batch_dims, indices->rank);
    int n_inner = x->rank - axis - 1;
    int64_t bytes = etch__dtypes[x->dtype].bytes, n_indices = product(indices->dims + n_batch, indices->rank - n_batch);

    etch_slice_copy slice;
    etch__slice_init(&slice, x->dtype, n_inner, x->dims + axis + 1, y->strides + (y->rank - n_inner),
                     x->strides + axis + 1);
    etch_walk batch, outer, index;
    if (!etch__walk_start(&index, indices->rank - n_batch, indices->dims + n_batch, 1,
                          (const int64_t *const[]){ indices->strides + n_batch }) ||
        !etch__walk_start(&outer, axis - n_batch, x->dims + n_batch, 1,
                          (const int64_t *const[]){ x->strides + n_batch }))
        return ETCH_OK;
    char *to = y->data;
    int64_t i_batch = 0;
    for (bool more =
             etch__walk_start(&batch, n_batch, x->dims, 2, (const int64_t *const[]){ x->strides, indices->strides });
         more; more = etch__walk_next(&batch))
        for (int64_t b = 0; b < batch.run; b++, i_batch++) {
            int64_t x_at = batch.at[0] + b * batch.run_stride[0], at = batch.at[1] + b * batch.run_stride[1];
            bool more_outer = true;
            for (; more_outer; more_outer = etch__walk_next(&outer))
                for (int64_t o = 0; o < outer.run; o++) {
                    const char *place = x->data + (x_at + outer.at[0] + o * outer.run_stride[0]) * bytes;
                    ETCH_TRY(gather_batch(c, &index, at, i_batch * n_indices, axis, &slice, place, &to));
                }
        }
    return ETCH_OK;
}

etch_status etch__call_gather_nd(etch_call *c)
{
    const etch_attrs_batch *attrs = c->attrs;
    const etch_array *x = &c->in[0], *indices = &c->in[1];
    etch_array *y = &c->out[0];
    int last = indices->rank - 1, n_batch = etch__call_axis(attrs->batch_dims, indices->rank);
    int n_axes = (int)indices->dims[last], n_inner = x->rank - n_batch - n_axes;
    int64_t bytes = etch__dtypes[x->dtype].bytes, from[ETCH_CALL_BLOCK], n_done = 0;

    etch_slice_copy slice;
    etch__slice_init(&slice, x->dtype, n_inner, x->dims + n_batch + n_axes, y->strides + (y->rank - n_inner),
                     x->strides + n_batch + n_axes);
    size_t slice_bytes = (size_t)slice.count * slice.elem_bytes;
    etch_walk batch, vector;
    if (!etch__walk_start(&vector, last - n_batch, indices->dims + n_batch, 1,
                          (const int64_t *const[]){ indices->strides + n_batch }))
        return ETCH_OK;
    char *to = y->data;
    for (bool more =
             etch__walk_start(&batch, n_batch, x->dims, 2, (const int64_t *const[]){ x->strides, indices->strides });
         more; more = etch__walk_next(&batch))
        for (int64_t b = 0; b < batch.run; b++) {
            const char *place = x->data + (batch.at[0] + b * batch.run_stride[0]) * bytes;
            int64_t at = batch.at[1] + b * batch.run_stride[1];
            bool more_vectors = true;
            for (; more_vectors; more_vectors = etch__walk_next(&vector))
                for (int64_t i = 0; i < vector.run; i += ETCH_CALL_BLOCK) {
                    int64_t n_block = vector.run - i < ETCH_CALL_BLOCK ? vector.run - i : ETCH_CALL_BLOCK;
                    ETCH_TRY(etch__vectors_to_offsets(c, at + vector.at[0] + i * vector.run_stride[0],
                                                      vector.run_stride[0], n_block, n_done, n_batch, x->dims + n_batch,
                                                      x->strides + n_batch, from));
                    etch__slice_gather(&slice, to, place, from, n_block);
                    ETCH_TRY(etch__go_on(c->cx, n_block * slice.count));
                    to += (size_t)n_block * slice_bytes;
                    n_done += n_block;
                }
        }
    return ETCH_OK;
}
