/* The main job of the moment, told step by step: a graph with symbolic sizes is read from text, optimised, planned once, and
 * run at many sizes. `make demo` runs this. */
#include <etch/etch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char source[] = "func @attention(%q: f32[b, t, 64], %k: f32[b, s, 64], %v: f32[b, s, 64]) {\n"
                             "  %kt = transpose %k perm=[0, 2, 1]\n"
                             "  %scores = matmul %q, %kt\n"
                             "  %c = const 0.125 : f32[]\n"
                             "  %scaled = mul %scores, %c\n"
                             "  %weights = softmax %scaled axis=-1\n"
                             "  %mixed = matmul %weights, %v\n"
                             "  %size = shape_of %q\n"
                             "  %zero = const [0] : i64[1]\n"
                             "  %one = const [1] : i64[1]\n"
                             "  %b = slice %size, %zero, %one\n"
                             "  %rest = const [-1] : i64[1]\n"
                             "  %shape = concat %b, %rest axis=0\n"
                             "  %flat = reshape %mixed, %shape\n"
                             "  return %flat\n"
                             "}\n";

static int failed(etch_ctx *cx)
{
    fprintf(stderr, "demo: %s\n", cx ? etch_error_message(cx) : "out of memory");
    return 1;
}

static double now_us(void)
{
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec * 1e-3;
}

static etch_tensor *wave(etch_ctx *cx, int64_t b, int64_t t)
{
    etch_tensor *x = NULL;
    if (etch_tensor_new(cx, ETCH_F32, (int64_t[]){ b, t, 64 }, 3, &x) != ETCH_OK)
        return NULL;
    float *data = etch_tensor_map(cx, x, true);
    for (int64_t i = 0; i < b * t * 64; i++)
        data[i] = (float)((i * 37 + b + t) % 101 - 50) * 0.02f;
    etch_tensor_unmap(cx, x);
    return x;
}

/* One run; returns its time in microseconds, or -1. */
static double run_at(etch_ctx *cx, etch_plan *plan, int64_t b, int64_t t, int64_t s, bool say)
{
    etch_tensor *in[3] = { wave(cx, b, t), wave(cx, b, s), wave(cx, b, s) }, *y = NULL;
    double start = now_us();
    etch_status status = in[0] && in[1] && in[2] ? etch_plan_run(cx, plan, in, 3, &y, 1) : ETCH_ENOMEM;
    double took = now_us() - start;
    if (status == ETCH_OK && say)
        printf("  b=%-3lld t=%-3lld s=%-3lld -> f32[%lld, %lld]  %8.1f us\n", (long long)b, (long long)t, (long long)s,
               (long long)etch_tensor_dim(y, 0), (long long)etch_tensor_dim(y, 1), took);
    etch_tensor_release(&y);
    for (int i = 0; i < 3; i++)
        etch_tensor_release(&in[i]);
    return status == ETCH_OK ? took : -1;
}

int main(void)
{
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    etch_graph *g = NULL;
    etch_plan *plan = NULL;
    if (etch_runtime_new(NULL, &rt) != ETCH_OK || etch_ctx_new(rt, &cx) != ETCH_OK)
        return failed(NULL);

    printf("A graph, as text. Sizes b, t and s are symbols:\n\n%s\n", source);
    double start = now_us();
    if (etch_graph_parse(cx, source, strlen(source), "demo", &g) != ETCH_OK)
        return failed(cx);
    double parsed = now_us() - start;
    char type[128];
    etch_graph_type(g, etch_graph_output_value(g, 0), type, sizeof type);
    printf("Its result has the type %s: the shape arithmetic was followed symbolically.\n\n", type);
    printf("Typed and folded (softmax is built from primitives, shape_of is gone):\n\n");
    if (etch_graph_print(g, stdout) != ETCH_OK)
        return failed(cx);

    start = now_us();
    if (etch_plan_new(cx, g, NULL, &plan) != ETCH_OK)
        return failed(cx);
    double planned = now_us() - start;
    etch_plan_stats stats = etch_plan_get_stats(cx, plan);
    printf("\nRead and typed in %.0f us, optimised and planned in %.0f us: %d steps, of which %d fused kernels and\n"
           "%d library calls; %d intermediate results share %d blocks of memory.\n\n",
           parsed, planned, stats.n_steps, stats.n_kernels, stats.n_calls, stats.n_buffers, stats.n_slots);

    printf("One plan, many sizes (0 and 1 are ordinary ones):\n\n");
    static const int64_t shown[][3] = { { 1, 1, 1 }, { 2, 7, 13 }, { 8, 32, 32 }, { 3, 0, 5 }, { 16, 64, 48 } };
    for (size_t i = 0; i < sizeof shown / sizeof shown[0]; i++)
        if (run_at(cx, plan, shown[i][0], shown[i][1], shown[i][2], true) < 0)
            return failed(cx);
    int n = 0;
    for (int64_t b = 1; b <= 10; b++)
        for (int64_t t = 1; t <= 100; t++, n++)
            if (run_at(cx, plan, b, t, 1 + (b * t) % 50, false) < 0)
                return failed(cx);
    stats = etch_plan_get_stats(cx, plan);
    printf("\n%d more sizes: still %d plan; sizes were evaluated %llu times, nothing was planned again.\n\n", n,
           stats.n_variants, (unsigned long long)stats.n_bindings);

    printf("And when sizes do not fit, the answer says which:\n\n");
    etch_tensor *in[3] = { wave(cx, 2, 4), wave(cx, 2, 5), wave(cx, 3, 5) }, *y = NULL;
    if (etch_plan_run(cx, plan, in, 3, &y, 1) == ETCH_OK)
        return 1;
    printf("  %s\n", etch_error_message(cx));

    for (int i = 0; i < 3; i++)
        etch_tensor_release(&in[i]);
    etch_plan_release(&plan);
    etch_graph_release(&g);
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    return 0;
}
