/* Making layers. A layer is a block of its model's memory; until its making has ended well, a mark in the model is
 * what to go back to, and a scope holds the first values of its variables. */
#include "nn/layer/layer.h"

#include "nn/check.h"

#include <stdio.h>
#include <string.h>
#include "nn/place.h"

void *etch__layer_begin(etch_layer_making *it, etch_ctx *cx, etch_model *m, const char *kind, const char *name,
                        size_t bytes)
{
    *it = (etch_layer_making){ .cx = cx, .m = m, .name = name };
    if (!etch__model_check(cx, m, name, kind))
        return NULL;
    it->before = etch__model_mark(m);
    size_t n = strlen(kind) + strlen(name) + 2;
    etch_layer_base *layer = etch__model_alloc(cx, m, bytes, NULL);
    char *who = layer ? etch__model_alloc(cx, m, n, NULL) : NULL;
    if (!who) {
        etch__model_undo(m, it->before);
        return NULL;
    }
    snprintf(who, n, "%s %s", kind, name);
    it->who = layer->who = who;
    layer->dtype = etch_model_dtype(m);
    it->scope = etch_scope_begin(cx);
    return layer;
}

void *etch__layer_end(etch_layer_making *it, void *layer)
{
    etch_scope_end(it->cx, it->scope);
    if (!etch_failed(it->cx))
        return layer;
    etch__model_undo(it->m, it->before);
    return NULL;
}

void etch__layer_check_size(etch_layer_making *it, const char *what, int64_t n)
{
    if (n <= 0 && !etch_failed(it->cx))
        etch_fail(it->cx, ETCH_EINVAL, "%s: %s is %lld, not above 0", it->who, what, (long long)n);
}

void etch__layer_check_share(etch_layer_making *it, const char *what, double x, bool excludes_one)
{
    if (!(x >= 0 && (excludes_one ? x < 1 : x <= 1)) && !etch_failed(it->cx))
        etch_fail(it->cx, ETCH_EINVAL, "%s: %s is %g, not from 0 to %s", it->who, what, x,
                  excludes_one ? "below 1" : "1");
}

void etch__layer_check_activation(etch_layer_making *it, etch_activation how)
{
    if (how > ETCH_ACTIVATION_SOFTMAX && !etch_failed(it->cx))
        etch_fail(it->cx, ETCH_EINVAL, "%s: there is no activation %d", it->who, (int)how);
}

etch_variable *etch__layer_add(etch_layer_making *it, const char *name, etch_init how, etch_init otherwise,
                               const int64_t *dims, int rank)
{
    if (etch_failed(it->cx))
        return NULL;
    etch_init use = how.kind == ETCH_INIT_DEFAULT ? otherwise : how;
    return etch__layer_add_tensor(it, name, etch_init_tensor(it->cx, it->m, use, dims, rank), false);
}

etch_variable *etch__layer_add_tensor(etch_layer_making *it, const char *name, etch_tensor *initial,
                                      bool is_untrainable)
{
    return initial ? etch__model_add_named(it->cx, it->m, it->name, name, initial, is_untrainable) : NULL;
}

etch_tensor *etch__layer_shape(etch_ctx *cx, const etch_layer_size *sizes, int n)
{
    int64_t numbers[ETCH_NN_MAX_AXES];
    etch_tensor *all[ETCH_NN_MAX_AXES];
    bool is_open = false;
    for (int i = 0; i < n; i++) {
        numbers[i] = sizes[i].of ? etch_tensor_known_dim(cx, sizes[i].of, sizes[i].axis) : sizes[i].number;
        is_open |= sizes[i].of && numbers[i] < 0;
    }
    if (!is_open)
        return etch_int_list(cx, numbers, n);
    for (int i = 0; i < n; i++)
        all[i] = sizes[i].of && numbers[i] < 0 ? etch_tensor_dim_of(cx, sizes[i].of, sizes[i].axis)
                                               : etch_int(cx, ETCH_I64, numbers[i]);
    return etch_stack(cx, all, n, 0);
}

/* [rows, n_in], rows being all axes of x before the last. Where sizes are open it is their product, not -1: so the
 * result is known to have these sizes, and a last axis of another size than n_in is found. */
static etch_tensor *shape_of_rows(etch_ctx *cx, etch_tensor *x, int64_t n_in)
{
    etch_tensor *rows = NULL;
    bool is_open = false;
    for (int i = 0; i < etch_tensor_rank(x) - 1; i++)
        is_open |= etch_tensor_known_dim(cx, x, i) < 0;
    if (!is_open)
        return etch_int_list(cx, (const int64_t[]){ -1, n_in }, 2);
    for (int i = 0; i < etch_tensor_rank(x) - 1; i++) {
        etch_tensor *size = etch_tensor_dim_of(cx, x, i);
        rows = rows ? etch_mul(cx, rows, size) : size;
    }
    return etch_stack(cx, (etch_tensor *[]){ rows, etch_int(cx, ETCH_I64, n_in) }, 2, 0);
}

etch_tensor *etch__layer_product(etch_ctx *cx, etch_tensor *x, int64_t n_in, etch_tensor *kernel, etch_tensor *bias)
{
    if (etch_failed(cx))
        return NULL;
    int rank = etch_tensor_rank(x); /* unknown: the product goes through all axes itself */
    if (rank >= 0 && rank != 2)
        x = etch_reshape(cx, x, shape_of_rows(cx, x, n_in));
    etch_tensor *y = etch_matmul(cx, x, kernel, false, false);
    return bias ? etch_add(cx, y, bias) : y;
}
