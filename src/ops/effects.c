/* Effects: their types. What they do is done by calls (kernel/call/effects.c, host.c); that they are done in order, and
 * not for nothing, is what their flag is for. */
#include "ops/rule.h"
#include "ops/rules.h"

static etch_status check_token(etch_infer *q)
{
    const etch_type *token = etch__in_type(q, 0);
    return token->dtype == ETCH_I64 && token->rank == 0
               ? ETCH_OK
               : etch__infer_fail(q, ETCH_EDTYPE, "token is %s, it must be i64[]", etch__type_str(q->g, token));
}

/* A token, what is tested, a text, and any number of tensors of any kind. */
static etch_status check_operands(etch_infer *q, int i_text)
{
    ETCH_TRY(check_token(q));
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

static etch_status infer_declared(etch_infer *q, int i, const etch_declared *d)
{
    etch_dim dims[ETCH_MAX_RANK];
    for (int a = 0; a < d->rank; a++) {
        dims[a] = d->dims[a] >= 0 ? d->dims[a] : etch__infer_fresh(q);
        ETCH_TRY(etch__check_dim(q, dims[a]));
    }
    return etch__infer_tensor(q, i, d->dtype, d->rank, dims);
}

etch_status etch__rule_host(etch_infer *q)
{
    const etch_attrs_host *attrs = q->attrs;
    const char *at = attrs->types;
    etch_declared d;
    int is_there;
    q->n_out = 0;
    if (q->info->flags & ETCH_FLAG_EFFECT) {
        ETCH_TRY(check_token(q));
        ETCH_TRY(etch__infer_tensor(q, q->n_out++, ETCH_I64, 0, NULL));
    }
    while ((is_there = etch__declared_next(&at, &d)) > 0) {
        if (q->n_out == ETCH_MAX_RESULTS)
            return etch__infer_fail(q, ETCH_EINVAL, "more results than %d", ETCH_MAX_RESULTS);
        ETCH_TRY(infer_declared(q, q->n_out++, &d));
    }
    if (is_there < 0 || q->n_out == 0)
        return etch__infer_fail(q, ETCH_EINVAL, "\"%.80s\" is no list of types such as \"f32[?, 3] i64[]\"",
                                attrs->types);
    return ETCH_OK;
}
