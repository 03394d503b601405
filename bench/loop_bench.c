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

enum { N_TURNS = 1000000 };

void bench_loop(bench *b)
{
    etch_graph *g = NULL;
    etch_plan *p = NULL;
    etch_tensor *n = NULL, *out;
    const int64_t turns = N_TURNS;
    bench_check(b, etch_graph_parse(b->cx, count, strlen(count), "count", &g), "count");
    bench_check(b, etch_plan_new(b->cx, g, NULL, &p), "count");
    bench_check(b, etch_tensor_from(b->cx, ETCH_I64, NULL, 0, &turns, &n), "count");
    enum { ROUNDS = 7 };
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
}
