/* Sweeps: kernels that follow each other and go over the same first axis are run piece by piece together, so that what one of them writes is in the cache when
 * the next one reads it: the passes of a softmax or of a normalization over rows, and what stands around them.
 *
 * Which kernels these are is decided when the plan is made, by their axes; whether it is worth it, and how long a piece is, when sizes are bound. Each element is computed as
 * without it, so the bits are the same.
 *
 * What must stay true: no kernel of a sweep reads a piece that another one of it has yet to write, and a value's memory is not given to another one before
 * the sweep ends (memory.c), except to a result that is written over it element by element. */
#include "runtime/frame.h"

#include "base/pool.h"
#include <string.h>

/* ------------------------------------------------------------------------------------------------ which */

/* Does the operand's first axis, and no other, run along the first of the space? */
static bool is_along(const etch_koperand *o)
{
    for (int i = 1; i < o->rank; i++)
        if (o->axis[i] == 0)
            return false;
    return o->rank > 0 && o->axis[0] == 0;
}

static bool is_across(const etch_koperand *o)
{
    for (int i = 0; i < o->rank; i++)
        if (o->axis[i] == 0)
            return false;
    return true;
}

static bool asks_for_position(const etch_kernel *k)
{
    for (uint32_t i = 0; i < k->n_code; i++)
        if (k->code[i].op == ETCH_KOP_INDEX && k->code[i].operand == 0)
            return true;
    return false;
}

/* Can the step be part of a sweep at all? */
static bool can_be_swept(const etch_plan_body *b, const etch_step *step)
{
    if (step->kind != ETCH_STEP_KERNEL || step->n_members != 1 || step->n_symbols || step->code_begin != step->code_end)
        return false;
    const etch_kernel *k = step->members[0].kernel;
    if (k->rank < 1 || k->reduced & 1u || asks_for_position(k) || !etch__is_sure_kernel(b, step))
        return false;
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++) {
        const etch_koperand *o = i < step->n_in ? &k->in[i] : &k->out[i - step->n_in];
        uint32_t value = i < step->n_in ? step->in[i] : step->out[i - step->n_in];
        bool is_in = i < step->n_in;
        if (!b->values.at[value].has_static_dims || !(is_along(o) || (is_in && is_across(o))))
            return false;
    }
    return true;
}

/* How step s reads or writes what lies in the memory of `root`: in pieces, as a whole, or in both ways. */
typedef struct access {
    bool is_along, is_whole;
} access;

static access access_of(const etch_plan_body *b, const etch_step *step, uint32_t root)
{
    access a = { 0 };
    const etch_kernel *k = step->members[0].kernel;
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++) {
        uint32_t value = i < step->n_in ? step->in[i] : step->out[i - step->n_in];
        if (b->values.at[value].root != root)
            continue;
        /* A view may have its pieces elsewhere. */
        bool is_piece = is_along(i < step->n_in ? &k->in[i] : &k->out[i - step->n_in]) && value == root;
        a.is_along |= is_piece;
        a.is_whole |= !is_piece;
    }
    return a;
}

/* May `step` join the steps from .. to (not included)? All of them use what they share in pieces, or all as a whole and nobody writes it. */
static bool fits(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_step *step)
{
    if (step->space_dims[0] != b->steps.at[from].space_dims[0])
        return false;
    for (uint32_t i = 0; i < step->n_in; i++) {
        uint32_t root = b->values.at[step->in[i]].root;
        access mine = access_of(b, step, root);
        for (uint32_t s = from; s < to; s++) {
            access other = access_of(b, &b->steps.at[s], root);
            if ((other.is_along && mine.is_whole) || (other.is_whole && mine.is_along))
                return false;
        }
    }
    return true;
}

/* Does it read what one of the others makes or reads, so that something is gained? */
static bool gains(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_step *step)
{
    for (uint32_t i = 0; i < step->n_in; i++)
        for (uint32_t s = from; s < to; s++)
            if (access_of(b, &b->steps.at[s], b->values.at[step->in[i]].root).is_along)
                return true;
    return false;
}

enum { MAX_SWEPT = 16 };

void etch__plan_sweeps(etch_plan_body *b)
{
    for (uint32_t s = 0; s < b->steps.n;) {
        uint32_t end = s + 1;
        while (can_be_swept(b, &b->steps.at[s]) && end < b->steps.n && end - s < MAX_SWEPT &&
               can_be_swept(b, &b->steps.at[end]) && fits(b, s, end, &b->steps.at[end]) &&
               gains(b, s, end, &b->steps.at[end]))
            end++;
        b->steps.at[s].n_swept = end - s > 1 ? end - s : 0;
        b->n_sweeps += end - s > 1;
        s = end;
    }
}

uint32_t etch__sweep_end(const etch_plan_body *b, uint32_t s)
{
    for (uint32_t first = s; b->n_sweeps && s - first < MAX_SWEPT; first--) {
        uint32_t n = b->steps.at[first].n_swept;
        if (n || first == 0)
            return n && first + n > s ? first + n - 1 : s;
    }
    return s;
}

/* ------------------------------------------------------------------------------------------------ binding */

/* What all kernels of a sweep read and write of a piece should stay in a second-level cache; what does not is not worth it. */
static int64_t piece_bytes(void) { return etch__tiny_limits() ? 64 : 384 * 1024; }

static uint32_t operand(const etch_step *step, uint32_t i)
{
    return i < step->n_in ? step->in[i] : step->out[i - step->n_in];
}

static bool is_in_pieces(const etch_frame *f, const etch_step *step, uint32_t i, int64_t extent)
{
    const etch_kernel *k = step->members[0].kernel;
    const etch_koperand *o = i < step->n_in ? &k->in[i] : &k->out[i - step->n_in];
    return is_along(o) && f->values[operand(step, i)].shape->dims[0] == extent;
}

