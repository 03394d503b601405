/* Nodes: found by contents, or added.
 *
 * A pure node is interned under a hash of op, operands and attributes, mixed with the region it stands in: a node
 * in an enclosing region serves inside, not the other way round, so a search goes outwards from the open region,
 * and stops where an operand would no longer be visible. Equal nodes of sibling regions thus never meet in one
 * chain of the index.
 *
 * What must stay true: a node is added completely or not at all; definitions and checks of a node stand in the
 * graph's lists exactly if the node does. */
#include "ir/node.h"

#include "ir/constant.h"

static uint64_t hash_in_region(uint64_t hash, etch_region_id region)
{
    return region ? etch__hash_mix(hash, region) : hash;
}

/* Only these have a type that op, operands and attributes do not determine: a list of sizes is i32 or i64, of rank 0
 * or 1. */
static bool type_counts(const etch_new_node *n) { return etch__ops[n->op].structure == ETCH_IS_SIZES; }

static bool commutes(const etch_new_node *n)
{
    return (etch__ops[n->op].flags & ETCH_FLAG_COMMUTATIVE) && n->n_in >= 2;
}

uint64_t etch__node_hash(const etch_graph *g, const etch_new_node *n)
{
    const etch_attr_set *set = etch__ops[n->op].attrs;
    uint64_t h = etch__hash_mix(n->op, n->n_in);
    uint32_t i = 0;
    if (commutes(n)) {
        etch_val a = n->in[0], b = n->in[1];
        h = etch__hash_mix(etch__hash_mix(h, a < b ? a : b), a < b ? b : a);
        i = 2;
    }
    for (; i < n->n_in; i++)
        h = etch__hash_mix(h, n->in[i]);
    if (set->n_fields)
        h = etch__hash_mix(h, etch__attrs_hash(set, n->attrs, g->dims, NULL));
    return type_counts(n) ? etch__hash_mix(h, (uint64_t)(uintptr_t)n->types[0]) : h;
}

static bool operands_equal(const etch_new_node *n, const etch_val *in)
{
    uint32_t i = 0;
    if (commutes(n)) {
        bool same = n->in[0] == in[0] && n->in[1] == in[1];
        bool swapped = n->in[0] == in[1] && n->in[1] == in[0];
        if (!same && !swapped)
            return false;
        i = 2;
    }
    for (; i < n->n_in; i++)
        if (n->in[i] != in[i])
            return false;
    return true;
}

static bool is_equal(const etch_graph *g, const etch_new_node *n, etch_val v)
{
    const etch_node *other = etch__node(g, v);
    const etch_attr_set *set = etch__ops[n->op].attrs;
    return other->op == n->op && other->n_in == n->n_in && operands_equal(n, other->in) &&
           (!set->n_fields || etch__attrs_equal(set, n->attrs, other->attrs)) &&
           (!type_counts(n) || other->type == n->types[0]);
}

etch_val etch__node_find(const etch_graph *g, const etch_new_node *n, uint64_t hash)
{
    uint32_t least_depth = 0; /* no equal node stands further out than the innermost operand */
    for (uint32_t i = 0; i < n->n_in; i++) {
        uint32_t depth = g->regions.at[etch__node(g, n->in[i])->region].depth;
        least_depth = depth > least_depth ? depth : least_depth;
    }
    for (etch_region_id r = g->open;; r = g->regions.at[r].parent) {
        uint64_t h = hash_in_region(hash, r);
        for (etch_index_probe p = etch__index_first(&g->interned, h); p.found; p = etch__index_next(&g->interned, p))
            if (etch__node(g, p.value)->region == r && is_equal(g, n, p.value))
                return p.value;
        if (r == 0 || g->regions.at[r].depth <= least_depth)
            return 0;
    }
}

const etch_graph_list *etch__bodies_of(etch_op op, const void *attrs)
{
    switch ((etch_control_kind)etch__ops[op].control) {
    case ETCH_CONTROL_BRANCH: return &((const etch_attrs_branch *)attrs)->bodies;
    case ETCH_CONTROL_LOOP: return &((const etch_attrs_loop *)attrs)->bodies;
    case ETCH_CONTROL_RULE: /* is not run */
    case ETCH_NO_CONTROL: break;
    }
    return NULL;
}

