/* The call: find the trace that fits, run its plan; or, inside another trace, record what it does there.
 *
 * A hit takes no lock and allocates nothing: the arguments are compared as they are with the entry that the last call on this
 * context used, then looked up by their hash, then by what they fit. The context stays pinned until the plan has run, so that the
 * entry cannot go away under it. Variables get their new values last, when nothing can fail any more. */
#include "trace/state.h"

#include "ir/retype.h"
#include "runtime/plan.h"
#include "trace/fix.h"
#include "trace/tape.h"
#include <string.h>

enum { FEW = 16 };

typedef struct call {
    etch_ctx *cx;
    etch_tracer *tr;
    etch_function *f;
    const etch_arg *args;
    int n_args;
    etch_tensor **in; /* flat */
    int n_in;
    bool wants_result;
} call;

/* --- finding the entry -------------------------------------------------------------------------------------------------- */

etch_status etch__tracer_of(etch_ctx *cx, const etch_function *f, etch_tracer **out)
{
    *out = etch__tracer(cx);
    if (!*out)
        return cx->status;
    if (ETCH_LIKELY((*out)->traces == f->traces))
        return ETCH_OK;
    if (f->rt != cx->rt)
        return etch__fail(cx, ETCH_EINVAL, "'%s' belongs to another runtime than the context", f->name);
    (*out)->pin = etch__pin_take(&f->traces->epochs);
    if (!(*out)->pin)
        return etch__fail_nomem(cx);
    (*out)->traces = f->traces;
    return ETCH_OK;
}

/* The context is pinned. *out NULL: a miss. */
static etch_status find(const call *c, etch_entry **out)
{
    etch_function *f = c->f;
    *out = NULL;
    if (f->signature) { /* the arguments were checked against it: there is one trace for all of them */
        const etch_general *g = atomic_load(&f->general);
        *out = g ? g->at[0] : NULL;
        return ETCH_OK;
    }
    etch_inline_cache *last = &c->tr->last[f->id % ETCH_INLINE_CACHES];
    etch_lookup q = { .cx = c->cx, .f = f, .args = c->args, .n_args = c->n_args, .in = c->in };
    uint64_t version = atomic_load(&f->version); /* before the lookup: what it finds may be taken out meanwhile */
    /* Where keys have no sizes, one that was declared with sizes may be more specific than the last. */
    bool is_direct = etch__mode_of(f) == ETCH_ARGS_EXACT || !atomic_load_explicit(&f->general, memory_order_acquire);
    if (ETCH_LIKELY(is_direct) && last->function == f->id && last->version == version) {
        etch_entry *e = last->entry; /* comparing may run the caller's code, which may use the slot */
        bool is_it;
        ETCH_TRY(etch__entry_is_for(&q, e, &is_it));
        if (is_it) {
            *out = e;
            return ETCH_OK;
        }
    }
    ETCH_TRY(etch__table_find(&q, out));
    if (*out)
        *last = (etch_inline_cache){ f->id, version, *out };
    return ETCH_OK;
}

/* Arguments of a function with a declared signature, made to fit it where they can be. */
static etch_status fit_args(call *c)
{
    if (c->f->signature)
        ETCH_TRY(etch__args_cast(c->cx, c->f->name, c->f->signature, &c->args, c->n_args, &c->in, &c->n_in));
    return ETCH_OK;
}

/* --- inside another trace ----------------------------------------------------------------------------------------------- */

etch_status etch__refresh_sizes(etch_ctx *cx, etch_tensor *const *in, int n_in, bool from_types, const char *what)
{
    for (int i = 0; i < n_in; i++) {
        etch_tensor *t = in[i];
        if (!t || !t->traced)
            continue;
        etch_trace_note *n = t->trace;
        if (!n->recording)
            return t->traced->refuse(cx, t, what);
        for (int a = 0; a < t->rank; a++) {
            etch_dim d = etch__traced_dim(t, a);
            t->dims[a] = ETCH_ANY_SIZE;
            if ((!from_types || etch__dim_is_const(d)) && etch__hinted(n->recording, d, &t->dims[a]) == ETCH_NO)
                return cx->status;
        }
    }
    return ETCH_OK;
}

