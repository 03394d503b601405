/* Advice about sizes: leave them free, or keep them symbolic at the lines that ask for them.
 *
 * A free size is not advised where a trace asked for it as a number: then each size would still need its own. What guards would
 * do is replayed with the guards that the traces noted: these are evaluated for the sizes of past calls. Of a trace that is gone
 * the lines are remembered, but not what they asked.
 *
 * What must stay true: a trace of which it is not known who asked counts as one that asked. */
#include "trace/advice.h"

#include "trace/spec_rules.h"

enum {
    MAX_AXES = 32,
    MAX_NAMED = 16, /* axes that are looked at for sizes that change in step */
    MAX_SHOWN = 4,
    MAX_LINES = 8,
    MAX_TRACES = 8, /* that are told apart by guards; more are not worth advice */
    FEW_SLOTS = 64,
};

#define ALL_AXES ((UINT32_C(1) << ETCH_MAX_RANK) - 1)

/* --- which sizes ---------------------------------------------------------------------------------------------------------- */

typedef struct size_search {
    const uint32_t *free;
    bool is_otherwise_equal;
    int n;
    struct {
        int part, axis;
    } at[MAX_AXES];
} size_search;

static bool note_size(void *user, const etch_unlike *u)
{
    size_search *q = user;
    etch_change change = { .free = q->free };
    if (u->kind == ETCH_DIFFERS_IN_SIZE && q->n < MAX_AXES) {
        q->at[q->n].part = u->part;
        q->at[q->n++].axis = u->axis;
        return true;
    }
    q->is_otherwise_equal = !etch__is_structural(u->kind) && etch__goes_away(&change, u);
    return q->is_otherwise_equal;
}

/* Marks in a->free the sizes that differ among the calls which are otherwise as the present one (but for what is free already), and
 * these calls as merged with it: with these sizes free they are. */
static void free_sizes(etch_adviser *a)
{
    size_search q;
    for (int i = 0; i < a->past.n - 1; i++) {
        etch_past_call *p = &a->past.at[i];
        q.free = a->free;
        q.is_otherwise_equal = true;
        q.n = 0;
        etch__compare_calls(a->cx, p->call, a->m->call, false, note_size, &q);
        p->is_merged = q.is_otherwise_equal;
        for (int k = 0; k < q.n && q.is_otherwise_equal; k++)
            a->free[q.at[k].part] |= UINT32_C(1) << q.at[k].axis;
    }
}

typedef struct free_axis {
    int i_tensor, axis;
    const char *name; /* NULL: no other changes with it */
} free_axis;

typedef struct free_axes {
    const uint32_t *free;
    int n, n_left_out;
    free_axis at[MAX_AXES];
} free_axes;

/* The tensors are met in flat order, each resource once. */
static void collect_axes(free_axes *f, const etch_spec *s, int *part, int *i_tensor, int *next_alias)
{
    uint32_t free = f->free[*part];
    ++*part;
    if (s->kind == ETCH_SPEC_RESOURCE && s->alias >= *next_alias) {
        *next_alias = s->alias + 1;
        ++*i_tensor;
    }
    if (s->kind == ETCH_SPEC_TENSOR) {
        for (int a = 0; a < s->rank; a++) {
            if (!(free >> a & 1))
                continue;
            if (f->n == MAX_AXES)
                f->n_left_out++;
            else
                f->at[f->n++] = (free_axis){ *i_tensor, a, NULL };
        }
        ++*i_tensor;
    }
    for (int i = 0; i < s->n_items; i++)
        collect_axes(f, s->items[i], part, i_tensor, next_alias);
}

static int64_t size_at(const etch_spec *call, const free_axis *x)
{
    const etch_spec *t = etch_spec_tensor_at(call, x->i_tensor);
    return t && x->axis < etch_spec_rank(t) ? t->dims[x->axis] : ETCH_ANY_SIZE;
}

static bool change_in_step(const etch_history *h, const free_axis *x, const free_axis *y)
{
    for (int i = 0; i < h->n; i++) {
        const etch_past_call *p = &h->at[i];
        int64_t size = size_at(p->call, x);
        if ((p->is_merged || i == h->n - 1) && (size < 0 || size != size_at(p->call, y)))
            return false;
    }
    return true;
}

