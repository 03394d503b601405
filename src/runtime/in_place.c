/* Results that may be written over inputs.
 *
 * A caller who owns a tensor, and has no use for it once the plan has run, can have a result of the same sizes written over it: a
 * variable's new value over its old one. That is allowed where the step that computes the result is the last to read the input,
 * and reads it element by element; and where nothing can fail from that step on, so that a run that fails has left the input as it
 * was. The last steps of a plan that cannot fail are its sure ones: before the first of them runs, all results that they
 * write have their memory. A call that writes over its operand (a scatter) is one of them if what it may fail on, its indices, is there
 * before: it is then asked ahead whether it would. A loop, which gives up when a turn fails, may have its state written over in any step.
 * A result that grows (a list) is written over its operand too, if the memory has room for it; else it gets more than it needs, so
 * that what is written n times is moved a few times. Nor may code of the program's run on the way: it could ask for the variable whose value
 * is lent to the run, and would wait for ever. */
#include "runtime/plan.h"

#include "ir/retype.h"
#include "ops/ops.h"

/* A kernel fails only on values that an op refuses, an integer divided by 0 say. All members run the same ops. */
bool etch__is_sure_kernel(const etch_plan_body *b, const etch_step *step)
{
    const etch_graph *g = b->graph;
    etch_val v = b->values.at[step->out[0]].val;
    if (etch__op_of(g, v)->structure != ETCH_IS_KERNEL)
        return !(etch__op_of(g, v)->flags & ETCH_FLAG_FAULTS);
    uint32_t region = etch__node(g, v)->first_region;
    for (etch_val x = g->regions.at[region].first; x < v; x++)
        if (etch__node(g, x)->region == region && etch__op_of(g, x)->flags & ETCH_FLAG_FAULTS)
            return false;
    return true;
}

static bool is_call_over(const etch_step *step)
{
    return step->kind == ETCH_STEP_CALL && etch__ops[step->op].flags & ETCH_FLAG_OVER;
}

static bool is_sure(const etch_plan_body *b, const etch_step *step)
{
    if (step->kind == ETCH_STEP_SIZES && b->values.at[step->out[0]].storage == ETCH_AT_PINNED)
        return true;
    bool is_kernel = step->kind == ETCH_STEP_KERNEL;
    /* What grows may need memory, and so may a product, which has no values that it fails on. */
    bool is_call = is_call_over(step) && !etch__step_grows(step) && etch__ops[step->op].flags & ETCH_FLAG_FAULTS;
    if ((!is_kernel && !is_call) || step->code_begin != step->code_end || step->n_symbols || step->n_out == 0)
        return false;
    for (uint32_t i = 0; i < step->n_out; i++) {
        const etch_plan_value *v = &b->values.at[step->out[i]];
        if (!v->has_static_dims || v->dtype == ETCH_STRING ||
            (v->storage != ETCH_AT_SLOT && v->storage != ETCH_AT_OUTPUT))
            return false;
    }
    return is_call || etch__is_sure_kernel(b, step);
}

/* Does a sure call behind step s take its indices from it? They could not be looked at before the first sure step. */
static bool makes_indices(const etch_plan_body *b, uint32_t s)
{
    const etch_step *step = &b->steps.at[s];
    for (uint32_t later = s + 1; later < b->steps.n; later++) {
        const etch_step *call = &b->steps.at[later];
        /* All operands between what is written over and what is put there. */
        for (uint32_t i = 1; is_call_over(call) && i + 1 < call->n_in; i++)
            for (uint32_t o = 0; o < step->n_out; o++)
                if (b->values.at[call->in[i]].root == step->out[o])
                    return true;
    }
    return false;
}

/* Is every output the tensor that a step wrote, so that handing them over cannot fail either? */
static bool hands_over_surely(const etch_plan_body *b)
{
    for (uint32_t i = 0; i < b->outputs.n; i++) {
        const etch_plan_value *v = &b->values.at[b->outputs.at[i]];
        if (v->storage != ETCH_AT_OUTPUT || v->index != i)
            return false;
    }
    return true;
}

static bool is_stored_in_body(const etch_kernel *k, uint32_t o)
{
    for (uint32_t c = 0; c < k->n_body; c++)
        if (k->code[c].op == ETCH_KOP_STORE && k->code[c].operand == o)
            return true;
    return false;
}

/* Is operand i of the kernel read element by element as result o is written: by a map, or of a reduction both before the sums, or both behind them? Each
 * element is come by once. */
static bool is_read_as_written(const etch_step *step, uint32_t i, uint32_t o)
{
    const etch_kernel *k = step->kernel;
    bool in_body = k->reduced && is_stored_in_body(k, o);
    for (uint32_t c = 0; k->reduced && c < k->n_code; c++)
        if (k->code[c].op == ETCH_KOP_LOAD && k->code[c].operand == i && (c < k->n_body) != in_body)
            return false;
    return true;
}

