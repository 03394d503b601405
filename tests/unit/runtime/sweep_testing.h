/* What tests of sweeps and strips share. */
#ifndef ETCH_UNIT_RUNTIME_SWEEP_TESTING_H
#define ETCH_UNIT_RUNTIME_SWEEP_TESTING_H

#include "unit/graph_support.h"

#include "base/pool.h"
#include "runtime/frame.h"

etch_tensor *numbers(world *w, int rank, const int64_t *dims, uint32_t seed);

/* How a plan is to run. */
typedef struct runs_of {
    bool is_turn; /* of a loop */
    int n_sweeps; /* strips among them */
    int n_strips; /* that are worth it at the sizes of the inputs, on any number of threads */
} runs_of;

/* Runs the graph step by step, and as it is planned on 1, 2, 3 and 7 threads; both must give the same bits. Releases `in`. Bytes that intermediate results took on
 * one thread. */
size_t check_together(world *w, const char *text, runs_of how, etch_tensor **in, int n_in, int n_out);

#endif
