/* Reductions: the body over all tiles, its values summed in the order that program.h fixes, the tail on the results.
 *
 * Both drivers work through pieces of the kept indices, at most a tile of results each; a piece's tail runs when its
 * results are complete.
 *
 * By rows: the reduced elements of a result are neighbours in a tile. Short rows fill a tile together and are folded row by row;
 * of a long row each tile goes to 32 lanes, each 4096 elements give a block's result.
 *
 * By columns: neighbours in a tile are kept indices, so a lane is a row of accumulators and lanes are added as tiles. Lanes
 * lie one after the other, as the rows of a tile do, so a tile of several rows is added at once up to the last lane.
 *
 * A block's result goes into a binary counter of partial results: two of a kind make one of the next. */
#include "kernel/vm_view.h"

#include <string.h>

/* One reduction's memory; a row is `width` elements. */
typedef struct reducer {
    const etch_vm_reduce *r;
    char *lanes, *levels, *result;
    size_t row_bytes;
} reducer;

static void combine(const etch_vm_reduce *r, int64_t n, void *dst, void *a, void *b)
{
    static const etch_tile_op op = { .dst = 0, .src = { 1, 2 } };
    void *const slot[3] = { dst, a, b };
    r->combine(n, slot, &op);
}

static void set_neutral(const etch_vm_reduce *r, int64_t n, void *dst)
{
    static const etch_tile_op op = { .dst = 0, .src = { 1 } };
    uint64_t neutral = r->neutral;
    void *const slot[2] = { dst, &neutral };
    r->splat(n, slot, &op);
}

static int n_levels(int64_t n_reduced)
{
    int n = 1;
    for (int64_t blocks = (n_reduced + ETCH_REDUCE_BLOCK - 1) / ETCH_REDUCE_BLOCK; blocks > 1; blocks >>= 1)
        n++;
    return n;
}

/* Columns of accumulators: one by rows. */
static int64_t width_of(const etch_loops *l) { return l->mode == ETCH_VM_REDUCE_COLS ? l->tile_cols : 1; }

/* Rows whose lanes are folded together. */
static bool folds_rows(const etch_loops *l) { return l->is_by_row && l->n_reduced_total <= ETCH_REDUCE_BLOCK; }
static size_t lanes_of(const etch_loops *l) { return ETCH_REDUCE_LANES * (folds_rows(l) ? ETCH_FOLD_ROWS : 1); }

size_t etch__vm_reduce_bytes(const etch_vm_program *p, const etch_loops *l)
{
    size_t rows = lanes_of(l) + (size_t)n_levels(l->n_reduced_total);
    return p->n_reduces * ((size_t)width_of(l) * rows * 8 + 64) + p->n_reduces * sizeof(reducer);
}

static reducer *init_reducers(const etch_vm_program *p, const etch_loops *l, void **slot, char *memory)
{
    reducer *all = (reducer *)memory;
    char *at = memory + p->n_reduces * sizeof *all;
    for (uint16_t i = 0; i < p->n_reduces; i++) {
        reducer *d = &all[i];
        d->r = &p->reduces[i];
        d->row_bytes = (size_t)width_of(l) * d->r->bytes;
        d->lanes = (char *)(((uintptr_t)at + 63) / 64 * 64);
        d->levels = d->lanes + lanes_of(l) * d->row_bytes;
        d->result = slot[d->r->result];
        at = d->levels + (size_t)n_levels(l->n_reduced_total) * d->row_bytes;
    }
    return all;
}

/* Block number `block` is complete in lane 0. */
static void push_block(const reducer *d, int64_t n, int64_t block)
{
    int level = 0;
    for (; block >> level & 1; level++)
        combine(d->r, n, d->lanes, d->levels + (size_t)level * d->row_bytes, d->lanes);
    memcpy(d->levels + (size_t)level * d->row_bytes, d->lanes, (size_t)n * d->r->bytes);
}

/* What remains, from the newest to the oldest. */
static void finish_blocks(const reducer *d, int64_t n, int64_t n_blocks, void *out)
{
    char *sum = NULL;
    for (int level = 0; n_blocks >> level; level++) {
        if (!(n_blocks >> level & 1))
            continue;
        char *at = d->levels + (size_t)level * d->row_bytes;
        if (sum)
            combine(d->r, n, at, at, sum);
        sum = at;
    }
    ETCH_ASSERT(sum, "vm: a reduction of %lld blocks", (long long)n_blocks);
    memcpy(out, sum, (size_t)n * d->r->bytes);
}

