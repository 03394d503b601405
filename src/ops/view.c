/* View rules: dims, strides and offset of one execution, over the memory of operand 0. What depends on run-time
 * operands is checked here, with messages that name the op, the axis and the values. Where strides cannot express the
 * result, the rule asks for operand 0 in row-major order.
 *
 * Must stay true: sizes that the plan has computed from the types (has_dims) are what the rule would find itself. */
#include "kernel/call/strided.h"
#include "ops/rules.h"

#include <etch/ops.h>

static const etch_array *operand(const etch_view *v, int i) { return &v->in[i]; }

static int64_t element_bytes(const etch_array *x) { return etch__dtypes[x->dtype].bytes; }

/* A view of no elements points nowhere in particular, but inside the buffer. */
static void forget_offset_if_empty(etch_view *v)
{
    for (int a = 0; a < v->out_rank; a++)
        if (v->out_dims[a] == 0)
            v->offset_bytes = 0;
}

/* Length of a run-time vector with one element per axis. */
static etch_status read_length(const etch_view *v, int i, const char *name, int *n)
{
    const etch_array *s = operand(v, i);
    if (s->rank != 1 || s->dims[0] > ETCH_MAX_RANK)
        return etch__fail(v->cx, ETCH_ESHAPE, "%s: %s must be a vector of at most %d elements", v->op, name,
                          ETCH_MAX_RANK);
    *n = (int)s->dims[0];
    return ETCH_OK;
}

/* Result axis a has n elements; the plan's number must be the same. */
static void set_size(etch_view *v, int a, int64_t n)
{
    ETCH_ASSERT(!v->has_dims || v->out_dims[a] == n, "%s: axis %d has %lld elements, planned as %lld", v->op, a,
                (long long)n, (long long)v->out_dims[a]);
    v->out_dims[a] = n;
}

/* --- reshape ------------------------------------------------------------------------------------------------------ */

/* Product of the sizes that are not 0, leaving out axis `hole`; ETCH_ERANGE if it does not fit. */
static etch_status product_without_zeros(const etch_view *v, const int64_t *dims, int rank, int hole, int64_t *out)
{
    int64_t n = 1;
    bool overflows = false;
    for (int a = 0; a < rank; a++)
        overflows |= a != hole && dims[a] != 0 && ETCH_MUL_OVERFLOWS(n, dims[a], &n);
    *out = n;
    return overflows ? etch__fail(v->cx, ETCH_ERANGE, "%s: the number of elements does not fit in 63 bits", v->op)
                     : ETCH_OK;
}

/* The same of all sizes. 0 as soon as one is 0. */
static etch_status product(const etch_view *v, const int64_t *dims, int rank, int hole, int64_t *out)
{
    for (int a = 0; a < rank; a++)
        if (a != hole && dims[a] == 0) {
            *out = 0;
            return ETCH_OK;
        }
    return product_without_zeros(v, dims, rank, hole, out);
}

/* Also where there are no elements that would not fit. */
static etch_status check_size(const etch_view *v, int a, int64_t size)
{
    if (size <= ETCH_MAX_COUNT)
        return ETCH_OK;
    return etch__fail(v->cx, ETCH_ERANGE, "%s: size %d of shape is %lld; at most 2^62 - 1 is possible", v->op, a,
                      (long long)size);
}

static etch_status read_shape(etch_view *v, int64_t count)
{
    int hole = -1;
    ETCH_TRY(read_length(v, 1, "shape", &v->out_rank));
    for (int a = 0; a < v->out_rank; a++) {
        int64_t d = etch__array_i64(operand(v, 1), a);
        if (d < -1 || (d == -1 && hole >= 0))
            return d < -1 ? etch__fail(v->cx, ETCH_ESHAPE, "%s: Size %d must be non-negative, not %lld", v->op, a,
                                       (long long)d)
                          : etch__fail(v->cx, ETCH_ESHAPE, "%s: Only one input size may be -1, not both %d and %d",
                                       v->op, hole, a);
        ETCH_TRY(check_size(v, a, d));
        v->out_dims[a] = d;
        hole = d == -1 ? a : hole;
    }
    if (hole < 0)
        return ETCH_OK;
    int64_t rest;
    ETCH_TRY(product(v, v->out_dims, v->out_rank, hole, &rest));
    if (rest == 0 && count == 0) { /* no elements: as if the sizes that are 0 were not there */
        const etch_array *x = operand(v, 0);
        ETCH_TRY(product_without_zeros(v, x->dims, x->rank, -1, &count));
        ETCH_TRY(product_without_zeros(v, v->out_dims, v->out_rank, hole, &rest));
        v->out_dims[hole] = count / rest;
        return ETCH_OK;
    }
    if (rest == 0 || count % rest != 0)
        return etch__fail(v->cx, ETCH_ESHAPE,
                          "%s: %lld elements cannot be shared out to size %d of shape: the others make %lld", v->op,
                          (long long)count, hole, (long long)rest);
    v->out_dims[hole] = count / rest;
    return ETCH_OK;
}

