/* Effects: their types. What they do is done by calls (kernel/call/effects.c); that they are done in order, and not
 * for nothing, is what their flag is for. */
#include "ops/rule.h"
#include "ops/rules.h"

/* A token, what is tested, a text, and any number of tensors of any kind. */
static etch_status check_operands(etch_infer *q, int i_text)
{
    const etch_type *token = etch__in_type(q, 0);
    if (token->dtype != ETCH_I64 || token->rank != 0)
        return etch__infer_fail(q, ETCH_EDTYPE, "token is %s, it must be i64[]", etch__type_str(q->g, token));
    if (q->n_in <= i_text)
        return etch__infer_fail(q, ETCH_EINVAL, "takes %d or more operands (%s), got %d", i_text + 1, q->info->operands,
                                q->n_in);
    const etch_type *text = etch__in_type(q, i_text);
    if (text->dtype != ETCH_STRING || text->rank != 0)
        return etch__infer_fail(q, ETCH_EDTYPE, "xs[0] is %s, it must be string[]", etch__type_str(q->g, text));
    return ETCH_OK;
}

etch_status etch__rule_print(etch_infer *q)
{
    ETCH_TRY(check_operands(q, 1));
    return etch__infer_tensor(q, 0, ETCH_I64, 0, NULL);
}

etch_status etch__rule_check(etch_infer *q)
{
    ETCH_TRY(check_operands(q, 2));
    if (etch__in_type(q, 1)->dtype != ETCH_BOOL)
        return etch__infer_fail(q, ETCH_EDTYPE, "is_true is %s, it must be bool",
                                etch__type_str(q->g, etch__in_type(q, 1)));
    return etch__infer_tensor(q, 0, ETCH_I64, 0, NULL);
}
