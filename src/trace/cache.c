/* The table of traces: lookup without a lock, and how entries come and go.
 *
 * A table is never changed once it is published; a writer makes the next one and retires the old. Entries that are taken out are
 * retired too: a call that found one may still be running it. */
#include "trace/function.h"

#include "runtime/plan.h"
#include <string.h>

/* --- lookup ------------------------------------------------------------------------------------------------------------- */

/* Do the guards hold? If not, the entry is remembered as the one that nearly fitted. */
static etch_status holds(etch_ctx *cx, etch_entry *e, etch_tensor *const *in, bool *out, etch_entry **guarded,
                         uint32_t *i_guard)
{
    uint32_t failed;
    *out = true;
    if (!e->checks_guards)
        return ETCH_OK;
    ETCH_TRY(etch__guards_check(cx, &e->guards, in, &failed));
    *out = failed == e->guards.list.n;
    if (!*out && guarded) {
        *guarded = e;
        *i_guard = failed;
    }
    return ETCH_OK;
}

static etch_status find_equal(etch_ctx *cx, const etch_function *f, const etch_table *t, const etch_arg *args,
                              int n_args, etch_tensor *const *in, etch_entry **out, etch_entry **guarded,
                              uint32_t *i_guard)
{
    uint64_t h;
    etch_arg_mode mode = etch__mode_of(f);
    ETCH_TRY(etch__args_hash(cx, args, n_args, mode, &h));
    for (uint32_t at = (uint32_t)(h ^ h >> 32);; at++) {
        uint32_t slot = t->slots[at & (t->n_slots - 1)];
        if (slot == 0)
            return ETCH_OK;
        if (t->hashes[slot - 1] != h)
            continue;
        etch_entry *e = t->entries[slot - 1];
        int equal = etch__args_equal(cx, e->key, args, n_args, mode);
        if (equal < 0)
            return cx->status;
        bool is_fine = false;
        if (equal)
            ETCH_TRY(holds(cx, e, in, &is_fine, guarded, i_guard));
        if (is_fine) {
            *out = e;
            return ETCH_OK;
        }
    }
}

/* Among the general entries that the call fits: the first, unless a later one is more specific. */
static etch_status find_fitting(etch_ctx *cx, const etch_function *f, const etch_table *t, const etch_arg *args,
                                int n_args, etch_tensor *const *in, etch_entry **out, etch_entry **guarded,
                                uint32_t *i_guard)
{
    for (size_t i = 0; i < t->n_general; i++) {
        etch_entry *e = t->general[i];
        int fits = etch__args_fit(cx, e->key, args, n_args, etch__mode_of(f));
        if (fits < 0)
            return cx->status;
        if (!fits)
            continue;
        bool is_fine;
        ETCH_TRY(holds(cx, e, in, &is_fine, guarded, i_guard));
        if (!is_fine)
            continue;
        int is_better = *out ? etch_spec_is_subtype(cx, e->key, (*out)->key) : 1;
        if (is_better < 0)
            return cx->status;
        if (is_better)
            *out = e;
    }
    return ETCH_OK;
}

etch_status etch__table_find(etch_ctx *cx, const etch_function *f, const etch_table *t, const etch_arg *args,
                             int n_args, etch_tensor *const *in, etch_entry **out, etch_entry **guarded,
                             uint32_t *i_guard)
{
    *out = NULL;
    if (guarded)
        *guarded = NULL;
    if (t->n == 0)
        return ETCH_OK;
    ETCH_TRY(find_equal(cx, f, t, args, n_args, in, out, guarded, i_guard));
    return *out || t->n_general == 0 ? ETCH_OK : find_fitting(cx, f, t, args, n_args, in, out, guarded, i_guard);
}

/* --- tables ------------------------------------------------------------------------------------------------------------- */

static size_t table_bytes(size_t n, uint32_t n_slots)
{
    return sizeof(etch_table) + n * (2 * sizeof(etch_entry *) + sizeof(uint64_t)) + n_slots * sizeof(uint32_t);
}

static void destroy_table(void *p)
{
    etch_table *t = p;
    etch__free(t->alloc, t, table_bytes(t->n, t->n_slots));
}

