/* One description (an .eh_frame of one CIE and one FDE) for all functions of a region; see unwind.h.
 *
 * Compilers write where the frame changes in each function. Ours all begin and end alike (assemble.c):
 *
 *     at                  the caller's stack pointer is     the caller's rbp is
 *     push rbp, ret       rsp + 8                           rbp
 *     mov rbp, rsp        rsp + 16                          on the stack
 *     all in between      rbp + 16                          on the stack
 *
 * Each of these three instructions is at one place of a function, so the description looks at the instruction itself: it is an expression that reads
 * the bytes at rip, as those of linkers for the procedure linkage table look at the address. Functions call nothing, so rip is always where one was interrupted.
 * rbx and r12 .. r15 are said to be lost: which ones a function has saved is not to be seen, and the way up does not need them. */
#include "kernel/native/unwind.h"
#include "kernel/native/gdb.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)

/* Of libgcc. */
extern void __register_frame(void *);
extern void __deregister_frame(void *);

/* Numbers of the DWARF standard: operations of expressions, rules for registers, registers. */
enum {
    OP_DEREF = 0x06,
    OP_CONST1U = 0x08,
    OP_CONST4U = 0x0c,
    OP_DUP = 0x12,
    OP_SWAP = 0x16,
    OP_AND = 0x1a,
    OP_MINUS = 0x1c,
    OP_OR = 0x21,
    OP_BRA = 0x28,
    OP_EQ = 0x29,
    OP_SKIP = 0x2f,
    OP_LIT16 = 0x40,
    OP_BREG = 0x70, /* + register, then an offset */
    OP_DEREF_SIZE = 0x94,
    CFA_UNDEFINED = 0x07,
    CFA_DEF_CFA_EXPRESSION = 0x0f,
    CFA_VAL_EXPRESSION = 0x16,
    CFA_OFFSET = 0x80, /* + register, then a multiple of the alignment */
    RBX = 3,
    RBP = 6,
    RSP = 7,
    R12 = 12,
    RIP = 16,
    PUSH_RBP = 0x55,
    RET = 0xc3,
};

/* clang-format off */
/* Is this the first instruction, or the last? */
#define IS_OUTSIDE \
    OP_BREG + RIP, 0, OP_DEREF_SIZE, 1, OP_DUP, OP_CONST1U, PUSH_RBP, OP_EQ, OP_SWAP, OP_CONST1U, RET, OP_EQ, OP_OR
/* Is it mov rbp, rsp? 48 8b ec, of four bytes. */
#define IS_PUSHED \
    OP_BREG + RIP, 0, OP_DEREF_SIZE, 4, OP_CONST4U, 0xff, 0xff, 0xff, 0, OP_AND, OP_CONST4U, 0x48, 0x8b, 0xec, 0, OP_EQ

static const uint8_t callers_rsp[] = {
    IS_OUTSIDE, OP_BRA, 29, 0,
    IS_PUSHED, OP_BRA, 5, 0,
    OP_BREG + RBP, 16, OP_SKIP, 7, 0,
    OP_BREG + RSP, 16, OP_SKIP, 2, 0,
    OP_BREG + RSP, 8,
};
/* Begins with the caller's stack pointer. */
static const uint8_t callers_rbp[] = {
    IS_OUTSIDE, OP_BRA, 6, 0,
    OP_LIT16, OP_MINUS, OP_DEREF, OP_SKIP, 2, 0,
    OP_BREG + RBP, 0,
};
static const uint8_t others[] = {
    CFA_OFFSET + RIP, 1,
    CFA_UNDEFINED, RBX, CFA_UNDEFINED, R12, CFA_UNDEFINED, R12 + 1, CFA_UNDEFINED, R12 + 2, CFA_UNDEFINED, R12 + 3,
};
/* Version, that addresses are absolute, units of code and stack (1, -8), where the caller's rip is. */
static const uint8_t about[] = { 1, 'z', 'R', 0, 1, 0x78, RIP, 1, 0 };
/* clang-format on */

struct etch_unwind {
    etch_gdb_file *for_debuggers;
    uint8_t table[192];
};

static uint8_t *put(uint8_t *at, const void *bytes, size_t n)
{
    memcpy(at, bytes, n);
    return at + n;
}

static uint8_t *put_u32(uint8_t *at, uint32_t x) { return put(at, &x, sizeof x); }

/* An entry has its length in front, which is a multiple of the size of addresses; what is left are zeros, which mean nothing. */
static uint8_t *finish(uint8_t *entry, const uint8_t *end)
{
    uint32_t length = (uint32_t)(end - entry - 4 + 7) / 8 * 8 + 4;
    put_u32(entry, length);
    return entry + 4 + length;
}

static uint8_t *put_expression(uint8_t *at, const uint8_t *bytes, size_t n)
{
    *at++ = (uint8_t)n;
    return put(at, bytes, n);
}

etch_unwind *etch__unwind_add(const void *code, size_t n)
{
    etch_unwind *u = calloc(1, sizeof *u);
    if (!u)
        return NULL;
    const uint64_t where[2] = { (uintptr_t)code, n };
    uint8_t *at = put(u->table + 8, about, sizeof about); /* (its length and its kind, 0, are in front) */
    *at++ = CFA_DEF_CFA_EXPRESSION;
    at = put_expression(at, callers_rsp, sizeof callers_rsp);
    *at++ = CFA_VAL_EXPRESSION;
    *at++ = RBP;
    at = put_expression(at, callers_rbp, sizeof callers_rbp);
    at = put(at, others, sizeof others);
    uint8_t *fde = finish(u->table, at);
    at = put_u32(fde + 4, (uint32_t)(fde + 4 - u->table)); /* back to what it belongs to */
    at = put(at, where, sizeof where) + 1;                 /* (and nothing of its own) */
    (void)finish(fde, at);
    __register_frame(u->table);
    u->for_debuggers = etch__gdb_add(code, n, u->table, sizeof u->table);
    return u;
}

void etch__unwind_remove(etch_unwind *u)
{
    if (!u)
        return;
    etch__gdb_remove(u->for_debuggers);
    __deregister_frame(u->table);
    free(u);
}

#else

etch_unwind *etch__unwind_add(const void *code, size_t n)
{
    (void)code, (void)n;
    return NULL;
}

void etch__unwind_remove(etch_unwind *u) { (void)u; }

#endif
