/* What the tests of ir/ share: a context on a counting allocator that must end with nothing held, graphs from text
 * and as text. */
#ifndef ETCH_TEST_IR_TESTING_H
#define ETCH_TEST_IR_TESTING_H

#include <etch/ops.h>
#include "base/alloc.h"
#include "base/ctx.h"
#include "ir/infer.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct bench {
    etch_counting_allocator memory;
    etch_runtime *rt;
    etch_ctx *cx;
    etch_graph *g; /* released at the end, if there is one */
} bench;

static inline int bench_begin(void **state)
{
    bench *b = calloc(1, sizeof *b);
    assert_non_null(b);
    etch__counting_init(&b->memory, etch_allocator_system());
    assert_int_equal(etch_runtime_new(&b->memory.iface, &b->rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(b->rt, &b->cx), ETCH_OK);
    assert_int_equal(etch_graph_new(b->cx, "test", &b->g), ETCH_OK);
    *state = b;
    return 0;
}

static inline int bench_end(void **state)
{
    bench *b = *state;
    etch_graph_release(&b->g);
    etch_ctx_release(&b->cx);
    etch_runtime_release(&b->rt);
    assert_int_equal(atomic_load(&b->memory.live_bytes), 0);
    free(b);
    return 0;
}

#define IR_TEST(f) cmocka_unit_test_setup_teardown(f, bench_begin, bench_end)

static inline void must(etch_ctx *cx, etch_status s)
{
    if (s != ETCH_OK || etch_failed(cx))
        fail_msg("%s: %s", etch_status_name(s), etch_error_message(cx));
}

static inline etch_graph *parse(etch_ctx *cx, const char *text)
{
    etch_graph *g = NULL;
    must(cx, etch_graph_parse(cx, text, strlen(text), "test", &g));
    return g;
}

/* How many of something large: fewer with tiny limits, under which everything grows one by one. */
static inline int many(int n) { return etch__tiny_limits() ? n / 50 : n; }

/* The graph's text; the caller frees it. */
static inline char *text_of(etch_graph *g)
{
    char *text = NULL;
    must(g->cx, etch_graph_text(g, &text));
    return text;
}

static inline void assert_text(etch_graph *g, const char *expected)
{
    char *text = text_of(g);
    assert_string_equal(text, expected);
    free(text);
}

static inline void assert_type(etch_graph *g, etch_val v, const char *expected)
{
    char text[256];
    if (!v)
        fail_msg("the value failed: %s", etch_error_message(g->cx));
    etch_graph_type(g, v, text, sizeof text);
    assert_string_equal(text, expected);
}

static inline uint64_t hash_of(etch_graph *g)
{
    uint64_t h = 0;
    must(g->cx, etch_graph_hash(g, &h));
    return h;
}

static inline uint64_t hash_of_text(etch_ctx *cx, const char *text)
{
    etch_graph *g = parse(cx, text);
    uint64_t h = hash_of(g);
    etch_graph_release(&g);
    return h;
}

/* The failure that sticks to cx has this status and message; it is cleared. */
static inline void assert_stuck(etch_ctx *cx, etch_status s, const char *message)
{
    assert_true(etch_failed(cx));
    assert_string_equal(etch_error_message(cx), message);
    assert_int_equal(etch_error_status(cx), s);
    etch_error_clear(cx);
}

#endif
