/* Strided copies between host arrays.
 *
 * The axes are brought into the order of the destination's memory and neighbours that step as one are merged, so that
 * most copies become a few memcpy calls, and every other one at least writes forwards. Where the source runs along
 * another axis than the destination (a transpose), the two axes are walked in square tiles that are read along the
 * source's lines and written along the destination's: each line is used up at once, whatever the strides. */
#include "tensor/tensor.h"

#include "base/pool.h"
#include <stdatomic.h>
#include <string.h>

typedef struct axes {
    int n;
    int64_t dims[ETCH_MAX_RANK], dst[ETCH_MAX_RANK], src[ETCH_MAX_RANK]; /* strides in bytes */
} axes;

enum { TILE = 32 }; /* elements per side */

typedef void run_fn(char *dst, int64_t dst_step, const char *src, int64_t src_step, int64_t n, size_t elem_bytes);
/* n by m elements along axes i and j; the source is read along i, the destination written along j. */
typedef void tile_fn(char *dst, const char *src, const axes *a, int i, int j, int64_t n, int64_t m);

#define DEFINE_COPIES(width) \
    static void run_##width(char *dst, int64_t dst_step, const char *src, int64_t src_step, int64_t n, \
                            size_t elem_bytes) \
    { \
        (void)elem_bytes; \
        for (int64_t i = 0; i < n; i++) \
            memcpy(dst + i * dst_step, src + i * src_step, width); \
    } \
    static void tile_##width(char *dst, const char *src, const axes *a, int i, int j, int64_t n, int64_t m) \
    { \
        char tile[TILE][TILE][width]; \
        for (int64_t x = 0; x < m; x++) { \
            if (a->src[i] == width) \
                memcpy(tile[x], src + x * a->src[j], (size_t)n * width); \
            else \
                run_##width(tile[x][0], width, src + x * a->src[j], a->src[i], n, width); \
        } \
        for (int64_t y = 0; y < n; y++) { \
            char *to = dst + y * a->dst[i]; \
            for (int64_t x = 0; x < m; x++, to += a->dst[j]) \
                memcpy(to, tile[x][y], width); \
        } \
    }
DEFINE_COPIES(1)
DEFINE_COPIES(2)
DEFINE_COPIES(4)
DEFINE_COPIES(8)

static void run_any(char *dst, int64_t dst_step, const char *src, int64_t src_step, int64_t n, size_t elem_bytes)
{
    for (int64_t i = 0; i < n; i++)
        memcpy(dst + i * dst_step, src + i * src_step, elem_bytes);
}

static void run_dense(char *dst, int64_t dst_step, const char *src, int64_t src_step, int64_t n, size_t elem_bytes)
{
    (void)dst_step;
    (void)src_step;
    memcpy(dst, src, (size_t)n * elem_bytes);
}

static void run_strings(char *dst, int64_t dst_step, const char *src, int64_t src_step, int64_t n, size_t elem_bytes)
{
    (void)elem_bytes;
    for (int64_t i = 0; i < n; i++) {
        etch_str **to = (etch_str **)(dst + i * dst_step);
        etch_str *const *from = (etch_str *const *)(src + i * src_step);
        etch_str *old = *to;
        *to = etch__str_retain(*from);
        etch__str_release(old);
    }
}

static run_fn *const runs[9] = { [1] = run_1, [2] = run_2, [4] = run_4, [8] = run_8 };
static tile_fn *const tiles[9] = { [1] = tile_1, [2] = tile_2, [4] = tile_4, [8] = tile_8 };

/* Axes of one element vanish, axes that the destination walks backwards are turned round. False if there is nothing to
 * copy. Sorted by the destination's stride, the largest first. */