/* What the callee's guards are in terms of the caller's sizes becomes the caller's guards. */
static etch_status hand_on_guards(const call *c, const etch_entry *e, const etch_val *in)
{
    etch_recording *r = c->tr->recording;
    etch_graph *g = r->g;
    etch_ctx *cx = c->cx;
    if (e->image.guards.list.n == 0)
        return ETCH_OK;
    size_t n = etch__dims_n_symbols(e->image.guards.prog.dims);
    etch_dim *map = ETCH_ARENA_ARRAY(&cx->scratch, etch_dim, n + 1);
    if (!map)
        return etch__fail_nomem(cx);
    for (size_t i = 0; i < n; i++)
        map[i] = 0; /* symbols that are not bound are in no guard */
    for (size_t i = 0; i < e->image.guards.binds.n; i++) {
        const etch_guard_bind *b = &e->image.guards.binds.at[i];
        map[b->slot] = etch__type_of(g, in[b->input])->dims[b->axis];
    }
    for (size_t i = 0; i < e->image.guards.state.n; i++) {
        const etch_guard_state *b = &e->image.guards.state.at[i];
        map[b->slot] = etch__type_of(g, in[b->input])->dims[b->axis];
    }
    for (size_t i = 0; i < e->image.guards.list.n; i++) {
        const etch_guard *it = &e->image.guards.list.at[i];
        etch_dim a = etch__dim_substitute(cx, g->dims, e->image.guards.prog.dims, it->a, map);
        etch_dim b = etch__dim_substitute(cx, g->dims, e->image.guards.prog.dims, it->b, map);
        if (a == ETCH_DIM_FAILED || b == ETCH_DIM_FAILED)
            return cx->status;
        if (etch__dim_is_const(a) && etch__dim_is_const(b))
            continue;
        ETCH_TRY(etch__guard_add(r, ETCH_GUARD_CALLED, it->code, a, b));
    }
    return ETCH_OK;
}

/* --- what a declared signature says of sizes that the trace around leaves open ------------------------------------------ */

/* A number that the size may be. */
static int64_t representative(const etch_size *size)
{
    int64_t divisor = size->divisor > 1 ? size->divisor : 1;
    return size->size >= 0 ? size->size : (size->lo + divisor - 1) / divisor * divisor;
}

/* Open sizes count as what is declared in their place while the arguments are looked at; guard_sizes sees to it that they are. */
static bool assume_declared(const call *c)
{
    const etch_spec *signature = c->f->signature;
    bool assumes = false;
    for (int i = 0; i < c->n_in && i < signature->n_tensors; i++) {
        const etch_spec *s = etch_spec_tensor_at(signature, i);
        etch_tensor *t = c->in[i];
        for (int a = 0; t && t->traced && s->kind == ETCH_SPEC_TENSOR && t->rank == etch_spec_rank(s) && a < t->rank;
             a++) {
            etch_size size = etch_spec_size(s, a);
            if (t->dims[a] >= 0 || (size.size < 0 && !size.name))
                continue;
            t->dims[a] = representative(&size);
            assumes = true;
        }
    }
    return assumes;
}

static etch_status fit_args_inside(call *c)
{
    ETCH_TRY(etch__refresh_sizes(c->cx, c->in, c->n_in, false, c->f->name));
    if (!c->f->signature || !assume_declared(c))
        return fit_args(c);
    ETCH_TRY(fit_args(c));
    return etch__refresh_sizes(c->cx, c->in, c->n_in, false, c->f->name);
}

/* What a name of the callee's signature stands for in the caller. */
typedef struct named_size {
    const char *name;
    etch_dim d;
} named_size;

static etch_status check_later(etch_recording *r, int axis, etch_dim size, etch_val *v)
{
    *v = etch__view_with_size(r->g, *v, axis, size);
    return *v ? ETCH_OK : r->tr->cx->status;
}

/* Of a size that the trace leaves open it must be known that it is in the range: nothing could check it later. */
static etch_status prove_range(etch_recording *r, const etch_size *size, etch_dim d)
{
    etch_ctx *cx = r->tr->cx;
    etch_dims *dims = r->g->dims;
    etch_dim rest = size->divisor > 1 ? etch__dim_mod(cx, dims, d, size->divisor) : 0;
    if (rest == ETCH_DIM_FAILED)
        return cx->status;
    bool is_known = (size->lo <= 0 || etch__dim_less_equal(cx, dims, size->lo, d) == ETCH_YES) &&
                    (size->hi <= 0 || etch__dim_less_equal(cx, dims, d, size->hi) == ETCH_YES) &&
                    etch__dim_equal(cx, dims, rest, 0) == ETCH_YES;
    return is_known ? ETCH_OK
                    : etch__fail(cx, ETCH_ESHAPE,
                                 "the size %s is open here, and the function that is called declares a range for it: "
                                 "declare one that lies in it here, too",
                                 etch__dim_str(r->g, d));
}

