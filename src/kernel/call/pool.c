/* max_pool, pool_argmax, max_pool_grad, avg_pool, avg_pool_grad: loops over the places of a window, and inside over a block of channels.
 *
 * The largest element is the first one that no other is above, or the first NaN, so that max_pool is x at pool_argmax. Means are of sums in the
 * compute type, elements in row-major order. Rows of the result, or images where windows may overlap, are shared out among threads, cut by the size of the work
 * alone; between parts the program may stop it.
 *
 * Of f32 and f64, the windows of a row that are inside of x are one call of a loop that is there for each instruction set (tile/windows.c), and each of the
 * others is one. Of large windows that overlap, most elements are looked at only a few times: pool_large.c. */
#include "kernel/call/pool_large.h"

#include "base/pool.h"
#include "kernel/call/calls.h"
#include "kernel/call/types.h"
#include "kernel/vm_program.h"

#include <etch/ops.h>
#include <stdatomic.h>
#include <string.h>

enum { BLOCK = ETCH_CALL_BLOCK }; /* channels */
/* Elements read that are worth a thread of its own. */
static const double SHARE = 0x1p17;
static const int64_t MOST_PARTS = 256;

typedef struct pooling pooling;
/* A row: the places along the last axis at position (i, j) of the other two of image n. */
typedef void row_fn(const pooling *p, int64_t n, int64_t i, int64_t j);

struct pooling {
    etch_ctx *cx;
    etch_window w;
    int64_t n, c;
    const char *from, *d; /* and what comes from above, of max_pool_grad */
    char *to;
    const int64_t *rows_of; /* sizes of the result */
    row_fn *row;
    int64_t n_rows, n_parts;
    double per_row;
    const etch_tile_table *table;
    etch_dtype dtype;
    bool overlaps, is_covered; /* an element of x may be in two windows; each is in one */
    atomic_bool is_stopped;
    etch_status status;
};

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

/* --- the largest ------------------------------------------------------------------------------------------------------ */

/* The part of a window that is inside, at a place along each axis. */
typedef struct inside {
    int64_t first[ETCH_WINDOW_AXES], end[ETCH_WINDOW_AXES]; /* positions of x */
} inside;

static inside inside_of(const pooling *p, int64_t i, int64_t j, int64_t k)
{
    const int64_t at[ETCH_WINDOW_AXES] = { i, j, k };
    inside s;
    for (int a = 0; a < ETCH_WINDOW_AXES; a++) {
        int64_t start = at[a] * p->w.stride[a] - p->w.before[a];
        etch__window_inside(&p->w, a, at[a], &s.first[a], &s.end[a]);
        s.first[a] += start;
        s.end[a] += start;
    }
    return s;
}

static int64_t place_of(const pooling *p, int64_t n, int64_t i, int64_t j, int64_t k)
{
    return (((n * p->w.in[0] + i) * p->w.in[1] + j) * p->w.in[2] + k) * p->c;
}

/* Is x above y, or the first NaN? */
#define IS_ABOVE(x, y) (((x) > (y)) | (((x) != (x)) & ((y) == (y))))

#define FOR_INSIDE(s) \
    for (int64_t u = (s).first[0]; u < (s).end[0]; u++) \
        for (int64_t v = (s).first[1]; v < (s).end[1]; v++) \
            for (int64_t z = (s).first[2]; z < (s).end[2]; z++)

