/* concat, the copy that is a concat of one, and the three ways to pad.
 *
 * Each input lands in its part of the result by one strided copy. A pad with a value then fills what is around it; the
 * two mirrors copy strips of the result into its own borders, innermost axis first, so that corners come out of strips
 * that are already complete.
 *
 * What must stay true: paddings are the user's and are checked before the first write, against the result's sizes too. */
#include "kernel/call/calls.h"

#include "kernel/call/support.h"

#include <etch/ops.h>

etch_status etch__call_concat(etch_call *c)
{
    const etch_attrs_axis0 *attrs = c->attrs;
    etch_array *y = &c->out[0];
    int axis = etch__call_axis(attrs->axis, y->rank);
    int64_t bytes = etch__dtypes[y->dtype].bytes;
    char *to = y->data;
    for (int i = 0; i < c->n_in; i++) {
        const etch_array *x = &c->in[i];
        if (etch__array_count(x) > 0)
            ETCH_TRY(etch__copy_in_parts(c->cx, y->dtype, y->rank, x->dims, to, y->strides, x->data, x->strides));
        to += x->dims[axis] * y->strides[axis] * bytes;
    }
    return ETCH_OK;
}

etch_status etch__call_laid_out(etch_call *c)
{
    const etch_array *x = &c->in[0], *y = &c->out[0];
    if (etch__array_count(x) == 0)
        return ETCH_OK;
    return etch__copy_in_parts(c->cx, y->dtype, y->rank, x->dims, y->data, y->strides, x->data, x->strides);
}

typedef struct padding {
    int64_t before[ETCH_MAX_RANK], after[ETCH_MAX_RANK];
} padding;

/* The most that a mirror can show of an axis: all of it, or all but the border. Nothing may always be shown. */
typedef enum mode { BY_VALUE, REFLECT, SYMMETRIC } mode;

static etch_status read_padding(etch_call *c, mode m, padding *p)
{
    const etch_array *x = &c->in[0], *pairs = &c->in[1], *y = &c->out[0];
    for (int i = 0; i < x->rank; i++) {
        int64_t at = i > 0 ? i * pairs->strides[0] : 0, total;
        etch__read_indices(pairs, at, 1, 1, &p->before[i]);
        etch__read_indices(pairs, at + pairs->strides[1], 1, 1, &p->after[i]);
        long long before = p->before[i], after = p->after[i], n = x->dims[i];
        if (before < 0 || after < 0)
            return etch__fail(c->cx, ETCH_EINVAL, "%s: paddings of axis %d are (%lld, %lld), but must not be negative",
                              c->op, i, before, after);
        long long most = m == REFLECT && n > 0 ? n - 1 : n;
        if (m != BY_VALUE && (before > most || after > most))
            return etch__fail(
                c->cx, ETCH_EINVAL,
                "%s: paddings of axis %d are (%lld, %lld), but must be at most %lld for an axis of size %lld", c->op, i,
                before, after, most, n);
        if (ETCH_ADD_OVERFLOWS(p->before[i], p->after[i], &total) || ETCH_ADD_OVERFLOWS(total, x->dims[i], &total) ||
            total != y->dims[i])
            return etch__fail(
                c->cx, ETCH_ESHAPE,
                "%s: paddings of axis %d are (%lld, %lld): with size %lld they do not give the result's %lld", c->op, i,
                before, after, n, (long long)y->dims[i]);
    }
    return ETCH_OK;
}

/* y's element 0 of the part that x goes to. */
static char *centre(const etch_array *y, const padding *p)
{
    int64_t at = 0;
    for (int i = 0; i < y->rank; i++)
        at += p->before[i] * y->strides[i];
    return y->data + at * etch__dtypes[y->dtype].bytes;
}

