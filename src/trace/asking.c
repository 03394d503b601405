/* A question's graph, and what comes out of it as handles.
 *
 * In a trace that is the trace's graph, and a handle is made for a value. Outside, gradients are built behind what
 * was recorded if that is for good (tapes around it record them) or for the last time; else in a copy. The part that
 * is wanted is then cut out at values that tensors stand for and run as one plan: only what belongs to the backward
 * part, and what it needs of forward values that nobody has. To tapes with a graph of their own, which were begun
 * later, that is the call of a graph. */
#include "trace/tape.h"

#include "grad/cut.h"
#include <etch/ops.h>

static bool make_list(etch_asking *a, size_t n)
{
    if (!ETCH_VEC_RESERVE(&a->held, a->cx->alloc, n > a->held.n ? n - a->held.n : 0))
        return false;
    while (a->held.n < n)
        a->held.at[a->held.n++] = NULL;
    return true;
}

/* The tensor that stands for v, or NULL. */
static etch_tensor *held(const etch_asking *a, etch_val v)
{
    if (a->is_copy)
        return v < a->held.n ? a->held.at[v] : NULL;
    const etch_taping *p = a->tape->taping;
    return v < p->held.n ? p->held.at[v] : NULL;
}

/* x stands for v from now on. */
static etch_status hold(etch_asking *a, etch_tensor *x, etch_val v)
{
    if (!a->is_copy)
        return etch__taping_hold(a->tape->taping, x, v);
    if (!make_list(a, a->g->nodes.n) || !ETCH_VEC_RESERVE(&a->kept, a->cx->alloc, 1))
        return etch__fail_nomem(a->cx);
    a->kept.at[a->kept.n++] = etch_tensor_retain(x);
    a->held.at[v] = x;
    return ETCH_OK;
}

/* --- the graph ---------------------------------------------------------------------------------------------------- */

/* Which values of the tape's graph were recorded, as values of a->g by the map (NULL: the same). */
static etch_status find_recorded(etch_asking *a, const etch_val *map)
{
    const etch_tape *t = a->tape;
    a->n_through = a->g->nodes.n;
    a->through = etch__alloc_zeroed(a->cx->alloc, a->n_through * sizeof *a->through);
    if (!a->through)
        return etch__fail_nomem(a->cx);
    for (size_t v = 0; v < t->on.n; v++)
        a->through[map ? map[v] : v] |= t->on.at[v] == ETCH_RECORDED;
    a->through[0] = false;
    return ETCH_OK;
}

static etch_status use_copy(etch_asking *a, const etch_val *map, size_t n, etch_val *ys, int n_y, etch_val *xs, int n_x)
{
    const etch_taping *p = a->tape->taping;
    ETCH_TRY(find_recorded(a, map));
    if (!make_list(a, a->g->nodes.n))
        return etch__fail_nomem(a->cx);
    for (size_t v = 1; v < n && v < p->held.n; v++)
        if (map[v] && !a->held.at[map[v]])
            a->held.at[map[v]] = p->held.at[v];
    for (int i = 0; i < n_y; i++)
        ys[i] = map[ys[i]];
    for (int i = 0; i < n_x; i++)
        xs[i] = map[xs[i]];
    return ETCH_OK;
}

/* A copy of what ys need, with what is known of its values. */
static etch_status copy_graph(etch_asking *a, etch_val *ys, int n_y, etch_val *xs, int n_x)
{
    etch_ctx *cx = a->cx;
    const etch_graph *g = a->tape->taping->g;
    size_t n = g->nodes.n;
    etch_val *map = etch__alloc_zeroed(cx->alloc, n * sizeof *map);
    etch_cut q = { .ys = ys, .n_y = n_y, .is_whole = true };
    etch_status s = map ? etch__graph_cut(cx, g, &q, map, &a->g) : etch__fail_nomem(cx);
    if (s == ETCH_OK) {
        a->is_copy = true;
        a->g->keeps_apart = false; /* nothing is recorded into it */
        s = use_copy(a, map, n, ys, n_y, xs, n_x);
    }
    etch__free(cx->alloc, map, n * sizeof *map);
    return s;
}

