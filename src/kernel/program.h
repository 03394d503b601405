/* Kernel programs: the narrow waist. A program is a list of scalar instructions (SSA: an instruction's number is its
 * value) executed for every index of an iteration space of `rank` axes whose extents are bound at run time:
 *
 *     body   code[0 .. n_body)        per index of the whole space
 *     tail   code[n_body .. n_code)   per index of the kept axes, after the reductions of the body are complete
 *
 * Without reduced axes there is no tail. Reductions (RSUM, ...) are the last instructions of the body; the tail may use
 * them, and what it computes itself, but no other value of the body. The tail may LOAD and STORE too (along kept axes only).
 *
 * Each operand axis runs along one iteration axis; axes of the space that an operand lacks, and operand axes of extent 1
 * in a longer space, have stride 0: broadcasting is strides, computed when sizes are bound.
 *
 * What one executor computes, all compute, bit for bit. A reduction over an extent of n elements (all reduced axes
 * taken in row-major order) goes: blocks of 4096 elements; inside a block element i is added to lane i mod 32, in order of
 * i, each lane starting from the neutral element; the lanes are folded 16, 8, 4, 2, 1 (lane l with lane l + 16, ...); the blocks' results are
 * combined pairwise like the digits of a binary counter (block 1 into block 0, block 3 into 2, then (2,3) into (0,1), ...; at the
 * end what remains is combined from the newest to the oldest). f32 sums of half types stay f32 until the tail rounds. */
#ifndef ETCH_KERNEL_PROGRAM_H
#define ETCH_KERNEL_PROGRAM_H

#include "base/ctx.h"
#include "base/strbuf.h"
#include "tensor/dtype.h"

#define ETCH_KERNEL_MAX_OPERANDS 64 /* inputs and outputs together; fusion stops before */
#define ETCH_KERNEL_MAX_CODE 1024
#define ETCH_REDUCE_LANES 32
#define ETCH_REDUCE_BLOCK 4096
#define ETCH_KERNEL_BUCKETS 32
#define ETCH_KOP_MAX_ARITY 3

typedef enum etch_kop {
#define K(name, n_in, types, result, fault, text) ETCH_KOP_##name,
#include "kernel/instr.def"
#undef K
    ETCH_N_KOPS
} etch_kop;

typedef uint16_t etch_kval;
#define ETCH_KVAL_FAILED UINT16_MAX

typedef struct etch_kinstr {
    uint8_t op;      /* etch_kop */
    uint8_t type;    /* etch_ktype of the operands (SELECT: of b and c; LOAD, CONST, INDEX: of the result) */
    uint8_t result;  /* etch_ktype of the result */
    uint8_t operand; /* LOAD: input, STORE: output, INDEX: iteration axis */
    etch_kval a, b, c;
    uint16_t origin; /* which graph op this computes, for the message of a fault; opaque here */
    union {
        int64_t i; /* CONST of b8 and integers */
        double f;  /* CONST of f32 (exact) and f64 */
    } imm;
} etch_kinstr;

typedef struct etch_koperand {
    etch_dtype dtype;
    uint8_t rank;
    int8_t axis[ETCH_MAX_RANK]; /* the iteration axis that operand axis i runs along */
} etch_koperand;

typedef struct etch_kernel {
    etch_ctx *cx;
    etch_arena *arena; /* where the arrays below live */
    uint8_t rank;
    uint32_t reduced; /* bit i: iteration axis i is reduced */
    int n_in, n_out;
    uint32_t n_code, n_body; /* n_body == n_code without a tail */
    etch_koperand in[ETCH_KERNEL_MAX_OPERANDS], out[ETCH_KERNEL_MAX_OPERANDS];
    etch_kinstr *code;
    uint32_t cap_code;
    etch_kval *next_equal; /* while building: chains of instructions with one hash, newest first */
    etch_kval bucket[ETCH_KERNEL_BUCKETS];
    bool in_tail;    /* while building: instructions go to the tail */
    uint16_t origin; /* while building: given to new instructions */
} etch_kernel;

/* An empty program over `rank` axes; arrays come from `arena`. NULL, with the error on cx, when out of memory. The
 * caller fills in[], out[] and their counts before it loads and stores. */
etch_kernel *etch__kernel_new(etch_ctx *cx, etch_arena *arena, int rank, uint32_t reduced);

/* Building: each returns the new value, or ETCH_KVAL_FAILED with the error on cx (operations on a failed value fail
 * quietly). Types must fit the row of instr.def: a mistake is our bug and asserts. Equal pure instructions of one section
 * are made once. */
