/* What a cache may hold: how entries come and go, what they are worth, the limits.
 *
 * All of it is under the trace lock. */
#include "trace/function.h"

#include "runtime/plan.h"
#include "runtime/profile.h"
#include <string.h>

/* --- entries ------------------------------------------------------------------------------------------------------------ */

void etch__entry_destroy(void *p)
{
    etch_entry *e = p;
    const etch_allocator *a = e->image.key->alloc;
    etch_plan *plan = atomic_load(&e->plan);
    etch_plan_release(&plan);
    etch__guards_fini(&e->image.guards, a);
    etch__alike_fini(&e->alike, a);
    for (int i = 0; i < e->n_captures; i++)
        etch_tensor_release(&e->captures[i].tensor);
    for (int i = 0; i < e->n_noted; i++)
        etch_tensor_release(&e->noted[i]);
    for (int i = 0; i < e->n_variables; i++)
        etch_variable_release(&e->variables[i].variable);
    etch__free(a, e->inputs, (size_t)e->n_inputs * sizeof *e->inputs);
    etch__free(a, e->captures, (size_t)e->n_captures * sizeof *e->captures);
    etch__free(a, e->noted, (size_t)e->n_noted * sizeof *e->noted);
    etch__free(a, e->variables, (size_t)e->n_variables * sizeof *e->variables);
    etch__extra_release(&e->extra);
    etch_graph_release(&e->image.graph);
    etch_spec_release(&e->image.made_for);
    etch_spec_release(&e->image.key);
    etch__free(a, e, sizeof *e + (size_t)e->n_plain * sizeof *e->plain);
}

static void forget_bytes(etch_function *f, size_t bytes)
{
    f->bytes -= bytes;
    f->traces->bytes -= bytes;
}

/* What the call history keeps of an entry that goes: how often it was called; but nothing if that would keep objects of the caller
 * alive. */
static void keep_in_history(etch_function *f, const etch_entry *e)
{
    size_t n_kept = 0;
    for (size_t i = 0; i < f->seen.n; i++) {
        etch_seen *s = &f->seen.at[i];
        if (s->number == e->number) {
            s->n_calls += atomic_load_explicit(&e->hits, memory_order_relaxed);
            if (etch__spec_has_kind(s->call, ETCH_SPEC_VALUE) || etch__spec_has_kind(s->call, ETCH_SPEC_CUSTOM)) {
                f->seen_bytes -= etch__spec_bytes(s->call);
                etch_spec_release(&s->call);
                continue;
            }
        }
        f->seen.at[n_kept++] = *s;
    }
    f->seen.n = n_kept;
}

/* The bytes of a plan are counted once, at the entry that made it; if that goes, at another that shares it. */
static void hand_on_plan_bytes(etch_function *f, etch_entry *e)
{
    for (size_t i = 0; e->plan_bytes && i < f->entries.n; i++)
        if (atomic_load(&f->entries.at[i]->plan) == atomic_load(&e->plan)) {
            f->entries.at[i]->plan_bytes = e->plan_bytes;
            e->plan_bytes = 0;
        }
}

/* e has left the table. */
static void forget(etch_function *f, etch_entry *e)
{
    keep_in_history(f, e);
    hand_on_plan_bytes(f, e);
    forget_bytes(f, e->bytes + e->plan_bytes);
    f->traces->n_entries--;
    f->traces->n_mortal -= e->has_identity;
}

size_t etch__cache_remove(etch_function *f, bool (*leaves)(const etch_entry *e, void *user), void *user)
{
    return etch__table_take(f, leaves, user, forget);
}

static bool goes_always(const etch_entry *e, void *user)
{
    (void)e, (void)user;
    return true;
}

void etch__cache_clear(etch_function *f) { (void)etch__cache_remove(f, goes_always, NULL); }

/* --- limits ------------------------------------------------------------------------------------------------------------- */

/* What the entry is worth per byte: what it would cost to make again, for those who ask for it. */
static double worth(const etch_entry *e)
{
    double cost = (double)e->work_ns + 1;
    double asked = (double)atomic_load_explicit(&e->hits, memory_order_relaxed) + 1;
    return cost * asked / (double)(e->bytes + e->plan_bytes + 1);
}

static bool is_that(const etch_entry *e, void *user) { return e == user; }

static etch_entry *poorest_of(etch_function *f, const etch_entry *but)
{
    etch_entry *least = NULL;
    double least_worth = 0;
    for (size_t i = 0; i < f->entries.n; i++) {
        double x = worth(f->entries.at[i]);
        if (f->entries.at[i] == but || (least && x >= least_worth))
            continue;
        least = f->entries.at[i];
        least_worth = x;
    }
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
        bool has_too_many = f->entries.n > max_entries, is_too_large = f->bytes > max_bytes;
        if (!has_too_many && !is_too_large)
            return;
        etch_entry *e = poorest_of(f, but);
        if (!e)
            return;
        if (!has_too_many && drop_plan(f, e))
            continue;
        size_t n = etch__cache_remove(f, is_that, e);
        f->n_evicted += n;
        if (n == 0)
            return; /* no memory to take it out with */
    }
}

