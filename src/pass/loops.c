/* loops: one loop where two do the same, and nothing stacked that nobody looks at.
 *
 * The gradient of a loop hands to each turn back what the turn began with. What turns back do not look at (a list that they
 * only put elements into) is not handed in: zeros that take no memory stand in its place, and then nobody has to stack it.
 *
 * The gradient of a loop asks for what its turns began with, from a loop like it that stacks more results. Such a loop takes the
 * place of the first one: both have the same operands, and the body of the first is the body of the second with fewer results.
 *
 * A loop with effects stays where it is, and its gradient asks a loop like it without them. That one, an echo, is not run if all that it
 * gives besides are values that its turns begin with: the first one stacks these too. */
#include "pass/pass.h"
#include "pass/rewrite.h"

#include "ir/equal.h"
#include "ir/retype.h"
#include <etch/ops.h>
#include <string.h>

/* Operand i of the loop, slices that its turns do not look at. */
typedef struct idle {
    etch_val loop;
    uint32_t i;
} idle;

typedef struct merging {
    ETCH_VEC(idle) idles;
    etch_val *taken_by; /* by loop: the later one that does its work; 0: none */
    etch_val *made;     /* by loop: its first result in the new graph, if it was built where another one stood */
    etch_val *source;   /* by loop: the one with effects whose echo it is; 0: none */
    etch_val *echo;     /* and the other way round */
    bool *is_used;      /* by value */
} merging;

static bool is_loop(const etch_graph *g, etch_val v) { return etch__op_of(g, v)->control == ETCH_CONTROL_LOOP; }

static const etch_attrs_loop *attrs_of(const etch_graph *g, etch_val v) { return etch__node(g, v)->attrs; }

static etch_graph *body_of(const etch_attrs_loop *a) { return a->bodies.at[a->bodies.n - 1]; }

/* Do they run the same way, whatever their turns do? */
static bool are_alike(const etch_graph *g, etch_val b, etch_val a)
{
    const etch_node *x = etch__node(g, a), *y = etch__node(g, b);
    const etch_attrs_loop *of_x = x->attrs, *of_y = y->attrs;
    return x->op == y->op && x->region == y->region && x->n_in == y->n_in &&
           memcmp(x->in, y->in, x->n_in * sizeof *x->in) == 0 && of_x->carried == of_y->carried &&
           of_x->sliced == of_y->sliced && of_x->reverse == of_y->reverse && of_x->limit == of_y->limit &&
           of_x->bodies.n == of_y->bodies.n &&
           (of_x->bodies.n == 1 || etch__graphs_are_equal(of_x->bodies.at[0], of_y->bodies.at[0]));
}

