/* Threads of a program with a lock of its own, as a Python interpreter has, on the same functions, for ETCH_STRESS_SECONDS (2).
 *
 * A thread holds the lock whenever it runs code of the program: between calls, in traced bodies, in callbacks. There the lock is given away now
 * and then, as interpreters do, so that what waits for a trace or a variable with the lock in hand would stop everything. What the program
 * counts is guarded by the lock alone: the thread sanitizer sees where it is not held. */
#include "base/alloc.h"
#include "stress/stress.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>

#include <etch/etch.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N_THREADS = 8 };

/* --- the program's lock ------------------------------------------------------------------------------------------------------- */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local bool has_lock, is_cancelled;
static atomic_ulong n_left;

static void take(void)
{
    pthread_mutex_lock(&lock);
    has_lock = true;
}
static void let_go(void)
{
    has_lock = false;
    pthread_mutex_unlock(&lock);
}
static void *leave(void)
{
    static char left;
    if (!has_lock)
        return NULL;
    atomic_fetch_add(&n_left, 1);
    let_go();
    return &left;
}
static void enter(void *left)
{
    (void)left;
    take();
}
static bool should_stop(bool is_updating)
{
    (void)is_updating;
    return is_cancelled;
}
static const etch_interpreter interpreter = { leave, enter, should_stop };

/* --- the program ------------------------------------------------------------------------------------------------------------------ */

typedef struct program {
    etch_runtime *rt;
    etch_function *inner, *scaled, *called, *endless, *stepped;
    etch_variable *pair[2]; /* equal at any moment */
    double ends;
    /* Guarded by the lock. */
    unsigned long n_calls, n_bodies, n_callbacks, n_failed, n_cancelled, n_given;
    atomic_ulong n_released; /* releases come at any time, with the lock or without */
} program;

typedef struct worker {
    program *p;
    etch_ctx *cx;
    uint64_t random;
    pthread_t thread;
} worker;

static void must(etch_ctx *cx, bool ok, const char *what)
{
    if (ok)
        return;
    fprintf(stderr, "interpreter: %s: %s\n", what, etch_error_message(cx));
    abort();
}

/* Other threads of the program get a turn. */
static void give_way(etch_ctx *cx)
{
    must(cx, has_lock, "the program's code runs without the program's lock");
    let_go();
    sched_yield();
    take();
}

static etch_tensor *inner_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    (void)n_in;
    p->n_bodies++;
    give_way(cx);
    return etch_mul(cx, in[0], in[1]);
}

/* x * scale, by way of another function; a scale of 3 fails, after something was recorded. */
static void scaled_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    program *p = user;
    (void)n_args;
    p->n_bodies++;
    give_way(cx);
    double scale = args[1].literal.f[0];
    etch_tensor *y = etch_call1(cx, p->inner, ((etch_tensor *[]){ args[0].tensor, etch_scalar(cx, ETCH_F32, scale) }),
                                2);
    give_way(cx);
    if (scale == 3)
        (void)etch_fail(cx, ETCH_EINVAL, "three is too many");
    else if (y)
        etch_return(out, y);
}

/* Computes -x. It may run while the run that calls it has let go of the lock, or has not. */
static etch_status negate(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out, void *user)
{
    program *p = user;
    bool had_lock = has_lock;
    (void)n_in, (void)n_out;
    if (!had_lock)
        take();
    p->n_callbacks++;
    give_way(cx);
    out[0] = etch_neg(cx, in[0]);
    if (!had_lock)
        let_go();
    return etch_error_status(cx);
}

static void release_program(void *user) { atomic_fetch_add(&((program *)user)->n_released, 1); }

static etch_tensor *call_negate(etch_ctx *cx, program *p, etch_tensor *x, const char *type)
{
    etch_spec *spec = NULL;
    etch_tensor *y = NULL;
    must(cx, etch_spec_parse(cx, type, &spec) == ETCH_OK, "a spec");
    p->n_given++;
    const etch_host host = { .name = "negate", .run = negate, .user = p, .release_user = release_program };
    etch_call_host(cx, &host, &x, 1, &spec, 1, &y);
    etch_spec_release(&spec);
    return y;
}

