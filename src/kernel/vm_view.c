/* Moving over tiles; see vm_view.h. */
#include "kernel/vm_view.h"

#include <string.h>

enum { FEW_STREAMS = 3, FAR_ELEMENTS = 128 * 1024 };

/* ------------------------------------------------------------------------------------------------ operands */

static bool can_be_direct(const etch_vm_view *v, uint8_t lie)
{
    return v->tile_rows == 1 ? (lie & ETCH_VM_DENSE_COLS) != 0 : (lie & ETCH_VM_DENSE) && v->tile_cols == v->n_cols;
}

static void init_index(const etch_vm_view *v, etch_vm_port *p, int axis, int64_t *unit)
{
    const etch_loops *l = v->l;
    p->lie = 0;
    for (int a = 0; a < l->rank; a++) {
        unit[a] = l->axis_of[a] == axis;
        if (unit[a])
            p->lie |= a >= v->c0 && a < v->c1 ? ETCH_VM_BY_COL : ETCH_VM_BY_ROW;
    }
    p->stride = unit;
    p->base = 0;
    p->is_direct = false;
}

/* In place: an output that is written before an input of the same memory has been read for the last time must wait for
 * the end of the block, and an input that is itself stored somewhere must be copied first. */
static void mind_aliases(etch_vm_view *v)
{
    const etch_vm_section *s = v->section;
    for (uint16_t o = 0; o < s->n_out; o++)
        for (uint16_t i = 0; i < s->n_in; i++) {
            if (v->in[i].base != v->out[o].base || s->in[i].is_index)
                continue;
            if (s->in[i].is_stored)
                v->in[i].is_direct = false;
            else if (s->in[i].last_use > s->out[o].producer)
                v->out[o].is_direct = false;
        }
}

void etch__vm_view_init(etch_vm_view *v, const etch_vm_section *section, const etch_loops *l, const uint8_t *lies,
                        int n_in, void *const *data, void **slot, etch_vm_port *ports, int64_t (*unit)[ETCH_MAX_RANK])
{
    v->l = l;
    v->section = section;
    v->slot = slot;
    v->n_in = section->n_in;
    v->n_out = section->n_out;
    v->in = ports;
    v->out = ports + v->n_in;
    v->row = v->col = v->filled_cols = 0;
    v->stale = 0;
    v->is_fresh = true;
    v->fault = NULL;
    for (uint16_t i = 0; i < v->n_in; i++) {
        const etch_vm_in *in = &section->in[i];
        etch_vm_port *p = &v->in[i];
        p->move.load = in->load;
        p->slot = in->slot;
        p->bytes = in->bytes;
        p->tile_bytes = in->tile_bytes;
        if (in->is_index) {
            init_index(v, p, in->operand, unit[in->operand]);
        } else {
            p->lie = lies[in->operand];
            p->stride = l->stride[in->operand];
            p->base = (intptr_t)data[in->operand];
            p->is_direct = in->is_plain && (in->is_splat || can_be_direct(v, p->lie));
        }
        p->col_bytes = in->is_splat ? 0 : p->bytes;
        p->row = p->base;
    }
    for (uint16_t i = 0; i < v->n_out; i++) {
        const etch_vm_out *out = &section->out[i];
        etch_vm_port *p = &v->out[i];
        int operand = n_in + out->operand;
        p->move.store = out->store;
        p->slot = out->slot;
        p->bytes = out->bytes;
        p->tile_bytes = out->tile_bytes;
        p->lie = lies[operand];
        p->stride = l->stride[operand];
        p->base = p->row = (intptr_t)data[operand];
        p->is_direct = out->is_own && out->is_plain && can_be_direct(v, p->lie);
        p->col_bytes = p->bytes;
    }
    mind_aliases(v);
    /* A tile's result is written in one go at the end; from far memory its lines had better be on their way before. With
     * many streams the memory is busy anyway, and this only gets in the way. */
    v->prefetches = v->tile_rows == 1 && v->tile_cols <= ETCH_TILE && v->n_in + v->n_out <= FEW_STREAMS &&
                    v->n_rows * v->n_cols >= FAR_ELEMENTS;
}

/* ------------------------------------------------------------------------------------------------ positions */

static void seek(const etch_loops *l, int from, int to, int64_t at, int64_t *index)
{
    for (int a = to; a-- > from;) {
        index[a] = at % l->extent[a];
        at /= l->extent[a];
    }
}

