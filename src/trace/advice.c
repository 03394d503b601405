/* Advice: the change that would have avoided a trace.
 *
 * Candidates come from the differences to the nearest trace; each is replayed against the calls of the past, and given only if the
 * present call would then have used a trace that was there. Whether the change can be made at all is a question to the graphs
 * that were traced: a number that is an axis or a loop's count cannot be a tensor, and an object that gives another graph cannot
 * be one and the same. A trace that had to be made is called right: one per value of a flag, per dtype, per structure, as long
 * as these come back.
 *
 * What must stay true: no text is written that the replay and the graphs do not confirm; what is not known confirms nothing;
 * without memory there is no advice. */
#include "trace/advice.h"

#include "trace/spec_rules.h"
#include "trace/warning.h"

enum {
    MAX_PARTS = 4096, /* of a call that is looked at */
    FEW_VALUES = 3,   /* of a number that may well be a flag */
    MANY_CALLS = 3,   /* served by a trace: it comes back */
    MAX_PATHS = 3,    /* in a text */
};

_Static_assert(ETCH_MAX_DIFFERENCES <= 32, "differences are chosen by bits");
#define FLAG_LEAF (UINT32_C(1) << 30) /* in etch_adviser.free: not free, but a flag that differs */

/* --- texts ------------------------------------------------------------------------------------------------------------------ */

void etch__advise_this(etch_adviser *a, etch_advice_kind kind, const etch_replayed *r)
{
    const char *text = a->text.failed ? NULL : etch__arena_strndup(a->arena, a->text.at, a->text.n);
    if (!text)
        return;
    *a->out = (etch_advice){ kind, text, r->n_hits, r->n_calls, r->n_before, r->n_after };
}

static bool is_object(etch_difference_kind k) { return k == ETCH_DIFFERS_IN_IDENTITY || k == ETCH_DIFFERS_IN_VALUE; }

/* Sorts of differences that a text names. */
typedef enum sort { NUMBERS, OBJECTS, FIXED /* what cannot change: flags, dtypes, structure */ } sort;

/* Which of the differences are of the sort: a bit for each. */
static uint32_t choose_differences(const etch_adviser *a, sort which)
{
    uint32_t bits = 0;
    for (int i = 0, i_literal = 0; i < a->x->n_differences; i++) {
        etch_difference_kind k = a->x->differences[i].kind;
        bool is_number = k == ETCH_DIFFERS_IN_LITERAL && a->numbers >> i_literal & 1;
        bool is_objects = is_object(k) && a->n_objects > 0;
        i_literal += k == ETCH_DIFFERS_IN_LITERAL;
        if (which == NUMBERS   ? is_number
            : which == OBJECTS ? is_objects
                               : k != ETCH_DIFFERS_IN_SIZE && !is_number && !is_objects)
            bits |= UINT32_C(1) << i;
    }
    return bits;
}

/* "args[1], args[2] and 3 more" */
static void write_paths(etch_adviser *a, sort which)
{
    uint32_t bits = choose_differences(a, which);
    int n = 0, written = 0;
    for (uint32_t left = bits; left; left &= left - 1)
        n++;
    for (int i = 0; i < a->x->n_differences && written < MAX_PATHS; i++) {
        if (!(bits >> i & 1))
            continue;
        etch__strbuf_add(&a->text, written == 0 ? "" : written == n - 1 ? " and " : ", ");
        etch__strbuf_add(&a->text, a->x->differences[i].path);
        written++;
    }
    if (n > written)
        etch__strbuf_addf(&a->text, " and %d more", n - written);
}

/* --- sorts of differences --------------------------------------------------------------------------------------------------- */

static bool is_number(const etch_spec *was, const etch_spec *now)
{
    etch_literal_kind k = now->literal.kind;
    return was->literal.kind == k && (k == ETCH_LITERAL_INT || k == ETCH_LITERAL_FLOAT);
}

static bool sort_difference(void *user, const etch_unlike *u)
{
    etch_adviser *a = user;
    bool is_one_type = false;
    switch (u->kind) {
    case ETCH_DIFFERS_IN_SIZE: a->n_sizes++; return true;
    case ETCH_DIFFERS_IN_LITERAL:
        if (is_number(u->was, u->now)) {
            int i_literal = a->n_numbers + a->n_flags;
            a->numbers |= i_literal < 32 ? UINT32_C(1) << i_literal : 0;
            a->n_numbers++;
            a->free[u->part] = ETCH_FREE_LEAF;
        } else {
            a->n_flags++;
            a->free[u->part] = FLAG_LEAF;
        }
        return true;
    case ETCH_DIFFERS_IN_IDENTITY: is_one_type = u->was->identity->ops == u->now->identity->ops; break;
    case ETCH_DIFFERS_IN_VALUE: is_one_type = u->was->object_ops == u->now->object_ops; break;
    default: break;
    }
    if (is_one_type) {
        a->n_objects++;
        a->n_values += u->kind == ETCH_DIFFERS_IN_VALUE;
        a->free[u->part] = ETCH_FREE_LEAF;
    } else {
        a->n_others++;
    }
    return true;
}

