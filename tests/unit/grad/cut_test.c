/* Cutting: what is given becomes inputs in order, what is not is computed again, sizes find what defines them; and copies to work on. */
#include "unit/graph_support.h"

#include "grad/cut.h"
#include "grad/reverse.h"

#include <etch/ops.h>

static etch_graph *parsed(world *w, const char *text)
{
    etch_graph *g = NULL;
    must(w, etch_graph_parse(w->cx, text, strlen(text), "test", &g));
    return g;
}

/* The n-th node of this op. */
static etch_val node_of(const etch_graph *g, const char *op, int n)
{
    for (etch_val v = 1; v < g->nodes.n; v++)
        if (strcmp(etch__op_of(g, v)->name, op) == 0 && n-- == 0)
            return v;
    fail_msg("there is no %s", op);
    return 0;
}

typedef struct cut_case {
    bool is_given[64];
    etch_val map[64];
    bool is_taken[64];
    etch_graph *g;
} cut_case;

/* What output 0 of g needs, with these values given. The cut verifies. */
static void cut_at(world *w, etch_graph *g, cut_case *c, const etch_val *given, int n_given, bool is_whole)
{
    memset(c, 0, sizeof *c);
    assert_true(g->nodes.n <= 64);
    for (int i = 0; i < n_given; i++)
        c->is_given[given[i]] = true;
    etch_val y = etch_graph_output_value(g, 0);
    etch_cut q = { .ys = &y, .n_y = 1, .is_given = c->is_given, .n_given = 64, .is_whole = is_whole };
    must(w, etch__graph_cut_takes(w->cx, g, &q, c->is_taken));
    must(w, etch__graph_cut(w->cx, g, &q, c->map, &c->g));
    must(w, etch_graph_verify(c->g));
    int n_taken = 0;
    for (size_t v = 0; v < g->nodes.n; v++)
        n_taken += c->is_taken[v];
    assert_int_equal(n_taken, etch_graph_n_inputs(c->g));
}

static void test_given(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = parsed(&w,
                           "func @f(%x: f32[3], %y: f32[3]) { %0 = exp %x %1 = sin %0 %2 = mul %1, %y %3 = add %2, %1 "
                           "%4 = tanh %y return %3, %4 }");
    etch_val sine = node_of(g, "sin", 0), e = node_of(g, "exp", 0), x = etch_graph_input_value(g, 0);
    cut_case c;
    cut_at(&w, g, &c, NULL, 0, false);
    assert_int_equal(etch_graph_n_inputs(c.g), 2);
    assert_int_equal(etch_graph_n_nodes(c.g), 6); /* tanh is not needed */
    etch_graph_release(&c.g);
    cut_at(&w, g, &c, &sine, 1, false); /* y is before it */
    assert_int_equal(etch_graph_n_inputs(c.g), 2);
    assert_int_equal(etch_graph_n_nodes(c.g), 4);
    assert_int_equal(etch_graph_input_value(c.g, 1), c.map[sine]);
    assert_true(c.is_taken[sine] && !c.is_taken[e] && !c.is_taken[x] && !c.map[x]);
    etch_tensor *in[2] = { F32(&w, 1, DIMS(3), 1, 2, 3), F32(&w, 1, DIMS(3), 10, 20, 30) }, *out = NULL;
    etch_plan *p = NULL;
    must(&w, etch_plan_new(w.cx, c.g, NULL, &p));
    must(&w, etch_plan_run(w.cx, p, in, 2, &out, 1));
    EXPECT_F32(&w, out, 20, 60, 120); /* s y + s, by name: inputs are y, s */
    etch_tensor_release(&out);
    etch_tensor_release(&in[0]);
    etch_tensor_release(&in[1]);
    etch_plan_release(&p);
    etch_graph_release(&c.g);
    etch_val y = etch_graph_output_value(g, 0);
    cut_at(&w, g, &c, &y, 1, false); /* the result itself */
    assert_int_equal(etch_graph_n_nodes(c.g), 1);
    etch_graph_release(&c.g);
    etch_graph_release(&g);
    world_end(&w);
}

/* Sizes that depend on data: whoever speaks of one brings along what defines it. */
static void test_sizes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = parsed(&w, "func @f(%x: f32[6], %m: bool[6]) { %0 = nonzero %m %1 = gather_nd %x, %0 batch_dims=0 "
                               "%2 = exp %1 %3 = neg %2 %4 = mul %3, %2 return %4 }");
    etch_val e = node_of(g, "exp", 0), places = node_of(g, "nonzero", 0), rows = node_of(g, "gather_nd", 0);
    cut_case c;
    cut_at(&w, g, &c, (etch_val[]){ e, rows }, 2, false); /* their number is found by computing it, and so are they */
    assert_true(c.is_taken[etch_graph_input_value(g, 1)] && !c.is_taken[e]);
    etch_graph_release(&c.g);
    cut_at(&w, g, &c, (etch_val[]){ e, places }, 2, false); /* the places have it */
    assert_true(c.is_taken[e] && c.is_taken[places]);
    assert_int_equal(etch_graph_n_inputs(c.g), 2);
    assert_int_equal(etch_graph_n_nodes(c.g), 4);
    etch_graph_release(&c.g);
    etch_graph_release(&g);
    world_end(&w);
}