static bool collect_axes(axes *a, size_t elem_bytes, int rank, const int64_t *dims, char **dst,
                         const int64_t *dst_strides, const char **src, const int64_t *src_strides)
{
    for (int i = 0; i < rank; i++)
        if (dims[i] == 0)
            return false;
    a->n = 0;
    for (int i = 0; i < rank; i++) {
        if (dims[i] == 1)
            continue;
        int64_t by_dst = dst_strides[i] * (int64_t)elem_bytes, by_src = src_strides[i] * (int64_t)elem_bytes;
        if (by_dst < 0) {
            *dst += (dims[i] - 1) * by_dst;
            *src += (dims[i] - 1) * by_src;
            by_dst = -by_dst;
            by_src = -by_src;
        }
        int at = a->n++;
        for (; at > 0 && a->dst[at - 1] < by_dst; at--) {
            a->dims[at] = a->dims[at - 1];
            a->dst[at] = a->dst[at - 1];
            a->src[at] = a->src[at - 1];
        }
        a->dims[at] = dims[i];
        a->dst[at] = by_dst;
        a->src[at] = by_src;
    }
    return true;
}

static void merge_axes(axes *a)
{
    int n = 0;
    for (int i = 0; i < a->n; i++) {
        int64_t by_dst, by_src;
        if (n > 0 && !ETCH_MUL_OVERFLOWS(a->dims[i], a->dst[i], &by_dst) && by_dst == a->dst[n - 1] &&
            !ETCH_MUL_OVERFLOWS(a->dims[i], a->src[i], &by_src) && by_src == a->src[n - 1]) {
            a->dims[n - 1] *= a->dims[i];
            a->dst[n - 1] = a->dst[i];
            a->src[n - 1] = a->src[i];
            continue;
        }
        a->dims[n] = a->dims[i];
        a->dst[n] = a->dst[i];
        a->src[n] = a->src[i];
        n++;
    }
    a->n = n;
}

/* The axis along which the source lies closest together, if that is not the innermost one; -1 otherwise. */
static int find_transposed(const axes *a)
{
    int best = -1;
    int64_t least = a->src[a->n - 1] < 0 ? -a->src[a->n - 1] : a->src[a->n - 1];
    for (int i = 0; i + 1 < a->n; i++) {
        int64_t step = a->src[i] < 0 ? -a->src[i] : a->src[i];
        if (step > 0 && step < least) {
            least = step;
            best = i;
        }
    }
    return best;
}

static void copy_tiled(const axes *a, int i, char *dst, const char *src, size_t elem_bytes)
{
    int j = a->n - 1;
    tile_fn *tile = tiles[elem_bytes];
    for (int64_t y = 0; y < a->dims[i]; y += TILE) {
        int64_t n = a->dims[i] - y < TILE ? a->dims[i] - y : TILE;
        for (int64_t x = 0; x < a->dims[j]; x += TILE) {
            int64_t m = a->dims[j] - x < TILE ? a->dims[j] - x : TILE;
            tile(dst + y * a->dst[i] + x * a->dst[j], src + y * a->src[i] + x * a->src[j], a, i, j, n, m);
        }
    }
}

void etch__copy_strided(etch_dtype t, int rank, const int64_t *dims, void *dst, const int64_t *dst_strides,
                        const void *src, const int64_t *src_strides)
{
    axes a;
    char *to = dst;
    const char *from = src;
    size_t elem_bytes = etch__dtypes[t].bytes;
    bool is_string = etch__dtype_is(t, ETCH_CLASS_STRING);
    if (!collect_axes(&a, elem_bytes, rank, dims, &to, dst_strides, &from, src_strides))
        return;
    merge_axes(&a);
    if (a.n == 0) { /* one element */
        a.n = 1;
        a.dims[0] = 1;
        a.dst[0] = a.src[0] = (int64_t)elem_bytes;
    }

    int inner = a.n - 1, across = -1;
    bool has_own = elem_bytes < ETCH_COUNT_OF(runs) && runs[elem_bytes];
    run_fn *run = is_string ? run_strings : has_own ? runs[elem_bytes] : run_any;
    if (!is_string && a.dst[inner] == (int64_t)elem_bytes && a.src[inner] == (int64_t)elem_bytes)
        run = run_dense;
    else if (!is_string && has_own)
        across = find_transposed(&a);

    /* All axes but the innermost, and the one that goes with it in tiles, count up like the digits of a number. */
    int64_t at[ETCH_MAX_RANK] = { 0 };
    for (;;) {
        if (across >= 0)
            copy_tiled(&a, across, to, from, elem_bytes);
        else
            run(to, a.dst[inner], from, a.src[inner], a.dims[inner], elem_bytes);
        int i = inner - 1;
        for (; i >= 0; i--) {
            if (i == across)
                continue;
            if (++at[i] < a.dims[i]) {
                to += a.dst[i];
                from += a.src[i];
                break;
            }
            to -= (a.dims[i] - 1) * a.dst[i];
            from -= (a.dims[i] - 1) * a.src[i];
            at[i] = 0;
        }
        if (i < 0)
            return;
    }
}

