/* Shared by the composites. A composite's rule checks what it can say better than the ops it builds, builds them
 * through <etch/ops.h>, and hands back the last. It is no node, so it notes no checks and no symbols: what must hold
 * when the plan runs is left to ops that check it. */
#ifndef ETCH_OPS_COMPOSE_H
#define ETCH_OPS_COMPOSE_H

#include <etch/ops.h>
#include "ops/rule.h"
#include "ops/rules.h"

/* The one result, or the error that made it 0. */
static inline etch_status etch__composed(const etch_infer *q, etch_val y, etch_val *out)
{
    out[0] = y;
    return y ? ETCH_OK : q->cx->status;
}

/* The number x as a scalar of v's dtype. */
static inline etch_val etch__like(etch_graph *g, etch_val v, double x)
{
    return v ? etch_graph_scalar(g, (etch_dtype)etch__type_of(g, v)->dtype, x) : 0;
}

static inline etch_dtype etch__dtype_of(const etch_graph *g, etch_val v)
{
    return (etch_dtype)etch__type_of(g, v)->dtype;
}

/* How many elements x has, as an i64 scalar. */
static inline etch_val etch__build_count(etch_graph *g, etch_val x)
{
    return etch_build_prod(g, etch_build_shape_of(g, x, ETCH_I64), ETCH_ALL_AXES, false);
}

/* v[begin:end] of a vector, as Python has it; ETCH_OPEN is no bound. */
#define ETCH_OPEN INT64_MAX
etch_val etch__build_subvector(etch_graph *g, etch_val v, int64_t begin, int64_t end);
/* A scalar of any index dtype as i64[1]. */
etch_val etch__build_size(etch_graph *g, etch_val scalar);

#endif
