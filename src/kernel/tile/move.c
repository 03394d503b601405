/* Between memory and tiles: strided loads and stores with the conversion of the storage dtype, single elements spread
 * over a tile, positions along an axis. And the table of this instruction set, which the other files' parts go into.
 *
 * Columns that are neighbours in memory make vector loops; where only rows are, the loops are exchanged, so that a
 * transposed block is read along its cache lines. */
#include "kernel/math/half.h"
#include "kernel/tile/tile.h"
#include <string.h>

/* clang-format off */
/* S: storage, T: in the tile. Elements of either side that share no type with what the caller has (u32 for any four
 * bytes) are only moved. */
#define LOAD(name, S, T, convert) \
    static void load_##name(void *tile, const void *src_, int64_t n_rows, int64_t n_cols, int64_t row_stride, \
                            int64_t col_stride, int64_t pitch) \
    { \
        const S *src = src_; \
        T *y = tile; \
        if (col_stride == 1) { \
            for (int64_t r = 0; r < n_rows; r++, src += row_stride, y += pitch) \
                ETCH_TILE_LOOP for (int64_t c = 0; c < n_cols; c++) y[c] = (T)convert(src[c]); \
        } else if (col_stride == 0) { \
            for (int64_t r = 0; r < n_rows; r++, y += pitch) { \
                const T x = (T)convert(src[r * row_stride]); \
                for (int64_t c = 0; c < n_cols; c++) y[c] = x; \
            } \
        } else if (row_stride == 1 && n_rows > 4) { \
            for (int64_t c = 0; c < n_cols; c++, src += col_stride) \
                for (int64_t r = 0; r < n_rows; r++) y[r * pitch + c] = (T)convert(src[r]); \
        } else { \
            for (int64_t r = 0; r < n_rows; r++, src += row_stride, y += pitch) \
                for (int64_t c = 0; c < n_cols; c++) y[c] = (T)convert(src[c * col_stride]); \
        } \
    }
#define STORE(name, S, T, convert) \
    static void store_##name(void *dst_, const void *tile, int64_t n_rows, int64_t n_cols, int64_t row_stride, \
                             int64_t col_stride, int64_t pitch) \
    { \
        S *dst = dst_; \
        const T *x = tile; \
        if (col_stride == 1) { \
            for (int64_t r = 0; r < n_rows; r++, dst += row_stride, x += pitch) \
                ETCH_TILE_LOOP for (int64_t c = 0; c < n_cols; c++) dst[c] = (S)convert(x[c]); \
        } else if (row_stride == 1 && n_rows > 4) { \
            for (int64_t c = 0; c < n_cols; c++, dst += col_stride) \
                for (int64_t r = 0; r < n_rows; r++) dst[r] = (S)convert(x[r * pitch + c]); \
        } else { \
            for (int64_t r = 0; r < n_rows; r++, dst += row_stride, x += pitch) \
                for (int64_t c = 0; c < n_cols; c++) dst[c * col_stride] = (S)convert(x[c]); \
        } \
    }

#define same(x) (x)
LOAD(1, uint8_t, uint8_t, same)         STORE(1, uint8_t, uint8_t, same)
LOAD(4, uint32_t, uint32_t, same)       STORE(4, uint32_t, uint32_t, same)
LOAD(8, uint64_t, uint64_t, same)       STORE(8, uint64_t, uint64_t, same)
LOAD(i8, int8_t, int32_t, same)         STORE(i8, int8_t, int32_t, same)
LOAD(i16, int16_t, int32_t, same)       STORE(i16, int16_t, int32_t, same)
LOAD(u8, uint8_t, uint32_t, same)       STORE(u8, uint8_t, uint32_t, same)
LOAD(u16, uint16_t, uint32_t, same)     STORE(u16, uint16_t, uint32_t, same)
LOAD(f16, uint16_t, float, etch__f32_from_f16)   STORE(f16, uint16_t, float, etch__f16_from_f32)
LOAD(bf16, uint16_t, float, etch__f32_from_bf16) STORE(bf16, uint16_t, float, etch__bf16_from_f32)

/* INDEX: the "address" is the position itself. */
static void load_index(void *tile, const void *start, int64_t n_rows, int64_t n_cols, int64_t row_stride, int64_t col_stride,
                       int64_t pitch)
{
    int64_t *y = tile, at = (int64_t)(intptr_t)start;
    for (int64_t r = 0; r < n_rows; r++, y += pitch, at += row_stride)
        ETCH_TILE_LOOP for (int64_t c = 0; c < n_cols; c++) y[c] = at + c * col_stride;
}

