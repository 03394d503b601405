/* Joining: concat and the three ways of padding: types, folds, and where the elements of a concat come from. */
#include "ops/ops.h"
#include "ops/rule.h"
#include "ops/rules.h"
#include "ops/sizes.h"

#include <etch/ops.h>

/* --- concat ------------------------------------------------------------------------------------------------------- */

/* y's axis is as long as all of theirs together; the other sizes are equal. Of equal sizes, a constant says most. */
etch_status etch__rule_concat(etch_infer *q)
{
    const etch_type *first = etch__in_type(q, 0);
    etch_attrs_axis0 *attrs = etch__attrs_to_change(q);
    int axis;
    if (!attrs)
        return ETCH_ENOMEM;
    ETCH_TRY(etch__check_one_dtype(q, 0, q->n_in - 1));
    for (int i = 0; i < q->n_in; i++)
        if (!etch__has_rank(q, i))
            return etch__infer_unranked(q, 0, (etch_dtype)first->dtype);
    ETCH_TRY(etch__infer_axis(q, attrs->axis, first->rank, &axis));
    attrs->axis = axis;
    q->attrs = attrs;
    etch_dim dims[ETCH_MAX_RANK];
    for (int a = 0; a < first->rank; a++)
        dims[a] = first->dims[a];
    for (int i = 1; i < q->n_in; i++) {
        const etch_type *x = etch__in_type(q, i);
        bool fits = x->rank == first->rank;
        for (int a = 0; fits && a < x->rank; a++)
            fits = a == axis || dim_equal(q, dims[a], x->dims[a]) != ETCH_NO;
        if (!fits)
            return etch__infer_fail(q, ETCH_ESHAPE, "xs[0] is %s, xs[%d] is %s; they may differ in axis %d only",
                                    etch__type_str(q->g, first), i, etch__type_str(q->g, x), axis);
        for (int a = 0; a < x->rank; a++) {
            if (a == axis) {
                dims[a] = dim_add(q, dims[a], x->dims[a]);
                ETCH_TRY(etch__check_dim(q, dims[a]));
                continue;
            }
            ETCH_TRY(etch__require_equal(q, dims[a], x->dims[a], "sizes differ outside the axis"));
            dims[a] = etch__dim_is_const(x->dims[a]) ? x->dims[a] : dims[a];
        }
    }
    return etch__infer_tensor(q, 0, (etch_dtype)first->dtype, first->rank, dims);
}

/* How many elements, if that is a small constant; else -1. */
static int64_t count_of(const etch_type *t)
{
    int64_t n = 1;
    for (int a = 0; a < t->rank; a++)
        if (!etch__dim_is_const(t->dims[a]) || ETCH_MUL_OVERFLOWS(n, t->dims[a], &n))
            return -1;
    return t->rank < 0 ? -1 : n;
}

/* Along the first axis that is not 1 the elements of the operands follow each other in row-major order. */
bool etch__where_concat(const etch_moved *m, int i, etch_val *from, int *at)
{
    const etch_attrs_axis0 *attrs = m->attrs;
    if (m->type->rank < 0)
        return false;
    for (int a = 0; a < attrs->axis; a++)
        if (m->type->dims[a] != 1)
            return false;
    for (int k = 0; k < m->n_in; k++) {
        int64_t n = count_of(etch__type_of(m->g, m->in[k]));
        if (n < 0)
            return false;
        if (i < n) {
            *from = m->in[k];
            *at = i;
            return true;
        }
        i -= (int)n;
    }
    return false;
}

/* Of one tensor: that tensor. */
/* A concat inside of one along the same axis is part of it. */
static etch_val concat_flat(etch_infer *q)
{
    enum { MAX_PARTS = 64 };
    etch_val parts[MAX_PARTS];
    int n = 0;
    int64_t axis = ((const etch_attrs_axis0 *)q->attrs)->axis;
    for (int i = 0; i < q->n_in; i++) {
        const etch_node *x = etch__node(q->g, q->in[i]);
        bool is_part = x->op == ETCH_OP_concat && ((const etch_attrs_axis0 *)x->attrs)->axis == axis;
        int n_more = is_part ? (int)x->n_in : 1;
        if (n + n_more > MAX_PARTS)
            return 0;
        for (int k = 0; k < n_more; k++)
            parts[n++] = is_part ? x->in[k] : q->in[i];
    }
    return n == q->n_in ? 0 : etch__if_same_type(q, etch__build1(q->g, ETCH_OP_concat, parts, n, q->attrs));
}

