/* Gradients of reductions, running sums and products. */
#include "ops/grad.h"

/* The shape of what is reduced, with 1 for the axes that are: what the result's gradient is reshaped to. */
static etch_val kept_shape(etch_grad *q)
{
    etch_graph *g = q->g;
    const etch_type *x = etch__grad_type(q, 0);
    etch_ints axes = ((const etch_attrs_axes *)q->attrs)->axes;
    etch_dim dims[ETCH_MAX_RANK];
    if (x->rank < 0) { /* axes may be counted from the end; all of them is another matter */
        etch_val shape = etch__grad_shape(q, 0), rank = etch_build_shape_of(g, shape, ETCH_I64);
        etch_val rows = etch_build_reshape(g, etch_build_mod(g, etch_graph_int_list(g, axes), rank),
                                           etch_graph_int_list(g, ETCH_INTS(-1, 1)));
        etch_val ones = etch_build_fill(g, etch_graph_int_list(g, ETCH_INTS(axes.n)), etch_graph_int(g, ETCH_I64, 1));
        return etch_build_scatter_nd_update(g, shape, rows, ones);
    }
    for (int a = 0; a < x->rank; a++)
        dims[a] = x->dims[a];
    for (int i = 0; i < axes.n; i++)
        dims[axes.at[i]] = 1;
    return etch__build_sizes(g, ETCH_I64, 1, dims, x->rank);
}

/* A value in the shape of the result, so that it broadcasts to the operand. */
static etch_val kept(etch_grad *q, etch_val v)
{
    const etch_attrs_axes *attrs = q->attrs;
    bool is_all = attrs->axes.n < 0; /* then it is a scalar, or has as many axes */
    return attrs->keepdims || is_all ? v : etch_build_reshape(q->g, v, kept_shape(q));
}

etch_status etch__grad_sum(etch_grad *q)
{
    return etch__grad_give(q, 0, etch_build_broadcast_to(q->g, kept(q, etch__grad_d(q)), etch__grad_shape(q, 0)));
}

/* Shared by all that are the largest, or the smallest. */
etch_status etch__grad_peak(etch_grad *q)
{
    etch_graph *g = q->g;
    const etch_attrs_axes *attrs = q->attrs;
    etch_dtype t = etch__dtype_of(g, q->in[0]);
    etch_val is_peak = etch_build_cast(g, etch_build_equal(g, q->in[0], kept(q, q->v)), t);
    etch_val n = etch_build_sum(g, is_peak, attrs->axes, true), d = kept(q, etch__grad_d(q));
    return etch__grad_give(q, 0, etch_build_mul(g, etch_build_div(g, is_peak, n), d));
}

/* Of each element the product of all others: of those before it and of those behind it, so that zeros are no exception. */
etch_status etch__grad_prod(etch_grad *q)
{
    etch_graph *g = q->g;
    const etch_type *x = etch__grad_type(q, 0);
    etch_ints axes = ((const etch_attrs_axes *)q->attrs)->axes;
    int64_t perm[ETCH_MAX_RANK], back[ETCH_MAX_RANK];
    int n = 0;
    if (x->rank < 0)
        return etch__grad_fail(q, ETCH_ENOTSUP, "the rank of x must be known");
    etch_dim count = 1;
    for (int i = 0; i < axes.n; i++) {
        perm[n++] = axes.at[i];
        count = etch__dim_mul(q->cx, g->dims, count, x->dims[axes.at[i]]);
        if (count == ETCH_DIM_FAILED)
            return q->cx->status;
    }
    for (int a = 0, i = 0; a < x->rank; a++)
        if (i < axes.n && axes.at[i] == a)
            i++;
        else
            perm[n++] = a;
    for (int a = 0; a < n; a++)
        back[perm[a]] = a;
    etch_dim rest = 1, moved_dims[ETCH_MAX_RANK];
    for (int a = 0; a < n; a++) {
        moved_dims[a] = x->dims[perm[a]];
        if (a >= axes.n && (rest = etch__dim_mul(q->cx, g->dims, rest, moved_dims[a])) == ETCH_DIM_FAILED)
            return q->cx->status;
    }
    etch_val moved = etch_build_transpose(g, q->in[0], (etch_ints){ perm, n });
    etch_val rows = etch_build_reshape(g, moved, etch__build_sizes(g, ETCH_I64, 1, (etch_dim[]){ count, rest }, 2));
    etch_val others = etch_build_mul(g, etch_build_cumprod(g, rows, 0, true, false),
                                     etch_build_cumprod(g, rows, 0, true, true));
    others = etch_build_reshape(g, others, etch__build_sizes(g, ETCH_I64, 1, moved_dims, n));
    others = etch_build_transpose(g, others, (etch_ints){ back, n });
    return etch__grad_give(q, 0, etch_build_mul(g, others, kept(q, etch__grad_d(q))));
}

etch_status etch__grad_cumsum(etch_grad *q)
{
    const etch_attrs_scan *attrs = q->attrs;
    return etch__grad_give(q, 0,
                           etch_build_cumsum(q->g, etch__grad_d(q), attrs->axis, attrs->exclusive, !attrs->reverse));
}

/* As TensorFlow has it: 0 where x is 0, which leaves out the products that lack only that element. */
etch_status etch__grad_cumprod(etch_grad *q)
{
    etch_graph *g = q->g;
    const etch_attrs_scan *attrs = q->attrs;
    etch_val sums = etch_build_cumsum(g, etch_build_mul(g, q->v, etch__grad_d(q)), attrs->axis, attrs->exclusive,
                                      !attrs->reverse);
    return etch__grad_give(q, 0, etch_build_divide_no_nan(g, sums, q->in[0]));
}

etch_status etch__grad_sum_to(etch_grad *q)
{
    return q->wants[0] ? etch__grad_give(q, 0, etch_build_broadcast_to(q->g, etch__grad_d(q), etch__grad_shape(q, 0)))
                       : ETCH_OK;
}
