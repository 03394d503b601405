/* One plan at 1,000 different sizes: what evaluating sizes costs, and that nothing is planned again. */
#include "bench.h"

#include "runtime/frame.h"
#include <stdio.h>

enum { N_SIZES = 1000 };

/* About 50 nodes, elementwise and reduce ops between products. */
static etch_graph *fifty_nodes(bench *b)
{
    etch_graph *g = NULL;
    bench_check(b, etch_graph_new(b->cx, "fifty", &g), "graph");
    etch_val x = etch_graph_input(g, "x", "f32[batch, time, 8]"), w = etch_graph_input(g, "w", "f32[8, 8]");
    while (etch_graph_n_nodes(g) < 50) {
        etch_val h = etch_build_relu(g, etch_build_matmul(g, x, w, false, false));
        etch_val top = etch_build_max(g, h, ETCH_INTS(2), true);
        x = etch_build_add(g, x, etch_build_tanh(g, etch_build_sub(g, h, top)));
    }
    etch_graph_output(g, x);
    return g;
}

void bench_sizes(bench *b)
{
    etch_graph *g = fifty_nodes(b);
    etch_plan *p = NULL;
    bench_check(b, etch_plan_new(b->cx, g, NULL, &p), "plan");
    etch_tensor *w = bench_tensor(b, (int64_t[]){ 8, 8 }, 2), *x[2];
    double bind_only[9], runs[9];
    for (int r = 0; r < 9; r++) {
        double in_bind = 0, in_run = 0;
        for (int i = 0; i < N_SIZES; i++) {
            etch_tensor *y = NULL, *in[2];
            x[0] = bench_tensor(b, (int64_t[]){ 1 + i % 25, 1 + i / 25, 8 }, 3);
            in[0] = x[0];
            in[1] = w;
            etch_plan_body *body;
            etch_frame *f;
            bench_check(b, etch__plan_variant(b->cx, p, in, &body), "variant");
            bench_check(b, etch__frame_get(b->cx, p, body, &f), "frame");
            double t0 = bench_now_ns();
            bench_check(b, etch__frame_bind(f, in), "bind");
            double t1 = bench_now_ns();
            bench_check(b, etch_plan_run(b->cx, p, in, 2, &y, 1), "run");
            in_bind += t1 - t0;
            in_run += bench_now_ns() - t1;
            etch_tensor_release(&y);
            etch_tensor_release(&x[0]);
        }
        bind_only[r] = in_bind / N_SIZES;
        runs[r] = in_run / N_SIZES;
    }
    double best = bind_only[0], best_run = runs[0];
    for (int r = 1; r < 9; r++) {
        best = bind_only[r] < best ? bind_only[r] : best;
        best_run = runs[r] < best_run ? runs[r] : best_run;
    }
    bench_row("sizes of a 50-node graph evaluated, per new size", best * 1e-3, "us", 1.0);
    bench_row("  the run itself, for comparison", best_run * 1e-3, "us", 0);
    bench_row("  plans made for 9 x 1,000 sizes", etch_plan_get_stats(b->cx, p).n_variants, "plans", 1);
    etch_tensor_release(&w);
    etch_plan_release(&p);
    etch_graph_release(&g);
}