etch_val etch__fold_concat(etch_infer *q)
{
    if (q->n_in == 1)
        return q->in[0];
    etch_val v = etch__fold_sizes_moved(q);
    return v || etch__is_checked(q) || q->out[0]->rank < 0 ? v : concat_flat(q);
}

/* --- pad ---------------------------------------------------------------------------------------------------------- */

/* paddings is [rank, 2]: element 2a is what comes before axis a, element 2a + 1 what comes after. */
static etch_status read_padding(etch_infer *q, int i, etch_dim *out)
{
    if (!etch__known_flat(q->g, q->in[1], i, out))
        *out = etch__content(q, q->in[1], i);
    ETCH_TRY(etch__check_dim(q, *out));
    return etch__require_less_equal(q, 0, *out, "a padding is negative");
}

/* y's size is before + x's size + after. A mirror can only show what is there: before and after are at most the size,
 * less 1 if the border is not repeated. `mirror` < 0: there is none. */
static etch_status infer_padded(etch_infer *q, int mirror)
{
    const etch_type *x = etch__in_type(q, 0), *paddings = etch__in_type(q, 1);
    ETCH_TRY(etch__rule_index_dtype(q, 1));
    if (paddings->rank >= 0 && (paddings->rank != 2 || dim_equal(q, paddings->dims[1], 2) == ETCH_NO ||
                                (x->rank >= 0 && dim_equal(q, paddings->dims[0], x->rank) == ETCH_NO)))
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, paddings is %s; it must have two numbers per axis",
                                etch__type_str(q->g, x), etch__type_str(q->g, paddings));
    if (x->rank < 0 || paddings->rank < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)x->dtype);
    ETCH_TRY(etch__require_equal(q, paddings->dims[0], x->rank, "paddings does not have one row per axis"));
    ETCH_TRY(etch__require_equal(q, paddings->dims[1], 2, "paddings does not have two columns"));
    etch_dim dims[ETCH_MAX_RANK];
    for (int a = 0; a < x->rank; a++) {
        etch_dim before, after;
        ETCH_TRY(read_padding(q, 2 * a, &before));
        ETCH_TRY(read_padding(q, 2 * a + 1, &after));
        if (mirror >= 0) {
            etch_dim most = dim_sub(q, x->dims[a], mirror);
            ETCH_TRY(etch__check_dim(q, most));
            most = dim_max(q, most, 0); /* nothing is fine for an axis of no elements */
            ETCH_TRY(etch__check_dim(q, most));
            ETCH_TRY(etch__require_less_equal(q, before, most, "the mirror image is longer than the axis"));
            ETCH_TRY(etch__require_less_equal(q, after, most, "the mirror image is longer than the axis"));
        }
        dims[a] = dim_add(q, dim_add(q, x->dims[a], before), after);
        ETCH_TRY(etch__check_dim(q, dims[a]));
    }
    return etch__infer_tensor(q, 0, (etch_dtype)x->dtype, x->rank, dims);
}

etch_status etch__rule_pad(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0), *value = etch__in_type(q, 2);
    if (x->dtype != value->dtype)
        return etch__infer_fail(q, ETCH_EDTYPE, "x is %s, value is %s; cast one of them", etch__type_str(q->g, x),
                                etch__type_str(q->g, value));
    ETCH_TRY(etch__check_scalar(q, 2));
    return infer_padded(q, -1);
}

/* 1 2 3 with (2, 2) is 3 2 1 2 3 2 1 */
etch_status etch__rule_pad_reflect(etch_infer *q) { return infer_padded(q, 1); }

/* 1 2 3 with (2, 2) is 2 1 1 2 3 3 2 */
etch_status etch__rule_pad_symmetric(etch_infer *q) { return infer_padded(q, 0); }

/* By nothing on any side: x. */
etch_val etch__fold_pad(etch_infer *q)
{
    etch_val x = etch__is_checked(q) ? 0 : etch__if_same_type(q, q->in[0]);
    for (int i = 0; x && i < 2 * q->out[0]->rank; i++) {
        etch_dim padding;
        if (!etch__known_flat(q->g, q->in[1], i, &padding) || padding != 0)
            x = 0;
    }
    return x;
}
