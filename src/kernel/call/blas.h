/* The library of matrix products, made ready: once, before the first product; any thread may multiply then. */
#ifndef ETCH_KERNEL_CALL_BLAS_H
#define ETCH_KERNEL_CALL_BLAS_H

#include <cblas.h>

/* The library uses the calling thread alone. */
void etch__blas_set_up(void);

/* Around each product: a library that cannot have two at once has them one after the other. */
void etch__blas_begin(void);
void etch__blas_end(void);

#endif
