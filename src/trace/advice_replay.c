/* Comparing calls part by part, and replaying the calls of the past under a change.
 *
 * A replay sorts the calls of the past into classes: calls that the change makes equal would have shared a trace. It looks at specs
 * alone, runs nothing, and what it does is bounded: at most MAX_REPLAYED calls, fewer if they have many parts.
 *
 * What must stay true: two calls are put into one class only if every difference between them is one that the change takes away;
 * hashes only find the candidates. */
#include "trace/advice_replay.h"

#include "trace/spec_rules.h"

enum {
    MAX_REPLAYED = 48,
    MAX_PARTS = 8192, /* that one replay looks at */
    MIN_WORK = 8,     /* calls that are looked at however many parts they have */
    N_SLOTS = 128,    /* a power of two, at least twice MAX_REPLAYED */
};

/* --- comparing ---------------------------------------------------------------------------------------------------------- */

typedef struct comparer {
    etch_ctx *cx;
    bool is_symbolic, is_done;
    int part, i_tensor, next_alias;
    bool (*visit)(void *user, const etch_unlike *u);
    void *user;
} comparer;

static void report(comparer *c, etch_difference_kind kind, const etch_spec *x, const etch_spec *y, int part, int axis)
{
    if (c->is_done)
        return;
    etch_unlike u = { kind, part, axis >= 0 ? c->i_tensor : -1, axis, x, y };
    c->is_done = !c->visit(c->user, &u);
}

/* Past a part of the second call that is not looked into. */
static void skip_tensors(comparer *c, const etch_spec *y)
{
    for (int i = 0; i < y->n_tensors; i++) {
        const etch_spec *t = etch_spec_tensor_at(y, i);
        bool is_new = t->kind != ETCH_SPEC_RESOURCE || t->alias >= c->next_alias;
        if (is_new && t->kind == ETCH_SPEC_RESOURCE)
            c->next_alias = t->alias + 1;
        c->i_tensor += is_new;
    }
}

static void skip(comparer *c, const etch_spec *y)
{
    c->part += y->n_parts - 1;
    skip_tensors(c, y);
}

static bool size_fits(const etch_spec *x, const etch_spec *y, int axis)
{
    if (x->dims[axis] == ETCH_ANY_SIZE || (x->dims[axis] >= 0 && x->dims[axis] == y->dims[axis]))
        return true;
    if (x->dims[axis] != ETCH_NAMED_DIM)
        return false;
    return y->dims[axis] >= 0 ? etch__size_admits(&x->sizes[axis], y->dims[axis])
                              : etch__size_equal(&x->sizes[axis], &y->sizes[axis]);
}

static void compare_shapes(comparer *c, const etch_spec *x, const etch_spec *y, int part)
{
    bool is_tensor = x->kind == ETCH_SPEC_TENSOR;
    if (x->dtype != y->dtype)
        report(c, is_tensor ? ETCH_DIFFERS_IN_DTYPE : ETCH_DIFFERS_IN_RESOURCE, x, y, part, -1);
    if (x->rank != y->rank) {
        if (x->rank != ETCH_ANY_RANK)
            report(c, is_tensor ? ETCH_DIFFERS_IN_RANK : ETCH_DIFFERS_IN_RESOURCE, x, y, part, -1);
        return;
    }
    if (c->is_symbolic && is_tensor)
        return;
    for (int a = 0; a < x->rank && !c->is_done; a++)
        if (!size_fits(x, y, a))
            report(c, is_tensor ? ETCH_DIFFERS_IN_SIZE : ETCH_DIFFERS_IN_RESOURCE, x, y, part, is_tensor ? a : -1);
}

static void compare_tensors(comparer *c, const etch_spec *x, const etch_spec *y, int part)
{
    compare_shapes(c, x, y, part);
    if (y->name && (!x->name || strcmp(x->name, y->name) != 0))
        report(c, ETCH_DIFFERS_IN_NAME, x, y, part, -1);
}

static void compare_resources(comparer *c, const etch_spec *x, const etch_spec *y, int part)
{
    compare_shapes(c, x, y, part);
    if (x->trainable != y->trainable)
        report(c, ETCH_DIFFERS_IN_RESOURCE, x, y, part, -1);
    if (x->alias != y->alias)
        report(c, ETCH_DIFFERS_IN_ALIASING, x, y, part, -1);
}

