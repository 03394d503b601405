/* The verifier: every rule of docs/ir.md, by its number. It is for graphs that our own code has got wrong, so it trusts
 * nothing that it has not looked at: first that indices are in range, then what they refer to. */
#include "ir/verify.h"

#include "ir/constant.h"
#include "ir/infer.h"
#include "ir/lower.h"
#include "ir/node.h"
#include "ir/print.h"

typedef struct verifier {
    etch_graph *g;
    etch_ctx *cx;
    bool *is_bound; /* by symbol: an input gives it */
    etch_val at;    /* the node whose symbols are looked at */
    etch_status status;
} verifier;

/* "IR-3: %7 = add %9, %5 : f32[n]: operand %9 is not before it". */
static etch_status broken(verifier *w, int rule, etch_val v, const char *fmt, ...) ETCH_PRINTF(4, 5);
static etch_status broken(verifier *w, int rule, etch_val v, const char *fmt, ...)
{
    etch_strbuf node, text;
    etch__strbuf_init(&node, w->cx->alloc);
    etch__strbuf_init(&text, w->cx->alloc);
    va_list args;
    va_start(args, fmt);
    etch__strbuf_addv(&text, fmt, args);
    va_end(args);
    /* The first rules say that a node can be printed at all. */
    if (v && rule > 6)
        etch__node_print(w->g, v, &node);
    if (v && rule > 6)
        etch__fail(w->cx, ETCH_EVERIFY, "IR-%d: %s: %s", rule, node.at, text.at);
    else if (v)
        etch__fail(w->cx, ETCH_EVERIFY, "IR-%d: node %%%u: %s", rule, v, text.at);
    else
        etch__fail(w->cx, ETCH_EVERIFY, "IR-%d: %s", rule, text.at);
    etch__strbuf_fini(&node);
    etch__strbuf_fini(&text);
    return ETCH_EVERIFY;
}

static const etch_op_info *info_of(const verifier *w, etch_val v) { return etch__op_of(w->g, v); }

/* --- IR-1, IR-2, IR-3: nodes, results, order ---------------------------------------------------------------------- */

static etch_status check_results(verifier *w, etch_val v)
{
    const etch_graph *g = w->g;
    const etch_node *n = etch__node(g, v);
    if (n->n_results < 1 || (size_t)v + n->n_results > g->nodes.n)
        return broken(w, 2, v, "it has %u results", n->n_results);
    for (uint32_t i = 1; i < n->n_results; i++) {
        const etch_node *r = etch__node(g, v + i);
        if (r->op != etch__structural_op(ETCH_IS_RESULT) || r->which != i || r->region != n->region ||
            r->n_results != 1)
            return broken(w, 2, v, "result %u does not follow it", i);
    }
    return ETCH_OK;
}

static etch_status check_node(verifier *w, etch_val v)
{
    const etch_graph *g = w->g;
    const etch_node *n = etch__node(g, v);
    if (n->op >= etch__n_ops)
        return broken(w, 1, v, "op %u does not exist", n->op);
    const etch_op_info *info = info_of(w, v);
    if ((info->structure == ETCH_IS_FAILED) != (v == 0))
        return broken(w, 1, v, "the failed value is node 0 and no other");
    if (info->op_class == ETCH_OP_COMPOSITE)
        return broken(w, 1, v, "%s is a composite and never a node", info->name);
    if (n->region >= g->regions.n)
        return broken(w, 5, v, "region %u does not exist", n->region);
    if (info->structure == ETCH_IS_RESULT) {
        bool follows = n->which >= 1 && n->which < v && etch__node(g, v - n->which)->n_results > n->which;
        return follows ? ETCH_OK : broken(w, 2, v, "it is the result of no node");
    }
    ETCH_TRY(check_results(w, v));
    for (uint32_t i = 0; i < n->n_in; i++)
        if (n->in[i] == 0 || n->in[i] >= v)
            return broken(w, 3, v, "operand %%%u is not before it", n->in[i]);
    return ETCH_OK;
}

