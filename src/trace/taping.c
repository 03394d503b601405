/* Tapes outside of traces: ops that have run are put into a graph, whose values the tensors at hand stand for.
 *
 * Tapes that are open inside each other share the graph, as those of a trace do, so that gradients which inner ones
 * ask for are nodes to the outer ones, and a program gives the same graph, hence the same bits, as when it is traced.
 * Only ops that some tape has to do with are put there.
 *
 * Sizes are those of the tensors: known sizes decide all that the gradient rules ask (what was broadcast, what to
 * sum), every op can be typed, and steps of equal sizes give equal graphs. A program whose sizes keep changing plans
 * its gradients for each of them; traced functions, where sizes are symbols, are for that.
 *
 * Tensors that nobody watches are inputs, so that their contents do not matter to the graph. Small integer tensors
 * become constants only where an op's sizes follow from what is in them (a shape, a start): labels and indices differ
 * from step to step. */
#include "trace/tape.h"

#include "grad/cut.h"
#include "ir/infer.h"
#include "ir/retype.h"
#include <stdio.h>
#include <string.h>

/* --- life --------------------------------------------------------------------------------------------------------- */

etch_status etch__taping_join(etch_tracer *tr, etch_taping **out)
{
    etch_ctx *cx = tr->cx;
    for (const etch_tape *t = tr->tapes; t; t = t->next)
        if (t->is_open && t->taping) {
            t->taping->n_tapes++;
            *out = t->taping;
            return ETCH_OK;
        }
    etch_taping *p = etch__alloc_zeroed(cx->alloc, sizeof *p);
    if (!p)
        return etch__fail_nomem(cx);
    etch_status s = etch__graph_new_sharing(cx, "tape", NULL, &p->g);
    if (s != ETCH_OK) {
        etch__free(cx->alloc, p, sizeof *p);
        return s;
    }
    p->g->keeps_apart = p->g->has_equals = true;
    p->cx = cx;
    p->n_tapes = 1;
    *out = p;
    return ETCH_OK;
}

/* Values that a tape tells gradients by, or through. */
static bool is_on_any(const etch_taping *p, const etch_tracer *tr, etch_val v)
{
    for (const etch_tape *t = tr->tapes; t; t = t->next)
        if (t->taping == p && v < t->on.n && t->on.at[v])
            return true;
    return false;
}

/* Marks the values whose tensors the tapes need: what gradients would be computed from. Handles for what is on a tape
 * stay known. */
static etch_status find_needed(etch_taping *p, const etch_tracer *tr, bool *is_given, bool *is_needed)
{
    const etch_graph *g = p->g;
    ETCH_VEC(etch_val) roots = { 0 };
    bool has_room = true;
    for (etch_val v = 1; has_room && v < g->nodes.n; v++) {
        const etch_node *n = etch__node(g, v);
        is_given[v] = v < p->held.n && p->held.at[v];
        if (!is_on_any(p, tr, v))
            continue;
        has_room = ETCH_VEC_RESERVE(&roots, p->cx->alloc, n->n_in + 1);
        for (uint32_t i = 0; has_room && i < n->n_in; i++)
            roots.at[roots.n++] = n->in[i];
        if (has_room)
            roots.at[roots.n++] = v;
    }
    etch_cut q = { .ys = roots.at, .n_y = (int)roots.n, .is_given = is_given, .n_given = g->nodes.n, .is_whole = true };
    etch_status s = has_room ? etch__graph_cut_takes(p->cx, g, &q, is_needed) : ETCH_ENOMEM;
    ETCH_VEC_FINI(&roots, p->cx->alloc);
    for (etch_val v = 1; v < g->nodes.n; v++)
        is_needed[v] |= is_on_any(p, tr, v);
    return s;
}

/* Lets go of tensors that no tape needs any more. Without memory for finding out they stay, and while one of the
 * tapes is asked. */
