/* Sizes of what slides: see window.h. */
#include "ops/window.h"

#include <string.h>

/* Larger numbers have no use, and products of two of them are still numbers. */
static const int64_t MOST = INT32_MAX;

static bool is_same(const etch_sliding *s) { return strcmp(s->padding, "same") == 0; }
static bool is_explicit(const etch_sliding *s) { return strcmp(s->padding, "explicit") == 0; }

static etch_status check_numbers(etch_infer *q, const char *name, etch_ints list, int n, int64_t least)
{
    if (list.n < 0 || (list.n > 0 && !list.at))
        return etch__infer_fail(q, ETCH_EINVAL, "%s is no list of numbers", name);
    if (n >= 0 && list.n != n)
        return etch__infer_fail(q, ETCH_EINVAL, "%s has %d numbers, there must be %d", name, list.n, n);
    for (int i = 0; i < list.n; i++)
        if (list.at[i] < least || list.at[i] > MOST)
            return etch__infer_fail(q, ETCH_EINVAL, "%s[%d] is %lld, it must be at least %lld and at most %lld", name,
                                    i, (long long)list.at[i], (long long)least, (long long)MOST);
    return ETCH_OK;
}

/* One number per axis; of an empty list as many ones. */
static etch_status check_or_fill(etch_infer *q, const char *name, etch_ints *list, int n_axes)
{
    if (list->n != 0 || n_axes < 0)
        return check_numbers(q, name, *list, n_axes, 1);
    int64_t *ones = ETCH_ARENA_ARRAY(&q->cx->scratch, int64_t, ETCH_WINDOW_MAX_AXES);
    if (!ones)
        return etch__fail_nomem(q->cx);
    for (int i = 0; i < ETCH_WINDOW_MAX_AXES; i++)
        ones[i] = 1;
    *list = (etch_ints){ ones, n_axes };
    return ETCH_OK;
}

etch_status etch__check_sliding(etch_infer *q, const etch_sliding *s, int n_axes)
{
    ETCH_TRY(check_or_fill(q, "strides", s->strides, n_axes));
    if (s->dilations)
        ETCH_TRY(check_or_fill(q, "dilations", s->dilations, n_axes));
    if (!s->padding || (!is_same(s) && !is_explicit(s) && strcmp(s->padding, "valid") != 0))
        return etch__infer_fail(q, ETCH_EINVAL, "padding is '%s', it must be 'same', 'valid' or 'explicit'",
                                s->padding ? s->padding : "");
    return check_numbers(q, "pads", *s->pads, !is_explicit(s) ? 0 : n_axes < 0 ? -1 : 2 * n_axes, 0);
}

etch_status etch__check_spatial(etch_infer *q, int i, int *n_axes)
{
    const etch_type *t = etch__in_type(q, i);
    char name[ETCH_OPERAND_NAME];
    *n_axes = t->rank < 0 ? -1 : t->rank - 2;
    if (t->rank >= 0 && (*n_axes < 1 || *n_axes > ETCH_WINDOW_MAX_AXES))
        return etch__infer_fail(q, ETCH_ESHAPE,
                                "%s is %s, it must have a batch, one to three sizes, and channels: rank 3, 4 or 5",
                                etch__operand_name(q, i, name), etch__type_str(q->g, t));
    return ETCH_OK;
}

etch_status etch__sliding_count(etch_infer *q, const etch_sliding *s, int axis, etch_dim in, etch_dim size,
                                etch_dim *out)
{
    int64_t stride = s->strides->at[axis], dilation = s->dilations ? s->dilations->at[axis] : 1;
    ETCH_TRY(etch__require_less_equal(q, 1, size, "a window has no elements"));
    if (is_same(s)) {
        *out = dim_floordiv(q, dim_add(q, in, stride - 1), stride);
        return etch__check_dim(q, *out);
    }
    if (is_explicit(s))
        in = dim_add(q, in, s->pads->at[2 * axis] + s->pads->at[2 * axis + 1]);
    etch_dim reach = dim_add(q, dim_mul(q, dim_sub(q, size, 1), dilation), 1), least = dim_sub(q, reach, stride);
    ETCH_TRY(etch__check_dim(q, least));
    ETCH_TRY(etch__check_dim(q, in));
    if (etch__dim_is_const(in) && etch__dim_is_const(reach) && in < least)
        return etch__infer_fail(q, ETCH_ESHAPE,
                                "Computed output size would be negative: %lld [input_size: %lld, "
                                "effective_filter_size: %lld, stride: %lld]: the window is larger than the input",
                                (long long)((in - least) / stride - ((in - least) % stride != 0)), (long long)in,
                                (long long)reach, (long long)stride);
    ETCH_TRY(etch__require_less_equal(q, least, in,
                                      "Computed output size would be negative: the window is larger than the input"));
    *out = dim_floordiv(q, dim_sub(q, in, least), stride);
    return etch__check_dim(q, *out);
}