etch_status etch__view_reshape(etch_view *v)
{
    const etch_array *x = operand(v, 0);
    int64_t count, asked;
    ETCH_TRY(product(v, x->dims, x->rank, -1, &count));
    if (!v->has_dims)
        ETCH_TRY(read_shape(v, count));
    ETCH_TRY(product(v, v->out_dims, v->out_rank, -1, &asked));
    if (count != asked) {
        char from[ETCH_SHAPE_TEXT], to[ETCH_SHAPE_TEXT];
        return etch__fail(
            v->cx, ETCH_ESHAPE,
            "%s: Input to reshape is a tensor with %lld values, but the requested shape has %lld: %s to %s", v->op,
            (long long)count, (long long)asked, etch__shape_text(x->dims, x->rank, from),
            etch__shape_text(v->out_dims, v->out_rank, to));
    }
    v->needs_dense = !etch__reshape_strides(x->dims, x->strides, x->rank, v->out_dims, v->out_rank, v->out_strides);
    return ETCH_OK;
}

/* --- ensure_shape -------------------------------------------------------------------------------------------------- */

etch_status etch__view_ensure_shape(etch_view *v)
{
    const etch_array *x = operand(v, 0);
    const etch_ints sizes = ((const etch_attrs_sizes_of *)v->attrs)->sizes;
    bool fits = x->rank == sizes.n;
    for (int a = 0; fits && a < sizes.n; a++)
        fits = sizes.at[a] < 0 || x->dims[a] == sizes.at[a];
    if (!fits) {
        char found[ETCH_SHAPE_TEXT], wanted[ETCH_SHAPE_TEXT];
        return etch__fail(v->cx, ETCH_ESHAPE, "%s: Shape of tensor x %s is not compatible with expected shape %s",
                          v->op, etch__shape_text(x->dims, x->rank, found),
                          etch__open_shape_text(sizes.at, sizes.n, wanted));
    }
    return etch__view_stop_gradient(v);
}

/* --- transpose, reverse, broadcast_to ----------------------------------------------------------------------------- */

etch_status etch__view_transpose(etch_view *v)
{
    const etch_array *x = operand(v, 0);
    const etch_ints perm = ((const etch_attrs_perm *)v->attrs)->perm;
    v->out_rank = x->rank;
    for (int i = 0; i < x->rank; i++) {
        set_size(v, i, x->dims[perm.at[i]]);
        v->out_strides[i] = x->strides[perm.at[i]];
    }
    return ETCH_OK;
}

etch_status etch__view_reverse(etch_view *v)
{
    const etch_array *x = operand(v, 0);
    const etch_ints axes = ((const etch_attrs_along *)v->attrs)->axes;
    v->out_rank = x->rank;
    for (int a = 0; a < x->rank; a++) {
        set_size(v, a, x->dims[a]);
        v->out_strides[a] = x->strides[a];
    }
    for (int i = 0; i < axes.n; i++) {
        int64_t a = axes.at[i];
        v->offset_bytes += (x->dims[a] - 1) * x->strides[a] * element_bytes(x);
        v->out_strides[a] = -x->strides[a];
    }
    forget_offset_if_empty(v);
    return ETCH_OK;
}

/* All of x. (The pass `inline` drops such ops before anything is fused.) */
etch_status etch__view_stop_gradient(etch_view *v)
{
    const etch_array *x = operand(v, 0);
    v->out_rank = x->rank;
    for (int a = 0; a < x->rank; a++) {
        set_size(v, a, x->dims[a]);
        v->out_strides[a] = x->strides[a];
    }
    forget_offset_if_empty(v);
    return ETCH_OK;
}