static void let_go(etch_taping *p, const etch_tracer *tr)
{
    const etch_allocator *a = p->g->rt->alloc;
    for (etch_tape *t = tr->tapes; t; t = t->next)
        if (t->taping == p && (t->n_busy > 0 || etch__tape_follow(t) != ETCH_OK))
            return;
    size_t n = p->g->nodes.n;
    bool *is_needed = etch__alloc_zeroed(a, 2 * n * sizeof *is_needed);
    if (is_needed && find_needed(p, tr, is_needed + n, is_needed) == ETCH_OK)
        for (size_t i = 0; i < p->tensors.n; i++) {
            etch_taped_tensor *it = &p->tensors.at[i];
            if (!it->tensor || is_needed[it->val])
                continue;
            p->held.at[it->val] = NULL;
            etch_tensor_release(&it->tensor); /* the place stays, for the index' sake */
        }
    etch__free(a, is_needed, 2 * n * sizeof *is_needed);
}

void etch__taping_leave(etch_tape *t)
{
    etch_taping *p = t->taping;
    t->taping = NULL;
    if (--p->n_tapes > 0) {
        if (t->tr)
            let_go(p, t->tr);
        return;
    }
    const etch_allocator *a = t->rt->alloc;
    for (size_t i = 0; i < p->tensors.n; i++)
        etch_tensor_release(&p->tensors.at[i].tensor);
    ETCH_VEC_FINI(&p->tensors, a);
    ETCH_VEC_FINI(&p->held, a);
    etch__index_fini(&p->index, a);
    etch_graph_release(&p->g);
    etch__free(a, p, sizeof *p);
}

/* --- tensors and values ------------------------------------------------------------------------------------------- */

static uint64_t hash_address(const etch_tensor *x) { return etch__hash_mix(0, (uint64_t)(uintptr_t)x); }

etch_val etch__taping_find(const etch_taping *p, const etch_tensor *x)
{
    uint64_t h = hash_address(x);
    for (etch_index_probe i = etch__index_first(&p->index, h); i.found; i = etch__index_next(&p->index, i))
        if (p->tensors.at[i.value].tensor == x)
            return p->tensors.at[i.value].val;
    return 0;
}

etch_status etch__taping_hold(etch_taping *p, etch_tensor *x, etch_val v)
{
    const etch_allocator *a = p->cx->alloc;
    size_t n = p->g->nodes.n;
    if (!ETCH_VEC_RESERVE(&p->tensors, a, 1) || !ETCH_VEC_RESERVE(&p->held, a, n - p->held.n) ||
        !etch__index_add(&p->index, a, hash_address(x), (uint32_t)p->tensors.n))
        return etch__fail_nomem(p->cx);
    while (p->held.n < n)
        p->held.at[p->held.n++] = NULL;
    p->tensors.at[p->tensors.n++] = (etch_taped_tensor){ etch_tensor_retain(x), v };
    if (!p->held.at[v])
        p->held.at[v] = x;
    return ETCH_OK;
}

etch_status etch__graph_feed(etch_ctx *cx, etch_graph *g, const etch_tensor *x, etch_val *out)
{
    char name[32];
    int n = snprintf(name, sizeof name, "x%zu", g->input_names.n);
    const etch_type *type = etch__type_tensor(g, x->dtype, x->rank, x->dims);
    etch_status s = type ? etch__graph_add_input(g, name, (size_t)n, type, out) : cx->status;
    cx->sticky = false;
    return s;
}

etch_status etch__taping_value(etch_taping *p, etch_tensor *x, etch_val *out)
{
    *out = etch__taping_find(p, x);
    if (*out)
        return ETCH_OK;
    ETCH_TRY(etch__graph_feed(p->cx, p->g, x, out));
    return etch__taping_hold(p, x, *out);
}

/* --- what ran ----------------------------------------------------------------------------------------------------- */

static bool tracks(const etch_tape *t, etch_tensor *const *in, int n_in)
{
    for (int i = 0; i < n_in; i++) {
        etch_val v = etch__dtype_is(in[i]->dtype, ETCH_CLASS_FLOAT) ? etch__taping_find(t->taping, in[i]) : 0;
        if (v && t->on.at[v])
            return true;
    }
    return false;
}

