/* Sweeps: kernels that follow each other and go over the same first axis are run piece by piece together, so that what one of them writes is in the cache when
 * the next one reads it: the passes of a softmax or of a normalization over rows, and what stands around them. Products of a batch are taken along: with those
 * around a softmax, which are attention, scores are made, used and forgotten a few matrices at a time.
 *
 * A piece is a range of the first axis; or, where one index of that is too much or there are too few, a range of the next one at one index of the first, and so on, as
 * far as all steps keep these axes. Behind the axes of products' batches come their rows: of long sequences there are never more scores than those of some rows. Gradients
 * of keys and values are sums over these rows, to which each piece adds. Such pieces come in turn, and are as large as the parts that the products are made of anyway. Which steps a sweep has and how deep it can go is decided when the plan is made, by their axes; whether it is worth it, and
 * what a piece is, when sizes are bound (sweep_cut.c). Each element is computed as without it, so the bits are the same.
 *
 * What must stay true: no step of a sweep reads a piece that another one of it has yet to write, and a value's memory is not given to another one before
 * the sweep ends (memory.c), except to a result that is written over it element by element. A value that only one sweep uses has memory for one piece per thread. */
#include "runtime/sweep_axes.h"
/* Can the step be part of a sweep at all? Products are whole in it. */
static bool can_be_swept(const etch_plan_body *b, const etch_step *step)
{
    bool is_batch = step->n_out > 0 && etch__value_rank(b, step->out[0]) > 2 && etch__is_float_product(b, step);
    return step->n_out > 0 && (is_batch || etch__is_sweepable_kernel(b, step)) && etch__has_static_axis(b, step, 0);
}

/* Does it read what one of the others makes or reads, so that something is gained? */
static bool gains(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_step *step)
{
    for (uint32_t i = 0; i < step->n_in; i++)
        for (uint32_t s = from; s < to; s++)
            if (etch__reads_along(b, &b->steps.at[s], b->values.at[step->in[i]].root, 0))
                return true;
    return false;
}

static bool may_join(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_step *step)
{
    return can_be_swept(b, step) && (from == to || (etch__fits(b, from, to, step, 0) &&
                                                    (etch__is_float_product(b, step) || gains(b, from, to, step))));
}

/* The steps from *begin on, before `limit`, that are a sweep; behind the last one. A product may join for those behind it to gain; views that stand in between come
 * first, and move *begin. */
static uint32_t find_end(etch_plan_body *b, uint32_t *begin, uint32_t limit)
{
    uint32_t end = *begin, n_kernels = 0;
    for (; end < limit && end - *begin < ETCH_MAX_SWEPT; end++)
        if (!may_join(b, *begin, end, &b->steps.at[end])) {
            if (end == *begin || !etch__can_go_ahead(b, *begin, end, &b->steps.at[end]))
                break;
            etch__move_ahead(b, (*begin)++, end);
        }
    while (end > *begin + 1 && !gains(b, *begin, end - 1, &b->steps.at[end - 1]))
        end--;
    for (uint32_t i = *begin; i < end; i++)
        n_kernels += b->steps.at[i].kind == ETCH_STEP_KERNEL;
    return end > *begin + 1 && n_kernels > 0 ? end : *begin + 1;
}

/* Can the step do pieces of this axis? Results run along it by themselves; of what is read from outside, any one axis may. */
static bool can_cut_step(const etch_plan_body *b, uint32_t from, uint32_t s, int axis)
{
    const etch_step *step = &b->steps.at[s];
    if (!etch__keeps_axis(b, step, axis) || !etch__fits(b, from, s, step, axis))
        return false;
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++)
        if (etch__axis_along(b, step, i, axis) == ETCH_SEVERAL_AXES ||
            (i >= step->n_in && !step->adds_pieces && etch__way_of(b, step, i, axis) != ETCH_ALONG))
            return false;
    return true;
}

static bool can_cut(const etch_plan_body *b, uint32_t from, uint32_t to, int axis)
{
    for (uint32_t s = from; s < to; s++)
        if (!can_cut_step(b, from, s, axis))
            return false;
    return true;
}

/* What is added up is there behind the last piece. */
static bool is_read_before_the_end(const etch_plan_body *b, uint32_t from, uint32_t to)
{
    for (uint32_t s = from; s < to; s++)
        for (uint32_t t = s + 1; t < to && b->steps.at[s].adds_pieces; t++)
            for (uint32_t i = 0; i < b->steps.at[t].n_in; i++)
                if (b->values.at[b->steps.at[t].in[i]].root == b->values.at[b->steps.at[s].out[0]].root)
                    return true;
    return false;
}

