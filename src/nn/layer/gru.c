/* The GRU: with x W + b in parts x_update, x_reset, x_new, and those of h U + b' likewise,
 *     z = sigmoid(x_update + h_update)      r = sigmoid(x_reset + h_reset)
 *     n = tanh(x_new + r * h_new)           or, with the reset before, tanh(x_new + (r * h) U_new) and no b'
 *     h' = z * h + (1 - z) * n */
#include "nn/layer/recurrent.h"

#include "nn/check.h"
#include "nn/place.h"

struct etch_gru {
    etch_recurrent base;
};

etch_gru *(etch_gru_new)(etch_ctx *cx, etch_model *m, const char *name, int64_t n_in, int64_t units,
                         const etch_recurrent_options *options)
{
    etch_recurrent_options o = options ? *options : (etch_recurrent_options){ 0 };
    etch_layer_making making;
    etch_gru *layer = etch__layer_begin(&making, cx, m, "gru", name, sizeof *layer);
    if (!layer)
        return NULL;
    layer->base.n_gates = 3;
    layer->base.n_state = 1;
    layer->base.has_reset_before = o.has_reset_before;
    layer->base.has_two_biases = !o.has_reset_before;
    etch__recurrent_make(&making, &layer->base, n_in, units, &o, NULL);
    return etch__layer_end(&making, layer);
}

/* z * h + (1 - z) * n */
static etch_tensor *mixed(etch_ctx *cx, const etch_recurrent_turning *t, etch_tensor *z, etch_tensor *h, etch_tensor *n)
{
    etch_tensor *rest = etch_sub(cx, etch_scalar(cx, t->layer->base.dtype, 1), z);
    return etch_add(cx, etch_mul(cx, z, h), etch_mul(cx, rest, n));
}

/* sigmoid of gate i: of x's part and that of h's product */
static etch_tensor *gate(etch_ctx *cx, const etch_recurrent_turning *t, etch_tensor *x, etch_tensor *h, int i)
{
    etch_tensor *of_x = etch__recurrent_gates(cx, t->layer, x, i, 1);
    return etch_sigmoid(cx, etch_add(cx, of_x, etch__recurrent_gates(cx, t->layer, h, i, 1)));
}

static void step_after(etch_ctx *cx, const etch_recurrent_turning *t, etch_tensor *x, etch_tensor *const *state,
                       etch_tensor **next)
{
    etch_tensor *h = etch_matmul(cx, state[0], t->recurrent, false, false);
    if (t->recurrent_bias)
        h = etch_add(cx, h, t->recurrent_bias);
    etch_tensor *z = gate(cx, t, x, h, 0), *r = gate(cx, t, x, h, 1);
    etch_tensor *of_h = etch_mul(cx, r, etch__recurrent_gates(cx, t->layer, h, 2, 1));
    etch_tensor *n = etch_tanh(cx, etch_add(cx, etch__recurrent_gates(cx, t->layer, x, 2, 1), of_h));
    next[0] = mixed(cx, t, z, state[0], n);
}

static void step_before(etch_ctx *cx, const etch_recurrent_turning *t, etch_tensor *x, etch_tensor *const *state,
                        etch_tensor **next)
{
    etch_tensor *h = etch_matmul(cx, state[0], t->update_reset, false, false);
    etch_tensor *z = gate(cx, t, x, h, 0), *r = gate(cx, t, x, h, 1);
    etch_tensor *of_h = etch_matmul(cx, etch_mul(cx, r, state[0]), t->candidate, false, false);
    etch_tensor *n = etch_tanh(cx, etch_add(cx, etch__recurrent_gates(cx, t->layer, x, 2, 1), of_h));
    next[0] = mixed(cx, t, z, state[0], n);
}

etch_recurrent_result(etch_gru_apply)(etch_ctx *cx, etch_gru *layer, const etch_sequence *s)
{
    etch_recurrent_turning t = { .step = step_after };
    if (!etch__nn_given(cx, "gru", "the layer", layer) || !etch__recurrent_begin(cx, &layer->base, s, &t))
        return (etch_recurrent_result){ NULL, NULL, NULL };
    if (layer->base.has_reset_before) {
        t.step = step_before;
        t.update_reset = etch__recurrent_gates(cx, &layer->base, t.recurrent, 0, 2);
        t.candidate = etch__recurrent_gates(cx, &layer->base, t.recurrent, 2, 1);
    }
    return etch__recurrent_apply(cx, &layer->base, s, &t);
}
