/* Recurrent layers. The input's product is done for all steps at once, before the scan, with time as the first axis:
 * of what a turn computes only the state's product is left. Masked steps keep the state by a select, which costs no
 * branch.
 *
 * What must stay true: no size of x but the last is asked for as a number, so that one trace serves all batches and
 * lengths. */
#include "nn/layer/recurrent.h"

#include "nn/check.h"
#include "nn/place.h"

void etch__recurrent_make(etch_layer_making *making, etch_recurrent *layer, int64_t n_in, int64_t units,
                          const etch_recurrent_options *options,
                          etch_tensor *(*first_bias)(etch_layer_making *making, int64_t units))
{
    const etch_recurrent_options *o = options;
    int64_t width = layer->n_gates * units;
    etch__layer_check_size(making, "n_in", n_in);
    etch__layer_check_size(making, "units", units);
    layer->n_in = n_in;
    layer->units = units;
    layer->goes_back = o->goes_back;
    layer->kernel = etch__layer_add(making, "kernel", o->kernel, (etch_init){ .kind = ETCH_INIT_GLOROT_UNIFORM },
                                    (const int64_t[]){ n_in, width }, 2);
    layer->recurrent = etch__layer_add(making, "recurrent_kernel", o->recurrent,
                                       (etch_init){ .kind = ETCH_INIT_ORTHOGONAL }, (const int64_t[]){ units, width },
                                       2);
    if (o->has_no_bias || etch_failed(making->cx))
        return;
    if (first_bias && o->bias.kind == ETCH_INIT_DEFAULT)
        layer->bias = etch__layer_add_tensor(making, "bias", first_bias(making, units), false);
    else if (layer->has_two_biases)
        layer->bias = etch__layer_add(making, "bias", o->bias, (etch_init){ .kind = ETCH_INIT_ZEROS },
                                      (const int64_t[]){ 2, width }, 2);
    else
        layer->bias = etch__layer_add(making, "bias", o->bias, (etch_init){ .kind = ETCH_INIT_ZEROS }, &width, 1);
}

/* --- one call ----------------------------------------------------------------------------------------------------- */

/* Has t's axis 0 (and, of masks, 1) x's size, as far as they are known? */
static bool check_like_x(etch_ctx *cx, const char *who, const char *what, etch_tensor *t, etch_tensor *x, int n_axes)
{
    char of_t[ETCH_NN_TEXT], of_x[ETCH_NN_TEXT];
    for (int i = 0; i < n_axes; i++) {
        int64_t n = etch_tensor_known_dim(cx, t, i), m = etch_tensor_known_dim(cx, x, i);
        if (n >= 0 && m >= 0 && n != m) {
            etch_fail(cx, ETCH_ESHAPE, "%s: %s is %s, but x is %s: axis %d differs", who, what,
                      etch__nn_type(cx, t, of_t), etch__nn_type(cx, x, of_x), i);
            return false;
        }
    }
    return !etch_failed(cx);
}

static bool check_sequence(etch_ctx *cx, const etch_recurrent *layer, const etch_sequence *s)
{
    const char *who = layer->base.who;
    etch_dtype dtype = layer->base.dtype;
    if (!etch__nn_given(cx, who, "the sequence", s) || !etch__nn_check(cx, who, "x", s->x, dtype, 3, layer->n_in))
        return false;
    if (s->mask && !(etch__nn_check(cx, who, "mask", s->mask, ETCH_BOOL, 2, ETCH_NN_ANY) &&
                     check_like_x(cx, who, "mask", s->mask, s->x, 2)))
        return false;
    if (s->h &&
        !(etch__nn_check(cx, who, "h", s->h, dtype, 2, layer->units) && check_like_x(cx, who, "h", s->h, s->x, 1)))
        return false;
    if (s->c && layer->n_state < 2) {
        etch_fail(cx, ETCH_EINVAL, "%s: c is given, but the state is h alone", who);
        return false;
    }
    return !s->c ||
           (etch__nn_check(cx, who, "c", s->c, dtype, 2, layer->units) && check_like_x(cx, who, "c", s->c, s->x, 1));
}

bool etch__recurrent_begin(etch_ctx *cx, const etch_recurrent *layer, const etch_sequence *s, etch_recurrent_turning *t)
{
    if (!check_sequence(cx, layer, s))
        return false;
    t->layer = layer;
    t->recurrent = etch_variable_read(cx, layer->recurrent);
    return t->recurrent != NULL;
}

