/* The table of a function's traces: lookup without a lock.
 *
 * Open addressing by the hash of the signature. Writers hold the trace lock; readers are pinned. A slot is filled by one store of
 * the entry, and emptied by storing GONE, so that readers see each entry or not, never half of it; slots are not used twice, and
 * when half of them are used up, what is there moves to a new table. Entries, tables and lists that are taken out are retired: a
 * call may still be using them. */
#include "trace/state.h"

#include <string.h>

static etch_entry gone; /* its address stands for what was here */
#define GONE (&gone)

/* --- lookup ------------------------------------------------------------------------------------------------------------- */

static etch_status check_guards(const etch_lookup *q, const etch_entry *e, uint32_t *failed)
{
    if (ETCH_LIKELY(e->image.guards.state.n == 0))
        return etch__guards_check(q->cx, &e->image.guards, q->in, NULL, failed);
    etch_arena_mark mark = etch__arena_mark(&q->cx->scratch);
    int64_t *sizes = ETCH_ARENA_ARRAY(&q->cx->scratch, int64_t, e->image.guards.state.n);
    etch_status s = sizes ? etch__state_sizes(q, e, sizes) : etch__fail_nomem(q->cx);
    if (s == ETCH_OK)
        s = etch__guards_check(q->cx, &e->image.guards, q->in, sizes, failed);
    etch__arena_reset(&q->cx->scratch, mark);
    return s;
}

/* Do the guards hold? If not, the entry is remembered as the one that nearly fitted. */
static etch_status holds(etch_lookup *q, etch_entry *e, bool *out)
{
    uint32_t failed;
    *out = true;
    if (ETCH_UNLIKELY(e->is_choosy))
        ETCH_TRY(etch__state_admits(q, e, out));
    if (ETCH_UNLIKELY(!*out))
        q->refused = e;
    if (!*out || !e->checks_guards)
        return ETCH_OK;
    ETCH_TRY(check_guards(q, e, &failed));
    *out = failed == e->image.guards.list.n;
    if (!*out) {
        q->guarded = e;
        q->i_guard = failed;
    }
    return ETCH_OK;
}

etch_status etch__entry_is_for(etch_lookup *q, etch_entry *e, bool *out)
{
    etch_arg_mode mode = etch__mode_of(q->f);
    *out = false;
    int equal = e->is_plain ? etch__args_equal_plain(q->args, q->n_args, mode, e->plain, e->n_plain) : -1;
    if (equal < 0)
        equal = etch__args_equal(q->cx, e->image.key, q->args, q->n_args, mode);
    if (equal < 0)
        return q->cx->status;
    return equal ? holds(q, e, out) : ETCH_OK;
}

static etch_status find_equal(etch_lookup *q, etch_entry **out)
{
    uint64_t h;
    const etch_table *t = atomic_load(&q->f->table);
    ETCH_TRY(etch__args_hash(q->cx, q->args, q->n_args, etch__mode_of(q->f), &h));
    for (uint32_t at = (uint32_t)(h ^ h >> 32);; at++) {
        const etch_slot *slot = &t->slots[at & (t->n_slots - 1)];
        etch_entry *e = atomic_load_explicit(&slot->entry, memory_order_acquire);
        if (!e)
            return ETCH_OK;
        if (atomic_load_explicit(&slot->hash, memory_order_relaxed) != h || e == GONE)
            continue;
        bool is_it;
        ETCH_TRY(etch__entry_is_for(q, e, &is_it));
        if (is_it) {
            *out = e;
            return ETCH_OK;
        }
    }
}

/* Among the entries that the call fits: the first, unless a later one is more specific. What an entry says of sizes was declared,
 * so that the sizes of the call count under every policy. */
static etch_status find_fitting(etch_lookup *q, etch_entry *const *at, size_t n, etch_entry **out)
{
    etch_arg_mode mode = etch__mode_of(q->f) == ETCH_ARGS_SYMBOLIC ? ETCH_ARGS_SIZED : ETCH_ARGS_EXACT;
    for (size_t i = 0; i < n; i++) {
        etch_entry *e = at[i];
        int fits = etch__args_fit(q->cx, e->image.key, q->args, q->n_args, mode);
        if (fits < 0)
            return q->cx->status;
        bool is_fine = false;
        if (fits)
            ETCH_TRY(holds(q, e, &is_fine));
        if (!is_fine)
            continue;
        int is_better = *out ? etch_spec_is_subtype(q->cx, e->image.key, (*out)->image.key) : 1;
        if (is_better < 0)
            return q->cx->status;
        if (is_better)
            *out = e;
    }
    return ETCH_OK;
}