etch_kval etch__k_const_f64(etch_kernel *k, etch_ktype t, double x); /* any type; converted */
etch_kval etch__k_const_i64(etch_kernel *k, etch_ktype t, int64_t x);
etch_kval etch__k_load(etch_kernel *k, int i_in); /* of in[i_in], declared before */
etch_kval etch__k_index(etch_kernel *k, int axis);
etch_kval etch__k_op1(etch_kernel *k, etch_kop op, etch_kval a);
etch_kval etch__k_op2(etch_kernel *k, etch_kop op, etch_kval a, etch_kval b);
etch_kval etch__k_select(etch_kernel *k, etch_kval cond, etch_kval a, etch_kval b);
/* Value of storage dtype `from` to storage dtype `to`, with the rounding or wrapping that `to` needs, once. */
etch_kval etch__k_cast(etch_kernel *k, etch_kval a, etch_dtype from, etch_dtype to);
/* What an op's result of storage dtype `t` needs after it was computed in the compute type: ROUND_*, WRAP_* or nothing. */
etch_kval etch__k_settle(etch_kernel *k, etch_kval a, etch_dtype t);
etch_kval etch__k_reduce(etch_kernel *k, etch_kop op, etch_kval a); /* body only */
void etch__k_begin_tail(etch_kernel *k);
etch_kval etch__k_store(etch_kernel *k, int i_out, etch_kval a);
etch_ktype etch__k_type(const etch_kernel *k, etch_kval a);

/* Operands that repeat an axis (a diagonal) are fine; an operand axis of -1 runs along none and must have extent 1. A body's
 * output runs along every axis of the space, a tail's along every kept one.
 *
 * Is the program well formed (types, order, sections)? Builds with ETCH_VERIFY ask before a program is prepared. */
bool etch__kernel_is_valid(const etch_kernel *k, const char **why);
/* Programs that share their code are prepared once; those that share their axes, too, are the same. Equal code has equal hashes. */
uint64_t etch__kernel_hash(const etch_kernel *k);
bool etch__kernels_share_code(const etch_kernel *a, const etch_kernel *b);
bool etch__kernels_share_axes(const etch_kernel *a, const etch_kernel *b); /* which share their code */
/* "%3 = mul.f32 %1, %2" lines, for people. */
void etch__kernel_print(const etch_kernel *k, etch_strbuf *out);
const char *etch__kop_name(etch_kop op);    /* as in instr.def: "MUL" */
const char *etch__ktype_name(etch_ktype t); /* "f32" */
/* What instr.def says: operand count, and whether `op` may have operands of type `t`. */
int etch__kop_arity(etch_kop op);
bool etch__kop_takes(etch_kop op, etch_ktype t);
/* How a reduction makes one of two: ADD of RSUM, and so on. */
etch_kop etch__kop_combining(etch_kop reduce);
static inline bool etch__kop_is_reduce(etch_kop op) { return op >= ETCH_KOP_RSUM && op <= ETCH_KOP_RMAX; }
bool etch__kop_can_fault(etch_kop op, etch_ktype t);
/* What an instruction takes, about, where an addition takes 1: functions (exp, pow, ...) and quotients of integers take more. */
int etch__kop_cost(etch_kop op);
/* Operations per index of the whole space and per kept index, by that measure. What only moves elements (loads, stores) counts nothing, nor
 * does what is computed once per run: constants, single elements, and what is made of these alone. */
void etch__kernel_flops(const etch_kernel *k, uint32_t *body, uint32_t *tail);
/* The values that an instruction reads, in order; returns how many. */
static inline int etch__kinstr_operands(const etch_kinstr *in, etch_kval v[ETCH_KOP_MAX_ARITY])
{
    v[0] = in->a;
    v[1] = in->b;
    v[2] = in->c;
    int n = etch__kop_arity(in->op);
    ETCH_ASSERT(n <= ETCH_KOP_MAX_ARITY, "kernel: %s of %d operands", etch__kop_name(in->op), n);
    return n;
}
/* Does an operand run along no axis, so that it has one element? */
bool etch__koperand_is_single(const etch_koperand *o);
/* Is an input the same for all elements of a row, but not for all rows? Rows run along the reduced axes, or along the kept ones if the last axis is kept, or
 * (maps) along the last one. */
bool etch__kernel_row_is_kept(const etch_kernel *k);
bool etch__kernel_is_along_row(const etch_kernel *k, const etch_koperand *o);
static inline int etch__ktype_bytes(etch_ktype t)
{
    return t == ETCH_K_b8 ? 1 : t == ETCH_K_i64 || t == ETCH_K_u64 || t == ETCH_K_f64 ? 8 : 4;
}

#endif
