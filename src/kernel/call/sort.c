/* sort, argsort, top_k and searchsorted, along one axis, in the order of order.h: NaN last, whichever way is up.
 *
 * A row is turned into unsigned keys and those are sorted, stably. For `sort` the keys alone are enough, since elements
 * come back from them; zeros and NaNs, whose bits keys do not tell apart, are put right afterwards. For argsort a key of
 * 32 bits shares a word with its position; one of 64 bits travels in a pair. top_k equals the first k of a descending
 * argsort; where k is small it is found by a heap of the k best so far, so that most elements cost one comparison.
 *
 * What must stay true: equal elements keep their order, in descending sorts too; positions fit the result's dtype. */
#include "kernel/call/calls.h"

#include "kernel/call/order.h"
#include "kernel/call/support.h"
#include "kernel/call/types.h"
#include "kernel/call/walk.h"

#include <etch/ops.h>
#include <string.h>

typedef struct pair {
    uint64_t key, position;
} pair;

#define SORT_NAME word32
#define SORT_RECORD uint32_t
#define SORT_KEY(r) (r)
#include "kernel/call/sort_records.inc"

#define SORT_NAME word64
#define SORT_RECORD uint64_t
#define SORT_KEY(r) (r)
#include "kernel/call/sort_records.inc"

#define SORT_NAME pair
#define SORT_RECORD pair
#define SORT_KEY(r) ((r).key)
#include "kernel/call/sort_records.inc"

/* One axis of x and y, row by row. */
typedef struct rows {
    etch_walk walk;
    int64_t n, x_stride, y_stride; /* along the axis */
    bool has_rows;
} rows;

static void start_rows(rows *r, const etch_array *x, const etch_array *y, int axis)
{
    int64_t dims[ETCH_MAX_RANK], x_strides[ETCH_MAX_RANK], y_strides[ETCH_MAX_RANK];
    etch__without_axis(x->dims, x->rank, axis, dims);
    etch__without_axis(x->strides, x->rank, axis, x_strides);
    etch__without_axis(y->strides, y->rank, axis, y_strides);
    r->n = x->dims[axis];
    r->x_stride = r->n > 1 ? x->strides[axis] : 1;
    r->y_stride = y->dims[axis] > 1 ? y->strides[axis] : 1;
    r->has_rows = etch__walk_start(&r->walk, x->rank - 1, dims, 2, (const int64_t *const[]){ x_strides, y_strides });
}

static etch_status sort_row(etch_ctx *cx, etch_dtype t, const rows *r, const char *x, char *y, bool descending,
                            void *room)
{
    etch_key_count found;
    int n_bits = etch__dtypes[t].bytes * 8;
    if (etch__has_wide_key(t)) {
        uint64_t *keys = room;
        etch__keys_64(t, x, r->x_stride, r->n, descending, keys, &found);
        keys = word64_sort(cx, keys, keys + r->n, r->n, 0, n_bits);
        if (!keys)
            return cx->status;
        etch__elements_of_keys_64(t, keys, r->n, descending, y, r->y_stride);
    } else {
        uint32_t *keys = room;
        etch__keys_32(t, x, r->x_stride, r->n, descending, keys, &found);
        keys = word32_sort(cx, keys, keys + r->n, r->n, 0, n_bits);
        if (!keys)
            return cx->status;
        etch__elements_of_keys_32(t, keys, r->n, descending, y, r->y_stride);
    }
    if (found.n_nan || found.n_negative_zero)
        etch__restore_bits(t, x, r->x_stride, y, r->y_stride, r->n, found.n_nan);
    return etch__go_on(cx, r->n);
}

/* Records of a row: 32-bit keys above positions in a word, or pairs. The keys come from a block at a time. */
static void make_words(etch_dtype t, const char *x, int64_t stride, int64_t first, int64_t n, bool descending,
                       uint64_t *to)
{
    uint32_t keys[ETCH_CALL_BLOCK];
    for (int64_t i = 0; i < n; i += ETCH_CALL_BLOCK) {
        int64_t n_block = n - i < ETCH_CALL_BLOCK ? n - i : ETCH_CALL_BLOCK;
        etch__keys_32(t, x + i * stride * etch__dtypes[t].bytes, stride, n_block, descending, keys, NULL);
        for (int64_t k = 0; k < n_block; k++)
            to[i + k] = (uint64_t)keys[k] << 32 | (uint64_t)(first + i + k);
    }
}