/* Of a node with several results one is at hand. */
static void test_results(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = NULL;
    must(&w, etch_graph_new(w.cx, "f", &g));
    etch_val in = etch_graph_input(g, "x", "f32[6]"), both[2];
    etch_build_top_k(g, in, etch_graph_int(g, ETCH_I32, 2), both);
    etch_graph_output(g, etch_build_mul(g, both[0], etch_build_cast(g, both[1], ETCH_F32)));
    etch_tensor *x = F32(&w, 1, DIMS(6), 1, 5, 2, 9, 3, 4), *halves = F32(&w, 1, DIMS(2), 0.5, 0.25), *out = NULL;
    for (int i = 0; i < 2; i++) {
        cut_case c;
        if (i == 1) { /* the indices: 10, 20 */
            etch_tensor_release(&halves);
            must(&w, etch_tensor_from(w.cx, ETCH_I32, DIMS(2), 1, (int32_t[]){ 10, 20 }, &halves));
        }
        cut_at(&w, g, &c, &both[i], 1, false);
        etch_plan *p = NULL;
        must(&w, etch_plan_new(w.cx, c.g, NULL, &p));
        must(&w, etch_plan_run(w.cx, p, (etch_tensor *[]){ x, halves }, 2, &out, 1));
        if (i == 0)
            EXPECT_F32(&w, out, 0.5f * 3, 0.25f * 1);
        else
            EXPECT_F32(&w, out, 90, 100);
        etch_tensor_release(&out);
        etch_plan_release(&p);
        etch_graph_release(&c.g);
    }
    etch_tensor_release(&x);
    etch_tensor_release(&halves);
    etch_graph_release(&g);
    world_end(&w);
}

/* --- customs and copies ------------------------------------------------------------------------------------------------------------- */

static int n_alive;
static void no_more(etch_custom_rule *r)
{
    (void)r;
    n_alive--;
}

/* Gradients of the rule: a hundred times that of the result. */
static etch_status hundredfold(void *user, const etch_custom_place *c, const etch_val *d_ys, etch_val *d_xs)
{
    etch_graph *g = user;
    assert_int_equal(c->n_x, 1);
    d_xs[0] = etch_build_mul(g, d_ys[0], etch_graph_scalar(g, ETCH_F32, 100));
    return d_xs[0] ? ETCH_OK : ETCH_EINVAL;
}

static void test_copy(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_custom_rule rule = { .destroy = no_more };
    atomic_init(&rule.n_refs, 1);
    n_alive = 1;
    etch_graph *g = NULL;
    must(&w, etch_graph_new(w.cx, "g", &g));
    g->keeps_apart = g->has_equals = true;
    etch_val x = etch_graph_input(g, "x", "f32[2]"), z = etch_graph_input(g, "z", "f32[2]");
    etch_val a = etch_build_square(g, x), b = etch_build_square(g, x), twice = etch_build_neg(g, etch_build_neg(g, a));
    assert_true(a != b && twice != a);
    assert_int_equal(etch_graph_int(g, ETCH_I64, 3), etch_graph_int(g, ETCH_I64, 3));
    etch_val inner = etch_build_exp(g, twice), y = etch_build_cast(g, inner, ETCH_F32);
    must(&w, etch__graph_add_custom(g, &rule, &y, 1, &twice, 1));
    etch_val all = etch_build_add(g, etch_build_mul(g, y, z), b);
    etch_graph_output(g, all);
    must(&w, etch_graph_verify(g));
    cut_case c;
    cut_at(&w, g, &c, NULL, 0, true);
    assert_int_equal(c.g->customs.n, 1);
    assert_int_equal(c.g->customs.at[0].ys[0], c.map[y]);
    assert_int_equal(etch_graph_n_nodes(c.g), etch_graph_n_nodes(g) - 1); /* the constant is not needed */
    assert_true(c.map[a] != c.map[b] && c.map[twice] != c.map[a]);
    /* d (100-fold by rule) z + 2 x: by x 100 z 2 x + 2 x, and by `a` 100 z */
    etch_val xs[] = { c.map[x], c.map[a], c.map[b] }, d[3], of = c.map[all];
    etch_reversal q = { .ys = &of, .n_y = 1, .xs = xs, .n_x = 3, .custom = hundredfold, .user = c.g };
    must(&w, etch__reverse_on(w.cx, c.g, &q, d));
    for (int i = 0; i < 3; i++)
        etch_graph_output(c.g, d[i]);
    etch_tensor *in[2] = { F32(&w, 1, DIMS(2), 1, 2), F32(&w, 1, DIMS(2), 3, 5) }, *out[3];
    etch_plan *p = NULL;
    must(&w, etch_plan_new(w.cx, c.g, NULL, &p));
    must(&w, etch_plan_run(w.cx, p, in, 2, out, 3));
    EXPECT_F32(&w, out[0], 602, 2004);
    EXPECT_F32(&w, out[1], 300, 500);
    EXPECT_F32(&w, out[2], 1, 1);
    for (int i = 0; i < 3; i++)
        etch_tensor_release(&out[i]);
    etch_tensor_release(&in[0]);
    etch_tensor_release(&in[1]);
    etch_plan_release(&p);
    etch_graph_release(&c.g);
    rule.n_refs--; /* ours */
    assert_int_equal(n_alive, 1);
    etch_graph_release(&g);
    assert_int_equal(n_alive, 0);
    world_end(&w);
}

int etch_test_cut(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_given),
        cmocka_unit_test(test_sizes),
        cmocka_unit_test(test_results),
        cmocka_unit_test(test_copy),
    };
    return cmocka_run_group_tests_name("grad/cut", tests, NULL, NULL);
}
