/* Sweeps and strips: bound to the present sizes and strides, and run. */
#include "runtime/sweep_cut.h"

#include "kernel/call/matmul.h"
#include "ops/ops.h"
#include <string.h>

/* The loops of a kernel over a piece: `rows` of the axis at `depth`, and one index of those before it. */
static void bind_rows(const etch_frame *f, const etch_step *step, int depth, int64_t rows,
                      int64_t (*strides)[ETCH_MAX_RANK], etch_loops *out)
{
    etch_layout layouts[ETCH_KERNEL_MAX_OPERANDS];
    int64_t extents[ETCH_MAX_RANK], dims[ETCH_KERNEL_MAX_OPERANDS][ETCH_MAX_RANK];
    const etch_member *member = &step->members[0];
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++) {
        const etch_shape *s = f->values[etch__step_operand(step, i)].shape;
        memcpy(dims[i], s->dims, f->body->values.at[etch__step_operand(step, i)].rank * sizeof *dims[i]);
        layouts[i] = (etch_layout){ dims[i], s->strides };
        for (int a = 0; a <= depth; a++) {
            int own = etch__cut_axis(f, step, i, a);
            if (own >= 0)
                dims[i][own] = a < depth ? 1 : rows;
        }
    }
    for (int a = 0; a < member->kernel->rank; a++)
        extents[a] = a < depth ? 1 : a == depth ? rows : f->slots[member->space[a]];
    etch__vm_bind_as(step->program, member->kernel, extents, layouts, strides, out);
}

/* Where its arrays are, it is told when it runs; what it needs depends on how they lie. */
static void bind_call(const etch_frame *f, const etch_step *step, etch_bound_sweep *w, size_t *room)
{
    w->call = (etch_call){ .fn = etch__ops[step->op].call,
                           .op = etch__ops[step->op].name,
                           .attrs = step->attrs,
                           .n_in = (int)step->n_in,
                           .n_out = (int)step->n_out,
                           .in = w->arrays,
                           .out = w->arrays + step->n_in };
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++)
        w->arrays[i] = etch__frame_array(f, etch__step_operand(step, i));
    *room = 0;
    bool can = !etch__is_float_product(f->body, step) || etch__matmul_can_run_alone(&w->call, room);
    ETCH_ASSERT(can, "%s is swept, and cannot be", w->call.op);
}

/* How far an operand's pieces are apart, by axis; nothing if each thread has one in its place. */
static void bind_steps(const etch_frame *f, const etch_step *step, uint32_t i, const etch_bound_sweep *first,
                       bool has_seats, int64_t *steps)
{
    uint32_t value = etch__step_operand(step, i);
    int64_t bytes = etch__dtypes[f->body->values.at[value].dtype].bytes;
    for (int a = 0; a <= first->all.depth; a++) {
        int own = has_seats ? ETCH_NO_AXIS : etch__cut_axis(f, step, i, a);
        steps[a] = own < 0
                       ? 0
                       : f->values[value].shape->strides[own] * bytes * (a < first->all.depth ? 1 : first->all.rows);
    }
}

/* Steps that are run together: a sweep or a strip. */
typedef struct together {
    const etch_step *steps;
    uint32_t n;
    bool is_strip;
} together;

static etch_bound_sweep *bound_of(const etch_frame *f, const together *t, uint32_t s)
{
    return &f->sweeps[(t->is_strip ? t->steps[0].i_stripped : t->steps[0].i_swept) + s];
}

static etch_swept_kind kind_of(const etch_frame *f, const together *t, const etch_step *step)
{
    if (step->kind == ETCH_STEP_KERNEL)
        return ETCH_SWEPT_KERNEL;
    if (!etch__is_float_product(f->body, step))
        return ETCH_SWEPT_MOVE;
    bool has_rows = t->is_strip || bound_of(f, t, 0)->all.is_in_turn;
    return step->adds_pieces && has_rows ? ETCH_SWEPT_TERMS : has_rows ? ETCH_SWEPT_ROWS : ETCH_SWEPT_BATCH;
}