#define LARGEST(_t, ktype) \
    static void max_row##_t(const pooling *p, int64_t n, int64_t i, int64_t j) \
    { \
        etch_cv_##ktype best[BLOCK]; \
        etch_el##_t *y = (etch_el##_t *)p->to + ((n * p->w.out[0] + i) * p->w.out[1] + j) * p->w.out[2] * p->c; \
        for (int64_t k = 0; k < p->w.out[2]; k++, y += p->c) { \
            inside s = inside_of(p, i, j, k); \
            for (int64_t c = 0; c < p->c; c += BLOCK) { \
                int64_t n_c = least(BLOCK, p->c - c); \
                const etch_el##_t *x = (const etch_el##_t *)p->from + c; \
                const etch_el##_t *first = x + place_of(p, n, s.first[0], s.first[1], s.first[2]); \
                for (int64_t l = 0; l < n_c; l++) \
                    best[l] = etch__widen##_t(first[l]); \
                FOR_INSIDE(s) \
                { \
                    const etch_el##_t *at = x + place_of(p, n, u, v, z); \
                    for (int64_t l = 0; l < n_c; l++) { \
                        etch_cv_##ktype e = etch__widen##_t(at[l]); \
                        best[l] = IS_ABOVE(e, best[l]) ? e : best[l]; \
                    } \
                } \
                for (int64_t l = 0; l < n_c; l++) \
                    y[c + l] = etch__narrow##_t(best[l]); \
            } \
        } \
    } \
    static void argmax_row##_t(const pooling *p, int64_t n, int64_t i, int64_t j) \
    { \
        etch_cv_##ktype best[BLOCK]; \
        uint32_t at[BLOCK]; /* places after the first: as wide as most numbers are, so that both are moved together */ \
        int64_t *y = (int64_t *)(void *)p->to + ((n * p->w.out[0] + i) * p->w.out[1] + j) * p->w.out[2] * p->c; \
        for (int64_t k = 0; k < p->w.out[2]; k++, y += p->c) { \
            inside s = inside_of(p, i, j, k); \
            for (int64_t c = 0; c < p->c; c += BLOCK) { \
                int64_t n_c = least(BLOCK, p->c - c), begin = place_of(p, n, s.first[0], s.first[1], s.first[2]) + c; \
                const etch_el##_t *x = (const etch_el##_t *)p->from + begin; \
                for (int64_t l = 0; l < n_c; l++) { \
                    best[l] = etch__widen##_t(x[l]); \
                    at[l] = 0; \
                } \
                FOR_INSIDE(s) \
                { \
                    int64_t after = place_of(p, n, u, v, z) + c - begin; \
                    uint32_t here = (uint32_t)(after / p->c); \
                    for (int64_t l = 0; l < n_c; l++) { \
                        etch_cv_##ktype e = etch__widen##_t(x[after + l]); \
                        bool is_above = IS_ABOVE(e, best[l]); \
                        best[l] = is_above ? e : best[l]; \
                        at[l] = is_above ? here : at[l]; \
                    } \
                } \
                for (int64_t l = 0; l < n_c; l++) \
                    y[c + l] = begin + (int64_t)at[l] * p->c + l; \
            } \
        } \
    }

