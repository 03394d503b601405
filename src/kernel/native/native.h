/* Kernel instructions as machine code: a run of instructions becomes one function, which the tile VM calls as it calls its own loops.
 *
 *     lower.c   instructions to operations on lanes      (lane.h; words.h for exp, tanh, ...)
 *     emit.c    those to instructions                    (x86.h)
 *     assemble.c  a function of these
 *     code.c    memory that it runs from                 (code.h)
 *
 * What cannot be lowered (integer division, powers, gamma functions) stays with the VM's loops, between such functions. */
#ifndef ETCH_KERNEL_NATIVE_NATIVE_H
#define ETCH_KERNEL_NATIVE_NATIVE_H

#include "kernel/native/code.h"
#include "kernel/native/lane.h"
#include "kernel/native/x86.h"
#include "kernel/tile/tile.h"

/* Can it be part of such a function? */
bool etch__native_can(const etch_kinstr *in, etch_isa isa);
/* A program without operations, for code with the instructions of `isa`. */
static inline etch_lanes etch__native_lanes(const etch_ctx *cx, etch_isa isa)
{
    return (etch_lanes){ .alloc = cx->alloc, .can_scale = isa == ETCH_ISA_AVX512 };
}
/* One more instruction; `in` are its operands' values, the result is its own. */
etch_lval etch__native_lower(etch_lanes *lanes, const etch_kinstr *k, const etch_lval *in);

/* The bytes of the function, constants behind the code; `offset` has where scalars are, from the table of slots on. `x` is zero-initialised, and the
 * caller's to finish. */
typedef struct etch_native_code {
    size_t n_code;     /* bytes without the constants */
    uint32_t n_instrs; /* in these */
} etch_native_code;
etch_status etch__native_assemble(etch_ctx *cx, const etch_lanes *lanes, etch_isa isa, const uint32_t *offset,
                                  etch_x86 *x, etch_native_code *out) ETCH_NODISCARD;
/* The same, ready to run; it is linked into `list`. */
etch_status etch__native_emit(etch_ctx *cx, const etch_lanes *lanes, etch_isa isa, const uint32_t *offset,
                              const char *name, etch_code_list *list, etch_tile_fn **out) ETCH_NODISCARD;

#endif
