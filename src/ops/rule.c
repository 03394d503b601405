/* Shared by the rules of all families. Messages name the operand and its type; the op's name is put in front by
 * etch__infer_fail. Type texts live in the context's scratch, which the builder gives back. */
#include "ops/rule.h"

#include <stdio.h>
#include <string.h>

etch_status etch__check_dim(const etch_infer *q, etch_dim d)
{
    return d == ETCH_DIM_FAILED ? etch__fail_within(q->cx, "%s", q->info->name) : ETCH_OK;
}

const char *etch__operand_name(const etch_infer *q, int i, char text[ETCH_OPERAND_NAME])
{
    const char *at = q->info->operands;
    if (q->info->n_in < 0) {
        snprintf(text, ETCH_OPERAND_NAME, "%.*s[%d]", (int)strcspn(at, "."), at, i);
        return text;
    }
    for (int k = 0; k < i && *at; k++) {
        at += strcspn(at, " ");
        at += *at == ' ';
    }
    snprintf(text, ETCH_OPERAND_NAME, "%.*s", (int)strcspn(at, " "), at);
    return text;
}

etch_status etch__check_one_dtype(etch_infer *q, int first, int last)
{
    const etch_type *x = etch__in_type(q, first);
    for (int i = first + 1; i <= last; i++) {
        const etch_type *y = etch__in_type(q, i);
        char x_name[ETCH_OPERAND_NAME], y_name[ETCH_OPERAND_NAME];
        if (y->dtype != x->dtype)
            return etch__infer_fail(q, ETCH_EDTYPE, "%s is %s, %s is %s; cast one of them",
                                    etch__operand_name(q, first, x_name), etch__type_str(q->g, x),
                                    etch__operand_name(q, i, y_name), etch__type_str(q->g, y));
    }
    return ETCH_OK;
}

etch_status etch__check_classes(etch_infer *q, int i, int classes, const char *wanted)
{
    const etch_type *t = etch__in_type(q, i);
    char name[ETCH_OPERAND_NAME];
    if (!etch__dtype_is((etch_dtype)t->dtype, classes))
        return etch__infer_fail(q, ETCH_EDTYPE, "%s is %s, not %s", etch__operand_name(q, i, name),
                                etch__type_str(q->g, t), wanted);
    return ETCH_OK;
}

etch_status etch__rule_index_dtype(etch_infer *q, int i)
{
    const etch_type *t = etch__in_type(q, i);
    char name[ETCH_OPERAND_NAME];
    if (t->dtype != ETCH_I32 && t->dtype != ETCH_I64)
        return etch__infer_fail(q, ETCH_EDTYPE, "%s is %s, it must be i32 or i64", etch__operand_name(q, i, name),
                                etch__type_str(q->g, t));
    return ETCH_OK;
}

etch_status etch__check_scalar(etch_infer *q, int i)
{
    const etch_type *t = etch__in_type(q, i);
    char name[ETCH_OPERAND_NAME];
    if (t->rank > 0)
        return etch__infer_fail(q, ETCH_ESHAPE, "%s is %s, it must be a scalar", etch__operand_name(q, i, name),
                                etch__type_str(q->g, t));
    return ETCH_OK;
}

etch_status etch__check_attr_dtype(etch_infer *q, etch_dtype t, const int *allowed)
{
    if ((int)t < 0 || t >= ETCH_N_DTYPES)
        return etch__infer_fail(q, ETCH_EDTYPE, "dtype %d is none", (int)t);
    char list[128] = "";
    size_t n = 0;
    for (; *allowed >= 0; allowed++) {
        if (*allowed == (int)t)
            return ETCH_OK;
        n += (size_t)snprintf(list + n, sizeof list - n, "%s%s", n ? ", " : "", etch_dtype_name((etch_dtype)*allowed));
        n = n < sizeof list ? n : sizeof list - 1;
    }
    return etch__infer_fail(q, ETCH_EDTYPE, "dtype is %s, it may be %s", etch_dtype_name(t), list);
}

bool etch__has_rank(const etch_infer *q, int i) { return etch__in_type(q, i)->rank >= 0; }

