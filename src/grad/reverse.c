/* Reverse mode over the IR.
 *
 * Nodes come after their operands, so that going through them backwards meets every use of a value before the value
 * itself: its gradient is then the sum of what the uses gave. Only what lies between ys and xs is looked at, and of
 * that only what the caller lets pass. The nodes that the rules build come behind all others; they are ops like any,
 * and can be differentiated again.
 *
 * Where a region is open, nodes of it and of those around it are looked at; what stands in other regions is its
 * owner's affair. */
#include "grad/reverse.h"

#include "grad/control.h"
#include "grad/scattered.h"

#include "ir/grad.h"
#include "ops/rules.h"
#include <etch/ops.h>
#include <string.h>

typedef struct reversing {
    etch_ctx *cx;
    etch_graph *g;
    const etch_reversal *q;
    uint32_t n;    /* nodes that were there */
    bool *depends; /* by node: on xs */
    etch_val *d;   /* by value: its gradient so far; 0: none */
} reversing;

static bool is_on(const reversing *r, etch_val v) { return !r->q->on || (v < r->q->n_on && r->q->on[v]); }

static bool any_depends(const reversing *r, const etch_val *at, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if (r->depends[at[i]])
            return true;
    return false;
}

/* A node may use values from around its regions without their being operands. */
static bool body_depends(const reversing *r, etch_val owner)
{
    const etch_node *n = etch__node(r->g, owner);
    for (etch_val v = n->n_regions ? r->g->regions.at[n->first_region].first : owner; v < owner; v++)
        for (uint32_t i = 0; r->depends[v] && i < n->n_regions; i++)
            if (etch__region_is_inside(r->g, etch__node(r->g, v)->region, n->first_region + i))
                return true;
    return false;
}

/* Which values depend on xs by floats alone. */
static void find_dependent(reversing *r)
{
    size_t i_custom = 0;
    for (int i = 0; i < r->q->n_x; i++)
        r->depends[r->q->xs[i]] = true;
    for (etch_val v = 1; v < r->n; v++) {
        const etch_node *n = etch__node(r->g, v);
        const etch_custom_place *c = etch__custom_at(r->g, v, &i_custom);
        if (r->depends[v] || !is_on(r, v))
            continue;
        if (c)
            r->depends[v] = any_depends(r, c->xs, c->n_x);
        else if (etch__is(r->g, v, ETCH_IS_RESULT))
            r->depends[v] = r->depends[etch__producer(r->g, v)] && etch__has_gradient(r->g, v);
        else
            r->depends[v] = any_depends(r, n->in, n->n_in) || body_depends(r, v);
        /* A node all of whose results are no floats ends the way; with several results the first stands for the node.
         */
        if (r->depends[v] && !etch__has_gradient(r->g, v) && etch__op_of(r->g, v)->n_out == 1)
            r->depends[v] = false;
        if (etch__op_of(r->g, v)->grad == etch__grad_stops)
            r->depends[v] = false; /* what is behind it, and has none, is not on the way */
    }
}

static etch_status add(reversing *r, etch_val v, etch_val d)
{
    r->d[v] = r->d[v] ? etch__gradients_add(r->g, r->d[v], d) : d;
    return r->d[v] ? ETCH_OK : r->cx->status;
}

static etch_status fail_none(reversing *r, etch_val v)
{
    const etch_loc *at = r->g->locs.n ? &r->g->locs.at[etch__node(r->g, v)->loc] : NULL;
    char place[256] = "";
    if (at && at->file)
        snprintf(place, sizeof place, "%s:%u: ", at->file, at->line);
    if (strcmp(etch__op_of(r->g, v)->attrs->name, "host") == 0)
        return etch__fail(r->cx, ETCH_ENOTSUP,
                          "%sgradient: the callback '%s' has none, and what is asked for goes through it; a custom "
                          "gradient around it would have one",
                          place, ((const etch_attrs_host *)etch__node(r->g, v)->attrs)->callback->name);
    return etch__fail(r->cx, ETCH_EGRADIENT, "%sgradient: '%s' has none, and what is asked for goes through it", place,
                      etch__op_of(r->g, v)->name);
}

static bool is_through(const reversing *r, etch_val v) { return r->depends[v] && is_on(r, v); }

