/* Why there was a miss: its kind, the trace to compare the call with, and where the two differ.
 *
 * A call is compared as its function's policy has it: under the symbolic policies sizes do not count and objects are compared by
 * `alike`. What is looked at is bounded: the latest entries, the latest calls. */
#include "trace/advice_replay.h"

#include "trace/spec_rules.h"
#include <stdlib.h>

enum {
    MAX_ENTRIES = 64, /* compared for the nearest */
    MAX_SEEN = 256,   /* calls of the past whose hashes are looked at */
    MAX_WRITTEN = 64, /* differences that are written before those which do not matter are left out */
};

static bool is_symbolic(const etch_miss *m) { return etch__mode_of(m->f) == ETCH_ARGS_SYMBOLIC; }

/* --- specs with other sizes ------------------------------------------------------------------------------------------------- */

typedef struct resizer {
    etch_ctx *cx;
    void (*choose)(void *user, int i_tensor, etch_size *sizes, int rank);
    void *user;
    int i_tensor, next_alias;
} resizer;

static etch_status resize_tensor(resizer *r, const etch_spec *s, etch_spec **out)
{
    etch_size sizes[ETCH_MAX_RANK];
    for (int a = 0; a < s->rank; a++)
        sizes[a] = r->choose ? s->sizes[a] : ETCH_UNKNOWN_SIZE;
    if (r->choose)
        r->choose(r->user, r->i_tensor, sizes, s->rank);
    r->i_tensor++;
    return etch__shaped_new(r->cx, ETCH_SPEC_TENSOR, s->dtype, sizes, s->rank, s->name, out);
}

static etch_status resize(resizer *r, const etch_spec *s, etch_spec **out)
{
    if (s->kind == ETCH_SPEC_TENSOR)
        return resize_tensor(r, s, out);
    if (s->kind == ETCH_SPEC_RESOURCE && s->alias >= r->next_alias) { /* each counts once */
        r->next_alias = s->alias + 1;
        r->i_tensor++;
    }
    if (s->n_tensors == 0 || s->n_items == 0) {
        *out = etch_spec_retain((etch_spec *)s);
        return ETCH_OK;
    }
    etch_arena_mark mark = etch__arena_mark(&r->cx->scratch);
    etch_spec **items = etch__items_new(r->cx, s->n_items);
    etch_status status = items ? ETCH_OK : ETCH_ENOMEM;
    for (int i = 0; i < s->n_items && status == ETCH_OK; i++)
        status = resize(r, s->items[i], &items[i]);
    if (status == ETCH_OK)
        status = etch__spec_rules[s->kind]->with_items(r->cx, s, items, out);
    etch__items_release(items, s->n_items);
    etch__arena_reset(&r->cx->scratch, mark);
    return status;
}

etch_status etch__spec_resized(etch_ctx *cx, const etch_spec *call,
                               void (*choose)(void *user, int i_tensor, etch_size *sizes, int rank), void *user,
                               etch_spec **out)
{
    resizer r = { .cx = cx, .choose = choose, .user = user };
    *out = NULL;
    return resize(&r, call, out);
}

/* The call as the symbolic policies compare it. */
static etch_spec *as_symbolic(etch_ctx *cx, const etch_spec *call)
{
    etch_spec *alike = NULL, *out = NULL;
    if (etch__spec_alike(cx, call, &alike) != ETCH_OK || etch__spec_resized(cx, alike, NULL, NULL, &out) != ETCH_OK)
        etch__forget_error(cx);
    etch_spec_release(&alike);
    return out;
}

/* --- what to compare with --------------------------------------------------------------------------------------------------- */

etch_entry *etch__nearest(etch_ctx *cx, const etch_function *f, const etch_spec *call, const etch_entry *but)
{
    int left = etch__work_limit(call, MAX_ENTRIES), least = INT32_MAX;
    etch_entry *nearest = NULL;
    for (size_t i = f->entries.n; i-- > 0 && left > 0 && least > 1;) {
        if (f->entries.at[i] == but)
            continue;
        left--;
        int n = etch__distance(cx, f->entries.at[i]->image.key, call, false, least);
        if (n < least) {
            least = n;
            nearest = f->entries.at[i];
        }
    }
    return nearest;
}

static const etch_seen *seen_of(const etch_function *f, uint64_t number)
{
    for (size_t i = f->seen.n; i-- > 0;)
        if (f->seen.at[i].number == number)
            return &f->seen.at[i];
    return NULL;
}

