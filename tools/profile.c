/* Profiles on the command line. One that comes from a file is put back into the library's structs and rendered by the library, as events
 * are; its spans are for other programs and are left alone.
 *
 * Must stay true: whatever the bytes of the file are, it ends in a table or in one line that names the file. */
#include "profile.h"

#include "base/arena.h"
#include "base/ctx.h"
#include "file.h"
#include "text.h"
#include <errno.h>
#include <etch/profile.h>
#include <jansson.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { KNOWN_VERSION = 1 };

typedef struct reader {
    etch_ctx *cx;
    const char *file;
    etch_arena arena; /* rows and their texts */
    int i_row;        /* -1: none */
} reader;

static int fail(const reader *r, const char *name, const char *expected)
{
    if (r->i_row < 0)
        return cli_failf(r->file, "\"%s\" of the profile is not %s", name, expected);
    return cli_failf(r->file, "\"%s\" of row %d is not %s", name, r->i_row, expected);
}

static int fail_nomem(const reader *r) { return cli_failf(r->file, "%s", etch_status_text(ETCH_ENOMEM)); }

static int read_number(const reader *r, const json_t *from, const char *name, int64_t least, int64_t most, int64_t *out)
{
    const json_t *v = json_object_get(from, name);
    *out = json_integer_value(v);
    return json_is_integer(v) && *out >= least && *out <= most ? CLI_OK : fail(r, name, "an integer in its range");
}

static int read_count(const reader *r, const json_t *from, const char *name, uint64_t *out)
{
    int64_t x;
    int result = read_number(r, from, name, 0, INT64_MAX, &x);
    *out = (uint64_t)x;
    return result;
}

/* Text for the table, in which a terminal finds nothing to obey. */
static int read_text(reader *r, const json_t *from, const char *name, const char **out)
{
    const json_t *v = json_object_get(from, name);
    if (!json_is_string(v))
        return fail(r, name, "a string");
    etch_strbuf b;
    etch__strbuf_init(&b, r->cx->alloc);
    cli_add_visible(&b, json_string_value(v), json_string_length(v), false);
    *out = b.failed ? NULL : etch__arena_strndup(&r->arena, b.at, b.n);
    etch__strbuf_fini(&b);
    return *out ? CLI_OK : fail_nomem(r);
}

static int read_kind(const reader *r, const json_t *from, etch_profile_kind *out)
{
    const char *text = json_string_value(json_object_get(from, "kind"));
    if (!text)
        return fail(r, "kind", "a string");
    for (int i = 0; strcmp(etch_profile_kind_name((etch_profile_kind)i), "?") != 0; i++)
        if (strcmp(etch_profile_kind_name((etch_profile_kind)i), text) == 0) {
            *out = (etch_profile_kind)i;
            return CLI_OK;
        }
    return fail(r, "kind", "one that this version knows");
}

static int read_place(reader *r, const json_t *from, etch_location *out)
{
    const json_t *v = json_object_get(from, "at");
    int64_t line;
    *out = (etch_location){ 0 };
    if (json_is_null(v))
        return CLI_OK;
    if (!json_is_object(v))
        return fail(r, "at", "an object or null");
    int result = read_text(r, v, "file", &out->file);
    if (result == CLI_OK)
        result = read_number(r, v, "line", 0, INT_MAX, &line);
    if (result == CLI_OK)
        out->line = (int)line;
    return result;
}

static int read_row(reader *r, const json_t *v, etch_profile_row *out)
{
    int64_t step;
    if (!json_is_object(v))
        return fail(r, "rows", "an array of objects");
    int result = read_kind(r, v, &out->kind);
    if (result == CLI_OK)
        result = read_text(r, v, "function", &out->function);
    if (result == CLI_OK)
        result = read_text(r, v, "what", &out->what);
    if (result == CLI_OK)
        result = read_number(r, v, "step", -1, INT_MAX, &step);
    if (result == CLI_OK) {
        out->step = (int)step;
        result = read_place(r, v, &out->at);
    }
    const struct {
        const char *name;
        uint64_t *to;
    } counts[] = { { "n_runs", &out->n_runs }, { "ns", &out->ns }, { "bytes", &out->bytes }, { "flops", &out->flops } };
    for (size_t i = 0; result == CLI_OK && i < ETCH_COUNT_OF(counts); i++)
        result = read_count(r, v, counts[i].name, counts[i].to);
    return result;
}

