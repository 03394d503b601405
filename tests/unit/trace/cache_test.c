/* The cache: bounded, keeps what earns most, drops plans before graphs, frees nothing under a running call; threads take no lock
 * on a hit and trace a signature once. */
#include "function_testing.h"

#include "trace/function.h"
#include <pthread.h>

/* y = x + k, where k is a literal. */
static void add_literal(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args;
    if (user)
        atomic_fetch_add((atomic_int *)user, 1);
    etch_return(out, etch_add(cx, args[0].tensor, etch_scalar(cx, ETCH_F32, (double)args[1].literal.i)));
}

static etch_tensor *call_with(etch_ctx *cx, etch_function *f, etch_tensor *x, int64_t k)
{
    etch_arg args[] = { ETCH_ARG_TENSOR(x), ETCH_ARG_INT(k) };
    etch_tensor *y = NULL;
    return etch_call_args(cx, f, args, 2, &y, 1, NULL) == 1 ? y : NULL;
}

static void test_flood_stays_bounded(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function_options o = { .structured = add_literal, .max_entries = 16, .max_bytes = 1 << 20 };
    etch_function *f = etch_function_new(w.cx, "f", NULL, NULL, &o);
    etch_tensor *x = FULL(&w, 1, 2);
    for (int i = 0; i < 100; i++)
        assert_non_null(call_with(w.cx, f, x, -1)); /* the hot one */
    for (int64_t k = 0; k < 500; k++) {
        etch_scope scope = etch_scope_begin(w.cx);
        assert_true(first(&w, call_with(w.cx, f, x, k)) == 1.0 + (double)k);
        etch_function_stats s = etch_function_get_stats(f);
        assert_true(s.n_entries <= 16 && s.bytes <= 1 << 20);
        etch_scope_end(w.cx, scope);
    }
    etch_function_stats s = etch_function_get_stats(f);
    assert_int_equal(s.n_traces, 501);
    assert_int_equal(s.n_evicted, 501 - s.n_entries);
    assert_non_null(call_with(w.cx, f, x, -1));
    assert_int_equal(n_traces(f), 501); /* it was kept */
    etch_function_release(&f);
    world_end(&w);
}

static void test_plans_go_before_graphs(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    atomic_int n_bodies = 0;
    etch_function_options o = { .structured = add_literal, .max_entries = 1000, .max_bytes = 60 << 10 };
    etch_function *f = etch_function_new(w.cx, "f", NULL, &n_bodies, &o);
    etch_tensor *x = FULL(&w, 1, 2);
    for (int64_t k = 0; k < 8; k++)
        assert_non_null(call_with(w.cx, f, x, k));
    etch_entry_list list;
    must(&w, etch_function_cache(w.cx, f, &list));
    int n_without_plan = 0;
    int64_t without = -1;
    for (int i = 0; i < list.n; i++)
        if (!list.at[i].n_plans) {
            n_without_plan++;
            without = (int64_t)list.at[i].number - 1;
        }
    etch_entry_list_release(&list);
    assert_true(n_without_plan > 0);
    int before = atomic_load(&n_bodies);
    assert_true(first(&w, call_with(w.cx, f, x, without)) == 1.0 + (double)without); /* planned again, not traced */
    assert_int_equal(atomic_load(&n_bodies), before);
    etch_function_release(&f);
    world_end(&w);
}

static void test_clear(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_bodies = 0;
    etch_function *f = function_with(&w, twice, &n_bodies, ETCH_SYMBOLIC);
    call(&w, f, FULL(&w, 1, 2));
    etch_function_clear(w.cx, f);
    assert_int_equal(etch_function_get_stats(f).n_entries, 0);
    assert_int_equal(etch_function_get_stats(f).bytes, 0);
    call(&w, f, FULL(&w, 1, 2));
    assert_int_equal(n_bodies, 2);
    assert_int_equal(n_traces(f), 2);
    etch_graph *g = NULL;
    assert_int_equal(etch_function_graph(w.cx, f, 1, &g), ETCH_EINVAL);
    must(&w, etch_function_graph(w.cx, f, 2, &g));
    assert_int_equal(etch_graph_n_inputs(g), 1);
    etch_graph_release(&g);
    etch_function_release(&f);
    world_end(&w);
}

static void test_report(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, twice, NULL, ETCH_SYMBOLIC);
    for (int64_t n = 1; n <= 3; n++)
        call(&w, f, FULL(&w, 1, n));
    char text[256] = "";
    FILE *to = fmemopen(text, sizeof text, "w");
    must(&w, etch_function_report(w.cx, f, to));
    assert_int_equal(fclose(to), 0);
    assert_non_null(strstr(text, "f: 3 calls, 1 trace, "));
    assert_non_null(strstr(text, "us tracing and compiling, "));
    etch_function_release(&f);
    world_end(&w);
}

