/* Binding sizes: from extents and strides to loops. Axes of extent 1 go, kept axes are ordered by the strides that operands
 * have along them, neighbours that all operands step through alike are merged, and the shape of a tile is chosen.
 *
 * The order of kept axes is free, since no result depends on it; reduced axes keep theirs, which the order of summation
 * is defined by. An axis that an INDEX asks for is never merged, so that a position is a sum of strides as an address is.
 *
 * This runs once per binding of sizes, between calls that take microseconds: it looks at each operand a few times and
 * allocates nothing. */
#include "kernel/vm_program.h"

#include <string.h>

enum {
    LONG_ROW = 64,  /* from here on a tile is a piece of one row */
    SQUARE = 16,    /* side of a tile that transposes: a cache line of floats */
    LEAST_ROW = 32, /* worth a call of a row's function */
    WIDE = 1024,    /* columns whose lanes are in a second-level cache */
};

typedef struct binder {
    const etch_vm_program *p;
    const etch_kernel *k; /* has the axes */
    etch_loops *l;
    int n_operands;
    int64_t extent[ETCH_MAX_RANK]; /* by the program's axes */
    uint8_t order[ETCH_MAX_RANK];  /* the program's axes that remain */
    uint8_t n_kept, n;
} binder;

/* Strides by the program's axes, into the caller's rows. */
static void spread_strides(binder *b, const etch_layout *operands)
{
    const etch_kernel *k = b->k;
    for (int o = 0; o < b->n_operands; o++) {
        const etch_koperand *op = o < k->n_in ? &k->in[o] : &k->out[o - k->n_in];
        int64_t *row = b->l->stride[o];
        for (int a = 0; a < k->rank; a++)
            row[a] = 0;
        for (int i = 0; i < op->rank; i++) {
            int a = op->axis[i];
            if (operands[o].dims[i] == 1 || a < 0)
                continue;
            ETCH_ASSERT(operands[o].dims[i] == b->extent[a], "vm: operand %d has %lld elements along axis %d of %lld",
                        o, (long long)operands[o].dims[i], a, (long long)b->extent[a]);
            row[a] += operands[o].strides[i];
        }
    }
}

static void choose_axes(binder *b)
{
    const etch_kernel *k = b->k;
    b->l->n_kept_total = b->l->n_reduced_total = 1;
    for (int reduced = 0; reduced < 2; reduced++) {
        for (int a = 0; a < k->rank; a++) {
            if ((int)(k->reduced >> a & 1u) != reduced || b->extent[a] == 1)
                continue;
            b->order[b->n++] = (uint8_t)a;
            *(reduced ? &b->l->n_reduced_total : &b->l->n_kept_total) *= b->extent[a];
        }
        if (!reduced)
            b->n_kept = b->n;
    }
}

static int64_t magnitude(int64_t x) { return x < 0 ? -x : x; }

/* Should axis x run inside of axis y? Outputs are asked first; an operand that does not move along one has no opinion. */
static bool belongs_inside(const binder *b, int x, int y)
{
    for (int i = b->n_operands; i-- > 0;) {
        int64_t sx = magnitude(b->l->stride[i][x]), sy = magnitude(b->l->stride[i][y]);
        if (sx != 0 && sy != 0 && sx != sy)
            return sx < sy;
    }
    return false;
}

static void sort_kept(binder *b)
{
    for (int i = 1; i < b->n_kept; i++)
        for (int j = i; j > 0 && belongs_inside(b, b->order[j - 1], b->order[j]); j--) {
            uint8_t x = b->order[j];
            b->order[j] = b->order[j - 1];
            b->order[j - 1] = x;
        }
}

static bool can_merge(const binder *b, int outer, int inner)
{
    if ((b->p->index_axes >> outer | b->p->index_axes >> inner) & 1u)
        return false;
    for (int o = 0; o < b->n_operands; o++)
        if (b->l->stride[o][outer] != b->l->stride[o][inner] * b->extent[inner])
            return false;
    return true;
}