/* Would the change have avoided the present trace? */
static bool helps(const etch_replayed *r) { return r->n_merged > 0 && r->n_after < r->n_before; }

/* Earlier traces that would have been one with the present: how many, and have all of them come back? */
static bool all_come_back(const etch_history *h, uint64_t n_calls, int *n)
{
    bool all = true;
    *n = 0;
    for (int i = 0; i < h->n - 1; i++)
        if (h->at[i].is_merged) {
            ++*n;
            all &= h->at[i].n_calls >= n_calls;
        }
    return all;
}

/* --- what the graphs say ---------------------------------------------------------------------------------------------------- */

typedef struct kinds_found {
    bool sizes, others;
} kinds_found;

static bool note_kind(void *user, const etch_unlike *u)
{
    kinds_found *k = user;
    k->sizes |= u->kind == ETCH_DIFFERS_IN_SIZE;
    k->others |= u->kind != ETCH_DIFFERS_IN_SIZE;
    return !k->sizes || !k->others;
}

/* Have these traces one graph; or, if numbers are all that is to change, graphs that are one but for what constants hold? */
static etch_tri has_same_graph(const etch_adviser *a, const etch_past_call *x, const etch_past_call *y)
{
    etch_tri captures = etch__capture_the_same(x->evidence, x->entry, y->evidence, y->entry);
    if (a->n_numbers > 0 && (x->evidence->compares || y->evidence->compares))
        return ETCH_UNKNOWN; /* the number may be what sizes are compared with, which a tensor cannot be */
    if (captures != ETCH_YES || x->evidence->graph == y->evidence->graph)
        return captures;
    if (a->n_objects > 0)
        return ETCH_NO; /* nothing says that it is the number which makes the difference */
    return etch__differ_in_constants(x->evidence, y->evidence) ? ETCH_YES : ETCH_NO;
}

/* It takes two traces at least that differ in what is to change, the present one being among them unless it was refused. Where
 * sizes were asked for, traces for different sizes tell nothing. */
etch_tri etch__graphs_agree(etch_adviser *a)
{
    const etch_past_call *first = NULL;
    bool is_told = false, is_unknown = false;
    for (int i = a->past.n - 1; i >= 0; i--) {
        const etch_past_call *p = &a->past.at[i];
        if (i < a->past.n - 1 ? !p->is_merged : !p->entry)
            continue;
        if (!first && p->evidence) {
            first = p;
            continue;
        }
        if (!p->evidence) {
            is_unknown = true;
            continue;
        }
        kinds_found k = { 0 };
        if (!is_told || first->evidence->is_guarded || p->evidence->is_guarded) {
            etch__compare_calls(a->cx, first->call, p->call, false, note_kind, &k);
            if (k.sizes && (first->evidence->is_guarded || p->evidence->is_guarded))
                continue;
        }
        is_told |= k.others;
        etch_tri same = has_same_graph(a, first, p);
        if (same == ETCH_NO)
            return ETCH_NO;
        is_unknown |= same == ETCH_UNKNOWN;
    }
    return is_told && !is_unknown ? ETCH_YES : ETCH_UNKNOWN;
}

/* --- it is right ------------------------------------------------------------------------------------------------------------ */

static const char *name_of(etch_difference_kind k)
{
    switch (k) {
    case ETCH_DIFFERS_IN_DTYPE: return "dtype of ";
    case ETCH_DIFFERS_IN_RANK: return "rank of ";
    case ETCH_DIFFERS_IN_LITERAL:
    case ETCH_DIFFERS_IN_VALUE: return "value of ";
    case ETCH_DIFFERS_IN_IDENTITY: return "object at ";
    default: return "structure of ";
    }
}

/* ".dtype" and ".shape" at the end of the path say again what the difference is. */
static size_t path_length(const etch_difference *d)
{
    const char *dot = strrchr(d->path, '.');
    bool is_repeated = dot && (d->kind == ETCH_DIFFERS_IN_DTYPE || d->kind == ETCH_DIFFERS_IN_RANK);
    return is_repeated ? (size_t)(dot - d->path) : strlen(d->path);
}

