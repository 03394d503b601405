/* Shape ops: shape_of, reshape, transpose, broadcast_to, reverse, bitcast, iota: types, folds, and where their
 * elements come from. Shapes are operands; what is known of their contents goes into the types, what is not becomes a
 * symbol that is bound when the plan runs. */
#include "ops/ops.h"
#include "ops/rule.h"
#include "ops/rules.h"
#include "ops/sizes.h"

#include <etch/ops.h>

static const int i32_or_i64[] = { ETCH_I32, ETCH_I64, -1 };

/* y = the sizes of x. */
etch_status etch__rule_shape_of(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    etch_dtype t = ((const etch_attrs_shape_of *)q->attrs)->dtype;
    ETCH_TRY(etch__check_attr_dtype(q, t, i32_or_i64));
    if (x->rank < 0)
        return etch__infer_unranked(q, 0, t);
    return etch__infer_tensor(q, 0, t, 1, (etch_dim[]){ x->rank });
}

etch_val etch__fold_shape_of(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    return x->rank < 0 ? 0 : etch__fold_to_sizes(q, x->dims, x->rank);
}

/* --- reshape ------------------------------------------------------------------------------------------------------ */

/* What a shape operand says about one reshape. */
typedef struct wanted {
    int n;
    int hole;       /* which size is -1; -1: none */
    bool all_known; /* apart from the hole */
    etch_dim dims[ETCH_MAX_RANK];
} wanted;

/* A size given as a form is a size, never the hole, even where the form could be -1: it is then an error of the run. An
 * element that is not known at all may turn out to be the hole, so its size is known only after the op has run. */
static etch_status read_wanted(etch_infer *q, wanted *w)
{
    w->hole = -1;
    w->all_known = true;
    for (int a = 0; a < w->n; a++) {
        etch_dim d;
        if (!etch__known_element(q->g, q->in[1], a, &d)) {
            w->all_known = false;
            w->dims[a] = ETCH_DIM_FAILED;
            continue;
        }
        w->dims[a] = d;
        if (d == -1 && w->hole >= 0)
            return etch__infer_fail(q, ETCH_ESHAPE, "Only one input size may be -1, not both %d and %d", w->hole, a);
        if (d == -1)
            w->hole = a;
        else if (etch__dim_is_const(d) && d < 0)
            return etch__infer_fail(q, ETCH_ESHAPE, "Size %d must be non-negative, not %lld", a, (long long)d);
        else
            ETCH_TRY(etch__require_less_equal(q, 0, d, "a size is negative"));
    }
    return ETCH_OK;
}

/* The product of sizes that are not 0; false: one is not known, or it does not fit. */
static bool product_without_zeros(const etch_dim *dims, int n, int hole, int64_t *out)
{
    *out = 1;
    for (int a = 0; a < n; a++)
        if (a != hole && (!etch__dim_is_const(dims[a]) || (dims[a] != 0 && ETCH_MUL_OVERFLOWS(*out, dims[a], out))))
            return false;
    return true;
}

/* Where there are no elements, -1 is what it would be if the sizes that are 0 were not there: [0, 4, 3] as [0, -1] is [0, 12]. */
static bool share_out_nothing(const etch_infer *q, wanted *w)
{
    const etch_type *x = etch__in_type(q, 0);
    int64_t count, rest;
    if (!product_without_zeros(x->dims, x->rank, -1, &count) || !product_without_zeros(w->dims, w->n, w->hole, &rest))
        return false;
    w->dims[w->hole] = count / rest;
    return true;
}

/* hole * rest = count. Exact where the forms divide (b*t by t is b, even where t may be 0); otherwise a floor
 * division that is checked when the plan runs. */
