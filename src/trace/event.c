/* Events: the ring of the last ones, the subscriber, and how a miss becomes one.
 *
 * An event is put together in the context's scratch, then copied into one block that the ring owns; a list of events is such a
 * copy too. Everything here happens under the trace lock.
 *
 * What must stay true: making an event never fails the call. Whatever goes wrong on the way (memory, a caller's function) is
 * forgotten, and the context has the error that it had before. A subscriber that calls functions, which make events of their
 * own, neither is called inside itself nor loses the event that it looks at. */
#include "trace/event.h"

#include "trace/advice_evidence.h"
#include "trace/tracer.h"
#include "trace/warning.h"
#include <string.h>

enum { N_EVENTS = 256, MAX_SIGNATURE = 1000 };

typedef struct ring_slot {
    etch_event *event; /* the start of its block, or NULL */
    size_t bytes;
    uint64_t function; /* its id */
} ring_slot;

typedef struct etch_events {
    const etch_allocator *alloc;
    uint64_t n; /* events so far */
    void (*on_event)(const etch_event *e, void *user);
    void *user;
    bool is_telling;        /* the subscriber */
    const etch_event *told; /* of this event, if it is in the ring; */
    bool has_left;          /* or was, and is to be freed when the subscriber is done */
    etch_codes codes;
    ring_slot ring[N_EVENTS]; /* by sequence */
} event_store;

static event_store *events_of(etch_traces *all)
{
    if (!all->events) {
        event_store *e = etch__alloc_zeroed(all->rt->alloc, sizeof *e);
        if (e) {
            e->alloc = all->rt->alloc;
            etch__codes_init(&e->codes, e->alloc);
        }
        all->events = e;
    }
    return all->events;
}

void etch__events_destroy(etch_traces *all)
{
    event_store *e = all->events;
    if (!e)
        return;
    for (int i = 0; i < N_EVENTS; i++)
        etch__free(e->alloc, e->ring[i].event, e->ring[i].bytes);
    etch__codes_fini(&e->codes);
    etch__free(e->alloc, e, sizeof *e);
    all->events = NULL;
}

void etch__event_function_gone(etch_function *f)
{
    etch__evidence_forget(f);
    if (f->traces->events)
        etch__code_function_gone(&f->traces->events->codes, f);
}

/* --- copies ----------------------------------------------------------------------------------------------------------------- */

static size_t text_bytes(const char *s) { return strlen(s) + 1; }

static size_t texts_bytes(const etch_event *e)
{
    size_t n = text_bytes(e->function) + text_bytes(e->signature) + text_bytes(e->traced_for) + text_bytes(e->guard) +
               text_bytes(e->advice.text) + text_bytes(e->error);
    for (int i = 0; i < e->n_differences; i++)
        n += text_bytes(e->differences[i].path) + text_bytes(e->differences[i].was) + text_bytes(e->differences[i].now);
    return n;
}

static const char *copy_text(const char *s, char **at)
{
    size_t n = text_bytes(s);
    char *copy = memcpy(*at, s, n);
    *at += n;
    return copy;
}

/* *differences and *texts are where the next ones go. */
static void copy_event(const etch_event *from, etch_event *to, etch_event_difference **differences, char **texts)
{
    *to = *from;
    to->function = copy_text(from->function, texts);
    to->signature = copy_text(from->signature, texts);
    to->traced_for = copy_text(from->traced_for, texts);
    to->guard = copy_text(from->guard, texts);
    to->advice.text = copy_text(from->advice.text, texts);
    to->error = copy_text(from->error, texts);
    etch_event_difference *d = *differences;
    for (int i = 0; i < from->n_differences; i++) {
        const etch_event_difference *x = &from->differences[i];
        d[i] = (etch_event_difference){ copy_text(x->path, texts), copy_text(x->was, texts), copy_text(x->now, texts) };
    }
    to->differences = d;
    *differences += from->n_differences;
}

static size_t fixed_bytes(const etch_event *e) { return sizeof *e + (size_t)e->n_differences * sizeof *e->differences; }

static void drop(event_store *all, ring_slot *slot)
{
    if (slot->event && slot->event == all->told)
        all->has_left = true;
    else
        etch__free(all->alloc, slot->event, slot->bytes);
    slot->event = NULL;
}

