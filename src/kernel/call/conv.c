/* conv, conv_grad_x, conv_grad_w: operands made dense, the batch cut into parts, and these shared out. How a part is computed: conv.h.
 *
 *     f32           by oneDNN, or by products where it has nothing for the sizes
 *     f64           by products
 *     half types    widened to f32, computed as such, and each result is rounded once
 *
 * Parts have 1, 2, 4, .. images: batches of any size are computed by the same few primitives. They are made by the size of the work alone, and of w each has its own sums, which are added up in order: the bits are the same on any number of
 * threads. Between parts the program may stop it. */
#include "kernel/call/conv.h"

#include "base/pool.h"
#include "kernel/call/calls.h"
#include "kernel/call/halves.h"
#include "kernel/call/walk.h"

#include <etch/ops.h>
#include <stdatomic.h>
#include <string.h>

/* Multiplications that are worth a thread of its own; an element that is read or written is worth a few. */
static const double SHARE = 0x1p22, ELEMENT = 8;
static const int64_t MOST_PARTS = 64,
                     MOST_SUMS = 16; /* of w there are fewer, and not more than so many elements of them */
static const int64_t SUMS_ELEMENTS = (int64_t)1 << 24;
enum { ALIGN = 64, MAX_LOG = 20 };

/* --- dtypes ----------------------------------------------------------------------------------------------------------- */

static void widen(const etch_array *a, float *to)
{
    etch_walk w;
    for (bool more = etch__walk_start(&w, a->rank, a->dims, 1, (const int64_t *const[]){ a->strides }); more;
         more = etch__walk_next(&w), to += w.run)
        etch__widen_block(a->dtype, a->data + w.at[0] * etch__dtypes[a->dtype].bytes, 0, w.run_stride[0], 1, w.run, to);
}

/* --- memory ----------------------------------------------------------------------------------------------------------- */

/* One block for all: first it is counted, then handed out. */
typedef struct scratch {
    char *at; /* NULL: counting */
    size_t bytes;
    bool is_too_much;
} scratch;

static char *take(scratch *s, size_t n, size_t elem_bytes)
{
    size_t bytes;
    if (ETCH_MUL_OVERFLOWS(n, elem_bytes, &bytes) || bytes > SIZE_MAX / 2 - s->bytes) {
        s->is_too_much = true;
        return NULL;
    }
    char *p = s->at ? s->at + s->bytes : NULL;
    s->bytes += (bytes + ALIGN - 1) / ALIGN * ALIGN;
    return p;
}

/* --- the work --------------------------------------------------------------------------------------------------------- */

typedef struct work {
    etch_ctx *cx;
    const char *op;
    etch_convolution v; /* of the whole batch */
    etch_dtype dtype, computed;
    const etch_array *given[2];
    etch_array *result;
    int64_t n_parts, n_whole; /* the first have 2^log_whole images each, the others, from large to small, the rest */
    int log_whole;
    /* By the logarithm of the number of images. NULL: by products, or there is no such part. */
    etch_conv_primitive *primitive[MAX_LOG + 1];
    char *packed[MAX_LOG + 1]; /* of given weights; primitives that want them in one order share it */
    etch_conv_arrays dense;    /* all three as they are computed with */
    char *sums;                /* of w, by part */
    char *rooms;               /* by thread: scratch, then packed results */
    size_t room_bytes, seat_bytes;
    double per_image;
    atomic_bool is_stopped;
    atomic_int failure; /* a status of a part's, not reported yet */
    etch_status status; /* why it was stopped, as the program's own thread was told */
} work;

static double work_of_image(const etch_convolution *v)
{
    double places = (double)etch__window_product(v->window.out), n = (double)v->n;
    double products = places * (double)etch__window_product(v->window.size) * (double)etch__conv_per_group(v);
    return products * (double)v->c_out + ELEMENT * (double)(etch__conv_count_x(v) + etch__conv_count_y(v)) / n;
}

static bool has_part(const work *k, int log)
{
    return log == k->log_whole ? k->n_whole > 0 : log < k->log_whole && (k->v.n >> log & 1);
}