etch_tri etch__tapes_track(etch_tracer *tr, etch_tensor *const *in, int n_in)
{
    if (!tr->is_noting || tr->recording)
        return ETCH_NO;
    if (etch__tapes_settle(tr) != ETCH_OK)
        return ETCH_UNKNOWN;
    for (const etch_tape *t = tr->tapes; t; t = t->next)
        if (etch__tape_is_recording(t) && tracks(t, in, n_in))
            return ETCH_YES;
    return ETCH_NO;
}

etch_taping *etch__taping_open(const etch_tracer *tr)
{
    for (const etch_tape *t = tr->is_noting ? tr->tapes : NULL; t; t = t->next)
        if (t->taping && etch__tape_is_recording(t))
            return t->taping;
    return NULL;
}

/* The graph in question if one has; NULL, with ETCH_OK, if not. */
static etch_status find_taping(etch_tracer *tr, etch_tensor *const *in, int n_in, etch_taping **out)
{
    *out = NULL;
    switch (etch__tapes_track(tr, in, n_in)) {
    case ETCH_NO: return ETCH_OK;
    case ETCH_UNKNOWN: return ETCH_ENOMEM;
    case ETCH_YES: break;
    }
    *out = etch__taping_open(tr);
    etch__graph_here(tr->cx, (*out)->g);
    return ETCH_OK;
}

static bool is_small_int(const etch_tensor *x)
{
    return etch__dtype_is(x->dtype, ETCH_CLASS_INT | ETCH_CLASS_UINT) && x->count <= ETCH_MAX_KNOWN;
}

static etch_status find_operands(etch_taping *p, etch_tensor *const *in, int n_in, bool as_constants, etch_val *x)
{
    for (int i = 0; i < n_in; i++) {
        if (as_constants && is_small_int(in[i])) {
            x[i] = etch_graph_constant(p->g, in[i]);
            if (!x[i])
                return p->cx->status;
            continue;
        }
        ETCH_TRY(etch__taping_value(p, in[i], &x[i]));
    }
    return ETCH_OK;
}

static bool has_known_sizes(const etch_graph *g, const etch_val *y, int n)
{
    for (int i = 0; i < n; i++)
        for (int a = 0; a < etch__type_of(g, y[i])->rank; a++)
            if (!etch__dim_is_const(etch__type_of(g, y[i])->dims[a]))
                return false;
    return true;
}

static etch_status build_op(etch_taping *p, etch_op op, etch_tensor *const *in, int n_in, const void *attrs,
                            etch_val *y)
{
    etch_ctx *cx = p->cx;
    const etch_op_info *info = &etch__ops[op];
    etch_val *x = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, n_in + 1);
    if (!x)
        return etch__fail_nomem(cx);
    bool has_ints = false;
    for (int i = 0; i < n_in; i++)
        has_ints |= is_small_int(in[i]);
    bool as_constants = has_ints && (info->op_class == ETCH_OP_VIEW || (info->flags & ETCH_FLAG_FRESH));
    for (;; as_constants = true) {
        ETCH_TRY(find_operands(p, in, n_in, as_constants, x));
        int n = etch__build_n(p->g, op, x, n_in, attrs, y);
        if (n > 0 && (as_constants || !has_ints || has_known_sizes(p->g, y, n)))
            return ETCH_OK;
        if (n == 0 && (as_constants || !has_ints || cx->status == ETCH_ENOMEM))
            return cx->status;
        cx->sticky = false;
    }
}

static etch_status hold_all(etch_taping *p, etch_tensor *const *out, const etch_val *y, int n)
{
    for (int i = 0; i < n; i++)
        if (y[i])
            ETCH_TRY(etch__taping_hold(p, out[i], y[i]));
    return ETCH_OK;
}

