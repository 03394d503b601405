/* Generalising, and which trace a call gets: TensorFlow's reduce_retracing (relax) beside symbolic, calls that have nothing in
 * common, and traces that come later. */
#include "footguns.h"

/* --- what the body is told of shapes ----------------------------------------------------------------------------------------- */

enum { MAX_RANKS = 16 };
typedef struct ranks {
    int n, at[MAX_RANKS];
} ranks;

static etch_tensor *notes_rank(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    ranks *seen = user;
    if (seen->n < MAX_RANKS)
        seen->at[seen->n++] = etch_tensor_rank(in[0]);
    return etch_add(cx, in[0], in[0]);
}

/* [1], [2], [3], [3, 3], [], [4], [5, 5]. */
static void call_many_shapes(world *w, etch_function *f)
{
    etch_arg x[] = { X(w, 1, 1), X(w, 1, 2), X(w, 1, 3), X(w, 1, 3, 3), SCALAR(w, 1.0), X(w, 1, 4), X(w, 1, 5, 5) };
    for (int i = 0; i < 7; i++)
        assert_true(first(w->cx, call(w, f, &x[i], 1)) == 2);
}

static void expect_signatures(world *w, etch_function *f, int n, const char *const *want)
{
    etch_entry_list list;
    must(w, etch_function_cache(w->cx, f, &list));
    assert_int_equal(list.n, n);
    for (int i = 0; i < n; i++) {
        const char *from = strchr(list.at[i].signature, '(');
        assert_string_equal(from ? from : "", want[i]);
    }
    etch_entry_list_release(&list);
}
#define EXPECT_SIGNATURES(w, f, ...) \
    expect_signatures((w), (f), (int)(sizeof((const char *[]){ __VA_ARGS__ }) / sizeof(char *)), \
                      (const char *const[]){ __VA_ARGS__ })

/* One outlier of another rank costs one trace, and the bodies know their ranks. */
static void p08_another_rank_takes_nothing_from_the_others(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    ranks seen = { 0 };
    etch_function *f = function_of(&w, "f", notes_rank, &seen, (etch_function_options){ .policy = ETCH_SYMBOLIC });
    call_many_shapes(&w, f);
    EXPECT_SIGNATURES(&w, f, "(f32[?])", "(f32[?, ?])", "(f32[])");
    assert_int_equal(seen.n, 3);
    assert_int_equal(seen.at[0], 1);
    assert_int_equal(seen.at[1], 2);
    assert_int_equal(seen.at[2], 0);
    etch_function_release(&f);
    /* TensorFlow's way is there for those who ask for it: exact, general, and then of unknown rank for good. */
    seen = (ranks){ 0 };
    f = function_of(&w, "f", notes_rank, &seen, (etch_function_options){ .policy = ETCH_RELAX });
    call_many_shapes(&w, f);
    EXPECT_SIGNATURES(&w, f, "(f32[1])", "(f32[?])", "(f32[...])");
    assert_int_equal(seen.n, 3);
    assert_int_equal(seen.at[2], ETCH_ANY_RANK);
    etch_function_release(&f);
    world_end(&w);
}

/* The first trace is already the general one. */
static void p08_no_exact_trace_comes_first(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    atomic_int n_bodies = 0;
    etch_function *f = function_of(&w, "f", twice, &n_bodies, (etch_function_options){ .policy = ETCH_SYMBOLIC });
    CALL(&w, f, X(&w, 1, 6, 7));
    EXPECT_SIGNATURES(&w, f, "(f32[?, ?])");
    for (int64_t n = 0; n < 20; n++)
        CALL(&w, f, X(&w, 1, n, 20 - n));
    assert_int_equal(atomic_load(&n_bodies), 1);
    etch_function_release(&f);
    world_end(&w);
}

/* --- general and special -------------------------------------------------------------------------------------------------------- */

static int compares_line;