etch_status etch__view_broadcast_to(etch_view *v)
{
    const etch_array *x = operand(v, 0);
    if (!v->has_dims) {
        ETCH_TRY(read_length(v, 1, "shape", &v->out_rank));
        for (int a = 0; a < v->out_rank; a++) {
            v->out_dims[a] = etch__array_i64(operand(v, 1), a);
            if (v->out_dims[a] < 0)
                return etch__fail(v->cx, ETCH_ESHAPE, "%s: size %d of shape is %lld", v->op, a,
                                  (long long)v->out_dims[a]);
            ETCH_TRY(check_size(v, a, v->out_dims[a]));
        }
    }
    int n_new = v->out_rank - x->rank;
    for (int a = 0; a < v->out_rank; a++) {
        int at = a - n_new;
        bool is_kept = at >= 0 && x->dims[at] == v->out_dims[a];
        v->out_strides[a] = is_kept ? x->strides[at] : 0;
        if (n_new < 0 || (at >= 0 && !is_kept && x->dims[at] != 1)) {
            char from[ETCH_SHAPE_TEXT], to[ETCH_SHAPE_TEXT];
            return etch__fail(v->cx, ETCH_ESHAPE, "%s: %s does not broadcast to %s", v->op,
                              etch__shape_text(x->dims, x->rank, from), etch__shape_text(v->out_dims, v->out_rank, to));
        }
    }
    return ETCH_OK;
}

/* --- slices ------------------------------------------------------------------------------------------------------- */

etch_status etch__view_slice(etch_view *v)
{
    const etch_array *x = operand(v, 0);
    int n_start = 0, n_size = 0;
    ETCH_TRY(read_length(v, 1, "start", &n_start));
    ETCH_TRY(read_length(v, 2, "size", &n_size));
    if (n_start != x->rank || n_size != x->rank)
        return etch__fail(v->cx, ETCH_ESHAPE, "%s: x has %d axes, but there are %d starts and %d sizes", v->op, x->rank,
                          n_start, n_size);
    v->out_rank = x->rank;
    for (int a = 0; a < x->rank; a++) {
        int64_t start = etch__array_i64(operand(v, 1), a), size = etch__array_i64(operand(v, 2), a), d = x->dims[a];
        bool fits = start >= 0 && start <= d && size >= -1 && size <= d - start;
        if (!fits)
            return etch__fail(v->cx, ETCH_ERANGE, "%s: axis %d has %lld elements, start %lld and size %lld do not fit",
                              v->op, a, (long long)d, (long long)start, (long long)size);
        set_size(v, a, size == -1 ? d - start : size);
        v->out_strides[a] = x->strides[a];
        v->offset_bytes += start * x->strides[a] * element_bytes(x);
    }
    forget_offset_if_empty(v);
    return ETCH_OK;
}

etch_status etch__view_strided_slice(etch_view *v)
{
    const etch_array *x = operand(v, 0);
    etch_strided_part part;
    ETCH_TRY(etch__strided_part(v->cx, v->op, x, operand(v, 1), v->attrs, &part));
    for (int a = 0; a < part.rank; a++) {
        set_size(v, a, part.dims[a]);
        v->out_strides[a] = part.strides[a];
    }
    v->offset_bytes += part.first * element_bytes(x);
    v->out_rank = part.rank;
    forget_offset_if_empty(v);
    return ETCH_OK;
}

/* --- bitcast ------------------------------------------------------------------------------------------------------ */

/* Can runs of `ratio` neighbours along the last axis be read as single, larger elements? */
static bool is_groupable(const etch_array *x, int64_t ratio, int64_t bytes)
{
    if (x->strides[x->rank - 1] != 1 || (uintptr_t)x->data % (uintptr_t)bytes != 0)
        return false;
    for (int a = 0; a < x->rank - 1; a++)
        if (x->dims[a] > 1 && x->strides[a] % ratio != 0)
            return false;
    return true;
}

etch_status etch__view_bitcast(etch_view *v)
{
    const etch_array *x = operand(v, 0);
    etch_dtype to = ((const etch_attrs_to *)v->attrs)->dtype;
    int64_t from_bytes = element_bytes(x), to_bytes = etch__dtypes[to].bytes;
    v->out_dtype = to;
    v->out_rank = x->rank;
    if (to_bytes > from_bytes) {
        int64_t ratio = to_bytes / from_bytes, last = x->rank > 0 ? x->dims[x->rank - 1] : 1;
        if (last != ratio)
            return etch__fail(v->cx, ETCH_ESHAPE, "%s: the last axis has %lld elements, %lld make one of %s", v->op,
                              (long long)last, (long long)ratio, etch_dtype_name(to));
        v->out_rank--;
        v->needs_dense = !is_groupable(x, ratio, to_bytes);
        for (int a = 0; a < v->out_rank; a++) {
            set_size(v, a, x->dims[a]);
            v->out_strides[a] = x->strides[a] / ratio;
        }
        return ETCH_OK;
    }
    int64_t ratio = from_bytes / to_bytes;
    for (int a = 0; a < x->rank; a++) {
        set_size(v, a, x->dims[a]);
        v->out_strides[a] = x->strides[a] * ratio;
    }
    if (ratio > 1) {
        set_size(v, x->rank, ratio);
        v->out_strides[v->out_rank++] = 1;
    }
    return ETCH_OK;
}
