/* The state of a profile: frames and tracks that are registered, rows by what they say, starting and stopping.
 *
 * What must stay true: measuring never fails a run, and a run that is not measured pays one load. Counters and spans are written without
 * waiting for anybody: nothing is ever set back, a start notes where they are instead. The lock is the last that a thread takes. */
#include "runtime/profile.h"

#include "runtime/profile_state.h"
#include <string.h>

static const char profiler_key, track_key; /* their addresses are the keys */

/* --- the state -------------------------------------------------------------------------------------------------------------- */

static void destroy_profiler(void *it)
{
    etch_profiler *p = it;
    ETCH_ASSERT(p->frames.n == 0, "a runtime ends before its frames");
    while (p->tracks) {
        etch_track *t = p->tracks;
        p->tracks = t->next;
        etch__free(p->alloc, t, sizeof *t);
    }
    ETCH_VEC_FINI(&p->rows, p->alloc);
    ETCH_VEC_FINI(&p->frames, p->alloc);
    etch__index_fini(&p->by_label, p->alloc);
    etch__arena_fini(&p->arena);
    etch__forks_forget(&p->minded);
    pthread_mutex_destroy(&p->lock);
    etch__free(p->alloc, p, sizeof *p);
}

static etch_status make_profiler(etch_ctx *cx, void **out)
{
    etch_profiler *p = etch__alloc_zeroed(cx->rt->alloc, sizeof *p);
    if (!p)
        return etch__fail_nomem(cx);
    if (pthread_mutex_init(&p->lock, NULL) != 0) {
        etch__free(cx->rt->alloc, p, sizeof *p);
        return etch__fail_nomem(cx);
    }
    p->alloc = cx->rt->alloc;
    etch__forks_mind_lock(&p->minded, &p->lock);
    etch__arena_init(&p->arena, p->alloc, 4096);
    p->began_ticks = etch__now_ticks();
    p->began_ns = p->ended_ns = etch__now_ns();
    *out = p;
    return ETCH_OK;
}

etch_status etch__profiler_of(etch_ctx *cx, etch_profiler **out)
{
    void *p;
    ETCH_TRY(etch__runtime_attached(cx, &profiler_key, make_profiler, destroy_profiler, &p));
    *out = p;
    return ETCH_OK;
}

etch_counts etch__profile_counts(const etch_step_profile *s)
{
    return (etch_counts){ .n_runs = atomic_load_explicit(&s->n_runs, memory_order_relaxed) - s->before.n_runs,
                          .ticks = atomic_load_explicit(&s->ticks, memory_order_relaxed) - s->before.ticks,
                          .bytes = atomic_load_explicit(&s->bytes, memory_order_relaxed) - s->before.bytes,
                          .flops = atomic_load_explicit(&s->flops, memory_order_relaxed) - s->before.flops };
}

void etch__profile_add(etch_counts *to, const etch_counts *x)
{
    to->n_runs += x->n_runs;
    to->ticks += x->ticks;
    to->bytes += x->bytes;
    to->flops += x->flops;
}

/* --- rows --------------------------------------------------------------------------------------------------------------------- */

static bool is_same_text(const char *a, const char *b) { return strcmp(a ? a : "", b ? b : "") == 0; }

bool etch__profile_is_same_label(const etch_profile_label *a, const etch_profile_label *b)
{
    return a->kind == b->kind && a->step == b->step && a->at.line == b->at.line &&
           is_same_text(a->at.file, b->at.file) && is_same_text(a->function, b->function) &&
           is_same_text(a->what, b->what);
}

static const char *keep_text(etch_profiler *p, const char *text)
{
    return text ? etch__arena_strndup(&p->arena, text, strlen(text)) : NULL;
}

