/* Time for measuring: nanoseconds since some moment. */
#ifndef ETCH_BASE_CLOCK_H
#define ETCH_BASE_CLOCK_H

#include "base/compiler.h"
#include <stdint.h>
#include <time.h>

static inline uint64_t etch__now_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

/* The same of this thread's own work: what others do meanwhile does not count. */
static inline uint64_t etch__cpu_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

/* Time in units of its own, which is cheapest to ask for: who wants to know how long one is compares with etch__now_ns. */
static inline uint64_t etch__now_ticks(void)
{
#if defined(ETCH_CYCLES)
    return ETCH_CYCLES();
#else
    return etch__now_ns();
#endif
}

#endif
