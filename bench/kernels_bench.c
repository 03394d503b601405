/* Fused kernels against gcc's best loop: the tanh form of gelu, and an Adam update. */
#include "bench.h"

#include "native/loops.h"
#include <stdio.h>
#include <string.h>

typedef struct work {
    bench *b;
    etch_plan *p;
    etch_tensor *in[8];
    int n_in, n_out;
    int64_t n;
    float *native_out[3];
    float scalars[4];
} work;

static void run_plan(void *user)
{
    work *w = user;
    etch_tensor *out[3] = { NULL };
    bench_check(w->b, etch_plan_run(w->b->cx, w->p, w->in, w->n_in, out, w->n_out), "run");
    for (int i = 0; i < w->n_out; i++)
        etch_tensor_release(&out[i]);
}

static float *data_of(work *w, int i) { return etch_tensor_map(w->b->cx, w->in[i], true); }

static void run_native_gelu(void *user)
{
    work *w = user;
    native_gelu(data_of(w, 0), w->native_out[0], w->n);
}

static void run_native_adam(void *user)
{
    work *w = user;
    native_adam(data_of(w, 0), data_of(w, 1), data_of(w, 2), data_of(w, 3), w->native_out[0], w->native_out[1],
                w->native_out[2], w->scalars, w->n);
}

static etch_plan *plan_of(bench *b, const char *text)
{
    etch_graph *g = NULL;
    etch_plan *p = NULL;
    bench_check(b, etch_graph_parse(b->cx, text, strlen(text), "bench", &g), "parse");
    bench_check(b, etch_plan_new(b->cx, g, NULL, &p), "plan");
    etch_graph_release(&g);
    return p;
}

static const char gelu_text[] = "func @gelu(%x: f32[n]) {\n  %y = gelu_tanh %x\n  return %y\n}\n";
static const char adam_text[] =
    "func @adam(%p: f32[n], %m: f32[n], %v: f32[n], %g: f32[n], %b1: f32[], %b2: f32[], %lr: f32[], %eps: f32[]) {\n"
    "  %one = const 1 : f32[]\n"
    "  %c1 = sub %one, %b1\n"
    "  %c2 = sub %one, %b2\n"
    "  %m1 = mul %b1, %m\n"
    "  %m2 = mul %c1, %g\n"
    "  %m3 = add %m1, %m2\n"
    "  %v1 = mul %b2, %v\n"
    "  %v2 = mul %c2, %g\n"
    "  %v3 = mul %v2, %g\n"
    "  %v4 = add %v1, %v3\n"
    "  %s = sqrt %v4\n"
    "  %d = add %s, %eps\n"
    "  %u = mul %lr, %m3\n"
    "  %q = div %u, %d\n"
    "  %p2 = sub %p, %q\n"
    "  return %p2, %m3, %v4\n"
    "}\n";

static void measure(bench *b, const char *what, const char *text, int n_arrays, int n_scalars, int n_out,
                    void (*native)(void *), int64_t n, double target)
{
    work w = { .b = b,
               .p = plan_of(b, text),
               .n_in = n_arrays + n_scalars,
               .n_out = n_out,
               .n = n,
               .scalars = { 0.9f, 0.999f, 0.001f, 1e-7f } };
    etch_tensor *outs[3];
    for (int i = 0; i < n_arrays; i++)
        w.in[i] = bench_tensor(b, &n, 1);
    float *second_moment = n_arrays > 2 ? data_of(&w, 2) : NULL;
    for (int64_t i = 0; second_moment && i < n; i++)
        second_moment[i] *= second_moment[i]; /* what a sum of squares can be */
    for (int i = 0; i < n_scalars; i++)
        bench_check(b, etch_tensor_from(b->cx, ETCH_F32, NULL, 0, &w.scalars[i], &w.in[n_arrays + i]), "scalar");
    for (int i = 0; i < n_out; i++) {
        outs[i] = bench_tensor(b, &n, 1);
        w.native_out[i] = etch_tensor_map(b->cx, outs[i], true);
    }
    double times[2];
    int per_round = n > 1000000 ? 1 : (int)(2000000 / n);
    double ratio = bench_ratio(run_plan, &w, native, &w, n > 1000000 ? 15 : 51, per_round, times);
    char name[96];
    snprintf(name, sizeof name, "%s, %lld elements, kernel / gcc -O3 -ffast-math", what, (long long)n);
    bench_row(name, ratio, "x", target);
    snprintf(name, sizeof name, "  kernel, per element");
    bench_row(name, times[0] / (double)n, "ns", 0);
    for (int i = 0; i < w.n_in; i++)
        etch_tensor_release(&w.in[i]);
    for (int i = 0; i < n_out; i++)
        etch_tensor_release(&outs[i]);
    etch_plan_release(&w.p);
}

void bench_kernels(bench *b)
{
    static const int64_t sizes[] = { 4096, 16384, 65536, 16777216 };
    for (int i = 0; i < 4; i++)
        measure(b, "gelu", gelu_text, 1, 0, 1, run_native_gelu, sizes[i], i == 3 ? 1.5 : 1.8);
    for (int i = 0; i < 4; i++)
        measure(b, "Adam", adam_text, 4, 4, 3, run_native_adam, sizes[i], i == 3 ? 1.5 : 1.8);
}