/* The latest call of the past that is equal to this one, to the last size, and whose trace is gone. */
static const etch_seen *find_dropped(etch_ctx *cx, const etch_miss *m)
{
    const etch_function *f = m->f;
    int left = MAX_SEEN;
    for (size_t i = f->seen.n; i-- > 0 && left-- > 0;) {
        const etch_seen *s = &f->seen.at[i];
        if (s->call->hash != m->call->hash)
            continue;
        int equal = etch_spec_equal(cx, s->call, m->call);
        if (equal < 0)
            etch__forget_error(cx);
        if (equal == 1 && !etch__entry_numbered(f, s->number))
            return s;
    }
    return NULL;
}

/* The same under the symbolic policies, where sizes do not matter. */
static const etch_seen *find_dropped_symbolic(etch_ctx *cx, const etch_miss *m)
{
    const etch_function *f = m->f;
    int left = etch__work_limit(m->call, MAX_ENTRIES);
    for (size_t i = f->seen.n; i-- > 0 && left-- > 0;) {
        const etch_seen *s = &f->seen.at[i];
        if (etch__distance(cx, s->call, m->call, true, 1) == 0 && !etch__entry_numbered(f, s->number))
            return s;
    }
    return NULL;
}

typedef struct death {
    bool has_died, has_others;
} death;

static bool note_death(void *user, const etch_unlike *u)
{
    death *d = user;
    bool is_death = u->kind == ETCH_DIFFERS_IN_IDENTITY && etch_identity_is_dead(u->was->identity) &&
                    u->was->identity->ops == u->now->identity->ops;
    d->has_died |= is_death;
    d->has_others |= !is_death;
    return is_death;
}

/* The latest call of the past that was as this one but for an object that is gone. */
static const etch_seen *find_died(etch_ctx *cx, const etch_miss *m)
{
    const etch_function *f = m->f;
    int left = etch__work_limit(m->call, MAX_ENTRIES);
    if (f->n_purged == 0 || !m->call->has_identities)
        return NULL;
    for (size_t i = f->seen.n; i-- > 0 && left-- > 0;) {
        death d = { 0 };
        etch__compare_calls(cx, f->seen.at[i].call, m->call, is_symbolic(m), note_death, &d);
        if (d.has_died && !d.has_others)
            return &f->seen.at[i];
    }
    return NULL;
}

/* --- differences ------------------------------------------------------------------------------------------------------------ */

/* Does the call's size, rank or name fit what the trace has, although it is not equal? */
static bool fits(const etch_spec *was, const etch_difference *d)
{
    if (d->kind == ETCH_DIFFERS_IN_RANK)
        return strcmp(d->was, "[...]") == 0;
    if (d->kind == ETCH_DIFFERS_IN_NAME) {
        size_t n = strlen(d->path);
        return n > 5 && strcmp(d->path + n - 5, ".name") == 0 && strcmp(d->now, "None") == 0;
    }
    if (d->kind != ETCH_DIFFERS_IN_SIZE)
        return false;
    const etch_spec *t = etch_spec_tensor_at(was, d->i_tensor);
    etch_size size = etch_spec_size(t, d->axis);
    if (!size.name)
        return size.size == ETCH_ANY_SIZE;
    return d->now[0] >= '0' && d->now[0] <= '9' && etch__size_admits(&size, strtoll(d->now, NULL, 10));
}

static bool is_of_guard(const etch_explanation *x, const etch_difference *d)
{
    return d->kind == ETCH_DIFFERS_IN_SIZE &&
           etch__guard_mentions(&x->guarded->image.guards, x->miss->i_guard, d->i_tensor, d->axis);
}

static void find_differences(etch_ctx *cx, etch_arena *arena, etch_explanation *x)
{
    int n = 0;
    bool more = false, is_guard = x->guarded && x->nearest == x->guarded;
    etch_difference *all = x->was ? ETCH_ARENA_ARRAY(arena, etch_difference, MAX_WRITTEN) : NULL;
    if (!all || etch__spec_differences(cx, x->was, x->now, arena, MAX_WRITTEN, all, &n, &more) != ETCH_OK) {
        etch__forget_error(cx);
        return;
    }
    int n_that_matter = 0;
    for (int i = 0; i < n; i++)
        n_that_matter += is_guard ? is_of_guard(x, &all[i]) : !fits(x->was, &all[i]);
    /* Names that two sizes share may not fit although each of the sizes does: then all are shown. */
    bool shows_all = n_that_matter == 0 && !is_guard;
    for (int i = 0; i < n; i++) {
        if (!shows_all && (is_guard ? !is_of_guard(x, &all[i]) : fits(x->was, &all[i])))
            continue;
        if (x->n_differences == ETCH_MAX_DIFFERENCES)
            x->has_more = true;
        else
            x->differences[x->n_differences++] = all[i];
    }
    x->has_more |= more && !is_guard;
}

