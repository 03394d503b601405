/* Measuring peaks: the best of many short rounds, since whatever else the machine does can only make one slower.
 *
 * Operations are measured on one thread and multiplied: cores do not wait for each other there, and several are rarely all free at once. Copies are made by
 * all threads at once, since cores share the way to memory. */
#include "kernel/peak.h"

#include "base/clock.h"
#include "base/pool.h"
#include "kernel/vm_program.h"
#include <string.h>

enum { N_REPEATS = 50 * 1000, COPY_BYTES = 16 * 1024 * 1024, N_ROUNDS = 8, SHORTEST_NS = 30 * 1000 * 1000 };

typedef struct copying {
    char *from, *to;
    size_t bytes; /* of a thread's part */
    int width;
} copying;

static void copy_part(void *user, int64_t part, int seat)
{
    copying *c = user;
    (void)seat;
    memcpy(c->to + (size_t)part * c->bytes, c->from + (size_t)part * c->bytes, c->bytes);
}

/* Bytes read and written. */
static double copy(void *user)
{
    copying *c = user;
    etch__pool_run(copy_part, c, c->width);
    return 2.0 * (double)c->bytes * c->width;
}

/* Libraries use what the processor has, whatever our own loops are told to. */
static const etch_tile_table *widest_table(void)
{
    const etch_tile_table *table = NULL;
    for (int isa = ETCH_ISA_AVX512; !table; isa--)
        table = etch__vm_table((etch_isa)isa);
    return table;
}

static double compute(void *user)
{
    float result; /* through a pointer, so that it is computed */
    return (double)((const etch_tile_table *)user)->peak(N_REPEATS, &result);
}

/* The most that a round does per second. */
static double best_rate(double (*round_of)(void *user), void *user)
{
    uint64_t first = etch__now_ns(), now = first;
    double best = 0;
    for (int i = 0; i < N_ROUNDS || now - first < SHORTEST_NS; i++) {
        uint64_t began = now;
        double done = round_of(user);
        now = etch__now_ns();
        double rate = done * 1e9 / (double)(now > began ? now - began : 1);
        best = rate > best ? rate : best;
    }
    return best;
}

etch_status etch__peaks_measure(etch_ctx *cx, etch_peaks *out)
{
    int width = etch__pool_width();
    char *memory = etch__alloc(cx->alloc, 2 * (size_t)COPY_BYTES);
    if (!memory)
        return etch__fail_nomem(cx);
    memset(memory, 1, 2 * (size_t)COPY_BYTES); /* pages that are there */
    copying c = { .from = memory, .to = memory + COPY_BYTES, .bytes = COPY_BYTES / (size_t)width, .width = width };
    out->bytes = best_rate(copy, &c);
    etch__free(cx->alloc, memory, 2 * (size_t)COPY_BYTES);
    out->flops = width * best_rate(compute, (void *)(uintptr_t)widest_table());
    out->n_threads = width;
    return ETCH_OK;
}
