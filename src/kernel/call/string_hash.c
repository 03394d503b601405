/* Strings to numbers of buckets, by three hash functions that other programs compute too, so that every bit is given: FarmHash's 64-bit
 * fingerprint (Pike), SipHash-2-4 (Aumasson and Bernstein), MurmurHash64A (Appleby). */
#include "kernel/call/calls.h"

#include "kernel/call/text.h"

#include <etch/ops.h>
#include <string.h>

static uint64_t load64(const char *p)
{
    uint64_t x;
    memcpy(&x, p, sizeof x);
    return x;
}
static uint32_t load32(const char *p)
{
    uint32_t x;
    memcpy(&x, p, sizeof x);
    return x;
}
static uint64_t right(uint64_t x, int n) { return x >> n | x << (64 - n); }
static uint64_t left(uint64_t x, int n) { return x << n | x >> (64 - n); }

/* --- FarmHash ---------------------------------------------------------------------------------------------------------------------- */

static const uint64_t K0 = 0xc3a5c85c97cb3127u, K1 = 0xb492b66fbe98f273u, K2 = 0x9ae16a3b2f90404fu;

static uint64_t fold(uint64_t x) { return x ^ x >> 47; }

static uint64_t mixed(uint64_t u, uint64_t v, uint64_t by)
{
    uint64_t a = fold((u ^ v) * by);
    return fold((v ^ a) * by) * by;
}

static uint64_t farm_to_16(const char *s, size_t n)
{
    uint64_t by = K2 + n * 2;
    if (n >= 8) {
        uint64_t a = load64(s) + K2, b = load64(s + n - 8);
        return mixed(right(b, 37) * by + a, (right(a, 25) + b) * by, by);
    }
    if (n >= 4)
        return mixed(n + ((uint64_t)load32(s) << 3), load32(s + n - 4), by);
    if (n == 0)
        return K2;
    uint32_t y = (uint8_t)s[0] + ((uint32_t)(uint8_t)s[n >> 1] << 8);
    uint32_t z = (uint32_t)n + ((uint32_t)(uint8_t)s[n - 1] << 2);
    return fold(y * K2 ^ z * K0) * K2;
}

static uint64_t farm_to_32(const char *s, size_t n)
{
    uint64_t by = K2 + n * 2, a = load64(s) * K1, b = load64(s + 8);
    uint64_t c = load64(s + n - 8) * by, d = load64(s + n - 16) * K2;
    return mixed(right(a + b, 43) + right(c, 30) + d, a + right(b + K2, 18) + c, by);
}

static uint64_t farm_to_64(const char *s, size_t n)
{
    uint64_t by = K2 + n * 2, a = load64(s) * K2, b = load64(s + 8);
    uint64_t c = load64(s + n - 8) * by, d = load64(s + n - 16) * K2;
    uint64_t y = right(a + b, 43) + right(c, 30) + d, z = mixed(y, a + right(b + K2, 18) + c, by);
    uint64_t e = load64(s + 16) * by, f = load64(s + 24);
    uint64_t g = (y + load64(s + n - 32)) * by, h = (z + load64(s + n - 24)) * by;
    return mixed(right(e + f, 43) + right(g, 30) + h, e + right(f + a, 18) + g, by);
}

/* What a long string leaves behind: 56 bytes that every block of 64 is mixed into. */
typedef struct farm_state {
    uint64_t x, y, z, v[2], w[2];
} farm_state;

static void weak(const char *s, uint64_t a, uint64_t b, uint64_t out[2])
{
    a += load64(s);
    b = right(b + a + load64(s + 24), 21);
    uint64_t c = a;
    a += load64(s + 8) + load64(s + 16);
    out[0] = a + load64(s + 24);
    out[1] = b + right(a, 44) + c;
}

/* `nine` is 1, for the last block 9; `by` is K1, for the last block what the state says. */
static void farm_block(farm_state *f, const char *s, uint64_t by, uint64_t nine)
{
    f->x = right(f->x + f->y + f->v[0] + load64(s + 8), 37) * by;
    f->y = right(f->y + f->v[1] + load64(s + 48), 42) * by;
    f->x ^= f->w[1] * nine;
    f->y += f->v[0] * nine + load64(s + 40);
    f->z = right(f->z + f->w[0], 33) * by;
    weak(s, f->v[1] * by, f->x + f->w[0], f->v);
    weak(s + 32, f->z + f->w[1], f->y + load64(s + 16), f->w);
    uint64_t x = f->x;
    f->x = f->z;
    f->z = x;
}