etch_status etch__table_find(etch_lookup *q, etch_entry **out)
{
    *out = NULL;
    ETCH_TRY(find_equal(q, out));
    const etch_general *g = atomic_load(&q->f->general);
    /* With sizes in the key an equal one is the most specific; without, one that was declared with sizes may be more so. */
    bool is_best = *out && etch__mode_of(q->f) == ETCH_ARGS_EXACT;
    return g && !is_best ? find_fitting(q, g->at, g->n, out) : ETCH_OK;
}

etch_status etch__table_find_for_specs(etch_lookup *q, etch_entry **out)
{
    ETCH_TRY(find_equal(q, out));
    return *out ? ETCH_OK : find_fitting(q, q->f->entries.at, q->f->entries.n, out);
}

bool etch__table_has(const etch_function *f, const etch_entry *e)
{
    for (size_t i = f->entries.n; i-- > 0;) /* it is mostly one of the last */
        if (f->entries.at[i] == e)
            return true;
    return false;
}

etch_entry *etch__entry_numbered(const etch_function *f, uint64_t number)
{
    for (size_t i = f->entries.n; i-- > 0;)
        if (f->entries.at[i]->number == number)
            return f->entries.at[i];
    return NULL;
}

/* --- tables ------------------------------------------------------------------------------------------------------------- */

static size_t table_bytes(uint32_t n_slots) { return sizeof(etch_table) + n_slots * sizeof(etch_slot); }

static void destroy_table(void *p)
{
    etch_table *t = p;
    etch__free(t->alloc, t, table_bytes(t->n_slots));
}

/* For n entries and as many again before the next one is made. */
static etch_table *new_table(const etch_allocator *a, size_t n)
{
    uint32_t n_slots = 8;
    while (n_slots < 4 * n)
        n_slots *= 2;
    etch_table *t = etch__alloc_zeroed(a, table_bytes(n_slots));
    if (t) {
        t->alloc = a;
        t->n_slots = n_slots;
    }
    return t;
}

static void put(etch_table *t, etch_entry *e)
{
    uint32_t at = (uint32_t)(e->hash ^ e->hash >> 32);
    while (atomic_load_explicit(&t->slots[at & (t->n_slots - 1)].entry, memory_order_relaxed))
        at++;
    etch_slot *slot = &t->slots[at & (t->n_slots - 1)];
    atomic_store_explicit(&slot->hash, e->hash, memory_order_relaxed);
    atomic_store_explicit(&slot->entry, e, memory_order_release);
    t->n_used++;
}

static void take_out(etch_table *t, const etch_entry *e)
{
    uint32_t at = (uint32_t)(e->hash ^ e->hash >> 32);
    while (atomic_load_explicit(&t->slots[at & (t->n_slots - 1)].entry, memory_order_relaxed) != e)
        at++;
    atomic_store(&t->slots[at & (t->n_slots - 1)].entry, GONE);
}

static size_t general_bytes(size_t n) { return sizeof(etch_general) + n * sizeof(etch_entry *); }

static void destroy_general(void *p)
{
    etch_general *g = p;
    etch__free(g->alloc, g, general_bytes(g->n));
}

static etch_general *new_general(const etch_allocator *a, size_t n)
{
    etch_general *g = etch__alloc(a, general_bytes(n));
    if (g) {
        g->alloc = a;
        g->n = n;
    }
    return g;
}

static void retire_if(etch_function *f, void *old, void (*destroy)(void *p))
{
    if (old)
        etch__retire(&f->traces->epochs, old, destroy);
}

etch_status etch__table_init(etch_ctx *cx, etch_function *f)
{
    etch_table *t = new_table(cx->alloc, 0);
    if (!t)
        return etch__fail_nomem(cx);
    atomic_init(&f->table, t);
    return ETCH_OK;
}

