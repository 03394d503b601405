/* Properties of specs and arguments, over random ones of all kinds. A failure prints its seed; ETCH_TEST_SEED=n runs that one alone.
 *
 * Names make the order less than a lattice: [2] and [3] both fit [n], [m] and so on, none of which is below the others. So "least"
 * is asked of candidates after forgetting in them the names that the result does not have in the same places. */
#include "spec_random.h"

#include <etch/scope.h>
#include <stdlib.h>

/* Of each property. With tiny limits everything that grows does so by one: there it is only shown that it does not matter. */
enum { N_PAIRS = 100000, N_PAIRS_TINY = 2000 };

static uint64_t seed; /* of the case under way */

#define CHECK(r, cond, a, b) \
    do { \
        if (!(cond)) \
            fail_msg("seed %llu: not %s\n  %s\n  %s", (unsigned long long)seed, #cond, show((r)->w, a), \
                     show((r)->w, b)); \
    } while (0)

static void run(void **state, void (*property)(random_world *r))
{
    const char *only = getenv("ETCH_TEST_SEED");
    random_world r;
    world *w = *state;
    random_open(&r, w);
    uint64_t n = etch__tiny_limits() ? N_PAIRS_TINY : N_PAIRS;
    uint64_t first = only ? strtoull(only, NULL, 0) : 1, last = only ? first : n;
    etch_arena_mark mark = etch__arena_mark(&r.arena);
    for (seed = first; seed <= last; seed++) {
        r.state = seed * 0x2545f4914f6cdd1du;
        r.has_spec_names = seed % 4 == 0;
        int n_specs = w->n_specs;
        property(&r);
        while (w->n_specs > n_specs)
            etch_spec_release(&w->specs[--w->n_specs]);
        etch__arena_reset(&r.arena, mark);
    }
    random_close(&r);
}

/* The cases must be there for the properties to mean something: at least `n` of the 100,000. */
static void expect_many(int had, int n)
{
    if (!getenv("ETCH_TEST_SEED") && had < (etch__tiny_limits() ? n * N_PAIRS_TINY / N_PAIRS / 2 : n))
        fail_msg("only %d cases of %d", had, n);
}

static bool equal(random_world *r, const etch_spec *a, const etch_spec *b)
{
    int x = etch_spec_equal(r->w->cx, a, b);
    assert_true(x >= 0);
    return x;
}

static bool fits(random_world *r, const etch_spec *a, const etch_spec *b)
{
    int x = etch_spec_is_subtype(r->w->cx, a, b);
    assert_true(x >= 0);
    return x;
}

/* --- the order --------------------------------------------------------------------------------------------------------- */

static struct {
    int equal, below, chains, relaxed;
} seen;

static void check_pair(random_world *r, const etch_spec *a, const etch_spec *b)
{
    bool is_equal = equal(r, a, b), below_ab = fits(r, a, b), below_ba = fits(r, b, a);
    seen.equal += is_equal;
    seen.below += below_ab && !below_ba;
    CHECK(r, equal(r, b, a) == is_equal, a, b);
    CHECK(r, (below_ab && below_ba) == is_equal, a, b); /* reflexive, and antisymmetric */
    if (is_equal)
        CHECK(r, etch_spec_hash(a) == etch_spec_hash(b), a, b);
}

