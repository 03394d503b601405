/* Walking up to four strided arrays of equal dims together, in row-major order, run by run.
 *
 * Axes of size 1 are dropped and neighbours merged where every array allows it; the innermost axis that remains is the
 * run, which the caller loops over itself:
 *
 *     for (bool more = etch__walk_start(&w, rank, dims, 2, (const int64_t *const[]){ xs, ys }); more;
 *          more = etch__walk_next(&w))
 *         for (int64_t i = 0; i < w.run; i++)
 *             y[w.at[1] + i * w.run_stride[1]] = f(x[w.at[0] + i * w.run_stride[0]]);
 *
 * After the last run the walk stands at the first again, so that it can be walked once more without starting it. */
#ifndef ETCH_KERNEL_CALL_WALK_H
#define ETCH_KERNEL_CALL_WALK_H

#include <etch/tensor.h>

#define ETCH_WALK_ARRAYS 4

typedef struct etch_walk {
    int n_arrays, rank; /* axes outside of the run */
    int64_t run;        /* elements in a run; at least 1 unless the space is empty */
    int64_t run_stride[ETCH_WALK_ARRAYS];
    int64_t at[ETCH_WALK_ARRAYS]; /* first element of the run, counted in elements from element 0 */
    int64_t dims[ETCH_MAX_RANK], position[ETCH_MAX_RANK];
    int64_t strides[ETCH_WALK_ARRAYS][ETCH_MAX_RANK];
} etch_walk;

/* False if there is nothing to walk over. */
bool etch__walk_start(etch_walk *w, int rank, const int64_t *dims, int n_arrays, const int64_t *const *strides);

static inline bool etch__walk_next(etch_walk *w)
{
    for (int a = w->rank - 1; a >= 0; a--) {
        if (++w->position[a] < w->dims[a]) {
            for (int i = 0; i < w->n_arrays; i++)
                w->at[i] += w->strides[i][a];
            return true;
        }
        w->position[a] = 0;
        for (int i = 0; i < w->n_arrays; i++)
            w->at[i] -= (w->dims[a] - 1) * w->strides[i][a];
    }
    return false;
}

/* The dims or strides of the axes without `axis`: rank - 1 numbers. */
static inline void etch__without_axis(const int64_t *from, int rank, int axis, int64_t *to)
{
    for (int i = 0; i < rank; i++)
        if (i != axis)
            *to++ = from[i];
}

#endif
