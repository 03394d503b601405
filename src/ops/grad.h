/* Shared by the gradient rules of ops. */
#ifndef ETCH_OPS_GRAD_H
#define ETCH_OPS_GRAD_H

#include "ir/grad.h"
#include "ops/compose.h"
#include "ops/ops.h"

/* The gradient of the only, or first, result. */
static inline etch_val etch__grad_d(const etch_grad *q) { return q->d_out[0]; }
static inline const etch_type *etch__grad_type(const etch_grad *q, int i) { return etch__type_of(q->g, q->in[i]); }

/* The shape of operand i, as i64. */
etch_val etch__grad_shape(const etch_grad *q, int i);
/* Zeros in the shape of operand i, of the gradient's dtype. */
etch_val etch__grad_zeros(const etch_grad *q, int i);
/* Operand i's gradient where element j of d is one of element at[j] of it, counted in row-major order; where several are of one
 * element, their sum. */
etch_val etch__grad_scatter(const etch_grad *q, int i, etch_val at, etch_val d);
/* Row-major positions of operand i's elements, in its shape, i64. */
etch_val etch__grad_positions(const etch_grad *q, int i);

#endif
