#include "runtime/sweep_axes.h"

#include "ops/ops.h"
#include "ops/sizes.h"

#include <etch/ops.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------ axes of operands */

static int axis_of_kernel(const etch_koperand *o, int axis)
{
    int found = ETCH_NO_AXIS;
    for (int i = 0; i < o->rank; i++)
        if (o->axis[i] == axis)
            found = found == ETCH_NO_AXIS ? i : ETCH_SEVERAL_AXES;
    return found;
}

/* A product's space are the axes of its batch, then its rows, or the terms of its sums. */
static int axis_of_product(const etch_plan_body *b, const etch_step *step, uint32_t i, int axis)
{
    const etch_attrs_matmul *attrs = step->attrs;
    int rank = etch__value_rank(b, etch__step_operand(step, i));
    int missing = etch__value_rank(b, step->out[0]) - rank;
    if (axis < rank - 2 + missing)
        return axis >= missing ? axis - missing : ETCH_NO_AXIS;
    bool adds = step->adds_pieces;
    if (i == 0)
        return rank - (adds == attrs->transpose_x ? 2 : 1);
    if (i == 1)
        return adds ? rank - (attrs->transpose_y ? 1 : 2) : ETCH_NO_AXIS;
    return adds ? ETCH_NO_AXIS : rank - 2;
}

/* Where a call moves rows, those have the result's rank and type; another operand says where to. */
static int axis_of_move(const etch_plan_body *b, const etch_step *step, uint32_t i, int axis)
{
    const etch_plan_value *x = &b->values.at[etch__step_operand(step, i)], *y = &b->values.at[step->out[0]];
    return x->rank == y->rank && x->dtype == y->dtype ? axis : ETCH_NO_AXIS;
}

int etch__axis_along(const etch_plan_body *b, const etch_step *step, uint32_t i, int axis)
{
    if (step->kind == ETCH_STEP_CALL)
        return (step->op == ETCH_OP_matmul ? axis_of_product : axis_of_move)(b, step, i, axis);
    const etch_kernel *k = step->members[0].kernel;
    return axis_of_kernel(i < step->n_in ? &k->in[i] : &k->out[i - step->n_in], axis);
}

etch_way etch__way_of(const etch_plan_body *b, const etch_step *step, uint32_t i, int axis)
{
    int own = etch__axis_along(b, step, i, axis);
    return own == axis ? ETCH_ALONG : own == ETCH_NO_AXIS ? ETCH_ACROSS : ETCH_OTHERWISE;
}

uint32_t etch__bearer(const etch_plan_body *b, const etch_step *step, int axis)
{
    return step->adds_pieces && axis == etch__value_rank(b, step->out[0]) - 2 ? step->in[0] : step->out[0];
}

int etch__axis_of_bearer(const etch_plan_body *b, const etch_step *step, int axis)
{
    return etch__axis_along(b, step, etch__bearer(b, step, axis) == step->in[0] ? 0 : step->n_in, axis);
}

/* ------------------------------------------------------------------------------------------------ steps */

bool etch__is_sweepable_kernel(const etch_plan_body *b, const etch_step *step)
{
    return step->kind == ETCH_STEP_KERNEL && step->n_members == 1 && etch__is_sure_kernel(b, step);
}

bool etch__is_float_product(const etch_plan_body *b, const etch_step *step)
{
    return step->kind == ETCH_STEP_CALL && step->op == ETCH_OP_matmul &&
           etch__dtype_is((etch_dtype)b->values.at[step->out[0]].dtype, ETCH_CLASS_FLOAT);
}

bool etch__is_row_move(const etch_plan_body *b, const etch_step *step)
{
    return step->kind == ETCH_STEP_CALL && etch__ops[step->op].flags & ETCH_FLAG_MOVES &&
           !etch__dtype_is((etch_dtype)b->values.at[step->out[0]].dtype, ETCH_CLASS_STRING);
}

