/* For tests that run graphs: a runtime on a counting allocator, graphs from text, tensors from values, comparisons. */
#ifndef ETCH_TEST_GRAPH_SUPPORT_H
#define ETCH_TEST_GRAPH_SUPPORT_H

#include <etch/etch.h>
#include "base/alloc.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

typedef struct world {
    etch_counting_allocator memory;
    etch_runtime *rt;
    etch_ctx *cx;
} world;

static inline void world_begin(world *w)
{
    memset(w, 0, sizeof *w);
    etch__counting_init(&w->memory, etch_allocator_system());
    assert_int_equal(etch_runtime_new(&w->memory.iface, &w->rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(w->rt, &w->cx), ETCH_OK);
}

/* Everything must have been given back. */
static inline void world_end(world *w)
{
    etch_ctx_release(&w->cx);
    etch_runtime_release(&w->rt);
    assert_int_equal(atomic_load(&w->memory.live_bytes), 0);
}

static inline void must(world *w, etch_status s)
{
    if (s != ETCH_OK || etch_failed(w->cx))
        fail_msg("%s: %s", etch_status_name(s), etch_error_message(w->cx));
}

static inline etch_graph *graph_of(world *w, const char *text)
{
    etch_graph *g = NULL;
    must(w, etch_graph_parse(w->cx, text, strlen(text), "test", &g));
    return g;
}

static inline etch_plan *plan_at(world *w, const char *text, int level)
{
    etch_graph *g = graph_of(w, text);
    etch_plan *p = NULL;
    must(w, etch_plan_new(w->cx, g, &(etch_plan_options){ .level = level }, &p));
    etch_graph_release(&g);
    return p;
}

static inline etch_tensor *tensor_of(world *w, etch_dtype t, int rank, const int64_t *dims, const void *data)
{
    etch_tensor *x = NULL;
    must(w, etch_tensor_from(w->cx, t, dims, rank, data, &x));
    return x;
}

/* k times tanh of x. */
__attribute__((unused)) static const char a_loop_of_tanh[] =
    "func @f(%x: f32[n], %k: i64[]) { %z = const 0 : i64[]\n"
    "  %i, %y = while %z, %x, %k carried=2 bodies=[\n"
    "    func @c(%i: i64[], %y: f32[n], %k: i64[]) { %c = less %i, %k return %c },\n"
    "    func @t(%i: i64[], %y: f32[n], %k: i64[]) {\n"
    "      %one = const 1 : i64[] %j = add %i, %one %e = tanh %y return %j, %e }]\n"
    "  return %y }";

#define DIMS(...) \
    (const int64_t[]) { __VA_ARGS__ }
#define F32(w, rank, dims, ...) tensor_of((w), ETCH_F32, (rank), (dims), (const float[]){ __VA_ARGS__ })
#define I64(w, rank, dims, ...) tensor_of((w), ETCH_I64, (rank), (dims), (const int64_t[]){ __VA_ARGS__ })

static inline void expect_dims(const etch_tensor *t, int rank, const int64_t *dims)
{
    assert_int_equal(etch_tensor_rank(t), rank);
    for (int i = 0; i < rank; i++)
        assert_int_equal(etch_tensor_dim(t, i), dims[i]);
}

static inline void expect_bytes(world *w, etch_tensor *t, const void *want, size_t bytes)
{
    char got[4096];
    assert_true(bytes <= sizeof got);
    must(w, etch_tensor_read(w->cx, t, got, bytes));
    if (memcmp(got, want, bytes) != 0) {
        etch_status s = etch_tensor_print(w->cx, t, 0, stderr);
        fail_msg("not the expected contents (see above; status %d)", (int)s);
    }
}
#define EXPECT_F32(w, t, ...) expect_bytes((w), (t), (const float[]){ __VA_ARGS__ }, sizeof((float[]){ __VA_ARGS__ }))
#define EXPECT_I64(w, t, ...) \
    expect_bytes((w), (t), (const int64_t[]){ __VA_ARGS__ }, sizeof((int64_t[]){ __VA_ARGS__ }))

static inline void expect_error(world *w, etch_status got, etch_status want, const char *fragment)
{
    assert_int_equal(got, want);
    if (!strstr(etch_error_message(w->cx), fragment))
        fail_msg("\"%s\" does not contain \"%s\"", etch_error_message(w->cx), fragment);
}

#endif
