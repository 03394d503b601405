/* Bytes moved and operations done by a step at its present sizes, as a machine without caches would count them: every element that is
 * read or written once per operand, however often the step comes back to it. What is repeated (a broadcast) counts once. */
#include "runtime/profile.h"

#include "ops/ops.h"
#include <etch/ops.h>

/* Elements of an array that differ in their address. */
static uint64_t distinct(const etch_array *x)
{
    uint64_t n = 1;
    for (int a = 0; a < x->rank; a++)
        n *= x->dims[a] == 0 || x->strides[a] != 0 ? (uint64_t)x->dims[a] : 1;
    return n;
}

static uint64_t array_bytes(const etch_frame *f, uint32_t value)
{
    etch_array x = etch__frame_array(f, value);
    return distinct(&x) * etch__dtypes[x.dtype].bytes;
}

static uint64_t arrays_bytes(const etch_frame *f, const uint32_t *values, uint32_t n)
{
    uint64_t bytes = 0;
    for (uint32_t i = 0; i < n; i++)
        bytes += array_bytes(f, values[i]);
    return bytes;
}

/* Along each axis of the space that the operand runs along: a diagonal is one. */
static uint64_t operand_bytes(const etch_frame *f, uint32_t value, const etch_koperand *o)
{
    etch_array x = etch__frame_array(f, value);
    uint64_t n = 1;
    uint32_t seen = 0;
    for (int a = 0; a < x.rank; a++) {
        bool is_new = o->axis[a] < 0 || !(seen >> o->axis[a] & 1);
        if (is_new && (x.dims[a] == 0 || x.strides[a] != 0))
            n *= (uint64_t)x.dims[a];
        if (o->axis[a] >= 0)
            seen |= 1u << o->axis[a];
    }
    return n * etch__dtypes[x.dtype].bytes;
}

static bool comes_before(const uint32_t *values, uint32_t i)
{
    for (uint32_t k = 0; k < i; k++)
        if (values[k] == values[i])
            return true;
    return false;
}

static void add_member(const etch_frame *f, const etch_step *step, uint32_t i_member, etch_step_profile *x)
{
    const etch_member *m = &step->members[i_member];
    etch_step_part part = etch__step_part(step, i_member);
    uint64_t n = 1, n_kept = 1;
    for (int a = 0; a < m->kernel->rank; a++) {
        uint64_t extent = (uint64_t)f->slots[m->space[a]];
        n *= extent;
        n_kept *= m->kernel->reduced >> a & 1 ? 1 : extent;
    }
    x->run_flops += n * x->body_flops + n_kept * x->tail_flops;
    for (uint32_t i = 0; i < part.n_in; i++)
        if (!comes_before(part.in, i))
            x->run_bytes += operand_bytes(f, part.in[i], &m->kernel->in[i]);
    for (uint32_t i = 0; i < part.n_out; i++)
        x->run_bytes += operand_bytes(f, part.out[i], &m->kernel->out[i]);
}

/* A multiplication and an addition per element of the result and of the inner size. */
static uint64_t product_flops(const etch_frame *f, const etch_step *step)
{
    const etch_attrs_matmul *attrs = step->attrs;
    etch_array x = etch__frame_array(f, step->in[step->n_in - 2]), z = etch__frame_array(f, step->out[0]);
    return 2 * (uint64_t)etch__array_count(&z) * (uint64_t)x.dims[x.rank - (attrs->transpose_x ? 2 : 1)];
}

/* The same for each element of y, the convolution's result or what comes back to it, and each of w that goes into it. */
static uint64_t conv_flops(const etch_frame *f, uint32_t y_value, uint32_t w_value)
{
    etch_array y = etch__frame_array(f, y_value), w = etch__frame_array(f, w_value);
    uint64_t n_each = 1;
    for (int a = 0; a < w.rank - 1; a++)
        n_each *= (uint64_t)w.dims[a];
    return 2 * (uint64_t)etch__array_count(&y) * n_each;
}

/* An element of the window is looked at, or added, for each of y. */
static uint64_t pool_flops(const etch_frame *f, const etch_step *step, uint32_t y_value)
{
    const etch_attrs_pool *attrs = step->attrs;
    etch_array y = etch__frame_array(f, y_value);
    uint64_t n = (uint64_t)etch__array_count(&y);
    for (int a = 0; a < attrs->window.n; a++)
        n *= (uint64_t)attrs->window.at[a];
    return n;
}

/* Of calls that do more than move what they are given. */
static uint64_t call_flops(const etch_frame *f, const etch_step *step)
{
    switch (step->op) {
    case ETCH_OP_matmul:
    case ETCH_OP_matmul_add: return product_flops(f, step);
    case ETCH_OP_conv: return conv_flops(f, step->out[0], step->in[1]);
    case ETCH_OP_conv_grad_x: return conv_flops(f, step->in[2], step->in[1]);
    case ETCH_OP_conv_grad_w: return conv_flops(f, step->in[2], step->out[0]);
    case ETCH_OP_max_pool:
    case ETCH_OP_pool_argmax:
    case ETCH_OP_avg_pool: return pool_flops(f, step, step->out[0]);
    case ETCH_OP_max_pool_grad:
    case ETCH_OP_avg_pool_grad: return pool_flops(f, step, step->in[1]);
    default: return 0;
    }
}

void etch__profile_cost(const etch_frame *f, size_t i, etch_step_profile *x)
{
    const etch_step *step = &f->body->steps.at[i];
    x->run_bytes = x->run_flops = 0;
    switch ((etch_step_kind)step->kind) {
    case ETCH_STEP_KERNEL:
        for (uint32_t m = 0; m < step->n_members; m++)
            add_member(f, step, m, x);
        break;
    case ETCH_STEP_CALL:
        x->run_bytes = arrays_bytes(f, step->in, step->n_in) + arrays_bytes(f, step->out, step->n_out);
        x->run_flops = call_flops(f, step);
        break;
    case ETCH_STEP_VIEW:
        if (f->values[step->out[0]].buffer) /* it needed a dense copy */
            x->run_bytes = 2 * array_bytes(f, step->in[0]);
        break;
    case ETCH_STEP_COPY: x->run_bytes = 2 * array_bytes(f, step->in[0]); break;
    case ETCH_STEP_SIZES: x->run_bytes = arrays_bytes(f, step->out, step->n_out); break;
    case ETCH_STEP_READ: x->run_bytes = arrays_bytes(f, step->in, step->n_in); break;
    case ETCH_STEP_CONTROL: break; /* what runs inside counts for itself */
    }
}
