/* Losses. Each is one loss per example, made by its own formula, then weighted and reduced in one way for all.
 *
 * What must stay true: no exp or log of what may overflow or be 0 (logits go through softplus or are shifted by
 * their maximum, probabilities are kept off 0 and 1), a batch of size 0 has the loss 0, and nothing is broadcast
 * that was not meant to be. */
#include <etch/loss.h>

#include "nn/check.h"
#include "nn/place.h"

/* How far Keras keeps probabilities from 0 and 1. */
static const double epsilon = 1e-7;

static const etch_loss_options defaults = { ETCH_REDUCE_MEAN, NULL, 0, false, 0 };

/* One loss of a kind under way. */
typedef struct loss {
    etch_ctx *cx;
    const char *who;
    etch_tensor *y, *target;
    etch_loss_options options;
    etch_dtype dtype; /* that it is computed in: y's, or f32 for half types */
} loss;

static etch_tensor *number(const loss *l, double x) { return etch_scalar(l->cx, l->dtype, x); }

/* 1 - x */
static etch_tensor *rest(const loss *l, etch_tensor *x) { return etch_sub(l->cx, number(l, 1), x); }

static etch_tensor *mean_of_last(const loss *l, etch_tensor *x) { return etch_mean(l->cx, x, ETCH_INTS(-1), false); }

static bool check_options(const loss *l)
{
    const etch_loss_options *o = &l->options;
    if (o->reduction > ETCH_REDUCE_NONE)
        etch_fail(l->cx, ETCH_EINVAL, "%s: there is no reduction %d", l->who, (int)o->reduction);
    else if (!(o->label_smoothing >= 0 && o->label_smoothing <= 1))
        etch_fail(l->cx, ETCH_EINVAL, "%s: label_smoothing is %g, not from 0 to 1", l->who, o->label_smoothing);
    else if (!(o->delta >= 0))
        etch_fail(l->cx, ETCH_EINVAL, "%s: delta is %g, not above 0", l->who, o->delta);
    return !etch_failed(l->cx);
}

/* Checks all but the target's shape. */
static bool begin(loss *l, etch_ctx *cx, const char *who, etch_tensor *y, etch_tensor *target,
                  const etch_loss_options *options)
{
    char type[ETCH_NN_TEXT];
    *l = (loss){ cx, who, y, target, options ? *options : defaults, ETCH_F32 };
    if (!etch__nn_given(cx, who, "y", y) || !etch__nn_given(cx, who, "target", target) || !check_options(l))
        return false;
    l->dtype = etch_tensor_dtype(y) == ETCH_F64 ? ETCH_F64 : ETCH_F32;
    if (!etch__nn_is_float(etch_tensor_dtype(y)))
        etch_fail(cx, ETCH_EDTYPE, "%s: y is %s, not floats", who, etch__nn_type(cx, y, type));
    else if (etch_tensor_dtype(target) == ETCH_STRING)
        etch_fail(cx, ETCH_EDTYPE, "%s: target is %s, not numbers", who, etch__nn_type(cx, target, type));
    else if (etch_tensor_rank(y) == 0)
        etch_fail(cx, ETCH_ESHAPE, "%s: y is %s; it needs an axis of elements or classes", who,
                  etch__nn_type(cx, y, type));
    l->y = etch_failed(cx) ? NULL : etch__nn_as(cx, y, l->dtype);
    return l->y != NULL;
}

/* The same, for losses whose target has y's shape: it gets y's dtype, too. */
static bool begin_alike(loss *l, etch_ctx *cx, const char *who, etch_tensor *y, etch_tensor *target,
                        const etch_loss_options *options)
{
    if (!begin(l, cx, who, y, target, options) || !etch__nn_check_same(cx, who, "y", &l->y, "target", &l->target))
        return false;
    l->target = etch__nn_as(cx, l->target, l->dtype);
    return l->target != NULL;
}

/* --- from losses of examples to the result ------------------------------------------------------------------------ */

/* Weights repeat, losses do not. */
static etch_tensor *weighted(const loss *l, etch_tensor *each)
{
    etch_ctx *cx = l->cx;
    etch_tensor *w = l->options.weights;
    if (!w || !each)
        return each;
    char of_w[ETCH_NN_TEXT], of_each[ETCH_NN_TEXT];
    int rank = etch_tensor_rank(each), rank_w = etch_tensor_rank(w), n_open = 0;
    bool fits = etch_tensor_dtype(w) != ETCH_STRING && (rank_w <= 0 || rank < 0 || rank_w == rank);
    for (int i = 0; i < rank && rank_w > 0 && fits; i++) {
        int64_t n = etch_tensor_known_dim(cx, each, i), m = etch_tensor_known_dim(cx, w, i);
        n_open += m != 1 && (n < 0 || m < 0);
        fits = m < 0 || m == 1 || n < 0 || n == m;
    }
    if (!fits) {
        etch_fail(cx, ETCH_ESHAPE, "%s: weights is %s; the losses it weighs are %s", l->who, etch__nn_type(cx, w, of_w),
                  etch__nn_type(cx, each, of_each));
        return NULL;
    }
    w = etch__nn_as(cx, w, l->dtype);
    if (n_open > 0)
        w = etch_broadcast_to(cx, w, etch_shape_of(cx, each, ETCH_I64));
    return etch_mul(cx, each, w);
}

