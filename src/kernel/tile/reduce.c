/* Reductions of tiles whose elements are consecutive in the reduced order: 32 lanes, folded 16, 8, 4, 2, 1.
 *
 * Lanes that got no element hold the neutral element; folding them in changes nothing (a lane's sum is never -0, since
 * it started from +0), so the fold of a short row skips them. */
#include "kernel/tile/meaning.h"
#include "kernel/tile/tile.h"
#include <string.h>

/* clang-format off */
#define REDUCE(name, op, t, T, neutral) \
    static void lanes_##name##_##t(void *lanes, const void *x_, int64_t n) \
    { \
        const T *x = x_; \
        T acc[ETCH_REDUCE_LANES]; \
        memcpy(acc, lanes, sizeof acc); \
        int64_t i = 0; \
        for (; i + ETCH_REDUCE_LANES <= n; i += ETCH_REDUCE_LANES) \
            for (int l = 0; l < ETCH_REDUCE_LANES; l++) \
                acc[l] = op_##op##_##t(acc[l], x[i + l]); \
        for (int64_t l = 0; l < n - i; l++) \
            acc[l] = op_##op##_##t(acc[l], x[i + l]); \
        memcpy(lanes, acc, sizeof acc); \
    } \
    static T fold_##name##_##t(T *acc) \
    { \
        for (int l = 0; l < 16; l++) acc[l] = op_##op##_##t(acc[l], acc[l + 16]); \
        for (int l = 0; l < 8; l++) acc[l] = op_##op##_##t(acc[l], acc[l + 8]); \
        for (int l = 0; l < 4; l++) acc[l] = op_##op##_##t(acc[l], acc[l + 4]); \
        for (int l = 0; l < 2; l++) acc[l] = op_##op##_##t(acc[l], acc[l + 2]); \
        return op_##op##_##t(acc[0], acc[1]); \
    } \
    /* Several short rows: a lane of all of them is a row of `lane`, so that the fold is a loop over rows. */ \
    static void short_##name##_##t(T *out, const T *x, int64_t n_rows, int64_t n) \
    { \
        ETCH_ASSERT(n >= 1 && n_rows >= 1, "tile: %lld rows of %lld", (long long)n_rows, (long long)n); \
        T lane[ETCH_TILE]; \
        for (int64_t l = 0; l < n; l++) \
            for (int64_t r = 0; r < n_rows; r++) \
                lane[l * n_rows + r] = op_##op##_##t(neutral, x[r * n + l]); \
        for (int64_t half = ETCH_REDUCE_LANES / 2; half >= 1; half >>= 1) { \
            for (int64_t i = 0; i < (n - half) * n_rows; i++) \
                lane[i] = op_##op##_##t(lane[i], lane[half * n_rows + i]); \
            n = n < half ? n : half; \
        } \
        memcpy(out, lane, (size_t)n_rows * sizeof *out); \
    } \
    static void rows_##name##_##t(void *out_, const void *x_, int64_t n_rows, int64_t n) \
    { \
        const T *x = x_; \
        T *out = out_; \
        if (n < ETCH_REDUCE_LANES) { \
            short_##name##_##t(out, x, n_rows, n); \
            return; \
        } \
        for (int64_t r = 0; r < n_rows; r++, x += n) { \
            T acc[ETCH_REDUCE_LANES]; \
            for (int l = 0; l < ETCH_REDUCE_LANES; l++) \
                acc[l] = op_##op##_##t(neutral, x[l]); \
            lanes_##name##_##t(acc, x + ETCH_REDUCE_LANES, n - ETCH_REDUCE_LANES); \
            out[r] = fold_##name##_##t(acc); \
        } \
    } \
    /* Lane by lane over all rows, so that each step is one loop. */ \
    static void folds_##name##_##t(void *out, void *lanes) \
    { \
        T turned[ETCH_REDUCE_LANES][ETCH_FOLD_ROWS]; \
        const T *x = lanes; \
        for (int r = 0; r < ETCH_FOLD_ROWS; r++) \
            for (int l = 0; l < ETCH_REDUCE_LANES; l++) \
                turned[l][r] = x[r * ETCH_REDUCE_LANES + l]; \
        T *flat = turned[0]; \
        for (int half = ETCH_REDUCE_LANES / 2; half >= 1; half /= 2) { \
            int n = half * ETCH_FOLD_ROWS; \
            ETCH_TILE_LOOP \
            for (int i = 0; i < n; i++) \
                flat[i] = op_##op##_##t(flat[i], flat[n + i]); \
        } \
        memcpy(out, flat, ETCH_FOLD_ROWS * sizeof *flat); \
    }
#define ROW(name, op, t, T, neutral) \
    [ETCH_KOP_##name - ETCH_KOP_RSUM][ETCH_K_##t] = { lanes_##name##_##t, rows_##name##_##t, folds_##name##_##t },

#define NUMBER(M, t, T, least, largest) \
    M(RSUM, ADD, t, T, (T)0) \
    M(RPROD, MUL, t, T, (T)1) \
    M(RMIN, MIN, t, T, largest) \
    M(RMAX, MAX, t, T, least)
#define ALL(M) \
    NUMBER(M, i32, int32_t, INT32_MIN, INT32_MAX) \
    NUMBER(M, i64, int64_t, INT64_MIN, INT64_MAX) \
    NUMBER(M, u32, uint32_t, 0, UINT32_MAX) \
    NUMBER(M, u64, uint64_t, 0, UINT64_MAX) \
    NUMBER(M, f32, float, -ETCH_INFF, ETCH_INFF) \
    NUMBER(M, f64, double, -ETCH_INF, ETCH_INF) \
    M(RMIN, MIN, b8, uint8_t, 1) \
    M(RMAX, MAX, b8, uint8_t, 0)

ALL(REDUCE)

extern const etch_tile_reduce ETCH_TILE_NAME(etch__tile_reduce)[ETCH_N_REDUCES][ETCH_N_KTYPES];
const etch_tile_reduce ETCH_TILE_NAME(etch__tile_reduce)[ETCH_N_REDUCES][ETCH_N_KTYPES] = { ALL(ROW) };
/* clang-format on */
