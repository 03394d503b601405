/* The embedding layer: rows of a table. */
#include "nn/layer/layer.h"

#include "nn/check.h"
#include "nn/place.h"

struct etch_embedding {
    etch_layer_base base;
    etch_variable *table;
};

etch_embedding *(etch_embedding_new)(etch_ctx *cx, etch_model *m, const char *name, int64_t n_rows, int64_t size,
                                     etch_init table)
{
    etch_layer_making making;
    etch_embedding *layer = etch__layer_begin(&making, cx, m, "embedding", name, sizeof *layer);
    if (!layer)
        return NULL;
    etch__layer_check_size(&making, "n_rows", n_rows);
    etch__layer_check_size(&making, "size", size);
    layer->table = etch__layer_add(&making, "embeddings", table,
                                   (etch_init){ .kind = ETCH_INIT_UNIFORM, .a = -0.05, .b = 0.05 },
                                   (const int64_t[]){ n_rows, size }, 2);
    return etch__layer_end(&making, layer);
}

etch_tensor *(etch_embedding_apply)(etch_ctx *cx, etch_embedding *layer, etch_tensor *indices)
{
    if (!etch__nn_given(cx, "embedding", "the layer", layer) ||
        !etch__nn_check_integers(cx, layer->base.who, "indices", indices, ETCH_NN_ANY))
        return NULL;
    if (etch_tensor_dtype(indices) != ETCH_I32)
        indices = etch__nn_as(cx, indices, ETCH_I64);
    return etch_gather(cx, etch_variable_read(cx, layer->table), indices, 0, 0);
}
