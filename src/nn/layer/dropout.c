/* Dropout. The random numbers are a function of the model's key and a count that every call moves on, so that a step
 * done again from a stored model drops the same. */
#include "nn/layer/layer.h"

#include "nn/check.h"
#include "nn/place.h"

etch_tensor *(etch_dropout)(etch_ctx *cx, etch_model *m, etch_tensor *x, double rate)
{
    char is[ETCH_NN_TEXT];
    if (!etch__nn_given(cx, "dropout", "the model", m) || !etch__nn_given(cx, "dropout", "x", x))
        return NULL;
    etch_dtype dtype = etch_tensor_dtype(x);
    if (!(rate >= 0 && rate < 1))
        etch_fail(cx, ETCH_EINVAL, "dropout: rate is %g, not from 0 to below 1", rate);
    else if (!etch__nn_is_float(dtype))
        etch_fail(cx, ETCH_EDTYPE, "dropout: x is %s, not floats", etch__nn_type(cx, x, is));
    if (etch_failed(cx))
        return NULL;
    if (rate == 0)
        return x;
    etch_tensor *shape = etch_shape_of(cx, x, ETCH_I64);
    etch_randomness r = etch_model_random(cx, m, shape);
    /* f32 whatever x is: half types have too few numbers between 0 and 1. */
    etch_tensor *u = etch_random_uniform(cx, r.key, r.counter, shape, ETCH_F32);
    etch_tensor *stays = etch_greater_equal(cx, u, etch_scalar(cx, ETCH_F32, rate));
    etch_tensor *scaled = etch_mul(cx, x, etch_scalar(cx, dtype, 1 / (1 - rate)));
    return etch_select(cx, stays, scaled, etch_scalar(cx, dtype, 0));
}