static etch_status copy_centre(etch_call *c, const padding *p)
{
    const etch_array *x = &c->in[0], *y = &c->out[0];
    if (etch__array_count(x) == 0)
        return ETCH_OK;
    return etch__copy_in_parts(c->cx, y->dtype, y->rank, x->dims, centre(y, p), y->strides, x->data, x->strides);
}

/* Fills the borders of axis `axis` and of those inside it, in the part of y that begins at element `at`; axes from
 * `end` on have none. */
static void fill_borders(const etch_array *x, const etch_array *y, const padding *p, int axis, int end, int64_t at,
                         const char *value)
{
    if (axis == end)
        return;
    int64_t stride = y->strides[axis], bytes = etch__dtypes[y->dtype].bytes;
    int64_t centre_at = at + p->before[axis] * stride, after_at = centre_at + x->dims[axis] * stride;
    etch__fill_run(y->dtype, y->data + at * bytes, p->before[axis] * stride, value);
    etch__fill_run(y->dtype, y->data + after_at * bytes, p->after[axis] * stride, value);
    if (axis + 1 < end)
        for (int64_t i = 0; i < x->dims[axis]; i++)
            fill_borders(x, y, p, axis + 1, end, centre_at + i * stride, value);
}

etch_status etch__call_pad(etch_call *c)
{
    const etch_array *x = &c->in[0], *y = &c->out[0];
    padding p = { { 0 }, { 0 } };
    ETCH_TRY(read_padding(c, BY_VALUE, &p));
    if (etch__array_count(y) == 0)
        return ETCH_OK;
    int end = x->rank;
    while (end > 0 && p.before[end - 1] == 0 && p.after[end - 1] == 0)
        end--;
    fill_borders(x, y, &p, 0, end, 0, c->in[2].data);
    return copy_centre(c, &p);
}

/* Copies `n` slices of y across axis `axis` to index `to`, going up, from index `from`, going down. Inside of the axis y
 * is complete; outside of it only the part that x went to exists yet. */
static void mirror(const etch_array *x, const etch_array *y, const padding *p, int axis, int64_t to, int64_t from,
                   int64_t n)
{
    int64_t dims[ETCH_MAX_RANK], strides[ETCH_MAX_RANK], at = 0;
    for (int i = 0; i < y->rank; i++) {
        dims[i] = i < axis ? x->dims[i] : y->dims[i];
        strides[i] = y->strides[i];
        if (i < axis)
            at += p->before[i] * y->strides[i];
    }
    dims[axis] = n;
    strides[axis] = -y->strides[axis];
    int64_t bytes = etch__dtypes[y->dtype].bytes;
    etch__copy_strided(y->dtype, y->rank, dims, y->data + (at + to * y->strides[axis]) * bytes, y->strides,
                       y->data + (at + from * y->strides[axis]) * bytes, strides);
}

static etch_status pad_by_mirror(etch_call *c, mode m)
{
    const etch_array *x = &c->in[0], *y = &c->out[0];
    padding p = { { 0 }, { 0 } };
    ETCH_TRY(read_padding(c, m, &p));
    /* A mirror shows only what is there: an axis without elements stays without, and so does y. */
    if (etch__array_count(y) == 0)
        return ETCH_OK;
    ETCH_TRY(copy_centre(c, &p));
    int64_t skip = m == REFLECT ? 1 : 0;
    for (int axis = x->rank - 1; axis >= 0; axis--) {
        int64_t first = p.before[axis], last = first + x->dims[axis] - 1;
        if (p.before[axis] > 0)
            mirror(x, y, &p, axis, 0, first + p.before[axis] - 1 + skip, p.before[axis]);
        if (p.after[axis] > 0)
            mirror(x, y, &p, axis, last + 1, last - skip, p.after[axis]);
    }
    return ETCH_OK;
}

etch_status etch__call_pad_reflect(etch_call *c) { return pad_by_mirror(c, REFLECT); }
etch_status etch__call_pad_symmetric(etch_call *c) { return pad_by_mirror(c, SYMMETRIC); }
