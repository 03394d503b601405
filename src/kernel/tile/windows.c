/* The largest elements of windows, and what comes from above given to them: loops over channels, which lie side by side.
 *
 * The largest is the first element that no other is above, or the first NaN. Some channels of a window are computed together, in registers: as many as a
 * vector of the instruction set holds, or half or a quarter of that where there are fewer. The last block of a window may begin within the one before: what is
 * in both is the same twice. Where the channels are too few for the shortest vector, those of many windows are put side by side first. */
#include "kernel/tile/tile.h"

#include "base/compiler.h"

#include <string.h>

/* Bytes of vectors. Longer ones than there are registers for are taken to pieces by the compiler, but not well. */
#if defined(__AVX512F__)
enum { LONGEST = 64 };
#elif defined(__AVX__)
enum { LONGEST = 32 };
#else
enum { LONGEST = 16 };
#endif
enum { SHORTEST = 16 };
enum { ROOM = 8192 }; /* bytes, of what is put side by side */

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

/* Is x above y, or the first NaN? All bits or none of each. What is not below or equal is above, or one of both is NaN. */
#define IS_ABOVE(x, y) (~((x) <= (y)) & ((y) == (y)))
#define CHOICE(which, x, y) (((which) & (x)) | (~(which) & (y)))

/* Blocks of N channels, the last of which ends where the channels end: those before `fresh` have been done. */
#define FOR_BLOCKS(w, N, c, fresh) \
    for (int64_t fresh = 0, c = 0; fresh < (w)->n_channels; fresh += N, c = least(fresh, (w)->n_channels - N))

/* Where n windows at a time are put side by side: the elements at the same place of each, then those at the next. */
static etch_tile_windows side_by_side(const etch_tile_windows *w, int64_t room, int64_t offset[ETCH_TILE_WINDOW])
{
    int64_t each = room / w->n_offsets;
    offset[0] = 0;
    for (int i = 1; i < w->n_offsets; i++)
        offset[i] = i * each;
    return (etch_tile_windows){ 1, each / w->n_channels * w->n_channels, 0, offset, w->n_offsets };
}