/* Room for n entries; n_slots at least twice as many, so that a probe always ends. */
static etch_table *new_table(etch_traces *all, const etch_allocator *a, size_t n)
{
    uint32_t n_slots = 4;
    while (n_slots < 2 * n)
        n_slots *= 2;
    etch_table *t = etch__alloc_zeroed(a, table_bytes(n, n_slots));
    if (!t)
        return NULL;
    t->alloc = a;
    t->version = atomic_fetch_add(&all->next_id, 1);
    t->n_slots = n_slots;
    t->entries = (etch_entry **)(t + 1);
    t->general = t->entries + n;
    t->hashes = (uint64_t *)(t->general + n);
    t->slots = (uint32_t *)(t->hashes + n);
    return t;
}

etch_status etch__table_init(etch_ctx *cx, etch_function *f)
{
    etch_table *t = new_table(f->traces, cx->alloc, 0);
    if (!t)
        return etch__fail_nomem(cx);
    atomic_init(&f->table, t);
    return ETCH_OK;
}

void etch__table_fini(etch_function *f)
{
    etch_table *t = atomic_load(&f->table);
    for (size_t i = 0; t && i < t->n; i++)
        etch__entry_destroy(t->entries[i]);
    if (t)
        destroy_table(t);
}

static void put(etch_table *t, etch_entry *e)
{
    uint64_t h = etch_spec_hash(e->key);
    uint32_t at = (uint32_t)(h ^ h >> 32);
    while (t->slots[at & (t->n_slots - 1)])
        at++;
    t->hashes[t->n] = h;
    t->entries[t->n++] = e;
    t->slots[at & (t->n_slots - 1)] = (uint32_t)t->n;
    if (e->is_general)
        t->general[t->n_general++] = e;
}

static void publish(etch_function *f, etch_table *t)
{
    etch_table *old = atomic_exchange(&f->table, t);
    if (old)
        etch__retire(&f->traces->epochs, old, destroy_table);
}

/* --- entries ------------------------------------------------------------------------------------------------------------ */

void etch__entry_destroy(void *p)
{
    etch_entry *e = p;
    const etch_allocator *a = e->key->alloc;
    etch_plan *plan = atomic_load(&e->plan);
    etch_plan_release(&plan);
    etch__guards_fini(&e->guards, a);
    for (int i = 0; i < e->n_captures; i++)
        etch_tensor_release(&e->captures[i].tensor);
    etch__free(a, e->captures, (size_t)e->n_captures * sizeof *e->captures);
    if (e->release_extra)
        e->release_extra(e->extra);
    etch_graph_release(&e->graph);
    etch_spec_release(&e->made_for);
    etch_spec_release(&e->key);
    etch__free(a, e, sizeof *e);
}

static void forget_bytes(etch_function *f, size_t bytes)
{
    f->bytes -= bytes;
    f->traces->bytes -= bytes;
}

/* What the call history keeps of an entry that goes. */
static void keep_hits(etch_function *f, const etch_entry *e)
{
    for (size_t i = 0; i < f->seen.n; i++)
        if (f->seen.at[i].number == e->number)
            f->seen.at[i].n_calls += atomic_load_explicit(&e->hits, memory_order_relaxed);
}

/* The bytes of a plan are counted once, at the entry that made it; if that goes, at another that shares it. */
static void hand_on_plan_bytes(etch_function *f, etch_entry *e)
{
    const etch_table *t = atomic_load(&f->table);
    for (size_t i = 0; e->plan_bytes && i < t->n; i++)
        if (t->entries[i] != e && atomic_load(&t->entries[i]->plan) == atomic_load(&e->plan)) {
            t->entries[i]->plan_bytes = e->plan_bytes;
            e->plan_bytes = 0;
        }
}

void etch__table_remove(etch_function *f, bool (*goes)(const etch_entry *e, void *user), void *user, uint64_t *counter)
{
    etch_table *old = atomic_load(&f->table);
    size_t n_kept = 0;
    for (size_t i = 0; i < old->n; i++)
        n_kept += !goes(old->entries[i], user);
    if (n_kept == old->n)
        return;
    etch_table *t = new_table(f->traces, old->alloc, n_kept);
    if (!t || !etch__retire_reserve(&f->traces->epochs, old->n - n_kept + 1)) {
        if (t)
            etch__free(t->alloc, t, table_bytes(n_kept, t->n_slots));
        return;
    }
    for (size_t i = 0; i < old->n; i++)
        if (!goes(old->entries[i], user))
            put(t, old->entries[i]);
    publish(f, t);
    for (size_t i = 0; i < old->n; i++) {
        etch_entry *e = old->entries[i];
        if (!goes(e, user))
            continue;
        keep_hits(f, e);
        hand_on_plan_bytes(f, e);
        forget_bytes(f, e->bytes + e->plan_bytes);
        f->traces->n_entries--;
        f->traces->n_mortal -= e->has_identity;
        ++*counter;
        etch__retire(&f->traces->epochs, e, etch__entry_destroy);
    }
}

