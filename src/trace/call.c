/* The call: find the trace that fits, run its plan; or, inside another trace, record what it does there.
 *
 * A hit takes no lock and allocates nothing: the arguments are compared as they are with the entry that the last call on this
 * context used, then looked up by their hash, then by what they fit. The context stays pinned until the plan has run, so that the
 * entry cannot go away under it. Variables get their new values last, when nothing can fail any more. */
#include "trace/call.h"

#include "ir/retype.h"
#include "runtime/plan.h"
#include "trace/tape.h"
#include <string.h>

enum { FEW = 16 };

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

/* Are there as many tensors as the trace takes? Their dtypes, ranks and sizes are checked when it runs. */
static etch_status check_tensors(const etch_calling *c, const etch_entry *e)
{
    for (int i = 0; i < e->n_inputs; i++)
        if (e->inputs[i].kind == ETCH_INPUT_ARG && e->inputs[i].index >= (uint32_t)c->n_in)
            return etch__fail(c->cx, ETCH_EINVAL, "'%s': trace %llu takes more tensors than the %d that there are",
                              c->f->name, (unsigned long long)c->trace, c->n_in);
    return ETCH_OK;
}

/* The context is pinned. *out NULL: a miss. */
static etch_status find(const etch_calling *c, etch_entry **out)
{
    etch_function *f = c->f;
    *out = NULL;
    if (ETCH_UNLIKELY(c->trace)) {
        etch__traces_lock(f->traces);
        *out = etch__entry_numbered(f, c->trace);
        etch__traces_unlock(f->traces);
        return *out ? check_tensors(c, *out)
                    : etch__fail(c->cx, ETCH_EINVAL, "'%s' has no trace %llu", f->name, (unsigned long long)c->trace);
    }
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

etch_status etch__calling_fit_args(etch_calling *c)
{
    if (c->f->signature)
        ETCH_TRY(etch__args_cast(c->cx, c->f->name, c->f->signature, &c->args, c->n_args, &c->in, &c->n_in));
    return ETCH_OK;
}

/* --- running ------------------------------------------------------------------------------------------------------------- */

etch_status etch__calling_input(const etch_calling *c, const etch_entry *e, int i, etch_tensor **out)
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

/* Where ranks are unknown, the run may have planned for ranks that were new. */
static void note_growth(const etch_calling *c, etch_entry *e, etch_plan *plan)
{
    if (ETCH_UNLIKELY(atomic_load_explicit(&e->n_plans, memory_order_relaxed) !=
                      atomic_load_explicit(&plan->n_made, memory_order_relaxed)))
        etch__entry_plan_grew(c->cx, c->f, e, plan);
}

/* The inputs are the caller's own business, but for those of other traces. */
static etch_status check_inputs(const etch_calling *c, etch_tensor *const *in, int n)
{
    for (int i = 0; i < n; i++)
        if (in[i]->traced)
            return in[i]->traced->refuse(c->cx, in[i], c->f->name);
    return ETCH_OK;
}

/* New values over old ones, where they are lent: if it fails, these are as they were. */
static etch_status run_in_place(const etch_calling *c, const etch_entry *e, etch_plan *plan, etch_state *st,
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
    etch_status s = etch__plan_run_again(c->cx, plan, in, spare, NULL, true, out);
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
static etch_status note_call(const etch_calling *c, const etch_entry *e, const etch_state *st, etch_tensor **in,
                             etch_tensor *const *out, const etch_effects_kept *kept)
{
    etch_status s = ETCH_OK;
    int n = 0;
    for (; s == ETCH_OK && !e->is_direct && n < e->n_inputs; n++) {
        etch_tensor_retain(in[n]);
        if (e->inputs[n].kind == ETCH_INPUT_VARIABLE)
            s = etch__tape_give_read(c->tr, st->variables[e->inputs[n].index], &in[n]);
    }
    if (s == ETCH_OK)
        s = etch__tape_note_call(c->tr, e->image.graph, in, e->n_inputs, out, e->n_out, kept);
    while (n-- > 0)
        etch_tensor_release(&in[n]);
    return s;
}

/* A run that tapes want to know of, of a graph with callbacks. These do not run again for gradients: what they gave are
 * further results of g, a copy of the graph, behind the first n_out, by a plan that the context keeps. */
static etch_status run_keeping(const etch_calling *c, const etch_entry *e, const etch_state *st, etch_tensor **in,
                               etch_graph *g, const etch_val *at, int n_kept, etch_tensor **out)
{
    int n_out = e->n_out + e->n_written;
    etch_tensor **all = ETCH_ARENA_ARRAY(&c->cx->scratch, etch_tensor *, n_out + n_kept);
    if (!all)
        return etch__fail_nomem(c->cx);
    ETCH_TRY(check_inputs(c, in, e->n_inputs));
    ETCH_TRY(etch__backward_run(c->tr, g, in, e->n_inputs, all, n_out + n_kept));
    etch_status s = note_call(c, e, st, in, all, &(etch_effects_kept){ at, all + n_out, n_kept });
    for (int i = 0; i < n_out + n_kept; i++)
        if (s == ETCH_OK && i < n_out)
            out[i] = all[i];
        else
            etch_tensor_release(&all[i]);
    return s;
}

static etch_status run_noted(const etch_calling *c, const etch_entry *e, etch_plan *plan, const etch_state *st,
                             etch_tensor **in, etch_tensor **out)
{
    etch_ctx *cx = c->cx;
    int n_out = e->n_out + e->n_written, n_kept = etch__effect_results(e->image.graph, NULL, 0);
    if (n_kept > 0) {
        etch_val *at = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, n_kept);
        etch_graph *g = NULL;
        if (!at)
            return etch__fail_nomem(cx);
        (void)etch__effect_results(e->image.graph, at, n_kept);
        ETCH_TRY(etch__graph_with_outputs(cx, e->image.graph, at, n_kept, &g));
        bool has_them = g != e->image.graph;
        etch_status s = has_them ? run_keeping(c, e, st, in, g, at, n_kept, out) : ETCH_OK;
        etch_graph_release(&g);
        if (has_them)
            return s;
    }
    ETCH_TRY(etch_plan_run(cx, plan, in, e->n_inputs, out, n_out));
    etch_status s = note_call(c, e, st, in, out, NULL);
    for (int i = 0; s != ETCH_OK && i < n_out; i++)
        etch_tensor_release(&out[i]);
    return s;
}

static etch_status run_on(const etch_calling *c, etch_entry *e, etch_plan *plan, etch_state *st, etch_tensor **in,
                          etch_tensor **out)
{
    if (e->n_variables && st->has_lent)
        return run_in_place(c, e, plan, st, in, out);
    if (ETCH_LIKELY(!c->tr->is_noting))
        return etch_plan_run(c->cx, plan, in, e->n_inputs, out, e->n_out + e->n_written);
    etch_arena_mark mark = etch__arena_mark(&c->cx->scratch);
    etch_status s = run_noted(c, e, plan, st, in, out);
    etch__arena_reset(&c->cx->scratch, mark);
    return s;
}

static etch_status run_plan(const etch_calling *c, etch_entry *e, etch_plan *plan, etch_state *st, etch_tensor **out)
{
    if (ETCH_UNLIKELY(!plan))
        ETCH_TRY(etch__entry_plan(c->cx, c->f, e, &plan));
    if (ETCH_LIKELY(e->is_direct))
        return run_on(c, e, plan, st, c->in, out);
    etch_arena_mark mark = etch__arena_mark(&c->cx->scratch);
    etch_tensor **in = ETCH_ARENA_ARRAY(&c->cx->scratch, etch_tensor *, e->n_inputs + 1);
    etch_status s = in ? ETCH_OK : etch__fail_nomem(c->cx);
    for (int i = 0; s == ETCH_OK && i < e->n_inputs; i++) {
        s = etch__calling_input(c, e, i, &in[i]);
        if (s == ETCH_OK && !in[i])
            in[i] = st->values[e->inputs[i].index];
    }
    if (s == ETCH_OK)
        s = run_on(c, e, plan, st, in, out);
    etch__arena_reset(&c->cx->scratch, mark);
    return s;
}

/* Results to out[], then the new values of the variables that e writes, which nobody sees yet. */
static etch_status use(const etch_calling *c, etch_entry *e, etch_plan *plan, etch_state *st, etch_tensor **out)
{
    uint64_t now = atomic_fetch_add_explicit(&c->f->n_calls, 1, memory_order_relaxed) + 1;
    atomic_fetch_add_explicit(&e->hits, 1, memory_order_relaxed);
    atomic_store_explicit(&e->last_use, now, memory_order_relaxed);
    if (ETCH_LIKELY(!c->tr->recording))
        return run_plan(c, e, plan, st, out);
    atomic_fetch_add_explicit(&c->f->n_nested, 1, memory_order_relaxed);
    etch_arena_mark mark = etch__arena_mark(&c->cx->scratch);
    etch_status s = etch__calling_record(c, e, st, out);
    etch__arena_reset(&c->cx->scratch, mark);
    c->cx->sticky = false;
    return s;
}

/* Results go to the open scope; at most max_out of them to out[]. */
static etch_status hand_out(const etch_calling *c, etch_tensor **results, int n, etch_tensor **out, int max_out)
{
    c->tr->i_results = c->tr->handles.n;
    c->tr->n_results = n;
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

/* Of a declared signature there is one trace: it must do for this call. */
static etch_status check_declared(const etch_calling *c, const etch_lookup *q, const etch_entry *e)
{
    bool is_admitted = true;
    if (ETCH_LIKELY(!c->f->signature || !e->is_choosy))
        return ETCH_OK;
    ETCH_TRY(etch__state_admits(q, e, &is_admitted));
    return is_admitted
               ? ETCH_OK
               : etch__fail(c->cx, ETCH_EINVAL,
                            "'%s': a variable that it uses from outside is an argument too, in this call or in the one "
                            "that it "
                            "was traced for; with a declared signature there is one trace for all calls, which cannot "
                            "take the two for one and for two",
                            c->f->name);
}

/* The entry, its plan if it has one, and the variables of this call with their values. */
static etch_status find_with_state(const etch_calling *c, etch_entry **out, etch_plan **plan, etch_state *st)
{
    st->values = NULL;
    for (bool is_current = false; !is_current;) {
        ETCH_TRY(find(c, out));
        if (ETCH_UNLIKELY(!*out))
            ETCH_TRY(etch__miss(c->cx, c->tr, c->f, c->args, c->n_args, c->in, true, out));
        *plan = atomic_load_explicit(&(*out)->plan, memory_order_acquire);
        if (ETCH_LIKELY((*out)->n_variables == 0))
            return ETCH_OK;
        const etch_lookup q = { .cx = c->cx, .f = c->f, .args = c->args, .n_args = c->n_args, .in = c->in };
        ETCH_TRY(check_declared(c, &q, *out));
        /* Where values are lent, the results must have their places. */
        bool may_lend = *plan && !c->tr->is_noting &&
                        ETCH_VEC_RESERVE(&c->tr->handles, c->cx->alloc, (size_t)(*out)->n_out);
        ETCH_TRY(etch__state_take(&q, *out, may_lend, st, &is_current));
    }
    return ETCH_OK;
}

static etch_status find_and_use(const etch_calling *c, etch_tensor **out, int max_out, int *n_out, void **extra)
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

static etch_status check(etch_calling *c, const char *what)
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
static etch_status start(etch_calling *c, etch_tensor **out, int max_out, int *n_out, void **extra)
{
    ETCH_TRY(check(c, "call"));
    ETCH_ASSERT(c->tr, "a call of '%s' without a tracer", c->f->name);
    if (max_out > 0 && !out)
        return etch__fail(c->cx, ETCH_EINVAL, "'%s': the list of results is NULL", c->f->name);
    etch_pin *pin = c->tr->pin;
    etch__pin(&c->f->traces->epochs, pin);
    etch_tensor *few[FEW];
    etch_arena_mark mark = etch__arena_mark(&c->cx->scratch);
    etch_status s = etch__calling_order_keywords(c);
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
        s = ETCH_UNLIKELY(c->tr->recording) ? etch__calling_fit_inside(c) : etch__calling_fit_args(c);
    if (s == ETCH_OK)
        s = find_and_use(c, out, max_out, n_out, extra);
    c->in = NULL; /* they were here */
    etch__arena_reset(&c->cx->scratch, mark);
    etch__unpin(pin);
    return s;
}

static etch_status find_or_trace(etch_calling *c, uint64_t *number)
{
    ETCH_TRY(etch__calling_order_keywords(c));
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
        ETCH_TRY(etch__calling_fit_args(c));
    etch_entry *e;
    ETCH_TRY(etch__miss(c->cx, c->tr, c->f, c->args, c->n_args, c->in, false, &e));
    *number = e->number;
    return ETCH_OK;
}

uint64_t(etch_function_trace)(etch_ctx *cx, etch_function *f, const etch_arg *args, int n_args)
{
    etch_calling c = { .cx = cx, .f = f, .args = args, .n_args = n_args };
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
static int call_it(etch_calling *c, etch_tensor **out, int max_out, void **extra)
{
    etch_ctx *cx = c->cx;
    int n = 0;
    if (extra)
        *extra = NULL;
    etch__ctx_busy(cx);
    if (ETCH_UNLIKELY(start(c, out, max_out, &n, extra) != ETCH_OK)) {
        etch__stick(cx);
        n = -1;
        for (int i = 0; out && i < max_out; i++)
            out[i] = NULL;
        if (c->tr && c->tr->recording)
            c->tr->recording->has_failed = true;
    }
    etch__ctx_idle(cx);
    return n;
}

int(etch_call_args)(etch_ctx *cx, etch_function *f, const etch_arg *args, int n_args, etch_tensor **out, int max_out,
                    void **extra)
{
    etch_calling c = { .cx = cx, .f = f, .args = args, .n_args = n_args };
    return call_it(&c, out, max_out, extra);
}

int(etch_call_trace)(etch_ctx *cx, etch_function *f, uint64_t trace, const etch_arg *args, int n_args,
                     etch_tensor **out, int max_out, void **extra)
{
    etch_calling c = { .cx = cx, .f = f, .args = args, .n_args = n_args, .trace = trace };
    return call_it(&c, out, max_out, extra);
}

int etch_call_results(etch_ctx *cx, etch_tensor **out, int max_out)
{
    const etch_tracer *tr = etch__tracer_if_made(cx);
    if (!tr || tr->n_results == 0 || tr->i_results + (size_t)tr->n_results > tr->handles.n || max_out < 0 ||
        (max_out > 0 && !out)) {
        (void)etch__fail(cx, ETCH_EINVAL, "call_results: there was no call with results in the open scope");
        etch__stick(cx);
        return -1;
    }
    for (int i = 0; i < tr->n_results && i < max_out; i++)
        out[i] = tr->handles.at[tr->i_results + (size_t)i];
    return tr->n_results;
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
    etch_calling c = { .cx = cx, .f = f, .args = in ? args : NULL, .n_args = n_in, .wants_result = true };
    int n = call_it(&c, &y, 1, NULL);
    if (bytes)
        etch__free(alloc, args, bytes);
    return n > 0 ? y : NULL;
}
