/* Running a plan: steps in order, on the calling thread.
 *
 * Static sizes were evaluated when the frame was bound. A step whose sizes depend on data first runs its own dim code; results
 * are placed just before the step that writes them; after it the symbols it defines are bound. Whatever happens, the buffers
 * of the run are given back at the end; outputs are handed over only if every step succeeded. */
#include "runtime/control.h"
#include "runtime/nan.h"
#include "runtime/profile.h"

#include "base/float_control.h"
#include "ops/ops.h"
#include <string.h>

/* --- memory of results ---------------------------------------------------------------------------------------------- */

void etch__frame_hold_buffer(etch_frame *f, uint32_t value, etch_buffer *b)
{
    etch_placed *v = &f->values[value];
    if (!v->buffer)
        f->with_buffer[f->n_with_buffer++] = value;
    etch__buffer_release(&v->buffer);
    v->buffer = b;
}

/* A new buffer for the value at its present dims. */
static etch_status place_dynamic(etch_frame *f, uint32_t value)
{
    const etch_plan_value *v = &f->body->values.at[value];
    etch_tensor *t = NULL;
    ETCH_TRY(etch_tensor_new(f->cx, (etch_dtype)v->dtype, f->values[value].shape->dims, v->rank, &t));
    etch__frame_hold_buffer(f, value, etch__buffer_retain(t->buffer));
    f->values[value].data = t->address;
    etch_tensor_release(&t);
    return ETCH_OK;
}

static bool has_sizes(const etch_tensor *t, const etch_plan_value *v, const int64_t *dims)
{
    return t && v->dtype != ETCH_STRING && t->rank == v->rank && t->dtype == (etch_dtype)v->dtype &&
           memcmp(t->dims, dims, v->rank * sizeof *dims) == 0;
}

/* Where the caller wants output i, which is `value`; NULL: anywhere. */
static etch_tensor *place_of(const etch_frame *f, uint32_t i, uint32_t value)
{
    etch_tensor *t = f->places ? f->places[i] : NULL;
    return has_sizes(t, &f->body->values.at[value], f->values[value].shape->dims) ? t : NULL;
}

/* A tensor that the caller gave to be written again, if nobody else has it and it has these sizes. */
static bool is_reusable(const etch_tensor *t, const etch_plan_value *v, const int64_t *dims)
{
    return has_sizes(t, v, dims) && atomic_load_explicit(&t->n_refs, memory_order_acquire) == 1 &&
           atomic_load_explicit(&t->buffer->n_refs, memory_order_acquire) == 1;
}

/* Gives the list its new sizes where it lies, or moves on to memory with room for half as much again. The old memory, which the
 * step reads, stays until the run is over. */
static etch_status place_grown(etch_frame *f, uint32_t value, etch_tensor **out)
{
    etch_tensor *t = *out;
    const int64_t *dims = f->values[value].shape->dims;
    int64_t count;
    ETCH_TRY(etch__check_shape(f->cx, t->dtype, dims, t->rank, &count));
    size_t bytes = (size_t)count * etch__dtypes[t->dtype].bytes;
    if (bytes > t->buffer->bytes - (size_t)(t->address - (char *)t->buffer->address)) {
        etch_buffer *larger = NULL;
        etch_tensor *moved = NULL;
        ETCH_TRY(etch__buffer_new(f->cx, f->body->device, bytes + bytes / 2, &larger));
        etch_status s = etch__tensor_on_buffer(f->cx, larger, larger->address, t->dtype, dims, NULL, t->rank, &moved);
        etch__buffer_release(&larger);
        ETCH_TRY(s);
        etch__frame_hold_buffer(f, value, etch__buffer_retain(t->buffer));
        etch_tensor_release(out);
        *out = moved;
    } else {
        memcpy(t->dims, dims, (size_t)t->rank * sizeof *dims);
        etch__row_major_strides(dims, t->rank, t->strides);
        t->count = count;
    }
    f->values[value].data = (*out)->address;
    return ETCH_OK;
}

