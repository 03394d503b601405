/* What the tests of variables share: variables from numbers, what they have, and bodies that close over them. */
#ifndef ETCH_TEST_TRACE_VARIABLE_TESTING_H
#define ETCH_TEST_TRACE_VARIABLE_TESTING_H

#include "unit/trace/function_testing.h"

#include <etch/variable.h>

/* f32[n]; the caller releases it. */
static inline etch_variable *vector(world *w, const char *name, const float *x, int64_t n)
{
    etch_tensor *t = etch_from(w->cx, ETCH_F32, &n, 1, x);
    etch_variable *v = etch_variable_new(w->cx, t, &(etch_variable_options){ .name = name });
    if (!v)
        fail_msg("%s", etch_error_message(w->cx));
    return v;
}
#define VECTOR(w, name, ...) \
    vector((w), (name), (const float[]){ __VA_ARGS__ }, (int64_t)(sizeof((float[]){ __VA_ARGS__ }) / sizeof(float)))

/* The same where values may have any size. */
static inline etch_variable *open_vector(world *w, const char *name, const float *x, int64_t n)
{
    etch_tensor *t = etch_from(w->cx, ETCH_F32, &n, 1, x);
    etch_variable *v = etch_variable_new(
        w->cx, t, &(etch_variable_options){ .name = name, .sizes = &ETCH_UNKNOWN_SIZE, .rank = 1 });
    if (!v)
        fail_msg("%s", etch_error_message(w->cx));
    return v;
}
#define OPEN_VECTOR(w, name, ...) \
    open_vector((w), (name), (const float[]){ __VA_ARGS__ }, \
                (int64_t)(sizeof((float[]){ __VA_ARGS__ }) / sizeof(float)))

static inline etch_tensor *numbers(world *w, const float *x, int64_t n)
{
    etch_tensor *t = etch_from(w->cx, ETCH_F32, &n, 1, x);
    assert_non_null(t);
    return t;
}
#define NUMBERS(w, ...) \
    numbers((w), (const float[]){ __VA_ARGS__ }, (int64_t)(sizeof((float[]){ __VA_ARGS__ }) / sizeof(float)))

/* What it has now. */
static inline void has(world *w, etch_variable *v, const float *want, int64_t n)
{
    etch_tensor *t = etch_variable_read(w->cx, v);
    if (!t)
        fail_msg("%s", etch_error_message(w->cx));
    assert_int_equal(etch_tensor_count(t), n);
    expect_bytes(w, t, want, (size_t)n * sizeof *want);
}
#define HAS(w, v, ...) \
    has((w), (v), (const float[]){ __VA_ARGS__ }, (int64_t)(sizeof((float[]){ __VA_ARGS__ }) / sizeof(float)))

/* The handle failed with this; the error is cleared. */
static inline void failed(world *w, const void *handle, etch_status s, const char *text)
{
    assert_null(handle);
    assert_true(etch_failed(w->cx));
    if (etch_error_status(w->cx) != s || !strstr(etch_error_message(w->cx), text))
        fail_msg("%s: \"%s\" does not contain \"%s\"", etch_status_name(etch_error_status(w->cx)),
                 etch_error_message(w->cx), text);
    etch_error_clear(w->cx);
}

/* A function of no arguments, or of these; its results are dropped. */
static inline void run_args(world *w, etch_function *f, const etch_arg *args, int n)
{
    etch_tensor *out[4];
    if (etch_call_args(w->cx, f, args, n, out, 4, NULL) < 0)
        fail_msg("%s", etch_error_message(w->cx));
}
#define RUN(w, f, ...) \
    run_args((w), (f), (const etch_arg[]){ ETCH_ARG_NONE, ##__VA_ARGS__ } + 1, \
             (int)(sizeof((etch_arg[]){ ETCH_ARG_NONE, ##__VA_ARGS__ }) / sizeof(etch_arg)) - 1)

/* Up to four variables that a body closes over, and what it should do. */
typedef struct closure {
    etch_variable *v[4];
    etch_function *inner;
    int n_bodies, mode;
} closure;

static inline void release_all(closure *c)
{
    for (int i = 0; i < 4; i++)
        etch_variable_release(&c->v[i]);
    etch_function_release(&c->inner);
}

static inline etch_function *structured(world *w, etch_structured_body *body, void *user, etch_policy policy)
{
    etch_function *f = etch_function_new(
        w->cx, "f", NULL, user, &(etch_function_options){ .structured = body, .policy = policy, .max_entries = 1000 });
    assert_non_null(f);
    return f;
}

#endif
