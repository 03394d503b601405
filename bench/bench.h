/* A small bench: rows of name, value, unit, target, met. Ratios are taken between alternatives that are run in turns in
 * one process, and medians of many rounds; the machines are noisy. */
#ifndef ETCH_BENCH_BENCH_H
#define ETCH_BENCH_BENCH_H

#include <etch/etch.h>
#include <stdint.h>

typedef struct bench {
    etch_runtime *rt;
    etch_ctx *cx;
} bench;

/* A measured figure. `target` is what it must not exceed; 0: none, for information. */
void bench_row(const char *name, double value, const char *unit, double target);
/* Stops the program with the context's message if a call failed. */
void bench_check(bench *b, etch_status s, const char *what);

double bench_now_ns(void);
/* Median over `rounds` of the time of one call of `run`, in ns; `n` calls a round. */
double bench_time(void (*run)(void *), void *user, int rounds, int n);
/* The same for two alternatives in turns: times in ns in out[0], out[1]; returns the median of the rounds' ratios. */
double bench_ratio(void (*run_a)(void *), void *a, void (*run_b)(void *), void *b, int rounds, int n, double out[2]);

double bench_median(double *x, int n); /* sorts x */

/* Fills a tensor of f32 with values in about -1 .. 1. */
etch_tensor *bench_tensor(bench *b, const int64_t *dims, int rank);

void bench_build(bench *b);
void bench_sizes(bench *b);
void bench_executor(bench *b);
void bench_kernels(bench *b);
void bench_emit(bench *b);
void bench_matmul(bench *b);
void bench_function(bench *b);
void bench_grad(bench *b);
void bench_loop(bench *b);
void bench_train(bench *b);

#endif