etch_tensor *etch__recurrent_gates(etch_ctx *cx, const etch_recurrent *layer, etch_tensor *x, int i, int n)
{
    return etch_slice(cx, x, etch_int_list(cx, (const int64_t[]){ 0, i * layer->units }, 2),
                      etch_int_list(cx, (const int64_t[]){ -1, n * layer->units }, 2));
}

/* The input's product with its bias: [time, batch, gates * units]. */
static etch_tensor *product_of_all(etch_ctx *cx, etch_recurrent_turning *t, etch_tensor *x)
{
    const etch_recurrent *layer = t->layer;
    etch_tensor *bias = layer->bias ? etch_variable_read(cx, layer->bias) : NULL;
    if (bias && layer->has_two_biases) {
        etch_tensor *both[2];
        etch_unstack(cx, bias, 0, both, 2);
        bias = both[0];
        t->recurrent_bias = both[1];
    }
    etch_tensor *by_time = etch_transpose(cx, x, ETCH_INTS(1, 0, 2));
    etch_tensor *y = etch__layer_product(cx, by_time, layer->n_in, etch_variable_read(cx, layer->kernel), bias);
    return etch_reshape(
        cx, y,
        ETCH_NN_SHAPE(cx, ETCH_NN_SIZE_OF(x, 1), ETCH_NN_SIZE_OF(x, 0), ETCH_NN_SIZE(layer->n_gates * layer->units)));
}

/* [batch, units] with x's batch, which is also how a given state is known to fit. */
static etch_tensor *first_state(etch_ctx *cx, const etch_recurrent *layer, etch_tensor *x, etch_tensor *given)
{
    etch_tensor *shape = ETCH_NN_SHAPE(cx, ETCH_NN_SIZE_OF(x, 0), ETCH_NN_SIZE(layer->units));
    return given ? etch_reshape(cx, given, shape) : etch_fill(cx, shape, etch_scalar(cx, layer->base.dtype, 0));
}

/* A bool per step and example, [time, batch, 1]. */
static etch_tensor *mask_by_time(etch_ctx *cx, etch_tensor *mask, etch_tensor *x)
{
    return etch_reshape(cx, etch_transpose(cx, mask, ETCH_INTS(1, 0)),
                        ETCH_NN_SHAPE(cx, ETCH_NN_SIZE_OF(x, 1), ETCH_NN_SIZE_OF(x, 0), ETCH_NN_SIZE(1)));
}

static void turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                 etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    (void)n_results;
    const etch_recurrent_turning *t = user;
    for (int i = 0; i < n; i++)
        next[i] = NULL;
    t->step(cx, t, slices[0], state, next);
    for (int i = 0; i < n && n_slices > 1; i++)
        next[i] = etch_select(cx, slices[1], next[i], state[i]);
    results[0] = next[0];
}

etch_recurrent_result etch__recurrent_apply(etch_ctx *cx, const etch_recurrent *layer, const etch_sequence *s,
                                            etch_recurrent_turning *t)
{
    const etch_recurrent_result nothing = { NULL, NULL, NULL };
    etch_tensor *state[ETCH_NN_MAX_STATE], *xs[2], *out[ETCH_NN_MAX_STATE + 1];
    xs[0] = product_of_all(cx, t, s->x);
    xs[1] = s->mask ? mask_by_time(cx, s->mask, s->x) : NULL;
    state[0] = first_state(cx, layer, s->x, s->h);
    state[1] = layer->n_state > 1 ? first_state(cx, layer, s->x, s->c) : NULL;
    if (etch_failed(cx))
        return nothing;
    if (etch_tensor_known_dim(cx, s->x, 1) ==
        0) { /* no turn, from which a scan outside of traces would know what results are */
        etch_tensor *none = ETCH_NN_SHAPE(cx, ETCH_NN_SIZE_OF(s->x, 0), ETCH_NN_SIZE(0), ETCH_NN_SIZE(layer->units));
        etch_tensor *all = etch_fill(cx, none, etch_scalar(cx, layer->base.dtype, 0));
        return all ? (etch_recurrent_result){ all, state[0], state[1] } : nothing;
    }
    etch_scan(cx, state, layer->n_state, xs, s->mask ? 2 : 1, turn, t,
              &(etch_loop_options){ .reverse = layer->goes_back }, out, 1);
    if (etch_failed(cx))
        return nothing;
    etch_tensor *all = etch_transpose(cx, out[layer->n_state], ETCH_INTS(1, 0, 2));
    return all ? (etch_recurrent_result){ all, out[0], layer->n_state > 1 ? out[1] : NULL } : nothing;
}