static bool has_elements(etch_ctx *cx, etch_tensor *t)
{
    for (int i = 0; i < etch_tensor_rank(t); i++)
        if (etch_tensor_known_dim(cx, t, i) <= 0)
            return false;
    return true;
}

/* 0 of nothing: a division by 0 otherwise. */
static etch_tensor *mean_or_zero(const loss *l, etch_tensor *each)
{
    etch_ctx *cx = l->cx;
    etch_tensor *mean = etch_mean(cx, each, ETCH_ALL_AXES, false);
    if (!mean || has_elements(cx, each))
        return mean;
    etch_tensor *n = etch_prod(cx, etch_shape_of(cx, each, ETCH_I64), ETCH_ALL_AXES, false);
    return etch_select(cx, etch_greater(cx, n, etch_int(cx, ETCH_I64, 0)), mean, number(l, 0));
}

static etch_tensor *reduced(const loss *l, etch_tensor *each)
{
    each = weighted(l, each);
    if (!each || l->options.reduction == ETCH_REDUCE_NONE)
        return each;
    return l->options.reduction == ETCH_REDUCE_SUM ? etch_sum(l->cx, each, ETCH_ALL_AXES, false)
                                                   : mean_or_zero(l, each);
}

/* --- distances ---------------------------------------------------------------------------------------------------- */

/* mean((y - t)^2) */
etch_tensor *(etch_loss_mean_squared)(etch_ctx *cx, etch_tensor *y, etch_tensor *target,
                                      const etch_loss_options *options)
{
    loss l;
    if (!begin_alike(&l, cx, "mean_squared", y, target, options))
        return NULL;
    return reduced(&l, mean_of_last(&l, etch_squared_difference(cx, l.y, l.target)));
}

/* mean(|y - t|) */
etch_tensor *(etch_loss_mean_absolute)(etch_ctx *cx, etch_tensor *y, etch_tensor *target,
                                       const etch_loss_options *options)
{
    loss l;
    if (!begin_alike(&l, cx, "mean_absolute", y, target, options))
        return NULL;
    return reduced(&l, mean_of_last(&l, etch_abs(cx, etch_sub(cx, l.y, l.target))));
}

/* With e = |y - t|: e^2 / 2 up to delta, from there on the line that goes on, delta * e - delta^2 / 2. */
etch_tensor *(etch_loss_huber)(etch_ctx *cx, etch_tensor *y, etch_tensor *target, const etch_loss_options *options)
{
    loss l;
    if (!begin_alike(&l, cx, "huber", y, target, options))
        return NULL;
    double delta = l.options.delta > 0 ? l.options.delta : 1;
    etch_tensor *e = etch_sub(cx, l.y, l.target), *far = etch_abs(cx, e);
    etch_tensor *square = etch_mul(cx, number(&l, 0.5), etch_square(cx, e));
    etch_tensor *line = etch_sub(cx, etch_mul(cx, number(&l, delta), far), number(&l, 0.5 * delta * delta));
    etch_tensor *is_near = etch_less_equal(cx, far, number(&l, delta));
    return reduced(&l, mean_of_last(&l, etch_select(cx, is_near, square, line)));
}

/* mean(max(1 - t y, 0)) with t in -1, 1 */
etch_tensor *(etch_loss_hinge)(etch_ctx *cx, etch_tensor *y, etch_tensor *target, const etch_loss_options *options)
{
    loss l;
    if (!begin_alike(&l, cx, "hinge", y, target, options))
        return NULL;
    etch_tensor *is_bit = etch_logical_or(cx, etch_equal(cx, l.target, number(&l, 0)),
                                          etch_equal(cx, l.target, number(&l, 1)));
    etch_tensor *sign = etch_sub(cx, etch_mul(cx, number(&l, 2), l.target), number(&l, 1));
    etch_tensor *t = etch_select(cx, etch_all(cx, is_bit, ETCH_ALL_AXES, false), sign, l.target);
    etch_tensor *short_of = etch_maximum(cx, rest(&l, etch_mul(cx, t, l.y)), number(&l, 0));
    return reduced(&l, mean_of_last(&l, short_of));
}

/* --- cross-entropies ---------------------------------------------------------------------------------------------- */

static etch_tensor *clipped(const loss *l, etch_tensor *p)
{
    return etch_clamp(l->cx, p, number(l, epsilon), number(l, 1 - epsilon));
}

