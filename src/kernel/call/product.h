/* One product of two matrices by a library, on the calling thread alone: product.c, of bf16 product_bf16.c. The only place that knows the libraries.
 *
 * Which one serves a product depends on its shape, its type and the processor: docs/decisions/0024. The bits of a product are a function of
 * m, n, k, of which operands are transposed, and of the elements; not of addresses, of rows' distances, nor of calls before it. */
#ifndef ETCH_KERNEL_CALL_PRODUCT_H
#define ETCH_KERNEL_CALL_PRODUCT_H

#include <stdbool.h>
#include <stdint.h>

/* A matrix as it lies in memory: rows, or (transposed) columns, without gaps, `leading` elements apart. */
typedef struct etch_matrix {
    const void *data;
    int64_t leading;
    bool is_transposed;
} etch_matrix;

/* Sizes and distances that the libraries take: at most this. */
#define ETCH_PRODUCT_MAX INT32_MAX

/* z (m by n, rows `leading` apart) = x y, or with `add` z + x y; x is m by k, y is k by n. False: out of memory. */
bool etch__product_f32(int64_t m, int64_t n, int64_t k, etch_matrix x, etch_matrix y, float *z, int64_t leading,
                       bool add);
bool etch__product_f64(int64_t m, int64_t n, int64_t k, etch_matrix x, etch_matrix y, double *z, int64_t leading,
                       bool add);

/* Is a product of bf16 of these sizes one of bf16 here (docs/decisions/0029), or is it to be widened? The same for as long as the process runs. */
bool etch__product_takes_bf16(int64_t m, int64_t n, int64_t k);
/* As etch__product_f32, of bf16; where the processor takes them. */
bool etch__product_bf16(int64_t m, int64_t n, int64_t k, etch_matrix x, etch_matrix y, float *z, int64_t leading,
                        bool add);

#endif