/* Of a part; and of what is worth a second thread. */
enum { PART_ELEMENTS = 1 << 16, SHARED_ELEMENTS = 1 << 18 };

typedef struct copying {
    etch_ctx *cx;
    etch_dtype t;
    int rank, axis; /* which is cut */
    const int64_t *dims, *dst_strides, *src_strides;
    char *dst;
    const char *src;
    int64_t n_rows, at_once, row_elements;
    atomic_bool is_stopped;
    etch_status status; /* why, as the program's own thread was told */
} copying;

static void copy_part(void *user, int64_t i_part, int seat)
{
    copying *c = user;
    int64_t part[ETCH_MAX_RANK], bytes = etch__dtypes[c->t].bytes, from = i_part * c->at_once;
    if (atomic_load_explicit(&c->is_stopped, memory_order_relaxed))
        return;
    memcpy(part, c->dims, (size_t)c->rank * sizeof *part);
    part[c->axis] = c->n_rows - from < c->at_once ? c->n_rows - from : c->at_once;
    etch__copy_strided(c->t, c->rank, part, c->dst + from * c->dst_strides[c->axis] * bytes, c->dst_strides,
                       c->src + from * c->src_strides[c->axis] * bytes, c->src_strides);
    etch_status s = seat == 0 && c->cx ? etch__go_on(c->cx, part[c->axis] * c->row_elements) : ETCH_OK;
    if (s != ETCH_OK) {
        c->status = s;
        atomic_store(&c->is_stopped, true);
    }
}

etch_status etch__copy_in_parts(etch_ctx *cx, etch_dtype t, int rank, const int64_t *dims, void *dst,
                                const int64_t *dst_strides, const void *src, const int64_t *src_strides)
{
    copying c = { cx, t, rank, 0, dims, dst_strides, src_strides, dst, src, .row_elements = 1 };
    for (int i = 0; i < rank; i++)
        if (dims[i] == 0) /* the others may be too large to multiply */
            return ETCH_OK;
    while (c.axis + 1 < rank && dims[c.axis] == 1) /* the first that can be cut */
        c.axis++;
    for (int i = c.axis + 1; i < rank; i++)
        c.row_elements *= dims[i];
    c.n_rows = rank > 0 ? dims[c.axis] : 1;
    c.at_once = c.row_elements < PART_ELEMENTS ? PART_ELEMENTS / c.row_elements : 1;
    if (c.n_rows <= c.at_once) {
        etch__copy_strided(t, rank, dims, dst, dst_strides, src, src_strides);
        return cx ? etch__go_on(cx, c.n_rows * c.row_elements) : ETCH_OK;
    }
    int64_t n_parts = (c.n_rows + c.at_once - 1) / c.at_once;
    /* What strings count may be the same on two threads: they are this one's. */
    if (c.n_rows * c.row_elements >= SHARED_ELEMENTS && !etch__dtype_is(t, ETCH_CLASS_STRING))
        etch__pool_run(copy_part, &c, n_parts);
    else
        for (int64_t i = 0; i < n_parts; i++)
            copy_part(&c, i, 0);
    return c.status;
}