/* A rule that is not linear gives something else for the sum of what goes back to two equal nodes than for each. */
static bool has_rules(const etch_new_node *n)
{
    const etch_graph_list *bodies = etch__bodies_of(n->op, n->attrs);
    for (int i = 0; bodies && i < bodies->n; i++)
        if (bodies->at[i]->has_rules)
            return true;
    return etch__ops[n->op].control == ETCH_CONTROL_RULE;
}

bool etch__node_is_pure(const etch_graph *g, const etch_new_node *n)
{
    if (n->n_regions || etch__ops[n->op].flags & ETCH_FLAG_EFFECT || has_rules(n))
        return false;
    for (uint32_t i = 0; i < n->n_in; i++)
        if (etch__type_of(g, n->in[i])->kind == ETCH_TYPE_HANDLE)
            return false;
    return true;
}

void etch__node_describe(const etch_graph *g, etch_val v, const etch_type **types, etch_new_node *out)
{
    const etch_node *n = etch__node(g, v);
    for (uint32_t i = 0; i < n->n_results; i++)
        types[i] = etch__type_of(g, etch__result(v, i));
    *out = (etch_new_node){ .op = n->op,
                            .n_results = n->n_results,
                            .n_regions = n->n_regions,
                            .n_in = n->n_in,
                            .in = n->in,
                            .attrs = n->attrs,
                            .types = types,
                            .first_region = n->first_region,
                            .which = n->which };
}

/* --- Definitions of symbols --------------------------------------------------------------------------------------- */

/* One index serves both questions, by value and by symbol, under different hashes. */
static uint64_t hash_value(etch_val v) { return etch__hash_mix(1, v); }
static uint64_t hash_symbol(etch_symbol s) { return etch__hash_mix(2, s); }

static void unindex_def(etch_graph *g, uint32_t i)
{
    etch__index_remove(&g->defs, hash_value(g->symbol_defs.at[i].val), i);
    etch__index_remove(&g->defs, hash_symbol(g->symbol_defs.at[i].symbol), i);
}

static bool index_def(etch_graph *g, const etch_symbol_def *d, uint32_t i)
{
    const etch_allocator *alloc = g->cx->alloc;
    if (!etch__index_add(&g->defs, alloc, hash_value(d->val), i))
        return false;
    if (etch__index_add(&g->defs, alloc, hash_symbol(d->symbol), i))
        return true;
    etch__index_remove(&g->defs, hash_value(d->val), i);
    return false;
}

static bool add_defs(etch_graph *g, const etch_symbol_def *defs, uint32_t n, etch_val self)
{
    if (!ETCH_VEC_RESERVE(&g->symbol_defs, g->cx->alloc, n))
        return false;
    uint32_t i = 0;
    for (; i < n; i++) {
        etch_symbol_def d = defs[i];
        d.val = d.val ? d.val : self;
        if (!index_def(g, &d, (uint32_t)g->symbol_defs.n))
            break;
        g->symbol_defs.at[g->symbol_defs.n++] = d;
    }
    if (i == n)
        return true;
    for (; i > 0; i--) {
        unindex_def(g, (uint32_t)(g->symbol_defs.n - 1));
        g->symbol_defs.n--;
    }
    return false;
}

etch_status etch__def_add(etch_graph *g, etch_symbol_def d)
{
    return add_defs(g, &d, 1, 0) ? ETCH_OK : etch__fail_nomem(g->cx);
}

void etch__defs_erase(etch_graph *g, size_t first, size_t end)
{
    for (size_t i = end; first < end && i < g->symbol_defs.n; i++) {
        etch_symbol_def d = g->symbol_defs.at[i];
        size_t to = first + (i - end);
        unindex_def(g, (uint32_t)i);
        g->symbol_defs.at[to] = d;
        bool ok = index_def(g, &d, (uint32_t)to);
        ETCH_ASSERT(ok, "the index has just had room for definition %zu", i);
    }
    g->symbol_defs.n -= end - first;
}

const etch_symbol_def *etch__def_of(const etch_graph *g, etch_symbol s)
{
    uint64_t h = hash_symbol(s);
    for (etch_index_probe p = etch__index_first(&g->defs, h); p.found; p = etch__index_next(&g->defs, p))
        if (g->symbol_defs.at[p.value].symbol == s)
            return &g->symbol_defs.at[p.value];
    return NULL;
}

