/* Sweeps: kernels that follow each other and go over the same first axis are run piece by piece together, so that what one of them writes is in the cache when
 * the next one reads it: the passes of a softmax or of a normalization over rows, and what stands around them. Products of a batch are taken along: with those
 * around a softmax, which are attention, scores are made, used and forgotten a few matrices at a time.
 *
 * Which steps these are is decided when the plan is made, by their axes; whether it is worth it, and how long a piece is, when sizes are bound. Each element is computed as
 * without it, so the bits are the same.
 *
 * What must stay true: no step of a sweep reads a piece that another one of it has yet to write, and a value's memory is not given to another one before
 * the sweep ends (memory.c), except to a result that is written over it element by element. A value that only one sweep uses has memory for one piece per thread. */
#include "runtime/frame.h"

#include "base/pool.h"
#include "kernel/call/matmul.h"
#include "ops/ops.h"
#include <string.h>

static uint32_t operand(const etch_step *step, uint32_t i)
{
    return i < step->n_in ? step->in[i] : step->out[i - step->n_in];
}

/* ------------------------------------------------------------------------------------------------ which */

/* How an operand lies to the first axis of a step's space: its own first axis, and no other, runs along it; or it is the same everywhere. */
typedef enum way { ALONG, ACROSS, OTHERWISE } way;

static way way_of_kernel(const etch_koperand *o)
{
    for (int i = 1; i < o->rank; i++)
        if (o->axis[i] == 0)
            return OTHERWISE;
    return o->rank > 0 && o->axis[0] == 0 ? ALONG : ACROSS;
}

static way way_of(const etch_plan_body *b, const etch_step *step, uint32_t i)
{
    if (step->kind == ETCH_STEP_CALL)
        return b->values.at[operand(step, i)].rank == b->values.at[step->out[0]].rank ? ALONG : ACROSS;
    const etch_kernel *k = step->members[0].kernel;
    return way_of_kernel(i < step->n_in ? &k->in[i] : &k->out[i - step->n_in]);
}

static bool asks_for_position(const etch_kernel *k)
{
    for (uint32_t i = 0; i < k->n_code; i++)
        if (k->code[i].op == ETCH_KOP_INDEX && k->code[i].operand == 0)
            return true;
    return false;
}

static bool is_product(const etch_plan_body *b, const etch_step *step)
{
    const etch_plan_value *z = &b->values.at[step->out[0]];
    return step->kind == ETCH_STEP_CALL && step->op == ETCH_OP_matmul && z->rank > 2 &&
           etch__dtype_is((etch_dtype)z->dtype, ETCH_CLASS_FLOAT);
}

static bool is_kernel(const etch_plan_body *b, const etch_step *step)
{
    if (step->kind != ETCH_STEP_KERNEL || step->n_members != 1)
        return false;
    const etch_kernel *k = step->members[0].kernel;
    return k->rank > 0 && !(k->reduced & 1u) && !asks_for_position(k) && etch__is_sure_kernel(b, step);
}

/* Can the step be part of a sweep at all? */
static bool can_be_swept(const etch_plan_body *b, const etch_step *step)
{
    if (step->n_symbols || step->code_begin != step->code_end || step->n_out == 0 ||
        !(is_kernel(b, step) || is_product(b, step)))
        return false;
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++) {
        way w = way_of(b, step, i);
        if (!b->values.at[operand(step, i)].has_static_dims || w == OTHERWISE || (w == ACROSS && i >= step->n_in))
            return false;
    }
    return true;
}

static etch_dim first_dim(const etch_plan_body *b, const etch_step *step)
{
    return step->kind == ETCH_STEP_KERNEL ? step->space_dims[0]
                                          : etch__type_of(b->graph, b->values.at[step->out[0]].val)->dims[0];
}

/* How a step reads or writes what lies in the memory of `root`: in pieces, as a whole, or in both ways. */
typedef struct access {
    bool is_along, is_whole;
} access;

static access access_of(const etch_plan_body *b, const etch_step *step, uint32_t root)
{
    access a = { 0 };
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++) {
        uint32_t value = operand(step, i);
        if (b->values.at[value].root != root)
            continue;
        /* A view may have its pieces elsewhere. */
        bool is_piece = way_of(b, step, i) == ALONG && value == root;
        a.is_along |= is_piece;
        a.is_whole |= !is_piece;
    }
    return a;
}