/* Merges neighbours of order[from .. to) into the inner one; the extents are changed with it. */
static uint8_t merge(binder *b, uint8_t from, uint8_t to, uint8_t at)
{
    uint8_t start = at;
    for (uint8_t i = from; i < to; i++) {
        uint8_t a = b->order[i];
        if (at > start && can_merge(b, b->order[at - 1], a)) {
            b->extent[a] *= b->extent[b->order[at - 1]];
            b->order[at - 1] = a;
        } else {
            b->order[at++] = a;
        }
    }
    return at;
}

/* Rows of strides and extents in the order of the loops. */
static void permute(binder *b)
{
    etch_loops *l = b->l;
    bool is_same = true;
    for (uint8_t i = 0; i < b->n; i++) {
        l->extent[i] = b->extent[b->order[i]];
        l->axis_of[i] = (int8_t)b->order[i];
        is_same &= b->order[i] == i;
    }
    for (int o = 0; !is_same && o < b->n_operands; o++) {
        int64_t row[ETCH_MAX_RANK];
        for (uint8_t i = 0; i < b->n; i++)
            row[i] = l->stride[o][b->order[i]];
        memcpy(l->stride[o], row, b->n * sizeof *row);
    }
}

static bool moves(const int64_t *stride, int from, int to)
{
    for (int a = from; a < to; a++)
        if (stride[a] != 0)
            return true;
    return false;
}

/* How an operand lies in a tile with these row and column axes. */
static uint8_t lie_of(const etch_loops *l, const int64_t *stride, int r0, int r1, int c0, int c1)
{
    uint8_t lie = 0;
    int64_t dense = 1;
    int a = c1;
    if (moves(stride, r0, r1))
        lie |= ETCH_VM_BY_ROW;
    if (moves(stride, c0, c1))
        lie |= ETCH_VM_BY_COL;
    while (a > c0 && stride[a - 1] == dense)
        dense *= l->extent[--a];
    if (a == c0) {
        lie |= ETCH_VM_DENSE_COLS;
        a = r1;
        while (a > r0 && stride[a - 1] == dense)
            dense *= l->extent[--a];
        if (a == r0)
            lie |= ETCH_VM_DENSE;
    }
    return lie;
}

static void set_lies(binder *b, uint8_t *lies, int r0, int r1, int c0, int c1)
{
    for (int o = 0; o < b->n_operands; o++)
        lies[o] = lie_of(b->l, b->l->stride[o], r0, r1, c0, c1);
}

/* Pieces of at most `most`, all about as long, in multiples of `unit`. */
static uint16_t even_piece(int64_t n, int64_t most, int64_t unit)
{
    if (n <= most)
        return (uint16_t)n;
    int64_t pieces = (n + most - 1) / most, piece = (n + pieces - 1) / pieces;
    piece = (piece + unit - 1) / unit * unit;
    return (uint16_t)(piece < most ? piece : most);
}

/* A map in which some operand lies across: with steps of one along another axis than the innermost, and long ones
 * along that. Then square tiles use what a cache line brings. */
static int crossing_axis(const binder *b)
{
    const etch_loops *l = b->l;
    int inner = l->rank - 1;
    if (l->rank < 2 || l->extent[inner] < SQUARE)
        return -1;
    for (int o = 0; o < b->n_operands; o++) {
        if (magnitude(l->stride[o][inner]) < SQUARE)
            continue;
        for (int a = 0; a < inner; a++)
            if (magnitude(l->stride[o][a]) == 1 && l->extent[a] >= SQUARE)
                return a;
    }
    return -1;
}

/* The axis becomes the innermost row axis. */
static void move_axis(binder *b, int axis)
{
    etch_loops *l = b->l;
    int to = l->rank - 2;
    int64_t extent = l->extent[axis];
    int8_t of = l->axis_of[axis];
    for (int a = axis; a < to; a++) {
        l->extent[a] = l->extent[a + 1];
        l->axis_of[a] = l->axis_of[a + 1];
    }
    l->extent[to] = extent;
    l->axis_of[to] = of;
    for (int o = 0; o < b->n_operands; o++) {
        int64_t stride = l->stride[o][axis];
        for (int a = axis; a < to; a++)
            l->stride[o][a] = l->stride[o][a + 1];
        l->stride[o][to] = stride;
    }
}

