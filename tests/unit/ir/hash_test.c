/* The canonical hash: what it does not depend on, and what it does. */
#include "ir_testing.h"

#define RECORDED_1 UINT64_C(0xf4483a467980e031)
#define RECORDED_2 UINT64_C(0x978c55b1a59ca5ea)

static void assert_same(bench *b, const char *x, const char *y)
{
    if (hash_of_text(b->cx, x) != hash_of_text(b->cx, y))
        fail_msg("different hashes:\n%s\n%s", x, y);
}

static void assert_differs(bench *b, const char *x, const char *y)
{
    if (hash_of_text(b->cx, x) == hash_of_text(b->cx, y))
        fail_msg("equal hashes:\n%s\n%s", x, y);
}

#define F(args, body) "func @f(" args ") { " body " }"

static void test_names_do_not_matter(void **state)
{
    bench *b = *state;
    assert_same(b, "func @f(%x: f32[n, m]) { %0 = exp %x return %0 }",
                "func @g(%y: f32[p, q]) { %r = exp %y return %r }");
    assert_same(b, F("%x: f32[n]", "%0 = nonzero %x : i64[u0, 1] return %0"),
                F("%x: f32[n]", "%0 = nonzero %x : i64[k, 1] return %0"));
    assert_same(b, F("%x: f32[n], %y: f32[m]", "%0 = sizes [n, n*m + 2*m] : i64[2] return %0"),
                F("%x: f32[m], %y: f32[a]", "%0 = sizes [m, 2*a + a*m] : i64[2] return %0"));
}

static void test_order_does_not_matter(void **state)
{
    bench *b = *state;
    assert_same(b, F("%x: f32[n]", "%a = exp %x %b = log %x %c = sub %a, %b return %c"),
                F("%x: f32[n]", "%b = log %x %a = exp %x %c = sub %a, %b return %c"));
    assert_same(b, F("%x: f32[n], %y: f32[n]", "%a = add %x, %y return %a"),
                F("%x: f32[n], %y: f32[n]", "%a = add %y, %x return %a"));
    assert_same(b,
                F("%x: f32[n]", "%a = const 1 : f32[] %b = const 2 : f32[] %c = add %x, %a %d = mul %c, %b return %d"),
                F("%x: f32[n]", "%b = const 2 : f32[] %a = const 1 : f32[] %c = add %x, %a %d = mul %c, %b return %d"));
    /* Sizes that nodes define, in either order. */
    assert_same(
        b,
        F("%x: f32[n], %y: f32[m]",
          "%a = nonzero %x : i64[p, 1] %b = nonzero %y : i64[q, 1] %c = sizes [p, q] : i64[2] return %a, %b, %c"),
        F("%x: f32[n], %y: f32[m]",
          "%b = nonzero %y : i64[p, 1] %a = nonzero %x : i64[q, 1] %c = sizes [q, p] : i64[2] return %a, %b, %c"));
    assert_same(
        b, F("%k: i64[2], %o: f32[]", "%a = broadcast_to %o, %k : f32[p, q] %c = sizes [q] : i64[1] return %a, %c"),
        F("%k: i64[2], %o: f32[]", "%a = broadcast_to %o, %k : f32[q, p] %c = sizes [p] : i64[1] return %a, %c"));
}

static void test_dead_nodes_do_not_matter(void **state)
{
    bench *b = *state;
    assert_same(b, F("%x: f32[n]", "%a = exp %x return %a"),
                F("%x: f32[n]", "%z = log %x %y = nonzero %z %a = exp %x return %a"));
    assert_same(b, F("%x: f32[n], %k: i64[1]", "%a = exp %x return %a"),
                F("%x: f32[n], %k: i64[1]", "%o = const 0 : f32[] %z = broadcast_to %o, %k %a = exp %x return %a"));
}