static void order(random_world *r)
{
    etch_spec *a = own(r->w, random_spec(r, 2));
    etch_spec *b = own(r->w,
                       one_in(r, 3) ? random_spec(r, 2) : change_spec(r, one_in(r, 2) ? RELAX : ANY_CHANGE, a, NULL));
    etch_spec *c = own(r->w, change_spec(r, one_in(r, 3) ? ANY_CHANGE : RELAX, b, NULL));
    CHECK(r, equal(r, a, a) && fits(r, a, a), a, a);
    check_pair(r, a, b);
    check_pair(r, b, c);
    check_pair(r, a, c);
    if (fits(r, a, b) && fits(r, b, c)) {
        seen.chains++;
        CHECK(r, fits(r, a, c), a, c);
    }
    /* Whatever fits a fits b. */
    etch_spec *x = own(r->w, concrete_spec(r, a));
    CHECK(r, fits(r, x, a), x, a);
    if (fits(r, a, b)) {
        seen.relaxed++;
        CHECK(r, fits(r, x, b), x, b);
    }
    /* The same made again is equal. */
    etch_spec *again = own(r->w, change_spec(r, CONCRETE, x, (const int64_t[]){ 2, 2 }));
    CHECK(r, equal(r, x, again) && etch_spec_hash(x) == etch_spec_hash(again), x, again);
}

static void test_order(void **state)
{
    memset(&seen, 0, sizeof seen);
    run(state, order);
    expect_many(seen.equal, 10000);
    expect_many(seen.below, 10000);
    expect_many(seen.chains, 10000);
    expect_many(seen.relaxed, 10000);
}

/* --- common supertypes -------------------------------------------------------------------------------------------------- */

/* Notes the names that c has where `of` has something else. */
static void note_names(const etch_spec *c, const etch_spec *of, bool lost[2])
{
    bool is_same = of && c->kind == of->kind && c->n_items == of->n_items;
    if (c->kind == ETCH_SPEC_TENSOR || c->kind == ETCH_SPEC_RESOURCE)
        for (int i = 0; i < c->rank; i++) {
            const char *name = c->sizes[i].name, *other = is_same && of->rank == c->rank ? of->sizes[i].name : NULL;
            if (name && (!other || strcmp(name, other) != 0))
                lost[name[0] == 'm'] = true;
        }
    for (int i = 0; i < c->n_items; i++)
        note_names(c->items[i], is_same ? of->items[i] : NULL, lost);
}

/* c with the lost names unknown. */
static etch_spec *without_names(random_world *r, const etch_spec *c, const bool lost[2])
{
    etch_spec *items[3], *out = NULL;
    etch_size sizes[2];
    if (c->kind == ETCH_SPEC_TENSOR || c->kind == ETCH_SPEC_RESOURCE) {
        for (int i = 0; i < c->rank; i++)
            sizes[i] = c->sizes[i].name && lost[c->sizes[i].name[0] == 'm'] ? ETCH_UNKNOWN_SIZE : c->sizes[i];
        if (c->kind == ETCH_SPEC_TENSOR)
            MAKE(r->w, etch_spec_tensor(r->w->cx, c->dtype, sizes, c->rank, c->name, &out));
        else
            MAKE(r->w, etch_spec_resource(r->w->cx, c->dtype, sizes, c->rank, c->trainable, c->alias, &out));
        return out;
    }
    if (c->n_items == 0)
        return etch_spec_retain((etch_spec *)c);
    for (int i = 0; i < c->n_items; i++)
        items[i] = without_names(r, c->items[i], lost);
    if (c->kind == ETCH_SPEC_CUSTOM)
        MAKE(r->w, etch_spec_custom(r->w->cx, c->spec_ops, c->object, items, c->n_items, &out));
    else if (c->kind == ETCH_SPEC_DICT)
        MAKE(r->w, etch_spec_dict(r->w->cx, c->keys, items, c->n_items, &out));
    else if (c->kind == ETCH_SPEC_NAMED_TUPLE || c->kind == ETCH_SPEC_ATTRS)
        MAKE(r->w,
             etch_spec_fields(r->w->cx, (etch_spec_kind)c->kind, c->type_name, c->fields, items, c->n_items, &out));
    else
        MAKE(r->w, etch_spec_sequence(r->w->cx, (etch_spec_kind)c->kind, items, c->n_items, &out));
    for (int i = 0; i < c->n_items; i++)
        etch_spec_release(&items[i]);
    return out;
}

static struct {
    int results, candidates, absorbed;
} joined;

