/* Writing x86-64 machine code: vector instructions in VEX or EVEX, and the few others that a loop needs. Bytes only: what they are for is the
 * business of emit.c. */
#ifndef ETCH_KERNEL_NATIVE_X86_H
#define ETCH_KERNEL_NATIVE_X86_H

#include "base/ctx.h"
#include "base/vec.h"

typedef enum etch_x86_op {
#define X(name, map, pp, opcode, w, ext) ETCH_X86_##name,
#include "kernel/native/x86.def"
#undef X
    ETCH_N_X86_OPS
} etch_x86_op;

typedef enum etch_gpr { RAX, RCX, RDX, RBX, RSP, RBP, RSI, RDI, R8, R9, R10, R11, R12, R13, R14, R15 } etch_gpr;

enum { ETCH_X86_128, ETCH_X86_256, ETCH_X86_512 };

/* A register or a place in memory. */
typedef struct etch_x86_rm {
    enum { ETCH_X86_REG, ETCH_X86_MEM, ETCH_X86_POOL } kind;
    uint8_t reg;       /* REG: number; MEM: base */
    uint8_t index;     /* MEM: RSP for none */
    uint8_t scale;     /* log2 */
    bool is_broadcast; /* EVEX: one element, for all */
    int32_t disp;      /* POOL: offset in the pool of constants that follows the code */
} etch_x86_rm;

/* One vector instruction: op reg, v, rm. */
typedef struct etch_x86_instr {
    etch_x86_op op;
    uint8_t width;
    uint8_t reg, v;
    etch_x86_rm rm;
    uint8_t mask;   /* EVEX: k1 .. k7; 0: none */
    bool is_zeroed; /* elements outside of the mask become 0; else they stay */
    int16_t imm;    /* -1: none */
} etch_x86_instr;

/* Where the place of a constant has to be filled in. */
typedef struct etch_x86_fixup {
    uint32_t at;    /* of the displacement */
    uint32_t next;  /* of the instruction behind */
    int32_t offset; /* in the pool */
} etch_x86_fixup;

typedef struct etch_x86 {
    const etch_allocator *alloc;
    ETCH_VEC(uint8_t) bytes;
    ETCH_VEC(etch_x86_fixup) fixups;
    bool has_evex;
    bool is_out_of_memory; /* nothing is written from then on */
    uint32_t n_instrs;
} etch_x86;

void etch__x86_fini(etch_x86 *x);
void etch__x86_vector(etch_x86 *x, const etch_x86_instr *in);

/* mov to, [base + disp]; mov to, from; lea to, [base + disp]; add, sub, cmp; and with a number */
void etch__x86_load(etch_x86 *x, etch_gpr to, etch_gpr base, int32_t disp);
void etch__x86_move(etch_x86 *x, etch_gpr to, etch_gpr from);
void etch__x86_prefetch(etch_x86 *x, const etch_x86_rm *rm); /* prefetcht0 */
void etch__x86_lea(etch_x86 *x, etch_gpr to, etch_gpr base, int32_t disp);
void etch__x86_lea_pool(etch_x86 *x, etch_gpr to, int32_t offset);
void etch__x86_add(etch_x86 *x, etch_gpr to, int32_t n);
void etch__x86_and(etch_x86 *x, etch_gpr to, int32_t n);
void etch__x86_sub(etch_x86 *x, etch_gpr to, etch_gpr from);
void etch__x86_compare(etch_x86 *x, etch_gpr a, etch_gpr b);
void etch__x86_compare_number(etch_x86 *x, etch_gpr a, int32_t n);
void etch__x86_zero(etch_x86 *x, etch_gpr to);
void etch__x86_set(etch_x86 *x, etch_gpr to, int32_t n);                      /* 32 bits, the upper ones 0 */
void etch__x86_low_bits(etch_x86 *x, etch_gpr to, etch_gpr from, etch_gpr n); /* bzhi, 32 bits */
void etch__x86_push(etch_x86 *x, etch_gpr r);
void etch__x86_pop(etch_x86 *x, etch_gpr r);
void etch__x86_return(etch_x86 *x);

/* Jumps: conditions as the CPU has them. Backward to a place that was, forward to one that is told later. */
typedef enum etch_x86_condition {
    ETCH_X86_BELOW = 2,
    ETCH_X86_AT_LEAST = 3,
    ETCH_X86_AT_MOST = 6,
    ETCH_X86_ABOVE = 7
} etch_x86_condition;
static inline uint32_t etch__x86_here(const etch_x86 *x) { return (uint32_t)x->bytes.n; }
void etch__x86_jump_back(etch_x86 *x, etch_x86_condition if_so, uint32_t to);
uint32_t etch__x86_jump(etch_x86 *x, etch_x86_condition if_so);
void etch__x86_land(etch_x86 *x, uint32_t jump);

const char *etch__x86_name(etch_x86_op op);

#endif