static etch_tensor *called_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    (void)n_in;
    p->n_bodies++;
    give_way(cx);
    return etch_add(cx, call_negate(cx, p, in[0], "f32[?]"), etch_scalar(cx, ETCH_F32, 1));
}

/* Both variables become the same, with a callback while they are in use. Gives what they differed by. */
static etch_tensor *stepped_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    (void)n_in;
    p->n_bodies++;
    etch_tensor *a = etch_variable_read(cx, p->pair[0]), *b = etch_variable_read(cx, p->pair[1]);
    etch_tensor *next = etch_add(cx, etch_neg(cx, call_negate(cx, p, a, "f32[]")), in[0]);
    etch_variable_assign(cx, p->pair[0], next);
    give_way(cx);
    etch_variable_assign(cx, p->pair[1], next);
    return etch_sub(cx, a, b);
}

static etch_tensor *always(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n, (void)user;
    return etch_less(cx, in[0], etch_scalar(cx, ETCH_F32, 1e30));
}

static void same_again(etch_ctx *cx, etch_tensor *const *in, int n, etch_tensor **out, void *user)
{
    (void)n, (void)user;
    out[0] = etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, 1));
}

/* Runs until it is cancelled, and would then write a variable. */
static etch_tensor *endless_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    etch_tensor *y = NULL;
    (void)n_in;
    p->n_bodies++;
    etch_while(cx, in, 1, always, same_again, NULL, NULL, &y);
    etch_variable_assign(cx, p->pair[0], y);
    return y;
}

/* --- what threads do --------------------------------------------------------------------------------------------------------------- */

static etch_tensor *filled(worker *k, double value, const int64_t *sizes, int rank)
{
    return etch_fill(k->cx, etch_int_list(k->cx, sizes, rank), etch_scalar(k->cx, ETCH_F32, value));
}

static void check(worker *k, etch_tensor *y, double value, int64_t n)
{
    must(k->cx, y != NULL, "a call");
    const float *at = etch_tensor_map(k->cx, y, false);
    must(k->cx, at && etch_tensor_count(y) == n, "the size of a result");
    for (int64_t i = 0; i < n; i++)
        must(k->cx, at[i] == (float)value, "a result");
    etch_tensor_unmap(k->cx, y);
}

/* Hits, misses and traces that fail; now and then a run that is long enough to let go of the lock. */
static void call_scaled(worker *k)
{
    etch_tensor *out[1] = { NULL };
    unsigned scale = stress_below(&k->random, 6), n = stress_below(&k->random, 16);
    int64_t size = n == 0 ? 1 << 16 : n % 5 + 1;
    const etch_arg args[] = { ETCH_ARG_TENSOR(filled(k, 1, &size, 1)), ETCH_ARG_FLOAT(scale) };
    int n_out = etch_call_args(k->cx, k->p->scaled, args, 2, out, 1, NULL);
    if (scale != 3) {
        check(k, out[0], scale, size);
        return;
    }
    must(k->cx, n_out < 0 && etch_error_status(k->cx) == ETCH_EINVAL && strstr(etch_error_message(k->cx), "three"),
         "a trace that fails");
    etch_error_clear(k->cx);
    k->p->n_failed++;
}

static void call_called(worker *k)
{
    unsigned n = stress_below(&k->random, 12);
    int64_t size = n == 0 ? 1 << 16 : n + 1;
    check(k, etch_call1(k->cx, k->p->called, ((etch_tensor *[]){ filled(k, 4, &size, 1) }), 1), -3, size);
}

static void call_stepped(worker *k)
{
    check(k, etch_call1(k->cx, k->p->stepped, ((etch_tensor *[]){ etch_scalar(k->cx, ETCH_F32, 1) }), 1), 0, 1);
}

