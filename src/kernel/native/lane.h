/* Lane programs: what a run of kernel instructions becomes before it is machine code. Straight-line SSA over the lanes of vectors; an operation's
 * number is its value. Each pass over the program computes as many elements as a vector has lanes.
 *
 * Building: operations on a failed value do nothing; is_out_of_memory tells at the end. Stores come last, whatever their place in the kernel
 * program: then an output may be the memory of an input. */
#ifndef ETCH_KERNEL_NATIVE_LANE_H
#define ETCH_KERNEL_NATIVE_LANE_H

#include "base/ctx.h"
#include "base/strbuf.h"
#include "base/vec.h"

typedef enum etch_lane_op {
#define L(name, arity, class) ETCH_LANE_##name,
#include "kernel/native/lane.def"
#undef L
    ETCH_N_LANE_OPS
} etch_lane_op;

typedef uint16_t etch_lval;
#define ETCH_LVAL_NONE UINT16_MAX

typedef struct etch_lane {
    uint8_t op;   /* etch_lane_op */
    uint8_t bits; /* 32 or 64 */
    uint8_t imm;
    uint8_t n_in;
    bool gives_mask;
    uint16_t slot; /* CONST: which of the constants */
    etch_lval in[3];
    uint16_t last_use; /* the last operation that reads it; found when all are there */
} etch_lane;

typedef struct etch_lane_const {
    uint64_t x;
    uint16_t next_alike; /* the one before with the same hash, plus 1 */
    etch_lval value;
    uint8_t bits;
} etch_lane_const;

enum { ETCH_LANE_BUCKETS = 64 };

/* Zero-initialised but for the allocator is empty. */
typedef struct etch_lanes {
    const etch_allocator *alloc;
    ETCH_VEC(etch_lane) code;
    ETCH_VEC(etch_lane_const) consts;
    uint16_t bucket[ETCH_LANE_BUCKETS];
    ETCH_VEC(etch_lane) stores; /* go to the end of the code */
    bool is_out_of_memory;
    bool reduces;
    bool streams;   /* stores of whole vectors go past the caches: to places that are multiples of 64 */
    bool can_scale; /* there is an instruction for FSCALE */
    bool has_64;    /* a value of 64 bits: vectors have half as many lanes */
} etch_lanes;

/* What a comparison of floats asks, as the CPU numbers them; no signal for a NaN. */
enum { ETCH_LANE_EQ = 0, ETCH_LANE_LT = 17, ETCH_LANE_LE = 18, ETCH_LANE_UNORDERED = 3, ETCH_LANE_NE = 4 };
/* The same of integers. */
enum { ETCH_LANE_I_EQ = 0, ETCH_LANE_I_LT = 1, ETCH_LANE_I_LE = 2, ETCH_LANE_I_NE = 4 };
/* FROUND */
enum { ETCH_LANE_NEAREST = 8, ETCH_LANE_DOWN = 9, ETCH_LANE_UP = 10, ETCH_LANE_TO_ZERO = 11 };

bool etch__lane_is_store(etch_lane_op op);
bool etch__lane_is_slot(etch_lane_op op); /* reads or writes what a slot points at */

etch_lval etch__lane_const(etch_lanes *l, int bits, uint64_t x);
etch_lval etch__lane_slot(etch_lanes *l, etch_lane_op op, int bits, uint16_t slot);
etch_lval etch__lane_op(etch_lanes *l, etch_lane_op op, int bits, etch_lval a, etch_lval b, etch_lval c, int imm);
void etch__lane_store(etch_lanes *l, etch_lane_op op, int bits, uint16_t slot, etch_lval x);
/* Puts the stores to the end and finds the last uses; false: out of memory, or too long. */
bool etch__lanes_finish(etch_lanes *l);
void etch__lanes_fini(etch_lanes *l);
/* "%3 = FMUL.32 %1, %2" lines, for people. */
void etch__lanes_print(const etch_lanes *l, etch_strbuf *out);

#endif
