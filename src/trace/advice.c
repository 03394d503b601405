/* Advice: the change that would have avoided a trace.
 *
 * Candidates come from the differences to the nearest trace; each is replayed against the calls of the past, and given only if the
 * present call would then have used a trace that was there. A trace that had to be made is called right: one per value of a
 * flag, per dtype, per structure, as long as these come back.
 *
 * What must stay true: no text is written that the replay does not confirm; without memory there is no advice. */
#include "trace/advice.h"

#include "ir/infer.h"
#include "trace/spec_rules.h"
#include "trace/warning.h"

enum {
    MAX_PARTS = 4096, /* of a call that is looked at */
    FEW_VALUES = 3,   /* of a number that may well be a flag */
    MANY_CALLS = 3,   /* served by a trace: it comes back */
    MAX_PATHS = 3,    /* in a text */
    MAX_NODES = 1000, /* of graphs that are compared */
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

/* Which of the differences are numbers, or objects: a bit for each. */
static uint32_t choose_differences(const etch_adviser *a, bool objects)
{
    uint32_t bits = 0;
    for (int i = 0, i_literal = 0; i < a->x->n_differences; i++) {
        etch_difference_kind k = a->x->differences[i].kind;
        bool is_number = k == ETCH_DIFFERS_IN_LITERAL && a->numbers >> i_literal & 1;
        i_literal += k == ETCH_DIFFERS_IN_LITERAL;
        if (objects ? is_object(k) : is_number)
            bits |= UINT32_C(1) << i;
    }
    return bits;
}

/* "args[1], args[2] and 3 more" */
static void write_paths(etch_adviser *a, bool objects)
{
    uint32_t bits = choose_differences(a, objects);
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

static bool is_not_size(etch_difference_kind k) { return k != ETCH_DIFFERS_IN_SIZE; }

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

/* Are they the same op with the same attributes and a type of the same sort? Sizes are symbols, but for those that constants
 * decide. */
static bool is_same_node(const etch_graph *g, const etch_graph *h, etch_val v)
{
    const etch_node *x = etch__node(g, v), *y = etch__node(h, v);
    if (x->op != y->op || x->n_in != y->n_in || x->type->dtype != y->type->dtype || x->type->rank != y->type->rank)
        return false;
    for (int a = 0; a < x->type->rank; a++) {
        etch_dim m = x->type->dims[a], n = y->type->dims[a];
        if (etch__dim_is_const(m) && etch__dim_is_const(n) && m != n)
            return false;
    }
    for (uint32_t i = 0; i < x->n_in; i++)
        if (x->in[i] != y->in[i])
            return false;
    return etch__is_const(g, v) || etch__attrs_equal(etch__ops[x->op].attrs, x->attrs, y->attrs);
}

/* Do the two traces differ in the contents of constants at most? Then what was a constant can be an argument. Where there is none
 * to look at: yes. */
static bool differ_in_constants(const etch_adviser *a)
{
    const etch_entry *was = a->x->nearest, *now = a->m->made;
    if (!was || !now || was->graph_hash == now->graph_hash)
        return true;
    size_t n = was->graph->nodes.n;
    if (n != now->graph->nodes.n || n > MAX_NODES)
        return false;
    for (etch_val v = 1; v < n; v++)
        if (!is_same_node(was->graph, now->graph, v))
            return false;
    return true;
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

static void call_right(etch_adviser *a)
{
    const etch_explanation *x = a->x;
    etch_replayed r;
    int i = 0;
    while (i < x->n_differences && !is_not_size(x->differences[i].kind))
        i++;
    if (i == x->n_differences)
        return;
    const etch_difference *d = &x->differences[i];
    etch__strbuf_clear(&a->text);
    etch__strbuf_add(&a->text, a->m->made ? "none needed: one trace per " : "let it be traced: one trace per ");
    etch__strbuf_add(&a->text, name_of(d->kind));
    etch__strbuf_addn(&a->text, d->path, path_length(d));
    etch__strbuf_add(&a->text, " is right");
    if (d->kind == ETCH_DIFFERS_IN_RANK && a->m->policy == ETCH_RELAX)
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
    bool is_guarded = a->m->made && a->m->made->guards.list.n > 0;
    return (etch_change){ .is_symbolic = etch__is_symbolic_miss(a->m) && !is_guarded && !etch__has_guards(&a->past),
                          .free = free };
}

/* Values of a flag: few, or such that come back. */
static void advise_flags(etch_adviser *a)
{
    etch_replayed r;
    etch_change change = change_of(a, a->free);
    int n, n_back = 0;
    for (int i = 0; i < a->m->call->n_parts; i++)
        a->free[i] = a->free[i] == FLAG_LEAF ? ETCH_FREE_LEAF : 0;
    etch__replay(a->cx, &a->past, &change, false, &r);
    (void)all_come_back(&a->past, 0, &n);
    for (int i = 0; i < a->past.n - 1; i++)
        n_back += a->past.at[i].is_merged && a->past.at[i].n_calls > 1;
    if (n < FEW_VALUES || 2 * n_back >= n)
        call_right(a);
}

static void advise_fixed(etch_adviser *a)
{
    if (a->n_others == 0 && a->n_flags > 0)
        advise_flags(a);
    else if (calls_of_nearest(a) > 1)
        call_right(a);
}

/* --- numbers, objects ------------------------------------------------------------------------------------------------------- */

static void advise_numbers(etch_adviser *a)
{
    etch_replayed r;
    etch_change change = change_of(a, a->free);
    int n;
    etch__replay(a->cx, &a->past, &change, false, &r);
    if (r.n_merged == 0 || r.n_after >= r.n_before)
        return;
    if (all_come_back(&a->past, MANY_CALLS, &n) && n < FEW_VALUES) {
        call_right(a);
        return;
    }
    if (!differ_in_constants(a))
        return; /* the number decides what is traced, which a tensor could not */
    etch__strbuf_add(&a->text, "pass ");
    write_paths(a, false);
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
        etch__replay_guarded(a->cx, &a->past, NULL, 0, r);
    return r->n_merged > 0 && r->n_after < r->n_before;
}

static bool has_equal_graph(const etch_adviser *a)
{
    const etch_entry *was = a->x->nearest, *now = a->m->made;
    return was && now && was->graph_hash == now->graph_hash;
}

static void advise_objects(etch_adviser *a)
{
    etch_replayed r;
    etch_change change = change_of(a, a->free);
    int n;
    bool has_died = a->x->cause == ETCH_EVENT_OBJECT_DIED, alike = !has_died && are_alike(a, &r);
    if (!alike) {
        etch__replay(a->cx, &a->past, &change, false, &r);
        if (r.n_merged == 0 || r.n_after >= r.n_before)
            return;
        bool come_back = all_come_back(&a->past, MANY_CALLS, &n);
        if (a->n_values > 0) { /* the caller says that they are not equal, nor alike */
            if (come_back)
                call_right(a);
            return;
        }
        if (come_back && n < FEW_VALUES && !has_equal_graph(a) && !has_died) {
            call_right(a);
            return;
        }
    }
    etch__strbuf_add(&a->text, "make the object at ");
    write_paths(a, true);
    etch__strbuf_add(&a->text, has_died ? " once and keep it: the trace goes when the object does"
                                        : " once, and pass the same one each time");
    if (alike)
        etch__strbuf_add(&a->text, "; or use ETCH_SYMBOLIC, for which they are alike");
    etch__advise_this(a, ETCH_ADVICE_KEEP_OBJECT, &r);
}

/* --- several sorts at once -------------------------------------------------------------------------------------------------- */

/* All changes that there are, together; what they cannot change must be as it was in an earlier call. */
static void advise_all(etch_adviser *a)
{
    etch_replayed r;
    etch_change change = change_of(a, a->free);
    if (a->n_values > 0 || (a->n_numbers > 0 && !differ_in_constants(a)))
        return;
    if (a->n_numbers > 0) {
        etch__strbuf_add(&a->text, "pass numbers as tensors at ");
        write_paths(a, false);
    }
    if (a->n_objects > 0) {
        etch__strbuf_add(&a->text, a->n_numbers > 0 ? ", and make the object at " : "make the object at ");
        write_paths(a, true);
        etch__strbuf_add(&a->text, " once");
    }
    if (a->n_sizes > 0 && a->n_numbers + a->n_objects == 0) {
        etch__advise_sizes(a, false);
        return;
    }
    if (a->n_sizes > 0) {
        etch__advise_sizes(a, true);
        return;
    }
    etch__replay(a->cx, &a->past, &change, false, &r);
    if (r.n_merged > 0 && r.n_after < r.n_before)
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
    if (f->n_evicted == 0)
        return; /* it was not for lack of room */
    etch__replay(a->cx, &a->past, &change, false, &r);
    if (r.n_merged == 0 || r.n_after >= r.n_before)
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
    const etch_code_trace *known = code ? etch__code_find(a->cx, code, a->m->f, a->m->call, e->graph_hash) : NULL;
    if (!known || known->graph_hash != e->graph_hash)
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
