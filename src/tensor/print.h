/* Elements and tensors as text. */
#ifndef ETCH_TENSOR_PRINT_H
#define ETCH_TENSOR_PRINT_H

#include "base/strbuf.h"
#include "tensor/tensor.h"

/* One element: integers in decimal, floats as the shortest decimal that reads back as the same value of their dtype, true
 * and false, strings in quotes. Out of memory is remembered by the builder. */
void etch__element_print(etch_strbuf *b, etch_dtype t, const void *element);

/* An array with strides in elements: "[1 2 3 ... 8 9 10]", rows below each other. Of an axis the first and the last
 * `n_ends` are written, or all if that is negative; a single string is written as it is, others in quotes. */
void etch__array_print(etch_strbuf *b, etch_dtype t, int rank, const int64_t *dims, const int64_t *strides,
                       const char *data, int64_t n_ends);

#endif
