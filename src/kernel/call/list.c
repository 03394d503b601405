/* row_set, part_set, part_sizes: lists that grow.
 *
 *     row_set      y = rows, with y[index] = row; from the end of rows to index there are zeros
 *     part_set     y = items, with the elements of part `index` replaced by those of another part, or put behind all of them
 *     part_sizes   sizes[i] = (lengths[i], x's other sizes)
 *
 * What grows may lie in the memory of what it grew from (y->data == x->data): then what is there already is not moved. Nothing is
 * written before everything that can fail has been looked at. Memory that `resize` gives is not cleared, but for strings, which are
 * empty ones. */
#include "kernel/call/calls.h"
#include "kernel/call/list.h"

#include "kernel/call/support.h"

#include <string.h>

static char *element(const etch_array *x, int64_t i) { return x->data + i * etch__dtypes[x->dtype].bytes; }

/* The index, which counts from 0 and leaves room for what comes behind it. */
static etch_status read_index(etch_call *c, int i_in, int64_t n, int64_t *out)
{
    *out = etch__array_i64(&c->in[i_in], 0);
    if (*out >= 0 && *out < ETCH_MAX_COUNT)
        return ETCH_OK;
    return etch__fail(c->cx, ETCH_ERANGE,
                      "%s: the index is %lld; it must be from 0 on, and the list has a length of %lld", c->op,
                      (long long)*out, (long long)n);
}

/* --- rows ------------------------------------------------------------------------------------------------------------ */

etch_status etch__call_row_set(etch_call *c)
{
    const etch_array *rows = &c->in[0], *row = &c->in[2];
    etch_array *y = &c->out[0];
    int64_t n = rows->dims[0], at, dims[ETCH_MAX_RANK], n_row = etch__array_count(row);
    ETCH_TRY(read_index(c, 1, n, &at));
    memcpy(dims, rows->dims, (size_t)rows->rank * sizeof *dims);
    dims[0] = at < n ? n : at + 1;
    ETCH_TRY(etch__call_settle(c, 0, dims, rows->rank));
    if (y->data != rows->data)
        etch__copy_strided(y->dtype, rows->rank, rows->dims, y->data, y->strides, rows->data, rows->strides);
    if (at > n && y->dtype != ETCH_STRING)
        memset(element(y, n * n_row), 0, (size_t)((at - n) * n_row) * etch__dtypes[y->dtype].bytes);
    etch__copy_strided(y->dtype, row->rank, row->dims, element(y, at * n_row), y->strides + 1, row->data, row->strides);
    return ETCH_OK;
}

/* --- parts ----------------------------------------------------------------------------------------------------------- */

static int64_t size_at(const etch_array *sizes, int64_t i, int64_t axis)
{
    int64_t at = (sizes->dims[0] > 1 ? i * sizes->strides[0] : 0) + (sizes->dims[1] > 1 ? axis * sizes->strides[1] : 0);
    return etch__element_i64(sizes->dtype, element(sizes, at));
}

etch_status etch__part_read(etch_ctx *cx, const char *op, const etch_array *sizes, int64_t at, int64_t *dims,
                            int64_t *count)
{
    int64_t n = 1;
    bool overflows = false, is_empty = false;
    for (int64_t a = 0; a < sizes->dims[1]; a++) {
        dims[a] = size_at(sizes, at, a);
        if (dims[a] < 0 || dims[a] > ETCH_MAX_COUNT)
            return etch__fail(cx, ETCH_ESHAPE, "%s: size %lld of element %lld is %lld", op, (long long)a, (long long)at,
                              (long long)dims[a]);
        is_empty |= dims[a] == 0;
        overflows |= ETCH_MUL_OVERFLOWS(n, dims[a], &n);
    }
    char text[ETCH_SHAPE_TEXT];
    if (overflows && !is_empty)
        return etch__fail(cx, ETCH_ESHAPE, "%s: element %lld would be %s, which is too large", op, (long long)at,
                          etch__shape_text(dims, (int)sizes->dims[1], text));
    *count = is_empty ? 0 : n;
    return ETCH_OK;
}

etch_status etch__part_find(etch_ctx *cx, const char *op, const etch_array *sizes, int64_t n_items, int64_t at,
                            etch_part *out)
{
    out->first = out->count = 0;
    for (int64_t i = 0; i <= at; i++) {
        out->first += out->count;
        ETCH_TRY(etch__part_read(cx, op, sizes, i, out->dims, &out->count));
        if (out->count > n_items - out->first)
            return etch__fail(cx, ETCH_ESHAPE,
                              "%s: by their sizes elements 0 to %lld have %lld items, but there are %lld", op,
                              (long long)i, (long long)(out->first + out->count), (long long)n_items);
    }
    return ETCH_OK;
}

etch_status etch__call_part_set(etch_call *c)
{
    const etch_array *items = &c->in[0], *sizes = &c->in[1], *part = &c->in[3];
    etch_array *y = &c->out[0];
    int64_t n = sizes->dims[0], n_items = items->dims[0], at, n_part = etch__array_count(part),
            stride = items->strides[0];
    etch_part old = { .first = n_items };
    ETCH_TRY(read_index(c, 2, n, &at));
    if (at < n)
        ETCH_TRY(etch__part_find(c->cx, c->op, sizes, n_items, at, &old));
    int64_t from = old.first + old.count, to = old.first + n_part, n_behind = n_items - from, n_all;
    if (ETCH_ADD_OVERFLOWS(n_items - old.count, n_part, &n_all))
        return etch__fail(c->cx, ETCH_ERANGE, "%s: %lld items and %lld more are too many", c->op, (long long)n_items,
                          (long long)n_part);
    ETCH_TRY(etch__call_settle(c, 0, &n_all, 1));
    if (y->data == items->data) {
        if (from != to && n_behind > 0)
            memmove(element(y, to), element(y, from), (size_t)n_behind * etch__dtypes[y->dtype].bytes);
    } else {
        etch__move_run(y->dtype, y->data, 1, items->data, stride, old.first);
        etch__move_run(y->dtype, element(y, to), 1, element(items, n_behind ? from * stride : 0), stride, n_behind);
    }
    int64_t strides[ETCH_MAX_RANK];
    etch__row_major_strides(part->dims, part->rank, strides);
    etch__copy_strided(y->dtype, part->rank, part->dims, element(y, old.first), strides, part->data, part->strides);
    return ETCH_OK;
}

etch_status etch__call_part_sizes(etch_call *c)
{
    const etch_array *x = &c->in[0], *lengths = &c->in[1];
    int64_t *to = (int64_t *)c->out[0].data, sum = 0;
    for (int64_t i = 0; i < lengths->dims[0]; i++, to += x->rank) {
        int64_t n = etch__array_i64(lengths, i);
        if (n < 0 || n > x->dims[0] - sum)
            return etch__fail(c->cx, ETCH_ERANGE, "%s: length %lld is %lld, and %lld of %lld are left", c->op,
                              (long long)i, (long long)n, (long long)(x->dims[0] - sum), (long long)x->dims[0]);
        sum += n;
        to[0] = n;
        memcpy(to + 1, x->dims + 1, (size_t)(x->rank - 1) * sizeof *to);
    }
    if (sum != x->dims[0])
        return etch__fail(c->cx, ETCH_ERANGE, "%s: the lengths add up to %lld, not to the %lld along axis 0", c->op,
                          (long long)sum, (long long)x->dims[0]);
    return ETCH_OK;
}