/* Into the ring; returns the copy, or NULL: the ring is without it. */
static etch_event *keep(event_store *all, const etch_event *e, uint64_t function)
{
    ring_slot *slot = &all->ring[(e->sequence - 1) % N_EVENTS];
    size_t fixed = fixed_bytes(e), bytes = fixed + texts_bytes(e);
    etch_event *copy = etch__alloc(all->alloc, bytes);
    drop(all, slot);
    *slot = (ring_slot){ copy, bytes, function };
    if (!copy)
        return NULL;
    etch_event_difference *differences = (etch_event_difference *)(copy + 1);
    char *texts = (char *)copy + fixed;
    copy_event(e, copy, &differences, &texts);
    return copy;
}

/* --- from a miss to an event ------------------------------------------------------------------------------------------------ */

/* The text that `b` holds, in scratch; "" if there is no memory. */
static const char *take_text(etch_ctx *cx, etch_strbuf *b)
{
    const char *s = b->failed ? NULL : etch__arena_strndup(&cx->scratch, b->at, b->n);
    etch__strbuf_fini(b);
    return s ? s : "";
}

static const char *signature_text(etch_ctx *cx, const etch_spec *call)
{
    etch_strbuf b;
    etch__strbuf_init(&b, cx->alloc);
    etch__call_write(call, MAX_SIGNATURE, &b);
    return take_text(cx, &b);
}

/* Of the call's sizes only those can be shown that it has: where specs stand there are none. */
static const char *guard_text(etch_ctx *cx, const etch_miss *m, const etch_guards *g)
{
    etch_strbuf b;
    bool has_sizes = m->in != NULL;
    for (size_t i = 0; has_sizes && i < g->binds.n; i++)
        has_sizes = m->in[g->binds.at[i].tensor] != NULL;
    etch__strbuf_init(&b, cx->alloc);
    etch__guard_print(g, m->i_guard, m->call, has_sizes ? m->in : NULL, &b);
    return take_text(cx, &b);
}

static uint64_t equal_trace(const etch_miss *m)
{
    const etch_entry *e = m->made;
    if (e->shares_plan_with)
        return e->shares_plan_with;
    int left = 64;
    for (size_t i = m->f->entries.n; i-- > 0 && left-- > 0;) {
        const etch_entry *o = m->f->entries.at[i];
        if (o != e && o->image.graph_hash == e->image.graph_hash && etch__same_captures(o, e))
            return o->number;
    }
    return 0;
}

/* A traced call outside of other traces is what the warning counts. This call is not among the function's calls yet. */
static void count_for_warning(etch_code *code, const etch_miss *m, etch_event *e)
{
    if (!m->is_call || m->is_nested || !m->made || code->detector.n_warnings == ETCH_WARN_MAX)
        return;
    uint64_t n = etch__code_calls(code), n_others = n > code->n_counted ? n - code->n_counted : 0;
    code->n_counted = n + 1;
    e->warns = etch__detector_traced(&code->detector, n_others);
    if (e->warns) {
        e->warn_traces = (uint64_t)code->detector.n_groups;
        e->warn_calls = code->detector.total;
    }
}

static void take_differences(etch_ctx *cx, const etch_explanation *x, etch_event *e)
{
    etch_event_difference *d = ETCH_ARENA_ARRAY(&cx->scratch, etch_event_difference, x->n_differences);
    if (!d || x->n_differences == 0)
        return;
    for (int i = 0; i < x->n_differences; i++)
        d[i] = (etch_event_difference){ x->differences[i].path, x->differences[i].was, x->differences[i].now };
    e->differences = d;
    e->n_differences = x->n_differences;
    e->has_more = x->has_more;
}

