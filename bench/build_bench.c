/* Building, typing, folding and interning per node; passes, fusion and plan per node; linear up to 100,000 nodes. */
#include "bench.h"

#include <stdio.h>

/* n nodes as a network has them: products with a bias and an activation, a normalisation now and then. */
static etch_graph *network(bench *b, int n)
{
    etch_graph *g = NULL;
    bench_check(b, etch_graph_new(b->cx, "network", &g), "graph");
    etch_val x = etch_graph_input(g, "x", "f32[batch, 64]");
    etch_val w = etch_graph_input(g, "w", "f32[64, 64]"), bias = etch_graph_input(g, "bias", "f32[64]");
    while (etch_graph_n_nodes(g) < n) {
        etch_val h = etch_build_add(g, etch_build_matmul(g, x, w, false, false), bias);
        h = etch_build_mul(g, etch_build_tanh(g, h), etch_build_sigmoid(g, x));
        etch_val mean = etch_build_max(g, h, ETCH_INTS(1), true);
        x = etch_build_add(g, x, etch_build_exp(g, etch_build_sub(g, h, mean)));
    }
    etch_graph_output(g, x);
    bench_check(b, ETCH_OK, "network");
    return g;
}

void bench_build(bench *b)
{
    static const int sizes[] = { 1000, 10000, 100000 };
    for (int i = 0; i < 3; i++) {
        int rounds = i == 2 ? 3 : 9;
        double build[9], plan[9];
        for (int r = 0; r < rounds; r++) {
            double t0 = bench_now_ns();
            etch_graph *g = network(b, sizes[i]);
            double t1 = bench_now_ns();
            etch_plan *p = NULL;
            bench_check(b, etch_plan_new(b->cx, g, NULL, &p), "plan");
            double t2 = bench_now_ns();
            int n = etch_graph_n_nodes(g);
            build[r] = (t1 - t0) / n * 1e-3;
            plan[r] = (t2 - t1) / n * 1e-3;
            etch_plan_release(&p);
            etch_graph_release(&g);
        }
        double best_build = build[0], best_plan = plan[0];
        for (int r = 1; r < rounds; r++) {
            best_build = build[r] < best_build ? build[r] : best_build;
            best_plan = plan[r] < best_plan ? plan[r] : best_plan;
        }
        char name[96];
        snprintf(name, sizeof name, "build, type, fold, intern: %d nodes", sizes[i]);
        bench_row(name, best_build, "us/node", 1.5);
        snprintf(name, sizeof name, "passes, fusion, plan: %d nodes", sizes[i]);
        bench_row(name, best_plan, "us/node", 4.0);
    }
}
