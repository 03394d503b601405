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
 * A block's result goes into a binary counter of partial results: two of a kind make one of the next. Where few results are made of many elements, threads
 * compute spans of blocks, whose results go into the counter when all are there: in the same order, so to the same bits. */
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
static bool folds_rows(const etch_loops *l)
{
    return l->is_by_row && l->mode == ETCH_VM_REDUCE_ROWS && l->n_reduced_total <= ETCH_REDUCE_BLOCK;
}
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

/* What is the same for all blocks of a result. */
typedef struct blocks {
    const etch_vm_program *p;
    const reducer *all;
    int64_t n; /* along the reduced axes */
} blocks;

static int64_t n_blocks_of(int64_t n_reduced) { return (n_reduced + ETCH_REDUCE_BLOCK - 1) / ETCH_REDUCE_BLOCK; }

/* Block i of the row that the view is at: its lanes, which are folded then. */
static bool long_row_block(const blocks *b, etch_vm_view *v, int64_t i)
{
    int64_t piece = v->l->is_by_row ? ETCH_REDUCE_BLOCK : ETCH_TILE;
    int64_t start = i * ETCH_REDUCE_BLOCK, end = at_most(b->n, start + ETCH_REDUCE_BLOCK);
    for (uint16_t j = 0; j < b->p->n_reduces; j++)
        set_neutral(b->all[j].r, ETCH_REDUCE_LANES, b->all[j].lanes);
    for (int64_t col = start; col < end; col += piece) {
        int64_t n_cols = at_most(end - col, piece);
        etch__vm_view_set_col(v, col);
        if (!etch__vm_view_run(v, 1, n_cols))
            return false;
        for (uint16_t j = 0; j < b->p->n_reduces && !v->l->is_by_row; j++)
            b->all[j].r->lanes(b->all[j].lanes, v->slot[b->all[j].r->src], n_cols);
        etch__vm_view_store(v, 1, n_cols);
    }
    for (uint16_t j = 0; j < b->p->n_reduces; j++)
        b->all[j].r->rows(b->all[j].lanes, b->all[j].lanes, 1, ETCH_REDUCE_LANES);
    return true;
}