etch_status etch__asking_begin(etch_asking *a, bool is_last, etch_val *ys, int n_y, etch_val *xs, int n_x)
{
    etch_tape *t = a->tape;
    ETCH_TRY(etch__tape_follow(t));
    if (a->r) {
        a->g = a->r->g;
        etch__recording_here(a->r);
        return find_recorded(a, NULL);
    }
    bool is_recorded = etch__taping_open(t->tr) == t->taping;
    if (!is_recorded && (!is_last || t->taping->n_tapes > 1))
        return copy_graph(a, ys, n_y, xs, n_x);
    a->g = t->taping->g;
    a->g->keeps_apart = is_recorded;
    etch__graph_here(a->cx, a->g);
    return find_recorded(a, NULL);
}

void etch__asking_end(etch_asking *a)
{
    const etch_allocator *alloc = a->cx->alloc;
    for (size_t i = 0; i < a->kept.n; i++)
        etch_tensor_release(&a->kept.at[i]);
    ETCH_VEC_FINI(&a->kept, alloc);
    ETCH_VEC_FINI(&a->held, alloc);
    ETCH_VEC_FINI(&a->inputs, alloc);
    if (a->through)
        etch__free(alloc, a->through, a->n_through * sizeof *a->through);
    etch_graph_release(&a->backward);
    if (a->is_copy)
        etch_graph_release(&a->g);
    *a = (etch_asking){ .cx = a->cx, .tape = a->tape, .r = a->r };
}

etch_status etch__asking_feed(etch_asking *a, etch_tensor *x, etch_val *out)
{
    if (a->r)
        return etch__recorded_value(a->r, x, "tape_gradient", out);
    ETCH_TRY(etch__check_tensor(a->cx, x, "tape_gradient"));
    if (!a->is_copy)
        return etch__taping_value(a->tape->taping, x, out);
    ETCH_TRY(etch__graph_feed(a->cx, a->g, x, out));
    return hold(a, x, *out);
}

/* Are they two numbers in the call that is being traced? */
static bool differ_now(const etch_asking *a, etch_dim x, etch_dim y)
{
    int64_t size, other;
    return a->r && etch__hinted(a->r, x, &size) == ETCH_YES && etch__hinted(a->r, y, &other) == ETCH_YES &&
           size != other;
}

etch_status etch__asking_fit(etch_asking *a, etch_val *v, etch_val like, bool *fits)
{
    const etch_type *s = etch__type_of(a->g, *v), *t = etch__type_of(a->g, like);
    bool is_sure = s->rank >= 0 && t->rank >= 0;
    *fits = s->dtype == t->dtype && (s->rank == t->rank || !is_sure);
    for (int i = 0, n = is_sure ? s->rank : 0; *fits && i < n; i++) {
        etch_tri same = etch__dim_equal(a->cx, a->g->dims, s->dims[i], t->dims[i]);
        *fits = same != ETCH_NO && !(same == ETCH_UNKNOWN && differ_now(a, s->dims[i], t->dims[i]));
        is_sure &= same == ETCH_YES;
    }
    if (!*fits || is_sure)
        return ETCH_OK;
    *v = etch_build_reshape(a->g, *v, etch_build_shape_of(a->g, like, ETCH_I64));
    return *v ? ETCH_OK : a->cx->status;
}

/* --- running ------------------------------------------------------------------------------------------------------ */

/* What vals need, cut out of the graph, to a->backward. */
static etch_status cut(etch_asking *a, const etch_val *vals, int n)
{
    etch_ctx *cx = a->cx;
    size_t n_nodes = a->g->nodes.n;
    etch_graph_release(&a->backward);
    a->inputs.n = 0;
    etch_val *map = etch__alloc_zeroed(cx->alloc, n_nodes * sizeof *map);
    bool *is_given = etch__alloc_zeroed(cx->alloc, n_nodes * sizeof *is_given);
    etch_status s = map && is_given ? ETCH_OK : etch__fail_nomem(cx);
    for (etch_val v = 0; s == ETCH_OK && v < n_nodes; v++)
        is_given[v] = held(a, v) != NULL;
    etch_cut q = { .ys = vals, .n_y = n, .is_given = is_given, .n_given = n_nodes };
    if (s == ETCH_OK)
        s = etch__graph_cut(cx, a->g, &q, map, &a->backward);
    size_t n_in = s == ETCH_OK ? a->backward->regions.at[0].params.n : 0;
    if (s == ETCH_OK && !ETCH_VEC_RESERVE(&a->inputs, cx->alloc, n_in))
        s = etch__fail_nomem(cx);
    for (etch_val v = 1; s == ETCH_OK && v < n_nodes; v++) /* inputs are in the order of the values */
        if (map[v] && is_given[v] && etch__is(a->backward, map[v], ETCH_IS_PARAM) &&
            etch__node(a->backward, map[v])->which == a->inputs.n)
            a->inputs.at[a->inputs.n++] = v;
    ETCH_ASSERT(s != ETCH_OK || a->inputs.n == n_in, "%zu of %zu inputs have a tensor", a->inputs.n, n_in);
    etch__free(cx->alloc, map, n_nodes * sizeof *map);
    etch__free(cx->alloc, is_given, n_nodes * sizeof *is_given);
    return s;
}

