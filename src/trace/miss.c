/* A miss: the trace lock is taken, what another thread has traced meanwhile is looked for, and if there is still no trace that
 * fits, one is made: for the call's own signature, or for one that covers it and those before. */
#include "trace/event.h"

#include "runtime/profile.h"
#include <string.h>

/* *target becomes the common supertype of both, if there is one. */
static etch_status widen(etch_ctx *cx, etch_spec **target, etch_spec *other)
{
    etch_spec *common = NULL;
    ETCH_TRY(etch_spec_common(cx, *target, other, &common));
    if (common) {
        etch_spec_release(target);
        *target = common;
    }
    return ETCH_OK;
}

/* The most general signature that covers the call and what was traced before, as far as there is one: each trace in turn is
 * taken in where a common supertype exists, then the calls whose traces may be gone. */
static etch_status generalise(etch_ctx *cx, const etch_function *f, etch_spec **target)
{
    for (size_t i = 0; i < f->entries.n; i++)
        ETCH_TRY(widen(cx, target, f->entries.at[i]->image.key));
    for (size_t i = 0; i < f->seen.n; i++)
        ETCH_TRY(widen(cx, target, f->seen.at[i].call));
    return ETCH_OK;
}

static void forget_oldest(etch_function *f)
{
    f->seen_bytes -= etch__spec_bytes(f->seen.at[0].call);
    etch_spec_release(&f->seen.at[0].call);
    memmove(f->seen.at, f->seen.at + 1, (f->seen.n - 1) * sizeof *f->seen.at);
    f->seen.n--;
}

/* Remembers the signature with its sizes, for advice, as far as there is room. Losing one to a lack of memory loses only that. */
static void note_seen(etch_ctx *cx, etch_function *f, etch_spec *call, uint64_t number)
{
    size_t bytes = etch__spec_bytes(call);
    while (f->seen.n >= ETCH_MAX_SEEN || (f->seen.n > 0 && f->seen_bytes + bytes > ETCH_MAX_SEEN_BYTES))
        forget_oldest(f);
    etch_seen s = { .number = number, .call = call };
    if (bytes > ETCH_MAX_SEEN_BYTES || !ETCH_VEC_PUSH(&f->seen, cx->alloc, s))
        return;
    etch_spec_retain(call);
    f->seen_bytes += bytes;
}

static etch_status over_budget(etch_ctx *cx, const etch_function *f)
{
    const etch_budget *b = &f->budget;
    if (b->max_traces && f->n_traces >= b->max_traces)
        return etch__fail(cx, ETCH_EBUDGET, "'%s' would be traced again, and its budget of %llu trace%s is used up",
                          f->name, (unsigned long long)b->max_traces, b->max_traces == 1 ? "" : "s");
    if (b->max_ns && f->trace_ns + f->compile_ns >= b->max_ns)
        return etch__fail(cx, ETCH_EBUDGET,
                          "'%s' would be traced again, and tracing has taken %llu ns: the budget is %llu ns", f->name,
                          (unsigned long long)(f->trace_ns + f->compile_ns), (unsigned long long)b->max_ns);
    if (b->max_bytes && f->bytes >= b->max_bytes)
        return etch__fail(cx, ETCH_EBUDGET,
                          "'%s' would be traced again, and its traces hold %zu bytes: the budget is %llu", f->name,
                          f->bytes, (unsigned long long)b->max_bytes);
    return ETCH_OK;
}

