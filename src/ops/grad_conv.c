/* Gradients of convolutions and pools. The three convolutions are products of two operands that make the third: the gradient of each is by
 * the other two, so that there is one of any order. */
#include "ops/grad.h"

#include "ir/infer.h"

/* One of the three, with the attributes of the op that the gradient is of. */
#define CONVOLVED(name, ...) \
    etch_build_##name(q->g, __VA_ARGS__, a->strides, a->dilations, a->padding, a->pads, a->groups)
#define POOLED(name, ...) etch_build_##name(q->g, __VA_ARGS__, a->window, a->strides, a->padding, a->pads)

/* y of x and w */
etch_status etch__grad_conv(etch_grad *q)
{
    const etch_attrs_conv *a = q->attrs;
    etch_val d = etch__grad_d(q);
    if (q->wants[0])
        ETCH_TRY(etch__grad_give(q, 0, CONVOLVED(conv_grad_x, etch__grad_shape(q, 0), q->in[1], d)));
    if (q->wants[1])
        ETCH_TRY(etch__grad_give(q, 1, CONVOLVED(conv_grad_w, q->in[0], etch__grad_shape(q, 1), d)));
    return ETCH_OK;
}

/* x of w and y */
etch_status etch__grad_conv_grad_x(etch_grad *q)
{
    const etch_attrs_conv *a = q->attrs;
    etch_val d = etch__grad_d(q);
    if (q->wants[1])
        ETCH_TRY(etch__grad_give(q, 1, CONVOLVED(conv_grad_w, d, etch__grad_shape(q, 1), q->in[2])));
    if (q->wants[2])
        ETCH_TRY(etch__grad_give(q, 2, CONVOLVED(conv, d, q->in[1])));
    return ETCH_OK;
}

/* w of x and y */
etch_status etch__grad_conv_grad_w(etch_grad *q)
{
    const etch_attrs_conv *a = q->attrs;
    etch_val d = etch__grad_d(q);
    if (q->wants[0])
        ETCH_TRY(etch__grad_give(q, 0, CONVOLVED(conv_grad_x, etch__grad_shape(q, 0), d, q->in[2])));
    if (q->wants[2])
        ETCH_TRY(etch__grad_give(q, 2, CONVOLVED(conv, q->in[0], d)));
    return ETCH_OK;
}

etch_status etch__grad_max_pool(etch_grad *q)
{
    const etch_attrs_pool *a = q->attrs;
    return etch__grad_give(q, 0, POOLED(max_pool_grad, q->in[0], etch__grad_d(q)));
}

etch_status etch__grad_max_pool_grad(etch_grad *q)
{
    const etch_attrs_pool *a = q->attrs;
    if (!q->wants[1])
        return ETCH_OK;
    etch_val flat = etch_build_reshape(q->g, etch__grad_d(q), etch_graph_int_list(q->g, ETCH_INTS(-1)));
    return etch__grad_give(q, 1, etch_build_gather(q->g, flat, POOLED(pool_argmax, q->in[0]), 0, 0));
}

etch_status etch__grad_avg_pool(etch_grad *q)
{
    const etch_attrs_pool *a = q->attrs;
    return etch__grad_give(q, 0, POOLED(avg_pool_grad, etch__grad_shape(q, 0), etch__grad_d(q)));
}

etch_status etch__grad_avg_pool_grad(etch_grad *q)
{
    const etch_attrs_pool *a = q->attrs;
    return q->wants[1] ? etch__grad_give(q, 1, POOLED(avg_pool, etch__grad_d(q))) : ETCH_OK;
}
