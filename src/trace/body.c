/* Bodies of branches and loops.
 *
 * A body's graph is its own, so that what it takes from around it must be an input: constants and sizes are made again inside, other
 * values become inputs when they are first used. A size of the trace around that is used inside, and that no input has, is told by
 * an input that is nothing else: a view of a single element with this size. */
#include "trace/body.h"

#include <etch/control.h>
#include <etch/ops.h>
#include <etch/variable.h>
#include "ir/infer.h"
#include "ir/retype.h"
#include <stdio.h>
#include <string.h>

/* --- inputs --------------------------------------------------------------------------------------------------------------- */

static etch_status add_input(etch_body_trace *b, etch_dtype t, int rank, const etch_dim *dims, etch_val *out)
{
    char name[32];
    const etch_type *type = etch__type_tensor(b->g, t, rank, dims);
    if (!type)
        return b->outer->tr->cx->status;
    int n = snprintf(name, sizeof name, "x%d", etch_graph_n_inputs(b->g));
    return etch__graph_add_input(b->g, name, (size_t)n, type, out);
}

static etch_status add_like(etch_body_trace *b, etch_val v, etch_val *out)
{
    const etch_type *t = etch__type_of(b->outer->g, v);
    etch_dim dims[ETCH_MAX_RANK];
    for (int a = 0; a < t->rank; a++) {
        dims[a] = etch__body_inside(b, t->dims[a]);
        if (dims[a] == ETCH_DIM_FAILED)
            return b->outer->tr->cx->status;
    }
    return add_input(b, (etch_dtype)t->dtype, t->rank, dims, out);
}

static etch_status give(etch_body_trace *b, etch_val outer, etch_val inner, etch_variable *variable)
{
    etch_ctx *cx = b->outer->tr->cx;
    return ETCH_VEC_PUSH(&b->given, cx->alloc, ((etch_given){ outer, inner, variable })) ? ETCH_OK
                                                                                         : etch__fail_nomem(cx);
}

/* 0: it was not given. What a variable has is told from the same value taken by itself: only the first may change from turn to turn. */
static etch_val inner_of(const etch_body_trace *b, etch_val outer, const etch_variable *variable)
{
    for (size_t i = 0; i < b->given.n; i++)
        if (b->given.at[i].variable == variable && (variable || b->given.at[i].outer == outer))
            return b->given.at[i].inner;
    return 0;
}

/* What is known of it without running anything is made again. */
static etch_status make_again(etch_body_trace *b, etch_val v, etch_val *out)
{
    const etch_graph *g = b->outer->g;
    etch_dim dims[ETCH_MAX_KNOWN];
    const etch_type *t = etch__type_of(g, v);
    *out = 0;
    if (etch__is(g, v, ETCH_IS_CONST)) {
        *out = etch__build_const(b->g, ((const etch_attrs_const *)etch__node(g, v)->attrs)->value);
        return *out ? ETCH_OK : b->outer->tr->cx->status;
    }
    int n = etch__n_known(g, v);
    if (n < 0 || t->rank > 1 || !etch__known_contents(g, v, dims))
        return ETCH_OK;
    for (int i = 0; i < n; i++)
        if ((dims[i] = etch__body_inside(b, dims[i])) == ETCH_DIM_FAILED)
            return b->outer->tr->cx->status;
    *out = etch__build_sizes(b->g, (etch_dtype)t->dtype, t->rank, dims, n);
    return *out ? ETCH_OK : b->outer->tr->cx->status;
}

static etch_status take(etch_body_trace *b, etch_tensor *t, const char *op, bool may_be_constant, etch_val *out)
{
    etch_val v;
    ETCH_TRY((may_be_constant ? etch__recorded_value : etch__recorded_input)(b->outer, t, op, &v));
    *out = inner_of(b, v, NULL);
    if (!*out && may_be_constant)
        ETCH_TRY(make_again(b, v, out));
    if (*out)
        return ETCH_OK;
    ETCH_TRY(add_like(b, v, out));
    return give(b, v, *out, NULL);
}