/* Then ours could be taken for theirs. */
static bool has_names(const etch_spec *call)
{
    for (int i = 0; i < call->n_tensors; i++) {
        const etch_spec *t = etch_spec_tensor_at(call, i);
        for (int a = 0; a < t->rank; a++)
            if (t->dims[a] == ETCH_NAMED_DIM)
                return true;
    }
    return false;
}

/* Sizes that were the same in all calls get one name. */
static void name_axes(const etch_history *h, free_axes *f)
{
    static const char *const names[] = { "n", "m", "k", "l" };
    size_t n_names = 0;
    if (f->n > MAX_NAMED || f->n_left_out > 0 || has_names(h->at[h->n - 1].call))
        return;
    for (int i = 0; i < f->n; i++)
        for (int k = i + 1; k < f->n && !f->at[i].name && n_names < ETCH_COUNT_OF(names); k++) {
            if (f->at[k].name || !change_in_step(h, &f->at[i], &f->at[k]))
                continue;
            const char *name = names[n_names++];
            for (int l = k; l < f->n; l++)
                if (!f->at[l].name && change_in_step(h, &f->at[i], &f->at[l]))
                    f->at[l].name = name;
            f->at[i].name = name;
        }
}

static void choose_sizes(void *user, int i_tensor, etch_size *sizes, int rank)
{
    const free_axes *f = user;
    for (int i = 0; i < f->n; i++)
        if (f->at[i].i_tensor == i_tensor && f->at[i].axis < rank)
            sizes[f->at[i].axis] = f->at[i].name ? ETCH_NAMED_SIZE(f->at[i].name) : ETCH_UNKNOWN_SIZE;
}

static void write_path(etch_adviser *a, const free_axis *x)
{
    etch__tensor_path(a->m->call, x->i_tensor, &a->text);
    etch__strbuf_addf(&a->text, ".shape[%d]", x->axis);
}

static void write_axes(etch_adviser *a, const free_axes *f)
{
    int n = f->n < MAX_SHOWN ? f->n : MAX_SHOWN, n_more = f->n - n + f->n_left_out;
    for (int i = 0; i < n; i++) {
        etch__strbuf_add(&a->text, i == 0 ? "" : i == n - 1 && n_more == 0 ? " and " : ", ");
        write_path(a, &f->at[i]);
    }
    if (n_more > 0)
        etch__strbuf_addf(&a->text, " and %d more", n_more);
}

/* --- guards ----------------------------------------------------------------------------------------------------------------- */

static bool is_at(etch_location at, const etch_location *lines, int n)
{
    for (int i = 0; i < n; i++)
        if (at.line == lines[i].line &&
            (at.file == lines[i].file || (at.file && lines[i].file && strcmp(at.file, lines[i].file) == 0)))
            return true;
    return false;
}

/* Binds the sizes of `call`; false if it does not say all of them. */
static bool bind_sizes(const etch_guards *g, const etch_spec *call, int64_t *slots)
{
    memcpy(slots, g->prog.slots.at, g->prog.slots.n * sizeof *slots);
    for (size_t i = 0; i < g->binds.n; i++) {
        const etch_guard_bind *b = &g->binds.at[i];
        slots[b->slot] = size_at(call, &(free_axis){ (int)b->tensor, (int)b->axis, NULL });
        if (slots[b->slot] < 0)
            return false;
    }
    return true;
}

/* Runs the guards for the sizes of `call`; those that do not hold are handed to `visit`, until it returns false. False: the sizes
 * are not known. */
static bool run_guards(const etch_guards *g, const etch_spec *call, bool (*visit)(void *user, const etch_guard *it),
                       void *user)
{
    int64_t slots[FEW_SLOTS];
    uint32_t end = (uint32_t)g->prog.code.n;
    if (!g->has_prog)
        return true;
    if (g->state.n || g->prog.slots.n > FEW_SLOTS || !bind_sizes(g, call, slots))
        return false; /* of sizes that variables had, calls say nothing */
    for (uint32_t at = 0; at < end;) {
        at = etch__dimprog_run(&g->prog, slots, at, end);
        while (at < end && g->prog.code.at[at].code < ETCH_DIMCODE_CHECK_EQUAL)
            at++; /* what could not be computed is what the next check is about */
        if (at < end && !visit(user, &g->list.at[g->prog.code.at[at].dst]))
            break;
        at++;
    }
    return true;
}

typedef struct holding {
    const etch_location *but;
    int n_but;
    bool holds;
} holding;

