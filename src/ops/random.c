/* Random bits, and what is drawn from them in calls of its own: their types. Everything else that is random is made from
 * bits (compose_random.c). */
#include "ops/random.h"

#include "ops/rule.h"
#include "ops/rules.h"

#include <etch/ops.h>

etch_status etch__check_key(etch_infer *q)
{
    const etch_type *key = etch__in_type(q, 0), *counter = etch__in_type(q, 1);
    if (key->dtype != ETCH_U64 || key->rank > 0)
        return etch__infer_fail(q, ETCH_EDTYPE, "key is %s, it must be u64[]", etch__type_str(q->g, key));
    bool has_halves = counter->rank != 1 || counter->dims[0] == 2 || !etch__dim_is_const(counter->dims[0]);
    if (counter->dtype != ETCH_U64 || counter->rank > 1 || !has_halves)
        return etch__infer_fail(q, ETCH_EDTYPE, "counter is %s, it must be u64[] or u64[2]",
                                etch__type_str(q->g, counter));
    return ETCH_OK;
}

/* y of a shape that is given, its dtype one of these. */
static etch_status infer_of(etch_infer *q, const int *dtypes)
{
    etch_dtype t = ((const etch_attrs_to *)q->attrs)->dtype;
    etch_dim dims[ETCH_MAX_RANK];
    int n;
    ETCH_TRY(etch__check_attr_dtype(q, t, dtypes));
    ETCH_TRY(etch__check_key(q));
    if (etch__in_type(q, 1)->rank == 1)
        ETCH_TRY(etch__require_equal(q, etch__in_type(q, 1)->dims[0], 2, "counter must have two elements"));
    ETCH_TRY(etch__check_per_axis(q, 2, &n));
    if (n < 0)
        return etch__infer_unranked(q, 0, t);
    ETCH_TRY(etch__sizes_of_operand(q, 2, n, dims));
    return etch__infer_tensor(q, 0, t, n, dims);
}

etch_status etch__rule_random_bits(etch_infer *q)
{
    static const int u32_or_u64[] = { ETCH_U32, ETCH_U64, -1 };
    return infer_of(q, u32_or_u64);
}

etch_status etch__rule_random_floats(etch_infer *q)
{
    static const int floats[] = { ETCH_F16, ETCH_BF16, ETCH_F32, ETCH_F64, -1 };
    return infer_of(q, floats);
}

/* y = a vector: the shape has one element. */
etch_status etch__rule_random_permutation(etch_infer *q)
{
    static const int i32_or_i64[] = { ETCH_I32, ETCH_I64, -1 };
    int n;
    ETCH_TRY(etch__check_per_axis(q, 2, &n));
    if (n >= 0 && n != 1)
        return etch__infer_fail(q, ETCH_ESHAPE, "shape is %s, it must have one element",
                                etch__type_str(q->g, etch__in_type(q, 2)));
    return infer_of(q, i32_or_i64);
}