/* --- threads ---------------------------------------------------------------------------------------------------------------- */

enum { N_THREADS = 4 };

typedef struct worker {
    etch_runtime *rt;
    etch_function *f;
    int n_calls, n_literals;
    bool is_right;
} worker;

static void *work(void *p)
{
    worker *job = p;
    etch_ctx *cx = NULL;
    job->is_right = etch_ctx_new(job->rt, &cx) == ETCH_OK;
    for (int i = 0; job->is_right && i < job->n_calls; i++) {
        etch_scope scope = etch_scope_begin(cx);
        int64_t n = 1 + i % 7, k = i % job->n_literals;
        etch_tensor *x = etch_fill(cx, etch_int_list(cx, &n, 1), etch_scalar(cx, ETCH_F32, 1));
        etch_tensor *y = call_with(cx, job->f, x, k);
        float got[7];
        job->is_right = y && etch_tensor_read(cx, y, got, (size_t)n * sizeof *got) == ETCH_OK &&
                        got[n - 1] == 1.0f + (float)k;
        etch_scope_end(cx, scope);
    }
    etch_ctx_release(&cx);
    return NULL;
}

static void run_workers(world *w, etch_function *f, int n_calls, int n_literals)
{
    pthread_t threads[N_THREADS];
    worker jobs[N_THREADS];
    for (int i = 0; i < N_THREADS; i++) {
        jobs[i] = (worker){ .rt = w->rt, .f = f, .n_calls = n_calls, .n_literals = n_literals };
        assert_int_equal(pthread_create(&threads[i], NULL, work, &jobs[i]), 0);
    }
    for (int i = 0; i < N_THREADS; i++) {
        assert_int_equal(pthread_join(threads[i], NULL), 0);
        assert_true(jobs[i].is_right);
    }
}

static void test_threads_trace_once(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    atomic_int n_bodies = 0;
    etch_function_options o = { .structured = add_literal, .max_entries = 1000 };
    etch_function *f = etch_function_new(w.cx, "f", NULL, &n_bodies, &o);
    run_workers(&w, f, 500, 10);
    assert_int_equal(atomic_load(&n_bodies), 10);
    assert_int_equal(n_traces(f), 10);
    assert_int_equal(etch_function_get_stats(f).n_calls, 500 * N_THREADS);
    etch_function_release(&f);
    world_end(&w);
}

static void test_hits_take_no_lock(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, twice, NULL, ETCH_SYMBOLIC);
    etch_tensor *x = FULL(&w, 1, 2);
    call(&w, f, x);
    uint64_t before = atomic_load(&f->traces->n_locked);
    for (int i = 0; i < 1000; i++)
        call(&w, f, x);
    assert_int_equal(atomic_load(&f->traces->n_locked), before);
    etch_function_release(&f);
    world_end(&w);
}

/* A hit asks the allocator for nothing. */
static void test_hits_do_not_allocate(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, twice, NULL, ETCH_SYMBOLIC);
    etch_tensor *x = FULL(&w, 1, 2);
    size_t before = 0;
    for (int i = 0; i < 100; i++) {
        etch_scope scope = etch_scope_begin(w.cx);
        call(&w, f, x);
        etch_scope_end(w.cx, scope);
        if (i == 10)
            before = atomic_load(&w.memory.n_allocs);
    }
    assert_int_equal(atomic_load(&w.memory.n_allocs), before);
    etch_function_release(&f);
    world_end(&w);
}

/* Threads miss, and evict each other's entries. */
static void test_threads_evict(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function_options o = { .structured = add_literal, .max_entries = 3 };
    etch_function *f = etch_function_new(w.cx, "f", NULL, NULL, &o);
    run_workers(&w, f, 300, 17);
    assert_true(etch_function_get_stats(f).n_entries <= 3);
    etch_function_release(&f);
    world_end(&w);
}

typedef struct releaser {
    world *w;
    etch_function *f;
    atomic_bool is_inside, is_released;
} releaser;

/* While it is traced, another thread lets the last reference go. */
static etch_tensor *waits(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    releaser *r = user;
    atomic_store(&r->is_inside, true);
    while (!atomic_load(&r->is_released))
        sched_yield();
    return etch_add(cx, in[0], in[0]);
}

static void *release(void *p)
{
    releaser *r = p;
    while (!atomic_load(&r->is_inside))
        sched_yield();
    atomic_store(&r->is_released, true);
    etch_function_release(&r->f); /* waits for the trace lock */
    return NULL;
}

static void test_release_during_call(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    releaser r = { .w = &w };
    etch_function *f = r.f = etch_function_new(w.cx, "f", waits, &r, NULL);
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, release, &r), 0);
    etch_tensor *x = FULL(&w, 1, 2);
    assert_true(first(&w, call(&w, f, x)) == 2);
    assert_int_equal(pthread_join(thread, NULL), 0);
    world_end(&w);
}