/* Another way for few rows. */
static etch_tensor *by_size(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    atomic_fetch_add((atomic_int *)user, 1);
    etch_tensor *n = etch_tensor_dim_of(cx, in[0], 0), *four = etch_int(cx, ETCH_I64, 4);
    compares_line = __LINE__ + 1;
    bool is_small = etch_sizes_compare(cx, n, ETCH_IS_LESS, four);
    return etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, is_small ? 10 : 20));
}

static void p09_a_trace_is_special_where_the_body_asks(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    atomic_int n_bodies = 0;
    etch_function *f = function_of(&w, "f", by_size, &n_bodies, (etch_function_options){ .policy = ETCH_SYMBOLIC });
    for (int64_t n = 12; n >= 1; n--)
        assert_true(NUMBER(&w, f, X(&w, 1, n)) == (n < 4 ? 10 : 20));
    for (int64_t n = 1; n <= 12; n++)
        assert_true(NUMBER(&w, f, X(&w, 1, n)) == (n < 4 ? 10 : 20));
    assert_int_equal(atomic_load(&n_bodies), 2);
    etch_entry_list list;
    must(&w, etch_function_cache(w.cx, f, &list));
    char line[64];
    snprintf(line, sizeof line, "%s:%d", __FILE__, compares_line);
    for (int i = 0; i < 2; i++)
        expect_part(list.at[i].guards, line); /* who asked for it */
    assert_int_equal(list.at[0].hits, 9 + 9);
    assert_int_equal(list.at[1].hits, 3 + 3);
    etch_entry_list_release(&list);
    etch_function_release(&f);
    world_end(&w);
}

/* With little room the exact trace that came before the general one goes; its shape is then served by the general one. */
static void p09_an_early_exact_trace_goes_when_room_is_needed(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function_options o = { .policy = ETCH_RELAX, .max_entries = 1 };
    etch_function *f = function_of(&w, "f", twice, NULL, o);
    CALL(&w, f, X(&w, 1, 1));
    CALL(&w, f, X(&w, 1, 2));
    EXPECT_SIGNATURES(&w, f, "(f32[?])");
    CALL(&w, f, X(&w, 1, 1));
    CALL(&w, f, X(&w, 1, 3));
    assert_int_equal(n_traces(f), 2);
    assert_int_equal(stats_of(f).n_evicted, 1);
    etch_function_release(&f);
    world_end(&w);
}

/* And a program can start over with the trace that it wants. */
static void p09_the_traces_can_be_made_again_from_specs(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_of(&w, "f", twice, NULL, (etch_function_options){ .policy = ETCH_RELAX });
    CALL(&w, f, SCALAR(&w, 1));
    CALL(&w, f, X(&w, 1, 1)); /* from here on all ranks are one, in TensorFlow for good */
    CALL(&w, f, X(&w, 1, 2));
    EXPECT_SIGNATURES(&w, f, "(f32[])", "(f32[...])");
    etch_function_clear(w.cx, f);
    etch_spec *s = parsed(&w, "f32[?]");
    assert_int_equal(etch_function_trace(w.cx, f, ARGS(ETCH_ARG_SPEC(s))), 3);
    for (int n = 1; n < 5; n++)
        CALL(&w, f, X(&w, 1, n));
    EXPECT_SIGNATURES(&w, f, "(f32[?])");
    etch_spec_release(&s);
    etch_function_release(&f);
    world_end(&w);
}

/* --- nothing in common ------------------------------------------------------------------------------------------------------------ */

static void adds_all(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)user;
    if (n_args == 1 && args[0].kind != ETCH_SPEC_TENSOR) {
        n_args = args[0].n;
        args = args[0].items;
    }
    etch_tensor *y = args[0].tensor;
    for (int i = 1; i < n_args; i++)
        y = etch_add(cx, y, args[i].tensor);
    etch_return(out, y);
}

