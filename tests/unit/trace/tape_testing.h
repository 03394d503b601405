/* What the tests of tapes share: doubles in and out of tensors, programs that are run eagerly and traced. */
#ifndef ETCH_TEST_TRACE_TAPE_TESTING_H
#define ETCH_TEST_TRACE_TAPE_TESTING_H

#include "unit/trace/function_testing.h"

#include <etch/tape.h>
#include <math.h>

static inline etch_tensor *doubles(world *w, const double *data, const int64_t *dims, int rank)
{
    etch_tensor *t = etch_from(w->cx, ETCH_F64, dims, rank, data);
    assert_non_null(t);
    return t;
}
#define D(w, rank, dims, ...) doubles((w), (const double[]){ __VA_ARGS__ }, (dims), (rank))

static inline void no_error(world *w)
{
    if (etch_failed(w->cx))
        fail_msg("%s", etch_error_message(w->cx));
}

/* Elements as doubles, row-major; how many there are. */
static inline int64_t read_doubles(world *w, etch_tensor *t, double *out, int64_t max)
{
    no_error(w);
    assert_non_null(t);
    int64_t n = etch_tensor_count(t);
    assert_true(n <= max);
    assert_int_equal(etch_tensor_dtype(t), ETCH_F64);
    must(w, etch_tensor_read(w->cx, t, out, (size_t)n * sizeof *out));
    return n;
}

static inline void expect_near(world *w, etch_tensor *t, const double *want, int64_t n, double tolerance)
{
    double got[1024];
    assert_int_equal(read_doubles(w, t, got, 1024), n);
    for (int64_t i = 0; i < n; i++)
        if (!(fabs(got[i] - want[i]) <= tolerance * (1 + fabs(want[i]))))
            fail_msg("element %lld is %.17g, not %.17g", (long long)i, got[i], want[i]);
}
#define EXPECT_D(w, t, ...) \
    expect_near((w), (t), (const double[]){ __VA_ARGS__ }, sizeof((double[]){ __VA_ARGS__ }) / sizeof(double), 1e-13)

static inline void expect_same(world *w, etch_tensor *a, etch_tensor *b)
{
    double x[1024], y[1024];
    int64_t n = read_doubles(w, a, x, 1024);
    assert_int_equal(read_doubles(w, b, y, 1024), n);
    assert_int_equal(etch_tensor_rank(a), etch_tensor_rank(b));
    for (int i = 0; i < etch_tensor_rank(a); i++)
        assert_int_equal(etch_tensor_dim(a, i), etch_tensor_dim(b, i));
    for (int64_t i = 0; i < n; i++)
        if (memcmp(&x[i], &y[i], sizeof *x) != 0)
            fail_msg("element %lld is %.17g and %.17g", (long long)i, x[i], y[i]);
}

/* The gradient of y by x, asked of the tape; NULL: not connected. */
static inline etch_tensor *gradient(etch_ctx *cx, etch_tape *tape, etch_tensor *y, etch_tensor *x)
{
    etch_tensor *d = NULL;
    etch_source by = ETCH_BY(x);
    if (etch_tape_gradient(cx, tape, &y, NULL, 1, &by, 1, ETCH_UNCONNECTED_NONE, &d) != ETCH_OK)
        etch_fail(cx, etch_error_status(cx), "%s", etch_error_message(cx));
    return d;
}

/* A program with tapes in it, and its result. */
typedef etch_body program;

/* The same program on numbers at once, and traced; bit for bit the same. The result of the first. */
static inline etch_tensor *both(world *w, program *p, etch_tensor *const *in, int n_in, void *user)
{
    etch_tensor *eager = p(w->cx, in, n_in, user);
    no_error(w);
    assert_non_null(eager);
    const etch_policy policies[] = { ETCH_SYMBOLIC, ETCH_EXACT };
    for (int i = 0; i < 2; i++) {
        etch_function *f = function_with(w, p, user, policies[i]);
        etch_tensor *traced = etch_call1(w->cx, f, in, n_in);
        no_error(w);
        expect_same(w, eager, traced);
        etch_function_release(&f);
    }
    return eager;
}

#endif