static void call_right(etch_adviser *a, sort which)
{
    const etch_explanation *x = a->x;
    etch_replayed r;
    uint32_t bits = choose_differences(a, which);
    int i = 0;
    if (bits == 0)
        return;
    while (!(bits >> i & 1))
        i++;
    const etch_difference *d = &x->differences[i];
    etch__strbuf_clear(&a->text);
    etch__strbuf_add(&a->text, a->m->made ? "none needed: one trace per " : "let it be traced: one trace per ");
    etch__strbuf_add(&a->text, name_of(d->kind));
    etch__strbuf_addn(&a->text, d->path, path_length(d));
    etch__strbuf_add(&a->text, " is right");
    if (d->kind == ETCH_DIFFERS_IN_RANK && a->m->made && a->m->is_past_budget)
        etch__strbuf_add(&a->text, ", but the budget is used up, and one was made for any rank");
    else if (d->kind == ETCH_DIFFERS_IN_RANK && a->m->policy == ETCH_RELAX)
        etch__strbuf_add(&a->text, ", and ETCH_RELAX has made one for any rank");
    etch__replay_as_it_was(&a->past, &r);
    etch__advise_this(a, ETCH_ADVICE_RIGHT, &r);
}

static uint64_t calls_of_nearest(const etch_adviser *a)
{
    const etch_function *f = a->m->f;
    if (a->x->nearest)
        return atomic_load_explicit(&a->x->nearest->hits, memory_order_relaxed);
    for (size_t i = f->seen.n; i-- > 0;)
        if (f->seen.at[i].number == a->x->number)
            return f->seen.at[i].n_calls;
    return 0;
}

/* Under the symbolic policies sizes do not tell calls apart, unless a trace is guarded: then a size may have been what mattered. */
static etch_change change_of(const etch_adviser *a, const uint32_t *free)
{
    bool is_guarded = a->m->made && a->m->made->image.guards.list.n > 0;
    return (etch_change){ .is_symbolic = etch__is_symbolic_miss(a->m) && !is_guarded && !etch__has_guards(&a->past),
                          .free = free };
}

typedef struct flag_search {
    const uint32_t *free;
    bool is_otherwise_equal;
} flag_search;

static bool note_flag(void *user, const etch_unlike *u)
{
    flag_search *q = user;
    q->is_otherwise_equal = u->kind == ETCH_DIFFERS_IN_LITERAL && q->free[u->part] == FLAG_LEAF;
    return q->is_otherwise_equal;
}

/* Values of a flag come back: among the calls that were as this one but for flags, at least every second value has, and on the whole
 * there were twice as many calls as values. */
static void advise_flags(etch_adviser *a)
{
    bool is_symbolic = change_of(a, NULL).is_symbolic;
    uint64_t n = 0, n_back = 0, n_calls = 0;
    for (int i = 0; i < a->past.n - 1; i++) {
        const etch_past_call *p = &a->past.at[i];
        flag_search q = { a->free, true };
        etch__compare_calls(a->cx, p->call, a->m->call, is_symbolic, note_flag, &q);
        if (!q.is_otherwise_equal)
            continue;
        n++;
        n_back += p->n_calls > 1;
        n_calls += p->n_calls;
    }
    if (n > 0 && 2 * n_back >= n && n_calls >= 2 * n)
        call_right(a, FIXED);
}

static void advise_fixed(etch_adviser *a)
{
    if (a->n_others == 0 && a->n_flags > 0)
        advise_flags(a);
    else if (calls_of_nearest(a) > 1)
        call_right(a, FIXED);
}

/* --- numbers, objects ------------------------------------------------------------------------------------------------------- */

static void advise_numbers(etch_adviser *a)
{
    etch_replayed r;
    etch_change change = change_of(a, a->free);
    int n;
    etch__replay(a->cx, &a->past, &change, false, &r);
    if (!helps(&r))
        return;
    if (all_come_back(&a->past, MANY_CALLS, &n) && n < FEW_VALUES) {
        call_right(a, NUMBERS);
        return;
    }
    if (etch__graphs_agree(a) != ETCH_YES)
        return; /* the number decides what is traced, which a tensor could not; or nothing is known of that */
    etch__strbuf_add(&a->text, "pass ");
    write_paths(a, NUMBERS);
    etch__strbuf_add(&a->text, a->n_numbers > 1 ? " as scalar tensors, not as literals"
                                                : " as a scalar tensor, not as a literal");
    etch__advise_this(a, ETCH_ADVICE_TENSOR, &r);
}