/* clang-format off */
#define LARGEST(t, T, I, N) \
    typedef ETCH_VECTOR(T, N) t##x##N; \
    typedef ETCH_VECTOR(I, N) t##x##N##_bits; \
    static void largest_##t##x##N(T *y, const T *x, const etch_tile_windows *w) \
    { \
        for (int64_t k = 0; k < w->n; k++, x += w->step, y += w->n_channels) \
            FOR_BLOCKS(w, N, c, fresh) { \
                t##x##N best, e; \
                memcpy(&best, x + c + w->offset[0], sizeof best); \
                for (int i = 1; i < w->n_offsets; i++) { \
                    memcpy(&e, x + c + w->offset[i], sizeof e); \
                    t##x##N##_bits is_above = IS_ABOVE(e, best); \
                    best = (t##x##N)CHOICE(is_above, (t##x##N##_bits)e, (t##x##N##_bits)best); \
                } \
                memcpy(y + c, &best, sizeof best); \
            } \
    }

/* Either written or, if ADDS, added to what is there. */
#define GIVE(give, ADDS, t, T, I, N) \
    static void give##_##t##x##N(T *to, const T *x, const T *d, const etch_tile_windows *w) \
    { \
        for (int64_t k = 0; k < w->n; k++, x += w->step, to += w->step, d += w->n_channels) \
            FOR_BLOCKS(w, N, c, fresh) { \
                t##x##N best, e; \
                t##x##N##_bits at = { 0 }, lane; \
                memcpy(&best, x + c + w->offset[0], sizeof best); \
                for (int i = 1; i < w->n_offsets; i++) { \
                    memcpy(&e, x + c + w->offset[i], sizeof e); \
                    t##x##N##_bits is_above = IS_ABOVE(e, best); \
                    best = (t##x##N)CHOICE(is_above, (t##x##N##_bits)e, (t##x##N##_bits)best); \
                    at = CHOICE(is_above, (t##x##N##_bits){ 0 } + i, at); \
                } \
                memcpy(&e, d + c, sizeof e); \
                e += 0; /* what is given is a sum, and -0 is none */ \
                if (ADDS && c < fresh) { /* once only */ \
                    memcpy(&lane, lanes_##t, sizeof lane); \
                    e = (t##x##N)((lane >= (I)(fresh - c)) & (t##x##N##_bits)e); \
                } \
                for (int i = 0; i < w->n_offsets; i++) { \
                    t##x##N given = (t##x##N)((at == i) & (t##x##N##_bits)e), was; \
                    if (ADDS) { \
                        memcpy(&was, to + c + w->offset[i], sizeof was); \
                        given += was; \
                    } \
                    memcpy(to + c + w->offset[i], &given, sizeof given); \
                } \
            } \
    }

/* A block of C channels of n windows. */
#define FOR_PACKED(C) for (int64_t k = 0; k < n; k++) for (int c = 0; c < C; c++)
#define PACK(C, step) FOR_PACKED(C) to[k * C + c] = x[k * (step) + c]
#define UNPACK(C, step) FOR_PACKED(C) to[k * (step) + c] = x[k * C + c]
#define UNPACK_ADD(C, step) FOR_PACKED(C) to[k * (step) + c] += x[k * C + c]

/* Of fewer channels than SHORT: at most three. */
#define LARGEST_FEW(t, T, SHORT) \
    static void pack_##t(T *restrict to, const T *restrict x, int64_t n, const etch_tile_windows *w) \
    { \
        memset(to, 0, SHORTEST); /* which is computed, however few there are */ \
        if (w->n_channels == 1 && w->step == 2) PACK(1, 2); \
        else if (w->n_channels == 1) PACK(1, w->step); \
        else if (w->n_channels == 2) PACK(2, w->step); \
        else PACK(3, w->step); \
    } \
    static void largest_few_##t(T *y, const T *x, const etch_tile_windows *w) \
    { \
        enum { room = ROOM / sizeof(T) }; \
        T packed[room], best[room]; \
        int64_t offset[ETCH_TILE_WINDOW]; \
        etch_tile_windows s = side_by_side(w, room, offset); \
        const int64_t most = s.n_channels / w->n_channels; \
        for (int64_t k = 0; k < w->n; k += most) { \
            int64_t n = least(most, w->n - k), n_y = n * w->n_channels; \
            for (int i = 0; i < w->n_offsets; i++) pack_##t(packed + offset[i], x + k * w->step + w->offset[i], n, w); \
            s.n_channels = n_y < SHORT ? SHORT : n_y; \
            largest_many_##t(best, packed, &s); \
            memcpy(y + k * w->n_channels, best, (size_t)n_y * sizeof *y); \
        } \
    }

/* What several windows have in common is later in the earlier ones, whose turn comes first: so the last offset is the first. */
#define GIVE_FEW(give, UNPACK, t, T, SHORT) \
    static void un##give##_##t(T *restrict to, const T *restrict x, int64_t n, const etch_tile_windows *w) \
    { \
        if (w->n_channels == 1) UNPACK(1, w->step); \
        else if (w->n_channels == 2) UNPACK(2, w->step); \
        else UNPACK(3, w->step); \
    } \
    static void give##_few_##t(T *to, const T *x, const T *d, const etch_tile_windows *w) \
    { \
        enum { room = ROOM / sizeof(T) }; \
        T packed[room], given[room], above[room]; \
        int64_t offset[ETCH_TILE_WINDOW]; \
        etch_tile_windows s = side_by_side(w, room, offset); \
        const int64_t most = s.n_channels / w->n_channels; \
        memset(above, 0, SHORTEST); \
        for (int64_t k = 0; k < w->n; k += most) { \
            int64_t n = least(most, w->n - k), n_y = n * w->n_channels; \
            for (int i = 0; i < w->n_offsets; i++) pack_##t(packed + offset[i], x + k * w->step + w->offset[i], n, w); \
            memcpy(above, d + k * w->n_channels, (size_t)n_y * sizeof *d); \
            s.n_channels = n_y < SHORT ? SHORT : n_y; \
            give_largest_many_##t(given, packed, above, &s); \
            for (int i = w->n_offsets; i-- > 0;) \
                un##give##_##t(to + k * w->step + w->offset[i], given + offset[i], n, w); \
        } \
    }

#define IS_VECTOR(T, N) (LONGEST >= (N) * sizeof(T))
#define GIVE_ALL(give, ADDS, UNPACK, t, T, I, LONG, HALF, SHORT) \
    GIVE(give, ADDS, t, T, I, LONG) \
    GIVE(give, ADDS, t, T, I, HALF) \
    GIVE(give, ADDS, t, T, I, SHORT) \
    static void give##_many_##t(T *to, const T *x, const T *d, const etch_tile_windows *w) \
    { \
        if (IS_VECTOR(T, LONG) && w->n_channels >= LONG) give##_##t##x##LONG(to, x, d, w); \
        else if (IS_VECTOR(T, HALF) && w->n_channels >= HALF) give##_##t##x##HALF(to, x, d, w); \
        else give##_##t##x##SHORT(to, x, d, w); \
    } \
    GIVE_FEW(give, UNPACK, t, T, SHORT) \
    static void give##_##t(void *to, const void *x, const void *d, const etch_tile_windows *w) \
    { \
        if (w->n_channels < SHORT) give##_few_##t(to, x, d, w); \
        else give##_many_##t(to, x, d, w); \
    }
#define LARGEST_ALL(t, T, I, LONG, HALF, SHORT) \
    LARGEST(t, T, I, LONG) \
    LARGEST(t, T, I, HALF) \
    LARGEST(t, T, I, SHORT) \
    static void largest_many_##t(T *y, const T *x, const etch_tile_windows *w) \
    { \
        if (IS_VECTOR(T, LONG) && w->n_channels >= LONG) largest_##t##x##LONG(y, x, w); \
        else if (IS_VECTOR(T, HALF) && w->n_channels >= HALF) largest_##t##x##HALF(y, x, w); \
        else largest_##t##x##SHORT(y, x, w); \
    } \
    LARGEST_FEW(t, T, SHORT) \
    static void largest_##t(void *y, const void *x, const etch_tile_windows *w) \
    { \
        if (w->n_channels < SHORT) largest_few_##t(y, x, w); \
        else largest_many_##t(y, x, w); \
    }
#define WINDOWS(t, T, I, LONG, HALF, SHORT) \
    static const I lanes_##t[16] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 }; \
    LARGEST_ALL(t, T, I, LONG, HALF, SHORT) \
    GIVE_ALL(give_largest, false, UNPACK, t, T, I, LONG, HALF, SHORT) \
    GIVE_ALL(add_largest, true, UNPACK_ADD, t, T, I, LONG, HALF, SHORT)

WINDOWS(f32, float, int32_t, 16, 8, 4)
WINDOWS(f64, double, int64_t, 8, 4, 2)
/* clang-format on */

extern etch_tile_largest *const ETCH_TILE_NAME(etch__tile_largest)[ETCH_N_KTYPES];
extern etch_tile_give *const ETCH_TILE_NAME(etch__tile_give)[ETCH_N_KTYPES];
extern etch_tile_give *const ETCH_TILE_NAME(etch__tile_add)[ETCH_N_KTYPES];
etch_tile_largest *const ETCH_TILE_NAME(etch__tile_largest)[ETCH_N_KTYPES] = {
    [ETCH_K_f32] = largest_f32, [ETCH_K_f64] = largest_f64
};
etch_tile_give *const ETCH_TILE_NAME(etch__tile_give)[ETCH_N_KTYPES] = {
    [ETCH_K_f32] = give_largest_f32, [ETCH_K_f64] = give_largest_f64
};
etch_tile_give *const ETCH_TILE_NAME(etch__tile_add)[ETCH_N_KTYPES] = {
    [ETCH_K_f32] = add_largest_f32, [ETCH_K_f64] = add_largest_f64
};
