/* Gradients that are scattered: what is built when they are added up, inside of loops too, and what counts as one. Values are tested in
 * tests/unit/trace/tape_scattered_test.c. */
#include "unit/graph_support.h"

#include "grad/reverse.h"
#include "grad/scattered.h"
#include "ops/ops.h"
#include "runtime/plan.h"

#include <etch/ops.h>

/* The gradient of output 0 by input 0. */
static etch_val gradient_of(world *w, etch_graph *g)
{
    etch_val y = etch_graph_output_value(g, 0), x = etch_graph_input_value(g, 0), d;
    must(w, etch_graph_gradient(g, &y, NULL, 1, &x, 1, &d));
    assert_true(d != 0);
    return d;
}

static int n_of(const etch_graph *g, etch_val from, etch_op op)
{
    int n = 0;
    for (etch_val v = from; v < g->nodes.n; v++)
        n += etch__node(g, v)->op == op;
    return n;
}

static bool is_scattered(world *w, etch_graph *g, etch_val d, etch_val *indices, etch_val *rows)
{
    must(w, etch__scattered(w->cx, g, d, false, indices, rows));
    must(w, etch_graph_verify(g));
    assert_true((*indices != 0) == (*rows != 0));
    return *indices != 0;
}

static void expect_type(etch_graph *g, etch_val v, const char *want)
{
    assert_string_equal(etch__type_str(g, etch__type_of(g, v)), want);
}

static void test_forms(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        const char *indices, *rows; /* types; NULL: dense */
        int n_adds;
    } cases[] = {
        { "func @f(%x: f32[v, d], %i: i64[n]) { %0 = gather %x, %i return %0 }", "i64[n]", "f32[n, d]", 0 },
        { "func @f(%x: f32[v], %i: i32[]) { %0 = gather %x, %i return %0 }", "i64[1]", "f32[1]", 0 },
        { "func @f(%x: f32[v, 0], %i: i64[n, m]) { %0 = gather %x, %i return %0 }", "i64[n*m]", "f32[n*m, 0]", 0 },
        { "func @f(%x: f32[v, d], %i: i64[n], %j: i32[m, 2]) { %0 = gather %x, %i %1 = gather %x, %j "
          "%2 = sum %0 axes=[0, 1] %3 = sum %1 axes=[0, 1, 2] %4 = add %2, %3 return %4 }",
          "i64[n + 2*m]", "f32[n + 2*m, d]", 0 },
        { "func @f(%x: f32[v, d], %i: i64[n]) { %c = cast %x dtype=f16 %0 = gather %c, %i return %0 }", "i64[n]",
          "f32[n, d]", 0 },
        /* A narrower sum is not the sum of narrower rows. */
        { "func @f(%x: f16[v, d], %i: i64[n]) { %c = cast %x dtype=f32 %0 = gather %c, %i return %0 }", NULL, NULL, 0 },
        { "func @f(%x: f32[v, d], %i: i64[n]) { %0 = gather %x, %i axis=1 return %0 }", NULL, NULL, 0 },
        { "func @f(%x: f32[v, d], %i: i64[n, 2]) { %0 = gather_nd %x, %i return %0 }", NULL, NULL, 0 },
        { "func @f(%x: f32[v, d], %i: i64[n]) { %0 = gather %x, %i %1 = sum %0 axes=[0, 1] %2 = square %x "
          "%3 = sum %2 axes=[0, 1] %4 = add %1, %3 return %4 }",
          NULL, NULL, 0 },
        { "func @f(%x: f32[v, d], %y: f32[v, d]) { %1 = add %x, %y %2 = mul %1, %x return %2 }", NULL, NULL, 1 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        world w;
        world_begin(&w);
        etch_graph *g = graph_of(&w, cases[i].text);
        etch_val first = (etch_val)g->nodes.n, indices, rows, d = gradient_of(&w, g);
        assert_int_equal(n_of(g, first, ETCH_OP_add), cases[i].n_adds);
        if (is_scattered(&w, g, d, &indices, &rows) != (cases[i].indices != NULL))
            fail_msg("%s", cases[i].text);
        if (indices) {
            expect_type(g, indices, cases[i].indices);
            expect_type(g, rows, cases[i].rows);
        }
        etch_graph_release(&g);
        world_end(&w);
    }
}