/* Are they alike, so that the symbolic policies would take them for one? */
static bool are_alike(etch_adviser *a, etch_replayed *r)
{
    etch_change change = { .is_symbolic = true };
    if (etch__is_symbolic_miss(a->m))
        return false;
    etch__replay(a->cx, &a->past, &change, false, r);
    if (r->n_merged > 0 && etch__has_guards(&a->past))
        etch__replay_guarded(&a->past, &(etch_lines){ 0 }, r);
    return helps(r);
}

/* The policy may do more than the object: where sizes changed as well, it takes the calls with these for one, too. */
static void advise_objects(etch_adviser *a)
{
    etch_replayed once, symbolic;
    etch_change change = change_of(a, a->free);
    int n;
    bool has_died = a->x->cause == ETCH_EVENT_OBJECT_DIED, alike = !has_died && are_alike(a, &symbolic);
    etch_tri agree = alike ? etch__graphs_agree(a) : ETCH_UNKNOWN;
    etch__replay(a->cx, &a->past, &change, false, &once);
    if (!helps(&once))
        return;
    agree = alike ? agree : etch__graphs_agree(a);
    /* Where the graphs are not the same it matters which object it is, and so it does to a caller who says that values are neither
     * equal nor alike. */
    bool matters = agree == ETCH_NO || (a->n_values > 0 && !alike);
    if (matters && all_come_back(&a->past, MANY_CALLS, &n))
        call_right(a, OBJECTS);
    if (matters || agree == ETCH_UNKNOWN)
        return;
    bool does_more = alike && symbolic.n_after < once.n_after, does_as_much = alike && symbolic.n_after == once.n_after;
    etch__strbuf_add(&a->text, does_more ? "use ETCH_SYMBOLIC, for which objects as at " : "make the object at ");
    write_paths(a, OBJECTS);
    etch__strbuf_add(&a->text, does_more  ? " are alike"
                               : has_died ? " once and keep it: the trace goes when the object does"
                                          : " once, and pass the same one each time");
    if (does_as_much)
        etch__strbuf_add(&a->text, "; or use ETCH_SYMBOLIC, for which they are alike");
    etch__advise_this(a, ETCH_ADVICE_KEEP_OBJECT, does_more ? &symbolic : &once);
}

/* --- several sorts at once -------------------------------------------------------------------------------------------------- */

/* All changes that there are, together; what they cannot change must be as it was in an earlier call. */
static void advise_all(etch_adviser *a)
{
    etch_replayed r;
    etch_change change = change_of(a, a->free);
    if (a->n_values > 0)
        return;
    if (a->n_numbers > 0) {
        etch__strbuf_add(&a->text, "pass numbers as tensors at ");
        write_paths(a, NUMBERS);
    }
    if (a->n_objects > 0) {
        etch__strbuf_add(&a->text, a->n_numbers > 0 ? ", and make the object at " : "make the object at ");
        write_paths(a, OBJECTS);
        etch__strbuf_add(&a->text, " once");
    }
    if (a->n_sizes > 0) {
        etch__advise_sizes(a, a->n_numbers + a->n_objects > 0);
        return;
    }
    etch__replay(a->cx, &a->past, &change, false, &r);
    if (helps(&r) && etch__graphs_agree(a) == ETCH_YES)
        etch__advise_this(a, a->n_numbers > 0 ? ETCH_ADVICE_TENSOR : ETCH_ADVICE_KEEP_OBJECT, &r);
}

static void advise_differences(etch_adviser *a)
{
    bool is_exact_pair = a->x->cause == ETCH_EVENT_OBJECT_DIED; /* with sizes, whatever the policy */
    if (!a->x->was)
        return;
    etch__compare_calls(a->cx, a->x->was, a->x->now, is_exact_pair && etch__is_symbolic_miss(a->m), sort_difference, a);
    bool is_fixed = a->n_flags + a->n_others > 0;
    if (!is_fixed && a->n_numbers + a->n_objects == 0 && a->n_sizes > 0)
        etch__advise_sizes(a, false);
    else if (!is_fixed && a->n_sizes + a->n_objects == 0 && a->n_numbers > 0)
        advise_numbers(a);
    else if (!is_fixed && a->n_sizes + a->n_numbers == 0 && a->n_objects > 0)
        advise_objects(a);
    else if (a->n_sizes + a->n_numbers + a->n_objects > 0)
        advise_all(a);
    if (is_fixed && a->out->kind == ETCH_ADVICE_NONE)
        advise_fixed(a);
}

/* --- room, and functions made again ----------------------------------------------------------------------------------------- */

