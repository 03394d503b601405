/* Activations, and the dense layer. */
#include "nn/layer/layer.h"

#include "nn/check.h"
#include "nn/place.h"

etch_tensor *(etch_activate)(etch_ctx *cx, etch_activation how, etch_tensor *x)
{
    switch (how) {
    case ETCH_ACTIVATION_LINEAR: return x;
    case ETCH_ACTIVATION_RELU: return etch_relu(cx, x);
    case ETCH_ACTIVATION_GELU: return etch_gelu(cx, x);
    case ETCH_ACTIVATION_SILU: return etch_silu(cx, x);
    case ETCH_ACTIVATION_TANH: return etch_tanh(cx, x);
    case ETCH_ACTIVATION_SIGMOID: return etch_sigmoid(cx, x);
    case ETCH_ACTIVATION_SOFTPLUS: return etch_softplus(cx, x);
    case ETCH_ACTIVATION_SOFTMAX: return etch_softmax(cx, x, -1);
    }
    if (!etch_failed(cx))
        etch_fail(cx, ETCH_EINVAL, "activate: there is no activation %d", (int)how);
    return NULL;
}

struct etch_dense {
    etch_layer_base base;
    etch_activation activation;
    int64_t n_in, n_out;
    etch_variable *kernel, *bias; /* bias: NULL if it has none */
};

etch_dense *(etch_dense_new)(etch_ctx *cx, etch_model *m, const char *name, int64_t n_in, int64_t n_out,
                             const etch_dense_options *options)
{
    etch_dense_options o = options ? *options : (etch_dense_options){ 0 };
    etch_layer_making making;
    etch_dense *layer = etch__layer_begin(&making, cx, m, "dense", name, sizeof *layer);
    if (!layer)
        return NULL;
    etch__layer_check_size(&making, "n_in", n_in);
    etch__layer_check_size(&making, "n_out", n_out);
    etch__layer_check_activation(&making, o.activation);
    layer->activation = o.activation;
    layer->n_in = n_in;
    layer->n_out = n_out;
    layer->kernel = etch__layer_add(&making, "kernel", o.kernel, (etch_init){ .kind = ETCH_INIT_GLOROT_UNIFORM },
                                    (const int64_t[]){ n_in, n_out }, 2);
    if (!o.has_no_bias)
        layer->bias = etch__layer_add(&making, "bias", o.bias, (etch_init){ .kind = ETCH_INIT_ZEROS }, &n_out, 1);
    return etch__layer_end(&making, layer);
}

etch_tensor *(etch_dense_apply)(etch_ctx *cx, etch_dense *layer, etch_tensor *x)
{
    if (!etch__nn_given(cx, "dense", "the layer", layer) ||
        !etch__nn_check(cx, layer->base.who, "x", x, layer->base.dtype, ETCH_NN_ANY, layer->n_in))
        return NULL;
    etch_tensor *kernel = etch_variable_read(cx, layer->kernel);
    etch_tensor *bias = layer->bias ? etch_variable_read(cx, layer->bias) : NULL;
    etch_tensor *y = etch__layer_product(cx, x, layer->n_in, kernel, bias);
    y = etch_activate(cx, layer->activation, y);
    int rank = etch_tensor_rank(x);
    if (rank == 2 || rank < 0 || !y)
        return y;
    etch_layer_size sizes[ETCH_NN_MAX_AXES];
    for (int i = 0; i < rank - 1; i++)
        sizes[i] = ETCH_NN_SIZE_OF(x, i);
    sizes[rank - 1] = ETCH_NN_SIZE(layer->n_out);
    return etch_reshape(cx, y, etch__layer_shape(cx, sizes, rank));
}
