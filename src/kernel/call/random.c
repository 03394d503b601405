/* random_bits: Philox 4x32-10 (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy as 1, 2, 3", SC11), a
 * function of key and counter alone.
 *
 * Block i is the function of the 128-bit counter whose value is `counter` + i and of the two words of `key`, lowest first.
 * As u32, element j is word j mod 4 of block j / 4; as u64, element j is words 2 (j mod 2) and the next, low one first, of
 * block j / 2: on a little-endian machine the same bytes either way. So a call that took n blocks is continued by one
 * whose counter is n more. */
#include "kernel/call/random.h"

#include "kernel/call/calls.h"

#include <string.h>

enum { N_ROUNDS = 10 };

static const uint32_t MULTIPLIER_0 = 0xD2511F53u, MULTIPLIER_1 = 0xCD9E8D57u;
static const uint32_t WEYL_0 = 0x9E3779B9u, WEYL_1 = 0xBB67AE85u; /* from the golden ratio, and from sqrt(3) - 1 */

/* Each round has its own key; they are the same for all blocks. */
typedef struct round_keys {
    uint32_t k0[N_ROUNDS], k1[N_ROUNDS];
} round_keys;

static void make_keys(uint32_t k0, uint32_t k1, round_keys *keys)
{
    for (int i = 0; i < N_ROUNDS; i++, k0 += WEYL_0, k1 += WEYL_1) {
        keys->k0[i] = k0;
        keys->k1[i] = k1;
    }
}

/* A round takes the words of `from` to those of `to`. */
#define ROUND(from, to, i) \
    do { \
        uint64_t p0 = MULTIPLIER_0 * (uint64_t)from##0, p1 = MULTIPLIER_1 * (uint64_t)from##2; \
        to##0 = (uint32_t)(p1 >> 32) ^ from##1 ^ keys->k0[i]; \
        to##1 = (uint32_t)p1; \
        to##2 = (uint32_t)(p0 >> 32) ^ from##3 ^ keys->k1[i]; \
        to##3 = (uint32_t)p0; \
    } while (0)

static inline void make_block(const uint32_t counter[4], const round_keys *keys, uint32_t out[4])
{
    uint32_t x0 = counter[0], x1 = counter[1], x2 = counter[2], x3 = counter[3], y0, y1, y2, y3;
    for (int i = 0; i < N_ROUNDS; i += 2) {
        ROUND(x, y, i);
        ROUND(y, x, i + 1);
    }
    out[0] = x0;
    out[1] = x1;
    out[2] = x2;
    out[3] = x3;
}

void etch__philox_block(const uint32_t counter[4], const uint32_t key[2], uint32_t out[4])
{
    round_keys keys;
    make_keys(key[0], key[1], &keys);
    make_block(counter, &keys, out);
}

/* n bytes of blocks from block 0 on, as u32 or as u64. */
static void fill(char *to, size_t n, uint64_t counter, const round_keys *keys, bool is_wide)
{
    for (uint64_t i = 0; n > 0; i++) {
        uint64_t low = counter + i;
        /* A carry out of the low 64 bits goes into the high ones, which start from 0. */
        const uint32_t words[4] = { (uint32_t)low, (uint32_t)(low >> 32), low < counter, 0 };
        uint32_t x[4];
        make_block(words, keys, x);
        if (is_wide)
            memcpy(x, (const uint64_t[]){ (uint64_t)x[1] << 32 | x[0], (uint64_t)x[3] << 32 | x[2] }, sizeof x);
        size_t n_taken = n < sizeof x ? n : sizeof x;
        if (n_taken == sizeof x)
            memcpy(to, x, sizeof x);
        else
            memcpy(to, x, n_taken);
        to += n_taken;
        n -= n_taken;
    }
}

etch_status etch__call_random_bits(etch_call *c)
{
    const etch_array *y = &c->out[0];
    size_t elem_bytes = etch__dtypes[y->dtype].bytes;
    ETCH_ASSERT(elem_bytes == 4 || elem_bytes == 8, "%s of %s", c->op, etch_dtype_name(y->dtype));
    uint64_t key = (uint64_t)etch__array_i64(&c->in[0], 0), counter = (uint64_t)etch__array_i64(&c->in[1], 0);
    round_keys keys;
    make_keys((uint32_t)key, (uint32_t)(key >> 32), &keys);
    fill(y->data, (size_t)etch__array_count(y) * elem_bytes, counter, &keys, elem_bytes == 8);
    return ETCH_OK;
}