static etch_status guard_range(etch_recording *r, const etch_size *size, etch_dim d)
{
    if (size->lo > 0)
        ETCH_TRY(etch__guard_add(r, ETCH_GUARD_CALLED, ETCH_DIMCODE_CHECK_LESS_EQUAL, size->lo, d));
    if (size->hi > 0)
        ETCH_TRY(etch__guard_add(r, ETCH_GUARD_CALLED, ETCH_DIMCODE_CHECK_LESS_EQUAL, d, size->hi));
    if (size->divisor > 1)
        ETCH_TRY(etch__guard_add(r, ETCH_GUARD_CALLED, ETCH_DIMCODE_CHECK_DIVIDES, size->divisor, d));
    return ETCH_OK;
}

/* One size of the signature: a number, a name that stands for one size everywhere, a range. The present call has them; that others of
 * the caller must have them too is a guard, unless it is known. */
static etch_status guard_size(etch_recording *r, const etch_size *size, int axis, etch_val *v, named_size *names,
                              int *n_names)
{
    int64_t now;
    etch_dim d = etch__type_of(r->g, *v)->dims[axis];
    bool is_const = etch__dim_is_const(d);
    if (size->size < 0 && !size->name)
        return ETCH_OK;
    etch_tri has = etch__hinted(r, d, &now);
    if (has == ETCH_NO)
        return r->tr->cx->status;
    if (size->size >= 0 && has == ETCH_UNKNOWN)
        return check_later(r, axis, size->size, v);
    if (size->size >= 0)
        return is_const ? ETCH_OK : etch__guard_add(r, ETCH_GUARD_CALLED, ETCH_DIMCODE_CHECK_EQUAL, d, size->size);
    int i = 0;
    while (i < *n_names && strcmp(names[i].name, size->name) != 0)
        i++;
    if (i == *n_names)
        names[(*n_names)++] = (named_size){ size->name, d };
    else if (names[i].d != d && (has == ETCH_UNKNOWN || etch__hinted(r, names[i].d, &now) == ETCH_UNKNOWN))
        return check_later(r, axis, names[i].d, v);
    else if (names[i].d != d && !(is_const && etch__dim_is_const(names[i].d)))
        ETCH_TRY(etch__guard_add(r, ETCH_GUARD_CALLED, ETCH_DIMCODE_CHECK_EQUAL, names[i].d, d));
    return is_const ? ETCH_OK : has == ETCH_UNKNOWN ? prove_range(r, size, d) : guard_range(r, size, d);
}

/* What the callee's signature says of sizes holds for the present call, and has to for all that use the caller's trace. */
static etch_status guard_sizes(const call *c, const etch_entry *e, etch_val *in)
{
    etch_recording *r = c->tr->recording;
    const etch_spec *key = e->image.key;
    size_t n_sizes = 0;
    for (int i = 0; i < key->n_tensors; i++)
        n_sizes += (size_t)(etch_spec_rank(etch_spec_tensor_at(key, i)) > 0
                                ? etch_spec_rank(etch_spec_tensor_at(key, i))
                                : 0);
    named_size *names = ETCH_ARENA_ARRAY(&c->cx->scratch, named_size, n_sizes + 1);
    int n_names = 0;
    if (!names)
        return etch__fail_nomem(c->cx);
    for (int i = 0, k = 0; i < key->n_tensors; i++) {
        const etch_spec *s = etch_spec_tensor_at(key, i);
        if (s->kind == ETCH_SPEC_RESOURCE)
            continue;
        int rank = etch__type_of(r->g, in[k])->rank;
        for (int a = 0; a < rank && a < etch_spec_rank(s); a++) {
            etch_size size = etch_spec_size(s, a);
            ETCH_TRY(guard_size(r, &size, a, &in[k], names, &n_names));
        }
        k++;
    }
    return ETCH_OK;
}

