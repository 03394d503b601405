/* The one pool of threads: a piece of work in parts, which the thread that has it and the pool's workers take one after the other.
 *
 * Who takes which part is chance, so no result may depend on it: parts are made by the size of the work alone, and each writes its own.
 *
 * One piece of work has the workers at a time. Who asks meanwhile (another thread, or a part of the work itself) does its parts alone.
 * Workers start with the first piece of work and wait for the next one awake for a moment, then asleep. After a fork the child starts its own. Who forks in
 * the midst of its work (a signal's handler may) does the rest of it in the child too, alone; that fork waits for the parts that workers have begun. */
#ifndef ETCH_BASE_POOL_H
#define ETCH_BASE_POOL_H

#include <stdbool.h>
#include <stdint.h>

enum { ETCH_POOL_MAX_WIDTH = 256 };

/* `seat` is a number below the width that no other thread has while the work goes on; 0: the thread that asked. */
typedef void etch_pool_fn(void *user, int64_t part, int seat);

/* Threads that can take part, the one that asks included: ETCH_NUM_THREADS, or else as many as this process may use (affinity, and the limits of
 * its cgroups: base/cgroup.h); at most ETCH_POOL_MAX_WIDTH either way. */
int etch__pool_width(void);
int etch__pool_find_width(void); /* what that would be if it were asked for now: later it stays as it was */
/* Runs all parts and returns when they are done. */
void etch__pool_run(etch_pool_fn *fn, void *user, int64_t n_parts);

/* Is the calling thread one of the pool's own? Those take no signals. */
bool etch__pool_is_worker(void);

/* For tests: another width, from the next piece of work on; 0: as at first. Who asks for work on another thread meanwhile has room for any width. */
void etch__pool_set_width(int width);

#endif
