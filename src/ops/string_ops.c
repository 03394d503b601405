/* Strings: types. What is done is done by calls (kernel/call/strings.c, string_*.c). Separators and patterns are operands, scalars: a string of the run
 * may be any bytes. */
#include "ops/rule.h"
#include "ops/rules.h"

#include <etch/ops.h>
#include <string.h>

static etch_status check_text(etch_infer *q, int i)
{
    ETCH_TRY(etch__check_classes(q, i, ETCH_CLASS_STRING, "a string"));
    return etch__check_scalar(q, i);
}

/* y = xs[1] xs[0] xs[2] xs[0] ..: xs[0] is a scalar, the others are of one shape, or scalars. */
etch_status etch__rule_string_join(etch_infer *q)
{
    const etch_type *first = NULL;
    etch_dim dims[ETCH_MAX_RANK];
    bool has_rank = true;
    ETCH_TRY(check_text(q, 0));
    for (int i = 1; i < q->n_in; i++) {
        ETCH_TRY(etch__check_classes(q, i, ETCH_CLASS_STRING, "a string tensor"));
        has_rank &= etch__has_rank(q, i);
    }
    for (int i = 1; i < q->n_in; i++) {
        const etch_type *x = etch__in_type(q, i);
        if (x->rank <= 0)
            continue;
        bool fits = !first || x->rank == first->rank;
        for (int a = 0; fits && first && a < x->rank; a++)
            fits = dim_equal(q, dims[a], x->dims[a]) != ETCH_NO;
        if (!fits)
            return etch__infer_fail(q, ETCH_ESHAPE, "Input shapes do not match: %s vs. %s", etch__type_str(q->g, first),
                                    etch__type_str(q->g, x));
        for (int a = 0; a < x->rank; a++) {
            if (first)
                ETCH_TRY(etch__require_equal(q, dims[a], x->dims[a], "Input shapes do not match"));
            dims[a] = first && etch__dim_is_const(dims[a]) ? dims[a] : x->dims[a];
        }
        first = first ? first : x;
    }
    if (!has_rank)
        return etch__infer_unranked(q, 0, ETCH_STRING);
    return etch__infer_tensor(q, 0, ETCH_STRING, first ? first->rank : 0, dims);
}

/* y[b..] = x[b.., 0] separator x[b.., 1] ..: without the last axis. */
etch_status etch__rule_string_reduce_join(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    ETCH_TRY(check_text(q, 1));
    if (x->rank < 0)
        return etch__infer_unranked(q, 0, ETCH_STRING);
    if (x->rank == 0)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, it must have an axis", etch__type_str(q->g, x));
    return etch__infer_tensor(q, 0, ETCH_STRING, x->rank - 1, x->dims);
}

static etch_status infer_like(etch_infer *q, etch_dtype t)
{
    const etch_type *x = etch__in_type(q, 0);
    return etch__infer_tensor(q, 0, t, x->rank, x->dims);
}

etch_status etch__rule_string_length(etch_infer *q) { return infer_like(q, ETCH_I32); }
etch_status etch__rule_string_from_number(etch_infer *q) { return infer_like(q, ETCH_STRING); }

/* y = x[start : start + length]: all three broadcast. */
etch_status etch__rule_string_substr(etch_infer *q)
{
    ETCH_TRY(etch__rule_index_dtype(q, 1));
    ETCH_TRY(etch__rule_index_dtype(q, 2));
    return etch__infer_broadcast_of(q, 0, 2, ETCH_STRING);
}

/* parts [u], lengths [n]: how many of the parts are of which string. */
etch_status etch__rule_string_parts(etch_infer *q)
{
    const etch_type *x = etch__in_type(q, 0);
    if (x->rank >= 0 && x->rank != 1)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, it must be a vector", etch__type_str(q->g, x));
    if (q->n_in > 1)
        ETCH_TRY(check_text(q, 1));
    etch_dim n_parts = etch__infer_fresh(q);
    ETCH_TRY(etch__check_dim(q, n_parts));
    ETCH_TRY(etch__infer_tensor(q, 0, ETCH_STRING, 1, &n_parts));
    return etch__infer_tensor(q, 1, ETCH_I64, x->rank, x->dims);
}

etch_status etch__rule_string_to_number(etch_infer *q)
{
    static const int numbers[] = { ETCH_F32, ETCH_F64, ETCH_I32, ETCH_I64, ETCH_U32, ETCH_U64, -1 };
    etch_dtype t = ((const etch_attrs_to *)q->attrs)->dtype;
    ETCH_TRY(etch__check_attr_dtype(q, t, numbers));
    return infer_like(q, t);
}

etch_status etch__rule_string_to_bucket(etch_infer *q)
{
    const etch_attrs_buckets *a = q->attrs;
    bool is_strong = strcmp(a->method, "strong") == 0;
    if (a->n < 1)
        return etch__infer_fail(q, ETCH_EINVAL, "Value for attr 'num_buckets' of %lld must be at least minimum 1",
                                (long long)a->n);
    if (!is_strong && strcmp(a->method, "fast") != 0 && strcmp(a->method, "old") != 0)
        return etch__infer_fail(q, ETCH_EINVAL, "method is \"%s\", it must be \"fast\", \"strong\" or \"old\"",
                                a->method);
    if (is_strong && a->key.n != 2)
        return etch__infer_fail(q, ETCH_EINVAL, "Key must have 2 elements, it has %d", a->key.n);
    return infer_like(q, ETCH_I64);
}

etch_status etch__rule_string_replace(etch_infer *q)
{
    ETCH_TRY(check_text(q, 1));
    ETCH_TRY(check_text(q, 2));
    return infer_like(q, ETCH_STRING);
}

etch_status etch__rule_string_matches(etch_infer *q)
{
    ETCH_TRY(check_text(q, 1));
    return infer_like(q, ETCH_BOOL);
}