/* The tensor that input i of e's graph is fed with; *out NULL: a variable's value at entry. */
static etch_status input_of(const call *c, const etch_entry *e, int i, etch_tensor **out)
{
    const etch_input *it = &e->inputs[i];
    switch (it->kind) {
    case ETCH_INPUT_CAPTURE: *out = e->captures[it->index].tensor; return ETCH_OK;
    case ETCH_INPUT_VARIABLE: *out = NULL; return ETCH_OK;
    case ETCH_INPUT_ARG: break;
    }
    *out = c->in[it->index];
    return *out ? ETCH_OK
                : etch__fail(c->cx, ETCH_EINVAL, "'%s': a spec stands for tensor %u, which only tracing takes",
                             c->f->name, it->index);
}

/* To the tapes of the trace under way a call reads the variables that it uses. */
static etch_status note_recorded_read(const call *c, etch_variable *v, etch_val *val)
{
    etch_tensor *t = NULL;
    ETCH_TRY(etch__traced_new(c->tr->recording, *val, &t));
    etch_status s = etch__tape_note_read(c->tr, v, t);
    *val = t->value;
    etch_tensor_release(&t);
    return s;
}

/* What the inputs of e's graph are in the trace under way; a variable is there what it is at this point of the program. */
static etch_status recorded_inputs(const call *c, const etch_entry *e, const etch_state *st, etch_val *in)
{
    etch_recording *r = c->tr->recording;
    for (int i = 0; i < e->n_inputs; i++) {
        etch_tensor *x;
        etch_trace_variable *v;
        ETCH_TRY(input_of(c, e, i, &x));
        if (x) {
            ETCH_TRY(etch__recorded_value(r, x, c->f->name, &in[i]));
            continue;
        }
        ETCH_TRY(etch__variable_touch(r, st->variables[e->inputs[i].index], &v));
        in[i] = v->now;
        if (c->tr->tapes)
            ETCH_TRY(note_recorded_read(c, st->variables[e->inputs[i].index], &in[i]));
    }
    return ETCH_OK;
}

static etch_status record_call(const call *c, const etch_entry *e, const etch_state *st, etch_tensor **out)
{
    etch_recording *r = c->tr->recording;
    etch_ctx *cx = c->cx;
    int n_out = e->n_out + e->n_written;
    etch_val *in = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, e->n_inputs + 1),
             *y = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, n_out + 1);
    if (!in || !y)
        return etch__fail_nomem(cx);
    etch__recording_here(r);
    ETCH_TRY(recorded_inputs(c, e, st, in));
    ETCH_TRY(hand_on_guards(c, e, in));
    ETCH_TRY(guard_sizes(c, e, in));
    ETCH_TRY(etch__graph_replay(cx, e->image.graph, r->g, in, y));
    for (int i = 0, n = e->n_out; i < e->n_variables; i++)
        if (e->variables[i].is_written)
            ETCH_TRY(etch__variable_fit(r, st->variables[i], "the new value", &y[n++]));
    for (int i = 0; i < n_out; i++) {
        etch_status s = etch__traced_new(r, y[i], &out[i]);
        if (s == ETCH_OK)
            continue;
        while (i-- > 0)
            etch_tensor_release(&out[i]);
        return s;
    }
    return ETCH_OK;
}

/* --- running ------------------------------------------------------------------------------------------------------------- */

/* Where ranks are unknown, the run may have planned for ranks that were new. */
static void note_growth(const call *c, etch_entry *e, etch_plan *plan)
{
    if (ETCH_UNLIKELY(atomic_load_explicit(&e->n_plans, memory_order_relaxed) !=
                      atomic_load_explicit(&plan->n_made, memory_order_relaxed)))
        etch__entry_plan_grew(c->f, e, plan);
}

/* The inputs are the caller's own business, but for those of other traces. */
static etch_status check_inputs(const call *c, etch_tensor *const *in, int n)
{
    for (int i = 0; i < n; i++)
        if (in[i]->traced)
            return in[i]->traced->refuse(c->cx, in[i], c->f->name);
    return ETCH_OK;
}

