/* Threads that call, miss, evict, audit, list, clear and release the same functions at once, for ETCH_STRESS_SECONDS (2).
 *
 * Functions stand in slots that any thread may fill anew; a thread takes a reference from the slot and uses it while others let go
 * of theirs. Results are checked, so that a call which runs the wrong trace is seen, and at the end everything must have been given
 * back. All of them write two variables, always both and the same, so that a call which sees half of what another wrote is seen too.
 * `make stress` runs it for a minute under the thread sanitizer. */
#include "base/alloc.h"
#include "stress/stress.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>

#include <etch/etch.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { N_SLOTS = 6 };

typedef struct slot {
    pthread_mutex_t lock; /* of the program, as any has around a shared pointer */
    etch_function *f;
} slot;

typedef struct world {
    etch_runtime *rt;
    slot slots[N_SLOTS];
    etch_function *inner;
    etch_variable *pair[2]; /* equal at any moment */
    double ends;
    atomic_ulong n_calls, n_audits, n_released, n_deaths, n_traces, n_evicted;
} world;

typedef struct worker {
    world *w;
    etch_ctx *cx;
    uint64_t random;
    pthread_t thread;
} worker;

static unsigned below(worker *k, unsigned n) { return stress_below(&k->random, n); }

static void must(const worker *k, bool ok, const char *what)
{
    if (ok)
        return;
    fprintf(stderr, "stress: %s: %s\n", what, etch_error_message(k->cx));
    abort();
}

/* --- functions --------------------------------------------------------------------------------------------------------------- */

/* What the two variables differ by, and the next value of both. */
static etch_tensor *step(etch_ctx *cx, const world *w)
{
    etch_tensor *a = etch_variable_read(cx, w->pair[0]), *b = etch_variable_read(cx, w->pair[1]);
    etch_tensor *mean = etch_mul(cx, etch_add(cx, a, b), etch_scalar(cx, ETCH_F32, 0.5));
    etch_tensor *next = etch_add(cx, mean, etch_scalar(cx, ETCH_F32, 1));
    etch_variable_assign(cx, w->pair[0], next);
    etch_variable_assign(cx, w->pair[1], next);
    return etch_sub(cx, a, b);
}

/* y = x * scale + rows, by way of another function. */
static void scale_and_add(etch_ctx *cx, const etch_arg *args, etch_tensor *rows, etch_results *out, const world *w)
{
    etch_tensor *x = args[0].tensor, *k = etch_scalar(cx, ETCH_F32, args[1].literal.f[0]);
    etch_tensor *scaled = etch_call1(cx, w->inner, ((etch_tensor *[]){ x, k }), 2);
    if (scaled)
        etch_return(out, etch_add(cx, etch_add(cx, scaled, rows), step(cx, w)));
}

/* The rows are asked for as a number. */
static void body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args;
    scale_and_add(cx, args, etch_scalar(cx, ETCH_F32, (double)etch_tensor_dim(args[0].tensor, 0)), out, user);
}

/* They are kept symbolic, as they must where sizes may be open. */
static void open_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args;
    scale_and_add(cx, args, etch_cast(cx, etch_tensor_dim_of(cx, args[0].tensor, 0), ETCH_F32), out, user);
}

static etch_tensor *inner_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_mul(cx, in[0], in[1]);
}

static etch_function *new_function(worker *k)
{
    static const struct {
        etch_policy policy;
        etch_structured_body *body;
    } kinds[] = {
        { ETCH_SYMBOLIC, body }, { ETCH_EXACT, body }, { ETCH_SYMBOLIC, open_body }, { ETCH_RELAX, open_body }
    };
    int kind = (int)below(k, 4);
    etch_function_options o = { .policy = kinds[kind].policy,
                                .structured = kinds[kind].body,
                                .max_entries = 4 + below(k, 12) };
    etch_function *f = etch_function_new(k->cx, "stressed", NULL, k->w, &o);
    must(k, f != NULL, "a function");
    return f;
}

