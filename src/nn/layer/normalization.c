/* Layer and batch normalisation. */
#include "nn/layer/layer.h"

#include "nn/check.h"
#include "nn/place.h"

static const double usual_epsilon = 0.001, usual_momentum = 0.99;

static void check_epsilon(etch_layer_making *making, double epsilon)
{
    if (!(epsilon >= 0) && !etch_failed(making->cx))
        etch_fail(making->cx, ETCH_EINVAL, "%s: epsilon is %g, not above 0", making->who, epsilon);
}

static etch_variable *add(etch_layer_making *making, const char *name, etch_init_kind kind, int64_t size)
{
    return etch__layer_add(making, name, (etch_init){ .kind = kind }, (etch_init){ .kind = kind }, &size, 1);
}

/* --- over the last axis ------------------------------------------------------------------------------------------- */

struct etch_layer_normalization {
    etch_layer_base base;
    int64_t size;
    double epsilon;
    etch_variable *gamma, *beta;
};

etch_layer_normalization *(etch_layer_normalization_new)(etch_ctx *cx, etch_model *m, const char *name, int64_t size,
                                                         double epsilon)
{
    etch_layer_making making;
    etch_layer_normalization *layer = etch__layer_begin(&making, cx, m, "layer_normalization", name, sizeof *layer);
    if (!layer)
        return NULL;
    etch__layer_check_size(&making, "size", size);
    check_epsilon(&making, epsilon);
    layer->size = size;
    layer->epsilon = epsilon > 0 ? epsilon : usual_epsilon;
    layer->gamma = add(&making, "gamma", ETCH_INIT_ONES, size);
    layer->beta = add(&making, "beta", ETCH_INIT_ZEROS, size);
    return etch__layer_end(&making, layer);
}

etch_tensor *(etch_layer_normalization_apply)(etch_ctx *cx, etch_layer_normalization *layer, etch_tensor *x)
{
    if (!etch__nn_given(cx, "layer_normalization", "the layer", layer) ||
        !etch__nn_check(cx, layer->base.who, "x", x, layer->base.dtype, ETCH_NN_ANY, layer->size))
        return NULL;
    etch_tensor *gamma = etch_variable_read(cx, layer->gamma), *beta = etch_variable_read(cx, layer->beta);
    return etch_layer_norm(cx, x, gamma, beta, ETCH_INTS(-1), layer->epsilon);
}

/* --- over the batch ----------------------------------------------------------------------------------------------- */

struct etch_batch_normalization {
    etch_layer_base base;
    int64_t size;
    double momentum, epsilon;
    etch_variable *gamma, *beta, *mean, *variance;
};

etch_batch_normalization *(etch_batch_normalization_new)(etch_ctx *cx, etch_model *m, const char *name, int64_t size,
                                                         const etch_batch_normalization_options *options)
{
    etch_batch_normalization_options o = options ? *options : (etch_batch_normalization_options){ 0 };
    etch_layer_making making;
    etch_batch_normalization *layer = etch__layer_begin(&making, cx, m, "batch_normalization", name, sizeof *layer);
    if (!layer)
        return NULL;
    etch__layer_check_size(&making, "size", size);
    check_epsilon(&making, o.epsilon);
    etch__layer_check_share(&making, "momentum", o.momentum, false);
    layer->size = size;
    layer->momentum = o.momentum > 0 ? o.momentum : usual_momentum;
    layer->epsilon = o.epsilon > 0 ? o.epsilon : usual_epsilon;
    layer->gamma = add(&making, "gamma", ETCH_INIT_ONES, size);
    layer->beta = add(&making, "beta", ETCH_INIT_ZEROS, size);
    if (!etch_failed(cx)) {
        etch_tensor *shape = etch_int_list(cx, &size, 1);
        etch_tensor *zeros = etch_fill(cx, shape, etch_scalar(cx, layer->base.dtype, 0));
        etch_tensor *ones = etch_fill(cx, shape, etch_scalar(cx, layer->base.dtype, 1));
        layer->mean = etch__layer_add_tensor(&making, "moving_mean", zeros, true);
        layer->variance = etch__layer_add_tensor(&making, "moving_variance", ones, true);
    }
    return etch__layer_end(&making, layer);
}

/* Is there anything in x? Of nothing there are no statistics, and what was gathered before must not be lost to a
 * NaN. NULL where that is known to be so. */
static etch_tensor *has_elements(etch_ctx *cx, etch_tensor *x)
{
    bool is_sure = true;
    for (int i = 0; i < etch_tensor_rank(x) - 1; i++)
        is_sure &= etch_tensor_known_dim(cx, x, i) > 0;
    if (is_sure)
        return NULL;
    etch_tensor *n = etch_prod(cx, etch_shape_of(cx, x, ETCH_I64), ETCH_ALL_AXES, false);
    return etch_greater(cx, n, etch_int(cx, ETCH_I64, 0));
}

/* moving * momentum + now * (1 - momentum) */
static etch_tensor *moved(etch_ctx *cx, const etch_batch_normalization *layer, etch_variable *moving, etch_tensor *now,
                          etch_tensor *is_any)
{
    etch_tensor *before = etch_variable_read(cx, moving);
    etch_tensor *kept = etch_mul(cx, before, etch_scalar(cx, layer->base.dtype, layer->momentum));
    etch_tensor *new = etch_mul(cx, etch_stop_gradient(cx, now),
                                etch_scalar(cx, layer->base.dtype, 1 - layer->momentum));
    etch_tensor *after = etch_add(cx, kept, new);
    return is_any ? etch_select(cx, is_any, after, before) : after;
}

etch_tensor *(etch_batch_normalization_apply)(etch_ctx *cx, etch_batch_normalization *layer, etch_tensor *x,
                                              bool is_training)
{
    int64_t axes[ETCH_MAX_RANK];
    if (!etch__nn_given(cx, "batch_normalization", "the layer", layer) ||
        !etch__nn_check(cx, layer->base.who, "x", x, layer->base.dtype, ETCH_NN_ANY, layer->size))
        return NULL;
    int n = etch_tensor_rank(x) - 1;
    if (n < 0) {
        etch_fail(cx, ETCH_ESHAPE, "%s: x has no known rank, which says what the axes before the last are",
                  layer->base.who);
        return NULL;
    }
    for (int i = 0; i < n; i++)
        axes[i] = i;
    etch_ints all_but_last = { axes, n };
    etch_tensor *mean, *variance;
    if (is_training) {
        mean = etch_mean(cx, x, all_but_last, false);
        variance = etch_variance(cx, x, all_but_last, false);
        etch_tensor *is_any = has_elements(cx, x);
        etch_tensor *mean_after = moved(cx, layer, layer->mean, mean, is_any);
        etch_tensor *variance_after = moved(cx, layer, layer->variance, variance, is_any);
        if (!mean_after || !variance_after) /* both or, but for want of memory outside of traces, none */
            return NULL;
        etch_variable_assign(cx, layer->mean, mean_after);
        etch_variable_assign(cx, layer->variance, variance_after);
    } else {
        mean = etch_variable_read(cx, layer->mean);
        variance = etch_variable_read(cx, layer->variance);
    }
    etch_tensor *gamma = etch_variable_read(cx, layer->gamma), *beta = etch_variable_read(cx, layer->beta);
    etch_tensor *spread = etch_rsqrt(cx, etch_add(cx, variance, etch_scalar(cx, layer->base.dtype, layer->epsilon)));
    return etch_add(cx, etch_mul(cx, etch_sub(cx, x, mean), etch_mul(cx, spread, gamma)), beta);
}