/* `by` is seldom more than an extent, so carries are taken one at a time. */
static void step(const etch_loops *l, int from, int to, int64_t by, int64_t *index)
{
    int a = to - 1;
    index[a] += by;
    while (a > from && index[a] >= l->extent[a]) {
        int64_t carry = index[a] < 2 * l->extent[a] ? 1 : index[a] / l->extent[a];
        index[a] -= carry * l->extent[a];
        index[--a] += carry;
    }
}

static void go(const etch_loops *l, int from, int to, int64_t was, int64_t at, int64_t *index)
{
    if (to - from == 1)
        index[from] = at;
    else if (at > was)
        step(l, from, to, at - was, index);
    else if (to > from)
        seek(l, from, to, at, index);
}

static int64_t offset(const int64_t *stride, int from, int to, const int64_t *index)
{
    int64_t at = 0;
    for (int a = from; a < to; a++)
        at += stride[a] * index[a];
    return at;
}

void etch__vm_view_set_row(etch_vm_view *v, int64_t row)
{
    if (row == v->row && !v->is_fresh)
        return;
    go(v->l, v->r0, v->r1, v->is_fresh ? row : v->row, row, v->row_index);
    v->row = row;
    v->stale |= ETCH_VM_BY_ROW;
    for (etch_vm_port *p = v->in; p < v->out + v->n_out; p++)
        if (p->lie & ETCH_VM_BY_ROW)
            p->row = p->base + p->bytes * offset(p->stride, v->r0, v->r1, v->row_index);
}

void etch__vm_view_set_col(etch_vm_view *v, int64_t col)
{
    if (col == v->col && !v->is_fresh)
        return;
    go(v->l, v->c0, v->c1, v->is_fresh ? col : v->col, col, v->col_index);
    v->col = col;
    v->stale |= ETCH_VM_BY_COL;
}

/* ------------------------------------------------------------------------------------------------ copies */

/* One rectangle, whose rows and columns each have one stride. */
static void move_piece(const etch_vm_port *p, bool is_out, intptr_t at, char *tile, int64_t n_rows, int64_t n_cols,
                       int64_t row_stride, int64_t col_stride, int64_t pitch)
{
    if (is_out)
        p->move.store((void *)at, tile, n_rows, n_cols, row_stride, col_stride, pitch);
    else
        p->move.load(tile, (const void *)at, n_rows, n_cols, row_stride, col_stride, pitch);
}

static int64_t at_most(int64_t x, int64_t most) { return x < most ? x : most; }

/* Pieces of `n_rows` rows that start at `at`, along the columns. */
static void move_cols(const etch_vm_view *v, const etch_vm_port *p, bool is_out, intptr_t at, char *tile,
                      int64_t n_rows, int64_t n_cols, int64_t row_stride)
{
    int64_t index[ETCH_MAX_RANK];
    memcpy(index + v->c0, v->col_index + v->c0, (size_t)(v->c1 - v->c0) * sizeof *index);
    int inner = v->c1 - 1;
    for (int64_t done = 0; done < n_cols;) {
        int64_t n = at_most(n_cols - done, v->l->extent[inner] - index[inner]);
        intptr_t from = at + p->bytes * offset(p->stride, v->c0, v->c1, index);
        move_piece(p, is_out, from, tile + done * p->tile_bytes, n_rows, n, row_stride, p->stride[inner], n_cols);
        done += n;
        step(v->l, v->c0, v->c1, n, index);
    }
}

/* The whole tile between the operand's memory and its tile. Elements of a tile are 1, 4 or 8 bytes wide. */
static void move_tile(const etch_vm_view *v, const etch_vm_port *p, bool is_out, int64_t n_rows, int64_t n_cols)
{
    char *tile = v->slot[p->slot];
    bool by_row = (p->lie & ETCH_VM_BY_ROW) != 0, by_col = (p->lie & ETCH_VM_BY_COL) != 0;
    bool dense_cols = (p->lie & ETCH_VM_DENSE_COLS) != 0;
    if (dense_cols && (n_rows == 1 || ((p->lie & ETCH_VM_DENSE) && n_cols == v->n_cols))) {
        move_piece(p, is_out, p->row + p->bytes * v->col, tile, 1, n_rows * n_cols, 0, 1, n_rows * n_cols);
        return;
    }
    int inner_row = v->r1 - 1;
    int64_t row_stride = by_row ? p->stride[inner_row] : 0;
    bool one_run_of_rows = n_rows == 1 || !by_row || v->r1 - v->r0 == 1;
    bool one_run_of_cols = !by_col || dense_cols || v->c1 - v->c0 == 1;
    int64_t col_stride = dense_cols ? 1 : by_col ? p->stride[v->c1 - 1] : 0;
    intptr_t col_at = p->bytes * col_stride * v->col;

    if (one_run_of_rows) {
        if (one_run_of_cols)
            move_piece(p, is_out, p->row + col_at, tile, n_rows, n_cols, row_stride, col_stride, n_cols);
        else
            move_cols(v, p, is_out, p->row, tile, n_rows, n_cols, row_stride);
        return;
    }
    int64_t index[ETCH_MAX_RANK];
    memcpy(index + v->r0, v->row_index + v->r0, (size_t)(v->r1 - v->r0) * sizeof *index);
    for (int64_t done = 0; done < n_rows;) {
        int64_t n = at_most(n_rows - done, v->l->extent[inner_row] - index[inner_row]);
        intptr_t at = p->base + p->bytes * offset(p->stride, v->r0, v->r1, index);
        char *to = tile + done * n_cols * p->tile_bytes;
        if (one_run_of_cols)
            move_piece(p, is_out, at + col_at, to, n, n_cols, row_stride, col_stride, n_cols);
        else
            move_cols(v, p, is_out, at, to, n, n_cols, row_stride);
        done += n;
        step(v->l, v->r0, v->r1, n, index);
    }
}