/* Is it the list that the step is to go on with, and nobody else's? */
static bool is_growing(const etch_frame *f, const etch_step *step, const etch_tensor *t, const etch_plan_value *v)
{
    return t && etch__step_grows(step) && t->address == f->values[step->in[0]].data && v->dtype != ETCH_STRING &&
           t->rank == v->rank && t->dtype == (etch_dtype)v->dtype && etch__is_dense(t->dims, t->strides, t->rank) &&
           atomic_load_explicit(&t->n_refs, memory_order_acquire) == 1 &&
           atomic_load_explicit(&t->buffer->n_refs, memory_order_acquire) == 1;
}

static etch_status place_output(etch_frame *f, const etch_step *step, uint32_t value)
{
    const etch_plan_value *v = &f->body->values.at[value];
    etch_tensor **out = &f->outputs[v->index], *place = place_of(f, v->index, value);
    if (place) {
        etch_tensor_release(out);
        *out = etch_tensor_retain(place);
        f->values[value].data = place->address;
        return ETCH_OK;
    }
    if (is_reusable(*out, v, f->values[value].shape->dims)) {
        f->values[value].data = (*out)->address;
        return ETCH_OK;
    }
    if (is_growing(f, step, *out, v))
        return place_grown(f, value, out);
    etch_tensor_release(out);
    ETCH_TRY(etch_tensor_new(f->cx, (etch_dtype)v->dtype, f->values[value].shape->dims, v->rank, out));
    f->values[value].data = (*out)->address;
    return ETCH_OK;
}

/* The run takes long from here on: the caller's lock is not held, and the caller may stop it. */
static void take_long(etch_frame *f)
{
    f->takes_long = true;
    f->cx->asks = !f->is_sure;
    f->left = etch__leave(f->cx->rt);
}

/* Sizes that only the run tells may tell that. */
static void mind_size(etch_frame *f, const etch_array *made)
{
    if (!f->takes_long && etch__array_count(made) * etch__dtypes[made->dtype].bytes >= ETCH_LONG_BYTES)
        take_long(f);
}

static etch_status place_result(etch_frame *f, const etch_step *step, uint32_t value)
{
    const etch_plan_value *v = &f->body->values.at[value];
    if (v->storage != ETCH_AT_OUTPUT && v->storage != ETCH_AT_DYNAMIC)
        return ETCH_OK; /* in the arena */
    ETCH_TRY(v->storage == ETCH_AT_OUTPUT ? place_output(f, step, value) : place_dynamic(f, value));
    const etch_array placed = etch__frame_array(f, value);
    mind_size(f, &placed);
    return ETCH_OK;
}

/* Results whose sizes are known before the step runs. */
etch_status etch__frame_place_results(etch_frame *f, const etch_step *step)
{
    for (uint32_t i = 0; i < step->n_out; i++) {
        const etch_plan_value *v = &f->body->values.at[step->out[i]];
        if (v->storage == ETCH_AT_SLOT)
            continue; /* placed when sizes were bound */
        if (!v->has_static_dims)
            etch__frame_shape_from_slots(f, v->shape);
        ETCH_TRY(place_result(f, step, step->out[i]));
    }
    return ETCH_OK;
}

/* --- kinds of steps ------------------------------------------------------------------------------------------------- */

static void bind_member(etch_frame *f, const etch_step *step, uint32_t i_member, etch_bound_kernel *k)
{
    etch_layout layouts[ETCH_KERNEL_MAX_OPERANDS];
    int64_t extents[ETCH_MAX_RANK];
    const etch_member *member = &step->members[i_member];
    etch_step_part part = etch__step_part(step, i_member);
    for (uint32_t i = 0; i < part.n_in + part.n_out; i++) {
        const etch_shape *s = f->values[i < part.n_in ? part.in[i] : part.out[i - part.n_in]].shape;
        layouts[i] = (etch_layout){ s->dims, s->strides };
    }
    for (int a = 0; a < member->kernel->rank; a++)
        extents[a] = f->slots[member->space[a]];
    etch__vm_bind_as(step->program, member->kernel, extents, layouts, k->strides, &k->loops);
}