/* The number of the row with this label, made on first use; false: there is no memory. Under the lock. */
static bool find_row(etch_profiler *p, const etch_profile_label *label, uint32_t *out)
{
    uint64_t h = etch__hash_mix((uint64_t)label->kind, (uint64_t)label->step);
    h = etch__hash_str(etch__hash_str(h, label->function), label->what);
    for (etch_index_probe i = etch__index_first(&p->by_label, h); i.found; i = etch__index_next(&p->by_label, i))
        if (etch__profile_is_same_label(&p->rows.at[i.value].label, label)) {
            *out = i.value;
            return true;
        }
    etch_counted_row row = { .label = *label };
    row.label.function = keep_text(p, label->function);
    row.label.what = keep_text(p, label->what);
    row.label.at.file = keep_text(p, label->at.file);
    if (!row.label.function || !row.label.what || (label->at.file && !row.label.at.file) ||
        !ETCH_VEC_RESERVE(&p->rows, p->alloc, 1) || !etch__index_add(&p->by_label, p->alloc, h, (uint32_t)p->rows.n))
        return false;
    *out = (uint32_t)p->rows.n;
    p->rows.at[p->rows.n++] = row;
    return true;
}

/* --- tracks ------------------------------------------------------------------------------------------------------------------- */

static void leave_track(void *it)
{
    etch_track *t = it;
    pthread_mutex_lock(&t->of->lock);
    t->is_used = false;
    pthread_mutex_unlock(&t->of->lock);
}

/* One that no context has, whose spans stay, or a new one; NULL: there is no memory. */
static etch_track *take_track(etch_profiler *p)
{
    pthread_mutex_lock(&p->lock);
    etch_track *t = p->tracks;
    while (t && t->is_used)
        t = t->next;
    if (!t && (t = etch__alloc_zeroed(p->alloc, sizeof *t))) {
        t->of = p;
        t->next = p->tracks;
        p->tracks = t;
    }
    if (t) {
        t->is_used = true;
        t->inside = 0;
    }
    pthread_mutex_unlock(&p->lock);
    return t;
}

/* The context's; its error is left as it is. */
static etch_track *track_of(etch_profiler *p, etch_ctx *cx)
{
    etch_track *t = etch__ctx_attached(cx, &track_key);
    if (t || !(t = take_track(p)))
        return t;
    etch_status status = cx->status;
    if (etch__ctx_attach(cx, &track_key, t, leave_track) == ETCH_OK)
        return t;
    cx->status = status;
    leave_track(t);
    return NULL;
}

/* A reader that finds a member of a later span finds the number of that span, too: both ways in order. */
static void note_span(etch_track *t, uint32_t row, uint64_t begin, uint64_t ticks)
{
    uint64_t n = atomic_load_explicit(&t->n, memory_order_relaxed);
    etch_span *s = &t->spans[n % ETCH_N_SPANS];
    atomic_store_explicit(&s->begin, begin, memory_order_release);
    atomic_store_explicit(&s->ticks, ticks, memory_order_release);
    atomic_store_explicit(&s->row, row, memory_order_release);
    atomic_store_explicit(&t->n, n + 1, memory_order_release);
}

/* --- frames ------------------------------------------------------------------------------------------------------------------- */

static size_t profile_bytes(size_t n_steps) { return sizeof(etch_frame_profile) + n_steps * sizeof(etch_step_profile); }

static bool is_steady(const etch_plan_body *b, const etch_step *step)
{
    bool is = step->n_symbols == 0;
    for (uint32_t i = 0; i < step->n_in; i++)
        is &= b->values.at[step->in[i]].has_static_dims;
    for (uint32_t i = 0; i < step->n_out; i++)
        is &= b->values.at[step->out[i]].has_static_dims;
    return is;
}

