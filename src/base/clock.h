/* Time for measuring: nanoseconds since some moment. */
#ifndef ETCH_BASE_CLOCK_H
#define ETCH_BASE_CLOCK_H

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

#endif
