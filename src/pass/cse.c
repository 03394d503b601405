/* cse: compute once what several regions compute.
 *
 * The builder interns inside a region and sees what the regions around it hold. What is left are equal nodes in regions that do
 * not enclose each other: two branches, two calls, or a region and a later node around it. Value numbering over the whole
 * graph, blind to regions, finds them; such a node is built in the innermost region that encloses all of its
 * occurrences, before the first of them. A node that can fault stays where it is: it may not be meant to run. */
#include "pass/pass.h"
#include "pass/rewrite.h"

typedef struct numbering {
    const etch_graph *g;
    uint32_t *number;       /* by value: equal numbers are equal values */
    etch_region_id *home;   /* by number: innermost region around all occurrences */
    etch_val *made;         /* by number: the value in the new graph, once it is hoisted */
    etch_index index;       /* contents -> representative value */
    etch_region_id *opened; /* by region of the old graph: the region of the new one that stands for it now */
} numbering;

static bool is_numbered_by_contents(const etch_graph *g, etch_val v)
{
    const etch_op_info *info = etch__op_of(g, v);
    return info->structure == ETCH_NOT_STRUCTURE &&
           !(info->flags & (ETCH_FLAG_FAULTS | ETCH_FLAG_FRESH | ETCH_FLAG_EFFECT));
}

static uint64_t contents_hash(const numbering *n, etch_val v)
{
    const etch_node *node = etch__node(n->g, v);
    uint64_t h = etch__attrs_hash(etch__ops[node->op].attrs, node->attrs, NULL, NULL);
    h = etch__hash_mix(h, node->op);
    for (uint32_t i = 0; i < node->n_in; i++)
        h = etch__hash_mix(h, n->number[node->in[i]]);
    return h;
}

static bool contents_equal(const numbering *n, etch_val a, etch_val b)
{
    const etch_node *x = etch__node(n->g, a), *y = etch__node(n->g, b);
    if (x->op != y->op || x->n_in != y->n_in)
        return false;
    for (uint32_t i = 0; i < x->n_in; i++)
        if (n->number[x->in[i]] != n->number[y->in[i]])
            return false;
    return x->attrs == y->attrs || etch__attrs_equal(etch__ops[x->op].attrs, x->attrs, y->attrs);
}

static etch_region_id common_region(const etch_graph *g, etch_region_id a, etch_region_id b)
{
    while (!etch__region_is_inside(g, b, a))
        a = g->regions.at[a].parent;
    return a;
}

static etch_status number_values(etch_ctx *cx, numbering *n)
{
    const etch_graph *g = n->g;
    for (etch_val v = 1; v < g->nodes.n; v++) {
        n->number[v] = v;
        n->home[v] = g->nodes.at[v].region;
        if (etch__is(g, v, ETCH_IS_RESULT)) {
            etch_val producer = etch__producer(g, v);
            n->number[v] = n->number[producer] + (v - producer);
            continue;
        }
        if (!is_numbered_by_contents(g, v))
            continue;
        uint64_t h = contents_hash(n, v);
        bool found = false;
        for (etch_index_probe p = etch__index_first(&n->index, h); p.found && !found;
             p = etch__index_next(&n->index, p))
            if (contents_equal(n, p.value, v)) {
                n->number[v] = p.value;
                n->home[p.value] = common_region(g, n->home[p.value], g->nodes.at[v].region);
                found = true;
            }
        if (!found && !etch__index_add(&n->index, cx->alloc, h, v))
            return etch__fail_nomem(cx);
    }
    return ETCH_OK;
}

static etch_status copy_once(etch_rewrite *rw, void *user, etch_val v)
{
    numbering *n = user;
    const etch_node *node = etch__node(rw->from, v);
    uint32_t number = n->number[v];
    n->opened[node->region] = rw->to->open;
    if (node->n_regions)
        return etch__rewrite_owner(rw, v, copy_once, user);
    if (n->made[number]) {
        for (uint32_t i = 0; i < node->n_results; i++)
            rw->map[v + i] = n->made[number] + i;
        return ETCH_OK;
    }
    etch_region_id home = n->home[number];
    bool is_hoisted = home != node->region;
    if (!is_hoisted)
        return etch__rewrite_copy(rw, v);
    /* Kernel regions are closed: nothing is moved out of or into them. */
    for (etch_region_id r = node->region; r != home; r = rw->from->regions.at[r].parent)
        if (etch__is(rw->from, rw->from->regions.at[r].owner, ETCH_IS_KERNEL))
            return etch__rewrite_copy(rw, v);
    for (uint32_t i = 0; i < node->n_in; i++)
        if (!etch__region_is_inside(rw->to, n->opened[home], rw->to->nodes.at[rw->map[node->in[i]]].region))
            return etch__rewrite_copy(rw, v); /* an operand lives further inside */
    etch_region_id here = rw->to->open;
    rw->to->open = n->opened[home];
    etch_status s = etch__rewrite_copy(rw, v);
    rw->to->open = here;
    if (s == ETCH_OK)
        n->made[number] = rw->map[v];
    return s;
}

etch_status etch__pass_cse(etch_ctx *cx, etch_graph *g, etch_graph **out)
{
    if (g->regions.n == 1) { /* the builder has done it all */
        *out = etch_graph_retain(g);
        return ETCH_OK;
    }
    etch_rewrite rw;
    ETCH_TRY(etch__rewrite_begin(cx, g, &rw));
    size_t n_nodes = g->nodes.n, n_regions = g->regions.n;
    numbering n = { .g = g };
    n.number = etch__alloc_zeroed(cx->alloc, n_nodes * sizeof *n.number);
    n.home = etch__alloc_zeroed(cx->alloc, n_nodes * sizeof *n.home);
    n.made = etch__alloc_zeroed(cx->alloc, n_nodes * sizeof *n.made);
    n.opened = etch__alloc_zeroed(cx->alloc, n_regions * sizeof *n.opened);
    etch_status s = n.number && n.home && n.made && n.opened ? ETCH_OK : etch__fail_nomem(cx);
    if (s == ETCH_OK)
        s = number_values(cx, &n);
    if (s == ETCH_OK)
        s = etch__rewrite_each(&rw, copy_once, &n);
    etch__index_fini(&n.index, cx->alloc);
    etch__free(cx->alloc, n.number, n_nodes * sizeof *n.number);
    etch__free(cx->alloc, n.home, n_nodes * sizeof *n.home);
    etch__free(cx->alloc, n.made, n_nodes * sizeof *n.made);
    etch__free(cx->alloc, n.opened, n_regions * sizeof *n.opened);
    return etch__rewrite_end(&rw, s, out);
}