/* A window of image n and a block of channels: what comes from above goes to the largest. */
#define GIVEN(_t, ktype) \
    static void give_window##_t(const pooling *p, int64_t n, const inside *s, int64_t c, \
                                const etch_el##_t *restrict d) \
    { \
        etch_cv_##ktype best[BLOCK], given[BLOCK]; \
        uint32_t at[BLOCK]; \
        int64_t n_c = least(BLOCK, p->c - c), begin = place_of(p, n, s->first[0], s->first[1], s->first[2]) + c; \
        const etch_el##_t *x = (const etch_el##_t *)p->from + begin; \
        etch_el##_t *restrict to = (etch_el##_t *)p->to + begin; \
        for (int64_t l = 0; l < n_c; l++) { \
            best[l] = etch__widen##_t(x[l]); \
            given[l] = etch__widen##_t(d[l]); \
            at[l] = 0; \
        } \
        uint32_t here = 0; \
        FOR_INSIDE(*s) \
        { \
            int64_t after = place_of(p, n, u, v, z) + c - begin; \
            for (int64_t l = 0; l < n_c; l++) { \
                etch_cv_##ktype e = etch__widen##_t(x[after + l]); \
                bool is_above = IS_ABOVE(e, best[l]); \
                best[l] = is_above ? e : best[l]; \
                at[l] = is_above ? here : at[l]; \
            } \
            here++; \
        } \
        here = 0; \
        FOR_INSIDE(*s) \
        { \
            int64_t after = place_of(p, n, u, v, z) + c - begin; \
            for (int64_t l = 0; l < n_c; l++) { \
                etch_cv_##ktype more = at[l] == here ? given[l] : 0; \
                to[after + l] = etch__narrow##_t(etch__widen##_t(to[after + l]) + more); \
            } \
            here++; \
        } \
    } \
    static void give_image##_t(const pooling *p, int64_t n, int64_t i, int64_t j) \
    { \
        const etch_el##_t *d = (const etch_el##_t *)p->d + n * etch__window_product(p->w.out) * p->c; \
        int64_t n_elements = etch__window_product(p->w.in) * p->c; \
        memset((etch_el##_t *)p->to + n * n_elements, 0, (size_t)n_elements * sizeof *d); \
        for (i = 0; i < p->w.out[0]; i++) \
            for (j = 0; j < p->w.out[1]; j++) \
                for (int64_t k = 0; k < p->w.out[2]; k++, d += p->c) { \
                    inside s = inside_of(p, i, j, k); \
                    for (int64_t c = 0; c < p->c; c += BLOCK) \
                        give_window##_t(p, n, &s, c, d + c); \
                } \
    }
#define D(name, bytes, cls, ktype, npy, long_name) ETCH_FOR_NUM_##cls(LARGEST(_##name, ktype))
#include "tensor/dtypes.def"
#undef D
static row_fn *const max_rows[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) ETCH_ENTRY_NUM_##cls(max_row_##name)
#include "tensor/dtypes.def"
#undef D
};
static row_fn *const argmax_rows[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) ETCH_ENTRY_NUM_##cls(argmax_row_##name)
#include "tensor/dtypes.def"
#undef D
};

#define D(name, bytes, cls, ktype, npy, long_name) ETCH_FOR_FLOAT_##cls(GIVEN(_##name, ktype))
#include "tensor/dtypes.def"
#undef D
static row_fn *const give_images[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) ETCH_ENTRY_FLOAT_##cls(give_image_##name)
#include "tensor/dtypes.def"
#undef D
};

/* --- the largest, by the loops of an instruction set ------------------------------------------------------------------- */

/* Windows of a row, one next to the other, of which the same part is inside along each axis. */
typedef struct stretch {
    int64_t end;  /* place */
    int64_t from; /* the first element that is seen */
    int64_t offset[ETCH_TILE_WINDOW];
    etch_tile_windows windows;
} stretch;

/* The one at place k, of a row. */
static void stretch_at(const pooling *p, int64_t n, int64_t i, int64_t j, int64_t k, stretch *r)
{
    const etch_window *w = &p->w;
    const inside s = inside_of(p, i, j, k);
    const bool is_whole = s.end[2] - s.first[2] == w->size[2];
    const int64_t end = is_whole ? (w->in[2] + w->before[2] - w->size[2]) / w->stride[2] + 1 : k + 1;
    r->end = least(end, w->out[2]);
    r->from = place_of(p, n, s.first[0], s.first[1], s.first[2]);
    int n_offsets = 0;
    FOR_INSIDE(s)
    r->offset[n_offsets++] = place_of(p, n, u, v, z) - r->from;
    r->windows = (etch_tile_windows){ r->end - k, p->c, w->stride[2] * p->c, r->offset, n_offsets };
}

static etch_ktype ktype_of(etch_dtype t) { return t == ETCH_F64 ? ETCH_K_f64 : ETCH_K_f32; }

static void max_row_by_tiles(const pooling *p, int64_t n, int64_t i, int64_t j)
{
    const int64_t bytes = etch__dtypes[p->dtype].bytes;
    char *y = p->to + ((n * p->w.out[0] + i) * p->w.out[1] + j) * p->w.out[2] * p->c * bytes;
    stretch r;
    for (int64_t k = 0; k < p->w.out[2]; k = r.end) {
        stretch_at(p, n, i, j, k, &r);
        p->table->largest[ktype_of(p->dtype)](y + k * p->c * bytes, p->from + r.from * bytes, &r.windows);
    }
}