#define SPLAT(bytes, T) \
    static void splat_##bytes(int64_t n, void *const *slot, const etch_tile_op *op) \
    { \
        T *y = slot[op->dst]; \
        const T x = *(const T *)slot[op->src[0]]; \
        for (int64_t i = 0; i < n; i++) y[i] = x; \
    }
SPLAT(1, uint8_t)
SPLAT(4, uint32_t)
SPLAT(8, uint64_t)

extern etch_tile_ops ETCH_TILE_NAME(etch__tile_ops_b8), ETCH_TILE_NAME(etch__tile_ops_i32), ETCH_TILE_NAME(etch__tile_ops_i64),
    ETCH_TILE_NAME(etch__tile_ops_u32), ETCH_TILE_NAME(etch__tile_ops_u64), ETCH_TILE_NAME(etch__tile_ops_f32),
    ETCH_TILE_NAME(etch__tile_ops_f64);
extern etch_tile_peak ETCH_TILE_NAME(etch__tile_peak);
extern etch_tile_largest *const ETCH_TILE_NAME(etch__tile_largest)[ETCH_N_KTYPES];
extern etch_tile_give *const ETCH_TILE_NAME(etch__tile_give)[ETCH_N_KTYPES];
extern etch_tile_give *const ETCH_TILE_NAME(etch__tile_add)[ETCH_N_KTYPES];
extern etch_tile_fn *const ETCH_TILE_NAME(etch__tile_convert)[ETCH_N_KTYPES][ETCH_N_KTYPES];
extern const etch_tile_reduce ETCH_TILE_NAME(etch__tile_reduce)[ETCH_N_REDUCES][ETCH_N_KTYPES];
extern etch_tile_fn *const ETCH_TILE_NAME(etch__tile_super_f32)[ETCH_N_SUPERS], *const ETCH_TILE_NAME(etch__tile_super_f64)[ETCH_N_SUPERS];

const etch_tile_table ETCH_TILE_NAME(etch__tile_table) = {
    .ops = { [ETCH_K_b8] = &ETCH_TILE_NAME(etch__tile_ops_b8), [ETCH_K_i32] = &ETCH_TILE_NAME(etch__tile_ops_i32),
             [ETCH_K_i64] = &ETCH_TILE_NAME(etch__tile_ops_i64), [ETCH_K_u32] = &ETCH_TILE_NAME(etch__tile_ops_u32),
             [ETCH_K_u64] = &ETCH_TILE_NAME(etch__tile_ops_u64), [ETCH_K_f32] = &ETCH_TILE_NAME(etch__tile_ops_f32),
             [ETCH_K_f64] = &ETCH_TILE_NAME(etch__tile_ops_f64) },
    .convert = ETCH_TILE_NAME(etch__tile_convert),
    .reduce = ETCH_TILE_NAME(etch__tile_reduce),
    .super_f32 = ETCH_TILE_NAME(etch__tile_super_f32),
    .super_f64 = ETCH_TILE_NAME(etch__tile_super_f64),
    .load = { [ETCH_BOOL] = load_1, [ETCH_I8] = load_i8, [ETCH_I16] = load_i16, [ETCH_I32] = load_4, [ETCH_I64] = load_8,
              [ETCH_U8] = load_u8, [ETCH_U16] = load_u16, [ETCH_U32] = load_4, [ETCH_U64] = load_8, [ETCH_F16] = load_f16,
              [ETCH_BF16] = load_bf16, [ETCH_F32] = load_4, [ETCH_F64] = load_8 },
    .index = load_index,
    .store = { [ETCH_BOOL] = store_1, [ETCH_I8] = store_i8, [ETCH_I16] = store_i16, [ETCH_I32] = store_4, [ETCH_I64] = store_8,
               [ETCH_U8] = store_u8, [ETCH_U16] = store_u16, [ETCH_U32] = store_4, [ETCH_U64] = store_8, [ETCH_F16] = store_f16,
               [ETCH_BF16] = store_bf16, [ETCH_F32] = store_4, [ETCH_F64] = store_8 },
    .peak = ETCH_TILE_NAME(etch__tile_peak),
    .largest = ETCH_TILE_NAME(etch__tile_largest),
    .give_largest = ETCH_TILE_NAME(etch__tile_give),
    .add_largest = ETCH_TILE_NAME(etch__tile_add),
    .splat = { [1] = splat_1, [4] = splat_4, [8] = splat_8 },
};
/* clang-format on */