static etch_status fill_hole(etch_infer *q, wanted *w, etch_dim count)
{
    etch_dim rest = 1;
    for (int a = 0; a < w->n; a++)
        if (a != w->hole)
            rest = dim_mul(q, rest, w->dims[a]);
    ETCH_TRY(etch__check_dim(q, rest));
    etch_dim *d = &w->dims[w->hole];
    if (rest == 0 && etch__dim_is_const(count) && count != 0)
        return etch__infer_fail(q, ETCH_ESHAPE,
                                "size %d of shape is -1, but without it there are no elements to share out", w->hole);
    if (rest == 0) {
        *d = share_out_nothing(q, w) ? *d : etch__infer_fresh(q); /* the run tells */
        return etch__check_dim(q, *d);
    }
    if (etch__dim_divide_exactly(q->cx, q->g->dims, count, rest, d))
        return ETCH_OK;
    if (etch__dim_divides(q->cx, q->g->dims, rest, count) == ETCH_NO)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s with %s elements, which %s does not divide",
                                etch__type_str(q->g, etch__in_type(q, 0)), etch__dim_str(q->g, count),
                                etch__dim_str(q->g, rest));
    ETCH_TRY(etch__require_divides(q, rest, count, "the sizes of shape do not divide the number of elements"));
    *d = dim_floordiv(q, count, rest);
    return etch__check_dim(q, *d);
}

/* y has the elements of x in row-major order and the sizes of shape, of which one may be -1. */
etch_status etch__rule_reshape(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    wanted w;
    ETCH_TRY(etch__check_per_axis(q, 1, &w.n));
    if (w.n < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)x->dtype);
    ETCH_TRY(read_wanted(q, &w));
    if (!w.all_known || (w.hole >= 0 && x->rank < 0)) {
        for (int a = 0; a < w.n; a++)
            if (w.dims[a] == ETCH_DIM_FAILED || a == w.hole) {
                w.dims[a] = etch__infer_fresh(q);
                ETCH_TRY(etch__check_dim(q, w.dims[a]));
            }
        return etch__infer_tensor(q, 0, (etch_dtype)x->dtype, w.n, w.dims);
    }
    if (x->rank >= 0) {
        etch_dim count = dim_product(q, x->dims, x->rank);
        ETCH_TRY(etch__check_dim(q, count));
        if (w.hole >= 0) {
            ETCH_TRY(fill_hole(q, &w, count));
        } else {
            etch_dim asked = dim_product(q, w.dims, w.n);
            ETCH_TRY(etch__check_dim(q, asked));
            if (dim_equal(q, count, asked) == ETCH_NO)
                return etch__infer_fail(q, ETCH_ESHAPE, "x is %s with %s elements, shape asks for %s",
                                        etch__type_str(q->g, x), etch__dim_str(q->g, count),
                                        etch__dim_str(q->g, asked));
            ETCH_TRY(etch__require_equal(q, count, asked, "the number of elements differs"));
        }
    }
    return etch__infer_tensor(q, 0, (etch_dtype)x->dtype, w.n, w.dims);
}

/* The same element, in row-major order. */
bool etch__where_reshape(const etch_moved *m, int i, etch_val *from, int *at)
{
    *from = m->in[0];
    *at = i;
    return true;
}

/* i32 and i64 hold the same sizes. */
bool etch__where_cast(const etch_moved *m, int i, etch_val *from, int *at)
{
    etch_dtype x = (etch_dtype)etch__type_of(m->g, m->in[0])->dtype, y = (etch_dtype)m->type->dtype;
    *from = m->in[0];
    *at = i;
    return (x == ETCH_I32 || x == ETCH_I64) && (y == ETCH_I32 || y == ETCH_I64);
}

static bool has_known_sizes(const etch_infer *q, int i, int n)
{
    etch_dim d;
    for (int a = 0; a < n; a++)
        if (!etch__known_element(q->g, q->in[i], a, &d))
            return false;
    return true;
}

