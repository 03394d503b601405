/* Gradients: what it costs to build them, and that it is linear in the length of a chain. */
#include "bench.h"

#include <stdio.h>

typedef struct chain {
    bench *b;
    int n_layers;
    etch_graph *g;
    etch_val x, w, y;
} chain;

/* y = tanh(y * w + y), over and over: three nodes a layer. */
static void make_chain(chain *c)
{
    etch_graph_release(&c->g);
    bench_check(c->b, etch_graph_new(c->b->cx, "chain", &c->g), "graph");
    c->x = etch_graph_input(c->g, "x", "f32[b, 8]");
    c->w = etch_graph_input(c->g, "w", "f32[8]");
    c->y = c->x;
    for (int i = 0; i < c->n_layers; i++)
        c->y = etch_build_tanh(c->g, etch_build_add(c->g, etch_build_mul(c->g, c->y, c->w), c->y));
    c->y = etch_build_sum(c->g, c->y, ETCH_ALL_AXES, false);
    if (!c->y)
        bench_check(c->b, etch_error_status(c->b->cx), "chain");
}

static double gradient_ns(chain *c)
{
    enum { ROUNDS = 9 };
    double ns[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
        make_chain(c); /* the gradient adds to the graph: each round has its own */
        etch_val d[2];
        double start = bench_now_ns();
        bench_check(c->b, etch_graph_gradient(c->g, &c->y, NULL, 1, (etch_val[]){ c->x, c->w }, 2, d), "gradient");
        ns[i] = bench_now_ns() - start;
    }
    return bench_median(ns, ROUNDS);
}

void bench_grad(bench *b)
{
    static const int lengths[] = { 100, 1000, 10000 };
    double per_node[3];
    for (int i = 0; i < 3; i++) {
        chain c = { .b = b, .n_layers = lengths[i] };
        double ns = gradient_ns(&c);
        per_node[i] = ns / (3.0 * lengths[i] + 1);
        char name[80];
        snprintf(name, sizeof name, "gradient of %d layers, per forward node", lengths[i]);
        bench_row(name, per_node[i] * 1e-3, "us", 3);
        etch_graph_release(&c.g);
    }
    bench_row("  per node, 10,000 layers / 100", per_node[2] / per_node[0], "x", 1.5);
}