static bool note_failed(void *user, const etch_guard *g)
{
    holding *h = user;
    h->holds = is_at(g->at, h->but, h->n_but);
    return h->holds;
}

/* Is there no guard but at these lines? */
static bool asks_only_at(const etch_evidence *e, const etch_location *but, int n_but)
{
    if (!e->is_guarded)
        return true;
    bool is_known = e->asks && !e->asks->is_cut;
    for (int i = 0; is_known && i < e->asks->n; i++)
        is_known = is_at(e->asks->at[i].at, but, n_but);
    return is_known;
}

/* What is traced must not depend on the numbers that are no longer asked for. Of a call that was refused nothing is known that
 * would speak against it. */
static bool traces_the_same(const etch_past_call *was, const etch_past_call *now, bool is_refused)
{
    return is_refused || (was->evidence && now->evidence && etch__has_same_structure(was->evidence, now->evidence));
}

/* Would the trace of `was` have served `now`? Not if that is not known. */
static bool would_serve(const etch_past_call *was, const etch_past_call *now, const etch_lines *but, bool is_refused)
{
    holding h = { but->at, but->n, true };
    if (but->n > 0 && !but->may_branch && !traces_the_same(was, now, is_refused))
        return false;
    if (was->entry)
        return run_guards(&was->entry->image.guards, now->call, note_failed, &h) && h.holds;
    return was->evidence && asks_only_at(was->evidence, but->at, but->n);
}

void etch__replay_guarded(const etch_history *h, const etch_lines *but, etch_replayed *out)
{
    const etch_past_call *traces[MAX_TRACES];
    bool was_called[MAX_TRACES];
    int n_traces = 0;
    uint64_t n_calls = 0, n_called = 0, n_after = 0;
    out->n_merged = 0;
    for (int i = 0; i < h->n; i++) {
        const etch_past_call *p = &h->at[i];
        bool is_present = i == h->n - 1;
        int k = p->is_merged || is_present ? 0 : MAX_TRACES;
        while (k < n_traces && !would_serve(traces[k], p, but, is_present && !p->entry))
            k++;
        bool is_new = k >= n_traces;
        n_after += is_new;
        if (is_new && k < MAX_TRACES) {
            was_called[k] = false;
            traces[n_traces++] = p;
        }
        bool calls_first = p->n_calls > 0 && (k >= MAX_TRACES || !was_called[k]);
        n_called += calls_first;
        n_calls += p->n_calls;
        if (k < MAX_TRACES)
            was_called[k] |= calls_first;
        if (is_present)
            out->n_merged = !is_new;
    }
    out->n_before = (uint64_t)h->n;
    out->n_after = n_after;
    out->n_calls = n_calls > 0 ? n_calls - 1 : 0;
    out->n_hits = n_calls - n_called;
}

bool etch__has_guards(const etch_history *h)
{
    for (int i = 0; i < h->n; i++) {
        const etch_past_call *p = &h->at[i];
        bool is_refused = i == h->n - 1 && !p->entry;
        if (!is_refused && (p->entry ? p->entry->image.guards.list.n > 0 : !p->evidence || p->evidence->is_guarded))
            return true;
    }
    return false;
}

/* --- lines that ask --------------------------------------------------------------------------------------------------------- */

typedef struct asking {
    etch_location lines[MAX_LINES]; /* that ask for numbers, or call what needs them */
    int n_lines;
    etch_location compared; /* a line that compares */
    bool is_compared, is_called;
    bool is_unknown; /* there may be others, in a trace that is gone */
} asking;

static void note_line(asking *q, etch_guard_reason reason, etch_location at)
{
    if (reason == ETCH_GUARD_COMPARED) {
        q->compared = at;
        q->is_compared = true;
    }
    /* What a type forbids fails anyway, and is no reason to trace again. */
    if (reason == ETCH_GUARD_COMPARED || reason == ETCH_GUARD_TYPED)
        return;
    q->is_called |= reason == ETCH_GUARD_CALLED;
    if (q->n_lines < MAX_LINES && !is_at(at, q->lines, q->n_lines))
        q->lines[q->n_lines++] = at;
}

static bool note_asking(void *user, const etch_guard *g)
{
    note_line(user, g->reason, g->at);
    return true;
}