/* To the shape it has: x. Of a reshape: of what that reshaped, if no elements can have come or gone between. */
etch_val etch__fold_reshape(etch_infer *q)
{
    const etch_type *y = q->out[0];
    if (etch__is_checked(q) || y->rank < 0 || !has_known_sizes(q, 1, y->rank))
        return 0;
    etch_val v = etch__if_same_type(q, q->in[0]);
    if (!v)
        v = etch__fold_sizes_moved(q);
    const etch_node *x = etch__node(q->g, q->in[0]);
    if (v || x->op != ETCH_OP_reshape)
        return v;
    etch_val source = x->in[0];
    const etch_type *t = etch__type_of(q->g, source);
    if (t->rank < 0)
        return 0;
    etch_dim before = dim_product(q, t->dims, t->rank), after = dim_product(q, y->dims, y->rank);
    if (before == ETCH_DIM_FAILED || after == ETCH_DIM_FAILED)
        return etch__no_fold(q);
    if (before != after)
        return 0;
    const etch_val in[] = { source, q->in[1] };
    return etch__if_same_type(q, etch__build1(q->g, ETCH_OP_reshape, in, 2, NULL));
}

/* --- transpose, reverse ------------------------------------------------------------------------------------------- */

/* Axis i of y is axis perm[i] of x; `all`: the axes in reverse. */
etch_status etch__rule_transpose(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    etch_ints given = ((const etch_attrs_perm *)q->attrs)->perm, sorted;
    ETCH_TRY(etch__canonical_axes(q, given, x->rank, &sorted));
    if (x->rank < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)x->dtype);
    if (sorted.n != x->rank)
        return etch__infer_fail(q, ETCH_EINVAL, "x is %s, perm must name each of its %d axes, it names %d",
                                etch__type_str(q->g, x), x->rank, given.n);
    etch_attrs_perm *attrs = etch__attrs_to_change(q);
    int64_t *perm = ETCH_ARENA_ARRAY(&q->cx->scratch, int64_t, x->rank + 1);
    if (!attrs || !perm)
        return etch__fail_nomem(q->cx);
    etch_dim dims[ETCH_MAX_RANK];
    for (int i = 0; i < x->rank; i++) {
        perm[i] = given.n < 0 ? x->rank - 1 - i : given.at[i] < 0 ? given.at[i] + x->rank : given.at[i];
        dims[i] = x->dims[perm[i]];
    }
    attrs->perm = (etch_ints){ perm, x->rank };
    q->attrs = attrs;
    return etch__infer_tensor(q, 0, (etch_dtype)x->dtype, x->rank, dims);
}

/* In the order they are in: x. Of a transpose: one transpose with both orders. */
etch_val etch__fold_transpose(etch_infer *q)
{
    if (q->out[0]->rank < 0)
        return 0;
    const etch_ints perm = ((const etch_attrs_perm *)q->attrs)->perm;
    bool is_identity = true;
    for (int i = 0; i < perm.n; i++)
        is_identity &= perm.at[i] == i;
    if (is_identity)
        return q->in[0];
    const etch_node *x = etch__node(q->g, q->in[0]);
    if (x->op != ETCH_OP_transpose)
        return 0;
    const etch_ints inner = ((const etch_attrs_perm *)x->attrs)->perm;
    etch_val source = x->in[0];
    int64_t both[ETCH_MAX_RANK];
    for (int i = 0; i < perm.n; i++)
        both[i] = inner.at[perm.at[i]];
    return etch__build1(q->g, ETCH_OP_transpose, &source, 1, &(etch_attrs_perm){ { both, perm.n } });
}

/* y[.., i, ..] = x[.., n - 1 - i, ..]: the type of x. */
etch_status etch__rule_reverse(etch_infer *q)
{
    etch_attrs_along *attrs = etch__attrs_to_change(q);
    if (!attrs)
        return ETCH_ENOMEM;
    ETCH_TRY(etch__canonical_axes(q, attrs->axes, etch__in_type(q, 0)->rank, &attrs->axes));
    q->attrs = attrs;
    return etch__infer_same(q, 0, 0);
}

