/* Multi-head attention: softmax(q k^T / sqrt(head_size)) v per head, with projections before and after it.
 *
 * Heads are an axis of the kernels, as Keras has them, and are one axis with head_size for the products. What may
 * not be looked at gets a score far below all others and, because there might be no others, a weight of 0. */
#include "nn/layer/layer.h"

#include "nn/check.h"

#include <math.h>
#include "nn/place.h"

/* Of query, key, value and the result. */
typedef struct projection {
    etch_variable *kernel, *bias; /* bias: NULL if it has none */
    int64_t n_in;
} projection;

struct etch_attention {
    etch_layer_base base;
    etch_model *m; /* for the random numbers of dropout */
    int64_t n_heads, head_size, n_out;
    double dropout;
    projection query, key, value, out;
};

static projection add_heads(etch_layer_making *making, const etch_attention *layer, const char *kernel,
                            const char *bias, int64_t n_in)
{
    int64_t dims[] = { n_in, layer->n_heads, layer->head_size };
    etch_init glorot = { .kind = ETCH_INIT_GLOROT_UNIFORM }, zeros = { .kind = ETCH_INIT_ZEROS };
    projection p = { .n_in = n_in };
    p.kernel = etch__layer_add(making, kernel, glorot, glorot, dims, 3);
    if (bias)
        p.bias = etch__layer_add(making, bias, zeros, zeros, dims + 1, 2);
    return p;
}

static projection add_out(etch_layer_making *making, const etch_attention *layer, bool has_bias)
{
    int64_t dims[] = { layer->n_heads, layer->head_size, layer->n_out };
    etch_init glorot = { .kind = ETCH_INIT_GLOROT_UNIFORM }, zeros = { .kind = ETCH_INIT_ZEROS };
    projection p = { .n_in = layer->n_heads * layer->head_size };
    p.kernel = etch__layer_add(making, "attention_output/kernel", glorot, glorot, dims, 3);
    if (has_bias)
        p.bias = etch__layer_add(making, "attention_output/bias", zeros, zeros, dims + 2, 1);
    return p;
}

etch_attention *(etch_attention_new)(etch_ctx *cx, etch_model *m, const char *name, int64_t size, int64_t n_heads,
                                     int64_t head_size, const etch_attention_options *options)
{
    etch_attention_options o = options ? *options : (etch_attention_options){ 0 };
    etch_layer_making making;
    etch_attention *layer = etch__layer_begin(&making, cx, m, "attention", name, sizeof *layer);
    if (!layer)
        return NULL;
    int64_t from_size = o.from_size ? o.from_size : size;
    bool has_bias = !o.has_no_bias;
    layer->m = m;
    layer->n_heads = n_heads;
    layer->head_size = head_size;
    layer->n_out = o.n_out ? o.n_out : size;
    layer->dropout = o.dropout;
    etch__layer_check_size(&making, "size", size);
    etch__layer_check_size(&making, "n_heads", n_heads);
    etch__layer_check_size(&making, "head_size", head_size);
    etch__layer_check_size(&making, "from_size", from_size);
    etch__layer_check_size(&making, "n_out", layer->n_out);
    etch__layer_check_share(&making, "dropout", o.dropout, true);
    layer->query = add_heads(&making, layer, "query/kernel", has_bias ? "query/bias" : NULL, size);
    layer->key = add_heads(&making, layer, "key/kernel", has_bias ? "key/bias" : NULL, from_size);
    layer->value = add_heads(&making, layer, "value/kernel", has_bias ? "value/bias" : NULL, from_size);
    layer->out = add_out(&making, layer, has_bias);
    return etch__layer_end(&making, layer);
}

/* --- one call ----------------------------------------------------------------------------------------------------- */

/* x [batch, time, n_in] to [batch, heads, time, head_size]. */
static etch_tensor *heads_of(etch_ctx *cx, const etch_attention *layer, const projection *p, etch_tensor *x)
{
    int64_t width = layer->n_heads * layer->head_size;
    etch_tensor *kernel = etch_reshape(cx, etch_variable_read(cx, p->kernel),
                                       etch_int_list(cx, (const int64_t[]){ p->n_in, width }, 2));
    etch_tensor *bias = p->bias ? etch_reshape(cx, etch_variable_read(cx, p->bias), etch_int_list(cx, &width, 1))
                                : NULL;
    etch_tensor *y = etch__layer_product(cx, x, p->n_in, kernel, bias);
    y = etch_reshape(cx, y,
                     ETCH_NN_SHAPE(cx, ETCH_NN_SIZE_OF(x, 0), ETCH_NN_SIZE_OF(x, 1), ETCH_NN_SIZE(layer->n_heads),
                                   ETCH_NN_SIZE(layer->head_size)));
    return etch_transpose(cx, y, ETCH_INTS(0, 2, 1, 3));
}

/* y [batch, heads, to, head_size] to [batch, to, n_out]. */
static etch_tensor *joined(etch_ctx *cx, const etch_attention *layer, etch_tensor *query, etch_tensor *y)
{
    int64_t width = layer->out.n_in;
    etch_layer_size batch = ETCH_NN_SIZE_OF(query, 0), to = ETCH_NN_SIZE_OF(query, 1);
    y = etch_reshape(cx, etch_transpose(cx, y, ETCH_INTS(0, 2, 1, 3)),
                     ETCH_NN_SHAPE(cx, batch, to, ETCH_NN_SIZE(width)));
    etch_tensor *kernel = etch_reshape(cx, etch_variable_read(cx, layer->out.kernel),
                                       etch_int_list(cx, (const int64_t[]){ width, layer->n_out }, 2));
    etch_tensor *bias = layer->out.bias ? etch_variable_read(cx, layer->out.bias) : NULL;
    y = etch__layer_product(cx, y, width, kernel, bias);
    return etch_reshape(cx, y, ETCH_NN_SHAPE(cx, batch, to, ETCH_NN_SIZE(layer->n_out)));
}

