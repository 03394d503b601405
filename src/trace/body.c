/* Bodies of branches and loops.
 *
 * A body's graph is its own, so that what it takes from around it must be an input: constants and sizes are made again inside, other
 * values become inputs when they are first used. The symbols of the trace around are made again in the same order, so that symbol s
 * is the same size inside and outside; a size that is used inside, and that no input has, is told by an input that is nothing else: a
 * view of a single element with this size. */
#include "trace/body.h"

#include <etch/ops.h>
#include <etch/variable.h>
#include "ir/infer.h"
#include "ir/retype.h"
#include <stdio.h>
#include <string.h>

/* --- sizes ---------------------------------------------------------------------------------------------------------------- */

static etch_status make_symbols(etch_body_trace *b)
{
    etch_ctx *cx = b->outer->tr->cx;
    etch_dims *outer = b->outer->g->dims;
    b->n_symbols = etch__dims_n_symbols(outer);
    b->inner = etch__alloc_zeroed(cx->alloc, (2 * (size_t)b->n_symbols + 1) * sizeof *b->inner);
    if (!b->inner || !ETCH_VEC_RESERVE(&b->r->hints, cx->alloc, b->n_symbols))
        return etch__fail_nomem(cx);
    b->of_outer = b->inner + b->n_symbols;
    for (etch_symbol s = 0; s < b->n_symbols; s++) {
        const char *name = etch__symbol_name(outer, s);
        etch_symbol made;
        b->of_outer[s] = etch__symbol_dim(outer, s);
        b->inner[s] = etch__dim_symbol(cx, b->g->dims, name, strlen(name));
        if (b->inner[s] == ETCH_DIM_FAILED)
            return cx->status;
        bool is_symbol = etch__dim_is_symbol(b->g->dims, b->inner[s], &made);
        ETCH_ASSERT(is_symbol && made == s, "symbol %u is %u in the body", s, made);
        ETCH_TRY(etch__symbol_constrain(cx, b->g->dims, s, etch__symbol_range(outer, s)));
        b->r->hints.at[b->r->hints.n++] = s < b->outer->hints.n ? b->outer->hints.at[s] : -1;
    }
    return ETCH_OK;
}

static etch_dim inside(const etch_body_trace *b, etch_dim d)
{
    return etch__dim_substitute(b->outer->tr->cx, b->g->dims, b->outer->g->dims, d, b->inner);
}

typedef struct own_search {
    const etch_body_trace *b;
    bool is_found;
} own_search;

static void find_own(void *user, etch_symbol s)
{
    own_search *q = user;
    q->is_found |= s >= q->b->n_symbols;
}

/* Is the size made of sizes of the trace around alone? */
static bool is_of_outer(const etch_body_trace *b, etch_dim d)
{
    own_search q = { b, false };
    if (!etch__dim_is_const(d))
        etch__dim_symbols(b->g->dims, d, find_own, &q);
    return !q.is_found;
}

static etch_status hand_on_guards(etch_body_trace *b)
{
    etch_ctx *cx = b->outer->tr->cx;
    for (size_t i = 0; i < b->r->guards.n; i++) {
        const etch_guard *it = &b->r->guards.at[i];
        if (!is_of_outer(b, it->a) || !is_of_outer(b, it->b))
            continue;
        etch_dim x = etch__dim_substitute(cx, b->outer->g->dims, b->g->dims, it->a, b->of_outer);
        etch_dim y = etch__dim_substitute(cx, b->outer->g->dims, b->g->dims, it->b, b->of_outer);
        if (x == ETCH_DIM_FAILED || y == ETCH_DIM_FAILED)
            return cx->status;
        size_t n = b->outer->guards.n;
        ETCH_TRY(etch__guard_add(b->outer, it->reason, it->code, x, y));
        if (b->outer->guards.n > n)
            b->outer->guards.at[n].at = it->at;
    }
    return ETCH_OK;
}

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
        dims[a] = inside(b, t->dims[a]);
        if (dims[a] == ETCH_DIM_FAILED)
            return b->outer->tr->cx->status;
    }
    return add_input(b, (etch_dtype)t->dtype, t->rank, dims, out);
}