/* New values over old ones, where they are lent: if it fails, these are as they were. */
static etch_status run_in_place(const call *c, const etch_entry *e, etch_plan *plan, etch_state *st,
                                etch_tensor *const *in, etch_tensor **out)
{
    int n = e->n_out + e->n_written, k = e->n_out;
    etch_tensor **spare = ETCH_ARENA_ARRAY(&c->cx->scratch, etch_tensor *, n + 1);
    if (!spare)
        return etch__fail_nomem(c->cx);
    ETCH_TRY(check_inputs(c, in, e->n_inputs));
    memset(spare, 0, (size_t)n * sizeof *spare);
    for (int i = 0; i < e->n_variables; i++)
        if (e->variables[i].is_written)
            spare[k++] = st->lent[i] ? st->values[i] : NULL;
    etch_status s = etch__plan_run_again(c->cx, plan, in, spare, true, out);
    k = e->n_out;
    for (int i = 0; i < e->n_variables; i++) {
        if (!e->variables[i].is_written)
            continue;
        if (st->lent[i]) {
            st->values[i] = spare[k]; /* NULL: it is the new value now */
            spare[k] = NULL;
        }
        k++;
    }
    for (int i = 0; i < n; i++)
        etch_tensor_release(&spare[i]);
    return s;
}

/* To tapes that were begun outside the call is that of a graph, which reads the variables that it uses. in[] is in
 * scratch memory if there are any. */
static etch_status note_call(const call *c, const etch_entry *e, const etch_state *st, etch_tensor **in,
                             etch_tensor *const *out)
{
    etch_status s = ETCH_OK;
    int n = 0;
    for (; s == ETCH_OK && !e->is_direct && n < e->n_inputs; n++) {
        etch_tensor_retain(in[n]);
        if (e->inputs[n].kind == ETCH_INPUT_VARIABLE)
            s = etch__tape_give_read(c->tr, st->variables[e->inputs[n].index], &in[n]);
    }
    if (s == ETCH_OK)
        s = etch__tape_note_call(c->tr, e->image.graph, in, e->n_inputs, out, e->n_out);
    while (n-- > 0)
        etch_tensor_release(&in[n]);
    return s;
}

static etch_status run_on(const call *c, etch_entry *e, etch_plan *plan, etch_state *st, etch_tensor **in,
                          etch_tensor **out)
{
    int n_out = e->n_out + e->n_written;
    if (e->n_variables && st->has_lent)
        return run_in_place(c, e, plan, st, in, out);
    etch_status s = etch_plan_run(c->cx, plan, in, e->n_inputs, out, n_out);
    if (ETCH_LIKELY(s != ETCH_OK || !c->tr->is_noting))
        return s;
    s = note_call(c, e, st, in, out);
    for (int i = 0; s != ETCH_OK && i < n_out; i++)
        etch_tensor_release(&out[i]);
    return s;
}

static etch_status run_plan(const call *c, etch_entry *e, etch_plan *plan, etch_state *st, etch_tensor **out)
{
    if (ETCH_UNLIKELY(!plan))
        ETCH_TRY(etch__entry_plan(c->cx, c->f, e, &plan));
    if (ETCH_LIKELY(e->is_direct))
        return run_on(c, e, plan, st, c->in, out);
    etch_arena_mark mark = etch__arena_mark(&c->cx->scratch);
    etch_tensor **in = ETCH_ARENA_ARRAY(&c->cx->scratch, etch_tensor *, e->n_inputs + 1);
    etch_status s = in ? ETCH_OK : etch__fail_nomem(c->cx);
    for (int i = 0; s == ETCH_OK && i < e->n_inputs; i++) {
        s = input_of(c, e, i, &in[i]);
        if (s == ETCH_OK && !in[i])
            in[i] = st->values[e->inputs[i].index];
    }
    if (s == ETCH_OK)
        s = run_on(c, e, plan, st, in, out);
    etch__arena_reset(&c->cx->scratch, mark);
    return s;
}

/* Results to out[], then the new values of the variables that e writes, which nobody sees yet. */
static etch_status use(const call *c, etch_entry *e, etch_plan *plan, etch_state *st, etch_tensor **out)
{
    uint64_t now = atomic_fetch_add_explicit(&c->f->n_calls, 1, memory_order_relaxed) + 1;
    atomic_fetch_add_explicit(&e->hits, 1, memory_order_relaxed);
    atomic_store_explicit(&e->last_use, now, memory_order_relaxed);
    if (ETCH_LIKELY(!c->tr->recording))
        return run_plan(c, e, plan, st, out);
    atomic_fetch_add_explicit(&c->f->n_nested, 1, memory_order_relaxed);
    etch_arena_mark mark = etch__arena_mark(&c->cx->scratch);
    etch_status s = record_call(c, e, st, out);
    etch__arena_reset(&c->cx->scratch, mark);
    c->cx->sticky = false;
    return s;
}

