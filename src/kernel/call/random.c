/* Random numbers: Philox 4x32-10 (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy as 1, 2, 3", SC11), a
 * function of key and counter alone, and the two draws from it that are not made element by element.
 *
 * Block i is the function of the 128-bit counter whose value is `counter` + i and of the two words of `key`, lowest first.
 * As u32, element j is word j mod 4 of block j / 4; as u64, element j is words 2 (j mod 2) and the next, low one first, of
 * block j / 2: on a little-endian machine the same bytes either way. So a call that took n blocks is continued by one
 * whose counter is n more. */
#include "kernel/call/random.h"

#include "kernel/call/calls.h"
#include "kernel/call/support.h"
#include "kernel/call/types.h"
#include "kernel/math/exp_log.h"
#include "kernel/math/trig.h"

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

typedef struct counter {
    uint64_t low, high;
} counter;

/* i blocks on: a carry out of the low 64 bits goes into the high ones. */
static inline counter later(counter from, uint64_t i)
{
    uint64_t low = from.low + i;
    return (counter){ low, from.high + (low < i) };
}

/* Block i from there on. */
static inline void block_at(counter from, uint64_t i, const round_keys *keys, uint32_t out[4])
{
    counter at = later(from, i);
    const uint32_t words[4] = { (uint32_t)at.low, (uint32_t)(at.low >> 32), (uint32_t)at.high,
                                (uint32_t)(at.high >> 32) };
    make_block(words, keys, out);
}

/* What all of them are given: a key, and a counter that is a number or two, low one first. */
static counter read_start(const etch_call *c, round_keys *keys)
{
    uint64_t key = (uint64_t)etch__array_i64(&c->in[0], 0);
    make_keys((uint32_t)key, (uint32_t)(key >> 32), keys);
    return (counter){ (uint64_t)etch__array_i64(&c->in[1], 0),
                      c->in[1].rank > 0 ? (uint64_t)etch__array_i64(&c->in[1], 1) : 0 };
}

/* --- bits ----------------------------------------------------------------------------------------------------------- */

enum { BLOCK_BYTES = 16, PART_BYTES = 1 << 18 };

