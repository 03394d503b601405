/* Memory: the cache has limits in entries and bytes, says what it dropped, can be cleared, and lets go of objects that are gone. */
#include "footguns.h"

/* A program that goes on like this for ever needs no more memory later than it did once the limits were reached. What is kept
 * besides the traces (the last events, the calls that advice is replayed against) is bounded as well. */
enum { WARM = 1500, LONG = 3000, SLACK_BYTES = 64 << 10 };

typedef struct flood {
    world w;
    etch_function *f;
    size_t max_entries, max_bytes, live_when_warm;
    uint64_t n;
} flood;

static void flood_begin(flood *s, etch_body *body, etch_structured_body *structured)
{
    world_begin(&s->w);
    s->max_entries = 32;
    s->max_bytes = 200 << 10;
    s->n = 0;
    etch_function_options o = {
        .policy = ETCH_EXACT, .structured = structured, .max_entries = s->max_entries, .max_bytes = s->max_bytes
    };
    s->f = function_of(&s->w, "f", body, NULL, o);
}

/* After each call. */
static void flood_check(flood *s)
{
    etch_function_stats now = stats_of(s->f);
    s->n++;
    assert_int_equal(now.n_traces, s->n);
    assert_true(now.n_entries <= s->max_entries);
    assert_true(now.bytes <= s->max_bytes);
    assert_int_equal(now.n_evicted + now.n_purged + now.n_entries, s->n); /* nothing disappears unsaid */
    if (s->n == WARM)
        s->live_when_warm = atomic_load(&s->w.live_bytes);
}

static void flood_end(flood *s)
{
    size_t live = atomic_load(&s->w.live_bytes);
    if (live > s->live_when_warm + SLACK_BYTES)
        fail_msg("%zu bytes after %d signatures, %zu after %d", s->live_when_warm, WARM, live, LONG);
    etch_function_release(&s->f);
    world_end(&s->w);
}

static void p01_memory_is_bounded_with_varying_shapes(void **state)
{
    (void)state;
    flood s;
    flood_begin(&s, twice, NULL);
    for (int64_t i = 0; i < LONG; i++) {
        etch_scope scope = etch_scope_begin(s.w.cx);
        etch_tensor *y = CALL(&s.w, s.f, X(&s.w, 1, i + 1, 0)); /* no elements: what grows is not the tensors */
        assert_int_equal(etch_tensor_dim(y, 0), i + 1);
        etch_scope_end(s.w.cx, scope);
        flood_check(&s);
    }
    assert_true(stats_of(s.f).n_evicted > 0);
    flood_end(&s);
}

static void p01_memory_is_bounded_with_varying_numbers(void **state)
{
    (void)state;
    flood s;
    flood_begin(&s, NULL, times);
    for (int i = 0; i < LONG; i++) {
        etch_scope scope = etch_scope_begin(s.w.cx);
        assert_true(NUMBER(&s.w, s.f, X(&s.w, 2, 3), ETCH_ARG_INT(i)) == 2.0 * i);
        etch_scope_end(s.w.cx, scope);
        flood_check(&s);
    }
    assert_true(stats_of(s.f).n_evicted > 0);
    flood_end(&s);
}

/* Under symbolic there is nothing to bound. */
static void p01_all_shapes_are_one_trace_under_symbolic(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_of(&w, "f", twice, NULL, (etch_function_options){ .policy = ETCH_SYMBOLIC });
    size_t bytes = 0;
    for (int64_t i = 0; i < LONG; i++) {
        etch_scope scope = etch_scope_begin(w.cx);
        CALL(&w, f, X(&w, 1, i, 0));
        etch_scope_end(w.cx, scope);
        bytes = bytes ? bytes : stats_of(f).bytes;
    }
    assert_int_equal(n_traces(f), 1);
    assert_int_equal(stats_of(f).bytes, bytes);
    etch_function_release(&f);
    world_end(&w);
}

/* What it holds can be listed, and given back. */
static void p01_the_cache_can_be_listed_and_cleared(void **state)
{
    (void)state;
    enum { N = 40 };
    world w;
    world_begin(&w);
    atomic_int n_bodies = 0;
    etch_function_options o = { .policy = ETCH_EXACT, .structured = times };
    etch_function *f = function_of(&w, "f", NULL, &n_bodies, o);
    for (int i = 0; i < N; i++)
        CALL(&w, f, X(&w, 1, 3), ETCH_ARG_INT(i));
    etch_entry_list list;
    must(&w, etch_function_cache(w.cx, f, &list));
    assert_int_equal(list.n, N);
    expect_part(list.at[7].signature, "(f32[3], literal 7)");
    size_t sum = 0;
    for (int i = 0; i < list.n; i++)
        sum += list.at[i].bytes;
    assert_int_equal(sum, stats_of(f).bytes);
    etch_entry_list_release(&list);
    size_t before = atomic_load(&w.live_bytes);
    etch_function_clear(w.cx, f);
    CALL(&w, f, X(&w, 1, 3), ETCH_ARG_INT(0));
    size_t after = atomic_load(&w.live_bytes);
    assert_true(after + sum / 2 < before); /* the memory itself came back, not only its count */
    etch_function_stats s = stats_of(f);
    assert_int_equal(s.n_entries, 1);
    assert_int_equal(s.n_traces, N + 1); /* the count only grows */
    assert_int_equal(atomic_load(&n_bodies), N + 1);
    etch_function_release(&f);
    world_end(&w);
}