static bool has_rows_at(const etch_plan_body *b, const etch_step *step, int axis)
{
    return step->kind == ETCH_STEP_CALL && axis == etch__value_rank(b, step->out[0]) - 2;
}

/* The same for an axis at which all products have their rows, or what they add up. Adding what is there in pieces is the way if keeping rows is not. */
static bool can_cut_products(etch_plan_body *b, uint32_t from, uint32_t to, int axis)
{
    for (uint32_t s = from; s < to; s++) {
        etch_step *step = &b->steps.at[s];
        if (step->kind == ETCH_STEP_CALL && !has_rows_at(b, step, axis))
            return false;
        bool can = can_cut_step(b, from, s, axis);
        if (!can && step->kind == ETCH_STEP_CALL) {
            step->adds_pieces = true;
            can = can_cut_step(b, from, s, axis);
        }
        if (!can)
            return false;
    }
    return !is_read_before_the_end(b, from, to);
}

static bool are_rows(const etch_plan_body *b, uint32_t from, uint32_t to, int axis)
{
    bool are = false;
    for (uint32_t s = from; s < to; s++)
        are |= has_rows_at(b, &b->steps.at[s], axis);
    return are;
}

static void find_depth(etch_plan_body *b, uint32_t from, uint32_t to)
{
    etch_step *first = &b->steps.at[from];
    int axis = 1;
    while (axis < ETCH_MAX_RANK && !are_rows(b, from, to, axis) && can_cut(b, from, to, axis))
        axis++;
    first->cuts_products = axis < ETCH_MAX_RANK && are_rows(b, from, to, axis) && can_cut_products(b, from, to, axis);
    for (uint32_t s = from; s < to; s++)
        b->steps.at[s].adds_pieces &= first->cuts_products;
    first->sweep_depth = (uint32_t)(first->cuts_products ? axis : axis - 1);
}

static bool is_seen_before(const etch_step *steps, uint32_t s, uint32_t i)
{
    uint32_t value = etch__step_operand(&steps[s], i);
    for (uint32_t t = 0; t <= s; t++)
        for (uint32_t j = 0; j < (t == s ? i : steps[t].n_in + steps[t].n_out); j++)
            if (etch__step_operand(&steps[t], j) == value)
                return true;
    return false;
}

static void find_seen(etch_step *steps, uint32_t n)
{
    for (uint32_t s = 0; s < n; s++) {
        steps[s].seen_before = 0;
        for (uint32_t i = 0; i < steps[s].n_in + steps[s].n_out; i++)
            steps[s].seen_before |= is_seen_before(steps, s, i) ? UINT64_C(1) << i : 0;
    }
}

static void find_sweeps(etch_plan_body *b, uint32_t s, uint32_t limit)
{
    while (s < limit) {
        uint32_t end = find_end(b, &s, limit), n = end - s > 1 ? end - s : 0;
        b->steps.at[s].n_swept = n;
        if (n > 0) {
            find_depth(b, s, end);
            find_seen(&b->steps.at[s], n);
        }
        b->steps.at[s].i_swept = b->n_swept;
        b->n_sweeps += n > 0;
        b->n_swept += n;
        s = end;
    }
}

/* A strip has all of a sweep or nothing. */
void etch__plan_sweeps(etch_plan_body *b)
{
    for (uint32_t s = 0; s < b->steps.n;) {
        uint32_t limit = s + b->steps.at[s].n_stripped;
        while (limit == s || (limit < b->steps.n && !b->steps.at[s].n_stripped && !b->steps.at[limit].n_stripped))
            limit++;
        find_sweeps(b, s, limit);
        s = limit;
    }
}

/* ------------------------------------------------------------------------------------------------ values of one sweep alone */

/* Is there an operand of the steps in the value's slot that is there as a whole? */
static bool meets_whole(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_plan_value *v)
{
    for (uint32_t s = from; s < to; s++)
        for (uint32_t i = 0; i < b->steps.at[s].n_in + b->steps.at[s].n_out; i++) {
            const etch_plan_value *other = &b->values.at[b->values.at[etch__step_operand(&b->steps.at[s], i)].root];
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