/* What the new trace is for; *is_past_budget: the budget is used up, and it is for more than this call. */
static etch_status choose_target(etch_ctx *cx, etch_function *f, const etch_arg *args, int n_args, bool *is_past_budget,
                                 etch_spec **out)
{
    *out = NULL;
    if (f->signature)
        *out = etch_spec_retain(f->signature);
    else
        ETCH_TRY(etch__args_spec(cx, args, n_args, etch__mode_of(f), out));
    etch_status s = ETCH_OK;
    if (f->entries.n > 0 && f->policy == ETCH_STRICT)
        s = etch__fail(cx, ETCH_ERETRACE, "'%s' is strict and would be traced again", f->name);
    if (s == ETCH_OK)
        s = over_budget(cx, f);
    bool is_past = s == ETCH_EBUDGET && f->budget.past == ETCH_PAST_GENERALISE && !f->signature;
    if ((s == ETCH_OK && f->policy == ETCH_RELAX && f->entries.n > 0) || is_past) {
        etch_spec *own = etch_spec_retain(*out);
        cx->status = ETCH_OK;
        s = generalise(cx, f, out);
        int is_own = s == ETCH_OK ? etch_spec_equal(cx, own, *out) : 0;
        etch_spec_release(&own);
        if (is_own < 0)
            s = cx->status;
        else if (s == ETCH_OK && is_past && is_own) /* only what covers more than this call is worth a trace */
            s = over_budget(cx, f);
    }
    if (s != ETCH_OK)
        etch_spec_release(out);
    *is_past_budget = is_past && s == ETCH_OK;
    return s;
}

/* What it captured of the trace around it is gone with that. */
static bool captures_traced(const etch_entry *e)
{
    for (int i = 0; i < e->n_captures; i++)
        if (e->captures[i].tensor->traced)
            return true;
    return false;
}

/* For this call alone: it lives while the context is pinned. */
static etch_status keep_for_now(etch_ctx *cx, etch_function *f, etch_entry *e)
{
    if (!etch__retire_reserve(&f->traces->epochs, 1))
        return etch__fail_nomem(cx);
    etch__retire(&f->traces->epochs, e, etch__entry_destroy);
    return ETCH_OK;
}

static etch_status trace_for(etch_ctx *cx, etch_occasion *o, bool is_passing, etch_entry **out)
{
    ETCH_TRY(etch__trace(cx, o, out));
    etch_status s = is_passing || (*out)->is_for_once || captures_traced(*out) ? keep_for_now(cx, o->f, *out)
                                                                               : etch__cache_add(cx, o->f, *out);
    if (s != ETCH_OK) {
        etch__entry_destroy(*out);
        *out = NULL;
    }
    return s;
}

/* `in`: see etch_occasion. */
static etch_status make(etch_ctx *cx, etch_function *f, etch_spec *call, const etch_arg *args, int n_args,
                        etch_tensor *const *in, bool *is_past_budget, etch_entry **out)
{
    etch_occasion o = { .f = f, .call = call, .args = args, .n_args = n_args, .in = in };
    size_t n_made = f->made.n;
    uint64_t n_made_over = f->n_made_over;
    ETCH_TRY(choose_target(cx, f, args, n_args, is_past_budget, &o.target));
    etch_status s = trace_for(cx, &o, false, out);
    etch_spec_release(&o.target);
    if (s != ETCH_OK) {
        while (f->n_made_over == n_made_over &&
               f->made.n > n_made) /* the body that made them did not come to its end */
            etch_variable_release(&f->made.at[--f->made.n]);
        f->n_failed_traces++;
        return s;
    }
    f->n_traces++;
    f->trace_ns += (*out)->trace_ns;
    f->compile_ns += (*out)->compile_ns;
    etch__profile_traced(cx, f->name, (*out)->trace_ns, (*out)->compile_ns);
    return ETCH_OK;
}

/* Inside an abstract trace: nothing is kept, counted or told. */
static etch_status make_passing(etch_ctx *cx, etch_function *f, const etch_arg *args, int n_args, etch_entry **out)
{
    etch_occasion o = { .f = f, .args = args, .n_args = n_args };
    ETCH_TRY(etch__args_spec(cx, args, n_args, ETCH_ARGS_EXACT, &o.call));
    etch_status s = ETCH_OK;
    if (f->signature)
        o.target = etch_spec_retain(f->signature);
    else
        s = etch__args_spec(cx, args, n_args, etch__mode_of(f), &o.target);
    if (s == ETCH_OK)
        s = trace_for(cx, &o, true, out);
    etch_spec_release(&o.target);
    etch_spec_release(&o.call);
    return s;
}

