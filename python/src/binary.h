/* Functions of two tensors, behind operators and op functions alike. What fails is said in the words that programs match. */
#ifndef ETCH_PYTHON_BINARY_H
#define ETCH_PYTHON_BINARY_H

#include "core.h"

typedef etch_tensor *binary(etch_ctx *cx, etch_tensor *x, etch_tensor *y);

/* f(x, y). Where dtypes or shapes do not fit, the error that sticks names TensorFlow's op, the dtypes or the shapes. */
etch_tensor *binary_run(etch_ctx *cx, binary *f, etch_tensor *x, etch_tensor *y);
/* The matrix product, of the transposed if that is asked for; what does not fit is said in the same way. */
etch_tensor *binary_product(etch_ctx *cx, etch_tensor *x, etch_tensor *y, bool transpose_x, bool transpose_y);

/* Beside the ops of the runtime: sums of texts too; products with bools, which are bools (of whole numbers, as TensorFlow has it); / of
 * integers, which gives floats; quotients rounded towards zero of floats too; logical of bools and bitwise of integers; the matrix product. */
binary binary_add, binary_times, binary_div, binary_truncatediv, binary_and, binary_or, binary_xor, binary_matmul;
/* Can x and y be divided by /? If not, the exception is set. */
bool binary_div_fits(const etch_tensor *x, const etch_tensor *y);
/* The dtype in which integers are divided: float32 below 32 bits, else float64; floats in their own. */
etch_dtype binary_quotient(etch_dtype t);

#endif