/* Whatever a caller's function reports, it is no more than a difference here. */
static bool same_object(comparer *c, const etch_spec *x, const etch_spec *y)
{
    const etch_spec_rule *rule = etch__spec_rules[x->kind];
    etch_spec *a = NULL, *b = NULL;
    int r;
    if (c->is_symbolic)
        r = etch__spec_alike(c->cx, x, &a) == ETCH_OK && etch__spec_alike(c->cx, y, &b) == ETCH_OK
                ? rule->match(c->cx, NULL, a, b)
                : -1;
    else
        r = rule->match(c->cx, NULL, x, y);
    etch_spec_release(&a);
    etch_spec_release(&b);
    if (r < 0)
        etch__forget_error(c->cx);
    return r == 1;
}

static void compare(comparer *c, const etch_spec *x, const etch_spec *y);

/* Keys that only one has count one each. */
static void compare_dicts(comparer *c, const etch_spec *x, const etch_spec *y, int part)
{
    for (int i = 0, k = 0; (i < x->n_items || k < y->n_items) && !c->is_done;) {
        int order = i == x->n_items ? 1 : k == y->n_items ? -1 : etch__literal_compare(&x->keys[i], &y->keys[k]);
        if (order == 0) {
            compare(c, x->items[i], y->items[k]);
        } else {
            report(c, ETCH_DIFFERS_IN_NAME, x, y, part, -1);
            if (order > 0) {
                c->part++;
                skip(c, y->items[k]);
            }
        }
        i += order <= 0;
        k += order >= 0;
    }
}

static bool same_head(comparer *c, const etch_spec *x, const etch_spec *y)
{
    bool is_plain = x->kind == ETCH_SPEC_LIST || x->kind == ETCH_SPEC_TUPLE;
    if (is_plain && !x->fields && !y->fields)
        return true;
    if (x->kind == ETCH_SPEC_CUSTOM && x->spec_ops != y->spec_ops)
        return false;
    int r = etch__spec_rules[x->kind]->match(c->cx, NULL, x, y);
    if (r < 0)
        etch__forget_error(c->cx);
    return r == 1;
}

static void compare_containers(comparer *c, const etch_spec *x, const etch_spec *y, int part)
{
    bool is_same_length = x->n_items == y->n_items;
    if (!is_same_length)
        report(c, ETCH_DIFFERS_IN_COUNT, x, y, part, -1);
    else if (!same_head(c, x, y))
        report(c, x->kind == ETCH_SPEC_CUSTOM ? ETCH_DIFFERS_IN_CUSTOM : ETCH_DIFFERS_IN_NAME, x, y, part, -1);
    for (int i = 0; i < y->n_items && !c->is_done; i++)
        if (i < x->n_items) {
            compare(c, x->items[i], y->items[i]);
        } else {
            c->part++;
            skip(c, y->items[i]);
        }
}

/* Most parts of two calls are equal; this is quick to see. */
static inline bool is_equal_tensor(const etch_spec *x, const etch_spec *y)
{
    if (x->dtype != y->dtype || x->rank != y->rank || y->name)
        return false;
    for (int a = 0; a < x->rank; a++)
        if (x->dims[a] != y->dims[a] || x->dims[a] == ETCH_NAMED_DIM)
            return false;
    return true;
}

static void compare(comparer *c, const etch_spec *x, const etch_spec *y)
{
    int part = c->part++;
    if (c->is_done)
        return;
    if (x->kind == ETCH_SPEC_TENSOR && y->kind == ETCH_SPEC_TENSOR) {
        if (!is_equal_tensor(x, y))
            compare_tensors(c, x, y, part);
        c->i_tensor++;
        return;
    }
    if (x->kind != y->kind) {
        report(c, ETCH_DIFFERS_IN_KIND, x, y, part, -1);
        skip(c, y);
        return;
    }
    switch ((etch_spec_kind)x->kind) {
    case ETCH_SPEC_RESOURCE: compare_resources(c, x, y, part); break;
    case ETCH_SPEC_DICT: compare_dicts(c, x, y, part); return;
    case ETCH_SPEC_LITERAL:
        if (x->hash != y->hash || !etch__literal_equal(&x->literal, &y->literal))
            report(c, ETCH_DIFFERS_IN_LITERAL, x, y, part, -1);
        return;
    case ETCH_SPEC_IDENTITY:
    case ETCH_SPEC_VALUE:
        if (!same_object(c, x, y))
            report(c, x->kind == ETCH_SPEC_IDENTITY ? ETCH_DIFFERS_IN_IDENTITY : ETCH_DIFFERS_IN_VALUE, x, y, part, -1);
        break;
    default: compare_containers(c, x, y, part); return;
    }
    skip_tensors(c, y);
}

void etch__compare_calls(etch_ctx *cx, const etch_spec *was, const etch_spec *now, bool is_symbolic,
                         bool (*visit)(void *user, const etch_unlike *u), void *user)
{
    comparer c = { .cx = cx, .is_symbolic = is_symbolic, .visit = visit, .user = user };
    compare(&c, was, now);
}