static int read_head(reader *r, const json_t *v, etch_profile_list *out)
{
    int64_t version, n_threads;
    int result = read_number(r, v, "version", 0, INT64_MAX, &version);
    if (result == CLI_OK && version != KNOWN_VERSION)
        result = cli_failf(r->file, "a profile of version %lld; this program reads version %d", (long long)version,
                           KNOWN_VERSION);
    if (result == CLI_OK)
        result = read_count(r, v, "ns", &out->ns);
    if (result == CLI_OK)
        result = read_count(r, v, "peak_flops", &out->peak_flops);
    if (result == CLI_OK)
        result = read_count(r, v, "peak_bytes", &out->peak_bytes);
    if (result == CLI_OK)
        result = read_number(r, v, "n_threads", 0, INT_MAX, &n_threads);
    if (result == CLI_OK)
        out->n_threads = (int)n_threads;
    return result;
}

static int read_profile(reader *r, const json_t *v, etch_profile_list *out)
{
    const json_t *rows = json_object_get(v, "rows");
    size_t n = json_array_size(rows);
    int result = read_head(r, v, out);
    if (result != CLI_OK)
        return result;
    if (!json_is_array(rows) || n > INT_MAX)
        return fail(r, "rows", "an array");
    out->at = ETCH_ARENA_ARRAY(&r->arena, etch_profile_row, n + 1);
    if (!out->at)
        return fail_nomem(r);
    for (size_t i = 0; result == CLI_OK && i < n; i++) {
        r->i_row = (int)i;
        result = read_row(r, json_array_get(rows, i), &out->at[i]);
    }
    out->n = (int)n;
    return result;
}

static int print_table(etch_ctx *cx, const char *file, const etch_profile_list *list, FILE *to)
{
    char *text = NULL;
    if (etch_profile_text(cx, list, &text) != ETCH_OK)
        return cli_fail(cx, file);
    (void)fflush(stdout);
    bool ok = cli_print_visible(cx->alloc, text, to);
    free(text);
    return ok ? CLI_OK : cli_failf(file, "%s", etch_status_text(ETCH_ENOMEM));
}

bool cli_is_profile(const char *text, size_t n)
{
    json_error_t error;
    while (n > 0 && *text && strchr(" \t\r\n", *text)) {
        text++;
        n--;
    }
    if (n == 0 || *text != '{')
        return false;
    json_t *v = json_loadb(text, n, JSON_DISABLE_EOF_CHECK | JSON_ALLOW_NUL, &error);
    const char *kind = json_string_value(json_object_get(v, "kind"));
    bool is_profile = kind && strcmp(kind, "profile") == 0;
    json_decref(v);
    return is_profile;
}

int cli_report_profile(etch_ctx *cx, const char *file, const char *text, size_t n)
{
    json_error_t error;
    etch_profile_list list = { 0 };
    reader r = { .cx = cx, .file = file, .i_row = -1 };
    json_t *v = json_loadb(text, n, JSON_ALLOW_NUL | JSON_REJECT_DUPLICATES, &error);
    if (!v && json_error_code(&error) == json_error_out_of_memory)
        return fail_nomem(&r);
    if (!v)
        return cli_failf(file, "line %d is not JSON", error.line);
    etch__arena_init(&r.arena, cx->alloc, 4096);
    int result = read_profile(&r, v, &list);
    if (result == CLI_OK)
        result = print_table(cx, file, &list, stdout);
    json_decref(v);
    etch__arena_fini(&r.arena);
    return result;
}

static int write_text(const char *file, const char *text)
{
    FILE *to = fopen(file, "w");
    if (!to)
        return cli_failf(file, "cannot write: %s", strerror(errno));
    bool has_failed = fputs(text, to) < 0;
    if (fclose(to) != 0 || has_failed)
        return cli_failf(file, "cannot write: %s", strerror(errno ? errno : EIO));
    return CLI_OK;
}

int cli_write_profile(etch_ctx *cx, const char *file)
{
    etch_profile_list list;
    char *json = NULL;
    if (etch_profile_stop(cx) != ETCH_OK || etch_profile_rows(cx, &list) != ETCH_OK)
        return cli_fail(cx, file);
    int result = etch_profile_json(cx, &list, &json) == ETCH_OK ? write_text(file, json) : cli_fail(cx, file);
    if (result == CLI_OK)
        result = print_table(cx, file, &list, stderr);
    free(json);
    etch_profile_list_release(&list);
    return result;
}