static void find_in_guards(const etch_guards *g, const free_axes *f, asking *out)
{
    for (uint32_t i = 0; i < g->list.n; i++)
        for (int k = 0; k < f->n; k++)
            if (etch__guard_mentions(g, i, f->at[k].i_tensor, f->at[k].axis)) {
                note_line(out, g->list.at[i].reason, g->list.at[i].at);
                break;
            }
}

static void find_in_evidence(const etch_evidence *e, const free_axes *f, asking *out)
{
    if (!e || (e->is_guarded && (!e->asks || e->asks->is_cut))) {
        out->is_unknown = true;
        return;
    }
    for (int i = 0; e->asks && i < e->asks->n; i++)
        for (int k = 0; k < f->n; k++)
            if (e->asks->at[i].i_tensor == f->at[k].i_tensor && e->asks->at[i].axis == f->at[k].axis)
                note_line(out, e->asks->at[i].reason, e->asks->at[i].at);
}

/* Who asked for one of these sizes, in the traces of the merged calls. */
static void find_asking(const etch_history *h, const free_axes *f, asking *out)
{
    *out = (asking){ 0 };
    for (int i = 0; i < h->n; i++) {
        const etch_past_call *p = &h->at[i];
        bool is_present = i == h->n - 1;
        if (p->entry && (p->is_merged || is_present))
            find_in_guards(&p->entry->image.guards, f, out);
        else if (p->is_merged && !is_present)
            find_in_evidence(p->evidence, f, out);
    }
}

static void write_line(etch_strbuf *out, etch_location at)
{
    etch__strbuf_addf(out, "%s:%d", at.file ? at.file : "?", at.line);
}

static void write_lines(etch_adviser *a, const asking *q)
{
    for (int i = 0; i < q->n_lines && i < MAX_SHOWN; i++) {
        etch__strbuf_add(&a->text, i == 0 ? "" : ", ");
        write_line(&a->text, q->lines[i]);
    }
    if (q->n_lines > MAX_SHOWN)
        etch__strbuf_add(&a->text, ", ...");
}

/* --- a free size ------------------------------------------------------------------------------------------------------------ */

/* "declare f32[?, 784]", "declare args[0] as f32[n, 784] and args[2] as f32[n]" */
static void write_declaration(etch_adviser *a, const etch_spec *signature)
{
    const etch_spec *call = a->m->call;
    int n = 0;
    etch__strbuf_add(&a->text, "declare ");
    for (int i = 0, part = 1; i < call->n_items; part += call->items[i++]->n_parts) {
        bool is_freed = false;
        for (int k = 0; k < call->items[i]->n_parts; k++)
            is_freed |= (a->free[part + k] & ALL_AXES) != 0;
        if (!is_freed || ++n > MAX_SHOWN)
            continue;
        etch__strbuf_add(&a->text, n > 1 ? " and " : "");
        if (call->n_items > 1) {
            etch__arg_path(call, i, &a->text);
            etch__strbuf_add(&a->text, " as ");
        }
        etch__spec_write(signature->items[i], &a->text);
    }
    if (n > MAX_SHOWN)
        etch__strbuf_addf(&a->text, " and so on for %d more", n - MAX_SHOWN);
}

static void write_ways(etch_adviser *a, const etch_spec *signature, bool can_declare)
{
    if (can_declare)
        write_declaration(a, signature);
    if (!etch__is_symbolic_miss(a->m))
        etch__strbuf_add(&a->text, can_declare ? ", or use ETCH_SYMBOLIC" : "use ETCH_SYMBOLIC");
}

static void keep_symbolic(etch_adviser *a, const free_axes *f, const asking *q, const etch_spec *signature,
                          bool can_declare)
{
    etch_replayed r;
    etch__replay_guarded(&a->past, &(etch_lines){ .at = q->lines, .n = q->n_lines }, &r);
    can_declare &= !q->is_compared && r.n_after == 1; /* from types alone nothing can be decided */
    if (r.n_merged == 0 || (!can_declare && etch__is_symbolic_miss(a->m)))
        return;
    if (q->n_lines > 0) {
        write_lines(a, q);
        etch__strbuf_add(&a->text, q->is_called ? " fixes " : " asks for ");
        write_axes(a, f);
        etch__strbuf_add(&a->text, q->is_called
                                       ? " for a function that is called there: let that one be symbolic too, and "
                                       : " as a number: keep it symbolic there (etch_tensor_dim_of, or "
                                         "etch_sizes_compare to branch on it), and ");
        write_ways(a, signature, can_declare);
    } else {
        write_ways(a, signature, can_declare);
        etch__strbuf_add(&a->text, ": ");
        write_line(&a->text, q->compared);
        etch__strbuf_add(&a->text, " compares ");
        write_axes(a, f);
        etch__strbuf_add(&a->text, ", which then takes a trace per answer, not one per size");
    }
    etch__advise_this(a, ETCH_ADVICE_KEEP_SYMBOLIC, &r);
}

