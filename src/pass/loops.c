/* loops: one loop where two do the same, and nothing stacked that nobody looks at.
 *
 * The gradient of a loop asks for what its turns began with, from a loop like it that stacks more results. Such a loop takes the
 * place of the first one: both have the same operands, and the body of the first is the body of the second with fewer results.
 *
 * A loop with effects stays where it is, and its gradient asks a loop like it without them. That one, an echo, is not run if all that it
 * gives besides are values that its turns begin with: the first one stacks these too. */
#include "pass/pass.h"
#include "pass/each_loop.h"

#include "ir/equal.h"
#include "ir/node.h"
#include "ir/retype.h"
#include <string.h>

typedef struct merging {
    etch_val *taken_by; /* by loop: the later one that does its work; 0: none */
    etch_val *made;     /* by loop: its first result in the new graph, if it was built where another one stood */
    etch_val *source;   /* by loop: the one with effects whose echo it is; 0: none */
    etch_val *echo;     /* and the other way round */
    bool *is_used;      /* by value */
} merging;

static const etch_attrs_loop *attrs_of(const etch_graph *g, etch_val v) { return etch__node(g, v)->attrs; }

static etch_graph *body_of(const etch_attrs_loop *a) { return a->bodies.at[a->bodies.n - 1]; }

/* Do they run the same way, whatever their turns do? */
static bool are_alike(const etch_graph *g, etch_val b, etch_val a)
{
    const etch_node *x = etch__node(g, a), *y = etch__node(g, b);
    const etch_attrs_loop *of_x = x->attrs, *of_y = y->attrs;
    return x->op == y->op && x->region == y->region && x->n_in == y->n_in &&
           memcmp(x->in, y->in, x->n_in * sizeof *x->in) == 0 && of_x->carried == of_y->carried &&
           of_x->sliced == of_y->sliced && of_x->cut == of_y->cut && of_x->reverse == of_y->reverse &&
           of_x->limit == of_y->limit && of_x->bodies.n == of_y->bodies.n &&
           (of_x->bodies.n == 1 || etch__graphs_are_equal(of_x->bodies.at[0], of_y->bodies.at[0]));
}

static etch_val body_result(const etch_graph *body, uint32_t i) { return body->regions.at[0].results.at[i]; }

static uint32_t first_joined(const etch_graph *g, etch_val v)
{
    return etch__node(g, v)->n_results - (uint32_t)attrs_of(g, v)->joined;
}

/* Which result of loop b is result i of loop a, whose body begins b's: carried, stacked or joined like it. -1: none. */
static int place_in(const etch_graph *g, etch_val b, etch_val a, uint32_t i)
{
    const etch_graph *of_a = body_of(attrs_of(g, a)), *of_b = body_of(attrs_of(g, b));
    bool is_carried = i < (uint32_t)attrs_of(g, a)->carried, is_joined = i >= first_joined(g, a);
    uint32_t first = is_carried ? i : is_joined ? first_joined(g, b) : (uint32_t)attrs_of(g, b)->carried;
    uint32_t end = is_carried ? i + 1 : is_joined ? etch__node(g, b)->n_results : first_joined(g, b);
    for (uint32_t k = first; k < end; k++)
        if (body_result(of_b, k) == body_result(of_a, i))
            return (int)k;
    return -1;
}

/* Does loop b all that loop a does? */
static bool covers(const etch_graph *g, etch_val b, etch_val a)
{
    if (!are_alike(g, b, a) || !etch__graph_begins_with(body_of(attrs_of(g, b)), body_of(attrs_of(g, a))))
        return false;
    for (uint32_t i = 0; i < etch__node(g, a)->n_results; i++)
        if (place_in(g, b, a, i) < 0)
            return false;
    return true;
}

static void find_pairs(const etch_graph *g, merging *m)
{
    for (etch_val b = (etch_val)g->nodes.n; b-- > 1;) {
        if (!etch__is_loop(g, b) || m->taken_by[b])
            continue;
        for (etch_val a = 1; a < b; a++)
            if (etch__is_loop(g, a) && !m->taken_by[a] && covers(g, b, a))
                m->taken_by[a] = b;
    }
}

