/* The largest elements of large windows, one axis after the other.
 *
 * Along an axis, the largest of p elements that follow each other is found at all places, for p = 1, 4, 16, .., as long as that is less work than to put each
 * window together from more pieces, the last two of which may overlap. First this is done within the rows of x, then with whole rows. The result is the first of equal ones in
 * row-major order, and the first NaN, as it has to be: of two pieces the earlier one wins unless the other is above it, a row's own is its first one, and
 * earlier rows win. All of it is done by the loops of the instruction set (tile/windows.c), so there is f32 and f64. What is padded is -inf, which no element
 * is below, and which comes before an equal one only with the same bits.
 *
 * Some rows of the result at a time are a band: the rows of x that they see are gone through once for all of them. Where there is a third axis, each of its
 * positions that is seen is. */
#include "kernel/call/pool_large.h"

#include "base/pool.h"
#include "kernel/vm_program.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

enum { PIECES = 4 };
/* Elements moved that are worth a thread of its own. */
static const double SHARE = 0x1p17;

/* How the windows of an axis are put together. */
typedef struct pieces {
    int n_passes;
    int64_t length, n; /* of a piece; how many of them make a window */
    double work;       /* elements read and written per place of the window */
} pieces;

typedef struct large {
    etch_ctx *cx;
    const etch_window *w;
    int64_t n, c;
    const char *x;
    char *y;
    size_t bytes; /* of an element */
    etch_dtype dtype;
    etch_tile_largest *largest;
    int64_t band;        /* rows of the result at a time */
    int64_t seen, width; /* rows that those see, and elements of a row, with what is padded */
    int64_t row;         /* elements of a row of the result */
    int64_t n_rows, n_parts;
    pieces along, across; /* the rows of x */
    double per_row;
    char *room;
    size_t seat_bytes;
    atomic_bool is_stopped;
    etch_status status;
} large;

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

/* --- along an axis ---------------------------------------------------------------------------------------------------- */

/* For an axis with n_in elements and n_out places of the window, each of at most so many pieces. */
static pieces pieces_of(int64_t size, int64_t n_in, int64_t n_out, int64_t most)
{
    const double each_pass = (PIECES + 1) * (double)n_in / (double)n_out;
    pieces best = { .n = 0 };
    int n_passes = 0;
    for (int64_t length = 1; best.n == 0 || length < size; length *= PIECES, n_passes++) {
        int64_t n = (size + length - 1) / length;
        double work = (double)(n + 1) + each_pass * n_passes;
        if (n <= most && (best.n == 0 || work < best.work))
            best = (pieces){ n_passes, length, n, work };
    }
    return best;
}

/* The offsets of the pieces of a window, in order. Returns how many. */
static int put_together(const pieces *p, int64_t size, int64_t unit, int64_t base, int64_t *offset)
{
    for (int64_t k = 0; k < p->n; k++)
        offset[k] = base + least(k * p->length, size - p->length) * unit;
    return (int)p->n;
}

/* The largest of each piece of n units, at all places where there is one. What is in `a` or, after the first pass, in either room; returns where it is. */
static const char *find_pieces(const large *l, const pieces *how, const char *a, char *const rooms[2], int64_t n,
                               int64_t unit)
{
    int64_t p = 1;
    for (int i = 0; i < how->n_passes; i++, p *= PIECES) {
        int64_t offset[PIECES] = { 0, p * unit, 2 * p * unit, 3 * p * unit };
        n -= (PIECES - 1) * p;
        char *to = rooms[i % 2];
        l->largest(to, a, &(etch_tile_windows){ 1, n * unit, 0, offset, PIECES });
        a = to;
    }
    return a;
}

/* --- bands ------------------------------------------------------------------------------------------------------------ */

static void fill_lowest(const large *l, char *to, int64_t n)
{
    for (int64_t i = 0; i < n; i++)
        if (l->dtype == ETCH_F32)
            ((float *)(void *)to)[i] = -INFINITY;
        else
            ((double *)(void *)to)[i] = -INFINITY;
}

/* A row of x with what is padded, as far as windows reach. */
static const char *padded_row(const large *l, const char *x, char *to)
{
    const int64_t before = l->w->before[2] * l->c, in = least(l->w->in[2] * l->c, l->width - before);
    const int64_t bytes = (int64_t)l->bytes;
    if (in == l->width)
        return x;
    fill_lowest(l, to, before);
    memcpy(to + before * bytes, x, (size_t)(in * bytes));
    fill_lowest(l, to + (before + in) * bytes, l->width - before - in);
    return to;
}

/* The largest of the windows along row (u, v) of image n alone. */
static void along_row(const large *l, int64_t n, int64_t u, int64_t v, char *to, char *const rooms[3])
{
    const etch_window *w = l->w;
    if (u < 0 || u >= w->in[0] || v < 0 || v >= w->in[1]) {
        fill_lowest(l, to, l->row);
        return;
    }
    const char *x = l->x + (size_t)(((n * w->in[0] + u) * w->in[1] + v) * w->in[2] * l->c) * l->bytes;
    x = find_pieces(l, &l->along, padded_row(l, x, rooms[2]), rooms, l->width / l->c, l->c);
    int64_t offset[ETCH_TILE_WINDOW];
    int n_offsets = put_together(&l->along, w->size[2], l->c, 0, offset);
    l->largest(to, x, &(etch_tile_windows){ w->out[2], l->c, w->stride[2] * l->c, offset, n_offsets });
}