/* Does loop b all that loop a does? */
static bool covers(const etch_graph *g, etch_val b, etch_val a)
{
    return are_alike(g, b, a) && etch__graph_is_part(body_of(attrs_of(g, a)), body_of(attrs_of(g, b)));
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

static bool has_rank_everywhere(const etch_graph *body)
{
    for (int i = 0; i < etch_graph_n_inputs(body); i++)
        if (etch__type_of(body, etch_graph_input_value(body, i))->rank < 0)
            return false;
    return true;
}

static etch_val body_result(const etch_graph *body, uint32_t i) { return body->regions.at[0].results.at[i]; }

/* Are all results of echo b that its source a does not have values which turns begin with? */
static bool adds_only_inputs(const etch_graph *g, etch_val b, etch_val a)
{
    const etch_graph *body = body_of(attrs_of(g, b));
    for (uint32_t i = etch__node(g, a)->n_results; i < etch__node(g, b)->n_results; i++)
        if (!etch__is(body, body_result(body, i), ETCH_IS_PARAM))
            return false;
    return true;
}

/* What is taken by b is built when a is, which must come first. */
static bool is_before_all(const etch_graph *g, const merging *m, etch_val a, etch_val b)
{
    for (etch_val v = 1; v < a; v++)
        if (is_loop(g, v) && m->taken_by[v] == b)
            return false;
    return true;
}

static etch_status find_echo(etch_ctx *cx, const etch_graph *g, merging *m, etch_val a)
{
    etch_graph *silent = NULL;
    for (etch_val b = a + 1; b < g->nodes.n; b++) {
        if (!is_loop(g, b) || m->taken_by[b] || m->source[b] || !are_alike(g, b, a) || !adds_only_inputs(g, b, a) ||
            !is_before_all(g, m, a, b))
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
        if (is_loop(g, a) && !m->taken_by[a] && has_rank_everywhere(body_of(attrs_of(g, a))) &&
            etch__graph_has_flags(body_of(attrs_of(g, a)), ETCH_FLAG_EFFECT))
            ETCH_TRY(find_echo(cx, g, m, a));
    return ETCH_OK;
}

/* Does the body, from which what nobody needs was dropped, look at its input? */
static bool looks_at(const etch_graph *body, int i)
{
    etch_val input = etch_graph_input_value(body, i);
    for (etch_val v = 1; v < body->nodes.n; v++)
        for (uint32_t k = 0; k < etch__node(body, v)->n_in; k++)
            if (etch__node(body, v)->in[k] == input)
                return true;
    for (size_t k = 0; k < body->regions.at[0].results.n; k++)
        if (body->regions.at[0].results.at[k] == input)
            return true;
    for (size_t k = 0; k < body->symbol_defs.n; k++)
        if (body->symbol_defs.at[k].val == input)
            return true;
    return etch__type_of(body, input)->dtype == ETCH_STRING;
}

/* One operand stays in any case: it tells how many turns there are. */
static etch_status find_idle(etch_ctx *cx, const etch_graph *g, merging *m, etch_val v)
{
    const etch_attrs_loop *a = attrs_of(g, v);
    etch_graph *lean = NULL;
    size_t n_before = m->idles.n;
    ETCH_TRY(etch__pass_dce(cx, body_of(a), &lean));
    etch_status s = ETCH_OK;
    for (uint32_t k = 0; s == ETCH_OK && k < (uint32_t)a->sliced; k++) {
        uint32_t i = (uint32_t)a->carried + k;
        if (!looks_at(lean, (int)i) && !ETCH_VEC_PUSH(&m->idles, cx->alloc, ((idle){ v, i })))
            s = etch__fail_nomem(cx);
    }
    if (m->idles.n - n_before == (size_t)a->sliced)
        m->idles.n--;
    etch_graph_release(&lean);
    return s;
}

static etch_status find_idles(etch_ctx *cx, const etch_graph *g, merging *m)
{
    for (etch_val v = 1; v < g->nodes.n; v++)
        if (is_loop(g, v) && !m->taken_by[v] && !m->source[v] && !m->echo[v] && attrs_of(g, v)->sliced > 1 &&
            has_rank_everywhere(body_of(attrs_of(g, v))))
            ETCH_TRY(find_idle(cx, g, m, v));
    return ETCH_OK;
}

static bool is_idle(const merging *m, etch_val v, uint32_t i)
{
    for (size_t k = 0; k < m->idles.n; k++)
        if (m->idles.at[k].loop == v && m->idles.at[k].i == i)
            return true;
    return false;
}

static bool has_idle(const merging *m, etch_val v)
{
    for (size_t k = 0; k < m->idles.n; k++)
        if (m->idles.at[k].loop == v)
            return true;
    return false;
}

static void find_uses(const etch_graph *g, const merging *m, bool *is_used)
{
    for (etch_val v = 1; v < g->nodes.n; v++)
        for (uint32_t i = 0; i < etch__node(g, v)->n_in; i++)
            is_used[etch__node(g, v)->in[i]] |= !is_idle(m, v, i);
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
    for (uint32_t i = 0; i < n->n_results; i++) {
        is_kept[i] = i < (uint32_t)attrs_of(g, v)->carried || m->is_used[v + i];
        for (etch_val a = 1; a < v && !is_kept[i]; a++)
            is_kept[i] = m->taken_by[a] == v && i < etch__node(g, a)->n_results && m->is_used[a + i];
        drops |= !is_kept[i];
    }
    return drops && has_rank_everywhere(body_of(attrs_of(g, v)));
}

/* Zeros like value v of the old graph: one, looked at again and again. */
static etch_status stand_in(etch_rewrite *rw, etch_val v, etch_val *out)
{
    const etch_type *t = etch__type_of(rw->from, v);
    etch_dim dims[ETCH_MAX_RANK];
    for (int a = 0; a < t->rank; a++)
        ETCH_TRY(etch__copy_dim(rw->to, t->dims[a], &dims[a]));
    *out = etch_build_broadcast_to(rw->to, etch_graph_scalar(rw->to, (etch_dtype)t->dtype, 0),
                                   etch__build_sizes(rw->to, ETCH_I64, 1, dims, t->rank));
    return *out ? ETCH_OK : rw->cx->status;
}

/* Loop v, with the results that are needed; map[] for them. */
static etch_status build_loop(etch_rewrite *rw, const merging *m, etch_val v)
{
    const etch_graph *g = rw->from;
    const etch_node *n = etch__node(g, v);
    bool is_kept[ETCH_MAX_RESULTS], drops = find_kept(g, m, v, is_kept);
    if (!drops && !has_idle(m, v))
        return etch__rewrite_copy(rw, v);
    for (uint32_t i = 0; !drops && i < n->n_results; i++)
        is_kept[i] = true;
    etch_attrs_loop attrs = *attrs_of(g, v);
    etch_graph *body = NULL, *bodies[2] = { attrs.bodies.at[0], NULL };
    etch_val out[ETCH_MAX_RESULTS] = { 0 }, *in = ETCH_ARENA_ARRAY(&rw->cx->scratch, etch_val, n->n_in + 1);
    if (!in)
        return etch__fail_nomem(rw->cx);
    for (uint32_t i = 0; i < n->n_in; i++)
        if (is_idle(m, v, i))
            ETCH_TRY(stand_in(rw, n->in[i], &in[i]));
        else
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
    for (uint32_t i = 0; s == ETCH_OK && i < n_own; i++) {
        rw->map[a + i] = out[i];
        s = etch__follow_symbols(rw->to, g, a + i, out[i]);
    }
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
    if (!is_loop(g, v))
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
                  .source = etch__alloc_zeroed(cx->alloc, n * sizeof *m.source),
                  .echo = etch__alloc_zeroed(cx->alloc, n * sizeof *m.echo),
                  .is_used = etch__alloc_zeroed(cx->alloc, n * sizeof *m.is_used) };
    etch_status s = m.taken_by && m.made && m.source && m.echo && m.is_used ? ETCH_OK : etch__fail_nomem(cx);
    if (s == ETCH_OK) {
        find_pairs(g, &m);
        s = find_echoes(cx, g, &m);
    }
    if (s == ETCH_OK)
        s = find_idles(cx, g, &m);
    if (s == ETCH_OK) {
        find_uses(g, &m, m.is_used);
        etch_arena_mark mark = etch__arena_mark(&cx->scratch);
        s = etch__rewrite_each(&rw, copy_or_merge, &m);
        etch__arena_reset(&cx->scratch, mark);
    }
    etch__free(cx->alloc, m.taken_by, n * sizeof *m.taken_by);
    etch__free(cx->alloc, m.made, n * sizeof *m.made);
    etch__free(cx->alloc, m.source, n * sizeof *m.source);
    etch__free(cx->alloc, m.echo, n * sizeof *m.echo);
    etch__free(cx->alloc, m.is_used, n * sizeof *m.is_used);
    ETCH_VEC_FINI(&m.idles, cx->alloc);
    return etch__rewrite_end(&rw, s, out);
}
