/* The common frame of passes; see the header. */
#include "pass/rewrite.h"

etch_status etch__rewrite_begin(etch_ctx *cx, const etch_graph *from, etch_rewrite *rw)
{
    *rw = (etch_rewrite){ .cx = cx, .from = from };
    ETCH_TRY(etch__graph_new_sharing(cx, from->name, from->dims, &rw->to));
    rw->to->no_folds = from->no_folds;
    rw->map = etch__alloc_zeroed(cx->alloc, from->nodes.n * sizeof *rw->map);
    etch_status s = rw->map ? ETCH_OK : etch__fail_nomem(cx);
    const etch_region *top = &from->regions.at[0];
    for (size_t i = 0; s == ETCH_OK && i < top->params.n; i++)
        s = etch__copy_input(rw->to, from, (int)i, rw->map);
    if (s != ETCH_OK) {
        etch__free(cx->alloc, rw->map, from->nodes.n * sizeof *rw->map);
        etch_graph_release(&rw->to);
    }
    return s;
}

etch_status etch__rewrite_copy(etch_rewrite *rw, etch_val v) { return etch__copy_node(rw->to, rw->from, v, rw->map); }

etch_status etch__rewrite_end(etch_rewrite *rw, etch_status s, etch_graph **out)
{
    const etch_region *top = &rw->from->regions.at[0];
    for (size_t i = 0; s == ETCH_OK && i < top->results.n; i++) {
        etch_graph_output(rw->to, rw->map[top->results.at[i]]);
        if (rw->cx->sticky)
            s = rw->cx->status;
    }
    etch__free(rw->cx->alloc, rw->map, rw->from->nodes.n * sizeof *rw->map);
    if (s != ETCH_OK) {
        rw->cx->sticky = false; /* reported by the pass' status */
        etch_graph_release(&rw->to);
        return s;
    }
    *out = rw->to;
    return ETCH_OK;
}

bool etch__is_node_of(const etch_graph *g, etch_val v, etch_region_id region)
{
    return g->nodes.at[v].region == region && v != 0 && !etch__is(g, v, ETCH_IS_PARAM) &&
           !etch__is(g, v, ETCH_IS_RESULT);
}

/* Opens a region of the new graph like region `id` of the old one, and fills it by `visit`. */
static etch_status rewrite_region(etch_rewrite *rw, etch_region_id id, etch_val owner,
                                  etch_status (*visit)(etch_rewrite *rw, void *user, etch_val v), void *user,
                                  etch_region_id *out)
{
    const etch_graph *g = rw->from;
    const etch_region *old = &g->regions.at[id];
    ETCH_TRY(etch__region_begin(rw->to, out));
    for (size_t i = 0; i < old->params.n; i++) {
        const etch_type *t = etch__type_copy(rw->to, etch__type_of(g, old->params.at[i]));
        etch_val p = t ? etch__region_param(rw->to, t) : 0;
        if (!p)
            return rw->cx->status;
        rw->map[old->params.at[i]] = p;
    }
    for (etch_val v = old->first; v < owner; v++)
        if (etch__is_node_of(g, v, id))
            ETCH_TRY(visit(rw, user, v));
    etch_arena_mark mark = etch__arena_mark(&rw->cx->scratch);
    etch_val *results = ETCH_ARENA_ARRAY(&rw->cx->scratch, etch_val, old->results.n + 1);
    etch_status s = results ? ETCH_OK : etch__fail_nomem(rw->cx);
    for (size_t i = 0; s == ETCH_OK && i < old->results.n; i++)
        results[i] = rw->map[old->results.at[i]];
    if (s == ETCH_OK)
        s = etch__region_end(rw->to, results, (int)old->results.n);
    etch__arena_reset(&rw->cx->scratch, mark);
    return s;
}

etch_status etch__rewrite_owner(etch_rewrite *rw, etch_val v,
                                etch_status (*visit)(etch_rewrite *rw, void *user, etch_val v), void *user)
{
    const etch_node *n = etch__node(rw->from, v);
    if (n->n_regions == 0)
        return etch__rewrite_copy(rw, v);
    etch_region_id first = 0, id;
    bool no_folds = rw->to->no_folds;
    rw->to->no_folds |= etch__ops[n->op].structure == ETCH_IS_KERNEL; /* kernels stay what they are */
    for (uint32_t r = 0; r < n->n_regions; r++) {
        ETCH_TRY(rewrite_region(rw, n->first_region + r, v, visit, user, &id));
        first = r == 0 ? id : first;
    }
    rw->to->no_folds = no_folds;
    etch_arena_mark mark = etch__arena_mark(&rw->cx->scratch);
    etch_val *in = ETCH_ARENA_ARRAY(&rw->cx->scratch, etch_val, n->n_in + 1);
    if (!in)
        return etch__fail_nomem(rw->cx);
    for (uint32_t i = 0; i < n->n_in; i++)
        in[i] = rw->map[n->in[i]];
    etch_val made = etch__build_region_node(rw->to, n->op, in, (int)n->n_in, n->attrs, first, n->n_regions);
    etch__arena_reset(&rw->cx->scratch, mark);
    for (uint32_t i = 0; made && i < n->n_results; i++)
        rw->map[v + i] = made + i;
    return made ? ETCH_OK : rw->cx->status;
}

etch_status etch__rewrite_each(etch_rewrite *rw, etch_status (*visit)(etch_rewrite *rw, void *user, etch_val v),
                               void *user)
{
    for (etch_val v = 1; v < rw->from->nodes.n; v++)
        if (etch__is_node_of(rw->from, v, 0))
            ETCH_TRY(visit(rw, user, v));
    return ETCH_OK;
}