/* Hands the gradients of v's results to its operands. */
static etch_status step(reversing *r, etch_val v, int n_out)
{
    const etch_op_info *info = etch__op_of(r->g, v);
    const etch_node *node = etch__node(r->g, v);
    uint32_t n_in = node->n_in;
    etch_val *in = ETCH_ARENA_ARRAY(&r->cx->scratch, etch_val, 2 * n_in + 1), *d_in = in + n_in;
    bool *wants = ETCH_ARENA_ARRAY(&r->cx->scratch, bool, n_in + 1);
    if (!in || !wants)
        return etch__fail_nomem(r->cx);
    bool is_wanted = false;
    for (uint32_t i = 0; i < n_in; i++) {
        in[i] = node->in[i]; /* the nodes move when others are added */
        d_in[i] = 0;
        wants[i] = r->depends[in[i]] && etch__has_gradient(r->g, in[i]);
        is_wanted |= wants[i];
    }
    if (!is_wanted && !body_depends(r, v))
        return ETCH_OK;
    if (!info->grad && !info->control)
        return fail_none(r, v);
    etch_grad q = { .g = r->g,
                    .cx = r->cx,
                    .v = v,
                    .in = in,
                    .n_in = (int)n_in,
                    .attrs = node->attrs,
                    .n_out = n_out,
                    .d_out = &r->d[v],
                    .wants = wants,
                    .d_in = d_in };
    ETCH_TRY(info->control ? etch__reverse_control(&q) : info->grad(&q));
    for (uint32_t i = 0; i < n_in; i++)
        if (d_in[i] && wants[i])
            ETCH_TRY(add(r, in[i], d_in[i]));
    return ETCH_OK;
}

/* The same where somebody else says what becomes of them. */
static etch_status step_custom(reversing *r, const etch_custom_place *place)
{
    const etch_custom_place c = *place; /* the list moves when others are added */
    etch_val *d_y = ETCH_ARENA_ARRAY(&r->cx->scratch, etch_val, c.n_y + c.n_x), *d_x = d_y + c.n_y;
    bool is_wanted = any_depends(r, c.xs, c.n_x), has_gradient = false;
    if (!d_y)
        return etch__fail_nomem(r->cx);
    for (uint32_t i = 0; i < c.n_y; i++) {
        d_y[i] = c.ys[i] ? r->d[c.ys[i]] : 0;
        has_gradient |= d_y[i] != 0;
    }
    if (!is_wanted || !has_gradient)
        return ETCH_OK;
    if (!r->q->custom)
        return etch__fail(r->cx, ETCH_ENOTSUP,
                          "gradient: the way goes through the custom gradient '%s', whose rule is code of the program: "
                          "tapes follow it, but not reverse mode over the graph alone",
                          c.rule->name);
    for (uint32_t i = 0; i < c.n_x; i++)
        d_x[i] = 0;
    ETCH_TRY(r->q->custom(r->q->user, &c, d_y, d_x));
    for (uint32_t i = 0; i < c.n_x; i++)
        if (d_x[i] && r->depends[c.xs[i]] && etch__has_gradient(r->g, c.xs[i]))
            ETCH_TRY(add(r, c.xs[i], d_x[i]));
    return ETCH_OK;
}

/* Is v one of the results of a custom rule? *i: the last that may be, for walks from the end. */
static const etch_custom_place *custom_before(const etch_graph *g, etch_val v, size_t *i)
{
    while (*i > 0 && g->customs.at[*i - 1].first_y > v)
        --*i;
    return *i > 0 && g->customs.at[*i - 1].last_y >= v ? &g->customs.at[*i - 1] : NULL;
}

static etch_status go_back(reversing *r, etch_val last)
{
    int n_out = 1;
    bool has_gradient = false;
    size_t i_custom = r->g->customs.n;
    for (etch_val v = last; v > 0; v--) {
        const etch_custom_place *c = custom_before(r->g, v, &i_custom);
        if (!etch__region_is_inside(r->g, r->g->open, etch__node(r->g, v)->region) || (c && v != c->last_y))
            continue;
        has_gradient |= r->d[v] != 0;
        if (etch__is(r->g, v, ETCH_IS_RESULT)) {
            n_out++;
            continue;
        }
        etch_arena_mark mark = etch__arena_mark(&r->cx->scratch);
        etch_status s = c ? step_custom(r, c) : has_gradient && is_through(r, v) ? step(r, v, n_out) : ETCH_OK;
        etch__arena_reset(&r->cx->scratch, mark);
        if (s != ETCH_OK)
            return s;
        n_out = 1;
        has_gradient = false;
    }
    return ETCH_OK;
}

