/* scatter_nd_add, _update, _min, _max: x with updates applied at indices; strided_slice_add: x with updates added to a slice.
 *
 *     y = x;  for i in order: y[indices[i, :], inner] = combine(y[indices[i, :], inner], updates[i, inner])
 *
 * x is copied first, unless y is written over it; then the updates go one after another in the order of the indices, so that the bits do not depend on
 * anything else: sums of floats at one place are added up in that order, each rounded to the dtype, and of several
 * updates to one place the last one stays. min and max are those of the ops `minimum` and `maximum`. A slice has each place once. */
#include "kernel/call/calls.h"

#include "kernel/call/strided.h"
#include "kernel/call/support.h"
#include "kernel/call/types.h"
#include "kernel/call/walk.h"

#include <string.h>

/* y[i * y_stride] = combine(y[i * y_stride], u[i * u_stride]) */
typedef void combine_fn(void *y, int64_t y_stride, const void *u, int64_t u_stride, int64_t n);
/* The same for y[to[i]], one after the other. */
typedef void combine_at_fn(void *y, const int64_t *to, const void *u, int64_t u_stride, int64_t n);
typedef struct combination {
    combine_fn *run;
    combine_at_fn *at;
} combination;

#define COMBINE(which, _t, ktype) \
    static void which##_t(void *p, int64_t y_stride, const void *q, int64_t u_stride, int64_t n) \
    { \
        etch_el##_t *y = p; \
        const etch_el##_t *u = q; \
        for (int64_t i = 0; i < n; i++, y += y_stride, u += u_stride) \
            *y = etch__narrow##_t(etch__##which##_##ktype(etch__widen##_t(*y), etch__widen##_t(*u))); \
    } \
    static void which##_at##_t(void *p, const int64_t *to, const void *q, int64_t u_stride, int64_t n) \
    { \
        etch_el##_t *y = p; \
        const etch_el##_t *u = q; \
        for (int64_t i = 0; i < n; i++) \
            y[to[i]] = etch__narrow##_t( \
                etch__##which##_##ktype(etch__widen##_t(y[to[i]]), etch__widen##_t(u[i * u_stride]))); \
    }
#define D(name, bytes, cls, ktype, npy, long_name) \
    ETCH_FOR_NUM_##cls(COMBINE(add, _##name, ktype) COMBINE(min, _##name, ktype) COMBINE(max, _##name, ktype))
#include "tensor/dtypes.def"
#undef D

static const combination adds[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) \
    { ETCH_ENTRY_NUM_##cls(add_##name) ETCH_ENTRY_NUM_##cls(add_at_##name) },
#include "tensor/dtypes.def"
#undef D
};
static const combination mins[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) \
    { ETCH_ENTRY_NUM_##cls(min_##name) ETCH_ENTRY_NUM_##cls(min_at_##name) },
#include "tensor/dtypes.def"
#undef D
};
static const combination maxs[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) \
    { ETCH_ENTRY_NUM_##cls(max_##name) ETCH_ENTRY_NUM_##cls(max_at_##name) },
#include "tensor/dtypes.def"
#undef D
};

/* The slice of y at `to` combined with the one of the updates at `from`. The walk has y first. */
static void combine_slice(combine_fn *f, etch_walk *inner, int64_t bytes, char *to, const char *from)
{
    bool more = true;
    for (; more; more = etch__walk_next(inner))
        f(to + inner->at[0] * bytes, inner->run_stride[0], from + inner->at[1] * bytes, inner->run_stride[1],
          inner->run);
}