static etch_function *take(worker *k)
{
    slot *s = &k->w->slots[below(k, N_SLOTS)];
    pthread_mutex_lock(&s->lock);
    etch_function *f = etch_function_retain(s->f);
    pthread_mutex_unlock(&s->lock);
    return f;
}

/* --- what threads do ----------------------------------------------------------------------------------------------------------- */

static etch_tensor *ones(worker *k, int64_t rows, int64_t columns)
{
    etch_tensor *t = etch_fill(k->cx, etch_int_list(k->cx, (int64_t[]){ rows, columns }, 2),
                               etch_scalar(k->cx, ETCH_F32, 1));
    must(k, t != NULL, "a tensor");
    return t;
}

static void call_with(worker *k, etch_function *f, etch_arg extra, int n_args)
{
    etch_tensor *out[1];
    int64_t rows = 1 + below(k, 5), columns = 1 + below(k, 3);
    double scale = below(k, 8);
    const etch_arg args[3] = { ETCH_ARG_TENSOR(ones(k, rows, columns)), ETCH_ARG_FLOAT(scale), extra };
    must(k, etch_call_args(k->cx, f, args, n_args, out, 1, NULL) == 1, "a call");
    const float *y = etch_tensor_map(k->cx, out[0], false);
    must(k, y && etch_tensor_dim(out[0], 0) == rows && etch_tensor_dim(out[0], 1) == columns, "the shape of a result");
    for (int64_t i = 0; i < rows * columns; i++)
        must(k, y[i] == (float)scale + (float)rows, "a result");
    etch_tensor_unmap(k->cx, out[0]);
    atomic_fetch_add(&k->w->n_calls, 1);
}

/* Calls, hits and misses alike. */
static void *calls(void *user)
{
    worker *k = user;
    while (stress_now() < k->w->ends) {
        etch_scope scope = etch_scope_begin(k->cx);
        etch_function *f = take(k);
        for (unsigned i = below(k, 20); i-- > 0;)
            call_with(k, f, ETCH_ARG_NONE, 2);
        etch_function_release(&f);
        etch_scope_end(k->cx, scope);
    }
    return NULL;
}

/* An argument that dies: its traces are purged while others call. */
static void *objects_die(void *user)
{
    static const etch_object_ops ops = { .type_name = "object" };
    worker *k = user;
    while (stress_now() < k->w->ends) {
        int object;
        etch_identity *id = NULL;
        etch_scope scope = etch_scope_begin(k->cx);
        etch_function *f = take(k);
        must(k, etch_identity_new(k->cx, &object, &ops, &id) == ETCH_OK, "an identity");
        call_with(k, f, (etch_arg){ .kind = ETCH_SPEC_IDENTITY, .identity = id }, 3);
        etch_identity_died(id);
        etch_identity_release(&id);
        etch_function_release(&f);
        etch_scope_end(k->cx, scope);
        atomic_fetch_add(&k->w->n_deaths, 1);
    }
    return NULL;
}

/* Audits what is in the cache; it may be gone by then, but it must not be impure. */
static void *audits(void *user)
{
    worker *k = user;
    while (stress_now() < k->w->ends) {
        etch_function *f = take(k);
        etch_entry_list list;
        must(k, etch_function_cache(k->cx, f, &list) == ETCH_OK, "a list");
        for (int i = 0; i < list.n; i++) {
            char *difference = NULL;
            etch_status s = etch_function_audit(k->cx, f, list.at[i].number, &difference);
            must(k, s == ETCH_OK || s == ETCH_EINVAL, "an audit");
            must(k, !difference, "purity");
            etch_error_clear(k->cx);
            atomic_fetch_add(&k->w->n_audits, 1);
        }
        etch_entry_list_release(&list);
        etch_function_release(&f);
    }
    return NULL;
}

