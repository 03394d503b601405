/* Files of events. Jansson reads one value after the other; the tables below say which members an event has, of which type, and
 * where they go. Members that are not in the tables come from newer writers and are left alone.
 *
 * Must stay true: whatever the bytes of the file are, it ends in events or in one line that names the file and the line. */
#include "events.h"

#include "base/ctx.h"
#include "file.h"
#include "text.h"
#include <jansson.h>
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_PATH_LENGTH = 80, MAX_QUOTED = 40 };

typedef struct reader {
    etch_ctx *cx;
    const char *file;
    const char *at, *end; /* what is left */
    size_t line;          /* of `at`; while an event is read, the line where it begins */
    cli_events *out;
} reader;

static int __attribute__((format(printf, 2, 3))) fail(const reader *r, const char *fmt, ...)
{
    va_list args;
    (void)fflush(stdout);
    fprintf(stderr, "%s:%zu: ", cli_file_name(r->file), r->line);
    va_start(args, fmt);
    vfprintf(stderr, fmt, args);
    va_end(args);
    fputc('\n', stderr);
    return CLI_FAILED;
}

static int fail_nomem(const reader *r) { return cli_failf(r->file, "%s", etch_status_text(ETCH_ENOMEM)); }

/* Text of the file for a message or an event, made harmless; NULL if memory ran out. */
static const char *visible(const reader *r, const char *s, size_t n)
{
    etch_strbuf b;
    etch__strbuf_init(&b, r->cx->alloc);
    cli_add_visible(&b, s, n, false);
    const char *text = b.failed ? NULL : etch__arena_strndup(&r->out->arena, b.at, b.n);
    etch__strbuf_fini(&b);
    return text;
}

/* --- members -------------------------------------------------------------------------------------------------------------- */

typedef enum member_type { NUMBER, BYTES, LINE, FLAG, TEXT, KIND, ADVICE_KIND, PLACE, DIFFERENCES, ADVICE } member_type;

typedef struct member {
    const char *name;
    member_type type;
    size_t offset; /* in the struct that it is read into */
} member;

/* clang-format off */
#define MEMBER(type, of, name) { #name, type, offsetof(of, name) }
static const member event_members[] = {
    MEMBER(NUMBER,      etch_event, sequence),
    MEMBER(KIND,        etch_event, kind),
    MEMBER(TEXT,        etch_event, function),
    MEMBER(NUMBER,      etch_event, call),
    MEMBER(PLACE,       etch_event, at),
    MEMBER(NUMBER,      etch_event, trace),
    MEMBER(NUMBER,      etch_event, nearest),
    MEMBER(TEXT,        etch_event, signature),
    MEMBER(FLAG,        etch_event, is_past_budget),
    MEMBER(TEXT,        etch_event, traced_for),
    MEMBER(DIFFERENCES, etch_event, differences),
    MEMBER(FLAG,        etch_event, has_more),
    MEMBER(TEXT,        etch_event, guard),
    MEMBER(PLACE,       etch_event, guard_at),
    MEMBER(NUMBER,      etch_event, trace_ns),
    MEMBER(NUMBER,      etch_event, compile_ns),
    MEMBER(NUMBER,      etch_event, explain_ns),
    MEMBER(BYTES,       etch_event, bytes),
    MEMBER(NUMBER,      etch_event, equal_to),
    MEMBER(NUMBER,      etch_event, n_variables_made),
    MEMBER(ADVICE,      etch_event, advice),
    MEMBER(FLAG,        etch_event, warns),
    MEMBER(NUMBER,      etch_event, warn_traces),
    MEMBER(NUMBER,      etch_event, warn_calls),
    MEMBER(TEXT,        etch_event, error),
};
static const member advice_members[] = {
    MEMBER(ADVICE_KIND, etch_advice, kind),
    MEMBER(TEXT,        etch_advice, text),
    MEMBER(NUMBER,      etch_advice, n_hits),
    MEMBER(NUMBER,      etch_advice, n_calls),
    MEMBER(NUMBER,      etch_advice, n_traces_before),
    MEMBER(NUMBER,      etch_advice, n_traces_after),
};
static const member difference_members[] = {
    MEMBER(TEXT, etch_event_difference, path),
    MEMBER(TEXT, etch_event_difference, was),
    MEMBER(TEXT, etch_event_difference, now),
};
static const member place_members[] = {
    MEMBER(TEXT, etch_location, file),
    MEMBER(LINE, etch_location, line),
};
/* clang-format on */

