/* Regions: lists of nodes inside a node. A region is opened, gets parameters and nodes like the graph itself, is closed
 * with its results, and then waits for its owner, which is built in the region around it.
 *
 * What must stay true: regions open and close like parentheses; values of a closed region are not visible any more. */
#include "ir/build.h"
#include "ir/node.h"

bool etch__region_is_inside(const etch_graph *g, etch_region_id inner, etch_region_id outer)
{
    uint32_t depth = g->regions.at[outer].depth;
    while (g->regions.at[inner].depth > depth)
        inner = g->regions.at[inner].parent;
    return inner == outer;
}

etch_status etch__region_begin(etch_graph *g, etch_region_id *out)
{
    etch_ctx *cx = g->cx;
    uint32_t depth = g->regions.at[g->open].depth + 1;
    if (depth > ETCH_MAX_REGION_DEPTH)
        return etch__fail(cx, ETCH_EINVAL, "regions are nested more than %d deep", ETCH_MAX_REGION_DEPTH);
    etch_region r = { .parent = g->open, .depth = depth, .first = (etch_val)g->nodes.n };
    if (!ETCH_VEC_PUSH(&g->regions, cx->alloc, r))
        return etch__fail_nomem(cx);
    *out = g->open = (etch_region_id)(g->regions.n - 1);
    return ETCH_OK;
}

etch_val etch__region_param(etch_graph *g, const etch_type *t)
{
    etch_region *r = &g->regions.at[g->open];
    etch_val v = 0;
    if (g->cx->sticky)
        return 0;
    etch_new_node n = {
        .op = etch__structural_op(ETCH_IS_PARAM), .n_results = 1, .types = &t, .which = (uint32_t)r->params.n
    };
    etch_status s = ETCH_VEC_RESERVE(&r->params, g->cx->alloc, 1) ? ETCH_OK : etch__fail_nomem(g->cx);
    if (s == ETCH_OK)
        s = etch__node_add(g, &n, false, 0, &v);
    if (s != ETCH_OK) {
        etch__stick(g->cx);
        return 0;
    }
    r->params.at[r->params.n++] = v;
    return v;
}

etch_status etch__region_end(etch_graph *g, const etch_val *results, int n)
{
    etch_ctx *cx = g->cx;
    ETCH_ASSERT(g->open != 0, "a region is closed that was not opened");
    etch_region *r = &g->regions.at[g->open];
    ETCH_TRY(etch__check_visible(g, "yield", results, n));
    if (!ETCH_VEC_RESERVE(&r->results, cx->alloc, n))
        return etch__fail_nomem(cx);
    for (int i = 0; i < n; i++)
        r->results.at[r->results.n++] = results[i];
    g->open = r->parent;
    return ETCH_OK;
}

/* Parameters are bound to the operands in order, so they are as many and of the same types. */
static etch_status check_params(etch_graph *g, const char *op, const etch_val *in, int n_in, etch_region_id region)
{
    const etch_region *r = &g->regions.at[region];
    if (r->params.n != (size_t)n_in)
        return etch__fail(g->cx, ETCH_EINVAL, "%s: the region has %zu parameters for %d operands", op, r->params.n,
                          n_in);
    for (int i = 0; i < n_in; i++) {
        const etch_type *param = etch__type_of(g, r->params.at[i]), *operand = etch__type_of(g, in[i]);
        if (param != operand)
            return etch__fail(g->cx, ETCH_ESHAPE, "%s: parameter %d is %s, operand %d is %s", op, i,
                              etch__type_str(g, param), i, etch__type_str(g, operand));
    }
    return ETCH_OK;
}

static etch_status build_owner(etch_graph *g, etch_op op, const etch_val *in, int n_in, const void *attrs,
                               etch_region_id first, int n_regions, etch_val *out)
{
    const etch_op_info *info = &etch__ops[op];
    const etch_type *types[ETCH_MAX_RESULTS];
    ETCH_ASSERT(n_regions >= 1 && first + (size_t)n_regions <= g->regions.n, "IR-5: %s with %d regions", info->name,
                n_regions);
    ETCH_TRY(etch__check_visible(g, info->name, in, n_in));
    for (int i = 0; i < n_regions; i++) {
        const etch_region *r = &g->regions.at[first + (etch_region_id)i];
        ETCH_ASSERT(r->owner == 0 && r->parent == g->open, "IR-5: region %u is not free to be owned",
                    first + (etch_region_id)i);
        ETCH_TRY(check_params(g, info->name, in, n_in, first + (etch_region_id)i));
    }
    const etch_region *typing = &g->regions.at[first];
    if (typing->results.n < 1 || typing->results.n > ETCH_MAX_RESULTS)
        return etch__fail(g->cx, ETCH_EINVAL, "%s: the region has %zu results; a node has from 1 to %d", info->name,
                          typing->results.n, ETCH_MAX_RESULTS);
    for (size_t i = 0; i < typing->results.n; i++)
        types[i] = etch__type_of(g, typing->results.at[i]);
    etch_new_node n = { .op = op,
                        .n_results = (uint8_t)typing->results.n,
                        .n_regions = (uint8_t)n_regions,
                        .n_in = (uint32_t)n_in,
                        .in = in,
                        .attrs = attrs,
                        .types = types,
                        .first_region = first };
    ETCH_TRY(etch__node_add(g, &n, false, 0, out));
    for (int i = 0; i < n_regions; i++)
        g->regions.at[first + (etch_region_id)i].owner = *out;
    return ETCH_OK;
}

etch_val etch__build_region_node(etch_graph *g, etch_op op, const etch_val *in, int n_in, const void *attrs,
                                 etch_region_id first, int n_regions)
{
    etch_val v = 0;
    if (g->cx->sticky)
        return 0;
    for (int i = 0; i < n_in; i++)
        if (in[i] == 0)
            return 0;
    etch_arena_mark mark = etch__arena_mark(&g->cx->scratch);
    etch_status s = build_owner(g, op, in, n_in, attrs, first, n_regions, &v);
    etch__arena_reset(&g->cx->scratch, mark);
    if (s == ETCH_OK)
        return v;
    etch__stick(g->cx);
    return 0;
}
