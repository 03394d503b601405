/* The order of elements that sort, argsort, top_k and searchsorted agree on, as unsigned keys: a comes before b exactly if
 * key(a) < key(b), and they are equal in the order exactly if the keys are.
 *
 * Integers by value. Floats by value, -0 equal to +0, and NaN after everything, whatever its sign, in descending order as
 * well as in ascending. Keys of dtypes of up to 4 bytes are u32, those of 8 bytes u64; of the key's bits only the lowest
 * 8 * bytes are used. */
#ifndef ETCH_KERNEL_CALL_ORDER_H
#define ETCH_KERNEL_CALL_ORDER_H

#include "tensor/dtype.h"

/* What was met while making keys. */
typedef struct etch_key_count {
    int64_t n_nan, n_negative_zero;
} etch_key_count;

/* Is the key of this dtype a u64? */
static inline bool etch__has_wide_key(etch_dtype t) { return etch__dtypes[t].bytes > 4; }

/* Keys of n elements from `x` on, `stride` apart. `found` may be NULL. */
void etch__keys_32(etch_dtype t, const void *x, int64_t stride, int64_t n, bool descending, uint32_t *keys,
                   etch_key_count *found);
void etch__keys_64(etch_dtype t, const void *x, int64_t stride, int64_t n, bool descending, uint64_t *keys,
                   etch_key_count *found);

/* The way back, to elements `stride` apart. Zeros come back as +0 and NaN as one NaN: where there were others, the caller
 * puts them right (etch__restore_bits). */
void etch__elements_of_keys_32(etch_dtype t, const uint32_t *keys, int64_t n, bool descending, void *x, int64_t stride);
void etch__elements_of_keys_64(etch_dtype t, const uint64_t *keys, int64_t n, bool descending, void *x, int64_t stride);

/* y is x (n elements each) in order, but for the bits of zeros and NaNs, which keys do not tell apart: these are put in
 * the order in which they stand in x. Floats only. */
void etch__restore_bits(etch_dtype t, const void *x, int64_t x_stride, void *y, int64_t y_stride, int64_t n,
                        int64_t n_nan);

#endif
