/* loops: one loop where two do the same, and nothing stacked that nobody looks at.
 *
 * The gradient of a loop asks for what its turns began with, from a loop like it that stacks more results. Such a loop takes the
 * place of the first one: both have the same operands, and the body of the first is the body of the second with fewer results. */
#include "pass/pass.h"
#include "pass/rewrite.h"

#include "ir/equal.h"
#include "ir/retype.h"
#include <string.h>

typedef struct merging {
    etch_val *taken_by; /* by loop: the later one that does its work; 0: none */
    etch_val *made;     /* by loop: its first result in the new graph, if it was built where another one stood */
    bool *is_used;      /* by value */
} merging;

static bool is_loop(const etch_graph *g, etch_val v) { return etch__op_of(g, v)->control == ETCH_CONTROL_LOOP; }

static const etch_attrs_loop *attrs_of(const etch_graph *g, etch_val v) { return etch__node(g, v)->attrs; }

static etch_graph *body_of(const etch_attrs_loop *a) { return a->bodies.at[a->bodies.n - 1]; }

/* Does loop b all that loop a does? */
static bool covers(const etch_graph *g, etch_val b, etch_val a)
{
    const etch_node *x = etch__node(g, a), *y = etch__node(g, b);
    const etch_attrs_loop *of_x = x->attrs, *of_y = y->attrs;
    return x->op == y->op && x->region == y->region && x->n_in == y->n_in &&
           memcmp(x->in, y->in, x->n_in * sizeof *x->in) == 0 && of_x->carried == of_y->carried &&
           of_x->sliced == of_y->sliced && of_x->reverse == of_y->reverse && of_x->limit == of_y->limit &&
           of_x->bodies.n == of_y->bodies.n &&
           (of_x->bodies.n == 1 || etch__graphs_are_equal(of_x->bodies.at[0], of_y->bodies.at[0])) &&
           etch__graph_is_part(body_of(of_x), body_of(of_y));
}

static void find_pairs(const etch_graph *g, merging *m)
{
    for (etch_val b = (etch_val)g->nodes.n; b-- > 1;) {
        if (!is_loop(g, b) || m->taken_by[b])
            continue;
        for (etch_val a = 1; a < b; a++)
            if (is_loop(g, a) && !m->taken_by[a] && covers(g, b, a))
                m->taken_by[a] = b;
    }
}

static void find_uses(const etch_graph *g, bool *is_used)
{
    for (etch_val v = 1; v < g->nodes.n; v++)
        for (uint32_t i = 0; i < etch__node(g, v)->n_in; i++)
            is_used[etch__node(g, v)->in[i]] = true;
    for (size_t r = 0; r < g->regions.n; r++)
        for (size_t i = 0; i < g->regions.at[r].results.n; i++)
            is_used[g->regions.at[r].results.at[i]] = true;
    for (size_t i = 0; i < g->symbol_defs.n; i++)
        is_used[g->symbol_defs.at[i].val] |= g->symbol_defs.at[i].element >= 0;
}

/* The body with the results that are kept, in order. */
static etch_status shorten(etch_ctx *cx, const etch_graph *body, const bool *is_kept, etch_graph **out)
{
    ETCH_TRY(etch__graph_copy(cx, body, out));
    etch_region *top = &(*out)->regions.at[0];
    size_t n = 0;
    for (size_t i = 0; i < top->results.n; i++)
        if (is_kept[i])
            top->results.at[n++] = top->results.at[i];
    top->results.n = n;
    return etch__graph_finish_body(*out);
}

static bool has_rank_everywhere(const etch_graph *body)
{
    for (int i = 0; i < etch_graph_n_inputs(body); i++)
        if (etch__type_of(body, etch_graph_input_value(body, i))->rank < 0)
            return false;
    return true;
}

/* Which results of loop v are needed: those of the loops whose place it takes as well. */
static bool find_kept(const etch_graph *g, const merging *m, etch_val v, bool *is_kept)
{
    const etch_node *n = etch__node(g, v);
    bool drops = false;
    for (uint32_t i = 0; i < n->n_results; i++) {
        is_kept[i] = i < (uint32_t)attrs_of(g, v)->carried || m->is_used[v + i];
        for (etch_val a = 1; a < v && !is_kept[i]; a++)
            is_kept[i] = m->taken_by[a] == v && i < etch__node(g, a)->n_results && m->is_used[a + i];
        drops |= !is_kept[i];
    }
    return drops && has_rank_everywhere(body_of(attrs_of(g, v)));
}

