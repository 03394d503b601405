/* A list of what was measured: rows put together from all frames, and the last spans of all tracks. One block of memory. */
#include "runtime/profile_state.h"

#include "kernel/peak.h"
#include <stdlib.h>
#include <string.h>

/* A list is one block: its size, the rows, the spans, the texts. */
typedef struct list_head {
    _Alignas(16) size_t bytes;
} list_head;

/* While a list is made; the arrays are in the context's scratch. */
typedef struct maker {
    etch_profiler *p;
    etch_counts *counts;    /* by row of the state */
    etch_ranked_row *order; /* rows of the state that ran, what took longest first */
    int *place;             /* by row of the state: in the order */
    size_t n;
    double ns_per_tick;
} maker;

int etch__profile_compare_rows(const void *a, const void *b)
{
    const etch_ranked_row *x = a, *y = b;
    if (x->ns != y->ns)
        return x->ns < y->ns ? 1 : -1;
    return (x->row > y->row) - (x->row < y->row);
}

/* How long a tick is, over the time since the start: two readings of two clocks, so it takes a moment at least. */
static double measure_ticks(const etch_profiler *p)
{
    enum { SHORTEST_NS = 2000000 };
    uint64_t ns, ticks;
    do {
        ns = etch__now_ns() - p->began_ns;
        ticks = etch__now_ticks() - p->began_ticks;
    } while (ns < SHORTEST_NS);
    return (double)ns / (double)ticks;
}

static bool collect(etch_ctx *cx, maker *m)
{
    etch_profiler *p = m->p;
    size_t n = p->rows.n;
    m->counts = ETCH_ARENA_ARRAY(&cx->scratch, etch_counts, n + 1);
    m->order = ETCH_ARENA_ARRAY(&cx->scratch, etch_ranked_row, n + 1);
    m->place = ETCH_ARENA_ARRAY(&cx->scratch, int, n + 1);
    if (!m->counts || !m->order || !m->place)
        return false;
    for (size_t i = 0; i < n; i++)
        m->counts[i] = p->rows.at[i].counts;
    for (size_t i = 0; i < p->frames.n; i++)
        for (size_t k = 0; k < p->frames.at[i]->n_steps; k++) {
            etch_counts c = etch__profile_counts(&p->frames.at[i]->steps[k]);
            etch__profile_add(&m->counts[p->frames.at[i]->steps[k].row], &c);
        }
    m->ns_per_tick = measure_ticks(p);
    for (size_t i = 0; i < n; i++) {
        uint64_t ns = p->rows.at[i].ns + (uint64_t)((double)m->counts[i].ticks * m->ns_per_tick);
        m->place[i] = -1;
        if (m->counts[i].n_runs > 0)
            m->order[m->n++] = (etch_ranked_row){ ns, (uint32_t)i };
    }
    qsort(m->order, m->n, sizeof *m->order, etch__profile_compare_rows);
    for (size_t i = 0; i < m->n; i++)
        m->place[m->order[i].row] = (int)i;
    return true;
}

static size_t text_bytes(const char *text) { return text ? strlen(text) + 1 : 0; }

static const char *copy_text(const char *text, char **at)
{
    size_t n = text_bytes(text);
    if (n == 0)
        return NULL;
    char *copy = memcpy(*at, text, n);
    *at += n;
    return copy;
}

/* How many spans of a track there may be to copy. */
static size_t spans_of(const etch_track *t)
{
    uint64_t n = atomic_load_explicit(&t->n, memory_order_acquire) - t->first;
    return n < ETCH_N_SPANS ? (size_t)n : ETCH_N_SPANS;
}

/* At most max; those that are written over meanwhile are dropped, since their members may be of two spans. */
static void copy_track(const maker *m, etch_track *t, int number, size_t max, etch_profile_list *out)
{
    uint64_t end = atomic_load_explicit(&t->n, memory_order_acquire), begin = end - max;
    etch_profile_span *to = out->spans + out->n_spans;
    for (uint64_t i = begin; i < end; i++) {
        const etch_span *s = &t->spans[i % ETCH_N_SPANS];
        uint64_t at = atomic_load_explicit(&s->begin, memory_order_acquire);
        uint64_t ticks = atomic_load_explicit(&s->ticks, memory_order_acquire);
        size_t row = atomic_load_explicit(&s->row, memory_order_acquire);
        bool is_known = row < m->p->rows.n && m->place[row] >= 0 && at >= m->p->began_ticks;
        to[i - begin] = (etch_profile_span){
            .row = is_known ? m->place[row] : -1,
            .track = number,
            .begin_ns = is_known ? (uint64_t)((double)(at - m->p->began_ticks) * m->ns_per_tick) : 0,
            .ns = (uint64_t)((double)ticks * m->ns_per_tick),
        };
    }
    uint64_t now = atomic_load_explicit(&t->n, memory_order_acquire);
    uint64_t safe = now + 1 > ETCH_N_SPANS ? now + 1 - ETCH_N_SPANS : 0; /* the next one may be half written */
    size_t n = 0;
    for (uint64_t i = begin > safe ? begin : safe; i < end; i++)
        if (to[i - begin].row >= 0)
            to[n++] = to[i - begin];
    out->n_spans += n;
    out->n_dropped += end - t->first - n;
}

