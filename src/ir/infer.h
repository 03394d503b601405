/* What the rules of an op see and may ask: operands, types, contents known as dims, requirements. */
#ifndef ETCH_IR_INFER_H
#define ETCH_IR_INFER_H

#include "ir/graph.h"

struct etch_infer {
    etch_graph *g;
    etch_ctx *cx;
    etch_op op;
    const etch_op_info *info;
    const etch_val *in;
    int n_in;
    const void *attrs; /* a rule may put a canonical copy in its place (axes made positive, sorted), in cx->scratch */
    int n_out;         /* set for ops that say so themselves */
    const etch_type *out[ETCH_MAX_RESULTS];
    /* While inferring: what is noted in the graph's symbol_defs (val 0: the node itself) and checks from here on
     * becomes the node's when it is added, and is taken back when the node is folded away or there already. A fold
     * types what it builds anew, so it must not use sizes of out[] that this inference has made up. */
    uint32_t first_check, first_def;
    etch_val again;   /* not 0: the verifier types this node once more; its own symbols are handed out again in order */
    uint32_t n_fresh; /* handed out so far */
};

static inline const etch_type *etch__in_type(const etch_infer *q, int i) { return q->g->nodes.at[q->in[i]].type; }

/* Error with the op's name in front: "matmul: inner dimensions differ: ...". */
etch_status etch__infer_fail(etch_infer *q, etch_status s, const char *fmt, ...) ETCH_PRINTF(3, 4);
/* Before failing for want of it: the op has to know the size of this axis of its operand as a number. */
static inline void etch__infer_wants(etch_infer *q, int i_in, int axis)
{
    q->g->wanted.val = q->in[i_in];
    q->g->wanted.axis = axis;
}
/* Result i is a tensor of this dtype and dims. */
etch_status etch__infer_tensor(etch_infer *q, int i, etch_dtype t, int rank, const etch_dim *dims) ETCH_NODISCARD;
etch_status etch__infer_same(etch_infer *q, int i, int i_in) ETCH_NODISCARD;

/* Must hold: yes is fine, no is an error now ("op: what: a and b"), unknown becomes a check when the plan runs. */
etch_status etch__require_equal(etch_infer *q, etch_dim a, etch_dim b, const char *what) ETCH_NODISCARD;
/* The same, also where it follows that they are equal if both are there: a broadcast that no result has is nowhere else seen to fit. */
etch_status etch__require_broadcast(etch_infer *q, etch_dim both, etch_dim b, const char *what) ETCH_NODISCARD;
etch_status etch__require_less_equal(etch_infer *q, etch_dim a, etch_dim b, const char *what) ETCH_NODISCARD;
etch_status etch__require_divides(etch_infer *q, etch_dim divisor, etch_dim d, const char *what) ETCH_NODISCARD;

/* Axis counted from the end if negative, checked against the rank. */
etch_status etch__infer_axis(etch_infer *q, int64_t axis, int rank, int *out) ETCH_NODISCARD;
/* Broadcast of two dim lists, aligned at the right; dims that may not fit are left to evaluation. */
etch_status etch__infer_broadcast(etch_infer *q, const etch_type *a, const etch_type *b, int *rank,
                                  etch_dim *dims) ETCH_NODISCARD;

/* A fresh size defined by this op's run (`FRESH`). */
etch_dim etch__infer_fresh(etch_infer *q);

/* Contents of integer tensors (rank 0 or 1, at most ETCH_MAX_KNOWN elements) as dims. */
#define ETCH_MAX_KNOWN 64
/* How many elements operand v has, if that is a known constant and small; else -1. */
int etch__n_known(const etch_graph *g, etch_val v);
/* How many elements of v symbols may be read from: those of a small integer tensor of any rank (paddings are a matrix), as far
 * as its size is known. */
int etch__n_readable(const etch_graph *g, etch_val v);
/* All elements, without making symbols: true and out[] only if every one is known (constant, sizes, or put together
 * from such by concat, reshape, cast, slice, arithmetic: those fold to `sizes` anyway). */
bool etch__known_contents(const etch_graph *g, etch_val v, etch_dim *out);
/* One element, if it is known (looks through concat and reshape, so that partly known shapes are used). */
bool etch__known_element(const etch_graph *g, etch_val v, int i, etch_dim *out);
/* The element as a dim in any case: what is known, or a symbol whose value is read from v when the plan runs (the
 * same symbol each time it is asked for). ETCH_DIM_FAILED on failure. */
etch_dim etch__content(etch_infer *q, etch_val v, int i);

/* Constant operands. */
bool etch__is_const(const etch_graph *g, etch_val v);
/* Every element of constant v equals x (as the dtype rounds it; false for NaN, for no elements, and for integers
 * if x is none; 0 and -0 are told apart in floats). */
bool etch__is_const_of(const etch_graph *g, etch_val v, double x);
const etch_tensor *etch__const_tensor(const etch_graph *g, etch_val v); /* NULL if it is none */

#endif
