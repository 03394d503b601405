/* The largest elements of large windows, at a cost that grows with the logarithms of their sizes. */
#ifndef ETCH_KERNEL_CALL_POOL_LARGE_H
#define ETCH_KERNEL_CALL_POOL_LARGE_H

#include "kernel/call/window.h"

/* Is it less work than to look at each element of each window? */
bool etch__pool_large_pays(const etch_window *w, etch_dtype t);
/* Of n images of c channels. ETCH_ENOMEM, or ETCH_ECANCELLED if the program stops it. */
etch_status etch__pool_large(etch_ctx *cx, const etch_window *w, etch_dtype t, int64_t n, int64_t c, const char *x,
                             char *y) ETCH_NODISCARD;

#endif
