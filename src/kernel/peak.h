/* What this machine reaches at best, measured: the roof of a roofline. */
#ifndef ETCH_KERNEL_PEAK_H
#define ETCH_KERNEL_PEAK_H

#include "base/ctx.h"

/* Per second, by all threads of the pool. */
typedef struct etch_peaks {
    double flops; /* multiplications and additions of f32 in registers */
    double bytes; /* read and written by copies of what does not fit the caches of a core */
    int n_threads;
} etch_peaks;

/* Takes some tens of milliseconds. */
etch_status etch__peaks_measure(etch_ctx *cx, etch_peaks *out) ETCH_NODISCARD;

#endif
