/* Cutting a graph at what is at hand: the backward part of a graph whose forward part has been run.
 *
 * One sweep from the end finds what is needed, since operands, customs' operands and definitions of symbols come
 * first; one from the start copies it. A size that a needed type speaks of is needed like an operand: the value that
 * it is read from is computed, or is an input that has it.
 *
 * What must stay true: the same graph cut at the same places gives the same nodes in the same order, so that plans
 * are found again. */
#include "grad/cut.h"

#include "ir/node.h"
#include <stdio.h>

enum { AS_INPUT = 1, AS_NODE = 2 };

typedef struct cutting {
    etch_ctx *cx;
    const etch_graph *g;
    const etch_cut *q;
    uint8_t *needed; /* by value; of a node with several results some may be given and others not */
    etch_val *map;
    etch_graph *to;
    int n_inputs;
} cutting;

static bool is_at_hand(const cutting *c, etch_val v)
{
    if (etch__is(c->g, v, ETCH_IS_CONST) || etch__is(c->g, v, ETCH_IS_SIZES))
        return false; /* the plan knows more if it sees it */
    return etch__is(c->g, v, ETCH_IS_PARAM) || (c->q->is_given && v < c->q->n_given && c->q->is_given[v]);
}

typedef struct size_question {
    const cutting *c;
    etch_val v;
} size_question;

/* Does a node define it that is neither v nor at hand? */
static bool is_unbound(const void *user, etch_symbol s)
{
    const size_question *q = user;
    const etch_symbol_def *d = etch__def_of(q->c->g, s);
    return d && d->val != q->v && !is_at_hand(q->c, d->val);
}

/* An input binds the sizes of its type, which is no use where a node that has to run defines them: then it is
 * computed again. */
static bool is_given(const cutting *c, etch_val v)
{
    const etch_type *t = etch__type_of(c->g, v);
    size_question q = { c, v };
    bool is_bound = is_at_hand(c, v);
    for (int a = 0; is_bound && c->g->symbol_defs.n && a < t->rank; a++)
        is_bound = !etch__dim_any(c->g->dims, t->dims[a], is_unbound, &q);
    return is_bound;
}

static void need(cutting *c, etch_val v)
{
    if (is_given(c, v))
        c->needed[v] |= AS_INPUT;
    else
        c->needed[etch__producer(c->g, v)] |= AS_NODE;
}

/* Symbols without a definition are of g's inputs; one of these has it, and is needed by whoever speaks of it. */
static void need_symbol(void *user, etch_symbol s)
{
    cutting *c = user;
    const etch_symbol_def *d = etch__def_of(c->g, s);
    if (d)
        need(c, d->val);
}

static void need_dim(cutting *c, etch_dim d) { etch__dim_symbols(c->g->dims, d, need_symbol, c); }

static void need_sizes(cutting *c, etch_val v)
{
    const etch_node *n = etch__node(c->g, v);
    const etch_type *t = etch__type_of(c->g, v);
    for (int a = 0; a < t->rank; a++)
        need_dim(c, t->dims[a]);
    if (etch__ops[n->op].structure == ETCH_IS_SIZES) {
        const etch_attrs_sizes *attrs = n->attrs;
        for (int i = 0; i < attrs->sizes.n; i++)
            need_dim(c, attrs->sizes.at[i]);
    }
}

/* What the nodes of v's regions use from around them. */
static void need_body(cutting *c, etch_val v)
{
    const etch_node *n = etch__node(c->g, v);
    for (etch_val i = n->n_regions ? c->g->regions.at[n->first_region].first : v; i < v; i++)
        for (uint32_t k = 0; k < etch__node(c->g, i)->n_in; k++) {
            etch_val x = etch__node(c->g, i)->in[k];
            if (etch__node(c->g, x)->region == 0)
                need(c, x);
        }
    for (uint32_t r = 0; r < n->n_regions; r++)
        for (size_t i = 0; i < c->g->regions.at[n->first_region + r].results.n; i++) {
            etch_val x = c->g->regions.at[n->first_region + r].results.at[i];
            if (etch__node(c->g, x)->region == 0)
                need(c, x);
        }
}

/* Results of a custom gradient are needed together, and with what it is asked by. Its last result comes first here, and nothing after that
 * uses one of them. */
static void need_custom(cutting *c, const etch_custom_place *p)
{
    bool is_needed = false;
    for (etch_val y = p->first_y; y <= p->last_y; y++)
        is_needed |= c->needed[y] != 0;
    for (etch_val y = p->first_y; is_needed && y <= p->last_y; y++)
        need(c, y);
    for (uint32_t i = 0; is_needed && i < p->n_x; i++)
        need(c, p->xs[i]);
}

