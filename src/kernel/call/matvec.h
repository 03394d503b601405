/* Products of a matrix and a vector. A library's matrix product packs its operands first, which costs as much as the
 * whole of such a product; and its matrix-vector product adds up in another order for each layout of the matrix. Here the
 * order is fixed, so that a transpose folded into a product changes no bit. */
#ifndef ETCH_KERNEL_CALL_MATVEC_H
#define ETCH_KERNEL_CALL_MATVEC_H

#include <stdbool.h>
#include <stdint.h>

/* y[i] = sum over j < k of a[i * row + j * step] * x[j], for i < n; with `add`, that is added to y[i]. One of `row` and
 * `step` must be 1 (or the axis have one element). x and y are dense. */
void etch__matvec_f32(int64_t n, int64_t k, const float *a, int64_t row, int64_t step, const float *x, float *y,
                      bool add);
void etch__matvec_f64(int64_t n, int64_t k, const double *a, int64_t row, int64_t step, const double *x, double *y,
                      bool add);

#endif