/* One long row; its results go to place `at` of the tile of results. */
static bool reduce_long_row(const etch_vm_program *p, etch_vm_view *v, const reducer *all, int64_t at)
{
    const blocks b = { p, all, v->n_cols };
    int64_t n_blocks = n_blocks_of(b.n);
    for (int64_t i = 0; i < n_blocks; i++) {
        if (!long_row_block(&b, v, i))
            return false;
        for (uint16_t j = 0; j < p->n_reduces; j++)
            push_block(&all[j], 1, i);
    }
    for (uint16_t j = 0; j < p->n_reduces; j++)
        finish_blocks(&all[j], 1, n_blocks, all[j].result + at * all[j].r->bytes);
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

/* Block i of the columns that the view is at. */
static bool cols_block(const blocks *b, etch_vm_view *v, int64_t i, int64_t width)
{
    int64_t start = i * ETCH_REDUCE_BLOCK, end = at_most(b->n, start + ETCH_REDUCE_BLOCK);
    int64_t n_lanes = at_most(end - start, ETCH_REDUCE_LANES);
    for (uint16_t j = 0; j < b->p->n_reduces; j++)
        set_neutral(b->all[j].r, n_lanes * width, b->all[j].lanes);
    for (int64_t row = start; row < end; row += v->tile_rows) {
        int64_t n_rows = at_most(end - row, v->tile_rows);
        etch__vm_view_set_row(v, row);
        for (uint16_t j = 0; j < b->p->n_reduces && v->l->is_by_row; j++)
            v->slot[b->all[j].r->lanes_slot] = b->all[j].lanes +
                                               (row - start) % ETCH_REDUCE_LANES * width * b->all[j].r->bytes;
        if (!etch__vm_view_run(v, n_rows, width))
            return false;
        for (uint16_t j = 0; j < b->p->n_reduces && !v->l->is_by_row; j++)
            add_to_lanes(&b->all[j], v->slot[b->all[j].r->src], row - start, n_rows, width);
        etch__vm_view_store(v, n_rows, width);
    }
    for (uint16_t j = 0; j < b->p->n_reduces; j++)
        fold_lanes(&b->all[j], n_lanes, width);
    return true;
}

static bool reduce_cols(const etch_vm_program *p, etch_vm_view *v, const reducer *all, int64_t from, int64_t width)
{
    const blocks b = { p, all, v->n_rows };
    int64_t n_blocks = n_blocks_of(b.n);
    etch__vm_view_set_col(v, from);
    for (int64_t i = 0; i < n_blocks; i++) {
        if (!cols_block(&b, v, i, width))
            return false;
        for (uint16_t j = 0; j < p->n_reduces; j++)
            push_block(&all[j], width, i);
    }
    for (uint16_t j = 0; j < p->n_reduces; j++)
        finish_blocks(&all[j], width, n_blocks, all[j].lanes);
    return true;
}

/* ------------------------------------------------------------------------------------------------ pieces */

static int64_t piece_of(const etch_loops *l) { return l->mode == ETCH_VM_REDUCE_COLS ? l->tile_cols : ETCH_TILE; }

int64_t etch__vm_reduce_pieces(const etch_loops *l) { return (l->n_kept_total + piece_of(l) - 1) / piece_of(l); }

/* The tail, on the results of the kept indices from `start` on. */
static bool run_tail(etch_vm_view *tail, int64_t start, int64_t n)
{
    etch__vm_view_set_col(tail, start);
    if (!etch__vm_view_run(tail, 1, n))
        return false;
    etch__vm_view_store(tail, 1, n);
    return true;
}

/* The same where the results of columns are in the first lanes, maybe more of them than a tile has. */
static bool run_tail_of_cols(const etch_vm_program *p, etch_vm_view *tail, const reducer *all, int64_t start, int64_t n)
{
    for (int64_t done = 0; done < n; done += ETCH_TILE) {
        int64_t n_now = at_most(n - done, ETCH_TILE);
        for (uint16_t j = 0; j < p->n_reduces; j++)
            memcpy(all[j].result, all[j].lanes + done * all[j].r->bytes, (size_t)n_now * all[j].r->bytes);
        if (!run_tail(tail, start + done, n_now))
            return false;
    }
    return true;
}

static int64_t kept_of(const etch_loops *l, int64_t piece)
{
    return at_most(l->n_kept_total - piece * piece_of(l), piece_of(l));
}

bool etch__vm_reduce(const etch_vm_program *p, etch_vm_view *body, etch_vm_view *tail, int64_t from, int64_t to,
                     void *memory)
{
    const etch_loops *l = body->l;
    const reducer *all = init_reducers(p, l, body->slot, memory);
    for (int64_t i = from; i < to; i++) {
        int64_t start = i * piece_of(l), n = kept_of(l, i);
        bool is_by_cols = l->mode == ETCH_VM_REDUCE_COLS, ok = true;
        if (l->n_reduced_total == 0)
            for (uint16_t j = 0; j < p->n_reduces; j++)
                set_neutral(all[j].r, n, is_by_cols ? all[j].lanes : all[j].result);
        else
            ok = is_by_cols ? reduce_cols(p, body, all, start, n) : reduce_rows(p, body, all, start, n);
        if (!ok || !(is_by_cols ? run_tail_of_cols(p, tail, all, start, n) : run_tail(tail, start, n)))
            return false;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------------ blocks apart */

int64_t etch__vm_reduce_blocks(const etch_loops *l)
{
    return l->n_reduced_total > 0 ? n_blocks_of(l->n_reduced_total) : 1;
}

/* Results of a block of one reduction, of all the kept indices of a piece. */
static size_t block_bytes(const etch_loops *l) { return (size_t)at_most(piece_of(l), l->n_kept_total) * 8; }

size_t etch__vm_reduce_block_bytes(const etch_vm_program *p, const etch_loops *l)
{
    return (size_t)etch__vm_reduce_blocks(l) * p->n_reduces * block_bytes(l);
}

static char *results_of(const etch_vm_program *p, const etch_loops *l, char *results, int64_t block, uint16_t i)
{
    return results + ((size_t)block * p->n_reduces + i) * block_bytes(l);
}

bool etch__vm_reduce_some(const etch_vm_program *p, etch_vm_view *body, int64_t piece, int64_t from, int64_t to,
                          void *memory, char *results)
{
    const etch_loops *l = body->l;
    const reducer *all = init_reducers(p, l, body->slot, memory);
    const blocks b = { p, all, l->n_reduced_total };
    bool is_by_cols = l->mode == ETCH_VM_REDUCE_COLS;
    int64_t start = piece * piece_of(l), n = kept_of(l, piece), width = is_by_cols ? n : 1;
    if (is_by_cols)
        etch__vm_view_set_col(body, start);
    for (uint16_t j = 0; j < p->n_reduces && l->is_by_row && !is_by_cols; j++)
        body->slot[p->reduces[j].lanes_slot] = all[j].lanes;
    for (int64_t at = 0; at < n; at += width) {
        if (!is_by_cols)
            etch__vm_view_set_row(body, start + at);
        for (int64_t i = from; i < to; i++) {
            if (!(is_by_cols ? cols_block(&b, body, i, width) : long_row_block(&b, body, i)))
                return false;
            for (uint16_t j = 0; j < p->n_reduces; j++)
                memcpy(results_of(p, l, results, i, j) + at * all[j].r->bytes, all[j].lanes,
                       (size_t)width * all[j].r->bytes);
        }
    }
    return true;
}

bool etch__vm_reduce_end(const etch_vm_program *p, etch_vm_view *body, etch_vm_view *tail, int64_t piece, void *memory,
                         char *results)
{
    const etch_loops *l = body->l;
    const reducer *all = init_reducers(p, l, body->slot, memory);
    int64_t n = kept_of(l, piece), n_blocks = etch__vm_reduce_blocks(l), width = width_of(l);
    bool is_by_cols = l->mode == ETCH_VM_REDUCE_COLS;
    for (uint16_t j = 0; j < p->n_reduces; j++)
        for (int64_t at = 0; at < n; at += width) {
            int64_t n_at = at_most(n - at, width);
            for (int64_t i = 0; i < n_blocks; i++) {
                memcpy(all[j].lanes, results_of(p, l, results, i, j) + at * all[j].r->bytes,
                       (size_t)n_at * all[j].r->bytes);
                push_block(&all[j], n_at, i);
            }
            finish_blocks(&all[j], n_at, n_blocks, is_by_cols ? all[j].lanes : all[j].result + at * all[j].r->bytes);
        }
    return is_by_cols ? run_tail_of_cols(p, tail, all, piece * piece_of(l), n) : run_tail(tail, piece * piece_of(l), n);
}