static void bind_step(etch_frame *f, const together *t, uint32_t s, etch_swept *out)
{
    const etch_step *step = &t->steps[s];
    const etch_bound_sweep *first = bound_of(f, t, 0);
    etch_bound_sweep *w = bound_of(f, t, s);
    uint32_t n_operands = step->n_in + step->n_out;
    for (uint32_t i = 0; i < n_operands; i++) {
        w->seat[i] = etch__bytes_of_piece(f, etch__step_operand(step, i));
        bind_steps(f, step, i, first, w->seat[i] != 0, w->step[i]);
    }
    *out = (etch_swept){ .kind = kind_of(f, t, step), .data = w->data, .step = w->step, .seat = w->seat };
    if (out->kind != ETCH_SWEPT_KERNEL) {
        bind_call(f, step, w, &out->room);
        out->call = &w->call;
        return;
    }
    bind_rows(f, step, first->all.depth, first->all.rows, w->strides, &w->piece);
    bind_rows(f, step, first->all.depth, first->all.last_rows, w->strides + n_operands, &w->last);
    out->program = step->program;
    out->loops = &w->piece;
    out->last = &w->last;
}

static void bind_all(etch_frame *f, const together *t)
{
    etch_bound_sweep *first = bound_of(f, t, 0);
    etch_sweep *all = &first->all;
    for (int a = 0; a <= all->depth; a++)
        first->extents[a] = etch__extent_of(f, &t->steps[0], a);
    all->extents = first->extents;
    all->last_rows = first->extents[all->depth] - (all->n_along - 1) * all->rows;
    all->steps = first->swept;
    all->n = 0;
    for (uint32_t s = 0; s < t->n; s++)
        if (t->steps[s].kind != ETCH_STEP_VIEW)
            bind_step(f, t, s, &first->swept[all->n++]);
}

/* ------------------------------------------------------------------------------------------------ running */

static uint64_t version_of(const etch_frame *f, const together *t)
{
    uint64_t version = 1;
    for (uint32_t s = 0; s < t->n; s++)
        for (uint32_t i = 0; i < t->steps[s].n_in + t->steps[s].n_out; i++)
            version += f->values[etch__step_operand(&t->steps[s], i)].shape->version;
    return version;
}

/* The addresses that operands have in this run. */
static void place_operands(etch_frame *f, const etch_step *step, void **data)
{
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++) {
        void *at = f->values[etch__step_operand(step, i)].data;
        if (data[i] != at) /* else other threads have it in their caches */
            data[i] = at;
    }
}

/* Memory for all results, and views of it. */
static etch_status place_results(etch_frame *f, const together *t)
{
    for (uint32_t s = 0; s < t->n; s++)
        ETCH_TRY((t->steps[s].kind == ETCH_STEP_VIEW ? etch__frame_view : etch__frame_place_results)(f, &t->steps[s]));
    return ETCH_OK;
}

static etch_status run(etch_frame *f, const together *t)
{
    etch_bound_sweep *first = bound_of(f, t, 0);
    ETCH_TRY(place_results(f, t));
    uint64_t version = version_of(f, t);
    if (first->version != version) {
        bind_all(f, t);
        first->version = version;
    }
    for (uint32_t s = 0; s < t->n; s++)
        place_operands(f, &t->steps[s], bound_of(f, t, s)->data);
    etch_device *d = f->body->device;
    return d->ops.sweep(f->cx, d, &first->all);
}

etch_status etch__frame_sweep(etch_frame *f, uint32_t i, uint32_t limit, uint32_t *n_done)
{
    const etch_step *steps = &f->body->steps.at[i];
    const together both[] = { { steps, steps[0].n_stripped, true }, { steps, steps[0].n_swept, false } };
    *n_done = 0;
    for (int k = 0; k < 2; k++)
        if (both[k].n > 0 && i + both[k].n <= limit && bound_of(f, &both[k], 0)->all.n_pieces > 1) {
            *n_done = both[k].n;
            return run(f, &both[k]);
        }
    return ETCH_OK;
}