/* The member's loops at the present sizes. */
static etch_bound_kernel *bound_member(etch_frame *f, const etch_step *step, uint32_t i_member)
{
    etch_step_part part = etch__step_part(step, i_member);
    etch_bound_kernel *k = &f->kernels[step->i_kernel + i_member];
    uint64_t version = 1;
    for (uint32_t i = 0; i < part.n_in; i++)
        version += f->values[part.in[i]].shape->version;
    for (uint32_t i = 0; i < part.n_out; i++)
        version += f->values[part.out[i]].shape->version;
    if (k->version != version) {
        bind_member(f, step, i_member, k);
        k->version = version;
    }
    return k;
}

static etch_status run_member(etch_frame *f, const etch_step *step, uint32_t i_member)
{
    etch_step_part part = etch__step_part(step, i_member);
    etch_bound_kernel *k = bound_member(f, step, i_member);
    for (uint32_t i = 0; i < part.n_in; i++)
        k->data[i] = f->values[part.in[i]].data;
    for (uint32_t i = 0; i < part.n_out; i++)
        k->data[part.n_in + i] = f->values[part.out[i]].data;
    etch_launch launch = { .program = step->program, .loops = &k->loops, .data = k->data };
    etch_device *d = f->body->device;
    etch_status s = d->ops.launch(f->cx, d, &launch);
    if (ETCH_UNLIKELY(s == ETCH_EDIVZERO || s == ETCH_EINVAL)) {
        f->fault_op = launch.fault_origin;
        f->fault_member = i_member;
        return etch__fail_within(f->cx, "%s", etch__ops[launch.fault_origin].name);
    }
    return s;
}

static etch_status run_kernel(etch_frame *f, const etch_step *step)
{
    ETCH_TRY(etch__frame_place_results(f, step));
    for (uint32_t i = 0; i < step->n_members; i++)
        ETCH_TRY(run_member(f, step, i));
    return ETCH_OK;
}

etch_array etch__frame_array(const etch_frame *f, uint32_t value)
{
    const etch_plan_value *v = &f->body->values.at[value];
    const etch_placed *at = &f->values[value];
    return (etch_array){ .dtype = (etch_dtype)v->dtype,
                         .rank = v->rank,
                         .dims = at->shape->dims,
                         .strides = at->shape->strides,
                         .data = at->data };
}

typedef struct resizing {
    etch_frame *f;
    const etch_step *step;
    etch_array *out;
} resizing;

/* A call found out how large its result is. */
static etch_status resize(etch_call *c, int i_out, const int64_t *dims, int rank)
{
    resizing *r = c->user;
    uint32_t value = r->step->out[i_out];
    ETCH_ASSERT(rank == r->f->body->values.at[value].rank, "%s made a result of rank %d", c->op, rank);
    int64_t strides[ETCH_MAX_RANK];
    etch__row_major_strides(dims, rank, strides);
    etch__frame_set_shape(r->f, value, dims, strides);
    ETCH_TRY(place_result(r->f, r->step, value));
    r->out[i_out] = etch__frame_array(r->f, value);
    return ETCH_OK;
}

static etch_status run_call(etch_frame *f, const etch_step *step)
{
    enum { FEW = 8 };
    etch_array few_in[FEW], few_out[FEW];
    etch_arena_mark mark = etch__arena_mark(&f->cx->scratch);
    etch_array *in = step->n_in <= FEW ? few_in : ETCH_ARENA_ARRAY(&f->cx->scratch, etch_array, step->n_in);
    etch_array *out = step->n_out <= FEW ? few_out : ETCH_ARENA_ARRAY(&f->cx->scratch, etch_array, step->n_out);
    if (!in || !out)
        return etch__fail_nomem(f->cx);
    resizing r = { .f = f, .step = step, .out = out };
    etch_call call = { .cx = f->cx,
                       .fn = etch__ops[step->op].call,
                       .op = etch__ops[step->op].name,
                       .attrs = step->attrs,
                       .n_in = (int)step->n_in,
                       .n_out = (int)step->n_out,
                       .in = in,
                       .out = out,
                       .user = &r };
    for (uint32_t i = 0; i < step->n_in; i++)
        in[i] = etch__frame_array(f, step->in[i]);
    etch_status s = ETCH_OK;
    if (step->n_symbols)
        call.resize = resize;
    else
        s = etch__frame_place_results(f, step);
    for (uint32_t i = 0; i < step->n_out; i++)
        out[i] = etch__frame_array(f, step->out[i]);
    etch_device *d = f->body->device;
    if (s == ETCH_OK)
        s = d->ops.call(f->cx, d, &call);
    etch__arena_reset(&f->cx->scratch, mark);
    return s;
}