/* --- broadcast_to ------------------------------------------------------------------------------------------------- */

/* y has the sizes of shape; axes align at the right and each must satisfy broadcast(x's size, y's size) = y's size.
 * Where only the evaluation of the broadcast finds out (n as 5: bcast(n, 5) can be nothing but 5), it stays in the
 * type. */
etch_status etch__rule_broadcast_to(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    etch_dim dims[ETCH_MAX_RANK];
    int n;
    ETCH_TRY(etch__check_per_axis(q, 1, &n));
    if (n < 0)
        return etch__infer_unranked(q, 0, (etch_dtype)x->dtype);
    if (x->rank > n)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, it has more axes than the %d sizes of shape",
                                etch__type_str(q->g, x), n);
    ETCH_TRY(etch__sizes_of_operand(q, 1, n, dims));
    for (int a = 0; a < x->rank; a++) {
        etch_dim *result = &dims[n - x->rank + a], to = *result;
        if (dim_equal(q, x->dims[a], 1) == ETCH_NO && dim_equal(q, x->dims[a], to) == ETCH_NO)
            return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, its axis %d cannot become %s", etch__type_str(q->g, x), a,
                                    etch__dim_str(q->g, to));
        etch_dim both = dim_broadcast(q, x->dims[a], to);
        ETCH_TRY(etch__check_dim(q, both));
        ETCH_TRY(etch__require_equal(q, both, to, "x does not broadcast to the shape"));
        *result = dim_equal(q, both, to) == ETCH_YES ? both : to;
    }
    return etch__infer_tensor(q, 0, (etch_dtype)x->dtype, n, dims);
}

/* One element everywhere, or a vector as it is. */
bool etch__where_broadcast_to(const etch_moved *m, int i, etch_val *from, int *at)
{
    const etch_type *x = etch__type_of(m->g, m->in[0]);
    *from = m->in[0];
    if (x->rank == 0 || (x->rank == 1 && x->dims[0] == 1)) {
        *at = 0;
        return true;
    }
    *at = i;
    return x->rank == 1 && m->type->rank == 1 && x->dims[0] == m->type->dims[0];
}

etch_val etch__fold_broadcast_to(etch_infer *q)
{
    if (etch__is_checked(q))
        return 0;
    etch_val v = etch__if_same_type(q, q->in[0]);
    return v ? v : etch__fold_sizes_moved(q);
}

/* --- bitcast, iota ------------------------------------------------------------------------------------------------ */

/* The same bytes as elements of another dtype: a larger one takes the last axis away, a smaller one adds it. Any byte
 * is a u8, but only 0 and 1 are a bool. */
etch_status etch__rule_bitcast(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    etch_dtype from = (etch_dtype)x->dtype, to = ((const etch_attrs_to *)q->attrs)->dtype;
    if ((int)to < 0 || to >= ETCH_N_DTYPES || to == ETCH_STRING || (to == ETCH_BOOL && from != ETCH_BOOL))
        return etch__infer_fail(q, ETCH_EDTYPE, "the bits of %s are no %s", etch__type_str(q->g, x),
                                (int)to >= 0 && to < ETCH_N_DTYPES ? etch_dtype_name(to) : "known dtype");
    if (x->rank < 0)
        return etch__infer_unranked(q, 0, to);
    int from_bytes = etch__dtypes[from].bytes, to_bytes = etch__dtypes[to].bytes;
    etch_dim dims[ETCH_MAX_RANK + 1];
    int rank = (int)x->rank;
    for (int a = 0; a < rank; a++)
        dims[a] = x->dims[a];
    if (to_bytes < from_bytes) {
        if (rank == ETCH_MAX_RANK)
            return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, there is no room for another axis",
                                    etch__type_str(q->g, x));
        dims[rank++] = from_bytes / to_bytes;
    } else if (to_bytes > from_bytes) {
        etch_dim needed = to_bytes / from_bytes;
        if (rank == 0 || dim_equal(q, dims[rank - 1], needed) == ETCH_NO)
            return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, its last axis must have size %d to become %s",
                                    etch__type_str(q->g, x), (int)needed, etch_dtype_name(to));
        ETCH_TRY(etch__require_equal(q, dims[rank - 1], needed, "the last axis does not fill an element"));
        rank--;
    }
    return etch__infer_tensor(q, 0, to, rank, dims);
}