static etch_status give(etch_body_trace *b, etch_val outer, etch_val inner)
{
    etch_ctx *cx = b->outer->tr->cx;
    return ETCH_VEC_PUSH(&b->given, cx->alloc, ((etch_given){ outer, inner })) ? ETCH_OK : etch__fail_nomem(cx);
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
        if ((dims[i] = inside(b, dims[i])) == ETCH_DIM_FAILED)
            return b->outer->tr->cx->status;
    *out = etch__build_sizes(b->g, (etch_dtype)t->dtype, t->rank, dims, n);
    return *out ? ETCH_OK : b->outer->tr->cx->status;
}

etch_status etch__body_take(etch_body_trace *b, etch_tensor *t, const char *op, etch_val *out)
{
    etch_val v;
    ETCH_TRY(etch__recorded_value(b->outer, t, op, &v));
    for (size_t i = 0; i < b->given.n; i++)
        if (b->given.at[i].outer == v) {
            *out = b->given.at[i].inner;
            return ETCH_OK;
        }
    ETCH_TRY(make_again(b, v, out));
    if (*out)
        return ETCH_OK;
    if (etch__type_of(b->outer->g, v)->rank < 0)
        return etch__fail(b->outer->tr->cx, ETCH_ENOTSUP, "%s: a tensor of unknown rank inside a branch or loop", op);
    ETCH_TRY(add_like(b, v, out));
    return give(b, v, *out);
}

etch_status etch__body_param(etch_body_trace *b, etch_val v, const etch_spec *declared, bool is_slice,
                             etch_tensor **out)
{
    etch_ctx *cx = b->outer->tr->cx;
    const etch_type *t = etch__type_of(b->outer->g, v);
    etch_dim dims[ETCH_MAX_RANK];
    int first = is_slice ? 1 : 0, rank = t->rank - first;
    if (rank < 0)
        return etch__fail(cx, t->rank < 0 ? ETCH_ENOTSUP : ETCH_ESHAPE, "%s has no %s", etch__type_str(b->outer->g, t),
                          t->rank < 0 ? "known rank" : "slices");
    if (declared && (etch_spec_dtype(declared) != (etch_dtype)t->dtype || etch_spec_rank(declared) != rank))
        return etch__fail(cx, ETCH_EINVAL, "a state of type %s is declared with another dtype or rank",
                          etch__type_str(b->outer->g, t));
    for (int a = 0; a < rank; a++) {
        bool is_open = declared && etch_spec_size(declared, a).size < 0;
        dims[a] = is_open ? etch__dim_fresh(cx, b->g->dims) : inside(b, t->dims[first + a]);
        if (dims[a] == ETCH_DIM_FAILED)
            return cx->status;
    }
    etch_val inner;
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
    *b = (etch_body_trace){ .outer = tr->recording };
    snprintf(name, sizeof name, "%s in %.90s", what, b->outer->note->function);
    ETCH_TRY(etch__recording_begin(tr, name, b->outer->note->number, b->outer->is_abstract, &b->r));
    b->r->has_fixed_sizes = b->outer->has_fixed_sizes;
    b->r->body = b;
    b->g = etch_graph_retain(b->r->g);
    return make_symbols(b);
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

etch_status etch__body_end(etch_body_trace *b, etch_tensor *const *results, int n)
{
    for (size_t i = 0; i < b->r->variables.n; i++)
        if (b->r->variables.at[i].now != b->r->variables.at[i].entry)
            return etch__fail(b->outer->tr->cx, ETCH_ENOTSUP,
                              "variable '%s' is written inside a branch or a loop: let the body give the value, and "
                              "write it behind",
                              etch_variable_name(b->r->variables.at[i].variable));
    ETCH_TRY(add_results(b, results, n));
    ETCH_TRY(hand_on_guards(b));
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
    etch__free(a, b->inner, (2 * (size_t)b->n_symbols + 1) * sizeof *b->inner);
    ETCH_VEC_FINI(&b->given, a);
    etch_graph_release(&b->g);
}

/* --- several bodies of one node ---------------------------------------------------------------------------------------------- */

typedef struct symbol_marks {
    const etch_body_trace *b;
    bool *is_used, *is_bound; /* by symbol of the trace around */
} symbol_marks;

static void mark_used(void *user, etch_symbol s)
{
    symbol_marks *m = user;
    if (s < m->b->n_symbols)
        m->is_used[s] = true;
}

static void mark_dim(symbol_marks *m, etch_dim d)
{
    if (!etch__dim_is_const(d))
        etch__dim_symbols(m->b->g->dims, d, mark_used, m);
}

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
                s < m->b->n_symbols)
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
                                            etch__build_sizes(g, ETCH_I64, 1, &b->of_outer[s], 1));
    etch_val inner;
    if (!told)
        return b->outer->tr->cx->status;
    ETCH_TRY(add_input(b, ETCH_BOOL, 1, &b->inner[s], &inner));
    return give(b, told, inner);
}

