/* From a kernel program to its execution on the CPU by the tile VM and generated code, in three steps of falling cost:
 *
 *     etch__vm_prepare    once per program: tile functions, generated ones, where values are
 *     etch__vm_bind       once per binding of sizes: axes collapsed, order of loops, mode chosen
 *     etch__vm_run        per run: pointers in, results out
 */
#ifndef ETCH_KERNEL_LAUNCH_H
#define ETCH_KERNEL_LAUNCH_H

#include "device/device.h"
#include "kernel/call.h"
#include "kernel/native/code.h"
#include "kernel/program.h"

typedef struct etch_vm_program etch_vm_program;

/* Lives in k's arena, which must not be the context's scratch; k must live as long, and so must `code`, which the machine code that is generated for it
 * goes to (NULL: none is). */
etch_status etch__vm_prepare(etch_ctx *cx, const etch_kernel *k, etch_code_list *code,
                             etch_vm_program **out) ETCH_NODISCARD;

/* Loops of one program at one set of sizes. The caller owns the struct and the stride rows that it points at; everything
 * in it is the VM's business. Axes of extent 1 are gone and neighbours that every operand steps through alike are merged;
 * kept axes come first (in the order that suits the strides), reduced axes last (in their own order).
 *
 * A tile is a rectangle: `tile_rows` of the flattened row axes by `tile_cols` of the flattened column axes. In a map the
 * innermost axis is the column axis. A reduction has the kept axes as rows and the reduced ones as columns, or the other
 * way round. */
typedef struct etch_loops {
    uint8_t rank; /* after merging */
    uint8_t n_kept;
    uint8_t mode;     /* which driver */
    bool is_by_row;   /* the body is a function over a row: vm_row.c */
    bool streams;     /* a map whose results are larger than the caches: vm_run.c */
    bool is_one_tile; /* a map of a single tile, over operands that are all dense */
    uint16_t tile_rows, tile_cols;
    int64_t extent[ETCH_MAX_RANK];
    int64_t n_kept_total, n_reduced_total; /* indices; 0 when there is none */
    int64_t (*stride)[ETCH_MAX_RANK];      /* stride[o][a] in elements, operand o: inputs then outputs */
    int8_t axis_of[ETCH_MAX_RANK];         /* the program's axis, where INDEX needs to know it (never merged) */
    uint8_t body[ETCH_KERNEL_MAX_OPERANDS], tail[ETCH_KERNEL_MAX_OPERANDS]; /* how an operand lies in a tile */
} etch_loops;

/* How an operand lies in memory at this binding. */
typedef struct etch_layout {
    const int64_t *dims, *strides; /* of its own axes, in elements */
} etch_layout;

/* `extents` of the iteration axes, `operands`: inputs then outputs. `strides` has room for n_in + n_out rows. */
void etch__vm_bind(const etch_vm_program *p, const int64_t *extents, const etch_layout *operands,
                   int64_t (*strides)[ETCH_MAX_RANK], etch_loops *out);
/* The same for `k`, which shares its code with what `p` was prepared from: axes and how operands run along them are k's. */
void etch__vm_bind_as(const etch_vm_program *p, const etch_kernel *k, const int64_t *extents,
                      const etch_layout *operands, int64_t (*strides)[ETCH_MAX_RANK], etch_loops *out);

typedef struct etch_launch {
    const etch_vm_program *program;
    const etch_loops *loops;
    void *const *data; /* element 0 of each operand: inputs then outputs */
    /* An output may be the memory of an input if they run along the same axes and have the same dtype size and layout (in
     * place). Otherwise outputs overlap nothing. */
    uint16_t fault_origin; /* set when the status is ETCH_EDIVZERO or ETCH_EINVAL: origin of the instruction */
} etch_launch;

/* Runs on the calling thread, and on those of the pool where it is worth it. ETCH_EDIVZERO: integer division by zero; ETCH_EINVAL: negative integer exponent; ETCH_ECANCELLED: it was
 * told to stop (etch__go_on). Outputs are then partly written. Scratch comes from the context; no allocation once it has grown. */
etch_status etch__vm_run(etch_ctx *cx, etch_launch *launch) ETCH_NODISCARD;
/* What a step of a sweep does of a piece. */
typedef enum etch_swept_kind {
    ETCH_SWEPT_KERNEL,
    ETCH_SWEPT_BATCH, /* products of a batch, each of them whole */
    ETCH_SWEPT_ROWS,  /* rows of a product */
    ETCH_SWEPT_TERMS, /* terms of its sums, which are added to what pieces before gave */
    ETCH_SWEPT_MOVE, /* a call that puts rows of its operands elsewhere, at most ETCH_SWEPT_MAX_MOVED of these: those of the result's rank and dtype */
} etch_swept_kind;

enum { ETCH_SWEPT_MAX_MOVED = 8 };

/* A step of a sweep. */
typedef struct etch_swept {
    etch_swept_kind kind;
    void *const *data; /* by operand: of the first piece */
    /* Of a kernel: the loops over a piece, and over the last one along its axis, which may be shorter. */
    const etch_vm_program *program;
    const etch_loops *loops, *last;
    /* By operand: bytes from one piece to the next (and, by axis, from one index of an axis before that to the next), and from one thread's to the next. What is
     * in pieces has one of them; all pieces read the same of others. */
    const int64_t (*step)[ETCH_MAX_RANK];
    const int64_t *seat;
    const etch_call *call; /* of all pieces at once; its arrays' data are not looked at */
    size_t room;           /* that products need: etch__matmul_can_run_alone */
} etch_swept;

/* Steps that run one after the other over a piece each, then over the next: no program of them can fault. A piece is a range of the axis at `depth`, at one index of those
 * before it. */
typedef struct etch_sweep {
    const etch_swept *steps;
    int n;
    int depth;
    const int64_t *extents;    /* of the axes up to there */
    int64_t n_along, n_pieces; /* along that axis, and in all */
    int64_t rows, last_rows;
    /* Pieces come one after the other, and threads share out each step of one. Else threads share out pieces. */
    bool is_in_turn;
} etch_sweep;
etch_status etch__vm_sweep(etch_ctx *cx, const etch_sweep *s) ETCH_NODISCARD;

/* Gets the scratch memory that running the program needs at these sizes: then that cannot run out of memory. */
etch_status etch__vm_reserve(etch_ctx *cx, const etch_vm_program *p, const etch_loops *l) ETCH_NODISCARD;

/* Makes the CPU device run programs by the VM and calls by their function. */
etch_status etch__device_cpu_with_kernels(etch_ctx *cx, etch_device **out) ETCH_NODISCARD;

#endif
