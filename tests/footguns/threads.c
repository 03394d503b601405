/* Threads: those who miss trace once, functions that call each other do not lock each other out, and a call that fails leaves no
 * lock behind. */
#include "footguns.h"

enum { N_THREADS = 4 };

typedef struct job {
    etch_runtime *rt;
    etch_function *f;
    pthread_barrier_t *barrier; /* all begin at once */
    int64_t literal;
    double want;
    bool is_right;
} job;

/* One call of f(x, literal) with x = 1, on a context of its own. */
static void *calls_once(void *p)
{
    job *j = p;
    etch_ctx *cx = NULL;
    if (etch_ctx_new(j->rt, &cx) != ETCH_OK)
        return NULL;
    etch_arg args[] = { ETCH_ARG_TENSOR(filled(cx, 1, SIZES(3))), ETCH_ARG_INT(j->literal) };
    etch_tensor *y = NULL;
    if (j->barrier)
        pthread_barrier_wait(j->barrier);
    j->is_right = etch_call_args(cx, j->f, args, 2, &y, 1, NULL) == 1 && first(cx, y) == j->want;
    if (!j->is_right)
        fprintf(stderr, "%s\n", etch_error_message(cx));
    etch_ctx_release(&cx);
    return NULL;
}

/* --- who misses ------------------------------------------------------------------------------------------------------------------ */

static void p19_threads_that_miss_at_once_trace_once(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int round = 0; round < 20; round++) {
        atomic_int n_bodies = 0;
        etch_function_options o = { .structured = times };
        etch_function *f = function_of(&w, "f", NULL, &n_bodies, o);
        pthread_barrier_t barrier;
        pthread_barrier_init(&barrier, NULL, N_THREADS);
        pthread_t threads[N_THREADS];
        job jobs[N_THREADS];
        for (int i = 0; i < N_THREADS; i++) {
            jobs[i] = (job){ w.rt, f, &barrier, 7, 7, false };
            threads[i] = start(calls_once, &jobs[i]);
        }
        for (int i = 0; i < N_THREADS; i++) {
            join(threads[i], "a first call");
            assert_true(jobs[i].is_right);
        }
        assert_int_equal(atomic_load(&n_bodies), 1);
        assert_int_equal(n_traces(f), 1);
        assert_int_equal(stats_of(f).n_calls, N_THREADS);
        pthread_barrier_destroy(&barrier);
        etch_function_release(&f);
    }
    world_end(&w);
}

/* A function that is being traced anew goes on serving those whose trace is there. */
typedef struct slow {
    atomic_bool is_inside, is_done, gave_up;
} slow;

static void waits_for_minus_one(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    slow *s = user;
    if (args[1].literal.i == -1) {
        atomic_store(&s->is_inside, true);
        for (int i = 0; i < PATIENCE_S * 200 / 2 && !atomic_load(&s->is_done); i++)
            nanosleep(&(struct timespec){ .tv_nsec = 5000000 }, NULL);
        atomic_store(&s->gave_up, !atomic_load(&s->is_done));
    }
    times(cx, args, n_args, out, NULL);
}

static void p19_a_slow_trace_stalls_only_who_needs_it(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    slow s = { false };
    etch_function_options o = { .structured = waits_for_minus_one };
    etch_function *f = function_of(&w, "f", NULL, &s, o);
    for (int k = 0; k < 5; k++)
        CALL(&w, f, X(&w, 1, 3), ETCH_ARG_INT(k));
    job j = { w.rt, f, NULL, -1, -1, false };
    pthread_t thread = start(calls_once, &j);
    while (!atomic_load(&s.is_inside))
        sched_yield();
    for (int i = 0; i < 500; i++) {
        etch_scope scope = etch_scope_begin(w.cx);
        assert_true(NUMBER(&w, f, X(&w, 1, 3), ETCH_ARG_INT(i % 5)) == i % 5);
        etch_scope_end(w.cx, scope);
    }
    atomic_store(&s.is_done, true);
    join(thread, "the thread that traces");
    assert_true(j.is_right);
    assert_false(atomic_load(&s.gave_up));
    assert_int_equal(n_traces(f), 6);
    etch_function_release(&f);
    world_end(&w);
}

/* --- functions that call each other ------------------------------------------------------------------------------------------------ */