/* --- IR-4, IR-5: parameters and regions --------------------------------------------------------------------------- */

static etch_status check_params(verifier *w, etch_region_id id)
{
    const etch_graph *g = w->g;
    const etch_region *r = &g->regions.at[id];
    for (size_t i = 0; i < r->params.n; i++) {
        etch_val v = r->params.at[i];
        if (v == 0 || v >= g->nodes.n || !etch__is(g, v, ETCH_IS_PARAM) || etch__node(g, v)->region != id ||
            etch__node(g, v)->which != i)
            return broken(w, 4, 0, "parameter %zu of region %u is not what the list of the region says", i, id);
    }
    for (size_t i = 0; i < r->results.n; i++)
        if (r->results.at[i] == 0 || r->results.at[i] >= g->nodes.n)
            return broken(w, 7, 0, "result %zu of region %u is no value", i, id);
    return ETCH_OK;
}

static etch_status check_regions(verifier *w)
{
    const etch_graph *g = w->g;
    if (g->open != 0)
        return broken(w, 5, 0, "region %u is still open", g->open);
    if (g->input_names.n != g->regions.at[0].params.n)
        return broken(w, 4, 0, "%zu names for %zu inputs", g->input_names.n, g->regions.at[0].params.n);
    for (etch_region_id id = 0; id < g->regions.n; id++) {
        const etch_region *r = &g->regions.at[id];
        if (id > 0) {
            bool nests = r->parent < id && r->depth == g->regions.at[r->parent].depth + 1 &&
                         r->depth <= ETCH_MAX_REGION_DEPTH;
            if (!nests)
                return broken(w, 5, 0, "region %u does not nest in region %u", id, r->parent);
            bool is_owned = r->owner > 0 && r->owner < g->nodes.n && id >= etch__node(g, r->owner)->first_region &&
                            id - etch__node(g, r->owner)->first_region < etch__node(g, r->owner)->n_regions;
            if (!is_owned || etch__node(g, r->owner)->region != r->parent)
                return broken(w, 5, 0, "region %u is not owned by a node of region %u", id, r->parent);
        }
        ETCH_TRY(check_params(w, id));
    }
    return ETCH_OK;
}

static etch_status check_place(verifier *w, etch_val v)
{
    const etch_graph *g = w->g;
    const etch_node *n = etch__node(g, v);
    const etch_region *r = &g->regions.at[n->region];
    etch_structure s = (etch_structure)info_of(w, v)->structure;
    if (n->region != 0 && (v < r->first || v >= r->owner))
        return broken(w, 5, v, "it stands outside of the nodes of its region");
    if (s == ETCH_IS_PARAM && (n->which >= r->params.n || r->params.at[n->which] != v))
        return broken(w, 4, v, "its region does not list it");
    bool owns = s == ETCH_IS_CALL || s == ETCH_IS_KERNEL;
    if (n->n_regions != (owns ? 1 : 0))
        return broken(w, 5, v, "%s has %u regions", info_of(w, v)->name, n->n_regions);
    if (owns && (n->first_region >= g->regions.n || g->regions.at[n->first_region].owner != v))
        return broken(w, 5, v, "its region has another owner");
    return ETCH_OK;
}

/* --- IR-6, IR-7, IR-8: types, visibility, constants --------------------------------------------------------------- */

static etch_status check_type_and_attrs(verifier *w, etch_val v)
{
    const etch_type *t = etch__type_of(w->g, v);
    if (!t)
        return broken(w, 6, v, "it has no type");
    if (t->rank < ETCH_RANK_UNKNOWN || t->rank > ETCH_MAX_RANK)
        return broken(w, 6, v, "its type has rank %d", t->rank);
    const etch_type *interned = etch__type_copy(w->g, t);
    if (!interned)
        return w->cx->status;
    if (interned != t)
        return broken(w, 6, v, "its type is not the graph's own");
    bool has_attrs = info_of(w, v)->attrs->n_fields == 0 || etch__node(w->g, v)->attrs;
    return has_attrs ? ETCH_OK : broken(w, 10, v, "it has no attributes");
}