/* --- limits ------------------------------------------------------------------------------------------------------------- */

/* What the entry is worth per byte: what it would cost to make again, for those who ask for it. */
static double worth(const etch_entry *e)
{
    double cost = (double)(e->trace_ns + e->compile_ns) + 1;
    double asked = (double)atomic_load_explicit(&e->hits, memory_order_relaxed) + 1;
    return cost * asked / (double)(e->bytes + e->plan_bytes + 1);
}

static bool is_that(const etch_entry *e, void *user) { return e == user; }

static etch_entry *least_worth(etch_function *f, const etch_entry *but)
{
    const etch_table *t = atomic_load(&f->table);
    etch_entry *least = NULL;
    for (size_t i = 0; i < t->n; i++)
        if (t->entries[i] != but && (!least || worth(t->entries[i]) < worth(least)))
            least = t->entries[i];
    return least;
}

static void destroy_plan(void *p)
{
    etch_plan *plan = p;
    etch_plan_release(&plan);
}

/* Takes the entry's plan, if no other entry has it; false if there is none to take. */
static bool drop_plan(etch_function *f, etch_entry *e)
{
    etch_plan *plan = atomic_load(&e->plan);
    if (!plan || e->plan_bytes == 0 || atomic_load(&plan->n_users) != 1 || !etch__retire_reserve(&f->traces->epochs, 1))
        return false;
    atomic_store(&e->plan, NULL);
    etch__retire(&f->traces->epochs, plan, destroy_plan);
    forget_bytes(f, e->plan_bytes);
    e->plan_bytes = 0;
    return true;
}

/* Makes room: the plans of what is worth least go first, then what is worth least. `but` stays. */
static void shrink(etch_function *f, const etch_entry *but, size_t max_bytes, size_t max_entries)
{
    for (;;) {
        const etch_table *t = atomic_load(&f->table);
        bool has_too_many = t->n > max_entries, is_too_large = f->bytes > max_bytes;
        if (!has_too_many && !is_too_large)
            return;
        etch_entry *e = least_worth(f, but);
        if (!e)
            return;
        if (!has_too_many && drop_plan(f, e))
            continue;
        etch__table_remove(f, is_that, e, &f->n_evicted);
        if (atomic_load(&f->table) == t)
            return; /* no memory to make a smaller table with */
    }
}

static void shrink_all(etch_traces *all, const etch_entry *but)
{
    while (all->bytes > all->max_bytes || all->n_entries > all->max_entries) {
        etch_function *poorest = NULL;
        etch_entry *least = NULL;
        for (etch_function *f = all->functions; f; f = f->next) {
            etch_entry *e = least_worth(f, but);
            if (e && (!least || worth(e) < worth(least))) {
                least = e;
                poorest = f;
            }
        }
        size_t before = all->n_entries;
        if (least)
            etch__table_remove(poorest, is_that, least, &poorest->n_evicted);
        if (all->n_entries == before)
            return;
    }
}

etch_status etch__table_add(etch_ctx *cx, etch_function *f, etch_entry *e)
{
    etch_table *old = atomic_load(&f->table);
    etch_table *t = new_table(f->traces, old->alloc, old->n + 1);
    if (!t || !etch__retire_reserve(&f->traces->epochs, 1)) {
        if (t)
            etch__free(t->alloc, t, table_bytes(old->n + 1, t->n_slots));
        return etch__fail_nomem(cx);
    }
    for (size_t i = 0; i < old->n; i++)
        put(t, old->entries[i]);
    put(t, e);
    publish(f, t);
    f->bytes += e->bytes + e->plan_bytes;
    f->traces->bytes += e->bytes + e->plan_bytes;
    f->traces->n_entries++;
    f->traces->n_mortal += e->has_identity;
    shrink(f, e, f->max_bytes, f->max_entries);
    shrink_all(f->traces, e);
    etch__epochs_collect(&f->traces->epochs);
    return ETCH_OK;
}

static bool has_died(const etch_entry *e, void *user)
{
    (void)user;
    return e->has_identity && etch__spec_has_died(e->key);
}

void etch__purge_dead(etch_traces *t)
{
    if (t->n_mortal == 0)
        return;
    for (etch_function *f = t->functions; f; f = f->next)
        etch__table_remove(f, has_died, NULL, &f->n_purged);
    etch__epochs_collect(&t->epochs);
}
