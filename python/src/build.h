/* Small compositions of public ops that several families of op functions need.
 *
 * All take and give handles of the open scope. NULL, a handle that failed before, goes through: the first error sticks to the context. */
#ifndef ETCH_PYTHON_BUILD_H
#define ETCH_PYTHON_BUILD_H

#include "core.h"

#define BUILD_OPEN INT64_MAX /* no bound */

static inline bool build_is(const etch_tensor *x, etch_dtype t) { return x && etch_tensor_dtype(x) == t; }
/* Numbers as i64: a scalar, a vector. */
static inline etch_tensor *build_int(etch_ctx *cx, int64_t i) { return (etch_int)(cx, ETCH_I64, i); }
#define BUILD_INTS(cx, ...) \
    etch_int_list((cx), (const int64_t[]){ __VA_ARGS__ }, \
                  (int)(sizeof((const int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t)))
/* A number as a scalar of x's dtype. */
etch_tensor *build_like(etch_ctx *cx, etch_tensor *x, double number);
/* x as another dtype; itself if it is of it. */
etch_tensor *build_cast(etch_ctx *cx, etch_tensor *x, etch_dtype t);
/* -x; of unsigned integers it is refused. */
etch_tensor *build_neg(etch_ctx *cx, etch_tensor *x);
/* The smallest or largest finite number of a dtype. */
etch_tensor *build_lowest(etch_ctx *cx, etch_dtype t);
etch_tensor *build_highest(etch_ctx *cx, etch_dtype t);
/* Zeros (empty texts) of a shape. */
etch_tensor *build_zeros(etch_ctx *cx, etch_tensor *shape, etch_dtype t);
/* The shape of x; one size of it; how many elements. All i64. */
etch_tensor *build_shape(etch_ctx *cx, etch_tensor *x);
etch_tensor *build_size(etch_ctx *cx, etch_tensor *x, int64_t axis);
etch_tensor *build_count(etch_ctx *cx, etch_tensor *x);
/* v[begin:end] of a vector, with Python's meaning. */
etch_tensor *build_part(etch_ctx *cx, etch_tensor *v, int64_t begin, int64_t end);
/* x[begin:end] along one axis; the bounds are i64 scalars, or NULL. The rank of x is known. */
etch_tensor *build_between(etch_ctx *cx, etch_tensor *x, int64_t axis, etch_tensor *begin, etch_tensor *end);
/* Scalars and vectors, one behind the other. */
etch_tensor *build_vector(etch_ctx *cx, etch_tensor *const *parts, int n);
/* x with a new axis; x as a vector; x of a shape whose sizes are numbers. */
etch_tensor *build_expand(etch_ctx *cx, etch_tensor *x, int64_t axis);
etch_tensor *build_flat(etch_ctx *cx, etch_tensor *x);
/* x to be gathered from by what is no gather to the program: its gradient is dense, as TensorFlow's is. */
etch_tensor *build_dense(etch_ctx *cx, etch_tensor *x);
/* 0, 1, ... n - 1 as i64. */
etch_tensor *build_range(etch_ctx *cx, etch_tensor *n);
/* x == 0, and x with a scalar where `condition` holds. */
etch_tensor *build_is_zero(etch_ctx *cx, etch_tensor *x);
etch_tensor *build_unless(etch_ctx *cx, etch_tensor *condition, etch_tensor *x, double otherwise);
/* The axis counted from the front: ETCH_EINVAL with the words of `what`, if x has no such axis; -1 then. `n_more`: axes that are counted
 * though x lacks them (of the result of expand_dims, say 1). An x of unknown rank has only axes from the front. */
int64_t build_axis(etch_ctx *cx, const etch_tensor *x, int64_t axis, int n_more, const char *what);
/* Where a trace does not know the rank of x, the run stops with the message unless it is in least .. most. */
void build_check_rank(etch_ctx *cx, etch_tensor *x, int64_t least, int64_t most, const char *message);
/* Do two tensors have the same shape, as far as that is known? */
bool build_may_match(etch_ctx *cx, etch_tensor *a, etch_tensor *b);
/* "[2,3]" of a shape that is known, "[2,?]" else. */
const char *build_text(etch_ctx *cx, etch_tensor *x, char text[256]);

#endif