static etch_status check_visible(verifier *w, etch_val v)
{
    const etch_graph *g = w->g;
    const etch_node *n = etch__node(g, v);
    for (uint32_t i = 0; i < n->n_in; i++)
        if (!etch__region_is_inside(g, n->region, etch__node(g, n->in[i])->region))
            return broken(w, 7, v, "operand %%%u is inside of a region", n->in[i]);
    return ETCH_OK;
}

static etch_status check_region_results(verifier *w, etch_region_id id)
{
    const etch_graph *g = w->g;
    const etch_region *r = &g->regions.at[id];
    for (size_t i = 0; i < r->results.n; i++) {
        etch_val v = r->results.at[i];
        if (!etch__region_is_inside(g, id, etch__node(g, v)->region) || (id != 0 && v >= r->owner))
            return broken(w, 7, v, "it is a result of region %u, but not visible there", id);
    }
    return ETCH_OK;
}

static etch_status check_constant(verifier *w, etch_val v)
{
    const etch_graph *g = w->g;
    const etch_type *type = etch__type_of(g, v);
    if (etch__is(g, v, ETCH_IS_CONST)) {
        const etch_tensor *t = etch__const_tensor(g, v);
        bool fits = etch_tensor_is_dense(t) && etch__type_is_tensor(type) && t->dtype == (etch_dtype)type->dtype &&
                    t->rank == type->rank;
        for (int i = 0; fits && i < t->rank; i++)
            fits = t->dims[i] == type->dims[i];
        return fits ? ETCH_OK : broken(w, 8, v, "the tensor is not row-major or not of the type");
    }
    const etch_dim_list *sizes = &((const etch_attrs_sizes *)etch__node(g, v)->attrs)->sizes;
    bool fits = sizes->n <= ETCH_MAX_KNOWN && (type->dtype == ETCH_I32 || type->dtype == ETCH_I64) &&
                (type->rank == 1 ? type->dims[0] == sizes->n : type->rank == 0 && sizes->n == 1);
    bool all_constant = true;
    for (int i = 0; i < sizes->n; i++)
        all_constant &= etch__dim_is_const(sizes->at[i]);
    return fits && !all_constant ? ETCH_OK : broken(w, 8, v, "sizes that do not fit the type, or are all constant");
}

/* --- IR-9, IR-14: regions of kernels and calls -------------------------------------------------------------------- */

static etch_status check_owner(verifier *w, etch_val v)
{
    const etch_graph *g = w->g;
    const etch_node *n = etch__node(g, v);
    const etch_region *r = &g->regions.at[n->first_region];
    if (r->params.n != n->n_in || r->results.n != n->n_results)
        return broken(w, 14, v, "%zu parameters and %zu results in the region, %u operands and %u results outside",
                      r->params.n, r->results.n, n->n_in, n->n_results);
    for (uint32_t i = 0; i < n->n_in; i++)
        if (etch__type_of(g, r->params.at[i]) != etch__type_of(g, n->in[i]))
            return broken(w, 14, v, "parameter %u and operand %u differ in type", i, i);
    for (uint32_t i = 0; i < n->n_results; i++)
        if (etch__type_of(g, r->results.at[i]) != etch__type_of(g, etch__result(v, i)))
            return broken(w, 14, v, "result %u differs in type from the region's", i);
    return ETCH_OK;
}