/* What the traces of these calls would take up, from those that are there. */
static uint64_t bytes_for(const etch_history *h, uint64_t n)
{
    uint64_t bytes = 0, n_there = 0;
    for (int i = 0; i < h->n; i++)
        if (h->at[i].entry) {
            bytes += h->at[i].entry->bytes + h->at[i].entry->plan_bytes;
            n_there++;
        }
    return n_there ? bytes / n_there * n + bytes % n_there * n / n_there : 0;
}

static void advise_room(etch_adviser *a)
{
    const etch_function *f = a->m->f;
    etch_change change = change_of(a, NULL);
    etch_replayed r;
    uint64_t n_left = f->n_evicted + f->n_purged + f->entries.n;
    if (f->n_evicted == 0 || n_left < f->n_traces)
        return; /* it was not for lack of room, or some were cleared and it may be one of them */
    etch__replay(a->cx, &a->past, &change, false, &r);
    if (!helps(&r))
        return;
    uint64_t bytes = bytes_for(&a->past, r.n_after);
    const char *least = a->past.is_whole ? "" : "at least ";
    if (r.n_after > f->max_entries)
        etch__strbuf_addf(&a->text, "let the cache hold %s%llu entries (max_entries is %zu)", least,
                          (unsigned long long)r.n_after, f->max_entries);
    else if (bytes > f->max_bytes)
        etch__strbuf_addf(&a->text, "let the cache hold %sabout %llu bytes (max_bytes is %zu)", least,
                          (unsigned long long)bytes, f->max_bytes);
    else
        return; /* they would all fit: another function took the room, or the entries were cleared */
    etch__advise_this(a, ETCH_ADVICE_MORE_ROOM, &r);
}

/* Only if the graph came out as before: a function that is made of other values each time is another function. */
static void advise_once(etch_adviser *a, const etch_code *code)
{
    const etch_entry *e = a->m->made;
    const etch_code_trace *known = code ? etch__code_find(a->cx, code, a->m->f, a->m->call, e->image.graph_hash) : NULL;
    if (!known || known->graph_hash != e->image.graph_hash)
        return;
    uint64_t n_calls = etch__code_calls(code) + a->m->is_call, n_after = code->n_distinct;
    etch_replayed r = { .n_calls = n_calls > 0 ? n_calls - 1 : 0,
                        .n_hits = n_calls > n_after ? n_calls - n_after : 0,
                        .n_before = code->n_traces + 1,
                        .n_after = n_after };
    etch__strbuf_addf(&a->text, "make '%s' once and keep it: %llu functions of the same code were made and traced",
                      a->m->f->name, (unsigned long long)code->n_functions + 1);
    if (e->n_captures > 0)
        etch__strbuf_addf(&a->text, "; the %d tensor%s that it captures can be arguments", e->n_captures,
                          e->n_captures == 1 ? "" : "s");
    etch__advise_this(a, ETCH_ADVICE_MAKE_ONCE, &r);
}

/* --- the whole -------------------------------------------------------------------------------------------------------------- */

static void advise(etch_adviser *a, const etch_code *code)
{
    size_t n = (size_t)a->m->call->n_parts;
    if (a->x->cause == ETCH_EVENT_REMADE) {
        advise_once(a, code);
        return;
    }
    if (n > MAX_PARTS || etch__history_make(a->cx, a->m, a->arena, &a->past) != ETCH_OK)
        return;
    a->free = ETCH_ARENA_ARRAY(a->arena, uint32_t, n);
    if (!a->free)
        return;
    memset(a->free, 0, n * sizeof *a->free);
    switch (a->x->cause) {
    case ETCH_EVENT_WAS_DROPPED: advise_room(a); return;
    case ETCH_EVENT_GUARD_FAILED:
        if (a->x->guarded)
            etch__advise_guard(a);
        return;
    case ETCH_EVENT_NEW_SIGNATURE:
    case ETCH_EVENT_OBJECT_DIED: advise_differences(a); return;
    default: return;
    }
}

void etch__advise(etch_ctx *cx, const etch_explanation *x, const etch_code *code, etch_arena *arena, etch_advice *out)
{
    etch_adviser a = { .cx = cx, .x = x, .m = x->miss, .arena = arena, .out = out };
    *out = (etch_advice){ .kind = ETCH_ADVICE_NONE, .text = "" };
    if (x->kind == ETCH_EVENT_FIRST_TRACE || x->kind == ETCH_EVENT_FAILED)
        return;
    etch__strbuf_init(&a.text, cx->alloc);
    advise(&a, code);
    etch__strbuf_fini(&a.text);
    etch__forget_error(cx);
}