/* Everything but the sequence and the time that it took. */
static void describe(etch_ctx *cx, const etch_miss *m, etch_code *code, const char *error, etch_event *e)
{
    etch_function *f = m->f;
    etch_explanation x;
    etch__explain(cx, m, &cx->scratch, &x);
    if (x.kind == ETCH_EVENT_FIRST_TRACE && code && etch__code_find(cx, code, f, m->call, m->made->image.graph_hash))
        x.kind = x.cause = ETCH_EVENT_REMADE;
    *e = (etch_event){ .kind = x.kind,
                       .function = f->name,
                       .code = f->code,
                       .call = atomic_load_explicit(&f->n_calls, memory_order_relaxed) + m->is_call,
                       .at = m->at,
                       .nearest = x.number,
                       .signature = signature_text(cx, m->call),
                       .is_past_budget = m->is_past_budget || m->status == ETCH_EBUDGET,
                       .traced_for = m->made && m->is_past_budget ? signature_text(cx, m->made->image.key) : "",
                       .guard = "",
                       .error = error };
    take_differences(cx, &x, e);
    if (x.guarded) {
        e->guard = guard_text(cx, m, &x.guarded->image.guards);
        e->guard_at = x.guarded->image.guards.list.at[m->i_guard].at;
    }
    if (m->refused && e->kind == ETCH_EVENT_NEW_SIGNATURE && e->n_differences == 0) {
        e->kind = x.kind = x.cause = ETCH_EVENT_GUARD_FAILED;
        e->nearest = m->refused->number;
        e->guard = "which arguments are variables that the body knows from elsewhere as well";
    }
    if (m->made) {
        e->trace = m->made->number;
        e->trace_ns = m->made->trace_ns;
        e->compile_ns = m->made->compile_ns;
        e->bytes = m->made->bytes + m->made->plan_bytes;
        e->equal_to = equal_trace(m);
        e->n_variables_made = m->n_variables_made;
    }
    if (m->made)
        etch__evidence_note(cx, f, m->made);
    etch__advise(cx, &x, code, &cx->scratch, &e->advice);
    if (code) {
        count_for_warning(code, m, e);
        if (m->made)
            etch__code_note(cx, code, m);
    }
    etch__explanation_fini(&x);
    etch__forget_error(cx);
}

/* The subscriber may call functions, and so the ring may go round meanwhile. What it does is no part of a trace under way. */
static void tell(etch_ctx *cx, event_store *all, const etch_event *e, bool is_kept)
{
    if (!all->on_event || all->is_telling)
        return;
    etch_tracer *tr = etch__tracer(cx);
    etch_recording *under_way = tr ? tr->recording : NULL;
    etch_location at = cx->at;
    if (tr)
        tr->recording = NULL;
    all->is_telling = true;
    all->told = is_kept ? e : NULL;
    all->on_event(e, all->user);
    if (all->has_left)
        etch__free(all->alloc, (etch_event *)e, fixed_bytes(e) + texts_bytes(e));
    all->told = NULL;
    all->is_telling = all->has_left = false;
    if (tr)
        tr->recording = under_way;
    cx->at = at;
}

static void publish(etch_ctx *cx, const etch_miss *m, const char *error)
{
    uint64_t began = etch__now_ns();
    event_store *all = events_of(m->f->traces);
    etch_event e;
    if (!all)
        return;
    bool is_gone = atomic_load_explicit(&m->f->n_refs, memory_order_relaxed) == 0; /* its body released it */
    describe(cx, m, is_gone ? NULL : etch__code_of(&all->codes, m->f), error, &e);
    e.sequence = ++all->n;
    etch_event *kept = keep(all, &e, m->f->id);
    e.explain_ns = etch__now_ns() - began;
    if (kept)
        kept->explain_ns = e.explain_ns;
    tell(cx, all, kept ? kept : &e, kept != NULL);
}

void etch__event_of_miss(etch_ctx *cx, const etch_miss *m)
{
    etch_strbuf message = cx->message;
    etch_status status = cx->status;
    bool sticky = cx->sticky;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    const char *error = m->made ? "" : message.n ? message.at : etch_status_text(m->status);
    etch__strbuf_init(&cx->message, cx->alloc);
    etch__forget_error(cx);
    publish(cx, m, error);
    etch__arena_reset(&cx->scratch, mark);
    etch__strbuf_fini(&cx->message);
    cx->message = message;
    cx->status = status;
    cx->sticky = sticky;
}

/* --- public ------------------------------------------------------------------------------------------------------------------ */

etch_status etch_subscribe(etch_ctx *cx, void (*on_event)(const etch_event *e, void *user), void *user)
{
    ETCH_ENTER(cx);
    etch_traces *all;
    ETCH_TRY(etch__traces_of(cx, &all));
    etch__traces_lock(all);
    event_store *e = events_of(all);
    if (e) {
        e->on_event = on_event;
        e->user = user;
    }
    etch__traces_unlock(all);
    return e ? ETCH_OK : etch__fail_nomem(cx);
}

/* The slots that hold events, of f if it is not NULL, oldest first. */
static int choose_slots(const event_store *all, const etch_function *f, const ring_slot **out)
{
    int n = 0;
    for (uint64_t i = all->n > N_EVENTS ? all->n - N_EVENTS : 0; i < all->n; i++) {
        const ring_slot *s = &all->ring[i % N_EVENTS];
        if (s->event && (!f || s->function == f->id))
            out[n++] = s;
    }
    return n;
}

