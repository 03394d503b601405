/* Copying nodes from one graph to another that shares its dims: what passes are made of.
 *
 * A copied node keeps its types, symbols and checks if its operands have kept their types. If not, it is built
 * anew, and its own symbols may come out as others, or as constants; the graph remembers what became of them and
 * replaces them in all that is copied later. So a `sizes` node that speaks of a size follows the node that defines
 * it, though it is not its operand.
 *
 * What must stay true: a symbol has one definition in a graph, however often the node that defines it is copied. */
#include "ir/build.h"
#include "ir/node.h"

/* --- Symbols that were replaced ----------------------------------------------------------------------------------- */

static etch_status extend_substitution(etch_graph *g)
{
    uint32_t n = etch__dims_n_symbols(g->dims);
    if (g->substitution.n >= n)
        return ETCH_OK;
    if (!ETCH_VEC_RESERVE(&g->substitution, g->cx->alloc, n - g->substitution.n))
        return etch__fail_nomem(g->cx);
    while (g->substitution.n < n) {
        etch_dim itself = etch__symbol_dim(g->dims, (etch_symbol)g->substitution.n);
        g->substitution.at[g->substitution.n++] = itself;
    }
    return ETCH_OK;
}

etch_status etch__copy_replace_symbol(etch_graph *g, etch_symbol s, etch_dim by)
{
    ETCH_TRY(extend_substitution(g));
    g->substitution.at[s] = by;
    return ETCH_OK;
}

static etch_status map_dim(etch_graph *g, etch_dim d, etch_dim *out)
{
    *out = d;
    if (g->substitution.n == 0 || etch__dim_is_const(d))
        return ETCH_OK;
    ETCH_TRY(extend_substitution(g));
    *out = etch__dim_substitute(g->cx, g->dims, g->dims, d, g->substitution.at);
    return *out == ETCH_DIM_FAILED ? g->cx->status : ETCH_OK;
}

static etch_status map_type(etch_graph *g, const etch_type *t, const etch_type **out)
{
    etch_dim dims[ETCH_MAX_RANK];
    if (g->substitution.n == 0 || t->kind == ETCH_TYPE_NONE) {
        *out = etch__type_copy(g, t);
    } else if (t->kind == ETCH_TYPE_HANDLE) {
        const etch_type *of = NULL;
        if (t->of)
            ETCH_TRY(map_type(g, t->of, &of));
        *out = etch__type_handle(g, t->domain, of);
    } else {
        for (int i = 0; i < t->rank; i++)
            ETCH_TRY(map_dim(g, t->dims[i], &dims[i]));
        *out = etch__type_tensor(g, (etch_dtype)t->dtype, t->rank, dims);
    }
    return *out ? ETCH_OK : g->cx->status;
}

static etch_status replace_if_other(etch_graph *g, etch_symbol s, etch_dim by)
{
    return by == etch__symbol_dim(g->dims, s) ? ETCH_OK : etch__copy_replace_symbol(g, s, by);
}

/* The symbols that are read from v: from the contents, and from the sizes of its results if it defines them. */
etch_status etch__follow_symbols(etch_graph *g, const etch_graph *from, etch_val v, etch_val to)
{
    const etch_symbol_def *d;
    etch_dim known;
    int n = from->symbol_defs.n ? etch__n_readable(from, v) : 0;
    for (int32_t i = 0; i < n; i++) {
        if (!(d = etch__def_find(from, v, i, 0)))
            continue;
        const etch_symbol_def *there = etch__def_find(g, to, i, 0);
        if (etch__known_element(g, to, i, &known))
            ETCH_TRY(replace_if_other(g, d->symbol, known));
        else if (there)
            ETCH_TRY(replace_if_other(g, d->symbol, etch__symbol_dim(g->dims, there->symbol)));
        else if (!etch__def_of(g, d->symbol))
            ETCH_TRY(etch__def_add(g, (etch_symbol_def){ d->symbol, to, i }));
    }
    const etch_type *was = etch__type_of(from, v), *is = etch__type_of(g, to);
    if (from->symbol_defs.n == 0 || was->rank < 0 || was->rank != is->rank)
        return ETCH_OK;
    etch_val definer = etch__producer(from, v);
    for (int i = 0; i < was->rank; i++) {
        etch_symbol s;
        if (was->dims[i] == is->dims[i] || !etch__dim_is_symbol(from->dims, was->dims[i], &s))
            continue;
        d = etch__def_of(from, s);
        if (d && d->val == definer && d->element < 0)
            ETCH_TRY(replace_if_other(g, s, is->dims[i]));
    }
    return ETCH_OK;
}

/* --- Places ------------------------------------------------------------------------------------------------------- */