static bool asks_for_position(const etch_kernel *k, int axis)
{
    for (uint32_t i = 0; i < k->n_code; i++)
        if (k->code[i].op == ETCH_KOP_INDEX && k->code[i].operand == (uint32_t)axis)
            return true;
    return false;
}

bool etch__keeps_axis(const etch_plan_body *b, const etch_step *step, int axis)
{
    if (step->kind == ETCH_STEP_CALL)
        return axis < etch__value_rank(b, step->out[0]) - 1;
    const etch_kernel *k = step->members[0].kernel;
    return axis < k->rank && !(k->reduced >> axis & 1u) && !asks_for_position(k, axis);
}

bool etch__has_static_axis(const etch_plan_body *b, const etch_step *step, int axis)
{
    if (step->n_symbols || step->code_begin != step->code_end || !etch__keeps_axis(b, step, axis))
        return false;
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++) {
        etch_way w = etch__way_of(b, step, i, axis);
        if (!b->values.at[etch__step_operand(step, i)].has_static_dims || w == ETCH_OTHERWISE ||
            (w == ETCH_ACROSS && i >= step->n_in))
            return false;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------------ what they share */

static const etch_type *type_of(const etch_plan_body *b, uint32_t value)
{
    return etch__type_of(b->graph, b->values.at[value].val);
}

static etch_dim dim_of(const etch_plan_body *b, const etch_step *step, int axis)
{
    if (step->kind == ETCH_STEP_KERNEL)
        return step->space_dims[axis];
    return type_of(b, etch__bearer(b, step, axis))->dims[etch__axis_of_bearer(b, step, axis)];
}

/* Whether a size that is not known is equal to another one is seen when they are bound. It is not to be expected of 1. */
static bool may_be_equal(etch_dim a, etch_dim b)
{
    return a == b || (a != 1 && b != 1 && !(etch__dim_is_const(a) && etch__dim_is_const(b)));
}

static bool is_number(const etch_graph *g, etch_val v, int i, etch_dim wanted)
{
    etch_dim d;
    return etch__known_flat(g, v, i, &d) && d == wanted;
}

static bool is_behind(const etch_plan_body *b, uint32_t value)
{
    return etch__node(b->graph, b->values.at[value].val)->op == ETCH_OP_behind;
}

/* Does the slice take the axis from its beginning on, element by element? */
static bool begins_with(const etch_graph *g, const etch_node *n, int axis)
{
    if (n->op == ETCH_OP_slice)
        return is_number(g, n->in[1], axis, 0);
    const etch_attrs_masks *masks = n->attrs;
    const etch_type *begin = etch__type_of(g, n->in[1]);
    if (!etch__dim_is_const(begin->dims[0]) || masks->shrink_mask & ((INT64_C(2) << axis) - 1))
        return false; /* an axis that is dropped moves those behind it */
    return axis >= begin->dims[0] ||
           ((masks->begin_mask >> axis & 1 || is_number(g, n->in[1], axis, 0)) && is_number(g, n->in[3], axis, 1));
}

/* Of what it is a view of, which `value` has the elements of. */
static bool keeps_axis_of_operand(const etch_plan_body *b, uint32_t value, int axis)
{
    const etch_plan_value *v = &b->values.at[value];
    const etch_node *n = etch__node(b->graph, v->val);
    const etch_type *x = type_of(b, v->index), *y = type_of(b, value);
    if (axis >= x->rank || axis >= y->rank || x->dims[axis] != y->dims[axis])
        return false;
    if (n->op == ETCH_OP_reshape)
        return b->values.at[v->index].is_reshaped; /* elements are one behind the other */
    return is_behind(b, value) ||
           ((n->op == ETCH_OP_slice || n->op == ETCH_OP_strided_slice) && begins_with(b->graph, n, axis));
}

bool etch__view_keeps_axes(const etch_plan_body *b, uint32_t value, int axis)
{
    for (; b->values.at[value].root != value; value = b->values.at[value].index)
        for (int a = 0; a <= axis; a++)
            if (!keeps_axis_of_operand(b, value, a))
                return false;
    return true;
}

/* What has pieces along the axis where the operand has them: its root; the operand itself if that is a view with its rows elsewhere; or nothing, if it is
 * read as a whole. */
static const uint32_t WHOLE = UINT32_MAX;

static uint32_t bearer_of_pieces(const etch_plan_body *b, const etch_step *step, uint32_t i, int axis)
{
    uint32_t value = etch__step_operand(step, i);
    if (etch__way_of(b, step, i, axis) != ETCH_ALONG)
        return WHOLE;
    return etch__view_keeps_axes(b, value, axis) ? b->values.at[value].root : value;
}

bool etch__reads_along(const etch_plan_body *b, const etch_step *step, uint32_t root, int axis)
{
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++)
        if (bearer_of_pieces(b, step, i, axis) == root)
            return true;
    return false;
}

