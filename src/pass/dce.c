/* dce: drop what no output needs.
 *
 * A node is needed if an output, or a needed node, reads one of its results, or if a needed node's sizes contain a symbol
 * that this node defines. One sweep from the end suffices, since operands, region nodes and definitions come first. */
#include "pass/pass.h"
#include "pass/rewrite.h"

typedef struct sweep {
    const etch_graph *g;
    bool *is_live;
    etch_val *definer; /* by symbol; 0: bound by an input */
} sweep;

static void need_symbol(void *user, etch_symbol s)
{
    sweep *w = user;
    if (w->definer[s])
        w->is_live[etch__producer(w->g, w->definer[s])] = true;
}

static void need_dim(sweep *w, etch_dim d)
{
    if (!etch__dim_is_const(d))
        etch__dim_symbols(w->g->dims, d, need_symbol, w);
}

static void need_sizes(sweep *w, etch_val v)
{
    const etch_node *n = etch__node(w->g, v);
    for (uint32_t r = 0; r < n->n_results; r++) {
        const etch_type *t = etch__type_of(w->g, v + r);
        for (int a = 0; a < t->rank; a++)
            need_dim(w, t->dims[a]);
    }
    if (etch__ops[n->op].structure == ETCH_IS_SIZES) {
        const etch_attrs_sizes *attrs = n->attrs;
        for (int i = 0; i < attrs->sizes.n; i++)
            need_dim(w, attrs->sizes.at[i]);
    }
}

static void sweep_graph(sweep *w)
{
    const etch_graph *g = w->g;
    const etch_region *top = &g->regions.at[0];
    for (size_t i = 0; i < top->results.n; i++)
        w->is_live[etch__producer(g, top->results.at[i])] = true;
    for (etch_val v = (etch_val)g->nodes.n; v-- > 1;) {
        const etch_node *n = etch__node(g, v);
        if (!w->is_live[v])
            continue;
        for (uint32_t i = 0; i < n->n_in; i++)
            w->is_live[etch__producer(g, n->in[i])] = true;
        for (uint32_t r = 0; r < n->n_regions; r++) {
            const etch_region *region = &g->regions.at[n->first_region + r];
            for (size_t i = 0; i < region->results.n; i++)
                w->is_live[etch__producer(g, region->results.at[i])] = true;
        }
        if (g->symbol_defs.n)
            need_sizes(w, v);
    }
}

static etch_status copy_live(etch_rewrite *rw, void *user, etch_val v)
{
    const sweep *w = user;
    return w->is_live[v] ? etch__rewrite_owner(rw, v, copy_live, user) : ETCH_OK;
}

etch_status etch__pass_dce(etch_ctx *cx, etch_graph *g, etch_graph **out)
{
    size_t n_symbols = etch__dims_n_symbols(g->dims);
    etch_rewrite rw;
    ETCH_TRY(etch__rewrite_begin(cx, g, &rw));
    sweep w = { .g = g };
    w.is_live = etch__alloc_zeroed(cx->alloc, g->nodes.n * sizeof *w.is_live);
    w.definer = etch__alloc_zeroed(cx->alloc, (n_symbols + 1) * sizeof *w.definer);
    etch_status s = w.is_live && w.definer ? ETCH_OK : etch__fail_nomem(cx);
    if (s == ETCH_OK) {
        for (size_t i = 0; i < g->symbol_defs.n; i++)
            w.definer[g->symbol_defs.at[i].symbol] = g->symbol_defs.at[i].val;
        sweep_graph(&w);
        s = etch__rewrite_each(&rw, copy_live, &w);
    }
    etch__free(cx->alloc, w.is_live, g->nodes.n * sizeof *w.is_live);
    etch__free(cx->alloc, w.definer, (n_symbols + 1) * sizeof *w.definer);
    return etch__rewrite_end(&rw, s, out);
}