static void make_pairs(etch_dtype t, const char *x, int64_t stride, int64_t first, int64_t n, bool descending, pair *to)
{
    uint64_t keys[ETCH_CALL_BLOCK];
    for (int64_t i = 0; i < n; i += ETCH_CALL_BLOCK) {
        int64_t n_block = n - i < ETCH_CALL_BLOCK ? n - i : ETCH_CALL_BLOCK;
        etch__keys_64(t, x + i * stride * etch__dtypes[t].bytes, stride, n_block, descending, keys, NULL);
        for (int64_t k = 0; k < n_block; k++)
            to[i + k] = (pair){ keys[k], (uint64_t)(first + i + k) };
    }
}

/* All of a row in order: the first n_wanted positions go to `position`. */
static etch_status order_row(etch_ctx *cx, etch_dtype t, const rows *r, const char *x, bool descending, void *room,
                             int64_t n_wanted, int64_t *position)
{
    int n_bits = etch__dtypes[t].bytes * 8;
    if (etch__has_wide_key(t)) {
        pair *p = room;
        make_pairs(t, x, r->x_stride, 0, r->n, descending, p);
        p = pair_sort(cx, p, p + r->n, r->n, 0, n_bits);
        if (!p)
            return cx->status;
        for (int64_t i = 0; i < n_wanted; i++)
            position[i] = (int64_t)p[i].position;
    } else {
        uint64_t *w = room;
        make_words(t, x, r->x_stride, 0, r->n, descending, w);
        w = word64_sort(cx, w, w + r->n, r->n, 32, n_bits);
        if (!w)
            return cx->status;
        for (int64_t i = 0; i < n_wanted; i++)
            position[i] = (int64_t)(w[i] & UINT32_MAX);
    }
    return etch__go_on(cx, r->n);
}

static size_t record_bytes(etch_dtype t) { return etch__has_wide_key(t) ? sizeof(pair) : sizeof(uint64_t); }

static void write_positions(const etch_array *y, int64_t at, int64_t stride, const int64_t *position, int64_t n)
{
    int64_t bytes = etch__dtypes[y->dtype].bytes;
    if (stride == 1)
        etch__write_indices(y->dtype, y->data + at * bytes, position, n);
    else
        for (int64_t i = 0; i < n; i++)
            etch__write_indices(y->dtype, y->data + (at + i * stride) * bytes, position + i, 1);
}

static etch_status sort_along(etch_call *c, bool positions)
{
    const etch_attrs_sort *attrs = c->attrs;
    const etch_array *x = &c->in[0], *y = &c->out[0];
    int axis = etch__call_axis(attrs->axis, x->rank);
    int64_t bytes = etch__dtypes[x->dtype].bytes;
    rows r;
    start_rows(&r, x, y, axis);
    if (positions)
        ETCH_TRY(etch__check_index_dtype(c, y->dtype, axis, r.n, false));
    if (!r.has_rows || r.n == 0)
        return ETCH_OK;
    /* Two sets of records, and behind them the positions. */
    size_t per_element = positions ? 2 * record_bytes(x->dtype) + sizeof(int64_t)
                                   : 2 * (etch__has_wide_key(x->dtype) ? sizeof(uint64_t) : sizeof(uint32_t));
    etch_room room;
    char *memory = etch__room_take(&room, c->cx, r.n, per_element);
    if (!memory)
        return etch__fail_nomem(c->cx);
    int64_t *position = positions ? (int64_t *)(memory + (size_t)r.n * 2 * record_bytes(x->dtype)) : NULL;
    etch_status s = ETCH_OK;
    for (bool more = true; more; more = etch__walk_next(&r.walk))
        for (int64_t j = 0; s == ETCH_OK && j < r.walk.run; j++) {
            const char *from = x->data + (r.walk.at[0] + j * r.walk.run_stride[0]) * bytes;
            int64_t to = r.walk.at[1] + j * r.walk.run_stride[1];
            if (positions) {
                s = order_row(c->cx, x->dtype, &r, from, attrs->descending, memory, r.n, position);
                if (s == ETCH_OK)
                    write_positions(y, to, r.y_stride, position, r.n);
            } else
                s = sort_row(c->cx, x->dtype, &r, from, y->data + to * bytes, attrs->descending, memory);
        }
    etch__room_give(&room);
    return s;
}