/* Do the steps have pieces of what operand i reads in the same places, or both all of it? A result may be written over what is read (memory.c). */
static bool agree(const etch_plan_body *b, const etch_step *step, uint32_t i, const etch_step *other, int axis)
{
    uint32_t root = b->values.at[step->in[i]].root, mine = bearer_of_pieces(b, step, i, axis);
    for (uint32_t k = 0; k < other->n_in + other->n_out; k++)
        if (b->values.at[etch__step_operand(other, k)].root == root && bearer_of_pieces(b, other, k, axis) != mine)
            return false;
    return true;
}

bool etch__fits(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_step *step, int axis)
{
    if (!may_be_equal(dim_of(b, step, axis), dim_of(b, &b->steps.at[from], axis)))
        return false;
    for (uint32_t i = 0; i < step->n_in; i++)
        for (uint32_t s = from; s < to; s++)
            if (b->steps.at[s].kind != ETCH_STEP_VIEW && !agree(b, step, i, &b->steps.at[s], axis))
                return false;
    return true;
}

/* ------------------------------------------------------------------------------------------------ order */

bool etch__makes(const etch_plan_body *b, const etch_step *step, uint32_t value)
{
    for (uint32_t o = 0; o < step->n_out; o++)
        if (b->values.at[value].root == b->values.at[step->out[o]].root)
            return true;
    return false;
}

/* (What a view is behind has had its say when steps got their order.) */
bool etch__can_go_ahead(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_step *step)
{
    if (step->kind == ETCH_STEP_SIZES)
        return b->values.at[step->out[0]].storage == ETCH_AT_PINNED;
    if (step->kind != ETCH_STEP_VIEW || step->n_symbols || step->code_begin != step->code_end)
        return false;
    for (uint32_t i = 0; i < (is_behind(b, step->out[0]) ? 1 : step->n_in); i++)
        for (uint32_t s = from; s < to; s++)
            if (etch__makes(b, &b->steps.at[s], step->in[i]))
                return false;
    return true;
}

void etch__move_ahead(etch_plan_body *b, uint32_t to, uint32_t from)
{
    etch_step step = b->steps.at[from];
    if (step.kind == ETCH_STEP_VIEW && is_behind(b, step.out[0]))
        step.n_in = step.n_in_each = 1; /* the other one is not there yet */
    memmove(&b->steps.at[to + 1], &b->steps.at[to], (from - to) * sizeof step);
    b->steps.at[to] = step;
}

static uint32_t end_of(uint32_t first, uint32_t n, uint32_t s) { return n && first + n > s ? first + n - 1 : s; }

uint32_t etch__sweep_end(const etch_plan_body *b, uint32_t s)
{
    uint32_t end = s;
    for (uint32_t first = s; b->n_sweeps && s - first < ETCH_MAX_STRIPPED && first <= s; first--) {
        uint32_t of_strip = end_of(first, b->steps.at[first].n_stripped, s);
        uint32_t of_sweep = end_of(first, b->steps.at[first].n_swept, s);
        end = of_strip > end ? of_strip : of_sweep > end ? of_sweep : end;
    }
    return end;
}
