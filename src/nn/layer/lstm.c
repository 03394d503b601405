/* The LSTM: with z = x W + h U + b in four parts,
 *     c' = sigmoid(z_forget) * c + sigmoid(z_input) * tanh(z_cell)
 *     h' = sigmoid(z_output) * tanh(c') */
#include "nn/layer/recurrent.h"

#include "nn/check.h"
#include "nn/place.h"

struct etch_lstm {
    etch_recurrent base;
};

/* Zeros, but ones for the forget gate, so that what is in the cell stays there at first. */
static etch_tensor *first_bias(etch_layer_making *making, int64_t units)
{
    etch_ctx *cx = making->cx;
    etch_dtype dtype = etch_model_dtype(making->m);
    etch_tensor *shape = etch_int_list(cx, &units, 1);
    etch_tensor *zeros = etch_fill(cx, shape, etch_scalar(cx, dtype, 0));
    etch_tensor *ones = etch_fill(cx, shape, etch_scalar(cx, dtype, 1));
    return etch_concat(cx, (etch_tensor *[]){ zeros, ones, zeros, zeros }, 4, 0);
}

etch_lstm *(etch_lstm_new)(etch_ctx *cx, etch_model *m, const char *name, int64_t n_in, int64_t units,
                           const etch_recurrent_options *options)
{
    etch_recurrent_options o = options ? *options : (etch_recurrent_options){ 0 };
    etch_layer_making making;
    etch_lstm *layer = etch__layer_begin(&making, cx, m, "lstm", name, sizeof *layer);
    if (!layer)
        return NULL;
    if (o.has_reset_before)
        etch_fail(cx, ETCH_EINVAL, "%s: has_reset_before is for GRUs", making.who);
    layer->base.n_gates = 4;
    layer->base.n_state = 2;
    etch__recurrent_make(&making, &layer->base, n_in, units, &o, first_bias);
    return etch__layer_end(&making, layer);
}

static void step(etch_ctx *cx, const etch_recurrent_turning *t, etch_tensor *x, etch_tensor *const *state,
                 etch_tensor **next)
{
    etch_tensor *part[4], *z = etch_add(cx, x, etch_matmul(cx, state[0], t->recurrent, false, false));
    for (int i = 0; i < 4; i++)
        part[i] = etch__recurrent_gates(cx, t->layer, z, i, 1);
    etch_tensor *stays = etch_mul(cx, etch_sigmoid(cx, part[1]), state[1]);
    etch_tensor *comes = etch_mul(cx, etch_sigmoid(cx, part[0]), etch_tanh(cx, part[2]));
    next[1] = etch_add(cx, stays, comes);
    next[0] = etch_mul(cx, etch_sigmoid(cx, part[3]), etch_tanh(cx, next[1]));
}

etch_recurrent_result(etch_lstm_apply)(etch_ctx *cx, etch_lstm *layer, const etch_sequence *s)
{
    etch_recurrent_turning t = { .step = step };
    if (!etch__nn_given(cx, "lstm", "the layer", layer) || !etch__recurrent_begin(cx, &layer->base, s, &t))
        return (etch_recurrent_result){ NULL, NULL, NULL };
    return etch__recurrent_apply(cx, &layer->base, s, &t);
}
