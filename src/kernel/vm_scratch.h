/* Scratch memory of a context's kernels: one block that grows to the largest need, so that a run at sizes that were seen before allocates nothing. */
#ifndef ETCH_KERNEL_VM_SCRATCH_H
#define ETCH_KERNEL_VM_SCRATCH_H

#include "base/ctx.h"

enum { ETCH_VM_SCRATCH_ALIGN = 64 };

typedef struct etch_vm_scratch {
    const etch_allocator *alloc;
    char *memory;
    size_t bytes;
} etch_vm_scratch;

/* At least so many bytes are there. */
etch_status etch__vm_scratch_get(etch_ctx *cx, size_t bytes, etch_vm_scratch **out) ETCH_NODISCARD;
/* What a run uses is its own meanwhile: code of the program's that runs when it asks whether to go on may have kernels too. */
etch_vm_scratch etch__vm_scratch_take(etch_vm_scratch *s);
void etch__vm_scratch_give(etch_vm_scratch *s, etch_vm_scratch *taken);

static inline size_t etch__vm_aligned(size_t n)
{
    return (n + ETCH_VM_SCRATCH_ALIGN - 1) / ETCH_VM_SCRATCH_ALIGN * ETCH_VM_SCRATCH_ALIGN;
}

#endif