static uint64_t farm_long(const char *s, size_t n)
{
    static const uint64_t seed = 81;
    farm_state f = { .y = seed * K1 + 113 };
    f.z = fold(f.y * K2 + 113) * K2;
    f.x = seed * K2 + load64(s);
    size_t n_blocks = (n - 1) / 64, n_rest = (n - 1) & 63;
    for (size_t i = 0; i < n_blocks; i++)
        farm_block(&f, s + i * 64, K1, 1);
    uint64_t by = K1 + ((f.z & 0xff) << 1);
    f.w[0] += n_rest;
    f.v[0] += f.w[0];
    f.w[0] += f.v[0];
    farm_block(&f, s + n_blocks * 64 + n_rest - 63, by, 9);
    return mixed(mixed(f.v[0], f.w[0], by) + fold(f.y) * K0 + f.z, mixed(f.v[1], f.w[1], by) + f.x, by);
}

static uint64_t farm(etch_text t)
{
    return (t.n <= 16 ? farm_to_16 : t.n <= 32 ? farm_to_32 : t.n <= 64 ? farm_to_64 : farm_long)(t.at, t.n);
}

/* --- SipHash ------------------------------------------------------------------------------------------------------------------------ */

static void sip_round(uint64_t v[4])
{
    v[0] += v[1], v[1] = left(v[1], 13) ^ v[0], v[0] = left(v[0], 32);
    v[2] += v[3], v[3] = left(v[3], 16) ^ v[2];
    v[0] += v[3], v[3] = left(v[3], 21) ^ v[0];
    v[2] += v[1], v[1] = left(v[1], 17) ^ v[2], v[2] = left(v[2], 32);
}

static uint64_t sip(etch_text t, uint64_t k0, uint64_t k1)
{
    uint64_t v[] = { k0 ^ 0x736f6d6570736575u, k1 ^ 0x646f72616e646f6du, k0 ^ 0x6c7967656e657261u,
                     k1 ^ 0x7465646279746573u };
    for (size_t i = 0; i <= t.n / 8; i++) {
        char last[8] = { 0 };
        bool is_last = i == t.n / 8;
        if (is_last)
            memcpy(last, t.at + i * 8, t.n % 8), last[7] = (char)(t.n & 0xff);
        uint64_t m = load64(is_last ? last : t.at + i * 8);
        v[3] ^= m;
        sip_round(v), sip_round(v);
        v[0] ^= m;
    }
    v[2] ^= 0xff;
    for (int i = 0; i < 4; i++)
        sip_round(v);
    return v[0] ^ v[1] ^ v[2] ^ v[3];
}

/* --- MurmurHash --------------------------------------------------------------------------------------------------------------------- */

static uint64_t murmur(etch_text t)
{
    static const uint64_t by = 0xc6a4a7935bd1e995u, seed = 0xDECAFCAFFEu;
    uint64_t h = seed ^ t.n * by;
    for (size_t i = 0; i + 8 <= t.n; i += 8) {
        uint64_t k = load64(t.at + i) * by;
        h = (h ^ (k ^ k >> 47) * by) * by;
    }
    if (t.n % 8) {
        char last[8] = { 0 };
        memcpy(last, t.at + t.n / 8 * 8, t.n % 8);
        h = (h ^ load64(last)) * by;
    }
    h = (h ^ h >> 47) * by;
    return h ^ h >> 47;
}

/* -------------------------------------------------------------------------------------------------------------------------------------- */

static etch_status put_bucket(etch_call *c, void *user, etch_str *x, void *y)
{
    const etch_attrs_buckets *a = c->attrs;
    etch_text t = etch__text(x);
    (void)user;
    uint64_t h = a->method[0] == 'f'   ? farm(t)
                 : a->method[0] == 's' ? sip(t, (uint64_t)a->key.at[0], (uint64_t)a->key.at[1])
                                       : murmur(t);
    *(int64_t *)y = (int64_t)(h % (uint64_t)a->n);
    return ETCH_OK;
}

etch_status etch__call_string_to_bucket(etch_call *c) { return etch__each_text(c, put_bucket, NULL); }