/* Is position i of an axis the other's j or behind it? bool [to, from]. */
static etch_tensor *causal(etch_ctx *cx, etch_tensor *query, etch_tensor *value)
{
    etch_tensor *shape = ETCH_NN_SHAPE(cx, ETCH_NN_SIZE_OF(query, 1), ETCH_NN_SIZE_OF(value, 1));
    return etch_greater_equal(cx, etch_iota(cx, shape, 0, ETCH_I64), etch_iota(cx, shape, 1, ETCH_I64));
}

/* The mask as it broadcasts to scores [batch, heads, to, from]; sizes are said to be those of query and value, so
 * that a mask of size 1 fails instead of being repeated. */
static etch_tensor *padding(etch_ctx *cx, const etch_attending *a)
{
    etch_layer_size batch = ETCH_NN_SIZE_OF(a->query, 0), to = ETCH_NN_SIZE_OF(a->query, 1),
                    from = ETCH_NN_SIZE_OF(a->value, 1);
    etch_layer_size one = ETCH_NN_SIZE(1);
    bool is_pairs = etch_tensor_rank(a->mask) == 3;
    return etch_reshape(cx, a->mask, ETCH_NN_SHAPE(cx, batch, one, is_pairs ? to : one, from));
}

/* Softmax of scores over what may be looked at. */
static etch_tensor *weights_of(etch_ctx *cx, const etch_attending *a, etch_tensor *scores)
{
    etch_tensor *may = a->mask ? padding(cx, a) : NULL;
    if (a->is_causal) {
        etch_tensor *order = causal(cx, a->query, a->value);
        may = may ? etch_logical_and(cx, may, order) : order;
    }
    if (!may || !scores)
        return etch_softmax(cx, scores, -1);
    etch_dtype dtype = etch_tensor_dtype(scores);
    etch_tensor *far = etch_scalar(cx, dtype, dtype == ETCH_F16 ? -6e4 : -1e30);
    etch_tensor *weights = etch_softmax(cx, etch_select(cx, may, scores, far), -1);
    return a->mask ? etch_select(cx, may, weights, etch_scalar(cx, dtype, 0))
                   : weights; /* by order alone there is always one */
}

static bool check_sizes(etch_ctx *cx, const char *who, const char *what, etch_tensor *t, int axis, const char *of_what,
                        etch_tensor *of, int of_axis)
{
    char of_t[ETCH_NN_TEXT], of_other[ETCH_NN_TEXT];
    int64_t n = etch_tensor_known_dim(cx, t, axis), m = etch_tensor_known_dim(cx, of, of_axis);
    if (n >= 0 && m >= 0 && n != m)
        etch_fail(cx, ETCH_ESHAPE, "%s: %s is %s, but %s is %s: axis %d is not axis %d", who, what,
                  etch__nn_type(cx, t, of_t), of_what, etch__nn_type(cx, of, of_other), axis, of_axis);
    return !etch_failed(cx);
}

static bool check_attending(etch_ctx *cx, const etch_attention *layer, etch_attending *a)
{
    const char *who = layer->base.who;
    etch_dtype dtype = layer->base.dtype;
    if (!a->key)
        a->key = a->value;
    if (!etch__nn_check(cx, who, "query", a->query, dtype, 3, layer->query.n_in) ||
        !etch__nn_check(cx, who, "value", a->value, dtype, 3, layer->value.n_in) ||
        !etch__nn_check(cx, who, "key", a->key, dtype, 3, layer->key.n_in) ||
        !check_sizes(cx, who, "value", a->value, 0, "query", a->query, 0))
        return false;
    if (a->key != a->value && !etch__nn_check_same(cx, who, "key", &a->key, "value", &a->value))
        return false;
    if (!a->mask)
        return true;
    bool is_pairs = etch_tensor_rank(a->mask) == 3;
    return etch__nn_check(cx, who, "mask", a->mask, ETCH_BOOL, is_pairs ? 3 : 2, ETCH_NN_ANY) &&
           check_sizes(cx, who, "mask", a->mask, 0, "query", a->query, 0) &&
           (!is_pairs || check_sizes(cx, who, "mask", a->mask, 1, "query", a->query, 1)) &&
           check_sizes(cx, who, "mask", a->mask, -1, "value", a->value, 1);
}

etch_tensor *(etch_attention_apply)(etch_ctx *cx, etch_attention *layer, const etch_attending *attending)
{
    if (!etch__nn_given(cx, "attention", "the layer", layer) ||
        !etch__nn_given(cx, layer->base.who, "what is attended to", attending))
        return NULL;
    etch_attending a = *attending;
    if (!check_attending(cx, layer, &a))
        return NULL;
    etch_tensor *q = heads_of(cx, layer, &layer->query, a.query), *k = heads_of(cx, layer, &layer->key, a.key);
    etch_tensor *v = heads_of(cx, layer, &layer->value, a.value);
    q = etch_mul(cx, q, etch_scalar(cx, layer->base.dtype, 1 / sqrt((double)layer->head_size)));
    etch_tensor *weights = weights_of(cx, &a, etch_matmul(cx, q, k, false, true));
    if (a.is_training && layer->dropout > 0)
        weights = etch_dropout(cx, layer->m, weights, layer->dropout);
    return joined(cx, layer, a.query, etch_matmul(cx, weights, v, false, false));
}
