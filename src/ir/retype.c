/* Retyping; see the header. Nodes are built again in order through the builder, which infers, folds and interns, so that what was
 * unknown because of the rank (axes counted from the end, shapes as contents) is known afterwards. */
#include "ir/retyping.h"

#include "ir/bind.h"
#include "ir/infer.h"
#include "ir/node.h"
#include <stdio.h>
#include <string.h>

static etch_dim dim_in_new(etch_retyping *r, etch_dim d)
{
    return etch__dim_substitute(r->cx, r->to->dims, r->from->dims, d, r->symbols);
}

/* Symbols of the inputs by their own names and ranges. Symbols that ops define come anew with those ops, in the same order, so that
 * a copy of a graph is equal to it; nothing speaks of them before. */
static etch_status carry_symbols(etch_retyping *r)
{
    for (etch_symbol s = 0; s < etch__dims_n_symbols(r->from->dims); s++) {
        etch_same same = r->same ? r->same[s] : (etch_same){ s, -1 };
        const char *name = etch__symbol_name(r->from->dims, same.symbol);
        r->symbols[s] = same.size >= 0 ? same.size : ETCH_DIM_FAILED;
        if (same.size >= 0 || etch__def_of(r->from, s))
            continue;
        r->symbols[s] = etch__dim_symbol(r->cx, r->to->dims, name, strlen(name));
        etch_symbol made;
        if (r->symbols[s] == ETCH_DIM_FAILED)
            return r->cx->status;
        if (etch__dim_is_symbol(r->to->dims, r->symbols[s], &made))
            ETCH_TRY(etch__symbol_constrain(r->cx, r->to->dims, made, etch__symbol_range(r->from->dims, s)));
    }
    return ETCH_OK;
}

static etch_status retype_input(etch_retyping *r, int i, int rank, int length)
{
    etch_val v = r->from->regions.at[0].params.at[i];
    const etch_type *t = etch__type_of(r->from, v);
    const char *name = etch_graph_input_name(r->from, i);
    if (t->rank >= 0 && t->rank != rank)
        return etch__fail(r->cx, ETCH_ESHAPE, "input %d (%s) has rank %d, not %d", i, name, rank, t->rank);
    if (rank > ETCH_MAX_RANK)
        return etch__fail(r->cx, ETCH_ENOTSUP, "input %d (%s) has rank %d; at most %d is supported", i, name, rank,
                          ETCH_MAX_RANK);
    etch_dim dims[ETCH_MAX_RANK];
    for (int a = 0; a < rank; a++) {
        char symbol[96];
        if (t->rank >= 0) {
            dims[a] = dim_in_new(r, t->dims[a]);
        } else if (length >= 0 && rank == 1) {
            dims[a] = length;
        } else {
            /* Names that we made ("d.0") are no names for sizes. */
            int n = snprintf(symbol, sizeof symbol, "%.64s_%d", name, a);
            dims[a] = strchr(name, '.') ? etch__dim_fresh(r->cx, r->to->dims)
                                        : etch__dim_symbol(r->cx, r->to->dims, symbol, (size_t)n);
        }
        if (dims[a] == ETCH_DIM_FAILED)
            return r->cx->status;
    }
    const etch_type *typed = etch__type_tensor(r->to, (etch_dtype)t->dtype, rank, dims);
    if (!typed)
        return r->cx->status;
    return etch__graph_add_input(r->to, name, strlen(name), typed, &r->map[v]);
}

