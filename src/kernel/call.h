/* Calls: what is not a kernel program. Matrix products, gathers, sorts, random bits: C functions on strided arrays. One
 * file per family; ops.def names them in its kernel column as CALL(name), implemented as etch__call_name. */
#ifndef ETCH_KERNEL_CALL_H
#define ETCH_KERNEL_CALL_H

#include "base/ctx.h"
#include "tensor/tensor.h"

/* A strided array whose address the host may follow. */
typedef struct etch_array {
    etch_dtype dtype;
    int rank;
    const int64_t *dims, *strides; /* strides in elements */
    char *data;                    /* element 0 */
} etch_array;

typedef struct etch_call etch_call;
typedef etch_status etch_call_fn(etch_call *c);

struct etch_call {
    etch_ctx *cx;
    etch_call_fn *fn;
    const char *op;    /* name of the op, for messages */
    const void *attrs; /* the op's attribute struct of <etch/ops.h>, or NULL */
    int n_in, n_out;
    const etch_array *in;
    etch_array *out; /* dims, strides and data are set (row-major) unless `resize` is given */
    /* For ops whose result sizes depend on data: the function calls it once per output before writing to it. */
    etch_status (*resize)(etch_call *c, int i_out, const int64_t *dims, int rank);
    void *user; /* of resize */
    /* Ops that may write over their operand: find out whether it would fail, which values alone decide, and write nothing. */
    bool only_checks;
};

static inline int64_t etch__array_count(const etch_array *a)
{
    int64_t n = 1;
    for (int i = 0; i < a->rank; i++)
        n *= a->dims[i];
    return n;
}

/* Is x what a call moves to y (ETCH_FLAG_MOVES)? Another operand says where to. */
static inline bool etch__is_moved(const etch_array *x, const etch_array *y)
{
    return x->rank == y->rank && x->dtype == y->dtype;
}

/* Element i of a rank-0 or rank-1 integer array (any integer dtype). */
int64_t etch__array_i64(const etch_array *a, int64_t i);

#endif
