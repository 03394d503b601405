/* A profile as one JSON document: rows in the style of events (docs/events.md), and its spans as Perfetto and chrome://tracing read them. The
 * names are those of the structs' members; docs/performance.md has the schema.
 *
 * What must stay true: the text is valid JSON whatever bytes the profile's texts are made of. */
#include "runtime/profile.h"

enum { VERSION = 1 };

static void add_number(etch_strbuf *b, const char *name, uint64_t x)
{
    etch__strbuf_addf(b, ",\"%s\":%llu", name, (unsigned long long)x);
}

static void add_text(etch_strbuf *b, const char *name, const char *text)
{
    etch__strbuf_addf(b, ",\"%s\":", name);
    etch__strbuf_add_json(b, text);
}

static void add_row(etch_strbuf *b, const etch_profile_list *list, const etch_profile_row *r)
{
    etch_profile_rate rate = etch_profile_rate_of(list, r);
    etch__strbuf_addf(b, "{\"kind\":\"%s\"", etch_profile_kind_name(r->kind));
    add_text(b, "function", r->function);
    add_text(b, "what", r->what);
    etch__strbuf_addf(b, ",\"step\":%d", r->step);
    if (r->at.file) {
        etch__strbuf_add(b, ",\"at\":{\"file\":");
        etch__strbuf_add_json(b, r->at.file);
        etch__strbuf_addf(b, ",\"line\":%d}", r->at.line > 0 ? r->at.line : 0);
    } else
        etch__strbuf_add(b, ",\"at\":null");
    add_number(b, "n_runs", r->n_runs);
    add_number(b, "ns", r->ns);
    add_number(b, "bytes", r->bytes);
    add_number(b, "flops", r->flops);
    add_number(b, "bytes_per_second", (uint64_t)(rate.bytes_per_second + 0.5));
    add_number(b, "flops_per_second", (uint64_t)(rate.flops_per_second + 0.5));
    etch__strbuf_addf(b, ",\"roofline\":%.4f}", rate.roofline);
}

/* Times in microseconds, as that format has them. */
static void add_span(etch_strbuf *b, const etch_profile_list *list, const etch_profile_span *s)
{
    const etch_profile_row *r = &list->at[s->row];
    etch__strbuf_add(b, "{\"name\":");
    etch__strbuf_add_json(b, r->what && *r->what ? r->what : r->function);
    etch__strbuf_addf(b, ",\"cat\":\"%s\",\"ph\":\"X\",\"ts\":%.3f,\"dur\":%.3f,\"pid\":1,\"tid\":%d",
                      etch_profile_kind_name(r->kind), 1e-3 * (double)s->begin_ns, 1e-3 * (double)s->ns, s->track + 1);
    etch__strbuf_addf(b, ",\"args\":{\"row\":%d}}", s->row);
}

static void add_profile(etch_strbuf *b, const etch_profile_list *list)
{
    etch__strbuf_addf(b, "{\"version\":%d,\"kind\":\"profile\"", VERSION);
    add_number(b, "ns", list->ns);
    add_number(b, "peak_flops", list->peak_flops);
    add_number(b, "peak_bytes", list->peak_bytes);
    add_number(b, "n_threads", (uint64_t)list->n_threads);
    add_number(b, "n_dropped", list->n_dropped);
    etch__strbuf_add(b, ",\n\"rows\":[");
    for (int i = 0; i < list->n; i++) {
        etch__strbuf_add(b, i ? ",\n" : "\n");
        add_row(b, list, &list->at[i]);
    }
    etch__strbuf_add(b, "],\n\"displayTimeUnit\":\"ns\",\"traceEvents\":[");
    for (size_t i = 0; i < list->n_spans; i++) {
        etch__strbuf_add(b, i ? ",\n" : "\n");
        add_span(b, list, &list->spans[i]);
    }
    etch__strbuf_add(b, "]}\n");
}

etch_status etch_profile_json(etch_ctx *cx, const etch_profile_list *list, char **out)
{
    ETCH_ENTER(cx);
    if (!list || !out)
        return etch__fail(cx, ETCH_EINVAL, "profile_json: %s is NULL", list ? "out" : "the list");
    etch_strbuf b;
    etch__strbuf_init(&b, cx->alloc);
    add_profile(&b, list);
    *out = etch__strbuf_malloc(&b);
    etch__strbuf_fini(&b);
    return *out ? ETCH_OK : etch__fail_nomem(cx);
}