static void supertype(random_world *r)
{
    etch_spec *a = own(r->w, random_spec(r, 2));
    etch_spec *b = own(r->w,
                       one_in(r, 4) ? random_spec(r, 2) : change_spec(r, one_in(r, 2) ? RELAX : ANY_CHANGE, a, NULL));
    etch_spec *ab = common(r->w, a, b), *ba = common(r->w, b, a);
    CHECK(r, (ab == NULL) == (ba == NULL), a, b);
    if (ab) {
        joined.results++;
        CHECK(r, equal(r, ab, ba), ab, ba);
        CHECK(r, fits(r, a, ab) && fits(r, b, ab), a, b);
    }
    if (r->has_spec_names)
        return; /* a spec without a name fits one with a name, yet the two have no common supertype */
    if (fits(r, a, b)) {
        joined.absorbed++;
        CHECK(r, ab && equal(r, ab, b), a, b);
    }
    for (int i = 0; i < 4; i++) {
        const etch_spec *from = i == 0 ? a : i == 1 ? b : ab;
        if (!from)
            break;
        etch_spec *c = own(r->w, change_spec(r, RELAX, from, NULL));
        if (!fits(r, a, c) || !fits(r, b, c))
            continue;
        joined.candidates++;
        CHECK(r, ab != NULL, a, b);
        bool lost[2] = { false, false };
        note_names(c, ab, lost);
        etch_spec *known = own(r->w, without_names(r, c, lost));
        CHECK(r, fits(r, ab, known), ab, known);
    }
}

static void test_supertype(void **state)
{
    memset(&joined, 0, sizeof joined);
    run(state, supertype);
    expect_many(joined.results, 10000);
    expect_many(joined.candidates, 10000);
    expect_many(joined.absorbed, 10000);
}

/* --- arguments ----------------------------------------------------------------------------------------------------------- */

static etch_spec *spec_of(random_world *r, const etch_arg *args, int n, etch_arg_mode mode)
{
    etch_spec *s = NULL;
    MAKE(r->w, etch__args_spec(r->w->cx, args, n, mode, &s));
    return own(r->w, s);
}

static struct {
    int equal, fit, paths_behind;
} met;

/* The paths of s's tensors as people would count them: resources only where they are met first. */
typedef struct path_walk {
    random_world *r;
    const etch_spec *call;
    char path[256];
    int n_found, n_repeated, n_seen, seen[64];
} path_walk;

static void walk_paths(path_walk *p, const etch_spec *s, size_t n)
{
    if (s->kind == ETCH_SPEC_RESOURCE) {
        for (int i = 0; i < p->n_seen; i++)
            if (p->seen[i] == s->alias) {
                p->n_repeated++;
                return;
            }
        assert_true(p->n_seen < 64);
        p->seen[p->n_seen++] = s->alias;
    }
    if (s->kind == ETCH_SPEC_RESOURCE || s->kind == ETCH_SPEC_TENSOR) {
        etch_strbuf path;
        etch__strbuf_init(&path, p->r->w->cx->alloc);
        etch__tensor_path(p->call, p->n_found++, &path);
        if (strcmp(path.at, p->path) != 0)
            fail_msg("seed %llu: tensor %d is %s, not %s, in %s", (unsigned long long)seed, p->n_found - 1, path.at,
                     p->path, show(p->r->w, p->call));
        met.paths_behind += p->n_repeated > 0;
        etch__strbuf_fini(&path);
    }
    for (int i = 0; i < s->n_items; i++) {
        char *at = p->path + n;
        size_t room = sizeof p->path - n;
        if (s == p->call && etch_spec_field(s, i))
            snprintf(at, room, "kwargs['%s']", etch_spec_field(s, i));
        else if (s->kind == ETCH_SPEC_DICT && s->keys[i].kind == ETCH_LITERAL_STR)
            snprintf(at, room, "['%s']", s->keys[i].text);
        else if (s->kind == ETCH_SPEC_DICT)
            snprintf(at, room, "[%d]", (int)s->keys[i].i);
        else if (s->kind == ETCH_SPEC_NAMED_TUPLE || s->kind == ETCH_SPEC_ATTRS)
            snprintf(at, room, ".%s", field_names[i]);
        else
            snprintf(at, room, "%s[%d]", s == p->call ? "args" : s->kind == ETCH_SPEC_CUSTOM ? ".components" : "", i);
        walk_paths(p, s->items[i], strlen(p->path));
        p->path[n] = '\0';
    }
}