static etch_status call_copy(etch_call *c)
{
    return etch__copy_in_parts(c->cx, c->in->dtype, c->in->rank, c->in->dims, c->out->data, c->out->strides,
                               c->in->data, c->in->strides);
}

/* The elements of an array in row-major order. */
static etch_status copy_in_order(etch_frame *f, const etch_array *from, char *data)
{
    int64_t strides[ETCH_MAX_RANK];
    etch__row_major_strides(from->dims, from->rank, strides);
    etch_array in = *from, to = *from;
    to.strides = strides;
    to.data = data;
    mind_size(f, &to);
    etch_call call = { .cx = f->cx, .fn = call_copy, .op = "copy", .n_in = 1, .n_out = 1, .in = &in, .out = &to };
    etch_device *d = f->body->device;
    return d->ops.call(f->cx, d, &call);
}

/* A new row-major tensor with the elements of the value. */
etch_status etch__frame_copy_of(etch_frame *f, uint32_t value, etch_tensor **out)
{
    etch_array from = etch__frame_array(f, value);
    ETCH_TRY(etch_tensor_new(f->cx, from.dtype, from.dims, from.rank, out));
    etch_status s = copy_in_order(f, &from, (*out)->address);
    if (s != ETCH_OK)
        etch_tensor_release(out);
    return s;
}

/* Calls the op's rule with the result's dims where they are known. */
static etch_status apply_view(const etch_frame *f, const etch_step *step, etch_view *view)
{
    const etch_plan_body *b = f->body;
    const etch_plan_value *v = &b->values.at[step->out[0]];
    view->out_dtype = view->in[0].dtype;
    view->out_rank = v->rank;
    view->has_dims = step->n_symbols == 0;
    for (int a = 0; view->has_dims && a < v->rank; a++)
        view->out_dims[a] = f->slots[b->dim_slots.at[b->shapes.at[v->shape].first_dim + (uint32_t)a]];
    view->offset_bytes = 0;
    view->needs_dense = false;
    return etch__ops[step->op].view(view);
}

etch_status etch__frame_view(etch_frame *f, const etch_step *step)
{
    uint32_t value = step->out[0];
    etch_array in[8];
    ETCH_ASSERT(step->n_in >= 1 && step->n_in <= ETCH_COUNT_OF(in), "a view of %u operands", step->n_in);
    for (uint32_t i = 0; i < step->n_in; i++)
        in[i] = etch__frame_array(f, step->in[i]);
    etch_view view = {
        .cx = f->cx, .op = etch__ops[step->op].name, .attrs = step->attrs, .n_in = (int)step->n_in, .in = in
    };
    int64_t dense_strides[ETCH_MAX_RANK];
    ETCH_TRY(apply_view(f, step, &view));
    if (view.needs_dense) {
        etch_tensor *dense = NULL;
        ETCH_TRY(etch__frame_copy_of(f, step->in[0], &dense));
        etch__frame_hold_buffer(f, value, etch__buffer_retain(dense->buffer));
        in[0].data = dense->address;
        etch_tensor_release(&dense);
        etch__row_major_strides(in[0].dims, in[0].rank, dense_strides);
        in[0].strides = dense_strides;
        ETCH_TRY(apply_view(f, step, &view));
        ETCH_ASSERT(!view.needs_dense, "%s asks for a dense operand twice", view.op);
    }
    etch__frame_set_shape(f, value, view.out_dims, view.out_strides);
    f->values[value].data = in[0].data + view.offset_bytes;
    return ETCH_OK;
}

static etch_status run_copy(etch_frame *f, const etch_step *step)
{
    etch_array from = etch__frame_array(f, step->in[0]);
    ETCH_TRY(etch__frame_place_results(f, step));
    return copy_in_order(f, &from, f->values[step->out[0]].data);
}

static etch_status run_sizes(etch_frame *f, const etch_step *step)
{
    if (f->body->values.at[step->out[0]].storage == ETCH_AT_PINNED)
        return ETCH_OK; /* written when sizes were bound */
    ETCH_TRY(etch__frame_place_results(f, step));
    return etch__frame_write_sizes(f, step);
}

