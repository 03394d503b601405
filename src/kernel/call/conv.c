/* conv, conv_grad_x, conv_grad_w: operands made dense, the work cut into units (conv_cut.c), and these shared out. How a unit is computed: conv.h.
 *
 *     f32           by oneDNN, or by products where it has nothing for the sizes
 *     f64           by products
 *     half types    widened to f32, computed as such, and each result is rounded once
 *
 * Units are made by the sizes alone, and of w each part of them has its own sum, which are added up in order: the bits are the same on any number of
 * threads. Between units the program may stop it. */
#include "kernel/call/conv_cut.h"

#include "base/pool.h"
#include "kernel/call/calls.h"
#include "kernel/call/halves.h"
#include "kernel/call/walk.h"

#include <etch/ops.h>
#include <stdatomic.h>
#include <string.h>

enum { ALIGN = 64 };

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
    etch_conv_cut cut;
    etch_dtype dtype, computed;
    const etch_array *given[2];
    etch_array *result;
    etch_conv_primitive *primitive[ETCH_CONV_MAX_KINDS]; /* NULL: by products */
    char *packed[ETCH_CONV_MAX_KINDS]; /* of given weights; primitives that want them in one order share it */
    etch_conv_arrays dense;            /* all three as they are computed with */
    char *sums;                        /* of w, by part */
    char *rooms;                       /* by thread: scratch, packed results, what is to be added to a sum */
    size_t room_bytes, packed_bytes, seat_bytes;
    atomic_bool is_stopped;
    atomic_int failure; /* a status of a unit's, not reported yet */
    etch_status status; /* why it was stopped, as the program's own thread was told */
} work;

static void release_primitives(work *k)
{
    for (int kind = 0; kind < k->cut.n_kinds; kind++)
        etch__conv_primitive_release(&k->primitive[kind]);
}

static etch_status cut_and_find(work *k, const etch_convolution *v, bool has_bands, bool *has_all)
{
    *has_all = true;
    release_primitives(k);
    etch__conv_cut_init(&k->cut, v, has_bands);
    for (int kind = 0; kind < k->cut.n_kinds && k->computed == ETCH_F32; kind++) {
        ETCH_TRY(etch__conv_primitive_get(k->cx, &k->cut.kinds[kind], &k->primitive[kind]));
        *has_all &= k->primitive[kind] != NULL;
    }
    return ETCH_OK;
}

/* Images are left whole where oneDNN has something for them and nothing for some of their bands. */
static etch_status cut(work *k, const etch_convolution *v)
{
    bool has_all;
    ETCH_TRY(cut_and_find(k, v, true, &has_all));
    if (has_all || k->cut.n_bands == 1)
        return ETCH_OK;
    ETCH_TRY(cut_and_find(k, v, false, &has_all));
    return has_all ? ETCH_OK : cut_and_find(k, v, true, &has_all);
}

/* --- parts ------------------------------------------------------------------------------------------------------------ */

static size_t bytes_of_w(const work *k)
{
    return (size_t)etch__conv_count_w(&k->cut.v) * etch__dtypes[k->computed].bytes;
}

static etch_status compute_unit(work *k, const etch_conv_unit *u, char *w, char *room)
{
    size_t bytes = etch__dtypes[k->computed].bytes;
    etch_conv_arrays a = { k->dense.x + (size_t)u->x * bytes, w, k->dense.y + (size_t)u->y * bytes };
    etch_conv_primitive *p = k->primitive[u->kind];
    char *packed = u->v.result == ETCH_CONV_W ? room + k->room_bytes : k->packed[u->kind];
    return p ? etch__conv_run(p, a, packed, room) : etch__conv_columns(&u->v, k->computed, a, room);
}

/* Whether to go on is asked on the program's own thread; others are told. */
static void compute_part(void *user, int64_t part, int seat)
{
    work *k = user;
    const etch_conv_cut *c = &k->cut;
    char *room = k->rooms + (size_t)seat * k->seat_bytes, *more = room + k->room_bytes + k->packed_bytes;
    char *sum = k->sums ? k->sums + (size_t)part * bytes_of_w(k) : k->dense.w;
    int64_t first = etch__conv_cut_first(c, part), end = etch__conv_cut_first(c, part + 1);
    for (int64_t i = first; i < end && !atomic_load_explicit(&k->is_stopped, memory_order_relaxed); i++) {
        etch_conv_unit u = etch__conv_cut_unit(c, i);
        bool is_more = c->v.result == ETCH_CONV_W && i > first;
        etch_status done = compute_unit(k, &u, is_more ? more : sum, room);
        if (is_more && done == ETCH_OK)
            etch__conv_add(k->computed, sum, more, etch__conv_count_w(&c->v));
        if (done != ETCH_OK)
            atomic_store(&k->failure, (int)done);
        etch_status s = seat == 0 ? etch__go_on(k->cx, 1 + (int64_t)(u.work / 8)) : ETCH_OK;
        if (s != ETCH_OK)
            k->status = s;
        if (s != ETCH_OK || done != ETCH_OK)
            atomic_store(&k->is_stopped, true);
    }
}

static void add_sums(const work *k)
{
    memcpy(k->dense.w, k->sums, bytes_of_w(k));
    for (int64_t part = 1; part < k->cut.n_parts; part++)
        etch__conv_add(k->computed, k->dense.w, k->sums + (size_t)part * bytes_of_w(k), etch__conv_count_w(&k->cut.v));
}