/* Limits over all functions: what is worth least goes, whosever it is; plans go before graphs. */
static void test_limits_of_the_runtime(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f[3];
    for (int i = 0; i < 3; i++) {
        f[i] = function_with(&w, twice, NULL, ETCH_EXACT);
        for (int64_t n = 1; n <= 10; n++)
            call(&w, f[i], FULL(&w, 1, n));
    }
    must(&w, etch_set_cache_limits(w.cx, 12, 0));
    uint64_t n_entries = 0, n_evicted = 0;
    for (int i = 0; i < 3; i++) {
        n_entries += etch_function_get_stats(f[i]).n_entries;
        n_evicted += etch_function_get_stats(f[i]).n_evicted;
    }
    assert_int_equal(n_entries, 12);
    assert_int_equal(n_evicted, 18);
    call(&w, f[0], FULL(&w, 1, 50)); /* room is made for what comes */
    for (int i = 0; i < 3; i++) {
        n_entries = i ? n_entries : 0;
        n_entries += etch_function_get_stats(f[i]).n_entries;
    }
    assert_int_equal(n_entries, 12);
    must(&w, etch_set_cache_limits(w.cx, 0, 1));
    for (int i = 0; i < 3; i++)
        assert_int_equal(etch_function_get_stats(f[i]).bytes, 0);
    assert_true(first(&w, call(&w, f[1], FULL(&w, 3, 7))) == 6); /* the one that is called stays */
    must(&w, etch_set_cache_limits(w.cx, 0, 0));
    for (int64_t n = 1; n <= 10; n++)
        call(&w, f[2], FULL(&w, 1, n));
    assert_int_equal(etch_function_get_stats(f[2]).n_entries, 10);
    for (int i = 0; i < 3; i++)
        etch_function_release(&f[i]);
    world_end(&w);
}

/* --- what plans take up, whenever they are made --------------------------------------------------------------------------- */

static etch_tensor *sum_of_three(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_add(cx, etch_add(cx, in[0], in[1]), in[2]);
}

/* Without ranks each combination of them is planned when it is met: that is counted, and stays inside the limit. */
static void test_plans_for_ranks_are_counted(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = etch_function_new(w.cx, "f", sum_of_three, NULL,
                                         &(etch_function_options){ .policy = ETCH_RELAX, .max_bytes = 200 << 10 });
    static const int64_t ones[6] = { 1, 1, 1, 1, 1, 1 };
    uint64_t compile_ns = 0;
    size_t most = 0;
    int n_plans = 0; /* at most: one that is too large begins anew */
    for (int a = 0; a < 5; a++)
        for (int b = 0; b < 5; b++)
            for (int c = 0; c < 5; c++) {
                etch_scope scope = etch_scope_begin(w.cx);
                etch_tensor *in[3] = { full(&w, 1, ones, a), full(&w, 2, ones, b), full(&w, 3, ones, c) };
                assert_true(first(&w, etch_call1(w.cx, f, in, 3)) == 6);
                etch_scope_end(w.cx, scope);
                etch_function_stats s = etch_function_get_stats(f);
                most = s.bytes > most ? s.bytes : most;
                etch_entry_list list;
                must(&w, etch_function_cache(w.cx, f, &list));
                for (int i = 0; i < list.n; i++)
                    n_plans = list.at[i].n_plans > n_plans ? list.at[i].n_plans : n_plans;
                etch_entry_list_release(&list);
            }
    etch_function_stats s = etch_function_get_stats(f);
    compile_ns = s.compile_ns;
    if (most > 200 << 10)
        fail_msg("%zu bytes", most);
    assert_true(s.n_traces < 8 && compile_ns > 0);
    assert_true(n_plans > 1);
    etch_function_release(&f);
    world_end(&w);
}

static void times_literal(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_return(out, etch_mul(cx, args[0].tensor, etch_scalar(cx, ETCH_F32, (double)args[1].literal.i)));
}

/* A plan that was dropped and is made again must fit, too. */
static void test_plans_made_again_fit(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function_options o = { .structured = times_literal, .max_entries = 100 };
    etch_tensor *x = FULL(&w, 1, 3), *y[1];
    etch_function *f = etch_function_new(w.cx, "f", NULL, NULL, &o);
    assert_int_equal(etch_call_args(w.cx, f, (etch_arg[]){ ETCH_ARG_TENSOR(x), ETCH_ARG_INT(0) }, 2, y, 1, NULL), 1);
    o.max_bytes = 2 * etch_function_get_stats(f).bytes;
    etch_function_release(&f);
    f = etch_function_new(w.cx, "f", NULL, NULL, &o);
    for (int i = 0; i < 30; i++) {
        const etch_arg args[2] = { ETCH_ARG_TENSOR(x), ETCH_ARG_INT(i % 3) };
        assert_int_equal(etch_call_args(w.cx, f, args, 2, y, 1, NULL), 1);
        assert_true(etch_function_get_stats(f).bytes <= o.max_bytes);
    }
    etch_function_release(&f);
    world_end(&w);
}