static void check_flat(random_world *r, const etch_spec *s, const etch_arg *args, int n, etch_arg_mode mode)
{
    enum { MANY = 256 };
    etch_tensor *flat[MANY], *again[MANY];
    int n_flat = etch__args_tensors(r->w->cx, args, n, flat, MANY);
    assert_true(n_flat <= MANY);
    CHECK(r, n_flat == etch_spec_n_tensors(s), s, s);
    for (int i = 0; i < n_flat; i++) {
        const etch_spec *x = etch_spec_tensor_at(s, i);
        CHECK(r, !flat[i] || (x->kind == ETCH_SPEC_TENSOR && x->dtype == flat[i]->dtype && x->rank == flat[i]->rank), s,
              x);
        if (flat[i] && mode == ETCH_ARGS_EXACT)
            for (int axis = 0; axis < x->rank; axis++)
                CHECK(r, x->sizes[axis].size == flat[i]->dims[axis], s, x);
    }
    path_walk paths = { .r = r, .call = s };
    walk_paths(&paths, s, 0);
    CHECK(r, paths.n_found == n_flat, s, s);
    for (int i = 0; i < 3; i++) { /* like the call, with its tensors alone, and from the spec alone */
        etch_arg *built = NULL;
        MAKE(r->w, etch__spec_rebuild(r->w->cx, s, i == 0 ? args : NULL, n, i < 2 ? flat : NULL, &r->arena, &built));
        etch_spec *t = spec_of(r, built, n, mode);
        CHECK(r, equal(r, s, t), s, t);
        CHECK(r, etch__args_tensors(r->w->cx, built, n, again, MANY) == n_flat, s, t);
        for (int k = 0; k < n_flat && i < 2; k++)
            CHECK(r, again[k] == flat[k], s, t);
    }
}

static void arguments(random_world *r)
{
    static const char *const labels[] = { NULL, NULL, "k", "l" };
    etch_arg x[3], y[3];
    etch_ctx *cx = r->w->cx;
    int n = below(r, 4);
    etch_arg_mode mode = one_in(r, 2) ? ETCH_ARGS_EXACT : ETCH_ARGS_SYMBOLIC;
    for (int i = 0; i < n; i++) {
        x[i] = random_arg(r, 2);
        x[i].label = labels[below(r, 4)];
        y[i] = one_in(r, 8) ? random_arg(r, 2) : change_arg(r, &x[i], 2);
        y[i].label = one_in(r, 20) ? labels[below(r, 4)] : x[i].label;
    }
    etch_spec *s = spec_of(r, x, n, mode), *t = spec_of(r, y, n, mode);
    uint64_t h = 0;
    MAKE(r->w, etch__args_hash(cx, x, n, mode, &h));
    CHECK(r, h == etch_spec_hash(s), s, s);
    CHECK(r, etch__args_equal(cx, s, x, n, mode) == 1, s, s);
    CHECK(r, etch__args_fit(cx, s, x, n, mode) == 1, s, s);
    check_flat(r, s, x, n, mode);
    CHECK(r, etch__args_equal(cx, s, y, n, mode) == equal(r, t, s), t, s);
    met.equal += equal(r, t, s);
    /* Against a spec that is more general than one of the calls: each argument's items on their own, then as a call. */
    etch_spec *items[3];
    for (int i = 0; i < n; i++)
        items[i] = own(r->w, change_spec(r, RELAX, s->items[i], NULL));
    etch_arg specs[3];
    for (int i = 0; i < n; i++) {
        specs[i] = ETCH_ARG_SPEC(items[i]);
        specs[i].label = x[i].label;
    }
    etch_spec *wide = spec_of(r, specs, n, mode), *both = common(r->w, s, t);
    CHECK(r, etch__args_fit(cx, wide, x, n, mode) == fits(r, s, wide), s, wide);
    CHECK(r, etch__args_fit(cx, wide, y, n, mode) == fits(r, t, wide), t, wide);
    met.fit += fits(r, t, wide) && !equal(r, t, wide);
    if (both)
        CHECK(r, etch__args_fit(cx, both, x, n, mode) == 1 && etch__args_fit(cx, both, y, n, mode) == 1, s, t);
    /* Differences are none exactly if the two are equal. */
    etch_difference d[4];
    int n_found = 0;
    bool more = false;
    MAKE(r->w, etch__spec_differences(cx, s, t, &r->arena, 4, d, &n_found, &more));
    CHECK(r, (n_found == 0) == equal(r, s, t), s, t);
}