/* --- operands --------------------------------------------------------------------------------------------------------- */

static bool is_taken_as_it_is(const work *k, const etch_array *a)
{
    return k->dtype == k->computed && etch__array_is_dense(a);
}

static char **place_of(work *k, int i)
{
    switch (k->cut.v.result) {
    case ETCH_CONV_Y: return i == 0 ? &k->dense.x : i == 1 ? &k->dense.w : &k->dense.y;
    case ETCH_CONV_X: return i == 0 ? &k->dense.w : i == 1 ? &k->dense.y : &k->dense.x;
    default: return i == 0 ? &k->dense.x : i == 1 ? &k->dense.y : &k->dense.w;
    }
}

static size_t aligned(size_t bytes) { return (bytes + ALIGN - 1) / ALIGN * ALIGN; }

static void measure_rooms(work *k)
{
    bool is_w = k->cut.v.result == ETCH_CONV_W;
    for (int kind = 0; kind < k->cut.n_kinds; kind++) {
        const etch_conv_primitive *p = k->primitive[kind];
        size_t room = p ? etch__conv_primitive_room(p)
                        : (size_t)etch__conv_columns_room(&k->cut.kinds[kind]) * etch__dtypes[k->computed].bytes;
        size_t packed = p && is_w ? etch__conv_primitive_packed(p) : 0;
        k->room_bytes = aligned(room) > k->room_bytes ? aligned(room) : k->room_bytes;
        k->packed_bytes = aligned(packed) > k->packed_bytes ? aligned(packed) : k->packed_bytes;
    }
    k->seat_bytes = k->room_bytes + k->packed_bytes;
    if (is_w && k->cut.n_units > k->cut.n_parts)
        k->seat_bytes += aligned(bytes_of_w(k));
}

/* The first primitive that wants weights in the same order. */
static int kind_of_same(const work *k, int kind)
{
    for (int other = 0; other < kind; other++)
        if (k->primitive[other] && etch__conv_is_packed_alike(k->primitive[other], k->primitive[kind]))
            return other;
    return kind;
}

static void lay_out(work *k, scratch *s)
{
    size_t bytes = etch__dtypes[k->computed].bytes;
    bool is_w = k->cut.v.result == ETCH_CONV_W;
    for (int i = 0; i < 2; i++)
        *place_of(k, i) = is_taken_as_it_is(k, k->given[i]) ? k->given[i]->data
                                                            : take(s, (size_t)etch__array_count(k->given[i]), bytes);
    *place_of(k, 2) = k->dtype == k->computed ? k->result->data : take(s, (size_t)etch__array_count(k->result), bytes);
    if (is_w && k->cut.n_parts > 1)
        k->sums = take(s, (size_t)(etch__conv_count_w(&k->cut.v) * k->cut.n_parts), bytes);
    for (int kind = 0; kind < k->cut.n_kinds && !is_w; kind++)
        if (k->primitive[kind]) {
            int same = kind_of_same(k, kind);
            k->packed[kind] = same < kind ? k->packed[same]
                                          : take(s, etch__conv_primitive_packed(k->primitive[kind]), 1);
        }
    k->rooms = take(s, k->cut.n_parts > 1 ? (size_t)etch__pool_width() : 1, k->seat_bytes);
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
    for (int kind = 0; kind < k->cut.n_kinds && k->cut.v.result != ETCH_CONV_W; kind++)
        if (k->primitive[kind] && kind_of_same(k, kind) == kind)
            ETCH_TRY(reported(k, etch__conv_pack(k->primitive[kind], k->dense.w, k->packed[kind], k->rooms)));
    return ETCH_OK;
}

static etch_status compute(work *k)
{
    ETCH_TRY(fetch(k, 0));
    ETCH_TRY(fetch(k, 1));
    ETCH_TRY(pack(k));
    etch__pool_run(compute_part, k, k->cut.n_parts);
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
    etch_convolution v = { .result = result,
                           .n = x->dims[0],
                           .c_in = x->dims[n_axes + 1],
                           .c_out = y->dims[n_axes + 1],
                           .groups = attrs->groups };
    etch__window_init(&v.window, x->rank, x->dims, y->dims, w->dims, attrs->strides, attrs->dilations, attrs->padding,
                      attrs->pads);
    if (!etch__conv_columns_can(&v))
        return etch__fail(c->cx, ETCH_ENOTSUP, "%s: a window of %lld elements and %lld channels is too large", c->op,
                          (long long)etch__window_product(v.window.size), (long long)v.c_out);
    etch_status s = cut(&k, &v);
    if (s == ETCH_OK)
        s = compute_in_room(&k);
    release_primitives(&k);
    return s;
}

etch_status etch__call_conv(etch_call *c) { return convolve(c, ETCH_CONV_Y, &c->in[0], &c->in[1], &c->out[0]); }
etch_status etch__call_conv_grad_x(etch_call *c) { return convolve(c, ETCH_CONV_X, &c->out[0], &c->in[1], &c->in[2]); }
etch_status etch__call_conv_grad_w(etch_call *c) { return convolve(c, ETCH_CONV_W, &c->in[0], &c->out[0], &c->in[2]); }