static etch_status retype_owner(etch_retyping *r, etch_val v)
{
    const etch_node *n = etch__node(r->from, v);
    etch_region_id first = 0, id;
    for (uint32_t i = 0; i < n->n_regions; i++) {
        const etch_region *old = &r->from->regions.at[n->first_region + i];
        ETCH_TRY(etch__region_begin(r->to, &id));
        first = i == 0 ? id : first;
        for (size_t k = 0; k < old->params.n; k++) { /* a parameter has the type of its operand */
            r->map[old->params.at[k]] = etch__region_param(r->to, etch__type_of(r->to, r->map[n->in[k]]));
            if (!r->map[old->params.at[k]])
                return r->cx->status;
        }
        ETCH_TRY(etch__retype_nodes(r, n->first_region + i, old->first, v));
        etch_val results[ETCH_MAX_RESULTS];
        for (size_t k = 0; k < old->results.n; k++)
            results[k] = r->map[old->results.at[k]];
        ETCH_TRY(etch__region_end(r->to, results, (int)old->results.n));
    }
    etch_arena_mark mark = etch__arena_mark(&r->cx->scratch);
    etch_val *in = ETCH_ARENA_ARRAY(&r->cx->scratch, etch_val, n->n_in + 1);
    for (uint32_t i = 0; in && i < n->n_in; i++)
        in[i] = r->map[n->in[i]];
    etch_val made = in ? etch__build_region_node(r->to, n->op, in, (int)n->n_in, n->attrs, first, n->n_regions) : 0;
    etch__arena_reset(&r->cx->scratch, mark);
    if (!made)
        return in ? r->cx->status : etch__fail_nomem(r->cx);
    for (uint32_t i = 0; i < n->n_results; i++)
        r->map[v + i] = made + i;
    return ETCH_OK;
}

etch_status etch__retype_sizes(etch_retyping *r, etch_val v)
{
    const etch_attrs_sizes *attrs = etch__node(r->from, v)->attrs;
    const etch_type *t = etch__type_of(r->from, v);
    etch_dim dims[64];
    ETCH_ASSERT(attrs->sizes.n <= (int)ETCH_COUNT_OF(dims), "sizes of %d elements", attrs->sizes.n);
    for (int i = 0; i < attrs->sizes.n; i++) {
        dims[i] = dim_in_new(r, attrs->sizes.at[i]);
        if (dims[i] == ETCH_DIM_FAILED)
            return r->cx->status;
    }
    r->map[v] = etch__build_sizes(r->to, (etch_dtype)t->dtype, t->rank, dims, attrs->sizes.n);
    return r->map[v] ? ETCH_OK : r->cx->status;
}

/* Symbols that node v defined in the old graph stand for what its new self defines in the same places. */
void etch__carry_defined(etch_retyping *r, etch_val v)
{
    for (size_t i = 0; i < r->from->symbol_defs.n; i++) {
        const etch_symbol_def *d = &r->from->symbol_defs.at[i];
        if (d->val != v || d->element >= 0)
            continue;
        for (uint32_t k = 0; k < etch__node(r->from, v)->n_results; k++) {
            const etch_type *old = etch__type_of(r->from, v + k), *new = etch__type_of(r->to, r->map[v + k]);
            for (int a = 0; a < old->rank && a < new->rank; a++) {
                etch_symbol s;
                if (etch__dim_is_symbol(r->from->dims, old->dims[a], &s) && s == d->symbol)
                    r->symbols[s] = new->dims[a];
            }
        }
    }
}

/* So do those that it read from the contents of its operands. */
static void carry_contents(etch_retyping *r, etch_val v)
{
    const etch_node *n = etch__node(r->from, v);
    for (uint32_t k = 0; r->from->symbol_defs.n && k < n->n_in; k++) {
        etch_val was = n->in[k], is = r->map[was];
        for (int32_t i = 0; i < etch__n_readable(r->from, was); i++) {
            const etch_symbol_def *d = etch__def_find(r->from, was, i, 0), *there;
            etch_dim known;
            if (!d)
                continue;
            if (etch__known_element(r->to, is, i, &known))
                r->symbols[d->symbol] = known;
            else if ((there = etch__def_find(r->to, is, i, 0)))
                r->symbols[d->symbol] = etch__symbol_dim(r->to->dims, there->symbol);
        }
    }
}

/* --- gaps --------------------------------------------------------------------------------------------------------- */

static bool has_gap(const etch_retyping *r, const etch_val *at, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if (at[i] && !r->map[at[i]])
            return true;
    return false;
}