static etch_status run(etch_asking *a, etch_tensor **out, int n)
{
    etch_ctx *cx = a->cx;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_tensor **in = ETCH_ARENA_ARRAY(&cx->scratch, etch_tensor *, a->inputs.n + 1);
    etch_status s = in ? ETCH_OK : etch__fail_nomem(cx);
    for (size_t i = 0; s == ETCH_OK && i < a->inputs.n; i++)
        in[i] = held(a, a->inputs.at[i]);
    if (s == ETCH_OK)
        s = etch__backward_run(a->tape->tr, a->backward, in, (int)a->inputs.n, out, n);
    if (s == ETCH_OK && (a->is_copy || etch__taping_open(a->tape->tr) != a->tape->taping)) {
        s = etch__tape_note_call(a->tape->tr, a->backward, in, (int)a->inputs.n, out, n, NULL);
        for (int i = 0; s != ETCH_OK && i < n; i++)
            etch_tensor_release(&out[i]);
    }
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

etch_status etch__asking_again(etch_asking *a, etch_val v, etch_tensor *x, etch_tensor **out)
{
    ETCH_ASSERT(a->is_copy && a->backward && v < a->held.n, "there is nothing to run again with %%%u", v);
    a->held.at[v] = x;
    return run(a, out, 1);
}

/* What no tensor stands for yet is run; then one does. */
static etch_status compute(etch_asking *a, const etch_val *vals, int n)
{
    etch_ctx *cx = a->cx;
    etch_val *missing = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, n + 1);
    etch_tensor **made = ETCH_ARENA_ARRAY(&cx->scratch, etch_tensor *, n + 1);
    int n_missing = 0;
    if (!missing || !made)
        return etch__fail_nomem(cx);
    for (int i = 0; i < n; i++)
        if (vals[i] && !held(a, vals[i]))
            missing[n_missing++] = vals[i];
    if (n_missing == 0)
        return ETCH_OK;
    ETCH_TRY(cut(a, missing, n_missing));
    ETCH_TRY(run(a, made, n_missing));
    etch_status s = ETCH_OK;
    for (int i = 0; i < n_missing; i++) {
        if (s == ETCH_OK)
            s = hold(a, made[i], missing[i]);
        etch_tensor_release(&made[i]);
    }
    return s;
}

static etch_status make_handles(etch_asking *a, const etch_val *vals, int n, etch_tensor **out)
{
    for (int i = 0; i < n; i++) {
        if (!vals[i])
            continue;
        etch_tensor *x = a->r ? NULL : etch_tensor_retain(held(a, vals[i]));
        if (a->r)
            ETCH_TRY(etch__traced_new(a->r, vals[i], &x));
        out[i] = etch__own(a->tape->tr, x);
        if (!out[i])
            return a->cx->status;
    }
    return ETCH_OK;
}

etch_status etch__asking_handles(etch_asking *a, const etch_val *vals, int n, etch_tensor **out)
{
    etch_arena_mark mark = etch__arena_mark(&a->cx->scratch);
    for (int i = 0; i < n; i++)
        out[i] = NULL;
    etch_status s = a->r || !a->g ? ETCH_OK : compute(a, vals, n);
    if (s == ETCH_OK)
        s = make_handles(a, vals, n, out);
    etch__arena_reset(&a->cx->scratch, mark);
    return s;
}
