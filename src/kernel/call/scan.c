/* cumsum and cumprod: running sums and products along an axis.
 *
 *     y[i] = x[0] + ... + x[i]        exclusive: ... + x[i - 1], and y[0] is 0 (1 for products)
 *     reverse: the same from the end of the axis
 *
 * One accumulator in the compute type (f32 for half types, which are rounded when they are stored, not on the way),
 * starting from the neutral element and taking the elements in order: the bits are a function of the row alone. 16
 * neighbouring columns go along the axis together when that is how they lie in memory. */
#include "kernel/call/calls.h"

#include "kernel/call/support.h"
#include "kernel/call/types.h"
#include "kernel/call/walk.h"

#include <etch/ops.h>
#include <stdlib.h>

enum {
    STRIP = 16,
    N_ROWS = 256 /* of a strip before the program is asked: each is another page, perhaps, and perhaps a new one */
};

/* Where columns lie that go along the axis; strides in elements. */
typedef struct block {
    etch_ctx *cx;
    const char *x;
    char *y;
    int64_t n, x_stride, y_stride;
    int64_t n_columns, x_column, y_column;
    bool exclusive;
} block;

/* Columns without gaps go in strips of a constant width, through arrays of their own, so that the compiler need not fear
 * that writing y changes x. A single column keeps its accumulator in a register. */
#define SCAN(which, neutral, _t, ktype) \
    static etch_status which##_strip##_t(const block *b, int64_t first) \
    { \
        etch_cv_##ktype acc[STRIP], out[STRIP]; \
        const etch_el##_t *x = (const etch_el##_t *)b->x + first; \
        etch_el##_t *y = (etch_el##_t *)b->y + first; \
        for (int j = 0; j < STRIP; j++) \
            acc[j] = neutral; \
        for (int64_t i = 0; i < b->n; i++, x += b->x_stride, y += b->y_stride) { \
            for (int j = 0; j < STRIP; j++) \
                out[j] = acc[j]; \
            for (int j = 0; j < STRIP; j++) \
                acc[j] = etch__##which##_##ktype(acc[j], etch__widen##_t(x[j])); \
            const etch_cv_##ktype *from = b->exclusive ? out : acc; \
            for (int j = 0; j < STRIP; j++) \
                y[j] = etch__narrow##_t(from[j]); \
            if (i % N_ROWS == N_ROWS - 1) \
                ETCH_TRY(etch__go_on(b->cx, ETCH_ASK_EVERY)); \
        } \
        return etch__go_on(b->cx, STRIP * b->n); \
    } \
    static etch_cv_##ktype which##_part##_t(const block *b, const etch_el##_t *x, etch_el##_t *y, int64_t n, \
                                            etch_cv_##ktype acc) \
    { \
        int64_t x_stride = b->x_stride, y_stride = b->y_stride; \
        if (b->exclusive) \
            for (int64_t i = 0; i < n; i++) { \
                etch_cv_##ktype v = etch__widen##_t(x[i * x_stride]); \
                y[i * y_stride] = etch__narrow##_t(acc); \
                acc = etch__##which##_##ktype(acc, v); \
            } \
        else \
            for (int64_t i = 0; i < n; i++) { \
                acc = etch__##which##_##ktype(acc, etch__widen##_t(x[i * x_stride])); \
                y[i * y_stride] = etch__narrow##_t(acc); \
            } \
        return acc; \
    } \
    static etch_status which##_column##_t(const block *b, int64_t j) \
    { \
        etch_cv_##ktype acc = neutral; \
        const etch_el##_t *x = (const etch_el##_t *)b->x + j * b->x_column; \
        etch_el##_t *y = (etch_el##_t *)b->y + j * b->y_column; \
        for (int64_t i = 0; i < b->n; i += ETCH_ASK_EVERY) { \
            int64_t n = b->n - i < ETCH_ASK_EVERY ? b->n - i : ETCH_ASK_EVERY; \
            acc = which##_part##_t(b, x + i * b->x_stride, y + i * b->y_stride, n, acc); \
            ETCH_TRY(etch__go_on(b->cx, n)); \
        } \
        return ETCH_OK; \
    } \
    static etch_status which##_t(const block *b) \
    { \
        int64_t j = 0; \
        if (b->x_column == 1 && b->y_column == 1) \
            for (; j + STRIP <= b->n_columns; j += STRIP) \
                ETCH_TRY(which##_strip##_t(b, j)); \
        for (; j < b->n_columns; j++) \
            ETCH_TRY(which##_column##_t(b, j)); \
        return ETCH_OK; \
    }

#define D(name, bytes, cls, ktype, npy, long_name) \
    ETCH_FOR_NUM_##cls(SCAN(add, 0, _##name, ktype) SCAN(mul, 1, _##name, ktype))
#include "tensor/dtypes.def"
#undef D

typedef etch_status scan_fn(const block *b);
static scan_fn *const sums[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) ETCH_ENTRY_NUM_##cls(add_##name)
#include "tensor/dtypes.def"
#undef D
};
static scan_fn *const products[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) ETCH_ENTRY_NUM_##cls(mul_##name)
#include "tensor/dtypes.def"
#undef D
};

static etch_status scan(etch_call *c, scan_fn *const *scans)
{
    const etch_attrs_scan *attrs = c->attrs;
    const etch_array *x = &c->in[0];
    etch_array *y = &c->out[0];
    scan_fn *f = scans[x->dtype];
    ETCH_ASSERT(f, "%s of %s", c->op, etch_dtype_name(x->dtype));
    int axis = etch__call_axis(attrs->axis, x->rank);
    int64_t n = x->dims[axis], bytes = etch__dtypes[x->dtype].bytes;
    if (n == 0)
        return ETCH_OK;
    block b = { .cx = c->cx, .n = n, .exclusive = attrs->exclusive };
    if (n > 1) {
        b.x_stride = x->strides[axis];
        b.y_stride = y->strides[axis];
    }
    int64_t x_first = 0, y_first = 0;
    if (attrs->reverse) {
        x_first = (n - 1) * b.x_stride;
        y_first = (n - 1) * b.y_stride;
        b.x_stride = -b.x_stride;
        b.y_stride = -b.y_stride;
    }

    int64_t dims[ETCH_MAX_RANK], x_strides[ETCH_MAX_RANK], y_strides[ETCH_MAX_RANK];
    etch__without_axis(x->dims, x->rank, axis, dims);
    etch__without_axis(x->strides, x->rank, axis, x_strides);
    etch__without_axis(y->strides, y->rank, axis, y_strides);
    etch_walk w;
    for (bool more = etch__walk_start(&w, x->rank - 1, dims, 2, (const int64_t *const[]){ x_strides, y_strides }); more;
         more = etch__walk_next(&w)) {
        bool by_column = llabs(w.run_stride[0]) < llabs(b.x_stride);
        int64_t at_once = by_column ? w.run : 1;
        b.x_column = w.run_stride[0];
        b.y_column = w.run_stride[1];
        b.n_columns = at_once;
        for (int64_t j = 0; j < w.run; j += at_once) {
            b.x = x->data + (w.at[0] + x_first + j * b.x_column) * bytes;
            b.y = y->data + (w.at[1] + y_first + j * b.y_column) * bytes;
            ETCH_TRY(f(&b));
        }
    }
    return ETCH_OK;
}

etch_status etch__call_cumsum(etch_call *c) { return scan(c, sums); }
etch_status etch__call_cumprod(etch_call *c) { return scan(c, products); }