static int64_t at_most(int64_t x, int64_t most) { return x < most ? x : most; }

/* ------------------------------------------------------------------------------------------------ by rows */

/* One long row; its results go to place `at` of the tile of results. */
static bool reduce_long_row(const etch_vm_program *p, etch_vm_view *v, const reducer *all, int64_t at)
{
    int64_t n = v->n_cols, n_blocks = 0, piece = v->l->is_by_row ? ETCH_REDUCE_BLOCK : ETCH_TILE;
    bool is_one_block = n <= ETCH_REDUCE_BLOCK;
    for (int64_t start = 0; start < n; start += ETCH_REDUCE_BLOCK, n_blocks++) {
        for (uint16_t i = 0; i < p->n_reduces; i++)
            set_neutral(all[i].r, ETCH_REDUCE_LANES, all[i].lanes);
        int64_t end = at_most(n, start + ETCH_REDUCE_BLOCK);
        for (int64_t col = start; col < end; col += piece) {
            int64_t n_cols = at_most(end - col, piece);
            etch__vm_view_set_col(v, col);
            if (!etch__vm_view_run(v, 1, n_cols))
                return false;
            for (uint16_t i = 0; i < p->n_reduces && !v->l->is_by_row; i++)
                all[i].r->lanes(all[i].lanes, v->slot[all[i].r->src], n_cols);
            etch__vm_view_store(v, 1, n_cols);
        }
        for (uint16_t i = 0; i < p->n_reduces; i++) {
            const reducer *d = &all[i];
            d->r->rows(is_one_block ? d->result + at * d->r->bytes : d->lanes, d->lanes, 1, ETCH_REDUCE_LANES);
            if (!is_one_block)
                push_block(d, 1, n_blocks);
        }
    }
    for (uint16_t i = 0; i < p->n_reduces && !is_one_block; i++)
        finish_blocks(&all[i], 1, n_blocks, all[i].result + at * all[i].r->bytes);
    return true;
}

static bool reduce_short_rows(const etch_vm_program *p, etch_vm_view *v, const reducer *all, int64_t at, int64_t n_rows)
{
    etch__vm_view_set_col(v, 0);
    if (!etch__vm_view_run(v, n_rows, v->n_cols))
        return false;
    for (uint16_t i = 0; i < p->n_reduces; i++)
        all[i].r->rows(all[i].result + at * all[i].r->bytes, v->slot[all[i].r->src], n_rows, v->n_cols);
    etch__vm_view_store(v, n_rows, v->n_cols);
    return true;
}

/* Rows of one block, whose lanes the row's function adds to: up to ETCH_FOLD_ROWS. */
static bool reduce_folded_rows(const etch_vm_program *p, etch_vm_view *v, const reducer *all, int64_t from, int64_t at,
                               int64_t n_rows)
{
    for (uint16_t i = 0; i < p->n_reduces; i++)
        set_neutral(all[i].r, ETCH_FOLD_ROWS * ETCH_REDUCE_LANES, all[i].lanes);
    etch__vm_view_set_col(v, 0);
    for (int64_t row = 0; row < n_rows; row++) {
        etch__vm_view_set_row(v, from + at + row);
        for (uint16_t i = 0; i < p->n_reduces; i++)
            v->slot[p->reduces[i].lanes_slot] = all[i].lanes + row * ETCH_REDUCE_LANES * all[i].r->bytes;
        if (!etch__vm_view_run(v, 1, v->n_cols))
            return false;
    }
    for (uint16_t i = 0; i < p->n_reduces; i++)
        all[i].r->folds(all[i].result + at * all[i].r->bytes, all[i].lanes);
    return true;
}