static void call_endless(worker *k)
{
    is_cancelled = true;
    etch_tensor *y = etch_call1(k->cx, k->p->endless, ((etch_tensor *[]){ etch_scalar(k->cx, ETCH_F32, -1) }), 1);
    is_cancelled = false;
    must(k->cx, !y && etch_error_status(k->cx) == ETCH_ECANCELLED, "a run that is cancelled");
    etch_error_clear(k->cx);
    k->p->n_cancelled++;
}

static void *work(void *user)
{
    void (*const jobs[])(worker *) = { call_scaled, call_scaled, call_called, call_stepped, call_endless };
    worker *k = user;
    take();
    while (stress_now() < k->p->ends) {
        etch_scope scope = etch_scope_begin(k->cx);
        jobs[stress_below(&k->random, sizeof jobs / sizeof *jobs)](k);
        must(k->cx, has_lock, "a call has ended without the program's lock");
        etch_scope_end(k->cx, scope);
        k->p->n_calls++;
        if (stress_below(&k->random, 64) == 0)
            etch_function_clear(k->cx, k->p->called);
        give_way(k->cx);
    }
    let_go();
    return NULL;
}

/* --- the test ----------------------------------------------------------------------------------------------------------------------- */

static etch_function *new_function(etch_ctx *cx, const char *name, etch_body *body, etch_structured_body *structured,
                                   program *p)
{
    etch_function *f = etch_function_new(
        cx, name, body, p,
        &(etch_function_options){ .policy = ETCH_EXACT, .structured = structured, .max_entries = 6 });
    must(cx, f != NULL, "a function");
    return f;
}

void stress_interpreter(void **state)
{
    (void)state;
    etch_counting_allocator memory;
    program p = { .ends = stress_end() };
    worker workers[N_THREADS];
    etch__counting_init(&memory, etch_allocator_system());
    assert_int_equal(etch_runtime_new(&memory.iface, &p.rt), ETCH_OK);
    etch_runtime_set_interpreter(p.rt, &interpreter);
    for (unsigned i = 0; i < N_THREADS; i++) {
        workers[i] = (worker){ .p = &p, .random = 777 + i };
        assert_int_equal(etch_ctx_new(p.rt, &workers[i].cx), ETCH_OK);
    }
    etch_ctx *cx = workers[0].cx;
    p.inner = new_function(cx, "inner", inner_body, NULL, &p);
    p.scaled = new_function(cx, "scaled", NULL, scaled_body, &p);
    p.called = new_function(cx, "called", called_body, NULL, &p);
    p.stepped = new_function(cx, "stepped", stepped_body, NULL, &p);
    p.endless = new_function(cx, "endless", endless_body, NULL, &p);
    for (int i = 0; i < 2; i++)
        assert_non_null(p.pair[i] = etch_variable_new(cx, etch_scalar(cx, ETCH_F32, 0), NULL));
    for (unsigned i = 0; i < N_THREADS; i++)
        assert_int_equal(pthread_create(&workers[i].thread, NULL, work, &workers[i]), 0);
    for (unsigned i = 0; i < N_THREADS; i++)
        pthread_join(workers[i].thread, NULL);
    etch_function *functions[] = { p.inner, p.scaled, p.called, p.stepped, p.endless };
    for (unsigned i = 0; i < sizeof functions / sizeof *functions; i++)
        etch_function_release(&functions[i]);
    for (int i = 0; i < 2; i++)
        etch_variable_release(&p.pair[i]);
    for (unsigned i = 0; i < N_THREADS; i++)
        etch_ctx_release(&workers[i].cx);
    etch_runtime_release(&p.rt);
    print_message("%lu calls, %lu bodies, %lu callbacks, %lu failed, %lu cancelled; the lock was left %lu times\n",
                  p.n_calls, p.n_bodies, p.n_callbacks, p.n_failed, p.n_cancelled, atomic_load(&n_left));
    assert_true(p.n_calls > 0 && p.n_bodies > 0 && p.n_callbacks > 0 && p.n_failed > 0 && p.n_cancelled > 0 &&
                atomic_load(&n_left) > 0);
    assert_int_equal(p.n_given, atomic_load(&p.n_released));
    assert_int_equal(atomic_load(&memory.live_bytes), 0);
}
