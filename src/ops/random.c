/* Random bits: their type. Everything else that is random is made from them (compose_random.c). */
#include "ops/random.h"

#include "ops/rule.h"
#include "ops/rules.h"

#include <etch/ops.h>

etch_status etch__check_key(etch_infer *q)
{
    for (int i = 0; i < 2; i++) {
        const etch_type *t = etch__in_type(q, i);
        if (t->dtype != ETCH_U64 || t->rank > 0)
            return etch__infer_fail(q, ETCH_EDTYPE, "%s is %s, it must be u64[]", i ? "counter" : "key",
                                    etch__type_str(q->g, t));
    }
    return ETCH_OK;
}

/* y = bits in a shape that is given. */
etch_status etch__rule_random_bits(etch_infer *q)
{
    static const int u32_or_u64[] = { ETCH_U32, ETCH_U64, -1 };
    etch_dtype t = ((const etch_attrs_to *)q->attrs)->dtype;
    etch_dim dims[ETCH_MAX_RANK];
    int n;
    ETCH_TRY(etch__check_attr_dtype(q, t, u32_or_u64));
    ETCH_TRY(etch__check_key(q));
    ETCH_TRY(etch__check_per_axis(q, 2, &n));
    if (n < 0)
        return etch__infer_unranked(q, 0, t);
    ETCH_TRY(etch__sizes_of_operand(q, 2, n, dims));
    return etch__infer_tensor(q, 0, t, n, dims);
}
