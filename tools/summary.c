/* What many events come to. Each event is added to the tally of its function, of its cause and of its advice; then the tallies
 * are put in order, the largest first.
 *
 * Must stay true: numbers of a file may be anything, so sums stop at the largest number instead of going round; and names may be
 * many, so tallies are found by hash. */
#include "summary.h"

#include "base/ctx.h"
#include "base/hash.h"
#include "file.h"
#include "text.h"
#include <stdlib.h>
#include <string.h>

enum { MAX_PRINTED = 10, MAX_PATHS = 3 };

/* `function` and `what` are the key. */
typedef struct tally {
    const char *function, *what;
    size_t order;
    uint64_t n_traces, n_refused, n_failed;
    uint64_t ns, explain_ns, bytes;
    uint64_t n_calls, last_call; /* of functions: calls of earlier ones with the name; the last one of the present */
    const etch_advice *advice;
} tally;

typedef struct tallies {
    ETCH_VEC(tally) list;
    etch_index index;
} tallies;

typedef struct summary {
    etch_ctx *cx;
    cli_events *events;
    tallies functions, causes, advice;
    tally all;
} summary;

static void add(uint64_t *sum, uint64_t x) { *sum = x > UINT64_MAX - *sum ? UINT64_MAX : *sum + x; }

/* The tally of this key, made if there is none; NULL if memory ran out. The texts must live as long. */
static tally *find(summary *s, tallies *in, const char *function, const char *what)
{
    uint64_t h = etch__hash_str(etch__hash_str(0, function), what);
    etch_index_probe p = etch__index_first(&in->index, h);
    for (; in->list.at && p.found; p = etch__index_next(&in->index, p)) {
        tally *t = &in->list.at[p.value];
        if (strcmp(t->function, function) == 0 && strcmp(t->what, what) == 0)
            return t;
    }
    tally t = { .function = function, .what = what, .order = in->list.n };
    if (!ETCH_VEC_RESERVE(&in->list, s->cx->alloc, 1) ||
        !etch__index_add(&in->index, s->cx->alloc, h, (uint32_t)in->list.n))
        return NULL;
    in->list.at[in->list.n] = t;
    return &in->list.at[in->list.n++];
}

static void add_cost(tally *t, const etch_event *e)
{
    t->n_traces += e->trace != 0;
    t->n_refused += e->kind == ETCH_EVENT_REFUSED;
    t->n_failed += e->kind == ETCH_EVENT_FAILED;
    add(&t->ns, e->trace_ns);
    add(&t->ns, e->compile_ns);
    add(&t->explain_ns, e->explain_ns);
    add(&t->bytes, e->bytes);
}

/* Calls are counted in each function, and several may have one name: a first trace that is no later than what was seen is that of
 * another one. */
static void add_call(tally *t, const etch_event *e)
{
    bool begins = e->kind == ETCH_EVENT_FIRST_TRACE || e->kind == ETCH_EVENT_REMADE;
    if (begins && e->call <= t->last_call) {
        add(&t->n_calls, t->last_call);
        t->last_call = 0;
    }
    t->last_call = e->call > t->last_call ? e->call : t->last_call;
}

/* "x.shape[0], y.shape[0] and 2 more changed" */
static void add_paths(etch_strbuf *b, const etch_event *e)
{
    int n = e->n_differences, n_shown = n <= MAX_PATHS ? n : MAX_PATHS;
    for (int i = 0; i < n_shown; i++)
        etch__strbuf_addf(b, "%s%s", i == 0 ? "" : i == n - 1 ? " and " : ", ", e->differences[i].path);
    if (n > n_shown)
        etch__strbuf_addf(b, " and %d more", n - n_shown);
    etch__strbuf_add(b, n > 0 ? " changed" : "another signature");
}

/* Why there was a trace, in words that are the same for each event of this cause. */
static void add_cause(etch_strbuf *b, const etch_event *e)
{
    switch (e->kind) {
    case ETCH_EVENT_WAS_DROPPED: etch__strbuf_add(b, "a trace had been dropped from the cache"); break;
    case ETCH_EVENT_OBJECT_DIED: etch__strbuf_add(b, "the object of a trace was gone"); break;
    case ETCH_EVENT_REMADE: etch__strbuf_add(b, "the function was made again"); break;
    case ETCH_EVENT_GUARD_FAILED:
        if (e->guard_at.file)
            etch__strbuf_addf(b, "the guard of %s:%d did not hold", e->guard_at.file, e->guard_at.line);
        else
            etch__strbuf_add(b, "a guard did not hold");
        break;
    default: add_paths(b, e); break;
    }
}

static bool tally_cause(summary *s, const etch_event *e)
{
    etch_strbuf b;
    if (e->trace == 0 || e->kind == ETCH_EVENT_FIRST_TRACE) /* nothing was made, or it had to be */
        return true;
    etch__strbuf_init(&b, s->cx->alloc);
    add_cause(&b, e);
    const char *text = b.failed ? NULL : etch__arena_strndup(&s->events->arena, b.at, b.n);
    etch__strbuf_fini(&b);
    tally *t = text ? find(s, &s->causes, e->function, text) : NULL;
    if (t)
        add_cost(t, e);
    return t != NULL;
}

static uint64_t n_avoided(const etch_advice *a)
{
    return a->n_traces_before > a->n_traces_after ? a->n_traces_before - a->n_traces_after : 0;
}

