/* Tile functions: what the VM calls once per tile (up to 256 elements) and instruction. They are compiled once per
 * instruction set (ETCH_TILE_ISA=baseline|avx2|avx512), each set is one table, and the tables give equal bits.
 *
 * A tile function finds its operands through a table of pointers, one per slot of the program: a slot is a tile in
 * scratch memory, an address inside an operand's own memory, or a single element (for the operands that the
 * function's variant takes as scalars). The result may lie exactly on an operand of the same element size, never
 * partly. */
#ifndef ETCH_KERNEL_TILE_TILE_H
#define ETCH_KERNEL_TILE_TILE_H

#include "base/cpu.h"
#include "kernel/program.h"

#define ETCH_TILE 256 /* elements */
#define ETCH_TILE_MAX_SRC 5

/* Elements of the loop do not depend on each other, even where the result overwrites an operand. */
#if defined(__clang__)
#define ETCH_TILE_LOOP _Pragma("clang loop vectorize(assume_safety)")
#else
#define ETCH_TILE_LOOP _Pragma("GCC ivdep")
#endif

#define ETCH_TILE_PREFETCH(p) __builtin_prefetch((p), 1)

typedef struct etch_tile_op etch_tile_op;
typedef void etch_tile_fn(int64_t n, void *const *slot, const etch_tile_op *op);

struct etch_tile_op {
    etch_tile_fn *fn;
    uint16_t dst, src[ETCH_TILE_MAX_SRC]; /* slots */
    uint16_t origin;                      /* of the kernel instruction, for faults */
    uint8_t fault;                        /* status that a fault of this one means; 0: cannot fault */
};

/* Slot 0 points at a uint32_t that a function sets when it faults. */
#define ETCH_TILE_FAULT_SLOT 0

/* Which operands are single elements. SELECT: of b and c. */
typedef enum etch_tile_variant { ETCH_TILE_VV, ETCH_TILE_VS, ETCH_TILE_SV, ETCH_N_TILE_VARIANTS } etch_tile_variant;
typedef etch_tile_fn *const etch_tile_ops[ETCH_N_KOPS][ETCH_N_TILE_VARIANTS]; /* NULL: no such function */

/* From memory to a tile and back: element (r, c) is at src[r * row_stride + c * col_stride], and in the tile at
 * r * pitch + c. Storage dtype to compute type, or back. */
typedef void etch_tile_load(void *tile, const void *src, int64_t n_rows, int64_t n_cols, int64_t row_stride,
                            int64_t col_stride, int64_t pitch);
typedef void etch_tile_store(void *dst, const void *tile, int64_t n_rows, int64_t n_cols, int64_t row_stride,
                             int64_t col_stride, int64_t pitch);

/* Adds x[i], i < n <= 256, to lane i mod 32. */
typedef void etch_tile_lanes(void *lanes, const void *x, int64_t n);
/* out[r] = the reduction of one row x[r * n ...] by lanes and their fold, from the neutral element. Not more than a tile of
 * elements, at least one in a row. */
typedef void etch_tile_rows(void *out, const void *x, int64_t n_rows, int64_t n);

/* out[r] = the fold of lanes[32 r ...], for ETCH_FOLD_ROWS rows; the lanes are written over. */
#define ETCH_FOLD_ROWS 16
typedef void etch_tile_folds(void *out, void *lanes);

enum { ETCH_N_REDUCES = ETCH_KOP_RMAX - ETCH_KOP_RSUM + 1 };
typedef struct etch_tile_reduce {
    etch_tile_lanes *lanes;
    etch_tile_rows *rows;
    etch_tile_folds *folds;
} etch_tile_reduce;

/* Multiplies and adds in registers, n times: how many operations that were. *out depends on all of them. */
typedef int64_t etch_tile_peak(int64_t n, float *out);

/* Windows along an axis, all of whose elements are there. */
enum { ETCH_TILE_WINDOW = 64 }; /* elements of one */
typedef struct etch_tile_windows {
    int64_t n, n_channels;
    int64_t step; /* elements from one window to the next */
    const int64_t *offset;
    int n_offsets; /* of the elements of a window, in order */
} etch_tile_windows;
/* The largest of each to y, n by n_channels. */
typedef void etch_tile_largest(void *y, const void *x, const etch_tile_windows *w);
/* d, which is as large as y, to where it is the largest, and 0 to the others. Written where no element is in two windows; or added to what is there, which is
 * no -0, the windows one after the other. */
typedef void etch_tile_give(void *to, const void *x, const void *d, const etch_tile_windows *w);

/* Super-instructions: several instructions in one loop, with the same roundings. */
typedef enum etch_super {
#define SUPER(name, expr) ETCH_SUPER_##name,
#include "kernel/tile/super.def"
#undef SUPER
    ETCH_N_SUPERS
} etch_super;

typedef struct etch_tile_table {
    etch_tile_ops *ops[ETCH_N_KTYPES];
    etch_tile_fn *const (*convert)[ETCH_N_KTYPES];     /* [from][to] */
    const etch_tile_reduce (*reduce)[ETCH_N_KTYPES];   /* [op - RSUM][type] */
    etch_tile_fn *const *super_f32, *const *super_f64; /* [etch_super] */
    etch_tile_load *load[ETCH_N_DTYPES], *index;
    etch_tile_store *store[ETCH_N_DTYPES];
    etch_tile_fn *splat[9]; /* by element bytes: one element to a whole tile */
    etch_tile_peak *peak;
    etch_tile_largest *const *largest; /* [type]; NULL: none */
    etch_tile_give *const *give_largest, *const *add_largest;
} etch_tile_table;

extern const etch_tile_table etch__tile_table_baseline;
#if defined(__x86_64__)
extern const etch_tile_table etch__tile_table_avx2, etch__tile_table_avx512;
#endif

/* Names with the instruction set in them, for what the files of this folder share. */
#define ETCH_TILE_PASTE_(a, b) a##_##b
#define ETCH_TILE_PASTE(a, b) ETCH_TILE_PASTE_(a, b)
#define ETCH_TILE_NAME(name) ETCH_TILE_PASTE(name, ETCH_TILE_ISA)

#endif
