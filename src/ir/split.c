/* Cutting a graph in two; see retype.h.
 *
 * The second part takes the inputs of the whole and, behind them, what the first part computes for it. Sizes of inputs stay the same
 * symbols there; a size that the first part finds out is a symbol of the input that has it. Contents known as sizes are made again where
 * their symbols are at hand, and are handed over as data where they are not. */
#include "ir/retyping.h"

#include "ir/node.h"
#include <stdio.h>
#include <string.h>

typedef struct splitting {
    etch_ctx *cx;
    const etch_graph *g;
    etch_val cut;
    bool *is_live; /* by value: the second part is given it */
} splitting;

static bool is_missing(const void *symbols, etch_symbol s) { return ((const etch_dim *)symbols)[s] == ETCH_DIM_FAILED; }

/* Without symbols, only those of inputs count. */
static bool is_known(const etch_graph *g, const etch_dim *symbols, etch_dim d)
{
    return symbols ? !etch__dim_any(g->dims, d, is_missing, symbols) : !etch__is_of_run(g, d);
}

static bool are_sizes_known(const etch_graph *g, const etch_dim *symbols, etch_val v)
{
    const etch_dim_list *sizes = &((const etch_attrs_sizes *)etch__node(g, v)->attrs)->sizes;
    bool are = true;
    for (int i = 0; i < sizes->n; i++)
        are &= is_known(g, symbols, sizes->at[i]);
    return are;
}

/* Is it there in the second part without being handed over? */
static bool is_anywhere(const etch_graph *g, etch_val v)
{
    int s = etch__op_of(g, v)->structure;
    return s == ETCH_IS_PARAM || s == ETCH_IS_CONST || s == ETCH_IS_FAILED ||
           (s == ETCH_IS_SIZES && are_sizes_known(g, NULL, v));
}

static void need(splitting *s, etch_val v)
{
    if (v < s->cut && !is_anywhere(s->g, v))
        s->is_live[v] = true;
}

static void find_live(splitting *s)
{
    const etch_graph *g = s->g;
    for (etch_val v = s->cut; v < g->nodes.n; v++)
        for (uint32_t i = 0; i < etch__node(g, v)->n_in; i++)
            need(s, etch__node(g, v)->in[i]);
    for (size_t r = 0; r < g->regions.n; r++)
        for (size_t i = 0; i < g->regions.at[r].results.n; i++)
            need(s, g->regions.at[r].results.at[i]);
}

/* --- the first part ------------------------------------------------------------------------------------------------ */

/* Sizes behind the cut that only this part can tell. */
static etch_status hand_over_sizes(splitting *s, etch_retyping *r)
{
    for (etch_val v = s->cut; v < s->g->nodes.n; v++) {
        if (etch__op_of(s->g, v)->structure != ETCH_IS_SIZES || are_sizes_known(s->g, NULL, v) ||
            !are_sizes_known(s->g, r->symbols, v))
            continue;
        ETCH_TRY(etch__retype_sizes(r, v));
        s->is_live[v] = true;
    }
    return ETCH_OK;
}

static etch_status build_first(splitting *s, etch_retyping *r)
{
    ETCH_TRY(etch__retype_inputs(r));
    ETCH_TRY(etch__retype_nodes(r, 0, 1, s->cut));
    ETCH_TRY(hand_over_sizes(s, r));
    for (etch_val v = 1; v < s->g->nodes.n; v++)
        if (s->is_live[v])
            etch_graph_output(r->to, r->map[v]);
    return s->cx->sticky ? s->cx->status : ETCH_OK;
}

/* --- the second part ----------------------------------------------------------------------------------------------- */

static etch_dim live_dim(etch_retyping *r, etch_dim d)
{
    etch_symbol s, made;
    if (is_known(r->from, r->symbols, d))
        return etch__dim_substitute(r->cx, r->to->dims, r->from->dims, d, r->symbols);
    if (!etch__dim_is_symbol(r->from->dims, d, &s))
        return etch__dim_fresh(r->cx, r->to->dims);
    const char *name = etch__symbol_name(r->from->dims, s);
    r->symbols[s] = etch__dim_symbol(r->cx, r->to->dims, name, strlen(name));
    if (etch__dim_is_symbol(r->to->dims, r->symbols[s], &made) &&
        etch__symbol_constrain(r->cx, r->to->dims, made, etch__symbol_range(r->from->dims, s)) != ETCH_OK)
        return ETCH_DIM_FAILED;
    return r->symbols[s];
}