/* May `step` join the steps from .. to (not included)? All of them use what they share in pieces, or all as a whole and nobody writes it. */
static bool fits(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_step *step)
{
    if (first_dim(b, step) != first_dim(b, &b->steps.at[from]))
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

static bool may_join(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_step *step)
{
    return can_be_swept(b, step) &&
           (from == to || (fits(b, from, to, step) && (is_product(b, step) || gains(b, from, to, step))));
}

/* A view of what the steps from .. to do not make can be taken before them. */
static bool can_go_ahead(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_step *step)
{
    if (step->kind != ETCH_STEP_VIEW || step->n_symbols || step->code_begin != step->code_end)
        return false;
    for (uint32_t i = 0; i < step->n_in; i++)
        for (uint32_t s = from; s < to; s++)
            for (uint32_t o = 0; o < b->steps.at[s].n_out; o++)
                if (b->values.at[step->in[i]].root == b->values.at[b->steps.at[s].out[o]].root)
                    return false;
    return true;
}

static void move_ahead(etch_plan_body *b, uint32_t to, uint32_t from)
{
    etch_step step = b->steps.at[from];
    memmove(&b->steps.at[to + 1], &b->steps.at[to], (from - to) * sizeof step);
    b->steps.at[to] = step;
}

/* The steps from *begin on that are a sweep; behind the last one. A product may join for those behind it to gain; views that stand in between come first, and move
 * *begin. */
static uint32_t find_end(etch_plan_body *b, uint32_t *begin)
{
    uint32_t end = *begin, n_kernels = 0;
    for (; end < b->steps.n && end - *begin < MAX_SWEPT; end++)
        if (!may_join(b, *begin, end, &b->steps.at[end])) {
            if (end == *begin || !can_go_ahead(b, *begin, end, &b->steps.at[end]))
                break;
            move_ahead(b, (*begin)++, end);
        }
    while (end > *begin + 1 && !gains(b, *begin, end - 1, &b->steps.at[end - 1]))
        end--;
    for (uint32_t i = *begin; i < end; i++)
        n_kernels += b->steps.at[i].kind == ETCH_STEP_KERNEL;
    return end > *begin + 1 && n_kernels > 0 ? end : *begin + 1;
}

void etch__plan_sweeps(etch_plan_body *b)
{
    for (uint32_t s = 0; s < b->steps.n;) {
        uint32_t end = find_end(b, &s), n = end - s > 1 ? end - s : 0;
        b->steps.at[s].n_swept = n;
        b->n_sweeps += n > 0;
        for (; s < end; s++)
            b->steps.at[s].i_swept = n > 0 ? b->n_swept++ : 0;
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

/* ------------------------------------------------------------------------------------------------ values of one sweep alone */

/* Is there an operand of the steps in the value's slot that is there as a whole? */
static bool meets_whole(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_plan_value *v)
{
    for (uint32_t s = from; s < to; s++)
        for (uint32_t i = 0; i < b->steps.at[s].n_in + b->steps.at[s].n_out; i++) {
            const etch_plan_value *other = &b->values.at[b->values.at[operand(&b->steps.at[s], i)].root];
            if (other->storage == ETCH_AT_SLOT && other->index == v->index && !other->swept)
                return true;
        }
    return false;
}

static void find_swept(etch_plan_body *b, uint32_t from, uint32_t to)
{
    for (uint32_t s = from; s < to; s++)
        for (uint32_t i = 0; i < b->steps.at[s].n_out; i++) {
            etch_plan_value *v = &b->values.at[b->steps.at[s].out[i]];
            bool is_own = v->storage == ETCH_AT_SLOT && v->root == b->steps.at[s].out[i] && !v->has_views;
            v->swept = is_own && v->last_step < to ? from + 1 : 0;
        }
    for (bool is_done = false; !is_done;) { /* what shares a slot is there in the same way */
        is_done = true;
        for (uint32_t s = from; s < to; s++)
            for (uint32_t i = 0; i < b->steps.at[s].n_out; i++) {
                etch_plan_value *v = &b->values.at[b->steps.at[s].out[i]];
                if (v->swept && meets_whole(b, from, to, v)) {
                    v->swept = 0;
                    is_done = false;
                }
            }
    }
}

void etch__plan_swept_values(etch_plan_body *b)
{
    for (uint32_t s = 0; s < b->steps.n; s++)
        if (b->steps.at[s].n_swept &&
            s + b->steps.at[s].n_swept <= b->first_sure_step) /* else it may run step by step */
            find_swept(b, s, s + b->steps.at[s].n_swept);
}

/* ------------------------------------------------------------------------------------------------ cutting */

/* What all steps of a sweep read and write of a piece should stay in a second-level cache; what does not is not worth it. */
static int64_t piece_bytes(void) { return etch__tiny_limits() ? 64 : 384 * 1024; }

static int64_t size(const etch_frame *f, uint32_t value, int axis)
{
    const etch_plan_body *b = f->body;
    return f->slots[b->dim_slots.at[b->shapes.at[b->values.at[value].shape].first_dim + (uint32_t)axis]];
}

static int64_t extent_of(const etch_frame *f, const etch_step *steps) { return size(f, steps[0].out[0], 0); }

static bool is_in_pieces(const etch_frame *f, const etch_step *step, uint32_t i, int64_t extent)
{
    return way_of(f->body, step, i) == ALONG && size(f, operand(step, i), 0) == extent;
}

static bool is_seen_before(const etch_step *steps, uint32_t s, uint32_t i, uint32_t value)
{
    for (uint32_t t = 0; t <= s; t++)
        for (uint32_t j = 0; j < (t == s ? i : steps[t].n_in + steps[t].n_out); j++)
            if (operand(&steps[t], j) == value)
                return true;
    return false;
}

/* Of an index of the first axis. */
static double bytes_of_one(const etch_frame *f, uint32_t value)
{
    double bytes = (double)etch__dtypes[f->body->values.at[value].dtype].bytes;
    for (int a = 1; a < f->body->values.at[value].rank; a++)
        bytes *= (double)size(f, value, a);
    return bytes;
}

/* Bytes of all values per index of the first axis, each once. */
static double bytes_each(const etch_frame *f, const etch_step *steps, uint32_t n, int64_t extent)
{
    double bytes = 0;
    for (uint32_t s = 0; s < n; s++)
        for (uint32_t i = 0; i < steps[s].n_in + steps[s].n_out; i++) {
            uint32_t value = operand(&steps[s], i);
            if (is_in_pieces(f, &steps[s], i, extent) && !is_seen_before(steps, s, i, value))
                bytes += bytes_of_one(f, value);
        }
    return bytes;
}

/* Has the sweep products, and can all of them be multiplied by a library? */
static bool has_products(const etch_frame *f, const etch_step *steps, uint32_t n, bool *are_fine)
{
    bool has = false;
    *are_fine = true;
    for (uint32_t s = 0; s < n; s++) {
        has |= steps[s].kind == ETCH_STEP_CALL;
        for (uint32_t i = 0; steps[s].kind == ETCH_STEP_CALL && i < steps[s].n_in + steps[s].n_out; i++)
            for (int a = 0; a < f->body->values.at[operand(&steps[s], i)].rank; a++)
                *are_fine &= size(f, operand(&steps[s], i), a) <= INT32_MAX;
    }
    return has;
}

/* How many pieces: as few as fit into the cache, enough for all threads. Products are whole in each piece: they are left to threads by
 * themselves if there are too few, and are worth it however large they are. */
static int64_t count_pieces(const etch_frame *f, const etch_step *steps, uint32_t n, int64_t extent)
{
    double each = bytes_each(f, steps, n, extent), all = each * (double)extent, most = (double)piece_bytes();
    bool are_fine, has = has_products(f, steps, n, &are_fine);
    int64_t least = 4 * (int64_t)f->n_seats;
    if (extent < 2 || all <= most || !are_fine || (has ? extent < 2 * (int64_t)f->n_seats : each > 4 * most))
        return 1;
    int64_t wanted = (int64_t)(all / most) + 1;
    wanted = wanted < least ? least : wanted;
    wanted = wanted < extent ? wanted : extent;
    int64_t rows = (extent + wanted - 1) / wanted;
    return (extent + rows - 1) / rows;
}

void etch__frame_cut_sweeps(etch_frame *f)
{
    const etch_plan_body *b = f->body;
    f->n_seats = etch__pool_width();
    for (uint32_t s = 0; s < b->steps.n; s++) {
        const etch_step *steps = &b->steps.at[s];
        if (!steps[0].n_swept)
            continue;
        etch_bound_sweep *w = &f->sweeps[steps[0].i_swept];
        int64_t extent = extent_of(f, steps);
        w->version = 0;
        w->n_pieces = f->plan->options.finds_nans ? 1 : count_pieces(f, steps, steps[0].n_swept, extent);
        w->rows = (extent + w->n_pieces - 1) / w->n_pieces;
    }
}

int64_t etch__frame_swept_bytes(const etch_frame *f, uint32_t value)
{
    const etch_plan_value *v = &f->body->values.at[value];
    if (!v->swept)
        return 0;
    const etch_bound_sweep *w = &f->sweeps[f->body->steps.at[v->swept - 1].i_swept];
    int64_t bytes = w->rows * (int64_t)bytes_of_one(f, value);
    return w->n_pieces < 2 ? 0 : (bytes + ETCH_DEVICE_ALIGN - 1) & ~(int64_t)(ETCH_DEVICE_ALIGN - 1);
}

/* ------------------------------------------------------------------------------------------------ binding */

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

/* A call's arrays are filled in when it runs; what it needs depends on how they lie. */
static void bind_call(const etch_frame *f, const etch_step *step, etch_bound_sweep *w)
{
    w->call = (etch_call){ .op = etch__ops[step->op].name,
                           .attrs = step->attrs,
                           .n_in = (int)step->n_in,
                           .n_out = (int)step->n_out,
                           .in = w->arrays,
                           .out = w->arrays + step->n_in };
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++)
        w->arrays[i] = etch__frame_array(f, operand(step, i));
    bool can = etch__matmul_can_run_alone(&w->call, &w->room);
    ETCH_ASSERT(can, "%s is swept, and cannot be", w->call.op);
}

static void bind_sweep(etch_frame *f, const etch_step *steps, uint32_t n)
{
    const etch_bound_sweep *first = &f->sweeps[steps[0].i_swept];
    int64_t extent = extent_of(f, steps), rows = first->rows, last = extent - (first->n_pieces - 1) * rows;
    for (uint32_t s = 0; s < n; s++) {
        const etch_step *step = &steps[s];
        etch_bound_sweep *w = &f->sweeps[step->i_swept];
        uint32_t n_operands = step->n_in + step->n_out;
        for (uint32_t i = 0; i < n_operands; i++) {
            uint32_t value = operand(step, i);
            int64_t bytes = etch__dtypes[f->body->values.at[value].dtype].bytes;
            bool is_moved = is_in_pieces(f, step, i, extent);
            w->seat[i] = is_moved ? etch__frame_swept_bytes(f, value) : 0;
            w->step[i] = is_moved && !w->seat[i] ? rows * f->values[value].shape->strides[0] * bytes : 0;
        }
        if (step->kind == ETCH_STEP_CALL) {
            bind_call(f, step, w);
            continue;
        }
        bind_rows(f, step, extent, rows, w->strides, &w->piece);
        bind_rows(f, step, extent, last, w->strides + n_operands, &w->last);
    }
}

/* ------------------------------------------------------------------------------------------------ running */

static uint64_t version_of(const etch_frame *f, const etch_step *steps, uint32_t n)
{
    uint64_t version = 1;
    for (uint32_t s = 0; s < n; s++)
        for (uint32_t i = 0; i < steps[s].n_in + steps[s].n_out; i++)
            version += f->values[operand(&steps[s], i)].shape->version;
    return version;
}

/* The step with the addresses that its operands have in this run. */
static etch_swept place(etch_frame *f, const etch_step *step)
{
    etch_bound_sweep *w = &f->sweeps[step->i_swept];
    etch_swept out = { .last = &w->last, .step = w->step, .seat = w->seat, .room = w->room };
    if (step->kind == ETCH_STEP_CALL) {
        for (uint32_t i = 0; i < step->n_in + step->n_out; i++)
            w->arrays[i] = etch__frame_array(f, operand(step, i));
        out.call = &w->call;
        return out;
    }
    void **data = f->kernels[step->i_kernel].data;
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++)
        data[i] = f->values[operand(step, i)].data;
    out.launch = (etch_launch){ .program = step->program, .loops = &w->piece, .data = data };
    return out;
}

etch_status etch__frame_sweep(etch_frame *f, uint32_t i, bool *is_done)
{
    const etch_step *steps = &f->body->steps.at[i];
    uint32_t n = steps[0].n_swept;
    etch_bound_sweep *first = &f->sweeps[steps[0].i_swept];
    *is_done = first->n_pieces > 1;
    if (!*is_done)
        return ETCH_OK;
    uint64_t version = version_of(f, steps, n);
    if (first->version != version) {
        bind_sweep(f, steps, n);
        first->version = version;
    }
    etch_swept swept[MAX_SWEPT];
    for (uint32_t s = 0; s < n; s++) {
        ETCH_TRY(etch__frame_place_results(f, &steps[s]));
        swept[s] = place(f, &steps[s]);
    }
    etch_device *d = f->body->device;
    return d->ops.sweep(f->cx, d,
                        &(etch_sweep){ .steps = swept,
                                       .n = (int)n,
                                       .n_pieces = first->n_pieces,
                                       .rows = first->rows,
                                       .last_rows = extent_of(f, steps) - (first->n_pieces - 1) * first->rows });
}