static bool reduce_rows(const etch_vm_program *p, etch_vm_view *v, const reducer *all, int64_t from, int64_t n)
{
    bool is_short = v->n_cols <= ETCH_TILE && !v->l->is_by_row;
    for (int64_t done = 0; folds_rows(v->l) && done < n; done += ETCH_FOLD_ROWS)
        if (!reduce_folded_rows(p, v, all, from, done, at_most(n - done, ETCH_FOLD_ROWS)))
            return false;
    if (folds_rows(v->l))
        return true;
    for (uint16_t i = 0; i < p->n_reduces && v->l->is_by_row; i++)
        v->slot[p->reduces[i].lanes_slot] = all[i].lanes;
    for (int64_t done = 0; done < n;) {
        int64_t n_rows = is_short ? at_most(n - done, v->tile_rows) : 1;
        etch__vm_view_set_row(v, from + done);
        if (!(is_short ? reduce_short_rows(p, v, all, done, n_rows) : reduce_long_row(p, v, all, done)))
            return false;
        done += n_rows;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------------ by columns */

/* Rows first .. first + n_rows of a block, each `width` elements, to their lanes. */
static void add_to_lanes(const reducer *d, const char *x, int64_t first, int64_t n_rows, int64_t width)
{
    size_t row_bytes = (size_t)width * d->r->bytes;
    for (int64_t done = 0; done < n_rows;) {
        int64_t lane = (first + done) % ETCH_REDUCE_LANES;
        int64_t n = at_most(n_rows - done, ETCH_REDUCE_LANES - lane);
        char *to = d->lanes + (size_t)lane * row_bytes;
        combine(d->r, n * width, to, to, (void *)(x + (size_t)done * row_bytes));
        done += n;
    }
}

/* Lanes from n_lanes on are untouched, hence neutral, and are left out; see tile/reduce.c. */
static void fold_lanes(const reducer *d, int64_t n_lanes, int64_t width)
{
    size_t row_bytes = (size_t)width * d->r->bytes;
    for (int64_t half = ETCH_REDUCE_LANES / 2; half >= 1; half /= 2) {
        if (n_lanes <= half)
            continue;
        combine(d->r, (n_lanes - half) * width, d->lanes, d->lanes, d->lanes + (size_t)half * row_bytes);
        n_lanes = half;
    }
}

static bool reduce_cols(const etch_vm_program *p, etch_vm_view *v, const reducer *all, int64_t from, int64_t width)
{
    int64_t n = v->n_rows, n_blocks = 0;
    etch__vm_view_set_col(v, from);
    for (int64_t start = 0; start < n; start += ETCH_REDUCE_BLOCK, n_blocks++) {
        int64_t end = at_most(n, start + ETCH_REDUCE_BLOCK), n_lanes = at_most(end - start, ETCH_REDUCE_LANES);
        for (uint16_t i = 0; i < p->n_reduces; i++)
            set_neutral(all[i].r, n_lanes * width, all[i].lanes);
        for (int64_t row = start; row < end; row += v->tile_rows) {
            int64_t n_rows = at_most(end - row, v->tile_rows);
            etch__vm_view_set_row(v, row);
            if (!etch__vm_view_run(v, n_rows, width))
                return false;
            for (uint16_t i = 0; i < p->n_reduces; i++)
                add_to_lanes(&all[i], v->slot[all[i].r->src], row - start, n_rows, width);
            etch__vm_view_store(v, n_rows, width);
        }
        for (uint16_t i = 0; i < p->n_reduces; i++) {
            fold_lanes(&all[i], n_lanes, width);
            push_block(&all[i], width, n_blocks);
        }
    }
    for (uint16_t i = 0; i < p->n_reduces; i++)
        finish_blocks(&all[i], width, n_blocks, all[i].result);
    return true;
}

/* ------------------------------------------------------------------------------------------------ pieces */

static int64_t piece_of(const etch_loops *l) { return l->mode == ETCH_VM_REDUCE_COLS ? l->tile_cols : ETCH_TILE; }

int64_t etch__vm_reduce_pieces(const etch_loops *l) { return (l->n_kept_total + piece_of(l) - 1) / piece_of(l); }

bool etch__vm_reduce(const etch_vm_program *p, etch_vm_view *body, etch_vm_view *tail, int64_t from, int64_t to,
                     void *memory)
{
    const etch_loops *l = body->l;
    const reducer *all = init_reducers(p, l, body->slot, memory);
    for (int64_t i = from; i < to; i++) {
        int64_t start = i * piece_of(l), n = at_most(l->n_kept_total - start, piece_of(l));
        bool ok = true;
        if (l->n_reduced_total == 0)
            for (uint16_t j = 0; j < p->n_reduces; j++)
                set_neutral(all[j].r, n, all[j].result);
        else if (l->mode == ETCH_VM_REDUCE_COLS)
            ok = reduce_cols(p, body, all, start, n);
        else
            ok = reduce_rows(p, body, all, start, n);
        if (!ok)
            return false;
        etch__vm_view_set_col(tail, start);
        if (!etch__vm_view_run(tail, 1, n))
            return false;
        etch__vm_view_store(tail, 1, n);
    }
    return true;
}
