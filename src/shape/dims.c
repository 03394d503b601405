/* The table of dims: its life and its symbols.
 *
 * A symbol is an atom, the monomial of that atom, and the form of that monomial; its entry is added last. If memory
 * runs out on the way, the atom and what follows from it stay behind without a name, under the number that the next
 * symbol will get, and are found again then: a table is consistent after any failure, and nothing is in it twice.
 *
 * Must stay true: ranges only ever narrow. What was concluded from a wider range stays right. */
#include "shape/dim.h"
#include "shape/dim_inside.h"

#include <stdio.h>

enum { FIRST_CHUNK = 1024 };

etch_status etch__dims_new(etch_ctx *cx, etch_dims **out)
{
    *out = NULL;
    etch_dims *t = etch__alloc_zeroed(cx->alloc, sizeof *t);
    if (!t)
        return etch__fail_nomem(cx);
    t->alloc = cx->alloc;
    t->rt = etch_runtime_retain(cx->rt);
    atomic_init(&t->n_refs, 1);
    etch__arena_init(&t->arena, t->alloc, FIRST_CHUNK);
    uint32_t one;
    if (etch__mono_intern(t, NULL, 0, &one) != ETCH_TROUBLE_NONE) {
        etch__dims_release(&t);
        return etch__fail_nomem(cx);
    }
    ETCH_ASSERT(one == ETCH_MONO_ONE, "the empty product has number %u", one);
    *out = t;
    return ETCH_OK;
}

etch_dims *etch__dims_retain(etch_dims *t)
{
    atomic_fetch_add_explicit(&t->n_refs, 1, memory_order_relaxed);
    return t;
}

void etch__dims_release(etch_dims **t)
{
    etch_dims *it = *t;
    *t = NULL;
    if (!it || atomic_fetch_sub_explicit(&it->n_refs, 1, memory_order_acq_rel) != 1)
        return;
    etch__index_fini(&it->by_name, it->alloc);
    etch__index_fini(&it->by_atom, it->alloc);
    etch__index_fini(&it->by_mono, it->alloc);
    etch__index_fini(&it->by_form, it->alloc);
    etch__index_fini(&it->by_memo, it->alloc);
    ETCH_VEC_FINI(&it->symbols, it->alloc);
    ETCH_VEC_FINI(&it->atoms, it->alloc);
    ETCH_VEC_FINI(&it->monos, it->alloc);
    ETCH_VEC_FINI(&it->forms, it->alloc);
    ETCH_VEC_FINI(&it->memos, it->alloc);
    etch__arena_fini(&it->arena);
    etch_runtime *rt = it->rt;
    etch__free(it->alloc, it, sizeof *it);
    etch_runtime_release(&rt); /* last: the allocator may die with it */
}

/* --- Symbols -------------------------------------------------------------------------------------------------- */

static bool is_name(const char *s, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        char c = s[i];
        bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
        if (!is_letter && !(i > 0 && c >= '0' && c <= '9'))
            return false;
    }
    return n > 0;
}

static int shown(size_t n) { return n > 80 ? 80 : (int)n; }

static etch_status fail_name(etch_ctx *cx, const char *name, size_t n)
{
    return etch__fail(cx, ETCH_EINVAL,
                      "\"%.*s\" is not a name for a size: expected letters, digits and _, and no digit first", shown(n),
                      name);
}

static bool find_symbol(const etch_dims *t, const char *name, size_t n, uint64_t hash, etch_symbol *out)
{
    for (etch_index_probe p = etch__index_first(&t->by_name, hash); p.found; p = etch__index_next(&t->by_name, p)) {
        const etch_symbol_entry *e = &t->symbols.at[p.value];
        if (e->n_name == n && memcmp(e->name, name, n) == 0) {
            *out = p.value;
            return true;
        }
    }
    return false;
}

static etch_trouble add_symbol(etch_ctx *cx, etch_dims *t, const char *name, size_t n, uint64_t hash, etch_dim *out)
{
    etch_symbol s = (etch_symbol)t->symbols.n;
    etch_symbol_entry e = { .n_name = n };
    ETCH_TRY_DIM(etch__atom_intern(t, ETCH_ATOM_SYMBOL, NULL, 0, s, &e.atom));
    ETCH_TRY_DIM(etch__dim_of_atom(cx, t, e.atom, &e.dim));
    if (!ETCH_VEC_RESERVE(&t->symbols, t->alloc, 1))
        return ETCH_TROUBLE_NOMEM;
    etch_arena_mark mark = etch__arena_mark(&t->arena);
    e.name = etch__arena_strndup(&t->arena, name, n);
    if (!e.name)
        return ETCH_TROUBLE_NOMEM;
    if (!etch__index_add(&t->by_name, t->alloc, hash, s)) {
        etch__arena_reset(&t->arena, mark);
        return ETCH_TROUBLE_NOMEM;
    }
    t->symbols.at[t->symbols.n++] = e;
    *out = e.dim;
    return ETCH_TROUBLE_NONE;
}

