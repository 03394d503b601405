/* Products of integer matrices: see matmul_int.h.
 *
 * Blocks of both operands are widened to unsigned words of the compute type's size (signed or not makes no difference
 * modulo 2^32 or 2^64) and packed without gaps, y's padded with zeros to whole strips; a block of results is added up in
 * words and narrowed once. All of it fits the first-level cache. */
#include "kernel/call/matmul_int.h"

#include "kernel/call/support.h"
#include "kernel/call/types.h"

#include <string.h>

enum { BLOCK_M = 32, BLOCK_N = 64, BLOCK_K = 64, STRIP = 16 };

/* rows x columns elements to words, `width` words per row of the result, zeros after the columns. */
#define PACK(_t, ktype, word) \
    static void pack##_t(const char *p, int64_t row, int64_t column, int64_t n_rows, int64_t n_columns, int64_t width, \
                         void *to) \
    { \
        word *w = to; \
        for (int64_t i = 0; i < n_rows; i++, w += width) { \
            const etch_el##_t *x = (const etch_el##_t *)p + i * row; \
            for (int64_t j = 0; j < n_columns; j++) \
                w[j] = (word)etch__widen##_t(x[j * column]); \
            memset(w + n_columns, 0, (size_t)(width - n_columns) * sizeof *w); \
        } \
    } \
    static void unpack##_t(const void *from, int64_t n_rows, int64_t n_columns, int64_t width, char *p, int64_t row) \
    { \
        const word *w = from; \
        for (int64_t i = 0; i < n_rows; i++, w += width) { \
            etch_el##_t *z = (etch_el##_t *)p + i * row; \
            for (int64_t j = 0; j < n_columns; j++) \
                z[j] = (etch_el##_t)w[j]; \
        } \
    }

#define WORD_i32 uint32_t
#define WORD_u32 uint32_t
#define WORD_i64 uint64_t
#define WORD_u64 uint64_t
#define D(name, bytes, cls, ktype, npy, long_name) ETCH_FOR_INTEGER_##cls(PACK(_##name, ktype, WORD_##ktype))
#include "tensor/dtypes.def"
#undef D

static const struct {
    void (*pack)(const char *p, int64_t row, int64_t column, int64_t n_rows, int64_t n_columns, int64_t width,
                 void *to);
    void (*unpack)(const void *from, int64_t n_rows, int64_t n_columns, int64_t width, char *p, int64_t row);
} packers[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) \
    { ETCH_ENTRY_INTEGER_##cls(pack_##name) ETCH_ENTRY_INTEGER_##cls(unpack_##name) },
#include "tensor/dtypes.def"
#undef D
};

/* z += x y on packed blocks; the sums of a strip stay in registers while k runs. */
#define MULTIPLY(word) \
    static void multiply_##word(int64_t m, int64_t n, int64_t k, const word *x, const word *y, word *z) \
    { \
        for (int64_t i = 0; i < m; i++) \
            for (int64_t j = 0; j < n; j += STRIP) { \
                word sum[STRIP]; \
                memcpy(sum, z + i * n + j, sizeof sum); \
                for (int64_t l = 0; l < k; l++) { \
                    word a = x[i * k + l]; \
                    const word *b = y + l * n + j; \
                    for (int s = 0; s < STRIP; s++) \
                        sum[s] += a * b[s]; \
                } \
                memcpy(z + i * n + j, sum, sizeof sum); \
            } \
    }
MULTIPLY(uint32_t)
MULTIPLY(uint64_t)

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

etch_status etch__matmul_int(etch_ctx *cx, etch_dtype t, int64_t m, int64_t n, int64_t k, etch_int_matrix x,
                             etch_int_matrix y, char *z)
{
    ETCH_ASSERT(packers[t].pack, "integer product of %s", etch_dtype_name(t));
    int64_t bytes = etch__dtypes[t].bytes;
    bool is_wide = etch__dtypes[t].ktype == ETCH_K_i64 || etch__dtypes[t].ktype == ETCH_K_u64;
    size_t word_bytes = is_wide ? sizeof(uint64_t) : sizeof(uint32_t);
    int64_t most_n = least((n + STRIP - 1) / STRIP * STRIP, BLOCK_N), most_m = least(m, BLOCK_M),
            most_k = least(k, BLOCK_K);
    etch_room room;
    char *memory = etch__room_take(&room, cx, most_m * most_k + most_k * most_n + most_m * most_n, word_bytes);
    if (!memory)
        return etch__fail_nomem(cx);
    char *packed_y = memory + (size_t)(most_m * most_k) * word_bytes;
    char *sums = packed_y + (size_t)(most_k * most_n) * word_bytes;
    etch_status s = ETCH_OK;
    for (int64_t j = 0; s == ETCH_OK && j < n; j += BLOCK_N) {
        int64_t n_j = least(n - j, BLOCK_N), width = (n_j + STRIP - 1) / STRIP * STRIP;
        for (int64_t i = 0; s == ETCH_OK && i < m; i += BLOCK_M) {
            int64_t n_i = least(m - i, BLOCK_M);
            memset(sums, 0, (size_t)(n_i * width) * word_bytes);
            for (int64_t l = 0; s == ETCH_OK && l < k; l += BLOCK_K) {
                int64_t n_l = least(k - l, BLOCK_K);
                packers[t].pack(x.data + (i * x.row + l * x.column) * bytes, x.row, x.column, n_i, n_l, n_l, memory);
                packers[t].pack(y.data + (l * y.row + j * y.column) * bytes, y.row, y.column, n_l, n_j, width,
                                packed_y);
                if (is_wide)
                    multiply_uint64_t(n_i, width, n_l, (uint64_t *)(void *)memory, (uint64_t *)(void *)packed_y,
                                      (uint64_t *)(void *)sums);
                else
                    multiply_uint32_t(n_i, width, n_l, (uint32_t *)(void *)memory, (uint32_t *)(void *)packed_y,
                                      (uint32_t *)(void *)sums);
                s = etch__go_on(cx, n_i * n_j * n_l);
            }
            packers[t].unpack(sums, n_i, n_j, width, z + (i * n + j) * bytes, n);
        }
    }
    etch__room_give(&room);
    return s;
}