etch_status etch__call_sort(etch_call *c) { return sort_along(c, false); }
etch_status etch__call_argsort(etch_call *c) { return sort_along(c, true); }

/* A heap of the k smallest records so far, the largest on top. All records differ, since their positions do. Taking the
 * top off again and again leaves them in order. */
#define HEAP(name, record, LESS) \
    static void name##_sink(record *h, int64_t k, int64_t i, record r) \
    { \
        for (int64_t child = 2 * i + 1; child < k; child = 2 * i + 1) { \
            if (child + 1 < k && LESS(h[child], h[child + 1])) \
                child++; \
            if (!LESS(r, h[child])) \
                break; \
            h[i] = h[child]; \
            i = child; \
        } \
        h[i] = r; \
    } \
    static void name##_build(record *h, int64_t k) \
    { \
        for (int64_t i = k / 2 - 1; i >= 0; i--) \
            name##_sink(h, k, i, h[i]); \
    } \
    static void name##_finish(record *h, int64_t k) \
    { \
        for (int64_t n = k - 1; n > 0; n--) { \
            record r = h[n]; \
            h[n] = h[0]; \
            name##_sink(h, n, 0, r); \
        } \
    }
#define LESS_WORD(a, b) ((a) < (b))
#define LESS_PAIR(a, b) ((a).key < (b).key || ((a).key == (b).key && (a).position < (b).position))
HEAP(word_heap, uint64_t, LESS_WORD)
HEAP(pair_heap, pair, LESS_PAIR)

/* The k first of a row in descending order, 0 < k. Later elements get in only if they come strictly before the last of
 * the k, so positions need not be looked at. */
static etch_status select_row(etch_ctx *cx, etch_dtype t, const rows *r, const char *x, void *room, int64_t k,
                              int64_t *position)
{
    int64_t bytes = etch__dtypes[t].bytes;
    if (etch__has_wide_key(t)) {
        pair *h = room;
        uint64_t keys[ETCH_CALL_BLOCK];
        make_pairs(t, x, r->x_stride, 0, k, true, h);
        pair_heap_build(h, k);
        for (int64_t i = k; i < r->n; i += ETCH_CALL_BLOCK) {
            int64_t n_block = r->n - i < ETCH_CALL_BLOCK ? r->n - i : ETCH_CALL_BLOCK;
            etch__keys_64(t, x + i * r->x_stride * bytes, r->x_stride, n_block, true, keys, NULL);
            ETCH_TRY(etch__go_on(cx, n_block));
            for (int64_t j = 0; j < n_block; j++)
                if (ETCH_UNLIKELY(keys[j] < h[0].key))
                    pair_heap_sink(h, k, 0, (pair){ keys[j], (uint64_t)(i + j) });
        }
        pair_heap_finish(h, k);
        for (int64_t i = 0; i < k; i++)
            position[i] = (int64_t)h[i].position;
        return ETCH_OK;
    }
    uint64_t *h = room;
    uint32_t keys[ETCH_CALL_BLOCK];
    make_words(t, x, r->x_stride, 0, k, true, h);
    word_heap_build(h, k);
    for (int64_t i = k; i < r->n; i += ETCH_CALL_BLOCK) {
        int64_t n_block = r->n - i < ETCH_CALL_BLOCK ? r->n - i : ETCH_CALL_BLOCK;
        etch__keys_32(t, x + i * r->x_stride * bytes, r->x_stride, n_block, true, keys, NULL);
        ETCH_TRY(etch__go_on(cx, n_block));
        for (int64_t j = 0; j < n_block; j++)
            if (ETCH_UNLIKELY(keys[j] < h[0] >> 32))
                word_heap_sink(h, k, 0, (uint64_t)keys[j] << 32 | (uint64_t)(i + j));
    }
    word_heap_finish(h, k);
    for (int64_t i = 0; i < k; i++)
        position[i] = (int64_t)(h[i] & UINT32_MAX);
    return ETCH_OK;
}

