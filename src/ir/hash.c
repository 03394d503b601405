/* The canonical hash of a graph: equal for graphs that compute the same in the same way, whatever their names and
 * the order in which they were built, and the same in every process.
 *
 * Every value gets a hash of what it computes: op and attributes by name and contents, operands by their hashes.
 * Symbols count by where they come up: the input and axis, or the node that defines them. So one walk in the order
 * of the array suffices, and nodes that no output needs do not matter, since only the outputs' hashes go into the
 * result. Parameters of a region count by their position and the depth of the region. */
#include "ir/graph.h"

enum { SEED = 0x6574, OF_INPUT = 1, OF_PARAM, OF_RESULT, OF_FRESH, OF_CONTENT, OF_INNER };
static const uint32_t NONE = UINT32_MAX;

typedef struct walk {
    const etch_graph *g;
    uint64_t *value;                /* by value */
    uint64_t *symbol;               /* by symbol */
    bool *has_symbol;               /* is symbol[] set? */
    uint32_t *first_def, *next_def; /* lists of definitions: by value, by definition */
    uint64_t place;                 /* of the form whose symbols are being counted */
    uint64_t n_inner;
} walk;

static uint64_t mix3(uint64_t a, uint64_t b, uint64_t c) { return etch__hash_mix(etch__hash_mix(a, b), c); }

static uint64_t hash_type(const walk *w, const etch_type *t)
{
    const etch_graph *g = w->g;
    uint64_t h = SEED;
    for (; t; t = t->of) {
        h = etch__hash_mix(h, t->kind);
        if (t->kind == ETCH_TYPE_HANDLE)
            h = etch__hash_str(h, t->domain);
        if (t->kind != ETCH_TYPE_TENSOR)
            continue;
        h = etch__hash_mix(etch__hash_str(h, etch_dtype_name((etch_dtype)t->dtype)), (uint64_t)(int64_t)t->rank);
        for (int i = 0; i < t->rank; i++)
            h = etch__hash_mix(h, etch__dim_hash(g->dims, t->dims[i], w->symbol));
    }
    return h;
}

/* --- Symbols ------------------------------------------------------------------------------------------------------ */

static void set_symbol(walk *w, etch_symbol s, uint64_t h)
{
    if (w->has_symbol[s])
        return;
    w->has_symbol[s] = true;
    w->symbol[s] = h;
}

static uint64_t hash_range(etch_dim_range r) { return mix3((uint64_t)r.lo, (uint64_t)r.hi, (uint64_t)r.divisor); }

static void set_inner(void *user, etch_symbol s)
{
    walk *w = user;
    if (!w->has_symbol[s])
        set_symbol(w, s,
                   mix3(mix3(OF_INNER, w->place, w->n_inner++), hash_range(etch__symbol_range(w->g->dims, s)), SEED));
}

/* Sizes that stand alone on an axis first: they are what binds a symbol. */
static void place_input_symbols(walk *w)
{
    const etch_graph *g = w->g;
    const etch_region *top = &g->regions.at[0];
    for (int inner = 0; inner < 2; inner++) {
        for (size_t i = 0; i < top->params.n; i++) {
            int axis = 0;
            for (const etch_type *t = etch__type_of(g, top->params.at[i]); t; t = t->of) {
                for (int a = 0; a < t->rank; a++, axis++) {
                    etch_symbol s;
                    w->place = mix3(OF_INPUT, i, (uint64_t)axis);
                    w->n_inner = 0;
                    if (etch__dim_is_symbol(g->dims, t->dims[a], &s))
                        set_symbol(w, s, etch__hash_mix(w->place, hash_range(etch__symbol_range(g->dims, s))));
                    else if (inner)
                        etch__dim_symbols(g->dims, t->dims[a], set_inner, w);
                }
            }
        }
    }
}

static void list_defs(walk *w)
{
    const etch_graph *g = w->g;
    for (size_t v = 0; v < g->nodes.n; v++)
        w->first_def[v] = NONE;
    for (uint32_t i = (uint32_t)g->symbol_defs.n; i-- > 0;) { /* backwards, so that the lists are in order */
        w->next_def[i] = w->first_def[g->symbol_defs.at[i].val];
        w->first_def[g->symbol_defs.at[i].val] = i;
    }
}

static void place_defined_symbols(walk *w, etch_val v)
{
    uint64_t n_fresh = 0;
    for (uint32_t i = w->first_def[v]; i != NONE; i = w->next_def[i]) {
        const etch_symbol_def *d = &w->g->symbol_defs.at[i];
        bool is_fresh = d->element < 0;
        uint64_t which = is_fresh ? n_fresh++ : (uint64_t)d->element;
        set_symbol(w, d->symbol, mix3(is_fresh ? OF_FRESH : OF_CONTENT, w->value[v], which));
    }
}