static void test_what_matters(void **state)
{
    bench *b = *state;
    static const char *const all[] = {
        F("%x: f32[n, n]", "%a = exp %x return %a"),
        F("%x: f32[n, m]", "%a = exp %x return %a"),
        F("%x: f32[n, 4]", "%a = exp %x return %a"),
        F("%x: f32[n, 5]", "%a = exp %x return %a"),
        F("%x: f64[n, n]", "%a = exp %x return %a"),
        F("%x: f32[n]", "%a = exp %x return %a"),
        F("%x: f32[...]", "%a = exp %x return %a"),
        F("%x: f32[n, n]", "%a = log %x return %a"),
        F("%x: f32[n, n]", "return %x"),
        F("%x: f32[n, n]", "%a = exp %x return %a, %a"),
        F("%x: f32[n, n]", "%a = exp %x return %a, %x"),
        F("%x: f32[n, n]", "%a = exp %x return %x, %a"),
        F("%x: f32[n, n], %y: f32[n]", "%a = exp %x return %a"),
        F("%x: f32[n, n], %y: f32[m]", "%a = exp %x return %a"),
        F("%x: f32[n, n], %y: f32[n, n]", "%a = sub %x, %y return %a"),
        F("%x: f32[n, n], %y: f32[n, n]", "%a = sub %y, %x return %a"),
        F("%x: f32[n, n], %y: f32[n, n]", "%a = add %y, %x return %a"),
        F("%x: f32[n, m]", "%a = sum %x return %a"),
        F("%x: f32[n, m]", "%a = sum %x axes=[0] return %a"),
        F("%x: f32[n, m]", "%a = sum %x axes=[1] return %a"),
        F("%x: f32[n, m]", "%a = sum %x axes=[1] keepdims=true return %a"),
        F("%x: f32[n, m]", "%a = cast %x dtype=f16 return %a"),
        F("%x: f32[n, m]", "%a = cast %x dtype=bf16 return %a"),
        F("%x: f32[n]", "%c = const 1 : f32[] %a = add %x, %c return %a"),
        F("%x: f32[n]", "%c = const 2 : f32[] %a = add %x, %c return %a"),
        F("%x: f32[n]", "%c = const [1] : f32[1] %a = add %x, %c return %a"),
        F("", "%c = const \"a\" : string[] return %c"),
        F("", "%c = const \"b\" : string[] return %c"),
        F("", "%c = const [\"a\", \"b\"] : string[2] return %c"),
        F("", "%c = const [\"ab\", \"\"] : string[2] return %c"),
        F("%x: f32[n, m]", "%a = sizes [n, m] : i64[2] return %a"),
        F("%x: f32[n, m]", "%a = sizes [m, n] : i64[2] return %a"),
        F("%x: f32[n, m]", "%a = sizes [n, m] : i32[2] return %a"),
        F("%x: f32[n, m]", "%a = sizes [n + m, m] : i64[2] return %a"),
        F("%x: f32[n, m]", "%a = sizes [n] : i64[1] return %a"),
        F("%x: f32[n, m]", "%a = sizes n : i64[] return %a"),
        F("%x: f32[n], %k: i32[]", "%a, %c = top_k %x, %k return %a"),
        F("%x: f32[n], %k: i32[]", "%a, %c = top_k %x, %k return %c"),
        F("%x: f32[n]", "%a = call %x (%p: f32[n]) { %q = exp %p yield %q } return %a"),
        F("%x: f32[n]", "%a = call %x (%p: f32[n]) { %q = log %p yield %q } return %a"),
        F("%x: f32[n]", "%a = kernel %x (%p: f32[n]) { %q = exp %p yield %q } return %a"),
        F("%x: f32[n], %y: f32[n]", "%a = call %x, %y (%p: f32[n], %q: f32[n]) { %r = sub %p, %q yield %r } return %a"),
        F("%x: f32[n], %y: f32[n]", "%a = call %x, %y (%p: f32[n], %q: f32[n]) { %r = sub %q, %p yield %r } return %a"),
        F("%x: f32[n]",
          "%a = call %x (%p: f32[n]) { %s = call %p (%t: f32[n]) { %u = exp %t yield %u } yield %s } return %a"),
        F("%x: f32[n]",
          "%a = call %x (%p: f32[n]) { %s = call %p (%t: f32[n]) { %u = exp %p yield %u } yield %s } return %a"),
        "func @f(%x: f32[n]) where n: 1.. { %a = exp %x return %a }",
        "func @f(%x: f32[n]) where n: 0.. % 2 { %a = exp %x return %a }",
        F("%v: variable<f32[n]>", "return %v"),
        F("%v: list<f32[n]>", "return %v"),
        F("%v: list<f32[4]>", "return %v"),
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(all); i++)
        for (size_t k = 0; k < i; k++)
            assert_differs(b, all[i], all[k]);
}

/* Recorded once: the hash is the same in every process and must not change unnoticed, for caches outlive programs. */
static void test_values_are_recorded(void **state)
{
    bench *b = *state;
    assert_true(hash_of_text(b->cx, F("%x: f32[n]", "%a = exp %x return %a")) == RECORDED_1);
    assert_true(hash_of_text(b->cx, F("%x: f32[n, 4]",
                                      "%c = const [1, 2] : i64[2] %s = sum %x axes=[1] return %s, %c")) == RECORDED_2);
}

/* Built in another order through calls, with sizes declared before in another order. */
static void test_built_by_calls(void **state)
{
    bench *b = *state;
    uint64_t h[2];
    for (int i = 0; i < 2; i++) {
        etch_graph *g = NULL;
        must(b->cx, etch_graph_new(b->cx, i ? "one" : "two", &g));
        must(b->cx, etch_graph_constrain(g, i ? "n" : "m", 0, ETCH_DIM_MAX, 1));
        etch_val x = etch_graph_input(g, "x", "f32[n, m]"), y = etch_graph_input(g, "y", "f32[m, n]");
        etch_val p[2];
        if (i) {
            p[0] = etch_build_exp(g, x);
            p[1] = etch_build_transpose(g, y, ETCH_INTS(1, 0));
        } else {
            p[1] = etch_build_transpose(g, y, ETCH_INTS(1, 0));
            etch_build_log(g, y);
            p[0] = etch_build_exp(g, x);
        }
        etch_graph_output(g, i ? etch_build_mul(g, p[0], p[1]) : etch_build_mul(g, p[1], p[0]));
        h[i] = hash_of(g);
        etch_graph_release(&g);
    }
    assert_true(h[0] == h[1]);
}

/* A chain of a hundred thousand nodes needs no stack. */
static void test_long_chain(void **state)
{
    bench *b = *state;
    etch_val x = etch_graph_input(b->g, "x", "f32[n]");
    for (int i = 0; i < many(100000); i++)
        x = i % 2 ? etch_build_exp(b->g, x) : etch_build_sin(b->g, x);
    etch_graph_output(b->g, x);
    assert_true(hash_of(b->g) != 0);
    assert_int_equal(etch_graph_hash(b->g, NULL), ETCH_EINVAL);
}

int etch_test_hash(void)
{
    const struct CMUnitTest tests[] = {
        IR_TEST(test_names_do_not_matter), IR_TEST(test_order_does_not_matter), IR_TEST(test_dead_nodes_do_not_matter),
        IR_TEST(test_what_matters),        IR_TEST(test_values_are_recorded),   IR_TEST(test_built_by_calls),
        IR_TEST(test_long_chain)
    };
    return cmocka_run_group_tests_name("ir/hash", tests, NULL, NULL);
}