static bool fill_profile(etch_profiler *p, const etch_plan_body *b, etch_frame_profile *x)
{
    etch_strbuf what;
    etch__strbuf_init(&what, p->alloc);
    bool ok = true;
    for (size_t i = 0; ok && i < x->n_steps; i++) {
        const etch_step *step = &b->steps.at[i];
        etch_step_profile *s = &x->steps[i];
        etch_profile_label label;
        etch__strbuf_clear(&what);
        etch__profile_label(b, i, &what, &label);
        s->is_steady = is_steady(b, step);
        if (step->kind == ETCH_STEP_KERNEL)
            etch__kernel_flops(step->kernel, &s->body_flops, &s->tail_flops);
        ok = !what.failed && find_row(p, &label, &s->row);
    }
    etch__strbuf_fini(&what);
    return ok;
}

etch_frame_profile *etch__frame_profile(etch_profiler *p, etch_frame *f)
{
    if (ETCH_LIKELY(f->profile))
        return f->profile;
    size_t n = f->body->steps.n;
    etch_track *track = track_of(p, f->cx);
    etch_frame_profile *x = track ? etch__alloc_zeroed(p->alloc, profile_bytes(n)) : NULL;
    if (!x)
        return NULL;
    x->of = p;
    x->track = track;
    x->n_steps = n;
    pthread_mutex_lock(&p->lock);
    bool ok = ETCH_VEC_RESERVE(&p->frames, p->alloc, 1) && fill_profile(p, f->body, x);
    x->place = p->frames.n;
    if (ok)
        p->frames.at[p->frames.n++] = x;
    pthread_mutex_unlock(&p->lock);
    if (!ok) {
        etch__free(p->alloc, x, profile_bytes(n));
        return NULL;
    }
    return f->profile = x;
}

void etch__frame_profile_end(etch_frame *f)
{
    etch_frame_profile *x = f->profile;
    if (!x)
        return;
    etch_profiler *p = x->of;
    f->profile = NULL;
    pthread_mutex_lock(&p->lock);
    for (size_t i = 0; i < x->n_steps; i++) {
        etch_counts c = etch__profile_counts(&x->steps[i]);
        etch__profile_add(&p->rows.at[x->steps[i].row].counts, &c);
    }
    etch_frame_profile *last = p->frames.at[--p->frames.n];
    last->place = x->place;
    p->frames.at[x->place] = last;
    pthread_mutex_unlock(&p->lock);
    etch__free(p->alloc, x, profile_bytes(x->n_steps));
}

/* Its thread alone writes it, so that adding takes no locked instruction. */
static void count(atomic_uint_fast64_t *to, uint64_t n)
{
    atomic_store_explicit(to, atomic_load_explicit(to, memory_order_relaxed) + n, memory_order_relaxed);
}

/* What a run of the step moves and computes at the present sizes. True: that had to be found. */
static bool know_cost(const etch_frame *f, etch_frame_profile *x, size_t i)
{
    etch_step_profile *s = &x->steps[i];
    bool is_new = !s->is_steady || s->bound != f->n_bindings;
    if (is_new) {
        etch__profile_cost(f, i, s);
        s->bound = f->n_bindings;
    }
    return is_new;
}

static void count_step(etch_frame_profile *x, size_t i, uint64_t begin, uint64_t end)
{
    etch_step_profile *s = &x->steps[i];
    uint64_t ticks = end > begin ? end - begin : 0; /* clocks of two processors may differ a little */
    count(&s->n_runs, 1);
    count(&s->ticks, ticks > x->track->inside ? ticks - x->track->inside : 0);
    count(&s->bytes, s->run_bytes);
    count(&s->flops, s->run_flops);
    note_span(x->track, s->row, begin, ticks);
}

/* Of steps that ran piece by piece together only the sum of the times is known. They have it by the bytes that they move; a byte takes about as long as a few
 * operations. */
static uint64_t weight(const etch_step_profile *x)
{
    enum { FLOPS_PER_BYTE = 8 };
    return x->run_bytes + x->run_flops / FLOPS_PER_BYTE;
}

