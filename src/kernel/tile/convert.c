/* Conversions between compute types: every pair, from instr.def's CONVERT.
 *
 * A C cast of a float that does not fit is undefined, so the range is asked first; the compiler makes selects of it. */
#include "kernel/math/common.h"
#include "kernel/tile/tile.h"

/* clang-format off */
#define CAST(from, F, to, T) static inline T convert_##from##_##to(F a) { return (T)a; }
#define CAST_INTS(from, F) \
    CAST(from, F, i32, int32_t) CAST(from, F, i64, int64_t) CAST(from, F, u32, uint32_t) CAST(from, F, u64, uint64_t)
#define CAST_FLOATS(from, F) CAST(from, F, f32, float) CAST(from, F, f64, double)
#define CAST_B8(from, F) static inline uint8_t convert_##from##_b8(F a) { return a != 0; }

CAST_INTS(b8, uint8_t)   CAST_FLOATS(b8, uint8_t)
CAST_INTS(i32, int32_t)  CAST_FLOATS(i32, int32_t)  CAST_B8(i32, int32_t)
CAST_INTS(i64, int64_t)  CAST_FLOATS(i64, int64_t)  CAST_B8(i64, int64_t)
CAST_INTS(u32, uint32_t) CAST_FLOATS(u32, uint32_t) CAST_B8(u32, uint32_t)
CAST_INTS(u64, uint64_t) CAST_FLOATS(u64, uint64_t) CAST_B8(u64, uint64_t)
CAST_B8(f32, float)      CAST_B8(f64, double)
CAST(f32, float, f64, double)
CAST(f64, double, f32, float)

/* low32: the least float that truncates to an i32, open where -2^31 - 1 is a value of the type. */
#define FLOAT_TO_INTS(from, F, above_low32) \
    static inline int32_t convert_##from##_i32(F a) { return above_low32 && a < (F)0x1p31 ? (int32_t)a : INT32_MIN; } \
    static inline int64_t convert_##from##_i64(F a) { return a >= -(F)0x1p63 && a < (F)0x1p63 ? (int64_t)a : INT64_MIN; } \
    static inline uint32_t convert_##from##_u32(F a) { return (uint32_t)(uint64_t)convert_##from##_i64(a); } \
    static inline uint64_t convert_##from##_u64(F a) \
    { \
        return a >= (F)0x1p63 && a < (F)0x1p64 ? (uint64_t)a : (uint64_t)convert_##from##_i64(a); \
    }
FLOAT_TO_INTS(f32, float, a >= -0x1p31f)
FLOAT_TO_INTS(f64, double, a > -0x1p31 - 1)

#define LOOP(from, F, to, T) \
    static void loop_##from##_##to(int64_t n, void *const *slot, const etch_tile_op *op) \
    { \
        const F *a = slot[op->src[0]]; \
        T *y = slot[op->dst]; \
        ETCH_TILE_LOOP for (int64_t i = 0; i < n; i++) y[i] = convert_##from##_##to(a[i]); \
    }
#define ROW(from, F, to, T) [ETCH_K_##from][ETCH_K_##to] = loop_##from##_##to,

#define TO_B8(M, from, F) M(from, F, b8, uint8_t)
#define TO_I32(M, from, F) M(from, F, i32, int32_t)
#define TO_I64(M, from, F) M(from, F, i64, int64_t)
#define TO_U32(M, from, F) M(from, F, u32, uint32_t)
#define TO_U64(M, from, F) M(from, F, u64, uint64_t)
#define TO_F32(M, from, F) M(from, F, f32, float)
#define TO_F64(M, from, F) M(from, F, f64, double)
#define TO_INTS(M, from, F) TO_I32(M, from, F) TO_I64(M, from, F) TO_U32(M, from, F) TO_U64(M, from, F)
#define PAIRS(M) \
    TO_INTS(M, b8, uint8_t) TO_F32(M, b8, uint8_t) TO_F64(M, b8, uint8_t) \
    TO_B8(M, i32, int32_t)  TO_INTS(M, i32, int32_t)  TO_F32(M, i32, int32_t)  TO_F64(M, i32, int32_t) \
    TO_B8(M, i64, int64_t)  TO_INTS(M, i64, int64_t)  TO_F32(M, i64, int64_t)  TO_F64(M, i64, int64_t) \
    TO_B8(M, u32, uint32_t) TO_INTS(M, u32, uint32_t) TO_F32(M, u32, uint32_t) TO_F64(M, u32, uint32_t) \
    TO_B8(M, u64, uint64_t) TO_INTS(M, u64, uint64_t) TO_F32(M, u64, uint64_t) TO_F64(M, u64, uint64_t) \
    TO_B8(M, f32, float)    TO_INTS(M, f32, float)    TO_F64(M, f32, float) \
    TO_B8(M, f64, double)   TO_INTS(M, f64, double)   TO_F32(M, f64, double)

PAIRS(LOOP)

extern etch_tile_fn *const ETCH_TILE_NAME(etch__tile_convert)[ETCH_N_KTYPES][ETCH_N_KTYPES];
etch_tile_fn *const ETCH_TILE_NAME(etch__tile_convert)[ETCH_N_KTYPES][ETCH_N_KTYPES] = { PAIRS(ROW) };
/* clang-format on */