void etch__advise_sizes(etch_adviser *a, bool and_more)
{
    etch_replayed r;
    free_axes f = { .free = a->free };
    int part = 0, i_tensor = 0, next_alias = 0;
    etch_change change = { .free = a->free };
    asking q;
    free_sizes(a);
    etch__replay(a->cx, &a->past, &change, true, &r);
    if (r.n_merged == 0 || r.n_after >= r.n_before)
        return;
    collect_axes(&f, a->m->call, &part, &i_tensor, &next_alias);
    find_asking(&a->past, &f, &q);
    if (q.is_unknown)
        return;
    if (and_more) { /* what else changes is in the text already */
        if (q.n_lines > 0 || q.is_compared || etch__graphs_agree(a) != ETCH_YES)
            return;
        etch__strbuf_add(&a->text, ", and leave ");
        write_axes(a, &f);
        etch__strbuf_add(&a->text, " free");
        etch__strbuf_add(&a->text, etch__is_symbolic_miss(a->m) ? "" : " (ETCH_SYMBOLIC, or an input_signature)");
        etch__advise_this(a, ETCH_ADVICE_FREE_SIZE, &r);
        return;
    }
    etch_spec *signature = NULL;
    name_axes(&a->past, &f);
    /* A declared signature must fit every call; those that are merged do, of older ones nothing is known. */
    bool can_declare = f.n_left_out == 0 && a->past.is_whole && r.n_merged == a->past.n - 1 &&
                       etch__spec_resized(a->cx, a->m->call, choose_sizes, &f, &signature) == ETCH_OK;
    etch__forget_error(a->cx);
    if (q.n_lines > 0 || q.is_compared) {
        keep_symbolic(a, &f, &q, signature, can_declare);
    } else if (can_declare || !etch__is_symbolic_miss(a->m)) {
        etch__strbuf_add(&a->text, "leave ");
        write_axes(a, &f);
        etch__strbuf_add(&a->text, " free: ");
        write_ways(a, signature, can_declare);
        etch__advise_this(a, ETCH_ADVICE_FREE_SIZE, &r);
    }
    etch_spec_release(&signature);
}

/* --- a guard that did not hold ---------------------------------------------------------------------------------------------- */

void etch__advise_guard(etch_adviser *a)
{
    const etch_entry *e = a->x->guarded;
    etch_replayed r;
    etch_change change = { .is_symbolic = true };
    asking q = { 0 };
    if (!run_guards(&e->image.guards, a->m->call, note_asking, &q))
        return;
    etch_location lines[MAX_LINES + 1];
    int n = q.n_lines;
    memcpy(lines, q.lines, sizeof q.lines);
    if (q.is_compared)
        lines[n++] = q.compared;
    etch_lines but = { .at = lines, .n = n, .may_branch = q.is_compared };
    etch__replay(a->cx, &a->past, &change, false, &r); /* which calls have this signature */
    etch__replay_guarded(&a->past, &but, &r);          /* what would be left of their traces */
    if (r.n_merged == 0 || r.n_after >= r.n_before)
        return;
    etch__strbuf_add(&a->text, "keep the size symbolic at ");
    if (q.n_lines > 0) {
        write_lines(a, &q);
        etch__strbuf_add(&a->text, q.is_called ? ", where a function is called that needs the number"
                                               : ", which asks for it as a number (etch_tensor_dim_of keeps it, "
                                                 "etch_sizes_compare branches on it)");
        etch__strbuf_add(&a->text, q.is_compared ? "; and at " : "");
    }
    if (q.is_compared) {
        write_line(&a->text, q.compared);
        etch__strbuf_add(&a->text,
                         ", which takes a trace per answer of a comparison: choose in the graph (etch_select) "
                         "instead of branching");
    }
    etch__advise_this(a, ETCH_ADVICE_KEEP_SYMBOLIC, &r);
}