static etch_status tell_sizes(etch_body_trace *b)
{
    etch_ctx *cx = b->outer->tr->cx;
    symbol_marks m = { .b = b };
    m.is_used = ETCH_ARENA_ARRAY(&cx->scratch, bool, 2 * (size_t)b->n_symbols + 1);
    if (!m.is_used)
        return etch__fail_nomem(cx);
    memset(m.is_used, 0, 2 * (size_t)b->n_symbols + 1);
    m.is_bound = m.is_used + b->n_symbols;
    mark_symbols(&m);
    for (etch_symbol s = 0; s < b->n_symbols; s++)
        if (m.is_used[s] && !m.is_bound[s])
            ETCH_TRY(tell_size(b, s));
    return ETCH_OK;
}

static etch_val inner_of(const etch_body_trace *b, etch_val outer)
{
    for (size_t i = 0; i < b->given.n; i++)
        if (b->given.at[i].outer == outer)
            return b->given.at[i].inner;
    return 0;
}

/* The body with its inputs in the order of `all`, behind its params. */
static etch_status put_in_order(etch_body_trace *b, const etch_val *all, int n)
{
    etch_ctx *cx = b->outer->tr->cx;
    int *order = ETCH_ARENA_ARRAY(&cx->scratch, int, b->n_params + n + 1);
    if (!order)
        return etch__fail_nomem(cx);
    for (int i = 0; i < n; i++) {
        etch_val inner = inner_of(b, all[i]);
        if (!inner)
            ETCH_TRY(add_like(b, all[i], &inner));
        order[b->n_params + i] = (int)etch__node(b->g, inner)->which;
    }
    bool is_in_order = true;
    for (int i = 0; i < b->n_params; i++)
        order[i] = i; /* they were made first */
    for (int i = 0; i < b->n_params + n; i++)
        is_in_order &= order[i] == i;
    etch_graph *g = NULL;
    if (!is_in_order) {
        ETCH_TRY(etch__graph_reordered(cx, b->g, order, &g));
        etch_graph_release(&b->g);
        b->g = g;
    }
    return etch__graph_finish_body(b->g);
}

etch_status etch__bodies_join(etch_body_trace *bodies, int n, etch_val **out, int *n_out)
{
    etch_ctx *cx = bodies->outer->tr->cx;
    size_t room = 0;
    *n_out = 0;
    for (int i = 0; i < n; i++) {
        ETCH_TRY(tell_sizes(&bodies[i]));
        room += bodies[i].given.n;
    }
    *out = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, room + 1);
    if (!*out)
        return etch__fail_nomem(cx);
    for (int i = 0; i < n; i++)
        for (size_t k = 0; k < bodies[i].given.n; k++) {
            etch_val v = bodies[i].given.at[k].outer;
            bool is_there = false;
            for (int j = 0; j < *n_out; j++)
                is_there |= (*out)[j] == v;
            if (!is_there)
                (*out)[(*n_out)++] = v;
        }
    for (int i = 0; i < n; i++)
        ETCH_TRY(put_in_order(&bodies[i], *out, *n_out));
    return ETCH_OK;
}