static etch_status check_kernel(verifier *w, etch_val v)
{
    const etch_graph *g = w->g;
    etch_region_id id = etch__node(g, v)->first_region;
    const etch_region *r = &g->regions.at[id];
    size_t n_nodes = 0;
    for (etch_val x = r->first; x < v; x++) {
        const etch_node *n = etch__node(g, x);
        const etch_op_info *info = info_of(w, x);
        if (n->region != id || info->structure == ETCH_IS_PARAM)
            continue;
        n_nodes++;
        if (info->op_class != ETCH_OP_ELEMWISE && info->op_class != ETCH_OP_REDUCE && info->op_class != ETCH_OP_SOURCE)
            return broken(w, 9, x, "%s stands in a kernel", info->name);
        for (uint32_t i = 0; i < n->n_in && info->op_class != ETCH_OP_SOURCE; i++)
            if (etch__node(g, n->in[i])->region != id)
                return broken(w, 9, x, "operand %%%u is not of its kernel", n->in[i]);
    }
    for (size_t i = 0; i < r->results.n; i++)
        if (etch__node(g, r->results.at[i])->region != id || etch__is(g, r->results.at[i], ETCH_IS_PARAM))
            return broken(w, 9, v, "result %zu is not computed in the kernel", i);
    return n_nodes && r->results.n ? ETCH_OK : broken(w, 9, v, "the kernel is empty");
}

/* Asked last, when all else about the kernel is known to be right. */
static etch_status check_lowerable(verifier *w, etch_val v)
{
    etch_val where;
    const char *why;
    ETCH_TRY(etch__check_kernel(w->cx, w->g, v, &where, &why));
    return why ? broken(w, 9, where, "%s", why) : ETCH_OK;
}

/* --- IR-6, IR-10, IR-13: what inference says ---------------------------------------------------------------------- */

static etch_status check_inferred(verifier *w, etch_val v)
{
    etch_graph *g = w->g;
    const etch_node *n = etch__node(g, v);
    const etch_op_info *info = info_of(w, v);
    if (info->n_in >= 0 ? n->n_in != (uint32_t)info->n_in : n->n_in == 0)
        return broken(w, 6, v, "%s has %u operands", info->name, n->n_in);
    for (uint32_t i = 0; i < n->n_in && info->dtypes; i++)
        if (!etch__type_is_tensor(etch__type_of(g, n->in[i])))
            return broken(w, 6, v, "operand %u is no tensor", i);
    if (n->n_in && info->dtypes && !etch__dtype_is((etch_dtype)etch__type_of(g, n->in[0])->dtype, info->dtypes))
        return broken(w, 6, v, "%s does not take %s", info->name,
                      etch_dtype_name((etch_dtype)etch__type_of(g, n->in[0])->dtype));
    etch_infer q = { .g = g,
                     .cx = w->cx,
                     .op = n->op,
                     .info = info,
                     .in = n->in,
                     .n_in = (int)n->n_in,
                     .attrs = n->attrs,
                     .n_out = n->n_results,
                     .first_check = (uint32_t)g->checks.n,
                     .first_def = (uint32_t)g->symbol_defs.n,
                     .again = v };
    etch_status s = info->infer(&q);
    if (s == ETCH_ENOMEM)
        return s;
    if (s == ETCH_EVERIFY) /* the rule is in the message already */
        return etch__fail_within(w->cx, "%%%u", v);
    if (s != ETCH_OK)
        return broken(w, 6, v, "its types cannot be inferred: %s", etch_error_message(w->cx));
    int n_out = info->n_out < 0 ? q.n_out : info->n_out;
    if (n_out != n->n_results)
        return broken(w, 6, v, "%s has %d results", info->name, n_out);
    for (int i = 0; i < n_out; i++)
        if (q.out[i] != etch__type_of(g, etch__result(v, (uint32_t)i)))
            return broken(w, 6, v, "the type of result %d should be %s", i, etch__type_str(g, q.out[i]));
    if (info->attrs->n_fields && !etch__attrs_equal(info->attrs, q.attrs, n->attrs))
        return broken(w, 10, v, "its attributes are not in canonical form");
    return ETCH_OK;
}

/* --- IR-11: interning --------------------------------------------------------------------------------------------- */