static etch_status seed(reversing *r, const etch_val *ys, const etch_val *seeds, int n_y, etch_val *last)
{
    *last = 0;
    for (int i = 0; i < n_y; i++) {
        if (!etch__has_gradient(r->g, ys[i]))
            return etch__fail(r->cx, ETCH_EDTYPE, "gradient: result %d is %s; only floats have one", i,
                              etch__type_str(r->g, etch__type_of(r->g, ys[i])));
        etch_val d = seeds && seeds[i] ? seeds[i] : etch_build_ones_like(r->g, ys[i]);
        if (!d)
            return r->cx->status;
        ETCH_TRY(add(r, ys[i], d));
        *last = ys[i] > *last ? ys[i] : *last;
    }
    while (*last + 1 < r->n && etch__is(r->g, *last + 1, ETCH_IS_RESULT))
        ++*last; /* the other results of the last node */
    return ETCH_OK;
}

static etch_status check(const reversing *r, const etch_val *at, int n, const char *what)
{
    for (int i = 0; i < n; i++)
        if (at[i] == 0 || at[i] >= r->n || !etch__region_is_inside(r->g, r->g->open, etch__node(r->g, at[i])->region))
            return etch__fail(r->cx, ETCH_EINVAL, "gradient: %s %d is no value of the graph", what, i);
    return ETCH_OK;
}

static etch_status check_sources(const reversing *r)
{
    ETCH_TRY(check(r, r->q->ys, r->q->n_y, "result"));
    ETCH_TRY(check(r, r->q->xs, r->q->n_x, "source"));
    for (int i = 0; i < r->q->n_x; i++)
        if (!etch__has_gradient(r->g, r->q->xs[i]))
            return etch__fail(r->cx, ETCH_EDTYPE, "gradient: source %d is %s; only floats have one", i,
                              etch__type_str(r->g, etch__type_of(r->g, r->q->xs[i])));
    return ETCH_OK;
}

etch_status etch__reverse_on(etch_ctx *cx, etch_graph *g, const etch_reversal *q, etch_val *out)
{
    reversing r = { .cx = cx, .g = g, .q = q, .n = (uint32_t)g->nodes.n };
    ETCH_TRY(check_sources(&r));
    size_t n = r.n;
    r.depends = etch__alloc_zeroed(cx->alloc, n * sizeof *r.depends);
    r.d = etch__alloc_zeroed(cx->alloc, n * sizeof *r.d);
    etch_val last;
    etch_status s = r.depends && r.d ? ETCH_OK : etch__fail_nomem(cx);
    if (s == ETCH_OK) {
        find_dependent(&r);
        s = seed(&r, q->ys, q->seeds, q->n_y, &last);
    }
    if (s == ETCH_OK)
        s = go_back(&r, last);
    for (int i = 0; s == ETCH_OK && i < q->n_x; i++)
        out[i] = r.d[q->xs[i]];
    etch__free(cx->alloc, r.depends, n * sizeof *r.depends);
    etch__free(cx->alloc, r.d, n * sizeof *r.d);
    return s;
}

etch_status etch__reverse(etch_ctx *cx, etch_graph *g, const etch_val *ys, const etch_val *seeds, int n_y,
                          const etch_val *xs, int n_x, etch_val *out)
{
    etch_reversal q = { .ys = ys, .seeds = seeds, .n_y = n_y, .xs = xs, .n_x = n_x };
    return etch__reverse_on(cx, g, &q, out);
}

etch_status etch_graph_gradient(etch_graph *g, const etch_val *ys, const etch_val *seeds, int n_y, const etch_val *xs,
                                int n_x, etch_val *out)
{
    etch_ctx *cx = g->cx;
    ETCH_ENTER(cx);
    if (n_y < 1 || n_x < 0 || !ys || (n_x > 0 && (!xs || !out)))
        return etch__fail(cx, ETCH_EINVAL, "gradient: of %d values by %d%s", n_y, n_x,
                          !ys || (n_x > 0 && (!xs || !out)) ? ", in lists that are NULL" : "");
    etch_status s = etch__reverse(cx, g, ys, seeds, n_y, xs, n_x, out);
    cx->sticky = false; /* the status says it */
    return s;
}