static void give_row_by_tiles(const pooling *p, int64_t n, int64_t i, int64_t j)
{
    const int64_t bytes = etch__dtypes[p->dtype].bytes;
    const char *d = p->d + ((n * p->w.out[0] + i) * p->w.out[1] + j) * p->w.out[2] * p->c * bytes;
    etch_tile_give *give = (p->overlaps ? p->table->add_largest : p->table->give_largest)[ktype_of(p->dtype)];
    stretch r;
    for (int64_t k = 0; k < p->w.out[2]; k = r.end) {
        stretch_at(p, n, i, j, k, &r);
        give(p->to + r.from * bytes, p->from + r.from * bytes, d + k * p->c * bytes, &r.windows);
    }
}

static void give_image_by_tiles(const pooling *p, int64_t n, int64_t i, int64_t j)
{
    const int64_t bytes = etch__dtypes[p->dtype].bytes, n_elements = etch__window_product(p->w.in) * p->c;
    if (!p->is_covered)
        memset(p->to + n * n_elements * bytes, 0, (size_t)(n_elements * bytes));
    for (i = 0; i < p->w.out[0]; i++)
        for (j = 0; j < p->w.out[1]; j++)
            give_row_by_tiles(p, n, i, j);
}

/* Whether they are there for the type and the size of the windows; then what they need is filled in. */
static bool can_be_tiles(pooling *p, etch_dtype t)
{
    const etch_window *w = &p->w;
    p->is_covered = true;
    p->overlaps = false;
    for (int a = 0; a < ETCH_WINDOW_AXES; a++) {
        p->overlaps |= w->out[a] > 1 && w->stride[a] < w->size[a];
        p->is_covered &= w->before[a] == 0 && w->stride[a] == w->size[a] && w->out[a] * w->stride[a] == w->in[a];
    }
    p->table = etch__vm_table(etch__cpu()->loops);
    return (t == ETCH_F32 || t == ETCH_F64) && etch__window_product(w->size) <= ETCH_TILE_WINDOW;
}

/* --- means ------------------------------------------------------------------------------------------------------------ */

static int64_t count_inside(const inside *s)
{
    return (s->end[0] - s->first[0]) * (s->end[1] - s->first[1]) * (s->end[2] - s->first[2]);
}

/* Places of the window that see position `at`. */
static void seen_by(const pooling *p, int axis, int64_t at, int64_t *first, int64_t *end)
{
    const etch_window *w = &p->w;
    int64_t last = at + w->before[axis], start = last - w->size[axis] + 1;
    *first = start <= 0 ? 0 : (start + w->stride[axis] - 1) / w->stride[axis];
    *end = least(last / w->stride[axis] + 1, w->out[axis]);
}

#define MEANS(_t, ktype) \
    static void avg_row##_t(const pooling *p, int64_t n, int64_t i, int64_t j) \
    { \
        etch_cv_##ktype sum[BLOCK]; \
        etch_el##_t *y = (etch_el##_t *)p->to + ((n * p->w.out[0] + i) * p->w.out[1] + j) * p->w.out[2] * p->c; \
        for (int64_t k = 0; k < p->w.out[2]; k++, y += p->c) { \
            inside s = inside_of(p, i, j, k); \
            etch_cv_##ktype count = (etch_cv_##ktype)count_inside(&s); \
            for (int64_t c = 0; c < p->c; c += BLOCK) { \
                int64_t n_c = least(BLOCK, p->c - c); \
                memset(sum, 0, (size_t)n_c * sizeof *sum); \
                FOR_INSIDE(s) \
                { \
                    const etch_el##_t *at = (const etch_el##_t *)p->from + c + place_of(p, n, u, v, z); \
                    for (int64_t l = 0; l < n_c; l++) \
                        sum[l] += etch__widen##_t(at[l]); \
                } \
                for (int64_t l = 0; l < n_c; l++) \
                    y[c + l] = etch__narrow##_t(sum[l] / count); \
            } \
        } \
    } \
    /* A position gets its share of every window that sees it. */ \
    static void spread_row##_t(const pooling *p, int64_t n, int64_t i, int64_t j) \
    { \
        etch_cv_##ktype sum[BLOCK]; \
        etch_el##_t *x = (etch_el##_t *)p->to + place_of(p, n, i, j, 0); \
        inside s; \
        seen_by(p, 0, i, &s.first[0], &s.end[0]); \
        seen_by(p, 1, j, &s.first[1], &s.end[1]); \
        for (int64_t k = 0; k < p->w.in[2]; k++, x += p->c) { \
            seen_by(p, 2, k, &s.first[2], &s.end[2]); \
            for (int64_t c = 0; c < p->c; c += BLOCK) { \
                int64_t n_c = least(BLOCK, p->c - c); \
                memset(sum, 0, (size_t)n_c * sizeof *sum); \
                FOR_INSIDE(s) \
                { \
                    inside window = inside_of(p, u, v, z); \
                    etch_cv_##ktype count = (etch_cv_##ktype)count_inside(&window); \
                    int64_t place = ((n * p->w.out[0] + u) * p->w.out[1] + v) * p->w.out[2] + z; \
                    const etch_el##_t *at = (const etch_el##_t *)p->from + place * p->c + c; \
                    for (int64_t l = 0; l < n_c; l++) \
                        sum[l] += etch__widen##_t(at[l]) / count; \
                } \
                for (int64_t l = 0; l < n_c; l++) \
                    x[c + l] = etch__narrow##_t(sum[l]); \
            } \
        } \
    }
