/* For the tests of ops: an empty graph on a counting allocator, and expectations as text. Every test starts with
 * `bench *b = *state;`, which the macros use. */
#ifndef ETCH_TEST_OPS_TESTING_H
#define ETCH_TEST_OPS_TESTING_H

#include <etch/graph.h>
#include <etch/ops.h>
#include "base/alloc.h"
#include "ir/infer.h"
#include "ops/ops.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

typedef struct bench {
    etch_counting_allocator memory;
    etch_runtime *rt;
    etch_ctx *cx;
    etch_graph *g;
} bench;

static inline int bench_begin(void **state)
{
    static bench it; /* one test runs at a time */
    memset(&it, 0, sizeof it);
    etch__counting_init(&it.memory, etch_allocator_system());
    if (etch_runtime_new(&it.memory.iface, &it.rt) || etch_ctx_new(it.rt, &it.cx) ||
        etch_graph_new(it.cx, "test", &it.g))
        return -1;
    *state = &it;
    return 0;
}

/* Everything must have been given back. */
static inline int bench_end(void **state)
{
    bench *it = *state;
    etch_graph_release(&it->g);
    etch_ctx_release(&it->cx);
    etch_runtime_release(&it->rt);
    return atomic_load(&it->memory.live_bytes) == 0 ? 0 : -1;
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, bench_begin, bench_end)

static inline void expect_no_error(const bench *b, const char *file, int line)
{
    if (etch_failed(b->cx) || etch_error_status(b->cx) != ETCH_OK) {
        print_error("%s\n", etch_error_message(b->cx));
        _fail(file, line);
    }
}

static inline void expect_type(const bench *b, etch_val v, const char *want, const char *file, int line)
{
    char got[512];
    expect_no_error(b, file, line);
    etch_graph_type(b->g, v, got, sizeof got);
    if (strcmp(got, want) != 0) {
        print_error("the type is %s, not %s\n", got, want);
        _fail(file, line);
    }
}
#define EXPECT_TYPE(v, want) expect_type(b, (v), (want), __FILE__, __LINE__)

static inline void expect_error(const bench *b, etch_val v, etch_status want, const char *fragment, const char *file,
                                int line)
{
    const char *message = etch_error_message(b->cx);
    etch_status got = etch_error_status(b->cx);
    if (v != 0 || !etch_failed(b->cx) || got != want || !strstr(message, fragment)) {
        print_error("value %u, %s \"%s\"; expected %s \"..%s..\"\n", v, etch_status_name(got), message,
                    etch_status_name(want), fragment);
        _fail(file, line);
    }
    etch_error_clear(b->cx);
}
/* The build fails with this status and a message that contains the fragment. */
#define EXPECT_ERROR(v, status, fragment) expect_error(b, (v), (status), (fragment), __FILE__, __LINE__)

#define IN(name, type) etch_graph_input(b->g, (name), (type))
#define INTS(...) etch_graph_int_list(b->g, ETCH_INTS(__VA_ARGS__))
#define NO_INTS etch_graph_int_list(b->g, (etch_ints){ NULL, 0 })
#define AXES(...) ETCH_INTS(__VA_ARGS__)
#define F32(x) etch_graph_scalar(b->g, ETCH_F32, (x))
#define SHAPE(v) etch_build_shape_of(b->g, (v), ETCH_I64)

/* v[i] of a vector, as a scalar */
static inline etch_val at_index(const bench *b, etch_val v, int64_t i)
{
    return etch_build_strided_slice(b->g, v, INTS(i), INTS(0), INTS(1), 0, 0, 1);
}
#define AT(v, i) at_index(b, (v), (i))
/* v[begin:end] of a vector */
static inline etch_val subvector(const bench *b, etch_val v, int64_t begin, int64_t end)
{
    return etch_build_strided_slice(b->g, v, INTS(begin), INTS(end), INTS(1), 0, 0, 0);
}
#define STACK(...) \
    etch_build_stack(b->g, (const etch_val[]){ __VA_ARGS__ }, \
                     (int)(sizeof((etch_val[]){ __VA_ARGS__ }) / sizeof(etch_val)), 0)
#define CONCAT(axis, ...) \
    etch_build_concat(b->g, (const etch_val[]){ __VA_ARGS__ }, \
                      (int)(sizeof((etch_val[]){ __VA_ARGS__ }) / sizeof(etch_val)), axis)

/* Run-time checks that node v carries: how many, and whether one has this reason. */
static inline int n_checks_of(const bench *b, etch_val v, const char *what)
{
    int n = 0;
    for (size_t i = 0; i < b->g->checks.n; i++)
        if (b->g->checks.at[i].val == v && (!what || strcmp(b->g->checks.at[i].what, what) == 0))
            n++;
    return n;
}
#define EXPECT_CHECKS(v, n) assert_int_equal(n_checks_of(b, (v), NULL), (n))
#define EXPECT_CHECK(v, what) assert_int_equal(n_checks_of(b, (v), (what)), 1)

#define OP_OF(v) (etch__node(b->g, (v))->op)

/* The contents of an integer value, as text: "[b, t*4]". */
static inline void expect_contents(const bench *b, etch_val v, const char *want, const char *file, int line)
{
    etch_dim dims[ETCH_MAX_KNOWN];
    expect_no_error(b, file, line);
    if (!etch__known_contents(b->g, v, dims)) {
        print_error("the contents are not known, expected %s\n", want);
        _fail(file, line);
    }
    etch_strbuf text;
    etch__strbuf_init(&text, b->cx->alloc);
    etch__strbuf_add(&text, "[");
    for (int i = 0; i < etch__n_known(b->g, v); i++) {
        if (i > 0)
            etch__strbuf_add(&text, ", ");
        etch__dim_print(b->g->dims, dims[i], &text);
    }
    etch__strbuf_add(&text, "]");
    bool same = strcmp(text.at, want) == 0;
    if (!same)
        print_error("the contents are %s, not %s\n", text.at, want);
    etch__strbuf_fini(&text);
    if (!same)
        _fail(file, line);
}
#define EXPECT_CONTENTS(v, want) expect_contents(b, (v), (want), __FILE__, __LINE__)

#endif