static etch_status check_k(etch_call *c, int axis, int64_t *k)
{
    const etch_array *x = &c->in[0];
    etch__read_indices(&c->in[1], 0, 1, 1, k);
    if (*k < 0 || *k > x->dims[axis])
        return etch__fail(c->cx, ETCH_ERANGE, "%s: k is %lld, but must be from 0 to the %lld elements of the last axis",
                          c->op, (long long)*k, (long long)x->dims[axis]);
    for (int i = 0; i < 2; i++)
        if (c->out[i].dims[axis] != *k)
            return etch__fail(c->cx, ETCH_ESHAPE, "%s: k is %lld, but the last axis of result %d has size %lld", c->op,
                              (long long)*k, i, (long long)c->out[i].dims[axis]);
    return etch__check_index_dtype(c, c->out[1].dtype, axis, x->dims[axis], false);
}

etch_status etch__call_top_k(etch_call *c)
{
    const etch_array *x = &c->in[0], *values = &c->out[0], *indices = &c->out[1];
    int axis = x->rank - 1;
    int64_t k, bytes = etch__dtypes[x->dtype].bytes;
    ETCH_TRY(check_k(c, axis, &k));
    rows r;
    start_rows(&r, x, values, axis);
    if (!r.has_rows || k == 0)
        return ETCH_OK;
    /* Sorting all costs about as much per element as some tens of comparisons. */
    bool by_heap = k <= r.n / 8;
    int64_t n_records = by_heap ? k : 2 * r.n;
    etch_room room;
    char *memory = etch__room_take(&room, c->cx, n_records + k, record_bytes(x->dtype));
    if (!memory)
        return etch__fail_nomem(c->cx);
    int64_t *position = (int64_t *)(memory + (size_t)n_records * record_bytes(x->dtype)), to = 0;
    etch_status s = ETCH_OK;
    for (bool more = true; more; more = etch__walk_next(&r.walk))
        for (int64_t j = 0; s == ETCH_OK && j < r.walk.run; j++, to += k) {
            const char *from = x->data + (r.walk.at[0] + j * r.walk.run_stride[0]) * bytes;
            if (by_heap)
                s = select_row(c->cx, x->dtype, &r, from, memory, k, position);
            else
                s = order_row(c->cx, x->dtype, &r, from, true, memory, k, position);
            if (s != ETCH_OK)
                break;
            char *value = values->data + to * bytes;
            for (int64_t i = 0; i < k; i++)
                etch__move_run(x->dtype, value + i * bytes, 1, from + position[i] * r.x_stride * bytes, 1, 1);
            write_positions(indices, to, 1, position, k);
        }
    etch__room_give(&room);
    return s;
}

/* How many of the n sorted elements come before each of the m values; with `right`, before or at it. KEY gives the key of
 * a sorted element: from an array of keys if there is one, else from the element. */
#define SEARCH(name, key_type, KEY) \
    static void name(const rows *r, etch_dtype t, const char *sorted, const key_type *keys, const key_type *values, \
                     int64_t m, bool right, int64_t *found) \
    { \
        (void)t, (void)sorted, (void)keys; \
        for (int64_t i = 0; i < m; i++) { \
            int64_t lo = 0, hi = r->n; \
            while (lo < hi) { \
                int64_t middle = lo + (hi - lo) / 2; \
                key_type key = KEY(middle); \
                bool is_before = right ? key <= values[i] : key < values[i]; \
                lo = is_before ? middle + 1 : lo; \
                hi = is_before ? hi : middle; \
            } \
            found[i] = lo; \
        } \
    }