/* Does node v, or what stands in its regions, use something that was left out? */
static bool needs_gap(const etch_retyping *r, etch_val v)
{
    const etch_node *n = etch__node(r->from, v);
    if (!r->has_gaps || has_gap(r, n->in, n->n_in))
        return r->has_gaps;
    etch_val first = n->n_regions ? r->from->regions.at[n->first_region].first : v;
    for (etch_val i = first; i < v; i++)
        for (uint32_t k = 0; k < etch__node(r->from, i)->n_in; k++)
            if (etch__node(r->from, i)->in[k] < first && has_gap(r, &etch__node(r->from, i)->in[k], 1))
                return true;
    return false;
}

/* --- nodes -------------------------------------------------------------------------------------------------------- */

/* Does a body have inputs whose rank is known now? */
static bool has_open_bodies(const etch_retyping *r, const etch_graph_list *bodies, const etch_val *in)
{
    for (int k = 0; bodies && k < bodies->n; k++)
        for (int i = 0; i < etch_graph_n_inputs(bodies->at[k]); i++)
            if (etch__type_of(bodies->at[k], etch_graph_input_value(bodies->at[k], i))->rank < 0 &&
                etch__type_of(r->to, in[i])->rank >= 0)
                return true;
    return false;
}

/* A body for the ranks of what it is given. */
static etch_status retype_body(etch_retyping *r, const etch_graph *body, const etch_val *in, int first_slice,
                               int n_slices, etch_graph **out)
{
    int n = etch_graph_n_inputs(body);
    etch_known_input *known = ETCH_ARENA_ARRAY(&r->cx->scratch, etch_known_input, n + 1);
    if (!known)
        return etch__fail_nomem(r->cx);
    for (int i = 0; i < n; i++) {
        const etch_type *is = etch__type_of(r->to, in[i]);
        bool is_slice = i >= first_slice && i < first_slice + n_slices;
        known[i] = (etch_known_input){ is->rank - (is_slice && is->rank > 0), -1 };
        if (known[i].rank == 1 && !is_slice && etch__dim_is_const(is->dims[0]))
            known[i].length = (int32_t)(is->dims[0] <= ETCH_MAX_RANK ? is->dims[0] : -1);
    }
    ETCH_TRY(etch__graph_retype(r->cx, body, known, out));
    return etch__graph_finish_body(*out);
}

etch_status etch__retype_with(etch_retyping *r, etch_val v, const etch_val *in, const etch_graph_list *bodies)
{
    const etch_node *n = etch__node(r->from, v);
    const etch_attrs_branch branch = { .bodies = *bodies };
    etch_attrs_loop loop = { 0 };
    bool is_loop = etch__ops[n->op].control == ETCH_CONTROL_LOOP;
    if (is_loop) {
        loop = *(const etch_attrs_loop *)n->attrs;
        loop.bodies = *bodies;
    }
    etch__build(r->to, n->op, in, (int)n->n_in, is_loop ? (const void *)&loop : &branch, &r->map[v]);
    return r->map[v] ? ETCH_OK : r->cx->status;
}

/* A branch or a loop, some of whose operands have ranks now that their bodies do not know. */
static etch_status retype_bodies(etch_retyping *r, etch_val v, const etch_val *in, const etch_graph_list *bodies)
{
    const etch_node *n = etch__node(r->from, v);
    const etch_attrs_loop *loop = etch__ops[n->op].control == ETCH_CONTROL_LOOP ? n->attrs : NULL;
    int n_carried = loop ? (int)loop->carried : 0, n_sliced = loop ? (int)loop->sliced : 0;
    etch_graph **typed = ETCH_ARENA_ARRAY(&r->cx->scratch, etch_graph *, bodies->n);
    if (!typed)
        return etch__fail_nomem(r->cx);
    memset(typed, 0, (size_t)bodies->n * sizeof *typed);
    etch_status s = ETCH_OK;
    for (int i = 0; s == ETCH_OK && i < bodies->n; i++)
        s = retype_body(r, bodies->at[i], in + !loop, n_carried, n_sliced, &typed[i]);
    const etch_graph_list all = { typed, bodies->n };
    bool is_done = false;
    if (s == ETCH_OK && !loop)
        s = etch__retype_open(r, v, in, &all, &is_done);
    if (s == ETCH_OK && !is_done)
        s = etch__retype_with(r, v, in, &all);
    for (int i = 0; i < bodies->n; i++)
        etch_graph_release(&typed[i]);
    return s;
}