/* f(*args) with more and more of them, and fewer again; then as one list. Each number of them is generalised by itself. */
static void d05_relax_takes_a_growing_number_of_arguments(void **state)
{
    (void)state;
    enum { MAX = 5 };
    world w;
    world_begin(&w);
    for (int as_list = 0; as_list <= 1; as_list++) {
        etch_function_options o = { .policy = ETCH_RELAX, .structured = adds_all };
        etch_function *f = function_of(&w, "f", NULL, NULL, o);
        uint64_t want = 0;
        for (int size = 1; size <= 4; size++)
            for (int k = 0; k < MAX; k++) {
                int n = size % 2 ? k + 1 : MAX - k;
                etch_arg args[MAX];
                for (int i = 0; i < n; i++)
                    args[i] = X(&w, 1, size);
                etch_arg list = a_list(ETCH_SPEC_LIST, args, n);
                assert_true(first(w.cx, as_list ? call(&w, f, &list, 1) : call(&w, f, args, n)) == n);
                want += size <= 2; /* exact, then general */
                assert_int_equal(n_traces(f), want);
            }
        etch_function_release(&f);
    }
    world_end(&w);
}

/* An object of the caller's type, made of a tensor and a number. Its class is its data: classes are related as numbers are, 0 being
 * the parent of all; with `orphans` there is no parent. */
static bool orphans;
static int class_equal(etch_ctx *cx, const void *a, const void *b)
{
    return (void)cx, *(const int *)a == *(const int *)b;
}
static int class_hash(etch_ctx *cx, const void *a, uint64_t *out)
{
    (void)cx;
    *out = (uint64_t) * (const int *)a;
    return 1;
}
static int class_is_subtype(etch_ctx *cx, const void *a, const void *b)
{
    (void)cx;
    return *(const int *)a == *(const int *)b || (!orphans && *(const int *)b == 0);
}
static void *class_common(etch_ctx *cx, const void *a, const void *b)
{
    (void)cx;
    static int parent = 0;
    return *(const int *)a == *(const int *)b ? (void *)a : orphans ? NULL : &parent;
}
static const etch_spec_ops nest_ops = { .type_name = "Nest",
                                        .equal = class_equal,
                                        .hash = class_hash,
                                        .is_subtype = class_is_subtype,
                                        .common_supertype = class_common };

static void of_nest(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    const etch_arg *items = args[0].items;
    etch_return(out, etch_mul(cx, items[0].tensor, etch_scalar(cx, ETCH_F32, (double)items[1].literal.i)));
}

static void d06_relax_takes_objects_whose_parts_have_nothing_in_common(void **state)
{
    (void)state;
    static int classes[] = { 0, 1, 2 };
    static const struct {
        int64_t n, k;
        int class;
        uint64_t with_parent, without;
    } rows[] = {
        /* size, number, class: traces after the call if classes have a common parent, and if not */
        { 1, 1, 1, 1, 1 }, { 2, 2, 1, 2, 2 }, { 3, 1, 1, 3, 3 }, { 3, 2, 1, 4, 4 }, { 4, 1, 1, 4, 4 },
        { 4, 2, 1, 4, 4 }, { 4, 1, 2, 5, 5 }, { 5, 1, 2, 5, 6 }, { 6, 1, 1, 5, 6 }, { 6, 1, 2, 5, 6 },
    };
    world w;
    world_begin(&w);
    for (int i = 0; i <= 1; i++) {
        orphans = i == 1;
        etch_function_options o = { .policy = ETCH_RELAX, .structured = of_nest };
        etch_function *f = function_of(&w, "f", NULL, NULL, o);
        for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
            etch_arg items[] = { X(&w, 3, rows[r].n), ETCH_ARG_INT(rows[r].k) };
            etch_arg it = { .kind = ETCH_SPEC_CUSTOM,
                            .spec_ops = &nest_ops,
                            .object = &classes[rows[r].class],
                            .n = 2,
                            .items = items };
            assert_true(NUMBER(&w, f, it) == 3.0 * (double)rows[r].k);
            assert_int_equal(n_traces(f), orphans ? rows[r].without : rows[r].with_parent);
        }
        etch_function_release(&f);
    }
    world_end(&w);
}

/* --- traces that come later --------------------------------------------------------------------------------------------------------- */

/* The result says which trace it is from. */
static etch_tensor *numbers_itself(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)in, (void)n_in;
    return etch_scalar(cx, ETCH_F32, ++*(int *)user);
}