bool etch__step_writes_over(const etch_plan_body *b, const etch_step *step, const etch_step_part *part, uint32_t i,
                            uint32_t o)
{
    bool is_kernel = step->kind == ETCH_STEP_KERNEL && is_read_as_written(step, i, o);
    bool is_call = is_call_over(step) && i == 0;
    uint32_t root = b->values.at[part->in[i]].root;
    const etch_plan_value *v = &b->values.at[root];
    if ((!is_kernel && !is_call) || v->dtype == ETCH_STRING || v->is_shared)
        return false;
    for (uint32_t j = 0; j < part->n_in; j++) { /* read in another way, too: a transposed view of it, say */
        bool is_same = part->in[j] == part->in[i];
        if (j != i && (is_same ? is_call || !is_read_as_written(step, j, o) : b->values.at[part->in[j]].root == root))
            return false;
    }
    return true;
}

bool etch__step_grows(const etch_step *step)
{
    return step->kind == ETCH_STEP_CALL && etch__ops[step->op].flags & ETCH_FLAG_GROWS;
}

/* Has the result the same place if it is written over the operand? What grows does, as long as there is room. */
static bool has_place_of(const etch_plan_body *b, etch_ctx *cx, const etch_step *step, const etch_plan_value *from,
                         const etch_plan_value *to)
{
    return etch__step_grows(step) || etch__take_equal_room(cx, b->graph, from->val, to->val);
}

static etch_status list_pairs(etch_plan_body *b, etch_ctx *cx, uint32_t s, const etch_step_part *part)
{
    for (uint32_t i = 0; i < part->n_in; i++) {
        const etch_plan_value *from = &b->values.at[part->in[i]];
        if (from->storage != ETCH_AT_INPUT || from->last_step != s)
            continue;
        for (uint32_t o = 0; o < part->n_out; o++) {
            if (!etch__step_writes_over(b, &b->steps.at[s], part, i, o))
                continue;
            const etch_plan_value *to = &b->values.at[part->out[o]];
            const etch_plan_pair pair = { from->index, to->index, s >= b->first_sure_step };
            if (to->storage == ETCH_AT_OUTPUT && has_place_of(b, cx, &b->steps.at[s], from, to) &&
                !ETCH_VEC_PUSH(&b->pairs, cx->alloc, pair))
                return etch__fail_nomem(cx);
        }
    }
    return ETCH_OK;
}

/* A list that is written several times on its way to an output is in that output's tensor all the way. */
void etch__plan_chains(etch_plan_body *b)
{
    for (uint32_t s = (uint32_t)b->steps.n; s-- > 0;) {
        const etch_step *step = &b->steps.at[s];
        etch_step_part whole = etch__step_part(step, 0);
        if (!etch__step_grows(step) || !etch__step_writes_over(b, step, &whole, 0, 0))
            continue;
        etch_plan_value *from = &b->values.at[step->in[0]];
        const etch_plan_value *to = &b->values.at[step->out[0]];
        bool is_made_here = from->storage == ETCH_AT_SLOT || from->storage == ETCH_AT_DYNAMIC;
        if (to->storage == ETCH_AT_OUTPUT && is_made_here && from->last_step == s) {
            from->storage = ETCH_AT_OUTPUT;
            from->index = to->index;
        }
    }
}

void etch__plan_sure_steps(etch_plan_body *b)
{
    b->first_sure_step = (uint32_t)b->steps.n;
    if (hands_over_surely(b))
        while (b->first_sure_step > 0 && is_sure(b, &b->steps.at[b->first_sure_step - 1]) &&
               !makes_indices(b, b->first_sure_step - 1))
            b->first_sure_step--;
}

etch_status etch__plan_in_place(etch_plan_body *b, etch_ctx *cx)
{
    b->runs_host_code = etch__graph_has_flags(b->graph, ETCH_FLAG_HOST);
    etch__plan_sure_steps(b);
    for (uint32_t s = 0; s < b->steps.n; s++)
        for (uint32_t i = 0; i < b->steps.at[s].n_members; i++) {
            etch_step_part part = etch__step_part(&b->steps.at[s], i);
            ETCH_TRY(list_pairs(b, cx, s, &part));
        }
    bool is_any_sure = false;
    for (size_t i = 0; i < b->pairs.n; i++)
        is_any_sure |= b->pairs.at[i].is_sure;
    if (!is_any_sure)
        b->first_sure_step = (uint32_t)b->steps.n; /* nobody can ask for it */
    return ETCH_OK;
}

bool etch__plan_writes_over(etch_plan *p, int input, int output, bool is_surely)
{
    const etch_plan_body *b = atomic_load_explicit(&p->newest, memory_order_acquire);
    if (!b || p->source || p->options.finds_nans || b->runs_host_code)
        return false;
    for (size_t i = 0; i < b->pairs.n; i++)
        if (b->pairs.at[i].input == (uint32_t)input && b->pairs.at[i].output == (uint32_t)output)
            return b->pairs.at[i].is_sure || !is_surely;
    return false;
}
