/* inline: put the body of calls in their place, where parameters become the operands and results the region's results; and drop
 * the marks that gradients stop or turn at, which have been looked at by now. What was kept apart for tapes is folded and found again on the
 * way. */
#include "pass/pass.h"
#include "pass/rewrite.h"

#include "ops/ops.h"

/* Its results are its first operands. */
static bool is_mark(const etch_node *n)
{
    return n->op == ETCH_OP_stop_gradient || n->op == ETCH_OP_dense_gradient || n->op == ETCH_OP_assigned ||
           n->op == ETCH_OP_custom_gradient;
}

/* From now on value v is `to`, and sizes that are read from it are read from that. */
static etch_status replace(etch_rewrite *rw, etch_val v, etch_val to)
{
    rw->map[v] = to;
    return etch__follow_symbols(rw->to, rw->from, v, to);
}

static etch_status copy_or_inline(etch_rewrite *rw, void *user, etch_val v)
{
    const etch_graph *g = rw->from;
    const etch_node *n = etch__node(g, v);
    if (is_mark(n)) {
        for (uint32_t i = 0; i < n->n_results; i++)
            ETCH_TRY(replace(rw, v + i, rw->map[n->in[i]]));
        return ETCH_OK;
    }
    if (!etch__is(g, v, ETCH_IS_CALL))
        return etch__rewrite_owner(rw, v, copy_or_inline, user);
    const etch_region *r = &g->regions.at[n->first_region];
    for (size_t i = 0; i < r->params.n; i++)
        ETCH_TRY(replace(rw, r->params.at[i], rw->map[n->in[i]]));
    for (etch_val inside = r->first; inside < v; inside++)
        if (etch__is_node_of(g, inside, n->first_region))
            ETCH_TRY(copy_or_inline(rw, user, inside));
    for (uint32_t i = 0; i < n->n_results; i++)
        ETCH_TRY(replace(rw, v + i, rw->map[r->results.at[i]]));
    return ETCH_OK;
}

static bool has_marks(const etch_graph *g)
{
    for (etch_val v = 1; v < g->nodes.n; v++)
        if (is_mark(etch__node(g, v)))
            return true;
    return false;
}

etch_status etch__pass_inline(etch_ctx *cx, etch_graph *g, etch_graph **out)
{
    if (g->regions.n == 1 && !g->has_equals && !has_marks(g)) {
        *out = etch_graph_retain(g);
        return ETCH_OK;
    }
    etch_rewrite rw;
    ETCH_TRY(etch__rewrite_begin(cx, g, &rw));
    return etch__rewrite_end(&rw, etch__rewrite_each(&rw, copy_or_inline, NULL), out);
}
