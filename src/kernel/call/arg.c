/* argmax and argmin: where the best element along an axis is.
 *
 * Of equal elements the first is taken. A NaN is never the best (as in TensorFlow; NumPy takes the first NaN): the best is
 * the first number unless a later one is strictly better, and element 0 if there is no number. Rows that lie close along the
 * axis are searched one by one; otherwise up to 64 neighbouring columns go down the axis together, so that memory is read in
 * its own order. Both make the same comparisons, element by element.
 *
 * What must stay true: an axis without elements has no best one and is an error, also when the result is empty. */
#include "kernel/call/calls.h"

#include "kernel/call/support.h"
#include "kernel/call/types.h"
#include "kernel/call/walk.h"

#include <etch/ops.h>
#include <stdlib.h>

enum { N_LANES = 16, BLOCK = 512, N_COLUMNS = 64 };

#define IS_NAN(x) ((x) != (x)) /* of integers: never */

/* A row without gaps that starts with a number: the best value block by block, in lanes that all start from the best so
 * far; then the first element of the block where it appeared that equals it. */
#define DENSE_ROW(which, _t, ktype, BETTER) \
    static int64_t dense_##which##_t(const etch_el##_t *x, int64_t n) \
    { \
        etch_cv_##ktype best = etch__widen##_t(x[0]); \
        int64_t found = -1; \
        for (int64_t i = 0; i < n; i += BLOCK) { \
            int64_t end = n - i < BLOCK ? n : i + BLOCK, k = i; \
            etch_cv_##ktype lane[N_LANES], block_best = best; \
            for (int l = 0; l < N_LANES; l++) \
                lane[l] = best; \
            for (; k + N_LANES <= end; k += N_LANES) \
                for (int l = 0; l < N_LANES; l++) { \
                    etch_cv_##ktype v = etch__widen##_t(x[k + l]); \
                    lane[l] = v BETTER lane[l] ? v : lane[l]; \
                } \
            for (; k < end; k++) { \
                etch_cv_##ktype v = etch__widen##_t(x[k]); \
                block_best = v BETTER block_best ? v : block_best; \
            } \
            for (int l = 0; l < N_LANES; l++) \
                block_best = lane[l] BETTER block_best ? lane[l] : block_best; \
            if (block_best BETTER best) { \
                best = block_best; \
                found = i; \
            } \
        } \
        if (found < 0) \
            return 0; \
        while (etch__widen##_t(x[found]) != best) \
            found++; \
        return found; \
    }

#define ROW(which, _t, ktype, BETTER) \
    static int64_t row_##which##_t(const void *p, int64_t stride, int64_t n) \
    { \
        const etch_el##_t *x = p; \
        etch_cv_##ktype best = etch__widen##_t(x[0]); \
        int64_t found = 0; \
        while (IS_NAN(best) && found + 1 < n) { \
            found++; \
            best = etch__widen##_t(x[found * stride]); \
        } \
        if (IS_NAN(best)) \
            return 0; \
        if (stride == 1) \
            return found + dense_##which##_t(x + found, n - found); \
        for (int64_t i = found + 1; i < n; i++) { \
            etch_cv_##ktype v = etch__widen##_t(x[i * stride]); \
            if (v BETTER best) { \
                best = v; \
                found = i; \
            } \
        } \
        return found; \
    }

#define COLUMNS(which, _t, ktype, BETTER) \
    static void columns_##which##_t(const void *p, int64_t stride, int64_t n, int64_t column_stride, \
                                    int64_t n_columns, int64_t *found) \
    { \
        const etch_el##_t *x = p; \
        etch_cv_##ktype best[N_COLUMNS]; \
        for (int64_t j = 0; j < n_columns; j++) { \
            best[j] = etch__widen##_t(x[j * column_stride]); \
            found[j] = 0; \
        } \
        for (int64_t i = 1; i < n; i++) { \
            const etch_el##_t *row = x + i * stride; \
            for (int64_t j = 0; j < n_columns; j++) { \
                etch_cv_##ktype v = etch__widen##_t(row[j * column_stride]); \
                bool is_better = (v BETTER best[j]) | (IS_NAN(best[j]) & !IS_NAN(v)); \
                best[j] = is_better ? v : best[j]; \
                found[j] = is_better ? i : found[j]; \
            } \
        } \
    }