/* Rows j .. end - 1 at position i of image n. */
static void do_band(const large *l, int64_t n, int64_t i, int64_t j, int64_t end, char *room)
{
    const etch_window *w = l->w;
    const int64_t n_v = (end - 1 - j) * w->stride[1] + w->size[1];
    const size_t block = (size_t)(w->size[0] * l->seen * l->row) * l->bytes, line = (size_t)l->width * l->bytes;
    char *const blocks[3] = { room, room + block, room + 2 * block };
    char *const lines[3] = { blocks[2], blocks[2] + line, blocks[2] + 2 * line };
    for (int64_t u = 0; u < w->size[0]; u++)
        for (int64_t v = 0; v < n_v; v++)
            along_row(l, n, i * w->stride[0] - w->before[0] + u, j * w->stride[1] - w->before[1] + v,
                      blocks[0] + (size_t)((u * n_v + v) * l->row) * l->bytes, lines);
    /* Pieces that begin in the last rows of one u and end in the first of the next are not used. */
    const char *x = find_pieces(l, &l->across, blocks[0], (char *const[2]){ blocks[1], blocks[0] }, w->size[0] * n_v,
                                l->row);
    int64_t offset[ETCH_TILE_WINDOW];
    int n_offsets = 0;
    for (int64_t u = 0; u < w->size[0]; u++)
        n_offsets += put_together(&l->across, w->size[1], l->row, u * n_v * l->row, offset + n_offsets);
    char *y = l->y + (size_t)(((n * w->out[0] + i) * w->out[1] + j) * l->row) * l->bytes;
    for (int64_t k = 0; k < end - j; k++, y += (size_t)l->row * l->bytes)
        l->largest(y, x + (size_t)(k * w->stride[1] * l->row) * l->bytes,
                   &(etch_tile_windows){ 1, l->row, 0, offset, n_offsets });
}

static void do_part(void *user, int64_t part, int seat)
{
    large *l = user;
    const int64_t end = l->n_rows * (part + 1) / l->n_parts, *out = l->w->out;
    int64_t r = l->n_rows * part / l->n_parts, n;
    for (; r < end && !atomic_load_explicit(&l->is_stopped, memory_order_relaxed); r += n) {
        const int64_t j = r % out[1], i = r / out[1] % out[0];
        n = least(least(l->band, out[1] - j), end - r);
        do_band(l, r / out[1] / out[0], i, j, j + n, l->room + (size_t)seat * l->seat_bytes);
        etch_status s = seat == 0 ? etch__go_on(l->cx, 1 + (int64_t)l->per_row * n) : ETCH_OK;
        if (s != ETCH_OK) {
            l->status = s;
            atomic_store(&l->is_stopped, true);
        }
    }
}

/* --- whether, and with what ------------------------------------------------------------------------------------------- */

/* So many that the rows which two bands look at are as many as those that one does. */
static int64_t band_of(const etch_window *w) { return least(w->out[1], w->size[1] / w->stride[1] + 1); }
static int64_t seen_by_band(const etch_window *w) { return (band_of(w) - 1) * w->stride[1] + w->size[1]; }
static int64_t places_of(const etch_window *w) { return (w->out[2] - 1) * w->stride[2] + w->size[2]; }

static pieces along_of(const etch_window *w)
{
    return pieces_of(w->size[2], places_of(w), w->out[2], ETCH_TILE_WINDOW);
}
static pieces across_of(const etch_window *w)
{
    return pieces_of(w->size[1], seen_by_band(w), band_of(w), ETCH_TILE_WINDOW / w->size[0]);
}

/* Elements read and written for a row of the result, of one channel. */
static double work_of_row(const etch_window *w)
{
    double n_seen = (double)(w->size[0] * seen_by_band(w)) / (double)band_of(w), n_out = (double)w->out[2];
    return n_seen * ((double)places_of(w) + n_out * along_of(w).work) + n_out * (double)w->size[0] * across_of(w).work;
}

bool etch__pool_large_pays(const etch_window *w, etch_dtype t)
{
    if ((t != ETCH_F32 && t != ETCH_F64) || w->size[0] * PIECES > ETCH_TILE_WINDOW)
        return false;
    double each = (double)w->out[2];
    for (int a = 0; a < ETCH_WINDOW_AXES; a++) {
        if (w->size[a] > 2 * w->in[a])
            return false; /* most of it would be padding */
        each *= (double)least(w->size[a], w->in[a]);
    }
    return work_of_row(w) < each;
}

etch_status etch__pool_large(etch_ctx *cx, const etch_window *w, etch_dtype t, int64_t n, int64_t c, const char *x,
                             char *y)
{
    large l = { .cx = cx, .w = w, .n = n, .c = c, .x = x, .y = y, .bytes = etch__dtypes[t].bytes, .dtype = t };
    l.largest = etch__vm_table(etch__cpu()->loops)->largest[t == ETCH_F64 ? ETCH_K_f64 : ETCH_K_f32];
    l.band = band_of(w);
    l.seen = seen_by_band(w);
    l.width = places_of(w) * c;
    l.row = w->out[2] * c;
    l.n_rows = n * w->out[0] * w->out[1];
    l.along = along_of(w);
    l.across = across_of(w);
    l.per_row = work_of_row(w) * (double)c;
    double parts = 1 + l.per_row * (double)l.n_rows / SHARE;
    int64_t n_bands = 1 + (l.n_rows - 1) / l.band;
    l.n_parts = parts < (double)n_bands ? (int64_t)parts : n_bands;
    int64_t n_elements = 2 * w->size[0] * l.seen * l.row + 3 * l.width,
            n_seats = l.n_parts > 1 ? etch__pool_width() : 1;
    l.seat_bytes = ((size_t)n_elements * l.bytes + 63) / 64 * 64;
    etch_room room;
    l.room = etch__room_take(&room, cx, n_seats, l.seat_bytes);
    if (!l.room)
        return etch__fail_nomem(cx);
    etch__pool_run(do_part, &l, l.n_parts);
    etch__room_give(&room);
    return l.status;
}