static const char *type_name(const json_t *v)
{
    switch (json_typeof(v)) {
    case JSON_OBJECT: return "an object";
    case JSON_ARRAY: return "an array";
    case JSON_STRING: return "a string";
    case JSON_INTEGER: return "an integer";
    case JSON_REAL: return "a number with a fraction or an exponent";
    case JSON_NULL: return "null";
    default: return "true or false";
    }
}

/* path: how messages call the member, "advice.kind" */
static int fail_type(const reader *r, const char *path, const json_t *v, const char *expected)
{
    return fail(r, "\"%s\" is %s, expected %s", path, type_name(v), expected);
}

static int read_number(const reader *r, const char *path, const json_t *v, uint64_t max, uint64_t *out)
{
    if (!json_is_integer(v))
        return fail_type(r, path, v, "an integer");
    json_int_t x = json_integer_value(v);
    if (x < 0 || (uint64_t)x > max)
        return fail(r, "\"%s\" is %lld, expected an integer from 0 to %llu", path, (long long)x,
                    (unsigned long long)max);
    *out = (uint64_t)x;
    return CLI_OK;
}

static int read_text(const reader *r, const char *path, const json_t *v, const char **out)
{
    if (!json_is_string(v))
        return fail_type(r, path, v, "a string");
    *out = visible(r, json_string_value(v), json_string_length(v));
    return *out ? CLI_OK : fail_nomem(r);
}

static const char *event_kind_name(int i) { return etch_event_kind_name((etch_event_kind)i); }
static const char *advice_kind_name(int i) { return etch_advice_kind_name((etch_advice_kind)i); }

/* A name among those that name_of has, which gives "?" past the last. */
static int read_kind(const reader *r, const char *path, const json_t *v, const char *(*name_of)(int i), int *out)
{
    if (!json_is_string(v))
        return fail_type(r, path, v, "a string");
    size_t n = json_string_length(v); /* there may be a NUL inside */
    for (*out = 0; strcmp(name_of(*out), "?") != 0; ++*out)
        if (strlen(name_of(*out)) == n && memcmp(name_of(*out), json_string_value(v), n) == 0)
            return CLI_OK;
    const char *text = visible(r, json_string_value(v), n < MAX_QUOTED ? n : MAX_QUOTED);
    return text ? fail(r, "\"%s\" is \"%s\"%s, which this version does not know", path, text,
                       n < MAX_QUOTED ? "" : "...")
                : fail_nomem(r);
}

static int read_members(const reader *r, const char *path, const json_t *v, const member *members, size_t n, void *to);

static int read_place(const reader *r, const char *path, const json_t *v, etch_location *out)
{
    *out = (etch_location){ 0 };
    if (json_is_null(v))
        return CLI_OK;
    return json_is_object(v) ? read_members(r, path, v, place_members, ETCH_COUNT_OF(place_members), out)
                             : fail_type(r, path, v, "an object or null");
}

static int read_differences(const reader *r, const char *path, const json_t *v, etch_event *e)
{
    if (!json_is_array(v))
        return fail_type(r, path, v, "an array");
    size_t n = json_array_size(v);
    etch_event_difference *list = n <= INT_MAX ? ETCH_ARENA_ARRAY(&r->out->arena, etch_event_difference, n + 1) : NULL;
    if (!list)
        return fail_nomem(r);
    for (size_t i = 0; i < n; i++) {
        char item[MAX_PATH_LENGTH];
        snprintf(item, sizeof item, "differences[%zu]", i);
        int result = read_members(r, item, json_array_get(v, i), difference_members, ETCH_COUNT_OF(difference_members),
                                  &list[i]);
        if (result != CLI_OK)
            return result;
    }
    e->differences = list;
    e->n_differences = (int)n;
    return CLI_OK;
}

static int read_member(const reader *r, const char *path, const json_t *v, const member *m, void *to)
{
    void *field = (char *)to + m->offset;
    uint64_t number = 0;
    int result, kind = 0;
    switch (m->type) {
    case NUMBER: return read_number(r, path, v, INT64_MAX, field);
    case BYTES:
        result = read_number(r, path, v, SIZE_MAX < INT64_MAX ? SIZE_MAX : INT64_MAX, &number);
        *(size_t *)field = (size_t)number;
        return result;
    case LINE:
        result = read_number(r, path, v, INT_MAX, &number);
        *(int *)field = (int)number;
        return result;
    case FLAG:
        if (!json_is_boolean(v))
            return fail_type(r, path, v, "true or false");
        *(bool *)field = json_is_true(v);
        return CLI_OK;
    case TEXT: return read_text(r, path, v, field);
    case KIND:
        result = read_kind(r, path, v, event_kind_name, &kind);
        *(etch_event_kind *)field = (etch_event_kind)kind;
        return result;
    case ADVICE_KIND:
        result = read_kind(r, path, v, advice_kind_name, &kind);
        *(etch_advice_kind *)field = (etch_advice_kind)kind;
        return result;
    case PLACE: return read_place(r, path, v, field);
    case DIFFERENCES: return read_differences(r, path, v, to);
    case ADVICE: return read_members(r, path, v, advice_members, ETCH_COUNT_OF(advice_members), field);
    }
    return CLI_FAILED;
}