#define D(name, bytes, cls, ktype, npy, long_name) ETCH_FOR_FLOAT_##cls(MEANS(_##name, ktype))
#include "tensor/dtypes.def"
#undef D
static row_fn *const avg_rows[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) ETCH_ENTRY_FLOAT_##cls(avg_row_##name)
#include "tensor/dtypes.def"
#undef D
};
static row_fn *const spread_rows[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) ETCH_ENTRY_FLOAT_##cls(spread_row_##name)
#include "tensor/dtypes.def"
#undef D
};

/* --- parts ------------------------------------------------------------------------------------------------------------ */

static void pool_part(void *user, int64_t part, int seat)
{
    pooling *p = user;
    int64_t begin = p->n_rows * part / p->n_parts, end = p->n_rows * (part + 1) / p->n_parts;
    for (int64_t r = begin; r < end && !atomic_load_explicit(&p->is_stopped, memory_order_relaxed); r++) {
        int64_t j = r % p->rows_of[1], i = r / p->rows_of[1] % p->rows_of[0];
        p->row(p, r / p->rows_of[1] / p->rows_of[0], i, j);
        etch_status s = seat == 0 ? etch__go_on(p->cx, 1 + (int64_t)p->per_row) : ETCH_OK;
        if (s != ETCH_OK) {
            p->status = s;
            atomic_store(&p->is_stopped, true);
        }
    }
}

/* Elements read of a row, or of an image, about. */
static double work_of_row(const pooling *p, bool is_back)
{
    double n = (double)(p->rows_of[2] * p->c);
    for (int a = 0; a < ETCH_WINDOW_AXES; a++)
        n *= (double)least(p->w.size[a], p->w.in[a]) / (is_back ? (double)p->w.stride[a] : 1);
    return n;
}

/* Dense copies of those that are not, one after the other in `room`. NULL: none is needed. */
static etch_status fetch(etch_call *c, const etch_array *const from[2], etch_room *room, char **copy, const char *at[2])
{
    int64_t n = 0;
    for (int i = 0; i < 2; i++)
        n += from[i] && !etch__array_is_dense(from[i]) ? etch__array_count(from[i]) : 0;
    size_t bytes = etch__dtypes[from[0]->dtype].bytes;
    *copy = n ? etch__room_take(room, c->cx, n, bytes) : NULL;
    if (n && !*copy)
        return etch__fail_nomem(c->cx);
    char *to = *copy;
    for (int i = 0; i < 2 && from[i]; i++) {
        at[i] = from[i]->data;
        if (etch__array_is_dense(from[i]))
            continue;
        at[i] = to;
        ETCH_TRY(etch__array_copy_dense(c->cx, from[i], to));
        to += (size_t)etch__array_count(from[i]) * bytes;
    }
    return ETCH_OK;
}