/* Reads what happened, clears caches, and puts new functions in the place of old ones. */
static void *releases(void *user)
{
    worker *k = user;
    while (stress_now() < k->w->ends) {
        slot *s = &k->w->slots[below(k, N_SLOTS)];
        etch_function *f = new_function(k), *old;
        pthread_mutex_lock(&s->lock);
        old = s->f;
        s->f = f;
        pthread_mutex_unlock(&s->lock);
        etch_function_stats stats = etch_function_get_stats(old);
        atomic_fetch_add(&k->w->n_traces, stats.n_traces);
        atomic_fetch_add(&k->w->n_evicted, stats.n_evicted);
        etch_function_release(&old);
        etch_event_list list;
        must(k, etch_events(k->cx, NULL, &list) == ETCH_OK, "events");
        etch_event_list_release(&list);
        f = take(k);
        if (below(k, 4) == 0)
            etch_function_clear(k->cx, f);
        etch_function_release(&f);
        atomic_fetch_add(&k->w->n_released, 1);
        nanosleep(&(struct timespec){ .tv_nsec = 2000000 }, NULL);
    }
    return NULL;
}

/* --- the test ------------------------------------------------------------------------------------------------------------------ */

static void stress(void **state)
{
    (void)state;
    void *(*const jobs[])(void *) = { audits, releases, objects_die, calls, calls, calls, calls };
    enum { N_WORKERS = sizeof jobs / sizeof *jobs };
    etch_counting_allocator memory;
    world w = { .ends = stress_end() };
    worker workers[N_WORKERS];
    etch__counting_init(&memory, etch_allocator_system());
    assert_int_equal(etch_runtime_new(&memory.iface, &w.rt), ETCH_OK);
    for (unsigned i = 0; i < N_WORKERS; i++) {
        workers[i] = (worker){ .w = &w, .random = 12345 + i };
        assert_int_equal(etch_ctx_new(w.rt, &workers[i].cx), ETCH_OK);
    }
    w.inner = etch_function_new(workers[0].cx, "inner", inner_body, NULL, NULL);
    for (int i = 0; i < 2; i++) {
        w.pair[i] = etch_variable_new(workers[0].cx, etch_scalar(workers[0].cx, ETCH_F32, 0), NULL);
        assert_non_null(w.pair[i]);
    }
    for (int i = 0; i < N_SLOTS; i++) {
        pthread_mutex_init(&w.slots[i].lock, NULL);
        w.slots[i].f = new_function(&workers[0]);
    }
    for (unsigned i = 0; i < N_WORKERS; i++)
        assert_int_equal(pthread_create(&workers[i].thread, NULL, jobs[i], &workers[i]), 0);
    for (unsigned i = 0; i < N_WORKERS; i++)
        pthread_join(workers[i].thread, NULL);
    for (int i = 0; i < N_SLOTS; i++) {
        etch_function_release(&w.slots[i].f);
        pthread_mutex_destroy(&w.slots[i].lock);
    }
    etch_function_release(&w.inner);
    for (int i = 0; i < 2; i++)
        etch_variable_release(&w.pair[i]);
    for (unsigned i = 0; i < N_WORKERS; i++)
        etch_ctx_release(&workers[i].cx);
    etch_runtime_release(&w.rt);
    print_message("%lu calls, %lu traces, %lu evicted, %lu audits, %lu functions released, %lu objects died\n",
                  atomic_load(&w.n_calls), atomic_load(&w.n_traces), atomic_load(&w.n_evicted),
                  atomic_load(&w.n_audits), atomic_load(&w.n_released), atomic_load(&w.n_deaths));
    assert_true(atomic_load(&w.n_calls) > 0 && atomic_load(&w.n_audits) > 0 && atomic_load(&w.n_released) > 0 &&
                atomic_load(&w.n_deaths) > 0 && atomic_load(&w.n_evicted) > 0);
    assert_int_equal(atomic_load(&memory.live_bytes), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(stress), cmocka_unit_test(stress_interpreter) };
    return cmocka_run_group_tests_name("stress", tests, NULL, NULL);
}