static etch_status check_interned(verifier *w, etch_val v)
{
    etch_graph *g = w->g;
    const etch_type *types[ETCH_MAX_RESULTS];
    etch_new_node n;
    etch__node_describe(g, v, types, &n);
    if (g->has_equals || !etch__node_is_pure(g, &n))
        return ETCH_OK;
    g->open = etch__node(g, v)->region;
    etch_val found = etch__node_find(g, &n, etch__node_hash(g, &n));
    g->open = 0;
    if (found == v)
        return ETCH_OK;
    return found ? broken(w, 11, v, "it is the same as %%%u", found)
                 : broken(w, 11, v, "it cannot be found by its contents");
}

/* --- IR-12: symbols ----------------------------------------------------------------------------------------------- */

static void bind_inputs(verifier *w)
{
    const etch_graph *g = w->g;
    const etch_region *top = &g->regions.at[0];
    for (size_t i = 0; i < top->params.n; i++) {
        for (const etch_type *t = etch__type_of(g, top->params.at[i]); t; t = t->of) {
            for (int a = 0; a < t->rank; a++) {
                etch_symbol s;
                int64_t scale, offset;
                if (etch__dim_is_linear(g->dims, t->dims[a], &s, &scale, &offset))
                    w->is_bound[s] = true;
            }
        }
    }
}

static bool is_size_of(const etch_graph *g, etch_symbol s, etch_val v)
{
    for (uint32_t r = 0; r < etch__node(g, v)->n_results; r++) {
        const etch_type *t = etch__type_of(g, etch__result(v, r));
        for (int a = 0; a < t->rank; a++) {
            etch_symbol other;
            if (etch__dim_is_symbol(g->dims, t->dims[a], &other) && other == s)
                return true;
        }
    }
    return false;
}

static etch_status check_def(verifier *w, size_t i)
{
    const etch_graph *g = w->g;
    const etch_symbol_def *d = &g->symbol_defs.at[i];
    if (d->symbol >= etch__dims_n_symbols(g->dims) || d->val == 0 || d->val >= g->nodes.n)
        return broken(w, 12, 0, "definition %zu is of no symbol or value", i);
    const char *name = etch__symbol_name(g->dims, d->symbol);
    if (etch__def_of(g, d->symbol) != d || w->is_bound[d->symbol])
        return broken(w, 12, d->val, "%s is defined twice", name);
    if (d->element < 0)
        return is_size_of(g, d->symbol, d->val) ? ETCH_OK : broken(w, 12, d->val, "%s is no size of its results", name);
    return d->element < etch__n_readable(g, d->val)
               ? ETCH_OK
               : broken(w, 12, d->val, "it has no element %d for %s", d->element, name);
}

static void check_symbol(void *user, etch_symbol s)
{
    verifier *w = user;
    if (w->status != ETCH_OK || w->is_bound[s])
        return;
    const etch_symbol_def *d = etch__def_of(w->g, s);
    if (!d || d->val > w->at)
        w->status = broken(w, 12, w->at, "nothing before it gives %s its value", etch__symbol_name(w->g->dims, s));
}

static etch_status check_dim(verifier *w, etch_val v, etch_dim d)
{
    w->at = v;
    w->status = ETCH_OK;
    etch__dim_symbols(w->g->dims, d, check_symbol, w);
    return w->status;
}

static etch_status check_symbols(verifier *w, etch_val v)
{
    const etch_graph *g = w->g;
    const etch_node *n = etch__node(g, v);
    for (const etch_type *t = n->type; t; t = t->of)
        for (int a = 0; a < t->rank; a++)
            ETCH_TRY(check_dim(w, v, t->dims[a]));
    if (etch__is(g, v, ETCH_IS_SIZES)) {
        const etch_dim_list *sizes = &((const etch_attrs_sizes *)n->attrs)->sizes;
        for (int i = 0; i < sizes->n; i++)
            ETCH_TRY(check_dim(w, v, sizes->at[i]));
    }
    return ETCH_OK;
}

/* --- IR-13: checks ------------------------------------------------------------------------------------------------ */

