/* Around each call of oneDNN: on the calling thread alone, which takes no signals meanwhile.
 *
 * Its products for AVX-512 use the stack pointer for other things: a handler that ran then would write over the program's memory (seen with 2.6.3). Signals that
 * come wait for the end of the call, which is a few hundredths of a second away at most.
 *
 * It knows nothing of forks: what a thread was making in it, and its locks, would stay so in the child for ever. A fork waits for the end of all
 * calls, and no other begins meanwhile. */
#ifndef ETCH_KERNEL_CALL_ONEDNN_H
#define ETCH_KERNEL_CALL_ONEDNN_H

#include <etch/status.h>

#include <oneapi/dnnl/dnnl.h>
#include <signal.h>
#include <stdbool.h>

typedef struct etch_onednn_call {
    sigset_t signals;
    bool takes_signals;
    int n_threads;
} etch_onednn_call;

void etch__onednn_begin(etch_onednn_call *c);
void etch__onednn_end(const etch_onednn_call *c);

/* The one there is, of this process; NULL: the library could not make it. */
dnnl_engine_t etch__onednn_engine(void);

/* What a primitive is run on. */
typedef struct etch_onednn_argument {
    int id;
    const dnnl_memory_desc_t *md;
    void *data;
} etch_onednn_argument;

#define ETCH_ONEDNN_MAX_ARGUMENTS 4

/* A call of its own. ETCH_ENOMEM, ETCH_ENOTSUP. */
etch_status etch__onednn_execute(const_dnnl_primitive_t primitive, const etch_onednn_argument *args,
                                 int n) ETCH_NODISCARD;

#endif
