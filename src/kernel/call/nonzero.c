/* nonzero: the coordinates of the elements that are not zero, row by row of i64[n, rank], in row-major order. A NaN is
 * not zero; -0 is.
 *
 * The elements are counted first, since the size of the result has to be known before anything is written. */
#include "kernel/call/calls.h"

#include "kernel/call/support.h"
#include "kernel/call/types.h"
#include "kernel/call/walk.h"

#include <string.h>

/* `next` walks one row: from the first element that is not zero at or after i, or n. */
#define LOOK(_t) \
    static int64_t count##_t(const void *p, int64_t stride, int64_t n) \
    { \
        const etch_el##_t *x = p; \
        int64_t count = 0; \
        for (int64_t i = 0; i < n; i++) \
            count += etch__widen##_t(x[i * stride]) != 0; \
        return count; \
    } \
    static int64_t next##_t(const void *p, int64_t stride, int64_t n, int64_t i) \
    { \
        const etch_el##_t *x = p; \
        while (i < n && !(etch__widen##_t(x[i * stride]) != 0)) \
            i++; \
        return i; \
    }
#define D(name, bytes, cls, ktype, npy, long_name) ETCH_FOR_NUMBOOL_##cls(LOOK(_##name))
#include "tensor/dtypes.def"
#undef D

typedef struct look {
    int64_t (*count)(const void *p, int64_t stride, int64_t n);
    int64_t (*next)(const void *p, int64_t stride, int64_t n, int64_t i);
} look;
static const look looks[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) \
    { ETCH_ENTRY_NUMBOOL_##cls(count_##name) ETCH_ENTRY_NUMBOOL_##cls(next_##name) },
#include "tensor/dtypes.def"
#undef D
};

/* Elements from..end of a run, for as long as the program is not asked. */
static int64_t end_of_part(int64_t from, int64_t n) { return n - from < ETCH_ASK_EVERY ? n : from + ETCH_ASK_EVERY; }

static etch_status count_all(etch_ctx *cx, const etch_array *x, const look *l, int64_t *out)
{
    int64_t n = 0, bytes = etch__dtypes[x->dtype].bytes;
    etch_walk w;
    for (bool more = etch__walk_start(&w, x->rank, x->dims, 1, (const int64_t *const[]){ x->strides }); more;
         more = etch__walk_next(&w))
        for (int64_t i = 0, end; i < w.run; i = end) {
            end = end_of_part(i, w.run);
            n += l->count(x->data + (w.at[0] + i * w.run_stride[0]) * bytes, w.run_stride[0], end - i);
            ETCH_TRY(etch__go_on(cx, end - i));
        }
    *out = n;
    return ETCH_OK;
}

static etch_status write_coordinates(etch_ctx *cx, const etch_array *x, const look *l, int64_t *to)
{
    int rank = x->rank, last = rank - 1;
    int64_t at = 0, position[ETCH_MAX_RANK] = { 0 }, bytes = etch__dtypes[x->dtype].bytes;
    int64_t n = x->dims[last], stride = n > 1 ? x->strides[last] : 0;
    for (;;) {
        const char *row = x->data + at * bytes;
        for (int64_t from = 0, end; from < n; from = end) {
            end = end_of_part(from, n);
            for (int64_t i = l->next(row, stride, end, from); i < end; i = l->next(row, stride, end, i + 1)) {
                memcpy(to, position, (size_t)last * sizeof *to);
                to[last] = i;
                to += rank;
            }
            ETCH_TRY(etch__go_on(cx, end - from));
        }
        int a = last - 1;
        for (; a >= 0; a--) {
            if (++position[a] < x->dims[a]) {
                at += x->strides[a];
                break;
            }
            at -= (x->dims[a] - 1) * x->strides[a];
            position[a] = 0;
        }
        if (a < 0)
            return ETCH_OK;
    }
}

etch_status etch__call_nonzero(etch_call *c)
{
    const etch_array *x = &c->in[0];
    const look *l = &looks[x->dtype];
    ETCH_ASSERT(l->count, "%s of %s", c->op, etch_dtype_name(x->dtype));
    int64_t n = 0;
    ETCH_TRY(count_all(c->cx, x, l, &n));
    ETCH_TRY(etch__call_settle(c, 0, (const int64_t[]){ n, x->rank }, 2));
    return n > 0 && x->rank > 0 ? write_coordinates(c->cx, x, l, (int64_t *)c->out[0].data) : ETCH_OK;
}
