/* Composites: means, variances and the softmax family. Half types are widened to f32 on the way in and rounded once
 * on the way out: a sum of f16 squares overflows early. Counts come from the symbolic sizes, so a mean over n
 * elements divides by n at every n. */
#include "ops/compose.h"

static bool is_half(etch_dtype t) { return t == ETCH_F16 || t == ETCH_BF16; }

static etch_val widen(etch_graph *g, etch_val v)
{
    return v && is_half(etch__dtype_of(g, v)) ? etch_build_cast(g, v, ETCH_F32) : v;
}

/* Back to the dtype of operand 0. */
static etch_status narrowed(const etch_infer *q, etch_val y, etch_val *out)
{
    etch_dtype t = (etch_dtype)etch__in_type(q, 0)->dtype;
    return etch__composed(q, y && is_half(t) ? etch_build_cast(q->g, y, t) : y, out);
}

/* How many elements of x go into one of `reduced`, as a scalar of x's dtype. Without a rank it is count(x) /
 * count(reduced); a result of no elements needs no count, so that the division may be by 1 then. */
static etch_val count_per_result(const etch_infer *q, etch_val x, etch_ints axes, etch_val reduced)
{
    etch_graph *g = q->g;
    if (!x || !reduced)
        return 0;
    const etch_type *t = etch__type_of(g, x);
    etch_val n;
    if (t->rank >= 0) {
        etch_dim count = 1;
        for (int i = 0; i < axes.n; i++)
            count = dim_mul(q, count, t->dims[axes.at[i]]);
        n = etch__build_sizes(g, ETCH_I64, 0, &count, 1);
    } else {
        etch_val one = etch_graph_int(g, ETCH_I64, 1);
        n = etch_build_floordiv(g, etch__build_count(g, x), etch_build_maximum(g, etch__build_count(g, reduced), one));
    }
    return etch_build_cast(g, n, (etch_dtype)t->dtype);
}

static etch_val mean_of(const etch_infer *q, etch_val x, etch_ints axes, bool keepdims)
{
    etch_val sum = etch_build_sum(q->g, x, axes, keepdims);
    return etch_build_div(q->g, sum, count_per_result(q, x, axes, sum));
}

/* y = sum(x) / n */
etch_status etch__compose_mean(etch_infer *q, etch_val *out)
{
    const etch_attrs_axes *attrs = q->attrs;
    etch_ints axes;
    ETCH_TRY(etch__canonical_axes(q, attrs->axes, etch__in_type(q, 0)->rank, &axes));
    return narrowed(q, mean_of(q, widen(q->g, q->in[0]), axes, attrs->keepdims), out);
}

/* x - mean(x), and its mean square */
static etch_val centred(const etch_infer *q, etch_val x, etch_ints axes)
{
    return etch_build_sub(q->g, x, mean_of(q, x, axes, true));
}

/* y = mean((x - mean(x))^2): two passes, since mean(x^2) - mean(x)^2 cancels */
etch_status etch__compose_variance(etch_infer *q, etch_val *out)
{
    const etch_attrs_axes *attrs = q->attrs;
    etch_ints axes;
    ETCH_TRY(etch__canonical_axes(q, attrs->axes, etch__in_type(q, 0)->rank, &axes));
    etch_val c = centred(q, widen(q->g, q->in[0]), axes);
    return narrowed(q, mean_of(q, etch_build_square(q->g, c), axes, attrs->keepdims), out);
}

/* y = (x - mean(x)) / sqrt(var(x) + epsilon) * scale + offset */
etch_status etch__compose_layer_norm(etch_infer *q, etch_val *out)
{
    etch_graph *g = q->g;
    const etch_attrs_norm *attrs = q->attrs;
    etch_ints axes;
    ETCH_TRY(etch__check_one_dtype(q, 0, 2));
    ETCH_TRY(etch__canonical_axes(q, attrs->axes, etch__in_type(q, 0)->rank, &axes));
    etch_val c = centred(q, widen(g, q->in[0]), axes);
    etch_val variance = mean_of(q, etch_build_square(g, c), axes, true);
    etch_val factor = etch_build_rsqrt(g, etch_build_add(g, variance, etch__like(g, variance, attrs->epsilon)));
    etch_val y = etch_build_mul(g, etch_build_mul(g, c, factor), widen(g, q->in[1]));
    return narrowed(q, etch_build_add(g, y, widen(g, q->in[2])), out);
}

/* The largest element along axes, or 0 where that is not finite: what to subtract so that exp cannot overflow. It cancels, so
 * that gradients need not know of it. */
static etch_val finite_max(etch_graph *g, etch_val x, etch_ints axes)
{
    etch_val most = etch_build_stop_gradient(g, etch_build_max(g, x, axes, true));
    return etch_build_select(g, etch_build_is_finite(g, most), most, etch__like(g, x, 0));
}

/* y = log(sum(exp(x - m))) + m with m = max(x), or 0 where all are -inf or one is inf; these then come out by
 * themselves. All of it keeps the axes, so that it is one kernel; they are dropped at the end. */
etch_status etch__compose_logsumexp(etch_infer *q, etch_val *out)
{
    etch_graph *g = q->g;
    const etch_attrs_axes *attrs = q->attrs;
    etch_ints axes;
    ETCH_TRY(etch__canonical_axes(q, attrs->axes, etch__in_type(q, 0)->rank, &axes));
    etch_val x = widen(g, q->in[0]), m = finite_max(g, x, axes);
    etch_val sum = etch_build_sum(g, etch_build_exp(g, etch_build_sub(g, x, m)), axes, true);
    etch_val y = etch_build_add(g, etch_build_log(g, sum), m);
    if (!attrs->keepdims)
        y = etch_build_reshape(g, y, etch_build_shape_of(g, etch_build_max(g, x, axes, false), ETCH_I64));
    return narrowed(q, y, out);
}

/* z = x - max(x) along one axis, and exp(z) */
static etch_status shifted(etch_infer *q, etch_val *z, etch_val *e, int64_t *axis)
{
    etch_graph *g = q->g;
    const etch_type *x = etch__in_type(q, 0);
    *axis = ((const etch_attrs_axis *)q->attrs)->axis;
    if (x->rank >= 0) {
        int at;
        ETCH_TRY(etch__infer_axis(q, *axis, x->rank, &at));
        *axis = at;
    }
    etch_val wide = widen(g, q->in[0]);
    etch_val most = etch_build_stop_gradient(g, etch_build_max(g, wide, (etch_ints){ axis, 1 }, true)); /* it cancels */
    *z = etch_build_sub(g, wide, most);
    *e = etch_build_exp(g, *z);
    return ETCH_OK;
}

/* y = exp(x - max(x)) / sum(exp(x - max(x))) */
etch_status etch__compose_softmax(etch_infer *q, etch_val *out)
{
    etch_val z, e;
    int64_t axis;
    ETCH_TRY(shifted(q, &z, &e, &axis));
    return narrowed(q, etch_build_div(q->g, e, etch_build_sum(q->g, e, (etch_ints){ &axis, 1 }, true)), out);
}

/* y = z - log(sum(exp(z))) with z = x - max(x) */
etch_status etch__compose_log_softmax(etch_infer *q, etch_val *out)
{
    etch_val z, e;
    int64_t axis;
    ETCH_TRY(shifted(q, &z, &e, &axis));
    etch_val sum = etch_build_sum(q->g, e, (etch_ints){ &axis, 1 }, true);
    return narrowed(q, etch_build_sub(q->g, z, etch_build_log(q->g, sum)), out);
}
