/* Products of a batch, some at a time: for sweeps, whose pieces threads share out (kernel/vm_sweep.c). Each has the bits that it has in a call. */
#ifndef ETCH_KERNEL_CALL_MATMUL_H
#define ETCH_KERNEL_CALL_MATMUL_H

#include "kernel/call.h"
#include <stdatomic.h>

/* Can etch__matmul_alone do it, with this many bytes? Its arrays need no memory to be asked. */
bool etch__matmul_can_run_alone(const etch_call *c, size_t *room);
/* The call on the calling thread; c->cx is NULL if that is not the program's own. ETCH_ENOMEM; ETCH_ECANCELLED: it was told to stop. */
etch_status etch__matmul_alone(const etch_call *c, char *room, atomic_bool *is_stopped) ETCH_NODISCARD;

#endif