static void cut(work *k)
{
    const etch_convolution *v = &k->v;
    int64_t most = v->result == ETCH_CONV_W ? MOST_SUMS : MOST_PARTS, n_w = etch__conv_count_w(v);
    if (v->result == ETCH_CONV_W && most > 1 + SUMS_ELEMENTS / n_w)
        most = 1 + SUMS_ELEMENTS / n_w;
    k->per_image = work_of_image(v);
    double shares = k->per_image * (double)v->n / SHARE;
    int64_t n = shares >= (double)most ? most : shares > 1 ? (int64_t)shares : 1;
    while (k->log_whole < MAX_LOG && (int64_t)2 << k->log_whole <= (v->n + n - 1) / n)
        k->log_whole++;
    k->n_whole = k->n_parts = v->n >> k->log_whole;
    for (int log = 0; log < k->log_whole; log++)
        k->n_parts += has_part(k, log);
}

/* Its first image, behind those of all larger parts, and the logarithm of how many it has. */
static int find_part(const work *k, int64_t part, int64_t *first)
{
    int log = k->log_whole;
    if (part < k->n_whole) {
        *first = part << log;
        return log;
    }
    for (int64_t left = part - k->n_whole; left >= 0;)
        left -= has_part(k, --log);
    *first = k->v.n >> (log + 1) << (log + 1);
    return log;
}

static etch_convolution part_of(const work *k, int log)
{
    etch_convolution v = k->v;
    v.n = (int64_t)1 << log;
    return v;
}

static etch_status find_primitives(work *k)
{
    for (int log = 0; log <= k->log_whole && k->computed == ETCH_F32; log++) {
        etch_convolution v = part_of(k, log);
        if (has_part(k, log))
            ETCH_TRY(etch__conv_primitive_get(k->cx, &v, &k->primitive[log]));
    }
    return ETCH_OK;
}

/* --- parts ------------------------------------------------------------------------------------------------------------ */

/* Whether to go on is asked on the program's own thread; others are told. */
static void compute_part(void *user, int64_t part, int seat)
{
    work *k = user;
    if (atomic_load_explicit(&k->is_stopped, memory_order_relaxed))
        return;
    int64_t bytes = etch__dtypes[k->computed].bytes, first;
    int log = find_part(k, part, &first);
    etch_convolution v = part_of(k, log), one = part_of(k, 0);
    etch_conv_arrays a = k->dense;
    a.x += first * etch__conv_count_x(&one) * bytes;
    a.y += first * etch__conv_count_y(&one) * bytes;
    if (v.result == ETCH_CONV_W && k->n_parts > 1)
        a.w = k->sums + part * etch__conv_count_w(&v) * bytes;
    char *room = k->rooms + (size_t)seat * k->seat_bytes;
    etch_conv_primitive *p = k->primitive[log];
    char *packed = v.result == ETCH_CONV_W ? room + k->room_bytes : k->packed[log];
    etch_status done = p ? etch__conv_run(p, a, packed, room) : etch__conv_columns(&v, k->computed, a, room);
    if (done != ETCH_OK)
        atomic_store(&k->failure, (int)done);
    etch_status s = seat == 0 ? etch__go_on(k->cx, 1 + (int64_t)(k->per_image * (double)v.n / 8)) : ETCH_OK;
    if (s != ETCH_OK)
        k->status = s;
    if (s != ETCH_OK || done != ETCH_OK)
        atomic_store(&k->is_stopped, true);
}

static void add_sums(const work *k)
{
    int64_t n = etch__conv_count_w(&k->v);
    for (int64_t part = 0; part < k->n_parts; part++) {
        const char *from = k->sums + part * n * etch__dtypes[k->computed].bytes;
        if (part == 0)
            memcpy(k->dense.w, from, (size_t)n * etch__dtypes[k->computed].bytes);
        else if (k->computed == ETCH_F64)
            for (int64_t i = 0; i < n; i++)
                ((double *)(void *)k->dense.w)[i] += ((const double *)(const void *)from)[i];
        else
            for (int64_t i = 0; i < n; i++)
                ((float *)(void *)k->dense.w)[i] += ((const float *)(const void *)from)[i];
    }
}