static etch_status check_checks(verifier *w)
{
    const etch_graph *g = w->g;
    for (size_t i = 0; i < g->checks.n; i++) {
        const etch_check *c = &g->checks.at[i];
        if (c->val == 0 || c->val >= g->nodes.n || (i > 0 && c->val < g->checks.at[i - 1].val))
            return broken(w, 13, 0, "check %zu is of no node, or not in the order of the nodes", i);
        if (c->code < ETCH_DIMCODE_CHECK_EQUAL || c->code > ETCH_DIMCODE_CHECK_DIVIDES || !c->what)
            return broken(w, 13, c->val, "check %zu checks nothing", i);
        ETCH_TRY(check_dim(w, c->val, c->a));
        ETCH_TRY(check_dim(w, c->val, c->b));
    }
    return ETCH_OK;
}

/* --- All of it ---------------------------------------------------------------------------------------------------- */

static etch_status check_kind(verifier *w, etch_val v)
{
    switch ((etch_structure)info_of(w, v)->structure) {
    case ETCH_IS_FAILED:
    case ETCH_IS_RESULT:
    case ETCH_IS_PARAM: return ETCH_OK;
    case ETCH_IS_CONST:
    case ETCH_IS_SIZES: return check_constant(w, v);
    case ETCH_IS_KERNEL: ETCH_TRY(check_owner(w, v)); return check_kernel(w, v);
    case ETCH_IS_CALL: return check_owner(w, v);
    case ETCH_NOT_STRUCTURE: break;
    }
    etch_arena_mark mark = etch__arena_mark(&w->cx->scratch);
    etch_status s = check_inferred(w, v);
    etch__arena_reset(&w->cx->scratch, mark);
    return s;
}

static etch_status check_deeply(verifier *w, etch_val v)
{
    ETCH_TRY(check_visible(w, v));
    ETCH_TRY(check_kind(w, v));
    return check_symbols(w, v);
}

static etch_status verify(verifier *w)
{
    const etch_graph *g = w->g;
    for (etch_val v = 0; v < g->nodes.n; v++)
        ETCH_TRY(check_node(w, v));
    ETCH_TRY(check_regions(w));
    for (etch_val v = 1; v < g->nodes.n; v++)
        ETCH_TRY(check_place(w, v));
    for (etch_val v = 1; v < g->nodes.n; v++)
        ETCH_TRY(check_type_and_attrs(w, v));
    for (etch_region_id r = 0; r < g->regions.n; r++)
        ETCH_TRY(check_region_results(w, r));
    bind_inputs(w);
    for (size_t i = 0; i < g->symbol_defs.n; i++)
        ETCH_TRY(check_def(w, i));
    for (etch_val v = 1; v < g->nodes.n; v++)
        ETCH_TRY(check_deeply(w, v));
    ETCH_TRY(check_checks(w));
    for (etch_val v = 1; v < g->nodes.n; v++)
        if (!etch__is(g, v, ETCH_IS_PARAM) && !etch__is(g, v, ETCH_IS_RESULT))
            ETCH_TRY(check_interned(w, v));
    for (etch_val v = 1; v < g->nodes.n; v++)
        if (etch__is(g, v, ETCH_IS_KERNEL))
            ETCH_TRY(check_lowerable(w, v));
    return ETCH_OK;
}

etch_status etch__graph_verify(etch_ctx *cx, etch_graph *g)
{
    /* Type rules ask the graph for types and their text; with these it turns to its context. */
    etch_ctx *own = g->cx;
    g->cx = cx;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    uint32_t n = etch__dims_n_symbols(g->dims);
    verifier w = { .g = g, .cx = cx };
    w.is_bound = ETCH_ARENA_ARRAY(&cx->scratch, bool, n + 1);
    etch_status s = w.is_bound ? ETCH_OK : etch__fail_nomem(cx);
    if (s == ETCH_OK) {
        memset(w.is_bound, 0, (n + 1) * sizeof *w.is_bound);
        s = verify(&w);
    }
    etch__arena_reset(&cx->scratch, mark);
    g->cx = own;
    return s;
}

etch_status etch_graph_verify(etch_graph *g)
{
    ETCH_ENTER(g->cx);
    return etch__graph_verify(g->cx, g);
}
