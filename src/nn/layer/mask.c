/* Masks of sequences. */
#include "nn/layer/layer.h"

#include "nn/check.h"
#include "nn/place.h"

etch_tensor *(etch_mask_of_lengths)(etch_ctx *cx, etch_tensor *lengths, etch_tensor *x)
{
    char of_x[ETCH_NN_TEXT], of_lengths[ETCH_NN_TEXT];
    if (!etch__nn_check_integers(cx, "mask_of_lengths", "lengths", lengths, 1) ||
        !etch__nn_given(cx, "mask_of_lengths", "x", x))
        return NULL;
    int rank = etch_tensor_rank(x);
    int64_t n = etch_tensor_known_dim(cx, lengths, 0), batch = rank < 2 ? -1 : etch_tensor_known_dim(cx, x, 0);
    if (rank < 2 || (n >= 0 && batch >= 0 && n != batch)) {
        etch_fail(cx, ETCH_ESHAPE, "mask_of_lengths: x is %s, not [batch, time, ...] with lengths %s",
                  etch__nn_type(cx, x, of_x), etch__nn_type(cx, lengths, of_lengths));
        return NULL;
    }
    etch_tensor *shape = ETCH_NN_SHAPE(cx, ETCH_NN_SIZE_OF(x, 0), ETCH_NN_SIZE(1));
    etch_tensor *limit = etch_reshape(cx, etch__nn_as(cx, lengths, ETCH_I64), shape);
    etch_tensor *at = etch_iota(cx, ETCH_NN_SHAPE(cx, ETCH_NN_SIZE(1), ETCH_NN_SIZE_OF(x, 1)), 1, ETCH_I64);
    return etch_less(cx, at, limit);
}