/* t * (1 - s) + s * even */
static etch_tensor *smoothed(const loss *l, etch_tensor *even)
{
    double s = l->options.label_smoothing;
    if (s == 0)
        return l->target;
    return etch_add(l->cx, etch_mul(l->cx, l->target, number(l, 1 - s)), etch_mul(l->cx, number(l, s), even));
}

/* The size of the last axis as a number of y's dtype. */
static etch_tensor *n_classes(const loss *l) { return etch_cast(l->cx, etch_tensor_dim_of(l->cx, l->y, -1), l->dtype); }

/* -sum(t * log p) with p = softmax(y), or y brought to the sum 1 */
etch_tensor *(etch_loss_cross_entropy)(etch_ctx *cx, etch_tensor *y, etch_tensor *target,
                                       const etch_loss_options *options)
{
    loss l;
    if (!begin_alike(&l, cx, "cross_entropy", y, target, options))
        return NULL;
    etch_tensor *log_p;
    if (l.options.are_probabilities) {
        etch_tensor *p = etch_div(cx, l.y, etch_sum(cx, l.y, ETCH_INTS(-1), true));
        log_p = etch_log(cx, clipped(&l, p));
    } else {
        log_p = etch_log_softmax(cx, l.y, -1);
    }
    etch_tensor *t = smoothed(&l, l.options.label_smoothing == 0 ? NULL : etch_reciprocal(cx, n_classes(&l)));
    return reduced(&l, etch_neg(cx, etch_sum(cx, etch_mul(cx, t, log_p), ETCH_INTS(-1), false)));
}

/* The target has y's axes without the last. */
static bool check_classes(const loss *l)
{
    char of_y[ETCH_NN_TEXT], of_target[ETCH_NN_TEXT];
    int rank = etch_tensor_rank(l->y);
    if (!etch__nn_check_integers(l->cx, l->who, "target", l->target, ETCH_NN_ANY))
        return false;
    bool fits = rank >= 1 && etch_tensor_rank(l->target) == rank - 1;
    for (int i = 0; i < rank - 1 && fits; i++) {
        int64_t n = etch_tensor_known_dim(l->cx, l->y, i), m = etch_tensor_known_dim(l->cx, l->target, i);
        fits = n < 0 || m < 0 || n == m;
    }
    if (!fits)
        etch_fail(l->cx, ETCH_ESHAPE, "%s: y is %s and target %s, which must be y's shape without the last axis",
                  l->who, etch__nn_type(l->cx, l->y, of_y), etch__nn_type(l->cx, l->target, of_target));
    return !etch_failed(l->cx);
}

/* log(sum(exp(z - m))) - (z[t] - m) with m = max(z), which cancels; z are the logits, or logs of probabilities. All
 * but the exp is per example: nothing of y's size has to be written for it. */
etch_tensor *(etch_loss_sparse_cross_entropy)(etch_ctx *cx, etch_tensor *y, etch_tensor *target,
                                              const etch_loss_options *options)
{
    loss l;
    if (!begin(&l, cx, "sparse_cross_entropy", y, target, options) || !check_classes(&l))
        return NULL;
    int last = etch_tensor_rank(l.y) - 1;
    etch_tensor *z = l.options.are_probabilities ? etch_log(cx, clipped(&l, l.y)) : l.y;
    etch_tensor *m = etch_stop_gradient(cx, etch_max(cx, z, ETCH_INTS(-1), true));
    etch_tensor *sum = etch_sum(cx, etch_exp(cx, etch_sub(cx, z, m)), ETCH_INTS(-1), false);
    etch_tensor *at = etch_sub(cx, etch_gather(cx, z, l.target, last, last), etch_squeeze(cx, m, ETCH_INTS(-1)));
    return reduced(&l, etch_sub(cx, etch_log(cx, sum), at));
}

/* Logits: mean(softplus(y) - t y). Probabilities: -mean(t log y + (1 - t) log(1 - y)). */
etch_tensor *(etch_loss_binary_cross_entropy)(etch_ctx *cx, etch_tensor *y, etch_tensor *target,
                                              const etch_loss_options *options)
{
    loss l;
    if (!begin_alike(&l, cx, "binary_cross_entropy", y, target, options))
        return NULL;
    etch_tensor *each, *t = smoothed(&l, l.options.label_smoothing == 0 ? NULL : number(&l, 0.5));
    if (l.options.are_probabilities) {
        etch_tensor *p = clipped(&l, l.y);
        etch_tensor *yes = etch_mul(cx, t, etch_log(cx, p));
        etch_tensor *no = etch_mul(cx, rest(&l, t), etch_log(cx, rest(&l, p)));
        each = etch_neg(cx, etch_add(cx, yes, no));
    } else {
        each = etch_sub(cx, etch_softplus(cx, l.y), etch_mul(cx, t, l.y));
    }
    return reduced(&l, mean_of_last(&l, each));
}
