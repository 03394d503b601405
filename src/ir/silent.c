/* Graphs without their effects, for what is computed again: tokens are handed on, and other results of effects (what
 * callbacks gave) are values that were kept, or an op that fails if somebody needs them after all.
 *
 * What is kept stands behind `given`, an op that says what it came of: gradients that are asked for through it are
 * refused, where without it they would be missing without a word. */
#include "ir/retyping.h"

#include <string.h>

const etch_graph_list *etch__bodies_at(const etch_graph *g, etch_val v)
{
    return etch__bodies_of(etch__node(g, v)->op, etch__node(g, v)->attrs);
}

bool etch__graph_has_flags(const etch_graph *g, int flags)
{
    for (etch_val v = 1; v < g->nodes.n; v++) {
        const etch_graph_list *bodies = etch__bodies_at(g, v);
        if (etch__op_of(g, v)->flags & flags)
            return true;
        for (int i = 0; bodies && i < bodies->n; i++)
            if (etch__graph_has_flags(bodies->at[i], flags))
                return true;
    }
    return false;
}

/* The op of this class with the same attributes that is no effect. */
static etch_op twin_of(etch_op op, etch_op_class op_class)
{
    for (int i = 0; i < etch__n_ops; i++)
        if (etch__ops[i].attrs == etch__ops[op].attrs && etch__ops[i].op_class == op_class &&
            !(etch__ops[i].flags & ETCH_FLAG_EFFECT))
            return (etch_op)i;
    ETCH_ASSERT(false, "%s has results, and no twin without the token", etch__ops[op].name);
}

/* In place of results that are not there: an op that fails, should anybody need them. */
static etch_status build_spent(etch_retyping *r, etch_val v, etch_val *out)
{
    const etch_node *n = etch__node(r->from, v);
    etch_attrs_host attrs = *(const etch_attrs_host *)n->attrs;
    int first = n->n_in > 1 ? 1 : 0; /* it takes something */
    etch_arena_mark mark = etch__arena_mark(&r->cx->scratch);
    etch_val *in = ETCH_ARENA_ARRAY(&r->cx->scratch, etch_val, n->n_in);
    if (!in)
        return etch__fail_nomem(r->cx);
    for (uint32_t i = 0; i < n->n_in; i++)
        in[i] = r->map[n->in[i]];
    attrs.spent = true;
    bool is_built = etch__build_n(r->to, twin_of(n->op, ETCH_OP_CALL), in + first, (int)n->n_in - first, &attrs, out) >
                    0;
    etch__arena_reset(&r->cx->scratch, mark);
    return is_built ? ETCH_OK : r->cx->status;
}

enum { MAX_VIEW_OPERANDS = 8 };

/* What is kept, as something that came of the operands: gradients that are asked for through it are refused. */
static etch_status build_given(etch_retyping *r, etch_val v, etch_val *y)
{
    const etch_node *n = etch__node(r->from, v);
    etch_op op = twin_of(n->op, ETCH_OP_VIEW);
    etch_val in[MAX_VIEW_OPERANDS];
    int n_in = 1;
    for (uint32_t i = 1; i < n->n_in; i++) {
        if (etch__dtype_is((etch_dtype)etch__type_of(r->from, n->in[i])->dtype, ETCH_CLASS_FLOAT))
            in[n_in++] = r->map[n->in[i]];
        if (n_in == 1 || (n_in < MAX_VIEW_OPERANDS && i + 1 < n->n_in))
            continue;
        in[0] = *y;
        n_in = etch__build_n(r->to, op, in, n_in, n->attrs, y);
        if (!n_in)
            return r->cx->status;
    }
    return ETCH_OK;
}

/* An effect that had its effect before: its results are what they were. */
etch_status etch__retype_done(etch_retyping *r, etch_val v)
{
    uint32_t n = etch__node(r->from, v)->n_results;
    bool is_there = true;
    r->map[v] = r->map[etch__node(r->from, v)->in[0]];
    for (uint32_t i = 1; i < n; i++) {
        r->map[v + i] = r->kept ? r->kept[v + i] : 0;
        is_there &= r->map[v + i] != 0;
        if (r->map[v + i] && etch__dtype_is((etch_dtype)etch__type_of(r->from, v + i)->dtype, ETCH_CLASS_FLOAT))
            ETCH_TRY(build_given(r, v, &r->map[v + i]));
    }
    if (!is_there) {
        etch_val spent[ETCH_MAX_RESULTS];
        ETCH_TRY(build_spent(r, v, spent));
        for (uint32_t i = 1; i < n; i++)
            r->map[v + i] = r->map[v + i] ? r->map[v + i] : spent[i - 1];
    }
    etch__carry_defined(r, v);
    return ETCH_OK;
}

bool etch__is_of_effect(const etch_graph *g, etch_val v)
{
    return etch__is(g, v, ETCH_IS_RESULT) && etch__op_of(g, etch__producer(g, v))->flags & ETCH_FLAG_EFFECT;
}

