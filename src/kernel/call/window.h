/* Windows that slide over arrays [n, sizes.., c], at the sizes of a run: what convolutions and pools share. */
#ifndef ETCH_KERNEL_CALL_WINDOW_H
#define ETCH_KERNEL_CALL_WINDOW_H

#include "kernel/call/support.h"

#include <etch/graph.h>

/* Spatial axes; where there are fewer, the first ones have one element, and a window of one. */
enum { ETCH_WINDOW_AXES = 3 };

typedef struct etch_window {
    int64_t in[ETCH_WINDOW_AXES], out[ETCH_WINDOW_AXES]; /* elements; places of the window */
    int64_t size[ETCH_WINDOW_AXES], stride[ETCH_WINDOW_AXES], dilation[ETCH_WINDOW_AXES];
    int64_t before[ETCH_WINDOW_AXES], after[ETCH_WINDOW_AXES]; /* what is padded */
} etch_window;

/* x and y are dims of arrays of one rank; `size` has one number per spatial axis. No dilations: 1 each. */
void etch__window_init(etch_window *w, int rank, const int64_t *x, const int64_t *y, const int64_t *size,
                       etch_ints strides, etch_ints dilations, const char *padding, etch_ints pads);
static inline int64_t etch__window_product(const int64_t n[ETCH_WINDOW_AXES]) { return n[0] * n[1] * n[2]; }

/* Which elements of a window at place `at` are inside along an axis: first .. end - 1; those of one without dilation. */
static inline void etch__window_inside(const etch_window *w, int axis, int64_t at, int64_t *first, int64_t *end)
{
    int64_t start = at * w->stride[axis] - w->before[axis];
    *first = start < 0 ? -start : 0;
    *end = w->in[axis] - start < w->size[axis] ? w->in[axis] - start : w->size[axis];
}

/* Are the elements adjacent, in row-major order? */
bool etch__array_is_dense(const etch_array *a);
/* Copies them to adjacent places; slices of a large array are shared out among threads. ETCH_ECANCELLED if the program stops it. */
etch_status etch__array_copy_dense(etch_ctx *cx, const etch_array *a, void *to) ETCH_NODISCARD;

#endif
