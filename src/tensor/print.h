/* Elements and tensors as text. */
#ifndef ETCH_TENSOR_PRINT_H
#define ETCH_TENSOR_PRINT_H

#include "base/strbuf.h"
#include "tensor/tensor.h"

/* One element: integers in decimal, floats as the shortest decimal that reads back as the same value of their dtype, true
 * and false, strings in quotes. Out of memory is remembered by the builder. */
void etch__element_print(etch_strbuf *b, etch_dtype t, const void *element);

#endif
