/* Networks without loops: attention, normalisation, classifiers, embeddings, mixtures. */
#include "programs.h"

#include <math.h>

void run_attention(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *q = in->x[0], *k = in->x[1], *mask = etch_expand_dims(cx, in->x[3], ETCH_INTS(1));
    etch_tensor *size = etch_cast(cx, etch_tensor_dim_of(cx, k, 2), etch_tensor_dtype(k));
    etch_tensor *scores = etch_div(cx, etch_matmul(cx, q, k, false, true), etch_sqrt(cx, size));
    y[1] = etch_softmax(cx, etch_select(cx, mask, scores, number(cx, q, -1e9)), -1);
    y[0] = product(cx, y[1], in->x[2]);
}

/* [b, t, 6] to [b, 2, t, 3] */
static etch_tensor *heads(etch_ctx *cx, etch_tensor *x)
{
    return etch_transpose(cx, etch_reshape(cx, x, SHAPE(cx, x, 0, 1, -2, -3)), ETCH_INTS(0, 2, 1, 3));
}

void run_multi_head(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *part_of[3];
    etch_split(cx, product(cx, x, value(cx, in->v[0])), 3, -1, part_of, 3);
    etch_tensor *q = heads(cx, part_of[0]), *k = heads(cx, part_of[1]), *v = heads(cx, part_of[2]);
    etch_tensor *scores = etch_div(cx, etch_matmul(cx, q, k, false, true), number(cx, x, sqrt(3)));
    etch_tensor *square = SHAPE(cx, x, 1, 1);
    etch_tensor *causal = etch_greater_equal(cx, etch_iota(cx, square, 0, ETCH_I64),
                                             etch_iota(cx, square, 1, ETCH_I64));
    etch_tensor *weights = etch_softmax(cx, etch_select(cx, causal, scores, number(cx, x, -INFINITY)), -1);
    etch_tensor *z = etch_transpose(cx, product(cx, weights, v), ETCH_INTS(0, 2, 1, 3));
    z = product(cx, etch_reshape(cx, z, SHAPE(cx, x, 0, 1, -6)), value(cx, in->v[1]));
    y[0] = etch_add(cx, etch_add(cx, x, z), value(cx, in->v[2]));
}

void run_layer_norm(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *mean = etch_mean(cx, x, ETCH_INTS(-1), true);
    etch_tensor *far = etch_squared_difference(cx, x, etch_stop_gradient(cx, mean));
    etch_tensor *scale = etch_rsqrt(cx, plus(cx, etch_mean(cx, far, ETCH_INTS(-1), true), 1e-3));
    y[0] = etch_mul(cx, etch_mul(cx, etch_sub(cx, x, mean), scale), value(cx, in->v[0]));
    y[0] = etch_add(cx, y[0], value(cx, in->v[1]));
}

static etch_tensor *normalised(etch_ctx *cx, const given *in, etch_tensor *x, etch_tensor *mean, etch_tensor *variance)
{
    etch_tensor *scale = etch_mul(cx, etch_rsqrt(cx, plus(cx, variance, 1e-3)), value(cx, in->v[0]));
    return etch_add(cx, etch_mul(cx, etch_sub(cx, x, mean), scale), value(cx, in->v[1]));
}

static void follow(etch_ctx *cx, etch_variable *v, etch_tensor *x)
{
    etch_variable_assign_sub(cx, v, times(cx, etch_sub(cx, value(cx, v), x), 0.1));
}

void run_batch_norm(etch_ctx *cx, const given *in, etch_tensor **y)
{
    for (int i = 0; i < 2; i++) {
        etch_tensor *mean = etch_mean(cx, in->x[i], ETCH_INTS(0), false);
        etch_tensor *variance = etch_variance(cx, in->x[i], ETCH_INTS(0), false);
        follow(cx, in->v[2], mean);
        follow(cx, in->v[3], variance);
        y[i] = normalised(cx, in, in->x[i], mean, variance);
    }
    y[2] = normalised(cx, in, in->x[0], value(cx, in->v[2]), etch_abs(cx, value(cx, in->v[3])));
}

static etch_tensor *half_square(etch_ctx *cx, etch_tensor *x) { return times(cx, total(cx, etch_square(cx, x)), 0.5); }