/* Element i in row-major order. */
static const char *element_at(const etch_array *x, uint32_t i)
{
    int64_t offset = 0, rest = i;
    for (int a = x->rank; a-- > 0;) {
        offset += rest % x->dims[a] * x->strides[a];
        rest /= x->dims[a];
    }
    return x->data + offset * (int64_t)etch__dtypes[x->dtype].bytes;
}

/* Elements of an integer tensor that sizes are made of. */
static etch_status run_read(etch_frame *f, const etch_step *step)
{
    etch_array x = etch__frame_array(f, step->in[0]);
    etch_device *d = f->body->device;
    for (uint32_t i = 0; i < step->n_symbols; i++) {
        const etch_step_symbol *s = &step->symbols[i];
        char element[16];
        if ((int64_t)s->i >= etch__array_count(&x))
            return etch__fail(f->cx, ETCH_ESHAPE,
                              "%s: an operand has %lld elements, and a size is taken from element %u",
                              etch__ops[s->reader].name, (long long)etch__array_count(&x), s->i);
        ETCH_TRY(d->ops.read_scalar(f->cx, d, element_at(&x, s->i), element, etch__dtypes[x.dtype].bytes));
        int64_t size = etch__element_i64(x.dtype, element);
        if (size < s->range.lo || size > s->range.hi)
            return etch__fail(f->cx, ETCH_ESHAPE,
                              size < 0 ? "%s: element %u of an operand is no size: Dimension %lld must be >= 0"
                                       : "%s: element %u of an operand is %lld, which cannot be a size",
                              etch__ops[s->reader].name, s->i, (long long)size);
        f->slots[s->slot] = size;
    }
    return ETCH_OK;
}

/* The node that a step's failure is about: of a kernel the first inside it of the op that failed. */
static etch_val failing_node(const etch_frame *f, const etch_step *step)
{
    const etch_graph *g = f->body->graph;
    etch_step_part part = etch__step_part(step, f->fault_member);
    etch_val v = f->body->values.at[part.n_out ? part.out[0] : part.in[0]].val;
    if (!f->fault_op || etch__op_of(g, v)->structure != ETCH_IS_KERNEL)
        return v;
    for (etch_val x = g->regions.at[etch__node(g, v)->first_region].first; x < v; x++)
        if (etch__node(g, x)->op == f->fault_op && etch__node(g, x)->region == etch__node(g, v)->first_region)
            return x;
    return v;
}

static etch_status run_kind(etch_frame *f, const etch_step *step)
{
    switch ((etch_step_kind)step->kind) {
    case ETCH_STEP_KERNEL: return run_kernel(f, step);
    case ETCH_STEP_CALL: return run_call(f, step);
    case ETCH_STEP_VIEW: return etch__frame_view(f, step);
    case ETCH_STEP_COPY: return run_copy(f, step);
    case ETCH_STEP_SIZES: return run_sizes(f, step);
    case ETCH_STEP_READ: return run_read(f, step);
    case ETCH_STEP_CONTROL: return etch__control_run(f, step);
    }
    return ETCH_OK;
}

static etch_status run_step(etch_frame *f, const etch_step *step)
{
    if (step->code_begin != step->code_end)
        ETCH_TRY(etch__frame_run_dims(f, step->code_begin, step->code_end));
    etch_status s = run_kind(f, step);
    if (ETCH_UNLIKELY(s != ETCH_OK))
        return etch__frame_fail_at(f, failing_node(f, step));
    if (ETCH_UNLIKELY(f->plan->options.finds_nans))
        ETCH_TRY(etch__frame_check_step(f, step));
    if (step->kind == ETCH_STEP_READ)
        return ETCH_OK; /* bound its symbols itself */
    for (uint32_t i = 0; i < step->n_symbols; i++)
        f->slots[step->symbols[i].slot] = f->values[step->out[step->symbols[i].i]].shape->dims[step->symbols[i].axis];
    for (uint32_t i = 0; i < step->n_frees; i++)
        etch__buffer_release(&f->values[step->frees[i]].buffer);
    return ETCH_OK;
}

/* --- the run ---------------------------------------------------------------------------------------------------------- */