/* The members of object v; path is its own, "" for the event's. */
static int read_members(const reader *r, const char *path, const json_t *v, const member *members, size_t n, void *to)
{
    if (!json_is_object(v))
        return *path ? fail_type(r, path, v, "an object") : fail(r, "an event is an object, not %s", type_name(v));
    for (size_t i = 0; i < n; i++) {
        char inner[MAX_PATH_LENGTH];
        snprintf(inner, sizeof inner, "%s%s%s", path, *path ? "." : "", members[i].name);
        const json_t *value = json_object_get(v, members[i].name);
        if (!value)
            return fail(r, "the event has no \"%s\"", inner);
        int result = read_member(r, inner, value, &members[i], to);
        if (result != CLI_OK)
            return result;
    }
    return CLI_OK;
}

/* --- the file ------------------------------------------------------------------------------------------------------------- */

static void skip(reader *r, size_t n)
{
    for (const char *to = r->at + n; r->at < to; r->at++)
        r->line += *r->at == '\n';
}

/* Is there anything but blanks left? */
static bool skip_blanks(reader *r)
{
    while (r->at < r->end && strchr(" \t\r\n", *r->at) && *r->at)
        skip(r, 1);
    return r->at < r->end;
}

/* What Jansson has to say of the value at hand, whose first line is r->line. */
static int fail_syntax(reader *r, const json_error_t *e)
{
    const char *text = visible(r, e->text, strlen(e->text));
    r->line += e->line > 1 ? (size_t)e->line - 1 : 0;
    return text ? fail(r, "not JSON: %s", text) : fail_nomem(r);
}

static int read_event(reader *r)
{
    json_error_t error;
    etch_event e = { 0 };
    json_t *v = json_loadb(r->at, (size_t)(r->end - r->at),
                           JSON_DECODE_ANY | JSON_DISABLE_EOF_CHECK | JSON_ALLOW_NUL | JSON_REJECT_DUPLICATES, &error);
    if (!v)
        return json_error_code(&error) == json_error_out_of_memory ? fail_nomem(r) : fail_syntax(r, &error);
    int result = error.position > 0 ? CLI_OK : fail(r, "an event of more than 2 GiB");
    if (result == CLI_OK)
        result = read_members(r, "", v, event_members, ETCH_COUNT_OF(event_members), &e);
    if (result == CLI_OK && !ETCH_VEC_PUSH(&r->out->list, r->cx->alloc, e))
        result = fail_nomem(r);
    if (result == CLI_OK)
        skip(r, (size_t)error.position);
    json_decref(v);
    return result;
}

static int read_lines(reader *r)
{
    int result = CLI_OK;
    while (result == CLI_OK && skip_blanks(r))
        result = read_event(r);
    return result;
}

/* From behind its "[" to the end of the file. */
static int read_array(reader *r)
{
    bool is_first = true;
    while (skip_blanks(r) && *r->at != ']') {
        if (!is_first && *r->at != ',')
            return fail(r, "not JSON: expected \",\" or \"]\" after an event");
        if (!is_first)
            skip(r, 1);
        int result = skip_blanks(r) ? read_event(r) : CLI_OK;
        if (result != CLI_OK)
            return result;
        is_first = false;
    }
    if (r->at == r->end)
        return fail(r, "not JSON: the file ends inside its array");
    skip(r, 1);
    return skip_blanks(r) ? fail(r, "not JSON: expected the end of the file after its array") : CLI_OK;
}

int cli_events_read(etch_ctx *cx, const char *file, const char *text, size_t n, cli_events *out)
{
    *out = (cli_events){ .alloc = cx->alloc };
    etch__arena_init(&out->arena, cx->alloc, 4096);
    reader r = { .cx = cx, .file = file, .at = text, .end = text + n, .line = 1, .out = out };
    if (n >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0) /* a byte order mark, as some editors leave it */
        r.at += 3;
    int result;
    if (skip_blanks(&r) && *r.at == '[') {
        skip(&r, 1);
        result = read_array(&r);
    } else
        result = read_lines(&r);
    return result;
}

void cli_events_release(cli_events *e)
{
    ETCH_VEC_FINI(&e->list, e->alloc);
    etch__arena_fini(&e->arena);
}
