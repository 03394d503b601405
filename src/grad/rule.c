/* Gradients by the rules of custom gradients that stand in graphs as graphs.
 *
 * The nodes of the rule come once more into the graph, where the gradients of the results have come to. They are ops
 * like any: gradients of gradients go through what the rule computed, and by way of the results that it reads back to
 * the rule itself. */
#include "grad/rule.h"

#include "grad/linear.h"
#include "grad/turned.h"
#include "ir/retype.h"
#include <etch/ops.h>

static etch_status fail_why(etch_grad *q, const etch_attrs_custom *a)
{
    return etch__fail(
        q->cx, ETCH_ENOTSUP,
        "gradient: the way goes through the custom gradient '%s', whose rule could not be recorded with the "
        "branch or loop that it stands in: %s",
        a->name, a->why);
}

/* In gradients of gradients what forward computed is there twice: in the branch or loop, and in what takes it back, which
 * computes it again. Gradients come to both, and the rule is given them one by one: which is as good as their sum only if
 * it is linear in them. */
static etch_status check_linear(etch_grad *q, const etch_attrs_custom *a)
{
    if (!q->g->is_turned)
        return ETCH_OK;
    switch (etch__is_linear_in(q->cx, a->bodies.at[0], (int)(a->results + a->inputs), (int)a->results)) {
    case ETCH_YES: return ETCH_OK;
    case ETCH_UNKNOWN: return ETCH_ENOMEM;
    case ETCH_NO: break;
    }
    return etch__fail(
        q->cx, ETCH_ENOTSUP,
        "gradient: the gradient of a gradient goes through the custom gradient '%s' in a branch or a loop "
        "that is recorded, and its rule is not known to be linear in the gradients that it is given",
        a->name);
}

static bool is_wanted(const etch_grad *q, const etch_attrs_custom *a)
{
    for (int64_t i = 0; i < a->inputs; i++)
        if (q->wants[a->results + i])
            return true;
    return false;
}

/* What the rule's graph is given. */
static etch_status list_inputs(etch_grad *q, const etch_attrs_custom *a, etch_val *in)
{
    int n = 0, n_y = (int)a->results, n_first = n_y + (int)a->inputs;
    for (int i = 0; i < n_y; i++)
        in[n++] = q->v + (etch_val)i; /* whose own gradients go by the rule again */
    for (int i = n_y; i < n_first; i++)
        in[n++] = q->in[i];
    for (int i = 0; i < n_y; i++) {
        etch_val y = q->v + (etch_val)i, d = q->d_out[i];
        in[n] = d ? etch__with_sizes_of(q->g, d, y) : etch_build_zeros_like(q->g, y);
        if (!in[n++])
            return q->cx->status;
    }
    for (int i = n_first; i < q->n_in; i++)
        in[n++] = q->in[i];
    return ETCH_OK;
}

etch_status etch__reverse_rule(etch_grad *q)
{
    const etch_attrs_custom *a = q->attrs;
    if (!is_wanted(q, a))
        return ETCH_OK; /* what else the rule reads has gradients of second order alone */
    if (a->bodies.n == 0)
        return a->why[0] ? fail_why(q, a) : ETCH_OK;
    ETCH_TRY(check_linear(q, a));
    etch_val *in = etch__new_vals(q, (size_t)q->n_in + (size_t)a->results), *d = etch__new_vals(q, (size_t)a->by.n);
    if (!in || !d)
        return etch__fail_nomem(q->cx);
    ETCH_TRY(list_inputs(q, a, in));
    ETCH_TRY(etch__graph_replay(q->cx, a->bodies.at[0], q->g, in, d));
    for (int k = 0; k < a->by.n; k++) {
        int i = (int)(a->results + a->by.at[k]);
        if (q->wants[i] && !(q->d_in[i] = etch__with_sizes_of(q->g, d[k], q->in[i])))
            return q->cx->status;
    }
    return ETCH_OK;
}
