/* Loops in the executor: what a turn costs beyond its work. */
#include "bench.h"

#include <string.h>

static const char count[] =
    "func @count(%n: i64[]) {\n"
    "  %z = const 0 : i64[]\n"
    "  %i = while %z, %n carried=1 bodies=[\n"
    "    func @goes_on(%i: i64[], %n: i64[]) { %c = less %i, %n return %c },\n"
    "    func @turn(%i: i64[], %n: i64[]) { %one = const 1 : i64[] %j = add %i, %one return %j }]\n"
    "  return %i }";

/* A list that grows by a row of 16 floats in each turn. */
static const char push[] =
    "func @push(%n: i64[], %rows: f32[k, 16], %row: f32[16]) {\n"
    "  %z = const 0 : i64[]\n"
    "  %i, %all = while %z, %rows, %n, %row carried=2 bodies=[\n"
    "    func @goes_on(%i: i64[], %r: f32[m, 16], %n: i64[], %e: f32[16]) { %c = less %i, %n return %c },\n"
    "    func @turn(%i: i64[], %r: f32[m, 16], %n: i64[], %e: f32[16]) {\n"
    "      %one = const 1 : i64[] %j = add %i, %one %y = row_set %r, %i, %e return %j, %y }]\n"
    "  return %all }";

enum { N_TURNS = 1000000, ROUNDS = 7 };

/* Nanoseconds per turn of a loop that pushes n rows. */
static double push_rows(bench *b, etch_plan *p, int64_t n)
{
    double ns[ROUNDS];
    const float numbers[16] = { 0 };
    etch_tensor *in[3] = { NULL }, *out;
    bench_check(b, etch_tensor_from(b->cx, ETCH_I64, NULL, 0, &n, &in[0]), "push");
    bench_check(b, etch_tensor_from(b->cx, ETCH_F32, (int64_t[]){ 0, 16 }, 2, numbers, &in[1]), "push");
    bench_check(b, etch_tensor_from(b->cx, ETCH_F32, (int64_t[]){ 16 }, 1, numbers, &in[2]), "push");
    for (int i = 0; i < ROUNDS; i++) {
        double start = bench_now_ns();
        bench_check(b, etch_plan_run(b->cx, p, in, 3, &out, 1), "push");
        ns[i] = (bench_now_ns() - start) / (double)n;
        etch_tensor_release(&out);
    }
    for (int i = 0; i < 3; i++)
        etch_tensor_release(&in[i]);
    return bench_median(ns, ROUNDS);
}

static void bench_lists(bench *b)
{
    etch_graph *g = NULL;
    etch_plan *p = NULL;
    bench_check(b, etch_graph_parse(b->cx, push, strlen(push), "push", &g), "push");
    bench_check(b, etch_plan_new(b->cx, g, NULL, &p), "push");
    double few = push_rows(b, p, 1000), many = push_rows(b, p, 100000);
    bench_row("list that grows in a loop, per turn, 100,000 turns / 1,000 turns", many / few, "x", 1.5);
    bench_row("  per turn of 1,000", few, "ns", 0);
    etch_plan_release(&p);
    etch_graph_release(&g);
}

void bench_loop(bench *b)
{
    etch_graph *g = NULL;
    etch_plan *p = NULL;
    etch_tensor *n = NULL, *out;
    const int64_t turns = N_TURNS;
    bench_check(b, etch_graph_parse(b->cx, count, strlen(count), "count", &g), "count");
    bench_check(b, etch_plan_new(b->cx, g, NULL, &p), "count");
    bench_check(b, etch_tensor_from(b->cx, ETCH_I64, NULL, 0, &turns, &n), "count");
    double ns[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
        double start = bench_now_ns();
        bench_check(b, etch_plan_run(b->cx, p, &n, 1, &out, 1), "count");
        ns[i] = (bench_now_ns() - start) / N_TURNS;
        etch_tensor_release(&out);
    }
    bench_row("while that counts to 1,000,000, per turn", bench_median(ns, ROUNDS), "ns", 200);
    etch_tensor_release(&n);
    etch_plan_release(&p);
    etch_graph_release(&g);
    bench_lists(b);
}
