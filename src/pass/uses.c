/* Use lists by counting: once over the graph for the numbers, once more to fill in. */
#include "pass/uses.h"

#include <string.h>

/* The node of region `at` through which node v uses something: v, or the owner around it. */
static etch_val user_in(const etch_graph *g, etch_val v, etch_region_id at)
{
    while (g->nodes.at[v].region != at)
        v = g->regions.at[g->nodes.at[v].region].owner;
    return v;
}

/* Lists the user of every use at fill[value]; with fill == NULL only counts. */
static void each_use(const etch_graph *g, etch_uses *u, uint32_t *fill)
{
    for (etch_val v = 1; v < g->nodes.n; v++) {
        const etch_node *n = etch__node(g, v);
        for (uint32_t i = 0; i < n->n_in; i++) {
            etch_val x = n->in[i];
            if (fill)
                u->user[fill[x]++] = user_in(g, v, g->nodes.at[x].region);
            else
                u->begin[x + 1]++;
        }
    }
    for (size_t r = 0; r < g->regions.n; r++) {
        const etch_region *region = &g->regions.at[r];
        for (size_t i = 0; i < region->results.n; i++) {
            etch_val x = region->results.at[i];
            if (!fill)
                u->begin[x + 1]++;
            else if (g->nodes.at[x].region == r)
                u->user[fill[x]++] = ETCH_USED_BY_RESULT;
            else
                u->user[fill[x]++] = user_in(g, region->owner, g->nodes.at[x].region);
        }
    }
}

etch_status etch__uses_init(etch_ctx *cx, const etch_graph *g, etch_uses *u)
{
    *u = (etch_uses){ .n_values = g->nodes.n };
    u->begin = etch__alloc_zeroed(cx->alloc, (u->n_values + 1) * sizeof *u->begin);
    if (!u->begin)
        return etch__fail_nomem(cx);
    each_use(g, u, NULL);
    for (size_t v = 0; v < u->n_values; v++)
        u->begin[v + 1] += u->begin[v];
    u->n_uses = u->begin[u->n_values];
    u->user = etch__alloc(cx->alloc, (u->n_uses + 1) * sizeof *u->user);
    uint32_t *fill = etch__alloc(cx->alloc, (u->n_values + 1) * sizeof *fill);
    if (!u->user || !fill) {
        etch__free(cx->alloc, fill, (u->n_values + 1) * sizeof *fill);
        etch__uses_fini(cx, u);
        return etch__fail_nomem(cx);
    }
    for (size_t v = 0; v <= u->n_values; v++)
        fill[v] = u->begin[v];
    each_use(g, u, fill);
    etch__free(cx->alloc, fill, (u->n_values + 1) * sizeof *fill);
    return ETCH_OK;
}

void etch__uses_fini(etch_ctx *cx, etch_uses *u)
{
    etch__free(cx->alloc, u->begin, (u->n_values + 1) * sizeof *u->begin);
    etch__free(cx->alloc, u->user, (u->n_uses + 1) * sizeof *u->user);
    *u = (etch_uses){ 0 };
}

bool *etch__uses_live(etch_ctx *cx, const etch_graph *g)
{
    bool *is_live = ETCH_ARENA_ARRAY(&cx->scratch, bool, g->nodes.n);
    if (!is_live)
        return NULL;
    memset(is_live, 0, g->nodes.n * sizeof *is_live);
    for (size_t i = 0; i < g->regions.at[0].results.n; i++)
        is_live[g->regions.at[0].results.at[i]] = true;
    for (etch_val v = (etch_val)g->nodes.n; v-- > 1;) {
        is_live[v] |= g->nodes.at[v].region != 0;
        is_live[etch__producer(g, v)] |= is_live[v];
        for (uint32_t i = 0; is_live[v] && i < etch__node(g, v)->n_in; i++)
            is_live[etch__node(g, v)->in[i]] = true;
    }
    return is_live;
}