void run_mlp(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *w1 = value(cx, in->v[0]), *w2 = value(cx, in->v[2]);
    etch_tensor *h = etch_relu(cx, etch_add(cx, product(cx, in->x[0], w1), value(cx, in->v[1])));
    y[1] = etch_add(cx, product(cx, h, w2), value(cx, in->v[3]));
    etch_tensor *label = etch_expand_dims(cx, in->x[1], ETCH_INTS(1));
    etch_tensor *loss = etch_neg(cx, average(cx, etch_gather(cx, etch_log_softmax(cx, y[1], -1), label, 1, 1)));
    y[0] = etch_add(cx, loss, times(cx, etch_add(cx, half_square(cx, w1), half_square(cx, w2)), 0.01));
    y[2] = etch_argmax(cx, y[1], -1, ETCH_I64);
}

void run_autoencoder(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *w = value(cx, in->v[0]);
    etch_tensor *code = etch_tanh(cx, etch_add(cx, product(cx, x, w), value(cx, in->v[1])));
    etch_tensor *logits = etch_add(cx, etch_matmul(cx, code, w, false, true), value(cx, in->v[2]));
    etch_tensor *entropy = etch_sub(cx, etch_softplus(cx, logits), etch_mul(cx, logits, x));
    y[0] = average(cx, etch_sum(cx, entropy, ETCH_INTS(-1), false));
    y[0] = etch_add(cx, y[0], times(cx, average(cx, etch_abs(cx, code)), 1e-2));
    y[1] = etch_sigmoid(cx, logits);
}

/* Rows that are looked up several times get the sum of all gradients, from both lookups. */
void run_embedding(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *table = value(cx, in->v[0]), *weight = in->x[1];
    etch_tensor *e = etch_mul(cx, etch_gather(cx, table, in->x[0], 0, 0), etch_expand_dims(cx, weight, ETCH_INTS(-1)));
    etch_tensor *bag = etch_div(cx, etch_sum(cx, e, ETCH_INTS(1), false),
                                plus(cx, etch_sum(cx, weight, ETCH_INTS(1), true), 1));
    etch_tensor *again = etch_gather(cx, value(cx, in->v[0]), in->x[0], 0, 0);
    y[0] = etch_add(cx, product(cx, bag, value(cx, in->v[1])), total(cx, etch_square(cx, again)));
}

static etch_tensor *centred(etch_ctx *cx, etch_tensor *x)
{
    etch_tensor *deviation = etch_sqrt(cx, plus(cx, etch_variance(cx, x, ETCH_INTS(-1), true), 1e-2));
    return etch_div(cx, etch_sub(cx, x, etch_mean(cx, x, ETCH_INTS(-1), true)), deviation);
}

void run_mixer(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *z = etch_transpose(cx, centred(cx, x), ETCH_INTS(0, 2, 1));
    z = product(cx, etch_gelu(cx, product(cx, z, value(cx, in->v[0]))), value(cx, in->v[1]));
    x = etch_add(cx, x, etch_transpose(cx, z, ETCH_INTS(0, 2, 1)));
    z = etch_silu(cx, product(cx, centred(cx, x), value(cx, in->v[2])));
    y[0] = etch_add(cx, x, product(cx, z, value(cx, in->v[3])));
}

void run_mixture_density(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *h = etch_add(cx, product(cx, in->x[0], value(cx, in->v[0])), value(cx, in->v[1])), *p[3];
    etch_split(cx, product(cx, etch_tanh(cx, h), value(cx, in->v[2])), 3, 1, p, 3);
    etch_tensor *z = etch_mul(cx, etch_sub(cx, etch_expand_dims(cx, in->x[1], ETCH_INTS(1)), p[1]),
                              etch_exp(cx, etch_neg(cx, p[2])));
    etch_tensor *log_p = etch_sub(cx, etch_log_softmax(cx, p[0], -1), times(cx, etch_square(cx, z), 0.5));
    log_p = plus(cx, etch_sub(cx, log_p, p[2]), -0.5 * log(2 * acos(-1)));
    y[0] = etch_neg(cx, average(cx, etch_logsumexp(cx, log_p, ETCH_INTS(1), false)));
    y[1] = etch_softmax(cx, p[0], -1);
}
