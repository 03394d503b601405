/* Properties of specs and arguments, over random ones of all kinds. A failure prints its seed; ETCH_TEST_SEED=n runs that one alone.
 *
 * Names make the order less than a lattice: [2] and [3] both fit [n], [m] and so on, none of which is below the others. So "least"
 * is asked of candidates after forgetting in them the names that the result does not have in the same places. */
#include "spec_random.h"

#include <stdlib.h>

enum { N_SPECS = 100000, N_ARGS = 40000 };

static uint64_t seed; /* of the case under way */

#define CHECK(r, cond, a, b) \
    do { \
        if (!(cond)) \
            fail_msg("seed %llu: not %s\n  %s\n  %s", (unsigned long long)seed, #cond, show((r)->w, a), \
                     show((r)->w, b)); \
    } while (0)

static void run(void **state, int n, void (*property)(random_world *r))
{
    const char *only = getenv("ETCH_TEST_SEED");
    random_world r;
    world *w = *state;
    random_open(&r, w);
    uint64_t first = only ? strtoull(only, NULL, 0) : 1, last = only ? first : (uint64_t)n;
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
    run(state, N_SPECS, order);
    if (!getenv("ETCH_TEST_SEED")) /* the cases must be there for the properties to mean something */
        assert_true(seen.equal > 10000 && seen.below > 10000 && seen.chains > 10000 && seen.relaxed > 10000);
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
    run(state, N_SPECS, supertype);
    if (!getenv("ETCH_TEST_SEED"))
        assert_true(joined.results > 10000 && joined.candidates > 10000 && joined.absorbed > 10000);
}

/* --- arguments ----------------------------------------------------------------------------------------------------------- */

static etch_spec *spec_of(random_world *r, const etch_arg *args, int n, etch_arg_mode mode)
{
    etch_spec *s = NULL;
    MAKE(r->w, etch__args_spec(r->w->cx, args, n, mode, &s));
    return own(r->w, s);
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

static struct {
    int equal, fit;
} met;

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
    run(state, N_ARGS, arguments);
    if (!getenv("ETCH_TEST_SEED"))
        assert_true(met.equal > 4000 && met.fit > 1000);
}

int etch_test_lattice(void);
int etch_test_lattice(void)
{
    const struct CMUnitTest tests[] = { WORLD_TEST(test_order), WORLD_TEST(test_supertype),
                                        WORLD_TEST(test_arguments) };
    return cmocka_run_group_tests_name("trace/lattice", tests, NULL, NULL);
}