static bool is_defined(const void *g, etch_symbol s) { return etch__def_of(g, s) != NULL; }

bool etch__is_of_run(const etch_graph *g, etch_dim d) { return etch__dim_any(g->dims, d, is_defined, g); }

const etch_symbol_def *etch__def_find(const etch_graph *g, etch_val v, int32_t element, uint32_t nth)
{
    /* The index knows no order, so the nth is the least of those after the one before it. */
    uint32_t from = 0;
    for (;; nth--) {
        uint32_t best = UINT32_MAX;
        uint64_t h = hash_value(v);
        for (etch_index_probe p = etch__index_first(&g->defs, h); p.found; p = etch__index_next(&g->defs, p)) {
            const etch_symbol_def *d = &g->symbol_defs.at[p.value];
            if (d->val == v && d->element == element && p.value >= from && p.value < best)
                best = p.value;
        }
        if (best == UINT32_MAX)
            return NULL;
        if (nth == 0)
            return &g->symbol_defs.at[best];
        from = best + 1;
    }
}

size_t etch__checks_of(const etch_graph *g, etch_val v, size_t *n)
{
    size_t lo = 0, hi = g->checks.n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (g->checks.at[mid].val < v)
            lo = mid + 1;
        else
            hi = mid;
    }
    for (*n = 0; lo + *n < g->checks.n && g->checks.at[lo + *n].val == v; ++*n)
        ;
    return lo;
}

/* --- Adding ------------------------------------------------------------------------------------------------------- */

/* Operands and attributes in the graph's memory. */
static bool copy_parts(etch_graph *g, const etch_new_node *n, etch_node *out)
{
    const etch_attr_set *set = etch__ops[n->op].attrs;
    if (n->n_in) {
        out->in = etch__arena_copy(&g->arena, n->in, n->n_in * sizeof *n->in, _Alignof(etch_val));
        if (!out->in)
            return false;
    }
    if (set->n_fields)
        out->attrs = etch__attrs_copy(g, set, n->attrs);
    return !set->n_fields || out->attrs;
}

etch_status etch__node_add(etch_graph *g, const etch_new_node *n, bool interned, uint64_t hash, etch_val *out)
{
    const etch_allocator *alloc = g->cx->alloc;
    etch_val v = (etch_val)g->nodes.n;
    size_t n_tensors = g->tensors.n;
    if (g->nodes.n + n->n_results > UINT32_MAX - 1)
        return etch__fail(g->cx, ETCH_ERANGE, "a graph has at most 2^32 - 2 values");
    etch_arena_mark mark = etch__arena_mark(&g->arena);
    etch_node node = { .op = n->op,
                       .n_results = n->n_results,
                       .n_regions = n->n_regions,
                       .n_in = n->n_in,
                       .type = n->types[0],
                       .region = g->open,
                       .first_region = n->first_region,
                       .which = n->which,
                       .loc = g->loc };
    hash = hash_in_region(hash, g->open);
    bool ok = ETCH_VEC_RESERVE(&g->nodes, alloc, n->n_results) && ETCH_VEC_RESERVE(&g->checks, alloc, n->n_checks) &&
              copy_parts(g, n, &node) && (!interned || etch__index_add(&g->interned, alloc, hash, v));
    if (ok && n->n_defs && !add_defs(g, n->defs, n->n_defs, v)) {
        if (interned)
            etch__index_remove(&g->interned, hash, v);
        ok = false;
    }
    if (!ok) {
        while (g->tensors.n > n_tensors)
            etch_tensor_release(&g->tensors.at[--g->tensors.n]);
        etch__arena_reset(&g->arena, mark);
        return etch__fail_nomem(g->cx);
    }
    for (uint32_t i = 0; i < n->n_checks; i++) {
        g->checks.at[g->checks.n] = n->checks[i];
        g->checks.at[g->checks.n++].val = v;
    }
    g->has_rules |= has_rules(n);
    g->nodes.at[g->nodes.n++] = node;
    for (uint32_t i = 1; i < n->n_results; i++)
        g->nodes.at[g->nodes.n++] = (etch_node){ .op = etch__structural_op(ETCH_IS_RESULT),
                                                 .n_results = 1,
                                                 .type = n->types[i],
                                                 .region = g->open,
                                                 .which = i,
                                                 .loc = g->loc };
    *out = v;
    return ETCH_OK;
}
