/* Passes that look at loops one by one: see each_loop.h. */
#include "pass/each_loop.h"

#include "ir/node.h"
#include "ir/retype.h"

etch_status etch__rewrite_give(etch_rewrite *rw, etch_val v, const etch_val *results)
{
    uint32_t n = etch__node(rw->from, v)->n_results;
    for (uint32_t i = 0; i < n; i++) {
        rw->map[v + i] = results[i];
        ETCH_TRY(etch__follow_symbols(rw->to, rw->from, v + i, results[i]));
    }
    return ETCH_OK;
}

static etch_status copy_or_build(etch_rewrite *rw, void *user, etch_val v)
{
    const etch_each_loop *how = user;
    bool is_any = false;
    if (!etch__is_loop(rw->from, v))
        return etch__rewrite_copy(rw, v);
    etch_arena_mark mark = etch__arena_mark(&rw->cx->scratch);
    etch_status s = how->find(rw->cx, rw->from, v, how->found, &is_any);
    if (s == ETCH_OK)
        s = is_any ? how->build(rw, v, how->found) : etch__rewrite_copy(rw, v);
    etch__arena_reset(&rw->cx->scratch, mark);
    return s;
}

static etch_status find_any(etch_ctx *cx, const etch_graph *g, const etch_each_loop *how, bool *is_any)
{
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = ETCH_OK;
    for (etch_val v = 1; s == ETCH_OK && !*is_any && v < g->nodes.n; v++)
        if (etch__node(g, v)->region == 0 && etch__is_loop(g, v))
            s = how->find(cx, g, v, how->found, is_any);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

etch_status etch__rewrite_loops(etch_ctx *cx, etch_graph *g, const etch_each_loop *how, etch_graph **out)
{
    bool is_any = false;
    etch_rewrite rw;
    if (g->regions.n == 1) /* after inline other regions are kernels written by hand */
        ETCH_TRY(find_any(cx, g, how, &is_any));
    if (!is_any) {
        *out = etch_graph_retain(g);
        return ETCH_OK;
    }
    ETCH_TRY(etch__rewrite_begin(cx, g, &rw));
    return etch__rewrite_end(&rw, etch__rewrite_each(&rw, copy_or_build, (void *)how), out);
}