static bool has_rank_everywhere(const etch_graph *body)
{
    for (int i = 0; i < etch_graph_n_inputs(body); i++)
        if (etch__type_of(body, etch_graph_input_value(body, i))->rank < 0)
            return false;
    return true;
}

/* Are all results of echo b that its source a does not have values which turns begin with? */
static bool adds_only_inputs(const etch_graph *g, etch_val b, etch_val a)
{
    const etch_graph *body = body_of(attrs_of(g, b));
    if (attrs_of(g, a)->joined || attrs_of(g, b)->joined)
        return false;
    for (uint32_t i = etch__node(g, a)->n_results; i < etch__node(g, b)->n_results; i++)
        if (!etch__is(body, body_result(body, i), ETCH_IS_PARAM))
            return false;
    return true;
}

/* What is taken by b is built when a is, which must come first. */
static bool is_before_all(const etch_graph *g, const merging *m, etch_val a, etch_val b)
{
    for (etch_val v = 1; v < a; v++)
        if (etch__is_loop(g, v) && m->taken_by[v] == b)
            return false;
    return true;
}

static etch_status find_echo(etch_ctx *cx, const etch_graph *g, merging *m, etch_val a)
{
    etch_graph *silent = NULL;
    for (etch_val b = a + 1; b < g->nodes.n; b++) {
        if (!etch__is_loop(g, b) || m->taken_by[b] || m->source[b] || !are_alike(g, b, a) ||
            !adds_only_inputs(g, b, a) || !is_before_all(g, m, a, b))
            continue;
        if (!silent)
            ETCH_TRY(etch__graph_without_effects(cx, body_of(attrs_of(g, a)), &silent));
        if (!etch__graph_is_part(silent, body_of(attrs_of(g, b))))
            continue;
        m->source[b] = a;
        m->echo[a] = b;
        break;
    }
    etch_graph_release(&silent);
    return ETCH_OK;
}

static etch_status find_echoes(etch_ctx *cx, const etch_graph *g, merging *m)
{
    for (etch_val a = 1; a < g->nodes.n; a++)
        if (etch__is_loop(g, a) && !m->taken_by[a] && has_rank_everywhere(body_of(attrs_of(g, a))) &&
            etch__graph_has_flags(body_of(attrs_of(g, a)), ETCH_FLAG_EFFECT))
            ETCH_TRY(find_echo(cx, g, m, a));
    return ETCH_OK;
}

typedef struct size_uses {
    const etch_graph *g;
    etch_val definer; /* the loop whose sizes are looked for */
    bool *is_used;    /* by symbol */
} size_uses;

static void note_size(void *user, etch_symbol s) { ((size_uses *)user)->is_used[s] = true; }

static void note_sizes(size_uses *u, const etch_dim *dims, int n)
{
    for (int i = 0; i < n; i++)
        if (!etch__dim_is_const(dims[i]))
            etch__dim_symbols(u->g->dims, dims[i], note_size, u);
}

/* Is there a size of result v of a loop that is spoken of, and that none of its results which are looked at has? */
static bool tells_size(const size_uses *u, const bool *is_used, etch_val v)
{
    const etch_graph *g = u->g;
    const etch_type *t = etch__type_of(g, v);
    for (int a = 0; a < t->rank; a++) {
        etch_symbol s;
        if (!etch__dim_is_symbol(g->dims, t->dims[a], &s) || !u->is_used[s])
            continue;
        const etch_symbol_def *d = etch__def_of(g, s);
        if (!d || d->val != u->definer)
            continue;
        bool is_told = false;
        for (etch_val r = u->definer; !is_told && r < u->definer + etch__node(g, u->definer)->n_results; r++)
            for (int k = 0; is_used[r] && k < etch__type_of(g, r)->rank; k++)
                is_told |= etch__type_of(g, r)->dims[k] == t->dims[a];
        if (!is_told)
            return true;
    }
    return false;
}

