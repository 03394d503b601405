/* The inside of emitting: emit.c has the operations of a lane program, assemble.c the function around them.
 *
 * Of the general registers RDI is n, RSI the table of slots, RCX the first element of this turn, RDX the last one that a turn may begin at (in tails: the
 * first lane of reductions), RAX free for a moment; pointers of slots are in the others, and what is beyond these is read from the table each time. */
#ifndef ETCH_KERNEL_NATIVE_EMIT_H
#define ETCH_KERNEL_NATIVE_EMIT_H

#include "kernel/native/native.h"

enum {
    ETCH_EMIT_MAX_POINTERS = 9,
    ETCH_EMIT_TAIL_MASK = 1,    /* k1 */
    ETCH_EMIT_TAIL_VECTOR = 15, /* ymm15, in tails without masks */
    ETCH_EMIT_MAX_KEPT = 24,
};

extern const etch_gpr etch__emit_pointers[ETCH_EMIT_MAX_POINTERS];

typedef struct etch_emit_place {
    int8_t reg;
    int16_t spill; /* slot on the stack; -1: none */
} etch_emit_place;

typedef struct etch_emitter {
    etch_x86 *x;
    const etch_lanes *l;
    const uint32_t *offset; /* of scalars */
    bool has_masks;         /* AVX-512 */
    int n_lanes;
    int n_copies;                       /* per turn */
    etch_lval kept[ETCH_EMIT_MAX_KEPT]; /* in the registers from n_vectors on, from before the loop */
    int n_kept;
    int n_vectors, n_spills, n_free_spills;
    int16_t *free_spills;
    int16_t left_spills[3]; /* by the present operation, whose instructions may still read them */
    int n_left_spills;
    etch_emit_place *at;  /* of every value */
    etch_lval vector[32]; /* what is in a register */
    etch_lval mask[8];
    uint32_t pinned; /* vector registers that the present operation reads */
    uint8_t pinned_masks;
    uint16_t now; /* the present operation */
    int copy;
    bool is_tail;
    uint16_t pointers[ETCH_EMIT_MAX_POINTERS];
    int n_pointers;
    int32_t *const_at; /* offsets in the pool */
    int32_t ones_at, table_at;
    uint32_t pool_bytes;
} etch_emitter;

static inline etch_x86_rm etch__emit_in_register(int r)
{
    return (etch_x86_rm){ .kind = ETCH_X86_REG, .reg = (uint8_t)r };
}

/* Constants and scalars that stay in registers, as far as the program leaves some: from here on they are there. Once, before the first copy. */
void etch__emit_kept(etch_emitter *e);
/* The program once, for the lanes of copy number `copy` of a turn, or for what is left under the mask of the tail. */
void etch__emit_copy(etch_emitter *e, int copy, bool is_tail);

#endif
