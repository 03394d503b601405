/* Starting a walk: see walk.h. */
#include "kernel/call/walk.h"

static bool can_merge(const etch_walk *w, int outer, int inner)
{
    for (int i = 0; i < w->n_arrays; i++)
        if (w->strides[i][outer] != w->strides[i][inner] * w->dims[inner])
            return false;
    return true;
}

bool etch__walk_start(etch_walk *w, int rank, const int64_t *dims, int n_arrays, const int64_t *const *strides)
{
    int n = 0;
    w->n_arrays = n_arrays;
    w->rank = 0;
    w->run = 1;
    for (int i = 0; i < n_arrays; i++) {
        w->at[i] = 0;
        w->run_stride[i] = 1;
    }
    /* First of all: strides of an array without elements may be anything, and too large to multiply. */
    for (int a = 0; a < rank; a++)
        if (dims[a] == 0) {
            w->run = 0;
            return false;
        }
    for (int a = 0; a < rank; a++) {
        if (dims[a] == 1)
            continue;
        w->dims[n] = dims[a];
        w->position[n] = 0;
        for (int i = 0; i < n_arrays; i++)
            w->strides[i][n] = strides[i][a];
        if (n > 0 && can_merge(w, n - 1, n)) {
            w->dims[n - 1] *= w->dims[n];
            for (int i = 0; i < n_arrays; i++)
                w->strides[i][n - 1] = w->strides[i][n];
            n--;
        }
        n++;
    }
    if (n > 0) {
        w->rank = n - 1;
        w->run = w->dims[n - 1];
        for (int i = 0; i < n_arrays; i++)
            w->run_stride[i] = w->strides[i][n - 1];
    }
    return true;
}
