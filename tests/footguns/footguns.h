/* What the footgun tests share: a runtime whose memory is counted, tensors, calls, the last event, and threads that must end.
 *
 * Everything goes through the public headers and the shared library, as in a program that uses Etch. The tests are named after
 * the rows of README.md: p01 to p23 are what hurts in TensorFlow, d01 to d14 are defects found there. */
#ifndef ETCH_TEST_FOOTGUNS_H
#define ETCH_TEST_FOOTGUNS_H

#include <etch/etch.h>

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

/* --- a runtime of its own ------------------------------------------------------------------------------------------------ */

typedef struct world {
    etch_allocator memory;
    atomic_size_t live_bytes, n_allocs;
    etch_runtime *rt;
    etch_ctx *cx;
    etch_event_list events; /* of the last question */
} world;

static inline void *counted_alloc(void *self, size_t bytes, size_t align)
{
    world *w = self;
    const etch_allocator *system = etch_allocator_system();
    void *p = system->alloc(system->self, bytes, align);
    if (p) {
        atomic_fetch_add(&w->live_bytes, bytes);
        atomic_fetch_add(&w->n_allocs, 1);
    }
    return p;
}

static inline void counted_free(void *self, void *p, size_t bytes, size_t align)
{
    world *w = self;
    const etch_allocator *system = etch_allocator_system();
    if (p)
        atomic_fetch_sub(&w->live_bytes, bytes);
    system->free(system->self, p, bytes, align);
}

