/* Checks of arguments. Whatever is known is compared at once, so that messages can name both types; what is open in
 * a trace is left to the ops, whose own checks then run with the sizes. */
#include "nn/check.h"

#include <stdio.h>
#include "nn/place.h"

bool etch__nn_is_float(etch_dtype t) { return t == ETCH_F16 || t == ETCH_BF16 || t == ETCH_F32 || t == ETCH_F64; }

bool etch__nn_is_integer(etch_dtype t) { return t >= ETCH_I8 && t <= ETCH_U64; }

/* Adds to a text that is cut, never overrun. */
#define ADD(text, n, ...) \
    ((n) += (size_t)snprintf((text) + (n), (n) < ETCH_NN_TEXT ? ETCH_NN_TEXT - (n) : 0, __VA_ARGS__))

const char *etch__nn_type(etch_ctx *cx, etch_tensor *t, char text[ETCH_NN_TEXT])
{
    size_t n = 0;
    int rank = etch_tensor_rank(t);
    ADD(text, n, "%s[%s", etch_dtype_name(etch_tensor_dtype(t)), rank < 0 ? "..." : "");
    for (int i = 0; i < rank && n < ETCH_NN_TEXT; i++) {
        int64_t size = etch_tensor_known_dim(cx, t, i);
        ADD(text, n, i ? ", " : "");
        if (n < ETCH_NN_TEXT) {
            if (size < 0)
                ADD(text, n, "?");
            else
                ADD(text, n, "%lld", (long long)size);
        }
    }
    if (n < ETCH_NN_TEXT)
        ADD(text, n, "]");
    return text;
}

bool etch__nn_given(etch_ctx *cx, const char *who, const char *what, const void *handle)
{
    if (etch_failed(cx))
        return false;
    if (!handle)
        etch_fail(cx, ETCH_EINVAL, "%s: %s is NULL", who, what);
    return handle != NULL;
}

/* "[.., 3]", "[?, ?, 3]", "[?, ?]" */
static const char *form_text(int rank, int64_t last, char text[ETCH_NN_TEXT])
{
    size_t n = 0;
    ADD(text, n, "[%s", rank == ETCH_NN_ANY ? "..." : "");
    for (int i = 0; i < rank - 1; i++)
        ADD(text, n, "?, ");
    if (rank == ETCH_NN_ANY)
        ADD(text, n, ", ");
    if (last == ETCH_NN_ANY)
        ADD(text, n, rank ? "?]" : "]");
    else
        ADD(text, n, "%lld]", (long long)last);
    return text;
}

static bool has_form(etch_ctx *cx, etch_tensor *t, int rank, int64_t last)
{
    int has = etch_tensor_rank(t);
    if (has < 0) /* of unknown rank: the ops will see */
        return true;
    if (rank == ETCH_NN_ANY ? has < 1 : has != rank)
        return false;
    int64_t size = last == ETCH_NN_ANY ? -1 : etch_tensor_known_dim(cx, t, -1);
    return size < 0 || size == last;
}

bool etch__nn_check(etch_ctx *cx, const char *who, const char *what, etch_tensor *t, etch_dtype dtype, int rank,
                    int64_t last)
{
    char is[ETCH_NN_TEXT], form[ETCH_NN_TEXT];
    if (!etch__nn_given(cx, who, what, t))
        return false;
    bool is_dtype = etch_tensor_dtype(t) == dtype;
    if (is_dtype && has_form(cx, t, rank, last))
        return !etch_failed(cx);
    etch_fail(cx, is_dtype ? ETCH_ESHAPE : ETCH_EDTYPE, "%s: %s is %s, not %s%s", who, what, etch__nn_type(cx, t, is),
              etch_dtype_name(dtype), form_text(rank, last, form));
    return false;
}

bool etch__nn_check_integers(etch_ctx *cx, const char *who, const char *what, etch_tensor *t, int rank)
{
    char is[ETCH_NN_TEXT], form[ETCH_NN_TEXT];
    if (!etch__nn_given(cx, who, what, t))
        return false;
    int has = etch_tensor_rank(t);
    bool is_integer = etch__nn_is_integer(etch_tensor_dtype(t));
    if (is_integer && (rank == ETCH_NN_ANY || has < 0 || has == rank))
        return true;
    etch_fail(cx, is_integer ? ETCH_ESHAPE : ETCH_EDTYPE, "%s: %s is %s, not integers%s", who, what,
              etch__nn_type(cx, t, is), rank == ETCH_NN_ANY ? "" : form_text(rank, ETCH_NN_ANY, form));
    return false;
}

bool etch__nn_check_same(etch_ctx *cx, const char *who, const char *what_x, etch_tensor **x, const char *what_y,
                         etch_tensor **y)
{
    char of_x[ETCH_NN_TEXT], of_y[ETCH_NN_TEXT];
    if (!etch__nn_given(cx, who, what_x, *x) || !etch__nn_given(cx, who, what_y, *y))
        return false;
    int rank = etch_tensor_rank(*x), n_open = 0;
    bool fits = rank < 0 || etch_tensor_rank(*y) < 0 || rank == etch_tensor_rank(*y);
    for (int i = 0; i < rank && fits; i++) {
        int64_t n = etch_tensor_known_dim(cx, *x, i), m = etch_tensor_known_dim(cx, *y, i);
        n_open += n < 0 || m < 0;
        fits = n < 0 || m < 0 || n == m;
    }
    if (!fits) {
        etch_fail(cx, ETCH_ESHAPE, "%s: %s is %s, but %s is %s: they must have one shape", who, what_x,
                  etch__nn_type(cx, *x, of_x), what_y, etch__nn_type(cx, *y, of_y));
        return false;
    }
    if (n_open > 0) {
        /* Checks belong to ops whose results are used, so y goes through views that ask: its sizes are x's or 1, it
         * has as many elements as x. From then on it has x's very sizes, and what follows knows of one shape only. */
        etch_tensor *shape_x = etch_shape_of(cx, *x, ETCH_I64), *shape_y = etch_shape_of(cx, *y, ETCH_I64);
        *y = etch_reshape(cx, etch_broadcast_to(cx, *y, shape_x), shape_y);
        *y = etch_reshape(cx, *y, shape_x);
    }
    return !etch_failed(cx);
}

etch_tensor *etch__nn_as(etch_ctx *cx, etch_tensor *x, etch_dtype dtype)
{
    return x && etch_tensor_dtype(x) != dtype ? etch_cast(cx, x, dtype) : x;
}
