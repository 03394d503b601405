/* What a function's cache holds, and what it cost, for people. */
#include "trace/function.h"

#include "base/strbuf.h"
#include <inttypes.h>
#include <string.h>

/* The texts of a list: an arena with its allocator, so that the list can be released without a context. */
typedef struct list_memory {
    etch_runtime *rt;
    etch_arena arena;
} list_memory;

void etch_entry_list_release(etch_entry_list *list)
{
    list_memory *m = list ? list->memory : NULL;
    if (!m)
        return;
    etch_runtime *rt = m->rt;
    etch__arena_fini(&m->arena);
    etch__free(rt->alloc, m, sizeof *m);
    etch_runtime_release(&rt);
    *list = (etch_entry_list){ 0 };
}

/* What was written so far, as a text of the arena; the buffer is empty afterwards. */
static const char *take_text(etch_strbuf *b, etch_arena *arena)
{
    const char *text = b->failed ? NULL : etch__arena_strndup(arena, b->n ? b->at : "", b->n);
    etch__strbuf_clear(b);
    return text;
}

static etch_status describe(etch_ctx *cx, const etch_entry *e, etch_strbuf *text, etch_arena *arena,
                            etch_entry_info *out)
{
    *out = (etch_entry_info){ .number = e->number,
                              .bytes = e->bytes + e->plan_bytes,
                              .hits = atomic_load_explicit(&e->hits, memory_order_relaxed),
                              .last_use = atomic_load_explicit(&e->last_use, memory_order_relaxed),
                              .trace_ns = e->trace_ns,
                              .compile_ns = e->compile_ns,
                              .shares_plan_with = e->shares_plan_with,
                              .n_plans = atomic_load(&e->plan) ? (int)atomic_load(&e->n_plans) : 0 };
    etch__call_write(e->image.key, SIZE_MAX, text);
    out->signature = take_text(text, arena);
    for (uint32_t i = 0; i < e->image.guards.list.n; i++) {
        if (i)
            etch__strbuf_add(text, "\n");
        etch__guard_print(&e->image.guards, i, e->image.key, NULL, text);
    }
    out->guards = take_text(text, arena);
    return out->signature && out->guards ? ETCH_OK : etch__fail_nomem(cx);
}

static etch_status fill_list(etch_ctx *cx, etch_function *f, etch_arena *arena, etch_entry_list *out)
{
    out->at = ETCH_ARENA_ARRAY(arena, etch_entry_info, f->entries.n + 1);
    if (!out->at)
        return etch__fail_nomem(cx);
    etch_strbuf text;
    etch__strbuf_init(&text, cx->alloc);
    etch_status s = ETCH_OK;
    for (size_t i = 0; s == ETCH_OK && i < f->entries.n; i++)
        s = describe(cx, f->entries.at[i], &text, arena, &out->at[i]);
    etch__strbuf_fini(&text);
    out->n = (int)f->entries.n;
    return s;
}

etch_status etch_function_cache(etch_ctx *cx, etch_function *f, etch_entry_list *out)
{
    ETCH_ENTER(cx);
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "function_cache: no place for the list");
    *out = (etch_entry_list){ 0 };
    ETCH_TRY(etch__check_function(cx, f, "function_cache"));
    list_memory *m = etch__alloc_zeroed(cx->alloc, sizeof *m);
    if (!m)
        return etch__fail_nomem(cx);
    m->rt = etch_runtime_retain(cx->rt);
    etch__arena_init(&m->arena, cx->alloc, 1024);
    out->memory = m;
    etch__traces_lock(f->traces);
    etch__purge_dead(f->traces);
    etch_status s = fill_list(cx, f, &m->arena, out);
    etch__traces_unlock(f->traces);
    if (s != ETCH_OK)
        etch_entry_list_release(out);
    return s;
}

/* "9.1 KiB", "212 us". */
static void add_bytes(etch_strbuf *out, size_t n)
{
    static const char *const units[] = { "bytes", "KiB", "MiB", "GiB" };
    double x = (double)n;
    int unit = 0;
    for (; x >= 1024 && unit < 3; unit++)
        x /= 1024;
    etch__strbuf_addf(out, unit ? "%.1f %s" : "%.0f %s", x, units[unit]);
}

static void add_count(etch_strbuf *out, uint64_t n, const char *one, const char *many)
{
    etch__strbuf_addf(out, "%" PRIu64 " %s", n, n == 1 ? one : many);
}

static void write_report(etch_function *f, etch_strbuf *out)
{
    etch_function_stats s = etch_function_get_stats(f);
    etch__strbuf_addf(out, "%s: ", f->name);
    add_count(out, s.n_calls, "call", "calls");
    etch__strbuf_add(out, ", ");
    add_count(out, s.n_traces, "trace", "traces");
    etch__strbuf_addf(out, ", %" PRIu64 " us tracing and compiling, ", (s.trace_ns + s.compile_ns) / 1000);
    add_bytes(out, s.bytes);
    if (s.n_failed_traces) {
        etch__strbuf_add(out, ", ");
        add_count(out, s.n_failed_traces, "failed trace", "failed traces");
    }
    if (s.n_evicted)
        etch__strbuf_addf(out, ", %" PRIu64 " dropped for lack of room", s.n_evicted);
    if (s.n_purged)
        etch__strbuf_addf(out, ", %" PRIu64 " purged with their objects", s.n_purged);
    etch__strbuf_add(out, "\n");
}

etch_status etch_function_report(etch_ctx *cx, etch_function *f, FILE *to)
{
    ETCH_ENTER(cx);
    if (!f || !to)
        return etch__fail(cx, ETCH_EINVAL, "report: the %s is NULL", f ? "file" : "function");
    etch_strbuf text;
    etch__strbuf_init(&text, cx->alloc);
    write_report(f, &text);
    etch_status s = ETCH_OK;
    if (text.failed)
        s = etch__fail_nomem(cx);
    else if (fwrite(text.at, 1, text.n, to) != text.n)
        s = etch__fail(cx, ETCH_EIO, "report: cannot write");
    etch__strbuf_fini(&text);
    return s;
}