/* Can rows of n_cols elements be tiles, each one call of the row's function? */
static bool can_be_rows(const binder *b, int64_t n_cols)
{
    const etch_vm_section *row = &b->p->row;
    if (!b->p->has_row || n_cols < LEAST_ROW)
        return false;
    for (const etch_vm_in *in = row->in; in < row->in + row->n_in; in++)
        if (in->is_splat ? (b->l->body[in->operand] & ETCH_VM_BY_COL) != 0
                         : !(b->l->body[in->operand] & ETCH_VM_DENSE_COLS))
            return false;
    for (const etch_vm_out *out = row->out; out < row->out + row->n_out; out++)
        if (!(b->l->body[b->k->n_in + out->operand] & ETCH_VM_DENSE_COLS))
            return false;
    return true;
}

/* Do the results of a map fill the last cache by themselves? */
static bool is_beyond_caches(const binder *b)
{
    size_t bytes = 0;
    for (int o = 0; o < b->k->n_out; o++)
        bytes += etch__dtypes[b->k->out[o].dtype].bytes;
    size_t cache = etch__tiny_limits() ? 64 : etch__cpu()->cache_bytes;
    return (double)bytes * (double)b->l->n_kept_total > (double)cache;
}

static void bind_map(binder *b)
{
    etch_loops *l = b->l;
    l->mode = ETCH_VM_MAP;
    int64_t n_cols = l->rank ? l->extent[l->rank - 1] : 1;
    int across = crossing_axis(b);
    if (across >= 0) {
        move_axis(b, across);
        l->tile_rows = l->tile_cols = SQUARE;
    } else if (n_cols >= LONG_ROW || l->rank < 2) {
        l->tile_rows = 1;
        l->tile_cols = even_piece(n_cols, ETCH_TILE, 64);
        if (l->rank < 2) /* nothing to be even for */
            l->tile_cols = (uint16_t)(n_cols < ETCH_TILE ? n_cols : ETCH_TILE);
    } else {
        l->tile_cols = (uint16_t)n_cols;
        l->tile_rows = (uint16_t)(ETCH_TILE / n_cols);
    }
    int cols = l->rank ? l->rank - 1 : 0;
    set_lies(b, l->body, 0, cols, cols, l->rank);
    bool are_dense = true;
    for (int o = 0; o < b->n_operands; o++)
        are_dense &= (l->body[o] & ETCH_VM_DENSE_COLS) != 0;
    if (are_dense && b->p->is_all_native && l->tile_rows == 1) {
        l->tile_cols = even_piece(n_cols, ETCH_VM_LONG_TILE, 64);
        l->streams = l->rank < 2 && b->p->streamed.n_ops > 0 && is_beyond_caches(b);
    } else if (across < 0 && can_be_rows(b, n_cols)) {
        l->is_by_row = true;
        l->tile_rows = 1;
        l->tile_cols = even_piece(n_cols, ETCH_VM_LONG_TILE, 64);
    }
    l->is_one_tile = are_dense && l->rank < 2 && n_cols <= l->tile_cols;
}

/* Operands that would have to be gathered if this were the innermost axis. */
static int n_strided(const binder *b, int axis)
{
    int n = 0;
    for (int o = 0; o < b->n_operands; o++)
        n += (b->l->stride[o][axis] & ~(int64_t)1) != 0;
    return n;
}

static bool prefers_cols(const binder *b)
{
    const etch_loops *l = b->l;
    if (l->n_kept == 0)
        return false;
    if (l->n_kept == l->rank)
        return true;
    int rows = n_strided(b, l->rank - 1), cols = n_strided(b, l->n_kept - 1);
    return cols < rows || (cols == rows && l->n_reduced_total < LONG_ROW && l->n_kept_total > l->n_reduced_total);
}