bool etch__profile_steps(etch_frame *f, etch_frame_profile *x, size_t first, size_t last, uint64_t begin, uint64_t end)
{
    bool took_long = false;
    uint64_t all = 0, so_far = 0, from = begin;
    for (size_t i = first; i <= last; i++) {
        took_long |= know_cost(f, x, i);
        all += weight(&x->steps[i]);
    }
    for (size_t i = first; i < last; i++) {
        so_far += weight(&x->steps[i]);
        double share = all > 0 ? (double)so_far / (double)all : 1;
        uint64_t to = end > begin ? begin + (uint64_t)((double)(end - begin) * share) : end;
        count_step(x, i, from, to);
        from = to;
    }
    count_step(x, last, from, end);
    return took_long;
}

/* --- traces ------------------------------------------------------------------------------------------------------------------- */

static void count_traced(etch_profiler *p, etch_track *track, const etch_profile_label *label, uint64_t began_ns,
                         uint64_t ns, uint64_t now_ns)
{
    uint32_t row;
    pthread_mutex_lock(&p->lock);
    uint64_t now = etch__now_ticks(), begun = p->began_ticks, begun_ns = p->began_ns;
    bool ok = find_row(p, label, &row);
    if (ok) {
        p->rows.at[row].counts.n_runs++;
        p->rows.at[row].ns += ns;
    }
    pthread_mutex_unlock(&p->lock);
    if (!ok || began_ns < begun_ns || now_ns <= begun_ns)
        return;
    double ticks_per_ns = (double)(now - begun) / (double)(now_ns - begun_ns);
    note_span(track, row, now - (uint64_t)((double)(now_ns - began_ns) * ticks_per_ns),
              (uint64_t)((double)ns * ticks_per_ns));
}

void etch__profile_traced(etch_ctx *cx, const char *function, uint64_t trace_ns, uint64_t compile_ns)
{
    etch_profiler *p = etch__profiler(cx->rt);
    etch_track *track = p ? track_of(p, cx) : NULL;
    if (!track)
        return;
    uint64_t now = etch__now_ns();
    etch_profile_label label = { .kind = ETCH_PROFILE_TRACE, .function = function, .what = "", .step = -1 };
    if (trace_ns)
        count_traced(p, track, &label, now - compile_ns - trace_ns, trace_ns, now);
    label.kind = ETCH_PROFILE_COMPILE;
    if (compile_ns)
        count_traced(p, track, &label, now - compile_ns, compile_ns, now);
}

/* --- public ------------------------------------------------------------------------------------------------------------------- */

etch_status etch_profile_start(etch_ctx *cx)
{
    ETCH_ENTER(cx);
    etch_profiler *p;
    ETCH_TRY(etch__profiler_of(cx, &p));
    pthread_mutex_lock(&p->lock);
    for (size_t i = 0; i < p->rows.n; i++) {
        p->rows.at[i].counts = (etch_counts){ 0 };
        p->rows.at[i].ns = 0;
    }
    for (size_t i = 0; i < p->frames.n; i++)
        for (size_t k = 0; k < p->frames.at[i]->n_steps; k++) {
            etch_step_profile *s = &p->frames.at[i]->steps[k];
            etch_counts since = etch__profile_counts(s);
            etch__profile_add(&s->before, &since);
        }
    for (etch_track *t = p->tracks; t; t = t->next)
        t->first = atomic_load_explicit(&t->n, memory_order_relaxed);
    p->began_ns = etch__now_ns();
    p->began_ticks = etch__now_ticks();
    p->ended_ns = 0;
    pthread_mutex_unlock(&p->lock);
    atomic_store_explicit(&cx->rt->profiler, p, memory_order_release);
    return ETCH_OK;
}

etch_status etch_profile_stop(etch_ctx *cx)
{
    ETCH_ENTER(cx);
    etch_profiler *p = atomic_exchange(&cx->rt->profiler, NULL);
    if (!p)
        return ETCH_OK;
    pthread_mutex_lock(&p->lock);
    p->ended_ns = etch__now_ns();
    pthread_mutex_unlock(&p->lock);
    return ETCH_OK;
}