typedef struct counter {
    int n, limit;
} counter;

static bool count_one(void *user, const etch_unlike *u)
{
    counter *c = user;
    (void)u;
    return ++c->n < c->limit;
}

int etch__distance(etch_ctx *cx, const etch_spec *was, const etch_spec *now, bool is_symbolic, int limit)
{
    counter c = { 0, limit };
    if (limit > 0)
        etch__compare_calls(cx, was, now, is_symbolic, count_one, &c);
    return c.n;
}

/* --- the past ----------------------------------------------------------------------------------------------------------- */

int etch__work_limit(const etch_spec *call, int most)
{
    int n = MAX_PARTS / call->n_parts;
    return n < MIN_WORK ? MIN_WORK : n < most ? n : most;
}

etch_status etch__history_make(etch_ctx *cx, const etch_miss *m, etch_arena *arena, etch_history *out)
{
    const etch_function *f = m->f;
    int most = etch__work_limit(m->call, MAX_REPLAYED - 1), n = f->seen.n < (size_t)most ? (int)f->seen.n : most;
    out->at = ETCH_ARENA_ARRAY(arena, etch_past_call, n + 1);
    if (!out->at)
        return etch__fail_nomem(cx);
    out->n = n + 1;
    out->is_whole = (uint64_t)n + (m->made != NULL) == f->n_traces;
    out->at[n] = (etch_past_call){ .call = m->call,
                                   .entry = m->made,
                                   .evidence = m->made ? etch__evidence_of(f, m->made->number, NULL) : NULL,
                                   .n_calls = m->is_call };
    /* All are in the order of their making. */
    size_t k = f->entries.n;
    uint64_t from = 0;
    for (int i = n - 1; i >= 0; i--) {
        const etch_seen *s = &f->seen.at[f->seen.n - (size_t)(n - i)];
        while (k > 0 && f->entries.at[k - 1]->number > s->number)
            k--;
        const etch_entry *e = k > 0 && f->entries.at[k - 1]->number == s->number ? f->entries.at[k - 1] : NULL;
        uint64_t n_calls = e ? atomic_load_explicit(&e->hits, memory_order_relaxed) : s->n_calls;
        const etch_evidence *evidence = etch__evidence_of(f, s->number, &from);
        out->at[i] = (etch_past_call){ .call = s->call, .entry = e, .evidence = evidence, .n_calls = n_calls };
    }
    return ETCH_OK;
}

/* --- replay ------------------------------------------------------------------------------------------------------------- */

typedef struct cover {
    const etch_change *change;
    bool is_covered, is_aligned; /* all differences go with the change; the structure is the same */
} cover;

bool etch__goes_away(const etch_change *change, const etch_unlike *u)
{
    uint32_t free = change->free ? change->free[u->part] : 0;
    switch (u->kind) {
    case ETCH_DIFFERS_IN_SIZE: return free >> u->axis & 1;
    case ETCH_DIFFERS_IN_LITERAL: return free == ETCH_FREE_LEAF && u->was->literal.kind == u->now->literal.kind;
    case ETCH_DIFFERS_IN_IDENTITY: return free == ETCH_FREE_LEAF && u->was->identity->ops == u->now->identity->ops;
    case ETCH_DIFFERS_IN_VALUE: return free == ETCH_FREE_LEAF && u->was->object_ops == u->now->object_ops;
    default: return false;
    }
}

static bool note_cover(void *user, const etch_unlike *u)
{
    cover *c = user;
    c->is_aligned &= !etch__is_structural(u->kind);
    c->is_covered &= c->is_aligned && etch__goes_away(c->change, u);
    return c->is_aligned;
}

static bool note_uncovered(void *user, const etch_unlike *u)
{
    cover *c = user;
    c->is_covered = etch__goes_away(c->change, u);
    return c->is_covered;
}

static uint64_t object_hash(etch_ctx *cx, const etch_change *change, const etch_spec *s, uint32_t free)
{
    if (free == ETCH_FREE_LEAF) /* told apart by their type alone */
        return s->kind == ETCH_SPEC_IDENTITY ? (uintptr_t)s->identity->ops : (uintptr_t)s->object_ops;
    if (!change->is_symbolic)
        return s->hash;
    etch_spec *alike = NULL;
    uint64_t h = etch__spec_alike(cx, s, &alike) == ETCH_OK ? alike->hash : 0;
    etch__forget_error(cx);
    etch_spec_release(&alike);
    return h;
}