static etch_status make_list(etch_ctx *cx, maker *m, etch_profile_list *out)
{
    etch_profiler *p = m->p;
    size_t n_spans = 0, bytes = sizeof(list_head);
    for (const etch_track *t = p->tracks; t; t = t->next)
        n_spans += spans_of(t);
    size_t spans_at = bytes + m->n * sizeof *out->at, texts_at = spans_at + n_spans * sizeof *out->spans;
    bytes = texts_at;
    for (size_t i = 0; i < m->n; i++) {
        const etch_profile_label *l = &p->rows.at[m->order[i].row].label;
        bytes += text_bytes(l->function) + text_bytes(l->what) + text_bytes(l->at.file);
    }
    list_head *head = etch__alloc(cx->alloc, bytes);
    if (!head)
        return etch__fail_nomem(cx);
    head->bytes = bytes;
    char *texts = (char *)head + texts_at;
    *out = (etch_profile_list){ .at = (etch_profile_row *)(head + 1),
                                .n = (int)m->n,
                                .ns = (p->ended_ns ? p->ended_ns : etch__now_ns()) - p->began_ns,
                                .spans = (etch_profile_span *)(void *)((char *)head + spans_at),
                                .alloc = cx->alloc,
                                .memory = head };
    for (size_t i = 0; i < m->n; i++) {
        const etch_profile_label *l = &p->rows.at[m->order[i].row].label;
        const etch_counts *c = &m->counts[m->order[i].row];
        out->at[i] = (etch_profile_row){ .kind = l->kind,
                                         .function = copy_text(l->function, &texts),
                                         .what = copy_text(l->what, &texts),
                                         .step = l->step,
                                         .at = { copy_text(l->at.file, &texts), l->at.line },
                                         .n_runs = c->n_runs,
                                         .ns = m->order[i].ns,
                                         .bytes = c->bytes,
                                         .flops = c->flops };
    }
    int number = 0;
    for (etch_track *t = p->tracks; t; t = t->next) {
        /* It may have more by now than there is room for. */
        size_t left = n_spans - out->n_spans, max = spans_of(t);
        copy_track(m, t, number++, max < left ? max : left, out);
    }
    return ETCH_OK;
}

etch_status etch_profile_rows(etch_ctx *cx, etch_profile_list *out)
{
    ETCH_ENTER(cx);
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "profile_rows: out is NULL");
    *out = (etch_profile_list){ .alloc = cx->alloc };
    maker m = { 0 };
    etch_peaks peaks;
    ETCH_TRY(etch__profiler_of(cx, &m.p));
    void *left = etch__leave(cx->rt);
    etch_status s = etch__peaks_measure(cx, &peaks);
    etch__enter(cx->rt, left);
    if (s != ETCH_OK)
        return s;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    pthread_mutex_lock(&m.p->lock);
    s = collect(cx, &m) ? make_list(cx, &m, out) : etch__fail_nomem(cx);
    pthread_mutex_unlock(&m.p->lock);
    etch__arena_reset(&cx->scratch, mark);
    out->peak_flops = (uint64_t)peaks.flops;
    out->peak_bytes = (uint64_t)peaks.bytes;
    out->n_threads = peaks.n_threads;
    return s;
}

void etch_profile_list_release(etch_profile_list *list)
{
    if (!list)
        return;
    list_head *head = list->memory;
    if (head)
        etch__free(list->alloc, head, head->bytes);
    *list = (etch_profile_list){ 0 };
}

etch_profile_rate etch_profile_rate_of(const etch_profile_list *list, const etch_profile_row *row)
{
    if (row->ns == 0)
        return (etch_profile_rate){ 0 };
    double seconds = 1e-9 * (double)row->ns;
    double moving = list->peak_bytes ? (double)row->bytes / (double)list->peak_bytes : 0;
    double computing = list->peak_flops ? (double)row->flops / (double)list->peak_flops : 0;
    return (etch_profile_rate){ .bytes_per_second = (double)row->bytes / seconds,
                                .flops_per_second = (double)row->flops / seconds,
                                .roofline = (moving > computing ? moving : computing) / seconds };
}

static const char *const kind_names[] = {
    [ETCH_PROFILE_KERNEL] = "kernel",   [ETCH_PROFILE_CALL] = "call",       [ETCH_PROFILE_VIEW] = "view",
    [ETCH_PROFILE_SIZES] = "sizes",     [ETCH_PROFILE_CONTROL] = "control", [ETCH_PROFILE_TRACE] = "trace",
    [ETCH_PROFILE_COMPILE] = "compile",
};

const char *etch_profile_kind_name(etch_profile_kind k)
{
    return (size_t)k < ETCH_COUNT_OF(kind_names) ? kind_names[k] : "?";
}