static etch_status retype_op(etch_retyping *r, etch_val v, const etch_val *in)
{
    const etch_node *n = etch__node(r->from, v);
    if (r->is_silent && etch__has_loud_bodies(r->from, v))
        return etch__retype_loud(r, v, in);
    const etch_graph_list *bodies = etch__bodies_at(r->from, v);
    bool is_branch = etch__ops[n->op].control == ETCH_CONTROL_BRANCH, is_done = false;
    if (has_open_bodies(r, bodies, in + is_branch))
        return retype_bodies(r, v, in, bodies);
    if (is_branch && r->opens_ranks)
        ETCH_TRY(etch__retype_open(r, v, in, bodies, &is_done));
    if (is_done)
        return ETCH_OK;
    etch__build(r->to, n->op, in, (int)n->n_in, n->attrs, &r->map[v]);
    return r->map[v] ? ETCH_OK : r->cx->status;
}

static etch_status retype_node(etch_retyping *r, etch_val v)
{
    const etch_node *n = etch__node(r->from, v);
    if (needs_gap(r, v))
        return ETCH_OK;
    if (n->n_regions)
        return retype_owner(r, v);
    if (r->is_silent && etch__ops[n->op].flags & ETCH_FLAG_EFFECT)
        return etch__retype_done(r, v);
    if (etch__ops[n->op].structure == ETCH_IS_SIZES)
        return etch__retype_sizes(r, v);
    if (etch__ops[n->op].structure == ETCH_IS_CONST) {
        r->map[v] = etch__build_const(r->to, ((const etch_attrs_const *)n->attrs)->value);
        return r->map[v] ? ETCH_OK : r->cx->status;
    }
    etch_arena_mark mark = etch__arena_mark(&r->cx->scratch);
    etch_val *in = ETCH_ARENA_ARRAY(&r->cx->scratch, etch_val, n->n_in + 1);
    if (!in)
        return etch__fail_nomem(r->cx);
    for (uint32_t i = 0; i < n->n_in; i++)
        in[i] = r->map[n->in[i]];
    etch_status s = retype_op(r, v, in);
    etch__arena_reset(&r->cx->scratch, mark);
    ETCH_TRY(s);
    etch__carry_defined(r, v);
    carry_contents(r, v);
    return ETCH_OK;
}

/* Node v was the last of the results of a custom rule: the hook says what these are. */
static etch_status mark_results(etch_retyping *r, const etch_custom_place *c)
{
    etch_arena_mark mark = etch__arena_mark(&r->cx->scratch);
    etch_val *ys = ETCH_ARENA_ARRAY(&r->cx->scratch, etch_val, 2 * (size_t)c->n_y + c->n_x);
    if (!ys)
        return etch__fail_nomem(r->cx);
    etch_val *was = ys + c->n_y, *xs = was + c->n_y;
    for (uint32_t i = 0; i < c->n_y; i++)
        ys[i] = was[i] = r->map[c->ys[i]];
    for (uint32_t i = 0; i < c->n_x; i++)
        xs[i] = r->map[c->xs[i]];
    const etch_custom_place there = { .rule = c->rule, .ys = was, .xs = xs, .n_y = c->n_y, .n_x = c->n_x };
    etch_status s = r->hook->mark(r->hook->user, &there, ys);
    for (uint32_t i = 0; s == ETCH_OK && i < c->n_y; i++)
        if (c->ys[i])
            r->map[c->ys[i]] = ys[i];
    etch__arena_reset(&r->cx->scratch, mark);
    return s;
}