void etch__table_fini(etch_function *f)
{
    const etch_allocator *a = f->rt->alloc;
    for (size_t i = 0; i < f->entries.n; i++)
        etch__entry_destroy(f->entries.at[i]);
    ETCH_VEC_FINI(&f->entries, a);
    if (atomic_load(&f->general))
        destroy_general(atomic_load(&f->general));
    if (atomic_load(&f->table))
        destroy_table(atomic_load(&f->table));
}

/* --- putting in and taking out ------------------------------------------------------------------------------------------- */

etch_status etch__table_put(etch_ctx *cx, etch_function *f, etch_entry *e)
{
    const etch_allocator *a = f->rt->alloc;
    etch_table *old = atomic_load(&f->table), *t = old;
    etch_general *had = atomic_load(&f->general), *g = had;
    size_t n_had = had ? had->n : 0;
    if (2 * (old->n_used + 1) > old->n_slots)
        t = new_table(a, f->entries.n + 1);
    if (e->is_general)
        g = new_general(a, n_had + 1);
    if (!t || (e->is_general && !g) || !ETCH_VEC_RESERVE(&f->entries, a, 1) ||
        !etch__retire_reserve(&f->traces->epochs, 2)) {
        if (t && t != old)
            destroy_table(t);
        if (g && g != had)
            destroy_general(g);
        return etch__fail_nomem(cx);
    }
    f->entries.at[f->entries.n++] = e;
    if (t == old) {
        put(t, e);
    } else {
        for (size_t i = 0; i < f->entries.n; i++)
            put(t, f->entries.at[i]);
        atomic_store(&f->table, t);
        etch__retire(&f->traces->epochs, old, destroy_table);
    }
    if (g != had) {
        if (had)
            memcpy(g->at, had->at, n_had * sizeof *g->at);
        g->at[n_had] = e;
        atomic_store(&f->general, g);
        retire_if(f, had, destroy_general);
    }
    return ETCH_OK;
}

/* The list without those that leave; false: no memory. */
static bool shorten_general(etch_function *f)
{
    etch_general *had = atomic_load(&f->general), *g = NULL;
    size_t n = 0;
    for (size_t i = 0; had && i < had->n; i++)
        n += !had->at[i]->is_leaving;
    if (!had || n == had->n)
        return true;
    if (n > 0 && !(g = new_general(had->alloc, n)))
        return false;
    n = 0;
    for (size_t i = 0; i < had->n; i++)
        if (!had->at[i]->is_leaving)
            g->at[n++] = had->at[i];
    atomic_store(&f->general, g);
    etch__retire(&f->traces->epochs, had, destroy_general);
    return true;
}

/* Those that leave go to the end, the others keep their order. Returns how many stay. */
static size_t part(etch_entry **at, size_t n)
{
    size_t n_kept = 0;
    for (size_t i = 0; i < n; i++)
        if (!at[i]->is_leaving) {
            etch_entry *e = at[i];
            at[i] = at[n_kept];
            at[n_kept++] = e;
        }
    return n_kept;
}

size_t etch__table_take(etch_function *f, bool (*leaves)(const etch_entry *e, void *user), void *user,
                        void (*taken)(etch_function *f, etch_entry *e))
{
    size_t n = f->entries.n, n_leaving = 0;
    for (size_t i = 0; i < n; i++) { /* asked once: an object may die at any time */
        f->entries.at[i]->is_leaving = leaves(f->entries.at[i], user);
        n_leaving += f->entries.at[i]->is_leaving;
    }
    if (n_leaving == 0 || !etch__retire_reserve(&f->traces->epochs, n_leaving + 1) || !shorten_general(f))
        return 0;
    f->entries.n = part(f->entries.at, n);
    for (size_t i = f->entries.n; i < n; i++)
        take_out(atomic_load(&f->table), f->entries.at[i]);
    atomic_store(&f->version, atomic_fetch_add(&f->traces->next_id, 1)); /* contexts forget what they used last */
    for (size_t i = f->entries.n; i < n; i++) {
        taken(f, f->entries.at[i]);
        etch__retire(&f->traces->epochs, f->entries.at[i], etch__entry_destroy);
    }
    return n_leaving;
}