static void sweep(cutting *c)
{
    const etch_graph *g = c->g;
    size_t i_custom = g->customs.n;
    for (int i = 0; i < c->q->n_y; i++)
        need(c, c->q->ys[i]);
    for (etch_val v = (etch_val)g->nodes.n; v-- > 1;) {
        const etch_node *n = etch__node(g, v);
        while (i_custom > 0 && g->customs.at[i_custom - 1].first_y > v)
            i_custom--;
        if (c->q->is_whole && i_custom > 0 && g->customs.at[i_custom - 1].last_y == v)
            need_custom(c, &g->customs.at[i_custom - 1]);
        if (!c->needed[v] || n->region != 0)
            continue;
        if (g->symbol_defs.n)
            need_sizes(c, v);
        if (!(c->needed[v] & AS_NODE))
            continue;
        for (uint32_t i = 1; i < n->n_results && g->symbol_defs.n; i++)
            need_sizes(c, v + i);
        for (uint32_t i = 0; i < n->n_in; i++)
            need(c, n->in[i]);
        need_body(c, v);
    }
}

/* A first result that is an input already stays it; further ones become inputs when it is their turn. */
static etch_status copy_node(cutting *c, etch_val v)
{
    etch_val given = c->map[v];
    c->map[v] = 0;
    ETCH_TRY(etch__copy_node(c->to, c->g, v, c->map));
    c->map[v] = given ? given : c->map[v];
    return ETCH_OK;
}

static etch_status copy_input(cutting *c, etch_val v)
{
    char name[32];
    snprintf(name, sizeof name, "x%d", c->n_inputs++);
    return etch__copy_as_input(c->to, c->g, v, name, c->map);
}

static etch_status copy_all(cutting *c)
{
    for (etch_val v = 1; v < c->g->nodes.n; v++) {
        if (etch__node(c->g, v)->region != 0)
            continue;
        if (c->needed[v] & AS_INPUT)
            ETCH_TRY(copy_input(c, v));
        if (c->needed[v] & AS_NODE)
            ETCH_TRY(copy_node(c, v));
    }
    return ETCH_OK;
}

static etch_status copy_customs(cutting *c)
{
    for (size_t i = 0; c->q->is_whole && i < c->g->customs.n; i++) {
        const etch_custom_place *p = &c->g->customs.at[i];
        if (!c->map[p->first_y])
            continue;
        etch_val *ys = ETCH_ARENA_ARRAY(&c->cx->scratch, etch_val, p->n_y + p->n_x), *xs = ys + p->n_y;
        if (!ys)
            return etch__fail_nomem(c->cx);
        for (uint32_t k = 0; k < p->n_y; k++)
            ys[k] = c->map[p->ys[k]];
        for (uint32_t k = 0; k < p->n_x; k++)
            xs[k] = c->map[p->xs[k]];
        ETCH_TRY(etch__graph_add_custom(c->to, p->rule, ys, (int)p->n_y, xs, (int)p->n_x));
    }
    return ETCH_OK;
}

static etch_status add_outputs(cutting *c)
{
    for (int i = 0; !c->q->is_whole && i < c->q->n_y; i++) {
        etch_graph_output(c->to, c->map[c->q->ys[i]]);
        if (c->cx->sticky) {
            c->cx->sticky = false;
            return c->cx->status;
        }
    }
    return ETCH_OK;
}

etch_status etch__graph_cut_takes(etch_ctx *cx, const etch_graph *g, const etch_cut *q, bool *is_taken)
{
    cutting c = { .cx = cx, .g = g, .q = q };
    c.needed = etch__alloc_zeroed(cx->alloc, g->nodes.n * sizeof *c.needed);
    if (!c.needed)
        return etch__fail_nomem(cx);
    sweep(&c);
    for (size_t v = 0; v < g->nodes.n; v++)
        is_taken[v] = c.needed[v] & AS_INPUT;
    etch__free(cx->alloc, c.needed, g->nodes.n * sizeof *c.needed);
    return ETCH_OK;
}

etch_status etch__graph_cut(etch_ctx *cx, const etch_graph *g, const etch_cut *q, etch_val *map, etch_graph **out)
{
    *out = NULL;
    ETCH_ASSERT(g->open == 0, "graph '%s' is cut while a region is open", g->name);
    cutting c = { .cx = cx, .g = g, .q = q, .map = map };
    ETCH_TRY(etch__graph_new_sharing(cx, q->is_whole ? g->name : "backward", g->dims, &c.to));
    c.to->keeps_apart = c.to->has_equals = q->is_whole;
    c.needed = etch__alloc_zeroed(cx->alloc, g->nodes.n * sizeof *c.needed);
    etch_status s = c.needed ? ETCH_OK : etch__fail_nomem(cx);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    if (s == ETCH_OK) {
        sweep(&c);
        s = copy_all(&c);
    }
    if (s == ETCH_OK)
        s = copy_customs(&c);
    if (s == ETCH_OK)
        s = add_outputs(&c);
    etch__arena_reset(&cx->scratch, mark);
    etch__free(cx->alloc, c.needed, g->nodes.n * sizeof *c.needed);
    if (s != ETCH_OK) {
        etch_graph_release(&c.to);
        return s;
    }
    *out = c.to;
    return ETCH_OK;
}