/* --- Values ------------------------------------------------------------------------------------------------------- */

static uint64_t hash_region(const walk *w, etch_region_id id)
{
    const etch_region *r = &w->g->regions.at[id];
    uint64_t h = etch__hash_mix(r->params.n, r->results.n);
    for (size_t i = 0; i < r->results.n; i++)
        h = etch__hash_mix(h, w->value[r->results.at[i]]);
    return h;
}

static uint64_t hash_node(const walk *w, etch_val v)
{
    const etch_graph *g = w->g;
    const etch_node *n = etch__node(g, v);
    const etch_op_info *info = &etch__ops[n->op];
    if (info->structure == ETCH_IS_RESULT)
        return mix3(OF_RESULT, w->value[v - n->which], n->which);
    if (info->structure == ETCH_IS_PARAM) {
        uint64_t depth = g->regions.at[n->region].depth;
        return mix3(mix3(OF_PARAM, depth, n->which), hash_type(w, n->type), SEED);
    }
    uint64_t h = etch__hash_mix(etch__hash_str(SEED, info->name), n->n_in);
    uint32_t i = 0;
    if ((info->flags & ETCH_FLAG_COMMUTATIVE) && n->n_in >= 2) {
        uint64_t a = w->value[n->in[0]], b = w->value[n->in[1]];
        h = mix3(h, a < b ? a : b, a < b ? b : a);
        i = 2;
    }
    for (; i < n->n_in; i++)
        h = etch__hash_mix(h, w->value[n->in[i]]);
    if (info->attrs->n_fields)
        h = etch__hash_mix(h, etch__attrs_hash(info->attrs, n->attrs, g->dims, w->symbol));
    if (info->structure == ETCH_IS_SIZES)
        h = etch__hash_mix(etch__hash_str(h, etch_dtype_name((etch_dtype)n->type->dtype)), (uint64_t)n->type->rank);
    for (uint32_t r = 0; r < n->n_regions; r++)
        h = etch__hash_mix(h, hash_region(w, n->first_region + r));
    return h;
}

static uint64_t hash_graph(walk *w)
{
    const etch_graph *g = w->g;
    const etch_region *top = &g->regions.at[0];
    place_input_symbols(w);
    list_defs(w);
    for (etch_val v = 1; v < g->nodes.n; v++) {
        w->value[v] = hash_node(w, v);
        place_defined_symbols(w, v);
    }
    uint64_t h = mix3(SEED, top->params.n, top->results.n);
    for (size_t i = 0; i < top->params.n; i++)
        h = etch__hash_mix(h, w->value[top->params.at[i]]);
    for (size_t i = 0; i < top->results.n; i++)
        h = etch__hash_mix(h, w->value[top->results.at[i]]);
    return h;
}

etch_status etch_graph_hash(etch_graph *g, uint64_t *out)
{
    etch_ctx *cx = g->cx;
    ETCH_ENTER(cx);
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "hash: no place for the result");
    size_t n_symbols = etch__dims_n_symbols(g->dims);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    walk w = { .g = g };
    w.value = ETCH_ARENA_ARRAY(&cx->scratch, uint64_t, g->nodes.n);
    w.symbol = ETCH_ARENA_ARRAY(&cx->scratch, uint64_t, n_symbols + 1);
    w.has_symbol = ETCH_ARENA_ARRAY(&cx->scratch, bool, n_symbols + 1);
    w.first_def = ETCH_ARENA_ARRAY(&cx->scratch, uint32_t, g->nodes.n);
    w.next_def = ETCH_ARENA_ARRAY(&cx->scratch, uint32_t, g->symbol_defs.n + 1);
    etch_status s = ETCH_OK;
    if (w.value && w.symbol && w.has_symbol && w.first_def && w.next_def) {
        memset(w.symbol, 0, (n_symbols + 1) * sizeof *w.symbol);
        memset(w.has_symbol, 0, (n_symbols + 1) * sizeof *w.has_symbol);
        w.value[0] = 0;
        *out = hash_graph(&w);
    } else {
        s = etch__fail_nomem(cx);
    }
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

etch_status etch__graph_finish_body(etch_graph *g)
{
    ETCH_TRY(etch_graph_hash(g, &g->hash));
    g->hash += g->hash == 0; /* 0 says that it is none */
    return ETCH_OK;
}