/* Is operand o one that the body of a reduction neither reads nor writes? */
static bool is_of_tail(const binder *b, int o)
{
    const etch_vm_section *row = &b->p->row;
    for (const etch_vm_in *in = row->in; in < row->in + row->n_in; in++)
        if (in->operand == o)
            return false;
    for (const etch_vm_out *out = row->out; out < row->out + row->n_out; out++)
        if (b->k->n_in + out->operand == o)
            return false;
    return true;
}

static void bind_reduce(binder *b)
{
    etch_loops *l = b->l;
    set_lies(b, l->tail, 0, 0, 0, l->n_kept);
    if (!prefers_cols(b)) {
        l->mode = ETCH_VM_REDUCE_ROWS;
        int64_t n = l->n_reduced_total;
        l->tile_cols = (uint16_t)(n < ETCH_TILE ? n : ETCH_TILE);
        l->tile_rows = (uint16_t)(n > 0 && n <= ETCH_TILE ? ETCH_TILE / n : 1);
        set_lies(b, l->body, 0, l->n_kept, l->n_kept, l->rank);
        l->is_by_row = !b->p->row_is_kept && can_be_rows(b, n);
        if (l->is_by_row) {
            l->tile_rows = 1;
            l->tile_cols = (uint16_t)(n < ETCH_REDUCE_BLOCK ? n : ETCH_REDUCE_BLOCK);
        }
        return;
    }
    l->mode = ETCH_VM_REDUCE_COLS;
    /* The lanes of a tile's columns should not be much larger than a first-level cache. */
    l->tile_cols = even_piece(l->n_kept_total, b->p->reduce_bytes == 8 ? ETCH_TILE / 2 : ETCH_TILE, 16);
    l->tile_rows = (uint16_t)(l->tile_cols == l->n_kept_total ? ETCH_TILE / l->tile_cols : 1);
    set_lies(b, l->body, l->n_kept, l->rank, 0, l->n_kept);
    if (!b->p->row_is_kept || !can_be_rows(b, l->n_kept_total))
        return;
    /* Rows that lie one after the other, as lanes do, are one row up to the last lane. */
    bool are_dense = l->n_kept_total <= WIDE;
    for (int o = 0; are_dense && o < b->n_operands; o++)
        are_dense = is_of_tail(b, o) || (l->body[o] & ETCH_VM_DENSE);
    if (!are_dense && l->tile_cols < LONG_ROW)
        return;
    if (are_dense)
        l->tile_cols = (uint16_t)l->n_kept_total;
    l->is_by_row = true;
    l->tile_rows = are_dense ? ETCH_REDUCE_LANES : 1;
}

void etch__vm_bind_as(const etch_vm_program *p, const etch_kernel *k, const int64_t *extents,
                      const etch_layout *operands, int64_t (*strides)[ETCH_MAX_RANK], etch_loops *out)
{
    binder b;
    b.p = p;
    b.k = k;
    b.l = out;
    b.n_operands = k->n_in + k->n_out;
    b.n = b.n_kept = 0;
    memcpy(b.extent, extents, k->rank * sizeof *extents);
    out->stride = strides;
    out->rank = out->n_kept = 0;
    out->is_one_tile = out->is_by_row = out->streams = false;
    choose_axes(&b);
    if (out->n_kept_total == 0 || (out->n_reduced_total == 0 && !p->has_tail))
        return;
    spread_strides(&b, operands);
    sort_kept(&b);
    uint8_t n_kept = merge(&b, 0, b.n_kept, 0);
    b.n = merge(&b, b.n_kept, b.n, n_kept);
    b.n_kept = n_kept;
    out->rank = b.n;
    out->n_kept = n_kept;
    permute(&b);
    if (p->has_tail)
        bind_reduce(&b);
    else
        bind_map(&b);
}

void etch__vm_bind(const etch_vm_program *p, const int64_t *extents, const etch_layout *operands,
                   int64_t (*strides)[ETCH_MAX_RANK], etch_loops *out)
{
    etch__vm_bind_as(p, p->k, extents, operands, strides, out);
}