etch_dim etch__dim_symbol(etch_ctx *cx, etch_dims *t, const char *name, size_t n)
{
    uint64_t hash = etch__hash_bytes(0, name, n);
    etch_symbol s;
    if (find_symbol(t, name, n, hash, &s))
        return t->symbols.at[s].dim;
    if (!is_name(name, n)) {
        fail_name(cx, name, n);
        return ETCH_DIM_FAILED;
    }
    etch_dim d;
    if (add_symbol(cx, t, name, n, hash, &d) != ETCH_TROUBLE_NONE) {
        etch__fail_nomem(cx);
        return ETCH_DIM_FAILED;
    }
    return d;
}

etch_dim etch__dim_fresh(etch_ctx *cx, etch_dims *t)
{
    char name[24];
    size_t n;
    uint64_t hash;
    etch_symbol taken;
    for (;; t->n_fresh++) {
        n = (size_t)snprintf(name, sizeof name, "u%u", t->n_fresh);
        hash = etch__hash_bytes(0, name, n);
        if (!find_symbol(t, name, n, hash, &taken))
            break;
    }
    etch_dim d;
    if (add_symbol(cx, t, name, n, hash, &d) != ETCH_TROUBLE_NONE) {
        etch__fail_nomem(cx);
        return ETCH_DIM_FAILED;
    }
    t->n_fresh++;
    return d;
}

static const etch_symbol_entry *entry(const etch_dims *t, etch_symbol s)
{
    ETCH_ASSERT(s < t->symbols.n, "symbol %u of a table of %zu", s, t->symbols.n);
    return &t->symbols.at[s];
}

uint32_t etch__dims_n_symbols(const etch_dims *t) { return (uint32_t)t->symbols.n; }

const char *etch__symbol_name(const etch_dims *t, etch_symbol s) { return entry(t, s)->name; }

etch_dim etch__symbol_dim(etch_dims *t, etch_symbol s) { return entry(t, s)->dim; }

etch_dim_range etch__symbol_range(const etch_dims *t, etch_symbol s) { return t->atoms.at[entry(t, s)->atom].range; }

etch_status etch__symbol_constrain(etch_ctx *cx, etch_dims *t, etch_symbol s, etch_dim_range r)
{
    const etch_symbol_entry *e = entry(t, s);
    if (r.lo > r.hi || r.hi < 0 || r.divisor < 1)
        return etch__fail(cx, ETCH_EINVAL, "a size cannot be in %lld..%lld by multiples of %lld (symbol %s)",
                          (long long)r.lo, (long long)r.hi, (long long)r.divisor, e->name);
    etch_dim_range was = t->atoms.at[e->atom].range, now = was;
    now.lo = r.lo > was.lo ? r.lo : was.lo;
    now.hi = r.hi < was.hi ? r.hi : was.hi;
    bool fits = !ETCH_MUL_OVERFLOWS(was.divisor, r.divisor / etch__gcd(was.divisor, r.divisor), &now.divisor) &&
                etch__coef_fits(now.divisor);
    if (fits)
        now = etch__range_tight(now);
    if (!fits || now.lo > now.hi)
        return etch__fail(
            cx, ETCH_EINVAL,
            "symbol %s is in %lld..%lld by multiples of %lld; nothing of that is in %lld..%lld by multiples of %lld",
            e->name, (long long)was.lo, (long long)was.hi, (long long)was.divisor, (long long)r.lo, (long long)r.hi,
            (long long)r.divisor);
    t->atoms.at[e->atom].range = now;
    t->forms.at[e->dim & ETCH_DIM_MAX].range = now;
    /* More may be known of an operation now than when it was worked out. */
    etch__index_fini(&t->by_memo, t->alloc);
    t->memos.n = 0;
    return ETCH_OK;
}

etch_status etch__symbol_rename(etch_ctx *cx, etch_dims *t, etch_symbol s, const char *name, size_t n)
{
    const etch_symbol_entry *e = entry(t, s);
    if (e->n_name == n && memcmp(e->name, name, n) == 0)
        return ETCH_OK;
    if (!is_name(name, n))
        return fail_name(cx, name, n);
    uint64_t hash = etch__hash_bytes(0, name, n);
    etch_symbol other;
    if (find_symbol(t, name, n, hash, &other))
        return etch__fail(cx, ETCH_EINVAL, "symbol %s cannot be called %.*s: another one is", e->name, shown(n), name);
    etch_arena_mark mark = etch__arena_mark(&t->arena);
    char *copy = etch__arena_strndup(&t->arena, name, n);
    if (!copy)
        return etch__fail_nomem(cx);
    if (!etch__index_add(&t->by_name, t->alloc, hash, s)) {
        etch__arena_reset(&t->arena, mark);
        return etch__fail_nomem(cx);
    }
    etch__index_remove(&t->by_name, etch__hash_bytes(0, e->name, e->n_name), s);
    t->symbols.at[s].name = copy;
    t->symbols.at[s].n_name = n;
    return ETCH_OK;
}

bool etch__dim_is_symbol(const etch_dims *t, etch_dim d, etch_symbol *out)
{
    if (d == ETCH_DIM_FAILED)
        return false;
    uint32_t atom = etch__dim_atom(t, d);
    if (atom == ETCH_ATOM_NONE || t->atoms.at[atom].op != ETCH_ATOM_SYMBOL)
        return false;
    *out = t->atoms.at[atom].symbol;
    return true;
}
