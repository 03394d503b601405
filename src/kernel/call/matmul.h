/* Products of a batch, some at a time, and rows of a product, or some of the terms of its sums: for sweeps (kernel/vm_sweep.c). All have the bits that they have
 * in a call. */
#ifndef ETCH_KERNEL_CALL_MATMUL_H
#define ETCH_KERNEL_CALL_MATMUL_H

#include "kernel/call.h"
#include <stdatomic.h>

/* Can etch__matmul_alone do it, with this many bytes? Its arrays need no memory to be asked. */
bool etch__matmul_can_run_alone(const etch_call *c, size_t *room);
/* The call on the calling thread; c->cx is NULL if that is not the program's own. ETCH_ENOMEM; ETCH_ECANCELLED: it was told to stop. */
etch_status etch__matmul_alone(const etch_call *c, char *room, atomic_bool *is_stopped) ETCH_NODISCARD;

/* What pieces of a product are ranges of: rows of x and of the result, or of the terms of all its sums, which are columns of x and rows of y. */
typedef enum etch_matmul_along { ETCH_MATMUL_ROWS, ETCH_MATMUL_TERMS } etch_matmul_along;

/* What all pieces but the last have a multiple of; INT64_MAX: it cannot be done in pieces. Sizes below the transposition that the call has. */
int64_t etch__matmul_part(etch_dtype t, int64_t m, int64_t n, int64_t k, etch_matmul_along along);
/* n of them from `first` on, of a call with one product, whose arrays have the dims of the whole and begin with what the piece has. Terms are
 * added to what pieces before it gave, but for the first piece. Threads share it. */
etch_status etch__matmul_piece(const etch_call *c, etch_matmul_along along, int64_t first, int64_t n) ETCH_NODISCARD;
/* The same of rows, on the calling thread: as etch__matmul_alone. */
etch_status etch__matmul_rows_alone(const etch_call *c, int64_t first, int64_t n, char *room,
                                    atomic_bool *is_stopped) ETCH_NODISCARD;

#endif