/* A list is one block: its size, the events, their differences, the texts. */
typedef struct list_head {
    _Alignas(16) size_t bytes;
} list_head;

static etch_status copy_list(etch_ctx *cx, const event_store *all, const etch_function *f, etch_event_list *out)
{
    const ring_slot *slots[N_EVENTS];
    int n = choose_slots(all, f, slots);
    size_t n_differences = 0, texts_at, bytes;
    for (int i = 0; i < n; i++)
        n_differences += (size_t)slots[i]->event->n_differences;
    texts_at = sizeof(list_head) + (size_t)n * sizeof(etch_event) + n_differences * sizeof(etch_event_difference);
    bytes = texts_at;
    for (int i = 0; i < n; i++)
        bytes += texts_bytes(slots[i]->event);
    list_head *head = etch__alloc(cx->alloc, bytes);
    if (!head)
        return etch__fail_nomem(cx);
    head->bytes = bytes;
    *out = (etch_event_list){ .at = (etch_event *)(head + 1), .n = n, .alloc = cx->alloc, .memory = head };
    etch_event_difference *differences = (etch_event_difference *)(out->at + n);
    char *texts = (char *)head + texts_at;
    for (int i = 0; i < n; i++)
        copy_event(slots[i]->event, &out->at[i], &differences, &texts);
    return ETCH_OK;
}

etch_status etch_events(etch_ctx *cx, etch_function *f, etch_event_list *out)
{
    ETCH_ENTER(cx);
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "events: out is NULL");
    *out = (etch_event_list){ .alloc = cx->alloc };
    etch_traces *all;
    ETCH_TRY(etch__traces_of(cx, &all));
    if (f && f->traces != all)
        return etch__fail(cx, ETCH_EINVAL, "events: '%s' belongs to another runtime", f->name);
    etch__traces_lock(all);
    etch_status s = all->events ? copy_list(cx, all->events, f, out) : ETCH_OK;
    etch__traces_unlock(all);
    return s;
}

etch_status etch__event_check(etch_ctx *cx, const char *what, const etch_event *e, char **out)
{
    if (!e || !out)
        return etch__fail(cx, ETCH_EINVAL, "%s: %s is NULL", what, e ? "out" : "the event");
    *out = NULL;
    if (e->n_differences > 0 && !e->differences)
        return etch__fail(cx, ETCH_EINVAL, "%s: the list of the event's %d differences is NULL", what,
                          e->n_differences);
    return ETCH_OK;
}

void etch_event_list_release(etch_event_list *list)
{
    if (!list)
        return;
    list_head *head = list->memory;
    if (head)
        etch__free(list->alloc, head, head->bytes);
    *list = (etch_event_list){ 0 };
}

/* clang-format off */
static const char *const kind_names[] = {
    [ETCH_EVENT_FIRST_TRACE]   = "first_trace",
    [ETCH_EVENT_NEW_SIGNATURE] = "new_signature",
    [ETCH_EVENT_GUARD_FAILED]  = "guard_failed",
    [ETCH_EVENT_WAS_DROPPED]   = "was_dropped",
    [ETCH_EVENT_OBJECT_DIED]   = "object_died",
    [ETCH_EVENT_REMADE]        = "remade",
    [ETCH_EVENT_REFUSED]       = "refused",
    [ETCH_EVENT_FAILED]        = "failed",
};
static const char *const advice_names[] = {
    [ETCH_ADVICE_NONE]          = "none",
    [ETCH_ADVICE_RIGHT]         = "right",
    [ETCH_ADVICE_FREE_SIZE]     = "free_size",
    [ETCH_ADVICE_KEEP_SYMBOLIC] = "keep_symbolic",
    [ETCH_ADVICE_TENSOR]        = "tensor",
    [ETCH_ADVICE_KEEP_OBJECT]   = "keep_object",
    [ETCH_ADVICE_MAKE_ONCE]     = "make_once",
    [ETCH_ADVICE_MORE_ROOM]     = "more_room",
};
/* clang-format on */

const char *etch_event_kind_name(etch_event_kind k)
{
    return (size_t)k < ETCH_COUNT_OF(kind_names) ? kind_names[k] : "?";
}
const char *etch_advice_kind_name(etch_advice_kind k)
{
    return (size_t)k < ETCH_COUNT_OF(advice_names) ? advice_names[k] : "?";
}
