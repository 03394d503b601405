/* Plans: a graph made ready to run at any size. Planned once; sizes are evaluated when they change. */
#ifndef ETCH_PLAN_H
#define ETCH_PLAN_H

#include <etch/graph.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct etch_plan etch_plan;

typedef struct etch_plan_options {
    int level;          /* passes: 0 none, 1 cheap, 2 all with fusion */
    const char *passes; /* "dce,fuse": exactly these, in this order; NULL: by level */
    bool finds_nans;    /* a run fails at the first NaN, and names the op that made it; slow: level 1 at most */
} etch_plan_options;

/* Optimises and plans `g` (options NULL: level 2). The graph may be released afterwards, and may have been made with
 * another context than cx, which may be gone. A graph with inputs of unknown rank is planned per rank when it runs.
 * ETCH_EINVAL if a size cannot be found from the inputs, ETCH_EVERIFY if a kernel written by hand breaks a rule. */
ETCH_API etch_status etch_plan_new(etch_ctx *cx, etch_graph *g, const etch_plan_options *options,
                                   etch_plan **out) ETCH_NODISCARD;
ETCH_API etch_plan *etch_plan_retain(etch_plan *p);
ETCH_API void etch_plan_release(etch_plan **p); /* any thread; accepts NULL */

ETCH_API int etch_plan_n_inputs(const etch_plan *p);
ETCH_API int etch_plan_n_outputs(const etch_plan *p);

/* Runs on the calling thread. `out` gets n_out new references; on failure all NULL. Outputs never share memory with
 * inputs or each other. Any number of threads may run one plan, each with its own context.
 * ETCH_ESHAPE, ETCH_EDTYPE: an input does not fit, or sizes do not fit each other; ETCH_ERANGE: an index; ETCH_EDIVZERO;
 * ETCH_ENOMEM. The message names the op and the values. */
ETCH_API etch_status etch_plan_run(etch_ctx *cx, etch_plan *p, etch_tensor *const *in, int n_in, etch_tensor **out,
                                   int n_out) ETCH_NODISCARD;

typedef struct etch_plan_stats {
    int n_steps, n_kernels, n_calls, n_views; /* of the (last used) plan */
    int n_members;          /* of kernels: one each, more where one runs over several sets of tensors */
    int n_programs;         /* different ones that kernels run */
    int n_buffers, n_slots; /* intermediate results, and the memory blocks that they share */
    int n_variants;         /* plans made, one per combination of ranks */
    uint64_t n_bindings;    /* how often sizes were evaluated, over all contexts */
    size_t arena_bytes;     /* for intermediate results at this context's last sizes */
} etch_plan_stats;
ETCH_API etch_plan_stats etch_plan_get_stats(etch_ctx *cx, etch_plan *p);
/* The steps, the memory they use and the kernels' programs, for people. */
ETCH_API etch_status etch_plan_print(etch_ctx *cx, etch_plan *p, FILE *to) ETCH_NODISCARD;

/* The library of large products makes its machine code when it is first called, which takes longer than most plans do to compile. This begins it
 * now, on a thread of its own, once in a process; nothing, where threads are not to be used or the library is not. */
ETCH_API void etch_products_prepare(void);
/* Until that is done: before the process ends, or the library would tidy up what is still being made. */
ETCH_API void etch_products_await(void);

#ifdef __cplusplus
}
#endif
#endif