/* Equal for calls that the change makes equal. */
static uint64_t hash_under(etch_ctx *cx, const etch_change *change, const etch_spec *s, int *part)
{
    uint32_t free = change->free ? change->free[*part] : 0;
    uint64_t h = etch__hash_mix(s->kind, (uint64_t)s->n_items);
    ++*part;
    switch ((etch_spec_kind)s->kind) {
    case ETCH_SPEC_TENSOR:
        h = etch__hash_mix(h, (uint64_t)s->dtype << 8 | (uint8_t)s->rank);
        for (int a = 0; a < s->rank; a++)
            h = change->is_symbolic || free >> a & 1 ? h : etch__hash_mix(h, (uint64_t)s->dims[a]);
        return h;
    case ETCH_SPEC_LITERAL: return free == ETCH_FREE_LEAF ? etch__hash_mix(h, s->literal.kind) : s->hash;
    case ETCH_SPEC_IDENTITY:
    case ETCH_SPEC_VALUE: return object_hash(cx, change, s, free);
    case ETCH_SPEC_RESOURCE: return s->hash;
    default: break;
    }
    for (int i = 0; i < s->n_items; i++)
        h = etch__hash_mix(h, hash_under(cx, change, s->items[i], part));
    return h;
}

typedef struct call_class {
    const etch_spec *call;
    uint64_t hash;
    bool is_aligned;
    bool was_called;
} call_class;

typedef struct classes {
    int n;
    call_class at[MAX_REPLAYED];
    uint8_t slots[N_SLOTS]; /* class + 1 */
} classes;
_Static_assert(N_SLOTS >= 2 * MAX_REPLAYED && MAX_REPLAYED < 255, "slots");

/* The class of a call that is not in the present call's. What is free counts only where the parts' numbers mean the same. */
static call_class *find_class(etch_ctx *cx, classes *all, const etch_change *change, const etch_spec *call,
                              bool is_aligned)
{
    etch_change own = { .is_symbolic = change->is_symbolic, .free = is_aligned ? change->free : NULL };
    int part = 0;
    uint64_t h = hash_under(cx, &own, call, &part);
    uint32_t at = (uint32_t)(h ^ h >> 32);
    for (;; at++) {
        uint8_t *slot = &all->slots[at & (N_SLOTS - 1)];
        if (*slot == 0) {
            all->at[all->n] = (call_class){ call, h, is_aligned, false };
            *slot = (uint8_t)++all->n;
            return &all->at[all->n - 1];
        }
        call_class *k = &all->at[*slot - 1];
        if (k->hash != h || k->is_aligned != is_aligned)
            continue;
        cover c = { .change = &own, .is_covered = true };
        etch__compare_calls(cx, k->call, call, own.is_symbolic, note_uncovered, &c);
        if (c.is_covered)
            return k;
    }
}

static void sum_up(etch_replayed *out, uint64_t n_calls, uint64_t n_called, uint64_t n_after, const etch_history *h)
{
    out->n_before = (uint64_t)h->n;
    out->n_after = n_after;
    out->n_calls = n_calls > 0 ? n_calls - 1 : 0;
    out->n_hits = n_calls - n_called;
}

void etch__replay(etch_ctx *cx, const etch_history *h, const etch_change *change, bool is_sorted, etch_replayed *out)
{
    classes all;
    const etch_spec *present = h->at[h->n - 1].call;
    bool was_called = false; /* the present call's class */
    uint64_t n_calls = 0, n_called = 0;
    all.n = 0;
    memset(all.slots, 0, sizeof all.slots);
    out->n_merged = 0;
    for (int i = 0; i < h->n; i++) {
        etch_past_call *p = &h->at[i];
        cover c = { change, true, true };
        if (i < h->n - 1 && !(is_sorted && p->is_merged))
            etch__compare_calls(cx, p->call, present, change->is_symbolic, note_cover, &c);
        p->is_merged = c.is_covered && i < h->n - 1;
        out->n_merged += p->is_merged;
        bool *flag = &was_called;
        if (!c.is_covered)
            flag = &find_class(cx, &all, change, p->call, c.is_aligned)->was_called;
        n_called += p->n_calls > 0 && !*flag; /* the first call of a class is the one that is traced */
        *flag |= p->n_calls > 0;
        n_calls += p->n_calls;
    }
    sum_up(out, n_calls, n_called, (uint64_t)all.n + 1, h);
}

void etch__replay_as_it_was(const etch_history *h, etch_replayed *out)
{
    uint64_t n_calls = 0, n_called = 0;
    for (int i = 0; i < h->n; i++) {
        n_calls += h->at[i].n_calls;
        n_called += h->at[i].n_calls > 0;
    }
    out->n_merged = 0;
    sum_up(out, n_calls, n_called, (uint64_t)h->n, h);
}
