/* An event in words: what happened, why, what it cost, what to do about it. */
#include "trace/event.h"

#include <stdlib.h>
#include <string.h>

static const char *or_empty(const char *s) { return s ? s : ""; }

static void add_place(etch_strbuf *b, etch_location at)
{
    if (at.file)
        etch__strbuf_addf(b, ", at %s:%d", at.file, at.line);
}

/* "0.4 us", "212 us", "3.2 ms", "12 s": two figures at least */
static void add_time(etch_strbuf *b, uint64_t ns)
{
    static const char *const units[] = { "us", "ms", "s" };
    double x = (double)ns / 1000;
    int i = 0;
    for (; i < 2 && x >= 1000; i++)
        x /= 1000;
    etch__strbuf_addf(b, x < 10 ? "%.1f %s" : "%.0f %s", x, units[i]);
}

static void add_bytes(etch_strbuf *b, size_t bytes)
{
    static const char *const units[] = { "KiB", "MiB", "GiB" };
    double x = (double)bytes / 1024;
    int i = 0;
    if (bytes < 1024) {
        etch__strbuf_addf(b, "%zu bytes", bytes);
        return;
    }
    for (; i < 2 && x >= 1024; i++)
        x /= 1024;
    etch__strbuf_addf(b, "%.1f %s", x, units[i]);
}

static void add_count(etch_strbuf *b, uint64_t n, const char *what)
{
    etch__strbuf_addf(b, "%llu %s%s", (unsigned long long)n, what, n == 1 ? "" : "s");
}

static void add_headline(etch_strbuf *b, const etch_event *e)
{
    bool is_first = e->kind == ETCH_EVENT_FIRST_TRACE || e->kind == ETCH_EVENT_REMADE;
    etch__strbuf_add(b, or_empty(e->function));
    if (e->kind == ETCH_EVENT_REFUSED)
        etch__strbuf_add(b, " would have been traced again, which was refused (");
    else if (e->kind == ETCH_EVENT_FAILED)
        etch__strbuf_add(b, " could not be traced (");
    else
        etch__strbuf_addf(b, " was traced%s (trace %llu, ", is_first ? "" : " again", (unsigned long long)e->trace);
    etch__strbuf_addf(b, "call %llu", (unsigned long long)e->call);
    add_place(b, e->at);
    etch__strbuf_add(b, ")\n");
    if (or_empty(e->error)[0])
        etch__strbuf_addf(b, "  error: %s\n", e->error);
    if (e->n_differences == 0)
        etch__strbuf_addf(b, "  signature: %s\n", or_empty(e->signature));
}

static void add_cause(etch_strbuf *b, const etch_event *e)
{
    unsigned long long nearest = e->nearest;
    if (or_empty(e->guard)[0])
        etch__strbuf_addf(b, "  a guard of trace %llu did not hold: %s\n", nearest, e->guard);
    else if (e->kind == ETCH_EVENT_GUARD_FAILED)
        etch__strbuf_add(b, "  a guard of a trace with this signature, which is gone by now, did not hold\n");
    if (e->kind == ETCH_EVENT_WAS_DROPPED && nearest)
        etch__strbuf_addf(b, "  trace %llu had this signature and was dropped\n", nearest);
    else if (e->kind == ETCH_EVENT_WAS_DROPPED)
        etch__strbuf_add(b, "  the trace of the declared signature was dropped\n");
    else if (e->kind == ETCH_EVENT_OBJECT_DIED)
        etch__strbuf_addf(b, "  trace %llu had this signature, for an object that is gone\n", nearest);
    else if (e->kind == ETCH_EVENT_REMADE)
        etch__strbuf_add(b, "  another function of the same code had been traced for this signature\n");
    if (e->is_past_budget && or_empty(e->traced_for)[0])
        etch__strbuf_addf(b, "  its budget is used up: traced for %s, which fits more than this call\n", e->traced_for);
    else if (e->is_past_budget && e->kind != ETCH_EVENT_REFUSED)
        etch__strbuf_add(b, "  its budget is used up: the trace was to fit more than this call\n");
    for (int i = 0; i < e->n_differences; i++) {
        const etch_event_difference *d = &e->differences[i];
        etch__strbuf_addf(b, "  %s: was %s, now %s", or_empty(d->path), or_empty(d->was), or_empty(d->now));
        if (i == 0 && nearest)
            etch__strbuf_addf(b, " (compared with trace %llu)", nearest);
        etch__strbuf_add(b, "\n");
    }
    if (e->has_more)
        etch__strbuf_add(b, "  and more differences\n");
}

static void add_cost(etch_strbuf *b, const etch_event *e)
{
    etch__strbuf_add(b, "  cost: ");
    if (e->trace) {
        add_time(b, e->trace_ns);
        etch__strbuf_add(b, " tracing, ");
        add_time(b, e->compile_ns);
        etch__strbuf_add(b, " compiling, ");
        add_bytes(b, e->bytes);
        etch__strbuf_add(b, "; ");
    }
    etch__strbuf_add(b, "explaining took ");
    add_time(b, e->explain_ns);
    etch__strbuf_add(b, "\n");
    if (e->equal_to)
        etch__strbuf_addf(b, "  the graph came out equal to trace %llu's%s\n", (unsigned long long)e->equal_to,
                          e->n_differences > 0 ? ": the change made no difference" : "");
    if (e->n_variables_made) {
        etch__strbuf_add(b, "  the body made ");
        add_count(b, e->n_variables_made, "variable");
        etch__strbuf_add(b, ", and was run once more, which is the trace\n");
    }
}

static void add_advice(etch_strbuf *b, const etch_event *e)
{
    const etch_advice *a = &e->advice;
    if (a->kind == ETCH_ADVICE_NONE)
        return;
    bool is_right = a->kind == ETCH_ADVICE_RIGHT;
    etch__strbuf_addf(b, "  advice: %s; ", or_empty(a->text));
    etch__strbuf_add(b, is_right ? "" : "replayed: ");
    if (a->n_calls == 1 && a->n_hits == 1)
        etch__strbuf_add(b, "the last call");
    else
        etch__strbuf_addf(b, "%llu of the last %llu calls", (unsigned long long)a->n_hits,
                          (unsigned long long)a->n_calls);
    etch__strbuf_add(b, is_right ? " hit, with " : " would have hit, ");
    add_count(b, a->n_traces_after, "trace");
    if (!is_right)
        etch__strbuf_addf(b, " instead of %llu", (unsigned long long)a->n_traces_before);
    etch__strbuf_add(b, "\n");
}

static void add_warning(etch_strbuf *b, const etch_event *e)
{
    if (e->warns)
        etch__strbuf_addf(b, "  warning: %llu out of the last %llu calls to '%s' were traced. Tracing is expensive%s\n",
                          (unsigned long long)e->warn_traces, (unsigned long long)e->warn_calls, or_empty(e->function),
                          e->advice.kind > ETCH_ADVICE_RIGHT ? "; see the advice" : "");
}

etch_status etch_event_text(etch_ctx *cx, const etch_event *e, char **out)
{
    etch_strbuf b;
    ETCH_ENTER(cx);
    ETCH_TRY(etch__event_check(cx, "event_text", e, out));
    etch__strbuf_init(&b, cx->alloc);
    add_headline(&b, e);
    add_cause(&b, e);
    add_cost(&b, e);
    add_advice(&b, e);
    add_warning(&b, e);
    *out = etch__strbuf_malloc(&b);
    etch__strbuf_fini(&b);
    return *out ? ETCH_OK : etch__fail_nomem(cx);
}