typedef struct pair {
    etch_function *at[2];
    atomic_bool is_inside[2]; /* the outermost trace of each */
    atomic_int n_bodies;
} pair;
typedef struct half {
    pair *both;
    int which;
} half;

/* f(x, n) = g(x, n - 1) + 1, and g the same of f; x at 0. The outermost of each waits a while for the other thread to be inside
 * the other one: with a lock per function each would then hold what the other needs. */
static void calls_the_other(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args;
    half *h = user;
    pair *p = h->both;
    enum { OUTERMOST = 6 };
    int64_t n = args[1].literal.i;
    atomic_fetch_add(&p->n_bodies, 1);
    if (n == OUTERMOST) {
        atomic_store(&p->is_inside[h->which], true);
        for (int i = 0; i < 20 && !atomic_load(&p->is_inside[1 - h->which]); i++)
            nanosleep(&(struct timespec){ .tv_nsec = 5000000 }, NULL);
    }
    etch_tensor *y = args[0].tensor;
    if (n > 0) {
        etch_arg next[] = { args[0], ETCH_ARG_INT(n - 1) };
        if (etch_call_args(cx, p->at[1 - h->which], next, 2, &y, 1, NULL) != 1)
            return;
        y = etch_add(cx, y, etch_scalar(cx, ETCH_F32, 1));
    }
    etch_return(out, y);
}

static void d03_functions_that_call_each_other_do_not_deadlock(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    pair p = { .at = { NULL } };
    half halves[] = { { &p, 0 }, { &p, 1 } };
    etch_function_options o = { .structured = calls_the_other };
    pthread_barrier_t barrier;
    pthread_barrier_init(&barrier, NULL, 2);
    for (int i = 0; i < 2; i++)
        p.at[i] = function_of(&w, i ? "g" : "f", NULL, &halves[i], o);
    pthread_t threads[2];
    job jobs[2];
    for (int i = 0; i < 2; i++) {
        jobs[i] = (job){ w.rt, p.at[i], &barrier, 6, 7, false };
        threads[i] = start(calls_once, &jobs[i]);
    }
    for (int i = 0; i < 2; i++) {
        join(threads[i], "functions that call each other");
        assert_true(jobs[i].is_right);
    }
    assert_int_equal(atomic_load(&p.n_bodies), 14); /* each of the two, for each of 0 to 6, once */
    for (int i = 0; i < 2; i++) {
        assert_int_equal(n_traces(p.at[i]), 7);
        etch_function_release(&p.at[i]);
    }
    pthread_barrier_destroy(&barrier);
    world_end(&w);
}

/* --- calls that fail ---------------------------------------------------------------------------------------------------------------- */

static bool is_broken;
static int equal_or_fail(etch_ctx *cx, void *a, void *b)
{
    if (!is_broken)
        return a == b;
    etch_fail(cx, ETCH_EIO, "__eq__ raised");
    return -1;
}
static int hash_or_fail(etch_ctx *cx, void *a, uint64_t *out)
{
    (void)cx, (void)a;
    *out = 1; /* so that they have to be compared */
    return 1;
}
static const etch_object_ops fragile = { .type_name = "Fragile", .equal = equal_or_fail, .hash = hash_or_fail };

/* f(x, literal or object). */
static void fails_for_13(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    if (args[1].kind != ETCH_SPEC_LITERAL)
        etch_return(out, args[0].tensor);
    else if (args[1].literal.i == 13)
        etch_fail(cx, ETCH_EINVAL, "not 13");
    else
        times(cx, args, n_args, out, user);
}

/* Another thread can trace it: no lock was left with this one. */
static void expect_free(world *w, etch_function *f, int64_t literal)
{
    job j = { w->rt, f, NULL, literal, (double)literal, false };
    join(start(calls_once, &j), "a call after one that failed");
    assert_true(j.is_right);
}