/* New nodes of g get the place of node v. The file's name is the other graph's memory. */
etch_status etch__take_place(etch_graph *g, const etch_graph *from, etch_val v)
{
    etch_loc loc = from->locs.at[etch__node(from, v)->loc];
    const etch_loc *last = &g->locs.at[g->locs.n - 1];
    if (!loc.file) {
        g->loc = 0;
        return ETCH_OK;
    }
    bool same_file = last->file && strcmp(last->file, loc.file) == 0;
    if (!same_file || last->line != loc.line || last->column != loc.column) {
        loc.file = same_file ? last->file : etch__arena_strndup(&g->arena, loc.file, strlen(loc.file));
        if (!loc.file || !ETCH_VEC_PUSH(&g->locs, g->cx->alloc, loc))
            return etch__fail_nomem(g->cx);
    }
    g->loc = (uint32_t)(g->locs.n - 1);
    return ETCH_OK;
}

/* --- Ops ---------------------------------------------------------------------------------------------------------- */

static etch_status map_operands(etch_graph *g, const etch_val *in, uint32_t n, const etch_val *map, etch_val **out)
{
    *out = ETCH_ARENA_ARRAY(&g->cx->scratch, etch_val, n + 1);
    if (!*out)
        return etch__fail_nomem(g->cx);
    for (uint32_t i = 0; i < n; i++) {
        (*out)[i] = map[in[i]];
        ETCH_ASSERT((*out)[i], "IR-3: %%%u is copied after its user", in[i]);
    }
    return ETCH_OK;
}

/* Can node v keep its types? Not if an operand's has changed, nor if its symbols are those of another node already, nor
 * if it needs checks of sizes that are others now: they may be decided. */
static etch_status keeps_types(etch_graph *g, const etch_graph *from, etch_val v, const etch_val *in, bool *out)
{
    const etch_node *n = etch__node(from, v);
    const etch_symbol_def *d;
    size_t n_checks = 0;
    if (g->substitution.n)
        etch__checks_of(from, v, &n_checks);
    *out = n_checks == 0;
    for (uint32_t i = 0; *out && i < n->n_in; i++) {
        const etch_type *mapped;
        ETCH_TRY(map_type(g, etch__type_of(from, n->in[i]), &mapped));
        *out = mapped == etch__type_of(g, in[i]);
    }
    for (uint32_t i = 0; *out && from->symbol_defs.n && (d = etch__def_find(from, v, -1, i)); i++)
        *out = !etch__def_of(g, d->symbol);
    return ETCH_OK;
}

/* The symbols that v defines and the checks that it needs, ready to go with its copy. */
static etch_status note_again(etch_graph *g, const etch_graph *from, etch_val v, etch_noted *out)
{
    size_t n_checks, first = etch__checks_of(from, v, &n_checks);
    const etch_symbol_def *d;
    uint32_t n_defs = 0;
    while (from->symbol_defs.n && etch__def_find(from, v, -1, n_defs))
        n_defs++;
    *out = (etch_noted){ .n_defs = n_defs, .n_checks = (uint32_t)n_checks };
    if (n_defs == 0 && n_checks == 0)
        return ETCH_OK;
    etch_symbol_def *defs = ETCH_ARENA_ARRAY(&g->cx->scratch, etch_symbol_def, n_defs + 1);
    etch_check *checks = ETCH_ARENA_ARRAY(&g->cx->scratch, etch_check, n_checks + 1);
    if (!defs || !checks)
        return etch__fail_nomem(g->cx);
    for (uint32_t i = 0; (d = etch__def_find(from, v, -1, i)); i++)
        defs[i] = (etch_symbol_def){ .symbol = d->symbol, .element = -1 };
    for (size_t i = 0; i < n_checks; i++) {
        checks[i] = from->checks.at[first + i];
        ETCH_TRY(map_dim(g, checks[i].a, &checks[i].a));
        ETCH_TRY(map_dim(g, checks[i].b, &checks[i].b));
    }
    out->defs = defs;
    out->checks = checks;
    return ETCH_OK;
}

/* With its types kept. Operands may have become constants, so folds get their chance, but not where a definition
 * or check would be lost. */