etch_status etch__check_per_axis(etch_infer *q, int i, int *n)
{
    ETCH_TRY(etch__rule_index_dtype(q, i));
    const etch_type *t = etch__in_type(q, i);
    char name[ETCH_OPERAND_NAME];
    *n = -1;
    if (t->rank < 0)
        return ETCH_OK;
    if (t->rank != 1)
        return etch__infer_fail(q, ETCH_ESHAPE, "%s is %s, it must be a vector with one element per axis",
                                etch__operand_name(q, i, name), etch__type_str(q->g, t));
    if (!etch__dim_is_const(t->dims[0]))
        return ETCH_OK;
    if (t->dims[0] > ETCH_MAX_RANK)
        return etch__infer_fail(q, ETCH_ESHAPE, "%s is %s, but tensors have at most %d axes",
                                etch__operand_name(q, i, name), etch__type_str(q->g, t), ETCH_MAX_RANK);
    *n = (int)t->dims[0];
    return ETCH_OK;
}

etch_status etch__sizes_of_operand(etch_infer *q, int i, int n, etch_dim *dims)
{
    for (int a = 0; a < n; a++) {
        dims[a] = etch__content(q, q->in[i], a);
        ETCH_TRY(etch__check_dim(q, dims[a]));
        ETCH_TRY(etch__require_less_equal(q, 0, dims[a], "a size is negative"));
    }
    return ETCH_OK;
}

etch_status etch__infer_unranked(etch_infer *q, int i, etch_dtype t)
{
    return etch__infer_tensor(q, i, t, ETCH_RANK_UNKNOWN, NULL);
}

etch_status etch__canonical_axes(etch_infer *q, etch_ints given, int rank, etch_ints *out)
{
    if (given.n < -1 || (given.n > 0 && !given.at))
        return etch__infer_fail(q, ETCH_EINVAL, "the list of axes is not valid");
    if (given.n > ETCH_MAX_RANK)
        return etch__infer_fail(q, ETCH_EINVAL, "%d axes are named, but tensors have at most %d", given.n,
                                ETCH_MAX_RANK);
    *out = given;
    if (rank < 0) {
        for (int i = 0; i < given.n; i++)
            for (int j = 0; j < i; j++)
                if (given.at[i] == given.at[j])
                    return etch__infer_fail(q, ETCH_EINVAL, "axis %lld is named twice", (long long)given.at[i]);
        return ETCH_OK;
    }
    bool named[ETCH_MAX_RANK] = { false };
    for (int i = 0; i < given.n; i++) {
        int axis;
        ETCH_TRY(etch__infer_axis(q, given.at[i], rank, &axis));
        if (named[axis])
            return etch__infer_fail(q, ETCH_EINVAL, "axis %d is named twice", axis);
        named[axis] = true;
    }
    int64_t *list = ETCH_ARENA_ARRAY(&q->cx->scratch, int64_t, rank + 1);
    if (!list)
        return etch__fail_nomem(q->cx);
    int n = 0;
    for (int i = 0; i < rank; i++)
        if (named[i] || given.n < 0)
            list[n++] = i;
    *out = (etch_ints){ list, n };
    return ETCH_OK;
}

void *etch__attrs_to_change(etch_infer *q)
{
    void *copy = etch__arena_copy(&q->cx->scratch, q->attrs, q->info->attrs->bytes, _Alignof(max_align_t));
    if (!copy)
        etch__fail_nomem(q->cx);
    return copy;
}

etch_val etch__fold_to_sizes(etch_infer *q, const etch_dim *contents, int n)
{
    const etch_type *t = q->out[0];
    if (!etch__may_be_sizes(t) || n > ETCH_MAX_KNOWN || n != (t->rank == 0 ? 1 : t->dims[0]))
        return 0;
    for (int i = 0; i < n; i++)
        if (contents[i] == ETCH_DIM_FAILED)
            return etch__no_fold(q);
    return etch__build_sizes(q->g, (etch_dtype)t->dtype, t->rank, contents, n);
}
