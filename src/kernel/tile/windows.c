/* The largest elements of windows, and what comes from above given to them: loops over channels, which lie side by side.
 *
 * The largest is the first element that no other is above, or the first NaN. What is compared and what is chosen are loops of their own: in one, a compiler
 * makes a branch of it. */
#include "kernel/tile/tile.h"

#include <string.h>

enum { BLOCK = 32 }; /* channels at a time: in registers */

/* Is x above y, or the first NaN? */
#define IS_ABOVE(x, y) (((x) > (y)) | (((x) != (x)) & ((y) == (y))))

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

/* clang-format off */
#define WINDOWS(t, T, U) \
    static void largest_##t(void *y_, const void *x_, const etch_tile_windows *w) \
    { \
        T *y = y_, best[BLOCK]; \
        const T *x = x_; \
        U is_above[BLOCK]; \
        for (int64_t k = 0; k < w->n; k++, x += w->step, y += w->n_channels) \
            for (int64_t c = 0; c < w->n_channels; c += BLOCK) { \
                int64_t n = least(BLOCK, w->n_channels - c); \
                memcpy(best, x + c + w->offset[0], (size_t)n * sizeof *best); \
                for (int i = 1; i < w->n_offsets; i++) { \
                    const T *e = x + c + w->offset[i]; \
                    for (int64_t l = 0; l < n; l++) is_above[l] = IS_ABOVE(e[l], best[l]); \
                    for (int64_t l = 0; l < n; l++) best[l] = is_above[l] ? e[l] : best[l]; \
                } \
                memcpy(y + c, best, (size_t)n * sizeof *best); \
            } \
    } \
    static void give_largest_##t(void *to_, const void *x_, const void *d_, const etch_tile_windows *w) \
    { \
        T *to = to_, best[BLOCK]; \
        const T *x = x_, *d = d_; \
        U is_above[BLOCK], at[BLOCK]; \
        for (int64_t k = 0; k < w->n; k++, x += w->step, to += w->step, d += w->n_channels) \
            for (int64_t c = 0; c < w->n_channels; c += BLOCK) { \
                int64_t n = least(BLOCK, w->n_channels - c); \
                memcpy(best, x + c + w->offset[0], (size_t)n * sizeof *best); \
                memset(at, 0, sizeof at); \
                for (int i = 1; i < w->n_offsets; i++) { \
                    const T *e = x + c + w->offset[i]; \
                    for (int64_t l = 0; l < n; l++) is_above[l] = IS_ABOVE(e[l], best[l]); \
                    for (int64_t l = 0; l < n; l++) best[l] = is_above[l] ? e[l] : best[l]; \
                    for (int64_t l = 0; l < n; l++) at[l] = is_above[l] ? (U)i : at[l]; \
                } \
                for (int i = 0; i < w->n_offsets; i++) { \
                    T *give = to + c + w->offset[i]; \
                    const T *above = d + c; \
                    for (int64_t l = 0; l < n; l++) { \
                        T e = above[l]; \
                        give[l] = (T)0 + (at[l] == (U)i ? e : (T)0); \
                    } \
                } \
            } \
    }

WINDOWS(f32, float, uint32_t)
WINDOWS(f64, double, uint64_t)
/* clang-format on */

extern etch_tile_largest *const ETCH_TILE_NAME(etch__tile_largest)[ETCH_N_KTYPES];
extern etch_tile_give *const ETCH_TILE_NAME(etch__tile_give)[ETCH_N_KTYPES];
etch_tile_largest *const ETCH_TILE_NAME(etch__tile_largest)[ETCH_N_KTYPES] = {
    [ETCH_K_f32] = largest_f32, [ETCH_K_f64] = largest_f64
};
etch_tile_give *const ETCH_TILE_NAME(etch__tile_give)[ETCH_N_KTYPES] = {
    [ETCH_K_f32] = give_largest_f32, [ETCH_K_f64] = give_largest_f64
};