static bool is_seen_before(const etch_step *steps, uint32_t s, uint32_t i, uint32_t value)
{
    for (uint32_t t = 0; t <= s; t++)
        for (uint32_t j = 0; j < (t == s ? i : steps[t].n_in + steps[t].n_out); j++)
            if (operand(&steps[t], j) == value)
                return true;
    return false;
}

/* Bytes of all values per index of the first axis, each once. */
static double bytes_each(const etch_frame *f, const etch_step *steps, uint32_t n, int64_t extent)
{
    double bytes = 0;
    for (uint32_t s = 0; s < n; s++)
        for (uint32_t i = 0; i < steps[s].n_in + steps[s].n_out; i++) {
            uint32_t value = operand(&steps[s], i);
            if (!is_in_pieces(f, &steps[s], i, extent) || is_seen_before(steps, s, i, value))
                continue;
            double own = (double)etch__dtypes[f->body->values.at[value].dtype].bytes;
            for (int a = 1; a < f->body->values.at[value].rank; a++)
                own *= (double)f->values[value].shape->dims[a];
            bytes += own;
        }
    return bytes;
}

/* How many pieces: as few as fit into the cache, enough for all threads. */
static int64_t count_pieces(double each, int64_t extent)
{
    double all = each * (double)extent, most = (double)piece_bytes();
    if (extent < 2 || all <= most || each > 4 * most)
        return 1;
    int64_t n = (int64_t)(all / most) + 1, least = 4 * (int64_t)etch__pool_width();
    n = n < least ? least : n;
    n = n < extent ? n : extent;
    int64_t rows = (extent + n - 1) / n;
    return (extent + rows - 1) / rows;
}

/* The loops of a kernel over `rows` of the first axis. */
static void bind_rows(const etch_frame *f, const etch_step *step, int64_t extent, int64_t rows,
                      int64_t (*strides)[ETCH_MAX_RANK], etch_loops *out)
{
    etch_layout layouts[ETCH_KERNEL_MAX_OPERANDS];
    int64_t extents[ETCH_MAX_RANK], dims[ETCH_KERNEL_MAX_OPERANDS][ETCH_MAX_RANK];
    const etch_member *member = &step->members[0];
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++) {
        const etch_shape *s = f->values[operand(step, i)].shape;
        layouts[i] = (etch_layout){ s->dims, s->strides };
        if (!is_in_pieces(f, step, i, extent))
            continue;
        memcpy(dims[i], s->dims, f->body->values.at[operand(step, i)].rank * sizeof *dims[i]);
        dims[i][0] = rows;
        layouts[i].dims = dims[i];
    }
    for (int a = 0; a < member->kernel->rank; a++)
        extents[a] = f->slots[member->space[a]];
    extents[0] = rows;
    etch__vm_bind_as(step->program, member->kernel, extents, layouts, strides, out);
}

static void bind_sweep(etch_frame *f, const etch_step *steps, uint32_t n)
{
    etch_bound_sweep *first = &f->sweeps[steps[0].i_kernel];
    int64_t extent = f->slots[steps[0].members[0].space[0]];
    first->n_pieces = count_pieces(bytes_each(f, steps, n, extent), extent);
    if (first->n_pieces < 2)
        return;
    int64_t rows = (extent + first->n_pieces - 1) / first->n_pieces;
    for (uint32_t s = 0; s < n; s++) {
        const etch_step *step = &steps[s];
        etch_bound_sweep *w = &f->sweeps[step->i_kernel];
        uint32_t n_operands = step->n_in + step->n_out;
        bind_rows(f, step, extent, rows, w->strides, &w->piece);
        bind_rows(f, step, extent, extent - (first->n_pieces - 1) * rows, w->strides + n_operands, &w->last);
        for (uint32_t i = 0; i < n_operands; i++) {
            uint32_t value = operand(step, i);
            int64_t bytes = etch__dtypes[f->body->values.at[value].dtype].bytes;
            w->step[i] = is_in_pieces(f, step, i, extent) ? rows * f->values[value].shape->strides[0] * bytes : 0;
        }
    }
}

/* ------------------------------------------------------------------------------------------------ running */

etch_status etch__frame_sweep(etch_frame *f, uint32_t i, bool *is_done)
{
    const etch_step *steps = &f->body->steps.at[i];
    uint32_t n = steps[0].n_swept;
    etch_bound_sweep *first = &f->sweeps[steps[0].i_kernel];
    uint64_t version = 1;
    *is_done = false;
    for (uint32_t s = 0; s < n; s++)
        for (uint32_t k = 0; k < steps[s].n_in + steps[s].n_out; k++)
            version += f->values[operand(&steps[s], k)].shape->version;
    if (first->version != version) {
        bind_sweep(f, steps, n);
        first->version = version;
    }
    if (first->n_pieces < 2)
        return ETCH_OK;
    etch_swept kernels[MAX_SWEPT];
    for (uint32_t s = 0; s < n; s++) {
        const etch_bound_sweep *w = &f->sweeps[steps[s].i_kernel];
        void **data = f->kernels[steps[s].i_kernel].data;
        ETCH_TRY(etch__frame_place_results(f, &steps[s]));
        for (uint32_t k = 0; k < steps[s].n_in + steps[s].n_out; k++)
            data[k] = f->values[operand(&steps[s], k)].data;
        kernels[s] = (etch_swept){ .launch = { .program = steps[s].program, .loops = &w->piece, .data = data },
                                   .last = &w->last,
                                   .step = w->step };
    }
    *is_done = true;
    etch_device *d = f->body->device;
    return d->ops.sweep(f->cx, d, &(etch_sweep){ .kernels = kernels, .n = (int)n, .n_pieces = first->n_pieces });
}