static void test_arguments(void **state)
{
    memset(&met, 0, sizeof met);
    run(state, arguments);
    expect_many(met.equal, 10000);
    expect_many(met.fit, 2500);
    expect_many(met.paths_behind, 1000);
}

/* --- casts ---------------------------------------------------------------------------------------------------------------------- */

/* A type for x, made of its spec s: here and there a tensor is declared for a literal or a list, or a custom type for a list. *is_fine:
 * whether x can be cast to it, as far as this part of it goes. */
static etch_spec *loosen(random_world *r, const etch_arg *x, const etch_spec *s, bool *is_fine);

static bool is_element(const etch_arg *x, etch_dtype t)
{
    if (x->spec || x->kind != ETCH_SPEC_LITERAL)
        return false;
    switch (x->literal.kind) { /* of those that random_literal makes */
    case ETCH_LITERAL_BOOL: return t == ETCH_BOOL;
    case ETCH_LITERAL_INT: return t == ETCH_F32 || t == ETCH_I64;
    case ETCH_LITERAL_BIG_INT: return t == ETCH_F32;
    case ETCH_LITERAL_FLOAT: return t == ETCH_F32;
    case ETCH_LITERAL_STR:
    case ETCH_LITERAL_BYTES: return t == ETCH_STRING;
    default: return false;
    }
}

/* The shape of x as a tensor; false: it is none. */
static bool shape_of_literals(const etch_arg *x, etch_dtype t, int *rank, int64_t dims[8])
{
    *rank = 0;
    if (x->spec || (x->kind != ETCH_SPEC_LIST && x->kind != ETCH_SPEC_TUPLE))
        return is_element(x, t);
    for (int i = 0; i < x->n; i++) {
        int64_t inner[8];
        int n;
        if (!shape_of_literals(&x->items[i], t, &n, inner))
            return false;
        if (i > 0 && (n + 1 != *rank || memcmp(inner, dims + 1, (size_t)n * sizeof *dims) != 0))
            return false;
        *rank = n + 1;
        memcpy(dims + 1, inner, (size_t)n * sizeof *dims);
    }
    dims[0] = x->n;
    *rank = x->n == 0 ? 1 : *rank;
    return true;
}

static etch_spec *declare_tensor(random_world *r, const etch_arg *x, bool *is_fine)
{
    static const etch_dtype dtypes[] = { ETCH_F32, ETCH_F32, ETCH_I64, ETCH_BOOL, ETCH_STRING };
    etch_dtype t = dtypes[below(r, (int)ETCH_COUNT_OF(dtypes))];
    etch_spec *out = NULL;
    int rank = below(r, 3) - 1, rank_of_x;
    int64_t dims[8];
    MAKE(r->w, etch_spec_tensor(r->w->cx, t, &ETCH_UNKNOWN_SIZE, rank, NULL, &out));
    *is_fine &= shape_of_literals(x, t, &rank_of_x, dims) && (rank < 0 || rank == rank_of_x);
    return out;
}