/* Results go to the open scope; at most max_out of them to out[]. */
static etch_status hand_out(const call *c, etch_tensor **results, int n, etch_tensor **out, int max_out)
{
    for (int i = 0; i < n; i++) {
        etch_tensor *t = etch__own(c->tr, results[i]);
        if (t) {
            if (i < max_out)
                out[i] = t;
            continue;
        }
        while (++i < n)
            etch_tensor_release(&results[i]);
        return c->cx->status;
    }
    return ETCH_OK;
}

/* The entry, its plan if it has one, and the variables of this call with their values. */
static etch_status find_with_state(const call *c, etch_entry **out, etch_plan **plan, etch_state *st)
{
    const etch_lookup q = { .cx = c->cx, .f = c->f, .args = c->args, .n_args = c->n_args, .in = c->in };
    st->values = NULL;
    for (bool is_current = false; !is_current;) {
        ETCH_TRY(find(c, out));
        if (ETCH_UNLIKELY(!*out))
            ETCH_TRY(etch__miss(c->cx, c->tr, c->f, c->args, c->n_args, c->in, true, out));
        *plan = atomic_load_explicit(&(*out)->plan, memory_order_acquire);
        if (ETCH_LIKELY((*out)->n_variables == 0))
            return ETCH_OK;
        /* Where values are lent, the results must have their places. */
        bool may_lend = *plan && !c->tr->is_noting &&
                        ETCH_VEC_RESERVE(&c->tr->handles, c->cx->alloc, (size_t)(*out)->n_out);
        ETCH_TRY(etch__state_take(&q, *out, may_lend, st, &is_current));
    }
    return ETCH_OK;
}

static etch_status find_and_use(const call *c, etch_tensor **out, int max_out, int *n_out, void **extra)
{
    etch_entry *e = NULL;
    etch_plan *plan = NULL;
    etch_state st;
    etch_tensor *few[FEW], **results = few;
    etch_arena_mark mark = etch__arena_mark(&c->cx->scratch);
    etch_status s = find_with_state(c, &e, &plan, &st);
    int n_all = s == ETCH_OK ? e->n_out + e->n_written : 0;
    if (s == ETCH_OK && n_all > FEW && !(results = ETCH_ARENA_ARRAY(&c->cx->scratch, etch_tensor *, n_all)))
        s = etch__fail_nomem(c->cx);
    if (s == ETCH_OK && e->n_out == 0 && c->wants_result)
        s = etch__fail(c->cx, ETCH_EINVAL, "'%s' has no result: call it with etch_call_args", c->f->name);
    if (s == ETCH_OK)
        s = use(c, e, plan, &st, results);
    int n = s == ETCH_OK ? e->n_out : 0, n_new = s == ETCH_OK ? e->n_written : 0;
    if (s == ETCH_OK && n_new > 0 && !c->tr->recording)
        s = etch__state_check(c->cx, &st, results + n);
    if (s == ETCH_OK)
        s = hand_out(c, results, n, out, max_out);
    else
        for (int i = 0; i < n; i++)
            etch_tensor_release(&results[i]);
    if (s == ETCH_OK && n_new > 0)
        etch__state_put(c->tr, &st, results + n);
    for (int i = n; s != ETCH_OK && i < n + n_new; i++)
        etch_tensor_release(&results[i]);
    etch__state_end(&st);
    if (plan && !c->tr->recording)
        note_growth(c, e, plan);
    if (s == ETCH_OK && extra && e->extra.p) {
        *extra = e->extra.p;
        if (e->extra.retain)
            e->extra.retain(e->extra.p);
    }
    etch__arena_reset(&c->cx->scratch, mark);
    *n_out = n;
    return s;
}

static etch_status fail_twice(const call *c, const char *label)
{
    return etch__fail(c->cx, ETCH_EINVAL, "'%s': the keyword argument '%s' is given twice", c->f->name, label);
}

/* Where a declared signature has the keyword; it has its own order. */
static etch_status place_of(const call *c, const char *label, int *out)
{
    const etch_function *f = c->f;
    for (*out = 0; f->input_names && *out < f->signature->n_items; ++*out)
        if (strcmp(f->input_names[*out], label) == 0)
            return ETCH_OK;
    return etch__fail(c->cx, ETCH_EINVAL, "'%s': %s keyword argument '%s'", f->name,
                      f->input_names ? "its declared signature has no"
                                     : "its declared signature has no names, so there is no",
                      label);
}

