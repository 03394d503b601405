/* What the tests of callbacks share: one that is counted and keeps a log, which prints go to as well. */
#ifndef ETCH_TEST_TRACE_HOST_TESTING_H
#define ETCH_TEST_TRACE_HOST_TESTING_H

#include "unit/trace/variable_testing.h"

#include <etch/control.h>
#include <etch/effect.h>
#include <etch/tape.h>
#include <stdatomic.h>

typedef struct logbook {
    char text[4096];
    size_t n;
    atomic_int n_runs, n_released;
} logbook;

static inline void write_log(logbook *l, const char *text, size_t n)
{
    assert_true(l->n + n < sizeof l->text);
    memcpy(l->text + l->n, text, n);
    l->n += n;
    l->text[l->n] = '\0';
}

static inline void log_print(const char *text, size_t n, void *user) { write_log(user, text, n); }

static inline void logged(world *w, logbook *l, const char *want)
{
    if (etch_failed(w->cx))
        fail_msg("%s", etch_error_message(w->cx));
    if (strcmp(l->text, want) != 0)
        fail_msg("\"%s\" happened, not \"%s\"", l->text, want);
    l->n = 0;
    l->text[0] = '\0';
}

static inline void count_release(void *user) { atomic_fetch_add(&((logbook *)user)->n_released, 1); }

static inline etch_spec *type(etch_ctx *cx, const char *text)
{
    etch_spec *s = NULL;
    if (etch_spec_parse(cx, text, &s) != ETCH_OK)
        fail_msg("%s", etch_error_message(cx));
    return s;
}

/* host on one tensor with one result of this type. */
static inline etch_tensor *call_host_as(etch_ctx *cx, const etch_host *host, etch_tensor *x, const char *as)
{
    etch_tensor *y = NULL;
    etch_spec *t = type(cx, as);
    etch_call_host(cx, host, &x, 1, &t, 1, &y);
    etch_spec_release(&t);
    return y;
}

/* y = 10 x, of any size; notes the first element. */
static inline etch_status tens(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out, void *user)
{
    logbook *l = user;
    assert_int_equal(n_in, 1);
    assert_int_equal(n_out, 1);
    float x = 0;
    const float *data = etch_tensor_map(cx, in[0], false);
    assert_non_null(data);
    if (etch_tensor_count(in[0]) > 0)
        x = data[0];
    etch_tensor_unmap(cx, in[0]);
    char text[64];
    int n = snprintf(text, sizeof text, "tens(%g)\n", (double)x);
    write_log(l, text, (size_t)n);
    atomic_fetch_add(&l->n_runs, 1);
    out[0] = etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, 10));
    return ETCH_OK;
}

static inline etch_host tens_of(logbook *l)
{
    return (etch_host){ .name = "tens", .run = tens, .user = l, .release_user = count_release };
}

#endif
