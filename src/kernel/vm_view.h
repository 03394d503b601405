/* A section of a program moving over its tiles: where the operands of the current tile are, and getting them there.
 *
 * A tile is a rectangle of the flattened row axes by the flattened column axes of the loops. An operand's address is a
 * sum of a row's and a column's part. Operands that are dense over the tile and hold the compute type are used where they
 * are; others are copied between memory and their own tile, and inputs only when what they depend on has changed. */
#ifndef ETCH_KERNEL_VM_VIEW_H
#define ETCH_KERNEL_VM_VIEW_H

#include "kernel/vm_program.h"
#include <stdatomic.h>

/* An operand in a section. Addresses are integers because those of an INDEX are positions. */
typedef struct etch_vm_port {
    union {
        etch_tile_load *load;
        etch_tile_store *store;
    } move;
    const int64_t *stride; /* by the loops' axes */
    intptr_t base, row;    /* element 0; first element of the current row */
    uint16_t slot;
    uint8_t bytes, tile_bytes, lie;
    uint8_t col_bytes; /* from one column to the next; used where it is in memory */
    bool is_direct;    /* used where it is in memory */
} etch_vm_port;

typedef struct etch_vm_view {
    etch_ctx *cx;            /* to be asked whether to go on; NULL: this thread only looks at is_stopped */
    atomic_bool *is_stopped; /* by the thread that asks; NULL: there is one only */
    const etch_loops *l;
    const etch_vm_section *section;
    void **slot;            /* the program's table of pointers */
    etch_vm_port *in, *out; /* the outputs come right after the inputs */
    uint16_t n_in, n_out;
    uint8_t r0, r1, c0, c1; /* row axes, column axes */
    uint16_t tile_rows, tile_cols;
    int64_t n_rows, n_cols;                                     /* of the whole space */
    int64_t row, col;                                           /* first of the current tile */
    int64_t filled_cols;                                        /* columns of the tile before this one */
    uint8_t stale;                                              /* ETCH_VM_BY_ROW, BY_COL: moved since that tile */
    bool is_fresh;                                              /* no tile yet */
    bool prefetches;                                            /* the lines of the outputs */
    const etch_tile_op *fault;                                  /* the instruction that faulted; NULL: none */
    int64_t row_index[ETCH_MAX_RANK], col_index[ETCH_MAX_RANK]; /* row and col by axis */
} etch_vm_view;

/* A section over `v`'s r0 .. c1 and tile shape, which the caller has set. `lies` are the loops' for this section. `ports` has
 * room for all of the section's operands; `unit` has a row per axis of the program, for INDEX. */
void etch__vm_view_init(etch_vm_view *v, const etch_vm_section *section, const etch_loops *l, const uint8_t *lies,
                        int n_in, void *const *data, void **slot, etch_vm_port *ports, int64_t (*unit)[ETCH_MAX_RANK]);
/* The tile at (row, col); may move in any way, steps forward are cheap. */
void etch__vm_view_set_row(etch_vm_view *v, int64_t row);
void etch__vm_view_set_col(etch_vm_view *v, int64_t col);
/* Gets the inputs of the current tile of n_rows by n_cols and runs the instructions; false: faulted, or it is to stop. */
bool etch__vm_view_run(etch_vm_view *v, int64_t n_rows, int64_t n_cols);
/* Puts the outputs into memory. */
void etch__vm_view_store(etch_vm_view *v, int64_t n_rows, int64_t n_cols);

/* Reductions: all tiles of the program. View `tail` has the kept axes as columns; `memory` is for lanes and partial
 * results. */
bool etch__vm_reduce(const etch_vm_program *p, etch_vm_view *body, etch_vm_view *tail, int64_t from, int64_t to,
                     void *memory);
size_t etch__vm_reduce_bytes(const etch_vm_program *p, const etch_loops *l);
/* How many pieces etch__vm_reduce's from and to count. */
int64_t etch__vm_reduce_pieces(const etch_loops *l);

/* The same in two steps, where several threads make the results of one piece: blocks from .. to of the reduced elements, whose results go to the
 * piece's `results`; then the whole piece, when all blocks are there. */
bool etch__vm_reduce_some(const etch_vm_program *p, etch_vm_view *body, int64_t piece, int64_t from, int64_t to,
                          void *memory, char *results);
bool etch__vm_reduce_end(const etch_vm_program *p, etch_vm_view *body, etch_vm_view *tail, int64_t piece, void *memory,
                         char *results);
int64_t etch__vm_reduce_blocks(const etch_loops *l);
/* Of `results`. */
size_t etch__vm_reduce_block_bytes(const etch_vm_program *p, const etch_loops *l);

#endif
