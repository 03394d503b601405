/* unique: the distinct elements of a vector in order of first appearance, for each element which of them it is, and how
 * often each appears.
 *
 * A hash table with linear probing maps an element's bits to its number. Its slots hold the bits themselves, so that a
 * probe touches nothing else; a string's slot holds its hash, and the strings are compared. -0 equals +0 and the first of
 * them stays; a NaN equals nothing, as in TensorFlow, so that every NaN is distinct (and none is looked up). The table
 * grows with what it holds, not with the vector: many equal elements stay in cache.
 *
 * What must stay true: the results' sizes are settled before they are written: the second at once, the others after the
 * elements have been told apart, when the second is already in use as the list of numbers. */
#include "kernel/call/calls.h"

#include "base/hash.h"
#include "kernel/call/support.h"
#include "kernel/call/types.h"

#include <string.h>

typedef struct slot {
    uint64_t bits;
    uint32_t first_plus_1; /* where the element first appears; 0: free */
    uint32_t number;
} slot;

typedef struct table {
    etch_ctx *cx;
    etch_arena_mark mark; /* of the arena before the first slots were taken */
    etch_room room;
    slot *slots;
    size_t n_slots; /* a power of two, at most half full */
    size_t n_held;
    uint32_t n; /* distinct elements: those held, and NaNs */
} table;

enum { FIRST_SLOTS = 64, SLOTS_AT_ONCE = 4096 };

static etch_status make_slots(table *t, size_t n_slots)
{
    etch_room room;
    slot *slots = etch__room_take(&room, t->cx, (int64_t)n_slots, sizeof *slots);
    if (!slots)
        return etch__fail_nomem(t->cx);
    etch_status s = ETCH_OK;
    for (size_t i = 0; s == ETCH_OK && i < n_slots; i += SLOTS_AT_ONCE) {
        size_t n = n_slots - i < SLOTS_AT_ONCE ? n_slots - i : SLOTS_AT_ONCE;
        memset(slots + i, 0, n * sizeof *slots);
        s = etch__go_on(t->cx, (int64_t)n);
    }
    if (s != ETCH_OK) {
        if (room.large)
            etch__room_give(&room);
        return s;
    }
    t->room = room;
    t->slots = slots;
    t->n_slots = n_slots;
    return ETCH_OK;
}

static size_t home(const table *t, uint64_t bits) { return (size_t)etch__hash_mix(0, bits) & (t->n_slots - 1); }

/* Four times as many slots. Old ones that lie in the arena stay there until the end: a third of the last in all. */
static etch_status grow(table *t)
{
    table old = *t;
    ETCH_TRY(make_slots(t, old.n_slots * 4));
    etch_status s = ETCH_OK;
    for (size_t i = 0; s == ETCH_OK && i < old.n_slots; i++) {
        if (i % SLOTS_AT_ONCE == 0)
            s = etch__go_on(t->cx, 4 * SLOTS_AT_ONCE); /* memory is read here and there */
        if (old.slots[i].first_plus_1 == 0)
            continue;
        size_t at = home(t, old.slots[i].bits);
        while (t->slots[at].first_plus_1 != 0)
            at = (at + 1) & (t->n_slots - 1);
        t->slots[at] = old.slots[i];
    }
    if (old.room.large)
        etch__room_give(&old.room);
    return s;
}

static void drop_slots(table *t)
{
    if (t->room.large)
        etch__room_give(&t->room);
    etch__arena_reset(&t->cx->scratch, t->mark);
}

#define BITS_EXACT(_t, bytes) \
    static void bits##_t(const char *x, int64_t stride, int64_t n, uint64_t *out, bool *is_nan) \
    { \
        for (int64_t i = 0; i < n; i++) { \
            etch_bits_##bytes u; \
            memcpy(&u, x + i * stride * bytes, bytes); \
            out[i] = u; \
            is_nan[i] = false; \
        } \
    }
#define BITS_BOOL(_t, bytes) \
    static void bits##_t(const char *x, int64_t stride, int64_t n, uint64_t *out, bool *is_nan) \
    { \
        for (int64_t i = 0; i < n; i++) { \
            out[i] = x[i * stride] != 0; \
            is_nan[i] = false; \
        } \
    }
#define BITS_FLOAT(_t, bytes) \
    static void bits##_t(const char *x, int64_t stride, int64_t n, uint64_t *out, bool *is_nan) \
    { \
        for (int64_t i = 0; i < n; i++) { \
            etch_bits_##bytes u, magnitude; \
            memcpy(&u, x + i * stride * bytes, bytes); \
            magnitude = (etch_bits_##bytes)(u & ((etch_bits_##bytes) ~(etch_bits_##bytes)0 >> 1)); \
            out[i] = magnitude == 0 ? 0 : u; \
            is_nan[i] = magnitude > ETCH_INF_BITS##_t; \
        } \
    }
#define BITS_STRING(_t, width) \
    static void bits##_t(const char *x, int64_t stride, int64_t n, uint64_t *out, bool *is_nan) \
    { \
        for (int64_t i = 0; i < n; i++) { \
            const etch_str *s = ((etch_str *const *)x)[i * stride]; \
            out[i] = s && s->n > 0 ? etch__hash_bytes(1, s->bytes, s->n) : 0; \
            is_nan[i] = false; \
        } \
    }
#define BITS_INT(_t, bytes) BITS_EXACT(_t, bytes)
#define BITS_UINT(_t, bytes) BITS_EXACT(_t, bytes)
#define D(name, bytes, cls, ktype, npy, long_name) BITS_##cls(_##name, bytes)
#include "tensor/dtypes.def"
#undef D

typedef void bits_fn(const char *x, int64_t stride, int64_t n, uint64_t *out, bool *is_nan);
static bits_fn *const bits_of[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) bits_##name,
#include "tensor/dtypes.def"
#undef D
};