/* --- operands --------------------------------------------------------------------------------------------------------- */

static bool is_taken_as_it_is(const work *k, const etch_array *a)
{
    return k->dtype == k->computed && etch__array_is_dense(a);
}

static char **place_of(work *k, int i)
{
    switch (k->v.result) {
    case ETCH_CONV_Y: return i == 0 ? &k->dense.x : i == 1 ? &k->dense.w : &k->dense.y;
    case ETCH_CONV_X: return i == 0 ? &k->dense.w : i == 1 ? &k->dense.y : &k->dense.x;
    default: return i == 0 ? &k->dense.x : i == 1 ? &k->dense.y : &k->dense.w;
    }
}

static void measure_rooms(work *k)
{
    for (int log = 0; log <= k->log_whole; log++) {
        etch_convolution v = part_of(k, log);
        const etch_conv_primitive *p = k->primitive[log];
        if (!has_part(k, log))
            continue;
        size_t room = p ? etch__conv_primitive_room(p)
                        : (size_t)etch__conv_columns_room(&v) * etch__dtypes[k->computed].bytes;
        size_t packed = p && v.result == ETCH_CONV_W ? etch__conv_primitive_packed(p) : 0;
        room = (room + ALIGN - 1) / ALIGN * ALIGN;
        packed = (packed + ALIGN - 1) / ALIGN * ALIGN;
        k->room_bytes = room > k->room_bytes ? room : k->room_bytes;
        k->seat_bytes = packed > k->seat_bytes ? packed : k->seat_bytes;
    }
    k->seat_bytes += k->room_bytes;
}

/* The first primitive that wants weights in the same order. */
static int log_of_same(const work *k, int log)
{
    for (int other = 0; other < log; other++)
        if (k->primitive[other] && etch__conv_is_packed_alike(k->primitive[other], k->primitive[log]))
            return other;
    return log;
}

static void lay_out(work *k, scratch *s)
{
    size_t bytes = etch__dtypes[k->computed].bytes;
    for (int i = 0; i < 2; i++)
        *place_of(k, i) = is_taken_as_it_is(k, k->given[i]) ? k->given[i]->data
                                                            : take(s, (size_t)etch__array_count(k->given[i]), bytes);
    *place_of(k, 2) = k->dtype == k->computed ? k->result->data : take(s, (size_t)etch__array_count(k->result), bytes);
    if (k->v.result == ETCH_CONV_W && k->n_parts > 1)
        k->sums = take(s, (size_t)(etch__conv_count_w(&k->v) * k->n_parts), bytes);
    for (int log = 0; log <= k->log_whole && k->v.result != ETCH_CONV_W; log++)
        if (k->primitive[log]) {
            int same = log_of_same(k, log);
            k->packed[log] = same < log ? k->packed[same] : take(s, etch__conv_primitive_packed(k->primitive[log]), 1);
        }
    k->rooms = take(s, k->n_parts > 1 ? (size_t)etch__pool_width() : 1, k->seat_bytes);
}

static etch_status fetch(work *k, int i)
{
    const etch_array *a = k->given[i];
    if (is_taken_as_it_is(k, a))
        return ETCH_OK;
    if (k->dtype == k->computed)
        return etch__array_copy_dense(k->cx, a, *place_of(k, i));
    widen(a, (float *)(void *)*place_of(k, i));
    return etch__go_on(k->cx, etch__array_count(a));
}

static etch_status reported(const work *k, etch_status s)
{
    if (s == ETCH_OK || s == ETCH_ENOMEM)
        return s == ETCH_OK ? ETCH_OK : etch__fail_nomem(k->cx);
    return etch__fail(k->cx, s, "%s: oneDNN failed to compute it", k->op);
}