/* n bytes of blocks, as u32 or as u64. */
static void fill(char *to, size_t n, counter from, const round_keys *keys, bool is_wide)
{
    for (uint64_t i = 0; n > 0; i++) {
        uint32_t x[4];
        block_at(from, i, keys, x);
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
    round_keys keys;
    counter from = read_start(c, &keys);
    size_t n = (size_t)etch__array_count(y) * elem_bytes;
    for (size_t done = 0; done < n;) {
        size_t n_part = n - done < PART_BYTES ? n - done : PART_BYTES;
        fill(y->data + done, n_part, from, &keys, elem_bytes == 8);
        done += n_part;
        from = later(from, PART_BYTES / BLOCK_BYTES);
        ETCH_TRY(etch__go_on(c->cx, (int64_t)(n_part / elem_bytes)));
    }
    return ETCH_OK;
}

/* --- normals within two deviations ---------------------------------------------------------------------------------- */

/* Elements come in groups of as many as a block gives normals; a group has N_RESERVED words per element for itself, of
 * which it draws pair after pair until enough lie within the limit: so each group is a function of its number. (That
 * the words do not last has a chance of less than 1e-200; then the next group's are taken.) */
enum { N_RESERVED = 256, WORDS_PER_BLOCK = 4 };
static const double LIMIT = 2;

/* Two normals from two uniform numbers (Box, Muller 1958), the same formula as random_normal's. */
static inline void pair_f32(const uint32_t w[4], double y[2])
{
    float u = (float)(w[0] & 0x7fffffu) * 0x1p-23f;
    float v = (float)((double)((float)(w[1] & 0x7fffffu) * 0x1p-23f) * ETCH_TWO_PI);
    float r = ETCH_SQRTF(-2.0f * etch__log_f32(u < ETCH_LEAST_UNIFORM_F32 ? ETCH_LEAST_UNIFORM_F32 : u));
    y[0] = (double)(etch__sin_f32(v) * r);
    y[1] = (double)(etch__cos_f32(v) * r);
}

static inline double uniform_f64(const uint32_t w[2])
{
    return (double)((uint64_t)(w[0] & 0xfffffu) << 32 | w[1]) * 0x1p-52;
}

static inline void pair_f64(const uint32_t w[4], double y[2])
{
    double u = uniform_f64(w), v = ETCH_TWO_PI * uniform_f64(w + 2);
    double r = ETCH_SQRT(-2.0 * etch__log_f64(u < ETCH_LEAST_UNIFORM ? ETCH_LEAST_UNIFORM : u));
    y[0] = etch__sin_f64(v) * r;
    y[1] = etch__cos_f64(v) * r;
}

/* A group, `n` of it. */
static void draw_group(counter from, uint64_t first, const round_keys *keys, bool is_f64, int n, double *y)
{
    int n_drawn = 0;
    for (uint64_t i = first;; i++) {
        uint32_t w[4];
        block_at(from, i, keys, w);
        for (int at = 0; at < WORDS_PER_BLOCK; at += is_f64 ? 4 : 2) {
            double both[2];
            if (is_f64)
                pair_f64(w, both);
            else
                pair_f32(w + at, both);
            for (int k = 0; k < 2; k++) {
                if (both[k] < LIMIT && both[k] > -LIMIT)
                    y[n_drawn++] = both[k];
                if (n_drawn == n)
                    return;
            }
        }
    }
}

static inline void store(etch_dtype t, char *to, int64_t at, double y)
{
    switch (t) {
    case ETCH_F16: ((etch_el_f16 *)to)[at] = etch__narrow_f16((float)y); return;
    case ETCH_BF16: ((etch_el_bf16 *)to)[at] = etch__narrow_bf16((float)y); return;
    case ETCH_F64: ((double *)to)[at] = y; return;
    default: ((float *)to)[at] = (float)y; return;
    }
}

etch_status etch__call_random_truncated_normal(etch_call *c)
{
    const etch_array *y = &c->out[0];
    round_keys keys;
    counter from = read_start(c, &keys);
    bool is_f64 = y->dtype == ETCH_F64;
    int n_group = is_f64 ? 2 : 4;
    int64_t n = etch__array_count(y);
    for (int64_t at = 0; at < n; at += n_group) {
        double group[4];
        int n_here = n - at < n_group ? (int)(n - at) : n_group;
        draw_group(from, (uint64_t)at * N_RESERVED / WORDS_PER_BLOCK, &keys, is_f64, n_here, group);
        for (int i = 0; i < n_here; i++)
            store(y->dtype, y->data, at + i, group[i]);
        ETCH_TRY(etch__go_on(c->cx, 16 * n_group)); /* a few dozen operations each */
    }
    return ETCH_OK;
}

/* --- order ------------------------------------------------------------------------------------------------------------ */

/* Fisher and Yates: place i is exchanged with place i + (word i mod what is left). */
etch_status etch__call_random_permutation(etch_call *c)
{
    const etch_array *y = &c->out[0];
    int64_t n = etch__array_count(y);
    round_keys keys;
    counter from = read_start(c, &keys);
    etch_room room;
    ETCH_TRY(etch__check_index_dtype(c, y->dtype, 0, n, false));
    int64_t *at = etch__room_take(&room, c->cx, n, sizeof *at);
    if (!at)
        return c->cx->status;
    etch_status s = ETCH_OK;
    for (int64_t i = 0; s == ETCH_OK && i < n; i++) {
        at[i] = i;
        if (i % ETCH_CALL_BLOCK == 0)
            s = etch__go_on(c->cx, ETCH_CALL_BLOCK);
    }
    uint32_t w[WORDS_PER_BLOCK];
    for (int64_t i = 0; s == ETCH_OK && i + 1 < n; i++) {
        if (i % WORDS_PER_BLOCK == 0) {
            block_at(from, (uint64_t)i / WORDS_PER_BLOCK, &keys, w);
            s = etch__go_on(c->cx, 16 * WORDS_PER_BLOCK); /* memory is read here and there */
        }
        int64_t other = i + (int64_t)(w[i % WORDS_PER_BLOCK] % (uint64_t)(n - i)), was = at[i];
        at[i] = at[other];
        at[other] = was;
    }
    for (int64_t i = 0, bytes = etch__dtypes[y->dtype].bytes; s == ETCH_OK && i < n; i += ETCH_CALL_BLOCK) {
        int64_t n_block = n - i < ETCH_CALL_BLOCK ? n - i : ETCH_CALL_BLOCK;
        etch__write_indices(y->dtype, y->data + i * bytes, at + i, n_block);
        s = etch__go_on(c->cx, n_block);
    }
    etch__room_give(&room);
    return s;
}