/* A result that nobody looks at may be the only one that has a size which others speak of. */
static etch_status find_size_uses(etch_ctx *cx, const etch_graph *g, bool *is_used)
{
    size_t n_symbols = etch__dims_n_symbols(g->dims) + 1;
    size_uses u = { .g = g, .is_used = etch__alloc_zeroed(cx->alloc, n_symbols) };
    if (!u.is_used)
        return etch__fail_nomem(cx);
    for (etch_val v = 1; v < g->nodes.n; v++) {
        const etch_type *t = etch__type_of(g, v);
        if (etch__is(g, v, ETCH_IS_SIZES)) {
            const etch_attrs_sizes *attrs = etch__node(g, v)->attrs;
            note_sizes(&u, attrs->sizes.at, attrs->sizes.n);
        }
        if (!etch__is_loop(g, etch__producer(g, v)))
            note_sizes(&u, t->dims, t->rank);
    }
    for (etch_val v = 1; v < g->nodes.n; v++)
        for (uint32_t i = 0; etch__is_loop(g, v) && i < etch__node(g, v)->n_results; i++) {
            u.definer = v;
            is_used[v + i] |= i < (uint32_t)attrs_of(g, v)->carried || tells_size(&u, is_used, v + i);
        }
    etch__free(cx->alloc, u.is_used, n_symbols);
    return ETCH_OK;
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

/* Which results of loop v are needed: those of the loops whose place it takes as well. */
static bool find_kept(const etch_graph *g, const merging *m, etch_val v, bool *is_kept)
{
    const etch_node *n = etch__node(g, v);
    bool drops = false;
    for (uint32_t i = 0; i < n->n_results; i++)
        is_kept[i] = i < (uint32_t)attrs_of(g, v)->carried || m->is_used[v + i];
    for (etch_val a = 1; a < v; a++)
        for (uint32_t i = 0; m->taken_by[a] == v && i < etch__node(g, a)->n_results; i++)
            if (m->is_used[a + i])
                is_kept[place_in(g, v, a, i)] = true;
    for (uint32_t i = 0; i < n->n_results; i++)
        drops |= !is_kept[i];
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
    etch_val out[ETCH_MAX_RESULTS] = { 0 }, *in = ETCH_ARENA_ARRAY(&rw->cx->scratch, etch_val, n->n_in + 1);
    if (!in)
        return etch__fail_nomem(rw->cx);
    for (uint32_t i = 0; i < n->n_in; i++)
        in[i] = rw->map[n->in[i]];
    for (uint32_t i = first_joined(g, v); i < n->n_results; i++)
        attrs.joined -= !is_kept[i];
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

/* Loop a, which also stacks what its echo b is wanted for; map[] for both. */
static etch_status build_source(etch_rewrite *rw, const merging *m, etch_val a, etch_val b)
{
    const etch_graph *g = rw->from;
    const etch_node *n = etch__node(g, a);
    const etch_graph *echo = body_of(attrs_of(g, b));
    uint32_t n_own = n->n_results, n_all = etch__node(g, b)->n_results;
    bool is_kept[ETCH_MAX_RESULTS];
    (void)find_kept(g, m, b, is_kept);
    etch_attrs_loop attrs = *attrs_of(g, a);
    etch_graph *body = NULL, *bodies[2] = { attrs.bodies.at[0], NULL };
    etch_val out[ETCH_MAX_RESULTS] = { 0 }, *in = ETCH_ARENA_ARRAY(&rw->cx->scratch, etch_val, n->n_in + 1);
    if (!in)
        return etch__fail_nomem(rw->cx);
    for (uint32_t i = 0; i < n->n_in; i++)
        in[i] = rw->map[n->in[i]];
    ETCH_TRY(etch__graph_copy(rw->cx, body_of(&attrs), &body));
    for (uint32_t i = n_own; i < n_all; i++)
        if (is_kept[i])
            etch_graph_output(body, etch_graph_input_value(body, (int)etch__node(echo, body_result(echo, i))->which));
    bodies[1] = body;
    attrs.bodies = attrs.bodies.n == 2 ? (etch_graph_list){ bodies, 2 } : (etch_graph_list){ &body, 1 };
    etch_status s = rw->cx->sticky ? rw->cx->status : etch__graph_finish_body(body);
    if (s == ETCH_OK)
        s = etch__take_place(rw->to, g, a);
    if (s == ETCH_OK && !etch__build_n(rw->to, n->op, in, (int)n->n_in, &attrs, out))
        s = rw->cx->status;
    if (s == ETCH_OK)
        s = etch__rewrite_give(rw, a, out);
    for (uint32_t i = 0, k = n_own; s == ETCH_OK && i < n_all; i++) {
        if (i >= n_own && !is_kept[i])
            continue;
        /* A token that goes round unchanged is what it was. */
        bool is_same = i < (uint32_t)attrs.carried && body_result(echo, i) == etch_graph_input_value(echo, (int)i);
        rw->map[b + i] = is_same ? in[i] : out[i < n_own ? i : k++];
        s = etch__follow_symbols(rw->to, g, b + i, rw->map[b + i]);
    }
    etch_graph_release(&body);
    return s;
}

static etch_status copy_or_merge(etch_rewrite *rw, void *user, etch_val v)
{
    merging *m = user;
    const etch_graph *g = rw->from;
    if (!etch__is_loop(g, v))
        return etch__rewrite_copy(rw, v);
    if (m->echo[v])
        return build_source(rw, m, v, m->echo[v]);
    if (m->source[v])
        return ETCH_OK; /* it was built with that */
    etch_val by = m->taken_by[v];
    if (by && !m->made[by] && !m->source[by]) {
        ETCH_TRY(build_loop(rw, m, by));
        m->made[by] = 1;
    }
    if (!by && !m->made[v])
        return build_loop(rw, m, v);
    for (uint32_t i = 0; by && i < etch__node(g, v)->n_results; i++) {
        rw->map[v + i] = rw->map[by + (etch_val)place_in(g, by, v, i)];
        if (rw->map[v + i])
            ETCH_TRY(etch__follow_symbols(rw->to, g, v + i, rw->map[v + i]));
    }
    return ETCH_OK;
}

static bool has_loops(const etch_graph *g)
{
    for (etch_val v = 1; v < g->nodes.n; v++)
        if (etch__is_loop(g, v))
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
                  .source = etch__alloc_zeroed(cx->alloc, n * sizeof *m.source),
                  .echo = etch__alloc_zeroed(cx->alloc, n * sizeof *m.echo),
                  .is_used = etch__alloc_zeroed(cx->alloc, n * sizeof *m.is_used) };
    etch_status s = m.taken_by && m.made && m.source && m.echo && m.is_used ? ETCH_OK : etch__fail_nomem(cx);
    if (s == ETCH_OK) {
        find_pairs(g, &m);
        s = find_echoes(cx, g, &m);
    }
    if (s == ETCH_OK) {
        find_uses(g, m.is_used);
        s = find_size_uses(cx, g, m.is_used);
    }
    if (s == ETCH_OK) {
        etch_arena_mark mark = etch__arena_mark(&cx->scratch);
        s = etch__rewrite_each(&rw, copy_or_merge, &m);
        etch__arena_reset(&cx->scratch, mark);
    }
    etch__free(cx->alloc, m.taken_by, n * sizeof *m.taken_by);
    etch__free(cx->alloc, m.made, n * sizeof *m.made);
    etch__free(cx->alloc, m.source, n * sizeof *m.source);
    etch__free(cx->alloc, m.echo, n * sizeof *m.echo);
    etch__free(cx->alloc, m.is_used, n * sizeof *m.is_used);
    return etch__rewrite_end(&rw, s, out);
}