etch_status etch__retype_nodes(etch_retyping *r, etch_region_id region, etch_val begin, etch_val end)
{
    for (etch_val v = begin; v < end; v++) {
        int s = etch__op_of(r->from, v)->structure;
        bool is_node = s != ETCH_IS_FAILED && s != ETCH_IS_PARAM && s != ETCH_IS_RESULT;
        if (r->from->nodes.at[v].region != region || !is_node || r->map[v])
            continue;
        uint32_t place = r->to->loc;
        bool is_effect = etch__op_of(r->from, v)->flags & ETCH_FLAG_EFFECT; /* which says where it stands */
        if (r->keeps_places || is_effect)
            ETCH_TRY(etch__take_place(r->to, r->from, v));
        ETCH_TRY(retype_node(r, v));
        const etch_custom_place *c = r->hook ? etch__custom_at(r->from, v, &r->i_custom) : NULL;
        if (c && c->last_y == v)
            ETCH_TRY(mark_results(r, c));
        if (!r->keeps_places)
            r->to->loc = place;
    }
    return ETCH_OK;
}

/* A length that is known takes the place of its symbol everywhere. */
static void fix_lengths(etch_retyping *r, const etch_known_input *known)
{
    const etch_region *top = &r->from->regions.at[0];
    for (size_t i = 0; i < top->params.n; i++) {
        const etch_type *t = etch__type_of(r->from, top->params.at[i]);
        etch_symbol s;
        if (known[i].length >= 0 && t->rank == 1 && etch__dim_is_symbol(r->from->dims, t->dims[0], &s))
            r->symbols[s] = known[i].length;
    }
}

/* Gradients that somebody else gives are given there too. */
static etch_status carry_customs(etch_retyping *r)
{
    for (size_t i = 0; !r->hook && i < r->from->customs.n; i++) {
        const etch_custom_place *c = &r->from->customs.at[i];
        if (r->has_gaps && (has_gap(r, c->xs, c->n_x) || has_gap(r, c->ys, c->n_y)))
            continue;
        etch_arena_mark mark = etch__arena_mark(&r->cx->scratch);
        etch_val *ys = ETCH_ARENA_ARRAY(&r->cx->scratch, etch_val, c->n_y + c->n_x), *xs = ys + c->n_y;
        for (uint32_t k = 0; ys && k < c->n_y; k++)
            ys[k] = r->map[c->ys[k]];
        for (uint32_t k = 0; ys && k < c->n_x; k++)
            xs[k] = r->map[c->xs[k]];
        etch_status s = ys ? etch__graph_add_custom(r->to, c->rule, ys, (int)c->n_y, xs, (int)c->n_x)
                           : etch__fail_nomem(r->cx);
        etch__arena_reset(&r->cx->scratch, mark);
        if (s != ETCH_OK)
            return s;
    }
    return ETCH_OK;
}

/* Their sizes are numbers: others are not kept. */
static etch_status add_kept(etch_retyping *r)
{
    for (int i = 0; i < r->n_which; i++) {
        etch_val v = r->from->regions.at[0].results.at[r->which[i]];
        const etch_type *t = etch__type_of(r->from, v);
        char name[32];
        int n = snprintf(name, sizeof name, "kept.%d", i);
        t = etch__type_tensor(r->to, (etch_dtype)t->dtype, t->rank, t->dims);
        if (!t)
            return r->cx->status;
        ETCH_TRY(etch__graph_add_input(r->to, name, (size_t)n, t, &r->kept[v]));
    }
    return ETCH_OK;
}

