/* `make bench`: runs all of it, prints a table, writes build/bench.json. `etch-bench NAME` runs one part. */
#include "bench.h"

#include "base/cpu.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct row {
    char name[96], unit[24];
    double value, target;
} row;

static row rows[256];
static int n_rows;

void bench_row(const char *name, double value, const char *unit, double target)
{
    if (n_rows == (int)(sizeof rows / sizeof rows[0]))
        return;
    row *r = &rows[n_rows++];
    snprintf(r->name, sizeof r->name, "%s", name);
    snprintf(r->unit, sizeof r->unit, "%s", unit);
    r->value = value;
    r->target = target;
    printf("%-58s %10.3f %-10s", r->name, value, unit);
    if (target > 0)
        printf(" target %8.3f  %s", target, value <= target ? "met" : "MISSED");
    printf("\n");
    fflush(stdout);
}

void bench_check(bench *b, etch_status s, const char *what)
{
    if (s == ETCH_OK && !etch_failed(b->cx))
        return;
    fprintf(stderr, "bench: %s: %s\n", what, etch_error_message(b->cx));
    exit(1);
}

double bench_now_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double bench_median(double *x, int n)
{
    qsort(x, (size_t)n, sizeof *x, by_value);
    return x[n / 2];
}

enum { MAX_ROUNDS = 201 };

static double one_round(void (*run)(void *), void *user, int n)
{
    double start = bench_now_ns();
    for (int i = 0; i < n; i++)
        run(user);
    return (bench_now_ns() - start) / n;
}

double bench_time(void (*run)(void *), void *user, int rounds, int n)
{
    double times[MAX_ROUNDS];
    run(user);
    for (int i = 0; i < rounds; i++)
        times[i] = one_round(run, user, n);
    return bench_median(times, rounds);
}

double bench_ratio(void (*run_a)(void *), void *a, void (*run_b)(void *), void *b, int rounds, int n, double out[2])
{
    double x[MAX_ROUNDS], y[MAX_ROUNDS], ratio[MAX_ROUNDS];
    run_a(a);
    run_b(b);
    for (int i = 0; i < rounds; i++) {
        x[i] = one_round(run_a, a, n);
        y[i] = one_round(run_b, b, n);
        ratio[i] = x[i] / y[i];
    }
    out[0] = bench_median(x, rounds);
    out[1] = bench_median(y, rounds);
    return bench_median(ratio, rounds);
}

etch_tensor *bench_tensor(bench *b, const int64_t *dims, int rank)
{
    etch_tensor *t = NULL;
    bench_check(b, etch_tensor_new(b->cx, ETCH_F32, dims, rank, &t), "tensor");
    float *data = etch_tensor_map(b->cx, t, true);
    uint32_t state = 12345;
    for (int64_t i = 0; i < etch_tensor_count(t); i++) {
        state = state * 1664525u + 1013904223u;
        data[i] = (float)(state >> 8) * (2.0f / 16777216.0f) - 1.0f;
    }
    etch_tensor_unmap(b->cx, t);
    return t;
}

static void write_json(const char *path)
{
    FILE *f = fopen(path, "w");
    if (!f) {
        fprintf(stderr, "bench: cannot write %s\n", path);
        return;
    }
    fprintf(f, "{\n  \"cpu\": \"%s\",\n  \"rows\": [\n", etch__cpu()->brand);
    for (int i = 0; i < n_rows; i++) {
        const row *r = &rows[i];
        fprintf(f, "    {\"name\": \"%s\", \"value\": %.6g, \"unit\": \"%s\", ", r->name, r->value, r->unit);
        if (r->target > 0)
            fprintf(f, "\"target\": %.6g, \"met\": %s}", r->target, r->value <= r->target ? "true" : "false");
        else
            fprintf(f, "\"target\": null, \"met\": null}");
        fprintf(f, "%s\n", i + 1 < n_rows ? "," : "");
    }
    fprintf(f, "  ]\n}\n");
    if (fclose(f) != 0)
        fprintf(stderr, "bench: cannot write %s\n", path);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(bench *);
    } parts[] = { { "build", bench_build },       { "sizes", bench_sizes }, { "executor", bench_executor },
                  { "kernels", bench_kernels },   { "emit", bench_emit },   { "matmul", bench_matmul },
                  { "function", bench_function }, { "grad", bench_grad },   { "loop", bench_loop },
                  { "train", bench_train } };
    bench b = { 0 };
    if (etch_runtime_new(NULL, &b.rt) != ETCH_OK || etch_ctx_new(b.rt, &b.cx) != ETCH_OK)
        return 1;
    printf("%s\n", etch__cpu()->brand);
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (argc < 2 || strcmp(argv[1], parts[i].name) == 0)
            parts[i].run(&b);
    write_json("build/bench.json");
    etch_ctx_release(&b.cx);
    etch_runtime_release(&b.rt);
    return 0;
}