static etch_status pack(work *k)
{
    for (int log = 0; log <= k->log_whole && k->v.result != ETCH_CONV_W; log++)
        if (k->primitive[log] && log_of_same(k, log) == log)
            ETCH_TRY(reported(k, etch__conv_pack(k->primitive[log], k->dense.w, k->packed[log], k->rooms)));
    return ETCH_OK;
}

static etch_status compute(work *k)
{
    ETCH_TRY(fetch(k, 0));
    ETCH_TRY(fetch(k, 1));
    ETCH_TRY(pack(k));
    etch__pool_run(compute_part, k, k->n_parts);
    ETCH_TRY(k->status);
    ETCH_TRY(reported(k, (etch_status)k->failure));
    if (k->sums)
        add_sums(k);
    if (k->dtype != k->computed)
        etch__narrow_block(k->dtype, (const float *)(const void *)*place_of(k, 2), 1, etch__array_count(k->result),
                           k->result->data, 0);
    return ETCH_OK;
}

static etch_status compute_in_room(work *k)
{
    scratch s = { 0 };
    etch_room room;
    measure_rooms(k);
    lay_out(k, &s);
    s.at = s.is_too_much ? NULL : etch__room_take(&room, k->cx, (int64_t)s.bytes, 1);
    if (!s.at)
        return etch__fail_nomem(k->cx);
    s.bytes = 0;
    lay_out(k, &s);
    etch_status status = compute(k);
    etch__room_give(&room);
    return status;
}

/* --- the calls -------------------------------------------------------------------------------------------------------- */

static etch_status convolve(etch_call *c, etch_conv_result result, const etch_array *x, const etch_array *w,
                            const etch_array *y)
{
    const etch_attrs_conv *attrs = c->attrs;
    const etch_array *all[] = { [ETCH_CONV_Y] = y, [ETCH_CONV_X] = x, [ETCH_CONV_W] = w };
    etch_array *to = &c->out[0];
    size_t bytes = (size_t)etch__array_count(to) * etch__dtypes[to->dtype].bytes;
    int n_axes = x->rank - 2;
    work k = { .cx = c->cx, .op = c->op, .dtype = to->dtype, .result = to };
    k.computed = to->dtype == ETCH_F64 ? ETCH_F64 : ETCH_F32;
    k.given[0] = result == ETCH_CONV_X ? w : x;
    k.given[1] = result == ETCH_CONV_Y ? w : y;
    ETCH_ASSERT(all[result] == to, "%s: the result is another array", c->op);
    if (bytes == 0)
        return ETCH_OK;
    if (etch__array_count(k.given[0]) == 0 || etch__array_count(k.given[1]) == 0) {
        memset(to->data, 0, bytes);
        return ETCH_OK;
    }
    k.v.result = result;
    k.v.n = x->dims[0];
    k.v.c_in = x->dims[n_axes + 1];
    k.v.c_out = y->dims[n_axes + 1];
    k.v.groups = attrs->groups;
    etch__window_init(&k.v.window, x->rank, x->dims, y->dims, w->dims, attrs->strides, attrs->dilations, attrs->padding,
                      attrs->pads);
    if (!etch__conv_columns_can(&k.v))
        return etch__fail(c->cx, ETCH_ENOTSUP, "%s: a window of %lld elements and %lld channels is too large", c->op,
                          (long long)etch__window_product(k.v.window.size), (long long)k.v.c_out);
    cut(&k);
    etch_status s = find_primitives(&k);
    if (s == ETCH_OK)
        s = compute_in_room(&k);
    for (int log = 0; log <= MAX_LOG; log++)
        etch__conv_primitive_release(&k.primitive[log]);
    return s;
}

etch_status etch__call_conv(etch_call *c) { return convolve(c, ETCH_CONV_Y, &c->in[0], &c->in[1], &c->out[0]); }
etch_status etch__call_conv_grad_x(etch_call *c) { return convolve(c, ETCH_CONV_X, &c->out[0], &c->in[1], &c->in[2]); }
etch_status etch__call_conv_grad_w(etch_call *c) { return convolve(c, ETCH_CONV_W, &c->in[0], &c->out[0], &c->in[2]); }