static bool equal_strings(const etch_str *a, const etch_str *b)
{
    size_t n = a ? a->n : 0;
    return n == (b ? b->n : 0) && (n == 0 || memcmp(a->bytes, b->bytes, n) == 0);
}

/* The slot of element i, or the free one where it goes. */
static slot *find(const table *t, const etch_array *x, int64_t stride, int64_t i, uint64_t bits)
{
    bool is_string = etch__dtype_is(x->dtype, ETCH_CLASS_STRING);
    etch_str *const *strings = (etch_str *const *)x->data;
    size_t at = home(t, bits);
    for (;; at = (at + 1) & (t->n_slots - 1)) {
        slot *s = &t->slots[at];
        if (s->first_plus_1 == 0)
            return s;
        if (s->bits == bits &&
            (!is_string || equal_strings(strings[i * stride], strings[(int64_t)(s->first_plus_1 - 1) * stride])))
            return s;
    }
}

/* Writes each element's number to the second result; t->n is how many distinct ones there are. */
static etch_status tell_apart(etch_call *c, table *t, const etch_array *x, int64_t n, int64_t stride)
{
    const etch_array *y = &c->out[1];
    int64_t bytes = etch__dtypes[x->dtype].bytes, y_bytes = etch__dtypes[y->dtype].bytes;
    uint64_t bits[ETCH_CALL_BLOCK];
    int64_t number[ETCH_CALL_BLOCK];
    bool is_nan[ETCH_CALL_BLOCK];
    ETCH_TRY(make_slots(t, FIRST_SLOTS));
    for (int64_t i = 0; i < n; i += ETCH_CALL_BLOCK) {
        int64_t n_block = n - i < ETCH_CALL_BLOCK ? n - i : ETCH_CALL_BLOCK;
        bits_of[x->dtype](x->data + i * stride * bytes, stride, n_block, bits, is_nan);
        for (int64_t k = 0; k < n_block; k++) {
            if (is_nan[k]) {
                number[k] = t->n++;
                continue;
            }
            slot *s = find(t, x, stride, i + k, bits[k]);
            if (s->first_plus_1 == 0) {
                *s = (slot){ bits[k], (uint32_t)(i + k) + 1, t->n };
                number[k] = t->n++;
                if (++t->n_held * 2 > t->n_slots)
                    ETCH_TRY(grow(t));
            } else
                number[k] = s->number;
        }
        etch__write_indices(y->dtype, y->data + i * y_bytes, number, n_block);
        ETCH_TRY(etch__go_on(c->cx, n_block));
    }
    return ETCH_OK;
}

/* The numbers say what the other results are: an element whose number is the next new one is the first of its kind. */
static etch_status write_values_and_counts(etch_call *c, const etch_array *x, int64_t n, int64_t stride,
                                           int64_t *counts)
{
    const etch_array *values = &c->out[0], *numbers = &c->out[1];
    int64_t bytes = etch__dtypes[x->dtype].bytes, number[ETCH_CALL_BLOCK], n_seen = 0;
    for (int64_t i = 0; i < n; i += ETCH_CALL_BLOCK) {
        int64_t n_block = n - i < ETCH_CALL_BLOCK ? n - i : ETCH_CALL_BLOCK;
        etch__read_indices(numbers, i, 1, n_block, number);
        for (int64_t k = 0; k < n_block; k++) {
            if (number[k] == n_seen) {
                etch__move_run(x->dtype, values->data + n_seen * bytes, 1, x->data + (i + k) * stride * bytes, 1, 1);
                counts[n_seen++] = 0;
            }
            counts[number[k]]++;
        }
        ETCH_TRY(etch__go_on(c->cx, n_block));
    }
    etch__write_indices(c->out[2].dtype, c->out[2].data, counts, n_seen);
    return ETCH_OK;
}

etch_status etch__call_unique(etch_call *c)
{
    const etch_array *x = &c->in[0];
    int64_t n = x->dims[0], stride = n > 1 ? x->strides[0] : 1;
    /* Numbers, positions and counts are 32 bits wide inside, whatever the results' dtype. */
    if (n > INT32_MAX)
        return etch__check_index_dtype(c, ETCH_I32, 0, n, true);
    ETCH_TRY(etch__check_index_dtype(c, c->out[1].dtype, 0, n, true));
    ETCH_TRY(etch__check_index_dtype(c, c->out[2].dtype, 0, n, true));
    ETCH_TRY(etch__call_settle(c, 1, &n, 1));
    table t = { .cx = c->cx, .mark = etch__arena_mark(&c->cx->scratch) };
    etch_status s = tell_apart(c, &t, x, n, stride);
    int64_t n_values = t.n;
    drop_slots(&t);
    if (s != ETCH_OK)
        return s;
    ETCH_TRY(etch__call_settle(c, 0, &n_values, 1));
    ETCH_TRY(etch__call_settle(c, 2, &n_values, 1));
    etch_room room;
    int64_t *counts = etch__room_take(&room, c->cx, n_values, sizeof *counts);
    if (!counts)
        return etch__fail_nomem(c->cx);
    s = write_values_and_counts(c, x, n, stride, counts);
    etch__room_give(&room);
    return s;
}