static void d02_a_call_that_fails_leaves_no_lock(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function_options o = { .structured = fails_for_13 };
    etch_function *f = function_of(&w, "f", NULL, NULL, o);
    static char objects[2];
    etch_arg x = X(&w, 1, 3), a = { .kind = ETCH_SPEC_VALUE, .object = &objects[0], .object_ops = &fragile },
             b = { .kind = ETCH_SPEC_VALUE, .object = &objects[1], .object_ops = &fragile };
    /* Arguments that are none, and a body that fails. */
    refused(&w, f, ARGS(x, ETCH_ARG_TENSOR(NULL)), ETCH_EINVAL, "args[1]: the tensor is NULL");
    expect_free(&w, f, 1);
    refused(&w, f, ARGS(x, ETCH_ARG_INT(13)), ETCH_EINVAL, "not 13");
    expect_free(&w, f, 2);
    /* A callback that fails, while the lock is held and while it is not. */
    CALL(&w, f, x, a);
    is_broken = true;
    refused(&w, f, ARGS(x, b), ETCH_EIO, "__eq__ raised");
    is_broken = false;
    expect_free(&w, f, 3);
    assert_int_equal(n_traces(f), 4);
    etch_function_release(&f);
    /* Arguments that do not fit the declaration: in TensorFlow this is the one that keeps the lock. */
    etch_spec *declared[] = { parsed(&w, "f32[3]"), NULL };
    must(&w, etch_spec_literal(w.cx, (etch_literal){ .kind = ETCH_LITERAL_INT, .i = 4 }, &declared[1]));
    etch_function_options d = { .structured = times, .input_signature = declared, .n_input_signature = 2 };
    f = function_of(&w, "g", NULL, NULL, d);
    refused(&w, f, &x, 1, ETCH_EINVAL, "g takes 2 arguments, got 1");
    refused(&w, f, ARGS(X(&w, 1, 4), ETCH_ARG_INT(4)), ETCH_ESHAPE, "args[0].shape[0]: expected 3, got 4");
    refused(&w, f, ARGS(x, ETCH_ARG_INT(5)), ETCH_EINVAL, "args[1]: expected literal 4, got literal 5");
    expect_free(&w, f, 4);
    etch_function_release(&f);
    etch_spec_release(&declared[0]);
    etch_spec_release(&declared[1]);
    /* Refused for tracing at all. */
    o.policy = ETCH_STRICT;
    f = function_of(&w, "h", NULL, NULL, o);
    CALL(&w, f, x, ETCH_ARG_INT(5));
    refused(&w, f, ARGS(x, ETCH_ARG_INT(6)), ETCH_ERETRACE, "'h' is strict");
    etch_function *other = function_of(&w, "other", NULL, NULL, (etch_function_options){ .structured = times });
    expect_free(&w, f, 5);
    expect_free(&w, other, 6);
    etch_function_release(&f);
    etch_function_release(&other);
    world_end(&w);
}

/* Calls the function in `user`, with 13; goes on without it if that fails and the literal is negative. */
static void calls_with_13(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    etch_arg inner[] = { args[0], ETCH_ARG_INT(13) };
    etch_tensor *y = NULL;
    if (etch_call_args(cx, user, inner, 2, &y, 1, NULL) == 1)
        etch_return(out, y);
    else if (args[1].literal.i < 0)
        etch_error_clear(cx);
    if (!etch_failed(cx))
        times(cx, args, n_args, out, NULL);
}

static void d02_a_failure_inside_another_trace_leaves_no_lock(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *inner = function_of(&w, "inner", NULL, NULL, (etch_function_options){ .structured = fails_for_13 });
    etch_function *outer = function_of(&w, "outer", NULL, inner,
                                       (etch_function_options){ .structured = calls_with_13 });
    etch_arg x = X(&w, 1, 3);
    refused(&w, outer, ARGS(x, ETCH_ARG_INT(7)), ETCH_EINVAL, "'outer': 'inner': not 13");
    expect_free(&w, inner, 8);
    assert_true(NUMBER(&w, outer, x, ETCH_ARG_INT(-9)) == -9); /* a body may go on after what failed inside it */
    expect_free(&w, inner, 10);
    expect_free(&w, outer, -11);
    assert_int_equal(n_traces(inner), 2);
    assert_int_equal(n_traces(outer), 2);
    etch_function_release(&outer);
    etch_function_release(&inner);
    world_end(&w);
}

int footguns_threads(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(p19_threads_that_miss_at_once_trace_once),
        cmocka_unit_test(p19_a_slow_trace_stalls_only_who_needs_it),
        cmocka_unit_test(d03_functions_that_call_each_other_do_not_deadlock),
        cmocka_unit_test(d02_a_call_that_fails_leaves_no_lock),
        cmocka_unit_test(d02_a_failure_inside_another_trace_leaves_no_lock),
    };
    return cmocka_run_group_tests_name("footguns/threads", tests, NULL, NULL);
}
