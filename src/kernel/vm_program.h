/* The inside of the tile VM: what prepare makes of a kernel program, and what run reads.
 *
 * Values live in slots. A slot is a pointer, set for every run: to a constant, to a single element computed once per run
 * (static scalars: constants, inputs of rank 0, and what is made of them), to a tile in scratch memory, or, for loads and
 * stores of dense memory in the compute type, straight into the operand. An input has a slot of its own, so whether it
 * is read in place or copied to its tile is decided when the program runs; an output's slot is where the instruction
 * that computes it writes, in place or in a tile that is copied at the end of the block. */
#ifndef ETCH_KERNEL_VM_PROGRAM_H
#define ETCH_KERNEL_VM_PROGRAM_H

#include "kernel/launch.h"
#include "kernel/tile/tile.h"

/* A LOAD or an INDEX of a section. */
typedef struct etch_vm_in {
    etch_tile_load *load;
    uint16_t slot;
    uint8_t operand;    /* input, or iteration axis */
    uint8_t bytes;      /* of an element in memory; 1 for an INDEX, whose addresses are positions */
    uint8_t tile_bytes; /* of an element in a tile */
    bool is_index;
    bool is_plain;     /* memory holds the compute type */
    bool is_splat;     /* rows: one element for all of a row */
    bool is_stored;    /* a STORE takes the loaded value itself */
    uint16_t last_use; /* instruction */
} etch_vm_in;

typedef struct etch_vm_out {
    etch_tile_store *store;
    uint16_t slot; /* where the value is */
    uint8_t operand;
    uint8_t bytes, tile_bytes;
    bool is_plain;
    bool is_own;       /* an instruction writes the slot for this output first of all: it may be the output's memory */
    uint16_t producer; /* that instruction */
} etch_vm_out;

typedef struct etch_vm_reduce {
    etch_tile_lanes *lanes;
    etch_tile_rows *rows;
    etch_tile_folds *folds;
    etch_tile_fn *combine, *splat;
    uint16_t src, result; /* slots */
    uint16_t lanes_slot;  /* of a row's function, which adds to the lanes itself */
    uint8_t bytes;
    uint64_t neutral; /* its first `bytes` */
} etch_vm_reduce;

/* A load of an input of rank 0. */
typedef struct etch_vm_scalar {
    etch_tile_load *load;
    uint16_t slot;
    uint8_t operand;
} etch_vm_scalar;

typedef struct etch_vm_section {
    etch_tile_op *ops;
    etch_vm_in *in;
    etch_vm_out *out;
    uint16_t n_ops, n_in, n_out;
    bool can_fault;
} etch_vm_section;

struct etch_vm_program {
    const etch_kernel *k;
    const etch_tile_table *table;
    uint64_t *consts; /* slots 1 .. n_consts */
    uint32_t *offset; /* of every slot in scratch memory */
    etch_vm_scalar *scalars;
    etch_tile_op *once, *splats; /* on single elements, before anything else; from single elements to tiles */
    etch_vm_reduce *reduces;
    etch_vm_section body, tail;
    etch_vm_section streamed; /* the body with stores that go past the caches; no operations: there is none */
    etch_vm_section row;      /* the body as one function over a row, if it has one: vm_row.c */
    uint32_t index_axes;      /* bit i: an INDEX asks for axis i */
    uint32_t scratch_bytes;   /* without what reductions need */
    uint16_t n_slots, n_consts, n_scalars, n_splats, n_reduces;
    uint16_t n_once, n_once_body; /* the body's come first */
    uint16_t cost;                /* of an element of the space, about: an addition is 1 */
    uint8_t reduce_bytes;         /* of the largest reduced element */
    bool has_row, row_is_kept;    /* along the last axis, which reductions keep */
    bool has_tail;                /* reductions, or anything in the tail */
    bool once_can_fault;
    bool is_plain_map;  /* a map whose operands can all be used where they are; cannot fault */
    bool is_all_native; /* and a single generated function, which keeps nothing in tiles */
};

/* How a program is prepared: with which loops, with or without super-instructions (which generated code makes needless), with code for which CPUs. */
typedef struct etch_vm_how {
    const etch_tile_table *table;
    bool fuse;
    etch_isa generated;    /* ETCH_ISA_BASELINE: none */
    etch_code_list *code;  /* whose it is; NULL: none is generated */
    bool generates_single; /* also for a single instruction, whose loop is as quick */
} etch_vm_how;
etch_status etch__vm_prepare_with(etch_ctx *cx, const etch_kernel *k, const etch_vm_how *how,
                                  etch_vm_program **out) ETCH_NODISCARD;
/* The table for `isa`; NULL if this machine cannot run it. */
const etch_tile_table *etch__vm_table(etch_isa isa);

/* Finding super-instructions. */
typedef struct etch_vm_use {
    bool is_scalar; /* static scalar */
    bool is_live;
    uint16_t n_uses; /* by live instructions */
} etch_vm_use;
/* Of every instruction; `uses` is zero-initialised. */
void etch__vm_find_uses(const etch_kernel *k, etch_vm_use *uses);
typedef struct etch_vm_match {
    etch_super super;
    etch_kval leaf[ETCH_TILE_MAX_SRC];
    uint8_t n_leaves, n_inner;
    etch_kval inner[8]; /* instructions besides the root that become part of it */
} etch_vm_match;
bool etch__vm_match(const etch_kernel *k, const etch_vm_use *uses, etch_kval root, etch_vm_match *out);

/* Elements of a tile where nothing has to fit into the tiles of scratch memory. */
#define ETCH_VM_LONG_TILE 4096

/* etch_loops.mode */
enum { ETCH_VM_MAP, ETCH_VM_REDUCE_ROWS, ETCH_VM_REDUCE_COLS };
/* etch_loops.body and .tail: what an operand depends on, and whether a tile of it is dense in memory. */
enum {
    ETCH_VM_BY_ROW = 1,
    ETCH_VM_BY_COL = 2,
    ETCH_VM_DENSE_COLS = 4, /* one row is */
    ETCH_VM_DENSE = 8,      /* whole rows, one after the other, are */
};

#endif
