/* Elements as unsigned keys, and back: see order.h.
 *
 * A signed integer becomes unsigned by flipping its sign bit. A float's bits, taken as sign and magnitude, become so by
 * flipping the sign bit of positive ones and all bits of negative ones. Descending order flips all bits of the key; the
 * key of NaN is the largest there is either way, which no other value has. */
#include "kernel/call/order.h"

#include "base/compiler.h"
#include "kernel/call/types.h"

#include <string.h>

#define SIGN(bytes) ((etch_bits_##bytes)((etch_bits_##bytes)1 << (8 * bytes - 1)))
#define MASK(bytes, bit) ((etch_bits_##bytes)(0 - (etch_bits_##bytes)(bit))) /* all ones for 1 */
#define ALL(bytes) ((etch_bits_##bytes) ~(etch_bits_##bytes)0)

enum { STRIP = 16 }; /* a constant number of elements in an array of their own is what compilers make vectors of */

#define KEYS_INTEGER(_t, bytes, key_type, sign) \
    static void keys##_t(const void *p, int64_t stride, int64_t n, bool descending, void *q, etch_key_count *found) \
    { \
        const etch_bits_##bytes *x = p; \
        key_type *keys = q; \
        etch_bits_##bytes flip = (etch_bits_##bytes)((sign) ^ (descending ? ALL(bytes) : 0)); \
        for (int64_t i = 0; i < n; i++) \
            keys[i] = (etch_bits_##bytes)(x[i * stride] ^ flip); \
        if (found) \
            *found = (etch_key_count){ 0, 0 }; \
    } \
    static void back##_t(const void *q, int64_t n, bool descending, void *p, int64_t stride) \
    { \
        etch_bits_##bytes *x = p; \
        const key_type *keys = q; \
        etch_bits_##bytes flip = (etch_bits_##bytes)((sign) ^ (descending ? ALL(bytes) : 0)); \
        for (int64_t i = 0; i < n; i++) \
            x[i * stride] = (etch_bits_##bytes)(keys[i] ^ flip); \
    }

/* Floats are read and written as bits by memcpy: C lets no other type look at them. */
#define KEYS_FLOAT(_t, bytes, key_type) \
    static etch_bits_##bytes load##_t(const void *x, int64_t i) \
    { \
        etch_bits_##bytes u; \
        memcpy(&u, (const char *)x + i * bytes, bytes); \
        return u; \
    } \
    static void store##_t(void *x, int64_t i, etch_bits_##bytes u) { memcpy((char *)x + i * bytes, &u, bytes); } \
    static inline etch_bits_##bytes key##_t(etch_bits_##bytes u, etch_bits_##bytes flip) \
    { \
        etch_bits_##bytes magnitude = (etch_bits_##bytes)(u & ~SIGN(bytes)); \
        etch_bits_##bytes negative = MASK(bytes, u >> (8 * bytes - 1)), \
                          is_nan = MASK(bytes, magnitude > ETCH_INF_BITS##_t); \
        etch_bits_##bytes is_zero = MASK(bytes, magnitude == 0); \
        etch_bits_##bytes key = (etch_bits_##bytes)((u ^ negative) & ~is_zero); \
        key = (etch_bits_##bytes)(key | (SIGN(bytes) & (~negative | is_zero))); \
        return (etch_bits_##bytes)((key ^ flip) | is_nan); \
    } \
    static void keys##_t(const void *x, int64_t stride, int64_t n, bool descending, void *q, etch_key_count *found) \
    { \
        key_type *keys = q; \
        etch_bits_##bytes flip = descending ? ALL(bytes) : 0; \
        int64_t i = 0; \
        if (stride == 1) \
            for (; i + STRIP <= n; i += STRIP) { \
                etch_bits_##bytes u[STRIP]; \
                memcpy(u, (const char *)x + i * bytes, sizeof u); \
                for (int l = 0; l < STRIP; l++) \
                    u[l] = key##_t(u[l], flip); \
                for (int l = 0; l < STRIP; l++) \
                    keys[i + l] = u[l]; \
            } \
        for (; i < n; i++) \
            keys[i] = key##_t(load##_t(x, i * stride), flip); \
        if (!found) \
            return; \
        *found = (etch_key_count){ 0, 0 }; \
        for (i = 0; i < n; i++) { \
            found->n_nan += keys[i] == ALL(bytes); \
            found->n_negative_zero += load##_t(x, i * stride) == SIGN(bytes); \
        } \
    } \
    static void back##_t(const void *q, int64_t n, bool descending, void *x, int64_t stride) \
    { \
        const key_type *keys = q; \
        etch_bits_##bytes flip = descending ? ALL(bytes) : 0; \
        for (int64_t i = 0; i < n; i++) { \
            etch_bits_##bytes key = (etch_bits_##bytes)(keys[i] ^ flip); \
            store##_t(x, i *stride, (etch_bits_##bytes)(key & SIGN(bytes) ? key ^ SIGN(bytes) : ~key)); \
        } \
    } \
    static void restore##_t(const void *x, int64_t x_stride, void *y, int64_t y_stride, int64_t n, int64_t n_nan) \
    { \
        int64_t nan = n - n_nan, zero = 0; \
        while (zero < nan && load##_t(y, zero * y_stride) != 0) \
            zero++; \
        for (int64_t i = 0; i < n; i++) { \
            etch_bits_##bytes u = load##_t(x, i * x_stride), magnitude = (etch_bits_##bytes)(u & ~SIGN(bytes)); \
            if (magnitude > ETCH_INF_BITS##_t) \
                store##_t(y, nan++ *y_stride, u); \
            else if (magnitude == 0) \
                store##_t(y, zero++ *y_stride, u); \
        } \
    }

/* The type of a key by the size of the element. */
#define KEY_TYPE_1 uint32_t
#define KEY_TYPE_2 uint32_t
#define KEY_TYPE_4 uint32_t
#define KEY_TYPE_8 uint64_t

#define KEYS_OF_BOOL(_t, bytes)
#define KEYS_OF_INT(_t, bytes) KEYS_INTEGER(_t, bytes, KEY_TYPE_##bytes, SIGN(bytes))
#define KEYS_OF_UINT(_t, bytes) KEYS_INTEGER(_t, bytes, KEY_TYPE_##bytes, 0)
#define KEYS_OF_FLOAT(_t, bytes) KEYS_FLOAT(_t, bytes, KEY_TYPE_##bytes)
#define KEYS_OF_STRING(_t, bytes)
#define D(name, bytes, cls, ktype, npy, long_name) KEYS_OF_##cls(_##name, bytes)
#include "tensor/dtypes.def"
#undef D

static const struct {
    void (*keys)(const void *p, int64_t stride, int64_t n, bool descending, void *q, etch_key_count *found);
    void (*back)(const void *q, int64_t n, bool descending, void *p, int64_t stride);
    void (*restore)(const void *p, int64_t x_stride, void *q, int64_t y_stride, int64_t n, int64_t n_nan);
} orders[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) \
    { ETCH_ENTRY_NUM_##cls(keys_##name) ETCH_ENTRY_NUM_##cls(back_##name) ETCH_ENTRY_FLOAT_##cls(restore_##name) },
#include "tensor/dtypes.def"
#undef D
};

static void make_keys(etch_dtype t, const void *x, int64_t stride, int64_t n, bool descending, void *keys,
                      etch_key_count *found)
{
    ETCH_ASSERT(orders[t].keys, "%s has no order", etch_dtype_name(t));
    orders[t].keys(x, stride, n, descending, keys, found);
}

void etch__keys_32(etch_dtype t, const void *x, int64_t stride, int64_t n, bool descending, uint32_t *keys,
                   etch_key_count *found)
{
    ETCH_ASSERT(!etch__has_wide_key(t), "keys of %s have 64 bits", etch_dtype_name(t));
    make_keys(t, x, stride, n, descending, keys, found);
}

void etch__keys_64(etch_dtype t, const void *x, int64_t stride, int64_t n, bool descending, uint64_t *keys,
                   etch_key_count *found)
{
    ETCH_ASSERT(etch__has_wide_key(t), "keys of %s have 32 bits", etch_dtype_name(t));
    make_keys(t, x, stride, n, descending, keys, found);
}

void etch__elements_of_keys_32(etch_dtype t, const uint32_t *keys, int64_t n, bool descending, void *x, int64_t stride)
{
    orders[t].back(keys, n, descending, x, stride);
}

void etch__elements_of_keys_64(etch_dtype t, const uint64_t *keys, int64_t n, bool descending, void *x, int64_t stride)
{
    orders[t].back(keys, n, descending, x, stride);
}

void etch__restore_bits(etch_dtype t, const void *x, int64_t x_stride, void *y, int64_t y_stride, int64_t n,
                        int64_t n_nan)
{
    ETCH_ASSERT(orders[t].restore, "%s has one zero and no NaN", etch_dtype_name(t));
    orders[t].restore(x, x_stride, y, y_stride, n, n_nan);
}
