/* Half types as f32, and back, block by block: for what is computed in f32 and rounded once. Distances between rows and columns are in elements. */
#ifndef ETCH_KERNEL_CALL_HALVES_H
#define ETCH_KERNEL_CALL_HALVES_H

#include <etch/tensor.h>

/* To dense rows. */
void etch__widen_block(etch_dtype t, const char *p, int64_t row, int64_t column, int64_t n_rows, int64_t n_columns,
                       float *to);
/* From dense rows, to rows without gaps. */
void etch__narrow_block(etch_dtype t, const float *from, int64_t n_rows, int64_t n_columns, char *p, int64_t row);

#endif
