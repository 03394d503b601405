/* Strips: steps of a loop's turn that need of each other no more than the same rows are done row by row: each thread does all of them for some rows, as parts of the
 * turn's products are made of.
 *
 * Steps of a turn are small: an LSTM's of 32 words take 1 to 20 us. Shared out one by one, each waits for the other threads twice, and reads from their caches what they
 * wrote in the step before; done by one thread, it reads from there as well. In a strip threads meet once a turn, and find all but what all of them read (the
 * weights) where they left it.
 *
 * Strips are for products of matrices, sweeps (sweep.c) for all else. There may be sweeps in a strip: they are run as such where the strip is not worth it at
 * the present sizes (sweep_cut.c). Rows of a product are made as they are in a call of their own (kernel/call/matmul.c), so the bits are the same.
 *
 * What must stay true: as of sweeps. All that a strip makes is there as a whole, so what is between its steps may be a view of some columns of it. */
#include "runtime/sweep_axes.h"

#include "ops/ops.h"

#include <etch/ops.h>

/* Rows are the first axis of x and of the result, and of nothing else. */
static bool is_product_of_rows(const etch_plan_body *b, const etch_step *step)
{
    return etch__is_float_product(b, step) && etch__value_rank(b, step->out[0]) == 2 &&
           !((const etch_attrs_matmul *)step->attrs)->transpose_x;
}

static bool can_be_stripped(const etch_plan_body *b, const etch_step *step)
{
    if (step->n_out == 0)
        return false;
    bool can = etch__is_sweepable_kernel(b, step) || is_product_of_rows(b, step) ||
               (etch__is_row_move(b, step) && step->n_in <= ETCH_SWEPT_MAX_MOVED);
    return can && etch__has_static_axis(b, step, 0);
}

/* A view of some columns of what the steps from .. to make, which the run can take before they have. */
static bool is_row_view(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_step *step)
{
    if (step->kind != ETCH_STEP_VIEW || step->n_symbols || step->code_begin != step->code_end ||
        !b->values.at[step->out[0]].has_static_dims || !etch__view_keeps_axes(b, step->out[0], 0))
        return false;
    for (uint32_t i = 1; i < step->n_in; i++)
        for (uint32_t s = from; s < to; s++)
            if (etch__makes(b, &b->steps.at[s], step->in[i]))
                return false;
    return true;
}

/* The steps from *begin on that are a strip; behind the last one. What stands in between and can come first does, and moves *begin. */
static uint32_t find_end(etch_plan_body *b, uint32_t *begin)
{
    uint32_t end = *begin, n_products = 0, n_others = 0, last = *begin;
    for (; end < b->steps.n && end - *begin < ETCH_MAX_STRIPPED; end++) {
        const etch_step *step = &b->steps.at[end];
        if (can_be_stripped(b, step) && (end == *begin || etch__fits(b, *begin, end, step, 0))) {
            n_products += step->kind == ETCH_STEP_CALL && step->op == ETCH_OP_matmul;
            n_others += step->kind == ETCH_STEP_KERNEL || step->op != ETCH_OP_matmul;
            last = end;
        } else if (end == *begin) {
            break;
        } else if (etch__can_go_ahead(b, *begin, end, step)) {
            etch__move_ahead(b, (*begin)++, end);
            last++;
        } else if (!is_row_view(b, *begin, end, step)) {
            break;
        }
    }
    return n_products > 0 && n_others > 0 ? last + 1 : *begin;
}

void etch__plan_strips(etch_plan_body *b)
{
    for (uint32_t s = 0; s < b->steps.n; s++) {
        uint32_t end = find_end(b, &s), n = end - s;
        b->steps.at[s].n_stripped = n;
        b->steps.at[s].i_stripped = b->n_swept;
        b->n_sweeps += n > 0;
        b->n_swept += n;
        s += n > 0 ? n - 1 : 0;
    }
}