static etch_status retype_all(etch_retyping *r, const etch_known_input *known)
{
    const etch_region *top = &r->from->regions.at[0];
    ETCH_TRY(carry_symbols(r));
    fix_lengths(r, known);
    for (size_t k = 0; k < top->params.n; k++) {
        int i = r->order ? r->order[k] : (int)k;
        if ((int)k == r->n_before)
            ETCH_TRY(add_kept(r));
        ETCH_TRY(retype_input(r, i, known[i].rank, known[i].length));
    }
    if ((int)top->params.n == r->n_before)
        ETCH_TRY(add_kept(r));
    ETCH_TRY(etch__retype_nodes(r, 0, 1, (etch_val)r->from->nodes.n));
    ETCH_TRY(carry_customs(r));
    for (size_t i = 0; i < top->results.n; i++)
        etch_graph_output(r->to, r->map[top->results.at[i]]);
    for (int i = 0; i < r->n_also; i++)
        etch_graph_output(r->to, r->map[r->also[i]]);
    return r->cx->sticky ? r->cx->status : ETCH_OK;
}

etch_status etch__retype_inputs(etch_retyping *r)
{
    const etch_region *top = &r->from->regions.at[0];
    ETCH_TRY(carry_symbols(r));
    for (size_t i = 0; i < top->params.n; i++)
        ETCH_TRY(retype_input(r, (int)i, etch__type_of(r->from, top->params.at[i])->rank, -1));
    return ETCH_OK;
}

/* What q says, of g. */
static etch_status retype(const etch_retyping *q, const etch_graph *g, const etch_known_input *known, etch_graph **out)
{
    etch_ctx *cx = q->cx;
    *out = NULL;
    size_t n_symbols = etch__dims_n_symbols(g->dims) + 1;
    etch_retyping r = *q;
    r.from = g;
    r.keeps_places = true;
    ETCH_TRY(etch__graph_new_sharing(cx, g->name, NULL, &r.to));
    r.to->no_folds = g->no_folds;
    r.to->is_turned = g->is_turned;
    r.to->keeps_apart = r.to->has_equals = g->customs.n > 0; /* whose results are nodes of their own */
    r.map = etch__alloc_zeroed(cx->alloc, g->nodes.n * sizeof *r.map);
    r.symbols = etch__alloc_zeroed(cx->alloc, n_symbols * sizeof *r.symbols);
    r.kept = r.n_which ? etch__alloc_zeroed(cx->alloc, g->nodes.n * sizeof *r.kept) : NULL;
    bool has_room = r.map && r.symbols && (r.kept || !r.n_which);
    etch_status s = has_room ? retype_all(&r, known) : etch__fail_nomem(cx);
    r.to->keeps_apart = false;
    etch__free(cx->alloc, r.kept, g->nodes.n * sizeof *r.kept);
    etch__free(cx->alloc, r.map, g->nodes.n * sizeof *r.map);
    etch__free(cx->alloc, r.symbols, n_symbols * sizeof *r.symbols);
    if (s != ETCH_OK) {
        cx->sticky = false;
        etch_graph_release(&r.to);
        return s;
    }
    *out = r.to;
    return ETCH_OK;
}

etch_status etch__graph_retype(etch_ctx *cx, const etch_graph *g, const etch_known_input *known, etch_graph **out)
{
    return retype(&(etch_retyping){ .cx = cx }, g, known, out);
}

static etch_status copy(const etch_retyping *q, const etch_graph *g, etch_graph **out)
{
    etch_ctx *cx = q->cx;
    const etch_region *top = &g->regions.at[0];
    *out = NULL;
    etch_known_input *known = etch__alloc(cx->alloc, (top->params.n + 1) * sizeof *known);
    if (!known)
        return etch__fail_nomem(cx);
    for (size_t i = 0; i < top->params.n; i++)
        known[i] = (etch_known_input){ etch__type_of(g, top->params.at[i])->rank, -1 };
    etch_status s = retype(q, g, known, out);
    etch__free(cx->alloc, known, (top->params.n + 1) * sizeof *known);
    return s;
}

etch_status etch__graph_reordered(etch_ctx *cx, const etch_graph *g, const int *order, etch_graph **out)
{
    return copy(&(etch_retyping){ .cx = cx, .order = order }, g, out);
}

