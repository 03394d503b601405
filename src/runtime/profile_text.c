/* A profile as a table for people: the rows that took longest, and what is left in one line. */
#include "runtime/profile.h"

#include <string.h>

enum { MAX_ROWS = 40, MAX_NAME = 24, COLUMN = 7 };

/* The file without its folders: the whole path is in the JSON. */
static void add_place(etch_strbuf *b, const etch_location *at)
{
    const char *slash = at->file ? strrchr(at->file, '/') : NULL;
    if (at->file)
        etch__strbuf_addf(b, "%s:%d", slash ? slash + 1 : at->file, at->line);
}

/* Right in a column of so many characters. */
static void add_time(etch_strbuf *b, int width, double ns)
{
    const char *unit = ns < 1e3 ? "ns" : ns < 1e6 ? "us" : ns < 1e9 ? "ms" : " s";
    double x = ns < 1e3 ? ns : ns < 1e6 ? ns / 1e3 : ns < 1e9 ? ns / 1e6 : ns / 1e9;
    etch__strbuf_addf(b, "%*.*f %s", width, x < 9.995 ? 2 : x < 99.95 ? 1 : 0, x, width ? unit : unit + (*unit == ' '));
}

/* Nothing where nothing was counted. */
static void add_rate(etch_strbuf *b, double x, bool is_counted)
{
    if (is_counted)
        etch__strbuf_addf(b, " %8.*f", x < 9.995 ? 2 : x < 99.95 ? 1 : 0, x);
    else
        etch__strbuf_addf(b, " %8s", "");
}

static void add_row(etch_strbuf *b, const etch_profile_list *list, const etch_profile_row *r, double total_ns)
{
    etch_profile_rate rate = etch_profile_rate_of(list, r);
    etch__strbuf_addf(b, "%5.1f%% ", total_ns > 0 ? 100 * (double)r->ns / total_ns : 0);
    add_time(b, COLUMN, (double)r->ns);
    etch__strbuf_addf(b, " %8llu ", (unsigned long long)r->n_runs);
    add_time(b, COLUMN, r->n_runs ? (double)r->ns / (double)r->n_runs : 0);
    add_rate(b, rate.bytes_per_second / 1e9, r->bytes > 0);
    add_rate(b, rate.flops_per_second / 1e9, r->flops > 0);
    if (rate.roofline > 0)
        etch__strbuf_addf(b, " %5.0f%%", 100 * rate.roofline);
    else
        etch__strbuf_addf(b, " %6s", "");
    etch__strbuf_addf(b, "  %-7s ", etch_profile_kind_name(r->kind));
    size_t from = b->n;
    etch__strbuf_add(b, r->function ? r->function : "");
    etch__strbuf_window(b, from, 0, MAX_NAME);
    if (r->what && *r->what)
        etch__strbuf_addf(b, ": %s", r->what);
    if (r->at.file) {
        etch__strbuf_add(b, ", ");
        add_place(b, &r->at);
    }
    etch__strbuf_add(b, "\n");
}

static void add_head(etch_strbuf *b, const etch_profile_list *list, double total_ns)
{
    etch__strbuf_add(b, "profile: ");
    add_time(b, 0, total_ns);
    etch__strbuf_add(b, " measured in ");
    add_time(b, 0, (double)list->ns);
    etch__strbuf_addf(b, "; peaks of %d thread%s: %.1f GB/s, %.1f GFLOP/s\n", list->n_threads,
                      list->n_threads == 1 ? "" : "s", (double)list->peak_bytes / 1e9, (double)list->peak_flops / 1e9);
    etch__strbuf_addf(b, "%6s %10s %8s %10s %8s %8s %6s  %-7s %s\n", "share", "time", "runs", "per run", "GB/s",
                      "GFLOP/s", "roof", "kind", "what");
}

etch_status etch_profile_text(etch_ctx *cx, const etch_profile_list *list, char **out)
{
    ETCH_ENTER(cx);
    if (!list || !out)
        return etch__fail(cx, ETCH_EINVAL, "profile_text: %s is NULL", list ? "out" : "the list");
    double total_ns = 0, rest_ns = 0;
    etch_strbuf b;
    etch__strbuf_init(&b, cx->alloc);
    for (int i = 0; i < list->n; i++) {
        total_ns += (double)list->at[i].ns;
        rest_ns += i < MAX_ROWS ? 0 : (double)list->at[i].ns;
    }
    add_head(&b, list, total_ns);
    for (int i = 0; i < list->n && i < MAX_ROWS; i++)
        add_row(&b, list, &list->at[i], total_ns);
    if (list->n > MAX_ROWS) {
        etch__strbuf_addf(&b, "%5.1f%% ", total_ns > 0 ? 100 * rest_ns / total_ns : 0);
        add_time(&b, COLUMN, rest_ns);
        etch__strbuf_addf(&b, " in %d more rows\n", list->n - MAX_ROWS);
    }
    *out = etch__strbuf_malloc(&b);
    etch__strbuf_fini(&b);
    return *out ? ETCH_OK : etch__fail_nomem(cx);
}