static etch_status add_live(etch_retyping *r, etch_val v)
{
    const etch_type *t = etch__type_of(r->from, v);
    etch_dim dims[ETCH_MAX_RANK];
    char name[32];
    ETCH_ASSERT(t->rank >= 0, "%%%u has no rank before the cut", v);
    for (int a = 0; a < t->rank; a++)
        if ((dims[a] = live_dim(r, t->dims[a])) == ETCH_DIM_FAILED)
            return r->cx->status;
    /* Unlike those of a graph that was cut before: it had fewer inputs. */
    int n = snprintf(name, sizeof name, "live.%zu", r->to->regions.at[0].params.n);
    t = etch__type_tensor(r->to, (etch_dtype)t->dtype, t->rank, dims);
    return t ? etch__graph_add_input(r->to, name, (size_t)n, t, &r->map[v]) : r->cx->status;
}

static etch_status build_rest(splitting *s, etch_retyping *r)
{
    const etch_graph *g = s->g;
    ETCH_TRY(etch__retype_inputs(r));
    for (etch_val v = 1; v < g->nodes.n; v++)
        if (s->is_live[v])
            ETCH_TRY(add_live(r, v));
    for (etch_val v = 1; v < s->cut; v++)
        if (is_anywhere(g, v) && !etch__is(g, v, ETCH_IS_PARAM) && etch__node(g, v)->region == 0)
            ETCH_TRY(etch__retype_nodes(r, 0, v, v + 1));
    ETCH_TRY(etch__retype_nodes(r, 0, s->cut, (etch_val)g->nodes.n));
    for (size_t i = 0; i < g->regions.at[0].results.n; i++)
        etch_graph_output(r->to, r->map[g->regions.at[0].results.at[i]]);
    return s->cx->sticky ? s->cx->status : ETCH_OK;
}

/* --- both ----------------------------------------------------------------------------------------------------------- */

static etch_status build(splitting *s, etch_status (*part)(splitting *s, etch_retyping *r), etch_graph **out)
{
    etch_ctx *cx = s->cx;
    const etch_graph *g = s->g;
    size_t n_symbols = etch__dims_n_symbols(g->dims) + 1;
    etch_retyping r = { .cx = cx, .from = g, .keeps_places = true, .n_before = -1 };
    ETCH_TRY(etch__graph_new_sharing(cx, g->name, NULL, &r.to));
    r.to->no_folds = g->no_folds;
    r.map = etch__alloc_zeroed(cx->alloc, g->nodes.n * sizeof *r.map);
    r.symbols = etch__alloc_zeroed(cx->alloc, n_symbols * sizeof *r.symbols);
    etch_status done = r.map && r.symbols ? part(s, &r) : etch__fail_nomem(cx);
    etch__free(cx->alloc, r.map, g->nodes.n * sizeof *r.map);
    etch__free(cx->alloc, r.symbols, n_symbols * sizeof *r.symbols);
    if (done != ETCH_OK) {
        cx->sticky = false;
        etch_graph_release(&r.to);
    }
    *out = r.to;
    return done;
}

etch_status etch__graph_split(etch_ctx *cx, const etch_graph *g, etch_val cut, etch_graph **first, etch_graph **rest)
{
    splitting s = { .cx = cx, .g = g, .cut = cut };
    *first = *rest = NULL;
    s.is_live = etch__alloc_zeroed(cx->alloc, g->nodes.n * sizeof *s.is_live);
    if (!s.is_live)
        return etch__fail_nomem(cx);
    find_live(&s);
    etch_status done = build(&s, build_first, first);
    if (done == ETCH_OK)
        done = build(&s, build_rest, rest);
    if (done != ETCH_OK)
        etch_graph_release(first);
    etch__free(cx->alloc, s.is_live, g->nodes.n * sizeof *s.is_live);
    return done;
}
