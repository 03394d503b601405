/* From ops to kernel programs: a kernel region, or a single elementwise, reduce or source op, becomes one program. */
#ifndef ETCH_IR_LOWER_H
#define ETCH_IR_LOWER_H

#include "ir/graph.h"
#include "kernel/program.h"

typedef struct etch_lowered {
    const etch_kernel *kernel;
    const etch_dim *space; /* dims of the iteration space: kernel->rank many */
    /* Kernel input k reads operand in_operand[k] of the node. One-element constants become immediates and are no
     * input; an operand that is read along different axes in body and tail is two inputs. */
    uint32_t in_operand[ETCH_KERNEL_MAX_OPERANDS];
} etch_lowered;

/* Can the node be lowered (class ELEMWISE, REDUCE, SOURCE, or a `kernel` node; ranks known; dtypes with a compute type)? */
bool etch__can_lower(const etch_graph *g, etch_val v);
/* The program of node v; its outputs are the node's results. Everything lives in `arena`. Instruction origins are indices
 * of ops in etch__ops. */
etch_status etch__lower(etch_ctx *cx, const etch_graph *g, etch_val v, etch_arena *arena,
                        etch_lowered *out) ETCH_NODISCARD;
/* Can the region of kernel v (not empty, results computed in it) be lowered? If not, *why says so (else NULL) and *where
 * names the node. Text can hold kernels that fusion would not make; the verifier asks this. */
etch_status etch__check_kernel(etch_ctx *cx, const etch_graph *g, etch_val v, etch_val *where,
                               const char **why) ETCH_NODISCARD;

#endif