static inline void world_begin(world *w)
{
    memset(w, 0, sizeof *w);
    w->memory = (etch_allocator){ counted_alloc, counted_free, w };
    assert_int_equal(etch_runtime_new(&w->memory, &w->rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(w->rt, &w->cx), ETCH_OK);
}

/* Everything must have been given back. */
static inline void world_end(world *w)
{
    etch_event_list_release(&w->events);
    etch_ctx_release(&w->cx);
    etch_runtime_release(&w->rt);
    assert_int_equal(atomic_load(&w->live_bytes), 0);
}

static inline void must(world *w, etch_status s)
{
    if (s != ETCH_OK || etch_failed(w->cx))
        fail_msg("%s: %s", etch_status_name(s), etch_error_message(w->cx));
}

/* --- tensors ------------------------------------------------------------------------------------------------------------- */

/* An f32 handle of the open scope, all elements x. */
static inline etch_tensor *filled(etch_ctx *cx, double x, const int64_t *dims, int rank)
{
    etch_tensor *t = NULL;
    if (etch_tensor_new(cx, ETCH_F32, dims, rank, &t) != ETCH_OK)
        return NULL;
    float *data = etch_tensor_map(cx, t, true);
    for (int64_t i = 0; i < etch_tensor_count(t); i++)
        data[i] = (float)x;
    etch_tensor_unmap(cx, t);
    return etch_hand_over(cx, t);
}
#define SIZES(...) (const int64_t[]){ __VA_ARGS__ }, (int)(sizeof((int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t))
#define X(w, x, ...) ETCH_ARG_TENSOR(filled((w)->cx, (x), SIZES(__VA_ARGS__)))
#define SCALAR(w, x) ETCH_ARG_TENSOR(etch_scalar((w)->cx, ETCH_F32, (x)))

/* The first element, NaN if it cannot be had. */
static inline double first(etch_ctx *cx, etch_tensor *t)
{
    const float *data = t ? etch_tensor_map(cx, t, false) : NULL;
    double x = data ? (double)data[0] : (double)__builtin_nanf("");
    if (data)
        etch_tensor_unmap(cx, t);
    return x;
}

/* --- functions ------------------------------------------------------------------------------------------------------------- */

/* With room for a thousand traces, whatever limits the tests run under, unless the options say how much. */
static inline etch_function *function_of(world *w, const char *name, etch_body *body, void *user,
                                         etch_function_options o)
{
    o.max_entries = o.max_entries ? o.max_entries : 1000;
    etch_function *f = etch_function_new(w->cx, name, body, user, &o);
    if (!f)
        fail_msg("%s", etch_error_message(w->cx));
    return f;
}

static inline etch_function_stats stats_of(etch_function *f) { return etch_function_get_stats(f); }
static inline uint64_t n_traces(etch_function *f) { return stats_of(f).n_traces; }

/* The first result. */
static inline etch_tensor *call(world *w, etch_function *f, const etch_arg *args, int n)
{
    etch_tensor *y = NULL;
    if (etch_call_args(w->cx, f, args, n, &y, 1, NULL) < 1)
        fail_msg("%s", etch_error_message(w->cx));
    return y;
}
#define ARGS(...) (const etch_arg[]){ __VA_ARGS__ }, (int)(sizeof((etch_arg[]){ __VA_ARGS__ }) / sizeof(etch_arg))
#define CALL(w, f, ...) call((w), (f), ARGS(__VA_ARGS__))
#define NUMBER(w, f, ...) first((w)->cx, CALL((w), (f), __VA_ARGS__))

static inline void expect_part(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("\"%s\" lacks \"%s\"", text, part);
}

/* The call fails with this status and a message that has this part; the error is cleared. */
static inline void refused(world *w, etch_function *f, const etch_arg *args, int n, etch_status s, const char *part)
{
    etch_tensor *y = NULL;
    assert_int_equal(etch_call_args(w->cx, f, args, n, &y, 1, NULL), -1);
    assert_null(y);
    expect_part(etch_error_message(w->cx), part);
    assert_string_equal(etch_status_name(etch_error_status(w->cx)), etch_status_name(s));
    etch_error_clear(w->cx);
}

static inline etch_arg labelled(const char *label, etch_arg x)
{
    x.label = label;
    return x;
}
static inline etch_arg a_list(etch_spec_kind kind, const etch_arg *items, int n)
{
    return (etch_arg){ .kind = kind, .n = n, .items = items };
}
static inline etch_literal a_text(etch_literal_kind kind, const char *text)
{
    return (etch_literal){ .kind = kind, .n = strlen(text), .text = text };
}
static inline etch_spec *parsed(world *w, const char *text)
{
    etch_spec *s = NULL;
    must(w, etch_spec_parse(w->cx, text, &s));
    return s;
}

/* y = 2 x; `user`, if it is there, counts how often the body ran. */
static inline etch_tensor *twice(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    if (user)
        atomic_fetch_add((atomic_int *)user, 1);
    return etch_add(cx, in[0], in[0]);
}

/* y = x * k, where k, the second argument, is a number or a tensor. */
static inline void times(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args;
    if (user)
        atomic_fetch_add((atomic_int *)user, 1);
    etch_tensor *k = args[1].kind == ETCH_SPEC_TENSOR ? args[1].tensor
                     : args[1].literal.kind == ETCH_LITERAL_FLOAT
                         ? etch_scalar(cx, ETCH_F32, args[1].literal.f[0])
                         : etch_scalar(cx, ETCH_F32, (double)args[1].literal.i);
    etch_return(out, etch_mul(cx, args[0].tensor, k));
}

/* --- events ---------------------------------------------------------------------------------------------------------------- */

/* Of the function; lives until the next question. */
static inline const etch_event *last_event(world *w, etch_function *f)
{
    etch_event_list_release(&w->events);
    must(w, etch_events(w->cx, f, &w->events));
    assert_true(w->events.n > 0);
    return &w->events.at[w->events.n - 1];
}

static inline void expect_kind(const etch_event *e, etch_event_kind kind)
{
    assert_string_equal(etch_event_kind_name(e->kind), etch_event_kind_name(kind));
}

/* The advice, and what the replay of the calls so far says of it. */
static inline void expect_advice(const etch_event *e, etch_advice_kind kind, uint64_t n_hits, uint64_t n_calls)
{
    assert_string_equal(etch_advice_kind_name(e->advice.kind), etch_advice_kind_name(kind));
    assert_int_equal(e->advice.n_hits, n_hits);
    assert_int_equal(e->advice.n_calls, n_calls);
}

/* It differs in this alone. */
static inline void expect_difference(const etch_event *e, const char *path, const char *was, const char *now)
{
    assert_int_equal(e->n_differences, 1);
    assert_string_equal(e->differences[0].path, path);
    assert_string_equal(e->differences[0].was, was);
    assert_string_equal(e->differences[0].now, now);
}

/* --- threads --------------------------------------------------------------------------------------------------------------- */

enum { PATIENCE_S = 100 }; /* far more than any of them needs, also under a sanitizer on a busy machine */

static inline pthread_t start(void *(*run)(void *), void *user)
{
    pthread_t t;
    assert_int_equal(pthread_create(&t, NULL, run, user), 0);
    return t;
}

/* A thread that does not end is stuck for good, and so would be whoever waits for it. */
static inline void join(pthread_t t, const char *what)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += PATIENCE_S;
    if (pthread_timedjoin_np(t, NULL, &until) != 0) {
        fprintf(stderr, "%s: the thread hangs\n", what);
        abort();
    }
}

#endif
