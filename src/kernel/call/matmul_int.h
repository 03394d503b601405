/* Products of integer matrices, which no library has for every width. */
#ifndef ETCH_KERNEL_CALL_MATMUL_INT_H
#define ETCH_KERNEL_CALL_MATMUL_INT_H

#include "base/ctx.h"
#include "tensor/dtype.h"

/* Where an m x k or k x n matrix lies; strides in elements. */
typedef struct etch_int_matrix {
    const char *data;
    int64_t row, column;
} etch_int_matrix;

/* z[m, n], dense, = x[m, k] y[k, n], all of integer dtype t; wraps. ETCH_ENOMEM. */
etch_status etch__matmul_int(etch_ctx *cx, etch_dtype t, int64_t m, int64_t n, int64_t k, etch_int_matrix x,
                             etch_int_matrix y, char *z) ETCH_NODISCARD;

#endif