etch_status etch__graph_copy(etch_ctx *cx, const etch_graph *g, etch_graph **out)
{
    return copy(&(etch_retyping){ .cx = cx }, g, out);
}

etch_status etch__graph_with_same(etch_ctx *cx, const etch_graph *g, const etch_same *same, etch_graph **out)
{
    return copy(&(etch_retyping){ .cx = cx, .same = same }, g, out);
}

etch_status etch__graph_opened(etch_ctx *cx, const etch_graph *g, etch_graph **out)
{
    return copy(&(etch_retyping){ .cx = cx, .opens_ranks = true }, g, out);
}

etch_status etch__graph_with_outputs(etch_ctx *cx, const etch_graph *g, const etch_val *vals, int n, etch_graph **out)
{
    return copy(&(etch_retyping){ .cx = cx, .also = vals, .n_also = n }, g, out);
}

etch_status etch__graph_without_effects(etch_ctx *cx, const etch_graph *g, etch_graph **out)
{
    return copy(&(etch_retyping){ .cx = cx, .is_silent = true }, g, out);
}

etch_status etch__loop_without_effects(etch_ctx *cx, const etch_attrs_loop *attrs, etch_graph **out, int *which, int *n)
{
    const etch_graph *body = attrs->bodies.at[attrs->bodies.n - 1];
    const etch_region *top = &body->regions.at[0];
    *n = 0;
    for (size_t i = (size_t)attrs->carried; i < top->results.n - (size_t)attrs->joined && !attrs->cut; i++)
        if (etch__is_of_effect(body, top->results.at[i]))
            which[(*n)++] = (int)i;
    const etch_retyping q = {
        .cx = cx, .is_silent = true, .which = which, .n_which = *n, .n_before = (int)(attrs->carried + attrs->sliced)
    };
    ETCH_TRY(copy(&q, body, out));
    etch_status s = etch__graph_finish_body(*out);
    if (s != ETCH_OK)
        etch_graph_release(out);
    return s;
}

/* Symbols of the inputs are the sizes of what stands in their place. */
static etch_status bind_inputs(etch_retyping *r, const etch_val *in)
{
    const etch_region *top = &r->from->regions.at[0];
    etch_binding b = { .cx = r->cx, .to = r->to->dims, .of = r->from };
    etch_arena_mark mark = etch__arena_mark(&r->cx->scratch);
    const etch_type **types = ETCH_ARENA_ARRAY(&r->cx->scratch, const etch_type *, top->params.n + 1);
    static const etch_type none = { .rank = ETCH_RANK_UNKNOWN };
    for (size_t i = 0; types && i < top->params.n; i++)
        types[i] = in[i] ? etch__type_of(r->to, in[i]) : &none;
    etch_status s = types ? etch__bind_types(&b, types) : etch__fail_nomem(r->cx);
    if (s == ETCH_OK)
        memcpy(r->symbols, b.symbols, etch__dims_n_symbols(r->from->dims) * sizeof *r->symbols);
    etch__arena_reset(&r->cx->scratch, mark);
    return s;
}

static etch_status replay_inputs(etch_retyping *r, const etch_val *in)
{
    const etch_region *top = &r->from->regions.at[0];
    for (size_t i = 0; i < top->params.n; i++) {
        if (!in[i])
            continue;
        const etch_type *old = etch__type_of(r->from, top->params.at[i]), *new = etch__type_of(r->to, in[i]);
        if (old->kind != new->kind || old->dtype != new->dtype ||
            (old->rank >= 0 && new->rank >= 0 && old->rank != new->rank))
            return etch__fail(r->cx, ETCH_EDTYPE, "input %zu of '%s' is %s, not %s", i, r->from->name,
                              etch__type_str(r->to, new), etch__type_text(r->cx, r->from->dims, old));
        r->map[top->params.at[i]] = in[i];
    }
    return bind_inputs(r, in);
}