static etch_status hand_over(etch_frame *f, uint32_t i, etch_tensor **out)
{
    const etch_plan_body *b = f->body;
    uint32_t value = b->outputs.at[i], root = b->values.at[value].root;
    const etch_placed *v = &f->values[value];
    bool is_in_own_tensor = b->values.at[root].storage == ETCH_AT_OUTPUT && b->values.at[root].index == i;
    if (is_in_own_tensor && root == value) {
        *out = f->outputs[i];
        f->outputs[i] = NULL;
        return ETCH_OK;
    }
    if (is_in_own_tensor && !v->buffer && etch__is_dense(v->shape->dims, v->shape->strides, b->values.at[value].rank)) {
        ETCH_ASSERT(f->outputs[i], "output %u was not computed", i);
        return etch__tensor_on_buffer(f->cx, f->outputs[i]->buffer, v->data, (etch_dtype)b->values.at[value].dtype,
                                      v->shape->dims, v->shape->strides, b->values.at[value].rank, out);
    }
    etch_tensor *place = place_of(f, i, value);
    if (!place)
        return etch__frame_copy_of(f, value, out);
    const etch_array from = etch__frame_array(f, value);
    ETCH_TRY(copy_in_order(f, &from, place->address));
    *out = etch_tensor_retain(place);
    return ETCH_OK;
}

static void end_run(etch_frame *f)
{
    for (size_t i = 0; i < f->body->outputs.n; i++)
        etch_tensor_release(&f->outputs[i]);
    for (uint32_t i = 0; i < f->n_with_buffer; i++)
        etch__buffer_release(&f->values[f->with_buffer[i]].buffer);
    f->n_with_buffer = 0;
    etch__frame_give_arena(f);
    f->is_running = false;
}

/* Would the call fail? */
static etch_status check_ahead(etch_frame *f, const etch_step *step)
{
    etch_array in[3], out = etch__frame_array(f, step->out[0]);
    ETCH_ASSERT(step->n_in == ETCH_COUNT_OF(in), "%s has %u operands", etch__ops[step->op].name, step->n_in);
    for (uint32_t i = 0; i < step->n_in; i++)
        in[i] = etch__frame_array(f, step->in[i]);
    etch_call call = { .cx = f->cx,
                       .fn = etch__ops[step->op].call,
                       .op = etch__ops[step->op].name,
                       .n_in = (int)step->n_in,
                       .n_out = 1,
                       .in = in,
                       .out = &out,
                       .only_checks = true };
    etch_device *d = f->body->device;
    etch_status s = d->ops.call(f->cx, d, &call);
    return s == ETCH_OK ? s : etch__frame_fail_at(f, failing_node(f, step));
}

/* From here on nothing may fail: what sure steps write, and what they need for themselves, gets its memory now; indices are
 * looked at. */
static etch_status place_ahead(etch_frame *f)
{
    const etch_plan_body *b = f->body;
    for (uint32_t s = b->first_sure_step; s < b->steps.n; s++) {
        const etch_step *step = &b->steps.at[s];
        for (uint32_t i = 0; i < step->n_out; i++)
            if (b->values.at[step->out[i]].storage == ETCH_AT_OUTPUT)
                ETCH_TRY(place_output(f, step, step->out[i]));
        for (uint32_t i = 0; step->kind == ETCH_STEP_KERNEL && i < step->n_members; i++)
            ETCH_TRY(etch__vm_reserve(f->cx, step->program, &bound_member(f, step, i)->loops));
        if (step->kind == ETCH_STEP_CALL)
            ETCH_TRY(check_ahead(f, step));
    }
    return ETCH_OK;
}

/* Step *i of the run, or what is run together with it; *i is then the last one that ran. Steps that must not fail have the memory that they need one by one. */
static inline etch_status run_step_of_run(etch_frame *f, const etch_plan_body *b, uint32_t *i, bool is_over)
{
    etch_status s = ETCH_OK;
    if (ETCH_UNLIKELY(is_over && *i == b->first_sure_step)) {
        f->is_sure = true;
        f->cx->asks = false;
        s = place_ahead(f);
    }
    if ((b->steps.at[*i].n_swept || b->steps.at[*i].n_stripped) && s == ETCH_OK) {
        uint32_t n_done;
        s = etch__frame_sweep(f, *i, is_over ? b->first_sure_step : UINT32_MAX, &n_done);
        if (s != ETCH_OK)
            return s;
        if (n_done > 0) {
            *i += n_done - 1;
            return ETCH_OK;
        }
    }
    if (f->takes_long && s == ETCH_OK && b->steps.at[*i].kind != ETCH_STEP_CONTROL) /* which asks by itself */
        s = etch__ask_to_go_on(f->cx);
    return ETCH_LIKELY(s == ETCH_OK) ? run_step(f, &b->steps.at[*i]) : s;
}

