/* An event as a JSON object on one line; docs/events.md has the schema. The names are those of the struct's members.
 *
 * What must stay true: the text is valid JSON whatever bytes the event's texts are made of. */
#include "trace/event.h"

#include <stdlib.h>

/* --- members ---------------------------------------------------------------------------------------------------------------- */

static void add_name(etch_strbuf *b, const char *name)
{
    char last = b->n ? b->at[b->n - 1] : '{';
    etch__strbuf_addf(b, last == '{' ? "\"%s\":" : ",\"%s\":", name);
}

static void add_number(etch_strbuf *b, const char *name, uint64_t x)
{
    add_name(b, name);
    etch__strbuf_addf(b, "%llu", (unsigned long long)x);
}

static void add_text(etch_strbuf *b, const char *name, const char *text)
{
    add_name(b, name);
    etch__strbuf_add_json(b, text);
}

static void add_bool(etch_strbuf *b, const char *name, bool x)
{
    add_name(b, name);
    etch__strbuf_add(b, x ? "true" : "false");
}

/* null if it is not known */
static void add_place(etch_strbuf *b, const char *name, etch_location at)
{
    add_name(b, name);
    if (!at.file) {
        etch__strbuf_add(b, "null");
        return;
    }
    etch__strbuf_add(b, "{");
    add_text(b, "file", at.file);
    add_number(b, "line", at.line > 0 ? (uint64_t)at.line : 0);
    etch__strbuf_add(b, "}");
}

static void add_differences(etch_strbuf *b, const etch_event *e)
{
    add_name(b, "differences");
    etch__strbuf_add(b, "[");
    for (int i = 0; i < e->n_differences; i++) {
        etch__strbuf_add(b, i > 0 ? ",{" : "{");
        add_text(b, "path", e->differences[i].path);
        add_text(b, "was", e->differences[i].was);
        add_text(b, "now", e->differences[i].now);
        etch__strbuf_add(b, "}");
    }
    etch__strbuf_add(b, "]");
    add_bool(b, "has_more", e->has_more);
}

static void add_advice(etch_strbuf *b, const etch_advice *a)
{
    add_name(b, "advice");
    etch__strbuf_add(b, "{");
    add_text(b, "kind", etch_advice_kind_name(a->kind));
    add_text(b, "text", a->text);
    add_number(b, "n_hits", a->n_hits);
    add_number(b, "n_calls", a->n_calls);
    add_number(b, "n_traces_before", a->n_traces_before);
    add_number(b, "n_traces_after", a->n_traces_after);
    etch__strbuf_add(b, "}");
}

static void add_event(etch_strbuf *b, const etch_event *e)
{
    etch__strbuf_add(b, "{");
    add_number(b, "sequence", e->sequence);
    add_text(b, "kind", etch_event_kind_name(e->kind));
    add_text(b, "function", e->function);
    add_number(b, "call", e->call);
    add_place(b, "at", e->at);
    add_number(b, "trace", e->trace);
    add_number(b, "nearest", e->nearest);
    add_text(b, "signature", e->signature);
    add_bool(b, "is_past_budget", e->is_past_budget);
    add_text(b, "traced_for", e->traced_for);
    add_differences(b, e);
    add_text(b, "guard", e->guard);
    add_place(b, "guard_at", e->guard_at);
    add_number(b, "trace_ns", e->trace_ns);
    add_number(b, "compile_ns", e->compile_ns);
    add_number(b, "explain_ns", e->explain_ns);
    add_number(b, "bytes", e->bytes);
    add_number(b, "equal_to", e->equal_to);
    add_number(b, "n_variables_made", e->n_variables_made);
    add_advice(b, &e->advice);
    add_bool(b, "warns", e->warns);
    add_number(b, "warn_traces", e->warn_traces);
    add_number(b, "warn_calls", e->warn_calls);
    add_text(b, "error", e->error);
    etch__strbuf_add(b, "}");
}

etch_status etch_event_json(etch_ctx *cx, const etch_event *e, char **out)
{
    etch_strbuf b;
    ETCH_ENTER(cx);
    ETCH_TRY(etch__event_check(cx, "event_json", e, out));
    etch__strbuf_init(&b, cx->alloc);
    add_event(&b, e);
    *out = etch__strbuf_malloc(&b);
    etch__strbuf_fini(&b);
    return *out ? ETCH_OK : etch__fail_nomem(cx);
}
