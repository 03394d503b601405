/* What the stress tests share. */
#ifndef ETCH_TESTS_STRESS_H
#define ETCH_TESTS_STRESS_H

#include <stdint.h>
#include <stdlib.h>
#include <time.h>

static inline double stress_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* When a test that begins now is over: after ETCH_STRESS_SECONDS (2). */
static inline double stress_end(void)
{
    const char *seconds = getenv("ETCH_STRESS_SECONDS");
    return stress_now() + (seconds ? atof(seconds) : 2);
}

static inline unsigned stress_below(uint64_t *random, unsigned n)
{
    *random = *random * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(*random >> 33) % n;
}

void stress_interpreter(void **state);

#endif