static void shrink_all(etch_traces *all, const etch_entry *but)
{
    while (all->bytes > all->max_bytes || all->n_entries > all->max_entries) {
        etch_function *poorest = NULL;
        etch_entry *least = NULL;
        for (etch_function *f = all->functions; f; f = f->next) {
            etch_entry *e = poorest_of(f, but);
            if (e && (!least || worth(e) < worth(least))) {
                least = e;
                poorest = f;
            }
        }
        if (least && all->n_entries <= all->max_entries && drop_plan(poorest, least))
            continue;
        size_t n = least ? etch__cache_remove(poorest, is_that, least) : 0;
        if (n == 0)
            return;
        poorest->n_evicted += n;
    }
}

etch_status etch__cache_add(etch_ctx *cx, etch_function *f, etch_entry *e)
{
    ETCH_TRY(etch__table_put(cx, f, e));
    f->bytes += e->bytes + e->plan_bytes;
    f->traces->bytes += e->bytes + e->plan_bytes;
    f->traces->n_entries++;
    f->traces->n_mortal += e->has_identity;
    shrink(f, e, f->max_bytes, f->max_entries);
    shrink_all(f->traces, e);
    etch__epochs_collect(&f->traces->epochs);
    return ETCH_OK;
}

/* --- plans that are made during calls ---------------------------------------------------------------------------------- */

/* What the plan has grown to, and what that took; then all must fit the limits again. */
static void count_plan(etch_ctx *cx, etch_function *f, etch_entry *e, const etch_plan *plan, size_t bytes)
{
    uint64_t ns = atomic_load(&plan->plan_ns);
    atomic_store(&e->n_plans, atomic_load(&plan->n_made));
    if (e->shares_plan_with || !etch__table_has(f, e))
        return; /* the bytes are another entry's, or nobody's: it was taken out meanwhile */
    f->bytes += bytes - e->plan_bytes;
    f->traces->bytes += bytes - e->plan_bytes;
    e->plan_bytes = bytes;
    f->compile_ns += ns - e->plan_ns;
    e->compile_ns += ns - e->plan_ns;
    etch__profile_traced(cx, f->name, 0, ns - e->plan_ns);
    e->plan_ns = ns;
    shrink(f, e, f->max_bytes, f->max_entries);
    shrink_all(f->traces, e);
    etch__epochs_collect(&f->traces->epochs);
}

etch_status etch__entry_plan(etch_ctx *cx, etch_function *f, etch_entry *e, etch_plan **out)
{
    etch__traces_lock(f->traces);
    etch_status s = ETCH_OK;
    *out = atomic_load(&e->plan);
    if (!*out) {
        e->plan_ns = 0;
        s = etch__entry_compile(cx, f, e, out);
        if (s == ETCH_OK)
            count_plan(cx, f, e, *out, e->shares_plan_with ? 0 : etch__plan_bytes(*out));
    }
    etch__traces_unlock(f->traces);
    return s;
}

void etch__entry_plan_grew(etch_ctx *cx, etch_function *f, etch_entry *e, etch_plan *plan)
{
    etch__traces_lock(f->traces);
    if (atomic_load(&e->plan) == plan) {
        count_plan(cx, f, e, plan, etch__plan_bytes(plan));
        if (f->bytes > f->max_bytes) /* all others went: it is too large by itself, and begins anew */
            (void)drop_plan(f, e);
    }
    etch__traces_unlock(f->traces);
}

static bool has_died(const etch_entry *e, void *user)
{
    (void)user;
    return e->has_identity && etch__spec_has_died(e->image.key);
}

void etch__purge_dead(etch_traces *t)
{
    if (t->n_mortal == 0)
        return;
    for (etch_function *f = t->functions; f; f = f->next)
        f->n_purged += etch__cache_remove(f, has_died, NULL);
    etch__epochs_collect(&t->epochs);
}

etch_status etch_set_cache_limits(etch_ctx *cx, size_t max_entries, size_t max_bytes)
{
    ETCH_ENTER(cx);
    etch_traces *all;
    ETCH_TRY(etch__traces_of(cx, &all));
    etch__traces_lock(all);
    all->max_entries = max_entries ? max_entries : ETCH_MAX_ALL_ENTRIES;
    all->max_bytes = max_bytes ? max_bytes : ETCH_MAX_ALL_BYTES;
    shrink_all(all, NULL);
    etch__epochs_collect(&all->epochs);
    etch__traces_unlock(all);
    return ETCH_OK;
}