static etch_status copy_typed(etch_graph *g, const etch_graph *from, etch_val v, const etch_val *in, etch_val *out)
{
    const etch_node *n = etch__node(from, v);
    const etch_op_info *info = &etch__ops[n->op];
    etch_noted noted;
    etch_infer q = { .g = g,
                     .cx = g->cx,
                     .op = n->op,
                     .info = info,
                     .in = in,
                     .n_in = (int)n->n_in,
                     .attrs = n->attrs,
                     .n_out = n->n_results,
                     .first_check = (uint32_t)g->checks.n,
                     .first_def = (uint32_t)g->symbol_defs.n };
    for (uint32_t i = 0; i < n->n_results; i++)
        ETCH_TRY(map_type(g, etch__type_of(from, etch__result(v, i)), &q.out[i]));
    ETCH_TRY(note_again(g, from, v, &noted));
    if (!g->no_folds && noted.n_defs == 0 && noted.n_checks == 0) {
        etch_val same = info->fold && !etch__is_apart(&q, n->n_results) ? info->fold(&q) : 0;
        bool folded = same != 0;
        for (uint32_t i = 0; folded && i < n->n_results; i++)
            out[i] = etch__result(same, i);
        if (g->cx->sticky)
            return g->cx->status;
        if (!folded)
            ETCH_TRY(etch__fold_constants(&q, n->n_results, out, &folded));
        if (folded)
            return ETCH_OK;
    }
    return etch__build_typed(&q, n->n_results, &noted, out);
}

static etch_status copy_op(etch_graph *g, const etch_graph *from, etch_val v, etch_val *map)
{
    const etch_node *n = etch__node(from, v);
    etch_val out[ETCH_MAX_RESULTS] = { 0 }, *in;
    bool keeps;
    ETCH_TRY(map_operands(g, n->in, n->n_in, map, &in));
    ETCH_TRY(keeps_types(g, from, v, in, &keeps));
    if (keeps)
        ETCH_TRY(copy_typed(g, from, v, in, out));
    else if (!etch__build_n(g, n->op, in, (int)n->n_in, n->attrs, out))
        return g->cx->status;
    for (uint32_t i = 0; i < n->n_results; i++)
        map[etch__result(v, i)] = out[i];
    return ETCH_OK;
}

static etch_status copy_sizes(etch_graph *g, const etch_graph *from, etch_val v, etch_val *map)
{
    const etch_attrs_sizes *attrs = etch__node(from, v)->attrs;
    const etch_type *t = etch__type_of(from, v);
    etch_dim dims[ETCH_MAX_KNOWN];
    for (int i = 0; i < attrs->sizes.n; i++)
        ETCH_TRY(map_dim(g, attrs->sizes.at[i], &dims[i]));
    map[v] = etch__build_sizes(g, (etch_dtype)t->dtype, t->rank, dims, attrs->sizes.n);
    return map[v] ? ETCH_OK : g->cx->status;
}

/* --- Regions ------------------------------------------------------------------------------------------------------ */

static void need(const etch_graph *g, bool *is_live, etch_val first, etch_val v)
{
    v = etch__producer(g, v);
    if (v >= first)
        is_live[v - first] = true;
}

/* Marks what the results of the regions of `owner` need, among the nodes from `first` on, whatever region they
 * stand in. */
static void find_live(const etch_graph *g, etch_val first, etch_val owner, bool *is_live)
{
    for (etch_val v = owner;; v--) {
        const etch_node *n = etch__node(g, v);
        bool defines = v < owner && g->symbol_defs.n && etch__def_find(g, v, -1, 0);
        if (v == owner || is_live[v - first] || defines) {
            if (v < owner) {
                is_live[v - first] = true;
                for (uint32_t i = 0; i < n->n_in; i++)
                    need(g, is_live, first, n->in[i]);
            }
            for (uint32_t r = 0; r < n->n_regions; r++) {
                const etch_region *region = &g->regions.at[n->first_region + r];
                for (size_t i = 0; i < region->results.n; i++)
                    need(g, is_live, first, region->results.at[i]);
            }
        }
        if (v == first)
            return;
    }
}

static etch_status copy_value(etch_graph *g, const etch_graph *from, etch_val v, etch_val *map);

static etch_status copy_region(etch_graph *g, const etch_graph *from, etch_region_id id, const etch_val *in,
                               const bool *is_live, etch_val first, etch_val *map)
{
    const etch_region *r = &from->regions.at[id];
    etch_region_id made;
    etch_val *results;
    ETCH_TRY(etch__region_begin(g, &made));
    for (size_t i = 0; i < r->params.n; i++) {
        etch_val v = etch__region_param(g, etch__type_of(g, in[i]));
        if (!v)
            return g->cx->status;
        map[r->params.at[i]] = v;
        ETCH_TRY(etch__follow_symbols(g, from, r->params.at[i], v));
    }
    for (etch_val v = r->first; v < r->owner; v++) {
        bool is_node = from->nodes.at[v].region == id && !etch__is(from, v, ETCH_IS_PARAM) &&
                       !etch__is(from, v, ETCH_IS_RESULT);
        if (is_node && is_live[v - first])
            ETCH_TRY(copy_value(g, from, v, map));
    }
    ETCH_TRY(map_operands(g, r->results.at, (uint32_t)r->results.n, map, &results));
    return etch__region_end(g, results, (int)r->results.n);
}