static inline etch_status run_steps(etch_frame *f, const etch_plan_body *b, bool is_over)
{
    etch_status s = ETCH_OK;
    for (uint32_t i = 0; s == ETCH_OK && i < b->steps.n; i++)
        s = run_step_of_run(f, b, &i, is_over);
    return s;
}

/* The same with the time taken: a step ends where the next one begins, so that it is asked for once per step. What runs inside a step
 * (bodies, callbacks that call functions) is added to the track, and taken off the step. */
static etch_status run_steps_measured(etch_frame *f, const etch_plan_body *b, bool is_over, etch_profiler *p)
{
    etch_frame_profile *x = etch__frame_profile(p, f);
    if (!x)
        return run_steps(f, b, is_over);
    etch_status s = ETCH_OK;
    uint64_t around = x->track->inside, began = etch__now_ticks(), at = began;
    for (uint32_t i = 0; s == ETCH_OK && i < b->steps.n; i++) {
        uint32_t first = i;
        x->track->inside = 0;
        s = run_step_of_run(f, b, &i, is_over);
        uint64_t now = etch__now_ticks();
        bool took_long = s == ETCH_OK && etch__profile_steps(f, x, first, i, at, now);
        at = ETCH_UNLIKELY(took_long) ? etch__now_ticks() : now;
    }
    x->track->inside = around + (at > began ? at - began : 0);
    return s;
}

/* `spare` (may be NULL): tensors that results may be written to, by output; on success taken over. */
static etch_status run_frame(etch_frame *f, etch_tensor *const *in, etch_tensor **spare, etch_tensor *const *places,
                             bool is_over, etch_tensor **out)
{
    const etch_plan_body *b = f->body;
    for (size_t i = 0; i < b->outputs.n; i++)
        out[i] = NULL;
    ETCH_TRY(etch__frame_take_arena(f));
    for (size_t i = 0; i < b->inputs.n; i++)
        f->values[b->inputs.at[i]].data = in[i]->address;
    for (size_t i = 0; i < b->outputs.n; i++)
        f->outputs[i] = spare ? spare[i] : NULL;
    f->places = places;
    f->fault_op = 0;
    f->is_running = true;
    f->fault_member = 0;
    f->is_sure = false;
    f->left = NULL;
    bool asked = f->cx->asks;
    if (f->takes_long)
        take_long(f);
    unsigned floats = etch__floats_begin();
    etch_status s = ETCH_UNLIKELY(f->plan->options.finds_nans) ? etch__frame_check_inputs(f) : ETCH_OK;
    etch_profiler *profiler = etch__profiler(f->cx->rt);
    if (ETCH_LIKELY(s == ETCH_OK))
        s = ETCH_LIKELY(!profiler) ? run_steps(f, b, is_over) : run_steps_measured(f, b, is_over, profiler);
    etch__floats_end(floats);
    for (uint32_t i = 0; s == ETCH_OK && i < b->outputs.n; i++)
        s = hand_over(f, i, &out[i]);
    f->cx->asks = asked;
    for (size_t i = 0; spare && i < b->outputs.n; i++) {
        spare[i] = s == ETCH_OK ? NULL : f->outputs[i];
        f->outputs[i] = s == ETCH_OK ? f->outputs[i] : NULL;
    }
    end_run(f);
    if (s != ETCH_OK)
        for (size_t i = 0; i < b->outputs.n; i++)
            etch_tensor_release(&out[i]);
    etch__enter(f->cx->rt, f->left);
    return s;
}

static etch_status run_variant(etch_ctx *cx, etch_plan *p, etch_tensor *const *in, etch_tensor **spare,
                               etch_tensor *const *places, bool is_over, etch_tensor **out);

