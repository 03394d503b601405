/* Running one bound program on one thread, in memory that somebody else has: for those who share out larger work. */
#ifndef ETCH_KERNEL_VM_RUN_H
#define ETCH_KERNEL_VM_RUN_H

#include "kernel/launch.h"
#include <stdatomic.h>

size_t etch__vm_bytes_alone(const etch_launch *launch);
/* `cx` is NULL on threads that may not ask whether to go on, and look at is_stopped. False: it is to stop; or a fault, of a program that has such. */
bool etch__vm_run_alone(etch_ctx *cx, atomic_bool *is_stopped, etch_launch *launch, void *memory);

#endif