static etch_status replay_all(etch_retyping *r, const etch_val *in, etch_val *out)
{
    const etch_region *top = &r->from->regions.at[0];
    ETCH_TRY(replay_inputs(r, in)); /* other symbols have no value until they are defined; nothing uses them before */
    for (int i = 0; r->replaced && i < r->replaced->n; i++)
        r->map[r->replaced->at[i]] = r->replaced->by[i];
    ETCH_TRY(etch__retype_nodes(r, 0, 1, (etch_val)r->from->nodes.n));
    ETCH_TRY(carry_customs(r));
    for (size_t i = 0; i < top->results.n; i++)
        out[i] = r->map[top->results.at[i]];
    return ETCH_OK;
}

static etch_status replay(etch_ctx *cx, const etch_graph *from, etch_graph *to, const etch_val *in, etch_retyping how,
                          etch_val *out)
{
    size_t n_symbols = etch__dims_n_symbols(from->dims) + 1;
    etch_retyping r = how;
    r.cx = cx;
    r.from = from;
    r.to = to;
    r.n_before = -1;
    r.map = etch__alloc_zeroed(cx->alloc, from->nodes.n * sizeof *r.map);
    r.symbols = etch__alloc_zeroed(cx->alloc, n_symbols * sizeof *r.symbols);
    bool keeps_apart = to->keeps_apart;
    to->keeps_apart |= from->customs.n > 0 && !r.hook; /* whose results are nodes of their own */
    to->has_equals |= to->keeps_apart;
    etch_status s = r.map && r.symbols ? replay_all(&r, in, out) : etch__fail_nomem(cx);
    to->keeps_apart = keeps_apart;
    etch__free(cx->alloc, r.map, from->nodes.n * sizeof *r.map);
    etch__free(cx->alloc, r.symbols, n_symbols * sizeof *r.symbols);
    cx->sticky = false;
    return s;
}

etch_status etch__graph_replay(etch_ctx *cx, const etch_graph *from, etch_graph *to, const etch_val *in, etch_val *out)
{
    return replay(cx, from, to, in, (etch_retyping){ 0 }, out);
}

etch_status etch__graph_replay_hooked(etch_ctx *cx, const etch_graph *from, etch_graph *to, const etch_val *in,
                                      const etch_custom_hook *hook, etch_val *out)
{
    return replay(cx, from, to, in, (etch_retyping){ .hook = hook }, out);
}

etch_status etch__graph_replay_silent(etch_ctx *cx, const etch_graph *from, etch_graph *to, const etch_val *in,
                                      etch_val *kept, etch_val *out)
{
    return replay(cx, from, to, in, (etch_retyping){ .is_silent = true, .kept = kept }, out);
}

etch_status etch__graph_replay_part(etch_ctx *cx, const etch_graph *from, etch_graph *to, const etch_val *in,
                                    const etch_replaced *replaced, etch_val *out)
{
    return replay(cx, from, to, in, (etch_retyping){ .keeps_places = true, .has_gaps = true, .replaced = replaced },
                  out);
}

etch_status etch__symbols_by_name(etch_ctx *cx, const etch_graph *from, etch_graph *to, etch_dim **out)
{
    etch_retyping r = { .cx = cx, .from = from, .to = to };
    *out = r.symbols = ETCH_ARENA_ARRAY(&cx->scratch, etch_dim, etch__dims_n_symbols(from->dims) + 1);
    return r.symbols ? carry_symbols(&r) : etch__fail_nomem(cx);
}

const etch_type *etch__type_by_name(etch_ctx *cx, const etch_graph *from, etch_graph *to, const etch_dim *symbols,
                                    const etch_type *t)
{
    etch_dim dims[ETCH_MAX_RANK];
    for (int a = 0; a < t->rank; a++) {
        dims[a] = etch__dim_substitute(cx, to->dims, from->dims, t->dims[a], symbols);
        if (dims[a] == ETCH_DIM_FAILED)
            return NULL;
    }
    return etch__type_tensor(to, (etch_dtype)t->dtype, t->rank, dims);
}