/* --- ensure_shape -------------------------------------------------------------------------------------------------- */

/* The sizes of x, which must be those of the attribute where it has a number. */
etch_status etch__rule_ensure_shape(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    const etch_ints sizes = ((const etch_attrs_sizes_of *)q->attrs)->sizes;
    etch_dim dims[ETCH_MAX_RANK];
    char expected[ETCH_SHAPE_TEXT];
    if (sizes.n < 0 || sizes.n > ETCH_MAX_RANK)
        return etch__infer_fail(q, ETCH_EINVAL, "%d sizes; at most %d are possible", sizes.n, ETCH_MAX_RANK);
    for (int a = 0; a < sizes.n; a++)
        if (sizes.at[a] < -1 || sizes.at[a] > ETCH_MAX_COUNT)
            return etch__infer_fail(q, ETCH_EINVAL, "size %d is %lld", a, (long long)sizes.at[a]);
    bool fits = x->rank < 0 || x->rank == sizes.n;
    for (int a = 0; fits && a < sizes.n; a++) {
        dims[a] = x->rank >= 0 ? x->dims[a] : sizes.at[a] >= 0 ? sizes.at[a] : etch__infer_fresh(q);
        ETCH_TRY(etch__check_dim(q, dims[a]));
        fits = sizes.at[a] < 0 || dim_equal(q, dims[a], sizes.at[a]) != ETCH_NO;
    }
    if (!fits)
        return etch__infer_fail(q, ETCH_ESHAPE,
                                "Shape of tensor x, which is %s, is not compatible with expected shape %s",
                                etch__type_str(q->g, x), etch__open_shape_text(sizes.at, sizes.n, expected));
    for (int a = 0; a < sizes.n; a++)
        if (sizes.at[a] >= 0) {
            ETCH_TRY(etch__require_equal(q, dims[a], sizes.at[a], "the shape is not the expected one"));
            dims[a] = sizes.at[a];
        }
    return etch__infer_tensor(q, 0, (etch_dtype)x->dtype, sizes.n, dims);
}

/* Nothing is left to look at: x. */
etch_val etch__fold_ensure_shape(etch_infer *q) { return etch__is_checked(q) ? 0 : etch__if_same_type(q, q->in[0]); }

/* y[.., i, ..] = i along one axis of a shape that is given. */
etch_status etch__rule_iota(etch_infer *q)
{
    etch_attrs_iota *attrs = etch__attrs_to_change(q);
    etch_dim dims[ETCH_MAX_RANK];
    int n, axis;
    if (!attrs)
        return ETCH_ENOMEM;
    if ((int)attrs->dtype < 0 || attrs->dtype >= ETCH_N_DTYPES ||
        !etch__dtype_is(attrs->dtype, ETCH_CLASS_INT | ETCH_CLASS_UINT | ETCH_CLASS_FLOAT))
        return etch__infer_fail(q, ETCH_EDTYPE, "dtype must be that of a number");
    ETCH_TRY(etch__check_per_axis(q, 0, &n));
    if (n < 0)
        return etch__infer_unranked(q, 0, attrs->dtype);
    ETCH_TRY(etch__infer_axis(q, attrs->axis, n, &axis));
    attrs->axis = axis;
    q->attrs = attrs;
    ETCH_TRY(etch__sizes_of_operand(q, 0, n, dims));
    return etch__infer_tensor(q, 0, attrs->dtype, n, dims);
}