etch_status etch__body_take_variable(etch_body_trace *b, etch_variable *variable, etch_val v, etch_val *out)
{
    *out = inner_of(b, v, variable);
    if (*out)
        return ETCH_OK;
    ETCH_TRY(add_like(b, v, out));
    return give(b, v, *out, variable);
}

etch_val etch__body_given_variable(const etch_body_trace *b, const etch_variable *variable)
{
    for (size_t i = 0; i < b->given.n; i++)
        if (b->given.at[i].variable == variable)
            return b->given.at[i].outer;
    return 0;
}

etch_status etch__body_take(etch_body_trace *b, etch_tensor *t, const char *op, etch_val *out)
{
    return take(b, t, op, true, out);
}

etch_status etch__body_take_input(etch_body_trace *b, etch_tensor *t, const char *op, etch_val *out)
{
    return take(b, t, op, false, out);
}

/* Also if it was taken as what a variable has. */
static etch_val inner_of_any(const etch_body_trace *b, etch_val outer)
{
    for (size_t i = 0; i < b->given.n; i++)
        if (b->given.at[i].outer == outer)
            return b->given.at[i].inner;
    return 0;
}

etch_val etch__body_taken(const etch_body_trace *b, const etch_tensor *t)
{
    const etch_recording *r = b->outer;
    etch_val v = etch__is_of_trace(t, r) ? t->value : r->body ? etch__body_taken(r->body, t) : 0;
    for (size_t i = 0; !v && i < r->captures.n; i++)
        if (r->captures.at[i].tensor == t)
            v = r->captures.at[i].val;
    return v ? inner_of_any(b, v) : 0;
}

etch_status etch__body_param(etch_body_trace *b, etch_val v, const etch_spec *declared, bool is_slice,
                             etch_tensor **out)
{
    etch_ctx *cx = b->outer->tr->cx;
    const etch_type *t = etch__type_of(b->outer->g, v);
    etch_dim dims[ETCH_MAX_RANK];
    int first = is_slice ? 1 : 0, rank = t->rank < 0 ? t->rank : t->rank - first;
    if (is_slice && rank < 0)
        return etch__fail(cx, t->rank < 0 ? ETCH_ENOTSUP : ETCH_ESHAPE, "%s has no %s", etch__type_str(b->outer->g, t),
                          t->rank < 0 ? "known rank" : "slices");
    if (declared && (etch_spec_dtype(declared) != (etch_dtype)t->dtype || etch_spec_rank(declared) != rank))
        return etch__fail(cx, ETCH_EINVAL, "a state of type %s is declared with another dtype or rank",
                          etch__type_str(b->outer->g, t));
    for (int a = 0; a < rank; a++) {
        bool is_open = etch__is_open(declared, a);
        dims[a] = is_open ? etch__dim_fresh(cx, b->g->dims) : etch__body_inside(b, t->dims[first + a]);
        if (dims[a] == ETCH_DIM_FAILED)
            return cx->status;
    }
    etch_val inner = 0;
    etch_tensor *handle;
    ETCH_TRY(add_input(b, (etch_dtype)t->dtype, rank, dims, &inner));
    b->n_params++;
    ETCH_TRY(etch__traced_new(b->r, inner, &handle));
    *out = etch__own(b->r->tr, handle);
    return *out ? ETCH_OK : cx->status;
}

/* --- begin and end --------------------------------------------------------------------------------------------------------- */

etch_status etch__body_begin(etch_tracer *tr, const char *what, etch_body_trace *b)
{
    char name[128];
    *b = (etch_body_trace){ .outer = tr->recording, .n_pauses = tr->n_pauses };
    snprintf(name, sizeof name, "%s in %.90s", what, b->outer->note->function);
    ETCH_TRY(etch__recording_begin(tr, name, b->outer->note->number, b->outer->is_abstract, &b->r));
    b->r->has_fixed_sizes = b->outer->has_fixed_sizes;
    b->r->body = b;
    b->g = etch_graph_retain(b->r->g);
    return etch__body_make_symbols(b);
}

