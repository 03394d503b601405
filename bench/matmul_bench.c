/* Matrix products through a plan against the library called directly. */
#include "bench.h"

#include <cblas.h>
#include <stdio.h>

typedef struct product {
    bench *b;
    etch_plan *p;
    etch_tensor *in[2], *out;
    int m, n, k;
} product;

static void run_plan(void *user)
{
    product *w = user;
    etch_tensor *y = NULL;
    bench_check(w->b, etch_plan_run(w->b->cx, w->p, w->in, 2, &y, 1), "run");
    etch_tensor_release(&y);
}

static void run_library(void *user)
{
    product *w = user;
    const float *x = etch_tensor_map(w->b->cx, w->in[0], false), *y = etch_tensor_map(w->b->cx, w->in[1], false);
    float *z = etch_tensor_map(w->b->cx, w->out, true);
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, w->m, w->n, w->k, 1.0f, x, w->k, y, w->n, 0.0f, z, w->n);
}

void bench_matmul(bench *b)
{
    static const int shapes[][3] = { { 64, 64, 64 },    { 128, 512, 512 }, { 32, 128, 784 },
                                     { 256, 256, 256 }, { 512, 512, 512 }, { 1024, 1024, 1024 } };
    etch_graph *g = NULL;
    bench_check(b, etch_graph_new(b->cx, "product", &g), "graph");
    etch_val x = etch_graph_input(g, "x", "f32[m, k]"), y = etch_graph_input(g, "y", "f32[k, n]");
    etch_graph_output(g, etch_build_matmul(g, x, y, false, false));
    product w = { .b = b };
    bench_check(b, etch_plan_new(b->cx, g, NULL, &w.p), "plan");
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
        w.m = shapes[i][0], w.n = shapes[i][1], w.k = shapes[i][2];
        w.in[0] = bench_tensor(b, (int64_t[]){ w.m, w.k }, 2);
        w.in[1] = bench_tensor(b, (int64_t[]){ w.k, w.n }, 2);
        w.out = bench_tensor(b, (int64_t[]){ w.m, w.n }, 2);
        double flops = 2.0 * w.m * w.n * w.k, times[2];
        int per_round = (int)(2e8 / flops) + 1;
        double ratio = bench_ratio(run_plan, &w, run_library, &w, 31, per_round, times);
        char name[96];
        snprintf(name, sizeof name, "matmul %dx%dx%d, plan / direct call", w.m, w.n, w.k);
        bench_row(name, ratio, "x", 1.05);
        for (int k = 0; k < 2; k++)
            etch_tensor_release(&w.in[k]);
        etch_tensor_release(&w.out);
    }
    etch_plan_release(&w.p);
    etch_graph_release(&g);
}
