/* Folding of constants: an op whose operands are all known now is computed now, by its own kernel program, call or view
 * rule, and becomes a constant. */
#include "ir/build.h"

#include "ir/constant.h"
#include "ir/evaluate.h"

enum { MAX_RESULT_ELEMENTS = 1024, MAX_OPERAND_ELEMENTS = 65536 };

/* Ops whose sizes depend on data would need those first; a view of constants has its sizes in its type already. */
static bool is_foldable(const etch_op_info *info)
{
    switch ((etch_op_class)info->op_class) {
    case ETCH_OP_ELEMWISE:
    case ETCH_OP_REDUCE:
    case ETCH_OP_CALL: return !(info->flags & (ETCH_FLAG_FRESH | ETCH_FLAG_EFFECT));
    case ETCH_OP_VIEW: return true;
    case ETCH_OP_STRUCTURE:
    case ETCH_OP_SOURCE:
    case ETCH_OP_COMPOSITE:
    case ETCH_OP_CONTROL: return false;
    }
    return false;
}

static bool has_few_elements(const etch_type *t, int64_t limit)
{
    int64_t n = 1;
    if (!etch__type_is_tensor(t) || t->rank < 0)
        return false;
    for (int i = 0; i < t->rank; i++)
        if (!etch__dim_is_const(t->dims[i]) || ETCH_MUL_OVERFLOWS(n, t->dims[i], &n))
            return false;
    return n <= limit;
}

static bool can_fold(const etch_infer *q, int n_out)
{
    if (q->n_in == 0 || !is_foldable(q->info))
        return false;
    for (int i = 0; i < q->n_in; i++) {
        const etch_tensor *t = etch__const_tensor(q->g, q->in[i]);
        if (!t || t->count > MAX_OPERAND_ELEMENTS)
            return false;
    }
    for (int i = 0; i < n_out; i++)
        if (!has_few_elements(q->out[i], MAX_RESULT_ELEMENTS))
            return false;
    return true;
}

etch_status etch__fold_constants(const etch_infer *q, int n_out, etch_val *out, bool *folded)
{
    etch_graph *g = q->g;
    etch_ctx *cx = q->cx;
    *folded = false;
    if (!can_fold(q, n_out))
        return ETCH_OK;
    etch_tensor **in = ETCH_ARENA_ARRAY(&cx->scratch, etch_tensor *, q->n_in);
    if (!in)
        return etch__fail_nomem(cx);
    for (int i = 0; i < q->n_in; i++)
        in[i] = ((const etch_attrs_const *)etch__node(g, q->in[i])->attrs)->value;
    etch_tensor *results[ETCH_MAX_RESULTS] = { NULL };
    etch_status s = etch__evaluate_op(cx, q->op, in, q->n_in, q->attrs, results, n_out);
    if (s != ETCH_OK) {
        if (s == ETCH_ENOMEM)
            return s;
        etch_error_clear(cx);
        return ETCH_OK;
    }
    for (int i = 0; s == ETCH_OK && i < n_out; i++) {
        out[i] = etch__build_const(g, results[i]);
        if (!out[i])
            s = cx->status;
        else
            ETCH_ASSERT(etch__type_of(g, out[i]) == q->out[i], "IR-6: %s evaluates to %s, is typed %s", q->info->name,
                        etch__type_str(g, etch__type_of(g, out[i])), etch__type_str(g, q->out[i]));
    }
    for (int i = 0; i < n_out; i++)
        etch_tensor_release(&results[i]);
    *folded = s == ETCH_OK;
    return s;
}