/* `combines` NULL: put the updates in place of what is there. */
static etch_status scatter(etch_call *c, const combination *combines)
{
    const etch_array *x = &c->in[0], *indices = &c->in[1], *updates = &c->in[2];
    etch_array *y = &c->out[0];
    combine_fn *f = combines ? combines[y->dtype].run : NULL;
    ETCH_ASSERT(f || !combines, "%s of %s", c->op, etch_dtype_name(y->dtype));
    int last = indices->rank - 1, n_axes = (int)indices->dims[last], n_inner = x->rank - n_axes;
    int64_t bytes = etch__dtypes[y->dtype].bytes, to[ETCH_CALL_BLOCK], n_done = 0;

    if (y->data != x->data && !c->only_checks)
        etch__copy_strided(y->dtype, y->rank, y->dims, y->data, y->strides, x->data, x->strides);
    const int64_t *inner_dims = x->dims + n_axes, *y_inner = y->strides + n_axes, *u_inner = updates->strides + last;
    etch_slice_copy slice;
    etch_walk inner, vector;
    etch__slice_init(&slice, y->dtype, n_inner, inner_dims, y_inner, u_inner);
    bool has_elements = etch__walk_start(&inner, n_inner, inner_dims, 2, (const int64_t *const[]){ y_inner, u_inner });
    for (bool more = etch__walk_start(&vector, last, indices->dims, 2,
                                      (const int64_t *const[]){ indices->strides, updates->strides });
         more; more = etch__walk_next(&vector))
        for (int64_t i = 0; i < vector.run; i += ETCH_CALL_BLOCK) {
            int64_t n_block = vector.run - i < ETCH_CALL_BLOCK ? vector.run - i : ETCH_CALL_BLOCK;
            ETCH_TRY(etch__vectors_to_offsets(c, vector.at[0] + i * vector.run_stride[0], vector.run_stride[0], n_block,
                                              n_done, 0, y->dims, y->strides, to));
            n_done += n_block;
            ETCH_TRY(etch__go_on(c->cx, n_block * slice.count));
            const char *from = updates->data + (vector.at[1] + i * vector.run_stride[1]) * bytes;
            if (f && slice.count == 1 && !c->only_checks) {
                combines[y->dtype].at(y->data, to, from, vector.run_stride[1], n_block);
                continue;
            }
            for (int64_t k = 0; k < n_block && has_elements && !c->only_checks;
                 k++, from += vector.run_stride[1] * bytes) {
                if (f)
                    combine_slice(f, &inner, bytes, y->data + to[k] * bytes, from);
                else
                    etch__slice_move(&slice, y->data + to[k] * bytes, from);
            }
        }
    return ETCH_OK;
}

etch_status etch__call_scatter_nd_add(etch_call *c) { return scatter(c, adds); }
etch_status etch__call_scatter_nd_update(etch_call *c) { return scatter(c, NULL); }
etch_status etch__call_scatter_nd_min(etch_call *c) { return scatter(c, mins); }
etch_status etch__call_scatter_nd_max(etch_call *c) { return scatter(c, maxs); }

etch_status etch__call_strided_slice_add(etch_call *c)
{
    const etch_array *x = &c->in[0], *updates = &c->in[4];
    etch_array *y = &c->out[0];
    etch_strided_part part;
    etch_walk walk;
    ETCH_TRY(etch__strided_part(c->cx, c->op, y, &c->in[1], c->attrs, &part));
    if (part.rank != updates->rank || memcmp(part.dims, updates->dims, (size_t)part.rank * sizeof *part.dims) != 0) {
        char is[ETCH_SHAPE_TEXT], given[ETCH_SHAPE_TEXT];
        return etch__fail(c->cx, ETCH_ESHAPE, "%s: the slice is %s, updates is %s", c->op,
                          etch__shape_text(part.dims, part.rank, is),
                          etch__shape_text(updates->dims, updates->rank, given));
    }
    if (c->only_checks)
        return ETCH_OK;
    if (y->data != x->data)
        etch__copy_strided(y->dtype, y->rank, y->dims, y->data, y->strides, x->data, x->strides);
    ETCH_TRY(etch__go_on(c->cx, etch__array_count(updates)));
    if (etch__walk_start(&walk, part.rank, part.dims, 2, (const int64_t *const[]){ part.strides, updates->strides }))
        combine_slice(adds[y->dtype].run, &walk, etch__dtypes[y->dtype].bytes,
                      y->data + part.first * etch__dtypes[y->dtype].bytes, updates->data);
    return ETCH_OK;
}
