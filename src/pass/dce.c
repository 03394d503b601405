/* dce: drop what no output needs.
 *
 * A node is needed if an output, or a needed node, reads one of its results, or if a needed node's sizes contain a symbol
 * that this node defines: by its own run, or by reading it from an operand (top_k its k), which is what the text of a graph shows
 * of it. One sweep from the end suffices, since operands, region nodes and definitions come first.
 *
 * What must hold for a node to run goes with it: a graph may run after this that failed before in a node that nobody needed. */
#include "pass/pass.h"
#include "pass/rewrite.h"

typedef struct sweep {
    const etch_graph *g;
    bool *is_live;
    etch_val *definer; /* by symbol: the value it is read from; 0: bound by an input */
    etch_val *reader;  /* by symbol: the first node whose type has it */
    etch_val at;       /* the node whose sizes are looked at */
} sweep;

static bool reads(const etch_graph *g, etch_val v, etch_val x)
{
    const etch_node *n = etch__node(g, v);
    for (uint32_t i = 0; i < n->n_in; i++)
        if (n->in[i] == x)
            return true;
    return false;
}

static void need_symbol(void *user, etch_symbol s)
{
    sweep *w = user;
    if (!w->definer[s])
        return;
    w->is_live[etch__producer(w->g, w->definer[s])] = true;
    if (w->reader[s] && w->reader[s] < w->at && !reads(w->g, w->at, w->definer[s]))
        w->is_live[w->reader[s]] = true;
}

typedef struct first_use {
    sweep *w;
    etch_val v;
} first_use;

static void note_reader(void *user, etch_symbol s)
{
    const first_use *f = user;
    if (!f->w->reader[s])
        f->w->reader[s] = f->v;
}

static void find_readers(sweep *w)
{
    for (etch_val v = 1; v < w->g->nodes.n; v++) {
        first_use f = { w, etch__producer(w->g, v) };
        const etch_type *t = etch__type_of(w->g, v);
        for (int a = 0; a < t->rank; a++)
            if (!etch__dim_is_const(t->dims[a]))
                etch__dim_symbols(w->g->dims, t->dims[a], note_reader, &f);
    }
}

static void need_dim(sweep *w, etch_dim d)
{
    if (!etch__dim_is_const(d))
        etch__dim_symbols(w->g->dims, d, need_symbol, w);
}

static void need_sizes(sweep *w, etch_val v)
{
    const etch_node *n = etch__node(w->g, v);
    w->at = v;
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
    w.reader = etch__alloc_zeroed(cx->alloc, (n_symbols + 1) * sizeof *w.reader);
    etch_status s = w.is_live && w.definer && w.reader ? ETCH_OK : etch__fail_nomem(cx);
    if (s == ETCH_OK) {
        for (size_t i = 0; i < g->symbol_defs.n; i++)
            w.definer[g->symbol_defs.at[i].symbol] = g->symbol_defs.at[i].val;
        if (g->symbol_defs.n)
            find_readers(&w);
        sweep_graph(&w);
        s = etch__rewrite_each(&rw, copy_live, &w);
    }
    etch__free(cx->alloc, w.is_live, g->nodes.n * sizeof *w.is_live);
    etch__free(cx->alloc, w.definer, (n_symbols + 1) * sizeof *w.definer);
    etch__free(cx->alloc, w.reader, (n_symbols + 1) * sizeof *w.reader);
    return etch__rewrite_end(&rw, s, out);
}