/* A table that is used more often than is looked at counts as dense, and is summed all the same. */
static void test_many_uses(void **state)
{
    (void)state;
    for (int n = 60; n <= 70; n += 10) {
        world w;
        world_begin(&w);
        etch_graph *g = graph_of(&w, "func @f(%x: f32[v, d], %i: i64[n]) { return %x }");
        etch_val x = etch_graph_input_value(g, 0), at = etch_graph_input_value(g, 1), y = 0, d, indices, rows;
        for (int i = 0; i < n; i++) {
            etch_val ids = etch_build_add(g, at, etch_graph_int(g, ETCH_I64, i));
            etch_val part = etch_build_sum(g, etch_build_gather(g, x, ids, 0, 0), ETCH_ALL_AXES, false);
            y = y ? etch_build_add(g, y, part) : part;
        }
        etch_val first = (etch_val)g->nodes.n;
        must(&w, etch_graph_gradient(g, &y, NULL, 1, &x, 1, &d));
        assert_int_equal(n_of(g, first, ETCH_OP_scatter_nd_add),
                         n + n - 1); /* each into zeros, all but one onto the others */
        assert_int_equal(n_of(g, first, ETCH_OP_add), 0);
        assert_int_equal(is_scattered(&w, g, d, &indices, &rows), n < 64);
        etch_graph_release(&g);
        world_end(&w);
    }
}

static const etch_graph *body_of_last_scan(const etch_graph *g)
{
    for (etch_val v = (etch_val)g->nodes.n; v-- > 1;)
        if (etch__node(g, v)->op == ETCH_OP_scan)
            return ((const etch_attrs_loop *)etch__node(g, v)->attrs)->bodies.at[0];
    fail_msg("there is no scan");
    return NULL;
}

/* A loop that reads a row or a column in every turn adds to the sum of its gradients in place: what a turn costs does not depend on the table. */
static void test_sums_of_loops(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        etch_op sum;
    } cases[] = {
        { "func @f(%x: f32[v, 3], %i: i64[t]) { %z = const 0 : f32[] %k = const [3] : i64[1] %s = broadcast_to %z, %k "
          "%y = scan %s, %i, %x carried=1 sliced=1 bodies=[ func @turn(%s: f32[3], %i: i64[], %x: f32[v, 3]) {"
          " %r = gather %x, %i %m = mul %r, %r %n = add %s, %m return %n }] return %y }",
          ETCH_OP_scatter_nd_add },
        { "func @f(%x: f32[v, 3], %i: i64[t, 1]) { %z = const 0 : f32[] %k = const [3] : i64[1] %s = broadcast_to %z, "
          "%k "
          "%y = scan %s, %i, %x carried=1 sliced=1 bodies=[ func @turn(%s: f32[3], %i: i64[1], %x: f32[v, 3]) {"
          " %k = const [1] : i64[1] %r = strided_slice %x, %i, %i, %k shrink_mask=1 %m = mul %r, %r %n = add %s, %m "
          "return %n }] return %y }",
          ETCH_OP_scatter_nd_add },
        { "func @f(%x: f32[3, v], %i: i64[t, 2]) { %z = const 0 : f32[] %k = const [3] : i64[1] %s = broadcast_to %z, "
          "%k "
          "%y = scan %s, %i, %x carried=1 sliced=1 bodies=[ func @turn(%s: f32[3], %i: i64[2], %x: f32[3, v]) {"
          " %k = const [1, 1] : i64[2] %r = strided_slice %x, %i, %i, %k begin_mask=1 end_mask=1 shrink_mask=2 "
          "%m = mul %r, %r %n = add %s, %m return %n }] return %y }",
          ETCH_OP_strided_slice_add },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        world w;
        world_begin(&w);
        etch_graph *g = graph_of(&w, cases[i].text), *body = NULL;
        (void)gradient_of(&w, g);
        must(&w, etch__graph_copy(w.cx, body_of_last_scan(g), &body));
        /* The sum of the gradients by x is carried: the only value of the body that is as large as x but x itself. */
        int sum = -1;
        for (int k = 0; k < etch_graph_n_inputs(body); k++)
            if (strncmp(body->input_names.at[k], "sum", 3) == 0)
                sum = k;
        assert_true(sum >= 0);
        etch_val result = etch_graph_output_value(body, sum);
        assert_int_equal(etch__node(body, result)->op, cases[i].sum);
        assert_true(etch__node(body, result)->in[0] == etch_graph_input_value(body, sum));
        etch_plan *p = NULL;
        must(&w, etch_plan_new(w.cx, body, NULL, &p));
        assert_true(etch__plan_writes_over(p, sum, sum, false));
        etch_plan_release(&p);
        etch_graph_release(&body);
        etch_graph_release(&g);
        world_end(&w);
    }
}

int etch_test_scattered(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_forms),
        cmocka_unit_test(test_many_uses),
        cmocka_unit_test(test_sums_of_loops),
    };
    return cmocka_run_group_tests_name("grad/scattered", tests, NULL, NULL);
}