static etch_status copy_owner(etch_graph *g, const etch_graph *from, etch_val v, etch_val *map)
{
    const etch_node *n = etch__node(from, v);
    etch_val *in, first = from->regions.at[n->first_region].first;
    ETCH_TRY(map_operands(g, n->in, n->n_in, map, &in));
    bool *is_live = ETCH_ARENA_ARRAY(&g->cx->scratch, bool, v - first + 1);
    if (!is_live)
        return etch__fail_nomem(g->cx);
    memset(is_live, 0, (v - first + 1) * sizeof *is_live);
    find_live(from, first, v, is_live);
    etch_region_id made = (etch_region_id)g->regions.n;
    ETCH_ASSERT(n->n_regions == 1, "IR-5: copying a node of %u regions", n->n_regions);
    bool no_folds = g->no_folds;
    g->no_folds |= etch__ops[n->op].structure == ETCH_IS_KERNEL; /* kernels stay what they are */
    etch_status s = copy_region(g, from, n->first_region, in, is_live, first, map);
    g->no_folds = no_folds;
    if (s != ETCH_OK)
        return s;
    etch_val to = etch__build_region_node(g, n->op, in, (int)n->n_in, n->attrs, made, 1);
    if (!to)
        return g->cx->status;
    for (uint32_t i = 0; i < n->n_results; i++)
        map[etch__result(v, i)] = etch__result(to, i);
    return ETCH_OK;
}

/* --- All kinds ---------------------------------------------------------------------------------------------------- */

static etch_status copy_value(etch_graph *g, const etch_graph *from, etch_val v, etch_val *map)
{
    const etch_node *n = etch__node(from, v);
    etch_status s = ETCH_OK;
    ETCH_TRY(etch__take_place(g, from, v));
    switch ((etch_structure)etch__ops[n->op].structure) {
    case ETCH_IS_FAILED:
    case ETCH_IS_RESULT:
    case ETCH_IS_PARAM: ETCH_ASSERT(false, "IR-4: %%%u is copied as a node", v); break;
    case ETCH_IS_CONST:
        map[v] = etch__build_const(g, ((const etch_attrs_const *)n->attrs)->value);
        s = map[v] ? ETCH_OK : g->cx->status;
        break;
    case ETCH_IS_SIZES: s = copy_sizes(g, from, v, map); break;
    case ETCH_IS_CALL:
    case ETCH_IS_KERNEL: s = copy_owner(g, from, v, map); break;
    case ETCH_NOT_STRUCTURE: s = copy_op(g, from, v, map); break;
    }
    for (uint32_t i = 0; s == ETCH_OK && i < n->n_results; i++)
        s = etch__follow_symbols(g, from, etch__result(v, i), map[etch__result(v, i)]);
    return s;
}

/* The status says it all: what handles made stick comes loose again. */
static etch_status unstick(etch_ctx *cx, etch_status s)
{
    cx->sticky = false;
    return s;
}

etch_status etch__copy_node(etch_graph *g, const etch_graph *from, etch_val v, etch_val *map)
{
    etch_ctx *cx = g->cx;
    if (cx->sticky)
        return cx->status;
    ETCH_ASSERT(g->dims == from->dims, "copying between graphs that do not share their dims");
    if (map[v])
        return ETCH_OK;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    uint32_t place = g->loc;
    etch_status s = copy_value(g, from, etch__producer(from, v), map);
    g->loc = place;
    etch__arena_reset(&cx->scratch, mark);
    return unstick(cx, s);
}

etch_status etch__copy_as_input(etch_graph *g, const etch_graph *from, etch_val v, const char *name, etch_val *map)
{
    etch_ctx *cx = g->cx;
    if (cx->sticky)
        return cx->status;
    etch_val to = 0;
    const etch_type *t = NULL;
    etch_status s = map_type(g, etch__type_of(from, v), &t);
    if (s == ETCH_OK)
        s = etch__graph_add_input(g, name, strlen(name), t, &to);
    if (s == ETCH_OK)
        s = etch__follow_symbols(g, from, v, to);
    if (s == ETCH_OK)
        map[v] = to;
    return unstick(cx, s);
}

etch_status etch__copy_input(etch_graph *g, const etch_graph *from, int i, etch_val *map)
{
    etch_val v = etch_graph_input_value(from, i);
    ETCH_ASSERT(v, "there is no input %d", i);
    return etch__copy_as_input(g, from, v, etch_graph_input_name(from, i), map);
}