static etch_status place_declared(const call *c, etch_arg *args)
{
    int n = c->n_args, at;
    bool *is_there = ETCH_ARENA_ARRAY(&c->cx->scratch, bool, n + 1);
    if (!is_there)
        return etch__fail_nomem(c->cx);
    memset(is_there, 0, (size_t)n * sizeof *is_there);
    for (int i = 0; i < n; i++) {
        at = i;
        if (c->args[i].label)
            ETCH_TRY(place_of(c, c->args[i].label, &at));
        if (at >= n || is_there[at])
            return at < n && c->args[i].label ? fail_twice(c, c->args[i].label)
                                              : etch__fail(c->cx, ETCH_EINVAL, "'%s' takes %d arguments, got %d",
                                                           c->f->name, c->f->signature->n_items, n);
        is_there[at] = true;
        args[at] = c->args[i];
        args[at].label = NULL;
    }
    return ETCH_OK;
}

static etch_status sort_keywords(const call *c, etch_arg *args)
{
    int n = c->n_args, n_plain = 0;
    for (int i = 0; i < n; i++)
        if (!c->args[i].label)
            args[n_plain++] = c->args[i];
    for (int i = 0, n_done = n_plain; i < n; i++) {
        if (!c->args[i].label)
            continue;
        int at = n_done++;
        for (; at > n_plain && strcmp(args[at - 1].label, c->args[i].label) > 0; at--)
            args[at] = args[at - 1];
        if (at > n_plain && strcmp(args[at - 1].label, c->args[i].label) == 0)
            return fail_twice(c, c->args[i].label);
        args[at] = c->args[i];
    }
    return ETCH_OK;
}

/* Keywords may come in any order: f(a=1, b=2) is f(b=2, a=1). */
static etch_status order_keywords(call *c)
{
    int n = c->n_args;
    bool is_ordered = true, has_labels = false;
    for (int i = 0; i < n; i++) {
        const char *label = c->args[i].label, *before = i > 0 ? c->args[i - 1].label : NULL;
        has_labels |= label != NULL;
        is_ordered &= before ? label && strcmp(before, label) < 0 : true;
    }
    if (ETCH_LIKELY(!has_labels || (is_ordered && !c->f->signature)))
        return ETCH_OK;
    etch_arg *args = ETCH_ARENA_ARRAY(&c->cx->scratch, etch_arg, n);
    if (!args)
        return etch__fail_nomem(c->cx);
    ETCH_TRY(c->f->signature ? place_declared(c, args) : sort_keywords(c, args));
    c->args = args;
    return ETCH_OK;
}

static etch_status check(call *c, const char *what)
{
    ETCH_ENTER(c->cx);
    if (!c->f)
        return etch__fail(c->cx, ETCH_EINVAL, "%s: the function is NULL", what);
    if (c->n_args < 0 || (c->n_args > 0 && !c->args))
        return etch__fail(c->cx, ETCH_EINVAL, "'%s': %d arguments%s", c->f->name, c->n_args,
                          c->n_args > 0 ? " in a list that is NULL" : "");
    return etch__tracer_of(c->cx, c->f, &c->tr);
}

/* The arguments' tensors in flat order, then the call. The context is pinned all the time, also while it waits to trace: whoever
 * releases the function meanwhile leaves it to us. */
static etch_status start(call *c, etch_tensor **out, int max_out, int *n_out, void **extra)
{
    ETCH_TRY(check(c, "call"));
    ETCH_ASSERT(c->tr, "a call of '%s' without a tracer", c->f->name);
    if (max_out > 0 && !out)
        return etch__fail(c->cx, ETCH_EINVAL, "'%s': the list of results is NULL", c->f->name);
    etch_pin *pin = c->tr->pin;
    etch__pin(&c->f->traces->epochs, pin);
    etch_tensor *few[FEW];
    etch_arena_mark mark = etch__arena_mark(&c->cx->scratch);
    etch_status s = order_keywords(c);
    c->in = few;
    c->n_in = s == ETCH_OK ? etch__args_tensors(c->cx, c->args, c->n_args, few, FEW) : 0;
    s = c->n_in < 0 ? c->cx->status : s;
    if (c->n_in > FEW) {
        c->in = ETCH_ARENA_ARRAY(&c->cx->scratch, etch_tensor *, c->n_in);
        s = c->in ? ETCH_OK : etch__fail_nomem(c->cx);
        if (s == ETCH_OK && etch__args_tensors(c->cx, c->args, c->n_args, c->in, c->n_in) < 0)
            s = c->cx->status;
    }
    if (s == ETCH_OK)
        s = ETCH_UNLIKELY(c->tr->recording) ? fit_args_inside(c) : fit_args(c);
    if (s == ETCH_OK)
        s = find_and_use(c, out, max_out, n_out, extra);
    c->in = NULL; /* they were here */
    etch__arena_reset(&c->cx->scratch, mark);
    etch__unpin(pin);
    return s;
}