static uint32_t key_32(etch_dtype t, const char *x)
{
    uint32_t key;
    etch__keys_32(t, x, 1, 1, false, &key, NULL);
    return key;
}
static uint64_t key_64(etch_dtype t, const char *x)
{
    uint64_t key;
    etch__keys_64(t, x, 1, 1, false, &key, NULL);
    return key;
}
#define KEY_MADE(i) keys[i]
#define KEY_OF_32(i) key_32(t, sorted + (i)*r->x_stride * etch__dtypes[t].bytes)
#define KEY_OF_64(i) key_64(t, sorted + (i)*r->x_stride * etch__dtypes[t].bytes)
SEARCH(search_keys_32, uint32_t, KEY_MADE)
SEARCH(search_keys_64, uint64_t, KEY_MADE)
SEARCH(search_row_32, uint32_t, KEY_OF_32)
SEARCH(search_row_64, uint64_t, KEY_OF_64)

/* One row; `room` has a place for the keys of the sorted elements, or is NULL. */
static etch_status search_row(etch_ctx *cx, const rows *r, etch_dtype t, const char *sorted, const char *values,
                              int64_t v_stride, int64_t m, bool right, void *room, etch_array y, int64_t to)
{
    int64_t found[ETCH_CALL_BLOCK], bytes = etch__dtypes[t].bytes;
    if (room && etch__has_wide_key(t))
        etch__keys_64(t, sorted, r->x_stride, r->n, false, room, NULL);
    else if (room)
        etch__keys_32(t, sorted, r->x_stride, r->n, false, room, NULL);
    for (int64_t i = 0; i < m; i += ETCH_CALL_BLOCK) {
        int64_t n_block = m - i < ETCH_CALL_BLOCK ? m - i : ETCH_CALL_BLOCK;
        const char *from = values + i * v_stride * bytes;
        if (etch__has_wide_key(t)) {
            uint64_t keys[ETCH_CALL_BLOCK];
            etch__keys_64(t, from, v_stride, n_block, false, keys, NULL);
            (room ? search_keys_64 : search_row_64)(r, t, sorted, room, keys, n_block, right, found);
        } else {
            uint32_t keys[ETCH_CALL_BLOCK];
            etch__keys_32(t, from, v_stride, n_block, false, keys, NULL);
            (room ? search_keys_32 : search_row_32)(r, t, sorted, room, keys, n_block, right, found);
        }
        write_positions(&y, to + i, 1, found, n_block);
        ETCH_TRY(etch__go_on(cx, 16 * n_block)); /* a step per bit of n */
    }
    return ETCH_OK;
}

etch_status etch__call_searchsorted(etch_call *c)
{
    const etch_attrs_side *attrs = c->attrs;
    const etch_array *sorted = &c->in[0], *values = &c->in[1], *y = &c->out[0];
    etch_dtype t = sorted->dtype;
    int axis = sorted->rank - 1;
    int64_t m = values->dims[axis], v_stride = m > 1 ? values->strides[axis] : 1, bytes = etch__dtypes[t].bytes, to = 0;
    rows r;
    start_rows(&r, sorted, values, axis);
    ETCH_TRY(etch__check_index_dtype(c, y->dtype, axis, r.n, true));
    if (!r.has_rows || m == 0)
        return ETCH_OK;
    /* Making all keys of a row pays when they are asked for often enough. */
    void *memory = NULL;
    etch_room room;
    if (r.n > 0 && r.n / 8 <= m) {
        memory = etch__room_take(&room, c->cx, r.n, etch__has_wide_key(t) ? sizeof(uint64_t) : sizeof(uint32_t));
        if (!memory)
            return etch__fail_nomem(c->cx);
    }
    etch_status s = ETCH_OK;
    for (bool more = true; more; more = etch__walk_next(&r.walk))
        for (int64_t j = 0; s == ETCH_OK && j < r.walk.run; j++, to += m)
            s = search_row(c->cx, &r, t, sorted->data + (r.walk.at[0] + j * r.walk.run_stride[0]) * bytes,
                           values->data + (r.walk.at[1] + j * r.walk.run_stride[1]) * bytes, v_stride, m, attrs->right,
                           memory, *y, to);
    if (memory)
        etch__room_give(&room);
    return s;
}