/* Later advice has seen more calls. Of the kinds whose text has a number that grows with them there is one per function. */
static bool tally_advice(summary *s, const etch_event *e)
{
    const etch_advice *a = &e->advice;
    if (a->kind <= ETCH_ADVICE_RIGHT || n_avoided(a) == 0)
        return true;
    bool has_number = a->kind == ETCH_ADVICE_MAKE_ONCE || a->kind == ETCH_ADVICE_MORE_ROOM;
    tally *t = find(s, &s->advice, e->function, has_number ? etch_advice_kind_name(a->kind) : a->text);
    if (t && (!t->advice || n_avoided(a) >= n_avoided(t->advice)))
        t->advice = a;
    return t != NULL;
}

static bool tally_event(summary *s, const etch_event *e)
{
    tally *t = find(s, &s->functions, e->function, "");
    if (!t)
        return false;
    add_cost(t, e);
    add_call(t, e);
    add_cost(&s->all, e);
    return tally_cause(s, e) && tally_advice(s, e);
}

/* --- order ---------------------------------------------------------------------------------------------------------------- */

static int descending(uint64_t x, uint64_t y) { return (x < y) - (x > y); }

/* What cost most time first, then as they came. */
static int by_cost(const void *a, const void *b)
{
    const tally *x = a, *y = b;
    int d = descending(x->ns, y->ns);
    return d ? d : descending(y->order, x->order);
}

static int by_avoided(const void *a, const void *b)
{
    const tally *x = a, *y = b;
    int d = descending(n_avoided(x->advice), n_avoided(y->advice));
    return d ? d : descending(y->order, x->order);
}

static void sort(tallies *t, int (*compare)(const void *a, const void *b))
{
    if (t->list.n > 1)
        qsort(t->list.at, t->list.n, sizeof *t->list.at, compare);
}

/* --- text ----------------------------------------------------------------------------------------------------------------- */

static void print_cost(const tally *t)
{
    cli_print_count(t->n_traces, "trace", "traces", stdout);
    printf(", ");
    cli_print_time(t->ns, stdout);
    printf(" tracing and compiling, ");
    cli_print_bytes(t->bytes, stdout);
    if (t->n_refused)
        printf(", %llu refused", (unsigned long long)t->n_refused);
    if (t->n_failed)
        printf(", %llu failed", (unsigned long long)t->n_failed);
}

static void print_rest(const tallies *t, const char *one, const char *many)
{
    if (t->list.n <= MAX_PRINTED)
        return;
    printf("  and ");
    cli_print_count(t->list.n - MAX_PRINTED, one, many, stdout);
    puts(" more");
}

static void print_functions(const summary *s)
{
    const tallies *f = &s->functions;
    for (size_t i = 0; i < f->list.n && i < MAX_PRINTED; i++) {
        const tally *t = &f->list.at[i];
        uint64_t n_calls = t->n_calls;
        add(&n_calls, t->last_call);
        printf("  %s: ", t->function);
        cli_print_count(n_calls, "call", "calls", stdout);
        printf(" up to the last event, ");
        print_cost(t);
        putchar('\n');
    }
    print_rest(f, "function", "functions");
}

static void print_cause(const summary *s)
{
    if (s->causes.list.n == 0) {
        puts("no function was traced again");
        return;
    }
    const tally *t = &s->causes.list.at[0];
    printf("most expensive cause: %s: %s: ", t->function, t->what);
    print_cost(t);
    putchar('\n');
}

static void print_advice(const summary *s)
{
    const tallies *a = &s->advice;
    if (a->list.n > 0)
        puts("advice, most traces avoided first:");
    for (size_t i = 0; i < a->list.n && i < MAX_PRINTED; i++) {
        const tally *t = &a->list.at[i];
        printf("  %s, ", t->function);
        cli_print_count(n_avoided(t->advice), "trace", "traces", stdout);
        printf(" fewer: %s\n", t->advice->text);
    }
    print_rest(a, "piece of advice", "pieces of advice");
}

static void print_all(summary *s)
{
    sort(&s->functions, by_cost);
    sort(&s->causes, by_cost);
    sort(&s->advice, by_avoided);
    cli_print_count(s->events->list.n, "event", "events", stdout);
    printf(" of ");
    cli_print_count(s->functions.list.n, "function", "functions", stdout);
    printf(": ");
    print_cost(&s->all);
    printf("; explaining took ");
    cli_print_time(s->all.explain_ns, stdout);
    putchar('\n');
    print_functions(s);
    print_cause(s);
    print_advice(s);
}

static void fini(tallies *t, const etch_allocator *alloc)
{
    ETCH_VEC_FINI(&t->list, alloc);
    etch__index_fini(&t->index, alloc);
}

int cli_print_summary(etch_ctx *cx, const char *file, cli_events *e)
{
    summary s = { .cx = cx, .events = e };
    bool ok = true;
    for (size_t i = 0; ok && i < e->list.n; i++)
        ok = tally_event(&s, &e->list.at[i]);
    if (ok)
        print_all(&s);
    fini(&s.functions, cx->alloc);
    fini(&s.causes, cx->alloc);
    fini(&s.advice, cx->alloc);
    return ok ? CLI_OK : cli_failf(file, "%s", etch_status_text(ETCH_ENOMEM));
}