static etch_status add_results(etch_body_trace *b, etch_tensor *const *results, int n)
{
    etch_ctx *cx = b->outer->tr->cx;
    for (int i = 0; i < n; i++) {
        etch_val v;
        if (!results[i])
            return etch__fail(cx, ETCH_EINVAL, "result %d of '%s' is NULL", i, b->r->note->function);
        ETCH_TRY(etch__recorded_value(b->r, results[i], "return", &v));
        etch_graph_output(b->g, v);
        if (cx->sticky)
            return cx->status;
    }
    return ETCH_OK;
}

etch_status etch__body_note_writes(etch_body_trace *b)
{
    etch_ctx *cx = b->outer->tr->cx;
    for (size_t i = 0; i < b->r->variables.n; i++) {
        const etch_trace_variable *it = &b->r->variables.at[i];
        if (it->now != it->entry &&
            !ETCH_VEC_PUSH(&b->written, cx->alloc, ((etch_body_write){ it->variable, it->now })))
            return etch__fail_nomem(cx);
    }
    return ETCH_OK;
}

etch_status etch__body_output_variable(etch_body_trace *b, etch_variable *variable, etch_val v)
{
    etch_ctx *cx = b->outer->tr->cx;
    etch_val now = 0;
    for (size_t i = 0; i < b->written.n; i++)
        if (b->written.at[i].variable == variable)
            now = b->written.at[i].now;
    if (!now)
        ETCH_TRY(etch__body_take_variable(b, variable, v, &now));
    etch_graph_output(b->g, now);
    return cx->sticky ? cx->status : ETCH_OK;
}

etch_status etch__body_end(etch_body_trace *b, etch_tensor *const *results, int n)
{
    ETCH_TRY(add_results(b, results, n));
    ETCH_TRY(etch__body_hand_on_guards(b));
    etch__recording_end(b->r);
    b->r = NULL;
    return ETCH_OK;
}

void etch__body_fini(etch_body_trace *b)
{
    const etch_allocator *a = b->outer->tr->cx->alloc;
    if (b->r)
        etch__recording_end(b->r);
    b->r = NULL;
    ETCH_VEC_FINI(&b->inner, a);
    ETCH_VEC_FINI(&b->of_outer, a);
    ETCH_VEC_FINI(&b->given, a);
    ETCH_VEC_FINI(&b->written, a);
    etch_graph_release(&b->g);
}

/* --- several bodies of one node ---------------------------------------------------------------------------------------------- */

typedef struct symbol_marks {
    const etch_body_trace *b;
    bool *is_used, *is_bound; /* by symbol of the body, of those that the trace around has */
} symbol_marks;

static void mark_used(void *user, etch_symbol s)
{
    symbol_marks *m = user;
    if (etch__is_symbol_of_outer(m->b, s))
        m->is_used[s] = true;
}

static void mark_dim(symbol_marks *m, etch_dim d) { etch__dim_symbols(m->b->g->dims, d, mark_used, m); }

static void mark_symbols(symbol_marks *m)
{
    const etch_graph *g = m->b->g;
    for (etch_val v = 1; v < g->nodes.n; v++) {
        const etch_type *t = etch__type_of(g, v);
        etch_symbol s;
        int64_t scale, offset;
        for (int a = 0; a < t->rank; a++) {
            mark_dim(m, t->dims[a]);
            if (etch__is(g, v, ETCH_IS_PARAM) && etch__dim_is_linear(g->dims, t->dims[a], &s, &scale, &offset) &&
                etch__is_symbol_of_outer(m->b, s))
                m->is_bound[s] = true;
        }
        if (etch__is(g, v, ETCH_IS_SIZES)) {
            const etch_dim_list *sizes = &((const etch_attrs_sizes *)etch__node(g, v)->attrs)->sizes;
            for (int i = 0; i < sizes->n; i++)
                mark_dim(m, sizes->at[i]);
        }
    }
    for (size_t i = 0; i < g->checks.n; i++) {
        mark_dim(m, g->checks.at[i].a);
        mark_dim(m, g->checks.at[i].b);
    }
}