/* --- what the history holds ------------------------------------------------------------------------------------------------ */

typedef struct counted {
    int n_refs, value;
} counted;
static int n_alive;

static void *retain_counted(void *p)
{
    ((counted *)p)->n_refs++;
    return p;
}

static void release_counted(void *p)
{
    if (--((counted *)p)->n_refs == 0) {
        n_alive--;
        free(p);
    }
}

static int equal_counted(etch_ctx *cx, void *a, void *b)
{
    (void)cx;
    return ((counted *)a)->value == ((counted *)b)->value;
}

static int hash_counted(etch_ctx *cx, void *a, uint64_t *out)
{
    (void)cx;
    *out = (uint64_t)((counted *)a)->value;
    return 1;
}

static void negates(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_return(out, etch_neg(cx, args[0].tensor));
}

/* Values of the caller live as long as their trace, not longer. */
static void test_values_are_let_go(void **state)
{
    (void)state;
    static const etch_object_ops ops = { .type_name = "counted",
                                         .equal = equal_counted,
                                         .hash = hash_counted,
                                         .retain = retain_counted,
                                         .release = release_counted };
    world w;
    world_begin(&w);
    etch_function *f = etch_function_new(w.cx, "f", NULL, NULL,
                                         &(etch_function_options){ .structured = negates, .max_entries = 4 });
    etch_tensor *x = FULL(&w, 1, 3), *y[1];
    for (int i = 0; i < 50; i++) {
        counted *c = malloc(sizeof *c);
        *c = (counted){ 1, i };
        n_alive++;
        const etch_arg args[2] = { ETCH_ARG_TENSOR(x), { .kind = ETCH_SPEC_VALUE, .object = c, .object_ops = &ops } };
        assert_int_equal(etch_call_args(w.cx, f, args, 2, y, 1, NULL), 1);
        release_counted(c);
    }
    assert_true(n_alive <= 5);
    etch_function_clear(w.cx, f);
    assert_int_equal(n_alive, 0);
    etch_function_release(&f);
    world_end(&w);
}

/* Long texts among the arguments: neither the history nor the events hold all of them. */
static void test_long_literals_are_bounded(void **state)
{
    (void)state;
    const size_t n = etch__tiny_limits() ? 2000 : 100000; /* there texts grow byte by byte */
    char *text = malloc(n);
    memset(text, 'a', n);
    world w;
    world_begin(&w);
    etch_function *f = etch_function_new(w.cx, "f", NULL, NULL,
                                         &(etch_function_options){ .structured = negates, .max_bytes = 1 << 20 });
    etch_tensor *x = FULL(&w, 1, 3), *y[1];
    for (int i = 0; i < 400; i++) {
        snprintf(text, 16, "%015d", i);
        text[15] = 'b';
        const etch_arg args[2] = { ETCH_ARG_TENSOR(x),
                                   { .kind = ETCH_SPEC_LITERAL,
                                     .literal = { .kind = ETCH_LITERAL_STR, .n = n, .text = text } } };
        etch_scope scope = etch_scope_begin(w.cx);
        assert_int_equal(etch_call_args(w.cx, f, args, 2, y, 1, NULL), 1);
        etch_scope_end(w.cx, scope);
    }
    if (atomic_load(&w.memory.live_bytes) > 8 << 20) /* of the 40 MB that were passed */
        fail_msg("%zu bytes are alive", (size_t)atomic_load(&w.memory.live_bytes));
    etch_function_release(&f);
    free(text);
    world_end(&w);
}

int etch_test_cache(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_flood_stays_bounded),
        cmocka_unit_test(test_plans_go_before_graphs),
        cmocka_unit_test(test_clear),
        cmocka_unit_test(test_report),
        cmocka_unit_test(test_threads_trace_once),
        cmocka_unit_test(test_hits_take_no_lock),
        cmocka_unit_test(test_hits_do_not_allocate),
        cmocka_unit_test(test_threads_evict),
        cmocka_unit_test(test_release_during_call),
        cmocka_unit_test(test_limits_of_the_runtime),
        cmocka_unit_test(test_plans_for_ranks_are_counted),
        cmocka_unit_test(test_plans_made_again_fit),
        cmocka_unit_test(test_values_are_let_go),
        cmocka_unit_test(test_long_literals_are_bounded),
    };
    return cmocka_run_group_tests_name("trace/cache", tests, NULL, NULL);
}
