/* What the tests of functions share: tensors of a shape, and functions that count how often their bodies ran. */
#ifndef ETCH_TEST_TRACE_FUNCTION_TESTING_H
#define ETCH_TEST_TRACE_FUNCTION_TESTING_H

#include "unit/graph_support.h"

#include <etch/function.h>
#include <etch/ops.h>
#include <stdio.h>
#include <stdlib.h>

/* A handle of the open scope, filled with x. */
static inline etch_tensor *full(world *w, double x, const int64_t *dims, int rank)
{
    etch_tensor *t = etch_fill(w->cx, etch_int_list(w->cx, dims, rank), etch_scalar(w->cx, ETCH_F32, x));
    assert_non_null(t);
    return t;
}
#define FULL(w, x, ...) \
    full((w), (x), (const int64_t[]){ __VA_ARGS__ }, (int)(sizeof((int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t)))

static inline uint64_t n_traces(etch_function *f) { return etch_function_get_stats(f).n_traces; }

/* The only element, or the first. */
static inline double first(world *w, etch_tensor *t)
{
    assert_non_null(t);
    float x = 0;
    const float *data = etch_tensor_map(w->cx, t, false);
    assert_non_null(data);
    x = data[0];
    etch_tensor_unmap(w->cx, t);
    return (double)x;
}

static inline etch_tensor *call(world *w, etch_function *f, etch_tensor *x)
{
    etch_tensor *y = etch_call1(w->cx, f, &x, 1);
    if (!y)
        fail_msg("%s", etch_error_message(w->cx));
    return y;
}

/* The call fails and its message contains the text; the error is cleared. */
static inline void fails(world *w, etch_function *f, etch_tensor *x, etch_status s, const char *text)
{
    assert_null(etch_call1(w->cx, f, &x, 1));
    assert_int_equal(etch_error_status(w->cx), s);
    if (!strstr(etch_error_message(w->cx), text))
        fail_msg("expected \"%s\" in \"%s\"", text, etch_error_message(w->cx));
    etch_error_clear(w->cx);
}

/* y = 2 x; `user`, if it is there, counts how often it was traced. */
static inline etch_tensor *twice(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    if (user)
        ++*(int *)user;
    return etch_add(cx, in[0], in[0]);
}

static inline etch_function *function_with(world *w, etch_body *body, void *user, etch_policy policy)
{
    etch_function *f = etch_function_new(w->cx, "f", body, user,
                                         &(etch_function_options){ .policy = policy, .max_entries = 1000 });
    assert_non_null(f);
    return f;
}

#endif