/* The rule, told plainly: an equal one; else the first that fits, unless a later one that fits is more special. */
typedef struct target {
    int64_t at[2]; /* sizes, ETCH_ANY_SIZE */
} target;
enum { MAX_TARGETS = 64 };
typedef struct table {
    int n;
    target at[MAX_TARGETS];
} table;

static bool fits(const target *x, const target *y)
{
    for (int i = 0; i < 2; i++)
        if (y->at[i] != ETCH_ANY_SIZE && y->at[i] != x->at[i])
            return false;
    return true;
}

/* The number of the trace that the request gets, from 1; it is added if there is none. */
static int ask(table *t, const target *x)
{
    int best = -1;
    for (int i = 0; i < t->n; i++)
        if (fits(x, &t->at[i]) && fits(&t->at[i], x))
            return i + 1;
    for (int i = 0; i < t->n; i++)
        if (fits(x, &t->at[i]) && (best < 0 || fits(&t->at[i], &t->at[best])))
            best = i;
    if (best < 0) {
        best = t->n;
        t->at[t->n++] = *x;
    }
    return best + 1;
}

static uint32_t seed = 7;
static int choose(int n)
{
    seed = seed * 1664525 + 1013904223;
    return (int)((seed >> 16) % (uint32_t)n);
}

/* Random traces of random generality; whenever one was added, every call that had been made is made again. */
static void d09_a_trace_that_is_added_redirects_no_call(void **state)
{
    (void)state;
    enum { RUNS = 60, STEPS = 10 };
    world w;
    world_begin(&w);
    int n_general = 0;
    for (int run = 0; run < RUNS; run++) {
        int number = 0, n_calls = 0;
        table t = { 0 };
        target calls[STEPS];
        etch_function *f = function_of(&w, "f", numbers_itself, &number,
                                       (etch_function_options){ .policy = ETCH_EXACT });
        for (int step = 0; step < STEPS; step++) {
            etch_scope scope = etch_scope_begin(w.cx);
            target x;
            bool is_call = choose(3) > 0;
            for (int i = 0; i < 2; i++)
                x.at[i] = !is_call && choose(3) == 0 ? ETCH_ANY_SIZE : 1 + choose(3);
            if (is_call) {
                calls[n_calls++] = x;
            } else {
                etch_spec *s = NULL;
                must(&w, etch_spec_tensor(w.cx, ETCH_F32, (etch_size[]){ { .size = x.at[0] }, { .size = x.at[1] } }, 2,
                                          NULL, &s));
                assert_int_equal(etch_function_trace(w.cx, f, ARGS(ETCH_ARG_SPEC(s))), ask(&t, &x));
                etch_spec_release(&s);
            }
            for (int i = n_calls - 1; i >= 0; i--) {
                int want = ask(&t, &calls[i]);
                n_general += !fits(&t.at[want - 1], &calls[i]);
                assert_true(NUMBER(&w, f, X(&w, 1, calls[i].at[0], calls[i].at[1])) == want);
            }
            assert_int_equal(n_traces(f), t.n);
            etch_scope_end(w.cx, scope);
        }
        etch_function_release(&f);
    }
    assert_true(n_general > 100); /* that many calls were served by a trace that is more general than they are */
    world_end(&w);
}

int footguns_relax(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(p08_another_rank_takes_nothing_from_the_others),
        cmocka_unit_test(p08_no_exact_trace_comes_first),
        cmocka_unit_test(p09_a_trace_is_special_where_the_body_asks),
        cmocka_unit_test(p09_an_early_exact_trace_goes_when_room_is_needed),
        cmocka_unit_test(p09_the_traces_can_be_made_again_from_specs),
        cmocka_unit_test(d05_relax_takes_a_growing_number_of_arguments),
        cmocka_unit_test(d06_relax_takes_objects_whose_parts_have_nothing_in_common),
        cmocka_unit_test(d09_a_trace_that_is_added_redirects_no_call),
    };
    return cmocka_run_group_tests_name("footguns/relax", tests, NULL, NULL);
}