/* A loop whose turns have effects that gave something, which the loop stacks: the turns are taken again with that. */
static etch_status retype_loop_done(etch_retyping *r, etch_val v, const etch_val *in)
{
    const etch_node *n = etch__node(r->from, v);
    const etch_attrs_loop *attrs = n->attrs;
    int which[ETCH_MAX_RESULTS], n_kept, n_before = (int)(attrs->carried + attrs->sliced);
    etch_graph *body = NULL;
    ETCH_TRY(etch__loop_without_effects(r->cx, attrs, &body, which, &n_kept));
    etch_val *all = ETCH_ARENA_ARRAY(&r->cx->scratch, etch_val, n->n_in + (uint32_t)n_kept + 1);
    etch_status s = all ? ETCH_OK : etch__fail_nomem(r->cx);
    for (int i = 0; all && i < n_kept; i++)
        all[n_before + i] = r->kept[v + (etch_val)which[i]];
    for (int i = 0; all && i < (int)n->n_in; i++)
        all[i < n_before ? i : i + n_kept] = in[i];
    const etch_attrs_loop again = etch__loop_again(attrs, n_kept, &body);
    if (s == ETCH_OK && !etch__build_n(r->to, etch__op_named("scan"), all, (int)n->n_in + n_kept, &again, &r->map[v]))
        s = r->cx->status;
    etch_graph_release(&body);
    return s;
}

/* Are the results that effects in its turns gave at hand? */
static bool has_kept_turns(const etch_retyping *r, etch_val v)
{
    if (!r->kept || etch__op_of(r->from, v)->control != ETCH_CONTROL_LOOP)
        return false;
    for (uint32_t i = 0; i < etch__node(r->from, v)->n_results; i++)
        if (r->kept[v + i])
            return true;
    return false;
}

/* Bodies without effects, in scratch memory; those that were made are to be released. */
static etch_status silence(etch_retyping *r, const etch_graph_list *bodies, etch_graph **out)
{
    for (int i = 0; i < bodies->n; i++) {
        ETCH_TRY(etch__graph_without_effects(r->cx, bodies->at[i], &out[i]));
        ETCH_TRY(etch__graph_finish_body(out[i]));
    }
    return ETCH_OK;
}

/* A branch or a loop whose bodies have effects. */
static etch_status retype_silenced(etch_retyping *r, etch_val v, const etch_val *in)
{
    const etch_graph_list *bodies = etch__bodies_at(r->from, v);
    etch_graph **silent = ETCH_ARENA_ARRAY(&r->cx->scratch, etch_graph *, bodies->n);
    if (!silent)
        return etch__fail_nomem(r->cx);
    memset(silent, 0, (size_t)bodies->n * sizeof *silent);
    etch_status s = silence(r, bodies, silent);
    if (s == ETCH_OK)
        s = etch__retype_with(r, v, in, &(etch_graph_list){ silent, bodies->n });
    for (int i = 0; i < bodies->n; i++)
        etch_graph_release(&silent[i]);
    return s;
}

bool etch__has_loud_bodies(const etch_graph *g, etch_val v)
{
    const etch_graph_list *bodies = etch__bodies_at(g, v);
    for (int i = 0; bodies && i < bodies->n; i++)
        if (etch__graph_has_flags(bodies->at[i], ETCH_FLAG_EFFECT))
            return true;
    return false;
}

etch_status etch__retype_loud(etch_retyping *r, etch_val v, const etch_val *in)
{
    return has_kept_turns(r, v) ? retype_loop_done(r, v, in) : retype_silenced(r, v, in);
}

etch_attrs_loop etch__loop_again(const etch_attrs_loop *attrs, int n_kept, etch_graph *const *body)
{
    return (etch_attrs_loop){ .carried = attrs->carried,
                              .sliced = attrs->sliced + n_kept,
                              .joined = attrs->joined,
                              .reverse = attrs->reverse,
                              .limit = -1,
                              .segment = attrs->segment,
                              .bodies = { body, 1 } };
}

int etch__effect_results(const etch_graph *g, etch_val *out, int max)
{
    int n = 0;
    for (etch_val v = 1; v < g->nodes.n; v++) {
        etch_val node = etch__producer(g, v);
        bool is_one = etch__node(g, v)->region == 0 && etch__is_of_effect(g, v);
        if (etch__op_of(g, node)->control == ETCH_CONTROL_LOOP) {
            const etch_attrs_loop *attrs = etch__node(g, node)->attrs;
            const etch_graph *body = attrs->bodies.at[attrs->bodies.n - 1];
            int64_t i = v - node;
            int64_t n_stacked = (int64_t)body->regions.at[0].results.n - attrs->joined;
            is_one = i >= attrs->carried && i < n_stacked && !attrs->cut &&
                     etch__is_of_effect(body, body->regions.at[0].results.at[i]);
        }
        if (is_one && n < max)
            out[n] = v;
        n += is_one;
    }
    return n;
}