etch_status etch__tapes_note_op(etch_tracer *tr, etch_op op, etch_tensor *const *in, int n_in, const void *attrs,
                                etch_tensor *const *out, int n_out)
{
    etch_ctx *cx = tr->cx;
    etch_val y[ETCH_MAX_RESULTS];
    etch_taping *p;
    ETCH_TRY(find_taping(tr, in, n_in, &p));
    if (!p)
        return ETCH_OK;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = build_op(p, op, in, n_in, attrs, y);
    cx->sticky = false; /* the status says it */
    etch__arena_reset(&cx->scratch, mark);
    return s == ETCH_OK ? hold_all(p, out, y, n_out) : s;
}

static etch_status replay(etch_taping *p, const etch_graph *g, etch_tensor *const *in, int n_in,
                          etch_tensor *const *out, int n_out, const etch_effects_kept *effects)
{
    size_t n_y = g->regions.at[0].results.n;
    ETCH_ASSERT((size_t)n_in == g->regions.at[0].params.n && (size_t)n_out <= n_y, "'%s' on %d tensors gave %d",
                g->name, n_in, n_out);
    etch_val *x = ETCH_ARENA_ARRAY(&p->cx->scratch, etch_val, (size_t)n_in + n_y + 1), *y = x + n_in;
    if (!x)
        return etch__fail_nomem(p->cx);
    for (int i = 0; i < n_in; i++)
        ETCH_TRY(etch__taping_value(p, in[i], &x[i]));
    etch_val *kept = NULL;
    if (effects && effects->n) {
        kept = ETCH_ARENA_ARRAY(&p->cx->scratch, etch_val, g->nodes.n);
        if (!kept)
            return etch__fail_nomem(p->cx);
        memset(kept, 0, g->nodes.n * sizeof *kept);
    }
    for (int i = 0; kept && i < effects->n; i++)
        ETCH_TRY(etch__taping_value(p, effects->tensors[i], &kept[effects->at[i]]));
    ETCH_TRY(etch__graph_replay_silent(p->cx, g, p->g, x, kept, y)); /* what is run again has no effects */
    return hold_all(p, out, y, n_out);
}

etch_status etch__tape_note_call(etch_tracer *tr, const etch_graph *g, etch_tensor *const *in, int n_in,
                                 etch_tensor *const *out, int n_out, const etch_effects_kept *kept)
{
    etch_taping *p;
    ETCH_TRY(find_taping(tr, in, n_in, &p));
    if (!p)
        return ETCH_OK;
    etch_arena_mark mark = etch__arena_mark(&tr->cx->scratch);
    etch_status s = replay(p, g, in, n_in, out, n_out, kept);
    etch__arena_reset(&tr->cx->scratch, mark);
    return s;
}

/* Its results are inputs of the graph, and the rule is the way back from them. */
static etch_status add_custom(etch_taping *p, etch_custom_rule *rule, etch_tensor *const *in, int n_in,
                              etch_tensor *const *out, int n_out)
{
    etch_ctx *cx = p->cx;
    etch_val *x = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, n_in + n_out + 1), *y = x + n_in;
    if (!x)
        return etch__fail_nomem(cx);
    for (int i = 0; i < n_in; i++)
        ETCH_TRY(etch__taping_value(p, in[i], &x[i]));
    for (int i = 0; i < n_out; i++) {
        y[i] = 0;
        if (etch__dtype_is(out[i]->dtype, ETCH_CLASS_FLOAT))
            ETCH_TRY(etch__graph_feed(cx, p->g, out[i], &y[i]));
    }
    ETCH_TRY(etch__graph_add_custom(p->g, rule, y, n_out, x, n_in));
    return hold_all(p, out, y, n_out);
}

etch_status etch__tapes_note_custom(etch_tracer *tr, etch_custom_rule *rule, etch_tensor *const *in, int n_in,
                                    etch_tensor *const *out, int n_out)
{
    etch_taping *p;
    ETCH_TRY(find_taping(tr, in, n_in, &p));
    if (!p)
        return ETCH_OK;
    etch_arena_mark mark = etch__arena_mark(&tr->cx->scratch);
    etch_status s = add_custom(p, rule, in, n_in, out, n_out);
    etch__arena_reset(&tr->cx->scratch, mark);
    return s;
}