/* Loop v, with the results that are needed; map[] for them. */
static etch_status build_loop(etch_rewrite *rw, const merging *m, etch_val v)
{
    const etch_graph *g = rw->from;
    const etch_node *n = etch__node(g, v);
    bool is_kept[ETCH_MAX_RESULTS];
    if (!find_kept(g, m, v, is_kept))
        return etch__rewrite_copy(rw, v);
    etch_attrs_loop attrs = *attrs_of(g, v);
    etch_graph *body = NULL, *bodies[2] = { attrs.bodies.at[0], NULL };
    etch_val out[ETCH_MAX_RESULTS], *in = ETCH_ARENA_ARRAY(&rw->cx->scratch, etch_val, n->n_in + 1);
    if (!in)
        return etch__fail_nomem(rw->cx);
    for (uint32_t i = 0; i < n->n_in; i++)
        in[i] = rw->map[n->in[i]];
    etch_status s = shorten(rw->cx, body_of(&attrs), is_kept, &body);
    bodies[1] = body;
    attrs.bodies = attrs.bodies.n == 2 ? (etch_graph_list){ bodies, 2 } : (etch_graph_list){ &body, 1 };
    if (s == ETCH_OK)
        s = etch__take_place(rw->to, g, v);
    if (s == ETCH_OK && body->regions.at[0].results.n > 0 &&
        !etch__build_n(rw->to, n->op, in, (int)n->n_in, &attrs, out))
        s = rw->cx->status;
    for (uint32_t i = 0, k = 0; s == ETCH_OK && i < n->n_results; i++)
        if (is_kept[i]) {
            rw->map[v + i] = out[k++];
            s = etch__follow_symbols(rw->to, g, v + i, rw->map[v + i]);
        }
    etch_graph_release(&body);
    return s;
}

static etch_status copy_or_merge(etch_rewrite *rw, void *user, etch_val v)
{
    merging *m = user;
    const etch_graph *g = rw->from;
    if (!is_loop(g, v))
        return etch__rewrite_copy(rw, v);
    etch_val by = m->taken_by[v];
    if (by && !m->made[by]) {
        ETCH_TRY(build_loop(rw, m, by));
        m->made[by] = 1;
    }
    if (!by && !m->made[v])
        return build_loop(rw, m, v);
    for (uint32_t i = 0; by && i < etch__node(g, v)->n_results; i++) {
        rw->map[v + i] = rw->map[by + i];
        if (rw->map[v + i])
            ETCH_TRY(etch__follow_symbols(rw->to, g, v + i, rw->map[v + i]));
    }
    return ETCH_OK;
}

static bool has_loops(const etch_graph *g)
{
    for (etch_val v = 1; v < g->nodes.n; v++)
        if (is_loop(g, v))
            return true;
    return false;
}

etch_status etch__pass_loops(etch_ctx *cx, etch_graph *g, etch_graph **out)
{
    if (!has_loops(g) || g->regions.n > 1) { /* it runs after inline: other regions are kernels written by hand */
        *out = etch_graph_retain(g);
        return ETCH_OK;
    }
    etch_rewrite rw;
    ETCH_TRY(etch__rewrite_begin(cx, g, &rw));
    size_t n = g->nodes.n;
    merging m = { .taken_by = etch__alloc_zeroed(cx->alloc, n * sizeof *m.taken_by),
                  .made = etch__alloc_zeroed(cx->alloc, n * sizeof *m.made),
                  .is_used = etch__alloc_zeroed(cx->alloc, n * sizeof *m.is_used) };
    etch_status s = m.taken_by && m.made && m.is_used ? ETCH_OK : etch__fail_nomem(cx);
    if (s == ETCH_OK) {
        find_pairs(g, &m);
        find_uses(g, m.is_used);
        etch_arena_mark mark = etch__arena_mark(&cx->scratch);
        s = etch__rewrite_each(&rw, copy_or_merge, &m);
        etch__arena_reset(&cx->scratch, mark);
    }
    etch__free(cx->alloc, m.taken_by, n * sizeof *m.taken_by);
    etch__free(cx->alloc, m.made, n * sizeof *m.made);
    etch__free(cx->alloc, m.is_used, n * sizeof *m.is_used);
    return etch__rewrite_end(&rw, s, out);
}
