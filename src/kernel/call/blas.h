/* The library of matrix products, made ready: once, before the first product. */
#ifndef ETCH_KERNEL_CALL_BLAS_H
#define ETCH_KERNEL_CALL_BLAS_H

#include <cblas.h>

/* The library uses the calling thread alone. */
void etch__blas_set_up(void);

#endif