/* Many functions, each within its limits, are bounded together too. */
static void p01_all_functions_together_are_bounded(void **state)
{
    (void)state;
    enum { N_FUNCTIONS = 12, N_CALLS = 20, MAX_ENTRIES = 30 };
    world w;
    world_begin(&w);
    const size_t max_bytes = 300 << 10;
    must(&w, etch_set_cache_limits(w.cx, MAX_ENTRIES, max_bytes));
    etch_function *f[N_FUNCTIONS];
    for (int i = 0; i < N_FUNCTIONS; i++)
        f[i] = function_of(&w, "f", NULL, NULL, (etch_function_options){ .structured = times });
    for (int k = 0; k < N_CALLS; k++)
        for (int i = 0; i < N_FUNCTIONS; i++) {
            assert_true(NUMBER(&w, f[i], X(&w, 1, 3), ETCH_ARG_INT(k)) == k);
            uint64_t n_entries = 0, n_gone = 0, n = 0;
            size_t bytes = 0;
            for (int j = 0; j < N_FUNCTIONS; j++) {
                etch_function_stats s = stats_of(f[j]);
                n_entries += s.n_entries;
                n_gone += s.n_evicted;
                n += s.n_traces;
                bytes += s.bytes;
            }
            assert_true(n_entries <= MAX_ENTRIES);
            assert_true(bytes <= max_bytes);
            assert_int_equal(n_entries + n_gone, n);
        }
    for (int i = 0; i < N_FUNCTIONS; i++)
        etch_function_release(&f[i]);
    world_end(&w);
}

/* --- objects that are gone ----------------------------------------------------------------------------------------------- */

static void ignores_object(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_return(out, etch_add(cx, args[0].tensor, args[0].tensor));
}

static const etch_object_ops plain = { .type_name = "Object" };

static etch_arg an_object(world *w, void *p, etch_identity **id)
{
    must(w, etch_identity_new(w->cx, p, &plain, id));
    return (etch_arg){ .kind = ETCH_SPEC_IDENTITY, .identity = *id };
}

static void dies(etch_identity **id)
{
    etch_identity_died(*id);
    etch_identity_release(id);
}

/* An object for each call, gone before the next. */
static void p02_entries_of_dead_objects_are_purged(void **state)
{
    (void)state;
    static char objects[LONG];
    flood s;
    flood_begin(&s, NULL, ignores_object);
    for (int i = 0; i < LONG; i++) {
        etch_scope scope = etch_scope_begin(s.w.cx);
        etch_identity *id = NULL;
        CALL(&s.w, s.f, X(&s.w, 1, 3), an_object(&s.w, &objects[i], &id));
        dies(&id);
        etch_scope_end(s.w.cx, scope);
        flood_check(&s);
        assert_true(stats_of(s.f).n_entries <= 2);
    }
    assert_int_equal(stats_of(s.f).n_evicted, 0); /* the limits were not what kept it small */
    assert_int_equal(stats_of(s.f).n_purged, LONG - stats_of(s.f).n_entries);
    flood_end(&s);
}

/* Another function's miss, or a look at the cache, is enough: the one that was left need not be called again. */
static void p02_a_function_that_rests_is_purged_too(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    char object = 0;
    etch_identity *id = NULL;
    etch_function_options o = { .policy = ETCH_EXACT, .structured = ignores_object };
    etch_function *f = function_of(&w, "f", NULL, NULL, o), *g = function_of(&w, "g", NULL, NULL, o);
    CALL(&w, f, X(&w, 1, 3), an_object(&w, &object, &id));
    assert_int_equal(stats_of(f).n_entries, 1);
    dies(&id);
    CALL(&w, g, X(&w, 1, 3), X(&w, 1, 3));
    assert_int_equal(stats_of(f).n_entries, 0);
    assert_int_equal(stats_of(f).n_purged, 1);
    assert_int_equal(stats_of(f).bytes, 0);
    etch_function_release(&f);
    etch_function_release(&g);
    world_end(&w);
}

/* Memory is used again: the object that comes next may stand where the dead one did, and is another. */
static void p02_a_new_object_at_an_old_address_is_another(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    char object = 0;
    etch_function_options o = { .structured = ignores_object };
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_RELAX; policy++) {
        o.policy = (etch_policy)policy;
        etch_function *f = function_of(&w, "f", NULL, NULL, o);
        for (int i = 1; i <= 3; i++) {
            etch_identity *id = NULL;
            etch_arg it = an_object(&w, &object, &id);
            CALL(&w, f, X(&w, 1, 3), it);
            CALL(&w, f, X(&w, 1, 3), it);
            assert_int_equal(n_traces(f), i);
            dies(&id);
        }
        etch_function_release(&f);
    }
    world_end(&w);
}

int footguns_bounds(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(p01_memory_is_bounded_with_varying_shapes),
        cmocka_unit_test(p01_memory_is_bounded_with_varying_numbers),
        cmocka_unit_test(p01_all_shapes_are_one_trace_under_symbolic),
        cmocka_unit_test(p01_all_functions_together_are_bounded),
        cmocka_unit_test(p01_the_cache_can_be_listed_and_cleared),
        cmocka_unit_test(p02_entries_of_dead_objects_are_purged),
        cmocka_unit_test(p02_a_function_that_rests_is_purged_too),
        cmocka_unit_test(p02_a_new_object_at_an_old_address_is_another),
    };
    return cmocka_run_group_tests_name("footguns/bounds", tests, NULL, NULL);
}