/* One element, seen as many: what it has is its size. */
static etch_status tell_size(etch_body_trace *b, etch_symbol s)
{
    etch_graph *g = b->outer->g;
    etch_val told = etch_build_broadcast_to(g, etch_graph_int(g, ETCH_BOOL, 0),
                                            etch__build_sizes(g, ETCH_I64, 1, &b->of_outer.at[s], 1));
    etch_val inner = 0;
    etch_dim size = etch__symbol_dim(b->g->dims, s);
    if (!told)
        return b->outer->tr->cx->status;
    ETCH_TRY(add_input(b, ETCH_BOOL, 1, &size, &inner));
    return give(b, told, inner, NULL);
}

static etch_status tell_sizes(etch_body_trace *b)
{
    etch_ctx *cx = b->outer->tr->cx;
    symbol_marks m = { .b = b };
    size_t n = b->of_outer.n;
    m.is_used = ETCH_ARENA_ARRAY(&cx->scratch, bool, 2 * n + 1);
    if (!m.is_used)
        return etch__fail_nomem(cx);
    memset(m.is_used, 0, 2 * n + 1);
    m.is_bound = m.is_used + n;
    mark_symbols(&m);
    for (etch_symbol s = 0; s < n; s++)
        if (m.is_used[s] && !m.is_bound[s])
            ETCH_TRY(tell_size(b, s));
    return ETCH_OK;
}

/* The body with its inputs in the order of the node's operands. */
static etch_status put_in_order(etch_body_trace *b, const etch_given *carried, int n_carried, int n_before,
                                const etch_given *all, int n)
{
    etch_ctx *cx = b->outer->tr->cx;
    int n_inputs = b->n_params + n_carried + n, at = 0;
    int *order = ETCH_ARENA_ARRAY(&cx->scratch, int, n_inputs + 1);
    if (!order)
        return etch__fail_nomem(cx);
    for (int i = 0; i <= b->n_params; i++) {
        for (int k = 0; i == n_before && k < n_carried; k++) {
            etch_val inner;
            ETCH_TRY(etch__body_take_variable(b, carried[k].variable, carried[k].outer, &inner));
            order[at++] = (int)etch__node(b->g, inner)->which;
        }
        if (i < b->n_params)
            order[at++] = i; /* they were made first */
    }
    for (int i = 0; i < n; i++) {
        etch_val inner = inner_of(b, all[i].outer, all[i].variable);
        if (!inner)
            ETCH_TRY(add_like(b, all[i].outer, &inner));
        order[at++] = (int)etch__node(b->g, inner)->which;
    }
    bool is_in_order = true;
    for (int i = 0; i < n_inputs; i++)
        is_in_order &= order[i] == i;
    etch_graph *g = NULL;
    if (!is_in_order) {
        ETCH_TRY(etch__graph_reordered(cx, b->g, order, &g));
        etch_graph_release(&b->g);
        b->g = g;
    }
    return etch__graph_finish_body(b->g);
}

static bool is_among(const etch_given *it, const etch_given *at, int n)
{
    for (int i = 0; i < n; i++)
        if (at[i].variable == it->variable && (it->variable || at[i].outer == it->outer))
            return true;
    return false;
}

etch_status etch__bodies_join(etch_body_trace *bodies, int n, const etch_given *carried, int n_carried, int n_before,
                              etch_val **out, int *n_out)
{
    etch_ctx *cx = bodies->outer->tr->cx;
    size_t room = 0;
    int n_all = 0;
    for (int i = 0; i < n; i++) {
        ETCH_TRY(tell_sizes(&bodies[i]));
        room += bodies[i].given.n;
    }
    etch_given *all = ETCH_ARENA_ARRAY(&cx->scratch, etch_given, room + 1);
    *out = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, room + 1);
    if (!all || !*out)
        return etch__fail_nomem(cx);
    for (int i = 0; i < n; i++)
        for (size_t k = 0; k < bodies[i].given.n; k++) {
            const etch_given *it = &bodies[i].given.at[k];
            if (!is_among(it, carried, n_carried) && !is_among(it, all, n_all))
                all[n_all++] = *it;
        }
    for (int i = 0; i < n; i++)
        ETCH_TRY(put_in_order(&bodies[i], carried, n_carried, n_before, all, n_all));
    for (int i = 0; i < n_all; i++)
        (*out)[i] = all[i].outer;
    *n_out = n_all;
    return ETCH_OK;
}