static etch_status find_or_trace(call *c, uint64_t *number)
{
    ETCH_TRY(order_keywords(c));
    c->n_in = etch__args_tensors(c->cx, c->args, c->n_args, NULL, 0);
    if (c->n_in < 0)
        return c->cx->status;
    c->in = ETCH_ARENA_ARRAY(&c->cx->scratch, etch_tensor *, c->n_in + 1);
    if (!c->in)
        return etch__fail_nomem(c->cx);
    if (etch__args_tensors(c->cx, c->args, c->n_args, c->in, c->n_in) < 0)
        return c->cx->status;
    if (c->tr->recording)
        ETCH_TRY(etch__refresh_sizes(c->cx, c->in, c->n_in, false, c->f->name));
    if (c->n_args)
        ETCH_TRY(fit_args(c));
    etch_entry *e;
    ETCH_TRY(etch__miss(c->cx, c->tr, c->f, c->args, c->n_args, c->in, false, &e));
    *number = e->number;
    return ETCH_OK;
}

uint64_t(etch_function_trace)(etch_ctx *cx, etch_function *f, const etch_arg *args, int n_args)
{
    call c = { .cx = cx, .f = f, .args = args, .n_args = n_args };
    uint64_t number = 0;
    etch__ctx_busy(cx);
    etch_status s = check(&c, "trace");
    if (s == ETCH_OK) {
        ETCH_ASSERT(c.tr, "a trace of '%s' without a tracer", f->name);
        etch_arena_mark mark = etch__arena_mark(&cx->scratch);
        etch_pin *pin = c.tr->pin;
        etch__pin(&f->traces->epochs, pin);
        s = find_or_trace(&c, &number);
        etch__unpin(pin);
        etch__arena_reset(&cx->scratch, mark);
    }
    if (s != ETCH_OK)
        etch__stick(cx);
    etch__ctx_idle(cx);
    return number;
}

/* Results, or -1. */
static int call_it(call *c, etch_tensor **out, int max_out, void **extra)
{
    etch_ctx *cx = c->cx;
    int n = 0;
    for (int i = 0; out && i < max_out; i++)
        out[i] = NULL;
    if (extra)
        *extra = NULL;
    etch__ctx_busy(cx);
    if (ETCH_UNLIKELY(start(c, out, max_out, &n, extra) != ETCH_OK)) {
        etch__stick(cx);
        n = -1;
        if (c->tr && c->tr->recording)
            c->tr->recording->has_failed = true;
    }
    etch__ctx_idle(cx);
    return n;
}

int(etch_call_args)(etch_ctx *cx, etch_function *f, const etch_arg *args, int n_args, etch_tensor **out, int max_out,
                    void **extra)
{
    call c = { .cx = cx, .f = f, .args = args, .n_args = n_args };
    return call_it(&c, out, max_out, extra);
}

etch_tensor *(etch_call1)(etch_ctx *cx, etch_function *f, etch_tensor *const *in, int n_in)
{
    etch_arg few[FEW], *args = few;
    size_t bytes = n_in > FEW ? (size_t)n_in * sizeof *args : 0;
    if (bytes && !(args = etch__alloc(cx->alloc, bytes))) {
        etch__fail_nomem(cx);
        etch__stick(cx);
        return NULL;
    }
    for (int i = 0; in && i < n_in; i++)
        args[i] = ETCH_ARG_TENSOR(in[i]);
    etch_tensor *y = NULL;
    const etch_allocator *alloc = cx->alloc;
    call c = { .cx = cx, .f = f, .args = in ? args : NULL, .n_args = n_in, .wants_result = true };
    int n = call_it(&c, &y, 1, NULL);
    if (bytes)
        etch__free(alloc, args, bytes);
    return n > 0 ? y : NULL;
}