/* x, or dy, or both, to y, or x. */
static etch_status pool(etch_call *c, const etch_array *const from[2], const etch_array *x, const etch_array *y,
                        row_fn *const rows[ETCH_N_DTYPES])
{
    const etch_attrs_pool *attrs = c->attrs;
    pooling p = {
        .cx = c->cx, .n = x->dims[0], .c = x->dims[x->rank - 1], .to = c->out[0].data, .dtype = from[0]->dtype
    };
    etch__window_init(&p.w, x->rank, x->dims, y->dims, attrs->window.at, attrs->strides, (etch_ints){ 0 },
                      attrs->padding, attrs->pads);
    if (etch__array_count(&c->out[0]) == 0)
        return ETCH_OK;
    if (etch__array_count(x) == 0)
        return etch__fail(c->cx, ETCH_ESHAPE, "%s: x has no elements, and nothing but padding is in its windows",
                          c->op);
    if ((rows == argmax_rows || rows == give_images) && etch__window_product(p.w.in) > UINT32_MAX)
        return etch__fail(c->cx, ETCH_ENOTSUP, "%s: images of %lld places are too large", c->op,
                          (long long)etch__window_product(p.w.in));
    static const int64_t whole[ETCH_WINDOW_AXES] = { 1, 1, 1 };
    bool is_back = x == &c->out[0];
    p.rows_of = is_back ? p.w.in : p.w.out;
    p.per_row = work_of_row(&p, is_back);
    if (rows == give_images) {
        p.per_row *= (double)(2 * p.w.out[0] * p.w.out[1]);
        p.rows_of = whole;
    }
    p.row = rows[from[0]->dtype];
    if (rows == max_rows && can_be_tiles(&p, from[0]->dtype))
        p.row = max_row_by_tiles;
    if (rows == give_images && can_be_tiles(&p, from[0]->dtype))
        p.row = give_image_by_tiles;
    ETCH_ASSERT(p.row, "%s of %s", c->op, etch_dtype_name(from[0]->dtype));
    p.n_rows = p.n * p.rows_of[0] * p.rows_of[1];
    double parts = p.per_row * (double)p.n_rows / SHARE;
    p.n_parts = least(p.n_rows, parts >= (double)MOST_PARTS ? MOST_PARTS : 1 + (int64_t)parts);
    etch_room room;
    char *copy;
    const char *at[2] = { NULL, NULL };
    etch_status s = fetch(c, from, &room, &copy, at);
    if (s == ETCH_OK) {
        p.from = at[0];
        p.d = at[1];
        if (rows == max_rows && etch__pool_large_pays(&p.w, p.dtype)) {
            s = etch__pool_large(c->cx, &p.w, p.dtype, p.n, p.c, p.from, p.to);
        } else {
            etch__pool_run(pool_part, &p, p.n_parts);
            s = p.status;
        }
    }
    if (copy)
        etch__room_give(&room);
    return s;
}

/* Of x to y. */
static etch_status pool_forward(etch_call *c, row_fn *const rows[ETCH_N_DTYPES])
{
    return pool(c, (const etch_array *const[2]){ &c->in[0], NULL }, &c->in[0], &c->out[0], rows);
}

etch_status etch__call_max_pool(etch_call *c) { return pool_forward(c, max_rows); }
etch_status etch__call_pool_argmax(etch_call *c) { return pool_forward(c, argmax_rows); }
etch_status etch__call_avg_pool(etch_call *c) { return pool_forward(c, avg_rows); }

etch_status etch__call_max_pool_grad(etch_call *c)
{
    return pool(c, (const etch_array *const[2]){ &c->in[0], &c->in[1] }, &c->in[0], &c->in[1], give_images);
}

etch_status etch__call_avg_pool_grad(etch_call *c)
{
    return pool(c, (const etch_array *const[2]){ &c->in[1], NULL }, &c->out[0], &c->in[1], spread_rows);
}