#define SEARCH(_t, ktype) \
    DENSE_ROW(max, _t, ktype, >) \
    DENSE_ROW(min, _t, ktype, <) \
    ROW(max, _t, ktype, >) \
    ROW(min, _t, ktype, <) \
    COLUMNS(max, _t, ktype, >) \
    COLUMNS(min, _t, ktype, <)

#define D(name, bytes, cls, ktype, npy, long_name) ETCH_FOR_NUMBOOL_##cls(SEARCH(_##name, ktype))
#include "tensor/dtypes.def"
#undef D

typedef struct search {
    int64_t (*row)(const void *p, int64_t stride, int64_t n);
    void (*columns)(const void *p, int64_t stride, int64_t n, int64_t column_stride, int64_t n_columns, int64_t *found);
} search;

static const search largest[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) \
    { ETCH_ENTRY_NUMBOOL_##cls(row_max_##name) ETCH_ENTRY_NUMBOOL_##cls(columns_max_##name) },
#include "tensor/dtypes.def"
#undef D
};
static const search smallest[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) \
    { ETCH_ENTRY_NUMBOOL_##cls(row_min_##name) ETCH_ENTRY_NUMBOOL_##cls(columns_min_##name) },
#include "tensor/dtypes.def"
#undef D
};

static etch_status find_best(etch_call *c, const search *searches)
{
    const etch_attrs_arg *attrs = c->attrs;
    const etch_array *x = &c->in[0];
    etch_array *y = &c->out[0];
    const search *s = &searches[x->dtype];
    ETCH_ASSERT(s->row, "%s of %s", c->op, etch_dtype_name(x->dtype));
    int axis = etch__call_axis(attrs->axis, x->rank);
    int64_t n = x->dims[axis], stride = x->strides[axis];
    if (n == 0)
        return etch__fail(c->cx, ETCH_EINVAL, "%s: axis %d has size 0", c->op, axis);
    ETCH_TRY(etch__check_index_dtype(c, y->dtype, axis, n, false));

    int64_t dims[ETCH_MAX_RANK], strides[ETCH_MAX_RANK], found[N_COLUMNS];
    etch__without_axis(x->dims, x->rank, axis, dims);
    etch__without_axis(x->strides, x->rank, axis, strides);
    size_t x_bytes = etch__dtypes[x->dtype].bytes, y_bytes = etch__dtypes[y->dtype].bytes;
    char *to = y->data; /* results come in y's own order */
    etch_walk w;
    for (bool more = etch__walk_start(&w, x->rank - 1, dims, 1, (const int64_t *const[]){ strides }); more;
         more = etch__walk_next(&w)) {
        const char *from = x->data + w.at[0] * (int64_t)x_bytes;
        bool by_column = w.run > 1 && llabs(w.run_stride[0]) < llabs(stride);
        for (int64_t j = 0; j < w.run; j += N_COLUMNS) {
            int64_t n_columns = w.run - j < N_COLUMNS ? w.run - j : N_COLUMNS;
            const char *first = from + j * w.run_stride[0] * (int64_t)x_bytes;
            if (by_column)
                s->columns(first, stride, n, w.run_stride[0], n_columns, found);
            else
                for (int64_t k = 0; k < n_columns; k++)
                    found[k] = s->row(first + k * w.run_stride[0] * (int64_t)x_bytes, n > 1 ? stride : 1, n);
            etch__write_indices(y->dtype, to, found, n_columns);
            to += (size_t)n_columns * y_bytes;
            ETCH_TRY(etch__go_on(c->cx, n_columns * n));
        }
    }
    return ETCH_OK;
}

etch_status etch__call_argmax(etch_call *c) { return find_best(c, largest); }
etch_status etch__call_argmin(etch_call *c) { return find_best(c, smallest); }
