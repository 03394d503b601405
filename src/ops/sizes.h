/* Shape arithmetic: integer tensors of few elements whose contents are known as dims. An op on such operands is
 * replaced by a `sizes` value with the dims that come out, so that shape_of(x)[0] * 2 is 2*n to every rule that asks.
 *
 * Constants alone are left to evaluation, which wraps as the dtype does; a dim that does not work out (overflow of a
 * coefficient, division by the constant 0) is not folded and so fails, or wraps, when it runs. Each returns 0 where
 * it does not apply. */
#ifndef ETCH_OPS_SIZES_H
#define ETCH_OPS_SIZES_H

#include "ir/infer.h"

typedef etch_dim etch_dim_fn(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b);

/* f(x, y), a scalar with each element of a vector. */
etch_val etch__fold_sizes_of_two(etch_infer *q, etch_dim_fn *f);
etch_val etch__fold_sizes_negated(etch_infer *q);
/* All elements of operand 0 folded into one by f, starting from `neutral` (ETCH_DIM_FAILED: from the first; there must
 * be one). */
etch_val etch__fold_sizes_reduced(etch_infer *q, etch_dim_fn *f, etch_dim neutral);

/* Ops that only move elements about: where an element of the result comes from. table.c has the same list. */
#define ETCH_MOVING_OPS(X) X(concat) X(reshape) X(cast) X(slice) X(strided_slice) X(gather) X(broadcast_to)
typedef struct etch_moved {
    const etch_graph *g;
    const etch_val *in;
    int n_in;
    const void *attrs;
    const etch_type *type; /* of the result */
} etch_moved;
/* Element i of the result (row-major) is element *at of *from; false if that cannot be told. */
typedef bool etch_where_fn(const etch_moved *m, int i, etch_val *from, int *at);
#define ETCH_DECLARE_WHERE(name) etch_where_fn etch__where_##name;
ETCH_MOVING_OPS(ETCH_DECLARE_WHERE)

/* The axis that a strided_slice, or a strided_slice_add, has one index of, with all of the others; -1: it is none such. */
int etch__index_axis(const etch_graph *g, etch_val v);
/* Where element *i (row-major) of *v comes from: both move on through ops that only move elements about, as far as can be told. */
void etch__origin_of(const etch_graph *g, etch_val *v, int *i);
/* Element i (row-major) of integer tensor v, of any rank, if it is known. */
bool etch__known_flat(const etch_graph *g, etch_val v, int i, etch_dim *out);
/* The result as sizes, if all elements come from known ones. */
etch_val etch__fold_sizes_moved(etch_infer *q);
/* etch_op_info.element of the moving ops. */
bool etch__element_moved(const etch_graph *g, etch_val v, int i, etch_dim *out);

#endif