static const etch_arg *item_for(const etch_arg *x, const etch_spec *s, int i)
{
    if (x->kind != ETCH_SPEC_DICT)
        return &x->items[i];
    const etch_literal *key = etch_spec_key(s, i);
    for (int k = 0; k < x->n; k++)
        if (x->keys[k].kind == key->kind &&
            (key->kind == ETCH_LITERAL_INT ? x->keys[k].i == key->i : strcmp(x->keys[k].text, key->text) == 0))
            return &x->items[k];
    fail();
    return NULL;
}

static etch_spec *loosen_items(random_world *r, const etch_arg *x, const etch_spec *s, bool *is_fine)
{
    etch_spec *items[3], *out = NULL;
    etch_ctx *cx = r->w->cx;
    int n = s->n_items;
    for (int i = 0; i < n; i++)
        items[i] = loosen(r, item_for(x, s, i), s->items[i], is_fine);
    if (s->kind == ETCH_SPEC_CUSTOM || (s->kind == ETCH_SPEC_LIST && one_in(r, 4)))
        MAKE(r->w,
             etch_spec_custom(cx, &bits_ops, s->kind == ETCH_SPEC_CUSTOM ? s->object : &bits_of[3], items, n, &out));
    else if (s->kind == ETCH_SPEC_DICT)
        MAKE(r->w, etch_spec_dict(cx, s->keys, items, n, &out));
    else if (s->kind == ETCH_SPEC_NAMED_TUPLE || s->kind == ETCH_SPEC_ATTRS)
        MAKE(r->w, etch_spec_fields(cx, (etch_spec_kind)s->kind, s->type_name, field_names, items, n, &out));
    else
        MAKE(r->w, etch_spec_sequence(cx, (etch_spec_kind)s->kind, items, n, &out));
    for (int i = 0; i < n; i++)
        etch_spec_release(&items[i]);
    return out;
}

static etch_spec *loosen(random_world *r, const etch_arg *x, const etch_spec *s, bool *is_fine)
{
    bool may_be = s->kind == ETCH_SPEC_LITERAL || s->kind == ETCH_SPEC_LIST;
    if (may_be && !one_in(r, 3))
        return declare_tensor(r, x, is_fine);
    if (x->spec || !(s->n_items > 0 || s->kind == ETCH_SPEC_LIST))
        return etch_spec_retain((etch_spec *)s);
    return loosen_items(r, x, s, is_fine);
}

/* A literal in a list, mostly, so that there is something to cast. */
static etch_arg castable_arg(random_world *r)
{
    if (one_in(r, 2))
        return random_arg(r, 2);
    etch_arg *items = ETCH_ARENA_ARRAY(&r->arena, etch_arg, 3);
    for (int i = 0; i < 3; i++)
        items[i] = one_in(r, 8) ? random_arg(r, 1) : ETCH_ARG_INT(below(r, 5));
    etch_arg list = { .kind = ETCH_SPEC_LIST, .n = below(r, 4), .items = items };
    return one_in(r, 3) ? ETCH_ARG_FLOAT(below(r, 2)) : list;
}

static struct {
    int itself, made, refused;
} casts;

/* What was made of x is of the type, and flattens and rebuilds as values of the type do. */
static void check_made(random_world *r, const etch_spec *type, const etch_arg *made, int n, etch_tensor *const *in,
                       int n_in)
{
    etch_ctx *cx = r->w->cx;
    enum { MANY = 256 };
    etch_tensor *flat[MANY];
    etch_spec *s = spec_of(r, made, n, ETCH_ARGS_EXACT);
    CHECK(r, fits(r, s, type), s, type);
    CHECK(r, etch__args_fit(cx, type, made, n, ETCH_ARGS_EXACT) == 1, s, type);
    CHECK(r, n_in == etch_spec_n_tensors(type) && n_in == etch__args_tensors(cx, made, n, flat, MANY), s, type);
    for (int i = 0; i < n_in; i++) {
        CHECK(r, flat[i] == in[i], s, type);
        CHECK(r, !in[i] || etch_spec_dtype(etch_spec_tensor_at(type, i)) == in[i]->dtype, s, type);
    }
    etch_arg *built = NULL;
    MAKE(r->w, etch__spec_rebuild(cx, type, made, n, in, &r->arena, &built));
    CHECK(r, equal(r, spec_of(r, built, n, ETCH_ARGS_EXACT), s), s, type);
}