/* --- the whole -------------------------------------------------------------------------------------------------------------- */

static void compare_with_seen(etch_ctx *cx, etch_explanation *x, const etch_seen *s)
{
    x->number = s->number;
    x->was = s->call;
    x->now = x->miss->call;
    if (!is_symbolic(x->miss))
        return;
    x->was = x->held[0] = as_symbolic(cx, s->call);
    x->now = x->held[1] = as_symbolic(cx, x->miss->call);
    if (!x->now)
        x->was = NULL;
}

/* Among what is in the table, else among the calls of the past. */
static void compare_with_nearest(etch_ctx *cx, etch_explanation *x)
{
    const etch_miss *m = x->miss;
    const etch_function *f = m->f;
    x->now = m->call;
    if (is_symbolic(m)) {
        bool is_its_key = m->made && !m->made->is_general; /* a general one may be for more than this call */
        if (!is_its_key)
            x->held[1] = as_symbolic(cx, m->call);
        x->now = is_its_key ? m->made->image.key : x->held[1];
    }
    if (!x->now)
        return;
    x->nearest = etch__nearest(cx, f, x->now, m->made);
    if (x->nearest) {
        x->number = x->nearest->number;
        x->was = x->nearest->image.key;
        return;
    }
    if (f->seen.n == 0)
        return;
    etch_spec_release(&x->held[1]);
    compare_with_seen(cx, x, &f->seen.at[f->seen.n - 1]);
}

static void compare_with_guarded(etch_explanation *x)
{
    const etch_seen *s = seen_of(x->miss->f, x->guarded->number);
    x->nearest = x->guarded;
    x->number = x->guarded->number;
    x->was = s ? s->call : NULL;
    x->now = x->miss->call;
}

static etch_event_kind kind_of_failure(const etch_miss *m)
{
    return m->status == ETCH_ERETRACE || m->status == ETCH_EBUDGET ? ETCH_EVENT_REFUSED : ETCH_EVENT_FAILED;
}

void etch__explain(etch_ctx *cx, const etch_miss *m, etch_arena *arena, etch_explanation *out)
{
    const etch_function *f = m->f;
    etch_explanation *x = out;
    *x = (etch_explanation){ .miss = m, .kind = m->made ? ETCH_EVENT_NEW_SIGNATURE : kind_of_failure(m) };
    if (m->made && f->n_traces == 1) {
        x->kind = x->cause = ETCH_EVENT_FIRST_TRACE;
        return;
    }
    /* Traces were dropped if there were more than there are. */
    bool has_dropped = f->n_traces > f->entries.n;
    const etch_seen *s = has_dropped ? find_dropped(cx, m) : NULL;
    x->guarded = m->guarded && etch__table_has(f, m->guarded) ? m->guarded
                                                              : NULL; /* it may have gone when room was made */
    etch_event_kind kind = ETCH_EVENT_NEW_SIGNATURE;
    if (!s && !m->guarded && has_dropped && is_symbolic(m))
        s = find_dropped_symbolic(cx, m);
    if (s || (f->signature && m->made)) {
        kind = ETCH_EVENT_WAS_DROPPED; /* of a declared signature there is never more than one trace */
        x->number = s ? s->number : 0;
    } else if (m->guarded) {
        kind = ETCH_EVENT_GUARD_FAILED;
        if (x->guarded)
            compare_with_guarded(x);
    } else if ((s = find_died(cx, m))) {
        kind = ETCH_EVENT_OBJECT_DIED;
        x->number = s->number;
        x->was = s->call;
        x->now = m->call;
    } else {
        compare_with_nearest(cx, x);
    }
    x->cause = kind;
    x->kind = m->made ? kind : x->kind;
    find_differences(cx, arena, x);
    /* Of an object that is gone, what else the two calls differ in does not count. */
    for (int i = 0; kind == ETCH_EVENT_OBJECT_DIED && i < x->n_differences;)
        if (x->differences[i].kind == ETCH_DIFFERS_IN_IDENTITY)
            i++;
        else
            x->differences[i] = x->differences[--x->n_differences];
}

void etch__explanation_fini(etch_explanation *x)
{
    etch_spec_release(&x->held[0]);
    etch_spec_release(&x->held[1]);
}
