/* The inside of preparing a program; vm_prepare.c has the steps, vm_segment.c and vm_row.c what becomes generated code. */
#ifndef ETCH_KERNEL_VM_PREPARE_H
#define ETCH_KERNEL_VM_PREPARE_H

#include "kernel/native/native.h"
#include "kernel/vm_program.h"

/* Instructions that become one function: those from first to last that are native. */
typedef struct etch_vm_segment {
    uint16_t first, last;
    uint16_t n; /* instructions */
    etch_lanes lanes;
    etch_tile_op *op;
} etch_vm_segment;

enum { ETCH_VM_NO_SLOT = UINT16_MAX, ETCH_VM_AT_END = UINT16_MAX };

/* Where slots lie in scratch memory, in this order. */
enum { ETCH_VM_IN_CONSTS, ETCH_VM_IN_SCALARS, ETCH_VM_IN_TILES, ETCH_VM_N_PLACES };

typedef struct etch_vm_value {
    uint16_t slot;     /* ETCH_VM_NO_SLOT: none yet */
    uint16_t splat;    /* scalar: slot of the tile filled with it */
    uint16_t last_use; /* instruction; ETCH_VM_AT_END: needed until the block ends */
    uint16_t out;      /* output in whose slot it is computed, or ETCH_VM_NO_SLOT */
    uint8_t bytes;
    bool is_tile;      /* the slot is a tile to be given back */
    bool is_absorbed;  /* part of a super-instruction */
    int16_t i_match;   /* root of a super-instruction */
    int16_t i_segment; /* of what becomes one generated function */
} etch_vm_value;

typedef struct etch_vm_prepare_state {
    etch_ctx *cx;
    const etch_kernel *k;
    const etch_tile_table *table;
    etch_vm_program *p;
    etch_vm_use *uses;
    etch_vm_value *values;
    etch_vm_match *matches;
    /* slots */
    uint8_t *place; /* of every slot */
    uint16_t *size; /* bytes of every slot */
    uint32_t n_slots, max_slots;
    uint16_t *free_tiles[9]; /* by element bytes: stacks of slots */
    uint16_t n_free[9];
    /* generated code */
    etch_isa generated; /* ETCH_ISA_BASELINE: none */
    etch_code_list *code;
    uint16_t least_segment; /* instructions */
    etch_vm_segment *segments;
    uint16_t n_segments;
    etch_lanes row_lanes; /* of the body as a function over a row */
} etch_vm_prepare_state;

uint16_t etch__vm_new_slot(etch_vm_prepare_state *s, int place, int bytes);
uint16_t etch__vm_new_tile(etch_vm_prepare_state *s, int bytes);
/* The slot of a value as a tile: for a scalar, of a tile that is filled with it once per run. */
uint16_t etch__vm_as_tile(etch_vm_prepare_state *s, etch_kval v);
/* Its tile, if it has one of its own, can be used for others. */
void etch__vm_give_tile(etch_vm_prepare_state *s, etch_vm_value *v);

/* Bits of the values that an instruction works on; 0: truths only, -1: of two widths. Without AVX-512 a function has one width. */
int etch__vm_width_of(const etch_kinstr *in);
etch_lval etch__vm_lane_const(etch_lanes *lanes, const etch_kinstr *in);
/* vm_row.c: the body as a function over a row, if it can be one. False: out of memory. */
bool etch__vm_build_row(etch_vm_prepare_state *s);
/* Which instructions become generated functions. False: out of memory. */
bool etch__vm_find_segments(etch_vm_prepare_state *s);
/* When the instruction has happened: a segment's happen together, at its last. */
static inline uint16_t etch__vm_moment(const etch_vm_prepare_state *s, etch_kval i)
{
    return s->values[i].i_segment < 0 ? i : s->segments[s->values[i].i_segment].last;
}
/* The segment as an operation of the section: its lanes, slots for what others read of it. */
bool etch__vm_emit_segment(etch_vm_prepare_state *s, etch_vm_section *section, etch_vm_segment *segment);
/* The functions, when it is known where everything is. */
etch_status etch__vm_generate(etch_vm_prepare_state *s) ETCH_NODISCARD;
void etch__vm_fini_segments(etch_vm_prepare_state *s);

#endif