static void casting(random_world *r)
{
    etch_ctx *cx = r->w->cx;
    etch_arg x[2] = { castable_arg(r), castable_arg(r) };
    etch_tensor *none[1] = { NULL }, **in = none;
    int n_in = -1;
    const etch_arg *args = x;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_scope scope = etch_scope_begin(cx);
    etch_spec *s = spec_of(r, x, 2, ETCH_ARGS_EXACT);
    /* To its own type, and to what its own type fits: itself. */
    MAKE(r->w, etch__args_cast(cx, "f", s, &args, 2, &in, &n_in));
    CHECK(r, args == x && in == none && n_in == -1, s, s);
    etch_spec *own_type = spec_of(r, x, 1, ETCH_ARGS_EXACT)->items[0],
              *wide = own(r->w, change_spec(r, RELAX, own_type, NULL));
    etch_arg_cast c;
    MAKE(r->w, etch_spec_cast(cx, own_type, x, &c));
    CHECK(r, !c.memory && memcmp(&c.arg, x, sizeof *x) == 0, own_type, own_type);
    bool was_fine = fits(r, own_type, wide), is_cast = etch_spec_cast(cx, wide, x, &c) == ETCH_OK;
    CHECK(r, !was_fine || is_cast, own_type, wide);
    if (is_cast) {
        CHECK(r, was_fine == !c.memory, own_type, wide);
        CHECK(r, etch__arg_fits(cx, wide, &c.arg) == 1, own_type, wide);
        casts.itself += was_fine;
        etch_arg_cast_release(&c);
    }
    etch_error_clear(cx);
    /* To a type that wants other things in places. */
    bool is_fine = true;
    etch_spec *items[2];
    for (int i = 0; i < 2; i++)
        items[i] = own(r->w, loosen(r, &x[i], s->items[i], &is_fine));
    etch_spec *type = sequence_spec(r->w, ETCH_SPEC_TUPLE, items, 2);
    etch_status status = etch__args_cast(cx, "f", type, &args, 2, &in, &n_in);
    /* Specs among the arguments may say different things of a name, which the type has united. */
    if (status == ETCH_ENOMEM || (!s->has_names && (status == ETCH_OK) != is_fine))
        fail_msg("seed %llu: %s\n  %s\n  %s", (unsigned long long)seed, etch_error_message(cx), show(r->w, s),
                 show(r->w, type));
    etch_error_clear(cx);
    is_fine = status == ETCH_OK;
    CHECK(r, is_fine || (args == x && in == none && n_in == -1), s, type);
    casts.refused += !is_fine;
    if (is_fine && args != x) {
        casts.made++;
        check_made(r, type, args, 2, in, n_in);
    } else if (is_fine)
        CHECK(r, fits(r, s, type), s, type);
    etch_scope_end(cx, scope);
    etch__arena_reset(&cx->scratch, mark);
}

static void test_casts(void **state)
{
    memset(&casts, 0, sizeof casts);
    run(state, casting);
    expect_many(casts.itself, 10000);
    expect_many(casts.made, 10000);
    expect_many(casts.refused, 10000);
}

int etch_test_lattice(void);
int etch_test_lattice(void)
{
    const struct CMUnitTest tests[] = { WORLD_TEST(test_order), WORLD_TEST(test_supertype), WORLD_TEST(test_arguments),
                                        WORLD_TEST(test_casts) };
    return cmocka_run_group_tests_name("trace/lattice", tests, NULL, NULL);
}