/* ------------------------------------------------------------------------------------------------ running */

static bool run_checked(etch_vm_view *v, int64_t n)
{
    const uint32_t *fault = v->slot[ETCH_TILE_FAULT_SLOT];
    const etch_tile_op *end = v->section->ops + v->section->n_ops;
    for (const etch_tile_op *op = v->section->ops; op < end; op++) {
        op->fn(n, v->slot, op);
        if (op->fault && *fault) {
            v->fault = op;
            return false;
        }
    }
    return true;
}

/* Copies the inputs that are not used in place, unless what is in their tile still holds. In tiles of one row a part
 * of a filled tile is as good, so what is the same along the row is filled for the longest. */
static void copy_input(const etch_vm_view *v, const etch_vm_port *p, int64_t n_rows, int64_t n_cols)
{
    uint8_t on = p->lie & (ETCH_VM_BY_ROW | ETCH_VM_BY_COL);
    bool is_one_row = v->tile_rows == 1;
    if (!v->is_fresh && !(on & v->stale) && (is_one_row || n_cols == v->filled_cols))
        return;
    if (is_one_row && !(on & ETCH_VM_BY_COL))
        n_cols = v->tile_cols;
    if (!(on & ETCH_VM_BY_ROW))
        n_rows = v->tile_rows;
    move_tile(v, p, false, n_rows, n_cols);
}

static bool goes_on(const etch_vm_view *v, int64_t n)
{
    if (v->cx && ETCH_UNLIKELY(etch__go_on(v->cx, n) != ETCH_OK)) {
        if (v->is_stopped)
            atomic_store_explicit(v->is_stopped, true, memory_order_relaxed);
        return false;
    }
    return !v->is_stopped || !atomic_load_explicit(v->is_stopped, memory_order_relaxed);
}

bool etch__vm_view_run(etch_vm_view *v, int64_t n_rows, int64_t n_cols)
{
    void **slot = v->slot;
    int64_t col = v->col;
    for (const etch_vm_port *p = v->in; p < v->in + v->n_in; p++)
        if (p->is_direct)
            slot[p->slot] = (void *)(p->row + p->col_bytes * col);
        else
            copy_input(v, p, n_rows, n_cols);
    for (const etch_vm_port *p = v->out; p < v->out + v->n_out; p++)
        if (p->is_direct) {
            char *at = slot[p->slot] = (void *)(p->row + p->bytes * col);
            for (int64_t i = 0; v->prefetches && i < p->bytes * n_cols; i += 64)
                ETCH_TILE_PREFETCH(at + i);
        }
    v->filled_cols = n_cols;
    v->is_fresh = false;
    v->stale = 0;

    int64_t n = n_rows * n_cols;
    if (ETCH_UNLIKELY(!goes_on(v, n)))
        return false;
    if (v->section->can_fault)
        return run_checked(v, n);
    const etch_tile_op *end = v->section->ops + v->section->n_ops;
    for (const etch_tile_op *op = v->section->ops; op < end; op++)
        op->fn(n, slot, op);
    return true;
}

void etch__vm_view_store(etch_vm_view *v, int64_t n_rows, int64_t n_cols)
{
    for (const etch_vm_port *p = v->out; p < v->out + v->n_out; p++)
        if (!p->is_direct)
            move_tile(v, p, true, n_rows, n_cols);
}