static etch_status run_body(etch_ctx *cx, etch_plan *p, etch_plan_body *b, etch_tensor *const *in, etch_tensor **spare,
                            etch_tensor *const *places, bool is_over, etch_tensor **out)
{
    etch_frame *f;
    ETCH_TRY(etch__frame_get(cx, p, b, &f));
    ETCH_TRY(etch__frame_bind(f, in));
    return run_frame(f, in, spare, places, is_over, out);
}

/* The body, and then the rest on what it gave. */
static etch_status run_parts(etch_ctx *cx, etch_plan *p, etch_plan_body *b, etch_tensor *const *in, etch_tensor **out)
{
    size_t n_in = (size_t)p->n_in, n = b->outputs.n;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_tensor **all = ETCH_ARENA_ARRAY(&cx->scratch, etch_tensor *, n_in + n + 1);
    if (!all)
        return etch__fail_nomem(cx);
    if (n_in)
        memcpy(all, in, n_in * sizeof *all);
    etch_plan *rest = etch_plan_retain(b->rest); /* a callback may release the plan */
    etch_status s = run_body(cx, p, b, in, NULL, NULL, false, all + n_in);
    if (s == ETCH_OK) {
        s = run_variant(cx, rest, all, NULL, NULL, false, out);
        for (size_t i = 0; i < n; i++)
            etch_tensor_release(&all[n_in + i]);
    }
    etch_plan_release(&rest);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

static etch_status run_variant(etch_ctx *cx, etch_plan *p, etch_tensor *const *in, etch_tensor **spare,
                               etch_tensor *const *places, bool is_over, etch_tensor **out)
{
    etch_plan_body *b;
    ETCH_TRY(etch__plan_variant(cx, p, in, &b));
    if (ETCH_LIKELY(!b->rest))
        return run_body(cx, p, b, in, spare, places, is_over, out);
    int n_out = p->n_out;
    ETCH_TRY(run_parts(cx, p, b, in, out));
    for (int i = 0; spare && i < n_out; i++)
        etch_tensor_release(&spare[i]);
    return ETCH_OK;
}

etch_status etch__plan_run_again(etch_ctx *cx, etch_plan *p, etch_tensor *const *in, etch_tensor **spare,
                                 etch_tensor *const *places, bool is_over, etch_tensor **out)
{
    return run_variant(cx, p, in, spare, places, is_over, out);
}

static etch_status run_plan(etch_ctx *cx, etch_plan *p, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out)
{
    /* No further than the plan would write: a count that is wrong may be larger than the array. */
    for (int i = 0; p && out && i < n_out && i < p->n_out; i++)
        out[i] = NULL;
    ETCH_ENTER(cx);
    if (!p)
        return etch__fail(cx, ETCH_EINVAL, "run: the plan is NULL");
    if (n_in != p->n_in || n_out != p->n_out)
        return etch__fail(cx, ETCH_EINVAL, "the plan takes %d inputs and gives %d outputs, not %d and %d", p->n_in,
                          p->n_out, n_in, n_out);
    if (ETCH_UNLIKELY(!in && n_in > 0))
        return etch__fail(cx, ETCH_EINVAL, "run: the list of %d inputs is NULL", n_in);
    etch_tensor *none = NULL;
    if (ETCH_UNLIKELY(!out)) {
        if (n_out > 0)
            return etch__fail(cx, ETCH_EINVAL, "run: the list of %d outputs is NULL", n_out);
        out = &none; /* and nothing is written */
    }
    for (int i = 0; i < n_in; i++)
        if (ETCH_UNLIKELY(!in[i] || in[i]->traced))
            return in[i] ? in[i]->traced->refuse(cx, in[i], "run") : etch__fail(cx, ETCH_EINVAL, "input %d is NULL", i);
    return run_variant(cx, p, in, NULL, NULL, false, out);
}

/* Code of the program's may run inside it, and release the context. */
etch_status etch_plan_run(etch_ctx *cx, etch_plan *p, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out)
{
    etch__ctx_busy(cx);
    etch_status s = run_plan(cx, p, in, n_in, out, n_out);
    etch__ctx_idle(cx);
    return s;
}