/* A refusal names what differs from the nearest trace, as its event does. */
static void say_what_differs(etch_ctx *cx, const etch_miss *m)
{
    bool sticky = cx->sticky;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    const char *refusal = etch_error_message(cx);
    char *said = etch__arena_copy(&cx->scratch, refusal, strlen(refusal) + 1, 1);
    if (!said)
        return;
    etch_explanation x;
    etch__forget_error(cx);
    etch__explain(cx, m, &cx->scratch, &x);
    const etch_difference *d = x.n_differences > 0 ? &x.differences[0] : NULL;
    if (d)
        (void)etch__fail(cx, m->status, "%s: %s was %s, and is %s%s", said, d->path, d->was, d->now,
                         x.n_differences > 1 ? ", and more differs" : "");
    else
        (void)etch__fail(cx, m->status, "%s", said);
    cx->sticky = sticky;
    etch__explanation_fini(&x);
    etch__arena_reset(&cx->scratch, mark);
}

/* Traces, remembers the call, and says why. */
static etch_status make_and_explain(etch_ctx *cx, etch_miss *m, const etch_arg *args, int n_args, etch_entry **out)
{
    etch_spec *call = NULL;
    ETCH_TRY(etch__args_spec(cx, args, n_args, ETCH_ARGS_EXACT, &call));
    m->at = etch__location(cx);
    size_t n_made = m->f->made.n;
    m->status = make(cx, m->f, call, args, n_args, m->is_call ? m->in : NULL, &m->is_past_budget, out);
    m->made = *out;
    m->n_variables_made = m->f->made.n - n_made;
    m->call = call;
    /* A failure goes through all traces that are under way: the innermost and the outermost are told of it. */
    etch_tracer *tr = etch__tracer(cx);
    bool is_failing_on = m->status != ETCH_OK && m->is_nested && tr->has_told_failure;
    if (!is_failing_on)
        etch__event_of_miss(cx, m);
    if (m->status == ETCH_ERETRACE || m->status == ETCH_EBUDGET)
        say_what_differs(cx, m);
    tr->has_told_failure = m->status != ETCH_OK && m->is_nested;
    if (m->made)
        note_seen(cx, m->f, call, m->made->number);
    etch_spec_release(&call);
    return m->status;
}

etch_status etch__miss(etch_ctx *cx, etch_tracer *tr, etch_function *f, const etch_arg *args, int n_args,
                       etch_tensor *const *in, bool is_call, etch_entry **out)
{
    etch_traces *all = f->traces;
    etch_miss m = { .f = f, .in = in, .is_call = is_call, .is_nested = tr->recording != NULL, .policy = f->policy };
    *out = NULL;
    etch__traces_lock(all);
    etch__purge_dead(all);
    etch_lookup q = { .cx = cx, .f = f, .args = args, .n_args = n_args, .in = in };
    etch_status s = ETCH_OK;
    if (f->signature)
        *out = f->entries.n ? f->entries.at[0] : NULL;
    else /* what is found here is not freed, also if adding a trace takes it out: the context is pinned */
        s = is_call ? etch__table_find(&q, out) : etch__table_find_for_specs(&q, out);
    m.guarded = q.guarded;
    m.i_guard = q.i_guard;
    m.refused = q.refused;
    if (s == ETCH_OK && !*out && all->n_tracing >= ETCH_MAX_NESTING)
        s = etch__fail_nesting(cx, f->name, all->n_tracing);
    all->n_tracing++;
    if (s == ETCH_OK && !*out)
        s = etch__is_abstract(tr) ? make_passing(cx, f, args, n_args, out)
                                  : make_and_explain(cx, &m, args, n_args, out);
    all->n_tracing--;
    etch__traces_unlock(all);
    return s;
}
